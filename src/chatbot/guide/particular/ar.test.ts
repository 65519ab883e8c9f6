import { describe, expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';
import { particulars } from './particulars.server.ts';

const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], 'ar', '2026-11-29').text;

describe('what comes often in Arabic', () => {
	it.each([
		['هل أقرأ الورق لنفسي أم يجلب النحس؟', /اقرؤوا لأنفسكم/],
		['هل يجب أن أكون مسلمًا؟', /لا نسأل أحدًا هنا عن دينه/],
		['هل قراءة الفال حرام؟', /الفقهاء/],
		['هل الفال حرام', /الفقهاء/],
		['كم مرة بقدر اسحب بطاقة باليوم', /لا عدد مفروض/],
		['شلون افتح فال حافظ', /سؤالًا واحدًا/],
		['ليش لازم انوي قبل الفال', /بلا سؤال/],
		['هل الاحلام بتتحقق', /المعبّرون/],
		['كيف الغي حسابي', /حذف الحساب/],
		['وش ديانة حافظ', /القرآن/],
		['كم غزلا كتب حافظ', /خمس وتسعون/],
		['ضربت ابني', /خطأ منّي/],
		['ضربت بنتي وندمت', /خطأ منّي/],
	])('%s', (text, told) => {
		expect(answer(text)).toMatch(told);
	});

	it.each([
		'ضربت رقم قياسي اليوم',
		'ضربت ابني بالغلط وأنا أفتح الباب',
		'أبي لا يصدق أني مسلم',
		'قرأت كتابًا لنفسي',
		'متى أنسى',
		'هل يحبني؟',
		'كيف أفتح قلبي لزوجي',
		'حلمي يتحقق يا رب',
	])('%s asks nothing of it', (text) => {
		const said = answer(text);
		expect(particulars.ar.filter(({ say }) => say.some((one) => said.includes(one.say)))).toEqual([]);
	});
});
