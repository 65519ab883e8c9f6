import { createHash } from 'node:crypto';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Divan } from './divan-file.ts';

/** What is known of the Divan in the database. */
export type KeptDivan = { edition: string; source: string; licence: string; ghazals: number; couplets: number };

const keptSql = 'select edition, source, licence, ghazals, couplets from public.divan';

/** The Divan that is there, or null. */
export async function findKept(database: Database): Promise<KeptDivan | null> {
	const { rows } = await database.query<KeptDivan>(keptSql);
	return rows[0] ?? null;
}

/**
 * Puts a Divan in the place of the one that is there, in one transaction; every process hears of it by NOTIFY. The same
 * Divan again changes nothing.
 */
export async function keepDivan(database: Database, divan: Divan): Promise<'new' | 'replaced' | 'same'> {
	const rows = divan.ghazals.flatMap(({ ghazal, couplets }) =>
		couplets.map(([first, second], index) => ({ ghazal, couplet: index + 1, first, second })),
	);
	const { edition, source, licence } = divan;
	const digest = createHash('sha256')
		.update(JSON.stringify([edition, source, licence, rows.map((row) => Object.values(row))]))
		.digest('hex');
	return database.transaction(async (tx) => {
		await tx.query('lock table public.divan in exclusive mode');
		const { rows: known } = await tx.query<{ digest: string }>('select digest from public.divan');
		if (known[0]?.digest === digest) return 'same';
		await tx.query('delete from public.divan_couplets');
		await tx.query('delete from public.divan');
		await tx.query(
			`insert into public.divan (edition, source, licence, ghazals, couplets, digest) values ($1, $2, $3, $4, $5, $6)`,
			[edition, source, licence, divan.ghazals.length, rows.length, digest],
		);
		await tx.query(
			`insert into public.divan_couplets (ghazal, couplet, place, first, second)
			select ghazal, couplet, row_number() over (order by ghazal, couplet), first, second
			from jsonb_to_recordset($1::jsonb) as given (ghazal integer, couplet integer, first text, second text)`,
			[JSON.stringify(rows)],
		);
		return known.length > 0 ? 'replaced' : 'new';
	});
}

/** Takes the Divan out again. @returns whether there was one */
export async function removeDivan(database: Database): Promise<boolean> {
	return database.transaction(async (tx) => {
		await tx.query('lock table public.divan in exclusive mode');
		await tx.query('delete from public.divan_couplets');
		const { affected } = await tx.query('delete from public.divan');
		return affected > 0;
	});
}
