import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'grammarian-and-boatman',
	motif: 'ship',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['grammarian and boatman', 'masnavi book one', 'rumi', 'nahv and mahv', 'learning', 'can you swim'],
			titles: ['The grammarian in deep water', 'One letter between parsing and drowning'],
			excerpts: [
				'“Half your life is wasted,” says the scholar to the oarsman. Then the wind rises, and it is the oarsman’s turn to ask.',
				'Rumi knew more grammar than most of his readers. That is why the joke is so well constructed.',
			],
			openings: [
				'On the ferry a gentleman explained the subjunctive to his wife. He did it well; a boy with a rucksack took out one earphone. If I were, he said, if we had been. Then the engine stopped. It was nothing, a rope in the propeller, and for eleven minutes one heard only water, the slap of it and a sort of muttering underneath. The man who ran the snack bar came out and did something with a boathook which nobody could have explained. The gentleman sat quite still, in the indicative.',
				'It is a fact that a human body floats, just; with the lungs full it is a little lighter than the water it displaces, and the less it does, the better it lies. Every swimming teacher says it on the first day, and on the first day nobody believes it. The child stiffens, grips, lifts its head to look where it is, and by this sinks. What is taught in the shallow end over the following weeks is not a movement. It is the leaving off of one.',
			],
			body: [
				'In the first book of the Masnavi a grammarian steps into a boat. That lover of himself, says Rumi, turned to the boatman: have you ever read any grammar? No. Then half your life is gone to nothing. The boatman’s heart was broken with vexation, but he was silent for the moment. Then the wind threw the boat into a whirlpool, and he shouted: tell me, can you swim? No, my man of fair speech and handsome face. Then your whole life is gone, grammarian, for the boat is sinking in these whirlpools.',
				'The couplet after it turns on one letter: “Here it is losing you need, not parsing; know that. / If you are lost to yourself, go safe into the water.” Parsing is nahv, the Arabic science of syntax, the pride of every school from Baghdad to Samarkand. To be lost, effaced, is mahv. Rumi takes away the n and puts an m, in front of an audience that had sat for years on hard floors on account of that n. The sea, he goes on, lifts a dead man to its surface. How should the living one escape who struggles?',
				'The tale is set inside a longer one, about a Bedouin who carries a jug of rainwater through the desert as a present for the caliph. He does not know that the caliph lives on the Tigris. The jug is accepted and returned full of gold, and only on his way home, by boat, does the man see the river. So there are two kinds of ignorance on the water. One of them brought a gift.',
				'It should be remembered who is talking. He had taught law in four colleges, they say, and he could parse whatever he liked. Somebody who cannot swim may not make this joke; and he who can swim and never learned to parse would not have found the letter.',
			],
			counter:
				'Laughing at scholars has become too easy to be worth a boat. Ferries stay afloat by virtue of people who lay awake over formulas; the boatman’s grandchildren, if they have any sense, will send theirs to school. It was also not very noble to answer a snub in class with a death sentence, however witty. And “let yourself sink and you will be carried” is a good rule for still water, and for nothing else.',
			practices: [
				'Lie on your back on the floor, on a carpet, with your arms spread, for six minutes. Go through the body like an inspector and look for the places that are still holding something up although the floor is there: the neck, mostly, and the tongue. Do not command them; only note the name of each. When you get up, write down which of them took up its work first, before you had decided to rise.',
				'Ask somebody today whose work you do not know how they do one particular thing: how to carry a tray, to reverse a trailer, to calm a dog. Five minutes. For as long as it lasts, offer no parallel from your own trade. Then ask what they believed, before they began, that it would be about. Write down the two sentences, and do not improve their grammar.',
			],
			closings: [
				'What became of the two we are not told. One may hope that the boatman, who could swim, was also strong. What are you carrying with honours that will be of no use in the middle of the river, and from whom might you learn the other thing on shore?',
				'A whole life and a half: such sums are done by people who have not yet fallen in. Whose missing half have you lately been pointing out, and which whirlpool did they happen to know better than you?',
			],
		},
		fa: {
			keywords: ['نحوی و کشتیبان', 'مثنوی دفتر اول', 'مولانا', 'محو و نحو', 'دانش', 'شنا'],
			titles: ['نحوی در آب گود', 'میان نحو و محو یک حرف است'],
			excerpts: [
				'عالم به ناخدا می‌گوید نیم عمرت بر فنا شد. بعد باد می‌وزد و نوبت پرسیدن به آن یکی می‌رسد.',
				'مولانا از بیشترِ خواننده‌هایش نحو بیشتر می‌دانست. برای همین این شوخی این‌قدر خوش‌ساخت است.',
			],
			openings: [
				'در لنج، آقایی وجه التزامی را برای همسرش توضیح می‌داد. خوب هم توضیح می‌داد؛ پسری با کوله یکی از گوشی‌هایش را درآورد. می‌گفت اگر بروم، اگر رفته باشیم. بعد موتور خاموش شد. چیزی نبود، طنابی به پروانه پیچیده بود، و یازده دقیقه فقط صدای آب می‌آمد، ضربه‌ای و زیرش زمزمه‌ای. آن که چای می‌فروخت بیرون آمد و با چنگک کاری کرد که هیچ‌کس نمی‌توانست نامش را بگوید. آقا ساکت نشسته بود، در وجه اخباری.',
				'تن آدمی روی آب می‌ماند، به زور، ولی می‌ماند؛ با ریهٔ پُر کمی از آبی که پس زده سبک‌تر است و هر چه کمتر کاری بکند بهتر می‌خوابد. مربی‌های شنا روز اول همین را می‌گویند و روز اول هیچ‌کس باور نمی‌کند. بچه سفت می‌شود، چنگ می‌زند، سر بلند می‌کند که ببیند کجاست و با همین پایین می‌رود. آنچه هفته‌های بعد در آبِ کم‌عمق یاد می‌دهند حرکتی نیست؛ دست برداشتن از حرکتی است که آدم عمری بلد بوده.',
			],
			body: [
				'در دفتر اول مثنوی نحوی‌ای در کشتی می‌نشیند. آن خودپرست رو به کشتیبان کرد و گفت هیچ از نحو خوانده‌ای؟ گفت نه. گفت نیم عمرت بر فنا شد. کشتیبان از این تاب دل‌شکسته شد ولی آن دم خاموش ماند. باد کشتی را به گردابی انداخت. بلند گفت هیچ شنا کردن می‌دانی؟ گفت نه، ای خوش‌جوابِ خوب‌رو. گفت پس کلِ عمرت، ای نحوی، فناست، که کشتی در این گرداب‌ها غرق می‌شود.',
				'بیتی که بعد از آن می‌آید سرِ یک حرف می‌چرخد: «محو می‌باید نه نحو اینجا بدان / گر تو محوی بی‌خطر در آب ران». نحو علم ترکیب جمله بود و فخرِ مدرسه‌ها از بغداد تا سمرقند. مولانا نون را برمی‌دارد و میم می‌گذارد، جلوی شنونده‌هایی که به خاطر همان نون سال‌ها روی حصیرِ سفت نشسته بودند. می‌گوید آب دریا مرده را بر سر می‌نهد؛ زنده‌ای که دست‌وپا می‌زند چطور از آن جان ببرد؟ و لابد چند نفر از شاگردان همان‌جا حساب کرده‌اند که چند سال نحو خوانده‌اند.',
				'قصه خودش توی قصهٔ بلندتری نشسته است، قصهٔ عربِ بادیه‌نشینی که سبوی آب باران را از بیابان برای خلیفه هدیه می‌برد و نمی‌داند که خلیفه کنار دجله می‌نشیند. سبو را می‌پذیرند و پر از زر پس می‌دهند، و تازه در راهِ بازگشت که او را با کشتی می‌برند چشمش به دجله می‌افتد. پس روی آن آب دو جور نادانی هست. یکی‌شان هدیه آورده بود.',
				'یادمان باشد گوینده کیست. خودش سال‌ها در مدرسه‌ها درس گفته بود و هر جمله‌ای را می‌توانست تجزیه کند. کسی که شنا نمی‌داند حق این شوخی را ندارد، و آن که شنا می‌داند و نحو نخوانده آن یک حرف را پیدا نمی‌کرد، و ما هم امروز چیزی برای خندیدن نداشتیم.',
			],
			counter:
				'خندیدن به عالمان آن‌قدر آسان شده که دیگر به کرایهٔ قایق نمی‌ارزد. کشتی‌ها به همت کسانی روی آب می‌مانند که شب‌ها سر فرمولی بیدار نشسته‌اند، و نوهٔ کشتیبان اگر عقل داشته باشد بچه‌اش را به مدرسه می‌فرستد. جوانمردانه هم نبود که جوابِ یک طعنه را با حکم مرگ بدهد، هر قدر هم خوش‌مزه. «رها کن تا آب ببردت» هم فقط برای آبِ آرام قاعدهٔ خوبی است.',
			practices: [
				'شش دقیقه روی فرش به پشت دراز بکش، دست‌ها باز. مثل بازرسی تن را بگرد و جاهایی را پیدا کن که هنوز چیزی را بالا نگه داشته‌اند با آن که زمین هست: بیشتر گردن است، و زبان. دستور نده؛ فقط اسم هر کدام را بگو. وقتی بلند شدی بنویس کدامشان پیش از آن که تصمیم به برخاستن بگیری کارش را از سر گرفته بود.',
				'امروز از کسی که کارش را نمی‌شناسی بپرس یک کار معین را چطور می‌کند: سینی بردن، دنده‌عقب رفتن با کفی، آرام کردنِ سگ. پنج دقیقه. تا حرف می‌زند از حرفهٔ خودت مثال نیاور. بعد بپرس پیش از شروع گمان می‌کرد اصلِ این کار چیست. دو جمله‌اش را بنویس و دستور زبانش را درست نکن.',
			],
			closings: [
				'نمی‌گویند بر سر آن دو چه آمد. امیدوار باشیم کشتیبان که شنا می‌دانست پرزور هم بوده باشد. تو چه چیزی را با رتبهٔ ممتاز به وسط رودخانه می‌بری که آنجا به کار نمی‌آید، و آن چیزِ دیگر را از چه کسی می‌شود در خشکی یاد گرفت؟',
				'نیم عمر و کل عمر؛ این حساب‌ها را کسانی می‌کنند که هنوز در آب نیفتاده‌اند. تازگی نیمهٔ کمِ چه کسی را به رویش آورده‌ای، و او کدام گرداب را از تو بهتر می‌شناخت؟',
			],
		},
		ar: {
			keywords: ['النحوي والملاح', 'المثنوي', 'جلال الدين الرومي', 'المحو والنحو', 'العلم', 'السباحة'],
			titles: ['النحويّ في الماء العميق', 'بين النحو والمحو حرف واحد'],
			excerpts: [
				'قال العالم للملّاح إنّ نصف عمره ضاع. ثم هبّت الريح، وجاء دور الملّاح في السؤال.',
				'كان الروميّ يعرف من النحو أكثر ممّا يعرفه معظم قرّائه، ولهذا أُحكمت النكتة هذا الإحكام.',
			],
			openings: [
				'في العبّارة كان رجل يشرح لزوجته الفعل المنصوب. وكان يحسن الشرح، حتى إنّ فتى يحمل حقيبة نزع سمّاعة من أذنه ليسمع. لن نذهب، كان يقول، حتى نذهب، وكي نذهب. ثم سكت المحرّك. لم يكن شيئًا ذا بال، حبل التفّ على المروحة، ومرّت إحدى عشرة دقيقة لا يُسمع فيها إلّا الماء، لطمة وتحتها همس. وخرج بائع الشاي وصنع بخطّاف طويل شيئًا لا يستطيع أحد أن يسمّيه. والرجل جالس لا يتحرّك، مبنيًّا على السكون.',
				'جسد الإنسان يطفو، بفارق يسير. فإذا امتلأت الرئتان كان أخفّ قليلًا من الماء الذي أزاحه، وكلّما قلّ عمله حسن اضطجاعه. يقول معلّمو السباحة هذا في اليوم الأوّل، وفي اليوم الأوّل لا يصدّقه أحد. يتصلّب الطفل، ويتشبّث، ويرفع رأسه ليرى أين هو، فيغوص بذلك نفسه. والذي يُعلَّم في الماء الضحل بعد ذلك، أسبوعًا بعد أسبوع، ليس حركة من الحركات. هو ترك حركة واحدة كان يتقنها قبل أن يأتي إلى المسبح.',
			],
			body: [
				'في الجزء الأوّل من المثنويّ ركب نحويّ سفينة. والتفت ذلك المعجب بنفسه، كما يصفه الروميّ، إلى الملّاح وقال: هل قرأت شيئًا من النحو؟ قال: لا. قال: ضاع نصف عمرك. انكسر قلب الملّاح من الغيظ، لكنّه سكت في تلك الساعة وظلّ يجدّف. ثم رمت الريح السفينة في دوّامة، فصاح به: هل تعرف السباحة؟ قال: لا، يا حسن الجواب يا جميل الوجه. قال: فقد ضاع عمرك كلّه يا نحويّ، لأنّ السفينة غارقة في هذه الدوّامات.',
				'والبيت الذي بعده يدور على حرف واحد: «المحو هو المطلوب هنا لا النحو، فاعلم: / إن كنت محوًا فامضِ في الماء بلا خطر». واللفظتان عربيّتان كما هما في الأصل، فلا تحتاج النكتة إلى مترجم. كان النحو فخر المدارس من بغداد إلى سمرقند، فرفع الروميّ النون ووضع الميم، أمام سامعين جلسوا سنين على الحُصر من أجل تلك النون. ويُروى أنّ ذلك العلم كلّه بدأ بضمّة في غير موضعها، سمعها أبو الأسود الدؤليّ من ابنته وهي تتعجّب من حسن السماء. ثم قال إنّ ماء البحر يحمل الميت على رأسه، وأمّا الحيّ الذي يصارعه فأنّى له أن ينجو منه؟ ولا بدّ أنّ بعض الطلبة أخذوا يحسبون أعمارهم في تلك اللحظة.',
				'والحكاية محفوظة داخل حكاية أطول، عن أعرابيّ حمل جرّة من ماء المطر عبر البادية هديّة للخليفة، وهو لا يدري أنّ الخليفة يسكن على دجلة. قُبلت الجرّة ورُدّت إليه مملوءة ذهبًا، وفي طريق العودة أُركب السفينة فرأى النهر أوّل مرّة. فعلى ذلك الماء إذن نوعان من الجهل، وأحدهما جاء ومعه هديّة، فأُكرم ولم يُغرقه أحد. والآخر جاء ومعه سؤال يعرف جوابه قبل أن يسأله، وتلك هديّة لا يفرح بها ملّاح.',
				'ولا ينبغي أن ننسى من المتكلّم. فقد درّس سنين في المدارس، وكان يعرب ما شاء من الجمل. ومن لا يعرف السباحة لا يحقّ له هذا المزاح، ومن عرف السباحة ولم يقرأ النحو ما كان ليعثر على ذلك الحرف، ولو بقي في الماء إلى الليل.',
			],
			counter:
				'صار الضحك من العلماء أسهل من أن يستحقّ أجرة القارب. فالسفن لا تطفو إلّا بفضل قوم سهروا على المعادلات، وأحفاد الملّاح، إن كان فيهم عقل، سيرسلون أولادهم إلى المدرسة. ولم يكن من المروءة أن يُجاب عن غمزة في مجلس بحكم الموت، مهما حسُنت العبارة وطرب لها السامعون. ثم إنّ نصيحة «دع نفسك يحملك الماء» قاعدة صالحة في الماء الساكن وحده، ولا تصلح في غيره، والدوّامات لا تقرأ الشعر.',
			practices: [
				'استلقوا على السجّادة ستّ دقائق والذراعان ممدودتان. ويُفتَّش الجسد كما يفتّش المراقب دارًا، بحثًا عن المواضع التي لا تزال تحمل شيئًا مع أنّ الأرض موجودة: الرقبة في الغالب، واللسان. لا أمر ولا نهي، وإنّما يُسمّى كلّ موضع باسمه. وبعد القيام يُكتب أيّ هذه المواضع عاد إلى عمله أوّلًا، قبل أن يُتّخذ قرار النهوض، ومن الذي أذن له.',
				'اسألوا اليوم إنسانًا لا نعرف عن صنعته شيئًا كيف يؤدّي أمرًا بعينه: حمل صينيّة ملأى، أو الرجوع بمقطورة، أو تهدئة كلب غاضب. خمس دقائق. وما دام يتكلّم فلا تُضرب له أمثلة من صنعتنا. ثم يُسأل ماذا كان يظنّ هذا العمل قبل أن يبدأه. وتُكتب الجملتان كما قيلتا حرفًا حرفًا، ولا يُصلح فيهما نحو ولا صرف، ولا تُزاد فيهما فاصلة.',
			],
			closings: [
				'لا يُذكر ما صار إليه الاثنان. ولعلّ الملّاح الذي يعرف السباحة كان قويًّا أيضًا وكريم النفس. ما الذي نحمله بمرتبة الشرف إلى وسط النهر حيث لا ينفع، وممّن نتعلّم الأمر الآخر ونحن بعد على الشاطئ؟',
				'نصف العمر والعمر كلّه، هذه حسابات قوم لم يسقط أحد منهم في الماء بعد. نصفَ من أشرنا إليه قريبًا وقلنا إنّه ناقص، وأيّ دوّامة من الدوّامات كان صاحبه أعلم بها منّا نحن؟',
			],
		},
		es: {
			keywords: [
				'el gramático y el barquero',
				'masnaví libro primero',
				'rumi',
				'nahv y mahv',
				'erudición',
				'saber nadar',
			],
			titles: ['El gramático en aguas hondas', 'Entre analizar y hundirse va una letra'],
			excerpts: [
				'«Has perdido media vida», le dice el sabio al remero. Entonces se levanta viento y le toca preguntar al otro.',
				'Rumi sabía más gramática que casi todos sus lectores. Por eso el chiste está tan bien construido.',
			],
			openings: [
				'En el transbordador un señor le explicaba el subjuntivo a su mujer. Lo hacía bien; un chico con mochila se quitó un auricular. Si yo fuera, decía, si hubiéramos sido. Entonces se paró el motor. No era nada, un cabo en la hélice, y durante once minutos no se oyó más que el agua, un chapoteo y por debajo una especie de murmullo. Salió el del bar e hizo con un bichero algo a lo que nadie habría sabido poner nombre. El señor seguía sentado, muy quieto, en indicativo.',
				'El cuerpo humano flota, aunque sea por poco: con los pulmones llenos pesa algo menos que el agua que desaloja, y cuanto menos hace, mejor se tiende. Los profesores de natación lo dicen el primer día, y el primer día no los cree nadie. El niño se pone rígido, se agarra, levanta la cabeza para ver dónde está y con eso se hunde. Lo que se enseña las semanas siguientes, donde se hace pie, no es un movimiento. Es a dejar de hacer uno.',
			],
			body: [
				'En el libro primero del Masnaví un gramático se embarca. Aquel enamorado de sí mismo, dice Rumi, se volvió hacia el barquero: ¿has estudiado algo de gramática? No. Pues has perdido media vida. Al barquero se le partió el corazón de rabia, pero de momento calló. Luego el viento metió la barca en un remolino, y gritó: dime, ¿tú sabes nadar? No, hombre de buena palabra y buen ver. Pues has perdido la vida entera, gramático, porque en estos remolinos la barca se va al fondo.',
				'El pareado que sigue gira sobre una letra: «Aquí hace falta borrarse y no analizar, sábelo; / si te has borrado, entra sin miedo en el agua». Analizar es nahv, la ciencia árabe de la sintaxis, orgullo de toda escuela entre Bagdad y Samarcanda. Estar borrado es mahv. Rumi quita la n y pone una m, delante de un público que por culpa de aquella n había pasado años sentado en esteras muy duras. El mar, continúa, sube a los muertos a su superficie; ¿cómo va a librarse de él el vivo que forcejea?',
				'El cuento va metido en otro más largo, el de un beduino que cruza el desierto con una jarra de agua de lluvia como regalo para el califa, sin saber que el califa vive a orillas del Tigris. Le aceptan la jarra, se la devuelven llena de oro, y solo en el viaje de vuelta, que hace en barco, ve el río. Así que sobre aquella agua hay dos clases de ignorancia. Una traía un regalo.',
				'Conviene no olvidar quién habla. Había enseñado años en las escuelas y era capaz de analizar lo que le pusieran. El que no sabe nadar no tiene derecho a este chiste; y el que sabe nadar y no aprendió a analizar no habría encontrado la letra.',
			],
			counter:
				'Reírse de los sabios se ha vuelto tan fácil que no vale lo que cuesta el pasaje. Los barcos flotan gracias a gente que perdió el sueño por una fórmula, y los nietos del barquero, si tienen juicio, mandarán a sus hijos a la escuela. Tampoco fue muy noble contestar a un desaire con una condena a muerte, por ingeniosa que fuera. Y lo de «suéltate y el agua te llevará» vale para el agua mansa y para ninguna otra.',
			practices: [
				'Échate boca arriba en la alfombra, con los brazos abiertos, seis minutos. Recorre el cuerpo como un inspector y busca los sitios que aún están sujetando algo aunque haya suelo: el cuello casi siempre, y la lengua. No les des órdenes; di solo el nombre de cada uno. Cuando te levantes, escribe cuál había vuelto al trabajo antes de que tú decidieras ponerte en pie.',
				'Pregúntale hoy a alguien cuyo oficio no conozcas cómo hace una cosa concreta: llevar una bandeja, dar marcha atrás con remolque, calmar a un perro. Cinco minutos. Mientras hable, no le ofrezcas ejemplos del tuyo. Pregúntale luego de qué creía, antes de empezar, que iba aquello. Apunta las dos frases y no les corrijas la sintaxis.',
			],
			closings: [
				'Qué fue de los dos no se cuenta. Esperemos que el barquero, que sabía nadar, fuera además forzudo. ¿Qué llevas tú con matrícula de honor que en mitad del río no servirá, y de quién podrías aprender lo otro mientras estás en la orilla?',
				'Media vida, la vida entera: esas sumas las hacen los que aún no se han caído al agua. ¿La mitad de quién has señalado tú hace poco, y qué remolino conocía él mejor?',
			],
		},
	},
};
