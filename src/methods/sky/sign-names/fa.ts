import type { SignId } from '../signs.ts';

export const signNames: Readonly<Record<SignId, string>> = {
	aries: 'حمل',
	taurus: 'ثور',
	gemini: 'جوزا',
	cancer: 'سرطان',
	leo: 'اسد',
	virgo: 'سنبله',
	libra: 'میزان',
	scorpio: 'عقرب',
	sagittarius: 'قوس',
	capricorn: 'جدی',
	aquarius: 'دلو',
	pisces: 'حوت',
};
