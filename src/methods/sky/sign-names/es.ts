import type { SignId } from '../signs.ts';

export const signNames: Readonly<Record<SignId, string>> = {
	aries: 'Aries',
	taurus: 'Tauro',
	gemini: 'Géminis',
	cancer: 'Cáncer',
	leo: 'Leo',
	virgo: 'Virgo',
	libra: 'Libra',
	scorpio: 'Escorpio',
	sagittarius: 'Sagitario',
	capricorn: 'Capricornio',
	aquarius: 'Acuario',
	pisces: 'Piscis',
};
