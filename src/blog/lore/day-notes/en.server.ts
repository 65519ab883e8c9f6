import { signNames } from '#src/methods/sky/sign-names/en.ts';
import type { DayNoteWords } from './shape.ts';

export const en: DayNoteWords = {
	date: (weekday, date) => `${weekday}, ${date}`,
	moon: {
		new: 'a moon close to new',
		waxing_crescent: 'a waxing crescent moon',
		first_quarter: 'a moon near first quarter',
		waxing_gibbous: 'a waxing gibbous moon',
		full: 'a moon close to full',
		waning_gibbous: 'a waning gibbous moon',
		last_quarter: 'a moon near last quarter',
		waning_crescent: 'a waning crescent moon',
	},
	signs: signNames,
	frames: [
		({ date, moon, sign }) => `These lines were set down on ${date}, while ${moon} was passing through ${sign}.`,
		({ date, moon, sign }) => `This page was finished on ${date}, under ${moon} in ${sign}.`,
		({ date, moon, sign }) => `For the record, this was written on ${date}; the almanac has ${moon} in ${sign}.`,
		({ date, moon, sign }) => `On ${date}, when this was written, ${moon} stood in ${sign}.`,
		({ date, moon, sign }) => `Whoever looked up on ${date}, the day of these lines, looked for ${moon} in ${sign}.`,
		({ date, moon, sign }) => `The calendar on the desk says ${date}, and the tables beside it put ${moon} in ${sign}.`,
		({ date, moon, sign }) => `A note on the day: it is ${date}, with ${moon} in ${sign} at noon in Greenwich.`,
		({ date, moon, sign }) => `The date of this page is ${date}. The ephemeris gives ${moon} in ${sign}.`,
	],
	again: {
		begins: 'This page was brought out again on ',
		goesOn: ({ date, moon, sign }) => `${date}, under ${moon} in ${sign}.`,
	},
	ofPhase: {
		new: [
			'Nothing of it can be seen, which never kept the sky-watchers of Babylon from counting the days to its return.',
			'A moon so close to the sun rises and sets with it, and the night is left to the stars.',
		],
		waxing_crescent: [
			'After sunset it hangs in the west for an hour or two, thin enough to be missed by anyone indoors.',
			'Its dark part shows faintly as well, by sunlight that the earth has thrown back.',
		],
		first_quarter: [
			'Half of it is lit, and it stands highest around sunset, when children notice it and adults look for their keys.',
			'Along the straight edge between its light and its dark, a small telescope finds mountains with long shadows.',
		],
		waxing_gibbous: [
			'It is up in the afternoon already, pale over the roofs, long before anyone speaks of night.',
			'Most of its face is lit by now, and people still say of such a moon that it is not there yet.',
		],
		full: [
			'It rises about when the sun goes down, and whoever slept badly that night had somebody to blame.',
			'Sleep laboratories argue about such nights to this day; the dogs of the neighbourhood consider the matter settled.',
		],
		waning_gibbous: [
			'It comes up after the lamps are lit, and is still there when the bread is delivered.',
			'Each evening it lets its admirers wait longer, by something like fifty minutes.',
		],
		last_quarter: [
			'It rises around midnight and belongs to nurses, bakers and the parents of very small children.',
			'From here on it is seen mostly by people who did not mean to be awake.',
		],
		waning_crescent: [
			'It shows for a while before dawn, a thin light low in the east, until the day covers it.',
			'Lunar calendars let such days run out quietly and keep their ceremony for the next crescent.',
		],
	},
	ofSign: {
		aries: 'Astrologers hand Aries the first move; the second is the one that takes thought.',
		taurus: 'Almanacs for farmers liked Taurus for planting roots, and soil at least has the merit of not arguing.',
		gemini: 'Gemini is the sign of letters and errands, so a reply that has waited too long may be mentioned here.',
		cancer: 'Cancer is its own house in the old books, the one door where it need not knock.',
		leo: 'Leo is the house of the sun, where the moon is a guest among large windows.',
		virgo: 'Virgo carries an ear of grain on the old star maps, and her brightest star, Spica, is named for it.',
		libra: 'Libra is the only one of the twelve that is a tool, a pair of scales with nothing in the pans.',
		scorpio: 'The Scorpion was larger once: the Greeks called the stars of Libra its claws.',
		sagittarius: 'The Archer has been aiming at the heart of the Scorpion for two thousand years without letting go.',
		capricorn: 'Capricorn is a goat with the tail of a fish, drawn so since Babylon and never quite explained.',
		aquarius: 'The Water-bearer has poured from one jar since antiquity, and the fish below him have not complained.',
		pisces: 'The two fishes of Pisces are tied by a cord and swim in different directions all the same.',
	},
};
