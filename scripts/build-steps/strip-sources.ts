// Lays our sources into `build/stripped/` without their types, each line and column where it was (`stripped-sources.mjs`).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOneByte } from './in-one-byte.ts';

const from = fileURLToPath(new URL('../../src', import.meta.url));
const to = fileURLToPath(new URL('../../build/stripped', import.meta.url));

rmSync(to, { recursive: true, force: true });
for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
	if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
	const file = join(to, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, stripTypeScriptTypes(inOneByte(readFileSync(join(from, name), 'utf8'))));
}
