// `npm test`: lint, types, unit tests and services on the PostgreSQL that the product embeds, some services again on the
// other engine and on the system's PostgreSQL, browser journeys. Ends in one line that counts them all. What cannot be had
// on this machine is skipped, loudly.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../src/platform/testing/test-server.ts';
import { findHeadlessChromium } from './testing/chromium.ts';
import { type Count, failedFiles, readPlaywright, readVitest, type VitestReport } from './testing/count-tests.ts';
import { makeFolderInMemory } from './testing/folder-in-memory.ts';
import { startPostgres } from './testing/postgres.ts';
import { runBounded } from './testing/run-bounded.ts';

process.env.TMPDIR = makeFolderInMemory() ?? tmpdir();

const nothing = (): Count => ({ passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] });
const total = nothing();
const times: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'hoopoe-reports-'));

/** A check takes seconds, a run of tests minutes; what takes so long hangs. */
const CHECK_MS = 10 * 60_000;
const TESTS_MS = 35 * 60_000;

/** Does a part of the whole, and notes how long it took. */
async function part(name: string, work: () => Promise<void>): Promise<void> {
	console.log(`\n== ${name}`);
	const began = Date.now();
	await work();
	times.push(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${name}`);
}

async function check(name: string, command: string, args: string[]): Promise<void> {
	await part(name, async () => {
		if (await runBounded(command, args, { limitMs: CHECK_MS })) total.passed++;
		else {
			total.failed++;
			total.failures.push(name);
		}
	});
}

/** Adds what a run came to; a run that ended badly without a failure to show counts as one. */
function add(name: string, ended: boolean, counted: Count): void {
	if (!ended && counted.failed === 0 && counted.flaky.length === 0) {
		counted.failed = 1;
		counted.failures.push(`${name}: ended badly`);
	}
	for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted[key];
	for (const key of ['flaky', 'failures'] as const) total[key].push(...counted[key]);
	const flaky = counted.flaky.length > 0 ? `, ${counted.flaky.length} flaky` : '';
	console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped${flaky}`);
}

const readReport = <Report>(path: string): Report | undefined =>
	existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;

function skip(what: string): void {
	total.skipped++;
	console.log(`\n!! SKIPPED: ${what}\n`);
}

/** If more files than this fail, they are not run again. */
const MOST_AGAIN = 6;

/** Runs unit tests. Files that failed are run once more, by themselves: what passes then is flaky, as with journeys. */
async function vitest(name: string, environment: Record<string, string> = {}): Promise<void> {
	await part(name, async () => {
		const once = async (suffix: string, files: string[]) => {
			const report = join(reports, `${name.replaceAll(/\W+/g, '-')}${suffix}.json`);
			const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
			const options = { environment, limitMs: TESTS_MS, report };
			const ended = await runBounded('vitest', ['run', ...files, ...reporters], options);
			return { ended, report: readReport<VitestReport>(report) };
		};
		const first = await once('', []);
		const files = first.report ? failedFiles(first.report) : [];
		const again = files.length > 0 && files.length <= MOST_AGAIN ? await once('-again', files) : undefined;
		const counted = first.report ? readVitest(first.report, again?.report) : nothing();
		add(name, (again ?? first).ended, counted);
	});
}

/** True where the PostgreSQL that the product embeds can be run; not below /root, for one. */
async function canRunEmbedded(): Promise<boolean> {
	const server = await startTestServer();
	await server?.stop();
	return server !== null;
}

/** One after the other, beside the tests: these wait now and then for programs that they start, and leave a processor idle. */
async function checks(): Promise<void> {
	await check('types', 'sh', ['-c', 'react-router typegen && tsc --noEmit -p .']);
	await check('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
	await check('who imports whom', 'depcruise', ['src']);
	await check('nothing unused', 'knip', ['--no-progress']);
}

const embedded = await canRunEmbedded();
const postgres = startPostgres();
/** All unit tests, on the best engine there is. */
async function whole(): Promise<void> {
	if (embedded) return vitest('unit tests, and services on the embedded PostgreSQL');
	skip('services on the embedded PostgreSQL: it cannot be run here');
	if (!postgres) return vitest('unit tests, and services on PGlite', { TEST_ENGINE: 'pglite', TEST_SET: 'whole' });
	const where = { TEST_DATABASE_URL: postgres.url, TEST_SET: 'whole' };
	return vitest(`unit tests, and services on PostgreSQL ${postgres.version}`, where);
}
/** Some services on the other engines. */
async function again(): Promise<void> {
	if (embedded && postgres)
		await vitest(`some services on PostgreSQL ${postgres.version}`, { TEST_DATABASE_URL: postgres.url });
	else if (embedded) skip('some services on another PostgreSQL: no server was found, and none could be installed');
	if (embedded || postgres) await vitest('some services on PGlite', { TEST_ENGINE: 'pglite' });
}
try {
	await Promise.all([whole(), checks().then(again)]);
} finally {
	postgres?.stop();
}

const chromium = findHeadlessChromium();
if (chromium)
	await part('browser journeys', async () => {
		const report = join(reports, 'journeys.json');
		const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
		const args = ['test', '--config', 'e2e/playwright.config.ts'];
		const ended = await runBounded('playwright', args, { environment, limitMs: TESTS_MS, report });
		const counted = readReport<Parameters<typeof readPlaywright>[0]>(report);
		add('browser journeys', ended, counted ? readPlaywright(counted) : nothing());
	});
else skip('browser journeys: no Chromium was found, and none could be installed');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${times.join('\n')}`);
const list = (title: string, names: string[]) => {
	const lines = names.map((name) => `   ${name.replace(`${process.cwd()}/`, '')}`);
	if (names.length > 0) console.log(`\n!! ${title}:\n${lines.join('\n')}`);
};
list('FLAKY, passed at the second try and counted apart', total.flaky);
list('FAILED', total.failures);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
