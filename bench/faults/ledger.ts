import { createHash } from 'node:crypto';

/** The state of a written object: requested, acknowledged, removal requested, removal acknowledged. */
export type State = 'asked' | 'kept' | 'removing' | 'removed';
export type KeptRow = { table: string; owner: string; text: string; state: State };
export type KeptFile = { owner: string; bytes: string; state: State };

/** What visitors asked for and were told, to be compared with what is there in the end. */
export type Ledger = {
	rows: Map<string, KeptRow>;
	files: Map<string, KeptFile>;
	/** By address: whether the sign-up was acknowledged. */
	people: Map<string, boolean>;
	views: { asked: number; counted: number };
	mails: { asked: number; taken: number };
	/** Milliseconds of each act that was served. */
	served: Map<string, number[]>;
	/** What visitors were told instead, as `fault: act status code`. */
	told: Map<string, number>;
	/** Answers that should never come, with the first ones' words. */
	unforeseen: Map<string, { count: number; said: string }>;
	/** Connections that ended without a whole answer while nothing had been killed. */
	cutOff: { excused: number; unexcused: number };
	/** Answers that are not what the method or an earlier acknowledged write says. */
	wrong: string[];
	compared: number;
};

export const openLedger = (): Ledger => ({
	rows: new Map(),
	files: new Map(),
	people: new Map(),
	views: { asked: 0, counted: 0 },
	mails: { asked: 0, taken: 0 },
	served: new Map(),
	told: new Map(),
	unforeseen: new Map(),
	cutOff: { excused: 0, unexcused: 0 },
	wrong: [],
	compared: 0,
});

export const count = (counts: Map<string, number>, key: string): void =>
	void counts.set(key, (counts.get(key) ?? 0) + 1);

export const digest = (value: string | Uint8Array): string => createHash('md5').update(value).digest('hex');
