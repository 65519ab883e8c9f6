import type { WordForms } from './word-forms.ts';

/** Folded letters: ی for ي and ى, ک for ك, ه for ة, ا for every alif. */
const before = [
	'وبال',
	'فبال',
	'وال',
	'فال',
	'بال',
	'کال',
	'ولل',
	'لل',
	'ال',
	'عال',
	'ول',
	'وب',
	'و',
	'ف',
	'ب',
	'ل',
	'هال',
]; // prettier-ignore
const after = [
	'تهما',
	'هما',
	'کما',
	'تها',
	'تهم',
	'تنا',
	'تکم',
	'تی',
	'ته',
	'تک',
	'ها',
	'هم',
	'هن',
	'نا',
	'کم',
	'کن',
	'نی',
	'ات',
	'ون',
	'ین',
	'ان',
	'وا',
	'ی',
	'ه',
	'ک',
	'ا',
	'ت',
	'و',
	'ش',
	'کو',
	'هن',
	'یا',
]; // prettier-ignore
const verbBefore = /^(?:و|ف)?(?:ل|ما|م)?(?:س|ح|ه|ب|بن|عم|د|غ|راح|ک)?(?:ا|ی|ت|ن)?/;
const verbAfter = [
	'توا',
	'تما',
	'تنی',
	'ونی',
	'ون',
	'ین',
	'وا',
	'ان',
	'نا',
	'تم',
	'نی',
	'ها',
	'هم',
	'کم',
	'وه',
	'ته',
	'تک',
	'ت',
	'ی',
	'ا',
	'ه',
	'ک',
	'و',
	'ن',
	'ش',
	'لی',
	'له',
	'لها',
	'لک',
	'ها',
	'لهم',
	'لنا',
	'هوش',
	'یش',
]; // prettier-ignore

/** Behind these a noun has no other ending; the pronouns come behind the plural and the dual. */
const inflections = new Set(['ات', 'ون', 'ین', 'ان', 'وا', 'ت', 'ا', 'ش']);

function strip(
	word: string,
	list: readonly string[],
	depth: number,
	into: Set<string>,
	inner: ReadonlySet<string> | null = null,
): void {
	if (depth === 0) return;
	for (const ending of list) {
		if (word.length - ending.length < 3 || !word.endsWith(ending) || (inner && !inner.has(ending))) continue;
		const base = word.slice(0, -ending.length);
		if (!into.has(base)) {
			into.add(base);
			if (!(list === after && inflections.has(ending) && ending !== 'ش'))
				strip(base, list, depth - 1, into, list === after ? inflections : null);
		}
		// ة is written ت before a pronoun: زوجتي, of زوجة.
		if (ending.startsWith('ت') && ending.length > 1) into.add(`${base}ه`);
		if (base.endsWith('ت')) into.add(`${base.slice(0, -1)}ه`);
	}
}

/** Words that look like another with something in front: «فقط» is no cat, «بعدما» no denial. */
const particles = new Set(
	'فقط وفقط بعدما قبلما عندما حینما وبعدین بعدین والا بنفس نفسه نفسها بابی بابه بابها'.split(' '),
);

/** Arabic, fusha and of the streets: و ف ب ل ال in front, pronouns behind; verbs with their persons. */
export const forms: WordForms = {
	stems(word) {
		if (particles.has(word)) return [word];
		// «ولا أستطيع» is «لا أستطيع».
		if (word === 'ولا') return [word, 'لا'];
		const found = new Set([word]);
		for (const prefix of ['', ...before]) {
			const least = prefix === 'و' || prefix === 'ف' ? 2 : 3;
			if (!word.startsWith(prefix) || word.length - prefix.length < least) continue;
			const body = word.slice(prefix.length);
			found.add(body);
			// «للأولاد» and «بالشغل» are «الأولاد» and «الشغل».
			if (prefix.endsWith('ال') || prefix.endsWith('لل')) found.add(`ال${body}`);
			if (body.endsWith('ه')) found.add(body.slice(0, -1));
			strip(body, after, 2, found);
		}
		return [...found].filter((form) => form.length >= 2);
	},
	verbs(word) {
		const found = new Set<string>();
		// Every way to take the prefixes off, the shortest first.
		const bodies = new Set([word]);
		const most = verbBefore.exec(word)?.[0].length ?? 0;
		for (let length = 1; length <= most; length++) bodies.add(word.slice(length));
		for (const body of bodies) {
			if (body.length < 2) continue;
			found.add(body);
			strip(body, verbAfter, 3, found);
		}
		return [...found];
	},
	denies: (word) =>
		/^(?:و|ف)?(?:لم|لن|لا|ما|مش|مو|مب|مهو|مانی|ماني|ماهو|ماهی|لیس|لیست|لست|لسنا|لیسوا|غیر|بدون|بلا|مافی|مافیش|مفیش|ماکو|موش|ماشی|عمره|عمری)$/.test(
			word,
		) ||
		(/^(?:و|ف)?ما?(?:ب|ی|ت|ن|ا|ح|ه|ک|ع|ش|ر|ج|ق|ل|خ|م).{1,}ش$/.test(word) &&
			/^(?:و|ف)?م/.test(word) &&
			word.length >= 5),
};
