// `npm test`: lint, types, unit tests and services on the embedded database, services on a real PostgreSQL, browser
// journeys. Ends in one line that counts them all. What cannot be had on this machine is skipped, loudly.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './testing/chromium.ts';
import { startPostgres } from './testing/postgres.ts';

type Count = { passed: number; failed: number; skipped: number };
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'hoopoe-reports-'));

/** Runs a command and shows its output; true where it ended well. */
function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
	const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
	return status === 0;
}

function check(name: string, command: string, args: string[]): void {
	console.log(`\n== ${name}`);
	if (run(command, args)) total.passed++;
	else total.failed++;
}

/** Adds what a reporter wrote; a run that ended badly without a report counts as one failure. */
function count(name: string, ended: boolean, report: string, read: (json: never) => Count): void {
	const counted = existsSync(report)
		? read(JSON.parse(readFileSync(report, 'utf8')) as never)
		: { passed: 0, failed: 0, skipped: 0 };
	if (!ended && counted.failed === 0) counted.failed = 1;
	for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted[key];
	console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
}

function skip(what: string): void {
	total.skipped++;
	console.log(`\n!! SKIPPED: ${what}\n`);
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numFailedTestSuites: number;
};
const readVitest = ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }: VitestReport): Count => ({
	passed: numPassedTests,
	failed: numFailedTests || numFailedTestSuites,
	skipped: numPendingTests,
});

function vitest(name: string, environment: Record<string, string> = {}): void {
	console.log(`\n== ${name}`);
	const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
	const ended = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], environment);
	count(name, ended, report, readVitest);
}

check('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
check('who imports whom', 'depcruise', ['src']);
check('nothing unused', 'knip', ['--no-progress']);
check('types', 'sh', ['-c', 'react-router typegen && tsc --noEmit -p .']);
vitest('unit tests, and services on the embedded database');

const postgres = startPostgres();
if (postgres) {
	try {
		vitest(`services on PostgreSQL ${postgres.version}`, { TEST_DATABASE_URL: postgres.url });
	} finally {
		postgres.stop();
	}
} else skip('services on a real PostgreSQL: no server was found, and none could be installed');

const chromium = findChromium();
if (chromium) {
	console.log('\n== browser journeys');
	const report = join(reports, 'journeys.json');
	const ended = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
		CHROMIUM_PATH: chromium,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
	});
	count(
		'browser journeys',
		ended,
		report,
		({ stats }: { stats: { expected: number; unexpected: number; skipped: number; flaky: number } }) => ({
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			skipped: stats.skipped,
		}),
	);
} else skip('browser journeys: no Chromium was found, and none could be installed');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
