import type { Language } from '#src/language/languages.ts';
import type { Heard } from '#src/listening/heard.ts';
import { fold } from '#src/words/fold.ts';
import { findEntries } from '../../knowledge/find-entry.server.ts';
import { requestWords } from './request-words.ts';

/** So few words follow a question of knowledge: "what was his best known book". */
const FEW_WORDS = 9;
/** Whoever is named so well is asked of anew. */
const NAMED = 4;

/** How one goes on asking about whom or what was just told of, without the name; all of folded texts. */
const following: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |so |but |ok |okay )?(?:did|was|is|does|do|were|are|when|where|how|why|what|whats|which|who|really)(?:'s)?(?: \S+){0,5}? (?:he|she|they|it|his|her|their|its|that)(?: |$)/,
	fa: /^(?:و )?(?:کی|کجا|چه|چند|چرا|چطور|چطوری|کدوم|کدام|چی|مگه|معروف|مهم|بهترین|اسم|زن|بچه|پدر|مادر|استاد|شاگرد|قبر|مزار|ارامگاه|اهل)(?: \S+){0,5}?(?: ?(?:مرد|میمرد|زیست|زندگی|نوشت|نوشته|سرود|سروده|گفت|گفته|دفن|خاک|بود|داشت|هست|است|کشته|ش|ترین کتابش|کتابش|کتاباش|اثرش|اثارش|شعرش|زنش|قبرش|ارامگاهش|اسمش|استادش|ه))(?: |$)/,
	ar: /^(?:و)?(?:متی|این|وین|کیف|لماذا|لیش|ما|ماذا|شو|ایش|وش|هل|من|کم|فی ای|بای)(?: \S+){0,4}? ?(?:مات|ماتت|توفی|توفیت|ولد|ولدت|عاش|عاشت|کتب|کتبت|الف|قال|نظم|دفن|دفنت|قتل|قتلوه|کان|کانت|کتبه|کتابه|مولفاته|اعماله|قصایده|شعره|قبره|زوجته|معلمه|عمره)(?: |$)|^(?:و|طیب |طب |یعنی |اوکی )?(?:هل )?(?:هی|هو|هذی|هاذی|هذه|هذا|دی|ده|هاد|هادی)(?: \S+)? (?:سییه|سیی|وحشه|وحش|خیر|شر|منیحه|منیح|زینه|زین|حلوه|فال|بشاره|نحس|خایبه|مزیانه|مخیفه|خطیره|کویسه|کویس|جیده|جید|ایجابیه|سلبیه)(?: |$)/,
	es: /^(?:y |pero )?(?:cuando|donde|como|por que|que|cual|cuales|quien|de que|en que|de donde|es|era|fue|tuvo|estaba|a que)(?: \S+){0,4}? ?(?:murio|nacio|vivio|escribio|su|sus|el|ella|eso|tuvo|se caso|fue|era|hizo|enterrad[oa]|viajo)(?: |$)|^(?:y |pero )*(?:si |cuando )?(?:sale |me sale |esta |viene |aparece |cae )?(?:invertid[ao]|al reves|del reves|boca abajo)$/,
};

/** What such a question is after, and how a sentence tells it. */
const wanted: Readonly<Record<Language, readonly (readonly [asked: RegExp, tells: RegExp])[]>> = {
	en: [
		[
			/\b(?:book|books|work|works|write|wrote|poems?|famous for)\b/,
			/\b(?:wrote|write|books?|poems?|verses?|novels?)\b/i,
		],
		[/\b(?:when|die|died|born|live|lived|old|century|year)\b/, /\d|century/],
	],
	fa: [
		[/کتاب|اثر|اثار|نوشت|سرود|شعر|غزل/, /کتاب|سرود|نوشت|نامه|غزل|شعر|دیوان/],
		[/(?:^| )کی(?: |$)|چه سال|مرد|زیست|زندگی|کشته/, /[۰-۹]|سده|قرن/],
	],
	ar: [
		[/کتب|کتاب|مولف|اعمال|قصاید|شعر|الف|نظم/, /كتب|كتاب|نظم|ديوان|شعر|قصائد|ألّف/],
		[/متی|مات|توفی|ولد|عاش|قتل/, /[٠-٩]|القرن/],
	],
	es: [
		[/\b(?:libros?|obras?|escribio|poemas?|versos)\b/, /\b(?:escribi\w*|libros?|poemas?|versos|obras?|novelas?)\b/i],
		[/\b(?:invertid[ao]|al reves|del reves|boca abajo)\b/, /\binvertid[ao]\b/i],
		[/\b(?:cuando|murio|nacio|vivio|siglo|ano)\b/, /\d|siglo/],
	],
};

/** "Did he really write about wine", behind "who was Rumi": the "he" is whom the answer was about. */
export function followsFact(text: string, before: Heard | undefined, language: Language): boolean {
	const folded = fold(text);
	if (before?.asks !== 'knowledge' || folded.split(' ').length > FEW_WORDS) return false;
	// "Did they love each other" asks nothing of the guide.
	const isOfOthers = language === 'en' && !/\b(?:you|your|i|my|me)\b/.test(folded);
	const [named] = findEntries(text, language).filter(
		({ entry }) => entry.kind !== 'symbol' && !(isOfOthers && entry.kind === 'hoopoe'),
	);
	if (named && named.score >= NAMED) return false;
	return isFollowing(folded, language);
}

/** Whether a message goes on about whom or what was told of, by its words alone. */
export function isFollowing(folded: string, language: Language): boolean {
	const own = language === 'en' ? /(?:^| )(?:i|im|me|my|mine|we|us|our)(?: |$)/ : requestWords[language].ofOneself;
	return !(language !== 'ar' && own?.test(folded)) && following[language].test(folded);
}

/** Whether what was told of is good or bad, is asked: «وهي سيئة يعني؟». */
export const asksForVerdict =
	/(?:^| )[وف]?(?:هی|هو|هذی|هاذی|هذه|هذا|دی|ده|هاد|هادی)(?: \S+)? (?:سییه|سیی|وحشه|وحش|خیر|شر|منیحه|منیح|زینه|زین|حلوه|فال|بشاره|نحس|خایبه|مزیانه|مخیفه|خطیره|کویسه|کویس|جیده|جید|ایجابیه|سلبیه)(?: |$)/;

/** The sentence of what was told that answers such a question; null where none does. */
export function sentenceFor(folded: string, sentences: readonly string[], language: Language): string | null {
	const kinds = wanted[language].filter(([asked]) => asked.test(folded));
	return kinds.flatMap(([, tells]) => sentences.filter((sentence) => tells.test(sentence)))[0] ?? null;
}
