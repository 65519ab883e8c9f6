import type { Place } from './facts.ts';
import type { MoulanaPath } from './paths.ts';

type Entry = {
	id: string;
	path: MoulanaPath;
	place: Place;
	/** The two lines of one verse of that place, letter by letter. */
	verse: readonly [string, string];
};

/**
 * The stories, sixteen of each path, in the order in which the days bring them, each with a verse of its own section.
 * Text and numbers of sections are Ganjoor's; ghazals are numbered as Foruzanfar did. `moulana.test.ts` holds the verses
 * to that text.
 */
export const entries = [
	{
		id: 'reed',
		path: 'love',
		place: { book: 'masnavi', daftar: 1, section: 1 },
		verse: ['هر کسی کو دور ماند از اصل خویش', 'باز جوید روزگار وصل خویش'],
	},
	{
		id: 'layla',
		path: 'love',
		place: { book: 'masnavi', daftar: 1, section: 17 },
		verse: ['از دگر خوبان تو افزون نیستی', 'گفت خامش چون تو مجنون نیستی'],
	},
	{
		id: 'door',
		path: 'love',
		place: { book: 'masnavi', daftar: 1, section: 144 },
		verse: ['گفت اکنون چون منی ای من در آ', 'نیست گنجایی دو من را در سرا'],
	},
	{
		id: 'melon',
		path: 'love',
		place: { book: 'masnavi', daftar: 2, section: 31 },
		verse: ['از محبت تلخ‌ها شیرین شود', 'از محبت مس‌ها زرین شود'],
	},
	{
		id: 'shepherd',
		path: 'love',
		place: { book: 'masnavi', daftar: 2, section: 36 },
		verse: ['ما زبان را ننگریم و قال را', 'ما روان را بنگریم و حال را'],
	},
	{
		id: 'camel',
		path: 'love',
		place: { book: 'masnavi', daftar: 4, section: 58 },
		verse: ['جان گشاید سوی بالا بال‌ها', 'در زده تن در زمین چنگال‌ها'],
	},
	{
		id: 'letters',
		path: 'love',
		place: { book: 'masnavi', daftar: 3, section: 53 },
		verse: ['من به پیشت حاضر و تو نامه خوان', 'نیست این باری نشان عاشقان'],
	},
	{
		id: 'bazaar',
		path: 'love',
		place: { book: 'shams', ghazal: 563 },
		verse: ['دلا نزد کسی بنشین که او از دل خبر دارد', 'به زیر آن درختی رو که او گل‌های تر دارد'],
	},
	{
		id: 'pulse',
		path: 'love',
		place: { book: 'masnavi', daftar: 1, section: 6 },
		verse: ['علت عاشق ز علت‌ها جداست', 'عشق اصطرلاب اسرار خداست'],
	},
	{
		id: 'mirror',
		path: 'love',
		place: { book: 'masnavi', daftar: 1, section: 149 },
		verse: ['آینه آوردمت ای روشنی', 'تا چو بینی روی خود یادم کنی'],
	},
	{
		id: 'lancet',
		path: 'love',
		place: { book: 'masnavi', daftar: 5, section: 79 },
		verse: ['ترسم ای فصاد گر فصدم کنی', 'نیش را ناگاه بر لیلی زنی'],
	},
	{
		id: 'city',
		path: 'love',
		place: { book: 'masnavi', daftar: 3, section: 182 },
		verse: ['پس کدامین شهر ز آنها خوشترست', 'گفت آن شهری که در وی دلبرست'],
	},
	{
		id: 'halva',
		path: 'love',
		place: { book: 'masnavi', daftar: 2, section: 11 },
		verse: ['تا نگرید کودک حلوا فروش', 'بحر رحمت در نمی‌آید به جوش'],
	},
	{
		id: 'jewel',
		path: 'love',
		place: { book: 'masnavi', daftar: 5, section: 174 },
		verse: ['سنگ‌ها در آستین بودش شتاب', 'خرد کردش پیش او بود آن صواب'],
	},
	{
		id: 'walnuts',
		path: 'love',
		place: { book: 'masnavi', daftar: 6, section: 17 },
		verse: ['گفت شاه ما همه صدق و وفاست', 'آنچ بر ما می‌رسد آن هم ز ماست'],
	},
	{
		id: 'answer',
		path: 'love',
		place: { book: 'masnavi', daftar: 3, section: 7 },
		verse: ['ترس و عشق تو کمند لطف ماست', 'زیر هر یا رب تو لبیک‌هاست'],
	},
	{
		id: 'chickpea',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 3, section: 198 },
		verse: ['زان نجوشانم که مکروه منی', 'بلک تا گیری تو ذوق و چاشنی'],
	},
	{
		id: 'stone',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 3, section: 187 },
		verse: ['از جمادی مردم و نامی شدم', 'وز نما مردم به حیوان برزدم'],
	},
	{
		id: 'wall',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 2, section: 25 },
		verse: ['هر که عاشق‌تر بود بر بانگ آب', 'او کلوخ زفت‌تر کند از حجاب'],
	},
	{
		id: 'thorn',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 2, section: 26 },
		verse: ['خاربن در قوت و برخاستن', 'خارکن در پیری و در کاستن'],
	},
	{
		id: 'tattoo',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 1, section: 141 },
		verse: ['گر همی‌خواهی که بفروزی چو روز', 'هستی همچون شب خود را بسوز'],
	},
	{
		id: 'dragon',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 3, section: 37 },
		verse: ['اژدها را دار در برف فراق', 'هین مکش او را به خورشید عراق'],
	},
	{
		id: 'cage',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 1, section: 93 },
		verse: ['گفت طوطی کو به فعلم پند داد', 'که رها کن لطف آواز و وداد'],
	},
	{
		id: 'mad',
		path: 'transformation',
		place: { book: 'shams', ghazal: 1393 },
		verse: ['مرده بدم زنده شدم گریه بدم خنده شدم', 'دولت عشق آمد و من دولت پاینده شدم'],
	},
	{
		id: 'harper',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 1, section: 107 },
		verse: ['خرج کردم عمر خود را دم بدم', 'در دمیدم جمله را در زیر و بم'],
	},
	{
		id: 'needle',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 2, section: 93 },
		verse: ['رو بدو کرد و بگفتش ای امیر', 'ملک دل به یا چنان ملک حقیر'],
	},
	{
		id: 'guesthouse',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 5, section: 155 },
		verse: ['هرچه آید از جهان غیب‌وش', 'در دلت ضیفست او را دار خوش'],
	},
	{
		id: 'apples',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 2, section: 39 },
		verse: ['دشمنی عاقلان زین سان بود', 'زهر ایشان ابتهاج جان بود'],
	},
	{
		id: 'ducklings',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 2, section: 114 },
		verse: ['گر ترا مادر بترساند ز آب', 'تو مترس و سوی دریا ران شتاب'],
	},
	{
		id: 'fish',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 4, section: 87 },
		verse: ['می‌روم بر وی چنانک خس رود', 'نی بسباحی چنانک کس رود'],
	},
	{
		id: 'boots',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 5, section: 81 },
		verse: ['بنگریدند از یسار و از یمین', 'چارقی بدریده بود و پوستین'],
	},
	{
		id: 'plough',
		path: 'transformation',
		place: { book: 'masnavi', daftar: 4, section: 90 },
		verse: ['کی شود گلزار و گندم‌زار این', 'تا نگردد زشت و ویران این زمین'],
	},
	{
		id: 'boat',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 137 },
		verse: ['محو می‌باید نه نحو اینجا بدان', 'گر تو محوی بی‌خطر در آب ران'],
	},
	{
		id: 'painters',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 157 },
		verse: ['از دو صد رنگی به بی‌رنگی رهیست', 'رنگ چون ابرست و بی‌رنگی مهیست'],
	},
	{
		id: 'garden',
		path: 'silence',
		place: { book: 'masnavi', daftar: 4, section: 51 },
		verse: ['باغ‌ها و میوه‌ها اندر دلست', 'عکس لطف آن برین آب و گلست'],
	},
	{
		id: 'prayer',
		path: 'silence',
		place: { book: 'masnavi', daftar: 2, section: 85 },
		verse: ['ای خنک جانی که عیب خویش دید', 'هر که عیبی گفت آن بر خود خرید'],
	},
	{
		id: 'moon',
		path: 'silence',
		place: { book: 'shams', ghazal: 2219 },
		verse: ['من غلام قمرم غیر قمر هیچ مگو', 'پیش من جز سخن شمع و شکر هیچ مگو'],
	},
	{
		id: 'visit',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 154 },
		verse: ['از قیاسی که بکرد آن کر گزین', 'صحبت ده‌ساله باطل شد بدین'],
	},
	{
		id: 'mouse',
		path: 'silence',
		place: { book: 'masnavi', daftar: 2, section: 100 },
		verse: ['انصتوا را گوش کن خاموش باش', 'چون زبان حق نگشتی گوش باش'],
	},
	{
		id: 'hoopoe',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 66 },
		verse: ['پس زبان محرمی خود دیگرست', 'همدلی از همزبانی بهترست'],
	},
	{
		id: 'drum',
		path: 'silence',
		place: { book: 'masnavi', daftar: 6, section: 26 },
		verse: ['گرچه هست این دم بر تو نیمشب', 'نزد من نزدیک شد صبح طرب'],
	},
	{
		id: 'mail',
		path: 'silence',
		place: { book: 'masnavi', daftar: 3, section: 81 },
		verse: ['چون نپرسی زودتر کشفت شود', 'مرغ صبر از جمله پرانتر بود'],
	},
	{
		id: 'palm',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 78 },
		verse: ['بی‌سلاح این مرد خفته بر زمین', 'من به هفت اندام لرزان چیست این'],
	},
	{
		id: 'sword',
		path: 'silence',
		place: { book: 'masnavi', daftar: 1, section: 166 },
		verse: ['چون در آمد علتی اندر غزا', 'تیغ را دیدم نهان کردن سزا'],
	},
	{
		id: 'minstrel',
		path: 'silence',
		place: { book: 'masnavi', daftar: 6, section: 21 },
		verse: ['آن بگو ای گیج که می‌دانیش', 'می‌ندانم می‌ندانم در مکش'],
	},
	{
		id: 'hobbyhorse',
		path: 'silence',
		place: { book: 'masnavi', daftar: 2, section: 59 },
		verse: ['عقل من گنجست و من ویرانه‌ام', 'گنج اگر پیدا کنم دیوانه‌ام'],
	},
	{
		id: 'jar',
		path: 'silence',
		place: { book: 'masnavi', daftar: 2, section: 58 },
		verse: ['گفت گفتم آه کن هو می‌کنی', 'گفت من شاد و تو از غم منحنی'],
	},
	{
		id: 'island',
		path: 'silence',
		place: { book: 'masnavi', daftar: 5, section: 125 },
		verse: ['سال‌ها خوردی و کم نامد ز خور', 'ترک مستقبل کن و ماضی نگر'],
	},
	{
		id: 'elephant',
		path: 'story',
		place: { book: 'masnavi', daftar: 3, section: 49 },
		verse: ['در کف هر کس اگر شمعی بدی', 'اختلاف از گفتشان بیرون شدی'],
	},
	{
		id: 'grapes',
		path: 'story',
		place: { book: 'masnavi', daftar: 2, section: 112 },
		verse: ['در تنازع آن نفر جنگی شدند', 'که ز سر نام‌ها غافل بدند'],
	},
	{
		id: 'treasure',
		path: 'story',
		place: { book: 'masnavi', daftar: 6, section: 122 },
		verse: ['گفت با خود گنج در خانهٔ منست', 'پس مرا آنجا چه فقر و شیونست'],
	},
	{
		id: 'grocer',
		path: 'story',
		place: { book: 'masnavi', daftar: 1, section: 11 },
		verse: ['کار پاکان را قیاس از خود مگیر', 'گر چه ماند در نبشتن شیر و شیر'],
	},
	{
		id: 'well',
		path: 'story',
		place: { book: 'masnavi', daftar: 1, section: 72 },
		verse: ['پیش چشمت داشتی شیشهٔ کبود', 'زان سبب عالم کبودت می‌نمود'],
	},
	{
		id: 'donkey',
		path: 'story',
		place: { book: 'masnavi', daftar: 2, section: 15 },
		verse: ['مر مرا تقلیدشان بر باد داد', 'که دو صد لعنت بر آن تقلید باد'],
	},
	{
		id: 'crescent',
		path: 'story',
		place: { book: 'masnavi', daftar: 2, section: 2 },
		verse: ['موی کژ چون پردهٔ گردون بود', 'چون همه اجزات کژ شد چون بود'],
	},
	{
		id: 'lamp',
		path: 'story',
		place: { book: 'shams', ghazal: 441 },
		verse: ['دی شیخ با چراغ همی گشت گرد شهر', 'کز دیو و دد ملولم و انسانم آرزوست'],
	},
	{
		id: 'fly',
		path: 'story',
		place: { book: 'masnavi', daftar: 1, section: 60 },
		verse: ['گفت من دریا و کشتی خوانده‌ام', 'مدتی در فکر آن می‌مانده‌ام'],
	},
	{
		id: 'fox',
		path: 'story',
		place: { book: 'masnavi', daftar: 1, section: 145 },
		verse: ['از کجا آموختی این ای بزرگ', 'گفت ای شاه جهان از حال گرگ'],
	},
	{
		id: 'jackal',
		path: 'story',
		place: { book: 'masnavi', daftar: 3, section: 22 },
		verse: ['بانگ طاووسان کنی گفتا که لا', 'پس نه‌ای طاووس خواجه بوالعلا'],
	},
	{
		id: 'cat',
		path: 'story',
		place: { book: 'masnavi', daftar: 5, section: 144 },
		verse: ['این اگر گربه‌ست پس آن گوشت کو', 'ور بود این گوشت گربه کو بجو'],
	},
	{
		id: 'ram',
		path: 'story',
		place: { book: 'masnavi', daftar: 6, section: 13 },
		verse: ['جامه‌ها بر کند و اندر چاه رفت', 'جامه‌ها را برد هم آن دزد تفت'],
	},
	{
		id: 'tanner',
		path: 'story',
		place: { book: 'masnavi', daftar: 4, section: 11 },
		verse: ['او نمی‌دانست کاندر مرتعه', 'از گلاب آمد ورا آن واقعه'],
	},
	{
		id: 'bread',
		path: 'story',
		place: { book: 'masnavi', daftar: 5, section: 23 },
		verse: ['دست ناید بی‌درم در راه نان', 'لیک هست آب دو دیده رایگان'],
	},
	{
		id: 'turban',
		path: 'story',
		place: { book: 'masnavi', daftar: 4, section: 60 },
		verse: ['باز کن آن را به دست خود بمال', 'آنگهان خواهی ببر کردم حلال'],
	},
] as const satisfies readonly Entry[];

export type EntryId = (typeof entries)[number]['id'];
