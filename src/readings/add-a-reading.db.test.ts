import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { writeTypes } from '#src/platform/public-schema/write-types.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';

/**
 * CONTRIBUTING's steps for a new reading, followed in a copy of the sources that is thrown away: the folder
 * `testing/coin`, its entry in the catalogue, its line in the list of readings, its migration, and a sample of its rows.
 */
let copy: string;
let database: Database;

const edited = new Map<string, number>();
const edit = (path: string, from: string, to: string) => {
	edited.set(path, (edited.get(path) ?? 0) + to.split('\n').length - from.split('\n').length);
	const text = readFileSync(join(copy, path), 'utf8');
	expect(text).toContain(from);
	writeFileSync(join(copy, path), text.replace(from, to));
};
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

beforeAll(async () => {
	database = await openTestDatabase();
	copy = mkdtempSync(join(tmpdir(), 'hoopoe-coin-'));
	for (const name of ['src', 'package.json', 'tsconfig.json']) cpSync(name, join(copy, name), { recursive: true });
	symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
	cpSync('src/readings/testing/coin', join(copy, 'src/readings/coin'), { recursive: true });
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
	edit('src/readings/catalogue.server.ts', '[tarot, ', '[tarot, coin, ');
	edit(
		'src/platform/testing/sample-rows.ts',
		"	row(5, 'public.blog_articles',",
		`	kept(46, 'public.coin_readings', { question: "'Shall I go?'", side: "'heads'", reading: "'Go.'" }),
	row(5, 'public.blog_articles',`,
	);
	await database.script(readFileSync('src/readings/testing/coin/coin.sql', 'utf8'));
	// What `npm run types` does.
	writeFileSync(join(copy, 'src/platform/public-schema/database-types.ts'), await writeTypes(database));
});
afterAll(async () => {
	rmSync(copy, { recursive: true, force: true });
	await database.close();
});

it('takes its own folder and three edits', () => {
	const folder = 'src/readings/testing/coin';
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const lines = files.flatMap(({ parentPath, name }) =>
		readFileSync(join(parentPath, name), 'utf8').trim().split('\n'),
	);
	const added = [...edited.values()].reduce((sum, more) => sum + more, lines.length);
	expect(edited.size).toBeLessThanOrEqual(3);
	expect(files.length + edited.size).toBeLessThanOrEqual(14);
	expect(added).toBeLessThanOrEqual(350);
});

it('compiles with its edits', () => {
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
	expect(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.coin.json')).toBe('');
});

it('stands in every list that follows from the catalogue', () => {
	const script = `
		import routes from './src/routes.ts';
		import { navigationEntries, keptKinds } from './src/catalogue/catalogue.ts';
		import { kindWords } from './src/account/history/kind-words.server.ts';
		import { loadNamingReadings, ownEntryWords } from './src/readings/entry-words.server.ts';
		import { indexedPages } from './src/pages/fixed-pages.ts';
		import { offeredPages } from './src/chatbot/offer-link.ts';
		import { readings } from './src/readings/catalogue.server.ts';
		console.log(JSON.stringify({
			paths: routes[1].children.filter(({ file }) => file.includes('coin')).map(({ path }) => path),
			navigated: navigationEntries.includes('coin'),
			last: keptKinds.at(-1).kind,
			words: [ownEntryWords(await loadNamingReadings(), 'es').coin.name, (await kindWords('en')).coin.asked],
			listed: indexedPages.some(({ name }) => name === 'coin'),
			offered: offeredPages.includes('coin'),
			given: readings.some(({ name }) => name === 'coin-toss'),
		}));`;
	writeFileSync(join(copy, 'look.ts'), script);
	expect(JSON.parse(node('look.ts'))).toEqual({
		paths: ['coin', 'history/coin/:id'],
		navigated: true,
		last: 'coin',
		words: ['Una moneda', 'You asked'],
		listed: true,
		offered: true,
		given: true,
	});
});

it('is shown in History after the one call of its migration', async () => {
	await database.query(
		"insert into public.coin_readings (question, side, reading) values ('Shall I go?', 'heads', 'Go.')",
	);
	const { rows } = await database.query(
		"select kind, asked, text, details from public.kept_readings where kind = 'coin'",
	);
	expect(rows).toEqual([{ kind: 'coin', asked: 'Shall I go?', text: 'Go.', details: null }]);
});
