import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { type Subscriber, type Subscription, Subscriptions } from './subscriptions.ts';

const subscriber = (): Subscriber => ({
	caller: { role: 'anon', claims: { role: 'anon' }, userId: null },
	push() {},
	shutDown() {},
});
const change = (row: object, event: Change['event'] = 'INSERT', relation = 1): Change => {
	const text = JSON.stringify(row);
	return { relation, event, at: '', row: event === 'DELETE' ? null : text, before: event === 'DELETE' ? text : null };
};
let ids = 0;
const subscription = (of: Subscriber, more: Partial<Subscription> = {}): Subscription => ({
	subscriber: of,
	id: ++ids,
	relation: 1,
	events: ['INSERT', 'UPDATE', 'DELETE'],
	filter: { exact: null, sql: '', values: [] },
	select: null,
	...more,
});
const exact = (column: string, ...values: unknown[]): Subscription['filter'] => ({
	exact: { column, values: values.map((value) => JSON.stringify(value)) },
	sql: '',
	values: [],
});

const one = subscriber();
test.each([
	['of its table', subscription(one), change({}), true],
	['of another table', subscription(one), change({}, 'INSERT', 2), false],
	['of another event', subscription(one, { events: ['DELETE'] }), change({}), false],
	['with its value', subscription(one, { filter: exact('id', 7) }), change({ id: 7 }), true],
	['with one of its values', subscription(one, { filter: exact('id', 6, 7) }), change({ id: 7 }), true],
	['with another value', subscription(one, { filter: exact('id', 7) }), change({ id: 8 }), false],
	['with a text in place of a number', subscription(one, { filter: exact('id', 7) }), change({ id: '7' }), false],
	['without the column', subscription(one, { filter: exact('id', null) }), change({}), true],
	['of a deleted row', subscription(one, { filter: exact('id', 7) }), change({ id: 7 }, 'DELETE'), true],
])('a subscription wants a change %s: %#', (_, held, happened, isWanted) => {
	const subscriptions = new Subscriptions();
	subscriptions.add(held);
	expect(subscriptions.wanting(happened)).toEqual(isWanted ? [held] : []);
});

test('removing a subscriber leaves those of others', () => {
	const subscriptions = new Subscriptions();
	const [stays, leaves] = [subscriber(), subscriber()];
	const kept = subscription(stays, { filter: exact('id', 7) });
	const removed = [subscription(leaves, { filter: exact('id', 7, 7) }), subscription(leaves)];
	for (const held of [kept, ...removed]) subscriptions.add(held);
	expect(subscriptions.remove(leaves)).toEqual(removed);
	expect(subscriptions.subscribers()).toEqual([stays]);
	expect(subscriptions.wanting(change({ id: 7 }))).toEqual([kept]);
	expect(subscriptions.remove(leaves)).toEqual([]);
});
