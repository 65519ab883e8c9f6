import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { hearAndPresume } from '#src/listening/holds-of.server.ts';
import { signNames } from '#src/methods/sky/sign-names.server.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { readOffer, writeOffer } from '../offer-link.ts';
import type { ChatMessage } from '../request.ts';
import { answerBuiltIn, type GuideAnswer } from './answer.server.ts';
import { guideAnswers } from './guide-answers.server.ts';
import { guideSpeech } from './guide-speech.server.ts';
import { guideWords } from './guide-words.server.ts';
import { topicTexts } from './topic-texts.server.ts';

/** Holds a conversation; what the guide says goes back to it, as the page sends it. */
function talk(language: Language, texts: readonly string[]): GuideAnswer[] {
	const conversation: ChatMessage[] = [];
	return texts.map((content) => {
		conversation.push({ role: 'user', content });
		const answer = answerBuiltIn(conversation, language);
		const offer = answer.offer && writeOffer(answer.offer.line, language, answer.offer.page);
		conversation.push({ role: 'assistant', content: [answer.text, offer].filter(Boolean).join('\n\n') });
		return answer;
	});
}

type Talks = {
	one: string;
	heavy: string;
	open: string;
	short: string[];
	told: string;
	recall: string;
	quoted: string;
	well: string;
	wellAgain: string;
	wellNamed: RegExp;
	lottery: string;
	verse: string;
	story: string;
	card: string;
	wronged: string;
	joy: string;
	unknown: string;
};
const talks: Record<Language, Talks> = {
	en: {
		one: 'My boss is unkind to me',
		heavy: 'my mother died in spring',
		open: 'The kettle is green',
		short: ['yes', 'no', 'why?', 'I do not know', 'tell me more', 'in the evening', 'my boss again', 'the funeral'],
		told: 'We drive to the mountains with the children, on Fridays',
		recall: 'where did I say we drive?',
		quoted: 'to the mountains with the children, on Fridays',
		well: 'I dreamt of a well behind my school',
		wellAgain: 'It was dark and deep, what does that mean?',
		wellNamed: /well/i,
		lottery: 'the winning lottery numbers please',
		verse: 'recite a verse of Hafez',
		story: 'tell me a story',
		card: 'draw me a card',
		wronged: 'my husband betrayed me',
		joy: 'I got the job!',
		unknown: 'what is a carburettor?',
	},
	fa: {
		one: 'رئیسم با من بد رفتار می‌کند',
		heavy: 'مادرم بهار فوت کرد',
		open: 'قوری سبز است',
		short: ['آره', 'نه', 'چرا؟', 'نمی‌دونم', 'بیشتر بگو', 'عصرها', 'باز رئیسم', 'خاکسپاری'],
		told: 'جمعه‌ها با بچه‌ها می‌رویم کوه دربند',
		recall: 'یادته جمعه‌ها کجا می‌رویم؟',
		quoted: 'می‌رویم کوه دربند',
		well: 'خواب یه چاه دیدم',
		wellAgain: 'تاریک بود و عمیق، یعنی چی؟',
		wellNamed: /چاه/,
		lottery: 'شمارهٔ برندهٔ بخت‌آزمایی',
		verse: 'یه بیت از حافظ بخون',
		story: 'یه قصه بگو',
		card: 'یه کارت برام بکش',
		wronged: 'شوهرم بهم خیانت کرد',
		joy: 'کارو گرفتم!!',
		unknown: 'کاربراتور چیه؟',
	},
	ar: {
		one: 'مديري في العمل قاس',
		heavy: 'توفيت أمي في الربيع',
		open: 'الإبريق أخضر',
		short: ['نعم', 'لا', 'لماذا؟', 'لا أعرف', 'حدثني أكثر', 'في المساء', 'العمل مرة أخرى', 'الجنازة'],
		told: 'نذهب أيام الجمعة إلى جبل صنين مع الأولاد',
		recall: 'هل تذكر إلى أي جبل نذهب؟',
		quoted: 'إلى جبل صنين مع الأولاد',
		well: 'حلمت ببئر خلف مدرستي',
		wellAgain: 'كانت مظلمة وعميقة، ماذا يعني ذلك؟',
		wellNamed: /بئر/,
		lottery: 'أرقام اليانصيب',
		verse: 'اقرأ لي بيتا لحافظ',
		story: 'احكوا لي حكاية',
		card: 'اسحب لي بطاقة',
		wronged: 'زوجي خانني',
		joy: 'اخذت الوظيفة!!',
		unknown: 'ما هو الكاربوراتير؟',
	},
	es: {
		one: 'Mi jefe me trata mal',
		heavy: 'mi madre murió en primavera',
		open: 'La tetera es verde',
		short: ['sí', 'no', '¿por qué?', 'no sé', 'cuéntame más', 'por la tarde', 'otra vez mi jefe', 'el entierro'],
		told: 'Los viernes vamos a la sierra con los niños',
		recall: '¿te acuerdas de adónde vamos los viernes?',
		quoted: 'vamos a la sierra con los niños',
		well: 'soñé con un pozo detrás de mi escuela',
		wellAgain: 'Era oscuro y hondo, ¿eso qué quiere decir?',
		wellNamed: /pozo/i,
		lottery: 'los números de la lotería',
		verse: 'recítame un verso de Hafez',
		story: 'cuéntame un cuento corto',
		card: 'sácame una carta',
		wronged: 'mi marido me engañó con otra',
		joy: '¡Me dieron el trabajo!',
		unknown: '¿qué es un carburador?',
	},
};

describe.each(languages)('a conversation in %s', (language) => {
	const told = talks[language];
	const words = guideWords[language];
	const images = [
		...Object.values(topicTexts).flatMap((texts) =>
			[...texts[language].first, ...texts[language].deeper].map(({ say }) => say),
		),
		...words.lore.map(({ say }) => say),
	];
	const imagesIn = (text: string) => images.filter((image) => text.includes(image)).length;

	it.each([
		['of one thing', (index: number) => (index === 0 ? told.one : (told.short[index % 5] ?? told.one))],
		['of nothing known', () => told.open],
	])('%s says no image twice in twelve turns, and never two running', (_what, say) => {
		const answers = talk(
			language,
			Array.from({ length: 12 }, (_, index) => say(index)),
		);
		const said = answers.map(({ text }) => images.filter((image) => text.includes(image)));
		expect(new Set(said.flat()).size).toBe(said.flat().length);
		for (const [index, those] of said.entries()) {
			expect(those.length).toBeLessThanOrEqual(1);
			if (index > 0) expect(those.length + (said[index - 1]?.length ?? 0)).toBeLessThanOrEqual(1);
		}
	});

	it('whatever is said keeps to one question, its length and its language, and presumes what was heard only', () => {
		for (let seed = 1; seed <= 8; seed++) {
			const random = seededRandom(seed);
			const any = [told.one, told.heavy, told.open, ...told.short];
			const texts = Array.from({ length: 12 }, () => any[Math.floor(random() * any.length)] ?? told.one);
			const holding = new Set(texts.flatMap((text) => [...hearAndPresume(text, language, { guide: true }).holding]));
			for (const { text, kind, offer, presumed } of talk(language, texts)) {
				expect(faultsOf(text, language), text).toEqual([]);
				for (const presumption of presumed) expect([...holding]).toContain(presumption);
				if (kind !== 'topic' && kind !== 'lore') continue;
				expect(text.match(/[?؟]/g), text).toHaveLength(1);
				expect(wordCount(text), text).toBeLessThanOrEqual(125);
				if (offer) expect(readOffer(writeOffer(offer.line, language, offer.page))).toMatchObject({ page: offer.page });
			}
		}
	});

	it('is the same for the same messages', () => {
		expect(talk(language, [told.one, told.heavy])).toEqual(talk(language, [told.one, told.heavy]));
	});

	it('receives a death in plain words, before any image', () => {
		const [answer] = talk(language, [told.heavy]);
		expect(answer).toMatchObject({ kind: 'topic', topic: 'grief', heard: { events: ['death'], weight: 'heavy' } });
		expect(imagesIn(answer?.text ?? '')).toBe(0);
		expect(sentencesOf(answer?.text ?? '').length).toBeLessThanOrEqual(4);
	});

	it('tells nobody betrayed of the selfishness of lovers', () => {
		const [answer] = talk(language, [told.wronged]);
		expect(answer?.heard.events).toContain('betrayal');
		expect(imagesIn(answer?.text ?? '')).toBe(0);
	});

	it('goes on with what was told after a short reply', () => {
		for (const reply of told.short.slice(0, 4)) {
			const [first, next] = talk(language, [told.heavy, reply]);
			expect(first, reply).toMatchObject({ topic: 'grief' });
			expect(next, reply).toMatchObject({ topic: 'grief' });
		}
	});

	it('quotes what was told when it is asked for, and says so where nothing was', () => {
		const answers = talk(language, [told.told, told.one, told.recall]);
		expect(answers[2]).toMatchObject({ kind: 'recall', heard: { asks: 'recall' } });
		expect(answers[2]?.text).toContain(told.quoted);
		const [nothing] = talk(language, [told.recall]);
		expect(words.nothingYet.map(({ say, ask }) => `${say} ${ask}`)).toContain(nothing?.text);
	});

	it('takes a question of meaning for one of what was told before', () => {
		const [first, next] = talk(language, [told.well, told.wellAgain]);
		expect(first).toMatchObject({ offer: { page: 'dreams' } });
		expect(next?.text).toMatch(told.wellNamed);
		expect(imagesIn(next?.text ?? '')).toBe(0);
	});

	it('tells a story of the Masnavi, with its title and place', () => {
		const [story, other] = talk(language, [told.story, told.story]);
		for (const one of [story, other]) {
			expect(one?.kind).toBe('recite');
			expect(one?.text).toMatch(/\n\n[^\n]+ \([^)]*(?:Masnavi|مثنوی|المثنوي)[^)]*\)$/);
		}
		expect(other?.text).not.toBe(story?.text);
	});

	it('tells where the moon stands today', () => {
		const { text, kind } = answerBuiltIn([{ role: 'user', content: moonAsked[language] }], language, '2026-11-29');
		expect(kind).toBe('knowledge');
		// From the tables of 29 November 2026: the moon in Leo, past full.
		expect(text).toContain(signNames[language].leo);
		expect(text).toContain(guideSpeech[language].moon.phases.waning_gibbous);
		const saddened = answerBuiltIn([{ role: 'user', content: moonSeen[language] }], language, '2026-11-29');
		expect(saddened.text).not.toContain(signNames[language].leo);
	});

	it('tells what a verse says that is written out, and what the one says that it recited', () => {
		const [one] = talk(language, [asksOfVerse[language].known]);
		expect(one?.text).toContain('یوسف گم‌گشته بازآید به کنعان غم مخور / کلبهٔ احزان شود روزی گلستان غم مخور');
		expect(one).toMatchObject({ kind: 'knowledge', offer: { page: 'hafez' } });
		const [recited, explained] = talk(language, [told.verse, asksOfVerse[language].before]);
		expect(explained?.kind).toBe('knowledge');
		expect(explained?.text).not.toBe(recited?.text);
		expect(talk(language, [asksOfVerse[language].other])[0]?.kind).toBe('unknown');
	});

	it('recites a verse with its place, and draws a card', () => {
		const [verse, card] = talk(language, [told.verse, told.card]);
		expect(verse?.kind).toBe('recite');
		expect(verse?.text).toMatch(/\p{Script=Arabic}.* \/ .*\p{Script=Arabic}/u);
		expect(verse?.text).toMatch(/[\d۰-۹٠-٩]/);
		expect(card).toMatchObject({ kind: 'recite', offer: { page: 'tarot' } });
	});

	it('shares a joy, and says in one sentence what it does not know', () => {
		const [joy] = talk(language, [told.joy]);
		expect(joy).toMatchObject({ kind: 'joy', heard: { asks: 'joy' } });
		const [unknown] = talk(language, [told.unknown]);
		expect(sentencesOf(unknown?.text ?? '').length).toBeLessThanOrEqual(2);
		expect(imagesIn(unknown?.text ?? '')).toBe(0);
	});

	it('refuses again and again what it cannot do, and never instead of it', () => {
		const answers = talk(
			language,
			Array.from({ length: 5 }, () => told.lottery),
		);
		expect(answers.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'lottery'));
	});

	it('stays plain in the turns after a cry for help', () => {
		const conversation: ChatMessage[] = [
			{ role: 'user', content: 'I want to kill myself' },
			{ role: 'assistant', content: 'It is good that you said it.' },
			{ role: 'user', content: told.one },
		];
		const answer = answerBuiltIn(conversation, language);
		expect(answer).toMatchObject({ kind: 'after_cry', offer: null, topic: null });
		expect(words.afterCry).toContain(answer.text);
	});
});

it('receives heavy news that stands beside a question, and then answers it', () => {
	const [plain] = talk('en', ['What does the Simorgh mean?']);
	const [answer] = talk('en', ['My dog died yesterday. What does the Simorgh mean?']);
	expect(answer).toMatchObject({ kind: 'knowledge', heard: { events: ['death'], weight: 'heavy' } });
	expect(answer?.text.endsWith(plain?.text ?? '')).toBe(true);
	expect(sentencesOf(answer?.text ?? '').length).toBe(sentencesOf(plain?.text ?? '').length + 1);
});

describe('what people tell of their lives', () => {
	it.each<[Language, string]>([
		['en', 'does he love me'],
		['en', 'is my husband cheating'],
		['en', 'my husband died and his phone still gets texts'],
		['en', 'my brother has not spoken to me since the reading of the will'],
		['en', 'I got a jury summons, will it be a long trial?'],
		['fa', 'منو دوست داره؟'],
		['fa', 'مادرم فوت کرد، هنوز به گوشیش زنگ می‌زنم'],
		['fa', 'از سر وصیت‌نامه بابا داداشم باهام حرف نمی‌زنه'],
		['ar', 'هل يحبني؟'],
		['ar', 'ماتت أمي وما زلت أتصل برقمها'],
		['ar', 'من يوم الوصية وأخي لا يكلمني'],
		['es', '¿me quiere?'],
		['es', 'mi hija está embarazada y su papá la echó'],
		['es', 'desde el testamento mi hermano no me habla'],
	])(
		'is listened to, and not taken for a question about the guide, cards or what it cannot: %s %s',
		(language, text) => {
			const [answer] = talk(language, [text]);
			expect(['topic', 'lore']).toContain(answer?.kind);
			expect(answer?.heard.events.length).toBeGreaterThan(0);
		},
	);

	it('stays the matter where it is heavy, whatever is told after it', () => {
		const answers = talk('en', ['my mother died in spring', 'the office is full of noise', 'how do I go on', 'why']);
		for (const answer of answers.slice(2)) expect(answer.kind).toBe('topic');
		const said = (ask: 'how' | 'why') =>
			guideAnswers.en.bereavement[ask].map((line) => (typeof line === 'string' ? line : line.say));
		expect(said('how').some((line) => answers[2]?.text.includes(line))).toBe(true);
		expect(said('why').some((line) => answers[3]?.text.includes(line))).toBe(true);
	});

	it('is no insult, complaint or joy where it is said of oneself or of the dead', () => {
		const [stupid] = talk('en', ['am i stupid']);
		expect(stupid?.kind).not.toBe('insult');
		const [helped] = talk('en', ["my brother was drowning and i didn't help"]);
		expect(helped?.kind).not.toBe('complaint');
		const [, days] = talk('en', ['my baby died', 'she was three days old']);
		expect(days).toMatchObject({ topic: 'grief' });
	});

	it('is no good news where it only sounds like some', () => {
		const [, smile] = talk('en', ['i dreamt of my dead father', 'he was smiling']);
		expect(smile?.kind).not.toBe('joy');
		for (const text of ["my grandson doesn't visit", 'my husband just got deported']) {
			const [answer] = talk('en', [text]);
			expect(answer?.kind, text).not.toBe('joy');
		}
	});

	it('is not taken for a question about the guide or a card', () => {
		const [lonely] = talk('en', ["i'm lonely"]);
		expect(lonely).toMatchObject({ topic: 'loneliness' });
		const [after] = talk('en', ['is there life after death']);
		expect(after).toMatchObject({ topic: 'faith' });
	});

	it.each<[Language, string]>([
		['en', 'i shouted at my mum and then she died'],
		['en', 'my dad died on tuesday and i dont know how to tell my kids'],
		['en', 'i lost my faith after my son died'],
	])('is received as a death first: %s %s', (language, text) => {
		const [answer] = talk(language, [text]);
		const received = guideSpeech[language].receive.bereavement.map((line) =>
			typeof line === 'string' ? line : line.say,
		);
		expect(received.some((line) => answer?.text.startsWith(line))).toBe(true);
	});

	it.each<[Language, string]>([
		['en', 'someone nicked my bike'],
		['fa', 'دوچرخه‌ام را دزدیدند'],
		['ar', 'سرقوا دراجتي'],
		['es', 'me robaron la bici'],
	])('is no matter of sums where something was stolen: %s %s', (language, text) => {
		const [answer] = talk(language, [text]);
		const received = guideSpeech[language].news.theft.receive.map((line) =>
			typeof line === 'string' ? line : line.say,
		);
		expect(received.some((line) => answer?.text.startsWith(line))).toBe(true);
	});

	it('mourns nobody in a question about a card or a poet', () => {
		const received = guideSpeech.ar.receive.bereavement.map((line) => (typeof line === 'string' ? line : line.say));
		for (const text of ['ما معنى ورقة الموت في التاروت', 'هو الحلاج اتقتل ليه']) {
			const [answer] = talk('ar', [text]);
			expect(answer?.kind).toBe('knowledge');
			expect(received.some((line) => answer?.text.includes(line))).toBe(false);
		}
		expect(received.some((line) => talk('ar', ['أبي مات، ما معنى ورقة البرج'])[0]?.text.startsWith(line))).toBe(true);
	});

	it('congratulates nobody who weeps, and offers nothing beside grave news', () => {
		expect(talk('ar', ['أبكي كل ليلة من يوم ما ولدت'])[0]?.heard).toMatchObject({
			asks: 'speak',
			events: ['tiredness'],
		});
		const answers = talk('ar', ['أمي عندها سرطان', 'الدكاترة قالوا آخر مرحلة', 'كيف أخبر أختي', 'ماتت اليوم']);
		expect(answers.at(-1)?.offer).toBeNull();
	});

	it('hears no recovery in a hospital', () => {
		for (const text of [
			'خالي انتكس ورجع المستشفى',
			'أمي رجعت المستشفى. بس حبيت أحكي لحدا',
			'ولدي بالمستشفى من أمس وما نمت',
		])
			expect(talk('ar', [text])[0]?.heard?.asks).toBe('speak');
		expect(talk('ar', ['شفيت أمي من المرض'])[0]?.heard?.asks).toBe('joy');
	});

	it.each([
		['زوجي ما بيسمعني ويدور حوالين الموضوع', 'speak'],
		['قلتلي بيرجع بشهر وما رجع', 'complaint'],
		['طلبت رأيك مو قصيدة', 'complaint'],
		['كلامك برد على قلبي، تسلم', 'thanks'],
		['ذكرني هالشعر بجدي الله يرحمه', 'speak'],
		['قبلوني بالوظيفة بس بعيدة عن أمي المريضة', 'speak'],
	])('hears whom an Arabic message reproaches, thanks or tells of: %s', (text, asks) => {
		expect(talk('ar', [text])[0]?.heard?.asks).toBe(asks);
	});

	it('explains the dream that was told, in Arabic too', () => {
		const [answer] = talk('ar', ['حلمت إني بطير، ده معناه إيه']);
		expect(answer?.heard?.asks).toBe('meaning');
		expect(answer?.text).toContain('الطيران');
	});

	it('takes longing behind a death for longing for the dead', () => {
		const [, answer] = talk('ar', ['اليوم ذكرى وفاة جدتي', 'مشتاقتلها']);
		expect(answer?.topic).toBe('grief');
	});

	it('is no leave-taking, no guilt and no mourning where it is none', () => {
		const said = (text: string) => talk('es', [text])[0];
		expect(said('mi papá se está muriendo y no nos hablamos')?.kind).toBe('topic');
		expect(said('recaí, volví a tomar')?.kind).toBe('topic');
		expect(said('no me dieron la beca')?.kind).not.toBe('joy');
		expect(said('me enamoré y me corresponde')?.kind).toBe('joy');
		expect(said('mi mamá murió esta mañana')?.text).not.toContain('No ha pasado');
		expect(said('tengo miedo de morirme')?.topic).toBe('fear');
		expect(said('me despidieron hoy y mi mujer está embarazada')?.text).not.toContain('otra persona');
		expect(said('mi jefe me gritó y lloré en el baño')?.text.length).toBeLessThan(160);
	});

	it('is received before what cannot be answered', () => {
		const [answer] = talk('es', ['¿mi marido me engaña?']);
		expect(answer?.kind).toBe('secrets');
		const received = guideSpeech.es.receive.betrayal.map((line) => (typeof line === 'string' ? line : line.say));
		expect(received.some((line) => answer?.text.startsWith(line))).toBe(true);
	});
});

describe('a dream that is told to the guide', () => {
	it.each<[Language, string, RegExp, RegExp]>([
		[
			'en',
			'I was flying over the sea at night, and a snake waited at the door of my grandmother’s house. I was afraid.',
			/afraid|fear/,
			/“a snake waited at the door of my grandmother’s house”\. (?!Snake in a dream)/,
		],
		[
			'fa',
			'شب بالای دریا پرواز می‌کردم و ماری دم در خانهٔ مادربزرگم منتظر بود. ترسیده بودم.',
			/ترس/,
			/«ماری دم در خانهٔ مادربزرگم منتظر بود»\. (?!مار در خواب)/,
		],
		[
			'ar',
			'كنت أطير فوق البحر ليلًا وكانت أفعى تنتظر عند باب بيت جدّتي، وكنت خائفًا.',
			/خفتم|الخوف/,
			/وكانت أفعى تنتظر عند باب بيت جدّتي». (?!ثعبان أو حيّة في المنام)/,
		],
		[
			'es',
			'Volaba de noche sobre el mar y una serpiente esperaba en la puerta de la casa de mi abuela. Tenía miedo.',
			/miedo/,
			/«una serpiente esperaba en la puerta de la casa de mi abuela»\. (?!Soñar con)/,
		],
	])('is received with its fear and what was feared, in %s', (language, dream, fear, moment) => {
		const [told, more] = talk(language, [dream, talks[language].short[4] ?? '']);
		expect(told?.text).toMatch(fear);
		expect(told?.text).toMatch(moment);
		expect(told?.text.search(fear)).toBeLessThan(told?.text.search(moment) ?? 0);
		expect(told?.theme).toBe('the-snake');
		expect(more?.theme).toBe('the-snake');
	});

	it('keeps to the strangest moment where nobody was afraid', () => {
		const [told] = talk('fa', ['شب بالای دریا پرواز می‌کردم و در خانهٔ مادربزرگم چراغی روشن بود. خوشحال بودم.']);
		expect(told?.theme).toBe('flying');
		expect(told?.text).not.toMatch(/ترس/);
	});
});

it.each<[Language, string, string]>([
	['en', 'my mother died in spring', 'I miss her so much'],
	['en', 'my mother died in spring', 'she never said that she loved me'],
	['fa', 'بابام مرد', 'دلم براش تنگه'],
	['fa', 'مامانم دیروز مرد', 'نمی‌دونم چجوری ادامه بدم'],
	['ar', 'ماتت أمي أمس', 'أشتاق إليها كثيرا'],
	['es', 'mi madre murió en marzo', 'la echo mucho de menos'],
])('longing after a death is grief, in %s: %s, %s', (language, death, longing) => {
	expect(talk(language, [death, longing])[1]).toMatchObject({ topic: 'grief' });
});

it('recalls what was told where the question of it sounds like one of the future', () => {
	const [, recalled] = talk('fa', ['سه تا بچه دارم', 'یادته گفتم چند تا بچه دارم؟']);
	expect(recalled).toMatchObject({ kind: 'recall' });
	expect(recalled?.text).toContain('سه تا بچه دارم');
});

it.each<[Language, string, string]>([
	['en', 'my mother died in spring', 'thank you'],
	['fa', 'مامانم دیروز مرد', 'مرسی که گوش دادی'],
	['ar', 'ماتت أمي أمس', 'شكرا لكم'],
	['es', 'mi madre murió en marzo', 'gracias'],
])('thanks after a death are answered plainly, in %s', (language, death, thanks) => {
	const answer = talk(language, [death, thanks])[1];
	expect(answer?.kind).toBe('thanks');
	expect(guideSpeech[language].thanksAfterGrief).toContain(answer?.text);
});

it.each(['رفتم خرید', 'غذا خوردم', 'یه کتاب تموم کردم', 'میترسم شب بخوابم', 'سوگند خوردم و شکستم'])(
	'daily words that begin like others are neither insult, card, farewell nor mourning: %s',
	(text) => {
		const [answer] = talk('fa', [text]);
		expect(answer?.kind).not.toMatch(/^(?:insult|sign|goodbye|knowledge)$/);
		expect(answer?.heard.events).not.toContain('death');
	},
);

/** A verse that is known, by its first line; that which was recited last; one that nobody has checked. */
const asksOfVerse = {
	en: {
		known: 'What does یوسف گم گشته بازآید به کنعان غم مخور mean?',
		before: 'What does that verse mean?',
		other: 'What does this verse mean: I wandered lonely as a cloud that floats on high',
	},
	fa: {
		known: 'یوسف گمگشته باز آید به کنعان غم مخور یعنی چی',
		before: 'معنی این بیت چیه؟',
		other: 'معنی این بیت چیه: توانا بود هر که دانا بود ز دانش دل پیر برنا بود',
	},
	ar: {
		known: 'ما معنى: يوسف گم گشته بازآيد به كنعان غم مخور',
		before: 'ما معنى هذا البيت؟',
		other: 'ما معنى هذا البيت: على قدر أهل العزم تأتي العزائم وتأتي على قدر الكرام المكارم',
	},
	es: {
		known: '¿Qué significa یوسف گم گشته بازآید به کنعان غم مخور?',
		before: '¿Qué significa ese verso?',
		other: '¿Qué significa este verso: caminante, no hay camino, se hace camino al andar?',
	},
} as const;
it.each([
	'شب بخیر گفت و صبح بیدار نشد',
	'خداحافظی نکرده رفت',
	'آخرین حرفش مراقب خودت باش بود',
	'گفت خفه شو جلو همه، نفسم بند اومد',
	'مامانم سکته کرد، خدا رو شکر که ندید پسرش رفت',
	'شعرای حافظو برام میخوند، حالا خودش زیر خاکه',
])('what somebody said or did who is gone is listened to in Persian: %s', (text) => {
	const [answer] = talk('fa', [text]);
	expect(answer?.kind).not.toMatch(/^(?:insult|goodbye|greeting|thanks|joy|recite|off_topic)$/);
});

const moonAsked = {
	en: 'what sign is the moon in tonight?',
	fa: 'ماه امشب تو چه برجیه',
	ar: 'القمر الليلة في أي برج',
	es: '¿en qué signo está la luna hoy?',
} as const;
const moonSeen = {
	en: 'I saw the full moon tonight and cried, she is gone',
	fa: 'امشب ماه کامل رو دیدم و گریه کردم، اون رفته',
	ar: 'شفت القمر بدر الليلة وبكيت، هي راحت',
	es: 'hoy vi la luna llena y lloré, ella se fue',
} as const;
