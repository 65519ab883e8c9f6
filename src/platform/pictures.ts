import type { Database } from './database/database.ts';

/** A picture as it is kept: its media type (PNG, JPEG or WebP) and bytes. */
export type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** Keeps pictures, each once. A key is lower-case letters, digits, hyphens and slashes. */
export interface KeepPicture {
	find(key: string): Promise<Picture | null>;
	/** Where somebody else kept one under this key first, theirs stays. */
	keep(key: string, picture: Picture): Promise<void>;
}

/** Pictures kept in `internal.pictures`, which no role of a request can read. */
export function picturesIn(database: Database): KeepPicture {
	return {
		async find(key) {
			const text = 'select type, bytes from internal.pictures where key = $1';
			return (await database.query<Picture>(text, [key])).rows[0] ?? null;
		},
		async keep(key, { type, bytes }) {
			const text = 'insert into internal.pictures (key, type, bytes) values ($1, $2, $3) on conflict (key) do nothing';
			await database.query(text, [key, type, bytes]);
		},
	};
}
