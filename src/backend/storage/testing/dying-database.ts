import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';

/** The same database for a server that is killed after so many statements, also in the middle of a transaction. */
export function dyingAfter(database: Database, steps: number): Database {
	let left = steps;
	const step = <T>(work: () => Promise<T>): Promise<T> =>
		left-- > 0 ? work() : Promise.reject(new DatabaseUnavailable('unreachable', 'killed'));
	return {
		...database,
		query: (text, values) => step(() => database.query(text, values)),
		batch: (statements) => step(() => database.batch(statements)),
		transaction: (work) =>
			step(() =>
				database.transaction(async (tx) => {
					const result = await work({ query: (text, values) => step(() => tx.query(text, values)) });
					// Killed before the commit.
					return step(async () => result);
				}),
			),
	};
}
