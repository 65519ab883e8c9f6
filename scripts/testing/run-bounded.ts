import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;

/** Groups of processes that run now; they end with this process. */
const groups = new Set<number>();

function killGroup(group: number): void {
	try {
		process.kill(-group, 'SIGKILL');
	} catch {
		// Nothing of it was left.
	}
	groups.delete(group);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
	process.once(signal, () => {
		for (const group of groups) killGroup(group);
		process.exit(1);
	});

/**
 * Runs a command in a process group of its own and shows its output. When it ends, whatever it left running is killed; so
 * is all of it when it takes longer than `limitMs`, or has not ended `closingMs` after it wrote `report`.
 * @returns whether it ended by itself and well
 */
export async function runBounded(
	command: string,
	args: string[],
	{
		environment = {},
		limitMs,
		report,
		closingMs = 30_000,
	}: { environment?: Record<string, string>; limitMs: number; report?: string; closingMs?: number },
): Promise<boolean> {
	const child = spawn(command, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...environment } });
	let status: number | null | undefined;
	const group = child.pid;
	if (group === undefined) {
		child.once('error', (error) => console.error(error.message));
		return false;
	}
	groups.add(group);
	const ended = new Promise<void>((done) =>
		child.once('exit', (code) => {
			status = code;
			done();
		}),
	);
	let written: number | undefined;
	for (const began = Date.now(); status === undefined; ) {
		await Promise.race([ended, pause(LOOK_MS)]);
		if (report && written === undefined && existsSync(report)) written = Date.now();
		const late = Date.now() - began > limitMs || (written !== undefined && Date.now() - written > closingMs);
		if (status === undefined && late) {
			console.log(`\n!! ${command} did not end and is killed\n`);
			break;
		}
	}
	killGroup(group);
	await ended;
	return status === 0;
}
