import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'sizdah-bedar',
	motif: 'tree',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'sizdah bedar',
				'thirteenth day',
				'nature day',
				'picnic',
				'knotting grass',
				'unlucky thirteen',
				'thirteen',
			],
			titles: ['The day on which nobody is at home', 'Thirteen, and a knot in the grass'],
			excerpts: [
				'On the thirteenth day of spring a whole country leaves its houses, throws its lawn into the river, and knots grass for reasons it would rather not state.',
				'An unlucky number spent out of doors with lettuce and syrup: Sizdah Bedar and the strange idea that misfortune calls only at registered addresses.',
			],
			openings: [
				'At seven in the morning the motorway is full, every car with a carpet rolled on the roof and a samovar between somebody’s knees. By ten there is no tree within forty kilometres of the city that does not have a family beneath it. They sit with their backs against the trunk and their faces away from the next family, three metres off, and in this manner everyone is alone in the countryside. Someone has brought a badminton set. Someone has brought the plate with the wheat grass, now yellow and tall, and holds it on the lap like a pet that is to be released.',
				'It takes two blades and no skill. You choose them long, without tearing them out, lay one across the other and pull, and there stands in the meadow a knot the size of a grain of rice. Girls used to be teased about it: this was done, with a rhyme, by those who hoped for a husband by next year. But look along the bank, where an engineer of sixty with a good coat is crouching with his back to his colleagues. He straightens up, brushes off his knees, and studies the opposite shore.',
			],
			body: [
				'Sizdah is thirteen, bedar means out of doors or, if you like, away with it. Twelve days the feast of Nowruz lasts, with visits in order of age, and on the next one the houses are left standing empty. The usual explanation is that thirteen brings bad luck and will come knocking. Whoever is by the river cannot be found. It is a theory of misfortune as a bailiff, who calls at the registered address and, meeting no one, goes away.',
				'The old calendar of Iran knew nothing of this. Each day of the month there had a name, and the thirteenth was called Tir, after the star that brings rain; the holiday book would have had no complaint about it. The dread of the number may have travelled in from elsewhere, and the picnic, in which scholars suspect an old petition for water, was already there. Luck is said to dislike the thirteenth; the meadow has always been fond of it. So one day wears two coats, one turned inside out.',
				'The rest is custom. Lettuce is dipped in sekanjabin, a syrup of vinegar and mint, and tastes as green as anything can. The noodles in the soup are long, so that things may be drawn along by them. Small lies are permitted, and since the day falls around the first of April, Iran and half the world deceive their friends at the same hour without having agreed on it. Towards evening the wheat grass that stood on the feast-day table goes into running water with a knot tied in it. It has sat indoors for two weeks collecting, people say, whatever was in the house.',
				'Then everyone drives home at the same time. The house has been standing quite alone for ten hours, with its clock and its refrigerator, and when the key turns there is a second in which nobody goes in first. It smells of hyacinth and of other people. That is all. The bailiff, if he came, has left no card.',
			],
			counter:
				'The calendar calls it Nature Day, and on the morning after, nature is standing up to its knees in bags, skewers and melon rind; volunteers collect for a week. As for thirteen, numbers do nothing. A fear that one tends for a year and takes for a walk on the appointed day may well remain in better health than a fear that was forgotten.',
			practices: [
				'Leave the house for nine minutes and take nothing along: no bag, no telephone, only the key. Go to the nearest thing that grows without permission, a strip between tracks, a crack in a wall. Tie two blades or two stems together without tearing them off. A wish is allowed and not demanded. Note what you looked at in order not to be seen. When you come back, stand for three breaths inside your door and smell the place as a visitor would.',
				'Go through your rooms and find the object that has been collecting: the pile, the basket, the dish with the screws. It was put there for a feast or an emergency and has stayed. Take seven minutes to carry out exactly one handful of it, to whoever collects such things, or to the bin, and tie something round what is left, a string or a rubber band, so that it can see you have noticed.',
			],
			closings: [
				'Ten hours long the house stood empty and nothing came for you. What have you been staying in for, all these weeks, so as not to miss it when it calls?',
				'A knot in the grass lasts until the mower or the first goat, and so does most of what we ask for with a straight face. Which wish of yours would you only dare to make crouching, with your back to your colleagues?',
			],
		},
		fa: {
			keywords: ['سیزده بدر', 'سیزده‌بدر', 'روز طبیعت', 'سیزدهم فروردین', 'گره زدن سبزه', 'نحسی سیزده', 'دروغ سیزده'],
			titles: ['روزی که هیچ‌کس خانه نیست', 'سیزده، و گرهی به اندازهٔ یک دانه برنج'],
			excerpts: [
				'سیزدهم فروردین کشوری درِ خانه‌اش را می‌بندد، چمنش را به آب می‌دهد و علف گره می‌زند، به دلیلی که ترجیح می‌دهد نگوید.',
				'عددی بدنام که با کاهو و سکنجبین بیرونِ خانه سر می‌شود؛ و این فکرِ عجیب که بدبیاری فقط به نشانیِ ثبت‌شده می‌آید.',
			],
			openings: [
				'هفت صبح جاده پر است، روی سقف هر ماشین قالیچه‌ای لوله‌شده و میان زانوهای یکی سماوری. ساعت ده تا چهل کیلومتریِ شهر درختی نمانده که خانواده‌ای زیرش ننشسته باشد. پشت به تنه می‌نشینند و رو برمی‌گردانند از خانوادهٔ بغلی که سه متر آن‌طرف‌تر است، و به این ترتیب هر کس در طبیعت تنهاست. یکی راکت بدمینتون آورده. یکی بشقابِ سبزه را آورده که حالا زرد و بلند شده و آن را روی دامنش گرفته، مثل حیوان خانگی‌ای که قرار است آزادش کنند.',
				'دو ساقه می‌خواهد و هیچ هنری. بلندهایش را انتخاب می‌کنی، از ریشه نمی‌کَنی، یکی را روی دیگری می‌اندازی و می‌کشی، و وسط چمن گرهی می‌ماند به اندازهٔ دانهٔ برنج. سر به سر دخترها می‌گذاشتند که این کارِ بخت‌گشایی است و تا سال دیگر به خانهٔ شوهر می‌روند. اما لب آب را نگاه کن: مهندسی شصت‌ساله با کت خوب پشت به همکارانش چمباتمه زده است. بلند می‌شود، زانویش را می‌تکاند و با دقتِ زیاد به آن طرف رودخانه نگاه می‌کند.',
			],
			body: [
				'نوروز دوازده روز است، با دیدوبازدید به ترتیب سن، و روز بعد خانه‌ها خالی می‌ماند. دلیل معروفش این است که سیزده نحس است و در می‌زند، و کسی که لب رودخانه نشسته باشد پیدا نمی‌شود. در این حساب، بدبیاری مأمورِ اجراست: به نشانیِ ثبت‌شده می‌آید، زنگ می‌زند، کسی نیست و می‌رود. اسم روز هم همین را می‌گوید، سیزده را به در کردن؛ یا ساده‌تر، به دشت و در رفتن.',
				'تقویم کهنِ ایران از این نحسی خبر نداشت. هر روزِ ماه نامی داشت و سیزدهمی تیر بود، به نام ستاره‌ای که باران می‌آورد، و هیچ منجمی از آن گله نکرده است. ترسِ سیزده شاید از جای دیگری به کاروان ما پیوسته باشد و بیرون رفتن، که بعضی محققان در آن نشان باران‌خواهی می‌بینند، از پیش همین‌جا بود. بخت می‌گویند با سیزدهم میانه‌ای ندارد و چمن همیشه دوستش داشته است. یک روز است با دو پیراهن، یکی‌شان پشت‌ورو.',
				'باقی‌اش رسم است. کاهو را در سکنجبین می‌زنند که از سرکه و نعناست و سبزترین مزه‌ای است که می‌شود خورد. رشتهٔ آش بلند است تا سررشتهٔ کارها به دست بیاید. دروغ کوچک آزاد است، و چون این روز کنار اول آوریل می‌افتد ما و نیمی از دنیا بی قرار قبلی در یک ساعت دوستانمان را گول می‌زنیم. دم غروب سبزهٔ سفره را گره می‌زنند و به آب روان می‌دهند؛ می‌گویند دو هفته در خانه نشسته و هر چه در هوای خانه بوده به خود گرفته است.',
				'بعد همه با هم برمی‌گردند. خانه ده ساعت با ساعت دیواری و یخچالش تنها بوده است، و کلید که می‌چرخد یک لحظه هست که هیچ‌کس اول تو نمی‌رود. بوی سنبل می‌آید و بوی آدم‌هایی که دیروز آنجا بوده‌اند، یعنی خودمان. همین. مأمور اگر هم آمده باشد کارتی لای در نگذاشته، و تخم‌مرغِ رنگی روی میز همان‌طور با صورتِ خندان نشسته است.',
			],
			counter:
				'در تقویم نوشته‌اند روز طبیعت، و صبحِ فردا طبیعت تا زانو در کیسه و سیخ و پوست هندوانه ایستاده است؛ داوطلب‌ها یک هفته جمع می‌کنند. عدد هم کاره‌ای نیست. ترسی که آدم یک سال نگهش می‌دارد و روز معین به گردش می‌بَرد شاید سالم‌تر بماند از ترسی که یک بار، بی هیچ مراسمی، فراموش شده باشد.',
			practices: [
				'نُه دقیقه از خانه بیرون برو و هیچ چیز با خودت نبر، نه کیف و نه گوشی، فقط کلید. برو تا نزدیک‌ترین چیزی که بی اجازه سبز شده: لای ریل، شکاف دیوار، پای تیر برق. دو ساقه را بی آنکه بکنی به هم گره بزن. آرزو آزاد است و اجباری نیست. ببین برای اینکه دیده نشوی به کجا نگاه کردی. برگشتنا سه نفس پشت در بایست و خانه را مثل مهمان بو کن.',
				'اتاق‌ها را بگرد و آن چیزی را پیدا کن که دارد جمع می‌کند: تلِ روزنامه، سبد، کاسهٔ پیچ و مهره. روزی برای عید یا مبادا آنجا گذاشته شد و ماند. هفت دقیقه وقت بگذار و درست یک مشت از آن را بیرون ببر، برای کسی که به کارش بیاید یا برای سطل، و دور باقی‌مانده نخی یا کشی ببند تا بفهمد که دیده‌ای‌اش.',
			],
			closings: [
				'ده ساعت خانه خالی بود و کسی سراغت را نگرفت. تو این هفته‌ها به خاطر چه چیز در خانه مانده‌ای که مبادا بیاید و نباشی؟',
				'گرهِ علف تا ماشین چمن‌زنی یا نخستین بز دوام دارد، و بیشترِ چیزهایی که با قیافهٔ جدی می‌خواهیم هم همین‌قدر. کدام آرزو را فقط چمباتمه‌زده و پشت به همکاران جرئت می‌کنی؟',
			],
		},
		ar: {
			keywords: ['سيزده بدر', 'اليوم الثالث عشر', 'يوم الطبيعة', 'نزهة الربيع', 'عقد العشب', 'شؤم الرقم ثلاثة عشر'],
			titles: ['اليوم الذي لا يوجد فيه أحد في بيته', 'ثلاثة عشر، وعقدة في العشب'],
			excerpts: [
				'في اليوم الثالث عشر من الربيع تخرج بلاد بأسرها من بيوتها، وتهب زرعها للنهر، وتعقد العشب لأسباب تفضّل ألّا تذكرها.',
				'عدد سيّئ السمعة يُقضى في البرّيّة مع الخسّ وشراب الخلّ، وفكرة طريفة مفادها أنّ النحس لا يزور إلّا العناوين المسجّلة.',
			],
			openings: [
				'في السابعة صباحًا يمتلئ الطريق، وعلى سقف كلّ سيّارة بساط ملفوف، وبين ركبتي أحدهم سماور. وعند العاشرة لا تبقى شجرة على بعد أربعين كيلومترًا من المدينة إلّا وتحتها عائلة. يسندون ظهورهم إلى الجذع ويديرون وجوههم عن العائلة المجاورة، وهي على ثلاثة أمتار، وبهذه الطريقة يكون كلّ واحد وحيدًا في أحضان الطبيعة. جاء أحدهم بمضارب الريشة. وجاءت واحدة بصحن الزرع، وقد اصفرّ وطال، تحمله في حجرها كأنّه حيوان أليف حان وقت إطلاقه، وتنفض عنه الغبار.',
				'لا يحتاج الأمر إلّا إلى ساقين من العشب، ولا يحتاج إلى مهارة. تُختاران طويلتين، ولا تُقتلعان، وتوضع واحدة فوق الأخرى وتُشدّان، فتبقى في المرج عقدة بقدر حبّة أرزّ. كانوا يمازحون البنات بها، فهي عندهم لمن ترجو أن تكون في العام القادم في بيت زوجها. لكن لننظر إلى الضفّة: هناك مهندس في الستّين عليه معطف حسن، جاثٍ على ركبتيه وظهره إلى زملائه. ينهض وينفض ركبتيه، ثم يتأمّل الضفّة الأخرى بعناية من يدرس مشروعًا.',
			],
			body: [
				'معنى الاسم في الفارسيّة الخروج بالثالث عشر، أو إخراجه من الباب، والعبارة تحتمل الأمرين. يدوم النوروز اثني عشر يومًا تُؤدّى فيها الزيارات بحسب السنّ، وفي اليوم الذي بعدها تُترك البيوت خالية. والتفسير الشائع أنّ هذا العدد مشؤوم وأنّه يطرق الأبواب، ومن كان عند النهر فلا سبيل إليه. فالنحس على هذا المذهب مُحضِر من المحكمة، يأتي إلى العنوان المسجّل، ويقرع الجرس، فإن لم يجد أحدًا انصرف إلى غيره.',
				'أمّا تقويم إيران القديم فلم يعرف شيئًا من هذا. كان لكلّ يوم من الشهر اسم، واسم الثالث عشر تير، على اسم النجم الذي يأتي بالمطر، وليس في ذلك ما يُشتكى منه. فلعلّ الخوف من العدد جاء مع قافلة من بلد آخر، وكانت النزهة هنا قبله، وفيها يرى بعض الباحثين أثرًا من استسقاء قديم. ومن عرف شمّ النسيم في مصر، بسمكه المملّح وبصله الأخضر وزحام حدائقه، لم يحتج إلى مزيد شرح. يقال إنّ الحظّ لا يحبّ هذا اليوم، والمرج يحبّه من أوّل الدهر. فهو يوم واحد له ثوبان أحدهما مقلوب.',
				'والباقي عادات. يُغمس الخسّ في السكنجبين، وهو شراب من الخلّ والنعناع، فلا يبقى في الفم إلّا طعم الخضرة. وخيوط العجين في الحساء طويلة لعلّ الأمور تنجرّ بها. ويُباح الكذب الصغير، ولأنّ اليوم يقع بجوار أوّل نيسان فإنّ إيران ونصف العالم يخدعون أصدقاءهم في ساعة واحدة من غير اتّفاق. وقبيل الغروب يُعقد الزرع الذي كان على مائدة العيد ويُلقى في ماء جارٍ. يقولون إنّه جلس في البيت أسبوعين يجمع كلّ ما كان في هواء الغرف من كلام ومن سكوت.',
				'ثم يعود الجميع في وقت واحد. لقد ظلّ البيت عشر ساعات وحيدًا مع ساعته وثلّاجته، وحين يدور المفتاح تمرّ لحظة لا يدخل فيها أحد قبل أحد. رائحة ياسمين وزنبق، ورائحة ناس كانوا هنا بالأمس، أي نحن. هذا كلّ شيء. والمُحضِر، إن كان قد جاء، لم يترك تحت الباب ورقة. والبيضة الملوّنة ما زالت على الطاولة بوجهها الضاحك الذي رُسم لها قبل أسبوعين، لا يبدو عليها أنّها رأت أحدًا.',
			],
			counter:
				'يسمّيه التقويم يوم الطبيعة، وفي صباح الغد تقف الطبيعة إلى ركبتيها في الأكياس والأسياخ وقشور البطّيخ، ويجمع المتطوّعون أسبوعًا كاملًا. والأعداد لا تفعل شيئًا. ثم إنّ الخوف الذي يُربّى سنة ويُخرج للنزهة في يوم معلوم قد يبقى أوفر صحّة من خوف أهمله صاحبه حتى نسيه.',
			practices: [
				'اخرجوا من البيت تسع دقائق بلا حقيبة ولا هاتف، ومعكم المفتاح فقط. اقصدوا أقرب نبتة طلعت بغير إذن: بين قضيبين، أو في شقّ جدار، أو عند عمود كهرباء. واعقدوا ساقين منها من غير اقتلاع. الأمنية مسموح بها وليست واجبة. ولينتبه المرء إلى أين نظر كي لا يُرى. وعند العودة وقفة وراء الباب بقدر ثلاثة أنفاس، ليُشمّ البيت كما يشمّه ضيف يدخله أوّل مرّة.',
				'ابحثوا في الغرف عن الشيء الذي ما زال يجمع: كومة، أو سلّة، أو صحن المسامير والأزرار. وُضع ذات يوم لعيد أو لوقت الحاجة ثم بقي. خذوا منه في سبع دقائق قبضة واحدة لا أكثر، واحملوها إلى من ينتفع بها أو إلى سلّة المهملات، واربطوا ما تبقّى بخيط أو مطّاط، حتى يعلم أنّ هناك من انتبه إليه أخيرًا.',
			],
			closings: [
				'خلا البيت عشر ساعات ولم يسأل عن أهله سائل. فما الذي طال الانتظار في البيت لأجله هذه الأسابيع، خشية أن يأتي فلا يجد أحدًا؟',
				'تعيش عقدة العشب إلى أوّل منجل أو أوّل عنزة، ومثلها أكثر ما يُطلب بوجه جادّ. أيّ أمنية لا يُجرؤ عليها إلّا جثوًّا وبظهر إلى الزملاء؟',
			],
		},
		es: {
			keywords: [
				'sizdah bedar',
				'día trece',
				'día de la naturaleza',
				'merienda campestre',
				'nudo en la hierba',
				'número trece',
			],
			titles: ['El día en que no hay nadie en casa', 'Trece, y un nudo en la hierba'],
			excerpts: [
				'El día trece de la primavera un país entero sale de casa, tira su césped al río y anuda hierbas por motivos que prefiere no declarar.',
				'Un número de mala fama que se pasa al aire libre con lechuga y jarabe, y la curiosa idea de que la desgracia solo va al domicilio que consta.',
			],
			openings: [
				'A las siete de la mañana la autopista está llena, cada coche con una alfombra enrollada en la baca y un samovar entre las rodillas de alguien. A las diez no queda a cuarenta kilómetros de la ciudad un árbol sin su familia debajo. Se sientan con la espalda contra el tronco y la cara vuelta hacia donde no estén los otros, que acampan a tres metros, y así cada cual goza a solas del campo. Alguien trae raquetas de bádminton. Alguien trae el plato de brotes, ya altos y amarillos, y lo lleva en el regazo como a un animal que se va a soltar.',
				'Hacen falta dos briznas y ninguna maña. Se eligen largas, sin arrancarlas, se cruza una sobre otra, se tira, y en mitad del prado queda un nudo como un grano de arroz. A las muchachas las embromaban con eso: era cosa de quien quería marido para el año siguiente. Pero mira hacia la orilla, donde un ingeniero de sesenta años, con buen abrigo, está en cuclillas de espaldas a sus colegas. Se levanta, se sacude las rodillas y examina con enorme interés la ribera de enfrente.',
			],
			body: [
				'Sizdah es trece, y bedar, afuera, o, si se quiere, fuera con él. Doce días duran las visitas de Nowruz, por orden de edad, y al siguiente las casas se dejan vacías. La explicación corriente es que el trece trae desgracia y vendrá a llamar; a quien está junto al río no lo encuentran. Es una teoría de la mala suerte como agente judicial, que notifica en el domicilio que consta y, si no sale nadie, se marcha. Aquí hemos llegado más lejos con los martes, que ni te cases ni te embarques.',
				'El antiguo calendario de Irán no sabía nada de esto. Cada día del mes tenía nombre, y el decimotercero se llamaba Tir, como la estrella que trae la lluvia; ninguna queja contra él. El miedo al número quizá se unió a la caravana por el camino, y la salida al campo, en la que algunos estudiosos sospechan una vieja petición de agua, ya estaba. La fortuna dicen que no traga el trece; el prado siempre le ha tenido cariño. Es un mismo día con dos abrigos, uno puesto del revés.',
				'Lo demás es costumbre. La lechuga se moja en sekanjabin, un jarabe de vinagre y hierbabuena, y sabe a verde sin matices. Los fideos de la sopa son largos, para tirar de los asuntos. Se permiten mentiras pequeñas, y como la fecha cae junto al primero de abril, Irán y medio mundo engañan a sus amigos a la misma hora sin haberse puesto de acuerdo. Al caer la tarde los brotes de la mesa de fiesta van al agua corriente con un nudo hecho. Llevaban dos semanas en casa, dicen, recogiendo lo que hubiera en el aire.',
				'Después vuelven todos a la vez. La casa ha pasado diez horas sola con su reloj y su nevera, y cuando gira la llave hay un segundo en que nadie quiere entrar el primero. Huele a jacinto y a otra gente, que somos nosotros ayer. Nada más. El agente, si vino, no dejó aviso.',
			],
			counter:
				'Oficialmente es el Día de la Naturaleza, y a la mañana siguiente la naturaleza aparece hasta las rodillas de bolsas, pinchos y cáscaras de melón; los voluntarios recogen durante una semana. En cuanto al trece, los números no hacen nada. Y un miedo al que se cuida todo el año y se saca a pasear en su fecha puede conservarse más sano que un miedo olvidado sin ceremonia.',
			practices: [
				'Sal de casa nueve minutos sin nada: ni bolso ni teléfono, solo la llave. Ve hasta lo más cercano que crezca sin permiso, entre dos raíles, en la grieta de un muro. Anuda dos tallos sin arrancarlos. El deseo es libre y no obligatorio. Fíjate en adónde miraste para que no te vieran. Al volver, quédate tres respiraciones detrás de la puerta y huele tu casa como la olería una visita.',
				'Recorre las habitaciones y busca lo que ha estado acumulando: el montón, la cesta, el platillo de los tornillos. Se puso ahí para una fiesta o para un por si acaso, y se quedó. En siete minutos, saca un puñado justo, para quien lo aproveche o para la basura, y ata lo que queda con una cuerda o una goma. Que sepa que lo has visto.',
			],
			closings: [
				'Diez horas estuvo vacía la casa y nadie preguntó por ti. ¿Por qué cosa llevas semanas sin salir, no sea que venga y no te encuentre?',
				'Un nudo de hierba dura hasta la segadora o hasta la primera cabra, y lo mismo casi todo lo que pedimos con cara seria. ¿Qué deseo tuyo solo te atreverías a hacer en cuclillas y de espaldas a tus colegas?',
			],
		},
	},
};
