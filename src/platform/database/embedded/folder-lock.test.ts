import { once } from 'node:events';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { startOf } from './process-identity.ts';

const done = new SharedArrayBuffer(4);

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-lock-'));
	file = join(folder, 'hoopoe.pid');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const touch = () => utimesSync(file, new Date(), new Date());
const ELSEWHERE = `${process.pid} ${startOf(process.pid)}\nanother-host pid:[1]\n`;

it('is of this process, and gone once it is released', async () => {
	const lock = await lockFolder(folder);
	expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+\n.+\n$`));
	await expect(lockFolder(folder)).rejects.toThrow(`Another process (${process.pid}) has the database in ${folder}`);
	lock.release();
	(await lockFolder(folder)).release();
});

it.each([
	['an ended process', '999999 1\n'],
	['a process whose id another program has', `${process.ppid} 1\n`],
	['nobody: the disk was full', ''],
])('of %s is taken over at once', async (_, text) => {
	writeFileSync(file, text);
	const began = performance.now();
	(await lockFolder(folder)).release();
	expect(performance.now() - began).toBeLessThan(500);
});

it('whose process cannot be verified names the file that may be deleted', async () => {
	writeFileSync(file, `${process.ppid} \n`);
	await expect(lockFolder(folder)).rejects.toThrow(`If that is another program, delete ${file}.`);
});

it('that cannot be read, as another user left it, is named instead of being waited for', async () => {
	// A folder cannot be read as a file by anybody, root included.
	mkdirSync(file);
	await expect(lockFolder(folder)).rejects.toThrow(`${file} cannot be read (EISDIR)`);
});

it('of another machine or container is refused while it is touched', async () => {
	writeFileSync(file, ELSEWHERE);
	const touching = setInterval(touch, 100);
	await expect(lockFolder(folder)).rejects.toThrow(
		`Another process (${process.pid} on another-host) has the database in ${folder} open.`,
	);
	clearInterval(touching);
	expect(readFileSync(file, 'utf8')).toBe(ELSEWHERE);
});

it('of another machine or container is taken over once it is no longer touched', async () => {
	writeFileSync(file, `${ELSEWHERE}stopping\n`);
	const began = performance.now();
	(await lockFolder(folder, 700)).release();
	expect(performance.now() - began).toBeGreaterThan(700);
	writeFileSync(file, ELSEWHERE);
	utimesSync(file, new Date(0), new Date(0));
	(await lockFolder(folder)).release();
});

it('is never seen half written: an empty one counts as nobody’s', async () => {
	const reader = new Worker(
		`const { readFileSync } = require('node:fs');
		const { parentPort, workerData: { file, done } } = require('node:worker_threads');
		parentPort.postMessage('reads');
		let empty = 0;
		while (Atomics.load(done, 0) === 0) try { if (readFileSync(file, 'utf8') === '') empty++; } catch {}
		parentPort.postMessage(empty);`,
		{ eval: true, workerData: { file, done: new Int32Array(done) } },
	);
	await once(reader, 'message');
	for (let times = 0; times < 3000; times++) {
		const lock = await lockFolder(folder);
		lock.announceEnd();
		lock.release();
	}
	Atomics.store(new Int32Array(done), 0, 1);
	expect(await once(reader, 'message')).toEqual([0]);
	expect(readdirSync(folder)).toEqual([]);
});

it('can be given back where its folder is gone or cannot be written', async () => {
	const lock = await lockFolder(folder);
	rmSync(folder, { recursive: true });
	lock.announceEnd();
	lock.release();
});

it('is touched while it is held', async () => {
	const lock = await lockFolder(folder);
	utimesSync(file, new Date(0), new Date(0));
	await expect.poll(() => statSync(file).mtimeMs, { timeout: 6000 }).toBeGreaterThan(0);
	lock.release();
}, 10_000);
