import type { Column } from '../names/catalogue.ts';

/** What Swagger says of a type. */
export type SwaggerType = {
	readonly type?: string;
	readonly format: string;
	readonly items?: { readonly type?: string };
};

const NUMBERS = new Set(['numeric', 'real', 'double precision']);
const INTEGERS = new Set(['smallint', 'integer', 'bigint']);

/** A type of PostgreSQL, as SQL writes it, in Swagger's words; JSON can be anything, and has no type there. */
export function swaggerType({ type }: Pick<Column, 'type'>): SwaggerType {
	if (type.endsWith('[]')) {
		const item = nameOf(type.slice(0, -2));
		return { type: 'array', format: type, items: item === undefined ? {} : { type: item } };
	}
	const name = nameOf(type);
	return { ...(name !== undefined && { type: name }), format: type };
}

function nameOf(type: string): string | undefined {
	const plain = type.replace(/\(.*\)/, '');
	if (plain === 'boolean') return 'boolean';
	if (INTEGERS.has(plain)) return 'integer';
	if (NUMBERS.has(plain)) return 'number';
	return plain === 'json' || plain === 'jsonb' ? undefined : 'string';
}
