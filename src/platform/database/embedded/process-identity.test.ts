import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { isServerOf } from './cluster.ts';
import { beganAt, startOf } from './process-identity.ts';

it('tells when a process began, to the second', () => {
	expect(Math.abs((beganAt(process.pid) ?? 0) - performance.timeOrigin)).toBeLessThan(5000);
	expect(beganAt(999_999)).toBeNull();
	expect(startOf(999_999)).toBeNull();
});

it.runIf(process.platform === 'linux')(
	'a process that has ended is none, though its parent did not ask how',
	async () => {
		const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
		const [pid] = await once(parent.stdout, 'data');
		await expect.poll(() => startOf(Number(pid))).toBeNull();
		parent.kill('SIGKILL');
	},
);

it('a process is the server of a folder where it began when that did, on systems that tell no more', () => {
	const other = spawn('sleep', ['60'], { stdio: 'ignore' });
	const now = Math.floor(Date.now() / 1000);
	const pid = other.pid as number;
	expect(isServerOf(pid, tmpdir(), now, 'darwin')).toBe(true);
	expect(isServerOf(pid, tmpdir(), now - 3600, 'darwin')).toBe(false);
	expect(isServerOf(999_999, tmpdir(), now, 'darwin')).toBeNull();
	expect(isServerOf(pid, tmpdir(), now, 'linux')).toBe(false);
	other.kill('SIGKILL');
});
