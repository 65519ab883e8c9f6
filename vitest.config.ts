import { defineConfig } from 'vitest/config';

/**
 * Two kinds of unit tests: those that open a database end in `.db.test.ts` and run twice, on the embedded database and,
 * with TEST_DATABASE_URL, on a server; all others run once.
 */
export default defineConfig({
	test: {
		globalSetup: ['src/platform/testing/prepare-databases.ts'],
		include: process.env.TEST_DATABASE_URL
			? ['src/**/*.db.test.ts']
			: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
