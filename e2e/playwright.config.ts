import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 4173;
// Workers load this file again; the folder has to be the same for all of them.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'hoopoe-e2e-'));
// What journeys write as a trusted server would.
process.env.E2E_SECRET_KEY ??= 'sb_secret_of_the_journeys_only';

export default defineConfig({
	testDir: '.',
	outputDir: '../test-results',
	reporter: [['dot'], ['json']],
	timeout: 90_000,
	expect: { timeout: 10_000 },
	// Shown as flaky where the second try passes: a small machine that does something else besides is slow at times.
	retries: 1,
	workers: 3,
	fullyParallel: true,
	forbidOnly: true,
	use: {
		baseURL: `http://localhost:${PORT}`,
		// Without motion a page comes to rest, and a small machine with it. Tests of motion ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
		},
	},
	webServer: {
		command: 'node src/main.ts',
		cwd: '..',
		url: `http://localhost:${PORT}/ready`,
		timeout: 120_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
		env: {
			NODE_ENV: 'production',
			PORT: String(PORT),
			DATA_DIR: process.env.E2E_DATA_DIR,
			SECRET_KEY: process.env.E2E_SECRET_KEY,
			RATE_LIMITS: 'off',
			DAILY_ARTICLES: 'off',
			LOG_LEVEL: 'warn',
			AUTH_OAUTH_SERVER: 'on',
			AUTH_OAUTH_REGISTRATION: 'on',
			CONTACT_PHONE: '+34600111222',
		},
	},
});
