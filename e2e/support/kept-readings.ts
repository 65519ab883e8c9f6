import { type KeptTable, type Kind, keptKinds } from '../../src/catalogue/catalogue.ts';
import { sampleOf } from '../../src/platform/testing/sample-rows.ts';
import { askTables, type Person } from './fixtures.ts';

const cards = [
	{ card: { id: 0, name: 'The Fool' }, position: 0, revealed: true, reversed: false },
	{ card: { id: 17, name: 'The Star' }, position: 1, revealed: true, reversed: true },
	{ card: { id: 21, name: 'The World' }, position: 2, revealed: true, reversed: false },
];
export const dream = 'A red door stood open in the sea.';
export const question = 'Shall I write the letter?';

/** Rows that journeys look for. */
const written: Readonly<Partial<Record<Kind, object>>> = {
	tarot: {
		cards,
		interpretation: 'The Fool sets out.\n\nThe World closes the ring.',
	},
	dreams: {
		dream_text: dream,
		interpretation: ['Opening.', 'Old books.', 'The shadow.', 'The day.', 'A step.'].join('\n\n'),
		symbols: ['snake', 'door'],
	},
	hafez: {
		poem_id: 7,
		question,
		interpretation: 'Joseph comes back.\n\nWait a little.',
	},
	tests: {
		mbti_type: 'CAREER',
		answers: ['art'],
		analysis: 'The arts\n\nArts: 4 of 5 · Care: 1 of 5\n\nYou make things.\n\nWhat it costs: evenings.',
	},
	'lucky-number': {
		full_name: 'Leila Karimi',
		mother_name: 'Maryam',
		birth_date: '1990-05-15',
		gender: 'female',
		calendar_type: 'gregorian',
		lucky_number: 3,
		wealth_number: 4,
		protection_number: 5,
		love_number: 11,
		lucky_day: 'Friday',
		analysis: 'Three is a beginning.',
	},
};

/** A row of each kind that History shows, and its table. */
export const rows = Object.fromEntries(
	keptKinds.map(({ kind, table }) => [kind, { table, row: written[kind] ?? sampleOf(table) }]),
) as Record<Kind, { table: KeptTable; row: object }>;

/** Keeps readings for a person, as a trusted server would. */
export const keep = ({ user }: Person, table: string, all: readonly object[]) =>
	askTables(table, { method: 'POST', body: JSON.stringify(all.map((row) => ({ user_id: user.id, ...row }))) });

/** Keeps a reading of each kind for a person, and answers their ids. */
export async function keepOneOfEach(person: Person): Promise<Record<Kind, string>> {
	const made = {} as Record<Kind, string>;
	for (const { kind } of keptKinds) {
		const { table, row } = rows[kind];
		made[kind] = crypto.randomUUID();
		await keep(person, table, [{ id: made[kind], ...row }]);
	}
	return made;
}
