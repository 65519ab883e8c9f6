import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-day-of-the-dead',
	motif: 'candle',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['day of the dead', 'dia de muertos', 'ofrenda', 'marigold', 'catrina', 'ancestors', 'all souls'],
			titles: ['A glass of water for someone who has come far', 'The guests of the second of November'],
			excerpts: [
				'In Mexico the dead come once a year, thirsty, and find their brand of cigarettes. A feast about hospitality, with an old quarrel over its age.',
				'The parade with the giant skeletons is younger than the film that invented it. The glass of water on the kitchen table is something else.',
			],
			openings: [
				'On the sideboard stands a glass of tap water. It is set down first, before the flowers, since whoever comes tonight has walked a long way and will be thirsty. Beside it salt in a saucer, a bread roll with bones of dough on its back, a packet of the cigarettes that killed him, opened, one pulled out halfway as one offers them. The photograph shows a man who does not like being photographed. At five in the morning the granddaughter goes to the kitchen in her socks. The water has gone down by the breadth of a finger. She knows about evaporation; she studies it.',
				'The marigold called cempasúchil smells of something between orange peel and a stable, and it must be fresh, because they find their way by the scent. In the afternoon a boy pulls off the petals and lays a trail: from the gate across the yard, past the motorcycle, over the doorstep, to the table. He takes great care with the corner at the washing machine. His grandmother was short-sighted. When he is done he walks back along the edge, so as not to tread on it, and closes the dog in.',
			],
			body: [
				'The first of November belongs to the children who died, the second to the grown-ups. In many villages by Lake Pátzcuaro the families spend the night among the graves, with thermos flasks and blankets, in a light that comes from below. Nobody is solemn for eight hours on end. People eat, tune guitars, pass on gossip, which is after all what a visitor who has been away for a year would most like to hear. The household altar is called ofrenda, an offering, and the rules for it are the rules of a good host: what they liked, and not what looks well.',
				'The lady with the big hat is another matter. José Guadalupe Posada etched her shortly before his death in 1913, a skull with ostrich feathers, to make fun of women who denied their Indian blood and wished to be taken for French. Diego Rivera gave her a body and a name in a mural of 1947, La Catrina, and put her hand in Posada’s. So a caricature of social climbing became the patroness of the feast, and today is printed on fridge magnets. Which is revenge of a kind.',
				'How old all this is has been disputed. The textbooks speak of the Aztecs, who did indeed feed their dead. The Mexican historian Elsa Malvido replied that sugar bones, graveyard vigils and bread for souls were brought along by Catholic Spain, and that the state discovered the Aztecs in them afterwards, when it had need of ancestors. The great parade in Mexico City is documented to the day: it was first held in 2016, because a James Bond film had shown one the year before and the tourists were asking for it.',
				'None of this has kept anyone from putting out a glass of water for the dead. That is perhaps what is touching in the custom: it makes no assertion about where they are. It only supposes, as one supposes of relatives, that the trip is tiring. The living do not go to them. They stay at home and see to it that everything is ready.',
			],
			counter:
				'Grief has no date and seldom comes with paper cuttings. For somebody whose dead died last month, a sugar skull bearing their name may be an insult, and nobody owes a feast any cheerfulness. The older psychology held that one should let go; since the nineties researchers have spoken of continuing bonds, and found that these help some and bind others. A plate on the table does not know which it is doing.',
			practices: [
				'Tonight put out a glass of water for one person, living a long way off or no longer living, and beside it one thing that they would have asked for: pepper, a pencil, the sports page. Take five minutes over getting it right; the brand counts. Say what has happened in the house since they were last here, three items, gossip preferred. In the morning pour the water on a plant. Nothing needs to have gone down.',
				'Write on a card the recipe for one dish that you know from someone’s hands and never from a book, with the measures they used: a handful, until it smells, the blue cup. If you are missing a step, leave a line free and think of who could still be asked. Eight minutes. Pin it up in the kitchen. It is an ofrenda of a kind that can be warmed up again.',
			],
			closings: [
				'The host of this feast never asks the guests how it is over there. What would you tell first, if the glass were really emptied and you had until five in the morning?',
				'They find the way by scent, it is said, and therefore the flowers must be fresh. By what would someone who had been fond of you find your door with their eyes shut?',
			],
		},
		fa: {
			keywords: [
				'روز مردگان',
				'روز مردگان مکزیک',
				'یاد درگذشتگان',
				'پنجشنبه آخر سال',
				'گل جعفری',
				'درگذشتگان',
				'کاترینا',
			],
			titles: ['یک لیوان آب برای کسی که از راه دور آمده', 'مهمان‌های دوم نوامبر'],
			excerpts: [
				'در مکزیک رفتگان سالی یک بار تشنه می‌آیند و سیگارِ خودشان را پیدا می‌کنند. جشنی دربارهٔ مهمان‌نوازی، با دعوایی قدیمی بر سر سنش.',
				'کارناوال با اسکلت‌های غول‌پیکر از فیلمی که اختراعش کرد جوان‌تر است. لیوانِ آب روی میز آشپزخانه حکایت دیگری دارد.',
			],
			openings: [
				'روی قفسه یک لیوان آب شیر گذاشته‌اند. پیش از گل‌ها آن را می‌گذارند، چون کسی که امشب می‌آید راه درازی آمده و تشنه است. کنارش نمک در نعلبکی، نانی که پشتش استخوان‌های خمیری دارد و پاکت همان سیگاری که او را کشت، باز شده و یکی نیمه بیرون، همان‌طور که تعارف می‌کنند. عکس مردی است که از عکس خوشش نمی‌آید. پنج صبح نوه با جوراب به آشپزخانه می‌رود. آب یک بند انگشت پایین رفته. از تبخیر خبر دارد؛ رشتهٔ دانشگاهی‌اش همین است.',
				'گلی که مکزیکی‌ها می‌گذارند خویشاوندِ جعفریِ خودمان است، بویی دارد میان پوست پرتقال و آغل، و باید تازه باشد چون رفتگان راه را از بو پیدا می‌کنند. عصر پسربچه‌ای گلبرگ‌ها را می‌کَند و ردی می‌چیند: از در حیاط، کنار موتورسیکلت، از آستانه تا پای میز. سرِ پیچِ ماشین لباس‌شویی دقت بیشتری می‌کند. مادربزرگ نزدیک‌بین بود. تمام که شد از کناره برمی‌گردد تا پا رویش نگذارد و سگ را در اتاق می‌کند.',
			],
			body: [
				'اول نوامبر مالِ بچه‌هایی است که رفته‌اند و دومش مالِ بزرگ‌ترها. در روستاهای کنار دریاچهٔ پاتسکوارو خانواده‌ها شب را میان گورها می‌گذرانند، با فلاسک و پتو، در نوری که از پایین می‌آید. هیچ‌کس هشت ساعتِ تمام عزادار نمی‌ماند. می‌خورند، گیتار کوک می‌کنند و خبرها را می‌گویند، که راستش مسافرِ یک‌ساله بیش از هر چیز همین را می‌خواهد. میزِ خانه را پیشکش می‌خوانند و قانونش قانونِ میزبان خوب است: آنچه او دوست داشت، و نه آنچه قشنگ می‌نشیند.',
				'ما این را دور نمی‌بینیم. پنجشنبهٔ آخر سال با خرما و حلوا و گلاب سرِ خاک می‌رویم، سنگ را می‌شوییم و با دو انگشت به آن می‌زنیم، مثل کسی که در می‌زند. در ایران باستان هم فروردین نام از فروهرهای درگذشتگان داشت که پیش از سال نو به خانه‌هایشان سر می‌زدند، و خانه‌تکانی را بعضی به همین برمی‌گردانند: مهمان که می‌آید گرد و خاک نباشد. آن بانوی کلاه‌بزرگ اما قصهٔ دیگری دارد. خوزه گوادالوپه پوسادا کمی پیش از مرگش در ۱۹۱۳ جمجمه‌ای با پر شترمرغ ساخت تا به کسانی بخندد که می‌خواستند فرنگی به نظر برسند. دیه‌گو ریورا در ۱۹۴۷ به او تن داد و نام. حالا روی آهنربای یخچال است.',
				'اینکه همهٔ این‌ها چند ساله است محل دعواست. کتاب درسی از آزتک‌ها می‌گوید که به راستی مردگانشان را خوراک می‌دادند. السا مالویدو، تاریخ‌نگار مکزیکی، جواب داد که استخوان شکری و شب‌زنده‌داری بر گور و نانِ ارواح را اسپانیای کاتولیک با خود آورد و دولت بعدها، که به نیاکان احتیاج داشت، آزتک‌ها را در آن پیدا کرد. رژهٔ بزرگ پایتخت که سنش روز به روز معلوم است: نخستین بار در ۲۰۱۶ برپا شد، چون یک فیلمِ جیمز باند سال پیشش نشان داده بود و گردشگرها سراغش را می‌گرفتند.',
				'هیچ‌کدام جلوی گذاشتنِ لیوانی آب برای رفتگان را نگرفته است. شاید گیراییِ رسم همین باشد که دربارهٔ جایشان ادعایی نمی‌کند. فقط گمان می‌برد، چنان که دربارهٔ هر خویشی، که راه خسته‌شان کرده است.',
			],
			counter:
				'اندوه تقویم ندارد و کمتر با کاغذرنگی می‌آید. کسی که عزیزش ماه پیش رفته شاید از جمجمهٔ شکری با نامِ او برنجد و به هیچ جشنی شادی بدهکار نیست. روان‌شناسیِ قدیم می‌گفت باید دل کند؛ از دههٔ نود از پیوندهایی گفتند که ادامه دارند، و دیدند که بعضی را سرِ پا نگه می‌دارد و بعضی را در بند. بشقاب روی میز نمی‌داند دارد کدام کار را می‌کند.',
			practices: [
				'امشب برای یک نفر که دور است یا دیگر نیست لیوانی آب بگذار و کنارش چیزی که خودش می‌خواست: فلفل، مداد، صفحهٔ ورزش. پنج دقیقه وقت بگذار تا درست باشد؛ مارکش مهم است. بعد سه خبر از خانه بده، از همان وقت که آخرین بار آنجا بود، هر چه خودمانی‌تر بهتر. صبح آب را پای گلدان بریز. قرار نیست چیزی کم شده باشد.',
				'دستورِ غذایی را روی کارت بنویس که از دست کسی یاد گرفته‌ای و نه از کتاب، با پیمانه‌های خودش: یک مشت، تا وقتی بویش بلند شود، آن فنجان آبی. اگر مرحله‌ای را نمی‌دانی سطری خالی بگذار و فکر کن از چه کسی هنوز می‌شود پرسید. هشت دقیقه. بزنش به دیوار آشپزخانه. پیشکشی است که می‌شود دوباره گرمش کرد.',
			],
			closings: [
				'میزبانِ این جشن هیچ‌وقت از مهمان نمی‌پرسد آنجا چه خبر است. اگر لیوان راستی خالی می‌شد و تا پنج صبح وقت داشتی، اول از چه می‌گفتی؟',
				'می‌گویند راه را از بو پیدا می‌کنند و برای همین گل باید تازه باشد. کسی که دوستت داشته با چشم بسته درِ خانهٔ تو را از چه خواهد شناخت؟',
			],
		},
		ar: {
			keywords: ['يوم الموتى', 'يوم الموتى في المكسيك', 'ذكرى الراحلين', 'القرابين', 'كاترينا', 'زيارة القبور'],
			titles: ['كأس ماء لمن جاء من بعيد', 'ضيوف الثاني من تشرين الثاني'],
			excerpts: [
				'في المكسيك يأتي الراحلون مرّة في السنة عطاشًا، فيجدون سجائرهم التي عرفوها. عيد في الضيافة، وخصام قديم على عمره.',
				'موكب الهياكل العملاقة أصغر سنًّا من الفيلم الذي اخترعه. أمّا كأس الماء على طاولة المطبخ فلها حكاية أخرى.',
			],
			openings: [
				'على الرفّ كأس ماء من الصنبور. توضع قبل الزهور، لأنّ القادم الليلة قطع طريقًا طويلًا وهو عطشان. وبجانبها ملح في صحن فنجان، ورغيف على ظهره عظام من عجين، وعلبة السجائر التي قتلته، مفتوحة وقد أُخرجت منها واحدة إلى النصف كما تُقدَّم لضيف. والصورة لرجل لا يحبّ التصوير. وفي الخامسة فجرًا تدخل الحفيدة المطبخ بجوربيها. لقد نقص الماء بعرض إصبع. هي تعرف التبخّر جيّدًا، فهو موضوع دراستها، ومع ذلك تقف قليلًا قبل أن تضيء المصباح.',
				'للزهرة التي يسمّونها سمباسوتشل رائحة بين قشر البرتقال والإسطبل، ولا بدّ أن تكون طازجة، فبالرائحة يهتدون. بعد العصر ينزع صبيّ بتلاتها ويفرش منها أثرًا: من باب الحوش، بمحاذاة الدرّاجة الناريّة، فوق العتبة، إلى الطاولة. ويعتني كثيرًا بالمنعطف عند الغسّالة، فقد كانت جدّته قصيرة النظر. فإذا انتهى عاد ماشيًا على الحافّة كي لا يدوسه، وحبس الكلب في الغرفة. ثم وقف عند الباب ونظر إلى الطريق البرتقاليّ نظرة من ركّب مصباحًا ولم يجرّبه بعد.',
			],
			body: [
				'أوّل تشرين الثاني للأطفال الذين ماتوا، وثانيه للكبار. وفي قرى حول بحيرة باتسكوارو تقضي العائلات الليل بين القبور مع الأغطية وأوعية القهوة، في ضوء يأتي من أسفل. ولا أحد يبقى حزينًا ثماني ساعات متّصلة. يأكلون، ويضبطون أوتار القيثارات، ويتناقلون الأخبار، وهي بعد كلّ شيء أوّل ما يريده مسافر غاب سنة. والمائدة التي تُعدّ في البيت اسمها القربان، وقواعدها قواعد المضيف الحسن: ما كانوا يحبّونه هم، وليس ما يحسن في الصورة.',
				'وليس هذا غريبًا على من رأى صباح العيد في بلادنا، حين تمتلئ المقابر بالريحان وسعف النخل وأكياس الكعك توزَّع عن روح فلان، وتقف العجوز تحدّث حجرًا عن زواج حفيدته. والفرق أنّ الزائر هناك هو الراحل والمزور هو البيت. أمّا السيّدة ذات القبّعة الكبيرة فشأنها آخر. حفرها خوسيه غوادالوبي بوسادا قبيل موته سنة ١٩١٣، جمجمة عليها ريش نعام، ليسخر ممّن أنكرن أصلهنّ وأردن أن يُحسبن من باريس. ثم أعطاها دييغو ريفيرا سنة ١٩٤٧ جسدًا واسمًا في جداريّة مشهورة، وجعل يدها في يد صاحبها. وهي اليوم مغناطيس على أبواب الثلّاجات.',
				'وعمر هذا كلّه موضع نزاع. تقول كتب المدارس إنّه من الأزتك، وقد كانوا يطعمون موتاهم حقًّا. وأجابت المؤرّخة المكسيكيّة إلسا مالفيدو بأنّ عظام السكّر وسهر المقابر وخبز الأرواح جاءت بها إسبانيا الكاثوليكيّة، وأنّ الدولة اكتشفت الأزتك فيها من بعد، حين احتاجت إلى أجداد. والموكب الكبير في العاصمة معلوم التاريخ باليوم: خرج أوّل مرّة سنة ٢٠١٦، لأنّ فيلمًا من أفلام جيمس بوند عرض مثله في السنة التي قبلها فصار السيّاح يسألون عنه.',
				'ولم يمنع شيء من هذا أحدًا من أن يضع للموتى كأس ماء. ولعلّ أرقّ ما في العادة أنّها لا تزعم شيئًا عن مكانهم. إنّما تفترض، كما نفترض في الأقارب، أنّ الطريق متعب. لا يذهب إليهم أحد في تلك الليلة، وإنّما يبقى الأحياء في البيت ويحرصون على أن يكون كلّ شيء جاهزًا: الماء في مكانه، والملح، والمنديل مطويًّا كما كان يطويه. ومن نام منهم على الكرسيّ وجد في الصباح غطاء على كتفيه، ولم يسأل في ذلك اليوم من الذي وضعه.',
			],
			counter:
				'ليس للحزن موعد، وقلّما جاء مع الورق الملوّن. ومن مات له عزيز في الشهر الماضي قد تؤذيه جمجمة سكّر تحمل اسمه، ولا أحد مدين لعيد بالفرح. كان علم النفس القديم يدعو إلى قطع الصلة، ومنذ التسعينيّات يتحدّث الباحثون عن روابط مستمرّة، وقد وجدوا أنّها تسند قومًا وتقيّد آخرين. والصحن على الطاولة لا يدري أيّهما يفعل.',
			practices: [
				'ضعوا الليلة كأس ماء لشخص واحد، بعيد الدار أو راحل، وبجانبها شيئًا كان يطلبه: فلفلًا، أو قلم رصاص، أو صفحة الرياضة. خمس دقائق حتى يصير الأمر كما يحبّ، والصنف مهمّ. ثم تُذكر ثلاثة أخبار ممّا جرى في البيت منذ آخر زيارة، وأخبار الجيران مقدَّمة على غيرها. وفي الصباح يُسقى بالماء نبات. وليس من الضروريّ أن يكون قد نقص شيء.',
				'اكتبوا على بطاقة وصفة طعام عُرفت من يدَي أحد ولم تُعرف من كتاب، بمكاييله هو: قبضة، حتى تفوح الرائحة، الفنجان الأزرق. وإن نقصت خطوة فليُترك سطر فارغ ويُفكَّر في من بقي ممّن يمكن سؤاله. ثماني دقائق. ثم تُعلّق في المطبخ، فهي قربان يُعاد تسخينه، ويزيد كلّما أُكل منه.',
			],
			closings: [
				'لا يسأل المضيف في هذا العيد كيف الحال هناك. لو فرغت الكأس حقًّا وكان الوقت مفتوحًا حتى الفجر، فبأيّ خبر يبدأ الحديث؟',
				'يهتدون بالرائحة كما يقولون، ولهذا يجب أن تكون الزهور طازجة. فبماذا يعرف بابَنا، بعينين مغمضتين، من أحبّنا ذات يوم؟',
			],
		},
		es: {
			keywords: [
				'día de muertos',
				'día de los muertos',
				'ofrenda',
				'cempasúchil',
				'catrina',
				'difuntos',
				'todos los santos',
			],
			titles: ['Un vaso de agua para quien viene de lejos', 'Las visitas del 2 de noviembre'],
			excerpts: [
				'En México los muertos vienen una vez al año, con sed, y encuentran su marca de cigarros. Una fiesta sobre la hospitalidad, con pleito viejo por su edad.',
				'El desfile de esqueletos gigantes es más joven que la película que lo inventó. El vaso de agua en la cocina es otra historia.',
			],
			openings: [
				'En el aparador hay un vaso de agua del grifo. Se pone antes que las flores, porque quien llega esta noche ha caminado mucho y trae sed. Al lado, sal en un platito, un pan con huesos de masa en el lomo y una cajetilla de los cigarros que lo mataron, abierta, con uno sacado a medias, como se ofrece. La foto es de un hombre al que no le gusta salir en las fotos. A las cinco de la mañana la nieta entra en la cocina en calcetines. El agua ha bajado un dedo. Sabe lo que es la evaporación; la estudia en la facultad.',
				'El cempasúchil huele a algo entre cáscara de naranja y cuadra, y tiene que ser fresco, porque es el olor lo que los guía. Por la tarde un niño arranca los pétalos y va haciendo un camino: desde el zaguán, por el patio, junto a la moto, por encima del umbral, hasta la mesa. Pone mucho cuidado en la curva de la lavadora. Su abuela veía mal de lejos. Cuando termina, regresa por la orilla para no pisarlo y encierra al perro.',
			],
			body: [
				'El primero de noviembre es de los niños que murieron y el dos es de los grandes. En pueblos del lago de Pátzcuaro las familias pasan la noche entre las tumbas, con termos y cobijas, en una luz que viene de abajo. Nadie aguanta solemne ocho horas seguidas. Se come, se afinan guitarras, se pasan chismes, que al fin y al cabo es lo que más agradece un visitante que lleva un año fuera. La mesa de la casa se llama ofrenda y se rige por las normas del buen anfitrión: lo que a ellos les gustaba, aunque no luzca.',
				'La señora del sombrerote es harina de otro costal. La grabó José Guadalupe Posada poco antes de morir, en 1913: una calavera con plumas de avestruz, para reírse de las que vendían garbanzo, renegaban de su sangre india y querían pasar por francesas. Diego Rivera le dio cuerpo y nombre de Catrina en un mural de 1947, del brazo de su autor. Y así una burla del quiero y no puedo acabó de patrona de la fiesta, y hoy la venden en imán para el refrigerador, que también es una forma de venganza.',
				'Qué edad tiene todo esto es asunto peleado. Los libros de texto hablan de los mexicas, que en efecto daban de comer a sus muertos. La historiadora Elsa Malvido replicó que los huesos de azúcar, la velada en el panteón y el pan de ánimas llegaron con la España católica, y que el Estado descubrió después en ellos a los aztecas, cuando le hicieron falta antepasados. En pueblos de Mallorca o de Galicia, desde luego, nadie se sorprende de que se deje la mesa puesta. Del gran desfile de la capital se conoce hasta el día: salió por primera vez en 2016, porque el año anterior lo había enseñado una de James Bond y los turistas preguntaban.',
				'Nada de eso le ha quitado a nadie la costumbre de ponerles a los muertos un vaso de agua. Quizá lo conmovedor sea que no afirma nada sobre dónde están. Supone nada más, como se supone de cualquier pariente, que el viaje cansa. Los vivos no van a buscarlos; se quedan en casa y procuran que esté todo listo.',
			],
			counter:
				'El duelo no tiene fecha y rara vez viene con papel picado. A quien perdió a alguien el mes pasado puede ofenderle una calavera de azúcar con su nombre, y a ninguna fiesta se le debe alegría. La psicología de antes mandaba soltar; desde los noventa se habla de vínculos que continúan, y se ha visto que a unos los sostienen y a otros los atan. Un plato en la mesa no sabe cuál de las dos cosas está haciendo.',
			practices: [
				'Pon esta noche un vaso de agua para una persona que viva lejos o que ya no viva, y al lado algo que ella habría pedido: la pimienta, un lápiz, la página de deportes. Tómate cinco minutos para acertar; la marca importa. Luego cuéntale tres novedades de la casa desde la última vez, chismes de preferencia. Por la mañana riega una planta con el agua. No hace falta que haya bajado.',
				'Escribe en una ficha la receta de un plato que aprendiste de unas manos y nunca de un libro, con sus medidas: un puñado, hasta que huela, la taza azul. Si te falta un paso, deja el renglón en blanco y piensa a quién se le podría preguntar todavía. Ocho minutos. Cuélgala en la cocina. Es una ofrenda de las que se pueden recalentar.',
			],
			closings: [
				'El anfitrión de esta fiesta nunca pregunta a las visitas cómo es aquello. Si el vaso se vaciara de veras y tuvieras hasta las cinco, ¿qué contarías lo primero?',
				'Se guían por el olor, dicen, y por eso las flores han de ser frescas. ¿Por qué señal encontraría tu puerta, con los ojos cerrados, alguien que te quiso?',
			],
		},
	},
};
