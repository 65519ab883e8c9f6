import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-tower',
	motif: 'tower',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the tower', 'tarot', 'sudden change', 'lightning', 'collapse', 'major arcana'],
			titles: ['As It Was, Where It Was', 'The Crack at the Base'],
			excerpts: [
				'On 14 July 1902 the bell tower of Venice came down within seconds. It had been warning people for days, and the city council met the same evening.',
				'Lightning gets the blame in the picture. The interesting part of the Tower is the crown on top, which was never screwed on.',
			],
			openings: [
				'The bell tower of Saint Mark’s in Venice had been struck by lightning so often that in 1776 it was given a rod, one of the first in Italy. After that nobody worried. On the morning of 14 July 1902, in fine weather, a crack that had been growing for some days opened from top to bottom, and the tower sat down on the square like somebody who has been standing too long. No person was hurt. The keeper’s cat is said to have gone back for her breakfast. By evening the council had voted to rebuild it as it was and where it was.',
				'A crown is flying off the top of the building. It is as wide as the tower itself, of gold, with the clouds behind it quite black, and it tilts like a lid when the pot boils over. Below it two people are on their way down, one of them crowned as well, with their arms spread as if they were about to be handed something. Small yellow flames hang in the air, twenty-two of them. Whoever looks at the sixteenth card of the London pack sees the lightning first, and only later that crown, resting on nothing.',
			],
			body: [
				'No card has been called by so many names. The earliest lists say the Arrow, or Fire, or the House of the Devil; in Marseille it is La Maison Dieu, the House of God, which was what people called a hospital. Nobody knows why. On those woodcuts a feathery flame licks the crenellated top, two men come down on their hands beside it, and coloured balls float about as though the thing were a celebration. Of the painted pack of Milan the card is lost.',
				'Pamela Colman Smith drew her version in the autumn of 1909, while in Venice the bell tower of Saint Mark’s, which had collapsed one fine morning in 1902, was going up again behind its scaffolding. It was finished in 1912: the same height, the same angel, somewhat lighter, on many more piles. They knew now what had been wrong. It had not been lightning. Over the centuries the foundations had been asked to bear more than they were made for, alterations had been carried out on the ground floor, and on the morning in question the tower merely told the truth.',
				'That is how I would read the picture. The bolt from outside makes the better drawing; the history lies in the base. A contract falls, a friendship, an idea one had of oneself, and everyone asks about the last day. There is generally somebody, a caretaker, a child, who had seen plaster trickle for a week and was told that towers make such noises.',
				'Yet the card has a second side, and people who have been through it name it with some embarrassment. There is air. One sees the hills again that the tower had stood before. The Venetians chose to rebuild, and to this day it is argued whether the square without it had not been larger. As it was, where it was, they said: it is a fine motto, and it is one of two possible answers.',
			],
			counter:
				'From an armchair a collapse looks like a cleansing. Those who stood under it count bricks for years, and some things that fall had been sound; they were simply hit. To see every disaster as a hidden truth is unjust to whoever lived decently in the upper storey. The card is also overpaid in attention: most change comes about by damp and needs a bucket rather than a revelation.',
			practices: [
				'Walk through your rooms, or through one week in your diary, as a surveyor would. Take ten minutes and a pencil, and look for cracks: the conversation that is always put off, the bill folded twice, the step that gives. Write down three, with the date when you first noticed each. Repair nothing today. Tell one person about the oldest, in the tone in which one mentions plaster.',
				'Build a tower of whatever is on your desk, as high as it will go, in four minutes. Then take things out from below, one at a time, and say before each whether it will stand. Count how often you were right. When it has come down leave it lying for a minute and look at what you can see over it that was hidden before. Clear up in another order than you built.',
			],
			closings: [
				'The council of Venice needed one evening for its answer, and ten years to carry it out. Something of yours has come down in its time. Have you rebuilt it as it was, and what would the square have looked like if you had left it empty?',
				'The crown had rested up there without being fastened, which worked as long as nobody sneezed. Under which of your successes have you never looked to see what is holding it?',
			],
		},
		fa: {
			keywords: ['برج', 'تاروت', 'دگرگونی ناگهانی', 'آذرخش', 'فروریختن', 'آرکانای بزرگ'],
			titles: ['همان‌طور که بود، همان‌جا که بود', 'ترکی در پای برج'],
			excerpts: [
				'صبحِ ۱۴ ژوئیهٔ ۱۹۰۲ برجِ ناقوسِ ونیز در چند ثانیه نشست. چند روز بود که خبر می‌داد و انجمنِ شهر همان شب جلسه کرد.',
				'در تصویر همه به آذرخش نگاه می‌کنند. آن تاجِ بالای برج را ببین که هیچ‌وقت محکم نشده بود.',
			],
			openings: [
				'برجِ ناقوسِ سن‌مارکو در ونیز آن‌قدر صاعقه خورده بود که در ۱۷۷۶ برایش برق‌گیر گذاشتند، از نخستین‌ها در ایتالیا. بعد از آن خیالِ همه راحت شد. صبحِ ۱۴ ژوئیهٔ ۱۹۰۲، در هوایی خوش، ترکی که چند روز بود قد می‌کشید از بالا تا پایین باز شد و برج، مثلِ کسی که زیاد سرِ پا مانده، روی میدان نشست. به هیچ‌کس آسیبی نرسید. می‌گویند گربهٔ سرایدار برگشته بود سرِ صبحانه‌اش. شب نشده رأی دادند همان‌طور که بود و همان‌جا که بود از نو بسازندش.',
				'تاجی از سرِ بنا می‌پرد. به پهنای خودِ برج است، طلایی، با ابرِ سیاه پشتش، و مثل درِ دیگی که سر رفته کج شده. زیرِ آن دو نفر در راهِ پایین‌اند، یکی‌شان هم تاج دارد، با دست‌های باز، گویی می‌خواهند چیزی به دستشان بدهند. بیست و دو شعلهٔ کوچکِ زرد در هواست. هر که به برگِ شانزدهمِ دستهٔ لندن نگاه می‌کند اول آذرخش را می‌بیند و خیلی دیرتر آن تاج را که روی هیچ نشسته بود.',
			],
			body: [
				'هیچ کارتی این‌همه نام نداشته است. قدیم‌ترین فهرست‌ها «تیر» نوشته‌اند یا «آتش» یا «خانهٔ شیطان»؛ در مارسی «خانهٔ خدا»ست، نامی که به بیمارستان هم می‌دادند، و کسی دلیلش را نمی‌داند. در آن چوب‌تراشه‌ها شعله‌ای پَرمانند لبِ کنگره را می‌لیسد، دو مرد با دست کنارِ برج به زمین می‌رسند و گوی‌های رنگی در هوا می‌گردند، مثل جشن. از دستهٔ نقاشی‌شدهٔ میلان این برگ گم شده است.',
				'پاملا کولمن اسمیت کارتش را پاییزِ ۱۹۰۹ کشید، وقتی در ونیز برجِ ناقوسِ سن‌مارکو، که صبحی آرام در ۱۹۰۲ فروریخته بود، دوباره پشتِ داربست بالا می‌رفت. در ۱۹۱۲ تمام شد: همان بلندی، همان فرشته، کمی سبک‌تر و با پایه‌هایی خیلی بیشتر در خاک. حالا می‌دانستند عیب از کجا بوده. کارِ صاعقه نبود. قرن‌ها از پی چیزی خواسته بودند که برایش ساخته نشده بود، پایینِ بنا را هم دست‌کاری کرده بودند، و آن صبح برج فقط راستش را گفت.',
				'به گمانِ من تصویر را باید این‌طور خواند. صاعقه که از بیرون می‌آید نقاشیِ بهتری می‌شود؛ سرگذشت در پی است. قراردادی می‌ریزد، رفاقتی، خیالی که آدم از خودش داشته، و همه از روزِ آخر می‌پرسند. حافظ غزل ۳۷ را با همین خبر شروع می‌کند: «بیا که قصر امل سخت سست‌بنیادست». نمی‌گوید صاعقه خواهد زد؛ می‌گوید پی سست است. معمولاً هم کسی هست، سرایداری، بچه‌ای، که یک هفته ریختنِ گچ را دیده و به او گفته‌اند برج‌ها از این صداها می‌دهند.',
				'با این همه کارت روی دیگری هم دارد که آنها که از سر گذرانده‌اند با کمی خجالت نامش را می‌برند: هوا. تپه‌هایی که برج جلویشان ایستاده بود دوباره پیدا می‌شوند. ونیزی‌ها ساختن را برگزیدند. همان‌طور که بود، همان‌جا که بود، این را گفتند: شعارِ خوبی است، و یکی از دو جوابِ ممکن. جوابِ دیگر شعاری ندارد؛ کسانی که میدان را خالی می‌گذارند معمولاً جلسه‌ای هم نمی‌گیرند، صندلی می‌آورند و می‌نشینند.',
			],
			counter:
				'فروریختن از روی مبل شبیهِ پاک شدن است. آنها که زیرش بوده‌اند سال‌ها آجر می‌شمارند، و بعضی چیزهایی که می‌افتد سالم بوده و فقط ضربه خورده است. اینکه در هر بلایی حقیقتی نهفته ببینیم در حقِ آن که در طبقهٔ بالا آبرومند زندگی می‌کرد بی‌انصافی است. زیادی هم به این کارت نگاه می‌کنند؛ بیشترِ دگرگونی‌ها کارِ نم است و سطل می‌خواهد.',
			practices: [
				'مثلِ مهندسِ ناظر در اتاق‌هایت راه برو، یا در یک هفته از تقویمت. ده دقیقه و یک مداد، و دنبالِ ترک بگرد: حرفی که همیشه می‌ماند برای بعد، قبضی که دو بار تا شده، پله‌ای که تکان می‌خورد. سه تا بنویس با تاریخِ روزی که اول بار دیدی. امروز چیزی را تعمیر نکن. از کهنه‌ترینش با یک نفر حرف بزن، با همان لحنی که آدم از گچِ دیوار می‌گوید.',
				'با هرچه روی میز است در چهار دقیقه برجی بساز، تا هرجا که رفت. بعد یکی‌یکی از پایین بیرون بکش و پیش از هرکدام بگو می‌ایستد یا نه. بشمار چند بار درست گفتی. وقتی ریخت یک دقیقه همان‌طور بگذارش و ببین حالا از رویش چه چیزی پیداست که پیش از این پیدا نبود. هنگامِ جمع کردن، از جای دیگری شروع کن.',
			],
			closings: [
				'انجمنِ ونیز برای جواب یک شب وقت خواست و برای ساختن ده سال. چیزی از تو هم روزی نشسته است. آن را همان‌طور که بود ساختی؟ اگر میدان را خالی می‌گذاشتی از آنجا چه دیده می‌شد؟',
				'تاج آن بالا بی هیچ میخی نشسته بود و تا کسی عطسه نکرده بود عیبی نداشت. از پایین که نگاه می‌کردند محکم‌ترین جای بنا همان بود. زیرِ کدام موفقیتت هیچ‌وقت خم نشده‌ای ببینی به چه بند است؟',
			],
		},
		ar: {
			keywords: ['البرج', 'تاروت', 'التغير المفاجئ', 'الصاعقة', 'الانهيار', 'الأوراق الكبرى'],
			titles: ['كما كان وحيث كان', 'شقّ عند القاعدة'],
			excerpts: [
				'في صباح ١٤ يوليو ١٩٠٢ جلس برج الأجراس في البندقيّة على الساحة في ثوانٍ. كان ينذر منذ أيّام، واجتمع مجلس المدينة في المساء نفسه.',
				'ينظر الناس في الصورة إلى الصاعقة. والأجدر بالنظر ذلك التاج في الأعلى، فلم يثبّته أحد قطّ.',
			],
			openings: [
				'كثرت الصواعق على برج أجراس القدّيس مرقس في البندقيّة حتّى نُصب له سنة ١٧٧٦ مانع صواعق، من أوائل ما نُصب في إيطاليا، فاطمأنّ الناس بعدها. وفي صباح ١٤ يوليو ١٩٠٢، والجوّ صحو، انفتح شقّ كان يكبر منذ أيّام، من الأعلى إلى الأسفل، وجلس البرج على الساحة كمن طال وقوفه. لم يُصب إنسان. ويقال إنّ قطّة الحارس عادت من أجل فطورها. وقبل أن ينقضي المساء كان المجلس قد قرّر أن يُبنى كما كان، وحيث كان.',
				'تاج يطير عن رأس البناء. عرضه عرض البرج نفسه، وهو من ذهب، والغيم خلفه أسود، وقد مال كغطاء قدر فارت. وتحته اثنان في طريقهما إلى الأرض، على رأس أحدهما تاج أيضًا، وأذرعهما مفتوحة كأنّ أحدًا سيناولهما شيئًا. وفي الهواء اثنتان وعشرون شعلة صفراء صغيرة. من نظر إلى الورقة السادسة عشرة من مجموعة لندن رأى الصاعقة أوّلًا، ولم يرَ إلّا بعد حين أنّ ذلك التاج العظيم كان مستقرًّا على لا شيء.',
			],
			body: [
				'لم تحمل ورقة من الأسماء ما حملته هذه. فأقدم القوائم تسمّيها السهم، أو النار، أو بيت الشيطان؛ وهي في مرسيليا بيت الله، وذلك اسم كان يُطلق على المستشفى، ولا يُعرف السبب. وفي تلك القوالب لهب كالريش يلعق الشرفات، ورجلان يبلغان الأرض على أكفّهما، وكرات ملوّنة تسبح في الهواء كأنّ في الأمر عيدًا. أمّا في مجموعة ميلانو المرسومة فالورقة ضائعة، فكأنّ برجها سقط سقوطًا لم يترك حجرًا.',
				'رسمت باميلا كولمان سميث ورقتها في خريف سنة ١٩٠٩، وبرج القدّيس مرقس في البندقيّة، وقد انهار ذات صباح صحو سنة ١٩٠٢، يرتفع يومئذ من جديد خلف السقالات. تمّ سنة ١٩١٢: العلوّ نفسه، والملاك نفسه، وهو أخفّ قليلًا، وتحته من الأوتاد أضعاف ما كان. فقد عرفوا موضع الخلل. لم تكن الصاعقة. طُلب من الأساس على مرّ القرون أن يحمل ما لم يُجعل له، وجرت تعديلات في أسفل البناء، وفي ذلك الصباح قال البرج الحقيقة لا أكثر. وكان الناس منذ قرن وربع قرن قد نصبوا في أعلاه مانع صواعق يحرسه من جهة السماء، ولم يخطر لأحد أن ينصب حارسًا عند قدميه.',
				'هكذا أقرأ الصورة. الصاعقة الآتية من الخارج أحسن رسمًا، والتاريخ كلّه في القاعدة. يسقط عقد أو صداقة أو صورة حملها المرء عن نفسه، فيسأل الجميع عن اليوم الأخير. وقد كان في سدّ مأرب مثل سائر عند العرب، تروي أخبارهم أنّ جرذًا كان ينخر في أصله زمنًا قبل السيل؛ ولا يُطلب من الحكاية أن تكون هندسة، ففيها فطنة كافية: لم يبدؤوا الكلام بالماء وإنّما بدؤوه بالجرذ. ويكون هناك في العادة حارس أو صبيّ رأى الجصّ يتساقط أسبوعًا، فقيل له إنّ الأبراج تُصدر مثل هذه الأصوات.',
				'ومع ذلك فللورقة وجه آخر يذكره من مرّ بها وفي صوته شيء من الحياء: إنّه الهواء. دخل الضوء من حيث كان الحجر. عادت التلال التي كان البرج واقفًا أمامها. اختار أهل البندقيّة أن يبنوا، وكان في وسعهم أن يختاروا الساحة. كما كان وحيث كان، هكذا قالوا: شعار جميل، وهو واحد من جوابين. والجواب الآخر لم يُكتب له شعار، لأنّ الذين يختارونه ينصرفون في العادة إلى شأنهم ولا يعقدون مجلسًا.',
			],
			counter:
				'يشبه الانهيارُ التطهيرَ إذا نُظر إليه من أريكة. أمّا من كان تحته فيعدّ الطوب سنين، وبعض ما يسقط كان سليمًا، وإنّما أُصيب. ومن رأى في كلّ نكبة حقيقة مستورة فقد ظلم من كان يعيش في الطابق الأعلى عيشة كريمة. ثمّ إنّ هذه الورقة نالت من الانتباه فوق حقّها؛ فأكثر التغيّر من عمل الرطوبة، ودواؤه دلو لا رؤيا.',
			practices: [
				'امشوا في الغرف، أو في أسبوع من أسابيع المفكّرة، مشية مهندس جاء يعاين. عشر دقائق وقلم للبحث عن الشقوق: حديث يُؤجَّل دائمًا، فاتورة طُويت مرّتين، درجة تهتزّ. تُكتب ثلاثة منها ومع كلّ واحد تاريخ رؤيته أوّل مرّة. ولا يُصلح اليوم شيء. ثمّ يُخبَر شخص واحد بأقدمها، بالنبرة التي يُذكر بها جصّ الجدار، من غير زيادة. ثمّ يُنتقل إلى حديث غيره، فقد سمع الجدار أنّه رُئي.',
				'ابنوا ممّا على المكتب برجًا في أربع دقائق، إلى أقصى ما يرتفع. ثمّ اسحبوا من أسفله قطعة قطعة، وليقل القائل قبل كلّ سحبة أيثبت أم يسقط، وعدّوا مرّات الإصابة. فإذا وقع فليُترك دقيقة على حاله، ولينظر الناظر من فوقه إلى ما كان مستورًا به قبل قليل. وعند الجمع ليكن الترتيب غير ترتيب البناء. فمن أعاد كلّ شيء إلى مكانه الأوّل فقد صوّت كما صوّت مجلس البندقيّة.',
			],
			closings: [
				'احتاج مجلس البندقيّة إلى مساء واحد ليجيب، وإلى عشر سنين لينفّذ. وقد سقط لكلّ إنسان شيء في وقته فأسرع إلى رفعه. فهل عاد كما كان، وكيف كانت الساحة ستبدو لو تُركت خالية؟',
				'استقرّ التاج في الأعلى بلا مسمار، وصلح الأمر ما لم يعطس أحد. ومن في الساحة كانوا يرونه أثبت ما في البناء. فأيّ نجاح قائم اليوم لم ينحنِ صاحبه مرّة لينظر ما الذي يمسكه من تحت؟',
			],
		},
		es: {
			keywords: ['la torre', 'tarot', 'cambio repentino', 'rayo', 'derrumbe', 'arcanos mayores'],
			titles: ['Como era y donde estaba', 'La grieta de abajo'],
			excerpts: [
				'El 14 de julio de 1902 el campanario de Venecia se sentó en la plaza en unos segundos. Llevaba días avisando, y el ayuntamiento se reunió esa misma tarde.',
				'Todos miran el rayo. Lo curioso de La Torre es la corona de arriba, que nunca estuvo sujeta a nada.',
			],
			openings: [
				'Al campanario de San Marcos le habían caído tantos rayos que en 1776 le pusieron un pararrayos, de los primeros de Italia. Con eso, Venecia durmió tranquila. El 14 de julio de 1902, por la mañana y con buen tiempo, una grieta que llevaba días creciendo se abrió de arriba abajo y la torre se sentó en la plaza, como quien ha estado demasiado rato de pie. Ninguna persona resultó herida. Se cuenta que la gata del guarda había vuelto a por su desayuno. Antes de la noche estaba votado: se reconstruiría como era y donde estaba.',
				'Una corona sale despedida de lo alto. Es tan ancha como el edificio, de oro, con nubarrones negros detrás, y se ladea igual que la tapa de un puchero cuando rompe a hervir. Debajo bajan dos personas, una también coronada, con los brazos abiertos, como si fuesen a recoger algo. Hay veintidós llamitas amarillas en el aire. Quien mira la carta dieciséis de la baraja londinense ve primero el rayo; tarda bastante más en ver que aquella corona no se apoyaba en nada.',
			],
			body: [
				'Pocas cartas han tenido tantos nombres. Las listas más antiguas dicen la Flecha, el Fuego, la Casa del Diablo; en Marsella es la Maison Dieu, la casa de Dios, que así se llamaba también a los hospitales, y nadie sabe por qué. En esos grabados una llama como de plumas lame las almenas, dos hombres llegan al suelo con las manos por delante y unas bolas de colores flotan alrededor, igual que en una verbena. La de Milán, la pintada, se ha perdido.',
				'Pamela Colman Smith dibujó la suya en 1909, mientras en Venecia el campanario de San Marcos, que se había desplomado una buena mañana de 1902, volvía a subir detrás de los andamios. Lo acabaron en 1912: la misma altura, el mismo ángel, algo más ligero y con muchísimos más pilotes. Para entonces se sabía dónde estaba el fallo, y no era el rayo. Durante siglos se había pedido a los cimientos lo que no podían dar, en la parte baja se habían hecho reformas, y aquella mañana la torre se limitó a decir la verdad.',
				'Así leería yo la lámina. El relámpago queda mejor dibujado; la historia está en la base. Se viene abajo un contrato, una amistad, la idea que alguien tenía de sí mismo, y todos preguntan por el último día. Suele haber un conserje o un niño que llevaba una semana viendo caer yeso y al que le contestaron que las torres hacen esos ruidos. En Zaragoza hubo una torre mudéjar inclinada, la Torre Nueva, que se tuvo en pie casi cuatrocientos años; la derribaron en 1892 por miedo a que se cayera, y la ciudad todavía se arrepiente. También eso ocurre: demoler por precaución lo que solo estaba torcido.',
				'La carta tiene, además, otra cara, y los que han pasado por ella la mencionan con cierto apuro. Entra aire. Reaparecen las colinas que la torre tapaba. Venecia eligió reconstruir y hay quien jura que la plaza, vacía, era más grande. Como era y donde estaba, dijeron: buen lema. Es una de las dos respuestas posibles.',
			],
			counter:
				'Desde el sofá, un derrumbe parece una limpieza. Quien estaba debajo se pasa años contando ladrillos, y hay cosas que caen estando sanas, porque les dieron. Ver en cada desastre una verdad escondida es injusto con quien vivía decentemente en el piso de arriba. Y la carta acapara demasiada atención: la mayoría de los cambios los hace la humedad, y lo que piden es un cubo.',
			practices: [
				'Recorre tus habitaciones, o una semana de tu agenda, como un aparejador. Diez minutos y un lápiz, en busca de grietas: la conversación que siempre se deja para luego, la factura doblada dos veces, el escalón que cede. Anota tres, con la fecha en que notaste cada una. Hoy no arregles nada. Coméntale a alguien la más vieja, en el tono en que se habla del yeso.',
				'Con lo que haya en la mesa, levanta una torre tan alta como puedas en cuatro minutos. Luego ve sacando piezas de abajo, una a una, y antes de cada una di si aguantará. Lleva la cuenta de aciertos. Cuando se venga abajo déjala un minuto así y mira lo que ahora se ve por encima y antes tapaba. Recoge en un orden distinto al que usaste para construir.',
			],
			closings: [
				'El ayuntamiento de Venecia tardó una tarde en responder y diez años en cumplir. También a ti se te sentó algo un día. ¿Lo rehiciste como era? ¿Qué se habría visto desde la plaza de haberla dejado libre?',
				'La corona estaba ahí puesta, sin un mal tornillo, y funcionó hasta el primer estornudo. ¿Debajo de cuál de tus éxitos no te has agachado nunca a mirar qué lo sostiene?',
			],
		},
	},
};
