import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, PUBLISHABLE_KEY, SECRET_KEY } from './backend.ts';
import { freePort, root, serve, settled, temporaryFolder } from './processes.ts';

const program = join(root, 'bench/node_modules/@supabase/lite/dist/cli/index.js');
const environment = { NODE_ENV: 'production', DO_NOT_TRACK: '1', LITE_TELEMETRY: '0' };

/**
 * Starts `@supabase/lite` as its docs/running.mdx says for production: migrations applied first, then `lite start`
 * (nothing watched), here without its admin mode. Keys are set, so that every request is checked.
 */
export async function startLite(
	name: string,
	driver: 'sqlite-postgres' | 'pglite' | 'postgres',
	url = 'file:./supabase/.temp/data',
): Promise<Backend> {
	const folder = temporaryFolder();
	const port = await freePort();
	mkdirSync(join(folder, 'supabase/migrations'), { recursive: true });
	writeFileSync(join(folder, 'supabase/config.toml'), config(port, driver, url));
	writeFileSync(
		join(folder, 'supabase/migrations/20260101000000_hafez_readings.sql'),
		hafezReadings(driver === 'sqlite-postgres'),
	);
	const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: 60_000 };
	execFileSync(process.execPath, [program, 'migration', 'up'], { ...options, stdio: 'pipe' });
	const profiling = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
	const served = await serve(process.execPath, [...profiling, program, 'start', '--no-admin'], {
		port,
		path: `/auth/v1/health?apikey=${PUBLISHABLE_KEY}`,
		cwd: folder,
		environment,
	});
	await settled(served.pid);
	return { name, ...served };
}

const config = (port: number, driver: string, url: string) => `
[api]
port = ${port}

[db]
driver = "${driver}"
url = "${url}"

[auth]
enabled = true
jwt_secret = "Zr7pQ2vK9xLm4TnB8wYc3HdF6gJs1EuA5oNi0RtX"
jwt_expiry = 3600
enable_signup = true
publishable_key = "${PUBLISHABLE_KEY}"
secret_key = "${SECRET_KEY}"

[auth.email]
enable_confirmations = false
`;

/** Our own table with its index and policies, without the two things its SQLite cannot do: they save it work. */
function hafezReadings(sqlite: boolean): string {
	const migration = readFileSync(join(root, 'database/migrations/0004_readings.sql'), 'utf8');
	const statements = migration
		.split(/;\n/)
		.filter((statement) => /\bpublic\.hafez_readings\b/.test(statement) && !/^\s*grant/.test(statement));
	const text = `${statements.join(';\n')};\n`;
	return sqlite
		? text.replace(/ default auth\.uid\(\)/, '').replaceAll(/ check \(char_length\([^()]*\) between \d+ and \d+\)/g, '')
		: text;
}
