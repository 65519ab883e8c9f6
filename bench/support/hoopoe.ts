import { type Backend, PUBLISHABLE_KEY, SECRET_KEY } from './backend.ts';
import { freePort, serve, settled, temporaryFolder } from './processes.ts';

/** Settings of our server under load. */
export const settings = (port: number): Record<string, string> => ({
	RATE_LIMITS: 'off',
	// A queue of fifty sign-ins on a busy machine is slow, not broken.
	REQUEST_TIMEOUT: '120',
	LOG_LEVEL: 'warn',
	DAILY_ARTICLES: 'off',
	HOST: '127.0.0.1',
	PORT: String(port),
	PUBLISHABLE_KEY,
	SECRET_KEY,
});

/** Starts our server and waits until it rests; with a new database, embedded where `environment` names no DATABASE_URL. */
export async function startHoopoe(name: string, environment: Record<string, string> = {}): Promise<Backend> {
	const port = await freePort();
	const profiling = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
	const served = await serve(process.execPath, [...profiling, 'src/main.ts'], {
		port,
		path: '/ready',
		environment: { ...settings(port), DATA_DIR: temporaryFolder(), ...environment },
	});
	await settled(served.pid);
	return { name, ...served };
}
