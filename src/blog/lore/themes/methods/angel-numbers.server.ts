import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'angel-numbers',
	motif: 'numbers',
	leadsTo: 'marriage-fortune',
	words: {
		en: {
			keywords: ['angel numbers', 'angel number', '11:11', '1111', '222', 'repeating numbers', 'synchronicity'],
			titles: ['11:11 and the year two names were found for it', 'How often should a clock look back at you?'],
			excerpts: [
				'In 2005 one author wrote that angels speak in digits, and one linguist explained why you keep seeing them. They do not seem to have met.',
				'Twenty glances a day, twenty-four double hours: the sum says every third day. What the sum does not say is why you looked up.',
			],
			openings: [
				'The microwave in the staff kitchen is four minutes fast and nobody has the manual. So the woman from accounts, who sees 11:11 on it nearly every working day, sees it at 11:07. She knows this. She has mentioned it at table, laughing. All the same she stops with the spoon in the yoghurt until the last figure turns. Somebody ought to reset the thing. She has noticed that she would rather it were not she, and has not asked herself further.',
				'Before the displays with glowing bars came into bedrooms, in the nineteen-seventies, nobody could have had the experience. A clock with hands says eleven minutes past eleven and looks untidy about it: one hand here, the other rather near. There is no line of four strokes, no fence, no row of candles. The sign that so many people take for a message is made by seven little lamps in the shape of an 8, of which two are lit, four times over.',
			],
			body: [
				'Doreen Virtue published Angel Numbers, with Lynnette Brown, in 2005: three figures in a row, or four, as memoranda from above, listed to 999 like a telephone directory. The idea had been about since the nineties under the name of 11:11. Her book gave it a grammar. Twelve years later she became an evangelical Christian, withdrew her works and asked her readers to leave them alone. The directory carried on without its author, as directories do.',
				'In the same year, on a blog of linguists, Arnold Zwicky of Stanford wrote of a thing he called the frequency illusion. What has caught one’s attention lately seems to turn up everywhere. Two processes are at work, he said: one notices it, and afterwards counts each new sight as proof that the sightings increase. He was thinking of colleagues who were sure that a certain turn of phrase had lately spread. It fits whoever sees 11:11 every day, to the minute.',
				'The sum can be done at the table. A day has 1440 minutes. In twenty-four of them hour and minute are alike, from 00:00 to 23:23. Whoever looks at a clock twenty times, at random, meets one in three days; 11:11 itself comes once in seventy-two. If it comes every day, then you are not looking at random. Some part of you that keeps time without hands looks up when the minute is ripe. That is a small marvel, and it is in the room.',
				'What can be computed in such a row is soon told. Hoopoe looks at the pattern, alike or climbing or mirrored, and folds the digits: 1111 gives 4, 1234 gives 1, 1212 gives 6. It is said to be an idea of our own century wherever it appears. A couple may still like to know that their two dates meet in one figure, as two people like to find that they took the same bus for years.',
			],
			counter:
				'To read a wall clock as a letter addressed to oneself is pleasant at breakfast and hard to stop at night. People who live through loss or much worry notice signs more readily, and it would be unkind to sell them more. Nobody writes down 11:12. A record of the times when the clock said nothing in particular is the only honest control, and it makes dull reading.',
			practices: [
				'For one afternoon keep a slip beside you and, each time you catch yourself looking at a clock, write down what it says before you think about it, 14:37 as faithfully as 15:15. It costs three seconds. In the evening take five minutes and count the rows. Then look at the plain ones and write beside three of them what you had been doing just before. That list is about you, whatever the digits say.',
				'When next a doubled time looks at you, do nothing mystical: note in one line what was in your head during the minute before. Go on until you have three such lines, on three days. Then sit down for eight minutes and read them as if a friend had sent them. Do not look for a message. Look for the subject, the way one finds out from a shopping list who is coming to dinner.',
			],
			closings: [
				'The microwave is still four minutes fast. What else do you leave unset, because you should miss what it says to you when it is wrong?',
				'Seven lamps, two of them lit, and a head comes up from the pillow. In the minute before you looked up, what were you waiting to be interrupted in?',
			],
		},
		fa: {
			keywords: ['اعداد فرشتگان', 'عدد فرشته', 'ساعت جفت', '۱۱:۱۱', '۱۱۱۱', 'اعداد تکراری', 'ساعت رند'],
			titles: ['ساعت جفت و سالی که دو نام پیدا کرد', 'ساعت حق دارد چند بار نگاهت کند؟'],
			excerpts: [
				'در سال ۲۰۰۵ یکی نوشت فرشته‌ها با رقم حرف می‌زنند و یکی نوشت چرا مدام می‌بینی‌شان. ظاهراً همدیگر را ندیدند.',
				'بیست نگاه در روز و بیست‌وچهار دقیقهٔ جفت: حساب می‌گوید سه روز یک بار. نمی‌گوید چرا همان دم سر بلند کردی.',
			],
			openings: [
				'مایکروویو آبدارخانه چهار دقیقه جلوست و دفترچه‌اش گم شده. پس خانم حسابداری که تقریباً هر روز کاری روی آن ۱۱:۱۱ می‌بیند، در واقع ساعت یازده و هفت دقیقه آن را می‌بیند. خودش هم می‌داند و سر ناهار با خنده گفته است. با این همه قاشق را در کاسهٔ ماست نگه می‌دارد تا رقم آخر بیفتد. یکی باید درستش کند. فهمیده که دلش نمی‌خواهد آن یک نفر خودش باشد و دیگر دنبال دلیلش نرفته است.',
				'پیامکی رسیده: «الان ساعت چند است؟» بی‌سلام، بی‌احوال‌پرسی. نوجوان‌های ما زبانش را بلدند. هر که ساعت را جفت ببیند می‌گوید کسی به یادم بوده، و دنبال کسی می‌گردد که گناه را گردنش بیندازد. با ساعت عقربه‌ای چنین چیزی نمی‌شد. یازده و یازده دقیقهٔ عقربه شلخته است، یکی این‌جا و یکی کمی آن‌طرف‌تر. باید رقم‌های روشن به اتاق خواب می‌آمدند تا از چهار خط کوچک نامه‌ای ساخته شود.',
			],
			body: [
				'دورین ورچو در سال ۲۰۰۵ با همکاری لینت براون کتابی درآورد به نام «اعداد فرشتگان»: سه رقم پشت هم یا چهار تا، به جای یادداشتی از بالا، فهرست‌شده تا ۹۹۹ مثل دفتر تلفن. فکرش از دههٔ نود به نام ۱۱:۱۱ دهان به دهان می‌گشت و این کتاب برایش دستور زبان نوشت. دوازده سال بعد نویسنده مسیحی انجیلی شد، از کتاب‌هایش برگشت و از خوانندگان خواست کنارشان بگذارند. دفتر تلفن بی‌نویسنده به کارش ادامه داد، چنان‌که رسم دفتر تلفن است.',
				'همان سال آرنولد زوئیکی، زبان‌شناس استنفورد، در وبلاگی از چیزی نوشت که نامش را توهم بسامد گذاشت. آنچه تازگی چشمت را گرفته انگار همه‌جا پیدایش می‌شود. می‌گفت دو کار با هم می‌شود: اول می‌بینی‌اش، بعد هر بار دیدن را سندِ زیاد شدنش می‌گیری. منظورش همکارانی بود که یقین داشتند فلان اصطلاح تازه همه‌گیر شده است. ولی انگار تا دقیقهٔ آخر به قامت ۱۱:۱۱ دوخته‌اند، و کسی که یک بار آن را فهمید، از فردا توهم بسامد را هم همه‌جا می‌بیند.',
				'حسابش را می‌شود سر میز کرد. روز ۱۴۴۰ دقیقه است. در بیست‌وچهارتای آنها ساعت و دقیقه یکی است، از ۰۰:۰۰ تا ۲۳:۲۳. کسی که روزی بیست بار بی‌هوا به ساعت نگاه کند سه روز یک بار به یکی برمی‌خورد و به خودِ ۱۱:۱۱ هفتادودو روز یک بار. پس اگر هر روز می‌بینی، نگاهت بی‌هوا نیست. چیزی در تو که بی‌عقربه وقت نگه می‌دارد، دقیقه که رسید سرت را بالا می‌آورد. این عجیب است، و همین‌جا در اتاق است.',
				'آنچه در این ردیف‌ها حساب‌شدنی است کم است. هدهد نقشِ رقم‌ها را می‌بیند، یکسان یا پله‌پله یا آینه‌ای، و جمعشان را تا می‌کند: ۱۱۱۱ می‌شود ۴، ۱۲۳۴ می‌شود ۱ و ۱۲۱۲ می‌شود ۶. هر جا هم که بیاید گفته می‌شود که حرف همین قرن است. دو نفر هم که تاریخ‌هایشان به یک رقم برسد حق دارند خوششان بیاید، مثل وقتی که می‌فهمند سال‌ها هر دو سوار یک خط اتوبوس بوده‌اند و شاید یک بار جایشان را به هم داده‌اند.',
			],
			counter:
				'ساعت دیواری را نامه‌ای به نام خود خواندن سر صبحانه شیرین است و نیمه‌شب سخت تمام می‌شود. کسی که داغی دیده یا نگران است نشانه را زودتر می‌بیند، و بی‌انصافی است که بیشترش را به او بفروشند. هیچ‌کس ۱۱:۱۲ را یادداشت نمی‌کند. فهرست وقت‌هایی که ساعت حرف خاصی نزد تنها شاهد بی‌طرف این دعواست، و خواندنش حوصله می‌خواهد.',
			practices: [
				'یک بعدازظهر تکه کاغذی کنارت بگذار و هر بار که مچ خودت را هنگام نگاه به ساعت گرفتی، پیش از فکر کردن بنویس چند است؛ ۱۴:۳۷ را به همان امانت که ۱۵:۱۵ را. سه ثانیه کار دارد. شب پنج دقیقه بنشین و جفت‌ها را بشمار. بعد سراغ ساعت‌های معمولی برو و کنار سه‌تایشان بنویس درست پیش از آن چه می‌کردی. این فهرست دربارهٔ توست.',
				'دفعهٔ بعد که ساعت جفت نگاهت کرد به کسی پیام نده. فقط در یک خط بنویس در آن یک دقیقهٔ پیش در سرت چه می‌گذشت. سه خط که از سه روز جمع شد، هشت دقیقه بنشین و طوری بخوانشان که انگار دوستی فرستاده است. دنبال پیام نگرد. دنبال موضوع بگرد، همان‌طور که از سیاههٔ خرید می‌شود فهمید چه کسی قرار است به شام بیاید.',
			],
			closings: [
				'مایکروویو هنوز چهار دقیقه جلوست و همهٔ اداره می‌داند و کسی دست نمی‌زند. دیگر چه چیزی را تنظیم نمی‌کنی، چون اگر درست شود دلت برای حرفِ غلطش تنگ می‌شود؟',
				'چهار خط روشن و پیامکی که سلام ندارد. در آن دقیقه‌ای که هنوز سر بلند نکرده بودی، منتظر بودی از چه کاری صدایت کنند؟',
			],
		},
		ar: {
			keywords: ['أرقام الملائكة', 'رقم الملاك', '١١:١١', '١١١١', 'الأرقام المتكررة', 'تكرار الساعة', 'وهم التكرار'],
			titles: ['١١:١١ والسنة التي وُجد لها فيها اسمان', 'كم مرّة يحقّ للساعة أن تنظر إلينا؟'],
			excerpts: [
				'في عام ٢٠٠٥ كتبت مؤلّفة أنّ الملائكة تتكلّم بالأرقام، وكتب لغويّ لماذا نراها في كلّ مكان. لا يبدو أنّهما تعارفا.',
				'عشرون نظرة في اليوم وأربع وعشرون دقيقة متشابهة: مرّة كلّ ثلاثة أيّام. أمّا سبب رفع الرأس فليس في الحساب.',
			],
			openings: [
				'فرن المطبخ في المكتب يسبق الوقت أربع دقائق، ودليل استعماله ضائع. فالموظّفة التي ترى عليه ١١:١١ في كلّ يوم عمل تقريبًا إنّما تراها في الحادية عشرة وسبع دقائق. وهي تعلم ذلك، وقد حكته ضاحكة على الغداء. ومع هذا تبقى الملعقة في علبة اللبن حتى يسقط الرقم الأخير. لا بدّ أن يضبطه أحد. لاحظت أنّها تفضّل ألّا تكون هي ذلك الأحد، ولم تمض في التحقيق أبعد من ذلك.',
				'قبل أن تدخل الشاشات المضيئة غرف النوم في سبعينيّات القرن الماضي لم يكن لأحد أن يعرف هذه التجربة. فالساعة ذات العقارب تقول الحادية عشرة وإحدى عشرة دقيقة بشيء من الفوضى: عقرب هنا والآخر قريب منه ولا يلتقيان. ليس هناك أربعة خطوط قائمة كأعواد سياج. العلامة التي يحسبها كثيرون رسالة تصنعها سبعة مصابيح صغيرة على هيئة ثمانية أجنبيّة، يضيء منها اثنان، أربع مرّات متجاورة، في عتمة لا شيء فيها غيرها.',
			],
			body: [
				'أصدرت دورين فيرتشو مع لينيت براون عام ٢٠٠٥ كتاب «أرقام الملائكة»: ثلاثة أرقام متتابعة أو أربعة على أنّها مذكّرات من عل، مرتّبة إلى ٩٩٩ كدليل الهاتف. وكانت الفكرة تتنقّل منذ التسعينيّات باسم ١١:١١، فجاء الكتاب ووضع لها نحوًا وصرفًا. وبعد اثني عشر عامًا صارت المؤلّفة مسيحيّة إنجيليّة، وتبرّأت من كتبها، ورجت قرّاءها أن يتركوها. أمّا الدليل فمضى في عمله بغير صاحبته، وتلك عادة الأدلّة جميعًا.',
				'وفي السنة نفسها كتب أرنولد زويكي، اللغويّ في ستانفورد، على مدوّنة للّغويّين عن أمر سمّاه وهم التكرار: ما استرعى الانتباه حديثًا يبدو كأنّه ظهر في كلّ مكان. قال إنّ عمليّتين تتعاونان: يلاحظ المرء الشيء أوّلًا، ثم يعدّ كلّ رؤية جديدة دليلًا على أنّ الرؤى تتكاثر. وكان يقصد زملاء أيقنوا أنّ عبارة معيّنة قد انتشرت فجأة على ألسنة الشباب. لكنّ كلامه يوافق من يرى ١١:١١ كلّ يوم إلى حدّ الدقيقة، ومن فهمه مرّة أخذ يرى وهم التكرار نفسه أينما ذهب.',
				'والحساب يُجرى على طاولة الغداء. في اليوم ١٤٤٠ دقيقة، وفي أربع وعشرين منها تتشابه الساعة والدقيقة، من ٠٠:٠٠ إلى ٢٣:٢٣. فمن نظر إلى الساعة عشرين مرّة كيفما اتّفق صادف واحدة كلّ ثلاثة أيّام، وصادف ١١:١١ بعينها مرّة كلّ اثنين وسبعين يومًا. فإن جاءت كلّ يوم فالنظر إذن ليس كيفما اتّفق. في الإنسان شيء يحفظ الوقت بلا عقارب، يرفع الرأس إذا نضجت الدقيقة. هذه أعجوبة صغيرة، ولا تحتاج إلى أن تأتي من مكان أبعد من الغرفة.',
				'وللعرب مع العدد المكرّر معرفة من باب آخر: في لوحات السيّارات وأرقام الهواتف التي تُباع في المزاد بأثمان البيوت. المشتري هناك لا ينتظر رسالة، بل يريد أن يُرى الرقم من بعيد ويُحفظ من مرّة واحدة. العين تحبّ الصفّ المتساوي وترتاح عنده قبل أن يُقال لها لماذا، كما ترتاح لبلاط أُحسن رصفه.',
				'والذي يمكن حسابه في صفّ كهذا قليل. ينظر الهدهد في هيئة الأرقام، أمتماثلة هي أم صاعدة أم كأنّها في مرآة، ثم يطوي مجموعها: ١١١١ تصير أربعة، و١٢٣٤ تصير واحدًا، و١٢١٢ تصير ستّة. وحيثما وردت قيل معها إنّها من بنات هذا القرن. ومع ذلك قد يسرّ اثنين أن يلتقي تاريخاهما في رقم واحد، كما يسرّهما أن يكتشفا أنّهما ركبا الحافلة نفسها سنوات ولم ينتبها.',
			],
			counter:
				'قراءة ساعة الحائط كأنّها رسالة باسم قارئها أمر لطيف عند الفطور، عسير التوقّف عند منتصف الليل. ومن أصابه فقد أو طال به القلق كان أسرع إلى رؤية العلامات، ومن القسوة أن يُباع منها المزيد. ثم إنّ أحدًا لا يدوّن ١١:١٢. والسجلّ الذي تُكتب فيه الساعات التي لم تقل شيئًا هو الشاهد المحايد الوحيد، وقراءته مملّة، ولعلّ هذا سبب ندرته.',
			practices: [
				'لبعد ظهر واحد ضعوا قصاصة في متناول اليد، واكتبوا عند كلّ نظرة إلى الساعة ما تقوله قبل التفكير فيه: ١٤:٣٧ بالأمانة التي تُكتب بها ١٥:١٥. الأمر ثلاث ثوان. وفي المساء خمس دقائق لعدّ المتشابهات، ثم إلى الأوقات العاديّة: اكتبوا إلى جانب ثلاثة منها ما كان يجري قبيل النظر. هذه القائمة تتحدّث عن صاحبها مهما قالت الأرقام.',
				'إذا نظرت ساعة متشابهة في المرّة القادمة فلا حاجة إلى طقس: سطر واحد عمّا كان في الرأس خلال الدقيقة السابقة. فإذا اجتمعت ثلاثة أسطر من ثلاثة أيّام اجلسوا ثماني دقائق، واقرأوها كأنّ صديقًا أرسلها. لا تبحثوا عن رسالة بل عن الموضوع، كما يُعرف من ورقة المشتريات من الضيف الذي سيأتي إلى العشاء، وإن لم يُذكر اسمه.',
			],
			closings: [
				'ما زال الفرن يسبق الوقت أربع دقائق، وكلّ من في المكتب يعلم ولا يمدّ أحد يده. أيّ شيء آخر يُترك بلا ضبط لأنّ قوله الخاطئ صار عزيزًا؟',
				'مصباحان مضيئان من سبعة، أربع مرّات في العتمة، ثم يسقط الرقم الأخير ويعود الرأس إلى الوسادة. في الدقيقة التي سبقت رفع الرأس، عمّ كان يُنتظر أن يقطعكم أحد؟',
			],
		},
		es: {
			keywords: [
				'números de ángeles',
				'números angelicales',
				'11:11',
				'1111',
				'horas espejo',
				'números repetidos',
				'sincronicidad',
			],
			titles: ['Las 11:11 y el año en que les pusieron dos nombres', 'Cada cuánto debería mirarte un reloj'],
			excerpts: [
				'En 2005 una autora escribió que los ángeles hablan en cifras y un lingüista, por qué no paras de verlas. No consta que se conocieran.',
				'Veinte miradas al día y veinticuatro minutos gemelos: sale uno cada tres días. Lo que no sale es por qué levantaste la cabeza.',
			],
			openings: [
				'El microondas de la oficina va cuatro minutos adelantado y el manual se perdió en una mudanza. Así que la de contabilidad, que casi a diario ve en él las 11:11, las ve a las once y siete. Lo sabe. Lo ha contado en la comida, riéndose. Y aun así deja la cuchara dentro del yogur hasta que cambia la última cifra. Alguien tendría que ponerlo en hora. Ha notado que prefiere no ser ella, y ahí ha dejado la investigación.',
				'Los relojes de la Puerta del Sol o de cualquier plaza jamás le hicieron esto a nadie. Con agujas, las once y once son una postura más bien desgarbada: una por aquí, la otra un poco más allá. Hubo que esperar a los años setenta, a que entraran en los dormitorios unas cifras encendidas, para que cuatro palitos en fila parecieran una valla, cuatro velas, un recado. Cada uno son dos lamparitas prendidas de siete. Con tan poca luz se ha escrito una teología entera.',
			],
			body: [
				'Doreen Virtue publicó Angel Numbers, con Lynnette Brown, en 2005: tres cifras seguidas, o cuatro, como avisos de arriba, ordenados hasta el 999 igual que una guía de teléfonos. La idea corría desde los noventa con el nombre de 11:11; el libro le puso gramática. Doce años después la autora se hizo cristiana evangélica, renegó de su obra y rogó a los lectores que la dejaran. La guía siguió funcionando sin ella, que es lo que hacen las guías.',
				'Aquel mismo año, en un blog de lingüistas, Arnold Zwicky, de Stanford, escribió sobre lo que llamó ilusión de frecuencia. Lo que acaba de llamarte la atención parece brotar por todas partes. Intervienen dos cosas, decía: te fijas, y después cuentas cada nuevo avistamiento como prueba de que aumentan. Pensaba en colegas convencidos de que cierta expresión se había puesto de moda. A quien ve las 11:11 a diario le queda como un guante.',
				'La cuenta se hace en la servilleta. El día tiene 1440 minutos y en veinticuatro coinciden hora y minuto, de las 00:00 a las 23:23. Si miras el reloj veinte veces al azar, te toca uno cada tres días; las 11:11 en persona, cada setenta y dos. De modo que, si las ves a diario, no miras al azar. Algo en ti lleva el tiempo sin agujas y te levanta la barbilla cuando el minuto está maduro. Es una maravilla pequeña, y está dentro de la habitación.',
				'Lo que hay que calcular en una fila así es poco: si las cifras son iguales, si suben, si se miran en un espejo, y lo que queda al plegarlas. 1111 da 4, 1234 da 1, 1212 da 6. Hoopoe lo cuenta diciendo siempre que es cosa de este siglo. A una pareja, de todos modos, puede gustarle que sus fechas acaben en la misma cifra, como gusta descubrir que durante años se tomó el mismo autobús.',
			],
			counter:
				'Leer el reloj de la cocina como carta a tu nombre es agradable en el desayuno y difícil de parar de madrugada. Quien ha perdido a alguien o anda muy preocupado ve señales antes que los demás, y no está bien venderle más. Nadie apunta las 11:12. Un registro de las horas en que el reloj no dijo nada sería el único testigo imparcial, y no lo publicaría ningún editor.',
			practices: [
				'Ten una tarde un papel a mano y, cada vez que te sorprendas mirando la hora, anótala antes de pensar en ella, las 14:37 con la misma lealtad que las 15:15. Cuesta tres segundos. Por la noche dedica cinco minutos a contar las gemelas. Luego mira las corrientes y escribe junto a tres de ellas qué estabas haciendo justo antes. Esa lista habla de ti, digan lo que digan las cifras.',
				'La próxima vez que te mire una hora doble, nada de deseos: apunta en un renglón qué tenías en la cabeza el minuto anterior. Sigue hasta juntar tres renglones de tres días distintos. Entonces siéntate ocho minutos y léelos como si te los mandara un amigo. No busques el mensaje, busca el tema, igual que por la lista de la compra se averigua quién viene a cenar.',
			],
			closings: [
				'El microondas sigue adelantado cuatro minutos. ¿Qué otra cosa dejas sin poner en hora porque echarías de menos lo que dice cuando se equivoca?',
				'Dos lamparitas de siete, cuatro veces, y una cabeza que se levanta de la almohada. En el minuto antes de alzar la vista, ¿de qué estabas esperando que te interrumpieran?',
			],
		},
	},
};
