/** The four elements, in the order of the rotation of the world: fire, water, air, earth. */
export const elements = ['fire', 'water', 'air', 'earth'] as const;
export type Element = (typeof elements)[number];

/** One of the 22 trumps, without its name: names are the languages' own (`deck/`). */
export type Arcanum = {
	/** 0 (The Fool) to 21 (The World), the standard order with Strength 8 and Justice 11. */
	id: number;
	roman: string;
	/** The Hebrew letter of the Golden Dawn's attribution. */
	letter: string;
	/** Planet, sign or element the order gave the card. */
	attribution: Attribution;
	/** The element it counts as when dignities are weighed. */
	element: Element;
};

export const attributions = [
	'air',
	'mercury',
	'moon',
	'venus',
	'aries',
	'taurus',
	'gemini',
	'cancer',
	'leo',
	'virgo',
	'jupiter',
	'libra',
	'water',
	'scorpio',
	'sagittarius',
	'capricorn',
	'mars',
	'aquarius',
	'pisces',
	'sun',
	'fire',
	'saturn',
] as const;
export type Attribution = (typeof attributions)[number];

/**
 * The major arcana with the correspondences of the Hermetic Order of the Golden Dawn. Planets count as the element
 * their cards are read with: Mercury air, Moon water, Venus earth, Jupiter and Mars and Sun fire, Saturn earth.
 */
export const arcana: readonly [Arcanum, ...Arcanum[]] = [
	{ id: 0, roman: '0', letter: 'Aleph', attribution: 'air', element: 'air' },
	{ id: 1, roman: 'I', letter: 'Beth', attribution: 'mercury', element: 'air' },
	{ id: 2, roman: 'II', letter: 'Gimel', attribution: 'moon', element: 'water' },
	{ id: 3, roman: 'III', letter: 'Daleth', attribution: 'venus', element: 'earth' },
	{ id: 4, roman: 'IV', letter: 'He', attribution: 'aries', element: 'fire' },
	{ id: 5, roman: 'V', letter: 'Vav', attribution: 'taurus', element: 'earth' },
	{ id: 6, roman: 'VI', letter: 'Zayin', attribution: 'gemini', element: 'air' },
	{ id: 7, roman: 'VII', letter: 'Cheth', attribution: 'cancer', element: 'water' },
	{ id: 8, roman: 'VIII', letter: 'Teth', attribution: 'leo', element: 'fire' },
	{ id: 9, roman: 'IX', letter: 'Yod', attribution: 'virgo', element: 'earth' },
	{ id: 10, roman: 'X', letter: 'Kaph', attribution: 'jupiter', element: 'fire' },
	{ id: 11, roman: 'XI', letter: 'Lamed', attribution: 'libra', element: 'air' },
	{ id: 12, roman: 'XII', letter: 'Mem', attribution: 'water', element: 'water' },
	{ id: 13, roman: 'XIII', letter: 'Nun', attribution: 'scorpio', element: 'water' },
	{ id: 14, roman: 'XIV', letter: 'Samekh', attribution: 'sagittarius', element: 'fire' },
	{ id: 15, roman: 'XV', letter: 'Ayin', attribution: 'capricorn', element: 'earth' },
	{ id: 16, roman: 'XVI', letter: 'Pe', attribution: 'mars', element: 'fire' },
	{ id: 17, roman: 'XVII', letter: 'Tzaddi', attribution: 'aquarius', element: 'air' },
	{ id: 18, roman: 'XVIII', letter: 'Qoph', attribution: 'pisces', element: 'water' },
	{ id: 19, roman: 'XIX', letter: 'Resh', attribution: 'sun', element: 'fire' },
	{ id: 20, roman: 'XX', letter: 'Shin', attribution: 'fire', element: 'fire' },
	{ id: 21, roman: 'XXI', letter: 'Tav', attribution: 'saturn', element: 'earth' },
];

/** @throws RangeError for an id that is not 0 to 21 */
export function requireArcanum(id: number): Arcanum {
	const arcanum = arcana[id];
	if (!arcanum) throw new RangeError(`there is no arcanum ${id}`);
	return arcanum;
}
