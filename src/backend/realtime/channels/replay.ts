import type { Database } from '#src/platform/database/database.ts';
import type { Broadcast } from '../wire/frames.ts';

/** Messages of a private topic that were stored since a moment (milliseconds since 1970): the newest, oldest first. */
export type Replay = (topic: string, since: number, limit: number) => Promise<Broadcast[]>;

type Row = { id: string; event: string; payload: string };

export const replayFrom =
	(database: Database): Replay =>
	async (topic, since, limit) => {
		const { rows } = await database.query<Row>(
			`select id, coalesce(event, '') as event, coalesce(payload, '{}')::text as payload from realtime.messages
			where topic = $1 and private and extension = 'broadcast' and inserted_at >= to_timestamp($2) at time zone 'UTC'
			order by inserted_at desc limit $3`,
			[topic, since / 1000, limit],
		);
		return rows
			.reverse()
			.map(({ id, event, payload }) => ({ event, payload, meta: JSON.stringify({ id, replayed: true }) }));
	};
