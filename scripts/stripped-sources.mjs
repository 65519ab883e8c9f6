/**
 * Has Node load our sources from `build/stripped/`, where the build has laid them without their types (`strip-sources.ts`).
 * Node itself would load a parser for them into each process, or with NODE_COMPILE_CACHE keep a second copy of all code in
 * memory: 30 MB of each process. A source that has changed since, or that was not built, is loaded as it is.
 */
import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';

const sources = new URL('../src/', import.meta.url).href;
const stripped = new URL('../build/stripped/', import.meta.url);

registerHooks({
	load(url, context, nextLoad) {
		if (!url.startsWith(sources) || !url.endsWith('.ts')) return nextLoad(url, context);
		const file = new URL(url.slice(sources.length), stripped);
		const built = statSync(file, { throwIfNoEntry: false });
		if (!built || built.mtimeMs < statSync(new URL(url)).mtimeMs) return nextLoad(url, context);
		return { format: 'module', source: readFileSync(file, 'utf8'), shortCircuit: true };
	},
});
