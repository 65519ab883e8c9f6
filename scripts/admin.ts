// `npm run admin -- …`: the operator's commands for users, apps, single sign-on and the Divan. See docs/operations.md.
import { parseArgs } from 'node:util';
import { OpenError } from '../src/platform/database/open-error.ts';
import { MigrationError } from '../src/platform/migrate.ts';
import { ConfigError, processConfig } from '../src/platform/settings/config.ts';
import { options } from './admin/command.ts';
import { commands, help } from './admin/commands.ts';
import { openService } from './admin/open-service.ts';
import { Refusal } from './admin/refusal.ts';

async function run(): Promise<void> {
	const { values, positionals } = read();
	const [name, ...words] = positionals;
	if (values.help || !name || name === 'help') return console.log(help);
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new Refusal(`There is no command ${name}. npm run admin -- --help tells which there are.`);
	const service = await openService(processConfig());
	try {
		await command(service, words, values);
	} finally {
		await service.close();
	}
}

function read() {
	try {
		return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
	} catch (error) {
		throw new Refusal(`${(error as Error).message}. npm run admin -- --help tells more.`);
	}
}

run().catch((error: unknown) => {
	const expected = [Refusal, ConfigError, OpenError, MigrationError].some((kind) => error instanceof kind);
	const unreachable = error instanceof Error && error.name === 'DatabaseUnavailable';
	if (expected) console.error((error as Error).message);
	else if (unreachable) console.error(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
	else console.error(error);
	process.exitCode = 1;
});
