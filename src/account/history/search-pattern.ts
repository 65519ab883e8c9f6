/** Letters that look alike and depend on the keyboard layout: each of them finds all of them. */
const alike = /[يیى]|[كک]|[أإآا]|[ةهۀ]/g;

/** A search for words as PostgREST's `ilike` takes it. Special characters are escaped. */
export function searchPattern(words: string): string {
	const plain = words.trim().replace(/[\\%_]/g, '\\$&');
	return `%${plain.replace(alike, '_').replace(/[\s\u200c]+/g, '%')}%`;
}
