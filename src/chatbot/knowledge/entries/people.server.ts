import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Poets, their books and what is in them, and who wrote on dreams. */
export const people: readonly KnowledgeEntry[] = [
	{
		id: 'rumi',
		page: 'moulana',
		words: {
			en: {
				names: ['Rumi', 'Jalal al-Din Rumi', 'Mevlana', 'Moulana', 'Mawlana', 'Mowlana'],
				say: 'Rumi was a Persian poet and teacher of the thirteenth century, born in 1207 near Balkh and buried in 1273 in Konya. The wandering dervish Shams turned the scholar into a singer; he left the Masnavi, six books of stories, and a great divan of ghazals.',
			},
			fa: {
				names: ['مولوی', 'مولانا', 'جلال‌الدین', 'رومی', 'جلال‌الدین محمد بلخی', 'ملای روم'],
				say: 'مولوی، جلال‌الدین محمد بلخی، شاعر و واعظ سدهٔ هفتم بود: سال ۶۰۴ در بلخ زاده شد و سال ۶۷۲ در قونیه درگذشت. دیدار شمس تبریزی از او شاعر ساخت؛ مثنوی در شش دفتر و دیوان شمس از اوست.',
			},
			ar: {
				names: ['الرومي', 'جلال الدين الرومي', 'مولانا', 'جلال الدين'],
				say: 'جلال الدين الروميّ شاعر ومعلّم فارسيّ من القرن الثالث عشر، وُلد قرب بلخ عام ١٢٠٧ وتوفّي في قونية عام ١٢٧٣. بدّل لقاء شمس التبريزيّ حياته، وترك المثنوي في ستّة دفاتر وديوانًا كبيرًا من الغزل.',
			},
			es: {
				names: ['Rumi', 'Yalal ad-Din Rumi', 'Mevlana', 'Moulana'],
				say: 'Rumi fue un poeta y maestro persa del siglo XIII, nacido en 1207 cerca de Balj y enterrado en Konya en 1273. El derviche Shams hizo del sabio un cantor; dejó el Masnavi, seis libros de historias, y un gran diván de gazales.',
			},
		},
	},
	{
		id: 'hafez',
		page: 'hafez',
		theme: 'hafez-and-persian-mysticism',
		words: {
			en: {
				names: ['Hafez', 'Hafiz', 'Hafez of Shiraz', 'Khwaja Shams al-Din'],
				say: 'Hafez was a poet of Shiraz in the fourteenth century, who died there about 1390 and left some five hundred ghazals. He sang of wine, love and hypocrites so that drinkers and saints both claim him, and Persian families still open his Divan for a sign.',
			},
			fa: {
				names: ['حافظ', 'حافظ شیرازی', 'خواجه حافظ', 'لسان‌الغیب', 'شمس‌الدین محمد'],
				say: 'حافظ شاعر سدهٔ هشتم هجری در شیراز بود، حدود سال ۷۹۲ همان‌جا درگذشت و نزدیک پانصد غزل از او مانده است. از می و عشق و ریا چنان گفت که هم اهل میکده او را از خود می‌دانند هم اهل خانقاه، و هنوز با دیوانش فال می‌گیرند.',
			},
			ar: {
				names: ['حافظ', 'حافظ الشيرازي', 'لسان الغيب', 'خواجه حافظ'],
				say: 'حافظ شاعر من شيراز عاش في القرن الرابع عشر، الثامن للهجرة، وتوفّي فيها نحو ١٣٩٠ تاركًا قرابة خمسمئة غزليّة. غنّى الخمر والحبّ وفضح الرياء حتّى ادّعاه أهل الحانة وأهل التصوّف، وما زال الإيرانيّون يتفاءلون بديوانه.',
			},
			es: {
				names: ['Hafez', 'Hafiz', 'Hafez de Shiraz', 'Háfez'],
				say: 'Hafez fue un poeta de Shiraz, del siglo XIV, que murió allí hacia 1390 y dejó unos quinientos gazales. Cantó el vino, el amor y a los hipócritas de tal modo que lo reclaman bebedores y santos, y en Irán todavía se abre su Diván para pedir una señal.',
			},
		},
	},
	{
		id: 'attar',
		theme: 'the-hoopoe-and-the-simorgh',
		words: {
			en: {
				names: ['Attar', 'Farid al-Din Attar', 'Attar of Nishapur'],
				say: 'Attar was a pharmacist and poet of Nishapur, about 1145 to 1221, who wrote the Conference of the Birds. His other books hold hundreds of short tales and the lives of the saints; Rumi is said to have met him as a boy.',
			},
			fa: {
				names: ['عطار', 'عطار نیشابوری', 'فریدالدین عطار', 'شیخ عطار'],
				say: 'عطار نیشابوری، شاعر و عارف سدهٔ ششم و آغاز هفتم، داروفروش بود و منطق‌الطیر را سرود، قصهٔ مرغانی که به جست‌وجوی سیمرغ رفتند. تذکرةالاولیا و الهی‌نامه و مصیبت‌نامه هم از اوست و در حملهٔ مغول کشته شد.',
			},
			ar: {
				names: ['العطار', 'فريد الدين العطار', 'عطار نيسابوري'],
				say: 'فريد الدين العطّار صيدلانيّ وشاعر صوفيّ من نيسابور، عاش نحو ١١٤٥ إلى ١٢٢١ ونظم منطق الطير. وله تذكرة الأولياء ومئات الحكايات القصيرة، ويُروى أنّ الروميّ لقيه صبيًّا.',
			},
			es: {
				names: ['Attar', 'Farid ad-Din Attar', 'Attar de Nishapur'],
				say: 'Attar fue boticario y poeta en Nishapur, hacia 1145 a 1221, y escribió La conferencia de los pájaros. Dejó además vidas de santos y cientos de cuentos breves; se dice que Rumi lo conoció de niño.',
			},
		},
	},
	{
		id: 'saadi',
		words: {
			en: {
				names: ['Saadi', 'Sa’di', 'Gulistan', 'Golestan', 'Bustan', 'Saadi of Shiraz'],
				say: 'Saadi was a poet of Shiraz in the thirteenth century who travelled for some thirty years and then wrote two books: the Bustan in verse, 1257, and the Gulistan in prose and verse, 1258. His lines on humankind as limbs of one body are known to every schoolchild in Iran.',
			},
			fa: {
				names: ['سعدی', 'گلستان', 'بوستان', 'سعدی شیرازی', 'شیخ اجل'],
				say: 'سعدی شاعر و نویسندهٔ سدهٔ هفتم در شیراز بود و پس از سی سال سفر بوستان را به شعر (۶۵۵) و گلستان را به نثر و شعر (۶۵۶) نوشت. «بنی‌آدم» از گلستان است و غزل‌هایش را نمونهٔ سادگی دشوار می‌دانند.',
			},
			ar: {
				names: ['سعدي', 'سعدي الشيرازي', 'كلستان', 'بستان', 'جلستان', 'السعدي'],
				say: 'سعدي شاعر من شيراز في القرن الثالث عشر، جال نحو ثلاثين سنة ثمّ كتب البستان شعرًا (١٢٥٧) وكلستان، أي روضة الورد، نثرًا وشعرًا (١٢٥٨). أبياته في أنّ بني آدم أعضاء جسد واحد يحفظها كلّ تلميذ في إيران.',
			},
			es: {
				names: ['Saadi', 'Sadi', 'Saadi de Shiraz', 'Gulistán', 'Golestán', 'Bustán'],
				say: 'Saadi fue un poeta de Shiraz del siglo XIII, un siglo antes de Hafez y de la misma ciudad; viajó treinta años y escribió el Bustán, en verso, y el Golestán, en prosa y verso. Sus líneas sobre los hombres como miembros de un mismo cuerpo las sabe en Irán cualquier niño.',
			},
		},
	},
	{
		id: 'khayyam',
		theme: 'the-leap-year-of-the-persian-calendar',
		words: {
			en: {
				names: ['Omar Khayyam', 'Khayyam', 'Rubaiyat', 'rubai', 'quatrain', 'ruba’i'],
				say: 'Omar Khayyam of Nishapur, 1048 to 1131, was a mathematician and astronomer: he solved cubic equations and helped make the Persian solar calendar. The quatrains, rubaiyat, that carry his name speak of wine, clay and the passing hour, and nobody knows how many are his.',
			},
			fa: {
				names: ['خیام', 'عمر خیام', 'رباعیات خیام', 'رباعی', 'خیام نیشابوری'],
				say: 'خیام نیشابوری، ۴۲۷ تا ۵۱۰ خورشیدی، ریاضی‌دان و ستاره‌شناس بود؛ معادله‌های درجهٔ سه را حل کرد و در ساختن تقویم جلالی دست داشت. رباعی، شعر چهارمصراعی، به نام او شناخته است، هرچند کسی نمی‌داند چندتا از رباعی‌ها از خود اوست.',
			},
			ar: {
				names: ['الخيام', 'عمر الخيام', 'رباعيات الخيام', 'الرباعي', 'رباعية'],
				say: 'عمر الخيّام من نيسابور، ١٠٤٨ إلى ١١٣١، عالم رياضيّات وفلك حلّ معادلات الدرجة الثالثة وشارك في وضع التقويم الجلاليّ. أمّا الرباعيّات المنسوبة إليه ففي الخمر والطين والزمن العابر، ولا يعرف أحد كم منها له.',
			},
			es: {
				names: ['Omar Jayam', 'Jayyam', 'Omar Khayyam', 'Khayyam', 'rubaiyat', 'rubai', 'Jayam'],
				say: 'Omar Jayam, de Nishapur, 1048 a 1131, fue matemático y astrónomo: resolvió ecuaciones cúbicas y ayudó a hacer el calendario solar persa. Las cuartetas, rubaiyat, que llevan su nombre hablan de vino, barro y la hora que pasa; nadie sabe cuántas son suyas.',
			},
		},
	},
	{
		id: 'ferdowsi',
		words: {
			en: {
				names: ['Ferdowsi', 'Shahnameh', 'Book of Kings', 'Firdausi', 'Rostam'],
				say: 'Ferdowsi of Tus finished the Shahnameh, the Book of Kings, in 1010 after some thirty years: about fifty thousand couplets on the kings and heroes of Iran, from the first man to the Arab conquest. Rostam, Zal and the Simorgh live in it.',
			},
			fa: {
				names: ['فردوسی', 'شاهنامه', 'رستم', 'حکیم توس'],
				say: 'فردوسی توسی شاهنامه را پس از سی سال در سال ۴۰۰ هجری به پایان برد: نزدیک پنجاه هزار بیت از شاهان و پهلوانان ایران، از نخستین انسان تا آمدن عرب. رستم و زال و سیمرغ از آنجا می‌آیند.',
			},
			ar: {
				names: ['الفردوسي', 'الشاهنامه', 'كتاب الملوك', 'رستم'],
				say: 'أتمّ الفردوسيّ من طوس الشاهنامه، كتاب الملوك، عام ١٠١٠ بعد نحو ثلاثين سنة: قرابة خمسين ألف بيت في ملوك إيران وأبطالها. فيها رستم وزال والسيمرغ.',
			},
			es: {
				names: ['Ferdousí', 'Ferdowsi', 'Shahnameh', 'el Libro de los Reyes', 'Rostam'],
				say: 'Ferdousí de Tus terminó el Shahnameh, el Libro de los Reyes, en 1010, tras unos treinta años: unos cincuenta mil pareados sobre los reyes y héroes de Irán. De ahí vienen Rostam, Zal y el Simurg.',
			},
		},
	},
	{
		id: 'nizami',
		words: {
			en: {
				names: ['Layla and Majnun', 'Leyli and Majnun', 'Nizami', 'Nezami', 'Majnun', 'Qays'],
				say: 'Layla and Majnun are the lovers of an old Arab tale: Qays loved Layla, was refused her, and went mad among the animals of the desert, so that people called him Majnun. Nizami of Ganja made the great Persian poem of it in 1188.',
			},
			fa: {
				names: ['لیلی و مجنون', 'نظامی', 'مجنون', 'لیلی', 'نظامی گنجوی', 'خسرو و شیرین'],
				say: 'لیلی و مجنون دلدادگان قصه‌ای عربی‌اند: قیس عاشق لیلی شد، او را به وی ندادند و سر به بیابان گذاشت و مجنون نامش دادند. نظامی گنجوی در سال ۵۸۴ آن را به شعر فارسی سرود؛ خسرو و شیرین هم از اوست.',
			},
			ar: {
				names: ['ليلى والمجنون', 'مجنون ليلى', 'قيس وليلى', 'نظامي', 'قيس بن الملوح', 'نظامي الكنجوي'],
				say: 'ليلى والمجنون عاشقان من حكاية عربيّة: أحبّ قيس ليلى فمُنعت عنه، فهام في الصحراء بين الوحوش وسُمّي المجنون. ونظم نظامي الكنجويّ منها عام ١١٨٨ ملحمتها الفارسيّة الكبرى.',
			},
			es: {
				names: ['Leila y Machnún', 'Layla y Majnún', 'Majnún', 'Machnún', 'Nizami', 'Qays'],
				say: 'Leila y Machnún son los amantes de un viejo relato árabe: Qays amó a Leila, se la negaron y enloqueció en el desierto entre animales, por eso lo llamaron Machnún. El poeta Nizami de Ganyá hizo de ello en 1188 el gran poema persa de amor.',
			},
		},
	},
	{
		id: 'shams',
		page: 'moulana',
		words: {
			en: {
				names: ['Shams', 'Shams of Tabriz', 'Shams-e Tabrizi'],
				say: 'Shams of Tabriz was a wandering dervish who met Rumi in Konya in 1244 and became his friend and teacher; their talk turned a scholar into a poet. After a few years he disappeared, perhaps murdered, and Rumi signed his ghazals with Shams’s name; most lines quoted as his online are not his.',
			},
			fa: {
				names: ['شمس', 'شمس تبریزی', 'شمس تبریز'],
				say: 'شمس تبریزی درویشی بود که سال ۶۴۲ در قونیه به مولانا رسید و دوست و پیر او شد. چند سال بعد ناپدید شد و دیگر برنگشت؛ بعضی گفته‌اند کشتندش، و مولانا غزل‌هایش را به نام او تمام می‌کرد.',
			},
			ar: {
				names: ['شمس', 'شمس التبريزي', 'شمس تبريز', 'شمس الدين التبريزي'],
				say: 'شمس التبريزيّ درويش جوّال لقي الروميّ في قونية عام ١٢٤٤ فصار صاحبه ومرشده. ثمّ اختفى بعد سنوات قليلة ولم يعد، وقيل إنّه قُتل، وختم الروميّ غزليّاته باسمه.',
			},
			es: {
				names: ['Shams', 'Shams de Tabriz', 'Shams Tabrizi'],
				say: 'Shams de Tabriz fue un derviche errante que conoció a Rumi en Konya en 1244 y se hizo su amigo y maestro. Pocos años después desapareció, quizá asesinado, y Rumi firmó sus gazales con el nombre de Shams.',
			},
		},
	},
	{
		id: 'hallaj',
		words: {
			en: {
				names: ['Hallaj', 'Mansur al-Hallaj', 'Mansur Hallaj', 'al-Hallaj'],
				say: 'Hallaj was a mystic and preacher, born in Fars about 858, who was executed in Baghdad in 922 after years in prison. He is remembered for “I am the Truth”; Attar tells his death among the lives of the saints, and Hafez says that his fault was to tell secrets aloud.',
			},
			fa: {
				names: ['حلاج', 'منصور حلاج', 'حسین بن منصور حلاج'],
				say: 'حسین بن منصور حلاج، عارف و واعظ سدهٔ سوم، در فارس زاده شد و سال ۳۰۹ پس از سال‌ها زندان در بغداد کشته شد. «اناالحق» را از او نقل می‌کنند؛ عطار مرگش را در تذکرةالاولیا نوشته و حافظ می‌گوید جرمش این بود که اسرار هویدا می‌کرد.',
			},
			ar: {
				names: ['الحلاج', 'الحسين بن منصور الحلاج', 'حلاج', 'منصور الحلاج'],
				say: 'الحلّاج، الحسين بن منصور، متصوّف وواعظ وُلد في فارس نحو ٨٥٨ وقُتل في بغداد عام ٩٢٢ بعد سنين في السجن. يُروى عنه قوله «أنا الحقّ»، وشعره العربيّ من أرقّ ما كتب أهل التصوّف، وحافظ يقول إنّ ذنبه أنّه أذاع الأسرار.',
			},
			es: {
				names: ['Hallaj', 'al-Hallaj', 'Mansur al-Hallaj'],
				say: 'Hallaj fue un místico y predicador, nacido en Fars hacia 858 y ejecutado en Bagdad en 922 tras años de cárcel. Se lo recuerda por «yo soy la Verdad»; Attar cuenta su muerte entre las vidas de los santos, y Hafez dice que su culpa fue decir los secretos en voz alta.',
			},
		},
	},
	{
		id: 'rabia',
		words: {
			en: {
				names: ['Rabia', 'Rabia al-Adawiyya', 'Rabia of Basra', "Rabi'a"],
				say: 'Rabia of Basra lived in the eighth century, and the stories say that she had been a slave before she was set free. She is the first of the Sufis whose name stands for love of God without fear or wages: a torch for paradise, a pail of water for hell, so that neither stands between.',
			},
			fa: {
				names: ['رابعه', 'رابعه عدویه', 'رابعهٔ بصری'],
				say: 'رابعهٔ عدویه در سدهٔ دوم هجری در بصره می‌زیست و می‌گویند پیش از آنکه آزادش کنند کنیز بود. نامش با مهر بی‌بیم و بی‌مزد یکی است: آتشی برای بهشت و آبی برای دوزخ، تا هیچ‌یک میان بنده و خدا نماند.',
			},
			ar: {
				names: ['رابعة العدوية', 'رابعة', 'رابعه العدويه'],
				say: 'رابعة العدويّة عاشت في البصرة في القرن الثاني للهجرة، ويُروى أنّها كانت أمة فأُعتقت. اقترن اسمها بمحبّة الله بلا خوف ولا أجر: نار تُلقى في الجنّة وماء يُصبّ على النار، حتّى لا يبقى بينها وبينه حجاب.',
			},
			es: {
				names: ['Rabia', 'Rabia al-Adawiyya', 'Rabia de Basora'],
				say: 'Rabia de Basora vivió en el siglo VIII, y cuentan que fue esclava antes de que la liberaran. Su nombre quedó unido al amor a Dios sin miedo ni paga: una antorcha para el paraíso y un cubo de agua para el infierno, para que ninguno se interponga.',
			},
		},
	},
	{
		id: 'ibn-arabi',
		words: {
			en: {
				names: ['Ibn Arabi', "Ibn 'Arabi", 'Ibn al-Arabi', 'Muhyiddin Ibn Arabi'],
				say: 'Ibn Arabi was a mystic born in Murcia in 1165, who travelled as far as Mecca and Anatolia and died in Damascus in 1240. He wrote The Meccan Openings, The Bezels of Wisdom and a book of love poems, and readers still argue about what he meant by the oneness of being.',
			},
			fa: {
				names: ['ابن عربی', 'محیی‌الدین ابن عربی', 'محی‌الدین عربی', 'شیخ اکبر'],
				say: 'ابن عربی، عارف اندلسی، سال ۵۶۰ در مرسیه زاده شد، تا مکه و آناتولی سفر کرد و سال ۶۳۸ در دمشق درگذشت. فتوحات مکیه و فصوص‌الحکم و ترجمان‌الاشواق از اوست و هنوز بر سر آنچه وحدت وجود خوانده‌اند بحث است.',
			},
			ar: {
				names: ['ابن عربي', 'بابن عربي', 'لابن عربي', 'محيي الدين بن عربي', 'الشيخ الأكبر', 'ابن العربي'],
				say: 'ابن عربي متصوّف أندلسيّ وُلد في مرسية عام ١١٦٥، ورحل حتّى مكّة والأناضول، وتوفّي في دمشق عام ١٢٤٠. له الفتوحات المكّيّة وفصوص الحكم وترجمان الأشواق، وما زال الناس يختلفون في ما سُمّي وحدة الوجود.',
			},
			es: {
				names: ['Ibn Arabi', 'Ibn al-Arabi', 'Ibn Arabí'],
				say: 'Ibn Arabi fue un místico nacido en Murcia en 1165, que viajó hasta La Meca y Anatolia y murió en Damasco en 1240. Escribió Las iluminaciones de La Meca, Los engarces de la sabiduría y un libro de poemas de amor, y todavía se discute qué quiso decir con la unidad del ser.',
			},
		},
	},
	{
		id: 'ibn-sirin',
		page: 'dreams',
		theme: 'the-power-of-dream-interpretation',
		words: {
			en: {
				names: ['Ibn Sirin', 'Muhammad ibn Sirin'],
				say: 'Ibn Sirin of Basra, who died in 728, was a scholar famous for his reading of dreams. The dream books under his name were put together centuries after him; what is his own in them is mainly the manner: to ask who dreams before saying what it means.',
			},
			fa: {
				names: ['ابن سیرین', 'محمد بن سیرین'],
				say: 'ابن‌سیرین، عالم بصره که سال ۱۱۰ هجری درگذشت، به تعبیر خواب نامدار بود. کتاب‌های تعبیری که به نام اوست قرن‌ها بعد گرد آمده‌اند؛ آنچه از خود اوست بیشتر شیوه است: اول بپرس خواب‌بیننده کیست.',
			},
			ar: {
				names: ['ابن سيرين', 'محمد بن سيرين'],
				say: 'ابن سيرين عالم من البصرة توفّي عام ١١٠ للهجرة واشتهر بتفسير الأحلام. أمّا كتب التعبير المنسوبة إليه فجُمعت بعده بقرون، وأصدق ما بقي منه طريقته: أن يُسأل عن الرائي قبل الرؤيا.',
			},
			es: {
				names: ['Ibn Sirin', 'Muhammad ibn Sirin'],
				say: 'Ibn Sirin, de Basora, muerto en 728, fue un sabio célebre por interpretar sueños. Los libros que llevan su nombre se compusieron siglos después; lo suyo es sobre todo la manera: preguntar quién sueña antes de decir qué significa.',
			},
		},
	},
	{
		id: 'nabulsi',
		page: 'dreams',
		words: {
			en: {
				names: ['Nabulsi', 'al-Nabulsi', 'Artemidorus', 'dream book'],
				say: 'Abd al-Ghani al-Nabulsi of Damascus, 1641 to 1731, wrote the best known Arabic dictionary of dreams. Much in such books goes back to Artemidorus, a Greek of the second century whose dream book was put into Arabic in Baghdad.',
			},
			fa: {
				names: ['نابلسی', 'عبدالغنی نابلسی', 'آرتمیدوروس', 'کتاب تعبیر'],
				say: 'عبدالغنی نابلسی دمشقی (۱۰۵۰ تا ۱۱۴۳ هجری) نامدارترین فرهنگ عربی تعبیر خواب را نوشت. بسیاری از این تعبیرها به آرتمیدوروس یونانی می‌رسد که کتابش در بغداد به عربی برگردانده شد.',
			},
			ar: {
				names: ['النابلسي', 'عبد الغني النابلسي', 'أرطميدورس', 'تعطير الأنام'],
				say: 'عبد الغني النابلسيّ الدمشقيّ (١٦٤١ إلى ١٧٣١) صاحب «تعطير الأنام»، أشهر معجم عربيّ للأحلام. وكثير ممّا في هذه الكتب يعود إلى أرطميدورس اليونانيّ الذي نُقل كتابه إلى العربيّة في بغداد.',
			},
			es: {
				names: ['Nabulsi', 'Artemidoro', 'libro de los sueños'],
				say: 'Abd al-Ghani al-Nabulsi, de Damasco (1641 a 1731), escribió el diccionario árabe de sueños más conocido. Mucho de esos libros viene de Artemidoro, un griego del siglo II traducido al árabe en Bagdad.',
			},
		},
	},
	{
		id: 'jung',
		page: 'mbti',
		theme: 'jung-and-the-tests',
		words: {
			en: {
				names: [
					'Jung',
					'Carl Jung',
					'Carl Gustav Jung',
					'unconscious',
					'archetypes',
					'what does Jung say about dreams',
				],
				say: 'Carl Gustav Jung, 1875 to 1961, was a psychiatrist in Zurich who read dreams as the unconscious balancing what the waking mind leaves out. From him come the words archetype, shadow, introvert and extravert, and the types behind the four letters.',
			},
			fa: {
				names: ['یونگ', 'کارل یونگ', 'کارل گوستاو یونگ', 'ناخودآگاه', 'یونگ و خواب'],
				say: 'کارل گوستاو یونگ (۱۸۷۵ تا ۱۹۶۱)، روان‌پزشک زوریخ، خواب را جبران ناخودآگاه می‌دانست برای آنچه بیداری کنار گذاشته است. کهن‌الگو، سایه، درون‌گرا و برون‌گرا و تیپ‌های پشت آن چهار حرف از اوست.',
			},
			ar: {
				names: ['يونغ', 'كارل يونغ', 'كارل غوستاف يونغ', 'اللاوعي', 'يونج'],
				say: 'كارل غوستاف يونغ (١٨٧٥ إلى ١٩٦١) طبيب نفسيّ من زيورخ رأى في الحلم تعويضًا من اللاوعي عمّا يهمله وعي اليقظة. منه كلمات النمط الأصليّ والظلّ والانطواء والانبساط، والأنماط التي وراء الحروف الأربعة.',
			},
			es: {
				names: ['Jung', 'Carl Jung', 'Carl Gustav Jung', 'inconsciente', 'Jung y los sueños'],
				say: 'Carl Gustav Jung (1875 a 1961), psiquiatra de Zúrich, leía los sueños como un contrapeso del inconsciente a lo que la vigilia deja fuera. De él vienen arquetipo, sombra, introvertido y extravertido, y los tipos que hay detrás de las cuatro letras.',
			},
		},
	},
	{
		id: 'shadow',
		words: {
			en: {
				names: ['shadow', 'archetype', 'anima', 'Jungian shadow', 'animus', 'collective unconscious'],
				say: 'Jung called shadow what a person does not want to be and is nevertheless; in dreams it often comes as a stranger of one’s own sex. An archetype is a pattern that returns in myths everywhere, the mother, the old wise man, and anima or animus the other sex carried within.',
			},
			fa: {
				names: ['سایه', 'کهن‌الگو', 'آنیما', 'آنیموس', 'ناخودآگاه جمعی'],
				say: 'یونگ سایه را آن چیزی می‌خواند که نمی‌خواهیم باشیم و هستیم؛ در خواب اغلب غریبه‌ای هم‌جنس خود ماست. کهن‌الگو نقشی است که در اسطوره‌های همه‌جا برمی‌گردد، و آنیما و آنیموس نیمهٔ دیگری است که در درون داریم.',
			},
			ar: {
				names: ['الظل', 'النمط الأصلي', 'الأنيما', 'الأنماط الأولية', 'النماذج الأصلية', 'اللاوعي الجمعي'],
				say: 'سمّى يونغ ظلًّا ما لا نريد أن نكونه وهو فينا، ويأتي في الحلم غريبًا في الغالب. والنمط الأصليّ صورة تعود في أساطير كلّ الشعوب، كالأمّ والشيخ الحكيم، والأنيما نصفنا الآخر في الداخل.',
			},
			es: {
				names: ['sombra', 'arquetipo', 'ánima', 'ánimus', 'la sombra de Jung', 'inconsciente colectivo'],
				say: 'Jung llamó sombra a lo que uno no quiere ser y es; en sueños suele venir como un desconocido del mismo sexo. Un arquetipo es una figura que vuelve en todos los mitos, la madre, el viejo sabio; ánima y ánimus, el otro sexo que se lleva dentro.',
			},
		},
	},
	{
		id: 'freud',
		words: {
			en: {
				names: ['Freud', 'Sigmund Freud'],
				say: 'Sigmund Freud of Vienna, 1856 to 1939, called dreams the royal road to the unconscious and read them as wishes in disguise. Jung worked with him for six years and parted from him in 1913: to him the dream does not hide, it speaks in pictures.',
			},
			fa: {
				names: ['فروید', 'زیگموند فروید'],
				say: 'زیگموند فروید (۱۸۵۶ تا ۱۹۳۹) در وین خواب را شاهراه ناخودآگاه خواند و آن را آرزوی پوشیده می‌دید. یونگ چند سال همکارش بود و سال ۱۹۱۳ جدا شد: به چشم او خواب پنهان نمی‌کند، به زبان تصویر حرف می‌زند.',
			},
			ar: {
				names: ['فرويد', 'سيغموند فرويد', 'سيجموند فرويد'],
				say: 'سيغموند فرويد (١٨٥٦ إلى ١٩٣٩) من فيينا سمّى الحلم الطريق الملكيّ إلى اللاوعي وقرأه رغبةً متنكّرة. عمل معه يونغ سنوات ثمّ فارقه عام ١٩١٣، فالحلم عنده لا يخفي بل يتكلّم بالصور.',
			},
			es: {
				names: ['Freud', 'Sigmund Freud'],
				say: 'Sigmund Freud (1856 a 1939), de Viena, llamó al sueño la vía regia al inconsciente y lo leyó como un deseo disfrazado. Jung trabajó con él y se apartó en 1913: para él el sueño no esconde, habla en imágenes.',
			},
		},
	},
	{
		id: 'divan',
		page: 'hafez',
		theme: 'hafez-and-persian-mysticism',
		words: {
			en: {
				names: ['divan', 'Divan of Hafez', 'diwan', 'divan-e Shams'],
				say: 'A divan is a poet’s collected poems, ordered by the last letter of the rhyme. The Divan of Hafez holds about five hundred ghazals; Rumi’s is called the Divan of Shams and is some ten times as long.',
			},
			fa: {
				names: ['دیوان', 'دیوان حافظ', 'دیوان شمس', 'دیوان کبیر'],
				say: 'دیوان مجموعهٔ شعرهای یک شاعر است، به ترتیب حرف آخر قافیه. دیوان حافظ نزدیک پانصد غزل دارد و دیوان شمس مولانا بیش از سه هزار غزل.',
			},
			ar: {
				names: ['ديوان', 'ديوان حافظ', 'ديوان شمس', 'الديوان الكبير'],
				say: 'الديوان مجموع شعر الشاعر مرتّبًا على حرف القافية. ديوان حافظ فيه نحو خمسمئة غزليّة، وديوان شمس للروميّ فيه أكثر من ثلاثة آلاف.',
			},
			es: {
				names: ['diván', 'Diván de Hafez', 'Divan de Shams', 'divan'],
				say: 'Un diván es la obra reunida de un poeta, ordenada por la última letra de la rima. El de Hafez tiene unos quinientos gazales; el de Rumi, llamado de Shams, más de tres mil.',
			},
		},
	},
	{
		id: 'masnavi',
		page: 'moulana',
		theme: 'song-of-the-reed',
		words: {
			en: {
				names: ['Masnavi', 'Mathnawi', 'Mesnevi', 'Masnavi of Rumi', 'what is the Masnavi about'],
				say: 'The Masnavi is Rumi’s long poem in six books, about twenty-five thousand couplets, dictated in Konya in his last years. It teaches by stories inside stories: a parrot, an elephant in the dark, a man at a friend’s door, each broken off and taken up again.',
			},
			fa: {
				names: ['مثنوی', 'مثنوی معنوی', 'مثنوی مولوی', 'شش دفتر مثنوی'],
				say: 'مثنوی معنوی منظومهٔ بلند مولاناست در شش دفتر، نزدیک بیست و پنج هزار بیت (نیکلسون ۲۵ هزار و ششصد و اندی شمرده). با قصه در قصه می‌آموزد: طوطی و بازرگان، فیل در تاریکی، یاری که در می‌زند.',
			},
			ar: {
				names: ['المثنوي', 'مثنوي', 'المثنوي المعنوي'],
				say: 'المثنوي منظومة الروميّ الكبرى في ستّة دفاتر، نحو ٢٥ ألف بيت أملاها في قونية في سنواته الأخيرة. يعلّم بحكاية داخل حكاية: الببغاء والتاجر، والفيل في الظلام، والطارق على باب الصديق.',
			},
			es: {
				names: ['Masnavi', 'Mathnawi', 'el Masnavi de Rumi', 'de qué va el Masnavi'],
				say: 'El Masnavi es el gran poema de Rumi: seis libros y unos veinticinco mil pareados dictados en Konya en sus últimos años. Enseña con relatos dentro de relatos: el loro y el mercader, el elefante a oscuras, el que llama a la puerta del amigo.',
			},
		},
	},
	{
		id: 'conference',
		theme: 'the-hoopoe-and-the-simorgh',
		words: {
			en: {
				names: ['Conference of the Birds', 'Mantiq al-Tayr', 'Attar’s birds', 'the thirty birds'],
				say: 'In Attar’s Conference of the Birds, written in 1177, the hoopoe leads the birds of the world across seven valleys to their king, the Simorgh. Thirty arrive, and find that si morgh, thirty birds, is what they were looking for.',
			},
			fa: {
				names: ['منطق‌الطیر', 'منطق الطیر', 'مقامات طیور', 'سی مرغ'],
				say: 'در منطق‌الطیر عطار هدهد، راهنمای مرغان و پیک سلیمان، پرندگان را از هفت وادی به سوی سیمرغ می‌برد. سی مرغ می‌رسند و می‌بینند سیمرغی که می‌جستند همان سی مرغ است.',
			},
			ar: {
				names: ['منطق الطير', 'مجمع الطيور', 'الثلاثون طائرًا', 'رحلة الطيور'],
				say: 'في منطق الطير للعطّار يقود الهدهد، رسول سليمان ودليل الطيور، طيور الأرض عبر سبعة أودية إلى ملكها السيمرغ. يصل ثلاثون طائرًا فيجدون أنّ «سي مرغ»، أي ثلاثين طائرًا، هم أنفسهم.',
			},
			es: {
				names: [
					'La conferencia de los pájaros',
					'El lenguaje de los pájaros',
					'Coloquio de los pájaros',
					'Mantiq al-Tayr',
					'los treinta pájaros',
					'el libro de los pájaros de Attar',
					'el libro de los pájaros',
				],
				say: 'En La conferencia de los pájaros, de Attar, la abubilla guía a las aves por siete valles hasta su rey, el Simurg. Llegan treinta, y descubren que si morg, treinta pájaros, es justo lo que buscaban.',
			},
		},
	},
	{
		id: 'seven-valleys',
		theme: 'the-hoopoe-and-the-simorgh',
		words: {
			en: {
				names: ['seven valleys', 'seven valleys of Attar', 'valley of the quest', 'the second valley'],
				say: 'Attar’s seven valleys are quest, love, knowledge, detachment, unity, bewilderment, and poverty with annihilation. Each takes something away: the second, love, takes reason; the last takes the traveller.',
			},
			fa: {
				names: ['هفت وادی', 'هفت شهر عشق', 'هفت وادی عطار', 'وادی طلب'],
				say: 'هفت وادی عطار این‌هاست: طلب، عشق، معرفت، استغنا، توحید، حیرت، و فقر و فنا. هر وادی چیزی را می‌گیرد: عشق عقل را، حیرت دانسته‌ها را، و فنا خودِ رونده را.',
			},
			ar: {
				names: ['الأودية السبعة', 'أودية العطار', 'وادي الطلب', 'سبعة أودية'],
				say: 'أودية العطّار السبعة: الطلب والعشق والمعرفة والاستغناء والتوحيد والحيرة والفقر والفناء. كلّ وادٍ يأخذ شيئًا: العشق يأخذ العقل، والفناء يأخذ السالك نفسه.',
			},
			es: {
				names: [
					'los siete valles',
					'siete valles',
					'siete valles de Attar',
					'valle de la búsqueda',
					'el segundo valle',
				],
				say: 'Los siete valles de Attar son búsqueda, amor, conocimiento, desapego, unidad, perplejidad, y pobreza con aniquilación. Cada uno quita algo: el segundo, el amor, quita la razón; el último, al viajero.',
			},
		},
	},
	{
		id: 'simorgh',
		theme: 'the-hoopoe-and-the-simorgh',
		words: {
			en: {
				names: ['Simorgh', 'Simurgh', 'Simurg', 'Anqa', 'Mount Qaf'],
				say: 'The Simorgh is the bird of the Shahnameh that raised Zal on her mountain, and in Attar the king whom the birds set out to find. Thirty birds, si morgh, arrive, look up as into a mirror, and find themselves.',
			},
			fa: {
				names: ['سیمرغ', 'عنقا', 'کوه قاف', 'سی‌مرغ', 'قاف'],
				say: 'سیمرغ در شاهنامه پرنده‌ای است که زال را بر کوه البرز پرورد و در منطق‌الطیر عطار شاهی است که مرغان به جست‌وجویش می‌روند. سی مرغ می‌رسند و در او، چون در آینه، خودشان را می‌بینند.',
			},
			ar: {
				names: ['السيمرغ', 'سيمرغ', 'العنقاء', 'جبل قاف', 'السيمورغ', 'عنقاء'],
				say: 'السيمرغ طائر الشاهنامه الذي ربّى زالًا على جبله، وعند العطّار ملك قصدته الطيور إلى جبل قاف، فوجد ثلاثون طائرًا (سي مرغ) أنفسهم في مرآته. والعنقاء نظيره عند العرب، طائر يُسمّى ولا يُرى، وقد اختلط الاسمان منذ القديم بالسيمرغ الفارسيّ.',
			},
			es: {
				names: ['Simurg', 'Simorgh', 'Simurgh', 'Monte Qaf'],
				say: 'El Simurg es el ave del Shahnameh que crió a Zal en su montaña y, en Attar, el rey que los pájaros salen a buscar. Llegan treinta, si morg, se miran como en un espejo y se encuentran a sí mismos.',
			},
		},
	},
	{
		id: 'hoopoe',
		kind: 'hoopoe',
		theme: 'the-hoopoe-and-the-simorgh',
		words: {
			en: {
				names: [
					'hoopoe',
					'the bird hoopoe',
					'why hoopoe',
					'called hoopoe',
					'the name hoopoe',
					'this place is called',
					'name of this app',
				],
				say: 'The hoopoe is a crested bird that in the Quran brings Solomon news of the Queen of Sheba, and in Attar’s Conference of the Birds guides the others to the Simorgh. This house took its name because the guide there only shows the way: what the birds find is themselves.',
			},
			fa: {
				names: ['هدهد', 'شانه‌به‌سر', 'نام این سایت', 'چرا هدهد', 'پوپک', 'پرنده هدهد'],
				say: 'هدهد یا شانه‌به‌سر در قرآن خبر ملکهٔ سبا را برای سلیمان می‌آورد و در منطق‌الطیر راهنمای مرغان تا سیمرغ است. نام این خانه از همان‌جاست: هدهد فقط راه را نشان می‌دهد و مرغان خودشان را می‌یابند.',
			},
			ar: {
				names: ['الهدهد', 'هدهد', 'اسم الموقع', 'طائر الهدهد', 'لماذا الهدهد'],
				say: 'الهدهد طائر ذو تاج حمل إلى سليمان نبأ ملكة سبأ، وهو في منطق الطير للعطّار دليل الطيور ومرشدها إلى السيمرغ. من هناك جاء اسم هذا البيت: الهدهد يدلّ على الطريق، والطيور تجد نفسها.',
			},
			es: {
				names: ['abubilla', 'hoopoe', 'por qué Hoopoe', 'nombre de la app', 'nombre de pájaro', 'el pájaro hoopoe'],
				say: 'La abubilla es un ave de cresta que en el Corán lleva a Salomón noticias de la reina de Saba, y en Attar guía a los pájaros hasta el Simurg. De ahí el nombre de esta casa: la guía solo muestra el camino, y los pájaros se encuentran a sí mismos.',
			},
		},
	},
	{
		id: 'phoenix',
		words: {
			en: {
				names: ['phoenix', 'the phoenix bird', 'quqnus'],
				say: 'The phoenix burns itself on its own nest and rises young from the ashes; Herodotus heard of it in Egypt. Attar’s version, the quqnus of India, has a hundred holes in its beak, each with its own note, and sings of its death before it kindles the fire.',
			},
			fa: {
				names: ['ققنوس', 'مرغ آتش', 'پرنده آتش'],
				say: 'ققنوس پرنده‌ای است که خود را در آتش لانه‌اش می‌سوزاند و از خاکسترش جوانی دیگر برمی‌خیزد. عطار می‌گوید منقارش صد سوراخ دارد، از هر کدام نوایی، و پیش از مرگ نوحهٔ خودش را می‌خواند.',
			},
			ar: {
				names: ['الفينيق', 'طائر الفينيق', 'طائر النار', 'ققنس'],
				say: 'الفينيق طائر يحرق نفسه في عشّه ثمّ يولد من رماده فتيًّا؛ سمع به هيرودوت في مصر. وعند العطّار، واسمه ققنس، في منقاره مئة ثقب لكلّ منها نغمة، ويرثي نفسه قبل أن يوقد النار.',
			},
			es: {
				names: ['fénix', 'ave fénix', 'el fénix'],
				say: 'El fénix se quema en su propio nido y renace joven de las cenizas; Heródoto oyó de él en Egipto. El de Attar, el quqnus, tiene cien agujeros en el pico, cada uno con su nota, y canta su muerte antes de encender el fuego.',
			},
		},
	},
	{
		id: 'sanan',
		words: {
			en: {
				names: ['Sheikh San’an', 'Sanan', 'the sheikh and the Christian girl'],
				say: 'Sheikh San’an, in Attar, is an old master with four hundred disciples who falls in love with a Christian girl, drinks, and herds her pigs for a year. His friends pray, he comes back, and she follows him and dies on the road: it is the longest tale the hoopoe tells.',
			},
			fa: {
				names: ['شیخ صنعان', 'صنعان', 'دختر ترسا', 'حکایت شیخ صنعان'],
				say: 'شیخ صنعان در منطق‌الطیر پیری است با چهارصد مرید که دل به دختری ترسا می‌بندد، می می‌نوشد و یک سال خوکبانی می‌کند. یاران دعا می‌کنند، شیخ برمی‌گردد، و دختر در پی او می‌آید و در راه جان می‌دهد.',
			},
			ar: {
				names: ['الشيخ صنعان', 'صنعان', 'الشيخ والفتاة النصرانية'],
				say: 'الشيخ صنعان عند العطّار شيخ له أربعمئة مريد أحبّ فتاة نصرانيّة فشرب الخمر ورعى خنازيرها سنة. دعا له أصحابه فعاد، وتبعته الفتاة فماتت في الطريق: أطول حكاية يرويها الهدهد.',
			},
			es: {
				names: ['el jeque Sanán', 'Sanan', 'jeque y la cristiana'],
				say: 'El jeque Sanán, en Attar, es un viejo maestro con cuatrocientos discípulos que se enamora de una cristiana, bebe y le cuida los cerdos un año. Los suyos rezan, él vuelve, y ella lo sigue y muere en el camino: es el relato más largo de la abubilla.',
			},
		},
	},
	{
		id: 'ghazal',
		page: 'hafez',
		words: {
			en: {
				names: ['ghazal', 'ghazal form', 'Persian ghazal', 'couplet', 'gazal'],
				say: 'A ghazal is a poem of some five to fifteen couplets with one rhyme throughout and often a refrain, in which each couplet can stand alone. The first couplet rhymes with itself, and in the last the poet names himself.',
			},
			fa: {
				names: ['غزل', 'قالب غزل', 'مطلع', 'بیت', 'غزل چند بیت است'],
				say: 'غزل شعری است معمولاً پنج تا پانزده بیت با یک قافیه و اغلب یک ردیف، که هر بیتش می‌تواند تنها بایستد. در مطلع هر دو مصراع هم‌قافیه‌اند و در بیت آخر شاعر نام خود را می‌آورد.',
			},
			ar: {
				names: ['الغزل', 'غزل', 'الغزلية', 'شكل الغزل', 'الغزل الفارسي'],
				say: 'الغزل في الفارسيّة قصيدة من خمسة أبيات إلى خمسة عشر بقافية واحدة وترجيع في الغالب، وكلّ بيت فيها يقوم وحده. يتّفق شطرا البيت الأوّل في القافية، ويذكر الشاعر اسمه في الأخير.',
			},
			es: {
				names: ['gazal', 'ghazal', 'forma del gazal', 'el gazal persa'],
				say: 'Un gazal es un poema de cinco a quince pareados con una sola rima y a menudo un estribillo, en el que cada verso doble puede ir suelto. El primero rima consigo mismo, y en el último el poeta se nombra.',
			},
		},
	},
	{
		id: 'takhallus',
		page: 'hafez',
		words: {
			en: {
				names: ['takhallus', 'pen name', 'poet’s name in the last couplet'],
				say: 'A takhallus is the pen name with which a poet signs the last couplet of a ghazal: “Hafez”, “Saadi”, and “Shams” or “Silence” in Rumi. It is a name chosen for the poem, and it often speaks to itself.',
			},
			fa: {
				names: ['تخلص', 'نام هنری شاعر', 'تخلص شاعر'],
				say: 'تخلص نام هنری شاعر است، نامی که معمولاً در بیت آخر غزل می‌آورد: «حافظ»، «سعدی»، و مولانا «شمس» یا «خاموش». بیشتر وقت‌ها شاعر با همین نام با خودش حرف می‌زند.',
			},
			ar: {
				names: ['تخلص', 'التخلص', 'تخلص الشاعر', 'لقب الشاعر'],
				say: 'التخلّص هو اللقب الذي يوقّع به الشاعر الفارسيّ البيت الأخير من غزله: «حافظ» و«سعدي»، و«شمس» أو «خاموش» عند الروميّ. وهو اسم فنّيّ يخاطب به نفسه في الغالب.',
			},
			es: {
				names: ['tajallos', 'takhallus', 'seudónimo del poeta', 'nombre de pluma'],
				say: 'El tajallos es el nombre con que el poeta firma el último verso del gazal: «Hafez», «Saadi», y en Rumi «Shams» o «Silencio». Es un nombre hecho para el poema, y a menudo se habla a sí mismo.',
			},
		},
	},
	{
		id: 'sama',
		page: 'moulana',
		words: {
			en: {
				names: ['sama', 'whirling', 'whirling dervishes', 'Mevlevi', 'semazen', 'turning dervishes'],
				say: 'Sama means listening: the gathering with music, poem and turning in which dervishes remember God. The Mevlevi, Rumi’s order in Konya, whirl with the right palm up and the left down, receiving and passing on.',
			},
			fa: {
				names: ['سماع', 'رقص سماع', 'چرخ زدن درویشان', 'مولویه', 'درویش چرخان'],
				say: 'سماع یعنی شنیدن: مجلسی از ساز و شعر و چرخ زدن که درویشان در آن یاد خدا می‌کنند. مولویه، پیروان مولوی در قونیه، با دست راست رو به بالا و دست چپ رو به پایین می‌چرخند: می‌گیرند و می‌دهند.',
			},
			ar: {
				names: ['السماع', 'سماع', 'المولوية', 'الدراويش الدوارون', 'رقص الدراويش'],
				say: 'السماع مجلس ذكر فيه إنشاد وعزف ودوران. ويدور المولويّة، أتباع الروميّ في قونية، بكفّ يمنى إلى السماء ويسرى إلى الأرض: يأخذون ويعطون.',
			},
			es: {
				names: ['sama', 'derviches giróvagos', 'derviches', 'danza derviche', 'Mevlevi'],
				say: 'Sama quiere decir escuchar: la reunión con música, poema y giro en la que los derviches recuerdan a Dios. Los mevlevíes, la orden de Rumi en Konya, giran con la palma derecha hacia arriba y la izquierda hacia abajo: reciben y dan.',
			},
		},
	},
	{
		id: 'reed',
		page: 'moulana',
		theme: 'song-of-the-reed',
		words: {
			en: {
				names: [
					'reed',
					'reed flute',
					'poem begins with a reed',
					'begin with a reed',
					'song of the reed',
					'ney',
					'why does the Masnavi begin with a reed',
				],
				say: 'The Masnavi opens with a reed flute that was cut from the reed bed and sings of separation, its longing for the place it came from. Rumi means the soul far from its origin; it sounds because it is hollow and was hurt.',
			},
			fa: {
				names: ['نی', 'نی‌نامه', 'بشنو از نی', 'نی مثنوی'],
				say: 'مثنوی با نی آغاز می‌شود که از نیستان بریده‌اندش و از جدایی می‌نالد. مولانا جانی را می‌گوید که از اصل خود دور مانده؛ نی صدا دارد چون خالی است و زخم خورده.',
			},
			ar: {
				names: ['الناي', 'ناي المثنوي', 'أنشودة الناي', 'القصب'],
				say: 'يفتتح المثنوي بناي قُطع من منبت القصب فيئنّ من الفراق حنينًا إلى أصله. وهو عند الروميّ الروح البعيدة عن منشئها، تصوّت لأنّها جوفاء مجروحة.',
			},
			es: {
				names: ['flauta de caña', 'ney', 'la caña', 'el canto de la caña'],
				say: 'El Masnavi empieza con una flauta de caña cortada del cañaveral que canta la separación y la nostalgia de su origen. Rumi habla del alma lejos de donde vino: suena porque está hueca y herida.',
			},
		},
	},
	{
		id: 'sufism',
		theme: 'hafez-and-persian-mysticism',
		words: {
			en: {
				names: ['Sufism', 'Sufi', 'mysticism', 'dervish'],
				say: 'Sufism is the inward way of Islam: remembering God, a master, poverty of the self, and love as the shortest road. Sufi probably comes from suf, the wool of the cloak; a dervish is a poor man at the door.',
			},
			fa: {
				names: ['تصوف', 'صوفی', 'عرفان', 'درویش', 'صوفیه'],
				say: 'تصوف راه درونی اسلام است: یاد خدا، پیر، فقرِ نفس، و عشق که کوتاه‌ترین راه است. صوفی به گمان بیشتر از صوف، پشمِ خرقه، می‌آید و درویش آن است که دستش خالی است.',
			},
			ar: {
				names: ['التصوف', 'الصوفية', 'صوفي', 'الدرويش', 'العرفان'],
				say: 'التصوّف طريق الإسلام الباطن: ذكر الله وصحبة شيخ وفقر النفس والمحبّة أقصر الطرق. والصوفيّ في الأرجح من الصوف، لباس الزهّاد، والدرويش فقير على الباب.',
			},
			es: {
				names: ['sufismo', 'sufí', 'mística persa', 'derviche'],
				say: 'El sufismo es el camino interior del islam: el recuerdo de Dios, un maestro, la pobreza del yo y el amor como atajo. Sufí viene al parecer de suf, la lana del manto; derviche es el pobre ante la puerta.',
			},
		},
	},
	{
		id: 'fal-hafez',
		page: 'hafez',
		theme: 'the-etiquette-of-fal',
		words: {
			en: {
				names: ['fal-e Hafez', 'fal of Hafez', 'consulting Hafez', 'faal', 'fal', 'bibliomancy', 'Hafez fortune'],
				say: 'For a fal of Hafez one makes an intention, says a short prayer for the poet and opens his Divan at random; the first ghazal the eye meets is the answer, the verse after it the witness. One asks a true question, once.',
			},
			fa: {
				names: ['فال حافظ', 'فال گرفتن', 'آداب فال', 'نیت فال', 'فال حافظ گرفتن'],
				say: 'برای فال حافظ نیت می‌کنند، فاتحه‌ای برای شاعر می‌خوانند و دیوان را باز می‌کنند؛ نخستین غزل جواب است و غزل بعدی شاهد آن. رسم است که سؤال راست باشد و یک بار پرسیده شود.',
			},
			ar: {
				names: [
					'فأل حافظ',
					'التفاؤل بحافظ',
					'يتفاءل بديوان حافظ',
					'يتفاءل بحافظ',
					'فال حافظ',
					'آداب الفأل',
					'الفأل بديوان حافظ',
				],
				say: 'من يتفاءل بحافظ ينوي نيّة ويقرأ الفاتحة للشاعر ثمّ يفتح الديوان كيفما اتّفق؛ فأوّل غزليّة تقع عليها العين هي الجواب، والتي بعدها الشاهد. ومن الأدب أن يُسأل سؤال صادق مرّة واحدة.',
			},
			es: {
				names: ['fal de Hafez', 'consultar a Hafez', 'oráculo de Hafez', 'fal', 'cómo se consulta a Hafez'],
				say: 'Para consultar a Hafez se piensa una pregunta, se dice una breve oración por el poeta y se abre el Diván al azar; el primer gazal que cae ante los ojos es la respuesta y el verso siguiente, el testigo. Se pregunta de verdad, y una sola vez.',
			},
		},
	},
	{
		id: 'fal-moulana',
		page: 'moulana',
		words: {
			en: {
				names: ['Moulana reading', 'fal of Rumi', 'Moulana oracle', 'Rumi reading here'],
				say: 'The Moulana page here tells, for the path you choose, one story of Rumi’s with a verse of the same place, from the Masnavi or the Divan of Shams. Each day and path has its own; the verse is quoted letter by letter with its section.',
			},
			fa: {
				names: ['فال مولانا', 'فال مولوی', 'فال مولانای اینجا', 'فال مثنوی'],
				say: 'فال مولانا در این خانه برای راهی که انتخاب می‌کنی یک قصه از مولانا می‌گوید و بیتی از همان‌جا، از مثنوی یا دیوان شمس. شعر حرف به حرف و با نشانی بخش آورده می‌شود.',
			},
			ar: {
				names: ['فال مولانا', 'فأل مولانا', 'فال الرومي', 'قراءة مولانا'],
				say: 'صفحة مولانا هنا تحكي، للطريق الذي تختارونه، حكاية من حكايات الروميّ مع بيت من الموضع نفسه، من المثنوي أو ديوان شمس. والبيت منقول حرفًا حرفًا مع رقم موضعه.',
			},
			es: {
				names: ['oráculo de Moulana', 'lectura de Rumi', 'página de Moulana', 'oráculo de Rumi'],
				say: 'La página de Moulana cuenta, para el camino que elijas, una historia de Rumi con un verso del mismo lugar, del Masnavi o del Diván de Shams. El verso se cita letra por letra, con su sección.',
			},
		},
	},
	{
		id: 'rend',
		page: 'hafez',
		theme: 'rend',
		words: {
			en: {
				names: ['rend', 'rind', 'rend in Hafez', 'libertine'],
				say: 'Rend was a word for a street ruffian; in Hafez it is the free man who hides no vice, claims no virtue and distrusts the ascetic’s hypocrisy. He drinks openly and judges nobody.',
			},
			fa: {
				names: ['رند', 'رندی', 'رند در حافظ'],
				say: 'رند در کوچه یعنی لات و بی‌سر و پا؛ در نگاه حافظ آدم آزادی است که ریا نمی‌کند، گناهش را نمی‌پوشاند و زاهد را جدی نمی‌گیرد. نه خود را نیک می‌نماید نه بر دیگران داوری می‌کند.',
			},
			ar: {
				names: ['الرند', 'رند', 'رند حافظ', 'الرندي'],
				say: 'كان الرند كلمة لأوباش الشوارع، ثمّ صار عند حافظ الرجل الحرّ الذي لا يرائي ولا يدّعي فضيلة ويسخر من الزاهد المتظاهر. يشرب جهرًا ولا يحاسب أحدًا.',
			},
			es: {
				names: ['rend', 'rind', 'el rend de Hafez', 'libertino'],
				say: 'Rend era un pícaro de la calle; en Hafez es el hombre libre que no finge, no presume de virtud y se ríe del asceta hipócrita. Bebe a la vista y no juzga a nadie.',
			},
		},
	},
	{
		id: 'pir-moghan',
		page: 'hafez',
		theme: 'saki-and-the-cup',
		words: {
			en: {
				names: ['pir-e moghan', 'Magian elder', 'old man of the Magians', 'tavern', 'kharabat'],
				say: 'The pir-e moghan, the elder of the Magians, keeps the tavern in Hafez’s ghazals: a Zoroastrian selling what Muslims may not drink, and the only master the poet follows. He stands for the guide outside the official house.',
			},
			fa: {
				names: ['پیر مغان', 'پیر میکده', 'خرابات', 'میخانه', 'می‌فروش', 'دیر مغان'],
				say: 'پیر مغان در شعر حافظ پیر میخانه است: زرتشتی می‌فروشی در خرابات که حافظ تنها او را مرشد خود می‌داند. در برابر زاهد و واعظ ایستاده و گناه را می‌پوشاند، نه آدم را.',
			},
			ar: {
				names: ['شيخ المجوس', 'پير مغان', 'بير مغان', 'الحانة', 'الخرابات', 'شيخ الحانة'],
				say: 'شيخ المجوس، «پير مغان»، صاحب الحانة في شعر حافظ: بائع خمر زرادشتيّ في الخرابات، وهو وحده المرشد الذي يتبعه الشاعر. يقف في وجه الواعظ المرائي ويستر ولا يفضح.',
			},
			es: {
				names: ['pir-e moghan', 'anciano de los magos', 'el viejo de los magos', 'la taberna'],
				say: 'El pir-e moghan, el anciano de los magos, lleva la taberna en los gazales de Hafez: un zoroastriano que vende vino prohibido, y el único maestro al que el poeta sigue. Es el guía que está fuera de la casa oficial.',
			},
		},
	},
	{
		id: 'jam-e-jam',
		page: 'hafez',
		theme: 'jam-e-jam',
		words: {
			en: {
				names: ['Jamshid’s cup', 'cup of Jamshid', 'jam-e jam', 'Jam-e Jam'],
				say: 'The cup of Jamshid, in older texts of Kay Khosrow, showed the whole world in its wine. In Hafez the heart begged strangers for that cup for years, and had it all the time.',
			},
			fa: {
				names: ['جام جم', 'جام جهان‌نما', 'جام جمشید'],
				say: 'جام جم، جام جهان‌نمای جمشید که در شاهنامه از آنِ کیخسرو است، همهٔ جهان را در خود نشان می‌داد. در غزل حافظ دل سال‌ها این جام را از بیگانه می‌خواست و خود آن را داشت.',
			},
			ar: {
				names: ['كأس جمشيد', 'جام جم', 'كأس جم'],
				say: 'كأس جمشيد، وهي في الشاهنامه لكيخسرو، كان صاحبها يرى فيها العالم كلّه والغيب. وفي غزل حافظ ظلّ القلب سنين يطلبها من الغرباء وهي عنده.',
			},
			es: {
				names: ['la copa de Jamshid', 'copa de Jam', 'jam-e jam'],
				say: 'La copa de Jamshid, en textos más antiguos de Kay Josrow, mostraba el mundo entero en su vino. En Hafez el corazón la mendigó años a los extraños, y la tenía él.',
			},
		},
	},
	{
		id: 'saki',
		page: 'hafez',
		theme: 'saki-and-the-cup',
		words: {
			en: {
				names: ['saki', 'saqi', 'cupbearer', 'wine in Hafez'],
				say: 'The saki is the one who pours at the feast and whom the poet calls to begin. In Hafez wine can be wine, and also the hour in which a person stops pretending; he never says which.',
			},
			fa: {
				names: ['ساقی', 'می', 'شراب در شعر حافظ', 'می در حافظ'],
				say: 'ساقی آن است که در بزم جام می‌گرداند و شاعر از او می‌خواهد آغاز کند. می در شعر حافظ هم شراب است و هم ساعتی که آدم دست از تظاهر برمی‌دارد؛ خودش نمی‌گوید کدام.',
			},
			ar: {
				names: ['الساقي', 'ساقي', 'الخمر في شعر حافظ'],
				say: 'الساقي من يدير الكأس في المجلس ويناديه الشاعر ليبدأ. والخمر عند حافظ خمر، وهي أيضًا ساعة يكفّ فيها المرء عن التظاهر؛ ولا يقول أيّهما أراد.',
			},
			es: {
				names: ['saki', 'copero', 'el vino en Hafez', 'saqi'],
				say: 'El saki es quien escancia en la fiesta y a quien el poeta llama para empezar. El vino de Hafez puede ser vino, y también la hora en que se deja de fingir; él no dice cuál.',
			},
		},
	},
	{
		id: 'cypress',
		page: 'hafez',
		words: {
			en: {
				names: ['cypress', 'the cypress in Persian poetry', 'sarv'],
				say: 'In Persian poetry the cypress is the figure of the beloved: upright, slender and, when the poet likes, walking. It is called free as well, because it bears no fruit and nobody can claim any; asked about it in Saadi, it answers that the free have empty hands.',
			},
			fa: {
				names: ['سرو', 'سرو در شعر', 'سرو روان', 'سرو آزاد'],
				say: 'سرو در شعر فارسی قامت یار است: راست، باریک و هر وقت شاعر بخواهد، روان. آزادش هم خوانده‌اند، چون میوه نمی‌دهد و بدهکار کسی نیست؛ در گلستان سعدی از او می‌پرسند چرا، و می‌گوید آزادگان تهی‌دست‌اند.',
			},
			ar: {
				names: ['السرو', 'شجرة السرو', 'السرو في الشعر الفارسي'],
				say: 'السرو في الشعر الفارسي قامة المحبوب: مستقيم رشيق، ويمشي متى شاء الشاعر. ويسمّونه الحرّ لأنّه لا يثمر فلا يطالبه أحد بشيء؛ يُسأل عن ذلك عند سعدي فيجيب بأنّ الأحرار خالو الأيدي.',
			},
			es: {
				names: ['ciprés', 'cipreses', 'el ciprés en la poesía persa'],
				say: 'El ciprés es en la poesía persa el talle de quien se ama: derecho, esbelto y, cuando el poeta quiere, andariego. También lo llaman libre, porque no da fruto y nadie puede reclamárselo; en Saadi se lo preguntan, y responde que los libres van con las manos vacías.',
			},
		},
	},
	{
		id: 'saba',
		page: 'hafez',
		theme: 'dawn-wind',
		words: {
			en: {
				names: ['saba', 'dawn wind', 'east wind', 'bad-e saba'],
				say: 'Saba is the mild wind from the east at dawn, the messenger of Persian poetry: it carries the scent of the beloved’s hair and takes back what the lover dares not say. It arrives, as a rule, without an answer.',
			},
			fa: {
				names: ['باد صبا', 'صبا', 'نسیم صبا'],
				say: 'صبا باد نرم سحر است که از شرق می‌وزد و پیکِ شعر فارسی است: بوی زلف یار را می‌آورد و حرف عاشق را می‌برد. معمولاً بی‌جواب برمی‌گردد.',
			},
			ar: {
				names: ['الصبا', 'ريح الصبا', 'نسيم الصبا'],
				say: 'الصبا ريح الشرق الليّنة عند السحر، ورسول الشعر: تحمل عطر شعر المحبوب وتعود بما لم يجرؤ العاشق على قوله. وهي تصل في العادة بلا جواب.',
			},
			es: {
				names: ['saba', 'viento del alba', 'brisa del alba', 'viento del este'],
				say: 'Saba es el viento suave del este al amanecer, el mensajero de la poesía persa: trae el olor del pelo amado y lleva lo que el amante no se atreve a decir. Suele llegar sin respuesta.',
			},
		},
	},
	{
		id: 'kolbeh',
		page: 'hafez',
		theme: 'kolbeh-ye-ahzan',
		words: {
			en: {
				names: ['hut of sorrows', 'lost Joseph', 'Yusuf-e gomgashte', 'Joseph and Jacob', 'house of grief'],
				say: 'The hut of sorrows is where Jacob wept for Joseph until he went blind. In Hafez’s ghazal 255 lost Joseph will come back to Canaan and the hut will become a garden one day; the refrain is “do not grieve”.',
			},
			fa: {
				names: ['کلبه احزان', 'یوسف گم‌گشته', 'یوسف گمگشته', 'غم مخور', 'یعقوب و یوسف'],
				say: 'کلبهٔ احزان جایی است که یعقوب در آن از دوری یوسف چندان گریست که نابینا شد. در غزل ۲۵۵ حافظ یوسف گم‌گشته به کنعان بازمی‌آید و آن کلبه روزی گلستان می‌شود؛ ردیفش «غم مخور» است.',
			},
			ar: {
				names: ['كوخ الأحزان', 'بيت الأحزان', 'يوسف الضائع', 'يعقوب ويوسف'],
				say: 'كوخ الأحزان هو الموضع الذي بكى فيه يعقوب على يوسف حتّى ابيضّت عيناه. وفي الغزليّة ٢٥٥ لحافظ يعود يوسف الضائع إلى كنعان ويصير الكوخ يومًا بستانًا.',
			},
			es: {
				names: ['la choza de las penas', 'José perdido', 'Jacob y José'],
				say: 'La choza de las penas es donde Jacob lloró a José hasta quedar ciego. En el gazal 255 de Hafez, José perdido volverá a Canaán y la choza será un día jardín; el estribillo dice «no te aflijas».',
			},
		},
	},
	{
		id: 'water-of-life',
		page: 'hafez',
		theme: 'water-of-life',
		words: {
			en: {
				names: ['water of life', 'Khidr', 'Khizr', 'al-Khidr', 'Alexander and the water of life'],
				say: 'The water of life lies in the land of darkness: Khizr found it and lives on, Alexander searched and came home thirsty. Hafez says in ghazal 183 that it was given to him one night before dawn, in the very dark.',
			},
			fa: {
				names: ['آب حیات', 'خضر', 'آب حیوان', 'اسکندر و آب حیات'],
				say: 'آب حیات در سرزمین ظلمات است: خضر به آن رسید و زنده ماند، اسکندر گشت و تشنه برگشت. حافظ در غزل ۱۸۳ می‌گوید در همان ظلمت شب، وقت سحر، آن را به او دادند.',
			},
			ar: {
				names: ['ماء الحياة', 'الخضر', 'الإسكندر وماء الحياة', 'عين الحياة'],
				say: 'ماء الحياة في أرض الظلمات: بلغه الخضر فعاش، وطلبه الإسكندر فعاد عطشان. ويقول حافظ في الغزليّة ١٨٣ إنّه أُعطيه في ظلمة الليل وقت السحر.',
			},
			es: {
				names: ['agua de la vida', 'Jidr', 'Khizr', 'Alejandro y el agua de la vida'],
				say: 'El agua de la vida está en la tierra de las tinieblas: Jidr la encontró y sigue vivo, Alejandro la buscó y volvió con sed. Hafez dice en el gazal 183 que se la dieron una noche, antes del alba.',
			},
		},
	},
	{
		id: 'rose-nightingale',
		page: 'hafez',
		theme: 'laughing-rose',
		words: {
			en: {
				names: ['rose and nightingale', 'nightingale', 'gol o bolbol', 'laughing rose'],
				say: 'The nightingale sings all night to a rose that blooms for a week and does not answer: lover and beloved in Persian poetry. In Attar the nightingale refuses to travel because of its rose, and the hoopoe says the flower is laughing at it.',
			},
			fa: {
				names: ['گل و بلبل', 'بلبل', 'نوگل خندان'],
				say: 'بلبل همهٔ شب برای گلی می‌خواند که یک هفته می‌ماند و جواب نمی‌دهد: عاشق و معشوق شعر فارسی. در منطق‌الطیر بلبل به بهانهٔ گل نمی‌آید و هدهد می‌گوید گل به تو می‌خندد، نه برای تو.',
			},
			ar: {
				names: ['الوردة والبلبل', 'البلبل', 'العندليب والوردة'],
				say: 'يغنّي البلبل الليل كلّه لوردة تعيش أسبوعًا ولا تجيب: العاشق والمعشوق في الشعر الفارسيّ. وفي منطق الطير يعتذر البلبل عن السفر بوردته، فيقول الهدهد إنّها تضحك منه لا له.',
			},
			es: {
				names: ['la rosa y el ruiseñor', 'ruiseñor'],
				say: 'El ruiseñor canta toda la noche a una rosa que dura una semana y no contesta: el amante y la amada de la poesía persa. En Attar se niega a viajar por su rosa, y la abubilla le dice que la flor se ríe de él.',
			},
		},
	},
	{
		id: 'moth',
		words: {
			en: {
				names: ['moth and candle', 'moth', 'candle and moth'],
				say: 'In Persian poetry the moth is the lover who knows the candle only by burning in it. Attar tells of moths sent to bring news of the flame: the one that touched it knew, and could not report.',
			},
			fa: {
				names: ['شمع و پروانه', 'پروانه و شمع', 'پروانه و آتش'],
				say: 'پروانه در شعر فارسی عاشقی است که شمع را فقط با سوختن می‌شناسد. عطار از پروانه‌هایی می‌گوید که رفتند خبر شعله بیاورند: آن که به آتش رسید دانست و دیگر نمی‌توانست بگوید.',
			},
			ar: {
				names: ['الفراشة والشمعة', 'الشمعة والفراشة', 'الفراش والنار'],
				say: 'الفراشة في الشعر الفارسيّ عاشق لا يعرف الشمعة إلّا باحتراقه. ويحكي العطّار عن فراشات أُرسلت لتأتي بخبر اللهب، فالتي بلغته عرفت ولم تستطع أن تخبر.',
			},
			es: {
				names: ['la polilla y la vela', 'mariposa y llama'],
				say: 'En la poesía persa la polilla es el amante que conoce la vela solo al arder. Attar cuenta de unas que fueron por noticias de la llama: la que la tocó supo, y no pudo contarlo.',
			},
		},
	},
	{
		id: 'thanks-complaint',
		page: 'hafez',
		theme: 'thanks-and-complaint',
		words: {
			en: {
				names: ['thanks and complaint', 'ghazal 94', 'a friend who warms the heart'],
				say: 'Ghazal 94 of Hafez opens by thanking a heart-warming friend and complaining of the same friend in one breath. He served without pay, he says, and asks that nobody have a master without favour.',
			},
			fa: {
				names: ['شکر و شکایت', 'زان یار دل‌نواز', 'غزل ۹۴'],
				say: 'غزل ۹۴ حافظ با «زان یار دل‌نوازم شکری است با شکایت» آغاز می‌شود: سپاس و گله در یک نفس. می‌گوید بی‌مزد و منت خدمت کرده و دعا می‌کند کسی مخدوم بی‌عنایت نداشته باشد.',
			},
			ar: {
				names: ['الشكر والشكوى', 'الغزلية ٩٤'],
				say: 'يفتتح حافظ الغزليّة ٩٤ بشكر صديق يؤنس القلب وبالشكوى منه في نفَس واحد. خدم بلا أجر، كما يقول، ويدعو ألّا يكون لأحد سيّد بلا عناية.',
			},
			es: {
				names: ['gracias y queja', 'gazal 94'],
				say: 'El gazal 94 de Hafez da las gracias a un amigo que alegra el corazón y se queja de él en el mismo aliento. Sirvió sin paga, dice, y pide que nadie tenga amo sin favor.',
			},
		},
	},
	{
		id: 'new-design',
		page: 'hafez',
		theme: 'new-design',
		words: {
			en: {
				names: ['new design', 'let us scatter flowers', 'ghazal 374', 'split the ceiling of the sky'],
				say: 'In ghazal 374 Hafez proposes to scatter flowers, fill the cup, split the ceiling of the sky and lay out a new design. It is his most rebellious opening, and it begins with a party.',
			},
			fa: {
				names: ['طرحی نو', 'بیا تا گل برافشانیم', 'طرح نو', 'غزل ۳۷۴', 'فلک را سقف بشکافیم'],
				say: 'غزل ۳۷۴ حافظ با «بیا تا گل برافشانیم و می در ساغر اندازیم» آغاز می‌شود و می‌خواهد سقف فلک را بشکافد و طرحی نو دراندازد. سرکش‌ترین مطلع اوست و با مهمانی شروع می‌شود.',
			},
			ar: {
				names: ['تصميم جديد', 'تعال ننثر الورد', 'الغزلية ٣٧٤'],
				say: 'في الغزليّة ٣٧٤ يدعو حافظ إلى نثر الورد وصبّ الخمر وشقّ سقف الفلك ورسم تصميم جديد. أشدّ مطالعه تمرّدًا، ويبدأ بوليمة.',
			},
			es: {
				names: ['un nuevo diseño', 'gazal 374', 'esparzamos flores'],
				say: 'En el gazal 374 Hafez propone esparcir flores, llenar la copa, rajar el techo del cielo y trazar un diseño nuevo. Es su comienzo más rebelde, y empieza con una fiesta.',
			},
		},
	},
	{
		id: 'door-of-refuge',
		page: 'hafez',
		theme: 'door-of-refuge',
		words: {
			en: {
				names: ['door of refuge', 'ghazal 366', 'we have not come for rank'],
				say: '“We have not come to this door for pomp and rank; from ill fortune we have come here for refuge” opens ghazal 366 of Hafez. In Iran one could once escape pursuit by holding on to such a door.',
			},
			fa: {
				names: ['درِ پناه', 'ما بدین در', 'غزل ۳۶۶', 'بست نشستن'],
				say: '«ما بدین در نه پی حشمت و جاه آمده‌ایم / از بد حادثه این جا به پناه آمده‌ایم» مطلع غزل ۳۶۶ حافظ است. زمانی در ایران گریخته با گرفتن زنجیر چنین دری در امان بود؛ آن را بست نشستن می‌گفتند.',
			},
			ar: {
				names: ['باب الملجأ', 'الغزلية ٣٦٦', 'لم نأت لجاه'],
				say: '«ما جئنا هذا الباب طلبًا لجاه، بل لجأنا إليه من سوء الحادثات» معنى مطلع الغزليّة ٣٦٦ لحافظ. وكان الفارّ في إيران يأمن إذا تعلّق بباب كهذا.',
			},
			es: {
				names: ['puerta de refugio', 'gazal 366'],
				say: '«No hemos venido a esta puerta por pompa ni rango; la mala suerte nos trajo a pedir refugio» abre el gazal 366 de Hafez. En Irán un perseguido estaba a salvo si se agarraba a una puerta así.',
			},
		},
	},
];
