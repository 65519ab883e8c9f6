import type { CoinTexts } from './en.ts';

/** The sentences of the coin. */
export const texts: CoinTexts = {
	entry: { name: 'سکه', line: 'شیر یا خط برای یک پرسش.', kept: { heading: 'سکه‌ها', tab: 'سکه', asked: 'پرسیدی' } },
	title: 'سکه',
	description: 'شیر یا خط برای یک پرسش.',
	lead: 'شیر یا خط برای یک پرسش.',
	label: 'پرسش تو',
	toss: 'بینداز',
	tossing: 'سکه در هواست',
	again: 'دوباره بینداز',
	sides: { heads: 'شیر', tails: 'خط' },
	told: { heads: 'شیر: اول چه می‌کنی؟', tails: 'خط: چه چیزی را برای فردا می‌گذاری؟' },
	failed: 'سکه گم شد',
	failedLine: 'سکه فرود نیامد. دوباره بینداز.',
	messages: { question_invalid: 'پرسشت را در ۵ تا ۲۰۰ نویسه بنویس' },
};
