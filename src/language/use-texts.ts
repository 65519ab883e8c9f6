import { useMemo } from 'react';
import { createTranslator } from 'use-intl/core';

/** Reads the ICU sentences of `Texts` by their dotted keys: `t('nav.login')`, `t('count', { n: 3 })`, `t.rich(…)`. */
export type TextsReader<Texts extends Record<string, unknown>> = ReturnType<typeof createTranslator<Texts>>;

/** A reader of the given sentences, the same one as long as they are the same. */
export function useTextsReader<Texts extends Record<string, unknown>>(
	texts: Texts,
	locale: string,
): TextsReader<Texts> {
	return useMemo(() => createTranslator<Texts>({ locale, messages: texts, timeZone: 'UTC' }), [texts, locale]);
}
