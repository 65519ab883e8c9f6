import { expect, test } from 'vitest';
import type { Catalogue, Routine } from './catalogue.ts';
import { findRoutine } from './find-routine.ts';

/** A function with these arguments: `name` is required, `name?` has a default; without a name, only the type. */
const routine = (name: string, ...list: string[]) =>
	({
		name,
		arguments: list.map((argument) => {
			const [label = '', type = 'int4'] = argument.split(':');
			return { name: label.replace('?', ''), type, required: !label.endsWith('?') };
		}),
	}) as unknown as Routine;

const routines = [
	routine('add', 'a', 'b'),
	routine('add', 'a', 'b', 'c'),
	routine('greet', 'name', 'title?'),
	routine('twice', 'a', 'x?'),
	routine('twice', 'a', 'y?'),
	routine('store', ':json'),
	routine('store', 'a'),
	routine('upload', ':bytea'),
];
const catalogue = {
	schema: 'public',
	routines: new Map(
		['add', 'greet', 'twice', 'store', 'upload'].map((name) => [name, routines.filter((one) => one.name === name)]),
	),
} as unknown as Catalogue;

test.each([
	['add', ['a', 'b'], [], 0, false],
	['add', ['c', 'b', 'a'], [], 1, false],
	['greet', ['name'], [], 2, false],
	['greet', ['name', 'title'], [], 2, false],
	['twice', ['a', 'y'], [], 4, false],
	['store', ['a'], ['json'], 6, false],
	['store', ['b'], ['json', 'jsonb'], 5, true],
	['upload', undefined, ['bytea'], 7, true],
] as const)('%s(%j) with a body of %j', (name, keys, bodyTypes, index, bodyIsArgument) => {
	expect(findRoutine(catalogue, name, keys, bodyTypes)).toEqual({ routine: routines[index], bodyIsArgument });
});

test.each([
	['unknown', ['a'], [], 'PGRST202'],
	['add', ['a'], [], 'PGRST202'],
	['greet', ['name', 'other'], [], 'PGRST202'],
	['upload', undefined, ['text'], 'PGRST202'],
	['twice', ['a'], [], 'PGRST203'],
	['add', Array.from({ length: 101 }, (_, index) => `a${index}`), [], 'PGRST102'],
] as const)('%s(%.40j) is refused with %3$s', (name, keys, bodyTypes, code) => {
	expect(() => findRoutine(catalogue, name, keys, bodyTypes)).toThrow(expect.objectContaining({ code }));
});
