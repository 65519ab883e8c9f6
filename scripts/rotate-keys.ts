// `npm run rotate-keys`: a new key signs sessions from now on; the old one goes on checking until its tokens have
// expired. With `-- --at-once` it stops at once. See docs/operations.md.
import { rotateKeptKeys } from '../src/backend/auth/tokens/kept-keys.ts';
import { type KeySet, retiredUntil } from '../src/backend/auth/tokens/key-set.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { OpenError } from '../src/platform/database/open-error.ts';
import { silentLog } from '../src/platform/process/log.ts';
import { ConfigError, processConfig } from '../src/platform/settings/config.ts';
import { secretsIn } from '../src/platform/settings/secrets.ts';

/** Said to the operator as one line, instead of a stack. */
class Refusal extends Error {}

/** SQLSTATE of a table, or a schema, that does not exist. */
const NEVER_STARTED = ['42P01', '3F000'];

async function rotate(): Promise<void> {
	const unknown = process.argv.slice(2).find((argument) => argument !== '--at-once');
	if (unknown) throw new Refusal(`${unknown} is not known: the one option is --at-once.`);
	const atOnce = process.argv.includes('--at-once');
	const config = processConfig();
	if (config.JWT_KEYS)
		throw new Refusal('The keys stand in JWT_KEYS: put a new one first there, and take "d" out of the old one.');
	if (config.JWT_ALGORITHM === 'HS256')
		throw new Refusal('JWT_ALGORITHM is HS256: its only key is JWT_SECRET, which you change yourself.');
	const database = await openDatabase(config, silentLog);
	try {
		const text = await rotateKeptKeys(secretsIn(database), config, { now: new Date(), atOnce });
		const [current, ...retired] = (JSON.parse(text) as KeySet).keys;
		console.log(`Sessions are signed by the new ${current?.alg} key ${current?.kid}.`);
		for (const key of retired)
			console.log(`${key.kid} checks until ${new Date((retiredUntil(key) ?? 0) * 1000).toISOString()}.`);
		if (atOnce) console.log('All other keys are gone: access tokens signed before are refused.');
		if (database.kind === 'server') console.log('Running servers follow within a minute.');
	} catch (error) {
		if (NEVER_STARTED.includes((error as { code?: string }).code ?? ''))
			throw new Refusal('This database has no keys yet: the server makes them when it is first started.');
		throw error;
	} finally {
		await database.close();
	}
}

rotate().catch((error: unknown) => {
	const unreachable = error instanceof Error && error.name === 'DatabaseUnavailable';
	if (error instanceof Refusal || error instanceof ConfigError || error instanceof OpenError)
		console.error(error.message);
	else if (unreachable) console.error(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
	else console.error(error);
	process.exitCode = 1;
});
