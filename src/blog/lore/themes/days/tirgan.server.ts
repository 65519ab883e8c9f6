import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'tirgan',
	motif: 'water',
	leadsTo: 'chatbot',
	words: {
		en: {
			keywords: ['tirgan', 'arash the archer', 'arash', 'archer', 'damavand', 'tishtrya', 'border', 'rain festival'],
			titles: ['The man who shot himself as far as the Oxus', 'An arrow that was a morning in the air'],
			excerpts: [
				'A border is to be drawn by a bowshot. Arash puts into it everything he has, and afterwards there is no Arash. At Tirgan people remember him by throwing water.',
				'Tirgan is a feast of two misunderstandings: an arrow and a star that bear one name, and a wristband that has to be given up to the wind.',
			],
			openings: [
				'He takes off his clothes in front of everybody. Two armies are standing there, some thousands of men with their own opinions on archery, and he turns around once so that they can see: no wound, no illness, nothing hidden. Then he says that after this shot he will be in pieces. It is the part of the story that the monuments leave out, since bronze prefers an archer in boots. Biruni wrote it down around the year 1000, in the tone in which he also noted the density of emeralds. A healthy man shows his body like a document that is about to be cancelled.',
				'Seven threads, twisted into a cord as thin as a shoelace: red, yellow, green, whatever there was in the sewing box. On the first day it is tied around the wrist, and for ten days one washes with it, sleeps with it, gets it caught in drawers. Then on the day of the wind the children climb up to the flat roof, untie the knot, and let go. It does not fly far. It gets stuck in the neighbour’s aerial, flutters there all through July, and nobody takes it down. So on certain roofs one can see that somebody has been wishing.',
			],
			body: [
				'Two kings, Manuchehr of Iran and Afrasiab of Turan, were tired of a siege and agreed that a bowshot should decide the border. The archer Arash loosed from a mountain in the north; most people say Damavand. The arrow flew from dawn until noon, or till evening, helped by the wind at God’s command, across Tabaristan and Khorasan, and struck a walnut tree, the greatest of the world, in the neighbourhood of the Oxus. There the frontier was drawn. The man himself could not be found. His life had gone with the arrow, as one sends along a letter.',
				'The Avesta already knows him, in a single simile: the star Tishtrya darts to the sea as swiftly as the arrow of Erekhsha, the best of archers. The star is Sirius, and its story belongs to the feast too. As a white horse it fights the black horse of drought, and is beaten, and complains that men have not called it by its name in their prayers. When they do so it wins. Rain, according to this, is a question of being mentioned.',
				'Star and arrow share a name in Persian, tir, and thus one day had to serve both. Hence the water. At Tirgan people splash one another in the lane, aunts not exempted, in a heat at which nobody holds it against anyone. And in Mazandaran, where an older calendar has drifted, the feast is kept on an autumn night, with a mute who enters the houses, touches people with a green rod, and does not utter a syllable, however much they tickle him.',
				'It remains a peculiar hero’s tale. Nobody is killed in it, apart from the hero. He conquers nothing; he only brings back what had been there before. And the deed is measured in distance, from which it follows that on every step of this country somebody is standing inside a man’s last breath. In 1959 Siavash Kasrai made a long poem of it, and schoolchildren learned that an arrow can weigh as much as a life.',
			],
			counter:
				'No bow reaches farther than a few hundred metres, and no border has ever been agreed upon that way. There are better objections. The legend asks one man to spend himself entirely so that two kings may stop arguing, and then praises him, which is cheap. Whoever has seen a colleague cheered into exhaustion will listen more coolly. Frontiers, moreover, have shifted since, and the walnut tree has not been consulted.',
			practices: [
				'Draw a line across a page. On the left end put where you stand in some matter that exhausts you, on the right where you think you have to get to. Then mark honestly how far one shot would reach with the strength of an ordinary Tuesday, sleep included. Write beside the mark what lies there. It will be nearer than you like. Eight minutes, and then drink a glass of cold water, or have somebody throw it.',
				'Twist three threads of different colours and tie them around your wrist or, if that does not suit, around the handle of your bag. While you twist, decide upon one thing that you are holding and will let go. Say it once, quietly. In ten days’ time, when there is wind, untie it and give it up in a bin or a garden, not over a river. Today’s part takes five minutes; the rest is done by the knot, which is noticeable when you wash up.',
			],
			closings: [
				'He turned round once, so that all could see he was whole, before he spent himself. What would you like to have looked at once more, unhurt, before you gave it away?',
				'Sirius lost the first fight because no one had pronounced its name. Who in your surroundings is working at the rain, and when did you last call them by theirs?',
			],
		},
		fa: {
			keywords: ['تیرگان', 'جشن تیرگان', 'آرش کمانگیر', 'آرش', 'دماوند', 'تیشتر', 'مرز', 'آبریزان'],
			titles: ['مردی که خودش را تا جیحون انداخت', 'تیری که یک صبح تا ظهر در هوا بود'],
			excerpts: [
				'قرار است مرز را با یک تیر بکشند. آرش هر چه دارد در آن می‌گذارد و بعد دیگر آرشی نیست. تیرگان با آب‌پاشی یادش می‌کند.',
				'تیرگان جشنِ یک نام برای دو چیز است: تیری که پرید و ستاره‌ای که باران می‌آورد؛ با نخی که آخر سر باید به باد داد.',
			],
			openings: [
				'جلوی چشم همه برهنه می‌شود. دو سپاه ایستاده‌اند، چند هزار مرد که هر کدام دربارهٔ تیراندازی نظری دارند، و او یک دور می‌چرخد تا ببینند: نه زخمی، نه بیماری، نه چیزی پنهان. بعد می‌گوید پس از این تیر پاره‌پاره خواهم شد. تندیس‌ها این تکهٔ قصه را جا می‌اندازند، چون برنز آرش را با چکمه می‌پسندد. بیرونی حدود هزار سال پیش آن را نوشت، با همان لحنی که وزن زمرد را. مردِ سالمی تنش را مثل سندی نشان می‌دهد که تا چند دقیقهٔ دیگر باطل می‌شود.',
				'هفت نخ را به هم می‌تابند تا بندی شود به نازکیِ بند کفش: سرخ و زرد و سبز، هر چه در جعبهٔ خیاطی بوده. روز تیر به مچ می‌بندند و ده روز با آن دست می‌شویند و می‌خوابند و لای کشو گیر می‌کنند. روز باد که رسید بچه‌ها می‌روند بام، گره را باز می‌کنند و ول می‌دهند. راه زیادی نمی‌رود. به آنتن همسایه می‌گیرد و تمام تابستان همان‌جا تکان می‌خورد و کسی برش نمی‌دارد. این است که روی بعضی بام‌ها معلوم است یکی آرزو کرده.',
			],
			body: [
				'منوچهر و افراسیاب از محاصره خسته شدند و قرار گذاشتند که مرز را پرتابِ یک تیر معین کند. آرش از کوهی در شمال انداخت؛ بیشتر می‌گویند دماوند. تیر از سپیده تا نیمروز رفت، یا تا غروب، و به فرمان خدا باد یاری‌اش کرد، از طبرستان و خراسان گذشت و بر تنهٔ گردوبنی نشست که در جهان بزرگ‌تر از آن نبود، کنار جیحون. مرز آنجا شد. خودش را پیدا نکردند. جانش همراه تیر رفته بود، مثل نامه‌ای که با مسافر بفرستند.',
				'اوستا هم او را می‌شناسد، فقط در یک تشبیه: ستارهٔ تیشتر چنان تند به سوی دریا می‌تازد که تیرِ آرشِ شیواتیر. این ستاره همان شِعرای یمانی است و قصه‌اش هم مالِ همین جشن است. اسب سفیدی می‌شود و با اسب سیاهِ خشکسالی می‌جنگد و شکست می‌خورد، و گله می‌کند که مردم در نیایش‌هایشان نامم را نبردند. نامش را که می‌برند پیروز می‌شود. باران در این روایت بستگی دارد به اینکه از کسی یاد کرده باشند.',
				'تیر هم آن بود که پرید و هم نام ستاره، پس یک روز بایست کارِ هر دو را می‌کرد. آب‌پاشی از همین‌جاست. در تیرگان در کوچه به هم آب می‌ریزند و عمه‌ها هم معاف نیستند، در گرمایی که هیچ‌کس به دل نمی‌گیرد. در مازندران که تقویم کهن‌تری دارند و جایش در سال لغزیده، شبی از پاییز را تیرماه‌سیزده می‌گیرند: «لال» می‌آید، با ترکه‌ای به آدم‌ها می‌زند تا سال خوبی داشته باشند و هر چه سربه‌سرش بگذارند یک کلمه حرف نمی‌زند.',
				'قصهٔ پهلوانیِ عجیبی است. هیچ‌کس در آن کشته نمی‌شود مگر پهلوان. چیزی را فتح نمی‌کند؛ همان را پس می‌آورد که از اول بود. کارش را هم با متر حساب کرده‌اند، پس هر قدمِ این خاک را که برداری در آخرین نفسِ مردی ایستاده‌ای. سیاوش کسرایی در سال ۱۳۳۸ از آن منظومه‌ای ساخت، و بچه‌های مدرسه یاد گرفتند که تیر می‌تواند به سنگینیِ یک عمر باشد.',
			],
			counter:
				'هیچ کمانی بیش از چند صد متر نمی‌زند و هیچ مرزی را این‌طور نکشیده‌اند. ایرادهای بهتری هم هست. افسانه از یک نفر می‌خواهد خودش را تا ته خرج کند تا دو پادشاه دست از دعوا بردارند و بعد ستایشش می‌کند، که ارزان تمام می‌شود. کسی که دیده باشد همکاری را با کف زدن از پا انداخته‌اند سردتر گوش می‌دهد. مرزها هم از آن پس جابه‌جا شده‌اند و نظرِ درخت گردو را نپرسیده‌اند.',
			practices: [
				'روی کاغذ خطی بکش. سر راستش بنویس در کاری که خسته‌ات کرده کجا ایستاده‌ای و سر چپش بنویس خیال می‌کنی باید به کجا برسی. بعد راستش را نشان بگذار که با زورِ یک سه‌شنبهٔ معمولی، خواب شب هم سر جایش، تیر تا کجا می‌رود. کنار نشانه بنویس آنجا چه هست. نزدیک‌تر از آن است که دلت می‌خواهد. هشت دقیقه؛ بعد یک لیوان آب سرد بخور یا بگو کسی رویت بپاشد.',
				'سه نخ به سه رنگ به هم بتاب و به مچت ببند یا اگر جور درنمی‌آید به دستهٔ کیفت. موقع تابیدن یک چیز را انتخاب کن که در مشت داری و رهایش خواهی کرد، و یک بار آهسته نامش را بگو. ده روز دیگر که باد آمد گره را باز کن و در باغچه یا سطل بگذار، نه در رودخانه. سهمِ امروز پنج دقیقه است؛ باقی را گره انجام می‌دهد که موقع ظرف شستن حضورش معلوم است.',
			],
			closings: [
				'یک دور چرخید تا همه ببینند سالم است و بعد خودش را خرج کرد. تو چه چیز را دلت می‌خواست پیش از دادن، یک بار دیگر درست و درسته نگاه کرده باشی؟',
				'تیشتر بار اول باخت چون کسی نامش را نبرده بود. دور و بر تو چه کسی بی‌صدا سرگرمِ باران است، و آخرین بار کِی به نام صدایش کردی؟',
			],
		},
		ar: {
			keywords: ['تيرجان', 'تيركان', 'آرش الرامي', 'الرامي', 'دماوند', 'الشعرى', 'عيد المطر', 'الحدود'],
			titles: ['الرجل الذي رمى نفسه حتى جيحون', 'سهم بقي في الهواء من الفجر إلى الظهر'],
			excerpts: [
				'حدودٌ يُراد رسمها برمية قوس. يضع آرش في السهم كلّ ما عنده، ثم لا يبقى هناك آرش. وفي تيرجان يذكره الناس برشّ الماء.',
				'تيرجان عيد لاسم واحد يحمله اثنان: سهم طار ونجم يأتي بالمطر، ومعهما خيط ملوّن لا بدّ من تسليمه للريح.',
			],
			openings: [
				'ينزع ثيابه أمام الجميع. هناك جيشان واقفان، آلاف الرجال لكلّ منهم رأي في الرماية، فيدور دورة كاملة ليروا: لا جرح ولا علّة ولا شيء مخبّأ. ثم يقول إنّه بعد هذه الرمية سيتقطّع. هذا هو الموضع الذي تسقطه التماثيل من الحكاية، لأنّ البرونز يفضّل الرامي بحذائه. وقد دوّنه البيرونيّ في الآثار الباقية قبل ألف سنة، باللهجة التي وزن بها الزمرّد: رجل صحيح البدن يعرض جسده كما تُعرض وثيقة ستُلغى بعد قليل.',
				'سبعة خيوط تُفتل حتى تصير في دقّة رباط الحذاء: أحمر وأصفر وأخضر، ممّا وُجد في علبة الخياطة. يُربط الخيط حول المعصم في اليوم الأوّل، وعشرة أيّام يبقى هناك في الوضوء وفي النوم ويعلق بالأدراج. فإذا جاء يوم الريح صعد الأطفال إلى السطح وحلّوا العقدة وأرسلوه. لا يطير بعيدًا. يعلق بهوائيّ الجيران ويرفرف هناك تمّوز كلّه ولا ينزعه أحد. ولذلك يُرى فوق بعض السطوح أنّ أحدًا في هذا البيت قد تمنّى.',
			],
			body: [
				'تعب ملكان، منوجهر ملك إيران وأفراسياب ملك توران، من حصار طال، واتّفقا على أن تكون الحدود حيث تقع رمية سهم. رمى النبّال آرش من جبل في الشمال، وأكثرهم يقول دماوند. سار السهم من الفجر إلى الظهر، وقيل إلى المغيب، والريح تحمله بأمر الله، فجاز طبرستان وخراسان ووقع في أصل شجرة جوز لم يكن في العالم أعظم منها، على مقربة من جيحون. وهناك رُسمت الحدود. وبحثوا عن الرامي فلم يجدوه، كأنّ عمره ذهب مع السهم كما تُرسل الرسالة مع مسافر.',
				'وللأبستاق به معرفة، لكنّها لا تزيد على تشبيه واحد: النجم تيشتريا ينطلق إلى البحر في سرعة سهم أرَخشا، أرمى الرماة. وهذا النجم هو الشعرى اليمانية التي عبدها قوم في الجاهليّة، وورد ذكرها في القرآن الكريم. ولها في العيد قصّة: تأتي في صورة حصان أبيض وتقاتل حصان القحط الأسود فتُهزم، وتشكو أنّ الناس لم يذكروها باسمها. فلمّا ذكروها غلبت. فالمطر على هذه الرواية رهن بأن يُسمّى من يسعى فيه.',
				'وتير بالفارسيّة اسم للسهم وللنجم معًا، فكان على يوم واحد أن يقوم بالأمرين. ومن هنا جاء الماء. يرشّ الناس بعضهم بعضًا في الأزقّة، ولا تُعفى العمّات، في حرّ لا يحقد فيه أحد على من بلّله. وفي مازندران، حيث بقي تقويم أقدم فانزلق عن مكانه، يُحتفل به في ليلة من الخريف، ويدخل البيوت رجل أبكم يمسّ الناس بعصا خضراء رجاء سنة طيّبة، ولا ينطق بحرف مهما أضحكوه، ثم ينصرف وقد امتلأ كيسه جوزًا وحلوى. ومن اللطيف أنّ العيد الذي انتصر فيه نجم بأن ذُكر اسمه يُحتفل به هناك بصحبة رجل لا يذكر شيئًا، ولا يُعرف من هو حتى يبلغ آخر الزقاق.',
				'وهي حكاية بطولة غريبة على كلّ حال. لا يُقتل فيها أحد غير البطل. ولا يفتح شيئًا، وإنّما يردّ ما كان. وعمله مقيس بالمسافة، فكلّ خطوة في تلك الأرض وقوفٌ في آخر نفَس لرجل. وفي سنة ١٩٥٩ نظمها الشاعر سياوش كسرائي قصيدة طويلة، فحفظها الناس، وعرف تلاميذ المدارس أنّ سهمًا من خشب وريش قد يزن عمرًا كاملًا.',
			],
			counter:
				'لا قوس تبلغ أكثر من بضع مئات من الأمتار، ولا حدود في التاريخ رُسمت هكذا. وفي الأمر اعتراض أجدر بالإصغاء: الأسطورة تطلب من رجل واحد أن ينفق نفسه حتى يكفّ ملكان عن الخصام، ثم تمدحه، والمدح رخيص. ومن رأى زميلًا يُصفّق له حتى انهار سمع القصّة ببرود. ثم إنّ الحدود تحوّلت بعد ذلك مرارًا ولم تُستشر شجرة الجوز.',
			practices: [
				'على ورقة خطّ من طرف إلى طرف: في أوّله موضع الوقوف في أمر مُنهِك، وفي آخره الموضع الذي يُظنّ أنّ بلوغه واجب. ثم تُوضع بصدق علامة حيث تبلغ رمية واحدة بقوّة يوم ثلاثاء عاديّ، ومعه نوم كافٍ. واكتبوا عند العلامة ماذا يوجد هناك. سيكون أقرب ممّا يُشتهى. ثماني دقائق، ثم كوب ماء بارد يُشرب، أو يُرشّ على الوجه إكرامًا للعيد.',
				'افتلوا ثلاثة خيوط مختلفة الألوان واربطوها حول المعصم، أو حول مقبض الحقيبة إن كان ذلك أليق. وفي أثناء الفتل يُختار شيء واحد ممسوك باليد سيُترك، ويُذكر اسمه مرّة بصوت خافت. وبعد عشرة أيّام إذا هبّت ريح تُحلّ العقدة ويودع الخيط ترابَ حديقة أو سلّة، لا مجرى ماء. نصيب اليوم خمس دقائق، والباقي تتولّاه العقدة، فهي لا تُنسى عند غسل الصحون.',
			],
			closings: [
				'دار دورة واحدة ليرى الناس أنّه سليم، ثم أنفق نفسه. أيّ شيء كان يستحقّ نظرة أخيرة وهو صحيح تامّ، قبل أن يُعطى؟',
				'خسرت الشعرى جولتها الأولى لأنّ أحدًا لم ينطق باسمها. من حولنا من يسعى في المطر صامتًا، فمن هو، ومتى نودي آخر مرّة باسمه؟',
			],
		},
		es: {
			keywords: ['tirgan', 'arash el arquero', 'arash', 'arquero', 'damavand', 'sirio', 'fiesta del agua', 'frontera'],
			titles: ['El hombre que se disparó hasta el Oxus', 'Una flecha que pasó la mañana en el aire'],
			excerpts: [
				'Hay que trazar una frontera con un tiro de arco. Arash pone en él cuanto tiene, y después ya no hay Arash. En Tirgan se le recuerda echándose agua.',
				'Tirgan celebra dos cosas con un solo nombre, una flecha y una estrella que trae la lluvia, y una pulsera que al final hay que entregar al viento.',
			],
			openings: [
				'Se desnuda delante de todos. Hay dos ejércitos, unos miles de hombres cada cual con su opinión sobre el tiro, y él da una vuelta entera para que lo vean: ni herida, ni enfermedad, ni nada escondido. Después anuncia que tras este disparo quedará hecho pedazos. Es la parte que omiten los monumentos, porque el bronce prefiere a los arqueros con botas. Al-Biruni la anotó hacia el año mil, con el mismo tono en que pesaba las esmeraldas. Un hombre sano enseña su cuerpo como un documento que están a punto de anular.',
				'Siete hilos retorcidos hasta formar un cordón fino como el de un zapato: rojo, amarillo, verde, lo que hubiera en el costurero. El primer día se ata a la muñeca, y durante diez se friega con él, se duerme con él, se engancha en los cajones. Luego, el día del viento, los niños suben a la azotea, deshacen el nudo y lo sueltan. No va lejos. Se queda en la antena del vecino y ondea allí todo julio sin que nadie lo quite. Por eso en algunos tejados se nota que alguien ha pedido algo.',
			],
			body: [
				'Dos reyes, Manuchehr de Irán y Afrasiab de Turán, se habían cansado de un asedio y convinieron en que la frontera la fijase un tiro de arco. El arquero Arash disparó desde un monte del norte; casi todos dicen que el Damavand. La flecha voló del alba al mediodía, o hasta la tarde, ayudada por el viento por orden de Dios, cruzó Tabaristán y Jorasán y se clavó en un nogal, el mayor del mundo, cerca del Oxus. Allí quedó la raya. A él no lo encontraron. La vida se le había ido con la flecha, como se manda una carta con un viajero.',
				'El Avesta ya lo conoce, aunque solo por una comparación: la estrella Tishtrya corre hacia el mar tan rauda como la flecha de Erekhsha, el mejor de los arqueros. La estrella es Sirio, y su historia pertenece también a la fiesta. En figura de caballo blanco pelea con el caballo negro de la sequía y pierde, y se queja de que en sus rezos la gente no la ha nombrado. La nombran y gana. La lluvia, según esto, depende de que te mencionen.',
				'Flecha y estrella se llaman igual en persa, tir, así que un solo día tuvo que atender a las dos. De ahí el agua. En Tirgan se mojan unos a otros por la calle, tías incluidas, con un calor en el que nadie se ofende. Y en Mazandarán, donde un calendario más viejo se ha ido corriendo, se guarda una noche de otoño: un mudo entra en las casas, toca a la gente con una vara verde y no suelta ni una sílaba por más cosquillas que le hagan.',
				'Como historia de héroes es bien rara. No muere nadie, salvo el héroe. No conquista; devuelve lo que había. Y su hazaña se mide en leguas, de lo cual se sigue que en cada palmo de aquel país está uno de pie dentro del último aliento de un hombre. En 1959 Siavash Kasrai hizo con ella un largo poema, y los escolares aprendieron que una flecha puede pesar lo que una vida.',
			],
			counter:
				'Ningún arco alcanza más de unos cientos de metros y ninguna frontera se ha pactado así. Hay mejores reparos. La leyenda le pide a uno que se gaste entero para que dos reyes dejen de discutir, y luego lo alaba, que sale barato. Quien haya visto a un compañero aplaudido hasta la extenuación la escuchará con más frialdad. Las rayas, además, se han movido desde entonces sin consultar al nogal.',
			practices: [
				'Traza una línea en un folio. A la izquierda pon dónde estás en un asunto que te agota; a la derecha, adónde crees que tienes que llegar. Marca luego, con honradez, hasta dónde llegaría un tiro con las fuerzas de un martes corriente, sueño incluido. Escribe qué hay en ese punto. Caerá más cerca de lo que te gustaría. Ocho minutos, y después un vaso de agua fría, bebido o por la cabeza.',
				'Retuerce tres hilos de colores distintos y átatelos a la muñeca o, si no te pega, al asa del bolso. Mientras lo haces, decide una cosa que tienes agarrada y vas a soltar; dila una vez, bajito. Dentro de diez días, cuando haga viento, deshaz el nudo y déjalo en un jardín o en una papelera, nunca en el río. La parte de hoy dura cinco minutos; el resto lo hace el nudo, que se nota mucho al fregar.',
			],
			closings: [
				'Dio una vuelta entera para que lo vieran intacto y después se gastó. ¿Qué te habría gustado mirar una vez más, sin un rasguño, antes de entregarlo?',
				'Sirio perdió la primera pelea porque nadie había dicho su nombre. ¿Quién se está ocupando de la lluvia a tu alrededor, y cuándo lo llamaste por el suyo la última vez?',
			],
		},
	},
};
