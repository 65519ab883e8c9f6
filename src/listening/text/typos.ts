import type { Token } from './token.ts';

/** Shorter words have too many neighbours that are words as well. */
const LEAST = 7;
/** The Arabic article makes no word longer. */
const isShort = (word: string) => (word.startsWith('ال') ? word.length - 2 : word.length) < LEAST;

/** Words that are right as they stand and near to one that the lexicons name. */
const ordinary = new Set(
	'morning evening nothing everything something another meaning reading feeling looking cooking working walking talking telling waiting writing playing staying marriage carriage passing parsing content contest lonesome someone present prevent perfect through thought although because private version mission passion fashion courage garbage message passage manager teacher together whether weather another brother mother father yesterday birthday holiday anybody nobody somebody haciendo hacienda casados cansado pasados pesados contenta contento'.split(
		' ',
	),
);

export type TypoFinder = {
	/** Whether a phrase names the word as it stands. */
	knows: (token: Token) => boolean;
	/** Words of the lexicon that differ by one letter: wrong, missing, too many, or two changed places. */
	near: (word: string) => readonly string[];
};

const withoutOne = (word: string) =>
	Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));

/** A hash of 32 bits (FNV-1a) of a word without the letter at `without`. */
function hashOf(word: string, without = -1): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < word.length; at++) if (at !== without) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

/** Whether a form is a word or what is left when a letter is taken out of it. */
function isFormOf(form: string, word: string): boolean {
	if (form.length === word.length) return form === word;
	if (form.length !== word.length - 1) return false;
	let at = 0;
	while (form[at] === word[at] && at < form.length) at++;
	return word.slice(at + 1) === form.slice(at);
}

/** How many words may follow one another in a number with a hash. */
const MOST_WORDS = 2 ** 20;

/**
 * The words with a form, for each form that is left when a letter is taken out of one: a sorted list of the hashes of
 * forms, because a map of the forms themselves takes more memory than all the words.
 */
function createForms(words: readonly string[]): (form: string) => string[] {
	// A hash and the place of its word make one number, which is exact below 2^53.
	const sorted = Float64Array.from(
		words.flatMap((word, place) =>
			Array.from({ length: word.length + 1 }, (_, at) => hashOf(word, at - 1) * MOST_WORDS + place),
		),
	).sort();
	const hashes = Uint32Array.from(sorted, (both) => Math.floor(both / MOST_WORDS));
	const places = Uint32Array.from(sorted, (both) => both % MOST_WORDS);
	return (form) => {
		const hash = hashOf(form);
		let [low, high] = [0, hashes.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((hashes[middle] ?? 0) < hash) low = middle + 1;
			else high = middle;
		}
		const found: string[] = [];
		for (; hashes[low] === hash; low++) {
			const word = words[places[low] ?? -1];
			if (word !== undefined && isFormOf(form, word)) found.push(word);
		}
		return found;
	};
}

/** Words that are remembered with those near to them. */
const MOST_REMEMBERED = 500;

/** Compares by the forms that are left when a letter is taken out; the first letter has to be right. */
export function createTypoFinder(words: ReadonlySetLike<string>): TypoFinder {
	const from = createForms([...Iterator.from(words.keys())].filter((word) => !isShort(word) && /^\p{L}+$/u.test(word)));
	const cache = new Map<string, readonly string[]>();
	const isNear = (one: string, other: string) => {
		if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
		let start = 0;
		while (start < one.length && one[start] === other[start]) start++;
		// What differs at the end alone is another form of a word, not a mistake.
		if (start >= Math.min(one.length, other.length) - 1) return false;
		let end = 0;
		while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
		const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
		return (
			(left.length <= 1 && right.length <= 1) || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
		);
	};
	return {
		knows({ keys, word }) {
			if (isShort(word) || ordinary.has(word)) return true;
			for (const key of keys) if (words.has(key)) return true;
			return false;
		},
		near(word) {
			if (isShort(word)) return [];
			const known = cache.get(word);
			if (known) return known;
			const found = new Set<string>();
			for (const form of [word, ...withoutOne(word)])
				for (const candidate of from(form)) if (isNear(word, candidate)) found.add(candidate);
			if (cache.size >= MOST_REMEMBERED) cache.clear();
			cache.set(word, [...found]);
			return [...found];
		},
	};
}
