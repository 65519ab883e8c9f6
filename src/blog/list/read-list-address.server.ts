import { z } from 'zod/mini';
import type { ListAddress, Place } from './list-address.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** What `rpc/list_articles` takes; longer words are cut. */
const MOST_WORDS = 100;

const moment = z.iso.datetime({ offset: true });
const id = z.uuid();

/** Reads the query of the list's address. Invalid values count as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
	const textOf = (name: string) => text.safeParse(query.get(name)?.replaceAll('\0', '')).data ?? null;
	const before = placeOf(query.get('before'));
	return {
		category: textOf('category'),
		words: wordsOf(query.get('q')),
		before,
		after: before ? null : placeOf(query.get('after')),
	};
}

/** In characters, so that none is cut in two. */
function wordsOf(value: string | null): string | null {
	const words = value?.replaceAll('\0', '').trim() ?? '';
	return Array.from(words).slice(0, MOST_WORDS).join('').trim() || null;
}

function placeOf(value: string | null): Place | null {
	const [at, name] = value?.split('_') ?? [];
	return moment.safeParse(at).success && id.safeParse(name).success ? { at: at ?? '', id: name ?? '' } : null;
}
