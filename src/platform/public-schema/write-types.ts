import type { Queryable } from '../database/database.ts';
import {
	readSchema,
	type SchemaColumn,
	type SchemaFunction,
	type SchemaRelation,
	type SchemaType,
} from './read-schema.ts';

const places = {
	table: "['Tables']['NAME']['Row']",
	view: "['Views']['NAME']['Row']",
	composite: "['CompositeTypes']['NAME']",
	enum: "['Enums']['NAME']",
} as const;

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'];

/**
 * The text of `database-types.ts`: the public schema of a migrated database as the type that supabase-js takes
 * (`createClient<Database>`). JSON gets its shape from `json-values.ts`.
 */
export async function writeTypes(database: Queryable): Promise<string> {
	const { relations, functions, types } = await readSchema(database);
	const again = functions.find(({ name }, place) => functions[place - 1]?.name === name);
	if (again) throw new Error(`there are several functions ${again.name}: this form cannot tell them apart`);
	const body = section([
		['Tables', section(relations.filter(({ is_view }) => !is_view).map((one) => [one.name, tableType(one)]))],
		['Views', section(relations.filter(({ is_view }) => is_view).map((one) => [one.name, viewType(one)]))],
		['Functions', section(functions.map((one) => [one.name, functionType(one)]))],
		['Enums', section(types.filter(({ labels }) => labels).map((one) => [one.name, enumType(one)]))],
		[
			'CompositeTypes',
			section(types.filter(({ columns }) => columns).map(({ name, columns }) => [name, rowType(name, columns ?? [])])),
		],
	]);
	return `// Written by \`npm run types\` from the migrated database. Change a migration or json-values.ts, not this file.
import type { JsonOf } from './json-values.ts';

/** The public schema, as supabase-js takes it. */
export type Database = ${section([['public', body]])};
`;
}

type Member = readonly [name: string, type: string];

/** An object type, one member a line. */
function section(members: readonly Member[]): string {
	if (members.length === 0) return 'Record<never, never>';
	const lines = members.map(([name, type]) => `${name}: ${type};`.replaceAll('\n', '\n\t'));
	return `{\n\t${lines.join('\n\t')}\n}`;
}

function tableType({ name, columns, references }: SchemaRelation): string {
	const written = (optional: (column: SchemaColumn) => boolean) =>
		section(
			columns.map(
				(column): Member => [
					optional(column) ? `${column.name}?` : column.name,
					column.is_generated ? 'never' : typeOf(column, name),
				],
			),
		);
	return section([
		['Row', rowType(name, columns)],
		['Insert', written(({ is_optional }) => is_optional)],
		['Update', written(() => true)],
		['Relationships', relationships(references)],
	]);
}

const viewType = ({ name, columns }: SchemaRelation) =>
	section([
		['Row', rowType(name, columns)],
		['Relationships', '[]'],
	]);

function relationships(references: SchemaRelation['references']): string {
	if (references.length === 0) return '[]';
	const all = references.map(({ name, columns, unique, table, targets }) =>
		section([
			['foreignKeyName', quoted(name)],
			['columns', `[${columns.map(quoted).join(', ')}]`],
			['isOneToOne', String(unique)],
			['referencedRelation', quoted(table)],
			['referencedColumns', `[${targets.map(quoted).join(', ')}]`],
		]).replaceAll('\n', '\n\t'),
	);
	return `[\n\t${all.join(',\n\t')},\n]`;
}

function functionType({ name, arguments: taken, returns, returns_set: isSet, columns }: SchemaFunction): string {
	const one = columns ? rowType(name, columns) : typeOf(returns);
	return section([
		[
			'Args',
			taken.length === 0
				? 'never'
				: section(
						taken.map((argument) => [argument.is_optional ? `${argument.name}?` : argument.name, typeOf(argument)]),
					),
		],
		['Returns', isSet ? arrayOf(one) : one],
	]);
}

const enumType = ({ labels }: SchemaType) => (labels ?? []).map(quoted).join(' | ');

const rowType = (relation: string, columns: readonly SchemaColumn[]) =>
	section(columns.map((column) => [column.name, typeOf(column, relation)]));

/** The type of a column of `relation`, or of an argument or a result. */
function typeOf({ name, base, kind, is_array: isArray, is_nullable: isNullable }: SchemaColumn, relation?: string) {
	const isJson = base === 'json' || base === 'jsonb';
	if (base === 'void') return 'undefined';
	const one = isJson ? `JsonOf<${quoted(relation ? `${relation}.${name}` : name)}>` : scalarType(base, kind);
	const whole = isArray ? arrayOf(one) : one;
	// What a function returns as JSON says for itself whether it may be null.
	return isNullable && !(isJson && !relation) ? `${whole} | null` : whole;
}

function scalarType(base: string, kind: SchemaColumn['kind']): string {
	if (numbers.includes(base)) return 'number';
	if (base === 'bool') return 'boolean';
	if (base === 'record') return 'Record<string, unknown>';
	if (kind === 'other') return 'string';
	return `Database['public']${places[kind]}`.replace('NAME', base);
}

const arrayOf = (type: string) => (/^[\w<>'.[\]]+$|^\{/.test(type) ? `${type}[]` : `(${type})[]`);
const quoted = (name: string) => `'${name}'`;
