import { defineConfig } from '@playwright/test';

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
	globalSetup: './start-site.ts',
	use: {
		// Without motion a page comes to rest, and a small machine with it. Tests of motion ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		// Only what is told of being offline is about the service worker; it would fetch ahead beside all other journeys.
		serviceWorkers: 'block',
		screenshot: 'only-on-failure',
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			// Without hinting, letters and spaces are as wide as the font says, in the headless shell as in the whole browser.
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
		},
	},
});
