import { poems } from '../../../src/methods/divan/poems.ts';
import { lettersOf, plainLine } from '../../../src/methods/divan/verse-line.ts';
import { type Divan, type Ghazal, ghazalSchema } from './divan-file.ts';

const MOST_COUPLETS = 99;
const LENGTH = { least: 3, most: 200 } as const;
/** Of all letters yeh and kaf, so many may be those of Arabic: there are Arabic lines in the Divan. */
const ARABIC_SHARE = 0.05;

/** What a line of verse may hold once marks and punctuation are gone: the letters of Persian and Arabic. */
const NOT_OF_VERSE =
	/[^\u0621-\u063a\u0641-\u064a\u0654\u0671\u067e\u0686\u0698\u06a9\u06af\u06c0\u06c2\u06cc\u06d2\u06d5 \u200c]/u;

/**
 * Looks through a Divan, ghazal by ghazal.
 * @returns it as it is to be kept, its lines as they are shown and its ghazals in order; every fault, by ghazal and
 * couplet; and what the operator should know without its being one
 */
export function checkDivan(file: Omit<Divan, 'ghazals'> & { ghazals: readonly unknown[] }): {
	divan: Divan;
	faults: string[];
	notes: string[];
} {
	const faults: string[] = [];
	const ghazals: Ghazal[] = [];
	if (file.ghazals.length === 0) faults.push('There are no ghazals in it.');
	for (const [index, value] of file.ghazals.entries()) {
		const ghazal = readGhazal(value, index, faults);
		if (ghazal) ghazals.push(ghazal);
	}
	ghazals.sort((one, other) => one.ghazal - other.ghazal);
	checkNumbers(ghazals, file.count, faults);
	checkAlphabet(ghazals, faults);
	if (faults.length === 0) checkTwelve(ghazals, faults);
	return { divan: { ...file, ghazals }, faults, notes: notesOf(ghazals) };
}

function readGhazal(value: unknown, index: number, faults: string[]): Ghazal | null {
	const parsed = ghazalSchema.safeParse(value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const number = (value as { ghazal?: unknown } | null)?.ghazal;
		const named = Number.isInteger(number) ? `Ghazal ${number}` : `Entry ${index + 1} of “ghazals”`;
		const [field, couplet, hemistich] = issue?.path ?? [];
		const where = [
			field === 'couplets' && typeof couplet === 'number' && `, couplet ${couplet + 1}`,
			typeof hemistich === 'number' && `, hemistich ${hemistich + 1}`,
		];
		faults.push(`${named}${where.filter(Boolean).join('')}: ${String(field ?? 'it')} is wrong: ${issue?.message}.`);
		return null;
	}
	const { ghazal, couplets } = parsed.data;
	if (couplets.length > MOST_COUPLETS)
		faults.push(`Ghazal ${ghazal}: ${couplets.length} couplets are more than a ghazal has.`);
	return {
		ghazal,
		couplets: couplets.map((couplet, place) => {
			const where = `Ghazal ${ghazal}, couplet ${place + 1}`;
			if (couplet.length !== 2) faults.push(`${where}: a couplet has two hemistichs, this one has ${couplet.length}.`);
			return couplet.map((line, side) => checkLine(line, `${where}, hemistich ${side + 1}`, faults));
		}),
	};
}

function checkLine(written: string, where: string, faults: string[]): string {
	const line = plainLine(written);
	const strange = NOT_OF_VERSE.exec(line)?.[0];
	const point = strange && `U+${(strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
	if (strange) faults.push(`${where}: “${strange}” (${point}) is no letter of Persian or Arabic: ${line.slice(0, 60)}`);
	else if (line.length < LENGTH.least) faults.push(`${where} is empty, or all but so.`);
	else if (line.length > LENGTH.most)
		faults.push(`${where} has ${line.length} characters: two lines may have run together.`);
	return line;
}

function checkNumbers(ghazals: readonly Ghazal[], count: number | undefined, faults: string[]): void {
	const openings = new Map<string, number>();
	for (const [index, { ghazal, couplets }] of ghazals.entries()) {
		if (ghazals[index - 1]?.ghazal === ghazal) faults.push(`Ghazal ${ghazal} stands in the file more than once.`);
		const opening = lettersOf(couplets[0]?.join('') ?? '');
		const same = openings.get(opening);
		if (same !== undefined && same !== ghazal)
			faults.push(`Ghazal ${ghazal} begins as ghazal ${same} does: one is a copy.`);
		openings.set(opening, ghazal);
	}
	if (count !== undefined && count !== ghazals.length)
		faults.push(`The file says that it has ${count} ghazals; there are ${ghazals.length} that can be read.`);
}

/** A file typed on an Arabic keyboard has its yeh and kaf everywhere; its words would not be found. */
function checkAlphabet(ghazals: readonly Ghazal[], faults: string[]): void {
	const text = ghazals.flatMap(({ couplets }) => couplets.flat()).join('');
	const arabic = text.match(/[يك]/g)?.length ?? 0;
	const persian = text.match(/[یک]/g)?.length ?? 0;
	if (arabic > (arabic + persian) * ARABIC_SHARE)
		faults.push(`The letters ي and ك stand ${arabic} times where Persian has ی and ک: the file was typed for Arabic.`);
}

/** The twelve couplets that the oracle has of its own have to stand in it, letter by letter, each opening its ghazal. */
function checkTwelve(ghazals: readonly Ghazal[], faults: string[]): void {
	const openings = new Set(ghazals.map(({ couplets }) => lettersOf(couplets[0]?.join('') ?? '')));
	for (const { id, ghazal, verse } of poems) {
		if (openings.has(lettersOf(verse.join('')))) continue;
		const there = ghazals.find((one) => one.ghazal === ghazal)?.couplets[0]?.join(' / ');
		faults.push(
			`Poem ${id} of the twelve opens no ghazal of the file, letter by letter: ${verse.join(' / ')}. ` +
				(there ? `Its ghazal ${ghazal} begins: ${there}` : `There is no ghazal ${ghazal}.`),
		);
	}
}

function notesOf(ghazals: readonly Ghazal[]): string[] {
	const numbers = new Set(ghazals.map(({ ghazal }) => ghazal));
	const last = Math.max(0, ...numbers);
	const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
	if (missing.length === 0) return [];
	const named = missing.slice(0, 12).join(', ');
	return [
		`Numbers between 1 and ${last} without a ghazal: ${missing.length} (${named}${missing.length > 12 ? ', …' : ''}).`,
	];
}
