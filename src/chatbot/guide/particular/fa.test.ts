import { describe, expect, test } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';

const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], 'fa', '2026-11-29');

describe('what comes often in Persian', () => {
	test.each([
		['خودم برای خودم فال بگیرم بدشانسی میاره؟', 'شگون'],
		['برای فال گرفتن باید مسلمون باشم؟', 'زرتشتی'],
		['روزی چند بار میشه فال گرفت', 'سه بار'],
		['فالم بد اومد چیکار کنم', 'بیت تلخ'],
		['خواب زن چپه؟', 'مثل است'],
		['استخاره با فال چه فرقی داره', 'خیر خواستن'],
		['متولد مهر چه جور آدمیه', 'میزان'],
		['آبان ماهیا چطورن؟', 'عقرب'],
		['ای چینگ رو چجوری میندازن', 'سکه'],
		['چرا به حافظ میگن لسان الغیب', 'غیب'],
		['رستم چرا پسرشو کشت', 'تهمینه'],
		['ضحاک مارهاشو از کجا آورد', 'کاوه'],
		['زرتشت کجا به دنیا اومد', 'گاهان'],
	])('%s', (text, told) => {
		const { text: said, heard } = answer(text);
		expect(said).toContain(told);
		expect(heard.asks).toBe('knowledge');
	});

	test.each([
		'سیاوش کی زنگ می‌زنه؟',
		'پروین گفته دیگه نمیاد',
		'رستم دوستم داره؟',
		'مهر مادری یعنی چی',
		'پسرم سیاوش با من قهره',
	])('a name that somebody near may have is nobody of legend: %s', (text) => {
		expect(answer(text).text).not.toMatch(/شاهنامه|سودابه|برج میزان|تهمینه/);
	});

	test('what somebody does here with a degree is asked of life, not of this place', () => {
		expect(answer('پرستارم ولی اینجا به مدرکم کار نمیدن، چیکار کنم؟').text).not.toContain('هفت فال');
	});

	test.each([
		['دو روزه اخراجم کردن روم نمیشه به زنم بگم', 'یک جمله'],
		['همه میگن یه گربه بود دیگه', 'چند پا داشتنش'],
		['من باید زنگ بزنم یا صبر کنم', 'یک بار زنگ بزن'],
	])('what is told of a life has an answer of its own: %s', (text, told) => {
		const { text: said, heard } = answer(text);
		expect(said).toContain(told);
		expect(heard.asks).not.toBe('knowledge');
	});

	test('what is told of oneself is asked back, and no verse is read', () => {
		expect(answer('میدونی من چند سالمه؟').heard.asks).toBe('recall');
	});

	test('a child is told a story in which something happens', () => {
		expect(answer('قصه‌ای چیزی بلدی شب بخونم برا بچم').text).not.toContain('می‌ندانم');
	});
});
