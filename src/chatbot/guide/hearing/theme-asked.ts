import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';

/** A theme that a verse or a story is asked about, and those that are about it, the closest first. */
export type AskedTheme = {
	/** Ids of Hafez's verses and of Rumi's stories (`knowledge.server.ts`); Rumi's verse of a story has its id. */
	readonly verses: readonly string[];
	readonly stories: readonly string[];
	/** Words for it, in folded text; of Persian and Arabic words endings and the article are allowed. */
	readonly words: Readonly<Record<Language, string>>;
};

/** What people ask for a verse or a story about, the first one that a word belongs to first. */
export const themes: readonly AskedTheme[] = [
	{
		verses: ['chickpea', 'hafez-7', 'answer'],
		stories: ['mail', 'chickpea', 'answer', 'wall'],
		words: {
			en: 'patience patient waiting perseverance persistence',
			fa: 'صبر صبوری شکیبایی انتظار تحمل بردباری',
			ar: 'صبر انتظار تحمل',
			es: 'paciencia esperar perseverancia aguante',
		},
	},
	{
		verses: ['hafez-7', 'hafez-6', 'mad', 'answer'],
		stories: ['harper', 'answer', 'treasure', 'wall'],
		words: {
			en: 'hope hopeful hopeless despair encouragement courage strength',
			fa: 'امید امیدواری ناامیدی نومیدی دلگرمی',
			ar: 'امل رجا یاس تفاول قوه',
			es: 'esperanza desesperanza desesperacion animo fuerza aliento',
		},
	},
	{
		verses: ['stone', 'hafez-2', 'hafez-11'],
		stories: ['stone', 'cage'],
		words: {
			en: 'death dying mortality afterlife',
			fa: 'مرگ مردن فنا اجل',
			ar: 'موت فنا رحیل',
			es: 'muerte morir mortalidad',
		},
	},
	{
		verses: ['reed', 'hafez-12', 'harper'],
		stories: ['reed', 'harper'],
		words: {
			en: 'loneliness lonely alone solitude lonesome',
			fa: 'تنهایی بیکسی غربت',
			ar: 'وحده وحید غربه عزله',
			es: 'soledad',
		},
	},
	{
		verses: ['reed', 'hafez-12', 'hafez-7', 'wall'],
		stories: ['reed', 'wall', 'stone', 'letters'],
		words: {
			en: 'longing separation missing absence distance parting yearning homesickness',
			fa: 'فراق جدایی دوری دلتنگی هجران هجر وصال',
			ar: 'فراق شوق حنین اشتیاق هجر وصال',
			es: 'nostalgia ausencia separacion distancia anoranza anhelo despedida',
		},
	},
	{
		verses: ['melon', 'hafez-1', 'pulse', 'layla', 'hafez-4', 'city'],
		stories: ['melon', 'pulse', 'door', 'layla', 'city', 'lancet'],
		words: {
			en: 'love lovers lover passion',
			fa: 'عشق عاشقی عاشق عاشقانه محبت',
			ar: 'حب عشق غرام هوی محبه',
			es: 'amor enamorados amantes pasion',
		},
	},
	{
		verses: ['mirror', 'apples', 'bazaar', 'hafez-4'],
		stories: ['mirror', 'apples', 'visit'],
		words: {
			en: 'friendship friend friends',
			fa: 'دوستی رفاقت رفیق',
			ar: 'صداقه صدیق اصدقا صحبه',
			es: 'amistad amigo amiga amigos amigas',
		},
	},
	{
		verses: ['sword', 'hafez-3', 'shepherd'],
		stories: ['sword', 'shepherd', 'prayer'],
		words: {
			en: 'forgiveness forgiving forgive mercy',
			fa: 'بخشش بخشیدن گذشت عفو',
			ar: 'غفران تسامح سماح عفو صفح مسامحه',
			es: 'perdon perdonar misericordia',
		},
	},
	{
		verses: ['ducklings', 'stone', 'fish'],
		stories: ['ducklings', 'stone', 'fish'],
		words: {
			en: 'fear afraid anxiety worry bravery brave',
			fa: 'ترس ترسیدن اضطراب نگرانی شجاعت',
			ar: 'خوف قلق شجاعه',
			es: 'miedo temor ansiedad valentia',
		},
	},
	{
		verses: ['sword', 'dragon', 'grocer'],
		stories: ['sword', 'dragon'],
		words: {
			en: 'anger rage temper revenge',
			fa: 'خشم عصبانیت غضب انتقام کینه',
			ar: 'غضب انتقام حقد',
			es: 'ira enojo rabia enfado venganza rencor',
		},
	},
	{
		verses: ['boat', 'mouse', 'fly', 'jackal'],
		stories: ['boat', 'mouse', 'jackal', 'fly'],
		words: {
			en: 'pride arrogance arrogant humility humble ego vanity',
			fa: 'غرور تکبر خودبینی تواضع فروتنی',
			ar: 'غرور تکبر کبر تواضع',
			es: 'orgullo soberbia arrogancia humildad vanidad ego',
		},
	},
	{
		verses: ['needle', 'island', 'hafez-9'],
		stories: ['island', 'ram', 'needle', 'treasure'],
		words: {
			en: 'greed money wealth riches rich poverty contentment',
			fa: 'طمع حرص پول ثروت فقر قناعت',
			ar: 'طمع جشع مال ثروه فقر قناعه',
			es: 'avaricia codicia dinero riqueza pobreza',
		},
	},
	{
		verses: ['thorn', 'dragon'],
		stories: ['thorn', 'dragon'],
		words: {
			en: 'habit habits addiction laziness procrastination',
			fa: 'عادت اعتیاد تنبلی',
			ar: 'عاده عادات ادمان کسل',
			es: 'habito habitos vicio adiccion pereza',
		},
	},
	{
		verses: ['cage', 'hafez-10'],
		stories: ['cage'],
		words: {
			en: 'freedom liberty',
			fa: 'ازادی رهایی',
			ar: 'حریه تحرر',
			es: 'libertad libre',
		},
	},
	{
		verses: ['hafez-10', 'stone', 'chickpea', 'plough'],
		stories: ['stone', 'chickpea', 'plough'],
		words: {
			en: 'change transformation beginning beginnings growth',
			fa: 'تغییر دگرگونی تحول اغاز رشد',
			ar: 'تغییر تحول بدایه نمو',
			es: 'cambio cambios transformacion comienzo comienzos crecer',
		},
	},
	{
		verses: ['hafez-6', 'guesthouse', 'hafez-7', 'harper'],
		stories: ['guesthouse', 'harper', 'reed'],
		words: {
			en: 'grief sadness sad sorrow mourning loss pain heartbreak',
			fa: 'غم اندوه غصه سوگ درد رنج ناراحتی',
			ar: 'حزن الم فقد فقدان اسی',
			es: 'tristeza pena dolor duelo perdida',
		},
	},
	{
		verses: ['hafez-10', 'mad', 'hafez-8'],
		stories: ['garden', 'melon'],
		words: {
			en: 'joy happiness happy celebration gratitude thankfulness',
			fa: 'شادی خوشحالی خوشبختی شکر شکرگزاری سپاس',
			ar: 'فرح سعاده سرور شکر امتنان',
			es: 'alegria felicidad gratitud agradecimiento',
		},
	},
	{
		verses: ['answer', 'shepherd', 'hafez-12', 'needle'],
		stories: ['answer', 'shepherd', 'prayer'],
		words: {
			en: 'faith prayer praying belief religion',
			fa: 'ایمان دعا نماز مناجات توکل عبادت',
			ar: 'ایمان دعا صلاه توکل عباده',
			es: 'fe oracion rezar religion',
		},
	},
	{
		verses: ['elephant', 'grapes'],
		stories: ['grapes', 'elephant', 'visit'],
		words: {
			en: 'quarrel quarrels peace misunderstanding understanding communication listening',
			fa: 'دعوا قهر اشتی صلح سوتفاهم تفاهم',
			ar: 'خلاف خصام صلح تفاهم',
			es: 'pelea peleas discusion paz reconciliacion malentendido malentendidos entenderse',
		},
	},
	{
		verses: ['plough', 'painters', 'hafez-11'],
		stories: ['plough', 'painters', 'mail'],
		words: {
			en: 'work effort craft failure success',
			fa: 'کار تلاش کوشش شکست موفقیت',
			ar: 'جهد اجتهاد فشل نجاح',
			es: 'trabajo esfuerzo fracaso exito',
		},
	},
	{
		verses: ['hafez-5', 'treasure'],
		stories: ['treasure', 'elephant'],
		words: {
			en: 'search searching seeking purpose soul',
			fa: 'جستجو خودشناسی خویشتن روح',
			ar: 'بحث روح',
			es: 'busqueda alma proposito autoconocimiento',
		},
	},
	{
		verses: ['hafez-3', 'prayer', 'elephant'],
		stories: ['prayer', 'crescent', 'elephant', 'grocer'],
		words: {
			en: 'judging judgement judgment hypocrisy gossip prejudice',
			fa: 'قضاوت ریا ریاکاری غیبت عیبجویی',
			ar: 'ریا نفاق نمیمه غیبه',
			es: 'juzgar juicio hipocresia chisme chismes prejuicios',
		},
	},
	{
		verses: ['turban', 'cat'],
		stories: ['cat', 'turban', 'ram'],
		words: {
			en: 'truth lies lying honesty deceit trickery',
			fa: 'حقیقت دروغ صداقت فریب',
			ar: 'حقیقه صدق کذب خداع',
			es: 'verdad mentira mentiras honestidad engano',
		},
	},
	{
		verses: ['thorn', 'hafez-2', 'hafez-11', 'harper'],
		stories: ['thorn', 'harper'],
		words: {
			en: 'youth growing',
			fa: 'زمان پیری جوانی گذشته',
			ar: 'زمن وقت شیخوخه شباب',
			es: 'tiempo vejez juventud edad',
		},
	},
	{
		verses: ['hafez-8', 'hafez-10', 'garden'],
		stories: ['garden'],
		words: {
			en: 'spring nature flowers rose garden',
			fa: 'بهار طبیعت باغ',
			ar: 'ربیع طبیعه ورد زهر حدیقه',
			es: 'primavera naturaleza flores rosa jardin',
		},
	},
	{
		verses: ['layla', 'painters', 'mirror'],
		stories: ['layla', 'painters', 'mirror'],
		words: { en: 'beauty', fa: 'زیبایی', ar: 'جمال', es: 'belleza hermosura' },
	},
	{
		verses: ['moon', 'mail'],
		stories: ['mail', 'visit'],
		words: { en: 'silence', fa: 'سکوت خاموشی', ar: 'صمت سکوت', es: 'silencio' },
	},
];

const before = /^(?:وال|بال|لل|کال|فال|ال|و|ب|ل)/;
const behind: Readonly<Partial<Record<Language, RegExp>>> = {
	fa: /^(?:ی|ها|های|م|ت|ش|مون|تون|شون|ام|ات|اش|و|رو|ه|ست)?$/,
	ar: /^(?:ی|ه|ک|ها|ین|ات)?$/,
};

function isSaid(word: string, wanted: string, language: Language): boolean {
	if (word === wanted) return true;
	const ends = behind[language];
	const forms = language === 'ar' ? [word, word.replace(before, '')] : [word];
	return Boolean(ends && forms.some((form) => form.startsWith(wanted) && ends.test(form.slice(wanted.length))));
}

const wordsOf = new Map<AskedTheme, Readonly<Record<Language, readonly string[]>>>(
	themes.map((theme) => {
		const split = (language: Language) => theme.words[language].split(' ').map(fold);
		return [theme, { en: split('en'), fa: split('fa'), ar: split('ar'), es: split('es') }];
	}),
);

/** The theme that a request for a verse or a story names; null where it names none, or something else. */
export function themeAsked(text: string, language: Language): AskedTheme | null {
	// "I'd love a poem" names no love.
	const words = fold(text)
		.replace(/\b(?:i'd|would|d) love\b/g, ' ')
		.split(' ');
	// The last word tells what it is to be about: "a poem for my friend about patience".
	for (const word of words.toReversed())
		for (const theme of themes)
			if (wordsOf.get(theme)?.[language].some((wanted) => isSaid(word, wanted, language))) return theme;
	return null;
}
