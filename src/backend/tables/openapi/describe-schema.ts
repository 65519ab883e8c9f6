import type { Argument, Catalogue, Column, Relation, Routine } from '../names/catalogue.ts';
import { parametersOf, referencesOf, SHARED_PARAMETERS } from './parameters.ts';
import { swaggerType } from './types.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The tables, views and functions of a schema as OpenAPI 2.0 (Swagger), in PostgREST's manner: comments are descriptions,
 * and notes in them tell keys.
 * @param url where it was asked for
 * @param aggregates whether rows may be aggregated
 */
export function describeSchema(catalogue: Catalogue, url: URL, aggregates: boolean): Json {
	const relations = [...catalogue.relations.values()].sort((a, b) => a.name.localeCompare(b.name));
	const routines = [...catalogue.routines].sort(([a], [b]) => a.localeCompare(b));
	return {
		swagger: '2.0',
		info: {
			title: `Schema ${catalogue.schema}`,
			description: `Tables, views and functions of the schema ${catalogue.schema}, as PostgREST 13 serves them${aggregates ? ', with aggregates' : ''}.`,
			version: '13',
		},
		host: url.host,
		basePath: url.pathname.replace(/\/$/, '') || '/',
		schemes: [url.protocol.replace(':', '')],
		consumes: FORMS,
		produces: FORMS,
		paths: Object.fromEntries([
			[
				'/',
				{
					get: {
						tags: ['Introspection'],
						summary: 'This description',
						produces: ['application/openapi+json', 'application/json'],
						responses: ok('OK'),
					},
				},
			],
			...relations.map((relation) => [`/${relation.name}`, pathOf(relation)]),
			...routines.map(([name, same]) => [`/rpc/${name}`, callOf(name, same)]),
		]),
		definitions: Object.fromEntries(relations.map((relation) => [relation.name, definitionOf(catalogue, relation)])),
		parameters: Object.fromEntries([
			...Object.entries(SHARED_PARAMETERS),
			...relations.flatMap((relation) => parametersOf(relation)),
		]),
		securityDefinitions: {
			JWT: {
				description: 'Add the token prepending "Bearer " (without quotes) to it',
				in: 'header',
				name: 'Authorization',
				type: 'apiKey',
			},
		},
		security: [{ JWT: [] }],
		externalDocs: {
			description: 'PostgREST documentation',
			url: 'https://docs.postgrest.org/en/v13/references/api.html',
		},
	};
}

const FORMS = [
	'application/json',
	'application/vnd.pgrst.object+json;nulls=stripped',
	'application/vnd.pgrst.object+json',
	'text/csv',
];

const ok = (description: string, status = '200') => ({ [status]: { description } });

const referTo = (...names: string[]) => names.map((name) => ({ $ref: `#/parameters/${name}` }));

function pathOf(relation: Relation): Json {
	const { name, columns, comment } = relation;
	const filters = [...columns.keys()].map((column) => `rowFilter.${name}.${column}`);
	const common = { tags: [name], ...(comment !== null && { summary: comment }) };
	const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
	const get = {
		...common,
		parameters: referTo(...filters, 'select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'),
		responses: { '200': { description: 'OK', schema: rows }, '206': { description: 'Partial Content' } },
	};
	return {
		get,
		post: {
			...common,
			parameters: referTo(`body.${name}`, 'select', 'preferPost'),
			responses: ok('Created', '201'),
		},
		delete: { ...common, parameters: referTo(...filters, 'preferReturn'), responses: ok('No Content', '204') },
		patch: {
			...common,
			parameters: referTo(...filters, `body.${name}`, 'preferReturn'),
			responses: ok('No Content', '204'),
		},
	};
}

function definitionOf(catalogue: Catalogue, relation: Relation): Json {
	const required = [...relation.columns.values()].filter(({ nullable, preset }) => !nullable && preset === null);
	return {
		...(relation.comment !== null && { description: relation.comment }),
		type: 'object',
		...(required.length > 0 && { required: required.map(({ name }) => name) }),
		properties: Object.fromEntries(
			[...relation.columns.values()].map((column) => [column.name, propertyOf(catalogue, relation, column)]),
		),
	};
}

function propertyOf(catalogue: Catalogue, relation: Relation, column: Column): Json {
	const notes = [
		...(relation.primaryKey.includes(column) ? ['This is a Primary Key.<pk/>'] : []),
		...referencesOf(catalogue, relation, column).map(
			([table, key]) => `This is a Foreign Key to \`${table}.${key}\`.<fk table='${table}' column='${key}'/>`,
		),
	];
	const description = [
		...(column.comment === null ? [] : [column.comment]),
		...(notes.length > 0 ? [`Note:\n${notes.join('\n')}`] : []),
	].join('\n\n');
	return {
		...swaggerType(column),
		...(description && { description }),
		...(column.preset !== null && { default: column.preset }),
	};
}

function callOf(name: string, routines: readonly Routine[]): Json {
	const [routine] = routines;
	const common = {
		tags: [`(rpc) ${name}`],
		...(routine && routine.comment !== null && { summary: routine.comment }),
		produces: [
			'application/json',
			'application/vnd.pgrst.object+json;nulls=stripped',
			'application/vnd.pgrst.object+json',
		],
		responses: ok('OK'),
	};
	const post = {
		...common,
		parameters: [
			{ name: 'args', in: 'body', required: true, schema: argumentsOf(routine?.arguments ?? []) },
			...referTo('preferParams'),
		],
	};
	if (!routine || routine.volatile) return { post };
	const parameters = routine.arguments
		.filter(({ name: argument }) => argument !== '')
		.map((argument) => ({
			name: argument.name,
			in: 'query',
			required: argument.required,
			...swaggerType(argument),
			...(argument.variadic && { collectionFormat: 'multi' }),
		}));
	return { get: { ...common, parameters }, post };
}

function argumentsOf(all: readonly Argument[]): Json {
	const required = all.filter((argument) => argument.required).map(({ name }) => name);
	return {
		type: 'object',
		...(required.length > 0 && { required }),
		properties: Object.fromEntries(all.map((argument) => [argument.name, swaggerType(argument)])),
	};
}
