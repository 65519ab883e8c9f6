import { fold } from './fold.ts';

/** Small words that every text has and the other three languages have not, folded. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
	en: setOf('the and of to is in it that you your for with on as at be not this has'),
	es: setOf('el la los las de que y un una en se lo con por para es tu te al del'),
	fa: setOf('را که است از این می تو با به در و یک آن برای هم هر ها خود چه بر'),
	ar: setOf('في من على إلى ما لا هذا هذه أن عن مع هو هي التي الذي أو كل ثم قد لم'),
};
/** The least share of small words: prose of any of the four has twice as many. */
const LEAST_SHARE = 0.05;

function setOf(words: string): ReadonlySet<string> {
	return new Set(fold(words).split(' '));
}

/**
 * Whether a text of some twenty words or more is in that language, rather than in another. A text that is not `whole`
 * yet need not have shown enough of its small words, but must not have shown more of another's.
 */
export function isWrittenIn(text: string, language: string, whole: boolean): boolean {
	// Arabic writes "and" and "so" as part of the next word.
	const words = fold(text).split(' ');
	const bare = language === 'ar' ? words.map((word) => word.replace(/^[وف](?=\p{L}{2})/u, '')) : words;
	const shareOf = (small: ReadonlySet<string>) => bare.filter((word) => small.has(word)).length / bare.length;
	const own = shareOf(smallWords[language] ?? new Set());
	if (whole && own < LEAST_SHARE) return false;
	return Object.entries(smallWords).every(([other, small]) => other === language || shareOf(small) <= own);
}
