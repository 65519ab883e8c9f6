import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses; `npm test` runs it. What stands here has its reason beside it. */
export default {
	entry: [
		// The operator's commands and the checks are started by their names (`scripts/setup.mjs`).
		'scripts/*.{ts,mjs}',
		'scripts/build-steps/*.ts',
		'src/main.ts',
		// Run by the worker processes that `src/main.ts` forks.
		'src/worker.ts',
		// Given to Node when a journey starts a server.
		'e2e/support/end-with-parent.ts',
		// `npm run shots`.
		'e2e/shots/shots.ts',
		// Given to Node by `vitest.config.ts`.
		'src/platform/testing/load-jsx.ts',
		// A program that a test starts.
		'src/platform/testing/hold-database.ts',
		// Found by being in the folder of its reading.
		'src/readings/*/testing/random-request.ts',
		// A theme is found by being in its folder.
		'src/blog/lore/themes/**/*.server.ts',
	],
	// `testing/coin` is read by a test that adds it to a copy of the sources.
	project: [
		'src/**/*.{ts,tsx,css}',
		'!src/readings/testing/coin/**',
		'scripts/**/*.{ts,mjs}',
		'deploy/*.ts',
		'e2e/**/*.ts',
	],
	// What style sheets import, and the files they name.
	compilers: {
		css: (text: string) =>
			[...text.matchAll(/(?:@import |url\()"([^"/][^"]*)"/g)].map(([, file]) => `import '${file}';`).join('\n'),
	},
	playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
	// What the signature of an export names is exported as well, whether another file names it or not.
	ignoreExportsUsedInFile: true,
	ignoreDependencies: [
		// Started as commands by `scripts/test.ts`.
		'@biomejs/biome',
		// For React Router's own server entry; ours is `src/entry.server.tsx`.
		'isbot',
	],
	// Named from the root of the repository, where journeys start it.
	ignoreUnresolved: ['src/main.ts'],
	// Of the operating system.
	ignoreBinaries: ['apt-get', 'pg_config', 'mount', 'umount'],
} satisfies KnipConfig;
