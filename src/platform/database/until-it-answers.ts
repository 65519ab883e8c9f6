import { setTimeout as pause } from 'node:timers/promises';
import { type Database, DatabaseUnavailable } from './database.ts';
import { unusable } from './open-error.ts';

/**
 * How long a database may take to answer. One of our own recovers and starts slowly on a busy machine; that of
 * DATABASE_URL may be just starting, and loading modules holds up its answers here.
 */
const ANSWERS_WITHIN_MS = { embedded: 30_000, server: 10_000 };

/**
 * Waits for the first answer of a database that was opened just now.
 * @param folder of its files, where it is embedded
 * @throws DatabaseUnavailable where it still does not answer; OpenError at once where it answers that it cannot be used
 */
export async function untilItAnswers(
	database: Pick<Database, 'kind' | 'query'> & { readonly folder: string | null },
	longestMs = ANSWERS_WITHIN_MS[database.kind],
): Promise<void> {
	for (const began = performance.now(); ; await pause(100))
		try {
			await database.query('select 1');
			return;
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw unusable(database.folder, (error as Error).message, error);
			if (performance.now() - began > longestMs) throw error;
		}
}
