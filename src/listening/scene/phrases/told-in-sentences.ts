import type { SymbolId } from '#src/listening/symbols.ts';
import type { Match } from './phrase-finder.ts';
import type { Word } from './words.ts';

/** What only might be, as told right before: "I was afraid that I would miss the train". */
const unreal =
	/\b(?:afraid|scared|worried|terrified|about to|almost|nearly|if|unless|might|thought|instead of)(?: \S+){0,2} $/;

/** How far what belongs together may stand apart within a sentence. */
const FAR = '[^.]{0,90}?';

/** Finds what whole sentences tell. */
export type Told = (words: readonly Word[]) => Match<SymbolId | null>[];

/**
 * @param patterns how symbols are told (`lexicon/en/told.server.ts`)
 * @param parts what stands for `<name>` in them
 */
export function createTold(
	patterns: Readonly<Partial<Record<SymbolId, readonly string[]>>>,
	parts: Readonly<Record<string, string>>,
): Told {
	const regexOf = (pattern: string) => {
		const spelledOut = (some: string): string =>
			some.replace(/<(\w+)>/g, (_, name: string) => spelledOut(parts[name] ?? ''));
		const whole = spelledOut(pattern)
			.replaceAll('~', '(?:[^. ]+ ){0,3}')
			.replaceAll('…\\.', `${FAR}\\.`)
			.replaceAll('…', `${FAR}\\b`);
		return new RegExp(`(?<![^ ])(?:${whole})(?![^ ])`, 'g');
	};
	const compiled = (Object.keys(patterns) as SymbolId[]).flatMap((label) =>
		(patterns[label] ?? []).map((phrase) => ({ label, phrase, regex: regexOf(phrase) })),
	);
	return (words) => {
		const starts: number[] = [];
		let text = '';
		for (const [index, { word, sentence }] of words.entries()) {
			if (index > 0) text += words[index - 1]?.sentence === sentence ? ' ' : ' . ';
			starts.push(text.length);
			text += word;
		}
		return compiled.flatMap(({ label, phrase, regex }) =>
			[...text.matchAll(regex)].flatMap(({ 0: whole, index }) => {
				if (unreal.test(text.slice(Math.max(index - 40, 0), index))) return [];
				const at = starts.flatMap((start, word) => (start >= index && start < index + whole.length ? word : []));
				const [first, last] = [at[0], at.at(-1)];
				return first === undefined || last === undefined ? [] : { label, phrase, at, first, last, denied: false };
			}),
		);
	};
}
