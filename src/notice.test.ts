import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = { license?: string; dev?: boolean; devOptional?: boolean };

const notice = readFileSync('NOTICE', 'utf8');
const manifest: { dependencies: Record<string, string>; optionalDependencies: Record<string, string> } = JSON.parse(
	readFileSync('package.json', 'utf8'),
);
const locked: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** The licences of an SPDX expression that NOTICE does not list. */
const unlisted = (license: string | undefined) =>
	(license?.match(/[\w.-]+/g) ?? ['no licence at all'])
		.filter((word) => !['AND', 'OR', 'WITH'].includes(word))
		.filter((name) => !new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(notice));

it('lists the licence of every runtime dependency', () => {
	const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
	const missing = names.flatMap((name) =>
		unlisted(locked[`node_modules/${name}`]?.license).map((license) => `${name}: ${license}`),
	);
	expect(missing).toEqual([]);
});

it('lists the licences of what these bring', () => {
	const installed = Object.entries(locked).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
	const missing = installed.flatMap(([path, { license }]) => unlisted(license).map((one) => `${path}: ${one}`));
	expect(installed.length).toBeGreaterThan(200);
	expect(missing).toEqual([]);
});

it('names every font with the holder of its copyright', () => {
	const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'));
	for (const name of fonts) {
		const license = readFileSync(`node_modules/${name}/LICENSE`, 'utf8');
		const holder = license.match(/Copyright (\d{4} The .+? Project Authors)/)?.[1] ?? 'no copyright line';
		expect(notice).toMatch(new RegExp(`${name} +Copyright ${holder}`));
	}
});

it('names files and folders that exist', () => {
	const named = notice.match(/(?<![\w./])(?:database|deploy|docs|public|scripts|src)\/[\w/-]+(?:\.\w+)*/g) ?? [];
	expect(named.length).toBeGreaterThan(3);
	expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
