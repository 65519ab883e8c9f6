import { expect, test } from 'vitest';
import { viewColumnsOf } from './view-columns.ts';

const entry = (
	column: number,
	table: number,
	origin: number,
	expression = '{VAR :varno 1 :varattno 1}',
	junk = false,
) =>
	`{TARGETENTRY :expr ${expression} :resno ${column} :resname c :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${origin} :resjunk ${junk}}`;
const rule = (...entries: string[]) =>
	`({QUERY :commandType 1 :rtable ({RANGETBLENTRY :alias <> :targetList (ignored)}) :targetList (${entries.join(' ')}) :returningList <>})`;

test.each([
	[
		'two columns',
		rule(entry(1, 100, 1), entry(2, 100, 3)),
		[
			[1, '100', 1],
			[2, '100', 3],
		],
	],
	['a computed column', rule(entry(1, 0, 0), entry(2, 100, 2)), [[2, '100', 2]]],
	['a column for sorting only', rule(entry(1, 100, 1), entry(2, 100, 2, '{VAR}', true)), [[1, '100', 1]]],
	[
		'an expression with an entry of its own',
		rule(entry(1, 100, 1, '{SUBLINK :sub {QUERY :targetList ({TARGETENTRY :resno 9 :resorigtbl 9 :resorigcol 9})}}')),
		[[1, '100', 1]],
	],
	['escaped signs in names', rule(entry(1, 100, 1).replace(':resname c', ':resname a\\}\\)\\{b')), [[1, '100', 1]]],
	['no list', '({QUERY :commandType 1})', []],
	['nothing', '', []],
])('a rule with %s', (_, tree, expected) => {
	expect(viewColumnsOf(tree).map(({ column, table, origin }) => [column, table, origin])).toEqual(expected);
});
