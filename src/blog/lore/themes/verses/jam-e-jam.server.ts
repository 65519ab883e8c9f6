import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'jam-e-jam',
	motif: 'cup',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['jam-e jam', 'cup of jamshid', 'hafez ghazal 143', 'kay khosrow', 'world-seeing cup'],
			titles: ['Jamshid’s cup, borrowed from its owner', 'Begging next door for what stands on your shelf'],
			excerpts: [
				'The most famous cup of Persia shows the whole world, and most of its history consists of people who did not know that they had it.',
				'A heart goes from door to door asking for a vessel. Hafez knows where the vessel is, and is in no hurry to say so.',
			],
			openings: [
				'Every family knows the hunt for spectacles that are sitting on the hunter’s forehead. The children see it first and keep quiet, because it is too good. Drawers are pulled out, the newspaper is lifted, the dog is accused. And there is a strange second, when the hand at last touches the frame, in which the finder looks less glad than caught. It was never lost; it was merely in the one place from which one looks.',
				'State television in Iran has its headquarters on a hill in the north of Tehran, and the place is called Jam-e Jam, after the cup in which the ancient kings of Persia are said to have watched the seven climes of the earth. The joke was probably not intended. Seven hundred years ago the same two words were the property of poets, who used them for a vessel that shows everything and has no programme.',
			],
			body: [
				'Ghazal 143 of Hafez begins: “For years the heart was asking us for Jamshid’s cup, / and what it had already it went begging from a stranger.” In Firdausi’s Book of Kings, finished around the year 1010, the cup is not Jamshid’s at all. It belongs to a later king, Kay Khosrow. When the young knight Bizhan has vanished, the king waits for Nowruz, puts on his robe, looks into the bowl from one end of the world to the other, and finds the boy in chains at the bottom of a pit.',
				'How the bowl passed from the one to the other nobody can say for certain. Jamshid was the inventor of good things, and the legends gave him wine; the first syllable of his name sounds just like the Persian for cup, jam; perhaps a pun did the stealing. Later tales engraved seven lines on the inside, each with a name of its own, up to which one poured according to rank and thirst.',
				'Hafez goes on with a scene. The narrator carries his difficulty to an old man of the tavern, and finds him laughing, a bowl in his hand, looking at a hundred things in it. When did the Wise One give you this? On the day, says the old man, when he was building the blue dome. So the cup is as old as the sky, older than both kings, and it has been on loan to whoever could hold it still.',
				'But the old man was needed. Here the ghazal contradicts its own first verse in the kindest manner. The heart had the cup in the house for years, it should never have asked a stranger, and it learns this from someone else, in another house, by asking.',
			],
			counter:
				'“The answer is within you” is among the cheapest sentences in print, and often false. Two psychologists, Nisbett and Wilson, collected evidence in 1977 that people explain their own choices with great confidence and little accuracy; a stranger might guess as well. A tooth, a contract and a rash are not to be found by gazing inwards. Hafez speaks about one cup, and he does not say that it contains the tax return.',
			practices: [
				'Write down a question which you have put to more than one person this year. Below it, without stopping, write for five minutes the answer that you would give to a friend who asked it, and sign with the friend’s name. Lay the sheet aside for the length of a cup of tea. Then read it slowly and underline the sentence which you knew before you began to write.',
				'Walk through your home and look for something you were going to buy and may already have: a tape, a lamp, a book on the subject. Ten minutes and no longer. Put what you find on the table. If nothing turns up, put there a note with the name of a neighbour who has one, and think of what you own that this neighbour might come and ask you for.',
			],
			closings: [
				'The old man laughed, and it was not said of him that he handed over the bowl. He let the visitor look at his face while he looked. When did you last come home from a wise person with nothing but the sight of them, and what had you gone there to fetch?',
				'The stranger in the second line has never been asked for his view. Perhaps he had no cup and was too polite to admit it. Who has been coming to your door for years for something you never had, and how might you send them back to their own shelf?',
			],
		},
		fa: {
			keywords: ['جام جم', 'جام جهان‌بین', 'جمشید', 'کیخسرو', 'غزل ۱۴۳ حافظ', 'پیر مغان'],
			titles: ['جام جم پیش از این مال دیگری بود', 'گداییِ چیزی که روی رف است'],
			excerpts: [
				'نامدارترین جام ایران همهٔ جهان را نشان می‌دهد و بیشترِ سرگذشتش قصهٔ کسانی است که نمی‌دانستند پیش خودشان است.',
				'دلی سال‌ها از این در به آن در می‌رود و ظرفی می‌خواهد. حافظ می‌داند ظرف کجاست و برای گفتنش عجله‌ای ندارد.',
			],
			openings: [
				'پدر دنبال عینکش می‌گردد و عینک بالای پیشانی‌اش است. بچه‌ها زودتر از همه دیده‌اند و چیزی نمی‌گویند، چون حیف است. کشوها بیرون کشیده می‌شود، روزنامه را تکان می‌دهند، تقصیر به گردن مادر می‌افتد که همه‌چیز را جابه‌جا می‌کند. و بعد آن لحظهٔ عجیب که دست به دستهٔ عینک می‌خورد و صاحبش بیشتر شرمنده می‌شود تا خوشحال. گم نشده بود. در تنها جایی بود که آدم از آن نگاه می‌کند و برای همین آن را نمی‌بیند.',
				'ساختمان صداوسیما در شمال تهران بر بلندی است و اسم آنجا را گذاشته‌اند جام جم؛ همان ظرفی که می‌گفتند پادشاهان هفت اقلیم را در آن تماشا می‌کردند. بعید است که نام‌گذاران قصد شوخی داشته باشند. هفتصد سال پیش این دو کلمه مال شاعران بود و به ظرفی گفته می‌شد که همه‌چیز را نشان می‌دهد و برنامه ندارد. فرقش با آن یکی این بود که برای دیدنش باید ساکت می‌نشستی، و هیچ‌کس هم نمی‌توانست پیچش را برایت بچرخاند.',
			],
			body: [
				'غزل ۱۴۳ با این بیت شروع می‌شود: «سال‌ها دل طلب جام جم از ما می‌کرد / وآنچه خود داشت ز بیگانه تمنا می‌کرد». در شاهنامه که حدود سال ۴۰۰ هجری به پایان رسید این جام اصلاً مال جمشید نیست. مال کیخسرو است. وقتی بیژن ناپدید می‌شود شاه تا نوروز صبر می‌کند، قبای نو می‌پوشد، جام را به دست می‌گیرد و هفت کشور را در آن می‌گردد تا جوان را در زنجیر تهِ چاهی پیدا می‌کند.',
				'این که ظرف چطور از کیخسرو به جمشید رسید درست معلوم نیست. جمشید در قصه‌ها پدیدآورندهٔ هر چیز خوبی بود و شراب را هم به او بستند؛ از آن گذشته «جام» و «جم» در گوش به هم چسبیده‌اند و شاید این دزدی کارِ یک جناس باشد. در روایت‌های بعدی هفت خط بر دیوارهٔ درون جام کشیدند، هر خط با نامی، که برای هر کس به اندازهٔ پایه و تشنگی‌اش تا یکی از آن‌ها می‌ریختند.',
				'حافظ بعد از این بیت صحنه‌ای می‌سازد. راوی گرهِ کارش را پیش پیر مغان می‌برد و او را خندان می‌بیند، قدح به دست، که در آن آینه صد گونه تماشا می‌کند. می‌پرسد حکیم این را کی به تو داد؟ پیر می‌گوید همان روز که این گنبد مینا را می‌ساخت. پس جام هم‌سنِ آسمان است، پیرتر از هر دو پادشاه، و از همان روز پیش هر کسی امانت بوده که دستش نلرزد.',
				'ولی بی آن پیر هم کار پیش نمی‌رفت. غزل در اینجا حرفِ بیت اول خودش را به نرمی پس می‌گیرد. دل سال‌ها جام را در خانه داشت و نبایست سراغ بیگانه می‌رفت؛ و همین را از دیگری شنید، در خانه‌ای دیگر، با پرسیدن.',
			],
			counter:
				'«جواب در درونِ توست» از ارزان‌ترین جمله‌هایی است که چاپ می‌شود و خیلی وقت‌ها هم غلط است. نیزبت و ویلسون، دو روان‌شناس آمریکایی، در سال ۱۹۷۷ شواهدی گرد آوردند که آدم‌ها دلیل انتخابشان را با اطمینان می‌گویند و اشتباه می‌گویند؛ غریبه‌ای هم به همان خوبی حدس می‌زد. دندان‌درد و قولنامه و حساس شدن پوست را با خیره شدن به درون نمی‌شود فهمید. حافظ از یک جام حرف می‌زند، نه از هر چیزی که گم کرده‌ای.',
			practices: [
				'پرسشی را بنویس که امسال از بیش از یک نفر پرسیده‌ای. زیرش پنج دقیقه بی‌وقفه جوابی را بنویس که اگر رفیقی همین را از تو می‌پرسید به او می‌دادی، و پایش نام همان رفیق را بگذار. کاغذ را به اندازهٔ یک استکان چای کنار بگذار. بعد آهسته بخوان و زیر آن جمله‌ای خط بکش که پیش از برداشتن قلم هم می‌دانستی.',
				'در خانه بگرد و دنبال چیزی باش که می‌خواستی بخری و شاید داشته باشی: متری، چراغی، کتابی دربارهٔ همان موضوع. ده دقیقه و نه بیشتر. هرچه پیدا کردی بگذار روی میز. اگر پیدا نشد کاغذی بگذار با نام همسایه‌ای که آن را دارد، و فکر کن تو چه داری که او می‌تواند بیاید و از تو بخواهد.',
			],
			closings: [
				'پیر خندید و هیچ‌جای غزل نیامده که جام را به دست مهمان داده باشد؛ گذاشت او چهرهٔ بیننده را تماشا کند. آخرین بار کی از پیش آدم دانایی فقط با دیدنِ خودش برگشتی، و به قصدِ گرفتن چه رفته بودی؟',
				'از بیگانهٔ مصراع دوم هیچ‌وقت چیزی نپرسیده‌اند. شاید جامی نداشت و رویش نمی‌شد بگوید. چه کسی سال‌هاست برای چیزی به در خانهٔ تو می‌آید که هرگز نداشته‌ای، و چطور می‌شود او را سراغ رفِ خودش فرستاد؟',
			],
		},
		ar: {
			keywords: ['جام جم', 'كأس جمشيد', 'كيخسرو', 'غزل حافظ ١٤٣', 'الكأس التي ترى العالم'],
			titles: ['كأس جمشيد لم تكن لجمشيد', 'من يستجدي ما على رفّه'],
			excerpts: [
				'أشهر كأس في أدب الفرس تُري صاحبها العالم كلّه، وأكثر تاريخها حكايات أناس لم يعلموا أنّها عندهم.',
				'قلب يطوف على الأبواب سنين يطلب إناءً. وحافظ يعرف أين الإناء، ولا يستعجل أن يقول.',
			],
			openings: [
				'لا يخلو بيت من هذا المشهد: ربّ البيت يبحث عن نظّارته وهي فوق جبينه. الأطفال أوّل من يراها، ويسكتون لأنّ الفرجة أحلى من أن تُقطع. تُفتح الأدراج، وتُنفض الجريدة، ويُتّهم كلّ من رتّب الغرفة في هذا الأسبوع. ثم تأتي تلك اللحظة الغريبة التي تمسّ فيها اليد طرف الإطار، فيبدو الواجد أقرب إلى الخجل منه إلى الفرح. لم تكن ضائعة قطّ. كانت في الموضع الوحيد الذي ينظر منه المرء، ولهذا لا ينظر إليه.',
				'على ربوة في شمال طهران مبنى الإذاعة والتلفزيون، واسم المكان «جام جم»، أي كأس جمشيد، ذلك الإناء الذي قيل إنّ ملوك الفرس الأوائل كانوا يشاهدون فيه الأقاليم السبعة وهم جلوس. ولا يُظنّ أنّ من اختار الاسم أراد المزاح، وإن جاء المزاح كاملًا. فقبل سبعة قرون كانت هاتان الكلمتان للشعراء، يطلقونهما على إناء يُري كلّ شيء ولا برامج له ولا مذيع، ومن أراد النظر فيه لزمه أن يسكت طويلًا قبل أن تسكن صفحة الشراب.',
			],
			body: [
				'مطلع الغزل ١٤٣ في ترجمتنا: «سنينَ ظلّ القلبُ يطلب منّا كأسَ جمشيد / وما كان عنده كان يرجوه من الغريب». وفي الشاهنامة التي أتمّها الفردوسيّ حول سنة أربعمئة للهجرة ليست الكأس لجمشيد أصلًا، بل لملك جاء بعده بزمان هو كيخسرو. غاب فارس فتيّ يقال له بيجن، فانتظر الملك يوم النوروز، ولبس حلّته، ونظر في الإناء من أوّل الأرض إلى آخرها حتى أبصر الفتى مكبّلًا في قاع بئر.',
				'أمّا كيف انتقل الإناء من ملك إلى ملك فلا يقطع فيه أحد بقول. كان جمشيد في الحكايات مخترع كلّ طيّب، ونُسبت إليه الخمر كذلك، ثم إنّ «جام» و«جم» متجاورتان في السمع، فلعلّ السارق جناس لا غير. وليست الكأس وحدها ممّا حُمل إليه، فقصر داريوس قرب شيراز يسمّيه الناس إلى اليوم «تخت جمشيد»، أي عرشه، وما جلس عليه قطّ. وزاد الرواة بعد ذلك سبعة خطوط محفورة في باطن الكأس، لكلّ خطّ اسم، يُصبّ الشراب إلى واحد منها بحسب منزلة الشارب وعطشه، وبقي عدد السبعة أثبت من حكاية صاحبها.',
				'ويمضي حافظ فيرسم مشهدًا. يحمل الراوي عقدته إلى شيخ الحانة، فيجده ضاحكًا، وفي يده قدح ينظر فيه إلى مئة شيء. يسأله: متى أعطاك الحكيم هذه الكأس؟ فيقول: يوم كان يبني هذه القبّة الزرقاء. هي إذن في سنّ السماء، أقدم من الملكين معًا، وظلّت منذ ذلك اليوم أمانة تنتقل من كفّ إلى كفّ، عند كلّ من استطاع أن يمسكها فلا ترتجف يده.',
				'غير أنّ الشيخ كان لا بدّ منه. هنا تنقض القصيدة بيتها الأوّل برفق شديد. فالقلب كانت عنده الكأس من سنين، وما كان له أن يسأل غريبًا، ولكنّه لم يعرف ذلك إلّا من غيره، في بيت غير بيته، وبالسؤال. ولو قعد في داره مكتفيًا بالحكمة القائلة إنّ الكنز في الدار لبقي الكنز حيث هو، عليه الغبار، ولبقي صاحبه يعدّ الأبواب التي طرقها في الحيّ بابًا بابًا.',
			],
			counter:
				'عبارة «الجواب في داخلك» من أرخص ما يُطبع، وكثيرًا ما تكون خطأ. جمع عالما النفس نيسبت وويلسون سنة ١٩٧٧ شواهد على أنّ الناس يعلّلون اختياراتهم بثقة كبيرة وإصابة قليلة، وأنّ الغريب قد يحزر مثلهم. ووجع الضرس وعقد الإيجار لا يُعرف خبرهما بالتأمّل في الباطن، بل عند من درسهما. حافظ يتكلّم على كأس واحدة، ولم يزعم أنّ فيها كلّ ما فُقد من الأوراق، ولا أنّ من نظر فيها استغنى بعدها عن الطبيب والمحاسب وصاحب المفاتيح.',
			practices: [
				'اكتبوا سؤالًا طُرح هذا العام على أكثر من شخص. ثم اكتبوا تحته خمس دقائق بلا توقّف الجوابَ الذي كنتم ستقولونه لصديق جاء بالسؤال نفسه، ووقّعوا الورقة باسم ذلك الصديق. تُترك الورقة جانبًا مقدار شرب فنجان، ثم تُقرأ على مهل، ويوضع خطّ تحت الجملة التي كانت معروفة قبل أن يمسّ القلم الورق. قد تكون أقصر الجمل كلّها.',
				'طوفوا في البيت بحثًا عن شيء كان في النيّة شراؤه ولعلّه موجود: شريط قياس، أو مصباح، أو كتاب في الموضوع نفسه. عشر دقائق لا تزيد. وما وُجد يوضع على الطاولة. فإن لم يوجد شيء فلتوضع مكانه قصاصة عليها اسم جار يملكه، وليكن التفكير بعد ذلك في شيء عندنا قد يأتي ذلك الجار فيطلبه، وفي سهولة الطرق على الباب من الجهتين.',
			],
			closings: [
				'ضحك الشيخ، ولم تذكر القصيدة أنّه ناول الكأس لضيفه. تركه واقفًا عند الباب ينظر إلى وجهه وهو ينظر. فمتى كانت العودة الأخيرة إلى البيت من عند إنسان حكيم بلا شيء سوى رؤيته، وما الذي كان يُطلب هناك أوّل الأمر حين خرجنا؟',
				'لم يسأل أحد الغريبَ المذكور في الشطر الثاني عن رأيه. لعلّه لم تكن عنده كأس قطّ واستحيا أن يقول ذلك أمام قلب ملحّ. من الذي يأتي إلى بابنا منذ سنين في طلب شيء ما ملكناه يومًا، وكيف نردّه بلطف إلى رفّه؟',
			],
		},
		es: {
			keywords: ['jam-e jam', 'copa de jamshid', 'gazal 143 de hafez', 'kay josrow', 'copa que muestra el mundo'],
			titles: ['La copa de Jamshid no era de Jamshid', 'Pedir al vecino lo que tienes en el estante'],
			excerpts: [
				'La copa más célebre de Persia enseña el mundo entero, y su historia está llena de gente que no sabía que la tenía en casa.',
				'Un corazón va de puerta en puerta pidiendo una vasija. Hafez sabe dónde está y no tiene prisa por decirlo.',
			],
			openings: [
				'En todas las familias hay alguien que busca las gafas con las gafas en la frente. Los niños son los primeros en verlo y se callan, porque es demasiado bueno. Se abren cajones, se sacude el periódico, se acusa al perro. Y luego llega ese segundo raro en que la mano tropieza con la montura y el dueño, en vez de alegrarse, parece pillado en falta. No se habían perdido. Estaban en el único sitio desde el que se mira, y por eso no había quien las viera.',
				'La televisión estatal iraní tiene la sede en un alto, al norte de Teherán, y el lugar se llama Jam-e Jam, como la copa en la que los reyes antiguos, según cuentan, contemplaban los siete climas de la tierra sin levantarse del trono. No parece que quien eligió el nombre quisiera hacer un chiste. Hace siete siglos esas dos palabras eran de los poetas, que llamaban así a una vasija donde se ve todo y que no tiene programación.',
			],
			body: [
				'El gazal 143 de Hafez empieza: «Años llevaba el corazón pidiéndonos la copa de Jamshid: / lo que él mismo tenía se lo rogaba a un extraño». Lo curioso es que en el Libro de los Reyes, que Firdusi terminó hacia el año 1010, la copa no es de Jamshid. Es de un rey posterior, Kay Josrow. Cuando desaparece el joven Bizhan, el rey espera a Nouruz, se viste de gala, recorre en el cuenco la tierra de punta a punta y encuentra al muchacho encadenado en el fondo de un pozo.',
				'Cómo cambió de manos la vasija nadie lo sabe con seguridad. Jamshid era en las leyendas el inventor de todo lo bueno, y le colgaron también el vino; además, copa se dice yam, como la primera sílaba de su nombre al oído, y es posible que el robo lo cometiera un juego de palabras. Después le grabaron siete rayas por dentro, cada una con su nombre, para servir a cada cual según su rango y su sed.',
				'Hafez sigue con una escena. El narrador lleva su nudo a un viejo de la taberna y lo encuentra riéndose, con un tazón en la mano en el que ve cien cosas. Pregunta cuándo le dio aquello el Sabio. El día en que hacía la cúpula azul, responde el otro. La copa tiene por tanto la edad del cielo, es más vieja que los dos reyes, y desde entonces está prestada a quien consiga que no le tiemble el pulso.',
				'Ahora bien, sin el viejo no había nada que hacer. Aquí el poema desmiente con mucha delicadeza su primer verso. El corazón guardaba la copa en casa, no tenía por qué pedírsela a un extraño, y de eso se entera por otro, en casa ajena y preguntando.',
			],
			counter:
				'«La respuesta está dentro de ti» es de las frases más baratas que se imprimen, y a menudo es falsa. Dos psicólogos, Nisbett y Wilson, reunieron pruebas en 1977 de que explicamos nuestras elecciones con mucho aplomo y poco tino; un desconocido acertaría lo mismo. Una muela, un contrato o un sarpullido no se averiguan mirando hacia dentro. Hafez habla de una copa y en ningún momento asegura que contenga la declaración de la renta.',
			practices: [
				'Escribe una pregunta que este año hayas hecho a más de una persona. Debajo, durante cinco minutos y sin levantar el bolígrafo, escribe lo que contestarías a un amigo que te la hiciera a ti, y firma con su nombre. Aparta la hoja lo que dura un café. Luego léela despacio y subraya la frase que ya sabías antes de empezar. Fíjate en si es la más corta.',
				'Recorre tu casa en busca de algo que ibas a comprar y que quizá ya tengas: una cinta métrica, una lámpara, un libro sobre el asunto. Diez minutos, ni uno más. Lo que aparezca, a la mesa. Si no aparece nada, pon ahí un papel con el nombre de un vecino que lo tenga, y piensa qué tienes tú que él podría venir a pedirte.',
			],
			closings: [
				'El viejo se rio, y en ningún verso consta que entregara el tazón. Dejó que la visita le mirase la cara mientras él miraba. ¿Cuándo volviste de ver a alguien sabio sin traerte nada más que su cara, y qué habías ido a buscar?',
				'Al extraño del segundo verso nadie le ha pedido su versión. A lo mejor no tenía copa ninguna y le daba apuro confesarlo. ¿Quién viene desde hace años a tu puerta por algo que nunca tuviste, y cómo podrías devolverlo a su propio estante?',
			],
		},
	},
};
