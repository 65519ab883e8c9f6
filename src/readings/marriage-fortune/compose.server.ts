import { type Language, languageFacts } from '#src/language/languages.ts';
import { talehOf } from '#src/methods/abjad/taleh.ts';
import { angelNumber } from '#src/methods/angel-numbers/angel-numbers.ts';
import { type Koota, kootas } from '#src/methods/ashtakoota/ashtakoota.ts';
import { bodies, type SkyBody, separation } from '#src/methods/synastry/synastry.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type {
	AngelsWorking,
	AstrologyWorking,
	IndianWorking,
	IslamicWorking,
	MarriageFacts,
	TarotWorking,
} from './facts.ts';
import type { MarriageRequest } from './request.ts';
import type { MarriageTexts } from './texts/en.ts';
import { marriageTexts } from './texts.server.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { BodyPair, Lines, MarriageWords, Told } from './words/shape.ts';

const builtIn: Record<Language, MarriageWords> = { en, fa, ar, es };

/** The texts of a reading in the order they are shown (specification, 4). */
export const marriageFields = [
	'loveEnergy',
	'compatibility',
	'opportunities',
	'challenges',
	'inspiringMessage',
] as const;
/** The sentences of each field but the last, which is the same for every method. */
type Parts = Readonly<Record<Exclude<(typeof marriageFields)[number], 'inspiringMessage'>, readonly string[]>>;

/** What a method's part of the writer has at hand. */
type Desk = {
	words: MarriageWords;
	texts: MarriageTexts;
	language: Language;
	score: string;
	couple: boolean;
	pick: <T>(items: readonly [T, ...T[]]) => T;
	/** A sentence with figures in it. */
	tell: <Figures>(told: Told<Figures>, figures: Figures) => string;
	number: (value: number) => string;
};

/** The built-in writer's reading: the figures and their images, what they make together, an opening, a strain with its counter-view, a question and an act. */
export function compose(
	request: MarriageRequest,
	facts: MarriageFacts,
): Record<(typeof marriageFields)[number], string> {
	const { language } = request;
	const words = builtIn[language];
	const { person1, person2, fortuneType } = request;
	const { pick } = seededChoices(
		['marriage-fortune', language, fortuneType, facts.status, JSON.stringify([person1, person2])].join('|'),
	);
	const format = new Intl.NumberFormat(languageFacts[language].locale, {
		useGrouping: false,
		maximumFractionDigits: 1,
	});
	const number = (value: number) => format.format(value);
	const desk: Desk = {
		words,
		texts: marriageTexts[language],
		language,
		score: number(facts.score),
		couple: facts.couple,
		pick,
		tell: (told, figures) => pick(told)(figures),
		number,
	};
	const parts = partsOf(facts, desk);
	const kind = facts.couple ? facts.status : 'single';
	return {
		loveEnergy: [
			...parts.loveEnergy,
			desk.tell(facts.couple ? words.days.couple : words.days.single, { days: number(facts.days) }),
		].join(' '),
		compatibility: [...parts.compatibility, pick(words.bands[kind][facts.band])].join(' '),
		opportunities: parts.opportunities.join(' '),
		challenges: parts.challenges.join(' '),
		inspiringMessage: [pick(words.questions[kind]), pick(words.acts[kind])].join(' '),
	};
}

function partsOf({ working }: MarriageFacts, desk: Desk): Parts {
	switch (working.type) {
		case 'islamic':
			return islamic(working, desk);
		case 'angels':
			return angels(working, desk);
		case 'tarot':
			return tarot(working, desk);
		case 'indian':
			return indian(working, desk);
		case 'astrology':
			return astrology(working, desk);
	}
}

const elementOrder = ['fire', 'earth', 'air', 'water'] as const;
function elementsOf(
	{ words }: Desk,
	pair: readonly (typeof elementOrder)[number][],
): MarriageWords['elements']['fire-fire'] {
	const key = pair.toSorted((a, b) => elementOrder.indexOf(a) - elementOrder.indexOf(b)).join('-');
	return words.elements[key as keyof MarriageWords['elements']];
}

/** Two different sentences of a table, or one and what is said where both are the same. */
const bothOf = <Key extends PropertyKey>(
	{ pick }: Desk,
	table: Readonly<Record<Key, string>>,
	[one, other]: readonly [Key, Key],
	same: Lines,
): string[] => [table[one], one === other ? pick(same) : table[other]];

/** Of two people both are told; of one, one side is enough for a text. */
const oneOrBoth = ({ couple, pick }: Desk, told: string[]): string[] =>
	couple ? told : [pick(told as [string, ...string[]])];

function islamic({ people: [own, other], sum, remainder, signs, elements }: IslamicWorking, desk: Desk): Parts {
	const { words, texts, tell, pick, number, score } = desk;
	const { openings, heritage, talehs, sums, remainders, alone, counters } = words.islamic;
	const { meet, rub } = elementsOf(desk, elements);
	const ownName = own?.name.value ?? 0;
	const opening = other
		? tell(openings.couple, { own: number(own?.sum ?? 0), other: number(other.sum), sum: number(sum) })
		: tell(openings.single, {
				name: number(ownName),
				mother: number(own?.mother.value ?? 0),
				sum: number(sum),
			});
	return {
		loveEnergy: [opening, pick(heritage)],
		compatibility: [
			tell(talehs, { sum: number(own?.sum ?? 0), remainder: number(own?.remainder ?? 0), sign: texts.signs[signs[0]] }),
			...oneOrBoth(desk, bothOf(desk, words.signs, signs, words.sameSign)),
			pick(meet),
		],
		opportunities: [tell(sums, { sum: number(sum), remainder: number(remainder), score }), remainders[remainder].open],
		challenges: [
			pick([remainders[remainder].strain, rub]),
			tell(alone, { name: number(ownName), sign: texts.signs[talehOf(ownName, 0).sign.id] }),
			pick(counters),
		],
	};
}

function angels({ people: [own, other], pairs }: AngelsWorking, desk: Desk): Parts {
	const { words, tell, pick, number, score } = desk;
	const { openings, paths, samePath, heritage, steps, digits, patterns, rows, counters } = words.angels;
	if (!own) throw new RangeError('nobody to write about');
	type Path = keyof typeof paths;
	const path = (person: typeof own) => person.lifePath as Path;
	const [near, far] = pairs.map(({ steps: apart }) => apart as keyof typeof steps) as [0, 0];
	// Figures keep their zeros: 0314 is four digits.
	const row = (text: string) => [...text].map((digit) => number(Number(digit))).join('');
	return {
		loveEnergy: other
			? [
					tell(openings.couple, {
						own: number(own.lifePath),
						other: number(other.lifePath),
						ownSum: own.parts.map(number).join(' + '),
						otherSum: other.parts.map(number).join(' + '),
					}),
					...bothOf(desk, paths, [path(own), path(other)], samePath),
				]
			: [
					tell(openings.single, { own: number(own.lifePath), ownSum: own.parts.map(number).join(' + ') }),
					paths[path(own)],
				],
		compatibility: [pick(heritage), pick(steps[near].open)],
		opportunities: [
			other
				? tell(digits.couple, { own: row(own.digits), other: row(other.digits), score })
				: tell(digits.single, { own: row(own.digits), root: number(own.root), score }),
			patterns[own.pattern],
		],
		challenges: [
			pick(steps[far].strain),
			other
				? tell(rows.couple, {
						row: row(own.digits + other.digits),
						root: number(angelNumber(own.digits + other.digits).root),
					})
				: tell(rows.single, { sum: number(own.sum), path: number(own.lifePath) }),
			pick(counters),
		],
	};
}

function tarot({ cards, effect }: TarotWorking, desk: Desk): Parts {
	const { words, texts, language, tell, pick, number, score } = desk;
	const { openings, cards: lore, scores, effects, reversed, numbers, counters } = words.tarot;
	const [self, bond, other] = cards;
	if (!self || !bond || !other) throw new RangeError('three cards are drawn');
	const name = (card: typeof self) => {
		const plain = requireTelling(language, card.id).name;
		return card.reversed ? `${plain} ${texts.reversed}` : plain;
	};
	const turned = cards.filter((card) => card.reversed).length as keyof typeof reversed;
	return {
		loveEnergy: [
			tell(desk.couple ? openings.couple : openings.single, { self: name(self), other: name(other), bond: name(bond) }),
			lore[self.id]?.person ?? '',
		],
		compatibility: [
			lore[other.id]?.person ?? '',
			pick(elementsOf(desk, [self.element, other.element]).meet),
			tell(scores, { self: texts.elements[self.element], other: texts.elements[other.element], score }),
		],
		opportunities: [lore[bond.id]?.bond ?? '', pick(effects[effect].open)],
		challenges: [
			pick([effects[effect].strain, reversed[turned]]),
			tell(numbers, {
				numbers: cards.map(({ id }) => number(id)).join(' + '),
				sum: number(cards.reduce((sum, { id }) => sum + id, 0)),
			}),
			pick(counters),
		],
	};
}

/** Two of these, or as many as there are, by the seed. */
function twoOf<T>({ pick }: Desk, items: readonly T[]): T[] {
	if (items.length < 3) return [...items];
	const first = pick(items as readonly [T, ...T[]]);
	return [first, pick(items.filter((item) => item !== first) as [T, ...T[]])];
}

/** Degrees of one lunar mansion. */
const LODGING = 360 / 27;

function indian({ people: [own, other], match, open }: IndianWorking, desk: Desk): Parts {
	const { words, texts, tell, pick, number, score } = desk;
	const { openings, heritage, yonis, sameYoni, totals, kootas: told, noLow, ganas, degrees, counters } = words.indian;
	if (!own) throw new RangeError('nobody to write about');
	const star = (index: number) => texts.nakshatras[index - 1] ?? '';
	const gana = ganas[own.gana as 0 | 1 | 2];
	const low: Koota[] = [];
	const high: Koota[] = [];
	for (const [koota, most] of Object.entries(kootas) as [Koota, number][]) {
		const share = (match?.points[koota] ?? 0) / most;
		if (share === 1) high.push(koota);
		else if (share <= 0.5) low.push(koota);
	}
	const done = Math.round((own.longitude % LODGING) * 10) / 10;
	if (!other || !match)
		return {
			loveEnergy: [
				tell(openings.single, { own: star(own.nakshatra), pada: number(own.pada), degree: number(own.longitude) }),
				tell(degrees.single, { done: number(done), left: number(LODGING - done) }),
				pick(heritage),
			],
			compatibility: [
				pick([yonis[own.yoni] ?? '', words.signs[own.sign]]),
				tell(totals.single, { quarters: number(open?.quarters ?? 0), score }),
			],
			opportunities: [pick(gana.open)],
			challenges: [pick(gana.strain), pick(counters)],
		};
	return {
		loveEnergy: [
			tell(openings.couple, {
				own: star(own.nakshatra),
				other: star(other.nakshatra),
				ownPada: number(own.pada),
				otherPada: number(other.pada),
			}),
			tell(degrees.couple, {
				own: number(own.longitude),
				other: number(other.longitude),
				apart: number(separation(own.longitude, other.longitude)),
			}),
			pick(heritage),
		],
		compatibility: [
			...bothOf(desk, yonis as Readonly<Record<number, string>>, [own.yoni, other.yoni], sameYoni),
			tell(totals.couple, { total: number(match.total), percentile: number(match.percentile) }),
		],
		opportunities: high.length > 0 ? twoOf(desk, high).map((koota) => told[koota].open) : [pick(gana.open)],
		challenges: [low.length > 0 ? told[pick(low as [Koota, ...Koota[]])].strain : pick(noLow), pick(counters)],
	};
}

function astrology({ people: [own, other], aspects, elements }: AstrologyWorking, desk: Desk): Parts {
	const { words, texts, language, tell, pick, number, score } = desk;
	const { openings, heritage, counts, pairs, noEasy, noHard, closest, counters } = words.astrology;
	if (!own) throw new RangeError('nobody to write about');
	const second = other?.sun ?? own.moon;
	const isHard = ({ weight, name }: (typeof aspects)[number]) =>
		weight < 0 || name === 'square' || name === 'opposition';
	const told = (some: typeof aspects, side: 'easy' | 'hard') => [
		...new Set(some.map(({ first, second: to }) => pairs[pairKey(first, to)][side])),
	];
	const easy = aspects.filter((aspect) => !isHard(aspect));
	const hard = aspects.filter(isHard);
	const nearest = aspects.slice(0, 1).map(({ first, second: to, name, orb }) =>
		tell(closest, {
			first: texts.bodies[first],
			second: texts.bodies[to],
			aspect: texts.aspects[name],
			orb: new Intl.NumberFormat(languageFacts[language].locale, { maximumFractionDigits: 2 }).format(orb),
		}),
	);
	const at = number;
	return {
		loveEnergy: [
			other
				? tell(openings.couple, {
						ownSun: texts.signs[own.sun.sign],
						ownDegree: at(own.sun.degree),
						otherSun: texts.signs[other.sun.sign],
						otherDegree: at(other.sun.degree),
					})
				: tell(openings.single, {
						sun: texts.signs[own.sun.sign],
						sunDegree: at(own.sun.degree),
						moon: texts.signs[own.moon.sign],
						moonDegree: at(own.moon.degree),
					}),
			...oneOrBoth(desk, bothOf(desk, words.signs, [own.sun.sign, second.sign], words.sameSign)),
		],
		compatibility: [
			pick(heritage),
			...nearest,
			pick(elementsOf(desk, elements).meet),
			tell(counts, { easy: number(easy.length), hard: number(hard.length), score }),
		],
		// The closest angles come first.
		opportunities: easy.length > 0 ? oneOrBoth(desk, told(easy, 'easy').slice(0, 2)) : [pick(noEasy)],
		challenges: [
			...(hard.length > 0 ? oneOrBoth(desk, told(hard, 'hard').slice(0, 2)) : [pick(noHard)]),
			pick(counters),
		],
	};
}

const pairKey = (one: SkyBody, other: SkyBody): BodyPair =>
	[one, other].toSorted((a, b) => bodies.indexOf(a) - bodies.indexOf(b)).join('-') as BodyPair;
