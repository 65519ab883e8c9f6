import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const root = new URL('../', import.meta.url);
const lines = [
	...readFileSync(new URL('docs/dependencies.md', root), 'utf8').matchAll(/^\| `([^`]+)` \| (\S.*?) \| (\S.+) \|$/gm),
].map(([, name, licence, why]) => ({ name: name as string, licence, why }));
const { dependencies, devDependencies, optionalDependencies } = packageFile;
const named = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
const tools = new Set(Object.keys(devDependencies));
const fine = ['MIT', 'MIT-0', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1', 'MIT OR Apache-2.0'];

describe('docs/dependencies.md', () => {
	it('has one line for each package that package.json names, and for no other', () => {
		expect(lines.map(({ name }) => name).sort()).toEqual(named.sort());
	});

	it.each(lines)('$name has the licence $licence, which is one we take', ({ name, licence }) => {
		const file = new URL(`node_modules/${name}/package.json`, root);
		// Of the embedded PostgreSQL only the package of this system is installed.
		if (name in optionalDependencies && !existsSync(file)) return;
		expect(JSON.parse(readFileSync(file, 'utf8')).license).toBe(licence);
		expect(tools.has(name) ? [...fine, 'MPL-2.0'] : fine).toContain(licence);
	});
});

describe('the list of everything (SBOM)', () => {
	it('is CycloneDX, with every package, its version and hash, and whether only tests use it', {
		timeout: 120_000,
	}, () => {
		const said = execFileSync('npm', ['run', '-s', 'sbom'], {
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 1e8,
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		const sbom = JSON.parse(said) as {
			bomFormat: string;
			components: {
				name: string;
				version: string;
				purl: string;
				hashes?: unknown[];
				properties?: { name: string }[];
			}[];
		};
		expect(sbom.bomFormat).toBe('CycloneDX');
		const found = new Map(sbom.components.map((component) => [component.name, component]));
		const isForTests = (name: string) =>
			Boolean(found.get(name)?.properties?.some((property) => property.name === 'cdx:npm:package:development'));
		expect(Object.keys(dependencies).filter((name) => !found.has(name) || isForTests(name))).toEqual([]);
		expect(isForTests('vitest')).toBe(true);
		for (const { name, version, purl, hashes } of sbom.components)
			expect([purl.endsWith(`@${version}`), Boolean(hashes)], name).toEqual([true, true]);
	});
});
