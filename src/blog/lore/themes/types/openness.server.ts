import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'openness',
	motif: 'ship',
	leadsTo: 'big-five',
	words: {
		en: {
			keywords: ['openness', 'openness to experience', 'big five', 'curiosity', 'imagination', 'new things'],
			titles: ['The Unicorn in Copenhagen', 'One Who Orders What He Cannot Pronounce'],
			excerpts: [
				'Ole Worm filled a room with marvels and then told his visitors that the unicorn was a whale. Openness has two doors, and the second one is less popular.',
				'Two people with one menu, for eleven years. She has never eaten the same dish twice there, and he has never eaten another.',
			],
			openings: [
				'An engraving of 1655 shows a room in Copenhagen stuffed to the ceiling. A kayak hangs there, a polar bear, a sturgeon, tortoise shells; on the shelves lie horns, shoes, spears, bones, and boxes for whatever could be poured. It belonged to the physician Ole Worm, who would look at anything. In 1638 he had also looked closely at the horn of the unicorn, for which kings paid more than for gold, and explained in public that it was the tooth of a whale from the cold seas.',
				'They have been coming to this restaurant for eleven years. He takes the lamb with rice and closes the menu with the contentment of one who has arrived. She reads to the last page, turns back, asks the waiter about a word and orders the word. Twice in three it is worse than the lamb, and she says so. He offers her a forkful. “But now I know,” she says. He nods, since he knew it before, and there is nothing in either of them that could be called wrong.',
			],
			body: [
				'In 1936 Gordon Allport and Henry Odbert went through an unabridged dictionary at Harvard and copied out every word that can tell one person from another; they came to nearly eighteen thousand. Others thinned the heap for decades. Toward 1990 Lewis Goldberg and several more found that most of it gathers into five bundles, and the fifth, the smallest, they could not agree to name. To Goldberg, who stayed with the adjectives, it was intellect: imaginative, complex, deep. Robert McCrae and Paul Costa called it openness to experience.',
				'The quarrel was a useful one, because there are two things in the bundle. One loves ideas and asks how the lock works. The other loves the blue of the door. They meet more often than chance would have it, and both were to be found in Ole Worm, the Danish doctor who filled a room with marvels and proved that the unicorn’s horn was a tooth.',
				'Among the questions which betray this trait best is a modest one about gooseflesh: whether a poem or a piece of music has ever sent a chill down your back. McCrae reported in 2007 that it works in language after language. It is odd that something so lofty should be found in the skin.',
				'The price is paid in endings. An open person has seven books lying face down and a lute he means to restring. He sees the other side so well that he is late in choosing one. People with little of it make the better keepers of a recipe, and there would be nothing to be curious about if no one had kept anything.',
			],
			counter:
				'The questionnaires were written at universities, and some of their questions ask in effect whether you resemble the people who work there. Who goes to museums has often simply lived near one. A farmer who tries four sorts of graft on one tree may score as closed. And it is pleasant to be called open; the trait is the only one of the five whose owners regularly mention it themselves, over the wine.',
			practices: [
				'Find a piece of music of a kind you have always switched off, and listen to five minutes of it, standing. You are not required to like it. Ask three things only: what does the player find difficult here, where would people be when they hear this, at which second did I decide. Write the answers down. If you can find the second, you have seen the door close, which is rarer than opening it.',
				'Take the nearest object that you consider ugly and own all the same. Give it eight minutes in a good light. Draw it, badly if need be, and write under it who designed it so and what they thought they were doing. Somebody stood back from this and was pleased. Then decide again whether it may stay, and pay attention to the reason, which ought to be a new one.',
			],
			closings: [
				'Worm’s visitors came to see a unicorn and went home with a whale, which is the larger animal. Some will have felt robbed. Which of your marvels would you be willing to look at as closely as he did?',
				'On the twelfth anniversary he ordered the thing with the tentacles, and she, touched, the lamb. They exchanged plates in silence halfway through. What have you been keeping the same so that somebody else can change?',
			],
		},
		fa: {
			keywords: ['گشودگی', 'گشودگی به تجربه', 'پنج عامل بزرگ', 'کنجکاوی', 'تخیل', 'ناصرخسرو'],
			titles: ['شاخی که دندان بود', 'مردی که ایوان‌ها را قدم می‌شمرد'],
			excerpts: [
				'اوله ورم اتاقی را از شگفتی‌ها پر کرد و بعد به مهمانانش گفت شاخ تک‌شاخ دندان نهنگ است. گشودگی دو در دارد و درِ دومش کم‌مشتری‌تر است.',
				'ناصرخسرو در چهل‌سالگی کار دیوان را رها کرد و هفت سال راه رفت و همه چیز را اندازه گرفت. چه خلقی است که تا نبیند آرام نمی‌شود؟',
			],
			openings: [
				'گراووری از سال ۱۶۵۵ اتاقی را در کپنهاگ نشان می‌دهد که تا سقف پر است. قایق پوستی آویزان است و خرس قطبی و لاک سنگ‌پشت، و در قفسه‌ها شاخ و کفش و نیزه و استخوان. صاحبش پزشکی بود به نام اوله ورم که به هر چیزی نگاه می‌کرد. در سال ۱۶۳۸ به شاخ تک‌شاخ هم، که پادشاهان گران‌تر از طلا می‌خریدند، خوب نگاه کرد و آشکارا گفت این دندان نوعی نهنگ از دریاهای سرد است.',
				'ناصرخسرو در مرو دبیر دیوان بود و کارش روبه‌راه. نزدیک چهل سالش شده بود که خوابی دید، کار را واگذاشت و سال ۴۳۷ هجری با برادر و غلامی هندو به راه افتاد. هفت سال طول کشید. «سفرنامه» پر است از اندازه: پهنای باروی شهر، شمار ستون‌ها، بهای نان، اینکه آب را از کجا می‌آورند. در مصر از بازار قندیل‌ها نوشت که در هیچ شهری چنان بازاری نشان نمی‌دهند، و همان‌جا ایستاد و طبقه‌های خانه‌ها را شمرد.',
			],
			body: [
				'در سال ۱۹۳۶ گوردون آلپورت و هنری ادبرت در هاروارد فرهنگ لغت قطوری را ورق زدند و هر واژه‌ای را که بتواند آدمی را از آدم دیگر جدا کند رونویس کردند؛ نزدیک هجده هزار تا شد. دیگران ده‌ها سال این توده را غربال کردند. حوالی ۱۹۹۰ لوئیس گلدبرگ و چند تن دیگر دیدند بیشترش در پنج دسته جمع می‌شود، و بر سر نام دستهٔ پنجم، که از همه کوچک‌تر بود، کنار نیامدند. گلدبرگ که به صفت‌ها وفادار ماند آن را خِرَدورزی می‌نامید: خیال‌پرداز، پیچیده، ژرف. مک‌کری و کاستا گفتند گشودگی به تجربه.',
				'دعوای به‌دردبخوری بود، چون در این دسته دو چیز هست. یکی فکر را دوست دارد و می‌پرسد قفل چطور کار می‌کند. دیگری آبیِ در را دوست دارد. بیش از آنچه تصادف اجازه می‌دهد کنار هم دیده می‌شوند، و کسانی که هم شمرده‌اند و هم حیرت کرده‌اند هر دو را داشته‌اند.',
				'از پرسش‌هایی که این خصلت را خوب لو می‌دهد یکی هم پرسشی است فروتن دربارهٔ موی تن: شعری یا آهنگی تا حالا تنت را مورمور کرده؟ مک‌کری در ۲۰۰۷ نوشت که این پرسش در زبان‌های بسیار جواب می‌دهد. عجیب است که چیزی به این بلندی را باید در پوست جست. پدربزرگی که سر یک مصرع عینکش را برمی‌داشت این آزمون را بی‌پرسش‌نامه گذرانده بود.',
				'بهایش را در پایان کارها می‌پردازند. آدمِ گشوده هفت کتابِ دمرو دارد و سه‌تاری که قرار است سیم بیندازد. آن طرف قضیه را چنان خوب می‌بیند که در انتخاب دیر می‌کند. کسانی که از این خصلت کم دارند دستور پخت را بهتر نگه می‌دارند، و اگر هیچ‌کس چیزی را نگه نداشته بود چیزی هم برای کنجکاوی نمی‌ماند. قرمه‌سبزی را همین‌ها به ما رسانده‌اند، با همان اندازهٔ شنبلیله که هیچ آدم گشوده‌ای نمی‌توانست چهار نسل دست به آن نزند.',
			],
			counter:
				'پرسش‌نامه‌ها را در دانشگاه نوشته‌اند و بعضی پرسش‌ها در واقع می‌پرسد چقدر به آدم‌های همان‌جا می‌مانی. کسی که موزه می‌رود شاید فقط خانه‌اش نزدیک موزه بوده. باغداری که چهار جور پیوند را روی یک درخت می‌آزماید ممکن است در آزمون بسته دربیاید. خوشایند هم هست که آدم را گشوده بخوانند؛ از میان پنج خصلت فقط همین یکی است که صاحبش در مهمانی خودش پیش می‌کشد.',
			practices: [
				'قطعه‌ای از آن جور موسیقی پیدا کن که همیشه خاموشش کرده‌ای و پنج دقیقه ایستاده گوش بده. قرار نیست خوشت بیاید. فقط سه چیز بپرس: نوازنده کجایش سختش است، مردم وقت شنیدن این کجا هستند، من در کدام ثانیه تصمیمم را گرفتم. بنویس. اگر آن ثانیه را پیدا کردی، بسته شدن در را دیده‌ای، و این از باز کردنش کمیاب‌تر است.',
				'راهی را که هر روز می‌روی امروز یک بار مثل ناصرخسرو برو. ده دقیقه. سه چیز را اندازه بگیر: پهنای جوی به قدم، شمار پله‌های جلوی فلان در، بهای ارزان‌ترین چیزِ یک دکان. از یک نفر هم بپرس آب این محله از کجا می‌آید. شب در چهار سطر بنویسش، برای کسی که هرگز این شهر را نخواهد دید.',
			],
			closings: [
				'مهمان‌های ورم آمدند تک‌شاخ ببینند و با نهنگ برگشتند، که حیوان بزرگ‌تری است. لابد بعضی خود را مغبون دیدند و در راه برگشت گفتند کاش نپرسیده بودیم. به کدام شگفتی خودت حاضری از همان‌قدر نزدیک نگاه کنی؟',
				'پس از هفت سال به بلخ برگشت و برادر دیگرش را دید؛ بارها از جان نومید شده بودند. دفتر اندازه‌ها ماند و ما هنوز می‌خوانیم. در همین شهری که هر روز از آن می‌گذری چه چیزی را تا امروز نشمرده‌ای؟',
			],
		},
		ar: {
			keywords: ['الانفتاح', 'الانفتاح على التجربة', 'العوامل الخمسة الكبرى', 'الفضول', 'الخيال', 'البيروني'],
			titles: ['قرن تبيّن أنه سنّ', 'رجل تعلّم لغة قوم ليصفهم'],
			excerpts: [
				'ملأ أوله وورم غرفة بالعجائب، ثمّ قال لزوّاره إنّ قرن وحيد القرن الخرافيّ سنّ حوت. للانفتاح بابان، والثاني أقلّ زبائن.',
				'كتب البيرونيّ عن الهند كتابًا يحكي فيه أقوال أهلها كما يقولونها. أيّ مزاج هذا الذي يصغي قبل أن يعترض؟',
			],
			openings: [
				'نقش مطبوع عام ١٦٥٥ يُري غرفة في كوبنهاغن ممتلئة حتى السقف: قارب من جلد معلّق، ودبّ قطبيّ، وسلاحف، وعلى الرفوف قرون وأحذية ورماح وعظام وعلب لكلّ ما يُصبّ. صاحبها طبيب اسمه أوله وورم كان ينظر إلى كلّ شيء. وفي عام ١٦٣٨ أمعن النظر في قرن الحصان الخرافيّ وحيد القرن، وكان الملوك يشترونه بأغلى من الذهب، فأعلن على الملأ أنّه سنّ حوت من بحار الشمال الباردة.',
				'حمل السلطان محمود الغزنويّ أبا الريحان البيرونيّ إلى غزنة، وكانت الجيوش تذهب إلى الهند وتعود بالغنائم. أمّا هو فذهب يتعلّم السنسكريتيّة، وقد جاوز الأربعين، يسأل العلماء ويصبر على لسان قال إنّه واسع صعب. ثمّ وضع نحو عام ١٠٣٠ كتابه في «تحقيق ما للهند»، وقال في صدره إنّه ليس كتاب حِجاج وجدل، بل كتاب حكاية، يورد كلام القوم على وجهه. ولم يكن ذلك من عادة الزمان، ولا هو من عادة زماننا.',
			],
			body: [
				'في عام ١٩٣٦ قلّب غوردون ألبورت وهنري أودبرت في هارفارد معجمًا ضخمًا، ونسخا كلّ كلمة تميّز إنسانًا من إنسان، فبلغت نحو ثماني عشرة ألفًا. ثمّ ظلّ غيرهما يغربل الكومة عشرات السنين. وقرب عام ١٩٩٠ وجد لويس غولدبرغ وآخرون أنّ معظمها يجتمع في خمس حزم، واختلفوا في اسم الخامسة وهي أصغرها. سمّاها غولدبرغ، وقد وفى للصفات، إعمال الفكر: واسع الخيال، مركّب، عميق. وسمّاها ماكري وكوستا الانفتاح على التجربة.',
				'وكان خلافًا نافعًا، لأنّ في الحزمة شيئين: شيء يحبّ الأفكار ويسأل كيف يعمل القفل، وشيء يحبّ زرقة الباب. ويلتقيان أكثر ممّا تقضي به المصادفة. فالذي عدّ أعمدة معبد هو في الأغلب الذي وقف قبل ذلك ساكتًا في ظلّها.',
				'ومن الأسئلة التي تكشف هذه الخصلة سؤال متواضع عن الجلد: أأصابت قشعريرة يومًا من قصيدة أو لحن؟ كتب ماكري عام ٢٠٠٧ أنّه سؤال يصيب في لغات كثيرة. وعجيب أن يُبحث عن شيء رفيع كهذا في الجلد. والعرب عرفوا هذا الامتحان قبل الاستبيان: كان المجلس يعرف من طرب ممّن يجامل، من يد تسبق صاحبها إلى ركبته، ومن صمت يقع بعد البيت ثمّ تعقبه كلمة واحدة: أعِد.',
				'وفي أسماء الكتب أثر من هذا المزاج: «عجائب المخلوقات» للقزوينيّ يضع النملة والكوكب وحيوانات البحر التي لم يرها أحد في مجلّد واحد، والرسّامون من بعده يتنافسون في ألوانها. أمّا البيرونيّ فكان من الباب الآخر: قاس ارتفاع جبل وانخفاض الأفق من رأسه، وحسب منهما مقدار الأرض. وبين الكتابين يقف كلّ من أحبّ العالم، يدهش بعين ويقيس بالأخرى، وقلّ من تساوت عيناه. وقد عرف أصحاب الرحلات هذا: يملأ ابن بطّوطة صفحاته بالولائم والعمائم وأعاجيب الملوك، ثمّ يذكر في سطر عابر ثمن الدجاجة، وفي ذلك السطر يصدّقه القارئ أكثر ممّا صدّقه في القصور.',
				'والثمن يُدفع في الخواتيم. للمنفتح سبعة كتب مقلوبة على وجوهها، وعود ينوي أن يجدّد أوتاره. يرى الوجه الآخر من المسألة رؤية تؤخّره عن اختيار وجه. والذين قلّ نصيبهم من هذه الخصلة أحفظ للوصفات، ولو لم يحفظ أحد شيئًا لما بقي ما يُتعجّب منه. فرحّالة بلا بيت يعود إليه لا يجد من يحكي له.',
			],
			counter:
				'كُتبت الاستبيانات في الجامعات، وبعض أسئلتها يسأل في الحقيقة: ما مقدار الشبه بمن يعمل هنا؟ والذي يزور المتاحف ربّما سكن بقرب متحف. والبستانيّ الذي يجرّب أربعة ضروب من التطعيم في شجرة واحدة قد يخرج من الاختبار منغلقًا. ثمّ إنّه لقب محبوب؛ فهي الخصلة الوحيدة من الخمس التي يذكرها صاحبها في السهرات من غير سؤال، كما يذكر المسافر أختام جوازه.',
			practices: [
				'ابحثوا عن قطعة من لون موسيقيّ أُطفئ دائمًا عند أوّل نغمة، واسمعوا منها خمس دقائق وقوفًا. لا يُطلب الإعجاب. ثلاثة أسئلة فقط: أين يجد العازف مشقّة، وأين يكون الناس حين يسمعون هذا، وفي أيّ ثانية صدر الحكم. تُكتب الأجوبة. فمن عثر على الثانية فقد رأى الباب وهو يُغلق، ورؤية ذلك أندر من فتحه.',
				'لتُختر فكرة مخالفة لا تُطاق، ولتُكتب في ثماني دقائق على طريقة البيرونيّ: حكاية بلا جدال، بكلمات كان صاحبها سيوقّع تحتها راضيًا. بلا نعوت، وبلا «يزعمون». ثمّ تُقرأ جهرًا مرّة واحدة. ليس المقصود قبولها. انظروا عند أيّ سطر أرادت اليد أن تضيف تعليقًا، وضعوا هناك نقطة صغيرة بدلًا منه.',
			],
			closings: [
				'جاء زوّار وورم ليروا الحصان العجيب وعادوا بحوت، وهو الحيوان الأكبر والأصدق. ولا شكّ أنّ بعضهم أحسّ أنّه غُبن. إلى أيّ عجيبة من عجائبنا نقبل أن ننظر من ذلك القرب؟',
				'لم يأخذ من الغنائم إلّا ما يُحمل في الدفتر، وهو وحده الذي بقي. وقد عاش حتى قارب الثمانين يسأل. ما القول الذي نردّه منذ سنين ولم نسمعه مرّة من فم صاحبه إلى آخره؟',
			],
		},
		es: {
			keywords: ['apertura', 'apertura a la experiencia', 'cinco grandes', 'curiosidad', 'imaginación', 'novedad'],
			titles: ['El unicornio de Copenhague', 'La que pide lo que no sabe pronunciar'],
			excerpts: [
				'Ole Worm llenó un cuarto de maravillas y luego explicó a las visitas que el unicornio era una ballena. La apertura tiene dos puertas, y la segunda atrae menos público.',
				'Dos personas y una misma carta durante once años. Ella nunca ha repetido plato y él nunca ha pedido otro.',
			],
			openings: [
				'Un grabado de 1655 enseña un cuarto de Copenhague lleno hasta el techo. Cuelgan un kayak, un oso polar, un esturión, conchas de tortuga; en los estantes hay cuernos, zapatos, lanzas, huesos y cajas para cuanto pudiera verterse. Era del médico Ole Worm, que miraba cualquier cosa. En 1638 había mirado también muy de cerca el cuerno de unicornio, por el que los reyes pagaban más que por el oro, y explicó en público que era el diente de una ballena de los mares fríos.',
				'Llevan once años viniendo a este restaurante. Él pide el cordero y cierra la carta con la satisfacción de quien ha llegado. Ella la lee hasta la última página, vuelve atrás, le pregunta al camarero por una palabra y pide la palabra. Dos de cada tres veces es peor que el cordero, y lo reconoce. Él le ofrece un bocado del suyo. «Pero ahora lo sé», dice ella. Él asiente, porque ya lo sabía, y a ninguno de los dos le pasa nada malo.',
			],
			body: [
				'En 1936 Gordon Allport y Henry Odbert repasaron en Harvard un diccionario de los gordos y copiaron todas las palabras que sirven para distinguir a una persona de otra; les salieron cerca de dieciocho mil. Durante décadas otros fueron aclarando el montón. Hacia 1990 Lewis Goldberg y varios más vieron que casi todo se recoge en cinco manojos, y no se pusieron de acuerdo en cómo llamar al quinto, el más flaco. Goldberg, fiel a los adjetivos, decía intelecto: imaginativo, complejo, hondo. Robert McCrae y Paul Costa, apertura a la experiencia.',
				'La riña fue provechosa, porque en el manojo hay dos cosas. Una ama las ideas y pregunta cómo funciona la cerradura. La otra ama el azul de la puerta. Van juntas más de lo que explicaría el azar, y las dos se encontraban a diario en el cuarto de maravillas del médico danés Ole Worm, el que demostró que el cuerno de unicornio era un diente.',
				'De las preguntas que mejor delatan este rasgo hay una humilde, sobre la carne de gallina: si un poema o una música te han dado alguna vez un escalofrío. McCrae contó en 2007 que funciona en un idioma tras otro. Tiene su gracia que algo tan elevado haya que buscarlo en la piel. En Jerez lo habrían dicho sin cuestionario: o te duele ahí o no te duele.',
				'El precio se paga en los finales. La persona abierta tiene siete libros boca abajo y una guitarra a la que piensa cambiarle las cuerdas. Ve tan bien el otro lado de la cuestión que llega tarde a elegir uno. Quienes tienen poco de esto guardan mejor las recetas, y no habría nada por lo que sentir curiosidad si nadie hubiera guardado nada.',
			],
			counter:
				'Los cuestionarios se escribieron en universidades, y algunas preguntas averiguan en el fondo si te pareces a quienes trabajan allí. El que visita museos a lo mejor es que vivía cerca de uno. Un labrador que prueba cuatro injertos en el mismo árbol puede puntuar como cerrado. Y a todos nos halaga el adjetivo: de los cinco rasgos es el único que su dueño saca a relucir, sin que le pregunten, con la segunda copa.',
			practices: [
				'Busca una pieza de una música que siempre hayas quitado y escucha cinco minutos de pie. No tiene que gustarte. Hazte tres preguntas nada más: qué le cuesta aquí al que toca, dónde estará la gente cuando oye esto, en qué segundo decidí yo. Escríbelas con su respuesta. Si encuentras el segundo, habrás visto cerrarse la puerta, y eso es más raro que abrirla.',
				'Toma el objeto más cercano que te parezca feo y que sin embargo conserves. Dale ocho minutos con buena luz. Dibújalo, mal si hace falta, y escribe debajo quién lo haría así y qué creía estar haciendo. Alguien dio un paso atrás ante eso y quedó contento. Decide luego otra vez si se queda, y fíjate en el motivo, que debería ser nuevo.',
			],
			closings: [
				'Las visitas de Worm venían a ver un unicornio y se iban con una ballena, que es más grande. Alguna se sentiría estafada. ¿A qué maravilla tuya te atreverías a mirarle así el diente?',
				'En el duodécimo aniversario él pidió la cosa de los tentáculos y ella, conmovida, el cordero. A mitad de la cena se cambiaron los platos sin decir nada. ¿Qué mantienes tú igual para que otro pueda cambiar?',
			],
		},
	},
};
