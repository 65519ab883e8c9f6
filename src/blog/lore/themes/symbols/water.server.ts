import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'water',
	motif: 'water',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['water', 'dream of water', 'clear water', 'muddy water', 'flood', 'river in a dream', 'drowning'],
			titles: ['Water in a dream, and who poured it', 'How deep was it? Three readings of water at night'],
			excerpts: [
				'In 1958 two researchers sprayed cold water on sleepers and asked what they had dreamt. The older readers of water would not have been surprised.',
				'Ibn Sirin’s heirs asked whether it was clear, Artemidorus asked whose house it entered, and Jung asked how far down it went.',
			],
			openings: [
				'A laboratory in Chicago, some night before 1958. A man is asleep with wires on his scalp. The pens of the machine begin to scratch the quick pattern that means his eyes are moving, and somebody tiptoes in and sprays cold water on his back. A few minutes later they wake him. He has been dreaming, he says, about a leaking roof. William Dement and Edward Wolpert did this again and again, and water found its way into the dream in about four cases out of ten.',
				'In many Iranian houses a bad dream is not told at breakfast. You go to the tap, or better to the stream at the end of the lane, and tell it to the running water first, quietly, with nobody else listening. The water takes it past the neighbour’s wall and round the corner. Nothing is explained, and no one is asked for an opinion. Only afterwards, if you still wish, you may tell the family, and by then the thing has usually lost its teeth.',
			],
			body: [
				'The Arabic dream books that go under the name of Ibn Sirin, a cloth merchant of Basra who died in 728 and wrote no such book himself, treat water like a buyer at a spring. Is it clear or cloudy, sweet or salt, running or still? Clear water is life, knowledge, an income that comes by honest ways. Cloudy water is worry, as many cups of it as were drunk. Warm water at the wrong hour is a small illness or a large nuisance. What counts is the glass held up to the light.',
				'Artemidorus of Daldis, collecting dreams in the markets of the Greek East in the second century, looked at something else: where the water was. A river that enters a house clear brings a rich visitor, a muddy torrent brings a lawsuit, and a river that runs out of the house takes the good name with it. He thought like a man who knew what courts, floods and landlords could do to a family.',
				'Jung wrote that water is the commonest symbol for the unconscious, and told it with a picture of a lake in the valley: whoever wants to know what the fish know has to go down, while everybody recommends the fresh air of the hills. He did not care much for clean or dirty. He asked whether the dreamer was standing on the shore, wading, or under.',
				'So there are three questions, and they pull apart. The first wants to know what the water will bring. The second wants to know whose house it touches. The third suspects that it is already yours. A single dream of a bath running over can be all three before the alarm rings: money lost, a quarrel with the family downstairs, and a feeling that somebody forgot to turn off.',
			],
			counter:
				'Then there is the bladder. It fills while we sleep, and researchers have no need of the soul to explain why the search for a river ends at a bathroom door. Rain on the pane, a dry mouth and a blanket kicked away will also do. A reading that never asks about the glass of water drunk at eleven flatters the sleeper and forgets the plumbing.',
			practices: [
				'Tonight put a bowl of water beside the bed and hold one hand in it for a minute before you lie down. Notice three plain things: how cold it is at first, when it stops being cold, and what you were thinking at that moment. In the morning write down whether any water came, how deep it was, and whether it moved. Do it on three evenings. You are not proving anything; you are learning what your sleep picks up.',
				'Take the last water you remember from a dream, however small: a puddle, a tap, a pool. Draw it as a map seen from above, in five minutes, with a cross where you stood. Then mark with an arrow which way it was moving. If nothing moved, write “still” and the name of one matter in your week that also stands still. Keep the map for a month, and add the next water on the same sheet.',
			],
			closings: [
				'The man in Chicago was right about the leak and wrong about the roof, and this is perhaps the fairest thing one can say of most dreams. What reached you last night from outside, and what did you make of it before you woke?',
				'Telling it to the stream works for a reason that needs no theory: you hear yourself say it once, without an audience. Which dream are you carrying that has been told to everybody except the water?',
			],
		},
		fa: {
			keywords: ['آب', 'خواب آب', 'تعبیر خواب آب', 'آب زلال', 'آب گل‌آلود', 'سیل', 'رودخانه', 'غرق شدن'],
			titles: ['خوابت را اول به آب بگو', 'آبِ زلال، آبِ گل‌آلود، و لیوانِ کنار تخت'],
			excerpts: [
				'مادربزرگ‌ها خواب بد را اول به آب روان می‌گفتند. معبّران به زلالیِ آب نگاه می‌کردند و یونگ به گودی‌اش؛ هر سه حرفی برای گفتن دارند.',
				'دو پژوهشگر در سال ۱۹۵۸ روی پشت خفتگان آب پاشیدند و پرسیدند چه خوابی دیده‌اند. جواب‌ها از کتاب‌های تعبیر چندان دور نبود.',
			],
			openings: [
				'صبح زود است و کسی با پای برهنه به حیاط می‌رود. شیر را باز می‌کند، کمی خم می‌شود و زیر لب چیزی می‌گوید. خواب بد دیده و رسم خانه این است که خواب بد را پیش از هر آدمی به آب روان بگویند. آب می‌شنود و می‌رود؛ از کنار باغچه، از زیر دیوار همسایه، تا جوی کوچه. نه تعبیری می‌کند و نه سری تکان می‌دهد. سر سفرهٔ صبحانه که می‌نشیند، خواب هنوز یادش هست، ولی دیگر دندان ندارد.',
				'مردی در آزمایشگاهی در شیکاگو خوابیده و سیم‌هایی به سرش چسبانده‌اند. قلم‌های دستگاه که تند می‌شوند، یعنی چشم‌هایش زیر پلک می‌دوند، کسی آهسته می‌آید و روی پشتش آب سرد می‌پاشد. چند دقیقه بعد بیدارش می‌کنند و او از سقفی می‌گوید که چکه می‌کرده است. دمنت و ولپرت این کار را بارها کردند و گزارشش را در سال ۱۹۵۸ نوشتند: از هر ده بار، نزدیک چهار بار آب راهش را به خواب پیدا می‌کرد.',
			],
			body: [
				'کتاب‌هایی که به نام ابن سیرین دست به دست می‌گردد، نوشتهٔ خود او نیست؛ او بزّازی بود در بصره که خواب را خوب می‌فهمید و در سال ۱۱۰ هجری درگذشت. این کتاب‌ها با آب همان کاری را می‌کنند که مشتری سرِ چشمه می‌کند: کاسه را جلوی نور می‌گیرند. آب زلال و شیرین، زندگانی و دانش و روزیِ پاک است. آب تیره اندوه است، به همان اندازه که خورده باشی. آب گرمِ بی‌موقع، ناخوشیِ کوچک یا دردسرِ بزرگ. پس مهم نیست چقدر آب دیدی؛ مهم این است که تهش پیدا بود یا نه.',
				'آرتمیدوروس، خوابگزار یونانی سدهٔ دوم میلادی، به رنگ آب کمتر کار داشت و به نشانی‌اش بیشتر. رودی که زلال به خانه بیاید مهمانی توانگر است؛ سیلِ گل‌آلود دعوا و دادگاه؛ و رودی که از خانه بیرون برود، آبروی صاحبخانه را هم با خود می‌برد. فارسی‌زبان این سومی را بی‌واسطه می‌فهمد، چون آبرو در زبان ما از همان آب ساخته شده: آنچه روی چهره است و اگر بریزد جمع نمی‌شود.',
				'یونگ نوشت که آب رایج‌ترین نماد ناخودآگاه است و تصویری هم برایش داشت: دریاچه‌ای در ته دره، که هر کس بخواهد بداند ماهی‌ها چه می‌دانند باید پایین برود، هرچند همه هوای خوب بلندی را سفارش می‌کنند. او از پاکی و ناپاکی نمی‌پرسید. می‌پرسید کجا ایستاده بودی: در ساحل، تا زانو در آب، یا زیر آن؟',
				'این سه پرسش هر کدام به سویی می‌کشند. یکی می‌خواهد بداند آب چه می‌آورد، یکی می‌خواهد بداند به خانهٔ چه کسی می‌رسد، و سومی گمان می‌کند آب از اول مال خودت بوده است. خوابِ وانی که سر رفته، تا زنگ ساعت بخورد، می‌تواند هر سه باشد: پولی که هدر رفت، دلخوری با همسایهٔ پایینی، و حسی که یک نفر یادش رفته ببندد.',
			],
			counter:
				'و اما مثانه. شب پر می‌شود و پژوهشگران برای توضیح اینکه چرا جست‌وجوی رودخانه پشت در دستشویی تمام شد، به روح احتیاج ندارند. باران روی شیشه، دهان خشک و پتوی کنار رفته هم از عهدهٔ این کار برمی‌آیند. تعبیری که یک بار هم از لیوان آبِ ساعت یازده نپرسد، دل بیننده را خوش می‌کند و لوله‌کشی را از یاد می‌برد.',
			practices: [
				'امشب کاسه‌ای آب کنار رختخوابت بگذار و پیش از دراز کشیدن یک دقیقه دستت را در آن نگه دار. سه چیز ساده را ببین: اول چقدر سرد بود، کِی دیگر سرد نبود، و همان لحظه به چه فکر می‌کردی. صبح بنویس آبی به خوابت آمد یا نه، چقدر گود بود و آیا راه می‌رفت. سه شب همین کار را بکن. قرار نیست چیزی ثابت شود؛ فقط می‌فهمی خوابِ تو از اتاق چه برمی‌دارد.',
				'آخرین آبی را که از خوابی یادت مانده پیدا کن، هرچند کوچک: چاله‌ای، شیری، حوضی. پنج دقیقه وقت بگذار و نقشه‌اش را از بالا بکش و جایی را که ایستاده بودی ضربدر بزن. بعد با پیکان نشان بده آب به کدام سو می‌رفت. اگر نمی‌رفت، بنویس «راکد» و کنارش نام یکی از کارهای این هفته‌ات را که آن هم تکان نمی‌خورد. کاغذ را یک ماه نگه دار و آبِ بعدی را روی همان بکش.',
			],
			closings: [
				'به آب گفتن خاصیتی دارد که به هیچ نظریه‌ای محتاج نیست: یک بار خودت می‌شنوی چه دیده‌ای، بی‌آنکه کسی تماشایت کند. کدام خواب را به همه گفته‌ای جز به آب؟',
				'مردِ شیکاگو دربارهٔ چکه درست گفته بود و دربارهٔ سقف نه؛ شاید منصفانه‌ترین سخن دربارهٔ بیشتر خواب‌ها همین باشد. دیشب از بیرون چه به تو رسید، و تا بیدار شوی از آن چه ساختی؟',
			],
		},
		ar: {
			keywords: ['ماء', 'الماء في المنام', 'تفسير حلم الماء', 'ماء صاف', 'ماء عكر', 'فيضان', 'نهر', 'غرق'],
			titles: ['الماء في المنام: من الذي سكبه؟', 'كأسٌ تُرفع إلى الضوء: ثلاث قراءات للماء'],
			excerpts: [
				'رُشّ ماءٌ بارد على ظهور نائمين في مختبر أمريكي، ثم سُئلوا عمّا رأوا. لعلّ المعبّرين القدماء ما كانوا ليعجبوا من الجواب.',
				'كتب التعبير تسأل عن صفاء الماء، وأرطميدورس يسأل عن البيت الذي يدخله، ويونغ يسأل عن عمقه.',
			],
			openings: [
				'مختبر في شيكاغو، في ليلة من ليالي الخمسينيات. رجل نائم، وعلى رأسه أسلاك دقيقة. تتسارع أقلام الجهاز، أي إنّ العينين تتحرّكان تحت الجفنين، فيدخل باحث على أطراف أصابعه ويرشّ ماءً باردًا على ظهر النائم. بعد دقائق يوقظونه، فيحكي عن سقف يقطر. كرّر ديمنت وولبرت هذه الحيلة مرّات كثيرة ونشرا خبرها سنة ١٩٥٨: في نحو أربع مرّات من كلّ عشر كان الماء يجد طريقه إلى الحلم.',
				'في باحة بيت قديم في دمشق أو في فاس بركةٌ صغيرة، صوتها أوّل ما يُسمع عند الدخول وآخر ما يُسمع قبل النوم. من نام في غرفة تطلّ عليها يعرف أنّ الماء لا يسكت ليلًا وإن سكت أهل الدار، وأنّ الحلم يأخذ منه ما يشاء: نهرًا أو مطرًا أو ضيفًا يتوضّأ. ولا عجب إذن أن يكون الماء من أكثر ما سُئل عنه المعبّرون، فقد كان جالسًا معهم في وسط الدار.',
			],
			body: [
				'الكتب المنسوبة إلى ابن سيرين، وهو تاجر بزّ من أهل البصرة توفّي سنة ١١٠ للهجرة ولم يكتب منها شيئًا، تعامل الماء معاملة المشتري عند العين: ترفع الكأس إلى الضوء. فالماء الصافي العذب حياة وعلم ورزق طيّب، والماء العكر همّ على قدر ما شُرب منه، والماء الحارّ في غير وقته تعب صغير أو إزعاج كبير. ليست العبرة إذن بكثرة الماء، بل بأن يُرى قاعه. وكانوا يسألون أيضًا عن الإناء، فالماء في القدح غير الماء في الكفّ، والشارب وحده غير الساقي للناس، ومن مشى فوق الماء قيل له إنّه يعلو على أمر عسير بحسن ظنّ لا بقوّة.',
				'أمّا أرطميدورس، وقد نقل حنين بن إسحاق كتابه إلى العربيّة في القرن الثالث للهجرة فعرفه المعبّرون، فكان يسأل عن موضع الماء قبل لونه. النهر الداخل إلى البيت صافيًا زائر غنيّ، والسيل الموحل خصومة في المحكمة، والنهر الخارج من البيت يحمل معه حسن السمعة. هكذا كان يفكّر رجل جمع الأحلام من الأسواق، ويعرف ما تصنعه المحاكم والسيول بالعائلات. والعربيّة تفهم الثالثة بلا شرح، إذ تقول عمّن صان كرامته إنّه حفظ ماء وجهه، فإذا سال هذا الماء فلا إناء يجمعه.',
				'وكتب يونغ أنّ الماء أكثر رموز اللاوعي شيوعًا، وضرب لذلك مثلًا ببحيرة في قعر الوادي: من أراد أن يعرف ما تعرفه الأسماك فعليه أن ينزل، وإن كان الناس جميعًا ينصحون بهواء المرتفعات. لم يكن الصفاء والكدر شغله الأوّل، وإنّما كان يسأل: أين كان الواقف؟ أعلى الشاطئ أم في الماء حتى الركبة أم تحته؟ فمن بقي على الشاطئ لم يبدأ بعد، ومن غاص فعليه أن يعرف طريق الصعود، ومن وجد الماء يعلو نحوه في سلّم بيته فقد تأخّر عن موعد كان يؤجّله.',
				'ثلاثة أسئلة يشدّ كلّ منها إلى ناحية: سؤال عمّا سيحمله الماء، وسؤال عن البيت الذي يصل إليه، وظنّ ثالث بأنّ الماء كان لصاحب الحلم منذ البداية. وحلم واحد بحوض استحمام فاض ماؤه قد يكون الثلاثة معًا قبل أن يرنّ المنبّه: مالًا ضاع، وجارًا في الطابق الأسفل يستعدّ للشكوى، وشعورًا نسي أحدهم أن يغلق صنبوره.',
			],
			counter:
				'ثم هناك المثانة، وهي تمتلئ في أثناء النوم، ولا يحتاج الباحثون إلى الروح كي يشرحوا لماذا انتهى البحث عن النهر عند باب الحمّام. والمطر على الزجاج والفم الجافّ واللحاف المنزلق تكفي هي أيضًا. كلّ تعبير لا يسأل مرّة واحدة عن كأس الماء في الحادية عشرة ليلًا يجامل الرائي وينسى أنابيب البيت، وهي أصدق ما فيه.',
			practices: [
				'ضعوا الليلة وعاء ماء قرب السرير، واتركوا فيه يدًا واحدة دقيقةً قبل الاستلقاء. لاحظوا ثلاثة أمور بسيطة: برودته أوّل الأمر، واللحظة التي لم يعد فيها باردًا، والفكرة التي حضرت عندها. وفي الصباح اكتبوا هل جاء في المنام ماء، وكم كان عمقه، وهل كان يجري. ثلاث ليال تكفي. ليس في هذا برهان على شيء ولا فأل بأمر، وإنّما هي معرفة هادئة بما يلتقطه النوم من الغرفة.',
				'استعيدوا آخر ماء بقي من حلم، مهما صغر: بركة في شارع، أو صنبورًا، أو حوضًا. ارسموه في خمس دقائق كما يُرى من فوق، وضعوا علامة واضحة في موضع الوقوف، ثم سهمًا يبيّن إلى أين كان يجري. فإن كان ساكنًا فاكتبوا «راكد»، واكتبوا إلى جانبه بخطّ صغير أمرًا من أمور هذا الأسبوع لا يتحرّك هو أيضًا. احفظوا الورقة شهرًا، وأضيفوا إليها الماء التالي.',
			],
			closings: [
				'أصاب رجل شيكاغو في القطرة وأخطأ في السقف، ولعلّ هذا أعدل ما يقال في معظم الأحلام. ما الذي وصل البارحة من الخارج، وماذا صُنع منه قبل اليقظة؟',
				'بركة الدار لا تفسّر شيئًا، لكنّها تعيد على السامع صوته بعد أن تغسله قليلًا. أيّ حلم رُوي للناس كلّهم ولم يُجلَس معه ساعةً عند الماء؟',
			],
		},
		es: {
			keywords: ['agua', 'soñar con agua', 'agua clara', 'agua turbia', 'inundación', 'río', 'ahogarse'],
			titles: ['El agua soñada y quién la vierte', 'Agua clara, agua turbia y un vaso junto a la cama'],
			excerpts: [
				'En 1958 dos investigadores contaron que habían rociado con agua fría a gente dormida. Lo que soñaron no habría extrañado a los antiguos.',
				'Los libros árabes miran si el agua es clara; Artemidoro, a qué casa llega; Jung, si cubre. Las tres preguntas caben en una bañera.',
			],
			openings: [
				'Un laboratorio de Chicago, cualquier noche de los años cincuenta. Un hombre duerme con cables en la cabeza. Cuando las plumillas del aparato empiezan a correr, señal de que los ojos se mueven bajo los párpados, alguien entra de puntillas y le rocía la espalda con agua fría. Lo despiertan a los pocos minutos y cuenta que había goteras. William Dement y Edward Wolpert repitieron la broma muchas veces: en unas cuatro de cada diez, el agua se coló en el sueño.',
				'En la Alhambra hay una escalera cuyo pasamanos lleva agua: sube uno a la sombra de los laureles con la mano metida en la corriente. Quien la mandó hacer, en el Generalife, sabía que el agua no hace falta verla para que trabaje; basta con oírla desde el cuarto de al lado. De un sitio así se sale hablando más bajo. Y si esa noche sueñas con un río, nadie tendrá que preguntarte de dónde lo has sacado.',
			],
			body: [
				'Los libros árabes de sueños que circulan con el nombre de Ibn Sirin, un mercader de telas de Basora que murió en 728 y no escribió ninguno, tratan el agua como un comprador junto a la fuente: levantan el vaso contra la luz. La clara y dulce es vida, saber, un dinero que llega sin vergüenza. La turbia es pena, tantos tragos de pena como se hayan bebido. La caliente a deshora, una dolencia pequeña o una molestia grande. Poco importa la cantidad; importa que se vea el fondo.',
				'Artemidoro, que en el siglo II recogía sueños por los mercados del Oriente griego, preguntaba antes por la dirección. El río que entra limpio en casa es un visitante rico; el torrente embarrado, un pleito; y el río que sale por la puerta se lleva consigo el buen nombre de la familia. Pensaba como quien conoce a los jueces, las riadas y a los caseros, que en una tarde pueden vaciar una casa.',
				'Jung escribió que el agua es el símbolo más corriente de lo inconsciente, y lo contó con un lago al fondo de un valle: quien quiera saber lo que saben los peces tendrá que bajar, aunque todo el mundo recomiende el aire de los montes. No le preocupaba si estaba limpia o sucia. Quería saber dónde estaba el soñador: en la orilla, con el agua por la rodilla o debajo.',
				'Son tres preguntas que tiran cada una para su lado. Qué traerá el agua, a qué casa llega y, por último, la sospecha de que era tuya desde el principio. Una bañera que se desborda puede ser las tres cosas antes de que suene el despertador: un dinero perdido, una bronca con los de abajo y un sentimiento que alguien se olvidó de cerrar.',
			],
			counter:
				'Y luego está la vejiga, que se llena mientras dormimos; a nadie le hace falta el alma para explicar por qué la busca de un río acaba ante la puerta de un baño. También valen la lluvia en el cristal, la boca seca o la manta caída al suelo. Una lectura que no pregunte nunca por el vaso de las once halaga a quien soñó y se olvida de las cañerías.',
			practices: [
				'Esta noche pon un cuenco de agua al lado de la cama y mete una mano durante un minuto antes de acostarte. Fíjate en tres cosas sencillas: lo fría que está al principio, cuándo deja de estarlo y qué estabas pensando en ese momento. Por la mañana apunta si vino agua, cuánto cubría y si corría. Hazlo tres noches. No vas a demostrar nada; aprenderás qué recoge tu sueño del cuarto en que duermes.',
				'Busca la última agua que recuerdes de un sueño, por poca que fuera: un charco, un grifo, una alberca. Dibújala en cinco minutos como si la vieras desde arriba y pon una cruz donde estabas. Señala con una flecha hacia dónde iba. Si no iba a ninguna parte, escribe «quieta» y, al lado, un asunto de tu semana que tampoco se mueve. Guarda la hoja un mes y añade en ella el agua siguiente.',
			],
			closings: [
				'El hombre de Chicago acertó con la gotera y se equivocó de tejado, y quizá no se pueda decir nada más justo de casi ningún sueño. ¿Qué te llegó anoche de fuera, y qué hiciste con ello antes de abrir los ojos?',
				'El pasamanos del Generalife no explica nada: moja la mano y sigue bajando mientras uno sube. ¿Qué es lo que corre a tu lado desde hace tiempo, tan cerca que ya no lo oyes?',
			],
		},
	},
};
