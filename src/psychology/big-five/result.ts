import type { Language } from '#src/language/languages.ts';
import { percentFormat } from '#src/language/percent.ts';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { Finished } from '#src/psychology/questions/test-screen.tsx';
import { describeBigFive } from './describe.ts';
import { type BigFiveScore, type Item, type Measure, scoreBigFive } from './score.ts';
import type { BigFiveTexts } from './texts/en.ts';
import type { BigFiveWords } from './words/shape.ts';

type Told = { items: readonly Item[]; words: BigFiveWords; texts: BigFiveTexts; language: Language };

/** Places on the page, from 0, as answers from 1 to 5. */
export const valuesOf = ({ answers }: Finished): number[] => answers.map((place) => place + 1);

/** A share in percent, with the band that it lies in. */
export const measureText = ({ share, band }: Measure, texts: BigFiveTexts, language: Language): string =>
	`${percentFormat(language)(share)} (${texts.bands[band]})`;

/** The score of all answers, the five figures, and the whole as text. */
export function bigFiveResult(finished: Finished, { items, words, texts, language }: Told) {
	const score = scoreBigFive(items, valuesOf(finished));
	const figures = score.map((one) => ({
		label: words[one.domain].name,
		value: measureText(one, texts, language),
		share: one.share,
	}));
	return { score, figures, text: describeBigFive(score, words, texts) };
}

/** Which of the five show most and least. */
export function bigFiveSummary(
	score: BigFiveScore,
	words: BigFiveWords,
	t: TextsReader<BigFiveTexts>,
	language: Language,
): string {
	const list = new Intl.ListFormat(language, { type: 'conjunction' });
	const inText = (name: string) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
	const shares = score.map(({ share }) => share);
	const named = (share: number) =>
		list.format(score.filter((one) => one.share === share).map(({ domain }) => inText(words[domain].name)));
	const [high, low] = [Math.max(...shares), Math.min(...shares)];
	return high === low ? t('even') : t('summary', { high: named(high), low: named(low) });
}
