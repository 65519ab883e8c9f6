import pg from 'pg';

/**
 * How results become JavaScript values, where `pg`'s own choice is not ours, by OID (`select oid, typname from pg_type`):
 * 64-bit integers are numbers (ours stay below 2^53), dates and times without a zone stay the text that PostgreSQL
 * wrote, because a plain date must never pass through a time zone; so do intervals. Everything else is as `pg` has it: numbers, booleans,
 * JSON, `Date` for timestamptz, `Buffer` for bytea, arrays; numeric and what it does not know are text.
 */
const own: Readonly<Record<number, (text: string) => unknown>> = {
	20: Number, // int8
	1082: String, // date
	1114: String, // timestamp
	1186: String, // interval
};

/** What turns a value of this type, as text, into its JavaScript value. */
export function parserOf(oid: number): (text: string) => unknown {
	return own[oid] ?? (pg.types.getTypeParser(oid, 'text') as (text: string) => unknown);
}
