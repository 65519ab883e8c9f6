import { poems } from '../poems.ts';

/** Marks every line that was made up for tests. */
export const MADE_UP = 'سطر ساختگی آزمایش';

const numbers = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده'];

/** The first lines are as long as any of Hafez; the second ones end alike, so that a rhyme can be searched for. */
const filler = (id: number, couplet: number): [string, string] => [
	`${MADE_UP} شب و راه ${numbers[id - 1]} ${numbers[couplet - 1]} خوش است آن خوش`,
	`${MADE_UP} مپرس ${numbers[id - 1]} ${numbers[couplet - 1]} ردیف آزمون`,
];

/** A small Divan in the form of docs/divan.md: ghazals that begin as the twelve do, and go on with lines made up for tests. */
export const testDivan = {
	edition: 'Test edition of twelve',
	source: 'made up for tests',
	licence: 'none',
	ghazals: poems.map(({ id, ghazal, verse }): { ghazal: number; couplets: string[][] } => ({
		ghazal,
		couplets: [[...verse], filler(id, 2), filler(id, 3)],
	})),
};
