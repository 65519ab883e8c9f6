import { addRows, type Backend, type Person, signUpAll } from './backend.ts';

/** Readers have ten rows each among thousands of the writers'. */
export type People = { readers: Person[]; writers: Person[] };

export const TABLE = 'hafez_readings';

const PEOPLE = 10;
const OWN_ROWS = 10;
const OTHER_ROWS = 500;

const interpretation =
	'هدهد گفت: آنچه می‌جویی در راهی است که می‌روی، نه در پایان آن. Read the verse once more, slowly. '.repeat(12);

/** A reading as the browser saves it, about a thousand characters. */
export const rowOf = (userId: string, number: number) => ({
	user_id: userId,
	poem_id: (number % 12) + 1,
	question: 'Will the work I have begun come to a good end?',
	interpretation,
});

/** Signs up readers and writers, and gives them their rows, mingled, each with a time of its own. */
export async function populate(backend: Backend): Promise<People> {
	const readers = await signUpAll(backend, 'reader', PEOPLE);
	const writers = await signUpAll(backend, 'writer', PEOPLE);
	const rows = Array.from({ length: OTHER_ROWS }, (_, round) => {
		const present = round % (OTHER_ROWS / OWN_ROWS) === 0 ? [...writers, ...readers] : writers;
		return present.map(({ id }) => rowOf(id, round));
	}).flat();
	const start = Date.UTC(2026, 0, 1);
	const dated = rows.map((row, index) => ({ ...row, created_at: new Date(start + index * 61_000).toISOString() }));
	await addRows(backend, TABLE, dated);
	return { readers, writers };
}
