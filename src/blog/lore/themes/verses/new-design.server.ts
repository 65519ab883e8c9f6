import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'new-design',
	motif: 'compass',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['new design', 'tarhi no', 'hafez ghazal 374', 'ceiling of heaven', 'fresh start', 'plan'],
			titles: ['A plaster plan for the ceiling of heaven', 'Let us lay down a new design, and stay for dinner'],
			excerpts: [
				'Hafez proposes to split the sky and draw another. He begins with flowers and drinks, as any sensible builder would.',
				'The most rebellious line of Hafez is full of technical terms from the building trade.',
			],
			openings: [
				'At Takht-e Soleyman, in the mountains of north-western Iran, archaeologists found a slab of gypsum the size of a paving stone with fine lines scratched into it: squares, rhombs, a fan of kites. It is a builder’s drawing of the thirteenth century, one of the oldest that survive from Persia, and shows a stalactite vault as a bat would see it, from below and flat. Somebody once stood on a scaffold with this thing under his arm and told four masons where heaven should begin.',
				'On the last evening before the move the flat is empty but for a lamp, a bottle and two people on the floor. The walls show where the pictures hung. They ought to be tired, and they talk until two, about the table that will stand by the window there, about supper for everyone in the first week. One of them draws with a finger in the dust on the boards. It is a good drawing. In the morning the broom takes it away, and the van is late.',
			],
			body: [
				'Ghazal 374 has been sung at so many weddings that one forgets how outrageous it is: “Come, let us scatter roses and pour wine into the bowl; / let us split the ceiling of heaven and lay down a new design.” A design is in Persian tarh, the ground plan, and the verb is the one for casting down. Builders had no paper large enough for a mosque. They levelled the site and trickled gypsum or lime from the hand, and so the plan lay in white on the earth at full size, and one could walk through rooms that did not exist.',
				'Heaven is in this trade language a roof: the sky of the old astronomers was a set of turning shells, and poets complained of it as tenants complain of a landlord. Fate lived upstairs. Usually one sighs. Hafez proposes demolition, in the first person plural, and mentions in the same breath what there is to drink.',
				'For the order of work is peculiar. First the flowers, then the wine, then the sky. In the second couplet, should grief raise an army, the poet and the cupbearer will charge it together. He needs at least one other person for every item on the list. A new design that somebody draws up alone at night is something else; it is called a resolution, and lasts as a rule until the second week.',
				'The end is less often sung. Eloquence and fine singing find no buyers in Shiraz, says the last couplet; come, Hafez, let us throw ourselves into another kingdom. A historian in India later told that a king of the Deccan sent him money for the passage, that he got as far as Hormuz, saw the sea in a storm and turned round. Whether or not it is true, he lies buried in Shiraz, a short walk from where he was young.',
			],
			counter:
				'Three researchers, Dai, Milkman and Riis, showed in 2014 that people take up gyms and diets at beginnings, on Mondays, on birthdays, on the first of the month. Beginnings work. They also make us spendthrift with middles, and the world is rather full of white lines on the ground. Whoever splits ceilings should ask who lives upstairs. Some skies that have come down on a whole country were split by people with roses in their hands.',
			practices: [
				'Take chalk, string or masking tape and lay out on the floor, at full size, one thing that you have been planning: a desk, a bed for tomatoes, the circle in which four people could sit. Six minutes. Step inside and stand there. Move one line by a hand’s breadth because of something you noticed only with your feet. Leave it in place until tomorrow evening, and see who walks round it.',
				'Think of a change that you have begun more than once. Write down on three lines, as Hafez does, what comes before it: the flowers, the drink, and the name of the person with whom you charge. If the third line is empty, spend the remaining minutes on a message which invites somebody to one hour of it. Say what there will be to eat.',
			],
			closings: [
				'A slab of gypsum was kept, and the vault for which it was drawn fell down. Perhaps the plan had the easier life. Which of your drawings has outlived its building, and what do you still read in it?',
				'He called for a new sky and stayed in the old town. It is possible to laugh at that, or to look about you in the old town. What would you have to tear open above your own table without moving house?',
			],
		},
		fa: {
			keywords: ['طرحی نو دراندازیم', 'غزل ۳۷۴ حافظ', 'سقف فلک', 'شروع تازه', 'طرح', 'گل برافشانیم'],
			titles: ['نقشهٔ گچی برای سقف آسمان', 'فلک را سقف بشکافیم، بعد از شام'],
			excerpts: [
				'حافظ پیشنهاد می‌کند آسمان را بشکافند و از نو بکشند. کار را با گل و می شروع می‌کند، مثل هر معمار کاربلدی.',
				'عصیانگرترین بیت حافظ پر از اصطلاح‌های بنایی است.',
			],
			openings: [
				'در تخت سلیمان، میان کوه‌های تکاب، باستان‌شناسان لوحی گچی پیدا کردند به اندازهٔ یک سنگ‌فرش که خط‌های نازکی رویش کنده‌اند: مربع، لوزی، بادبزنی از شکل‌های بادبادکی. نقشهٔ بناست از قرن هفتم هجری، از کهن‌ترین نقشه‌هایی که در ایران مانده، و مقرنسی را نشان می‌دهد آن‌طور که خفاش می‌بیند، از زیر و تخت. روزی کسی این لوح را زیر بغل زده، از داربست بالا رفته و به چهار گچ‌کار گفته است که آسمان از کجا شروع می‌شود.',
				'شبِ آخرِ پیش از اسباب‌کشی، خانه خالی است. یک چراغ مانده و قوری چای و دو نفر که روی زمین نشسته‌اند. روی دیوار جای قاب‌ها پیداست. باید خسته باشند و تا دوی بعد از نیمه‌شب حرف می‌زنند، از میزی که آنجا کنار پنجره می‌گذارند، از شامی که هفتهٔ اول همه را به آن دعوت می‌کنند. یکی با انگشت در غبار کف اتاق نقشه می‌کشد. نقشهٔ خوبی هم هست. صبح جارو می‌بردش و وانت دیر می‌کند.',
			],
			body: [
				'غزل ۳۷۴ را آن‌قدر در عروسی‌ها خوانده‌اند که یادمان رفته چه جسارتی دارد: «بیا تا گل برافشانیم و می در ساغر اندازیم / فلک را سقف بشکافیم و طرحی نو دراندازیم». طرح انداختن کارِ بنّاست. برای مسجدی کاغذی به آن بزرگی نبود؛ زمین را صاف می‌کردند و گچ یا آهک را از لای انگشت می‌ریختند تا نقشه به اندازهٔ واقعی سفید روی خاک بنشیند. می‌شد در اتاق‌هایی راه رفت که هنوز نبودند و گفت این در کمی تنگ است. هنوز هم می‌گوییم طرح ریختن و رنگ ریختن.',
				'فلک هم در این زبان سقف است. آسمانِ ستاره‌شناسان قدیم چند پوستهٔ گردان بود که بخت آدم‌ها را می‌چرخاند و شاعران از آن گله داشتند، همان‌طور که مستأجر از صاحب‌خانهٔ طبقهٔ بالا. رسم این بود که آه بکشند. حافظ پیشنهادِ تخریب می‌دهد، به صیغهٔ جمع، و در همان نفس می‌گوید چه چیزی برای نوشیدن هست.',
				'ترتیب کارها هم تماشایی است: اول گل، بعد می، آخر آسمان. در بیت دوم اگر غم لشکر بکشد شاعر و ساقی با هم به آن می‌تازند. برای هر بندِ این فهرست دست‌کم یک نفر دیگر لازم دارد. طرحی که کسی تنها و نصفِ شب برای خودش می‌ریزد چیز دیگری است؛ اسمش تصمیم است و عمرش معمولاً به هفتهٔ دوم نمی‌رسد.',
				'پایان غزل را کمتر می‌خوانند. می‌گوید سخن‌دانی و خوش‌خوانی در شیراز خریدار ندارد، بیا حافظ که خود را به ملکی دیگر بیندازیم. فرشته، تاریخ‌نویس هند، آورده است که پادشاه دکن خرج راه برایش فرستاد و او تا هرمز رفت، دریا را توفانی دید و برگشت. راست باشد یا نباشد، گورش در شیراز است، چند قدم آن‌طرف‌تر از کوچه‌های جوانی‌اش، و هر شب آنجا همین غزل را می‌خوانند.',
			],
			counter:
				'سه پژوهشگر، دای و میلکمن و ریس، در سال ۲۰۱۴ نشان دادند که آدم‌ها باشگاه و رژیم را سرِ آغازها شروع می‌کنند: شنبه‌ها، سر ماه، روز تولد. آغاز کار می‌کند. ولی حوصلهٔ میانه‌ها را هم از آدم می‌گیرد و دنیا پر است از خط‌های گچی روی زمین. هر که سقف می‌شکافد خوب است بپرسد طبقهٔ بالا که می‌نشیند. بعضی آسمان‌هایی را که بر سر مردمی فرود آمد کسانی شکافتند که گل در دست داشتند.',
			practices: [
				'گچ یا نخ یا چسب کاغذی بردار و یکی از نقشه‌هایی را که در سر داری به اندازهٔ واقعی روی زمین بکش: میزی، باغچهٔ گوجه‌ای، حلقه‌ای که چهار نفر در آن بنشینند. شش دقیقه. برو وسطش بایست. یکی از خط‌ها را یک وجب جابه‌جا کن، به خاطر چیزی که فقط پاهایت فهمید. تا فردا شب دست به آن نزن و ببین چه کسی از کنارش می‌گذرد.',
				'به تغییری فکر کن که بیش از یک بار شروعش کرده‌ای. در سه خط، به ترتیبِ حافظ، بنویس پیش از آن چه می‌آید: گل کدام است، نوشیدنی کدام، و نام کسی که با او می‌تازی. اگر خط سوم خالی ماند دقیقه‌های باقی را خرج پیامی کن که کسی را به یک ساعت از آن کار دعوت کند. بنویس که چه چیزی برای خوردن هست.',
			],
			closings: [
				'لوح گچی ماند و طاقی که برایش کشیده بودند فرو ریخت. شاید نقشه زندگی راحت‌تری داشت. کدام نقشهٔ تو از بنایش بیشتر عمر کرده، و هنوز چه چیزی در آن می‌خوانی؟',
				'آسمان تازه خواست و در شهر کهنه ماند. می‌شود به این خندید و می‌شود نگاهی به دور و بر در همان شهر کهنه انداخت. بالای سفرهٔ خودت چه چیزی را باید بشکافی، بی‌آنکه از این خانه بروی؟',
			],
		},
		ar: {
			keywords: ['رسم جديد', 'غزل حافظ ٣٧٤', 'سقف الفلك', 'بداية جديدة', 'التخطيط', 'الورد والخمر'],
			titles: ['مخطّط من الجصّ لسقف السماء', 'نشقّ سقف الفلك بعد العشاء'],
			excerpts: [
				'يقترح حافظ أن تُشقّ السماء وتُرسم من جديد، ويبدأ العمل بالورد والشراب كما يفعل كلّ بنّاء عاقل.',
				'أشدّ أبيات حافظ تمرّدًا مملوء بألفاظ أهل البناء.',
			],
			openings: [
				'في «تخت سليمان»، بين جبال الشمال الغربيّ من إيران، عثر علماء الآثار على لوح من الجصّ في حجم بلاطة، عليه خطوط دقيقة محفورة: مربّعات ومعيّنات ومروحة من أشكال كالطيور. هو مخطّط بناء من القرن السابع للهجرة، من أقدم ما بقي في تلك البلاد، وفيه قبّة مقرنصة مرسومة كما يراها الخفّاش، من تحتها ومسطّحة. وقف رجل يومًا على سقالة وهذا اللوح تحت إبطه، وأخذ يقول لأربعة من المعلّمين أين ينبغي أن تبدأ السماء، ولا شكّ أنّ واحدًا منهم خالفه.',
				'في الليلة الأخيرة قبل الانتقال يخلو البيت إلّا من مصباح وإبريق شاي واثنين جالسين على الأرض. مواضع الصور ظاهرة على الجدران. ينبغي أن يكونا متعبين، ومع ذلك يسهران إلى الثانية يتحدّثان عن طاولة ستوضع هناك عند النافذة، وعن عشاء يُدعى إليه الجميع في الأسبوع الأوّل، وعمّن سيأتي بالخبز. يرسم أحدهما بإصبعه في غبار الأرضيّة غرفة وبابًا وشجرة لم تُغرس. والرسم حسن. وفي الصباح تذهب به المكنسة، وتتأخّر شاحنة النقل ساعة كاملة.',
			],
			body: [
				'غُنّي الغزل ٣٧٤ في أعراس كثيرة حتى نُسي ما فيه من جرأة: «هلمّ ننثرِ الوردَ ونسكبِ الخمر في الكأس / نشقّ سقفَ الفَلَك ونرسم رسمًا جديدًا». والرسم في الأصل «طرح» بلفظنا العربيّ، وهو مخطّط الأرض، والفعل معه فعل الإلقاء. فالبنّاؤون لم يكن عندهم ورق يسع مسجدًا، فكانوا يسوّون الأرض ويذرّون عليها الجصّ أو الجير من بين الأصابع، فيظهر المخطّط أبيض بحجمه الحقيقيّ، ويمشي الناس في غرف لم تُبنَ بعد، ويقول قائل منهم إنّ هذا الباب ضيّق. أمّا الزخارف فكانت تُحفظ على الورق، وفي متحف طوب قابي بإسطنبول لفافة منها طولها قرابة ثلاثين مترًا، عليها مئة وأربعة عشر رسمًا.',
				'والفلك في لغة هذه الصنعة سقف. كان عند الفلكيّين القدماء أغلفة تدور وتدير معها الحظوظ، وكان الشعراء يشكون منه كما يشكو المستأجر من صاحب الدار الساكن فوقه. والعادة أن يتنهّدوا ثم يدفعوا الأجرة. أمّا حافظ فيقترح الهدم، وبضمير الجماعة، ويذكر في النَّفَس نفسه ما الذي سيُشرَب في أثناء العمل.',
				'فترتيب الأعمال عجيب: الورد أوّلًا، ثم الخمر، ثم السماء. وفي البيت الثاني إن جيّش الغمّ جيشه حمل عليه الشاعر والساقي معًا. يحتاج في كلّ بند من هذه القائمة إلى إنسان آخر على الأقلّ. أمّا الرسم الذي يضعه المرء لنفسه وحيدًا في منتصف الليل فشيء مختلف، اسمه العزم على أمر، ولا يعيش في الغالب إلى الأسبوع الثاني. ومن سأل عن السبب فليعدّ الكؤوس على الطاولة، فإن وجد كأسًا واحدة فقد عرفه.',
				'وخاتمة الغزل أقلّ حظًّا من الغناء. يقول فيها إنّ حسن الكلام وحسن الإنشاد كاسدان في شيراز، فهلمّ يا حافظ نُلقِ بأنفسنا إلى مُلك آخر. وحكى مؤرّخ من الهند بعد زمانه أنّ ملكًا من ملوك الدكن أرسل إليه نفقة الطريق، فبلغ هرمز، ورأى البحر هائجًا، فرجع. صحّت الحكاية أو لم تصحّ فقبره في شيراز، على مسيرة قصيرة من أزقّة شبابه، والناس عنده كلّ مساء ينشدون الأبيات التي نوى فيها الرحيل.',
			],
			counter:
				'بيّن ثلاثة باحثين، هم داي وميلكمان وريس، سنة ٢٠١٤ أنّ الناس يقبلون على الرياضة والحمية عند البدايات: أوّل الأسبوع، وأوّل الشهر، ويوم الميلاد. فالبدايات نافعة. لكنّها تجعلنا مبذّرين في الأواسط، والدنيا مليئة بخطوط بيضاء على الأرض لم يُبنَ فوقها شيء، يمرّ بها الأطفال فيظنّونها ملعبًا. ومن أراد شقّ سقف فليسأل أوّلًا من الساكن فوقه. وبعض السماوات التي انهارت على بلاد بأسرها شقّها قوم في أيديهم ورد.',
			practices: [
				'خذوا طباشير أو خيطًا أو شريطًا لاصقًا، وارسموا على الأرض بالحجم الحقيقيّ شيئًا هو اليوم في النيّة: مكتبًا، أو حوضًا للطماطم، أو حلقة تسع أربعة جالسين. ستّ دقائق. ثم يكون الدخول إلى وسط الرسم والوقوف فيه، ويُنقل خطّ واحد مقدار شبر بسبب أمر لم تفهمه إلّا القدمان. ويُترك الرسم إلى مساء الغد، ويُنظر في أثناء ذلك من يدور حوله ومن يعبره غير مبالٍ.',
				'ليُستحضر تغيير بدأ أكثر من مرّة ولم يتمّ. وتُكتب في ثلاثة أسطر، على ترتيب حافظ، الأشياء التي تسبقه: ما الورد، وما الشراب، ومن الذي نحمل معه على جيش الغمّ. فإن بقي السطر الثالث خاليًا فلتُصرف الدقائق الباقية في رسالة تدعو شخصًا إلى ساعة واحدة من ذلك العمل. واكتبوا فيها ماذا سيكون على المائدة، فهذا أصدق ما في كلّ دعوة.',
			],
			closings: [
				'بقي اللوح وسقطت القبّة التي رُسم لها، ولعلّ المخطّط كان أهنأ عيشًا من البناء وأقلّ همًّا. أيّ رسم من رسومنا عاش أطول من بنائه، وماذا نقرأ فيه إلى اليوم حين نجده بين الأوراق؟',
				'طلب سماء جديدة وبقي في المدينة القديمة إلى آخر عمره. قد يُضحك من هذا مرّة، وقد يُلتفت بعده على مهل إلى ما في المدينة القديمة. ما الذي ينبغي أن يُشقّ فوق مائدتنا نحن من غير أن نترك الدار ومن فيها؟',
			],
		},
		es: {
			keywords: ['nuevo plan', 'gazal 374 de hafez', 'techo del cielo', 'empezar de nuevo', 'traza'],
			titles: ['Plano de yeso para el techo del cielo', 'Primero las flores, luego la demolición'],
			excerpts: [
				'Hafez propone abrir el cielo y trazar otro. Empieza por las flores y la bebida, como cualquier maestro de obras sensato.',
				'El verso más rebelde de Hafez está lleno de vocabulario de albañil.',
			],
			openings: [
				'En Tajt-e Soleimán, en las montañas del noroeste de Irán, los arqueólogos hallaron una placa de yeso del tamaño de una baldosa con unas líneas finísimas: cuadrados, rombos, un abanico de cometas. Es un dibujo de obra del siglo XIII, de los más antiguos que se conservan en Persia, y representa una bóveda de mocárabes como la vería un murciélago, desde abajo y en plano. Alguien subió a un andamio con esto bajo el brazo y les dijo a cuatro yeseros dónde tenía que empezar el cielo.',
				'La última noche antes de la mudanza, en el piso solo quedan una lámpara, una botella y dos personas sentadas en el suelo. En las paredes se ve dónde estuvieron los cuadros. Tendrían que estar rendidas, y hablan hasta las dos de la mesa que pondrán allí junto a la ventana, de la cena para todos la primera semana. Una dibuja con el dedo en el polvo de la tarima. Es un buen dibujo. Por la mañana se lo lleva la escoba, y la furgoneta llega tarde.',
			],
			body: [
				'El gazal 374 se ha cantado en tantas bodas que ya no se nota el descaro: «Ven, esparzamos flores y echemos vino en la copa; / abramos el techo del cielo y tracemos un nuevo plan». El plan es en persa tarh, la traza, y el verbo que lleva es el de arrojar. Los alarifes no tenían papel del tamaño de una mezquita. Allanaban el solar y dejaban caer yeso o cal entre los dedos, y la planta quedaba en blanco sobre la tierra, a tamaño natural; uno podía pasearse por cuartos que no existían y quejarse de la anchura de una puerta.',
				'El cielo, en esa jerga, es un techo. El de los astrónomos antiguos era un juego de esferas que giraban y movían la fortuna, y los poetas protestaban como protesta un inquilino del casero de arriba. Lo habitual era suspirar y pagar. Hafez propone la demolición, en primera persona del plural, y en la misma frase dice qué hay de beber.',
				'El orden de los trabajos es curioso: primero las flores, después el vino, al final el firmamento. Si la pena levanta un ejército, sigue el segundo verso, cargarán contra él el poeta y el copero, los dos a una. Para cada punto de la lista le hace falta al menos otra persona. El plan que uno traza solo y de madrugada es distinto: se llama propósito y rara vez llega a la segunda semana.',
				'El final se canta menos. En Shiraz la elocuencia y el buen canto no tienen comprador, dice; ven, Hafez, echémonos a otro reino. Un historiador de la India contó más tarde que un rey del Decán le mandó dinero para el pasaje, que llegó hasta Ormuz, vio la mar revuelta y dio media vuelta. Cierto o no, está enterrado en Shiraz, a un paseo de donde fue joven.',
			],
			counter:
				'Tres investigadores, Dai, Milkman y Riis, mostraron en 2014 que la gente se apunta al gimnasio y a la dieta en los comienzos: los lunes, el día uno, el cumpleaños. Los comienzos funcionan. También nos vuelven derrochones con los intermedios, y el mundo está bastante lleno de rayas blancas en el suelo. Quien vaya a abrir un techo debería preguntar quién vive encima. Hubo cielos que se hundieron sobre países enteros y los habían abierto personas con flores en la mano.',
			practices: [
				'Con tiza, cordel o cinta de pintor, traza en el suelo a tamaño natural algo que tengas planeado: una mesa de trabajo, un bancal de tomates, el corro en el que cabrían cuatro personas. Seis minutos. Métete dentro y quédate un momento. Mueve una línea un palmo por algo que solo hayan notado tus pies. Déjalo hasta mañana por la noche y fíjate en quién lo rodea y quién lo pisa.',
				'Piensa en un cambio que hayas empezado más de una vez. Escribe en tres renglones, como hace Hafez, lo que va antes: cuáles son las flores, cuál es la bebida y cómo se llama la persona con la que cargas. Si el tercero se queda en blanco, gasta los minutos que te sobran en un mensaje que invite a alguien a una hora de ese trabajo. Di qué habrá de comer.',
			],
			closings: [
				'La placa de yeso se conservó y la bóveda para la que fue dibujada se vino abajo. Puede que el plano tuviera mejor vida. ¿Cuál de tus dibujos ha sobrevivido a su edificio, y qué lees todavía en él?',
				'Pidió un cielo nuevo y se quedó en la ciudad vieja. Da para reírse, y también para mirar con calma la ciudad vieja. ¿Qué tendrías que abrir por encima de tu propia mesa, sin cambiar de casa?',
			],
		},
	},
};
