import type { Language } from '#src/language/languages.ts';
import type { LanguageLexicon, Mark } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { broughtInArabic } from './arabic-messages.ts';
import {
	answeredAt,
	isAskedFrom,
	isUnsaid,
	lastBeforeSpeech,
	namesWords,
	quotesInArabic,
	saidNext,
	saysNothing,
	writtenOn,
} from './arabic-speech.ts';
import { saidBehindColon } from './behind-colon.ts';
import { saidInEnglish } from './english-speech.ts';
import { actBehind } from './english-words-follow.ts';
import { endInPersian, isAskedOfTeller } from './persian-speech.ts';
import type { Said } from './said.ts';
import {
	askedOf,
	criedBehind,
	hearsay,
	isAddressed,
	isAskedAfter,
	isBeforeReport,
	isExclaimed,
	isNotAsked,
	isRepeated,
	isSubject,
	isTalkInPresent,
	lastOfManner,
	opened,
	spokenBefore,
	toldBefore,
} from './spanish-speech.ts';

const quotes =
	/«([^»]+)»|“([^”]+)”|„([^“”]+)[“”]|"([^"]+)"|‹([^›]+)›|‘([^’]{3,})’(?!\p{L})|(?<!\p{L})'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){3,}?)'(?!\p{L})/gu;

/** How Persian speech begins that bids somebody: «صدا زد بیا». */
const isBidden =
	/^(?:بیا|برو|نرو|کجا|پاشو|پاشین|بدو|وایسا|بگیر|ببین|کمک|مواظب|نکن|برنگرد|نیا|نترس|بپر|ندو|صبر|وایستا|نذار|نگو|بگو|فرار|بیدار|پایین|نزن|نخور|نرین|نرید|بیدارشو|برگرد|زود|سلام|اهای|هی$|کجایی|بذار|بخواب|بشین)/;
/** Who is called by it: «صدا زدم مامان، برنگشت». */
export const isCalled = /^(?:مامان|بابا|مادر|پدر|ننه|داداش|ابجی|خدا|خدایا|عزیزم)$/;
const isCalledAlone = (words: readonly Word[], index: number): boolean =>
	isCalled.test(words[index]?.word ?? '') && words[index + 1]?.clause !== words[index]?.clause;
/** How Spanish speech begins that is shouted: "todos gritaban salta". */
const isShouted =
	/^(?:salta|corre|corran|corred|ven|vengan|vete|vayanse|huye|huyan|para|paren|ayuda|ayudame|ayudenme|socorro|auxilio|fuego|cuidado|mira|miren|baja|bajen|sube|suban|fuera|salgan|quieto|quieta|mama|papa|agarrate|sueltame|sueltala|sueltalo|apurate|espera|esperame|callate|despierta|levantate|apaguen|llamen|abre|abran|cierra|viva|bravo|vamos|vamonos|dejame|dejenme|nos|hay|ya|viene|vienen|te|tu|eres|soy|perdon|gracias|basta|adios|goool|gol|escondete|no te|al ladron)$/;
/** "Alguien gritaba bájate": a bidding behind a cry. */
const isBiddenInSpanish = (verb: string, next: string) =>
	/^(?:grit|chill|rog|suplic|rueg)/.test(verb) &&
	/^[a-z]{2,}(?:ate|ete|ame|eme|enme|ense|anse|alo|ala|alos|alas)$/.test(next);

/** Persian words that make another verb of "say". */
const saidWith = /^(?:اذان|دروغ|راست|قصه|شعر|تبریک|تسلیت|ذکر|سخن|خوشامد|متلک|شهادتین|هذیان|لبیک|آمین|امین)$/;
/** Persian cries, and what stands behind one where no words are told: «جیغ زدم صدام درنیومد». */
const criesFa = /^(?:جیغ|داد|فریاد|هوار|نعره|چیغ|ناله)(?: |$)/;
const criesOn =
	/^(?:صدام|صدایم|صداش|صدایی|کسی|هیچکس|هیچکی|هیچ|ولی|اما|از|تا|سر|سرم|سرش|همه|بعد|بعدش|بیدار|نشنید|نشد|یهو|ناگهان|خیلی|بلند|دویدم|فرار|مامانم|بابام)$/;
/** What stands behind a verb of saying where its words are not told. */
const goesOn =
	/^(?:to|at|from|in|into|across|through|over|with|until|so|as|and|but|because|was|out|down|up|when|while|then|back|on|by|like|loudly|again|something|nothing|goodbye|hello)$/;

/** How words begin that are spoken to somebody: "he told me don't move". */
const spokenTo =
	/^(?:don't|dont|do|go|come|stop|run|look|wait|be|get|take|leave|hold|stay|let|never|you|you're|your|youre|it's|not|no|yes|hurry|wake|open|close|follow|keep|give|you've|you'll|you'd|youve|they're|he's|she's|i'd|we'll|we've|well|just|listen|please|sorry|welcome|calm|drop|jump|eat|drink|sit|stand|turn|walk|put|trust|i'm|im|i've|i'll|we're|there's|that's|what|where|why|who|can|are|is|will|have|has|did|do|this|mind|remember|forget|hide|swim|climb|ok|okay)$/;

/** How words begin that are shouted, called or read out: "she kept shouting get out". */
const criedOut =
	/^(?:get|run|come|stop|don't|dont|wait|help|look|hurry|leave|wake|jump|give|let|kiss|sit|stand|dance|sing|eat|drink|drop|shoot|push|pull|climb|catch|take|bring|throw|watch|mind|listen|save|speak|answer|remember|forgive|pray|breathe|welcome|guilty|fire|bomb|thief|shark|police|murder|hide|duck|swim|you're|youre|you've|you'll|you'd|it's|its|i'm|im|i've|i'll|we're|he's|she's|they're|who's|who|where's|keep|follow|faster|next|put|tell|try|turn|pass|surprise|happy|please|please|just|never|mine|mum|mummy|stay|hold|close|open|not|no|yes|we|do|go|you|that's|there's|what|why|is|are|can|where|this)$/;

/** "The radio promised snow": what is promised, and no words; of their own words these have more before them. */
const promises = /^(?:promised|announced|warned|explained|announces)$/;

/** "The horse I had been promised never came". */
const isPassive = (words: readonly Word[], first: number) =>
	/^(?:been|was|were|being|got|is|are)$/.test(words[first - 1]?.word ?? '');

/** English verbs that speak to somebody even without a colon, where such words follow. */
const cries =
	/^(?:screamed|goes|cried|called|screaming|shouting|screams|yells|shouts|yell|shout|yelled|shouted|answered|answers|sobbed|chanted|chanting|calling|crying|repeating|sobbing|asking|telling myself|sighed|added|ordered|mouthed|texted|wailed|sang)$/;

/** "It kept saying my name at the window", "she said goodbye to the cat": no words follow. */
const isOnlyNamed =
	/^(?:numbers|names|prayers|nonsense|rubbish|(?:my|his|her|our|their) (?:prayers?|rosary|shahada|grace|vows|lines|goodbyes|piece|dua)|(?:my|his|her|our|your|their) (?:full |first |middle )?names?|(?:the|my|his|her|a) (?:question|words?|answer|prayer|number|story|poem|rosary|same)|(?:goodbye|hello|goodnight|grace|prayers|mass) (?!i|you|my|love|darling|dear|sweetheart)\w*|(?:anything|everything|much|nothing) ?(?:to|at|about|else|when|and|but|as)?|(?:a|one|another) (?:word|thing|syllable))$/;

const quotesNothing = (gap: string, next: string, third = '') =>
	(!gap.includes(',') && goesOn.test(next)) || isOnlyNamed.test(`${next} ${third}`);

/** "A note saying back in five minutes". */
const isOnPaper = (words: readonly Word[], verb: number) =>
	/^(?:note|sign|message|letter|card|text|label|poster|notice|postcard)$/.test(words[verb - 1]?.word ?? '');

/** "She said because you asked": the words themselves. */
const isBecause = (words: readonly Word[], verb: number) =>
	/^(?:said|says|say|answered|replied)$/.test(words[verb]?.word ?? '') &&
	words[verb + 1]?.word === 'because' &&
	/^(?:you|you're|you've|you'll|it's|i'm|we|we're|your|that's|there's|nobody|they|they're|god)$/.test(
		words[verb + 2]?.word ?? '',
	);

const isOnlyTold = (words: readonly Word[], first: number, last: number, gap: string) =>
	!isOnPaper(words, first) &&
	!isBecause(words, last) &&
	quotesNothing(gap, words[last + 1]?.word ?? '', words[last + 2]?.word);

/** "Off we pop then, says he." */
const isWhoSpeaks = (words: readonly Word[], last: number) =>
	/^(?:he|she|i|they|it)$/.test(words[last + 1]?.word ?? '') && words[last + 2]?.clause !== words[last + 1]?.clause;

/** "She said, softly, not this one": how long what stands between commas is. */
const lengthOfManner = (said: string): number =>
	/^(?:(?:very |quite )?\p{L}+ly|in (?:an? |the |my |his |her )?(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+|without \p{L}+ing(?: \p{L}+)?),\s+/iu.exec(
		said,
	)?.[0].length ?? 0;

/** Whether what follows "it", "my" or "where" is told in the present, as people speak. */
const presentBehind = (third: string, fourth: string) =>
	/^(?:is|isn't|isnt|are|do|don't|does|doesn't|can|can't|will|won't|has|have|grows|comes|goes|takes|looks|belongs|hurts|works|gets)$/.test(
		third,
	) || /^(?:is|isn't|are|do|don't|does|doesn't|can|can't|will|won't|has)$/.test(fourth);

/** How words begin behind "my mum goes", "she was like" and "he went", where nobody would take them for a place or a likeness. */
const talkedOf: Readonly<Record<string, RegExp>> = {
	read: /^(?:come|go|run|don't|dont|stop|help|you|you're|i'm|we|bring|wait|call|sorry|happy|welcome|no|closed|please|back|it's|do|the) \S/,
	goes: /^(?:well(?! (?:with|for|together|beyond|past|and|so|over|on))|oh|ah|ooh|aye|nope|nah|yeah|yep|aw|right(?! (?:through|past|up|down|to|on|into|over|round|by))|ok|okay|hey|hi|hello|sorry|thanks?|love|darling|pet|mate|babe|any(?!where)|have|has|how|could|would|should|so(?! (?:far|fast|quiet|on))|let's|lets|here|there|honestly|sir|excuse|nice|good|next|fair|exact|thought|typical|same|lovely|your|she's|nobody|someone|somebody) \S/,
	like: /^(?:babe|babes|mate|dude|bro|bruv|(?:mum|mummy|dad|daddy|mom) (?!when|used|was|is|had|but|and|or|with|in|at|before)|love|darling|guys|hun|right|hang on|hold on|wake|run|leave|(?:have|has|do|did|are|can|could|would|will|were) (?:you|we)|well|oh|ah|ooh|aye|nope|nah|yeah|yep|aw|ok|okay|hey|hi|hello|sorry|thanks?|how (?:do|did|are|can|is|could)|so (?:what|where|when|who|how)|let's|lets|honestly|excuse|where(?:'s| is| are| did| do)|what(?:'s| is| are| did| do)|why|who(?:'s| is| are)|don't|dont|you(?:'re|'ve|'ll| can| have| need| can't| should| forgot| want)|i(?:'m|'ve|'ll|'d)|im|that's|it's|there's|we(?:'re|'ve| can| need| should)|no|yes|please|stop|wait|come|get) \S/,
};

const written = /^(?:text|note|sign|message|letter|screen|notice|label|card|poster|email|headline|banner|postcard|it)$/;

/** Whether what follows is talk: "and my mum goes well at least he's on time". */
function isTalkedOf(words: readonly Word[], first: number, last: number): boolean {
	const verb = words[last]?.word ?? '';
	if (/^(?:it|that|this|there|which|everything)$/.test(words[first - 1]?.word ?? '')) return false;
	const writes = words.slice(Math.max(last - 2, 0), last).some(({ word }) => written.test(word));
	if (verb === 'read' && !writes) return false;
	const behind = words.slice(last + 1, last + 4).filter(({ sentence }) => sentence === words[last]?.sentence);
	return talkedOf[verb]?.test(behind.map(({ word }) => word).join(' ')) ?? false;
}

/** "He told my husband keep the receipt": the words themselves follow whom they are spoken to. */
function spokenToSomebody(
	text: string,
	words: readonly Word[],
	at: number,
	after: RegExp,
): Pick<Said, 'words' | 'where'> | null {
	const [verb, next, begun] = [words[at], words[at + 1], words[at + 3]];
	if (!verb || !next || !begun || begun.clause !== verb.clause) return null;
	if (!/^(?:told|tells|telling|begged)$/.test(verb.word) || !/^(?:the|my|his|her|our)$/.test(next.word)) return null;
	if (!spokenTo.test(begun.word)) return null;
	const end = endOf(text, begun.from, after);
	return { words: text.slice(begun.from, end).trim(), where: [begun.from, end] };
}

/** "She shouted get out", but not "she shouted no one's name". */
const isCriedOut = (verb: string, next: string, third: string) =>
	cries.test(verb) &&
	((criedOut.test(next) && !(next === 'no' && third === 'one')) ||
		(next === 'it' && /^(?:is|isn't|was|wasn't|hurts|burns|won't)$/.test(third)));

/** "She said it grows back": the present is what was said itself. */
const isToldInPresent = (next: string, third: string, fourth: string, language: string) =>
	(language === 'en' &&
		/^(?:where|how) (?:did|were|have|do|are) (?:you|we|my|they)$/.test(`${next} ${third} ${fourth}`)) ||
	(/^(?:it|my|where|how|a|at|something)$/.test(next) && presentBehind(third, fourth)) ||
	(language === 'en' && next === 'it' && /^(?!was$|its$|always$|perhaps$|sometimes$)[a-z]{3,}s$/.test(third));

/** "I asked him if he was cold": a report in English, where the one asked stands between. */
const indirect =
	/^(?:, [^,.!?]{2,24},\s+that\b|\s+(?:(?:him|her|them|me|us)\s+)?(?:(?:if|whether|(?:would|was|were|had|could|should)\s+(?:i|he|she|we|they))\b|(?:what|where|who|how|which|when)(?: \w+)? to\b|(?:what|where|who|why|how|which|when)(?!\s+(?:is|are|do|does|can|will|have|has|am|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|haven['’]?t)\b)(?: \w+)?\s+(?:i|he|she|it|we|they|my|his|her|the|our|their)\s+(?:\w+\s+)?(?!said|did|do|does|can|will|have|has|are|is\s+(?:i|he|she|it|we|they|you)\b)\w+))/iu;

/** Whether who is asked stands behind the verb, and not what. */
const isAsked = (verb: string, next: string, third: string, fourth: string) =>
	/^(?:asked|told|begged|asks|ask|asking)$/.test(verb) &&
	/^(?:the|my|everyone|everybody|people|someone|somebody|anyone|around|permission|a|an|some|his|her)$/.test(next) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(third) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(fourth);

/** "I asked the guard where the exit was": a report behind whom it is asked. */
const asksOf =
	/^(?:asked|told|begged|asks|tells|asking|telling) (?:the|my|his|her|our|a|an) \S+ (?:if|whether|that|to|how|where|about|what|who|why|when|which)$/;

/** «جیغ زدم صدام درنیومد», but «داد زد فرار کن». */
const isOnlyCry = (words: readonly Word[], first: number, by: number): boolean =>
	criesFa.test(words[first]?.word ?? '') &&
	criesOn.test(words[by + 1]?.word ?? '') &&
	!/^(?:کن|کنید|کنین|برن|بیان|برین|برید|بیاین|بدوین|بدوید|بیرون|فرار)$/.test(words[by + 2]?.word ?? '');

/** Persian: whether no words follow a verb of saying without a colon. */
const isNoSpeechInPersian = (words: readonly Word[], first: number, by: number): boolean =>
	// «صدا زد و رفت»: another verb goes on, nothing is quoted.
	/^(?:و|ولی|اما)$/.test(words[by + 1]?.word ?? '') ||
	// «اذان می‌گفت», «راست می‌گفت»: another verb.
	saidWith.test(words[first - 1]?.word ?? '') ||
	// «به جای داد زدن فقط می‌خندیدم»: what was not said, or when.
	(/^(?:جای|جا|بدون|موقع|وقت|عوض|جز|بجای)$/.test(words[first - 1]?.word ?? '') &&
		/(?:زدن|گفتن|کشیدن|کردن|پرسیدن)$/.test(words[by]?.word ?? '')) ||
	isOnlyCry(words, first, by);

/** «گفت چیزی نیست»: the words themselves; «گفت چیزی که …» is a report. */
const isToldAsSaid = (next: string, third: string, language: string): boolean =>
	language === 'fa' && next !== 'که' && /^(?:نیست|نشد|نشده|نگو|نپرس|نمیشه|نترس)$/.test(third);

/** Verbs behind which a name or a title stands in quotation marks. */
const names = /^(?:called|named|titled|entitled|nicknamed|labelled|labeled|christened|branded|dubbed|termed|played)$/i;

/** Whether the words behind a verb of saying are said to somebody, by how they begin. */
function isToldToSomebody(words: readonly Word[], verb: Word, by: number, language: Language): boolean {
	const [next = '', third = ''] = [words[by + 1]?.word, words[by + 2]?.word];
	if (isBidden.test(next) || isShouted.test(next)) return true;
	switch (language) {
		case 'fa':
			return next === third || isCalledAlone(words, by + 1);
		case 'ar':
			return quotesInArabic(verb, by, words);
		case 'es':
			return (
				isBiddenInSpanish(verb.word, next) ||
				(next === 'no' && /^(?:me|te|lo|la|los|las|nos|le)$/.test(third)) ||
				(/^grit/.test(verb.word) && (next === third || isTalkInPresent(words, by)))
			);
		case 'en':
			return false;
	}
}

/** A verb in the past, as reports have it: "he said he was my brother". */
const inPast = /^(?:was|were|had|would|could|should|might|wasn't|weren't|hadn't|couldn't|wouldn't|didn't)$/;

/** "She said there would be rain", "they said the king was coming", "he told me never to open it": told in the past, or with a "to". */
function isReportedInPast(words: readonly Word[], verb: number): boolean {
	const [next = '', ...behind] = words
		.slice(verb + 1, verb + 5)
		.filter(({ clause }) => clause === words[verb]?.clause)
		.map(({ word }) => word);
	const [third = '', fourth = '', fifth = ''] = behind;
	if (/^(?:not|never)$/.test(next)) return third === 'to';
	if (/^(?:there'd|i'd|he'd|she'd|they'd|we'd)$/.test(next)) return third !== 'better';
	if (/^(?:i|he|she|they|we|there)$/.test(next)) return inPast.test(third) && !(next === 'we' && third === 'should');
	return /^(?:the|his|her|their|our|a|an)$/.test(next) && (inPast.test(fourth) || inPast.test(fifth));
}

/** Where a Persian verb of saying quotes nothing. */
const quotesNothingInPersian = (words: readonly Word[], first: number, by: number, next: string): boolean =>
	isNoSpeechInPersian(words, first, by) ||
	// «صدا زد و رفت»: another verb goes on.
	/^(?:و|ولی|اما)$/.test(next) ||
	// «اذان می‌گفت»، «راست می‌گفت»: another verb.
	saidWith.test(words[first - 1]?.word ?? '') ||
	isOnlyCry(words, first, by);

/** “Come home,” my old grandmother said. */
const saysBehind = /^,?["”’'] (?:my|the|an?|his|her|our) (?:\p{L}+ ){1,3}\p{L}+$/u;

/** All that stands within quotation marks. */
function quotedIn(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const match of text.matchAll(quotes)) {
		const inner = match.slice(1).find((group) => group !== undefined) ?? '';
		const from = match.index + match[0].indexOf(inner);
		const to = from + inner.length;
		const near = verbs.filter(({ last }) => {
			const verb = words[last];
			const isBehind = verb && (Math.abs(verb.from - to) < 12 || saysBehind.test(text.slice(to, verb.to)));
			return verb && (Math.abs(from - verb.to) < 30 || isBehind);
		});
		// "Someone at the back baaed 'louder please'": whatever the verb, it stands right before.
		const voiced = /(?<!\p{L})(\p{L}{2,}ed)[:,]? ?$/iu.exec(
			text.slice(Math.max(match.index - 20, 0), match.index),
		)?.[1];
		const isVoiced = voiced !== undefined && inner.includes(' ') && !names.test(voiced);
		// A single word in quotation marks is a name or a title where nobody says it; a cry is none.
		if (near.length === 0 && !isVoiced && inner.trim().split(/\s+/).length < 3 && !/[!?]$/.test(inner.trim())) continue;
		const [verb] = near;
		found.push({
			words: inner.trim(),
			where: [from, to],
			reported: false,
			verb: verb?.last ?? (isVoiced ? words.findLastIndex((word) => word.to <= from) : null),
			myself: verb?.label === 'saidMyself',
		});
	}
	return found;
}

/** English words that are cried or talked, and told with no verb of saying: "the goldfish mouthed, you've left the iron on". */
function isCryInEnglish(words: readonly Word[], first: number, last: number, by: number, comma: boolean): boolean {
	const [verb, next, third] = [last, by + 1, by + 2].map((at) => words[at]?.word ?? '');
	return (
		isCriedOut(verb ?? '', next ?? '', third ?? '') ||
		isTalkedOf(words, first, last) ||
		(comma && /['’]|^(?:don't|please|where|what|who|why|no|yes|come|stop|wait|sorry)$/.test(next ?? ''))
	);
}

/** All that is said: within quotation marks of any kind, or behind a verb of saying to the end of the sentence. */
export function speechOf(
	text: string,
	words: readonly Word[],
	marks: readonly Match<Mark>[],
	lexicon: LanguageLexicon,
): Said[] {
	const { that, scene, language } = lexicon;
	const verbs = verbsOfSaying(words, marks, language);
	const found = quotedIn(text, words, verbs);
	found.push(...withoutMarks(text, words, verbs, lexicon, found));
	for (const { first, last, label } of verbs) {
		const verb = words[last];
		const by = lastOfVerb(text, words, last, label === 'saidMyself', lexicon);
		const isWritten = language === 'ar' && verb !== undefined && writtenOn.test(words[by + 1]?.word ?? '');
		const next = words[isWritten && /^[وف]?مکتوبا?ه?$/.test(verb.word) ? by + 2 : by + 1];
		if (!verb || !next) continue;
		if (found.some((one) => one.verb === last && one.where[1] <= verb.from)) continue;
		// «نوشته بودم کف دستم»: what one wrote is not told.
		if (language === 'fa' && verb.word === 'نوشته' && /^بود(?:م|یم)$/.test(next.word)) continue;
		if (language === 'es' && (isSubject(text, words, last) || isRepeated(words, last) || isAskedAfter(words, last)))
			continue;
		if (language === 'es' && isNotAsked(words, first) && !/[:"«“]/.test(text.slice(verb.to, next.from))) continue;
		const gap = text.slice(verb.to, next.from);
		// «گفت که برنگرد»: the words themselves are told.
		const toldTo =
			language === 'fa' && next.word === 'که' ? spokenBehindThat(text, words, by + 1, scene.afterSpeech) : null;
		if (toldTo && !found.some(({ where: [from, to] }) => toldTo.where[0] < to && toldTo.where[1] > from)) {
			found.push({ ...toldTo, reported: false, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		if (/[.!?؟\n…]/.test(gap)) continue;
		const colon = /[:：¿¡]/.test(gap);
		if (language === 'fa' && !colon && quotesNothingInPersian(words, first, by, next.word)) continue;
		if (language === 'ar' && !colon && (namesWords.test(next.word) || isUnsaid(words, first, next.word))) continue;
		const after = text.slice(verb.to);
		if (
			found.some(
				// "I asked a woman and she answered: …": what is said behind a colon is no part of a report.
				({ where: [from, to], reported }) =>
					!(reported && colon) && ((from >= verb.from && from - verb.to < 30) || (verb.from >= from && verb.to <= to)),
			)
		)
			continue;
		// "She shouted at me from the garden".
		if (language === 'en' && !colon && (isOnlyTold(words, first, last, gap) || isWhoSpeaks(words, last))) continue;
		// "he said to me: come"
		const toWhom = /^[\s,،]*(?:[\p{L}\p{M}\u200c]+\s+){0,3}[\p{L}\p{M}\u200c]+\s*[:：]\s*/u.exec(after);
		const comma = /,/.test(gap);
		const [third, fourth] = [words[by + 2]?.word ?? '', words[by + 3]?.word ?? ''];
		const toSomebody = language === 'en' ? spokenToSomebody(text, words, last, scene.afterSpeech) : null;
		if (toSomebody) {
			found.push({ ...toSomebody, reported: false, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		// "I asked the police", "he told my mother": who is asked, not what.
		if (language === 'en' && !colon && !comma && isAsked(verb.word, next.word, third, fourth)) continue;
		if (language === 'en' && !colon && !comma && promises.test(verb.word) && isPassive(words, first)) continue;
		const isPresent = isToldInPresent(next.word, third, fourth, language);
		const tells = words.slice(first, last + 1).some(({ word }) => /^(?:told|tells?|telling|me)$/.test(word));
		const isReported =
			language === 'en'
				? !comma &&
					((that.has(next.word) && !isPresent) ||
						isReportedInPast(words, last) ||
						asksOf.test(`${verb.word} ${next.word} ${third} ${fourth}`) ||
						(promises.test(verb.word) && !spokenTo.test(next.word)) ||
						(tells && !(spokenTo.test(next.word) || /^(?:said|says)$/.test(words[first]?.word ?? ''))))
				: (that.has(next.word) &&
						!isExclaimed(text, words, by) &&
						!(language === 'es' && isAddressed(next.word, third)) &&
						!(language === 'ar' && isAskedFrom(words, by + 1))) ||
					(/^(?:told|me)$/.test(verb.word) && !comma);
		if (language === 'es' && !colon && !toWhom && isBeforeReport(words, by, next.word)) {
			const begin = askedOf(words, by);
			const whole = begin ? endOf(text, begin.to, scene.afterSpeech) : 0;
			const where = [begin?.from ?? 0, begin ? endOfReport(text, begin, whole, language) : 0] as const;
			if (begin) found.push({ words: '', where, reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const report = !colon && !isToldAsSaid(next.word, third, language) && (isReported || indirect.test(after));
		const phrase =
			language === 'fa'
				? words
						.slice(first, last + 1)
						.map(({ word }) => word)
						.join(' ')
				: verb.word;
		const isCry = language === 'en' && isCryInEnglish(words, first, last, by, comma);
		const isQuoted = isCry || isToldToSomebody(words, verb, by, language);
		const isHearsay = language === 'es' && next.word === 'que' && hearsay.test(verb.word);
		if (!colon && !toWhom && !isQuoted && !isHearsay && scene.onlyWithColon?.test(phrase)) continue;
		if (report && !toWhom && !(isCry && next.word === 'it')) {
			const end = Math.min(
				endOfReport(text, next, endOf(text, next.from, scene.afterSpeech), language),
				language === 'ar' ? saidNext(words, by, verbs) : text.length,
			);
			found.push({ words: '', where: [next.from, end], reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const begun = opened(text, toWhom ? verb.to + toWhom[0].length : next.from);
		const from = begun + (language === 'en' && comma ? lengthOfManner(text.slice(begun)) : 0);
		const whole = language === 'fa' && isCalledAlone(words, by + 1) ? next.to : endOf(text, from, scene.afterSpeech);
		const end = colon ? whole : endUnmarked(text, words, [from, whole], last, verbs, language);
		const said = text.slice(from, end).trim();
		if (!said || (language === 'fa' && !colon && label === 'said' && isAskedOfTeller(verb.word, said))) continue;
		found.push({ words: said, where: [from, end], reported: false, verb: last, myself: label === 'saidMyself' });
	}
	found.push(...saidBehindColon(text, words, language, found));
	return found.sort((one, other) => one.where[0] - other.where[0]);
}

/** The verbs of saying in their order; in Arabic without those that only look like one. */
const verbsOfSaying = (words: readonly Word[], marks: readonly Match<Mark>[], language: Language): Match<Mark>[] =>
	marks.filter(
		({ label, first }) =>
			(label === 'said' || label === 'saidMyself') &&
			!(language === 'ar' && saysNothing.test(words[first]?.word ?? '')),
	);

/** Arabic: what comes as a message or a voice, with no verb of saying. */
const broughtInWords = (
	text: string,
	words: readonly Word[],
	verbs: readonly Match<Mark>[],
	found: readonly Said[],
	after: RegExp,
): Said[] =>
	broughtInArabic(words, verbs).flatMap((begin) => {
		const from = words[begin]?.from ?? 0;
		const end = endOf(text, from, after);
		if (found.some(({ where: [start, to] }) => from < to && end > start)) return [];
		return [
			{ words: text.slice(from, end).trim(), where: [from, end], reported: false, verb: begin - 1, myself: false },
		];
	});

/** What is told behind a Persian «که» where somebody is spoken to. */
function spokenBehindThat(
	text: string,
	words: readonly Word[],
	that: number,
	after: RegExp,
): Pick<Said, 'words' | 'where'> | null {
	const begun = words[that + 1];
	if (!begun || begun.sentence !== words[that]?.sentence) return null;
	const from = begun.from;
	const end = endInPersian(text, from, endOf(text, from, after));
	const own = words.filter((word) => word.from >= from && word.to <= end);
	const isSpoken =
		own.length < 9 && own.some(({ word }, index) => isBidden.test(word) && (index === 0 || /^نکن|^کن/.test(word)));
	return isSpoken ? { words: text.slice(from, end).trim(), where: [from, end] } : null;
}

/** Where speech without a colon ends, at the latest where its sentence does. */
function endUnmarked(
	text: string,
	words: readonly Word[],
	[from, whole]: readonly [number, number],
	verb: number,
	verbs: readonly Match<Mark>[],
	language: Language,
): number {
	if (language === 'fa') return endInPersian(text, from, whole);
	if (language === 'en') {
		const act = text.slice(from, whole).search(actBehind);
		return act > 0 ? from + act : whole;
	}
	return language === 'ar' ? Math.min(whole, answeredAt(words, verb, verbs)) : whole;
}

/** The last word before what is said: the verb's own, whom it is said to, or how. */
function lastOfVerb(
	text: string,
	words: readonly Word[],
	verb: number,
	myself: boolean,
	lexicon: LanguageLexicon,
): number {
	if (lexicon.language === 'ar') return lastBeforeSpeech(words, verb, myself, lexicon);
	return lexicon.language === 'es' ? lastOfManner(text, words, verb) : verb;
}

/** What a language tells as said in other ways than behind a verb. */
function withoutMarks(
	text: string,
	words: readonly Word[],
	verbs: readonly Match<Mark>[],
	{ language, scene }: LanguageLexicon,
	found: readonly Said[],
): Said[] {
	if (language === 'ar') return broughtInWords(text, words, verbs, found, scene.afterSpeech);
	if (language === 'en') return saidInEnglish(text, words, verbs, found, scene.afterSpeech);
	if (language !== 'es') return [];
	// What stands within quotation marks is told once.
	return [
		...spokenBefore(text, words, verbs),
		...toldBefore(text, words, verbs),
		...criedBehind(text, words, verbs),
	].filter(({ where: [from, to] }) => !found.some(({ where }) => where[0] < to && where[1] > from));
}

/** Where speech without marks ends: at the end of the sentence, or where the telling is taken up again. */
function endOf(text: string, from: number, after: RegExp): number {
	const rest = text.slice(from);
	// "Un cartel decía PROHIBIDO SOÑAR y un policía…": capitals are what is written.
	const capitals = /^\p{Lu}{3,}(?:\s+\p{Lu}+(?!\p{L}))*(?=\s+(?:\p{L}+\s+)*\p{Ll}{2})/u.exec(rest);
	if (capitals) return from + capitals[0].length;
	const stop = /[.!?؟;؛\n…]+/.exec(rest);
	const punctuation = stop ? stop.index + (/[!?؟]/.test(stop[0]) ? stop[0].length : 0) : rest.length;
	const resumed = after.exec(rest.slice(0, punctuation));
	return from + (resumed && resumed.index > 0 ? resumed.index : punctuation);
}

/** "A room nobody told us about, full of clocks", "me decía que no me quería, en una iglesia": what is behind the comma is not told. */
function endOfReport(text: string, next: Word, whole: number, language: string): number {
	if (language === 'es') {
		// "Le pregunto por qué y me contesta …": another speaks.
		const comma = text
			.slice(next.from, whole)
			.search(
				/,(?! (?:que|ni|sino|porque|y que|o que)(?!\p{L}))|\sy (?:[eé]l |ella )?(?:me|le|nos|les) (?:dic|dij|dec|contest|respond|suelt|solt|grit|susurr)/u,
			);
		return comma > 0 ? next.from + comma : whole;
	}
	if (language === 'ar') {
		const pause = text.slice(next.from, whole).search(/[،,](?!\s*و[إأا]ن)/u);
		return pause > 0 ? next.from + pause : whole;
	}
	// "Asked for my licence and all I had was rice": what is asked for is told in a few words.
	const isFor = language === 'en' && /^(?:for|about)$/.test(next.word);
	const pause = isFor ? text.slice(next.from, whole).search(/,| (?:and|but|so) /) : -1;
	const comma = pause > 0 ? next.from + pause : next.word === 'about' ? text.indexOf(',', next.from) : -1;
	// "Warned about wolves but all we met was an old man": the telling is taken up again.
	const but =
		language === 'en'
			? text
					.slice(next.from, whole)
					.search(
						/,? (?:but|(?:he|she|they|it|mum|mom|dad|nan|gran|my \w+|the \w+) (?:just )?(?:said|says|goes|replied|answered|was like))\b/,
					)
			: -1;
	return Math.min(whole, comma > 0 ? comma : whole, but > 0 ? next.from + but : whole);
}
