import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-tree',
	motif: 'tree',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['tree', 'dream of a tree', 'roots', 'cypress', 'fruit', 'palm', 'oak'],
			titles: ['What the tree was worth in shade', 'A vine over all Asia, and other bedroom trees'],
			excerpts: [
				'Interpreters priced trees by shade and fruit; a Swiss career adviser had people draw one and read their character from the branches.',
				'King Astyages dreamt of a vine that grew until it covered Asia, and had his grandson exposed. It is the dearest mistake in the history of interpretation.',
			],
			openings: [
				'In Abarkuh, on the edge of the Iranian desert, stands a cypress that was a large tree when most of the cities we can name were villages. Nobody has counted its rings, which would mean felling it; estimates run to four thousand years and more. Around it are a railing, a few benches, and families who have stopped for tea. A child walks round the trunk with one hand on the fence and needs longer than expected. Then the child goes round again in the other direction.',
				'Herodotus tells it without raising his voice. Astyages, king of the Medes, dreamt that a vine grew from the womb of his daughter Mandane and spread over the whole of Asia. The Magi told him what that meant. He ordered the newborn to be carried into the hills and left there. A herdsman’s wife kept it instead, and the boy grew up to be Cyrus, who took his grandfather’s throne. Had the king slept badly that night, or been less well advised, he might have kept it.',
			],
			body: [
				'The Arabic dream books price a tree as a buyer would: shade, fruit, and who planted it. The palm is a person of family, or a learned one; the olive a blessed and slow one; thorny trees are people difficult to approach. To sit under a tree is to enjoy somebody’s protection. To cut one down is to fall out with a relation, and whoever does it in sleep should remember whose the axe was.',
				'Artemidorus had the eye of a carpenter and asked what becomes of the wood. Oaks stand for the rich and long-lived, cypresses for patience and delay, because they are tall and give nothing; and fruit trees bring what they bring in their season, so that apples in winter are a promise made too early. In his pages a tree is always on the way to becoming a door or a mast.',
				'In Daniel’s book the king of Babylon sees one that reaches to heaven, with beasts in its shade and birds in its boughs; a voice orders it to be felled, but the stump shall be left in the ground, with a band of iron and bronze. Jung kept coming back to such stumps. He collected trees that patients had painted, and saw in them growth that does not go anywhere: down and up at once, in the same place.',
				'That is what divides this dream from others. Almost everything that happens in sleep moves, pursues, falls, is late. The tree remains. Astyages, king of the Medes, who dreamt of a vine growing out of his daughter over all Asia, read its growth as an attack and hurried to be rid of his grandson; the Babylonian was told to wait for seven times. Of the two dreamers only one kept both his throne and his roots, and it was the one whose tree was cut.',
			],
			counter:
				'In 1949 the Swiss psychologist Karl Koch published a test in which one draws a fruit tree and is read by it: thick trunk, missing roots, scars for wounds. It was very widely used in career advice. When researchers compared the drawings with anything that could be checked, little remained. People draw the tree they were taught to draw. Perhaps they dream it in the same way.',
			practices: [
				'Choose a tree within five minutes of your door and visit it at the same hour on three days. On the first look only at the bark from as near as you can. On the second walk round it once, slowly, and notice what it has grown round: a wire, a post, a stone. On the third put your back against it for the length of a song. Write one line each time, about the tree and not about yourself.',
				'Draw a tree in two minutes, and then, instead of interpreting it, finish it. Add the ground, what stands beside it, the season and the hour. Write at the foot what it has been asked to hold up: a swing, a line with washing, a cable, somebody’s hopes. Strike out one of these. Hang the drawing where you dress, and look on the third morning whether you still like the gap.',
			],
			closings: [
				'The child in Abarkuh came back to where it had started and was not disappointed. Round what in your life have you only ever walked one way?',
				'The king had the wrong thing carried into the hills: a boy, where a fear would have done. Which growth close to you have you been treating as a threat since the moment it was foretold?',
			],
		},
		fa: {
			keywords: ['درخت', 'خواب درخت', 'تعبیر خواب درخت', 'سرو', 'ریشه', 'میوه', 'سرو ابرکوه'],
			titles: ['سرو ابرکوه و تاکِ آستیاگ', 'درخت را از سایه‌اش قیمت می‌کردند'],
			excerpts: [
				'شاه ماد خواب دید تاکی از دخترش رویید و آسیا را پوشاند، و از ترس فرمان داد نوه‌اش را در کوه بگذارند. گران‌ترین تعبیر تاریخ همین بود.',
				'معبّران می‌پرسیدند سایه داشت یا میوه. روان‌شناسی سوئیسی می‌پرسید ریشه کشیدی یا نه. درخت به هیچ‌کدام جواب نداده است.',
			],
			openings: [
				'در ابرکوه، کنار کویر، سروی ایستاده که وقتی بیشتر شهرهای آشنا هنوز ده بودند درخت بزرگی بود. حلقه‌هایش را نشمرده‌اند، چون برای شمردن باید ببرندش؛ تخمین‌ها تا چهار هزار سال و بیشتر می‌رود. دورش نرده‌ای هست و چند نیمکت و خانواده‌هایی که برای یک چای ایستاده‌اند. بچه‌ای یک دست بر نرده دورش می‌گردد و بیش از آنچه گمان می‌کرد طول می‌کشد. بعد برمی‌گردد و یک بار هم از آن سو می‌رود.',
				'هرودوت آرام تعریف می‌کند: آستیاگ، شاه ماد، خواب دید تاکی از دامان دخترش ماندانا رویید و همهٔ آسیا را گرفت. مغان معنی‌اش را گفتند. شاه فرمان داد نوزاد را به کوه ببرند و بگذارند تا بمیرد. زنِ چوپانی نگهش داشت، و آن کودک کوروش شد و تخت پدربزرگ را گرفت. اگر شاه آن شب بدتر می‌خوابید، یا مشاوران کم‌سوادتری داشت، شاید تخت را هم نگه می‌داشت و نوه را هم.',
			],
			body: [
				'کتاب‌های تعبیر درخت را مثل خریدار قیمت می‌کنند: سایه‌اش چقدر است، میوه‌اش چیست، چه کسی کاشته. نخل آدمی است با اصل و نسب یا دانشمند؛ زیتون آدمی بابرکت و دیرجوش؛ درخت خاردار کسی که نزدیک شدن به او پوست کلفت می‌خواهد. زیر درخت نشستن در پناه بزرگی بودن است. بریدنش بریدن از خویشاوندی است، و آن که در خواب می‌برد بد نیست به یاد بیاورد تبر مال که بود.',
				'آرتمیدوروس چشم نجّار داشت و می‌پرسید این چوب عاقبت چه می‌شود. بلوط را مال توانگران و دیرزیستان می‌دانست و سرو را نشان شکیبایی و دیر شدن کار، چون بلند است و بار نمی‌دهد. فارسی همین بی‌باری را برداشت و از آن فضیلت ساخت: سرو آزاد است، چون میوه‌ای ندارد که سنگش بزنند. دو ملت یک درخت را دیدند؛ یکی گفت دیر می‌کند، دیگری گفت خم نمی‌شود. هنوز هم در گورستان‌ها و باغ‌ها هر دو را با هم می‌کارند، بی‌آنکه کسی تصمیم گرفته باشد حق با کدام است.',
				'در کتاب دانیال شاه بابل درختی می‌بیند که سرش به آسمان می‌رسد، جانوران در سایه‌اش‌اند و پرندگان بر شاخه‌هایش؛ ندا می‌آید که بیندازیدش، ولی کُنده را با حلقه‌ای از آهن و برنج در خاک بگذارید. یونگ بارها به سراغ این کنده‌ها برمی‌گشت. درخت‌هایی را که بیمارانش می‌کشیدند گرد می‌آورد و در آن‌ها رشدی می‌دید که به جایی نمی‌رود: هم‌زمان پایین و بالا، در همان یک متر خاک. به چشم او کسی که راهِ رفتن ندارد هنوز دو جهت برایش مانده است.',
				'فرق این خواب با خواب‌های دیگر همین است. در خواب کمابیش همه‌چیز می‌دود، می‌افتد، دنبال می‌کند، دیر می‌رسد. درخت می‌ماند. آستیاگ، شاه ماد، که در خواب دید تاکی از دخترش می‌روید و آسیا را می‌گیرد، رویش را حمله پنداشت و به نابود کردن نوه‌اش شتاب کرد؛ به شاه بابل گفتند هفت دوران صبر کن. از این دو بیننده فقط یکی تختش را پس گرفت، و او همان بود که درختش را بریده بودند.',
			],
			counter:
				'در سال ۱۹۴۹ کارل کُخ، روان‌شناس سوئیسی، آزمونی منتشر کرد که در آن درخت میوه‌ای می‌کشند و از رویش آدم را می‌خوانند: تنهٔ کلفت، ریشهٔ نکشیده، زخمِ روی پوست. در مشاورهٔ شغلی بسیار به کار رفت. اما وقتی پژوهشگران نقاشی‌ها را با چیزی سنجیدند که بشود وارسی‌اش کرد، چندان چیزی نماند. آدم درختی را می‌کشد که یادش داده‌اند؛ شاید همان را هم خواب می‌بیند، با یک خورشید در گوشهٔ کاغذ.',
			practices: [
				'درختی در پنج‌دقیقه‌ای خانه‌ات انتخاب کن و سه روز، سر یک ساعت، به دیدنش برو. روز اول فقط پوستش را از نزدیک‌ترین جای ممکن نگاه کن. روز دوم یک دور آهسته دورش بگرد و ببین چه چیزی را در آغوش تنه‌اش گرفته: سیمی، میخی، سنگی. روز سوم به اندازهٔ یک ترانه پشتت را به آن تکیه بده. هر بار یک خط بنویس، دربارهٔ درخت و نه دربارهٔ خودت.',
				'در دو دقیقه درختی بکش و به‌جای اینکه تعبیرش کنی تمامش کن. زمین را بگذار، آنچه کنارش ایستاده، فصل را و ساعت را. پایش بنویس چه چیزهایی را به آن آویخته‌اند: تابی، بند رختی، سیم برقی، آرزوی کسی. روی یکی از این‌ها خط بکش. نقاشی را جایی بچسبان که لباس می‌پوشی، و صبح سوم ببین هنوز آن جای خالی را دوست داری یا نه.',
			],
			closings: [
				'بچهٔ ابرکوهی به همان‌جا رسید که راه افتاده بود و دلخور هم نشد. دور چه چیزی در زندگی‌ات همیشه فقط از یک سو گشته‌ای؟',
				'شاه بچه‌ای را به کوه فرستاد، حال آنکه فرستادنِ یک ترس کافی بود. کدام رستنیِ نزدیک خودت را از همان دم که خبرش را شنیدی تهدید دیده‌ای؟',
			],
		},
		ar: {
			keywords: ['شجرة', 'الشجرة في المنام', 'تفسير حلم الشجرة', 'نخلة', 'جذور', 'ثمر', 'زيتونة'],
			titles: ['الشجرة تُقوَّم بظلّها', 'كرمة غطّت آسيا في منام ملك'],
			excerpts: [
				'المعبّر يسأل عن الظلّ والثمر، والنجّار عن الخشب، وعالم نفس سويسريّ عن الجذور. والشجرة لم تجب واحدًا منهم.',
				'رأى ملك ميديا كرمة تخرج من ابنته وتظلّل آسيا كلّها، فأمر بحفيده فأُلقي في الجبل. لم يُدفع في تعبير ثمن أغلى من هذا.',
			],
			openings: [
				'في بساتين القدس وحوران زيتونات جوّفها العمر حتى صار الرجل يدخل في جذعها ويقف، وهي مع ذلك تحمل في أكتوبر. لا يعرف أصحابها كم عمرها، ويقولون: من أيّام الروم، ويعنون من قبل أن يبدأ العدّ. حين يحين القطاف تُفرش تحتها الشراشف وتُضرب الأغصان برفق، ويأكل الجميع في ظلّها خبزًا وزيتًا من العام الماضي، والأطفال ينامون ظهرًا على الأكياس. من حلم بشجرة في تلك البلاد فقد حلم بوثيقة ملكيّة، وبجدّ، وبغداء.',
				'يرويها هيرودوت بصوت هادئ: رأى أستياغ ملك الميديّين في نومه كرمة تنبت من بطن ابنته ماندانا وتمتدّ حتى تظلّل آسيا كلّها. فسّرها له المجوس، فأمر بالمولود أن يُحمل إلى الجبال ويُترك. غير أنّ امرأة راعٍ أخذته، وشبّ الصبيّ فكان قورش، وأخذ العرش من جدّه. ولو أنّ الملك بات تلك الليلة مؤرّقًا، أو كان مستشاروه أقلّ علمًا، لربّما بقي له العرش والحفيد معًا، ولبقيت الكرمة كرمة.',
			],
			body: [
				'تقوّم كتب التعبير الشجرة تقويم المشتري: ما ظلّها، وما ثمرها، ومن غرسها؟ فالنخلة إنسان كريم الأصل أو عالم ينفع الناس، والزيتونة مبارك بطيء، وذات الشوك صعب المراس لا يُؤتى من كلّ جهة. والجلوس تحت الشجرة احتماء بصاحب قدر، وقطعها قطيعة رحم، ومن قطع في نومه فليتذكّر لمن كانت الفأس. وقد سمّت العربيّة أصل الشيء ما سمّته في الشجرة، وجعلت للعائلة فروعًا وللكلام ثمرة، فلا يرى المتكلّم بها شجرة من غير أن يرى نسبًا. ومن هنا كان المعبّر يسأل عن مكانها، أفي داره نبتت أم في دار غيره، فالشجرة التي تطلع في فناء الجار قرابة لم تُحسب بعد.',
				'وكان لأرطميدورس عين نجّار، فهو يسأل إلى أيّ شيء يصير الخشب. البلّوط عنده للأغنياء وطوال الأعمار، والسرو للصبر والتأخير لأنّه طويل ولا يعطي شيئًا، وأشجار الثمر تأتي بما تأتي به في موسمها، حتى إنّ التفّاح في الشتاء وعد قيل قبل أوانه. لا تقف شجرة في كتابه إلّا وهي في طريقها إلى أن تكون بابًا أو سارية. وكذلك مضى أكثر أرز لبنان، سفنًا وسقوفًا للمعابد. أمّا أهل شيراز فسمّوا السرو نفسه حرًّا، إذ لا ثمر عليه يُرمى من أجله بالحجارة.',
				'وفي سفر دانيال يرى ملك بابل شجرة بلغت السماء، في ظلّها الوحش وفي أغصانها الطير، ثم يأمر صوت بقطعها على أن يبقى أصلها في الأرض مقيّدًا بحديد ونحاس. وكان يونغ يعود إلى هذا الأصل مرّة بعد مرّة. جمع أشجارًا رسمها مرضاه، ورأى فيها نموًّا لا يذهب إلى مكان: إلى أسفل وإلى أعلى في آن واحد، في متر واحد من التراب، وقال إنّ من يعجز عن الانتقال قد لا يعجز عن التعمّق.',
				'وهذا ما يفصل هذا الحلم عن غيره. كلّ شيء في النوم تقريبًا يجري ويطارد ويسقط ويتأخّر، والشجرة باقية في موضعها. رأى أستياغ، ملك ميديا، كرمة تخرج من ابنته وتغطّي آسيا، فقرأ نموّها هجومًا واستعجل التخلّص من حفيده، وقيل لملك بابل أن ينتظر سبعة أزمنة. وكلاهما كان عنده من يفسّر. ولم يستعد عرشه من الاثنين إلّا واحد، وهو ذاك الذي قُطعت شجرته وبقي له من الأرض ما يكفي جذرًا.',
			],
			counter:
				'سنة ١٩٤٩ نشر السويسريّ كارل كوخ اختبارًا يُطلب فيه رسم شجرة مثمرة ثم يُقرأ منها صاحبها: جذع غليظ، وجذور غائبة، وندبة في اللحاء. شاع كثيرًا في الإرشاد المهنيّ. ثم قارن باحثون تلك الرسوم بما يمكن التحقّق منه فلم يبق في أيديهم إلّا القليل. يرسم الناس الشجرة التي تعلّموا رسمها في المدرسة، ولعلّهم يحلمون بها هي أيضًا على ورق مسطّر.',
			practices: [
				'اختاروا شجرة على بعد خمس دقائق من الباب، وزوروها ثلاثة أيّام في الساعة نفسها. في اليوم الأوّل انظروا إلى اللحاء وحده من أقرب مسافة. وفي الثاني دوروا حولها ببطء، ولاحظوا ما نمت حوله: سلكًا أو مسمارًا أو حجرًا. وفي الثالث أسندوا إليها الظهر مقدار أغنية. واكتبوا كلّ مرّة سطرًا واحدًا، عن الشجرة لا عن الكاتب، ثم اقرؤوا السطور الثلاثة متتابعة.',
				'ارسموا شجرة في دقيقتين، وبدلًا من تفسيرها أكملوها: الأرض، وما يقف إلى جانبها، والفصل، والساعة. واكتبوا عند قدمها كلّ ما طُلب منها أن تحمله: أرجوحة، أو حبل غسيل، أو سلك كهرباء، أو آمال شخص بعينه. ثم اشطبوا واحدًا من ذلك. علّقوا الرسم حيث تُلبس الثياب صباحًا، وانظروا في اليوم الثالث هل ما زال الفراغ يعجبكم.',
			],
			closings: [
				'تلك الزيتونة الجوفاء تحمل كلّ عام ولا تسأل عمّا ذهب من قلبها. ما الذي ما زال يثمر في حياتكم كلّ خريف من جذع يظنّه المارّة ميتًا؟',
				'أُرسل إلى الجبل صبيّ وكان يكفي أن يُرسل إليه خوف. أيّ نبتة قريبة صارت تهديدًا منذ اللحظة التي جاء فيها خبرها؟',
			],
		},
		es: {
			keywords: ['árbol', 'soñar con un árbol', 'raíces', 'ciprés', 'ceiba', 'fruto', 'roble'],
			titles: ['Un árbol se tasa por la sombra', 'La parra que cubrió Asia'],
			excerpts: [
				'Sombra, fruto y quién lo plantó: así valoraban los árabes el árbol soñado. Un suizo prefirió pedir un dibujo y mirar las raíces.',
				'El rey Astiages soñó que una vid salía de su hija y tapaba Asia entera. Mandó abandonar a su nieto: nadie ha pagado más cara una interpretación.',
			],
			openings: [
				'En medio de una finca maya, entre milpas quemadas, queda en pie una sola ceiba. Se ha talado todo alrededor y a ella no la ha tocado nadie. Para los antiguos su madera verde sostenía el mundo: raíces en el Xibalbá, tronco aquí, ramas en los cielos. El dueño, que tiene tractor y va a misa, no sabría decir por qué la deja. Hace un gesto con el sombrero, como quien cede el paso, y el tractor da un rodeo.',
				'Lo cuenta Heródoto sin levantar la voz. Astiages, rey de los medos, soñó que del vientre de su hija Mandane nacía una vid y se extendía por Asia entera. Los magos le explicaron el sentido. Mandó entonces que llevaran al monte al recién nacido y lo dejaran allí. La mujer de un pastor se lo quedó; el niño creció, se llamó Ciro y le quitó el trono al abuelo. De haber dormido peor aquella noche, quizá lo habría conservado.',
			],
			body: [
				'Los libros árabes tasan el árbol como lo haría un comprador: cuánta sombra, qué fruto, quién lo plantó. La palmera es persona de buena familia o de saber; el olivo, alguien bendito y lento; los que tienen espinas, gente a la que no se llega por cualquier lado. Sentarse debajo es gozar de una protección. Talarlo es romper con un pariente, y quien lo haga en sueños debería acordarse de quién era el hacha.',
				'Artemidoro miraba con ojos de carpintero y preguntaba en qué acaba la madera. Los robles son los ricos y los longevos; los cipreses, la paciencia y la demora, porque son altos y no dan nada; los frutales traen lo suyo en su estación, y unas manzanas en invierno son una promesa hecha antes de tiempo. En sus páginas todo árbol va camino de ser puerta o mástil.',
				'En el libro de Daniel el rey de Babilonia ve uno que llega al cielo, con bestias a la sombra y pájaros en las ramas; una voz ordena cortarlo, pero que se deje el tocón en tierra, ceñido de hierro y bronce. Jung volvía una y otra vez a esos tocones. Reunió los árboles que pintaban sus pacientes y vio en ellos un crecer que no va a ninguna parte: hacia abajo y hacia arriba a la vez, en el mismo metro de suelo.',
				'Ahí se separa este sueño de los demás. De noche casi todo corre, persigue, se cae, llega tarde. El árbol se queda. Astiages, rey de los medos, soñó con una vid que salía de su hija y tapaba Asia, leyó su crecimiento como un ataque y se apresuró a deshacerse del nieto; al de Babilonia le dijeron que esperase siete tiempos. De los dos, solo uno recobró el trono, y fue precisamente aquel a quien le talaron el suyo.',
			],
			counter:
				'En 1949 el suizo Karl Koch publicó una prueba en la que se dibuja un árbol frutal y por él te leen: tronco grueso, raíces ausentes, cicatrices. Se usó muchísimo para orientar profesiones. Cuando los investigadores compararon los dibujos con algo comprobable, quedó poca cosa. La gente dibuja el árbol que le enseñaron en la escuela. Es posible que lo sueñe igual, con su manzana y su nube.',
			practices: [
				'Elige un árbol a cinco minutos de tu puerta y visítalo tres días a la misma hora. El primero mira solo la corteza, lo más cerca que puedas. El segundo da una vuelta despacio y busca qué se ha tragado el tronco al crecer: un alambre, un clavo, una piedra. El tercero apoya la espalda lo que dura una canción. Escribe cada vez una línea, sobre el árbol y no sobre ti.',
				'Dibuja un árbol en dos minutos y, en vez de interpretarlo, termínalo. Ponle suelo, vecinos, estación y hora. Anota al pie lo que le han pedido que aguante: un columpio, la cuerda de tender, un cable, las esperanzas de alguien. Tacha una de esas cosas. Cuelga el papel donde te vistes y comprueba a la tercera mañana si te sigue gustando el hueco.',
			],
			closings: [
				'El tractor da el rodeo todos los años y el dueño no sabe explicarlo. ¿Qué has dejado tú en pie, en mitad de lo aprovechable, sin otra razón que un gesto?',
				'El rey mandó al monte a un niño cuando habría bastado con mandar un miedo. ¿Qué cosa que crece a tu lado llevas tratando como amenaza desde que te la anunciaron?',
			],
		},
	},
};
