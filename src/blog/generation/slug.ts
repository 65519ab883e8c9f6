/** A slug holds so many characters at most before its suffix; the table allows 120 in all. */
const LONGEST = 80;

/** The slug of an article: the words of its English title, and the beginning of its id, so that no two are the same. */
export function slugOf(englishTitle: string, id: string): string {
	const words = englishTitle
		.normalize('NFKD')
		.replace(/[\p{Mn}'’‘]/gu, '')
		.toLowerCase()
		.match(/[a-z0-9]+/g);
	let slug = '';
	for (const word of words ?? ['article']) {
		if (slug.length + word.length >= LONGEST) break;
		slug += `${word}-`;
	}
	return slug + id.replaceAll('-', '').slice(0, 6);
}
