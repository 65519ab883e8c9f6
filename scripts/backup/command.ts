import { OpenError } from '../../src/platform/database/open-error.ts';
import { MigrationError } from '../../src/platform/migrate.ts';
import { ConfigError } from '../../src/platform/settings/config.ts';
import { TransferError } from '../../src/platform/transfer/records.ts';
import { Refusal } from '../admin/refusal.ts';

/** Runs a command of the operator; expected errors are printed as one line, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		const expected = [Refusal, ConfigError, OpenError, MigrationError, TransferError].some(
			(kind) => error instanceof kind,
		);
		const away = error instanceof Error && error.name === 'DatabaseUnavailable';
		if (expected) console.error((error as Error).message);
		else if (away) console.error(`The database cannot be reached: ${error.message}.`);
		else console.error(error);
		process.exitCode = 1;
	}
}

/** `1,234 rows in 40 tables` and the like. */
export const counted = (count: number, one: string, more: string): string =>
	`${count.toLocaleString('en')} ${count === 1 ? one : more}`;
