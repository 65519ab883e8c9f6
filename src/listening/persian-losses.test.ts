import { describe, expect, test } from 'vitest';
import { hear } from './hear.server.ts';

const first = (text: string) => hear(text, 'fa').events[0] ?? null;

describe('what Persian has lost', () => {
	test.each([
		['کارمو از دست دادم', 'dismissal'],
		['همسرم حافظه‌شو از دست داده', 'illness'],
		['سرمایه‌مو تو بورس از دست دادم', 'money'],
		['امیدمو از دست دادم', 'tiredness'],
		['عشقمو از دست دادم', 'separation'],
		['فرصتو از دست دادم', null],
		['بهترین دوستمو از دست دادم', 'death'],
		['دوستم بچه‌شو از دست داد', 'death'],
		['پدرم رو ماه پیش از دست دادم', 'death'],
	])('%s', (text, event) => {
		expect(first(text)).toBe(event);
	});

	test.each([
		'شمع تولد بچه رو فوت کردیم',
		'گوشیم مرد',
		'رابطه‌مون مرد',
		'کشته مرده‌شم',
		'ناهار سمبوسه‌ی سیب‌زمینی خوردیم',
		'دیروز با مامانم رفتیم خرید',
		'خدا پدرت رو بیامرزه',
	])('is nobody: %s', (text) => {
		expect(hear(text, 'fa').weight).not.toBe('heavy');
	});

	test.each([
		['یک مرد مرا تعقیب می‌کرد', null],
		['تو محل همه پشت سرم حرف میزنن', 'shame'],
		['ولی بابام نیست ببینه', 'death'],
		['دختری که دوسش دارم نامزد کرده', 'unrequited'],
		['کارفرمام حقوق سه ماهمو نداده', 'work_trouble'],
	])('is heard: %s', (text, event) => {
		expect(first(text)).toBe(event);
	});

	test.each([
		['شوهرم میگه یا من یا مادرت', 'speak'],
		['از کی کمک بگیرم', 'how'],
	])('wants: %s', (text, asks) => {
		expect(hear(text, 'fa').asks).toBe(asks);
	});

	test('endings behind a blank are the same as joined ones', () => {
		for (const text of ['تو رابطه ام', 'تو رابطه‌ام']) expect(hear(text, 'fa').people).toEqual(['partner']);
	});

	test('a death is told, whatever was not done behind it', () => {
		expect(first('پدرم مرد و من گریه نکردم')).toBe('death');
		expect(first('مادرشوهرم مرد و من ناراحت نیستم')).toBe('death');
	});

	test('whether one is bad asks to be forgiven', () => {
		expect(hear('از نگهداری بابای مریضم بریدم، آدم بدی‌ام؟', 'fa').asks).toBe('forgiven');
	});
});
