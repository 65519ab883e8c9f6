import { z } from 'zod';
import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { COLUMNS, type StoredObject } from './object-rows.ts';

const direction = z.enum(['asc', 'desc']).default('asc');
/** One version of each object is kept; the others cannot be asked for. */
const versions = {
	noncurrentVersions: z.literal('exclude').optional(),
	deleteMarkers: z.literal('exclude').optional(),
};
const text = z
	.string()
	.max(1024)
	.refine((value) => value.isWellFormed() && !value.includes('\0'));

/** The body of `/object/list/{bucket}`. */
export const listBody = z.object({
	prefix: text.default(''),
	search: text.default(''),
	limit: z.int().min(1).max(10_000).default(100),
	offset: z.int().min(0).default(0),
	sortBy: z
		.object({
			column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
			order: direction,
		})
		.prefault({}),
	exactMatch: z.literal(false).optional(),
	...versions,
});

/** The body of `/object/list-v2/{bucket}`. */
export const listV2Body = z.object({
	prefix: text.default(''),
	limit: z
		.int()
		.min(1)
		.default(1000)
		.transform((limit) => Math.min(limit, 1000)),
	cursor: z.string().max(4096).optional(),
	with_delimiter: z.boolean().default(false),
	sortBy: z
		.object({ column: z.enum(['name', 'created_at', 'updated_at']).default('name'), order: direction })
		.prefault({}),
	exactMatch: z.literal(false).optional(),
	...versions,
});

/** A row of a listing: an object, or a folder, which is only what names have in common. */
export type Entry = Omit<StoredObject, 'id'> & { id: string | null };

/**
 * Objects and folders right inside a folder, or everything that begins with `prefix`. A folder is as old as what came into
 * it first, as Supabase Storage has it for both times.
 */
const entriesSql = (grouped: boolean) => `
	select ${COLUMNS} from storage.objects
	where bucket_id = $1 and name ^@ $2 ${grouped ? `and position('/' in substr(name, length($2) + 1)) = 0` : ''}
	${
		grouped
			? `union all
	select null, $1, f.name, null, null, null, null, null, null, null, null, f.created_at, f.created_at
	from (
		select $2 || split_part(substr(name, length($2) + 1), '/', 1) || '/' as name, min(created_at) as created_at
		from storage.objects where bucket_id = $1 and name ^@ $2 and position('/' in substr(name, length($2) + 1)) > 0
		group by 1) as f`
			: ''
	}`;

/** Reads one page of a folder; `search` is what names in it begin with, in any case of letters. */
export function listFolder(bucket: string, body: z.infer<typeof listBody>): Statement {
	const { column, order } = body.sortBy;
	const by = column === 'last_accessed_at' ? 'updated_at' : column;
	const folder = folderOf(body.prefix);
	return {
		text: `select * from (${entriesSql(true)}) as e
			where lower(substr(name, length($2) + 1)) ^@ lower($3)
			order by ${by === 'name' ? '' : `id is not null, case when id is not null then ${by} end ${order},`} name ${order} limit $4 offset $5`,
		values: [bucket, folder, body.search, body.limit, body.offset],
	};
}

const folderOf = (prefix: string) => {
	const path = prefix.replace(/^\/+|\/+$/g, '');
	return path ? `${path}/` : '';
};

/** An entry of a folder on the wire. */
export function folderEntry(entry: Entry, prefix: string) {
	const name = entry.name.slice(folderOf(prefix).length).replace(/\/$/, '');
	const { id, created_at, updated_at } = entry;
	if (id === null) return { name, id, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
	return { name, id, updated_at, created_at, last_accessed_at: updated_at, metadata: metadataOf(entry) };
}

type Sorting = z.infer<typeof listV2Body>['sortBy'];

/** How a list is sorted: as its first page was, which the cursor tells. */
const sortingOf = ({ cursor, sortBy }: z.infer<typeof listV2Body>): Sorting =>
	cursor === undefined ? sortBy : cursorOf(cursor).sortBy;

/** Reads one page and one entry more, after the last entry of the page before. Times count in whole milliseconds. */
export function listAll(bucket: string, body: z.infer<typeof listV2Body>): Statement {
	const { column, order } = sortingOf(body);
	const last = body.cursor === undefined ? null : cursorOf(body.cursor);
	const key = column === 'name' ? `''` : `to_char(${column} at time zone 'UTC', 'YYYYMMDDHH24MISSMS')`;
	return {
		text: `select * from (select *, ${key} collate "C" as key from (${entriesSql(body.with_delimiter)}) as e) as e
			where $3::text is null or (key, name) ${order === 'asc' ? '>' : '<'} ($3, $4)
			order by key ${order}, name ${order} limit $5`,
		values: [bucket, body.prefix, last?.key ?? null, last?.name ?? null, body.limit + 1],
	};
}

/** A page on the wire, of rows that may be one more than the page. */
export function pageOf(rows: readonly (Entry & { key: string })[], body: z.infer<typeof listV2Body>) {
	const page = rows.slice(0, body.limit);
	const last = page.at(-1);
	const hasNext = rows.length > body.limit;
	const { column, order } = sortingOf(body);
	return {
		hasNext,
		...(hasNext && last
			? { nextCursor: Buffer.from(JSON.stringify([last.key, last.name, column, order])).toString('base64url') }
			: {}),
		folders: page.filter(({ id }) => id === null).map(({ name }) => ({ name, key: name })),
		objects: page
			.filter(({ id }) => id !== null)
			.map((entry) => ({
				id: entry.id,
				name: entry.name,
				key: entry.name,
				updated_at: entry.updated_at,
				created_at: entry.created_at,
				last_accessed_at: entry.updated_at,
				metadata: metadataOf(entry),
				version: entry.version,
			})),
	};
}

const cursorParts = z.tuple([text, text, z.enum(['name', 'created_at', 'updated_at']), z.enum(['asc', 'desc'])]);

function cursorOf(cursor: string): { key: string; name: string; sortBy: Sorting } {
	try {
		const [key, name, column, order] = cursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
		return { key, name, sortBy: { column, order } };
	} catch {
		throw new Problem('InvalidRequest', 400, 'body/cursor is not one that was given out');
	}
}

/** What lists and answers of removal tell about a file. */
export function metadataOf({ etag, size, mimetype, cache_control, updated_at }: Omit<StoredObject, 'id'>) {
	return {
		eTag: etag,
		size,
		mimetype,
		cacheControl: cache_control,
		lastModified: updated_at,
		contentLength: size,
		httpStatusCode: 200,
	};
}
