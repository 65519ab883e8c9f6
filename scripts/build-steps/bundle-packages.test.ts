import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** In a process of its own, because Vitest loads modules in its own way. */
const script = `
	const { readFileSync } = await import('node:fs');
	const folder = new URL('build/packages/', 'file://' + process.cwd() + '/');
	const names = async (file) => Object.keys(await import(file)).filter((name) => name !== 'default').sort();
	const index = Object.entries(JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')));
	console.log(JSON.stringify(await Promise.all(
		index.map(async ([name, file]) => [name, await names(name), await names(new URL(file, folder).href)]),
	)));`;

const packages: [string, string[], string[]][] = JSON.parse(
	execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
);

it.each(packages)('%s has the same names in its bundle', (_, own, bundled) => {
	expect(bundled).toEqual(own);
});
