import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardFiles } from './card-files.server.ts';
import { cardSvg } from './card-svg.server.ts';
import { minorScenes } from './minor/minor-scenes.ts';

const files = cardFiles();
const kept = (name: string) => readFileSync(`public/cards/${name}`, 'utf8');

/** What occurs in a scene once for every emblem of the suit. */
const emblems = {
	wands: /d="M0 0C4\.4 4 5 8 2\.6 11H-2\.6C-5 8 -4\.4 4 0 0Z"/g,
	cups: /d="M-10 -28C-10\.4 -18 -7 -13 -2 -11\.4/g,
	swords: /d="M-9 -12\.6Q0 -15\.4 9 -12\.6L8 -9\.6Q0 -12\.2 -8 -9\.6Z"/g,
	pentacles: /fill="#1a2f86" stroke="none"/g,
};
const pips = Object.entries(emblems).flatMap(([suit, emblem], at) =>
	Array.from({ length: 10 }, (_, i) => ({ suit, number: i + 1, emblem, id: 22 + 14 * at + i })),
);
const courts = [0, 1, 2, 3].flatMap((at) => [10, 11, 12, 13].map((rank) => 22 + 14 * at + rank));

describe('the drawn cards', () => {
	it('are 78 faces and a back', () => {
		expect([...files.keys()].sort()).toEqual(
			[...Array.from({ length: 78 }, (_, id) => `${id}.svg`), 'back.svg'].sort(),
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

	it('weigh at most 240 kB together, compressed', () => {
		const weight = [...files.values()].reduce((sum, svg) => sum + gzipSync(svg).length, 0);
		expect(weight).toBeLessThan(240_000);
	});

	it.each(pips)('show $number of $suit on that pip, and weigh at most 12 kB', ({ id, number, emblem }) => {
		expect(minorScenes[id - 22]?.match(emblem)).toHaveLength(number);
		expect(files.get(`${id}.svg`)?.length).toBeLessThan(12_000);
	});

	it.each(courts)('weigh at most 16 kB for the court card %i', (id) => {
		expect(files.get(`${id}.svg`)?.length).toBeLessThan(16_000);
	});

	it('differ from one another at the size of a thumbnail', async () => {
		const small = await Promise.all(
			[...files].map(async ([name, svg]) => {
				const pixels = await sharp(Buffer.from(svg)).resize(44, 75).removeAlpha().raw().toBuffer();
				return { name, pixels };
			}),
		);
		const alike = small.flatMap((one, at) =>
			small.slice(at + 1).flatMap((other) => {
				let off = 0;
				for (let i = 0; i < one.pixels.length; i++) off += Math.abs((one.pixels[i] ?? 0) - (other.pixels[i] ?? 0));
				return off / one.pixels.length < 12 ? [`${one.name} and ${other.name}`] : [];
			}),
		);
		expect(alike).toEqual([]);
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

	it.each([-1, 78, 1.5, Number.NaN])('does not exist for %s', (id) => {
		expect(() => cardSvg(id, 'Nobody', 'en')).toThrow(expect.objectContaining({ code: 'not_found', status: 404 }));
	});
});
