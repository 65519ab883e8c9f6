import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-summer-solstice',
	motif: 'sun',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: [
				'summer solstice',
				'longest day',
				'midsummer',
				'saint john',
				'june solstice',
				'ansara',
				'sun stands still',
			],
			titles: ['The afternoon on which the sun hesitates', 'A sextant on a hill near Rayy'],
			excerpts: [
				'In June 994 an astronomer on a hill near Rayy measured how far the sun climbs before it turns. He wanted to know by how little. So may we.',
				'On the longest day of the year the light begins to go, and all over Europe and al-Andalus people have lit fires on top of it. An odd moment to bring candles.',
			],
			openings: [
				'A quarter past nine and one can still read the paper on the balcony. The children were put to bed an hour ago behind a curtain that glows like a lampshade; one of them is singing. Opposite, a man is watering tomatoes. Nobody on this side of the street has switched anything on, out of a kind of politeness, as one does not look at the clock while a guest is speaking. It is the twenty-first of June. From tomorrow the days grow shorter, and of all the people out here who have heard that on the news, there is not one who moves his chair back.',
				'On the hill of Tabarak, outside Rayy, not far from where Tehran stands now, there is a building in 994 that has no use but one. Two walls run from south to north, in the roof is a hole the size of a coin, and on an arc inside, lined with copper, its radius some twenty metres, travels a disc of sunlight. Al-Khujandi has had it built for the ruler and named it after him. For a few minutes at noon the disc crosses the marks. He kneels beside it in his best robe and draws a circle around the sun.',
			],
			body: [
				'Al-Khujandi, astronomer at Rayy, marked the noon sun on a copper arc as long as a building, in June 994, on two successive days, and again in December, in order to find the tilt of the ecliptic: half the distance between the highest noon of the year and the lowest. He got a little over twenty-three and a half degrees, a smaller figure than the Indians and Ptolemy had, and concluded that the tilt decreases. He was right, though more by luck than by copper. Biruni, who had met him, reports that the instrument had sagged under its own weight. The largest measuring device in the world was wrong because of being so large.',
				'The word solstice says that the sun stands. For some three days around the date it rises and sets at almost the same points, as a ball thrown upwards has a moment in which it does neither. The noon heights of those days differ by less than the width of a hair at arm’s length. This is why one needs a building as long as that in order to see the turn at all, and why the peasants, who had no copper, gave the feast to a fixed saint a few days later.',
				'On the eve of Saint John fires burn from Galicia to Finland. In al-Andalus the same night was called al-Ansara; Muslims and Christians kept it, people jumped over flames, put out their clothes to catch the dew, and raced horses, and the jurists of Córdoba wrote again and again that this must stop. They are our best source for the fact that it did not. On the beach of Alicante they still go into the sea at midnight, some of them with their backs to the waves.',
				'Now the contradiction. At midwinter one lights a fire because one lacks it. Here the light is at its full, and it is precisely on this evening that people add something to it. Perhaps it is the answer to what the copper shows: that the top has no breadth. Whoever has everything and knows that from tomorrow it will be a hair less, wants at least to have contributed.',
			],
			counter:
				'The longest day is not the hottest, the earliest sunrise was a week before it, and the earth at this time is nearly at its farthest from the sun. As a turning point it is a poor show. At the same hour half of humanity has its shortest day and puts on a cardigan. And the sun does not hesitate; it is we who travel, at thirty kilometres a second, without a moment’s thought.',
			practices: [
				'At noon by the sun, in summer time often after one, put a bottle on a level surface and mark the tip of its shadow with chalk, a stone or a strip of tape. Write down the date beside it. It takes three minutes. Repeat it in a week at the same hour, and look how far it has moved. Around the solstice you will find next to nothing. Put the date on that as well: here something was at its highest.',
				'Sit at a window at dusk and switch on no lamp until you can no longer read this sentence. Until then, eight minutes perhaps, make a list by what light is left: things that are at present as good as they get, among them at least two that nobody congratulates you on. You need do nothing about them. When the writing swims before your eyes, put down one more, blind, and see in the morning what it says.',
			],
			closings: [
				'The instrument sagged because it had been built so grandly, and a plumb line from the kitchen would have shown it. Where have your means become so impressive that they bend the result?',
				'Up at the top there is no landing, merely a noon that resembles its neighbours. Which summit of yours did you recognise only by the shadows growing longer?',
			],
		},
		fa: {
			keywords: ['انقلاب تابستانی', 'بلندترین روز', 'اول تیر', 'آغاز تابستان', 'خجندی', 'انقلاب صیفی', 'چله تموز'],
			titles: ['بعدازظهری که آفتاب مکث می‌کند', 'سُدسی بر تپه‌ای نزدیک ری'],
			excerpts: [
				'خردادِ سال ۳۷۳ هجری خورشیدی ستاره‌شناسی نزدیک ری اندازه گرفت که آفتاب پیش از برگشتن تا کجا بالا می‌رود. می‌خواست بداند چقدر کم.',
				'در بلندترین روز سال روشنی رو به کاستن می‌گذارد و از اندلس تا فنلاند مردم درست همان شب آتش افروخته‌اند. وقتِ عجیبی است برای شمع آوردن.',
			],
			openings: [
				'ساعت هشت و نیم است و هنوز روی بالکن می‌شود روزنامه خواند. بچه‌ها را پشت پرده‌ای خوابانده‌اند که مثل آباژور می‌درخشد؛ یکی‌شان آواز می‌خواند. روبه‌رو مردی گوجه‌فرنگی‌هایش را آب می‌دهد. این طرف کوچه هیچ‌کس چراغ روشن نکرده، از سرِ ادب، همان‌طور که وقتی مهمان حرف می‌زند به ساعت نگاه نمی‌کنند. اول تیر است. از فردا روزها کوتاه می‌شود، و از این همه آدم که در اخبار شنیده‌اند یکی هم صندلی‌اش را عقب نمی‌کشد. هندوانه هم هنوز نصفش مانده است.',
				'روی تپهٔ طبرک، بیرون ری، در سال ۳۸۴ هجری قمری بنایی هست که فقط یک کار دارد. دو دیوار از جنوب به شمال کشیده‌اند، در سقف سوراخی است به اندازهٔ سکه، و بر کمانی مسین که شعاعش به بیست متر می‌رسد قرصی از آفتاب راه می‌رود. خجندی آن را برای فخرالدوله ساخته و سُدسِ فخری نام گذاشته است. ظهر چند دقیقه قرص از روی نشانه‌ها می‌گذرد. او با بهترین قبایش کنار آن زانو می‌زند و دور خورشید خط می‌کشد.',
			],
			body: [
				'ابومحمود خجندی، ستاره‌شناسِ ری، جای خورشیدِ ظهر را بر کمانی مسین به بزرگیِ یک بنا نشان کرد، در دو روزِ پیاپیِ تابستانِ ۳۸۴ قمری و باز در زمستان، تا کجیِ دایرهٔ خورشید را بیابد: نیمی از فاصلهٔ بلندترین ظهرِ سال تا کوتاه‌ترین. کمی بیش از بیست و سه درجه و نیم به دست آورد، کمتر از عددی که هندیان و بطلمیوس داشتند، و نتیجه گرفت این کجی رو به کاستن است. راست می‌گفت، بیشتر از سرِ بخت تا از سرِ مس. بیرونی که او را دیده بود می‌نویسد دستگاه زیر سنگینیِ خودش نشست کرده بود. بزرگ‌ترین ابزار اندازه‌گیریِ دنیا خطا داشت، چون بزرگ بود.',
				'قدما می‌گفتند «انقلاب»، یعنی برگشتن، و فرنگی‌ها واژه‌ای دارند که معنایش ایستادنِ خورشید است. هر دو درست دیده‌اند. سه روزی دور و برِ آن، آفتاب تقریباً از یک جا درمی‌آید و در یک جا فرو می‌رود، مثل توپی که بالا انداخته باشی و دمی نه بالا برود و نه پایین. ظهرهای آن چند روز کمتر از پهنای مویی با هم فرق دارند. برای همین است که بنایی به آن درازی لازم بود تا اصلاً برگشتن را ببینند. دهقان که مس نداشت به تقویمِ خودش تکیه می‌کرد و از اول تیر چلهٔ بزرگِ تابستان را می‌شمرد.',
				'شبِ یوحنای قدیس از گالیسیا تا فنلاند آتش است. در اندلس همان شب را عَنصَره می‌گفتند؛ مسلمان و مسیحی با هم نگه می‌داشتند، از روی شعله می‌پریدند، جامه‌ها را بیرون پهن می‌کردند تا شبنم بگیرد و اسب می‌تاختند، و فقیهانِ قرطبه پی در پی می‌نوشتند که باید بس شود. بهترین سندِ ما که بس نشد همان نوشته‌هاست. در ساحل آلیکانته هنوز نیمه‌شب به دریا می‌روند، بعضی پشت به موج.',
				'حالا تناقض. آدم در چلهٔ زمستان آتش می‌افروزد چون ندارد. اینجا روشنی پُر است و درست همین شب چیزی رویش می‌گذارند. شاید جوابی باشد به آنچه مس نشان می‌داد: که قله پهنا ندارد. کسی که همه‌چیز دارد و می‌داند فردا یک مو کمتر است، دلش می‌خواهد دست‌کم خودش هم چیزی آورده باشد.',
			],
			counter:
				'بلندترین روز گرم‌ترینش نیست، زودترین طلوع یک هفته پیش از آن بود و زمین در این روزها تقریباً در دورترین جای خود از خورشید است. نقطهٔ اوجِ بی‌رونقی است. همین ساعت نیمهٔ دیگری از زمین کوتاه‌ترین روزش را دارد و ژاکت می‌پوشد. آفتاب هم مکث نمی‌کند؛ ماییم که ثانیه‌ای سی کیلومتر می‌رویم، بی یک لحظه فکر.',
			practices: [
				'سرِ ظهرِ واقعی، که در ساعت‌های امروز کمی این سو و آن سوی دوازده است، یک بطری روی جای صاف بگذار و نوکِ سایه‌اش را با گچ یا سنگ یا تکه‌ای چسب نشان کن. تاریخ را کنارش بنویس. سه دقیقه. هفتهٔ بعد همان ساعت تکرار کن و ببین چقدر جابه‌جا شده. نزدیک انقلاب تقریباً هیچ. برای همان هیچ هم تاریخ بگذار: اینجا چیزی در بلندترین جایش بود.',
				'دم غروب کنار پنجره بنشین و تا وقتی این جمله را می‌توانی بخوانی چراغ روشن نکن. تا آن وقت، شاید هشت دقیقه، با همین نوری که مانده فهرستی بنویس از چیزهایی که الان در بهترین حالشان‌اند، دست‌کم دو تا از آن‌ها که هیچ‌کس بابتشان تبریک نگفته. کاری با آن‌ها نداری. خط که جلوی چشمت شنا کرد یکی دیگر هم کور بنویس و صبح ببین چه نوشته‌ای.',
			],
			closings: [
				'دستگاه نشست کرد چون زیادی باشکوه بود و یک شاقولِ بنّایی هم آن را نشان می‌داد. کجا ابزارِ تو چنان چشمگیر شده که جواب را خم می‌کند؟',
				'آن بالا پاگردی نیست، ظهری است که به همسایه‌هایش می‌ماند. کدام اوجِ خودت را تازه وقتی شناختی که سایه‌ها داشتند دراز می‌شدند؟',
			],
		},
		ar: {
			keywords: ['الانقلاب الصيفي', 'أطول نهار', 'العنصرة', 'ليلة القديس يوحنا', 'الخجندي', 'أول الصيف'],
			titles: ['عصرٌ تتردّد فيه الشمس', 'سُدس على تلّ قرب الريّ'],
			excerpts: [
				'في صيف سنة ٣٨٤ للهجرة قاس الخجنديّ على تلّ قرب الريّ أعلى ما تبلغه الشمس قبل أن تعود. أراد أن يعرف بكم تعود، فإذا هو شيء لا يكاد يُرى.',
				'في أطول نهار يبدأ الضوء بالنقصان، ومع ذلك أوقد أهل الأندلس وجيرانهم نيرانهم في ليلته. وقت عجيب لحمل الشموع.',
			],
			openings: [
				'الثامنة والنصف مساءً وما زالت قراءة الجريدة ممكنة في الشرفة. أُرسل الأطفال إلى النوم وراء ستارة تضيء كأنّها مصباح، وواحد منهم يغنّي. وفي الجهة المقابلة رجل يسقي البندورة. لم يشعل أحد في هذا الصفّ من البيوت شيئًا، ضربًا من الأدب، كما لا يُنظر إلى الساعة والضيف يتكلّم. إنّه الحادي والعشرون من حزيران. من الغد تقصر الأيّام، وليس بين كلّ من سمع ذلك في نشرة الأخبار واحد أرجع كرسيّه إلى الوراء.',
				'على تلّ طبرك خارج الريّ، سنة ٣٨٤ للهجرة، بناء لا يصلح إلّا لشيء واحد. جداران ممتدّان من الجنوب إلى الشمال، وفي السقف ثقب بقدر الدرهم، وعلى قوس من الداخل ملبّسة بالنحاس، نصف قطرها عشرون مترًا أو نحوها، تمشي قطعة من الشمس مستديرة. بناه أبو محمود الخجنديّ لفخر الدولة وسمّاه السدس الفخريّ. وعند الظهر تعبر القطعة العلامات في دقائق معدودة، فيجثو عندها في أحسن ثيابه ويرسم حول الشمس دائرة، ثم يرفع القلم ويحبس أنفاسه.',
			],
			body: [
				'رسم الخجنديّ، فلكيّ الريّ، موضع شمس الظهيرة على قوس من نحاس في طول بناء، في يومين متواليين من صيف سنة ٣٨٤ للهجرة ثم في الشتاء، ليجد الميل الأعظم: نصف ما بين أعلى ظهيرة في السنة وأدناها. فخرج له ثلاث وعشرون درجة ونصف وزيادة يسيرة، وهو دون ما وجده الهنود وبطلميوس، فاستنتج أنّ الميل يتناقص. وكان مصيبًا، غير أنّ للحظّ في صوابه نصيبًا أكبر من نصيب النحاس. فقد ذكر البيرونيّ، وكان لقيه وأثنى عليه، أنّ الآلة هبطت قليلًا تحت ثقلها. أخطأت أكبر آلة للقياس في الدنيا لأنّها كانت كبيرة.',
				'سمّاه القدماء انقلابًا، وللّاتين كلمة معناها وقوف الشمس، والنظران صحيحان. فهي تطلع وتغيب ثلاثة أيّام تقريبًا من الموضعين نفسيهما، مثل كرة قُذفت إلى أعلى فلها لحظة لا تصعد فيها ولا تهبط. والفرق بين ظهائر تلك الأيّام أقلّ من عرض شعرة. ولذلك احتاجوا إلى بناء بهذا الطول ليروا أنّ شيئًا قد عاد أدراجه. أمّا الفلّاح فلم يكن عنده نحاس، فربط الأمر بيوم ثابت من تقويم القدّيسين بعد ذلك بأيّام، واطمأنّ إليه، لأنّ اسمًا يُنادى به أيسر على الذاكرة من زاوية تُقاس، ولأنّ القدّيس لا يهبط تحت ثقله.',
				'وفي الأندلس كان ذلك اليوم، الرابع والعشرون من حزيران، يُدعى العنصرة، وهو مولد يحيى بن زكريّا عليهما السلام عند النصارى. كان المسلمون والنصارى يحتفلون به معًا، يقفزون فوق النار، وينشرون ثيابهم لتصيبها أنداء الليل، ويتسابقون على الخيل ويرشّون الماء، والفقهاء في قرطبة يكتبون مرّة بعد مرّة أنّ هذا لا يجوز. وما بقي من خبره وصل إلينا في أكثره من تلك الفتاوى، فالنهي المتكرّر أصدق الشهود على أنّ أحدًا لم ينتهِ. وما زال بعض أهل المغرب يقولون العنصرة لأيّام الحصاد تلك. وعلى شواطئ إسبانيا ينزل الناس إلى البحر عند منتصف الليل، وبعضهم يوليه ظهره ويعدّ الأمواج.',
				'وهنا موضع التناقض. يوقد الناس النار في قلب الشتاء لأنّها تنقصهم. أمّا هنا فالضوء في تمامه، وفي هذه الليلة بعينها يزيدون عليه. لعلّه جواب على ما أظهره النحاس، من أنّ القمّة لا عرض لها. ومن عنده كلّ شيء، ويعلم أنّه في الغد أقلّ بشعرة، أحبّ على الأقلّ أن يكون له سهم فيه.',
			],
			counter:
				'ليس أطول الأيّام أشدّها حرًّا، وأبكر شروق كان قبله بأسبوع، والأرض في هذا الوقت قريبة من أبعد نقطة لها عن الشمس. فهو ذروة ضعيفة الإخراج. وفي الساعة نفسها يعيش جنوب الأرض أقصر نهاراته ويلبس الصوف. ثم إنّ الشمس لا تتردّد، نحن الذين نمضي ثلاثين كيلومترًا في الثانية من غير لحظة تفكير.',
			practices: [
				'عند الظهر الحقيقيّ، وهو لا يوافق الثانية عشرة إلّا نادرًا، ضعوا قارورة على أرض مستوية وعلّموا طرف ظلّها بطبشور أو حصاة أو شريط لاصق، واكتبوا التاريخ بجانبه. ثلاث دقائق. ثم يُعاد ذلك بعد أسبوع في الساعة نفسها ويُنظر كم تحرّك. قرب الانقلاب لا يكاد يتحرّك شيئًا. وليُكتب تاريخ لهذا أيضًا: هنا كان شيء في أعلى مواضعه.',
				'اجلسوا إلى نافذة عند الغروب ولا تضيئوا مصباحًا ما دامت هذه الجملة تُقرأ. وإلى ذلك الحين، ثماني دقائق ربّما، تُكتب بما بقي من الضوء قائمة بالأشياء التي هي الآن في أحسن أحوالها، على أن يكون فيها اثنان على الأقلّ لم يهنّئ عليهما أحد. ولا عمل مطلوبًا بعدها. فإذا سبحت الحروف أمام العين كُتب واحد آخر على العمى، ويُقرأ في الصباح.',
			],
			closings: [
				'هبطت الآلة لفخامتها، وكان ميزان بنّاء بسيط كافيًا لكشف ذلك. في أيّ أمر من أمورنا صارت الوسائل من الجلالة بحيث تلوي النتيجة؟',
				'ليس في الأعلى مصطبة للوقوف، وإنّما ظهيرة تشبه أختيها. أيّ ذروة لم تُعرف إلّا حين أخذت الظلال تطول؟',
			],
		},
		es: {
			keywords: [
				'solsticio de verano',
				'día más largo',
				'noche de san juan',
				'san juan',
				'hogueras de san juan',
				'ansara',
			],
			titles: ['La tarde en que el sol duda', 'Un sextante en un cerro cerca de Rayy'],
			excerpts: [
				'En junio de 994 un astrónomo midió en un cerro persa hasta dónde sube el sol antes de darse la vuelta. Quería saber por cuán poco.',
				'En el día más largo la luz empieza a menguar, y de Galicia a Finlandia la gente enciende hogueras encima. Curioso momento para traer velas.',
			],
			openings: [
				'Las nueve y media y en el balcón aún se puede leer el periódico. A los niños los acostaron hace una hora tras una cortina que brilla como una pantalla; uno está cantando. Enfrente un señor riega los tomates. En este lado de la calle nadie ha encendido nada, por una especie de educación, igual que no se mira el reloj mientras habla un invitado. Es 21 de junio. Desde mañana los días menguan, y de toda la gente que lo ha oído en las noticias no hay uno que haya echado atrás la silla. Queda además media sandía.',
				'En el cerro de Tabarak, a las afueras de Rayy, no lejos de donde hoy está Teherán, hay en 994 un edificio que sirve para una sola cosa. Dos muros corren de sur a norte, en el techo se abre un agujero como una moneda y por un arco forrado de cobre, de unos veinte metros de radio, viaja un disco de sol. Lo ha levantado al-Juyandi y le ha puesto el nombre de su señor. A mediodía el disco cruza las marcas en pocos minutos. Él se arrodilla a su lado, con su mejor túnica, y traza un círculo alrededor del sol.',
			],
			body: [
				'Al-Juyandi, astrónomo de Rayy, marcó el sol del mediodía en un arco de cobre tan largo como un edificio, dos días seguidos de junio de 994 y otra vez en diciembre, para hallar la inclinación de la eclíptica: la mitad de lo que va del mediodía más alto del año al más bajo. Obtuvo poco más de veintitrés grados y medio, menos que los indios y que Ptolomeo, y dedujo que la inclinación disminuye. Acertaba, aunque con más ayuda de la suerte que del cobre. Al-Biruni, que lo conoció, cuenta que el aparato se había hundido un poco por su propio peso. El mayor instrumento de medida del mundo fallaba por ser el mayor.',
				'La palabra solsticio dice que el sol se para. Durante unos tres días sale y se pone casi por los mismos sitios, como la pelota que alguien lanza hacia arriba y que tiene un instante en que ni sube ni baja. Los mediodías de esas fechas se distinguen en menos del grosor de un pelo. Por eso hacía falta un edificio tan largo para ver siquiera la vuelta, y por eso los campesinos, que no tenían cobre, dejaron la fiesta a cargo de un santo de fecha fija, unos días después.',
				'En la noche de San Juan hay hogueras desde Galicia hasta Finlandia. En al-Ándalus ese día se llamaba la Ansara; lo celebraban musulmanes y cristianos, se saltaba el fuego, se tendía la ropa para que cogiera el rocío, corrían caballos, y los juristas de Córdoba escribieron una y otra vez que aquello tenía que acabarse. Son nuestra mejor prueba de que no se acabó. En la playa de Alicante se entra todavía en el mar a medianoche, algunos de espaldas a las olas y contándolas, y a la mañana siguiente aparecen en la arena papeles a medio quemar en los que aún se lee un nombre.',
				'Y ahora la contradicción. En pleno invierno se enciende un fuego porque hace falta. Aquí la luz está llena, y justamente esta noche se le echa más. A lo mejor responde a lo que mostraba el cobre: que la cima no tiene anchura. Quien lo tiene todo y sabe que desde mañana tendrá un pelo menos, quiere al menos haber puesto algo.',
			],
			counter:
				'El día más largo no es el más caluroso, el amanecer más temprano fue una semana antes y la Tierra anda por entonces casi en su punto más alejado del sol. Como culminación está mal montada. A esa misma hora el otro hemisferio tiene su día más corto y se pone la rebeca. Y el sol no duda: los que viajamos somos nosotros, a treinta kilómetros por segundo y sin pensarlo.',
			practices: [
				'Al mediodía solar, que con el horario de verano suele caer pasadas las dos en España, pon una botella en un sitio llano y marca con tiza, una piedra o cinta la punta de su sombra. Escribe la fecha. Son tres minutos. Repítelo dentro de una semana a la misma hora y mira cuánto se ha movido. Cerca del solsticio, casi nada. Ponle fecha también a eso: aquí algo estuvo en lo más alto.',
				'Siéntate junto a una ventana al anochecer y no enciendas la luz mientras puedas leer esta frase. Hasta entonces, quizá ocho minutos, haz con la claridad que quede una lista de cosas que ahora mismo están en su mejor punto, con dos por lo menos de las que nadie te felicita. No tienes que hacer nada con ellas. Cuando baile la letra, apunta una más a ciegas y mira por la mañana qué pone.',
			],
			closings: [
				'El aparato se hundió de puro grandioso, y lo habría delatado la plomada de un albañil. ¿En qué asunto tus medios se han vuelto tan imponentes que tuercen el resultado?',
				'Arriba no hay rellano, solo un mediodía que se parece a sus vecinos. ¿Qué cumbre tuya reconociste cuando ya se alargaban las sombras?',
			],
		},
	},
};
