import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process with this id began, in a form that can only be compared: the id alone is given to another program one
 * day. Null where there is no such process; an empty text where the system does not tell.
 */
export function startOf(pid: number): string | null {
	if (!isAlive(pid)) return null;
	try {
		if (process.platform === 'linux') {
			// The 22nd field (man 5 proc_pid_stat); the second, a name in parentheses, may hold spaces.
			const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
			const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
			// A zombie has ended; it keeps its id until its parent asks how, which some never do.
			return state === 'Z' ? null : (fields[18] ?? '');
		}
		return String(beganAt(pid) ?? '');
	} catch {
		return '';
	}
}

/** When a process began, in milliseconds since 1970 and as exact as a second; null where the system does not tell. */
export function beganAt(pid: number): number | null {
	const [program, ...args] =
		process.platform === 'win32'
			? [
					'powershell.exe',
					'-NoProfile',
					'-Command',
					`(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('u')`,
				]
			: ['ps', '-o', 'lstart=', '-p', String(pid)];
	try {
		const said = execFileSync(program as string, args, {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
			timeout: 10_000,
			env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
		});
		const time = Date.parse(said.trim().replace(/Z?$/, 'Z'));
		return Number.isNaN(time) ? null : time;
	} catch {
		return null;
	}
}

export function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
