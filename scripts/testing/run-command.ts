import { execFile, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../../src/platform/testing/child-environment.ts';

/** How a command ended, and what it said. */
export type Said = { code: number; out: string; err: string };

/** Runs `scripts/NAME.ts` as npm does, in a process of its own, with these settings and no others. */
export function runScript(name: string, words: readonly string[], settings: Record<string, string>): Promise<Said> {
	return new Promise((done) => {
		const env = { ...childEnvironment(), ...settings };
		execFile('node', [`scripts/${name}.ts`, ...words], { env, maxBuffer: 1e7 }, (error, out, err) =>
			done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
		);
	});
}

/** Runs the same, and kills it once `when` comes true; false where it ended before. */
export async function killScript(
	name: string,
	words: readonly string[],
	settings: Record<string, string>,
	when: () => Promise<boolean>,
): Promise<boolean> {
	const child = spawn('node', [`scripts/${name}.ts`, ...words], {
		env: { ...childEnvironment(), ...settings },
		stdio: 'ignore',
	});
	const ended = new Promise<void>((done) => child.on('exit', () => done()));
	while (child.exitCode === null && !(await when())) await pause(1);
	const running = child.exitCode === null;
	child.kill('SIGKILL');
	await ended;
	return running && child.signalCode === 'SIGKILL';
}
