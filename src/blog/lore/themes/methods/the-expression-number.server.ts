import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-expression-number',
	motif: 'letter',
	leadsTo: 'lucky-number',
	words: {
		en: {
			keywords: ['expression number', 'destiny number', 'name numerology', 'soul urge', 'numerology', 'pen name'],
			titles: ['What a river pilot’s cry adds up to', 'One letter more: the arithmetic of a name'],
			excerpts: [
				'Samuel Clemens is a 7, Mark Twain is an 11. The man shaved the same face both mornings.',
				'Take the e from Anne and her number changes. The novel that quarrels about this letter is better than the sum, though the sum is right.',
			],
			openings: [
				'On a Mississippi steamboat a man stood at the bow with a weighted line and called the depth up to the wheelhouse. Mark twain meant two fathoms, twelve feet, safe water. Samuel Clemens had been a pilot and knew what it was to wait for that call in the dark. When he needed a name to sign with he took it. By the usual table the old name gives 43, which folds to 7, the recluse; the new one gives 38, which folds to 11 and is left there, shining.',
				'In chapter three of a novel of 1908 a red-haired orphan, who has been delivered by mistake, makes one condition. If they must call her Anne, let them at least spell it with an e. Ann looks dreadful, she finds; with the e it is so much more distinguished. The woman who has to decide whether to keep her sees no difference whatever. A numerologist would have taken the child’s part. Ann is 1 and 5 and 5, an 11. With the e it is 16, which falls to 7.',
			],
			body: [
				'The table is soon learned. A to I are the numbers one to nine, J to R one to nine again, S to Z one to eight. Write the whole name as it stands in the register, put a figure beneath each letter, add, fold. The result is called expression, or destiny by those who like the larger word. The vowels alone give the soul urge, the consonants alone the personality, so that the inner person is what one sings and the outer what one clicks and hisses. As phonetics it is not at all silly.',
				'It is called after Pythagoras, who cannot have known it, since it follows the English alphabet with its J and its W. The other system, which is called Chaldean with no better right, goes by sound and gives nobody a 9. John Lennon is 49, hence 4, in the one and 48, hence 3, in the other. He made of himself John Ono Lennon in 1969, on the roof of the Apple building, before a commissioner for oaths, and there is no evidence that anybody on the roof did the sum.',
				'Here lies the tension in it. A name is a present, given by people who did not know you, and a number drawn from it describes at best what they hoped for. Yet one answers to it some hundred thousand times. It is called up the stairs, mispronounced at counters, written on lunch boxes. If anything on paper forms a person it may well be this. Those who change it, at a wedding, on a stage, in another country, say nearly always that the signature took a year to become their own.',
			],
			counter:
				'Accents are dropped and foreign letters squeezed: José is 13 whether he is stressed or not, and Sara is 12 in this alphabet while the same girl, written in Persian and reckoned by abjad, is 262. Whoever tries enough spellings will find a flattering one, and there are advisers who sell the extra letter. A name that has been shopped for says something about the shopper, which is a result too, if a costly one.',
			practices: [
				'Write your full name as it stands in your passport and beneath it the name you are really called. Work out both, seven minutes at a leisurely pace. Then leave the figures and look at the letters that went missing on the way from the one to the other. Say the longer name aloud once, slowly, in the tone in which it would be read out at a prize-giving. Notice where you would like to interrupt.',
				'Invent a name under which you would write one honest letter to a newspaper, and fix it within two minutes, before it becomes clever. Work out its number if you are curious. Then write the first two sentences of the letter and sign. Spend the remaining time on one question: which of the two sentences could not have been signed by you? Keep the sheet for a day and then read it as a stranger would.',
			],
			closings: [
				'The leadsman called what he found beneath the boat, and nothing further. What depth would be called out today, if somebody let down a line beside your name?',
				'She got her e, and three letters of Ann stayed where they were. Which single stroke in what people call you would you go to some trouble to keep, and on whose account?',
			],
		},
		fa: {
			keywords: ['عدد نام', 'عدد بیان', 'عدد سرنوشت', 'حساب اسم', 'علم اعداد اسم', 'تغییر اسم', 'عدد روح'],
			titles: ['نامی که از قایق رودخانه آمد', 'یک حرف بیشتر، یک آدم دیگر'],
			excerpts: [
				'ساموئل کلمنز هفت است و مارک تواین یازده. صبح که می‌شد هر دو یک صورت را می‌تراشیدند.',
				'با یک حرفِ خاموش شانزده است و بی آن یازده. دختر موقرمزِ رمان بر سر همان حرف شرط گذاشت.',
			],
			openings: [
				'بر کشتی‌های بخار می‌سی‌سی‌پی مردی در دماغه می‌ایستاد، ریسمان سربی را در آب می‌انداخت و عمق را رو به سکان‌دار فریاد می‌زد. «مارک تواین» یعنی دو قولاج، یعنی آب امن است. ساموئل کلمنز خودش سکان‌دار بوده بود و می‌دانست در تاریکی منتظر این صدا ماندن چیست. وقتی برای امضا نامی لازم داشت همان را برداشت. با جدول رایج، نام قدیم ۴۳ است و به ۷ می‌رسد، گوشه‌نشین؛ نام تازه ۳۸ است و به ۱۱، که دیگر تا نمی‌خورد.',
				'در فصل سوم رمانی از ۱۹۰۸، دختری موقرمز که اشتباهی به جای پسر فرستاده‌اندش یک خواهش دارد: حالا که باید «آن» صدایش کنند، دست‌کم حرف خاموش آخرش را بنویسند. بی آن به چشمش زشت می‌آید و با آن برازنده است. زنی که باید تصمیم بگیرد نگهش دارد یا نه هیچ فرقی نمی‌بیند. اهل اعداد طرف بچه را می‌گرفتند. سه حرف اول یک و پنج و پنج است، یازده. یک پنج دیگر که بیاید شانزده می‌شود و می‌افتد به هفت.',
			],
			body: [
				'جدولش زود یاد گرفته می‌شود. بیست‌وشش حرف لاتین را در سه ردیف می‌چینند و بالای ستون‌ها یک تا نُه می‌گذارند. نام کامل را همان‌طور که در گذرنامه است می‌نویسی، زیر هر حرف رقمش، جمع می‌زنی و تا می‌کنی. حاصل را عدد بیان می‌گویند و دوستداران کلمه‌های بزرگ‌تر، عدد سرنوشت. از صدادارها عدد روح درمی‌آید و از بی‌صداها عدد شخصیت؛ یعنی درون آدم همان است که می‌شود به آواز خواند و بیرونش آنچه با دندان و لب گفته می‌شود. از چشم آواشناسی هیچ هم بی‌ربط نیست.',
				'آن را به فیثاغورس نسبت می‌دهند که روحش خبر نداشت، چون از الفبای انگلیسی می‌رود. جدول دیگری هم هست به نام کلدانی، با همان اندازه حق بر این نام، که از روی صدا می‌رود و به هیچ حرفی نُه نمی‌دهد. جان لنون در یکی ۴۹ است و ۴، در دیگری ۴۸ و ۳. خودش در سال ۱۹۶۹ بر بام ساختمان اپل، پیش مأمور رسمی، نام «اونو» را به نامش افزود و هیچ نشانی نیست که کسی آن بالا حساب کرده باشد. خط فارسی حساب خودش را دارد: سارا به ابجد ۲۶۲ است و همین سارا با حروف لاتین ۱۲.',
				'گیر کار همین‌جاست. نام هدیه است، از کسانی که تو را هنوز نمی‌شناختند، و عددش در بهترین حال وصف آرزوی آنهاست. با این همه ده‌ها هزار بار به آن جواب داده‌ای. از پایین پله صدایش کرده‌اند، پشت پیشخوان غلط خوانده‌اند، معلم آن را با نام خانوادگی گفته و تو از لحنش فهمیده‌ای چه خبر است. اگر چیزی بر کاغذ آدم را می‌سازد شاید همین باشد. در خانه‌های ما خیلی‌ها دو نام دارند، یکی در شناسنامه و یکی سر سفره، و هر که با دومی صدایت بزند پیداست از کدام در آمده است و چقدر حق دارد بنشیند.',
			],
			counter:
				'کسی که املاهای کافی را امتحان کند بالاخره یکی را می‌یابد که خوشش بیاید، و مشاورانی هستند که همان حرف اضافه را می‌فروشند. نامی که برایش خرید رفته‌اند بیشتر از خریدار خبر می‌دهد. در ضمن «زهرا» را سه جور می‌شود به لاتین نوشت و هر سه در گذرنامه‌ها هست؛ لابد کارمند ادارهٔ گذرنامه هم در سرنوشت دستی دارد، و هیچ عددی این را به حساب نیاورده.',
			practices: [
				'نامت را همان‌طور که در شناسنامه است بنویس و زیرش نامی را که واقعاً با آن صدایت می‌زنند. هر دو را با ابجد یا با جدول حساب کن؛ بی‌عجله هفت دقیقه. بعد رقم‌ها را رها کن و به حرف‌هایی نگاه کن که سر راه از یکی به دیگری افتاده‌اند. نام بلند را یک بار آرام بلند بگو، با لحنی که سر صف برای جایزه می‌خوانند، و ببین کجا دلت می‌خواهد وسط حرف بپری.',
				'در دو دقیقه، پیش از آنکه زیادی زیرکانه شود، نامی بساز که با آن یک نامهٔ راست به روزنامه بنویسی. اگر کنجکاوی عددش را هم دربیاور. حالا دو جملهٔ اول نامه را بنویس، بی‌پاک‌کردن، و زیرش را امضا کن. باقی وقت را صرف این کن که کدام یک از دو جمله را با نام خودت نمی‌شد امضا کرد. کاغذ را یک شب بگذار و فردا مثل غریبه‌ای بخوان.',
			],
			closings: [
				'مرد ریسمان‌به‌دست همان را فریاد می‌زد که زیر قایق یافته بود و نه بیشتر. اگر امروز کنار نام تو ریسمانی بیندازند، چه عمقی را باید فریاد بزنند؟',
				'دختر به حرفش رسید و سه حرف دیگر سر جای خودشان ماندند. کدام خط کوچک در آنچه صدایت می‌زنند هست که برایش می‌جنگی، و به خاطر کی؟',
			],
		},
		ar: {
			keywords: ['رقم التعبير', 'رقم القدر', 'رقم الاسم', 'حساب الاسم', 'علم الأعداد', 'الاسم المستعار', 'تغيير الاسم'],
			titles: ['اسم جاء من عمق نهر', 'حرف واحد زيادة: حساب الأسماء'],
			excerpts: [
				'صموئيل كليمنس سبعة ومارك توين أحد عشر، والوجه الذي يُحلق كلّ صباح واحد.',
				'اشترطت يتيمة في رواية أن يُكتب اسمها بحرف لا يُلفظ. ضحكت منها العجوز، ولو حسبت لوجدت الفرق خمسة.',
			],
			openings: [
				'على بواخر المسيسيبي كان رجل يقف في المقدّمة، يدلي حبلًا في طرفه رصاص، ويصيح بالعمق إلى غرفة القيادة. «مارك توين» معناها قامتان، أي إنّ الماء آمن. وكان صموئيل كليمنس قد عمل ربّانًا، ويعرف كيف يُنتظر ذلك الصوت في العتمة. فلمّا احتاج إلى اسم يوقّع به أخذ الصيحة نفسها. والاسم القديم في الجدول الشائع ٤٣، ويُطوى إلى سبعة، رقم المنعزلين. والجديد ٣٨، يُطوى إلى ١١ ويُترك هناك لا يُمسّ، كما يُترك الفنجان الجيّد في الخزانة.',
				'في الفصل الثالث من رواية كنديّة صدرت عام ١٩٠٨ تضع يتيمة حمراء الشعر شرطًا واحدًا، وقد أُرسلت خطأً مكان صبيّ: إن كان لا بدّ أن تُدعى آن فليُكتب اسمها بحرف في آخره، حرف لا يسمعه أحد. فهو بغيره قبيح في عينها، وهو به وجيه. والمرأة التي عليها أن تقرّر بقاءها لا ترى فرقًا البتّة. أمّا صاحب الأعداد فكان سينحاز إلى الطفلة: الأحرف الثلاثة واحد وخمسة وخمسة، أي أحد عشر، فإذا جاء الرابع صارت ستّة عشر وسقطت إلى سبعة.',
			],
			body: [
				'الجدول يُحفظ في ربع ساعة. تُصفّ الحروف اللاتينيّة الستّة والعشرون في ثلاثة أسطر، وفوق الأعمدة من واحد إلى تسعة. يُكتب الاسم كاملًا كما هو في السجلّ، ويوضع تحت كلّ حرف رقمه، ثم يُجمع ويُطوى. ويسمّى الناتج رقم التعبير، ويسمّيه محبّو الكلمات الكبيرة رقم القدر. وحروف العلّة وحدها تعطي رقم النفس، والصوامت وحدها تعطي رقم الشخصيّة، فكأنّ باطن المرء ما يُغنّى من اسمه، وظاهره ما يُقال بالشفة والأسنان. وليس هذا من جهة علم الأصوات سخفًا.',
				'يُنسب الجدول إلى فيثاغورس، وما كان ليعرفه، لأنّه يسير مع أبجديّة الإنجليز. وهناك جدول آخر يُنسب إلى الكلدانيّين بالحقّ نفسه، يراعي الصوت ولا يعطي التسعة لأحد. فجون لينون في الأوّل ٤٩ ثم ٤، وفي الثاني ٤٨ ثم ٣. وقد أضاف إلى اسمه عام ١٩٦٩ اسم زوجته أونو، على سطح بناية في لندن أمام موظّف مختصّ، ولا دليل على أنّ أحدًا هناك أخرج قلمًا ليجمع. أمّا من يُكتب اسمه بالعربيّة فله حساب الجمّل، وهو أعرق نسبًا: خالد ٦٣٥، وسلمى ١٤٠ إذا حُسبت ألفها المقصورة ياءً كما تُرسم، و١٣١ إذا حُسبت ألفًا كما تُلفظ، فالاسم القصير نفسه فيه خلاف بين العين والأذن.',
				'وهنا موضع التوتّر. فالاسم هديّة من أناس لم يكونوا يعرفون صاحبه بعد، والعدد المستخرج منه يصف في أحسن الأحوال ما كانوا يرجونه. ومع ذلك أجاب عنه عشرات الآلاف من المرّات: نودي به من أسفل الدرج، ولُفظ خطأً عند الشبّاك، وكُتب على علبة الطعام. فإن كان في الورق شيء يصنع إنسانًا فقد يكون هذا. والعرب زادوا على الاسم كنية ولقبًا، فصار للرجل ثلاثة أبواب يُدخل عليه منها: واحد للدولة، وواحد للأصدقاء، وواحد لمن يريد أن يطلب منه شيئًا. ومن ناداه بالثالث عُرف قبل أن يتكلّم.',
				'ومن غيّر اسمه، في زواج أو على خشبة مسرح أو خلف حدود، يقول في الغالب إنّ التوقيع احتاج إلى سنة كي لا يبدو مزوّرًا. اليد تتعلّم ببطء. ويروي مهاجرون أنّهم ظلّوا يلتفتون في الشارع إلى اسمهم القديم إذا صاح به أحد، وهم يعلمون أنّه يقصد غيرهم. هذا الالتفات لا رقم له في أيّ جدول، وهو أصدق ما يعبّر عن الاسم.',
			],
			counter:
				'من جرّب إملاءات كافية وجد في النهاية واحدًا يرضيه، وهناك مستشارون يبيعون الحرف الزائد. واسم محمّد يُكتب باللاتينيّة على عشرات الصور، وكلّها في جوازات صحيحة، فهل لموظّف الجوازات يد في الأقدار؟ والاسم الذي ذهب صاحبه إلى السوق في طلبه يخبر عن المشتري أكثر ممّا يخبر عن البضاعة. وتلك نتيجة أيضًا، لكنّها غالية الثمن، وكان يمكن الوصول إليها بسؤال صديق.',
			practices: [
				'اكتبوا الاسم كما هو في الهويّة، وتحته الاسم الذي يُنادى به في البيت حقًّا، واحسبوا الاثنين بالجمّل أو بالجدول على مهل، في سبع دقائق. ثم دعوا الأرقام وانظروا إلى الحروف التي سقطت في الطريق من هذا إلى ذاك. قولوا الاسم الطويل مرّة بصوت مسموع، بالنبرة التي تُقرأ بها أسماء المكرَّمين، ولاحظوا عند أيّ مقطع تأتي الرغبة في المقاطعة.',
				'اخترعوا في دقيقتين، قبل أن يصير الأمر ذكاءً، اسمًا تُوقَّع به رسالة صادقة واحدة إلى جريدة. احسبوا رقمه إن شئتم. ثم اكتبوا الجملتين الأوليين من الرسالة ووقّعوا. وما بقي من الوقت لسؤال واحد: أيّ الجملتين ما كان يمكن توقيعها بالاسم المعروف؟ دعوا الورقة ليلة كاملة، ثم اقرأوها صباحًا كما يقرأها غريب وجدها في كتاب مستعار.',
			],
			closings: [
				'كان صاحب الحبل يصيح بما وجده تحت المركب ولا يزيد حرفًا. لو أُدلي حبل اليوم بجوار الاسم، فأيّ عمق كان سيُنادى به؟',
				'نالت اليتيمة حرفها الصامت، ولم يتغيّر في صوت من يناديها شيء، وتغيّر كلّ شيء حين توقّع. ما الحرف الذي لا يسمعه أحد في اسمكم، ومن الذي وضعه هناك؟',
			],
		},
		es: {
			keywords: [
				'número de expresión',
				'número de destino',
				'numerología del nombre',
				'número del nombre',
				'número del alma',
				'seudónimo',
			],
			titles: ['Lucila, Gabriela y la suma', 'El nombre que venía del fondo del río'],
			excerpts: [
				'Lucila Godoy suma una cosa y Gabriela Mistral, otra. El premio se lo dieron a la segunda y lo recogió la primera.',
				'«Mark twain» era un grito de sondeo: dos brazas, agua segura. Un piloto lo tomó por nombre y le cambió la cuenta.',
			],
			openings: [
				'En diciembre de 1914, en los Juegos Florales de Santiago de Chile, ganó la flor natural una maestra rural que, según se cuenta, miró la ceremonia mezclada con el público. Los sonetos iban firmados por Gabriela Mistral. La maestra se llamaba Lucila Godoy Alcayaga. Lucila a secas suma 22, número de los que no se pliegan; Gabriela, 37, que da 10 y luego 1. De maestra a primera, diría un aficionado. Ella había elegido por el viento y por dos poetas, y no consta que contara con los dedos.',
				'En los vapores del Misisipi un hombre iba a proa con una sonda y cantaba la profundidad hacia la cabina. «Mark twain» eran dos brazas: se podía pasar. Samuel Clemens había sido piloto y sabía lo que es esperar ese grito a oscuras. Cuando necesitó una firma, se quedó con él. Según la tabla corriente, el nombre viejo da 43, que se pliega en 7, número de ermitaños. El nuevo da 38, que llega a 11 y ahí lo dejan, como la vajilla buena.',
			],
			body: [
				'La tabla se aprende en un rato. De la A a la I, del uno al nueve; de la J a la R, otra vez; de la S a la Z, del uno al ocho. La eñe se cuenta como ene y las tildes se pierden por el camino, así que José vale 13 vaya o no acentuado. Escribes el nombre entero, pones una cifra bajo cada letra, sumas y pliegas. Lo llaman expresión, o destino si les gustan las palabras grandes. Con las vocales solas sale el alma y con las consonantes la personalidad: por dentro, lo que se canta; por fuera, lo que chasquea. Como fonética no es ninguna tontería.',
				'Se la atribuyen a Pitágoras, que no pudo conocerla, porque sigue el alfabeto inglés. Hay otra, llamada caldea con el mismo derecho, que va por el sonido y no concede el 9 a nadie. John Lennon es 49 y 4 en una, 48 y 3 en la otra. En 1969 se añadió el Ono en una azotea de Londres, ante un funcionario, y no hay noticia de que alguien subiera con calculadora.',
				'Aquí está el nudo. El nombre es un regalo de gente que aún no te conocía, y el número que salga de él retrata, a lo sumo, lo que esperaban. Y sin embargo has respondido a él decenas de miles de veces. Te lo han gritado por el hueco de la escalera, te lo han escrito mal en la ventanilla, tu madre lo decía completo cuando la cosa iba en serio. Si algún papel forma a una persona, puede que sea ese. Por aquí además llevamos dos apellidos, de modo que en cada firma van los dos lados de la mesa del domingo, discutan o no. Quien cambia de nombre, por una boda, un escenario o una frontera, suele contar que la rúbrica tardó un año en dejar de parecer falsificada.',
			],
			counter:
				'Probando grafías suficientes siempre aparece una que halaga, y hay asesores que venden la letra que falta. Un nombre buscado en el mercado informa sobre todo del comprador. Además, la misma Sara que aquí suma 12 vale 262 escrita en persa y contada por abyad. Si el destino dependiera del alfabeto, bastaría con emigrar, cosa que por otra parte a veces funciona.',
			practices: [
				'Escribe tu nombre completo como está en el documento y, debajo, el que usan de verdad contigo. Calcula los dos, siete minutos sin prisa. Luego olvida las cifras y mira las letras que se cayeron en el trayecto. Di en voz alta el largo, una sola vez, con el tono de quien entrega un diploma, y fíjate en qué sílaba te entran ganas de interrumpir. Ahí apunta una cruz.',
				'Inventa en dos minutos, antes de que se ponga ingenioso, un seudónimo para mandar una carta sincera a un periódico. Si te pica la curiosidad, súmalo. Escribe después las dos primeras frases y firma. Gasta lo que quede del tiempo en averiguar cuál de las dos no habrías podido firmar tú. Guarda la hoja hasta mañana y léela como si la hubieras encontrado dentro de un libro prestado.',
			],
			closings: [
				'Si es verdad que estaba entre el público, se oyó nombrar y aplaudió con los demás. ¿Qué habrías firmado ya si nadie supiera que eres tú?',
				'El de la sonda cantaba lo que había bajo el barco, ni una braza más. ¿Qué profundidad cantarían hoy si echaran el plomo junto a tu nombre?',
			],
		},
	},
};
