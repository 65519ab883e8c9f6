import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { rubricPhrase } from './rubric-phrase.ts';

describe('the phrase that begins a text in red', () => {
	it.each<[Language, string, string, string]>([
		['en', 'The Hermit', ' is upside down and his lantern lights the soles.', 'no lone article'],
		['en', 'In Persian', ' the joke hangs on one letter.', 'no lone preposition'],
		['en', 'Your name counts 49', ' and your mother’s 17, which is 66.', 'no lone pronoun'],
		['en', '7 + 4 + 6, month', ' and day and year of your birth, folds.', 'no lone number'],
		['en', '64 and 64 stand side by side here', ', a name and a mother’s name.', 'no half of side by side'],
		['en', 'Year after year', ' a heart tugs at its owner’s sleeve.', 'nor of year after year'],
		['fa', 'نام تو و نام مادرت', ' حرف به حرف ۸۳۲ می‌شود.', 'nor of letter by letter'],
		['fa', 'کی‌کاووس تختی از چوب عود ساخت', ' که چهار عقاب آن را بردند.', 'no half of what it is made of'],
		['fa', 'خانه‌ای که نامه‌هایش می‌رسد', ' و صاحبش نمی‌رسد هنوز خانه است.', 'no noun without its relative clause'],
		['fa', 'کسی که می‌خواهد برود', '، در را نگاه می‌کند.', 'nor half of that'],
		['en', 'It is a prayer spoken by a guardian', ', and it is kept.', 'nor of a passive'],
		['fa', 'چشم آدمی', ' پیش از آنکه ماری دیده باشد به این شکل نگاه می‌کرد.', 'before a clause of time'],
		['fa', 'سال به سال', '، کسی آستینش را می‌کشد.', 'nor of year after year'],
		['en', 'Drowning', ', a storm, a wolf: the night has set a table.', 'a word alone where a comma follows'],
		['es', 'Una flor recién abierta', ', todavía con la risa puesta.', 'up to the comma'],
		['es', '«Ven»', ', dice la primera palabra.', 'quotation marks stay together'],
		['es', 'Los pintores de China', ' y los de Rum decían cada uno ser mejor.', 'with its complement'],
		['fa', 'با شهبانوی وارونه جوی سربالا', ' می‌رود، دور از همه.', 'no lone preposition'],
		['fa', 'نقاشان چین', ' و نقاشان روم هر دو می‌گفتند ما بهتریم.', 'no half ezafe'],
		['fa', 'عدالت شمشیر را', ' راست گرفته و ترازو را با یک انگشت.', 'را belongs to its noun'],
		['fa', '۹ برای روز', '، ۷ برای ماه و ۱۱ برای سال بگذار.', 'no lone number'],
		['fa', 'بالای سر زاهدِ وارونه کوهی', ' است مثل سقفی.', 'not behind a written ezafe'],
		['fa', 'دو نام کنار هم', '، ۵۴۲ و ۲۹۰، ۸۳۲ است.', 'no half of a compound preposition'],
		['fa', 'یونگ بیش از همه کنار پرواز', ' می‌ماند.', 'nor of a comparison'],
		['fa', 'اگر قرار بود از این خواب یک سطر بماند', '، همین بود.', 'nor of a verb in two words'],
		['fa', 'امروز', ' وقتی کسی حرفش را ناشیانه زد، به مقصودش جواب بده.', 'before another clause'],
		['ar', 'الإمبراطورة معلّقة فوق حقلها', '، وقد صار القمح سماء من إبر.', 'up to the comma'],
		['ar', 'في البيت إيصال غريب', ': أودعتَنيه فأستودعك إيّاه.', 'no lone preposition'],
		['ar', 'كلّ ثوب', ' كان عالمًا كاملًا ما دام ملبوسًا.', 'no half idafa'],
	])('%s: «%s»%s (%s)', (language, phrase, rest) => {
		expect(rubricPhrase(phrase + rest, language)).toBe(phrase);
	});

	it('is not shown before it is known, and then does not change', () => {
		const text = 'The old man on a peak holds his lantern low.';
		const seen = Array.from(text, (_, length) => rubricPhrase(text.slice(0, length), 'en', true));
		expect([...new Set(seen)]).toEqual(['', 'The old man']);
		const again = 'Year after year a heart tugs.';
		const grown = Array.from(again, (_, length) => rubricPhrase(again.slice(0, length), 'en', true));
		expect([...new Set(grown)]).toEqual(['', 'Year after year']);
	});

	it('is left out where nothing tells its end', () => {
		expect(rubricPhrase('', 'en')).toBe('');
		expect(rubricPhrase('به', 'fa')).toBe('');
		expect(rubricPhrase('hum '.repeat(30), 'en')).toBe('');
	});
});
