import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Leaves `*.server.ts` out of the server's bundle, which imports them from `src/` as the program does: the process holds
 * lexicons and texts once. What needs JSX is called `*.server.tsx`.
 */
const serverModulesOutside: Plugin = {
	name: 'server-modules-outside',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	async resolveId(source, importer, options) {
		if (!source.endsWith('.server.ts')) return null;
		const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
		return resolved && { id: `#src/${relative('src', resolved.id).replaceAll('\\', '/')}`, external: true };
	},
};

export default defineConfig({
	plugins: [serverModulesOutside, reactRouter()],
	// Of its thousands of icons the server keeps those that are drawn.
	ssr: { noExternal: ['lucide-react'] },
	css: {
		// Named breakpoints (src/ui/breakpoints.css).
		transformer: 'lightningcss',
		lightningcss: { drafts: { customMedia: true } },
	},
	build: {
		// The content security policy names no data: source but for pictures, so no asset is written into the code. The
		// lattice behind every page is one: it is in the style sheet, so that no page waits for it.
		assetsInlineLimit: (file) => file.endsWith('/khatam.svg'),
		// One style sheet, fetched once for the whole visit: several small ones hold up the first paint for longer.
		cssCodeSplit: false,
		modulePreload: { polyfill: false },
	},
});
