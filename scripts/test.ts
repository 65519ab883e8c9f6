// `npm test`: lint, types, unit tests and services on the PostgreSQL that the product embeds, some services again on the
// other engine and on the system's PostgreSQL, browser journeys. Ends in one line that counts them all. What cannot be had
// on this machine is skipped, loudly.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../src/platform/testing/test-server.ts';
import { findChromium } from './testing/chromium.ts';
import { type Count, readPlaywright, readVitest } from './testing/count-tests.ts';
import { startPostgres } from './testing/postgres.ts';

const total: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };
const times: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'hoopoe-reports-'));

/** Does a part of the whole, and notes how long it took. */
function part(name: string, work: () => void): void {
	console.log(`\n== ${name}`);
	const began = Date.now();
	work();
	times.push(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${name}`);
}

/** Runs a command and shows its output; true where it ended well. */
function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
	const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
	return status === 0;
}

function check(name: string, command: string, args: string[]): void {
	part(name, () => {
		if (run(command, args)) total.passed++;
		else total.failed++;
	});
}

/** Adds what a reporter wrote; a run that ended badly without a report counts as one failure. */
function count(name: string, ended: boolean, report: string, read: (json: never) => Count): void {
	const none: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };
	const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as never) : none;
	if (!ended && counted.failed === 0) counted.failed = 1;
	for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted[key];
	total.flaky.push(...counted.flaky);
	const flaky = counted.flaky.length > 0 ? `, ${counted.flaky.length} flaky` : '';
	console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped${flaky}`);
}

function skip(what: string): void {
	total.skipped++;
	console.log(`\n!! SKIPPED: ${what}\n`);
}

function vitest(name: string, environment: Record<string, string> = {}): void {
	part(name, () => {
		const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
		const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
		count(name, run('vitest', args, environment), report, readVitest);
	});
}

/** True where the PostgreSQL that the product embeds can be run; not below /root, for one. */
async function canRunEmbedded(): Promise<boolean> {
	const server = await startTestServer();
	await server?.stop();
	return server !== null;
}

check('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
check('who imports whom', 'depcruise', ['src']);
check('nothing unused', 'knip', ['--no-progress']);
check('types', 'sh', ['-c', 'react-router typegen && tsc --noEmit -p .']);

const embedded = await canRunEmbedded();
const postgres = startPostgres();
try {
	if (embedded) vitest('unit tests, and services on the embedded PostgreSQL');
	else skip('services on the embedded PostgreSQL: it cannot be run here');
	if (postgres) {
		const where = { TEST_DATABASE_URL: postgres.url };
		if (embedded) vitest(`some services on PostgreSQL ${postgres.version}`, where);
		else vitest(`unit tests, and services on PostgreSQL ${postgres.version}`, { ...where, TEST_SET: 'whole' });
	} else if (embedded) skip('some services on another PostgreSQL: no server was found, and none could be installed');
	else vitest('unit tests, and services on PGlite', { TEST_ENGINE: 'pglite', TEST_SET: 'whole' });
} finally {
	postgres?.stop();
}
if (embedded || postgres) vitest('some services on PGlite', { TEST_ENGINE: 'pglite' });

const chromium = findChromium();
if (chromium)
	part('browser journeys', () => {
		const report = join(reports, 'journeys.json');
		const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
		const ended = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], environment);
		count('browser journeys', ended, report, readPlaywright);
	});
else skip('browser journeys: no Chromium was found, and none could be installed');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${times.join('\n')}`);
if (total.flaky.length > 0)
	console.log(
		`\n!! FLAKY, passed at the second try and counted apart:\n${total.flaky.map((name) => `   ${name}`).join('\n')}`,
	);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
