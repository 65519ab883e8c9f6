/** What an address of the Divan's page asks for. */
export type DivanAddress = {
	/** The ghazal that is read; null for the list. */
	ghazal: number | null;
	words: string | null;
	rhyme: string | null;
	/** Of the list, from 1. */
	page: number;
};

/** Characters of a search; more are cut off. */
const MOST = 80;

/** Reads the parameters of an address; what cannot be read counts as absent. */
export function readDivanAddress(query: URLSearchParams): DivanAddress {
	const text = (name: string) => query.get(name)?.trim().slice(0, MOST) || null;
	const number = (name: string) => (/^[1-9]\d{0,3}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
	return { ghazal: number('ghazal'), words: text('words'), rhyme: text('rhyme'), page: number('page') ?? 1 };
}

/** The query of an address with its question mark; empty for the first page of all ghazals. */
export function divanQuery({ ghazal, words, rhyme, page }: Partial<DivanAddress>): string {
	const query = new URLSearchParams();
	if (ghazal) query.set('ghazal', String(ghazal));
	if (words) query.set('words', words);
	if (rhyme) query.set('rhyme', rhyme);
	if (page && page > 1) query.set('page', String(page));
	return query.size > 0 ? `?${query}` : '';
}
