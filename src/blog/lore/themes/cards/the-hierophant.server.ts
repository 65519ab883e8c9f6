import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-hierophant',
	motif: 'key',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the hierophant', 'tarot', 'teacher', 'tradition', 'eleusis', 'major arcana'],
			titles: ['The One Who Shows', 'Two Keys and No Door'],
			excerpts: [
				'At Eleusis the hierophant showed something to thousands of people over a thousand years, and not one of them told what it was. A card is named after him.',
				'Two shaved heads listen, two keys lie crossed on the floor. The tarot’s teacher has everything except a door, and the pupils have not noticed.',
			],
			openings: [
				'For about a thousand years people walked from Athens to Eleusis in the autumn, fasted, drank a barley drink with mint, and crowded by night into a dark hall. There a man whose title meant “the one who shows the holy things” showed them something. Cicero had been there, and emperors, and slaves who spoke Greek. We know the road, the drink, the size of the hall. What was shown we do not know, because of all those thousands nobody described it.',
				'At the bottom of the card lie two keys, crossed, about the length of a forearm. They are placed before the feet of the Hierophant as shoes are placed outside a door. He himself sits between grey pillars with three fingers’ worth of blessing in the air, and two monks kneel with their backs to us, so that we see only the shaved circles of their heads. One can look at the picture for a long time before noticing that there is no door in it.',
			],
			body: [
				'The card was simply the Pope, and had trouble on that account. In 1725 a card maker of Bologna printed a pack with a note on the city’s constitution that displeased the authorities; the quarrel over it ended with the Pope, the Popess and the two imperial cards being replaced by four Moors. Elsewhere the printers put Jupiter in his chair. The London pack of 1909 found a learned way out: it kept the triple crown and the two clerics and took the name of the priest who showed the holy things at Eleusis, near Athens.',
				'So one picture holds two kinds of teaching, and they do not agree. The Pope teaches by word: there is a doctrine, it can be written down, whoever repeats it correctly has it. The hierophant of Eleusis taught by showing. An old formula says that in those rites there were things done, things said and things shown; what counted was to have been there. In 415 before Christ Alcibiades was accused of having played the hierophant at a party in a private house, and the city treated it as a crime against the state.',
				'Anyone who has learnt a craft knows both. The recipe is the Pope’s part. That the dough must feel like an earlobe is the other, and no book helps before somebody has taken your hand and put it on the dough. Much of what we call tradition is of this second sort: a way of folding a letter, of standing at a grave, of not interrupting. It dies quietly when two people in a row have only read about it.',
				'And yet there kneel the two clerics, their shaved heads so close together, so alike. The card has always had this draught in it. A teacher can show the holy thing, and a teacher can also show, for forty years, that he is the one who holds the keys.',
			],
			counter:
				'Respect for what is handed down has kept a great deal of nonsense alive, including cruel nonsense with good manners. That a thing was shown in silence does not make it deep; perhaps at Eleusis it was an ear of corn, as one hostile writer says. And those who learnt most in life can usually name a teacher they had to contradict. The tonsured heads in the picture have not been given faces, which no teacher should overlook.',
			practices: [
				'Think of something you can do with your hands that somebody once showed you: tying a knot, peeling an orange in one strip, setting a table. Write for six minutes who it was, where you stood, which words were said, of which you will find few. Then do the thing once, slowly, and note the one movement that you have never seen in any instructions.',
				'Choose one rule you pass on to others, at work or to children, and trace it. Where did you get it, and did that person explain it? Give yourself five minutes and write the reason in a sentence a child of ten could dispute. If you can only write “because one does”, ask somebody older about it before the week is out, and write the answer down with the name.',
			],
			closings: [
				'The hall at Eleusis was in use until the end of the fourth century, and the secret went down with it, entire. Something of that kind lives in your hands too. To whom will you show it, and what has kept you from it so far?',
				'Keys lying on a floor are an invitation or a test of manners; the two listeners have not bent down for them so far. What would you try to open if your teacher looked away for a minute?',
			],
		},
		fa: {
			keywords: ['پیر راهنما', 'تاروت', 'استاد', 'سنت', 'آموزگار', 'هیروفانت'],
			titles: ['آن که نشان می‌دهد', 'دو کلید و هیچ در'],
			excerpts: [
				'در الئوسیس هزار سال چیزی را به مردم نشان دادند و یک نفر هم نگفت چه بود. این کارت نامِ همان نشان‌دهنده را دارد.',
				'دو شاگرد زانو زده‌اند و دو کلید جلوِ پای پیر افتاده. در این تصویر همه‌چیزِ یک مدرسه هست، جز در.',
			],
			openings: [
				'نزدیک هزار سال مردم هر پاییز پیاده از آتن به الئوسیس می‌رفتند، روزه می‌گرفتند، شربتی از جو و پونه می‌نوشیدند و شبانه در تالاری تاریک تنگِ هم می‌ایستادند. آنجا مردی که لقبش «نشان‌دهندهٔ چیزهای مقدس» بود چیزی را نشانشان می‌داد. سیسرون رفته بود، چند امپراتور رفته بودند، بردگانی هم که یونانی می‌دانستند. راه را می‌شناسیم و شربت را و اندازهٔ تالار را. از آن همه آدم یک نفر ننوشت که چه دیده است.',
				'پایینِ کارت دو کلید افتاده، ضربدری، هرکدام به درازای ساعدِ آدم. آنها را جلوِ پای پیر راهنما گذاشته‌اند، مثل کفشی که پشتِ در جفت می‌کنند. خودش میانِ دو ستونِ خاکستری نشسته و دو انگشتش به دعا بالاست. دو شاگرد پشت به ما زانو زده‌اند و از آنها تنها دایره‌ای تراشیده بر فرقِ سر پیداست. آدم می‌تواند مدت‌ها این تصویر را نگاه کند و تازه متوجه شود که در آن هیچ دری نیست.',
			],
			body: [
				'نامِ قدیمِ کارت «پاپ» بود و همین برایش دردسر شد. در ۱۷۲۵ کارت‌سازی در بولونیا دسته‌ای چاپ کرد و در آن چیزی دربارهٔ حکومت شهر نوشت که به مذاقِ بزرگان خوش نیامد؛ آخرِ دعوا این شد که پاپ و پاپِ زن و دو کارتِ امپراتوری را برداشتند و جایشان چهار مغربی گذاشتند. جای دیگر ژوپیتر بر صندلی او نشست. دستهٔ لندن در ۱۹۰۹ راهی عالمانه پیدا کرد: تاجِ سه‌طبقه و دو راهب را نگه داشت و نامِ کاهنی را رویش گذاشت که در الئوسیس، نزدیکِ آتن، چیزهای مقدس را نشان می‌داد.',
				'این‌طور شد که در یک تصویر دو جور آموختن کنار هم نشسته است و با هم نمی‌سازند. یکی با گفتن یاد می‌دهد: متنی هست، می‌شود نوشتش، هر که درست تکرارش کند آن را دارد. دیگری با نشان دادن. می‌گفتند در آن آیین کرده‌ها بود و گفته‌ها و نموده‌ها، و آنچه به حساب می‌آمد این بود که آنجا بوده باشی. در ۴۱۵ پیش از میلاد آلکیبیادس را متهم کردند که در مهمانیِ خانه‌ای ادای آن کاهن را درآورده، و شهر این را جرمی بزرگ گرفت.',
				'هر که حرفه‌ای یاد گرفته هر دو را می‌شناسد. دستورِ پخت را می‌شود نوشت؛ اینکه خمیر باید مثل لالهٔ گوش باشد نوشتنی نیست، تا روزی که کسی دستت را بگیرد و بگذارد روی خمیر. در بازارهای ما شاگرد سال‌ها جارو می‌کرد و چای می‌آورد و کسی درسی به او نمی‌داد؛ گوشهٔ حجره می‌نشست و دستِ استاد را می‌دید. بیشترِ آنچه سنت می‌نامیم از همین جنس است: چطور نامه تا می‌زنند، چطور کنار قبر می‌ایستند، کجا حرفِ کسی را نمی‌بُرند. دو نسل که پشتِ هم فقط درباره‌اش بخوانند، بی‌صدا می‌میرد.',
				'با این همه آن دو راهبِ زانوزده را ببین، سرهای تراشیده‌شان چه نزدیکِ هم است و چه شبیهِ هم. از لای این کارت همیشه باد سردی آمده است. استاد می‌تواند چیزی را نشان بدهد؛ و می‌تواند چهل سال فقط نشان بدهد که کلید دستِ اوست.',
			],
			counter:
				'احترام به آنچه رسیده خیلی از یاوه‌ها را زنده نگه داشته، از جمله یاوه‌های بی‌رحمِ خوش‌رفتار. چیزی که در سکوت نشان داده شود لزوماً عمیق نیست؛ یکی از مخالفان نوشته در الئوسیس خوشهٔ گندمی نشان می‌دادند و بس. آدم‌هایی هم که بیش از همه یاد گرفته‌اند معمولاً استادی دارند که روزی روی حرفش حرف آورده‌اند. نقاش به آن دو شاگرد صورت نداده است؛ هر معلمی خوب است این را ببیند.',
			practices: [
				'کاری دستی به یاد بیاور که زمانی کسی یادت داده: گره زدن، پوست کندنِ پرتقال به یک نوار، دم کردنِ چای. شش دقیقه بنویس که بود، کجا ایستاده بودید، چه حرف‌هایی زده شد. می‌بینی حرف کم است. بعد همان کار را یک بار آهسته انجام بده و آن یک حرکتی را که هرگز در هیچ دستوری ندیده‌ای پیدا کن و با دو سه کلمه نامی رویش بگذار.',
				'یکی از قاعده‌هایی را که به دیگران یاد می‌دهی، سرِ کار یا به بچه‌ها، تا سرچشمه‌اش دنبال کن. از که گرفته‌ای و آیا او دلیلش را گفت؟ پنج دقیقه وقت داری که دلیل را در جمله‌ای بنویسی که بچهٔ ده‌ساله بتواند به آن ایراد بگیرد. اگر جز «خب همین‌طور است» چیزی درنیامد، تا آخرِ هفته از یک بزرگ‌تر بپرس و جوابش را با نامِ خودش یادداشت کن.',
			],
			closings: [
				'تالارِ الئوسیس تا پایانِ سدهٔ چهارم میلادی برپا بود و راز، سالم و درسته، با آن به خاک رفت. از این‌جور چیزها در دست‌های تو هم هست. می‌خواهی به که نشانش بدهی، و تا امروز چه چیزی جلویت را گرفته است؟',
				'کلیدی که روی زمین افتاده یا تعارف است یا امتحان. آن دو شنونده صد و چند سال است خم نشده‌اند. اگر استادت یک دقیقه رویش را برمی‌گرداند، چه دری را امتحان می‌کردی؟',
			],
		},
		ar: {
			keywords: ['المرشد الأكبر', 'تاروت', 'المعلم', 'التقليد', 'إليوسيس', 'الأوراق الكبرى'],
			titles: ['صاحب الإشارة', 'مفتاحان ولا باب'],
			excerpts: [
				'في إليوسيس عُرض شيء على ألوف الناس ألف سنة، ولم يصفه واحد منهم. ومن لقب ذلك العارض جاء اسم هذه الورقة.',
				'تلميذان راكعان ومفتاحان على الأرض. في صورة المرشد الأكبر كلّ ما تحتاج إليه مدرسة، إلّا الباب.',
			],
			openings: [
				'ظلّ الناس نحو ألف سنة يمشون كلّ خريف من أثينا إلى إليوسيس، فيصومون، ويشربون شرابًا من شعير ونعناع بريّ، ويزدحمون ليلًا في قاعة مظلمة. وهناك كان رجل لقبه «مُظهر الأشياء المقدّسة» يُظهر لهم شيئًا. مرّ من هناك شيشرون وأباطرة وعبيد يفهمون اليونانيّة. نعرف الطريق، ونعرف الشراب وسعة القاعة. أمّا الشيء الذي أُظهر فلا نعرفه، فمن تلك الألوف كلّها لم يصفه أحد.',
				'في أسفل الورقة مفتاحان متقاطعان، كلّ منهما بطول الساعد، وُضعا أمام قدمي المرشد الأكبر كما تُوضع الأحذية عند العتبة. هو جالس بين عمودين رماديّين، وإصبعاه مرفوعتان بالبركة، وأمامه راهبان راكعان لا يُرى منهما إلّا الظهر ودائرة محلوقة في قمّة الرأس. وقد يطول النظر في الصورة، وتُعدّ ثنيات الثوب وطبقات التاج واحدة واحدة، قبل أن ينتبه الناظر إلى أنّه لا باب فيها.',
			],
			body: [
				'كانت الورقة تُسمّى البابا بلا زيادة، وجرّ عليها ذلك المتاعب. ففي سنة ١٧٢٥ طبع صانع ورق في بولونيا مجموعة كتب فيها عن نظام الحكم في المدينة ما لم يعجب أولي الأمر، وانتهى الخصام بأن رُفع البابا والبابا المرأة والورقتان الإمبراطوريّتان ووُضع مكانها أربعة من المغاربة. وفي بلاد أخرى جلس جوبيتر على كرسيّه. أمّا مجموعة لندن سنة ١٩٠٩ فوجدت مخرجًا عالمًا: أبقت التاج والراهبين، وأخذت لقب الكاهن الذي كان يُظهر الأشياء المقدّسة في إليوسيس قرب أثينا. وكان ذلك حلًّا ذكيًّا، فالكهنة القدماء لا يقيمون الدعاوى على الطابعين.',
				'فاجتمع في صورة واحدة ضربان من التعليم لا يتّفقان. واحد يعلّم بالقول: ثمّة نصّ يُكتب، ومن أعاده صحيحًا فقد حازه. وآخر يعلّم بالإظهار. وكانوا يقولون إنّ في تلك الشعائر أشياء تُفعل وأشياء تقال وأشياء تُرى، وإنّ العبرة بأن يكون المرء قد حضر. وفي سنة ٤١٥ قبل الميلاد اتُّهم ألكيبيادس بأنّه قلّد الكاهن في سهرة داخل بيت خاصّ، فعدّتها المدينة جريمة في حقّها كلّها.',
				'ومن تعلّم صنعة عرف الضربين معًا. فمقادير العجين تُكتب، وأمّا أن يكون ملمسه كشحمة الأذن فلا كتاب ينفع فيه قبل أن يأخذ أحدهم بيد المتعلّم ويضعها على العجين. ولهذا كان طالب الخطّ يجلس إلى شيخه سنين حتّى يُجاز، ولهذا بقي الناس يقولون إنّ العلم يؤخذ من أفواه الرجال، مع أنّ الكتب كانت على الرفوف. وما كانت الإجازة المعلّقة على الجدار إلّا شهادة بأنّ اليد رأت اليد. وكثير ممّا نسمّيه تقاليد من هذا الصنف: كيف تُطوى رسالة، وكيف يوقف على قبر، ومتى لا يُقاطَع متكلّم. ويموت ذلك في سكون إذا توالى عليه اثنان لم يعرفاه إلّا قراءةً. ولا يُقام له مأتم، إذ لا يبقى بعده من يعلم أنّ شيئًا قد مات.',
				'ومع هذا فها هما رأسا الراهبين المحلوقان، متقاربين متشابهين إلى حدّ يثير القلق. كأنّ طول الركوع قد نسخ أحدهما من الآخر. ومن هذه الورقة يهبّ منذ القدم تيّار بارد لا يُعرف مصدره. قد يُظهر المعلّم الشيء المقدّس لمن جاء يطلبه من بعيد، وقد يمضي أربعين سنة لا يُظهر فيها إلّا أنّ المفاتيح عنده، والتلاميذ في الحالين يخفضون رؤوسهم بالأدب نفسه.',
			],
			counter:
				'توقير الموروث أبقى حيًّا كثيرًا من الهراء، ومنه هراء قاسٍ حسن التهذيب. وما يُعرض في صمت ليس عميقًا بالضرورة؛ فقد زعم كاتب من الخصوم أنّ ما عُرض في إليوسيس سنبلة لا غير. ثمّ إنّ أكثر الناس تعلّمًا يذكرون في العادة معلّمًا اضطُرّوا يومًا إلى مخالفته. والرسّامة لم تجعل للتلميذين وجهين، وهذا ما ينبغي لكلّ معلّم أن ينظر فيه.',
			practices: [
				'ليُستحضر عمل من أعمال اليد تعلّمتموه من أحد: عقد عقدة، أو تقشير برتقالة شريطًا واحدًا، أو إعداد القهوة. ستّ دقائق للكتابة: من كان المعلّم، وأين كان الوقوف، وأيّ كلام قيل. وسيتبيّن أنّ الكلام قليل. ثمّ ليُصنع الشيء مرّة واحدة على مهل، ولتُلتقط تلك الحركة التي لم ترد قطّ في شرح مكتوب، وليُطلق عليها اسم من كلمتين. وذلك الاسم يصلح أن يُورَّث مع الحركة.',
				'تتبّعوا قاعدة واحدة ممّا يُلقَّن للآخرين في العمل أو للصغار حتّى منبعها: ممّن أُخذت، وهل ذكر سببها؟ في خمس دقائق يُكتب السبب في جملة يقدر ولد في العاشرة أن يعترض عليها. فإن لم يخرج إلّا «هكذا جرت العادة» فليُسأل عنها واحد ممّن هم أكبر سنًّا قبل آخر الأسبوع، وليُحفظ جوابه مكتوبًا ومعه اسمه. فإن لم يعرف هو أيضًا فقد اتّسعت المسألة جيلًا، وصارت أجدر بالسؤال.',
			],
			closings: [
				'بقيت قاعة إليوسيس عامرة إلى أواخر القرن الرابع، ثمّ دُفن السرّ معها سليمًا كاملًا. وفي كلّ يدين شيء من هذا القبيل لا يحسنه غيرهما. فلمن سيُعرض ذلك الشيء، وما الذي أخّر عرضه إلى اليوم؟',
				'المفتاح الملقى على الأرض دعوة أو امتحان في الأدب، والراكعان لم ينحنيا لالتقاطه منذ قرن وزيادة. وليس في الصورة ما يدلّ على أنّ أحدًا منعهما. فأيّ قفل كان سيُجرَّب أوّلًا لو صرف المعلّم وجهه دقيقة واحدة؟',
			],
		},
		es: {
			keywords: ['el hierofante', 'el papa', 'tarot', 'maestro', 'tradición', 'arcanos mayores'],
			titles: ['El que enseña, en los dos sentidos', 'Dos llaves y ninguna puerta'],
			excerpts: [
				'En español, enseñar es mostrar y es instruir. El Hierofante lleva esa ambigüedad en el nombre desde la noche de Eleusis.',
				'Dos cabezas tonsuradas escuchan y dos llaves esperan en el suelo. En la lámina del maestro hay de todo, menos puerta.',
			],
			openings: [
				'El castellano tiene un verbo con suerte: enseñar es instruir y es también mostrar, como quien se abre el abrigo. En Eleusis, a un día de camino de Atenas, vivía de esa coincidencia un sacerdote cuyo título significaba «el que muestra lo sagrado». Durante unos mil años la gente ayunó, bebió cebada con menta, se apretujó de noche en una sala oscura y vio lo que él mostraba. Pasaron por allí Cicerón, emperadores, esclavos. Ninguno contó qué era.',
				'Al pie de la lámina hay dos llaves cruzadas, largas como un antebrazo, dejadas ante El Hierofante igual que se dejan los zapatos a la entrada. Él bendice con dos dedos entre columnas grises. Delante se arrodillan dos clérigos de espaldas, de los que solo conocemos la tonsura. Uno puede pasar un buen rato con la imagen, contar las barras de la cruz y las coronas de la tiara, antes de caer en la cuenta: no hay ninguna puerta.',
			],
			body: [
				'La carta se llamaba El Papa, a secas, y eso le trajo disgustos. En 1725 un naipero de Bolonia imprimió una baraja con una nota sobre el gobierno de la ciudad que molestó a las autoridades; el pleito acabó con el Papa, la Papisa y las dos cartas imperiales sustituidos por cuatro moros. En otras tierras sentaron a Júpiter en su sitio. La baraja de Londres, en 1909, encontró la salida erudita: conservó tiara y clérigos y tomó el nombre del sacerdote que mostraba lo sagrado en Eleusis, cerca de Atenas.',
				'Así conviven en un mismo dibujo dos maneras de enseñar que no se llevan bien. El Papa instruye con palabras: hay una doctrina, se puede copiar, la posee quien la repite sin faltas. El otro muestra. Una fórmula antigua decía que en aquellos ritos había cosas hechas, cosas dichas y cosas mostradas, y lo que contaba era haber estado allí. Cuando a Alcibíades lo acusaron, en el 415 antes de Cristo, de haber parodiado al hierofante en una fiesta particular, Atenas no se rio.',
				'Quien ha aprendido un oficio conoce ambas. La receta se escribe. Que la masa deba tener el tacto del lóbulo de la oreja no hay libro que lo arregle, hasta que alguien te toma la mano y la pone encima. Buena parte de lo que llamamos tradición es de esta segunda clase: doblar una carta, estar de pie en un entierro, saber cuándo no se interrumpe. Se muere sin ruido en cuanto dos personas seguidas solo han leído sobre ello.',
				'Y ahí siguen los dos clérigos de rodillas, las tonsuras tan juntas, tan iguales. Por esta carta siempre ha entrado una corriente fría. Un maestro puede enseñarte la cosa; puede también pasarse cuarenta años enseñando que las llaves las tiene él.',
			],
			counter:
				'El respeto a lo heredado ha mantenido con vida muchas tonterías, algunas crueles y de modales exquisitos. Que algo se muestre en silencio no lo vuelve profundo: según un autor hostil, en Eleusis enseñaban una espiga y ya está. Además, los que más aprendieron suelen recordar a un profesor al que hubo que llevar la contraria. A los dos alumnos del dibujo no les han puesto cara, y ese descuido merece una reunión de claustro.',
			practices: [
				'Recuerda algo manual que alguien te enseñó: un nudo, pelar una naranja de una sola tira, poner la mesa. Escribe seis minutos sobre quién fue, dónde estabais, qué se dijo. Verás que se dijo poco. Después haz eso mismo una vez, despacio, y localiza el movimiento que no has visto nunca en unas instrucciones. Ponle nombre, aunque sea ridículo.',
				'Toma una norma que transmites, en el trabajo o a los niños, y síguela río arriba: de quién la recibiste, y si esa persona la explicó. Tienes cinco minutos para escribir el motivo en una frase que un crío de diez años pudiera discutir. Si solo te sale «porque siempre se ha hecho», pregúntale a alguien mayor antes del domingo y anota su respuesta con nombre y apellido.',
			],
			closings: [
				'La sala de Eleusis funcionó hasta finales del siglo IV, y el secreto se fue con ella, enterito. Algo de ese tipo hay también en tus manos, aunque lo llames maña. ¿A quién piensas enseñárselo, y qué te ha frenado hasta ahora?',
				'Unas llaves en el suelo son una invitación o un examen de buenos modales. Los dos oyentes aún no se han agachado. ¿Qué cerradura probarías tú si el maestro mirase un minuto hacia otro lado?',
			],
		},
	},
};
