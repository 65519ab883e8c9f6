import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-leap-year-of-the-persian-calendar',
	motif: 'sun',
	leadsTo: 'lucky-number',
	words: {
		en: {
			keywords: [
				'persian calendar',
				'leap year',
				'nowruz',
				'solar hijri',
				'jalali calendar',
				'omar khayyam',
				'equinox',
			],
			titles: ['A year that was a day longer by thirty-one minutes', 'Why the Persian calendar asks the sun at noon'],
			excerpts: [
				'The spring of 2025 arrived in Tehran at 12.31. Had it come before noon, somebody’s birthday would not have existed.',
				'No one decreed when the Persian leap years fall. They are looked up, each time, in the sky.',
			],
			openings: [
				'There is a cake in Shiraz with five candles on it and a dispute around it. The child was born on the thirtieth of Esfand 1399, a day that comes only in a leap year. This year has none. One aunt holds with the twenty-ninth, since it is still winter then; another with the first of Farvardin, but then everybody is at table for the new year in any case and there will be one present instead of two. The child listens. It has begun to understand that a date is something one must defend.',
				'At noon on 20 March 2025 the sun crossed the meridian by which Iran keeps its clocks, and on that instant, though nobody stopped, hung a whole day. If the spring equinox had already passed, this was the first of Farvardin. If not, it was still the last of Esfand. Offices were shut, goldfish swam on tables that had been laid since morning. Then the radio counted down, and it was 12.31 and some seconds. The old year had got an extra day, with half an hour to spare.',
			],
			body: [
				'The rule fits into a sentence. The year begins on the day on whose noon, by the meridian of fifty-two and a half degrees east, the sun has already entered Aries; if it enters later, the year begins on the morrow. Whether a year has 365 days or 366 is a consequence, and no committee is asked. Six months of thirty-one days come first, since the sun is slow in our summer, then five of thirty, and then Esfand, which has 29, and 30 when the sky has been late.',
				'In 1079 a group of astronomers worked at this for the sultan Malik Shah; Omar Khayyam was among them, years before anybody took him for a drinker. Their reform set the new year upon the equinox and was called Jalali, after one of the sultan’s names. The present calendar, in force by a law of 1925, is its grandchild. Leap years mostly follow each other after four years, and after five every now and then: 1399, 1403, then not 1407 but 1408. A cycle of thirty-three years with eight of them comes close.',
				'Programmers wanted more than close. A rule of 2820 years went about in textbooks and code libraries, of a beautiful regularity, and it says that 1404 was the leap year and 1403 was not. The sun, which in 2025 came thirty-one minutes after noon, says otherwise. So it came about that in that March certain programs were a day ahead, and people wrote to each other, on the first day of spring, to ask whether it was that day. Hardly anybody looked up. They asked one another, which is an old method too, and waited for the radio, and this time the radio had it right.',
			],
			counter:
				'It is often called the most accurate calendar in the world. It is accurate by cheating: it has no rule that could go wrong, it goes and looks. To know a date in the far future one must compute the sun to the minute, and the earth’s turning is not regular enough for that. The Gregorian rule is a little worse in the sky and far easier on paper. A calendar is a compromise between astronomers and landlords.',
			practices: [
				'Write today’s date in two calendars, the one on your wall and another: Persian, Islamic, Hebrew. Any converter will do. Then take six minutes with the second date alone. What season does its month’s name come from? Which of your plans for next week sound different under it? Write one appointment down in the foreign date, and see whether you arrive at it otherwise. The bank need not know.',
				'Mark, on a window frame or the floor, where the edge of a shadow falls at noon by the sun, which is seldom noon by the clock. Look up the hour; it takes a minute. Put a bit of tape there with the date. Come back to it in a week at the same time and measure with your finger how far it has walked. Five minutes altogether, and you have done in small what was done for the sultan.',
			],
			closings: [
				'The aunts have not agreed, and the candles burn meanwhile. On which day do you keep the thing for which your calendar has no line?',
				'Thirty-one minutes decided about twenty-four hours. Where in your year does so much hang on so little, and who looks at the clock for you?',
			],
		},
		fa: {
			keywords: ['سال کبیسه', 'تقویم شمسی', 'تقویم جلالی', 'تحویل سال', 'نوروز', 'سی اسفند', 'خیام'],
			titles: ['سی‌ویک دقیقه که یک روز شد', 'سی‌ام اسفند، روزی که گاهی هست'],
			excerpts: [
				'بهار ۱۴۰۴ ساعت دوازده و سی‌ویک دقیقه رسید. اگر پیش از ظهر می‌آمد، یک روز تولد از تقویم پاک می‌شد.',
				'کبیسه را هیچ‌کس تعیین نمی‌کند. هر سال می‌روند و از خورشید می‌پرسند.',
			],
			openings: [
				'در خانه‌ای در شیراز کیکی هست با پنج شمع و دعوایی دور آن. بچه سی‌ام اسفند ۱۳۹۹ به دنیا آمده، روزی که فقط سال کبیسه دارد، و امسال نیست. یک خاله طرفدار بیست‌ونهم است که هنوز زمستان باشد. آن یکی می‌گوید اول فروردین، ولی آن روز همه به هر حال سر سفره‌اند و به جای دو هدیه یکی می‌رسد. بچه گوش می‌کند. دارد می‌فهمد که تاریخ چیزی است که باید از آن دفاع کرد.',
				'ظهر سی‌ام اسفند ۱۴۰۳ سفره‌ها از صبح پهن بود و ماهی‌ها دور خودشان می‌چرخیدند. آفتاب از نصف‌النهاری گذشت که ساعت ایران را با آن کوک می‌کنند و بر همان لحظه یک شبانه‌روز آویزان بود، هرچند کسی نایستاد. اگر اعتدال گذشته بود آن روز اول فروردین می‌شد و اگر نه هنوز اسفند بود. بعد رادیو توپ را درکرد: دوازده و سی‌ویک دقیقه و چند ثانیه. سال کهنه با نیم ساعت ارفاق یک روز بیشتر گرفت.',
			],
			body: [
				'قاعده در یک جمله جا می‌گیرد. سال از روزی شروع می‌شود که در ظهر آن، به نصف‌النهار پنجاه‌ودو درجه و نیم شرقی، خورشید به حمل رسیده باشد؛ اگر دیرتر برسد، فردایش نوروز است. سیصدوشصت‌وپنج یا شصت‌وشش بودن سال نتیجهٔ همین است و از هیچ هیئتی نمی‌پرسند. شش ماه اول سی‌ویک روز دارند چون خورشید در تابستانِ ما کندتر می‌رود، پنج ماه سی، و اسفند بیست‌ونه که هر وقت آسمان دیر کند سی می‌شود.',
				'در سال ۴۷۱ قمری گروهی از منجّمان برای سلطان ملکشاه به این کار نشستند و عمر خیام یکی از آنها بود، سال‌ها پیش از آنکه رباعی‌هایش از حساب‌هایش مشهورتر شود. نوروز را که در تقویم یزدگردی میان فصل‌ها سرگردان بود به اعتدال بازگرداندند و نام تقویم را از لقب سلطان، جلال‌الدوله، جلالی گذاشتند. تقویم امروز که به قانون سال ۱۳۰۴ رسمی شد نوهٔ همان است. کبیسه‌ها بیشتر چهار سال به چهار سال می‌آیند و گاهی پنج: ۱۳۹۹، ۱۴۰۳، و بعد به جای ۱۴۰۷، ۱۴۰۸. دوره‌ای سی‌وسه‌ساله با هشت کبیسه به آن نزدیک می‌شود.',
				'برنامه‌نویس‌ها بیش از نزدیک می‌خواستند. قاعده‌ای ۲۸۲۰ ساله در کتاب‌ها و کتابخانه‌های نرم‌افزار می‌گشت که نظمش زیبا بود و می‌گفت کبیسه ۱۴۰۴ است نه ۱۴۰۳. خورشید که آن سال سی‌ویک دقیقه از ظهر گذشته به حمل رسید چیز دیگری گفت. این بود که بهار ۱۴۰۴ بعضی برنامه‌ها یک روز جلو افتادند و مردم به هم پیام می‌دادند که عید امروز است یا فردا. هیچ‌کدام به آسمان نگاه نکرد؛ از هم پرسیدند، که آن هم روش قدیمی و محترمی است. پیرترها گفتند صبر کن رادیو بگوید، و این بار حق با رادیو بود.',
				'لفظش هم شنیدنی است. کبیسه از ریشه‌ای است که معنای پر کردن دارد، مثل گودالی که خاکش بریزند تا هم‌تراز شود. سال، بی آن روز، کمی از آسمان گود می‌ماند و هر چهار سال یک بیل خاک می‌خواهد. برای همین است که هر بچه‌ای که سی‌ام اسفند به دنیا بیاید حق دارد خودش را آدم مهمی بداند.',
			],
			counter:
				'می‌گویند دقیق‌ترین تقویم جهان است. دقتش از زرنگی است: قاعده‌ای ندارد که غلط دربیاید، می‌رود و نگاه می‌کند. برای دانستن تاریخی در آیندهٔ دور باید خورشید را تا دقیقه حساب کرد و چرخش زمین این‌قدر منظم نیست. قاعدهٔ میلادی در آسمان کمی بدتر است و بر کاغذ خیلی آسان‌تر. هر تقویمی سازشی است میان منجّم و صاحبخانه، و اجاره را با هیچ‌کدامش نمی‌شود عقب انداخت.',
			practices: [
				'تاریخ امروز را با دو تقویم بنویس: همان که بر دیوار است و یکی دیگر، قمری یا میلادی یا عبری. بعد شش دقیقه فقط با دومی بمان. نام ماهش از چه فصلی یا چه کاری آمده؟ کدام قرار هفتهٔ بعد زیر آن تاریخ جور دیگری به گوش می‌آید؟ یک قرار را با همان تاریخ غریبه یادداشت کن و ببین با چه حالی سر آن می‌روی.',
				'لبهٔ سایه‌ای را در ظهر خورشیدی، که کمتر با ظهر ساعت یکی است، بر قاب پنجره یا کف اتاق نشان کن. ساعت اذان ظهر شهرت را ببین، همان است. تکه‌ای چسب با تاریخ بزن. هفتهٔ بعد همان وقت برگرد و با انگشت اندازه بگیر چقدر راه رفته. روی هم پنج دقیقه است و کاری را کرده‌ای که برای سلطان می‌کردند.',
			],
			closings: [
				'خاله‌ها به توافق نرسیدند، شمع‌ها دارد آب می‌شود و بچه در دلش هدیه‌ها را می‌شمارد. آنچه تقویم برایش سطری ندارد، تو در کدام روز جشنش می‌گیری؟',
				'سی‌ویک دقیقه تکلیف بیست‌وچهار ساعت را روشن کرد. در سال تو کجاست که این‌همه به آن‌قدر کم بند است، و چه کسی برایت به ساعت نگاه می‌کند؟',
			],
		},
		ar: {
			keywords: [
				'التقويم الفارسي',
				'السنة الكبيسة',
				'النوروز',
				'التقويم الجلالي',
				'عمر الخيام',
				'الاعتدال الربيعي',
				'التقويم الشمسي',
			],
			titles: ['إحدى وثلاثون دقيقة صارت يومًا', 'تقويم يسأل الشمس عند الظهر'],
			excerpts: [
				'جاء ربيع ٢٠٢٥ إلى طهران في الثانية عشرة وإحدى وثلاثين دقيقة. ولو جاء قبل الظهر لسقط من التقويم عيد ميلاد.',
				'لا أحد يقرّر السنة الكبيسة عند الفرس. يُرفع الرأس كلّ عام ويُنظر.',
			],
			openings: [
				'في بيت في شيراز كعكة عليها خمس شمعات وحولها خلاف. وُلد الطفل في الثلاثين من إسفند ١٣٩٩، وهو يوم لا يأتي إلّا في سنة كبيسة، وليس في هذه السنة. خالة تقول بالتاسع والعشرين لأنّ الشتاء ما زال قائمًا، وأخرى تقول بأوّل فروردين، غير أنّ الجميع يومئذ على مائدة العيد فتصير الهديّتان واحدة. والطفل يصغي. لقد بدأ يفهم أنّ التاريخ شيء ينبغي الدفاع عنه، ولو بالبكاء.',
				'في ظهر العشرين من آذار ٢٠٢٥ عبرت الشمس خطّ الزوال الذي تضبط عليه إيران ساعاتها، وعلى تلك اللحظة كان يوم كامل معلّقًا، وإن لم يقف أحد. إن كان الاعتدال قد مضى فاليوم أوّل السنة، وإلّا فهو آخر إسفند. المكاتب مغلقة، والسمكات الحمر تدور في أوعيتها على موائد مُدّت منذ الصباح. ثم عدّ المذياع، وكانت الثانية عشرة وإحدى وثلاثين دقيقة وثواني. نالت السنة القديمة يومًا زائدًا بفارق نصف ساعة.',
			],
			body: [
				'القاعدة تسعها جملة واحدة: تبدأ السنة باليوم الذي تكون الشمس في ظهره، على خطّ الطول اثنين وخمسين ونصفًا شرقًا، قد دخلت الحمل، فإن دخلته بعد الظهر بدأت السنة من الغد. وكون السنة ٣٦٥ أو ٣٦٦ نتيجة لذلك، ولا تُستشار فيه لجنة. ستّة أشهر في أوّلها من واحد وثلاثين يومًا، لأنّ الشمس تتمهّل في صيفنا، ثم خمسة من ثلاثين، ثم إسفند وله تسعة وعشرون، وثلاثون إذا تأخّرت السماء عن موعدها.',
				'وفي سنة ٤٧١ للهجرة جلس جماعة من الفلكيّين لهذا العمل بأمر السلطان ملكشاه، وكان فيهم عمر الخيّام، قبل أن تطغى الرباعيّات على الجداول بقرون. أعادوا النوروز إلى الاعتدال بعد أن كان يهيم بين الفصول، وسُمّي التقويم جلاليًّا نسبة إلى لقب السلطان جلال الدولة. والتقويم القائم اليوم في إيران، بقانون من سنة ١٩٢٥، حفيده. والكبائس تتوالى في الأكثر كلّ أربع سنين، وكلّ خمس من حين إلى حين: ١٣٩٩ ثم ١٤٠٣، ثم لا ١٤٠٧ بل ١٤٠٨. ودورة من ثلاث وثلاثين سنة فيها ثماني كبائس تقارب ذلك مقاربة حسنة.',
				'وأراد المبرمجون ما هو أحسن من المقاربة. فقد شاعت في الكتب وفي مكتبات البرامج قاعدة من ٢٨٢٠ سنة، جميلة الانتظام، تقول إنّ الكبيسة ١٤٠٤ لا ١٤٠٣. وقالت الشمس غير ذلك، إذ دخلت الحمل في آذار ٢٠٢٥ بعد الظهر بإحدى وثلاثين دقيقة. فكان أن أخطأت بعض البرامج في ربيع تلك السنة يومًا كاملًا، وتراسل الناس يسأل بعضهم بعضًا: آلعيد اليوم أم غدًا؟ وهو سؤال يعرفه كلّ من عاش على تقويم يُنظر له في السماء، هلالًا كان ما يُنظر أم شمسًا، ولا يجيب عنه الهاتف كما تجيب الجارة من النافذة.',
				'والتقويمان الهجريّان يبدآن من حدث واحد ثم يفترقان، هذا مع القمر وهذا مع الشمس، فيزداد ما بينهما سنة في كلّ ثلاث وثلاثين تقريبًا. لذلك يحمل الإيرانيّ المتعلّم ثلاثة تواريخ لليوم الواحد، ولا يراها تناقضًا: واحد للحصاد والراتب، وواحد للصلاة والصيام، وواحد لتذاكر الطيران. أمّا لفظ الكبيسة فمن الكبس، وهو في اللغة أن تُطمّ الحفرة بالتراب حتى تستوي بالأرض. كانت السنة بغير ذلك اليوم تنخفض عن السماء قليلًا، فكان لا بدّ لها كلّ أربع سنين من مجرفة. وفي هذا عزاء لكلّ طفل يولد في الثلاثين من إسفند، فقد سُدّت به حفرة لم ينتبه إليها سواه.',
			],
			counter:
				'كثيرًا ما يقال إنّه أدقّ تقويم في العالم. ودقّته من حيلة: ليست له قاعدة تخطئ، بل يذهب وينظر. فمن أراد تاريخًا في المستقبل البعيد لزمه حساب الشمس إلى الدقيقة، ودوران الأرض ليس منتظمًا إلى هذا الحدّ. والقاعدة الغريغوريّة أسوأ قليلًا في السماء وأيسر كثيرًا على الورق. وكلّ تقويم صلح بين الفلكيّ وصاحب الدار الذي ينتظر الإيجار.',
			practices: [
				'اكتبوا تاريخ اليوم بتقويمين: الذي على الحائط وآخر غيره، هجريًّا أو فارسيًّا أو عبريًّا. ثم ستّ دقائق مع الثاني وحده. من أيّ فصل أو عمل جاء اسم شهره؟ وأيّ مواعيد الأسبوع القادم يختلف وقعه تحته؟ دوّنوا موعدًا واحدًا بذلك التاريخ الغريب، وانظروا بأيّ حال تذهبون إليه، ولا داعي لإخبار المصرف.',
				'علّموا على إطار نافذة أو على الأرض موضع حافّة الظلّ عند الزوال، وهو قلّما يوافق الثانية عشرة في الساعة. وقت أذان الظهر يدلّ عليه. ألصقوا قطعة شريط عليها التاريخ، وعودوا بعد أسبوع في الوقت نفسه وقيسوا بالإصبع كم مشى الظلّ. الأمر كلّه خمس دقائق، وهو في صورته الصغيرة ما صُنع للسلطان.',
			],
			closings: [
				'لم تتّفق الخالتان، والشمع يذوب في أثناء ذلك، والطفل يعدّ الهدايا في سرّه. في أيّ يوم تحتفلون بما لا سطر له في التقويم؟',
				'حسمت إحدى وثلاثون دقيقة أمر أربع وعشرين ساعة، وكان أكثر الناس يومئذ ينتظر الغداء. أين في سنتكم يتعلّق كثير بمثل هذا القليل، ومن الذي يراقب الساعة عنكم؟',
			],
		},
		es: {
			keywords: [
				'calendario persa',
				'año bisiesto',
				'nowruz',
				'equinoccio',
				'omar jayam',
				'calendario solar',
				'año nuevo persa',
			],
			titles: ['Treinta y un minutos que valieron un día', 'El calendario que pregunta al sol a mediodía'],
			excerpts: [
				'La primavera de 2025 llegó a Teherán a las 12.31. De haber llegado por la mañana, se habría quedado sin existir un cumpleaños.',
				'Los bisiestos persas no los decreta nadie. Cada año se va y se mira.',
			],
			openings: [
				'En una casa de Shiraz hay una tarta con cinco velas y, alrededor, una discusión. La criatura nació el 30 de esfand de 1399, fecha que solo existe en los años bisiestos, y este no lo es. Una tía defiende el 29, que todavía es invierno. Otra, el primero de farvardín, pero ese día están todos a la mesa por el año nuevo y los dos regalos se quedan en uno. La criatura escucha. Empieza a sospechar que una fecha es algo que hay que defender.',
				'A mediodía del 20 de marzo de 2025 el sol cruzó el meridiano por el que Irán pone sus relojes, y de aquel instante colgaba un día entero, aunque nadie se detuvo. Si el equinoccio ya había pasado, era año nuevo. Si no, seguía siendo el viejo. Las oficinas, cerradas; los peces rojos, dando vueltas en mesas puestas desde temprano. Luego la radio contó hacia atrás: las 12.31 y unos segundos. El año viejo se llevó una jornada de propina por media hora.',
			],
			body: [
				'La regla cabe en una frase. El año empieza el día en cuyo mediodía, por el meridiano de 52 grados y medio este, el sol ya ha entrado en Aries; si entra después, empieza a la mañana siguiente. Que tenga 365 o 366 días es una consecuencia, y no se consulta a ninguna comisión. Primero van seis meses de treinta y uno, porque en nuestro verano el sol se toma su tiempo; luego cinco de treinta; y al final esfand, con 29, o con 30 cuando el cielo ha venido tarde.',
				'En 1079 un grupo de astrónomos se sentó a esto por encargo del sultán Malik Shah. Entre ellos estaba Omar Jayam, mucho antes de que lo tomaran por bebedor. Devolvieron el año nuevo al equinoccio y el calendario se llamó yalalí, por un título del sultán. El de ahora, oficial por una ley de 1925, es su nieto. Los bisiestos suelen venir cada cuatro años y de tarde en tarde cada cinco: 1399, 1403 y luego no 1407, sino 1408. Un ciclo de treinta y tres años con ocho de ellos se le acerca mucho.',
				'Los programadores querían más que acercarse. Corría por manuales y bibliotecas de código una regla de 2820 años, de una regularidad preciosa, según la cual el bisiesto era 1404 y no 1403. El sol, que en 2025 entró en Aries treinta y un minutos después del mediodía, dijo otra cosa. Y así, aquel marzo, algunos programas amanecieron con un día de más y la gente se escribía, en plena primavera, para preguntar si lo era. Aquí nos pasó algo parecido a lo grande: en octubre de 1582 se acostaron en Castilla el jueves 4 y se levantaron el viernes 15, y santa Teresa murió precisamente esa noche.',
			],
			counter:
				'Se repite que es el calendario más exacto del mundo. Lo es con trampa: no tiene regla que pueda fallar, va y mira. Para saber una fecha lejana hay que calcular el sol al minuto, y el giro de la tierra no es tan formal. La regla gregoriana es algo peor en el cielo y muchísimo más cómoda en el papel. Todo calendario es un arreglo entre el astrónomo y el casero.',
			practices: [
				'Escribe la fecha de hoy en dos calendarios, el de tu pared y otro: persa, islámico, hebreo. Sirve cualquier conversor. Quédate luego seis minutos a solas con la segunda. ¿De qué estación o faena viene el nombre del mes? ¿Qué plan de la semana que viene suena distinto debajo de ella? Apunta una cita con la fecha forastera y observa cómo llegas. Al banco no hace falta avisarlo.',
				'Señala en el marco de la ventana o en el suelo dónde cae el borde de una sombra en el mediodía solar, que casi nunca es el del reloj. La hora se busca en un minuto. Pega un trozo de cinta con la fecha. Vuelve dentro de una semana, a la misma hora, y mide con el dedo lo que ha andado. En total cinco minutos: lo mismo que se hizo para el sultán, en formato de bolsillo.',
			],
			closings: [
				'Las tías no se han puesto de acuerdo y las velas se van derritiendo. ¿En qué día celebras tú lo que no tiene casilla en el calendario?',
				'Treinta y un minutos decidieron sobre veinticuatro horas. ¿En qué punto de tu año cuelga tanto de tan poco, y quién mira el reloj por ti?',
			],
		},
	},
};
