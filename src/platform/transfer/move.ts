import type { Database } from '../database/database.ts';
import { beginSnapshot, dump } from './dump.ts';
import { type LoadedTable, load } from './load.ts';
import { listTables } from './read-tables.ts';

/**
 * Puts everything of one database of ours in the place of everything that another holds; nobody writes to the first one
 * meanwhile. Counted and compared table by table before anything is committed (`load`).
 * @throws TransferError where it does not come out as it was; nothing is changed then
 */
export async function moveEverything(from: Database, to: Database): Promise<LoadedTable[]> {
	const names = (await listTables(from)).map(({ name }) => name);
	return from.transaction(async (source) => {
		await beginSnapshot(source, names);
		return load(to, () => dump(source));
	});
}
