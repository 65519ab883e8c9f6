import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardFiles } from './card-files.server.ts';
import { cardSvg } from './card-svg.server.ts';

const files = cardFiles();
const kept = (name: string) => readFileSync(`public/cards/${name}`, 'utf8');

describe('the drawn cards', () => {
	it('are 22 faces and a back', () => {
		expect([...files.keys()].sort()).toEqual(
			[...Array.from({ length: 22 }, (_, id) => `${id}.svg`), 'back.svg'].sort(),
		);
		expect(readdirSync('public/cards').sort()).toEqual([...files.keys()].sort());
	});

	it.each([...files])('%s is what the sources draw (npm run -s draw-cards)', (name, svg) => {
		expect(kept(name)).toBe(svg);
	});

	it.each([...files])(
		'%s stands alone: no lettering, no script, nothing from elsewhere, only its own ids',
		(_, svg) => {
			expect(svg).not.toMatch(
				/<(?:text|image|script|style|foreignObject)|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined/,
			);
			const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
			const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]);
			expect(new Set(ids).size).toBe(ids.length);
			expect(used.filter((id) => !ids.includes(id))).toEqual([]);
		},
	);

	it('share no id, so that several may stand in one page', () => {
		const ids = [...files.values()].flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('weigh at most 160 kB together, compressed', () => {
		const weight = [...files.values()].reduce((sum, svg) => sum + gzipSync(svg).length, 0);
		expect(weight).toBeLessThan(160_000);
	});

	it('have a back that is the same upside down', async () => {
		const draw = (turn: number) =>
			sharp(Buffer.from(kept('back.svg')))
				.rotate(turn)
				.greyscale()
				.raw()
				.toBuffer();
		const [upright, reversed] = await Promise.all([draw(0), draw(180)]);
		let off = 0;
		for (let i = 0; i < upright.length; i++) off += Math.abs((upright[i] ?? 0) - (reversed[i] ?? 0));
		expect(off / upright.length).toBeLessThan(1.5);
	});
});

describe('a lettered card', () => {
	it.each([
		['en', 'The Star', 'ltr'],
		['es', 'La Rueda de la Fortuna', 'ltr'],
		['fa', 'ستاره', 'rtl'],
		['ar', 'عجلة الحظ', 'rtl'],
	] as const)('carries its name in %s', (language, name, direction) => {
		const svg = cardSvg(17, name, language);
		expect(svg).toContain(`>${name}</text>`);
		expect(svg).toContain(`direction="${direction}"`);
		expect(svg).toContain(`xml:lang="${language}"`);
	});

	it('sets a long name smaller, and never wider than the cartouche', () => {
		const size = (name: string) => Number(/font-size="([\d.]+)"/.exec(cardSvg(0, name, 'en'))?.[1]);
		expect(size('The Fool')).toBeGreaterThan(size('The Fool who walks by night'));
		expect(cardSvg(0, 'The Fool who walks by night over the mountains', 'en')).toContain('textLength="128"');
	});

	it('takes a name as text, whatever it holds', async () => {
		const svg = cardSvg(0, `<b>~ d="M1 1"&'</b>`, 'en');
		expect(svg).toContain('>&lt;b&gt;~ d=&quot;M1 1&quot;&amp;&#39;&lt;/b&gt;</text>');
		expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(400);
	});

	it.each([-1, 22, 1.5, Number.NaN])('does not exist for %s', (id) => {
		expect(() => cardSvg(id, 'Nobody', 'en')).toThrow(expect.objectContaining({ code: 'not_found', status: 404 }));
	});
});
