import type { ExploreTexts } from './en.ts';

export const texts: ExploreTexts = {
	title: 'همهٔ خوانش‌ها',
	subtitle: 'از روی آنچه با خود داری برگزین: پرسشی، خوابی، نامی، یا فقط کنجکاوی.',
	description: 'همهٔ خوانش‌ها و آزمون‌های هدهد: فال و طالع، آزمون‌های روان‌شناسی و راهنما. رایگان و بی‌نیاز از ثبت‌نام.',
	divination: 'فال و طالع',
	tests: 'آزمون‌های روان‌شناسی',
	services: 'خدمت‌های دیگر',
};
