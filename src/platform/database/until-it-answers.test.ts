import { expect, it } from 'vitest';
import { type Database, DatabaseError, DatabaseUnavailable } from './database.ts';
import { untilItAnswers } from './until-it-answers.ts';

const away = new DatabaseUnavailable('unreachable', 'away');
const unknown = new DatabaseError({ code: '3D000', message: 'database "x" does not exist' });

/** A database whose first answers are errors. */
function database(folder: string | null, ...errors: Error[]) {
	const asked: string[] = [];
	const query = (async (text: string) => {
		asked.push(text);
		const error = errors.shift();
		if (error) throw error;
		return { rows: [], affected: 0 };
	}) as Database['query'];
	return { asked, kind: folder ? 'embedded' : 'server', folder, query } as const;
}

it('waits for a database that does not answer yet', async () => {
	const starting = database(null, away, away);
	await untilItAnswers(starting);
	expect(starting.asked).toHaveLength(3);
});

it('and not for ever', async () => {
	await expect(untilItAnswers(database('/data', away, away, away, away), 150)).rejects.toBe(away);
});

it.each([
	['/data/postgres-18', 'The database in /data/postgres-18 cannot be opened (database "x" does not exist). Where'],
	[null, 'The database of DATABASE_URL cannot be used: database "x" does not exist.'],
])('tells at once what another error means for %s', async (folder, said) => {
	const broken = database(folder, unknown);
	await expect(untilItAnswers(broken)).rejects.toThrow(said);
	expect(broken.asked).toHaveLength(1);
});
