import { type Language, languageFacts } from '#src/language/languages.ts';
import type { Reduction } from '#src/methods/numerology/numerology.ts';
import { gregorianDate, plainDate } from '#src/readings/person/birth/dates.ts';
import { personTexts } from '#src/readings/person/texts.server.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { LuckyNumberFacts } from './facts.server.ts';
import type { LuckyNumberRequest } from './request.ts';
import { chooseThesis, type Place, places, type RankedFact, rankFacts, standingOf, valuesOf } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { LuckyWords, NumberWords, QuarrelWords, ToldSum, Variants } from './words/shape.ts';
import { reducedValues } from './words/shape.ts';

const builtIn: Record<Language, LuckyWords> = { en, fa, ar, es };

/** What is not needed is told only as long as the analysis stays below that many words. */
const ENOUGH_WORDS = 315;

/**
 * The built-in writer's analysis: two of the four numbers that pull against each other, where the other two and the day
 * stand between them, and a doubt, a question and an act that answer the quarrel.
 */
export function compose(request: LuckyNumberRequest, facts: LuckyNumberFacts): string {
	const { language } = request;
	const words = builtIn[language];
	const { quarrel, of } = words;
	const { pick } = seededChoices(
		['lucky-number', language, request.fullName, request.motherName, facts.birth.iso, request.gender].join('|'),
	);
	const { format: number } = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false });
	const say = (variants: Variants, values: Readonly<Record<string, string>>) => filled(pick(variants), values);

	const values = valuesOf(facts);
	const thesis = chooseThesis(values);
	const [former, latter] = thesis ?? ['path', 'wealth'];
	const [one, other] = pick([
		[former, latter],
		[latter, former],
	] as const);
	const [third, fourth] = places.filter((place) => place !== one && place !== other);
	const wordsAt = (place: Place) => numberWords(words, values[place]);
	const [x, y] = [wordsAt(one), wordsAt(other)];
	const signs = { x: x.sign, y: y.sign };
	const sums = sumsOf(words, facts, language, pick, number);
	const pull = (first: Place, second: Place) => ({
		nx: number(values[first]),
		ofX: of[first],
		pullX: wordsAt(first).pull,
		ny: number(values[second]),
		ofY: of[second],
		pullY: wordsAt(second).pull,
	});

	/** Where another number stands between the two, the two of them said in other words. */
	const turn = pick([0, 1, 2]);
	const standing = (place: Place, step: number) => {
		const found = standingOf(values[place], [values[one], values[other]]);
		const [near, far] = found.kind !== 'midway' && found.to === 1 ? [y, x] : [x, y];
		const variants = quarrel[found.kind];
		const variant = variants[(turn + step) % variants.length] ?? variants[0];
		return filled(variant, { as: wordsAt(place).as[place], of: of[place], x: near.sign, y: far.sign });
	};
	const others = thesis && third && fourth ? [standing(third, 0), standing(fourth, 1)] : [];
	const [rarest] = rankFacts(values);
	const [asking, acting] = pick([
		[x, y],
		[y, x],
	] as const);
	/** Between two numbers a sentence is told for their sake; where all four agree it stands alone. */
	const between = (variants: Variants, first: NumberWords, second: NumberWords, line: string) =>
		thesis ? say(variants, { x: first.sign, y: second.sign, line }) : line;
	const { clause: day, acts } = words.days[facts.luckyDay.weekday];

	const and = language === 'fa' || language === 'ar' ? '؛ ' : '; ';
	const opening = [
		`${sums[one]}${and}${small(sums[other])}.`,
		say(quarrel.against, { a: x.as[one], b: y.as[other] }),
		thesis ? say(quarrel.tension, pull(one, other)) : say(quarrel.unison, { n: number(values[one]), pull: x.pull }),
	];
	const standings = [third && fourth ? `${sums[third]}${and}${small(sums[fourth])}.` : '', ...others];
	const weekday = [dayLine(quarrel, facts, [values[one], values[other]], { ...signs, sum: sums.day, day }, say)];
	const answer = [
		between(quarrel.counter, asking, acting, asking.counter),
		between(quarrel.question, asking, acting, asking.question),
		between(quarrel.act, acting, asking, pick(acts)),
	];
	let count = wordsOf([...opening, ...standings, ...weekday, ...answer].join(' '));
	for (const [paragraph, sentence] of [
		[standings, rarest ? notable(words, rarest, signs, say) : ''],
		[opening, between(quarrel.lore, asking, acting, pick(asking.lore))],
		[weekday, sums.calendars],
	] as const) {
		if (count + wordsOf(sentence) > ENOUGH_WORDS) continue;
		count += wordsOf(sentence);
		paragraph.push(sentence);
	}
	return [opening, standings, weekday, answer].map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

const wordsOf = (text: string) => text.split(' ').length;

type Say = (variants: Variants, values: Readonly<Record<string, string>>) => string;
type Signs = { x: string; y: string };

function numberWords({ numbers }: LuckyWords, value: number): NumberWords {
	const known = reducedValues.find((reduced) => reduced === value);
	if (!known) throw new RangeError(`no reduced number: ${value}`);
	return numbers[known];
}

/** The day by its remainder: nearer to one of the two, or as far from both. */
function dayLine(
	quarrel: QuarrelWords,
	{ luckyDay }: LuckyNumberFacts,
	ends: readonly [number, number],
	{ x, y, ...told }: Signs & { sum: string; day: string },
	say: Say,
): string {
	const found = standingOf(luckyDay.remainder, ends);
	if (found.kind === 'midway') return say(quarrel.dayMidway, { ...told, x, y });
	return say(quarrel.dayNear, found.to === 0 ? { ...told, x, y } : { ...told, x: y, y: x });
}

/** What stands out in all four numbers. */
function notable(words: LuckyWords, fact: RankedFact, signs: Signs, say: Say): string {
	const r = 'value' in fact ? numberWords(words, fact.value).sign : '';
	return say(words.quarrel[fact.kind], { ...signs, r });
}

/** The sums as they are told, each by its place, and the calendars in which they would have been others. */
function sumsOf(
	words: LuckyWords,
	{ birth, luckyNumber, wealthNumber, protectionNumber, loveNumber, luckyDay }: LuckyNumberFacts,
	language: Language,
	pick: ReturnType<typeof seededChoices>['pick'],
	number: (value: number) => string,
): Record<Place | 'day' | 'calendars', string> {
	const told = ({ from, value }: Reduction): ToldSum => ({
		total: number(from),
		folded: from === value ? null : number(value),
	});
	const oneOf = <T>(items: readonly T[]): T => {
		const [first, ...rest] = items;
		if (first === undefined) throw new RangeError('nothing to choose from');
		return pick([first, ...rest]);
	};
	const parts = [luckyNumber.month, luckyNumber.day, luckyNumber.year].map(({ value }) => number(value));
	const [month = '', day = '', year = ''] = parts;
	const loveParts = loveNumber.source === 'names' ? loveNumber.parts : [loveNumber.parts.length];
	const { months } = personTexts[language];
	const inCalendar = (calendar: 'solar' | 'lunar') => plainDate(birth[calendar], calendar, language, months);
	return {
		path: oneOf(words.pathSum)(gregorianDate(birth.iso, language), [month, day, year], told(luckyNumber.total)),
		wealth: oneOf(words.wealthSum)(told(wealthNumber.reduction), number(wealthNumber.letters.length)),
		protection: oneOf(words.protectionSum)(told(protectionNumber.reduction), number(protectionNumber.letters.length)),
		love: oneOf(words.loveSum[loveNumber.source])(told(loveNumber.reduction), loveParts.map(number)),
		day: oneOf(words.daySum)(
			number(wealthNumber.reduction.from),
			number(protectionNumber.reduction.from),
			number(luckyDay.sum),
			number(luckyDay.remainder),
		),
		calendars: oneOf(words.calendars)(inCalendar('solar'), inCalendar('lunar')),
	};
}

/** Fills the places of a sentence; one that comes after a colon begins small, in scripts that have capitals. */
function filled(sentence: string, values: Readonly<Record<string, string>>): string {
	const whole = sentence
		.replace(/: \{line\}/, () => `: ${small(values.line ?? '')}`)
		.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
	// Spanish contracts before an article.
	const contracted = whole
		.replace(/(?<!\p{L})(d)e el (?=\p{Ll})/giu, '$1el ')
		.replace(/(?<!\p{L})(a) el (?=\p{Ll})/giu, '$1l ');
	return contracted.charAt(0).toUpperCase() + contracted.slice(1);
}

/** Euclid keeps his capital. */
const small = (sentence: string): string =>
	sentence.replace(/^(¿?)(?!Euclid)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
