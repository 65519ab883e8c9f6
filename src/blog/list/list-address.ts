/** What narrows the list, and the place in it, as the address of a page of the list says them. */
export type ListAddress = {
	category: string | null;
	/** Words of the title. */
	words: string | null;
	before: Place | null;
	after: Place | null;
};

/** An article's place in the list: the moment it is dated (RFC 3339, to the microsecond), and its id. */
export type Place = { at: string; id: string };

/** A place as an address names it. */
export const writePlace = ({ at, id }: Place): string => `${at.replace('+00:00', 'Z')}_${id}`;

/** The query of a page of the list, with its question mark; empty for the first page of all. */
export function listQuery(address: {
	category?: string | null;
	words?: string | null;
	before?: string | null;
	after?: string | null;
}): string {
	const query = new URLSearchParams();
	if (address.category) query.set('category', address.category);
	if (address.words) query.set('q', address.words);
	if (address.before) query.set('before', address.before);
	if (address.after) query.set('after', address.after);
	const written = query.toString().replaceAll('%3A', ':');
	return written && `?${written}`;
}
