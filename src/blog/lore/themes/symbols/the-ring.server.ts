import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-ring',
	motif: 'ring',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['ring', 'dream of a ring', 'wedding ring', 'lost ring', 'seal', 'signet', 'polycrates'],
			titles: ['The ring that would not stay lost', 'Sealed lips: the muezzin and his ring'],
			excerpts: [
				'Polycrates threw his dearest ring into the sea in order to be a little less lucky. Six days later it was served to him.',
				'A man dreamt that he held a ring and sealed mouths with it. Ibn Sirin asked at which mosque he called to prayer.',
			],
			openings: [
				'A king on Samos has had nothing but luck, and his friend in Egypt is worried: gods do not care for that. Throw away, he writes, what you would miss most. Polycrates has himself rowed out and drops his emerald seal ring into the sea; then he goes home and is sad. Five or six days later a fisherman brings to the palace a fish so fine that he does not like to sell it. The kitchen cuts it open. When the friend hears of it, says Herodotus, he cancels the friendship.',
				'You are washing up, the hand comes out of the suds, and the finger looks naked. For two or three seconds everything stops. The ring lies on the window sill, of course, where you put it yourself. Yet before the hand could find it something in you had already gone through the drain, the street and the sea. In dreams these seconds are stretched to a whole night, and the sink has no bottom. What was lost has mostly no stone and cost very little.',
			],
			body: [
				'A man came to Ibn Sirin and said: I dreamt that I had a ring in my hand, and was sealing with it the mouths of men and the laps of women. You are a muezzin, said Ibn Sirin, and in Ramadan you call before dawn has come. It is the best known of his answers and it contains the whole craft. With the call the fast begins; thus the ring is an announcement which shuts. Besides he had seen, one supposes, that the man was hoarse.',
				'Otherwise the books say that a ring is what one rules over: a house, an office, a wife, a word. The stone tells the kind and the setting tells how firmly it sits. If it breaks while the stone remains, the office goes and the respect stays. Solomon’s authority was in one, and in the legend it was enough to leave it once in the wrong hands for a demon to sit upon the throne for forty days, and nobody noticed until he began to read.',
				'To Jung the closed line was a figure of wholeness. Before him it was something far more sober: a seal, proof that I have said this and nobody has opened it. Only slowly did the Roman habit turn it from a pledge on a debt into the pledge of a marriage. The fourth finger was explained by a vein that was said to lead from there to the heart. Anatomists have looked for it in vain and the finger has kept the job.',
				'A ring shuts in and shuts out, therefore, with the same movement, and it is this that dreams play on. Does it fit too tightly, or does it slip off? Whoever loses it is free and desperate. Polycrates, the lucky king of Samos, threw his ring into the sea to be rid of some of his luck and had it back inside a fish, which among all stories about rings may be the one that frightens most: what if the thing you give up should come back on a dish?',
			],
			counter:
				'Fingers swell at night, in heat, in pregnancy, after a salty supper; then a ring presses, and the sleeper puts a story round it. And jewellers will confirm that people dream of losing rings chiefly in the first year, when they take them off and put them on, and later hardly at all. What looks like an oracle about fidelity can be soap. One should not break with anybody on account of it.',
			practices: [
				'Take off all that you wear on your hands and wrists and lay it before you. For ten minutes do what you would have done in any case: read, peel an apple, write. Notice how often the thumb goes over to the empty place and what you were thinking just then. Make a stroke each time on the back of your hand. Afterwards put on the things again one at a time, and say of each aloud who put it there first.',
				'Cut a narrow strip of paper, as long as the finger is round, and write upon it what you have sealed: a promise, a silence, a subject not to be mentioned at table. Close it to a ring with a drop of glue and wear it for five minutes. It scratches a little. Then decide: tear it, or let it lie in a box until a day that you write on the lid. Either is an answer.',
			],
			closings: [
				'He gave up what he loved, sincerely, and was not allowed to be poorer by it. What keeps being handed back to you, on a better dish each time?',
				'The muezzin only did his duty, some minutes early, and half a town stood there with closed lips. Which mouths have you sealed by speaking too soon?',
			],
		},
		fa: {
			keywords: ['انگشتر', 'حلقه', 'خواب انگشتر', 'تعبیر خواب انگشتر', 'نگین', 'خاتم سلیمان', 'گم شدن حلقه'],
			titles: ['مؤذّنی که با انگشتر مهر می‌زد', 'انگشتری که در شکم ماهی برگشت'],
			excerpts: [
				'مردی خواب دید با انگشتری بر دهان‌ها مهر می‌زند. ابن سیرین پرسید کجا اذان می‌گویی.',
				'پولیکراتس عزیزترین انگشترش را به دریا انداخت تا کمی کم‌اقبال‌تر شود. شش روز بعد سر سفره جلویش گذاشتند.',
			],
			openings: [
				'مادر موقع خمیر کردن انگشترش را درمی‌آورد و روی لبهٔ پنجره می‌گذاشت، کنار گلدان شمعدانی. انگشت بی‌انگشتر او حلقه‌ای سفید داشت که آفتاب ندیده بود. بچه‌ها تا چشمش را دور می‌دیدند آن را به شست می‌کردند و پادشاه می‌شدند؛ فرمان می‌دادند گربه بیاید و گربه نمی‌آمد. یک بار گم شد و همهٔ خانه زیر فرش‌ها را گشت. لای خمیر بود، و نانِ آن روز را با احتیاط خوردند.',
				'شاهِ جزیرهٔ ساموس یک‌سره بخت دارد و رفیقش در مصر نگران است: خدایان خوششان نمی‌آید. می‌نویسد چیزی را که از گم شدنش بیشتر می‌سوزی دور بینداز. پولیکراتس به میان دریا می‌رود و انگشتر زمردش را به آب می‌اندازد و غمگین به خانه برمی‌گردد. پنج شش روز بعد ماهیگیری چنان ماهی بزرگی می‌گیرد که دلش نمی‌آید بفروشد و پیشکش می‌آوردش. در آشپزخانه شکمش را باز می‌کنند. هرودوت می‌گوید خبر که به رفیق رسید، دوستی را برید.',
			],
			body: [
				'مردی پیش ابن سیرین آمد و گفت خواب دیدم انگشتری در دست دارم و با آن بر دهان مردان و دامن زنان مهر می‌زنم. گفت تو مؤذّنی و در رمضان پیش از سپیده اذان می‌گویی. نامدارترین جوابی است که به او نسبت می‌دهند و همهٔ این هنر در آن هست. با اذان روزه آغاز می‌شود و دهان‌ها بسته؛ پس انگشتر خبری است که می‌بندد. شاید هم دیده بود که صدای مرد گرفته است.',
				'باقیِ کتاب‌ها می‌گویند انگشتر همان چیزی است که بر آن فرمان می‌رانی: خانه‌ای، کاری، همسری، حرفی. نگین می‌گوید از چه جنس، و رکاب می‌گوید چقدر محکم. اگر بشکند و نگین بماند، مقام رفته و حرمت مانده. سلطنت سلیمان در یکی از این‌ها بود، و در افسانه همین که یک بار به دست نااهل افتاد، دیوی چهل روز بر تخت نشست و مردم دیر فهمیدند. در شعر فارسی هنوز دیو هست و نگین هست و این پرسش که کدامشان پادشاه است.',
				'یونگ خطی را که به خودش برسد نقش تمامیت می‌دید. پیش از او کار انگشتر خشک‌تر بود: مُهر، یعنی این را من گفته‌ام و کسی بازش نکرده است. رومی‌ها کم‌کم از گروِ بدهی گروِ ازدواج ساختند. برای انگشت چهارم هم رگی تراشیدند که گویا از آنجا یک‌راست به قلب می‌رود. کالبدشناسان گشتند و نیافتند، و انگشت کارش را نگه داشت. قصهٔ «این نیز بگذرد» هم هست، که می‌گویند شاهی خواست بر نگینش چیزی بنویسند که در غم شادش کند و در شادی غمگین؛ و این تنها انگشتری است که هر که خوانده، بی‌آنکه داشته باشد، به دستش کرده.',
				'پس انگشتر با یک حرکت هم می‌بندد هم می‌پذیرد، و خواب با همین بازی می‌کند: تنگ است یا می‌افتد؟ کسی که گمش کند آزاد است و دست‌پاچه. پولیکراتس، شاهِ خوش‌بختِ ساموس، انگشترش را به دریا انداخت تا از بختش کم کند و آن را در شکم ماهی پس گرفت. شاید میان همهٔ قصه‌های انگشتر ترسناک‌ترین همین باشد: آنچه از آن گذشته‌ای، در بشقاب برگردد.',
			],
			counter:
				'انگشت شب‌ها باد می‌کند، در گرما، در بارداری، بعد از شام شور. حلقه فشار می‌آورد و خفته قصه‌ای دورش می‌پیچد. زرگرها هم خواهند گفت خواب گم کردن حلقه بیشتر مال سال اول است که هی درمی‌آورند و هی به دست می‌کنند. آنچه به پیشگویی دربارهٔ وفا می‌ماند شاید صابون باشد. به خاطر صابون نباید رشتهٔ دوستی را برید.',
			practices: [
				'هر چه به دست و مچ داری درآور و جلویت بچین. ده دقیقه همان کاری را بکن که می‌خواستی: بخوان، سیب پوست بگیر، بنویس. بشمار چند بار شستت سراغ جای خالی می‌رود و همان دم به چه فکر می‌کردی. هر بار پشت دستت خطی بگذار. آخر سر یکی‌یکی به دست کن و دربارهٔ هر کدام بلند بگو اول بار چه کسی آنجا گذاشتش.',
				'نواری باریک از کاغذ ببر به اندازهٔ دور انگشت، و رویش بنویس بر چه چیزی مهر زده‌ای: قولی، سکوتی، حرفی که سر سفره نمی‌زنند. دو سرش را به هم بچسبان و پنج دقیقه به دست داشته باش. کمی می‌خارد. بعد تصمیم بگیر: پاره‌اش کنی، یا در جعبه‌ای بگذاری تا روزی که روی درش می‌نویسی. هر دو جواب است.',
			],
			closings: [
				'مؤذّن کارش را کرد، فقط چند دقیقه زود، و نیمی از شهر با لب بسته ماند. با زود گفتنت بر کدام دهان‌ها مهر زده‌ای؟',
				'راست و درست از عزیزترینش گذشت و روزگار اجازه نداد از آن فقیرتر شود. چه چیزی را هی به تو برمی‌گردانند، هر بار در بشقابی بهتر؟',
			],
		},
		ar: {
			keywords: ['خاتم', 'الخاتم في المنام', 'تفسير حلم الخاتم', 'ضياع الخاتم', 'خاتم سليمان', 'فص', 'ختم'],
			titles: ['المؤذّن الذي ختم على الأفواه', 'خاتم أبى أن يضيع'],
			excerpts: [
				'قال رجل لابن سيرين: رأيت كأنّ في يدي خاتمًا أختم به الأفواه. فسأله عن أذانه قبل الفجر في رمضان.',
				'ألقى ملك ساموس أعزّ خواتمه في البحر لينقص من حظّه قليلًا. وبعد ستّة أيّام قُدّم إليه على المائدة.',
			],
			openings: [
				'في سوق الصاغة رجل وامرأة لا يتكلّمان، وبينهما صينيّة من مخمل أسود. تمدّ يدها، ويجرّب الصائغ خاتمًا فيدور على الإصبع، ثم آخر فيقف عند المفصل. يقول إنّ الأصابع تتغيّر بين الصيف والشتاء، وإنّ الصواب ما دخل بشيء من العناء وخرج بشيء من الصابون. وهو يقول ذلك لكلّ اثنين منذ أربعين سنة. يضحكان كلاهما في اللحظة نفسها، فيعرف الصائغ أنّ البيعة تمّت، ويكتب في الدفتر اسمين متجاورين ووزنًا بالغرام.',
				'ملك على جزيرة ساموس لا يفارقه الحظّ، وصديقه في مصر قلق، لأنّ الآلهة لا تحبّ ذلك. يكتب إليه: ألقِ عنك ما يؤلمك فقده أكثر من غيره. فيمضي بوليكراتس في قارب ويرمي خاتمه الزمرّد في البحر ويعود حزينًا. وبعد خمسة أيّام أو ستّة يصطاد رجل سمكة لم ير مثلها فيستكثرها على السوق ويهديها إلى القصر. ويشقّ الطبّاخ بطنها. فلمّا بلغ الخبر صديقه، كما يحكي هيرودوت، قطع ما بينهما من صداقة.',
			],
			body: [
				'جاء رجل إلى ابن سيرين فقال: رأيت كأنّ في يدي خاتمًا أختم به على أفواه الرجال وحجور النساء. قال: أنت مؤذّن، تؤذّن في رمضان قبل طلوع الفجر. وهي أشهر ما يُروى عنه، وفيها الصناعة كلّها. فبالأذان يبدأ الإمساك، والخاتم إذن إعلان يُغلق. ولا شكّ أنّه نظر إلى الرجل قبل أن ينظر إلى الخاتم، ولعلّه سمع في صوته بحّة من ينادي كلّ ليلة، فالمعبّر الحاذق يقرأ السائل أوّلًا ثم يقرأ حلمه على ضوئه.',
				'وسائر ما في الكتب أنّ الخاتم ما يُملك: دار، أو ولاية، أو زوجة، أو كلمة. الفصّ يقول من أيّ نوع، والحلقة تقول كم هو ثابت. فإذا انكسرت وبقي الفصّ ذهب المنصب وبقيت الهيبة. وكان ملك سليمان في خاتم، وفي الحكاية أنّه وقع مرّة في غير يده فجلس مارد على العرش أربعين يومًا، ولم ينتبه الناس إلّا بعد حين. وفي العربيّة يُختم الكتاب والإناء والقلب والحفل بفعل واحد، فليس الخاتم زينة تنتهي عند الإصبع، بل هو آخر الكلام أينما كان. ومن رأى خاتمه في يد غيره فليسأل أيّ باب ترك مفتوحًا، ومن وهب خاتمه راضيًا فقد قسم ما عنده ولم ينقص.',
				'وكان الخطّ الذي يعود إلى نفسه عند يونغ صورة الاكتمال. أمّا قبل ذلك فكان له شغل أكثر جفافًا: هو الطابع، أي إنّ هذا قولي ولم يفتحه أحد. وبخاتم من فضّة خُتمت رسائل النبيّ إلى الملوك، كما تروي السيرة. ثم جعله الرومان شيئًا فشيئًا رهنًا للزواج بعد أن كان رهنًا للدَّين. وعُلّل اختيار البنصر بعرق قيل إنّه يمضي منه إلى القلب. بحث عنه أهل التشريح فلم يجدوه، واحتفظ الإصبع بوظيفته، كما يحتفظ كثيرون بوظائفهم بعد أن يزول سببها.',
				'فالخاتم يضمّ ويمنع بحركة واحدة، وعلى هذا تلعب الأحلام: أضيّق هو أم يسقط؟ ومن أضاعه فهو طليق مرتبك في آن. لقد رمى بوليكراتس، ملك ساموس المحظوظ، خاتمه في البحر ليتخفّف من بعض حظّه، فردّته إليه سمكة. ولعلّ حكايته أشدّ حكايات الخواتم إخافة: أن يعود إلى المرء على طبق ما كان قد نزل عنه صادقًا، فلا يدري أهي هديّة أم إنذار، ولا يجرؤ على أن يمدّ إليه يده.',
			],
			counter:
				'تنتفخ الأصابع ليلًا، وفي الحرّ، وفي الحمل، وبعد عشاء مالح، فيضغط الخاتم وينسج النائم حوله قصّة. ويشهد الصاغة بأنّ أحلام ضياع الخاتم تكثر في السنة الأولى، حين يُنزع ويُلبس مرارًا، ثم تقلّ. فما يبدو نبوءة عن الوفاء قد يكون صابونًا على حافّة المغسلة. ولا يحسن أن تُقطع صداقة، ولا أن يُفتح تحقيق في البيت، من أجل صابون.',
			practices: [
				'انزعوا كلّ ما في اليدين والمعصمين وضعوه أمامكم. وافعلوا عشر دقائق ما كنتم ستفعلونه على أيّ حال: قراءة، أو تقشير تفّاحة، أو كتابة. عدّوا كم مرّة ذهب الإبهام إلى الموضع الخالي، وما الفكرة التي كانت حاضرة عندئذ، وضعوا لكلّ مرّة خطًّا على ظهر اليد. ثم البسوها واحدًا واحدًا، وقولوا عن كلّ منها بصوت مسموع من الذي وضعه هناك أوّل مرّة.',
				'قصّوا شريطًا ضيّقًا من الورق بقدر محيط الإصبع، واكتبوا عليه ما خُتم عليه: وعدًا، أو سكوتًا، أو موضوعًا لا يُذكر على المائدة. ألصقوا طرفيه والبسوه خمس دقائق. إنّه يحكّ قليلًا. ثم ليكن القرار: إمّا أن يُمزّق، وإمّا أن يُوضع في علبة إلى يوم يُكتب تاريخه على غطائها. وكلا الأمرين جواب، والثالث أن يُنسى في الجيب، وهو جواب كذلك.',
			],
			closings: [
				'لم يفعل المؤذّن غير واجبه، قبل أوانه بدقائق، فبقي نصف البلد مطبق الشفتين. أيّ الأفواه خُتم عليها بكلمة قيلت أبكر ممّا ينبغي؟',
				'نزل عن أحبّ أشيائه بصدق، ولم يُسمح له بأن يصير أفقر. ما الذي يعود إليكم كلّ مرّة على طبق أجمل من سابقه؟',
			],
		},
		es: {
			keywords: ['anillo', 'sortija', 'soñar con un anillo', 'alianza', 'perder el anillo', 'sello', 'polícrates'],
			titles: ['El almuédano que sellaba bocas', 'El anillo que no quiso perderse'],
			excerpts: [
				'Un hombre soñó que con un anillo iba sellando bocas. Ibn Sirin le preguntó a qué hora llamaba a la oración.',
				'Polícrates tiró al mar su sortija más querida para tener un poco menos de suerte. A los seis días se la sirvieron en la cena.',
			],
			openings: [
				'En la boda se le cae. Rueda por el pasillo de la iglesia con un ruido finísimo, pasa bajo el banco de los primos y se acuesta junto a un reclinatorio. Doscientas personas contienen la respiración por un aro de cinco gramos. Una niña lo encuentra, lo levanta y, antes de devolverlo, se lo prueba en el pulgar. Todo el mundo se ríe demasiado. Treinta años más tarde los novios no recuerdan el sermón, ni el menú, ni quién tocaba el órgano; recuerdan el ruido.',
				'Al tirano de Samos todo le sale bien, y su amigo de Egipto está preocupado, porque a los dioses eso no les gusta. Deshazte, le escribe, de lo que más te duela perder. Polícrates se hace llevar mar adentro, arroja su sello de esmeralda y vuelve a casa triste. A los cinco o seis días un pescador captura un pez tan hermoso que no se atreve a venderlo y lo regala al palacio. En la cocina lo abren. Cuando el amigo se entera, dice Heródoto, rompe la amistad.',
			],
			body: [
				'Llegó un hombre ante Ibn Sirin y dijo: he soñado que tenía un anillo y sellaba con él la boca de los hombres y el regazo de las mujeres. Tú eres almuédano, le contestó, y en ramadán llamas antes de que amanezca. Es la más famosa de sus respuestas y está en ella el oficio entero. Con la llamada comienza el ayuno: el anillo es, pues, un anuncio que cierra. Es de suponer que además le notó la ronquera.',
				'Por lo demás, dicen los libros que el anillo es aquello en lo que uno manda: una casa, un cargo, una mujer, una palabra. La piedra indica la clase y el aro lo firme que está. Si se rompe y queda la piedra, se va el puesto y permanece el respeto. El poder de Salomón estaba en uno, y según la leyenda bastó con que cayera en malas manos para que un demonio ocupara el trono cuarenta días. La corte tardó en notarlo.',
				'Para Jung la línea que vuelve sobre sí era figura de lo completo. Antes había tenido un empleo mucho más seco: el de sello, prueba de que esto lo he dicho yo y nadie lo ha abierto. Poco a poco los romanos hicieron de la prenda de una deuda prenda de matrimonio. Lo del cuarto dedo se explicaba por una vena que, decían, va derecha al corazón. Los anatomistas la buscaron sin éxito y el dedo conservó la plaza, como tantos funcionarios.',
				'Un anillo encierra y excluye con el mismo gesto, y con eso juegan los sueños. ¿Aprieta o se escurre? Quien lo pierde queda libre y desesperado. Polícrates, el afortunado tirano de Samos, tiró el suyo al mar para desprenderse de parte de su suerte, y un pez se lo devolvió. De todas las historias de anillos, es quizá la que más miedo da: que aquello a lo que renunciaste de corazón regrese en una fuente.',
			],
			counter:
				'Los dedos se hinchan de noche, con el calor, en el embarazo, después de una cena salada. Entonces la sortija aprieta y el durmiente le teje alrededor una historia. Cualquier joyero confirmará que se sueña con perder la alianza sobre todo el primer año, cuando se anda quitando y poniendo. Lo que parece un oráculo sobre la fidelidad puede ser jabón. Por jabón no se rompe con nadie.',
			practices: [
				'Quítate cuanto lleves en manos y muñecas y colócalo delante. Durante diez minutos haz lo que ibas a hacer de todos modos: leer, pelar una manzana, escribir. Observa cuántas veces el pulgar va a buscar el sitio vacío y qué estabas pensando. Hazte una raya en el dorso cada vez. Después vuelve a ponértelo todo, pieza por pieza, y di en voz alta quién te puso cada una por primera vez.',
				'Recorta una tira de papel tan larga como la vuelta de un dedo y escribe en ella lo que tienes sellado: una promesa, un silencio, un tema que no se toca en la mesa. Ciérrala con una gota de pegamento y llévala cinco minutos. Raspa un poco. Decide luego: romperla o guardarla en una caja hasta la fecha que apuntes en la tapa. Cualquiera de las dos cosas es una respuesta.',
			],
			closings: [
				'El almuédano solo cumplió con su deber, unos minutos antes, y media ciudad se quedó con los labios cerrados. ¿Qué bocas has sellado tú por hablar demasiado pronto?',
				'Renunció de buena fe a lo que más quería y no se le permitió ser más pobre. ¿Qué es eso que te devuelven una y otra vez, cada vez en mejor vajilla?',
			],
		},
	},
};
