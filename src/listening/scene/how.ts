import type { SymbolId } from '#src/listening/symbols.ts';
import type { Mark } from './phrases/language-lexicon.server.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';

/** The longest that is told of a symbol, in words. */
const MOST = 7;

/** What is told of a symbol: words of manner beside it, else how its clause goes on; null where nothing is told of it. */
export function howOf(
	text: string,
	words: readonly Word[],
	_id: SymbolId,
	match: Match<unknown> | undefined,
	marks: readonly Match<Mark>[],
): string | null {
	const own = match && words[match.last];
	if (!match || !own) return null;
	const manner = marks
		.filter(({ label, first, last }) => {
			if (!label.startsWith('manner:') || (first >= match.first && last <= match.last)) return false;
			const word = words[first];
			return word?.sentence === own.sentence && Math.abs(word.clause - own.clause) <= 1;
		})
		.sort((one, other) => distance(one, match) - distance(other, match));
	const [nearest] = manner;
	if (nearest && distance(nearest, match) <= MOST) return slice(text, words, nearest.first, nearest.last);
	let last = match.last;
	while (last - match.last < MOST && words[last + 1]?.clause === own.clause) last++;
	return last > match.last ? slice(text, words, match.last + 1, last) : null;
}

const distance = (one: Match<unknown>, other: Match<unknown>) =>
	one.first > other.last ? one.first - other.last : other.first - one.last;

const slice = (text: string, words: readonly Word[], first: number, last: number) =>
	text.slice(words[first]?.from ?? 0, words[last]?.to ?? 0);
