import type { PoolClient } from 'pg';
import { DatabaseError, databaseErrorOf, type Result, type Statement } from '../database.ts';
import { Pipeline } from './pipeline.ts';

/**
 * What PostgreSQL says of a statement that was prepared before a change of schema, among other reasons: its parameters keep
 * the types that columns had then.
 */
const MAY_BE_STALE = /^(0A000|22003|22007|22008|22P02|26000|42703|42804|42883|42P01|XX000)$/;

/** A statement that was prepared before may not fit the schema any more; it is forgotten and can be sent again. */
export class StaleStatement extends DatabaseError {}

/**
 * Sends statements in one round trip, as one transaction where none is open.
 * @param prepare whether they are prepared on the connection, and found there the next time
 * @throws StaleStatement where a prepared one may not fit the schema any more
 */
export function sendStatements(
	client: PoolClient,
	statements: readonly Statement[],
	prepare: boolean,
): Promise<Result[]> {
	return new Promise((done, failed) => {
		const pipeline = new Pipeline(statements, {
			prepare,
			done,
			failed(error, wasPrepared) {
				const cause = databaseErrorOf(error);
				if (!wasPrepared || !(cause instanceof DatabaseError) || !MAY_BE_STALE.test(cause.code)) return failed(cause);
				pipeline.forget();
				failed(new StaleStatement(cause));
			},
		});
		client.query(pipeline);
	});
}
