import { Hono } from 'hono';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { asCaller, type Bucket, noSuchBucket } from './objects/object-rows.ts';
import { readJson } from './objects/read-upload.ts';
import type { StorageParts } from './storage-parts.ts';

/** As Supabase Storage counts them: by thousands. */
const UNITS = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 } as const;
const SIZE = /^(\d{1,9}(?:\.\d{1,9})?) ?([KMG]?B)?$/i;
const sizeLimit = z
	.union([
		z.int().min(1).max(Number.MAX_SAFE_INTEGER),
		z
			.string()
			.regex(SIZE)
			.transform((value) => {
				const [, size = '', unit = 'B'] = SIZE.exec(value) ?? [];
				return Math.floor(Number(size) * UNITS[unit.toUpperCase() as keyof typeof UNITS]);
			})
			.pipe(z.number().min(1)),
	])
	.nullish();
const options = {
	public: z.boolean().optional(),
	file_size_limit: sizeLimit,
	allowed_mime_types: z
		.array(z.string().regex(/^[\w.+-]+\/([\w.+-]+|\*)$/))
		.max(100)
		.nullish(),
	/** One version of each object is kept, and there is one kind of bucket. */
	versioning_status: z.literal('DISABLED').nullish(),
	type: z.literal('STANDARD').nullish(),
};
const newBucket = z.object({ ...options, id: z.string().optional(), name: z.string() });
const changedBucket = z.object(options);
const listQuery = z.object({
	limit: z.coerce.number().int().min(1).max(10_000).default(10_000),
	offset: z.coerce.number().int().min(0).default(0),
	sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
	sortOrder: z.enum(['asc', 'desc']).default('asc'),
	search: z.string().max(100).default(''),
});

const wireBucket = ({ owner_id: owner, ...bucket }: Bucket) => ({
	...bucket,
	name: bucket.id,
	owner: owner ?? '',
	type: 'STANDARD',
});

/** The endpoints of buckets, relative to `/bucket`; the policies of `storage.buckets` decide. */
export function createBuckets({ database, config, resolveCaller }: StorageParts): Hono {
	const app = new Hono();

	app.get('/', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const query = listQuery.safeParse(c.req.query());
		if (!query.success) throw new Problem('InvalidRequest', 400, 'The list cannot be asked for like this');
		const { limit, offset, sortColumn, sortOrder, search } = query.data;
		const column = sortColumn === 'name' ? 'id' : sortColumn;
		const text = `select * from storage.buckets where position(lower($1) in lower(id)) > 0
			order by ${column} ${sortOrder}, id limit $2 offset $3`;
		const [rows] = await asCaller<Bucket>(database, caller, [{ text, values: [search, limit, offset] }], true);
		return c.json((rows ?? []).map(wireBucket));
	});

	app.post('/', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const body = await readJson(c.req.raw, config.BODY_LIMIT, newBucket);
		const text = `insert into storage.buckets (id, public, file_size_limit, allowed_mime_types, owner_id)
			values ($1, $2, $3, $4, $5)`;
		const id = body.id ?? body.name;
		const values = [
			id,
			body.public ?? false,
			body.file_size_limit ?? null,
			body.allowed_mime_types ?? null,
			caller.userId,
		];
		await asCaller(database, caller, [{ text, values }]).catch((error: { code?: string }) => {
			if (error.code === '23514') throw new Problem('InvalidBucketName', 400, 'Bucket name invalid');
			throw error;
		});
		return c.json({ name: id });
	});

	app.get('/:id', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const text = 'select * from storage.buckets where id = $1';
		const [rows] = await asCaller<Bucket>(database, caller, [{ text, values: [idOf(c.req.param('id'))] }], true);
		if (!rows?.[0]) throw noSuchBucket();
		return c.json(wireBucket(rows[0]));
	});

	app.put('/:id', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const body = await readJson(c.req.raw, config.BODY_LIMIT, changedBucket);
		// What is left out stays; null takes a limit away.
		const text = `update storage.buckets set public = coalesce($2, public),
			file_size_limit = case when $3::boolean then $4 else file_size_limit end,
			allowed_mime_types = case when $5::boolean then $6 else allowed_mime_types end, updated_at = now()
			where id = $1 returning id`;
		const { file_size_limit: limit, allowed_mime_types: types } = body;
		const values = [
			idOf(c.req.param('id')),
			body.public ?? null,
			limit !== undefined,
			limit ?? null,
			types !== undefined,
			types ?? null,
		];
		const [rows] = await asCaller(database, caller, [{ text, values }]);
		if (!rows?.[0]) throw noSuchBucket();
		return c.json({ message: 'Successfully updated' });
	});

	app.post('/:id/empty', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const id = idOf(c.req.param('id'));
		const [rows] = await asCaller(database, caller, [
			{ text: 'select id from storage.buckets where id = $1', values: [id] },
			{
				// Only where the caller may see the bucket; for others there is none.
				text: 'delete from storage.objects where bucket_id in (select b.id from storage.buckets b where b.id = $1)',
				values: [id],
			},
		]);
		if (!rows?.[0]) throw noSuchBucket();
		return c.json({ message: 'Successfully emptied' });
	});

	app.delete('/:id', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const text = 'delete from storage.buckets where id = $1 returning id';
		const [rows] = await asCaller(database, caller, [{ text, values: [idOf(c.req.param('id'))] }]);
		if (!rows?.[0]) throw noSuchBucket();
		return c.json({ message: 'Successfully deleted' });
	});
	return app;
}

/** What PostgreSQL would refuse as text names no bucket. */
function idOf(param: string): string {
	if (param.includes('\0')) throw noSuchBucket();
	return param;
}
