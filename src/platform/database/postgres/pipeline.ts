/// <reference path="./pg-modules.d.ts" />
import type { Connection, FieldDef, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import type { Result, Statement } from '../database.ts';
import type { DataRow } from './data-rows.ts';
import { columnsOf, type PreparedStatement, type PreparedStatements, preparedOn } from './prepared-statements.ts';

type Sent = { readonly statement: Statement; readonly prepared: PreparedStatement; readonly isNew: boolean };

/**
 * Several statements in one round trip, as a query of `pg`'s client (its `Submittable`). They are sent as one pipeline
 * that ends in a single Sync, which PostgreSQL runs as one implicit transaction (manual, 54.2.4): the first that fails
 * undoes them all. Texts are prepared once for each connection, unless `prepare` is off.
 *
 * `pg` has a pipeline mode of its own, but there each statement ends in a Sync, so that BEGIN and COMMIT have to be sent
 * as well (decision 002).
 */
export class Pipeline implements Submittable {
	readonly #statements: readonly Statement[];
	readonly #prepare: boolean;
	readonly #done: (results: Result[]) => void;
	readonly #failed: (error: Error, wasPrepared: boolean) => void;
	readonly #results: Result[];
	#sent: Sent[] = [];
	#at = 0;
	#known: PreparedStatements | undefined;
	#broken: Error | undefined;

	/**
	 * @param failed gets what went wrong, and whether a statement of it was prepared before: what PostgreSQL says may then
	 *   come from a change of schema since
	 */
	constructor(
		statements: readonly Statement[],
		options: {
			prepare: boolean;
			done: (results: Result[]) => void;
			failed: (error: Error, wasPrepared: boolean) => void;
		},
	) {
		this.#statements = statements;
		this.#prepare = options.prepare;
		this.#done = options.done;
		this.#failed = options.failed;
		this.#results = statements.map(() => ({ rows: [], affected: 0 }));
	}

	submit(connection: Connection): void {
		const messages: Uint8Array[] = [];
		const known = this.#prepare ? preparedOn(connection) : undefined;
		this.#known = known;
		for (const name of known?.takeUnused() ?? []) messages.push(serialize.close({ type: 'S', name }));
		for (const statement of this.#statements) {
			const { text, values = [] } = statement;
			const found = known?.find(text);
			const prepared = found ?? known?.add(text) ?? { name: '', columns: [] };
			if (!found)
				messages.push(
					serialize.parse({ name: prepared.name, text }),
					serialize.describe({ type: 'S', name: prepared.name }),
				);
			messages.push(
				serialize.bind({ statement: prepared.name, values: [...values], valueMapper: prepareValue }),
				serialize.execute({}),
			);
			this.#sent.push({ statement, prepared, isNew: !found });
		}
		messages.push(serialize.sync());
		connection.stream.write(Buffer.concat(messages));
	}

	handleRowDescription({ fields }: { fields: FieldDef[] }): void {
		const current = this.#sent[this.#at];
		if (current) current.prepared.columns = columnsOf(fields);
	}

	handleDataRow(message: { fields: (string | null)[] }): void {
		// Connections of our pool make no other (`data-rows.ts`).
		const fields = message as DataRow;
		const { statement, prepared } = this.#sent[this.#at] ?? {};
		const row: Record<string, unknown> = {};
		try {
			for (const { name, parse } of prepared?.columns ?? []) {
				if (name === statement?.bytes) {
					row[name] = fields.nextBytes();
					continue;
				}
				const text = fields.nextText();
				row[name] = text === null ? null : parse(text);
			}
		} catch (error) {
			this.#broken ??= error as Error;
		}
		this.#results[this.#at]?.rows.push(row);
	}

	/** The tag ends in the number of rows: `INSERT 0 1`, `SELECT 10`. */
	handleCommandComplete({ text: tag }: { text: string }): void {
		const result = this.#results[this.#at];
		const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
		if (result) result.affected = Number.isNaN(count) ? 0 : count;
		this.#at++;
	}

	handleEmptyQuery(): void {
		this.#at++;
	}

	handlePortalSuspended(): void {}

	handleReadyForQuery(): void {
		if (this.#broken) this.#failed(this.#broken, false);
		else this.#done(this.#results);
	}

	handleError(error: Error, connection: Connection): void {
		// The statements after the one that failed were not even parsed.
		for (const { statement, isNew } of this.#sent.slice(this.#at)) if (isNew) this.#known?.forget(statement.text);
		const wasPrepared = this.#sent.some(({ isNew }) => !isNew) && this.#prepare;
		const tell = () => {
			connection.off('readyForQuery', tell).off('end', tell);
			this.#failed(error, wasPrepared);
		};
		// After an error of PostgreSQL the connection can be used again when it says so.
		if ('severity' in error) connection.on('readyForQuery', tell).on('end', tell);
		else tell();
	}

	/** Has the connection prepare these texts anew the next time. */
	forget(): void {
		for (const { text } of this.#statements) this.#known?.forget(text);
	}
}
