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
			return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
		}
		if (process.platform === 'win32') return '';
		return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
	} catch {
		return '';
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
