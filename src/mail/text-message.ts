import type { Language } from '#src/language/languages.ts';

/**
 * Kept short: beyond 160 characters, or 70 where one is outside the alphabet of GSM (a Persian message, an ó), a text
 * message is charged as two.
 */
const sentences: Readonly<Record<Language, (code: string) => string>> = {
	en: (code) => `${code} is your Hoopoe code. Give it to nobody.`,
	fa: (code) => `${code} کد هدهد توست. به کسی نده.`,
	ar: (code) => `${code} رمز الهدهد. لا تعطوه أحدًا.`,
	es: (code) => `${code} es tu clave de Hoopoe. No se la des a nadie.`,
};

/**
 * The text message that brings a code. Its last line lets browsers offer the code on our own page and on no other
 * (WICG, Origin-bound one-time codes delivered via SMS).
 * @param host the site's host name, without a port
 */
export function codeMessage({ code, language, host }: { code: string; language: Language; host: string }): string {
	return `${sentences[language](code)}\n\n@${host} #${code}`;
}
