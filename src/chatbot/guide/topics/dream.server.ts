import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Ibn Sirin’s pupils tell that two people brought him the same dream on one day, and that he answered them differently, having looked at each. That is most of the art. The dream you bring was dreamt in one house only, by one sleeper with one history.',
				ask: 'What happened on the day before it, even if it seems to have nothing to do with it?',
			},
			{
				say: 'Artemidorus of Daldis would not say a word about a dream before he had asked about the dreamer’s trade, his town and whether he was in debt. I have no right to be quicker. What you saw has a door in daylight somewhere.',
				ask: 'Which picture in it stayed longest with you after you woke, and where do you know it from?',
			},
			{
				say: 'In Persia one tells a bad dream to running water before telling it to people. The water says nothing and takes it along, which is more than most listeners manage. I shall try to be second after the water.',
				ask: 'What was the feeling in it, apart from everything that happened?',
			},
			{
				say: 'A priest, a physician, a grandmother and an analyst would already be quarrelling about your dream: sent, digested, remembered or wished. Their kind have quarrelled for a thousand years in good health. The thing itself keeps still in the middle and smells of your own rooms.',
				ask: 'Which detail would an outsider leave out, that you know to be the important one?',
			},
			{
				say: 'On the card of the Moon a path runs between two towers into hills nobody has painted. Dreams end there as a rule, before the hills. One wakes with the dust of the road on the feet and no idea where it led.',
				ask: 'Where did it break off, and what would have come next?',
			},
		],
		deeper: [
			{
				say: 'Somebody in Baghdad dreamt of a treasure in Cairo, went there, was beaten as a thief, and heard the watchman laugh: he too had dreamt of a treasure, in a certain house in Baghdad. It was the traveller’s own. Both dreams were correct and only one was acted on.',
				ask: 'If this dream were about something at home, what would it be pointing at?',
			},
			{
				say: 'The people who turn up in dreams often come in another’s coat: an aunt with the voice of a teacher, a stranger who knows where the cups are. The old interpreters said that the coat is the message. I am not sure; sometimes a theatre is simply short of actors.',
				ask: 'Who in it looked like one person and felt like another?',
			},
			{
				say: 'You were somewhere in it too, though dreamers forget to mention it: watching, running, with or without hands, in which clothes. Jung used to ask last for what others ask first.',
				ask: 'Where did you stand in the dream, and what could you not do there?',
			},
			{
				say: 'A dream that returns resembles a guest who has left an umbrella. People in Cairo used to say that it will come until it is greeted properly; researchers say that it grows rarer when it is drawn by day. The two instructions are not far apart.',
				ask: 'What has changed, from one visit to the next?',
			},
			{
				say: 'Not every dream is a letter. Some are the sweepings of the shop, shaken out before opening: a tune, a tram, too much cheese. The Arabs had a separate word for these tangles, and nobody was paid to untie them.',
				ask: 'Which parts of it would you sweep out, and what would be left on the floor?',
			},
			{
				say: 'The body slips its notes under the door: a foot got cold and there was snow, a bladder was full and there was a search through endless corridors. It is a humble author and signs nothing.',
				ask: 'What was your body up to that night, its warmth, its breath, its jaw?',
			},
			{
				say: 'Interpreters were forbidden, in the better books, to explain a dream downwards if it could be explained upwards, for people said that it settles as it is told. One need not believe in that to see the tact in it.',
				ask: 'How would you tell it to somebody who wishes you well?',
			},
			{
				say: 'Colours are rarely mentioned and doors almost always. When the dreamers of one town were asked about doors, it turned out that most of them had not tried the handle. They were so sure.',
				ask: 'Where was the door, or the way out, and what did you do about it?',
			},
			{
				say: 'It may mean nothing and still have done something: all day the light was different, a person at breakfast looked changed. A dream acts before it is understood, like pepper. What it did to your morning is the part that can be checked.',
				ask: 'What was different on the morning after, in you or in how you looked at somebody?',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'The dream page takes the whole of it, in your words, and reads it through three lenses that need not agree.',
			},
			{
				page: 'blog',
				line: 'Some pages here follow a single symbol, water or a house or teeth, through several centuries of sleepers.',
			},
			{
				page: 'tarot',
				line: 'If one picture from the night will not leave, a single card beside it sometimes gives it a neighbour.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'می‌گویند دو نفر یک روز یک خواب را پیش ابن‌سیرین بردند و دو جواب شنیدند، چون او پیش از خواب به خودشان نگاه کرد. بیشترِ این فن همین است. خواب تو در یک خانه دیده شده و در سرگذشت یک نفر.',
				ask: 'روز پیش از آن چه گذشت، حتی اگر بی‌ربط به نظر می‌رسد؟',
			},
			{
				say: 'خواب بد را رسم بود اول به آب روان بگویند و بعد به آدم‌ها. آب چیزی نمی‌گوید و با خودش می‌برد، و بیشتر شنونده‌ها از این هنر بی‌بهره‌اند. من سعی می‌کنم پس از آب نفر دوم باشم.',
				ask: 'جدا از اتفاق‌ها، حال و هوای آن خواب چه بود؟',
			},
			{
				say: 'ابن‌سیرین را به شکل معبری حاضرجواب تصور می‌کنیم، ولی در روایت‌ها بیشتر می‌پرسید: شغلت چیست، کجا خوابیده بودی، شام چه خوردی. آنچه دیده‌ای در روشنایی هم دری دارد.',
				ask: 'کدام تصویرش بعد از بیداری بیشتر ماند و شبیهش را کجا دیده‌ای؟',
			},
			{
				say: 'خوابی که گفتی هنوز گرم است و خوابِ گرم را نباید زود تا کرد. معبر، روان‌شناس و مادربزرگ هر کدام جوابی آماده دارند و لابد هر سه با هم نمی‌سازند.',
				ask: 'کدام جزئیاتش را غریبه‌ها جا می‌اندازند و تو می‌دانی که اصل همان است؟',
			},
			{
				say: 'در ورق ماه راهی از میان دو برج به تپه‌هایی می‌رود که نقاش دیگر نکشیده. خواب‌ها هم معمولاً همان‌جا تمام می‌شوند. آدم با خاک راه بر پا بیدار می‌شود و نمی‌داند به کجا می‌رفت.',
				ask: 'کجا بریده شد و اگر ادامه داشت چه پیش می‌آمد؟',
			},
		],
		deeper: [
			{
				say: 'مردی در بغداد خواب دید گنجی در مصر دارد. رفت و به جای دزد کتک خورد، و عسس خندید که من هم خواب گنجی در فلان خانهٔ بغداد دیده‌ام. خانهٔ خودش بود. هر دو خواب راست بود و فقط یکی راه افتاد.',
				ask: 'اگر این خواب دربارهٔ چیزی در خانهٔ خودت باشد، به کدام گوشه اشاره می‌کند؟',
			},
			{
				say: 'آدم‌های خواب با لباس هم می‌آیند: خاله‌ای با صدای معلم، غریبه‌ای که جای استکان‌ها را بلد است. قدیمی‌ها می‌گفتند پیغام همان لباس است. گاهی هم شاید صحنه بازیگر کم داشته.',
				ask: 'چه کسی در خواب شکل یکی بود و حس دیگری را داشت؟',
			},
			{
				say: 'خودت هم جایی در آن خواب بوده‌ای، هرچند خواب‌بیننده معمولاً نمی‌گوید: تماشا می‌کرد یا می‌دوید، با کدام لباس، با دستِ پر یا خالی. یونگی‌ها همین را زود می‌پرسند.',
				ask: 'کجای آن خواب ایستاده بودی و چه کاری از تو برنمی‌آمد؟',
			},
			{
				say: 'خوابی که تکرار می‌شود مهمانی است که چترش را جا گذاشته. قدیمی‌ها می‌گفتند تا درست سلامش نکنی می‌آید؛ پژوهشگرها می‌گویند اگر روزها پایانش را عوض کنی و مرورش کنی، شاید کمتر سر بزند. این دو دستور چندان دور نیستند.',
				ask: 'از این بار تا بار پیش چه چیزش عوض شده بود؟',
			},
			{
				say: 'هر خوابی نامه نیست. بعضی‌ها خاکروبهٔ دکان است که پیش از باز کردن بیرون می‌ریزند: یک آهنگ، یک تاکسی، کمی پرخوری. به این‌ها می‌گفتند اضغاث احلام و کسی مزد نمی‌گرفت که بازشان کند.',
				ask: 'اگر جارو دستت باشد، کدام قسمتش را بیرون می‌ریزی و چه روی زمین می‌ماند؟',
			},
			{
				say: 'تن هم یادداشتش را از زیر در می‌فرستد: پا از لحاف بیرون مانده و در خواب برف باریده، دندان‌ها به هم فشرده و در خواب سنگ می‌جویده‌اند. نویسندهٔ فروتنی است و امضا نمی‌کند.',
				ask: 'آن شب تنت در چه حال بود، گرما و نفس و فک؟',
			},
			{
				say: 'در کتاب‌های باادب‌تر آمده که خواب را تا می‌شود به نیکی تعبیر کنند، چون هرطور گفته شود همان‌طور می‌نشیند. لازم نیست باورش کنی تا لطافتش را ببینی.',
				ask: 'برای کسی که خوبت را می‌خواهد، این خواب را چطور تعریف می‌کنی؟',
			},
			{
				say: 'رنگ‌ها را کمتر می‌گویند و درها را تقریباً همیشه. آن که خواب درِ بسته‌ای را تعریف می‌کند، خیلی وقت‌ها دستگیره را امتحان نکرده است. آن‌قدر مطمئن بوده که قفل است.',
				ask: 'در، یا راه بیرون، کجا بود و تو با آن چه کردی؟',
			},
			{
				say: 'خواب پیش از آنکه فهمیده شود کارش را می‌کند، مثل فلفل. تمام روز نور جور دیگری بود، یا کسی سر صبحانه عوض شده بود. این قسمتش را می‌شود وارسی کرد و به معبر هم نیازی ندارد.',
				ask: 'صبحِ بعدش چه چیزی در تو یا در نگاهت به کسی فرق کرده بود؟',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'بخش تعبیر خواب، همهٔ ماجرا را با کلمات خودت می‌گیرد و از سه پنجره نگاه می‌کند که لازم نیست موافق باشند.',
			},
			{
				page: 'blog',
				line: 'بعضی نوشته‌های اینجا یک نماد، مثلاً آب یا خانه یا دندان، را در خواب چند قرن دنبال کرده‌اند.',
			},
			{ page: 'tarot', line: 'اگر یک تصویر از دیشب رهایت نمی‌کند، گاهی یک تک‌ورقِ تاروت همسایه‌ای برایش می‌شود.' },
		],
	},
	ar: {
		first: [
			{
				say: 'يُروى أنّ رجلين رأى كلّ منهما أنّه يؤذّن، فعبّر ابن سيرين لأحدهما بالحجّ وللآخر بغير ذلك، لأنّه نظر في وجهيهما. أكثر هذا الفنّ في النظر، وحلمكم الذي حكيتموه رأيتموه في بيت واحد فقط.',
				ask: 'ماذا جرى لكم في اليوم السابق له، ولو بدا بعيدًا عنه؟',
			},
			{
				say: 'فرّقت الكتب القديمة بين الرؤيا وحديث النفس وأضغاث الأحلام، وقلّما اتّفق اثنان على موضع الحدّ. ما رويتموه هنا ما زال دافئًا، ولا يُطوى القماش وهو دافئ.',
				ask: 'أيّ جزء منه بقي معكم بعد اليقظة أطول من غيره؟',
			},
			{
				say: 'كان من الأدب أن تُقصّ الرؤيا على محبّ أو لبيب. لا أدّعي أنّي أحدهما، وأحاول على الأقلّ ألّا أستعجل. لكلّ ما يُرى ليلًا باب في ضوء النهار.',
				ask: 'ما الشعور الذي كان يملؤكم في الحلم، بعيدًا عن أحداثه؟',
			},
			{
				say: 'لم يكن أرطميدورس يجيب عن حلم قبل أن يسأل عن صنعة صاحبه وبلده ودَينه. ولا حقّ لي في أن أكون أسرع منه. السمكة عند الصيّاد غير السمكة عند من لم ير البحر.',
				ask: 'من أين تعرفون تلك الصورة، وأين رأيتموها آخر مرّة في يقظتكم؟',
			},
			{
				say: 'في ورقة القمر درب بين برجين يمضي إلى تلال لم يرسمها أحد. عند تلك التلال تنقطع الأحلام في العادة، وتستيقظون وعلى أقدامكم غبار طريق لا تدرون إلى أين كان.',
				ask: 'أين انقطع حلمكم، وماذا كان سيأتي بعد ذلك؟',
			},
		],
		deeper: [
			{
				say: 'رأى رجل ببغداد كنزًا في مصر، فسافر وضُرب كاللصّ، وضحك الشرطيّ: أنا أيضًا رأيت كنزًا في دار كذا ببغداد. كانت داره هو. صدق الحلمان معًا، ومشى واحد من صاحبيهما فقط.',
				ask: 'لو كان حلمكم يشير إلى شيء في البيت نفسه، فإلى أيّ ركن منه تنظرون؟',
			},
			{
				say: 'يأتي الناس في المنام بثياب غيرهم: خالة بصوت معلّمة، وغريب يعرف مكان الفناجين. قيل إنّ الثوب هو الرسالة. ولعلّ المسرح كان قليل الممثّلين في تلك الليلة.',
				ask: 'من رأيتموه في الحلم شخصًا وأحسستم به كأنّه شخص آخر؟',
			},
			{
				say: 'لكم أنتم أيضًا مكان في حلمكم، وقد تنسونه عند الرواية: أكنتم تتفرّجون أم تجرون، وبأيّ ثياب، وهل كانت لكم يدان. كان يونغ يبدأ من هنا أحيانًا.',
				ask: 'أين كان موضعكم فيه، وما الذي لم تقدروا عليه هناك؟',
			},
			{
				say: 'الحلم المتكرّر ضيف نسي مظلّته. قيل إنّه يعود حتّى يُسلَّم عليه كما ينبغي، ويقول الباحثون إنّه يقلّ إذا رُسم نهارًا. ليست الوصيّتان متباعدتين كثيرًا، ففي كلتيهما استقبال.',
				ask: 'ماذا رأيتم يتغيّر في الحلم بين زيارة وزيارة أخرى؟',
			},
			{
				say: 'ليس كلّ حلم رسالة. من الأحلام ما هو كناسة الدكّان قبل الفتح: لحن، وحافلة، وعشاء ثقيل. سمّى الأوائل هذا أضغاثًا، ولم يطلب أحد أجرًا على فكّها.',
				ask: 'أيّ جزء تكنسونه إلى الخارج، وماذا تتركون على الأرض؟',
			},
			{
				say: 'يدسّ الجسد ورقته تحت الباب: قدم خرجت من الغطاء فنزل الثلج، وأسنان مطبقة فكان في الحلم حصى. كاتب متواضع لا يوقّع باسمه، وقلّما يُشكر على ما كتب.',
				ask: 'كيف كان حال جسدكم تلك الليلة، دفئه ونَفَسه وفكّه؟',
			},
			{
				say: 'جاء في كتب الأدب أن تُعبَّر الرؤيا على أحسن وجوهها، لأنّها عندهم تقع على ما عُبّرت به. لا يلزمكم تصديق ذلك حتّى تروا اللباقة التي فيه.',
				ask: 'كيف تروون هذه الرؤيا لمن يريد لكم الخير؟',
			},
			{
				say: 'قلّما تُذكر الألوان، وتُذكر الأبواب دائمًا تقريبًا. وإذا سُئل الحالمون عنها ظهر أنّ أكثرهم لم يجرّب المقبض، فقد كانوا واثقين تمامًا من أنّ الباب مقفل.',
				ask: 'أين كان الباب أو المخرج، وماذا حدث لكم عنده؟',
			},
			{
				say: 'يعمل الحلم قبل أن يُفهم، كالفلفل: كان الضوء مختلفًا طوال النهار، وبدا أحدهم على الفطور شخصًا آخر. هذا القسم منه يمكنكم فحصه، ولا تحتاجون فيه إلى معبّر.',
				ask: 'ما الذي اختلف عليكم في الصباح التالي، في أنفسكم أو في نظرتكم إلى أحد؟',
			},
		],
		offers: [
			{ page: 'dreams', line: 'صفحة الأحلام تأخذ حكايتكم كاملة بكلماتكم، وتنظر إليها من ثلاث نوافذ قد لا تتّفق.' },
			{ page: 'blog', line: 'في المدوّنة صفحات تتبع رمزًا واحدًا، ماءً أو بيتًا أو سنًّا، في نوم قرون كثيرة.' },
			{ page: 'tarot', line: 'إن بقيت صورة من الليل لا تفارقكم، فقد تعطيها ورقة واحدة جارةً تجلس معها.' },
		],
	},
	es: {
		first: [
			{
				say: 'Cuentan que dos personas llevaron a Ibn Sirin el mismo sueño y oyeron dos respuestas, porque antes de hablar les miró la cara. En eso consiste casi todo el arte. Tu sueño se soñó en una sola casa y con una sola historia detrás.',
				ask: '¿Qué pasó el día anterior, aunque parezca no venir a cuento?',
			},
			{
				say: 'Artemidoro no abría la boca sobre un sueño sin preguntar antes el oficio, la ciudad y las deudas. No tengo derecho a ir más deprisa que él. Un pez no es lo mismo para quien pesca que para quien nunca vio el mar.',
				ask: '¿De qué conoces la imagen que más se te quedó al despertar?',
			},
			{
				say: 'En Persia el mal sueño se cuenta primero al agua corriente y después a la gente. El agua no opina y se lo lleva, cosa que pocos oyentes consiguen. Intentaré ser lo siguiente después del agua.',
				ask: '¿Qué sensación tenía, aparte de lo que ocurría en él?',
			},
			{
				say: 'El grabado de Goya dice que el sueño de la razón produce monstruos, y en castellano «sueño» es dormir y soñar a la vez: no se sabe si los monstruos vienen porque duerme o porque sueña. Con el tuyo tampoco me atrevo a decidirlo.',
				ask: '¿Qué parte de él te parece más tuya, aunque no te guste?',
			},
			{
				say: 'En la carta de la Luna un sendero pasa entre dos torres hacia unas colinas que ya nadie pintó. Los sueños suelen acabar ahí. Una persona despierta con polvo del camino en los pies y sin saber adónde llevaba.',
				ask: '¿Dónde se cortó, y qué habría venido después?',
			},
		],
		deeper: [
			{
				say: 'Un hombre de Bagdad soñó con un tesoro en El Cairo. Fue, lo apalearon por ladrón y el guardia se rio: él también soñaba con un tesoro, en cierta casa de Bagdad. Era la suya. Los dos sueños acertaron y solo uno echó a andar.',
				ask: 'Si el sueño señalara algo de tu propia casa, ¿qué rincón sería?',
			},
			{
				say: 'La gente de los sueños llega con abrigo prestado: una tía con voz de maestra, un desconocido que sabe dónde están las tazas. Decían que el mensaje es el abrigo. O quizá esa noche faltaban actores.',
				ask: '¿Quién parecía una persona y se sentía como otra?',
			},
			{
				say: 'Tú también estabas, aunque al contarlo se olvide: mirando o corriendo, con qué ropa, con manos o sin ellas. Hay analistas que empiezan por ahí y dejan los leones para más tarde.',
				ask: '¿Dónde te encontrabas dentro del sueño, y qué no podías hacer?',
			},
			{
				say: 'El sueño que vuelve es una visita que se dejó el paraguas. Se decía que regresa hasta que se lo saluda como es debido; los investigadores dicen que escasea si de día se dibuja. No son consejos tan distintos.',
				ask: '¿Qué ha cambiado de una visita a la siguiente?',
			},
			{
				say: 'No todo sueño es carta. Los hay que son el serrín del taller, barrido antes de abrir: una canción, un autobús, demasiado queso. Los árabes tenían palabra para esos enredos, y nadie cobraba por desatarlos.',
				ask: '¿Qué parte barrerías, y qué quedaría en el suelo?',
			},
			{
				say: 'El cuerpo pasa notas por debajo de la puerta: un pie quedó fuera de la manta y nevó, los dientes apretaban y hubo que masticar piedras. Es un autor modesto que no firma.',
				ask: '¿Cómo estaba tu cuerpo esa noche, el calor, la respiración, la mandíbula?',
			},
			{
				say: 'Los libros más corteses piden interpretar un sueño por su lado bueno mientras lo tenga, porque, según decían, se posa tal como se cuenta. Aunque no lo creas, se les nota el tacto.',
				ask: '¿Cómo se lo contarías a alguien que te quiere bien?',
			},
			{
				say: 'De los colores casi nadie habla y de las puertas casi todo el mundo. Preguntados por ellas, los soñadores suelen reconocer que no probaron el picaporte. Tenían la certeza de que estaba cerrado.',
				ask: '¿Dónde estaba la puerta o la salida, y qué hiciste tú con ella?',
			},
			{
				say: 'Actúa antes de que se entienda, como la pimienta: todo el día la luz fue otra, alguien en el desayuno parecía cambiado. Esa parte se puede comprobar y no necesita intérprete.',
				ask: '¿Qué era distinto a la mañana siguiente, en ti o en tu manera de mirar a alguien?',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'La página de los sueños lo recoge entero, con tus palabras, y lo mira por tres ventanas que pueden no coincidir.',
			},
			{
				page: 'blog',
				line: 'Algunas páginas de aquí siguen un solo símbolo, el agua, la casa o los dientes, por siglos de durmientes.',
			},
			{ page: 'tarot', line: 'Si hay una imagen que no se va, una sola carta a su lado puede darle vecindad.' },
		],
	},
};
