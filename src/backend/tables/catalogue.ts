import type { Database } from '#src/platform/database/database.ts';
import type { Relationship } from './embedding/relationships.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A column, or an argument, as the database knows it. `sql` is its name as a quoted identifier. */
export type Column = {
	readonly name: string;
	readonly sql: string;
	/** The type as SQL writes it. */
	readonly type: string;
	/** The name of the type below all domains, as in `pg_type.typname`. */
	readonly base: string;
	/** The expression a new row gets, as SQL; null where there is none. */
	readonly preset: string | null;
	readonly nullable: boolean;
	readonly comment: string | null;
};

export type Columns = ReadonlyMap<string, Column>;

/** A table or a view. */
export type Relation = {
	readonly name: string;
	readonly sql: string;
	readonly columns: Columns;
	/** Of a view, the columns that show the primary keys of its tables. */
	readonly primaryKey: readonly Column[];
	readonly isTable: boolean;
	/** Functions that take one row of it and return a value: columns for whoever names them. */
	readonly computed: ReadonlyMap<string, Routine>;
	/** What its owner wrote about it. */
	readonly comment: string | null;
};

export type Argument = Column & { readonly required: boolean; readonly variadic: boolean };

export type Routine = {
	readonly name: string;
	readonly sql: string;
	readonly arguments: readonly Argument[];
	readonly volatile: boolean;
	readonly returns: 'void' | 'scalar' | 'row';
	readonly returnsSet: boolean;
	/** The name of the type below all domains that it returns, as in `pg_type.typname`. */
	readonly base: string;
	/** The columns of the rows it returns; empty for scalars. */
	readonly columns: Columns;
	/** The table or view of the same schema whose rows it returns. */
	readonly relation: string | undefined;
	readonly comment: string | null;
};

/** All names of one schema, as they were at one moment. */
export type Catalogue = {
	readonly schema: string;
	readonly relations: ReadonlyMap<string, Relation>;
	/** By name; functions of one name differ in their arguments. */
	readonly routines: ReadonlyMap<string, readonly Routine[]>;
	/** By the name of the relation that they begin at. */
	readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
};

export interface CatalogueReader {
	/** The names as last read; read now where they never were. */
	current(): Promise<Catalogue>;
	/** Reads again, for a name that is not known. Answers what is known already where that was read just now. */
	reread(): Promise<Catalogue>;
}

/** Unknown names make the catalogue be read again this often at most. */
const REREAD_MS = 3_000;

/**
 * Reads the names of `schema` from PostgreSQL's own catalogue. They are the only source of identifiers in our SQL: a name
 * in a request is looked up here, and what is written is the entry found.
 */
export function openCatalogue(database: Database, schema: string): CatalogueReader {
	let known: Promise<Catalogue> | undefined;
	let readAt = Number.NEGATIVE_INFINITY;

	function read(): Promise<Catalogue> {
		readAt = performance.now();
		const reading = readCatalogue(database, schema);
		reading.catch(() => {
			if (known === reading) known = undefined;
		});
		known = reading;
		return reading;
	}

	return {
		current: () => known ?? read(),
		reread: () => (known && performance.now() - readAt < REREAD_MS ? known : read()),
	};
}
