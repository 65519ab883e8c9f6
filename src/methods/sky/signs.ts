export type Element = 'fire' | 'earth' | 'air' | 'water';
export type Planet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';

/** The twelve signs in order, each with its classical ruler and its element. */
export const signs = [
	{ id: 'aries', ruler: 'mars', element: 'fire' },
	{ id: 'taurus', ruler: 'venus', element: 'earth' },
	{ id: 'gemini', ruler: 'mercury', element: 'air' },
	{ id: 'cancer', ruler: 'moon', element: 'water' },
	{ id: 'leo', ruler: 'sun', element: 'fire' },
	{ id: 'virgo', ruler: 'mercury', element: 'earth' },
	{ id: 'libra', ruler: 'venus', element: 'air' },
	{ id: 'scorpio', ruler: 'mars', element: 'water' },
	{ id: 'sagittarius', ruler: 'jupiter', element: 'fire' },
	{ id: 'capricorn', ruler: 'saturn', element: 'earth' },
	{ id: 'aquarius', ruler: 'saturn', element: 'air' },
	{ id: 'pisces', ruler: 'jupiter', element: 'water' },
] as const satisfies readonly { id: string; ruler: Planet; element: Element }[];

export type Sign = (typeof signs)[number];
export type SignId = Sign['id'];

/** The sign at a place of the list; 0 = Aries. Places wrap around. */
export function signAt(index: number): Sign {
	return signs[((index % 12) + 12) % 12] as Sign;
}

/** The sign that holds an ecliptic longitude in degrees. */
export const signOf = (longitude: number): Sign => signAt(Math.floor(longitude / 30));

/** The seven days' rulers after Nasir al-Din Tusi; 0 = Sunday. */
export const weekdayRulers = [
	'sun',
	'moon',
	'mars',
	'mercury',
	'jupiter',
	'venus',
	'saturn',
] as const satisfies Planet[];
