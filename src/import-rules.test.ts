import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rules of ARCHITECTURE.md about who may import whom, held over the real import graph. */
const files = readdirSync('src', { recursive: true })
	.map((name) => join('src', String(name)))
	.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('/testing/'));

const imports = new Map(files.map((file) => [file, importsOf(file)] as const));

function importsOf(file: string, what: 'all' | 'values' = 'all'): string[] {
	const source = readFileSync(file, 'utf8');
	const text = what === 'all' ? source : source.replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
	const found = [
		...text.matchAll(
			/(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g,
		),
	];
	return found
		.map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
		.filter((name) => name.startsWith('.') || name.startsWith('#src/'))
		.map((name) => (name.startsWith('#src/') ? name.replace('#src/', 'src/') : normalize(join(dirname(file), name))));
}

/** Families of slices: each folder below is a slice; files directly in the family are its contract. */
const families = ['readings', 'psychology'];
/** Slices that stand alone. */
const slices = ['chatbot', 'blog', 'admin', 'account', 'pages'];
const shared = ['catalogue', 'methods', 'words', 'mail', 'language', 'ui', 'platform'];
/** What several readings ask of a person, in a folder of its own: part of the family's contract, no slice. */
const furniture = 'src/readings/person';

function sliceOf(file: string): string | null {
	const [, top, second, ...rest] = file.split('/');
	if (file.startsWith(`${furniture}/`)) return null;
	if (top && families.includes(top) && second && rest.length > 0) return `${top}/${second}`;
	return top && slices.includes(top) ? top : null;
}
const topOf = (file: string) => file.split('/')[1] ?? '';

const offences = (allowed: (from: string, to: string) => boolean) =>
	[...imports].flatMap(([from, targets]) => targets.filter((to) => !allowed(from, to)).map((to) => `${from} -> ${to}`));

describe('imports', () => {
	it('are found at all', () => {
		expect(files.length).toBeGreaterThan(50);
		expect([...imports.values()].flat().length).toBeGreaterThan(100);
	});

	it('of platform lead nowhere else in the house', () => {
		expect(offences((from, to) => topOf(from) !== 'platform' || topOf(to) === 'platform')).toEqual([]);
	});

	it('of shared rooms stay among shared rooms', () => {
		expect(
			offences(
				(from, to) =>
					!['catalogue', 'methods', 'words', 'mail', 'language', 'ui'].includes(topOf(from)) ||
					shared.includes(topOf(to)),
			),
		).toEqual([]);
	});

	it('of the session lead to shared rooms only', () => {
		expect(offences((from, to) => topOf(from) !== 'session' || ['session', ...shared].includes(topOf(to)))).toEqual([]);
	});

	it('never lead from one reading or test to another', () => {
		expect(
			offences((from, to) => {
				const [one, other] = [sliceOf(from), sliceOf(to)];
				return !one?.includes('/') || !other?.includes('/') || one === other;
			}),
		).toEqual([]);
	});

	it('of a reading or test lead to its family, the shared rooms and the session only', () => {
		expect(
			offences((from, to) => {
				const slice = sliceOf(from);
				if (!slice?.includes('/')) return true;
				const family = slice.split('/')[0];
				return (
					to.startsWith(`src/${slice}/`) ||
					dirname(to) === `src/${family}` ||
					dirname(to).startsWith(furniture) ||
					shared.includes(topOf(to)) ||
					topOf(to) === 'session'
				);
			}),
		).toEqual([]);
	});

	it('of the backend lead to no slice', () => {
		expect(offences((from, to) => topOf(from) !== 'backend' || ['backend', ...shared].includes(topOf(to)))).toEqual([]);
	});

	it('never bring server code into the browser', () => {
		const open = [
			'src/entry.client.tsx',
			'src/root.tsx',
			...files.filter((file) => file.endsWith('-route.tsx') || file.endsWith('-screen.tsx')),
		];
		const seen = new Set<string>();
		for (const file of open) follow(file, seen);
		// A route may import `.server` for its loader, which React Router cuts off the client's copy; nothing else may.
		// Types are erased: a contract may name those of the server.
		const reached = [...seen].filter(
			(file) =>
				!file.endsWith('-route.tsx') &&
				!file.endsWith('-layout.tsx') &&
				importsOf(file, 'values').some((to) => to.includes('.server')),
		);
		expect(reached).toEqual([]);
	});

	it('make no circles', () => {
		const circles: string[] = [];
		const done = new Set<string>();
		const visit = (file: string, path: string[]) => {
			if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
			if (done.has(file)) return;
			for (const to of imports.get(file) ?? []) visit(to, [...path, file]);
			done.add(file);
		};
		for (const file of files) visit(file, []);
		expect(circles).toEqual([]);
	});
});

function follow(file: string, seen: Set<string>): void {
	if (seen.has(file) || file.includes('.server')) return;
	seen.add(file);
	for (const to of imports.get(file) ?? []) follow(to, seen);
}
