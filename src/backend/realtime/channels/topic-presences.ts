import type { Member, Topic } from './topic.ts';

/** A member who is present, under a key, with its metadata. */
export type Presence = {
	readonly ref: string;
	readonly key: string;
	readonly meta: Readonly<Record<string, unknown>>;
};

/** Who is present in one topic, through this process and through others, and who in this process follows that. */
export class TopicPresences {
	readonly topic: Topic;
	readonly followers = new Set<Member>();
	readonly #present = new Map<string, Presence>();
	/** References of those present through other processes. */
	readonly #others = new Set<string>();
	readonly #readOthers: (() => Promise<readonly Presence[]>) | null;
	/** Set once those of other processes are known, or are being read. */
	#completed: Promise<void> | undefined;
	#isReading = false;
	/** Who left while they were read. */
	readonly #leftMeanwhile = new Set<string>();

	/** @param readOthers reads who is present through other processes; null where there are none */
	constructor(topic: Topic, readOthers: (() => Promise<readonly Presence[]>) | null) {
		this.topic = topic;
		this.#readOthers = readOthers;
	}

	/** Whether nobody follows it, and nobody is present through this process. */
	get isUnused(): boolean {
		return this.followers.size === 0 && this.#present.size <= this.#others.size;
	}

	/** The JSON of `presence_state`. */
	state(): string {
		return JSON.stringify(grouped([...this.#present.values()]));
	}

	/** Changes who is present, and sends the difference to the followers. */
	change(joins: readonly Presence[], leaves: readonly Presence[]): void {
		for (const { ref } of leaves) this.#present.delete(ref);
		for (const presence of joins) this.#present.set(presence.ref, presence);
		const payload = JSON.stringify({ joins: grouped(joins), leaves: grouped(leaves) });
		for (const follower of this.followers) if (follower.access.presence.read) follower.push('presence_diff', payload);
	}

	/** The same for members of another process; those who leave are named by their references. */
	changeOthers(joins: readonly Presence[], leaves: readonly string[]): void {
		for (const ref of leaves) {
			if (this.#isReading) this.#leftMeanwhile.add(ref);
			this.#others.delete(ref);
		}
		for (const { ref } of joins) this.#others.add(ref);
		this.change(
			joins,
			leaves.flatMap((ref) => this.#present.get(ref) ?? []),
		);
	}

	/** Resolves once those of other processes are known; where they cannot be read, the next call tries again. */
	async complete(): Promise<void> {
		this.#completed ??= this.#addOthers();
		try {
			await this.#completed;
		} catch (error) {
			this.#completed = undefined;
			throw error;
		}
	}

	/** Messages of the bus that arrive while others are read are newer than those that are read. */
	async #addOthers(): Promise<void> {
		if (!this.#readOthers) return;
		this.#isReading = true;
		try {
			for (const presence of await this.#readOthers()) {
				if (this.#leftMeanwhile.has(presence.ref) || this.#present.has(presence.ref)) continue;
				this.#present.set(presence.ref, presence);
				this.#others.add(presence.ref);
			}
		} finally {
			this.#isReading = false;
			this.#leftMeanwhile.clear();
		}
	}

	/** Forgets those of other processes, without sending a difference. */
	forgetOthers(): void {
		for (const ref of this.#others) this.#present.delete(ref);
		this.#others.clear();
		this.#completed = undefined;
	}
}

/** As Phoenix sends it: by key, each with all metas under it. */
function grouped(presences: readonly Presence[]): Record<string, { metas: object[] }> {
	const groups: Record<string, { metas: object[] }> = Object.create(null);
	for (const { ref, key, meta } of presences) {
		groups[key] ??= { metas: [] };
		groups[key].metas.push({ ...meta, phx_ref: ref });
	}
	return groups;
}
