import type { SymbolId, SymbolKind } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { happenings } from './happenings.ts';

/** "Dad wasn't at the table": of what may be in one place or another. */
export const movable: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['people', 'animals', 'body', 'food', 'things']);
export const elsewhere =
	/^(?:was not|were not|wasn't|wasnt|weren't|werent) (?:at|in|on|among|with|by|under|inside) (?:the|my|his|her|our|their|it|us|me|any)\b/;

/** "I looked for my phone, but it wasn't there": what is sought, wanted or awaited, and told of behind by a pronoun. */
const sought =
	/\b(?:look(?:ed|ing|s)?|queu(?:ed|ing)|search(?:ed|ing)?|hunt(?:ed|ing)?|wait(?:ed|ing)?|feel(?:ing)?|felt|reach(?:ed|ing)?|went|listen(?:ed|ing)?|hop(?:ed|ing)|ask(?:ed|ing)?|digging|dug|bracing|braced|check(?:ed|ing)?|gone|back|prepared|ready) (?:\S+ ){0,3}for(?: (?!(?:at|in|on|by|near|under|behind|beside|outside|inside|along|with|when|while|until|till)\b)\S+){0,3}$|\b(?:expect(?:ed|ing)?|wanted|needed|promised|ordered|announc(?:ed|ing)|predict(?:ed|ing)|forecast|warn(?:ed|ing)(?: \S+)? (?:of|about)|there(?:'d| would) be|suppos(?:ed) to be|meant to be)(?: \S+){0,4}$|\b(?:call(?:ed|ing)|rang|rung|ringing|phoned|summoned|sent for|prayed for|wished for|begged for|(?:screamed|shouted|yelled|cried|screaming|shouting|waited|waiting|kept waiting) for|(?:hoped|hoping|wanted|longed|longing) to (?:see|find|meet|visit)(?: my| the)?)(?: (?!(?:at|in|on|by|near|under|behind|beside|outside|inside|from|to|me|him|her|us|them|it|out|back|and|that|with)\b)\S+){0,2}$/;
const gone =
	/\b(?:it|they|he|she|mine|theirs|one|none) (?:was|were|is|had)(?:n't|nt| not) (?:there|in|on|anywhere|where|any|come|arrived|here|under|with)\b|\b(?:it|they|he|she|mine) (?:was|were) (?:all |just )?(?:gone|missing|nowhere)\b|\bfound (?:none|nothing|only|just)\b|\b(?:couldn't|couldnt|could not|can't|cant|cannot|never|didn't|didnt) (?:find|found|get|see|reach) (?:one|it|any|them|him|her|anything|anyone|anybody)\b|\bcame (?:up|away|back) (?:empty|with nothing)\b|\bempty handed\b|^nothing but\b|^no sign of\b|\bnone (?:of them )?(?:was|were) (?:her|him|mine|them|it)\b|\b(?:it|they) (?:was|were) (?:all |completely |quite )?(?:empty|bare|clean|spotless)\b|\bnowhere to be (?:seen|found)\b|\b(?:never|didn't|didnt|did not) (?:see|saw|meet|met|hear|heard) (?:even )?(?:a single )?(?:one|any|it|them)\b|\b(?:there was|there were|was|were) (?:barely|hardly|scarcely|no such thing)\b|\bneither (?:of them )?(?:was there|came|arrived|turned up|appeared)\b|\bthere (?:was|were) (?:only|just|nothing but)\b|\bthere (?:was|were) (?:none|nothing|no one|nobody)\b|\bthere (?:was|were)(?:n't|nt| not) (?:one|any)\b|\b(?:it|they|he|she|mine) (?:just |simply )?(?:never did|never was|wasn't|weren't|hadn't|didn't)$|\b(?:didn't|didnt|did not|hadn't) (?:even )?(?:have|own|got|had|brought) (?:one|it|any|mine|them)\b|\b(?:nobody|no one|none) (?:came|answered|turned up|was there|arrived|appeared)\b|\b(?:it|they|he|she|one|none) never (?:came|arrived|showed|turned up|appeared|existed|happened|reached us|got here)\b|\b(?:it|they|he|she) (?:didn't|didnt|did not) (?:come|arrive|show up|turn up|appear)\b/;
/** "A storm was forecast, but it never came". */
const announced =
	/^(?:was|were|had been|has been|is|that (?:was|were|had been)) (?:announced|forecast|predicted|expected|promised|due|supposed|meant|planned|advertised|coming|approaching|on its way|on the way)\b|^(?:would|was going to|were going to|was to) (?:\S+ )?(?:come|visit|arrive|call|ring|appear|be there|turn up|show up|pick|meet)\b/;
const imagined =
	/\b(?:thought|sworn|swore|sure|assumed|believed|convinced) (?:that )?(?:(?:it|they|that|he|she|there) (?:was|were|might be|must be|had been)|i (?:saw|heard|smell(?:ed|t)|felt|could (?:see|hear|smell|feel)|(?:had )?(?:found|spotted|caught|trod on|stepped on)|was holding))(?: an?| the| my| some)?$/;
/** "They said there were wolves", "warned about bears", and behind it "but I never saw one". */
const claimed =
	/\b(?:said|says|told (?:us|me|everyone)|swore|heard|promised)(?: that)? there(?:'d| would| was| were| might| must)(?: be| have been)?(?: \S+){0,2}$|\b(?:warned|warning|forecast|predicted|announced|promised|rumours|rumors|expecting|threatened)(?: us| me| everyone)?(?: of| about| with)?(?: an?| any| some| the)?$/;
const unclaimed =
	/^(?:\S+ ){0,6}(?:but|and) (?:\S+ ){0,2}(?:never|hadn't|didn't|wasn't|weren't|only|nothing|none|stayed|no sign|all (?:i|we) (?:saw|found|got|met))\b/;
/** "I thought the devil was at the door but it was the milkman". */
const supposed = /\b(?:thought|sure|convinced|swore|believed|assumed)(?: that)?(?: the| an?| my| some)?$/;
const wasAnother =
	/^(?:was|were|had|is) (?!(?:on fire|burning|empty|open|closed|dead|going|falling)\b)(?:\S+ ){0,5}(?:but|and then) (?:it|they|he|she) (?:was|were|turned out)(?! (?:gone|dead|me|mine|not)\b)/;
/** "I was expecting my ex but a camel got off". */
const awaited = /\bexpect(?:ed|ing)(?! an? baby)(?: \S+){0,2}$/;
const another = /^(?:\S+ ){0,6}but (?:an?|it was|there was|there were|only|instead|out (?:came|got))\b/;
/** "We came back to the house and it had gone". */
const cameTo =
	/\b(?:go|went|came|got|drove|walked|ran|returned|turned) (?:back |home |round |straight |up |down )*(?:to|for|at)(?: the| my| our| his| her)?(?: old)?$/;
const andGone =
	/^(?:and|but) (?:it|they|he|she) (?:had|was|were|wasn't|weren't) (?:all |just |simply )?(?:gone|not there|there no more|no longer there|missing|there)\b/;
/** "We came to see the sea and somebody had taken it away". */
const takenAway =
	/^(?:and|but|only) (?:somebody|someone|they|people|thieves|the council|the \S+|he|she) (?:had|have|'d) (?:\S+ ){0,4}(?:taken|stolen|sold|removed|moved|drained|carted|cleared|switched|turned|locked|rolled|nicked|pinched) (?:it|them) (?:\S+ )?(?:up|away|off|out|down|home|on)\b|^(?:and|but|only) (?:somebody|someone|they|people|thieves|the council) (?:had|have|'d) (?:taken|stolen|sold|removed|drained|nicked|pinched) (?:it|them|the lot)\b/;
const tookFor =
	/\b(?:thought|sure|convinced|swore|believed|assumed) (?:that )?(?:\S+ ){1,4}(?:was|were|is|had)(?: an?| the| my)?$/;
/** "A gun, but it was only a banana": told of things, as a dog may be only a puppy. */
const onlyThat =
	/^(?:\S+ ){0,4}but (?:it|they|that) (?:was|were|turned out to be) (?:only|just|really|actually) (?!me\b|mine\b)/;
const otherwise =
	/^(?:\S+ ){0,5}turned out (?:to be|it was|they were)\b|^(?:\S+ ){0,5}(?:but|turned out|only it) (?:it |that |they |he |she )?(?:was|were|turned|wasn't|weren't|just|only)\b|^(?:it|that|they|he|she) (?:was|were) (?:only|just|actually|really|nothing but)\b/;

const fears =
	/^(?:afraid|scared|terrified|frightened|petrified|worried|feared|fearing|thought|sure|convinced|certain|meant|supposed|told|ordered|asked)$/;

/** "I was afraid it would bite me, and it did": what was feared came. */
export function cameTrue(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const sentence = words[first]?.sentence ?? -1;
	if (!words.slice(first, last + 1).some(({ word }) => fears.test(word))) return false;
	const behind = words.slice(last + 1, last + 6).filter((word) => word.sentence === sentence);
	return /^(?:\S+ ){0,2}(?:and|then|so) (?:it|he|she|they|i|we) did\b/.test(behind.map(({ word }) => word).join(' '));
}

export function isSoughtInVain(words: readonly Word[], first: number, last: number, kind?: SymbolKind): boolean {
	const sentence = words[first]?.sentence ?? -1;
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const before = join(words.slice(Math.max(first - 8, 0), first).filter((word) => word.sentence === sentence));
	const behind = words.slice(last + 1, last + 26);
	const own = join(behind.filter((word) => word.sentence === sentence));
	if (awaited.test(before) && another.test(own)) return true;
	if (supposed.test(before) && wasAnother.test(own)) return true;
	if (claimed.test(before) && unclaimed.test(own)) return true;
	if (cameTo.test(before) && andGone.test(own) && !/^(?:and|but) (?:it|they|he|she) (?:was|were) there/.test(own))
		return true;
	if (takenAway.test(own)) return true;
	// "Tables, chairs, but bread? None."
	const answer = join(behind.filter((word) => word.sentence === sentence + 1));
	if (!own && /^(?:none|nope|not (?:one|any|a one|a single one)|nowhere|no sign|zero|zilch|nowt|gone)$/.test(answer))
		return true;
	const isTaken = imagined.test(before) || tookFor.test(before);
	if (isTaken && otherwise.test(own)) return true;
	// "I was sure he had a knife. He opened his hand and it was a pear."
	const following = join(behind.slice(0, 16).filter((word) => word.sentence === sentence + 1));
	if (isTaken && !own && /\b(?:and|but) (?:it|they) (?:was|were) (?:an?|only|just|my) /.test(`${following} `))
		return true;
	if (/^(?:that|which|who) never (?:came|arrived|appeared|showed|turned up|existed)\b/.test(own)) return true;
	if (kind === 'things' && onlyThat.test(own)) return true;
	if (announced.test(own) && gone.test(own)) return true;
	if (!sought.test(before)) return false;
	// A denial of the next sentence counts where it begins with it: "I looked for my key. It wasn't there".
	const next = join(
		behind
			.slice(0, 15)
			.filter((word) => word.sentence === sentence + 1)
			.slice(0, 11),
	);
	return (
		gone.test(own) ||
		(/^(?:but )?(?:(?:i|we) \S+ (?:\S+ ){0,3}(?:and|but) (?:never|it was|there was)|it|they|he|she|mine|there|none|nothing but|no sign|(?:(?:i|we) )?(?:couldn't|couldnt|could not|never|can't|cant) (?:find|found))\b/.test(
			next,
		) &&
			gone.test(next))
	);
}

/** "I expected to be naked but I had my coat on", "I thought I'd missed it but it was still there": what was only thought of. */
const expecting =
	/\b(?:thought|thinking|sure|convinced|certain|assumed|believed|expect(?:ed|ing)|braced|ready|dread(?:ed|ing)|scared|afraid|frightened|terrified|worried|feared|fearing|supposed|meant|about|going|threatened|warned)(?: \S+){0,6}$/;
const butNot =
	/^(?:\S+ ){0,5}and (?:\S+ ){1,3}(?:caught|grabbed|saved|held|pulled) |^(?:\S+ ){0,4}(?:but|until|when) (?:\S+ ){0,6}(?:had (?:my|his|her|our|all)|was wearing|were wearing|was dressed)\b|^(?:\S+ ){0,4}but (?:they|he|she|it) (?:let|spared|changed|freed|missed|forgave)\b|^(?:\S+ ){0,4}(?:but|until|when) (?:\S+ ){0,3}(?:still|only|just|never|not|\S+n't|(?:had|did|was|were|could|would|has|is)nt|fine|safe|early|held|stayed|caught|grabbed|stopped|saved|alive|dressed|first one|nothing|nobody|hours|they gave|had (?:my|his|her|our|all)|in time|on time)\b|^(?:\S+ ){0,5}(?:and|but) (?:he|she|they|it|i|we) (?:just|only|simply|never)\b|^(?:\S+ ){0,4}but (?:\S+ ){0,7}(?:it|that) was (?:only|just|wind|nothing|indigestion|an?|my|all)\b|^(?:\S+ ){0,3}(?:only|but|except) (?:it |that )?turned out\b/;
const expectable: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'falling',
	'late',
	'missed-departure',
	'naked',
	'drowning',
	'own-death',
	'being-killed',
	'killing',
	'failing-exam',
	'being-lost',
	'chased',
	'pregnancy',
	'attacked',
]);

/** "I almost fell off the roof", "she was nearly bitten". */
const isNearly = (words: readonly Word[], label: SymbolId, first: number, last: number): boolean =>
	label !== 'naked' &&
	words
		.slice(Math.max(first - 2, 0), last)
		.some(({ word, clause }) => /^(?:nearly|almost|narrowly)$/.test(word) && clause === words[last]?.clause);

function isOnlyExpected(words: readonly Word[], { label, first, last }: Match<SymbolId | null>): boolean {
	if (label === null || !expectable.has(label)) return false;
	const sentence = words[first]?.sentence ?? -1;
	const join = (some: readonly Word[]) =>
		some
			.filter((word) => word.sentence === sentence)
			.map(({ word }) => word)
			.join(' ');
	const before = words.slice(Math.max(first - 8, 0), last + 1).map(({ word }) => word);
	const next = words.slice(last + 1, last + 5).filter((word) => word.sentence === sentence + 1);
	if (isNearly(words, label, first, last)) return true;
	// "I knew I would die. I didn't."
	if (
		/\b(?:knew|thought|sure|convinced|certain|afraid|scared) (?:\S+ ){0,9}(?:would|i'd|id|going to)\b/.test(
			before.join(' '),
		) &&
		/^(?:but )?(?:i|we|it|he|she|they) (?:didn't|didnt|did not|never|wasn't|wasnt|hadn't|hadnt|weren't)\b/.test(
			next.map(({ word }) => word).join(' '),
		)
	)
		return true;
	// The match may begin with the "I" of "I was about to fall".
	return (
		expecting.test(join(words.slice(Math.max(first - 8, 0), last))) &&
		butNot.test(join(words.slice(last + 1, last + 14)))
	);
}

/** "Every room except a bathroom", "everyone was there but my mother". */
const excepted =
	/\b(?:every(?!thing (?:was|is|were|had|turned|went|burned|burnt))\S*|all|any\S*) (?:\S+ ){0,9}(?:except|apart from|but for|bar|minus|save)(?: for)?(?: an?| the| my| our| his| her)?$/;

function isExcepted(words: readonly Word[], first: number): boolean {
	const sentence = words[first]?.sentence ?? -1;
	const before = words.slice(Math.max(first - 14, 0), first).filter((word) => word.sentence === sentence);
	return excepted.test(before.map(({ word }) => word).join(' '));
}

const unceasing = /^(?:stop|stopped|stops|stopping|quit|help|helped|cease|ceased)$/;
const noneDoes =
	/\b(?:none|neither|not (?:a single )?one|not a single \S+|nobody|no one|noone|no \S+)(?: (?:of|in|on|at) (?:them|us|those|these|(?:the|my|his|her|our|their|its)(?: \S+){1,2}))?(?: (?:was|were|had|has|is|are|ever|even|actually|got|did|would|could|seemed to|tried to|wanted to|dared to|dared|managed to|came|been|being|really)){0,3}$/;

const preposition =
	/^(?:in|on|at|by|under|behind|to|from|inside|over|near|for|around|through|into|between|beside|outside|along|across|among|with)$/;
const see = /^(?:see|saw|seen|notice|noticed|hear|heard)$/;
const asOne =
	/^(?:an?|any|the|my|his|her|single|of|one|real|actual|even|other|more|proper|our|their|own|that|such|much|many|normal|big|little|sort|kind)$/;

const wanting =
	/^(?:want|to|be|have|get|even|actually|been|being|going|able|a|the|my|me|it|really|ever|manage|managed|seem|need|like|end|up|in)$/;

/** "A man I didn't know was chasing me": who does it is not known, and it is done. */
const unknownOne =
	/(?:^| )(?:someone|somebody|something|people|(?:an?|the|some|two|three|every|one|this|that|my|his|her) (?:\S+ ){0,2}?\S+) (?:who |whom |that |whose \S+ )?(?:i|we|i'd|we'd|i've|nobody|no one|noone) (?:had |have |could )?(?:didn't|didnt|don't|dont|couldn't|couldnt|can't|cant|never|not|hadn't|hadnt|haven't|havent|ever )?(?: ?(?:ever|never|even|quite))* ?(?:know|knew|recogni[sz]e|recogni[sz]ed|see|saw|seen|met|meet|place|name|remember|trust|invited|want|wanted|like|liked|understand|understood)(?: (?:before|properly|at all|clearly|well|in my life|anymore|again|there|yet))*(?: (?:was|were|had|is|kept|started|began|just|suddenly|then|came|and|tried|to|wanted|all|going|about))*$/;

/** "A woman I've never seen handed me a baby": behind whom nobody knows, what is done is done. */
const strangerDoes =
	/(?:^| )(?:someone|somebody|something|people|(?:an?|the|some|two|three|this|that|my|his|her) (?:\S+ ){0,2}?\S+) (?:who |whom |that )?(?:i|we|i'd|we'd|i've|we've|nobody|no one) (?:had |have |could )?(?:didn't|didnt|don't|dont|couldn't|couldnt|never|not|hadn't|hadnt|haven't|havent)(?: (?:ever|even|quite))* (?:know|knew|known|recogni[sz]ed?|see|saw|seen|met|meet|place|name|remember)(?: (?:before|properly|at all|clearly|well|in my life|anymore|again|yet))* (?:was|were|had|is|has|came|gave|sat|stood|put|took|brought|held|led|told|said|threw|sold|kept|hid|ran|cut|drove|left|let|made|got|showed|stole|sang|\S{2,}ed|\S{2,}ing|[a-z]{3,}s)\b(?: (?!(?:no|not|any|without|never)\b)\S+)*$/;

/** What English tells by what stands between a denial and what it denies; null where nothing of that is told. */
export function deniedInEnglish(
	words: readonly Word[],
	match: Match<SymbolId | null>,
	denies: (word: string) => boolean,
	being: ReadonlySet<string>,
): boolean | null {
	const { label, first } = match;
	const own = words[first];
	if (label === null || !own) return null;
	// "I couldn't dial": the phone is there.
	if (label === 'phone' && /^dial/.test(own.word)) return false;
	if (happenings.has(label) ? isOnlyExpected(words, match) : isExcepted(words, first)) return true;
	// "I couldn't stop laughing", "she never quit crying".
	if (happenings.has(label) && [1, 2].some((distance) => unceasing.test(words[first - distance]?.word ?? '')))
		return false;
	const near = words.slice(Math.max(first - 9, 0), first).filter(({ sentence }) => sentence === own.sentence);
	// "No shoes, no coat or hat", "without a key or a phone", "I had neither shoes, a coat nor a hat".
	const list = near.map(({ word }) => word).join(' ');
	if (
		!happenings.has(label) &&
		/(?:^| )(?:no|without|neither|(?:\S*n't|\S*nt|not|never)(?: (?:have|see|any|had|wearing|got|a|an|there|hear|own))+)(?: (?!but\b|and\b|i\b|was\b|were\b|is\b|had\b)\S+){1,4} (?:or|nor)(?: even)?(?: an?| any| the| my)?(?: \S+)?$/.test(
			list,
		)
	)
		return true;
	// "None of them stung me", "not one of the dogs was chasing us".
	const clause = near.filter((word) => word.clause === own.clause).map(({ word }) => word);
	if (happenings.has(label) && noneDoes.test(clause.join(' '))) return true;
	if (happenings.has(label) && unknownOne.test(clause.join(' '))) return false;
	// The words that tell a thing may begin with the verb: "handed me a baby".
	if ([clause, [...clause, own.word]].some((some) => strangerDoes.test(some.join(' ')))) return false;
	for (let distance = 1; distance <= 6; distance++) {
		const word = words[first - distance];
		if (!word || word.clause !== own.clause) return null;
		if (!denies(word.word)) continue;
		const ownPlace = preposition.test(own.word) ? [own] : [];
		const between = [...words.slice(first - distance + 1, first), ...ownPlace].map((one) => one.word);
		const subject = words[first - distance - 1]?.word ?? '';
		// "No man in the house", "nobody in the car": the place is there.
		const at = between.findIndex((one) => preposition.test(one));
		if (!happenings.has(label)) {
			if (at > 0 || (at === 0 && /^(?:nobody|nothing|no|none)$/.test(word.word))) return false;
			// "The key wasn't in the door": the door is there.
			if (at === 0 && /n't$|^not$|nt$/.test(word.word) && !/^(?:i|we|and|but|you|was|were|)$/.test(subject))
				return false;
			// "Nobody saw the dog", "he didn't see the dog": it is there, and not seen.
			const sees = between.some((one) => see.test(one));
			if (
				sees &&
				(/^(?:nobody|nothing|none)$/.test(word.word) || /^(?:he|she|they|one|everyone|people)$/.test(subject))
			)
				return false;
			if (distance > 3)
				return between.some((one) => being.has(one)) && between.every((one) => being.has(one) || asOne.test(one))
					? true
					: null;
		}
		// "I didn't want to be naked".
		if (happenings.has(label) && distance > 3) return between.every((one) => wanting.test(one)) ? true : null;
		return null;
	}
	return null;
}
