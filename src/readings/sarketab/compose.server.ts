import { type Language, languageFacts } from '#src/language/languages.ts';
import { gregorianDate, plainDate } from '#src/readings/person/birth/dates.ts';
import { personTexts } from '#src/readings/person/texts.server.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { elementOrder, type SarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';
import { sarketabTexts } from './texts.server.ts';
import { chooseThesis, type Pole, rankFacts, type Side } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Area, SarketabWords } from './words/shape.ts';

const builtIn: Record<Language, SarketabWords> = { en, fa, ar, es };
const scripts = { en: 'latin', es: 'latin', fa: 'arabic', ar: 'arabic' } as const;

/** Not everything is told to everybody: one of these, and only where nothing rarer is. */
type Part = 'ends' | 'mother' | 'moon' | 'day';
const parts: readonly Part[] = ['ends', 'mother', 'moon', 'day'];
/** Nor every matter: one of these stays out. */
const leftOut: readonly Area[] = ['work', 'money', 'home'];

/**
 * The built-in writer's sarketab: the sum with what is rarest about it, the one tension chosen from the facts, what its
 * two sides say to each other of work, money, home, heart and year, a counter-view, and a question and an act that
 * answer the tension.
 */
export function compose(request: SarketabRequest, facts: SarketabFacts): string {
	const { language, religion } = request;
	const words = builtIn[language];
	const { pick } = seededChoices(
		['sarketab', language, request.name, request.motherName, facts.birth.iso, religion].join('|'),
	);
	const oneOf = <T>(items: readonly T[]) => pick(items as readonly [T, ...T[]]);
	const number = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false });
	const { taleh, birth, moon } = facts;
	const { months } = personTexts[language];
	const { signs: signNames } = sarketabTexts[language];
	const counted = (count: number) => number.format(count);
	const elementNames = (elements: SarketabFacts['leading']) =>
		words.list(elements.map((element) => words.elements[element]));

	const [rarest] = rankFacts(facts);
	const { sides } = chooseThesis(facts);
	// Now the one side has the first word, now the other.
	const [one, other] = oneOf([sides, [sides[1], sides[0]] as const]);
	const nameOf = (pole: Pole) => words.poles[pole].name ?? signNames[pole as keyof typeof signNames];
	const voiced = ({ voice, pole }: Side) => words.voices[voice](nameOf(pole));
	const { [one.pole]: first, [other.pole]: second } = words.poles;
	const silent = oneOf(leftOut);
	const about = (area: Area) => {
		if (area === silent) return [];
		const [a, b] = oneOf([sides, [sides[1], sides[0]] as const]);
		const { [a.pole]: near, [b.pole]: far } = words.poles;
		return [oneOf(words.areas[area])(nameOf(a.pole), near[area], nameOf(b.pole), far[area])];
	};

	const weight = taleh.name >= 2 * taleh.mother ? 'own' : taleh.mother >= 2 * taleh.name ? 'mother' : 'near';
	const sum = oneOf(words.sum[weight])(
		counted(taleh.name),
		counted(taleh.mother),
		counted(taleh.sum),
		counted(taleh.remainder),
	);
	const opening = `${sum}: ${words.clauses[taleh.sign.id]}.`;
	const tension = oneOf(words.tension)(voiced(one), first.pull, voiced(other), second.pull);
	const rare = rarest
		? [
				oneOf(words.notable[rarest.kind])({
					sum: counted(taleh.sum),
					sign: signNames[taleh.sign.id],
					other: signNames[facts.sunSign],
					elements: rarest.kind === 'own_day' ? words.planets[rarest.planet] : elementNames(elementsOf(rarest, facts)),
				}),
			]
		: [];

	const part = oneOf(parts);
	const tell = (which: Part, sentence: () => string[]) => (which === part && !rarest ? sentence() : []);
	const date = oneOf(words.date)(
		plainDate(birth.solar, 'solar', language, months),
		gregorianDate(birth.iso, language),
		plainDate(birth.lunar, 'lunar', language, months),
	);
	return [
		[opening, ...rare, tension],
		[
			letters(facts, words, counted, oneOf, !rarest),
			...tell('ends', () => ends(facts, words, language, oneOf)),
			...tell('mother', () => [mother(facts, words, elementNames, oneOf)]),
			...about('work'),
			...about('money'),
		],
		[
			date,
			...tell('moon', () => [oneOf(words.moon)(words.phases[moon.phase], words.moons[moon.sign])]),
			...tell('day', () => [words.days[facts.weekdayRuler]]),
			...about('home'),
			...about('heart'),
		],
		[
			...about('year'),
			...(rarest ? [] : [oneOf(words.counsel)(nameOf(one.pole), nameOf(other.pole))]),
			oneOf(words.counter)(words.flaws[taleh.sign.ruler]),
			oneOf(words.blessings[religion])(first.thing, second.thing),
			oneOf(words.questions),
			oneOf(words.acts)(second.act, first.manner),
		],
	]
		.map((sentences) => sentences.join(' '))
		.join('\n\n');
}

type OneOf = <T>(items: readonly T[]) => T;

function elementsOf(fact: ReturnType<typeof rankFacts>[number], { leading }: SarketabFacts): SarketabFacts['leading'] {
	if ('element' in fact) return [fact.element];
	return 'elements' in fact ? [...fact.elements] : leading;
}

/** The letters by their elements, equal counts together, so that a tie is told as a tie. */
function letters(
	{ elements, leading, missing, name }: SarketabFacts,
	words: SarketabWords,
	counted: (count: number) => string,
	oneOf: OneOf,
	atLength: boolean,
): string {
	const counts = [...new Set(elementOrder.map((element) => elements[element]))].filter(Boolean).sort((a, b) => b - a);
	const names = (some: typeof leading) => some.map((element) => words.elements[element]);
	const ranking = words.ranking(
		counts.map((count) => ({
			count: counted(count),
			elements: names(elementOrder.filter((element) => elements[element] === count)),
		})),
		names(missing),
	);
	const [leader, another] = leading;
	const lead = leader && !another ? oneOf(words.leads[leader]) : oneOf(words.ties)(words.list(names(leading)));
	return oneOf(words.letters)(counted(name.letters.length), ranking, atLength ? `${words.stop} ${lead}` : '');
}

/** First and last letter; nothing where the name is in another script than the page. */
function ends({ name }: SarketabFacts, words: SarketabWords, language: Language, oneOf: OneOf): string[] {
	const [first] = name.letters;
	const last = name.letters.at(-1);
	if (!first || !last || name.letters.length < 2 || name.script !== scripts[language]) return [];
	return [oneOf(words.ends)(first.letter, words.opens[first.element], last.letter, words.closes[last.element])];
}

function mother(
	{ elements, leading, motherLeading }: SarketabFacts,
	words: SarketabWords,
	names: (elements: SarketabFacts['leading']) => string,
	oneOf: OneOf,
): string {
	const shared = motherLeading.filter((element) => leading.includes(element));
	if (shared.length > 0) return oneOf(words.mother.shared)(names(shared), names(leading));
	const wanting = motherLeading.filter((element) => elements[element] === 0);
	if (wanting.length > 0) return oneOf(words.mother.wanting)(names(wanting), names(leading));
	return oneOf(words.mother.other)(names(motherLeading), names(leading));
}
