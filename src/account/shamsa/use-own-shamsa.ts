import { useCallback } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAnswer } from '#src/session/use-answer.ts';
import { readShamsa } from './read-shamsa.ts';
import type { ShamsaYear } from './shamsa-year.ts';

/** The shamsa of the visitor's last twelve months; null until it is read, and where it cannot be, which is logged. */
export function useOwnShamsa(): ShamsaYear | null {
	const { locale } = useLanguage();
	const { answer } = useAnswer(useCallback((client) => readShamsa(client, locale), [locale]));
	return answer.state === 'read' ? answer.value : null;
}
