import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-door',
	motif: 'door',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['door', 'dream of a door', 'gate', 'threshold', 'locked door', 'knocker', 'horn and ivory'],
			titles: ['Two knockers on one door', 'The gate of horn, the gate of ivory'],
			excerpts: [
				'On old doors in Yazd men and women knock with different sounds. Whoever is inside knows how to dress before knowing who it is.',
				'Penelope knew of two gates through which dreams come, and that one of them lies. She did not say how to tell which had been open.',
			],
			openings: [
				'An old door in Yazd has two leaves of plane wood and two knockers. On the right hangs a heavy iron bar with a dull voice, on the left a ring with a bright one. Men took the bar and women the ring, so that in the courtyard one knew from the sound who should go and open, and with what on her head. Today children try both, turn and turn about, and run off. The house behind it is a hotel with wireless.',
				'In the nineteenth book of the Odyssey Penelope tells a stranger her dream about an eagle who kills her geese. Dreams, she says, come through two gates. Those that pass through the gate of sawn ivory deceive; those that come out through polished horn are fulfilled. In Greek it is a play on words. She thinks that hers came by ivory. The stranger before her, in rags, with his feet just washed, is the husband of whom it spoke.',
			],
			body: [
				'Arabic uses one word, bab, for the door and for the chapter of a book, and the dream books, which consist of chapters, are fond of it. A door is the master of the house, its livelihood, his wife; the two leaves may be two sons. An open one is a matter made easy, one that cannot be found in the wall is perplexity. A small door within a large one, and this I think is the finest entry, is a man who keeps a way out and mentions it to nobody.',
				'The Romans placed a god upon the spot. Janus looked both ways; in war his arch stood open, and when at long intervals there was peace somebody closed it and had coins struck to say so. A threshold belongs to neither room. Brides are still carried over it in places, for stumbling just there was thought worse than anywhere else.',
				'Hafez begins ghazal 366 at such a place: we have not come to this door for pomp and rank; from the mischief of events we have come here for shelter. Readers have argued whose door it is, the tavern’s or heaven’s. He does not say that it opened. Jung’s people, asked about a door in a dream, would first like to know on which side the handle was.',
				'So one keeps a way out, one looks both ways, one sits down before it. The dreams themselves are mostly about none of this. They are about doors that will not close: the bathroom with a gap, the flat whose lock gives when one leans on it. The old books hardly mention this, having lived among porters and brothers. It is a newer trouble to be alone behind a door and to hold it shut with one’s own shoulder.',
			],
			counter:
				'You enter the kitchen and no longer know why. In 2011 Gabriel Radvansky and colleagues reported that walking through a doorway makes one forget, since the mind files away what belonged to the last room. It was charmingly called the doorway effect. Ten years later an Australian group found hardly any of it unless people were busy with something else. Perhaps it was never the door.',
			practices: [
				'Choose a door that you go through at least five times a day. For one day put your hand flat on the frame each time, for the length of a breath, and think the name of the room that you are leaving, then of the one you enter. That is all; it costs two minutes altogether. In the evening write down which of the five times you had already been in the next room before your body was.',
				'Draw the last door you remember from a dream: hinges, handle, what it was made of, how much light showed beneath it. Mark with an arrow which way it opened, towards you or away. Then write on your side of it three words you would say if someone knocked, and on the far side the three words you would hope to hear. Spend ten minutes at most. Leave the sheet lying where people can see it.',
			],
			closings: [
				'From the sound of the knocker they knew how to receive whom. By what sign do people learn, before you open, in what manner they will be let in?',
				'Penelope set a contest for the next day all the same, as if the dream had come through horn. Which of your decisions have you taken on the word of a gate you claim not to believe in?',
			],
		},
		fa: {
			keywords: ['در', 'دروازه', 'خواب در', 'تعبیر خواب در', 'در بسته', 'کوبه در', 'آستانه'],
			titles: ['کوبه و حلقه: دو صدا بر یک در', 'ما بدین در نه پی حشمت و جاه آمده‌ایم'],
			excerpts: [
				'روی درهای قدیم یزد دو صدا بود و اهل خانه پیش از باز کردن می‌دانستند چه کسی آمده. در خواب فقط صدای لولا می‌آید.',
				'حافظ پشت دری نشسته و نمی‌گوید باز شد یا نه. معبّران از پاشنه و کلون می‌پرسیدند و پنلوپه از جنسِ دروازه.',
			],
			openings: [
				'در چوبی دو لنگه دارد و دو کوبه. سمت راست چکشی است آهنی که صدای بمش تا ته حیاط می‌رود، سمت چپ حلقه‌ای که زیر و سبک می‌زند. مردها آن را می‌کوفتند و زن‌ها این را، تا از صدا معلوم شود چه کسی برخیزد و چادر بخواهد یا نخواهد. حالا بچه‌ها هر دو را به‌نوبت می‌زنند و درمی‌روند، و پشت در هتلی است که رمز اینترنتش را روی کاغذ می‌دهند. کوبه‌ها هنوز فرقشان را نگه داشته‌اند.',
				'در سرود نوزدهم اودیسه، پنلوپه خواب عقاب و غازهایش را برای گدایی غریب می‌گوید و بعد می‌گوید خواب‌ها از دو دروازه می‌آیند: آن‌ها که از دروازهٔ عاج بگذرند فریب‌اند و آن‌ها که از دروازهٔ شاخ بیایند راست می‌شوند. در یونانی بازی با واژه‌هاست. گمان دارد خواب خودش از عاج آمده باشد. آن گدا با لباس ژنده و پای تازه‌شسته همان شوهری است که خواب از او خبر داده بود.',
			],
			body: [
				'در کتاب‌های تعبیر، در صاحبخانه است و روزی خانه و گاهی همسر، و دو لنگه‌اش دو فرزند. درِ باز کارِ آسان‌شده است و دری که در دیوار پیدایش نکنی سرگردانی. از پاشنه و کلون و آستانه جدا جدا پرسیده‌اند، چون برای آن‌ها «در» یک چیز نبود؛ چند خدمتکار بود که با هم کار می‌کردند. زیباترین حکمشان این است که در کوچکِ میان در بزرگ، آدمی است که راه بیرون رفتن را نگه داشته و به کسی نگفته. در فارسی هم خودِ این کلمه دو کار می‌کند: هم تخته‌ای است که می‌بندی، هم حرفی که تو را درون چیزی می‌نشاند.',
				'رومی‌ها بر همین نقطه خدایی گماشتند. یانوس به هر دو سو نگاه می‌کرد؛ در جنگ طاقش باز بود و وقتی، دیر به دیر، صلح می‌شد می‌بستندش و سکه می‌زدند که بسته‌ایم. آستانه مال هیچ‌کدام از دو اتاق نیست. هنوز بعضی خانه‌ها پا گذاشتن روی آن را خوش ندارند و مادر می‌گوید یا تو باش یا بیرون.',
				'حافظ غزل ۳۶۶ را همان‌جا آغاز می‌کند: «ما بدین در نه پی حشمت و جاه آمده‌ایم / از بد حادثه این جا به پناه آمده‌ایم». سال‌هاست بحث می‌کنند این درِ میخانه است یا درگاهی دیگر. او نمی‌گوید باز شد. تنها می‌گوید برای چه نیامده‌ایم، و چه کم‌اند کسانی که پشت دری این را از خودشان پرسیده باشند. اهل یونگ، اگر دری در خواب باشد، اول می‌خواهند بدانند دستگیره کدام سو بود.',
				'یکی راه بیرون را نگه می‌دارد، یکی به دو سو می‌نگرد، یکی می‌نشیند. اما خواب‌های ما بیشتر دربارهٔ هیچ‌کدام نیست؛ دربارهٔ درهایی است که بسته نمی‌شوند: دستشوییِ نیم‌باز، خانه‌ای که قفلش با یک تکیه وا می‌رود. کتاب‌های قدیم این را کم دارند، چون صاحبانشان میان دربان و برادر زندگی می‌کردند. تنها پشت در ماندن و آن را با شانهٔ خود نگه داشتن گرفتاری تازه‌تری است.',
			],
			counter:
				'وارد آشپزخانه می‌شوی و نمی‌دانی برای چه. در سال ۲۰۱۱ گابریل رادوانسکی و همکارانش نوشتند گذشتن از چارچوب فراموشی می‌آورد، چون ذهن پروندهٔ اتاق قبلی را می‌بندد. اسم قشنگی هم پیدا کرد: اثر درگاه. ده سال بعد گروهی استرالیایی جز وقتی که سر آدم‌ها جای دیگری گرم بود، تقریباً چیزی از آن ندید. شاید از اول هم تقصیر در نبود.',
			practices: [
				'دری را انتخاب کن که روزی دست‌کم پنج بار از آن می‌گذری. یک روز هر بار کف دستت را به اندازهٔ یک نفس روی چارچوب بگذار و نام اتاقی را که ترک می‌کنی از ذهن بگذران و بعد نام آن را که وارد می‌شوی. همین؛ روی هم دو دقیقه نمی‌شود. شب بنویس در کدام یک از آن پنج بار، پیش از آنکه پایت برسد، خودت آن طرف بودی.',
				'آخرین دری را که از خوابی یادت هست بکش: لولا، دستگیره، جنس چوب، و نوری که از زیرش پیدا بود. با پیکان نشان بده به سوی تو باز می‌شد یا از تو. این سوی در سه کلمه بنویس که اگر بکوبند می‌گویی، و آن سو سه کلمه‌ای که دلت می‌خواهد بشنوی. بیشتر از ده دقیقه نشود. کاغذ را همان‌جا بگذار که دیگران هم ببینند.',
			],
			closings: [
				'از صدای کوبه می‌فهمیدند چطور به پیشواز بروند. پیش از آنکه در را باز کنی، آدم‌ها از چه نشانه‌ای می‌فهمند چگونه راهشان خواهی داد؟',
				'حافظ اول گفت برای چه نیامده است، و بقیه آسان‌تر شد. این روزها پشت کدام در نشسته‌ای، و برای چه نیامده‌ای؟',
			],
		},
		ar: {
			keywords: ['باب', 'الباب في المنام', 'تفسير حلم الباب', 'باب مغلق', 'عتبة', 'مطرقة الباب', 'بوابة'],
			titles: ['بوّابة من قرن وبوّابة من عاج', 'الباب والفصل والعتبة'],
			excerpts: [
				'تقول بينيلوب إنّ للأحلام بوّابتين إحداهما كاذبة، ولم تقل كيف تُعرف هذه من تلك. كان الجواب جالسًا أمامها في ثياب شحّاذ.',
				'في العربيّة للكتاب أبواب وللدار باب. وفي الأحلام باب لا يُغلق، وهذا ما لم يخطر للقدماء وهم بين بوّاب وأخ.',
			],
			openings: [
				'في النشيد التاسع عشر من الأوديسة تقصّ بينيلوب على شحّاذ غريب حلمها بنسر يقتل إوزّها، ثم تقول إنّ للأحلام بوّابتين: ما مرّ من عاج منشور خادع، وما خرج من قرن مصقول صادق. وهي في اليونانيّة لعبة بالألفاظ. تظنّ أنّ حلمها جاء من العاج. والشحّاذ الجالس أمامها، وقد غُسلت قدماه قبل قليل، هو الزوج الذي كان الحلم يخبر عنه، وقد قال لها ذلك بعبارة تكاد تكون صريحة.',
				'على الأبواب القديمة في مدن كثيرة، من يزد إلى فاس، مطرقتان: كبيرة صوتها أجشّ، وصغيرة صوتها رقيق. في بعض البلاد كانت الأولى للرجال والثانية للنساء، وفي بعضها كانت العليا للراكب والسفلى للماشي. فيعرف من في الدار من الرنّة من ينبغي أن يفتح وكيف يكون استقباله. أمّا اليوم فيضربهما الأطفال معًا ويهربون، وخلف الباب فندق صغير يعطي النزلاء رمز الشبكة على قصاصة، والمطرقتان ما زالتا على خلافهما القديم.',
			],
			body: [
				'الباب في العربيّة للدار وللكتاب، وكتب التعبير أبواب متتالية، فلا غرابة أن تحسن إليه. هو ربّ البيت، ورزقه، وقد يكون الزوجة، والمصراعان ولدان. فإن كان مفتوحًا فأمر تيسّر، وإن لم يوجد في الجدار فحيرة، وإن خُلع من مكانه فانتقال. وأجمل ما فيها أنّ الباب الصغير في قلب الباب الكبير إنسان يحتفظ لنفسه بمخرج لا يحدّث به أحدًا. وكانوا يفصلون العتبة عن المزلاج والمزلاج عن الحلقة، إذ لم يكن الباب عندهم شيئًا واحدًا، بل جماعة من الخدم تعمل معًا، ويكفي أن يغضب واحد منها حتى يبيت أهل الدار في قلق لا يعرفون مصدره.',
				'ووضع الرومان على هذا الموضع ربًّا ذا وجهين، يانوس، ينظر إلى الجهتين معًا. كان قوسه مفتوحًا في الحرب، فإذا جاء السلم، وقلّما جاء، أُغلق وضُربت نقود تخبر بذلك. والعتبة ليست لأيّ من الغرفتين، ولهذا ما زال في بلاد شتّى من يحمل العروس فوقها، لأنّ العثرة هناك حُسبت أثقل من كلّ عثرة سواها، ولأنّ أوّل خطوة في بيت جديد تُقال مرّة واحدة ولا تُعاد. وكان لبغداد المنصور أربعة أبواب سُمّيت بالجهات المقصودة منها: خراسان والشام والكوفة والبصرة.',
				'ويبدأ حافظ غزله السادس والستّين بعد الثلاثمئة من هناك: ما جئنا هذا الباب طلبًا لجاه ولا أبّهة، بل جئنا نلوذ به من سوء ما جرى. اختلف الشرّاح في الباب، أهو للحانة أم لحضرة أعلى. ولم يقل الشاعر إنّه فُتح. قال فقط لأيّ شيء لم يجئ، وما أقلّ من يسأل نفسه هذا قبل أن يطرق. أمّا القارئون على طريقة يونغ فأوّل ما يعنيهم من باب الحلم: في أيّ جهة كان المقبض؟',
				'واحد يحتفظ بمخرج، وواحد ينظر إلى الجهتين، وواحد يجلس. غير أنّ أحلامنا في أكثرها ليست عن هذا، بل عن أبواب لا تُغلق: حمّام بابه موارب، وشقّة ينفتح قفلها بمجرّد الاتّكاء. ولا تكاد الكتب القديمة تذكر ذلك، فقد عاش أصحابها بين بوّاب وأخ وابن عمّ. إنّه همّ أحدث عهدًا: أن يبقى المرء وحده خلف الباب، وأن يسنده بكتفه حتى الصباح، ولا يعرف من الذي يدفعه من الجهة الأخرى، ولا هل هناك أحد.',
			],
			counter:
				'يدخل الواحد منّا المطبخ ثم لا يدري لماذا. سنة ٢٠١١ كتب غابرييل رادفانسكي وزملاؤه أنّ عبور الباب ينسي، لأنّ الذهن يطوي ما كان للغرفة السابقة، وشاع ذلك باسم لطيف هو أثر الباب. وبعد عشر سنين لم تجد منه مجموعة أستراليّة شيئًا يُذكر إلّا عند المنشغلين بأمر آخر. فقد يكون الباب بريئًا منذ البداية، والشرود وحده هو الذي نسي ما جاء له.',
			practices: [
				'اختاروا بابًا تعبرونه خمس مرّات في اليوم على الأقلّ. ولمدّة يوم واحد ضعوا الكفّ على إطاره مقدار نَفَس في كلّ عبور، واذكروا في السرّ اسم الغرفة المتروكة ثم اسم الغرفة المقصودة. لا يأخذ ذلك كلّه دقيقتين. وفي المساء اكتبوا في أيّ مرّة من المرّات الخمس كان الفكر قد سبق الجسد إلى الجهة الأخرى، وما الذي كان ينتظره هناك.',
				'ارسموا آخر باب بقي من حلم: المفصلات والمقبض ومادّته ومقدار الضوء الظاهر تحته. وبيّنوا بسهم هل كان يُفتح إلى الداخل أم إلى الخارج. ثم اكتبوا في هذه الجهة ثلاث كلمات تُقال إذا طُرق، وفي تلك الجهة ثلاث كلمات يُتمنّى سماعها. عشر دقائق لا أكثر. واتركوا الورقة حيث يراها أهل البيت، من غير شرح ولا تعليق.',
			],
			closings: [
				'قالت بينيلوب إنّها لا تصدّق حلمها، ثم أقامت المباراة في الغد كأنّه جاء من القرن. أيّ قرار اتُّخذ عندكم بكلمة من بوّابة يُقال إنّها لا تُصدَّق؟',
				'كانت رنّة المطرقة تخبر أهل الدار كيف يستقبلون القادم. بأيّ علامة يعرف الناس، قبل أن يُفتح لهم، على أيّ وجه سيكون الدخول؟',
			],
		},
		es: {
			keywords: ['puerta', 'soñar con una puerta', 'umbral', 'portón', 'puerta cerrada', 'aldaba', 'cerrojo'],
			titles: ['Puerta de cuerno, puerta de marfil', 'La puerta que no cierra del todo'],
			excerpts: [
				'Penélope sabía de dos puertas por las que vienen los sueños, y que una miente. No explicó cómo averiguar cuál estaba abierta.',
				'Los libros árabes llaman igual a la puerta y al capítulo. Lo que casi no mencionan es la nuestra de cada noche: la que no encaja.',
			],
			openings: [
				'En el canto XIX de la Odisea, Penélope le cuenta a un forastero que ha soñado con un águila que mataba sus gansos. Los sueños, añade, salen por dos puertas: los que pasan por el marfil aserrado engañan, los que vienen por el cuerno pulido se cumplen. En griego es un juego de palabras. Ella cree que el suyo llegó por el marfil. El forastero, harapiento y con los pies recién lavados, es el marido del que hablaba el sueño.',
				'En Cartagena de Indias las casas llevan la biografía en la puerta: aldabas con forma de iguana, de sirena, de león, una mano que sostiene una bola. Se dice que el tamaño señalaba la fortuna y que por la figura se conocía el oficio del dueño. Hoy las fotografían los cruceristas. Pocas suenan, porque al lado hay un timbre con cámara, y la mano de bronce, tan cortés, lleva años con su bola en alto sin dejarla caer.',
			],
			body: [
				'El árabe usa una sola palabra, bab, para la puerta y para el capítulo, y los libros de sueños, hechos de capítulos, le tienen cariño. Es el dueño de la casa, su sustento, su mujer; las dos hojas pueden ser dos hijos. Abierta, un asunto que se allana; si no se encuentra en la pared, un desconcierto. La entrada más fina es esta: una puerta pequeña dentro de otra grande es un hombre que se guarda una salida y no se lo dice a nadie.',
				'Los romanos pusieron en ese sitio a un dios. Jano miraba a ambos lados; durante la guerra su arco estaba abierto y cuando, de tarde en tarde, había paz, alguien lo cerraba y se acuñaba moneda para contarlo. El umbral no es de ninguna de las dos habitaciones. Por eso todavía hay quien entra a la novia en brazos: tropezar justo ahí se tenía por peor que en cualquier otra parte.',
				'Hafez empieza en un lugar así el gazal 366: no hemos llegado a esta puerta por la pompa ni por el rango; los malos sucesos nos trajeron a buscar amparo. Los comentaristas llevan siglos discutiendo si es la de la taberna o la del cielo. Él no dice que se abriera. Dice para qué no ha venido, y son contados los que se lo preguntan antes de llamar. Los de Jung, si hay una puerta en el sueño, quieren saber primero de qué lado estaba el picaporte.',
				'Uno se guarda una salida, otro mira a las dos partes, otro se sienta a esperar. Los sueños que se cuentan en el desayuno, sin embargo, tratan de puertas que no cierran: el baño con una rendija, el piso cuya cerradura cede al apoyarse. Los libros antiguos apenas lo mencionan, porque vivían entre porteros y cuñados. Es un apuro más moderno, este de quedarse solo detrás y sujetarla con el hombro.',
			],
			counter:
				'Entras en la cocina y ya no sabes a qué. En 2011 Gabriel Radvansky y otros publicaron que cruzar una puerta hace olvidar, pues la mente archiva lo que era del cuarto anterior; se lo llamó el efecto umbral y cayó simpático. Diez años más tarde un grupo australiano apenas lo encontró, salvo en gente ocupada con otra cosa. Tal vez nunca fue culpa de la puerta.',
			practices: [
				'Elige una puerta que cruces al menos cinco veces al día. Durante una jornada apoya cada vez la palma en el marco, lo que dura una respiración, y piensa el nombre del cuarto que dejas y después el del que empieza. En total no llega a dos minutos. Por la noche anota en cuál de las cinco ya estabas al otro lado antes de que llegara tu cuerpo.',
				'Dibuja la última puerta que recuerdes de un sueño: bisagras, tirador, de qué estaba hecha, cuánta luz se veía por debajo. Indica con una flecha si se abría hacia ti o al revés. En tu lado escribe tres palabras que dirías si llamaran; en el otro, las tres que te gustaría oír. Diez minutos como mucho. Deja la hoja donde la vean los de casa.',
			],
			closings: [
				'Penélope convocó el certamen al día siguiente, como si el sueño hubiera venido por el cuerno. ¿Qué decisión has tomado tú fiándote de una puerta en la que dices no creer?',
				'La mano de bronce lleva la bola levantada y nadie la usa. ¿Qué señal de bienvenida tienes puesta en la fachada desde hace años sin comprobar si todavía suena?',
			],
		},
	},
};
