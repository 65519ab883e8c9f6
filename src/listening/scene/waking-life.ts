import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { isThing } from './denial/happenings.ts';
import type { Mark } from './phrases/language-lexicon.server.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';

/** Symbols whose words are written with a capital letter, or that are told by names. */
const named: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'mother',
	'father',
	'family',
	'ex',
	'celebrity',
	'holy-book',
	'mosque',
	'pilgrimage',
	'prayer',
	'jinn',
	'late',
]);

/** Words that are written with a capital letter and are themselves what they name. */
const properNames =
	/^(?:greggs|poundland|argos|wilko|superdrug|costcutter|spar|tesco|aldi|lidl|asda|ikea|walmart|costco|kmart|primark|woolworths|sainsbury's|sainsburys|morrisons|waitrose|harrods|mercedes|volvo|volkswagen|ferrari|uber|tesla|honda|toyota|bmw|audi|porsche|lexus|jeep|titanic|eurostar|heathrow|gatwick|boeing|spitfire|iphone|whatsapp|facetime|samsung|thames|everest|sahara|himalayas|alps|andes|rockies|kilimanjaro|atlantic|pacific|mediterranean|rolex|king|queen|ramadan|halloween|koran|christmas|ganges|nile|mississippi|labrador|alsatian|rottweiler|dalmatian|chihuahua|siamese|milky|police|fbi)$/;

/** Words right before a name, and right behind one. */
const beforeName: Readonly<Record<Language, RegExp>> = {
	en: /^(?:named|called|aunt|auntie|uncle|mrs|mr|miss)$/,
	es: /^(?:llamada|llamado|llamaba|tia|tio|don|dona|senor|senora|prima|primo|amiga|amigo)$/,
	fa: /^(?:اسم|اسمش|اقا|اقای|خاله|عمه|دوستم|خانم|خانوم|دخترخالم|همکارم|جناب|حاج|زندایی|زنعمو)$/,
	ar: /^(?:و|ب|ل)?(?:ال)?(?:اسمه|اسمها|اسمو|اسما|اسمهم|باسم|سموه|سموها|سمیته|سمیتها|سمیناه|سمیناها|یسمونه|یسمونها|لقبه|لقبها|یلقب|مدعو|مدعوه|مسمی|مسماه|سید|سیده|ابو|صاحبتی|بنتها|فندق|مطعم|کافیه|مقهی|قناه|مسلسل|فیلم|فلم|روایه|شرکه|نادی|منتخب|فریق|تطبیق|حزب|جایزه|کاس|بطوله|قلعه|مارکه|مجله|صحیفه|جریده|منتدی|موسسه|جمعیه|بنک|اغنیه|قصه|حکایه|سهم|اسهم)$/,
};
const behindName = /^(?:خانم|خانوم|جون|جان|خان|اینا)$/;
/** Symbols whose Persian words are given to people as names. */
const givenNames: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'rain',
	'sea',
	'moon',
	'sun',
	'stars',
	'flower',
	'butterfly',
	'storm',
	'angel',
	'gold',
	'jewel',
	'peacock',
]); // prettier-ignore

/** «باران دخترخاله‌مه»: somebody's name with what they are. */
const isOfKin =
	/^(?:دختر|پسر|خواهر|برادر|داداش|ابجی|دوست|رفیق|همکار|همسایه|زن|نوه|خاله|عمه|دایی|عمو|نامزد|عروس)\S*(?:مه|مونه|شه|تونه|شونه)$/;
const articles = /^(?:the|a|an|el|la|los|las|un|una|al|del)$/;

/** Persian words that with a bare alef are others: «اینه» is "it is this", «الو» "hello". */
const bareAlef = /^ا(?:ینه|لو)$/;

/** Whether a word is somebody's name: "my aunt Rose", «پروانه خانم». */
export function isName(
	text: string,
	words: readonly Word[],
	{ label, first, last }: Match<SymbolId | null>,
	language: Language,
): boolean {
	const [before, own, after] = [words[first - 1], words[first], words[last + 1]];
	if (!own || first !== last || label === null || named.has(label)) return false;
	if (language === 'en' && properNames.test(own.word)) return false;
	const beside = (word: Word | undefined) => (word?.clause === own.clause ? word.word : '');
	if (language === 'fa' && bareAlef.test(own.word) && text[own.from] === 'ا') return true;
	const isCalled =
		beforeName[language].test(beside(before)) ||
		(language === 'fa' && givenNames.has(label) && isOfKin.test(beside(after) + beside(words[last + 2])));
	// «تو دستم جون داد»: it died there.
	const isDying = /^(?:داد|میداد|دادن|کند|میکند)/.test(words[last + 2]?.word ?? '');
	if (language === 'fa' || language === 'ar') return isCalled || (behindName.test(beside(after)) && !isDying);
	const isCapital = (word: Word) => /^\p{Lu}\p{Ll}/u.test(text.slice(word.from, word.to));
	// "La calle del Pez"
	const [place] = [words[first - 2], words[first - 3]].filter(
		(word) =>
			word &&
			/^(?:calle|avenida|plaza|plazuela|barrio|callejon|pasaje|estacion|hostal|hotel|taberna|restaurante)$/.test(
				word.word,
			),
	);
	if (language === 'es' && isCapital(own) && place?.sentence === own.sentence) return true;
	if (language === 'en' && isCapital(own) && isPlaceByName(words, first, isCapital)) return false;
	// A capital letter within a sentence: "Rose", not "ROSES" and not "The Roses".
	return isCapital(own) && before?.sentence === own.sentence && (isCalled || !articles.test(before.word));
}

/** "On Third Mainland Bridge", "in Highgate Cemetery": a place by its name, where one is. */
const placesByName: RegExp =
	/^(?:bridge|cemetery|market|bazaar|prison|gaol|hospital|school|academy|mosque|cathedral|temple)$/;
function isPlaceByName(words: readonly Word[], first: number, isCapital: (word: Word) => boolean): boolean {
	const [own, before] = [words[first], words[first - 1]];
	if (!own || !before || !placesByName.test(own.word) || !isCapital(before) || words[first + 1]?.word === 'station')
		return false;
	return [2, 3, 4, 5].some((distance) => {
		const word = words[first - distance];
		return (
			word?.sentence === own.sentence &&
			/^(?:on|over|across|under|in|inside|at|into|through|to|for|off|along|outside|from|crossing|crossed)$/.test(
				word.word,
			)
		);
	});
}

/** Spanish words that with "ñ" and with "n" are two; the folded form, and whether it is the symbol's with "ñ". */
const withTilde: ReadonlyMap<string, boolean> = new Map([
	...['mono', 'monos', 'monito', 'monitos', 'panal', 'panales', 'cana', 'canas', 'campana', 'campanas', 'mona'].map(
		(word) => [word, false] as const,
	),
	...['ordenar', 'ordenaba', 'ordenando', 'seno'].map((word) => [word, true] as const),
]);

/** Whether another word is meant that is the same without its tilde: "pañales" are no "panales". */
export function isOtherLetter(
	text: string,
	words: readonly Word[],
	{ at }: Match<SymbolId | null>,
	language: Language,
): boolean {
	if (language !== 'es') return false;
	return at.some((index) => {
		const word = words[index];
		const tilde = word && withTilde.get(word.word);
		if (!word || tilde === undefined) return false;
		return /ñ/i.test(text.slice(word.from, word.to).normalize('NFC')) !== tilde;
	});
}

/** What may stand behind a woman with child: «حامل بتوأم», «حامل وخايفة»; all else in -ي, -ه, -ا is what somebody carries. */
const withChild =
	/^(?:[وف]\S+|ب(?:توام|توءم|شهر\S*|ال\S+|ولد|بنت|ابن\S*|طفل\S*|خمس\S*|ثلاث\S*|تلات\S*|اربع\S*|سبع\S*|ست\S*|تسع\S*|تمن\S*|ثمان\S*|اول|س)|ل(?:کن|ان\S*|حد|حال\S*|وحد\S*|ما)|من|فی|مع|رغم|منذ|علی|کمان|مره|تانی|ثانی|ثانیه|تانیه|فعلا|حقیقی|لکن|ما|لم|لا|یعنی|بلا|بدون|اصلا|وهی|هی|حتی|اتی|اخری|تبکی|\S*ی?ضحک|بابنی|بجنین)$/;

/** «كنت حاملة بندقية جدي»: in Arabic who carries something is not with child. */
export function isCarried(words: readonly Word[], { label, first, last }: Match<SymbolId | null>): boolean {
	if (label !== 'pregnancy' || !/^[وف]?حامل(?:ا|ه)?$/.test(words[last]?.word ?? '')) return false;
	const next = words[last + 1];
	if (!next || next.clause !== words[first]?.clause || withChild.test(next.word)) return false;
	return /.{2,}(?:ه|ی|ا)$/.test(next.word) || /^ال/.test(next.word);
}

/** Whether a thing is only what another is compared to: "a wave like a mountain". */
export function isCompared(
	text: string,
	words: readonly Word[],
	{ first, at, label: id }: Match<SymbolId | null>,
	marks: readonly Match<Mark>[],
	language: Language,
): boolean {
	if (isAsIf(text, words, first)) return true;
	if (language === 'ar' && isOfSize(words, first)) return true;
	// "I flew like a bird", «مثل پرنده پرواز کردم», "el niño del anuncio me perseguía": the verb behind it is no part of what is compared.
	const most = (language === 'fa' || language === 'es') && id !== null && !isThing(id) ? 1 : 2;
	return marks.some(({ label, last, first: begun }) => {
		const mark = words[last];
		if (label !== 'like' || !mark || at.includes(begun)) return false;
		// "I woke up as a bird" likens nothing.
		if (words[begun]?.word === 'as' && /^(?:up|woke|awoke|reborn|back)$/.test(words[begun - 1]?.word ?? ''))
			return false;
		// «ماشية زي الفل والطريق فاضي»: a saying likens nothing that follows.
		if (
			language === 'ar' &&
			/^(?:الفل|العسل|العاده|العادی|الناس|العالم|بعض|الاول|زمان|دایما|کل|هیک|کده|هذا|هذه)$/.test(
				words[last + 1]?.word ?? '',
			) &&
			first > last + 1
		)
			return false;
		const distance = first - last;
		// «يركض بسرعة وما طحت»: a new telling begins.
		const begins =
			language === 'ar' && words.slice(last + 1, first + 1).some(({ word }) => /^[وف](?:ما|لم|لا)$/.test(word));
		return (
			!begins &&
			distance >= (language === 'es' || (language === 'en' && articles.test(mark.word)) ? 0 : 1) &&
			(distance <= most || (language === 'es' && isOfCompared(words.slice(last + 1, first)))) &&
			words[first]?.sentence === mark.sentence &&
			words[first]?.clause === mark.clause
		);
	});
}

/** "Parecía el esqueleto de un pez": what the compared thing is of. */
const isOfCompared = (between: readonly Word[]): boolean =>
	/^\S+ (?:de|del)(?: (?:un|una|el|la|los|las|mi))?$/.test(between.map(({ word }) => word).join(' '));

/** Verbs behind which «كأن» tells what was seen: «رأيت كأن القمر نزل». */
const seen = /^(?:رایت|اری|یری|حلمت|احلم|شفت|اشوف|منامی|المنام|بالمنام|الحلم|بالحلم)$/;

/** «دانة كبر البيضة», «يبرق كي الفضة»: Arabic words that compare before "the" alone. */
const isOfSize = (words: readonly Word[], first: number): boolean => {
	const [own, by, thing] = [words[first], words[first - 1], words[first - 2]];
	if (!own || !by || by.clause !== own.clause || !/^ال.{2}/.test(own.word)) return false;
	if (/^(?:کی|کیف)$/.test(by.word)) return true;
	// «ابني كبر» is a verb.
	return (
		/^(?:کبر|طول|عرض|وزن|حجم|قدر)$/.test(by.word) &&
		thing?.clause === by.clause &&
		/^(?!ال).{2,}[^ینا]$/.test(thing.word)
	);
};

/** Whether «كأن» stands right before a thing, or one word before; folded it is «كان». */
function isAsIf(text: string, words: readonly Word[], first: number): boolean {
	const own = words[first];
	return [1, 2].some((distance) => {
		const word = words[first - distance];
		if (!word || word.clause !== own?.clause || !/^و?کان$/.test(word.word)) return false;
		// «كأن أسناني من زجاج»: what is mine is there.
		if (distance === 1 && words[first - 2]?.sentence !== own?.sentence && /.{2}ی$/.test(own?.word ?? '')) return false;
		return /كأن/.test(text.slice(word.from, word.to)) && !seen.test(words[first - distance - 1]?.word ?? '');
	});
}

/** Words that let waking be told as the time of something else: "when I woke", «بیدار که شدم». */
const when = /^(?:when|as|after|cuando|al|وقتی|که|لما|عندما|واول|اول)$/;

const englishWhen = /^(?:when|after|once)$/;
const awakeInEnglish = /^(?:life|reality|irl|awake|world)$/;

/** "I woke up because the baby was crying", "I woke up to the smell of bread": what woke somebody was not in the dream. */
function isOfTheBed(words: readonly Word[], last: number, first: number): boolean {
	const [next, after] = [words[last + 1]?.word ?? '', words[last + 2]?.word ?? ''];
	const own = words.slice(last + 1, first);
	return (
		(/^(?:to|because|cause|cos)$/.test(next) && !/^(?:find|see)$/.test(after) && !/^(?:it|he|she|they)$/.test(after)) ||
		own.some(({ word }, index) => word === 'because' && /^(?:the|my|our|of)$/.test(own[index + 1]?.word ?? ''))
	);
}

/** Whether it is told of the time before or after the dream: "when I woke, the cat was on my bed". */
export function isOfWakingLife(
	words: readonly Word[],
	{ first }: Match<unknown>,
	marks: readonly Match<Mark>[],
): boolean {
	const own = words[first];
	return marks.some(({ label, last, first: begun }) => {
		const mark = words[last];
		if (label === 'woke')
			return (
				mark?.sentence === own?.sentence &&
				first > last &&
				(words.slice(Math.max(begun - 1, 0), last + 1).some(({ word }) => when.test(word)) ||
					words[last + 1]?.word === 'دیدم' ||
					englishWhen.test(words[begun - 2]?.word ?? '') ||
					isOfTheBed(words, last, first))
			);
		if (label !== 'awake' || !mark) return false;
		// "The day before a history exam" is a day of the dream.
		if (mark.word === 'before' && /^(?:an?|the|my|our|his|her)$/.test(words[last + 1]?.word ?? '')) return false;
		if (mark.clause === own?.clause) return true;
		// "In reality I had been baking until midnight for the wedding": all of the sentence that begins so.
		const isFirst = words[begun - 1]?.sentence !== mark.sentence;
		const between = words.slice(last + 1, first);
		return (
			isFirst &&
			first > last &&
			mark.sentence === own?.sentence &&
			awakeInEnglish.test(mark.word) &&
			!between.some(({ word }) => /^(?:but|dream|here)$/.test(word))
		);
	});
}
