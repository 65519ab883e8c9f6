import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listThemes } from '#src/blog/lore/themes.server.ts';
import { type Language, languages } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { answerBuiltIn } from '../guide/answer.server.ts';
import { guideSpeech } from '../guide/guide-speech.server.ts';
import type { ChatMessage } from '../request.ts';
import { allEntries } from './all-entries.server.ts';
import { poets } from './entries/poets.server.ts';
import { findEntries } from './find-entry.server.ts';
import { compareTypes } from './personality-types.server.ts';
import { askingWords } from './question-words.ts';

type Case = {
	text: string;
	before?: ChatMessage[];
	asks: string;
	split: 'train' | 'dev';
	mustContain?: string[];
	mustNot?: string[];
};

const plain = (text: string) =>
	text
		.split(/\s+|\u200c/)
		.map(foldWord)
		.join(' ');

describe.each(languages)('what the guide knows in %s', (language) => {
	it('is found by every name it has', () => {
		const missed = allEntries.flatMap(({ id, kind, words }) =>
			words[language].names.flatMap((name) => {
				const asked =
					kind === 'symbol' && !name.includes(dreamWord[language]) ? `${name} ${dreamWord[language]}` : name;
				const found = findEntries(asked, language)
					.slice(0, 4)
					.map(({ entry }) => entry.id);
				// "Door" is the word for "in" in Persian.
				return found.includes(id) || askingWords[language].includes(name)
					? []
					: [`${id}: ${name} -> ${found.join(', ')}`];
			}),
		);
		expect(missed).toEqual([]);
	});

	it('is first under the name it is called by', () => {
		const others = allEntries.flatMap(({ id, kind, words }) => {
			if (kind === 'symbol' || kind === 'hoopoe') return [];
			const [name = ''] = words[language].names;
			const [first] = findEntries(name, language);
			return first?.entry.id === id ? [] : [`${name}: ${first?.entry.id}`];
		});
		expect(others.length, others.join('\n')).toBeLessThanOrEqual(allEntries.length * 0.03);
	});

	it('is told in two sentences, what is quoted in them aside, and not at length', () => {
		for (const { id, words } of allEntries) {
			const { say } = words[language];
			expect(sentencesOf(say).length, `${id}: ${say}`).toBeLessThanOrEqual(5);
			expect(wordCount(say), `${id}: ${say}`).toBeLessThanOrEqual(75);
		}
	});

	it('answers the cases of the corpus', () => {
		const corpus = JSON.parse(
			readFileSync(new URL(`../../listening/corpus/${language}/guide.json`, import.meta.url), 'utf8'),
		) as Case[];
		const tally = { knowledge: [0, 0], recall: [0, 0] } as Record<string, [number, number]>;
		const wrong: string[] = [];
		for (const { text, before = [], asks, split, mustContain, mustNot = [] } of corpus) {
			const counted = split === 'dev' && mustContain?.length ? tally[asks] : undefined;
			if (!counted && mustNot.length === 0) continue;
			const answer = plain(answerBuiltIn([...before, { role: 'user', content: text }], language).text);
			for (const bad of mustNot) expect(answer, text).not.toContain(plain(bad));
			if (!counted) continue;
			counted[1]++;
			if (mustContain?.some((word) => answer.includes(plain(word)))) counted[0]++;
			else wrong.push(`${text} -> ${answer}`);
		}
		for (const [right, all] of Object.values(tally)) expect(right / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
	});
});

const dreamWord = { en: 'dream', fa: 'خواب', ar: 'منام', es: 'sueño' };

it('knows every theme of the magazine', () => {
	const known = new Set(allEntries.map(({ theme }) => theme));
	const themes = listThemes().map(({ name }) => name);
	for (const theme of known) if (theme) expect(themes).toContain(theme);
	expect(themes.filter((name) => !known.has(name) && !toldWithin.has(name))).toEqual([]);
});

/** Themes that an entry tells of under the article of another. */
const toldWithin = new Set(['thinking', 'sensing', 'perceiving', 'conscientiousness']);

it('tells two types apart, and nothing where only one is named', () => {
	expect(compareTypes('difference between ISTJ and ISTP?', 'en')).toContain('perceiving');
	expect(compareTypes('what is an INFJ', 'en')).toBeNull();
});

it('tells of what is asked about, not of whose book it is looked for in', () => {
	expect(findEntries('حلم الثعبان وش تفسيره عند ابن سيرين', 'ar')[0]?.entry.id).toBe('dream-snake');
	expect(findEntries('ما معنى رقم 7 في علم الأرقام', 'ar')[0]?.entry.id).toBe('number-7');
	expect(findEntries('من هو ابن سيرين', 'ar')[0]?.entry.id).toBe('ibn-sirin');
	expect(findEntries('اذا الواحد يحلم سنونه توكع، شنو دلالتها', 'ar')[0]?.entry.id).toBe('dream-teeth');
});

/** How people ask who a poet was. */
const askedOf = {
	en: ['who was {}', 'tell me about {}', 'do you know {}?', 'when was {} born'],
	fa: ['{} کیه؟', '{} کی بود', 'دربارهٔ {} بگو', '{} کجا به دنیا اومد؟'],
	ar: ['من هو {}', 'مين {}؟', 'حدثني عن {}', 'متى مات {}؟'],
	es: ['¿quién fue {}?', 'háblame de {}', '¿conoces a {}?', '¿dónde nació {}?'],
};
const verseOf = {
	en: [
		'Read me a poem by Borges',
		'recite something by Neruda',
		'give me a line from Shakespeare',
		'a verse of al-Mutanabbi',
	],
	fa: ['یه شعر از نیما یوشیج بخون', 'یک بیت از صائب بگو', 'از شاملو شعر بلدی؟', 'یه شعر از فروغ بخون'],
	ar: ['أنشدني شيئا للمتنبي', 'سمعني شي من امرؤ القيس', 'قل لي قصيدة من شعر محمود درويش', 'اقرأ لي بيتا من المعري'],
	es: [
		'recítame un poema de Machado',
		'¿sabes algún verso de Sor Juana?',
		'poemas de Bécquer',
		'dime un verso de Lorca',
	],
};
/** Names that somebody else bears, and words that mean something else. */
const notOfPoets = {
	en: [
		'my friend Dante left me',
		'I live in Emerson street',
		'will Dante come back?',
		'does Dante love me?',
		'I named my cat Neruda',
		'how did my Dante die',
		'I waited in line at Emerson street',
	],
	fa: [
		'نیما ولم کرد',
		'نیما منو دوست داره؟',
		'فروغ دیگه جوابمو نمیده',
		'اقبال من کی باز میشه؟',
		'غالب وقت‌ها غمگینم',
		'جامی از دستم افتاد و شکست',
		'توی خیابون نیما یوشیج زندگی می‌کنم',
	],
	ar: [
		'أسكن في شارع المتنبي',
		'اشتريت بيتا في شارع المتنبي',
		'نزار تركني',
		'شوقي إليه يقتلني',
		'هل سيعود جبران؟',
		'درويش صاحبي خانني',
	],
	es: [
		'vivo en la calle Machado',
		'mi amigo Dante me dejó',
		'Pablo me quiere?',
		'¿me quiere Borges?',
		'mi perro se llama Lorca',
		'me mudo a Santa Teresa',
		'¿Cuándo es San Juan?',
	],
};

describe.each(languages)('poets in %s', (language) => {
	const answer = (...said: string[]) =>
		answerBuiltIn(
			said.map((content) => ({ role: 'user', content })),
			language,
		);

	it('are told in two sentences of their own', () => {
		for (const { id, words } of poets) {
			const { say } = words[language];
			const [least, most] = language === 'en' || language === 'es' ? [30, 50] : [25, 45];
			expect(sentencesOf(say).length, id).toBe(2);
			expect(wordCount(say), id).toBeGreaterThanOrEqual(least);
			expect(wordCount(say), id).toBeLessThanOrEqual(most);
			// A title keeps its Arabic letter in Persian.
			expect(faultsOf(language === 'fa' ? say.replaceAll('ة', 'ت') : say, language), id).toEqual([]);
		}
	});

	it('are told of by every name, and no verse with it', () => {
		const isQuestion = /^(who was|quién fue|من هو) |(کی بود|کیه)$/;
		const missed = poets.flatMap(({ words }) =>
			words[language].names.flatMap((name) =>
				(isQuestion.test(name)
					? [name]
					: [name, ...askedOf[language].map((asked) => asked.replace('{}', name))]
				).filter((asked) => answer(asked).text !== words[language].say),
			),
		);
		expect(missed).toEqual([]);
	});

	it.each(verseOf[language])('are not recited: %s', (asked) => {
		const { text, kind } = answer(asked);
		expect(kind).toBe('recite');
		expect(
			guideSpeech[language].otherPoet.some((lead) => text.startsWith(typeof lead === 'string' ? lead : lead.say)),
		).toBe(true);
	});

	it.each(notOfPoets[language])('are not meant: %s', (said) => {
		const told = poets.map(({ words }) => words[language].say);
		expect(told).not.toContain(answer(said).text);
		expect(answer(said).kind).not.toBe('recite');
	});
});

it('takes a bare name for a poet behind another, and not behind a loss', () => {
	const kinds = (...said: string[]) =>
		answerBuiltIn(
			said.map((content) => ({ role: 'user', content })),
			'en',
		);
	expect(kinds('who was Neruda?', 'and Lorca').text).toContain('Gypsy Ballads');
	expect(kinds('my boyfriend left me', 'Dante').text).not.toContain('Florence');
	expect(kinds('my boyfriend left me', 'Dante', 'why?').text).not.toContain('Florence');
	expect(kinds('I live in Emerson street', 'tell me more').text).not.toContain('Concord');
});

it.each([
	['who was Mawlana', 'en'],
	['من هو نظامي', 'ar'],
	['من هو الشيخ الأكبر', 'ar'],
] as const)('hears no request for a verse in: %s', (text, language) => {
	expect(answerBuiltIn([{ role: 'user', content: text }], language).kind).toBe('knowledge');
});

/** What people ask about elsewhere, and the entry that tells of it. */
it.each<[Language, string, string]>([
	['en', 'what is the evil eye', 'evil-eye'],
	['en', 'what is a ouija board', 'ouija'],
	['en', 'who was the queen of sheba', 'bilqis'],
	['en', 'tell me the story of solomon and the hoopoe', 'solomon'],
	['en', 'what day is good for starting something', 'lucky-days'],
	['en', "what's my chinese zodiac", 'chinese-zodiac'],
	['en', 'what does 11 mean in numerology', 'master-numbers'],
	['en', 'what does 11:11 mean', 'angel-numbers'],
	['fa', 'چشم زخم چیه', 'evil-eye'],
	['fa', 'بلقیس کی بود', 'bilqis'],
	['fa', 'قصه سلیمان و هدهد', 'solomon'],
	['fa', 'چه روزی برای شروع کار خوبه', 'lucky-days'],
	['fa', 'عطارد برگشتی چیه', 'retrograde'],
	['ar', 'شو يعني قراءة الفنجان', 'coffee-reading'],
	['ar', 'من هي بلقيس', 'bilqis'],
	['ar', 'قصة الهدهد مع سليمان', 'solomon'],
	['ar', 'من هو جلال الدين الرومي', 'rumi'],
	['ar', 'ما هو التوافق الهندي', 'ashtakoota'],
	['es', 'qué es el mal de ojo', 'evil-eye'],
	['es', 'mi horóscopo de hoy', 'daily-horoscope'],
	['es', 'ley de la atracción', 'manifestation'],
	['es', 'qué significa el 11 en numerología', 'master-numbers'],
])('%s: %s is answered', (language, asked, id) => {
	const entry = allEntries.find((one) => one.id === id);
	expect(answerBuiltIn([{ role: 'user', content: asked }], language).text).toContain(entry?.words[language].say);
});

/** How people ask for what is told in every language, shortly and at length. */
const askedFor: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
	nasreddin: {
		en: ['who is Mulla Nasruddin', 'nasreddin hodja', 'tell me a story about Nasruddin'],
		fa: ['ملانصرالدین کیه', 'ملا نصرالدین واقعا وجود داشته؟', 'یه قصه از ملانصرالدین بگو'],
		ar: ['من هو جحا', 'مين هو جحا وهل هو شخص حقيقي؟', 'احكيلي قصة عن جحا'],
		es: ['nasrudín', '¿quién fue Nasrudín y por qué cuentan tantos chistes de él?', 'cuéntame un cuento de Nasrudín'],
	},
	scheherazade: {
		en: ['who was Scheherazade', '1001 nights', 'what is the thousand and one nights about'],
		fa: ['شهرزاد کی بود', 'هزار و یک شب', 'یه قصه از هزار و یک شب بگو'],
		ar: ['من هي شهرزاد', 'ألف ليلة وليلة', 'احكيلي حكاية من ألف ليلة وليلة'],
		es: ['quién fue Scherezade', 'las mil y una noches', 'de qué trata las mil y una noches'],
	},
	avicenna: {
		en: ['who was Avicenna', 'what did avicenna write', 'was Ibn Sina Persian'],
		fa: ['ابن سینا کی بود', 'بوعلی سینا چیکاره بود', 'ابن‌سینا کجا به دنیا اومد؟'],
		ar: ['من هو ابن سينا', 'وين مات ابن سينا', 'من كتب القانون في الطب'],
		es: ['quién fue Avicena', 'Avicena', '¿dónde nació Avicena?'],
	},
	zuleikha: {
		en: ['who is Zuleikha', 'story of Joseph and Zuleikha', 'tell me about Zulaikha'],
		fa: ['زلیخا کی بود', 'قصه یوسف و زلیخا', 'زلیخا چرا عاشق یوسف شد'],
		ar: ['من هي زليخا', 'قصة يوسف وزليخا', 'مين امرأة العزيز؟'],
		es: ['quién era la mujer de Putifar', '¿quién fue Zuleica?', 'José y Zuleija'],
	},
	kabir: {
		en: ['who was Kabir', 'do you know Kabir?', 'tell me something about the poet Kabir'],
		fa: ['کبیر کی بود', 'کبیر هندی', 'دربارهٔ کبیر شاعر بگو'],
		ar: ['كبير الهندي', 'من هو الشاعر كبير', 'حدثني عن كبير داس'],
		es: ['quién fue Kabir', '¿conoces a Kabir?', 'háblame de Kabir el tejedor'],
	},
	mirabai: {
		en: ['who was Mirabai', 'mirabai', 'when was Meera Bai born'],
		fa: ['میرابای کی بود', 'میرابای', 'دربارهٔ میرا بای بگو'],
		ar: ['من هي ميراباي', 'ميراباي', 'حدثني عن ميرا باي'],
		es: ['quién fue Mirabai', 'mirabai', 'háblame de la poeta Mirabai'],
	},
	'bulleh-shah': {
		en: ['who was Bulleh Shah', 'bulleh shah', 'have you heard of Bulhe Shah?'],
		fa: ['بلهی شاه کی بود', 'بله شاه کیه', 'دربارهٔ بلهی شاه بگو'],
		ar: ['من هو بلهي شاه', 'بلهي شاه', 'متى مات بلهي شاه؟'],
		es: ['quién fue Bulleh Shah', 'bulleh shah', '¿conoces a Bulleh Shah?'],
	},
	'nasir-khusraw': {
		en: ['who was Nasir Khusraw', 'naser khosrow', 'what did Nasir Khusraw write?'],
		fa: ['ناصرخسرو کی بود', 'ناصر خسرو بلخی چه کسی بود؟', 'ناصرخسرو'],
		ar: ['من هو ناصر خسرو', 'ناصر خسرو', 'متى مات ناصر خسرو؟'],
		es: ['quién fue Nasir Jusrau', 'Nasir Khusraw', '¿dónde nació Nasir Khusraw?'],
	},
	behbahani: {
		en: ['who was Simin Behbahani', 'simin behbahani', 'when did Simin Behbahani die?'],
		fa: ['سیمین بهبهانی کی بود', 'سیمین بهبهانی', 'سیمین بهبهانی کجا به دنیا اومد؟'],
		ar: ['من هي سيمين بهبهاني', 'سيمين بهبهاني', 'حدثني عن سيمين بهبهاني'],
		es: ['quién fue Simin Behbahani', 'simin behbahani', '¿conoces a Simin Behbahani?'],
	},
	'sign-pisces': {
		en: ['what sign is 12 March', 'what is pisces', "what's my zodiac sign if i was born on march 3rd 1990"],
		fa: ['متولد ۱۲ مارس چه برجیه', 'برج ۲۰ اسفند چیه', 'برج حوت چیه'],
		ar: ['ما برج مواليد 12 مارس', 'برج الحوت', 'شو برج اللي خلقان 12/3؟'],
		es: ['¿qué signo soy si nací el 12 de marzo?', 'qué significa ser piscis', 'nací el 12/3/1990, cuál es mi signo?'],
	},
	'sign-leo': {
		en: ["I was born on 5 August, what's my sign?", 'Leo dates', 'zodiac sign for Aug 5'],
		fa: ['متولد ۱۵ مرداد چه نشانی داره', 'متولد ۵ آگوست چه برجیه', 'برج اسد چیه'],
		ar: ['برجي إيش وأنا مواليد 5 أغسطس', 'ما هو برج من ولد في ٥ آب', 'صفات برج الأسد'],
		es: ['nací el 5/8/1990, cuál es mi signo?', 'el signo de Leo', 'qué signo es el 5 de agosto'],
	},
	'sign-cancer': {
		en: ['which star sign is June 21st', 'zodiac sign 22 June', 'what sign is 1 July?'],
		fa: ['متولد ۲۱ ژوئن چه برجیه', 'متولد اول تیر چه برجیه', 'برج سرطان چیه'],
		ar: ['ما هو برج من ولد في ٢١ حزيران', 'برج السرطان', 'ما برج مواليد 1 يوليو'],
		es: ['que signo es el 21 de junio', '¿qué signo soy si nací el primero de julio?', 'el signo de Cáncer'],
	},
	'zodiac-dates': {
		en: ['zodiac dates', 'what are the dates of the zodiac signs', 'star sign dates'],
		fa: ['تاریخ برج‌ها', 'برج هر ماه چیه', 'ماه‌ها و برج‌ها'],
		ar: ['تواريخ الأبراج', 'ما هي مواعيد الأبراج', 'ترتيب الأبراج'],
		es: ['fechas de los signos del zodiaco', '¿cuáles son las fechas de los signos?', 'fechas del zodiaco'],
	},
	enneagram: {
		en: ['what is the enneagram', "what's my enneagram type", 'what are the nine types of the enneagram'],
		fa: ['اینیاگرام چیه', 'انیاگرام', 'انیاگرام چند تا تیپ داره'],
		ar: ['ما هو الإنياغرام', 'شو هو الانياجرام', 'كم عدد أنماط الإنياجرام'],
		es: ['el eneagrama', 'qué es un eneatipo', '¿cuántos eneatipos hay?'],
	},
	'number-13': {
		en: ['is 13 unlucky', 'what does the number 13 mean', 'why is 13 an unlucky number'],
		fa: ['عدد ۱۳ نحسه؟', 'چرا ۱۳ نحسه', 'عدد سیزده یعنی چی'],
		ar: ['ما معنى الرقم 13', 'ليش رقم 13 نحس', 'الرقم ١٣'],
		es: ['qué significa el número 13', 'por qué el 13 da mala suerte', 'el número trece'],
	},
	solomon: {
		en: [
			'which bird carried messages for Solomon',
			'what bird brought Solomon the news of Sheba?',
			'which bird did Solomon send with a letter',
		],
		fa: ['کدوم پرنده پیغام سلیمان رو می‌برد', 'کدوم پرنده برای سلیمان نامه برد', 'هدهد پیغام کدوم پیامبر رو می‌برد'],
		ar: [
			'أي طائر حمل رسائل سليمان',
			'شو الطير اللي كان يوصل رسائل سيدنا سليمان؟',
			'ما هو الطائر الذي حمل رسالة النبي سليمان',
		],
		es: [
			'¿qué ave llevó mensajes para Salomón?',
			'que pájaro llevaba los mensajes de Salomón',
			'que ave mando Salomon con una carta',
		],
	},
	owl: {
		en: ['what does an owl symbolize', 'an owl hooted outside my window, what does it mean?', 'owl symbolism'],
		fa: ['جغد نماد چیه', 'جغد نماد چیه؟ شومه واقعا؟', 'جغد چرا شومه'],
		ar: ['إلى ماذا ترمز البومة', 'البومة شؤم؟', 'شفت بومة على الشباك شو يعني'],
		es: ['qué simboliza el búho', '¿qué significa el búho?', 'el búho'],
	},
	peacock: {
		en: ['what does a peacock mean', 'peacock feather meaning', 'what does the peacock stand for?'],
		fa: ['طاووس نماد چیه', 'طاووس تو منطق الطیر نماد چیه', 'معنی پر طاووس چیه'],
		ar: ['إلى ماذا يرمز الطاووس', 'ما معنى الطاووس', 'الطاووس رمز ماذا'],
		es: ['qué simboliza el pavo real', '¿qué significa el pavo real?', 'plumas de pavo real'],
	},
	lily: {
		en: ['what does the lily mean', 'what do lilies symbolize', 'white lily meaning'],
		fa: ['زنبق نماد چیه', 'گل سوسن نماد چیه', 'گل زنبق یعنی چی'],
		ar: ['إلى ماذا يرمز الزنبق', 'ما معنى زهرة الزنبق', 'زهرة السوسن'],
		es: ['qué simboliza el lirio', '¿qué significa el lirio blanco?', 'flor de lis'],
	},
	green: {
		en: ['what does green mean', 'what does the color green stand for?', 'the colour green'],
		fa: ['رنگ سبز نماد چیه', 'رنگ سبز نشانه چیست', 'معنی رنگ سبز'],
		ar: ['ماذا يعني اللون الأخضر', 'شو معنى اللون الأخضر', 'اللون الأخضر'],
		es: ['el color verde', 'qué simboliza el color verde en la poesía', '¿qué significa el verde?'],
	},
	turquoise: {
		en: ['the colour turquoise', 'turquoise meaning', 'what does turquoise symbolize'],
		fa: ['رنگ فیروزه‌ای نماد چیه', 'فیروزه نماد چیه', 'انگشتر فیروزه چه خاصیتی داره'],
		ar: ['اللون الفيروزي', 'ماذا يرمز اللون الفيروزي؟', 'ما معنى حجر الفيروز'],
		es: ['el color turquesa', '¿qué significa el color turquesa?', 'piedra turquesa'],
	},
};
/** What only sounds like it. */
const notAskedFor: Readonly<Record<Language, readonly string[]>> = {
	en: [
		"my friend Gibran won't call me back",
		"Kabir won't answer my texts",
		'does Kabir love me?',
		'Lily left me',
		'does Lily love me?',
		'my daughter Lily won’t eat',
		'my dress is green',
		'I wore a green dress to her wedding',
		'I dreamt of a peacock',
		'my exam is on the 13th',
		'does Leo love me?',
		'my dad has cancer',
		'he died on 12 March, was it a sign?',
		'what signs do you see for May 5',
		'I need a sign, my wedding is on 12 May',
		'my father died on the 13th',
	],
	fa: [
		'امل',
		'سهراب داداشم',
		'شهرزاد ولم کرد',
		'شهرزاد دوستم داره؟',
		'شهرزاد کی زنگ می‌زنه',
		'سیمین دیگه جوابمو نمیده',
		'خواهرم سوسن باهام قهره',
		'کوچه ناصرخسرو خونه‌مونه',
		'پیراهن سبز پوشیدم',
		'دوشنبه سیزدهم امتحان دارم',
		'رابطه‌مون جدی نیست',
		'چه نشانی از آذر داری',
		'چه نشانه‌ای بود که ۵ مهر رفت',
		'متولد ۵ مرداد بود، پارسال مرد',
	],
	ar: [
		'شهرزاد تركتني',
		'هل تحبني شهرزاد؟',
		'صديقي كبير في السن',
		'سوسن لا ترد علي',
		'ابنتي زليخة مريضة',
		'أسكن في شارع ابن سينا',
		'هل أدخل مستشفى ابن سينا؟',
		'فستاني أخضر',
		'أسكن في برج عال منذ 5 مارس',
		'أنا حامل في الشهر 5',
		'أبي مصاب بالسرطان',
		'حلمت ببومة',
	],
	es: [
		'mi amiga Azucena no me habla',
		'tengo los ojos verdes',
		'mi vestido es verde',
		'Kabir me dejó',
		'¿Kabir me quiere?',
		'mi hija se llama Zuleica y no me habla',
		'el trece tengo examen',
		'mi papá tiene cáncer',
		'Leo me dejó',
		'me despidieron el 5 de agosto',
	],
};

describe.each(languages)('tales, birds, flowers and colours in %s', (language) => {
	const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], language).text;
	const sayOf = (id: string) => allEntries.find((one) => one.id === id)?.words[language].say ?? id;

	it.each(Object.entries(askedFor).flatMap(([id, asked]) => asked[language].map((text) => [text, id] as const)))(
		'%s: %s is told',
		(text, id) => {
			expect(answer(text)).toContain(sayOf(id));
		},
	);

	it.each(notAskedFor[language])('are not meant: %s', (text) => {
		const said = answer(text);
		expect(Object.keys(askedFor).filter((id) => said.includes(sayOf(id)))).toEqual([]);
	});
});
