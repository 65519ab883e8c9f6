import type { Database } from '../database/database.ts';

/** Reads a secret of the server, making and keeping it the first time. All processes on one database share it. */
export interface KeepSecret {
	(name: string, make: () => string | Promise<string>): Promise<string>;
	/** Replaces `old` by `value`; false, without a change, where another process was first. */
	replace(name: string, old: string, value: string): Promise<boolean>;
}

/** Secrets kept in `internal.secrets`, which no role of a request can read. */
export function secretsIn(database: Database): KeepSecret {
	const keep = async (name: string, make: () => string | Promise<string>) => {
		const find = () => database.query<{ value: string }>('select value from internal.secrets where name = $1', [name]);
		const known = (await find()).rows[0];
		if (known) return known.value;
		await database.query('insert into internal.secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
			name,
			await make(),
		]);
		const kept = (await find()).rows[0];
		if (!kept) throw new Error(`the secret ${name} could not be kept`);
		return kept.value;
	};
	const replace = async (name: string, old: string, value: string) => {
		const text = 'update internal.secrets set value = $3 where name = $1 and value = $2';
		return (await database.query(text, [name, old, value])).affected === 1;
	};
	return Object.assign(keep, { replace });
}
