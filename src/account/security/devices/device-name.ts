/**
 * Browsers by their token in the user agent, the most specific first: most contain the tokens of others (RFC 9110,
 * 10.1.5).
 */
const browsers: readonly [RegExp, string][] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOpera\b/, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
	[/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], text: string) => names.find(([form]) => form.test(text))?.[1] ?? null;

/** Browser and system of a session's user agent, each null where it cannot be told. Names are the makers' own. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
	return { browser: find(browsers, userAgent ?? ''), system: find(systems, userAgent ?? '') };
}
