import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, languageFacts } from './languages.ts';
import type { Chrome } from './texts/en.ts';
import { type TextsReader, useTextsReader } from './use-texts.ts';

/** What an entry of the catalogue is called, and the line below its name. */
export type EntryWords = { name: string; line: string };

type LanguageValue = {
	language: Language;
	direction: 'ltr' | 'rtl';
	/** The tag for `Intl`, with the language's calendar and digits. */
	locale: string;
	/** Reads the sentences that every page shares. */
	t: TextsReader<Chrome>;
	/** The name and line of an entry of the catalogue. */
	entry: (name: string) => EntryWords;
	/** The address of a page of this language: `to('hafez')` is `/fa/hafez`, `to()` is Home. */
	to: (page?: string) => string;
};

const LanguageContext = createContext<LanguageValue | null>(null);

/** Gives the page's language and the shared sentences to all below it. */
export function LanguageProvider(props: { language: Language; chrome: Chrome; children: ReactNode }) {
	const { language, chrome } = props;
	const t = useTextsReader(chrome, languageFacts[language].locale);
	const value = useMemo(
		() => ({
			language,
			direction: languageFacts[language].direction,
			locale: languageFacts[language].locale,
			t,
			entry: (name: string) => (chrome.entries as Readonly<Record<string, EntryWords>>)[name] ?? { name, line: '' },
			to: (page?: string) => (page ? `/${language}/${page}` : `/${language}`),
		}),
		[language, chrome, t],
	);
	return <LanguageContext value={value}>{props.children}</LanguageContext>;
}

/** The page's language. Throws outside its provider, with the words of the specification. */
export function useLanguage(): LanguageValue {
	const value = useContext(LanguageContext);
	if (!value) {
		throw new Error('language hook must be used within the language provider');
	}
	return value;
}

/** Reads one slice's own sentences, which its loader sent, with typed keys: `const t = useTexts(texts); t('title')`. */
export function useTexts<const Texts extends Record<string, unknown>>(texts: Texts): TextsReader<Texts> {
	return useTextsReader(texts, useLanguage().locale);
}
