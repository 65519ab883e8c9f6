import { z } from 'zod';
import { type Counted, counted, recordOf } from './features.ts';
import type { FieldIndex } from './field-index.ts';
import type { Regression } from './regression.ts';
import type { Rows, Table } from './table.ts';

/** The tasks of the classifier: the first event, the first person, the ask of a question, that of a message to the guide. */
export const tasks = ['events', 'people', 'asks', 'guide'] as const;
export type Task = (typeof tasks)[number];

/** What the classifier knows of one task in one language. */
export type TaskWeights = {
	readonly labels: readonly string[];
	readonly tables: Readonly<Record<Counted, Table>>;
	/** By how much the scores of a kind differ among labels; they are divided by it. */
	readonly spreads: Readonly<Record<Counted, number>>;
	readonly regression: Regression | null;
	/** Of the scores of each kind, of the regression where there is one, then of each trait (`candidates.ts`). */
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
export type Weights = Readonly<Record<Task, TaskWeights>> & {
	readonly presumed: Sureness;
	readonly fields: FieldIndex;
};

const count = z.number().int();
const rowsHead = z.object({ names: count, pairs: count, step: z.number(), constants: z.array(z.number()) });
const tableHead = rowsHead.extend({ spread: z.number() });
const taskHead = z.object({
	labels: z.array(z.string()),
	join: z.array(z.number()),
	biases: z.array(z.number()),
	least: z.number(),
	leastHeavy: z.number(),
	tables: z.record(z.enum(counted), tableHead),
	regression: rowsHead.nullable(),
});
const head = z.object({
	tasks: z.record(z.enum(tasks), taskHead),
	presumed: z.object({ join: z.array(z.number()), least: z.number() }),
	fields: z.object({ names: z.array(z.string()), words: count, pairs: count }),
});

const WORD = 4;
const toWords = (bytes: number) => Math.ceil(bytes / WORD) * WORD;

/** How many pairs each feature has, from where they begin. */
const countsOf = (starts: Uint32Array) => Uint8Array.from(starts.subarray(1), (start, at) => start - (starts[at] ?? 0));

const headOf = ({ names, labels, step, constants }: Rows) => ({
	names: names.length,
	pairs: labels.length,
	step,
	constants,
});
const rowsAsParts = ({ names, starts, labels, weights }: Rows) => [names, countsOf(starts), labels, weights];

/**
 * One language's weights as a file: the length of a JSON head (32 bits, little-endian), the head, then arrays, each beginning
 * at a multiple of four: of the fields their words, how many fields each has, and these; then for each of the `tasks` the tables
 * of the `counted` kinds (names, how many pairs each has, labels and weights of the pairs, rarities) and the regression (the same
 * without rarities).
 */
export function encodeWeights({ fields, presumed, ...weights }: Weights): Uint8Array {
	const heads = tasks.map((task) => {
		const { tables, spreads, regression, ...others } = weights[task];
		const tableHeads = counted.map((kind) => [kind, { ...headOf(tables[kind]), spread: spreads[kind] }]);
		return [
			task,
			{ ...others, tables: Object.fromEntries(tableHeads), regression: regression ? headOf(regression) : null },
		];
	});
	const { names, words, starts, fields: pairs } = fields;
	const text = JSON.stringify({
		tasks: Object.fromEntries(heads),
		presumed,
		fields: { names, words: words.length, pairs: pairs.length },
	});
	const json = new TextEncoder().encode(text);
	const arrays: ArrayBufferView[] = [Uint32Array.of(json.length), json, words, countsOf(starts), pairs];
	for (const task of tasks) {
		const { tables, regression } = weights[task];
		for (const kind of counted) arrays.push(...rowsAsParts(tables[kind]), tables[kind].rarities);
		if (regression) arrays.push(...rowsAsParts(regression));
	}
	const file = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + toWords(byteLength), 0));
	let at = 0;
	for (const { buffer, byteOffset, byteLength } of arrays) {
		file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
		at += toWords(byteLength);
	}
	return file;
}

/** Where the pairs of each feature begin, from how many it has. */
function startsOf(counts: Uint8Array): Uint32Array {
	const starts = new Uint32Array(counts.length + 1);
	for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] ?? 0) + count;
	return starts;
}

/** Reads arrays one after the other, as `encodeWeights` puts them. */
function readerOf(buffer: ArrayBuffer, from: number) {
	let at = from;
	const take = (bytes: number) => {
		const start = at;
		at += toWords(bytes);
		return start;
	};
	const bytes = (length: number) => new Uint8Array(buffer, take(length), length);
	const numbers = (length: number) => new Uint32Array(buffer, take(length * WORD), length);
	const rows = ({ names, pairs, step, constants }: z.infer<typeof rowsHead>): Rows => ({
		names: numbers(names),
		starts: startsOf(bytes(names)),
		labels: bytes(pairs),
		weights: new Int8Array(buffer, take(pairs), pairs),
		step,
		constants,
	});
	return { bytes, numbers, rows };
}

/** The weights in a file that `encodeWeights` made; throws where it is none. */
export function decodeWeights(file: Uint8Array): Weights {
	// A copy, so that arrays of 32 bits begin where they may.
	const { buffer } = Uint8Array.from(file);
	const length = new DataView(buffer).getUint32(0, true);
	const {
		tasks: heads,
		presumed,
		fields: { names, words, pairs },
	} = head.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, WORD, length))));
	const read = readerOf(buffer, WORD + toWords(length));
	const fields = { names, words: read.numbers(words), starts: startsOf(read.bytes(words)), fields: read.bytes(pairs) };
	const readTask = (task: Task): TaskWeights => {
		const { tables: tableHeads, regression, ...others } = heads[task];
		const tables = recordOf((kind): Table => {
			const rows = read.rows(tableHeads[kind]);
			return { ...rows, rarities: read.bytes(tableHeads[kind].names) };
		});
		const spreads = recordOf((kind) => tableHeads[kind].spread);
		return { ...others, tables, spreads, regression: regression ? read.rows(regression) : null };
	};
	return {
		fields,
		presumed,
		events: readTask('events'),
		people: readTask('people'),
		asks: readTask('asks'),
		guide: readTask('guide'),
	};
}
