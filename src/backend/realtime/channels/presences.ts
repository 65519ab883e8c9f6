import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '#src/platform/database/database.ts';
import { keyOf, type Member, type Topic } from './topic.ts';
import { type Presence, TopicPresences } from './topic-presences.ts';

/** Who is present in topics: sent to the followers of a topic, as a state and then as differences. */
export interface Presences {
	/** Sends the state of the topic to a member, and every difference from then on. */
	follow(member: Member): Promise<void>;
	/** Makes a member present under a key, or changes its metadata. */
	track(member: Member, key: string, meta: Readonly<Record<string, unknown>>): void;
	untrack(member: Member): void;
	/** The member has left the topic. */
	leave(member: Member): void;
	/** Takes presences of other processes from the bus: a text that begins with `P`. */
	hear(text: string): void;
	/** Forgets those of other processes: changes of them may have been missed. */
	forgetOthers(): void;
}

/** A message on the bus. Those who leave are named by their references only. */
type Told = {
	topic: string;
	private: boolean;
	node?: number | null;
	joins: readonly Presence[];
	leaves: readonly string[];
};

const OF_OTHERS =
	'select ref, key, meta from realtime.presences where topic = $1 and private = $2 and node is distinct from $3';
const ADD: (values: readonly unknown[]) => Statement = (values) => ({
	text: `insert into realtime.presences (node, ref, topic, private, key, meta) values ($1, $2, $3, $4, $5, $6)`,
	values,
});
const REMOVE: (values: readonly unknown[]) => Statement = (values) => ({
	text: 'delete from realtime.presences where node = $1 and ref = $2',
	values,
});
const REPLACE: (values: readonly unknown[]) => Statement = (values) => ({
	text: 'update realtime.presences set ref = $3, meta = $4 where node = $1 and ref = $2',
	values,
});

/**
 * @param others how to reach other processes; null where there are none
 * @param node the number of this process
 */
export function createPresences(
	others: { tell: (text: string, also: Statement) => void; database: Database } | null,
	node: () => number | null,
): Presences {
	const topics = new Map<string, TopicPresences>();
	const tracked = new Map<Member, Presence>();

	function presencesOf(topic: Topic): TopicPresences {
		const key = keyOf(topic);
		const known = topics.get(key);
		if (known) return known;
		const { name, isPrivate } = topic;
		const made = new TopicPresences(
			topic,
			others && (async () => (await others.database.query<Presence>(OF_OTHERS, [name, isPrivate, node()])).rows),
		);
		topics.set(key, made);
		return made;
	}

	/** Sends a change of a member of this process to the others. */
	function tell(
		{ name, isPrivate }: Topic,
		joins: readonly Presence[],
		leaves: readonly string[],
		also: Statement,
	): void {
		const told: Told = { topic: name, private: isPrivate, node: node(), joins, leaves };
		others?.tell(`P${JSON.stringify(told)}`, also);
	}

	function dropIfUnused(presences: TopicPresences): void {
		if (presences.isUnused) topics.delete(keyOf(presences.topic));
	}

	function untrack(member: Member): void {
		const presence = tracked.get(member);
		if (!presence) return;
		tracked.delete(member);
		const presences = presencesOf(member.topic);
		presences.change([], [presence]);
		tell(member.topic, [], [presence.ref], REMOVE([node(), presence.ref]));
		dropIfUnused(presences);
	}

	return {
		async follow(member) {
			const presences = presencesOf(member.topic);
			presences.followers.add(member);
			await presences.complete();
			if (presences.followers.has(member)) member.push('presence_state', presences.state());
		},
		track(member, key, meta) {
			const before = tracked.get(member);
			const presence: Presence = { ref: randomBytes(9).toString('base64url'), key, meta };
			tracked.set(member, presence);
			presencesOf(member.topic).change([presence], before ? [before] : []);
			const { name, isPrivate } = member.topic;
			if (before) tell(member.topic, [presence], [before.ref], REPLACE([node(), before.ref, presence.ref, meta]));
			else tell(member.topic, [presence], [], ADD([node(), presence.ref, name, isPrivate, key, meta]));
		},
		untrack,
		leave(member) {
			const presences = topics.get(keyOf(member.topic));
			presences?.followers.delete(member);
			untrack(member);
			if (presences) dropIfUnused(presences);
		},
		hear(text) {
			const told = JSON.parse(text.slice(1)) as Told;
			if (told.node !== undefined && told.node === node()) return;
			topics.get(keyOf({ name: told.topic, isPrivate: told.private }))?.changeOthers(told.joins, told.leaves);
		},
		forgetOthers() {
			for (const presences of topics.values()) {
				presences.forgetOthers();
				dropIfUnused(presences);
			}
		},
	};
}
