import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poems } from '../../../src/methods/divan/poems.ts';
import { testDivan } from '../../../src/methods/divan/testing/test-divan.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { openTestDatabase } from '../../../src/platform/testing/test-database.ts';
import type { Options } from '../command.ts';
import { commands } from '../commands.ts';
import type { Service } from '../open-service.ts';
import { readDivan } from './read-divan.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-divan-'));
	database = await openTestDatabase();
});
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

const written = (held: unknown): string => {
	const file = join(folder, 'divan.json');
	writeFileSync(file, typeof held === 'string' ? held : JSON.stringify(held));
	return file;
};

type File = { [field: string]: unknown; ghazals: { ghazal: number; couplets: string[][] }[] };
/** The small Divan after a change. */
const changed = (change: (file: File) => void): File => {
	const file = structuredClone<File>(testDivan);
	change(file);
	return file;
};
const first = (file: File) => file.ghazals[0] as File['ghazals'][number];

const edition = { edition: 'An edition', source: 'a dump', licence: 'free' };

/** The small Divan in the three forms of Ganjoor. */
const api = testDivan.ghazals.map(({ ghazal, couplets }) => ({
	id: 2000 + ghazal,
	title: `غزل شمارهٔ ${ghazal.toLocaleString('fa')}`,
	fullUrl: `/hafez/ghazal/sh${ghazal}`,
	verses: couplets
		.flatMap((lines, couplet) =>
			lines.map((text, side) => ({
				vOrder: couplet * 2 + side + 1,
				coupletIndex: couplet,
				versePosition: side,
				text,
			})),
		)
		.toReversed(),
}));
const exported = api.map(({ id, title, fullUrl, verses }) => ({
	Id: id,
	Title: title,
	FullUrl: fullUrl,
	Verses: verses.map(({ vOrder, versePosition, text }) => ({
		VOrder: vOrder,
		Position: versePosition === 0 ? 'Right' : 'Left',
		Text: text,
	})),
}));
const desktop = {
	poem: api.map(({ id, title }) => ({ id, cat_id: 24, title, url: '' })),
	verse: api.flatMap(({ id, verses }) =>
		verses.map(({ vOrder, versePosition, text }) => ({ poem_id: id, vorder: vOrder, position: versePosition, text })),
	),
};

describe('a file that is read', () => {
	it.each<[string, unknown, object]>([
		['our own form', testDivan, {}],
		['poems of the API', api, edition],
		['poems of the public export', exported, edition],
		['tables of the desktop database', desktop, edition],
	])('has the same ghazals in %s', (_form, held, named) => {
		const { divan } = readDivan(written(held), named);
		expect(divan.ghazals).toEqual(testDivan.ghazals);
	});

	it('loses vowel marks and punctuation, and keeps spaces, half-spaces and hamzas', () => {
		const { divan, notes } = readDivan(
			written(
				changed((file) => {
					first(file).couplets[1] = ['سَحَر،\u00a0با «باد» می‌گفتم؟', 'کلبهٔ  اَحزانـ شَوَد!'];
				}),
			),
			{},
		);
		expect(divan.ghazals[0]?.couplets[1]).toEqual(['سحر با باد می‌گفتم', 'کلبهٔ احزان شود']);
		expect(notes).toEqual([expect.stringMatching(/^Numbers between 1 and 440 without a ghazal: 428 \(2, 3, /)]);
	});

	it('leaves out what is no ghazal', () => {
		const ode = { ...api[0], id: 1, fullUrl: '/hafez/ghaside/sh1' };
		const { divan, notes } = readDivan(written([...api, ode]), edition);
		expect(divan.ghazals).toHaveLength(12);
		expect(notes).toContain('Poems that are no ghazals, left out: 1.');
	});

	it.each<[string, unknown, RegExp | string]>([
		['no JSON', '{\n"edition": "x",\n"ghazals": [\n{,}]}', 'line 4: this is no JSON'],
		['JSON that ends too early', '{\n"edition": "x",\n', 'line 3: this is no JSON'],
		['a list of something else', [1, 2], 'is no Divan (docs/divan.md)'],
		['no edition', changed((file) => delete file.edition), 'Wrong or missing: edition.'],
		['an endless licence', changed((file) => (file.licence = 'x'.repeat(121))), 'Wrong or missing: licence.'],
		['no ghazals', changed((file) => (file.ghazals = [])), 'There are no ghazals in it.'],
		[
			'a couplet of one',
			changed((file) => first(file).couplets[1]?.pop()),
			'Ghazal 1, couplet 2: a couplet has two hemistichs, this one has 1.',
		],
		[
			'a couplet of three',
			changed((file) => first(file).couplets[1]?.push('دل من')),
			'Ghazal 1, couplet 2: a couplet has two hemistichs, this one has 3.',
		],
		[
			'an empty line',
			changed((file) => (first(file).couplets[2] = ['؟!', 'دل من'])),
			'Ghazal 1, couplet 3, hemistich 1 is empty',
		],
		[
			'lines run together',
			changed((file) => (first(file).couplets[2] = ['دل من', 'دل '.repeat(80)])),
			'Ghazal 1, couplet 3, hemistich 2 has 239 characters',
		],
		[
			'a Latin letter',
			changed((file) => (first(file).couplets[2] = ['دل x من', 'دل من'])),
			'Ghazal 1, couplet 3, hemistich 1: “x” (U+0078) is no letter',
		],
		[
			'a broken character',
			changed((file) => (first(file).couplets[2] = ['دل من', 'د\ufffd من'])),
			'(U+FFFD) is no letter',
		],
		['digits', changed((file) => (first(file).couplets[2] = ['دل من', 'دل ۱۲'])), '(U+06F1) is no letter'],
		[
			'a number that comes twice',
			changed((file) => ((file.ghazals[1] as { ghazal: number }).ghazal = 1)),
			'Ghazal 1 stands in the file more than once.',
		],
		[
			'a number that is none',
			changed((file) => ((first(file) as { ghazal: unknown }).ghazal = '1')),
			'Entry 1 of “ghazals”: ghazal is wrong',
		],
		[
			'a hemistich that is no text',
			changed((file) => ((first(file).couplets[1] as unknown[])[1] = 7)),
			'Ghazal 1, couplet 2, hemistich 2: couplets is wrong',
		],
		[
			'a copy under another number',
			changed((file) => file.ghazals.push({ ...first(file), ghazal: 9 })),
			'Ghazal 9 begins as ghazal 1 does: one is a copy.',
		],
		['a wrong count', changed((file) => (file.count = 495)), 'it has 495 ghazals; there are 12'],
		[
			'the letters of Arabic',
			JSON.parse(JSON.stringify(testDivan).replaceAll('ی', 'ي').replaceAll('ک', 'ك')),
			'the file was typed for Arabic',
		],
		[
			'one of the twelve with another letter',
			changed((file) => (first(file).couplets[0] = [poems[0].verse[0], poems[0].verse[1].replace('آسان', 'اسان')])),
			/Poem 1 of the twelve opens no ghazal .*Its ghazal 1 begins: الا/,
		],
		[
			'one of the twelve missing',
			changed((file) => file.ghazals.pop()),
			/Poem 12 of the twelve .* There is no ghazal 440\.$/,
		],
	])('is refused with %s', (_what, held, message) => {
		expect(() => readDivan(written(held), {})).toThrow(message);
	});

	it.each<[string, unknown, object, string]>([
		['without an edition', api, {}, 'say --edition, --source and --licence'],
		[
			'with prose',
			[{ ...api[0], verses: [{ vOrder: 1, versePosition: -1, text: 'نثر' }] }],
			edition,
			'Ghazal 1, verse 1: its position is -1',
		],
		['without a number', [{ ...api[0], title: 'غزل', fullUrl: '' }], edition, 'neither address nor title has a number'],
		[
			'with verses that are none',
			[{ ...api[0], verses: [{ text: 'دل' }] }],
			edition,
			'Ghazal 1: a verse without vOrder or text.',
		],
	])('in Ganjoor’s fields is refused %s', (_what, held, named, message) => {
		expect(() => readDivan(written(held), named)).toThrow(message);
	});

	it('tells of twenty faults, and how many more there are', () => {
		const file = changed(({ ghazals }) => {
			for (const { couplets } of ghazals) for (const couplet of couplets) couplet.pop();
		});
		let said = '';
		try {
			readDivan(written(file), {});
		} catch (error) {
			said = (error as Error).message;
		}
		expect(said.split('\n')).toHaveLength(22);
		expect(said).toMatch(/and 16 more\.$/);
	});
});

describe('the command', () => {
	const run = async (words: string[], options: Options = {}): Promise<string> => {
		const lines: string[] = [];
		const log = console.log;
		console.log = (line: string) => void lines.push(line);
		try {
			await commands.divan?.({ database } as Service, words, options);
		} finally {
			console.log = log;
		}
		return lines.join('\n');
	};
	const counted = async () =>
		(await database.query('select count(*)::int as couplets, max(place)::int as last from public.divan_couplets'))
			.rows[0];

	it('puts a Divan in, again, another in its place, and takes it out', async () => {
		expect(await run([])).toContain('There is no Divan');
		expect(await run([written(testDivan)])).toMatch(
			/The Divan is there: 12 ghazals, 36 couplets\. Edition: Test edition/,
		);
		expect(await counted()).toEqual({ couplets: 36, last: 36 });
		expect(await run([written(testDivan)])).toContain('was there already, and nothing was changed');
		const shorter = changed((file) => first(file).couplets.pop());
		expect(await run([written(shorter)])).toContain('The Divan is replaced: 12 ghazals, 35 couplets.');
		expect(await counted()).toEqual({ couplets: 35, last: 35 });
		expect(await run([])).toContain('12 ghazals, 35 couplets');
		expect(await run([], { remove: true })).toContain('The Divan is gone');
		expect(await counted()).toEqual({ couplets: 0, last: null });
		expect(await run([], { remove: true })).toBe('There was no Divan.');
	});

	it('leaves the one that is there as it was when a file is refused', async () => {
		await run([written(testDivan)]);
		const wrong = changed((file) => first(file).couplets[1]?.pop());
		await expect(run([written(wrong)])).rejects.toThrow('nothing was changed');
		await expect(run([join(folder, 'none.json')])).rejects.toThrow('cannot be read');
		await expect(run(['a', 'b'])).rejects.toThrow('divan wants one file');
		await expect(run(['a'], { remove: true })).rejects.toThrow('wants no file');
		expect(await counted()).toEqual({ couplets: 36, last: 36 });
	});

	it('is heard of by every process once it is committed', async () => {
		let heard = 0;
		const listening = database.listen('articles', () => heard++);
		try {
			await expect.poll(() => listening.isLive(), { timeout: 10_000 }).toBe(true);
			const before = heard;
			await run([], { remove: true });
			await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(before);
		} finally {
			await listening.close();
		}
	});
});
