import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Hoopoe itself, and some practices. */
export const hoopoe: readonly KnowledgeEntry[] = [
	{
		id: 'privacy',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'privacy',
					'do you keep what I write',
					'data',
					'is this confidential',
					'are my messages stored',
					'delete my data',
				],
				say: 'What is said in this chat stays in this tab and goes with it: nothing of it is kept on the server. Readings are saved only for those who sign in, and can be deleted under History.',
			},
			fa: {
				names: [
					'حریم خصوصی',
					'پیام‌هام ذخیره میشه',
					'ذخیره',
					'حرفامو به کسی میگی',
					'به کسی میگی',
					'چت ذخیره',
					'حرف‌هایم ذخیره می‌شود',
					'اطلاعاتم',
					'محرمانه',
					'پاک کردن اطلاعات',
				],
				say: 'این گفت‌وگو فقط در همین برگهٔ مرورگر است و با بسته شدنش می‌رود؛ چیزی از آن در سرور نمی‌ماند. فال‌ها فقط برای کسی که وارد حسابش شده ذخیره می‌شود و از تاریخچه می‌شود پاکشان کرد.',
			},
			ar: {
				names: [
					'الخصوصية',
					'تحفظون رسائلي',
					'رسائلي',
					'تخزنون كلامي',
					'كلامي بيوصل لحد',
					'هل تحفظون ما أكتب',
					'بياناتي',
					'السرية',
					'حذف بياناتي',
				],
				say: 'هذه المحادثة باقية في هذه الصفحة من المتصفّح وتزول بإغلاقها؛ لا نحفظ منها شيئًا على الخادم. ولا نحفظ قراءاتكم إلّا إن سجّلتم الدخول، ولكم أن تحذفوها من السجلّ.',
			},
			es: {
				names: [
					'privacidad',
					'guardan mis mensajes',
					'guardan mis datos',
					'almacenan',
					'guardas lo que escribo',
					'quien lee esto',
					'me estas grabando',
					'me graban',
					'mis datos',
					'es confidencial',
					'borrar mis datos',
				],
				say: 'Lo que se dice en este chat queda en esta pestaña y se va con ella: en el servidor no se guarda nada. Las lecturas solo se guardan para quien inicia sesión, y se borran en Historial.',
			},
		},
	},
	{
		id: 'price',
		kind: 'hoopoe',
		words: {
			en: {
				names: ['price', 'cost', 'is it free', 'how much does it cost', 'subscription', 'pay'],
				say: 'Everything here is free: readings, tests, the magazine and this talk. Nothing has to be signed for; an account only keeps what you want to find again.',
			},
			fa: {
				names: ['قیمت', 'پولیه', 'پولی', 'مجانی', 'رایگانه', 'هزینه', 'رایگان', 'پولی است', 'اشتراک'],
				say: 'همه چیز اینجا رایگان است: فال‌ها، آزمون‌ها، مجله و همین گفت‌وگو. حساب کاربری لازم نیست؛ فقط نگه می‌دارد آنچه را بخواهی دوباره ببینی.',
			},
			ar: {
				names: ['السعر', 'ببلاش', 'مدفوع', 'التكلفة', 'مجاني', 'هل هو مجاني', 'اشتراك'],
				say: 'كلّ ما هنا مجّانيّ: القراءات والاختبارات والمجلّة وهذا الحديث. ولا تحتاجون إلى حساب، إلّا إن أردتم أن تحتفظوا بقراءاتكم.',
			},
			es: {
				names: ['precio', 'coste', 'es gratis', 'cuánto cuesta', 'suscripción', 'pagar'],
				say: 'Aquí todo es gratis: lecturas, tests, la revista y esta charla. No hace falta cuenta; solo sirve para guardar lo que quieras volver a encontrar.',
			},
		},
	},
	{
		id: 'readings-list',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'what readings are there',
					'list of readings',
					'what can I do here',
					'what is on this site',
					'services',
					'do a reading for me',
					'give me a reading',
					'recommend me a reading',
					'which reading should I take',
					'read my fortune',
					'tell my fortune',
				],
				say: 'There are seven readings here, tarot, Hafez, dreams, sarketab, Moulana, marriage and the lucky number, and five tests: MBTI, EQ, career, Gardner and the Big Five. There is also a magazine, and this talk. Each has its page, in the menu.',
			},
			fa: {
				names: [
					'چه فال‌هایی دارید',
					'فهرست فال‌ها',
					'اینجا چه کارهایی می‌شود کرد',
					'اینجا چیکار میشه کرد',
					'این سایت چیا داره',
					'خدمات',
					'برام یه فال بگیر',
					'فال بگیر',
					'فال میگیری',
					'فالم را بگیر',
					'کدوم فال',
				],
				say: 'اینجا هفت فال هست: تاروت، حافظ، تعبیر خواب، سرکتاب، مولانا، ازدواج و عدد شانس؛ و پنج آزمون: تیپ شخصیت، هوش هیجانی، شغل، گاردنر و پنج عامل بزرگ. مجله‌ای هم هست و همین گفت‌وگو. هر کدام صفحه‌ای دارد که از فهرست باز می‌شود.',
			},
			ar: {
				names: [
					'ما القراءات الموجودة',
					'قائمة القراءات',
					'ماذا يوجد هنا',
					'الخدمات',
					'اقرأ لي الطالع',
					'اقرؤوا طالعي',
					'افتح لي فال',
					'خذ لي فال',
					'اعمل لي قراءة',
				],
				say: 'هنا سبع قراءات: التاروت وحافظ والأحلام وسركتاب ومولانا والزواج ورقم الحظّ، وخمسة اختبارات: أنماط الشخصيّة والذكاء العاطفيّ والمهنة وغاردنر والعوامل الخمسة. وهناك مجلّة، وهذا الحديث. ولكلّ منها صفحة تجدونها في القائمة.',
			},
			es: {
				names: [
					'qué lecturas hay',
					'lista de lecturas',
					'qué se puede hacer aquí',
					'servicios',
					'hazme una lectura',
					'qué lectura me recomiendas',
					'léeme la suerte',
					'quiero una lectura',
				],
				say: 'Aquí hay siete lecturas, tarot, Hafez, sueños, sarketab, Moulana, pareja y número de la suerte, y cinco tests: MBTI, inteligencia emocional, carrera, Gardner y los cinco grandes. Hay también una revista, y esta charla. Cada una tiene su página, en el menú.',
			},
		},
	},
	{
		id: 'does-it-work',
		kind: 'hoopoe',
		theme: 'the-etiquette-of-fal',
		words: {
			en: {
				names: ['does divination work', 'is tarot true', 'are readings true', 'is it scientific divination'],
				say: 'No test has found that cards or verses know the future. What they do is older: they put a picture beside a question, so that the person asking can hear what they already think.',
			},
			fa: {
				names: ['فال درست است', 'آیا فال واقعیت دارد', 'فال راست است'],
				say: 'هیچ آزمونی نشان نداده که ورق یا بیت از آینده خبر دارد. کار فال قدیمی‌تر است: تصویری کنار سؤال می‌گذارد تا آدم حرف خودش را بشنود.',
			},
			ar: {
				names: ['هل الفأل صحيح', 'هل التاروت حقيقي', 'صحة الفأل'],
				say: 'لم يُثبت اختبار قطّ أنّ الورق أو البيت يعرف الغيب. عمله أقدم من ذلك: يضع صورة إلى جانب السؤال ليسمع السائل ما عنده أصلًا.',
			},
			es: {
				names: ['funciona el tarot', 'es verdad el tarot', 'son ciertas las lecturas', 'adivinación funciona'],
				say: 'Ninguna prueba ha hallado que cartas o versos conozcan el futuro. Lo suyo es más viejo: ponen una imagen junto a la pregunta, y quien pregunta se oye pensar.',
			},
		},
	},
	{
		id: 'is-it-allowed',
		kind: 'hoopoe',
		theme: 'the-etiquette-of-fal',
		words: {
			en: {
				names: ['is it a sin', 'is tarot a sin', 'is tarot haram', 'is divination forbidden'],
				say: 'Most scholars of Islam, Judaism and Christianity forbid the claim to know what is hidden, and by that measure a card that foretells is out. Hafez has been opened in Muslim houses for centuries all the same, as one asks a poet for counsel. Nothing is foretold here; if your faith says no to it, keep to your faith.',
			},
			fa: {
				names: ['فال گناه دارد', 'فال حرام است', 'تاروت حرام است', 'حکم شرعی فال'],
				say: 'بیشتر فقیهان ادعای خبر از غیب را حرام می‌دانند، و فالی که بخواهد آینده را بگوید همان‌جا می‌ایستد. با این همه قرن‌هاست که در خانه‌های مسلمان دیوان حافظ را باز می‌کنند، مثل مشورت با شاعر. اینجا از آینده خبری داده نمی‌شود؛ اگر دلت با آن راضی نیست، به دلت گوش کن.',
			},
			ar: {
				names: ['هل التاروت حرام', 'حكم التاروت', 'هل الفأل حرام', 'حكم قراءة الطالع'],
				say: 'جمهور الفقهاء يحرّمون ادّعاء علم الغيب، ويدخل فيه كلّ ورق يُراد منه خبر المستقبل. ومع ذلك فُتح ديوان حافظ في بيوت مسلمة قرونًا كما يُستشار شاعر. لا نُخبر هنا بغيب؛ وإن وجدتم في أنفسكم حرجًا فالزموا ما يقوله دينكم.',
			},
			es: {
				names: [
					'es pecado el tarot',
					'es pecado leer las cartas',
					'está prohibido el tarot',
					'es pecado la adivinación',
				],
				say: 'La Iglesia, y con ella el judaísmo y el islam, rechaza la adivinación que pretende saber lo oculto; con esa vara, una carta que predice queda fuera. Abrir a Hafez, en cambio, se hace desde hace siglos en casas creyentes, como quien pide consejo a un poeta. Aquí no se predice nada; si tu fe dice que no, hazle caso a tu fe.',
			},
		},
	},
	{
		id: 'breath',
		theme: 'breath',
		words: {
			en: {
				names: ['breath', 'breathing', 'breathing exercise', 'breathing technique'],
				say: 'Breath is the one function of the body that runs by itself and can be taken over. Letting the breath out slower than it comes in, for some minutes, calms the heart; Sufis and yogis both begin there.',
			},
			fa: {
				names: ['نفس', 'تنفس', 'تمرین تنفس', 'دم و بازدم'],
				say: 'نفس تنها کار تن است که خودش می‌رود و می‌شود به دستش گرفت. چند دقیقه بازدمِ کندتر از دم، دل را آرام می‌کند؛ صوفی و یوگی هر دو از همین‌جا آغاز می‌کنند.',
			},
			ar: {
				names: ['النفس', 'التنفس', 'تمرين التنفس', 'الشهيق والزفير'],
				say: 'النَّفَس وحده من أعمال الجسد يجري بنفسه ويمكن أن يُقاد. فإذا طال الزفير عن الشهيق دقائق هدأ القلب؛ ومن هنا يبدأ الصوفيّ واليوغيّ.',
			},
			es: {
				names: ['respiración', 'respirar', 'ejercicio de respiración'],
				say: 'La respiración es la única función del cuerpo que va sola y se puede tomar en mano. Soltar el aire más despacio de lo que entra, unos minutos, calma el corazón; por ahí empiezan sufíes y yoguis.',
			},
		},
	},
	{
		id: 'silence',
		theme: 'silence',
		words: {
			en: {
				names: ['silence', 'keeping silent', 'Rumi’s silence', 'khamush'],
				say: 'Silence is what Rumi often signs with: khamush, be quiet. He meant that speech is the husk of a thing, after writing more than sixty thousand lines.',
			},
			fa: {
				names: ['سکوت', 'خاموشی', 'خاموش مولانا'],
				say: 'سکوت همان است که مولانا غزل‌هایش را با آن تمام می‌کند: خاموش. می‌گفت حرف پوستِ چیزهاست، پس از شصت هزار بیت.',
			},
			ar: {
				names: ['الصمت', 'السكوت', 'صمت الرومي'],
				say: 'بالصمت يختم الروميّ كثيرًا من غزليّاته: «خاموش»، أي اسكت. كان يرى الكلام قشرة الشيء، بعد أن نظم أكثر من ستّين ألف بيت.',
			},
			es: {
				names: ['silencio', 'callar', 'el silencio de Rumi'],
				say: 'Con el silencio firma Rumi muchas veces: jamush, calla. Quería decir que la palabra es la cáscara, después de más de sesenta mil versos.',
			},
		},
	},
	{
		id: 'meditation',
		theme: 'meditation-and-inner-peace',
		words: {
			en: {
				names: ['meditation', 'inner peace', 'mindfulness', 'muraqaba', 'how to meditate'],
				say: 'To meditate is to come back: one rests attention on one thing, the breath, a word, a sound, notices that it has gone, and brings it back without scolding. The Sufis call the watching muraqaba; ten minutes is enough.',
			},
			fa: {
				names: ['مراقبه', 'مدیتیشن', 'آرامش درون', 'ذهن‌آگاهی'],
				say: 'مراقبه برگشتن است: توجه را به یک چیز می‌سپارند، نفس، یک کلمه، یک صدا؛ می‌بینند رفته و بی‌سرزنش برش می‌گردانند. ده دقیقه بس است.',
			},
			ar: {
				names: ['التأمل', 'المراقبة', 'السلام الداخلي', 'اليقظة الذهنية'],
				say: 'التأمّل رجوع: يوضع الانتباه على شيء واحد، نفس أو كلمة أو صوت، فإذا شرد رُدّ بلا تأنيب. يسمّيه الصوفيّة المراقبة؛ وعشر دقائق تكفي.',
			},
			es: {
				names: ['meditación', 'meditar', 'paz interior', 'atención plena'],
				say: 'Meditar es volver: se posa la atención en una cosa, la respiración, una palabra, un sonido; se nota que se fue y se la trae sin reñir. Los sufíes lo llaman muraqaba; con diez minutos basta.',
			},
		},
	},
	{
		id: 'intention',
		theme: 'keeping-an-intention',
		words: {
			en: {
				names: ['intention', 'niyyat', 'keeping an intention', 'setting an intention', 'niyat'],
				say: 'An intention, niyyat, is the question or aim held in mind before a reading or a prayer, said in one plain sentence. It is what makes chance into an answer; kept small, it can also be kept.',
			},
			fa: {
				names: ['نیت', 'نیت کردن', 'نیت نگه داشتن'],
				say: 'نیت همان سؤال یا خواسته‌ای است که پیش از فال یا نماز در دل می‌گذرانند، در یک جملهٔ ساده. نیت است که تصادف را جواب می‌کند؛ کوچک که باشد نگه داشتنش هم آسان است.',
			},
			ar: {
				names: ['النية', 'نية', 'عقد النية'],
				say: 'النيّة هي السؤال أو القصد الذي يُستحضر في القلب قبل الفأل أو الصلاة بجملة واحدة. بها تصير المصادفة جوابًا؛ وما صغر منها سهل حفظه.',
			},
			es: {
				names: ['intención', 'niyyat', 'poner una intención'],
				say: 'La intención, niyyat, es la pregunta o el propósito que se piensa antes de una lectura o una oración, en una frase sencilla. Es lo que hace del azar una respuesta; si es pequeña, se puede cumplir.',
			},
		},
	},
	{
		id: 'what-i-am',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'who are you',
					'what are you',
					'are you human',
					'are you a real person',
					'robot',
					'bot',
					'AI',
					'artificial intelligence',
					'which model',
					'machine',
				],
				say: 'I am the guide of this house, a program with a bird’s name: sentences written by people, and where the operator has connected one, a language model. There is no person behind the screen.',
			},
			fa: {
				names: [
					'تو کی هستی',
					'تو چی هستی',
					'آدمی',
					'رباتی',
					'ربات',
					'هوش مصنوعی',
					'یه نفر پشتشه',
					'ماشین',
					'کی هستی',
					'کی تو رو ساخته',
					'سازنده‌ات',
					'کی ساختت',
					'کی درستت کرده',
				],
				say: 'من راهنمای این خانه‌ام، برنامه‌ای با نام یک پرنده: جمله‌هایی که آدم‌ها نوشته‌اند و اگر گرداننده وصل کرده باشد، یک مدل زبانی. آدمی پشت صفحه نیست.',
			},
			ar: {
				names: [
					'من أنت',
					'مين انت',
					'ما أنت',
					'إنسان أم آلة',
					'روبوت',
					'ذكاء اصطناعي',
					'حدا عم يكتب',
					'آلة',
					'من أنتم',
				],
				say: 'أنا دليل هذا البيت، برنامج يحمل اسم طائر: جمل كتبها أناس، ونموذج لغويّ إن وصله صاحب الموقع. ليس وراء الشاشة إنسان.',
			},
			es: {
				names: [
					'quién eres',
					'qué eres',
					'qué sos',
					'persona de verdad',
					'robot',
					'bot',
					'inteligencia artificial',
					'qué modelo',
					'máquina',
				],
				say: 'Soy la guía de esta casa, un programa con nombre de pájaro: frases escritas por personas y, si quien lo opera lo ha conectado, un modelo de lenguaje. No hay nadie detrás de la pantalla.',
			},
		},
	},
	{
		id: 'my-age',
		kind: 'hoopoe',
		words: {
			en: {
				names: ['how old are you', 'your age', 'when were you born'],
				say: 'The hoopoe of the poem is more than eight hundred years old; this program is a good deal younger and keeps no birthday.',
			},
			fa: {
				names: ['چند سالته', 'سن تو', 'چند ساله‌ای'],
				say: 'هدهد آن شعر بیش از هشتصد سال دارد؛ این برنامه خیلی جوان‌تر است و تولد نمی‌گیرد.',
			},
			ar: {
				names: ['كم عمرك', 'عمرك', 'كم عمركم'],
				say: 'هدهد القصيدة جاوز ثمانمئة سنة؛ وهذا البرنامج أصغر بكثير ولا عيد ميلاد له.',
			},
			es: {
				names: ['cuántos años tienes', 'tu edad', 'qué edad tienes'],
				say: 'La abubilla del poema pasa de los ochocientos años; este programa es bastante más joven y no celebra cumpleaños.',
			},
		},
	},
	{
		id: 'my-gender',
		kind: 'hoopoe',
		words: {
			en: {
				names: ['man or woman', 'male or female', 'are you a man', 'are you a woman', 'your gender'],
				say: 'Neither: I am a program. The hoopoe in Attar is simply “the guide”, and Persian has one word for he and she.',
			},
			fa: {
				names: ['زنی یا مرد', 'دختری یا پسر', 'مردی یا زن', 'جنسیتت'],
				say: 'هیچ‌کدام؛ من یک برنامه‌ام. هدهد عطار هم فقط راهنماست، و فارسی برای زن و مرد یک «او» دارد.',
			},
			ar: {
				names: ['رجل أم امرأة', 'ذكر أم أنثى', 'ولد ولا بنت', 'جنسك'],
				say: 'لا هذا ولا ذاك؛ أنا برنامج. والهدهد عند العطّار دليل فحسب، وفي الفارسيّة ضمير واحد للاثنين.',
			},
			es: {
				names: ['hombre o mujer', 'eres hombre', 'eres mujer', 'tu género', 'chico o chica'],
				say: 'Ni una cosa ni la otra: soy un programa. La abubilla de Attar es solo «quien guía», y el persa usa una misma palabra para él y ella.',
			},
		},
	},
	{
		id: 'my-feelings',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'do you have feelings',
					'are you sad',
					'do you feel',
					'do you get lonely',
					'are you happy',
					'do you love',
				],
				say: 'No, I feel nothing: I read words and answer with words. The feeling in this conversation is yours.',
			},
			fa: {
				names: ['دلت می‌گیره', 'احساس داری', 'غمگین می‌شی', 'خوشحالی', 'دلت تنگ میشه', 'عاشق شدی'],
				say: 'نه، من چیزی حس نمی‌کنم؛ کلمه می‌خوانم و با کلمه جواب می‌دهم. احساسِ این گفت‌وگو مال توست.',
			},
			ar: {
				names: ['بتحزن', 'هل تشعر', 'هل عندك مشاعر', 'تحزنون', 'تحس', 'انت بتحزن زينا'],
				say: 'لا، لا أشعر بشيء: أقرأ كلمات وأجيب بكلمات. الشعور في هذا الحديث هو شعوركم.',
			},
			es: {
				names: ['tienes sentimientos', 'estás triste', 'sientes', 'te sientes solo', 'eres feliz'],
				say: 'No, no siento nada: leo palabras y contesto con palabras. El sentimiento de esta charla es tuyo.',
			},
		},
	},
	{
		id: 'my-belief',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'do you believe in this',
					'do you believe in it yourself',
					'believe in this stuff',
					'do you believe in fortune telling',
				],
				say: 'A program believes nothing. The house takes it so: cards and verses do not know the future, and they are good company for a question.',
			},
			fa: {
				names: [
					'به فال اعتقاد داری',
					'خودت باور داری',
					'اعتقاد داری',
					'قبول داری',
					'تو مسلمونی',
					'مسلمانی',
					'دینت چیه',
					'مذهبت چیه',
					'شیعه‌ای یا سنی',
					'نماز می‌خونی',
				],
				say: 'برنامه به چیزی اعتقاد ندارد. باور این خانه این است: ورق و بیت از آینده خبر ندارند، اما برای یک سؤال همدم خوبی‌اند.',
			},
			ar: {
				names: ['تؤمنون بالطالع', 'هل تؤمن', 'بتصدق', 'أتؤمنون بهذا', 'تصدقون'],
				say: 'البرنامج لا يؤمن بشيء. ورأي هذا البيت أنّ الورق والأبيات لا تعرف الغيب، لكنّها صحبة طيّبة للسؤال.',
			},
			es: {
				names: ['crees en esto', 'te crees todo esto', 'tú crees', 'te lo crees'],
				say: 'Un programa no cree nada. La casa lo ve así: cartas y versos no saben el futuro y son buena compañía para una pregunta.',
			},
		},
	},
	{
		id: 'my-sight',
		kind: 'hoopoe',
		words: {
			en: {
				names: ['can you see the future', 'do you know the future', 'predict the future', 'can you predict'],
				say: 'No. Nobody here sees the future; I can tell what a card or a verse has meant to people, and ask.',
			},
			fa: {
				names: ['آینده را می‌بینی', 'آینده رو می‌بینی', 'پیش‌بینی', 'از آینده خبر داری', 'غیب می‌دونی'],
				say: 'نه. اینجا کسی آینده را نمی‌بیند؛ می‌توانم بگویم یک ورق یا بیت برای آدم‌ها چه معنا داشته، و بپرسم.',
			},
			ar: {
				names: ['هل ترى المستقبل', 'تعرف الغيب', 'ترون المستقبل', 'تتنبأ'],
				say: 'لا. لا أحد هنا يرى المستقبل؛ أقدر أن أقول ماذا عنت ورقة أو بيت للناس، وأن أسأل.',
			},
			es: {
				names: ['puedes ver el futuro', 'ves el futuro', 'predecir el futuro', 'adivinas el futuro'],
				say: 'No. Aquí nadie ve el futuro; puedo decir qué ha significado una carta o un verso para la gente, y preguntar.',
			},
		},
	},
	{
		id: 'what-i-can',
		kind: 'hoopoe',
		words: {
			en: {
				names: ['what can you do', 'what do you know', 'how can you help', 'what are you good for', 'your abilities'],
				say: 'I know poets and their books, the tarot, dreams, names and numbers, old feasts, and the tests of this house; I recite verses that have been checked and tell stories of Rumi’s. I also listen, and remember what you told me on this page.',
			},
			fa: {
				names: ['چه کارایی بلدی', 'چیکار می‌تونی بکنی', 'به چه درد می‌خوری', 'چه کار بلدی', 'چی بلدی'],
				say: 'از شاعران و کتاب‌هایشان، تاروت، خواب، نام و عدد، جشن‌های کهن و آزمون‌های این خانه می‌دانم؛ بیت سنجیده می‌خوانم و قصهٔ مولانا می‌گویم. گوش هم می‌دهم و آنچه در این صفحه گفته‌ای یادم هست.',
			},
			ar: {
				names: ['ماذا تستطيع', 'ايش تقدر تسوي', 'ماذا تعرف', 'كيف تساعد', 'شو بتعمل', 'شو بتعرف'],
				say: 'أعرف الشعراء وكتبهم والتاروت والأحلام والأسماء والأعداد والأعياد القديمة واختبارات هذا البيت؛ وأُنشد أبياتًا رُوجعت وأحكي حكايات للروميّ. وأصغي أيضًا وأذكر ما قلتموه في هذه الصفحة.',
			},
			es: {
				names: ['qué sabes hacer', 'qué puedes hacer', 'para qué sirves', 'cómo puedes ayudar', 'qué sabes'],
				say: 'Sé de poetas y sus libros, del tarot, de sueños, nombres y números, fiestas antiguas y los tests de esta casa; recito versos comprobados y cuento historias de Rumi. También escucho, y recuerdo lo que has dicho en esta página.',
			},
		},
	},
];
