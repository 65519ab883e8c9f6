import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#src/platform/database/database.ts';
import type { TestApp } from '#src/testing/test-app.ts';

/** A PNG of one pixel. */
export const png = () =>
	new Uint8Array(
		Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64',
		),
	);

const repeated = Uint8Array.from({ length: 251 * 256 }, (_, index) => (index * 31 + (index >> 8) * 7) % 251);

/** What begins like a JPEG and goes on with bytes that tell where they are. */
export function jpeg(size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	for (let at = 0; at < size; at += repeated.length) bytes.set(repeated.subarray(0, size - at), at);
	bytes.set([0xff, 0xd8, 0xff, 0xe0]);
	return bytes;
}

export const utf8 = (text: string) => new TextEncoder().encode(text);
export const svg = (fill = 'teal') =>
	utf8(`<?xml version="1.0"?>\n<!-- a cover -->\n<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${fill}"/></svg>`);

/** A client with the secret key: the role `service_role`. */
export const serviceOf = ({ app, parts }: TestApp): SupabaseClient =>
	createClient('http://localhost:3000', parts.apiKeys.secret, {
		auth: { persistSession: false, autoRefreshToken: false },
		global: { fetch: (async (input: string, init?: RequestInit) => app.request(input, init)) as typeof fetch },
	});

/** Parts of contents that belong to no object, and objects that lack bytes: there must never be any. */
export async function lostBytes(database: Database): Promise<number> {
	const { rows } = await database.query<{ lost: number }>(
		`select (select count(*) from storage.contents c where not exists (
				select from storage.objects o where o.version = c.version and o.kept_in = 'database')
				and not exists (select from storage.uploads u where u.id = c.version and u.finished_at is null))
			+ (select count(*) from storage.uploads u where u.finished_at is null and u.received - u.stored <> (
				select coalesce(sum(octet_length(bytes)), 0) from storage.contents c where c.version = u.id))
			+ (select count(*) from storage.objects o where o.kept_in = 'database' and o.size <> (
				select coalesce(sum(octet_length(bytes)), 0) from storage.contents c where c.version = o.version)) as lost`,
	);
	return rows[0]?.lost ?? -1;
}
