import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'temperance',
	motif: 'cup',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['temperance', 'tarot', 'balance', 'patience', 'mixing', 'major arcana'],
			titles: ['Three Parts Water', 'How to Tune a Piano Slightly Wrong'],
			excerpts: [
				'The Greeks thought it barbarous to drink wine without water and argued about the proportion all evening. An angel in the tarot is still at it.',
				'No piano is perfectly in tune. Every fifth is narrowed by a hair so that all the keys can be lived in, and the craft has the name of a virtue.',
			],
			openings: [
				'At a Greek drinking party the first business was the mixing bowl. Wine was poured into it and water added, and someone chosen by the company decided how much: three parts to one, five to two. To take it neat was considered a thing for Scythians. Only then did the talk begin, the talk for which we still admire them. The vessel was called the krater, which simply means mixer. On the fourteenth card of the tarot a winged woman stands and pours from one jug into another, and the liquid leaps across slantwise.',
				'A piano tuner first sets one note from a fork and then goes up by fifths. If he made each fifth pure, as the ear asks, he would arrive after twelve of them a little too high; the circle does not close. The ancients knew the gap and called it a comma. So he makes every fifth a hair too narrow, listens to the slow beating of the two strings, and stops at the right wrongness. This is called temperament. Every key is slightly out, and one can play in all of them.',
			],
			body: [
				'The Latin verb temperare means to mix in due measure. Wine was tempered, so was steel, so was the climate in the temperate zones, and a person was said to have a temperament because physicians believed in four juices whose mixture made one man merry and another slow. In Arabic and Persian the word for mood, mizaj, comes in just the same way from a verb of mixing. Languages far apart agreed that character is a recipe.',
				'Temperance was a cardinal virtue and painters gave her two vessels; she was watering the wine. The oldest card shows her so, in a blue dress with stars. In Marseille she has grown wings and a flower on her forehead. The London pack of 1909 made her an angel with one foot on land and one in the water; irises grow by the pool, the flower of Iris who ran between gods and men, and a path leads off to a light in the hills. What she pours goes across at an angle at which no liquid has ever gone.',
				'That impossible slope is the best thing about her. Mixing is commonly imagined as a compromise, lukewarm, a bit of each. Whoever cooks knows better. Salt in caramel, vinegar in a stew: the second thing does not weaken the first, it makes it audible. But it is done by drops, and the last drop too many cannot be taken out again. Water goes into wine and never returns to the jug.',
				'So the card has a tension in it which its gentle face conceals. The mixture must be right, and there is no recipe; the Greeks, who watered their wine, left the measure to one of the guests and to the evening. When Temperance lies next to a question about work and rest, or about two people who cannot stand each other, she does not say half and half. She says: pour, taste, and keep your other hand under the jug.',
			],
			counter:
				'The golden mean has done good service to people who did not wish to decide. Between truth and falsehood the middle is also false, and some things should be done entirely or left alone: a leap over a ditch, a promise, an apology. There are also temperaments that no pouring will alter. Praise of moderation is heard most often from those whose own glass happens to be at a pleasant level.',
			practices: [
				'Make yourself a drink of two things, such as coffee and milk, or juice and water, in nine small steps. Begin with one alone and add a spoonful of the other each time, tasting before the next. Note at which spoonful it was best, and at which you first thought that it could do with more. They are seldom the same spoon. Eight minutes, and no rinsing of the mouth required.',
				'Write down two demands on your week that exclude each other. For seven minutes look for the smallest quantity of the one that would improve the other: ten minutes of order in a wild day, one hour of idleness in a strict one. Write it as a cook would, with amounts. Put that pinch into tomorrow, nothing more, and note tomorrow evening whether anybody tasted it.',
			],
			closings: [
				'By morning the bowl was empty, and nobody could have separated the water from the wine or from what had been said. Something in your days is still being drunk neat. What would it take up if you thinned it by a third?',
				'A tuner leaves the house with every interval a little false, and children play waltzes on it for a year. In which of your relations are you still insisting on a pure fifth, and what has become unplayable because of it?',
			],
		},
		fa: {
			keywords: ['اعتدال', 'تاروت', 'تعادل', 'مزاج', 'حوصله', 'پیمان'],
			titles: ['سه پیمانه آب', 'ساز را چقدر ناکوک باید کرد'],
			excerpts: [
				'یونانی‌ها شرابِ بی‌آب را کارِ وحشی‌ها می‌دانستند و سرِ اندازه‌اش تا شب بحث می‌کردند. فرشتهٔ کارتِ چهاردهم هنوز مشغول است.',
				'مزاج یعنی آمیزه. کارتی که در آن آب را کج می‌ریزند و نمی‌ریزد، دربارهٔ همین یک کلمه است.',
			],
			openings: [
				'در بزمِ یونانی کارِ اول تغار بود. شراب را در آن می‌ریختند و آب رویش، و کسی که جمع برگزیده بود اندازه را می‌گفت: سه به یک، پنج به دو. خالص نوشیدن را کارِ سکاها می‌دانستند. تازه بعد از این حرف شروع می‌شد، همان حرف‌هایی که هنوز می‌خوانیم. نامِ آن ظرف معنایی جز «آمیزنده» نداشت. در برگِ چهاردهمِ تاروت زنی بالدار ایستاده و از کوزه‌ای به کوزهٔ دیگر می‌ریزد و آب کج از این به آن می‌پرد.',
				'کوک‌کنندهٔ پیانو یک نُت را با دیاپازون می‌گیرد و پنجم‌به‌پنجم بالا می‌رود. اگر هر پنجم را همان‌قدر که گوش می‌خواهد پاک کند، بعد از دوازده تا کمی بالاتر از جای خودش می‌رسد و حلقه بسته نمی‌شود. پس هر کدام را به‌اندازهٔ مویی تنگ می‌گیرد، به لرزشِ آهستهٔ دو سیم گوش می‌دهد و در نادرستیِ درست دست می‌کشد. همهٔ مایه‌ها اندکی کج می‌شوند و در همه‌شان می‌شود نواخت.',
			],
			body: [
				'ما به حال و خوی آدم مزاج می‌گوییم و مزاج یعنی آمیزه. طبیب‌ها به چهار خلط باور داشتند که ترکیبشان یکی را شاد و یکی را کُند می‌کرد. در لاتین هم فعلی که «به اندازه آمیختن» معنی می‌دهد، هم نامِ این فضیلت را ساخته و هم واژهٔ خُلق‌وخو را. زبان‌هایی دور از هم به این رسیده‌اند که شخصیتِ آدم دستورِ پخت است. در نوشته‌های پهلوی واژهٔ پیمان را برای «اندازه» به کار می‌بردند و آن را سرِ همهٔ فضیلت‌ها می‌نشاندند؛ پیمانه و پیمان از یک ریشه‌اند، و شاید برای همین وفا به عهد هم نزدِ ما نوعی نگه‌داشتنِ اندازه است.',
				'اعتدال از فضیلت‌های چهارگانه بود و نقاش‌ها دو ظرف به دستش می‌دادند؛ داشت آب در شراب می‌کرد. قدیم‌ترین کارت او را با جامهٔ آبیِ ستاره‌دار نشان می‌دهد. در مارسی بال درآورد و گلی بر پیشانی. در لندنِ ۱۹۰۹ فرشته‌ای شد، یک پا بر خشکی و یک پا در آب؛ کنارِ برکه زنبق روییده و راهی باریک تا روشناییِ پشتِ تپه‌ها می‌رود. آنچه می‌ریزد با شیبی از این جام به آن جام می‌رود که هیچ آبی تا امروز نرفته است.',
				'آن شیبِ نشدنی بهترین جای تصویر است. آمیختن را معمولاً کوتاه آمدن می‌پندارند: ولرم، کمی از این و کمی از آن. هر که آشپزی می‌کند بهتر می‌داند. یک نوک قاشق نمک در حلوا، چند قطره آبغوره در خورش: دومی اولی را کم نمی‌کند، به صدا درمی‌آورد. فقط قطره‌قطره باید رفت و آن قطرهٔ آخر که زیاد شد دیگر برنمی‌گردد.',
				'پشتِ آن چهرهٔ آرام گرهی هست. آمیزه باید درست باشد و دستوری هم در کار نیست؛ یونانی‌ها که آب در شراب می‌کردند اندازه‌اش را به یکی از مهمان‌ها و به همان شب می‌سپردند. اگر این کارت کنار سؤالی دربارهٔ کار و استراحت بیاید، یا دربارهٔ دو نفری که چشمِ دیدنِ هم را ندارند، نمی‌گوید نصف‌نصف. می‌گوید بریز، بچش، و دستِ دیگرت زیرِ کوزه باشد.',
			],
			counter:
				'میانه‌روی خیلی به دادِ کسانی رسیده که نمی‌خواستند تصمیم بگیرند. وسطِ راست و دروغ هم دروغ است. بعضی کارها را باید تمام کرد یا اصلاً نکرد: پریدن از جوی، قول دادن، عذر خواستن. بعضی مزاج‌ها هم با هیچ ریختنی عوض نمی‌شود. از اندازه نگه داشتن بیشتر کسی تعریف می‌کند که لیوانِ خودش از قضا به حدِ دلخواه پُر است.',
			practices: [
				'نوشیدنی‌ای از دو چیز، مثلاً چای و شیر یا شربت و آب، در نُه قدمِ کوچک بساز. با یکی شروع کن و هر بار یک قاشق از دیگری بریز و پیش از قاشقِ بعد بچش. یادداشت کن در کدام قاشق از همه بهتر بود و در کدام اول بار گفتی کاش کمی بیشتر. این دو کمتر یکی درمی‌آیند. هشت دقیقه وقت می‌خواهد و آخرش هم چیزی برای نوشیدن هست.',
				'دو خواستهٔ این هفته را که با هم جمع نمی‌شوند بنویس. هفت دقیقه بگرد دنبالِ کمترین مقداری از یکی که دیگری را خوش‌طعم‌تر کند: ده دقیقه نظم در روزی شلوغ، یک ساعت بیکاری در روزی خشک. مثل آشپز با اندازه بنویس. همان یک انگشت‌نمک را در فردا بریز و دست نگه دار، و فردا شب ببین کسی مزه‌اش را فهمید یا نه.',
			],
			closings: [
				'صبح که می‌شد تغار خالی بود و هیچ‌کس نمی‌توانست آب را از شراب و از حرف‌های شب جدا کند. تو چیزی از روزهایت را هنوز خالص می‌نوشی. اگر یک سومش را آب کنی چه طعمی از آن بیرون می‌آید؟',
				'کوک‌کننده می‌رود و همهٔ فاصله‌ها کمی نادرست مانده است و بچه‌ها یک سال رویش والس می‌زنند. در کدام رابطه هنوز بر پنجمِ پاک پافشاری می‌کنی، و به خاطرِ آن چه آهنگی دیگر نواختنی نیست؟',
			],
		},
		ar: {
			keywords: ['الاعتدال', 'تاروت', 'التوازن', 'المزاج', 'الصبر', 'المقدار'],
			titles: ['ثلاثة مقادير من الماء', 'مزاج الكأس ومزاج الإنسان'],
			excerpts: [
				'كان اليونان يتجادلون طوال المساء في مقدار ما يُخلط من الماء. وملاك الورقة الرابعة عشرة ما زال يصبّ.',
				'المزاج من المزج، والطبع وصفة. ورقة يُسكب فيها الماء مائلًا ولا يسقط، وهي كلّها في هذه الكلمة.',
			],
			openings: [
				'من يسأل بالعربيّة عن مزاج صاحبه يسأل، إذا حقّق، عن خلطة. فالمزاج في أصل اللغة ما يُمزج به الشيء، ثمّ استعاره الأطبّاء لاختلاط الأخلاط الأربعة في البدن، ثمّ هبط إلى الكلام اليوميّ فصرنا نقول إنّ فلانًا متعكّر المزاج كما يقال عن كأس عكرة. وفي الورقة الرابعة عشرة من التاروت امرأة مجنّحة تصبّ من إناء في إناء، والسائل يقفز بينهما مائلًا. لا تنظر إلى أحد، ولا يبدو عليها أنّها ستفرغ من عملها قريبًا.',
				'يبدأ ضابط أوتار البيانو بنغمة واحدة يأخذها من الشوكة الرنّانة، ثمّ يصعد خُماسيّة بعد خُماسيّة. فلو جعل كلّ واحدة صافية كما تشتهي الأذن لوجد نفسه بعد اثنتي عشرة منها أعلى قليلًا من حيث ينبغي، ولم تُغلق الدائرة. لذلك يُنقص كلّ واحدة بمقدار شعرة، ويصغي إلى الخفقان البطيء بين الوترين، ثمّ يقف عند الخطأ الصحيح. فيصير كلّ مقام مائلًا قليلًا، ويصير العزف ممكنًا في المقامات جميعًا.',
			],
			body: [
				'العربيّة تسمّي حال المرء مزاجًا، أي خلطة، واتّفق أنّ اللاتينيّة سلكت الطريق نفسه. فالفعل الذي معناه المزج بمقدار خرج منه اسم هذه الفضيلة واسم الطبع معًا، وخرج منه اسم المناطق المعتدلة وسقي الفولاذ. وكان اليونان قبل ذلك يبدؤون مجالسهم بوعاء كبير معناه عندهم «الخلّاط»، يُصبّ فيه الشراب ويزاد عليه الماء، ويُختار من الجماعة من يحكم في المقدار. ومن تركه صرفًا عُدّ جافي الطبع. ولا يبدأ الحديث، ذلك الحديث الذي ما زال الناس يقرؤونه، إلّا بعد أن يُفرغ من هذه المسألة ويرضى بها الحاضرون.',
				'وكان الاعتدال من الفضائل الأربع، فأعطاه الرسّامون إناءين. وأقدم ورقة له تُظهره سيّدة في ثوب أزرق منثور بالنجوم. وفي مرسيليا نبت له جناحان وزهرة على الجبين. ثمّ جعلته مجموعة لندن سنة ١٩٠٩ ملاكًا له قدم على اليابسة وقدم في الماء، وعند البركة سوسن، وطريق نحيل يمضي إلى ضوء خلف التلال. والذي يصبّه يعبر من كأس إلى كأس على ميل لم يعبر عليه سائل قطّ منذ كانت السوائل، ولم ينتبه أكثر الناظرين إلى ذلك من شدّة هدوء الوجه.',
				'وذلك الميل المستحيل خير ما في الورقة. يظنّ الناس المزج تنازلًا: فاترًا، شيئًا من هذا وشيئًا من ذاك. وأهل المطبخ أعلم. فرشّة الملح في الحلوى، وعصرة الليمون على العدس، لا تُضعف الأوّل وإنّما تُسمعه. وقد ذكر ابن سينا في «القانون» أنّ لكلّ عضو مزاجًا يصلح له، فما هو اعتدال في القلب ليس اعتدالًا في الدماغ. فليس للاعتدال عنده موضع واحد في منتصف المسطرة، بل له في كلّ شيء موضع. وهذا أعسر من القسمة على اثنين، لأنّه يلزم صاحبه بأن يعرف الشيء قبل أن يصبّ عليه. وكلّ ذلك يجري قطرة قطرة، والقطرة الأخيرة إذا زادت لم ترجع إلى إنائها.',
				'ففي الورقة عقدة يسترها الوجه الوديع. لا بدّ أن يصحّ المزيج، وليس له وصفة؛ وكان اليونان يتركونه لرجل بعينه ولليلة بعينها. فإذا جاء الاعتدال مع سؤال عن العمل والراحة، أو عن اثنين لا يطيق أحدهما الآخر، لم يقل: النصف والنصف. إنّما يقول: صبّوا وذوقوا، ولتكن اليد الأخرى تحت الإناء. ومن فعل ذلك مرّات عرف لماذا لا ترفع المرأة المجنّحة بصرها.',
			],
			counter:
				'كثيرًا ما نفع التوسّطُ من لا يريد أن يقرّر. والوسط بين الصدق والكذب كذب أيضًا. ومن الأفعال ما يُفعل كلّه أو يُترك: القفز فوق خندق، والوعد، والاعتذار. ومن الطباع ما لا يبدّله صبّ ولا خلط. ثمّ إنّ أكثر من يُسمع منه مدح المقدار من كانت كأسه هو، لحسن حظّه، ممتلئة إلى الحدّ الذي يحبّ.',
			practices: [
				'أعدّوا شرابًا من شيئين، كالقهوة والحليب أو العصير والماء، في تسع خطوات صغيرة. البدء بواحد منهما وحده، ثمّ ملعقة من الآخر في كلّ مرّة، والتذوّق قبل الملعقة التالية. وليُسجَّل عند أيّ ملعقة كان أطيب، وعند أيّها خطر لأوّل مرّة أنّه يحتمل زيادة. وقلّما كانت الملعقة نفسها. ثماني دقائق، ولا يُرمى من التجربة شيء في آخرها. ومن جرّبها مع صاحب له وجد لكلّ منهما ملعقة.',
				'اكتبوا أمرين يطالبان بهذا الأسبوع ولا يجتمعان. وفي سبع دقائق يُبحث عن أقلّ مقدار من أحدهما يُصلح طعم الآخر: عشر دقائق من الترتيب في يوم مضطرب، أو ساعة فراغ في يوم صارم. وليُكتب ذلك كما يكتب الطبّاخ، بالكمّيّات. ثمّ تُلقى هذه الرشّة في يوم الغد، ولا يزاد عليها، ويُنظر في المساء هل ذاقها أحد. فإن لم يذقها أحد فلعلّها كانت رشّة صالحة، وإن ذاقها الجميع فقد كانت ملعقة.',
			],
			closings: [
				'كان وعاء اليونان يفرغ مع الصباح، ولا يقدر أحد أن يفصل ماءه عن شرابه ولا عمّا قيل حوله. وفي الأيّام شيء ما زال يُشرب صرفًا. فأيّ طعم يظهر فيه لو خُفّف بمقدار الثلث؟',
				'يخرج الضابط من البيت وقد ترك كلّ مسافة مائلة قليلًا، فيعزف عليها الأولاد سنة كاملة. ولا يشكو أحد. ففي أيّ صلة ما زال الإصرار على الصفاء التامّ، وأيّ لحن تعذّر عزفه بسببه؟',
			],
		},
		es: {
			keywords: ['la templanza', 'tarot', 'equilibrio', 'paciencia', 'mezcla', 'arcanos mayores'],
			titles: ['Tres partes de agua', 'El arte de desafinar lo justo'],
			excerpts: [
				'A los griegos el vino sin agua les parecía cosa de bárbaros, y discutían la proporción toda la noche. El ángel del arcano catorce sigue en ello.',
				'Ningún piano está afinado del todo: cada quinta se estrecha un pelo para que se pueda vivir en todos los tonos. A ese oficio lo llaman temperar.',
			],
			openings: [
				'En un banquete griego lo primero era el barreño. Se echaba vino, se le añadía agua, y alguien elegido por los presentes fijaba la cuenta: tres a uno, cinco a dos. Beberlo puro era propio de escitas. Solo entonces arrancaba la conversación, esa que todavía estudiamos. La vasija se llamaba crátera, que quiere decir mezcladora y nada más. En la carta catorce del tarot, una mujer con alas pasa un líquido de una jarra a otra, y el chorro cruza en diagonal, como quien salta un charco.',
				'El afinador de pianos toma una nota del diapasón y va subiendo de quinta en quinta. Si las dejara puras, como pide el oído, al cabo de doce habría llegado un poquito alto, y el círculo no cierra. De modo que estrecha cada una el grueso de un pelo, escucha el batir lento de las dos cuerdas y se detiene en el error correcto. Eso se llama temperamento. Todos los tonos quedan algo torcidos, y en todos se puede tocar.',
			],
			body: [
				'Temperare, en latín, es mezclar en su justa medida. Se templaba el vino, se templaba el acero, se templan aún las guitarras y los gazpachos. Una persona tenía temperamento porque los médicos creían en cuatro humores, y de su mezcla salía uno alegre y otro cachazudo. En árabe y en persa, la palabra para el talante viene igualmente de un verbo que significa mezclar. Lenguas muy alejadas coincidieron en que el carácter es una receta.',
				'La templanza era virtud cardinal y los pintores le daban dos recipientes: estaba aguando el vino. La carta más antigua la viste de azul con estrellas. En Marsella le salieron alas y una flor en la frente. En Londres, en 1909, la hicieron ángel, con un pie en tierra y otro en el agua; junto a la charca hay lirios, y un sendero se va hacia una luz tras los montes. Lo que vierte cruza con una inclinación que ningún líquido ha tomado jamás.',
				'Esa pendiente imposible es lo mejor que tiene. La mezcla suele imaginarse como una rebaja: tibio, un poco de cada. En la cocina se sabe que no. La sal en el caramelo, el chorrito de vinagre en las lentejas: lo segundo no apaga lo primero, lo hace sonar. Eso sí, se va gota a gota, y la que sobra ya no se saca. El agua entra en el vino y no vuelve nunca al cántaro.',
				'Bajo la cara apacible hay, pues, un aprieto. La mezcla tiene que ser exacta y no existe receta; los griegos, que bebían el vino aguado, la encomendaban a uno de los invitados y a la noche en cuestión. Si La Templanza cae junto a una pregunta sobre el trabajo y el descanso, o sobre dos parientes que no se aguantan, no contesta mitad y mitad. Contesta: echa, prueba, y ten la otra mano debajo de la jarra.',
			],
			counter:
				'El justo medio ha prestado grandes servicios a quien no quería decidirse. Entre la verdad y la mentira, el centro también es mentira. Hay cosas que se hacen enteras o no se hacen: saltar una acequia, prometer, pedir perdón. Y hay temperamentos que no cambian por más que se trasiegue. La moderación, en fin, la alaba sobre todo quien tiene el vaso exactamente por donde le gusta.',
			practices: [
				'Prepárate una bebida de dos cosas, café y leche o zumo y agua, en nueve pasos. Empieza con una sola y ve añadiendo una cucharada de la otra, probando siempre antes de la siguiente. Apunta en qué cucharada estaba mejor y en cuál pensaste por primera vez que le vendría bien un poco más. Casi nunca coinciden. Son ocho minutos, y te lo bebes.',
				'Escribe dos exigencias de tu semana que se excluyan. Durante siete minutos, busca la cantidad más pequeña de una que mejoraría la otra: diez minutos de orden en un día revuelto, una hora de pereza en uno severo. Apúntalo como en un recetario, con gramos si hace falta. Echa ese pellizco en el día de mañana, sin repetir, y por la noche comprueba si alguien lo notó.',
			],
			closings: [
				'Al amanecer la crátera estaba vacía, y nadie habría sabido separar el agua del vino ni de lo que se dijo. Algo de tus días te lo sigues bebiendo puro. ¿A qué sabría si le pusieras un tercio de agua?',
				'El afinador se va dejando todos los intervalos un poco falsos, y unos niños tocan valses un año entero. ¿En qué relación sigues exigiendo la quinta pura, y qué música ha dejado de poder tocarse por eso?',
			],
		},
	},
};
