import type { Mark } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { actBehind, isSaidBehind, wordsBesideAct, wordsFollow } from './english-words-follow.ts';
import type { Said } from './said.ts';

/** How words begin that are spoken, behind a colon that no verb of saying stands before: "he leaned down: you can't park here". */
const spoken =
	/^(?:don't|dont|do|go|come|stop|run|look|wait|be|get|take|leave|hold|stay|let|never|you|you're|your|not|no|yes|hurry|wake|open|close|follow|keep|give|you've|you'll|listen|please|sorry|welcome|remember|forget|hide|swim|where|why|who|what|i'm|i've|i'll|it's|that's|this|we've|we're|help|mind|they're|there's|somebody|nobody|well|oh|ah|eat|drink|sit|stand|turn|walk|put|sing|dance|climb|sleep|breathe|jump|drop|push|pull|read|write|count|choose|bring|hush)$/i;
/** What is written or announced stands behind a colon, too. */
const writing =
	/\b(?:notice|sign|note|letter|message|text|screen|label|card|poster|voice|tannoy|announcement|headline|email|postcard|speaker|radio|ticket|envelope|phone)(?: (?!i\b|we\b|he\b|she\b)\S+){0,5}$/i;

/** "And she: none": who answers stands alone before the colon. */
const answering = /(?:^|[,;?!]\s*)(?:and|then) (?:he|she|it|they|(?:my|the) [a-z]+)$/i;

/** "Take this, she said": the words stand before the verb and who says them. */
const inverted =
	/(?:^|[.!?]\s+|["“”]\s*)([^.!?"“”:]{2,120}?(?:,|[?!]))\s+(?:i|he|she|it|they|everyone|everybody|someone|somebody|mum|mom|dad|nan|gran|grandma|grandad|(?:my|the|a|an|his|her|our) (?:\p{L}+ ){0,2}\p{L}+) (?:said|says|whispered|shouted|murmured|muttered|yelled|announced|replied|told me|asked|asks|cried|called|screamed|begged|(?:kept|keeps) (?:asking|saying|shouting|whispering|repeating))(?=\s*(?:[.!?\n]|$)|,? (?:and|as|before|from|in|with|then|very|quietly|softly|to me|to us)\b)/giu;

/** "And said in unison, we've been waiting", "she went, you're late": a manner or a comma between the verb and the words. */
const withManner =
	/\b(?:said|whispered|shouted|chanted|replied|answered|called|says|asked|announced|repeated|yelled|hissed|murmured|(?:told|asked) (?:me|us))(?: \w+ly)?(?: (?:across|out|over|down|up|back|after|through [^,.]{3,20}?))? (?:in unison|all together|together|as one|out loud|very \w+|over and over(?: again)?|again|(?:in|with) an? (?:\p{L}+[ -]){0,3}(?:voice|whisper|accent|tone)|to (?:me|us|him|her|nobody|no one|the \p{L}+)|(?:through|across|from|over|behind|up|down) (?:the|a|his|her|my) \p{L}+|in(?:to)? (?:my|his|her) ear|(?:quietly|softly|calmly|sadly|loudly|gently|slowly|clearly|kindly))(?:,\s+|\s+(?=(?:(?:it|that|there|what|who|where)['’]s|i['’](?:m|ve|ll)|i (?:can|can['’]t|am|have|will|won['’]t|don['’]t|know)|we['’](?:re|ve|ll)|you['’](?:re|ve|ll)|don['’]t|the \p{L}+['’]s)\s|(?:did|do|are|is|can|have|has|where|why|will|don['’]t|you['’]re)\s+(?:you|your|we|it|i|the|my|that|this)\b))([^.!?"“”\n]+)|\b(?:and|she|he|they|it|mum|mom|dad|nan|just) (?:went|goes|(?:was|were|is|'s|’s) (?:like|all)),\s+([^.!?"“”\n]+)/giu;

/** "And he went you're next", "dad with his sandwich going nice day for it": talk behind "went" and "going", by how it begins. */
const wentOn =
	/(?:\b(?:and|he|she|they|it|mum|mom|dad|nan|just|who|(?:my|the) \p{L}+) (?:just )?(?:went|turned round and went|kept going|keeps going|keeps on)|(?<!\b(?:am|are|is|be|been|keep|it's|it’s|i'm|i’m) )\bgoing) ((?:oh|ooh|aye|nope|nah|yeah|well (?:i|you|that|at|we|it|done)|you['’]?(?:re|ve|ll)|you (?:always|never|worry|look|know|can|should|need|have|are|must|don['’]t)|i['’]?m|i['’](?:ve|ll)|it['’]s|that['’]s|don['’]?t|what['’]s|where['’]s|who['’]s|there['’]s|we['’]re|let['’]s|sorry|excuse me|please|nice (?:day|one|to|weather|try)|lovely (?:day|weather|to)|mind (?:the|your|out|how)|hello|hi (?!up)|thank you|thanks|wake up|come (?:on|here|in)|look at|any more|are you|do you|have you|can you|where['’]?(?:s|re)|where (?:is|are))\b[^.!?"“”\n]+)/giu;

/** "My boss told me straight, you're not on the list": a few words of manner before the comma. */
const toldSomehow =
	/\b(?:said|says|told (?:me|us|him|her)|tells (?:me|us)|asked (?:me|us)|whispered|shouted|announced|explained|replied|answered|warned (?:me|us)|called) ((?!(?:that|to|if|whether|how|what|where|who|why|about|not|it|he|she|i|they|we|you|there|goodbye|hello|nothing|something|and|but|so|when|as)\b)[\p{L}’'-]+(?: (?!(?:that|if|and|but|so|when|as|it|i)\b)[\p{L}’'-]+){0,5}),\s+((?:don['’]?t|you['’]?(?:re|ve|ll)|you (?:are|can|have|must|will|left|forgot)|it['’]s|that['’]s|there['’]s|they['’]re|i['’]m|we['’]re|come|go|stop|wait|please|where|what|who|why|well|oh|mind|sorry|welcome|never|no)\b[^.!?"“”\n]+)/giu;
/** "She says beta, come inside": whom it is said to is a part of the words. */
const vocative =
	/^(?:beta|beti|love|darling|mate|pet|son|sweetheart|sweetie|child|honey|baby|babe|dear|habibi|hen|lad|lass|girl|boy|mum|mummy|mom|dad|daddy|brother|sister|bro|sir|madam|miss|oga|pikin|friend|ladies|everyone|lads|folks)$/i;
/** Where the telling is taken up again behind it. */
const tellingOn =
	/(?:,\s*(?:and|then|but|so|(?:he|she|they|it|nobody|no one|everyone) (?:just |only )?(?:shrugged|laughed|smiled|nodded|looked|pointed|walked|turned|left|vanished|didn['’]?t))\b| and (?:carried|went|walked|handed|turned|left|then|he|she|i|we|it|they|my|there|nobody|the|his|her)\b).*$/i;

/** "Come in, she said, and shut the window": behind it the telling goes on. */
const toldOn =
	/^(?:and|then|but|as|before|while|with|without|when|so|still|quite|very|handing|\p{L}+ly|\p{L}{3,}ing)\b/iu;

/** "Off we pop then, says he." */
const saidBefore =
	/(?:^|[.!?]\s+)([^.!?"“”:]{2,120}?),\s+(?:says|said|goes|asks) (?:he|she|they|it|(?:my|the|our) \p{L}+)(?=\s*(?:[.,!?\n]|$)| and\b)/giu;
/** "Come home. That was all she said." */
const saidAll =
	/(?:^|[.!?]\s+)([^.!?"“”\n]{2,80})[.!?]\s+(?:that|this|it) (?:was|is) (?:all|the (?:only|last|first) thing|everything) (?:that )?(?:he|she|it|they|i|mum|mom|dad|anyone|(?:my|the) \p{L}+) (?:ever |would |could )?(?:said|say|says|wrote)\b/giu;
/** "We're closed for the flood, she said, try the moon." */
const parted =
	/(?:^|[.!?]\s+)([^.!?"“”:,]{2,120}?),\s+(?:he|she|it|they|mum|mom|dad|nan|(?:my|the|a|an) (?:\p{L}+ )?\p{L}+) (?:said|says|whispered|shouted|murmured|replied|answered|goes),\s/giu;

/** "Behind me my father's voice, don't turn round": a voice or something written, and a bidding behind the comma. */
const voiced =
	/\b(?:voice|voices|whisper|shout|tannoy|loudspeaker|megaphone|intercom|announcement|message|text|note|sign|banner|headline)(?: (?!(?:and|but|who|that|which|i|we|he|she)\b)[\p{L}’'-]+){0,6},\s+((?:don['’]?t|do not|come|wake|run|stop|you['’]?re|you (?:are|can|must|have|will|left|forgot)|get (?:out|up|off|in|down)|leave|help|where (?:are|is|have|did)|turn|go (?:on|back|home|away|now)|look|remember|mind the|please|hurry|welcome|we['’]re|it['’]s (?:me|time|too late|only)|i['’]m (?!not sure)|never|wait|hold on|open|close|let (?:me|go|us))\b[^.!?"“”\n]*)/giu;

/** "My dad leaned in, you'll need the other key": an act, and behind the comma words to somebody. */
const spokenBesideAct =
	/\b(?:leaned|leant|leans|bent|bends|turned|turns|looked up|looks up|looked at|looks at|winked|nodded|smiled|laughed|pointed|shrugged|sighed|waved)(?: [\p{L}’'-]+){0,4},\s+((?:don['’]?t|you['’](?:re|ll|ve)|you (?:are|can|must|will)|we['’](?:re|ve)|it['’]s (?:time|too late|only|your|me)|come (?:on|in|here|home|with)|wake up|not (?:yet|today|now|you)|are you|do you|have you|welcome)\b[^.!?"“”\n]*)/giu;

/** "I heard somebody whisper it's nearly time". */
const heardSay =
	/\b(?:heard|hear|made|let) (?:him|her|them|me|it|someone|somebody|everyone|mum|mom|dad|(?:a|the|my|his|her) (?:\p{L}+ ){0,2}\p{L}+) (?:say|whisper|call|shout|scream|yell|cry|mutter|murmur|sing|announce)(?: out)?,? ((?:don['’]?t|you['’]?(?:re|ve|ll)|you (?:are|can|must|will|have)|it['’]s|that['’]s|there['’]s|i['’]m|we['’]re|come|go|run|stop|wait|help|get|wake|where (?:are|is)|who['’]?s|what (?:are|is)|sorry|welcome|not yet|goodbye (?:my|love|darling)|no\b(?! (?:one|words?)))[^.!?"“”\n]*)/giu;

/** "A sign over the gate read NO SWIMMING", "somebody had written YOU WERE HERE": capitals are what is written. */
const inCapitals =
	/\b(?:read|reads|reading|saying|said|says|written|wrote|writing|painted|carved|scrawled|spelled|spelt|letters|sign|signs|headline|banner|stamped|flashing|flashed)(?: \p{Ll}+){0,4}:?\s+(\p{Lu}{2,}(?:['’]\p{Lu}+)?(?:[ ,]+\p{Lu}+(?:['’]\p{Lu}+)?)+)(?!\p{L})/gu;

/** "All she said was bring a coat". */
const onlySaid =
	/\b(?:all|only thing|last thing) (?:he|she|it|they|i|mum|mom|dad|anyone|everyone) (?:ever |would |could |just )?(?:said|say|says) (?:to me )?(?:was|is),? ((?:don['’]?t|you['’]?(?:re|ve|ll)|you (?:are|can|must|will)|it['’]s|that['’]s|i['’]m|we['’]re|come|go|run|stop|wait|get|wake|bring|take|look|leave|mind|close|open|where|who['’]?s|what|why|sorry|welcome|not)\b[^.!?"“”\n]*)/giu;

/** "I asked him is this all of them": a question in its own order, behind whom it is asked. */
const askedStraight =
	/\b(?:asked|asks|asking|said to|says to) (?:him|her|them|me|us|it|everyone|everybody|(?:the|my|his|her|a) \p{L}+),? ((?:(?:what|where|who|why|how|when|which \p{L}+),? )?(?:is|are|do|does|can|will|have|has|am|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t|haven['’]t) (?:(?:i|you|it|he|she|we|they|this|that|these|those|there|my|your|our|the|his|her|any|anyone|somebody|someone|everyone)\b)[^.!?"“”\n]*\??|(?:what|where|who)['’]s (?!(?:left|wrong with (?:him|her|them))\b)\p{L}+[^.!?"“”\n]*)/giu;

const isWithin = (found: readonly Said[], from: number, to: number) =>
	found.some(({ where: [start, end] }) => from < end && to > start);

/** What English tells as said by a colon, by a verb behind the words, or by one that a manner parts from them. */
export function saidInEnglish(
	text: string,
	words: readonly Word[],
	verbs: readonly Match<Mark>[],
	quoted: readonly Said[],
	after: RegExp,
): Said[] {
	const found: Said[] = [];
	const add = (spokenWords: string, from: number, isAnswer = false) => {
		const letters = spokenWords.trim();
		const to = from + spokenWords.length;
		if (!letters || isWithin([...quoted, ...found], from, to)) return;
		const near = verbs.find(({ last }) => {
			const verb = words[last];
			return verb && ((verb.to <= from && from - verb.to < 40) || (verb.from >= to && verb.from - to < 40));
		});
		found.push({
			words: letters,
			where: [from, to],
			reported: false,
			verb: near?.last ?? null,
			myself: near?.label === 'saidMyself' && !isAnswer,
		});
	};
	for (const match of text.matchAll(/([^.!?\n:]*):\s+(?!["“'‘])([^.!?\n]+)/g)) {
		const [, before = '', behind = ''] = match;
		const isAnswer = answering.test(before.trim());
		const isSpoken = spoken.test(/^[\p{L}'’]+/u.exec(behind)?.[0]?.replaceAll('’', "'") ?? '');
		if (isSpoken || isAnswer || writing.test(before.trim()))
			add(behind, match.index + match[0].length - behind.length, isAnswer);
	}
	for (const match of text.matchAll(inverted)) {
		const own = match[1]?.replace(/,$/, '') ?? '';
		add(own, match.index + match[0].indexOf(own));
	}
	for (const match of text.matchAll(wentOn)) {
		const whole = match[1] ?? '';
		add(whole.replace(tellingOn, ''), match.index + match[0].length - whole.length);
	}
	for (const match of text.matchAll(wordsFollow)) {
		const own = match[1] ?? '';
		if (!isSaidBehind(match[0], own)) continue;
		const resumed = after.exec(own)?.index ?? 0;
		// "It wrote SORRY on the mirror": capitals are what is written.
		const capitals = /^\p{Lu}{3,}(?:\s+\p{Lu}+(?!\p{L}))*(?=\s+\p{Ll})/u.exec(own)?.[0];
		const letters = (capitals ?? (resumed > 0 ? own.slice(0, resumed) : own))
			.replace(actBehind, '')
			.replace(tellingOn, '');
		add(letters, match.index + match[0].length - own.length);
	}
	for (const pattern of [inCapitals, onlySaid, voiced, spokenBesideAct, wordsBesideAct, heardSay, askedStraight])
		for (const match of text.matchAll(pattern)) {
			const whole = match[1] ?? '';
			add(whole.replace(tellingOn, ''), match.index + match[0].length - whole.length);
		}
	for (const match of text.matchAll(toldSomehow)) {
		const [, manner = '', own = ''] = match;
		if (spoken.test(manner.split(' ')[0] ?? '') || vocative.test(manner)) continue;
		add(own, match.index + match[0].length - own.length);
	}
	for (const match of [...text.matchAll(saidBefore), ...text.matchAll(saidAll)]) {
		const own = match[1] ?? '';
		add(own, match.index + match[0].indexOf(own));
	}
	for (const match of text.matchAll(parted)) {
		const own = match[1] ?? '';
		const isSpoken =
			own.split(/\s+/).length < 3 || spoken.test(/^[\p{L}'’]+/u.exec(own)?.[0]?.replaceAll('’', "'") ?? '');
		if (!isSpoken) continue;
		add(own, match.index + match[0].indexOf(own));
		const behind = match.index + match[0].length;
		const rest = /^[^.!?"“”\n]*/.exec(text.slice(behind))?.[0] ?? '';
		if (!toldOn.test(rest)) add(rest.replace(tellingOn, ''), behind);
	}
	for (const match of text.matchAll(withManner)) {
		const own = match[1] ?? match[2] ?? '';
		add(own, match.index + match[0].length - own.length);
	}
	return found;
}
