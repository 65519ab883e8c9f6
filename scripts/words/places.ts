import { type Language, languages } from '../../src/language/languages.ts';

/** A file that holds sentences, and how the language of each is told. */
export type Place = {
	/** From the repository's root, with slashes. */
	file: string;
	/** The PO file it goes to, below the language's folder and without `.po`: the same for all files of one text. */
	group: string;
	/** The language of the whole file; null where objects inside are keyed by `en`, `fa`, `ar`, `es`. */
	language: Language | null;
	/** Only sentences whose key matches. */
	keys?: RegExp;
};

/** One file a language: the four stand beside each other and differ in their names by the language alone. */
const SIBLINGS = /^src\/(.+)\/(en|fa|ar|es)(?:-([a-z-]+))?(?:\.server)?\.ts$/;

/** One folder a language: `words/fa/poem-01.server.ts` stands beside `words/en/poem-01.server.ts`. */
const FOLDERS = /^src\/(.+)\/(en|fa|ar|es)\/([a-z0-9-]+)(?:\.server)?\.ts$/;

/** Four languages in one file: sentences stand below a key `en`, `fa`, `ar` or `es`. */
const FOUR_IN_ONE = [
	/^src\/blog\/lore\/themes\/[^/]+\/[^/]+\.server\.ts$/,
	/^src\/chatbot\/guide\/topics\/[^/]+\.server\.ts$/,
	/^src\/chatbot\/knowledge\/entries\/[^/]+\.server\.ts$/,
	/^src\/chatbot\/knowledge\/(?:minor-arcana|personality-types)\.server\.ts$/,
	/^src\/readings\/dreams\/knowledge\.server\.ts$/,
	/^src\/(?:.+\/)?messages\.ts$/,
	/^src\/blog\/generation\/topic-request\.ts$/,
	/^src\/blog\/list\/categories\.ts$/,
	/^src\/language\/languages\.ts$/,
	/^src\/methods\/tarot\/deck\/book-titles\.ts$/,
	/^src\/mail\/text-message\.ts$/,
	/^src\/pages\/error-texts\.ts$/,
	/^src\/psychology\/big-five\/items\.server\.ts$/,
	/^src\/words\/crisis\/plain-crisis\.ts$/,
];

/** Sentences that stand in one language only, whatever the visitor reads. */
const ONE_LANGUAGE: readonly { file: string; language: Language; keys: RegExp }[] = [
	{ file: 'src/pages/shell/contact-button.tsx', language: 'fa', keys: /^greeting$/ },
	{ file: 'src/readings/hafez/opening/invocation.tsx', language: 'fa', keys: /^lines\b/ },
	{ file: 'src/methods/divan/poems.ts', language: 'fa', keys: /\.verse\b/ },
	{ file: 'src/readings/moulana/entries.server.ts', language: 'fa', keys: /\.verse\b/ },
];

/** A sentence of another language than its file's. */
const OTHER_LANGUAGE = [{ file: 'src/chatbot/texts/en.ts', key: 'failedInPersian', language: 'fa' }] as const;

/** Values that name something in the code; they are no words. */
const CODES = [
	{ file: /^src\/chatbot\/guide\//, key: /\.(?:page|entry|as)$|\.(?:asks|events)\[/ },
	{ file: /^src\/chatbot\/guide\/particular\//, key: /\.(?:asked$|folded\b)/ },
	{ file: /^src\/psychology\/eq\/texts\//, key: /\.aside$/ },
	{ file: /^src\/language\/languages\.ts$/, key: /\.(?:direction|locale|openGraph)$/ },
];

/** Lists of words that each language has of its own: no entry of one answers to an entry of another. */
const OWN_LISTS = [
	{ file: /\/lexicon\/|\/guide\/talk\//, key: /./ },
	{ file: /^src\/words\/crisis\//, key: /^(?!lexicon\.message(?:ForAnother)?\b)/ },
	{ file: /^src\/blog\/lore\/themes\//, key: /\.keywords\[/ },
	{ file: /^src\/chatbot\/knowledge\/entries\//, key: /\.names\[/ },
	{ file: /^src\/chatbot\/knowledge\/minor-arcana/, key: /\.(?:ranks|suits)\./ },
	{ file: /^src\/readings\/dreams\/knowledge\./, key: /otherNames/ },
];

/** Sentences for what people ask in one language: each has lists of its own here as well, which are held to its marks. */
const OWN_SENTENCES = /^src\/chatbot\/guide\/particular\//;

/** Phrases and endings that are listened for: no sentences that anybody reads. docs/words.md tells how to mend them. */
export const LISTENED_FOR = /^src\/listening\/(hearing|lexicon|text|scene)\//;

/** Strings that are instructions to programs, not words to readers; `places.test.ts` holds the list to the sources. */
export const NOT_WORDS: Readonly<Record<string, string>> = {
	'src/blog/generation/choice/find-theme.server.ts': 'small words and endings, for the search',
	'src/chatbot/knowledge/question-words.ts': 'small words of asking, for the search',
	'src/methods/abjad/abjad.ts': 'letters and their values',
	'src/chatbot/guide/hearing/abjad-asked.ts': 'how people ask for the abjad of a name, to look for',
	'src/chatbot/guide/hearing/create-stem-finder.ts': 'prefixes, for the search',
	'src/chatbot/guide/hearing/sign-asked.ts': 'how people tell a date and ask for its sign, to look for',
	'src/chatbot/guide/hearing/request-words.ts': 'how people ask for a poem, to look for',
	'src/ui/fonts/characters.ts': 'letters of the fonts',
	'src/ui/folio/use-folio.ts': 'a word to fetch a font for',
	'src/methods/divan/invocation.ts': 'folk words, quoted',
	'src/readings/dreams/compose.server.ts': 'patterns that look for a word in a sentence',
	'src/readings/dreams/finding/last-told.server.ts': 'small words of clauses, to look for',
	'src/readings/hafez/couplet/find-images.server.ts': 'words of verses to look for',
	'src/readings/tarot/thesis/telling.server.ts': 'an ending in names of cards that the grammar changes',
	'src/readings/hafez/couplet/find-speech-acts.server.ts': 'words of verses to look for',
	'src/ui/design/design-screen.tsx': 'specimens of type, for engineers',
	'src/ui/headings/rubric-phrase.ts': 'small words by which a phrase is told',
	'src/words/crisis/told-awake.ts': 'how people tell of violence, as they type it; never shown',
	'src/words/crisis/help-lines.ts': 'names and numbers of help lines; docs/operations.md tells who checks them',
	'src/words/guard-language.server.ts': 'small words by which a language is told',
	'src/chatbot/guide/ideas/idea-asked.ts': 'words by which an idea is asked for',
	'src/chatbot/guide/hearing/theme-asked.ts': 'words by which a theme is asked for',
	'src/words/guard-names.server.ts': 'patterns that look for names of cards',
	'src/words/voice-prompt.server.ts': 'instructions to the model',
};

/** How a file's sentences are found; null where it holds none. */
export function findPlace(file: string): Place | null {
	const sibling = file.match(SIBLINGS);
	if (sibling) {
		const [, folder, language, part] = sibling;
		return { file, group: part ? `${folder}/${part}` : `${folder}`, language: language as Language };
	}
	const inFolder = file.match(FOLDERS);
	if (inFolder && !LISTENED_FOR.test(file)) {
		const [, folder, language, part] = inFolder;
		return { file, group: `${folder}/${part}`, language: language as Language };
	}
	const group = file.replace(/^src\//, '').replace(/(?:\.server)?\.tsx?$/, '');
	const alone = ONE_LANGUAGE.find((one) => one.file === file);
	if (alone) return { ...alone, group };
	return FOUR_IN_ONE.some((pattern) => pattern.test(file)) ? { file, group, language: null } : null;
}

/** The language of a sentence, from its place and the way to it; null where it has none and is no sentence. */
export function languageOf(place: Place, key: string, path: readonly string[]): Language | null {
	const other = OTHER_LANGUAGE.find((one) => one.file === place.file && one.key === key);
	if (other) return other.language;
	return place.language ?? languages.find((language) => path.includes(language)) ?? null;
}

/** Whether a string at that key is words: not a code, and among the keys of its place. */
export function isWords({ file, keys }: Place, key: string): boolean {
	const isCode = CODES.some((code) => code.file.test(file) && code.key.test(key));
	return !isCode && (keys?.test(key) ?? true);
}

/** Whether a word belongs to a list that its language has of its own, so that it has no counterparts. */
export function isOfOwnList({ file }: Pick<Place, 'file'>, key: string): boolean {
	return OWN_LISTS.some((list) => list.file.test(file) && list.key.test(key));
}

/** Whether what stands at the same place in another language says the same. */
export const mayHaveCounterparts = (sentence: Pick<Place, 'file'>, key: string) =>
	!OWN_SENTENCES.test(sentence.file) && !isOfOwnList(sentence, key);
