/**
 * Has Node load our sources from `build/stripped/`, where the build has laid them without their types (`strip-sources.ts`),
 * and packages from `build/packages/`, where it has bundled them (`bundle-packages.ts`). Node itself would load a parser for
 * types into each process, or with NODE_COMPILE_CACHE keep a second copy of all code in memory: 30 MB of each process. A
 * source that has changed since, or that was not built, is loaded as it is.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';

const sources = new URL('../src/', import.meta.url).href;
const stripped = new URL('../build/stripped/', import.meta.url);
const packages = new URL('../build/packages/', import.meta.url);
const index = new URL('index.json', packages);
/** The files of bundled packages, by what is imported. */
const bundled = new Map(existsSync(index) ? Object.entries(JSON.parse(readFileSync(index, 'utf8'))) : []);

/** Where an import leads that needs no search on the disk: to a bundled package, or from one of our sources to another. */
function findTarget(specifier, { parentURL = '', conditions, importAttributes }) {
	if (Object.keys(importAttributes ?? {}).length > 0) return null;
	const file = conditions.includes('import') && bundled.get(specifier);
	if (file) return new URL(file, packages).href;
	if (!specifier.endsWith('.ts')) return null;
	if (specifier.startsWith('#src/')) return new URL(specifier.slice('#src/'.length), sources).href;
	return specifier.startsWith('.') && parentURL.startsWith(sources) ? new URL(specifier, parentURL).href : null;
}

registerHooks({
	resolve(specifier, context, nextResolve) {
		const url = findTarget(specifier, context);
		return url ? { url, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
	},
	load(url, context, nextLoad) {
		if (!url.startsWith(sources) || !url.endsWith('.ts')) return nextLoad(url, context);
		const file = new URL(url.slice(sources.length), stripped);
		const built = statSync(file, { throwIfNoEntry: false });
		if (!built || built.mtimeMs < statSync(new URL(url)).mtimeMs)
			return nextLoad(url, { ...context, format: 'module-typescript' });
		return { format: 'module', source: readFileSync(file, 'utf8'), shortCircuit: true };
	},
});
