import { OpenError } from '#src/platform/database/open-error.ts';
import { MigrationError } from '#src/platform/migrate.ts';
import { ConfigError } from '#src/platform/settings/config.ts';

/** What the person who started the program is told of an error that ended the start: one line, where it is a known one. */
export function explainStart(error: unknown): unknown {
	const known = error instanceof ConfigError || error instanceof OpenError || error instanceof MigrationError;
	if (known) return error.message;
	if ((error as { code?: string }).code === 'EADDRINUSE')
		return 'PORT is taken by another program. Stop it, or choose another PORT.';
	if (error instanceof Error && error.name === 'DatabaseUnavailable')
		return `The database of DATABASE_URL cannot be reached: ${error.message}.`;
	// Classes XX and 58 of SQLSTATE: data that cannot be read, and files that are missing.
	if (
		error instanceof Error &&
		error.name === 'DatabaseError' &&
		/^(XX|58)/.test((error as { code?: string }).code ?? '')
	)
		return `The database is damaged (${error.message}). Restore it from a backup.`;
	return error;
}
