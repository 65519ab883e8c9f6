import type { Event, Person } from '../heard.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';

/** Capital letters that begin no name of somebody loved. */
const noName =
	/^(?:i|i'm|i'll|i've|god|jesus|allah|lord|lady|father|mother|mum|dad|mom|nan|gran|mr|mrs|miss|ms|dr|sir|saint|hafez|rumi|hoopoe|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|ramadan|diwali|english|maths|london|ireland|india|america|england|canada|australia|tesla|ford|honda|toyota|bmw|audi|mini|amazon|netflix|council|church|school|street|road|house|team|club|lads|family|will|does|is|did|has|can|should|would|and|or|but|the|my|our|what|why|how|when|if|so)$/;

/** What is asked of somebody loved, behind a name: "will Jamie come back to me". */
const ofLove =
	/^(?:(?:ever|still|really|even|actually|gonna|going|to|want|wants|ready|have|has|feelings|for|secretly|just|finally|be|is|was|not|never) ){0,4}(?:(?:come|coming|came|get|getting) back (?:to|with) me|love|loves|fancy|fancies|miss(?:es|ing)?|like|likes|feel|feels|think(?:s|ing)? (?:of|about)|text(?:ed|s)?|message(?:d|s)?|ghost(?:ed|ing)?|dump(?:ed)?|for|feelings|forgive) ?(?:me|for me|about me)\b/;
const together = /^(?:ever |still |going to |gonna |will |be |get |getting |are |would ){0,4}(?:back )?together\b/;

/** Those who pass exams more often than they pass away, where it is told with a cry. */
const young = /^(?:son|daughter|brother|sister|friend|mate|cousin|niece|nephew|boy|girl|bestie)$/;

/** People whom English calls by name alone: "our Siobhan" is a child of the house, "will Jamie come back to me" somebody loved. */
export function namesIn(
	text: string,
	tokens: readonly Token[],
	found: readonly Match<Person | 'none'>[],
): readonly Match<Person>[] {
	const taken = new Set(found.flatMap(({ at }) => at));
	const names: Match<Person>[] = [];
	for (const [index, token] of tokens.entries()) {
		const before = tokens[index - 1];
		const letters = text.slice(token.from, token.to);
		if (taken.has(index) || !/^\p{Lu}\p{Ll}{2,}/u.test(letters) || before?.sentence !== token.sentence) continue;
		const word = token.word.replace(/'s$/, '');
		if (noName.test(word)) continue;
		const [next] = tokens.slice(index + 1);
		const isNext = next?.sentence === token.sentence;
		// "Our Friday Quiz", "our Ford Fiesta": names of things have more than one word, or stand before a noun's "of".
		const isThing = isNext && /^\p{Lu}/u.test(text.slice(next.from, next.to)) && next.word !== 'i';
		const behind = tokens
			.slice(index + 1)
			.filter(({ sentence }) => sentence === token.sentence)
			.map((one) => one.word)
			.join(' ');
		const label: Person | null =
			before.word === 'our' && !isThing
				? 'child'
				: ofLove.test(behind) || together.test(behind) || /^and (?:i|me)\b.*\btogether\b/.test(behind)
					? 'beloved'
					: null;
		if (label) names.push({ label, at: [index], first: index, last: index, phrase: 'name' });
	}
	return names;
}

const ofStudies =
	/^(?:thesis|dissertation|phd|viva|chapters?|masters|msc|doctorate|uni|university|lab|manuscript|defen[cs]e|proposal|fieldwork|postdoc|supervisory|seminar)$/;
const ofWork = /^(?:shifts?|rota|warehouse|shop|till|wages|depot|factory|hours|overtime)$/;

/** "My supervisor" of a thesis is a teacher, not a boss. */
export function toTeacher(tokens: readonly Token[], match: Match<Person>): Match<Person> {
	const isSupervisor = match.at.some((index) => /^supervisor/.test(tokens[index]?.word ?? ''));
	if (match.label !== 'boss' || !isSupervisor) return match;
	const has = (words: RegExp) => tokens.some(({ word }) => words.test(word));
	return has(ofStudies) && !has(ofWork) ? { ...match, label: 'teacher' } : match;
}

type Told = Match<{ readonly event: Event; readonly weak: boolean }>;

/** "I'll win it back" is no illness. */
export const isShall = (text: string, tokens: readonly Token[], { first, last }: Match<unknown>): boolean =>
	first === last && /^i['’]ll$/i.test(text.slice(tokens[first]?.from ?? 0, tokens[first]?.to ?? 0));

/** "My daughter passed!!" is an exam, and no death. */
export function asGladPassing(text: string, tokens: readonly Token[], match: Told): Told {
	const [first, last] = [tokens[match.first], tokens[match.last]];
	if (match.label.event !== 'death' || last?.word !== 'passed' || !young.test(first?.word ?? '')) return match;
	// "My brother passed his HGV!!" as well.
	return /^(?: (?:his|her|all|the|it)(?: [^ .!?]+){1,3})?\s*!/.test(text.slice(last.to))
		? { ...match, label: { event: 'exam', weak: false } }
		: match;
}

/** "Is Chloe going to say yes": a verb in front of somebody's name asks. */
export function asksOfName(text: string, tokens: readonly Token[], sentence: number): boolean {
	const own = tokens.filter((token) => token.sentence === sentence);
	const at = own.findIndex(({ word }) => !/^(?:and|but|so|ok|please|hey|now|well)$/.test(word));
	const [verb, name, next] = own.slice(Math.max(at, 0));
	if (!verb || !name || !next || !/^(?:is|does|did|has|will|can|should|was|would|could)$/.test(verb.word)) return false;
	return /^\p{Lu}\p{Ll}{2,}/u.test(text.slice(name.from, name.to)) && !noName.test(name.word);
}

/** A turn for the better, whatever else is told with it. */
const betterNow =
	/\b(?:found (?:my|our|his|her|it|him|them)|not guilty|feel(?:ing)? (?:so |really )?(?:free|brand new|alive|light|better|brilliant)|never felt better|kept (?:me|us) on|(?:dropped|stopped|cancelled|called off|lifted) the (?:case|charges|eviction|redundancies)|(?:can|to|i'm|im|we're|we) stay(?:ing)? (?:put|on|in our)|was never stolen|not lonely|gained|handed in|heartbeat|we (?:spoke|hugged|made (?:it )?up)|hugged me|(?:isn't|isnt|wasn't|wasnt|is not|was not|not) (?:the )?(?:cancer|called up|cut|sacked|redundant)|(?:did not|didn't|didnt) (?:evict|sack|fire|cut|lose)|(?:it's|its|is|was|a) yes|shortlisted|last (?:of the|one|payment)|all over|out of (?:hospital|icu|danger|debt)|home from hospital|off (?:antidepressants|the tablets|probation|benefits)|cleared|clear(?:\.|!|$)|employed|sold my|sold our|back (?:safe|home|where))\b/;
/** What nobody cries for joy about. */
const grieved =
	/\b(?:again|hate|hates|sick of|fed up|nobody|no one|how dare|can(?:'t|t|not) (?!believe|wait|stop)\w+|won't|wont|doesn't|didn't|don't|dont|lost|leaving me|left me|cheat\w*|lied|liar|died|dead|dying|cancer|sick|stole|stolen|robbed|broken?|missing|failed|fail|sacked|fired|redundant|evict\w*|debt|owe|alone|lonely|scared|afraid|terrified|worried|worst|ugh|stop|why|unfair|idiot|bastard|pig|cow|please|help|hurts?|pain|awful|terrible|disgusting|rude|stupid|wants? out|still no|cancelled|late|behind my back|gritted|gave (?:me )?(?:the ring|it|him|her) back|gave back|called (?:it|the wedding) off|changed (?:his|her|their) mind)\b/;
const delighted =
	/\b(?:cried with joy|so happy|bless (?:her|him|them)|isn't that something|thank(?:s be to|s to| you,?) (?:god|jesus|goodness|heavens|allah)|thank god|(?:he|she|they) slept through|first (?:tooth|of us|time (?:ever|since))|at last|like a film star|bursting|sold out|turned a profit|took gold|broke the (?:\w+ )?record|got down on one knee|in the team|(?:he|she) said (?:yes|girl|boy))\b/;

/** "The twins slept through the night!!", "they found my bike!!": good news told with a cry, which no word of joy need carry. */
export function criesForJoy(text: string): boolean {
	const folded = text.toLowerCase().replaceAll('’', "'");
	if (/[?]/.test(folded)) return false;
	if (delighted.test(folded) && !grieved.test(folded.replace(betterNow, ''))) return true;
	if (!/!/.test(folded)) return false;
	if (betterNow.test(folded)) return !/\b(?:died|dying|dead|but|hate)\b/.test(folded);
	return /!{2,}/.test(folded) && !grieved.test(folded);
}
