import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'judging',
	motif: 'key',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['judging type', 'planning', 'lists', 'order', 'closure', 'unfinished tasks'],
			titles: ['In the Hall Since Sunday, Strap Buckled', 'Kant Misses His Walk'],
			excerpts: [
				'The train leaves on Tuesday and the bag has been packed for two days. On people who like a thing to be settled, and what settles in with it.',
				'It is told that Königsberg set its clocks by Kant’s walk, and that he once stayed at home. The book that detained him is worth knowing.',
			],
			openings: [
				'The train goes on Tuesday at 7:14. The suitcase has stood in the hall since Sunday afternoon, strap buckled, with a label and a second label inside in case the first comes off. The toothbrush has been packed; for two days they have been using a spare one. He is not nervous, he says. He only likes it to be done. His wife steps over the suitcase eleven times. The night before, she starts looking for her passport, and he lies awake beside her and listens, in real pain, to the drawers.',
				'They say in Königsberg that the housewives set their clocks when Professor Kant came out of his door in his grey coat, with the cane, to walk up and down the avenue of limes. Heine has embroidered the story, and it may never have been so exact. A second one belongs to it: on a certain day in the summer of 1762, when he was not yet a professor at all, the door stayed shut. Nothing had happened to him. He was reading Rousseau’s Émile, which had just been sent, and could not stop before the end.',
			],
			body: [
				'The fourth pair of letters is not properly Jung’s. He spoke of judging and of perceiving as kinds of function; it was Katharine Briggs and Isabel Myers who turned them into a scale, to find out which of the two a person shows to the street. Someone with a J wants matters decided. The word has nothing to do with condemning. It is the pleasure of the lid that fits, the drawer that closes, the crossed-out line.',
				'In a café in Berlin in the nineteen-twenties, so it is told, psychologists noticed that a waiter remembered every order up to the moment of payment, and afterwards none. Bluma Zeigarnik went to the laboratory and found that people recall interrupted tasks better than finished ones. It has not always come out the same since. What did come out, in 2011, is friendlier: an open task stops nagging as soon as there is a definite plan for it. It need not be done. It wants an hour and a place.',
				'So lists are a way of forgetting in peace, and people with a J are frequently the calm ones, however early their suitcases are packed. They are on time with the birthday. Round them grow institutions: the cake rota, the key on its hook, the spare one with the neighbour. Whoever laughs about it has usually eaten of the cake.',
				'The price is that a decision closes the ears. After the ticket is bought one does not read about the other town. Under pressure the wish to have it settled grows, and then the first good answer is taken, the first impression of a person, the first chair. A guest who arrives at the wrong hour is seen as an hour, and only then as a guest.',
			],
			counter:
				'An orderly desk proves little about an orderly mind, and the reverse, on which the disorderly insist, is no better founded. The scale partly measures whether one has been in charge of three children or a shift. Also it overlaps strongly with what researchers call conscientiousness, which goes with long life and good marks in the statistics; but statistics are about crowds, and the crowd has never stepped over a suitcase that was packed two days too soon.',
			practices: [
				'Write down everything that is hanging over you, each in three words, until nothing more comes; four minutes. Against the three that nag most write an hour and a place, as for an appointment with a dentist: Thursday, ten past six, at the blue chair. Put the sheet where you will find it at that hour. Notice during the evening which of them has gone quiet, and which goes on talking, because it did not want a plan.',
				'Leave one small thing open on purpose until tomorrow: a drawer, an unanswered choice between two films, a sentence in a letter. It should itch. For five minutes sit near it without putting it right, and write down what the itch says in words. Tomorrow close it. Compare what you decide then with what you would have decided today; now and again they differ, and the drawer has earned its keep.',
			],
			closings: [
				'They caught the 7:14. The passport was in the suitcase, where he had put it on Sunday and had forgotten, because it was done. What did you once decide so thoroughly that you have not heard a word against it since?',
				'The next day he was back under the limes at the usual hour, and carried Rousseau inside him, who disliked clocks. A print of that face, they say, was the only picture in the house. For what would you let the town go without the time?',
			],
		},
		fa: {
			keywords: ['تیپ داوری', 'برنامه‌ریزی', 'نظم', 'فهرست کارها', 'کار ناتمام', 'قاطعیت'],
			titles: ['چمدانی که از جمعه در راهروست', 'روزی که کانت به گردش نرفت'],
			excerpts: [
				'قطار یکشنبه می‌رود و چمدان دو روز است بسته شده. دربارهٔ آدم‌هایی که دوست دارند کار یکسره شود، و چیزهایی که همراهش بسته می‌شود.',
				'می‌گویند کونیگسبرگ ساعتش را با گردش کانت میزان می‌کرد و یک روز او در خانه ماند. بد نیست بدانیم کدام کتاب نگهش داشت.',
			],
			openings: [
				'قطار یکشنبه ساعت هفت و چهارده دقیقه می‌رود. چمدان از عصر جمعه در راهروست، تسمه بسته، با برچسبی رویش و برچسبی تویش که اگر اولی کنده شد دومی باشد. مسواک هم رفته آن تو و دو روز است با مسواک یدکی سر می‌کنند. می‌گوید نگران نیستم، فقط دوست دارم تمام شده باشد. زنش یازده بار از روی چمدان رد می‌شود. شب آخر تازه یاد شناسنامه‌اش می‌افتد، و او در تاریکی دراز کشیده و به صدای کشوها گوش می‌دهد و راستی‌راستی درد می‌کشد.',
				'می‌گویند در کونیگسبرگ وقتی پروفسور کانت با کت خاکستری و عصا از در بیرون می‌آمد که در خیابان زیزفون‌ها قدم بزند، همسایه‌ها ساعتشان را میزان می‌کردند. هاینه به قصه شاخ و برگ داده و شاید هیچ‌وقت این قدر دقیق نبوده است. دنباله‌ای هم دارد: روزی در تابستان ۱۷۶۲، که هنوز استاد تمام هم نبود، در باز نشد. بلایی سرش نیامده بود. «امیلِ» روسو به دستش رسیده بود و نمی‌توانست پیش از تمام شدنش زمین بگذارد. آن روز عصر محله نمی‌دانست چه ساعتی است.',
			],
			body: [
				'جفت چهارمِ حرف‌ها را نمی‌شود درست‌وحسابی به پای یونگ نوشت. او داوری و دریافت را نام دو دسته کارکرد می‌دانست؛ کاترین بریگز و ایزابل مایرز بودند که از آن‌ها سنجه ساختند تا معلوم شود هر کس کدام را رو به کوچه می‌گذارد. آدمِ داوری دلش می‌خواهد تکلیف روشن باشد. این داوری به محکوم کردن کسی ربطی ندارد. لذتِ دری است که روی قوطی چفت می‌شود، کشویی که تا ته می‌رود، سطری که خط خورده.',
				'در دههٔ ۱۹۲۰، آن‌طور که تعریف می‌کنند، چند روان‌شناس در کافه‌ای در برلین دیدند پیشخدمت سفارش‌ها را تا لحظهٔ پرداخت از بر دارد و بعد هیچ. بلوما زیگارنیک به آزمایشگاه رفت و دید کارهای نیمه‌کاره بهتر در یاد می‌ماند. تکرارش همیشه همین جواب را نداده است. ولی در ۲۰۱۱ چیز مهربان‌تری پیدا شد: کارِ باز همین که برنامهٔ روشنی پیدا کند دست از نق زدن برمی‌دارد. لازم نیست انجامش بدهی. ساعتی می‌خواهد و جایی.',
				'پس فهرست راهی است برای آسوده فراموش کردن، و آدم‌های داوری خیلی وقت‌ها همان آرام‌های جمع‌اند، هرقدر هم که چمدانشان را زود بسته باشند. تولد را سر وقت تبریک می‌گویند. دورشان رسم و نظام می‌روید: نوبتِ کیک، کلید روی میخ، کلید یدک پیش همسایه. خانه‌تکانی را هم اگر به این‌ها نمی‌سپردیم، عید هر سال به اردیبهشت می‌افتاد و سبزهٔ سفره تا آن وقت درخت شده بود. کسی که می‌خندد معمولاً از آن کیک خورده است.',
				'بهایش این است که تصمیم گوش را می‌بندد. بلیت را که خریدی دیگر دربارهٔ آن شهر دیگر چیزی نمی‌خوانی. زیر فشار، میل به یکسره کردن بیشتر می‌شود و آدم اولین جوابِ خوب را برمی‌دارد، اولین برداشت از کسی را، اولین صندلی را. مهمانی که بی‌وقت برسد اول وقت به حساب می‌آید و بعد مهمان، و چای را هم با همین ترتیب به او می‌دهند.',
			],
			counter:
				'میز مرتب چیز زیادی دربارهٔ فکر مرتب ثابت نمی‌کند، و عکسش هم، که نامرتب‌ها رویش پافشاری می‌کنند، پایهٔ محکم‌تری ندارد. این سنجه تا حدی می‌سنجد که سه بچه روی دستت بوده یا نه. با آنچه پژوهشگران وظیفه‌شناسی می‌نامند هم خیلی هم‌پوشانی دارد، که در آمار با عمر دراز و نمرهٔ خوب همراه است؛ ولی آمار از انبوه مردم می‌گوید و انبوه مردم از روی چمدانی که دو روز زودتر بسته شده رد نشده‌اند.',
			practices: [
				'هر چه را روی دلت مانده بنویس، هر کدام در سه کلمه، تا دیگر چیزی نیاید؛ چهار دقیقه. جلو سه تایی که بیشتر نق می‌زنند ساعت و جا بنویس، مثل وقت دندان‌پزشکی: پنجشنبه، شش و ده دقیقه، روی صندلی آبی. کاغذ را جایی بگذار که همان ساعت پیدایش کنی. شب ببین کدامشان ساکت شده و کدام هنوز حرف می‌زند، چون برنامه نمی‌خواسته.',
				'یک چیز کوچک را عمداً تا فردا باز بگذار: کشویی، انتخاب میان دو فیلم، جمله‌ای در یک نامه. باید بخارد. پنج دقیقه نزدیکش بنشین و درستش نکن و بنویس که این خارش اگر زبان داشت چه می‌گفت. فردا ببندش. تصمیم فردا را کنار تصمیمی بگذار که امروز می‌گرفتی؛ گاهی فرق دارند و آن کشو مزدش را حلال کرده است.',
			],
			closings: [
				'به قطار هفت و چهارده رسیدند. شناسنامه توی چمدان بود؛ جمعه خودش گذاشته بود و یادش رفته بود، چون تمام شده بود. چه چیزی را یک بار چنان محکم تصمیم گرفتی که از آن به بعد یک کلمه علیه‌اش نشنیده‌ای؟',
				'فردایش سر ساعت زیر زیزفون‌ها بود، و روسو را که از ساعت خوشش نمی‌آمد با خود می‌برد. می‌گویند تنها تصویری که به دیوار خانه‌اش بود چهرهٔ همین مرد بود. برای چه چیزی حاضری یک شهر بی‌ساعت بماند؟',
			],
		},
		ar: {
			keywords: ['نمط الحسم', 'التخطيط', 'الترتيب', 'قوائم المهام', 'الأعمال الناقصة', 'النظام'],
			titles: ['حقيبة في الممرّ منذ يوم الجمعة', 'يوم لم يخرج كانط إلى نزهته'],
			excerpts: [
				'القطار يوم الأحد، والحقيبة مغلقة منذ يومين. عن أناس يحبّون أن تُحسم الأمور، وعمّا يُغلق عليه الغطاء معها.',
				'يُحكى أنّ كونيغسبرغ كانت تضبط ساعاتها على نزهة كانط، وأنّه لزم بيته يومًا. والكتاب الذي حبسه جدير بأن يُعرف.',
			],
			openings: [
				'القطار يوم الأحد في السابعة وأربع عشرة دقيقة. والحقيبة في الممرّ منذ عصر الجمعة، مشدودة الحزام، عليها بطاقة وفي داخلها بطاقة ثانية إن سقطت الأولى. فرشاة الأسنان في الحقيبة أيضًا، وأهل البيت يستعملون منذ يومين فرشاة احتياطيّة. يقول إنّه ليس قلقًا، لكنّه يحبّ أن يكون الأمر قد تمّ. زوجته تخطّت الحقيبة إحدى عشرة مرّة. وفي ليلة السفر تبدأ البحث عن جوازها، وهو راقد في الظلام يصغي إلى الأدراج ويتوجّع توجّعًا حقيقيًّا.',
				'يُحكى في كونيغسبرغ أنّ ربّات البيوت كنّ يضبطن الساعات حين يخرج الأستاذ كانط من بابه في معطفه الرماديّ، وفي يده العصا، ليمشي تحت أشجار الزيزفون ذاهبًا آيبًا. وقد طرّز الشاعر هاينه الحكاية، ولعلّها لم تكن قطّ بهذه الدقّة. ولها تتمّة: في يوم من صيف عام ١٧٦٢، ولم يكن قد صار أستاذًا بعد، لم يُفتح الباب. لم يصبه مكروه. كان قد وصله كتاب «إميل» لروسو، فلم يقدر أن يضعه قبل آخره، وبقي الشارع ذلك اليوم بلا وقت.',
			],
			body: [
				'ليس الزوج الرابع من الأحرف ليونغ على وجه الدقّة. كان الحسم والانفتاح عنده اسمين لنوعين من الوظائف، ثمّ جاءت كاثرين بريغز وإيزابل مايرز فجعلتا منهما مقياسًا يبيّن أيّهما يطلّ به الإنسان على الشارع. وصاحب الحسم يريد للأمور أن تُقضى. وليس في ذلك إدانة لأحد. إنّها لذّة الغطاء الذي ينطبق على علبته، والدرج الذي يُدفع إلى آخره، والسطر الذي شُطب بخطّ مستقيم ثمّ بخطّ ثانٍ للتأكيد.',
				'ويُروى أنّ علماء نفس في مقهى ببرلين، في عشرينيّات القرن الماضي، لاحظوا نادلًا يحفظ كلّ طلب إلى أن يُدفع ثمنه، ثمّ لا يذكر منه شيئًا. ودخلت بلوما زيغارنيك المختبر فوجدت أنّ الأعمال المقطوعة أعلق بالذاكرة من التامّة. ولم تأت كلّ إعادة للتجربة بالجواب نفسه. غير أنّ شيئًا ألطف ظهر عام ٢٠١١: العمل المفتوح يكفّ عن الإلحاح متى صارت له خطّة واضحة. ليس من اللازم أن يُنجَز. إنّما يطلب ساعة ومكانًا، كأيّ ضيف يريد أن يعرف أين يجلس.',
				'فالقوائم إذن طريقة في النسيان المطمئنّ، وأهل الحسم كثيرًا ما يكونون أهدأ الحاضرين مهما بكّروا إلى حزم حقائبهم. يهنّئون بالعيد في يومه. وتنبت حولهم المؤسّسات: دور الكعكة، والمفتاح على مسماره، ونسخته عند الجيران. ومن يضحك من ذلك قد أكل في الغالب من الكعكة، وسأل في الليل عن المفتاح الاحتياطيّ. وقديمًا كان المحتسب يطوف في أسواق المدن العربيّة ومعه الميزان والمكيال، يزن الرغيف وينظر في الحليب؛ كان الناس يتضجّرون منه طول النهار، ويعدّون الأيّام على بابه، ثمّ ينامون في الليل واثقين بخبزهم.',
				'والثمن أنّ القرار يسدّ الأذن. من اشترى تذكرة لم يقرأ بعدها عن المدينة الأخرى، ولو كانت أجمل وأقرب. وإذا اشتدّ الضغط اشتدّت الرغبة في الفراغ من الأمر، فيؤخذ أوّل جواب حسن، وأوّل انطباع عن إنسان، وأوّل كرسيّ. والضيف الذي يجيء في غير وقته يُرى وقتًا قبل أن يُرى ضيفًا، ويُصبّ له الشاي وعين المضيف على الحائط.',
			],
			counter:
				'المكتب المرتّب لا يثبت كثيرًا عن ترتيب العقل، وعكس ذلك، ممّا يصرّ عليه أصحاب الفوضى، ليس أقوى أساسًا وإن كان أظرف. والمقياس يقيس بعض الشيء من كانت في عهدته دار فيها ثلاثة أولاد وحافلة مدرسة لا تنتظر. وهو شديد التداخل مع ما يسمّيه الباحثون يقظة الضمير، وهذه تقترن في الإحصاء بطول العمر وحسن الدرجات؛ لكنّ الإحصاء كلام في الجموع، والجموع لم تتخطّ في الظلام حقيبة حُزمت قبل السفر بيومين.',
			practices: [
				'اكتبوا كلّ ما هو معلّق فوق الرأس، كلّ أمر في ثلاث كلمات، حتى لا يبقى شيء؛ أربع دقائق. وأمام أكثر ثلاثة إلحاحًا ساعة ومكان، كموعد طبيب الأسنان: الخميس، السادسة وعشر دقائق، على الكرسيّ الأزرق. وتوضع الورقة حيث توجد في تلك الساعة. وفي المساء يُنظر أيّها سكت، وأيّها ما زال يتكلّم لأنّه لم يكن يريد خطّة، بل كان يريد أن يُقال له لا.',
				'اتركوا شيئًا صغيرًا مفتوحًا عن قصد حتى الغد: درجًا، أو اختيارًا بين فيلمين، أو جملة في رسالة. وينبغي أن يسبّب حكّة. خمس دقائق من الجلوس قربه بلا إصلاح، وتُكتب الحكّة في كلمات. ثمّ يُغلق غدًا. وليُقارن قرار الغد بالقرار الذي كان سيُتّخذ اليوم؛ فإنّهما يختلفان أحيانًا، وعندها يكون الدرج قد استحقّ أجرته كاملة، وجاز أن يُترك مفتوحًا مرّة في الشهر.',
			],
			closings: [
				'أدركا قطار السابعة وأربع عشرة دقيقة. وكان الجواز في الحقيبة، وضعه هو يوم الجمعة ثمّ نسيه لأنّ الأمر عنده كان قد تمّ. ما القرار الذي أحكمناه مرّة حتى لم نسمع بعده كلمة واحدة تخالفه؟',
				'في اليوم التالي كان تحت الزيزفون في ساعته، يحمل في داخله روسو الذي لا يحبّ الساعات. ويقال إنّ صورة هذا الأخير كانت الصورة الوحيدة المعلّقة في ذلك البيت. من أجل ماذا نرضى أن تبقى مدينة كاملة بلا وقت؟',
			],
		},
		es: {
			keywords: ['tipo juicio', 'planificación', 'listas', 'orden', 'tareas pendientes', 'puntualidad'],
			titles: ['La maleta está en el pasillo desde el domingo', 'El día en que Kant no salió'],
			excerpts: [
				'El tren sale el martes y la maleta lleva dos días cerrada. Sobre quienes necesitan que el asunto quede resuelto, y lo que se queda dentro al cerrar.',
				'Cuentan que Königsberg ponía los relojes en hora con el paseo de Kant, y que un día se quedó en casa. Merece la pena saber con qué libro.',
			],
			openings: [
				'El tren sale el martes a las 7:14. La maleta está en el pasillo desde el domingo por la tarde, con la correa puesta, una etiqueta por fuera y otra por dentro, no vaya a ser que la primera se caiga. El cepillo de dientes ya está guardado; llevan dos días con uno de repuesto. No está nervioso, dice. Es que le gusta que esté hecho. Su mujer ha pasado once veces por encima. La noche antes ella se pone a buscar el pasaporte, y él, a oscuras en la cama, escucha los cajones con verdadero dolor.',
				'Dicen que en Königsberg las amas de casa ponían en hora el reloj cuando el profesor Kant salía por su puerta, con la casaca gris y el bastón, a pasear arriba y abajo por la avenida de los tilos. Heine bordó la anécdota y quizá nunca fue tan exacta. Le corresponde una segunda: cierto día del verano de 1762, cuando aún no era profesor titular, la puerta no se abrió. No le había pasado nada. Acababa de recibir el Emilio de Rousseau y no podía dejarlo antes del final.',
			],
			body: [
				'La cuarta pareja de letras no es de Jung en sentido estricto. Para él, juicio y percepción nombraban clases de funciones; fueron Katharine Briggs e Isabel Myers quienes hicieron con ello una escala, para averiguar cuál de las dos enseña cada uno a la calle. Quien lleva la del juicio quiere que las cosas queden decididas. No tiene que ver con condenar a nadie. Es el gusto de la tapa que encaja, del cajón que entra hasta el fondo, del renglón tachado.',
				'En un café de Berlín, en los años veinte, según se cuenta, unos psicólogos observaron que un camarero recordaba todos los pedidos hasta el momento de cobrarlos, y después ninguno. Bluma Zeigarnik se fue al laboratorio y halló que se recuerdan mejor las tareas interrumpidas que las terminadas. No siempre ha vuelto a salir igual. Lo que sí salió, en 2011, es más amable: una tarea abierta deja de dar la lata en cuanto tiene un plan concreto. No hace falta hacerla. Pide una hora y un sitio.',
				'Las listas son, por tanto, una manera de olvidar en paz, y esta gente suele ser la tranquila de la reunión, por muy pronto que cierren la maleta. Felicita el cumpleaños en su día. A su alrededor brotan instituciones: el turno de la tarta, la llave en su gancho, la copia en casa de la vecina. Quien se ríe, por lo general, ha comido de esa tarta.',
				'El precio es que decidir tapa los oídos. Una vez comprado el billete no se lee nada sobre la otra ciudad. Bajo presión crecen las ganas de zanjar, y entonces se toma la primera respuesta buena, la primera impresión de alguien, la primera silla. Al invitado que llega a deshora se lo ve primero como hora, y luego como invitado.',
			],
			counter:
				'Una mesa ordenada prueba poco sobre una cabeza ordenada, y lo contrario, en lo que tanto insisten los desordenados, tampoco está mejor fundado. La escala mide en parte si uno ha tenido a su cargo tres niños o un turno de noche. Y se solapa mucho con lo que los investigadores llaman responsabilidad, que en las estadísticas va con vidas largas y buenas notas; pero la estadística habla de multitudes, y la multitud nunca ha tropezado en el pasillo con una maleta hecha dos días antes.',
			practices: [
				'Escribe todo lo que tienes pendiente, tres palabras por asunto, hasta que no salga nada más; cuatro minutos. Al lado de los tres que más pinchan pon hora y lugar, como si fuera el dentista: jueves, seis y diez, en la silla azul. Deja el papel donde vayas a encontrarlo a esa hora. Por la noche observa cuál se ha callado, y cuál sigue hablando porque no era un plan lo que quería.',
				'Deja a propósito una cosa pequeña abierta hasta mañana: un cajón, la elección entre dos películas, una frase de una carta. Tiene que picar. Siéntate cinco minutos al lado sin arreglarla y escribe con palabras lo que dice el picor. Mañana ciérrala. Compara lo que decidas con lo que habrías decidido hoy; de vez en cuando no coincide, y entonces el cajón se ha ganado el jornal.',
			],
			closings: [
				'Cogieron el de las 7:14. El pasaporte estaba en la maleta; lo había metido él el domingo y lo olvidó, porque ya estaba hecho. ¿Qué decidiste una vez tan a fondo que no has vuelto a oír una palabra en contra?',
				'Al día siguiente estaba bajo los tilos a su hora, y llevaba dentro a Rousseau, que no podía ver los relojes. El retrato de aquel hombre, cuentan, era el único cuadro de la casa. ¿Por qué cosa dejarías a una ciudad entera sin saber la hora?',
			],
		},
	},
};
