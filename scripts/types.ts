// `npm run types`: writes src/platform/public-schema/database-types.ts from the schema that the migrations make.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../src/platform/database/embedded/open-embedded.ts';
import { migrate } from '../src/platform/migrate.ts';
import { silentLog } from '../src/platform/process/log.ts';
import { writeTypes } from '../src/platform/public-schema/write-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-types-'));
try {
	const database = await openEmbedded(folder, silentLog, { engine: 'pglite' });
	try {
		await migrate(database);
		writeFileSync('src/platform/public-schema/database-types.ts', await writeTypes(database));
	} finally {
		await database.close();
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
