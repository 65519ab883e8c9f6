import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'door-of-refuge',
	motif: 'door',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['refuge', 'sanctuary', 'bast in iran', 'hafez ghazal 366', 'threshold', 'asking for shelter'],
			titles: ['We have not come to this door for rank', 'Sanctuary: a short history of standing at a gate'],
			excerpts: [
				'In Iran one could escape a tax collector by holding on to a chain. A line of Hafez stands at the same gate with empty hands.',
				'Refuge, says Hafez, and says it as one states one’s business to a porter. It is harder than it looks.',
			],
			openings: [
				'The old doors of Kashan have two knockers, a heavy bar for men and a light ring for women, so that those inside could tell from the sound who ought to open. Nothing was provided for people who were neither one thing nor the other that evening: the boy who had broken something, the bride who had walked home, the man with soldiers behind him. They used the flat of the hand. A hand on wood says only that somebody is here and would rather be there.',
				'In the summer of 1906 merchants and students of Tehran walked into the garden of the British legation and stayed. First there were dozens, in the end well over ten thousand, each guild with its own tent and its own cauldrons of rice, while the shah’s soldiers waited outside. They were doing something very old, called bast: to take sanctuary in a place where no one may be seized. After some three weeks the country had the promise of a parliament, and the lawn is said never to have been the same.',
			],
			body: [
				'The words for such a moment stand at the head of Hafez’s ghazal 366: “It is not in search of pomp and rank that we have come to this door; / out of an evil turn of things we have come here for refuge.” He says we, and throughout the poem the refrain goes on saying it: we have come, we have come. It is the plural of people who speak at a gate. One of them has a voice, the rest have blankets.',
				'Sanctuary was a craft with known addresses. A shrine protected, and so did the house of a great jurist; but there were stranger ones. For a long time the royal stables counted, and he who reached the tail of the shah’s horse could not be touched. Later it was the telegraph office, since the wire was believed to end at the foot of the throne. At some shrines a chain was hung across the street: on this side the bailiff, on that side nobody.',
				'Hafez makes the list stranger still. We are on the road of love, he says, and have come this whole way from the border of nothingness to the country of being. A very long road, one feels, to end at a porter’s lodge. And he adds that we arrive as beggars although we have a treasure with us, guarded by the trusted spirit. So the beggar is rich, the refugee has travelled further than the king, and both facts are true and neither opens the door.',
				'What opens it, if anything does, is the first half of the verse, where he says what he has not come for. Whoever has stood in a waiting room knows how hard this is. One brings a reason, a diploma, a mutual friend. The line lays all that down on the doorstep, and then only one sentence is left, and that is short.',
			],
			counter:
				'Refuge is a fine thing to sing of and a wretched thing to need. The poet could go home after the ghazal; most who stand at gates cannot. There is also a way of sheltering that turns into living behind the chain for good, safe from the bailiff and from everyone else. And the humble “we have not come for rank” has been heard from ante-chambers full of people who had come for nothing but that.',
			practices: [
				'Stand for three minutes on the outer side of your own front door, with the key in your pocket. Look at it as somebody would who has to ask: the bell, the name, the light, the mat. Then go in and change one thing that makes asking easier, were it only that the name can be read. Write down whom you had in mind when you changed it.',
				'Write a request for help that you have been putting off, in a single sentence. Now write a second version without excuse, title, compliment or explanation. It will be about ten words long. Read both aloud. If you can, send the short one; if not, find out which of the crossed-out words you cannot bear to leave at the door, and keep the paper for a week.',
			],
			closings: [
				'At the end the poet asks himself to throw off the woollen cloak, since he has come behind the caravan with nothing but the fire of a sigh. At whose door could you stand without bringing anything, and what has kept you from going there?',
				'The chain across the street was only iron, and what held was that both sides believed in it. Which line near you do people respect without a wall, and who taught them where it runs?',
			],
		},
		fa: {
			keywords: ['پناه', 'غزل ۳۶۶ حافظ', 'بست‌نشینی', 'ما بدین در', 'آستانه', 'حشمت و جاه'],
			titles: ['برای جاه به این در نیامده‌ایم', 'بست: تاریخچهٔ ایستادن پشت یک در'],
			excerpts: [
				'روزگاری می‌شد با گرفتن یک زنجیر از دست مأمور مالیات جست. بیتی از حافظ پشت همان در ایستاده، با دست خالی.',
				'حافظ می‌گوید پناه، همان‌طور که آدم کارش را به دربان می‌گوید. سخت‌تر از آن است که به نظر می‌آید.',
			],
			openings: [
				'درهای قدیمی کاشان دو کوبه دارند، یکی کوبه‌ای سنگین برای مردها و یکی حلقه‌ای سبک برای زن‌ها، که اهل خانه از صدا بفهمند که باید در را باز کند. برای کسی که آن شب هیچ‌کدام از این‌ها نبود فکری نکرده بودند: پسری که چیزی را شکسته، عروسی که پیاده به خانهٔ پدر برگشته، مردی که سربازها پشت سرش‌اند. آن‌ها با کف دست می‌زدند. کف دست روی چوب فقط یک چیز می‌گوید: کسی این‌جاست و دلش می‌خواهد آنجا باشد.',
				'تابستان ۱۲۸۵ بازاری‌ها و طلبه‌های تهران رفتند در باغ سفارت انگلیس و ماندند. اول چند ده نفر بودند و آخر سر از ده هزار هم گذشتند، هر صنف با چادر و دیگ برنج خودش، و سربازهای شاه بیرون منتظر. کاری می‌کردند که خیلی کهنه بود و اسمش بست بود: نشستن در جایی که آنجا کسی را نمی‌گیرند. سه هفته بعد فرمان مشروطه داده شد، و چمنِ سفارت البته دیگر آن چمن نشد که بود.',
			],
			body: [
				'حرفِ چنین لحظه‌ای را حافظ در غزل ۳۶۶ زده است: «ما بدین در نه پی حشمت و جاه آمده‌ایم / از بد حادثه این جا به پناه آمده‌ایم». می‌گوید «ما» و تا آخرِ شعر هم ردیف همان را تکرار می‌کند، آمده‌ایم و آمده‌ایم. این جمعِ کسانی است که پشت در حرف می‌زنند. یکی‌شان صدا دارد و باقی پتو. هیچ‌کدام نمی‌داند آن که پشت در است می‌شنود یا نه، و همین است که جمله را کوتاه کرده.',
				'پناه گرفتن رسمی بود با نشانی‌های معلوم، و هر جا را که پناه می‌داد بست می‌گفتند. زیارتگاه بست بود و خانهٔ مجتهد بزرگ هم؛ اما عجیب‌ترهایی هم بود. زمانی اصطبل شاهی بست به شمار می‌آمد و کسی که دستش به دمِ اسب شاه می‌رسید در امان بود. بعدها تلگراف‌خانه هم بست شد، چون خیال می‌کردند آن سرِ سیم پای تخت است. در گذرِ بعضی زیارتگاه‌ها زنجیری از این سو به آن سو کشیده بودند: این طرف فراش و آن طرف هیچ‌کس.',
				'حافظ این فهرست را غریب‌تر می‌کند. می‌گوید رهروِ منزل عشقیم و از سرحد عدم تا اقلیم وجود این همه راه آمده‌ایم. آدم از نیستی تا هستی بیاید و آخرش برسد به اتاقک دربان. بعد هم اضافه می‌کند که با گنجی به این بزرگی که خازنش روح امین است به گدایی آمده‌ایم. پس گدا توانگر است و پناهنده از شاه بیشتر راه پیموده؛ هر دو راست است و هیچ‌کدام در را باز نمی‌کند.',
				'اگر چیزی بازش کند همان نیمهٔ اول بیت است که می‌گوید برای چه نیامده‌ایم. هر که در اتاق انتظاری نشسته باشد می‌داند گفتنِ این چقدر سخت است. آدم دلیلی با خودش می‌آورد، مدرکی، سلامِ آشنایی. مصراع همهٔ این‌ها را دم در زمین می‌گذارد، و آن وقت فقط یک جمله می‌ماند که کوتاه هم هست.',
			],
			counter:
				'دربارهٔ پناه خواندن خوش است و محتاجش شدن نه. شاعر بعد از غزل به خانه‌اش رفت؛ بیشترِ آن‌ها که پشت درها ایستاده‌اند خانه‌ای ندارند که بروند. پناهی هم هست که کم‌کم می‌شود زندگی پشت زنجیر، در امان از فراش و از همهٔ مردم. این را هم بگوییم که «ما برای جاه نیامده‌ایم» را در اتاق‌های انتظاری گفته‌اند پر از آدم‌هایی که فقط برای همان آمده بودند.',
			practices: [
				'سه دقیقه بیرونِ درِ خانهٔ خودت بایست، با کلید در جیب. مثل کسی نگاهش کن که باید چیزی بخواهد: زنگ، نام، چراغ، پادری. بعد برو تو و یک چیز را عوض کن که در زدن را برای دیگری آسان‌تر کند، اگر فقط خوانا کردنِ نامِ روی زنگ باشد. آخر سر بنویس وقتی عوضش می‌کردی چه کسی در نظرت بود و از کی در آن خانه را نزده است.',
				'درخواست کمکی را که عقب می‌اندازی در یک جمله بنویس. حالا بارِ دوم بنویس، بی عذر، بی عنوان، بی تعارف، بی توضیح. ده کلمه بیشتر نمی‌شود. هر دو را بلند بخوان. اگر می‌توانی کوتاه را بفرست؛ اگر نه، ببین کدام‌یک از کلمه‌های خط‌خورده است که دلت نمی‌آید دم در بگذاری‌اش، و کاغذ را یک هفته نگه دار.',
			],
			closings: [
				'شاعر آخرِ کار به خودش می‌گوید خرقهٔ پشمینه را بینداز، که ما در پی قافله با آتشِ آه آمده‌ایم. پشت در چه کسی می‌توانی دست خالی بایستی، و تا امروز چه چیزی نگذاشته که بروی؟',
				'آن زنجیرِ میان کوچه آهنی بیش نبود؛ آنچه نگهش می‌داشت این بود که هر دو طرف باورش داشتند. کدام خط را دور و بر تو بی هیچ دیواری حرمت می‌گذارند، و چه کسی به مردم یاد داده است که از کجا می‌گذرد؟',
			],
		},
		ar: {
			keywords: ['اللجوء', 'غزل حافظ ٣٦٦', 'العتبة', 'الباب', 'الملاذ', 'الجاه'],
			titles: ['ما جئنا هذا الباب نطلب الجاه', 'تاريخ قصير للوقوف بالباب'],
			excerpts: [
				'كان الهارب في إيران ينجو من جابي الضرائب بأن يمسك سلسلة. وعند الباب نفسه يقف بيت لحافظ خالي اليدين.',
				'قال حافظ إنّه جاء لائذًا، قالها كما يقول المرء حاجته للبوّاب. وهي أصعب ممّا تبدو.',
			],
			openings: [
				'لأبواب كاشان القديمة مقرعتان: قضيب ثقيل للرجال وحلقة خفيفة للنساء، حتى يعرف أهل الدار من الصوت من الذي ينبغي له أن يفتح. ولم يُفكَّر فيمن لم يكن في تلك الليلة من هؤلاء ولا من أولئك: صبيّ كسر شيئًا، وعروس رجعت إلى بيت أبيها ماشية، ورجل وراءه جنود. كان هؤلاء يضربون الخشب بالكفّ. والكفّ على الخشب لا تقول إلّا شيئًا واحدًا: ثمّة إنسان هنا يتمنّى لو كان هناك، ولا وقت عنده ليختار بين المقرعتين.',
				'في صيف سنة ١٩٠٦ دخل تجّار طهران وطلبة العلم فيها حديقة السفارة البريطانيّة وأقاموا. كانوا أوّل الأمر عشرات، ثم جاوزوا عشرة آلاف، لكلّ صناعة خيمتها وقدور أرزّها، وجنود الشاه ينتظرون خارج السور. كانوا يصنعون شيئًا قديمًا جدًّا يسمّيه الفرس «بست»، أي الاعتصام بمكان لا يُقبض فيه على أحد. وبعد نحو ثلاثة أسابيع وُعدت البلاد بمجلس نيابيّ. أمّا عشب الحديقة فلم يعد بعدها إلى ما كان عليه، ولم يُقدَّم في ذلك احتجاج يُذكر.',
			],
			body: [
				'وكلام هذه اللحظة في رأس الغزل ٣٦٦ لحافظ: «ما جئنا هذا البابَ نطلب أبّهةً ولا جاهًا / من سوء ما نزل بنا جئنا إلى هنا لائذين». يقول «نحن»، ولا تزال اللازمة إلى آخر القصيدة تكرّرها: جئنا، جئنا. وهذا جمع القوم الذين يتكلّمون عند الأبواب، لواحد منهم صوت ولسائرهم أغطية. ولا يدري أحد منهم أيسمعه من وراء الخشب أم لا، ولعلّ هذا هو الذي قصّر الجملة.',
				'كان اللجوء صنعة لها عناوين معروفة. فالمقام يحمي، وكذلك دار الفقيه الكبير. وهناك ما هو أغرب: كانت اصطبلات الملك زمانًا تُعدّ حرمًا، فمن بلغت يده ذيل فرس الشاه لم يُمسّ. ثم صار مكتب البرق ملاذًا، لأنّ الناس ظنّوا أنّ السلك ينتهي عند قدم العرش. وعند بعض المقامات كانت تُمدّ سلسلة من جانب الشارع إلى جانبه، في هذه الجهة العريف وعصاه، وفي تلك الجهة لا أحد. وكان للعرب قبل ذلك كلّه الجوار، يقول الرجل أنا في جوار فلان فيأمن. ويُروى أنّ المستجير في البادية كان يكفيه أن يمسك بطُنُب الخيمة، والحبل كالسلسلة لا يصدّ أحدًا، وإنّما يُحرج من يراه.',
				'ويزيد حافظ هذه القائمة غرابة. نحن سالكو طريق العشق، يقول، وقد جئنا من حدّ العدم إلى إقليم الوجود هذه المسافة كلّها. ومن قطع مثل هذا الطريق انتهى به إلى غرفة بوّاب. ثم يضيف أنّنا جئنا سائلين ومعنا كنز خازنه الروح الأمين. فالسائل غنيّ إذن، واللائذ سافر أكثر ممّا سافر الملك، وكلا الأمرين صحيح، ولا يفتح أحد منهما الباب، كأنّ الباب لا يُصغي إلى الحجج.',
				'فإن فتحه شيء فلعلّه الشطر الأوّل، حيث يقول ما الذي لم يأتِ من أجله. ومن جلس في غرفة انتظار عرف كم يصعب هذا القول. فالناس يأتون ومعهم سبب، أو شهادة، أو سلام من صديق مشترك. والشطر يضع ذلك كلّه على العتبة، فلا تبقى بعده إلّا جملة واحدة، وهي قصيرة. ومن طال كلامه عند الباب فما زال يحمل في كمّه شيئًا لم يضعه بعد.',
			],
			counter:
				'حديث الملاذ حلو في الإنشاد، مرّ لمن احتاج إليه. كان في وسع الشاعر أن يعود إلى بيته بعد الغزل، وأكثر الواقفين بالأبواب لا بيت لهم يعودون إليه، ولا من يسأل عنهم إن أبطؤوا. ثم إنّ من الاعتصام ما ينقلب إقامة دائمة خلف السلسلة، في مأمن من العريف ومن الناس جميعًا. وعبارة «ما جئنا للجاه» سُمعت في غرف انتظار كثيرة غاصّة بمن لم يأتوا لشيء سواه، وكانوا أحسن الناس لها إلقاءً.',
			practices: [
				'قفوا ثلاث دقائق خارج باب البيت والمفتاح في الجيب. ويكون النظر إليه نظر من جاء يطلب شيئًا: الجرس، والاسم، والضوء، والممسحة على الأرض. ثم يكون الدخول، ويُغيَّر شيء واحد يجعل الطرق أسهل على غيرنا، ولو كان كتابة الاسم بخطّ يُقرأ. وفي الختام يُكتب من الذي خطر بالبال عند هذا التغيير، ومنذ متى لم يطرق هذا الباب.',
				'اكتبوا في جملة واحدة طلب معونة طال تأجيله. ثم تُكتب الجملة من جديد بلا عذر ولا لقب ولا مجاملة ولا شرح، ولن تزيد حينئذ على عشر كلمات. تُقرأ الاثنتان بصوت مسموع. وتُرسل القصيرة إن أمكن. فإن لم يمكن فليُنظر أيّ كلمة من الكلمات المشطوبة هي التي يصعب تركها على العتبة، وتُحفظ الورقة أسبوعًا ثم يعاد النظر فيها.',
			],
			closings: [
				'وفي آخر الغزل يأمر الشاعر نفسه بأن يطرح خرقة الصوف، فقد جاء خلف القافلة وليس معه إلّا نار آهة. بباب من يمكن الوقوف بلا شيء في اليد، وما الذي منع من ذلك إلى اليوم وأبقى القدم في الشارع؟',
				'لم تكن السلسلة الممدودة في الشارع سوى حديد، والذي أمسكها أنّ أهل الجهتين صدّقوا بها. أيّ خطّ في حياتنا يحترمه الناس ولا جدار عليه ولا حارس، ومن الذي علّمهم في الأصل أين يمرّ؟',
			],
		},
		es: {
			keywords: ['refugio', 'asilo', 'gazal 366 de hafez', 'umbral', 'pedir ayuda', 'bast'],
			titles: ['No venimos a esta puerta por el rango', 'Acogerse a sagrado en persa'],
			excerpts: [
				'En Irán uno podía librarse del recaudador agarrándose a una cadena. Un verso de Hafez espera en esa misma puerta con las manos vacías.',
				'Amparo, dice Hafez, como quien declara al portero a qué viene. Es más difícil de lo que parece.',
			],
			openings: [
				'Las puertas viejas de Kashan tienen dos llamadores: una barra pesada para los hombres y una argolla ligera para las mujeres, de modo que dentro supieran por el sonido a quién le tocaba abrir. No se previó nada para los que esa noche no eran ni lo uno ni lo otro: el chico que había roto algo, la novia que volvía andando a casa de su padre, el hombre con soldados detrás. Esos llamaban con la palma. Una palma en la madera solo dice que alguien está aquí y preferiría estar allí.',
				'En el verano de 1906, comerciantes y estudiantes de Teherán entraron en el jardín de la legación británica y se quedaron. Al principio eran decenas; al final pasaban de diez mil, cada gremio con su tienda y sus calderos de arroz, y los soldados del sah esperando fuera. Hacían algo antiquísimo que en persa se llama bast y que en Castilla se llamaba acogerse a sagrado. A las tres semanas el país tenía la promesa de un parlamento. El césped no volvió a ser el que era.',
			],
			body: [
				'Las palabras para una hora así encabezan el gazal 366 de Hafez: «No hemos venido a esta puerta en busca de pompa ni de rango: / de la mala fortuna hemos venido aquí a buscar amparo». Dice nosotros, y el estribillo lo va repitiendo hasta el final, hemos venido, hemos venido. Es el plural de la gente que habla ante un portón. Uno pone la voz y los demás las mantas, y ninguno sabe si del otro lado hay alguien escuchando.',
				'Refugiarse era un oficio con direcciones conocidas. Protegía un santuario, y también la casa de un gran jurista; pero las había más raras. Durante mucho tiempo valieron las caballerizas reales, y a quien alcanzara la cola del caballo del sah no se le podía tocar. Después sirvió la oficina de telégrafos, porque se creía que el cable acababa al pie del trono. Junto a algunos santuarios cruzaba la calle una cadena: a este lado el alguacil, al otro nadie.',
				'Hafez alarga la lista con lo más raro de todo. Somos caminantes del amor, dice, y hemos hecho el trayecto entero desde la frontera de la nada hasta el país del ser. Tanto andar para acabar en la garita de un portero. Y añade que venimos a mendigar trayendo un tesoro que custodia el espíritu fiel. De modo que el mendigo es rico y el refugiado ha viajado más que el rey; las dos cosas son ciertas y ninguna abre.',
				'Si algo abre es la primera mitad, donde dice a qué no ha venido. Quien haya estado en una sala de espera sabe lo que cuesta. Uno se presenta con un motivo, con un diploma, con recuerdos de un conocido común. El verso deja todo eso en el felpudo, y entonces no queda más que una frase, que encima es corta.',
			],
			counter:
				'El amparo es hermoso de cantar y muy triste de necesitar. El poeta pudo volver a su casa al acabar el gazal; la mayoría de los que aguardan ante una verja no pueden. Existe también el refugio que se va convirtiendo en vivir detrás de la cadena, a salvo del alguacil y de todo el mundo. Y aquello de que no venimos por el rango se ha oído mucho en antesalas llenas de gente que no venía por otra cosa.',
			practices: [
				'Quédate tres minutos en el rellano, delante de tu propia puerta, con la llave en el bolsillo. Mírala como la vería quien tiene que pedir: el timbre, el nombre, la luz, el felpudo. Después entra y cambia una sola cosa que facilite llamar, aunque sea que el nombre se lea. Apunta en quién pensabas al cambiarla y desde cuándo no ha pasado por ahí.',
				'Escribe en una sola frase una petición de ayuda que vienes aplazando. Escríbela otra vez sin excusa, sin título, sin cumplido y sin explicación. Te saldrán unas diez palabras. Lee las dos en voz alta. Si puedes, manda la corta; si no, averigua cuál de las palabras tachadas eres incapaz de dejar en el umbral, y guarda el papel una semana antes de volver a mirarlo.',
			],
			closings: [
				'Al final el poeta se manda a sí mismo tirar el manto de lana, porque viene detrás de la caravana con el fuego de un suspiro y nada más. ¿Ante qué puerta podrías presentarte con las manos vacías, y qué te ha impedido ir?',
				'La cadena de la calle era de hierro corriente; lo que la sostenía era que los dos lados creían en ella. ¿Qué raya respeta la gente a tu alrededor sin que haga falta un muro, y quién les enseñó por dónde pasa?',
			],
		},
	},
};
