import type { Config } from '#src/platform/settings/config.ts';
import type { Caller } from '../../caller.ts';

/** How much a request may take and bring. */
export type RoleLimits = {
	/** Milliseconds that one statement may run. */
	readonly statementMs: number;
	/** Rows that are read; undefined for any number. PostgREST's `db-max-rows`. */
	readonly maxRows: number | undefined;
	/** Bytes of the answer. */
	readonly answerBytes: number;
	/** Whether rows may be aggregated. */
	readonly aggregates: boolean;
};

export type TableConfig = Pick<
	Config,
	| 'STATEMENT_TIMEOUT_ANON'
	| 'STATEMENT_TIMEOUT_AUTHENTICATED'
	| 'STATEMENT_TIMEOUT_SERVICE'
	| 'MAX_ROWS'
	| 'ANSWER_LIMIT'
	| 'ANSWER_LIMIT_ANON'
	| 'ANSWER_BUFFER'
	| 'TABLES_AGGREGATES'
	| 'TABLES_EXPLAIN'
	| 'TABLES_ROLLBACK'
	| 'TABLES_SCHEMAS'
	| 'REQUEST_TIMEOUT'
	| 'RATE_LIMITS'
	| 'DATABASE_CONNECTIONS'
	| 'WEB_CONCURRENCY'
>;

/** The limits of each role, from the settings. */
export function roleLimitsOf(config: TableConfig): Readonly<Record<Caller['role'], RoleLimits>> {
	const { ANSWER_LIMIT: answerBytes, ANSWER_LIMIT_ANON, TABLES_AGGREGATES: aggregates } = config;
	const common = { answerBytes, aggregates };
	const maxRows = config.MAX_ROWS;
	return {
		anon: {
			statementMs: config.STATEMENT_TIMEOUT_ANON * 1000,
			maxRows,
			aggregates,
			answerBytes: Math.min(answerBytes, ANSWER_LIMIT_ANON),
		},
		authenticated: { statementMs: config.STATEMENT_TIMEOUT_AUTHENTICATED * 1000, maxRows, ...common },
		service_role: { statementMs: config.STATEMENT_TIMEOUT_SERVICE * 1000, maxRows: undefined, ...common },
	};
}
