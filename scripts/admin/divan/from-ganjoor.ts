import * as z from 'zod';
import { latinDigits } from '../../../src/language/latin-digits.ts';

/** What a file with Ganjoor's fields holds: the ghazals, and what was wrong or left out on the way. */
export type Converted = {
	ghazals: { ghazal: number; couplets: string[][] }[];
	faults: string[];
	/** Poems whose address is not below `/ghazal/`. */
	leftOut: number;
};

type Fields = Readonly<Record<string, unknown>>;

/** The same fields in one spelling: `vOrder` of the API, `VOrder` of the public export, `vorder` of the desktop database. */
const lowered = (value: Fields): Fields =>
	Object.fromEntries(Object.entries(value).map(([name, held]) => [name.toLowerCase().replaceAll('_', ''), held]));

const fields = z.record(z.string(), z.unknown()).transform(lowered);

const verseSchema = fields.pipe(
	z.object({
		poemid: z.int().optional(),
		vorder: z.number(),
		text: z.string(),
		verseposition: z.union([z.string(), z.int()]).optional(),
		position: z.union([z.string(), z.int()]).optional(),
	}),
);
type Verse = z.infer<typeof verseSchema>;

const poemSchema = fields.pipe(
	z.object({
		id: z.int().optional(),
		title: z.string().optional(),
		url: z.string().optional(),
		fullurl: z.string().optional(),
		urlslug: z.string().optional(),
		verses: z.array(z.unknown()).optional(),
	}),
);
type Poem = z.infer<typeof poemSchema>;

/** Positions by name and number (Ganjoor's `VersePosition`): the first and the second hemistich of a couplet. */
const FIRST: readonly unknown[] = ['right', 'centeredverse1', 0, 2];
const SECOND: readonly unknown[] = ['left', 'centeredverse2', 1, 3];

/** The poems of a file that has Ganjoor's fields; null where it has not. */
export function findGanjoorPoems(file: unknown): { poems: unknown[]; verses: unknown[] } | null {
	if (Array.isArray(file)) return hasVerses(file[0]) ? { poems: file, verses: [] } : null;
	if (typeof file !== 'object' || file === null) return null;
	if (hasVerses(file)) return { poems: [file], verses: [] };
	const held = lowered(file as Fields);
	const poems = held.poems ?? held.poem;
	const verses = held.verses ?? held.verse ?? [];
	return Array.isArray(poems) && Array.isArray(verses) ? { poems, verses } : null;
}

const hasVerses = (value: unknown) =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	'verses' in lowered(value as Fields) &&
	!('poems' in lowered(value as Fields));

/**
 * Ghazals out of Ganjoor's fields: poems of the API or the public export with their `verses`, or the tables `poem` and
 * `verse` of the desktop database as JSON. A ghazal's number is that of its address (`…/ghazal/sh12`), else of its title.
 */
export function fromGanjoor({ poems, verses }: { poems: readonly unknown[]; verses: readonly unknown[] }): Converted {
	const converted: Converted = { ghazals: [], faults: [], leftOut: 0 };
	const rowsOf = Map.groupBy(verses, (verse) => verseSchema.safeParse(verse).data?.poemid);
	for (const [index, value] of poems.entries()) {
		const poem = poemSchema.safeParse(value).data;
		if (!poem) {
			converted.faults.push(`Poem ${index + 1} of the file has none of a poem’s fields.`);
			continue;
		}
		const address = poem.fullurl ?? poem.url ?? '';
		if (address.includes('/') && !/\/ghazals?\//.test(address)) {
			converted.leftOut++;
			continue;
		}
		const number = numberOf(poem);
		if (number === null) {
			converted.faults.push(
				`Poem ${index + 1} of the file (“${poem.title ?? ''}”): neither address nor title has a number.`,
			);
			continue;
		}
		const couplets = coupletsOf(number, poem.verses ?? rowsOf.get(poem.id) ?? [], converted.faults);
		converted.ghazals.push({ ghazal: number, couplets });
	}
	return converted;
}

/** The number of a ghazal: `sh12` in its address, else the digits of its title, in whichever script. */
function numberOf({ fullurl, urlslug, url, title }: Poem): number | null {
	const slug = [fullurl, url, urlslug].map((one) => /(?:^|\/)sh(\d+)\/?$/.exec(one ?? '')?.[1]).find(Boolean);
	const digits = slug ?? /\d+/.exec(latinDigits(title ?? ''))?.[0];
	return digits ? Number(digits) : null;
}

function coupletsOf(ghazal: number, values: readonly unknown[], faults: string[]): string[][] {
	const verses: Verse[] = [];
	for (const value of values) {
		const verse = verseSchema.safeParse(value);
		if (verse.success) verses.push(verse.data);
		else faults.push(`Ghazal ${ghazal}: a verse without vOrder or text.`);
	}
	const couplets: string[][] = [];
	for (const verse of verses.sort((one, other) => one.vorder - other.vorder)) {
		const given = verse.verseposition ?? verse.position;
		const position = typeof given === 'string' ? (/^-?\d+$/.test(given) ? Number(given) : given.toLowerCase()) : given;
		if (FIRST.includes(position)) couplets.push([verse.text]);
		else if (SECOND.includes(position) && couplets.length > 0) couplets.at(-1)?.push(verse.text);
		else
			faults.push(
				`Ghazal ${ghazal}, verse ${verse.vorder}: its position is ${JSON.stringify(given ?? null)}, which is no hemistich of a couplet.`,
			);
	}
	return couplets;
}
