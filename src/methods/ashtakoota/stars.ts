/** The 27 lunar mansions in order; a place in this list is the mansion's number less one. */
export const nakshatras = [
	'ashwini',
	'bharani',
	'krittika',
	'rohini',
	'mrigashira',
	'ardra',
	'punarvasu',
	'pushya',
	'ashlesha',
	'magha',
	'purva_phalguni',
	'uttara_phalguni',
	'hasta',
	'chitra',
	'swati',
	'vishakha',
	'anuradha',
	'jyeshtha',
	'mula',
	'purva_ashadha',
	'uttara_ashadha',
	'shravana',
	'dhanishta',
	'shatabhisha',
	'purva_bhadrapada',
	'uttara_bhadrapada',
	'revati',
] as const;

/**
 * The animal of each mansion, by its place among horse, elephant, sheep, serpent, dog, cat, rat, cow, buffalo, tiger,
 * deer, monkey, mongoose, lion.
 */
export const yoniOf = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1] as const;

/** How the animals get on, 0 (enemies) to 4 (the same). */
export const yoniPoints = [
	[4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
	[2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
	[2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
	[3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
	[2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
	[2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
	[2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
	[1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
	[0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
	[1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
	[1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
	[3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
	[2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
	[1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
] as const;

/** The temper of each mansion, by its place among deva, manushya, rakshasa. */
export const ganaOf = [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0] as const;

/** Rows: the bride's temper; columns: the groom's. */
export const ganaPoints = [
	[6, 6, 0],
	[5, 6, 0],
	[1, 0, 6],
] as const;

/** The pulse of each mansion: 1 2 3 3 2 1, over and over. */
export const nadiOf = (nakshatra: number): 1 | 2 | 3 => [1, 2, 3, 3, 2, 1][(nakshatra - 1) % 6] as 1 | 2 | 3;
