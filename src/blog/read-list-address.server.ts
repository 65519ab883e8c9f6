import { z } from 'zod/mini';
import type { ListAddress, Place } from './list-address.ts';

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
