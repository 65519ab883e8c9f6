import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-new-moon-of-ramadan',
	motif: 'moon',
	leadsTo: 'chatbot',
	words: {
		en: {
			keywords: ['ramadan', 'new moon of ramadan', 'hilal', 'moon sighting', 'crescent', 'fasting', 'lunar calendar'],
			titles: ['The month that waits for a witness', 'Two cities, one moon, a day between them'],
			excerpts: [
				'Astronomy knows the minute of the new moon centuries ahead. Ramadan begins when somebody says: I have seen it. About a month that hangs on a pair of eyes.',
				'In Damascus the moon was seen a night earlier than in Medina. What a traveller was told about it in the first century of Islam is still worth hearing.',
			],
			openings: [
				'On the flat roof of a school stand a judge, an astronomer with a tripod, two old men who have done this for forty years, and a boy holding the tea. It is the twenty-ninth evening of the month. The sun went down eleven minutes ago in haze. They all look at the same hand’s breadth of sky above the water tower; the astronomer knows to within a finger where it must be, the old men where it usually is. Nobody speaks. Then the boy, who was supposed to be minding the glasses, raises an arm. Now they have to ask him what he saw, and on which side the horns.',
				'The telephone goes in the kitchen: in Morocco not yet, in Jakarta yes. The uncle in Leeds starts with the one mosque, his son with the other. On the stove stands a pot that could be tonight’s supper or the first meal before dawn, depending. Nobody is angry, it is like this every year; the mother has already taken the dates out of the cupboard and put them back once. There are few things left in a modern household which nobody can look up for certain. For twenty minutes one more evening the month does not yet exist.',
			],
			body: [
				'The rule is short: fast when you see it, break the fast when you see it, and if the sky is covered, complete the thirty. What has to be seen is the hilal, the first crescent, a curved hair of light that stands above the western horizon for half an hour at most. When the moon is closer to the sun than about seven degrees it forms no visible crescent at all. Astronomers of Baghdad and after, al-Battani and Biruni among them, wrote long chapters on the conditions. They never meant to make the watcher on his roof superfluous; they told him where to stand.',
				'A tradition in the collection of Muslim tells of Kurayb, who came from Damascus to Medina. When did you see the moon, Ibn Abbas asked him. On the eve of Friday. We saw it on the eve of Saturday, he said, and we shall go on until we have completed thirty or see it. Is the sighting of Damascus not enough for you? No, for so they had been taught. Scholars have been drawing different conclusions from this to the present day, some by horizons, some by calculation, some by Mecca. What moves me in it is the calm. Two cities were a day apart, knew it, and each went on with its own sky.',
				'Arabic has two words that sound almost alike, ruya with the eye in waking and ruya in sleep, sighting and dream vision; only the last letter differs in writing. The testimony is weighed in either case by asking about the witness. Clear weather and a single claimant, that makes the judge cautious. Ten who say nothing but yes make him more so.',
				'Because twelve such moons are some eleven days short of a solar year, the month walks backwards through the seasons and takes about thirty-three years for the round. Whoever fasted as a child in the long June days will do it again in June with grey hair. In 2030 it begins twice, in January and at the end of December. So each person has, on average, two and a bit of every Ramadan weather. It is a calendar that makes sure one has once been thirsty in all the seasons.',
			],
			counter:
				'One may ask why, with good ephemerides, neighbours should start on different days, and many Muslims do ask. A family divided over three dates does not always find it picturesque. Nor does hunger improve everybody; by four in the afternoon the traffic tells another story. The tradition knows this as well: it exempts the sick and the traveller, and reminds the rest that some have nothing of their fast but the hunger.',
			practices: [
				'On the evening after the next astronomical new moon, or the one following, look for the crescent in the west, from ten minutes after sunset. Give it eight minutes, without an app. If you have found it, note the time and which way the horns point, as though a judge might ask you. If not, write that down with equal care: looked, clear, not seen. It is a rarer sentence than one thinks, and an honest one.',
				'Pick one thing that you know only because it has been reported to you: someone’s opinion of you, the state of a friendship, what is going on in a certain department. On a card write two lines. First: what have I seen with my own eyes? Then: who told me the rest, and were they on the roof? Seven minutes suffice. Leave empty what is empty. The month can begin tomorrow.',
			],
			closings: [
				'A boy who was meant to be holding the tea has seen it first, and the learned bend down to him. Whose eyes do you trust, in matters where you could do the sum yourself, and how did they earn it?',
				'Kurayb travelled on, presumably with one fast day more behind him than the people around him at table. With whom could you be a day apart, without one of you being wrong?',
			],
		},
		fa: {
			keywords: ['ماه رمضان', 'رمضان', 'رؤیت هلال', 'هلال ماه', 'روزه', 'ماه نو', 'استهلال'],
			titles: ['ماهی که منتظر شاهد می‌ماند', 'دو شهر، یک هلال، یک روز فاصله'],
			excerpts: [
				'نجوم دقیقهٔ ماهِ نو را از چند قرن پیش می‌داند و رمضان با کسی آغاز می‌شود که بگوید دیدم. دربارهٔ ماهی که به یک جفت چشم بسته است.',
				'در دمشق شب جمعه دیدند و در مدینه شب شنبه. آنچه در همان سدهٔ نخست به مسافری گفتند هنوز شنیدنی است.',
			],
			openings: [
				'روی بام مدرسه‌ای یک قاضی ایستاده است، منجمی با سه‌پایه، دو پیرمرد که چهل سال است این کار را می‌کنند و پسربچه‌ای که سینی چای دستش است. شب بیست‌ونهم است. آفتاب یازده دقیقه پیش در غبار فرو رفت. همه به یک وجب از آسمان بالای منبع آب نگاه می‌کنند؛ منجم می‌داند باید کجا باشد و پیرمردها می‌دانند معمولاً کجاست. کسی حرف نمی‌زند. بعد پسرک که قرار بود حواسش به استکان‌ها باشد دستش را بلند می‌کند. حالا باید از او بپرسند چه دید و شاخش به کدام سو بود.',
				'تلفنِ آشپزخانه زنگ می‌زند: در مشهد دیده‌اند، می‌گویند در شیراز نه. دایی که لندن است با یک مسجد روزه می‌گیرد و پسرش با مسجد دیگر. روی اجاق قابلمه‌ای است که بسته به خبر، شامِ امشب می‌شود یا سحری. هیچ‌کس عصبانی نیست، هر سال همین است؛ مادر خرما را یک بار از قفسه درآورده و یک بار برگردانده. در خانه‌های امروز چیزِ زیادی نمانده که نشود با اطمینان از جایی پرسید. بیست دقیقهٔ دیگر هم ماه هنوز نیست.',
			],
			body: [
				'قاعده کوتاه است: ببینید و روزه بگیرید، ببینید و بگشایید، و اگر آسمان پوشیده بود سی روز را تمام کنید. آنچه باید دیده شود هلال است، مویی خمیده از نور که دستِ بالا نیم ساعت بر افق مغرب می‌ماند. ماه تا از خورشید حدود هفت درجه دور نشده باشد اصلاً هلالی نمی‌سازد. ستاره‌شناسانِ بغداد و پس از آن، بتّانی و بیرونی در میانشان، بابِ درازی در شرط‌هایش نوشته‌اند. نمی‌خواستند کسی را که از بام نگاه می‌کند بیکار کنند؛ می‌خواستند بگویند کجا بایستد.',
				'در صحیح مسلم آمده است که کُرَیب از شام به مدینه رسید. ابن عباس پرسید ماه را کِی دیدید؟ گفت شب جمعه. گفت ما شب شنبه دیدیم و روزه می‌گیریم تا سی روز تمام شود یا ببینیمش. پرسید دیدنِ شامیان برایتان بس نیست؟ گفت نه، به ما چنین آموخته‌اند. فقیهان تا امروز از این گفت‌وگو نتیجه‌های گوناگون گرفته‌اند، یکی با افق، یکی با محاسبه، یکی با شهری معین. آنچه مرا می‌گیرد آرامشِ آن است. دو شهر یک روز از هم فاصله داشتند، می‌دانستند، و هر یک با آسمانِ خودش ادامه داد.',
				'رؤیت و رؤیا از یک ریشه‌اند: یکی دیدن در بیداری است و یکی دیدن در خواب. در هر دو به جای آنچه دیده شده اول از بیننده می‌پرسند. آسمانِ صاف و یک مدعی، قاضی را محتاط می‌کند. ده نفر که فقط بگویند بله و نتوانند بگویند کجا، محتاط‌ترش.',
				'دوازده ماهِ این‌چنین یازده روزی از سال خورشیدی کم دارد، پس رمضان عقب‌عقب از میان فصل‌ها می‌گذرد و سی و سه سال طول می‌کشد تا سر جای اولش برسد. کسی که بچگی در بلندترین روزهای خرداد روزه گرفته با موی سفید دوباره همان‌جاست. سال ۲۰۳۰ میلادی دو رمضان دارد، یکی اول ژانویه‌اش و یکی آخر دسامبر. به هر آدمی از هر هوای رمضان دو بار و کمی می‌رسد. تقویمی است که کاری می‌کند آدم در همهٔ فصل‌ها یک بار تشنه بوده باشد.',
			],
			counter:
				'می‌شود پرسید با این جدول‌های دقیق چرا همسایه‌ها باید در روزهای مختلف شروع کنند، و خیلی از مسلمانان هم می‌پرسند. خانواده‌ای که سه تاریخ دارد همیشه آن را شاعرانه نمی‌بیند. گرسنگی هم همه را بهتر نمی‌کند؛ ساعت چهار بعدازظهر خیابان حرف دیگری می‌زند. خودِ سنت این را می‌داند: بیمار و مسافر را معاف کرده و به بقیه گفته است که بهرهٔ بعضی از روزه فقط گرسنگی است.',
			practices: [
				'شبِ بعد از ماهِ نوِ نجومی، یا شب پس از آن، از ده دقیقه بعد از غروب در مغرب دنبال هلال بگرد. هشت دقیقه وقت بگذار و برنامهٔ گوشی را کنار بگذار. اگر دیدی ساعت را بنویس و اینکه شاخش به کدام سوست، انگار قاضی بخواهد بپرسد. اگر ندیدی همان را با همان دقت بنویس: نگاه کردم، صاف بود، ندیدم. جملهٔ کمیابی است.',
				'چیزی را در نظر بگیر که فقط به نقل از دیگران می‌دانی: نظر کسی دربارهٔ تو، حال یک دوستی، اوضاع فلان اداره. روی کارتی دو سطر بنویس. اول: با چشم خودم چه دیده‌ام؟ دوم: بقیه را چه کسی گفت، و خودش روی بام بود؟ نوشتنش هفت دقیقه هم نمی‌کشد. جای خالی را خالی بگذار. ماه را می‌شود فردا شب شروع کرد.',
			],
			closings: [
				'پسری که قرار بود سینی چای را نگه دارد زودتر از همه دید و دانایان به طرفش خم شدند. تو در کارهایی که حسابش را خودت هم بلدی به چشم چه کسی اعتماد می‌کنی، و این اعتماد از کجا آمد؟',
				'کریب لابد آن سال سرِ سفرهٔ عید یک روز از هم‌سفره‌هایش روزه‌دارتر بود. با چه کسی می‌توانی یک روز اختلاف داشته باشی بی آنکه یکی‌تان خطا کرده باشد؟',
			],
		},
		ar: {
			keywords: ['رمضان', 'هلال رمضان', 'رؤية الهلال', 'الصيام', 'تحري الهلال', 'الشهر القمري'],
			titles: ['الشهر الذي ينتظر شاهدًا', 'مدينتان وهلال واحد وبينهما يوم'],
			excerpts: [
				'يعرف الفلكيّون دقيقة الاقتران قبل قرون، ومع ذلك يبدأ الشهر بمن يقول: رأيت. في شهر معلّق بعينين.',
				'رآه أهل الشام ليلة الجمعة ورآه أهل المدينة ليلة السبت. وما قيل يومئذ لمسافر اسمه كريب ما زال يستحقّ الإصغاء.',
			],
			openings: [
				'على سطح مدرسة يقف قاضٍ، وفلكيّ معه منظار، وشيخان يفعلان هذا منذ أربعين سنة، وصبيّ يحمل صينيّة الشاي. إنّها ليلة التاسع والعشرين. غابت الشمس منذ إحدى عشرة دقيقة في غبار. وهم جميعًا ينظرون إلى شبر واحد من السماء فوق خزّان الماء، يعرف الفلكيّ أين يجب أن يكون، ويعرف الشيخان أين يكون عادة. لا أحد يتكلّم. ثم يرفع الصبيّ ذراعه، وكان المطلوب منه أن ينتبه للأكواب. وعليهم الآن أن يسألوه ماذا رأى، وإلى أيّ جهة كان طرفاه، وعليه هو ألّا يسقط الصينيّة وهو يشير.',
				'يرنّ الهاتف في المطبخ: في جاكرتا ثبت، وفي الرباط لا. الخال في لندن يصوم مع مسجد، وابنه مع مسجد آخر. وعلى الموقد قِدر قد تكون عشاء الليلة وقد تكون سحورًا، والأمر معلّق بخبر. لا أحد غاضب، فهكذا الحال كلّ عام. أخرجت الأمّ التمر من الخزانة مرّة وأعادته مرّة، والأطفال قرب الشبّاك ينتظرون صوت المدفع. لم يبقَ في بيوت اليوم إلّا القليل ممّا لا يمكن التحقّق منه بضغطة إصبع. وعشرين دقيقة أخرى لا يكون الشهر قد وُجد، ويكون الجميع في اليوم الذي لا اسم له.',
			],
			body: [
				'القاعدة قصيرة: صوموا لرؤيته وأفطروا لرؤيته، فإن غُمّ فأكملوا العدّة ثلاثين. والمطلوب رؤيته شعرة مقوّسة من ضوء تقف فوق أفق المغرب نصف ساعة على الأكثر. وما دام القمر أقرب إلى الشمس من نحو سبع درجات فلا يتكوّن هلال يُرى أصلًا. وقد كتب فلكيّو بغداد ومن بعدهم، وفيهم البتّانيّ والبيرونيّ، أبوابًا طويلة في شروط ظهوره. وما أرادوا بها أن يستغنوا عمّن يصعد إلى السطح لينظر، بل أرادوا أن يقولوا له أين يقف. ومن أسمائه عند العرب أنّه سُمّي هلالًا لأنّ الناس يرفعون أصواتهم عند رؤيته، فالكلمة من الإهلال، وهو رفع الصوت. أي إنّ الشيء أخذ اسمه من صيحة من رآه.',
				'وفي صحيح مسلم خبر كريب، قدم من الشام إلى المدينة، فسأله ابن عبّاس عن الهلال متى رأوه. قال: ليلة الجمعة. قال: لكنّا رأيناه ليلة السبت، فلا نزال نصوم حتى نكمل ثلاثين أو نراه. قال: أوَلا تكتفي برؤية معاوية وصيامه؟ قال: لا، هكذا أُمرنا. ومن هذا الحديث أخذ الفقهاء إلى اليوم أقوالًا شتّى، في اختلاف المطالع وفي اتّحادها وفي الحساب. والذي يأخذ بالقلب فيه هدوءه. مدينتان بينهما يوم، وهما تعلمان ذلك، ومضت كلّ واحدة مع سمائها من غير أن تُخطّئ أختها.',
				'والعربيّة تكتب الرؤية بالتاء لما يُرى في اليقظة، والرؤيا بالألف لما يُرى في المنام، وبينهما حرف. وفي الحالين يُسأل عن الرائي قبل المرئيّ. فإن كانت السماء صافية ولم يدّعِ الرؤية إلّا واحد، تمهّل القاضي. وإن جاء عشرة لا يزيدون على قولهم نعم، زاد تمهّله.',
				'ولأنّ اثني عشر شهرًا قمريًّا تنقص عن سنة الشمس أحد عشر يومًا تقريبًا، يمشي الشهر في الفصول إلى الوراء ويتمّ دورته في ثلاث وثلاثين سنة. ومن صام صغيرًا في أطول أيّام حزيران عاد إليها وقد شاب. وفي سنة ٢٠٣٠ يبدأ رمضان مرّتين، في أوّل كانون الثاني وفي أواخر كانون الأوّل. فهو تقويم يتكفّل بأن يكون كلّ إنسان قد عطش مرّة في كلّ فصل.',
			],
			counter:
				'من حقّ المرء أن يسأل لماذا يبدأ جاران في يومين مع دقّة الجداول، وكثير من المسلمين يسألون. والعائلة الموزّعة على ثلاثة تواريخ لا تراه دائمًا أمرًا لطيفًا. والجوع لا يهذّب كلّ أحد، والشوارع قبيل المغرب شاهدة. والشرع يعلم ذلك أيضًا: رخّص للمريض والمسافر، ونبّه على أنّ من الصائمين من ليس له من صيامه إلّا الجوع.',
			practices: [
				'في مساء اليوم التالي للاقتران أو الذي يليه، يُبحث عن الهلال جهة المغرب بعد الغروب بعشر دقائق. امنحوه ثماني دقائق من غير تطبيق. فإن ظهر فاكتبوا الساعة وجهة طرفيه كأنّ قاضيًا سيسأل. وإن لم يظهر فليُكتب ذلك بالعناية نفسها: نظرنا والسماء صافية ولم نرَ. وهي جملة أندر ممّا يُظنّ، وقليل من الناس يوقّع تحتها، مع أنّها أوثق ما يقال في كثير من الشؤون.',
				'ليُختَر أمر واحد لا يُعرف إلّا بالنقل: رأي فلان فينا، حال صداقة، ما يجري في دائرة من الدوائر. وعلى بطاقة سطران. الأوّل: ما الذي رأته عيناي؟ والثاني: من أخبرني بالباقي، وهل كان هو على السطح؟ سبع دقائق تكفي، وما كان فارغًا فليُترك فارغًا. يمكن للشهر أن يبدأ غدًا، فإتمام الثلاثين لم ينقص من قدر أحد.',
			],
			closings: [
				'رآه أوّلَ الناس صبيّ كان عليه أن يحمل الشاي، فانحنى إليه العلماء. بعينَي مَن نثق في أمور نقدر على حسابها بأنفسنا، وبماذا استحقّتا ذلك؟',
				'لعلّ كريبًا صام في تلك السنة يومًا زائدًا على من حوله. مع مَن يمكن أن يكون بيننا يوم كامل من الاختلاف ولا يكون أحدنا مخطئًا؟',
			],
		},
		es: {
			keywords: [
				'ramadán',
				'luna nueva de ramadán',
				'luna creciente',
				'avistamiento de la luna',
				'ayuno',
				'calendario lunar',
			],
			titles: ['El mes que espera a un testigo', 'Dos ciudades, una luna y un día de diferencia'],
			excerpts: [
				'La astronomía sabe con siglos de adelanto el minuto de la luna nueva. Ramadán empieza cuando alguien dice: la he visto. Sobre un mes que pende de un par de ojos.',
				'En Damasco vieron la luna una noche antes que en Medina. Lo que le respondieron a un viajero en el primer siglo del islam se sigue oyendo con gusto.',
			],
			openings: [
				'En la azotea de una escuela hay un juez, un astrónomo con trípode, dos viejos que llevan cuarenta años en esto y un niño con la bandeja del té. Es la tarde del día veintinueve. El sol se puso hace once minutos entre calima. Todos miran el mismo palmo de cielo sobre el depósito del agua; el astrónomo sabe dónde tiene que estar, los viejos saben dónde suele estar. Nadie habla. Entonces el niño, a quien habían encargado los vasos, levanta un brazo. Y ahora hay que preguntarle qué ha visto y hacia dónde apuntaban los cuernos.',
				'Suena el teléfono en la cocina: en Yakarta sí, en Rabat todavía no. El tío de Leeds empieza con una mezquita y su hijo con la otra. En el fuego hay una olla que, según lo que digan, será la cena de hoy o el desayuno de antes del alba. Nadie se enfada, todos los años pasa; la madre ya ha sacado los dátiles del armario una vez y los ha vuelto a guardar. Quedan pocas cosas en una casa moderna que nadie pueda consultar con certeza. Durante otros veinte minutos, el mes aún no existe.',
			],
			body: [
				'La norma es breve: ayunad al verla, dejad de ayunar al verla, y si el cielo está cubierto, completad los treinta. Lo que debe verse es el hilal, la primera creciente, un pelo curvo de luz que aguanta como mucho media hora sobre el horizonte de poniente. Mientras la luna dista del sol menos de unos siete grados no forma creciente visible. Los astrónomos de Bagdad y los que vinieron después, al-Battani y al-Biruni entre ellos, escribieron capítulos enteros sobre las condiciones. En al-Ándalus se hicieron tablas para lo mismo. Ninguno pretendía jubilar a quien mira desde una azotea; le decían dónde ponerse.',
				'La colección de tradiciones de Múslim cuenta de Kurayb, que llegó de Damasco a Medina. Cuándo habían visto la luna, le preguntó Ibn Abbás. La víspera del viernes. Nosotros la del sábado, dijo, y seguiremos hasta completar treinta o verla. Si no les bastaba con que la hubieran visto en Damasco, quiso saber el viajero. No; así se lo habían enseñado. De ahí han sacado los juristas hasta hoy conclusiones distintas, unos por horizontes, otros por cálculo, otros por La Meca. A mí me conmueve la tranquilidad. Dos ciudades iban con un día de diferencia, lo sabían, y cada una siguió con su cielo.',
				'El árabe tiene dos palabras casi gemelas, ruya para lo que se ve con los ojos y ruya para lo que se ve en sueños; en la escritura las separa la última letra. En ambos casos se empieza por preguntar quién miraba. Cielo despejado y un solo testigo hacen prudente al juez. Diez que no saben decir más que sí lo hacen más prudente todavía.',
				'Como doce lunas se quedan a once días del año solar, el mes recorre las estaciones hacia atrás y tarda unos treinta y tres años en dar la vuelta. Quien ayunó de niño en los días largos de junio volverá a junio con canas. En 2030 empieza dos veces, en enero y a finales de diciembre. Es un calendario que se encarga de que todo el mundo haya pasado sed, al menos una vez, en cada época del año.',
			],
			counter:
				'Cabe preguntar por qué, habiendo tablas tan finas, dos vecinos empiezan en días distintos, y muchos musulmanes lo preguntan. A una familia repartida entre tres fechas no siempre le parece pintoresco. Tampoco el hambre mejora a todos; a las cuatro de la tarde el tráfico cuenta otra cosa. La tradición lo sabe: dispensa al enfermo y al viajero, y recuerda que hay quien de su ayuno solo saca el hambre.',
			practices: [
				'La tarde siguiente a la próxima luna nueva, o la otra, busca la creciente hacia el oeste desde diez minutos después de la puesta de sol. Ocho minutos y sin aplicación. Si das con ella, apunta la hora y adónde miran los cuernos, como si un juez fuera a preguntarte. Si no, apúntalo con el mismo esmero: miré, estaba despejado, no la vi. Es una frase más rara de lo que parece.',
				'Elige algo que solo sabes de oídas: qué piensa alguien de ti, cómo anda una amistad, qué pasa en cierto departamento. Escribe en una ficha dos renglones. Primero: qué he visto con mis ojos. Luego: quién me contó el resto, y si estaba en la azotea. Te llevará unos siete minutos. Lo que quede vacío, déjalo vacío. El mes puede empezar mañana.',
			],
			closings: [
				'La vio antes que nadie un niño que tenía que sujetar el té, y los sabios se agacharon a su altura. ¿De qué ojos te fías tú en asuntos que podrías calcular, y cómo se lo ganaron?',
				'Kurayb siguió su camino, es de suponer que con un día de ayuno más que sus compañeros de mesa. ¿Con quién podrías llevarte un día de diferencia sin que ninguno de los dos esté equivocado?',
			],
		},
	},
};
