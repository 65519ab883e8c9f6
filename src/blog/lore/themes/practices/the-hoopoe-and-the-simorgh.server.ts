import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-hoopoe-and-the-simorgh',
	motif: 'bird',
	leadsTo: 'chatbot',
	words: {
		en: {
			keywords: [
				'hoopoe',
				'simorgh',
				'conference of the birds',
				'attar',
				'seven valleys',
				'solomon and the hoopoe',
				'guide',
			],
			titles: ['A guide that smells', 'The hoopoe has an answer for everybody'],
			excerpts: [
				'It wears a crown and its nest stinks. Why Attar, among all the birds of the world, made the hoopoe his guide, and what it does when nobody wants to set out.',
				'In a miniature in New York the birds confer on the bank of a stream, and above them in the rocks stands a man with a gun. He is easy to miss.',
			],
			openings: [
				'It walks about on the lawn of the district hospital like an inspector, nodding. Cinnamon, with black-and-white wings, and on its head a folded fan which it puts up on landing and lets down again at once, as if it had shown an identity card. The patients on the bench think it very elegant. They have not been near the nest. It sits in a hole in the wall of the boiler house; the hen smears the eggs with a dark liquid from her preen gland that teems with bacteria and reeks of carrion, and the chicks squirt at whoever comes. It is this bird to which they gave the crown.',
				'The sheet is hardly bigger than a school exercise book and belongs to the Metropolitan Museum. On the bank of a stream they have all assembled: peacock, cock, falcon, heron, duck, the parrot, in pairs and singly, each feather laid with a brush of a few hairs. Habiballah of Sava painted them in Isfahan around 1600, for a manuscript of Attar already more than a century old. To the right on a rock sits the hoopoe and speaks. Everything looks at it. Only quite late does one discover the man behind the ridge, small, with a long gun. Nobody in the picture has noticed him, and the hoopoe goes on talking.',
			],
			body: [
				'The bird has a past. In the Quran Solomon inspects his birds and misses one: he will punish it severely unless it brings a good excuse. It arrives a little late and says, to the king who understands all languages, that it knows something which he does not. There is a queen in Sheba. A messenger, then, with the nerve to arrive after the roll-call; the commentators add that it could see water under the ground, and others ask back why, in that case, it does not see the snare beneath a handful of dust. When destiny comes, runs the reply, the eye goes blind.',
				'It was this one that Attar sent for. In his poem, finished in Nishapur in about 1177, it proposes that they go to the Simorgh, who nests on Mount Qaf and once, at midnight, let a feather fall in China. Thereupon the birds explain why it is not convenient. The nightingale has its rose. The duck is clean already, the partridge is busy with its jewels, the heron thinks of the sea, the owl of treasure in ruins, the little wren is simply too weak. The hoopoe listens to each and replies with a story. These refusals and answers take up more room than the seven valleys.',
				'The Simorgh herself has two careers. In the Book of Kings she is a mother: she brings up the white-haired child Zal, whom his father left out on the mountain, and on parting gives him a feather to burn when he is at a loss. Attar’s Simorgh does nothing at all. She is waited for, and in the end the thirty who arrive are held up to her like a mirror, and understand, by an untranslatable pun, whom they were looking for.',
				'What has become of the hoopoe by then, Attar does not say. It was one among them, presumably. It had known the way and did not own it; it had to fly through the same seven valleys and lost feathers like the rest. A guide who arrives no earlier than the others is perhaps the only sort that one should take on, and as to the smell of its nest, every bird book gives fair warning.',
			],
			counter:
				'Thousands set out and thirty came through: as an excursion that is a catastrophe, and the poem was written by somebody who counts the thirty. The reasons of the others deserve a second hearing. The wren really is small, the owl may love her ruin, and not every refusal is cowardice. Anyone, besides, who claims to know where your king lives should be asked what he is living on meanwhile.',
			practices: [
				'Write down the excuse of one bird that you have used: I am too weak, I am clean already, I have my rose, the treasure is here. Put beneath it, in one line each, three occasions on which you used it. Now, as the hoopoe would, answer with a story instead of an argument: something that happened, four sentences long. Nine minutes. Should the story take the bird’s side, let it.',
				'Take a small white object, a down feather from the pillow or a scrap of tissue, and place it somewhere it does not belong: on the keyboard, the ledger, the car seat. Leave it until this evening, and each time it catches your eye ask who in your life has brought you news late, and cheekily, that turned out to be true. Write the name on a slip and thank this person by two lines, if it can be done.',
			],
			closings: [
				'It came too late for the roll-call and had seen something of which the king knew nothing. What do you know of from one of your absences that you have never reported, for fear of being asked where you were?',
				'Small and exact, the man with the gun stands behind the ridge, and the meeting goes on. What is standing at the edge of the picture in your finest plan, and who of you has noticed?',
			],
		},
		fa: {
			keywords: ['هدهد', 'سیمرغ', 'منطق الطیر', 'عطار', 'هفت وادی', 'هدهد و سلیمان', 'کوه قاف'],
			titles: ['راهنمایی که بو می‌دهد', 'هدهد برای هر عذری قصه‌ای داشت'],
			excerpts: [
				'تاج بر سر دارد و لانه‌اش بدبوست. چرا عطار از میان همهٔ مرغان همین یکی را راهنما کرد و او با کسی که نمی‌خواست بیاید چه می‌کرد.',
				'در نگاره‌ای در نیویورک مرغان لب آب جمع‌اند و بالای صخره مردی با تفنگ ایستاده است. راحت از چشم می‌افتد.',
			],
			openings: [
				'روی چمن درمانگاه مثل بازرس راه می‌رود و سر تکان می‌دهد. دارچینی است با بال‌های سیاه و سفید، و روی سرش بادبزنی تاشده دارد که وقتِ نشستن باز می‌کند و زود می‌بندد، انگار کارت شناسایی نشان داده باشد. بیمارهای روی نیمکت می‌گویند چه باوقار. نزدیک لانه نرفته‌اند. لانه در سوراخِ دیوار موتورخانه است؛ ماده تخم‌ها را با مایع تیره‌ای از غدهٔ خودش می‌اندایَد که پر از باکتری است و بوی مردار می‌دهد، و جوجه‌ها به هر که نزدیک شود می‌پاشند. تاج را به این پرنده داده‌اند و شانه‌به‌سر نامش گذاشته‌اند.',
				'برگی است کمی بزرگ‌تر از دفتر مشق در موزهٔ متروپولیتن. لب جوی همه جمع‌اند: طاووس، خروس، باز، حواصیل، مرغابی، طوطی، تک و جفت، و هر پَرش را با قلم‌مویی چندتاره کشیده‌اند. حبیب‌الله ساوجی حدود سال ۱۶۰۰ میلادی در اصفهان آن را برای نسخه‌ای از عطار کشید که خودش بیش از یک قرن سن داشت. هدهد سمت راست روی سنگی نشسته و حرف می‌زند. همه نگاهش می‌کنند. تازه آخر سر چشم به مردِ پشت صخره می‌افتد، کوچک، با تفنگی دراز. در تصویر هیچ‌کس ندیده‌اش و هدهد همچنان می‌گوید.',
			],
			body: [
				'این پرنده سابقه دارد. در قرآن سلیمان مرغان را وارسی می‌کند و یکی نیست؛ سخت تنبیهش خواهد کرد مگر عذری روشن بیاورد. کمی دیر می‌رسد و به پادشاهی که زبان همه را می‌داند می‌گوید چیزی می‌دانم که تو نمی‌دانی. در سبا ملکه‌ای هست. پیکی است پس، با این جسارت که بعد از حضور و غیاب برسد. مفسران گفته‌اند آب را زیر زمین می‌دید، و کسی پرسیده پس چرا دام را زیر یک مشت خاک نمی‌بیند. جوابش این بود که قضا که بیاید چشم بسته می‌شود.',
				'عطار همین یکی را خواست. در منطق‌الطیر، که حدود سال ۵۷۳ هجری در نیشابور تمام شد، پیشنهاد می‌کند پیش سیمرغ بروند که بر قاف نشسته و نیم‌شبی پری از او در چین افتاده است. آن وقت مرغان شرح می‌دهند چرا الان مناسب نیست. بلبل گلش را دارد. بط پاک است و لازم ندارد، کبک سرش به گوهر گرم است، بوتیمار غم دریا می‌خورد، کوف گنجِ ویرانه را می‌پاید و صعوه واقعاً جثه‌اش نمی‌رسد. هدهد به هر کدام گوش می‌دهد و با حکایتی جواب می‌دهد. این عذرها و جواب‌ها در کتاب بیشتر از هفت وادی جا گرفته‌اند.',
				'خودِ سیمرغ دو شغل داشته است. در شاهنامه مادر است: زالِ سپیدمو را که پدر در کوه گذاشته بزرگ می‌کند و وقت رفتن پری به او می‌دهد تا هر وقت درماند بسوزاند. سیمرغِ عطار هیچ کاری نمی‌کند. چشم به راهش‌اند، و آخر سر آن سی مرغ که می‌رسند در برابرش مثل آینه گرفته می‌شوند و با جناسی که به هیچ زبانی نمی‌رود می‌فهمند دنبال که می‌گشته‌اند.',
				'آن وقت هدهد کجاست؟ عطار نمی‌گوید. لابد یکی از همان سی تا. راه را می‌دانست و مالکش نبود؛ بایست از همان هفت وادی می‌پرید و مثل بقیه پر می‌ریخت. راهنمایی که زودتر از همراهانش نرسد شاید تنها راهنمایی است که باید گرفت، و بابت بوی لانه‌اش هم هر کتابِ پرنده‌شناسی از پیش خبر داده است.',
			],
			counter:
				'هزاران راه افتادند و سی تا رسیدند؛ برای یک گردش، فاجعه است، و کتاب را کسی نوشته که آن سی تا را می‌شمارد. عذرِ باقی را باید یک بار دیگر شنید. صعوه راستی کوچک است، کوف شاید ویرانه‌اش را دوست دارد، و هر نه گفتنی از ترس نیست. از هر که می‌گوید نشانیِ پادشاهِ تو را دارد هم باید پرسید تا آن وقت خرجش از کجا می‌گذرد.',
			practices: [
				'عذرِ یکی از مرغان را که به کار برده‌ای بنویس: زورم نمی‌رسد، من که پاکم، گلم را دارم، گنج همین‌جاست. زیرش سه بار که آن را گفته‌ای، هر کدام یک خط. حالا مثل هدهد با حکایت جواب بده و نه با استدلال: چیزی که پیش آمده، در چهار جمله. نُه دقیقه. اگر حکایت طرفِ مرغ را گرفت بگذار بگیرد.',
				'چیزی سفید و سبک بردار، پرِ بالش یا تکه‌ای دستمال، و جایی بگذار که جایش نیست: روی صفحه‌کلید، لای دفتر حساب، صندلی ماشین. تا شب همان‌جا باشد، و هر بار که به چشمت آمد از خودت بپرس در زندگی‌ات چه کسی دیر و با پررویی خبری آورد که راست بود. نامش را روی کاغذی بنویس و اگر می‌شود دو خط تشکر برایش بفرست.',
			],
			closings: [
				'به حضور و غیاب نرسید و چیزی دیده بود که پادشاه نمی‌دانست. تو از کدام غیبتت خبری داری که نداده‌ای، مبادا بپرسند کجا بودی؟',
				'مردِ تفنگ‌دار، کوچک و دقیق، پشت صخره ایستاده و جلسه ادامه دارد. در قشنگ‌ترین نقشهٔ تو چه چیز گوشهٔ تصویر ایستاده و که دیده است؟',
			],
		},
		ar: {
			keywords: ['الهدهد', 'السيمرغ', 'منطق الطير', 'العطار', 'الأودية السبعة', 'هدهد سليمان', 'جبل قاف'],
			titles: ['دليل له رائحة', 'كان عند الهدهد لكلّ عذر حكاية'],
			excerpts: [
				'على رأسه تاج وعشّه منتن. لماذا اختاره العطّار من بين طيور الدنيا دليلًا، وماذا كان يصنع بمن لا يريد الخروج.',
				'في منمنمة بنيويورك تجتمع الطيور عند جدول، وفوقها بين الصخور رجل معه بندقيّة. ومن السهل ألّا يُرى.',
			],
			openings: [
				'يمشي على عشب المستوصف مشية المفتّش، ويهزّ رأسه. لونه لون القرفة، وجناحاه أبيض وأسود، وعلى رأسه مروحة مطويّة ينشرها ساعة يحطّ ثم يطويها في الحال كأنّه أبرز بطاقته. ويقول المرضى على المقعد: ما أوقره. وهم لم يقتربوا من العشّ. فهو في ثقب من جدار غرفة المراجل، تطلي الأنثى فيه بيضها بسائل داكن من غدّتها تعجّ فيه الجراثيم وله رائحة الجيف، وترشّ الفراخ به كلّ من دنا. وقد وصفه الجاحظ في كتاب الحيوان بنتن الريح. هذا هو الطائر الذي أُعطي التاج.',
				'ورقة لا تكاد تزيد على دفتر مدرسيّ، محفوظة في متحف المتروبوليتان. على حافّة جدول اجتمعوا كلّهم: الطاووس والديك والباز ومالك الحزين والبطّ والببّغاء، أزواجًا وأفرادًا، وكلّ ريشة رُسمت بفرشاة من شعرات. رسمها حبيب الله الساوجيّ في أصفهان نحو سنة ١٦٠٠ لنسخة من كتاب العطّار كان عمرها يومئذ أكثر من قرن. وإلى اليمين على صخرة يجلس الهدهد ويتكلّم، والأنظار كلّها إليه. ولا ينتبه الناظر إلّا متأخّرًا لرجل وراء الحافّة، صغير، معه بندقيّة طويلة. لم يره أحد ممّن في الصورة، والهدهد ماضٍ في كلامه.',
			],
			body: [
				'ولهذا الطائر ماضٍ. في القرآن الكريم يتفقّد سليمان عليه السلام الطير فلا يراه، فيتوعّده بعذاب شديد أو يأتيه بسلطان مبين. ويمكث غير بعيد ثم يأتي ويقول لملك عُلّم منطق الطير إنّه أحاط بما لم يحط به، وإنّ في سبأ امرأة تملكهم. فهو رسول فيه من الجرأة ما يجعله يصل بعد النداء على الأسماء. وقال المفسّرون إنّه كان يرى الماء تحت الأرض، وسأل سائل: فكيف لا يرى الفخّ تحت قبضة من تراب؟ فكان الجواب أنّ القضاء إذا جاء عمي البصر.',
				'وهو الذي استدعاه العطّار. في منطق الطير، الذي تمّ في نيسابور نحو سنة ٥٧٣ للهجرة، يقترح على الطيور أن تقصد السيمرغ على جبل قاف، وكانت ريشة منه قد سقطت في الصين ذات منتصف ليل. وعندئذ أخذت الطيور تشرح لماذا لا يناسبها الوقت. البلبل عنده وردته. والبطّ طاهر من الأصل، والحجل مشغول بجواهره، ومالك الحزين مهموم بالبحر، والبوم يحرس كنزًا في خربة، والصعوة صغيرة الجثّة حقًّا. ويصغي الهدهد إلى كلّ واحد ويجيبه بحكاية. وهذه الأعذار وأجوبتها تأخذ من الكتاب مكانًا أوسع من الأودية السبعة نفسها.',
				'وللسيمرغ سيرتان. هو في الشاهنامة أمّ: يربّي زالًا، الطفل الأشيب الذي تركه أبوه على الجبل، وعند الفراق يعطيه ريشة يحرقها إذا ضاقت به السبل. أمّا سيمرغ العطّار فلا يفعل شيئًا. يُنتظر فقط، وفي آخر الأمر يوقف أمامه الثلاثون الواصلون كما توقف المرآة، فيفهمون من هو المطلوب بجناس لا تحتمله لغة أخرى: فسي مرغ بالفارسيّة ثلاثون طائرًا. والقارئ العربيّ يصدّق الجناس على ذمّة المترجم، ثم يعدّ الطيور على أصابعه. وقد كانت العرب تعرف من قبله عنقاء مُغرب، طائرًا معلوم الاسم مجهول الجسم كما قالوا، فلمّا لقيت السيمرغ في الكتب لم تستغربه، وعدّته من أقارب الغائبين.',
				'وأين صار الهدهد؟ لا يقول العطّار. لعلّه واحد من الثلاثين. كان يعرف الطريق ولا يملكه، وكان عليه أن يقطع الأودية نفسها ويفقد من ريشه ما فقده رفاقه. ودليل لا يصل قبل أصحابه قد يكون الدليل الوحيد الذي يحسن اتّخاذه، وأمّا رائحة عشّه فقد نبّهت عليها كتب الحيوان.',
			],
			counter:
				'خرج الآلاف ووصل ثلاثون، وهذه في باب الرحلات نكبة، والكتاب كتبه من يعدّ الثلاثين. وأعذار الباقين تستحقّ أن تُسمع مرّة ثانية: فالصعوة صغيرة حقًّا، والبوم قد يحبّ خربته، وليس كلّ امتناع جبنًا. ومن زعم أنّ عنده عنوان الملك فليُسأل من أين يأكل إلى أن نصل.',
			practices: [
				'اكتبوا عذر طائر من الطيور سبق أن استُعمل: لا قوّة لي، أنا طاهر من الأصل، عندي وردتي، الكنز هنا. وتحته ثلاث مناسبات قيل فيها، لكلّ واحدة سطر. والآن يُجاب كما كان الهدهد يجيب، بحكاية وليس بحجّة: شيء وقع حقًّا، في أربع جمل. تسع دقائق. فإن انحازت الحكاية إلى الطائر فلا يُردّ عليها، فبعض الأعذار كانت صادقة.',
				'خذوا شيئًا أبيض خفيفًا، ريشة من وسادة أو قطعة منديل، وضعوه حيث لا مكان له: على لوحة المفاتيح، أو بين أوراق الحساب، أو على مقعد السيّارة. يبقى إلى المساء، وكلّما وقع عليه النظر كان السؤال: من الذي جاء يومًا متأخّرًا وجريئًا بخبر تبيّن صدقه؟ ثم يُكتب اسمه على قصاصة، ويُرسل إليه سطران من الشكر إن أمكن ذلك.',
			],
			closings: [
				'فاته النداء على الأسماء وكان قد رأى ما لا يعرفه الملك. أيّ خبر رجعنا به من غيبة لنا ولم نبلّغه، خشية أن نُسأل أين كنّا؟',
				'الرجل ذو البندقيّة، صغيرًا دقيقًا، واقف وراء الصخرة والاجتماع مستمرّ. ما الذي يقف في طرف الصورة من أجمل خططنا، ومن الذي انتبه إليه؟',
			],
		},
		es: {
			keywords: [
				'abubilla',
				'simurg',
				'simorgh',
				'coloquio de los pájaros',
				'conferencia de los pájaros',
				'attar',
				'siete valles',
			],
			titles: ['Una guía que huele', 'La abubilla tenía un cuento para cada excusa'],
			excerpts: [
				'Lleva corona y su nido apesta. Por qué Attar, entre todos los pájaros del mundo, eligió de guía a la abubilla, y qué hacía ella con los que no querían ponerse en camino.',
				'En una miniatura de Nueva York los pájaros deliberan junto a un arroyo, y arriba, entre las rocas, hay un hombre con una escopeta. Es fácil no verlo.',
			],
			openings: [
				'Anda por el césped del ambulatorio como un inspector, dando cabezadas. Es color canela, con las alas blancas y negras, y en la cabeza lleva un abanico plegado que abre al posarse y cierra enseguida, como si hubiera enseñado el carné. A los pacientes del banco les parece elegantísima. No se han acercado al nido. Está en un agujero de la pared de la caldera; la hembra unta los huevos con un líquido oscuro de su glándula, lleno de bacterias, que hiede a carroña, y los pollos disparan a quien se asome. En los pueblos la llaman gallito de marzo y otras cosas peores. A este pájaro le dieron la corona.',
				'La hoja es poco mayor que un cuaderno escolar y se guarda en el Metropolitan. A la orilla de un arroyo están todos: el pavo real, el gallo, el halcón, la garza, el pato, el loro, en parejas y de uno en uno, cada pluma puesta con un pincel de cuatro pelos. La pintó Habiballah de Sava en Isfahán, hacia 1600, para un manuscrito de Attar que tenía ya más de un siglo. A la derecha, sobre una peña, la abubilla habla. Todo la mira. Solo muy al final descubre uno al hombre detrás del risco, pequeño, con una escopeta larga. En el cuadro no lo ha visto nadie, y ella sigue hablando.',
			],
			body: [
				'El pájaro tiene un pasado. En el Corán Salomón pasa revista a sus aves y le falta una: la castigará con dureza, a no ser que traiga una buena razón. Llega un poco tarde y le dice al rey que entiende todas las lenguas que sabe algo que él no sabe. En Saba hay una reina. Una mensajera, pues, con la frescura de presentarse después de pasar lista. Los comentaristas añaden que veía el agua bajo tierra, y alguno preguntó por qué, entonces, no ve el lazo bajo un puñado de polvo. Porque cuando llega el destino, fue la respuesta, el ojo se ciega.',
				'A ella mandó llamar Attar. En su poema, terminado en Nishapur hacia 1177, propone ir en busca del Simurg, que anida en el monte Qaf y una medianoche dejó caer una pluma en China. Los pájaros explican entonces por qué no les viene bien. El ruiseñor tiene su rosa. El pato ya está limpio, la perdiz anda con sus joyas, la garza piensa en el mar, el búho guarda un tesoro entre ruinas y el pajarillo más chico, sencillamente, no puede. La abubilla los escucha uno a uno y a cada uno le contesta con un cuento. Esas excusas y esas respuestas ocupan más sitio que los siete valles.',
				'El Simurg, por su parte, ha tenido dos empleos. En el Libro de los Reyes es madre: cría a Zal, el niño de pelo blanco que su padre abandonó en la montaña, y al despedirse le da una pluma para que la queme cuando no sepa qué hacer. El de Attar no hace nada. Lo esperan, y al final los treinta que llegan quedan ante él como ante un espejo y entienden, por un juego de palabras que no cabe en otra lengua, a quién andaban buscando. Borges, que lo contó más de una vez, no consiguió traducir el chiste; nadie lo ha conseguido.',
				'Qué fue entonces de la abubilla, Attar no lo dice. Sería una de los treinta. Conocía el camino y no era suyo; tuvo que volar por los mismos valles y fue dejando plumas como los demás. Una guía que no llega antes que los otros es tal vez la única que conviene contratar, y en cuanto al olor de su nido, avisan todos los libros de pájaros.',
			],
			counter:
				'Salieron miles y llegaron treinta: como excursión es una catástrofe, y el poema lo escribió alguien que cuenta a los treinta. Los motivos del resto merecen otra audiencia. El pajarillo es pequeño de veras, el búho quizá quiera a su ruina, y no toda negativa es cobardía. A quien asegure conocer la dirección de tu rey, además, pregúntale de qué vive entretanto.',
			practices: [
				'Escribe la excusa de un pájaro que hayas usado: no me dan las fuerzas, yo ya estoy limpio, tengo mi rosa, el tesoro está aquí. Debajo, tres ocasiones en que la dijiste, una línea cada una. Ahora contesta como la abubilla, con un cuento en lugar de un argumento: algo que pasó, en cuatro frases. Nueve minutos. Si el cuento se pone de parte del pájaro, déjalo.',
				'Toma algo blanco y ligero, una pluma de la almohada o un trozo de pañuelo, y ponlo donde no le corresponde: en el teclado, entre las facturas, en el asiento del coche. Que se quede hasta la noche, y cada vez que lo veas pregúntate quién te trajo tarde y con descaro una noticia que resultó cierta. Apunta el nombre y, si se puede, mándale dos líneas de agradecimiento.',
			],
			closings: [
				'No llegó a tiempo de que pasaran lista y había visto lo que el rey ignoraba. ¿Qué sabes tú desde una de tus ausencias que no has contado nunca, por si te preguntan dónde estabas?',
				'Pequeño y exacto, el hombre de la escopeta sigue detrás del risco y la reunión continúa. ¿Qué hay en el borde del cuadro en el mejor de tus planes, y quién de ustedes lo ha visto?',
			],
		},
	},
};
