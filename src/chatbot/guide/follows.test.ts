import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { hafezVerses } from '#src/readings/hafez/knowledge.server.ts';
import { moulanaStories, moulanaVerses } from '#src/readings/moulana/knowledge.server.ts';
import type { ChatMessage } from '../request.ts';
import { answerBuiltIn } from './answer.server.ts';
import { guideSpeech } from './guide-speech.server.ts';
import { guideWords } from './guide-words.server.ts';
import { themes } from './hearing/theme-asked.ts';

/** The answers to some messages, one after the other. */
function answers(language: Language, ...messages: string[]) {
	const conversation: ChatMessage[] = [];
	return messages.map((content) => {
		conversation.push({ role: 'user', content });
		const answer = answerBuiltIn(conversation, language);
		conversation.push({ role: 'assistant', content: answer.text });
		return answer;
	});
}

/** A language, what its answer says, and what is asked. */
type Case = [Language, RegExp, ...string[]];

describe('behind a question of knowledge', () => {
	it.each<Case>([
		['en', /Conference of the Birds/, 'who was Attar', 'what was his most famous book?'],
		['en', /1221/, 'who was Attar', 'what was his most famous book?', 'and when did he die'],
		['fa', /منطق‌الطیر/, 'عطار کی بود', 'معروف‌ترین کتابش چیه؟'],
		['fa', /سدهٔ ششم/, 'عطار کی بود', 'کی مرد؟'],
		['ar', /منطق الطير/, 'من هو العطار', 'ما أشهر كتبه؟'],
		['ar', /١٢٢١/, 'من هو العطار', 'متى مات؟'],
		['es', /conferencia de los pájaros/, '¿quién fue Attar?', '¿cuál es su libro más famoso?'],
		['es', /1221/, '¿quién fue Attar?', '¿cuándo murió?'],
	])('in %s more of the same is told, and nobody is condoled with: %s', (language, expected, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect(last?.text).toMatch(expected);
		expect(last?.heard.events).toEqual([]);
	});

	it.each<Case>([
		['en', /Rumi was/, 'who was Attar', 'what did Rumi write'],
		['es', /Rumi fue/, '¿quién fue Attar?', '¿y Rumi?'],
	])('in %s another who is named is told of', (language, expected, ...messages) => {
		expect(answers(language, ...messages).at(-1)?.text).toMatch(expected);
	});
});

const asked: Readonly<Record<Language, readonly [joke: string, another: string]>> = {
	en: ['tell me a joke', 'another one'],
	fa: ['یه جوک بگو', 'یکی دیگه'],
	ar: ['احكي لي نكتة', 'واحدة أخرى'],
	es: ['cuéntame un chiste', 'otro'],
};

it.each(languages)('tells a joke in %s, and another one', (language) => {
	const [joke, another] = asked[language];
	const told = answers(language, joke, another, another).map(({ text }) => text);
	expect(new Set(told).size).toBe(3);
	for (const text of told) expect(guideWords[language].jokes.map(({ say }) => say)).toContain(text);
});

it('gives another poem where one was asked for', () => {
	const [first, second] = answers('en', 'a poem please', 'another one');
	expect([first?.kind, second?.kind]).toEqual(['recite', 'recite']);
	expect(second?.text).not.toBe(first?.text);
});

describe('of a dream that was told', () => {
	it.each<[Language, ...string[]]>([
		['en', 'I dreamt my teeth fell out', 'should I be worried'],
		['en', 'I dreamt my teeth fell out', 'my gran used to say it means a death'],
		['fa', 'خواب دیدم دندونم افتاد', 'مادربزرگم میگه یعنی یکی میمیره'],
		['ar', 'حلمت أن أسناني سقطت', 'هل هذا نذير موت؟'],
		['es', 'soñé que se me caían los dientes', 'mi abuela decía que anuncia una muerte'],
	])('in %s nothing bad is announced, and nobody is condoled with: %s', (language, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect([last?.kind, last?.heard.events]).toEqual(['omen', []]);
	});

	it.each<[Language, string, ...string[]]>([
		['en', 'it was dark and slow', 'I dreamt of a whale', 'it was dark and slow'],
		['en', 'it was dark and deep', 'I dreamt of deep water', 'it was dark and deep, what does that mean?'],
		['en', 'there was no blood', 'I dreamt my teeth fell out', 'there was no blood'],
		['fa', 'خون نیومد', 'خواب دیدم دندونم افتاد', 'خون نیومد'],
		['fa', 'تاریک و عمیق بود', 'خواب دیدم تو دریا بودم', 'تاریک و عمیق بود، یعنی چی؟'],
		['ar', 'ما كان في دم', 'حلمت أن أسناني سقطت', 'ما كان في دم'],
		['ar', 'كان أسود وعميق', 'حلمت بالبحر', 'كان أسود وعميق، ماذا يعني ذلك؟'],
		['es', 'no había sangre', 'soñé que se me caían los dientes', 'no había sangre'],
		['es', 'era oscuro y hondo', 'soñé con el mar', 'era oscuro y hondo, ¿qué significa eso?'],
	])('in %s what is added to it is kept in the dreamer’s words: %s', (language, added, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect([last?.kind, last?.topic, last?.heard.events]).toEqual(['sign', 'dream', []]);
		expect(last?.text).toContain(added);
	});

	it('what was there besides is a sign of it, and no news', () => {
		const [, boat, school] = answers(
			'en',
			'I dreamt of deep water',
			'there was a boat on it',
			'it was at my old school',
		);
		expect([boat?.topic, boat?.heard.events, boat?.text]).toEqual([
			'dream',
			[],
			expect.stringMatching(/^Ship or boat/),
		]);
		expect([school?.topic, school?.heard.events]).toEqual(['dream', []]);
	});

	it.each<[Language, ...string[]]>([
		['en', 'I had a dream about a snake in my bed', 'I had a fight with my boss yesterday'],
		['en', 'I dreamt my teeth fell out', 'I’m getting married in june'],
		['fa', 'خواب مار دیدم', 'با رئیسم دعوام شد'],
		['ar', 'حلمت بالبحر', 'تشاجرت مع مديري أمس'],
		['es', 'soñé con el mar', 'ayer discutí con mi jefe'],
	])('in %s what happened by day is none of it: %s', (language, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect(last?.topic).not.toBe('dream');
		expect(last?.heard.events).not.toEqual([]);
	});

	it('is the sign that was told, whatever is said between', () => {
		const last = answers('en', 'I dreamt my teeth fell out', 'it happened again last night', 'what does it mean').at(
			-1,
		);
		expect(last?.text).toMatch(/^Falling teeth/);
	});
});

it.each<[Language, string]>([
	['en', 'my sister thinks I took the ring'],
	['fa', 'خواهرم فکر می‌کنه انگشترش رو من برداشتم'],
	['ar', 'أختي تظن أني سرقت الخاتم'],
	['es', 'mi hermana cree que yo me quedé con el anillo'],
])('in %s who is suspected has lost nothing: %s', (language, text) => {
	const [answer] = answers(language, text);
	expect(answer?.heard.news).toBe('accused');
	expect(guideSpeech[language].news.accused.receive.some((line) => answer?.text.startsWith(String(line)))).toBe(true);
});

it('a look at somebody’s phone is told, and refused by nobody', () => {
	const last = answers('en', 'my husband has been texting a woman from work', 'I looked at his phone').at(-1);
	expect(last?.kind).not.toBe('secrets');
});

it.each<[Language, ...string[]]>([
	['en', 'I feel like nobody likes me', 'what would Hafez say', 'and in plain words?'],
	['fa', 'خیلی منتظرشم', 'حافظ چی میگه', 'یعنی چی؟'],
	['ar', 'أنا وحيد', 'ماذا يقول حافظ؟', 'ماذا يعني هذا؟'],
	['es', 'estoy esperando una respuesta', '¿qué diría Hafez?', '¿en palabras sencillas?'],
])('in %s gives a verse for what was told, and says what it means: %s', (language, ...messages) => {
	const [, verse, meaning] = answers(language, ...messages);
	expect([verse?.kind, meaning?.kind]).toEqual(['recite', 'knowledge']);
	expect(verse?.text).not.toContain(meaning?.text);
	expect(meaning?.text.length).toBeGreaterThan(60);
});

it.each<[Language, ...string[]]>([
	['en', 'my husband told me he is in love with my best friend', 'she was at our wedding'],
	['en', 'my dad died in march', 'he danced at my wedding'],
	['ar', 'زوجي قال لي إنه يحب صديقتي', 'كانت في عرسنا'],
	['es', 'mi marido me dijo que está enamorado de mi mejor amiga', 'fue la madrina de nuestra boda'],
])('in %s what is remembered behind heavy news is no happy day: %s', (language, ...messages) => {
	const last = answers(language, ...messages).at(-1);
	expect([last?.heard.events, last?.offer]).toEqual([[], null]);
	expect(last?.topic).not.toBe('love');
});

it.each<[Language, RegExp, ...string[]]>([
	['en', /^In love The Tower/, 'what does the Tower mean', 'and in love?'],
	['en', /^At work Four of/, 'draw me a card', 'what does it mean for my job?'],
	['fa', /^«برج» در عشق/, 'کارت برج یعنی چی', 'تو عشق چی؟'],
	['ar', /«البرج» في الحبّ/, 'ماذا تعني بطاقة البرج', 'وفي الحب؟'],
	['es', /^En el amor La Torre/, '¿qué significa La Torre?', '¿y en el amor?'],
])('in %s a card is asked about a matter: %s', (language, expected, ...messages) => {
	const conversation: ChatMessage[] = [];
	for (const content of messages) {
		conversation.push({ role: 'user', content });
		conversation.push({ role: 'assistant', content: answerBuiltIn(conversation, language, '2026-11-29').text });
	}
	expect(conversation.at(-1)?.content).toMatch(expected);
});

it.each<[Language, ...string[]]>([
	['en', 'my mother in law hates me', 'she said I’m not good enough for her son', 'what should I tell my husband'],
	['fa', 'مادرشوهرم ازم متنفره', 'گفت لیاقت پسرمو نداری', 'به شوهرم چی بگم'],
	['es', 'mi suegra me odia', 'me dijo que no soy suficiente para su hijo', '¿qué le digo a mi marido?'],
])('in %s what somebody said in a quarrel is no guilt and no love: %s', (language, ...messages) => {
	for (const { topic } of answers(language, ...messages)) expect(['guilt', 'longing', 'love']).not.toContain(topic);
});

it('what a boss said is no complaint of the guide', () => {
	const last = answers('en', 'I got fired today', 'my boss said I was too slow').at(-1);
	expect(last?.kind).not.toBe('complaint');
});

it.each<[Language, RegExp, string]>([
	['en', /Delete the account/, 'how do I delete my account'],
	['fa', /پاک کردن حساب/, 'حسابمو چطور پاک کنم'],
	['ar', /حذف الحساب/, 'كيف أحذف حسابي'],
	['es', /Borrar la cuenta/, '¿cómo borro mi cuenta?'],
	['en', /History/, 'how do I keep my readings'],
	['en', /History/, 'is my question stored'],
	['fa', /تاریخچه/, 'فالم ذخیره میشه؟'],
	['en', /language menu/, 'can I use it in Spanish'],
])('in %s what the site does is known: %s', (language, expected, asked) => {
	expect(answers(language, asked)[0]).toMatchObject({ kind: 'about_you', text: expect.stringMatching(expected) });
});

it.each<[Language, string, string]>([
	['en', 'what does the Death card mean', 'does it mean I’m going to die?'],
	['fa', 'معنی کارت مرگ چیه', 'یعنی میمیرم؟'],
	['ar', 'ماذا تعني بطاقة الموت', 'هل سأموت؟'],
	['es', '¿qué significa la carta de la Muerte?', '¿significa que voy a morir?'],
])('in %s no card announces a death: %s', (language, ...messages) => {
	const last = answers(language, ...messages).at(-1);
	const [line] = guideSpeech[language].cardField.omen;
	expect(last?.kind).toBe('omen');
	expect(last?.text).toContain(String(line).split(/[؛;]/)[0]?.split('{name}')[0]);
});

it('counsel is asked for, and not about the guide', () => {
	expect(answers('en', 'what would you do in my place')[0]?.topic).toBe('decision');
	expect(answers('es', '¿qué harías tú en mi lugar?')[0]?.topic).toBe('decision');
});

it('a child who is bullied has no trouble at work', () => {
	expect(answers('en', 'I think my daughter is being bullied')[0]?.topic).toBe('family');
});

it.each<[Language, string]>([
	['en', 'which test should I take to find out about my job'],
	['fa', 'کدوم تست برای شغلم خوبه'],
	['ar', 'أي اختبار يناسب شغلي؟'],
	['es', '¿qué test me sirve para el trabajo?'],
])('in %s a test of professions is found: %s', (language, asked) => {
	expect(answers(language, asked)[0]?.offer?.page).toBe('career-test');
});

it.each<[Language, RegExp, string]>([
	['en', /heavy days|hard work/, 'my father and I haven’t talked in 10 years and now he’s dying'],
	['fa', /روزها/, 'ده ساله با بابام حرف نزدم الان داره میمیره'],
	['ar', /أيّام/, 'أبي يحتضر ولم نتكلم منذ عشر سنوات'],
	['es', /días/, 'mi padre se está muriendo y no hablamos hace diez años'],
])('in %s nobody is condoled with over somebody who still lives: %s', (language, expected, text) => {
	expect(answers(language, text)[0]?.text).toMatch(expected);
});

describe('a verse or a story on a theme', () => {
	it.each<[Language, RegExp, ...string[]]>([
		['en', /Luqman in the workshop/, 'tell me a story about patience'],
		['en', /grammarian/, 'tell me a story about patience', 'and about pride?'],
		['en', /died as mineral/, 'what did Rumi say about death'],
		['en', /died as mineral/, 'a poem about hope', 'and about death?'],
		['en', /sins of other people/, 'what would Hafez say about forgiveness'],
		['fa', /زان نجوشانم/, 'یه شعر درباره صبر بگو'],
		['fa', /سحر با باد/, 'شعری از حافظ در مورد تنهایی'],
		['fa', /از محبت تلخ‌ها/, 'شعری از حافظ در مورد تنهایی', 'و درباره عشق؟'],
		['fa', /از جمادی مردم/, 'مولانا درباره مرگ چی گفته'],
		['ar', /النحويّ/, 'احكيلي قصة عن الغرور'],
		['ar', /متُّ جمادًا/, 'ماذا قال الرومي عن الموت'],
		['es', /gramático/, 'cuéntame una historia sobre el orgullo'],
		['es', /Morí como mineral/, 'qué dijo Rumi sobre la muerte'],
	])('in %s is about that: %s', (language, expected, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect(last?.heard.asks).toBe('recite');
		expect(last?.text).toMatch(expected);
	});

	it('is another one where another is asked for', () => {
		const told = answers('en', 'a story about patience please', 'another one', 'one more').map(({ text }) => text);
		expect(new Set(told).size).toBe(3);
		expect(told[1]).toMatch(/chickpea/);
	});

	it.each([
		['who died is not sung of', 'tell me a story about patience', 'what about my brother’s death'],
		['a name is no theme', 'tell me about Twenty Love Poems'],
	])('%s', (_, ...messages) => {
		expect(answers('en', ...messages).at(-1)?.heard.asks).not.toBe('recite');
	});
});

it('every theme names verses and stories that there are', () => {
	const ids = (known: readonly { id: string }[]) => new Set(known.map(({ id }) => id));
	const verses = ids([...hafezVerses, ...moulanaVerses]);
	const stories = ids(moulanaStories.filter(({ place }) => place.book === 'masnavi'));
	for (const theme of themes) {
		for (const id of theme.verses) expect(verses).toContain(id.startsWith('hafez') ? id : `moulana-${id}`);
		for (const id of theme.stories) expect(stories).toContain(id);
	}
});

describe('beside somebody who is dying', () => {
	it.each<[Language, ...string[]]>([
		['en', 'my father is dying', 'what if he doesn’t want to see me', 'should I go', 'will he forgive me', 'why him'],
		['fa', 'بابام داره میمیره', 'اگه نخواد منو ببینه چی', 'برم پیشش؟', 'منو میبخشه؟', 'چرا اون'],
		['ar', 'أبي يحتضر', 'وإذا ما بدو يشوفني؟', 'أروح عنده؟', 'بيسامحني؟', 'ليش هو'],
		['es', 'mi papá se está muriendo', '¿y si no quiere verme?', '¿voy a verlo?', '¿me perdonará?', '¿por qué él?'],
	])('what is asked in %s is asked of that: %s', (language, ...messages) => {
		const { receive, question, answer } = guideSpeech[language].news.dying;
		const [first, ...rest] = answers(language, ...messages);
		expect(receive.some((line) => first?.text.includes(String(line)))).toBe(true);
		const lines = Object.values(answer ?? {}).flat();
		for (const { text } of rest) {
			expect(lines.some((line) => text.includes(String(line)))).toBe(true);
			expect(question.some((line) => text.includes(String(line)))).toBe(true);
		}
	});

	it.each<[Language, string, string]>([
		['en', 'my father is dying', 'he died last night'],
		['fa', 'بابام داره میمیره', 'دیشب فوت کرد'],
		['ar', 'أبي يحتضر', 'مات الليلة'],
		['es', 'mi papá se está muriendo', 'murió anoche'],
	])('who has died in %s is mourned: %s', (language, ...messages) => {
		const last = answers(language, ...messages).at(-1);
		expect(last?.heard.news).toBeUndefined();
		expect(last?.heard.events[0]).toBe('death');
		const received = guideSpeech[language].receive.bereavement.map((line) =>
			typeof line === 'string' ? line : line.say,
		);
		expect(received.some((line) => last?.text.startsWith(line))).toBe(true);
	});

	it.each<[Language, string]>([
		['en', 'I’m dying to meet him'],
		['en', 'my dog is dying'],
		['fa', 'دارم از خنده میمیرم'],
		['es', 'me muero de hambre'],
	])('nobody else is: %s %s', (language, text) => {
		expect(answers(language, text)[0]?.heard.news).toBeUndefined();
	});

	it.each([
		['كان يحب أم كلثوم', 'which'],
		['لقيت سجاير مع ابني، أكلمه ولا أسكت؟', 'insult'],
		['بلشت أحس ربنا مو سامعني', 'complaint'],
		['وشو أحلى بيت إله؟', 'about_you'],
	])('«%s» is no %s in Arabic', (text, ask) => {
		expect(answers('ar', text)[0]?.heard.asks).not.toBe(ask);
	});

	it.each([
		['أنا بالغربة من سنتين ومشتاقة لأهلي', 'in_love'],
		['ابني عمره ١٦ سنة', 'faith'],
		['لقيت رسالة بشنطته', 'journey'],
		['عندي ولدين والإيجار آخر الشهر', 'home'],
		['لو رسبت أمي هتموتني', 'death'],
	] as const)('«%s» tells of no %s in Arabic', (text, event) => {
		expect(answers('ar', text)[0]?.heard.events).not.toContain(event);
	});

	it.each([
		['أبوي طلع معه سرطان', 'ما بعرف أحكي معه عن الموت'],
		['أبوي مريض', 'كيف نحكي عن الموت؟'],
	])('nobody has died where death is only spoken of in Arabic: %s, %s', (...messages) => {
		expect(answers('ar', ...messages).at(-1)?.heard.events).not.toContain('death');
	});

	it('what would be is no memory in Arabic', () => {
		const last = answers('ar', 'ماتت جدتي الأسبوع الماضي', 'هي اللي ربتني', 'هل بتسمعني لو حكيت معها؟').at(-1);
		expect(last?.heard.asks).not.toBe('recall');
	});

	it.each<[Language, ...string[]]>([
		['ar', 'أمي بالمستشفى من أسبوع', 'بتسألني كل يوم إذا رح ترجع عالبيت، شو بقلها؟'],
		['ar', 'أبوي مريض كتير', 'تفتكر هيرجع البيت؟'],
	])('who may come home in %s is of no parting: %s', (language, ...messages) => {
		expect(answers(language, ...messages).at(-1)?.heard.events).not.toContain('separation');
	});
});

it.each<[Language, string]>([
	['en', 'my son told me he’s gay'],
	['en', 'my sister came out to me'],
	['fa', 'پسرم بهم گفت همجنسگراست'],
	['ar', 'ابني قال لي إنه مثلي'],
	['es', 'mi hija me contó que es lesbiana'],
])('in %s who was told is not told of change: %s', (language, text) => {
	expect(answers(language, text)[0]?.text).toMatch(/courage|دل می‌خواست|شجاعة|valor/);
});

it('a son who is like his father has told nothing', () => {
	expect(answers('ar', 'ابني يشبهني كثيرا، هو مثلي في كل شيء')[0]?.text).not.toMatch(/البوح/);
});

describe('whom "he" and "she" mean', () => {
	it.each<[string, ...string[]]>([
		['a son is loved without romance', 'my son told me he’s gay', 'I love him but I’m worried'],
		['a friend is texted without romance', 'my best friend stopped answering me', 'should I text her again?'],
	])('%s', (_, ...messages) => {
		const last = answers('en', ...messages).at(-1);
		expect(last?.heard.events).not.toContain('in_love');
		expect(last?.topic).not.toBe('love');
	});

	it('who laughed in a quarrel brings no good news', () => {
		const last = answers('en', 'my neighbor keeps playing loud music', 'I asked him nicely', 'he laughed').at(-1);
		expect(last?.kind).not.toBe('joy');
	});
});

describe('what Persians tell of somebody near', () => {
	it('what a child says of who tells it is no complaint of the guide', () => {
		const [, last] = answers('fa', 'دخترم شونزده سالشه، درو روم قفل می‌کنه', 'می‌گه تو منو نمی‌فهمی');
		expect(last?.heard.asks).toBe('speak');
		expect(last?.heard.people).toEqual(['child']);
	});

	it.each<[string, string]>([
		['پدرم سکته کرده بردنش آی‌سی‌یو', 'theft'],
		['بابام می‌گه پولداره', 'money'],
		['پسرم با یه دختره فرار کرده', 'betrayal'],
		['خدا منو دوست نداره؟', 'unrequited'],
	])('%s: no %s is heard', (text, event) => {
		expect(answers('fa', text)[0]?.heard.events).not.toContain(event);
	});
});

describe('who and what a Spanish message goes on about', () => {
	it.each<[string[], string, string | undefined]>([
		[['mi mejor amiga ya no me contesta', 'le escribí tres veces y nada'], 'awaiting', 'friend'],
		[['mi mejor amiga ya no me contesta', 'no sé qué le hice'], 'awaiting', 'friend'],
		[['mi jefe me grita delante de todos', 'hoy me dijo inútil'], 'shame', 'boss'],
		[['extraño mi país', 'aquí nadie me conoce', '¿debería volver?'], 'migration', undefined],
		[['me salió mal la entrevista', 'me quedé en blanco'], 'job_search', undefined],
		[['llevo años pidiéndole a Dios un hijo', '¿por qué no me contesta?'], 'faith', 'god'],
	])('%s', (messages, event, person) => {
		const last = answers('es', ...messages).at(-1)?.heard;
		expect(last?.events).toContain(event);
		expect(last?.people[0]).toBe(person);
	});
});

describe('what English tells behind something else', () => {
	it.each<[expected: RegExp, unexpected: RegExp, ...messages: string[]]>([
		[/Upside down, The Tower/, /do not know/, 'what does the tower mean', 'and reversed?'],
		[/./, /heart has a say/, 'who was Shams', 'did they love each other'],
		[/./, /Learning costs|large thing/, 'had my scan today and they can’t find a heartbeat', 'I was 11 weeks'],
		[/./, /sorry|dies/, 'I failed my driving test again', 'my brother passed first go'],
		[/./, /little comes back/, 'I owe 4 grand on cards', 'my wife doesn’t know'],
		[/./, /good news|heavy news/, 'I owe 4 grand on cards', 'I keep thinking I’ll win it back'],
		[/./, /little comes back/, 'my daughter’s getting married in june', 'she doesn’t want her dad there'],
		[/./, /heart has a say/, 'hello', 'my mother is in a home now and she begs me to take her out every sunday'],
		[/./, /little comes back/, 'my grandson doesn’t visit anymore', 'he’s got a girlfriend now'],
		[/./, /house is never only/, 'our cat went missing on friday', 'do you think she’ll come home'],
		[/./, /paid or settled/, 'my son got suspended for fighting', 'he’s 13'],
		[
			/./,
			/matter of work|Work takes/,
			'mother in law is driving me up the wall',
			'she rearranged my kitchen while I was at work',
		],
	])('%s, and not %s: %s, %s', (expected, unexpected, ...messages) => {
		const last = answers('en', ...messages).at(-1);
		expect(last?.text).toMatch(expected);
		expect(last?.text).not.toMatch(unexpected);
	});
});

it.each<Case>([
	[
		'en',
		/: “I had a fight with my sister”\.$/,
		'hi there',
		'I had a fight with my sister',
		'should I call her?',
		'what did I tell you about her?',
	],
	['fa', /دعوام شد(?!.*سلام)/, 'سلام خوبی؟', 'دیشب با نامزدم دعوام شد', 'مولانا کی بود', 'چی بهت گفتم؟'],
	['ar', /تخانقت مع أختي(?!.*مرحبا)/, 'مرحبا كيفكم', 'تخانقت مع أختي', 'شو حكيتلكم؟'],
	['es', /me peleé con mi hermana(?!.*buenas)/, 'hola, buenas', 'me peleé con mi hermana', '¿qué te conté?'],
])('in %s what was told is quoted, and no greeting or question: %s', (language, expected, ...messages) => {
	expect(answers(language, ...messages).at(-1)?.text).toMatch(expected);
});

it('hears what is reproached in a quarrel as no want of money', () => {
	const last = answers('en', 'I had a fight with my sister', 'she said I only came for the money').at(-1);
	expect(last?.heard.events[0]).toBe('quarrel');
});

it.each<[Language, string, string]>([
	['en', 'when did Rumi die?', 'I feel empty today'],
	['fa', 'مولانا کجا دفن شده؟', 'امروز حالم خوب نیست'],
])('in %s nobody is mourned where a poet’s grave was asked for', (language, ...messages) => {
	const [of, next] = answers(language, ...messages);
	expect(of?.heard.events).toEqual([]);
	expect(next?.topic).not.toBe('grief');
});

it.each<[Language, string, string]>([
	['en', "I'm getting married in three weeks", 'is it normal to have doubts?'],
	['fa', 'سه هفته دیگه عروسیمه', 'طبیعیه که شک دارم؟'],
	['ar', 'عرسي بعد ثلاث أسابيع', 'طبيعي يكون عندي شك؟'],
	['es', 'me caso en tres semanas', '¿es normal tener dudas?'],
])('in %s doubts behind a wedding are none of faith', (language, ...messages) => {
	const last = answers(language, ...messages).at(-1);
	expect(last?.heard.events[0]).toBe('wedding');
	expect(last?.topic).not.toBe('faith');
});

it.each<Case>([
	['en', /Nothing is owed here/, 'she used to hit me when I was little', 'do I have to visit her?'],
	['en', /Nothing is owed here/, "I can't forgive my mother", 'she used to hit me as a kid', 'do I have to see her?'],
	['fa', /بدهکار کسی نیستی/, 'بچه که بودم کتکم می‌زد', 'باید برم دیدنش؟'],
	['ar', /لستم مدينين/, 'كانت تضربني وأنا صغيرة', 'لازم أزورها؟'],
	['es', /no le debes nada/, 'me pegaba de niña', '¿tengo que ir a verla?'],
])('in %s what is asked behind what was done to a child is answered as that: %s', (language, expected, ...messages) => {
	expect(answers(language, ...messages).at(-1)?.text).toMatch(expected);
});
