import type { FieldDef } from 'pg';
import { parserOf } from './value-types.ts';

/** A column of a result: its name, and what makes a JavaScript value of its text. */
export type ResultColumn = { readonly name: string; readonly parse: (text: string) => unknown };

/** A statement that one connection knows by `name`; its columns are known once it was described. */
export type PreparedStatement = { readonly name: string; columns: readonly ResultColumn[] };

/** Statements that one connection keeps; each takes memory there, and visitors can make ever new ones. */
const MOST_PREPARED = 400;

/** The statements that one connection has prepared, by their text. */
export class PreparedStatements {
	/** Names are never used again: PGlite gives all connections one session. */
	static #made = 0;
	readonly #known = new Map<string, PreparedStatement>();
	/** Names the server may still hold and that nobody uses any more; they are closed with the next statements sent. */
	#unused: string[] = [];

	find(text: string): PreparedStatement | undefined {
		const found = this.#known.get(text);
		if (found) {
			this.#known.delete(text);
			this.#known.set(text, found);
		}
		return found;
	}

	/** A new statement for this text; the one used longest ago leaves when there are too many. */
	add(text: string): PreparedStatement {
		const statement: PreparedStatement = { name: `s${PreparedStatements.#made++}`, columns: [] };
		this.#known.set(text, statement);
		if (this.#known.size > MOST_PREPARED) this.forget(this.#known.keys().next().value as string);
		return statement;
	}

	forget(text: string): void {
		const found = this.#known.get(text);
		if (!found) return;
		this.#known.delete(text);
		this.#unused.push(found.name);
	}

	/** The names to close, once. */
	takeUnused(): readonly string[] {
		const names = this.#unused;
		if (names.length > 0) this.#unused = [];
		return names;
	}
}

const ofConnection = new WeakMap<object, PreparedStatements>();

/** The statements of a connection of `pg`; they end with it. */
export function preparedOn(connection: object): PreparedStatements {
	let found = ofConnection.get(connection);
	if (!found) {
		found = new PreparedStatements();
		ofConnection.set(connection, found);
	}
	return found;
}

export function columnsOf(fields: readonly FieldDef[]): ResultColumn[] {
	return fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
}
