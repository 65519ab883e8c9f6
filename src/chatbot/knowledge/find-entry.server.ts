import type { Language } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { allEntries } from './all-entries.server.ts';
import { askingWords, kindWords } from './question-words.ts';

/** A word by any of the forms it may be found under. */
type Word = readonly string[];
/** @property row every word of the name, where it has to stand whole */
type Name = { words: readonly Word[]; mass: number; row: readonly Word[] | null };
type Indexed = { entry: KnowledgeEntry; names: readonly Name[]; text: ReadonlySet<string>; length: number };
type Index = {
	entries: readonly Indexed[];
	/** Which entries have a form in a name or in their text. */
	holders: ReadonlyMap<string, readonly number[]>;
	asking: ReadonlySet<string>;
	card: ReadonlySet<string>;
	symbol: ReadonlySet<string>;
	/** How rare a word is: BM25's weight of a term. */
	rarity: (word: Word) => number;
};

/** An entry that a question names, and how well: 1 where it names nothing else. */
export type FoundEntry = {
	entry: KnowledgeEntry;
	score: number;
	share: number;
	/** Which of the question's words names it first. */
	at: number;
};

/** What a word that only says the kind of thing counts of its weight. */
const KIND_WORD = 0.35;
/** To be in a text makes a word less rare than to be in a name. */
const IN_TEXT = 0.25;
/** What is named first is asked about. */
const LATER = 0.96;
/** A word of the text counts less than one of the names. */
const TEXT_WORD = 0.22;
const WITH_KIND = 1.5;
const AGAINST_KIND = 0.55;
/** Without a word of its kind a dream's symbol gives way to whatever else is called so. */
const BARE_SYMBOL = 0.65;
/** A form that is typed as it is written outweighs its stem: king, not queen. */
const EXACT = 1.03;
/** So rare is a word that the one text that has it tells of it. */
const RARE = 4.4;
/** Beside a dream's sign, what a word that no entry has counts of its weight: "dirty water" is asked of as water. */
const UNKNOWN_BESIDE_SIGN = 0.3;
/** Below these nothing was named. */
const LEAST_SCORE = 1.9;
const LEAST_SHARE = 0.34;
/** A rare name that stands whole in a longer question. */
const WHOLE_NAME = { mass: 3.2, share: 0.15 };

const folded = (words: readonly string[]) => new Set(words.map((word) => foldWord(word.replaceAll('\u200c', ''))));

/** A time such as 11:11 is one word. */
function wordsOf(text: string, language: Language): { word: string; forms: Word }[] {
	return readTokens(text.replace(/(\p{Nd}{2}):\1/gu, '$1$1'), language).map(({ word, keys }) => ({
		word,
		forms: [word, ...[...keys].filter((key) => !/^[=^]/.test(key) && key !== word)],
	}));
}

function createIndex(language: Language): Index {
	const asking = folded(askingWords[language]);
	// Equal forms of different texts are one string.
	const known = new Map<string, string>();
	const once = (form: string) => {
		const same = known.get(form) ?? form;
		known.set(same, same);
		return same;
	};
	const told = (text: string) =>
		wordsOf(text, language)
			.filter(({ word }) => !asking.has(word))
			.map(({ word, forms }) => ({ word, forms: forms.map(once) }));
	const read = allEntries.map((entry) => ({
		entry,
		names: entry.words[language].names.map((name) => {
			const words = told(name);
			return {
				words: (words.length > 0 ? words : wordsOf(name, language)).map(({ forms }) => forms),
				row: entry.namedWhole ? wordsOf(name, language).map(({ forms }) => forms) : null,
			};
		}),
		text: new Set(entry.namedWhole ? [] : told(entry.words[language].say).flatMap(({ forms }) => forms)),
	}));
	const holders = new Map<string, number[]>();
	const named = new Map<string, number>();
	for (const [at, { names, text }] of read.entries()) {
		const inNames = new Set(names.flatMap(({ words }) => words.flat()));
		for (const form of inNames) named.set(form, (named.get(form) ?? 0) + 1);
		for (const form of new Set([...inNames, ...text])) {
			const those = holders.get(form);
			if (those) those.push(at);
			else holders.set(form, [at]);
		}
	}
	const countOf = (form: string) => {
		const all = holders.get(form)?.length ?? 0;
		const ofNames = named.get(form) ?? 0;
		return ofNames + (all - ofNames) * IN_TEXT;
	};
	const rarity = (word: Word) => {
		const count = Math.max(0, ...word.map(countOf));
		return Math.log(1 + (read.length - count + 0.5) / (count + 0.5));
	};
	const massOf = (words: readonly Word[]) => words.reduce((sum, word) => sum + rarity(word), 0);
	return {
		entries: read.map(({ entry, names, text }) => ({
			entry,
			names: names.map(({ words, row }) => ({ words, row, mass: massOf(words) })),
			text,
			length: text.size,
		})),
		holders,
		asking,
		card: folded(kindWords[language].card),
		symbol: folded(kindWords[language].symbol),
		rarity,
	};
}

/** Made when a language is first asked in. */
const indexes = new Map<Language, Index>();

/** The entry whose text has the rarest word of a question that no name has; null where none is rare enough. */
export function findInTexts(question: string, language: Language): KnowledgeEntry | null {
	const { entries, asking, rarity } = indexOf(language);
	let best: { entry: KnowledgeEntry; mass: number } | null = null;
	for (const { word, forms } of wordsOf(question, language)) {
		const mass = rarity(forms);
		if (asking.has(word) || word.length < 3 || mass < RARE || (best && best.mass >= mass)) continue;
		const holder = entries.find(({ text }) => text.has(word));
		if (holder) best = { entry: holder.entry, mass };
	}
	return best?.entry ?? null;
}

function indexOf(language: Language): Index {
	const index = indexes.get(language) ?? createIndex(language);
	indexes.set(language, index);
	return index;
}

const shares = (one: Word, other: Word) => one.some((form) => other.includes(form));

/**
 * What of all that the guide knows a question names, the best first: BM25's rarity of words over names and texts, the
 * names weighted, and of the names the one that is named whole. Empty where nothing is.
 */
export function findEntries(question: string, language: Language): FoundEntry[] {
	const { entries, holders, asking, card, symbol, rarity } = indexOf(language);
	// «به دنیا آمدن» is to be born, not of the world.
	const asked = language === 'fa' ? question.replace(/به[ \u200c]?دنیا/g, ' ') : question;
	const all = wordsOf(asked, language);
	const kept = all.filter(({ word }) => !asking.has(word));
	const words = kept.length > 0 ? kept : all.slice(0, 4);
	const ofCards = words.some(({ word }) => card.has(word));
	const ofDreams = words.some(({ word }) => symbol.has(word));
	const ofKind = (word: string) => card.has(word) || symbol.has(word);
	const onlyKind = words.every(({ word }) => ofKind(word));
	const weightOf = (word: string, forms: Word) => {
		if (ofKind(word) && !onlyKind) return KIND_WORD;
		return ofDreams && !forms.some((form) => holders.has(form)) ? UNKNOWN_BESIDE_SIGN : 1;
	};
	const weighed = words.map(({ word, forms }, at) => ({
		forms,
		mass: rarity(forms) * weightOf(word, forms) * LATER ** at,
	}));
	const whole = weighed.reduce((sum, { mass }) => sum + mass, 0);
	const candidates = new Set(weighed.flatMap(({ forms }) => forms.flatMap((form) => [...(holders.get(form) ?? [])])));
	const found = [...candidates].flatMap((at): FoundEntry[] => {
		const indexed = entries[at];
		if (!indexed) return [];
		if (language === 'es' && indexed.entry.id === 'hierophant' && isOfFather(question)) return [];
		const { entry, text } = indexed;
		const names = indexed.names.filter(({ row }) => !row || standsIn(row, all));
		const named = Math.max(0, ...names.map((name) => weighName(name, weighed)));
		const told = weighed.reduce((sum, { forms, mass }) => sum + (forms.some((form) => text.has(form)) ? mass : 0), 0);
		const { kind } = entry;
		const fits =
			(kind === 'card' && ofCards) || (kind === 'symbol' && ofDreams)
				? WITH_KIND
				: (kind === 'card' && ofDreams) || (kind === 'symbol' && ofCards)
					? AGAINST_KIND
					: kind === 'symbol'
						? BARE_SYMBOL
						: 1;
		const score = named * fits + told * TEXT_WORD;
		const share = Math.min(1, (named + told * TEXT_WORD) / whole);
		const least = named >= WHOLE_NAME.mass ? WHOLE_NAME.share : LEAST_SHARE;
		return score >= LEAST_SCORE && share >= least ? [{ entry, score, share, at: placeOf(names, weighed) }] : [];
	});
	found.sort((one, other) => other.score - one.score);
	return language === 'ar' ? beforeItsField(found, ofDreams) : found;
}

/** Whose book or which art is asked about something: «حلم الثعبان عند ابن سيرين», «رقم 7 في علم الأرقام». */
const fields: ReadonlySet<string> = new Set(['ibn-sirin', 'nabulsi', 'jung', 'numerology', 'dream-interpretation']);
/** How nearly as well as its field a thing must be named. */
const BESIDE_FIELD = 0.6;

/** What is asked about within a field comes before the field. */
function beforeItsField(found: FoundEntry[], ofDreams: boolean): FoundEntry[] {
	const [best] = found;
	if (!best || !fields.has(best.entry.id)) return found;
	const asked = found.find(
		({ entry, score }) =>
			score >= best.score * BESIDE_FIELD &&
			((ofDreams && entry.kind === 'symbol') || (best.entry.id === 'numerology' && /^number-\d/.test(entry.id))),
	);
	return asked ? [asked, ...found.filter((one) => one !== asked)] : found;
}

/** Spanish: "mi papá" is no Pope. */
const isOfFather = (question: string): boolean =>
	/(?<!\p{L})(?:pap[áa]|pap[iá]s)(?!\p{L})/iu.test(question) &&
	!/(?<!\p{L})(?:(?:el|al|del) papa(?!\p{L})(?! de (?:mi|mis|su|sus|tu)(?!\p{L}))|papa (?:invertido|del tarot)|carta)/iu.test(
		question,
	);

/** Whether the words of a name stand in a question, each behind the one before it. */
const standsIn = (row: readonly Word[], asked: readonly { forms: Word }[]): boolean =>
	asked.some((_, from) => row.every((word, at) => shares(asked[from + at]?.forms ?? [], word)));

const placeOf = (names: readonly Name[], asked: readonly { forms: Word }[]): number =>
	asked.findIndex(({ forms }) => names.some(({ words }) => words.some((word) => shares(forms, word))));

/** The weight of the question's words in a name, less where the name has more than was said. */
function weighName({ words, mass }: Name, asked: readonly { forms: Word; mass: number }[]): number {
	let hit = 0;
	let covered = 0;
	for (const word of words) {
		const same = asked.find(({ forms }) => shares(forms, word));
		if (!same) continue;
		hit += same.mass * (same.forms[0] === word[0] ? EXACT : 1);
		covered++;
	}
	if (hit === 0 || mass === 0) return 0;
	const part = covered / words.length;
	return hit * (0.3 + 0.7 * part * part);
}
