import { readFileSync } from 'node:fs';
import { Refusal } from '../refusal.ts';
import { checkDivan } from './check-divan.ts';
import { type Divan, divanSchema, MOST_OF_PLACE } from './divan-file.ts';
import { findGanjoorPoems, fromGanjoor } from './from-ganjoor.ts';

/** What a file with Ganjoor's fields does not say. */
export type Named = { edition?: string | undefined; source?: string | undefined; licence?: string | undefined };

const MOST_FAULTS = 20;

/**
 * Reads a Divan from a file, in our own form or with Ganjoor's fields, and checks it whole.
 * @throws Refusal that names the line of what is no JSON, and else each fault by ghazal and couplet
 */
export function readDivan(file: string, named: Named): { divan: Divan; notes: string[] } {
	const held = parse(file);
	const ganjoor = findGanjoorPoems(held);
	const converted = ganjoor && fromGanjoor(ganjoor);
	if (converted && !(named.edition && named.source && named.licence))
		throw new Refusal(
			`${file} has Ganjoor’s fields, which name no edition: say --edition, --source and --licence with it.`,
		);
	const whole = converted ? { ...named, ghazals: converted.ghazals } : held;
	const parsed = divanSchema.safeParse(whole);
	if (!parsed.success) {
		const wanted = `“edition”, “source” and “licence” of 1 to ${MOST_OF_PLACE} characters, and a list “ghazals”`;
		const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'the file')))].join(', ');
		throw new Refusal(`${file} is no Divan (docs/divan.md): it wants ${wanted}. Wrong or missing: ${wrong}.`);
	}
	const { divan, faults, notes } = checkDivan(parsed.data);
	const all = [...(converted?.faults ?? []), ...faults];
	if (all.length > 0) {
		const shown = all.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`);
		const more = all.length > MOST_FAULTS ? [`- and ${all.length - MOST_FAULTS} more.`] : [];
		throw new Refusal([`${file} was not taken, and nothing was changed:`, ...shown, ...more].join('\n'));
	}
	if (converted?.leftOut) notes.push(`Poems that are no ghazals, left out: ${converted.leftOut}.`);
	return { divan, notes };
}

function parse(file: string): unknown {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
	}
	try {
		return JSON.parse(text.replace(/^\ufeff/, ''));
	} catch (error) {
		const { message } = error as Error;
		const position = /position (\d+)/.exec(message)?.[1];
		// Where the text ends too early V8 tells no position.
		const line = text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length;
		throw new Refusal(`${file}, line ${line}: this is no JSON. ${message}`);
	}
}
