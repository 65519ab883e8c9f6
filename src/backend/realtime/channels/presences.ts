import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '#src/platform/database/database.ts';
import { keyOf, type Member, type Topic } from './topic.ts';

/** Who is present in topics: told to those who follow a topic, as a state and then as differences. */
export interface Presences {
	/** Sends the state of the topic to a member, and every difference from then on. */
	follow(member: Member): Promise<void>;
	/** Makes a member present under a key, or changes what it says of itself. */
	track(member: Member, key: string, meta: Readonly<Record<string, unknown>>): void;
	untrack(member: Member): void;
	/** The member has left the topic. */
	leave(member: Member): void;
	/** Takes what the bus says of presences: a text that begins with `P`. */
	hear(text: string): void;
	/** Forgets those of other processes: this one has missed what became of them. */
	forgetOthers(): void;
}

type Presence = { readonly ref: string; readonly key: string; readonly meta: Readonly<Record<string, unknown>> };
type Difference = { readonly joins: readonly Presence[]; readonly leaves: readonly Presence[] };
/** On the bus those who leave are named by their references; everybody else knows the rest. */
type Told = {
	topic: string;
	private: boolean;
	node?: number | null;
	joins: readonly Presence[];
	leaves: readonly string[];
};

type State = {
	readonly topic: Topic;
	readonly present: Map<string, Presence>;
	/** References of those present through other processes. */
	readonly others: Set<string>;
	readonly followers: Set<Member>;
	/** Set once those of other processes are known, or are being asked for. */
	complete: Promise<void> | undefined;
	isAsking: boolean;
	/** Who left while they were asked for. */
	readonly leftMeanwhile: Set<string>;
};

const emptyState = (topic: Topic, complete: Promise<void> | undefined): State => ({
	topic,
	present: new Map(),
	others: new Set(),
	followers: new Set(),
	complete,
	isAsking: false,
	leftMeanwhile: new Set(),
});

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
 * @param others how other processes are told and asked; null where there are none
 * @param node the number of this process
 */
export function createPresences(
	others: { tell: (text: string, also: Statement) => void; database: Database } | null,
	node: () => number | null,
): Presences {
	const states = new Map<string, State>();
	const tracked = new Map<Member, Presence>();

	function stateOf(topic: Topic): State {
		const key = keyOf(topic);
		const state = states.get(key) ?? emptyState(topic, others ? undefined : Promise.resolve());
		states.set(key, state);
		return state;
	}

	function change(state: State, { joins, leaves }: Difference): void {
		for (const { ref } of leaves) state.present.delete(ref);
		for (const presence of joins) state.present.set(presence.ref, presence);
		const payload = JSON.stringify({ joins: grouped(joins), leaves: grouped(leaves) });
		for (const follower of state.followers) if (follower.access.presence.read) follower.push('presence_diff', payload);
	}

	/** Tells the other processes of a member of this one. */
	function tell(
		{ name, isPrivate }: Topic,
		joins: readonly Presence[],
		leaves: readonly string[],
		also: Statement,
	): void {
		const told: Told = { topic: name, private: isPrivate, node: node(), joins, leaves };
		others?.tell(`P${JSON.stringify(told)}`, also);
	}

	/** Asks who is present through other processes; what the bus says meanwhile counts more. */
	async function complete(state: State): Promise<void> {
		if (!others) return;
		state.isAsking = true;
		try {
			const { topic } = state;
			const { rows } = await others.database.query<Presence>(OF_OTHERS, [topic.name, topic.isPrivate, node()]);
			for (const presence of rows) {
				if (state.leftMeanwhile.has(presence.ref) || state.present.has(presence.ref)) continue;
				state.present.set(presence.ref, presence);
				state.others.add(presence.ref);
			}
		} finally {
			state.isAsking = false;
			state.leftMeanwhile.clear();
		}
	}

	function dropIfUnused(state: State): void {
		if (state.followers.size > 0 || state.present.size > state.others.size) return;
		states.delete(keyOf(state.topic));
	}

	function untrack(member: Member): void {
		const presence = tracked.get(member);
		if (!presence) return;
		tracked.delete(member);
		const state = stateOf(member.topic);
		change(state, { joins: [], leaves: [presence] });
		tell(member.topic, [], [presence.ref], REMOVE([node(), presence.ref]));
		dropIfUnused(state);
	}

	return {
		async follow(member) {
			const state = stateOf(member.topic);
			state.followers.add(member);
			state.complete ??= complete(state);
			await state.complete.catch((error) => {
				state.complete = undefined;
				throw error;
			});
			if (state.followers.has(member))
				member.push('presence_state', JSON.stringify(grouped([...state.present.values()])));
		},
		track(member, key, meta) {
			const before = tracked.get(member);
			const presence: Presence = { ref: randomBytes(9).toString('base64url'), key, meta };
			tracked.set(member, presence);
			const state = stateOf(member.topic);
			change(state, { joins: [presence], leaves: before ? [before] : [] });
			const { name, isPrivate } = member.topic;
			if (before) tell(member.topic, [presence], [before.ref], REPLACE([node(), before.ref, presence.ref, meta]));
			else tell(member.topic, [presence], [], ADD([node(), presence.ref, name, isPrivate, key, meta]));
		},
		untrack,
		leave(member) {
			const state = states.get(keyOf(member.topic));
			state?.followers.delete(member);
			untrack(member);
			if (state) dropIfUnused(state);
		},
		hear(text) {
			const told = JSON.parse(text.slice(1)) as Told;
			if (told.node !== undefined && told.node === node()) return;
			const state = states.get(keyOf({ name: told.topic, isPrivate: told.private }));
			if (!state) return;
			for (const ref of told.leaves) {
				if (state.isAsking) state.leftMeanwhile.add(ref);
				state.others.delete(ref);
			}
			for (const { ref } of told.joins) state.others.add(ref);
			change(state, { joins: told.joins, leaves: told.leaves.flatMap((ref) => state.present.get(ref) ?? []) });
		},
		forgetOthers() {
			for (const state of states.values()) {
				for (const ref of state.others) state.present.delete(ref);
				state.others.clear();
				if (others) state.complete = undefined;
				dropIfUnused(state);
			}
		},
	};
}

/** As Phoenix tells it: by key, each with all that is said under it. */
function grouped(presences: readonly Presence[]): Record<string, { metas: object[] }> {
	const groups: Record<string, { metas: object[] }> = Object.create(null);
	for (const { ref, key, meta } of presences) {
		groups[key] ??= { metas: [] };
		groups[key].metas.push({ ...meta, phx_ref: ref });
	}
	return groups;
}
