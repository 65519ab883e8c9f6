import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { findTopics, followThread, noThread } from './find-topics.server.ts';
import { type Topic, topics } from './topic.ts';

const cases: Record<Language, readonly [string, Topic][]> = {
	en: [
		['I think I am falling for someone at the library', 'love'],
		['My husband and I do not speak any more', 'love'],
		['She left me in autumn and I cannot forget her', 'longing'],
		['my mother died three weeks ago', 'grief'],
		['The funeral is over and everyone has gone home', 'grief'],
		['I feel so lonely in this city', 'loneliness'],
		['I cannot decide whether to stay or go', 'decision'],
		['What should I do?', 'decision'],
		['My boss shouted at me in the office', 'work'],
		['I owe the bank more than I earn', 'money'],
		['My sister and my parents want me to visit', 'family'],
		['An old friend stopped talking to me', 'friendship'],
		['I am scared of everything lately', 'fear'],
		['Im so worried about tomorrow', 'fear'],
		['I am furious, it is so unfair', 'anger'],
		['It was my fault and I regret it', 'guilt'],
		['I am not sure I still believe in God', 'faith'],
		['What is the point of it all?', 'meaning'],
		['I want to start over, a new chapter', 'change'],
		['Still waiting, and no reply from them', 'waiting'],
		['I am so grateful and happy today', 'gratitude'],
		['I dreamt of a house full of water', 'dream'],
		['I keep having the same nightmare about my dead uncle', 'dream'],
		['What does my name mean?', 'name'],
		['I drew the Tower, what is this card about?', 'card'],
		['Tell me a line of Hafez', 'verse'],
		["I'm exhausted, I can't sleep", 'weariness'],
		['I am just not good enough', 'worth'],
		['I am homesick for my village', 'home'],
	],
	fa: [
		['فکر کنم عاشق شده‌ام', 'love'],
		['شوهرم با من حرف نمی‌زند', 'love'],
		['دلم براش تنگ شده و نمی‌تونم فراموشش کنم', 'longing'],
		['مادرم سه هفته پیش فوت کرد', 'grief'],
		['پدربزرگم از دنیا رفت', 'grief'],
		['خیلی تنهام', 'loneliness'],
		['هیچکس منو نمی‌فهمه', 'loneliness'],
		['سر دوراهی مانده‌ام', 'decision'],
		['نمیدونم چیکار کنم', 'decision'],
		['رئیسم مرا از شرکت اخراج کرد', 'work'],
		['قسط وامم مانده و پول ندارم', 'money'],
		['با مادرم و خواهرم مشکل دارم', 'family'],
		['رفیقم پشت سرم حرف زده', 'friendship'],
		['می‌ترسم و دلشوره دارم', 'fear'],
		['میترسم نشه', 'fear'],
		['از دستش عصبانی‌ام، حقمو خورد', 'anger'],
		['عذاب وجدان دارم، تقصیر من بود', 'guilt'],
		['به خدا شک کرده‌ام و ایمانم رفته', 'faith'],
		['زندگی‌ام بی‌معنی شده، آخرش که چی', 'meaning'],
		['می‌خواهم از نو شروع کنم و تغییر کنم', 'change'],
		['هنوز منتظرم و خبری نشد', 'waiting'],
		['امروز خیلی خوشحالم، خدا را شکر', 'gratitude'],
		['خواب دیدم دندانم افتاد', 'dream'],
		['خواب مرحوم پدرم را دیدم، تعبیرش چیست', 'dream'],
		['معنی اسمم چیست', 'name'],
		['کارت برج برایم آمد', 'card'],
		['یک غزل از حافظ بخوان', 'verse'],
		['خسته‌ام و دلم گرفته', 'weariness'],
		['به درد هیچ‌چیز نمی‌خورم، اعتماد به نفس ندارم', 'worth'],
		['در غربت دلم هوای وطن کرده', 'home'],
	],
	ar: [
		['أظن أنني وقعت في الحب', 'love'],
		['زوجي لا يكلمني', 'love'],
		['اشتقت إليها ولا أستطيع نسيانها', 'longing'],
		['توفيت أمي قبل ثلاثة أسابيع', 'grief'],
		['مات أبي في الربيع', 'grief'],
		['أشعر بالوحدة في هذه المدينة', 'loneliness'],
		['أنا محتار ولا أستطيع أن أقرر', 'decision'],
		['شو أعمل؟', 'decision'],
		['مديري في الشركة ظلمني في العمل', 'work'],
		['علي ديون كثيرة والراتب لا يكفي', 'money'],
		['أختي وأمي لا تتكلمان', 'family'],
		['صديقي القديم خذلني', 'friendship'],
		['أخاف من كل شيء', 'fear'],
		['بخاف كتير', 'fear'],
		['أنا غاضب جدا منه', 'anger'],
		['أشعر بالذنب والندم', 'guilt'],
		['بدأت أشك في إيماني', 'faith'],
		['ما معنى الحياة؟', 'meaning'],
		['أريد أن أبدأ من جديد وأغير حياتي', 'change'],
		['ما زلت أنتظر ولا جواب', 'waiting'],
		['أنا سعيدة اليوم والحمد لله', 'gratitude'],
		['حلمت أن أسناني سقطت', 'dream'],
		['رأيت في المنام جدي المتوفى', 'dream'],
		['ما معنى اسمي؟', 'name'],
		['سحبت ورقة من التاروت', 'card'],
		['أريد بيت شعر لحافظ الشيرازي', 'verse'],
		['أنا تعبان ولا أنام', 'weariness'],
		['لا أثق بقيمتي وأشعر أنني فاشل', 'worth'],
		['الغربة صعبة وأحن إلى وطني', 'home'],
	],
	es: [
		['Creo que me he enamorado', 'love'],
		['Mi marido ya no me habla', 'love'],
		['La echo de menos y no puedo olvidarla', 'longing'],
		['Mi madre murió hace tres semanas', 'grief'],
		['Perdí a mi abuelo en marzo', 'grief'],
		['Me siento muy sola en esta ciudad', 'loneliness'],
		['No consigo decidir si quedarme o irme', 'decision'],
		['¿Qué hago?', 'decision'],
		['Mi jefe me gritó en la oficina', 'work'],
		['Tengo deudas y no llego a fin de mes', 'money'],
		['Mi hermana y mis padres quieren que vaya', 'family'],
		['Un amigo de siempre me ignora', 'friendship'],
		['Tengo miedo de todo últimamente', 'fear'],
		['Siento mucha ansiedad', 'fear'],
		['Estoy furiosa, es injusto', 'anger'],
		['Fue culpa mía y me arrepiento', 'guilt'],
		['Ya no sé si creo en Dios', 'faith'],
		['¿Qué sentido tiene la vida?', 'meaning'],
		['Quiero empezar de cero, una nueva etapa', 'change'],
		['Sigo esperando y no contesta', 'waiting'],
		['Hoy estoy feliz y agradecida', 'gratitude'],
		['Soñé con una casa llena de agua', 'dream'],
		['Tengo una pesadilla con mi tío muerto', 'dream'],
		['¿Qué significa mi nombre?', 'name'],
		['Me salió la carta de la Torre', 'card'],
		['Dime un verso de Hafez', 'verse'],
		['Estoy agotada y no duermo', 'weariness'],
		['No valgo nada, soy un fracaso', 'worth'],
		['Añoro mi pueblo y mi casa', 'home'],
	],
};

describe.each(Object.entries(cases))('what people bring in %s', (language, sentences) => {
	it.each(sentences)('%s', (text, topic) => {
		expect(findTopics(text, language)[0]).toBe(topic);
	});

	it('is looked for under every topic', () => {
		const met = new Set(sentences.map(([, topic]) => topic));
		expect(topics.filter((topic) => !met.has(topic))).toEqual([]);
	});
});

describe('findTopics', () => {
	it('does not take a deadline for a death', () => {
		expect(findTopics('The deadline is near', 'en')).toEqual(['work']);
	});

	it('hears another language than the page’s', () => {
		expect(findTopics('خیلی تنهام', 'en')).toContain('loneliness');
		expect(findTopics('Estoy furiosa', 'ar')).toEqual(['anger']);
	});

	it.each(['The kettle is green', 'قوری سبز است', 'الإبريق أخضر', 'La tetera es verde'])(
		'finds nothing in: %s',
		(text) => {
			expect(findTopics(text, 'en')).toEqual([]);
		},
	);
});

describe('followThread', () => {
	const follow = (...texts: string[]) => texts.reduce((thread, text) => followThread(thread, text, 'en'), noThread);

	it('stays with what was spoken of while nothing new is named', () => {
		expect(follow('My boss is unkind', 'It has been so since May', 'The kettle is green')).toEqual({
			brought: ['work'],
			named: ['work'],
			last: 'work',
			since: 3,
		});
	});

	it('turns to what is new, though the old is named as well', () => {
		const thread = follow('My boss is unkind', 'I am afraid of my boss');
		expect(thread).toMatchObject({ last: 'fear', brought: ['work', 'fear'], since: 1 });
	});

	it('comes back', () => {
		expect(follow('My boss is unkind', 'my mother died', 'now my job again')).toMatchObject({
			last: 'work',
			since: 1,
		});
	});
});
