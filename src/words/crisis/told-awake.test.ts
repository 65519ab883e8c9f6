import { describe, expect, it } from 'vitest';
import { findCrisis } from './find-crisis.ts';

const told = {
	en: [
		'my husband pushed me down the stairs',
		'he slapped me',
		'my husband gets violent when he drinks',
		'my husband is abusive',
		'he grabbed me by the throat',
		'I am afraid my husband will kill me',
		'my ex is stalking me',
		'he threw a plate at me',
		'my stepfather touches me at night',
		'my father beats my mother',
		'my ex is outside my house with a knife',
		'my uncle makes me do things',
		'my husband hit me again last night',
		'my stepdad comes into my room at night',
		'he put his hands round my neck',
		"I'm pregnant and he punched my stomach",
		"I don't feel safe at home",
		"my cousin won't stop touching me",
		'im going to end it tonight',
		'i feel like hurting someone',
	],
	fa: [
		'شوهرم منو کتک میزنه',
		'شوهرم هر شب منو می‌زند',
		'شوهرم دست روم بلند کرد',
		'شوهرم دست بزن داره',
		'نامزدم هلم داد',
		'از شوهرم کتک خوردم',
		'دوست پسرم دستمو پیچوند',
		'شوهرم تهدید کرد منو می‌کشه',
		'میترسم شوهرم بلایی سرم بیاره',
		'منو زندانی کرده تو خونه',
		'از شوهر سابقم میترسم تهدیدم میکنه',
		'شوهرم مره لت می‌کنه',
		'پدرم بهم دست می‌زنه',
		'دیگه نمیکشم، هر شب دعا میکنم صبح بیدار نشم',
		'از این زندگی سیرم، به خدا بسمه',
		'خواستم برم زیر قطار، یکی صدام زد',
		'تیغ گذاشتم رو دستم ترسیدم',
		'برادرم چند بار دست گذاشته رو تنم، به کسی نگفتم',
		'معلمم گفت لباستو دربیار',
		'بابام با کمربند افتاد به جونم تا صبح',
		'وصیت ناممو نوشتم، خدافظ همگی',
	],
	ar: [
		'زوجي يمد يده علي',
		'زوجي رفع يده علي',
		'زوجي عنيف معي',
		'زوجي دفعني من الدرج',
		'زوجي حابسني بالبيت',
		'تعرضت لتحرش',
		'طليقي يهددني',
		'زوجي خنقني',
		'أبي يضرب أمي',
		'راجلي كيضربني',
		'خالي كان يلمسني وأنا صغيرة',
		'أهلي يبغون يزوجوني غصب',
		'أبوي بيجبرني أتجوز راجل كبير',
		'بيبتزني بصوري',
		'ابنتي تؤذي نفسها',
		'بلعت علبة حبوب',
	],
	es: [
		'me empujó por las escaleras',
		'mi marido me levanta la mano',
		'mi novio me agarra fuerte del cuello',
		'mi tío me tocaba cuando era niña',
		'sufrí una violación',
		'me encierra en casa',
		'me tiró un plato a la cara',
		'mi padre le pega a mi madre',
		'me pegó un puñetazo',
		'mi ex me sigue hasta el trabajo',
		'mi hija se corta los brazos',
		'mi papá me toca por las noches',
		'mi papá vuelve a pegarle a mi mamá',
		'me obligó a tener relaciones',
		'mi esposo tiene un arma y me amenaza',
	],
};

const ordinary = {
	en: [
		'I dreamt that he slapped me',
		'in eleven years he never slapped me',
		'she pushed me to apply for the job',
		'they kicked me out of the band',
		'the price of the flat slapped us awake',
		'he works with a knife in my kitchen',
		'i could kill my brother he ate my leftovers',
		'this heat is killing me lol',
	],
	fa: [
		'خواب دیدم شوهرم منو میزنه',
		'شوهرم منو صدا می‌زنه',
		'توی صف یکی هلم داد',
		'ماه نهمم، شب‌ها نمی‌خوابم این‌قدر لگد می‌زنه',
		'دلم برایش پر می‌زند',
		'دکتر گفت لباستو دربیار',
		'رفتم جلوی مترو دیدمش',
		'دعا می‌کنم فردا برف بیاد',
		'خواب دیدم خواستم برم زیر قطار',
	],
	ar: [
		'حلمت أن زوجي دفعني من الدرج',
		'صفعني السعر لما شفت الفاتورة',
		'مين مد إيده على درج مكتبي',
		'الحزن يخنقني',
		'ضربني الحر اليوم',
		'بقطع إيدي إذا صح هالكلام',
		'أهلي بدهم يجوزوني بس ما لقوا عروس',
	],
	es: [
		'soñé que me empujó por las escaleras',
		'nunca me levanta la mano',
		'me tocaba el reloj de mi abuelo',
		'me coge del brazo cuando paseamos',
		'mi ex me sigue viendo las historias',
		'mi hija se corta el pelo sola',
	],
};

describe.each(Object.entries(told))('violence told awake in %s', (language, texts) => {
	it.each(texts)('%s', (text) => expect(findCrisis(text, language)).not.toBeNull());
});

describe.each(Object.entries(ordinary))('what only sounds like it in %s', (language, texts) => {
	it.each(texts)('%s', (text) => expect(findCrisis(text, language)).toBeNull());
});

it('counts for nothing in the text of a dream', () => {
	expect(findCrisis('My husband slapped me and I flew away', 'en')).not.toBeNull();
	expect(findCrisis('My husband slapped me and I flew away', 'en', undefined, true)).toBeNull();
});
