import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { childEnvironment } from '../../src/platform/testing/child-environment.ts';
import { importWords } from './import-words.ts';
import { findPlace } from './places.ts';
import { readSentences } from './source/read-sentences.ts';
import { sourceFiles } from './source/repository.ts';
import { rewriteSource } from './source/rewrite-source.ts';

/** A copy of the sources, with the export beside it. */
let copy: string;
const files = sourceFiles('.').filter(findPlace);

/** A process that reads all sentences takes its time on a machine that has much else to do. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

beforeAll(async () => {
	copy = mkdtempSync(join(tmpdir(), 'hoopoe-words-'));
	cpSync('src', join(copy, 'src'), { recursive: true });
	cpSync('biome.json', join(copy, 'biome.json'));
	expect(await words('export', 'po')).toMatchObject({
		code: 0,
		out: expect.stringMatching(/^\d{5} sentences are in \d{3,4} /),
	});
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The command as `npm run words` runs it, in the copy. */
const words = (...args: string[]) => run('node', resolve('scripts/words.ts'), ...args);

const run = (program: string, ...args: string[]) =>
	new Promise<{ code: number; out: string; err: string }>((done) => {
		execFile(program, args, { cwd: copy, env: childEnvironment() }, (error, out, err) =>
			done({ code: error ? Number(error.code) : 0, out, err }),
		);
	});

/** Source files of the copy that are not as in the repository. */
const changedFiles = () =>
	files.filter((file) => readFileSync(file, 'utf8') !== readFileSync(join(copy, file), 'utf8'));

/** Changes a PO file of the export as an editor would; every replacement has to find something. */
function correct(po: string, ...replacements: [string, string][]) {
	const path = join(copy, 'po', po);
	let text = readFileSync(path, 'utf8');
	for (const [old, next] of replacements) {
		expect(text.includes(old), old).toBe(true);
		text = text.replaceAll(old, next);
	}
	writeFileSync(path, text);
}

it('writes every sentence of the repository as it stands', () => {
	let count = 0;
	for (const file of files) {
		const place = findPlace(file);
		const code = readFileSync(file, 'utf8');
		const sentences = place ? readSentences(place, code) : [];
		count += sentences.length;
		expect(new Set(sentences.map(({ language, key }) => `${language} ${key}`)).size, file).toBe(sentences.length);
		const written = rewriteSource(
			code,
			sentences.map((sentence) => ({ sentence, text: sentence.text })),
		);
		expect(written === code, file).toBe(true);
	}
	expect(count).toBeGreaterThan(50_000);
});

/** An import in this process, which has read the program already. */
const importAgain = () => importWords(copy, join(copy, 'po'));

it('leaves no diff after a round trip without changes', () => {
	expect(importAgain()).toEqual({ sentences: 0, files: [], unfinished: 0 });
	expect(changedFiles()).toEqual([]);
});

it('refuses an import that breaks a check, whole, and says where and why', async () => {
	const kept = readFileSync(join(copy, 'po/fa/readings/tarot/texts.po'), 'utf8');
	correct('es/pages/home/texts.po', ['msgstr "Abrir"', 'msgstr "Abre"']);
	correct('fa/readings/tarot/texts.po', ['"texts.lead"', '"texts.leads"'], ['"چند برگ؟"', '"چند برگ?"']);
	const { code, err } = await words('import', 'po');
	expect(code).toBe(1);
	const [first, ...reasons] = err.trim().split('\n');
	expect(first).toBe('Nothing was changed, because:');
	expect(reasons).toContain(
		'- fa/readings/tarot/texts.po: texts.leads: there is no such sentence (any more): export again',
	);
	expect(reasons).toContain('- fa/readings/tarot/texts.po: texts.chooseSpread: Latin punctuation: ?');
	expect(changedFiles()).toEqual([]);
	writeFileSync(join(copy, 'po/fa/readings/tarot/texts.po'), kept);
});

it('puts corrected sentences into the sources, changes nothing else, and keeps the format', async () => {
	const long = `Abre ${'y mira y pregunta y escucha '.repeat(4)}aquí, "dentro", sin prisa`;
	correct('es/pages/home/texts.po', ['msgstr "Abre"', `msgstr "${long.replaceAll('"', '\\"')}"`]);
	correct('es/blog/lore/day-notes.po', [
		`msgstr "Estas líneas se escribieron el \${date}, mientras \${moon} cruzaba \${sign}."`,
		`msgstr "Mientras \${moon} cruzaba \${sign}, el \${date}, se escribieron estas líneas."`,
	]);
	correct(
		'es/readings/lucky-number/words.po',
		['msgstr "queda"', 'msgstr "te queda"'],
		[`msgstr "Los nombres, de \${own} y de \${mother}`, `msgstr "Los nombres, \${own} y \${mother}`],
	);
	correct('fa/account/texts.po', ['msgstr "آنچه برنامه می‌داند"', 'msgstr "آنچه برنامه از تو می‌داند"']);
	expect(await words('import', 'po')).toMatchObject({
		code: 0,
		err: '',
		out: expect.stringMatching(/^\d sentences in 4 source files were changed\.\n/),
	});

	const source = (file: string) => readFileSync(join(copy, file), 'utf8');
	expect(source('src/pages/home/texts/es.ts')).toContain(`\topen: '${long}',`);
	expect(source('src/blog/lore/day-notes/es.server.ts')).toContain(
		`\`Mientras \${moon} cruzaba \${sign}, el \${date}, se escribieron estas líneas.\``,
	);
	expect(source('src/readings/lucky-number/words/es.server.ts')).toContain(
		`\`Los nombres, \${own} y \${mother}, hacen \${sum} y, quitando sietes, \${remainder === '1' ? 'te queda' : 'quedan'} \${remainder}\``,
	);
	expect(source('src/account/texts/fa.ts')).toContain("'آنچه برنامه از تو می\\u200cداند'");
	expect(changedFiles()).toHaveLength(4);
	const biome = resolve('node_modules/.bin/biome');
	expect(await run(biome, 'format', ...changedFiles())).toMatchObject({ code: 0 });
	expect(importAgain()).toEqual({ sentences: 0, files: [], unfinished: 0 });
});

it.each([[[]], [['send', 'po']]])('does nothing for %j', async (args) => {
	expect(await words(...args)).toMatchObject({ code: 1, err: expect.stringContaining('npm run words -- export DIR') });
});
