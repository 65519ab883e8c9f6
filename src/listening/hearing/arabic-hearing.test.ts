import { expect, it } from 'vitest';
import { hear } from '../hear.server.ts';
import type { Event } from '../heard.ts';

it.each<[string, Event]>([
	['ما حدا عزاني بأخوي غير جيراني', 'death'],
	['خسرنا أبونا برمضان', 'death'],
	['ابن جيراننا غرق والحارة كلها ساكتة', 'death'],
	['سحبوا الأجهزة عن عمي', 'death'],
	['غرقان بالديون', 'debt'],
	['سمعت إنهم رح يسرحوا نص الموظفين', 'dismissal'],
	['زوجي عايز يتجوز عليا وأنا عندي تلات عيال', 'betrayal'],
	['بعد ما جبت البنت الخامسة جوزي مبقاش يبص في وشي', 'loneliness'],
	['عم كذب على أهلي من سنين', 'guilt'],
	['الموسم ما جاب شي هالسنة', 'business'],
	['أهلي فرقونا', 'separation'],
	['عندي كيس على المبيض', 'illness'],
	['هل ابني رح يطلع من العناية', 'illness'],
	['مرت أخوي تنقل كلامي لأمي', 'quarrel'],
	['كيف أصلح علاقتي بأمي قبل ما يفوت الأوان', 'quarrel'],
	['خالي واعدني بشغل من ٣ شهور', 'job_search'],
	['صار لي أسبوع بسعل دم', 'illness'],
	['زعلت من خالتي لأنها ما عزمتني على العرس', 'quarrel'],
	['والدي عمره ثمانين وصار ما يعرف طريق البيت', 'illness'],
	['أخوي ما كلمني من سنة بسبب الورث', 'quarrel'],
	['عندي عزومة عشرين شخص بكرة وما عندي طاقة أرفع صحن', 'tiredness'],
	['يناديني باسم طليقته', 'betrayal'],
	['لا هو مطلقني ولا راجع', 'separation'],
	['طلع عيني بالتدريب وآخرها ما ثبتوني', 'dismissal'],
	['البلدية هدت بيتنا', 'eviction'],
])('«%s» is %s first', (text, event) => {
	expect(hear(text, 'ar').events[0]).toBe(event);
});

it.each(['بعد ما جبت البنت الخامسة جوزي مبقاش يبص في وشي', 'حلمي أصير مغنية وأهلي محافظين', 'أهلي فرقونا'])(
	'«%s» is no joy',
	(text) => {
		expect(hear(text, 'ar').asks).not.toBe('joy');
		expect(hear(text, 'ar').weight).not.toBe('light');
	},
);

it('congratulates on an exam that somebody has passed', () => {
	expect(hear('نجح ابني بالتوجيهي بتسعين', 'ar').asks).toBe('joy');
	expect(hear('ما نجح ابني بالتوجيهي', 'ar').asks).not.toBe('joy');
});

it.each([
	['ما حد فاهمني', 'speak'],
	['اقرأ لي ما تيسر من شعر حافظ', 'recite'],
	['اليوم القمر بأي برج', 'knowledge'],
	['منو مترجم ديوان حافظ للعربي', 'knowledge'],
	['تقدر تفتح لي اليوتيوب', 'off_topic'],
])('«%s» asks the guide for %s', (text, asked) => {
	expect(hear(text, 'ar', { guide: true }).asks).toBe(asked);
});

it.each(['هل الفال حرام', 'هل كلامي محفوظ عندكم', 'كم مرة بقدر اسحب بطاقة باليوم'])(
	'«%s» complains of nothing and confesses nothing',
	(text) => {
		expect(['complaint', 'forgiven']).not.toContain(hear(text, 'ar', { guide: true }).asks);
	},
);
