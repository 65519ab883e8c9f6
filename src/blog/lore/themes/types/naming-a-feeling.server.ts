import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'naming-a-feeling',
	motif: 'heart',
	leadsTo: 'eq-test',
	words: {
		en: {
			keywords: [
				'naming a feeling',
				'emotional intelligence',
				'emotions',
				'words for feelings',
				'feelings',
				'alexithymia',
			],
			titles: ['The Spider and the Sentence', 'An Island with No Word for Sad'],
			excerpts: [
				'People afraid of spiders walked towards a tarantula. One group was told to say aloud, in plain words, exactly how frightened they were. A week later something had changed.',
				'In Tahiti in the sixties an anthropologist met men who had lost what they loved and said they were tired. What happens to a feeling that nobody calls by name?',
			],
			openings: [
				'A tarantula sits in an open box in California, and a student who is afraid of spiders has been asked to walk up to it. Some of the volunteers are told to think of it as harmless, some to think about something else. One group is to say what is going on: “I am afraid that this disgusting tarantula will jump on me.” It sounds like the worst advice of all. A week later they are brought to another spider, and it is they whose hands sweat less, and who come a little nearer.',
				'In the early nineteen-sixties Robert Levy, a psychiatrist turned anthropologist, lived in two communities of the Society Islands and wrote down how people spoke of what they felt. For anger they had a shelf of words. For sorrow, longing, loneliness there was next to nothing. A man whose wife and child had gone away to another island looked sad, Levy thought, and behaved like someone sad. Asked about it, he said that he felt heavy and tired, that something was wrong with his body, that perhaps he was ill.',
			],
			body: [
				'The phrase emotional intelligence entered psychology in 1990, in a paper by Peter Salovey and John Mayer, and a bestseller carried it into every office a few years later. The paper was more modest. It spoke of noticing feelings, in oneself and in others, of telling them apart, and of letting the information guide what one does. The middle part is where language comes in. One cannot steer by an instrument on which every reading is called “fine”.',
				'In the laboratory the effect can be watched. In 2007 Matthew Lieberman and his colleagues showed people faces full of fear or rage; when they chose a word for the expression, a region of the brain that sounds alarms grew quieter than when they merely looked, and another, behind the forehead, grew busier. It was enough to pick the word from two. Nobody had asked them to feel better.',
				'Languages have done some of the work beforehand. The Portuguese keep saudade at hand for what is absent and sweet. Persian says that the heart has become narrow. German has a word for the pleasure in another’s fall, and other nations, who have the pleasure too, were obliged to borrow it. With a word a state gets edges; one can see where it stops and that one is standing beside it.',
				'The difficulty is that names come ready-made. The child who is told “you are only tired” learns in the end to be tired whenever she is hurt. There are families with one great drawer for everything: stress, nerves, the weather.',
			],
			counter:
				'A name may close a thing as well as open it. In experiments published in 2021 by Erik Nook and others, those who first named what they felt then found it harder to look at the matter in another way, as though the label had set like plaster. And there are people of few words who know very well how it stands with them and go and split wood. Saying is one way of knowing among several.',
			practices: [
				'Set a clock for six minutes. Write “I feel” and a word; if the word is good, bad, stressed or fine, cross it out and find a narrower one. Do it four times. Then put a figure from one to ten after each, and the place in the body where it is kept. The interesting thing is the order: the feeling that comes fourth has generally been waiting since morning behind the first three.',
				'Invent a word for a feeling you have had more than once and never found in a dictionary: the relief when a visit is cancelled, with its drop of guilt, or the tenderness for a stranger’s shopping. Five minutes. Give it a sound that suits it, and a definition of one line with an example. Send it to a friend and ask whether they know the thing. If they answer “yes, in the stairwell”, it exists.',
			],
			closings: [
				'The spider, one supposes, felt what spiders feel, and nobody named it. The students had come a few centimetres closer, no more. Which of your fears has never been given a whole sentence, spoken at a normal volume?',
				'Levy came home with two kinds of list, of words a people has plenty of and words it goes without. Every household could be described in this way. What was felt daily in the house you come from, and went by another name?',
			],
		},
		fa: {
			keywords: ['نام گذاشتن بر احساس', 'هوش هیجانی', 'هوش عاطفی', 'احساسات', 'دلتنگی', 'بیان احساس'],
			titles: ['رتیل و یک جملهٔ کامل', 'جزیره‌ای که برای غم واژه نداشت'],
			excerpts: [
				'کسانی که از عنکبوت می‌ترسیدند به رتیلی نزدیک شدند. یک گروه باید بلند و ساده می‌گفت چقدر می‌ترسد. یک هفته بعد چیزی عوض شده بود.',
				'در تاهیتی مردی که عزیزانش رفته بودند می‌گفت خسته است. بر سر احساسی که کسی صدایش نمی‌زند چه می‌آید؟',
			],
			openings: [
				'رتیلی در جعبهٔ روبازی در کالیفرنیا نشسته و از دانشجویی که از عنکبوت می‌ترسد خواسته‌اند نزدیکش شود. به بعضی گفته‌اند فکر کن بی‌آزار است، به بعضی گفته‌اند به چیز دیگری فکر کن. یک گروه باید بگوید در دلش چه می‌گذرد: «می‌ترسم این رتیل چندش‌آور روی من بپرد.» بدترین توصیهٔ ممکن به گوش می‌آید. یک هفته بعد همه را پیش عنکبوت دیگری می‌برند، و همین‌ها هستند که دستشان کم‌تر عرق می‌کند و کمی جلوتر می‌روند.',
				'اوایل دههٔ ۱۹۶۰ رابرت لِوی، روان‌پزشکی که مردم‌شناس شده بود، در دو آبادی از جزیره‌های تاهیتی ماند و نوشت مردم از احساسشان چطور حرف می‌زنند. برای خشم یک قفسه واژه داشتند. برای اندوه و دلتنگی و تنهایی تقریباً هیچ. مردی که زن و بچه‌اش به جزیرهٔ دیگری رفته بودند در چشم لِوی غمگین بود و مثل غمگین‌ها می‌نشست. پرسید چه شده؟ گفت تنم سنگین است، خسته‌ام، شاید مریض شده‌ام، و به فکر دوا بود.',
			],
			body: [
				'«هوش هیجانی» در ۱۹۹۰ با مقاله‌ای از پیتر سالووی و جان مایر به روان‌شناسی آمد و چند سال بعد کتابی پرفروش آن را به همهٔ اداره‌ها برد. مقاله فروتن‌تر بود. از دیدن احساس‌ها می‌گفت، در خود و دیگران، از جدا کردنشان از هم، و از اینکه این خبر راهنمای کار بشود. زبان در همان میانه به کار می‌آید. با عقربه‌ای که همیشه روی «خوبم، شکر» ایستاده نمی‌شود کشتی راند.',
				'در آزمایشگاه می‌شود تماشایش کرد. در سال ۲۰۰۷ متیو لیبرمن و همکارانش صورت‌هایی پر از ترس و خشم نشان مردم دادند؛ وقتی برای آن حالت واژه‌ای برمی‌گزیدند، جایی از مغز که زنگ خطر را می‌زند آرام‌تر می‌شد تا وقتی فقط نگاه می‌کردند، و جایی پشت پیشانی پرکارتر. همین که از میان دو واژه یکی را بردارند بس بود. کسی هم از آنان نخواسته بود حالشان بهتر شود.',
				'زبان‌ها بخشی از کار را پیشاپیش کرده‌اند. فارسی می‌گوید دلم تنگ شده، و با این حرف نشانی هم می‌دهد: جایی هست به نام دل، و اندازه‌اش کم شده است. می‌گوید دلم گرفته، دلم شور می‌زند، دلم هُری ریخت، و این سه را هیچ بچه‌ای با هم اشتباه نمی‌کند. پرتغالی برای چیزِ غایب و شیرین «سوداده» را دم دست دارد. آلمانی برای خوشی از زمین خوردن دیگران واژه‌ای دارد و ملت‌های دیگر که خودِ خوشی را داشتند ناچار واژه‌اش را قرض کردند. با نام، حال لبه پیدا می‌کند؛ می‌بینی کجا تمام می‌شود و تو کجا کنارش ایستاده‌ای.',
				'سختی‌اش این است که نام‌ها را حاضر و آماده به ما می‌دهند. بچه‌ای که هر بار شنیده «فقط خوابت می‌آید»، آخرش یاد می‌گیرد هر وقت رنجید خوابش بیاید. خانواده‌هایی هستند با یک کشوی بزرگ برای همه چیز: اعصاب. پدر اعصاب ندارد، مادر اعصابش خرد است، و هیچ‌کدام تا امروز آن کشو را تا ته بیرون نکشیده‌اند.',
			],
			counter:
				'نام همان‌قدر که باز می‌کند می‌بندد. در آزمایش‌هایی که اریک نوک و همکارانش در ۲۰۲۱ منتشر کردند، کسانی که اول احساسشان را نام می‌بردند بعد سخت‌تر می‌توانستند از سوی دیگری به ماجرا نگاه کنند، انگار برچسب مثل گچ گرفته باشد. کم‌حرف‌هایی هم هستند که خوب می‌دانند چه حالی دارند و می‌روند هیزم می‌شکنند. گفتن یکی از راه‌های دانستن است.',
			practices: [
				'شش دقیقه زمان بگذار. بنویس «احساس می‌کنم» و یک واژه؛ اگر واژه خوب و بد و خسته و کلافه بود خطش بزن و تنگ‌ترش را پیدا کن. چهار بار. بعد جلوی هر کدام عددی از ۱ تا ۱۰ بگذار و جایش را در تن بنویس: گلو، شانه، پشت چشم. ترتیبشان دیدنی است؛ آن که چهارم می‌آید معمولاً از صبح پشت آن سه تا در نوبت ایستاده.',
				'برای احساسی که بارها داشته‌ای و در هیچ فرهنگی ندیده‌ای واژه‌ای بساز: راحتیِ به‌هم‌خوردن یک مهمانی با آن یک قطره عذاب وجدان، یا مهری که از دیدن خرید یک غریبه در دلت می‌آید. پنج دقیقه. صدایش به معنایش بیاید. یک سطر تعریف بنویس با یک مثال و برای دوستی بفرست. اگر جواب داد «آره، توی راه‌پله»، واژه‌ات زنده است.',
			],
			closings: [
				'رتیل هم لابد چیزی حس می‌کرد و کسی برایش واژه نیاورد. دانشجوها چند سانتی‌متر جلوتر رفته بودند، نه بیشتر. کدام ترس تو تا امروز یک جملهٔ کامل، با صدای معمولی، نصیبش نشده است؟',
				'لِوی با دو فهرست برگشت: واژه‌هایی که مردمی فراوان دارند و آن‌ها که بی‌شان سر می‌کنند. هر خانه‌ای را می‌شود همین‌طور وصف کرد. در خانه‌ای که از آن آمده‌ای چه چیزی هر روز حس می‌شد و به نام دیگری صدایش می‌زدند؟',
			],
		},
		ar: {
			keywords: ['تسمية المشاعر', 'الذكاء العاطفي', 'المشاعر', 'العواطف', 'التعبير عن المشاعر', 'الحزن'],
			titles: ['العنكبوت والجملة الكاملة', 'جزيرة بلا كلمة للحزن'],
			excerpts: [
				'اقترب أناس يخافون العناكب من عنكبوت كبير، وطُلب من بعضهم أن يقولوا جهرًا كم هم خائفون. وبعد أسبوع كان شيء قد تغيّر.',
				'في تاهيتي رجل رحل عنه أهله فقال إنّه متعب. ماذا يجري لشعور لا يناديه أحد باسمه؟',
			],
			openings: [
				'في صندوق مكشوف بكاليفورنيا يجلس عنكبوت ضخم، وقد طُلب من طالب يخاف العناكب أن يمشي إليه. قيل لبعض المتطوّعين أن يتصوّروه غير مؤذٍ، ولبعضهم أن يفكّروا في أمر آخر. وجماعة واحدة عليها أن تقول ما بها: «أنا خائف من أن يقفز عليّ هذا العنكبوت المقرف». تبدو أسوأ نصيحة ممكنة. وبعد أسبوع جيء بالجميع إلى عنكبوت آخر، فكان أصحاب تلك الجملة أقلّهم عرقًا في الأكفّ، وأقربهم إلى الصندوق بمقدار يسير.',
				'في مطلع ستّينيّات القرن الماضي أقام روبرت ليفي، وهو طبيب نفس صار من علماء الإنسان، في قريتين من جزر تاهيتي يكتب كيف يتكلّم الناس عمّا يشعرون. كان عندهم للغضب رفّ من الكلمات. أمّا الحزن والشوق والوحشة فلا يكاد يوجد لها شيء. ورجل رحلت زوجته وطفله إلى جزيرة أخرى بدا لليفي حزينًا ويجلس جلسة الحزين. سأله عن حاله فقال إنّ جسده ثقيل، وإنّه متعب، وإنّه ربّما كان مريضًا.',
			],
			body: [
				'دخلت عبارة «الذكاء العاطفيّ» علم النفس عام ١٩٩٠ في بحث لبيتر سالوفي وجون ماير، ثمّ حملها كتاب واسع الانتشار إلى المكاتب كلّها. وكان البحث أكثر تواضعًا: تكلّم على ملاحظة المشاعر في النفس وفي الآخرين، وعلى التمييز بينها، وعلى الاهتداء بها فيما يُفعل. وفي الوسط تدخل اللغة. فلا تُقاد سفينة بآلة كلّ قراءاتها «الحمد لله، بخير»، مهما صدق القائل في الحمد.',
				'ويمكن أن يُرى الأثر في المختبر. في عام ٢٠٠٧ عرض ماثيو ليبرمان وزملاؤه وجوهًا ملؤها الخوف أو الغضب. فإذا اختار الناظر كلمة لما في الوجه هدأ موضع في الدماغ شأنه الإنذار أكثر ممّا يهدأ بالنظر وحده، ونشط موضع وراء الجبين. وكان يكفي أن تُختار الكلمة من اثنتين. ولم يطلب أحد منهم أن يصيروا أحسن حالًا.',
				'واللغات قامت ببعض العمل سلفًا. جمع الثعالبيّ في «فقه اللغة» مراتب الحزن، فميّز الكمد من البثّ والكرب من الأسى، وجعل للحبّ درجات تبدأ بالهوى وتنتهي بالهُيوم، كأنّه بائع أقمشة يعرف سُمك كلّ ثوب بين إصبعيه. ونحن نقول ضاق صدري، فنعيّن الموضع والقياس معًا، ونقول انقبض قلبي فنصف حركته. وعند البرتغاليّين كلمة لما غاب وبقيت حلاوته، وعند الألمان كلمة للسرور بعثرة الآخرين، وقد استعارتها أمم كانت تملك السرور ولا تملك اسمه. فإذا جاء الاسم صارت للحال حوافّ، وظهر أين تنتهي.',
				'غير أنّ الأسماء تأتي جاهزة من غيرنا، وهنا الصعوبة. فالطفلة التي قيل لها مرارًا «أنت نعسانة لا أكثر» تتعلّم آخر الأمر أن تنعس كلّما جُرحت. ومن البيوت ما فيه درج واحد كبير يُلقى فيه كلّ شيء ويُكتب عليه: أعصاب، أو ضغط، أو تغيّر الطقس. والدرج يُفتح في الأعياد خاصّة، حين يجتمع الذين ملؤوه.',
				'ولا يلزم أن يكون الاسم فصيحًا. للجدّات قاموسهنّ: قلبي مقبوض، ونفسي مكسورة، وفي حلقي غصّة. والغصّة عندهنّ أدقّ من كثير ممّا في الاستبيانات، لأنّها تقول أين وكم، وتقول أيضًا إنّ شيئًا كان يُراد بلعه أو قوله فلم يُبلع ولم يُقَل.',
			],
			counter:
				'قد يُغلق الاسم كما يفتح. ففي تجارب نشرها إريك نوك وآخرون عام ٢٠٢١ وجد الذين سمّوا شعورهم أوّلًا صعوبة أكبر في النظر إلى المسألة من وجه آخر، كأنّ اللصيقة جفّت كالجصّ، فصار الذي سمّى نفسه مظلومًا يرى الظلم في فنجان القهوة. ومن الناس قليلو كلام يعرفون حالهم حقّ المعرفة ويمضون فيكسرون الحطب. القول طريق من طرق العلم، وليس الطريق الوحيد، والحطب ينفع في الشتاء على كلّ حال.',
			practices: [
				'اضبطوا الساعة على ستّ دقائق واكتبوا «أشعر» وبعدها كلمة. فإن كانت الكلمة «جيّدًا» أو «سيّئًا» أو «متعبًا» فاشطبوها وابحثوا عن أضيق منها. أربع مرّات. ثمّ يوضع أمام كلّ كلمة رقم من ١ إلى ١٠، والموضع الذي تسكنه من الجسد. والترتيب هو الطريف: فالتي تأتي رابعة كانت في الأغلب واقفة منذ الصباح خلف الثلاث، تنتظر أن تُنادى.',
				'اصنعوا كلمة لشعور تكرّر ولم يوجد له اسم في معجم: الراحة لإلغاء زيارة ومعها قطرة ذنب، أو الحنان الذي يبعثه كيس غريب فيه رغيف واحد. خمس دقائق. ليكن للكلمة جرس يليق بمعناها، ثمّ سطر للتعريف ومثال. وأرسلوها إلى صديق: أيعرف هذا الشيء؟ فإن جاء الجواب «نعم، على الدرج»، فقد وُلدت الكلمة.',
			],
			closings: [
				'والعنكبوت شعر بما تشعر به العناكب ولم يسمّه أحد. تقدّم الطلبة بضعة أصابع لا أكثر، وبعض الشجاعة لا يُقاس بغير الأصابع. أيّ خوف من مخاوفنا لم ينل يومًا جملة كاملة تقال بصوت عاديّ؟',
				'عاد ليفي بقائمتين: ما تكثر كلماته عند قوم، وما يعيشون من دونه. وكلّ بيت يمكن أن يوصف هكذا، بما يُقال على مائدته وما يُغسل مع الصحون. ما الذي كان يُحَسّ كلّ يوم في البيت الذي جئنا منه، ويُنادى باسم آخر؟',
			],
		},
		es: {
			keywords: [
				'nombrar una emoción',
				'inteligencia emocional',
				'emociones',
				'sentimientos',
				'palabras para sentir',
				'tristeza',
			],
			titles: ['La tarántula y la frase', 'Una isla sin palabra para la pena'],
			excerpts: [
				'Gente con miedo a las arañas se acercó a una tarántula. A un grupo le pidieron que dijera en voz alta cuánto miedo tenía. A la semana algo había cambiado.',
				'En Tahití, hacia 1960, un hombre al que se le habían ido los suyos decía que estaba cansado. ¿Qué le pasa a un sentimiento al que nadie llama?',
			],
			openings: [
				'En California hay una tarántula en una caja abierta y a un estudiante que teme a las arañas le han pedido que se acerque. A unos voluntarios les dicen que la imaginen inofensiva; a otros, que piensen en otra cosa. Los de un grupo tienen que contar lo que les pasa: «Me da miedo que esa tarántula asquerosa me salte encima». Parece el peor de los consejos. Una semana después los llevan ante otra araña, y son ellos los que menos sudan de las manos y los que se arriman un poco más.',
				'A principios de los sesenta Robert Levy, psiquiatra metido a antropólogo, vivió en dos comunidades de las islas de la Sociedad y apuntó cómo hablaba la gente de lo que sentía. Para la ira tenían un estante de palabras. Para la tristeza, la añoranza o la soledad, poco menos que nada. Un hombre cuya mujer y cuyo hijo se habían marchado a otra isla le pareció triste, y se sentaba como se sientan los tristes. Le preguntó. Contestó que notaba el cuerpo pesado, que estaría enfermo.',
			],
			body: [
				'La expresión inteligencia emocional entró en la psicología en 1990, con un artículo de Peter Salovey y John Mayer, y a los pocos años un libro muy vendido la llevó a todas las oficinas. El artículo era más modesto. Hablaba de percibir lo que se siente, en uno y en otros, de distinguirlo y de dejar que esa información oriente lo que se hace. En lo de en medio interviene el idioma. No se puede pilotar con un instrumento que marca siempre «tirando».',
				'En el laboratorio se deja ver. En 2007 Matthew Lieberman y sus colegas enseñaban caras llenas de miedo o de furia; cuando la persona elegía una palabra para el gesto, una zona del cerebro que da la alarma se calmaba más que con la simple mirada, y otra, detrás de la frente, se ponía a trabajar. Bastaba con escoger entre dos. Nadie les había pedido que se sintieran mejor.',
				'Las lenguas traen parte de la tarea hecha. En Andalucía una cosa es tener pena y otra que algo te dé pena, y existe el «pellizco», que nadie confunde con el susto. Los gallegos tienen la morriña y los portugueses la saudade, y se ofenden si se las mezclas. Los alemanes tienen un nombre para la alegría por el tropiezo ajeno; los demás, que gozábamos de la alegría, se lo pedimos prestado. Con nombre, un estado tiene bordes: ves dónde acaba y que estás de pie a su lado.',
				'Lo malo es que los nombres llegan hechos. La niña a la que siempre dijeron «lo que tienes es sueño» acaba por dormirse cuando la hieren. Hay familias con un solo cajón para todo: los nervios.',
			],
			counter:
				'Un nombre puede cerrar tanto como abrir. En unos experimentos que publicaron en 2021 Erik Nook y otros, a quienes primero nombraban lo que sentían les costaba después más mirar el asunto de otra manera, como si la etiqueta hubiera fraguado. Y hay gente de pocas palabras que sabe perfectamente cómo está y se va a partir leña. Decir es un modo de saber, uno entre varios.',
			practices: [
				'Pon el reloj en seis minutos. Escribe «siento» y una palabra; si es bien, mal, estrés o agobio, táchala y busca otra más estrecha. Hazlo cuatro veces. Añade a cada una un número del uno al diez y el lugar del cuerpo donde la guardas. Lo curioso es el orden: la que sale cuarta suele llevar desde por la mañana haciendo cola detrás de las tres primeras, sin protestar.',
				'Inventa una palabra para algo que hayas sentido varias veces y no venga en los diccionarios: el alivio de que se anule una visita, con su gota de culpa, o la ternura ante la compra de un desconocido en la cinta del súper. Cinco minutos. Que suene a lo que es. Añádele una línea de definición y un ejemplo y mándasela a alguien. Si te responde «sí, en el ascensor», ya existe.',
			],
			closings: [
				'La araña sentiría lo que sientan las arañas, y nadie se lo puso en palabras. Los estudiantes habían avanzado unos centímetros. ¿Cuál de tus miedos no ha tenido nunca una frase entera, dicha en tono normal?',
				'Levy volvió con dos listas: las palabras que a un pueblo le sobran y aquellas sin las que se arregla. Se podría hacer con cualquier casa. ¿Qué se sentía a diario en la tuya y respondía a otro nombre?',
			],
		},
	},
};
