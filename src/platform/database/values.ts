/**
 * How values cross the wire, the same for both drivers. Parameters are sent as text and PostgreSQL gives them the type
 * their place asks for; results come as text and are decoded by the type's number (OID).
 */

/** A parameter as PostgreSQL's text: null stays null, arrays become array literals, objects become JSON. */
export function encodeValue(value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (typeof value === 'string') return value;
	if (typeof value === 'boolean') return value ? 'true' : 'false';
	if (typeof value === 'number' || typeof value === 'bigint') return String(value);
	if (value instanceof Date) return value.toISOString();
	if (value instanceof Uint8Array)
		return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
	if (Array.isArray(value)) return encodeArray(value);
	return JSON.stringify(value);
}

function encodeArray(items: readonly unknown[]): string {
	const parts = items.map((item) => {
		if (Array.isArray(item)) return encodeArray(item);
		const text = encodeValue(item);
		return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
	});
	return `{${parts.join(',')}}`;
}

const asDate = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
const asBytes = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));

/** Types that are not strings in JavaScript, by OID (`select oid, typname from pg_type`). */
export const decoders: Readonly<Record<number, (text: string) => unknown>> = {
	16: (text) => text === 't',
	17: asBytes,
	20: Number,
	21: Number,
	23: Number,
	114: (text) => JSON.parse(text),
	700: Number,
	701: Number,
	1184: asDate,
	3802: (text) => JSON.parse(text),
	1009: decodeTextArray,
	1015: decodeTextArray,
	2951: decodeTextArray,
};

/** A result value: numbers, booleans, JSON, instants (`timestamptz`), bytes and text arrays; all else stays text. */
export function decodeValue(text: string | null, oid: number): unknown {
	if (text === null) return null;
	const decode = decoders[oid];
	return decode ? decode(text) : text;
}

function decodeTextArray(text: string): (string | null)[] {
	const items: (string | null)[] = [];
	const pattern = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;
	for (const [, quoted, bare] of text.matchAll(pattern))
		items.push(quoted !== undefined ? quoted.replace(/\\(.)/g, '$1') : bare === 'NULL' ? null : (bare ?? null));
	return items;
}
