import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { findInDream } from './find-in-dream.server.ts';
import { names as ar } from './names/ar.ts';
import { names as en } from './names/en.ts';
import { names as es } from './names/es.ts';
import { names as fa } from './names/fa.ts';
import { symbolIds } from '#src/listening/symbols.ts';

const found = (text: string, language: Language) => findInDream(text, language).symbols.map(({ id }) => id);

/** Dreams with inflected words, phrases and words of two meanings, and the symbols in the order they stand in. */
const dreams: Record<Language, readonly [dream: string, symbols: string][]> = {
	en: [
		['My teeth fell out into my hand and I was terrified.', 'teeth hands'],
		['I was being chased by a huge black dog through a forest at night.', 'chased dog forest'],
		['I couldn’t bear it any longer, so I fell asleep by the river.', 'river'],
		['A bear stood at the door of our house.', 'bear door house'],
		[
			'I missed the train and my late grandmother was sitting on the platform, alive again.',
			'missed-departure dead-alive family',
		],
		['I was flying over the sea but I was not afraid.', 'flying sea'],
		['I got my hair cut by a stranger, the mirror was broken.', 'haircut mirror'],
		['The sun rose over the desert and I found a well.', 'sun desert well'],
		['I arrived late for the exam and had forgotten to study, I was naked.', 'late school naked'],
		['There was a snake in the milk. I keep dreaming this.', 'snake milk'],
		['I found coins under the stairs.', 'finding-money stairs'],
		['She gave me a ring and dates to eat, it was our wedding.', 'ring dates wedding'],
		['I died and saw my own funeral.', 'own-death funeral'],
		['The lions roared and I couldn’t move.', 'lion frozen'],
		['I hid in the basement because soldiers were bombing the city.', 'war'],
		['My ex was kissing somebody at a party and I was furious.', 'ex kiss'],
		['We had no school, so we swam in the lake; I felt safe.', 'school swimming water'],
		['He got fired and raised his hand to ask a question as well known as he was.', 'hands'],
		['My father is dead, he was alive again and cooked rice.', 'living-dead father dead-alive rice'],
		['I gave birth to twins in a hospital.', 'birth baby hospital'],
		['It rained dates? No, the bread was delicious and I wasn’t afraid at all.', 'rain bread feast'],
	],
	fa: [
		['دندانم افتاد توی دستم و ترسیدم.', 'teeth hands'],
		['یک شیر درنده دنبالم می‌دوید و من نمی‌توانستم تکان بخورم.', 'lion chased frozen'],
		['مادرم یک لیوان شیر به من داد.', 'mother milk'],
		['شیر آب را باز کردم و خون آمد.', 'water blood'],
		['در باغ پدربزرگم مارهای سیاه دیدم.', 'garden family snake'],
		['در بسته بود و کلیدم را گم کرده بودم.', 'door key'],
		['از قطار جا ماندم و دیرم شده بود.', 'missed-departure late'],
		['یک ماه پیش خواب دیدم ماهی گرفته‌ام.', 'fish'],
		['خواب دیدم مرده‌ام و همه گریه می‌کردند.', 'own-death crying'],
		['مرحوم پدرم زنده شده بود و با من حرف می‌زد.', 'dead-alive father'],
		['موهایم را کوتاه کردم و موشی از زیر تخت بیرون آمد.', 'haircut mouse'],
		['دستم را از دست دادم؟ نه، کفش‌هایم را در مسجد گم کردم.', 'hands shoes mosque'],
		['اتفاقی افتاد که یادم نیست.', ''],
		['سیلی خوردم و بعد سیل آمد.', 'flood'],
		['آسمان آبی بود و آب زلال از چشمه می‌جوشید.', 'water'],
		['همیشه این خواب را می‌بینم که دارم پرواز می‌کنم.', 'flying'],
		['مردم در خیابان جمع شده بودند.', 'road'],
		['دوستم با شیر نر کشتی گرفت.', 'lion'],
		['سوار کشتی بودیم و موج بزرگی آمد.', 'ship tsunami'],
		['گل قرمزی روی سنگ قبر بود و دلم گرفت.', 'flower cemetery'],
		['گل زدیم و همه خوشحال بودند.', ''],
		['عروسی خواهرم بود و طلاهایش گم شد.', 'wedding family gold'],
		['توی بازار پول پیدا کردم.', 'market finding-money'],
	],
	ar: [
		['سقطت أسناني في يدي وشعرت بالخوف.', 'teeth hands'],
		['كان ثعبان أسود يطاردني في الغابة ليلاً.', 'snake chased forest'],
		['رأيت أبي المتوفى حيًّا يبتسم لي في بيتنا القديم.', 'father dead-alive house'],
		['فاتني القطار وتأخرت عن الامتحان.', 'missed-departure late school'],
		['كنت أطير فوق البحر ولم أكن خائفًا.', 'flying sea'],
		['شربت لبنًا وأكلت تمرًا مع أمي.', 'milk dates mother'],
		['قصّت أختي شعري أمام المرآة.', 'haircut family mirror'],
		['بحثت عن الحمّام ولم أجده.', 'searching toilet'],
		['رأيت سرب حمام يطير فوق المسجد.', 'pigeon mosque'],
		['ذهبت إلى السوق ولقيت فلوسًا على الأرض.', 'market finding-money'],
		['عضّني كلب وسال الدم من يدي.', 'attacked dog blood hands'],
		['غرقت في البحر والأمواج عالية.', 'drowning sea tsunami'],
		['دخلت الأسود إلى الدار والباب مفتوح.', 'lion house door'],
		['حلمت أنّي متّ ورأيت جنازتي.', 'own-death'],
		['هذا الحلم يتكرّر: أضيع في مدينة غريبة.', 'being-lost'],
		['كتب لي رسالة وأعطاني خاتمًا.', 'book ring'],
		['طلعت الشمس وسقط الثلج.', 'sun snow'],
		['كان الحائط أسود والسقف عاليًا.', ''],
		['هاجمتني أسود في الصحراء.', 'attacked lion desert'],
		['أخبرني الطبيب أن أختي حامل.', 'doctor family pregnancy'],
		['طارت الطائرة فوق الجبل ثم سقطت.', 'airplane mountain'],
		['قرأت القرآن وصلّيت عند الكعبة.', 'holy-book prayer pilgrimage'],
	],
	es: [
		['Se me caían los dientes en la mano y tenía miedo.', 'teeth hands'],
		['Me perseguía un perro negro por el bosque de noche.', 'chased dog forest'],
		['Mi difunta abuela estaba viva y sonreía en su casa.', 'dead-alive family house'],
		['Perdí el tren y llegaba tarde al examen.', 'missed-departure late school'],
		['Volaba sobre el mar y no tenía miedo.', 'flying sea'],
		['Jugábamos a las cartas y llegó una carta de mi padre.', 'book father'],
		['Por la tarde llovía y encontré monedas.', 'rain coins'],
		['Una araña se llama como mi madre.', 'spider mother'],
		['Me cortaban el pelo delante de un espejo.', 'haircut mirror'],
		['No encontraba el baño y estaba desnuda.', 'searching toilet naked'],
		['El sol de la luna de miel... una luna llena enorme.', 'sun moon'],
		['Abrí una granada y comí sus granos.', 'pomegranate'],
		['Sueño siempre lo mismo: el sueño se repite, caigo por unas escaleras.', 'falling stairs'],
		['El oso entró en la cocina; una rosa en la mesa.', 'bear flower'],
		['Soñé que me moría y veía mi entierro.', 'own-death funeral'],
		['Un hombre con pistola robaba el oro.', 'gun thief gold'],
		['El coche no frenaba y nos caímos al río.', 'out-of-control falling river'],
		['Mi ex se casaba y yo lloraba.', 'ex wedding crying'],
		['Encontré una habitación secreta en mi casa.', 'new-room house'],
		['Le di un beso a una actriz en el ascensor.', 'kiss celebrity elevator'],
	],
};

describe.each(languages)('in %s', (language) => {
	it.each(dreams[language])('%s', (dream, symbols) => {
		expect(found(dream, language).join(' ')).toBe(symbols);
	});

	/** Names that say something else where they stand alone: "in" and "door", "hour" and "clock", "carrying". */
	const ambiguous: Record<Language, readonly string[]> = {
		en: ['dates', 'elevator', 'well', 'ring'],
		fa: ['door', 'clock'],
		ar: ['pregnancy', 'clock'],
		es: [],
	};

	it('every symbol is found by its own name', () => {
		const names = { en, fa, ar, es }[language];
		expect(symbolIds.filter((id) => !found(names[id], language).includes(id)).sort()).toEqual(
			[...ambiguous[language]].sort(),
		);
		expect(new Set(Object.values(names)).size).toBe(161);
	});
});

it('tells where each stands, in the letters of the text', () => {
	const text = 'خواب دیدم مارهای سیاه از کنار لیوانِ شیرِ من گذشتند؛ مار!';
	const { symbols } = findInDream(text, 'fa');
	expect(symbols.map(({ id, where }) => [id, where.map(([from, to]) => text.slice(from, to))])).toEqual([
		['snake', ['مارهای', 'مار']],
		['milk', ['لیوانِ شیرِ']],
	]);
});

it.each<[string, Language, object]>([
	['I was angry at the stranger in the street.', 'en', { feelings: ['anger'], elements: ['stranger', 'street'] }],
	['I wasn’t afraid, I was happy.', 'en', { feelings: ['joy'] }],
	['I have had this dream before: I always dream it.', 'en', { recurring: true }],
	[
		'در شهری ناشناس تنها راه می‌رفتم و نمی‌ترسیدم.',
		'fa',
		{ feelings: [], elements: ['unknown-city', 'stranger', 'alone', 'walking'] },
	],
	['این خواب تکراری است.', 'fa', { recurring: true }],
	['كنت وحدي في القبو ولم أكن خائفًا.', 'ar', { feelings: [], elements: ['alone', 'underground'] }],
	['هذا الحلم يتكرّر كلّ ليلة.', 'ar', { recurring: true }],
	[
		'No tenía miedo; un desconocido me esperaba en la plaza.',
		'es',
		{ feelings: [], elements: ['stranger', 'waiting', 'street'] },
	],
	['Es un sueño recurrente.', 'es', { recurring: true }],
])('hears feelings, company, places and recurrence: %s', (text, language, told) => {
	expect(findInDream(text, language)).toMatchObject(told);
});

it('reads a dream in another language than the page', () => {
	expect(found('یک مار سیاه در خانه بود', 'en')).toEqual(['snake', 'house']);
	expect(found('Se me cayeron los dientes y una serpiente entró en casa', 'en')).toEqual(['teeth', 'snake', 'house']);
	expect(found('A snake bit my mother', 'ar')).toEqual(['snake', 'attacked', 'mother']);
});

it('is quick on the longest dream there may be', () => {
	const longest = 'دنبالم می‌دویدند و نمی‌توانستم '.repeat(70).slice(0, 2000);
	const begun = performance.now();
	for (let times = 0; times < 5; times++) findInDream(longest, 'fa');
	expect((performance.now() - begun) / 5).toBeLessThan(250);
});
