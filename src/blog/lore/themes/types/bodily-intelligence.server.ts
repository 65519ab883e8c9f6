import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'bodily-intelligence',
	motif: 'hand',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: [
				'bodily intelligence',
				'kinaesthetic intelligence',
				'kinesthetic',
				'movement',
				'handwork',
				'craft',
				'dance',
			],
			titles: ['The Star in the Mirror', 'What the Hand Will Not Tell'],
			excerpts: [
				'A man who could keep no memory for longer than a conversation learned to draw a star in a mirror. He never knew that he could do it.',
				'Try to explain how you tie your shoes, without using your hands. On knowledge that lives below the neck and gives no interviews.',
			],
			openings: [
				'A man sits at a table and traces a star with a pencil. He may not look at his hand; a screen hides it and he sees it only in a mirror, where left goes on being left and near turns into far. The first time, the line staggers like a drunk. He does it again the next day and the next, and by the third it is clean. He is surprised: he had supposed it would be difficult. He has no idea that he ever sat here before.',
				'In the kitchen a grandmother is asked for the recipe. She says: flour, until it is enough. The granddaughter has brought scales. They agree that the old woman will make the dough and that each handful will be weighed before it falls into the bowl, and after the second handful the hands no longer know how to go on. She laughs, wipes them on her apron, sends the scales out of the room and begins again, looking out of the window. Now it comes right.',
			],
			body: [
				'The literature knew him as H.M. until his death in 2008, when he was given back his name, Henry Molaison. An operation against epilepsy had taken his power to form new memories. The psychologist Brenda Milner let him trace a star seen only in a mirror, day after day, and what she reported in 1962 has been hard to forget: the hands kept learning while the man did not. There are at least two archives in us, and one of them cannot be asked.',
				'Howard Gardner gave this second archive a place on his list, and met raised eyebrows. Western schools had been arranged for heads; the body brought the head to the lesson and was then expected to sit still. He pointed to the mime Marcel Marceau, who could make an audience see a wall by the way he leaned against nothing. If solving problems and making things of value is intelligence, then a goalkeeper and a lacemaker were being overlooked.',
				'The chemist Michael Polanyi put the matter in a sentence: we know more than we can tell. Cyclists keep upright by steering into the fall, and hardly one of them is aware of it; told to think about it, they wobble.',
				'That is the tension in every workshop. The master knows and cannot say; the apprentice wants to be told, and so for years the one shows and the other watches, and both believe they are wasting time. Schools for trades were invented to shorten this. They did, and something about the wrist was left out of the handbook.',
			],
			counter:
				'Critics ask whether a talent should be promoted to an intelligence merely to please it; “he has gifted hands” was never an insult. And what the body knows is often simply habit, which is equally sure of itself when wrong. A bad posture feels natural. The driver’s foot knows the road and exceeds the limit on it. There is wisdom in the hands, and also every mistake they have repeated often enough.',
			practices: [
				'Write instructions for tying a shoelace, for someone who has never seen one. No drawings, five minutes. Then give them to another person, or take a shoe yourself and do only what is written. By the third line you will have a knot round your thumb. Now tie it as always, slowly, and watch: there is a small tug by the left forefinger that you have been making since childhood and have never met.',
				'Do one familiar thing today with the other hand, from beginning to end: butter bread, sign your name, brush your teeth. Take as long as it needs, up to six minutes. Attend less to the clumsy hand than to the clever one, which lies there and cannot bear it. At some point it will twitch and wish to help. Note the moment, and who else in your house comes to mind.',
			],
			closings: [
				'He drew the star better each time and was each time a beginner, modest and pleased. One might envy him the second half. Which of your skills have you forgotten learning, and who was standing beside you?',
				'The granddaughter has written down “enough” and underlined it. Next week she will ruin a dough, and the week after that a little less. What do you want to learn that can only be handed over with both people in the room?',
			],
		},
		fa: {
			keywords: ['هوش بدنی', 'هوش حرکتی', 'حرکت', 'کار دست', 'پیشه', 'زورخانه', 'رقص'],
			titles: ['ستاره‌ای در آینه', 'نمک، به قدر کافی'],
			excerpts: [
				'مردی که هیچ خاطره‌ای را بیش از یک گفت‌وگو نگه نمی‌داشت، یاد گرفت در آینه ستاره بکشد. خودش هرگز نفهمید که بلد است.',
				'بند کفشت را بی‌کمک دست‌ها شرح بده. دربارهٔ دانشی که پایین‌تر از گردن خانه دارد و مصاحبه نمی‌کند.',
			],
			openings: [
				'مردی پشت میز با مداد دور ستاره‌ای خط می‌کشد. دستش را نباید ببیند؛ پرده‌ای جلوی آن است و فقط در آینه پیداست، جایی که دور و نزدیک عوض شده‌اند. بار اول خط تلوتلو می‌خورد. فردا دوباره می‌کشد و پس‌فردا باز هم، و روز سوم خط پاکیزه است. تعجب می‌کند: گمان می‌کرد سخت‌تر باشد. هیچ به یاد ندارد که پیش از این هم پشت این میز نشسته، یا این زن را که روبه‌رویش است دیده باشد.',
				'نوه دستور حلوا را می‌خواهد و ترازو آورده. مادربزرگ می‌گوید: آرد، تا وقتی که بس است. قرار می‌گذارند هر مشت پیش از آنکه در تابه برود وزن شود. مشت دوم را که می‌کشند دست‌های پیرزن می‌ماند که بعدش چه بود. می‌خندد، با گوشهٔ پیش‌بند پاکشان می‌کند، ترازو را از آشپزخانه بیرون می‌فرستد و از سر شروع می‌کند، نگاهش به حیاط. این بار درست درمی‌آید، و بویش هم زودتر از خودش به اتاق می‌رسد.',
			],
			body: [
				'بیماری را در کتاب‌ها به نام اچ‌ام می‌شناختند، تا سال ۲۰۰۸ که درگذشت و نامش را پس دادند: هنری مولیسون. جراحی صرع توان خاطره‌سازی‌اش را برده بود. روان‌شناسی به نام برندا میلنر روزهای پیاپی ستاره‌ای جلویش گذاشت که فقط در آینه پیدا بود، و گزارش او در ۱۹۶۲ فراموش‌شدنی نیست: دست‌ها یاد می‌گرفتند و مرد نه. ما دست‌کم دو بایگانی داریم و از یکی‌شان نمی‌شود چیزی پرسید.',
				'هاوارد گاردنر این بایگانی دوم را در فهرستش نشاند و ابروها بالا رفت. مدرسه را برای سر ساخته بودند؛ تن وظیفه داشت سر را به کلاس برساند و بعد آرام بنشیند. او مارسل مارسو را مثال زد که با تکیه دادن به هیچ، دیواری را پیش چشم مردم می‌آورد. اگر هوش حل کردن مسئله و ساختن چیز باارزش است، دروازه‌بان و گیوه‌دوز و قالی‌باف را کسی حساب نکرده بود. قالی‌بافی که نقشه را به آواز می‌شنود و گره می‌زند، در هر دقیقه چند تصمیم می‌گیرد که برای هیچ‌کدام جمله‌ای ندارد.',
				'مایکل پولانی، شیمی‌دانی که فیلسوف شد، گفته است بیش از آن می‌دانیم که بتوانیم بگوییم. دوچرخه‌سوار فرمان را به همان سمتی می‌گرداند که دارد می‌افتد و به همین می‌ماند؛ کم‌تر کسی از این کارش باخبر است، و اگر بخواهد در حین رفتن به آن فکر کند کج می‌شود. در زورخانه هم کسی چرخ زدن را درس نمی‌دهد. تازه‌وارد پایین گود می‌ایستد، ضرب مرشد را در کف پایش می‌گیرد، و سال‌ها نگاه می‌کند.',
				'کشمکش هر کارگاه همین است: استاد می‌داند و نمی‌تواند بگوید، شاگرد می‌خواهد بشنود، پس یکی نشان می‌دهد و دیگری تماشا می‌کند، و هر دو گمان می‌کنند وقت تلف شد. هنرستان‌ها را ساختند که راه کوتاه شود. شد، و چیزی دربارهٔ مچ دست از کتاب جا ماند. برای همین است که هنوز به شاگرد می‌گویند «چم‌وخمش را یاد می‌گیری» و نمی‌گویند کِی؛ چم‌وخم همان چیزی است که استاد با آن نان می‌خورد و نامش را نمی‌داند.',
			],
			counter:
				'منتقدان می‌پرسند چرا باید مهارتی را برای دلجویی به درجهٔ هوش بالا برد؛ «دستش شفاست» که هیچ‌گاه ناسزا نبوده. آنچه تن می‌داند هم بسیار وقت‌ها عادت است، و عادت در غلط هم به همان اندازه از خودش مطمئن است. قوز کردن طبیعی می‌نماید. پای راننده جاده را می‌شناسد و از سرعت مجاز می‌گذرد. در دست‌ها دانایی هست و هر خطایی که به‌قدر کافی تکرارش کرده‌اند.',
			practices: [
				'برای کسی که در عمرش بند کفش ندیده دستور گره زدن بنویس. بی‌نقاشی، پنج دقیقه. بعد کفشی بردار و فقط همان را بکن که نوشته‌ای. در سطر سوم شستت گره خورده است. حالا مثل همیشه ببندش، آهسته، و نگاه کن: انگشت اشارهٔ چپ جایی کشش کوچکی می‌دهد که از بچگی می‌داده و تا امروز با هم آشنا نشده بودید.',
				'امروز یک کار آشنا را از اول تا آخر با دست دیگر بکن: کره مالیدن، امضا، مسواک. هرچه طول کشید بکشد، تا شش دقیقه. بیشتر به آن دستی نگاه کن که بلد است و کنار افتاده و طاقت نمی‌آورد. جایی می‌پرد که کمک کند. آن لحظه را به یاد بسپار، و ببین در خانه‌تان چه کسی به خاطرت آمد.',
			],
			closings: [
				'هر بار ستاره را بهتر می‌کشید و هر بار تازه‌کار بود، فروتن و خشنود. آدم به نیمهٔ دومش حسودی می‌کند. یاد گرفتن کدام مهارتت را فراموش کرده‌ای، و آن روز چه کسی کنارت ایستاده بود؟',
				'نوه در دفترش نوشته «به قدر کافی» و زیرش خط کشیده. هفتهٔ دیگر حلوایی را می‌سوزاند و هفتهٔ بعدش کم‌تر. چه چیزی می‌خواهی یاد بگیری که فقط با بودن دو نفر در یک اتاق دست‌به‌دست می‌شود؟',
			],
		},
		ar: {
			keywords: ['الذكاء الجسدي', 'الذكاء الحركي', 'الحركة', 'الصنعة', 'عمل اليد', 'الرقص', 'الحرف'],
			titles: ['نجمة في المرآة', 'عجين لا يُوزن'],
			excerpts: [
				'رجل لا تثبت في ذاكرته محادثة تعلّم أن يرسم نجمة وهو ينظر في مرآة، ولم يعلم قطّ أنّه تعلّم.',
				'حاولوا شرح ربط الحذاء من غير استعمال اليدين. عن معرفة تسكن تحت العنق ولا تجيب عن الأسئلة.',
			],
			openings: [
				'يجلس رجل إلى طاولة ويتتبّع بقلمه حدود نجمة. لا يحقّ له أن ينظر إلى يده؛ تحجبها ستارة ولا يراها إلّا في مرآة، حيث يصير القريب بعيدًا. في المرّة الأولى يترنّح الخطّ. يعيد ذلك في الغد وبعد الغد، وفي اليوم الثالث يخرج الخطّ نظيفًا. يتعجّب: كان يحسب الأمر أصعب. لا يذكر أنّه جلس هنا من قبل، ولا أنّه رأى هذه السيّدة التي تناوله القلم وتبتسم له كلّ صباح.',
				'تُسأل الجدّة في المطبخ عن وصفة المعمول فتقول: من السميد ما يكفي. وقد جاءت الحفيدة بميزان. تتّفقان على أن تعجن الجدّة وتُوزن كلّ حفنة قبل أن تقع في الوعاء. فلا تكاد الحفنة الثانية تُوزن حتى تنسى اليدان ما بعدها. تضحك العجوز وتمسح كفّيها بالمئزر وتُخرج الميزان من المطبخ، ثمّ تبدأ من جديد وعيناها إلى النافذة. وفي هذه المرّة يستقيم العجين ولا يلتصق بالأصابع.',
			],
			body: [
				'في الكتب مريض كان يُعرف بحرفين من اسمه، حتى مات عام ٢٠٠٨ فرُدّ إليه اسمه كاملًا: هنري موليسون. سلبته جراحة لعلاج الصرع قدرته على تكوين الذكريات. وقد وضعت عالمة النفس بريندا ميلنر أمامه، يومًا بعد يوم، نجمة يتتبّعها ولا يراها إلّا في مرآة، وما كتبته عام ١٩٦٢ يصعب نسيانه: كانت اليدان تتعلّمان والرجل لا يتعلّم. ففينا خزانتان على الأقلّ، وإحداهما لا تُسأل.',
				'أدخل هوارد غاردنر هذه الخزانة الثانية في قائمته فارتفعت الحواجب. كانت المدارس قد بُنيت للرؤوس، وعلى الجسد أن يوصل الرأس إلى الدرس ثمّ يجلس ساكنًا. فاحتجّ بالممثّل الصامت مارسيل مارسو، وكان يتّكئ على لا شيء فيرى الناس جدارًا. فإن كان الذكاء حلّ المسائل وصنع ما له قيمة، فقد غفلنا عن حارس المرمى وعن النسّاج والخزّاف. والعربيّة أنصفت هؤلاء قديمًا حين اشتقّت من الحذق اسمًا للماهر، وقالت فلان صَناع اليدين، وجعلت الوصف لليدين لا للرأس.',
				'ويُروى عن ابن مقلة، الوزير الذي ضبط مقادير الحروف في بغداد، أنّه لمّا قُطعت يمناه في محنة سياسيّة ظلّ يكتب بيسراه، وقيل إنّه كان يشدّ القلم إلى ساعده. أين كان الخطّ إذن؟ لم يكن في الأصابع وحدها، ولا في الرأس وحده، بل في شيء تعلّمه الجسد كلّه من الكتف إلى النَّفَس. وقد قال مايكل بولاني، وهو كيميائيّ صار فيلسوفًا، إنّنا نعرف أكثر ممّا نستطيع أن نقول. وراكب الدرّاجة يدير المقود نحو الجهة التي يميل إليها فيعتدل، ولا يكاد أحد من الراكبين يعلم أنّه يفعل ذلك، فإن فكّر فيه ترنّح.',
				'وفي اللغة أثر من هذا. يُقال فلان له باع في الصنعة، والباع مسافة ما بين الكفّين إذا انبسطت الذراعان، ويُقال رسخت قدمه في العلم، كأنّ العلم أرض لا تُدخل بالرأس. وقيست الأقمشة بالذراع والشبر، والطرق بالخطوة، قبل أن يوضع للمتر قضيب من معدن يُحفظ تحت الزجاج. كان الجسد هو المسطرة، ولم يكن أحد يشكّ في أنّه يعرف؛ وإنّما كان الخلاف بين البائع والشاري في طول الذراع: ذراع مَن؟',
				'وهذا هو التوتّر في كلّ دكّان: المعلّم يعرف ولا يستطيع أن يقول، والصبيّ يريد أن يقال له، فيعرض الأوّل وينظر الثاني سنين، وكلاهما يظنّ أنّ الوقت ضائع. ثمّ أُنشئت مدارس الصنائع لاختصار الطريق، فاختصرته، وسقط من كتبها شيء يتعلّق بالمعصم.',
			],
			counter:
				'يسأل المعترضون: لماذا تُرفع المهارة إلى رتبة الذكاء تطييبًا لخاطرها؟ لم يكن الثناء على اليدين إهانة في يوم من الأيّام. ثمّ إنّ كثيرًا ممّا يعرفه الجسد عادة لا غير، والعادة واثقة بنفسها في الخطأ ثقتها في الصواب. الظهر المحنيّ يشعر أنّه على ما يرام، وقدم السائق تعرف الطريق وتجاوز فيه السرعة. في اليدين حكمة، وفيهما كلّ غلط تكرّر بما يكفي.',
			practices: [
				'اكتبوا تعليمات لربط الحذاء لمن لم يرَ رباطًا قطّ. بلا رسم، في خمس دقائق. ثمّ خذوا حذاء ونفّذوا ما كُتب وحده، لا زيادة عليه. عند السطر الثالث سيكون الإبهام داخل العقدة. بعد ذلك اربطوه على المألوف ببطء وانظروا: هناك شدّة صغيرة من سبّابة اليسرى تتكرّر منذ الطفولة، ولم يجرِ بها تعارف قبل هذا اليوم.',
				'ليُنجز اليوم عمل مألوف واحد باليد الأخرى من أوّله إلى آخره: دهن الخبز، أو التوقيع، أو تنظيف الأسنان. ليأخذ من الوقت ما شاء إلى ستّ دقائق. ولينصرف الانتباه إلى اليد الماهرة لا إلى المتعثّرة؛ فهي مستلقية لا تطيق ما ترى. ستختلج في لحظة ما تريد أن تساعد. تلك اللحظة جديرة بالتذكّر، ومعها وجه من أهل البيت يخطر معها.',
			],
			closings: [
				'كان يرسم النجمة أحسن في كلّ مرّة، وكان في كلّ مرّة مبتدئًا متواضعًا راضيًا. وقد يُغبط على الشطر الثاني. أيّ مهارة من مهاراتنا نسينا كيف تعلّمناها، ومن كان واقفًا إلى جانبنا؟',
				'كتبت الحفيدة في دفترها «ما يكفي» ووضعت تحتها خطًّا. ستفسد عجينًا في الأسبوع القادم، وأقلّ منه في الذي يليه. ما الذي نودّ تعلّمه ولا ينتقل إلّا بحضور اثنين في غرفة واحدة؟',
			],
		},
		es: {
			keywords: [
				'inteligencia corporal',
				'inteligencia cinestésica',
				'movimiento',
				'manos',
				'oficio',
				'baile',
				'artesanía',
			],
			titles: ['La estrella del espejo', 'Harina, la que admita'],
			excerpts: [
				'Un hombre incapaz de guardar un recuerdo aprendió a dibujar una estrella mirándose en un espejo. Nunca supo que sabía.',
				'Intenta explicar cómo te atas los zapatos sin usar las manos. Sobre un saber que vive del cuello para abajo y no concede entrevistas.',
			],
			openings: [
				'Un hombre repasa con un lápiz el contorno de una estrella. No puede mirarse la mano: se la tapa una pantalla y solo la ve en un espejo, donde lo cercano se vuelve lejano. La primera vez la línea va dando tumbos. Repite al día siguiente y al otro, y al tercero le sale limpia. Se sorprende: pensaba que sería más difícil. No tiene la menor idea de haberse sentado antes a esta mesa ni conoce a la señora que le tiende el lápiz.',
				'A la abuela le han pedido la receta de las rosquillas y dice: harina, la que admita. La nieta ha traído una báscula. Acuerdan que la vieja amasará y que se pesará cada puñado antes de que caiga en el lebrillo, y al segundo puñado las manos ya no saben seguir. La abuela se ríe, se las limpia en el delantal, manda la báscula al pasillo y vuelve a empezar mirando por la ventana. Esta vez la masa sale.',
			],
			body: [
				'A cierto enfermo se le conoció en los libros por dos iniciales, hasta que murió en 2008 y le devolvieron el nombre: Henry Molaison. Una operación contra la epilepsia se había llevado su capacidad de formar recuerdos. La psicóloga Brenda Milner le hizo calcar, un día tras otro, una estrella que solo veía en un espejo, y lo que contó en 1962 cuesta olvidarlo: las manos aprendían y él no. Tenemos por lo menos dos archivos, y a uno no se le puede preguntar.',
				'Howard Gardner le hizo sitio en su lista a ese segundo archivo y se levantaron algunas cejas. La escuela estaba pensada para cabezas; el cuerpo llevaba la cabeza a clase y luego debía estarse quieto. Él puso por testigo a Marcel Marceau, el mimo, que se apoyaba en nada y hacía ver un muro. Si inteligencia es resolver problemas y hacer cosas que valen, se nos estaban quedando fuera el portero, la encajera y el niño que corona un castillo humano en Valls y levanta la mano a la altura de un tercer piso.',
				'El químico Michael Polanyi lo dejó en una frase: sabemos más de lo que podemos decir. El ciclista se sostiene girando el manillar hacia el lado al que se cae, y apenas hay ciclista que lo sepa; si lo piensa, se tambalea.',
				'De ahí la tensión de cualquier taller. El maestro sabe y no puede decirlo; el aprendiz quiere que se lo digan, y así pasan años, uno enseñando y otro mirando, los dos convencidos de que pierden el tiempo. Las escuelas de oficios se inventaron para acortar el trámite. Lo acortaron, y algo de la muñeca se quedó fuera del manual.',
			],
			counter:
				'Hay quien pregunta por qué ascender una destreza a inteligencia solo para contentarla; «tiene buenas manos» nunca fue un insulto. Y mucho de lo que el cuerpo sabe es simple costumbre, tan segura de sí cuando se equivoca como cuando acierta. La mala postura se siente natural. El pie del conductor conoce la carretera y se pasa del límite. En las manos hay sabiduría, y también cada error repetido las veces suficientes.',
			practices: [
				'Escribe cómo se ata un zapato para alguien que no haya visto un cordón en su vida. Sin dibujos, cinco minutos. Toma luego un zapato y haz únicamente lo que pone. A la tercera línea tendrás el pulgar dentro del nudo. Átalo ahora como siempre, despacio, y observa: hay un tironcito del índice izquierdo que llevas dando desde la infancia y nadie los había presentado.',
				'Haz hoy una cosa de siempre con la otra mano, de principio a fin: untar el pan, firmar, lavarte los dientes. Que dure lo que dure, hasta seis minutos. Fíjate menos en la torpe que en la hábil, que está ahí tumbada y no lo soporta. En algún momento dará un respingo para ayudar. Apunta cuándo, y qué persona de tu casa se te viene a la cabeza.',
			],
			closings: [
				'Cada vez dibujaba mejor la estrella y cada vez era un principiante, modesto y contento. Dan ganas de envidiarle la segunda mitad. ¿Qué sabes hacer que ya no recuerdas haber aprendido, y quién estaba a tu lado entonces?',
				'La nieta ha escrito «la que admita» y lo ha subrayado. La semana que viene estropeará una masa, y a la otra un poco menos. ¿Qué quieres aprender que solo se entrega con dos personas en la misma cocina?',
			],
		},
	},
};
