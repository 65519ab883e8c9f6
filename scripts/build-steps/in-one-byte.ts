/**
 * A source with escapes for the characters beyond Latin-1, where these are so few that it gets smaller: V8 keeps the text of
 * a source with a single one in two bytes for each character.
 */
export function inOneByte(source: string): string {
	const escaped = source.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return escaped.length < 2 * source.length && !/\\[^\0-\xff]/.test(source) ? escaped : source;
}
