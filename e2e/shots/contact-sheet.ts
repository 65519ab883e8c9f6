import sharp from 'sharp';

/** One shot: what it shows, and its PNG. */
export type Shot = { name: string; png: Buffer };

/** A sheet is so wide at most, and so high are its rows, in its own pixels. */
const [WIDE, HIGH] = [1900, 1250];
const [GAP, CAPTION] = [14, 26];

type Tile = { name: string; picture: Buffer; width: number };

/** Cuts a tall shot into columns that stand side by side. */
async function tilesOf({ name, png }: Shot, scale: number): Promise<Tile[]> {
	const { width, height } = await sharp(png).metadata();
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	const small = await sharp(png).resize(wide, high).png().toBuffer();
	const count = Math.ceil(high / HIGH);
	return Promise.all(
		Array.from({ length: count }, async (_, place) => {
			const top = place * HIGH;
			const picture = await sharp(small)
				.extract({ left: 0, top, width: wide, height: Math.min(HIGH, high - top) })
				.toBuffer();
			return { name: count > 1 ? `${name} ${place + 1}/${count}` : name, picture, width: wide };
		}),
	);
}

const captionOf = (text: string, width: number) =>
	Buffer.from(
		`<svg width="${width}" height="${CAPTION}"><text x="2" y="18" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
	);

/** Lays shots out on sheets of one row each, as many as are needed; PNGs. */
export async function contactSheets(shots: readonly Shot[], scale: number): Promise<Buffer[]> {
	const tiles = (await Promise.all(shots.map((shot) => tilesOf(shot, scale)))).flat();
	const rows: Tile[][] = [];
	let room = 0;
	for (const tile of tiles) {
		if (tile.width + GAP > room || rows.length === 0) {
			rows.push([]);
			room = WIDE;
		}
		rows.at(-1)?.push(tile);
		room -= tile.width + GAP;
	}
	return Promise.all(rows.map(sheetOf));
}

function sheetOf(tiles: readonly Tile[]): Promise<Buffer> {
	let left = GAP;
	const parts = tiles.flatMap(({ name, picture, width }) => {
		const at = left;
		left += width + GAP;
		return [
			{ input: captionOf(name, width), left: at, top: 4 },
			{ input: picture, left: at, top: CAPTION + 6 },
		];
	});
	return sharp({ create: { width: left, height: HIGH + CAPTION + GAP, channels: 3, background: '#555' } })
		.composite(parts)
		.png()
		.toBuffer();
}
