import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'When Adam had been taught the names, an old book says, the angels were asked to repeat them and could not. It was the first thing in which somebody of clay had the advantage. A name was knowledge then, before it became a way of calling for supper.',
				ask: 'Who gave you the name you have brought, and what did they have in mind?',
			},
			{
				say: 'In Persian one asks not what you are called but what your noble name is, and the answer comes with lowered eyes. So much politeness around a few letters suggests that people thought they could be dropped and broken.',
				ask: 'How does your name sound in the mouth of somebody who is fond of you?',
			},
			{
				say: 'Abjad lays a number under each letter, one under alif and a thousand under ghayn, so that any name can be added up like a bill. The sum is exact. What it says about a person was always a matter of conversation.',
				ask: 'Which letter of the name would you keep, if only one could stay?',
			},
			{
				say: 'Parents used to whisper the name into the child’s ear before anyone else was to hear it. For one breath there were three people in the world who knew. Afterwards it belonged to schools, offices and other children in the yard.',
				ask: 'What did they call you in the yard, and what became of that name?',
			},
			{
				say: 'Those who carry a grandparent’s name answer, all their lives, to somebody who has left the room. Others were named after nobody and had the coat made new. I cannot see which yours is; both have a draught somewhere.',
				ask: 'Whose name was it before, or who wore it in the story you were told?',
			},
		],
		deeper: [
			{
				say: 'The handmaid in the first tale of the Masnavi showed nothing at a hundred names of cities and blushed at Samarkand; a goldsmith lived there, by the bridge. Names are doors to streets. The physician only had to keep knocking.',
				ask: 'Which name, other than your own, changes the colour of a day?',
			},
			{
				say: 'Zoleikha, says Rumi, had put the name of Joseph into everything: when she said that the wax was soft, or that the moon had risen, it was he. One name may need so many disguises. It is also tiring for the moon.',
				ask: 'What do you say aloud, when you mean that other name?',
			},
			{
				say: 'Signing takes a second and one learns it at fourteen, on the back of an exercise book, line after line, as though practising for fame. The hand keeps that child’s ambition into old age and uses it for parcels.',
				ask: 'Where do you sign smaller than usual, and what lies on that table?',
			},
			{
				say: 'Dervishes on entering gave up their name, and the master found another when the first one had stopped answering. A few were said to have turned round in the bazaar all the same, thirty years on, at the old sound.',
				ask: 'When did you last turn round at an old name?',
			},
			{
				say: 'The sum of a name tells nothing about those who share it; in every telephone directory saints and swindlers come out even. I say this as somebody with a weakness for sums.',
				ask: 'What would you want people to think of when they hear it, and what do they think of now?',
			},
			{
				say: 'A name mispronounced for years grows a second person, who stands at counters and is patient. Many people with two languages keep two such characters in one coat, and they do not vote alike.',
				ask: 'How do you say your name to strangers, and what do you leave out?',
			},
			{
				say: 'Some names are no longer called by anyone, since those who used that short form have gone. The word is still in working order. It lies there like a key to a house that has been sold.',
				ask: 'Who was the last to call you by the shortest form?',
			},
			{
				say: 'The Empress, the Hermit, the Fool: the oldest tarot trumps had pictures and no names, and every town called them as it pleased. Later the names were printed underneath, and people began to read instead of looking.',
				ask: 'What would a picture of you show, if nothing were printed below it?',
			},
			{
				say: 'One can want to change it. Some do it with a stamp, some with a second name for paper only, some by letting it be said more slowly. The old one does not die of it, it becomes a street where one used to live.',
				ask: 'Which name would you try on for a week, just to hear who answers?',
			},
		],
		offers: [
			{
				page: 'sarketab',
				line: 'The sarketab takes your name and your mother’s in their letters and shows every step of the sum.',
			},
			{
				page: 'lucky-number',
				line: 'A name and a date come to a number here, with the sum laid open so that you can check it.',
			},
			{
				page: 'marriage-fortune',
				line: 'Two names beside each other are an old curiosity; the marriage fortune adds them up in the open.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'آمده است که نام‌ها را به آدم آموختند و از فرشتگان خواستند بازگویند و نتوانستند. نخستین بار بود که خاکی از آنها جلو می‌افتاد. نام اول دانستن بود و بعدها صدا زدن سر سفره شد.',
				ask: 'این نام را چه کسی روی تو گذاشت و چه در سر داشت؟',
			},
			{
				say: 'ما نمی‌پرسیم اسمت چیست، می‌پرسیم اسم شریفتان، و طرف چشمش را پایین می‌اندازد و می‌گوید. این همه ملاحظه برای چند حرف لابد از آن است که گمان می‌کردند نام هم از دست می‌افتد و می‌شکند.',
				ask: 'نامت در دهان کسی که دوستت دارد چه صدایی می‌دهد؟',
			},
			{
				say: 'ابجد زیر هر حرفی عددی می‌گذارد، از یکِ الف تا هزارِ غین، و نام مثل صورتحساب جمع زده می‌شود. جمعش دقیق است. اینکه دربارهٔ آدم چه می‌گوید همیشه موضوع گفت‌وگو بوده.',
				ask: 'اگر قرار باشد فقط یک حرف از آن بماند، کدام را نگه می‌داری؟',
			},
			{
				say: 'نام را در گوش نوزاد می‌گفتند، پیش از آنکه در کوچه کسی بشنود. برای یک نفس فقط دو سه نفر در دنیا خبر داشتند. بعد افتاد دست مدرسه و اداره و بچه‌های محل.',
				ask: 'بچه‌های محل به تو چه می‌گفتند و آن اسم چه شد؟',
			},
			{
				say: 'بعضی‌ها نام مادربزرگ یا پدربزرگ را دارند و همهٔ عمر به جای کسی جواب می‌دهند که از اتاق بیرون رفته. بعضی‌ها نامشان نو بوده، مثل کفشی که اول پا را می‌زند.',
				ask: 'پیش از تو این نام مال چه کسی بود، یا در کدام قصه شنیده شد؟',
			},
		],
		deeper: [
			{
				say: 'کنیزک قصهٔ نخست مثنوی به نام صد شهر رنگ عوض نکرد و به نام سمرقند سرخ شد؛ زرگری آنجا سر پل می‌نشست. نام درِ کوچه است. طبیب فقط باید در زدن را ادامه می‌داد.',
				ask: 'جز نام خودت، کدام نام رنگ روزت را عوض می‌کند؟',
			},
			{
				say: 'زلیخا نام یوسف را در همه چیز پنهان کرده بود؛ اگر می‌گفت موم نرم شد یا ماه برآمد، او را می‌گفت. گاهی یک نام این همه لباس لازم دارد. برای ماه هم البته خسته‌کننده است.',
				ask: 'بلند چه می‌گویی، وقتی آن نام دیگر را در دل داری؟',
			},
			{
				say: 'امضا را در چهارده‌سالگی پشت دفتر مشق یاد می‌گیرند، خط پشت خط، انگار برای شهرت. دست همان بلندپروازی را تا پیری نگه می‌دارد و خرج رسید پستچی می‌کند.',
				ask: 'کجا امضایت کوچک‌تر از همیشه می‌شود و روی آن میز چیست؟',
			},
			{
				say: 'درویش‌ها نام را دم در می‌گذاشتند و پیر نامی دیگر می‌داد، وقتی اولی دیگر جواب نمی‌داد. با این حال شنیده‌ام بعضی‌شان سی سال بعد در بازار با صدای قدیم سر برگرداندند.',
				ask: 'آخرین بار کی با نام کهنه‌ای سر برگرداندی؟',
			},
			{
				say: 'جمع حروف هم‌نام‌ها یکی است و در هر دفتر تلفنی درستکار و کلاه‌بردار با هم مساوی درمی‌آیند. این را کسی می‌گوید که خودش به حساب حروف دل بسته است.',
				ask: 'دوست داری با شنیدن نامت یاد چه بیفتند و حالا یاد چه می‌افتند؟',
			},
			{
				say: 'نامی که سال‌ها غلط بگویند، آدم دومی می‌سازد که پشت باجه می‌ایستد و حوصله دارد. دوزبانه‌ها گاهی دو نفر را در یک پالتو نگه می‌دارند و رأی این دو یکی نیست.',
				ask: 'نامت را به غریبه‌ها چطور می‌گویی و کجایش را جا می‌اندازی؟',
			},
			{
				say: 'بعضی اسم‌های کوچک‌شده را دیگر کسی نمی‌گوید، چون گوینده‌اش رفته. کلمه هنوز سالم است. مثل کلید خانه‌ای که فروخته‌اند ته کشو مانده.',
				ask: 'چه کسی آخرین بار تو را با کوتاه‌ترین شکل نامت صدا زد؟',
			},
			{
				say: 'تخلص حافظ نامی نبود که پدر گذاشته باشد. محمد بود و شمس‌الدین شد و خودش در بیت آخر هر غزل حافظ را صدا زد، انگار که کسی دیگر باشد. فاصلهٔ خوبی است برای شوخی با خود.',
				ask: 'اگر در آخر روز خودت را با نامی صدا بزنی، آن نام چیست؟',
			},
			{
				say: 'می‌شود عوضش کرد؛ یکی با مهر ثبت احوال، یکی با نامی فقط برای نوشتن، یکی با آهسته‌تر گفتنش. قدیمی از این کار نمی‌میرد. کوچه‌ای می‌شود که آدم روزی آنجا می‌نشسته.',
				ask: 'کدام نام را حاضری یک هفته بپوشی تا ببینی چه کسی جواب می‌دهد؟',
			},
		],
		offers: [
			{ page: 'sarketab', line: 'سرکتاب نام تو و مادرت را با حرف‌هایش می‌گیرد و همهٔ قدم‌های جمع را نشانت می‌دهد.' },
			{ page: 'lucky-number', line: 'نام و تاریخ در اینجا عددی می‌شوند و جمعش باز گذاشته شده که خودت وارسی کنی.' },
			{
				page: 'marriage-fortune',
				line: 'دو نام کنار هم کنجکاوی قدیمی آدم‌هاست؛ طالع ازدواج آنها را جلوی چشم جمع می‌زند.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'عُلِّم آدم الأسماء كلّها، ثمّ سُئلت الملائكة عنها فقالت إنّها لا تعلم. كانت تلك أوّل مرّة يسبق فيها الطين النور. كان الاسم معرفةً، قبل أن يصير نداءً إلى العشاء.',
				ask: 'من اختار لكم هذا الاسم، وماذا كان في خاطره؟',
			},
			{
				say: 'يسألكم العربيّ «ما الاسم الكريم»، فتخفضون صوتكم قليلًا وتقولونه. هذا التلطّف كلّه من أجل أربعة أحرف أو خمسة، كأنّهم خافوا على الاسم أن يقع فينكسر.',
				ask: 'كيف تسمعون اسمكم حين يخرج من فم من يحبّكم؟',
			},
			{
				say: 'حساب الجُمّل يضع تحت كلّ حرف عددًا، من واحد الألف إلى ألف الغين، فيُجمع الاسم كما تُجمع الفاتورة. الجمع دقيق، أمّا ما يقوله عن الإنسان فظلّ دائمًا حديث مجالس.',
				ask: 'لو بقي من اسمكم حرف واحد لا غير، فأيّ حرف تُبقون؟',
			},
			{
				say: 'كان العرب يسمّون أبناءهم صخرًا وحربًا ويسمّون خدمهم سعدًا ويسرًا، وقالوا: أسماء أبنائنا لأعدائنا وأسماء خدمنا لنا. فالاسم هديّة لسامع بعينه، ولا يُسأل حامله عن رأيه.',
				ask: 'لأيّ سامع اختاروا لكم هذا الاسم في الأصل؟',
			},
			{
				say: 'من حمل اسم جدّة أو جدّ أجاب العمر كلّه عن شخص خرج من الغرفة. ومن كان اسمه جديدًا لبسه مثل حذاء يؤلم أوّل الأمر. لا أرى من هنا أيّ الحالين حالكم، وفي كلتيهما شيء يُحكى.',
				ask: 'لمن كان اسمكم قبل ذلك، أو في أيّ حكاية سمعتم به؟',
			},
		],
		deeper: [
			{
				say: 'ذُكرت أسماء مدن كثيرة لجارية المثنوي فلم يتغيّر لونها، ثمّ ذُكرت سمرقند فاحمرّ وجهها، وكان فيها صائغ. الأسماء أبواب أزقّة، ولم يكن على الطبيب إلّا أن يواصل الطرق.',
				ask: 'أيّ اسم آخر، غير اسمكم أنتم، يغيّر لون نهاركم؟',
			},
			{
				say: 'أخفت زليخا اسم يوسف في كلّ شيء: إن قالت لان الشمع أو طلع القمر فهو المقصود. قد يحتاج اسم واحد إلى هذه الثياب كلّها. وهو أمر متعب للقمر أيضًا.',
				ask: 'ماذا تقولون في العلن حين يكون ذلك الاسم هو المقصود؟',
			},
			{
				say: 'يتعلّم الناس التوقيع في الرابعة عشرة على ظهر دفتر، سطرًا بعد سطر، كأنّ الشهرة على الباب. تحفظ اليد ذلك الطموح إلى الشيخوخة، وتُنفقه على إيصالات البريد.',
				ask: 'أين يصغر توقيعكم عن عادته، وماذا يكون على تلك الطاولة؟',
			},
			{
				say: 'للعربيّ اسم وكنية ولقب، وقد يُنادى بالكنية من لا ولد له. ثلاثة أبواب لدار واحدة، ويعرف الزائر مقامه من الباب الذي فُتح له.',
				ask: 'من يدخل إليكم من أيّ باب، ومن الذي لا تفتحون له إلّا الباب الرسميّ؟',
			},
			{
				say: 'مجموع الحروف واحد عند كلّ من حمل الاسم، وفي أيّ دليل هاتف يتساوى الأمين والمحتال. أقول هذا وأنا ضعيف أمام الحساب، أحبّ أن أراه يُجمع ولو لم يُثبت شيئًا.',
				ask: 'ماذا تريدون أن يخطر للناس عند سماع اسمكم، وماذا يخطر لهم الآن؟',
			},
			{
				say: 'الاسم الذي يلفظه الناس خطأً سنين ينبت منه شخص ثان، يقف أمام الشبابيك الرسميّة ويصبر. ومن عاش بين لغتين قد يضمّ شخصين في معطف واحد، وليس رأيهما واحدًا.',
				ask: 'كيف تقولون اسمكم للغرباء، وماذا تُسقطون منه في الطريق؟',
			},
			{
				say: 'من صيغ التدليل ما لم يعد أحد يقوله، لأنّ قائله غاب. الكلمة ما زالت سليمة تمامًا، كمفتاح بيت بيع منذ زمن وبقي في قاع الدرج.',
				ask: 'من كان آخر من ناداكم بأقصر صورة من اسمكم؟',
			},
			{
				say: 'لم تكن على أقدم أوراق التاروت أسماء، بل صورٌ فقط، وكانت كلّ مدينة تسمّيها كما تشاء. ثمّ طُبعت الأسماء تحتها، فصار الناس يقرؤون ولا ينظرون.',
				ask: 'ماذا تُظهر صورتكم لو لم يكتب أحد تحتها اسمًا؟',
			},
			{
				say: 'يغيّره بعضهم بختم، وبعضهم باسم للكتابة فقط، وبعضهم بأن يُلفظ أبطأ قليلًا. ولا يموت الأوّل من ذلك، بل يصير حارةً سكنتموها يومًا ما.',
				ask: 'أيّ اسم يستحقّ أن تجرّبوه أسبوعًا لتعرفوا من يجيب عنه؟',
			},
		],
		offers: [
			{ page: 'sarketab', line: 'يأخذ السركتاب اسمكم واسم الأمّ بحروفهما، ويُظهر لكم كلّ خطوة من الحساب.' },
			{ page: 'lucky-number', line: 'اسمكم وتاريخكم يصيران هنا رقمًا، والجمع مكشوف إن أردتم المراجعة.' },
			{ page: 'marriage-fortune', line: 'وضع اسمين جنبًا إلى جنب فضول قديم؛ قراءة الزواج تجمعهما على مرأى من الجميع.' },
		],
	},
	es: {
		first: [
			{
				say: 'Adán aprendió los nombres, cuenta un libro viejo, y cuando se los preguntaron a los ángeles no supieron decirlos. Fue la primera vez que el barro llevó ventaja. Un nombre era un saber antes de ser una forma de llamar a cenar.',
				ask: '¿Quién eligió el que has traído, y qué tenía en la cabeza?',
			},
			{
				say: 'En persa no se pregunta cómo te llamas sino cuál es tu noble nombre, y se contesta bajando los ojos. Tanto miramiento por unas letras hace pensar que creían que un nombre se puede caer y romper.',
				ask: '¿Cómo suena el tuyo en boca de alguien que te quiere?',
			},
			{
				say: 'En muchos pueblos el apellido no servía de nada: preguntabas por el mote, y el mote venía de un bisabuelo que una vez se cayó en un pozo. Cuatro generaciones secas seguían llamándose igual.',
				ask: '¿Qué nombre te dieron otros, y de qué pozo viene?',
			},
			{
				say: 'El abyad pone un número bajo cada letra árabe, del uno al mil, y así cualquier nombre se suma como una factura. La suma es exacta. Lo que diga de una persona siempre fue tema de sobremesa.',
				ask: 'Si solo pudiera quedar una letra, ¿con cuál te quedarías?',
			},
			{
				say: 'Hay quien lleva el nombre de su abuela o de su abuelo y contesta toda la vida por alguien que ha salido de la habitación. Otros lo estrenaron, como zapatos que al principio rozan.',
				ask: '¿De quién fue antes que tuyo, o en qué historia lo oyeron?',
			},
		],
		deeper: [
			{
				say: 'A la joven del primer cuento de Rumi le nombraron cien ciudades sin que mudara el color, y con Samarcanda se sonrojó: allí vivía un orfebre. Los nombres son puertas de calles. El médico solo tuvo que seguir llamando.',
				ask: '¿Qué otro nombre, que no es el tuyo, le cambia el color a tu día?',
			},
			{
				say: 'Zuleika escondía el nombre de José en todo: si decía que la cera se ablandaba o que salía la luna, hablaba de él. A veces un solo nombre gasta muchos disfraces. Para la luna tiene que ser fatigoso.',
				ask: '¿Qué dices en voz alta cuando quieres decir ese nombre?',
			},
			{
				say: 'La firma se aprende a los catorce en la última hoja del cuaderno, renglón tras renglón, como si la fama estuviera al caer. La mano conserva esa ambición hasta la vejez y la gasta en recibos.',
				ask: '¿Dónde firmas más pequeño que de costumbre, y qué hay en esa mesa?',
			},
			{
				say: 'Don Quijote tardó cuatro días en bautizar al caballo y ocho en bautizarse a sí mismo. Después ya pudo salir. Alonso Quijano esperó en casa, y fue quien volvió a firmar al final.',
				ask: '¿Qué nombre usas para salir, y cuál te espera en casa?',
			},
			{
				say: 'La suma de las letras es igual para todos los tocayos; en cualquier guía telefónica salen empatados el santo y el estafador. Lo dice alguien con debilidad por las sumas.',
				ask: '¿En qué quisieras que pensaran al oír tu nombre, y en qué piensan ahora?',
			},
			{
				say: 'El nombre que durante años se pronuncia mal cría a una segunda persona, que aguarda en ventanillas con buena educación. Quien vive en dos lenguas lleva a veces a dos en un abrigo, y no votan lo mismo.',
				ask: '¿Cómo les dices tu nombre a los desconocidos, y qué parte te callas?',
			},
			{
				say: 'Hay diminutivos que ya no usa nadie porque se fue quien los decía. La palabra sigue en perfecto estado, como la llave de una casa vendida en el fondo de un cajón.',
				ask: '¿Quién fue la última persona que te llamó por la forma más corta?',
			},
			{
				say: 'Los triunfos más antiguos del tarot no llevaban nombre, solo la figura, y cada ciudad les decía a su modo. Luego se lo imprimieron debajo y la gente empezó a leer en vez de mirar.',
				ask: '¿Qué se vería en tu figura si debajo no pusiera nada?',
			},
			{
				say: 'Se puede querer otro. Hay quien lo cambia con sello, quien se guarda uno solo para escribir, quien pide que le digan el de siempre más despacio. El viejo no se muere: se vuelve una calle donde viviste.',
				ask: '¿Qué nombre te probarías una semana, solo por ver quién responde?',
			},
		],
		offers: [
			{
				page: 'sarketab',
				line: 'El sarketab toma tu nombre y el de tu madre letra a letra, y enseña cada paso de la suma.',
			},
			{
				page: 'lucky-number',
				line: 'Un nombre y una fecha dan aquí un número, con la cuenta a la vista para que la repases.',
			},
			{
				page: 'marriage-fortune',
				line: 'Poner dos nombres juntos es una curiosidad muy vieja; la lectura de pareja los suma a la luz del día.',
			},
		],
	},
};
