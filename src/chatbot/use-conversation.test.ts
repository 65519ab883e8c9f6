import { expect, it } from 'vitest';
import { type Turn, withoutCries } from './use-conversation.ts';

const turn = (id: number, role: Turn['role'], more: Partial<Turn> = {}): Turn => ({
	id,
	role,
	content: `${id}`,
	...more,
});
const crisis = { message: '', lines: [] };

it.each<[string, Turn[], number[]]>([
	['all where nobody cried for help', [turn(1, 'user'), turn(2, 'assistant')], [1, 2]],
	[
		'nothing of a cry, its answer, and what followed',
		[turn(1, 'user'), turn(2, 'assistant'), turn(3, 'user'), turn(4, 'assistant', { crisis }), turn(5, 'user')],
		[1, 2],
	],
	['nothing where the cry came first', [turn(1, 'user'), turn(2, 'assistant', { crisis })], []],
])('keeps %s', (_what, turns, kept) => {
	expect(withoutCries(turns).map(({ id }) => id)).toEqual(kept);
});
