import type { SupabaseClient } from '@supabase/supabase-js';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { JsonOf } from '#src/platform/public-schema/json-values.ts';
import { orThrow } from '../../use-task.ts';

/** Rows that are asked for at once where everything is too much for one answer. */
const PAGE = 100;

type OwnData = Record<string, unknown[]>;
type OwnTable = JsonOf<'list_my_tables'>[number];

/**
 * Every row of a person by its table, and under `pictures` their files: in one answer, or where that would be too large or
 * take too long, table by table in pages of rows.
 * @throws the table service's error
 */
export async function readOwnData(client: AppClient, userId: string): Promise<OwnData> {
	const { data, error } = await client.rpc('export_my_data');
	if (!error) return data;
	if (error.code !== 'answer_too_large' && error.code !== '57014') throw error;
	const own: OwnData = { pictures: await listPictures(client, userId) };
	const tables = await orThrow(Promise.resolve(client.rpc('list_my_tables')));
	for (const table of tables) own[table.name] = await readRows(client, userId, table);
	return own;
}

/** The rows of a table whose name the server said, so that the client cannot know its columns. */
async function readRows(client: SupabaseClient, userId: string, { name, key }: OwnTable): Promise<unknown[]> {
	const rows: unknown[] = [];
	let size = PAGE;
	for (;;) {
		let query = client.from(name).select('*').eq('user_id', userId);
		for (const column of key) query = query.order(column);
		const { data, error } = await query.range(rows.length, rows.length + size - 1);
		if (error?.code === 'answer_too_large' && size > 1) {
			size = Math.floor(size / 2);
			continue;
		}
		if (error) throw error;
		// The server may give fewer than were asked for, so that only an empty page is the end.
		if (data.length === 0) return rows;
		rows.push(...data);
	}
}

/** The files as `export_my_data` describes them. */
async function listPictures(client: AppClient, userId: string): Promise<unknown[]> {
	const files = await orThrow(client.storage.from('avatars').list(userId));
	return files.map(({ name, metadata, created_at }) => ({
		path: `/storage/v1/object/public/avatars/${userId}/${name}`,
		size: metadata?.size,
		mimetype: metadata?.mimetype,
		created_at,
	}));
}
