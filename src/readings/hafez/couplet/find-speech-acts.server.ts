import { createPhraseFinder } from '#src/listening/text/phrases.ts';
import type { SpeechAct } from '../words/shape.ts';
import { verseTokens } from './verse-tokens.server.ts';

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

const acts = Object.keys(wordsOf) as SpeechAct[];
const findActs = createPhraseFinder<SpeechAct>(
	acts.map((act) => [act, wordsOf[act].map((phrase) => phrase.replace(/\S+/g, '=$&'))]),
);

/** What a Persian couplet does with words, the plainest act first, each with the word that shows it, as it is written. */
export function findSpeechActs(couplet: string): { act: SpeechAct; word: string }[] {
	const tokens = verseTokens(couplet);
	const found = findActs(tokens).sort((one, other) => one.first - other.first);
	return acts.flatMap((act) => {
		const match = found.find(({ label }) => label === act);
		const [from, to] = [match && tokens[match.first]?.from, match && tokens[match.last]?.to];
		return from === undefined || to === undefined ? [] : [{ act, word: couplet.slice(from, to) }];
	});
}
