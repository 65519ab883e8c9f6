import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** This house itself, and some practices. */
export const house: readonly KnowledgeEntry[] = [
	{
		id: 'privacy',
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
				names: ['حریم خصوصی', 'حرف‌هایم ذخیره می‌شود', 'اطلاعاتم', 'محرمانه', 'پاک کردن اطلاعات'],
				say: 'این گفت‌وگو فقط در همین برگهٔ مرورگر است و با بسته شدنش می‌رود؛ چیزی از آن در سرور نمی‌ماند. فال‌ها فقط برای کسی که وارد حسابش شده ذخیره می‌شود و از تاریخچه می‌شود پاکشان کرد.',
			},
			ar: {
				names: ['الخصوصية', 'هل تحفظون ما أكتب', 'بياناتي', 'السرية', 'حذف بياناتي'],
				say: 'هذه المحادثة باقية في هذه الصفحة من المتصفّح وتزول بإغلاقها؛ لا يُحفظ منها شيء على الخادم. ولا تُحفظ القراءات إلّا لمن سجّل الدخول، ويمكن حذفها من السجلّ.',
			},
			es: {
				names: ['privacidad', 'guardas lo que escribo', 'mis datos', 'es confidencial', 'borrar mis datos'],
				say: 'Lo que se dice en este chat queda en esta pestaña y se va con ella: en el servidor no se guarda nada. Las lecturas solo se guardan para quien inicia sesión, y se borran en Historial.',
			},
		},
	},
	{
		id: 'price',
		words: {
			en: {
				names: ['price', 'cost', 'is it free', 'how much does it cost', 'subscription', 'pay'],
				say: 'Everything here is free: readings, tests, the magazine and this talk. Nothing has to be signed for; an account only keeps what you want to find again.',
			},
			fa: {
				names: ['قیمت', 'هزینه', 'رایگان', 'پولی است', 'اشتراک'],
				say: 'همه چیز اینجا رایگان است: فال‌ها، آزمون‌ها، مجله و همین گفت‌وگو. حساب کاربری لازم نیست؛ فقط نگه می‌دارد آنچه را بخواهی دوباره ببینی.',
			},
			ar: {
				names: ['السعر', 'التكلفة', 'مجاني', 'هل هو مجاني', 'اشتراك'],
				say: 'كلّ ما هنا مجّانيّ: القراءات والاختبارات والمجلّة وهذا الحديث. ولا حاجة إلى حساب، إلّا لمن أراد أن يحتفظ بقراءاته.',
			},
			es: {
				names: ['precio', 'coste', 'es gratis', 'cuánto cuesta', 'suscripción', 'pagar'],
				say: 'Aquí todo es gratis: lecturas, tests, la revista y esta charla. No hace falta cuenta; solo sirve para guardar lo que quieras volver a encontrar.',
			},
		},
	},
	{
		id: 'readings-list',
		words: {
			en: {
				names: [
					'what readings are there',
					'list of readings',
					'what can I do here',
					'what is on this site',
					'services',
				],
				say: 'There are seven readings here, tarot, Hafez, dreams, sarketab, Moulana, marriage and the lucky number, and five tests: MBTI, EQ, career, Gardner and the Big Five. There is also a magazine, and this talk.',
			},
			fa: {
				names: ['چه فال‌هایی دارید', 'فهرست فال‌ها', 'اینجا چه کارهایی می‌شود کرد', 'خدمات'],
				say: 'اینجا هفت فال هست: تاروت، حافظ، تعبیر خواب، سرکتاب، مولانا، ازدواج و عدد شانس؛ و پنج آزمون: تیپ شخصیت، هوش هیجانی، شغل، گاردنر و پنج عامل بزرگ. مجله‌ای هم هست و همین گفت‌وگو.',
			},
			ar: {
				names: ['ما القراءات الموجودة', 'قائمة القراءات', 'ماذا يوجد هنا', 'الخدمات'],
				say: 'هنا سبع قراءات: التاروت وحافظ والأحلام وسركتاب ومولانا والزواج ورقم الحظّ، وخمسة اختبارات: أنماط الشخصيّة والذكاء العاطفيّ والمهنة وغاردنر والعوامل الخمسة. وهناك مجلّة، وهذا الحديث.',
			},
			es: {
				names: ['qué lecturas hay', 'lista de lecturas', 'qué se puede hacer aquí', 'servicios'],
				say: 'Aquí hay siete lecturas, tarot, Hafez, sueños, sarketab, Moulana, pareja y número de la suerte, y cinco tests: MBTI, inteligencia emocional, carrera, Gardner y los cinco grandes. Hay también una revista, y esta charla.',
			},
		},
	},
	{
		id: 'does-it-work',
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
];
