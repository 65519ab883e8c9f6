import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { hear } from './hear.server.ts';
import type { Heard } from './heard.ts';
import { hearAndPresume } from './holds-of.server.ts';
import { isFirstRight, messagesOf, questionsOf } from './testing/corpus.ts';

type Expected = Partial<Heard>;

describe('the examples of the contract', () => {
	test.each<[Language, string, Expected]>([
		[
			'en',
			'Does God forgive me for leaving my father alone when he died?',
			{ people: ['god', 'father'], events: ['guilt', 'death'], asks: 'forgiven', tense: 'past', weight: 'heavy' },
		],
		[
			'en',
			'I was laid off yesterday. What now?',
			{ people: [], events: ['dismissal'], asks: 'how', tense: 'past', weight: 'heavy' },
		],
		[
			'en',
			'Should I take the job in Berlin or stay with my mother?',
			{ people: ['mother'], events: ['new_job', 'migration'], asks: 'which', tense: 'ahead', weight: 'plain' },
		],
		[
			'fa',
			'پدرم ماه پیش فوت کرد و نمی‌تونم ادامه بدم',
			{ people: ['father'], asks: 'speak', tense: 'past', weight: 'heavy' },
		],
		['fa', 'عاشق همکارم شدم ولی متأهله', { people: ['colleague', 'beloved'], asks: 'speak', weight: 'plain' }],
		[
			'fa',
			'سه ماهه منتظر جواب شرکتم، مادرم هم مریضه',
			{ people: ['mother'], asks: 'speak', tense: 'now', weight: 'heavy' },
		],
		[
			'fa',
			'دخترم تازه به دنیا اومده، اسمش رو چی بذارم؟',
			{ people: ['child'], events: ['birth'], asks: 'which', weight: 'light' },
		],
		[
			'ar',
			'هل سيعود زوجي إليّ بعد الطلاق؟',
			{ people: ['former_partner'], events: ['separation'], asks: 'will', tense: 'ahead', weight: 'heavy' },
		],
		[
			'es',
			'me van a desahuciar y no sé adónde ir',
			{ people: [], events: ['eviction'], asks: 'how', tense: 'ahead', weight: 'heavy' },
		],
		[
			'es',
			'mi mejor amiga me traicionó',
			{ people: ['friend'], events: ['betrayal'], asks: 'speak', tense: 'past', weight: 'heavy' },
		],
		[
			'fa',
			'شوهرم خیانت کرده، طلاق بگیرم؟',
			{ people: ['partner'], events: ['betrayal', 'separation'], asks: 'should', tense: 'ahead', weight: 'heavy' },
		],
		[
			'en',
			'I got the job!',
			{ people: [], events: ['new_job', 'success'], asks: 'joy', tense: 'past', weight: 'light' },
		],
	])('%s: %s', (language, text, expected) => {
		expect(hear(text, language)).toMatchObject(expected);
	});
});

describe('the rules', () => {
	test.each<[string, Language, string, Expected]>([
		['a verb before its subject asks', 'en', 'my ex wants to get back together should i', { asks: 'should' }],
		['a verb before its subject asks', 'en', 'all i am i owe to her', { asks: 'speak' }],
		['"what\'s a" asks', 'en', "what's a good way to remember my dreams", { asks: 'how', events: [] }],
		['months gone with a child', 'en', 'my partner is seven months gone', { events: ['pregnancy'] }],
		['let go', 'en', 'they let half of us go', { events: ['dismissal'] }],
		['who is named is there', 'en', 'my husband is under my feet all day', { people: ['partner'] }],
		['"nobody told me" denies the telling', 'en', 'nobody told me my father was ill', { events: ['illness'] }],
		[
			'what is told in the past is not to come',
			'en',
			'my dad died on tuesday and i dont know how to tell my kids',
			{ events: ['death'], tense: 'past', asks: 'how' },
		],
		['good news with a but', 'en', 'I got promoted but now my friends are my staff', { asks: 'speak' }],
		['a relation outweighs the name in it', 'en', 'My father died', { people: ['father'], events: ['death'] }],
		['what is denied did not happen', 'en', 'I was not fired', { events: [] }],
		['what is denied did not happen', 'fa', 'حامله نیستم', { events: [] }],
		['what is denied did not happen', 'ar', 'أبي لم يمت', { events: [] }],
		['what is denied did not happen', 'es', 'no me han despedido', { events: [] }],
		['what is asked is ahead', 'en', 'Will I be fired?', { events: ['dismissal'], tense: 'ahead', asks: 'will' }],
		['a verb counts with its whole phrase', 'fa', 'قرار است بروم', { events: [] }],
		['«پشت سرم» is no head, «فقط» no cat', 'fa', 'فقط پشت سرم بود', { events: [], people: [] }],
		[
			'nothing understood is nothing heard',
			'en',
			'the blue spoon',
			{ events: [], people: [], asks: 'speak', echo: null },
		],
		['do it or leave it is "should"', 'en', 'Should I call him or not?', { asks: 'should' }],
		['"I do not know where to go" is "how"', 'en', "I don't know where to go", { asks: 'how' }],
		[
			'what is feared follows',
			'en',
			"I'm afraid that my mother dies",
			{ people: ['mother'], events: ['death', 'fear'], tense: 'ahead' },
		],
		['idioms', 'en', "I'm dying to know what comes", { events: [] }],
		['idioms', 'es', 'me muero de risa', { events: [] }],
		['a Spanish text on an English page', 'en', 'mi abuela murió ayer', { people: ['grandparent'], events: ['death'] }],
		['a Persian text on an Arabic page', 'ar', 'مادرم مریضه', { people: ['mother'], events: ['illness'] }],
		['single words of daily talk are no heavy news', 'fa', 'یه چای داغ خوردم حالم جا اومد', { events: [] }],
		['single words of daily talk are no heavy news', 'fa', 'پاشیم بریم یه دوری بزنیم؟', { events: [] }],
		['single words of daily talk are no heavy news', 'fa', 'عذر می‌خوام که دیر جواب دادم', { events: [] }],
		['a half-space parts no verb', 'fa', 'به نظرت برمی‌گرده؟', { asks: 'will' }],
		['who is a stranger in love is told of', 'fa', 'دوستش دارم ولی نمی‌دونم اون چی', { asks: 'feelings_of' }],
		['cancer is heavy', 'fa', 'بابام سرطان گرفته', { events: ['illness'], weight: 'heavy' }],
		['a name is somebody loved', 'fa', 'پریسا در مورد من چی فکر میکنه؟', { people: ['beloved'], asks: 'feelings_of' }],
		['what is told before the way is asked for', 'fa', 'دوسم نداره، چجوری فراموشش کنم', { asks: 'how' }],
		[
			'who was divorced is in it',
			'fa',
			'طلاق گرفتم و با دوتا بچه برگشتم خونه بابام',
			{ people: ['former_partner', 'child'] },
		],
		['nothing weighs in what comes or not', 'fa', 'بختم باز میشه امسال یا نه', { asks: 'will' }],
		['good news that cannot be enjoyed', 'fa', 'دانشگاه قبول شدم ذوق کردم بابام گفت پول نداریم', { asks: 'speak' }],
		['good news of another, told with envy', 'fa', 'خواهرم قبول شد، من موندم', { asks: 'speak' }],
		[
			'a death after a long illness is no joy',
			'fa',
			'بالاخره بعد پنج سال جنگ با سرطان رفت',
			{ events: ['death'], asks: 'speak' },
		],
		['a figure of speech is no death', 'fa', 'میخوام بمیرم برات', { events: [] }],
		['a cold is not', 'ar', 'عندي زكام', { events: ['illness'], weight: 'plain' }],
		['a death told as done is past', 'ar', 'ماتت أمي وأخاف من المستقبل', { events: ['death', 'fear'], tense: 'past' }],
		[
			'a child that lived for an hour is mourned',
			'ar',
			'ولدت مرتي البارح والبنت ما عاشت غير ساعة',
			{ asks: 'speak', weight: 'heavy' },
		],
		['a child born dead is mourned', 'ar', 'مرتي ولدت بنت ميتة', { asks: 'speak', weight: 'heavy' }],
		[
			'a birth told for its sorrow is no joy',
			'ar',
			'من يوم الولادة وأنا بكره ابني',
			{ asks: 'speak', weight: 'plain' },
		],
		['whom nobody congratulates has no joy', 'ar', 'ما حدا هنأني بعيدي', { asks: 'speak' }],
		['a child in paradise is dead', 'ar', 'صار عندي ملاك بالجنة', { events: ['death'], weight: 'heavy' }],
		['to die of laughter is no death', 'ar', 'كنت رح أموت من الضحك', { events: [] }],
		['a death comes before what is told beside it', 'ar', 'طلع أخوي من السجن جثة', { weight: 'heavy' }],
		['a suicide is a death first', 'ar', 'صاحبتي انتحرت', { events: ['death'], people: ['friend'], weight: 'heavy' }],
		['a coma is no joy', 'ar', 'صاحبتي دخلت كوما من بعد الولادة', { asks: 'speak', weight: 'heavy' }],
		['«أم» before her children is no "or"', 'ar', 'طلقني وأنا أم لثلاثة، كيف أكمل؟', { asks: 'how' }],
		['what another asks is not asked', 'ar', 'ابني يسأل كل ليلة متى يرجع أبوه من السفر', { asks: 'speak' }],
		['what befalls oneself is not weighed', 'ar', 'من بعد الكورونا وصدري تاعب، نتحسن ولا لا؟', { asks: 'will' }],
		['one is no teacher to oneself', 'ar', 'أنا مدير فرع صغير والموظفين ما يسمعون كلامي', { people: ['colleague'] }],
		['a death told as done is past', 'ar', 'أمي متوفية وأبوي تزوج بعد شهر', { tense: 'past' }],
		[
			'betrayal before the parting it makes one weigh',
			'ar',
			'زوجي خانني هل أطلق',
			{ events: ['betrayal', 'separation'] },
		],
		['a cold is not', 'fa', 'سرما خوردم', { events: ['illness'], weight: 'plain' }],
		['a head is a boss only at work', 'en', 'my head hurts', { people: [] }],
		['a morning is not tomorrow', 'es', 'mi mamá murió esta mañana', { events: ['death'], tense: 'past' }],
		['a day that is named is not ahead', 'es', 'se murió mi papá el martes', { events: ['death'], tense: 'past' }],
		['who forgives is not guilty', 'es', 'lo quiero perdonar pero no puedo', { events: ['betrayal'], asks: 'speak' }],
		[
			'who forgives is not guilty',
			'es',
			'cómo se perdona a un padre que te pegaba',
			{ events: ['betrayal'], asks: 'how' },
		],
		[
			'who is dying has not died',
			'es',
			'mi papá se está muriendo y no nos hablamos',
			{ events: ['illness', 'quarrel'] },
		],
		['rest at last is a death', 'es', 'por fin descansó mi papá', { events: ['death'], asks: 'speak' }],
		['a loss is no joy', 'es', 'nos robaron la moto, qué alegría', { events: ['theft'], asks: 'speak' }],
		['who is buried has died', 'es', 'enterramos a mi hijo el sábado', { events: ['death'], tense: 'past' }],
		['the last words ask', 'es', 'mi suegro se apaga, ¿me lo llevo a casa?', { asks: 'should' }],
		['a name in a matter of the heart', 'es', 'qué piensa Julián de mí', { people: ['beloved'], asks: 'feelings_of' }],
		['who gets on well has no quarrel', 'es', 'mi suegra y yo nos llevamos de maravilla', { events: [] }],
		['the last words ask', 'es', 'no encuentro el anillo de mi madre, aparecerá?', { asks: 'will' }],
		['the last words ask', 'es', 'mi hermano volvió a tomar, lo interno?', { asks: 'should' }],
		[
			'"como" that likens asks nothing',
			'es',
			'llevo mandados como 200 currículums, algún día me llamarán?',
			{ asks: 'will' },
		],
		['an end is no cause', 'es', 'se lo di a la vecina para que lo vieran', { asks: 'speak' }],
		[
			'who passes a test has not died',
			'en',
			'my mum passed her driving test at 58!!',
			{ events: ['exam'], asks: 'joy' },
		],
		['who passes a test has not died', 'en', 'my daughter passed!!', { events: ['exam'] }],
		['who nearly died lives', 'en', 'my dad nearly died last night', { events: ['illness'] }],
		['who nearly died lives', 'en', 'I almost died laughing', { events: [] }],
		['who nearly died lives', 'fa', 'نزدیک بود بابام بمیره', { events: ['illness'] }],
		['who nearly died lives', 'ar', 'كاد أبي أن يموت', { events: ['illness'] }],
		['who nearly died lives', 'ar', 'بابا كان هيموت امبارح', { events: ['illness'] }],
		['who nearly died lives', 'es', 'mi papá casi se murió', { events: ['illness'] }],
		['a parent who passed has died', 'en', 'Since Daddy passed the house stands empty', { events: ['death'] }],
		['who has gone out is not dead', 'en', "Dad's gone to the shops again", { weight: 'plain' }],
		[
			'a birth that hurts is no joy',
			'en',
			"my sister had her baby and I can't bring myself to visit",
			{ asks: 'speak', people: ['sibling', 'child'] },
		],
		[
			'who guides a thesis is a teacher',
			'en',
			'Will my supervisor ever sign off on my thesis?',
			{ people: ['teacher'] },
		],
		['who passes a test has not died', 'en', 'my brother passed his HGV!! on the fourth go', { events: ['exam'] }],
		[
			'a child that lived an hour is no joy',
			'en',
			'the baby came at 22 weeks. he lived an hour',
			{ asks: 'speak', weight: 'heavy' },
		],
		['what another got is no joy', 'en', 'he got the promotion I trained him for', { asks: 'speak' }],
		['a name behind a verb asks', 'en', 'is Chloe going to say yes when i ask her', { asks: 'will' }],
		['a "love" that is only said', 'en', 'Must dash love, kettle on', { events: [] }],
		['a death told gently is no joy', 'en', 'the baby was born sleeping', { asks: 'speak', weight: 'heavy' }],
		[
			'a death told gently is no joy',
			'en',
			'She finally passed, peaceful at the end',
			{ weight: 'heavy', asks: 'speak' },
		],
		['a death told gently is no joy', 'en', "my mum's not in pain any more", { events: ['death'] }],
		['a death told gently is no joy', 'en', 'they turned the machine off at six', { events: ['death'] }],
		['a death told gently is no joy', 'en', 'my son would have been 21 today', { events: ['death'] }],
		['a death told gently is no joy', 'en', 'Uncle Ray passed while I was abroad', { asks: 'speak', weight: 'heavy' }],
		['good news with a but', 'en', "I got in!! but I can't pay for it", { asks: 'speak' }],
		['a "they" alone is nobody', 'en', "They found a lump and I haven't told anyone", { people: [] }],
		['a breast is no mother', 'es', 'tengo cáncer de mama', { people: [], events: ['illness'] }],
		['talk of death is no death', 'es', 'mi hijo me preguntó por la muerte, qué le digo', { events: [], asks: 'how' }],
		[
			'news before what is felt',
			'es',
			'perdí el trabajo y me da pena decirle a mi esposa',
			{ events: ['dismissal', 'shame'] },
		],
		['one wrong letter in a long word', 'en', 'my grandmotther died', { people: ['grandparent'] }],
	])('%s: %s %s', (_, language, text, expected) => {
		expect(hear(text, language)).toMatchObject(expected);
	});

	test("the echo is the person's own words, six at most", () => {
		expect(hear('My dog died yesterday.', 'en').echo).toBe('My dog died yesterday');
		expect(hear("I'm so ashamed of my teeth I never smile", 'en').echo).toBe('ashamed of my teeth');
		expect(hear('Perdí a mi bebé de tres meses y nadie habla de eso', 'es').echo).toBe('Perdí a mi bebé');
		expect(hear('How long must I wait for her letter?', 'en').echo).toBe('wait for her letter');
		expect(hear('تا کی باید منتظر نامه‌اش بمانم؟', 'fa').echo).toBe('تا کی باید منتظر نامه‌اش بمانم');
		for (const language of languages)
			for (const [place, { text }] of questionsOf(language, 'dev').entries()) {
				// Every fifth of them: hundreds of each language, in a fifth of the time.
				const echo = place % 5 === 0 ? hear(text, language).echo : null;
				if (echo === null) continue;
				expect(text).toContain(echo);
				expect(echo.split(/\s+/u).length).toBeLessThanOrEqual(6);
			}
	});
});

const share = (right: readonly boolean[]) => (100 * right.filter(Boolean).length) / right.length;

/** Texts that were written after the lexicons, and are told as indirectly as people do; see docs/decisions/005. */
const isUnread = ({ id }: { id: string }) => /-[nmwxv]-/u.test(id);

/** The least that has to be right of the texts that nobody reads, in percent. */
const floors: Readonly<Record<Language, { events: number; people: number; asks: number; guide: number }>> = {
	en: { events: 86, people: 89, asks: 92, guide: 82 },
	fa: { events: 88, people: 90, asks: 91, guide: 85 },
	ar: { events: 87, people: 89, asks: 88, guide: 89 },
	es: { events: 82, people: 86, asks: 87, guide: 83 },
};

type Question = ReturnType<typeof questionsOf>[number];
type Message = ReturnType<typeof messagesOf>[number];

describe.each(languages)('the corpus in %s', (language) => {
	const heardIn = (questions: Question[]) => questions.map((one) => ({ one, ...hearAndPresume(one.text, language) }));
	const sharesOf = (heard: ReturnType<typeof heardIn>) => ({
		events: share(heard.map(({ one, heard: { events } }) => isFirstRight(events, one.events, one.accept?.events))),
		people: share(heard.map(({ one, heard: { people } }) => isFirstRight(people, one.people, one.accept?.people))),
		asks: share(heard.map(({ one, heard: { asks } }) => [one.asks, ...(one.accept?.asks ?? [])].includes(asks))),
	});
	const guideShare = (told: Message[]) =>
		share(
			told.map(({ text, asks, accept }) =>
				[asks, ...(accept?.asks ?? [])].includes(hear(text, language, { guide: true }).asks),
			),
		);
	const tested = heardIn(questionsOf(language, 'test'));

	test('first event, first person and ask are right nine times of ten where the lexicons have been mended', () => {
		const { events, people, asks } = sharesOf(heardIn(questionsOf(language, 'dev').filter((one) => !isUnread(one))));
		for (const one of [events, people, asks]) expect(one).toBeGreaterThanOrEqual(90);
		expect(guideShare(messagesOf(language, 'dev').filter((one) => !isUnread(one)))).toBeGreaterThanOrEqual(85);
	});
	test('they are at least as often right as before on texts that nobody reads', () => {
		const { events, people, asks } = sharesOf(tested);
		expect(events).toBeGreaterThanOrEqual(floors[language].events);
		expect(people).toBeGreaterThanOrEqual(floors[language].people);
		expect(asks).toBeGreaterThanOrEqual(floors[language].asks);
		expect(guideShare(messagesOf(language, 'test'))).toBeGreaterThanOrEqual(floors[language].guide);
	});
	test('hardly anything is presumed that does not hold', () => {
		const wrong = tested.map(({ one, holding }) =>
			one.presumesFalse.some((name) => [...holding].some((own) => own === name)),
		);
		expect(share(wrong)).toBeLessThan(6);
	});
	test('what holds is presumed all the same', () => {
		const held = tested.flatMap(({ one, holding }) => [...holding].filter((name) => !one.presumesFalse.includes(name)));
		expect(held.length).toBeGreaterThan(tested.length * 0.75);
	});
});
