import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolderInMemory } from './folder-in-memory.ts';

const place = mkdtempSync(join(tmpdir(), 'hoopoe-memory-'));

it('is made where there is room, for all users, and goes with the process that made it', () => {
	const script = `
		import { statSync } from 'node:fs';
		import { makeFolderInMemory } from './scripts/testing/folder-in-memory.ts';
		const folder = makeFolderInMemory(${JSON.stringify(place)}, 1);
		console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o7777 }));`;
	const said = execFileSync('node', ['--input-type=module', '--eval', script], { encoding: 'utf8' });
	const { folder, mode } = JSON.parse(said);
	expect(folder).toMatch(new RegExp(`^${place}/hoopoe-`));
	expect(mode).toBe(0o1777);
	expect(existsSync(folder)).toBe(false);
});

it('is not made where there is too little room, nor where there is no such place', () => {
	expect(makeFolderInMemory(place, Number.MAX_SAFE_INTEGER)).toBeUndefined();
	expect(makeFolderInMemory(join(place, 'nowhere'), 1)).toBeUndefined();
	expect(readdirSync(place)).toEqual([]);
});
