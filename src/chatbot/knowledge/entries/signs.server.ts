import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** The twelve signs of the zodiac with their days. */
export const signs: readonly KnowledgeEntry[] = [
	{
		id: 'zodiac-dates',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['zodiac dates', 'dates of the zodiac signs', 'dates of the star signs', 'star sign dates'],
				say: 'Aries begins about 21 March, Taurus 20 April, Gemini 21 May, Cancer 21 June, Leo 23 July, Virgo 23 August, Libra 23 September, Scorpio 23 October, Sagittarius 22 November, Capricorn 22 December, Aquarius 20 January and Pisces 19 February. In some years it is a day earlier or later, since the Sun keeps no calendar.',
			},
			fa: {
				names: ['تاریخ برج‌ها', 'تاریخ دوازده برج', 'برج هر ماه', 'ماه‌ها و برج‌ها', 'برج‌های دوازده ماه'],
				say: 'هر ماه ایرانی یک برج است: فروردین حمل، اردیبهشت ثور، خرداد جوزا، تیر سرطان، مرداد اسد، شهریور سنبله، مهر میزان، آبان عقرب، آذر قوس، دی جدی، بهمن دلو، اسفند حوت. در افغانستان تا همین اواخر ماه‌ها را به همین نام‌ها می‌خواندند.',
			},
			ar: {
				names: ['تواريخ الأبراج', 'مواعيد الأبراج', 'ترتيب الأبراج', 'تاريخ الأبراج'],
				say: 'يبدأ الحمل نحو ٢١ مارس، والثور ٢٠ أبريل، والجوزاء ٢١ مايو، والسرطان ٢١ يونيو، والأسد ٢٣ يوليو، والعذراء ٢٣ أغسطس، والميزان ٢٣ سبتمبر، والعقرب ٢٣ أكتوبر، والقوس ٢٢ نوفمبر، والجدي ٢٢ ديسمبر، والدلو ٢٠ يناير، والحوت ١٩ فبراير. وقد يتقدّم ذلك يومًا أو يتأخّر، فالشمس لا تقرأ التقويم.',
			},
			es: {
				names: [
					'fechas del zodiaco',
					'fechas de los signos',
					'fechas de los signos del zodiaco',
					'fechas del horóscopo',
				],
				say: 'Aries empieza el 21 de marzo, Tauro el 20 de abril, Géminis el 21 de mayo, Cáncer el 21 de junio, Leo el 23 de julio, Virgo el 23 de agosto, Libra el 23 de septiembre, Escorpio el 23 de octubre, Sagitario el 22 de noviembre, Capricornio el 22 de diciembre, Acuario el 20 de enero y Piscis el 19 de febrero. Algún año es un día antes o después: el Sol no usa calendario.',
			},
		},
	},
	{
		id: 'sign-aries',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Aries', 'Aries', 'Aries dates'],
				say: 'Aries is the sign from about 21 March to 19 April, from the spring equinox on: the ram whose golden fleece the Argonauts sailed for. Astrologers give it courage for every beginning and little patience for the end.',
			},
			fa: {
				names: ['برج حمل', 'طالع حمل'],
				say: 'برج حمل ماهِ فروردین است، از حدود ۲۱ مارس تا ۱۹ آوریل: قوچی که با رسیدنش شب و روز برابر می‌شود. در کتاب‌های طالع دلِ آغاز کردن را به او می‌دهند و حوصلهٔ کم برای پایان.',
			},
			ar: {
				names: ['برج الحمل', 'مواليد برج الحمل'],
				say: 'برج الحمل من نحو ٢١ مارس إلى ١٩ أبريل، يبدأ مع الاعتدال الربيعيّ: كبش تقول اليونان إنّ فروته كانت من ذهب. ينسب إليه المنجّمون الإقدام في كلّ بداية وقلّة الصبر على النهايات.',
			},
			es: {
				names: ['el signo de Aries', 'Aries', 'fechas de Aries'],
				say: 'Aries va más o menos del 21 de marzo al 19 de abril, desde el equinoccio de primavera: es el carnero del vellocino de oro. Los astrólogos le dan arrojo para empezar y poca paciencia para acabar.',
			},
		},
	},
	{
		id: 'sign-taurus',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Taurus', 'Taurus', 'Taurus dates'],
				say: 'Taurus is the sign from about 20 April to 20 May: the bull that carried Europa over the sea, with the star Aldebaran for a red eye. Astrologers give it steadiness, a good table and a will that nobody pushes uphill.',
			},
			fa: {
				names: ['برج ثور', 'ثور', 'طالع ثور'],
				say: 'برج ثور ماهِ اردیبهشت است، از حدود ۲۰ آوریل تا ۲۰ مه: گاوی که ستارهٔ سرخ دبران چشم اوست و پروین بر شانه‌اش نشسته. پایداری و سفرهٔ خوب را به او می‌دهند و لجی که با هل دادن جابه‌جا نمی‌شود.',
			},
			ar: {
				names: ['برج الثور', 'مواليد برج الثور'],
				say: 'برج الثور من نحو ٢٠ أبريل إلى ٢٠ مايو: ثور عينه الحمراء نجم الدبران والثريّا على كتفه. ينسب إليه المنجّمون الثبات وحبّ المائدة، وعنادًا لا يزحزحه دفع.',
			},
			es: {
				names: ['el signo de Tauro', 'Tauro', 'fechas de Tauro'],
				say: 'Tauro va más o menos del 20 de abril al 20 de mayo: es el toro que se llevó a Europa por el mar, y la estrella Aldebarán es su ojo rojo. Los astrólogos le dan constancia, buena mesa y una terquedad que no se empuja.',
			},
		},
	},
	{
		id: 'sign-gemini',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Gemini', 'Gemini', 'Gemini dates'],
				say: 'Gemini is the sign from about 21 May to 20 June: Castor and Pollux, twins of whom one was immortal and would not keep it for himself. Astrologers give it curiosity, a quick tongue and a heart that is soon in the next room.',
			},
			fa: {
				names: ['برج جوزا', 'جوزا', 'طالع جوزا'],
				say: 'برج جوزا ماهِ خرداد است، از حدود ۲۱ مه تا ۲۰ ژوئن: دو پیکرِ هم‌زاد که در قصهٔ یونانی یکی‌شان نامیرا بود و نامیرایی‌اش را با برادر قسمت کرد. کنجکاوی و زبان چالاک را به او می‌دهند و دلی که زود به اتاق دیگر می‌رود.',
			},
			ar: {
				names: ['برج الجوزاء', 'مواليد برج الجوزاء'],
				say: 'برج الجوزاء من نحو ٢١ مايو إلى ٢٠ يونيو: توأمان كان أحدهما خالدًا فقاسم أخاه خلوده، كما تروي اليونان. ينسب إليه المنجّمون الفضول وخفّة اللسان، وقلبًا سرعان ما ينتقل إلى غرفة أخرى.',
			},
			es: {
				names: ['el signo de Géminis', 'Géminis', 'fechas de Géminis'],
				say: 'Géminis va más o menos del 21 de mayo al 20 de junio: son Cástor y Pólux, gemelos de los que uno era inmortal y no quiso serlo solo. Los astrólogos le dan curiosidad, lengua rápida y un corazón que pronto está en otro cuarto.',
			},
		},
	},
	{
		id: 'sign-cancer',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Cancer', 'Cancer sign', 'Cancer zodiac', 'Cancer dates'],
				say: 'Cancer is the sign from about 21 June to 22 July, from the summer solstice on: the crab that pinched Heracles in the foot while he fought the Hydra, and was trodden on. Astrologers give it love of home, a long memory and a shell that closes early.',
			},
			fa: {
				names: ['برج سرطان', 'سرطان برج', 'طالع سرطان'],
				say: 'برج سرطان ماهِ تیر است، از حدود ۲۱ ژوئن تا ۲۲ ژوئیه، و با درازترین روز سال آغاز می‌شود: خرچنگی با خانه‌ای بر پشت. دل‌بستگی به خانه و حافظهٔ دراز را به او می‌دهند و پوسته‌ای که زود بسته می‌شود.',
			},
			ar: {
				names: ['برج السرطان', 'مواليد برج السرطان'],
				say: 'برج السرطان من نحو ٢١ يونيو إلى ٢٢ يوليو، يبدأ مع أطول نهار في السنة: سلطعون يحمل بيته على ظهره. ينسب إليه المنجّمون حبّ الدار والذاكرة الطويلة، وصدفة تُغلق باكرًا.',
			},
			es: {
				names: ['el signo de Cáncer', 'signo Cáncer', 'fechas de Cáncer'],
				say: 'Cáncer va más o menos del 21 de junio al 22 de julio, desde el solsticio de verano: es el cangrejo que mordió a Heracles en el pie mientras peleaba con la Hidra. Los astrólogos le dan apego a la casa, memoria larga y un caparazón que se cierra temprano.',
			},
		},
	},
	{
		id: 'sign-leo',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Leo', 'Leo sign', 'Leo zodiac', 'Leo dates'],
				say: 'Leo is the sign from about 23 July to 22 August: a lion, and the house of the Sun, which is why the two stood together on the old flag of Iran. Astrologers give it an open hand, a loud voice and the need to be seen.',
			},
			fa: {
				names: ['برج اسد', 'طالع اسد'],
				say: 'برج اسد ماهِ مرداد است، از حدود ۲۳ ژوئیه تا ۲۲ اوت: شیری که خانهٔ خورشید است، و شیر و خورشیدِ پرچم قدیم از همین‌جا آمده. گشاده‌دستی و صدای بلند را به او می‌دهند و نیاز به دیده شدن.',
			},
			ar: {
				names: ['برج الأسد', 'مواليد برج الأسد'],
				say: 'برج الأسد من نحو ٢٣ يوليو إلى ٢٢ أغسطس: أسد في صدره نجم سمّاه العرب قلب الأسد، وهو عند المنجّمين بيت الشمس. ينسبون إليه اليد المفتوحة والصوت العالي وحاجته إلى أن يُرى.',
			},
			es: {
				names: ['el signo de Leo', 'signo Leo', 'fechas de Leo'],
				say: 'Leo va más o menos del 23 de julio al 22 de agosto: es el león de Nemea, y la casa del Sol, que por algo manda en agosto. Los astrólogos le dan mano abierta, voz alta y ganas de que lo vean.',
			},
		},
	},
	{
		id: 'sign-virgo',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Virgo', 'Virgo', 'Virgo dates'],
				say: 'Virgo is the sign from about 23 August to 22 September: a girl with an ear of wheat in her hand, which is the star Spica. Astrologers give it care, hands that work and an eye that sees the fault first.',
			},
			fa: {
				names: ['برج سنبله', 'سنبله', 'طالع سنبله'],
				say: 'برج سنبله ماهِ شهریور است، از حدود ۲۳ اوت تا ۲۲ سپتامبر: دختری با خوشهٔ گندم در دست، که سِماکِ اعزل همان خوشه است. دقت و دستِ کاری را به او می‌دهند و چشمی که اول عیب را می‌بیند.',
			},
			ar: {
				names: ['برج العذراء', 'برج السنبلة', 'مواليد برج العذراء'],
				say: 'برج العذراء، وهو السنبلة، من نحو ٢٣ أغسطس إلى ٢٢ سبتمبر: فتاة في يدها سنبلة قمح نجمُها السماك الأعزل. ينسب إليه المنجّمون الدقّة ويدًا تعمل، وعينًا ترى العيب أوّلًا.',
			},
			es: {
				names: ['el signo de Virgo', 'Virgo', 'fechas de Virgo'],
				say: 'Virgo va más o menos del 23 de agosto al 22 de septiembre: es una muchacha con una espiga en la mano, y la espiga es la estrella Spica. Los astrólogos le dan cuidado, manos que trabajan y un ojo que ve primero la falta.',
			},
		},
	},
	{
		id: 'sign-libra',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Libra', 'Libra', 'Libra dates'],
				say: 'Libra is the sign from about 23 September to 22 October, from the autumn equinox on: the only one of the twelve that is a thing, where the Greeks had seen the claws of the scorpion. Astrologers give it fairness, and a long wait before it chooses.',
			},
			fa: {
				names: ['برج میزان', 'طالع میزان'],
				say: 'برج میزان ماهِ مهر است، از حدود ۲۳ سپتامبر تا ۲۲ اکتبر: ترازو، تنها نشانی از دوازده‌تا که جان ندارد، و با برابر شدن شب و روز آغاز می‌شود. انصاف را به او می‌دهند و درنگِ دراز پیش از انتخاب.',
			},
			ar: {
				names: ['برج الميزان', 'مواليد برج الميزان'],
				say: 'برج الميزان من نحو ٢٣ سبتمبر إلى ٢٢ أكتوبر، يبدأ مع الاعتدال الخريفيّ: هو وحده بين الاثني عشر لا روح فيه، ونجماه ما زالا يُسمَّيان الزبانيين، أي مخلبي العقرب. ينسب إليه المنجّمون الإنصاف وطول التردّد.',
			},
			es: {
				names: ['el signo de Libra', 'Libra', 'fechas de Libra'],
				say: 'Libra va más o menos del 23 de septiembre al 22 de octubre, desde el equinoccio de otoño: es el único de los doce que es una cosa, y los griegos veían ahí las pinzas del escorpión. Los astrólogos le dan justicia y mucha demora antes de elegir.',
			},
		},
	},
	{
		id: 'sign-scorpio',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Scorpio', 'Scorpio', 'Scorpio dates'],
				say: 'Scorpio is the sign from about 23 October to 21 November: the scorpion that killed Orion, who to this day goes down when it comes up. Astrologers give it depth, silence and a memory for wrongs.',
			},
			fa: {
				names: ['برج عقرب', 'طالع عقرب'],
				say: 'برج عقرب ماهِ آبان است، از حدود ۲۳ اکتبر تا ۲۱ نوامبر: کژدمی که ستارهٔ سرخی به جای دل دارد و نیشش را نگه می‌دارد. ژرفا و رازداری را به او می‌دهند و یادی که بدی را فراموش نمی‌کند.',
			},
			ar: {
				names: ['برج العقرب', 'مواليد برج العقرب'],
				say: 'برج العقرب من نحو ٢٣ أكتوبر إلى ٢١ نوفمبر: عقرب في صدره نجم أحمر سمّاه العرب قلب العقرب، وقمر ينزل فيه يتشاءم منه كثيرون. ينسب إليه المنجّمون العمق والكتمان، وذاكرة لا تنسى الإساءة.',
			},
			es: {
				names: ['el signo de Escorpio', 'Escorpio', 'fechas de Escorpio'],
				say: 'Escorpio va más o menos del 23 de octubre al 21 de noviembre: es el escorpión que mató a Orión, y Orión todavía se pone cuando él sale. Los astrólogos le dan hondura, silencio y memoria para los agravios.',
			},
		},
	},
	{
		id: 'sign-sagittarius',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Sagittarius', 'Sagittarius', 'Sagittarius dates'],
				say: 'Sagittarius is the sign from about 22 November to 21 December: an archer, half of him horse, who aims at the heart of the scorpion. Astrologers give it long roads, plain speech and promises bigger than its purse.',
			},
			fa: {
				names: ['برج قوس', 'طالع قوس'],
				say: 'برج قوس ماهِ آذر است، از حدود ۲۲ نوامبر تا ۲۱ دسامبر: کمان‌داری که نیمه‌اش اسب است و تیرش رو به دلِ عقرب دارد. راه‌های دور و راستیِ بی‌پرده را به او می‌دهند و قولی که از توان بزرگ‌تر است.',
			},
			ar: {
				names: ['برج القوس', 'برج الرامي', 'مواليد برج القوس'],
				say: 'برج القوس، وهو الرامي، من نحو ٢٢ نوفمبر إلى ٢١ ديسمبر: رامٍ نصفه حصان يصوّب إلى قلب العقرب. ينسب إليه المنجّمون حبّ الأسفار والصراحة، ووعودًا أكبر من الكيس.',
			},
			es: {
				names: ['el signo de Sagitario', 'Sagitario', 'fechas de Sagitario'],
				say: 'Sagitario va más o menos del 22 de noviembre al 21 de diciembre: es un arquero, medio caballo, que apunta al corazón del escorpión. Los astrólogos le dan caminos largos, franqueza y promesas mayores que la bolsa.',
			},
		},
	},
	{
		id: 'sign-capricorn',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Capricorn', 'Capricorn', 'Capricorn dates'],
				say: 'Capricorn is the sign from about 22 December to 19 January, from the winter solstice on: a goat with the tail of a fish, drawn so since Babylon. Astrologers give it endurance, order and a laugh that comes late.',
			},
			fa: {
				names: ['برج جدی', 'طالع جدی'],
				say: 'برج جدی ماهِ دی است، از حدود ۲۲ دسامبر تا ۱۹ ژانویه، و از فردای یلدا آغاز می‌شود: بزی با دُم ماهی که از بابل مانده. تاب و نظم را به او می‌دهند و خنده‌ای که دیر می‌رسد.',
			},
			ar: {
				names: ['برج الجدي', 'مواليد برج الجدي'],
				say: 'برج الجدي من نحو ٢٢ ديسمبر إلى ١٩ يناير، يبدأ بعد أطول ليلة: جدي له ذنب سمكة، رُسم كذلك منذ بابل. ينسب إليه المنجّمون الجلد والنظام، وضحكة تأتي متأخّرة.',
			},
			es: {
				names: ['el signo de Capricornio', 'Capricornio', 'fechas de Capricornio'],
				say: 'Capricornio va más o menos del 22 de diciembre al 19 de enero, desde el solsticio de invierno: es una cabra con cola de pez, dibujada así desde Babilonia. Los astrólogos le dan aguante, orden y una risa que llega tarde.',
			},
		},
	},
	{
		id: 'sign-aquarius',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Aquarius', 'Aquarius', 'Aquarius dates'],
				say: 'Aquarius is the sign from about 20 January to 18 February: somebody pouring water from a jar, in whom the Greeks saw Ganymede, who filled the cups of the gods. Astrologers give it freedom, new thoughts and a distance that its friends feel too.',
			},
			fa: {
				names: ['برج دلو', 'طالع دلو'],
				say: 'برج دلو ماهِ بهمن است، از حدود ۲۰ ژانویه تا ۱۸ فوریه: آب‌ریزی با کوزه بر شانه. آزادگی و فکر تازه را به او می‌دهند و فاصله‌ای که دوستانش هم حس می‌کنند.',
			},
			ar: {
				names: ['برج الدلو', 'مواليد برج الدلو'],
				say: 'برج الدلو من نحو ٢٠ يناير إلى ١٨ فبراير: ساكب ماء على كتفه جرّة، ومن نجومه سعد السعود وسعد الأخبية. ينسب إليه المنجّمون الحرّيّة والفكرة الجديدة، ومسافةً يحسّ بها الأصدقاء أيضًا.',
			},
			es: {
				names: ['el signo de Acuario', 'Acuario', 'fechas de Acuario'],
				say: 'Acuario va más o menos del 20 de enero al 18 de febrero: es alguien que vierte agua de un cántaro, y los griegos lo tomaron por Ganimedes, el copero de los dioses. Los astrólogos le dan libertad, ideas nuevas y una distancia que notan hasta sus amigos.',
			},
		},
	},
	{
		id: 'sign-pisces',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['the sign of Pisces', 'Pisces', 'Pisces dates'],
				say: 'Pisces is the sign from about 19 February to 20 March: two fish on one cord, swimming apart, in whose shape Aphrodite and Eros fled from a monster. Astrologers give it softness, fancy and borders that move with every tide.',
			},
			fa: {
				names: ['برج حوت', 'حوت', 'طالع حوت'],
				say: 'برج حوت ماهِ اسفند است، از حدود ۱۹ فوریه تا ۲۰ مارس: دو ماهیِ بسته به یک ریسمان که هر کدام به سویی شنا می‌کند. نرمی و خیال را به او می‌دهند و مرزی که با هر موج جابه‌جا می‌شود.',
			},
			ar: {
				names: ['برج الحوت', 'مواليد برج الحوت'],
				say: 'برج الحوت من نحو ١٩ فبراير إلى ٢٠ مارس: سمكتان على خيط واحد تسبح كلّ منهما إلى جهة. ينسب إليه المنجّمون الرقّة والخيال، وحدودًا تتحرّك مع كلّ موجة.',
			},
			es: {
				names: ['el signo de Piscis', 'Piscis', 'fechas de Piscis'],
				say: 'Piscis va más o menos del 19 de febrero al 20 de marzo: son dos peces atados a un mismo cordel que nadan cada uno hacia su lado. Los astrólogos le dan blandura, fantasía y unas fronteras que se mueven con la marea.',
			},
		},
	},
];
