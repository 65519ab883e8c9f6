import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages } from '#src/language/languages.ts';
import { findEntries } from './find-entry.server.ts';

/** Prepares the search in all languages, one after the other, so that no visitor waits for an index to be made. */
export async function warmKnowledge(): Promise<void> {
	for (const language of languages) {
		await nextTurn();
		findEntries('?', language);
	}
}
