import { describe, expect, it } from 'vitest';
import { compactPath } from './compact-path.ts';
import { sharePaths } from './share-paths.ts';

describe('compactPath', () => {
	it.each([
		['lines', 'M10 10L20 10L20 20Z', 'M10 10l10 0 0 10z'],
		['a second figure, counted from where the first began', 'M10 10L20 10ZM12 12L14 12', 'M10 10l10 0zm2 2l2 0'],
		['upright and level lines', 'M1 1H5V9H1', 'M1 1h4v8h-4'],
		['curves', 'M0 0C1 2 3 4 5 6S7 8 9 10', 'M0 0c1 2 3 4 5 6s2 2 4 4'],
		['quadratic curves', 'M5 5Q6 7 8 5T11 5', 'M5 5q1 2 3 0t3 0'],
		['arcs, their flags kept', 'M10 10A5 5 0 1 0 20 10', 'M10 10a5 5 0 1 0 10 0'],
		['what was relative', 'M4 4l2 2m1 1h3', 'M4 4l2 2m1 1h3'],
		['numbers with points only where needed', 'M0.5 0.25L-0.5 1.75', 'M.5.3l-1 1.5'],
		['nothing that drifts', `M0 0${'l0.04 0'.repeat(100)}`, `M0 0l${Array(100).fill('0 0').join(' ')}`],
	])('writes %s', (_, long, short) => {
		expect(compactPath(long)).toBe(short);
	});
});

describe('sharePaths', () => {
	const long = 'M0 0c1 2 3 4 5 6s2 2 4 4c1 2 3 4 5 6s2 2 4 4c1 2 3 4 5 6s2 2 4 4z';

	it('writes a path once that stands in several places', () => {
		const path = (place: string) => `<path d="${long}"${place} fill="#fff"/>`;
		expect(sharePaths(`<svg><defs></defs>${path(' transform="rotate(9)"')}${path('')}</svg>`, 'c1')).toBe(
			`<svg><defs><path id="c1-0" d="${long}" fill="#fff"/></defs><use href="#c1-0" transform="rotate(9)"/><use href="#c1-0"/></svg>`,
		);
	});

	it('leaves paths that differ, and those too short to gain by it', () => {
		const svg = `<svg><defs></defs><path d="${long}" fill="#fff"/><path d="${long}" fill="#000"/><path d="M0 0"/><path d="M0 0"/></svg>`;
		expect(sharePaths(svg, 'c1')).toBe(svg);
	});
});
