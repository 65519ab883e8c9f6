import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'teeth',
	motif: 'mask',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['teeth', 'teeth falling out', 'dream of teeth', 'tooth', 'losing teeth', 'jaw'],
			titles: ['Why the teeth fall out at four in the morning', 'The household in your mouth'],
			excerpts: [
				'Artemidorus sent the front teeth out to the children and the back ones to the old. A study of 2018 sent the dreamer to look at the jaw.',
				'A caliph dreams that all his teeth have fallen out. One interpreter is beaten for his answer, the next is paid for the same one.',
			],
			openings: [
				'You run your tongue along the row, and one gives. You press it back like a loose tile. Then its neighbour comes away too, and you stand in a corridor with your hand in front of your mouth and something small and hard in your palm, while somebody you respect asks you a question. Hardly any dream is told with such exactness. People remember the gravelly feel of it, the absence of blood, and how politely they went on trying to talk.',
				'In the Qabusnama, a Persian book of counsel from 1082, the caliph Harun al-Rashid dreams that all his teeth have dropped out. The first interpreter says: your family will all die before you. He gets a hundred strokes. The second says: your life will be longer than the lives of all your kin. He gets a hundred pieces of gold. The prince who wrote this down for his son was not teaching him dreams. He was teaching him how to speak.',
			],
			body: [
				'For Artemidorus the mouth was a house and the teeth its inhabitants. Those on the right were the men, those on the left the women; the front ones were the young, the molars the old. Whoever lost a tooth in sleep was to expect the loss of that person. Being a practical man he added a second column for debtors, who might read in falling teeth that they would pay, bit by bit.',
				'The Arabic books kept the house and changed the tenants: the upper row for the father’s side, the lower for the mother’s, the incisors for the nearest. They also watched where the tooth went. One that falls into the hand or the lap is spoken of as gain, money or a child; one that is lost on the ground is news from far away, and no good news. A tooth is counted by where it lands.',
				'Freud, in Vienna, took the dream for a bodily matter of quite another sort, which the curious may look up. Jung’s pupils asked what could no longer be bitten. Teeth are the one tool of attack that polite people carry on them all day; to lose them before an audience may have to do with a “no” swallowed at the table, or with a sentence that came out soft.',
				'In all these rooms somebody is trying to keep face. The families of the old books lose a member, the polite modern loses the power to bite back, and both continue with a closed mouth. Perhaps that is why the dream rarely hurts. It does not show pain. It shows the moment after, when one has to decide whether to say something with what is left.',
			],
			counter:
				'In 2018 two Israeli researchers, Rozen and Soffer-Dudek, asked some two hundred students about this dream. It went together with tense jaws and sore teeth on waking, and hardly with distress. So it may, for once, be about teeth: you were grinding them. Anyone who wakes with an aching jaw is better served by a dentist than by any interpreter, even one paid by a caliph.',
			practices: [
				'Set a clock for two minutes and let your jaw hang, lips closed, teeth apart, tongue lying flat. Notice when they first touch again, for they will. Do it three times today: after the first message of the morning, before supper, and in bed. Each time they have met without being asked, write down what you had just read, heard or left unsaid. Three short notes are enough to see what you chew on.',
				'Draw two curved rows of eight little squares, upper and lower, and put an initial in each: the people you would miss at table. Leave empty the squares for which you find nobody; they are also information. Then choose the one you have not spoken to for longest and write a message of a single line, without a reason. Keep the drawing in a drawer. No tooth has to fall for it.',
			],
			closings: [
				'What lies in the palm at the end of this dream is small and unmistakably yours. Whom were you trying to answer when it came loose?',
				'Both interpreters told the caliph the same fact, and only one of them could walk home. Which true sentence are you holding behind your teeth because you have not yet found its second wording?',
			],
		},
		fa: {
			keywords: ['دندان', 'افتادن دندان', 'خواب دندان', 'تعبیر خواب افتادن دندان', 'شکستن دندان', 'فک'],
			titles: ['دو معبّر و سی‌ودو دندان هارون', 'خانواده‌ای که در دهان می‌نشیند'],
			excerpts: [
				'هارون‌الرشید خواب دید همهٔ دندان‌هایش ریخته است. یک معبّر صد چوب خورد و دیگری صد دینار گرفت، و هر دو یک حرف زده بودند.',
				'بالایی‌ها خویشان پدر، پایینی‌ها خویشان مادر؛ و پژوهشی در ۲۰۱۸ که می‌گوید شاید فقط دندان به هم ساییده‌ای.',
			],
			openings: [
				'عنصرالمعالی در قابوس‌نامه برای پسرش نقل می‌کند که هارون‌الرشید خواب دید همهٔ دندان‌هایش از دهان بیرون ریخته. بامداد معبّری آوردند و او گفت: همهٔ خویشان تو پیش از تو می‌میرند. خلیفه فرمود صد چوبش زدند. معبّر دیگری آمد و گفت: زندگانی تو از همهٔ خویشانت درازتر خواهد بود. صد دینارش دادند. پیر گرگان این را در فصل خواب ننوشته؛ در جایی نوشته که به پسرش سخن گفتن یاد می‌دهد.',
				'زبانت را روی دندان‌ها می‌کشی و یکی تکان می‌خورد. مثل کاشیِ لق سر جایش فشارش می‌دهی، اما بغل‌دستی‌اش هم کنده می‌شود. در راهرویی ایستاده‌ای، دست جلوی دهان، چیزی ریز و سفت در کف دست، و درست همان وقت آدم محترمی از تو سؤالی می‌پرسد. کمتر خوابی را این‌قدر دقیق تعریف می‌کنند: خُرده‌هایی مثل شن، نبودن خون، و ادبی که تا آخر نگذاشت حرفت را نیمه‌کاره رها کنی.',
			],
			body: [
				'در کتاب‌های منسوب به ابن سیرین دهان خانه است و دندان‌ها اهلش: ردیف بالا خویشان پدری، ردیف پایین خویشان مادری، پیشین‌ها نزدیک‌ترها و آسیاها پیرترها. اما حکم کار با افتادن نیست، با جای افتادن است. دندانی که در دست یا دامن بیفتد سود است، مال است، شاید فرزندی؛ دندانی که به زمین بریزد و گم شود خبری از راه دور است، و خبر خوشی هم نیست. فرق میان غم و غنیمت، یک کف دست است. برای همین معبّرِ کارآزموده پیش از آنکه از دهان بپرسد از دست‌ها می‌پرسید: باز بودند یا بسته، و چیزی در آن‌ها ماند یا نه؟',
				'آرتمیدوروس چند سده پیش‌تر همین خانه را داشت با مستأجرانی دیگر: سمت راست مردان، سمت چپ زنان، جلویی‌ها جوان‌ترها. از آنجا که مرد اهل حساب بود ستونی هم برای بدهکاران باز کرد: دندان اگر یکی‌یکی و بی‌درد بریزد، وام هم همان‌طور خرده‌خرده داده می‌شود. یعنی یک خواب صاحبِ خانواده را می‌ترساند و صاحبِ قرض را آسوده می‌کند، و تا ندانی دهانِ کیست تعبیری در کار نیست.',
				'فروید در وین این خواب را به جای دیگری از تن نسبت داد که کنجکاوان خودشان پیدایش خواهند کرد. شاگردان یونگ پرسیدند چه چیزی را دیگر نمی‌توانی گاز بگیری. دندان تنها سلاحی است که آدم مؤدب تمام روز با خودش دارد، و ما در فارسی خوب می‌دانیم چه کارها با آن می‌کنیم: دندان روی جگر می‌گذاریم، دندان نشان می‌دهیم، دندان طمع را می‌کشیم. کسی که سال‌ها دندان روی جگر گذاشته، شبی می‌بیند دندان دیگر سر جایش نیست؛ جگر مانده و بس.',
				'در همهٔ این روایت‌ها یک نفر می‌کوشد آبرو نگه دارد. خانوادهٔ کتاب‌های قدیم عضوی را از دست می‌دهد، آدم مؤدب امروز زورِ جواب دادن را، و هر دو با دهان بسته ادامه می‌دهند. شاید برای همین است که این خواب کمتر درد دارد. درد را نشان نمی‌دهد؛ لحظهٔ بعدش را نشان می‌دهد، وقتی باید تصمیم بگیری با آنچه مانده حرفی بزنی یا نه.',
			],
			counter:
				'در سال ۲۰۱۸ دو پژوهشگر به نام‌های روزن و سوفر-دودک از حدود دویست دانشجو دربارهٔ همین خواب پرسیدند. آنچه با آن جور درمی‌آمد فکِ گرفته و دندانِ دردناکِ صبح بود، نه چندان غم و نگرانی. پس شاید این یک بار خواب واقعاً دربارهٔ دندان باشد: شب آن‌ها را به هم ساییده‌ای. کسی که با فکِ دردگرفته بیدار می‌شود، دندان‌پزشک بیشتر به کارش می‌آید تا هر معبّری، حتی معبّر خلیفه.',
			practices: [
				'دو دقیقه ساعت بگذار و فکت را رها کن؛ لب‌ها بسته، دندان‌ها دور از هم، زبان پهن. ببین کِی دوباره به هم می‌رسند، چون می‌رسند. امروز سه بار این کار را بکن: بعد از اولین پیام صبح، پیش از شام، و در رختخواب. هر بار که بی‌اجازه به هم چسبیده بودند، بنویس همان دم چه خوانده بودی یا شنیده بودی یا چه را نگفته گذاشته بودی. سه یادداشت کوتاه کافی است.',
				'دو ردیف هشت‌تایی خانهٔ کوچک بکش، بالا و پایین، و در هر کدام حرف اول نام کسی را بنویس که جایش سر سفره خالی می‌ماند. خانه‌ای را که کسی برایش نیافتی خالی بگذار؛ آن هم خبری است. بعد آن را که از همه بیشتر است با او حرف نزده‌ای پیدا کن و یک خط برایش بنویس، بی‌هیچ بهانه‌ای. کاغذ در کشو بماند. برای این کار لازم نیست دندانی بریزد.',
			],
			closings: [
				'هر دو معبّر یک خبر آوردند و فقط یکی با پای خودش به خانه برگشت. کدام حرفِ راست را پشت دندان نگه داشته‌ای، چون هنوز بیان دومش را پیدا نکرده‌ای؟',
				'آنچه آخر این خواب در کف دست می‌ماند ریز است و بی‌گفت‌وگو مال خودت. وقتی لق شد، داشتی جواب چه کسی را می‌دادی؟',
			],
		},
		ar: {
			keywords: ['أسنان', 'سقوط الأسنان', 'الأسنان في المنام', 'تفسير حلم سقوط الأسنان', 'ضرس', 'الفك'],
			titles: ['مئة عصا ومئة دينار في حلم واحد', 'أهل البيت في الفم'],
			excerpts: [
				'رأى هارون الرشيد أنّ أسنانه كلّها سقطت، فضُرب معبّر وكوفئ آخر، وكان الجواب واحدًا. الحكاية عن الكلام أكثر ممّا هي عن الأسنان.',
				'العليا لأهل الأب والسفلى لأهل الأمّ، وما وقع في الكفّ غير ما ضاع في التراب. ثم جاءت دراسة سنة ٢٠١٨ تسأل عن الفكّ.',
			],
			openings: [
				'يُروى في «قابوسنامه»، وهو كتاب نصائح وضعه أمير فارسيّ لابنه في القرن الخامس للهجرة، أنّ هارون الرشيد رأى أسنانه كلّها تسقط. قال المعبّر الأوّل: يموت أهلك جميعًا قبلك، فضُرب مئة عصا. وقال الثاني: عمر أمير المؤمنين أطول من أعمار أهله كلّهم، فأُعطي مئة دينار. لم يضع الأمير هذه الحكاية في باب الأحلام، بل ساقها وهو يعلّم ابنه كيف يكون الكلام، وكيف يُحمل الخبر الثقيل في إناء لا يكسر يد حامله.',
				'يمرّ اللسان على الصفّ فتتحرّك واحدة. تُدفع إلى مكانها كما تُدفع بلاطة مخلخلة، فتنخلع جارتها أيضًا. والواقف في الممرّ يضع يده على فمه، وفي كفّه شيء صغير صلب، وفي هذه اللحظة بالذات يسأله شخص محترم سؤالًا ينتظر جوابه. قلّما يُروى حلم بهذه الدقّة: ملمس كالحصى، ولا دم، وأدبٌ عجيب في مواصلة الحديث كأنّ شيئًا لم يقع، ثم يقظة يسبق فيها اللسانُ اليدَ إلى العدّ.',
			],
			body: [
				'تجعل الكتب المنسوبة إلى ابن سيرين الفم بيتًا والأسنان أهله: العليا أهل الأب، والسفلى أهل الأمّ، والثنايا أقرب الأقربين، والأضراس كبار السنّ في العائلة. غير أنّ الحكم ليس للسقوط وحده بل لموضعه. فما وقع في اليد أو في الحجر قيل فيه نفع، مال أو ولد، وما وقع على الأرض وضاع فخبر من بعيد لا يسرّ. وقد يكون الفرق بين الغمّ والغنيمة عرض كفّ لا أكثر، ولهذا كان المعبّر الجيّد يسأل عن اليدين قبل أن يسأل عن الفم.',
				'وكان أرطميدورس قد سبقهم إلى البيت نفسه بسكّان آخرين: اليمين للرجال واليسار للنساء، والأماميّة للشباب والخلفيّة للشيوخ. ولأنّه رجل يعرف السوق فتح للمدينين عمودًا خاصًّا، فالأسنان التي تسقط واحدة بعد أخرى من غير ألم دَين يُقضى قسطًا بعد قسط. وهكذا يخيف الحلم الواحد صاحب العائلة ويريح صاحب الدَّين، فلا معنى لسنّ واحدة قبل أن يُعرف فم من هي. وكان ينصح من يتعلّم عنه بأن يسأل عن حال الرائي وصنعته وعاداته قبل أن ينطق بحرف، لأنّ المنام يُلبس على قدر صاحبه كما يُفصّل الثوب.',
				'وفي قرى كثيرة ما زال الطفل يرمي سنّه اللبنيّة إلى عين الشمس ويطلب بدلًا منها سنّ غزال. أمّا فرويد في فيينا فردّ الحلم إلى ناحية أخرى من الجسد يبحث عنها من شاء في كتابه. وسأل تلاميذ يونغ عمّا لم يعد ممكنًا عضّه. فالأسنان سلاح لا يفارق المهذّبين طوال النهار، ومن كظم غيظه سنين وعضّ على شفته كلّما أراد الردّ، قد يرى ذات ليلة أنّ السلاح تفتّت في غمده. كلمة «لا» التي ابتُلعت على المائدة لا تُهضم بالسهولة التي تُبلع بها، وقد تعود بعد شهور في هيئة حصاة بيضاء يتعجّب صاحبها من خفّتها.',
				'وفي هذه الغرف كلّها أحد يحاول أن يحفظ مظهره. عائلة الكتب القديمة تفقد واحدًا منها، والمهذّب المعاصر يفقد القدرة على الردّ، وكلاهما يتابع بفم مغلق. لعلّ هذا سبب خلوّ الحلم من الألم في الغالب. إنّه لا يعرض الوجع، بل اللحظة التي تليه، حين يجب أن يتقرّر: أيقال شيء بما بقي أم لا يقال.',
			],
			counter:
				'سنة ٢٠١٨ سأل باحثان، روزن وسوفر دوديك، نحو مئتي طالب عن هذا الحلم، فوجداه يقترن بفكّ مشدود وأسنان متألّمة عند اليقظة، ولا يكاد يقترن بالضيق النفسيّ. فقد يكون الحلم هذه المرّة عن الأسنان حقًّا، وقد كانت تطحن بعضها بعضًا في الظلام. ومن يستيقظ وفكّه يؤلمه فطبيب الأسنان أنفع له من كلّ معبّر، ولو كان معبّر خليفة، وإن كان كرسيّه لا يخلو من الرهبة.',
			practices: [
				'اضبطوا الساعة على دقيقتين وأرخوا الفكّ: الشفتان مطبقتان، والأسنان متباعدة، واللسان مبسوط. لاحظوا متى تتلامس من جديد، فهي ستتلامس. كرّروا ذلك ثلاث مرّات اليوم: بعد أوّل رسالة في الصباح، وقبل العشاء، وفي السرير. وكلّما وُجدت ملتصقة من غير استئذان فاكتبوا ما قُرئ أو سُمع قبل ذلك بلحظة، أو ما لم يُقل. ثلاث ملاحظات قصيرة تكفي لمعرفة ما يُمضغ طوال النهار.',
				'ارسموا صفّين مقوّسين في كلّ منهما ثماني خانات صغيرة، واكتبوا في كلّ خانة الحرف الأوّل من اسم يُفتقد صاحبه على المائدة. ودعوا فارغة كلّ خانة لم يوجد لها أحد، فالفراغ خبر أيضًا. ثم اختاروا الاسم الذي طال انقطاع الكلام معه أكثر من غيره، واكتبوا إليه سطرًا واحدًا بلا مناسبة. تبقى الورقة في الدرج، ولا حاجة إلى أن تسقط سنّ من أجلها.',
			],
			closings: [
				'قال المعبّران شيئًا واحدًا، وعاد واحد منهما فقط إلى داره ماشيًا. أيّ كلمة صادقة تنتظر خلف الأسنان لأنّ صيغتها الثانية لم توجد بعد؟',
				'ما يبقى في الكفّ آخر هذا الحلم صغير، ولا شكّ في صاحبه. لمن كان الجواب الذي لم يكتمل حين انخلعت السنّ الأولى؟',
			],
		},
		es: {
			keywords: ['dientes', 'caída de dientes', 'soñar que se caen los dientes', 'muelas', 'mandíbula', 'diente'],
			titles: ['La familia que vive en la boca', 'Cien palos, cien dinares y una dentadura'],
			excerpts: [
				'Arriba la familia del padre, abajo la de la madre; en medio, una mandíbula que aprieta. Lo que se ha leído en los dientes soñados.',
				'Un califa sueña que se le caen todos los dientes. Al primer intérprete lo apalean y al segundo lo premian por decir lo mismo.',
			],
			openings: [
				'Pasas la lengua por la fila y uno cede. Lo encajas como una baldosa suelta, pero se viene también el de al lado, y ahí estás, en un pasillo, con la mano delante de la boca y algo pequeño y duro en la palma, mientras una persona a la que respetas te hace una pregunta. Pocos sueños se cuentan con tanta precisión: el tacto de gravilla, la falta de sangre, la cortesía con que uno sigue intentando contestar.',
				'En el Qabusnama, un libro de consejos que un príncipe persa dedicó a su hijo en 1082, el califa Harún al-Rashid sueña que se le han caído todos los dientes. El primer intérprete dice: morirán antes que tú todos los tuyos. Le dan cien palos. El segundo dice: vivirás más que todos los de tu sangre. Le dan cien dinares. El príncipe no lo cuenta al hablar de sueños, lo cuenta al enseñar al muchacho a medir lo que dice.',
			],
			body: [
				'Para Artemidoro la boca era una casa y los dientes sus vecinos: los de la derecha, los hombres; los de la izquierda, las mujeres; delante los jóvenes, al fondo las muelas de los viejos. A quien se le caía uno durmiendo le esperaba esa ausencia. Como conocía el comercio, abrió otra columna para los que deben dinero: si van cayendo de uno en uno y sin dolor, la deuda se pagará igual, a plazos.',
				'Los libros árabes conservaron la casa y cambiaron a los inquilinos. La fila de arriba es la familia del padre y la de abajo la de la madre; los incisivos, los más cercanos. Miraban además dónde cae. El que va a parar a la mano o al regazo se tiene por ganancia, dinero o un hijo, y el que se pierde en el suelo por una noticia que viene de lejos y que no es buena. Entre la pena y el provecho caben los cinco dedos de una mano.',
				'Freud se llevó este sueño a otra parte del cuerpo, que el curioso buscará por su cuenta. Los discípulos de Jung preguntaron qué es lo que ya no puedes morder. La dentadura es la única arma que la gente educada lleva puesta todo el día, y el castellano lo sabe: enseñamos los dientes, hablamos entre dientes, nos defendemos con uñas y dientes. El «no» que te tragaste en la mesa no se digiere tan bien como parecía.',
				'En todas estas habitaciones alguien guarda las apariencias. La familia antigua pierde a uno de los suyos, la persona educada pierde el mordisco, y ambas siguen con la boca cerrada. Quizá por eso duele tan poco. El sueño no enseña el golpe; enseña el momento de después, cuando hay que resolver si se dice algo con lo que queda.',
			],
			counter:
				'En 2018 dos investigadores, Rozen y Soffer-Dudek, preguntaron por este sueño a unos doscientos estudiantes. Iba de la mano de mandíbulas tensas y dientes doloridos al despertar, y apenas de la angustia. Puede, pues, que por una vez trate de los dientes: los estabas rechinando. A quien amanece con la quijada molida le conviene más un dentista que cualquier adivino, aunque lo pague un califa.',
			practices: [
				'Pon el reloj a dos minutos y deja caer la mandíbula: labios juntos, dientes separados, lengua tendida. Fíjate en cuándo vuelven a tocarse, porque vuelven. Hazlo hoy tres veces: después del primer mensaje, antes de cenar y en la cama. Cada vez que los encuentres apretados sin que nadie se lo pidiera, apunta qué acababas de leer, de oír o de callarte. Con tres notas cortas sabrás qué masticas.',
				'Dibuja dos filas curvas de ocho casillas, una arriba y otra abajo, y escribe en cada una la inicial de alguien que echarías de menos en la mesa. Deja vacías las que no consigas llenar, que también cuentan algo. Elige después a quien lleva más tiempo sin noticias tuyas y mándale una sola línea, sin motivo. El dibujo, al cajón. No hace falta que se caiga ningún diente para eso.',
			],
			closings: [
				'Lo que queda en la palma al final de este sueño es menudo y no puede ser de nadie más. ¿A quién le estabas contestando cuando se soltó?',
				'Los dos intérpretes dieron la misma noticia y solo uno volvió a casa por su pie. ¿Qué verdad guardas entre los dientes porque aún no has dado con la segunda manera de decirla?',
			],
		},
	},
};
