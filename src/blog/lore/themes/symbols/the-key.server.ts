import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-key',
	motif: 'key',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['key', 'keys', 'dream of a key', 'lost key', 'lock', 'door key'],
			titles: ['The key that was meant to fall', 'Whose lock is it? On keys in dreams'],
			excerpts: [
				'Dalí took his nap with a heavy key between two fingers and a plate on the floor. In 2021 a laboratory in Paris tried something very like it.',
				'Two Muslim families in Jerusalem look after the door of a church. The key in your dream may be a similar appointment.',
			],
			openings: [
				'Salvador Dalí gives the recipe in a book of 1948. Sit down after lunch in a bony armchair, head back, hands over the arms. Between thumb and forefinger of the left hand hold a heavy key, and on the floor under it set a plate upside down. You will fall asleep; the key will fall too; the plate will ring. The quarter of a second you have slept is all you needed, he says, and go and paint. He calls it slumber with a key.',
				'Before dawn in the old city of Jerusalem two men meet at a tall wooden door. One belongs to the Joudeh family, who keep the iron key; the other to the Nuseibeh family, who put it into the lock. Both families are Muslim, and the door is that of the Church of the Holy Sepulchre, whose Christian communities found long ago that they could agree on this arrangement more easily than on each other. Neither man prays inside. They only see that it opens.',
			],
			body: [
				'In the Arabic dream books a key is help, authority, a matter about to be eased, and its teeth are counted: the more teeth, the more of it. A key of wood is a person whose word cannot be relied on, for wood swells. To hold the keys of a house you do not know is a responsibility on its way to you. The books recall the phrase about the keys of heaven and earth with all due reverence, and pass on quickly to the pantry.',
				'Artemidorus dealt with keys mainly as a matter of households. A key seen by a man who is about to marry means a wife who can be trusted with the stores; by one who wants to go abroad it means that he will be kept in, since what a key does best is shut. This is a point that people with high hopes overlook. The thing was invented against visitors.',
				'Freud, who smoked through such matters, found key and lock too plain for comment. Jung came closer to the old books: he noticed that the key in a dream is generally found before the door, and that dreamers then go about trying it on everything. He thought they should look at the bit of metal first. Whose was it? How worn is it, and on which side?',
				'What pulls apart here is possession and permission. You have the key; may you go in? After 1492 families driven from Spain are said to have taken the keys of their houses along and to have handed them down, long past the time when there was a lock for them. Such a key opens nothing and is never thrown away. In a dream it may turn up as a perfectly ordinary one, on the wrong ring.',
			],
			counter:
				'In 2021 Célia Lacaux and others in Paris let people rest with an object in the hand. Of those who spent at least fifteen seconds in the lightest sleep, 83 per cent afterwards found a hidden rule in a set of sums, against 31 per cent of those who stayed awake. A pretty success for Salvador Dalí, who took his naps with a key in his hand until it fell and woke him; but one study, and about arithmetic. The key itself did nothing except drop.',
			practices: [
				'Repeat the painter’s nap. Sit, do not lie; hold a spoon over a saucer; put one small problem of your day into a single sentence and say it twice before you close your eyes. When the spoon wakes you, write down whatever was there, without tidying it, even if it is a goat. Ten minutes are enough for the whole thing. Only in the evening look whether the goat has anything to say about the sentence.',
				'Take out your bunch of keys and lay the keys side by side by age. Say of each what it opens. There will be one of which you are not certain; put it in front of you and write down, in five minutes, three doors it might belong to, one of them impossible. Then decide whether it goes back on the ring. If it does, tie a thread to it, and do not explain the thread to anybody.',
			],
			closings: [
				'A plate on the floor rings the same for a genius and for a tired accountant. What were you about to see, the last time something woke you too early?',
				'Two men and one key have kept a door peaceful for centuries by the simple device of never being the same person. What do you both lock and open alone that would be better held by two?',
			],
		},
		fa: {
			keywords: ['کلید', 'خواب کلید', 'تعبیر خواب کلید', 'گم شدن کلید', 'قفل', 'دسته کلید'],
			titles: ['قفل امامزاده و کلیدِ توی جیب', 'کلیدی که باید از دست بیفتد'],
			excerpts: [
				'به پنجرهٔ امامزاده قفل می‌زنند تا گرهی باز شود. در خواب، کلید بیشتر پیدا می‌شود یا در؟',
				'دالی با کلیدی سنگین میان دو انگشت چرت می‌زد و منتظر بود بیفتد. در سال ۲۰۲۱ آزمایشگاهی در پاریس همین را جدی گرفت.',
			],
			openings: [
				'پنجرهٔ مشبکی را در یک امامزاده نگاه کن: صدها قفل کوچک به آن بسته‌اند، زرد و نقره‌ای، بعضی زنگ زده. کسی نذر کرده، قفلی زده و کلیدش را با خود برده است. کار عجیبی است، برای باز شدن گرهی چیزی را ببندی. آن‌وقت کلیدِ بی‌در سال‌ها در جیب و کشو می‌گردد، تا روزی که حاجت برآید و صاحبش باید از میان صدها قفل مال خودش را پیدا کند.',
				'سالوادور دالی دستورش را در کتابی از سال ۱۹۴۸ نوشته است. بعد از ناهار روی صندلی سفتی بنشین، سر به عقب، دست‌ها آویزان. میان شست و انگشت اشارهٔ چپ کلیدی سنگین بگیر و زیرش بشقابی وارونه روی زمین بگذار. خوابت می‌برد، کلید می‌افتد، بشقاب صدا می‌کند. همان یک‌چهارم ثانیه بس است؛ حالا برخیز و نقاشی کن. اسمش را گذاشته بود چرت با کلید.',
			],
			body: [
				'کلید به زبان معبّران گشایش است و یاری و فرمانروایی، و دندانه‌هایش را هم می‌شمارند: دندانهٔ بیشتر، دستِ بازتر. کلید چوبی آدمی است که به حرفش نمی‌شود تکیه کرد، چون چوب نم می‌کشد و باد می‌کند. کلیدِ خانه‌ای ناشناس در دست داشتن، مسئولیتی است که در راه است. معبّر یاد کلیدهای آسمان و زمین را با ادب تمام به میان می‌آورد و زود برمی‌گردد سر انباری، که مشتری‌اش همان‌جا گیر کرده بود.',
				'آرتمیدوروس کلید را بیشتر از چشم کدخدای خانه می‌دید. برای مردی که می‌خواست زن بگیرد همسری امین بود که انبار را به او می‌شود سپرد؛ و برای کسی که قصد سفر داشت نشان ماندن بود، زیرا کاری که کلید از همه بهتر می‌کند بستن است. آدم‌های امیدوار این نکته را جا می‌اندازند. این ابزار را در آغاز برای آن ساختند که کسی تو نیاید.',
				'فروید کلید و قفل را روشن‌تر از آن دید که حرفی بخواهد. شاگردان یونگ چیز دیگری دیدند: در خواب کلید معمولاً پیش از در پیدا می‌شود، و بیننده راه می‌افتد و آن را به همه‌چیز امتحان می‌کند. بهتر است اول خودِ آهن را نگاه کند. مال که بود؟ کدام طرفش ساییده شده؟ از آن کلیدهایی است که مادربزرگ به گردن می‌انداخت یا از آن‌ها که سر کوچه در دو دقیقه می‌سازند؟',
				'کشمکش اینجا میان داشتن و اجازه داشتن است. کلید در دست توست؛ اما آیا باید بروی تو؟ می‌گویند خانواده‌هایی که پس از سال ۱۴۹۲ از اسپانیا رانده شدند کلید خانه‌هاشان را با خود بردند و نسل به نسل سپردند، تا مدت‌ها بعد از آنکه دیگر قفلی برایش نمانده بود. چنین کلیدی هیچ دری را باز نمی‌کند و هرگز هم دور انداخته نمی‌شود. در خواب ممکن است خیلی معمولی پیدایش شود، در دسته‌کلیدی که جایش نیست، و فقط وزنش تو را به شک بیندازد.',
			],
			counter:
				'در سال ۲۰۲۱ سلیا لاکو و همکارانش در پاریس از مردم خواستند با چیزی در دست استراحت کنند. از کسانی که دست‌کم پانزده ثانیه در سبک‌ترین خواب مانده بودند ۸۳ درصد بعد از آن قاعدهٔ پنهان چند مسئلهٔ حساب را یافتند، و از بیدارمانده‌ها ۳۱ درصد. برای سالوادور دالی، که با کلیدی در دست چرت می‌زد تا افتادنش بیدارش کند، پیروزی قشنگی است؛ ولی یک پژوهش است و دربارهٔ حساب. خودِ کلید هیچ نکرد، فقط افتاد.',
			practices: [
				'دسته‌کلیدت را بیرون بیاور و کلیدها را از پیر به جوان کنار هم بچین. دربارهٔ هر کدام بگو چه را باز می‌کند. به یکی می‌رسی که از آن مطمئن نیستی؛ جلویت بگذارش و در پنج دقیقه سه دری را بنویس که شاید مالشان باشد، یکی از آن‌ها محال. بعد تصمیم بگیر به حلقه برمی‌گردد یا نه. اگر برگشت، نخی به آن ببند و برای هیچ‌کس توضیح نده.',
				'چرتِ نقاش را تکرار کن. بنشین، دراز نکش؛ قاشقی را بالای نعلبکی نگه دار؛ یک گرفتاری کوچک امروزت را در یک جمله بریز و پیش از بستن چشم دو بار بگو. قاشق که بیدارت کرد هر چه آنجا بود بنویس، بی‌آنکه مرتبش کنی، حتی اگر بز بود. همه‌اش ده دقیقه بیشتر نیست. شب نگاه کن ببین بز دربارهٔ آن جمله حرفی دارد یا ندارد.',
			],
			closings: [
				'از میان صدها قفلِ آن پنجره یکی را تو بسته‌ای، شاید بی‌آنکه نامش را نذر گذاشته باشی. کلیدش حالا در کدام کشو است و منتظر برآمدن چه چیزی؟',
				'بشقاب روی زمین برای نابغه و برای حسابدارِ خسته یک جور صدا می‌دهد. آخرین بار که چیزی زودتر از وقت بیدارت کرد، داشتی چه می‌دیدی؟',
			],
		},
		ar: {
			keywords: ['مفتاح', 'مفاتيح', 'المفتاح في المنام', 'تفسير حلم المفتاح', 'ضياع المفتاح', 'قفل'],
			titles: ['عائلتان ومفتاح واحد في القدس', 'المفتاح الذي يوقظ صاحبه حين يسقط'],
			excerpts: [
				'تحفظ عائلة المفتاح وتدخله أخرى في القفل، والباب لا يخصّ أيًّا منهما. قد يكون مفتاح الحلم وظيفة من هذا النوع.',
				'كان دالي يغفو ومفتاح ثقيل بين إصبعيه ينتظر سقوطه. بعد عقود جرّب مختبر في باريس شيئًا قريبًا جدًّا من ذلك.',
			],
			openings: [
				'قبل الفجر، في القدس القديمة، يلتقي رجلان عند باب خشبيّ عالٍ. أحدهما من آل جودة، وعندهم المفتاح الحديديّ، والآخر من آل نسيبة، وهم الذين يضعونه في القفل. العائلتان مسلمتان، والباب باب كنيسة القيامة، وقد رأت طوائفها منذ قرون أنّ الاتّفاق على هذا الترتيب أيسر من الاتّفاق فيما بينها. لا يملك أيّ من الرجلين ما وراء الباب، ولا يدّعي ذلك، وكلّ عملهما أن يُفتح في الصباح وأن يُغلق في المساء.',
				'في كتاب نُشر سنة ١٩٤٨ يشرح الرسّام سلفادور دالي طريقته في القيلولة: كرسيّ صلب بعد الغداء، والرأس إلى الخلف، ومفتاح ثقيل بين الإبهام والسبّابة في اليد اليسرى، وتحته على الأرض صحن مقلوب. يأتي النوم فيسقط المفتاح ويرنّ الصحن. ربع الثانية ذاك، يقول دالي، هو كلّ ما كان يُحتاج إليه، وإلى العمل بعده. سمّاها النوم بالمفتاح، ولم يشكُ يومًا من صداع الجيران الذين كانوا يسمعون الصحن.',
			],
			body: [
				'المفتاح في كتب التعبير عون وسلطان وأمر قريب الفرج، وأسنانه تُعدّ: كلّما كثرت زاد ما يدلّ عليه. ومفتاح الخشب إنسان لا يُعتمد على كلامه، لأنّ الخشب ينتفخ. ومن حمل مفاتيح دار لا يعرفها فهناك أمانة في الطريق إليه. وتذكر هذه الكتب مقاليد السماوات والأرض بما يليق بها من إجلال، ثم تعود سريعًا إلى مخزن الطعام، لأنّ صاحب السؤال جاء في الغالب من هناك. ومفتاح الكعبة نفسه عند بني شيبة، يتوارثونه منذ أيّام النبيّ. واللغة نفسها تعين المعبّر، فالفتح في العربيّة نصر وبشارة وبداية، وكلّ قفل يقع عليه هذا الفعل يصير أكبر من حجمه، وكلّ نجّار يصنع بابًا يصنع معه وعدًا صغيرًا لا يدري لمن.',
				'أمّا أرطميدورس فكان ينظر إليه بعين ربّ البيت. هو لمن ينوي الزواج زوجة مأمونة على المؤونة، وهو لمن ينوي السفر دليل بقاء، إذ إنّ أحسن ما يفعله المفتاح أن يُغلق. وهذه نقطة يغفل عنها أصحاب الآمال الكبيرة: لقد اختُرعت هذه الآلة أوّل الأمر في وجه الزائرين. ومن فرح بمفتاح في يده فلينظر أيّ الجهتين من الباب كان واقفًا فيها، وهل سمع صوت القفل من الداخل أم من الخارج.',
				'ورأى فرويد أنّ القفل والمفتاح أوضح من أن يُعلَّق عليهما. ولاحظ القارئون على طريقة يونغ شيئًا آخر: المفتاح في المنام يوجد عادة قبل الباب، فيمضي صاحبه يجرّبه على كلّ شيء. والأولى أن ينظر إلى قطعة الحديد نفسها. لمن كانت؟ ومن أيّ جهة تآكلت؟ وهل هي من تلك التي تُعلّق في عنق الجدّة أم من التي تُنسخ في دقيقتين عند ناصية الشارع؟',
				'والتوتّر كلّه بين الملك والإذن: المفتاح في اليد، فهل يحقّ الدخول؟ بعد سقوط غرناطة، كما يُروى، حملت عائلات من المسلمين واليهود مفاتيح بيوتها إلى فاس وتطوان وسالونيك، وورّثتها بعد أن لم يبق لها قفل بزمن طويل. وفي بيوت فلسطينيّة كثيرة مفتاح مثله على الجدار. مفاتيح لا تفتح شيئًا ولا يُلقى بها أبدًا، وقد تظهر في الحلم عاديّة تمامًا، في حلقة ليست حلقتها.',
			],
			counter:
				'سنة ٢٠٢١ جعلت سيليا لاكو وزملاؤها في باريس أناسًا يستريحون وفي أيديهم شيء ممسوك. فمن قضى منهم خمس عشرة ثانية على الأقلّ في أخفّ النوم اهتدى بعدها إلى قاعدة خفيّة في مسائل حسابيّة بنسبة ٨٣ في المئة، مقابل ٣١ لمن ظلّ يقظًا. نصر لطيف للرسّام سلفادور دالي، وكان يغفو ومفتاح في يده كي يوقظه سقوطه، لكنّها دراسة واحدة، وفي الحساب. أمّا المفتاح فلم يفعل شيئًا سوى أنّه سقط، وهذا يحسنه كلّ شيء ثقيل.',
			practices: [
				'أخرجوا حلقة المفاتيح وصفّوها من الأقدم إلى الأحدث، وقولوا عن كلّ مفتاح ما يفتحه. سيكون بينها واحد لا يُعرف له باب؛ ضعوه أمامكم واكتبوا في خمس دقائق ثلاثة أبواب قد يكون لها، أحدها مستحيل. ثم قرّروا هل يعود إلى الحلقة. فإن عاد فاربطوا به خيطًا ملوّنًا، ولا تشرحوا أمر الخيط لأحد، ولو ألحّ في السؤال من يحبّ أن يعرف كلّ شيء.',
				'أعيدوا قيلولة الرسّام: جلوسًا لا استلقاءً، وملعقة في اليد فوق صحن صغير، ومشكلة صغيرة من مشاكل اليوم في جملة واحدة تُقال مرّتين قبل إغماض العينين. وحين توقظكم الملعقة اكتبوا ما كان هناك كما هو، من غير ترتيب، ولو كان معزاة. لا يستغرق هذا كلّه أكثر من عشر دقائق. وفي المساء فقط انظروا هل عند المعزاة رأي في الجملة.',
			],
			closings: [
				'سلم ذلك الباب قرونًا بحيلة بسيطة: الحافظ غير الفاتح. ما الشيء الذي يقفله ويفتحه شخص واحد في حياتكم، وكان أخفّ لو حمله اثنان؟',
				'يرنّ الصحن للعبقريّ كما يرنّ لمحاسب متعب. في آخر مرّة جاءت فيها اليقظة قبل أوانها بلحظة، من هاتف أو من يد على الكتف، ماذا كان على وشك أن يُرى؟',
			],
		},
		es: {
			keywords: ['llave', 'llaves', 'soñar con llaves', 'perder las llaves', 'cerradura', 'llavero'],
			titles: ['La siesta con llave del señor Dalí', 'Llaves de Toledo para una puerta que ya no está'],
			excerpts: [
				'Dalí se dormía con una llave pesada entre dos dedos y un plato en el suelo. En 2021 un laboratorio de París probó algo muy parecido.',
				'Hay familias que conservan la llave de una casa perdida hace cinco siglos. Es fácil encontrarla en sueños; lo difícil es la puerta.',
			],
			openings: [
				'Salvador Dalí da la receta en un libro de 1948. Después de comer te sientas en un sillón duro, la cabeza hacia atrás, las manos colgando. Entre el pulgar y el índice de la izquierda sujetas una llave pesada y debajo, en el suelo, pones un plato boca abajo. Te duermes, la llave se cae y el plato suena. Con ese cuarto de segundo, asegura, ya has dormido lo necesario y puedes ponerte a pintar. Lo llamaba el sueño con llave.',
				'En un cajón de Salónica o de Estambul, entre recibos y gafas sin patilla, apareció durante generaciones una llave grande de hierro. «La de la casa de Toledo», decía la abuela en un castellano que ya nadie hablaba en Toledo. No se sabe cuántas de aquellas llaves de sefardíes vinieron de veras de España y cuántas hizo la nostalgia en la ferretería. Pesan lo mismo. Y ninguna nieta se ha atrevido a tirar la suya.',
			],
			body: [
				'En los libros árabes la llave es ayuda, mando, un asunto a punto de arreglarse; y se le cuentan los dientes, porque a más dientes, más de todo ello. La de madera es una persona de poca palabra, ya que la madera se hincha. Tener en la mano las llaves de una casa desconocida es una responsabilidad que viene de camino. Los libros mencionan con reverencia las llaves de los cielos y de la tierra, y regresan enseguida a la despensa.',
				'Artemidoro las miraba como un padre de familia. Para el que piensa casarse son una mujer a la que confiar los víveres; para el que quiere marcharse lejos significan que se queda, porque lo que mejor hace una llave es cerrar. Es un detalle que suelen pasar por alto los esperanzados. El invento se hizo contra las visitas, y san Pedro lo lleva al cinto por algo.',
				'A Freud la llave y la cerradura le parecieron demasiado claras para gastar tinta. Quien lee a la manera de Jung se fija en otra cosa: en sueños la llave suele aparecer antes que la puerta, y el soñador se echa a andar probándola en todas partes. Más valdría examinar el hierro. ¿De quién era? ¿Por qué lado está gastado? ¿Es de las que colgaban del cuello de una tía o de las que copian en dos minutos en la esquina?',
				'La tensión está entre tener y poder. La llave es tuya; otra cosa es que te dejen entrar. La que tantas familias sefardíes guardaron de su casa de Toledo no abre nada, y ahí sigue, en un cajón de Salónica, porque algunas llaves dejan de ser herramientas y pasan a ser parientes. En el sueño se presentan sin ceremonia, como una más, en un llavero que no es el suyo. Tal vez convenga saludarlas antes de meterlas en el ojo de ninguna cerradura.',
			],
			counter:
				'En 2021 Célia Lacaux y otros, en París, pusieron a descansar a gente con un objeto en la mano. De quienes pasaron al menos quince segundos en el sueño más ligero, el 83 por ciento descubrió luego una regla escondida en unas cuentas; de los que siguieron despiertos, el 31. Bonito triunfo para Salvador Dalí, que dormía la siesta con una llave en la mano para que lo despertara al caer, pero es un solo estudio y trata de aritmética. La llave no hizo más que caerse.',
			practices: [
				'Repite la siesta del pintor. En una silla, no en la cama; una cuchara en la mano sobre un platillo; y un problema pequeño del día metido en una sola frase, que dirás dos veces antes de cerrar los ojos. Cuando te despierte la cuchara, apunta lo que hubiera, sin arreglarlo, aunque sea una cabra. Con diez minutos sobra. Por la noche mira si la cabra tiene algo que opinar sobre la frase.',
				'Saca el llavero y ordena las llaves por edad. Di en voz alta qué abre cada una. Habrá alguna de la que dudes: ponla delante y escribe en cinco minutos tres puertas de las que podría ser, una de ellas imposible. Decide después si vuelve a la anilla. Si vuelve, átale un hilo de color y no le expliques a nadie a qué viene el hilo.',
			],
			closings: [
				'El plato suena igual para un genio que para una contable cansada. La última vez que algo te despertó antes de hora, ¿qué estabas a punto de ver?',
				'Ninguna nieta ha tirado la llave y ninguna ha ido a Toledo a probarla. ¿Qué guardas tú con tanto cuidado para no tener que averiguar si abre?',
			],
		},
	},
};
