import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'yalda',
	motif: 'pomegranate',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'yalda',
				'yalda night',
				'longest night',
				'winter solstice',
				'chelleh',
				'pomegranate',
				'hafez on yalda',
			],
			titles: ['A watermelon in December', 'How to sit up with the longest night'],
			excerpts: [
				'On the longest night of the year Iranians eat the fruit of summer, quarrel about a verse, and stay awake for reasons nobody can quite give.',
				'Yalda is longer than its neighbours by a few seconds. For the sake of those seconds three generations sit around one lamp.',
			],
			openings: [
				'The greengrocer on the corner has kept three watermelons in straw since September, and today he sells the last of them to a woman who does not ask the price. Outside there is snow on the wipers of the parked cars. She will cut it tonight, on the thirtieth of Azar, under a lamp, and her grandchildren will say that it tastes of nothing, which is true. Nobody buys a watermelon in December for the taste. It is a receipt: summer was here, and this is the paper that proves it.',
				'Somebody has to peel the pomegranates, and in this house it is the uncle. He works without looking, with a bowl on his knees and a newspaper under his feet, knocking the halves with the back of a spoon until they rain. By ten his cuffs look like those of a man who should not be stopped by the police. He has done it since his father died, always on the same low chair, and he claims that the seeds of one fruit are never fewer than the seeds of the last.',
			],
			body: [
				'The word is a stranger. Yalda comes from Syriac, the language of the Christians who lived among the Persians in late antiquity, and means birth; it is a cousin of the Arabic milad. What was being born is less clear than the cards in the shops suggest. The feast of the Nativity, the old birthday of the sun, and the plain relief of farmers have all left something on the table. The other name is homemade: Chelleh, the forty, because with this night the forty days of the great winter begin.',
				'A second chelleh, the small one, lasts only twenty days and is the fiercer, like many younger brothers. People once divided winter in this manner because a cold that has been counted is easier to sit through. They sat around the korsi, a low table with a pan of embers beneath and a quilt over it, feet together, faces apart. The heat reached as far as the knees; for the rest there was talk. In 2022 UNESCO put the night on its list of living heritage, at the joint request of Iran and Afghanistan, whose people had not waited for it.',
				'After the fruit comes the book. Someone who has a steady voice takes the Divan, each person in turn keeps a wish behind the teeth, and the page falls open. Ghazal 255 turns up suspiciously often: the lost Joseph will come back to Canaan, do not grieve. At a table with an empty chair nobody laughs at that line, and nobody explains it.',
				'Two things pull at this night. It is said to be a vigil against the dark, and it is also the evening on which one most enjoys being indoors while it lasts. If morning came at nine in the evening, half the guests would be sorry. They came to see off a darkness of which they are, for some hours, rather fond.',
			],
			counter:
				'The arithmetic is unkind. The night after Yalda is shorter by no more than a few seconds, and the earliest sunset was already in the first week of December; the latest sunrise is still to come, in January. Nothing turns at midnight. Nor do we know how old the custom of asking Hafez on this night is. Much that is told as Mithraic antiquity may be no older than the printed Divan on the shelf.',
			practices: [
				'Turn off every lamp but one, and put beside it a fruit that is out of season or an object that belongs to July: a shell, a swimming ticket, a photograph with squinting faces. For eight minutes tell it to somebody, or to a sheet of paper: where it was, who was there, what was eaten. Keep to things. Afterwards leave the object out until the morning, where you will meet it with a cup in your hand.',
				'Take a book of poems, any you trust, and choose one person who should be at the table and is not. Without a question, open the book and read six lines aloud in the direction of the empty chair. Then write a single line to that person, if a line can still reach them, or in the margin if it cannot, with the date. Seven minutes are enough. Nobody has to know what made you stop reading.',
			],
			closings: [
				'By February the evenings will be visibly lighter and no one will remember when it started. What in your house has begun to grow longer by seconds, too little to be shown to a guest?',
				'A night is easier to cross when its hours have names and dishes. Which darkness of yours has never been given an evening, a guest and something to eat, and whom would you invite?',
			],
		},
		fa: {
			keywords: ['یلدا', 'شب یلدا', 'شب چله', 'فال شب یلدا', 'انار', 'هندوانه', 'انقلاب زمستانی', 'بلندترین شب'],
			titles: ['هندوانه‌ای که از شهریور پنهان مانده بود', 'شبی که چند ثانیه از همسایه‌اش بلندتر است'],
			excerpts: [
				'یلدا را با میوهٔ تابستان می‌نشینیم، با دیوانی که خودش باز می‌شود و با بیداری‌ای که دلیلش را هیچ‌کس درست نمی‌داند.',
				'بلندی یلدا نسبت به شب پیش از آن به چشم نمی‌آید. برای همان چند ثانیه سه نسل دور یک چراغ جمع می‌شوند.',
			],
			openings: [
				'میوه‌فروشِ سر کوچه سه هندوانه را از شهریور لای کاه نگه داشته بود و امروز آخری را به زنی داد که قیمت نپرسید. روی برف‌پاک‌کن ماشین‌ها برف نشسته است. زن امشب، شب سی‌ام آذر، زیر چراغ آن را قاچ می‌کند و نوه‌ها می‌گویند مزه ندارد، و راست می‌گویند. کسی در آذر هندوانه را برای مزه‌اش نمی‌خرد. این رسیدِ تابستان است، کاغذی سرخ و آبدار که گواهی می‌دهد گرما همین‌جا بود و دوباره راهِ خانه را بلد است.',
				'یکی باید انارها را دان کند و در این خانه دایی این کار را می‌کند. کاسه را روی زانو گذاشته و روزنامه را زیر پا، و با پشت قاشق آن‌قدر به نیمه‌های انار می‌زند که ببارند. ساعت ده سرآستینش به آستین کسی می‌ماند که بهتر است با پلیس روبه‌رو نشود. از سالی که پدرش رفت این کار را روی همان چهارپایهٔ کوتاه می‌کند و ادعا دارد که دانه‌های هیچ اناری از انار قبلی کمتر نیست. کسی هم هنوز نشمرده است.',
			],
			body: [
				'خودِ واژه مهمان است. «یلدا» از سُریانی آمده، از زبان مسیحیانی که در کنار ایرانیان می‌زیستند، و معنایش زادن است؛ با «میلاد» خویشاوند است. اینکه چه کسی در این شب زاده می‌شد آن‌قدر که روی کارت‌های تبریک نوشته‌اند روشن نیست. میلاد مسیح، زادروز کهنِ خورشید و آسودگیِ سادهٔ کشاورزی که خرمنش را در انبار دارد، هر کدام چیزی روی این سفره گذاشته‌اند. نام دیگر خانگی‌تر است: شب چله، چون چهل روزِ چلهٔ بزرگ از همین‌جا آغاز می‌شود.',
				'چلهٔ کوچک پشت سرش می‌آید، بیست روز بیشتر نیست و مثل خیلی از برادرهای کوچک تندخوتر است. سرما را که بشماری آسان‌تر می‌گذرد. دور کرسی می‌نشستند، پاها کنار هم و صورت‌ها رو به هم؛ گرما تا زانو می‌رسید و بقیه‌اش را حرف گرم می‌کرد. در سال ۱۴۰۱ یونسکو این شب را به درخواست مشترک ایران و افغانستان در فهرست میراث زنده نوشت. مردم این دو سرزمین البته معطل نمانده بودند و آجیل را پیش از صدور گواهی شکسته بودند.',
				'پس از میوه نوبت کتاب است. کسی که صدایش نمی‌لرزد دیوان را برمی‌دارد، هر کس نیتش را پشت دندان نگه می‌دارد و صفحه باز می‌شود. غزل ۲۵۵ عجیب زیاد می‌آید: «یوسف گم‌گشته بازآید به کنعان غم مخور». سر سفره‌ای که یک جای خالی دارد هیچ‌کس به این مصراع نمی‌خندد و هیچ‌کس هم شرحش نمی‌دهد. خواننده فقط کمی صبر می‌کند و بعد کتاب را به نفر کناری می‌دهد.',
				'این شب دو سر دارد که هر کدام به سویی می‌کشد. می‌گویند بیدار می‌مانیم تا تاریکی را بدرقه کنیم؛ از آن طرف هیچ شبی به اندازهٔ این شب دلمان نمی‌خواهد تمام شود. اگر آفتاب ساعت نُه سر می‌زد نیمی از مهمان‌ها دلخور می‌شدند. آمده‌اند راهیِ کسی شوند که چند ساعتی از ماندنش خوشحال‌اند.',
			],
			counter:
				'حساب با ما مهربان نیست. شبِ پس از یلدا فقط چند ثانیه کوتاه‌تر است، زودترین غروب دو هفته پیش‌تر گذشته و دیرترین طلوع تازه در دی می‌آید. نیمه‌شب هیچ چیز برنمی‌گردد. این را هم درست نمی‌دانیم که رسم فال حافظ در این شب چند ساله است. بخشی از آنچه به نام آیین مهر از هزاره‌ها پیش می‌گوییم شاید از دیوان چاپیِ روی طاقچه پیرتر نباشد.',
			practices: [
				'همهٔ چراغ‌ها را خاموش کن جز یکی، و کنارش چیزی بگذار که مالِ تیرماه است: گوش‌ماهی، بلیت استخر، عکسی که در آن همه چشم‌ها را از آفتاب تنگ کرده‌اند. هشت دقیقه برای کسی، یا برای کاغذ، تعریفش کن: کجا بود، چه کسانی بودند، چه خوردید. فقط از چیزها بگو. بعد همان‌جا رهایش کن تا صبح، با استکان چای در دست، دوباره به آن بربخوری.',
				'کتاب شعری بردار که به آن اعتماد داری و یک نفر را در نظر بگیر که باید سر این سفره می‌بود و نیست. بی آنکه چیزی بپرسی کتاب را باز کن و سه بیت را رو به جای خالی‌اش بلند بخوان. بعد یک خط برایش بنویس، اگر هنوز خطی به او می‌رسد؛ و اگر نمی‌رسد در حاشیهٔ همان صفحه، با تاریخ امشب. هفت دقیقه کافی است.',
			],
			closings: [
				'تا بهمن غروب‌ها آشکارا روشن‌تر شده‌اند و کسی یادش نیست از کِی شروع شد. چه چیز در خانهٔ تو همین روزها ثانیه‌ثانیه بلندتر می‌شود، آن‌قدر کم که هنوز به مهمان نشانش نداده‌ای؟',
				'شب وقتی آسان‌تر می‌گذرد که ساعت‌هایش نامی داشته باشند و خوراکی. کدام تاریکیِ تو هیچ‌وقت سفره‌ای و مهمانی نداشته است، و اگر قرار بر دعوت باشد اول درِ چه کسی را می‌زنی؟',
			],
		},
		ar: {
			keywords: ['يلدا', 'ليلة يلدا', 'أطول ليلة', 'الانقلاب الشتوي', 'الرمان', 'فأل حافظ', 'ليلة الأربعين'],
			titles: ['بطّيخة في قلب الشتاء', 'ليلة تزيد على أختها بثوانٍ معدودة'],
			excerpts: [
				'في أطول ليالي السنة يأكل الإيرانيّون فاكهة الصيف، ويفتحون ديوان حافظ، ويسهرون لسبب لا يحسن أحد شرحه.',
				'يلدا كلمة سريانيّة معناها الميلاد، دخلت بيوت الفرس ولم تخرج. ما الذي يولد في ليلة لا تختلف عن سابقتها إلّا بثوانٍ؟',
			],
			openings: [
				'أخفى بائع الفاكهة عند الناصية ثلاث بطّيخات في التبن منذ أيلول، واليوم باع آخرها لامرأة لم تسأل عن الثمن. على زجاج السيّارات ثلج. ستشقّها الليلة تحت المصباح، وسيقول أحفادها إنّها بلا طعم، وسيكونون على حقّ. لا أحد يشتري البطّيخ في كانون الأوّل من أجل طعمه. إنّه إيصال مختوم بالأحمر، يشهد بأنّ الصيف مرّ من هنا، وبأنّه يعرف الطريق إلى هذا الباب. ولذلك يُقسَّم بالعدل، وتُعطى أكبر القطع لمن لا يصدّق أنّ الربيع آتٍ.',
				'لا بدّ لأحد أن يفرط الرمّان، وهو في هذا البيت الخال. يضع الوعاء على ركبتيه والجريدة تحت قدميه، ويقرع أنصاف الرمّان بظهر الملعقة حتى تمطر. وعند العاشرة يصير كُمّاه مثل كُمّي رجل يحسن به ألّا يلقى شرطيًّا في الطريق. يفعل ذلك منذ السنة التي مات فيها أبوه، وعلى الكرسيّ الواطئ نفسه، ويزعم أنّ حبّات الرمّانة لا تنقص عن حبّات أختها في العام الماضي. ولم يجد أحد في العائلة بعدُ من الصبر ما يكفي ليعدّها ويكذّبه.',
			],
			body: [
				'الكلمة نفسها ضيفة. جاءت من السريانيّة، لغة المسيحيّين الذين عاشوا بين الفرس في أواخر العصور القديمة، ومعناها الولادة، والأذن العربيّة تسمع قرابتها من الميلاد بلا قاموس. أمّا المولود فأقلّ وضوحًا ممّا تقوله بطاقات التهنئة. عيد الميلاد، ويوم مولد الشمس عند الأقدمين، وراحة الفلّاح الذي أدخل غلّته إلى المخزن، كلّها تركت على هذه المائدة شيئًا. وللّيلة اسم آخر من صنع البيت: ليلة الأربعين، لأنّ أربعينيّة الشتاء الكبرى تبدأ بها.',
				'وتليها أربعينيّة صغرى لا تزيد على عشرين يومًا، وهي الأقسى، كما يكون الأخ الأصغر أحيانًا. وأهل المشرق يعرفون هذه الحكمة، فهم يقسمون البرد إلى مربعانيّة وسعود، لأنّ البرد الذي عُدّت أيّامه أهون على من ينتظر نهايته. كانوا يجلسون حول الكرسيّ، وهو طاولة واطئة تحتها جمر وفوقها لحاف، أقدامهم متجاورة ووجوههم متقابلة. الدفء يبلغ الركبة، وما فوقها متروك للكلام. وفي سنة ٢٠٢٢ أدرجت اليونسكو الليلة في قائمة التراث الحيّ بطلب مشترك من إيران وأفغانستان، ولم يكن الناس في البلدين قد انتظروا الإذن.',
				'بعد الفاكهة يأتي دور الكتاب. يأخذ الديوانَ صاحبُ الصوت الثابت، ويخفي كلّ واحد نيّته وراء أسنانه، وتنفتح الصفحة. والغزل ٢٥٥ يظهر أكثر ممّا ينبغي: يوسف الضائع يعود إلى كنعان فلا تحزن. وإذا كان حول المائدة كرسيّ خالٍ لم يضحك أحد من هذا الشطر، ولم يشرحه أحد. يسكت القارئ قليلًا ثم يناول الكتاب لمن بجانبه، ويقوم أحدهم إلى المطبخ ليرى هل غلى الماء. وحين يعود يكون الحديث قد انتقل إلى ثمن الفستق، وهو حديث يحتمله الجميع.',
				'وفي هذه الليلة شدّ إلى جهتين. يقال إنّها سهر لوداع الظلمة، وهي مع ذلك الليلة التي لا يودّ أحد أن تنقضي. لو طلعت الشمس في التاسعة مساءً لخاب أمل نصف الضيوف. جاؤوا ليشيّعوا غائبًا، ثم وجدوا أنفسهم ساعات طويلة يتمسّكون بثوبه. ولعلّ هذا ما يفسّر كثرة الأطباق: فاليد المشغولة بقشر البندق لا تنظر إلى الساعة، والفم الممتلئ لا يقول تأخّرنا.',
			],
			counter:
				'الحساب لا يجامل. الليلة التالية أقصر من يلدا بثوانٍ قليلة، وأبكرُ غروب كان في الأسبوع الأوّل من الشهر، وآخرُ شروق متأخّر لم يأتِ بعد. لا شيء يدور عند منتصف الليل. ولا نعرف كم عمر عادة استفتاح الديوان في هذه الليلة، وقد يكون بعض ما يُروى على أنّه من عبادات ما قبل التاريخ ليس أقدم من النسخة المطبوعة على الرفّ.',
			practices: [
				'أطفئوا المصابيح كلّها إلّا واحدًا، وضعوا بجانبه شيئًا من تمّوز: صدفة، أو تذكرة مسبح، أو صورة ضيّق الجميع فيها عيونهم من الشمس. حدّثوا عنه أحدًا ثماني دقائق، أو حدّثوا ورقة: أين كان، ومن كان هناك، وماذا أُكل. الأشياء وحدها من دون خواطر. ثم اتركوه في مكانه حتى الصباح، فيكون أوّل ما يلقاه من يدخل بفنجان القهوة.',
				'ليكن بين أيديكم كتاب شعر موثوق، وفي البال شخص كان ينبغي أن يكون حول المائدة وليس حولها. من غير سؤال، افتحوا الكتاب واقرؤوا بصوت مسموع ثلاثة أبيات في اتّجاه الكرسيّ الخالي. ثم اكتبوا له سطرًا واحدًا إن كان السطر ما زال يصل إليه، وإلّا ففي هامش الصفحة مع تاريخ الليلة. سبع دقائق تكفي، ولا يلزم أن يعرف أحد لماذا توقّفت القراءة.',
			],
			closings: [
				'في شباط يكون المساء قد صار أوسع بوضوح، ولا يتذكّر أحد متى بدأ ذلك. فما الذي يطول في بيوتنا هذه الأيّام ثانية بعد ثانية، أقلّ من أن يُرى للضيف؟',
				'الليل أهون عبورًا حين تكون لساعاته أسماء وأطباق. أيّ ظلمة لم يُفرش لها سماط يومًا ولم يُدعَ إليها ضيف، ومن يكون أوّل المدعوّين لو فُرش؟',
			],
		},
		es: {
			keywords: ['yalda', 'noche de yalda', 'noche más larga', 'solsticio de invierno', 'granada', 'hafez en yalda'],
			titles: ['Sandía en diciembre', 'Cómo se vela la noche más larga'],
			excerpts: [
				'En la noche más larga del año los iraníes comen fruta de verano, discuten un verso y aguantan despiertos por motivos que nadie sabe explicar del todo.',
				'Yalda dura unos segundos más que sus vecinas. Por esos segundos, tres generaciones se sientan alrededor de una sola lámpara.',
			],
			openings: [
				'El frutero de la esquina llevaba desde septiembre con tres sandías escondidas entre paja, y hoy ha vendido la última a una señora que no preguntó el precio. Hay nieve en los parabrisas. La abrirá esta noche, bajo la lámpara, y sus nietos dirán que no sabe a nada, y tendrán razón. Nadie compra una sandía en diciembre por el sabor. Es un resguardo, como el de la tintorería: el verano está entregado, consta aquí, y con este papel rojo se podrá ir a recogerlo.',
				'Alguien tiene que desgranar las granadas, y en esta casa le toca al tío. Trabaja sin mirar, con un barreño en las rodillas y un periódico bajo los pies, golpeando las mitades con el dorso de una cuchara hasta que llueven. A las diez lleva los puños de la camisa como para que no lo pare la policía. Lo hace desde el año en que murió su padre, siempre en la misma silla baja, y sostiene que ninguna granada trae menos granos que la del año anterior. Contarlos, nadie los ha contado.',
			],
			body: [
				'La palabra es forastera. Yalda viene del siríaco, la lengua de los cristianos que vivían entre los persas al final de la Antigüedad, y quiere decir nacimiento; en árabe tiene una prima, milad. Quién nacía está menos claro de lo que aseguran las tarjetas de felicitación. La Navidad, el viejo cumpleaños del sol y el alivio del campesino que ya tiene el grano bajo techo han dejado, cada cual, algo en esta mesa. El otro nombre es de la casa: Chelleh, la cuarentena, porque con ella empiezan los cuarenta días del invierno grande.',
				'Detrás viene el invierno chico, de solo veinte días y peor genio, cosa frecuente en los hermanos menores. Un frío con los días contados se lleva mejor. La familia se metía alrededor del korsi, que es nuestra mesa camilla sin disimulo: brasero debajo, colcha encima, los pies juntos y las caras enfrente. El calor llegaba a las rodillas y del resto se encargaba la conversación. En 2022 la Unesco inscribió la noche como patrimonio vivo a petición de Irán y de Afganistán, donde nadie había esperado el diploma para partir los pistachos.',
				'Tras la fruta llega el libro. Quien tiene la voz firme toma el Diván, cada cual guarda su deseo detrás de los dientes y la página se abre. El gazal 255 sale con una frecuencia sospechosa: José, el perdido, volverá a Canaán, no te aflijas. En una mesa con una silla vacía ese verso no hace reír y tampoco se comenta. El que lee espera un poco y pasa el libro.',
				'La noche tira hacia dos lados. Dicen que se vela para despedir a la oscuridad, y resulta que es la velada que menos ganas dan de que termine. Si amaneciera a las nueve de la noche, media familia se llevaría un disgusto. Han venido a acompañar a alguien a la puerta y llevan cinco horas sujetándole el abrigo.',
			],
			counter:
				'Las cuentas son poco amables. La noche siguiente solo mengua unos segundos, la puesta de sol más temprana pasó ya a principios de diciembre y el amanecer más tardío no llega hasta enero. A medianoche no gira nada. Tampoco sabemos desde cuándo se consulta a Hafez en esta fecha; parte de lo que se cuenta como rito de Mitra quizá no sea más viejo que el Diván impreso del aparador.',
			practices: [
				'Apaga todas las luces menos una y pon junto a ella algo que pertenezca a julio: una concha, una entrada de la piscina, una foto con las caras arrugadas de sol. Durante ocho minutos cuéntaselo a alguien, o a un papel: dónde estaba, quiénes eran, qué se comió. Solo cosas, nada de conclusiones. Después déjalo ahí toda la noche, para que te lo encuentres por la mañana con la taza en la mano.',
				'Busca un libro de poemas del que te fíes y piensa en una persona que debería estar en tu mesa y no está. Sin preguntar nada, ábrelo y lee seis versos en voz alta hacia la silla vacía. Luego escríbele una línea, si todavía le puede llegar; y si no, escríbela en el margen con la fecha de hoy. Con siete minutos basta. No hace falta que nadie sepa en qué verso te paraste.',
			],
			closings: [
				'En febrero las tardes serán más anchas y nadie recordará cuándo empezaron a serlo. ¿Qué crece ya en tu casa a razón de segundos, demasiado poco todavía para enseñárselo a una visita?',
				'Una noche se cruza mejor cuando sus horas tienen nombre y plato. ¿A qué oscuridad tuya no le has puesto nunca mesa, y a quién sentarías el primero si se la pusieras?',
			],
		},
	},
};
