import type { Ask } from '../heard.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';
import { type Reading, sentenceOf } from './reading.ts';

/** A Persian word by which somebody or something else does or is: «داره», «میشه», «روشنه». */
const ofState =
	/^(?:ن?دار(?:ه|ن|ند|د)|هست(?:ن|ند)?|است|بود(?:ن|ه)?|شد(?:ه|ن)?|می.+(?:ه|ن|د)|.{3,}(?:یه|شه|نه|مه|ره|به|که|سته))$/u;

/** Whether an "or not" asks what comes («میاد یا نه», «باز میشه امسال یا نه») and weighs no act of one's own («برم یا نه»). */
export const comesOrNotInPersian = (tokens: readonly Token[], weighs: RegExp | null): boolean =>
	tokens.some(({ word }, index) => word === 'یا' && /^(?:بر)?ن?می.{2,}/u.test(tokens[index - 1]?.word ?? '')) ||
	(!tokens.some(({ word }) => weighs?.test(word)) && tokens.some(({ word }) => ofState.test(word)));

/** «دوسم نداره، چجوری فراموشش کنم»: what is told before the way is asked for. */
export function isToldBeforeHow(reading: Reading, sentence: number): boolean {
	const of = (label: Ask) =>
		[...reading.always, ...reading.inQuestion].filter(
			(match) => match.label === label && sentenceOf(reading, match) === sentence,
		);
	const way = of('how').at(-1);
	return way !== undefined && of('feelings_of').every(({ last }) => last < way.first);
}

/** «یعنی امسال قبول می‌شم؟», «برمی‌گرده یعنی؟»: at either end of a question it asks for no meaning. */
export function isWondered({ tokens, asking }: Reading, { label, at, first }: Match<Ask>): boolean {
	if (label !== 'meaning' || at.length > 1 || tokens[first]?.word !== 'یعنی') return false;
	const own = tokens[first];
	const isEnd = tokens[first - 1]?.sentence !== own?.sentence || tokens[first + 1]?.sentence !== own?.sentence;
	return isEnd && own !== undefined && (asking[own.sentence] ?? false);
}

/** Good news that cannot be enjoyed: «قبول شدم ... پول نداریم», «عروسیمه و بابام نیست ببینه». */
export const isClouded = (text: string): boolean =>
	/(?:پول|وسع|بودجه)\S* (?:نداریم|ندارم|نمیرسه|نمی‌رسه|نداره)|(?<!\p{L})من (?:جا )?موندم|نیست(?:ش)? (?:که )?ببینه|نبود (?:که )?ببینه|نمی‌?ذار(?:ه|ن)|شکر (?:که )?(?:ندید|نبود|نموند|زجر)/u.test(
		text,
	);

/** «شوهرم میگه یا من یا مادرت»: the choice that somebody else has set, which is told and not asked. */
export function isSetByOthers(tokens: readonly Token[]): boolean {
	const or = tokens.findIndex(({ word }) => word === 'یا');
	const isSaid = [1, 2].some((distance) => saying.test(tokens[or - distance]?.word ?? ''));
	return isSaid && tokens.slice(or + 1).some(({ word }) => word === 'یا');
}
const saying = /^(?:می)?(?:گه|گن|گفت|گفته|گفتن|گوید|گویند|گفتش)$|^شرط$/u;

/** «برم یا نرم», «بروم یا نروم»: the same verb, denied. */
export const isOrItsDenial = (tokens: readonly Token[]): boolean =>
	tokens.some(({ word }, index) => {
		const [before, next] = [tokens[index - 1]?.word, tokens[index + 1]?.word];
		return (
			word === 'یا' && next?.[0] === 'ن' && before !== undefined && before.replace(/^ب(?=..)/u, '') === next.slice(1)
		);
	});

/** What is granted and not decided: «قسمتم می‌شه برم مکه؟», «روزی می‌رسه که بخندم؟». */
const granted =
	/(?<!\p{L})(?:قسمت(?:م|مون| ما| من)?|نصیب(?:م|مون)|روزیم|روزی (?:میرسه|میرسد|میاد)|تا کی|امکان دار(?:ه|د)|امکانش هست|احتمال دار(?:ه|د)|ممکنه|ممکن است)(?!\p{L})/u;
/** «به چه گناهی این بلا سرم اومد؟»: no fault is owned. */
const forWhatSin = /(?<!\p{L})به چه (?:گناه|جرم|خطا)/u;

/** Leaves out what only seems to be asked beside something else. */
export function settleInPersian(tokens: readonly Token[], found: Set<Ask>): void {
	const words = tokens.map(({ word }) => word).join(' ');
	if (found.has('will') && granted.test(words)) found.delete('should');
	if (found.has('why') && forWhatSin.test(words)) found.delete('forgiven');
}
