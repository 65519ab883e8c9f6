import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'elephant-in-the-dark',
	motif: 'candle',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: [
				'elephant in the dark',
				'blind men and the elephant',
				'masnavi book three',
				'rumi',
				'points of view',
				'candle',
			],
			titles: ['The elephant was real, the house was dark', 'A fan, a pillar, a throne: minutes of a dispute'],
			excerpts: [
				'In India the men were blind. Rumi opened their eyes and took away the light, which is a much more serious accusation.',
				'Everyone in the house had touched something true. The trouble began with the word “is”.',
			],
			openings: [
				'There was a power cut in the third week of November, and the meeting of the tenants’ association went on. Eleven voices discussed the boiler. He who lives above it spoke of noise, she on the top floor of cold feet, the man from the ground floor of smell. After ten minutes it was a question of character. Someone said that there must be a torch in the cellar. Nobody went, since whoever went would have missed the vote. So the boiler, which hung on the wall between them, was never consulted.',
				'An elephant’s ear is warm, leathery at the rim and thin as a leaf further in; one can feel the blood. The leg is like nothing so much as the bark of an old plane tree with somebody inside. The trunk has two fingers’ width of wet at its end and takes an interest in your pocket. Keepers say that with closed eyes, and brought up quietly, a visitor hardly ever guesses that all this belongs to one animal. He guesses that there are several, and that they are close.',
			],
			body: [
				'The story is old and came from the east. In a Buddhist text a king has the men who were born blind led up to an elephant, and laughs as they come to blows about it. Ghazali has it, and the poet Sanai, a century and a half before Rumi, tells of a whole city of the blind. In Book Three of the Masnavi something has been altered. Some Indians have brought an elephant to show, and they have put it in a dark house. The visitors have sound eyes. They have paid, they crowd in, and they feel about with the palms of their hands.',
				'The one who gets hold of the trunk reports a water pipe. The ear is a fan, the leg a pillar, the back a throne. Rumi says that they call it by names as different as a crooked letter and a straight one, and then gives the couplet for which he rebuilt the house: “If in the hand of each there had been a candle, / the difference would have gone out of their words.” Blindness is nobody’s fault, and it cannot be mended by fetching something. Darkness can.',
				'Mark that it is a candle in the hand of each. He does not send for a lamp and a man who explains. With one great light there would have been one report, delivered from a platform, and the rest would have had to believe it. With many small ones they see the animal, and they also see one another, standing rather close together, each with a hand on something large.',
				'After that he says a strange thing. The eye of sense is like the palm, he says; the palm has no reach over the whole. So we, who have the candle and smile at the fan, are still in the house. The animal has got bigger, that is all, and the door is somewhere behind us.',
			],
			counter:
				'The parable is the favourite of people who wish to agree with everyone. It proves less than they think. That the ear resembles a fan does not make it true that the elephant is one, and somebody in the house may have been holding on to a curtain. Who tells the tale, besides, always stands outside it with a complete elephant in view; it is told with great modesty by those who are sure of having the light.',
			practices: [
				'Ask someone to put five things from the kitchen into a pillowcase. Reach in, take one, and describe it for a minute without naming it, only what the palm knows: cold, edge, weight, a hinge. The other writes down what it must be. Do all five. Note where you were most sure and wrong. Keep the list; it is a fair measure of a palm, and it took eight minutes.',
				'Think of a person or an office about which you disagree with somebody. Draw a rough outline of an animal on paper, mark with a cross where you have actually touched it, how often, and when last. Then mark where the other has. Do not draw what lies between. Look at the distance of the two crosses, and put a third where neither of you has ever stood.',
			],
			closings: [
				'Nobody asked the elephant, who in the dark was being held by strangers at six places. It seems to have kept still. What large and patient thing in your life has been described to you in parts, and what would it cost to fetch the candle?',
				'They went home, one supposes, each to his family, and told of it at supper: a pillar, a fan. Some of those children are grandparents now. Which report about the world have you inherited from a hand, and whose hand was it?',
			],
		},
		fa: {
			keywords: ['پیل در تاریکی', 'فیل در خانهٔ تاریک', 'مثنوی دفتر سوم', 'مولانا', 'اختلاف نظر', 'شمع'],
			titles: ['پیل راست بود، خانه تاریک بود', 'بادبزن، ستون، تخت: صورت‌جلسهٔ یک دعوا'],
			excerpts: [
				'در هند آن مردان کور بودند. مولانا چشمشان را باز کرد و چراغ را برداشت، که اتهام سنگین‌تری است.',
				'هر که در آن خانه بود دستش به چیز راستی خورده بود. گرفتاری با کلمهٔ «است» شروع شد.',
			],
			openings: [
				'هفتهٔ سوم آبان برق رفت و جلسهٔ ساکنان ساختمان ادامه پیدا کرد. یازده صدا دربارهٔ موتورخانه حرف می‌زدند. آن که بالای موتورخانه می‌نشیند از سروصدا گفت، زنِ طبقهٔ آخر از پای یخ‌کرده و مردِ همکف از بو. ده دقیقه که گذشت موضوع دیگر اخلاقِ آدم‌ها بود. کسی گفت باید چراغ‌قوه‌ای در انباری باشد. هیچ‌کس نرفت، چون هر که می‌رفت رأی‌گیری را از دست می‌داد. خودِ موتورخانه هم همان پایین، زیر پایشان، کار می‌کرد و طرفِ مشورت نبود.',
				'گوش فیل گرم است؛ لبه‌اش چرمی و کمی جلوتر به نازکیِ برگ، و خون زیر دست معلوم است. پایش بیشتر از هر چیز به پوست چناری پیر می‌ماند که کسی تویش باشد. سر خرطوم به پهنای دو انگشت خیس است و جیبت را می‌گردد. اگر چشم بسته و آرام نزدیکت ببرند بعید است به ذهنت برسد که همهٔ این‌ها مالِ یک جانور است. خیال می‌کنی چندتا هستند و خیلی نزدیک‌اند، و بهتر است تکان نخوری.',
			],
			body: [
				'قصه کهنه است و از مشرق آمده. در متنی بودایی پادشاهی کورهای مادرزاد را پای فیل می‌برد و از دعوایشان می‌خندد. غزالی آورده است و سنایی، یک قرن و نیم پیش از مولانا، شهری ساخته که همه در آن کورند. در دفتر سوم مثنوی چیزی عوض شده است. هندی‌ها پیلی آورده‌اند برای نمایش و او را در خانه‌ای تاریک جا داده‌اند. تماشاگرها چشم سالم دارند. هجوم می‌آورند تو و چون چشم به کار نمی‌آید با کف دست می‌سایند.',
				'آن که خرطوم به دستش افتاده می‌گوید ناودان است. گوش بادبزن است، پا ستون، پشت تخت. مولانا می‌گوید یکی دالش نامید و یکی الف، کج و راست، و بعد بیتی را می‌آورد که خانه را برایش از نو ساخته است: «در کف هر کس اگر شمعی بدی / اختلاف از گفتشان بیرون شدی». کوری تقصیر کسی نیست و با رفتن و آوردنِ چیزی هم درست نمی‌شود. تاریکی درست می‌شود.',
				'دقت کن که شمع در کف هر کس است. دنبال یک چراغ بزرگ و یک نفر شارح نمی‌فرستد. با یک نور بزرگ یک گزارش درمی‌آمد، از روی سکو، و باقی باید باور می‌کردند. با شمع‌های کوچک پیل را می‌بینند و همدیگر را هم می‌بینند، که خیلی نزدیک به هم ایستاده‌اند و هر کدام دستی روی چیز بزرگی گذاشته‌اند و از آن دیگری کمی خجالت می‌کشند.',
				'بعد حرف غریبی می‌زند. می‌گوید چشمِ حس هم مثل کف دست است و کف به همهٔ آن دسترس ندارد. پس ما که شمع داریم و به بادبزن می‌خندیم هنوز توی همان خانه‌ایم. پیل بزرگ‌تر شده، همین، و در جایی پشت سرمان است.',
			],
			counter:
				'این تمثیل را کسانی بیش از همه دوست دارند که می‌خواهند با همه موافق باشند، و کمتر از آن ثابت می‌کند که خیال می‌کنند. شباهتِ گوش به بادبزن دلیل نمی‌شود که پیل بادبزن باشد، و شاید یکی از آن جمع پرده را چسبیده بوده است. کسی هم که قصه را می‌گوید همیشه بیرونِ آن ایستاده و پیلِ کامل جلوی چشمش است؛ با فروتنیِ بسیار، کسانی تعریفش می‌کنند که یقین دارند چراغ پیش خودشان است.',
			practices: [
				'از کسی بخواه پنج چیزِ آشپزخانه را در روبالشی بریزد. دست ببر، یکی را بگیر و یک دقیقه توصیفش کن بی‌آنکه نامش را بگویی، فقط آنچه کف دست می‌داند: سرد، لبه‌دار، سنگین، لولایی. دیگری بنویسد که باید چه باشد. هر پنج تا را بگویید. یادداشت کن کجا از همه مطمئن‌تر بودی و اشتباه گفتی. هشت دقیقه می‌شود و اندازهٔ کف دست را نشان می‌دهد.',
				'به آدمی یا اداره‌ای فکر کن که درباره‌اش با کسی هم‌رأی نیستی. شکل نصفه‌نیمهٔ جانوری را روی کاغذ بکش و با ضربدر نشان بده که خودت واقعاً دست به کجایش زده‌ای، چند بار و آخرین بار کی. بعد جای دستِ او را نشان بده. میانشان را نقاشی نکن. به فاصلهٔ دو ضربدر نگاه کن و سومی را جایی بگذار که هیچ‌کدامتان نایستاده‌اید.',
			],
			closings: [
				'هیچ‌کس حال پیل را نپرسید که در تاریکی غریبه‌ها چند جایش را گرفته بودند. گویا تکان هم نخورد. کدام چیزِ بزرگ و صبورِ زندگی‌ات را تکه‌تکه برایت گفته‌اند، و آوردن شمع چه خرجی دارد؟',
				'لابد به خانه رفتند و سر شام برای بچه‌ها گفتند: ستون بود، بادبزن بود. بعضی از آن بچه‌ها حالا پدربزرگ‌اند. کدام خبرِ دنیا را از دستی به ارث برده‌ای، و آن دست مال چه کسی بود؟',
			],
		},
		ar: {
			keywords: ['الفيل في الظلام', 'العميان والفيل', 'المثنوي', 'جلال الدين الرومي', 'اختلاف الرأي', 'الشمعة'],
			titles: ['الفيل حقّ والبيت مظلم', 'مروحة وعمود وعرش: محضر خلاف'],
			excerpts: [
				'كانوا في الهند عميانًا. فتح الروميّ أعينهم ورفع السراج، وهذه تهمة أثقل بكثير.',
				'كلّ من دخل البيت لمس شيئًا صحيحًا. وبدأت المشكلة حين قال كلّ واحد: هذا هو.',
			],
			openings: [
				'انقطعت الكهرباء في الأسبوع الثالث من نوفمبر، واستمرّ اجتماع سكّان العمارة. أحد عشر صوتًا تتكلّم في أمر خزّان الماء. من يسكن تحته شكا الصوت، ومن تسكن في آخر الدَّرَج شكت قلّة الماء، وشكا رجل الطابق الأرضيّ الرطوبة. وبعد عشر دقائق صار الكلام في الأخلاق وفي من ربّى من. قال أحدهم إنّ في القبو مصباحًا يدويًّا. ولم يذهب أحد لإحضاره، لأنّ من يذهب تفوته فقرة التصويت. وبقي الخزّان فوق السطح في مكانه، وهو صاحب الشأن، ولم يُستشر في شيء.',
				'أذن الفيل دافئة، طرفها كالجلد المدبوغ، ثم ترقّ حتى تصير كورقة الشجر ويُحسّ الدم تحت الأصابع. وساقه أشبه شيء بلحاء دُلبة عتيقة في داخلها أحد. وطرف الخرطوم رطب، بعرض إصبعين، ويهتمّ بما في الجيوب. ولو قُدّم الزائر إليه بهدوء وهو مغمض العينين لما خطر له على الأرجح أنّ هذا كلّه لحيوان واحد. سيظنّ أنّها عدّة حيوانات، وأنّها قريبة جدًّا، وأنّ الأحسن له ألّا يتحرّك، وسيكون له في ما يرويه بعد ذلك لأهله صوت الواثق.',
			],
			body: [
				'الحكاية قديمة جاءت من الشرق. في نصّ بوذيّ ملك يأتي بالذين وُلدوا عميانًا إلى فيل، ثم يضحك من شجارهم. وذكرها الغزاليّ، ونظمها الشاعر سنائي قبل الروميّ بقرن ونصف، فجعل مدينة كاملة لا يبصر فيها أحد. أمّا في الجزء الثالث من المثنويّ فقد تغيّر شيء. جاء قوم من الهند بفيل يعرضونه، وجعلوه في بيت مظلم. والمتفرّجون أصحّاء العيون. تزاحموا على الدخول، ولمّا لم تنفع العيون أخذوا يتحسّسون بالأكفّ.',
				'فالذي وقعت يده على الخرطوم قال: ميزاب. والأذن مروحة، والساق عمود، والظهر عرش. ويقول الروميّ إنّهم اختلفوا في تسميته اختلاف الدال والألف، هذه معوجّة وتلك مستقيمة. ولعلّه اختار الحرفين لأنّهما، على اختلافهما، لا يتّصل أيّ منهما في الكتابة بما بعده، وكذلك كان القوم تلك الليلة. ثم يأتي بالبيت الذي أعاد من أجله بناء الدار: «لو كان في كفّ كلّ واحد شمعة / لخرج الخلاف من كلامهم». والعمى لا ذنب فيه لأحد، ولا يزول بأن يذهب المرء فيأتي بشيء. وأمّا الظلمة فتزول، ولا تحتاج إلى طبيب، ولا إلى معجزة، بل إلى من يترك مكانه في الصفّ لحظة.',
				'ولنلاحظ أنّ الشمعة في كفّ كلّ واحد. لم يطلب مصباحًا عظيمًا ورجلًا يقف بجانبه ويشرح. فبالضوء الواحد الكبير كان سيخرج تقرير واحد يُلقى من فوق منصّة، وعلى الباقين التصديق. وبالشموع الصغيرة يرى كلّ منهم الفيل، ويرون كذلك بعضهم بعضًا، متقاربين جدًّا، ويد كلّ واحد على شيء كبير، وفي الوجوه بقيّة من الصياح الذي سبق، وشيء من الخجل لا يدري صاحبه أين يخفيه.',
				'ثم يقول قولًا عجيبًا. يقول إنّ عين الحسّ كالكفّ، والكفّ لا تحيط بالكلّ. فنحن الذين معنا الشمعة، ونبتسم من صاحب المروحة، ما زلنا في البيت نفسه. كلّ ما في الأمر أنّ الفيل صار أكبر، وأنّ الباب في مكان ما وراء ظهورنا لم نلتفت إليه. ومن لم يصدّق فليرفع شمعته قليلًا، فإن رأى الجدار فقد رأى جدار بيته هو لا جدار العالم.',
			],
			counter:
				'هذا المثل محبوب عند من يريد أن يوافق الجميع، وهو يثبت أقلّ ممّا يظنّون. فشبه الأذن بالمروحة لا يجعل الفيل مروحة، ولعلّ واحدًا من الداخلين كان متشبّثًا بستارة وهو يحلف. ثم إنّ راوي الحكاية يقف دائمًا خارجها والفيل أمامه كاملًا. يرويها بتواضع شديد قوم لا يشكّون لحظة في أنّ الضوء عندهم، وينتظرون من السامع أن يعرف في أيّ ركن مظلم هو.',
			practices: [
				'اطلبوا من أحد أهل البيت أن يضع خمسة أشياء من المطبخ في كيس وسادة. تُدخَل اليد ويُمسك واحد منها، ويوصف دقيقة بغير اسمه، بما تعرفه الكفّ وحدها: بارد، حادّ الطرف، ثقيل، له مفصل. ويكتب الآخر ما يظنّه. ثم سائر الخمسة. ويُسجَّل أين كانت الثقة أكبر والخطأ أوضح. ثماني دقائق، ويخرج بها المرء بقياس صادق لكفّه، لا يُعلَّق على جدار ولا يُنسى.',
				'ليُستحضر إنسان أو دائرة من الدوائر نختلف في أمرها مع شخص آخر. يُرسم على ورقة شكل حيوان على عجل، وتوضع علامة حيث لمسناه نحن فعلًا، وكم مرّة، ومتى كان آخرها. ثم علامة حيث لمسه الآخر. ولا يُرسم ما بينهما. تُتأمّل المسافة بين العلامتين قليلًا، ثم توضع علامة ثالثة في موضع لم يقف عنده أحد منّا، وتُترك الورقة على الطاولة إلى الليل.',
			],
			closings: [
				'لم يسأل أحد الفيل عن حاله، وقد أمسكه الغرباء في الظلام من مواضع شتّى. والظاهر أنّه وقف ساكنًا. أيّ شيء كبير وصبور في حياتنا وُصف لنا قطعًا، وكم يكلّفنا أن نقوم فنحضر الشمعة؟',
				'لا بدّ أنّهم رجعوا تلك الليلة إلى بيوتهم وحكوا على العشاء: كان عمودًا، كان مروحة. وكبر أولئك الأطفال وحكوا لأطفالهم بدورهم، وزادوا في العمود ذراعًا. أيّ خبر عن الدنيا ورثناه عن يد، ويد من كانت تلك اليد؟',
			],
		},
		es: {
			keywords: [
				'elefante a oscuras',
				'los ciegos y el elefante',
				'masnaví libro tercero',
				'rumi',
				'puntos de vista',
				'vela',
			],
			titles: ['El elefante existía, la casa estaba a oscuras', 'Abanico, columna, trono: acta de una disputa'],
			excerpts: [
				'En la India eran ciegos. Rumi les abrió los ojos y quitó la luz, que es una acusación mucho más grave.',
				'Todos los de la casa habían tocado algo verdadero. El lío empezó con el verbo ser.',
			],
			openings: [
				'Se fue la luz la tercera semana de noviembre y la junta de vecinos siguió adelante. Once voces hablaban de la caldera. El que vive encima dijo ruido, la del ático dijo pies fríos y el del bajo dijo olor. A los diez minutos aquello era ya una cuestión de carácter. Alguien recordó que en el trastero había una linterna. No fue nadie, porque el que fuera se perdía la votación. De modo que a la caldera, que colgaba de la pared entre unos y otros, no se la consultó.',
				'La oreja de un elefante es tibia, como cuero por el borde y fina como una hoja más adentro; se nota la sangre. La pata se parece más que a nada a la corteza de un plátano viejo con alguien dentro. La punta de la trompa está húmeda y se interesa por tus bolsillos. Si te acercan con los ojos cerrados y sin ruido, es difícil que se te ocurra que todo eso es un solo animal. Piensas que son varios, que están muy cerca y que más vale no moverse.',
			],
			body: [
				'El cuento es viejo y vino de oriente. En un texto budista, un rey manda llevar ante un elefante a los ciegos de nacimiento y se ríe cuando llegan a las manos. Lo recoge Algazel, y el poeta Sanai, siglo y medio antes que Rumi, habla de una ciudad entera de ciegos. En el libro tercero del Masnaví han cambiado algo. Unos indios han traído un elefante para enseñarlo y lo han metido en una casa oscura. Los visitantes tienen la vista sana. Se agolpan, entran, y palpan con la palma de la mano.',
				'El que agarra la trompa informa de un caño. La oreja es un abanico; la pata, una columna; el lomo, un trono. Le dieron, dice Rumi, nombres tan distintos como una letra torcida y una recta, y entonces pone el pareado para el que ha reformado la casa: «Si en la mano de cada uno hubiera una vela, / la diferencia saldría de sus palabras». De la ceguera nadie tiene la culpa, y no se remedia yendo a por algo. De la oscuridad, sí.',
				'Fíjate en que la vela va en la mano de cada uno. No manda traer una gran lámpara y un señor que explique. Con una sola luz habría habido un solo informe, leído desde una tarima, y el resto a creérselo. Con muchas pequeñas ven el animal, y se ven además los unos a los otros, bastante apretados, cada cual con la mano puesta en algo grande y con la cara que se le queda a uno después de gritar.',
				'Luego dice una cosa rara. El ojo de la carne, dice, es como la palma, y la palma no abarca el todo. Así que nosotros, que tenemos vela y sonreímos por lo del abanico, seguimos dentro de la casa. El bicho ha crecido, eso es todo, y la puerta queda en alguna parte a nuestra espalda.',
			],
			counter:
				'Es la parábola preferida de quienes desean estar de acuerdo con todo el mundo, y prueba menos de lo que ellos creen. Que la oreja se parezca a un abanico no convierte al elefante en abanico, y puede que alguno de los presentes tuviera agarrada una cortina. Quien lo cuenta, además, está siempre fuera, con el elefante entero a la vista; lo cuentan con mucha modestia los que no dudan de tener ellos la luz.',
			practices: [
				'Pide a alguien que meta cinco cosas de la cocina en una funda de almohada. Mete la mano, saca una y descríbela un minuto sin nombrarla, solo con lo que sabe la palma: frío, filo, peso, una bisagra. La otra persona escribe qué debe de ser. Haced las cinco. Apunta dónde estabas más seguro y te equivocabas. Son ocho minutos y dan la medida justa de una palma.',
				'Piensa en una persona o una institución sobre la que discrepas con alguien. Dibuja el contorno de un animal cualquiera y marca con una cruz dónde lo has tocado tú de verdad, cuántas veces y cuándo fue la última. Marca después dónde lo ha tocado el otro. No dibujes lo de en medio. Mira la distancia entre las dos cruces y pon una tercera donde no haya estado ninguno.',
			],
			closings: [
				'Nadie le preguntó al elefante, a quien unos desconocidos agarraban a oscuras por media docena de sitios. Parece que se estuvo quieto. ¿Qué cosa grande y paciente de tu vida te han descrito a trozos, y cuánto costaría ir a por la vela?',
				'Se irían a casa, digo yo, y lo contarían en la cena: una columna, un abanico. Algunos de aquellos niños ya son abuelos. ¿Qué noticia sobre el mundo has heredado de una mano, y de quién era la mano?',
			],
		},
	},
};
