import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'sensing',
	motif: 'fish',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['sensing', 'sensation', 'five senses', 'observation', 'details', 'agassiz'],
			titles: ['Three Days with a Fish', 'The Thumb in the Dough'],
			excerpts: [
				'A student at Harvard was given a pickled fish and told to look. After ten minutes he believed he had seen everything.',
				'The baker does not believe the clock. On people who trust what lies under the hand, and on what they overlook because it lies nowhere.',
			],
			openings: [
				'The fish is called haemulon and comes out of a jar of yellow alcohol. Samuel Scudder, a new student at Harvard, wants to work on insects; Professor Agassiz sets the fish before him on a tin tray, tells him to look at it, and leaves. In ten minutes Scudder has seen all there is. After an hour the thing appears loathsome from every side. He puts his finger down its throat to feel how sharp the teeth are. He counts the scales in the rows, until that seems absurd to him. Then, for lack of anything else, he begins to draw it.',
				'At a quarter to four the baker presses his thumb into a lump of dough and takes it away. He watches the hollow. It rises slowly, and not to the top. “Twenty minutes,” he says, though the timer has already rung and his apprentice, who studied something before this, has the oven open. It is damp today; the flour is from the new sack. None of that is in the recipe. He would have trouble explaining how he knows. He wipes the thumb on his apron, and after twenty minutes he is right.',
			],
			body: [
				'Samuel Scudder, whom his professor, Louis Agassiz, left alone with a dead fish until he should have seen it, told the story in 1874, when he had become a man of science himself. Drawing the fish he found, to his surprise, new features in it. The professor came back, heard his report, and was disappointed: he had not even seen one of the most conspicuous things about the animal, which lay as plainly before his eyes as the fish itself. He went home without the fish and thought about it half the night. In the morning he knew: it had symmetrical sides with paired organs. Agassiz was delighted. What next? Look at your fish. It went on for three days.',
				'Jung called this function sensation. It establishes that something is there, and it does so before anyone asks what for. People in whom it leads are the ones who hear that the bearing is going, who remember which coat you wore, and who season without a spoon. They are accused of having no imagination. What they have is a low tolerance for being told that a thing is “basically” something else.',
				'In most samples of the well-known type test they are the larger half. It does not show in books, because books are written chiefly by the others, who describe them with the affection one has for solid furniture. Yet try to live one week without somebody who notices the milk. The world of the senses is also, as it happens, where pleasure is kept: a cold peach at the sink, the paper bag, the weight of a sleeping child’s arm.',
				'The danger is of the same metal. Whoever trusts what lies before him may hold for impossible whatever does not lie there yet. The baker with his thumb in the dough has always done it like this. When the mill closes, or a son wants to leave, the thumb finds nothing to press, and he turns, rather white, to what has happened before.',
			],
			counter:
				'Patient looking protects nobody from error. Louis Agassiz, who taught a generation to see, refused until his death in 1873 to accept Darwin, and sorted human beings into separate creations as if they were perch; his eyes were excellent. Observation picks its facts by what it expects. Besides, the line between those who notice and those who imagine is a test-maker’s line: memory itself paints in what it did not see.',
			practices: [
				'Take an object of no importance, a clothes peg or a lemon, and look at it for nine minutes by the clock. Have a pencil in your hand and draw while you look, however clumsily. At three minutes you will have finished. At five you will be annoyed. Write down the first thing you find after the annoyance. Then ask what was as plain as the thing itself and was not on your list.',
				'Lay the table tonight with your eyes shut, for two people, or for one if you are alone. Feel for the drawer. Judge the distance of the plates by the width of your hand. Open your eyes, correct what is crooked, then sit and eat the first three bites without a word and without a screen. Write a line about what you could not have told yesterday of a fork.',
			],
			closings: [
				'On the fourth day they put a second fish beside the first, of the same group, and asked for the likenesses and the differences. Then came the whole family of jars. What in your house have you ceased to look at because you learned its name?',
				'The loaves are on the rack and tick as they cool, which is a sound that one has to know. The apprentice has begun to put his thumb out when he thinks himself unobserved. Which of your certainties lives in your hands and would be lost if you had to explain it?',
			],
		},
		fa: {
			keywords: ['حسی', 'حواس پنج‌گانه', 'مشاهده', 'دقت', 'جزئیات', 'تیپ حسی'],
			titles: ['سه روز با یک ماهی', 'انگشتی که در خمیر فرو رفت'],
			excerpts: [
				'در هاروارد ماهی‌ای نگه‌داشته در الکل جلو دانشجویی گذاشتند و گفتند نگاه کن. ده دقیقه بعد خیال می‌کرد همه‌چیز را دیده است.',
				'شاطر به ساعت اعتماد ندارد. دربارهٔ کسانی که به آنچه زیر دست است تکیه می‌کنند، و چیزهایی که زیر دست نیستند و از نظر می‌افتند.',
			],
			openings: [
				'ماهی را از شیشه‌ای پر از الکل زرد بیرون می‌آورند. ساموئل اسکادر، دانشجوی تازه‌رسیدهٔ هاروارد، دلش پیش حشرات است؛ استاد آگاسی ماهی را در سینی حلبی جلو او می‌گذارد، می‌گوید نگاهش کن، و می‌رود. ده دقیقه بعد اسکادر هرچه هست دیده. استاد بیرون رفته. یک ساعت بعد ماهی از هر طرف تهوع‌آور است. انگشت در حلقش می‌کند تا تیزی دندان‌ها را بسنجد. فلس‌های هر ردیف را می‌شمارد تا این کار هم به نظرش بی‌معنی می‌آید. آخر سر، از بیکاری، شروع می‌کند به کشیدنش.',
				'یک ربع مانده به چهار صبح، شاطر شستش را در چانهٔ خمیر فرو می‌کند و بیرون می‌کشد. به گودی نگاه می‌کند. آرام بالا می‌آید، ولی تا لب نمی‌رسد. می‌گوید: «بیست دقیقه.» زنگِ ساعت خورده و شاگرد، که پیش از این چیز دیگری خوانده، در تنور را باز گذاشته است. امروز هوا نم دارد و آرد از کیسهٔ تازه است. این‌ها را در دستور پخت ننوشته‌اند. اگر بپرسی از کجا می‌دانی، درمی‌ماند. شست را با پیش‌بند پاک می‌کند و بیست دقیقه بعد حق با اوست.',
			],
			body: [
				'ساموئل اسکادر، که استادش لویی آگاسی او را با یک ماهیِ مرده تنها گذاشته بود تا ببیندش، این قصه را در سال ۱۸۷۴ نوشت، وقتی خودش اهل علم شده بود. در حین کشیدن با تعجب دیده بود ماهی چیزهای تازه‌ای دارد. استاد برگشت، گزارش را شنید و ناامید شد: شاگرد یکی از نمایان‌ترین چیزهای جانور را ندیده بود، چیزی که مثل خود ماهی جلو چشمش بود. بی‌ماهی به خانه رفت و نصف شب به آن فکر کرد. صبح فهمید: دو پهلوی ماهی قرینه‌اند و اندام‌هایش جفت‌جفت. آگاسی ذوق کرد. خب، حالا چه کنم؟ ماهی‌ات را نگاه کن. سه روز همین بود.',
				'یونگ نام این کارکرد را حس گذاشت. حس خبر می‌دهد که چیزی هست، پیش از آنکه کسی بپرسد به چه درد می‌خورد. آن‌ها که حس در وجودشان پیشرو است می‌شنوند بلبرینگ دارد خراب می‌شود، یادشان هست آن روز کدام پالتو تنت بود و بی‌پیمانه نمک می‌زنند. به بی‌خیالی متهمشان می‌کنند، یعنی به نداشتن خیال. آنچه واقعاً ندارند حوصلهٔ کسی است که می‌گوید این چیز «در اصل» چیز دیگری است.',
				'در بیشتر نمونه‌های آزمونِ مشهورِ تیپ، این‌ها نیمهٔ بزرگ‌ترند. از کتاب‌ها پیدا نیست، چون کتاب را بیشتر آن نیمهٔ دیگر می‌نویسد، و از اینان با همان مهری یاد می‌کند که از مبلِ محکم. ولی یک هفته بدون کسی که حواسش به شیر و نان است زندگی کن. لذت را هم از قضا در همین جهانِ حس نگه می‌دارند: هلوی خنک پای ظرف‌شویی، پاکت کاغذی سبزی، سنگینی دستِ بچه‌ای که خوابش برده. خیام را مردم بیشتر برای همین دوست دارند که کوزه را کوزه می‌بیند و خاکش را هم.',
				'خطر هم از همین جنس است. کسی که به آنچه جلو رویش است دل بسته، شاید هر چه را که هنوز نیامده ناممکن بداند. نانوا خمیر را همیشه همین‌طور ورز داده و با شستش آزموده. وقتی آسیاب تعطیل می‌شود، یا پسرش می‌خواهد برود، شست جایی برای فرو رفتن پیدا نمی‌کند، و او با رنگِ پریده برمی‌گردد به سراغ آنچه پیش‌ترها پیش آمده بود.',
			],
			counter:
				'با صبر نگاه کردن کسی را از خطا بیمه نمی‌کند. لویی آگاسی که نسلی را دیدن آموخت، تا مرگش در ۱۸۷۳ داروین را نپذیرفت و آدم‌ها را مثل ماهی در شیشه‌های جدا دسته کرد؛ چشمش هم عیبی نداشت. چشم چیزی را برمی‌دارد که منتظرش است. تازه مرزِ میان کسانی که می‌بینند و کسانی که خیال می‌کنند مرزِ آزمون‌سازهاست: حافظهٔ همهٔ ما ندیده‌ها را از خودش نقاشی می‌کند.',
			practices: [
				'چیز بی‌اهمیتی بردار، گیرهٔ لباس یا لیموترش، و نُه دقیقه با ساعت نگاهش کن. مداد در دستت باشد و در همان حال بکش، هر قدر ناشیانه. دقیقهٔ سوم کارت تمام شده است. دقیقهٔ پنجم حرصت می‌گیرد. اولین چیزی را که بعد از حرص پیدا می‌کنی بنویس. بعد ببین چه چیزی به اندازهٔ خودِ آن گیره آشکار بود و در فهرستت نیامده.',
				'امشب سفره یا میز را با چشم بسته بچین، برای دو نفر، یا اگر تنهایی برای خودت. کشو را با دست پیدا کن. فاصلهٔ بشقاب‌ها را با وجب بگیر. چشم باز کن، کج‌ها را راست کن، بنشین و سه لقمهٔ اول را بی‌حرف و بی‌صفحهٔ روشن بخور. یک خط بنویس که تا دیروز چه چیزی را دربارهٔ قاشق نمی‌توانستی بگویی.',
			],
			closings: [
				'روز چهارم ماهی دیگری از همان گروه کنار اولی گذاشتند و گفتند شباهت و تفاوتشان را بگو. بعد نوبت همهٔ شیشه‌ها رسید. چه چیزی را در خانه‌ات از وقتی اسمش را یاد گرفته‌ای دیگر نگاه نکرده‌ای؟',
				'نان‌ها روی تخته‌اند و خنک که می‌شوند صدای ریزی می‌دهند که باید شنید تا شناخت. شاگرد هم تازگی، وقتی خیال می‌کند کسی نمی‌بیند، شستش را امتحان می‌کند. کدام یقینِ تو در دست‌هایت خانه دارد و اگر ناچار به توضیحش شوی از دست می‌رود؟',
			],
		},
		ar: {
			keywords: ['الإحساس', 'الحواس الخمس', 'الملاحظة', 'التفاصيل', 'النمط الحسي', 'دقة النظر'],
			titles: ['ثلاثة أيّام مع سمكة', 'إبهام في العجين'],
			excerpts: [
				'وُضعت أمام طالب في هارفارد سمكة محفوظة في الكحول وقيل له انظر. بعد عشر دقائق ظنّ أنّه رأى كلّ شيء.',
				'الخبّاز لا يصدّق الساعة. عن أناس يثقون بما تحت أيديهم، وعمّا يفوتهم لأنّه ليس تحت يد أحد.',
			],
			openings: [
				'تُخرَج السمكة من قارورة كحول أصفر. صموئيل سكدر طالب جديد في هارفارد وقلبه مع الحشرات، لكنّ الأستاذ أغاسي يضع السمكة أمامه في صينيّة من صفيح ويقول له أن ينظر إليها، ثمّ ينصرف. في عشر دقائق رأى الطالب كلّ ما يُرى، والأستاذ خرج من المبنى. بعد ساعة صارت السمكة كريهة من كلّ جانب. أدخل إصبعه في حلقها ليجسّ حدّة الأسنان. عدّ حراشف الصفوف حتى بدا له العدّ سخفًا. وأخيرًا، لأنّه لم يبق ما يُفعل، شرع يرسمها، وكان ذلك أوّل ما أصاب فيه.',
				'في الرابعة فجرًا إلّا ربعًا يغرز الخبّاز إبهامه في كرة العجين ويسحبه، وينظر إلى الحفرة. ترتفع ببطء ولا تبلغ الحافّة. يقول: «عشرون دقيقة.» وكانت الساعة قد رنّت، والصبيّ الذي يتعلّم عنده، وقد درس قبل ذلك شيئًا آخر، فتح باب الفرن. الهواء اليوم رطب، والطحين من الكيس الجديد، ولا ذكر لهذا كلّه في الوصفة المعلّقة قرب الباب. ولو سُئل كيف عرف لتعثّر لسانه. يمسح إبهامه بالمئزر، وبعد عشرين دقيقة يكون الحقّ معه.',
			],
			body: [
				'صموئيل سكدر، الذي تركه أستاذه لويس أغاسي وحده مع سمكة ميّتة حتى يراها، روى الحكاية عام ١٨٧٤ وقد صار هو نفسه من أهل العلم. لمّا أخذ يرسم دهش إذ وجد في السمكة ما لم يره. ثمّ رجع الأستاذ وسمع تقريره فخاب أمله: لم ير التلميذ واحدًا من أظهر ما في الحيوان، وهو أمام عينيه كالسمكة نفسها. عاد إلى بيته بلا سمكة وفكّر نصف الليل. وفي الصباح عرف: الجانبان متناظران والأعضاء أزواج. فرح أغاسي. وماذا بعد؟ انظر إلى سمكتك. ودام ذلك ثلاثة أيّام.',
				'سمّى يونغ هذه الوظيفة الإحساس. إنّها تثبت أنّ الشيء موجود قبل أن يسأل أحد عن جدواه. ومن كانت هي الغالبة فيه سمع أنّ في المحرّك علّة، وتذكّر أيّ معطف كان علينا في ذلك اليوم، وملّح الطعام بلا ملعقة فلم يخطئ. يُتّهم أهلها بقلّة الخيال. والذي يعوزهم على الحقيقة هو الصبر على من يقول إنّ هذا الشيء «في جوهره» شيء آخر. وكان الجاحظ من هذه الجهة أخًا لهم: جادل الفلاسفة صفحات، ثمّ ترك الجدال لينظر في الذباب والديكة وحيل البخلاء، ودوّن ما رأى بالعدد والاسم والسوق، وضحك وهو يدوّن.',
				'وهم في أكثر العيّنات التي جُمعت بالاختبار المشهور النصف الأكبر. ولا يظهر ذلك في الكتب، لأنّ الكتب يكتبها في الغالب النصف الآخر، ويذكرهم بالمودّة التي تُذكر بها الأرائك المتينة. لكن لتُجرَّب الحياة أسبوعًا من غير إنسان ينتبه إلى نفاد الحليب. ثمّ إنّ اللذّة محفوظة في هذا العالم نفسه: خوخة باردة تؤكل فوق المغسلة، وحفيف كيس الورق، وثقل ذراع طفل نائم. من فاته هذا لم تعوّضه عنه نظريّة، وإن كانت صحيحة، وإن طال شرحها حتى بردت القهوة.',
				'والخطر من المعدن نفسه. من وثق بما هو حاضر أمامه فقد يعدّ ما لم يحضر بعد محالًا. هكذا عجن الخبّاز دائمًا، وهكذا جسّ عجينه بإبهامه. فإذا أغلقت المطحنة، أو أراد الابن أن يسافر، لم يجد الإبهام ما يُغرز فيه، فيلتفت صاحبه وقد شحب لونه إلى ما جرى في السنين الماضية، كأنّ الغد وصفة ضاعت ورقتها.',
			],
			counter:
				'النظر الصبور لا يعصم من الخطأ. فلويس أغاسي، الذي علّم جيلًا كاملًا أن يرى، رفض مذهب داروين حتى مات عام ١٨٧٣، وقسّم البشر أصنافًا منفصلة كأنّهم أسماك في قوارير، ولم يكن في بصره عيب يُذكر. فالعين تلتقط ما تتوقّعه. والحدّ بين من يلاحظ ومن يتخيّل حدّ رسمه صانعو الاختبارات: ذاكرتنا جميعًا ترسم من عندها ما لم تره.',
			practices: [
				'خذوا شيئًا لا شأن له، مشبك غسيل أو ليمونة، وانظروا إليه تسع دقائق بالساعة، والقلم في اليد يرسم في أثناء النظر، ولو كان الرسم ركيكًا. في الدقيقة الثالثة يبدو أنّ الأمر انتهى. وفي الخامسة يأتي الضيق. سجّلوا أوّل ما يظهر بعد الضيق. ثمّ يبقى سؤال: ما الذي كان ظاهرًا ظهور المشبك نفسه ولم يدخل القائمة؟ وقد يكون الجواب ظلّه على الطاولة، فهو هناك منذ الدقيقة الأولى.',
				'لتُرتَّب المائدة الليلة والعيون مغمضة، لشخصين، أو لشخص واحد في بيت يسكنه واحد. الدرج يُعرف باللمس، والمسافة بين الصحون تقاس بالشبر. ثمّ تُفتح العيون ويُصلح ما اعوجّ. والجلوس بعد ذلك لثلاث لقم بلا كلام ولا شاشة. وفي الختام سطر واحد عن الملعقة، فيه خبر عنها لم يكن معروفًا أمس، على كثرة ما حملت إلى الأفواه ولم يلتفت إليها أحد.',
			],
			closings: [
				'في اليوم الرابع وُضعت قرب السمكة سمكة ثانية من جماعتها، وطُلبت وجوه الشبه والاختلاف، ثمّ جاء دور القوارير كلّها. ما الذي كففنا في بيوتنا عن النظر إليه منذ عرفنا اسمه؟',
				'الأرغفة على الرفّ، وهي حين تبرد تطقطق طقطقة لا يعرفها إلّا من سمعها. وقد أخذ الصبيّ في الأيّام الأخيرة يمدّ إبهامه إذا ظنّ أنّ أحدًا لا يراه. أيّ يقين عندنا يسكن في الأيدي ويضيع لو طُلب منّا شرحه؟',
			],
		},
		es: {
			keywords: ['sensación', 'cinco sentidos', 'observación', 'detalles', 'sensorial', 'mirar'],
			titles: ['Tres días con un pez', 'El pulgar en la masa'],
			excerpts: [
				'A un estudiante de Harvard le pusieron delante un pez en alcohol y le dijeron que mirase. A los diez minutos creyó haberlo visto todo.',
				'El panadero no se fía del reloj. Sobre quienes confían en lo que tienen bajo la mano, y sobre lo que se les escapa por no estar bajo ninguna.',
			],
			openings: [
				'Sacan el pez de un frasco de alcohol amarillento. Samuel Scudder, recién llegado a Harvard, quiere dedicarse a los insectos; el profesor Agassiz se lo pone delante en una bandeja de hojalata, le dice que lo mire y se va. En diez minutos Scudder ya ha visto cuanto había. El profesor ha salido. Pasada una hora, el animal repugna por los cuatro costados. Le mete un dedo en la garganta para probar los dientes. Cuenta las escamas por filas hasta que le parece absurdo. Al fin, por no tener otra cosa, se pone a dibujarlo.',
				'A las cuatro menos cuarto el panadero hunde el pulgar en una bola de masa y lo retira. Mira el hoyo. Sube despacio y no llega arriba. «Veinte minutos», dice, aunque el temporizador ya ha sonado y el aprendiz, que antes estudió otra cosa, tiene el horno abierto. Hoy hay humedad y la harina es del saco nuevo. Nada de eso figura en la receta. Le costaría explicar cómo lo sabe. Se limpia el dedo en el delantal, y al cabo de veinte minutos tiene razón.',
			],
			body: [
				'Samuel Scudder, a quien su profesor, Louis Agassiz, dejó a solas con un pez muerto hasta que lo viera, contó la historia en 1874, cuando ya era un científico. Al dibujar, descubrió con sorpresa que el pez tenía cosas nuevas. Volvió el profesor, escuchó el informe y se llevó un disgusto: al muchacho se le había escapado uno de los rasgos más visibles, que estaba tan a la vista como el propio animal. Se fue a casa sin pez y le dio vueltas media noche. Por la mañana lo supo: los lados eran simétricos y los órganos iban por parejas. Agassiz, encantado. ¿Y ahora qué? Mire su pez. Así tres días.',
				'Jung llamó a esta función sensación. Establece que algo está ahí, y lo hace antes de que nadie pregunte para qué. Quienes la llevan delante oyen que el rodamiento se está yendo, recuerdan qué abrigo llevabas y salan sin cuchara. Se los acusa de falta de imaginación. Lo que les falta es paciencia con quien asegura que una cosa es «en el fondo» otra.',
				'En la mayoría de las muestras del test más conocido son la mitad más grande. En los libros no se nota, porque los escribe sobre todo la otra mitad, que habla de ellos con el cariño que se tiene a un buen aparador. Intenta, sin embargo, vivir una semana sin alguien que se fije en que no queda leche. En el mundo de los sentidos, además, es donde se guarda el placer: un melocotón frío sobre el fregadero, el crujido de la bolsa de papel, el peso del brazo de un niño dormido. Neruda escribió odas a la cebolla y a los calcetines, y no le salieron más pequeñas que las otras.',
				'El peligro está hecho del mismo metal. Quien confía en lo que tiene delante puede dar por imposible lo que aún no ha llegado. El panadero siempre ha hecho así la masa, y así la ha probado con el pulgar. Cuando cierra el molino, o un hijo quiere irse, el pulgar no encuentra dónde hundirse, y él se vuelve, algo pálido, hacia lo que pasó otras veces.',
			],
			counter:
				'Mirar con paciencia no libra a nadie del error. Louis Agassiz, que enseñó a ver a una generación, se negó a aceptar a Darwin hasta su muerte, en 1873, y repartió a los seres humanos en creaciones separadas, como si fueran frascos. Tenía una vista excelente. El ojo recoge lo que espera. Y la raya entre quienes observan y quienes imaginan la trazaron los fabricantes de tests: la memoria de todos pinta por su cuenta lo que no vio.',
			practices: [
				'Toma un objeto sin importancia, una pinza de la ropa o un limón, y míralo nueve minutos de reloj. Ten un lápiz en la mano y dibuja mientras miras, por torpe que salga. A los tres minutos habrás terminado. A los cinco te irritarás. Apunta lo primero que encuentres después de la irritación. Y luego busca qué cosa, tan visible como la propia pinza, no estaba en tu lista.',
				'Pon la mesa esta noche con los ojos cerrados, para dos, o para ti si cenas a solas. Busca el cajón a tientas. Mide a palmos la distancia entre los platos. Abre los ojos, endereza lo torcido, siéntate y come los tres primeros bocados sin hablar y sin pantalla. Escribe una línea sobre el tenedor que ayer no habrías podido escribir.',
			],
			closings: [
				'Al cuarto día le pusieron al lado otro pez del mismo grupo y le pidieron parecidos y diferencias. Después llegó la familia entera de frascos. ¿Qué hay en tu casa que dejaste de mirar el día en que aprendiste su nombre?',
				'Los panes están en la rejilla y crujen al enfriarse, un ruido que hay que haber oído para conocerlo. El aprendiz ya prueba con el pulgar cuando cree que no lo ven. ¿Cuál de tus certezas vive en las manos y se perdería si tuvieras que explicarla?',
			],
		},
	},
};
