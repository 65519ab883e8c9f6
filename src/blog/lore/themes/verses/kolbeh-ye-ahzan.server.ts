import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'kolbeh-ye-ahzan',
	motif: 'house',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'hut of sorrows',
				'lost joseph',
				'do not grieve',
				'gham makhor',
				'hafez ghazal 255',
				'joseph and jacob',
			],
			titles: ['The hut of sorrows keeps its address', 'Do not eat grief: a refrain of Hafez'],
			excerpts: [
				'The best-loved consolation in Persian says that Joseph will come back to Canaan. Read the story again and see who really travelled.',
				'Persian does not feel grief, it eats it. A ghazal of Hafez says eleven times to put the spoon down.',
			],
			openings: [
				'There is a chair by the window that nobody else uses. Whoever sat there had a son abroad, or a daughter on a night shift, or a man who went out one evening for bread. From that chair you can see the corner where the bus stops. The cushion has taken the shape of the waiting. Persian has a name for the room around such a chair, taken from an old man in Canaan who went blind in it: kolbeh-ye ahzan, the hut of sorrows.',
				'“Gham makhor,” an Iranian grandmother says, and pushes the rice towards you. Literally: do not eat grief. The language is quite serious about the verb. One eats grief, eats regret, eats a blow, eats an oath; whatever goes in and stays in is eaten. So the comfort is a rule of the table. It does not order you to be glad. It says that there is a dish in front of you from which you keep taking more.',
			],
			body: [
				'Ghazal 255 of Hafez has gham makhor, do not grieve, for its refrain, eleven times in ten couplets, and begins so: “Lost Joseph will come back again to Canaan: do not grieve; / the hut of sorrows will one day be a garden: do not grieve.” The hut is that of Jacob, the father, who grows old in it. In the Koran, where one whole sura belongs to this family, he weeps until his eyes turn white, and it is a shirt that brings his sight back, because he smells his son in the cloth before anyone believes him.',
				'Now look at the second half. Hafez could have promised a better house elsewhere. He leaves the hut where it stands, with the same walls and the same door, and changes one word in the name: sorrows becomes roses. For those who wait at a window this is almost a piece of practical advice. What comes, if it comes, must have somewhere to sit down.',
				'And then comes the detail that every reciter passes over in silence. Joseph does not come back to Canaan. In Genesis as in the Koran it is the father who gets up, with sons, donkeys and baggage, and travels to Egypt; there they meet. Only much later, says the Bible, were Joseph’s bones carried home. The most famous consolation of Persian literature promises an event which the story does not contain. Hafez, who had the Koran by heart, knew that as well as anybody.',
				'Perhaps that is the point of the line. What returned to Canaan was a shirt with a smell in it, enough to make an old man stand up from his chair. A return is sometimes no more than the news that lets you leave the window.',
			],
			counter:
				'A refrain so sweet can become a way of not listening. Said on the second day of a loss, “do not grieve” means: be quiet, you are disturbing us. Not all who are waited for come, and no garden is owed to a hut. The poem itself says less than its admirers do. It nowhere gives a date, and in a later couplet it speaks frankly of thorns in the foot and of a destination that is very far away.',
			practices: [
				'Find an object that someone left with you, a scarf, a book, a spanner. Hold it for three minutes, smell it, turn it over, and note on a slip of paper the one thing it tells about its owner that no photograph shows. Then put it somewhere in the house where it is of use. A scarf may be worn. You are allowed to find that it is only a scarf.',
				'Go to the place in your home where you do your waiting: the chair, the edge of the bed, the screen. For eight minutes treat it as a room that is about to receive a guest. Clear the cups, open the window, water whatever is green. Do not think about who is to come. When the time is over, sit down there yourself and look at the room from the guest’s side.',
			],
			closings: [
				'The hut stays a hut until the very last word of the line, and only then are there roses. If nobody came through the door you watch, through which other one might something enter that smells of what you miss?',
				'Jacob’s neighbours thought that he was rambling when he smelled the shirt. He packed all the same. What small sign would be enough for you to get up from the chair, and how far would you be ready to travel?',
			],
		},
		fa: {
			keywords: ['کلبهٔ احزان', 'یوسف گم‌گشته', 'غم مخور', 'غزل ۲۵۵ حافظ', 'یعقوب و یوسف', 'انتظار'],
			titles: ['کلبهٔ احزان نشانی‌اش را عوض نمی‌کند', 'غم را می‌خورند: دربارهٔ یک ردیف حافظ'],
			excerpts: [
				'مشهورترین دلداری فارسی می‌گوید یوسف به کنعان برمی‌گردد. قصه را دوباره بخوان و ببین چه کسی راه افتاد.',
				'در فارسی غم را می‌خورند. حافظ در یک غزل یازده بار می‌گوید که قاشق را زمین بگذار.',
			],
			openings: [
				'کنار پنجره صندلی‌ای هست که جز یک نفر کسی رویش نمی‌نشیند. پسرش رفته سربازی، یا دخترش شب‌کار است، یا مردی یک غروب برای نان بیرون رفته و برنگشته. از آن صندلی سرِ کوچه پیداست و ایستگاه اتوبوس. تشکچه‌اش شکل انتظار را به خود گرفته، یک طرفش گودتر است. فارسی برای اتاقِ دور آن صندلی نامی دارد که از پیرمردی در کنعان مانده است؛ پیرمردی که در همان اتاق چشمش سفید شد: کلبهٔ احزان.',
				'مادربزرگ می‌گوید «غم نخور» و دیس برنج را پیش می‌کشد. در زبان ما غم خوردنی است. حسرت هم می‌خوریم، کتک هم، سوگند هم، زمین هم؛ هرچه تو می‌رود و همان تو می‌ماند خورده شده است. پس این دلداری از آدابِ سفره است. نمی‌گوید شاد باش، که دستورِ بیهوده‌ای است. می‌گوید ظرفی جلوی توست که دیگر گرسنه‌اش نیستی و باز از آن برمی‌داری. حافظ همین دو کلمهٔ خانگی را برداشت و ردیف غزلی کرد.',
			],
			body: [
				'غزل ۲۵۵ ده بیت دارد و ردیفش یازده بار می‌آید، از همین بیت نخست که دو بار در خود دارد: «یوسف گم‌گشته بازآید به کنعان غم مخور / کلبهٔ احزان شود روزی گلستان غم مخور». صاحبِ کلبه یعقوب است، پدری که در کنعان چشم به راه پیر شد. در سورهٔ یوسف چندان می‌گرید که چشمانش سفید می‌شود، و آنچه بینایی را به او برمی‌گرداند پیراهنی است. بوی پسر را پیش از رسیدن کاروان می‌شنود و دور و بری‌ها می‌گویند پیر شده و خیال می‌بافد.',
				'حالا به مصراع دوم نگاه کن. حافظ می‌توانست خانهٔ بهتری در جای دیگری وعده بدهد. نداد. کلبه را همان‌جا که بود نگه داشت، با همان دیوار و همان در، و فقط یک کلمه از نامش را عوض کرد: احزان رفت و گلستان آمد. خراب‌کردن و از نو ساختن هم در کار نیست. برای کسی که پای پنجره منتظر است این کم‌وبیش دستورِ کار است؛ آنچه می‌آید، اگر بیاید، باید جایی برای نشستن داشته باشد.',
				'و حالا نکته‌ای که هیچ آوازخوانی به رویش نمی‌آورد: یوسف به کنعان برنگشت. هم در تورات و هم در قرآن، این پدر است که با پسرها و بار و بنه برمی‌خیزد و به مصر می‌رود و آنجا به هم می‌رسند. تورات می‌گوید سال‌ها بعد استخوان‌های یوسف را به سرزمین پدری بردند. پس دل‌انگیزترین دلداری فارسی اتفاقی را وعده می‌دهد که در قصه نیست، و حافظ که قرآن را از بر داشت این را بهتر از ما می‌دانست.',
				'شاید حرف بیت همین باشد. آنچه به کنعان برگشت پیراهنی بود با بویی در تار و پودش، همین‌قدر که پیرمردی را از جا بلند کند. بازگشت گاهی خبری است که اجازه می‌دهد از پای پنجره برخیزی. باقیِ راه را خودت باید بروی، و کنعان هم با همهٔ خاطره‌هایش سر جای خودش می‌ماند.',
			],
			counter:
				'ردیفی به این شیرینی می‌تواند راهی برای نشنیدن بشود. «غم مخور» را اگر در روز دومِ مصیبت بگویند معنایش این است که ساکت باش، حالِ ما را بد می‌کنی. هر که را منتظرش باشند نمی‌آید و هیچ گلستانی به هیچ کلبه‌ای بدهکار نیست. خودِ شعر کمتر از ستایشگرانش وعده می‌دهد: تاریخی تعیین نمی‌کند و چند بیت بعد بی‌پرده از خار مغیلان در پای رهرو و از مقصدی بسیار دور حرف می‌زند.',
			practices: [
				'چیزی پیدا کن که کسی پیش تو جا گذاشته است: شالی، کتابی، آچاری. سه دقیقه در دست بگیرش، بویش کن، پشت و رویش را ببین و روی تکه‌کاغذی آن یک چیز را بنویس که از صاحبش می‌گوید و در هیچ عکسی نیست. بعد جایی در خانه بگذارش که به کاری بیاید. شال را می‌شود پوشید. اگر هم دیدی فقط شال است و بس، عیبی ندارد.',
				'برو همان‌جای خانه که در آن انتظار می‌کشی: صندلی، لبهٔ تخت، جلوی صفحهٔ گوشی. هشت دقیقه با آن مثل اتاقی رفتار کن که مهمان دارد. فنجان‌ها را جمع کن، پنجره را باز کن، به هرچه سبز است آب بده. به این فکر نکن که قرار است چه کسی بیاید. وقت که تمام شد خودت آنجا بنشین و اتاق را از جای مهمان ببین.',
			],
			closings: [
				'کلبه تا آخرین کلمه‌های مصراع کلبه است و گلستان درست پیش از ردیف می‌رسد. اگر از دری که چشم به آن داری کسی نیاید، از کدام درِ دیگر ممکن است بوی همان که نیست به خانه‌ات برسد؟',
				'اطرافیان یعقوب بوی پیراهن را به حسابِ خرفتی گذاشتند و او باز بار سفر بست. برای تو چه نشانهٔ کوچکی کافی است که از جایت بلند شوی، و تا کجا حاضری بروی؟',
			],
		},
		ar: {
			keywords: ['كوخ الأحزان', 'يوسف الضائع', 'لا تغتم', 'غزل حافظ ٢٥٥', 'يعقوب ويوسف', 'الانتظار'],
			titles: ['كوخ الأحزان لا يغيّر عنوانه', 'الحزن الذي يؤكل: لازمة من حافظ'],
			excerpts: [
				'أشهر بيت في العزاء الفارسيّ يعد بعودة يوسف إلى كنعان. وفي القصّة أنّ الذي سافر شخص آخر.',
				'يقول الفرس إنّ الغمّ يؤكل، وقد كرّر حافظ في غزل واحد إحدى عشرة مرّة أن تُرفع اليد عن هذا الطبق.',
			],
			openings: [
				'عند النافذة كرسيّ لا يجلس عليه إلّا واحد من أهل البيت. ابنه في الغربة، أو ابنته تعمل ليلًا، أو رجل خرج ذات مساء ليشتري خبزًا ولم يرجع. من هذا الكرسيّ يُرى رأس الشارع وموقف الحافلة، ومن طول الجلوس أخذت الوسادة شكل الانتظار، فجانب منها أعمق من جانب. للغرفة المحيطة بهذا الكرسيّ اسم في الشعر الفارسيّ مأخوذ من شيخ في كنعان ابيضّت عيناه فيها: «كلبه أحزان»، أي كوخ الأحزان، واللفظة الأخيرة عربيّة لا تحتاج إلى ترجمان.',
				'تقول الجدّة في إيران «غم مخور» وتدفع صحن الأرزّ نحو ضيفها، ومعناها الحرفيّ: لا تأكل الغمّ. فالفارسيّة تجعل الغمّ طعامًا، وتجعل الحسرة والضربة واليمين طعامًا كذلك، وكلّ ما دخل الجوف وبقي فيه فهو عندها مأكول. وعندنا نقول إنّ الهمّ يأكل صاحبه، فالصورة هي هي وقد انقلب الآكل والمأكول. وليس في العبارة الفارسيّة أمر بالفرح، ففيها من آداب المائدة أكثر ممّا فيها من الوعظ: أمامنا طبق شبعنا منه، واليد لا تزال تمتدّ إليه.',
			],
			body: [
				'في الغزل ٢٥٥ لحافظ تتكرّر لازمة «غم مخور»، أي لا تغتمّ، إحدى عشرة مرّة في عشرة أبيات، وأوّله في ترجمتنا: «يعود يوسفُ الضائعُ إلى كنعان، لا تغتمّ / ويصير كوخُ الأحزان يومًا بستانَ ورد، لا تغتمّ». وصاحب الكوخ شيخ هو يعقوب عليه السلام، وقصّته في سورة يوسف معروفة: بكى حتى ابيضّت عيناه من الحزن، ثم ردّ إليه البصرَ قميص، وكان قد وجد ريح ابنه قبل أن تصل القافلة، فظنّ من حوله أنّه عاد إلى وهمه القديم. وكنعان في كتب البلدان أرض واسعة من الشام، وهي في الشعر الفارسيّ لا تكاد تزيد على بيت واحد فيه شيخ وباب.',
				'ولننظر الآن في الشطر الثاني. كان في وسع الشاعر أن يعد ببيت آخر أوسع في أرض أخرى، ولم يفعل. ترك الكوخ في مكانه بجدرانه وبابه، وبدّل من اسمه كلمة واحدة: خرجت الأحزان ودخل الورد. وفي هذا لمن ينتظر عند نافذة ما يشبه النصيحة العمليّة، فالقادم، إن قدم، يحتاج إلى موضع يجلس فيه، ولا يُهيّأ الموضع في ساعة الوصول. والورد كذلك لا يُزرع يوم العرس، إنّما يُزرع في الشهور التي لا يطرق فيها أحد.',
				'وهنا أمر يمرّ به المنشدون ساكتين: لم يعد يوسف إلى كنعان. ففي القرآن كما في التوراة قام الأب نفسه، ومعه بنوه ودوابّه ومتاعه، وسار إلى مصر، وهناك كان اللقاء. وتزيد التوراة أنّ عظام يوسف حُملت إلى أرض آبائه بعد زمن طويل. فأحبّ عزاء في الأدب الفارسيّ يعد إذن بما لم يقع في القصّة، وحافظ الذي سُمّي حافظًا لأنّه يحفظ القرآن كان أعلم بذلك من قرّائه جميعًا.',
				'ولعلّ هذا هو مراد البيت. فالذي رجع إلى كنعان قميص فيه رائحة، وكان ذلك كافيًا ليقوم شيخ عن مجلسه ويأمر بشدّ الرحال. قد لا تكون العودة سوى خبر يأذن لنا بترك النافذة. أمّا بقيّة الطريق فعلى الأقدام، وكنعان باقية بعدنا بآبارها وكلّ ما جرى عندها.',
			],
			counter:
				'لازمة بهذه الحلاوة قد تصير وسيلة إلى سدّ الأذن. إذا قيلت «لا تغتمّ» في اليوم الثاني من المصيبة فمعناها: اسكتوا فقد أزعجتمونا. وما كلّ منتظَر يأتي، ولا لكوخ على بستان دَين. والقصيدة نفسها أقلّ وعدًا من المعجبين بها، فهي لا تضرب موعدًا، وتذكر في بيت لاحق شوكًا في قدم السائر ومقصدًا بعيدًا جدًّا، ثم تترك له أن يقدّر ما تحتمله قدماه، فلا تحمله عنه ولا تلومه إن جلس على الطريق.',
			practices: [
				'ابحثوا عن شيء تركه أحدهم في البيت: وشاح، أو كتاب، أو مفكّ. ثلاث دقائق في اليد، يُشمّ ويُقلّب، ثم تُكتب على قصاصة صغيرة تلك الملاحظة الوحيدة التي يقولها عن صاحبه ولا تظهر في صورة. وبعد ذلك ضعوه في موضع ينفع فيه، فالوشاح يُلبس والكتاب يُقرأ والمفكّ يشدّ ما ارتخى. وإن كان لصاحبه سبيل فقد يحسن ردّه إليه. ولا بأس أبدًا إن تبيّن في النهاية أنّه وشاح وحسب، فالأشياء لا تُلزَم بالكلام.',
				'اذهبوا إلى الموضع الذي يجري فيه الانتظار عادةً: الكرسيّ، أو طرف السرير، أو شاشة الهاتف. وعاملوه ثماني دقائق معاملة غرفة على وشك أن تستقبل ضيفًا: تُرفع الفناجين، وتُفتح النافذة، ويُسقى ما كان أخضر. لا حاجة إلى التفكير في هويّة القادم ولا في موعده. فإذا انقضى الوقت فاجلسوا أنتم في ذلك الموضع، وانظروا إلى الغرفة من جهة الضيف لا من جهة الباب، ولو لدقيقة واحدة قبل القيام.',
			],
			closings: [
				'لا ينتقل الكوخ من مكانه، ويظلّ كوخًا حتى آخر الشطر تقريبًا، ثم يأتي الورد في الكلمة التي تسبق اللازمة مباشرة. فإذا لم يدخل أحد من الباب الذي طال النظر إليه، فمن أيّ باب آخر قد تدخل رائحة ما نفتقده؟',
				'كان القميص خرقة في عين من حمله من مصر، وظنّ القوم أنّ الشيخ يهذي حين وجد ريح القميص، وهو مع ذلك أمر بالرحيل. ما العلامة الصغيرة التي تكفي اليوم للقيام من مجلس الانتظار، وإلى أيّ بُعد يمتدّ الاستعداد للسير بعد ذلك على القدمين؟',
			],
		},
		es: {
			keywords: [
				'choza de las penas',
				'josé perdido',
				'no te apenes',
				'gazal 255 de hafez',
				'jacob y josé',
				'la espera',
			],
			titles: ['La choza de las penas no cambia de dirección', 'En persa la pena se come'],
			excerpts: [
				'El consuelo más querido de la lengua persa promete que José volverá a Canaán. Relee la historia y mira quién hizo las maletas.',
				'Once veces repite Hafez, en diez versos, que dejes la cuchara: en su idioma la pena se come.',
			],
			openings: [
				'Junto a la ventana hay una silla que en esa casa no usa nadie más. Quien se sienta en ella tiene un hijo fuera, o una hija en el turno de noche, o un marido que salió una tarde a por pan. Desde allí se ve la esquina donde para el autobús. El cojín ha tomado la forma de la espera, más hundido de un lado. La poesía persa tiene un nombre para la habitación que rodea esa silla, y lo tomó de un anciano de Canaán que se quedó ciego dentro: la choza de las penas.',
				'«Gham major», dice una abuela en Isfahán, y te acerca la fuente del arroz. Al pie de la letra: no comas pena. Se lo toman en serio, porque en persa se come la pena, se come el arrepentimiento, se come un golpe y hasta un juramento; lo que entra y se queda dentro, comido está. Así que el consuelo es una norma de mesa. No te manda estar contento, cosa inútil. Te avisa de que tienes un plato delante del que sigues sirviéndote sin hambre.',
			],
			body: [
				'El gazal 255 de Hafez tiene por estribillo gham major, no te apenes, once veces en diez versos, y arranca así: «José, el perdido, volverá a Canaán: no te apenes; / la choza de las penas será un día rosaleda: no te apenes». La choza es la de Jacob, el padre, que envejece en ella. El Corán dedica a esta familia una sura entera, y en ella el padre llora hasta que los ojos se le ponen blancos. Le devuelve la vista una camisa: huele a su hijo en la tela antes de que llegue la caravana, y los de casa piensan que desvaría.',
				'Mira ahora la segunda mitad. Hafez podía haber prometido otra casa, más grande y en otra parte. No lo hizo. Dejó la choza en su sitio, con sus paredes y su puerta, y cambió una sola palabra del nombre: donde ponía penas puso rosas. Para quien espera junto a una ventana es casi un consejo de intendencia. Lo que venga, si viene, tendrá que poder sentarse.',
				'Y hay un detalle que los recitadores pasan por alto. José no vuelve a Canaán. Lo mismo en el Génesis que en el Corán, el que se levanta es el padre, con hijos, burros y bultos, y se marcha a Egipto; allí se abrazan. Mucho más tarde, dice la Biblia, llevaron a casa los huesos de José. De modo que el consuelo más famoso de la literatura persa promete algo que en la historia no ocurre, y Hafez, que se sabía el Corán de memoria, no podía ignorarlo.',
				'Quizá el verso hable de eso. Lo que regresó a Canaán fue una camisa con un olor, lo justo para que un viejo se pusiera en pie. Hay vueltas que consisten en una noticia que te permite apartarte de la ventana.',
			],
			counter:
				'Un estribillo tan dulce sirve también para no escuchar. Dicho al segundo día de una pérdida, «no te apenes» significa: calla, que nos incomodas. No todos los esperados llegan, y a ninguna choza se le debe un jardín. El propio poema promete menos que sus devotos: no da fecha y, unos versos más abajo, habla sin rodeos de espinas en el pie y de un destino que queda lejísimos.',
			practices: [
				'Busca algo que alguien se dejó en tu casa: una bufanda, un libro, una llave inglesa. Tenlo tres minutos en la mano, huélelo, dale la vuelta, y apunta en un papelito la única cosa que cuenta de su dueño y que no sale en las fotos. Después ponlo donde sirva para algo; las bufandas abrigan. Y si descubres que es una bufanda y nada más, también vale.',
				'Ve al rincón donde sueles esperar: la silla, el borde de la cama, la pantalla. Durante ocho minutos trátalo como un cuarto que va a recibir visita. Recoge las tazas, abre la ventana, riega lo que esté verde. No pienses en quién vendrá. Cuando se acabe el tiempo, siéntate tú en el sitio del invitado y mira la habitación desde ahí, con los ojos de quien acaba de llegar cansado.',
			],
			closings: [
				'La choza es choza hasta casi el final del renglón, y la rosaleda entra justo antes del estribillo. Si por la puerta que vigilas no entrara nadie, ¿por qué otra podría colarse el olor de lo que te falta?',
				'A Jacob lo tomaron por chocho cuando olió la camisa, y él mandó cargar los burros. ¿Qué señal pequeña te bastaría a ti para levantarte de donde esperas, y hasta dónde estarías dispuesto a ir?',
			],
		},
	},
};
