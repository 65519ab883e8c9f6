import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-hanged-man',
	motif: 'tree',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the hanged man', 'tarot', 'waiting', 'pause', 'perspective', 'major arcana'],
			titles: ['Painted by the Foot on a Wall', 'The Scholar Who Turned the Card Round'],
			excerpts: [
				'Italian cities painted their traitors upside down on public walls. The Duke of Milan’s own father hung there in effigy, and the duke had the card in his pack.',
				'In 1781 a learned man declared that the Hanged Man was a printer’s mistake. He turned him round and was very pleased with the result.',
			],
			openings: [
				'In Florence in 1440 the painter Andrea del Castagno was paid for covering a wall of the Podestà’s palace with traitors, life size, each hung by one foot. It won him a nickname that stuck: Andreino of the Hanged. When the Pazzi had tried to murder the Medici in 1478, the commission for the next lot went to Botticelli. Such pictures were a punishment. The man himself might be in another country; his likeness hung in the street with a rhyme under it, and his creditors walked past.',
				'Antoine Court de Gébelin, a Paris scholar, saw a pack of tarot at a lady’s house and recognised at once the wisdom of ancient Egypt. One card disturbed him. Among the virtues Prudence was missing, and here was a fellow hung by a foot, which made no sense. He concluded, in print, in 1781, that an ignorant card maker had put the block in the wrong way up. It ought to be a man with one foot raised, considering where to set it. He turned the card round. There stood Prudence.',
			],
			body: [
				'The old Italian lists are plainer: they call the card the Traitor. And there is a family matter in it. Muzio Attendolo, nicknamed Sforza, changed employers once too often, and in 1412 the pope of the day had him painted on the bridges and gates of Rome hanging by the right foot. It was his son Francesco who took Milan; and it is for Francesco’s house that the most famous of all Hanged Men was painted, a young fellow in green hose on a gallows, hands behind his back, calm as a pear. What they thought when that card was dealt to them, no one has written down.',
				'Pamela Colman Smith kept the posture and changed all the rest. Her gallows is a living tree in the form of a T, with leaves on it. The free leg crosses behind the other. Round the head there is a light like that on a saint’s picture, and Waite remarks that the face expresses deep entrancement, not suffering. Of shame nothing is left. One might say that the card has served its sentence.',
				'So people came to read a pause into it, a waiting in which one sees things from the other side. It is a true experience. Whoever has lain three weeks with a broken leg knows the ceiling of the room and, by the second week, a number of things about their life. Blood goes to the head. What one had taken for the floor was perhaps only the side one happened to stand on.',
				'But the old meaning has not quite gone, and it keeps the new one honest. Who hangs there, and for whom is he a traitor? Anyone who stops in the middle of things, who leaves a post, a party, an argument he was expected to win, will be called that by somebody. The light about the head and the name of traitor may belong to the same man.',
			],
			counter:
				'Not every standstill is a viewpoint. Some people wait because the office has lost the file, and for them the halo is an impertinence. There are also those who have hung so long and so gracefully that the posture has become their profession. The card praises letting go; it says nothing about rent day. And Court de Gébelin, who in 1781 turned the card over and got a Prudence, should make us careful: one can always turn a thing about until it agrees.',
			practices: [
				'Lie on the floor for five minutes with your legs up a wall, if your back and your doctor have nothing against it, and look at your own room as though you were to rent it. Choose three objects and describe each as someone would who did not know what it is for. When you are up again, write the descriptions down. One of the three you will probably want to move.',
				'Take a thing you are waiting for. Write down for six minutes what it would cost you to wait a year longer, in plain items: money, sleep, one friendship. Then do the same sum for not waiting one more day. Put the two lists next to each other and turn the sheet upside down. Read them so, slowly, letter by letter; it prevents skipping.',
			],
			closings: [
				'A family that had been hung on the bridges of Rome played cards with the picture two generations later. It takes time to be dealt one’s own disgrace and to go on smiling. Which old shame of yours has lost its rope in the meantime?',
				'The learned man needed a Prudence and made one by turning his wrist. He hangs quite contentedly the other way. What in your situation have you turned round so that it should fit, and how does it look if you let it hang?',
			],
		},
		fa: {
			keywords: ['مرد آویخته', 'تاروت', 'درنگ', 'انتظار', 'چشم‌انداز', 'آرکانای بزرگ'],
			titles: ['نقشی بر دیوار، آویخته از یک پا', 'دانشمندی که کارت را سر و ته کرد'],
			excerpts: [
				'شهرهای ایتالیا تصویرِ خائن‌ها را وارونه بر دیوار می‌کشیدند. پدرِ دوکِ میلان هم آنجا آویخته بود و دوک همین کارت را در دسته‌اش داشت.',
				'در ۱۷۸۱ دانشمندی نوشت مردِ آویخته غلطِ چاپ است. کارت را برگرداند و از نتیجه بسیار راضی بود.',
			],
			openings: [
				'به سال ۱۴۴۰ در فلورانس به آندره‌آ دل کاستانیو مزد دادند که دیوارِ کاخِ حاکم را از نقشِ خائن‌ها پر کند، به قدِ آدم و هر یک آویخته از یک پا. لقبی رویش ماند: آندره‌آی آویخته‌ها. وقتی پاتزی‌ها در ۱۴۷۸ قصدِ جانِ مدیچی‌ها کردند سفارشِ دستهٔ بعد به بوتیچلی رسید. این نقش‌ها مجازات بود. خودِ مرد شاید در مملکتِ دیگری می‌گشت و صورتش، با بیتی زیرِ پا، در کوچه آویزان بود و طلبکارها از جلویش می‌گذشتند.',
				'آنتوان کور دو ژبلن، دانشمندی پاریسی، در خانهٔ بانویی دسته‌ای تاروت دید و همان‌جا حکمتِ مصرِ باستان را بازشناخت. فقط یک کارت آزارش داد. میانِ فضیلت‌ها «تدبیر» کم بود و اینجا مردی از پا آویزان، که معنی نداشت. پس در ۱۷۸۱ نوشت و چاپ کرد که کارت‌سازِ نادانی قالب را وارونه زده است؛ این باید مردی باشد که یک پا را بلند کرده و فکر می‌کند کجا بگذاردش. کارت را برگرداند. تدبیر آنجا ایستاده بود.',
			],
			body: [
				'فهرست‌های قدیم رک‌ترند و نامِ کارت را «خائن» نوشته‌اند. پای قصه‌ای خانوادگی هم در میان است. موتزو آتندولو که لقبش اسفورتسا بود یک بار زیادی ارباب عوض کرد و پاپِ وقت در ۱۴۱۲ فرمود تا او را بر پل‌ها و دروازه‌های رم آویخته از پای راست نقاشی کنند. پسرش فرانچسکو میلان را گرفت، و مشهورترین مردِ آویختهٔ جهان را برای خانهٔ همین پسر کشیده‌اند: جوانی با جورابِ بلندِ سبز، دست‌ها پشتِ سر، آرام مثلِ گلابی بر درخت. اینکه وقتی آن برگ به دستشان می‌افتاد چه می‌کردند در جایی نیامده است.',
				'پاملا کولمن اسمیت حالتِ تن را نگه داشت و باقی را عوض کرد. دارِ او درختی زنده است و برگ دارد. پای آزاد پشتِ پای دیگر خم شده. دورِ سر نوری است مثلِ نورِ شمایل‌ها و ویت می‌گوید در چهره‌اش رنج نیست، از خود به در شدن است. از رسوایی چیزی نمانده. انگار خودِ کارت محکومیتش را تا آخر کشیده و آزاد شده باشد.',
				'این‌طور بود که از آن درنگ خواندند: انتظاری که در آن چیزها را از سوی دیگر می‌بینی. تجربهٔ راستی است. هر که سه هفته با پای شکسته خوابیده باشد سقفِ اتاق را می‌شناسد و از هفتهٔ دوم چیزهایی هم از زندگی‌اش می‌داند. در قصه‌های ما یوسف در چاه و یونس در شکمِ ماهی همین حال را دارند؛ کاری از دستشان برنمی‌آید و قصه درست همان‌جا می‌پیچد. شاید آنچه کفِ زمین خیال می‌کردیم فقط سمتی بوده که از قضا رویش ایستاده بودیم.',
				'معنای قدیم هم به‌کلی نرفته و مراقبِ معنای تازه است. آن که آویخته برای که خائن است؟ هر کس وسطِ کار بایستد، از مقامی و جمعی و دعوایی که قرار بود ببرد کنار بکشد، یکی پیدا می‌شود که همین نام را رویش بگذارد. بعید نیست نورِ دورِ سر و نامِ خائن هر دو مالِ یک نفر باشد.',
			],
			counter:
				'هر ماندنی چشم‌انداز نیست. بعضی‌ها منتظرند چون اداره پرونده را گم کرده و گفتن از هاله و نور به آنها بی‌ادبی است. کسانی هم هستند که آن‌قدر خوش‌ترکیب آویزان مانده‌اند که کارشان شده همین. کارت از رها کردن تعریف می‌کند و از موعدِ اجاره چیزی نمی‌گوید. کور دو ژبلنِ پاریسی هم که در ۱۷۸۱ کارت را سر و ته کرد تا «تدبیر» از آن درآید باید محتاطمان کند: هر چیزی را می‌شود آن‌قدر چرخاند تا موافق شود.',
			practices: [
				'اگر کمر و پزشکت حرفی ندارند پنج دقیقه کفِ اتاق دراز بکش و پاها را به دیوار تکیه بده. اتاقِ خودت را طوری نگاه کن که گویی آمده‌ای اجاره‌اش کنی. سه چیز را انتخاب کن و هرکدام را مثل کسی وصف کن که نمی‌داند به چه درد می‌خورد. بلند که شدی وصف‌ها را بنویس. به احتمالِ زیاد دلت می‌خواهد جای یکی از آن سه تا را عوض کنی.',
				'چیزی را که منتظرش هستی در نظر بگیر. شش دقیقه بنویس اگر یک سالِ دیگر هم منتظر بمانی چه خرجی دارد، به زبانِ دخل و خرج: پول، خواب، یک رفاقت. بعد همین حساب را برای وقتی بنویس که یک روز هم صبر نکنی. دو فهرست را کنار هم بگذار، کاغذ را سر و ته کن و همان‌طور آهسته بخوان. وارونه که باشد نمی‌شود چیزی را از قلم انداخت.',
			],
			closings: [
				'خانواده‌ای که بر پل‌های رم آویخته بودش دو نسل بعد با همان تصویر ورق بازی می‌کرد. زمان می‌بَرد تا رسواییِ آدم به دستِ خودش بیفتد و لبخندش نرود. کدام شرمِ قدیمیِ تو در این سال‌ها طنابش پوسیده است؟',
				'آن دانشمند تدبیر لازم داشت و با یک چرخشِ مچ ساختش. کارت از آن سو هم راضی آویزان است. تو چه چیزی را در کارِ خودت چرخانده‌ای تا جور دربیاید، و اگر بگذاری همان‌طور آویخته بماند چه شکلی دارد؟',
			],
		},
		ar: {
			keywords: ['الرجل المعلق', 'تاروت', 'الانتظار', 'الوقفة', 'تغيير المنظور', 'الأوراق الكبرى'],
			titles: ['مرسوم على الجدار من قدم واحدة', 'العالِم الذي قلب الورقة'],
			excerpts: [
				'كانت مدن إيطاليا ترسم خونتها مقلوبين على الجدران. وقد عُلّق والد دوق ميلانو هناك رسمًا، ثمّ كانت الورقة في مجموعة ابنه.',
				'أعلن عالم في باريس سنة ١٧٨١ أنّ الرجل المعلَّق غلطة مطبعيّة، فقلبه وسرّه ما رأى كثيرًا.',
			],
			openings: [
				'في فلورنسا سنة ١٤٤٠ قبض الرسّام أندريا دل كاستانيو أجرًا على ملء جدار من قصر الحاكم بصور الخونة، بالحجم الطبيعيّ، كلّ منهم معلّق من قدم واحدة. ولزمه من ذلك لقب: أندريا صاحب المعلَّقين. ولمّا حاول آل باتسي قتل آل مديتشي سنة ١٤٧٨ كان تصوير الدفعة التالية من نصيب بوتيتشيلي. كانت تلك الصور عقوبة قائمة بنفسها. فقد يكون الرجل في بلد آخر سالمًا معافى، وصورته معلّقة في الشارع وتحتها أبيات هجاء، ودائنوه يمرّون بها في طريقهم إلى السوق.',
				'رأى أنطوان كور دو جيبلان، وهو عالم من باريس، مجموعة تاروت في بيت سيّدة، فتبيّن فيها على الفور حكمة مصر القديمة. ورقة واحدة نغّصت عليه. فالحكمة المدبّرة غائبة عن الفضائل، وههنا رجل معلّق من قدمه، وذلك لا يستقيم. فكتب سنة ١٧٨١ ونشر أنّ صانع ورق جاهلًا وضع القالب مقلوبًا، وأنّ الأصل رجل رفع قدمًا وهو يفكّر أين يضعها. ثمّ قلب الورقة، فإذا بالتدبير واقف أمامه كما أراد.',
			],
			body: [
				'أمّا القوائم الإيطاليّة القديمة فأصرح، إذ تسمّي الورقة «الخائن». وفي الأمر شأن عائليّ. كان موتسو أتندولو، الملقّب سفورزا، قائدًا يبدّل مخدوميه، فبدّلهم مرّة أكثر ممّا يُحتمل، فأمر بابا ذلك الوقت سنة ١٤١٢ بأن يُصوَّر على جسور روما وأبوابها معلّقًا من قدمه اليمنى. وابنه فرانشيسكو هو الذي استولى على ميلانو، ولبيت هذا الابن رُسم أشهر رجل معلّق في العالم: فتى في جورب أخضر طويل، ويداه خلف ظهره، هادئ هدوء الكمّثرى على غصنها. ولم يدوّن أحد ما كان يجري في المجلس حين تقع تلك الورقة في يد واحد منهم.',
				'أبقت باميلا كولمان سميث هيئة الجسد وبدّلت سائر الصورة. فالمشنقة عندها شجرة حيّة لها ورق. والرِّجل الطليقة مثنيّة خلف أختها. وحول الرأس نور كنور الأيقونات، ويقول وايت إنّ الوجه وجه مستغرق لا وجه متألّم. لم يبقَ من الفضيحة شيء، فكأنّ الورقة نفسها أمضت مدّة حكمها وخرجت. وقلّما نالت صورة في التاريخ عفوًا بهذا التمام، من غير أن يطلبه لها أحد.',
				'ومن هنا صار الناس يقرؤون فيها وقفة وانتظارًا تُرى فيه الأشياء من جانبها الآخر. وهذه تجربة صادقة. فمن رقد ثلاثة أسابيع بساق مكسورة عرف سقف الغرفة، وعرف منذ الأسبوع الثاني أمورًا عن حياته لم يكن يراها وهو ماشٍ. وفي تراثنا أبو العلاء المعرّيّ الذي سمّى نفسه رهين المحبسين، يعني داره وعماه، وأقام في بيته نحو نصف قرن، فكان من الطلبة من يقطع إليه البلاد ليسمع ما يقوله رجل لا يبرح مكانه. ولعلّ ما حسبناه أرضًا كان الجانب الذي اتّفق أن وقفنا عليه، لا غير. ولا يُعلم ذلك إلّا من الجهة الأخرى.',
				'ومع ذلك لم يذهب المعنى القديم كلّه، وهو الذي يصون الجديد من الكذب. من المعلَّق هناك، ولمن هو خائن؟ فكلّ من توقّف في وسط الأمر، وترك منصبًا أو جماعة أو جدالًا كان يُنتظر منه أن يكسبه، سيجد من يسمّيه بهذا الاسم. وقد لا يكون المسمّي كاذبًا، فالذين انتظروه على الجسر انتظروه حقًّا. وقد يكون النور الذي حول الرأس واسم الخائن لرجل واحد في وقت واحد.',
			],
			counter:
				'ليس كلّ توقّف شرفة. فمن الناس من ينتظر لأنّ الدائرة أضاعت ملفّه، والكلام له عن الهالة والنور قلّة أدب. ومنهم من طال تعلّقه وحسنت هيئته فيه حتّى اتّخذه مهنة. تمدح الورقة الترك، وتسكت عن موعد الإيجار. ثمّ إنّ كور دو جيبلان الباريسيّ قلب الورقة سنة ١٧٨١ حتّى خرج له منها التدبير، وفي ذلك ما يدعو إلى الحذر، فلا شيء إلّا ويمكن أن يُدار حتّى يوافق.',
			practices: [
				'إن لم يكن في الظهر ما يمنع ولا عند الطبيب، فخمس دقائق من الاستلقاء على الأرض والساقان مرفوعتان إلى الجدار، والنظر إلى الغرفة كما ينظر إليها من جاء يستأجرها. تُختار ثلاثة أشياء ويوصف كلّ منها وصف من لا يعرف فيمَ يُستعمل. وبعد القيام تُكتب الأوصاف. والأرجح أنّ واحدًا من الثلاثة سيُنقل من مكانه قبل المساء. فإن لم يُنقل شيء فلعلّ الساكن كان يعرف الدار أكثر ممّا ظنّ.',
				'ليكن أمامكم أمر منتظر. اكتبوا في ستّ دقائق كلفة انتظاره سنة أخرى، بلغة الدفاتر: مال، ونوم، وصداقة. ثمّ اكتبوا الحساب نفسه لمن لا ينتظر ولو يومًا واحدًا بعد. ضعوا القائمتين جنبًا إلى جنب، واقلبوا الورقة رأسًا على عقب، واقرؤوهما وهما مقلوبتان على مهل. فالحروف المقلوبة لا تسمح بالقفز فوق السطور، وهذا كلّ فضلها. وما بقي صحيحًا وهو مقلوب فليُنقل إلى ورقة جديدة قائمة.',
			],
			closings: [
				'أسرة عُلّق أبوها رسمًا على جسور روما كانت تلعب بالصورة نفسها بعد جيلين. ولا بدّ من زمن حتّى تقع الفضيحة القديمة في يد صاحبها فلا تفارقه الابتسامة. فأيّ خجل قديم بلي حبله في هذه السنين ولم ينتبه إليه أحد؟',
				'احتاج ذلك العالم إلى التدبير فصنعه بحركة من معصمه، والمعلَّق راضٍ من الجهة الأخرى أيضًا. فما الذي أُدير في شأن هذه الأيّام حتّى يوافق، وكيف تكون هيئته لو تُرك معلّقًا كما هو؟',
			],
		},
		es: {
			keywords: ['el colgado', 'tarot', 'espera', 'pausa', 'perspectiva', 'arcanos mayores'],
			titles: ['Pintado en la pared, por un pie', 'El erudito que le dio la vuelta a la carta'],
			excerpts: [
				'Las ciudades italianas pintaban a sus traidores boca abajo en los muros. Al padre del duque de Milán lo colgaron así, en efigie, y el duque tenía la carta.',
				'En 1781 un sabio de París anunció que El Colgado era una errata de imprenta. Lo giró y quedó encantado.',
			],
			openings: [
				'En 1440, en Florencia, Andrea del Castagno cobró por llenar una pared del palacio del Podestà con traidores de tamaño natural, cada uno suspendido de un pie. Le quedó el mote: Andreino el de los colgados. Cuando los Pazzi intentaron matar a los Médici, en 1478, la tanda siguiente se la encargaron a Botticelli. Eran una condena. El interesado podía andar por otro país tan campante; su retrato pendía en la calle con unos versos debajo, y sus acreedores pasaban por delante camino del mercado.',
				'Antoine Court de Gébelin, erudito parisino, vio un tarot en casa de una señora y reconoció al instante la sabiduría del antiguo Egipto. Le molestaba una carta. Entre las virtudes faltaba la Prudencia, y ahí había un sujeto colgado de un pie que no pintaba nada. En 1781 lo dejó impreso: un naipero ignorante había puesto la plancha del revés; debía ser un hombre con un pie en alto, pensando dónde posarlo. Giró el naipe. Allí estaba la Prudencia, claro.',
			],
			body: [
				'Las listas italianas antiguas no se andan con rodeos y llaman a la carta el Traidor. Hay además un asunto de familia. Muzio Attendolo, apodado Sforza, cambió de amo una vez más de la cuenta, y en 1412 el papa de turno mandó pintarlo en los puentes y las puertas de Roma, colgado del pie derecho. Su hijo Francesco tomó Milán. Y para la casa de Francesco se hizo el más famoso de los colgados: un muchacho de calzas verdes, manos a la espalda, sereno como una pera. Qué cara ponían cuando les tocaba esa carta, no lo apuntó nadie.',
				'Pamela Colman Smith conservó la postura y cambió lo demás. Su horca es un árbol vivo, con hojas. La pierna libre se dobla por detrás de la otra. Alrededor de la cabeza hay una luz de estampa, y Waite señala que el rostro expresa arrobamiento y no dolor. De la infamia no queda rastro; se diría que la carta ya ha cumplido su condena.',
				'Así se empezó a leer en ella una pausa, una espera desde la que se ve el otro lado. Es verdad que ocurre. Quien ha pasado tres semanas con una pierna rota conoce el techo de su cuarto y, hacia la segunda, unas cuantas cosas de su vida. Iñigo de Loyola, con la suya destrozada en Pamplona en 1521, pidió novelas de caballerías; en la casa solo había vidas de santos, y de aquella cama salió otro hombre. Lo que tomábamos por el suelo quizá fuera el lado en que estábamos de pie.',
				'El sentido viejo, con todo, no se ha ido, y es el que mantiene honrado al nuevo. ¿Quién cuelga ahí y para quién es un traidor? A cualquiera que se pare a mitad de las cosas, que deje un cargo, un bando, una discusión que debía ganar, alguien lo llamará así. La luz en la cabeza y el nombre de traidor pueden ser de la misma persona.',
			],
			counter:
				'No toda parálisis es un mirador. Hay quien espera porque en la ventanilla han perdido su expediente, y hablarle de halos es una grosería. También hay quien lleva tanto tiempo colgado, y con tan buena figura, que lo ha convertido en su profesión. La carta elogia el soltar y no menciona el día del alquiler. Y lo de Court de Gébelin, que en 1781 le dio la vuelta a la carta y le salió una Prudencia, aconseja cautela: todo se puede girar hasta que nos dé la razón.',
			practices: [
				'Si tu espalda y tu médico no se oponen, túmbate cinco minutos con las piernas contra la pared y mira tu cuarto como si fueras a alquilarlo. Elige tres objetos y descríbelos como alguien que ignora para qué sirven. Al levantarte, escribe las tres descripciones. Lo más probable es que antes de cenar hayas cambiado uno de sitio.',
				'Toma algo que estés esperando. Seis minutos para anotar qué te costaría esperar un año más, en partidas de contable: dinero, sueño, una amistad. Luego echa la misma cuenta para no esperar ni un día. Pon las dos listas juntas, dale la vuelta a la hoja y léelas así, al revés, despacio. Es una manera de no saltarse nada.',
			],
			closings: [
				'Una familia a la que habían colgado en los puentes de Roma jugaba a las cartas con el dibujo dos generaciones después. Se tarda en recibir la propia vergüenza y seguir sonriendo. ¿Cuál de las tuyas se ha quedado ya sin cuerda?',
				'El erudito necesitaba una Prudencia y la fabricó con un giro de muñeca. Del otro lado, el muchacho también estaba conforme. ¿Qué has girado tú en tu situación para que encaje, y cómo se ve si lo dejas colgar?',
			],
		},
	},
};
