declare const written: unique symbol;

/**
 * A value as JSON, in which a loader hands it to its page. React Router encodes an object string by string, which for
 * sentences and lists takes as long as rendering them; a string it encodes as it is.
 */
export type Json<Value> = string & { readonly [written]?: Value };

/** Values by their JSON: those that do not change, and those of the last pages. */
const fixed = new Map<string, unknown>();
const lately = new Map<string, unknown>();
const MOST_LATELY = 50;
/** The JSON of what does not change. */
const known = new WeakMap<object, string>();

function keepLately(json: string, value: unknown): void {
	lately.set(json, value);
	const [oldest] = lately.size > MOST_LATELY ? lately.keys() : [];
	if (oldest !== undefined) lately.delete(oldest);
}

/** Writes the data of one page. */
export function writeJson<Value>(value: Value): Json<Value> {
	const json = JSON.stringify(value);
	keepLately(json, value);
	return json as Json<Value>;
}

/** Writes what never changes while the process lives, such as sentences: once. */
export function writeFixedJson<Value extends object>(value: Value): Json<Value> {
	const json = known.get(value) ?? JSON.stringify(value);
	known.set(value, json);
	fixed.set(json, value);
	return json as Json<Value>;
}

/** Reads a value: the same object each time, unless many others were read meanwhile. */
export function readJson<Value>(json: Json<Value>): Value {
	const value = fixed.get(json) ?? lately.get(json) ?? JSON.parse(json);
	if (!fixed.has(json)) keepLately(json, value);
	return value as Value;
}
