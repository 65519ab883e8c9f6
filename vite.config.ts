import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [reactRouter()],
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
