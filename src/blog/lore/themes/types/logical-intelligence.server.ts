import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'logical-intelligence',
	motif: 'scales',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: ['logical intelligence', 'mathematical intelligence', 'logic', 'reasoning', 'algebra', 'wason'],
			titles: ['Four Cards on a Table in London', 'The Bonesetter of Numbers'],
			excerpts: [
				'A rule, four cards, and nine clever people out of ten turn over the wrong one. Then somebody replaces the letters with beer.',
				'Algebra is named after a word for setting bones. A short account of the people who cannot rest until both sides are level.',
			],
			openings: [
				'Four cards lie on the table: E, K, 4, 7. Each has a letter on one side and a number on the other, and somebody claims that behind every vowel is an even number. Which cards must you turn to find out whether he is lying? Peter Wason put this to students in London in the nineteen-sixties. Nearly all turned the E, most took the 4 as well, and fewer than one in ten got it right. The answer is E and 7: only an odd number with a vowel behind it could catch him.',
				'In Baghdad, around the year 820, Muhammad ibn Musa al-Khwarizmi wrote a book on reckoning that needed two verbs in its title: to restore and to balance. Restoring, al-jabr, meant adding what was missing to both sides until nothing negative remained. The same word was used of broken bones. In Spain a man who set bones was called an algebrista, and one of them turns up in a village in the second part of Don Quixote, just in time for a man who has been knocked off his horse.',
			],
			body: [
				'Gardner put mathematics and logic into one drawer in his book of 1983, and remarked that this gift, unlike the others, begins with things and ends far away from them. A child counts stones; then the counting without the stones; then says that whatever you put into a row, the last number tells how many. From there it is a long climb into air in which some people breathe more easily than at sea level.',
				'Yet the gift is less pure than it looks. In 1982 two researchers in Florida, Richard Griggs and James Cox, took the card puzzle of the Londoner Peter Wason, on which vowels and numbers trip up nine people in ten, and dealt it again with other words. You are a policeman; whoever drinks beer must be over nineteen; in front of you are a beer, a Coke, a person of twenty-two and one of sixteen. Whom do you check? Nearly three out of four now knew at once. The form is the same down to the last screw. What had been missing was somebody who might be cheating.',
				'So people reason rather well about their neighbours and rather badly about vowels, and the logical mind is the odd one that does not mind the vowels. It is pleased when a thing follows. It asks what would have to be true if this were false. It will spoil a good story at dinner by dividing the miles by the hours.',
				'The price is a certain deafness to reasons that have no form. “Because I asked you to” is an argument of great weight, and it cannot be written on a card. Those who live with such minds learn to bring two premises to breakfast.',
			],
			counter:
				'This is the gift that intelligence tests have always rewarded most, and of all on the list it depends least on Gardner to be noticed. It also flatters its owners into thinking they are above error. A nimble reasoner finds good reasons for what he wished to believe, and several experiments suggest he finds them faster than others do. Logic guards the road from the premises; nobody is guarding the premises.',
			practices: [
				'Take something you firmly believe about a person close to you: she never listens, he always pays too late. Write it as a rule on a card. Now, for eight minutes, do what most students did not: look only for the card that would break it. One Tuesday when she listened is enough. You need not give up the rule. But copy it out again afterwards as exactly as the evidence permits, and see which word you had to replace.',
				'Play Wason’s other game with somebody at home; it takes seven minutes. Say that the numbers 2, 4, 6 obey a rule you have in mind, which is only “each larger than the last”. They may offer three numbers as often as they like, and you answer yes or no. Watch how many offer 8, 10, 12, hear yes, and announce a rule. Few try 1, 2, 50 or 6, 4, 2. Then ask yourself where you collect yeses.',
			],
			closings: [
				'The students, shown their mistake, sometimes argued for a quarter of an hour that they had been right. It is a very human quarter of an hour. Which of your certainties has never once been asked to turn over its other side?',
				'The bonesetter pulls until the two ends meet, and it hurts, and afterwards one can walk. Numbers allow themselves to be set like that; people take longer. What in your accounts with somebody have you balanced by leaving out the missing part?',
			],
		},
		fa: {
			keywords: ['هوش منطقی', 'هوش ریاضی', 'منطق', 'استدلال', 'جبر', 'خوارزمی'],
			titles: ['چهار کارت و یک دروغ احتمالی', 'شکسته‌بند عددها'],
			excerpts: [
				'یک قاعده، چهار کارت، و از هر ده آدم باهوش نُه نفر کارت اشتباه را برمی‌گردانند. تا اینکه کسی به جای حرف‌ها آدم می‌نشاند.',
				'جبر را از نام شکسته‌بندی گرفته‌اند. دربارهٔ کسانی که تا دو طرف برابر نشود خوابشان نمی‌برد.',
			],
			openings: [
				'چهار کارت روی میز است. روی دوتایشان نقش حیوان است، شیر و ماهی، و روی دوتای دیگر عدد، ۴ و ۷. کسی ادعا می‌کند که پشت هر شیر عددی زوج است. برای آنکه بفهمی راست می‌گوید کدام‌ها را برمی‌گردانی؟ پیتر ویسن در دههٔ ۱۹۶۰ همین معما را با حرف و عدد پیش دانشجویان لندن گذاشت. کمتر از یک‌دهمشان درست گفتند. جواب شیر است و ۷: تنها عدد فردی که پشتش شیر باشد مچ او را می‌گیرد.',
				'محمد بن موسی خوارزمی نزدیک سال ۸۲۰ میلادی در بغداد کتابی در حساب نوشت که در نامش دو کار آمده بود: جبر و مقابله. جبر یعنی آنچه از یک طرف کم است به هر دو طرف بیفزایی تا چیزی شکسته نماند. همان واژه را برای استخوان هم می‌گفتند. شکسته‌بند دو سر استخوان را می‌کشد تا به هم برسند، و حسابدار دو سر معادله را. نام خود خوارزمی هم در دهان اروپایی‌ها آن‌قدر چرخید که شد الگوریتم.',
			],
			body: [
				'گاردنر در کتاب ۱۹۸۳ ریاضی و منطق را در یک کشو گذاشت و گفت این استعداد برخلاف بقیه از چیزها آغاز می‌کند و دور از چیزها تمام می‌شود. بچه سنگ می‌شمارد؛ بعد شمردن را بی‌سنگ؛ بعد می‌گوید هرچه را در صف بگذاری، شمارهٔ آخر می‌گوید چندتا هست. از آنجا تا بالا راه درازی است و هوا رقیق می‌شود، و کسانی هستند که در آن هوا راحت‌تر از کوچه نفس می‌کشند. خیام از همین‌ها بود؛ رساله‌اش در جبر معادله‌های درجهٔ سه را رده‌بندی می‌کند.',
				'ولی این استعداد به آن پاکی که می‌نماید نیست. در سال ۱۹۸۲ دو پژوهشگر در فلوریدا، گریگز و کاکس، معمای کارت‌های پیتر ویسن لندنی را، با شیر و ماهی و عدد یا هر نقش دیگری، که از ده نفر نُه نفر در آن می‌مانند، با نوشته‌های تازه‌ای پخش کردند: تو پاسبانی؛ هر که نوشیدنی الکلی می‌خورد باید از نوزده سال بیشتر داشته باشد. یکی لیوانش پیداست و سنش نه، یکی سنش پیداست و لیوانش نه. سراغ کی می‌روی؟ نزدیک سه‌چهارم بی‌درنگ درست گفتند. صورت مسئله تا آخرین پیچش همان بود. چیزی که کم داشت کسی بود که شاید تقلب کند.',
				'پس ما دربارهٔ همسایه خوب استدلال می‌کنیم و دربارهٔ شیر و عدد بد، و ذهن منطقی آن ذهن کمیابی است که با شیر و عدد هم کنار می‌آید. از اینکه چیزی از چیزی نتیجه شود کیف می‌کند. می‌پرسد اگر این دروغ باشد چه چیز دیگری باید راست باشد. سر شام قصهٔ خوبی را با تقسیم فرسخ بر ساعت خراب می‌کند. جبردان‌های قدیم مجهول را «شیء» می‌نامیدند، یعنی همین «چیز» خودمان، و با آن چنان رفتار می‌کردند که با معلوم: جمعش می‌زدند، نصفش می‌کردند، تا در سطر آخر رویش پیدا شود.',
				'بهایش نوعی سنگینی گوش است، برای دلیل‌هایی که صورت ندارند. «چون من خواهش کردم» استدلال سنگینی است و روی هیچ کارتی نوشته نمی‌شود. هم‌خانه‌های چنین آدمی یاد می‌گیرند با دو مقدمه سر صبحانه بنشینند.',
			],
			counter:
				'این همان استعدادی است که آزمون‌های هوش همیشه بیش از همه پاداشش داده‌اند و برای دیده شدن نیازی به گاردنر نداشت. صاحبش را هم فریب می‌دهد که از خطا برکنار است. استدلال‌کنندهٔ چابک برای آنچه دلش می‌خواست باور کند دلیل خوب پیدا می‌کند، و بعضی آزمایش‌ها می‌گویند زودتر از دیگران. منطق نگهبان راهی است که از مقدمه‌ها بیرون می‌آید؛ خود مقدمه‌ها را کسی نمی‌پاید.',
			practices: [
				'چیزی را که دربارهٔ یکی از نزدیکانت سخت باور داری مثل قاعده روی کاغذ بنویس: «هیچ‌وقت گوش نمی‌دهد»، «همیشه دیر می‌آید». حالا هشت دقیقه کاری بکن که بیشتر دانشجویان نکردند: فقط دنبال کارتی بگرد که این قاعده را بشکند. یک سه‌شنبه که گوش داد بس است. لازم نیست قاعده را دور بیندازی. از نو بنویسش، به همان اندازه که شواهد اجازه می‌دهند، و ببین کدام کلمه را عوض کردی.',
				'بازی دیگر ویسن را با کسی در خانه بازی کن؛ هفت دقیقه می‌گیرد. بگو عددهای ۲، ۴، ۶ از قاعده‌ای پیروی می‌کنند که در سر داری، و قاعده‌ات فقط این باشد: هر عدد بزرگ‌تر از قبلی. او هر سه عددی که بخواهد پیشنهاد کند و تو بگو آری یا نه. ببین چند بار ۸، ۱۰، ۱۲ می‌گوید و با یک آری خوش می‌شود. کم‌تر کسی ۶، ۴، ۲ را می‌آزماید. بعد بپرس خودت آری‌هایت را از کجا جمع می‌کنی.',
			],
			closings: [
				'دانشجویانی که خطایشان را نشانشان می‌دادند گاهی یک ربع چانه می‌زدند که درست گفته‌اند. ربعِ بسیار آشنایی است، و بهترین و بی‌فایده‌ترین دلیل‌های خانه در همان ربع گفته می‌شود. کدام یقین تو تا امروز یک بار هم پشت‌ورو نشده است؟',
				'شکسته‌بند می‌کشد تا دو سر به هم برسد؛ درد دارد، و بعد آدم راه می‌رود. عدد به این کار تن می‌دهد و آدم دیرتر. در حسابت با چه کسی ترازو را با جا انداختن یک تکه برابر نگه داشته‌ای؟',
			],
		},
		ar: {
			keywords: ['الذكاء المنطقي', 'الذكاء الرياضي', 'المنطق', 'الاستدلال', 'الجبر', 'الخوارزمي'],
			titles: ['أربع بطاقات وقاعدة', 'جابر العظام وجابر الأعداد'],
			excerpts: [
				'قاعدة واحدة وأربع بطاقات، وتسعة من كلّ عشرة أذكياء يقلبون البطاقة الخطأ، إلى أن تُستبدل بالحروف وجوهُ الناس.',
				'سُمّي علم الجبر باسم ما يُفعل بالعظم المكسور. حديث عن الذين لا يهدؤون حتى تستوي الكفّتان.',
			],
			openings: [
				'على الطاولة أربع بطاقات: على اثنتين منها صورة أسد وصورة سمكة، وعلى الأخريين الرقمان ٤ و٧. ويزعم أحدهم أنّ خلف كلّ أسد رقمًا زوجيًّا. فأيّ البطاقات يجب قلبها لكشف الصدق من الكذب؟ عرض بيتر ويسون مثل هذا اللغز، بحروف وأرقام، على طلبة في لندن في ستّينيّات القرن الماضي، فلم يُصب إلّا أقلّ من عُشرهم. الجواب الأسد والسبعة: فلا يفضح الزعم إلّا رقم فرديّ يختبئ خلفه أسد.',
				'في بغداد نحو عام ٨٢٠ للميلاد وضع محمّد بن موسى الخوارزميّ كتابًا في الحساب احتاج عنوانه إلى مصدرين: الجبر والمقابلة. والجبر أن يُزاد ما نقص على الطرفين معًا حتى لا يبقى كسر، وهي الكلمة التي تقال في العظام. وقد عبرت إلى الأندلس بمعنييها، فظلّ مجبّر العظام يُسمّى عند الإسبان «ألخبريستا»، وفي الجزء الثاني من «دون كيخوته» يُعثر على واحد منهم في قرية فيعالج فارسًا سقط عن حصانه.',
			],
			body: [
				'وضع غاردنر في كتابه عام ١٩٨٣ الرياضيّات والمنطق في درج واحد، ولاحظ أنّ هذه الموهبة تبدأ من الأشياء وتنتهي بعيدًا عنها. يعدّ الطفل الحصى، ثمّ يعدّ بلا حصى، ثمّ يقول إنّ آخر رقم في أيّ صفّ هو عدد ما فيه. ومن هناك صعود طويل إلى هواء رقيق، من الناس من يتنفّس فيه خيرًا ممّا يتنفّس في السوق. وكان نصف كتاب الخوارزميّ في الجبر أو نحوه في قسمة المواريث، فالرجل صعد ثمّ نزل إلى ورثة ينتظرون.',
				'غير أنّ الموهبة أقلّ صفاء ممّا يُظنّ. في عام ١٩٨٢ أعاد غريغز وكوكس في فلوريدا توزيع بطاقات اللندنيّ بيتر ويسون، ولتكن عليها أسود وأرقام، وهي التي يتعثّر فيها تسعة من عشرة، بكلام آخر: شرطيّ يراقب أنّ من يشرب الجعة قد جاوز التاسعة عشرة. أمامه شارب لا يُعرف عمره، وفتى في السادسة عشرة لا يُعرف ما في كوبه، واثنان آخران. فمن يُسأل؟ أصاب نحو ثلاثة من كلّ أربعة على الفور. والمسألة هي هي حتى آخر مسمار. كان ينقصها إنسان قد يغشّ.',
				'وكان الخوارزميّ يسمّي المجهول «شيئًا»، فيقول شيء وخمسة، كما يقال في البيت هات ذلك الشيء. وانتقلت الكلمة إلى الإيطاليّين فقالوا كوزا، أي شيئًا، وصار أهل الجبر في ألمانيا يُعرفون زمنًا بأصحاب الكوس. لم يكن عندهم رمز بعد، لا سين ولا صاد، بل لفظة متواضعة تقبل أن توضع مكان أيّ قدر. وفي هذا سرّ من أسرار هذه الموهبة: أن يُسمّى ما لا يُعرف بعدُ، وأن يُعامَل معاملة المعروف، بلا خجل، حتى يظهر وجهه في السطر الأخير.',
				'فنحن نُحسن الاستدلال في شأن الجار ونسيئه في شأن الأسود والأرقام، والعقل المنطقيّ هو ذلك النادر الذي لا يستوحش من الأسود والأرقام. يفرح حين يلزم شيء عن شيء. يسأل: إن كان هذا باطلًا فما الذي يجب أن يصحّ؟ ويفسد على العشاء حكاية جميلة لأنّه قسم المسافة على الساعات.',
				'والثمن ثقل في السمع أمام الحجج التي لا صورة لها. «لأنّني رجوتك» حجّة عظيمة الوزن، ولا تُكتب على بطاقة. ومن يساكن عقلًا كهذا يتعلّم أن يحضر إلى الفطور ومعه مقدّمتان، ثمّ يكتشف أنّه كان يريد نتيجة واحدة لا برهان عليها: أن يُسمع.',
			],
			counter:
				'هذه هي الموهبة التي طالما كافأتها اختبارات الذكاء، وما كانت تحتاج إلى غاردنر كي تُرى. وهي تُوهم صاحبها أنّه فوق الغلط. فالمستدلّ السريع يعثر على أسباب وجيهة لما كان يودّ تصديقه، وتشير تجارب إلى أنّه يعثر عليها أسرع من غيره. المنطق يحرس الطريق الخارج من المقدّمات، أمّا المقدّمات نفسها فلا حارس عليها.',
			practices: [
				'اكتبوا على ورقة قاعدة راسخة عن إنسان قريب: لا يصغي أبدًا، أو يتأخّر دائمًا. ثمّ افعلوا في ثماني دقائق ما لم يفعله أكثر الطلبة: ابحثوا عن البطاقة التي تكسرها وحدها. يوم ثلاثاء واحد جرى فيه الإصغاء يكفي. لا يلزم التخلّي عن القاعدة، بل تُكتب من جديد على قدر ما تسمح به الشواهد. وانظروا أيّ كلمة اضطرّ القلم إلى استبدالها.',
				'العبوا لعبة ويسون الأخرى مع أحد في البيت، سبع دقائق لا غير. قولوا إنّ الأعداد ٢ و٤ و٦ تتبع قاعدة في البال، وليست القاعدة إلّا أنّ كلّ عدد أكبر ممّا قبله. يقترح الآخر ما شاء من الأعداد ويسمع نعم أو لا. سيقول في الغالب ٨ و١٠ و١٢، ويفرح بنعم ويعلن قاعدته. قليل من يجرّب ٦ و٤ و٢. ثمّ يبقى السؤال عن المواضع التي نجمع منها نحن كلمة نعم، ومن الذي نختاره كلّ مرّة لنسأله.',
			],
			closings: [
				'كان الطلبة إذا كُشف لهم الخطأ جادلوا أحيانًا ربع ساعة أنّهم مصيبون. وهو ربع ساعة يعرفه كلّ بيت، وتُقال فيه أحسن الحجج وأقلّها نفعًا. أيّ يقين عندنا لم يُطلب منه يومًا أن يكشف وجهه الآخر؟',
				'يشدّ المجبّر حتى يلتقي الطرفان، فيؤلم، ثمّ يمشي المرء. والأعداد تنقاد لهذا سريعًا، والناس أبطأ، وفيهم من يؤثر أن يعرج على أن تمتدّ إليه يد. أيّ حساب مع إنسان آخر سوّيناه بإسقاط ما ينقص منه؟',
			],
		},
		es: {
			keywords: ['inteligencia lógica', 'inteligencia matemática', 'lógica', 'razonamiento', 'álgebra', 'números'],
			titles: ['Cuatro cartas y una regla', 'El algebrista que componía huesos'],
			excerpts: [
				'Una regla, cuatro cartas, y nueve de cada diez personas listas levantan la que no era. Hasta que alguien cambia las letras por cerveza.',
				'En el Quijote un algebrista no resuelve ecuaciones: compone huesos. Sobre quienes no descansan hasta que los dos lados quedan iguales.',
			],
			openings: [
				'Sobre la mesa hay cuatro cartas: E, K, 4, 7. Cada una tiene letra por un lado y número por el otro, y alguien asegura que detrás de toda vocal hay un número par. ¿Cuáles levantarías para saber si miente? Peter Wason se lo preguntó a estudiantes de Londres en los años sesenta. Casi todos levantaron la E, muchos también el 4, y no acertó ni uno de cada diez. La respuesta es E y 7: solo un impar con una vocal a la espalda puede desmentirlo.',
				'En la segunda parte del Quijote, Sansón Carrasco acaba por los suelos vestido de Caballero de los Espejos, y quiere la suerte que en el primer pueblo haya un algebrista. No despeja incógnitas: le compone el cuerpo molido. El nombre había llegado de Bagdad, donde hacia el año 820 Al-Juarismi tituló un libro de cálculo con dos verbos, restaurar y compensar. Al-yabr era añadir a ambos lados lo que faltaba. Lo mismo que se hace con un hueso: tirar hasta que los cabos se encuentren.',
			],
			body: [
				'Gardner metió en el mismo cajón, en 1983, la lógica y las matemáticas, y observó que este don arranca de las cosas y termina lejísimos de ellas. El niño cuenta piedras; luego cuenta sin piedras; luego afirma que, pongas lo que pongas en fila, el último número dice cuántos hay. Desde ahí se sube mucho, a un aire en el que ciertas personas respiran mejor que en la plaza.',
				'Con todo, el don es menos puro de lo que parece. En 1982 dos investigadores de Florida, Richard Griggs y James Cox, volvieron a repartir con otra letra las cartas del londinense Peter Wason, ese acertijo de vocales y números en el que tropiezan nueve de cada diez. Eres policía; quien bebe cerveza ha de tener más de diecinueve años; delante tienes una cerveza, un refresco, a uno de veintidós y a uno de dieciséis. ¿A quién le pides los papeles? Casi tres de cada cuatro lo supieron al instante. El problema era el mismo hasta el último tornillo. Solo le faltaba alguien que pudiera estar haciendo trampa.',
				'De modo que razonamos bastante bien sobre el vecino y bastante mal sobre las vocales, y la mente lógica es esa rareza a la que las vocales no le dan frío. Disfruta cuando algo se sigue de algo. Pregunta qué tendría que ser cierto si esto fuera falso. Y echa a perder una anécdota estupenda, en plena sobremesa, dividiendo los kilómetros entre las horas.',
				'El precio es cierta sordera para las razones sin forma. «Porque te lo pido yo» es un argumento de muchísimo peso y no cabe en ninguna carta. Quienes conviven con cabezas así aprenden a bajar a desayunar con dos premisas, y a veces lo que querían era solo café y que alguien les diera la razón.',
			],
			counter:
				'Es el don que los test de inteligencia han premiado siempre, y no le hacía falta Gardner para que lo vieran. Además convence a su dueño de que está por encima del error. Quien razona deprisa encuentra buenas razones para lo que ya quería creer, y varios experimentos sugieren que las encuentra antes que nadie. La lógica vigila el camino que sale de las premisas; a las premisas no las vigila nadie.',
			practices: [
				'Escribe en una tarjeta, como si fuera una ley, algo que creas de alguien cercano: «nunca escucha», «siempre llega tarde». Durante ocho minutos haz lo que casi ningún estudiante hizo: busca únicamente la carta que la rompa. Un martes en que escuchó es suficiente. No hace falta que la retires. Vuelve a copiarla tal como los hechos permiten y mira qué palabra has tenido que cambiar. Suele ser un adverbio.',
				'Juega con alguien de casa al otro juego de Wason; lleva siete minutos. Dile que 2, 4, 6 cumplen una regla que tienes en la cabeza, y que la regla sea solo «cada uno mayor que el anterior». Que te proponga tríos y tú contestas sí o no. Verás que ofrece 8, 10, 12, oye un sí y anuncia la ley. Pocos prueban 6, 4, 2. Después pregúntate por dónde vas tú recogiendo síes.',
			],
			closings: [
				'Algunos estudiantes, con el fallo delante, discutían un cuarto de hora que tenían razón. Es un cuarto de hora muy humano. ¿Cuál de tus certezas no ha enseñado nunca el reverso?',
				'El algebrista tira, duele, y luego se anda. Los números se dejan componer así; las personas tardan más. ¿Qué cuenta con alguien has dado por cuadrada dejando fuera lo que faltaba?',
			],
		},
	},
};
