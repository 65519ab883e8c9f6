import { type Language, languageFacts } from '#src/language/languages.ts';
import { type Koota, kootas } from '#src/methods/ashtakoota/ashtakoota.ts';
import { bodies, type SkyBody } from '#src/methods/synastry/synastry.ts';
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
import { chooseThesis, type Named, type RankedKind } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Area, BodyPair, MarriageWords, Told } from './words/shape.ts';

const builtIn: Record<Language, MarriageWords> = { en, fa, ar, es };

/** The texts of a reading in the order they are shown (specification, 4). */
export const marriageFields = [
	'loveEnergy',
	'compatibility',
	'opportunities',
	'challenges',
	'inspiringMessage',
] as const;

/** What a method alone can tell: its figures, how they open and strain, and what may be said against it. */
type Method = {
	/** Whether the opening names the two sides; figures alone would be anybody's. */
	names: boolean;
	opening: string;
	open: string;
	strain: string | null;
	counter: string;
};

/** What a method's part of the writer has at hand. */
type Desk = {
	words: MarriageWords;
	texts: MarriageTexts;
	language: Language;
	couple: boolean;
	pick: <T>(items: readonly [T, ...T[]]) => T;
	/** A sentence with figures in it. */
	tell: <Figures>(told: Told<Figures>, figures: Figures) => string;
	number: (value: number) => string;
};

/**
 * The built-in writer's reading: the figures, the one tension between two sides, and what these do under one roof, where
 * families meet, in a quarrel and after it; a counter-view; a question and an act that answer the tension.
 */
export function compose(
	request: MarriageRequest,
	facts: MarriageFacts,
): Record<(typeof marriageFields)[number], string> {
	const { language, person1, person2, fortuneType } = request;
	const words = builtIn[language];
	const texts = marriageTexts[language];
	const { pick } = seededChoices(
		['marriage-fortune', language, fortuneType, facts.status, JSON.stringify([person1, person2])].join('|'),
	);
	const oneOf = <T>(items: readonly T[]) => pick(items as readonly [T, ...T[]]);
	const format = new Intl.NumberFormat(languageFacts[language].locale, {
		useGrouping: false,
		maximumFractionDigits: 1,
	});
	const number = (value: number) => format.format(value);
	const { couple } = facts;
	const method = methodOf(facts, {
		words,
		texts,
		language,
		couple,
		pick,
		tell: (told, figures) => pick(told)(figures),
		number,
	});

	const { manners, paths, name, moon, notable, notableTwice, ...said } = words.thesis;
	const { sides, because } = chooseThesis(facts);
	const sidesWords = couple ? said.couple : said.single;
	const nameOf = (named: Named) => {
		if (named.kind === 'path') return paths[named.path];
		if (named.kind === 'moon') return moon(texts.signs[named.sign]);
		return name(named.kind === 'sign' ? texts.signs[named.sign] : requireTelling(language, named.card).name);
	};
	const [own, other] = [nameOf(sides[0].named), nameOf(sides[1].named)];
	const { [sides[0].manner]: first, [sides[1].manner]: second } = manners;
	const alike = first === second;
	const twice = own === other;
	const about = (area: Area) => {
		if (alike) return oneOf(sidesWords.same[area])(own, first[area]);
		const turned = oneOf([false, true]);
		return turned
			? oneOf(sidesWords.areas[area])(other, second[area], own, first[area])
			: oneOf(sidesWords.areas[area])(own, first[area], other, second[area]);
	};
	const tension = alike
		? oneOf(sidesWords.same.tension)(own, first.pull)
		: oneOf(sidesWords.tension)(own, first.pull, other, second.pull);
	const ending = twice ? oneOf(sidesWords.twice.named)(own) : oneOf(sidesWords.named)(own, other);
	const opening = method.names ? method.opening : method.opening.replace(/\.$/, ending);
	const rare = (kind: RankedKind) => (twice && notableTwice[kind]?.(own)) || oneOf(notable[kind])(own, other);
	const [score, band] = [number(facts.score), oneOf(sidesWords.bands[facts.band])];
	const [asked, given] = oneOf([
		[first, second],
		[second, first],
	]);
	return {
		loveEnergy: [opening, ...(because ? [rare(because)] : []), tension].join(' '),
		compatibility: [
			about('home'),
			about('family'),
			twice ? oneOf(sidesWords.twice.score)(own, score, band) : oneOf(sidesWords.score)(own, other, score, band),
		].join(' '),
		opportunities: [
			...(alike ? [] : [oneOf(sidesWords.gifts)(own, first.thing, other, second.thing)]),
			method.open,
		].join(' '),
		challenges: [
			about('quarrel'),
			about('peace'),
			...(method.strain && !because ? [method.strain] : []),
			method.counter,
		].join(' '),
		inspiringMessage: [
			alike ? oneOf(sidesWords.sameQuestions)(own, first.thing) : oneOf(sidesWords.questions)(asked.thing, given.thing),
			oneOf(sidesWords.acts)(couple ? given.couple : given.single, given === first ? other : own),
		].join(' '),
	};
}

function methodOf({ working }: MarriageFacts, desk: Desk): Method {
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

function islamic({ people: [own, other], sum, remainder }: IslamicWorking, desk: Desk): Method {
	const { words, tell, pick, number } = desk;
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

function angels({ people: [own, other], pairs }: AngelsWorking, desk: Desk): Method {
	const { words, tell, pick, number } = desk;
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

function tarot({ cards, effect }: TarotWorking, desk: Desk): Method {
	const { words, texts, language, couple, tell, pick } = desk;
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

function indian({ people: [own, other], match }: IndianWorking, desk: Desk): Method {
	const { words, texts, tell, pick, number } = desk;
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

function astrology({ people: [own, other], aspects }: AstrologyWorking, desk: Desk): Method {
	const { words, texts, language, tell, pick, number } = desk;
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
