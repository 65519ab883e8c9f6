import type { SignId } from '../signs.ts';

/** The signs of the zodiac by their names. */
export const signNames: Readonly<Record<SignId, string>> = {
	aries: 'Aries',
	taurus: 'Taurus',
	gemini: 'Gemini',
	cancer: 'Cancer',
	leo: 'Leo',
	virgo: 'Virgo',
	libra: 'Libra',
	scorpio: 'Scorpio',
	sagittarius: 'Sagittarius',
	capricorn: 'Capricorn',
	aquarius: 'Aquarius',
	pisces: 'Pisces',
};
