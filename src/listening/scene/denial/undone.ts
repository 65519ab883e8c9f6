import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { isOnlyAsIf, isOnlySensed } from './arabic.ts';
import { isThing } from './happenings.ts';
import { isAverted } from './persian.ts';
import { isCorrected } from './spanish.ts';
import { dropInSpanish } from './spanish-undone.ts';

/** Where each symbol that is there is told. */
export type Affirmed = Map<SymbolId, Match<SymbolId | null>[]>;
type Denied = readonly Match<SymbolId | null>[];

/** Takes away what a denial elsewhere in the dream undoes: what is told last of a thing is so. */
export function dropUndone(words: readonly Word[], denied: Denied, affirmed: Affirmed, language: Language): void {
	if (language === 'en') dropInEnglish(words, denied, affirmed);
	if (language === 'ar') dropInArabic(words, denied, affirmed);
	if (language === 'es') dropInSpanish(words, denied, affirmed);
	if (language === 'fa') dropSigns(words, denied, affirmed);
	for (const denial of denied) dropByDenial(words, denial, affirmed, language);
}

/** What is not done where its denial is told last, whatever prepared it. */
const undone: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'haircut',
	'killing',
	'late',
	'missed-departure',
	'wedding',
	'crying',
	'failing-exam',
	'drowning',
	'own-death',
	'prayer',
	'kiss',
	'flying',
]);

/** Those of which only words that deny them as one undo what was told. */
const toldApart: ReadonlySet<SymbolId> = new Set<SymbolId>(['wedding', 'crying', 'failing-exam']);

/** Those that others may have done: «شفت ناس تصلي وأنا ما صليت». */
const doneByOthers: ReadonlySet<SymbolId> = new Set<SymbolId>(['prayer', 'kiss', 'flying']);
const isMyOwn = (words: readonly Word[], { last }: Match<unknown>): boolean =>
	/^[وف]?(?:ب|ک)?[ان]|(?:ت|نا)$|جناح/.test(words[last]?.word ?? '');

/** How a word begins, by which it is known again; in Arabic without the article: «خفنا من السيل وما صار سيل». */
const beginningOf = (word: string, language: Language) =>
	(language === 'ar' ? word.replace(/^[وفبلک]?ال(?=.{2})/, '') : word).slice(0, 3);

/** English: "they danced and there was no music", "an airport with no planes": the thing itself by its name. */
const ownNames: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	music: /^music$/,
	airplane: /^(?:aero)?planes?$/,
	bread: /^bread$/,
	king: /^(?:king|queen)$/,
	elevator: /^lift$/,
	train: /^trains?$/,
	phone: /^(?:phone|mobile)$/,
	bee: /^bees?$/,
	egg: /^eggs?$/,
	honey: /^honey$/,
	book: /^books?$/,
	candle: /^candles?$/,
	fire: /^fire$/,
	baby: /^baby$/,
	sea: /^sea$/,
	ship: /^(?:ships?|boats?)$/,
	prayer: /^prayers?$/,
	police: /^police$/,
	doctor: /^doctors?$/,
	ghost: /^ghosts?$/,
	wedding: /^weddings?$/,
	window: /^windows?$/,
	dog: /^dogs?$/,
	moon: /^moon$/,
	mosque: /^(?:mosque|church|temple)$/,
	snow: /^snow$/,
	clock: /^clocks?$/,
};
/** Whether it is denied by its name, and told elsewhere only by what goes with it. */
function isItselfDenied(
	words: readonly Word[],
	{ label, first, last }: Match<SymbolId | null>,
	affirmed: readonly Match<SymbolId | null>[],
): boolean {
	const name = label && ownNames[label];
	if (!name) return false;
	const names = (match: Match<unknown>) => words.slice(match.first, match.last + 1).some(({ word }) => name.test(word));
	if (!words.slice(first, last + 1).some(({ word }) => name.test(word))) return false;
	if (label === 'music') return true;
	// "No wedding cake": there is a wedding.
	if (
		/^(?:cake|dress|ring|guests|photos|party|bells|music|vows|invitation|presents|flowers)$/.test(
			words[last + 1]?.word ?? '',
		)
	)
		return false;
	const isNone =
		label === 'wedding' ||
		label === 'snow' ||
		words.slice(Math.max(first - 3, 0), first).some(({ word }) => /^(?:no|without|not|any)$/.test(word));
	return isNone && !affirmed.some(names);
}

/** English: "I sank to the bottom but I didn't drown", "I thought I was late, but I wasn't late": what is told last is so. */
const undoneInEnglish: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'drowning',
	'own-death',
	'being-killed',
	'late',
	'failing-exam',
	'missed-departure',
	'haircut',
	'killing',
]);

/** Takes away what is denied by its name and told once more only by its look. */
function dropLooks(words: readonly Word[], denied: Denied, affirmed: Affirmed): void {
	for (const { label } of denied)
		if (label && affirmed.get(label)?.every(({ first }) => isOnlyAsIf(words, first))) affirmed.delete(label);
}

function dropInEnglish(words: readonly Word[], denied: Denied, affirmed: Affirmed): void {
	for (const match of denied) {
		const { label, first } = match;
		const places = (label && affirmed.get(label)) || [];
		if (!label || places.length === 0) continue;
		const isUndone =
			undoneInEnglish.has(label) &&
			places.every(({ last }) => last < first) &&
			(words.slice(Math.max(first - 4, 0), first).some(({ word }) => word === 'but') ||
				// "Exam in two hours … and I didn't fail"
				(label === 'failing-exam' && match.denied));
		if (isUndone || isItselfDenied(words, match, places)) affirmed.delete(label);
	}
}

function dropInArabic(words: readonly Word[], denied: Denied, affirmed: Affirmed): void {
	dropLooks(words, denied, affirmed);
	for (const denial of denied) {
		const { label } = denial;
		const name = label && arabicNames[label];
		if (name && isNameDenied(words, denial, affirmed.get(label) ?? [], name)) affirmed.delete(label);
	}
	// «الكوافيرة جابت المقص بس ما قصت شعري»: what is told last of it is so.
	// «عروس وما في عريس» is a wedding all the same.
	for (const { label, first, last: end, denied: asOne } of denied)
		if (
			label &&
			undone.has(label) &&
			(asOne || !toldApart.has(label)) &&
			affirmed
				.get(label)
				?.every(
					(place) =>
						(place.last < first || (asOne && place.last <= end)) && (!doneByOthers.has(label) || isMyOwn(words, place)),
				)
		)
			affirmed.delete(label);
}

/** Disasters that are told by what they do as well as by their names. */
const disasters: ReadonlySet<SymbolId> = new Set<SymbolId>(['flood', 'tsunami', 'storm', 'earthquake', 'war']);

const disasterNames = /^(?:جنگ|سیل|طوفان|توفان|زلزله|سونامی)/;

/** Persian: the thing itself by its name, beside what only goes with it («حوض», "wings", "a wedding dress"). */
const persianNames: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	candle: /^شمع/,
	water: /^اب/,
	fire: /^(?:اتیش|اتش|شعله)/,
	blood: /^خون/,
	sun: /^(?:خورشید|افتاب)/,
	police: /^پلیس/,
	doctor: /^(?:دکتر|پزشک|داکتر)/,
	bread: /^ن(?:و|ا)ن/,
	meat: /^گوشت/,
	wedding: /^(?:عروسی|ازدواج|عقد|نکاح|طوی)/,
	flying: /^(?:پرواز|بپرم|پر$)/,
	'failing-exam': /^(?:رد|مردود|مشروط|تجدید|رفوزه)$/,
	haircut: /^(?:کوتاه|ن(?:زد|چید|تراشید|برید).*)$/,
	ghost: /^روح/,
	baby: /^(?:بچه|نوزاد|طفل)/,
	sheep: /^گوسفند/,
	train: /^قطار/,
	music: /^(?:موسیقی|موزیک|اهنگ|ساز)/,
	rain: /^ب(?:ارون|اران)/,
	snow: /^برف/,
	sea: /^دریا/,
	tree: /^درخت/,
	flower: /^گل/,
	fruit: /^میوه/,
	bird: /^(?:پرنده|مرغ)/,
	fish: /^ماهی/,
	book: /^کتاب/,
	king: /^(?:شاه|پادشاه)/,
	honey: /^عسل/,
	egg: /^تخم/,
	airplane: /^(?:هواپیما|پرواز)/,
	ship: /^(?:کشتی|قایق|لنج)/,
};
/** Arabic: the thing itself by its name, beside what only goes with it (dancing, soldiers, a white dress). */
const arabicNames: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	music: /^(?:ال)?(?:موسیق|مزیکا|موزیک|اغان|اغنی)/,
	war: /^(?:ال)?حرب/,
	wedding: /^(?:ال)?(?:عرسا?|فرحا?|زفافا?|زواجا?)$/,
	jinn: /^(?:ال)?جن(?:ا|ی|یا)?$/,
	fire: /^(?:ال)?(?:نارا?|نیران|عافیه|حریقا?)$/,
	feast: /^(?:ال)?(?:طعام|اکل|لقمه)$/,
	police: /^(?:ال)?(?:شرط|بولیس|عسکری)/,
};
/** «حوض بود ولی آب نداشت»: what is denied by its name, and told elsewhere only by what goes with it. */
const isNameDenied = (
	words: readonly Word[],
	{ label, at, last: end }: Match<SymbolId | null>,
	places: readonly Match<unknown>[],
	name = label && persianNames[label],
): boolean => {
	if (!name || places.length === 0 || !at.some((index) => name.test(words[index]?.word ?? ''))) return false;
	return places.every((place) => place.first < end && !place.at.some((index) => name.test(words[index]?.word ?? '')));
};

/** «آب تا کمرم بود ولی سیل نبود»: what is denied by its name is not there by its signs. */
function dropSigns(words: readonly Word[], denied: Denied, affirmed: Affirmed): void {
	for (const denial of denied) {
		const { label, at } = denial;
		if (label && isNameDenied(words, denial, affirmed.get(label) ?? [])) affirmed.delete(label);
		// «قرار بود امتحان بدم، امتحانی در کار نبود»
		const isNone = at.some((index) => words[index]?.word === 'کار' && words[index + 1]?.word === 'نبود');
		if (label && isNone && affirmed.get(label)?.every(({ last }) => last < denial.first)) affirmed.delete(label);
		// «زیر درخت سیبی که میوه نداشت»
		const ofTrees = affirmed.get('fruit')?.every(({ first }) => words[first - 1]?.word.startsWith('درخت'));
		if (label === 'fruit' && ofTrees && words[at[0] ?? -1]?.word.startsWith('میوه')) affirmed.delete(label);
		if (!label || !disasters.has(label)) continue;
		const names = at.map((index) => words[index]?.word.slice(0, 3));
		const isNamed = (place: Match<unknown>) => place.at.some((index) => names.includes(words[index]?.word.slice(0, 3)));
		const ownName = (place: Match<unknown>) =>
			!at.some((index) => disasterNames.test(words[index]?.word ?? '')) &&
			place.at.some((index) => disasterNames.test(words[index]?.word ?? ''));
		if (!affirmed.get(label)?.some((place) => isNamed(place) || ownName(place))) affirmed.delete(label);
	}
}

/** "El pan se acababa, ya no quedaba pan", "un perro me seguía, no era mi perro": what is denied was there. */
function wasThere(words: readonly Word[], first: number, last: number, language: Language): boolean {
	if (language === 'en')
		return (
			/^(?:my|our|his|her|their|the)$/.test(words[first - 1]?.word ?? '') &&
			/^(?:wasn't|wasnt|weren't|werent|not|isn't|isnt)$/.test(words[first - 2]?.word ?? '')
		);
	if (language !== 'es') return false;
	const around = words
		.slice(Math.max(first - 4, 0), last + 4)
		.filter(({ sentence }) => sentence === words[first]?.sentence)
		.map(({ word }) => word)
		.join(' ');
	return /\bya no\b|^(?:\S+ ){1,5}desaparec|\bno (?:es|era|eran|fue)(?: \S+)?(?: \S+)?$|\ben (?:vez|lugar)\b|^(?:\S+ ){0,4}no (?:es|era|eran) (?:mi|el|la|de|como|un|una)/.test(
		around,
	);
}

/** Whether a denial is of something else than of the thing's being there. */
function isOfSomethingElse(words: readonly Word[], first: number, last: number, language: Language): boolean {
	const before = words[first - 1]?.word ?? '';
	// «به جای دندان»: what another thing stands for.
	if (words[first - 2]?.word === 'به' && /^(?:جای|جا)$/.test(before)) return true;
	// «العقارب تمشي والساعة بلا عقارب»: what another thing lacks.
	if (language === 'ar' && /^[وف]?(?:بلا|بدون|دون|غیر|بدل)$/.test(before)) return true;
	// «قبرستون بودیم ولی سنگ قبری نبود»
	if (language === 'fa' && before === 'سنگ') return true;
	// «مدرستي فاضية ولا مدرس»: who is not in it.
	if (language === 'ar' && /^(?:ال)?(?:مدرس(?:ین|ات)?|معلم\S*|استاذ\S*)$/.test(words[first]?.word ?? '')) return true;
	// «اختفى الأسد»: it was there before.
	if (language === 'ar' && /^[وف]?(?:اختفی|اختفت|تلاشی|تلاشت)$/.test(before)) return true;
	// «خصلة شعر مو شعري», «البيت ما كان بيتنا»: whose it is not.
	const isWhose =
		(/^[وف]?(?:مو|مش|مب|موب|لیس|لیست|ماهو|ماهی|غیر|م(?:ا)?کان(?:ت)?ش)$/.test(before) ||
			(/^(?:کان|کانت|یکن|تکن)$/.test(before) && /^[وف]?(?:ما|لم)$/.test(words[first - 2]?.word ?? ''))) &&
		/.{2}(?:ی|نا|ها|هم)$/.test(words[first]?.word ?? '');
	if (language === 'ar' && isWhose && first === last) return true;
	// «بابام هیچ‌وقت زندان نبوده» tells of life, not of what is no longer in the dream.
	const ofLife = /^(?:نبوده|نداشته|ندارم|نداریم)$/;
	if (language === 'fa' && words.slice(last + 1, last + 4).some(({ word }) => ofLife.test(word))) return true;
	return wasThere(words, first, last, language);
}

/** Takes away a thing of which a denial says that it is not there, behind where it was told. */
function dropByDenial(
	words: readonly Word[],
	denial: Match<SymbolId | null>,
	affirmed: Affirmed,
	language: Language,
): void {
	const { label, first, last: end } = denial;
	if (language === 'fa' && label && isAverted(words, label, affirmed.get(label) ?? [], denial)) affirmed.delete(label);
	if (language === 'es' && label && isCorrected(words, first)) {
		if (affirmed.get(label)?.every(({ last }) => last < first)) affirmed.delete(label);
		return;
	}
	if (isOfSomethingElse(words, first, end, language)) return;
	const begun = words[first]?.word.slice(0, 3);
	const places = (label && isThing(label) && affirmed.get(label)) || [];
	// «سمعت نباح كلاب لكن لم أر أي كلب»: what is heard and never seen.
	const isSensed = language === 'ar' && places.length > 0 && places.every((place) => isOnlySensed(words, place.first));
	const isNamedBefore =
		isSensed ||
		places.some(
			(place) =>
				words[place.first]?.word.slice(0, 3) === begun ||
				(language === 'fa' && words[place.first]?.word === begun?.slice(0, 2)) ||
				beginningOf(words[place.at[0] ?? place.first]?.word ?? '', language) === begun,
		);
	// «رسیدم لب دریا ولی دریایی نبود»: one is told that there was none of it.
	const isNone =
		language === 'fa' &&
		label &&
		kindOf(label) === 'nature' &&
		first === end &&
		/.{3}ی$/.test(words[first]?.word ?? '');
	const before = (isNone && affirmed.get(label)) || [];
	const isSame = (one: Match<unknown>) =>
		one.last < first && one.at.some((index) => words[index]?.word.slice(0, 3) === begun);
	if (label && before.length > 0 && before.every(isSame)) affirmed.delete(label);
	if (label && isNamedBefore && places.every(({ last }) => last < first)) affirmed.delete(label);
}
