import { expect, test } from 'vitest';
import { PreparedStatements, preparedOn } from './prepared-statements.ts';

test('a statement is found by its text, under a name that is used once', () => {
	const statements = new PreparedStatements();
	const one = statements.add('select 1');
	expect(statements.find('select 1')).toBe(one);
	expect(statements.find('select 2')).toBeUndefined();
	statements.forget('select 1');
	expect(statements.find('select 1')).toBeUndefined();
	expect(statements.takeUnused()).toEqual([one.name]);
	expect(statements.takeUnused()).toEqual([]);
	expect(statements.add('select 1').name).not.toBe(one.name);
	statements.forget('select 2');
	expect(statements.takeUnused()).toEqual([]);
});

test('of more than 400 the least recently used is closed', () => {
	const statements = new PreparedStatements();
	const all = Array.from({ length: 400 }, (_, index) => statements.add(`select ${index}`));
	statements.find('select 0');
	statements.add('select 400');
	expect(statements.takeUnused()).toEqual([all[1]?.name]);
	expect(statements.find('select 0')).toBe(all[0]);
});

test('each connection has its own', () => {
	const [one, other] = [{}, {}];
	expect(preparedOn(one)).toBe(preparedOn(one));
	expect(preparedOn(one)).not.toBe(preparedOn(other));
});
