import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'hafez-and-persian-mysticism',
	motif: 'lantern',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['hafez', 'persian mysticism', 'sufism', 'divan', 'magian elder', 'tavern', 'does the wine mean wine'],
			titles: [
				'Hafez and the mystics: the man nobody could enrol',
				'Does the wine mean wine? Six centuries of a question',
			],
			excerpts: [
				'The greatest mystical poet of Persia belonged to no order that we know of and was rude about Sufis. How did he come by the title?',
				'One party reads Hafez as a drinker, another as a saint. He arranged things so that neither could evict the other.',
			],
			openings: [
				'The pavilion over the grave of Hafez stands on eight columns, and its copper roof was shaped, in 1935, to remind visitors of a dervish’s cap. Beneath it, on any evening, a girl in trainers lays two fingers on the alabaster and moves her lips. A man beside her recites aloud a verse against prayer-sellers, and nods as though at a good sermon. Nobody is disturbed. It is perhaps the only shrine in the world in which the saint makes fun of shrines and is thanked for it.',
				'An Ottoman jurist was once asked whether one might read Hafez. Ebussuud, the highest legal authority of the sixteenth century, gave the kind of opinion one gives about mushrooms: much in the poems is sound, here and there is matter beyond the lawful; distinguish with care, and do not take the poison for the remedy. Goethe found the ruling in translation, was delighted, and made a poem of it. The question itself has not been settled by either of them.',
			],
			body: [
				'What we know of Hafez would fit on a postcard. He lived in Shiraz from about 1315 to about 1390, under five or six rulers, knew the Koran by heart and took his name from that. In his century Sufism was an institution: there were lodges with endowments, masters with pedigrees, a patched cloak that was conferred in a ceremony. Jami, who collected the lives of the mystics a hundred years later and was one himself, writes that it is not known whether Hafez ever gave his hand to a master, and that his words nevertheless suit the taste of that company as no one else’s do.',
				'He for his part was not polite about the company. In his pages the Sufi lays snares, pawns his cloak, wants his sugar. Against ascetics, preachers and inspectors he sets a household of his own: the rogue, the cupbearer, and an old man called the Magian elder, who keeps a tavern in the ruins and has answers. That is where the mystical vocabulary lives in Hafez, among the people who would have been asked to leave the lodge. “The sins of other people will not be written to your name,” says ghazal 80, and one hears the door of that tavern open.',
				'So does the wine mean wine? It was already old as an image when he came: Arabic and Persian mystics had sung of a drunkenness without grapes for some three centuries. There was real wine in Shiraz too, and a ruler who closed the taverns. Hafez needed both. A cup that is only a symbol has no taste, and a cup that is only a cup is empty in the morning. He wrote so that the hand which reaches for one touches the other.',
				'People gave him the title Tongue of the Unseen, and open him at random when they must decide something. It is, if you consider it, an odd use of a poet of ambiguity. But an oracle that spoke plainly would have been refuted long ago.',
			],
			counter:
				'Much that goes by the name of Hafez in English, on cards and in calendars, was composed in the twentieth century by people who knew no Persian, and it is a great deal friendlier than he is. Nor is everything in the Divan a ladder to heaven. Some ghazals ask a vizier for money, rather directly. To read only for the hidden meaning can be a way of not hearing the joke, and he would have minded that more.',
			practices: [
				'Take any verse of Hafez in whatever translation you own. Read it twice, each time for a minute: first as if it had been written after a real dinner, with a real headache to come; then as if every noun meant something that has no body. Write down under each reading one word that only this reading made you notice. Keep the one that surprised you.',
				'Choose a word which you use for something large: faith, freedom, home. For five minutes list the places and objects in which you have actually met it, as concrete as a tavern: a bench, a cashier’s remark, the smell of a stairwell. See how many of them are respectable. Then put one of those objects on your desk for the rest of the day.',
			],
			closings: [
				'The girl in trainers has gone, the man is reciting something else. Of the people who were never admitted anywhere, from whom have you learned most about what cannot be seen?',
				'Jami could not find a master for him and let the matter rest with a good sentence. What in your own life belongs to no lodge, and by what name do you call it when you are alone?',
			],
		},
		fa: {
			keywords: ['حافظ', 'عرفان ایرانی', 'تصوف', 'پیر مغان', 'خرابات', 'لسان‌الغیب', 'می در شعر حافظ'],
			titles: ['حافظ و عرفان؛ مردی که در هیچ خانقاهی ثبت نشد', 'میِ حافظ می است؟ پرسشی شش‌قرنه'],
			excerpts: [
				'بزرگ‌ترین شاعر عارف ایران تا آنجا که می‌دانیم مرید کسی نبود و با صوفیان خوش‌رفتاری هم نکرد. این لقب از کجا به او رسید؟',
				'گروهی حافظ را می‌خواره می‌خوانند و گروهی ولی. کار را طوری چید که هیچ‌کدام نتواند دیگری را بیرون کند.',
			],
			openings: [
				'سقف مسی آرامگاه حافظ را که ساختنش از سال ۱۳۱۴ آغاز شد به شکلی درآورده‌اند که یادآور کلاه درویشان باشد. زیر آن هر شب همین است: دختری با کفش ورزشی دو انگشت بر سنگ مرمر می‌گذارد و لب می‌جنباند. کنارش مردی بلند بیتی می‌خواند در ریشخندِ دعافروشان و سر تکان می‌دهد، انگار موعظهٔ خوبی شنیده باشد. کسی هم ناراحت نمی‌شود. شاید تنها زیارتگاه جهان باشد که صاحبش زیارت‌فروشی را دست می‌اندازد و از او تشکر می‌کنند.',
				'از فقیه بزرگ عثمانی، ابوالسعود، پرسیدند خواندن حافظ رواست یا نه. در قرن دهم بالاترین مرجع آن دولت بود و جوابی داد که آدم دربارهٔ قارچ می‌دهد: بیشترش سالم است، جاهایی از حد بیرون می‌رود؛ خوب از هم جدا کنید و زهر را به جای پادزهر نخورید. گوته این فتوا را به ترجمه خواند، خوشش آمد و شعری از آن ساخت. خودِ پرسش اما با هیچ‌کدام از این دو پاسخ بسته نشد و هنوز سر سفره‌ها باز است.',
			],
			body: [
				'آنچه از زندگی حافظ می‌دانیم روی یک کارت‌پستال جا می‌شود. در قرن هشتم در شیراز زیست، پنج شش حکومت دید، قرآن را از بر داشت و نامش هم از همین است. تصوف در آن روزگار دستگاهی بود: خانقاه با موقوفه، پیر با شجره‌نامه، خرقه‌ای که با آیین می‌پوشاندند. جامی صد سال بعد شرح حال عارفان را گرد آورد و خودش هم از ایشان بود. می‌نویسد معلوم نیست حافظ دست ارادت به پیری داده باشد، ولی سخنش چنان با مشرب این طایفه می‌خواند که سخن هیچ‌کس دیگر.',
				'او از آن طرف با این طایفه تعارف نداشت. در دیوان، صوفی دام می‌نهد، خرقه گرو می‌گذارد و فکر لقمهٔ خودش است. حافظ در برابر زاهد و واعظ و محتسب خاندانی از خود می‌سازد: رند، ساقی، و پیری که او را پیر مغان می‌خوانند و در خرابات میکده دارد و جواب هم دارد. زبان عرفان در شعر او همین‌جا خانه کرده، میان کسانی که از خانقاه عذرشان را می‌خواستند. غزل ۸۰ رو به آن سوی دیوار می‌گوید: «عیب رندان مکن ای زاهد پاکیزه‌سرشت / که گناه دگران بر تو نخواهند نوشت»، و صدای باز شدنِ در میکده شنیده می‌شود.',
				'پس می، می است؟ وقتی او رسید این تصویر خودش پیر شده بود؛ سه قرن بود که عارفان از مستیِ بی‌انگور می‌گفتند. در شیراز هم شراب واقعی بود و امیری که در میکده‌ها را بست. حافظ به هر دو احتیاج داشت. جامی که فقط نشانه باشد مزه ندارد و جامی که فقط جام باشد صبح خالی است. طوری نوشت که دست به هر کدام دراز شود به آن یکی هم بخورد.',
				'مردم لقبِ لسان‌الغیب به او دادند و هر وقت سر دوراهی می‌مانند بازش می‌کنند. خوب که فکر کنی، برای شاعرِ دوپهلویی کاربرد غریبی است. ولی فالی که سرراست حرف بزند خیلی زود دروغگو درمی‌آید.',
			],
			counter:
				'همه‌چیزِ دیوان هم نردبان آسمان نیست. بعضی غزل‌ها از وزیری پول می‌خواهند و چندان هم پیچیده نمی‌خواهند. از سوی دیگر بسیاری از آنچه در دنیا به انگلیسی به نام حافظ روی کارت و تقویم می‌نویسند در قرن بیستم ساخته شده، به دست کسانی که فارسی نمی‌دانستند، و از او بسیار مهربان‌تر است. جستنِ مدامِ معنای پنهان گاهی راهی است برای نشنیدنِ شوخی، و گمان می‌کنم از این یکی بیشتر می‌رنجید.',
			practices: [
				'هر بیتی از حافظ را که دم دست است بردار و دو بار بخوان، هر بار یک دقیقه: بار اول انگار بعد از شامی واقعی گفته باشد، با سردردِ واقعیِ فردا؛ بار دوم انگار هیچ‌کدام از اسم‌ها تن نداشته باشد. زیر هر خوانش کلمه‌ای را بنویس که فقط همان خوانش به چشمت آورد. آن را که غافلگیرت کرد نگه دار و فردا بیت را یک بار دیگر از همان کلمه شروع کن.',
				'کلمه‌ای را انتخاب کن که برای چیز بزرگی به کار می‌بری: ایمان، آزادی، وطن. پنج دقیقه جاها و چیزهایی را بنویس که واقعاً آن را در آن‌ها دیده‌ای، به همان محسوسیِ میکده: نیمکتی، حرفِ صندوق‌داری، بوی راه‌پله‌ای. ببین چندتایشان آبرومندند. بعد یکی از آن چیزها را بردار و تا شب روی میزت بگذار، جایی که چشمت به آن بیفتد.',
			],
			closings: [
				'دختر رفته است و مرد حالا بیت دیگری می‌خواند. از میان کسانی که هیچ‌جا راهشان ندادند، از کدام بیشتر دربارهٔ نادیدنی‌ها آموخته‌ای، و این را چطور به او گفته‌ای، اگر گفته باشی؟',
				'جامی پیری برایش پیدا نکرد و قضیه را با جملهٔ خوبی رها کرد. در زندگی تو چه چیزی مالِ هیچ خانقاهی نیست، و وقتی تنهایی به چه نامی صدایش می‌زنی؟',
			],
		},
		ar: {
			keywords: ['حافظ الشيرازي', 'التصوف الفارسي', 'العرفان', 'شيخ المجوس', 'لسان الغيب', 'خمر حافظ'],
			titles: ['حافظ والمتصوّفة: رجل لم تضمّه طريقة', 'هل خمر حافظ خمر؟ سؤال عمره ستّة قرون'],
			excerpts: [
				'أكبر شاعر عرفانيّ في إيران لم يُعرف له شيخ، وكان قاسيًا على الصوفيّة. فمن أين جاءه اللقب؟',
				'قوم يقرؤون حافظًا شاربًا وقوم يقرؤونه وليًّا. وقد رتّب البيت بحيث لا يُخرج أحد الفريقين الآخر.',
			],
			openings: [
				'فوق قبر حافظ قبّة نحاسيّة على ثمانية أعمدة، أُقيمت سنة ١٩٣٥ وجُعل شكلها مذكّرًا بقلنسوة الدراويش. وتحتها في كلّ مساء مشهد لا يتغيّر: فتاة في حذاء رياضيّ تضع إصبعين على الرخام وتحرّك شفتيها، وإلى جانبها رجل ينشد بصوت عالٍ بيتًا في السخرية ممّن يبيعون الأدعية، ويهزّ رأسه كمن سمع موعظة حسنة. ولا يتضايق أحد هناك من أحد. لعلّه المزار الوحيد الذي يسخر صاحبه من تجارة المزارات، ثم يأتيه الناس فيشكرونه على ذلك ويأخذون الصور.',
				'سُئل مرّةً أبو السعود أفندي، شيخ الإسلام في الدولة العثمانيّة في القرن العاشر للهجرة، عن قراءة حافظ. فأجاب جوابًا يشبه ما يقال في الفطر: أكثره سليم، وفي مواضع منه ما يجاوز الحدّ، فليُميَّز بينهما بعناية، ولا يؤخذ السمّ على أنّه ترياق. وقرأ غوته هذه الفتوى مترجمة في كتاب فأعجبته، ونظم فيها قصيدة. أمّا السؤال نفسه فلم يغلقه الفقيه ولا الشاعر، وما زال يُطرح على الموائد حيث تُقرأ هذه الأبيات، ثم يُصبّ الشاي وتُقلَب الصفحة.',
			],
			body: [
				'ما نعرفه عن حياة حافظ تسعه بطاقة بريد. عاش في شيراز في القرن الثامن للهجرة، وشهد خمس دول أو ستًّا، وحفظ القرآن فأخذ من ذلك اسمه. وكان التصوّف في زمانه مؤسّسة قائمة: زوايا لها أوقاف، وشيوخ لهم سلاسل نسب، وخرقة تُلبَس في احتفال. وقد جمع عبد الرحمن الجاميّ سِيَر العارفين بعده بقرن، وكان واحدًا منهم، فكتب أنّه لا يُعلم هل مدّ حافظ يد الإرادة إلى شيخ من الشيوخ، غير أنّ كلامه وافق مشرب هذه الطائفة موافقة لم تتّفق لأحد سواه. وحتى الديوان لم يجمعه بيده، فالمقدّمة المنسوبة إلى صديق له تقول إنّه كان كلّما سُئل ذلك أجّله واعتذر بغدر أهل زمانه.',
				'ولم يكن هو من جانبه مجاملًا لهذه الطائفة. فالصوفيّ في ديوانه ينصب الشباك، ويرهن الخرقة، ويفكّر في لقمته. وفي وجه الزهّاد والوعّاظ والمحتسبين يبني الشاعر أسرة من عنده: الرند، والساقي، وشيخًا يسمّيه شيخ المجوس، له حانة في الخرائب وعنده الأجوبة. هناك تسكن لغة العرفان في شعره، بين أناس كان سيُعتذر إليهم عن دخول الزاوية. يقول الغزل ٨٠ للزاهد إنّ «ذنوب الآخرين لن تُكتب عليك»، فيُسمع مع القول صرير باب الحانة وهو يُفتح.',
				'فهل الخمر خمر؟ كانت الصورة قد شاخت حين وصل إليها، فأهل العرفان من عرب وفرس يتغنّون بسكر لا عنب فيه منذ ثلاثة قرون، ولابن الفارض في ذلك خمريّة يحفظها الناس. وكان في شيراز مع هذا شراب حقيقيّ، وأمير أغلق الحانات. واحتاج حافظ إلى الاثنين. فالكأس التي هي رمز وحسب لا طعم لها، والكأس التي هي كأس وحسب فارغة في الصباح. وقد كتب بحيث إنّ اليد الممتدّة إلى إحداهما تمسّ الأخرى، ومن زعم أنّه لم يلمس إلّا واحدة فليشمّ أصابعه.',
				'لقّبه الناس «لسان الغيب»، وهم يفتحون ديوانه كلّما وقفوا عند مفترق. وهذا عند التأمّل استعمال غريب لشاعر صنعته أن يقول القولين معًا. لكنّ الفأل الذي يتكلّم كلامًا صريحًا لا بدّ أن يُكذَّب في أسبوعه الأوّل، أمّا هذا فقد عاش ستّة قرون ولم تثبت عليه كذبة واحدة.',
			],
			counter:
				'ليس كلّ ما في الديوان سلّمًا إلى السماء. ففيه غزليّات تسأل وزيرًا مالًا، وتسأله من غير لفّ طويل. وكثير ممّا يُنشر اليوم في الغرب على البطاقات باسم حافظ نُظم في القرن العشرين على يد من لا يعرف الفارسيّة، وهو ألطف من حافظ بكثير. ثم إنّ المداومة على طلب المعنى الخفيّ قد تكون طريقة في عدم سماع النكتة، وأظنّ أنّ هذا كان سيغضبه أكثر من سائر التهم.',
			practices: [
				'خذوا أيّ بيت لحافظ في أيّ ترجمة حاضرة، واقرؤوه مرّتين، لكلّ مرّة دقيقة: الأولى كأنّه قيل بعد عشاء حقيقيّ وسيعقبه صداع حقيقيّ، والثانية كأنّ كلّ اسم فيه لشيء لا جسد له. ويُكتب تحت كلّ قراءة كلمة لم تظهر إلّا فيها. ثم تُحفظ الكلمة التي كانت مفاجئة، ويُعاد البيت في الغد ابتداءً منها، ليُعرف أيّ القراءتين تركت أثرًا.',
				'اختاروا لفظًا يُستعمل لشيء كبير: الإيمان، أو الحرّيّة، أو الوطن. وتُكتب في خمس دقائق المواضع والأشياء التي لقينا فيها معناه فعلًا، ملموسةً كالحانة: مقعد في حديقة، أو كلمة من بائع، أو رائحة دَرَج. ويُنظر كم منها يليق بالمجالس الرسميّة. ثم يوضع واحد من هذه الأشياء على المكتب إلى آخر النهار، حيث تقع العين عليه بين عمل وعمل.',
			],
			closings: [
				'انصرفت الفتاة، والرجل ينشد الآن بيتًا آخر. بين الذين لم يُؤذن لهم بالدخول في أيّ مكان، ممّن تعلّمنا أكثر ما نعرفه عمّا لا يُرى، وكيف كان وجهه؟',
				'لم يجد الجاميّ له شيخًا فترك الأمر عند جملة حسنة ومضى. ما الذي في حياتنا لا ينتمي إلى زاوية من الزوايا، وبأيّ اسم يُنادى حين نخلو به؟',
			],
		},
		es: {
			keywords: ['hafez', 'mística persa', 'sufismo', 'diván', 'el viejo de los magos', 'el vino de hafez'],
			titles: [
				'Hafez y los místicos: el hombre al que nadie pudo afiliar',
				'¿El vino de Hafez es vino? Seis siglos de pregunta',
			],
			excerpts: [
				'El mayor poeta místico de Persia no perteneció a ninguna orden conocida y fue grosero con los sufíes. ¿De dónde le viene el título?',
				'Unos leen a Hafez como bebedor y otros como santo. Él lo dispuso todo para que ninguno pudiera echar al otro.',
			],
			openings: [
				'El templete de la tumba de Hafez se apoya en ocho columnas, y a la cubierta de cobre le dieron, en 1935, una forma que recordara el gorro de los derviches. Debajo, cualquier tarde, una chica en zapatillas pone dos dedos sobre la piedra y mueve los labios. A su lado un hombre recita en voz alta un verso contra los vendedores de rezos y asiente como tras un buen sermón. Nadie se molesta. Puede que sea el único santuario del mundo cuyo santo se burla de los santuarios y al que se lo agradecen.',
				'A un jurista otomano le preguntaron una vez si era lícito leer a Hafez. Ebussuud, la mayor autoridad legal del siglo XVI, dictaminó como se dictamina sobre las setas: la mayor parte es sana, en algún punto se pasa de lo permitido; sepárese con cuidado y no se tome el veneno por la triaca. Goethe encontró la sentencia traducida, le encantó y la puso en verso. La pregunta, en cambio, no la cerró ninguno de los dos.',
			],
			body: [
				'Lo que se sabe de Hafez cabe en una postal. Vivió en Shiraz entre 1315 y 1390, poco más o menos, bajo cinco o seis gobiernos; se sabía el Corán de memoria y de ahí sacó el nombre. El sufismo era en su siglo una institución, con casas dotadas de rentas, maestros con genealogía y un manto remendado que se imponía en ceremonia. Yamí, que cien años después reunió las vidas de los místicos y era uno de ellos, escribe que no consta que Hafez diera la mano a ningún maestro, y que sin embargo sus palabras casan con el gusto de aquella compañía como las de nadie.',
				'Él, por su lado, no fue amable con la compañía. En sus páginas el sufí tiende lazos, empeña el manto y piensa en su plato. A los ascetas, predicadores e inspectores les opone una familia propia: el libertino, el copero y un anciano al que llaman el viejo de los magos, que regenta una taberna entre ruinas y tiene respuestas. Ahí es donde vive el vocabulario místico, entre la gente a la que en el convento habrían invitado a salir. El gazal 80 le recuerda al devoto que los pecados ajenos no se escribirán a su nombre, y se oye abrirse la puerta de la taberna.',
				'Entonces, ¿el vino es vino? Cuando él llegó, la imagen ya peinaba canas: los místicos árabes y persas cantaban desde hacía tres siglos una borrachera sin uvas, como haría aquí san Juan de la Cruz con su interior bodega. En Shiraz había además vino de verdad, y un gobernante que cerró las tabernas. Hafez necesitaba ambos. Una copa que solo es símbolo no sabe a nada, y una que solo es copa amanece vacía. Escribió de tal forma que la mano que busca la una roza la otra.',
				'La gente lo apodó Lengua de lo Oculto y lo abre al azar cuando tiene que decidir algo. Bien mirado, es un uso extraño para un poeta de la ambigüedad. Pero a un oráculo que hablara claro lo habrían desmentido hace mucho.',
			],
			counter:
				'Buena parte de lo que circula con su nombre en tazas y calendarios se compuso en el siglo XX, en inglés, por gente que no sabía persa, y es bastante más simpático que él. Tampoco es todo en el Diván escalera al cielo. Hay gazales que le piden dinero a un visir, y sin muchos rodeos. Leer siempre en busca del sentido escondido puede ser una manera de no oír el chiste, y sospecho que eso le habría dolido más.',
			practices: [
				'Toma un verso cualquiera de Hafez en la traducción que tengas a mano. Léelo dos veces, un minuto cada una: primero como si lo hubiera escrito tras una cena de verdad, con dolor de cabeza a la vista; después como si ningún sustantivo tuviera cuerpo. Anota bajo cada lectura una palabra que solo esa te haya hecho ver. Quédate con la que te sorprenda.',
				'Elige una palabra que uses para algo grande: fe, libertad, casa. Haz durante cinco minutos una lista de los lugares y las cosas donde te la has encontrado de verdad, tan concretos como una taberna: un banco, el comentario de una cajera, el olor de un portal. Mira cuántos son presentables. Luego pon una de esas cosas sobre tu mesa y déjala ahí hasta la noche.',
			],
			closings: [
				'La chica se ha marchado y el hombre recita ya otra cosa. De la gente a la que nunca dejaron entrar en ningún sitio, ¿quién te ha enseñado más sobre lo que no se ve?',
				'Yamí no le encontró maestro y dejó el asunto en una buena frase. ¿Qué hay en tu vida que no pertenezca a ningún convento, y con qué nombre lo llamas cuando no te oye nadie?',
			],
		},
	},
};
