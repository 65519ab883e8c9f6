import type { Database, Statement } from '../database/database.ts';
import type { Log } from '../process/log.ts';

/** Tokens that an endpoint said a text took; 0 where it does not say. */
export type Tokens = { input: number; output: number };

/** Counts by the day (UTC) for administrators, kept in the database. They hold no texts and no names. */
export interface Tally {
	/** A reading of this kind was given, to whomever, written by `model` or `built-in`; only the kind is kept. */
	gave(kind: string, writer?: string): void;
	/** A text was written: by `model`, `built-in`, or the reason why the model failed. */
	wrote(outcome: string): void;
	/** A model answered, and took so much for it. */
	spent(tokens: Tokens): void;
	/** Writes down what was counted since; nothing is lost where the database is away for a while. */
	flush(): Promise<void>;
}

/** Counting must not cost a reading a write of its own. */
const EVERY_MS = 5000;

export function createTally({
	database,
	clock,
	log,
}: {
	database: Pick<Database, 'batch'>;
	clock: () => Date;
	log: Log;
}): Tally {
	/** What waits to be written down: a statement, its keys, and numbers to add. */
	let waiting = new Map<string, { text: string; keys: string[]; numbers: number[] }>();
	let timer: NodeJS.Timeout | undefined;

	function add(text: string, key: string, ...numbers: number[]): void {
		const keys = [clock().toISOString().slice(0, 10), key];
		const name = [text, ...keys].join('\n');
		const found = waiting.get(name);
		if (found) found.numbers = found.numbers.map((number, index) => number + (numbers[index] ?? 0));
		else waiting.set(name, { text, keys, numbers });
		timer ??= setTimeout(flush, EVERY_MS).unref();
	}

	async function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const going = waiting;
		if (going.size === 0) return;
		waiting = new Map();
		try {
			const statements = [...going.values()].map(
				({ text, keys, numbers }): Statement => ({ text, values: [...keys, ...numbers] }),
			);
			await database.batch(statements);
		} catch (error) {
			log.warn({ err: error }, 'counts could not be written down; they are tried again');
			for (const { text, keys, numbers } of going.values()) {
				const name = [text, ...keys].join('\n');
				const newer = waiting.get(name)?.numbers ?? [];
				waiting.set(name, { text, keys, numbers: numbers.map((number, index) => number + (newer[index] ?? 0)) });
			}
			timer ??= setTimeout(flush, EVERY_MS).unref();
		}
	}

	return {
		gave: (kind) => add(GAVE, kind, 1),
		wrote: (outcome) => add(WROTE, outcome, 1, 0, 0),
		spent: ({ input, output }) => add(WROTE, 'model', 0, input, output),
		flush,
	};
}

const GAVE = `
	insert into internal.readings_given as kept (day, kind, readings) values ($1::date, $2, $3::bigint)
	on conflict (day, kind) do update set readings = kept.readings + excluded.readings`;
const WROTE = `
	insert into internal.texts_written as kept (day, outcome, texts, input_tokens, output_tokens)
	values ($1::date, $2, $3::bigint, $4::bigint, $5::bigint)
	on conflict (day, outcome) do update set
		texts = kept.texts + excluded.texts,
		input_tokens = kept.input_tokens + excluded.input_tokens,
		output_tokens = kept.output_tokens + excluded.output_tokens`;
