import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that open a database end in `.db.test.ts`; `prepare-databases.ts` gives them one. A smaller set of them runs again
 * on the fall-back engine (TEST_ENGINE=pglite) and on another PostgreSQL (TEST_DATABASE_URL); TEST_SET=whole runs all there.
 */
const again = [
	'platform/database/database',
	'platform/migrate',
	'backend/tables/tables',
	'backend/auth/journeys',
	'backend/storage/storage',
	'account/own-data',
];
const isAgain = Boolean(process.env.TEST_ENGINE || process.env.TEST_DATABASE_URL) && process.env.TEST_SET !== 'whole';

/** The files that take longest, the longest first: whatever starts last keeps all others waiting. */
const slowest = [
	'scripts/backup/backup',
	'platform/database/recovery',
	'platform/database/open-database',
	'scripts/backup/move',
	'resumable/resumable-s3.db',
	'scripts/words/round-trip',
	'readings/add-a-reading.db',
	'scripts/admin/admin',
	'platform/upgrades.db',
	'blog/generation/generation.db',
	'src/workers.db',
	'chatbot/knowledge/guide-knowledge',
	'platform/database/embedded/carry-over',
	'resumable/resumable.db',
	'backend/tables/limits/hostile.db',
	'readings/built-in-words',
	'backend/storage/hostile.db',
	'backend/auth/killed-server.db',
	'scripts/privacy',
	'scripts/rotate-keys',
	'platform/process/disk-room',
	'listening/hear',
	'chatbot/guide/answer',
	'webauthn/hostile-credentials.db',
	'backend/auth/sessions/refresh-grant.db',
	'pages/serving/serve-pages',
];

class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rank = ({ moduleId }: TestSpecification) => {
			const place = slowest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
			return place < 0 ? slowest.length : place;
		};
		return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
	}
}

export default defineConfig({
	test: {
		globalSetup: ['src/platform/testing/prepare-databases.ts'],
		include: isAgain
			? again.map((name) => `src/${name}.db.test.ts`)
			: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/*.test.ts'],
		pool: 'forks',
		// Node loads the sources itself, as it does for the program: what Vite would make of them runs slower.
		experimental: { viteModuleRunner: false, nodeLoader: false },
		execArgv: ['--import', new URL('src/platform/testing/load-jsx.ts', import.meta.url).href],
		maxWorkers: 2,
		// Modules are loaded once a worker instead of once a file: no module of ours keeps state that tests share.
		isolate: false,
		sequence: { sequencer: SlowestFirst },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// What is waited for comes at once, but not on a machine that is busy.
		expect: { poll: { timeout: 20_000 } },
	},
});
