import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { type Idea, ideas } from './shape.ts';

/** What each idea is called, in folded text; alternatives are parted by `|`, and `(one|other)?` may stand within. */
const nouns: Readonly<Record<Language, Readonly<Record<Idea, string>>>> = {
	en: {
		love: '(true |real |unconditional )?love',
		happiness: '(true |real )?happiness|joy',
		life: 'the (meaning|purpose|sense) of (life|it all|all this|living|existence)|life|life all about|life about',
		death: 'death|dying',
		patience: 'patience',
		hope: 'hope',
		forgiveness: '(true |real )?forgiveness|forgiving',
		loneliness: 'loneliness|solitude',
		friendship: '(true |real )?friendship|a (true|real|good) friend',
		soul: '(the |a |my )?souls?',
		fate: 'fate|destiny',
		time: 'time',
		truth: '(the )?truth',
		wisdom: 'wisdom',
		freedom: '(true |real )?freedom|liberty',
		faith: '(true |real )?faith',
		beauty: '(true |real )?beauty',
		fear: 'fear',
		grief: 'grief|sorrow|mourning',
		success: '(true |real )?success',
		peace: '(inner |true |real )?peace|peace of mind',
		trust: 'trust',
		courage: 'courage|bravery',
		home: '(a )?home',
		gratitude: 'gratitude',
		luck: '(good |bad )?luck',
		god: 'god|allah',
		suffering: 'suffering',
	},
	fa: {
		love: 'عشق( واقعی| حقیقی)?|عاشقی|عاشق شدن|عاشق بودن|دوست داشتن|محبت',
		happiness: 'خوشبختی( واقعی)?|خوش بختی|شادی|سعادت|خوشحالی|خوشبخت بودن',
		life: '(معنای|معنی|مفهوم|هدف|هدف از|فلسفه) (زندگی|زندگانی|بودن|هستی|حیات)|زندگی',
		death: 'مرگ|مردن',
		patience: 'صبر|شکیبایی|صبوری|بردباری|صبر کردن',
		hope: 'امید',
		forgiveness: 'بخشش|بخشیدن|گذشت|بخشایش|عفو',
		loneliness: 'تنهایی',
		friendship: 'دوستی( واقعی)?|رفاقت|دوست( واقعی)?|رفیق( واقعی)?',
		soul: 'روح|جان',
		fate: 'سرنوشت|قسمت|تقدیر|قضا و قدر',
		time: 'زمان|وقت',
		truth: 'حقیقت|راستی',
		wisdom: 'خرد|حکمت|دانایی|فرزانگی|معرفت',
		freedom: 'ازادی|رهایی',
		faith: 'ایمان|باور|اعتقاد|یقین',
		beauty: 'زیبایی',
		fear: 'ترس',
		grief: 'غم|اندوه|سوگ|غصه',
		success: 'موفقیت|کامیابی',
		peace: 'ارامش( درونی| واقعی)?|صلح درون',
		trust: 'اعتماد|توکل',
		courage: 'شجاعت|جرات|دل و جرات|شهامت|دلیری',
		home: 'خانه|خونه|وطن',
		gratitude: 'شکرگزاری|قدردانی|سپاسگزاری|شکر',
		luck: 'شانس|بخت|اقبال',
		god: 'خدا|خداوند',
		suffering: 'رنج|رنج کشیدن|درد و رنج',
	},
	ar: {
		love: '(ال)?حب( الحقیقی)?|المحبه|العشق|الهوی|الغرام',
		happiness: 'السعاده( الحقیقیه)?|الفرح|الرضا|الهنا',
		life: '(معنی|معنا|غایه|الهدف من|الغایه من|المعنی من|هدف|مغزی) (الحیاه|العیش|الوجود|الدنیا)|الحیاه|الدنیا',
		death: 'الموت',
		patience: 'الصبر',
		hope: 'الامل|الرجا',
		forgiveness: 'الغفران|التسامح|المسامحه|السماح|العفو',
		loneliness: 'الوحده|العزله',
		friendship: 'الصداقه( الحقیقیه)?|الصدیق( الحقیقی)?',
		soul: 'الروح|النفس',
		fate: 'القدر|المصیر|النصیب|القضا والقدر|المکتوب',
		time: 'الزمن|الوقت|الزمان',
		truth: 'الحقیقه',
		wisdom: 'الحکمه',
		freedom: 'الحریه',
		faith: 'الایمان|الیقین',
		beauty: 'الجمال',
		fear: 'الخوف',
		grief: 'الحزن|الفقد',
		success: 'النجاح',
		peace: 'السلام( الداخلی)?|الطمانینه|راحه البال|السکینه',
		trust: 'الثقه|التوکل',
		courage: 'الشجاعه|الجراه',
		home: 'البیت|الوطن',
		gratitude: 'الامتنان|الشکر',
		luck: 'الحظ',
		god: 'الله|الرب',
		suffering: 'المعاناه|الالم|العذاب',
	},
	es: {
		love: '(el )?amor( verdadero| de verdad)?|amar|enamorarse|estar enamorad[oa]',
		happiness: '(la )?(verdadera )?felicidad|ser feliz|(la )?alegria|(la )?dicha',
		life: '(el )?(sentido|proposito|significado) de (la vida|vivir|la existencia)|(la )?vida',
		death: '(la )?muerte|morir|morirse',
		patience: '(tener |la )?paciencia|ser paciente|saber esperar',
		hope: '(tener |la )?esperanza',
		forgiveness: '(el )?perdon|perdonar',
		loneliness: '(la )?soledad|estar sol[oa]|sentirse sol[oa]',
		friendship: '(la )?amistad( verdadera)?|un (buen|verdadero) amigo|un amigo( de verdad)?',
		soul: '(el )?alma|(el )?espiritu',
		fate: '(el )?destino|(la )?suerte de cada uno',
		time: '(el )?tiempo',
		truth: '(la )?verdad',
		wisdom: '(la )?sabiduria|ser sabi[oa]|la prudencia',
		freedom: '(la )?libertad|ser libre|el libre albedrio',
		faith: '(la )?fe|tener fe|creer',
		beauty: '(la )?belleza|(la )?hermosura|lo (bello|hermoso)',
		fear: '(el )?(miedo|temor)|tener miedo',
		grief: '(el )?duelo|el luto|(la )?tristeza|(la )?pena|la perdida',
		success: '(tener |el )?exito|triunfar',
		peace: '(la )?paz( interior| del alma| mental| de espiritu)?|(la )?serenidad|(el )?sosiego|estar en paz',
		trust: '(la )?confianza|confiar( en alguien)?',
		courage: '(el )?valor|(la )?valentia|(el )?coraje|ser valiente',
		home: '(el )?hogar|(la )?casa',
		gratitude: '(la )?gratitud|(el )?agradecimiento|agradecer|ser agradecid[oa]',
		luck: '(la )?(buena |mala )?suerte|(el )?azar|la casualidad',
		god: 'dios',
		suffering: '(el )?sufrimiento|sufrir',
	},
};

/** How it is asked what something is: `NOUN` stands for what. Nothing else may stand in the message. */
const forms: Readonly<Record<Language, readonly string[]>> = {
	en: [
		'(what is|who is|whats|what exactly is|what really is|what do you think is|define|explain|what do you (think|say) (about|of)|what do you mean by|what does it mean by|tell me what|do you know what) NOUN( is| really| actually| truly| exactly| to you| for you| in life| anyway| then| according to (you|rumi|hafez|the poets))*',
		'what does NOUN (really )?mean( to you| for you)?',
	],
	fa: [
		'(یعنی |معنی |معنای |تعریف |تعریفت از |منظور از |از نظر تو |به نظر تو |به نظرت |از نظرت |بنظرت )*NOUN (واقعا |دقیقا |از نظر تو |به نظرت |از نظرت |برای تو |واسه تو )*(یعنی چی|یعنی چه|یعنی چیه|ینی چی|چیس|چی است|چی اس|به چه معناست|چه حسیه|چطوریه|چجوریه|چیه|کیه|کیست|چی هست|چیست|چه چیزیست|چه معنایی داره|چه معنی داره|چی میشه|چه جوریه|چگونه است)( به نظرت| از نظر تو| از نظرت)?',
		'(معنی|معنای|تعریف) NOUN',
		'به (چی|چه) (میگن|می گن|میگی|می گی|می گویند) NOUN',
		'(درباره|راجع به|درمورد|در مورد|از) NOUN (برام |برایم )?(بگو|حرف بزن|توضیح بده)',
	],
	ar: [
		'(ما|من هو|ما هو|ما هی|ماهو|ماهی|شو|شو هو|شو هی|شو یعنی|شنو|شنو هو|شنو هی|ایش|ایش هو|ایش هی|وش|وش هو|وش هی|ایه|ایه هو|ایه هی|شنو معنی|ما معنی|معنی|ما معنا|ما حقیقه|ما تعریف|ما مفهوم|ما المقصود ب|اشنو|اشنو هو|اشنو هی|واش هو|شنوه|شنیه|شنهو|شو رایکم ب|حدثونی عن|حدثنی عن|کلمونی عن|احکوا لی عن|احکی لی عن|احکیلی عن|ایش معنی|شو معنی|وش معنی|ایه معنی|ماذا یعنی|ماذا تعنی|عرف لی|عرفوا|اشرحوا لی|کیف تعرفون) NOUN( برایکم| برایک| عندکم| بنظرکم| بنظرک| فی رایکم| بالنسبه لکم| حقا| فعلا)?',
		'(یعنی ایه|معنی ایه) NOUN',
		'NOUN (یعنی ایه|یعنی شو|یعنی ایش|یعنی وش|شو هو|ایه هو|ایه هی|شو هی|وش هو|وش هی|شنو هو|شنو هی|شنو|ایه|ایش|شو|شو معناه|شو معناها|ایه معناه)',
	],
	es: [
		'(que es|que es eso de|que cosa es|quien es|que es realmente|que es en realidad|que es para vos|de que va|de que se trata|cual es la definicion de|defini|que entendes por|hablame (de|del|sobre)|cuentame que es|contame que es|que me dices de|me pregunto que es|quiero saber que es|quisiera saber que es|no se que es|que sera|que es para ti|para ti que es|segun tu que es|que significa|que quiere decir|que significa para ti|que entiendes por|como defines|como definirias|define|explicame que es|explicame|dime que es|cual es|sabes que es|en que consiste|que opinas (de|sobre|del)|que piensas (de|sobre|del)) NOUN( para ti| en realidad| realmente| de verdad| en la vida| segun tu| segun (rumi|hafez|los poetas))*',
	],
};

/** How it is asked why there is suffering. */
const whySuffering: Readonly<Record<Language, string>> = {
	en: 'why (is there|does there have to be|do we have|does god allow|would god allow) (so much )?(suffering|pain|evil)( in the world| at all)?|why do bad things happen( to good people)?|why do (good|innocent) people suffer|why do we suffer',
	fa: '(چرا )?(این همه |اینهمه |انقدر )?(رنج|درد|بدی|شر) (تو |توی |در )?(دنیا|زندگی|جهان)? ?(هست|وجود داره|وجود دارد)|چرا (ادم های|ادمای|ادم) خوب (رنج|زجر|عذاب) (میکشن|می کشن|می کشند|میکشه)|چرا خدا (رنج|شر|بدی) (رو |را )?(افرید|افریده|افرید|اجازه میده)|چرا رنج می ?(کشیم|کشن|بریم)',
	ar: '(لماذا|لیش|لیه|علاش|لیه فی|لیش فی|لماذا یوجد) (فی |یوجد |هناک |اکو |کاین )?(کل هذا |کل هالقد |هالقد |هالکثر )?(الم|الالم|معاناه|المعاناه|شر|الشر|عذاب|العذاب)( فی (الدنیا|العالم|الحیاه)| بالدنیا| بهالدنیا)?|(لماذا|لیش|لیه) (یعانی|یتعذب|بیتعذب|بیعانی|تحصل|تصیر) (الطیبون|الناس الطیبین|الابریا|الطیبین|الناس الطیبه)',
	es: 'por que (hay|existe) (tanto |tanta )?(sufrimiento|dolor|maldad|mal)( en el mundo| en la vida)?|por que (le |les )?(pasan|suceden|ocurren) cosas malas( a (la gente buena|las buenas personas|los buenos|gente buena))?|por que sufre la gente buena|por que sufrimos|por que dios (permite|deja|manda) (el sufrimiento|el mal|el dolor|tanto sufrimiento)',
};

/** What may stand before such a question. */
const before: Readonly<Record<Language, string>> = {
	en: '(so |and |but |well |ok |okay |hey |hi |hoopoe |please |then |tell me |can you tell me |i wonder |really )*',
	fa: '(خب |و |پس |حالا |راستی |اصلا |سلام |هدهد |میشه بگی |بگو |بگو ببینم |بهم بگو )*',
	ar: '(طیب |و |یعنی |مرحبا |سلام |هدهد |ممکن تقولون |قولوا لی |قل لی |احکوا لی |طب |یا هدهد )*',
	es: '(y |pero |entonces |bueno |oye |hola |dime |a ver |abubilla |hoopoe |tu que crees |segun tu |para ti )*',
};

/** "And happiness?", behind another idea. */
const again: Readonly<Record<Language, string>> = {
	en: '(and|what about|how about|and what about) NOUN( then)?',
	fa: '(و |پس )NOUN( چی| چطور| چیه)?|NOUN (چی|چطور)',
	ar: '(وماذا عن|ماذا عن|طیب و|و|شو عن) ?NOUN',
	es: 'y (que hay de |que me dices de |que pasa con )?NOUN',
};

type Compiled = readonly (readonly [Idea, RegExp])[];
const compile = (language: Language, parts: readonly string[], why: string | null): Compiled =>
	ideas.map((idea) => {
		const asked = parts.map((form) => form.replaceAll('NOUN', `(${nouns[language][idea]})`));
		const all = idea === 'suffering' && why ? [...asked, why] : asked;
		return [idea, new RegExp(`^${before[language]}(${all.join('|')})$`)];
	});
const made = new Map<Language, { whole: Compiled; again: Compiled }>();

/**
 * The idea that a message asks about and nothing else: "what is love", "and happiness?" behind another one; null for all
 * other messages.
 */
export function ideaAsked(text: string, language: Language, behindIdea: boolean): Idea | null {
	let compiled = made.get(language);
	if (!compiled) {
		compiled = {
			whole: compile(language, forms[language], whySuffering[language]),
			again: compile(language, [again[language]], null),
		};
		made.set(language, compiled);
	}
	const folded = fold(text).replaceAll("'", '');
	const found = (list: Compiled) => list.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
	return found(compiled.whole) ?? (behindIdea ? found(compiled.again) : null);
}
