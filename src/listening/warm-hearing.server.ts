import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '#src/language/languages.ts';
import { weightsOf } from './classifier/weights.server.ts';
import { hear } from './hear.server.ts';
import { finders, lexiconOf } from './lexicon/lexicons.server.ts';
import { seeScene } from './scene/see-scene.server.ts';
import { tellingOf } from './scene/telling/telling.server.ts';

/** Between two steps there is time for requests, and for whatever else starts on this machine. */
const rest = () => pause(100, undefined, { ref: false });

/** Prepares hearing in all languages, one after the other, so that no visitor waits for a lexicon to be compiled. */
export async function warmHearing(): Promise<void> {
	for (const language of languages) {
		const lexicon = lexiconOf(language);
		// One at a time, so that requests are answered in between and no connection is taken for dead.
		for (const finder of finders) {
			await rest();
			lexicon[finder]([]);
		}
		await rest();
		weightsOf(language);
		await rest();
		hear('?', language);
		await rest();
		seeScene('?', language);
		await rest();
		tellingOf(language);
	}
}
