import { spawnSync } from 'node:child_process';

/** Installs a Debian package where that is possible: on Debian, as root. */
export function installPackage(name: string): boolean {
	if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
	console.log(`Installing ${name} …`);
	const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env: environment };
	// A machine without a network says so in seconds, not in minutes.
	const hasty = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
	spawnSync('apt-get', ['update', '-qq', ...hasty], quiet);
	return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...hasty, name], quiet).status === 0;
}
