// Lays our sources into `build/stripped/` without their types, each line and column where it was (`stripped-sources.mjs`).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../src', import.meta.url));
const to = fileURLToPath(new URL('../build/stripped', import.meta.url));

rmSync(to, { recursive: true, force: true });
for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
	if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
	const file = join(to, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, stripTypeScriptTypes(inOneByte(readFileSync(join(from, name), 'utf8'))));
}

/**
 * A source with escapes for the characters beyond Latin-1, where these are so few that it gets smaller: V8 keeps the text of
 * a source with a single one in two bytes for each character.
 */
function inOneByte(source: string): string {
	const escaped = source.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return escaped.length < 2 * source.length && !/\\[^\0-\xff]/.test(source) ? escaped : source;
}
