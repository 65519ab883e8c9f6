import type { DatabaseSettings } from '../database/open-database.ts';

/** Settings of an embedded database in `folder`. */
export const embeddedIn = (folder: string, more: Partial<DatabaseSettings> = {}): DatabaseSettings => ({
	DATA_DIR: folder,
	DATABASE_CONNECTIONS: 3,
	DATABASE_QUEUE: 100,
	STATEMENT_TIMEOUT_SERVICE: 30,
	EMBEDDED_ENGINE: 'auto',
	...more,
});
