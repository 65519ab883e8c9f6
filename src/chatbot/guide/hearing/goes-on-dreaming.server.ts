import type { Language } from '#src/language/languages.ts';
import { hear } from '#src/listening/hear.server.ts';
import { fold } from '#src/words/fold.ts';

/** A longer message tells something of its own. */
const ADDED_IN = 16;

/** How one adds to a dream that was told, of folded texts. */
const adds: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |but |also |oh |then |so |well |ah |plus )*(?:it|there|he|she|they|we|i|everyone|everything|nobody|no one|someone|something|the \S+|a \S+|my \S+|its \S+|his \S+|her \S+)(?: \S+){0,2}? ?(?:was|were|wasn't|weren't|had|came|went|said|looked|felt|turned|kept|started|fell|ran|stood|smiled|cried|could|couldn't|didn't|woke|held|gave|saw|chased|laughed|followed|opened|began|disappeared|spoke|sang|wore|bit|stayed|sat|lay|slept|swam|flew|danced|walked|waited|hid|burned|burnt|broke|shone|grew|floated|knocked|called)(?: |$)/,
	fa: /(?:^| )(?:بود|بودن|بودند|نبود|نبودن|داشت|داشتم|داشتن|نداشت|اومد|امد|نیومد|رفت|رفتم|گفت|نگفت|میگفت|می گفت|افتاد|دوید|شد|نشد|پریدم|بیدار شدم|میکرد|می کرد|نمیکرد|میخندید|می خندید|میخوند|می خوند|نمیومد|میومد|می اومد|گریه میکرد)$/,
	ar: /^(?:و|ثم |بعدین |بعدها |وبعدین |وبعدها |بس |لکن )?(?:کان|کانت|کنت|کانوا|ما کان|ماکان|لم یکن|لم تکن|قال|قالت|قالوا|صحیت|استیقظت|صار|صارت|شفت|رایت|لونه|لونها|وجهه|وجهها|اختفی|اختفت|ضحک|ضحکت|بکی|بکت)(?: |$)/,
	es: /^(?:y |pero |ademas |luego |despues |entonces |ah |tambien )*(?:(?:el|la|los|las|mi|su|un|una) \S+ )?(?:no )?(?:me |se |le )?(?:era|eran|estaba|estaban|habia|tenia|tenian|iba|decia|dijo|sonreia|lloraba|cantaba|fue|desperte|parecia|llevaba|corria|miraba|gritaba|desaparecio|abrio|vino|vi|senti|sentia)(?: |$)/,
};

/** What is of the day and no dream. */
const ofTheDay: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:today|yesterday|tomorrow|last (?:week|month|year)|now|lately|recently|these days|since|ago|really|real life|irl|actually|at work|at school|thanks?|thank you)\b/,
	fa: /(?:^| )(?:امروز|دیروز|فردا|الان|حالا|جدیدا|تازگی|واقعا|واقعیت|بیداری|پارسال|پیش|مرسی|ممنون|هفته|ماهه|ساله)(?: |$)/,
	ar: /(?:^| )(?:الیوم|امبارح|امس|بکره|غدا|الان|هلق|هلا|دلوقتی|هسه|بالواقع|الواقع|الحقیقه|قبل|من زمان|شکرا)(?: |$)/,
	es: /\b(?:hoy|ayer|manana|ahora|ultimamente|hace|en la vida real|de verdad|en realidad|gracias|anteayer)\b/,
};

/** What only says what was there, and nothing of oneself: a boat in a dream is no journey. */
const onlyThere: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |but |also |then )*(?:it was (?:all )?(?:at|in|like|by|near|outside|inside|on) |(?:there|it|the) (?!.*\b(?:i|my|me|we|our|us)\b))/,
	fa: /^(?:و |بعد )?(?:یه|یک|اونجا|انجا|توش) (?!.*(?:من|برام|باهام|ازم|بهم)(?: |$)).*(?:بود|نبود|اومد|امد)$/,
	ar: /^و?(?:کان فی|کانت فی|کان هناک|کان هناك|ما کان فی|لم یکن)(?: |$)/,
	es: /^(?:y |pero |tambien )*(?:no )?(?:habia|era|estaba) (?!.*\b(?:yo|mi|mis|me|nos)\b)/,
};

/** "…, what does that mean?", behind what is added. */
const asksMeaning: Readonly<Record<Language, RegExp>> = {
	en: /[,.;–—-]*\s*(?:and |so )?what (?:does|could|might|would|did) (?:that|it|this|all that) mean\s*\?*$/i,
	fa: /[،,.؛-]*\s*(?:این |اون |آن )?(?:یعنی چی|یعنی چه|معنیش چیه|معنی‌اش چیست|تعبیرش چیه|تعبیرش چیست|چه معنی داره|چه معنایی دارد)\s*[؟?]*$/,
	ar: /[،,.؛-]*\s*و?(?:ماذا يعني(?: ذلك| هذا)?|ما معنى (?:ذلك|هذا)|شو يعني(?: هذا| هيك)?|شو معناه|شو معناها|إيش يعني|ايش يعني|يعني إيه|يعني ايه|وش يعني|ما تفسيره|ما تفسير ذلك)\s*[؟?]*$/,
	es: /[,.;–—-]*\s*¿?\s*(?:y )?(?:eso |esto )?qu[eé] (?:significa|quiere decir|querr[aá] decir|significar[aá])(?: eso| esto| todo eso)?\s*\?*$/i,
};

/** What is added to a dream, without the question behind it. */
export const addedOf = (text: string, language: Language): string =>
	text
		.trim()
		.replace(asksMeaning[language], '')
		.replace(/[.!…]+$/u, '');

/** Whether a message that follows a dream adds to it: "there was no blood", and nothing that happened by day. */
export function goesOnDreaming(text: string, language: Language): boolean {
	const added = addedOf(text, language);
	const folded = fold(added);
	if (/[?؟]/.test(added) || folded.split(' ').length > ADDED_IN) return false;
	if (!adds[language].test(folded) || ofTheDay[language].test(folded)) return false;
	const { events, asks, weight } = hear(added, language, { guide: true });
	if (weight !== 'heavy' && onlyThere[language].test(folded)) return true;
	if (events.length > 0) return false;
	// Heard as a message to the guide "it was singing" asks for a song.
	return asks === 'speak' || hear(added, language).asks === 'speak';
}
