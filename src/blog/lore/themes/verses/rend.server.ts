import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'rend',
	motif: 'mask',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['rend', 'rind', 'rogue in hafez', 'zahed', 'ascetic', 'hafez ghazal 80', 'judging others'],
			titles: ['Rend: a street word with a good coat', 'The sins of other people are already filed'],
			excerpts: [
				'In an old chronicle the rends are paid to throw stones. Four centuries later Hafez signs himself one of them.',
				'Hafez tells an ascetic that he may close the other people’s account books. It is the politest insult in Persian.',
			],
			openings: [
				'In the stairwell of a block of flats hangs a notice about bicycles. Somebody has underlined a word; somebody else has added the number of a flat in pencil; a third hand has corrected the spelling. No bicycle has been moved. But one learns from the sheet who lives here: one person who breaks rules, one who writes them down, and one who has appointed himself to watch over commas. Persian poetry has been telling stories about the first and the third of them for a thousand years.',
				'When the vizier Hasanak was executed in the year 1032, the historian Beyhaqi tells, the crowd was ordered to throw stones and nobody lifted a hand; so a handful of rends were given silver to do it. That is one of the early pictures we have of the word. It meant a man of the street corner, for hire, of whom mothers warned. One would not have bet that he was to become the highest title in Persian verse.',
			],
			body: [
				'In ghazal 80 Hafez takes sides: “You of the spotless nature, find no fault with those who stray: / the sins of other people will not be written to your name.” Those who stray are in Persian the rends, and the one of spotless nature is a zahed, an ascetic. The two are a pair, like cat and dog, and Persian loves to lock them into one room. A Turkish poet of the sixteenth century, Fuzuli, wrote a whole book in which they are father and son.',
				'In the old chronicles a rend is a thug whom one pays to throw stones. What happened to him? In the towns of the twelfth and thirteenth centuries there were many people who displayed their virtue, some for a salary, and those who wished to avoid the display began to prefer bad company. Poets took up the name as one puts on an old jacket at a formal dinner. In Hafez a rend drinks, owes nothing to anyone, sees through people, and does not inform on them. The last point is the decisive one. He has every reason to talk, and keeps silent.',
				'The argument of the verse is book-keeping. There is a page for each person, and the pen that writes there does not slip to the next line. Whoever audits strangers is doing unpaid work in an office where he is not employed. In the next couplet the poet even shrugs about himself: whether I am good or bad, you go and be yourself; everyone reaps in the end what he has sown.',
				'Still, notice the address. He calls the ascetic spotless, and there is no wink that one could prove. To be told that one is pure in a line that asks one to be quiet is a very Persian experience. The scold is left standing there with a compliment in his hand.',
			],
			counter:
				'Not finding fault is splendid advice among equals, and a gift to scoundrels. The sins of a treasurer are very much written on other people’s pages, in figures; so are those of a father who drinks. Every set of libertines has also had its own uniform and its own inspectors, who can smell a virtue at ten paces. To boast of being a rend is, by the rules of the game, the surest proof that one is a zahed.',
			practices: [
				'Rule a page into two columns, Mine and Theirs. For six minutes enter the faults that have crossed your mind since this morning, wherever they belong, in a few words each, and be honest about the traffic. Then add up. Cross out, in the second column, all that costs you nothing and harms no one. With what is left over you may have business; the rest was reading other people’s post.',
				'Tell somebody today something small and unflattering about yourself, without a moral: the parking fine, the film that made you cry, the book you praise and never finished. Half a minute is enough. Then do not explain it. Watch how the other person changes posture, and what they tell you in return. Note down at night who of you two was more relieved, and by what.',
			],
			closings: [
				'One may wonder who wrote the notice about the bicycles. Rends do not write notices, and the pure have theirs printed. Which fault in others do you recognise fastest, and where did you get such practice?',
				'Between the man who took silver for a stone and the poet who took his name lie some three hundred and fifty years and a great change of heart. What word that once shut people out would you like to see worn as a title?',
			],
		},
		fa: {
			keywords: ['رند', 'رندی', 'زاهد', 'عیب رندان مکن', 'غزل ۸۰ حافظ', 'عیب‌جویی'],
			titles: ['رند، دشنامی که لقب شد', 'گناه دیگران پروندهٔ خودش را دارد'],
			excerpts: [
				'در تاریخ بیهقی به رندان پول می‌دهند که سنگ بیندازند. چهار قرن بعد حافظ خودش را یکی از آنان می‌خواند.',
				'حافظ به زاهد می‌گوید دفترِ حساب دیگران را ببندد؛ مؤدبانه‌ترین توهینی که به فارسی گفته‌اند.',
			],
			openings: [
				'در راه‌پلهٔ آپارتمان کاغذی زده‌اند دربارهٔ دوچرخه‌ها. یکی زیر کلمه‌ای خط کشیده، یکی با مداد شمارهٔ واحدی را اضافه کرده و دستِ سومی غلط املایی را گرفته است. هیچ دوچرخه‌ای از جایش تکان نخورده. ولی از همین کاغذ می‌فهمی چه کسانی اینجا زندگی می‌کنند: یکی که قاعده را به هم می‌زند، یکی که قاعده را می‌نویسد و یکی که خودش را ناظرِ ویرگول‌ها کرده است. شعر فارسی هزار سال است قصهٔ اولی و سومی را می‌گوید.',
				'بیهقی نوشته است که حسنک وزیر را پای دار آوردند و گفتند سنگ بزنید، و هیچ‌کس دست به سنگ نبرد و همه زار می‌گریستند. پس مشتی رند را سیم دادند که سنگ زنند. این یکی از نخستین تصویرهایی است که از این کلمه داریم، از رویدادی در سال ۴۲۳ هجری: مردِ سرِ گذر که دستش کرایه‌ای است و مادرها بچه را از او می‌ترسانند. هیچ‌کس شرط نمی‌بست که روزی بلندترین لقبِ شعر فارسی از آنِ او بشود.',
			],
			body: [
				'حافظ در غزل ۸۰ جانبِ رند را می‌گیرد: «عیب رندان مکن ای زاهد پاکیزه‌سرشت / که گناه دگران بر تو نخواهند نوشت». رند و زاهد جفت‌اند، مثل سگ و گربه، و ادب فارسی خوش دارد هر دو را در یک اتاق بگذارد و در را ببندد. فضولی، شاعر قرن دهم، کتابی به فارسی نوشت به نام «رند و زاهد» و در آن این دو را پدر و پسر کرد، که از همهٔ گفت‌وگوهای نظری گویاتر است.',
				'در تاریخ‌های کهن، رند بزن‌بهادری است که پولش می‌دهند تا سنگ بیندازد. بر سر این آدم چه آمد؟ در شهرهای قرن ششم و هفتم کسانی بودند که پارسایی‌شان را به نمایش می‌گذاشتند، بعضی با مواجب؛ و آن که از نمایش بیزار بود کم‌کم هم‌نشینیِ بدنامان را ترجیح داد. شاعران این نام را برداشتند، مثل کسی که در ضیافت رسمی کتِ کهنه‌اش را می‌پوشد. رندِ حافظ می‌نوشد، وام‌دار کسی نیست، دست آدم‌ها را می‌خواند و لو نمی‌دهد. این آخری از همه مهم‌تر است: همه‌چیز را می‌بیند و خبر نمی‌برد.',
				'استدلالِ بیت، دفترداری است. هر کس صفحه‌ای دارد و قلمی که آنجا می‌نویسد به سطرِ همسایه نمی‌لغزد. کسی که به حساب غریبه‌ها می‌رسد در اداره‌ای که استخدامش نکرده‌اند بی‌مزد کار می‌کند. شاعر در بیت بعد برای خودش هم شانه بالا می‌اندازد: من خوبم یا بد، تو برو خودت باش، که آخرِ کار هر کس همان را می‌درود که کاشته است.',
				'با این همه به طرزِ خطاب نگاه کن. زاهد را پاکیزه‌سرشت می‌خواند و هیچ چشمکی نمی‌زند که بشود ثابتش کرد. این که در یک جمله هم پاکت بخوانند و هم بگویند ساکت باش، تجربه‌ای است که هر ایرانی می‌شناسد. عیب‌جو همان وسط می‌ماند، با تعارفی در دست که نه می‌تواند پسش بدهد و نه به دردش می‌خورد.',
			],
			counter:
				'عیب نگرفتن میان هم‌ترازان پند خوبی است و برای شیادان هدیه. گناهِ خزانه‌دار را اتفاقاً در دفتر دیگران می‌نویسند، با رقم؛ گناه پدری را هم که همه‌چیز را به باد می‌دهد. از این گذشته هر حلقهٔ رندان کم‌کم لباس یک‌شکل و بازرس خودش را پیدا کرده است، بازرسی که بوی پرهیز را از ده قدمی می‌شنود. به قاعدهٔ همین بازی، هر که به رندی‌اش بنازد زاهد است.',
			practices: [
				'صفحه‌ای را دو ستون کن: مالِ من، مالِ دیگران. شش دقیقه عیب‌هایی را که از صبح به ذهنت رسیده، هر کدام در چند کلمه، در ستون خودش بنویس و در رفت‌وآمدِ فکرها دست نبر. بعد بشمار. در ستون دوم هرچه را که نه به تو ضرری می‌زند و نه به کسی، خط بزن. با آنچه مانده شاید کاری داشته باشی؛ باقی، خواندنِ نامهٔ دیگران بوده است.',
				'امروز چیز کوچکی از خودت که به نفعت نیست برای کسی بگو و نتیجهٔ اخلاقی نگیر: جریمهٔ پارک، فیلمی که به گریه‌ات انداخت، کتابی که از آن تعریف می‌کنی و تمامش نکرده‌ای. نیم دقیقه بس است. بعد توضیح نده. ببین طرف چطور جابه‌جا می‌شود و در عوض چه می‌گوید. شب بنویس از شما دو نفر کدام سبک‌تر شد و از چه.',
			],
			closings: [
				'معلوم نیست آن کاغذِ راه‌پله را که نوشته است. رند اهل اعلامیه نیست و زاهد اعلامیه‌اش را چاپ می‌کند. کدام عیب را در دیگران از همه زودتر می‌شناسی، و این همه ورزیدگی را از کجا آورده‌ای؟',
				'از مردی که برای سنگ انداختن سیم گرفت تا شاعری که نام او را بر خود گذاشت کمتر از چهار قرن راه است و زیروروشدنِ یک دل. کدام کلمه را که روزی برای بیرون راندن آدم‌ها بود دوست داری روزی لقب ببینی؟',
			],
		},
		ar: {
			keywords: ['الرند', 'الرندان', 'الزاهد', 'غزل حافظ ٨٠', 'عيب الناس', 'الرياء'],
			titles: ['الرند: شتيمة صارت لقبًا', 'ذنوب الناس لها دفتر آخر'],
			excerpts: [
				'في تاريخ قديم أُعطي «الرندان» مالًا ليرجموا. وبعد أكثر من ثلاثة قرون سمّى حافظ نفسه واحدًا منهم.',
				'يقول حافظ لزاهد نقيّ الطينة إنّ دفاتر غيره ليست من شغله، ويقولها بأدب يوجع أكثر من السبّ.',
			],
			openings: [
				'على جدار الدَّرَج في العمارة ورقة عن الدرّاجات الهوائيّة ومنع وضعها في المدخل. خطّ أحدهم تحت كلمة منها خطًّا غليظًا، وأضاف آخر بقلم الرصاص رقم شقّة، وجاءت يد ثالثة فصحّحت الهمزة. ولم تتحرّك درّاجة واحدة من مكانها. غير أنّ الورقة تعرّفنا بأهل الدار: واحد يكسر القاعدة، وواحد يكتبها، وواحد نصّب نفسه رقيبًا على الهمزات. والشعر الفارسيّ منذ ألف سنة مشغول بحكاية الأوّل والثالث، ويحبّ أن يجمعهما عند باب واحد ليسمع ما يقولان.',
				'يروي المؤرّخ البيهقيّ خبر الوزير حسنك يوم قُتل سنة ٤٢٣ للهجرة: أُمر الناس أن يرجموه فلم تمتدّ إلى الحجارة يد، وبكى القوم، فأُعطي نفر من «الرندان» فضّة ليقوموا بذلك. هذه من أقدم الصور التي نراها لهذه الكلمة الفارسيّة. كانت تُقال لرجل يقف على ناصية الشارع، يده للإيجار، وتخوّف الأمّهات به أولادهنّ. وما كان أحد ليراهن يومئذ على أنّ الكلمة ستصير أعلى لقب في الشعر الفارسيّ، وأنّ شاعرًا يحفظ القرآن سيرضاها لنفسه.',
			],
			body: [
				'في الغزل ٨٠ ينتصر حافظ للرند، وهذه ترجمتنا: «دعْ عيبَ الرندان أيّها الزاهدُ النقيُّ الطينة / فذنوبُ الآخرين لن تُكتب عليك». الرند والزاهد زوجان كالقطّ والكلب، والأدب الفارسيّ يطيب له أن يدخلهما غرفة ويغلق عليهما الباب. وقد ألّف الشاعر فضولي البغداديّ في القرن العاشر كتابًا بالفارسيّة سمّاه «رند وزاهد»، وجعل الاثنين فيه أبًا وابنه، وهذا أبلغ من مناظرات كثيرة، فالبيت واحد والخصومة فيه قديمة.',
				'والرند في كتب التاريخ القديمة شقيّ تُدفع له الفضّة ليرمي الحجارة، فماذا جرى له؟ كان في مدن القرنين السادس والسابع من يعرض صلاحه على الناس، وبعضهم يأخذ على ذلك راتبًا. ومن كره العرض صار يستحبّ صحبة من ساءت سمعتهم. فأخذ الشعراء الاسم كما يلبس المرء معطفه العتيق في مأدبة رسميّة. والرند عند حافظ يشرب، ولا دَين لأحد عليه، ويفهم الناس من أوّل نظرة، ولا يشي بهم. وهذه الأخيرة أهمّ الصفات كلّها: يرى كلّ شيء، ولو تكلّم لصُدّق، ولا ينقل خبرًا. ومن كان قبل قرنين يأخذ الفضّة ليؤذي صار الآن هو المؤتمن على أسرار الحيّ. وقد عرّب بعض مؤرّخينا الكلمة وجمعوها على «رنود»، وعنوا بها أوباش الأسواق، ولم يبلغهم فيما يبدو خبر الترقية.',
				'وحجّة البيت حجّة محاسب. لكلّ إنسان صفحة، والقلم الذي يكتب فيها لا ينزلق إلى سطر جاره. ومن جلس يراجع حسابات الغرباء فإنّما يعمل بلا أجر في ديوان لم يُوظَّف فيه. وفي البيت التالي يهزّ الشاعر كتفيه لنفسه أيضًا: إن كنت صالحًا أو غير ذلك فامضِ أنت إلى شأنك، فكلّ امرئ يحصد في آخر الأمر ما زرع.',
				'ومع هذا ينبغي أن ننظر في طريقة الخطاب. سمّى الزاهدَ نقيّ الطينة، ولم يغمز غمزة يمكن إثباتها عليه. أن يُمدح المرء بالطهر في الجملة التي يُطلب منه فيها أن يسكت، فهذه صنعة يعرفها جيّدًا كلّ من جالس يومًا أهل اللياقة القديمة في بلادنا أيضًا. يبقى العائب واقفًا وفي يده مجاملة، لا هو قادر على ردّها ولا هي تنفعه في شيء، وينصرف بها إلى بيته وهو لا يدري أشُكر أم أُسكت.',
			],
			counter:
				'ترك العيب نصيحة حسنة بين الأنداد، وهديّة ثمينة للمحتالين. فذنوب خازن المال تُكتب فعلًا في دفاتر غيره، وبالأرقام، وكذلك ذنوب أب يضيّع رزق بيته. ثم إنّ لكلّ جماعة متحرّرة زيّها الواحد مع الوقت ومفتّشيها الذين يشمّون رائحة التقوى من عشر خطوات. وبحسب قواعد هذه اللعبة فإنّ من تباهى بأنّه رند فقد شهد على نفسه بأنّه زاهد، وكتب الشهادة بخطّ جميل، وعلّقها عند الباب ليقرأها الداخل والخارج.',
			practices: [
				'اقسموا صفحة إلى عمودين: ما هو لي، وما هو لغيري. وتُقيَّد فيها ستّ دقائق العيوب التي مرّت بالخاطر منذ الصباح، كلّ واحد في كلمات وفي عموده، بأمانة تامّة في نقل حركة المرور. ثم يأتي العدّ. ويُشطب من العمود الثاني كلّ ما لا يضرّنا ولا يضرّ أحدًا. فما بقي بعد الشطب قد يكون لنا به شأن، وأمّا الباقي فكان قراءةً لبريد الآخرين.',
				'قولوا اليوم لأحد المعارف شيئًا صغيرًا عن النفس لا مديح فيه، من غير عبرة في آخره: مخالفة مرور، أو فيلم أبكى، أو كتاب يُثنى عليه ولم تُتمّ قراءته. نصف دقيقة تكفي. وبعدها لا شرح ولا اعتذار. يُلاحَظ كيف تتغيّر جلسة السامع، وماذا يقول في المقابل. وفي الليل يُكتب سطر واحد قبل النوم: من منّا كان أكثر ارتياحًا، وممّ ارتاح بالضبط.',
			],
			closings: [
				'لا يُعرف من كتب ورقة الدرّاجات تلك. الرند لا يعلّق الإعلانات، والزاهد يطبع إعلانه في المطبعة ويختمه. أيّ عيب من عيوب الناس نعرفه أسرع من غيره، ومن أين جاءتنا كلّ هذه الخبرة به؟',
				'بين رجل أخذ فضّة ليرمي حجرًا وشاعر أخذ اسم ذلك الرجل وتسمّى به أقلّ من أربعة قرون، وفيها انقلاب قلب بأكمله. أيّ كلمة كانت تُقال لطرد الناس نودّ أن نراها يومًا لقبًا يُلبس بفخر؟',
			],
		},
		es: {
			keywords: ['rend', 'libertino', 'asceta', 'gazal 80 de hafez', 'juzgar a los demás', 'zahed'],
			titles: ['Rend: un insulto que llegó a título', 'Los pecados ajenos ya tienen archivo'],
			excerpts: [
				'En una crónica antigua pagan a los rend para que tiren piedras. Cuatro siglos después Hafez firma como uno de ellos.',
				'Hafez le dice a un asceta que cierre los libros de cuentas ajenos. Es la impertinencia más cortés de la lengua persa.',
			],
			openings: [
				'En el portal hay un aviso sobre las bicicletas. Alguien ha subrayado una palabra, otro ha añadido a lápiz el número de un piso y una tercera mano ha corregido una tilde. No se ha movido ni una bicicleta. Pero por el papel se sabe quién vive en la casa: uno que se salta las normas, uno que las escribe y uno que se ha nombrado a sí mismo guardián de las tildes. La poesía persa lleva mil años contando historias del primero y del tercero.',
				'Cuando ejecutaron al visir Hasanak, en 1032, se dio orden de apedrearlo y nadie se agachó a recoger una piedra; la gente lloraba. Entonces, cuenta el cronista Beyhaqi, le dieron plata a un puñado de rend para que lo hicieran. Es una de las primeras veces que vemos la palabra en la calle. Designaba al hombre de la esquina, de alquiler, aquel con el que las madres asustan a los niños. Nadie habría apostado a que acabaría siendo el título más alto de la poesía persa.',
			],
			body: [
				'En el gazal 80 Hafez toma partido: «No censures a los libertinos, asceta de limpia estirpe, / que los pecados ajenos no van a escribirlos a tu nombre». Los libertinos son en persa los rend, y el otro es un zahed, un devoto de profesión. Forman pareja, como el perro y el gato, y la literatura disfruta encerrándolos en el mismo cuarto. Fuzuli, poeta del siglo XVI, escribió un libro entero en el que son padre e hijo.',
				'En las crónicas viejas el rend es un matón al que pagan por tirar piedras. ¿Qué le pasó? En las ciudades de los siglos XII y XIII abundaban los que exhibían su virtud, algunos con sueldo, y quien aborrecía el escaparate empezó a preferir las malas compañías. Los poetas se pusieron aquel nombre como quien va a una cena de gala con la chaqueta vieja. El rend de Hafez bebe, no debe nada a nadie, cala a la gente al primer vistazo y no la delata. Esto último es lo decisivo: lo sabe todo y no va con el cuento.',
				'El argumento del verso es de contable. Cada persona tiene su página, y la pluma que escribe en ella no resbala al renglón del vecino. Quien audita a desconocidos hace horas extra en una oficina que no lo ha contratado. En el verso siguiente el poeta se encoge de hombros también por lo suyo: sea yo bueno o malo, ve tú y sé quien eres, que al final cada uno siega lo que sembró.',
				'Fíjate, eso sí, en el tratamiento. Al asceta lo llama limpio, sin un guiño que se pueda demostrar. Que te declaren puro en la misma frase en que te piden silencio es una experiencia muy persa, aunque no solo persa. El censor se queda plantado, con un piropo en la mano que no puede devolver ni le sirve para nada.',
			],
			counter:
				'No censurar es un consejo excelente entre iguales y un regalo para los granujas. Los pecados de un tesorero se escriben precisamente en la página de los demás, y en cifras; los de un padre que se bebe el sueldo, también. Toda pandilla de libertinos ha acabado además con su uniforme y sus inspectores, que huelen una virtud a diez pasos. Según las reglas del juego, quien presume de rend se retrata como zahed.',
			practices: [
				'Divide una página en dos columnas: lo mío y lo de otros. Durante seis minutos apunta, con pocas palabras, los defectos que te han pasado por la cabeza desde esta mañana, cada uno en su sitio y sin falsear el tráfico. Luego suma. Tacha de la segunda columna todo lo que no te cuesta nada ni perjudica a nadie. Con lo que quede quizá tengas algo que tratar; lo demás era abrir cartas ajenas.',
				'Cuéntale hoy a alguien una cosa pequeña y poco lucida de ti, sin moraleja: la multa, la película que te hizo llorar, el libro que elogias y dejaste a la mitad. Con medio minuto sobra. Y no lo expliques. Observa cómo cambia de postura quien te escucha y qué te cuenta a cambio. Por la noche anota cuál de los dos quedó más aliviado, y de qué exactamente.',
			],
			closings: [
				'Nunca sabremos quién escribió el aviso de las bicicletas. Los rend no cuelgan avisos y los puros los mandan imprimir. ¿Qué defecto reconoces más deprisa en los demás, y dónde has adquirido tanta práctica?',
				'Entre el hombre que cobró por una piedra y el poeta que tomó su nombre van menos de cuatro siglos y un vuelco del corazón. ¿Qué palabra que sirvió para echar a la gente te gustaría ver un día llevada como título?',
			],
		},
	},
};
