import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** People of tales and of learning, whose names others bear as well. */
export const figures: readonly KnowledgeEntry[] = [
	{
		id: 'nasreddin',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Nasreddin',
					'Nasruddin',
					'Nasrudin',
					'Mulla Nasruddin',
					'Mullah Nasruddin',
					'Mulla Nasrudin',
					'Nasreddin Hodja',
					'Hodja Nasreddin',
					'Juha',
				],
				say: 'Nasreddin, the Mulla of a thousand jokes from the Balkans to India, is the fool who turns out the sanest man in the square; his tomb in Akşehir has a great padlock and hardly any wall. He looks under the lamp for a ring that he lost indoors, because out here, he says, there is light.',
				more: 'He rides his donkey facing its tail, and explains that he is sitting the right way: it is the donkey that looks the other way.',
			},
			fa: {
				names: ['ملانصرالدین', 'ملا نصرالدین', 'ملانصردین', 'ملا نصر الدین', 'خواجه نصرالدین'],
				say: 'ملانصرالدین از بالکان تا هند مرد لطیفه‌هاست: ساده‌دلی که آخر کار از همه عاقل‌تر درمی‌آید؛ در آق‌شهر ترکیه گوری به نام اوست با قفلی بزرگ و تقریباً بی‌دیوار. انگشترش را در خانه گم می‌کند و توی کوچه دنبالش می‌گردد، چون کوچه روشن‌تر است.',
				more: 'پشت به سرِ خر سوارش می‌شود و می‌گوید من درست نشسته‌ام، این خر است که رویش به آن طرف است.',
			},
			ar: {
				names: ['جحا', 'نصر الدين خوجة', 'ملا نصر الدين', 'نصر الدين جحا', 'جحا والحمار'],
				say: 'جحا صاحب النوادر من المغرب إلى فارس، أحمقُ يتبيّن في آخر الحكاية أنّه أعقل الحاضرين؛ ذكر ابن النديم كتابًا في نوادره قبل ألف سنة، ثمّ امتزج بنصر الدين خوجة التركيّ. عدّ حميره وهو على ظهر أحدها فوجدها تنقص حمارًا، ثمّ نزل فتمّ العدد.',
				more: 'باع داره واستثنى مسمارًا في حائطها، ثمّ صار يطرق الباب كلّ يوم ليطمئنّ على مسماره؛ ومن هنا المثل «مسمار جحا».',
			},
			es: {
				names: ['Nasrudín', 'Nasreddin', 'mulá Nasrudín', 'Mulá Nasrudin', 'Nasreddin Hodja', 'Yuhá'],
				say: 'Nasrudín, el mulá de los chistes desde los Balcanes hasta la India, es el tonto que acaba siendo el más cuerdo de la plaza; los árabes lo llaman Yuhá y los sefardíes, Yohá. Busca bajo el farol la llave que perdió en casa, porque aquí, dice, por lo menos hay luz.',
				more: 'Va montado en su burro de cara a la cola y explica que él se ha sentado bien: el que mira al otro lado es el burro.',
			},
		},
	},
	{
		id: 'scheherazade',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Scheherazade',
					'Sheherazade',
					'Shahrazad',
					'the Thousand and One Nights',
					'Thousand and One Nights',
					'One Thousand and One Nights',
					'1001 Nights',
					'Arabian Nights',
				],
				say: 'Scheherazade marries a king who has each bride killed at dawn, and breaks off her tale every night where nobody could bear to stop: so she lives through the Thousand and One Nights, and his anger does not. The frame is Persian, the book Arabic; Aladdin and Ali Baba were told to the Frenchman Galland by Hanna Diyab of Aleppo.',
			},
			fa: {
				names: ['شهرزاد', 'هزار و یک شب', 'هزارویک شب', '۱۰۰۱ شب', 'شهرزاد قصه‌گو', 'کتاب هزار و یک شب'],
				say: 'شهرزاد زن شاهی می‌شود که هر عروسش را سپیده‌دم می‌کشد، و هر شب قصه را همان‌جا می‌بُرد که نمی‌شود دنباله‌اش را نشنید؛ هزار و یک شب همین است. اصلش «هزار افسان» فارسی بود که گم شد؛ متن عربی را تسوجی در روزگار قاجار به فارسی برگرداند.',
			},
			ar: {
				names: ['شهرزاد', 'ألف ليلة وليلة', 'كتاب ألف ليلة وليلة', 'حكايات ألف ليلة وليلة', 'شهريار وشهرزاد'],
				say: 'تزوّجت شهرزاد ملكًا يقتل كلّ عروس مع الفجر، فجعلت تقطع حكايتها كلّ ليلة حيث لا يطيق السامع الانقطاع، «وأدرك شهرزادَ الصباح فسكتت عن الكلام المباح». ذكر ابن النديم أصلًا فارسيًّا للكتاب هو هزار أفسان، أمّا علاء الدين فرواها للفرنسيّ غالان حنّا دياب الحلبيّ.',
			},
			es: {
				names: [
					'Sherezade',
					'Scherezade',
					'Scheherazade',
					'Sherezada',
					'Las mil y una noches',
					'mil y una noches',
					'las 1001 noches',
				],
				say: 'Sherezade se casa con un rey que manda matar a cada esposa al amanecer, y corta el cuento cada noche donde nadie sabría parar: así se hacen mil y una, y a él se le gasta la ira. El marco es persa y el libro árabe; Aladino y Alí Babá se los contó al francés Galland Hanna Diyab, de Alepo.',
			},
		},
	},
	{
		id: 'avicenna',
		namedWhole: true,
		words: {
			en: {
				names: ['Avicenna', 'Ibn Sina', 'Ibn Sinna', 'Abu Ali Sina', 'Canon of Medicine'],
				say: 'Avicenna, Ibn Sina, born near Bukhara in 980, treated princes and wrote the Canon of Medicine, from which Europe taught its doctors into the seventeenth century. He read Aristotle’s Metaphysics forty times without understanding it, he says, until a bookseller pressed a thin commentary by al-Farabi on him; he died in Hamadan in 1037.',
			},
			fa: {
				names: ['ابن سینا', 'ابن‌سینا', 'ابوعلی سینا', 'بوعلی سینا', 'ابو علی سینا', 'بوعلی'],
				say: 'ابن‌سینا سال ۳۷۰ هجری نزدیک بخارا زاده شد، سال ۴۲۸ در همدان درگذشت و «قانون» او را تا سدهٔ هفدهم میلادی به پزشکان اروپا درس می‌دادند. خودش گفته است که مابعدالطبیعهٔ ارسطو را چهل بار خواند و نفهمید، تا در بازار کتاب‌فروش‌ها جزوه‌ای از فارابی به دستش افتاد.',
			},
			ar: {
				names: ['ابن سينا', 'أبو علي بن سينا', 'الشيخ الرئيس', 'ابو علي ابن سينا', 'القانون في الطب'],
				say: 'ابن سينا، الشيخ الرئيس، وُلد قرب بخارى عام ٩٨٠ وتوفّي في همذان عام ١٠٣٧، ودرّست أوروبا كتابه القانون في الطبّ حتّى القرن السابع عشر. روى أنّه قرأ كتاب ما بعد الطبيعة أربعين مرّة ولم يفهمه، حتّى ألحّ عليه دلّال في سوق الورّاقين بكتاب للفارابيّ زهيد الثمن.',
			},
			es: {
				names: ['Avicena', 'Ibn Sina', 'Ibn Sinna', 'Canon de medicina'],
				say: 'Avicena, Ibn Sina, nacido cerca de Bujará en 980, curó a príncipes y escribió el Canon de medicina, con el que Europa enseñó a sus médicos hasta el siglo XVII. Leyó cuarenta veces la Metafísica de Aristóteles sin entenderla, según cuenta, hasta que un librero le vendió barato un librito de al-Farabi; murió en Hamadán en 1037.',
			},
		},
	},
	{
		id: 'zuleikha',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Zuleikha',
					'Zulaikha',
					'Zuleika',
					'Zulaykha',
					'Joseph and Zuleikha',
					'Joseph and Zulaikha',
					'Yusuf and Zuleikha',
					'Potiphar’s wife',
				],
				say: 'Zuleikha is the wife of the Egyptian who bought Joseph; the Quran leaves her unnamed and tells how the women who mocked her saw him and cut their own hands. In Jami’s poem she waits until she is old and blind, is made young at his prayer and marries him: the Persians took her side.',
			},
			fa: {
				names: ['زلیخا', 'یوسف و زلیخا', 'زن عزیز مصر', 'داستان یوسف و زلیخا', 'عشق زلیخا'],
				say: 'زلیخا زن عزیز مصر است که یوسف را خریده بود؛ قرآن نامش را نمی‌آورد و می‌گوید زنانی که ملامتش می‌کردند تا یوسف را دیدند دست خود را بریدند. در منظومهٔ جامی پیر و نابینا می‌شود، به دعای یوسف جوانی‌اش برمی‌گردد و همسر او می‌شود.',
			},
			ar: {
				names: ['زليخا', 'زليخة', 'يوسف وزليخا', 'امرأة العزيز', 'يوسف وزليخة', 'قصة يوسف وزليخا'],
				say: 'زليخا اسم أعطته الكتب لامرأة العزيز التي راودت يوسف؛ لم يسمّها القرآن، وروى أنّ النسوة اللواتي لُمنها رأينه فقطّعن أيديهنّ. وفي منظومة الجامي الفارسيّة تشيخ وتعمى في انتظاره، ثمّ يعود إليها شبابها بدعائه ويتزوّجها.',
			},
			es: {
				names: [
					'Zuleija',
					'Zuleica',
					'Zulaija',
					'José y Zuleija',
					'Yusuf y Zuleija',
					'la mujer de Putifar',
					'mujer de Putifar',
				],
				say: 'Zuleija es la mujer de Putifar, el egipcio que compró a José; el Corán no dice su nombre, pero sí que las vecinas que la criticaban lo vieron y se cortaron las manos. En el poema de Jami lo espera hasta quedarse vieja y ciega, y por la oración de él vuelve a ser joven y se casan.',
			},
		},
	},
];
