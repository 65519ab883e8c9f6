import type { Language } from '../../src/language/languages.ts';
import { faultsOf } from '../../src/words/testing/prose.ts';
import { placeholdersOf, proseOf } from './placeholders.ts';

type Correction = { language: Language; old: string; text: string; isOfOwnList: boolean };

/** Marks that a language does not use, or uses otherwise, beyond those of `faultsOf`. */
const MARKS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
	en: [],
	es: [],
	ar: [[/["“”]/, 'quotation marks are «» in Arabic']],
	fa: [
		[/["“”]/, 'quotation marks are «» in Persian'],
		[/(?<!\p{L})ن?می (?=\p{L})/u, '«می» and «نمی» are joined to their verb by a ZWNJ (U+200C), not by a blank'],
		[/\p{L} (?:ها|های|هایی|هایم|هایت|هایش)(?!\p{L})/u, '«ها» is joined to its word by a ZWNJ (U+200C), not by a blank'],
		[/\p{L}\u200c{2,}\p{L}|(?<!\p{L})\u200c|\u200c(?!\p{L})/u, 'a ZWNJ (U+200C) stands once, between two letters'],
	],
};

/**
 * Why a corrected sentence cannot be taken, in plain words; empty where it can. Faults that the old sentence has too
 * are not the editor's.
 */
export function checkSentence({ language, old, text, isOfOwnList }: Correction): string[] {
	if (!text.trim()) return ['the sentence is empty'];
	if (text !== text.normalize('NFC')) return ['letters and their marks are not composed (Unicode NFC)'];
	const placeholders = comparePlaceholders(old, text);
	if (placeholders.length > 0 || isOfOwnList) return placeholders;
	const edges = edgesOf(old) === edgesOf(text) ? [] : ['the blanks at its beginning or end are not as they were'];
	const before = new Set(proseFaults(old, language).map(kindOf));
	const faults = proseFaults(text, language).filter((fault) => !before.has(kindOf(fault)));
	return [...edges, ...faults];
}

function comparePlaceholders(old: string, text: string): string[] {
	const wanted = tryPlaceholders(old);
	const given = tryPlaceholders(text);
	// Lists of words and patterns may hold braces that are no message.
	if (!wanted) return given ? [] : compareBraces(old, text);
	if (!given) return ['its braces or tags are not complete'];
	const missing = without(wanted, given).map((name) => `the placeholder ${name} is missing`);
	return [...missing, ...without(given, wanted).map((name) => `the placeholder ${name} is not known here`)];
}

function tryPlaceholders(text: string): string[] | null {
	try {
		return placeholdersOf(text);
	} catch {
		return null;
	}
}

function compareBraces(old: string, text: string): string[] {
	const braces = (one: string) => one.replace(/[^{}<>$]/g, '');
	return braces(old) === braces(text) ? [] : ['its braces or tags are not as they were'];
}

/** The entries of a list that another has not, counted. */
function without(list: readonly string[], other: readonly string[]): string[] {
	const left = [...other];
	return list.filter((one) => {
		const index = left.indexOf(one);
		if (index >= 0) left.splice(index, 1);
		return index < 0;
	});
}

function edgesOf(text: string): string {
	return `${text.match(/^\s*/)?.[0]}|${text.match(/\s*$/)?.[0]}`;
}

function proseFaults(text: string, language: Language): string[] {
	const prose = tryPlaceholders(text) ? proseOf(text).trim() : text.trim();
	const marks = MARKS[language].filter(([pattern]) => pattern.test(prose)).map(([, reason]) => reason);
	return [...faultsOf(prose, language), ...marks];
}

function kindOf(fault: string): string {
	return fault.split(':')[0] ?? fault;
}
