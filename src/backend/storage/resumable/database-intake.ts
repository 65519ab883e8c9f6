import type { Database } from '#src/platform/database/database.ts';
import { appendParts } from '../bytes/database-bytes.ts';
import type { Held, Intake } from './intake.ts';
import { advanced, finished, type UploadRow } from './upload-rows.ts';

/** Bytes in `storage.contents`, where they stay when the upload has become an object. */
export function databaseIntake(
	{ database, clock }: { database: Database; clock: () => Date },
	{ row, holder }: Held<UploadRow>,
): Intake {
	const kept = (bytes: Uint8Array) => [
		advanced(row.id, holder, row.received, row.received + bytes.length),
		...appendParts(row.id, row.received, bytes),
	];
	async function keep(bytes: Uint8Array): Promise<void> {
		await database.batch(kept(bytes));
		row.received += bytes.length;
	}
	return {
		unit: 1024 * 1024,
		at: () => row.received,
		begun: async () => new Uint8Array(),
		keepUnit: keep,
		keepRest: keep,
		async finish(bytes, rows) {
			await database.batch([...kept(bytes), finished(row.id, clock()), ...rows]);
			row.received += bytes.length;
		},
	};
}
