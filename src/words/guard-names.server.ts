import { fold } from './fold.ts';

/** Names a method knows, and those of them that the facts hold. */
export type Names = { known: readonly string[]; allowed: readonly string[] };

/** Tells names that are not among the facts. */
export type NameWatch = {
	/** Whether a text names one. The last word counts only where something follows it. */
	names(text: string): boolean;
	/** Whether a word that is not finished may become part of such a name. */
	mayBecome(word: string): boolean;
};

const article = /^(?:the|el|la|los|las)\s+/iu;
const cardWord: Readonly<Record<string, string>> = {
	en: '(?:card of(?: the)?|arcanum of(?: the)?)',
	es: '(?:carta|arcano)(?: de la| de los| del| de)?',
	fa: '(?:کارت|ورق|برگ)',
	ar: '(?:بطاقه|ورقه|کارت)',
};

/**
 * Many names of cards are plain words ("the moon", "ماه"), which prose may use. One counts as a name where it is written
 * like one: with its capital letter inside a sentence, beside the word "card", alone in quotation marks, or as more than
 * one word.
 */
export function createNameWatch({ known, allowed }: Names, language: string): NameWatch {
	const latin = language === 'en' || language === 'es';
	const plain = latin ? (text: string) => text.normalize('NFC') : foldLetters;
	const core = (name: string) => plain(name).trim().replace(article, '');
	const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
	const mine = new Set(allowed.map((name) => fold(core(name))));
	const made = [...new Set(known.map(core))].filter((name) => name && !mine.has(fold(name)));
	const many = made.filter((name) => /\s/.test(name)).map(literally);
	const all = made.map(literally);
	const before = '(?<![\\p{L}\\p{N}])';
	const after = '(?=[^\\p{L}\\p{N}])';
	const oneOf = (list: readonly string[]) => (list.length > 0 ? `(?:${list.join('|')})` : '(?!)');

	const patterns = [
		new RegExp(`${before}${cardWord[language] ?? '(?!)'}\\s+[«“"]?${oneOf(all)}${after}`, latin ? 'iu' : 'u'),
		...(latin
			? [
					new RegExp(`${before}(?:[Tt]he|[Ee]l|[Ll]a|[Ll]os|[Ll]as)\\s+${oneOf(all)}${after}`, 'u'),
					// Inside a sentence: at its beginning any word has a capital.
					new RegExp(`(?<=[\\p{L}\\p{N},;:]\\s)${oneOf(all)}${after}`, 'u'),
					new RegExp(`${before}${oneOf(many)}${after}`, 'u'),
					new RegExp(`${before}${oneOf(all)}\\s+card${after}`, 'iu'),
				]
			: [
					new RegExp(`${before}[وفبلک]?${oneOf(many)}${after}`, 'u'),
					new RegExp(`[«“"‹]\\s*${oneOf(all)}\\s*[»”"›]`, 'u'),
				]),
	];
	const permitted = new RegExp(
		`${before}${oneOf(allowed.map(core).map(literally))}(?![\\p{L}\\p{N}])`,
		latin ? 'giu' : 'gu',
	);
	const words = made.flatMap((name) => name.split(/\s+/)).map(fold);

	return {
		names: (text) => {
			const rest = plain(text).replace(permitted, '·');
			return patterns.some((pattern) => pattern.test(rest));
		},
		mayBecome: (word) => {
			const begun = fold(word);
			return words.some((other) => other.startsWith(begun));
		},
	};
}

/** Folded letters, but with the marks between them where they were. */
function foldLetters(text: string): string {
	return text.replace(/[\p{L}\p{M}\u0640\u200c]+/gu, fold);
}
