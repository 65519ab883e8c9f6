import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-snake',
	motif: 'serpent',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['snake', 'serpent', 'dream of a snake', 'snake bite', 'viper', 'shed skin'],
			titles: ['The snake who came to the sick', 'What the snake in the dream was guarding'],
			excerpts: [
				'At Epidaurus the sick slept on the floor of a temple and hoped for a snake. Elsewhere people woke from the same dream and counted their enemies.',
				'Enemy, doctor, watchman over gold: three professions for one animal, and a laboratory’s guess at why sleep employs it so often.',
			],
			openings: [
				'A marble relief in Athens, fourth century before our era: a man lies on a couch and a large snake has its mouth at his shoulder. It is a thank-you. The sick who came to the healing sanctuaries slept there on purpose, waiting for the god in a dream, and tame snakes slid about the halls at night. Stone tablets from Epidaurus list the results. One man woke to hear that a serpent had licked his sore toe and that the toe was well.',
				'You lift a stone in the garden for no special reason, and your hand is back at your chest before you have seen anything. Then you see it: a piece of hose, green, half a metre. The body made its decision by itself and left you to find the grounds. Something similar happens at night. The snake is in the dream, on the stairs or in the bed, before there is a story to put it in, and the story is written round it in a hurry.',
			],
			body: [
				'For the Arabic interpreters the snake is an enemy who keeps close to the house. They measure it: a large one has means, a small one only the wish; a snake that speaks kindly brings pleasure from someone unexpected; one that obeys the dreamer is office, wealth, even rule. The ground of all this is told quickly. In Arabic the snake and life come from one root, and no interpreter could pass that by.',
				'Persian tales put it on top of a buried treasure. Where there is a hoard there is a serpent asleep on it, and where there is a serpent in a ruin somebody starts to dig. The animal is not the danger and not the gold; it is the sign that the two lie in one place. Artemidorus thought the same in his dry way: a snake can mean sickness and enmity, and because it guards treasures it can also mean money.',
				'Jung met it as what is oldest in us, the spinal cord before there was much of a head: cold, quick, not to be talked round. It sheds its skin whole, down to the caps of the eyes. When it turned up in a patient’s dream he asked less who the enemy might be than what part of life had been left to live by itself in the cellar.',
				'These readings quarrel over one practical matter, namely whether to come closer. The enemy should be watched from the door, the treasure wants a spade, and the healer, for in the temples of the Greeks the sick lay on the floor and hoped for a snake, asks you to lie still and let it touch the place that hurts. Before you decide, it helps to remember what the snake in your dream was actually doing. Mostly it was lying there.',
			],
			counter:
				'The anthropologist Lynne Isbell has argued that primates owe some of their sharp eyes to millions of years of spotting snakes. If so, the alarm is older than any treasure and rings for garden hoses too. It is also a matter of company: people who handle snakes or fear them dream of them more. The symbol may be no deeper than a reflex with good publicity.',
			practices: [
				'Draw your snake in one line without lifting the pen, as long as the paper allows, and do not correct it. It takes a minute. Then put a small cross on the line wherever the hand slowed down or thickened. Beside the first cross write what you would guard if you had to sleep on top of it; beside the last, whom you would never let near. Fold the page along the line.',
				'For five minutes list everything you have grown out of in the last three years: a coat, an opinion, a way of signing letters, a friend’s joke. Say each aloud once. Snakes rub their heads against something rough when a skin is due, so underline the item on your list that itched longest before it went. Then name one thing that has begun to feel tight, and do nothing about it until Sunday.',
			],
			closings: [
				'The man with the toe did not chase it and did not feed it. He slept, which is more courage than it sounds. What would it have to touch, if it came tonight as a physician?',
				'A guard is posted only where something is worth the wages. What lies under the thing you have been walking around for so long?',
			],
		},
		fa: {
			keywords: ['مار', 'خواب مار', 'تعبیر خواب مار', 'نیش مار', 'گنج و مار', 'پوست انداختن'],
			titles: ['ماری که روی گنج خوابیده بود', 'مار، از ویرانه تا معبد بیماران'],
			excerpts: [
				'در قصه‌های ما هر جا گنجی هست ماری رویش چنبر زده. معبّر می‌گوید دشمن، یونانی می‌گوید طبیب، و چشم تو پیش از هر دو دستت را عقب کشیده است.',
				'بیماران یونانی شب را کف معبد می‌خوابیدند به این امید که ماری به خوابشان بیاید. چطور یک جانور هم دشمن شد و هم پزشک؟',
			],
			openings: [
				'ویرانه‌ای بیرون ده، دیواری از خشت که نصفش ریخته، و ماری که ظهرها روی همان دیوار آفتاب می‌گیرد. بچه‌ها می‌ترسند و پیرمردها چیز دیگری در سر دارند: می‌گویند این مار بی‌خود اینجا نیست، زیرش چیزی خاک کرده‌اند. در قصه‌های فارسی گنج بی‌مار نمی‌شود، و مار در ویرانه یعنی کسی شبانه با بیل خواهد آمد. مار همان‌جا می‌ماند و از هر دو خبر ندارد، نه از ترس بچه‌ها و نه از حساب‌وکتاب پیرمردها.',
				'سنگی مرمرین در آتن مانده از سدهٔ چهارم پیش از میلاد: مردی روی تخت دراز کشیده و ماری بزرگ دهانش را به شانهٔ او گذاشته است. این نقش شکرانهٔ یک درمان است. بیماران به معبد خدایان شفابخش می‌رفتند و شب همان‌جا می‌خوابیدند تا درمان به خوابشان بیاید، و مارهای رام در تاریکی از کنارشان می‌گذشتند. بر لوح‌های اپیداوروس نوشته‌اند مردی بیدار شد و شنید ماری انگشت زخمی پایش را لیسیده؛ انگشت خوب شده بود.',
			],
			body: [
				'معبّران مسلمان مار را دشمنی دانسته‌اند که دور نیست؛ دشمن خانگی. بعد اندازه‌اش می‌گیرند: مار بزرگ دشمنی است که دستش می‌رسد، مار کوچک دشمنی که فقط دلش می‌خواهد. مار اگر به نرمی سخن بگوید، از جایی که گمان نداری خوشی می‌رسد؛ و اگر فرمان تو را ببرد، مال است و مقام. یک چیز هم در گوش عربی‌دانان زنگ می‌زد: «حیّه» و «حیات» از یک ریشه‌اند. کسی که نان از تعبیر می‌خورد از کنار چنین همسایگی‌ای رد نمی‌شود. حتی از جای مار هم می‌پرسیدند: ماری که از خانه بیرون می‌رود کینه‌ای است که تمام شده، و ماری که در آستانه می‌ماند هنوز حرفی برای گفتن دارد.',
				'آرتمیدوروس یونانی هم حسابش دو ستون دارد. مار بیماری و دشمنی است، و چون پاسبان گنج‌هاست، پول هم هست. یعنی مار نه خطر است و نه طلا؛ نشانهٔ آن است که این دو را یک جا گذاشته‌اند. در زبان ما هم «مار و گنج» و «گل و خار» مثل هم‌اند: دو همسایه که اجارهٔ یک خانه را می‌دهند و هیچ‌کدام قصد رفتن ندارد. هر که یکی را بخواهد باید با آن یکی هم سلام‌وعلیک کند.',
				'یونگ در آن کهن‌ترین لایهٔ ما را می‌دید، نخاعی که هنوز سر چندانی نداشت؛ سرد و چابک و بی‌اعتنا به استدلال. مار پوستش را درسته می‌اندازد، حتی پوستهٔ روی چشم‌ها را. او کمتر می‌پرسید دشمن کیست؛ می‌پرسید کدام تکهٔ زندگی‌ات را در زیرزمین رها کرده‌ای که برای خودش بزرگ شود.',
				'این سه در یک کار عملی با هم نمی‌سازند: جلو بروی یا نه؟ دشمن را باید از دم در پایید. گنج بیل می‌خواهد. طبیب، همان ماری که بیماران یونانی شب‌ها کف معبد چشم‌به‌راهش بودند، می‌گوید تکان نخور تا به جای دردناک برسم. پیش از آنکه یکی را انتخاب کنی، خوب است به یاد بیاوری مارِ خوابِ تو راستی چه می‌کرد. بیشترِ وقت‌ها هیچ؛ همان‌جا خوابیده بود و این تو بودی که بقیه‌اش را با عجله نوشتی.',
			],
			counter:
				'لین ایزبل، انسان‌شناس آمریکایی، می‌گوید چشم تیزبین میمون‌تباران تا اندازه‌ای مزد میلیون‌ها سال پاییدن مار است. اگر چنین باشد، این زنگ خطر از هر گنجی پیرتر است و برای شلنگ باغچه هم به صدا درمی‌آید. آنان که از مار می‌ترسند یا با مار سروکار دارند، بیشتر هم خوابش را می‌بینند. شاید نماد چیزی نباشد جز یک واکنشِ قدیمی که خوب تبلیغ شده است.',
			practices: [
				'مار خودت را با یک خط بکش، بی‌آنکه قلم را برداری و چیزی را درست کنی؛ هر قدر که کاغذ جا دارد. بعد هر جا دستت کند شد یا خط کلفت شد، نقطه‌ای بگذار. کنار نقطهٔ اول بنویس اگر مجبور بودی روی چیزی بخوابی تا کسی نبردش، آن چه بود. کنار نقطهٔ آخر نام چیزی را بنویس که هرگز نمی‌گذاری نزدیک شود. کاغذ را از روی خط تا کن.',
				'پنج دقیقه بنشین و هر چه را در این سه سال برایت تنگ شد و رفت فهرست کن: کتی، عقیده‌ای، امضایی، شوخیِ تکراریِ یک رفیق. هر کدام را یک بار بلند بخوان. مار پیش از پوست انداختن سرش را به چیزی زبر می‌مالد؛ پس زیر آن یکی که پیش از رفتن بیشتر از همه می‌خارید خط بکش. آخر سر نام چیزی را بنویس که تازه دارد تنگ می‌شود، و تا جمعه دست به آن نزن.',
			],
			closings: [
				'نگهبان را جایی می‌گذارند که به مزدش بیرزد. زیر آن چیزی که این همه وقت دورش چرخیده‌ای و نزدیکش نرفته‌ای، چه خاک کرده‌اند؟',
				'آن مردِ انگشت‌زخمی دنبال مار ندوید و سنگی هم برنداشت؛ خوابید، و این از آنچه به نظر می‌آید دل بیشتری می‌خواهد. اگر امشب مثل طبیب بیاید، دهانش را کجا می‌گذارد؟',
			],
		},
		ar: {
			keywords: ['ثعبان', 'حية', 'أفعى', 'الحية في المنام', 'تفسير حلم الثعبان', 'لدغة', 'الأفعى'],
			titles: ['الحيّة والحياة: جذر واحد وتعبيران', 'ثعبان في الدار: عدوّ أم طبيب؟'],
			excerpts: [
				'الحيّة من جذر الحياة، وهذا ما لم يفت المعبّرين. غير أنّهم عدّوها عدوًّا، وعدّها اليونانيون طبيبًا، وعدّتها الحكايات حارسة كنز.',
				'كان المرضى في اليونان القديمة ينامون على أرض المعبد راجين أن يزورهم ثعبان في الحلم. في بيوت أخرى كان الحلم نفسه يكفي لعدّ الأعداء.',
			],
			openings: [
				'فوق أبواب الصيدليّات في القاهرة وبيروت وطنجة، كما في معظم مدن العالم، ثعبان يلتفّ حول عصا أو كأس. يمرّ الناس تحته لشراء دواء للسعال ولا يرفع أحد رأسه. ولو زار هذا الثعبان نفسه واحدًا منهم ليلًا لما خطر له الدواء، بل لأيقظ أهل البيت وراح يعدّ خصومه. الصورة واحدة والخوف مختلف، وبين اللافتة والوسادة تاريخ طويل من النوم على بلاط المعابد، بدأه مرضى كانوا يبحثون عن هذه الزيارة بحثًا.',
				'يد ترفع حجرًا في بستان، ثم ترتدّ إلى الصدر قبل أن ترى العين شيئًا. وبعد لحظة يتّضح الأمر: قطعة خرطوم أخضر طولها ذراع. لقد حكم الجسد وحده وترك لصاحبه أن يجد الأسباب فيما بعد. وكذلك يحدث في النوم، فالثعبان يكون على الدرج أو تحت اللحاف قبل أن توجد حكاية تحمله، ثم تُكتب الحكاية من حوله على عجل، ويُنسى عند الصباح أنّها جاءت بعده لا قبله.',
			],
			body: [
				'في كتب التعبير أنّ الحيّة عدوّ قريب من الدار، ثم يبدأ القياس: العظيمة منها عدوّ ذو مال وقدرة، والصغيرة عدوّ لا يملك إلّا الرغبة. فإن كلّمت صاحب الحلم بلين جاءه سرور من حيث لا يتوقّع، وإن أطاعته كانت ملكًا أو ولاية، وإن خرجت من بيته ولم تضرّه خرجت معها خصومة قديمة. وتحت هذا كلّه حكم اللغة: الحيّة والحياة من جذر واحد، ولم يكن لمعبّر عربيّ أن يمرّ بهذه القرابة من غير أن يقف عندها، فالعدوّ الذي يشبه الحياة إلى هذا الحدّ لا يُقتل بلا خسارة.',
				'أمّا أرطميدورس اليوناني فجعل لها حسابًا من عمودين: هي مرض وعداوة، وهي مال أيضًا لأنّها تحرس الكنوز. وحكايات الشرق كلّه توافقه، فلا كنز في خربة من غير حيّة نائمة فوقه، ولا حيّة في خربة من غير رجل يأتي ليلًا بمعول. ليست الحيّة هنا هي الخطر ولا الذهب، وإنّما هي العلامة على أنّ الاثنين دُفنا في موضع واحد، وعلى الحافر أن يقبلهما معًا أو يعود إلى بيته. ولعلّ هذا أصدق ما قيل في الأحلام التي تخيف وتغري في آن واحد، فهي لا تكذب في أيّ من الأمرين.',
				'وفي إبيداوروس كان المرضى يبيتون في قاعة أسقليبيوس طلبًا للشفاء، وحيّات أليفة تنساب بين الفرش. وما زالت ألواح من حجر تحفظ أخبارهم، منها خبر رجل استيقظ فقيل له إنّ حيّة لعقت إصبع قدمه المتقرّحة، فإذا هي قد برئت. وفي جزيرة كوس، بلد أبقراط، أطلال معبد آخر له تُزار إلى اليوم. ثم جاء يونغ بعد قرون طويلة فرأى فيها أقدم ما في الإنسان، حبلًا شوكيًّا لم ينبت له رأس بعد، باردًا سريعًا لا يُقنع بالكلام. ولم يكن يسأل عن العدوّ، بل عن ذلك الجزء من العمر الذي تُرك في القبو يكبر وحده.',
				'وتختلف هذه الأقوال في مسألة عمليّة واحدة: أيُقترب منها أم لا؟ فالعدوّ يُراقَب من عند الباب، والكنز يحتاج إلى معول، والطبيب يطلب السكون حتى يبلغ موضع الألم. وقبل الاختيار ينفع تذكّر ما كانت الحيّة تفعله حقًّا في المنام، وهي في أغلب الأحلام لم تكن تفعل شيئًا، بل كانت مستلقية في مكانها.',
			],
			counter:
				'ترى الباحثة لين إيزبل أنّ عيون الرئيسيّات اكتسبت بعض حدّتها من ملايين السنين في ترقّب الأفاعي. فإن صحّ ذلك فجرس الإنذار أقدم من كلّ كنز، وهو يرنّ لخراطيم الحدائق أيضًا. ثم إنّ من يخاف الحيّات أو يعمل معها يراها في نومه أكثر من غيره. وربّما لم يكن الرمز أعمق من انتفاضة قديمة في الجسد أحسن الرواة خدمتها.',
			practices: [
				'ارسموا الحيّة بخطّ واحد من غير رفع القلم ومن غير تصحيح، على طول الورقة كلّها؛ يكفي لذلك دقيقة. ثم ضعوا نقطة حيث أبطأت اليد أو غلظ الخطّ. اكتبوا عند النقطة الأولى شيئًا يستحقّ أن يُنام فوقه كي لا يُسرق، وعند الأخيرة شيئًا لا يُسمح له بالاقتراب أبدًا. ثم اطووا الورقة على طول الخطّ، واتركوها في كتاب لا يُفتح كلّ يوم.',
				'اكتبوا في خمس دقائق كلّ ما ضاق ثم سقط في السنوات الثلاث الأخيرة: معطفًا، أو رأيًا، أو نكتة صديق، أو طريقة في التوقيع. واقرؤوا القائمة مرّة بصوت مسموع. تحكّ الحيّة رأسها بشيء خشن حين يحين وقت جلدها، فضعوا خطًّا تحت ما ظلّ يحكّ أطول من غيره قبل أن يسقط. ثم سمّوا شيئًا بدأ يضيق الآن، واتركوه على حاله حتى نهاية الأسبوع.',
			],
			closings: [
				'لافتة الصيدليّة لا تنكر أنّ في الثعبان سمًّا؛ إنّها تقول فقط إنّ المقدار بيد من يعرف. لو جاء الليلة طبيبًا لا خصمًا، فأيّ موضع يلمس أوّلًا؟',
				'لا يوضع الحارس إلّا حيث يوجد ما يساوي أجره. ماذا دُفن تحت ذلك الشيء الذي طال الدوران حوله من غير اقتراب؟',
			],
		},
		es: {
			keywords: ['serpiente', 'culebra', 'soñar con serpientes', 'víbora', 'mordedura', 'muda de piel'],
			titles: ['La serpiente que visitaba a los enfermos', 'Emplumada, enroscada, dormida sobre el oro'],
			excerpts: [
				'En Epidauro se dormía en el suelo del templo esperando una serpiente. En otras casas el mismo sueño bastaba para contar enemigos.',
				'En Chichén Itzá baja por una escalera dos veces al año; en los libros árabes vive cerca de tu puerta. ¿Quién la mandó venir a tu cama?',
			],
			openings: [
				'Hay en Atenas un relieve de mármol del siglo IV antes de nuestra era: un hombre acostado y, a su lado, una serpiente grande que le arrima la boca al hombro. Es un exvoto, como los brazos de cera de nuestras ermitas. Los enfermos dormían en los santuarios de los dioses sanadores para que el dios los visitara en sueños, y las culebras mansas andaban sueltas entre los jergones. Las lápidas de Epidauro cuentan que a uno le lamió el dedo del pie y lo dejó sano.',
				'Chichén Itzá, una tarde de finales de marzo. El sol cae sobre el borde de la pirámide y las sombras de las gradas dibujan, en la balaustrada del norte, un cuerpo de triángulos que desciende hasta una cabeza de piedra. Abajo, miles de teléfonos en alto. La serpiente con plumas, Kukulcán para los mayas, Quetzalcóatl para los mexicas, hace en una hora lo que en los sueños hace de golpe: estar arriba y, de pronto, a tus pies.',
			],
			body: [
				'Para los intérpretes árabes la serpiente es un enemigo que ronda la casa. Y la miden: si es grande, el enemigo tiene recursos; si es chica, solo ganas. La que habla con dulzura anuncia una alegría por donde no se esperaba, y la que obedece es cargo o fortuna. Debajo de todo ello hay una casualidad de la lengua, porque en árabe serpiente y vida salen de la misma raíz, y ningún intérprete iba a dejar pasar semejante parentesco.',
				'Artemidoro llevaba la cuenta en dos columnas: enfermedad y enemistad en una y, como guarda tesoros, dinero en la otra. Los cuentos persas le dan la razón. No hay ruina con oro sin su culebra dormida encima, ni culebra en unas ruinas sin un vecino que vuelva de noche con la azada. El animal no es el peligro ni la ganancia; avisa de que los enterraron juntos.',
				'Mesoamérica le puso plumas y se ahorró la discusión: lo que se arrastra y lo que vuela, en un solo cuerpo. Jung habría aplaudido. En la serpiente veía lo más antiguo que llevamos dentro, una médula anterior a la cabeza, fría y rápida, sorda a los razonamientos. Muda la piel entera, hasta la película de los ojos. Cuando aparecía en un sueño no buscaba al enemigo; preguntaba qué parte de la vida había quedado criándose sola en el sótano.',
				'El desacuerdo es práctico: acercarse o no. Al enemigo se lo vigila desde la puerta, el tesoro pide azada y la que en los templos griegos visitaba de noche a los enfermos quiere que te estés quieto hasta que dé con lo que duele. Antes de decidir conviene recordar qué hacía la tuya. Casi siempre, nada. Estaba allí tumbada, y el resto lo escribiste tú deprisa.',
			],
			counter:
				'La antropóloga Lynne Isbell sostiene que los primates debemos parte de nuestra buena vista a millones de años de descubrir serpientes a tiempo. Si acierta, la alarma es más vieja que cualquier tesoro y salta también con las mangueras. Y quien las teme o trabaja con ellas las sueña más. Tal vez el gran símbolo sea un respingo con buena prensa.',
			practices: [
				'Dibuja tu serpiente de un solo trazo, sin levantar el lápiz ni corregir, tan larga como dé el papel. Luego marca con un punto cada sitio donde la mano frenó o apretó. Junto al primero escribe qué guardarías si tuvieras que dormir encima para que no se lo llevaran; junto al último, a quién no dejarías acercarse. Dobla la hoja siguiendo la línea y métela en un libro.',
				'Haz en cinco minutos una lista de lo que se te ha quedado estrecho en tres años: un abrigo, una opinión, una manera de despedirte en las cartas, el chiste de un amigo. Léela en voz alta. La culebra se frota la cabeza contra algo áspero cuando le toca mudar, así que subraya lo que más te picó antes de caerse. Añade una cosa que empiece a apretar y no la toques hasta el domingo.',
			],
			closings: [
				'El enfermo de Epidauro no la persiguió ni le echó de comer: se durmió, que tiene más mérito de lo que parece. Si esta noche viniera como médica, ¿dónde pondría la boca?',
				'Nadie paga a un guardián para vigilar un solar vacío. ¿Qué hay enterrado debajo de eso que llevas tanto tiempo rodeando?',
			],
		},
	},
};
