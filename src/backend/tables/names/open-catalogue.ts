import type { Database } from '#src/platform/database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

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
