import { expect, test } from 'vitest';
import { type Member, OPEN_ACCESS } from './topic.ts';
import { type Presence, TopicPresences } from './topic-presences.ts';

const topic = { name: 'room', isPrivate: false };
const presence = (ref: string, key = ref): Presence => ({ ref, key, meta: { from: ref } });
const keys = (presences: TopicPresences) => Object.keys(JSON.parse(presences.state())).sort();

function follower(read = true): Member & { heard: [string, unknown][] } {
	const heard: [string, unknown][] = [];
	return {
		topic,
		version: '2.0.0',
		access: { ...OPEN_ACCESS, presence: { read, write: true } },
		deliver() {},
		push: (event, payload) => void heard.push([event, JSON.parse(payload)]),
		heard,
	};
}

test('several presences under a key are one entry of the state', () => {
	const presences = new TopicPresences(topic, null);
	presences.change([presence('a', 'ali'), presence('b', 'ali')], []);
	expect(JSON.parse(presences.state())).toEqual({
		ali: {
			metas: [
				{ from: 'a', phx_ref: 'a' },
				{ from: 'b', phx_ref: 'b' },
			],
		},
	});
});

test('differences go to the followers that may read them', () => {
	const presences = new TopicPresences(topic, null);
	const [may, mayNot] = [follower(), follower(false)];
	presences.followers.add(may).add(mayNot);
	presences.change([presence('a')], []);
	expect(may.heard).toEqual([
		['presence_diff', { joins: { a: { metas: [{ from: 'a', phx_ref: 'a' }] } }, leaves: {} }],
	]);
	expect(mayNot.heard).toEqual([]);
});

test('others are read once; who left meanwhile is left out', async () => {
	let answer: (presences: Presence[]) => void = () => {};
	let reads = 0;
	const presences = new TopicPresences(topic, () => {
		reads++;
		return new Promise((resolve) => {
			answer = resolve;
		});
	});
	const completed = [presences.complete(), presences.complete()];
	presences.changeOthers([presence('new')], ['gone']);
	answer([presence('gone'), presence('here')]);
	await Promise.all(completed);
	expect(reads).toBe(1);
	expect(keys(presences)).toEqual(['here', 'new']);
});

test('a reading that failed is tried again', async () => {
	let reads = 0;
	const presences = new TopicPresences(topic, async () => {
		if (++reads === 1) throw new Error('no database');
		return [presence('here')];
	});
	await expect(presences.complete()).rejects.toThrow('no database');
	await presences.complete();
	expect(keys(presences)).toEqual(['here']);
});

test('those of other processes are forgotten and read again', async () => {
	let reads = 0;
	const presences = new TopicPresences(topic, async () => [presence(`other ${++reads}`)]);
	presences.change([presence('own')], []);
	await presences.complete();
	presences.forgetOthers();
	expect(keys(presences)).toEqual(['own']);
	await presences.complete();
	expect(keys(presences)).toEqual(['other 2', 'own']);
});

test.each([
	['nobody', () => {}, true],
	['a member of another process', (presences: TopicPresences) => presences.changeOthers([presence('a')], []), true],
	['a member of this process', (presences: TopicPresences) => presences.change([presence('a')], []), false],
	['a follower', (presences: TopicPresences) => void presences.followers.add(follower()), false],
])('with %s only', (_, prepare, isUnused) => {
	const presences = new TopicPresences(topic, async () => []);
	prepare(presences);
	expect(presences.isUnused).toBe(isUnused);
});
