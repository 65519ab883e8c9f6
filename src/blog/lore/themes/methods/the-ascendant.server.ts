import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-ascendant',
	motif: 'compass',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['ascendant', 'rising sign', 'horoscope', 'birth time', 'birth chart', 'eastern horizon'],
			titles: ['Four minutes to the degree', 'The ascendant, or what a midwife would have to know'],
			excerpts: [
				'Twins born a quarter of an hour apart share the sun, the moon and the mother. The horizon has moved on by four degrees.',
				'Horoscope once meant the watcher of the hour, and it was a place in the east rather than a column in the newspaper.',
			],
			openings: [
				'In an old Persian miniature of a royal birth the queen lies in the middle, pale, among women with cloths and basins. Nobody looks at the men on the terrace outside. They have an astrolabe, a sand glass, an open book, and one of them holds the brass plate up by its ring and squints. They are waiting for a cry. When it comes he will measure the height of some star, turn the net until it fits, and read off what is coming up, at that moment, out of the dust in the east.',
				'Hospital time is a negotiation. The first child was written down as 3.10, since that was on the wall clock, which the porters know to be fast; the second, after a good deal of shouting, at 3.25. In between someone had drunk half a cup of tea. The father, who was asked to remember, remembers the tea. Thirty years later one of the two wants an exact hour for an astrologer, and telephones, and learns that her whole ascendant may hang on a porter’s opinion.',
			],
			body: [
				'The sky turns once round in a day, so each degree of the zodiac has some four minutes for its rising, and the sign that stands in the eastern horizon changes about every two hours. That point is the ascendant. Greeks called it the hour-watcher, horoskopos, and the word for the one point became the word for the whole art. At sunrise sun and ascendant coincide. Who is born then is, as astrologers put it, the same at the door as in the kitchen, and no guest will be surprised.',
				'About every two hours: the exact figures are odder. The zodiac lies aslant, and at the latitude of Tehran Pisces and Aries each climb over the edge in some seventy-eight minutes, while Virgo and Libra take nearly two hours and a half. In London the quick ones need fifty-two and the slow ones a hundred and seventy. A rising Aries is thus a rarity in the north and a rising Virgo a crowd, without anybody’s having decided that England should be tidy.',
				'All twelve houses hang on this one degree, money, brothers, marriage, enemies and the rest, as coats hang on one nail. It is the reason why astrologers insist upon the minute and why, where it is unknown, a decent one leaves the houses out. The difference matters to twins most. Saint Augustine brought them against the art sixteen centuries ago: conceived together, born at nearly the same moment, and how unlike. An astrologer’s reply was a potter’s wheel, spun fast, on which two drops of ink that fall one after the other land far apart. He was not persuaded.',
			],
			counter:
				'Those who looked for the ascendant in questionnaires have found nothing that would last. People who know their signs do agree with them somewhat more, which is a fruit of reading and has little to do with birth. The word for manner, appearance, first impression also fits nearly every one, since everybody has a way of coming through a door. It may be enough to observe that way. The minute of birth is not required for it.',
			practices: [
				'Find out where east is from your bed, with a compass or by remembering where the first light falls. Then take six minutes and describe what stands at that edge as seen from your window: chimney, tree, scaffolding, hill. Underneath write what a stranger notices of you in the first minute, three nouns at most. Ask somebody tomorrow to correct one of the three. Any but the one you would like to have corrected.',
				'Ask by telephone or message for one fact about the hour of your birth that stands in no document: weather, who was late, what was eaten. If nobody can be asked, take the first hour in your present home instead. Five minutes of listening, two of writing. Record it in one sentence with a thing in it. It will be wrong in part. Keep it so, with the name of the witness.',
			],
			closings: [
				'He turned the brass net till it fitted, and wrote. What was it that was coming up over the edge, when your latest chapter began, and who looked that way?',
				'Half a cup of tea lay between them, and four degrees. What small delay at the beginning of something still shows in how it stands today?',
			],
		},
		fa: {
			keywords: ['طالع', 'طالع تولد', 'صعودی', 'ساعت تولد', 'زایچه', 'برج طالع', 'رایزینگ'],
			titles: ['هر درجه چهار دقیقه', 'طالع، آن که از افق سر می‌زند'],
			excerpts: [
				'دوقلوها با یک ربع فاصله خورشید و ماه و مادرشان یکی است. افق اما چهار درجه جلو رفته.',
				'«خوش‌طالع» را هر روز می‌گوییم. طالع یعنی برآینده: نقطه‌ای در مشرق که کسی باید بیدار می‌ماند تا ببیندش.',
			],
			openings: [
				'در نگاره‌ای قدیم از زادن شاهزاده‌ای، ملکه رنگ‌پریده میان زن‌ها و لگن‌ها و پارچه‌هاست. کسی به مردان ایوان نگاه نمی‌کند. اسطرلابی دارند و ساعت شنی و کتابی باز، و یکی‌شان صفحهٔ برنجی را از حلقه‌اش بالا گرفته و یک چشمش را بسته. منتظر گریهٔ بچه‌اند. همین که بیاید بلندی ستاره‌ای را می‌گیرد، شبکه را می‌چرخاند تا جور شود و می‌خواند که در این دم چه چیزی دارد از غبار مشرق بالا می‌آید.',
				'ساعت بیمارستان حاصل مذاکره است. بچهٔ اول را سه و ده دقیقه نوشتند، چون ساعت دیواری همین را می‌گفت و نگهبان‌ها می‌دانند که جلوست؛ دومی را، بعد از داد و فریاد زیاد، سه و بیست‌وپنج. در این میان کسی نصف استکان چای خورده بود. پدر که باید یادش باشد، چای را یادش است. سی سال بعد یکی از دو خواهر برای زایچه‌اش ساعت دقیق می‌خواهد، زنگ می‌زند و می‌فهمد طالعش به سلیقهٔ یک نگهبان بند است.',
			],
			body: [
				'آسمان روزی یک دور می‌گردد، پس هر درجهٔ دایرهٔ برج‌ها نزدیک چهار دقیقه فرصت دارد تا برآید، و برجی که در افق مشرق است هر دو ساعت و خرده‌ای عوض می‌شود. به آن نقطه طالع می‌گویند، یعنی برآینده، از همان ریشه که طلوع. یونانی‌ها آن را «نگهبان ساعت» می‌خواندند و همین کلمه نام همهٔ هنر شد. دم آفتاب خورشید و طالع یکی‌اند؛ کسی که آن وقت به دنیا بیاید، به قول احکامیان، دم در همان است که در آشپزخانه، و مهمان از چیزی جا نمی‌خورد.',
				'گفتم دو ساعت و خرده‌ای، ولی عدد درستش غریب‌تر است. دایرهٔ برج‌ها کج خوابیده. در عرض تهران حوت و حمل هر کدام در حدود هفتادوهشت دقیقه از لب افق رد می‌شوند و سنبله و میزان نزدیک دو ساعت و نیم طولش می‌دهند. در لندن تندها پنجاه‌ودو دقیقه می‌خواهند و کندها صدوهفتاد. پس طالع حمل در شمال کمیاب است و طالع سنبله فراوان، بی‌آنکه کسی تصمیم گرفته باشد انگلیس کشور مردم مرتب باشد؛ کج بودن آسمان این کار را کرده است.',
				'دوازده خانهٔ زایچه، مال و برادر و ازدواج و دشمن و بقیه، از همین یک درجه آویزان است، مثل پالتوهایی که همه به یک میخ باشد. برای همین منجّم دقیقه می‌خواست و منجّم باانصاف، دقیقه که نبود، از خانه‌ها حرف نمی‌زد. حکایت سعدی را که به یاد داری: منجّمی که از اوج فلک خبر می‌داد و از خانهٔ خودش خبر نداشت. از همه بیشتر کار دوقلوها گیر است. قدیس آگوستین شانزده قرن پیش همین‌ها را پیش کشید: با هم بسته شدند، تقریباً با هم زادند، و چه ناهمانند. جوابش چرخ کوزه‌گری بود که تند بچرخد و دو قطره مرکّب پشت هم بر آن بچکانی؛ دور از هم می‌افتند. قانع نشد.',
			],
			counter:
				'کسانی دنبال رد طالع در پرسشنامه‌ها گشتند و چیزی نیافتند که به گفتن بیرزد. آنها که طالعشان را می‌دانند بیشتر با آن جورند و این از یاد گرفتن است. در ضمن «ظاهر و برخورد اول» به همه می‌خورد، چون هر کسی به هر حال یک جوری از در می‌آید. شاید همین کافی باشد که ببینی چه جور. برای آن دقیقهٔ تولد لازم نیست، آینهٔ راهرو لازم است و کسی که راستش را بگوید.',
			practices: [
				'پیدا کن مشرق نسبت به تختت کدام سو است، با قطب‌نما یا از جایی که نور صبح اول می‌افتد. بعد شش دقیقه آنچه را از پنجره در آن لبه ایستاده وصف کن: دودکش، درخت، داربست، تپه. زیرش بنویس غریبه در دقیقهٔ اول از تو چه می‌بیند، حداکثر سه اسم. فردا از کسی بخواه یکی از آن سه را درست کند، هر کدام جز آن که خودت دلت می‌خواهد.',
				'زنگ بزن یا پیام بده و دربارهٔ ساعت تولدت یک چیز بپرس که در هیچ سندی نیست: هوا، اینکه کی دیر رسید، چه خوردند. اگر کسی نمانده که بپرسی، ساعت اول خانهٔ امروزت را بگیر. پنج دقیقه گوش بده و دو دقیقه بنویس، یک جمله که چیزی در آن باشد. لابد گوشه‌ای از آن غلط است، چون شاهدها هم آن روز سرشان شلوغ بود. همان‌طور نگهش دار، با نام شاهد و تاریخ شهادت.',
			],
			closings: [
				'شبکهٔ برنجی را چرخاند تا جور شد و نوشت. تازه‌ترین فصل زندگی‌ات که شروع می‌شد چه چیزی داشت از لب افق بالا می‌آمد، و چه کسی آن طرف را نگاه می‌کرد؟',
				'میان دو خواهر نصف استکان چای فاصله بود و چهار درجه، و هنوز کوچک‌تر کمی دیرتر می‌رسد. کدام معطلیِ کوچکِ اول کار هنوز در شکل امروزش پیداست؟',
			],
		},
		ar: {
			keywords: ['الطالع', 'البرج الطالع', 'ساعة الميلاد', 'خريطة الميلاد', 'الأفق الشرقي', 'حساب الطالع'],
			titles: ['لكلّ درجة أربع دقائق', 'الطالع: ما كان يبزغ حين بكى الطفل'],
			excerpts: [
				'توأمان بينهما ربع ساعة: الشمس واحدة والقمر واحد والأمّ واحدة، وقد سبق الأفق بأربع درجات.',
				'نقول حسن الطالع كلّ يوم، والطالع اسم فاعل: نقطة في المشرق كان لا بدّ أن يسهر لها أحد.',
			],
			openings: [
				'في منمنمة قديمة لميلاد أمير ترقد الملكة شاحبة بين نساء وطسوت ومناشف، ولا ينظر أحد إلى الرجال في الشرفة. معهم أسطرلاب وساعة رمل وكتاب مفتوح، وقد رفع أحدهم الصفيحة النحاسيّة من حلقتها وأغمض إحدى عينيه. إنّهم ينتظرون صرخة. فإذا جاءت قاس ارتفاع نجم، وأدار الشبكة حتى تنطبق، وقرأ ما الذي يصعد في تلك اللحظة من غبار المشرق. وكان في الغرفة من هو أشغل منه بكثير.',
				'ساعة المستشفى ثمرة مفاوضات. كُتبت الأولى في الثالثة وعشر دقائق لأنّ ساعة الجدار قالت ذلك، والحرّاس يعلمون أنّها تسبق، وكُتبت الثانية، بعد صياح كثير، في الثالثة وخمس وعشرين. وكان أحدهم قد شرب بين الاثنتين نصف كوب شاي. والأب الذي يُفترض أن يتذكّر يتذكّر الشاي. وبعد ثلاثين سنة تريد إحدى الأختين ساعتها بالدقيقة، فتتّصل، وتعلم أنّ طالعها كلّه قد يكون معلّقًا برأي حارس في ساعة لم يضبطها.',
			],
			body: [
				'السماء تدور دورة في اليوم، فلكلّ درجة من دائرة البروج نحو أربع دقائق تطلع فيها، والبرج الواقف عند الأفق الشرقيّ يتبدّل كلّ ساعتين تقريبًا. تلك النقطة هي الطالع، من الطلوع، واللفظ العربيّ أصدق من غيره لأنّه يصف ما يُرى. وسمّاها اليونان مراقب الساعة، هوروسكوبوس، ثم صار اسم النقطة اسمًا للصنعة كلّها، ثم لعمود في الجريدة. وعند شروق الشمس تجتمع هي والطالع، ومن وُلد في تلك الساعة، على قول أهل الصنعة، كان عند الباب كما هو في المطبخ، فلا يُفاجأ به ضيف.',
				'قلنا تقريبًا، والأعداد الدقيقة أغرب. فدائرة البروج مائلة، وفي عرض طهران يعبر الحوت والحمل حافّة الأفق في نحو ثمان وسبعين دقيقة لكلّ منهما، وتحتاج السنبلة والميزان إلى ساعتين ونصف الساعة إلّا قليلًا. وفي لندن تكفي السريعة اثنتان وخمسون دقيقة، وتمكث البطيئة مئة وسبعين. فطالع الحمل في الشمال نادر، وطالع السنبلة كثير، من غير أن يقرّر أحد أنّ الإنجليز ينبغي أن يكونوا أهل ترتيب. وعرف الفلكيّون بالعربيّة هذا وسمّوه المطالع، وحسبوا له الجداول بلدًا بلدًا.',
				'والبيوت الاثنا عشر، من المال إلى الإخوة إلى الزواج إلى الأعداء، معلّقة بهذه الدرجة وحدها كما تُعلّق المعاطف كلّها على مسمار، فإذا مال المسمار مالت، وفيها معطف الزواج. ولهذا كان المنجّم يلحّ على الدقيقة، وكان المنصف منهم إذا جُهلت سكت عن البيوت. وأصعب ما يواجهه التوأمان. احتجّ بهما القدّيس أوغسطينوس على الصنعة قبل ستّة عشر قرنًا: حُمل بهما معًا، ووُلدا معًا أو كادا، وما أبعد أحدهما عن الآخر. فأجيب بدولاب الفخّار: يُدار سريعًا ويُقطر عليه الحبر قطرتين متلاحقتين، فإذا سكن كانتا متباعدتين. ولم يقنعه ذلك، فقد روى في اعترافاته عن صديق وُلد هو وابن خادمة في الساعة نفسها، وأنّ أحدهما عاش في سعة والآخر بقي يخدم على المائدة، والأفق فوق البيتين واحد.',
				'ومن كلّ هذا بقي في اللغة ما هو أخفّ منه وأبقى: حسن الطالع وسوء الطالع، تقولهما امرأة تبحث عن مكان لسيّارتها، ولا تدري أنّها تتحدّث عن نقطة في الشرق. غير أنّها تنظر إلى طرف الشارع لترى ما الذي سيظهر، وهذا هو المعنى الأوّل بتمامه، لم ينقص منه إلّا الأسطرلاب.',
			],
			counter:
				'فتّش باحثون عن أثر الطالع في الاستبيانات فلم يجدوا ما يثبت على الإعادة ويستحقّ الذكر. ومن عرف طالعه وافقه أكثر ممّن جهله، وهذا من التعلّم لا من الميلاد. ثم إنّ الهيئة وأوّل لقاء، وهما من نصيب الطالع، يصحّان في كلّ إنسان، إذ لا بدّ له من طريقة ما في دخول الباب. ولعلّ مراقبة تلك الطريقة تكفي، ولا تلزم لها دقيقة الميلاد.',
			practices: [
				'اعرفوا أين المشرق من السرير، ببوصلة أو بتذكّر موضع أوّل الضوء. ثم ستّ دقائق لوصف ما يقف عند تلك الحافّة كما يُرى من النافذة: مدخنة، شجرة، خزّان ماء، تلّ. وتحته ما يلحظه الغريب في الدقيقة الأولى من لقائكم، ثلاثة أسماء على الأكثر. واطلبوا غدًا ممّن تثقون به أن يصحّح واحدًا منها، أيًّا كان غير الذي تتمنّون تصحيحه.',
				'اسألوا بالهاتف عن أمر واحد في ساعة ميلادكم لا يرد في وثيقة: الطقس، من تأخّر، ماذا أُكل. فإن لم يبق من يُسأل فعن الساعة الأولى في البيت الحاليّ. خمس دقائق للإصغاء ودقيقتان للكتابة، جملة واحدة فيها شيء يُلمس. سيكون بعضها خطأ لا محالة، فقد كان الشهود يومئذ في شغل. احفظوها كما هي، ومعها اسم الشاهد وتاريخ شهادته.',
			],
			closings: [
				'أدار الشبكة حتى انطبقت، ثم كتب. حين بدأ آخر فصول حياتكم، ما الذي كان يصعد من حافّة الأفق، ومن الذي كان ينظر إلى تلك الجهة؟',
				'بين الأختين نصف كوب شاي وأربع درجات، وما زالت الصغرى تصل بعد الكبرى بقليل. أيّ تأخّر صغير في بداية أمر ما زال ظاهرًا في هيئته اليوم؟',
			],
		},
		es: {
			keywords: ['ascendente', 'signo ascendente', 'carta natal', 'hora de nacimiento', 'horóscopo', 'horizonte'],
			titles: ['Cuatro minutos por grado', 'El ascendente y el reloj de la maternidad'],
			excerpts: [
				'Dos gemelas separadas por un cuarto de hora comparten sol, luna y madre. El horizonte ya va cuatro grados más allá.',
				'Horóscopo quería decir el que vigila la hora: un punto en el este, mucho antes que una columna del periódico.',
			],
			openings: [
				'En una miniatura persa de un nacimiento real, la reina está en el centro, pálida, entre mujeres con paños y palanganas. Nadie mira a los hombres de la terraza. Tienen un astrolabio, un reloj de arena y un libro abierto; uno levanta la placa de latón por la anilla y guiña un ojo. Esperan un llanto. Cuando llegue, medirá la altura de una estrella, girará la red hasta que encaje y leerá qué está saliendo, en ese instante, del polvo del este.',
				'La hora de un hospital es fruto de una negociación. A la primera la apuntaron a las tres y diez, porque lo decía el reloj de pared, que según los celadores adelanta; a la segunda, tras muchos gritos, a las tres y veinticinco. Entre una y otra alguien se bebió medio café de máquina. El padre, testigo principal, recuerda el café. Treinta años después una de las gemelas quiere la hora exacta para una carta astral, llama, y se entera de que su ascendente cuelga de la opinión de un celador.',
			],
			body: [
				'El cielo da una vuelta al día, así que a cada grado del zodiaco le tocan unos cuatro minutos para asomar, y el signo que está en el horizonte de levante cambia cada dos horas, más o menos. Ese punto es el ascendente. Los griegos lo llamaban horoskopos, el que vigila la hora, y la palabra acabó nombrando el oficio entero. Al amanecer, sol y ascendente coinciden: quien nace entonces es igual en el recibidor que en la cocina, que dirían los del ramo.',
				'Lo de más o menos tiene su gracia. El zodiaco está tumbado de lado y, a la latitud de Madrid, Piscis y Aries saltan la tapia en unos setenta y dos minutos cada uno, mientras que Virgo y Libra se toman dos horas y media largas. En Londres los rápidos necesitan cincuenta y dos minutos y los lentos, ciento setenta. Un ascendente Aries es por tanto una rareza en el norte y uno Virgo, una muchedumbre, sin que nadie haya decidido que los ingleses fueran ordenados. En el hemisferio sur ocurre al contrario: allí se eternizan Piscis y Aries, y es Virgo quien tiene prisa.',
				'De ese grado cuelgan las doce casas, dinero, hermanos, bodas, enemigos y demás, como cuelgan todos los abrigos de un solo clavo. Por eso el astrólogo exige el minuto y por eso, si falta, el decente se calla las casas. Los más perjudicados son los gemelos. San Agustín los esgrimió hace dieciséis siglos: concebidos a la vez, nacidos casi a la vez, y qué distintos. Le respondieron con un torno de alfarero: si gira deprisa y dejas caer dos gotas de tinta seguidas, quedan lejos una de otra. No se dejó convencer.',
			],
			counter:
				'Quienes buscaron el ascendente en los cuestionarios no hallaron nada que valga la pena contar. Quien conoce el suyo se reconoce más en él, y eso es haber aprendido, no haber nacido. Además, la presencia y la primera impresión le encajan a todo el mundo, porque de algún modo hay que entrar por la puerta. Fíjate en el modo: para eso no hace falta la partida de nacimiento.',
			practices: [
				'Averigua hacia dónde queda el este desde tu cama, con una brújula o recordando dónde cae la primera luz. Dedica seis minutos a describir lo que hay en ese borde visto desde la ventana: chimenea, árbol, grúa, cerro. Debajo escribe qué nota de ti un desconocido en el primer minuto, tres sustantivos como mucho. Mañana pide a alguien que te corrija uno, cualquiera menos el que tú querrías.',
				'Pregunta por teléfono un dato de la hora en que naciste que no conste en ningún papel: el tiempo que hacía, quién llegó tarde, qué se comió. Si ya no queda a quién preguntar, vale la primera hora en tu casa de ahora. Cinco minutos escuchando y dos escribiendo una frase con un objeto dentro. Algo tendrá de falso. Guárdala así, con el nombre del testigo.',
			],
			closings: [
				'Giró la red de latón hasta que encajó, y apuntó. Cuando empezó tu última etapa, ¿qué estaba asomando por el borde, y quién miraba hacia allí?',
				'Entre las dos hubo medio café y cuatro grados. ¿Qué pequeño retraso del principio se nota todavía en cómo está hoy la cosa?',
			],
		},
	},
};
