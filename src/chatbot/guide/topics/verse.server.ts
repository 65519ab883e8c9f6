import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'A verse that stays with somebody has usually come in by the ear, at a table, in a car, from a grandmother who had it wrong by one word. Scholars correct the word. The wrong one goes on living in the family.',
				ask: 'Where were you when these lines first came to you, and who was speaking?',
			},
			{
				say: 'In a ghazal each couplet keeps its own front door; the poet does not promise that they lead to one house. Readers have walked in by the third and never met the first. Yours may be that kind of lodger.',
				ask: 'Which single word in it would you not give up?',
			},
			{
				say: 'On the night of Yalda somebody opens Hafez and everybody turns the lines towards their own trouble at once, so that one poem answers eleven people. It is either a marvel or very good upholstery. I have never been able to decide.',
				ask: 'What was the trouble, or the wish, that the lines turned towards in your case?',
			},
			{
				say: 'The copyists of Shiraz left room in the margin, since readers were expected to argue there. A verse is half a conversation. Whoever brings it along seldom agrees with it entirely.',
				ask: 'What would you write in the margin, next to the line that stings?',
			},
			{
				say: 'Line by line the oldest manuscripts of Hafez disagree: “shipwrecked”, says one, “ship-borne”, says another, and the two make very different sailors. I would not swear to a reading. Nor would I want to miss either boat.',
				ask: 'What changes in it, when you read it on a good day and then on a bad one?',
			},
		],
		deeper: [
			{
				say: 'Take away the beauty for a moment and see what it says. Quite often it is something that would sound rude across a breakfast table: drink, leave, you are deceiving yourself. Rhyme is the sugar in which that was carried past the guards.',
				ask: 'What does it say to you, put as bluntly as you can?',
			},
			{
				say: 'The beloved in Persian has no gender in grammar; one little word serves for he, she and it. So the lines have been addressed to a boy, a woman, a prince, God and a city, and nobody could be convicted.',
				ask: 'To whom were you speaking, when you said it under your breath?',
			},
			{
				say: 'Hafez was a memoriser by his name and by profession; he had another book by heart and heard it under all he wrote. What one knows by heart is not so much remembered as overheard.',
				ask: 'When does it speak up in you of its own accord?',
			},
			{
				say: 'Not every verse is true because it scans. There are lines on patience that were written by people who had servants, and lines against the world paid for by a vizier. They may be right all the same.',
				ask: 'Where does your own life contradict it, on an ordinary day?',
			},
			{
				say: 'The breeze in these poems is a postman: it carries scent from the one person to the other and cannot be made to deliver by a given hour. Poets scold it a good deal. It must be the most abused official in Persian.',
				ask: 'What message would you hand it, and to which window?',
			},
			{
				say: 'Wine in Hafez has been drunk and explained for six hundred years by two parties who do not visit each other. The cup itself stands quite still between them. The glass is old, and it is full, and someone was thirsty.',
				ask: 'Which object in your verse would you like to hold in your hand for a minute?',
			},
			{
				say: 'Reading aloud makes a difference that reading has never been able to explain. The breath has to stop where the poet’s stopped. It is the one thing of theirs that is still exactly the same length.',
				ask: 'Where in the line does your breath catch?',
			},
			{
				say: 'Old pen-cases sometimes bear half a couplet; the other half must have been on the ink pot, which is lost. It reads quite well as it is. Some lines are better company before their answer arrives.',
				ask: 'What would the next line say, if you were the one who had to live it?',
			},
			{
				say: 'One can hide in a verse too. It says the thing so well that there is no need any more to say it to the person concerned. Lovers in these poems have sent many couplets and few addresses.',
				ask: 'To whom should you have said this plainly, and what held the plain words back?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'The divan opens here at a verse, quoted as it stands, with the number of its ghazal.',
			},
			{
				page: 'moulana',
				line: 'Beside a line of Hafez a story of Rumi does well; the Masnavi can be opened for the same wish.',
			},
			{ page: 'blog', line: 'Some of our pages take one verse and one word in it, and walk round them for a while.' },
		],
	},
	fa: {
		first: [
			{
				say: 'بیتی که با آدم می‌ماند معمولاً از گوش آمده، سر سفره یا در ماشین، از مادربزرگی که یک کلمه‌اش را غلط می‌خواند. مصححان آن کلمه را درست کرده‌اند و غلطش در خانواده زنده مانده.',
				ask: 'این بیت اول بار کجا به گوشت خورد و چه کسی می‌خواندش؟',
			},
			{
				say: 'در غزل هر بیت در خانهٔ خودش را دارد و شاعر قول نمی‌دهد همه به یک حیاط برسند. خیلی‌ها از بیت سوم وارد شده‌اند و مطلع را هرگز ندیده‌اند.',
				ask: 'کدام کلمه‌اش را حاضر نیستی با هیچ کلمه‌ای عوض کنی؟',
			},
			{
				say: 'شب یلدا کسی حافظ را باز می‌کند و هر کس بیت را همان دم به طرف گرفتاری خودش می‌چرخاند، و یک غزل جواب یازده نفر را می‌دهد. یا معجزه است یا خیاطیِ خیلی خوب. هنوز نفهمیده‌ام.',
				ask: 'این شعر به طرف کدام گرفتاری یا آرزویت چرخید؟',
			},
			{
				say: 'کاتبان در حاشیه جا می‌گذاشتند، چون معلوم بود خواننده چیزی برای گفتن دارد. شعر نصف گفت‌وگوست. آن که بیتی را با خودش می‌آورد کمتر پیش می‌آید که یکسره با آن موافق باشد.',
				ask: 'کنار آن مصرعی که می‌سوزاند، در حاشیه چه می‌نویسی؟',
			},
			{
				say: 'نسخه‌های کهنهٔ حافظ با هم یکی نیستند: یکی کشتی‌شکستگان نوشته و یکی کشتی‌نشستگان، و این دو، دریانوردهای بسیار متفاوتی می‌سازند. من سر هیچ‌کدام قسم نمی‌خورم.',
				ask: 'روز خوب که می‌خوانی‌اش با روز بد چه فرقی می‌کند؟',
			},
		],
		deeper: [
			{
				say: 'یک لحظه زیبایی‌اش را بردار و ببین چه می‌گوید. خیلی وقت‌ها حرفی است که سر صبحانه بی‌ادبی به حساب می‌آید: برو، بنوش، داری خودت را گول می‌زنی. قافیه آن قندی است که حرف را از جلوی نگهبان رد کرده.',
				ask: 'اگر بخواهی بی‌پرده بگویی‌اش، به تو چه می‌گوید؟',
			},
			{
				say: '«او» در فارسی نه زن است و نه مرد، و همین یک کلمه شعر را به طرف معشوق و شاه و خدا و شیراز فرستاده و هیچ‌کس را هم نتوانسته‌اند محکوم کنند.',
				ask: 'وقتی زیر لب می‌خواندی‌اش، روی سخنت با که بود؟',
			},
			{
				say: 'حافظ کتاب دیگری را از بر داشت و زیر هر چه نوشت صدای آن را می‌شنید. آنچه آدم از بر است یادآوری نمی‌شود؛ خودش گاهی از اتاق کناری حرف می‌زند.',
				ask: 'این بیت کی بی‌خبر در تو شروع به حرف زدن می‌کند؟',
			},
			{
				say: 'هیچ بیتی فقط چون وزن دارد راست نمی‌شود. بعضی شعرهای قناعت را کسانی گفته‌اند که نوکر داشتند و پول بعضی شعرهای ضد دنیا را وزیری داد. با این همه ممکن است حق با آنها باشد.',
				ask: 'زندگی خودت کجا با این بیت جور درنمی‌آید؟',
			},
			{
				say: 'صبا در این شعرها نامه‌رسان است؛ بو می‌آورد و ساعت معین سرش نمی‌شود. شاعرها مدام سرش غر می‌زنند. گمانم پرملامت‌ترین کارمند زبان فارسی باشد.',
				ask: 'اگر پیغامی دستش بدهی، چه می‌گویی و به کدام پنجره می‌فرستی؟',
			},
			{
				say: 'بر سر میِ حافظ ششصد سال است دو گروه بحث می‌کنند که به خانهٔ هم نمی‌روند. پیاله آن وسط آرام ایستاده؛ کهنه است و پر، و کسی تشنه بوده.',
				ask: 'کدام شیء شعر را دوست داری یک دقیقه در دست بگیری؟',
			},
			{
				say: 'بلند خواندن فرقی می‌کند که هیچ شرحی از پس توضیحش برنیامده. نفس باید همان‌جا بایستد که نفس شاعر ایستاد. شاید تنها چیز او باشد که هنوز به همان اندازه مانده.',
				ask: 'وقتی بلند می‌خوانی‌اش، نفست کجای مصرع می‌گیرد؟',
			},
			{
				say: 'روی قلمدان‌های کهنه گاهی فقط یک مصرع هست و مصرع دیگر لابد روی دواتی بوده که گم شده. همین‌طور هم خوانده می‌شود. بعضی مصرع‌ها پیش از رسیدن جوابشان هم‌صحبت بهتری‌اند.',
				ask: 'اگر تو باید مصرع بعدش را زندگی کنی، آن مصرع چه می‌گوید؟',
			},
			{
				say: 'در شعر هم می‌شود پنهان شد. آن‌قدر خوب می‌گوید که دیگر لازم نمی‌بینی به خود آن آدم بگویی. عاشق‌های دیوان بیت زیاد فرستاده‌اند و نشانی کم.',
				ask: 'این حرف را به زبان ساده به چه کسی باید می‌گفتی و چه چیزی جلویش را گرفت؟',
			},
			{
				say: 'اهل مشاعره از شعر فقط حرف آخرش را می‌خواستند که با آن بیت بعدی را بگیرند. بازی خوبی بود و هزار بیت را در حافظه‌ها نگه داشت. ولی کسی در آن میان نپرسید این یکی با تو چه کرد.',
				ask: 'از روزی که این بیت را داری، چه چیزی را جور دیگری دیده‌ای؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'دیوان اینجا سر بیتی باز می‌شود، همان‌طور که هست، با شمارهٔ غزلش.' },
			{ page: 'moulana', line: 'کنار بیتی از حافظ، قصه‌ای از مولانا خوب می‌نشیند؛ مثنوی را با همین نیت باز کن.' },
			{ page: 'blog', line: 'بعضی نوشته‌های ما یک بیت و یک کلمه‌اش را برمی‌دارند و مدتی دورشان می‌گردند.' },
		],
	},
	ar: {
		first: [
			{
				say: 'البيت من الشعر سُمّي باسم البيت الذي يُسكن، وفيه عمود ووتد وسبب. من حمل بيتًا معه زمنًا فقد سكن فيه، والساكن يعرف أين يتسرّب الماء.',
				ask: 'متى سكنتم هذا البيت أوّل مرّة، ومن كان يُنشدكم إيّاه؟',
			},
			{
				say: 'يأتي الشعر الذي يبقى من الأذن في العادة: على مائدة، أو في سيّارة، أو من جدّة تخطئ في كلمة منه. صحّح المحقّقون الكلمة، وعاش الخطأ في العائلة.',
				ask: 'في أيّ مكان سمعتم هذه الأبيات أوّل الأمر؟',
			},
			{
				say: 'في ليلة يلدا يُفتح ديوان حافظ، فيدير كلّ واحد الأبيات إلى همّه في الحال، ويجيب غزل واحد عن أحد عشر إنسانًا. إمّا أنّها كرامة وإمّا خياطة ماهرة، ولم أحسم أمري.',
				ask: 'نحو أيّ همّ أو أمنية لكم دارت الأبيات هذه المرّة؟',
			},
			{
				say: 'كان النسّاخ يتركون الهامش عريضًا، لأنّ القارئ سيكون له رأي. الشعر نصف محادثة. ومن جاء ببيت يحمله في صدره فقلّما يوافقه في كلّ ما يقول.',
				ask: 'ماذا تكتبون في الهامش بجوار الشطر الذي يوجعكم؟',
			},
			{
				say: 'استغلقت أبيات لأبي تمّام على سامعيها، فقيل له: لماذا لا تقول ما يُفهم، فقال: ولماذا لا يُفهم ما يُقال. جواب بديع ومتعالٍ قليلًا. ومن الأبيات ما تحبّونه زمنًا قبل أن تفهموه.',
				ask: 'أيّ كلمة في هذا البيت لا ترضون أن تقوم مقامها كلمة أخرى؟',
			},
		],
		deeper: [
			{
				say: 'إذا نزعتم الجمال لحظةً ظهر لكم ما يقوله البيت، وكثيرًا ما يكون كلامًا يُعدّ وقاحة على الفطور: ارحل، أنت واهم، اشرب. القافية هي السكّر الذي عبر به الكلام من أمام الحرّاس.',
				ask: 'ماذا يقول لكم البيت بأصرح عبارة ممكنة؟',
			},
			{
				say: 'خاطب الشعراء صاحبين لا يُعرف لهما اسم: قفا، خليليّ، عوجا. قيل هما رفيقا السفر، وقيل هو الشاعر يكلّم نفسه مثنّى. وأنتم تحتاجون أحيانًا إلى صاحبين ولو من النحو.',
				ask: 'إلى من كنتم تتكلّمون حين ردّدتم البيت همسًا؟',
			},
			{
				say: 'ما تحفظونه عن ظهر قلب لا تتذكّرونه كما تتذكّرون المواعيد، بل تسمعونه فجأة من الغرفة المجاورة. وكان حافظ يحفظ كتابًا آخر ويسمعه تحت كلّ ما كتب.',
				ask: 'متى يتكلّم فيكم هذا البيت من تلقاء نفسه؟',
			},
			{
				say: 'لا يصدق البيت لأنّه موزون. قيلت أبيات في القناعة من أصحاب خدم، وأبيات في ذمّ الدنيا دفع ثمنها وزير. وقد تكون صادقة مع ذلك كلّه، فالميزان لا يعرف صاحب اليد.',
				ask: 'أين تخالف حياتكم اليوميّة هذا البيت؟',
			},
			{
				say: 'الصَبا في هذه القصائد ساعي بريد، يحمل العطر ولا يلتزم بموعد، والشعراء يوبّخونه بلا انقطاع. أظنّه أكثر الموظّفين تعرّضًا للّوم في تاريخ الأدب من أوّله إلى آخره.',
				ask: 'أيّ رسالة تسلّمونها إليه، وإلى أيّ نافذة؟',
			},
			{
				say: 'اختلف قوم في خمر حافظ ستّة قرون ولا يتزاورون، والكأس بينهم واقفة في سكون. هي قديمة وملأى، وكان هناك عطشان.',
				ask: 'أيّ شيء في هذه الأبيات تشتهون أن تمسكوه بيدكم دقيقة، وبماذا تحسّون تحت أصابعكم؟',
			},
			{
				say: 'القراءة جهرًا تغيّر شيئًا عجز الشرّاح عن شرحه: لا بدّ للنَفَس أن يقف حيث وقف نَفَس الشاعر. وهو الشيء الوحيد الباقي منه إلى اليوم بطوله الأصليّ.',
				ask: 'أين يتعثّر نَفَسكم في هذا الشطر؟',
			},
			{
				say: 'كان العرب يقولون «أجِز» فيُلقي أحدهم شطرًا ويُتمّه الآخر على البديهة. وبقيت أشطار لم يُجزها أحد، وهي تُقرأ كما هي، ولبعضها صحبة أطيب قبل أن يأتي جوابها.',
				ask: 'لو كان عليكم أن تعيشوا الشطر التالي لا أن تقولوه، فماذا يكون؟',
			},
			{
				say: 'يمكنكم الاختباء في الشعر أيضًا. تقولون فيه الأمر قولًا بديعًا حتّى لا تبقى حاجة إلى قوله لصاحبه. عشّاق الدواوين أرسلوا أبياتًا كثيرة وعناوين قليلة.',
				ask: 'لمن كان ينبغي أن تقولوا هذا بكلام بسيط، وما الذي منعكم؟',
			},
			{
				say: 'زعم القدماء أنّ لكلّ شاعر تابعًا من الجنّ يُلقي إليه القول، فإذا أُعجب الناس نسبوه إلى الجنّيّ، وإذا أخطأ فإلى الشاعر. قسمة غير عادلة، وفيها تواضع حسن.',
				ask: 'ما الذي رأيتموه على وجه آخر منذ دخل هذا البيت حياتكم؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'افتحوا الديوان هنا على بيت، تجدوه منقولًا كما هو ومعه رقم غزله.' },
			{ page: 'moulana', line: 'إلى جوار بيت من حافظ تحسن قصّة من الرومي؛ افتحوا المثنوي بالنيّة نفسها.' },
			{ page: 'blog', line: 'من صفحاتنا ما يأخذ بيتًا واحدًا وكلمة منه ويدور حولهما زمنًا.' },
		],
	},
	es: {
		first: [
			{
				say: 'El verso que se queda en alguien suele haber entrado por el oído: en una mesa, en un coche, de una abuela que cambiaba una palabra. Los eruditos la corrigen. La equivocada sigue viviendo en la familia.',
				ask: '¿Dónde estabas cuando te llegó ese verso, y quién lo decía?',
			},
			{
				say: 'En el gazal cada dístico tiene puerta propia y el poeta no promete que todas den a la misma casa. Hay quien entró por el tercero y nunca conoció el primero. El tuyo puede ser uno de esos inquilinos.',
				ask: '¿Qué palabra suya no cambiarías por ninguna otra?',
			},
			{
				say: 'La noche más larga del año alguien abre a Hafez y cada cual gira el poema hacia su propio asunto, de modo que un gazal contesta a once personas. O es un prodigio o muy buena sastrería. No me decido.',
				ask: '¿Hacia qué asunto tuyo giraron esos versos al leerlos?',
			},
			{
				say: 'Los copistas dejaban ancho el margen porque contaban con que el lector discutiría. Un poema es media conversación. Quien trae un verso consigo rara vez está de acuerdo en todo.',
				ask: '¿Qué escribirías en el margen, junto al que escuece?',
			},
			{
				say: 'De los manuscritos de Hafez uno dice «náufragos» y otro «embarcados», y son marineros muy distintos. No juraría por ninguna de las dos lecturas. Tampoco querría perderme un barco por culpa del otro.',
				ask: '¿Qué cambia en él si lo lees un buen día y luego uno malo?',
			},
		],
		deeper: [
			{
				say: 'Quítale la belleza un momento y mira qué dice. A menudo es algo que en el desayuno sonaría grosero: vete, bebe, te estás engañando. La rima era el azúcar con que aquello pasaba delante de los guardias.',
				ask: '¿Qué te dice a ti, dicho sin adornos?',
			},
			{
				say: 'En persa un mismo pronombre vale para él y para ella. Por eso los versos se han dirigido a un amor, a un príncipe, a Dios y a una ciudad, y a nadie se le pudo probar nada.',
				ask: '¿A quién le hablabas en realidad cuando lo murmuraste?',
			},
			{
				say: 'Lo que se sabe de memoria no se recuerda como una cita con el médico; se oye de pronto en el cuarto de al lado. En castellano se decía «de coro», y en francés y en inglés dicen que se guarda en el corazón.',
				ask: '¿Cuándo se pone a hablar ese verso sin que lo llames?',
			},
			{
				say: 'Un verso no es cierto porque esté bien medido. Hay elogios de la pobreza escritos con criados, y desprecios del mundo que pagó un visir. Y aun así pueden tener razón.',
				ask: '¿En qué le lleva la contraria tu vida?',
			},
			{
				say: 'La brisa de estos poemas hace de cartera: trae el olor de una persona a otra y no hay modo de que llegue a una hora fija. Los poetas la riñen sin descanso. Debe de ser la funcionaria peor tratada de toda la lírica.',
				ask: '¿Qué recado le darías, y para qué ventana?',
			},
			{
				say: 'Sobre el vino de Hafez discuten hace seis siglos dos bandos que no se visitan. La copa está quieta entre ambos. Es antigua, está llena, y alguien tenía sed.',
				ask: '¿Qué objeto de esos versos querrías tener un minuto en la mano, y qué harías con él?',
			},
			{
				say: 'Leer en voz alta cambia algo que ningún comentario explica: la respiración se detiene donde se detuvo la del poeta. Es lo único suyo que sigue midiendo exactamente lo mismo.',
				ask: '¿Dónde se te corta a ti el aliento en ese verso?',
			},
			{
				say: 'Las jarchas eran dos o tres versos en romance al final de un poema árabe o hebreo, y durante siglos nadie supo leerlas. Hablaba en ellas una muchacha a su madre. Estaban allí, con las letras de otra lengua.',
				ask: '¿Qué hay en tus versos que tardaste en saber leer?',
			},
			{
				say: 'En un verso también se esconde una persona. Dice la cosa tan bien que ya no hace falta decírsela a quien corresponde. Los enamorados de los cancioneros mandaron muchas coplas y pocas señas.',
				ask: '¿A quién tendrías que habérselo dicho en prosa, y qué frenó la prosa?',
			},
			{
				say: 'Una copla se canta con la mitad de las palabras dentro del quejido. Al terminar, nadie recuerda del todo la letra y todos saben de qué iba. Algo de eso pasa con los poemas que traemos a medias.',
				ask: '¿De qué trata el tuyo, aunque no recuerdes la letra exacta?',
			},
		],
		offers: [
			{ page: 'hafez', line: 'El diván se abre aquí por un verso, citado como es y con el número de su gazal.' },
			{
				page: 'moulana',
				line: 'Junto a un verso de Hafez sienta bien un cuento de Rumi; el Masnavi se abre con la misma intención.',
			},
			{
				page: 'blog',
				line: 'Hay páginas nuestras que toman un verso y una palabra suya, y les dan unas cuantas vueltas.',
			},
		],
	},
};
