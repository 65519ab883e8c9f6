import { type Database, DatabaseError } from '#src/platform/database/database.ts';
import type { Caller } from '../../caller.ts';
import type { Access } from './topic.ts';

/** What policies on `realtime.messages` let somebody do in a private topic. */
export type ReadAccess = (topic: string, caller: Caller) => Promise<Access>;

type Found = { read: string[]; write: string[] };
const NOTHING: Found = { read: [], write: [] };

/** Asks the database; a policy that fails grants nothing. */
export const accessIn =
	(database: Database): ReadAccess =>
	async (topic, { role, claims }) => {
		const { read, write } = await database
			.query<{ found: Found }>('select realtime.access($1, $2, $3) as found', [topic, role, JSON.stringify(claims)])
			.then(({ rows }) => rows[0]?.found ?? NOTHING)
			.catch((error) => {
				if (error instanceof DatabaseError) return NOTHING;
				throw error;
			});
		const of = (extension: string) => ({ read: read.includes(extension), write: write.includes(extension) });
		return { broadcast: of('broadcast'), presence: of('presence') };
	};
