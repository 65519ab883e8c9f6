import { latinDigits } from '#src/language/latin-digits.ts';
import { fold } from './fold.ts';
import { isWrittenIn } from './guard-language.server.ts';
import { createNameWatch, type Names, type NameWatch } from './guard-names.server.ts';
import { ModelFailure } from './model-failure.ts';
import type { Piece } from './model-fields.server.ts';

/** What a model's text may contain besides prose of its own. */
export type Allowed = {
	language: string;
	/** Texts that may be quoted: the verse, its translation, what the visitor wrote. Any other quotation of five words or more is a verse or a saying the model made up. */
	quotable: readonly string[];
	/** Numbers of the facts. Up to ten, any number may stand ("ten minutes"). */
	numbers: readonly number[];
	/** Names the method knows (all cards of the deck), and those of them that the facts hold. Another one is made up. */
	names?: Names;
	/** Fields that are headings: one line without the end of a sentence, which is no verse there. */
	headings?: readonly string[];
};

const FREE_NUMBERS = 10;
const QUOTED_WORDS = 5;
/** A line this long without the end of a sentence is prose, not verse. */
const LINE_OF_VERSE = 80;

const opening: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"', '„': '“', '‹': '›' };
const arabicScript = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff\u200c]/;
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/gu;
const persianLetters = /[پچژگ]/;
const endOfSentence = /[.!?؟…؛;:]/;

/** Words after which the language of a text can be told. */
const WORDS_TO_TELL = 25;
/** A run of this many words of the prompt is a copy of it. */
const WORDS_OF_PROMPT = 10;
/** How far back what has just come is looked at again, because a mark or a name may have begun before. */
const LOOK_BACK = 60;

/** Markup, links, data: none of it belongs in prose. */
const markup = /<\/?[a-z!]|https?:|www\.|\]\(|[{}]|\b[a-z\d-]+\.(?:com|org|net|io|info|app|xyz)\b/i;
/** Phrases of a model about itself or its instructions. */
const aboutItself =
	/\bas an ai\b|language model|system prompt|modelo de lenguaje|como (?:una )?ia\b|مدل زبانی|به‌? ?عنوان (?:یک )?هوش مصنوعی|نموذج لغوي|بصفتي/i;

/**
 * Watches a model's texts while they arrive. What may turn out to be invented (a quotation, a run of another script, a
 * number, a name, a line that could be verse) is held back until it can be judged; all else passes at once. `feed` and
 * `end` return what may be shown now. `rules` is the system prompt, which must not be disclosed.
 * @throws ModelFailure `broke_facts`
 */
export function createGuard(allowed: Allowed, rules = ''): { feed(piece: Piece): Piece[]; end(): Piece[] } {
	const watch = allowed.names ? createNameWatch(allowed.names, allowed.language) : null;
	const secret = shinglesOf(rules);
	let current: { field: string; guard: ReturnType<typeof guardText> } | null = null;
	let shown = '';
	let told = false;

	function show(field: string, text: string): Piece[] {
		shown += text;
		if (!told && shown.split(' ').length > WORDS_TO_TELL) tell(false);
		return text ? [{ field, text: text.replace(/[*#_`]/g, '') }] : [];
	}

	function tell(whole: boolean): void {
		told = true;
		if (!isWrittenIn(shown, allowed.language, whole)) throw new ModelFailure('broke_facts');
	}

	/** The text of a field ends where another's begins. */
	const close = () => (current ? show(current.field, current.guard.end()) : []);

	return {
		feed({ field, text }) {
			const before = current?.field === field ? [] : close();
			if (current?.field !== field)
				current = { field, guard: guardText(allowed, watch, secret, allowed.headings?.includes(field) ?? false) };
			return [...before, ...show(field, current.guard.feed(text))];
		},
		end() {
			const rest = close();
			tell(true);
			return rest;
		},
	};
}

function shinglesOf(text: string): ReadonlySet<string> {
	const words = fold(text).split(' ');
	return new Set(
		words.slice(WORDS_OF_PROMPT - 1).map((_, index) => words.slice(index, index + WORDS_OF_PROMPT).join(' ')),
	);
}

/** Judges what a text says that only the facts could: quotations, runs of another script, numbers. */
function createFactChecks(allowed: Allowed, quotable: readonly string[]) {
	const mayQuote = (text: string) => quotable.some((source) => source.includes(` ${fold(text)} `));

	function checkQuotation(text: string): void {
		const words = fold(text).split(' ');
		if (
			words.length >= QUOTED_WORDS &&
			!mayQuote(text) &&
			!text.split(/[/\n؛،,;]/).every((part) => !part.trim() || mayQuote(part))
		)
			throw new ModelFailure('broke_facts');
		for (const [number] of text.matchAll(/\p{N}+/gu)) checkNumber(number);
	}

	function checkForeignRun(text: string): void {
		if (fold(text).split(' ').length > 1 && !mayQuote(text)) throw new ModelFailure('broke_facts');
	}

	function checkNumber(text: string): void {
		const value = Number(
			latinDigits(text)
				.replace(/[.,٫٬]+$/, '')
				.replace(/[,٬]/g, ''),
		);
		if (Number.isNaN(value) || value <= FREE_NUMBERS || allowed.numbers.includes(value) || mayQuote(text)) return;
		throw new ModelFailure('broke_facts');
	}

	return { mayQuote, checkQuotation, checkForeignRun, checkNumber };
}

const isRightToLeft = ({ language }: Allowed) => language === 'fa' || language === 'ar';

/** Judges each line of a text once, when it is complete. A line without the end of a sentence, or cut in two by a stroke, is set as verse. */
function createLineChecks(isHeading: boolean, mayQuote: (text: string) => boolean) {
	/** Up to where lines have been judged. */
	let judged = 0;

	function checkLine(text: string, shown: string): void {
		const line = text.trim();
		if (isHeading && line === shown.trim()) return;
		const words = fold(line).split(' ').length;
		if (words < QUOTED_WORDS - 1 || line.length >= LINE_OF_VERSE * 2) return;
		if (/\s[/|⁄]\s|\*\s*\*|\t/.test(line) || (line.length < LINE_OF_VERSE && !endOfSentence.test(line))) {
			const parts = line.split(/\s[/|⁄]\s|\*+|\t/);
			if (!parts.every((part) => !part.trim() || mayQuote(part))) throw new ModelFailure('broke_facts');
		}
	}

	/** @param whole nothing more will come: the last line is complete too */
	return (text: string, shown: string, whole: boolean): void => {
		for (let end = text.indexOf('\n', judged); end >= 0; end = text.indexOf('\n', judged)) {
			checkLine(text.slice(judged, end), shown);
			judged = end + 1;
		}
		if (whole) checkLine(text.slice(judged), shown);
	};
}

/** The text has to be in the script of the visitor's language: judged as it comes, once there is enough of it. */
function createScriptCheck(allowed: Allowed, quotable: readonly string[]) {
	let letters = 0;
	let arabicLetters = 0;
	return (text: string, done: boolean): void => {
		if (allowed.language === 'ar' && persianLetters.test(text) && !quotable.some((one) => persianLetters.test(one)))
			throw new ModelFailure('broke_facts');
		letters += text.match(/\p{L}/gu)?.length ?? 0;
		arabicLetters += text.match(arabicLetter)?.length ?? 0;
		if (letters < 60 && !done) return;
		const arabic = arabicLetters / Math.max(letters, 1);
		if (isRightToLeft(allowed) ? arabic < 0.8 : arabic > 0.3) throw new ModelFailure('broke_facts');
	};
}

/** The guard of one text. */
function guardText(
	allowed: Allowed,
	watch: NameWatch | null,
	secret: ReadonlySet<string>,
	isHeading: boolean,
): { feed(text: string): string; end(): string } {
	const quotable = allowed.quotable.map((text) => ` ${fold(text)} `);
	const rightToLeft = isRightToLeft(allowed);
	let shown = '';
	let pending = '';

	const { mayQuote, checkQuotation, checkForeignRun, checkNumber } = createFactChecks(allowed, quotable);
	const checkLines = createLineChecks(isHeading, mayQuote);
	const checkScript = createScriptCheck(allowed, quotable);

	/** How much of `pending` is beyond doubt, and checks it. With `done`, nothing more will come. */
	function judge(done: boolean): string {
		let index = 0;
		let safe = 0;
		while (index < pending.length) {
			const letter = pending.charAt(index);
			const close = opening[letter];
			let end = index + 1;
			if (close) {
				const closed = pending.indexOf(close, index + 1);
				if (closed < 0 && !done && pending.length - index < 400) break;
				end = closed < 0 ? pending.length : closed + 1;
				checkQuotation(pending.slice(index + 1, closed < 0 ? end : closed));
			} else if (/\p{N}/u.test(letter)) {
				end = runEnd(index, /[\p{N}.,٫٬]/u);
				if (end === pending.length && !done) break;
				checkNumber(pending.slice(index, end));
			} else if (!rightToLeft && arabicScript.test(letter)) {
				end = runEnd(index, /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff\u200c\s،؛]/);
				if (end === pending.length && !done) break;
				checkForeignRun(pending.slice(index, end));
			} else if (watch && /\p{L}/u.test(letter)) {
				end = runEnd(index, /[\p{L}\p{M}\u200c]/u);
				if (end === pending.length && !done && watch.mayBecome(pending.slice(index, end))) break;
			} else if (letter === '\n' && !done) {
				// The first line is shown as it comes; a later one waits until it is more than a line of verse could be.
				const line = pending.slice(index + 1).split('\n', 1)[0] ?? '';
				if (line.length + index + 1 === pending.length && line.length < LINE_OF_VERSE && !endOfSentence.test(line))
					break;
			}
			index = end;
			safe = index;
		}
		const text = pending.slice(0, safe);
		pending = pending.slice(safe);
		shown += text;
		checkLines(done ? shown : shown + pending, shown, done && pending === '');
		checkTail(text.length, done);
		checkScript(text, done);
		return text;
	}

	function runEnd(from: number, pattern: RegExp): number {
		let end = from;
		while (end < pending.length && pattern.test(pending.charAt(end))) end++;
		return end;
	}

	/** What has just come, with as much before it as marks, names and sentences of the prompt need to be seen. */
	function checkTail(length: number, done: boolean): void {
		const tail = shown.slice(-length - LOOK_BACK);
		// A name counts once something follows it: what is held back begins with that.
		const following = done ? ' ' : pending.slice(0, 1);
		if (markup.test(tail) || aboutItself.test(tail) || watch?.names(tail + following))
			throw new ModelFailure('broke_facts');
		if (secret.size === 0) return;
		const words = fold(shown.slice(-length - LOOK_BACK * 3)).split(' ');
		for (let index = 0; index + WORDS_OF_PROMPT <= words.length; index++)
			if (secret.has(words.slice(index, index + WORDS_OF_PROMPT).join(' '))) throw new ModelFailure('broke_facts');
	}

	return {
		feed(text) {
			pending += text;
			return judge(false);
		},
		end() {
			const rest = judge(true);
			if (pending) throw new ModelFailure('broke_facts');
			return rest;
		},
	};
}
