import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-alef',
	motif: 'tower',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter alef', 'alif', 'first letter', 'aleph', 'alphabet origin', 'abjad one', 'ibn muqla'],
			titles: ['Alef, an ox that learned to stand upright', 'One stroke, seven dots high'],
			excerpts: [
				'The first letter began as the head of an animal in a turquoise mine. Turn a capital A on its point and the horns are back.',
				'Calligraphers measure every other letter by this one. It has no curve, no dot, and in Arabic hardly a sound.',
			],
			openings: [
				'In the British Museum lies a sandstone sphinx about as long as a forearm. Flinders Petrie found it in 1905 at Serabit el-Khadim, in Sinai, where the Egyptians had turquoise dug. Along its base somebody scratched a few signs which looked like bad hieroglyphs. They were the beginning of something else: each picture stood for the first sound of its name. Among the oldest of these signs is the head of an ox, with two horns and an eye. The word for ox was alp.',
				'The pupil dips the reed, sets it on the paper at a slant, and presses out a dot: a small lozenge, since the nib is cut oblique. Seven such lozenges, corner upon corner, make a column. Beside it he has to draw one vertical stroke of exactly that height. That is the alef of the thuluth hand, and he may write it for a month. Naskh asks for about five dots, nastaliq is content with three. The teacher says nothing and points to the place where the line trembled.',
			],
			body: [
				'It set out from Sinai as the head of an ox, alp, drawn for the first sound of that name, and the ox travelled well. The Phoenicians tilted its head and drew a bar through it; the Greeks, who had no use for the catch in the throat which the sign denoted, took it for a vowel and called it alpha. Rome set it on its feet, so that our capital A carries the horns downwards. The Arabs, by way of the Aramaeans, wore it down until one stroke was left. It has the number one in abjad, but its name, spelled out as alef, lam, fe, amounts to 111, and the same three letters can be read as alf, a thousand. Few things say one so many ways.',
				'Ibn Muqla, three times vizier in Baghdad and three times dismissed, is credited with the rule which calligraphers still follow: draw the alef, take it as the diameter of a circle, and fit the other letters to that circle and to the dot. He lost his right hand in a court intrigue and died in prison in 940. It is told that he went on writing with the pen tied to the stump. Whatever the truth of that, the man who gave letters their common measure found none in his employers.',
				'The mystics liked the letter because it bows to nobody. Hafez says in one of his ghazals that his teacher taught him only the alef of the friend’s stature, and he knows no other letter. Bulleh Shah of Punjab told scholars that a single alef would do. But a beginner at the writing desk notices something more awkward. Alef joins hands with the letter before it and never with the one that follows. Wherever it stands inside a word, it leaves a small gap to its left.',
			],
			counter:
				'A vertical line is what any child produces who is given a stick and some mud, and nearly every script has one; to find unity in it one has to bring the unity along. In Arabic the letter is largely a seat for the hamza and a sign of length, closer to a chair than to a king. Its place at the head of the row is due to scribes of the second millennium, who left us no reason.',
			practices: [
				'Take a pen and draw ten vertical strokes, each as long as your thumb, slowly, breathing out once for each. Do not correct any. Then look for the one that stands best and for the one that leans, and write beneath the leaning one what you were thinking of at the time, so far as you know it. Seven minutes will do for the ten. Calligraphers keep such practice sheets, blackened all over, and some of them are framed today.',
				'Spell your first name and look for the first letter in it which leaves a gap, in whatever script you write. In Persian or Arabic these are alef, dal, zal, re, ze and vav; in a Latin hand it is where you lift the pen. Write the name eight times and each time wait in that gap for one whole breath. Note afterwards at which repetition the waiting ceased to be a nuisance, if it did.',
			],
			closings: [
				'An ox, a chair, a tower, a stroke: the letter has been relieved of nearly everything and is still read. Which of your own beginnings would you recognise if somebody turned it upside down?',
				'Everything on the page is measured against a line which measures nothing but itself. By what small, plain thing do you in fact measure your days, and who cut that pen?',
			],
		},
		fa: {
			keywords: ['حرف الف', 'الف', 'الفبا', 'معنی الف', 'خوشنویسی', 'ابن مقله', 'ابجد الف'],
			titles: ['الف، گاوی که راست ایستاد', 'الف قامت و هفت نقطه‌اش'],
			excerpts: [
				'نخستین حرف ما روزی سر گاوی بود با دو شاخ، بر سنگی در معدن فیروزه. شاخ‌ها رفتند و قامت ماند.',
				'خوشنویس هر حرف را با الف اندازه می‌گیرد. خودش نه نقطه دارد، نه خم، و نه به حرف بعدی دست می‌دهد.',
			],
			openings: [
				'معلم کلاس اول گچ را برمی‌دارد و «آب» را می‌نویسد، چون فارسی را با آب شروع می‌کنند. بعد می‌گوید این یکی کلاه دارد و آن یکی بی‌کلاه است. سی بچه در هوا خطی صاف می‌کشند، از بالا به پایین، و یکی‌شان که چپ‌دست است میز بغلی را هم خط می‌اندازد. هیچ‌کدام نمی‌دانند که این خط سر یک گاو است. کلاهِ آ هم شاخ آن گاو نیست؛ مدّی است که بعدها رویش گذاشتند و بچه‌ها اسم بهتری برایش پیدا کردند.',
				'استاد قلم را در دوات می‌زند و بر کاغذ نقطه می‌گذارد، لوزیِ کوچکی، چون نوک قلم را کج قط زده‌اند. در ثلث هفت تا از این نقطه‌ها را روی هم می‌چیند و می‌گوید قد الف همین است. در نسخ پنج تا بس است و در نستعلیق سه تا. شاگرد یک ماه فقط همین را می‌نویسد. استاد حرفی نمی‌زند؛ ناخنش را می‌گذارد روی جایی که دست لرزیده، و ورق را برمی‌گرداند که آن طرفش هم سیاه شود.',
			],
			body: [
				'در سال ۱۹۰۵ فلیندرز پتری در معدن فیروزهٔ سرابیط‌الخادم، در صحرای سینا، مجسمهٔ کوچکی پیدا کرد از ابوالهولی سنگی که امروز در موزهٔ بریتانیاست. پایش را با نشانه‌هایی خراشیده بودند که به هیروگلیفِ بدخط می‌مانست. هر تصویر به جای نخستین صدای نامش نشسته بود، و یکی از کهن‌ترین این تصویرها سر گاو بود، که «اَلپ» نام داشت. فنیقی‌ها سر را کج کردند، یونانی‌ها آلفا خواندندش، رومی‌ها برگرداندند و شاخ‌ها رو به زمین ماند. به ما که رسید، از آرامی به این سو، فقط یک خط مانده بود.',
				'عددش یک است، ولی نامش را که بنویسی، الف و لام و ف، ۱۱۱ می‌شود؛ و همین سه حرف را عرب «اَلْف» هم می‌خواند، یعنی هزار. ابن مقله، که سه بار در بغداد وزیر شد و سه بار افتاد، قاعده‌ای گذاشت که هنوز می‌آموزند: الف قطر دایره است و حروف دیگر را باید با آن دایره و با نقطه سنجید. دست راستش را در فتنهٔ دربار بریدند و در سال ۹۴۰ میلادی در زندان مرد. می‌گویند قلم را به بازو می‌بست و می‌نوشت. مردی که به حروف تناسب داد از مخدومانش تناسبی ندید.',
				'اهل عرفان این حرف را دوست داشتند چون پیش کسی خم نمی‌شود. حافظ در غزلی می‌گوید بر لوح دلش جز الفِ قامتِ دوست چیزی نیست و استاد حرف دیگری یادش نداده است. بُلّهی شاهِ پنجابی هم به علما گفت همان یک الف بس است. اما شاگردی که پای مشق نشسته چیز ناجورتری می‌بیند. الف به حرف پیش از خودش دست می‌دهد و به حرف بعد از خودش هرگز. هر جای کلمه که بایستد، سمت چپش درزی باز می‌ماند.',
				'در شعر قدیم از «الف بر سینه کشیدن» زیاد یاد شده است: عاشق یا قلندری که داغی راست، به شکل همین حرف، بر تن خود می‌گذاشت تا درد را کوتاه نوشته باشد. مرکب پاک می‌شود و آن نمی‌شد. شاید برای همین است که نوآموز را از الف شروع می‌کنند، حرفی که در آن هیچ جایی برای پنهان کردن دست نیست؛ در «ج» و «س» می‌شود لرزش را لای خم و دندانه گم کرد.',
			],
			counter:
				'به هر بچه‌ای چوبی بده و کمی گِل، همین خط را می‌کشد؛ کمتر خطی در دنیا هست که آن را نداشته باشد. یگانگی را باید از خانه آورد تا در آن دید. خود الف در عربی بیشتر صندلیِ همزه است تا پادشاهِ حروف، و این که اول صف ایستاده به سلیقهٔ کاتبانی برمی‌گردد که سه‌هزار و چندصد سال پیش بوده‌اند و دلیلش را برای کسی ننوشته‌اند.',
			practices: [
				'قلمی بردار و ده الف بکش، هر کدام به بلندی انگشت شستت، آهسته، با هر کدام یک بازدم. هیچ‌یک را درست نکن. بعد آن را پیدا کن که از همه راست‌تر ایستاده و آن را که کج شده، و زیر آن کج بنویس همان لحظه به چه فکر می‌کردی، اگر یادت هست. هفت دقیقه بس است. خوشنویسان ورق‌های سیاه‌مشق را دور نمی‌ریختند؛ بعضی‌شان حالا قاب شده است.',
				'اسم کوچکت را بنویس و نخستین جایی را پیدا کن که قلم از کاغذ برمی‌خیزد: بعد از الف، دال، ذال، ر، ز، ژ یا واو. هشت بار دیگر بنویسش و هر بار در همان درز به اندازهٔ یک نفسِ کامل بمان، بعد ادامه بده. یادداشت کن از بار چندم این ایستادن دیگر لجت را درنمی‌آورد. اگر اسمت اصلاً درز ندارد، آخرش بایست.',
			],
			closings: [
				'گاو و شاخ و معدن همه رفته‌اند و خطی مانده که هنوز می‌خوانندش. از آغازِ کاری که امروز در دست داری چه چیزی افتاده، و چه مانده که نامش را هنوز می‌شود خواند؟',
				'همهٔ صفحه را با خطی می‌سنجند که خودش فقط با نقطه سنجیده می‌شود. تو روزهایت را در عمل با کدام چیزِ کوچک و ساده اندازه می‌گیری، و آن را از که یاد گرفتی؟',
			],
		},
		ar: {
			keywords: ['حرف الألف', 'الألف', 'الأبجدية', 'أصل الحروف', 'الخط العربي', 'ابن مقلة', 'حساب الجمل'],
			titles: ['الألف: رأس ثور تعلّم الوقوف', 'خطّ واحد طوله سبع نقاط'],
			excerpts: [
				'كان الحرف الأوّل رأس ثور بقرنين على حجر في منجم للفيروز، ثم ذهب القرنان وبقيت القامة.',
				'بالألف تُقاس الحروف كلّها، وهي لا نقطة لها ولا انحناء، ولا تمدّ يدها إلى ما بعدها.',
			],
			openings: [
				'في المتحف البريطانيّ تمثال صغير من الحجر الرمليّ لأبي هول لا يزيد طوله على ذراع. عثر عليه فلندرز بتري سنة ١٩٠٥ في سرابيط الخادم بسيناء، حيث كان المصريّون يستخرجون الفيروز. وعلى قاعدته خدوش تشبه الهيروغليفيّة إذا كتبها من لا يحسنها. لكنّها كانت بداية شيء آخر: كلّ صورة تقوم مقام الصوت الأوّل من اسمها. ومن أقدم تلك الصور رأس ثور له قرنان وعين، وكان اسم الثور عندهم قريبًا من «ألف».',
				'يغمس التلميذ القصبة في الحبر ويضعها مائلة على الورق، فتترك معيّنًا صغيرًا هو النقطة، لأنّ رأس القلم قُطّ مائلًا. سبع نقاط من هذا النوع، رأس إحداها على رأس الأخرى، هي قامة الألف في الثلث. ويكفي النسخ خمس أو نحوها، ويقنع النستعليق بثلاث. ويمضي شهر لا يُكتب فيه غير هذا الخطّ القائم. لا يتكلّم الأستاذ، بل يضع ظفره على الموضع الذي ارتعشت فيه اليد، ثم يطلب ورقة أخرى ويعود إلى شايه.',
			],
			body: [
				'خرج الحرف من سيناء رأس ثور يُرسم للصوت الأوّل من اسمه، وسافر الثور بعيدًا. أمال الفينيقيّون رأسه وشقّوه بخطّ، وأخذه اليونان وليس في لسانهم تلك الهمزة التي كان يدلّ عليها، فجعلوه حركة وسمّوه ألفا، ثم أوقفه الرومان على قدميه فصار القرنان في حرفهم الأوّل يشيران إلى الأرض. ووصل إلى العرب من طريق الآراميّين والأنباط، وقد بري حتى لم يبق منه إلّا خطّ. عدده في حساب الجمّل واحد، غير أنّ اسمه إذا كُتب، ألف ولام وفاء، بلغ ١١١. وهذه الأحرف الثلاثة نفسها تُقرأ أَلْفًا، أي عشر مئات، وتُقرأ إلفًا، وهو الصاحب الذي تعوّده القلب.',
				'وينسب الخطّاطون إلى ابن مقلة، الذي وزر في بغداد ثلاث مرّات وعُزل ثلاثًا، القاعدة التي ما زالوا عليها: ارسم الألف، واجعلها قطرًا لدائرة، ثم قس سائر الحروف على الدائرة وعلى النقطة. وقُطعت يده اليمنى في دسائس القصر، ومات في السجن سنة ٩٤٠ للميلاد. ويُروى أنّه كان يشدّ القلم إلى ساعده ويكتب. ومهما يكن من أمر الرواية، فإنّ الرجل الذي وهب الحروف ميزانًا واحدًا لم يجد عند من خدمهم ميزانًا.',
				'وأحبّ المتصوّفة هذا الحرف لأنّه لا ينحني لأحد. يقول حافظ في غزل له إنّ لوح قلبه ليس فيه إلّا ألف قامة الحبيب، وإنّ أستاذه لم يعلّمه حرفًا سواها. وقال بلّهي شاه في البنجاب لأهل العلم إنّ ألفًا واحدة تكفي. لكنّ الجالس إلى مشقه يلاحظ أمرًا أقلّ بهاء. فالألف تصافح الحرف الذي قبلها، ولا تمدّ يدها إلى الذي بعدها أبدًا. وحيثما وقفت في وسط كلمة تركت عن يسارها فرجة صغيرة، يمرّ منها الهواء ولا يمرّ الحبر.',
				'ونشر بورخس سنة ١٩٤٥ قصّة جعل عنوانها اسم هذا الحرف: كرة صغيرة تحت الدرجة التاسعة عشرة من سلّم قبو في بوينس آيرس، تُرى فيها أماكن الدنيا كلّها معًا من غير أن يحجب بعضها بعضًا. وكان كانتور قد كتب الألف العبريّة اسمًا لأعداده اللامتناهية، فما زال الرياضيّون يرسمونها على السبّورات وأكثرهم لا يقرأ سواها من تلك اللغة. وأشهر كتب الحكايات عندنا يبدأ بها أيضًا: ألف ليلة وليلة، عدد مستدير أضيفت إليه واحدة. كأنّ الراوي لم يرض بالألف حتى عاد إلى الألف، إلى الواحد القائم بعد تمام الحساب. والثور في الحقل لم يبلغه من هذا كلّه شيء، وهو في أغلب الظنّ يرعى حيث رآه أوّل من رسم رأسه.',
			],
			counter:
				'كلّ طفل يُعطى عودًا وطينًا يرسم هذا الخطّ، ولا تكاد كتابة في الدنيا تخلو منه. فمن أراد أن يرى فيه الوحدة فعليه أن يأتي بها معه. والألف في العربيّة مقعد للهمزة أو علامة للمدّ، وهي بذلك أقرب إلى الكرسيّ منها إلى الجالس عليه. أمّا تقدّمها على أخواتها فمن صنع كتبة عاشوا قبل أكثر من ثلاثة آلاف سنة، ولم يتركوا لنا ورقة يشرحون فيها السبب.',
			practices: [
				'خذوا قلمًا وارسموا عشر ألفات، طول الواحدة كطول الإبهام، على مهل، ومع كلّ واحدة زفير واحد، ومن غير تصحيح. ثم ليُنظر أيّها أحسن وقوفًا وأيّها مال، ويُكتب تحت المائلة ما كان يدور في البال لحظتها إن بقي منه شيء. سبع دقائق تكفي. وقد كان الخطّاطون يحتفظون بأوراق المشق المسوّدة كلّها، وبعضها اليوم في إطار على جدار.',
				'اكتبوا اسمًا تحبّونه وابحثوا فيه عن أوّل فرجة، أي عمّا يلي ألفًا أو دالًا أو ذالًا أو راء أو زايًا أو واوًا. ثم يُعاد الاسم ثماني مرّات، وفي كلّ مرّة وقفة عند تلك الفرجة بمقدار نَفَس تامّ قبل المضيّ. ويُسجَّل في أيّ مرّة لم يعد الانتظار ثقيلًا. فإن كان الاسم متّصلًا كلّه فالوقفة في آخره، وهي أيضًا فرجة.',
			],
			closings: [
				'ذهب الثور والمنجم والفيروز وبقي خطّ يُقرأ. ما الذي سقط من بدايات العمل الذي بين أيدينا اليوم، وما الذي بقي منها قائمًا وما زال اسمه معروفًا؟',
				'كلّ ما في الصفحة يُقاس بخطّ لا يقيسه إلّا النقطة التي خرج منها. بأيّ شيء صغير بسيط تُقاس أيّامنا حقًّا، ومن الذي برى ذلك القلم؟',
			],
		},
		es: {
			keywords: ['letra alef', 'alif', 'primera letra', 'origen del alfabeto', 'borges aleph', 'caligrafía', 'abyad'],
			titles: ['Alef, el buey que aprendió a estar de pie', 'Un trazo de siete puntos'],
			excerpts: [
				'La primera letra fue la cabeza de un buey en una mina de turquesa. Dale la vuelta a la A mayúscula y ahí siguen los cuernos.',
				'Los calígrafos miden con ella todas las demás. No tiene curva, ni punto, y en árabe apenas suena.',
			],
			openings: [
				'Borges la metió en un sótano de la calle Garay, en Buenos Aires: una esfera de dos o tres centímetros, bajo el peldaño diecinueve, donde cabían todos los lugares del mundo vistos a la vez. Al cuento le puso el nombre de la letra, y en la posdata avisó de que venía de la lengua sagrada y de que a los matemáticos también les servía. Cantor, en efecto, había llamado alef a sus infinitos. Para ser un trazo vertical, no está mal. Y eso que ninguno de los dos mencionó al buey.',
				'El aprendiz moja la caña, la apoya inclinada y deja en el papel un punto, que sale en forma de rombo porque el cálamo se corta al sesgo. Siete rombos, esquina sobre esquina, son una columna. Al lado hay que trazar una raya de esa misma altura: la alef de la escritura zuluz. El nasj se conforma con cinco, más o menos; el nastaliq, con tres. Así pasa un mes. El maestro no dice nada: pone la uña donde tembló la línea y sigue con su té.',
			],
			body: [
				'En 1905 Flinders Petrie encontró en Serabit el-Jadim, unas minas de turquesa del Sinaí, una esfinge de piedra arenisca que hoy está en el Museo Británico. En la base alguien había arañado unos signos que parecían jeroglíficos mal aprendidos. Eran otra cosa: cada dibujo valía por el primer sonido de su nombre. El del buey, alp, era una cabeza con dos cuernos. Los fenicios la ladearon, los griegos la llamaron alfa y la hicieron vocal, los romanos la pusieron con los cuernos hacia abajo. A los árabes les llegó, por los arameos, tan gastada que ya solo era un palo.',
				'En abyad vale uno. Su nombre, escrito con alef, lam y fe, suma 111, y esas tres letras se leen también alf, que significa mil. La regla con la que aún se enseña se atribuye a Ibn Muqla, tres veces visir en Bagdad y tres veces destituido: se traza la alef, se toma por diámetro de un círculo y a ese círculo se ajusta lo demás. Perdió la mano derecha en una intriga de palacio y murió en prisión en 940. Cuentan que siguió escribiendo con el cálamo atado al brazo. El que dio proporción a las letras no la encontró en sus jefes.',
				'A los místicos les gustaba porque no se inclina ante nadie. Hafez dice en un gacel que su maestro solo le enseñó la alef del talle del amigo y que otra letra no sabe. Bulleh Shah, en el Panyab, les dijo a los doctos que con una alef bastaba. Quien practica delante del papel ve algo menos lucido. La alef le da la mano a la letra de antes y jamás a la que viene. Donde se pone, en mitad de una palabra, deja una rendija a la izquierda.',
			],
			counter:
				'Un palo derecho es lo que dibuja cualquier niño con una vara y un poco de barro, y casi todas las escrituras tienen uno; para ver en él la unidad hay que traerla de casa. En árabe la letra es sobre todo asiento de otra, la hamza, y señal de que una vocal se alarga: más silla que rey. Si encabeza la fila, se debe a unos escribas de hace más de tres mil años que no dejaron dicho el motivo.',
			practices: [
				'Con un bolígrafo cualquiera, traza diez rayas verticales del tamaño de tu pulgar, despacio, una por cada vez que sueltas el aire. No corrijas ninguna. Busca luego la que mejor se sostiene y la que se ha torcido, y escribe debajo de la torcida en qué estabas pensando, si lo recuerdas. Con siete minutos sobra. Los calígrafos guardaban esas hojas emborronadas de ensayo, y alguna cuelga hoy con marco y cristal.',
				'Escribe tu nombre a mano y localiza el primer sitio donde levantas la pluma. Repítelo ocho veces y quédate en ese hueco lo que dura una respiración entera antes de seguir. Apunta a la altura de qué repetición la espera dejó de fastidiarte, si es que dejó. Cuando el nombre sale de un tirón, sin huecos, espera al final, antes del apellido: ahí suele haber más sitio del que parece.',
			],
			closings: [
				'Se fueron los cuernos, la mina y la turquesa, y queda una raya que se sigue leyendo. ¿Qué se ha ido perdiendo de aquello con lo que empezaste, y qué parte se tiene todavía en pie?',
				'Toda la página se mide con una línea que no se mide más que con su propio punto. ¿Con qué cosa pequeña y corriente mides tú los días, y quién te cortó esa pluma?',
			],
		},
	},
};
