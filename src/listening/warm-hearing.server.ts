import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages } from '#src/language/languages.ts';
import { hear } from './hear.server.ts';
import { finders, lexiconOf } from './lexicon/lexicons.server.ts';
import { seeScene } from './scene/see-scene.server.ts';

/** Prepares hearing in all languages, one after the other, so that no visitor waits for a lexicon to be compiled. */
export async function warmHearing(): Promise<void> {
	for (const language of languages) {
		const lexicon = lexiconOf(language);
		// One at a time, so that requests are answered in between and no connection is taken for dead.
		for (const finder of finders) {
			await nextTurn();
			lexicon[finder]([]);
		}
		await nextTurn();
		hear('?', language);
		await nextTurn();
		seeScene('?', language);
	}
}
