import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'ashtakoota',
	motif: 'scales',
	leadsTo: 'marriage-fortune',
	words: {
		en: {
			keywords: [
				'ashtakoota',
				'guna milan',
				'kundli matching',
				'indian astrology',
				'marriage compatibility',
				'nakshatra',
			],
			titles: ['Thirty-six points between two families', 'Ashtakoota: the marriage exam both can fail'],
			excerpts: [
				'Eight examiners, worth from one point to eight. The one who has most to say asks about the pulse.',
				'Two people born under the same star, in the same hour, are given 28 of 36. The eight points they lose are the interesting ones.',
			],
			openings: [
				'Somewhere in Pune two mothers are on the telephone. The young people have met twice, in a café with the fathers at another table, and nobody has said no. Now one mother reads out a birth time, to the minute, from a hospital card gone soft with folding; the other writes it on the back of an electricity bill. Tonight a cousin will put both into a program. Until then the question hangs in two flats, at the height of the ceiling fan: how many out of thirty-six?',
				'The moon needs a little over twenty-seven days for one round of the sky, and in India she is said to stop each night with another wife. There are twenty-seven of these houses. They have animals and temperaments, they are patient or sharp. The story goes that she loved one of them, Rohini, more than the rest, that the sisters complained to their father, and that he cursed her husband with wasting. For that is the one thing different in the tale: there the moon is the man.',
			],
			body: [
				'The method asks only where the moon stood at two births, in which sign and in which of the twenty-seven stars that mark her road. Then come eight comparisons, and the weight of each is its place in the row: one point for temperament class, two for mutual sway, three for the count from star to star, four for the animals, five for the friendship of the ruling planets, six for disposition, seven for the distance of the signs, eight for the nadi, which is a word for pulse. One to eight makes thirty-six. The sum is a small beauty in itself.',
				'The animals are fourteen, and some are enemies: cat and rat, cow and tiger, serpent and mongoose. The dispositions are three, gentle, human and fierce, and the table has roles: a fierce bride gets one point with a gentle groom, a gentle bride with a fierce groom none, so that here at least somebody had thought of the evenings. And the nadi punishes likeness. Same pulse, no points. A couple born under the very same star in the same quarter gets 28, perfect in seven subjects and nought in the last.',
				'Eighteen counts as a pass. We have let the machine play through all 11,664 pairs of stars and their quarters: 32 in a hundred fall below, 39 lie between 18 and 24 and a half, 27 or 28 between 25 and 32 and a half, and a little over one in a hundred reaches 33. The lowest is 2. So a 21, which John Lennon and Yoko Ono would have had, is neither fate nor scandal. It is the middle of the class, the row by the window.',
			],
			counter:
				'No study known to us has found that couples with 30 points quarrel less than those with 15. The table has no line for kindness, rent or who gets up at night. It has been used to refuse people, above all women, who would not have been asked; and schools differ over several of its lines, so that cousins with two programs bring home two results. The first line once sorted by caste. Hoopoe speaks of temperaments and leaves it there.',
			practices: [
				'Draw eight lines and make your own exam for two, for a couple, two friends, you and a flatmate. The subject worth one point stands at the top, the one worth eight at the bottom. Money, sleep, mothers, silence: you decide, and you have six minutes. Then look only at the last line. Write beside it when you two last spoke about that subject, and for how long. Leave the marking to somebody else.',
				'Take the subject in which you and somebody close to you are most alike: the same temper, the same way of going silent. By the rule of the nadi it yields no points. Spend five minutes writing three scenes in which this likeness was in the way. Then one in which somebody who was different saved the evening. Do not show it to anyone. Only set the table tonight for the one who was different.',
			],
			closings: [
				'On the back of the bill stand two birth times and beneath them, in red, the amount due. What would you have asked on the telephone, if you had been allowed one question in place of thirty-six points?',
				'He waned for his favourite, and waxed again because the others relented a little. In what do you resemble someone so closely that it costs you both eight points?',
			],
		},
		fa: {
			keywords: ['آشتاکوتا', 'فال ازدواج هندی', 'سازگاری ازدواج', 'نجوم هندی', 'طالع‌بینی هندی', 'نکشترا', 'تطابق زوج'],
			titles: ['سی‌وشش امتیاز میان دو خانه', 'امتحانی که شبیه‌ترین‌ها در آن هشت نمره کم می‌آورند'],
			excerpts: [
				'هشت ممتحن، از یک نمره تا هشت. آن که حرفش از همه سنگین‌تر است نبض را می‌گیرد.',
				'دو نفر که زیر یک ستاره و در یک ربع به دنیا آمده‌اند ۲۸ می‌گیرند از ۳۶. هشت نمرهٔ گم‌شده از همه شنیدنی‌تر است.',
			],
			openings: [
				'جایی در شهر پونا دو مادر پای تلفن‌اند. جوان‌ها دو بار همدیگر را دیده‌اند، در کافه‌ای که پدرها سر میز دیگرش نشسته بودند، و هیچ‌کس نه نگفته. حالا یکی ساعت تولد را تا دقیقه از روی کارت بیمارستان می‌خواند که از بس تا خورده نرم شده، و آن یکی پشت قبض برق می‌نویسد. شب پسرخاله هر دو را به برنامه‌ای می‌دهد. تا آن وقت سؤال در دو خانه زیر پنکهٔ سقفی می‌چرخد: چند از سی‌وشش؟',
				'ماه بیست‌وهفت روز و اندی می‌خواهد تا یک دور آسمان را بزند، و در هند می‌گویند هر شب در خانهٔ یکی از همسرانش می‌ماند. بیست‌وهفت خانه است و هر کدام خلقی دارد و جانوری. قصه می‌گوید یکی را که روهینی نام داشت از همه بیشتر می‌خواست، خواهرها پیش پدر شکایت بردند و پدر نفرین کرد که ماه بکاهد. برای ما که ماه را روی معشوق می‌دانیم غریب است: آنجا ماه مرد است و دیر به خانه می‌آید.',
			],
			body: [
				'روش فقط می‌پرسد ماه در دو تولد کجا بوده، در کدام برج و در کدام یک از بیست‌وهفت منزل. بعد هشت مقایسه می‌آید و وزن هر کدام همان جای آن در صف است: یک نمره برای طبع، دو برای نفوذ، سه برای شمردن از منزلی تا منزل دیگر، چهار برای جانورها، پنج برای دوستی سیاره‌های صاحب برج، شش برای خوی، هفت برای فاصلهٔ برج‌ها و هشت برای نادی که به معنی رگ و نبض است. از یک تا هشت که جمع بزنی سی‌وشش می‌شود. خودِ این جمع قشنگ است.',
				'جانورها چهارده‌تایند و بعضی دشمن‌اند: گربه و موش، گاو و ببر، مار و خدنگ. خوی‌ها سه‌تاست، نرم و آدمی‌زاد و تند، و جدول نقش هم می‌شناسد: عروس تند با داماد نرم یک نمره می‌گیرد و عروس نرم با داماد تند هیچ؛ پیداست دست‌کم اینجا کسی به فکر شب‌های خانه بوده است. اما نادی با شباهت بد است. می‌پرسد رگ‌ها یکی است یا نه، و برعکس همهٔ ممتحن‌های دیگر دلش می‌خواهد جواب منفی بشنود. نبضِ یکسان، صفر. زوجی که هر دو زیر یک ستاره و در همان ربع آن به دنیا آمده باشند ۲۸ می‌گیرند: در هفت درس کامل، در آخری هیچ. آن که جدول را نوشته، دو آدمِ عین هم را سر یک سفره دیده بوده است.',
				'از هجده به بالا قبولی است. ما همهٔ ۱۱٬۶۶۴ جفت ممکن از منزل‌ها و ربع‌هایشان را به ماشین دادیم: از هر صد تا ۳۲ زیر هجده می‌افتند، ۳۹ میان هجده و بیست‌وچهار و نیم‌اند، ۲۷ یا ۲۸ میان بیست‌وپنج و سی‌ودو و نیم، و فقط یکی و کسری به سی‌وسه می‌رسد. پایین‌ترین نمره ۲ است. پس ۲۱، که سهم جان لنون و یوکو اونو می‌شد، نه سرنوشت است و نه رسوایی. وسط کلاس است، ردیف کنار پنجره، همان‌جا که بیشتر ما نشسته بودیم و از درس چیزی یادمان مانده است.',
			],
			counter:
				'پژوهشی نمی‌شناسیم که نشان داده باشد سی‌نمره‌ای‌ها کمتر از پانزده‌نمره‌ای‌ها دعوا می‌کنند. جدول برای مهربانی، اجاره‌خانه و اینکه شب چه کسی بلند می‌شود سطری ندارد. با آن به خیلی‌ها نه گفته‌اند، بیشتر به زن‌ها. مکتب‌ها سر چند سطرش اختلاف دارند و دو پسرخاله با دو برنامه دو جواب می‌آورند. سطر اول روزگاری به طبقهٔ اجتماعی نگاه می‌کرد؛ هدهد فقط از طبع می‌گوید.',
			practices: [
				'هشت خط بکش و امتحان خودت را بنویس، برای یک زوج، دو دوست، تو و هم‌خانه‌ات. درس یک‌نمره‌ای بالا و هشت‌نمره‌ای پایین. پول، خواب، مادرها، سکوت: خودت می‌دانی، و شش دقیقه وقت داری. بعد فقط به خط آخر نگاه کن. کنارش بنویس آخرین بار کی دربارهٔ آن با هم حرف زدید و چقدر طول کشید. نمره دادن را بگذار برای کسی دیگر.',
				'آن چیزی را پیدا کن که تو و یکی از نزدیکانت در آن از همه شبیه‌ترید: همان تندی، همان شیوهٔ قهر. به حساب نادی نمره‌ای ندارد. پنج دقیقه بنویس: سه صحنه که این شباهت دست‌وپاگیر شد، و یک صحنه که کسی با شما فرق داشت و شب را نجات داد. نشان کسی نده. فقط امشب بشقاب آن یک نفر را تو بگذار.',
			],
			closings: [
				'پشت قبض دو ساعت تولد نوشته و زیرش، با جوهر قرمز، مبلغ بدهی. اگر جای سی‌وشش نمره یک سؤال داشتی که پای تلفن بپرسی، چه می‌پرسیدی؟',
				'ماه به خاطر یکی کاست و باز پُر شد چون دیگران کمی کوتاه آمدند. در چه چیزی آن‌قدر شبیه کسی هستی که برای هر دو گران تمام می‌شود؟',
			],
		},
		ar: {
			keywords: ['أشتاكوتا', 'توافق الزواج', 'التنجيم الهندي', 'منازل القمر', 'فال الزواج', 'توافق الأبراج'],
			titles: ['ستّ وثلاثون نقطة بين بيتين', 'امتحان يخسر فيه المتشابهان ثماني درجات'],
			excerpts: [
				'ثمانية ممتحنين، لأوّلهم درجة ولآخرهم ثمان. وأثقلهم كلامًا من يجسّ النبض.',
				'من وُلدا تحت منزلة واحدة في ربع واحد نالا ٢٨ من ٣٦. والدرجات الثماني الضائعة هي موضع الحكاية.',
			],
			openings: [
				'في مدينة بونه الهنديّة أُمّان على الهاتف. التقى الشابّان مرّتين في مقهى جلس أبواهما إلى طاولة أخرى منه، ولم يقل أحد لا. والآن تقرأ إحداهما ساعة الولادة بالدقيقة من بطاقة مستشفى لانت من كثرة الطيّ، وتكتبها الأخرى على ظهر فاتورة الكهرباء. الليلة سيضع ابن الخالة الساعتين في برنامج. وإلى ذلك الحين يدور السؤال في شقّتين على ارتفاع مروحة السقف: كم من ستّ وثلاثين؟ ولا يجرؤ أحد على أن يخمّن بصوت عال.',
				'يقطع القمر السماء في سبعة وعشرين يومًا وبعض يوم، ويقال في الهند إنّه يبيت كلّ ليلة عند واحدة من زوجاته، وهنّ سبع وعشرون. وعرف العرب هذه المنازل أيضًا، غير أنّهم عدّوها ثماني وعشرين وأنزلوا فيها المطر لا الأزواج، وسمّوا الدبران والثريّا والسماك. وتقول الحكاية الهنديّة إنّه آثر واحدة على أخواتها، اسمها روهيني، فشكونه إلى أبيهنّ، فدعا عليه بالهزال. وروهيني هي الدبران عينه، النجم الأحمر في وجه الثور.',
			],
			body: [
				'لا تسأل الطريقة إلّا عن مكان القمر في ولادتين: في أيّ برج، وفي أيّ المنازل السبع والعشرين. ثم تأتي ثماني مقارنات، ووزن كلّ منها رتبتها في الصفّ: درجة للطبع، ودرجتان للتأثير المتبادل، وثلاث للعدّ من منزلة إلى منزلة، وأربع للحيوانين، وخمس لصداقة الكوكبين صاحبي البرجين، وستّ للخُلق، وسبع للمسافة بين البرجين، وثمان للنادي، ومعناه العرق والنبض. ومن الواحد إلى الثمانية مجموع قدره ستّة وثلاثون، فالسلّم كلّه مبنيّ من خطواته، وفي ذلك من الأناقة ما يجعل المرء يغفر له أشياء.',
				'الحيوانات أربعة عشر، وبينها أعداء: القطّ والفأر، والبقرة والنمر، والأفعى والنمس. والأخلاق ثلاثة: ليّن وبشريّ وشديد. وللجدول أدوار: فالعروس الشديدة مع العريس الليّن تنال درجة واحدة، والليّنة مع الشديد لا تنال شيئًا، وهذا يدلّ على أنّ أحدًا فكّر هنا على الأقلّ في أمسيات البيت. أمّا النادي فيعاقب التشابه: إذا اتّحد النبض فلا درجة، وهو وحده بين الممتحنين يتمنّى أن يسمع جوابًا بالنفي. والزوجان اللذان وُلدا تحت منزلة واحدة وفي ربعها نفسه ينالان ٢٨، كاملين في سبع موادّ، صفرًا في الأخيرة. كأنّ واضع الجدول جلس يومًا إلى مائدة اثنين لا فرق بينهما، وانتظر أن يبدأ أحدهما بالكلام.',
				'والنجاح من ثماني عشرة. وقد جعلنا الآلة تجرّب ١١٬٦٦٤ زوجًا هي كلّ ما يمكن أن يجتمع من المنازل وأرباعها: فوقع ٣٢ في المئة تحت ذلك، و٣٩ بين ثماني عشرة وأربع وعشرين ونصف، و٢٧ أو ٢٨ بين خمس وعشرين واثنتين وثلاثين ونصف، ولم يبلغ الثالثة والثلاثين إلّا واحد في المئة ويزيد قليلًا. وأدنى الدرجات اثنتان. فالإحدى والعشرون التي كان جون لينون ويوكو أونو سينالانها ليست قدرًا ولا فضيحة. إنّها وسط الصفّ، المقاعد التي بجانب النافذة، حيث جلس أكثرنا ونجح.',
				'ومن يعرف الأسر التي تأخذ بهذا الحساب يعرف كذلك أنّ له صمّام أمان. فإذا أحبّ الأهل بعضهم بعضًا وجاءت النتيجة ضعيفة بُحث عن استثناء، وفي الكتب استثناءات كثيرة. وإذا لم يحبّوا كفى رقم متوسّط عذرًا مهذّبًا. فالجدول يُستشار بعد أن يكون القلب قد مال، مثله في ذلك مثل صديق يُسأل عن رأيه في قميص دُفع ثمنه. ومع ذلك يبقى للسؤال نفع لا يُنكر: إنّه يُجلس أسرتين إلى ورقة واحدة، ويعطيهما موضوعًا للحديث ليس المهر ولا الراتب.',
			],
			counter:
				'لا نعرف دراسة وجدت أنّ أصحاب الثلاثين يتخاصمون أقلّ من أصحاب الخمس عشرة. ليس في الجدول سطر للمودّة ولا للإيجار ولا لمن يقوم ليلًا إلى الطفل. وقد رُدّ به ناس كثيرون، وأكثرهم من النساء. والمدارس مختلفة في بعض سطوره، فيعود ابنا خالة من برنامجين بجوابين. وكان أوّل سطوره ينظر إلى طبقة الناس، أمّا الهدهد فيقول الطبع ويقف عنده.',
			practices: [
				'ارسموا ثمانية خطوط وضعوا امتحانكم لاثنين: زوجين أو صديقين أو شريكي سكن. مادّة الدرجة الواحدة في الأعلى، وذات الثماني في الأسفل. المال، النوم، الأمّهات، الصمت، والاختيار لكم في ستّ دقائق. ثم انظروا إلى الخطّ الأخير وحده، واكتبوا بجانبه متى كان آخر حديث بينكما فيه وكم طال. وليُترك وضع الدرجات لغيركم.',
				'ابحثوا عن الأمر الذي يبلغ فيه الشبه بينكم وبين قريب أقصاه: الحدّة نفسها، أو طريقة الصمت نفسها. لا درجات عليه بحساب النادي. خمس دقائق لكتابة ثلاثة مشاهد عرقل فيها هذا الشبه شيئًا، ومشهد واحد أنقذ فيه الأمسيةَ من كان مختلفًا. لا حاجة إلى أن يقرأها أحد. يكفي أن يوضع الليلة صحن ذلك المختلف قبل سائر الصحون.',
			],
			closings: [
				'على ظهر الفاتورة ساعتا ولادة، وفي وجهها المبلغ المستحقّ وآخر يوم لدفعه. لو أُبدلت الدرجات الستّ والثلاثون بسؤال واحد على الهاتف، فما السؤال؟',
				'هزل القمر لأجل واحدة، ثم عاد فامتلأ لأنّ الأخريات لِنَّ قليلًا. فيم يبلغ الشبه بينكم وبين أحدهم أن يكلّف الاثنين ثماني درجات؟',
			],
		},
		es: {
			keywords: [
				'ashtakoota',
				'guna milan',
				'astrología india',
				'astrología védica',
				'compatibilidad de pareja',
				'matrimonio',
				'nakshatra',
			],
			titles: ['Treinta y seis puntos entre dos familias', 'Ashtakoota: un examen para dos'],
			excerpts: [
				'Ocho examinadores, el primero vale un punto y el último, ocho. El que más pesa toma el pulso.',
				'Dos personas nacidas bajo la misma estrella sacan 28 de 36. Los ocho puntos que pierden son los que merecen conversación.',
			],
			openings: [
				'En Pune, dos madres hablan por teléfono. Los chicos se han visto dos veces en una cafetería, con los padres en otra mesa fingiendo leer la carta, y nadie ha dicho que no. Ahora una dicta la hora de nacimiento, con sus minutos, de una tarjeta de hospital blanda de tanto doblarla; la otra la apunta detrás del recibo de la luz. Esta noche un primo meterá las dos en un programa. Hasta entonces la pregunta da vueltas con el ventilador del techo: ¿cuántos de treinta y seis?',
				'La luna tarda algo más de veintisiete días en dar la vuelta al cielo, y en la India cuentan que duerme cada noche con una esposa distinta. Son veintisiete casas, con su animal y su genio. A una, Rohini, la quería más que a las demás; las hermanas se quejaron al padre y el padre la condenó a consumirse. O mejor dicho, lo condenó: para quien ha crecido con la luna en femenino, lo que cuesta tragar del cuento es que allí la luna sea el marido.',
			],
			body: [
				'El método solo pregunta dónde estaba la luna en los dos nacimientos: en qué signo y en cuál de las veintisiete estrellas de su camino. Vienen después ocho comparaciones, y cada una pesa lo que indica su turno: un punto el temperamento, dos la influencia mutua, tres la cuenta de estrella a estrella, cuatro los animales, cinco la amistad de los planetas regentes, seis el carácter, siete la distancia entre los signos y ocho el nadi, que significa vena, pulso. Del uno al ocho suman treinta y seis. Como escalera está muy bien hecha.',
				'Los animales son catorce y algunos se llevan fatal: gato y rata, vaca y tigre, serpiente y mangosta. Los caracteres son tres, dulce, humano y fiero, y la tabla distingue papeles: novia fiera con novio dulce, un punto; novia dulce con novio fiero, ninguno. Ahí, por lo menos, alguien había pensado en las veladas. El nadi, en cambio, castiga el parecido. Mismo pulso, cero. Una pareja nacida bajo la misma estrella y en el mismo cuarto de ella saca 28: sobresaliente en siete asignaturas y un rosco en la última.',
				'Se aprueba con dieciocho. Hemos puesto a la máquina a recorrer las 11.664 parejas posibles de estrellas y cuartos: 32 de cada cien se quedan por debajo, 39 caen entre 18 y 24 y medio, 27 o 28 entre 25 y 32 y medio, y poco más de una llega a 33. La nota más baja es un 2. De modo que el 21 que habrían sacado John Lennon y Yoko Ono no es ni condena ni escándalo. Es la mitad de la clase, la fila de la ventana.',
			],
			counter:
				'No conocemos estudio alguno en que las parejas de treinta puntos discutan menos que las de quince. La tabla no tiene casilla para la ternura, el alquiler ni quién se levanta de noche. Ha servido para rechazar a mucha gente, sobre todo a mujeres. Las escuelas discrepan en varias líneas, así que dos primos con dos programas traen dos notas. La primera línea miraba antaño la casta; Hoopoe habla de temperamentos y ahí lo deja.',
			practices: [
				'Traza ocho líneas y prepara tu propio examen para dos: una pareja, dos amigas, tú y quien comparte piso contigo. Arriba la materia de un punto, abajo la de ocho. Dinero, sueño, suegras, silencio; decides tú y tienes seis minutos. Mira luego solo la última línea. Apunta al lado cuándo hablaron de eso por última vez y cuánto duró. Que corrija otro.',
				'Busca aquello en que tú y alguien cercano se parecen más: el mismo pronto, la misma manera de callarse. Según el nadi no da puntos. Escribe durante cinco minutos tres escenas en que ese parecido estorbó y una en que alguien distinto salvó la noche. No se la enseñes a nadie. Basta con que hoy, al poner la mesa, empieces por el plato de esa persona.',
			],
			closings: [
				'Detrás del recibo hay dos horas de nacimiento; delante, el importe y la fecha límite. Si te cambiaran los treinta y seis puntos por una sola pregunta por teléfono, ¿cuál harías?',
				'Menguó por la favorita y volvió a crecer porque las otras cedieron un poco. ¿En qué te pareces tanto a alguien que a los dos les sale caro?',
			],
		},
	},
};
