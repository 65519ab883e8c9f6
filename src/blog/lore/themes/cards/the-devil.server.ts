import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-devil',
	motif: 'ring',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the devil', 'tarot', 'habit', 'chains', 'desire', 'major arcana'],
			titles: ['The Missing Devil of Milan', 'A Chain You Could Lift Over Your Head'],
			excerpts: [
				'Of the duke’s famous pack seventy-four cards are left. Among the four that are lost is the Devil, and nobody knows what he looked like.',
				'The rings round their necks are wide enough to slip off. The artist took care that we should see it, and the two in the picture are looking elsewhere.',
			],
			openings: [
				'The great pack of the Sforza is kept today in New York, in Bergamo and in a family’s house: seventy-four cards out of seventy-eight. The Three of Swords is gone, and the Knight of Coins, the Tower, and the Devil. People have built theories upon this. Perhaps a pious hand removed him, or a child took him to bed; perhaps he was played until he fell apart. There is no early painted Devil left from those workshops at all. One looks at the gap in the catalogue and catches oneself trying to see something.',
				'Measure the rings. A man and a woman stand on either side of a black block, each with an iron collar, and from the collars two chains run to one ring in the stone. Above squats somebody with bat’s wings and the legs of a goat, rather bored. The collars are loose. They rest on the collarbones like necklaces that have been bought too large; one could lift them off with a thumb. Pamela Colman Smith drew this in 1909 with some care, and no commentator has overlooked it. The two concerned have.',
			],
			body: [
				'On the woodcuts of Marseille the Devil stands on a sort of anvil with a torch, antlers and, in some packs, a second face on the belly, and two small devils are tied to him by the neck. He is a figure from the fair, from the plays in front of churches, made to be laughed at a little. The London Devil has other relatives. About 1855 the French writer Éliphas Lévi published a drawing of a winged goat with a torch between its horns, and half the nineteenth century’s demons look as if they had sat for it.',
				'What matters in the London card is a quotation. Lay it beside the Lovers of the same pack: the same man on the same side, the same woman, the same large winged being above with a raised hand. It is the same picture gone stale. What was a mountain is a block, with the two chained to it; the fire of the tree has become the tip of his tail, and the fruit is the tip of hers. Nothing foreign has been brought in. It is love, with the window nailed up.',
				'Readers therefore speak of habit, and of the desire that keeps its own key. The Greeks had a word for the oddity of it, akrasia: doing what one knows to be worse. Socrates thought it impossible. Anyone who has eaten the second half of a cake standing at the refrigerator knows that Socrates did not look in there. One is not overpowered. One is present, and watches, and the hand goes out.',
				'The collars on their necks are too wide, and a loose ring is a comfort and an insult. It says that you could go, and so it asks why you stay, in a tone that does not help. For what holds the two is perhaps not the iron. It is warm by the torch, they know the place, and somebody else is standing there on the other chain.',
			],
			counter:
				'There are chains that are not loose. Addiction, debt, a violent house: for these one needs people who are trained, and a card that winks at the width of the collar does harm. Nor is every pleasure a bondage; a good deal of what has been painted with horns was merely other people’s fun. The devil has always been useful, too, for not having to say “I did it”.',
			practices: [
				'Choose one small thing you do daily without having decided to, such as reaching for the telephone on waking. For a day do nothing against it; only make a pencil stroke each time. In the evening give it seven minutes: what had happened in the half minute before each stroke? Often it is always the same thing, and a dull one. Write it over the strokes like the name over a shop.',
				'Sit for five minutes with something you find hard to leave alone within reach of your hand: the bowl of nuts, the screen, a sore subject. You may have it when the time is up. Notice where in the body the pull sits and whether it is even or comes in waves. Count the waves. Then have it, or do not; the number was what you came for.',
			],
			closings: [
				'There is a gap in the duke’s pack exactly where he sat, and everyone who comes fills it with something of his own. Supposing you had to paint the lost card tonight from memory, what would be holding the torch?',
				'The two have stood there since 1909 within a thumb’s breadth of leaving. Perhaps nobody has told them what there is outside the picture. What do you get from the chain that you would have to find elsewhere?',
			],
		},
		fa: {
			keywords: ['ابلیس', 'تاروت', 'عادت', 'بند', 'هوس', 'آرکانای بزرگ'],
			titles: ['کارتِ گمشدهٔ میلان', 'زنجیری که از سر درمی‌آید'],
			excerpts: [
				'از دستهٔ مشهورِ دوک هفتاد و چهار برگ مانده است. یکی از چهار برگِ گمشده ابلیس است و کسی نمی‌داند چه شکلی داشت.',
				'حلقه‌ها آن‌قدر گشادند که با یک شست بیرون می‌آیند. نقاش این را نشان داده و آن دو نفر نگاه نکرده‌اند.',
			],
			openings: [
				'دستهٔ بزرگِ اسفورتسا امروز در نیویورک و برگامو و خانهٔ یک خانواده نگهداری می‌شود: هفتاد و چهار برگ از هفتاد و هشت تا. سهِ شمشیر نیست، سوارِ سکه نیست، برج نیست و ابلیس نیست. بر این نبودن نظریه‌ها ساخته‌اند. شاید دستی پرهیزگار برش داشته، شاید بچه‌ای با خودش به رختخواب برده، شاید آن‌قدر با آن بازی کرده‌اند که از هم وارفته. آدم به جای خالی در فهرست نگاه می‌کند و می‌بیند دارد می‌کوشد چیزی در آن ببیند.',
				'حلقه‌ها را اندازه بگیر. مرد و زنی دو سوی سنگی سیاه ایستاده‌اند، هر یک با طوقی آهنی، و از طوق‌ها دو زنجیر به یک حلقه در سنگ رفته است. بالای سنگ یکی با بالِ خفاش و پای بز چمباتمه زده و کمی هم کسل است. طوق‌ها تنگ نیست. مثلِ گردن‌بندی که یک شماره بزرگ‌تر خریده باشند روی ترقوه افتاده و با یک شست بیرون می‌آید. پاملا کولمن اسمیت این را در ۱۹۰۹ با دقت کشیده و همهٔ شارح‌ها هم دیده‌اند. فقط آن دو ندیده‌اند.',
			],
			body: [
				'در چوب‌تراشه‌های مارسی ابلیس بر چیزی مثلِ سندان ایستاده، مشعلی دارد و شاخِ گوزن و در بعضی نسخه‌ها صورتِ دومی روی شکم، و دو ابلیسِ کوچک را از گردن به او بسته‌اند. از معرکه‌ها و نمایش‌های جلوِ کلیسا آمده و ساخته شده بود که کمی هم به او بخندند. خویشانِ ابلیسِ لندنی جای دیگرند. الیفاس لوی، نویسندهٔ فرانسوی، حدود ۱۸۵۵ تصویری چاپ کرد از بزی بالدار با مشعلی میانِ شاخ‌ها که نیمی از دیوهای آن قرن انگار مدلشان همان بوده است.',
				'در کارتِ لندن آنچه مهم است یک نقل‌قول است. بگذارش کنارِ عاشقانِ همان دسته: همان مرد همان سو، همان زن، همان موجودِ بالدار بالای سر با دستِ بالا برده. همان تصویر است که بیات شده. جای کوه سنگی سیاه آمده که هر دو را به آن زنجیر کرده‌اند و شعله‌های درخت نوکِ دُمِ مرد شده‌اند و میوه نوکِ دُمِ زن. هیچ چیزِ بیگانه‌ای در کار نیست. عشق است که پنجره‌اش را میخ کرده‌اند.',
				'پس از عادت حرف می‌زنند و از هوسی که کلیدش را خودش نگه می‌دارد. یونانی‌ها برای این حالِ عجیب کلمه‌ای داشتند: کاری را که می‌دانی بدتر است بکنی. سقراط آن را ناممکن می‌دانست؛ هر که نیمهٔ دومِ کیک را ایستاده جلوِ یخچال خورده باشد می‌داند که سقراط آن گوشه را ندیده بود. کسی زورت نمی‌کند. حاضری، تماشا می‌کنی، و دست دراز می‌شود. مولانا در مثنوی حکایتِ مردی را دارد که سرِ راهِ مردم خاربنی کاشته بود و هر روز می‌گفت فردا می‌کَنمش؛ خار هر روز سخت‌تر می‌شد و خارکَن هر روز پیرتر.',
				'طوقی که به گردن دارند برایشان بزرگ است، و طوقِ گشاد هم دلداری است هم دشنام. می‌گوید می‌توانی بروی، پس می‌پرسد چرا مانده‌ای، با لحنی که کمکی نمی‌کند. شاید آهن نیست که آن دو را نگه داشته. کنارِ مشعل گرم است، جا را می‌شناسند و سرِ زنجیرِ دیگر هم یک نفر ایستاده است.',
			],
			counter:
				'زنجیرهایی هم هست که گشاد نیست. برای اعتیاد و بدهی و خانه‌ای که در آن کتک می‌زنند آدم‌های کاربلد لازم است و کارتی که به گشادیِ طوق چشمک بزند ضرر می‌رساند. هر لذتی هم اسارت نیست؛ خیلی از آنچه با شاخ کشیده‌اند فقط خوشیِ دیگران بوده. ابلیس همیشه به این کار هم آمده است که آدم نگوید خودم کردم.',
			practices: [
				'کارِ کوچکی را پیدا کن که هر روز می‌کنی و هیچ‌وقت تصمیمش را نگرفته‌ای، مثل برداشتنِ گوشی تا چشم باز می‌شود. یک روز جلویش را نگیر؛ هر بار فقط خطی با مداد بکش. شب هفت دقیقه بنشین و ببین نیم دقیقه پیش از هر خط چه شده بود. بیشترِ وقت‌ها همیشه یک چیز است، چیزی بی‌مزه. آن را مثل تابلوی مغازه بالای خط‌ها بنویس.',
				'پنج دقیقه بنشین و چیزی که دست کشیدن از آن برایت سخت است در دسترست باشد: ظرفِ تخمه، صفحهٔ گوشی، یک بحثِ قدیمی. وقت که تمام شد می‌توانی سراغش بروی. ببین کشش در کجای تن می‌نشیند و یکنواخت است یا موج‌موج می‌آید. موج‌ها را بشمار. بعد برش دار یا برندار؛ تو برای آن عدد نشسته بودی.',
			],
			closings: [
				'در دستهٔ دوک درست سرِ جای او خالی است و هر که می‌رسد چیزی از خودش در آن می‌گذارد. اگر امشب قرار بود آن برگ را از حفظ بکشی، مشعل دستِ که بود؟',
				'آن دو از ۱۹۰۹ به‌اندازهٔ یک شست با رفتن فاصله دارند. شاید کسی نگفته بیرونِ قاب چه خبر است. تو از زنجیرت چه می‌گیری که اگر نباشد باید جای دیگری دنبالش بگردی؟',
			],
		},
		ar: {
			keywords: ['الشيطان', 'تاروت', 'العادة', 'القيد', 'الشهوة', 'الأوراق الكبرى'],
			titles: ['الورقة المفقودة في ميلانو', 'طوق يُرفع بإبهام واحدة'],
			excerpts: [
				'بقي من مجموعة الدوق الشهيرة أربع وسبعون ورقة. ومن الأربع المفقودة ورقة الشيطان، ولا يعلم أحد كيف كانت هيئته.',
				'الطوقان واسعان يُنزعان بلا مشقّة. حرصت الرسّامة على أن نرى ذلك، ولم يره الاثنان اللذان في الصورة.',
			],
			openings: [
				'تُحفظ مجموعة سفورزا الكبرى اليوم في نيويورك وبرغامو ودار إحدى الأسر: أربع وسبعون ورقة من ثمان وسبعين. غابت ثلاثة السيوف، وفارس الدنانير، والبرج، والشيطان. وأقام الناس على هذا الغياب نظريّات. فلعلّ يدًا تقيّة أزالته، ولعلّ طفلًا أخذه معه إلى الفراش، ولعلّه استُعمل حتّى تفتّت. ولم تبقَ من تلك المراسم القديمة ورقة شيطان مرسومة باليد قطّ. فينظر المرء إلى الفراغ في الفهرس، ثمّ ينتبه إلى أنّه يحاول أن يرى فيه شيئًا.',
				'لنقس الطوقين. رجل وامرأة عن جانبي صخرة سوداء، في عنق كلّ منهما طوق من حديد، ومن الطوقين سلسلتان تنتهيان إلى حلقة واحدة في الحجر. وفوق الحجر كائن له جناحا خفّاش وساقا تيس، وفي وجهه شيء من الملل. والطوقان واسعان، مستقرّان على الترقوتين كقلادة اشتُريت بمقاس أكبر، يكفي لرفعهما إبهام واحدة. رسمت باميلا كولمان سميث ذلك سنة ١٩٠٩ بعناية، ولم يفت أحدًا من الشرّاح. وإنّما فات صاحبي الشأن.',
			],
			body: [
				'في قوالب مرسيليا يقف الشيطان على ما يشبه السندان، وله مشعل وقرون أيّل، وفي بعض المجموعات وجه ثانٍ على بطنه، وقد رُبط إليه من العنق شيطانان صغيران. جاء من الأسواق ومن التمثيليّات التي كانت تُقام أمام الكنائس، وصُنع ليُضحك منه قليلًا. والضحك في هذا الباب قديم ونافع، فالشيء الذي ضُحك منه مرّة لا يعود إلى قامته الأولى. أمّا شيطان لندن فأقاربه في مكان آخر. فقد نشر الكاتب الفرنسيّ إليفاس ليفي نحو سنة ١٨٥٥ رسمًا لتيس مجنّح بين قرنيه مشعل، فبدت نصف شياطين ذلك القرن بعده كأنّها جلست أمام الرسّام نفسه.',
				'والمهمّ في ورقة لندن أنّها اقتباس. فلتوضع إلى جانب ورقة العاشقين من المجموعة ذاتها: الرجل نفسه في الجهة نفسها، والمرأة نفسها، والكائن المجنّح نفسه من فوقهما رافعًا يده. هي الصورة ذاتها وقد فسد هواؤها. صار الجبل صخرة سوداء شُدّ إليها الاثنان بالسلاسل، وصارت نار الشجرة طرف ذيله، وصارت الثمرة طرف ذيلها. لم يُجلب إليها شيء غريب. إنّها المحبّة بعد أن سُمّرت نافذتها، وما أكثر البيوت التي لا تحتاج إلى ريشة رسّام لتعرف كيف يجري ذلك على مهل.',
				'لهذا يتكلّم القرّاء عن العادة، وعن رغبة مفتاحها في جيبها. وكان لليونان كلمة لهذا العجب: أن يفعل المرء ما يعلم أنّه أسوأ. رآه سقراط محالًا، ومن أكل النصف الثاني من الكعكة واقفًا أمام الثلّاجة يعلم أنّ سقراط لم ينظر في تلك الناحية. لا أحد يقهره. إنّه حاضر، يتفرّج، واليد تمتدّ. وقد شبّه البوصيريّ النفس بالطفل، إن أُهمل شبّ على حبّ الرضاع وإن فُطم انفطم؛ وهو تشبيه رفيق، لا قرون فيه ولا نار، ويعرف صحّته كلّ من سهر ليالي الفطام.',
				'وفي عنق كلّ منهما طوق أوسع من حاجته، والطوق الواسع عزاء وإهانة معًا. يقول إنّ الذهاب ممكن، فيسأل من ثَمّ عن سبب البقاء بنبرة لا تعين. ولعلّ الذي يمسك بهما شيء آخر غير الحديد: المكان دافئ بقرب المشعل، وهما يعرفانه شبرًا شبرًا، وعند طرف السلسلة الأخرى يقف إنسان. وكم من عادة بقيت لأنّ اثنين اتّفقا عليها من غير كلام، ثمّ استحيا كلّ منهما أن يكون أوّل من يرفع يده إلى عنقه.',
			],
			counter:
				'من السلاسل ما ليس بواسع. فالإدمان والدَّين والبيت الذي يُضرب فيه أهله أمور تحتاج إلى أناس دُرّبوا عليها، وورقة تغمز بسعة الطوق تضرّ في هذا الموضع. وليست كلّ لذّة أسرًا، فكثير ممّا رُسم بقرون كان متعة قوم آخرين لا أكثر. وقد نفع الشيطان الناس دائمًا في أمر واحد، وهو ألّا يقول قائلهم: أنا الذي فعلت.',
			practices: [
				'ليُختر فعل صغير يتكرّر كلّ يوم من غير قرار سبقه، كمدّ اليد إلى الهاتف عند الاستيقاظ. يوم كامل بلا مقاومة، وإنّما خطّ بقلم الرصاص عند كلّ مرّة. وفي المساء سبع دقائق لسؤال واحد: ما الذي جرى في نصف الدقيقة السابقة لكلّ خطّ؟ كثيرًا ما يكون شيئًا واحدًا، وشيئًا مملًّا. فليُكتب فوق الخطوط كما يُكتب الاسم فوق الدكّان. ولا يُطلب بعد ذلك شيء، فاللافتة وحدها تغيّر الزبائن.',
				'خمس دقائق من الجلوس وعلى مدى اليد شيء يصعب تركه: صحن المكسّرات، أو الشاشة، أو جدال قديم. وهو مباح بعد انقضاء الوقت. لاحظوا أين يستقرّ الشدّ من الجسم، وهل هو مستوٍ أم يأتي موجة بعد موجة. عدّوا الموجات. ثمّ خذوه أو اتركوه كما تشاؤون، فقد كان العدد هو المطلوب من الجلوس كلّه، والباقي شأن كلّ أحد مع نفسه.',
			],
			closings: [
				'في مجموعة الدوق فراغ حيث كان جالسًا، وكلّ قادم يضع فيه شيئًا من عنده. فلو كان لا بدّ من رسم الورقة الضائعة هذه الليلة من الذاكرة، في يد من يكون المشعل؟',
				'منذ سنة ١٩٠٩ وبينهما وبين الخروج عرض إبهام. وربّما لم يخبرهما أحد بما وراء الإطار. وربّما أُخبرا فسألا عن الدفء هناك. فما الذي تعطيه السلسلة، وأين يمكن أن يُطلب لو لم تكن؟',
			],
		},
		es: {
			keywords: ['el diablo', 'tarot', 'hábito', 'cadenas', 'deseo', 'arcanos mayores'],
			titles: ['El Diablo que falta en Milán', 'Una cadena que se quita con el pulgar'],
			excerpts: [
				'De la célebre baraja del duque quedan setenta y cuatro cartas. Entre las cuatro perdidas está El Diablo, y nadie sabe qué cara tenía.',
				'Los collares son tan anchos que saldrían por la cabeza. La dibujante se ocupó de que lo viéramos; los dos afectados miran a otro lado.',
			],
			openings: [
				'La gran baraja Sforza se reparte hoy entre Nueva York, Bérgamo y la casa de una familia: setenta y cuatro cartas de setenta y ocho. Faltan el tres de espadas, el caballo de oros, La Torre y El Diablo. Sobre esa ausencia se han levantado teorías. Lo retiró una mano piadosa, se lo llevó un crío a la cama, lo jugaron hasta deshacerlo. De aquellos talleres no queda un solo Diablo pintado. Uno mira el hueco en el catálogo y se descubre intentando verle algo.',
				'Mide los collares. Un hombre y una mujer, a ambos lados de un bloque negro, llevan al cuello sendos aros de hierro, y de los aros salen dos cadenas que van a una misma argolla. Arriba se acuclilla alguien con alas de murciélago y patas de cabra, más bien aburrido. Los aros bailan. Descansan en la clavícula como una gargantilla comprada sin probar; con un pulgar saldrían. Pamela Colman Smith lo dibujó en 1909 a conciencia y no hay comentarista que no lo mencione. Los dos del dibujo, en cambio, no se han enterado.',
			],
			body: [
				'En los grabados de Marsella el Diablo está de pie sobre una especie de yunque, con antorcha, cuernos de ciervo y a veces otra cara en la barriga, y lleva atados por el cuello a dos diablillos. Venía de las ferias, de los autos que se hacían delante de las iglesias, y estaba para reírse un poco de él; quien haya corrido delante de un diablo de pueblo, con cencerros y vejiga, lo entiende sin notas. El de Londres tiene otra parentela. Hacia 1855 el francés Éliphas Lévi publicó un macho cabrío con alas y una antorcha entre los cuernos, y medio siglo de demonios parece haber posado para él.',
				'Lo decisivo de la carta inglesa es que cita. Ponla junto a Los Enamorados de la misma baraja: el mismo hombre en el mismo lado, la misma mujer, el mismo ser alado con la mano en alto. Es aquel cuadro, pero rancio. La montaña se ha vuelto un bloque, con los dos encadenados a él; las llamas del árbol, la punta de la cola de él; la fruta, la punta de la de ella. Nada ha venido de fuera. Es el amor con la ventana clavada.',
				'De ahí que se hable del hábito, del deseo que se guarda la llave. Los griegos tenían una palabra, akrasia, para la rareza de hacer lo que uno sabe que es peor. Sócrates lo creía imposible. Cualquiera que se haya comido la segunda mitad de una tarta de pie, con la nevera abierta, sabe que ahí Sócrates no miró. Nadie te fuerza. Estás presente, lo ves, y la mano sale.',
				'Los collares les vienen grandes, y un collar flojo consuela y ofende. Dice que podrías irte y, por tanto, pregunta por qué te quedas, en un tono que no ayuda. Porque lo que los retiene quizá no sea el hierro. Junto a la antorcha se está caliente, conocen el sitio y en la otra cadena hay alguien.',
			],
			counter:
				'Hay cadenas que no bailan. Para una adicción, unas deudas o una casa donde se pega hace falta gente preparada, y una carta que guiña el ojo sobre la holgura del collar hace daño. Tampoco todo placer es esclavitud: mucho de lo que se ha pintado con cuernos era, sencillamente, la diversión de otros. Y el diablo siempre ha servido para no tener que decir «he sido yo».',
			practices: [
				'Elige algo pequeño que haces a diario sin haberlo decidido, como echar mano del teléfono al despertar. Durante un día no luches: traza una raya a lápiz cada vez. Por la noche dedícale siete minutos: ¿qué había pasado en el medio minuto anterior a cada raya? Suele ser siempre lo mismo, y algo bastante soso. Escríbelo encima, como el rótulo de una tienda.',
				'Siéntate cinco minutos con algo que te cueste dejar al alcance de la mano: el cuenco de almendras, la pantalla, un tema espinoso. Cuando acabe el tiempo podrás tenerlo. Fíjate en qué parte del cuerpo se instala el tirón y si es continuo o viene por oleadas. Cuéntalas. Luego tómalo o déjalo; tú habías venido a por el número.',
			],
			closings: [
				'En la baraja del duque hay un hueco justo donde él se sentaba, y cada visitante lo rellena con lo que trae. Si esta noche tuvieras que pintar de memoria la carta perdida, ¿quién sostendría la antorcha?',
				'Llevan ahí desde 1909, a un pulgar de distancia de la calle. Puede que nadie les haya contado lo que hay fuera del marco. ¿Qué te da a ti la cadena que tendrías que buscar en otra parte?',
			],
		},
	},
};
