import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'bread',
	motif: 'bread',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['bread', 'dream of bread', 'loaf', 'baker', 'crumbs', 'oven', 'wheat'],
			titles: ['White bread for the rich, brown for the poor', 'The baker’s dream and the basket of birds'],
			excerpts: [
				'Artemidorus thought the best bread in a dream was the kind one was used to. It is a modest sentence and rather a deep one.',
				'Two prisoners tell Joseph their dreams on the same morning. One had grapes, the other bread, and it was better to have had the grapes.',
			],
			openings: [
				'A man walking fast down a street in Tehran stops, bends, and picks up something from the pavement. He touches it to his lips, reaches up, and lays it on top of a wall. Then he walks on as quickly as before. It was a crust of bread. Ask him what he did and he has to think about it; it is not written down anywhere that one must. His grandmother in Shiraz did so, and so, a long way off, did grandmothers in Cairo, Damascus and Castile.',
				'Two servants of Pharaoh are in prison, and each has dreamt. The butler pressed grapes into the royal cup. The baker carried three baskets of bread upon his head, and birds ate out of the uppermost. Joseph, whose story is in the Bible and in the Quran, tells the butler that he will be restored and the baker that he will die, and asks the first to remember him. He does not soften the second. The baker disappears out of the tale, together with his birds.',
			],
			body: [
				'The books after Ibn Sirin call bread life made easy, knowledge, wealth without a quarrel, and among merchants a purse: a loaf may be ten coins or a hundred, according to the house that it is dreamt in. Fresh is good, mouldy is a faith or a friendship not looked after. Bread that one gives away is knowledge that one passes on, and the dough not yet baked is money that has not come in. Its heat was tested as a baker would, with the back of the hand.',
				'Artemidorus wrote one of his kindest sentences about it. The best to eat in a dream is what one is accustomed to: for the poor man brown, for the rich man white. The other way round it bodes ill, to the rich a shortage, to the poor an illness, since white bread was fed to patients. He did not say that everyone would be happier with better bread. He had seen what happened.',
				'The languages have baked it into the fellowship of people. A companion is somebody one has bread with; so is, in Persian, one who shares your bread and salt and may for this reason not betray you. In Egypt the everyday loaf is called aysh, which is the word for living. What the dreamer carries on the head, in a basket, under the arm, is thus hardly ever only food. It is a share, and the question is whose.',
				'Here lie the two edges of the dream. Bread is the least remarkable thing in the house, and nobody would notice it if it were not missing. A person who dreams of cake has a wish. A person who dreams of a plain loaf on a table, and wakes up moved, has probably been told something about what is sufficient, and may find it difficult to explain at the office.',
			],
			counter:
				'In 1945 thirty-six conscientious objectors in Minnesota let themselves be starved under Ancel Keys, so that medicine might learn to feed a hungry Europe. Within weeks they were collecting cookery books and thinking of little but meals. Nobody needs a symbol for that. Whoever goes to bed without supper and meets a baker at three in the morning has been understood by the stomach perfectly well.',
			practices: [
				'Cut one slice, put nothing on it, sit down, and eat it to the end without reading. It takes about five minutes if you chew as bread deserves. Follow the taste from the first bite, which is mostly salt, to the last, which has gone sweet. Write down at which mouthful you began to think of something else, and what it was. That is the matter which has been eating with you for some time.',
				'Draw a table from above and on it a round loaf. Cut the loaf with straight lines into as many pieces as there are people who live on your work, your time or your good temper, in the true sizes. Write the names. Look last of all for your own piece; if you forgot to cut one, do not redraw the picture. Take a smaller piece of real bread and eat that, standing by the window, in front of the drawing.',
			],
			closings: [
				'Nobody in that street saw the man put the crust upon the wall, and the sparrows have no theory. What do you still lift from the ground, though no rule that you know of demands it?',
				'He dreamt what he carried every day and had not looked up. What is being eaten from the top of your basket while you are busy keeping it level?',
			],
		},
		fa: {
			keywords: ['نان', 'خواب نان', 'تعبیر خواب نان', 'نان تازه', 'نانوا', 'تنور', 'برکت'],
			titles: ['تکه نانی روی لبهٔ دیوار', 'خواب نانوا و سبدی که پرنده‌ها خالی کردند'],
			excerpts: [
				'در کوچه خم می‌شود، تکه نانی برمی‌دارد، می‌بوسد و روی دیوار می‌گذارد. کسی یادش نداده؛ دیده است.',
				'دو زندانی همان صبح خوابشان را برای یوسف گفتند. یکی انگور دیده بود و یکی نان، و کاش دومی هم انگور دیده بود.',
			],
			openings: [
				'مردی که تند از کوچه می‌گذرد می‌ایستد، خم می‌شود و چیزی از زمین برمی‌دارد. به لب می‌برد، دست دراز می‌کند و روی هرهٔ دیوار می‌گذاردش. بعد با همان شتاب می‌رود. تکه نانی بود. اگر بپرسی چرا، باید کمی فکر کند؛ جایی ننوشته‌اند که واجب است. مادربزرگش در شیراز چنین می‌کرد، و دورتر، مادربزرگ‌های قاهره و دمشق و کاستیل هم. گنجشک‌ها ساعتش را یاد گرفته‌اند.',
				'دو خدمتکار شاه مصر در زندان‌اند و هر دو خواب دیده‌اند. ساقی انگور در جام فشرده و نانوا نان بر سر می‌برده و پرنده‌ها از آن می‌خورده‌اند. یوسف، که قصه‌اش هم در تورات هست و هم در قرآن، به اولی می‌گوید برمی‌گردی و به دومی می‌گوید که نه، و از اولی می‌خواهد یادش کند. تلخیِ دومی را نرم نمی‌کند. نانوا با سبد و پرنده‌هایش از قصه بیرون می‌رود و کسی پی‌اش را نمی‌گیرد.',
			],
			body: [
				'نان را در کتاب‌های پس از ابن سیرین زندگیِ آسان گفته‌اند و دانش و مالِ بی‌دعوا؛ و نزد بازاریان کیسهٔ پول، که یک گرده‌اش در خانهٔ یکی ده درم می‌ارزد و در خانهٔ دیگری هزار. نان تازه خوب است، نان کپک‌زده ایمانی است یا رفاقتی که به آن نرسیده‌اند. نانی که ببخشی علمی است که یاد می‌دهی، و خمیرِ نپخته مالی که هنوز به دست نیامده. گرمایش را هم مثل شاطر با پشت دست می‌سنجیدند: نان داغ شتاب است، و شتاب دهان را می‌سوزاند.',
				'آرتمیدوروس یکی از مهربان‌ترین جمله‌هایش را اینجا نوشت. بهترین نان خواب همان است که آدم به آن عادت دارد: برای تهیدست نان سیاه، برای توانگر نان سفید. برعکسش خوش نیست؛ توانگر را تنگی می‌آورد و تهیدست را بیماری، چون نان سفید خوراک ناخوشان بود. نگفت همه با نان بهتر خوشبخت‌ترند. دیده بود چه می‌شود. شاید می‌خواست بگوید خواب وقتی بدجنس است که زندگی دیگری را به آدم قرض بدهد و راهِ خوردنش را یاد ندهد.',
				'زبان‌ها نان را لای معاشرت پخته‌اند. ما «هم‌نمک» و «نان‌ونمک‌خورده» داریم و هنوز کسی را که حرمتش را نگه ندارد با همین دو کلمه سرزنش می‌کنیم. انگلیسی‌ها رفیق را از لاتینِ «هم‌نان» ساخته‌اند و مصری‌ها نان هرروزه را «عیش» می‌خوانند، یعنی زیستن. روی سفرهٔ افطار و عقد و ختم و هفت‌سین، یک چیز مشترک است و آن نان است. پس آنچه در خواب بر سر یا زیر بغل می‌بری کمتر پیش می‌آید که فقط خوراک باشد. سهم است، و پرسش این است که سهمِ چه کسی.',
				'دو لبهٔ این خواب همین‌جاست. نان بی‌سروصداترین چیز خانه است و تا نباشد کسی نمی‌بیندش. آن که خواب شیرینی می‌بیند آرزویی دارد. آن که خواب یک نانِ ساده روی میز می‌بیند و با بغض بیدار می‌شود، گویا چیزی دربارهٔ «بس است» به او گفته‌اند، و توضیح دادنش سر کار آسان نیست.',
			],
			counter:
				'در سال ۱۹۴۵ سی‌وشش داوطلب در مینه‌سوتا پذیرفتند زیر نظر انسل کیز گرسنگی بکشند تا پزشکی یاد بگیرد اروپای قحطی‌زده را چطور سیر کند. هنوز چند هفته نگذشته کتاب آشپزی جمع می‌کردند و جز خوراک فکری نداشتند. برای این کار نمادی لازم نیست. هر که بی‌شام بخوابد و ساعت سه به نانوایی برسد، معده‌اش منظورش را خیلی روشن گفته است.',
			practices: [
				'یک کف دست نان بردار، هیچ رویش نگذار، بنشین و بی‌آنکه چیزی بخوانی تا آخر بخور. اگر آن‌طور که حق نان است بجوی پنج دقیقه‌ای می‌شود. مزه را از لقمهٔ اول، که بیشتر شوری است، تا آخری که شیرین شده دنبال کن. بنویس سر کدام لقمه به فکر چیز دیگری افتادی و آن چه بود. مدتی است همان هم با تو سر سفره می‌نشیند.',
				'سفره‌ای را از بالا بکش با یک نان گرد در وسط. با خط‌های راست آن را میان همهٔ کسانی قسمت کن که از کارت، وقتت یا خلقِ خوشت نان می‌خورند، به همان اندازه که راست است. نام‌ها را بنویس. آخر از همه تکهٔ خودت را پیدا کن؛ اگر یادت رفته بود ببری، نقاشی را درست نکن. تکه‌ای نان واقعی بردار و کنار پنجره، رو به همان کاغذ، بخور.',
			],
			closings: [
				'کسی ندید آن مرد نان را روی دیوار گذاشت، و گنجشک‌ها هم نظریه‌ای ندارند. تو هنوز چه چیزی را از زمین برمی‌داری، بی‌آنکه قانونی از تو خواسته باشد؟',
				'نانوا همان را خواب دید که هر روز بر سر می‌برد و سر بلند نکرده بود. از بالای سبد تو چه می‌خورند، وقتی سرت گرم آن است که کج نشود؟',
			],
		},
		ar: {
			keywords: ['خبز', 'الخبز في المنام', 'تفسير حلم الخبز', 'رغيف', 'خباز', 'فرن', 'قمح'],
			titles: ['العيش: اسم الخبز في مصر', 'حلم الخبّاز الذي لم يلتفت إلى سلّته'],
			excerpts: [
				'يسمّي المصريّون الرغيف عيشًا، فمن رآه في نومه فقد رأى الحياة نفسها ملفوفة في ورق جريدة. ماذا رأى المعبّرون؟',
				'قصّ سجينان حلميهما على يوسف في صباح واحد. كان حلم العنب أسلم من حلم الخبز، ولم يُخفِ يوسف ذلك.',
			],
			openings: [
				'في السادسة صباحًا يخرج صبيّ من فرن في حيّ شعبيّ بالقاهرة وعلى رأسه قفص من جريد بطول باب، وعليه عشرات الأرغفة المنفوخة، ثم يركب درّاجة. يد على المقود ويد تسند القفص، وهو يصفّر، والسيّارات تفسح له. لا أحد ينظر إليه لأنّه يمرّ كلّ يوم. وإن سقط رغيف انحنى أقرب المارّة فرفعه ومسحه وقبّله ووضعه على حافّة نافذة. اسم هذا الذي يحمله عيش، وليس في الأسماء اسم أثقل على رأس صبيّ.',
				'خادمان للملك في السجن، وكلّ منهما رأى رؤيا. رأى الساقي أنّه يعصر خمرًا، ورأى الآخر أنّه يحمل فوق رأسه خبزًا تأكل الطير منه. أخبر يوسف عليه السلام الأوّل بنجاته والثاني بنهايته، وسأل الأوّل أن يذكره عند سيّده. لم يخفّف من الخبر الثاني شيئًا، ولم يطل فيه الكلام. ثم يخرج حامل الخبز من القصّة مع طيره، ولا يقف عنده أحد من القرّاء، لأنّ الجميع يتعجّلون حلم البقرات السبع.',
			],
			body: [
				'الخبز في الكتب المنسوبة إلى ابن سيرين حياة هنيئة وعلم ومال لا خصومة فيه، وهو عند التجّار كيس: الرغيف بعشرة دراهم في بيت وبألف في بيت آخر، على قدر صاحب المنام. والطازج خير، والمتعفّن دين أو صداقة لم يُعتنَ بها، والموهوب علم يُنشر، والعجين الذي لم يُخبز مال لم يُقبض بعد. وكانوا يختبرون حرارته بظهر اليد كما يصنع الخبّاز، فالحارّ جدًّا عجلة، والعجلة تحرق الفم قبل أن تشبعه. والرغيف الكامل عمر، ومن رأى أنّه كسر منه فقد بدأ ينفق ممّا لا يُستردّ، وعليه أن يعرف لمن كانت الكسرة الأولى.',
				'ولأرطميدورس في الخبز جملة من ألطف ما كتب: خير ما يؤكل منه في المنام ما اعتاده صاحبه، الأسمر للفقير والأبيض للغنيّ. أمّا العكس فغير محمود، هو للغنيّ قلّة وللفقير مرض، لأنّ الأبيض كان طعام المرضى. وخبز الشعير عنده محمود لكلّ أحد، إذ يُحكى أنّه أوّل طعام أُعطي للناس. لم يقل إنّ الناس جميعًا يسعدون بخبز أجود، فقد كان يسكن بينهم ورأى ما يحدث. ولعلّه كان يقصد أنّ الحلم يسيء حين يعير المرء حياة غيره من غير أن يعلّمه كيف يعيشها.',
				'وقد عجنت اللغات هذا الطعام في معنى الصحبة. الرفيق في الفرنسيّة والإنجليزيّة هو شريك الخبز، وبيننا في العربيّة «خبز وملح» يُعاب من يخونهما أكثر ممّا يُعاب من يخون عقدًا موقّعًا. والخبز في مصر اسمه العيش، ولذلك يقال لمن قُطع عن عمله إنّهم قطعوا عيشه، وللقانع إنّه يأكل عيشًا ويسكت. فما يُحمل في المنام على الرأس أو تحت الذراع قلّما يكون طعامًا وحسب. إنّه حصّة، والسؤال: حصّة من؟ ومن أخذ منها في الطريق وهي ما تزال ساخنة؟ يعرف كلّ من أُرسل صغيرًا إلى الفرن أنّ الرغيف لا يصل كاملًا أبدًا، وأنّ أطرافه المقضومة أجرة لا يذكرها أحد.',
				'وهنا حدّا هذا الحلم. الخبز أقلّ أشياء البيت لفتًا للنظر، ولا يُرى إلّا إذا غاب. ومن حلم بالحلوى فله أمنية. أمّا من حلم برغيف عاديّ على مائدة ثم استيقظ متأثّرًا، فالأغلب أنّ شيئًا قيل له عن معنى الكفاية، وسيصعب عليه أن يشرحه لزملائه في العمل، فيقول إنّه لم ينم جيّدًا.',
			],
			counter:
				'سنة ١٩٤٥ قبل ستّة وثلاثون متطوّعًا في مينيسوتا أن يُجوَّعوا تحت إشراف أنسل كيز، كي يتعلّم الطبّ كيف يطعم أوروبا الجائعة. ولم تمض أسابيع حتى صاروا يجمعون كتب الطبخ ولا يفكّرون إلّا في الوجبات. لا حاجة هنا إلى رمز. ومن نام بلا عشاء ثم لقي خبّازًا في الثالثة صباحًا فقد أحسنت معدته التعبير، ولم تترك للكتب ما تزيده.',
			practices: [
				'اقطعوا كسرة خبز من غير شيء معها، واجلسوا وكلوها إلى آخرها بلا قراءة ولا شاشة. يستغرق ذلك نحو خمس دقائق إذا مُضغت كما يليق بها. تتبّعوا الطعم من اللقمة الأولى، وهي ملح في معظمها، إلى الأخيرة وقد صارت حلوة. ثم اكتبوا عند أيّ لقمة جاءت فكرة غريبة عن المائدة، وما هي. تلك الفكرة تأكل معكم منذ مدّة، ولم يسألها أحد عن اسمها.',
				'ارسموا مائدة كما تُرى من فوق وعليها رغيف مستدير. قسّموه بخطوط مستقيمة على كلّ من يعيش من عملكم أو وقتكم أو طيب مزاجكم، بالمقادير الصحيحة، واكتبوا الأسماء. وابحثوا في الآخر عن القطعة التي تخصّ من رسم. فإن كانت قد نُسيت فلا تعيدوا الرسم، بل خذوا قطعة من خبز حقيقيّ، وكلوها وقوفًا عند النافذة أمام الورقة، على مهل.',
			],
			closings: [
				'وضع الرغيف على حافّة النافذة ومضى، ولم يره أحد غير العصافير. ما الذي ما زال يُرفع عن الأرض في أيّامكم، ولا قاعدة مكتوبة تأمر برفعه؟',
				'رأى في نومه ما كان يحمله كلّ نهار، ولم يكن قد رفع بصره إليه مرّة. ماذا يؤكل الآن من أعلى السلّة، واليدان مشغولتان بحفظ توازنها؟',
			],
		},
		es: {
			keywords: ['pan', 'soñar con pan', 'hogaza', 'panadero', 'migas', 'horno', 'trigo'],
			titles: ['El pan que se besa antes de tirarlo', 'Pan moreno, pan blanco y un panadero sin suerte'],
			excerpts: [
				'Decía Artemidoro que el mejor pan soñado es el que uno acostumbra. La frase parece modesta y tiene su miga.',
				'Dos presos le cuentan a José sus sueños la misma mañana. Uno soñó con uvas y el otro con pan, y más le habría valido soñar con uvas.',
			],
			openings: [
				'Se cae un trozo de pan al suelo de la cocina y la abuela dice: bésalo. Da igual que vaya derecho a las gallinas. Se recoge, se besa y después ya se puede tirar. Tampoco se deja la hogaza boca arriba sobre el mantel, ni se pincha con el cuchillo porque sí. Nadie ha explicado nunca estas leyes en ninguna casa de España; se aprendían por el manotazo. Lejos de allí, en Teherán o en El Cairo, otras abuelas besan la misma corteza.',
				'Dos criados del faraón están en la cárcel y cada uno ha soñado. El copero exprimía uvas en la copa real. El panadero llevaba en la cabeza tres canastos y los pájaros comían del de más arriba. José, cuya historia cuentan la Biblia y el Corán, le anuncia al primero que lo repondrán en su puesto y al segundo que morirá, y no endulza nada. El panadero sale del relato con su canasto, y nadie vuelve a preguntar por él.',
			],
			body: [
				'Los libros que siguen a Ibn Sirin llaman al pan vida fácil, saber, fortuna sin pleito y, entre mercaderes, bolsa: una hogaza serán diez monedas o serán mil, según en qué casa se sueñe. Tierno es bueno; enmohecido, una fe o una amistad descuidadas. El pan que se regala es conocimiento que se enseña, y la masa sin cocer, dinero que todavía no ha entrado. El calor lo probaban con el dorso de la mano, como los panaderos: lo que quema es prisa.',
				'Artemidoro le dedicó una de sus frases más amables. El mejor es el que uno acostumbra, moreno para el pobre, blanco para el rico. Al revés presagia mal, escasez al rico y al pobre una enfermedad, porque el blanco se daba a los enfermos. No dijo que con mejor pan seríamos todos más felices. Vivía entre la gente y había visto lo que pasa.',
				'Las lenguas lo amasaron con la amistad. Compañero es quien come del mismo pan; en persa, quien ha compartido pan y sal ya no puede traicionarte; en Egipto la torta de cada día se llama aish, que es la palabra para vivir. Y en Oaxaca, por Todos Santos, se hornea un pan con carita para los que ya no comen, y se pone en la mesa a su nombre. Lo que llevas en sueños sobre la cabeza o bajo el brazo casi nunca es solo alimento. Es una parte, y falta saber de quién.',
				'Ahí tiene el sueño sus dos filos. El pan es lo menos llamativo de la casa y nadie lo ve hasta que se acaba. Quien sueña con pasteles tiene un deseo. Quien sueña con una hogaza sin más, en una mesa, y despierta con un nudo en la garganta, ha oído seguramente algo acerca de lo que basta, y va a costarle explicarlo en la oficina.',
			],
			counter:
				'En 1945 treinta y seis objetores de conciencia se dejaron matar de hambre a medias en Minnesota, bajo la vigilancia de Ancel Keys, para que la medicina aprendiera a alimentar a la Europa hambrienta. A las pocas semanas coleccionaban recetarios y apenas pensaban en otra cosa. Para eso no hace falta ningún símbolo. El que se acuesta sin cenar y a las tres encuentra una tahona ha sido perfectamente entendido por su estómago.',
			practices: [
				'Corta una rebanada, no le pongas nada, siéntate y cómetela entera sin leer. Si la masticas como merece, son unos cinco minutos. Sigue el sabor desde el primer bocado, que es casi todo sal, hasta el último, que se ha vuelto dulce. Apunta en cuál empezaste a pensar en otra cosa, y qué cosa era. Hace tiempo que ese asunto se sienta a comer contigo.',
				'Dibuja una mesa vista desde arriba y en ella una hogaza redonda. Pártela con líneas rectas entre todos los que viven de tu trabajo, de tu tiempo o de tu buen humor, con el tamaño verdadero. Pon los nombres. Busca al final tu trozo; si se te olvidó cortarlo, no repitas el dibujo. Toma un pedazo de pan de verdad y cómetelo de pie, junto a la ventana, delante del papel.',
			],
			closings: [
				'La corteza iba a las gallinas y aun así hubo que besarla. ¿Qué sigues levantando tú del suelo con cuidado, aunque no conozcas la ley que lo ordena?',
				'Soñó con lo mismo que cargaba a diario y jamás había mirado hacia arriba. ¿Qué se están comiendo de lo alto de tu canasto mientras procuras que no se tuerza?',
			],
		},
	},
};
