import type { Language } from '#src/language/languages.ts';
import { poems } from '#src/methods/divan/poems.ts';
import type { Given } from '#src/readings/reading-page.ts';
import type { Hafez } from './contract.ts';
import { findPoem, type HafezRequest, verseText } from './request.ts';

/** A kept row read back: the couplet is one of the twelve, or the one that was copied beside it. */
export function readHafezRow(
	{ poem_id, question, interpretation, couplet }: Hafez['Row'],
	language: Language,
): Given<Hafez> {
	const poem = poems.find(({ id }) => id === poem_id) ?? poems[0];
	const request = couplet
		? { poem: couplet.verse.join('\n'), question: question ?? '', language, found: couplet }
		: { poem: verseText(poem), question: question ?? '', language };
	return { request, facts: null, fields: { interpretation } };
}

/** One of the twelve by its id; another couplet by its place in the site's Divan, as `0038_divan.sql` reads it. */
export function poemIdOf(request: HafezRequest): number {
	const { place } = request;
	return findPoem(request)?.id ?? (place ? place.ghazal * 1000 + place.couplet : poems[0].id);
}
