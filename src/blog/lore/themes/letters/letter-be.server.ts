import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-be',
	motif: 'house',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter ba', 'letter beth', 'beta', 'dot under the ba', 'second letter', 'abjad two', 'ibn al-bawwab'],
			titles: ['A house with one lamp under it', 'The second letter, and why two books begin there'],
			excerpts: [
				'Beth means house. In Arabic the floor is all that remains of it, with a dot below, and the dot came late.',
				'A line of Persian verse is called a house, its halves the leaves of a door. The letter knew that first.',
			],
			openings: [
				'The Chester Beatty Library in Dublin keeps a small Quran, not much larger than a paperback, which a scribe in Baghdad finished in the year 391 of the Hijra, 1000 or 1001 by the other reckoning. It is signed by Ali ibn Hilal. His trade name is the better one: Ibn al-Bawwab, the doorman’s son. He painted houses, it is said, before he took to pages. The book begins, as such books do, with a flat bowl and a single dot beneath it.',
				'A waiter in Cairo brings a bottle with blue and red on the label, and on it is written, in Arabic, Bibsi. Arabic has no p, so the sign lends its neighbour. The Persians, who have plenty of p’s, solved the matter otherwise: they took the flat bowl of b, put two more dots under it, and called it pe. So a Persian child who forgets two dots in the word for father has written full moon. The teacher adds them in red, the moon comes home to supper, and nobody in the class is surprised.',
			],
			body: [
				'Beth was the ground plan of a house: a square with an opening, in the oldest scratches from Sinai. The Greeks made it beta and set it behind the ox, whence the word alphabet, ox-house, a small farm. In Latin B the two rooms are still visible, one above the other. The Arabic letter has lost its walls and its roof. What lies on the line is a floor with the edges turned up. Its number is two, the first that needs company.',
				'The floor was long without a lamp. In the earliest manuscripts of the Quran the same little tooth could be read as b, t, th, n or y, and whoever read knew the text already. Tradition places the systematic dotting in Iraq, towards the year 700, under the governor al-Hajjaj, when too many people were reading who did not know. One dot below for b, one above for n, two above for t. A mark for strangers, then. Later piety concentrated everything in it: the whole scripture is in its first chapter, that in its opening formula, that in its first letter, and this in the dot. Some traditions have Ali say that he is the dot. Scholars debate whether he did. It is at any rate said of the part that was added last.',
				'The Hebrew Bible opens with the same letter, and the rabbis wondered why not with alef, which comes before it. One of their answers: beth is closed behind, above and below, and open only in the direction of reading. Do not ask what lies behind the wall; go on from here. Arabic and Persian prosody has its own house. A couplet is a bayt, a tent or dwelling, and each half of it a misra, one leaf of a double door. You enter between them.',
			],
			counter:
				'No one who devised the sign thought of lamps, strangers or scripture. The dot was a technical repair, like a notch in a key, and there were rival systems, some of which put it elsewhere: in the Maghreb the dot of fa went below the letter, and nobody’s faith was the worse for it. Meaning gathers at beginnings because that is where readers are still awake. Had dictation started with another word, we should now possess sermons about another speck.',
			practices: [
				'Draw the plan of the house you lived in at the age of eight, as a builder would: walls, openings, no furniture. Allow five minutes and use a ruler if you like. Then put exactly one dot on the sheet, at the place by which you would recognise it among all houses. It need not be indoors. Write next to it, in a single line, what a stranger would have to be told in order to read it properly.',
				'Choose a message you sent this week and take out its points, commas and capitals. Read it aloud to yourself as the earliest readers did, and see what else it might have said. Now restore the marks one after the other and stop at the first which really decides something. Eight minutes. Keep that one sentence on paper, and underline the mark with the same weight as the words.',
			],
			closings: [
				'A doorman’s son wrote the first letter of a book with a house for its name, and went in. Before which entrance have you been standing with the brush in hand, and what is painted there so far?',
				'One speck tells a stranger which of five letters is meant. What tiny sign would make you legible to people who do not know the text yet, and where would it go?',
			],
		},
		fa: {
			keywords: ['حرف ب', 'نقطه زیر ب', 'معنی حرف ب', 'بیت و مصراع', 'ابجد ب', 'ابن بواب', 'بسم الله'],
			titles: ['خانه‌ای که چراغش زیر پایش است', 'ب، و نقطه‌ای که دیر رسید'],
			excerpts: [
				'«بیت» یعنی خانه. از آن خانه در خط ما فقط کف مانده، با نقطه‌ای زیرش که آخر از همه اضافه شد.',
				'هر بیت خانه‌ای است و هر مصراع یک لنگهٔ در. این را حرف ب پیش از شاعران می‌دانست.',
			],
			openings: [
				'در کتابخانهٔ چستر بیتی در دوبلین قرآنی هست نه‌چندان بزرگ‌تر از یک کتاب جیبی، که کاتبی در بغداد در سال ۳۹۱ هجری تمامش کرده است. امضایش علی بن هلال است، اما به نام دیگرش می‌شناسندش: ابن بوّاب، پسرِ دربان. می‌گویند پیش از آن که به کاغذ برسد نقاشِ خانه بود. کتاب، مثل همهٔ این کتاب‌ها، با یک ظرف کم‌عمق شروع می‌شود و یک نقطه زیرش، که با گوشهٔ همان قلم گذاشته‌اند و نه یک مو این‌طرف‌تر.',
				'در قاهره نوشابهٔ آشنا را می‌آورند و روی شیشه نوشته است «بیبسی». عرب «پ» ندارد و از همسایه قرض می‌گیرد. ما ظرفِ «ب» را برداشتیم، دو نقطهٔ دیگر زیرش گذاشتیم و گفتیم این یکی پ است. از آن روز هر دانش‌آموزی یک بار «پدر» را با یک نقطه نوشته و خوانده‌اند «بدر»: ماهِ تمام. معلم دو نقطهٔ سرخ زیرش گذاشته و ماه دوباره پدر شده، و کسی از این جابه‌جایی تعجب نکرده است.',
			],
			body: [
				'ب در کهن‌ترین خراش‌های سینا نقشهٔ خانه‌ای بود، چهارگوشی با یک دهانه. یونانی‌ها بتا خواندندش و پشت سر گاو نشاندند، و آلفابت از این دو پیدا شد: گاو و خانه، یعنی یک مزرعهٔ کوچک. در حرف لاتینی‌اش هنوز دو اتاق روی هم دیده می‌شود. از خانهٔ ما دیوار و سقف رفته و کفی مانده با لبه‌های برگشته. عددش دو است، نخستین عددی که تنها نمی‌شود.',
				'این کف مدت‌ها چراغ نداشت. در قدیم‌ترین نسخه‌های قرآن یک دندانه را می‌شد ب خواند یا ت یا ث یا ن یا ی، و خواننده متن را از پیش می‌دانست. نقطه‌گذاری را به عراقِ روزگارِ حجّاج نسبت می‌دهند، نزدیک سال هفتصد میلادی، وقتی کسانی می‌خواندند که از بر نبودند. پس نقطه را برای غریبه‌ها گذاشتند. بعدها همه چیز در آن جمع شد: گفتند هرچه در کتاب است در سورهٔ اول است و هرچه در آن است در بسم‌الله، و آن در ب، و ب در نقطه‌اش. در بعضی روایت‌ها علی می‌گوید آن نقطه منم؛ در سندش حرف هست. به هر حال این سخن را دربارهٔ جزئی گفته‌اند که آخر از همه رسید.',
				'تورات هم با همین حرف آغاز می‌شود، و دانایان یهود پرسیده‌اند چرا نه با الف که جلوتر ایستاده است. یک جوابشان این است: این حرف از پشت و بالا و پایین بسته است و فقط به سمتِ خواندن باز؛ از پشت دیوار نپرس، از همین‌جا برو. شعر ما هم خانه است. هر بیت یک خانه و هر مصراع یک لنگهٔ در، و خواننده باید از میان دو لنگه بگذرد تا چیزی ببیند.',
				'بنّا هم این را می‌داند: اول کف را می‌ریزند. خانه‌ای که قرار است بیت باشد به دو لنگه‌اش بند است، و خوانندهٔ قدیمی مصراع اول را که می‌شنید مکث می‌کرد تا لنگهٔ دوم هم باز شود. در نستعلیق همین کفِ ساده را گاهی چنان می‌کشند که نیمِ سطر را می‌گیرد، کشیده و بی‌دندانه، و نقطه آن زیر، درست در میانه یا کمی پیش‌تر، تعادل ظرف را نگه می‌دارد. خوشنویس آن را آخر می‌گذارد، وقتی همهٔ سطر تمام شده است، همان‌طور که چراغ را بعد از اثاث می‌آورند.',
			],
			counter:
				'آن که این نشانه را ساخت نه به چراغ فکر می‌کرد نه به غریبه‌ها. نقطه تعمیری فنی بود، مثل شیاری که روی کلید می‌تراشند، و دستگاه‌های رقیب هم داشت: در مغرب نقطهٔ ف را زیر حرف می‌گذاشتند و به دین کسی لطمه نخورد. معنا در آغازها جمع می‌شود چون خواننده آن‌جا هنوز بیدار است. اگر کتاب با کلمهٔ دیگری شروع می‌شد، امروز دربارهٔ نقطهٔ دیگری منبر می‌رفتند.',
			practices: [
				'نقشهٔ خانه‌ای را که در هشت‌سالگی در آن بودی بکش، همان‌طور که بنّا می‌کشد: دیوارها و درها، بی‌اثاث. پنج دقیقه بس است. بعد فقط یک نقطه روی کاغذ بگذار، در جایی که اگر همه چیز عوض شده باشد باز خانه را از آن می‌شناسی. لازم نیست زیر سقف باشد. کنارش در یک سطر بنویس غریبه چه چیز را باید بداند تا این نقطه را درست بخواند.',
				'پیامی را که همین هفته فرستاده‌ای بردار و نقطه و ویرگول و علامت سؤالش را پاک کن. یک بار بلند بخوان و ببین دیگر چه معنایی می‌توانست داشته باشد. حالا علامت‌ها را یکی‌یکی برگردان و دست نگه دار در اولین جایی که یک علامت واقعاً تکلیفی را روشن می‌کند. همان جمله را بر کاغذ بنویس و علامت را به همان پررنگیِ کلمه‌ها. هشت دقیقه کار دارد.',
			],
			closings: [
				'پسر دربان حرفی را نوشت که نامش خانه است و از همان در وارد کتاب شد. تو پشت کدام در قلم‌مو به دست مانده‌ای، و تا امروز چه رنگی به آن زده‌ای؟',
				'یک نقطه به غریبه می‌گوید از پنج حرف کدام را بخواند. کدام نشانهٔ کوچک تو را برای کسی که متن را نمی‌داند خواندنی می‌کند، و باید زیر چه چیزی گذاشته شود؟',
			],
		},
		ar: {
			keywords: ['حرف الباء', 'نقطة الباء', 'البسملة', 'بيت الشعر', 'ابن البواب', 'تنقيط الحروف', 'حساب الجمل'],
			titles: ['بيت سراجه تحت أرضه', 'الباء والنقطة التي جاءت متأخّرة'],
			excerpts: [
				'الباء بيت، لم يبق منه في خطّنا إلّا الأرض وتحتها نقطة، والنقطة آخر ما وُضع فيه.',
				'بيت الشعر بيت، ومصراعاه مصراعا باب. كان الحرف يعرف ذلك قبل العروضيّين.',
			],
			openings: [
				'في مكتبة تشستر بيتي بمدينة دبلن مصحف صغير لا يزيد كثيرًا على كتاب الجيب، فرغ منه كاتب في بغداد سنة ٣٩١ للهجرة. ووقّعه باسم عليّ بن هلال، غير أنّ الناس عرفوه باسم آخر: ابن البوّاب. ويقال إنّه كان ينقش البيوت ويزوّق السقوف قبل أن ينصرف إلى الورق. ويبدأ المصحف كما تبدأ المصاحف، بإناء قليل العمق تحته نقطة واحدة، وُضعت بحدّ القلم نفسه، ولم تتزحزح منذ ألف سنة عن موضعها مقدار شعرة.',
				'يُكتب على زجاجة الشراب المعروف في القاهرة «بيبسي» بباءين، لأنّ العربيّة لا تعرف ذلك الصوت الذي يخرج من الشفتين بلا رنين، فتعيره جارته. أمّا الفرس، وعندهم منه الكثير، فأخذوا إناء الباء نفسه وزادوا تحته نقطتين وجعلوه حرفًا على حدة. فإذا نسي تلميذ في طهران نقطتين وهو يكتب كلمة الأب، قرأها المعلّم بدرًا. وتوضع النقطتان بالحبر الأحمر، فيعود القمر أبًا، ولا يتعجّب من ذلك أحد في الصفّ.',
			],
			body: [
				'كانت الباء في أقدم خدوش سيناء مخطّط بيت: مربّع له فتحة. وأخذها اليونان فسمّوها بيتا وأجلسوها خلف الثور، ومن الاثنين ركّبوا اسم الألفباء، فهو ثور وبيت، أي مزرعة صغيرة. وما زالت الحجرتان ظاهرتين في شكلها اللاتينيّ، إحداهما فوق الأخرى. أمّا في خطّنا فقد ذهبت الجدران وذهب السقف، وبقيت أرض مرفوعة الطرفين. وعددها اثنان، وهو أوّل عدد لا يكون وحده.',
				'وبقيت هذه الأرض زمنًا بلا سراج. ففي أقدم المصاحف كانت السنّ الواحدة تُقرأ باء أو تاء أو ثاء أو نونًا أو ياء، وكان القارئ يعرف النصّ قبل أن يفتحه. ويُنسب التنقيط المطّرد إلى العراق في أيّام الحجّاج، قريبًا من سنة سبعمئة للميلاد، إلى نصر بن عاصم ويحيى بن يعمر، حين كثر من يقرأ وهو لا يحفظ. فالنقطة إذن وُضعت للغرباء. ثم اجتمع فيها بعد ذلك كلّ شيء، فقيل إنّ ما في الكتاب في فاتحته، وما فيها في البسملة، وما فيها في الباء، وما في الباء في نقطتها. ويُنسب إلى عليّ أنّه قال: أنا تلك النقطة، وفي نسبة القول كلام. والطريف أنّه قيل في الجزء الذي لحق بالحرف آخر الأمر.',
				'والتوراة أيضًا تبدأ بهذا الحرف. وقد سأل أحبار اليهود: لِمَ لم تبدأ بالألف وهي أسبق؟ وكان من أجوبتهم أنّ الحرف في خطّهم مسدود من خلفه وأعلاه وأسفله، مفتوح إلى جهة القراءة وحدها، فلا سؤال عمّا وراء الجدار. وللعرب بيت آخر. فالبيت من الشَّعر هو الخيمة، والبيت من الشِّعر هو السطر الموزون، وكلّ شطر منه مصراع، أي فردة من باب له فردتان. ولا بدّ للقارئ أن يمرّ بينهما.',
				'والباء في النحو أقصر أدوات الوصل: حرف جرّ معناه الأوّل الإلصاق، كما يقول سيبويه، فإذا قيل أمسكتُ بالحبل فقد التصقت اليد به. ثم تفرّع منها معان عدّها النحاة، كالاستعانة في قولنا كتبتُ بالقلم، والمصاحبة والقسم والظرفيّة. فهي لا تقف وحدها أبدًا، ولا بدّ لها من شيء تُلصق به شيئًا، وفي هذا شبه من البيوت لا يخفى. ويعرف الخطّاط فيها أمرًا آخر: يمدّ أرضها إن شاء حتى تأخذ نصف السطر، ولا يضع النقطة إلّا بعد أن يفرغ من الكلمات كلّها، كمن يدخل السراج إلى الدار بعد أن رُتّب المتاع. فإن انحرفت قليلًا مال الإناء في العين كأنّه يوشك أن ينسكب.',
			],
			counter:
				'من وضع هذه العلامة لم يفكّر في سراج ولا غريب. كانت النقطة إصلاحًا فنّيًّا كالحزّ الذي يُحفر في المفتاح، وكان لها منافسون: فأهل المغرب جعلوا نقطة الفاء تحتها ولم ينقص ذلك من دينهم شيئًا. وإنّما تجتمع المعاني في البدايات لأنّ القارئ يكون عندها يقظًا. ولو بدأ الإملاء بكلمة أخرى لسمعنا اليوم مواعظ في نقطة أخرى، ولكانت مؤثّرة مثلها.',
			practices: [
				'ارسموا مخطّط البيت الذي سكنتموه في الثامنة من العمر كما يرسمه البنّاء: جدران وفتحات، بلا أثاث. خمس دقائق تكفي. ثم توضع على الورقة نقطة واحدة لا غير، في الموضع الذي يُعرف به هذا البيت من بين البيوت كلّها ولو تغيّر ما حوله، ولا يلزم أن تكون تحت سقف. ويُكتب بجانبها في سطر واحد ما ينبغي أن يعلمه الغريب ليحسن قراءتها.',
				'اختاروا رسالة أُرسلت هذا الأسبوع، واحذفوا منها الفواصل وعلامات الاستفهام، واقرؤوها بصوت مسموع لتروا أيّ معنى آخر كانت تحتمل. ثم تُردّ العلامات واحدة بعد واحدة، ويكون التوقّف عند أوّل علامة تحسم أمرًا. ثماني دقائق لا أكثر. وتُنقل تلك الجملة وحدها إلى ورقة، وتُكتب العلامة فيها بثقل الكلمات نفسه، فقد تبيّن أنّها منها.',
			],
			closings: [
				'كتب ابن البوّاب حرفًا اسمه بيت ودخل منه إلى الكتاب. أمام أيّ باب يطول الوقوف والفرشاة في اليد، وماذا رُسم عليه حتى اليوم؟',
				'نقطة واحدة تدلّ الغريب على حرف من خمسة. أيّ علامة صغيرة تجعل حياتنا مقروءة لمن لا يحفظ النصّ، وتحت أيّ شيء ينبغي أن توضع؟',
			],
		},
		es: {
			keywords: ['letra ba', 'letra bet', 'beta', 'punto de la ba', 'segunda letra', 'casa y verso', 'abyad'],
			titles: ['Una casa con la luz debajo', 'La be, o por qué dos libros empiezan por la segunda letra'],
			excerpts: [
				'Bet significa casa. En árabe ya solo le queda el suelo, con un punto debajo, y el punto llegó el último.',
				'En árabe y en persa al verso se le llama casa, y a cada mitad, hoja de la puerta. La letra ya lo sabía.',
			],
			openings: [
				'La biblioteca Chester Beatty de Dublín guarda un Corán pequeño, no mucho mayor que un libro de bolsillo, que un copista terminó en Bagdad en el año 391 de la hégira, hacia el mil. Lo firma Alí ibn Hilal, pero todos lo conocen por el apodo: Ibn al-Bawwab, el hijo del portero. Dicen que antes de dedicarse al papel pintaba casas. El libro empieza como empiezan esos libros: con un cuenco casi plano y un punto debajo, puesto con el filo de la misma pluma.',
				'En un café de El Cairo te traen una botella con la etiqueta azul y roja en la que se lee Bibsi. El árabe no tiene pe y le pide prestada la letra a la vecina. Los persas, que de pes andan sobrados, cogieron el cuenco de la be, le colgaron dos puntos más y asunto resuelto. Por eso en Teherán el alumno distraído que escribe padre con un solo punto acaba de escribir luna llena. El maestro añade los dos que faltan en rojo y la luna vuelve a casa.',
			],
			body: [
				'En los arañazos más antiguos del Sinaí era el plano de una casa: un cuadrado con una abertura. Los griegos la llamaron beta y la sentaron detrás del buey, y de ahí sale alfabeto, buey y casa, una granja pequeña. En la B latina todavía se ven los dos cuartos, uno encima del otro. La árabe ha perdido paredes y tejado; le queda el suelo con los bordes vueltos hacia arriba. Vale dos, el primer número que necesita compañía.',
				'Ese suelo estuvo mucho tiempo a oscuras. En los coranes más viejos el mismo dientecillo podía leerse be, te, ze, ene o ye, y quien leía ya se sabía el texto. La costumbre de poner puntos con método se sitúa en Irak, hacia el año 700, bajo el gobernador al-Hayyach, cuando había demasiada gente leyendo sin saberlo de memoria. Era, pues, una marca para forasteros. Más tarde todo se concentró en ella: el libro entero está en su primer capítulo, este en su primera fórmula, la fórmula en la primera letra y la letra en el punto. Hay tradiciones en las que Alí dice que ese punto es él; que lo dijera se discute. En cualquier caso se dice de la pieza que llegó la última.',
				'La Biblia hebrea se abre con la misma letra, y los rabinos se preguntaron por qué no con la alef, que va delante. Una de sus respuestas: la bet está cerrada por detrás, por arriba y por abajo, y abierta solo hacia donde se lee. Lo de detrás del muro no lo preguntes; sigue desde aquí. La poesía árabe tiene también su casa. El verso se llama bayt, tienda o vivienda, y cada mitad, misra, una de las dos hojas de la puerta.',
			],
			counter:
				'Quien inventó el signo no pensaba en lámparas ni en forasteros. El punto fue un arreglo técnico, como la muesca de una llave, y tuvo competencia: en el Magreb ponían debajo el de la fa, y la fe de nadie se resintió. El significado se acumula en los comienzos porque ahí el lector aún está despierto. Con otra palabra en la primera línea tendríamos hoy sermones sobre otra mota de tinta, igual de conmovedores.',
			practices: [
				'Dibuja el plano de la casa donde vivías a los ocho años, como lo haría un albañil: muros y huecos, sin muebles. Cinco minutos, con regla si quieres. Pon después un solo punto en el papel, en el lugar por el que la reconocerías entre todas, aunque la hubieran cambiado por completo. No hace falta que esté bajo techo. Escribe al lado, en una línea, qué habría que contarle a un forastero para que sepa leerlo.',
				'Busca un mensaje que hayas mandado esta semana y quítale puntos, comas y signos de pregunta. Léelo en voz alta y mira qué otra cosa podía haber dicho. Ve devolviendo los signos de uno en uno y párate en el primero que de verdad decida algo. En ocho minutos está hecho. Copia esa frase en un papel, sola, y dibuja el signo con la misma fuerza que las palabras.',
			],
			closings: [
				'El hijo de un portero escribió la letra que se llama casa y por ella entró en el libro. ¿Delante de qué puerta llevas tiempo con la brocha en la mano, y qué has pintado hasta ahora?',
				'Un punto le dice al forastero cuál de las cinco letras es. ¿Qué marca mínima haría que te leyera bien quien no se sabe el texto, y debajo de qué habría que ponerla?',
			],
		},
	},
};
