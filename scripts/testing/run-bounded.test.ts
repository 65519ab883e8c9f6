import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runBounded } from './run-bounded.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-bounded-'));
const node = (script: string, options: { limitMs: number; report?: string; closingMs?: number }) =>
	runBounded(process.execPath, ['--eval', script], options);

const isRunning = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		// A process that has ended and that nobody has waited for is none.
		return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
};

it('tells whether a command ended well', async () => {
	expect(await node('', { limitMs: 20_000 })).toBe(true);
	expect(await node('process.exit(3)', { limitMs: 20_000 })).toBe(false);
	expect(await runBounded('a-command-that-is-not-there', [], { limitMs: 20_000 })).toBe(false);
});

it('kills what a command leaves running', async () => {
	const file = join(folder, 'left');
	const left = `const { spawn } = require('node:child_process');
		const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
		require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
		process.exit(0)`;
	expect(await node(left, { limitMs: 20_000 })).toBe(true);
	await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
});

it('kills a command that takes too long, or that does not end after its report', async () => {
	expect(await node('setInterval(() => {}, 1000)', { limitMs: 300 })).toBe(false);
	const report = join(folder, 'report');
	const hangs = `require('node:fs').writeFileSync(${JSON.stringify(report)}, '{}'); setInterval(() => {}, 1000)`;
	expect(await node(hangs, { limitMs: 60_000, report, closingMs: 100 })).toBe(false);
	expect(existsSync(report)).toBe(true);
});
