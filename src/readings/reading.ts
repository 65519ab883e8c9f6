import type { Database } from '#src/platform/database/database.ts';
import type { Commission, Words } from '#src/words/writer.server.ts';
import type { Contract } from './contract.ts';

/**
 * A reading: a request, facts that are computed from it, and words that are written about them. One of these is all the
 * server needs to know of a slice; `give-reading.ts` does the rest in the same way for all.
 */
export type Reading<Of extends Contract> = {
	/** The name the client invokes it by. */
	readonly name: Of['name'];
	/**
	 * Checks a payload.
	 * @throws Problem 400 with the specification's message in the language of the payload, and `details.field`
	 */
	readonly check: (payload: unknown) => Of['Request'];
	/** What the visitor wrote freely, for the watch on cries for help. */
	readonly personalText: (request: Of['Request']) => string;
	/** That text tells a dream. */
	readonly isDreamt?: true;
	/**
	 * The request with what the operator keeps in the database for this method: asked for after a cry for help was looked
	 * for, and before the facts. Absent where a method needs nothing of it.
	 */
	readonly lookUp?: (request: Of['Request'], database: Database) => Promise<Of['Request']>;
	/** The method itself: pure, and the same for the same request. */
	readonly facts: (request: Of['Request']) => Of['Facts'];
	/** How the facts are put into words. */
	readonly words: (request: Of['Request'], facts: Of['Facts']) => Commission;
	/** Bounds of the built-in writer's words, where they are not 120 and 350. `built-in-words.test.ts` holds it to them. */
	readonly builtInWords?: { readonly least?: number; readonly most?: number };
	/** The fields of the response besides `facts` and `writer`. */
	readonly answer: (words: Words, facts: Of['Facts']) => Of['Fields'];
};

/** A reading of any request and facts, as lists hold it. */
// biome-ignore lint/suspicious/noExplicitAny: requests and facts only ever meet values that came out of the same reading.
export type AnyReading = Reading<any>;
