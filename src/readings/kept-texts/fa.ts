import type { KeptTexts } from './en.ts';

export const texts: KeptTexts = {
	loading: 'در پی آن برگ',
	keptOn: 'مانده از {date}',
	toHistory: 'بازگشت به تاریخچه',
	missingTitle: 'این برگ در دفتر تو نیست',
	missing: 'یا پاک شده، یا از آنِ کس دیگری است.',
	failed: 'این برگ الان نیامد. سر جایش است؛ کمی بعد دوباره بیازما.',
	retry: 'دوباره',
	youAsked: 'پرسیدی',
	youDreamt: 'خواب دیدی',
	toGuide: 'درباره‌اش با راهنما حرف بزن',
	delete: 'پاک کردن',
	deleteTitle: 'این خوانش پاک شود؟',
	deleteLine: 'برای همیشه می‌رود و برنمی‌گردد.',
	deleteConfirm: 'پاکش کن',
	deleteKeep: 'بماند',
	deleted: 'پاک شد',
	deleteFailed: 'پاک نشد. لطفاً دوباره بیازما.',
};
