import type { KeptTable } from '#src/catalogue/catalogue.ts';
import type { AppClient, NewRow } from '#src/platform/public-schema/app-client.ts';

/** A new row's id, made before the reading is asked for. Works on plain `http` too, unlike `crypto.randomUUID`. */
export function newReadingId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a row was refused because its person keeps as many as they may (`0025_quotas.sql`). */
export function isHistoryFull(error: unknown): boolean {
	const { code, hint } = error as { code?: unknown; hint?: unknown };
	return code === 'PT403' && hint === 'quota_rows';
}

/**
 * Keeps a reading. The id was made before asking, so a row that is there already (23505) is this one: an earlier try
 * arrived although its answer did not.
 * @throws whatever the table service says otherwise
 */
export async function saveReading<Table extends KeptTable>(
	supabase: AppClient,
	table: Table,
	row: NewRow<Table>,
): Promise<void> {
	// supabase-js works out what a table takes from its name only where that is known; here NewRow has checked it.
	const { error } = await supabase.from(table).insert(row as never);
	if (error && error.code !== '23505') throw error;
}
