import { useLanguage } from '#src/language/language-provider.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { PersonMessages } from '../messages.ts';
import type { PersonTexts } from '../texts/en.ts';
import type { FieldTools } from './fields.ts';

/** What fields about people are declared with, on a page of that language. */
export function useFieldTools(texts: PersonTexts, messages: PersonMessages): FieldTools {
	const { locale } = useLanguage();
	const hydrated = useHydrated();
	return { texts, messages, locale, now: hydrated ? new Date() : null };
}
