import { type Language, languageFacts } from '#src/language/languages.ts';
import { type Koota, kootas } from '#src/methods/ashtakoota/ashtakoota.ts';
import { bodies, type SkyBody } from '#src/methods/synastry/synastry.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import type {
	AngelsWorking,
	AstrologyWorking,
	IndianWorking,
	IslamicWorking,
	MarriageFacts,
	TarotWorking,
} from './facts.ts';
import type { MarriageTexts } from './texts/en.ts';
import type { BodyPair, MarriageWords, Told } from './words/shape.ts';

/** The sentences that a method alone makes: its figures, what is easy and hard by them, and what may be said against it. */
export type MethodTexts = {
	/** Whether the opening names the two sides; figures alone would be anybody's. */
	names: boolean;
	opening: string;
	open: string;
	strain: string | null;
	counter: string;
};

/** What the sentences of a method are made with. */
export type MethodTools = {
	words: MarriageWords;
	texts: MarriageTexts;
	language: Language;
	couple: boolean;
	pick: <T>(items: readonly [T, ...T[]]) => T;
	/** A sentence with figures in it. */
	tell: <Figures>(told: Told<Figures>, figures: Figures) => string;
	number: (value: number) => string;
};

/** The sentences of the method that a reading was made with. */
export function methodOf({ working }: MarriageFacts, tools: MethodTools): MethodTexts {
	switch (working.type) {
		case 'islamic':
			return islamic(working, tools);
		case 'angels':
			return angels(working, tools);
		case 'tarot':
			return tarot(working, tools);
		case 'indian':
			return indian(working, tools);
		case 'astrology':
			return astrology(working, tools);
	}
}

function islamic({ people: [own, other], sum, remainder }: IslamicWorking, tools: MethodTools): MethodTexts {
	const { words, tell, pick, number } = tools;
	const { openings, remainders, counters } = words.islamic;
	return {
		names: false,
		opening: other
			? tell(openings.couple, { own: number(own?.sum ?? 0), other: number(other.sum), sum: number(sum) })
			: tell(openings.single, {
					name: number(own?.name.value ?? 0),
					mother: number(own?.mother.value ?? 0),
					sum: number(sum),
				}),
		open: remainders[remainder].open,
		strain: remainders[remainder].strain,
		counter: pick(counters),
	};
}

function angels({ people: [own, other], pairs }: AngelsWorking, tools: MethodTools): MethodTexts {
	const { words, tell, pick, number } = tools;
	const { openings, steps, patterns, counters } = words.angels;
	if (!own) throw new RangeError('nobody to write about');
	const [near, far] = pairs.map(({ steps: apart }) => apart as keyof typeof steps) as [0, 0];
	const sumOf = (parts: readonly number[]) => parts.map(number).join(' + ');
	return {
		names: false,
		opening: other
			? tell(openings.couple, {
					own: number(own.lifePath),
					other: number(other.lifePath),
					ownSum: sumOf(own.parts),
					otherSum: sumOf(other.parts),
				})
			: tell(openings.single, { own: number(own.lifePath), ownSum: sumOf(own.parts) }),
		open: pick(steps[near].open),
		// A row without a pattern is everybody's.
		strain: own.pattern === 'plain' ? pick(steps[far].strain) : patterns[own.pattern],
		counter: pick(counters),
	};
}

function tarot({ cards, effect }: TarotWorking, tools: MethodTools): MethodTexts {
	const { words, texts, language, couple, tell, pick } = tools;
	const { openings, cards: lore, effects, reversed, counters } = words.tarot;
	const [self, bond, other] = cards;
	if (!self || !bond || !other) throw new RangeError('three cards are drawn');
	const name = (card: typeof self) => {
		const plain = requireTelling(language, card.id).name;
		return card.reversed ? `${plain} ${texts.reversed}` : plain;
	};
	const turned = cards.filter((card) => card.reversed).length as keyof typeof reversed;
	return {
		names: true,
		opening: tell(couple ? openings.couple : openings.single, {
			self: name(self),
			other: name(other),
			bond: name(bond),
		}),
		open: pick([lore[couple ? bond.id : self.id]?.[couple ? 'bond' : 'person'] ?? '', pick(effects[effect].open)]),
		strain: pick([effects[effect].strain, reversed[turned]]),
		counter: pick(counters),
	};
}

function indian({ people: [own, other], match }: IndianWorking, tools: MethodTools): MethodTexts {
	const { words, texts, tell, pick, number } = tools;
	const { openings, kootas: told, noLow, ganas, counters } = words.indian;
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
	if (!other || !match)
		return {
			names: true,
			opening: tell(openings.single, {
				own: star(own.nakshatra),
				pada: number(own.pada),
				degree: number(own.longitude),
			}),
			open: pick(gana.open),
			strain: pick(gana.strain),
			counter: pick(counters),
		};
	return {
		names: true,
		opening: tell(openings.couple, {
			own: star(own.nakshatra),
			other: star(other.nakshatra),
			ownPada: number(own.pada),
			otherPada: number(other.pada),
		}),
		open: high.length > 0 ? told[pick(high as [Koota, ...Koota[]])].open : pick(gana.open),
		strain: low.length > 0 ? told[pick(low as [Koota, ...Koota[]])].strain : pick(noLow),
		counter: pick(counters),
	};
}

function astrology({ people: [own, other], aspects }: AstrologyWorking, tools: MethodTools): MethodTexts {
	const { words, texts, language, tell, pick, number } = tools;
	const { openings, pairs, noEasy, noHard, closest, counters } = words.astrology;
	if (!own) throw new RangeError('nobody to write about');
	const isHard = ({ weight, name }: (typeof aspects)[number]) =>
		weight < 0 || name === 'square' || name === 'opposition';
	// The closest angles come first.
	const [nearest] = aspects;
	const easy = aspects.find((aspect) => !isHard(aspect));
	const hard = aspects.find(isHard);
	const orbs = new Intl.NumberFormat(languageFacts[language].locale, { maximumFractionDigits: 2 });
	const told = nearest
		? tell(closest, {
				first: texts.bodies[nearest.first],
				second: texts.bodies[nearest.second],
				aspect: texts.aspects[nearest.name],
				orb: orbs.format(nearest.orb),
			})
		: null;
	const lightest = easy ? pairs[pairKey(easy.first, easy.second)].easy : pick(noEasy);
	return {
		names: true,
		opening: other
			? tell(openings.couple, {
					ownSun: texts.signs[own.sun.sign],
					ownDegree: number(own.sun.degree),
					otherSun: texts.signs[other.sun.sign],
					otherDegree: number(other.sun.degree),
				})
			: tell(openings.single, {
					sun: texts.signs[own.sun.sign],
					sunDegree: number(own.sun.degree),
					moon: texts.signs[own.moon.sign],
					moonDegree: number(own.moon.degree),
				}),
		open: told ? pick([lightest, told]) : lightest,
		strain: hard ? pairs[pairKey(hard.first, hard.second)].hard : pick(noHard),
		counter: pick(counters),
	};
}

const pairKey = (one: SkyBody, other: SkyBody): BodyPair =>
	[one, other].toSorted((a, b) => bodies.indexOf(a) - bodies.indexOf(b)).join('-') as BodyPair;
