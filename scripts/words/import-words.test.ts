import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportWords } from './export-words.ts';
import { importWords, RefusedImport } from './import-words.ts';
import { readRepository } from './source/repository.ts';

/** A repository of one text in two languages, and its export in `po`. */
let root: string;
const english = 'src/cards/texts/en.ts';
const persian = 'src/cards/texts/fa.ts';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'hoopoe-import-'));
	mkdirSync(join(root, 'src/cards/texts'), { recursive: true });
	write(english, `export const texts = { title: 'Cards', drawn: '{name} drew' };\n`);
	write(persian, `export const texts = { title: 'برگ‌ها', drawn: '{name} کشید' };\n`);
	exportWords(readRepository(root), join(root, 'po'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const replace = (file: string, old: string, next: string) => write(file, read(file).replace(old, next));
const take = () => importWords(root, join(root, 'po'));

it('shows the sentence, the English beside it, and its place', () => {
	expect(read('po/fa/cards/texts.po')).toContain(
		`#: src/cards/texts/fa.ts:1\nmsgctxt "texts.title"\nmsgid "Cards"\nmsgstr "برگ‌ها"\n`,
	);
	expect(read('po/en/cards/texts.po')).toContain(
		`#. fa: برگ‌ها\n#: src/cards/texts/en.ts:1\nmsgctxt "texts.title"\nmsgid "Cards"\nmsgstr "Cards"\n`,
	);
});

it('writes a corrected sentence, and the export anew, so that the next correction is taken, too', () => {
	replace('po/fa/cards/texts.po', 'msgstr "برگ‌ها"', 'msgstr "ورق‌ها"');
	expect(take()).toEqual({ sentences: 1, files: [persian], unfinished: 0 });
	expect(read(persian)).toBe(`export const texts = { title: 'ورق‌ها', drawn: '{name} کشید' };\n`);
	replace('po/fa/cards/texts.po', 'msgstr "ورق‌ها"', 'msgstr "کارت‌ها"');
	expect(take()).toMatchObject({ sentences: 1 });
	expect(take()).toMatchObject({ sentences: 0 });
});

it('leaves out what is marked as unfinished', () => {
	replace('po/fa/cards/texts.po', 'msgctxt "texts.title"', '#, fuzzy\nmsgctxt "texts.title"');
	replace('po/fa/cards/texts.po', 'msgstr "برگ‌ها"', 'msgstr ""');
	expect(take()).toEqual({ sentences: 0, files: [], unfinished: 1 });
});

it.each<[string, string, string, string]>([
	['a placeholder is gone', '{name} کشید', 'کشید', 'texts.drawn: the placeholder {name} is missing'],
	['nothing is left', 'msgstr "برگ‌ها"', 'msgstr ""', 'texts.title: the sentence is empty'],
	['a place is unknown', '"texts.title"', '"texts.titel"', 'texts.titel: there is no such sentence'],
	['it is no PO', 'msgstr "برگ‌ها"', 'msgstr برگ‌ها', 'this line is no PO: msgstr برگ‌ها'],
])('refuses all where %s, and writes nothing', (_, old, next, reason) => {
	replace('po/en/cards/texts.po', 'msgstr "Cards"', 'msgstr "The cards"');
	replace('po/fa/cards/texts.po', old, next);
	const before = [read(english), read(persian)];
	expect(take).toThrow(RefusedImport);
	expect(take).toThrow(`fa/cards/texts.po: ${reason}`);
	expect([read(english), read(persian)]).toEqual(before);
});

it('refuses what was exported before the sources changed, and would undo that change', () => {
	replace(persian, 'برگ‌ها', 'ورق‌ها');
	expect(take).toThrow('fa/cards/texts.po: the sources have changed since it was exported');
	expect(read(persian)).toContain('ورق‌ها');
});

it('refuses a folder without PO files', () => {
	expect(() => importWords(root, join(root, 'nowhere'))).toThrow('no PO files below en, fa, ar or es');
});
