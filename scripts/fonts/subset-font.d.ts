/** https://github.com/papandreou/subset-font, as far as it is used here. */
declare module 'subset-font' {
	/** The font with the glyphs of these characters and of all that they can form; a variable one with its axes cut. */
	export default function subsetFont(
		font: Buffer,
		characters: string,
		options: {
			targetFormat: 'woff2' | 'truetype';
			variationAxes?: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Buffer>;
}
