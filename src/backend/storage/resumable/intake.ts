import type { Statement } from '#src/platform/database/database.ts';

/** Where the bytes of one upload go, while one request holds it. It keeps the row that it was given up to date. */
export interface Intake {
	/** Bytes that are kept at a time, while there are as many. */
	readonly unit: number;
	/** Where the bytes that were not handed over yet begin in the whole. */
	at(): number;
	/** Bytes from there on that are durable already and are to be handed over again with what follows. */
	begun(): Promise<Uint8Array>;
	/** Keeps a unit: it is durable when this resolves. */
	keepUnit(bytes: Uint8Array): Promise<void>;
	/** The same with less than a unit, at the end of a request. */
	keepRest(bytes: Uint8Array): Promise<void>;
	/** Keeps the last bytes, a unit at most, and runs `rows` in the same transaction as the upload ends. */
	finish(bytes: Uint8Array, rows: readonly Statement[]): Promise<void>;
}

/** The upload that a request holds. */
export type Held<Row> = { row: Row; holder: string };
