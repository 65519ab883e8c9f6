import { type Language, languageFacts } from '#src/language/languages.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { methodOf } from './compose-method.server.ts';
import type { MarriageFacts } from './facts.ts';
import type { MarriageRequest } from './request.ts';
import { marriageTexts } from './texts.server.ts';
import { chooseThesis, type Named, type RankedKind } from './thesis/thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Area, MarriageWords } from './words/shape.ts';

const builtIn: Record<Language, MarriageWords> = { en, fa, ar, es };

/** The texts of a reading in the order they are shown (specification, 4). */
export const marriageFields = [
	'loveEnergy',
	'compatibility',
	'opportunities',
	'challenges',
	'inspiringMessage',
] as const;

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

	const { manners, paths, name, moon, whose, notable, notableTwice, ...said } = words.thesis;
	const { sides, because } = chooseThesis(facts);
	const sidesWords = couple ? said.couple : said.single;
	const nameOf = (named: Named) => {
		if (named.kind === 'path') return paths[named.path];
		if (named.kind === 'moon') return moon(texts.signs[named.sign]);
		return name(named.kind === 'sign' ? texts.signs[named.sign] : requireTelling(language, named.card).name);
	};
	const [own, other] = [nameOf(sides[0].named), nameOf(sides[1].named)];
	// Once the sides have been named, those of a couple are called by whose they are: Anna’s Moon, not the Moon in Virgo. But
	// for the message, which is drawn into the picture that is shared without names.
	const [person, partner] = [firstName(person1.name), firstName(person2?.name ?? '')];
	const called = (named: Named, plain: string, who: string, isOwn: boolean) => {
		if (!couple || named.kind === 'card' || person === partner || who === '') return plain;
		const { kind } = named;
		return whose({ kind, plain: kind === 'path' ? paths[named.path] : texts.signs[named.sign] }, who, isOwn);
	};
	const ownCalled = called(sides[0].named, own, person, true);
	const otherCalled = called(sides[1].named, other, partner, false);
	const { [sides[0].manner]: first, [sides[1].manner]: second } = manners;
	const alike = first === second;
	const twice = own === other;
	const about = (area: Area) => {
		if (alike) return oneOf(sidesWords.same[area])(own, first[area]);
		const turned = oneOf([false, true]);
		return turned
			? oneOf(sidesWords.areas[area])(otherCalled, second[area], ownCalled, first[area])
			: oneOf(sidesWords.areas[area])(ownCalled, first[area], otherCalled, second[area]);
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

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
