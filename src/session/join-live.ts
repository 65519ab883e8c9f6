import type { RealtimeChannel } from '@supabase/supabase-js';
import type { KeptTable } from '#src/catalogue/catalogue.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';

/** A change of a row that is waited for. */
export type LiveChange = {
	table: KeptTable | 'profiles' | 'blog_articles';
	event: 'INSERT' | 'UPDATE' | '*';
	/** What the row must be like: `user_id=eq.…`. */
	filter?: string;
	/** Columns that are wanted. */
	select?: string[];
};

/** What is listened to: broadcasts of a private channel, or changes of rows. */
export type Live = { channel: string } | { changes: readonly LiveChange[] };

/** After so many refusals without a success it gives up. */
const MOST_REFUSALS = 3;
/** A channel that the server has closed is joined again after so long: its token may have been too old. */
const AGAIN_MS = 5_000;

/** A channel is left before the next one is joined, which may have its name. */
let leaving: Promise<unknown> = Promise.resolve();
let count = 0;

/**
 * Listens until the function that it returns is called.
 * @param heard gets the new row, or nothing where something may have been missed
 */
export function joinLive(
	client: AppClient,
	live: Live,
	heard: (row: Readonly<Record<string, unknown>> | null) => void,
): () => void {
	let isOver = false;
	let joined = false;
	let refusals = 0;
	let channel: RealtimeChannel | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	async function join(): Promise<void> {
		await leaving;
		// A join that is sent with the session's token has the user's role from the beginning.
		await client.realtime.setAuth();
		if (isOver) return;
		channel = 'channel' in live ? ofBroadcasts(live.channel) : ofChanges(live.changes);
		channel.subscribe((status) => {
			if (isOver) return;
			if (status === 'SUBSCRIBED') {
				if (joined) heard(null);
				joined = true;
				refusals = 0;
			} else if (status === 'CLOSED') timer = setTimeout(() => void join(), AGAIN_MS);
			else if (!joined && ++refusals >= MOST_REFUSALS) leave();
		});
	}

	function ofBroadcasts(name: string): RealtimeChannel {
		return client.channel(name, { config: { private: true } }).on('broadcast', { event: '*' }, () => heard(null));
	}

	function ofChanges(changes: readonly LiveChange[]): RealtimeChannel {
		const made = client.channel(`live ${++count}`);
		for (const change of changes)
			made.on('postgres_changes', { ...change, event: change.event as '*', schema: 'public' }, (told) =>
				heard(told.new),
			);
		return made;
	}

	function leave(): void {
		isOver = true;
		clearTimeout(timer);
		const left = channel;
		if (left) leaving = leaving.then(() => client.removeChannel(left)).catch(() => {});
	}

	void join().catch((error: unknown) => console.warn(error));
	return leave;
}
