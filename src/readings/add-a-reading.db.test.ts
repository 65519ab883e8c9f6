import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { migrate, readMigrations } from '#src/platform/migrate.ts';
import { writeTypes } from '#src/platform/public-schema/write-types.ts';
import { childEnvironment } from '#src/platform/testing/child-environment.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';

/**
 * CONTRIBUTING's steps for a new reading, followed in a copy of the repository that is thrown away: the folder
 * `testing/coin`, its entry in the catalogue, its line in the list of readings, its migration, and a sample of its rows.
 */
let copy: string;
let database: Database;

/** Several programs run beside other tests, on few processors. */
const PATIENCE = 180_000;
const folder = 'src/readings/testing/coin';
/** Each edited file as it was. */
const edited = new Map<string, string>();
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const edit = (path: string, from: string, to: string) => {
	const text = read(path);
	if (!edited.has(path)) edited.set(path, text);
	expect(text).toContain(from);
	writeFileSync(join(copy, path), text.replace(from, to));
};
/** What a program prints; fails where it ends badly. */
function node(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
	const env = { ...childEnvironment(), TMPDIR: tmpdir(), ...environment };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
	expect(status, stdout + stderr).toBe(0);
	return stdout;
}
const biome = (...options: string[]) =>
	node(['node_modules/@biomejs/biome/bin/biome', 'check', ...options, 'src/readings/coin', ...edited.keys()]);

beforeAll(async () => {
	database = await openTestDatabase();
	copy = mkdtempSync(join(tmpdir(), 'hoopoe-coin-'));
	const weights = 'src/listening/classifier/weights';
	for (const name of [
		'.dependency-cruiser.mjs',
		'biome.json',
		'database',
		'package.json',
		'src',
		'tsconfig.json',
		'vitest.config.ts',
	])
		cpSync(name, join(copy, name), {
			recursive: true,
			filter: (path) => path !== 'src/listening/corpus' && path !== weights,
		});
	for (const name of ['node_modules', weights]) symlinkSync(resolve(name), join(copy, name));

	cpSync(folder, join(copy, 'src/readings/coin'), { recursive: true });
	edit(
		'src/catalogue/catalogue.ts',
		"	{ name: 'sarketab',",
		`	{
		name: 'coin',
		section: 'divination',
		picture: 'lucky-number',
		answers: 'coin-toss',
		kept: { kind: 'coin', table: 'coin_readings', colour: 'var(--gold-bright)' },
		offered: true,
	},
	{ name: 'sarketab',`,
	);
	edit(
		'src/readings/catalogue.server.ts',
		"import { dreams } from './dreams/dreams.server.ts';",
		"import { coin } from './coin/coin.server.ts';\nimport { dreams } from './dreams/dreams.server.ts';",
	);
	edit('src/readings/catalogue.server.ts', ' dreams,', ' coin, dreams,');
	const version = (readMigrations().at(-1)?.version ?? 0) + 1;
	edit(
		'src/platform/testing/sample-rows.ts',
		"	row(5, 'public.blog_articles',",
		`	kept(${version}, 'public.coin_readings', { question: "'Shall I go?'", side: "'heads'", reading: "'Go.'" }),
	row(5, 'public.blog_articles',`,
	);
	biome('--write');
	const migrations = join(copy, 'database/migrations');
	cpSync(join(folder, 'coin.sql'), join(migrations, `${String(version).padStart(4, '0')}_coin.sql`));
	await migrate(database, readMigrations(`${migrations}/`));
	// What `npm run types` does: the file is generated.
	writeFileSync(join(copy, 'src/platform/public-schema/database-types.ts'), await writeTypes(database));
}, PATIENCE);
afterAll(async () => {
	rmSync(copy, { recursive: true, force: true });
	await database.close();
});

const linesOf = (text: string) => text.trim().split('\n');
/** Lines of a text that an earlier one does not have. */
function addedLines(before: string, after: string): number {
	const old = linesOf(before);
	return linesOf(after).filter((line) => {
		const place = old.indexOf(line);
		if (place >= 0) old.splice(place, 1);
		return place < 0;
	}).length;
}

it('takes its own folder and migration, and three edits; the types of the tables are generated', () => {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const own = files.flatMap(({ parentPath, name }) => linesOf(readFileSync(join(parentPath, name), 'utf8')));
	const added = [...edited].reduce((sum, [path, before]) => sum + addedLines(before, read(path)), own.length);
	expect(edited.size).toBeLessThanOrEqual(3);
	expect(files.length + edited.size).toBeLessThanOrEqual(14);
	expect(added).toBeLessThanOrEqual(350);
});

it('is formatted, without a finding of the linter, and imports what a reading may', () => {
	biome('--error-on-warnings');
	node(['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src/readings/coin']);
});

/** Tests that hold new readings to something, and those of the coin itself. */
const guards = [
	'src/catalogue',
	'src/platform/public-schema',
	'src/platform/limits/quotas.db',
	'src/platform/row-level-security.db',
	'src/platform/upgrades.db',
	'src/readings/built-in-words',
	'src/readings/coin',
];
/** Not the words of other readings, nor other migrations: these are as they were. */
const ofTheCoin = String.raw`^(?!the built-in words of (?!coin-toss))(?!.* \d+ \((?!coin\)))`;

it('passes the tests that guard readings and tables', { timeout: PATIENCE }, () => {
	const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
	node(['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '-t', ofTheCoin, ...guards], {
		...(TEST_ENGINE && { TEST_ENGINE }),
		...(TEST_DATABASE_URL && { TEST_DATABASE_URL, TEST_TEMPLATE: 'hoopoe_coin_template' }),
		TEST_SET: 'whole',
	});
});

it('compiles with its edits', { timeout: PATIENCE }, () => {
	writeFileSync(
		join(copy, 'tsconfig.coin.json'),
		JSON.stringify({
			extends: './tsconfig.json',
			include: [
				'src/readings/coin',
				'src/routes.ts',
				'src/account/history',
				'src/pages/shell/site-header.tsx',
				'src/platform/testing/sample-rows.ts',
			],
		}),
	);
	expect(node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.coin.json'])).toBe('');
});

it('stands in every list that follows from the catalogue', () => {
	const script = `
		import routes from './src/routes.ts';
		import { navigationEntries, keptKinds } from './src/catalogue/catalogue.ts';
		import { kindWords } from './src/account/history/kind-words.server.ts';
		import { allEntryWords } from './src/catalogue/load-entry-words.server.ts';
		import { indexedPages } from './src/pages/serving/fixed-pages.ts';
		import { offeredPages } from './src/chatbot/offer-link.ts';
		import { readings } from './src/readings/catalogue.server.ts';
		import { sampleOf } from './src/platform/testing/sample-rows.ts';
		console.log(JSON.stringify({
			paths: routes[1].children.filter(({ file }) => file.includes('coin')).map(({ path }) => path),
			navigated: navigationEntries.includes('coin'),
			last: keptKinds.at(-1).kind,
			words: [(await allEntryWords('es')).coin.name, (await kindWords('en')).coin.asked],
			listed: indexedPages.some(({ name }) => name === 'coin'),
			offered: offeredPages.includes('coin'),
			sample: sampleOf(keptKinds.at(-1).table),
			given: readings.some(({ name }) => name === 'coin-toss'),
		}));`;
	writeFileSync(join(copy, 'look.ts'), script);
	expect(JSON.parse(node(['look.ts']))).toEqual({
		paths: ['coin', 'history/coin/:id'],
		navigated: true,
		last: 'coin',
		words: ['Una moneda', 'You asked'],
		listed: true,
		offered: true,
		sample: { question: 'Shall I go?', side: 'heads', reading: 'Go.' },
		given: true,
	});
});

it('is shown in History after the one call of its migration', async () => {
	await database.query(
		`with somebody as (insert into auth.users (id) values (gen_random_uuid()) returning id)
		insert into public.coin_readings (user_id, question, side, reading) select id, 'Shall I go?', 'heads', 'Go.' from somebody`,
	);
	const { rows } = await database.query(
		"select kind, asked, text, details from public.kept_readings where kind = 'coin'",
	);
	expect(rows).toEqual([{ kind: 'coin', asked: 'Shall I go?', text: 'Go.', details: null }]);
});
