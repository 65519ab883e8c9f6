import { isLanguage, type Language } from '#src/language/languages.ts';

/**
 * The language of a mail or text message: what the person chose, else the language of the page they return to, else
 * what their browser asks for, else English.
 */
export function mailLanguage(known: {
	/** `user_metadata.language`. */
	chosen?: unknown;
	redirectTo?: string | undefined;
	acceptLanguage?: string | undefined;
}): Language {
	if (isLanguage(known.chosen)) return known.chosen;
	if (known.redirectTo && URL.canParse(known.redirectTo)) {
		const first = new URL(known.redirectTo).pathname.split('/', 2)[1];
		if (isLanguage(first)) return first;
	}
	return acceptedLanguage(known.acceptLanguage ?? '') ?? 'en';
}

/** The best of ours in an Accept-Language header (RFC 9110, 12.5.4). */
function acceptedLanguage(header: string): Language | null {
	const wishes = header.split(',', 20).map((part) => {
		const [tag = '', ...parameters] = part
			.trim()
			.toLowerCase()
			.split(/\s*;\s*/);
		const quality = Number(/^q=([\d.]+)$/.exec(parameters[0] ?? 'q=1')?.[1] ?? 0);
		return { language: tag.split('-')[0], quality };
	});
	const usable = wishes.filter(({ language, quality }) => isLanguage(language) && quality > 0);
	return (usable.sort((one, two) => two.quality - one.quality)[0]?.language as Language | undefined) ?? null;
}
