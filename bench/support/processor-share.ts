import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from './processes.ts';

const CGROUPS = '/sys/fs/cgroup';
/** Microseconds in which a share is counted (the kernel's usual): shares of it stay well above the millisecond that it can hold. */
const PERIOD = 100_000;

let made = 0;

/**
 * Holds each of these processes to a share of one processor (0.3: 30 ms of every 100), so that several fit on one processor
 * beside what asks them. By control groups of Linux, version 2 or 1; what a process has started before is left alone.
 * @returns a function that lifts it, or null where the system does not let us
 */
export function holdEachTo(share: number, pids: readonly number[]): (() => void) | null {
	const lift: (() => void)[] = [];
	const liftAll = () => {
		for (const step of lift.splice(0)) step();
	};
	try {
		for (const pid of pids) lift.push(hold(share, pid));
		return liftAll;
	} catch {
		liftAll();
		return null;
	}
}

function hold(share: number, pid: number): () => void {
	const newer = existsSync(join(CGROUPS, 'cgroup.controllers'));
	const parent = newer ? CGROUPS : join(CGROUPS, 'cpu');
	// Where the process was: "0::/path" in version 2, "1:cpu,cpuacct:/path" in version 1.
	const line = newer ? /^0::(.*)$/m : /^\d+:[^:]*\bcpu\b[^:]*:(.*)$/m;
	const before = join(parent, line.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8'))?.[1] ?? '/', 'cgroup.procs');
	const group = join(parent, `hoopoe-bench-${process.pid}-${made++}`);
	mkdirSync(group);
	const undo = atExit(() => {
		try {
			writeFileSync(before, String(pid));
		} catch {
			// The process has ended.
		}
		rmdirSync(group);
	});
	const quota = Math.round(PERIOD * share);
	try {
		if (newer) writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
		else {
			writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
			writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
		}
		writeFileSync(join(group, 'cgroup.procs'), String(pid));
	} catch (error) {
		undo();
		throw error;
	}
	return undo;
}
