import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';

/** What stands between the words of an expectation and the thing itself. */
const modifiers =
	'(?: (?:an?|any|some|the|my|our|his|her|their|this|that|those|another|real|actual|proper|big|huge|great|giant|massive|little|small|old|dead|wild|late|whole|few|two|three|one|more|white|black|red|own|lots of|loads of|a lot of|pair of|sound of|smell of|glass of|sort of|kind of|bit of|hundreds of|lovely|new|beautiful|terrible|angry))*';
const who = '(?: (?:me|us|him|her|them|everyone|everybody|you|the \\S+|my \\S+))?';
const ahead =
	"(?:there(?:'d|'s| would| was going to| were going to| might| must| was| were| will)(?: be| have been)?|(?:i|we)(?:'d| would) (?:find|see|get|meet|have|hear)|to (?:expect|look out for|watch out for|mind))";

/** "Expecting a burglar", "promised us horses", "was told there would be honey", "went to feed the cat". */
const awaited = new RegExp(
	`\\b(?:${[
		'expect(?:ed|ing|s)?(?: to (?:find|see|meet|hear|be|get|have|feel))?',
		'(?:rang|phoned|dialled|summoned|called|dreading|dreaded)',
		`promised${who} to (?:bring|send|show|give|buy|play)(?: me| us)?`,
		'(?:braced|ready|prepared|waiting|waited|hoping|hoped|longing|longed|listening|listened|looking|looked|searching|searched|hunting|hunted|queu(?:ed|eing|ing)|digging|dug|asked|asking|begged|watching|watched|lookout|reached|reaching|feeling|felt|rummag(?:ed|ing)|fishing|fished|fumbl(?:ed|ing)|went|came|sent|called|calling|shouted|shouting|opened|headed|asking|praying|prayed|wishing|wished|paid)(?: \\S+){0,4} for',
		`promised${who}(?: that)?(?: ${ahead})?`,
		`told${who}(?: that)?(?: ${ahead})`,
		`(?:said|says|say|saying|swore|heard|knew|rumou?rs?|reckoned|sure|thought|convinced)${who}(?: that)? (?:${ahead}|(?:he|she|they|someone|somebody)(?:'d| would) (?:bring|have|give \\S+|send|make|be))`,
		`(?:warned|warning|warnings|beware|rumou?rs|forecast|predicted|announced|threatened|advertised|ordered|sold)${who}(?: (?:of|about|with|as))?`,
		'(?:talk|rumou?rs?|stories|tales|word|news|promise|hope) of',
		`(?:told|said|swore|promised|claimed|says)${who}(?: that)? (?:\\S+ ){1,4}(?:was|were) (?:full of|made of)`,
		'(?:wanted|needed|was after|were after|after)(?: to (?:find|see|buy|get|meet|visit|ride|play|eat|hear|drink))?',
		'(?:went|came|going|ran|drove|climbed|walked|got up|tried|stopped|turned|leaned|bent)(?: \\S+){0,4} to (?:get|fetch|find|see|buy|pick up|pick|check on|feed|visit|meet|look at|milk|wash|answer|catch|collect|stroke|pet|kiss|hug|greet|save|rescue)',
		'(?:supposed|meant|due|going|about) to (?:be|have|get|find|see|bring|meet|become|turn into)(?: there)?',
		"(?:should(?:'ve| have)|ought to have) (?:been|had|held|contained|carried)",
	].join('|')})${modifiers}$`,
);
/** "I thought it was a wolf", "what I took for a snake", "it looked like blood", "it could have been a bear". */
const taken = new RegExp(
	`\\b(?:${[
		"(?:thought|sure|certain|convinced|swore|sworn|assumed|believed|imagined|guessed|reckoned|figured|supposed|thinking)(?: that)?(?: (?:it|that|this|there|they|he|she|those|i|we|someone|somebody)(?:'d|'s| was| were| had| might| must| had to| would)?(?: be| been| have been| got| brought| holding| being)?)?",
		'(?:thought|sure|certain|convinced|swore|sworn|assumed|believed|imagined)(?: that)? (?:i|we)(?: could)? (?:saw|see|heard|hear|smelled|smelt|smell|felt|feel|had|found|spotted|glimpsed|tasted|recognised|recognized)',
		'(?:took|taken|mistook|mistaken)(?: \\S+){0,4} for',
		'(?:took|taken) (?:it|that|him|her|them|this) to be',
		'(?:thought|sure|certain|convinced|swore|sworn|believed)(?: that)? (?:the|my|that) (?:\\S+ ){1,6}(?:was|were|is)',
		"what (?:i|we|everyone|he|she|they)(?:'d| had)? (?:\\S+ ){0,2}(?:took for|taken for|took to be|thought (?:was|were|to be)|assumed (?:was|were|to be)|believed (?:was|were|to be)|mistook for)",
		'(?:looked|looks|sounded|smelled|smelt|felt|seemed|appeared|tasted) (?:just |exactly |a bit |very much )?(?:like|to be)',
		"(?:could|might|must)(?:'ve| have) been",
	].join('|')})${modifiers}$`,
);
/** What is found in the place of what was expected, or that nothing is. */
const came =
	'(?:came|fell|arrived|appeared|showed up|turned up|happened|showed|answered|rang|existed|materiali[sz]ed|was there|were there|followed|left)';
const come =
	'(?:come|fall|arrive|appear|show|turn up|happen|have|see|saw|find|found|bring|brought|get|got|exist|meet|met|hear|heard|own|sell)';
const no = "(?:didn't|didnt|did not|hadn't|hadnt|wouldn't|couldn't|couldnt|could not|never|can't|don't)";
const inVain = [
	`(?:it|there|they|he|she|that|this|all|inside|underneath|in it|in there)(?:'s| was| were| had been| is| are) (?:\\S+ )?(?:only|just|nothing|none|no one|nobody|no such|nowhere|empty|bare|gone|missing|barely|hardly)`,
	"(?:wasn't|weren't|wasnt|werent|isn't|was not|were not) (?:one|any|there|him|her|it|them|a single)",
	'(?:the|every|each|my|all the) \\S+ (?:was|were) (?:completely |all |bone )?(?:empty|bare|blank|dry|deserted|clear)',
	'turned out to be|turned out it was|ended up (?:being|with)|instead(?! of)',
	'(?:found|saw|got|met|had|pulled out|was handed|were handed|were given|was given) (?:only|just|nothing|none|no one|nobody|nowt|zero)',
	'(?:all|the only thing|the only one|the only person)(?: that)? (?:i|we|there|he|she|they|of us)(?: \\S+){1,3} (?:was|were)',
	`(?:none|nothing|nobody|no one|not one|neither|not a single one|not a one|nothing like it) (?:of (?:it|them) )?(?:\\S+ )?${came}`,
	`(?:never|not) ${came}`,
	`(?:it|they|he|she|i|we|one|that|which|who) ${no} (?:ever |even |actually |once )?(?:${come}|did|was|were|had)\\b`,
	'(?:no|not a|without a) (?:sign|trace|hint|such luck|luck|such thing|joy)|nothing of the (?:kind|sort)|came (?:up|back|away) empty|nowhere to be (?:seen|found)|(?:sold|run|ran) out|without (?:one|any|it|them)$|came (?:alone|on (?:his|her|their) own|with (?:only|just|nothing))|saw none|found none|had none|got none',
	'stayed (?:dry|sunny|clear|calm|blue|quiet|empty|sunny all day)',
];
/** "Afraid there would be a snake": of fears only what did not come counts, and not what it was. */
const feared = new RegExp(
	`\\b(?:afraid|scared|worried|terrified|frightened|feared|fearing|dreading|dreaded)(?: (?:that|of))?(?: ${ahead})?${modifiers}$`,
);
/** "Told my father would be at the party", "they said a flood was coming". */
const foretold = new RegExp(
	`\\b(?:told|promised|said|says|saying|heard|knew|sure|thought|convinced|hoped|hoping|expected|warned|announced)${who}(?: that)?${modifiers}$`,
);
const isToCome =
	/^(?:(?:would|was going to|were going to|was to|might|will|were to) (?:\S+ )?(?:be (?:there|here|waiting|in|at|on|with|home|coming|back|ready|served)|come|arrive|appear|call|ring|visit|turn up|show up|join|meet|pick|fall|burst|break out|happen|follow)|was coming|were coming|is coming|was on (?:its|the|his|her) way|is on the way|were on (?:the|their) way|was due|were due|was supposed to|were supposed to|was meant to|were meant to|(?:was|were) (?:waiting|there|inside|outside|behind|upstairs|downstairs|in|on|at|under))\b/;
const isSupposed = /^(?:was|were|is) (?:supposed|meant|due|going) to\b|^should have been\b/;
const never = new RegExp(
	`\\b(?:there (?:was|were) (?:only|just|nothing|none|no one|nobody|no such)|(?:none|nothing|nobody|no one) ${came}|(?:it|they|he|she|one) never ${came}|there (?:wasn't|weren't|wasnt|werent) (?:one|any)|never (?:saw|met|came across) (?:one|any))\\b`,
);
const notThem = /^(?:but )?(?:not (?:him|her|it|them|mine|my \S+|one|a single one))$/;

/** "What I took for a snake was a rope", "what looked like my mother turned out to be a coat". */
const whatTaken = /\bwhat (?:\S+ ){0,4}(?:for|like|was|were|be)(?: an?| the| my| some)?(?: \S+)?$/;
const isAnother = /^(?:\S+ ){0,4}(?:was|were|is|turned out|proved)\b/;

const disappointed = new RegExp(`\\b(?:${inVain.join('|')})\\b`);
const foundAnother =
	/\b(?:but|and|only|then|only to) (?:\S+ ){0,3}?(?:found|find|got|get|met|brought|pulled out|saw|heard|there was|there were|it was|out came|out got|they were|were given|was given|was handed|were handed|in walked|in came|opened it to) (?:\S+ ){0,2}?(?:an?|my|some|the|two|three|hundreds of|only|just|\S+s|another)\b/;
const givenAnother =
	/\b(?:but|and|only) (?:\S+ ){0,2}(?:gave|handed|brought|sent|offered|served|sold) (?:me|us|him|her|them)\b/;
/** "What ought to have been a baby but was a loaf", "and not a nugget". */
const butWas =
	/\b(?:but|and) (?:was|were) (?:only|just|really|actually|an?|the|my|full|made)\b|\b(?:but|and) not (?:an?|one|a single) \S+$/;
/** "I followed the sound of music and it was only a fridge": of what is heard or smelt, and not of what is seen. */
const sensed = new RegExp(`\\b(?:heard|hearing|hear|smelled|smelt|smelling|smell|sound|noise)(?: of)?${modifiers}$`);
const butIsAnother =
	/\b(?:but|and|only)(?: \S+){0,7}? (?:it|that|they)(?:'s| was| were| is) (?:only|just|really|actually|an?|the|my|our|his|her|some)\b/;
/** "He pretended to have a gun", "I mistook the coat for a ghost": these tell of nothing else. */
const untrue = new RegExp(
	`\\b(?:mist(?:ook|aken|aking) (?:\\S+ ){1,4}for|pretend(?:ed|ing|s)?(?: that)? (?:to (?:have|be|hold|carry|see)|(?:it|there|he|she|they|i) (?:was|were|had)))${modifiers}$`,
);
/** "The wolf everyone talked about never showed itself", "the king was a no-show", "my mother's chair was empty". */
const failedToCome = new RegExp(
	`^(?:(?:that|which|who|whom|everyone|everybody|they|people|he|she|i|we)(?: \\S+){1,5} )?(?:never|${no}) (?:come|came|arrived?|show(?:ed)?|turn(?:ed)? up|appear(?:ed)?|materiali[sz]ed?|exist(?:ed)?|happen(?:ed)?)\\b|^(?:was|were) a no show\\b|^(?:stayed away|cried off|stood (?:me|us) up|sent (?:his|her|their) apologies)\\b|^(?:chair|seat|place|bed|stall|kennel|cage|basket|cot|crib|nest|cradle|pram|stable|throne) (?:was|were|stood|sat) (?:empty|bare|cold)\\b|^(?:was|were) dry\\b$`,
);
/** "The wedding, which was called off". */
const calledOff =
	/^(?:which |that )?(?:was|were|had been|got|has been|is|'d been) (?:called off|cancelled|canceled|postponed|abandoned|scrapped|off(?= *$| (?:and|but|because)\b))/;

/** Whether something that is held, a wedding or an examination, was only expected, or called off. */
export function isNotHeld(words: readonly Word[], match: Pick<Match<unknown>, 'first' | 'last'>): boolean {
	const { first, last } = match;
	const own = words.slice(last + 1, last + 6).filter(({ sentence }) => sentence === words[last]?.sentence);
	const before = words
		.slice(Math.max(first - 4, 0), first)
		.filter(({ sentence }) => sentence === words[first]?.sentence);
	return (
		calledOff.test(own.map(({ word }) => word).join(' ')) ||
		/\b(?:cancelled|canceled|called off|postponed|scrapped|abandoned)(?: the| my| our| all| every)?(?: \S+)?$/.test(
			before.map(({ word }) => word).join(' '),
		) ||
		isOnlyAwaited(words, match)
	);
}

/** "There was meant to be a wedding but nobody had brought a bride". */
const nobodyBrought =
	/\b(?:but|and|only) (?:nobody|no one|none of us|not a soul) (?:\S+ ){0,2}(?:came|come|brought|turned up|turn up|showed up|remembered|appeared|arrived)\b/;
/** What follows where something else comes to light: "but it was a stranger", not "but it was locked". */
const reveals =
	/\b(?:but|then|until|when|and|only|except|till)(?: \S+){0,7}? (?:it|that|this|they|he|she|there)(?:'s|'d been| was| were| is| turned out to be) (?:(?!\S+ing\b)\S+ \S+ing\b.*|(?:only|just|really|actually|in fact|all) .*|(?:an?|the|my|our|some|his|her|someone's|somebody's|two|three) (?!wrong|same|other|different|right|first|last|one|only|end|best|worst)\S+.*)$/;
const revealsNext =
	/^(?:but |and |then |no |well |turns out |actually |in the end |at last |finally |when (?:\S+ ){1,6}?)?(?:i (?:looked|turned|blinked|opened|put|got|went) (?:\S+ ){0,6}and )?(?:it|that|this|they|he|she|there) (?:was|were|is|turned out to be|wasn't|weren't|isn't)(?: (?:only|just|really|actually|in fact))? (?!(?:red|everywhere|on|in|at|under|inside|behind|so|very|too|all|still|right|there|here|cold|warm|hot|wet|huge|enormous|real|true|dead|alive|big|black|white|dark|empty|open|closed|locked|burning|gone|covered|full|made|like|the (?:wrong|same|other))\b|\S+ing\b|\S+ed\b)\S+/;
/** "When we got there they showed us a kettle", "he turned them out and it was sweet wrappers". */
const anotherNext =
	/^(?:but )?(?:when (?:\S+ ){1,6}?)?(?:they|he|she|the \S+|we|i) (?:(?:only |just )?(?:showed|gave|handed|brought) (?:me|us) |(?:opened|turned|emptied|unwrapped|lifted|looked) (?:\S+ ){1,3}(?:and|but) (?:it|they|there) (?:was|were) )/;
const disappointedNext = new RegExp(
	`^(?:(?:but|and|only|then|well|so) )?(?:${[
		`(?:it|they|he|she|there|one|which|that) (?:never|${no}|wasn't|weren't|wasnt|werent|was only|were only|was just|were just|was nothing|was none|were none|was no|were no|was nobody|was empty|were empty|was gone)`,
		`no (?:\\S+ ){1,2}${came}`,
		'what (?:i|we|they) (?:got|found|saw|met|had|were given) (?:instead )?(?:was|were)|what (?:came|arrived|turned up|was there) (?:instead )?(?:was|were)',
		'not (?:an?|one|him|her|them|it|my|even)(?: \\S+){0,3}$|not (?:a single|so much as)',
		`(?:none|nothing|nobody|no one|neither)(?: (?:came|fell|there|but|arrived|happened|of|was|were|turned|showed|except|only)| *$)`,
		'no (?:sign|trace|such|luck|\\S+)(?: \\S+){0,2}$|nowhere|empty|gone$|instead|just (?:an?|the|some|my)|only (?:an?|the|some|my)|all (?:i|we|there|they)',
		`(?:i|we) (?:only |just )?(?:got|found|met|were given|was given|never|${no} (?:find|see|get))`,
		'(?:i|we) (?:looked|searched|checked|opened|waited)(?: \\S+){0,6} (?:and|but) (?:it|there|they|nothing|none|nobody|no one|never)',
	].join('|')})`,
);

/** Whether a thing is told only as what was expected, or taken for something else, and was not there. */
export function isOnlyAwaited(
	words: readonly Word[],
	{ first, last }: Pick<Match<unknown>, 'first' | 'last'>,
): boolean {
	const sentence = words[first]?.sentence ?? -1;
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const of = (some: readonly Word[], which: number) => join(some.filter((word) => word.sentence === which));
	const before = of(words.slice(Math.max(first - 11, 0), first), sentence);
	const behind = words.slice(last + 1, last + 28);
	const own = of(behind, sentence);
	const next = of(behind, sentence + 1);
	const afterNext = of(behind, sentence + 2);
	if (/^(?:\S+ ){0,5}or so (?:i|we|it|he|she|they) (?:thought|seemed|imagined|believed|said|claimed)\b/.test(own))
		return true;
	if (untrue.test(before) || failedToCome.test(own) || (sensed.test(before) && butIsAnother.test(own))) return true;
	if (taken.test(before)) {
		if (whatTaken.test(before) && isAnother.test(own)) return true;
		if (reveals.test(own) || /\bturned out\b/.test(own)) return true;
		// "I took him for my father. It was a stranger."
		if (!/\b(?:and|but|so|because)\b/.test(own) && own.split(' ').length < 5 && revealsNext.test(next)) return true;
	}
	if (feared.test(before) && never.test(own)) return true;
	const isForetold = isSupposed.test(own) || (foretold.test(before) && isToCome.test(own));
	if (
		isForetold &&
		(disappointed.test(own) ||
			(/^in the end\b/.test(next) && revealsNext.test(next)) ||
			disappointedNext.test(next) ||
			anotherNext.test(next) ||
			notThem.test(next) ||
			notThem.test(afterNext))
	)
		return true;
	if (!awaited.test(before)) return false;
	return (
		disappointed.test(own) ||
		foundAnother.test(own) ||
		anotherNext.test(next) ||
		nobodyBrought.test(own) ||
		givenAnother.test(own) ||
		(butIsAnother.test(own.replace(/^.*?\b(?=but\b)/, '')) && /\bbut\b/.test(own)) ||
		butWas.test(own) ||
		disappointedNext.test(next) ||
		(next.split(' ').length > 2 && /^(?:not (?:an?|one|him|her|them|it)|nothing|none|no sign)\b/.test(afterNext))
	);
}
