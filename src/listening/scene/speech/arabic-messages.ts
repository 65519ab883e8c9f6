import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { opensSpeech } from './arabic-speech.ts';

/** What brings words without a verb of saying, and how it comes. */
const bringsWords = /^(?:رساله|مسج|مسیج|برقیه|صوت|کلمه|عباره|جمله|هاتف|منادی)$/;
const comes =
	/^[وف]?(?:جا|جانی|جاتنی|جالی|جاتلی|جات|جت|جتنی|جتلی|جانا|جاء|جاءت|جاءنی|جاءتنی|اجا|اجت|اجانی|اجتنی|اجتلی|اجانا|وصل\S*|بعت\S*|بعث\S*|ارسل\S*|دز\S*|طلع\S*|ظهر\S*|نادانی|ناداني|کلمنی|استلمت|قرات|قریت|سمعت|سمعنا)$/;
const from = /^(?:من|علی|ف|فی|عال\S+|بال\S+)$/;

/** How a message begins. */
const opens =
	/^(?:انا|انی|انت|انتی|هذا|هذه|احبک|بحبک|نحبک|اشتقت\S*|وحشت\S*|توحشتک|سامح\S*|راح|رح|الله|ابنک|بنتک|امک|ابوک|اخوک|رد|ردی|تعال\S*|ارجع\S*|انتهی|انتبه\S*|وداعا|اهلا|مرحبا|السلام|صباح|مساء|تم|لقد|اذهب|اقرا|اکتب|استعد|استعدی|ابشر|ابشری|اطمین|اطمینی)$/;

/** Where words begin that come as a message or a voice: «جاتني رسالة من أمي ردي البيت», «ناداني صوت من السماء اذهب». */
export function broughtInArabic(words: readonly Word[], verbs: readonly Match<unknown>[]): number[] {
	return words.flatMap(({ word, sentence }, at) => {
		if (!bringsWords.test(word)) return [];
		const before = words.slice(Math.max(at - 4, 0), at).filter((one) => one.sentence === sentence);
		if (!before.some((one) => comes.test(one.word))) return [];
		let begin = at + 1;
		if (/^(?:نصها|محتواها|مفادها)$/.test(words[begin]?.word ?? '')) begin++;
		else if (from.test(words[begin]?.word ?? '') && !opensAt(words, begin))
			begin += /^(?:عال|بال)./.test(words[begin]?.word ?? '') ? 1 : 2;
		if (begin > at + 2 && !opensAt(words, begin)) begin++;
		const isTold = verbs.some(({ first, last }) => first >= at && first <= begin && last >= begin);
		return !isTold && words[begin]?.sentence === sentence && opensAt(words, begin) ? [begin] : [];
	});
}

const opensAt = (words: readonly Word[], at: number): boolean => {
	const [word, next] = [words[at]?.word ?? '', words[at + 1]];
	return opens.test(word) || opensSpeech(word) || (next?.word === word && next.clause === words[at]?.clause);
};
