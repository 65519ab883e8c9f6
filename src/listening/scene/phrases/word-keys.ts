import type { Language } from '#src/language/languages.ts';

/** How the words of one language are recognised: a bare word with its endings, a verb stem with prefixes and endings. */
type Recognition = {
	/** What may stand before a noun without a blank. */
	readonly before: RegExp | null;
	/** What a noun may end in. */
	readonly endings: RegExp;
	/** Endings of nouns in -ه, put to the word without it (Arabic: «سيارتي» of «سيارة»). */
	readonly feminine: RegExp | null;
	/** What may stand before a verb stem, and behind it. */
	readonly verbBefore: RegExp | null;
	readonly verbEndings: RegExp;
	/** Whether a form of a verb, given whole and by what stands before its stem, denies. */
	readonly denies: (word: string, before: string, after: string) => boolean;
};

const never = () => false;
const persianPossessive = '(?:م|ت|ش|مان|تان|شان|مون|تون|شون|یم|یت|یش|یمان|یتان|یشان|ام|ات|اش)';
const persianPlural = '(?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|هام|هات|هاش|هامون|هاتون|هاشون|هاشو|هامو)';
const arabicPronoun = '(?:ه|ها|هم|هن|هما|ی|نا|ک|کم|کن|کی|و)';

const recognitions: Readonly<Record<Language, Recognition>> = {
	en: {
		before: null,
		endings: /^(?:s|es|'s|s'|'d)?$/,
		feminine: null,
		verbBefore: null,
		verbEndings: /^(?:s|es|ed|d|ing|ned|ning|ped|ping|ted|ting|ged|ging|bed|bing|led|ling|med|ming)?$/,
		denies: never,
	},
	es: {
		before: null,
		endings: /^(?:s|es|cito|cita|citos|citas|ito|ita|itos|itas)?$/,
		feminine: null,
		verbBefore: null,
		verbEndings:
			/^(?:(?:o|a|e|i|as|es|is|an|en|amos|emos|imos|ais|eis|aba|abas|abamos|aban|ia|ias|iamos|ian|aste|iste|asteis|isteis|aron|ieron|yo|yeron|io|ado|ada|ados|adas|ido|ida|idos|idas|aria|eria|iria|ara|era|aran|eran|iera|ieran|ase|ese|iese|are|ar|er|ir|ando|iendo|yendo|arian|erian)(?:me|te|se|nos|lo|la|los|las|le|les|melo|mela)?)$/,
		denies: never,
	},
	fa: {
		before: null,
		endings: new RegExp(
			`^(?:ی|یی|ای|یه|ه|و|رو|را|ا|اس|ست|است|ن|اند|ند|ین|یند|ایی|${persianPossessive}(?:و|رو|را|ه|ی|ند|ن)?|${persianPlural}(?:و|رو|را|ی|ست|ن|ند)?|(?:ا)(?:م|ت|ش|ی|یی|مون|شون|رو|شو|مو))?$`,
		),
		feminine: null,
		verbBefore: /^(?:نمی|می|نی|بی|ن|ب)?/,
		verbEndings:
			/^(?:م|ی|یم|ید|ین|ند|ن|د|ه|ست|هام|هم|های|هاست|هس|هایم|هاید|هاند|هن|یه|ن)?(?:ش|شون|شان|م|مون|مان|ت|تون|شو|و)?$/,
		denies: (_word, before) => before === 'ن' || before === 'نمی' || before === 'نی',
	},
	ar: {
		// «ك» compares, what it stands before is not there.
		before: /^(?:و|ف)?(?:ب|ل)?(?:ال)?|^(?:و|ف)?لل|^(?:و|ف)?[عه]ال/,
		endings: new RegExp(`^(?:ا|ان|ین|ات|ون|ه|${arabicPronoun}|(?:ات|ا|ی)${arabicPronoun})?$`),
		feminine: new RegExp(`^(?:ه|ا|ات|ان|تان|تین|ت${arabicPronoun}|ات${arabicPronoun}|تا|تی)$`),
		verbBefore: /^(?:و|ف)?(?:ما|م)?(?:س|ب|ح|ه|عم|ل|دا|ک)?(?:ا|ی|ت|ن)?/,
		verbEndings: new RegExp(`^(?:ت|تا|وا|و|نا|تم|ا|ن|ون|ین|ان|تی|ه|نی|ات)?(?:${arabicPronoun}|نی)?(?:ش)?$`),
		denies: (word, before) => /^[وف]?ما?/.test(before) && /م/.test(before) && word.endsWith('ش'),
	},
};

/** What the patterns of lexicons name words by. */
export type Vocabulary = {
	readonly nouns: ReadonlySet<string>;
	readonly verbs: ReadonlySet<string>;
	readonly exact: ReadonlySet<string>;
	/** Exact words that are a phrase by themselves. */
	readonly alone: ReadonlySet<string>;
};

/** The shortest word that an exact one is still known by with something attached. */
const LEAST_EXACT: Readonly<Record<Language, number>> = { en: 4, es: 4, fa: 4, ar: 3 };

/** An Arabic noun that is somebody's; «ه» may as well be «ة», and «ی» make an adjective. */
const OWNED = /^(?!ال)(.{4,})(?:ها|هم|هن|نا|ک|کم|کن)$/;

/** The same of a word of three letters: «خبزهم». */
const SHORT_OWNED = /^(?!ال)(..[^اوی])(?:ها|هم|نا|کم)$/;
/** Mine and his: «مسدسی», «خنجره». */
const MINE_OR_HIS = /^(?!.?ال)(.{3,}[^اویهت]|.{3,}ات)(?:ی|ه)$/;
/** Words with such an ending that are other words: colours and what belongs to a thing, a life, beauty, verbs. */
const NOT_OWNED =
	/^(?:حیات(?:ی|ه)|جمال(?:ی|ه)|حامل(?:ی|ه)|مرکبه|کتابه|ملاکی|برتقالی|لیمونی|رصاصی|مشمشی|زیتونی|ریحانی|مسرحی|جامعی|مدرسی|خلیجی|توامی|وزیری|جماع(?:ی|ه)|بحاره|خرافه|درجاتی|سلمونی|صوانی|عقیقه|غیرانه|نقابه|کتیبه|بریحه|قیصری|دارها|یوذنی|بعینها|ساحلی|بولیسی|شیطانی|سلطانی|فرعونی|بستانی|هلالی|موسیقی|سیوله|حصانه|کشافه|(?:فرح|ورد|حرم|سجل|کتب|سلم|درج|حمل|قبل|مهر|دیر|بدل|شعر|قفل|ملک|عقد|عرض|طرق|ورا|قبض|زلط|نقل)(?:ها|هم|نا|کم))$/;

/** "And", "in", and "in the", before an Arabic word. */
const JOINED = /^(?:[وف]|ال|بال|عال|لل|[بل](?=.{4}))/;

/** «وما علي ثياب» is «ما علي ثياب» as well. */
const arabicDenial = /^(?:ما|لم|مش|مو|مب)$/;

const ownedThing = (word: string): string | undefined => (SHORT_OWNED.exec(word) ?? MINE_OR_HIS.exec(word))?.[1];

/** An exact word that is not known as it stands, without what is attached to it: «وكلب»، "coats". */
function* exactWithin(
	word: string,
	language: Language,
	{ before, endings }: Recognition,
	{ exact, alone }: Vocabulary,
): Generator<string> {
	if (alone.has(word)) return;
	// «وعم دور» is «عم دور».
	if (language === 'ar' && /^[وف]عم$/.test(word)) yield 'عم';
	const least = LEAST_EXACT[language];
	if (exact.has(word)) {
		// «والنار» is «النار» as well where it is known from a saying only.
		const head = language === 'ar' ? JOINED.exec(word)?.[0] : undefined;
		const body = head ? word.slice(head.length) : '';
		// «وانقطع» in one phrase is «انقطع» of another.
		const isJoined = head && /^[وف]$/.test(head) && (body.length > least || arabicDenial.test(body)) && exact.has(body);
		if (head && (alone.has(body) || isJoined)) yield body;
		return;
	}
	// «عباءتي» is «عباءة».
	const owned = language === 'ar' ? /^(.{3,})ت(?:ی|ه|ها|هم|نا|ک)$/.exec(word) : null;
	if (owned)
		for (const head of heads(word, before)) {
			const base = `${word.slice(head.length, owned[1]?.length)}ه`;
			if (base.length > least && exact.has(base)) {
				yield base;
				return;
			}
		}
	let [isPart, ours] = [false, ''];
	for (const head of heads(word, language === 'ar' ? before : null)) {
		const body = word.slice(head.length);
		if (language === 'ar') {
			// The shortest head is the right one: «ولبسته» is «لبسته», not «بسته». But one that is known from a longer phrase
			// only may be another as well: «والعیون».
			if (head && body.length >= least && exact.has(body)) {
				if (isPart && !(head.endsWith('ال') && alone.has(body))) continue;
				yield body;
				if (isPart || alone.has(body) || !body.startsWith('ال')) return;
				isPart = true;
				continue;
			}
			if (isPart) continue;
			// «نخلا» is «نخل».
			const bare = head.endsWith('ال') ? undefined : /^(.{3,})(?<!و)ا$/.exec(body)?.[1];
			if (bare && exact.has(bare)) {
				yield bare;
				return;
			}
			// «خاتمك» is «خاتم».
			const noun = head.endsWith('ال') ? undefined : OWNED.exec(body)?.[1];
			if (noun && exact.has(noun)) {
				yield noun;
				return;
			}
			const own = head.endsWith('ال') || NOT_OWNED.test(body) ? undefined : ownedThing(body);
			if (own && alone.has(own)) ours = own;
			continue;
		}
		for (let length = body.length - 1; length >= least; length--)
			if (
				exact.has(body.slice(0, length)) &&
				endings.test(body.slice(length)) &&
				!isOtherWord(language, body.slice(0, length), body.slice(length))
			) {
				yield body.slice(0, length);
				break;
			}
	}
	if (ours && !isPart) yield ours;
}

/** Spanish diminutives that are other words: a trolley, coins, an adornment. */
const notSmall =
	/^(?:carrit[oa]|manit[oa]|manitas|platita|sangrita|granit[oa]|cabrito|poquit[oa]|pequenit[oa]|chiquit[oa]|ratit[oa]|palit[oa]|visita|cita|bonit[oa])s?$/;

/** A Spanish diminutive as the words that it may be of: "lanchita" of "lancha", "barquito" of "barco", "florcita" of "flor". */
export function unshrunk(word: string): string[] {
	const [, stem, inner = '', vowel = ''] = /^(.{2,}?)(ec|c)?it([oa])s?$/.exec(word) ?? [];
	if (!stem || notSmall.test(word)) return [];
	const spelled = [stem.replace(/qu$/, 'c').replace(/gu$/, 'g'), stem.replace(/c$/, 'z')];
	const other = vowel === 'o' ? 'a' : 'o';
	const ends = inner ? ['', vowel, 'e', other] : [vowel, '', 'e', other];
	return ends.flatMap((end) => spelled.map((one) => one + end)).filter((one) => one.length >= 3);
}

/** "hates" is no plural of "hat": English adds -es to hissing sounds and -o only. */
const isOtherWord = (language: Language, lemma: string, rest: string) =>
	language === 'en' && rest === 'es' && !/(?:[sxzo]|[cs]h)$/.test(lemma);

/** An Arabic verb with the «ش» of a denial, and with «ما» before it or not. */
const WITH_DENIAL = /^[وف]?(ما?)?(.{2,}(?:ت|نی|نا|وا|و|ی|ها|هم|ه|ا|[بتثجحخدذرزسصضطظعغفقکلمن]))ش$/;

/** «ما بتبكيش» is «بتبكي», «ماعضتنيش» is «عضتني»: what is denied so is found by the same words; `isDenied` sees the rest. */
function* withoutDenial(word: string, { exact }: Vocabulary): Generator<string> {
	if (word.length < 5 || exact.has(word)) return;
	const parts = WITH_DENIAL.exec(word);
	if (!parts) return;
	const [, denial = '', body = ''] = parts;
	const verb = word.replace(/^[وف](?=ما?.{4,}ش$)/, '').slice(0, -1);
	for (const one of denial ? [body, verb] : [verb]) {
		if (one.length < 3) continue;
		for (const form of one.endsWith('و') ? [`${one}ا`, one] : [one]) if (exact.has(form)) yield form;
	}
}

/** The keys of one word, each with whether the word's form denies what it tells. */
export type Keys = ReadonlyMap<string, boolean>;

/** Patterns of what stands in front, each made to match a whole head. */
const wholeHeads = new Map<RegExp, RegExp>();

/** The most letters that may stand in front: «فبال». */
const LONGEST_HEAD = 5;

/** All that may be cut from the front of a word, the empty string too. */
function heads(word: string, pattern: RegExp | null): string[] {
	const found = [''];
	if (!pattern) return found;
	let whole = wholeHeads.get(pattern);
	if (!whole) {
		whole = new RegExp(`^(?:${pattern.source})$`);
		wholeHeads.set(pattern, whole);
	}
	for (let length = 1; length <= Math.min(LONGEST_HEAD, word.length - 2); length++)
		if (whole.test(word.slice(0, length))) found.push(word.slice(0, length));
	return found;
}

/**
 * What a folded word may be named by in a pattern: `=word` itself; `word` without endings, where several are known only
 * the longest («ماهی» is no «ماه»); `^stem` as a verb.
 */
export function keysOf(word: string, language: Language, vocabulary: Vocabulary): Keys {
	const { nouns, verbs, exact } = vocabulary;
	const { before, endings, feminine, verbBefore, verbEndings, denies } = recognitions[language];
	const keys = new Map<string, boolean>([[`=${word}`, false]]);
	for (const body of exactWithin(word, language, recognitions[language], vocabulary)) keys.set(`=${body}`, false);
	if (language === 'ar') for (const body of withoutDenial(word, vocabulary)) keys.set(`=${body}`, false);
	let longest = 1;
	let best: string[] = [];
	const offer = (lemma: string) => {
		if (lemma.length > longest) [longest, best] = [lemma.length, [lemma]];
		else if (lemma.length === longest && !best.includes(lemma)) best.push(lemma);
	};
	for (const head of heads(word, before)) {
		const body = word.slice(head.length);
		for (let length = body.length; length >= 2; length--) {
			const lemma = body.slice(0, length);
			const rest = body.slice(length);
			if (nouns.has(lemma) && endings.test(rest) && !isOtherWord(language, lemma, rest)) offer(lemma);
			if (feminine && rest && !exact.has(word) && nouns.has(`${lemma}ه`) && feminine.test(rest)) offer(`${lemma}ه`);
		}
	}
	for (const lemma of best) keys.set(lemma, false);
	if (language === 'es' && !exact.has(word) && longest < word.length) {
		const base = unshrunk(word).find((one) => exact.has(one) || nouns.has(one));
		if (base) keys.set(exact.has(base) ? `=${base}` : base, false);
	}
	for (const head of heads(word, verbBefore)) {
		const body = word.slice(head.length);
		for (let length = body.length; length >= 2; length--) {
			const stem = body.slice(0, length);
			if (!verbs.has(stem)) continue;
			const rest = body.slice(length);
			if (verbEndings.test(rest)) keys.set(`^${stem}`, (keys.get(`^${stem}`) ?? true) && denies(word, head, rest));
		}
	}
	return keys;
}
