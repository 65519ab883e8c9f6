import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Poets besides those of whom there is a page here. */
export const poets: readonly KnowledgeEntry[] = [
	{
		id: 'rudaki',
		namedWhole: true,
		words: {
			en: {
				names: ['Rudaki', 'Roudaki', 'Rudaki of Samarkand'],
				say: 'Rudaki, born about 858 in a village near Samarkand, sang and played the harp at the Samanid court in Bukhara and died in 941 where he was born. About a thousand of his couplets are left; in the nineteen-fifties a sculptor modelled his face from the skull.',
			},
			fa: {
				names: ['رودکی', 'رودکی سمرقندی', 'ابوعبدالله رودکی'],
				say: 'رودکی، زادهٔ حدود ۲۴۴ در روستایی نزدیک سمرقند، در بخارا شاعر و نوازندهٔ دربار سامانیان بود و سال ۳۲۹ در زادگاهش درگذشت. کلیله و دمنه را به نظم درآورد و از آن جز بیت‌هایی پراکنده نمانده؛ از همهٔ شعرش نزدیک هزار بیت در دست است.',
			},
			ar: {
				names: ['الرودكي', 'رودكي', 'أبو عبد الله الرودكي'],
				say: 'الرودكي، أبو عبد الله، وُلد نحو ٨٥٨ في قرية قرب سمرقند، وكان شاعر البلاط السامانيّ في بخارى وعازفه، وتوفّي عام ٩٤١. نظم كليلة ودمنة بالفارسيّة بعد أن نقلها ابن المقفّع إلى العربيّة، ولم يبقَ من نظمه إلّا أبيات متفرّقة.',
			},
			es: {
				names: ['Rudaki', 'Rudakí', 'Rudagi', 'Rudaki de Samarcanda'],
				say: 'Rudaki, nacido hacia 858 en una aldea cerca de Samarcanda, fue poeta y arpista en la corte samánida de Bujará y murió en 941 en su pueblo. Puso en verso persa las fábulas de Calila y Dimna, y de aquel libro solo quedan versos sueltos.',
			},
		},
	},
	{
		id: 'baba-taher',
		namedWhole: true,
		words: {
			en: {
				names: ['Baba Taher', 'Baba Tahir', 'Baba Taher Oryan', 'Baba Tahir of Hamadan'],
				say: 'Baba Taher lived in Hamadan in the eleventh century and left some hundreds of quatrains, dobeyti, in a dialect of western Iran. They keep the metre of folk song and are still sung to it; how many of them are his nobody can say.',
			},
			fa: {
				names: ['باباطاهر', 'بابا طاهر', 'باباطاهر عریان', 'بابا طاهر عریان', 'باباطاهر همدانی'],
				say: 'باباطاهر همدانی، نامور به عریان، در سدهٔ پنجم در همدان می‌زیست و دوبیتی‌هایش به گویشی از غرب ایران است. این دوبیتی‌ها وزن ترانه دارند و هنوز به آواز خوانده می‌شوند؛ این‌که چندتا از آن‌ها از خود اوست، روشن نیست.',
			},
			ar: {
				names: ['بابا طاهر', 'بابا طاهر العريان', 'باباطاهر', 'بابا طاهر الهمذاني'],
				say: 'بابا طاهر العريان شاعر متصوّف من همذان عاش في القرن الحادي عشر، وتُنسب إليه مئات المقطوعات من بيتين بلهجة من غرب إيران. وزنها وزن الأغنية الشعبيّة وما زالت تُغنّى، وضريحه مزار معروف في مدينته.',
			},
			es: {
				names: ['Baba Taher', 'Baba Tahir', 'Baba Taher Oryan'],
				say: 'Baba Taher vivió en Hamadán en el siglo XI y dejó unos cientos de cuartetas, los dobeyti, en un habla del oeste de Irán. Tienen el metro de la canción popular y todavía se cantan; a él le decían Oryan, el desnudo, y nadie sabe cuántas son suyas.',
			},
		},
	},
	{
		id: 'sanai',
		namedWhole: true,
		words: {
			en: {
				names: ['Sanai', 'Sana’i', 'Sanai of Ghazna', 'Hakim Sanai', 'Hadiqa'],
				say: 'Sanai of Ghazna, who died about 1131, left the praise of sultans for poems of faith, and wrote the Walled Garden of Truth in Persian. His tale of the blind men who each touch one part of an elephant was retold by Rumi a century later.',
			},
			fa: {
				names: ['سنایی', 'سنایی غزنوی', 'حکیم سنایی', 'سنائی', 'حدیقةالحقیقه'],
				say: 'سنایی غزنوی، شاعر سدهٔ پنجم و ششم، از مدیحه به شعر عرفانی رسید و با حدیقةالحقیقه راه عطار و مولانا را باز کرد. قصهٔ شهر کوران و پیل در حدیقه است و مولانا همان پیل را به خانهٔ تاریک برد.',
			},
			ar: {
				names: ['سنائي', 'سنائي الغزنوي', 'السنائي', 'حكيم سنائي'],
				say: 'سنائي الغزنويّ، المتوفّى نحو ١١٣١، شاعر فارسيّ ترك مدح السلاطين إلى شعر الزهد والتصوّف، وله حديقة الحقيقة. فيها حكاية العميان والفيل الذي يلمس كلّ منهم عضوًا منه، وقد أعاد الروميّ حكايتها بعد قرن وجعل الفيل في بيت مظلم.',
			},
			es: {
				names: ['Sanai', 'Sanaí', 'Sanaí de Gazni', 'Sanai de Ghazna'],
				say: 'Sanaí de Gazni, muerto hacia 1131, pasó de alabar sultanes a escribir versos de devoción, como el Jardín de la verdad. De ahí viene el cuento de los ciegos y el elefante, que Rumi volvió a contar un siglo después en una casa a oscuras.',
			},
		},
	},
	{
		id: 'khaqani',
		namedWhole: true,
		words: {
			en: {
				names: ['Khaqani', 'Khaghani', 'Khaqani of Shirvan', 'Khaqani Shirvani'],
				say: 'Khaqani of Shirvan, about 1120 to about 1199, wrote odes so learned that they need notes, and some of them in the prison of the prince he served. On the way back from Mecca he saw the ruined palace of Ctesiphon, and Iranians learn his elegy on it at school.',
			},
			fa: {
				names: ['خاقانی', 'خاقانی شروانی', 'افضل‌الدین خاقانی'],
				say: 'خاقانی شروانی، قصیده‌سرای سدهٔ ششم، در شروان زاده شد، مدتی به فرمان شروانشاه زندانی بود و سال ۵۹۵ در تبریز درگذشت. تحفةالعراقین از اوست و قصیدهٔ ایوان مداین را در بازگشت از حج، پس از دیدن کاخ ویران تیسفون، سرود.',
			},
			ar: {
				names: ['الخاقاني', 'خاقاني', 'خاقاني الشرواني', 'خاقاني شرواني'],
				say: 'خاقاني الشروانيّ شاعر فارسيّ عاش نحو ١١٢٠ إلى ١١٩٩، عُرف بقصائد كثيرة الإشارات، وكتب بعضها في سجن أمير شروان. مرّ عائدًا من الحجّ بإيوان كسرى في المدائن، الذي وقف عليه البحتريّ قبله، ورثاه بقصيدة مشهورة.',
			},
			es: {
				names: ['Jaqani', 'Jaqaní', 'Khaqani', 'Khaqani de Shirvan'],
				say: 'Jaqani de Shirván, hacia 1120 a hacia 1199, escribió casidas que se leen con notas, y algunas las compuso en la cárcel de su señor. Al volver de La Meca vio el palacio en ruinas de Ctesifonte, y su elegía se estudia todavía en las escuelas de Irán.',
			},
		},
	},
	{
		id: 'jami',
		namedWhole: true,
		words: {
			en: {
				names: ['Jami', 'Abd al-Rahman Jami', 'Nur al-Din Jami', 'Yusuf and Zulaikha', 'Haft Awrang'],
				say: 'Jami, 1414 to 1492, was a poet, scholar and Sufi of Herat who wrote Haft Awrang, seven long poems, and lives of the saints. One of the seven, Yusuf and Zulaikha, makes the woman who tempted Joseph its true lover, and painters from Herat to India illustrated it.',
			},
			fa: {
				names: ['جامی', 'عبدالرحمن جامی', 'نورالدین جامی', 'هفت اورنگ', 'بهارستان جامی'],
				say: 'عبدالرحمن جامی، شاعر و عارف سدهٔ نهم، سال ۸۱۷ در خرگرد جام زاده شد و سال ۸۹۸ در هرات درگذشت؛ هفت اورنگ، نفحات‌الانس و بهارستان از اوست. بهارستان را به پیروی از گلستان سعدی نوشت تا پسرش از رویش درس بخواند.',
			},
			ar: {
				names: ['الجامي', 'عبد الرحمن الجامي', 'نور الدين الجامي', 'ملا جامي'],
				say: 'عبد الرحمن الجامي شاعر وعالم متصوّف عاش في هراة من ١٤١٤ إلى ١٤٩٢، وله سبع منظومات منها يوسف وزليخا، ونفحات الأنس في سير الأولياء. وله بالعربيّة شرح كافية ابن الحاجب، وقد درس فيه طلّاب النحو قرونًا.',
			},
			es: {
				names: ['Jami', 'Yami', 'Yamí', 'Abd ar-Rahman Jami', 'Yusuf y Zulaija'],
				say: 'Jami, 1414 a 1492, fue poeta, erudito y sufí en Herat, y dejó siete largos poemas reunidos bajo el título de Haft Awrang. En Yusuf y Zulaija la mujer que tentó a José acaba siendo la verdadera amante, y la miniatura persa pintó esa historia una y otra vez.',
			},
		},
	},
	{
		id: 'bidel',
		namedWhole: true,
		words: {
			en: {
				names: ['Bidel', 'Bedil', 'Bidil', 'Bidel Dehlavi', 'Mirza Bedil'],
				say: 'Bidel, born in 1644 in Patna, lived and died in Delhi in 1720 and wrote in Persian: thousands of ghazals, and Four Elements, a book about his own life. He was long read more in Kabul than in Tehran, and in Afghanistan people still meet to read him aloud.',
			},
			fa: {
				names: ['بیدل', 'بیدل دهلوی', 'میرزا عبدالقادر بیدل', 'عبدالقادر بیدل'],
				say: 'میرزا عبدالقادر بیدل، شاعر فارسی‌گوی هند، سال ۱۰۵۴ در عظیم‌آباد زاده شد و سال ۱۱۳۳ در دهلی درگذشت؛ هزاران غزل، مثنوی عرفان و چهار عنصر از اوست. در افغانستان و تاجیکستان مجلس‌های بیدل‌خوانی برپا بود؛ در ایران بیشتر در همین پنجاه سال او را شناختند.',
			},
			ar: {
				names: ['بيدل', 'بيدل الدهلوي', 'عبد القادر بيدل', 'ميرزا بيدل'],
				say: 'عبد القادر بيدل شاعر كتب بالفارسيّة في الهند، وُلد في باتنا عام ١٦٤٤ وتوفّي في دلهي عام ١٧٢٠، وترك آلاف الغزليّات وكتابًا في سيرته سمّاه العناصر الأربعة. يجتمع محبّوه في أفغانستان حتّى اليوم في مجالس لقراءة شعره.',
			},
			es: {
				names: ['Bidel', 'Bedil', 'Bidel Dehlaví', 'Mirza Bedil'],
				say: 'Bidel, nacido en Patna en 1644 y muerto en Delhi en 1720, escribió en persa miles de gazales y un libro sobre su propia vida, Cuatro elementos. Se lo leyó siempre más en Kabul que en Teherán, y en Afganistán hay todavía reuniones para leerlo en voz alta.',
			},
		},
	},
	{
		id: 'saib',
		namedWhole: true,
		words: {
			en: {
				names: ['Saib', 'Sa’ib', 'Saeb', 'Saib of Tabriz', 'Saib Tabrizi', 'Saeb Tabrizi'],
				say: 'Saib, born about 1592 to a family of Tabriz, spent years in Kabul and India and returned to be court laureate in Isfahan, where he died about 1676. He left several thousand ghazals, and single lines of his are used as proverbs by people who never heard his name.',
			},
			fa: {
				names: ['صائب', 'صائب تبریزی', 'صایب تبریزی', 'میرزا محمدعلی صائب'],
				say: 'صائب تبریزی، شاعر سبک هندی در سدهٔ یازدهم، چند سالی در کابل و هند بود، ملک‌الشعرای شاه عباس دوم شد و حدود سال ۱۰۸۷ در اصفهان درگذشت. هزاران غزل دارد و تک‌بیت‌هایش مثل شده‌اند؛ بسیاری آن‌ها را به کار می‌برند و نمی‌دانند از صائب است.',
			},
			ar: {
				names: ['صائب', 'صائب التبريزي', 'الصائب التبريزي'],
				say: 'صائب التبريزيّ شاعر فارسيّ من القرن السابع عشر، أقام سنوات في كابل والهند ثمّ صار شاعر البلاط الصفويّ في أصفهان، وفيها توفّي نحو ١٦٧٦. له آلاف الغزليّات، وكثير من أبياته المفردة صار أمثالًا على ألسنة الإيرانيّين.',
			},
			es: {
				names: ['Saib', 'Saeb', 'Saib de Tabriz', 'Saib Tabrizi'],
				say: 'Saib, hacia 1592 a hacia 1676, de familia de Tabriz, vivió años en Kabul y la India y volvió a Isfahán como poeta de la corte safávida. Dejó miles de gazales, y muchos de sus versos sueltos corren en Irán como refranes entre quienes no saben de quién son.',
			},
		},
	},
	{
		id: 'parvin',
		namedWhole: true,
		words: {
			en: {
				names: ['Parvin Etesami', 'Parvin E’tesami', 'Etesami', 'who was Parvin'],
				say: 'Parvin Etesami, born in 1907 in Tabriz, lived in Tehran and died there of typhoid in 1941, at thirty-four, leaving one Divan, first printed in 1935. Her poems are often disputes: needle and thread, garlic and onion, a drunk and the officer each put their case.',
			},
			fa: {
				names: ['پروین اعتصامی', 'اعتصامی', 'پروین کی بود', 'پروین کیه'],
				say: 'پروین اعتصامی سال ۱۲۸۵ در تبریز زاده شد، در تهران زیست و سال ۱۳۲۰ در سی و چهار سالگی از حصبه درگذشت. در مناظره‌هایش مست و محتسب یا سیر و پیاز بحث می‌کنند، و شعر سنگ مزارش را خودش سروده بود.',
			},
			ar: {
				names: ['بروين اعتصامي', 'بارفين اعتصامي', 'اعتصامي', 'بروين اعتصامى'],
				say: 'بروين اعتصامي شاعرة إيرانيّة وُلدت في تبريز عام ١٩٠٧ وتوفّيت في طهران بالتيفوئيد عام ١٩٤١ عن أربع وثلاثين سنة، ولها ديوان واحد. أكثر قصائدها محاورات، تتجادل فيها الإبرة والخيط والسكران والمحتسب، وعلى قبرها أبيات كتبتها لنفسها.',
			},
			es: {
				names: ['Parvin Etesami', 'Parvín Etesamí', 'Etesami'],
				say: 'Parvin Etesami nació en Tabriz en 1907, vivió en Teherán y murió allí de fiebre tifoidea en 1941, con treinta y cuatro años y un solo Diván. Muchos de sus poemas son disputas: la aguja con el hilo, el borracho con el guardia, y cada uno defiende lo suyo.',
			},
		},
	},
	{
		id: 'nima',
		namedWhole: true,
		words: {
			en: {
				names: ['Nima Yushij', 'Nima Youshij', 'Nima Yooshij', 'Yushij', 'who was Nima'],
				say: 'Nima Yushij, born in 1897 in Yush, a village of Mazandaran, broke the equal lines of Persian verse, gently in Afsaneh, openly in The Phoenix of 1937. He died in 1960 in Tehran; decades later he was carried home and buried in the yard of his father’s house.',
			},
			fa: {
				names: ['نیما یوشیج', 'نیمایوشیج', 'یوشیج', 'علی اسفندیاری', 'نیما کی بود', 'نیما کیه'],
				say: 'نیما یوشیج، علی اسفندیاری، سال ۱۲۷۶ در یوش مازندران زاده شد، با افسانه و ققنوس برابری مصراع‌ها را شکست و شعر نو فارسی را پایه گذاشت. سال ۱۳۳۸ در تهران درگذشت و سال‌ها بعد او را در حیاط خانهٔ پدری‌اش خاک کردند.',
			},
			ar: {
				names: ['نيما يوشيج', 'يوشيج', 'نيما يوشيغ', 'نيمايوشيج'],
				say: 'نيما يوشيج شاعر إيرانيّ وُلد عام ١٨٩٧ في قرية يوش بمازندران، وكسر تساوي الشطرين فأسّس الشعر الفارسيّ الحديث بقصيدتي أفسانه والعنقاء. سبق روّاد قصيدة التفعيلة العراقيّين بنحو عقد، وتوفّي في طهران عام ١٩٦٠ ثمّ نُقل إلى فناء بيت أبيه.',
			},
			es: {
				names: ['Nima Yushij', 'Nimá Yushich', 'Yushij'],
				say: 'Nima Yushij, nacido en 1897 en Yush, aldea de Mazandarán, rompió los versos iguales de la poesía persa con Afsaneh, de 1922, y El ave fénix, de 1937. Murió en Teherán en 1960, y décadas después lo llevaron a enterrar al patio de la casa de su padre.',
			},
		},
	},
	{
		id: 'shamlou',
		namedWhole: true,
		words: {
			en: {
				names: ['Ahmad Shamlou', 'Shamlou', 'Shamlu', 'Ahmad Shamlu'],
				say: 'Ahmad Shamlou of Tehran, 1925 to 2000, gave up metre altogether and made free verse a Persian habit with Fresh Air and the books after it. He put Lorca into Persian, and for decades he gathered the sayings of ordinary people into the Book of the Alley, which stayed unfinished.',
			},
			fa: {
				names: ['شاملو', 'احمد شاملو'],
				say: 'احمد شاملو، با نام شعری بامداد، سال ۱۳۰۴ در تهران زاده شد و سال ۱۳۷۹ درگذشت؛ شعر سپید با هوای تازه و دفترهای بعدی او جا افتاد. لورکا را به فارسی برد و دهه‌ها کتاب کوچه را از زبان مردم گرد آورد که ناتمام ماند.',
			},
			ar: {
				names: ['أحمد شاملو', 'شاملو', 'احمد شاملو'],
				say: 'أحمد شاملو شاعر إيرانيّ من طهران عاش من ١٩٢٥ إلى ٢٠٠٠، تخلّى عن الوزن كلّه ورسّخ قصيدة النثر بالفارسيّة منذ ديوانه الهواء الطلق. ترجم لوركا، وقضى عقودًا يجمع كلام الناس وأمثالهم في كتاب الزقاق، وهو موسوعة لم تكتمل.',
			},
			es: {
				names: ['Ahmad Shamlou', 'Shamlú', 'Shamlou', 'Ahmad Shamlú', 'Shamlu'],
				say: 'Ahmad Shamlou, de Teherán, 1925 a 2000, dejó el metro por completo y con Aire fresco, de 1957, hizo del verso libre una costumbre persa. Tradujo a Lorca y grabó con su voz esas versiones, y pasó décadas juntando dichos de la calle en un diccionario inacabado.',
			},
		},
	},
	{
		id: 'sepehri',
		namedWhole: true,
		words: {
			en: {
				names: ['Sohrab Sepehri', 'Sepehri'],
				say: 'Sohrab Sepehri of Kashan, 1928 to 1980, was a painter of tree trunks and bare hills who wrote eight books, gathered as Hasht Ketab, among them The Water’s Footsteps. He went to Tokyo to learn woodcut, and is buried at Mashhad-e Ardehal, in the hills outside his town.',
			},
			fa: {
				names: ['سهراب سپهری', 'سپهری', 'سهراب شاعر'],
				say: 'سهراب سپهری، شاعر و نقاش کاشان، سال ۱۳۰۷ زاده شد، سال ۱۳۵۹ در تهران درگذشت و شعرهایش، صدای پای آب هم، در هشت کتاب است. برای آموختن چاپ چوبی به توکیو رفت، تنهٔ درخت‌ها را بارها کشید، و در مشهد اردهال خاک شد.',
			},
			ar: {
				names: ['سهراب سبهري', 'سهراب سپهري', 'سهراب سبهرى', 'سبهري'],
				say: 'سهراب سبهري شاعر ورسّام إيرانيّ من كاشان عاش من ١٩٢٨ إلى ١٩٨٠، وجُمعت دواوينه في الكتب الثمانية ومنها وقع خطى الماء. رسم جذوع الأشجار مرارًا، وسافر إلى طوكيو ليتعلّم الحفر على الخشب، ودُفن في مشهد أردهال قرب كاشان.',
			},
			es: {
				names: ['Sohrab Sepehri', 'Sepehrí', 'Sepehri', 'Sohrab Sepehrí'],
				say: 'Sohrab Sepehri, de Kashán, 1928 a 1980, pintó troncos de árboles y escribió ocho libros, reunidos en Hasht Ketab, entre ellos Los pasos del agua. Viajó a Tokio para aprender el grabado en madera, y está enterrado en Mashhad-e Ardehal, un pueblo cerca de su ciudad.',
			},
		},
	},
	{
		id: 'farrokhzad',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Forugh Farrokhzad',
					'Forough Farrokhzad',
					'Farrokhzad',
					'Furugh Farrukhzad',
					'Forugh Farokhzad',
					'who was Forugh',
					'who was Forough',
				],
				say: 'Forugh Farrokhzad, born in Tehran in 1934, wrote as a woman of her own desire and grief, best in Another Birth. She filmed The House Is Black among the lepers of Tabriz, adopted a boy from there, and died in a car accident in 1967.',
			},
			fa: {
				names: ['فروغ فرخزاد', 'فرخزاد', 'فروغ فرخ‌زاد', 'فروغ کی بود', 'فروغ کیه'],
				say: 'فروغ فرخزاد سال ۱۳۱۳ در تهران زاده شد، با تولدی دیگر زبان خودش را یافت و زمستان ۱۳۴۵ در تصادف درگذشت. فیلم «خانه سیاه است» را در جذام‌خانهٔ باباباغی تبریز ساخت و پسری از همان‌جا را به فرزندی گرفت.',
			},
			ar: {
				names: ['فروغ فرخزاد', 'فروغ فرخ زاد', 'فرخزاد'],
				say: 'فروغ فرخزاد شاعرة إيرانيّة وُلدت في طهران عام ١٩٣٤ وماتت في حادث سيّارة عام ١٩٦٧ عن اثنتين وثلاثين سنة، وأشهر دواوينها ميلاد آخر. صوّرت فيلم البيت أسود في مستعمرة للمجذومين بتبريز، وتبنّت طفلًا من أبنائهم.',
			},
			es: {
				names: ['Forugh Farrojzad', 'Forugh Farrokhzad', 'Forough Farrokhzad', 'Farrojzad', 'Farrokhzad'],
				say: 'Forugh Farrojzad, nacida en Teherán en 1934, escribió como mujer de su propio deseo y publicó en 1964 Otro nacimiento, su libro más leído. Rodó La casa es negra en una leprosería de Tabriz, adoptó a un niño de allí y murió en un accidente de coche en 1967.',
			},
		},
	},
	{
		id: 'shahriar',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Shahriar of Tabriz',
					'Shahriyar of Tabriz',
					'Mohammad-Hossein Shahriar',
					'Mohammad Hossein Shahriar',
					'Heydar Baba',
					'Heydar Babaya Salam',
					'Shahriar the poet',
					'who was Shahriar',
				],
				say: 'Shahriar of Tabriz, 1906 to 1988, wrote ghazals in Persian and in Azeri Turkish Heydar Babaya Salam, a long greeting to the mountain above the village of his childhood. He left medical school near the end, and took his pen name, he said, from Hafez opened at random.',
			},
			fa: {
				names: [
					'شهریار تبریزی',
					'استاد شهریار',
					'محمدحسین شهریار',
					'محمد حسین شهریار',
					'محمدحسین بهجت تبریزی',
					'حیدربابا',
					'حیدربابایه سلام',
					'شهریار کی بود',
					'شهریار کیه',
					'شهریار شاعر',
				],
				say: 'محمدحسین بهجت تبریزی، شهریار، سال ۱۲۸۵ در تبریز زاده شد و سال ۱۳۶۷ درگذشت؛ به فارسی غزل گفت و به ترکی حیدربابایه سلام را برای کوه روستای کودکی‌اش سرود. پزشکی را نزدیک پایان رها کرد، و می‌گفت تخلصش را از فال حافظ گرفته است.',
			},
			ar: {
				names: ['شهريار التبريزي', 'محمد حسين شهريار', 'حيدر بابا', 'الشاعر شهريار'],
				say: 'شهريار، محمد حسين بهجت التبريزيّ، شاعر إيرانيّ عاش من ١٩٠٦ إلى ١٩٨٨، كتب الغزل بالفارسيّة وخاطب بالتركيّة الأذريّة جبل قريته في منظومة سلام إلى حيدر بابا. ترك دراسة الطبّ قرب نهايتها، وكان يروي أنّه أخذ لقبه من فأل في ديوان حافظ.',
			},
			es: {
				names: ['Shahriar de Tabriz', 'Mohammad Hossein Shahriar', 'Shahryar de Tabriz', 'Heydar Baba'],
				say: 'Shahriar de Tabriz, 1906 a 1988, escribió gazales en persa y, en turco azerí, Heydar Babaya Salam, saludo al monte que miraba la aldea de su infancia. Dejó la medicina cerca del final de la carrera y contaba que su seudónimo salió de una página de Hafez abierta al azar.',
			},
		},
	},
	{
		id: 'iqbal',
		namedWhole: true,
		words: {
			en: {
				names: ['Iqbal', 'Muhammad Iqbal', 'Allama Iqbal', 'Iqbal of Lahore', 'Javid Nama'],
				say: 'Muhammad Iqbal, 1877 to 1938, was a poet, lawyer and philosopher from Sialkot who studied in Cambridge and Munich and is buried in Lahore beside the great mosque. He wrote more verse in Persian than in Urdu; in Javid Nama Rumi leads him through the heavens, as Virgil led Dante.',
			},
			fa: {
				names: ['اقبال لاهوری', 'محمد اقبال', 'علامه اقبال', 'محمد اقبال لاهوری', 'جاویدنامه', 'اقبال شاعر'],
				say: 'محمد اقبال لاهوری، شاعر و فیلسوف، سال ۱۲۵۶ در سیالکوت زاده شد، در کمبریج و مونیخ درس خواند و سال ۱۳۱۷ در لاهور درگذشت. بیش از نیمی از شعرش به فارسی است، هرچند ایران را ندید؛ در جاویدنامه مولانا او را در آسمان‌ها راه می‌برد.',
			},
			ar: {
				names: ['محمد إقبال', 'إقبال اللاهوري', 'العلامة إقبال', 'العلامة محمد إقبال', 'إقبال الشاعر'],
				say: 'محمد إقبال شاعر ومفكّر من سيالكوت عاش من ١٨٧٧ إلى ١٩٣٨، درس في كمبردج وميونخ ودُفن في لاهور، وكتب بالفارسيّة والأرديّة. عرفه العرب بقصيدة حديث الروح التي غنّتها أمّ كلثوم بترجمة الصاوي شعلان، وفي جاويد نامه يقوده الروميّ في السماوات.',
			},
			es: {
				names: ['Iqbal', 'Muhammad Iqbal', 'Mohamed Iqbal', 'Allama Iqbal'],
				say: 'Muhammad Iqbal, 1877 a 1938, poeta y filósofo de Sialkot, estudió en Cambridge y Múnich y está enterrado en Lahore, junto a la gran mezquita. Escribió más en persa que en urdu, y en su Javid Nama es Rumi quien lo guía por los cielos, como Virgilio a Dante.',
			},
		},
	},
	{
		id: 'ghalib',
		namedWhole: true,
		words: {
			en: {
				names: ['Ghalib', 'Mirza Ghalib', 'Ghalib of Delhi', 'Asadullah Khan Ghalib'],
				say: 'Mirza Ghalib, born in Agra in 1797, lived in Delhi until 1869 and wrote ghazals in Urdu and in Persian, and was prouder of the Persian. He saw the rising of 1857 from his house and kept a diary of it; his letters are full of debts, jokes and mangoes.',
			},
			fa: {
				names: ['غالب دهلوی', 'میرزا غالب', 'اسدالله غالب', 'میرزا اسدالله غالب', 'غالب شاعر'],
				say: 'میرزا اسدالله غالب دهلوی (۱۲۱۲ تا ۱۲۸۵ قمری) در آگره زاده شد، در دهلی زیست و به اردو و فارسی غزل گفت. مردم شبه‌قاره غزل‌های اردویش را از بر دارند، اما خودش به شعر فارسی‌اش می‌نازید؛ از شورش ۱۸۵۷ هم یادداشت‌هایی به فارسی دارد.',
			},
			ar: {
				names: ['ميرزا غالب', 'غالب الدهلوي', 'أسد الله غالب', 'ميرزا أسد الله غالب'],
				say: 'ميرزا غالب شاعر هنديّ وُلد في أغرا عام ١٧٩٧ وعاش في دلهي حتّى وفاته عام ١٨٦٩، ونظم الغزل بالأرديّة والفارسيّة وكان أشدّ اعتزازًا بفارسيّته. شهد ثورة ١٨٥٧ من بيته ودوّن يوميّاتها، ورسائله مليئة بالديون والدعابة وحبّ المانجو.',
			},
			es: {
				names: ['Ghalib', 'Mirza Ghalib', 'Galib de Delhi'],
				say: 'Mirza Ghalib, nacido en Agra en 1797, vivió en Delhi hasta 1869 y escribió gazales en urdu y en persa, aunque presumía más de los persas. Vio desde su casa la rebelión de 1857 y llevó un diario de ella; sus cartas están llenas de deudas, bromas y mangos.',
			},
		},
	},
	{
		id: 'imru-al-qais',
		namedWhole: true,
		words: {
			en: {
				names: ['Imru al-Qais', 'Imru’ al-Qais', 'Imru al-Qays', 'Imru’ al-Qays', 'Imrul Qais'],
				say: 'Imru’ al-Qais was an Arab poet of the sixth century, a prince of Kinda who wandered in search of help to win back his father’s throne. His ode stands first among the Mu’allaqat, and its halt at an abandoned camp became the way to begin an Arabic poem.',
			},
			fa: {
				names: ['امرؤالقیس', 'امرؤ القیس', 'امروالقیس', 'امرو القیس'],
				say: 'امرؤالقیس، شاعر عرب سدهٔ ششم میلادی، شاهزادهٔ کنده بود و پس از کشته شدن پدر سال‌ها برای بازگرفتن تخت می‌گشت. معلقه‌اش در آغاز معلقات می‌آید و ایستادن بر اطلال، جای خالی خیمهٔ یار، از او رسم قصیده شد؛ منوچهری هم از همین رسم پیروی کرد.',
			},
			ar: {
				names: ['امرؤ القيس', 'امرئ القيس', 'امرؤ القيس بن حجر', 'الملك الضليل'],
				say: 'امرؤ القيس بن حجر الكنديّ شاعر جاهليّ من القرن السادس، قُتل أبوه الملك فطاف في القبائل يطلب النصرة حتّى سُمّي الملك الضلّيل. معلّقته أولى المعلّقات في كتب الرواة، وبها صار الوقوف على الأطلال مطلعًا يحتذيه الشعراء.',
			},
			es: {
				names: ['Imru al-Qais', 'Imrul Qais', 'Imru al-Qays', 'Imrulqays'],
				say: 'Imru al-Qais fue un poeta árabe del siglo VI, príncipe de Kinda, que tras la muerte de su padre anduvo de tribu en tribu buscando aliados para recobrar el trono. Su oda abre las Mu’allaqat, y su alto ante un campamento abandonado quedó como el comienzo obligado de la casida.',
			},
		},
	},
	{
		id: 'mutanabbi',
		namedWhole: true,
		words: {
			en: {
				names: ['al-Mutanabbi', 'Mutanabbi', 'Al Mutanabbi', 'Abu al-Tayyib al-Mutanabbi'],
				say: 'Al-Mutanabbi, born in Kufa in 915, praised Sayf al-Dawla in Aleppo for nine years, then Kafur in Egypt, whom he afterwards mocked. In 965, on the way home from Shiraz, he was attacked and killed on the road near Baghdad; his lines are still quoted daily in Arabic.',
			},
			fa: {
				names: ['متنبی', 'المتنبی', 'ابوطیب متنبی', 'ابوالطیب متنبی'],
				say: 'متنبی، شاعر عرب، سال ۳۰۳ در کوفه زاده شد، نه سال در حلب سیف‌الدوله را ستود و بعد کافور را در مصر، و کافور را هجو هم کرد. آخرین سفرش به شیراز و دربار عضدالدوله بود و سال ۳۵۴ در راه بازگشت کشته شد.',
			},
			ar: {
				names: ['المتنبي', 'أبو الطيب المتنبي', 'ابو الطيب المتنبي', 'متنبي'],
				say: 'المتنبّي، أبو الطيّب أحمد بن الحسين، وُلد في الكوفة عام ٩١٥، ومدح سيف الدولة في حلب تسع سنين ثمّ كافورًا في مصر وهجاه بعد رحيله. قُتل عام ٩٦٥ في طريق عودته من شيراز، وشرح ديوانه المعرّيّ وابن جنّي وعشرات غيرهما.',
			},
			es: {
				names: ['al-Mutanabbi', 'Mutanabbi', 'Al Mutanabi', 'Mutanabi'],
				say: 'Al-Mutanabbi, nacido en Kufa en 915, cantó durante nueve años a Sayf ad-Dawla en Alepo y después a Kafur en Egipto, a quien acabó satirizando. Lo mataron en el camino cerca de Bagdad en 965, cuando volvía de Shiraz, y sus versos se citan a diario en árabe.',
			},
		},
	},
	{
		id: 'maarri',
		namedWhole: true,
		words: {
			en: {
				names: ['al-Ma’arri', 'al-Maarri', 'Ma’arri', 'Maarri', 'Abu al-Ala al-Ma’arri', 'Abul Ala al-Maarri'],
				say: 'Al-Ma’arri, 973 to 1057, lost his sight to smallpox as a child in Ma’arrat al-Nu’man in Syria and lived there as a recluse. He ate no meat, eggs or honey, doubted aloud in verse, and wrote the Epistle of Forgiveness, in which poets are questioned in heaven and hell.',
			},
			fa: {
				names: ['ابوالعلا معری', 'ابوالعلاء معری', 'ابوالعلای معری', 'معری', 'رسالةالغفران'],
				say: 'ابوالعلا معری، شاعر عرب سدهٔ چهارم و پنجم، در معرةالنعمان شام زاده شد و در چهار سالگی از آبله نابینا شد. گوشت و عسل نمی‌خورد، در شعر شک می‌کرد و در رسالةالغفران به بهشت و دوزخ رفت؛ ناصرخسرو در سفرنامه از او نوشته است.',
			},
			ar: {
				names: [
					'المعري',
					'أبو العلاء المعري',
					'ابو العلاء المعري',
					'أبو العلاء',
					'رهين المحبسين',
					'رسالة الغفران',
					'اللزوميات',
				],
				say: 'أبو العلاء المعرّيّ، ٩٧٣ إلى ١٠٥٧، فقد بصره بالجدريّ صغيرًا في معرّة النعمان، ولزم بيته فيها عقودًا حتّى سمّى نفسه رهين المحبسين. لم يأكل لحمًا ولا بيضًا ولا عسلًا، وله سقط الزند واللزوميّات ورسالة الغفران التي تسأل الشعراء في الجنّة والنار.',
			},
			es: {
				names: ['al-Maarri', 'Al Maarri', 'Abu al-Ala al-Maarri', 'Abul Ala al-Maarri', 'Maarri'],
				say: 'Al-Maarri, 973 a 1057, perdió la vista de niño por la viruela en Maarrat an-Numán, en Siria, y allí vivió retirado. No comía carne, huevos ni miel, dudaba en verso, y en la Epístola del perdón visitó el cielo y el infierno casi tres siglos antes que Dante.',
			},
		},
	},
	{
		id: 'abu-nuwas',
		namedWhole: true,
		words: {
			en: {
				names: ['Abu Nuwas', 'Abu Nuwwas', 'Abu Novas'],
				say: 'Abu Nuwas, born about 756 in Ahvaz to a Persian mother, lived in Baghdad under Harun al-Rashid and died about 814. He made the wine poem an art of its own, laughed at poets weeping over empty campsites, and is a joker in the Thousand and One Nights.',
			},
			fa: {
				names: ['ابونواس', 'ابو نواس', 'ابونواس اهوازی'],
				say: 'ابونواس، شاعر عرب‌زبان، حدود سال ۱۴۰ در اهواز از مادری ایرانی زاده شد و در بغداد هارون‌الرشید و امین زیست. خمریه را شعری مستقل کرد، به شاعرانی که بر خرابهٔ خیمه‌ها می‌گریستند خندید، و واژه‌های فارسی را بی‌پروا در شعر عربی آورد.',
			},
			ar: {
				names: ['أبو نواس', 'ابو نواس', 'أبي نواس', 'الحسن بن هانئ'],
				say: 'أبو نواس، الحسن بن هانئ، وُلد في الأهواز نحو ٧٥٦ لأمّ فارسيّة، ونادم الأمين في بغداد ومات نحو ٨١٤. جعل الخمريّة فنًّا قائمًا بذاته، وسخر ممّن يبكي على الأطلال، وصار في ألف ليلة وليلة صاحب نوادر أكثرها ليس له.',
			},
			es: {
				names: ['Abu Nuwas', 'Abú Nuwás', 'Abu Nuwás'],
				say: 'Abu Nuwas, nacido hacia 756 en Ahvaz, de madre persa, vivió en el Bagdad de Harún al-Rashid y murió hacia 814. Hizo del poema báquico un género aparte, se burló de quienes lloran ante campamentos vacíos y aparece como bromista en Las mil y una noches.',
			},
		},
	},
	{
		id: 'ibn-al-farid',
		namedWhole: true,
		words: {
			en: {
				names: ['Ibn al-Farid', 'Ibn al Farid', 'Umar ibn al-Farid'],
				say: 'Ibn al-Farid of Cairo, 1181 to 1235, spent some fifteen years near Mecca and is called the sultan of lovers. The Poem of the Way runs to some seven hundred and sixty verses on one rhyme, and his Wine Ode praises a drink older than the vine.',
			},
			fa: {
				names: ['ابن فارض', 'ابن‌فارض', 'عمر بن فارض'],
				say: 'ابن فارض، شاعر عارف مصر، سال ۵۷۶ در قاهره زاده شد، سال‌هایی را در پیرامون مکه گذراند و سال ۶۳۲ در زادگاهش درگذشت. تائیهٔ کبرای او نزدیک هفتصد و شصت بیت بر یک قافیه است و خمریه‌اش را جامی به فارسی شرح کرده است.',
			},
			ar: {
				names: ['ابن الفارض', 'عمر بن الفارض', 'سلطان العاشقين', 'التائية الكبرى'],
				say: 'ابن الفارض، عمر بن عليّ، شاعر متصوّف من القاهرة عاش من ١١٨١ إلى ١٢٣٥، وجاور في مكّة نحو خمس عشرة سنة ولُقّب سلطان العاشقين. تائيّته الكبرى قرابة سبعمئة وستّين بيتًا على قافية واحدة، وما زال المنشدون في مصر ينشدون خمريّته.',
			},
			es: {
				names: ['Ibn al-Farid', 'Ibn al Farid', 'Ibn al-Fárid', 'Omar Ibn al-Farid'],
				say: 'Ibn al-Farid, de El Cairo, 1181 a 1235, pasó unos quince años cerca de La Meca y por los versos que escribió lo llaman sultán de los amantes. Su Poema del camino tiene unos setecientos sesenta versos con una sola rima, y en El Cairo todavía se cantan.',
			},
		},
	},
	{
		id: 'shawqi',
		namedWhole: true,
		words: {
			en: {
				names: ['Ahmad Shawqi', 'Ahmed Shawqi', 'Ahmad Shawki', 'Ahmed Shawki', 'Shawqi'],
				say: 'Ahmad Shawqi of Cairo, 1868 to 1932, was poet to the Khedive’s court until the British exiled him to Spain in the first war. In 1927 Arab writers named him Prince of Poets; he then wrote plays in verse, Majnun Layla among them.',
			},
			fa: {
				names: ['احمد شوقی', 'احمد شوقی بک', 'امیرالشعرا احمد شوقی'],
				say: 'احمد شوقی، شاعر مصر، سال ۱۸۶۸ در قاهره زاده شد، شاعر دربار خدیو بود و در جنگ اول به اسپانیا تبعید شد. سال ۱۹۲۷ شاعران عرب او را امیرالشعرا خواندند و او در پنج سالی که ماند نمایش منظوم نوشت؛ یکی‌شان مجنون لیلی است.',
			},
			ar: {
				names: ['أحمد شوقي', 'احمد شوقي', 'أحمد شوقي بك', 'أمير الشعراء', 'الشوقيات', 'من هو شوقي'],
				say: 'أحمد شوقي شاعر مصريّ من القاهرة عاش من ١٨٦٨ إلى ١٩٣٢، كان شاعر الخديوي ونُفي إلى الأندلس في الحرب الأولى وعاد عام ١٩١٩ أو بعده بقليل. بايعه الشعراء أميرًا عام ١٩٢٧، فانصرف إلى المسرح الشعريّ وكتب مجنون ليلى ومصرع كليوباترا.',
			},
			es: {
				names: ['Ahmad Shawqi', 'Ahmed Shawqi', 'Ahmad Shawki', 'Shawqi'],
				say: 'Ahmad Shawqi, de El Cairo, 1868 a 1932, fue poeta de la corte del jedive y pasó la Primera Guerra Mundial desterrado en Barcelona, de donde volvió con poemas sobre al-Ándalus. En 1927 lo nombraron Príncipe de los poetas, y después escribió teatro en verso, como Machnún Leila.',
			},
		},
	},
	{
		id: 'gibran',
		namedWhole: true,
		words: {
			en: {
				names: ['Gibran', 'Khalil Gibran', 'Kahlil Gibran', 'Jubran Khalil Jubran', 'The Prophet by Gibran'],
				say: 'Khalil Gibran, born in Bsharri in Lebanon in 1883, painted and wrote in Boston and New York, in Arabic and later in English, until his death in 1931. The Prophet, of 1923, has never gone out of print; its royalties he left to his mountain village, where he is buried.',
			},
			fa: {
				names: ['جبران خلیل جبران', 'جبران خلیل', 'خلیل جبران'],
				say: 'جبران خلیل جبران، شاعر و نقاش لبنانی، سال ۱۸۸۳ در بشری زاده شد، در بوستون و نیویورک زیست و سال ۱۹۳۱ همان‌جا درگذشت. پیامبر را سال ۱۹۲۳ به انگلیسی نوشت و به فارسی بارها ترجمه شده است؛ درآمد کتاب‌هایش را به روستای زادگاهش بخشید.',
			},
			ar: {
				names: ['جبران', 'جبران خليل جبران', 'خليل جبران'],
				say: 'جبران خليل جبران كاتب وشاعر ورسّام وُلد في بشرّي بلبنان عام ١٨٨٣ وعاش في بوسطن ونيويورك حتّى وفاته عام ١٩٣١، وله الأجنحة المتكسّرة والنبيّ. أسّس الرابطة القلميّة مع نعيمة ورفاقه، وأوصى بريع كتبه لبلدته التي عاد إليها ليُدفن فيها.',
			},
			es: {
				names: ['Gibran', 'Khalil Gibran', 'Kahlil Gibran', 'Jalil Gibran', 'Gibrán', 'Jalil Yubrán'],
				say: 'Khalil Gibran nació en Bsharri, en el Líbano, en 1883, y vivió en Boston y Nueva York, donde pintó y escribió en árabe y en inglés hasta 1931. El profeta, de 1923, no ha dejado de imprimirse, y sus derechos de autor los dejó a su pueblo, donde está enterrado.',
			},
		},
	},
	{
		id: 'qabbani',
		namedWhole: true,
		words: {
			en: {
				names: ['Nizar Qabbani', 'Qabbani', 'Nizar Kabbani', 'Kabbani'],
				say: 'Nizar Qabbani of Damascus, 1923 to 1998, was a diplomat until 1966 and wrote of love and of defeat in everyday words. Singers from Umm Kulthum to Kadim al-Sahir took up his poems; his wife Balqis was killed in a bombing in Beirut in 1981.',
			},
			fa: {
				names: ['نزار قبانی', 'قبانی', 'نزار قباني'],
				say: 'نزار قبانی، شاعر سوری، سال ۱۹۲۳ در دمشق زاده شد، تا ۱۹۶۶ دیپلمات بود و سال ۱۹۹۸ در لندن درگذشت. عاشقانه‌هایش را به زبان گفت‌وگو نوشت و خوانندگان عرب خواندند؛ برای همسرش بلقیس که سال ۱۹۸۱ در انفجاری کشته شد کتابی نوشت.',
			},
			ar: {
				names: ['نزار قباني', 'قباني', 'نزار القباني', 'نزار قبانى', 'من هو نزار'],
				say: 'نزار قبّاني شاعر دمشقيّ عاش من ١٩٢٣ إلى ١٩٩٨، عمل في السلك الدبلوماسيّ حتّى ١٩٦٦ وأصدر أوّل دواوينه قالت لي السمراء عام ١٩٤٤. غنّت له أمّ كلثوم وعبد الحليم وكاظم الساهر، ورثى زوجته بلقيس التي قُتلت في تفجير ببيروت عام ١٩٨١.',
			},
			es: {
				names: ['Nizar Qabbani', 'Nizar Kabbani', 'Qabbani', 'Kabbani'],
				say: 'Nizar Qabbani, de Damasco, 1923 a 1998, fue diplomático hasta 1966, pasó por la embajada siria en Madrid y escribió del amor y de la derrota con palabras de andar por casa. Lo cantaron Umm Kulzum y muchos más; su esposa Balqis murió en un atentado en Beirut en 1981.',
			},
		},
	},
	{
		id: 'darwish',
		namedWhole: true,
		words: {
			en: {
				names: ['Mahmoud Darwish', 'Mahmud Darwish', 'Mahmoud Darwich', 'Darwish the poet', 'who was Darwish'],
				say: 'Mahmoud Darwish was born in 1941 in al-Birwa, a village in Galilee destroyed in 1948, and lived in Haifa, Cairo, Beirut, Paris and Ramallah. He wrote Memory for Forgetfulness about the siege of Beirut, and Mural after a heart operation he barely survived; he died after another in 2008.',
			},
			fa: {
				names: ['محمود درویش', 'محمود درويش'],
				say: 'محمود درویش، شاعر فلسطینی، سال ۱۹۴۱ در روستای بروه زاده شد که سال ۱۹۴۸ ویران شد، و در حیفا، بیروت و رام‌الله زیست. جداریه را پس از جراحی قلبی نوشت که از آن جان به در برد، و سال ۲۰۰۸ پس از جراحی دیگری درگذشت.',
			},
			ar: {
				names: ['محمود درويش', 'من هو درويش'],
				say: 'محمود درويش شاعر فلسطينيّ وُلد عام ١٩٤١ في البروة بالجليل، وهُدمت قريته عام ١٩٤٨، وتوفّي عام ٢٠٠٨ بعد جراحة في القلب ودُفن في رام الله. كتب جداريّة بعد أن نجا من جراحة سابقة، ومن دواوينه أحد عشر كوكبًا ولماذا تركت الحصان وحيدًا.',
			},
			es: {
				names: ['Mahmud Darwish', 'Mahmoud Darwish', 'Mahmud Darwix', 'quién fue Darwish'],
				say: 'Mahmud Darwish nació en 1941 en al-Birwa, una aldea de Galilea destruida en 1948, y vivió en Haifa, Beirut, París y Ramala, donde está enterrado. Escribió Mural después de una operación de corazón a la que sobrevivió por poco, y murió en 2008 tras otra.',
			},
		},
	},
	{
		id: 'shabbi',
		namedWhole: true,
		words: {
			en: {
				names: ['al-Shabbi', 'Abu al-Qasim al-Shabbi', 'Aboul-Qacem Echebbi', 'Abul Qasim al-Shabbi', 'Echebbi'],
				say: 'Abu al-Qasim al-Shabbi, born near Tozeur in Tunisia in 1909, read the European romantics in Arabic translation and died of a heart ailment in 1934, at twenty-five. Two verses of his Will to Live close the Tunisian national anthem, and in 2011 crowds chanted them from Tunis to Cairo.',
			},
			fa: {
				names: ['ابوالقاسم شابی', 'ابوالقاسم الشابی', 'شابی تونسی'],
				say: 'ابوالقاسم شابی، شاعر تونسی، سال ۱۹۰۹ نزدیک توزر زاده شد و سال ۱۹۳۴، در بیست و پنج سالگی، از بیماری قلب درگذشت. دو بیت از شعر ارادهٔ زندگی او در پایان سرود ملی تونس آمده است و سال ۲۰۱۱ مردم آن را در خیابان‌ها می‌خواندند.',
			},
			ar: {
				names: ['الشابي', 'أبو القاسم الشابي', 'ابو القاسم الشابي'],
				say: 'أبو القاسم الشابّي شاعر تونسيّ وُلد قرب توزر عام ١٩٠٩ ومات بمرض القلب عام ١٩٣٤ عن خمس وعشرين سنة، ولم يُطبع ديوانه أغاني الحياة إلّا عام ١٩٥٥. خُتم النشيد الوطنيّ التونسيّ ببيتين من قصيدته إرادة الحياة، وهتف بهما الناس عام ٢٠١١.',
			},
			es: {
				names: ['Abu al-Qasim al-Shabbi', 'al-Shabbi', 'Abul Qasim al-Shabi', 'Al Shabi', 'Echebbi'],
				say: 'Abu al-Qasim al-Shabbi nació cerca de Tozeur, en Túnez, en 1909, y murió del corazón en 1934, a los veinticinco años, con su libro todavía sin publicar. Dos versos de La voluntad de vivir cierran el himno nacional tunecino, y en 2011 los coreaba la gente en las plazas.',
			},
		},
	},
	{
		id: 'nazik',
		namedWhole: true,
		words: {
			en: {
				names: ['Nazik al-Mala’ika', 'Nazik al-Malaika', 'Nazik al Malaika', 'Nazik Al-Malaikah'],
				say: 'Nazik al-Mala’ika, born in Baghdad in 1923, wrote Cholera in 1947 on the epidemic in Egypt, one of the first Arabic poems in lines of uneven length. She defended and limited the new form in a book of 1962, and died in Cairo in 2007.',
			},
			fa: {
				names: ['نازک الملائکه', 'نازک‌الملائکه', 'نازک الملایکه'],
				say: 'نازک الملائکه، شاعر عراقی، سال ۱۹۲۳ در بغداد زاده شد و سال ۱۹۴۷ شعر وبا را دربارهٔ همه‌گیری مصر نوشت، از نخستین شعرهای آزاد عربی. راهی را رفت که نیما در فارسی رفته بود، و سال ۲۰۰۷ در قاهره درگذشت.',
			},
			ar: {
				names: ['نازك الملائكة', 'نازك الملائكه'],
				say: 'نازك الملائكة شاعرة عراقيّة وُلدت في بغداد عام ١٩٢٣ وتوفّيت في القاهرة عام ٢٠٠٧، ومن دواوينها عاشقة الليل وشظايا ورماد. كتبت الكوليرا عام ١٩٤٧ عن وباء مصر، فكانت مع السيّاب في أوّل شعر التفعيلة، ثمّ وضعت قواعده في كتاب قضايا الشعر المعاصر.',
			},
			es: {
				names: ['Nazik al-Malaika', 'Nazik al Malaika', 'Nazik al-Mala’ika'],
				say: 'Nazik al-Malaika, nacida en Bagdad en 1923, escribió en 1947 El cólera, sobre la epidemia de Egipto, uno de los primeros poemas árabes en verso libre. En un libro de 1962 defendió la forma nueva y también le puso límites; murió en El Cairo en 2007.',
			},
		},
	},
	{
		id: 'john-of-the-cross',
		namedWhole: true,
		words: {
			en: {
				names: ['John of the Cross', 'Saint John of the Cross', 'St John of the Cross', 'San Juan de la Cruz'],
				say: 'John of the Cross, 1542 to 1591, was a Castilian friar who reformed the Carmelites with Teresa of Ávila, and whose own order locked him up in Toledo. He made much of the Spiritual Canticle there, by heart, and after nine months escaped through a window.',
			},
			fa: {
				names: ['سن خوان دلا کروز', 'خوان دلا کروز', 'یوحنای صلیبی', 'سان خوان دلا کروز', 'سن خوان د لا کروس'],
				say: 'یوحنای صلیبی، راهب و شاعر اسپانیایی (۱۵۴۲ تا ۱۵۹۱)، با ترسای آویلایی کرملیان را اصلاح می‌کرد و راهبان هم‌مسلک نُه ماه در تولدو زندانی‌اش کردند. سرود روحانی را بیشتر در همان سلول ساخت، در حافظه نگه داشت و شبی از پنجره گریخت.',
			},
			ar: {
				names: ['يوحنا الصليب', 'القديس يوحنا الصليب', 'خوان دي لا كروث', 'سان خوان دي لا كروث', 'خوان دي لا كروز'],
				say: 'يوحنّا الصليب راهب وشاعر قشتاليّ عاش من ١٥٤٢ إلى ١٥٩١، أصلح مع تريزا الأفيليّة رهبنة الكرمل فسجنه رهبانها تسعة أشهر في طليطلة. نظم في زنزانته أكثر النشيد الروحيّ وفرّ من نافذتها ليلًا، وقد قارنه المستعرب أسين بلاثيوس بمتصوّفة الإسلام.',
			},
			es: {
				names: ['San Juan de la Cruz', 'Juan de la Cruz', 'Juan de Yepes', 'Cántico espiritual'],
				say: 'San Juan de la Cruz, nacido en Fontiveros en 1542 y muerto en Úbeda en 1591, fue carmelita y dejó tres poemas mayores: Cántico espiritual, Noche oscura y Llama de amor viva. Parte del primero la compuso de memoria en una celda de Toledo, y escapó por la ventana.',
			},
		},
	},
	{
		id: 'teresa',
		namedWhole: true,
		words: {
			en: {
				names: ['Teresa of Ávila', 'Teresa of Avila', 'Saint Teresa of Avila', 'Santa Teresa', 'St Teresa of Avila'],
				say: 'Teresa of Ávila, 1515 to 1582, reformed the Carmelite nuns, travelled Spain in covered carts to found seventeen convents, and wrote her Life and The Interior Castle. She died on the night when the calendar was changed: the fourth of October was followed by the fifteenth.',
			},
			fa: {
				names: ['ترسای آویلایی', 'ترزای آویلا', 'ترسا آویلایی', 'قدیسه ترسا', 'قدیسه ترزا', 'ترزا آویلا'],
				say: 'ترسای آویلایی (۱۵۱۵ تا ۱۵۸۲)، راهبه و نویسندهٔ اسپانیایی، فرقهٔ کرملی را اصلاح کرد و با گاری در راه‌ها هفده صومعه بنیاد گذاشت. کاخ درون را نوشت که هفت منزل دارد، و شبی درگذشت که تقویم عوض شد و پس از چهارم اکتبر پانزدهم آمد.',
			},
			ar: {
				names: ['تريزا الأفيلية', 'القديسة تريزا الأفيلية', 'تيريزا الأفيلية', 'تيريزا الأبيلية', 'القديسة تيريزا'],
				say: 'تريزا الأفيليّة راهبة وكاتبة إسبانيّة عاشت من ١٥١٥ إلى ١٥٨٢، أصلحت رهبنة الكرمل وأسّست سبعة عشر ديرًا، ولها كتاب سيرتها والقصر الداخليّ بمنازله السبعة. توفّيت ليلة تبديل التقويم، حين جاء الخامس عشر من أكتوبر بعد الرابع منه.',
			},
			es: {
				names: ['Santa Teresa de Jesús', 'Santa Teresa', 'Teresa de Jesús', 'Teresa de Ávila', 'Santa Teresa de Ávila'],
				say: 'Santa Teresa de Jesús, nacida en Ávila en 1515, reformó el Carmelo, fundó diecisiete conventos y escribió el Libro de la vida, Camino de perfección y Las moradas. Murió en Alba de Tormes la noche en que cambió el calendario: al 4 de octubre de 1582 le siguió el 15.',
			},
		},
	},
	{
		id: 'sor-juana',
		namedWhole: true,
		words: {
			en: {
				names: ['Sor Juana', 'Sor Juana Inés de la Cruz', 'Juana Inés de la Cruz', 'Sister Juana Inés de la Cruz'],
				say: 'Sor Juana Inés de la Cruz, born about 1648 near Mexico City, became a nun to be able to study, and wrote sonnets, plays and the long First Dream. Told by a bishop to leave worldly learning, she defended in a letter a woman’s right to know.',
			},
			fa: {
				names: ['سور خوانا', 'خوانا اینس دلا کروز', 'سور خوانا اینس', 'خوانا اینس'],
				say: 'سور خوانا اینس دلا کروز، شاعر مکزیک، حدود ۱۶۴۸ تا ۱۶۹۵، راهبه شد تا بتواند درس بخواند و شعر بلند رؤیای نخستین را نوشت. اسقفی از او خواست دست از دانش بردارد و او در نامه‌ای از حق آموختن زنان دفاع کرد.',
			},
			ar: {
				names: ['سور خوانا', 'الأخت خوانا', 'خوانا إينيس دي لا كروث', 'خوانا إينيس', 'سور خوانا إينيس دي لا كروث'],
				say: 'سور خوانا إينيس دي لا كروث شاعرة مكسيكيّة وُلدت نحو ١٦٤٨، ودخلت الدير لتتفرّغ للدرس فكتبت المسرح والسونيتة ومنظومة الحلم الأوّل. طلب منها أسقف أن تترك علوم الدنيا، فردّت برسالة تدافع عن حقّ المرأة في المعرفة، وماتت عام ١٦٩٥ في وباء.',
			},
			es: {
				names: ['Sor Juana', 'Sor Juana Inés de la Cruz', 'Juana Inés de la Cruz', 'Sor Juana Inés'],
				say: 'Sor Juana Inés de la Cruz, nacida hacia 1648 en Nepantla y muerta en 1695 en la Ciudad de México, se hizo monja para poder estudiar y escribió Primero sueño. En la Respuesta a sor Filotea defendió que una mujer aprenda, y contó que filosofaba hasta cocinando.',
			},
		},
	},
	{
		id: 'becquer',
		namedWhole: true,
		words: {
			en: {
				names: ['Bécquer', 'Gustavo Adolfo Bécquer', 'Becquer'],
				say: 'Gustavo Adolfo Bécquer, born in Seville in 1836, wrote short love poems, the Rimas, and tales of ghosts and ruins, the Leyendas. The manuscript was lost in the revolution of 1868 and he wrote the poems out from memory; friends printed them in 1871, after his death.',
			},
			fa: {
				names: ['گوستاوو آدولفو بکر', 'گوستاو آدولفو بکر', 'گوستاوو بکر'],
				say: 'گوستاوو آدولفو بکر، شاعر اسپانیا، سال ۱۸۳۶ در سویل زاده شد و سال ۱۸۷۰ در مادرید درگذشت؛ قافیه‌ها و افسانه‌ها از اوست. دست‌نویس شعرها در انقلاب ۱۸۶۸ گم شد، همه را از حافظه دوباره نوشت، و دوستانش پس از مرگ او چاپشان کردند.',
			},
			ar: {
				names: ['غوستافو أدولفو بيكر', 'جوستافو أدولفو بيكر', 'غوستابو أدولفو بيكير', 'بيكير'],
				say: 'غوستافو أدولفو بيكر شاعر إسبانيّ وُلد في إشبيلية عام ١٨٣٦ ومات في مدريد عام ١٨٧٠، وله قصائد حبّ قصيرة سمّاها القوافي وحكايات سمّاها الأساطير. ضاعت مخطوطة قصائده في ثورة ١٨٦٨ فكتبها ثانية من ذاكرته، وطبعها أصدقاؤه بعد موته.',
			},
			es: {
				names: ['Bécquer', 'Gustavo Adolfo Bécquer', 'Rimas y leyendas', 'Rimas de Bécquer', 'Gustavo Adolfo Becquer'],
				say: 'Gustavo Adolfo Bécquer nació en Sevilla en 1836 y murió en Madrid en 1870, antes de ver impresas sus Rimas; las Leyendas salieron en los periódicos. El manuscrito de los poemas se perdió en la revolución de 1868, y los reescribió de memoria en el Libro de los gorriones.',
			},
		},
	},
	{
		id: 'rosalia',
		namedWhole: true,
		words: {
			en: {
				names: ['Rosalía de Castro', 'Rosalia de Castro'],
				say: 'Rosalía de Castro, born in Santiago de Compostela in 1837, wrote Cantares gallegos and Follas novas in Galician when it was hardly printed at all. She died in Padrón in 1885; Galicia keeps its day of letters on the seventeenth of May because of the first.',
			},
			fa: {
				names: ['روسالیا د کاسترو', 'روسالیا دکاسترو', 'رزالیا د کاسترو', 'روزالیا د کاسترو'],
				say: 'روسالیا د کاسترو، شاعر گالیسیای اسپانیا، سال ۱۸۳۷ در سانتیاگو زاده شد و سال ۱۸۸۵ در پادرون درگذشت. ترانه‌های گالیسیایی را به زبانی نوشت که کمتر کسی چاپش می‌کرد، و روز ادبیات گالیسیا، هفدهم مه، به یاد همان کتاب است.',
			},
			ar: {
				names: ['روساليا دي كاسترو', 'روزاليا دي كاسترو', 'روساليا دى كاسترو'],
				say: 'روساليا دي كاسترو شاعرة من غاليسيا في إسبانيا، وُلدت في سانتياغو عام ١٨٣٧ وماتت في بادرون عام ١٨٨٥، وكتبت عن المهاجرين ونسائهم الباقيات. نشرت عام ١٨٦٣ أغاني غاليسيّة بلغة قلّما كانت تُطبع، وصار يوم السابع عشر من مايو عيدًا للأدب الغاليسيّ تذكارًا له.',
			},
			es: {
				names: ['Rosalía de Castro', 'Rosalia de Castro', 'Cantares gallegos', 'Follas novas'],
				say: 'Rosalía de Castro, nacida en Santiago en 1837 y muerta en Padrón en 1885, escribió en gallego Cantares gallegos y Follas novas, y en castellano En las orillas del Sar. El Día de las Letras Gallegas es el 17 de mayo, fecha que lleva la dedicatoria del primero, de 1863.',
			},
		},
	},
	{
		id: 'machado',
		namedWhole: true,
		words: {
			en: {
				names: ['Antonio Machado', 'Machado', 'Machado the poet'],
				say: 'Antonio Machado, born in Seville in 1875, taught French in small towns, Soria, Baeza, Segovia, and wrote Solitudes and Fields of Castile. He fled to France with his old mother at the end of the Civil War and died in Collioure in February 1939; she died there three days later.',
			},
			fa: {
				names: ['آنتونیو ماچادو', 'ماچادو', 'انتونیو ماچادو'],
				say: 'آنتونیو ماچادو سال ۱۸۷۵ در سویل زاده شد، در شهرهای کوچک اسپانیا فرانسه درس داد و تنهایی‌ها و دشت‌های کاستیل را نوشت. پایان جنگ داخلی با مادر پیرش به فرانسه گریخت، سال ۱۹۳۹ در کولیور درگذشت و مادرش سه روز بعد.',
			},
			ar: {
				names: ['أنطونيو ماتشادو', 'ماتشادو', 'انطونيو ماتشادو', 'أنتونيو ماتشادو', 'ماشادو'],
				say: 'أنطونيو ماتشادو شاعر إسبانيّ وُلد في إشبيلية عام ١٨٧٥، درّس الفرنسيّة في مدن صغيرة وكتب عزلات وحقول قشتالة. عبر الحدود إلى فرنسا مع أمّه العجوز في آخر الحرب الأهليّة، ومات في كوليور عام ١٩٣٩ ولحقته أمّه بعد ثلاثة أيّام.',
			},
			es: {
				names: ['Antonio Machado', 'Machado', 'Campos de Castilla', 'el poeta Machado'],
				say: 'Antonio Machado nació en Sevilla en 1875, dio clases de francés en Soria, Baeza y Segovia, y escribió Soledades, Campos de Castilla y Juan de Mairena. Murió exiliado en Collioure, en 1939, tres días antes que su madre; en su tumba hay un buzón para las cartas que le llegan.',
			},
		},
	},
	{
		id: 'lorca',
		namedWhole: true,
		words: {
			en: {
				names: ['Lorca', 'García Lorca', 'Federico García Lorca', 'Garcia Lorca', 'Federico Lorca', 'Gypsy Ballads'],
				say: 'Federico García Lorca, born near Granada in 1898, wrote the Gypsy Ballads, Poet in New York and plays such as Blood Wedding. He was shot in August 1936 and his grave has not been found; his last poems he called a Divan, of ghazals and qasidas.',
			},
			fa: {
				names: ['لورکا', 'فدریکو گارسیا لورکا', 'گارسیا لورکا', 'فدریکو لورکا'],
				say: 'فدریکو گارسیا لورکا سال ۱۸۹۸ نزدیک گرانادا زاده شد؛ ترانه‌های کولی، شاعر در نیویورک و نمایش‌هایی چون عروسی خون و خانهٔ برناردا آلبا از اوست. تابستان ۱۹۳۶ تیرباران شد و گورش پیدا نشده است؛ فارسی‌زبانان شعرش را بیشتر با ترجمه و صدای شاملو می‌شناسند.',
			},
			ar: {
				names: ['لوركا', 'فيديريكو غارسيا لوركا', 'غارسيا لوركا', 'فدريكو غارسيا لوركا', 'فيديريكو جارسيا لوركا'],
				say: 'فيديريكو غارسيا لوركا شاعر ومسرحيّ وُلد قرب غرناطة عام ١٨٩٨، وله أغاني الغجر وشاعر في نيويورك وعرس الدم. أُعدم رميًا بالرصاص في أغسطس ١٩٣٦ ولم يُعثر على قبره، وله ديوان التماريت الذي قسّمه غزليّات وقصائد تحيّةً لشعر الأندلس.',
			},
			es: {
				names: ['Lorca', 'García Lorca', 'Federico García Lorca', 'Garcia Lorca', 'Federico Lorca', 'Romancero gitano'],
				say: 'Federico García Lorca nació en Fuente Vaqueros en 1898 y escribió el Romancero gitano, Poeta en Nueva York y Bodas de sangre. Lo fusilaron en agosto de 1936 entre Víznar y Alfacar, y su cuerpo no ha aparecido; a sus últimos poemas los llamó gacelas y casidas.',
			},
		},
	},
	{
		id: 'neruda',
		namedWhole: true,
		words: {
			en: {
				names: ['Pablo Neruda', 'Neruda', 'Twenty Love Poems'],
				say: 'Pablo Neruda, 1904 to 1973, was a Chilean poet, consul and senator who won the Nobel Prize in 1971. He was nineteen when he published Twenty Love Poems, and in middle age wrote odes to an onion, a tomato and a pair of socks.',
			},
			fa: {
				names: ['پابلو نرودا', 'نرودا'],
				say: 'پابلو نرودا، شاعر شیلی، ۱۹۰۴ تا ۱۹۷۳، کنسول و سناتور هم بود و سال ۱۹۷۱ جایزهٔ نوبل گرفت. بیست شعر عاشقانه را نوزده‌ساله منتشر کرد، بعد سرود همگان را برای آمریکای لاتین نوشت و برای پیاز و گوجه‌فرنگی و جوراب قصیده ساخت.',
			},
			ar: {
				names: ['نيرودا', 'بابلو نيرودا'],
				say: 'بابلو نيرودا شاعر من تشيلي عاش من ١٩٠٤ إلى ١٩٧٣، وكان قنصلًا وعضوًا في مجلس الشيوخ ونال جائزة نوبل عام ١٩٧١. نشر «عشرون قصيدة حبّ» وهو دون العشرين، وكتب النشيد الشامل عن قارّته، وأناشيد للبصل والطماطم وجورب من صوف.',
			},
			es: {
				names: ['Pablo Neruda', 'Neruda', 'Veinte poemas de amor'],
				say: 'Pablo Neruda, chileno, 1904 a 1973, se llamaba Neftalí Reyes, fue cónsul y senador, y ganó el Nobel en 1971. Publicó Veinte poemas de amor a los diecinueve años, y en las Odas elementales cantó a la cebolla y al tomate; en Isla Negra juntó caracolas y mascarones de proa.',
			},
		},
	},
	{
		id: 'mistral',
		namedWhole: true,
		words: {
			en: {
				names: ['Gabriela Mistral', 'Lucila Godoy', 'who was Mistral'],
				say: 'Gabriela Mistral, 1889 to 1957, a village teacher in Chile named Lucila Godoy, was in 1945 the first Latin American to win the Nobel Prize for literature. She wrote Desolation, Tala and Lagar, and left the income to the children of Montegrande, where she grew up.',
			},
			fa: {
				names: ['گابریلا میسترال'],
				say: 'گابریلا میسترال، معلم و شاعر شیلی، ۱۸۸۹ تا ۱۹۵۷، سال ۱۹۴۵ نخستین کس از آمریکای لاتین بود که نوبل ادبیات گرفت. نامش لوسیلا گودوی بود، از پانزده سالگی در دهکده‌ها درس داد، و درآمد کتاب‌هایش را برای کودکان مونته‌گرانده گذاشت.',
			},
			ar: {
				names: ['غابرييلا ميسترال', 'جابرييلا ميسترال', 'غابرييلا مسترال', 'ميسترال'],
				say: 'غابرييلا ميسترال شاعرة ومعلّمة من تشيلي عاشت من ١٨٨٩ إلى ١٩٥٧، واسمها لوسيلا غودوي، وكانت عام ١٩٤٥ أوّل من نال نوبل الآداب من أمريكا اللاتينيّة. علّمت صغيرة السنّ في مدارس القرى، وأوصت بدخل كتبها لأطفال بلدتها مونتيغراندي.',
			},
			es: {
				names: ['Gabriela Mistral', 'Lucila Godoy', 'Lucila Godoy Alcayaga', 'quién fue Mistral'],
				say: 'Gabriela Mistral, Lucila Godoy, nació en Vicuña, Chile, en 1889, fue maestra rural y en 1945 ganó el primer Nobel de Literatura de América Latina. Escribió Desolación, Tala y Lagar, ayudó a reformar la escuela en México, y dejó sus derechos de autor a los niños de Montegrande.',
			},
		},
	},
	{
		id: 'borges',
		namedWhole: true,
		words: {
			en: {
				names: ['Borges', 'Jorge Luis Borges', 'Ficciones'],
				say: 'Jorge Luis Borges of Buenos Aires, 1899 to 1986, wrote poems and the short stories of Ficciones and The Aleph, full of mirrors, libraries and mazes. He was made director of the National Library in 1955, when he could hardly read any more, and often came back to Attar’s Simorgh.',
			},
			fa: {
				names: ['بورخس', 'خورخه لوئیس بورخس', 'خورخه لوییس بورخس'],
				say: 'خورخه لوئیس بورخس، شاعر و داستان‌نویس بوئنوس‌آیرس، سال ۱۸۹۹ زاده شد و سال ۱۹۸۶ در ژنو درگذشت؛ الف و ویرانه‌های مدور از داستان‌های اوست. سال ۱۹۵۵، وقتی دیگر چشمش نمی‌دید، رئیس کتابخانهٔ ملی شد، و بارها از سیمرغ عطار نوشت.',
			},
			ar: {
				names: ['بورخيس', 'خورخي لويس بورخيس', 'خورخه لويس بورخيس', 'بورخس'],
				say: 'خورخي لويس بورخيس شاعر وقاصّ أرجنتينيّ وُلد في بوينس آيرس عام ١٨٩٩ ومات في جنيف عام ١٩٨٦، ومن كتبه الألف. عُيّن مديرًا للمكتبة الوطنيّة عام ١٩٥٥ وقد كاد يفقد بصره، وكتب عن ألف ليلة وليلة وابن رشد وسيمرغ العطّار.',
			},
			es: {
				names: ['Borges', 'Jorge Luis Borges'],
				say: 'Jorge Luis Borges, nacido en Buenos Aires en 1899 y muerto en Ginebra en 1986, empezó con los poemas de Fervor de Buenos Aires y escribió Ficciones y El Aleph. En 1955, casi ciego, lo nombraron director de la Biblioteca Nacional; volvió varias veces al Simurg de Attar.',
			},
		},
	},
	{
		id: 'dante',
		namedWhole: true,
		words: {
			en: {
				names: ['Dante', 'Dante Alighieri', 'Divine Comedy', 'the Divine Comedy'],
				say: 'Dante Alighieri, born in Florence in 1265, was banished in 1302, never went home, and wrote the Divine Comedy at the tables of others: hell, purgatory and heaven in a hundred cantos. He died in Ravenna in 1321, and the tomb that Florence built for him is empty.',
			},
			fa: {
				names: ['دانته', 'دانته آلیگیری', 'کمدی الهی', 'آلیگیری'],
				say: 'دانته آلیگیری سال ۱۲۶۵ در فلورانس زاده شد، سال ۱۳۰۲ تبعید شد و دیگر به شهرش برنگشت. کمدی الهی، صد سرود از دوزخ و برزخ و بهشت، را در تبعید نوشت و سال ۱۳۲۱ در راونا درگذشت؛ آرامگاهی که فلورانس برایش ساخت خالی است.',
			},
			ar: {
				names: ['دانتي', 'دانتي أليغييري', 'دانتى', 'دانتي أليجييري', 'الكوميديا الإلهية'],
				say: 'دانتي أليغييري شاعر إيطاليّ وُلد في فلورنسا عام ١٢٦٥ ونُفي منها عام ١٣٠٢ ومات في رافينا عام ١٣٢١. كتب في منفاه الكوميديا الإلهيّة، مئة نشيد في الجحيم والمطهر والفردوس، وما زال الباحثون يقارنونها برسالة الغفران وقصّة المعراج.',
			},
			es: {
				names: ['Dante', 'Dante Alighieri', 'Divina Comedia', 'la Divina Comedia', 'Vita nuova'],
				say: 'Dante Alighieri nació en Florencia en 1265, fue desterrado en 1302 y no volvió; en el exilio escribió la Divina Comedia, cien cantos por el infierno, el purgatorio y el paraíso. Murió en Rávena en 1321, y la tumba que Florencia le levantó después está vacía.',
			},
		},
	},
	{
		id: 'shakespeare',
		namedWhole: true,
		words: {
			en: {
				names: ['Shakespeare', 'William Shakespeare', 'Hamlet'],
				say: 'William Shakespeare, born in Stratford in 1564 and buried there in 1616, acted in London and wrote about thirty-seven plays, with Hamlet and King Lear, and 154 sonnets. About half the plays, Macbeth and The Tempest too, we have only because two fellow actors printed them after his death.',
			},
			fa: {
				names: ['شکسپیر', 'ویلیام شکسپیر', 'هملت'],
				say: 'ویلیام شکسپیر سال ۱۵۶۴ در استراتفورد زاده شد، در لندن بازیگر و نمایش‌نویس بود و سال ۱۶۱۶ در زادگاهش درگذشت؛ ۱۵۴ غزلواره و نمایش‌هایی چون هملت و مکبث از اوست. نیمی از نمایش‌ها را دو همکارش هفت سال پس از مرگ او چاپ کردند.',
			},
			ar: {
				names: ['شكسبير', 'وليم شكسبير', 'ويليام شكسبير', 'هاملت'],
				say: 'وليم شكسبير شاعر ومسرحيّ إنجليزيّ وُلد في ستراتفورد عام ١٥٦٤ ومات فيها عام ١٦١٦، وله نحو سبع وثلاثين مسرحيّة، منها هاملت والملك لير، و١٥٤ سونيتة. لم ينجُ نصف مسرحيّاته تقريبًا إلّا لأنّ ممثّلَين من رفاقه طبعاها بعد موته بسبع سنين.',
			},
			es: {
				names: ['Shakespeare', 'William Shakespeare', 'Hamlet'],
				say: 'William Shakespeare, de Stratford, 1564 a 1616, fue actor en Londres y escribió unas treinta y siete obras, entre ellas Hamlet y El rey Lear, y 154 sonetos. Murió un 23 de abril, fecha que se da también para Cervantes, pero no el mismo día: Inglaterra usaba otro calendario.',
			},
		},
	},
	{
		id: 'goethe',
		page: 'hafez',
		namedWhole: true,
		words: {
			en: {
				names: [
					'Goethe',
					'Johann Wolfgang von Goethe',
					'West-Eastern Divan',
					'West-östlicher Divan',
					'Goethe and Hafez',
				],
				say: 'Goethe, 1749 to 1832, lived in Weimar as poet, minister and naturalist and wrote Werther young and Faust all his life. At sixty-four he read Hafez in Hammer’s German and answered with his West-Eastern Divan of 1819; in Weimar two stone chairs face each other for the two poets.',
			},
			fa: {
				names: [
					'گوته',
					'یوهان ولفگانگ گوته',
					'یوهان ولفگانگ فون گوته',
					'دیوان غربی شرقی',
					'دیوان شرقی غربی',
					'گوته و حافظ',
				],
				say: 'گوته، شاعر آلمانی، ۱۷۴۹ تا ۱۸۳۲، در وایمار وزیر هم بود و ورتر و فاوست از اوست. در شصت و چهار سالگی حافظ را به ترجمهٔ هامر خواند و دیوان غربی‌شرقی را در پاسخش نوشت؛ در وایمار دو صندلی سنگی یاد این دو است.',
			},
			ar: {
				names: [
					'غوته',
					'جوته',
					'يوهان غوته',
					'يوهان فولفغانغ غوته',
					'يوهان فولفغانغ فون غوته',
					'الديوان الغربي الشرقي',
					'غوته وحافظ',
					'جوتة',
				],
				say: 'غوته شاعر ألمانيّ عاش من ١٧٤٩ إلى ١٨٣٢، وكان وزيرًا في فايمار وعالم طبيعة، وله آلام فيرتر وفاوست. قرأ حافظًا مترجمًا وهو في الرابعة والستّين فكتب الديوان الغربيّ الشرقيّ جوابًا له عام ١٨١٩، وفي صدر طبعته الأولى عنوان بالعربيّة.',
			},
			es: {
				names: [
					'Goethe',
					'Johann Wolfgang von Goethe',
					'Diván de Oriente y Occidente',
					'Diván occidental-oriental',
					'Goethe y Hafez',
				],
				say: 'Goethe, 1749 a 1832, fue en Weimar poeta, ministro y naturalista; escribió el Werther y el Fausto. A los sesenta y cuatro años leyó a Hafez en alemán y le respondió con el Diván de Oriente y Occidente; en Weimar los recuerdan dos sillas de piedra frente a frente.',
			},
		},
	},
	{
		id: 'emerson',
		page: 'hafez',
		namedWhole: true,
		words: {
			en: {
				names: ['Emerson', 'Ralph Waldo Emerson', 'Emerson and Hafez'],
				say: 'Ralph Waldo Emerson, born in Boston in 1803, left the pulpit and lived in Concord by lectures and essays such as Self-Reliance until 1882. He knew no Persian, but from Hammer’s German he put some seven hundred lines of Persian poets, Hafez above all, into English in his notebooks.',
			},
			fa: {
				names: ['امرسون', 'رالف والدو امرسون', 'رالف والدو امرسن', 'امرسون و حافظ'],
				say: 'رالف والدو امرسون، شاعر و جستارنویس آمریکایی، سال ۱۸۰۳ در بوستون زاده شد و سال ۱۸۸۲ در کنکورد درگذشت؛ جستار اتکا به خود از اوست. فارسی نمی‌دانست، اما از ترجمهٔ آلمانی هامر صدها سطر از حافظ و سعدی را به انگلیسی برگرداند.',
			},
			ar: {
				names: ['إمرسون', 'رالف والدو إمرسون', 'ايمرسون', 'رالف والدو ايمرسون', 'إيمرسون', 'رالف إمرسون'],
				say: 'رالف والدو إمرسون شاعر وكاتب أمريكيّ وُلد في بوسطن عام ١٨٠٣ وعاش في كونكورد حتّى وفاته عام ١٨٨٢، ومن مقالاته الطبيعة والاعتماد على النفس. لم يعرف الفارسيّة، لكنّه نقل عن ترجمة هامر الألمانيّة مئات الأسطر من حافظ وسعدي إلى الإنجليزيّة.',
			},
			es: {
				names: ['Emerson', 'Ralph Waldo Emerson', 'Emerson y Hafez'],
				say: 'Ralph Waldo Emerson, nacido en Boston en 1803, dejó el púlpito y vivió en Concord de sus conferencias y ensayos, como Confianza en uno mismo, hasta 1882. No sabía persa, pero de la versión alemana de Hammer pasó al inglés cientos de líneas de Hafez y de Saadi.',
			},
		},
	},
	{
		id: 'dickinson',
		namedWhole: true,
		words: {
			en: {
				names: ['Emily Dickinson', 'Dickinson', 'Emily Dickenson'],
				say: 'Emily Dickinson, 1830 to 1886, lived nearly all her life in one house in Amherst, Massachusetts, and wrote almost eighteen hundred poems, of which about ten were printed while she lived. After her death her sister found the rest, many copied fair and sewn with thread into small booklets.',
			},
			fa: {
				names: ['امیلی دیکنسون', 'دیکنسون', 'امیلی دیکینسون'],
				say: 'امیلی دیکنسون، شاعر آمریکایی، ۱۸۳۰ تا ۱۸۸۶، تقریباً همهٔ عمر در یک خانه در امهرست زیست و از نزدیک ۱۸۰۰ شعرش تا زنده بود ده‌تایی چاپ شد. باقی را خواهرش پس از مرگ او یافت، در دفترچه‌هایی که با نخ دوخته بود.',
			},
			ar: {
				names: ['إميلي ديكنسون', 'ايميلي ديكنسون', 'إيميلي ديكنسون', 'ديكنسون', 'اميلي ديكنسون'],
				say: 'إميلي ديكنسون شاعرة أمريكيّة عاشت من ١٨٣٠ إلى ١٨٨٦ في بيت واحد تقريبًا في أمهرست، وكتبت نحو ألف وثمانمئة قصيدة لم يُنشر منها في حياتها إلّا قرابة عشر. وجدت أختها الباقي بعد موتها، وكثير منه في كرّاسات صغيرة خاطتها بيدها.',
			},
			es: {
				names: ['Emily Dickinson', 'Dickinson', 'Emily Dickenson'],
				say: 'Emily Dickinson, 1830 a 1886, pasó casi toda su vida en una casa de Amherst, Massachusetts, y escribió cerca de mil ochocientos poemas, de los que vio impresos unos diez. Su hermana encontró los demás después de su muerte, muchos pasados a limpio y cosidos con hilo en cuadernillos.',
			},
		},
	},
	{
		id: 'rilke',
		namedWhole: true,
		words: {
			en: {
				names: ['Rilke', 'Rainer Maria Rilke', 'Duino Elegies', 'Letters to a Young Poet'],
				say: 'Rainer Maria Rilke, born in Prague in 1875, worked for Rodin in Paris, wrote Letters to a Young Poet, and began the Duino Elegies in a castle by the Adriatic. Ten years later he finished them in Switzerland within weeks, with the Sonnets to Orpheus; he died in 1926.',
			},
			fa: {
				names: ['ریلکه', 'راینر ماریا ریلکه', 'سوگ‌سروده‌های دوئینو', 'مرثیه‌های دوئینو'],
				say: 'راینر ماریا ریلکه، شاعر آلمانی‌زبان، سال ۱۸۷۵ در پراگ زاده شد، چندی منشی رودن بود و سال ۱۹۲۶ در سوئیس درگذشت. نامه‌هایش به شاعری جوان در ایران خوانندهٔ بسیار دارد؛ مرثیه‌های دوئینو را ده سال ناتمام گذاشت و بعد در چند هفته تمام کرد.',
			},
			ar: {
				names: ['ريلكه', 'راينر ماريا ريلكه', 'ريلكة', 'مراثي دوينو'],
				say: 'راينر ماريا ريلكه شاعر كتب بالألمانيّة، وُلد في براغ عام ١٨٧٥ وعمل كاتبًا للنحّات رودان في باريس ومات في سويسرا عام ١٩٢٦. بدأ مراثي دوينو في قلعة على البحر، ثمّ أتمّها بعد عشر سنين في أسابيع من شتاء ١٩٢٢، ومعها سونيتات إلى أورفيوس.',
			},
			es: {
				names: ['Rilke', 'Rainer Maria Rilke', 'Elegías de Duino', 'Cartas a un joven poeta'],
				say: 'Rainer Maria Rilke, nacido en Praga en 1875 y muerto en Suiza en 1926, fue secretario de Rodin y escribió las Cartas a un joven poeta y las Elegías de Duino. Pasó un invierno en Ronda, el de 1912, y diez años después terminó las elegías en pocas semanas.',
			},
		},
	},
	{
		id: 'tagore',
		namedWhole: true,
		words: {
			en: {
				names: ['Tagore', 'Rabindranath Tagore', 'Gitanjali'],
				say: 'Rabindranath Tagore of Calcutta, 1861 to 1941, wrote in Bengali some two thousand songs, plays and novels, and won the Nobel Prize in 1913 for his own English Gitanjali. India and Bangladesh both have anthems by him; in 1932 he sat at the tomb of Hafez.',
			},
			fa: {
				names: ['تاگور', 'رابیندرانات تاگور', 'گیتانجالی'],
				say: 'رابیندرانات تاگور، شاعر بنگالی، سال ۱۸۶۱ در کلکته زاده شد، سال ۱۹۱۳ برای گیتانجالی نوبل گرفت و سال ۱۹۴۱ درگذشت. سرود ملی هند و بنگلادش هر دو از اوست، و سال ۱۳۱۱ به ایران آمد و در شیراز بر مزار حافظ نشست.',
			},
			ar: {
				names: ['طاغور', 'رابندرانات طاغور', 'رابندراناث طاغور'],
				say: 'رابندرانات طاغور شاعر بنغاليّ من كلكتا عاش من ١٨٦١ إلى ١٩٤١، وكتب نحو ألفي أغنية ونال نوبل عام ١٩١٣ عن جيتنجالي. كلمات النشيد الوطنيّ للهند وبنغلادش كليهما له، وقد زار القاهرة عام ١٩٢٦ فاستقبله أحمد شوقي في بيته.',
			},
			es: {
				names: ['Tagore', 'Rabindranath Tagore', 'Gitanjali'],
				say: 'Rabindranath Tagore, de Calcuta, 1861 a 1941, escribió en bengalí unas dos mil canciones, teatro y novelas, y ganó el Nobel en 1913 por Gitanjali. La India y Bangladés tienen himnos suyos, y en español lo leyeron sobre todo en las versiones de Zenobia Camprubí y Juan Ramón Jiménez.',
			},
		},
	},
	{
		id: 'nasir-khusraw',
		namedWhole: true,
		words: {
			en: {
				names: ['Nasir Khusraw', 'Naser Khosrow', 'Nasir Khusrau', 'Nasir Khosrow'],
				say: 'Nasir Khusraw, born in 1004 near Balkh, kept tax books until a dream at forty sent him off for seven years, as far as Cairo; his Book of Travels is still read. He came home an Ismaili preacher and wrote his odes in exile, in the valley of Yumgan.',
			},
			fa: {
				names: ['ناصرخسرو', 'ناصر خسرو', 'ناصرخسرو قبادیانی', 'ناصر خسرو قبادیانی', 'ناصرخسرو بلخی', 'ناصر خسرو بلخی'],
				say: 'ناصرخسرو سال ۳۹۴ در قبادیان بلخ زاده شد و در چهل‌سالگی، پس از خوابی، کار دیوان را رها کرد و هفت سال سفر کرد؛ سفرنامه‌اش مانده است. داعی اسماعیلیان شد و سال‌های آخر را در یمگان بدخشان، دور از همه، شعر گفت.',
			},
			ar: {
				names: ['ناصر خسرو', 'ناصر خسرو القبادياني', 'ناصرخسرو'],
				say: 'ناصر خسرو شاعر ورحّالة فارسيّ وُلد قرب بلخ عام ١٠٠٤، ترك ديوان السلطان بعد رؤيا في الأربعين وسافر سبع سنين، ووصف في سفرنامه مكّة والقدس والقاهرة الفاطميّة. عاد داعيًا إسماعيليًّا فطُورد، وقضى آخر عمره ينظم القصائد في وادي يمكان.',
			},
			es: {
				names: ['Nasir Khusraw', 'Nasir Jusrau', 'Naser Josrow', 'Nasir Josrow'],
				say: 'Nasir Jusrau, nacido en 1004 cerca de Balj, llevaba cuentas en una oficina hasta que un sueño, a los cuarenta, lo puso siete años en camino; su Libro de viajes describe Jerusalén, La Meca y El Cairo. Volvió predicador ismailí y acabó desterrado, escribiendo casidas en el valle de Yumgán.',
			},
		},
	},
	{
		id: 'behbahani',
		namedWhole: true,
		words: {
			en: {
				names: ['Simin Behbahani', 'Behbahani', 'Simin Behbahany'],
				say: 'Simin Behbahani of Tehran, 1927 to 2014, kept the rhymes of the ghazal and changed almost all else: rare metres, the talk of the street, women and soldiers instead of wine. Her poem that begins “My country, I will build you again” is known by heart and sung.',
			},
			fa: {
				names: ['سیمین بهبهانی', 'بهبهانی', 'سیمین بهبهانی شاعر'],
				say: 'سیمین بهبهانی سال ۱۳۰۶ در تهران زاده شد و سال ۱۳۹۳ همان‌جا درگذشت. غزل را با وزن‌هایی تازه و با حرف روز گفت؛ «دوباره می‌سازمت وطن» از اوست.',
			},
			ar: {
				names: ['سيمين بهبهاني', 'بهبهاني', 'سيمين بهبهانى'],
				say: 'سيمين بهبهاني شاعرة من طهران عاشت من ١٩٢٧ إلى ٢٠١٤، أبقت للغزل قافيته وغيّرت سائره: أوزان نادرة، وكلام الشارع، والنساء والجنود مكان الخمر والساقي. أشهر قصائدها «سأبنيك ثانيةً يا وطن»، يحفظها الإيرانيّون ويغنّونها.',
			},
			es: {
				names: ['Simin Behbahani', 'Simín Behbahaní', 'Behbahani'],
				say: 'Simin Behbahani, de Teherán, 1927 a 2014, le dejó al gazal la rima y le cambió casi todo lo demás: metros raros, habla de la calle, mujeres y soldados en lugar de vino. Su poema que empieza «Te construiré de nuevo, patria» se sabe de memoria y se canta.',
			},
		},
	},
	{
		id: 'kabir',
		namedWhole: true,
		words: {
			en: {
				names: ['Kabir', 'Kabir Das', 'Kabir the weaver', 'Sant Kabir', 'Kabir of Benares'],
				say: 'Kabir was a weaver of Benares in the fifteenth century who sang in plain Hindi, and teased mullah and pandit alike for shouting at a God who is not deaf. When he died, they say, both wanted the body, and under the sheet there were only flowers, which they shared.',
			},
			fa: {
				names: ['کبیر شاعر', 'کبیر هندی', 'کبیر داس', 'کبیر بنارسی', 'کبیر کی بود', 'کبیر کیه'],
				say: 'کبیر بافنده‌ای بود در بنارسِ سدهٔ پانزدهم میلادی که به هندیِ مردم کوچه شعر می‌خواند و سر به سر ملا و برهمن با هم می‌گذاشت. می‌گویند وقتی مرد هر دو گروه جنازه‌اش را خواستند، و زیر پارچه جز گل چیزی نبود؛ گل‌ها را قسمت کردند.',
			},
			ar: {
				names: ['كبير الهندي', 'كبير الشاعر', 'الشاعر كبير', 'كبير داس', 'كبير النساج'],
				say: 'كبير نسّاج من بنارس عاش في القرن الخامس عشر وأنشد بالهنديّة العامّيّة، وسخر من الشيخ والبرهميّ معًا. يُروى أنّ الفريقين تنازعا جثمانه حين مات، فلمّا رفعوا الغطاء لم يجدوا غير الزهر، فاقتسموه.',
			},
			es: {
				names: ['Kabir', 'Kabir Das', 'Kabir el tejedor', 'Kabir de Benarés'],
				say: 'Kabir fue un tejedor de Benarés del siglo XV que cantaba en hindi llano y se burlaba por igual del mulá y del brahmán por gritarle a un Dios que no es sordo. Cuentan que al morir lo reclamaron ambos bandos, y bajo la sábana solo había flores.',
			},
		},
	},
	{
		id: 'mirabai',
		namedWhole: true,
		words: {
			en: {
				names: ['Mirabai', 'Meera Bai', 'Mira Bai', 'Meerabai', 'Mirabai of Merta'],
				say: 'Mirabai, a Rajput princess of the sixteenth century, called Krishna her husband, and left her in-laws’ palace to sing to him among strangers with bells on her ankles. They sent her a cup of poison, it is told, and she drank it as his; India still sings her songs.',
			},
			fa: {
				names: ['میرابای', 'میرا بای', 'میرابایی', 'میرابای شاعر'],
				say: 'میرابای شاهدختی راجپوت بود در سدهٔ شانزدهم میلادی که کریشنا را شوهر خود می‌دانست و از کاخ خانوادهٔ شوهر بیرون زد تا خلخال به پا برای او بخواند. می‌گویند جام زهر برایش فرستادند و به نام او نوشید؛ ترانه‌هایش هنوز در هند خوانده می‌شود.',
			},
			ar: {
				names: ['ميراباي', 'ميرا باي', 'ميرا باي الشاعرة'],
				say: 'ميراباي أميرة راجبوتيّة من القرن السادس عشر عدّت كريشنا زوجها، وتركت قصر أهل زوجها لتغنّي له بين الغرباء وفي قدميها الخلاخل. تُروى حكاية كأس سمّ أرسلوها إليها فشربتها باسمه ولم تضرّها، وما زالت الهند تغنّي أناشيدها.',
			},
			es: {
				names: ['Mirabai', 'Mira Bai', 'Meera Bai', 'Mirabái'],
				say: 'Mirabai, princesa rajput del siglo XVI, llamaba esposo a Krishna y dejó el palacio de su familia política para cantarle entre desconocidos, con cascabeles en los tobillos. Cuentan que le mandaron una copa de veneno y la bebió en nombre de él; la India sigue cantando sus canciones.',
			},
		},
	},
	{
		id: 'bulleh-shah',
		namedWhole: true,
		words: {
			en: {
				names: ['Bulleh Shah', 'Bullhe Shah', 'Bulhe Shah', 'Bulla Shah', 'Baba Bulleh Shah'],
				say: 'Bulleh Shah, who died in 1757 in Kasur, was a Punjabi Sufi of proud family who shocked everybody at home by taking a gardener, Shah Inayat, for his master. In his best-known song he does not know who he is: no believer in the mosque, nor Moses, nor Pharaoh.',
			},
			fa: {
				names: ['بلهی شاه', 'بلهه شاه', 'بله شاه', 'بلی شاه', 'بابا بلهی شاه'],
				say: 'بلهی شاه صوفی پنجابی بود که سال ۱۷۵۷ در قصور درگذشت؛ از خانواده‌ای سید بود و مرید شاه عنایتِ باغبان شد که قومش او را کمتر از خود می‌دانستند. در ترانهٔ نام‌دارش نمی‌داند خودش کیست: نه مؤمنِ مسجد، نه موسی، نه فرعون.',
			},
			ar: {
				names: ['بلهي شاه', 'بله شاه', 'بولي شاه', 'بلهه شاه'],
				say: 'بلهي شاه متصوّف بنجابيّ توفّي عام ١٧٥٧ في قصور، وكان من أسرة شريفة فأغضبها حين اتّخذ شاه عنايت البستانيّ شيخًا. يقول في أشهر أناشيده إنّه لا يدري من هو: لا مؤمن في المسجد، ولا موسى، ولا فرعون.',
			},
			es: {
				names: ['Bulleh Shah', 'Bulhe Shah', 'Bullhe Shah', 'Bulé Shah'],
				say: 'Bulleh Shah, sufí del Panyab muerto en Kasur en 1757, era de familia noble y escandalizó a los suyos al tomar por maestro a Shah Inayat, un jardinero. Su canción más repetida dice que no sabe quién es: ni creyente en la mezquita, ni Moisés, ni faraón.',
			},
		},
	},
];
