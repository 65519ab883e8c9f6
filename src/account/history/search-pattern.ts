/** Letters that look alike and are typed by the keyboard one happens to have: any of them finds all of them. */
const alike = /[يیى]|[كک]|[أإآا]|[ةهۀ]/g;

/** A search for words as PostgREST's `ilike` takes it. What means something in a pattern stands for itself. */
export function searchPattern(words: string): string {
	const plain = words.trim().replace(/[\\%_]/g, '\\$&');
	return `%${plain.replace(alike, '_').replace(/[\s\u200c]+/g, '%')}%`;
}
