/** https://github.com/papandreou/fontverter, as far as it is used here. */
declare module 'fontverter' {
	/** The same font in another container. */
	export function convert(
		font: Buffer,
		format: 'sfnt' | 'woff' | 'woff2',
		from?: 'truetype',
	): Promise<Buffer<ArrayBuffer>>;
}
