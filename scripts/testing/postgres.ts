import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './install-package.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl, of the newest server there is. */
function findPrograms(): string | null {
	const fromPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
	const fromDebian = existsSync(DEBIAN)
		? readdirSync(DEBIAN)
				.sort((one, other) => Number(other) - Number(one))
				.map((version) => join(DEBIAN, version, 'bin'))
		: [];
	return (
		[...fromDebian, fromPath ?? ''].find(
			(folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
		) ?? null
	);
}

/** A free port, asked of the system. */
function freePort(): number {
	const script =
		"const s=require('net').createServer();s.listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
	return Number(execFileSync('node', ['-e', script], { encoding: 'utf8' }));
}

/**
 * A PostgreSQL server of one's own in a new folder, for tests and benchmarks: not durable, loopback only, gone after
 * `stop`. Installs Debian's package where no server is found. Null where none can be had.
 */
export function startPostgres(): { url: string; version: string; stop: () => void } | null {
	const programs = findPrograms() ?? (installPackage('postgresql') ? findPrograms() : null);
	if (!programs) return null;
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-postgres-'));
	const data = join(folder, 'data');
	// PostgreSQL refuses to run as root; Debian's package brings a user for it.
	const asRoot = process.getuid?.() === 0;
	const run = (program: string, args: string[]) => {
		const [command, rest] = asRoot
			? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]]
			: [join(programs, program), args];
		execFileSync(command as string, rest as string[], { stdio: 'ignore', cwd: '/' });
	};
	if (asRoot) execFileSync('chown', ['postgres', folder]);
	chmodSync(folder, 0o700);
	run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']);
	const port = freePort();
	const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
	run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
	const version =
		execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).match(/\d+(\.\d+)?/)?.[0] ?? '';
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		version,
		stop() {
			run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
