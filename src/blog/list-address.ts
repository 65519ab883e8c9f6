import { z } from 'zod/mini';

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

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const moment = z.iso.datetime({ offset: true });
const id = z.uuid();

/** Reads the query of the list's address. What makes no sense in it counts as not there. */
export function readListAddress(query: URLSearchParams): ListAddress {
	const textOf = (name: string) => text.safeParse(query.get(name)?.replaceAll('\0', '')).data ?? null;
	const before = placeOf(query.get('before'));
	return {
		category: textOf('category'),
		words: textOf('q'),
		before,
		after: before ? null : placeOf(query.get('after')),
	};
}

function placeOf(value: string | null): Place | null {
	const [at, name] = value?.split('_') ?? [];
	return moment.safeParse(at).success && id.safeParse(name).success ? { at: at ?? '', id: name ?? '' } : null;
}

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
