import { defineConfig } from '@playwright/test';

/**
 * Nobody looks at the pages, so that there is memory for a few squares of them only: painting them all takes a quarter of
 * the processor time. Layout, hit tests, animations, canvases and computed styles are the same.
 */
const isPainted = process.env.E2E_PAINT === 'on';

export default defineConfig({
	testDir: '.',
	outputDir: '../test-results',
	reporter: [['dot'], ['json']],
	timeout: 90_000,
	expect: { timeout: 10_000 },
	// A journey that passes at the second try is flaky, and is reported by name.
	retries: 1,
	workers: 3,
	fullyParallel: true,
	forbidOnly: true,
	globalSetup: './support/start-site.ts',
	use: {
		// Without animations pages become idle, which saves processor time. Tests of motion enable them.
		contextOptions: { reducedMotion: 'reduce' },
		// Only what is told of being offline is about the service worker; it would fetch ahead beside all other journeys.
		serviceWorkers: 'block',
		screenshot: isPainted ? 'only-on-failure' : 'off',
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			// Without hinting, letters and spaces are as wide as the font says, in the headless shell as in the whole browser.
			// All pages of a context in one process, which then has read the app's scripts already (`shared-context.ts`).
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--font-render-hinting=none',
				'--process-per-site',
				// Pages live for a second or two: to optimize their code takes longer than it saves.
				'--js-flags=--no-maglev,--no-turbofan',
				...(isPainted ? [] : ['--force-gpu-mem-available-mb=1']),
			],
		},
	},
});
