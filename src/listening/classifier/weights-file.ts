import { z } from 'zod';
import { type Kind, kinds } from './features.ts';
import type { Table } from './table.ts';

/** The tasks of the classifier: the first event, the first person, the ask of a question, that of a message to the guide. */
export const tasks = ['events', 'people', 'asks', 'guide'] as const;
export type Task = (typeof tasks)[number];

/** What the classifier knows of one task in one language. */
export type TaskWeights = {
	readonly labels: readonly string[];
	readonly tables: Readonly<Record<Kind, Table>>;
	/** By how much the scores of a kind differ among labels; they are divided by it. */
	readonly spreads: Readonly<Record<Kind, number>>;
	/** Of the scores of each kind, then of each trait (`candidates.ts`). */
	readonly join: readonly number[];
	/** Of each label, whatever the text. */
	readonly biases: readonly number[];
	/** How likely a label has to be to come before what the rules say. */
	readonly least: number;
	/** The same for a heavy event that the rules do not find: that likely, and it is right in 95 of 100 texts. */
	readonly leastHeavy: number;
};
/** How sure a presumption of the rules has to be to hold (`sureness.ts`). */
export type Sureness = { readonly join: readonly number[]; readonly least: number };
export type Weights = Readonly<Record<Task, TaskWeights>> & { readonly presumed: Sureness };

const tableHead = z.object({
	names: z.number().int(),
	pairs: z.number().int(),
	step: z.number(),
	spread: z.number(),
	constants: z.array(z.number()),
});
const taskHead = z.object({
	labels: z.array(z.string()),
	join: z.array(z.number()),
	biases: z.array(z.number()),
	least: z.number(),
	leastHeavy: z.number(),
	tables: z.record(z.enum(kinds), tableHead),
});
const head = z.object({
	tasks: z.record(z.enum(tasks), taskHead),
	presumed: z.object({ join: z.array(z.number()), least: z.number() }),
});

const WORD = 4;
const toWords = (bytes: number) => Math.ceil(bytes / WORD) * WORD;

/**
 * One language's weights as a file: the length of a JSON head (32 bits, little-endian), the head, then the arrays of each
 * table in the order of `tasks` and `kinds`, each beginning at a multiple of four: names, how many pairs each has, rarities,
 * labels and weights of the pairs.
 */
export function encodeWeights(weights: Weights): Uint8Array {
	const heads = Object.fromEntries(
		tasks.map((task) => {
			const { labels, tables, spreads, join, biases, least, leastHeavy } = weights[task];
			const heads = kinds.map((kind) => {
				const { names, labels: pairs, step, constants } = tables[kind];
				return [kind, { names: names.length, pairs: pairs.length, step, spread: spreads[kind], constants }];
			});
			return [task, { labels, join, biases, least, leastHeavy, tables: Object.fromEntries(heads) }];
		}),
	);
	const text = new TextEncoder().encode(JSON.stringify({ tasks: heads, presumed: weights.presumed }));
	const parts: Uint8Array[] = [new Uint8Array(Uint32Array.of(text.length).buffer), text];
	for (const task of tasks)
		for (const kind of kinds) {
			const { names, rarities, starts, labels, weights: own } = weights[task].tables[kind];
			const counts = Uint8Array.from(names, (_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0));
			for (const { buffer, byteOffset, byteLength } of [names, counts, rarities, labels, own])
				parts.push(new Uint8Array(buffer, byteOffset, byteLength));
		}
	const file = new Uint8Array(parts.reduce((sum, { length }) => sum + toWords(length), 0));
	let at = 0;
	for (const part of parts) {
		file.set(part, at);
		at += toWords(part.length);
	}
	return file;
}

/** Where the pairs of each feature begin, from how many it has. */
function startsOf(counts: Uint8Array): Uint32Array {
	const starts = new Uint32Array(counts.length + 1);
	for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] ?? 0) + count;
	return starts;
}

/** The weights in a file that `encodeWeights` made; throws where it is none. */
export function decodeWeights(file: Uint8Array): Weights {
	// A copy, so that arrays of 32 bits begin where they may.
	const { buffer } = Uint8Array.from(file);
	const length = new DataView(buffer).getUint32(0, true);
	const { tasks: heads, presumed } = head.parse(
		JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, WORD, length))),
	);
	let at = WORD + toWords(length);
	const take = (bytes: number) => {
		const from = at;
		at += toWords(bytes);
		return from;
	};
	const readTask = (task: Task): TaskWeights => {
		const { labels, join, biases, least, leastHeavy, tables } = heads[task];
		const readTable = (kind: Kind): Table => {
			const { names, pairs, step, constants } = tables[kind];
			return {
				names: new Uint32Array(buffer, take(names * WORD), names),
				starts: startsOf(new Uint8Array(buffer, take(names), names)),
				rarities: new Uint8Array(buffer, take(names), names),
				labels: new Uint8Array(buffer, take(pairs), pairs),
				weights: new Int8Array(buffer, take(pairs), pairs),
				step,
				constants,
			};
		};
		const [stems, pairs, letters, places] = [
			readTable('stems'),
			readTable('pairs'),
			readTable('letters'),
			readTable('places'),
		];
		const spreads = {
			stems: tables.stems.spread,
			pairs: tables.pairs.spread,
			letters: tables.letters.spread,
			places: tables.places.spread,
		};
		return { labels, join, biases, least, leastHeavy, tables: { stems, pairs, letters, places }, spreads };
	};
	return {
		events: readTask('events'),
		people: readTask('people'),
		asks: readTask('asks'),
		guide: readTask('guide'),
		presumed,
	};
}
