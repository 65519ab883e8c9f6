import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import { isDenied } from './denial/is-denied.ts';
import { type Affirmed, dropUndone } from './denial/undone.ts';
import { isThingThatFalls } from './falling.ts';
import type { LanguageLexicon, Mark } from './phrases/language-lexicon.server.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';

/** Symbols of which another tells as well; they are not told apart beside it. */
const partOf: Readonly<Partial<Record<SymbolId, readonly SymbolId[]>>> = {
	'being-killed': ['attacked'],
	'holy-book': ['book'],
	tsunami: ['storm'],
};

/** What might have been used, or who might have done something, as an animal might have bitten. */
const threats: ReadonlySet<SymbolId> = new Set<SymbolId>(['knife', 'gun', 'thief', 'presence', 'jinn', 'ghost']);

/** English: what tells that a beast did nothing, and of people that they had no time for somebody. */
const leftAlone =
	/^(?:alone|be|peace|notice|past|mind|attention|near|close|after|ignored|ignoring|interested|interest|away|off|down|back|up|asleep|touch|touched|look|move|moved)$/;

/** What holds water, and may be dry. */
const basin =
	/^(?:(?:swimming)?pools?|swimming|ponds?|baths?|bathtubs?|tubs?|fountains?|tanks?|basins?|sinks?|piscinas?|albercas?|piletas?|estanques?|bañeras?|bañera|tinas?|fuentes?|استخر|حوض|وان|حوضچه|مسبح|المسبح|بمسبح|بالمسبح|برکه|البرکه|حوضا|بانیو|البانیو|[وب]?(?:ال)?حنفیه|[وب]?(?:ال)?صنبور|[وب]?(?:ال)?نافوره|[وب]?(?:ال)?ساقیه|[وب]?(?:ال)?قناه)$/;

/** The symbols that are there, and those that are named and denied. */
export function toldOf(
	words: readonly Word[],
	matches: readonly Match<SymbolId | null>[],
	marks: readonly Match<Mark>[],
	lexicon: LanguageLexicon,
): { affirmed: Affirmed; absent: Set<SymbolId> } {
	const affirmed: Affirmed = new Map();
	const absent = new Set<SymbolId>();
	const denied: Match<SymbolId | null>[] = [];
	const staying = marks.filter(({ label }) => label === 'toothStays').map(({ first }) => words[first]?.sentence ?? -9);
	for (const match of matches) {
		if (match.label === null || isThingThatFalls(words, match, matches, lexicon.language)) continue;
		if (isDenied(words, match, lexicon)) {
			absent.add(match.label);
			denied.push(match);
			continue;
		}
		const places = affirmed.get(match.label);
		if (places) places.push(match);
		else affirmed.set(match.label, [match]);
	}
	// «سه تاشون ریخت، بقیه سر جاش موند»
	const fellOut = (last: number) =>
		lexicon.language === 'fa' && /^(?:ریخت|افتاد|شکست|کنده|افتاده|ریخته|شکسته)/.test(words[last]?.word ?? '');
	const staysPut = ({ at, first, last }: Match<unknown>) =>
		!fellOut(last) &&
		(at.length < 3 ||
			/^(?:لق|شل)/.test(words[last]?.word ?? '') ||
			// "My teeth did not fall out": the denial stands within the words that tell of them.
			words.slice(first + 1, last).some(({ word }) => lexicon.not.has(word))) &&
		staying.some((sentence) => Math.abs(sentence - (words[first]?.sentence ?? 0)) <= 1);
	if (affirmed.get('teeth')?.every(staysPut)) {
		affirmed.delete('teeth');
		absent.add('teeth');
	}
	// «پدرم نگاه می‌کرد و کاری نکرد» tells of no attack that did not come; of an animal it does.
	const hasAnimal = [...affirmed.keys()].some((id) => kindOf(id) === 'animals' || threats.has(id));
	const spares = ({ label, first, last }: Match<Mark>) =>
		label === 'manner:not_biting' &&
		(hasAnimal ||
			lexicon.language !== 'en' ||
			!words.slice(first, last + 1).some(({ word }) => leftAlone.test(word))) &&
		(hasAnimal || lexicon.language !== 'fa' || words[first]?.word !== 'کاری' || words[last]?.word !== 'نکرد');
	if (marks.some(spares) && !affirmed.has('attacked')) absent.add('attacked');
	dropUndone(words, denied, affirmed, lexicon.language);
	// "In a pool, but there was no water"
	const isBasin = ({ at }: Match<unknown>) => at.every((index) => basin.test(words[index]?.word ?? ''));
	if (absent.has('water') && affirmed.get('water')?.every(isBasin)) affirmed.delete('water');
	for (const id of absent) if (affirmed.has(id)) absent.delete(id);
	for (const id of [...affirmed.keys()])
		for (const part of partOf[id] ?? []) {
			const own = affirmed.get(id)?.flatMap(({ at }) => at) ?? [];
			const left = affirmed.get(part)?.filter(({ at }) => !at.some((index) => own.includes(index)));
			if (left && left.length === 0) affirmed.delete(part);
		}
	return { affirmed, absent };
}
