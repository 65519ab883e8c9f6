import { fold } from '#src/words/fold.ts';
import type { SpeechAct } from './words/shape.ts';

/**
 * The Persian words by which a couplet does something rather than tells of something, folded and without half-spaces, from
 * the plainest act to the weakest; two words stand for a phrase. Words with a second common meaning are left out.
 */
const wordsOf: Readonly<Record<SpeechAct, readonly string[]>> = {
	prohibition: [
		'مکن',
		'مخور',
		'مگو',
		'مگوی',
		'مرو',
		'مباش',
		'مپرس',
		'مجو',
		'مجوی',
		'منشین',
		'مده',
		'مزن',
		'مبین',
		'مپسند',
		'مشو',
		'منگر',
		'مگیر',
		'منال',
		'مرنج',
		'میازار',
		'مخواه',
		'مسوز',
		'مریز',
		'مپوش',
		'مگذار',
		'مترس',
		'مپیچ',
		'مپندار',
		'مخوان',
		'مکنید',
	],
	question: [
		'چرا',
		'کجا',
		'کجاست',
		'کجایی',
		'چیست',
		'کیست',
		'ایا',
		'کدام',
		'کدامست',
		'تا کی',
		'تا چند',
		'چه شد',
		'چه کنم',
		'چه گویم',
		'چه سود',
		'چه باک',
	],
	wish: ['کاش', 'کاشکی', 'ایکاش', 'یارب', 'یا رب', 'خدایا', 'خدا را', 'مباد', 'بادا'],
	speech: ['گفتم', 'گفتا', 'گفتی', 'گفت', 'گفتمش', 'گفتند', 'میگفتم', 'میگفت', 'گفتمت'],
	memory: ['دوش', 'دیشب', 'یادم', 'یاد باد', 'یادباد', 'یاد دارم'],
	call: [
		'بیا',
		'بیار',
		'بیاور',
		'بده',
		'خیز',
		'برخیز',
		'بنوش',
		'بگو',
		'بگوی',
		'بشنو',
		'بنشین',
		'بازا',
		'بازای',
		'بنگر',
		'ببین',
		'درا',
		'درای',
		'برافشان',
		'بگذر',
		'بیاموز',
		'باش',
		'کن',
		'کنید',
		'بیایید',
		'دریاب',
	],
	address: [
		'ای',
		'الا',
		'ایا',
		'ساقیا',
		'دلا',
		'شاها',
		'بتا',
		'جانا',
		'صنما',
		'واعظا',
		'زاهدا',
		'حافظا',
		'نگارا',
		'مطربا',
	],
	condition: ['گر', 'اگر', 'ور', 'وگر', 'گرم', 'گرت', 'گرش', 'اگرم', 'اگرت'],
};

/** A word as it is compared: a half-space within it parts nothing, so that the ending of گوشه‌ای is no call of ای. */
const plain = (word: string) => fold(word.replaceAll('\u200c', '')).replaceAll(' ', '');

/** What a Persian couplet does with words, the plainest act first, each with the word that shows it, as it is written. */
export function findSpeechActs(couplet: string): { act: SpeechAct; word: string }[] {
	const written = couplet.split(/[\s،؛.:!؟«»]+/).filter(Boolean);
	const singles = written.map(plain);
	const at = (phrase: string) => {
		const [first = '', second] = phrase.split(' ');
		return singles.findIndex((word, index) => word === first && (!second || singles[index + 1] === second));
	};
	return (Object.entries(wordsOf) as [SpeechAct, readonly string[]][]).flatMap(([act, words]) => {
		const [found] = words
			.map((phrase) => ({ index: at(phrase), length: phrase.split(' ').length }))
			.filter(({ index }) => index >= 0)
			.sort((one, other) => one.index - other.index);
		return found ? [{ act, word: written.slice(found.index, found.index + found.length).join(' ') }] : [];
	});
}
