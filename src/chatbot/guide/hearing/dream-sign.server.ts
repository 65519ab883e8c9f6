import type { Language } from '#src/language/languages.ts';
import { hearAndPresume } from '#src/listening/holds-of.server.ts';
import { seeScene } from '#src/listening/scene/see-scene.server.ts';
import { type SymbolId, type SymbolKind, symbolsByKind } from '#src/listening/symbols.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';

/** What the guide answers a dream with. */
export type DreamSign = {
	entry: KnowledgeEntry;
	/** Whether the dreamer tells of being afraid. */
	feared: boolean;
	/** Where the sign stands, in the dreamer's own words; null where the dream is hardly longer, or the clause is too long. */
	moment: string | null;
};

/** The longest quotation, and the shortest dream of which a part is quoted, in words. */
const QUOTED = 12;
const TELLING = 12;

const of = (...kinds: SymbolKind[]): ReadonlySet<SymbolId> =>
	new Set(symbolsByKind.flatMap(({ kind, symbols }) => (kinds.includes(kind) ? symbols : [])));
const living = of('animals');
const happening = of('happenings');
/** What fear is of, where it is named and nothing says of what. */
const feared: ReadonlySet<SymbolId> = new Set<SymbolId>([
	...living,
	'chased',
	'attacked',
	'being-killed',
	'drowning',
	'falling',
	'own-death',
	'living-dead',
	'thief',
	'war',
	'fire',
	'storm',
	'tornado',
	'tsunami',
	'flood',
	'earthquake',
	'end-of-world',
	'jinn',
	'ghost',
]);

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const clauseEnd = /[.!?؟…\n،؛,;:]/;
const joins: Readonly<Record<Language, RegExp>> = {
	en: /\s(?:and|but)\s/g,
	fa: /\s(?:و|اما|ولی)\s/g,
	ar: /\s(?:ثم|ثمّ|لكن)\s/g,
	es: /\s(?:y|e|pero)\s/g,
};

/** The clause around a place. */
function clauseAt(dream: string, at: number, language: Language): string {
	const before = [...dream.slice(0, at)].findLastIndex((letter) => clauseEnd.test(letter));
	const end = dream.slice(at).search(clauseEnd);
	const clause = dream.slice(before + 1, end < 0 ? undefined : at + end);
	const joint = [...dream.slice(before + 1, at).matchAll(joins[language])].at(-1);
	return clause.slice(joint ? joint.index + joint[0].length : 0).trim();
}

/**
 * The sign that a dream is answered with: where fear is told of, what is feared; else the strangest moment's, first what
 * lives and what happens there; else the first.
 */
export function signOf(dream: string, language: Language): DreamSign | null {
	const { symbols, turn } = seeScene(dream, language);
	const { heard } = hearAndPresume(dream, language, { guide: true });
	const afraid = heard.events.includes('fear') && heard.whose === 'self';
	const from = turn ? dream.indexOf(turn) : -1;
	const to = from + (turn?.length ?? 0);
	const ofTurn = symbols.filter(({ where }) => where.some(([at]) => at >= from && at < to));
	const symbol =
		(afraid && symbols.find(({ id }) => feared.has(id))) ||
		(ofTurn.find(({ id }) => living.has(id)) ?? ofTurn.find(({ id }) => happening.has(id)) ?? ofTurn[0] ?? symbols[0]);
	const entry = symbol && allEntries.find(({ id }) => id === `dream-${symbol.id}`);
	if (!symbol || !entry) return null;
	const clause = clauseAt(dream, symbol.where[0]?.[0] ?? 0, language);
	const quotable = wordsIn(dream) >= TELLING && wordsIn(clause) <= QUOTED && wordsIn(clause) > 2;
	return { entry, feared: afraid, moment: quotable ? clause : null };
}
