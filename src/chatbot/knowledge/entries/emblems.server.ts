import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Birds, flowers and colours, and what they have stood for. */
export const emblems: readonly KnowledgeEntry[] = [
	{
		id: 'owl',
		words: {
			en: {
				names: ['owl', 'owls', 'owl symbolism', 'hooting owl', 'owl at night'],
				say: 'On the coins of Athens the owl sat beside Athena and stood for wisdom; elsewhere its cry at night was taken for a death foretold. In Attar it will not leave the ruins, because treasure is buried in ruins, and the hoopoe tells it what a love of gold makes of a heart.',
			},
			fa: {
				names: ['جغد', 'بوف', 'صدای جغد', 'جغد شوم'],
				say: 'در ادب فارسی جغد مرغ ویرانه است و بانگش را شوم می‌دانستند. در یونان همراه آتنا و نشان خرد بود؛ جغدِ عطار هم در ویرانه می‌ماند چون گنج را آنجا می‌جوید.',
			},
			ar: {
				names: ['البومة', 'بومة', 'البوم', 'طائر البوم', 'صوت البومة'],
				say: 'زعم العرب في الجاهليّة أنّ روح القتيل الذي لم يُثأر له تصير هامةً، بومةً تصيح عند قبره «اسقوني»، فجاء في الحديث «لا هامة». وكانت عند اليونان طائر أثينا وشعار الحكمة، ولا تفارق عند العطّار الخرائب لأنّ الكنز يُدفن فيها.',
			},
			es: {
				names: ['búho', 'lechuza', 'el búho', 'el canto del búho', 'tecolote'],
				say: 'En las monedas de Atenas el mochuelo acompañaba a Atenea y era la sabiduría; en México se dice que cuando el tecolote canta, alguien muere, y lo que hace el pájaro es llamar a otro tecolote. En Attar no quiere salir de las ruinas, porque en las ruinas se entierran los tesoros.',
			},
		},
	},
	{
		id: 'peacock',
		words: {
			en: {
				names: ['peacock', 'peacocks', 'peacock feather', 'peacock feathers'],
				say: 'The Greeks gave the peacock to Hera and called the marks on its tail the hundred eyes of Argus; the first Christians painted it in the catacombs, since its flesh was said never to decay. In Attar it wants nothing but its old place in paradise, out of which it was driven together with the serpent.',
			},
			fa: {
				names: ['طاووس', 'طاوس', 'پر طاووس'],
				say: 'طاووس نزد یونانیان مرغ هرا بود و نقش پرش را صد چشم آرگوس می‌گفتند؛ سعدی می‌گوید خلق نگارش را می‌ستایند و او از پای زشتش خجل است. در منطق‌الطیر فقط جای قدیمش در بهشت را می‌خواهد، که با مار از آن بیرونش کردند.',
			},
			ar: {
				names: ['الطاووس', 'طاووس', 'طاؤوس', 'ريش الطاووس'],
				say: 'جعله اليونان طائر هيرا ورأوا في ذيله عيون أرغوس المئة، وهو عند الإيزيديّين صورة رئيس الملائكة. وفي منطق الطير لا يطلب إلّا مكانه القديم في الجنّة التي أُخرج منها مع الحيّة، فيقول له الهدهد إنّ صاحب الدار خير من الدار.',
			},
			es: {
				names: ['pavo real', 'pavos reales', 'plumas de pavo real', 'pavorreal'],
				say: 'Los griegos dieron el pavo real a Hera y vieron en su cola los cien ojos de Argos; los primeros cristianos lo pintaron en las catacumbas, pues se decía que su carne no se pudre. En Attar solo quiere volver a su sitio en el paraíso, de donde lo echaron junto con la serpiente.',
			},
		},
	},
	{
		id: 'lily',
		words: {
			en: {
				names: ['lily flower', 'white lily', 'white lilies', 'lily symbolism', 'Madonna lily', 'Easter lily'],
				say: 'In paintings of the Annunciation the angel holds a white lily, for purity, and so it came to weddings and to coffins alike. In Persian poetry it has ten tongues, its petals, and keeps silent with all of them, which is why it is called free.',
			},
			fa: {
				names: ['گل سوسن', 'سوسن ده‌زبان', 'زنبق', 'گل زنبق', 'گل لیلیوم'],
				say: 'سوسن در شعر فارسی ده زبان دارد، گلبرگ‌هایش، و با هر ده خاموش است؛ برای همین آزاده‌اش می‌خوانند. در نقاشی‌های مسیحی جبرئیل سوسن سفیدی به دست دارد که نشان پاکی است.',
			},
			ar: {
				names: ['الزنبق', 'زنبق', 'زهرة الزنبق', 'الزنبقة', 'زهرة السوسن', 'الزنبقة البيضاء'],
				say: 'الزنبقة البيضاء في لوحات البشارة بيد جبريل عند مريم، علامةً على الطهر، ومنها صارت زهرة الأعراس والجنائز معًا. وفي الشعر الفارسيّ للسوسن عشرة ألسنة هي أوراقه، وهو صامت بها كلّها، فسمّوه الحرّ.',
			},
			es: {
				names: ['lirio', 'lirios', 'lirio blanco', 'flor de azucena', 'flor de lis'],
				say: 'El lirio blanco, la azucena, lo lleva el ángel en los cuadros de la Anunciación, por la pureza, y de ahí pasó a las bodas y a los entierros. En la poesía persa tiene diez lenguas, sus pétalos, y calla con todas: por eso lo llaman libre.',
			},
		},
	},
	{
		id: 'green',
		words: {
			en: {
				names: ['colour green', 'color green', 'green colour', 'green color'],
				say: 'Green is what comes back in spring, and in the Quran the silk that is worn in paradise, from where it went to flags and the turbans of the Prophet’s family. Shakespeare’s jealousy has green eyes, and Hafez sees the sky as a green field under a sickle moon and thinks of what he sowed.',
			},
			fa: {
				names: ['رنگ سبز', 'سبز رنگ', 'معنی رنگ سبز'],
				say: 'سبز رنگ رویش است و در قرآن رنگ جامهٔ بهشتیان؛ پس از آن نشان سیدها هم شد. حافظ آسمان را «مزرع سبز فلک» دید و یاد کشتهٔ خود و هنگام درو افتاد.',
			},
			ar: {
				names: ['اللون الأخضر', 'لون أخضر'],
				say: 'الأخضر لون ما يعود بعد المطر، وفي القرآن لون ثياب أهل الجنّة من السندس، ومنه صار لون الأعلام وعمائم الأشراف. وعند حافظ السماء «حقل أخضر» وهلالها منجل، فيذكر الشاعر ما زرع.',
			},
			es: {
				names: ['color verde', 'verde color'],
				say: 'El verde es lo que vuelve en primavera, y en el Corán la seda que se viste en el paraíso; en español es la esperanza, y también el viejo que no se resigna. Lorca lo quiso con viento y con ramas, y Hafez miró el cielo como un campo verde, con la luna por hoz, y pensó en lo que había sembrado.',
			},
		},
	},
	{
		id: 'turquoise',
		words: {
			en: {
				names: ['turquoise', 'colour turquoise', 'color turquoise', 'turquoise stone', 'turquoise ring'],
				say: 'Turquoise has its name from the Turks, through whose land it reached Europe; the best came from Nishapur, where Persians call it piruzeh and hear victory in the word. It is the blue of the domes, and is worn against the evil eye; that it pales when its owner is in danger is told of it, but sweat and oil explain it as well.',
			},
			fa: {
				names: ['فیروزه', 'رنگ فیروزه‌ای', 'انگشتر فیروزه', 'سنگ فیروزه', 'فیروزه‌ای'],
				say: 'فیروزه را «پیروزه» هم گفته‌اند و در نامش پیروزی شنیده‌اند؛ بهترینش از نیشابور می‌آمد و رنگش بر گنبدها نشست. در هفت‌پیکرِ نظامی گنبد پیروزه‌رنگ از آنِ چهارشنبه و عطارد است، و انگشترش را برای چشم‌زخم به دست می‌کنند.',
			},
			ar: {
				names: ['اللون الفيروزي', 'حجر الفيروز', 'لون الفيروز', 'خاتم الفيروز', 'الفيروزي'],
				say: 'الفيروزيّ لون القباب والحجر الذي نُسب اسمه بالفارسيّة إلى النصر، وأجوده من نيسابور. واستخرجه المصريّون القدماء من سيناء وسمّوا حتحور سيّدة الفيروز، وما زال يُلبس اتّقاءً للعين.',
			},
			es: {
				names: ['turquesa', 'color turquesa', 'piedra turquesa', 'azul turquesa'],
				say: 'La turquesa se llama así porque a Europa le llegó por tierra de turcos; la mejor era de Nishapur, y en persa su nombre suena a victoria. Los mexicas la pusieron en máscaras y escudos, y Persia, en las cúpulas; en muchos lugares todavía se lleva contra el mal de ojo.',
			},
		},
	},
];
