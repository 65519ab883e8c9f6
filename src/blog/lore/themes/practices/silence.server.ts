import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'silence',
	motif: 'door',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['silence', 'quiet', 'silent', 'john cage', 'solitude', 'keeping silent', 'noise'],
			titles: ['Four minutes and thirty-three seconds of rain', 'The poet who signed himself Silent'],
			excerpts: [
				'A pianist closes the lid and starts a stopwatch. What the audience at Woodstock heard in 1952 is heard in every room in which somebody stops talking.',
				'Rumi left tens of thousands of verses and ended hundreds of poems by telling himself to be quiet. The advice was given often, since it was seldom followed.',
			],
			openings: [
				'On the twenty-ninth of August 1952, in a wooden concert hall near Woodstock that is open to the forest at the back, David Tudor sits down at the piano, closes the lid over the keys, and starts a stopwatch. In the first movement one hears wind in the trees. In the second, drops on the roof. In the third the audience itself makes all kinds of interesting noises, as the composer John Cage said later, while they talked or walked out. Then Tudor opens the lid and gets up. Four minutes and thirty-three seconds have gone by, and not one of them was silent.',
				'The refrigerator stops. Until this second nobody knew that it had been running, and now a hole gapes in the kitchen, into which things fall one after another: the clock, a pipe, the blood in one’s own ear. Two people who had been speaking about the car insurance break off as though caught. For perhaps eight seconds they look at each other across the table with faces that have nothing prepared. Then the one says “anyway”, the compressor shakes itself and starts up, and they are safe.',
			],
			body: [
				'In 1951 John Cage, composer of a piece in which nothing is played, had been to Harvard in order to hear silence at last, in a room lined with wedges that swallow every echo. He came out and complained of two sounds, a high one and a low. The engineer explained that the high one was his nervous system at work and the low his circulation. The first half of this is probably wrong; ears in great quiet invent a tone. But Cage kept the lesson: until I die there will be sounds, and afterwards they will go on. He had not found silence, merely a listener.',
				'Seven hundred years earlier, in Konya, Rumi had been having the same trouble from the other side. The collection of his lyrics has some forty thousand lines, and at the end of a great many of them he calls himself to order: khamush, silent, enough now. Scholars treat the word almost as his pen name. In the Masnavi he remarks that speaking shuts the very window through which the thing was to be seen; thereupon come a good many further couplets. One reads this with relief. Silence was no gift he had. He asked for it the way others ask for rain.',
				'The traditions that have taken it most seriously limit it in time. The Quran tells of Zachariah, who for three nights could speak by signs only, and of Mary, who vowed to speak to no one on the hardest day of her life. The Benedictine rule has a chapter on holding one’s tongue, and forbids grumbling in several others. The Quakers sit until somebody really must say something, and now and then nobody must.',
				'They all know that silence has two doors. Through one you go out of the conversation, and it falls shut behind you; married people can manage that over a plate of soup. Through the other something comes in that had been waiting for you to finish. From outside they look exactly alike. Which it was, one notices by whether there was a listener in it.',
			],
			counter:
				'In 2014 Timothy Wilson and others left people alone in a bare room for up to a quarter of an hour, with a button that gave an electric shock. Two thirds of the men and a quarter of the women pressed it, for entertainment. So much for the sweetness of stillness. And whoever praises it should first ask who was always allowed to speak: for many, being quiet was never a practice, it was the house rule.',
			practices: [
				'Set a clock to four minutes and thirty-three seconds, sit down by a closed lid of some kind, a piano, a laptop, a pot, and write down every sound as a programme note: bus, stairs, own stomach. At the end count them, and underline the one that you had never heard, though it has been there since you moved in. It is permissible to applaud. The neighbours do not know what for.',
				'In your next telephone call, after the other person has ended a sentence, count inwardly to three before you reply. Only that, for the length of the call. Observe what they put into the gap; often it is the actual reason for ringing. Afterwards take two minutes to write down the one thing you would have said into that gap, and whether anybody has missed it.',
			],
			closings: [
				'Behind the hall the forest stood open, and the rain had not been invited to play. Who comes to speech in your house when you close the lid?',
				'Khamush stood at the end of the poem, and the next morning there was another one. What do you keep on saying that you have already told yourself to leave unsaid?',
			],
		},
		fa: {
			keywords: ['سکوت', 'خاموشی', 'خموشی', 'خلوت', 'خاموش مولانا', 'جان کیج', 'کم گفتن'],
			titles: ['چهار دقیقه و سی و سه ثانیه باران', 'شاعری که امضایش «خاموش» بود'],
			excerpts: [
				'پیانونوازی درِ ساز را می‌بندد و کرنومتر را می‌زند. آنچه در سال ۱۹۵۲ شنیدند در هر اتاقی هست که کسی در آن از حرف زدن بایستد.',
				'مولانا ده‌ها هزار بیت گفت و صدها غزل را با این تمام کرد که خاموش باش. نصیحتی را زیاد تکرار می‌کنند که کم شنیده شده باشد.',
			],
			openings: [
				'بیست و نهم اوت ۱۹۵۲، در تالاری چوبی نزدیک وودستاک که پشتش به جنگل باز است، دیوید تودور پشت پیانو می‌نشیند، درِ ساز را می‌بندد و کرنومتر را می‌زند. در بند اول صدای باد در درخت‌ها می‌آید. در دومی قطره روی بام. در سومی خودِ تماشاچی‌ها صداهای جالبی درمی‌آورند، چنان که جان کیج بعدها گفت، چون حرف می‌زدند یا داشتند می‌رفتند. بعد تودور در را باز می‌کند و برمی‌خیزد. چهار دقیقه و سی و سه ثانیه گذشته و یک ثانیه‌اش هم ساکت نبوده است.',
				'یخچال از کار می‌افتد. تا این لحظه کسی نمی‌دانست روشن است، و حالا وسط آشپزخانه گودالی باز شده که چیزها یکی‌یکی در آن می‌افتند: تیک‌تاک ساعت، لولهٔ آب، خونِ توی گوش. دو نفر که دربارهٔ بیمهٔ ماشین حرف می‌زدند ساکت می‌شوند، انگار مچشان را گرفته باشند. هشت ثانیه‌ای از دو سوی میز با صورت‌هایی به هم نگاه می‌کنند که هیچ چیز آماده نکرده‌اند. بعد یکی می‌گوید «خلاصه»، موتور تکانی می‌خورد و راه می‌افتد، و هر دو نجات پیدا می‌کنند.',
			],
			body: [
				'در سال ۱۹۵۱ جان کیج، سازندهٔ قطعه‌ای که در آن هیچ نمی‌نوازند، به هاروارد رفته بود تا بالاخره سکوت را بشنود، در اتاقی که دیوارهایش هر پژواکی را می‌بلعید. بیرون آمد و گله کرد که دو صدا شنیده، یکی زیر و یکی بم. مهندس گفت زیرش دستگاه عصبیِ توست و بمش گردش خونت. نیمهٔ اولِ این حرف لابد درست نیست؛ گوش در سکوتِ زیاد خودش صدایی می‌سازد. کیج اما درسش را برداشت: تا زنده‌ام صدا هست و پس از من هم خواهد بود. سکوت پیدا نکرده بود، شنونده پیدا کرده بود.',
				'هفتصد سال پیش از او در قونیه، مولانا همین گرفتاری را از آن سر داشت. دیوان شمس چهل هزار بیت و کمی بیش است و پایانِ بسیاری از غزل‌هایش خودش را به نظم فرامی‌خواند: خاموش، بس کن، دیگر مگو. «خاموش» را کم‌وبیش تخلص او می‌دانند. در مثنوی می‌گوید حرف زدن بستنِ همان روزنی است که قرار بود از آن ببینی، و بعد بیت‌های دیگری می‌آورد. آدم نفس راحتی می‌کشد. سکوت هنری نبود که او داشته باشد؛ چیزی بود که طلب می‌کرد، مثل کشاورز که باران را. و مثنوی را هم با «بشنو» آغاز کرد، یعنی اول از همه جای گوش را باز گذاشت.',
				'سنت‌هایی که خاموشی را جدی‌تر گرفته‌اند برایش وقت گذاشته‌اند. در قرآن زکریا سه شب جز به اشاره سخن نمی‌گوید و مریم در سخت‌ترین روزش نذرِ سکوت می‌کند. در آیینِ راهبان بندیکتی فصلی است دربارهٔ نگه داشتنِ زبان و در چند فصل دیگر غر زدن ممنوع است. صوفی چله می‌نشست، و چله چهل روز است و نه بیشتر. کسی نگفته بود تا ابد.',
				'همه می‌دانسته‌اند که سکوت دو در دارد. از یکی خودت از گفت‌وگو بیرون می‌روی و در پشت سرت بسته می‌شود؛ زن و شوهرها این کار را بر سر یک بشقاب آش بلدند. از آن یکی چیزی تو می‌آید که منتظر بوده حرفت تمام شود. از بیرون عین هم‌اند. اینکه کدام بود از آنجا معلوم می‌شود که در آن کسی گوش می‌داد یا نه.',
			],
			counter:
				'در سال ۲۰۱۴ تیموتی ویلسون و همکارانش آدم‌ها را تا یک ربع در اتاقی خالی تنها گذاشتند، با دکمه‌ای که برق می‌داد. دو سومِ مردها و یک چهارمِ زن‌ها دکمه را زدند، برای سرگرمی. این هم از شیرینیِ خلوت. هر که ستایشش می‌کند اول باید بپرسد چه کسی همیشه حقِ حرف داشته است؛ برای خیلی‌ها ساکت بودن هرگز تمرین نبود، قانونِ خانه بود.',
			practices: [
				'ساعت را روی چهار دقیقه و سی و سه ثانیه بگذار، کنارِ درِ بسته‌ای بنشین، درِ پیانو یا لپ‌تاپ یا قابلمه، و هر صدایی را مثل برنامهٔ کنسرت یادداشت کن: اتوبوس، راه‌پله، شکمِ خودم. آخرش بشمار و زیر آن یکی خط بکش که تا امروز نشنیده بودی و از روز اسباب‌کشی آنجا بوده است. کف زدن آزاد است؛ همسایه‌ها نمی‌دانند برای چه.',
				'در تلفنِ بعدی، هر بار که طرف جمله‌اش را تمام کرد، پیش از جواب در دل تا سه بشمار. فقط همین، تا آخر مکالمه. ببین در آن فاصله چه می‌گذارد؛ خیلی وقت‌ها دلیلِ اصلیِ زنگ زدنش همان است. بعد دو دقیقه بنویس که اگر مکث نکرده بودی چه می‌گفتی، و آیا جای خالی‌اش را کسی حس کرد.',
			],
			closings: [
				'پشت تالار رو به جنگل باز بود و باران را کسی به نواختن دعوت نکرده بود. تو که درِ ساز را ببندی، در خانه‌ات نوبتِ حرف به که می‌رسد؟',
				'آخرِ غزل نوشته بود خاموش، و فردا غزل دیگری بود. تو چه چیزی را هنوز می‌گویی که بارها به خودت گفته‌ای نگو؟',
			],
		},
		ar: {
			keywords: ['الصمت', 'السكوت', 'الخلوة', 'الهدوء', 'صمت الرومي', 'جون كيج', 'حفظ اللسان'],
			titles: ['أربع دقائق وثلاث وثلاثون ثانية من المطر', 'الشاعر الذي كان توقيعه: الصامت'],
			excerpts: [
				'يغلق عازف غطاء البيانو ويشغّل ساعة التوقيت. ما سمعه الحضور سنة ١٩٥٢ يُسمع في كلّ غرفة يكفّ فيها أحد عن الكلام.',
				'ترك جلال الدين الروميّ عشرات آلاف الأبيات، وختم مئات القصائد بأن أمر نفسه بالصمت. وكثرة التكرار دليل على قلّة الامتثال.',
			],
			openings: [
				'في التاسع والعشرين من آب سنة ١٩٥٢، في قاعة خشبيّة قرب وودستوك ينفتح ظهرها على الغابة، يجلس ديفيد تيودور إلى البيانو، ويغلق الغطاء على المفاتيح، ويشغّل ساعة التوقيت. في الحركة الأولى تُسمع الريح في الشجر. وفي الثانية قطرات على السقف. وفي الثالثة يُحدث الجمهور نفسه أصواتًا طريفة، كما قال المؤلّف جون كيج لاحقًا، وهم يتكلّمون أو ينصرفون. ثم يفتح العازف الغطاء ويقوم. لقد مرّت أربع دقائق وثلاث وثلاثون ثانية، ولم تكن منها واحدة صامتة.',
				'تتوقّف الثلّاجة. لم يكن أحد يعلم حتى هذه اللحظة أنّها تعمل، والآن انفتحت في المطبخ حفرة تسقط فيها الأشياء تباعًا: دقّات الساعة، وأنبوب الماء، والدم في الأذن. وينقطع اثنان كانا يتحدّثان عن تأمين السيّارة كأنّهما ضُبطا متلبّسين. ثماني ثوانٍ تقريبًا يتبادلان النظر فوق الطاولة بوجهين لم يُعدّا شيئًا. ثم يقول أحدهما «المهمّ»، وترتجف الآلة وتدور من جديد، فينجو الاثنان، ويعود القسط الشهريّ إلى مكانه من الحديث كأنّ شيئًا لم يكن.',
			],
			body: [
				'كان جون كيج، صاحب القطعة التي لا يُعزف فيها شيء، قد ذهب سنة ١٩٥١ إلى هارفارد ليسمع الصمت أخيرًا، في حجرة تبتلع جدرانها كلّ صدى. وخرج منها يشكو من صوتين، رفيع وغليظ. قال له المهندس إنّ الرفيع جهازه العصبيّ والغليظ دورة دمه. والنصف الأوّل من هذا الجواب لا يصحّ على الأغلب، فالأذن في السكون الشديد تصنع لنفسها طنينًا. غير أنّ كيج أخذ الدرس وترك الشرح: ستبقى الأصوات ما دمت حيًّا، وستبقى بعد ذلك. لم يجد هناك صمتًا، وإنّما وجد مستمعًا.',
				'وقبله بسبعة قرون كان الروميّ في قونية يشكو العلّة نفسها من طرفها الآخر. في ديوانه الكبير أربعون ألف بيت أو تزيد، وفي آخر كثير من قصائده يزجر نفسه: صمتًا، كفى. والدارسون يعدّون كلمة الصامت بلسانه كأنّها اسمه الشعريّ. يقول في المثنوي إنّ النطق إغلاق للنافذة التي كان يُراد النظر منها، ثم يمضي فيقول أبياتًا أخرى كثيرة. وفي قراءة هذا راحة للقارئ. فالصمت لم يكن موهبة عنده، بل كان يطلبه كما يطلب غيره المطر. وحين افتتح المثنوي كان أوّل كلمة فيه: استمع.',
				'والذين حملوا الصمت محمل الجدّ جعلوا له أجلًا. في القرآن الكريم لا يكلّم زكريّا الناس ثلاث ليالٍ إلّا رمزًا، وتنذر مريم للرحمن صومًا فلا تكلّم أحدًا في أشدّ أيّامها. وفي نظام الرهبان البندكتيّين فصل في حفظ اللسان، وفي فصول أخرى نهي عن التذمّر. وكانت خلوة الصوفيّة أربعين يومًا يخرج بعدها صاحبها إلى السوق ويردّ السلام. أمّا العرب فقالوا إنّ البلاء موكل بالمنطق، ثم ملؤوا الدنيا خطبًا، وهم في هذا صادقون في الأمرين معًا، فلا يعرف قدر السكوت كمن أتعبه حسن البيان.',
				'وكلّهم عرف أنّ للصمت بابين. من الأوّل يخرج المرء من الحديث ويغلقه خلفه، والأزواج يحسنون ذلك فوق صحن حساء. ومن الثاني يدخل شيء كان ينتظر أن يُفرغ من الكلام. والبابان من خارج متشابهان تمامًا. وإنّما يُعرف أيّهما كان بسؤال واحد: هل كان هناك من يصغي؟ ولهذا يعرف الأطفال الفرق قبل غيرهم، فيدخلون على الصمت الثاني بأقدامهم الحافية ويجلسون، ويتذكّرون عند الأوّل أنّ لهم في الغرفة الأخرى لعبة تنتظر.',
			],
			counter:
				'في سنة ٢٠١٤ ترك تيموثي ويلسون وزملاؤه أناسًا وحدهم في غرفة عارية ربع ساعة أو أقلّ، ومعهم زرّ يصعق صعقة خفيفة. ضغط عليه ثلثا الرجال وربع النساء من باب التسلية. فأين حلاوة السكون؟ ومن مدحه فليسأل أوّلًا من كان مأذونًا له بالكلام دائمًا. فالسكوت عند كثيرين لم يكن رياضة قطّ، كان نظام البيت.',
			practices: [
				'اضبطوا الساعة على أربع دقائق وثلاث وثلاثين ثانية، واجلسوا إلى غطاء مغلق، غطاء بيانو أو حاسوب أو قِدر، واكتبوا كلّ صوت كما تُكتب فقرات حفل: حافلة، درَج، معدة. وفي الختام تُعدّ الأصوات، ويُخطّ تحت واحد لم يُسمع من قبل مع أنّه في البيت منذ أوّل يوم. التصفيق جائز، والجيران لا يدرون لأيّ شيء هو، ولا ينبغي لأحد أن يخبرهم.',
				'في المكالمة القادمة، كلّما أتمّ المتكلّم جملته، عُدّوا في السرّ إلى ثلاثة قبل الجواب. هذا فقط، إلى نهاية المكالمة. ولينتبه المرء إلى ما يضعه الآخر في الفجوة، فهو كثيرًا ما يكون السبب الحقيقيّ للاتّصال. وبعدها دقيقتان تُكتب فيهما الجملة التي كانت ستُقال لولا العدّ، وهل افتقدها أحد، وهل كانت تستحقّ أن تُقال في وقت آخر.',
			],
			closings: [
				'كان ظهر القاعة مفتوحًا على الغابة، ولم يدعُ أحد المطر إلى العزف. من الذي يأتيه دور الكلام في البيت إذا أُغلق الغطاء؟',
				'كان آخر القصيدة أمرًا بالصمت، وفي الصباح كانت قصيدة أخرى. أيّ كلام ما زال يُعاد وقد أوصت النفس نفسها مرارًا بتركه؟',
			],
		},
		es: {
			keywords: ['silencio', 'callar', 'quietud', 'soledad', 'john cage', 'guardar silencio', 'ruido'],
			titles: ['Cuatro minutos y treinta y tres segundos de lluvia', 'El poeta que firmaba Callado'],
			excerpts: [
				'Un pianista cierra la tapa y pone en marcha un cronómetro. Lo que se oyó en 1952 cerca de Woodstock se oye en cualquier cuarto donde alguien deja de hablar.',
				'Rumi dejó decenas de miles de versos y remató cientos de poemas mandándose callar. El consejo se repetía mucho porque se cumplía poco.',
			],
			openings: [
				'El 29 de agosto de 1952, en una sala de madera cercana a Woodstock que por detrás da al bosque, David Tudor se sienta al piano, cierra la tapa sobre las teclas y pone en marcha un cronómetro. En el primer movimiento se oye el viento en los árboles. En el segundo, gotas en el tejado. En el tercero es el público el que hace toda clase de ruidos interesantes, como contaría luego John Cage, hablando o marchándose. Después Tudor abre la tapa y se levanta. Han pasado cuatro minutos y treinta y tres segundos, y ninguno fue silencioso.',
				'Se para la nevera. Hasta ese instante nadie sabía que estaba en marcha, y de pronto hay en la cocina un agujero donde van cayendo cosas: el reloj, una tubería, la sangre en el oído. Dos personas que hablaban del seguro del coche se quedan cortadas, como si las hubieran pillado. Unos ocho segundos se miran por encima de la mesa con una cara que no traía nada preparado. Luego uno dice «en fin», el motor da una sacudida, arranca, y están a salvo. En algunos pueblos dirían que ha pasado un ángel; aquí ha pasado el compresor.',
			],
			body: [
				'En 1951 John Cage, autor de una pieza en la que no se toca nada, había ido a Harvard para oír por fin el silencio, en una cámara que se traga los ecos. Salió quejándose de dos sonidos, uno agudo y otro grave. El ingeniero le explicó que el agudo era su sistema nervioso y el grave su circulación. La primera mitad seguramente no es cierta; el oído, con demasiada quietud, se inventa un pitido. Pero Cage se quedó con la lección: mientras viva habrá sonidos, y después seguirán. No había encontrado silencio. Había encontrado a alguien escuchando.',
				'Siete siglos antes, en Konya, Rumi sufría el mismo percance por el otro extremo. Su diván lírico pasa de los cuarenta mil versos, y al final de muchísimos poemas se llama al orden: jamush, callado, basta ya. Los estudiosos lo tratan casi como su firma. En el Masnavi advierte que hablar es cerrar la ventana por la que se iba a mirar, y acto seguido añade unos cuantos versos más. Da alivio leerlo. El silencio no era un don suyo. Lo pedía igual que otros piden lluvia.',
				'Las tradiciones que se lo han tomado en serio le ponen plazo. En el Corán Zacarías habla tres noches solo por señas, y María hace voto de no dirigirle la palabra a nadie en el día más duro de su vida. La regla de san Benito trae un capítulo sobre sujetar la lengua, y en varios más prohíbe la murmuración. Los cuáqueros se sientan hasta que alguien de verdad tenga que decir algo, y hay días en que nadie tiene.',
				'Todos sabían que el silencio tiene dos puertas. Por una sales tú de la conversación y se cierra a tu espalda; los matrimonios lo consiguen con un plato de sopa delante. Por la otra entra algo que estaba esperando a que acabases. Vistas desde fuera son idénticas. Cuál de las dos era, se nota en si quedaba dentro alguien atento.',
			],
			counter:
				'En 2014 Timothy Wilson y otros dejaron a gente sola en un cuarto vacío, hasta un cuarto de hora, con un botón que daba calambre. Lo apretaron dos tercios de los hombres y una cuarta parte de las mujeres, por distraerse. Ahí queda la dulzura del recogimiento. Y quien lo elogie debería preguntar antes quién tuvo siempre la palabra: para muchos, callarse no fue nunca un ejercicio, era la norma de la casa.',
			practices: [
				'Pon el reloj en cuatro minutos y treinta y tres segundos, siéntate junto a una tapa cerrada, de piano, de portátil o de olla, y anota cada sonido como en un programa de mano: autobús, escalera, mis tripas. Al final cuéntalos y subraya el que no habías oído nunca, aunque lleve ahí desde que te mudaste. Se permite aplaudir. Los vecinos no sabrán por qué.',
				'En tu próxima llamada, cada vez que la otra persona termine una frase, cuenta por dentro hasta tres antes de contestar. Solo eso, hasta colgar. Fíjate en lo que pone en el hueco; muchas veces es el motivo verdadero de que llamara. Después dedica dos minutos a escribir lo que habrías dicho tú si no contaras, y si alguien lo echó de menos.',
			],
			closings: [
				'La sala estaba abierta por detrás al bosque y a la lluvia nadie la había contratado. Cuando bajas la tapa, ¿quién toma la palabra en tu casa?',
				'Al final del poema decía callado, y a la mañana siguiente había otro poema. ¿Qué sigues diciendo tú que ya te has mandado callar muchas veces?',
			],
		},
	},
};
