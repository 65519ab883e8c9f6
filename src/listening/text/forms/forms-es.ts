import type { WordForms } from './word-forms.ts';

/** Pronouns behind infinitives, gerunds and commands: "casarme", "diciéndoselo". */
const clitics = /(?:me|te|se|le|les|lo|la|los|las|nos|os){1,2}$/;

function withoutClitics(word: string): string[] {
	const found: string[] = [];
	for (const length of [2, 3, 4, 5]) {
		const base = word.slice(0, -length);
		if (base.length >= 4 && /(?:[aei]r|ndo)$/.test(base) && clitics.test(word.slice(-length))) found.push(base);
	}
	return found;
}

const verbEnding =
	/(?:aba(?:s|n|mos)?|ia(?:s|n|mos)?|are(?:mos|is)?|ara(?:s|n)?|ere(?:mos)?|era(?:s|n)?|ire(?:mos)?|ira(?:s|n)?|aste|iste|aron|ieron|amos|emos|imos|ando|iendo|yendo|ado|ada|ados|adas|ido|ida|idos|idas|ar|er|ir|an|en|as|es|io|o|a|e|i)$/;

/** Spanish: accents are gone already; plurals, pronouns behind verbs, endings of verbs. */
export const forms: WordForms = {
	stems(word) {
		const found = [word, ...withoutClitics(word)];
		// "Graciasss", "holaaaa"
		if (/([a-zñ])\1\1/.test(word)) found.push(word.replace(/([a-zñ])\1{2,}/g, '$1'));
		if (/[aeiou]s$/.test(word)) found.push(word.slice(0, -1));
		if (/[^aeiou]es$/.test(word)) found.push(word.slice(0, -2));
		if (/ces$/.test(word)) found.push(`${word.slice(0, -3)}z`);
		return found;
	},
	verbs(word) {
		return [word, ...withoutClitics(word)]
			.map((form) => form.replace(verbEnding, ''))
			.filter((stem) => stem.length >= 3);
	},
	denies: (word) => /^(no|nunca|jamas|ni|sin|tampoco|nadie|ningun|ninguna|ninguno|nada)$/.test(word),
};
