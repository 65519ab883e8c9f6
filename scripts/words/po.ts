/** One entry of a PO file (GNU gettext's format). The header is the entry without a context and with an empty `msgid`. */
export type PoEntry = {
	/** Lines for the reader (`#.`). */
	comments: readonly string[];
	/** File and line (`#:`). */
	reference: string;
	flags: readonly string[];
	/** `msgctxt`: what tells the entry from all others of the file. */
	context: string;
	/** `msgid`. */
	source: string;
	/** `msgstr`. */
	target: string;
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };

function quote(text: string): string {
	const escaped = text.replace(/["\\\n\t\r]/g, (mark) => {
		const letter = Object.keys(ESCAPES).find((key) => ESCAPES[key] === mark);
		return `\\${letter}`;
	});
	return `"${escaped}"`;
}

function unquote(quoted: string): string {
	return quoted.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

/** A PO file with that header. */
export function writePo(header: Readonly<Record<string, string>>, entries: readonly PoEntry[]): string {
	const head = Object.entries(header).map(([name, value]) => quote(`${name}: ${value}\n`));
	const blocks = entries.map(({ comments, reference, flags, context, source, target }) =>
		[
			...comments.flatMap((comment) => comment.split('\n')).map((line) => `#. ${line}`.trimEnd()),
			`#: ${reference}`,
			...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
			`msgctxt ${quote(context)}`,
			`msgid ${quote(source)}`,
			`msgstr ${quote(target)}`,
		].join('\n'),
	);
	return `${[['msgid ""', 'msgstr ""', ...head].join('\n'), ...blocks].join('\n\n')}\n`;
}

/** What is read of an entry, line by line. */
type Fields = { msgctxt: string; msgid: string; msgstr: string };

/**
 * Reads a PO file as any editor writes it: other line breaks, other order of comments, obsolete entries (left out).
 * @throws Error with the line that is no PO
 */
export function readPo(text: string): { header: Readonly<Record<string, string>>; entries: PoEntry[] } {
	const entries: PoEntry[] = [];
	let header: Record<string, string> = {};
	for (const block of text.replace(/^\ufeff/, '').split(/(?:\r?\n[ \t]*){2,}/)) {
		const lines = block.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#~'));
		const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2).trim());
		const fields = readFields(lines.filter((line) => !line.startsWith('#')));
		if (!fields) continue;
		const { msgctxt, msgid, msgstr } = fields;
		if (!msgctxt && !msgid) header = readHeader(msgstr);
		else
			entries.push({
				comments: marked('#.'),
				reference: marked('#:').join(' '),
				flags: marked('#,').flatMap((line) => line.split(/,\s*/)),
				context: msgctxt,
				source: msgid,
				target: msgstr,
			});
	}
	return { header, entries };
}

function readFields(lines: readonly string[]): Fields | null {
	if (lines.length === 0) return null;
	const fields: Fields = { msgctxt: '', msgid: '', msgstr: '' };
	let current: keyof Fields = 'msgid';
	for (const line of lines) {
		const [, keyword, quoted] = line.trim().match(/^(?:(msgctxt|msgid|msgstr)\s+)?(".*")$/) ?? [];
		if (!quoted) throw new Error(`this line is no PO: ${line}`);
		if (keyword) current = keyword as keyof Fields;
		fields[current] += unquote(quoted);
	}
	return fields;
}

function readHeader(text: string): Record<string, string> {
	const lines = text.split('\n').filter((line) => line.includes(':'));
	return Object.fromEntries(
		lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
	);
}
