import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-bird',
	motif: 'bird',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['bird', 'birds', 'dream of a bird', 'cage', 'hoopoe', 'simorgh', 'omen'],
			titles: ['What sings in the sleep of finches', 'A dream on the leg of a bird'],
			excerpts: [
				'In Chicago they listened to the brain cells of a sleeping finch and found its song in there, without a sound. It was rehearsing.',
				'An old saying has it that a dream sits on the leg of a bird until somebody interprets it. Then it drops. One should look who stands below.',
			],
			openings: [
				'A zebra finch weighs about as much as a letter. One of them sleeps in Chicago, in the year 2000, and from a few cells in the brain a fine wire leads to a loudspeaker. Now and then the cells fire in a rhythm that Amish Dave and Daniel Margoliash know from the daytime: it is the bird’s own song, the same pattern, sung to no one, with the beak closed. Whatever that is, it is hard to call it nothing.',
				'At the edge of the Roman camp stood a cage with chickens. Before a battle grain was thrown to them; if they ate greedily the gods agreed. In 249 before our era the admiral Claudius Pulcher was told that the hens would not eat. Then let them drink, he said, and had them thrown into the sea. He lost nearly a hundred ships off Drepana that day. Our word auspicious comes from this trade: avis, a bird, and specere, to look.',
			],
			body: [
				'Arabic made its word for an omen out of the bird: a traveller watched to which side it flew. Islam did not care for the practice, and the saying ascribed to the Prophet is that there is nothing in it. But the books of hadith keep another sentence about birds, one that every interpreter knew: a dream rests on the leg of a bird as long as it has not been interpreted, and when it is interpreted it comes down.',
				'People usually hear in it a warning to be careful whom one tells. I also hear a remark about weight. Up there the thing has not yet decided what it is; it can shift from foot to foot. The interpreters sorted their birds accordingly. A large bird of prey was a ruler, a cock a man with a loud voice, sparrows were children and talk, and a bird whose kind one could not tell was news that had not been opened yet.',
				'In Nishapur, about 1177, Attar finished a poem in which the birds of the world set out to find their king, the Simorgh, with a hoopoe for guide. Thousands start, thirty arrive, and find that in Persian thirty birds are simply called si morgh. It is the most expensive pun in literature. Jung liked birds as thoughts that come from outside; Attar spent several thousand lines to show where that outside is.',
				'Augur and poet look up for opposite reasons. The first asks what the bird means for his affairs and is free to wring its neck when it says the wrong thing. The other asks the bird to lead. Between them the bird goes over its phrases in the dark, for itself alone, and will be a little surer of them at sunrise.',
			],
			counter:
				'Of the dreams of birds science knows a few dozen cells in the head of a sleeping finch, and nothing besides. And in our case the matter may be simpler. The longest stretch of dreaming falls at the end of the night, which in spring is exactly when the blackbird begins outside. Whoever keeps a hen-house, a parrot or an open window will dream of birds for reasons that Attar need not be troubled with.',
			practices: [
				'Tomorrow open the window as soon as you are awake and, before you speak or look at a screen, listen for five minutes. Write down every bird in letters as you hear it, without knowing its name: tsee-tsee, hu, krrr. Mark which one answers another. Afterwards add one line from the night, if there is one. It does not matter whether they match. You have heard what your last dream heard.',
				'Write a dream, or the worry you took to bed, on a strip of paper no longer than a finger. Roll it up and tie it with a thread to a branch, a curtain rail or a chair’s leg. For a day tell nobody. In the evening untie it and decide to whom, of all the people you know, you would let it fall. Write the name on the back. You need not call.',
			],
			closings: [
				'Thousands of birds had excellent reasons for staying at home, and the poem lists them with affection. What is yours, in one honest sentence?',
				'The admiral asked the birds, disliked their answer, and had them drowned; there are milder ways of doing the same. Which small refusal to eat have you lately explained away?',
			],
		},
		fa: {
			keywords: ['پرنده', 'مرغ', 'خواب پرنده', 'تعبیر خواب پرنده', 'هدهد', 'سیمرغ', 'قفس'],
			titles: ['خوابی که بر پای پرنده بسته‌اند', 'سی مرغ، یک فنچ و صبحِ پنجره'],
			excerpts: [
				'گفته‌اند خواب تا تعبیر نشده بر پای پرنده است و تعبیر که شد فرو می‌افتد. باید دید زیرش چه کسی ایستاده.',
				'فنچی در آزمایشگاه خواب بود و مغزش بی‌صدا آوازش را تمرین می‌کرد. عطار از پرندگانی دیگر نوشته که فقط آخر راه فهمیدند دنبال که می‌گشته‌اند.',
			],
			openings: [
				'در نیشابور، پشت درهای سبز آرامگاه عطار، صبح زود که هنوز گردشگری نیامده، گنجشک‌ها درخت کاج را گرفته‌اند و صدا آن‌قدر زیاد است که نمی‌شود یکی را از دیگری جدا کرد. پیرمردی جارو می‌کند و می‌گوید این‌ها هر روز همین وقت شورا دارند. هشتصد سال پیش، در همین شهر، عطاری که دکان دارو داشت نوشت که پرندگان جهان گرد آمدند تا بپرسند چرا پادشاه ندارند، و هدهد از میانشان گفت داریم.',
				'فنچ راه‌راه به اندازهٔ یک نامه وزن دارد. یکی از آن‌ها در سال ۲۰۰۰ در شیکاگو خوابیده و سیمی نازک از چند یاختهٔ مغزش به بلندگو می‌رود. گاه‌گاه یاخته‌ها با آهنگی می‌زنند که دِیو و مارگولیاش از روز می‌شناسند: آواز خودِ پرنده است، همان نقش، با منقار بسته و برای هیچ‌کس. هر چه باشد، سخت است نامش را هیچ بگذاری، و سخت‌تر آنکه صبح از خودش بپرسی.',
			],
			body: [
				'در کتاب‌های حدیث آمده که خواب تا تعبیر نشده بر پای پرنده است و چون تعبیر شود فرو می‌افتد. معمولاً از آن پرهیز می‌فهمند: به هر کسی مگو. من از آن وزن هم می‌فهمم. چیزی که آن بالاست هنوز تصمیم نگرفته چه باشد و می‌تواند پا به پا کند. عرب پیش از اسلام از جهت پرواز پرنده فال می‌گرفت و واژهٔ «تطیّر» از همان‌جا مانده، و اسلام این فال را خوش نداشت. اما معبّران پرنده را رها نکردند و دسته‌بندی‌اش کردند: شکاریِ بزرگ پادشاه است، خروس مردی بلندآواز، گنجشک کودک و گفت‌وگو، و پرنده‌ای که نشناسی خبری که هنوز بازش نکرده‌ای. از صدا هم می‌پرسیدند، چون پرنده‌ای که دیده نشود و شنیده شود یادِ غایبی است.',
				'رومی‌ها هم کارشان با مرغ‌ها گره خورده بود. پیش از جنگ به مرغ‌های قفس دانه می‌دادند؛ اگر با اشتها می‌خوردند خدایان موافق بودند. در سال ۲۴۹ پیش از میلاد به سرداری به نام کلودیوس گفتند مرغ‌ها لب نمی‌زنند. گفت پس بنوشند، و انداختشان به دریا. همان روز نزدیک صد کشتی از دست داد. خوشبختانه هنوز تاریخ‌نویسی ننوشته که تقصیر مرغ‌ها بود.',
				'عطار منطق‌الطیر را در حدود سال ۵۷۳ هجری تمام کرد. هزاران پرنده راه می‌افتند و سی تا می‌رسند، و آنجا که باید سیمرغ را ببینند خودشان را می‌بینند: سی مرغ. گران‌ترین جناس ادبیات فارسی است؛ بهایش هفت وادی بود و آن همه پر. یونگ پرنده را اندیشه‌ای می‌دید که از بیرون می‌آید. عطار چند هزار بیت خرج کرد تا بگوید آن بیرون کجاست.',
				'فالگیر و شاعر هر دو سر بلند می‌کنند، به دو دلیل مخالف. اولی می‌پرسد پرنده برای کار من چه دارد، و اگر جوابش را نپسندید مختار است غرقش کند. دومی می‌خواهد پرنده جلو بیفتد. میان این دو، خودِ پرنده در تاریکی بیت‌هایش را برای خودش دوره می‌کند تا صبح کمی مطمئن‌تر بخواند.',
			],
			counter:
				'از خواب پرندگان جز چند ده یاخته در سرِ فنچی خفته چیزی نمی‌شناسیم. دربارهٔ خودمان هم شاید قصه ساده‌تر باشد: درازترین خواب‌ها آخر شب می‌آید و بهارها درست همان وقت است که بیرون پنجره سروصدا شروع می‌شود. هر که مرغدانی یا طوطی یا پنجرهٔ باز داشته باشد خواب پرنده می‌بیند، بی‌آنکه لازم باشد مزاحم عطار شویم یا شاه پرندگان را از قاف پایین بکشیم.',
			practices: [
				'فردا همین که بیدار شدی پنجره را باز کن و پیش از هر حرفی و هر صفحه‌ای پنج دقیقه گوش بده. هر پرنده را همان‌طور که می‌شنوی با حروف بنویس، بی‌آنکه نامش را بدانی: جیک، هو هو، قرررر. نشان بگذار کدام جواب کدام را می‌دهد. آخر سر اگر چیزی از شب مانده یک خط زیرش بنویس. جور درنیامد هم نیامد؛ تو همان را شنیده‌ای که آخرین خوابت شنید.',
				'خوابی را، یا فکری را که با خودت به رختخواب بردی، روی نواری کاغذ به درازای یک انگشت بنویس. لوله‌اش کن و با نخ به شاخه‌ای، میلهٔ پرده‌ای یا پایهٔ صندلی ببند. یک روز به هیچ‌کس نگو. شب بازش کن و ببین از میان همهٔ آشنایان می‌گذاری روی سر کدامشان بیفتد. نامش را پشت کاغذ بنویس. لازم نیست خبرش کنی؛ همین که دانستی کافی است.',
			],
			closings: [
				'پرندگان منطق‌الطیر برای نرفتن عذرهای خوبی داشتند، یکی گنجش را بهانه کرد و یکی گلش را، و عطار هیچ‌کدام را بی‌مهر نمی‌آورد. عذر تو، در یک جملهٔ راست، چیست؟',
				'آن سردار از مرغ پرسید، از جواب خوشش نیامد و جواب را به آب انداخت. تازگی کدام بی‌اشتهاییِ کوچک را برای خودت ماست‌مالی کرده‌ای؟',
			],
		},
		ar: {
			keywords: ['طائر', 'طيور', 'الطير في المنام', 'تفسير حلم الطيور', 'هدهد', 'قفص', 'عصفور'],
			titles: ['الرؤيا على رجل طائر', 'ما تنشده العصافير وهي نائمة'],
			excerpts: [
				'قيل إنّ الرؤيا على رجل طائر ما لم تُعبّر، فإذا عُبّرت وقعت. يحسن إذن أن يُنظر من يقف تحت الغصن.',
				'أصغى باحثان إلى دماغ عصفور نائم فوجدا فيه أنشودته كاملة بلا صوت. أمّا العطّار فأرسل طيوره في طريق أطول.',
			],
			openings: [
				'فوق كثير من سطوح القاهرة القديمة برج حمام من خشب ملوّن، أعلى من البيت نفسه أحيانًا. عند المغيب يقف صاحبه وبيده راية، يديرها فيدور السرب كلّه في السماء، ثم يخفضها فينزل. وقد يعود مع السرب طائر غريب لا يعرفه، فيصير له بحكم العادة ما لم يأت من يفديه. من رأى هذه اللعبة مرّة لم يستغرب أن يُقال عن الحلم إنّه يحطّ هو أيضًا عند من يلوّح له، لا عند من فقده.',
				'وزن العصفور المخطّط كوزن رسالة. واحد منها نائم في شيكاغو سنة ٢٠٠٠، ومن بضع خلايا في دماغه سلك دقيق إلى مكبّر للصوت. بين حين وآخر تنبض الخلايا بإيقاع يعرفه الباحثان ديف ومارغوليش من النهار: إنّه نشيد الطائر نفسه، بنسقه كاملًا، والمنقار مطبق ولا سامع. مهما كان هذا الذي يجري فمن العسير أن يُسمّى لا شيء، وأعسر منه أن يُسأل العصفور عنه حين يصحو.',
			],
			body: [
				'كانت العرب قبل الإسلام تزجر الطير، فتنظر إلى أيّ جهة يمضي، ومن هنا جاءت كلمة التطيّر. وسمّوا ما ولّاهم ميامنه سانحًا وما ولّاهم مياسره بارحًا، واختلفوا أيّهما يُحبّ. ثم جاء الحديث بأن لا طيرة، وبقي في كتب الحديث قول آخر يحفظه كلّ معبّر: الرؤيا على رجل طائر ما لم تُعبّر، فإذا عُبّرت وقعت. يُفهم منه عادة أن لا تُقصّ إلّا على محبّ أو ذي رأي. ويُفهم منه كذلك شيء عن الوزن، فما دام المعنى في الأعلى فهو لم يحسم أمره بعد، ينقل ثقله من ساق إلى ساق، وقد يطير به صاحبه بعيدًا قبل أن يمدّ أحد يده. ومن ألقى إليه أوّل تفسير كمن رمى حجرًا، فلا يلومنّ بعد ذلك أحدًا على ما وقع في حجره.',
				'ورتّب المعبّرون طيورهم على هذا: الجارح الكبير سلطان، والديك رجل عالي الصوت أو مؤذّن، والعصافير أولاد وكلام كثير، والطائر المجهول خبر لم يُفتح بعد. وكانوا يسألون عن الصوت أيضًا، إذ رُبّ طائر لا يُرى ويُسمع، وذاك عندهم نبأ عن غائب. وقد عرف الرومان الحرفة نفسها بالدجاج، يُلقى له الحبّ قبل المعركة، فإن أكل بشهيّة فقد رضيت الآلهة. وفي سنة ٢٤٩ قبل الميلاد قيل للقائد كلوديوس إنّ الدجاج لا يأكل، فقال: فليشرب إذن، ورماه في البحر، ثم خسر في يومه قرابة مئة سفينة.',
				'وفي نيسابور، نحو سنة ٥٧٣ للهجرة، أتمّ فريد الدين العطّار منظومته في طيور الدنيا وقد خرجت تطلب ملكها السيمرغ، ودليلها الهدهد. خرجت ألوف ووصل ثلاثون، وإذا باسم الملك في الفارسيّة لا يعني إلّا هذا: ثلاثين طائرًا. إنّها أغلى تورية في الأدب، ثمنها سبعة أودية وريش كثير. وكان يونغ يحبّ الطير صورةً لفكرة تجيء من الخارج، أمّا العطّار فأنفق آلاف الأبيات كي يبيّن أين يقع هذا الخارج.',
				'والزاجر والشاعر يرفعان رأسيهما لسببين متعاكسين. الأوّل يسأل عمّا يعنيه الطائر لشؤونه، وفي وسعه إن ساءه الجواب أن يغرقه. والثاني يطلب من الطائر أن يتقدّمه. وبينهما الطائر نفسه يراجع جمله في الظلام لنفسه وحدها، ليكون عند الشروق أثبت قليلًا ممّا كان، وهو لا يعلم أنّ أحدًا نسب إليه خبرًا.',
			],
			counter:
				'لا نعرف من أحلام الطير إلّا بضع عشرات من الخلايا في رأس عصفور نائم. وقد يكون الأمر فينا أبسط: أطول الأحلام في آخر الليل، وهو في الربيع الوقت الذي تبدأ فيه الجوقة خارج النافذة. ومن كان عنده خمّ دجاج أو ببغاء أو شبّاك مفتوح حلم بالطير لأسباب لا داعي معها إلى إزعاج العطّار ولا إلى إيقاظ هدهده.',
			practices: [
				'افتحوا النافذة غدًا عند اليقظة، وأصغوا خمس دقائق قبل أيّ كلام وأيّ شاشة. اكتبوا كلّ طائر بحروف كما يُسمع من غير معرفة اسمه: تسي تسي، هو، قرر. وضعوا إشارة حيث يردّ واحد على آخر. ثم أضيفوا سطرًا من الليل إن بقي منه شيء. لا يهمّ أن يتطابقا، فالمسموع الآن هو ما كان يسمعه آخر الأحلام وهو يوشك أن ينتهي.',
				'اكتبوا حلمًا، أو همًّا رافقكم إلى السرير، على شريط ورق لا يزيد على إصبع. لفّوه واربطوه بخيط إلى غصن أو حمّالة ستارة أو رجل كرسيّ، ولا تخبروا به أحدًا يومًا كاملًا. وفي المساء فكّوه وقرّروا على من يُسمح له بأن يقع من بين المعارف جميعًا. اكتبوا الاسم على ظهر الشريط، وليس من اللازم أن يعلم صاحبه بشيء.',
			],
			closings: [
				'كان للطيور التي لم تسافر أعذار ممتازة، والعطّار يوردها بمودّة: هذا في حبّ الورد وذاك في حراسة الكنز. ما العذر هنا، في جملة صادقة واحدة، بلا ورد ولا كنز؟',
				'سأل القائد الدجاج، فلمّا ساءه الجواب أغرقه. أيّ امتناع صغير عن الطعام، من بدن أو صديق أو عمل، جرى تفسيره في الأيّام الأخيرة تفسيرًا مريحًا؟',
			],
		},
		es: {
			keywords: ['pájaro', 'ave', 'soñar con pájaros', 'jaula', 'abubilla', 'simurg', 'agüero'],
			titles: ['Un sueño atado a la pata de un pájaro', 'El pinzón que ensaya dormido'],
			excerpts: [
				'Dice un dicho antiguo que el sueño está en la pata de un pájaro hasta que alguien lo interpreta. Entonces cae. Conviene mirar quién pasa por debajo.',
				'Un pinzón cebra dormía en Chicago y sus neuronas repasaban la canción con el pico cerrado. ¿Para quién cantaba?',
			],
			openings: [
				'En el campamento romano había una jaula con pollos. Antes de la batalla se les echaba grano y, si comían con ganas, los dioses estaban conformes. En 249 antes de nuestra era avisaron al almirante Claudio Pulcro de que no probaban bocado. Pues que beban, dijo, y los tiró por la borda. Aquel día perdió frente a Drépano cerca de cien barcos. De ese oficio nos quedan «auspicio» y «agüero», palabras que todavía llevan dentro una pluma.',
				'Un pinzón cebra pesa lo que una carta. Hay uno dormido en Chicago, en el año 2000, y de unas pocas células de su cerebro sale un hilo finísimo hasta un altavoz. De vez en cuando las células disparan con un ritmo que Amish Dave y Daniel Margoliash reconocen: es la canción del propio pájaro, la misma frase que de día, con el pico cerrado y sin público. No sabemos qué es eso. Cuesta decir que no sea nada.',
			],
			body: [
				'El árabe hizo de las aves su palabra para el presagio: el viajero miraba hacia qué lado echaban a volar. Al islam no le gustó la costumbre, pero los libros de hadices guardan otra frase que conocía todo intérprete. El sueño, dicen, está en la pata de un pájaro mientras no se interpreta, y cuando se interpreta cae. Suele entenderse como prudencia: cuidado a quién se lo cuentas.',
				'Yo leo ahí también algo sobre el peso. Allá arriba la cosa no ha resuelto todavía qué es y puede cambiar de pata. Los libros ordenaron sus aves en consecuencia: la rapaz grande es un soberano, el gallo un hombre que da voces, los gorriones hijos y habladurías, y el pájaro que no se sabe cuál es, una noticia sin abrir. Por eso los buenos intérpretes despachaban a mucha gente sin decirle nada, y cobraban igual.',
				'En Nishapur, hacia 1177, Attar terminó un poema en el que los pájaros del mundo salen en busca de su rey, el Simurg, con la abubilla por guía. Parten miles, llegan treinta y descubren que en persa treinta pájaros se dice justamente si morg. Es el juego de palabras más caro de la literatura; a Borges le rondó toda la vida. Jung tomaba las aves por pensamientos que vienen de fuera. Attar gastó miles de versos en enseñar dónde cae ese fuera.',
				'El augur y el poeta levantan la vista por razones contrarias. Uno pregunta qué significa el pájaro para sus negocios y puede retorcerle el cuello si contesta mal. El otro le pide que vaya delante. Entre los dos, el pájaro repasa sus frases a oscuras, para él solo, y al salir el sol las dirá un poco más seguro.',
			],
			counter:
				'De los sueños de las aves conocemos unas docenas de neuronas de un pinzón dormido, y ni una palabra. Y lo nuestro acaso sea más simple: la parte más larga del soñar cae al final de la noche, que en primavera es justo cuando arrancan los mirlos. Quien tiene gallinero, loro o ventana abierta sueña con aves sin necesidad de molestar a Attar.',
			practices: [
				'Mañana abre la ventana nada más despertarte y, antes de hablar o mirar una pantalla, escucha cinco minutos. Apunta cada pájaro con letras, tal como suene, sin saber cómo se llama: tsi-tsi, ju, crrr. Señala cuál responde a cuál. Después añade una línea de la noche, si la hay. Da igual que no casen. Has oído lo mismo que oía tu último sueño cuando se estaba acabando.',
				'Escribe un sueño, o la preocupación que te llevaste a la cama, en una tira de papel no más larga que un dedo. Enróllala y átala con un hilo a una rama, a la barra de la cortina o a la pata de una silla. Durante un día no se lo cuentes a nadie. Por la noche desátala y decide sobre quién, de toda la gente que conoces, la dejarías caer. Pon el nombre detrás.',
			],
			closings: [
				'El almirante consultó a los pollos, no le gustó la respuesta y los tiró al mar. ¿Qué desgana pequeña te has explicado últimamente de la manera más cómoda?',
				'Los pájaros que se quedaron en casa tenían excusas magníficas: el ruiseñor su rosa, el pato su charco. ¿Cuál es la tuya, dicha en una sola frase y sin adornos?',
			],
		},
	},
};
