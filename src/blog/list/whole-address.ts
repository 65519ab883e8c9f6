/** A path of the site, or an address, as a whole address; null where editors wrote what is none. */
export function wholeAddress(written: string | null, siteUrl: string): string | null {
	return written && URL.canParse(written, siteUrl) ? new URL(written, siteUrl).href : null;
}
