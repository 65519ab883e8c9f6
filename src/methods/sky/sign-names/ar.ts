import type { SignId } from '../signs.ts';

export const signNames: Readonly<Record<SignId, string>> = {
	aries: 'الحمل',
	taurus: 'الثور',
	gemini: 'الجوزاء',
	cancer: 'السرطان',
	leo: 'الأسد',
	virgo: 'السنبلة',
	libra: 'الميزان',
	scorpio: 'العقرب',
	sagittarius: 'القوس',
	capricorn: 'الجدي',
	aquarius: 'الدلو',
	pisces: 'الحوت',
};
