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

/** Compares by the forms that are left when a letter is taken out; the first letter has to be right. */
export function createTypoFinder(words: ReadonlySet<string>): TypoFinder {
	// Nearly every form comes from one word alone: tens of thousands of sets would take more memory than all the words.
	const shorter = new Map<string, string | string[]>();
	const put = (form: string, word: string) => {
		const known = shorter.get(form);
		if (known === undefined) shorter.set(form, word);
		else if (typeof known !== 'string') {
			if (!known.includes(word)) known.push(word);
		} else if (known !== word) shorter.set(form, [known, word]);
	};
	const from = (form: string): readonly string[] => {
		const known = shorter.get(form) ?? [];
		return typeof known === 'string' ? [known] : known;
	};
	for (const word of words) {
		if (isShort(word) || !/^\p{L}+$/u.test(word)) continue;
		for (const form of [word, ...withoutOne(word)]) put(form, word);
	}
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
			if (cache.size > 5000) cache.clear();
			cache.set(word, [...found]);
			return [...found];
		},
	};
}
