import { kindOf, type SymbolId, type SymbolKind, tierOf } from '#src/listening/symbols.ts';
import type { Mark } from './phrases/language-lexicon.server.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';

/** The longest quotation of the dreamer's words. */
const MOST_WORDS = 12;
const LEAST_WORDS = 3;

const strange: Readonly<Partial<Record<SymbolId, number>>> = {
	'dead-alive': 4,
	'living-dead': 4,
	'own-death': 4,
	teeth: 3,
	flying: 3,
	birth: 3,
	'new-room': 3,
	snake: 3,
	killing: 4,
	'being-killed': 4,
	lion: 3,
	wolf: 3,
	fire: 3,
	tsunami: 3,
	'end-of-world': 4,
	angel: 3,
	jinn: 3,
	ghost: 3,
	dragon: 3,
	chased: 3,
	naked: 3,
	falling: 2,
	baby: 2,
	pregnancy: 3,
	blood: 2,
	holy: 3,
	house: 0.2,
	mother: 0.5,
	father: 0.5,
	hands: 0.3,
	eyes: 0.3,
	water: 1,
	road: 0.3,
	door: 0.6,
	school: 0.5,
	clothes: 0.5,
	family: 0.4,
	searching: 1,
	crying: 1.5,
	laughing: 1.5,
} as Partial<Record<SymbolId, number>>; // prettier-ignore

/** What somebody or something turns into in Persian, where «شد» right behind it tells of no weather. */
const turns: ReadonlySet<SymbolKind> = new Set(['animals', 'things', 'food']);
const BECOMING = 3;

/** "Estaba en clase y la maestra me", before a verb of saying: who speaks is no part of the moment. */
const leadsToSpeech = (words: readonly Word[], start: number, end: number): boolean =>
	/^(?:me|le|les|nos|te)$/.test(words[end]?.word ?? '') ||
	words.slice(Math.max(start + 1, end - 3), end + 1).some(({ word }) => word === 'y' || word === 'pero');

/** Where the clause behind a word's own begins, in the same sentence. */
function clauseBehind(words: readonly Word[], index: number): number | null {
	const own = words[index];
	const next = words.findIndex(({ clause }, other) => other > index && clause > (own?.clause ?? 0));
	return next > 0 && words[next]?.sentence === own?.sentence ? next : null;
}

/** Where the sentence that tells what somebody does begins, beside one that only tells of their death: "She's been gone six years." */
function sentenceBeside(words: readonly Word[], index: number): number | null {
	const sentence = words[index]?.sentence ?? 0;
	const own = words.filter((word) => word.sentence === sentence);
	if (own.length > 9 || !/^(?:he|she|they)(?:'s|'d|'ve)?$/.test(own[0]?.word ?? '')) return null;
	const [before, behind] = [sentence - 1, sentence + 1].map((other) =>
		words.findIndex((word) => word.sentence === other),
	);
	const beside = before !== undefined && before >= 0 ? before : behind;
	return beside !== undefined && beside >= 0 ? beside : null;
}

/** Where the sentence of a clause begins that only tells of a death: "Dad was driving the bus, though he died in 2011". */
function sentenceOf(words: readonly Word[], index: number): number {
	const begin = words.findIndex(({ sentence }) => sentence === words[index]?.sentence);
	return /^(?:because|though|although|since|even|who|and)$/.test(words[index - 1]?.word ?? '') ? begin : index;
}

/** English: what is one's own and met as another's: "it was my own head". */
const ownPart = /^(?:head|face|body|hands?|heart|eyes?|grave|voice|name|bones|skin|shadow|teeth|feet|corpse)$/;

/** How a clause begins that tells what was not: "not a snake, it was a hosepipe". */
const negating = /^(?:no|not|nobody|never|without|neither|wasn't|weren't)$/;

/**
 * The strangest moment: the clauses in which the strangest things come together, at most twelve words as they stand.
 * A dream shorter than that is its own strangest moment. Null where there are fewer than three words.
 */
export function turnOf(
	text: string,
	words: readonly Word[],
	affirmed: ReadonlyMap<SymbolId, readonly Match<unknown>[]>,
	marks: readonly Match<Mark>[],
	isSaid: (word: Word) => boolean,
): string | null {
	const weights = new Map<number, number>();
	const add = (index: number, weight: number) => weights.set(index, (weights.get(index) ?? 0) + weight);
	for (const [id, places] of affirmed)
		for (const { first, at } of places) {
			const weight = strange[id] ?? (tierOf(id) === 3 ? 1 : 1.4);
			// Who is dead is told in passing; what they do is the wonder.
			const onward =
				id === 'dead-alive' && at.length > 2
					? (clauseBehind(words, at.at(-1) ?? first) ?? sentenceBeside(words, first))
					: null;
			add(onward ?? (id === 'dead-alive' && at.length > 2 ? sentenceOf(words, first) : first), weight);
			for (const index of at) add(index, 0.05);
		}
	// «ماهی شدم»: who turns into something tells the strangest of all.
	for (const [id, places] of affirmed)
		for (const { first, last } of places)
			if (turns.has(kindOf(id)) && /^شد(?:م|یم|ن|ند|ه)?$/.test(words[last + 1]?.word ?? '')) add(first, BECOMING);
	for (const { label, first } of marks) {
		if (label.startsWith('manner:') || label.startsWith('mood:')) add(first, 0.5);
		if (label === 'woke') add(first, -3);
	}
	for (const [index, { word }] of words.entries())
		if (ownPart.test(word) && words[index - 1]?.word === 'own' && words[index - 2]?.word === 'my') add(index, 2.5);
	const begun = new Set(marks.filter(({ label }) => label === 'beginning').flatMap(({ at }) => at));
	const isAnd = (index: number) => /^(?:and|y|e|و)$/.test(words[index]?.word ?? '');
	// "He asked me to marry him" quotes nobody.
	const saying = marks.filter(
		({ label, last }) =>
			(label === 'said' || label === 'saidMyself') &&
			!/^(?:to|anything|nothing|much|goodbye|hello)$/.test(words[last + 1]?.word ?? ''),
	);
	const saidAt = new Set(saying.map(({ first }) => first));
	const saidIn = new Set(saying.map(({ first }) => words[first]?.clause));
	/** «بطير فوق مدرستي وأبلة الحساب بتنادي»: with an Arabic «و» before who speaks something else begins. */
	const isAndWhoSpeaks = (index: number) =>
		/^و(?!لی$|قتی$|سط)\p{L}{3,}/u.test(words[index]?.word ?? '') && [1, 2, 3].some((more) => saidAt.has(index + more));
	let best: { from: number; to: number; weight: number } | null = null;
	for (let start = 0; start < words.length; start++) {
		const word = words[start];
		const isStart = start === 0 || words[start - 1]?.clause !== word?.clause || begun.has(start - 1);
		if (
			!word ||
			!isStart ||
			begun.has(start) ||
			isSaid(word) ||
			(start > 0 && !begun.has(start - 1) && saidIn.has(word.clause))
		)
			continue;
		let weight = negating.test(word.word) ? -1.2 : 0;
		for (let end = start; end < words.length && end - start < MOST_WORDS; end++) {
			const last = words[end];
			if (!last || last.sentence !== word.sentence || isSaid(last)) break;
			if (saidIn.has(last.clause) && last.clause !== word.clause) break;
			weight += (weights.get(end) ?? 0) - 0.04;
			if (saidAt.has(end)) break;
			const endsAtSpeech =
				isAndWhoSpeaks(end + 1) ||
				(saidAt.has(end + 1) &&
					!isAnd(end) &&
					!leadsToSpeech(words, start, end) &&
					![end, end - 1, end - 2].some((one) => one > start && isAndWhoSpeaks(one)));
			const ends =
				words[end + 1]?.clause !== last.clause || end - start === MOST_WORDS - 1 || isAnd(end + 1) || endsAtSpeech;
			if (!ends || end - start + 1 < LEAST_WORDS) continue;
			if (words[end + 1]?.clause === last.clause && !isAnd(end + 1) && !endsAtSpeech) continue;
			if (!best || weight > best.weight) best = { from: start, to: end, weight };
		}
	}
	if (!best) return null;
	const told = text.slice(words[best.from]?.from ?? 0, words[best.to]?.to ?? 0);
	// An aside that the words break off is left out.
	return told.replace(/\s*\([^()]*$/, '');
}
