import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages } from '#src/language/languages.ts';
import { hear } from './hear.server.ts';
import { seeScene } from './scene/see-scene.server.ts';

/** Prepares hearing in all languages, one after the other, so that no visitor waits for a lexicon to be compiled. */
export async function warmHearing(): Promise<void> {
	for (const language of languages) {
		await nextTurn();
		hear('?', language);
		await nextTurn();
		seeScene('?', language);
	}
}
