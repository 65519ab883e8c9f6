/** Schemes that run or read something instead of going somewhere; no pattern can allow them. */
export const neverSchemes = [
	'javascript:',
	'data:',
	'vbscript:',
	'file:',
	'blob:',
	'about:',
	'filesystem:',
	'view-source:',
];
const LONGEST = 2048;

/** Chooses where a browser goes after an auth flow. */
export interface Redirects {
	/** Whether a person may be sent there (auth-contract 0.6). */
	isAllowed(url: string): boolean;
	/** The first of the candidates that is allowed, as it was given; the site itself when none is, never an error. */
	choose(...candidates: (string | null | undefined)[]): string;
}

/**
 * The allow-list of redirects (auth-contract 0.6): the site's own origin, loopback addresses, and what matches one of
 * the `patterns`: `*` stands for one part between `.` and `/`, `**` for any, `?` for one character.
 */
export function createRedirects({ siteUrl, patterns }: { siteUrl: string; patterns: readonly string[] }): Redirects {
	const site = new URL(siteUrl);
	const allowed = patterns.map(patternOf);

	function isAllowed(text: string): boolean {
		// Browsers drop or rewrite blanks, control characters and backslashes: they would open another address than the one
		// checked.
		if (text.length > LONGEST || /[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return false;
		const url = new URL(text);
		if (neverSchemes.includes(url.protocol) || url.username !== '' || url.password !== '') return false;
		const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
		if (isWeb) {
			// The host as written must equal the host as parsed: no 2130706433, no 0x7f.1, no look-alike letters.
			const written = /^https?:\/\/([^/?#:[]+|\[[^\]]*\])/i.exec(text)?.[1]?.toLowerCase();
			if (written !== url.hostname || /^\d+$/.test(written)) return false;
			if (
				url.protocol === site.protocol &&
				url.hostname === site.hostname &&
				(url.port === site.port || isLoopback(url.hostname))
			)
				return true;
			if (isAddress(url.hostname)) return isLoopback(url.hostname);
			if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname)) return false;
		}
		const [withoutFragment = ''] = text.split('#');
		return allowed.some((pattern) => pattern.test(withoutFragment));
	}

	return {
		isAllowed,
		choose: (...candidates) => candidates.find((candidate) => candidate && isAllowed(candidate)) ?? siteUrl,
	};
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
const isLoopback = (hostname: string) =>
	hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

function patternOf(glob: string): RegExp {
	const source = glob.replace(/\*\*|\*|\?|[^*?]+/g, (part) => {
		if (part === '**') return '.*';
		if (part === '*') return '[^./]*';
		if (part === '?') return '[^./]';
		return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
	});
	return new RegExp(`^${source}$`);
}
