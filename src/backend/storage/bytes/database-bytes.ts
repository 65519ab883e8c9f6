import type { Database, Queryable, Result, Statement } from '#src/platform/database/database.ts';
import type { BytePlace } from './byte-place.ts';

/** Bytes of a part at most, as the table `storage.contents` wants it. */
const PART = 262_144;
/** Parts that are read at once. */
const AT_ONCE = 4;

/** Ends the role of the caller within a transaction: what follows is the server's own. */
export const ownRole = { text: "select set_config('role', 'none', true)" };

/** Keeps bytes in `storage.contents`, in parts. */
export async function keepParts(tx: Queryable, version: string, bytes: Uint8Array): Promise<void> {
	for (let part = 0; part * PART < bytes.length; part++)
		await tx.query('insert into storage.contents (version, part, bytes) values ($1, $2, $3)', [
			version,
			part,
			bytes.subarray(part * PART, (part + 1) * PART),
		]);
}

/** Statements that keep more bytes of a version behind the first `at` ones, in parts that are filled up first. */
export function appendParts(version: string, at: number, bytes: Uint8Array): Statement[] {
	const statements: Statement[] = [];
	for (let from = 0; from < bytes.length; ) {
		const part = Math.floor((at + from) / PART);
		const to = Math.min(bytes.length, (part + 1) * PART - at);
		statements.push({
			text: `insert into storage.contents as c (version, part, bytes) values ($1, $2, $3)
				on conflict (version, part) do update set bytes = c.bytes || excluded.bytes`,
			values: [version, part, bytes.subarray(from, to)],
		});
		from = to;
	}
	return statements;
}

/** Bytes in `storage.contents`, which no role of a request reaches. */
export function databaseBytes(database: Database): BytePlace {
	const readParts = async (version: string, first: number, last: number) => {
		const text = 'select bytes from storage.contents where version = $1 and part between $2 and $3 order by part';
		const { rows } = await database.query<{ bytes: Uint8Array<ArrayBuffer> }>(text, [version, first, last]);
		return rows.length === last - first + 1 ? rows.map(({ bytes }) => bytes) : null;
	};
	return {
		keep: (version, bytes, rows) =>
			database.transaction(async (tx) => {
				const results: Result[] = [];
				for (const { text, values } of rows) results.push(await tx.query(text, values));
				await tx.query(ownRole.text);
				await keepParts(tx, version, bytes);
				return results;
			}),
		async keepCopy(of, version, rows) {
			// Not in one statement with `rows`, whose role may not read bytes.
			class Gone extends Error {}
			const text = `insert into storage.contents (version, part, bytes)
				select $2, part, bytes from storage.contents where version = $1`;
			try {
				return await database.transaction(async (tx) => {
					const results: Result[] = [];
					for (const row of rows) results.push(await tx.query(row.text, row.values));
					await tx.query(ownRole.text);
					const { affected } = await tx.query(text, [of.version, version]);
					if (affected !== Math.ceil(of.size / PART)) throw new Gone();
					return results;
				});
			} catch (error) {
				if (error instanceof Gone) return null;
				throw error;
			}
		},
		async read(version, { from, to }) {
			const first = Math.floor(from / PART);
			const last = Math.floor(to / PART);
			const cut = (part: Uint8Array<ArrayBuffer>, index: number) =>
				part.subarray(index === first ? from % PART : 0, index === last ? (to % PART) + 1 : PART);
			const begun = await readParts(version, first, Math.min(last, first + AT_ONCE - 1));
			if (!begun) return null;
			if (first === last) return cut(begun[0] as Uint8Array<ArrayBuffer>, first);
			let index = first;
			let parts = begun;
			return new ReadableStream({
				async pull(controller) {
					if (parts.length === 0) parts = (await readParts(version, index, Math.min(last, index + AT_ONCE - 1))) ?? [];
					const part = parts.shift();
					if (!part) throw new Error('the object was deleted while it was read');
					controller.enqueue(cut(part, index));
					if (++index > last) controller.close();
				},
			});
		},
	};
}
