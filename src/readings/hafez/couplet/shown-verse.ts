import { poems } from '#src/methods/divan/poems.ts';
import type { LeafTools } from '#src/readings/reading-page.ts';
import type { HafezLoaded } from '../contract.ts';
import type { HafezFacts } from '../facts.server.ts';
import { findPoem, type HafezRequest } from '../request.ts';

/**
 * The couplet of a reading as every view of it shows it: its lines, what is told of it where it is one of the twelve, and
 * where it stands. Edition and source are those of the copy that was kept, of the facts, or of the site's Divan.
 */
export function shownVerse(
	request: HafezRequest,
	facts: HafezFacts | null,
	{ t, loaded }: Pick<LeafTools<HafezLoaded>, 't' | 'loaded'>,
) {
	const poem = findPoem(request);
	const { place, found } = request;
	const known = facts?.poem;
	const edition = found ?? (known?.source ? known : null) ?? loaded.divan;
	const at = found ?? place;
	const telling = poem && loaded.tellings[poem.id];
	if (at && edition) {
		const lines = known?.couplet === undefined ? (found?.verse ?? request.poem.split('\n')) : known.verse;
		return {
			lines: [lines[0] ?? '', lines[1] ?? ''] as const,
			ghazal: at.ghazal,
			telling,
			place: t('placeInDivan', {
				ghazal: at.ghazal,
				couplet: at.couplet,
				edition: isolated(edition.edition ?? ''),
				source: isolated(edition.source ?? ''),
			}),
		};
	}
	const own = poem ?? poems[0];
	return {
		lines: own.verse,
		ghazal: own.ghazal,
		telling: loaded.tellings[own.id],
		place: t('place', { ghazal: own.ghazal }),
	};
}

/** The operator's words may run in the other direction than the sentence around them (Unicode's isolates). */
const isolated = (words: string) => `\u2068${words}\u2069`;
