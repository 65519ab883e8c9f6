/**
 * The part of PostgreSQL's frontend/backend protocol 3.0 (manual, chapter 55) that every request goes through: bind and
 * execute what is prepared, and read the rows. Written out here because building and parsing messages one object at a
 * time took as long as the query.
 */

/** The columns of a row, as parts of the answer's own bytes. */
export type Row = (Buffer | null)[];

/** What came back of a pipeline: an entry for each statement that ended, and the failure that stopped it. */
export type Answers = {
	ended: { rows: Row[]; tag: string }[];
	failure: Record<string, string> | null;
};

/** Builds the messages of one pipeline, in a buffer that is used again and again. */
export class PipelineWriter {
	#bytes = Buffer.allocUnsafe(16_384);
	#length = 0;

	start(): void {
		this.#length = 0;
	}

	/** Binds text values to the prepared statement `name` and runs it: Bind and Execute of the unnamed portal. */
	run(name: string, values: readonly (string | null)[]): void {
		this.#room(name.length + 32);
		const begin = this.#length;
		this.#bytes[begin] = 0x42; // B
		let at = begin + 5;
		this.#bytes[at++] = 0;
		at += this.#bytes.write(name, at, 'latin1');
		this.#bytes[at++] = 0;
		this.#bytes.writeInt16BE(0, at);
		this.#bytes.writeUInt16BE(values.length, at + 2);
		this.#length = at + 4;
		for (const value of values) this.#value(value);
		this.#room(16);
		this.#bytes.writeInt16BE(0, this.#length);
		this.#length += 2;
		this.#bytes.writeInt32BE(this.#length - begin - 1, begin + 1);
		this.#bytes[this.#length] = 0x45; // E
		this.#bytes.writeInt32BE(9, this.#length + 1);
		this.#bytes[this.#length + 5] = 0;
		this.#bytes.writeInt32BE(0, this.#length + 6);
		this.#length += 10;
	}

	/** Ends the pipeline, and with it the implicit transaction. The bytes are good until the next `start`. */
	sync(): Uint8Array {
		this.#room(5);
		this.#bytes[this.#length] = 0x53; // S
		this.#bytes.writeInt32BE(4, this.#length + 1);
		this.#length += 5;
		return this.#bytes.subarray(0, this.#length);
	}

	#value(value: string | null): void {
		if (value === null) {
			this.#room(4);
			this.#bytes.writeInt32BE(-1, this.#length);
			this.#length += 4;
			return;
		}
		this.#room(4 + value.length * 3);
		const written = this.#bytes.write(value, this.#length + 4, 'utf8');
		this.#bytes.writeInt32BE(written, this.#length);
		this.#length += 4 + written;
	}

	#room(more: number): void {
		if (this.#length + more <= this.#bytes.length) return;
		const bigger = Buffer.allocUnsafe((this.#length + more) * 2);
		this.#bytes.copy(bigger, 0, 0, this.#length);
		this.#bytes = bigger;
	}
}

/** Reads what came back of a pipeline of Bind and Execute. Notices and parameters are passed over. */
export function readAnswers(bytes: Buffer): Answers {
	const answers: Answers = { ended: [], failure: null };
	let rows: Row[] = [];
	for (let at = 0; at + 5 <= bytes.length; ) {
		const type = bytes[at];
		const end = at + 1 + bytes.readInt32BE(at + 1);
		if (type === 0x44) rows.push(readRow(bytes, at + 5));
		else if (type === 0x43) {
			answers.ended.push({ rows, tag: bytes.toString('latin1', at + 5, end - 1) });
			rows = [];
		} else if (type === 0x45) answers.failure ??= readFailure(bytes, at + 5);
		at = end;
	}
	return answers;
}

/** DataRow: the number of columns, and for each its length (-1 for null) and its bytes. */
function readRow(bytes: Buffer, start: number): Row {
	const row = new Array<Buffer | null>(bytes.readUInt16BE(start));
	let at = start + 2;
	for (let i = 0; i < row.length; i++) {
		const length = bytes.readInt32BE(at);
		at += 4;
		row[i] = length < 0 ? null : bytes.subarray(at, at + length);
		if (length > 0) at += length;
	}
	return row;
}

/** Names of an ErrorResponse's fields (manual, 55.8). */
const failureFields: Readonly<Record<string, string>> = {
	S: 'severity',
	C: 'code',
	M: 'message',
	D: 'detail',
	H: 'hint',
	t: 'table',
	c: 'column',
	n: 'constraint',
};

function readFailure(bytes: Buffer, start: number): Record<string, string> {
	const failure: Record<string, string> = {};
	for (let at = start; bytes[at] !== 0 && at < bytes.length; ) {
		const end = bytes.indexOf(0, at + 1);
		const name = failureFields[String.fromCharCode(bytes[at] as number)];
		if (name) failure[name] = bytes.toString('utf8', at + 1, end);
		at = end + 1;
	}
	return failure;
}
