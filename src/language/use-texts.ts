import { createTranslator } from 'use-intl/core';

/** Reads the ICU sentences of `Texts` by their dotted keys: `t('nav.login')`, `t('count', { n: 3 })`, `t.rich(…)`. */
export type TextsReader<Texts extends Record<string, unknown>> = ReturnType<typeof createTranslator<Texts>>;

/** Readers by their sentences, which are compiled once; the server renders with the same ones again and again. */
const readers = new WeakMap<object, Map<string, unknown>>();

/** A reader of the given sentences, the same one as long as they are the same. */
export function useTextsReader<Texts extends Record<string, unknown>>(
	texts: Texts,
	locale: string,
): TextsReader<Texts> {
	const known = readers.get(texts) ?? new Map<string, unknown>();
	readers.set(texts, known);
	const reader =
		(known.get(locale) as TextsReader<Texts> | undefined) ??
		keepPlain(createTranslator<Texts>({ locale, messages: texts, timeZone: 'UTC' }));
	known.set(locale, reader);
	return reader;
}

/** The same reader, which remembers the sentences that have no values: they are most of them. */
function keepPlain<Texts extends Record<string, unknown>>(reader: TextsReader<Texts>): TextsReader<Texts> {
	const read = reader as unknown as (key: string, ...values: unknown[]) => string;
	const plain = new Map<string, string>();
	const kept = (key: string, ...values: unknown[]): string => {
		if (values.length > 0) return read(key, ...values);
		const sentence = plain.get(key) ?? read(key);
		plain.set(key, sentence);
		return sentence;
	};
	return Object.assign(kept, reader) as unknown as TextsReader<Texts>;
}
