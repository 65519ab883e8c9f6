import { z } from 'zod';

/** Changes of rows that a client requests, as it sends them and gets them back with an id. */
export type RequestedChange = z.infer<typeof requestedChange>;

const requestedChange = z.object({
	event: z.string().regex(/^(\*|insert|update|delete)$/i),
	schema: z.string().optional(),
	table: z.string().optional(),
	filter: z.string().max(1000).optional(),
	select: z.array(z.string()).max(1600).optional(),
});

const options = z.object({
	broadcast: z
		.object({
			self: z.boolean().catch(false),
			ack: z.boolean().catch(false),
			replication_ready: z.boolean().catch(false),
			replay: z.object({ since: z.number(), limit: z.int().min(1).max(25).catch(25) }).optional(),
		})
		.partial()
		.catch({}),
	presence: z
		.object({ key: z.string().catch(''), enabled: z.boolean().catch(false) })
		.partial()
		.catch({}),
	postgres_changes: z.array(requestedChange).max(100).nullish(),
	private: z.boolean().catch(false).nullish(),
});

/** What a client wants of a channel that it joins. */
export type JoinOptions = z.infer<typeof options>;

/** Reads the `config` of a join; null where it is invalid. Without one all options have their defaults. */
export const readJoinOptions = (config: unknown): JoinOptions | null => options.safeParse(config ?? {}).data ?? null;
