import { expect, it } from 'vitest';
import { type PoEntry, readPo, writePo } from './po.ts';

const entry: PoEntry = {
	comments: ['Below 60 characters.', 'es: Las cartas'],
	reference: 'src/a/texts/fa.ts:3',
	flags: ['icu-message-format'],
	context: 'texts.title',
	source: 'The "cards"\nof {name}\\',
	target: 'برگ‌های {name}',
};

it('reads what it writes', () => {
	const { header, entries } = readPo(writePo({ Language: 'fa', 'X-Hoopoe-State': 'ab:c' }, [entry, entry]));
	expect(header).toEqual({ Language: 'fa', 'X-Hoopoe-State': 'ab:c' });
	expect(entries).toEqual([entry, entry]);
});

it('reads what other programs make of it: broken lines, other line ends, entries that are gone', () => {
	const text = [
		'# A translator’s note',
		'msgid ""',
		'msgstr "Language: fa\\n"',
		'',
		'#, fuzzy, icu-message-format',
		'msgctxt "texts.title"',
		'msgid ""',
		'"The cards "',
		'"of {name}"',
		'msgstr ""',
		'"برگ‌های "',
		'"{name}"',
		'',
		'#~ msgctxt "gone"',
		'#~ msgid "x"',
		'#~ msgstr "y"',
	].join('\r\n');
	const { header, entries } = readPo(text);
	expect(header).toEqual({ Language: 'fa' });
	expect(entries).toMatchObject([
		{
			context: 'texts.title',
			source: 'The cards of {name}',
			target: 'برگ‌های {name}',
			flags: ['fuzzy', 'icu-message-format'],
		},
	]);
});

it('says which line it cannot read', () => {
	expect(() => readPo('msgctxt "a\nmsgid "b"')).toThrow('this line is no PO: msgctxt "a');
});
