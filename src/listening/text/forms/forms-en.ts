import type { WordForms } from './word-forms.ts';

const vowel = /[aeiouy]/;

function bases(word: string): string[] {
	const found = [word];
	const add = (base: string) => {
		if (base.length < 2 || !vowel.test(base)) return;
		found.push(base);
		if (/([bdgmnprt])\1$/.test(base)) found.push(base.slice(0, -1));
	};
	if (/[^s]s$/.test(word)) add(word.slice(0, -1));
	if (/(s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2));
	if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`);
	if (word.endsWith('ied')) add(`${word.slice(0, -3)}y`);
	if (word.endsWith('ed')) {
		add(word.slice(0, -2));
		add(word.slice(0, -1));
	}
	if (word.endsWith('ing')) {
		add(word.slice(0, -3));
		add(`${word.slice(0, -3)}e`);
	}
	if (word.endsWith("in'")) add(word.slice(0, -3));
	return found;
}

const denying =
	/^(not|never|no|nobody|none|nothing|neither|nor|without|hardly|didnt|dont|doesnt|isnt|wasnt|arent|werent|wont|hasnt|havent|hadnt|cannot|cant|couldnt|wouldnt|shouldnt|aint|.+n't)$/;

/** English: -'s, plurals, -ed and -ing; irregular forms stand in the lexicons. */
export const forms: WordForms = {
	stems(word) {
		const bare = word.replace(/('s|s'|')$/, (end) => (end === "s'" ? 's' : ''));
		const joined = word.replaceAll("'", '');
		return [...new Set([word, joined, ...bases(bare)])];
	},
	verbs: () => [],
	denies: (word) => denying.test(word),
};
