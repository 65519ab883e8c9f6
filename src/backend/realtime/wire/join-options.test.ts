import { expect, test } from 'vitest';
import { readJoinOptions } from './join-options.ts';

const requested = { event: 'INSERT', schema: 'public', table: 'rows', filter: 'id=eq.1' };

test.each([
	['nothing', undefined, {}],
	['null', null, {}],
	[
		'known options',
		{ broadcast: { self: true, ack: true }, private: true },
		{ broadcast: { self: true, ack: true }, private: true },
	],
	[
		'wrong kinds of switches',
		{ broadcast: { self: 'yes' }, private: 1 },
		{ broadcast: { self: false }, private: false },
	],
	['a broadcast that is no object', { broadcast: 7 }, { broadcast: {} }],
	['a presence', { presence: { key: 7, enabled: true } }, { presence: { key: '', enabled: true } }],
	[
		'a replay with too many messages',
		{ broadcast: { replay: { since: 1, limit: 99 } } },
		{ broadcast: { replay: { since: 1, limit: 25 } } },
	],
	['requested changes', { postgres_changes: [requested] }, { postgres_changes: [requested] }],
	['any event', { postgres_changes: [{ event: '*' }] }, { postgres_changes: [{ event: '*' }] }],
	['an unknown event', { postgres_changes: [{ event: 'TRUNCATE' }] }, null],
	['too many requested changes', { postgres_changes: Array(101).fill(requested) }, null],
	['a filter that is too long', { postgres_changes: [{ ...requested, filter: 'x'.repeat(1001) }] }, null],
	['no object', 'text', null],
])('reads %s', (_, config, expected) => {
	expect(readJoinOptions(config)).toEqual(expected && { broadcast: {}, presence: {}, ...expected });
});
