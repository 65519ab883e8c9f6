import { defineConfig } from 'vitest/config';

/**
 * Tests that open a database end in `.db.test.ts`; `prepare-databases.ts` gives them one. A smaller set of them runs again
 * on the fall-back engine (TEST_ENGINE=pglite) and on another version of PostgreSQL (TEST_DATABASE_URL).
 */
const again = [
	'platform/database/database',
	'platform/migrate',
	'backend/tables/tables',
	'backend/auth/journeys',
	'backend/storage/storage',
	'account/own-data',
];
const isAgain = Boolean(process.env.TEST_ENGINE || process.env.TEST_DATABASE_URL);

export default defineConfig({
	test: {
		globalSetup: ['src/platform/testing/prepare-databases.ts'],
		include: isAgain
			? again.map((name) => `src/${name}.db.test.ts`)
			: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
