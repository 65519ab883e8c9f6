import type { Match } from './phrase-finder.ts';
import type { Word } from './words.ts';

/** «بچه مو», «خونه مو»: "my" with its object mark behind a word that ends in a vowel, no hair. */
export function isMine(words: readonly Word[], { label, at }: Match<unknown>): boolean {
	if (label !== 'hair' && label !== 'haircut') return false;
	return at.some((index) => {
		const before = words[index - 1];
		if (words[index]?.word !== 'مو' || before?.clause !== words[index]?.clause) return false;
		return owned.test(before?.word ?? '') && !/^(?:یه|یک)$/.test(words[index - 2]?.word ?? '');
	});
}
const owned =
	/^(?:بچه|خونه|خانه|مغازه|گوشی|کیسه|کوله|حلقه|پنجره|دایی|عمه|خاله|نوه|گربه|روسری|صندلی|زندگی|سینی|قوری|انگشتری|دوچرخه|عروسی|نامه|پرونده|گذرنامه|شناسنامه|کارنامه|گواهینامه|جهیزیه|اینه|سفره|سینه|معده|کلیه|چونه|مدرسه|کاسه|جوجه|شیشه|نقشه|کارخونه|کتابخونه|جعبه|بسته|پارچه)$/;

/** Scissors that cut hair are no knife. */
export const areOfHaircut = (
	words: readonly Word[],
	{ label, first }: Match<unknown>,
	matches: readonly Match<unknown>[],
): boolean =>
	label === 'knife' &&
	/^قیچی/.test(words[first]?.word ?? '') &&
	matches.some(
		(one) => one.label === 'haircut' && !one.denied && words[one.first]?.sentence === words[first]?.sentence,
	);
