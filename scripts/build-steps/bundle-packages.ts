// Bundles the packages that every server process loads at its start into `build/packages/`, where `stripped-sources.mjs` has
// Node find them: some 400 small modules become a few, which takes a third off the time that loading takes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inOneByte } from './in-one-byte.ts';

/** ES modules only: of CommonJS a bundle does not know the names. What a process may never need stays where it is. */
const packages = [
	'@base-ui/react/tabs',
	'@base-ui/react/toast',
	'@hono/node-server',
	'@opentelemetry/api',
	'@supabase/supabase-js',
	'@tus/server',
	'croner',
	'hono',
	'hono/body-limit',
	'hono/compress',
	'hono/cors',
	'hono/route',
	'hono/streaming',
	'jose',
	'lru-cache',
	'openid-client',
	'otpauth',
	'react-router',
	'temporal-polyfill/full',
	'use-intl/core',
	'zod',
	'zod/mini',
];

const folder = fileURLToPath(new URL('../../build/packages/', import.meta.url));
const fileOf = (name: string) => name.replaceAll('/', '__');

await build({
	configFile: false,
	// Directives such as "use client" mean nothing here, and are warned of one by one.
	logLevel: 'error',
	publicDir: false,
	// CommonJS, which the sources import as well: there has to be one of each.
	ssr: { noExternal: true, external: ['react', 'react-dom', 'use-sync-external-store', 'ws', 'debug'] },
	build: {
		ssr: true,
		outDir: folder,
		minify: false,
		rolldownOptions: {
			input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
			output: {
				entryFileNames: '[name].js',
				chunkFileNames: 'shared-[hash].js',
				// Node keeps the text of what it has loaded in memory. Names stay, for stack traces.
				minify: { compress: false, mangle: false, codegen: true },
				comments: { legal: false, annotation: false, jsdoc: false },
			},
		},
	},
});
for (const name of readdirSync(folder))
	if (name.endsWith('.js')) writeFileSync(folder + name, inOneByte(readFileSync(folder + name, 'utf8')));
const index = Object.fromEntries(packages.map((name) => [name, `${fileOf(name)}.js`]));
writeFileSync(`${folder}index.json`, JSON.stringify(index));
