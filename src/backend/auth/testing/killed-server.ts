import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { openTestAuth, type TestAuth } from './auth-fixture.ts';

/**
 * The same service, killed after a number of steps: from then on its database is unreachable. Its mails go to the
 * mailbox of `auth`.
 */
export function killedAfter(auth: TestAuth, steps: number): Promise<TestAuth> {
	const { database } = auth.parts;
	let left = steps;
	const step = <T>(work: () => Promise<T>): Promise<T> =>
		left-- > 0 ? work() : Promise.reject(new DatabaseUnavailable('unreachable', 'killed'));
	const dying: Database = {
		...database,
		query: (text, values) => step(() => database.query(text, values)),
		batch: (statements) => step(() => database.batch(statements)),
		transaction: (work) => step(() => database.transaction(work)),
	};
	const { config, keys, apiKeys, mail, sms, clock } = auth.parts;
	return openTestAuth(database, { config, database: dying, keys, apiKeys, mail, sms, clock });
}
