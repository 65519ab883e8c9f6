import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-mirror',
	motif: 'mirror',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['mirror', 'reflection', 'dream of a mirror', 'broken mirror', 'looking glass', 'obsidian'],
			titles: ['The stranger who uses your mirror', 'Smoke, silver and a face that lags behind'],
			excerpts: [
				'John Dee owned a black mirror that had come from Mexico. Ten minutes before an ordinary one, in a dim room, are strange enough.',
				'Artemidorus saw a wedding in it, the Arabic books a deputy, the Mexica a god with a smoking foot. Why does the dreamt face never quite fit?',
			],
			openings: [
				'In the British Museum lies a black disc with a small loop for a handle, as large as a breakfast plate. It belonged to John Dee, who advised Queen Elizabeth and talked with angels, or employed a man who did. In 2021 geochemists held an instrument to it and found that the obsidian came from Pachuca, in Mexico. So the English magician had been looking into an Aztec mirror. What looks out of it today is mainly the visitors’ coats.',
				'You dream that you are washing your hands in a restaurant, look up, and the person in the glass looks up too, a little late. It is you, but older; or it is you with your brother’s mouth; or there is simply the tiled wall and nobody in front of it. Most people wake at this point with less fear than embarrassment, as though they had been introduced to someone whose name they ought to have known.',
			],
			body: [
				'Tezcatlipoca, whose name means Smoking Mirror, was one of the great gods of the Mexica. In the painted books he wears an obsidian mirror at his head and another in place of the foot that the earth monster bit off. He saw everything people did in it, and he was called the enemy of both sides. That is a notion of mirrors quite different from the bathroom’s: the thing is watching, and it takes no party.',
				'In the Greek world Artemidorus was kinder. To see one’s face in a mirror as it is means marriage for whoever wants it, since husband and wife are shown in one another like this; to look ugly or different forebodes illness. The Arabic books agree about the spouse and add the office: who looks into a mirror will see somebody sit in his place. In a courtroom city that was a very practical hint.',
				'Jung wrote that the true mirror shows what one keeps from the world behind the mask of the actor, and that looking into it is the first test of courage. Hafez, in ghazal 143, says something more comfortable and more biting: for years the heart had asked us for Jamshid’s cup, the one in which a king could see the world, and what it possessed itself it begged from strangers.',
				'So one mirror spies, one marries, one replaces, one accuses. The common trait is that in none of them does a person look at himself. Someone else is always found in the glass. A dreamt mirror that merely shows you, combed and in good order, is so rare that the books hardly know what to do with it, and I have never met anybody who woke to write it down.',
			],
			counter:
				'In 2010 the psychologist Giovanni Caputo sat people before a mirror in dim light for ten minutes. Two thirds saw huge deformations of their own face, some saw a stranger or an animal. Nothing was wrong with them; tired vision fills in. A sleeping brain, which is bad at faces in any case, will hardly do better. The stranger in the glass may be a fault of exposure.',
			practices: [
				'Put a mirror at arm’s length in ordinary daylight and look into it for three minutes by the clock without arranging anything: no hair, no chin, no opinion. Look at one eye first and then at the other; they are not the same age. When the time is up, write two sentences beginning with “She” or “He”, as if you were describing somebody who had sat opposite you on a train. Read them in a week’s time.',
				'For one evening turn every mirror in your home to the wall or hang a cloth over it, as is done in many houses of mourning, but without a death. Count how often you look for yourself all the same: in the kettle, the window, the dark telephone. At bedtime note the number, and the one occasion on which you truly needed to know what you looked like. Uncover them before breakfast.',
			],
			closings: [
				'Dee paid a man to look into the glass for him and wrote down what the man said. Whom do you pay, and in what coin, to tell you what is to be seen there?',
				'The late one in the restaurant looked up just after you did, politely, like someone waiting to be spoken to. What would you say first, if it were not about appearances?',
			],
		},
		fa: {
			keywords: ['آینه', 'خواب آینه', 'تعبیر خواب آینه', 'آینه شکسته', 'آینه و شمعدان', 'تصویر در آینه'],
			titles: ['آینهٔ عقد و غریبهٔ آن سوی شیشه', 'جام جم در حمامِ خانه'],
			excerpts: [
				'سر سفرهٔ عقد آینه را چنان می‌گذارند که نگاه اول از راه شیشه باشد. در خواب چرا همیشه کس دیگری در آن است؟',
				'حافظ می‌گوید دل سال‌ها جام جم را از ما خواست. روان‌شناسی در ۲۰۱۰ ده دقیقه آدم‌ها را جلوی آینه نشاند.',
			],
			openings: [
				'سفرهٔ عقد پهن است و آینه روبه‌روی عروس و داماد، با دو شمعدان این‌سو و آن‌سو. رسم قدیم آن است که داماد اول بار روی عروس را نه رودررو، که در آینه ببیند: نگاهی که یک بار به شیشه خورده و برگشته. زن‌های فامیل قند می‌سابند و نخ رنگی به پارچه می‌دوزند، و آن دو به جایی نگاه می‌کنند که هیچ‌کدام در آن نیست. زندگی مشترک با یک بازتاب شروع می‌شود، و این شاید هشدار باشد.',
				'خواب می‌بینی در دستشویی رستورانی دست می‌شویی، سر بلند می‌کنی و کسی که در آینه است هم سر بلند می‌کند، کمی دیرتر. خودت هستی ولی پیرتر؛ یا خودت با دهان برادرت؛ یا فقط کاشی دیوار پیداست و کسی جلویش نیست. بیشتر آدم‌ها همین‌جا بیدار می‌شوند، نه آن‌قدر ترسیده که شرمنده، مثل کسی که او را به آشنایی معرفی کرده‌اند و اسمش را از یاد برده است.',
			],
			body: [
				'آرتمیدوروس با آینه مهربان بود: هر که چهره‌اش را همان‌طور که هست ببیند و خواهان ازدواج باشد به آن می‌رسد، چون زن و شوهر یکدیگر را این‌گونه پیش چشم دارند؛ و هر که خود را زشت یا دیگرگون ببیند بیمناکِ بیماری است. کتاب‌های مسلمانان همسر را نگه داشتند و منصب را هم افزودند: کسی که در آینه بنگرد دیگری را بر جای خود نشسته خواهد دید. در شهری که هر صبح حکم عزل می‌رسید، پند به‌جایی بود.',
				'آن سوی دنیا، نزد مردم مکزیک پیش از اسپانیایی‌ها، یکی از خدایان بزرگ نامی داشت به معنای «آینهٔ دودزا». در نقاشی‌ها به جای پایی که هیولای زمین کنده بود آینه‌ای از شیشهٔ آتشفشانی دارد و کارهای همه را در آن می‌بیند؛ او را دشمنِ هر دو سو می‌خواندند. یعنی آینه‌ای که تماشا می‌کند و طرف هیچ‌کس را نمی‌گیرد.',
				'حافظ در غزل ۱۴۳ می‌گوید «سال‌ها دل طلب جام جم از ما می‌کرد / وآنچه خود داشت ز بیگانه تمنا می‌کرد». جام جم همان ظرفی بود که شاه جهان را در آن می‌دید، و طعنهٔ بیت در واژهٔ بیگانه است: دل نه فقط اشتباه می‌گشت، از آدمِ اشتباهی هم می‌پرسید. یونگ با لحنی خشک‌تر گفت آینه نقاب را نمی‌شناسد و چیزی را پس می‌دهد که بازیگر پشت صورتکش گذاشته، و نگریستن در آن نخستین آزمون دلیری است.',
				'پس یکی جاسوسی می‌کند، یکی عقد می‌کند، یکی جای تو را به دیگری می‌دهد و یکی سر به سر دل می‌گذارد. وجه مشترکشان این است که در هیچ‌کدام آدم خودش را تماشا نمی‌کند؛ همیشه کس دیگری آنجاست. خوابی که آینه‌اش فقط تو را نشان دهد، شانه‌کرده و مرتب، چنان کمیاب است که کتاب‌ها نمی‌دانند با آن چه کنند، و من هنوز کسی را ندیده‌ام که از چنین خوابی بیدار شود و دنبال قلم بگردد.',
			],
			counter:
				'در سال ۲۰۱۰ جووانی کاپوتو مردم را ده دقیقه در نور کم جلوی آینه نشاند. دوسومشان چهرهٔ خود را سخت دگرگون دیدند، و بعضی غریبه‌ای یا جانوری. عیبی نداشتند؛ چشمِ خسته جای خالی را پر می‌کند. مغزِ خفته که با چهره‌ها اصلاً میانهٔ خوبی ندارد، بعید است بهتر از این کار کند. شاید غریبهٔ آینه فقط عکسی باشد که بد نور دیده است.',
			practices: [
				'در روشنایی معمولی روز آینه‌ای را به فاصلهٔ یک دست بگذار و سه دقیقه با ساعت نگاهش کن، بی‌آنکه چیزی را درست کنی؛ نه مو، نه چانه، نه نظر. اول یک چشم را ببین و بعد آن یکی را؛ هم‌سن نیستند. وقت که تمام شد دو جمله بنویس که با «او» شروع شود، انگار مسافری را وصف می‌کنی که در قطار روبه‌رویت نشسته بود. هفتهٔ دیگر بخوان.',
				'یک شب همهٔ آینه‌های خانه را رو به دیوار کن یا پارچه‌ای رویشان بینداز، آن‌چنان که در بعضی خانه‌های عزا می‌کنند، اما بی‌عزا. بشمار با این همه چند بار دنبال خودت گشتی: در کتری، در شیشهٔ پنجره، در گوشیِ خاموش. وقت خواب شماره را بنویس و آن یک باری را که به‌راستی لازم بود بدانی چه شکلی هستی. پیش از صبحانه پرده را بردار.',
			],
			closings: [
				'بیگانه‌ای که دل از او تمنا می‌کرد شاید چیزی هم به او داده باشد، وگرنه این همه سال نمی‌رفت. جام خودت را نزد چه کسی سراغ می‌گیری؟',
				'آن دیرکرده در رستوران مؤدبانه بعد از تو سر بلند کرد، مثل کسی که منتظر است سر صحبت را باز کنی. اگر قرار نباشد از قیافه حرف بزنید، اول چه می‌گویی؟',
			],
		},
		ar: {
			keywords: ['مرآة', 'المرآة في المنام', 'تفسير حلم المرآة', 'مرآة مكسورة', 'انعكاس', 'وجه في المرآة'],
			titles: ['مرآة من حجر أسود عبرت المحيط', 'وجه يتأخّر قليلًا في المرآة'],
			excerpts: [
				'ظلّ ساحر إنجليزيّ ينظر في مرآة سوداء لا يعرف أنّها جاءت من المكسيك. كلّ مرآة في الحلم تخفي من صنعها.',
				'رأى أرطميدورس فيها زواجًا، ورأى معبّرونا من يجلس مكان صاحبها. لماذا لا يطابق وجهُ الحلم وجهَ النهار؟',
			],
			openings: [
				'في المتحف البريطانيّ قرص أسود له عروة صغيرة، في حجم صحن الفطور. كان لجون دي، مستشار الملكة إليزابيث، وكان يحادث الملائكة، أو يستأجر من يحادثها. وفي سنة ٢٠٢١ فحص علماء حجره البركانيّ فتبيّن أنّه من باتشوكا في المكسيك. هكذا ظلّ ساحر لندن يحدّق في مرآة من بلاد الأزتك. أمّا اليوم فأكثر ما يطلّ منها معاطف الزوّار وهواتفهم، ووجه يقترب من الزجاج ثم يبتعد خجلًا.',
				'يأتي الحلم هكذا: يدان تُغسلان في مطعم، ثم يرتفع الرأس فيرتفع رأس الذي في المرآة متأخّرًا قليلًا. الوجه هو الوجه لكنّه أكبر سنًّا، أو له فم أخ غائب، أو لا شيء في الزجاج غير البلاط. وفي الغالب تأتي اليقظة عند هذا الموضع، وفيها من الحرج أكثر ممّا فيها من الخوف، كمن قُدّم إليه شخص كان ينبغي أن يعرف اسمه منذ زمن طويل ثم لم يجد غير الابتسام.',
			],
			body: [
				'كان أرطميدورس رفيقًا بالمرآة: من رأى فيها وجهه كما هو وكان يريد الزواج تزوّج، لأنّ كلًّا من الزوجين يُرى في صاحبه على هذا النحو، ومن رأى وجهًا قبيحًا أو غريبًا خيف عليه المرض. وأبقت كتب المسلمين على الزوج والزوجة وزادت المنصب: من نظر في مرآة رأى غيره قاعدًا في مكانه. وفي مدن كان العزل يصل فيها مع بريد الصباح كانت هذه نصيحة عمليّة. والحديث المعروف يجعل المؤمن مرآة أخيه، فالصفاء هنا ليس في الزجاج وحده بل في من يصدق ولا يشمت. ولهذا كان المعبّر يسأل عن المرآة نفسها: أهي مجلوّة أم صدئة، ومن الذي ناولها للرائي، وهل كانت معلّقة في بيته أم في بيت غيره. فقد كانت المرايا في زمنه من معدن مصقول يحتاج إلى من يجلوه.',
				'وعلى الطرف الآخر من العالم كان لأهل المكسيك ربّ من أكبر أربابهم اسمه «المرآة التي تدخّن»، رُسم وفي موضع قدمه المقطوعة مرآة من زجاج البراكين، يرى فيها ما يصنع الناس، ويُسمّى عدوّ الجانبين. وهذا تصوّر بعيد جدًّا عن مرآة المغسلة: شيء ينظر هو إلى الناظر، ولا ينحاز، ولا يطلب منه أحد أن يجامل، ومن وقف أمامه وقف كما يقف الشاهد لا كما يقف المتزيّن. ومن الطريف أنّ مرآة من ذلك الحجر انتهت إلى لندن أداة في يد ساحر كان يسألها عن مستقبل غيره.',
				'وكتب يونغ أنّ المرآة الصادقة تردّ ما يحجبه المرء عن العالم خلف قناع الممثّل، وأنّ النظر فيها أوّل امتحان للشجاعة. أمّا حافظ الشيرازيّ فقال في غزله الثالث والأربعين بعد المئة قولًا أخفّ وأوجع: ظلّ القلب سنين يطلب منّا كأس جمشيد التي تُرى فيها الدنيا، وكان يرجو من الغريب ما هو عنده. واللسعة كلّها في كلمة الغريب، فقد أخطأ القلب المكان وأخطأ الشخص معًا.',
				'مرآة تتجسّس، ومرآة تزوّج، ومرآة تُجلس غير صاحبها في مكانه، ومرآة تعاتب. والجامع بينها أن لا أحد فيها ينظر إلى نفسه، فهناك دائمًا شخص آخر. أمّا الحلم بمرآة لا تُظهر إلّا صاحبها، مسرّح الشعر حسن الهندام، فنادر إلى حدّ أنّ الكتب لا تدري ماذا تصنع به، ولعلّ أحدًا لم يقم من نومه ليدوّنه.',
			],
			counter:
				'سنة ٢٠١٠ أجلس جوفاني كابوتو ناسًا أمام مرآة في ضوء خافت عشر دقائق، فرأى ثلثاهم وجوههم وقد تشوّهت تشوّهًا كبيرًا، ورأى بعضهم غريبًا أو حيوانًا. لم تكن بهم علّة، فالبصر المتعب يملأ الفراغ. والدماغ النائم، وهو ضعيف في الوجوه أصلًا، لن يصنع خيرًا من ذلك. وربّما لم يكن غريب المرآة إلّا صورة نقصها الضوء، وهذه تُصلَح بفتح الستارة.',
			practices: [
				'ضعوا مرآة على بعد ذراع في ضوء النهار المعتاد، وانظروا فيها ثلاث دقائق بالساعة من غير تعديل شيء: لا شعر ولا ذقن ولا رأي. ابدؤوا بعين ثم انتقلوا إلى الأخرى، فليستا من عمر واحد. وعند انتهاء الوقت اكتبوا جملتين بضمير الغائب، كأنّ المكتوب عنه مسافر جلس في المقعد المقابل في قطار طويل. ثم أغلقوا الدفتر، واقرؤوا الجملتين بعد أسبوع كامل.',
				'أديروا مرايا البيت كلّها إلى الجدار مساءً واحدًا، أو غطّوها بقماش كما يُفعل في بعض بيوت العزاء، ولكن بلا عزاء. ثم عدّوا المرّات التي بحثت فيها العين عن وجه صاحبها مع ذلك: في الإبريق، وفي زجاج النافذة، وفي الهاتف المطفأ. وقبل النوم سجّلوا العدد، والمرّة الوحيدة التي كانت فيها معرفة الشكل حاجة حقيقيّة. وارفعوا القماش قبل الفطور.',
			],
			closings: [
				'كان جون دي يدفع أجرًا لمن ينظر بدلًا منه ثم يكتب ما يقال له. من الذي يُسأل اليوم عمّا في المرآة، وبأيّ ثمن يُشترى منه الجواب؟',
				'ارتفع ذلك الرأس متأخّرًا بأدب، كمن ينتظر أن يُبدأ بالكلام. ما أوّل ما يقال له إذا تُرك الحديث عن المظهر والعمر والتعب؟',
			],
		},
		es: {
			keywords: ['espejo', 'soñar con un espejo', 'espejo roto', 'reflejo', 'obsidiana', 'tezcatlipoca'],
			titles: ['El espejo que humea', 'Alguien llega tarde al otro lado del espejo'],
			excerpts: [
				'Un mago inglés del siglo XVI hablaba con ángeles ante un disco negro. Tardamos cuatrocientos años en saber que venía de Pachuca.',
				'Para Artemidoro anunciaba boda; para los mexicas era el pie de un dios. ¿Por qué la cara del sueño no acaba de encajar?',
			],
			openings: [
				'En el Museo Británico hay un disco negro con un asa pequeña, del tamaño de un plato de desayuno. Fue de John Dee, consejero de Isabel de Inglaterra, que conversaba con los ángeles o pagaba a quien lo hiciera por él. En 2021 le acercaron un aparato y se confirmó que la obsidiana era de Pachuca, en México. El mago de la reina llevaba años asomándose a un espejo azteca. Hoy en él se ven, sobre todo, los abrigos de la gente.',
				'Sueñas que te lavas las manos en el baño de un restaurante. Levantas la cabeza y quien está en el espejo también la levanta, con un poco de retraso. Eres tú, más vieja; o tú con la boca de tu hermano; o no hay más que azulejos. Casi todo el mundo se despierta en este punto con menos miedo que apuro, como cuando te presentan a alguien cuyo nombre tendrías que saber.',
			],
			body: [
				'Tezcatlipoca, «espejo que humea», era uno de los grandes dioses de los mexicas. Los códices lo pintan con un espejo de obsidiana en la cabeza y otro en lugar del pie que le arrancó el monstruo de la tierra. En él veía lo que hacían todos, y lo llamaban enemigo de ambos lados. Es una idea del espejo bien distinta de la del cuarto de baño: la cosa mira, y no toma partido.',
				'En el mundo griego Artemidoro fue más amable. Verse la cara tal cual es promete boda a quien la desee, puesto que marido y mujer se tienen así delante el uno al otro; verse feo o diferente hace temer una enfermedad. Los libros árabes conservaron el matrimonio y añadieron el empleo: quien se mira en un espejo verá a otro sentado en su puesto. En ciudades con califa y pasillos era un aviso muy práctico.',
				'Jung escribió que el espejo no adula, que saca a la luz la cara que escondemos bajo la máscara del actor y que asomarse a él es la primera prueba de valor. Hafez, en el gazal 143, lo había contado con más gracia y más filo: durante años el corazón estuvo pidiéndonos la copa de Jamshid, donde se veía el mundo, y lo que tenía en casa se lo rogaba a un extraño.',
				'Un espejo espía, otro casa, otro sustituye, otro reprocha. Coinciden en que nadie se ve a sí mismo: siempre hay alguien más en el cristal. El sueño de un espejo que te devuelva a ti, peinado y en orden, es tan raro que los libros no sabrían dónde colocarlo. No conozco a nadie que se haya despertado para apuntarlo.',
			],
			counter:
				'En 2010 el psicólogo Giovanni Caputo sentó a unas personas ante un espejo, con poca luz, durante diez minutos. Dos de cada tres vieron su cara monstruosamente deformada; algunas, a un desconocido o un animal. No les pasaba nada: la vista cansada rellena huecos. Un cerebro dormido, que con las caras se maneja mal de por sí, no va a esmerarse más. El extraño quizá sea un fallo de exposición.',
			practices: [
				'Coloca un espejo a un brazo de distancia, con la luz normal del día, y mírate tres minutos de reloj sin arreglar nada: ni el pelo, ni el mentón, ni la opinión. Empieza por un ojo y pasa luego al otro; no tienen la misma edad. Al terminar escribe dos frases en tercera persona, como si hablaras de alguien que viajó frente a ti en un tren. Léelas dentro de una semana.',
				'Una tarde pon los espejos de casa cara a la pared o tápalos con un paño, como se hacía en los pueblos cuando había un difunto, pero sin difunto. Cuenta las veces que te buscas de todos modos: en la tetera, en la ventana, en el teléfono apagado. Al acostarte apunta la cifra y la única ocasión en que de verdad te hacía falta saber qué aspecto tenías. Destápalos antes del desayuno.',
			],
			closings: [
				'Dee contrataba a otro para que mirase y él tomaba nota. ¿A quién le pagas tú, y en qué moneda, para que te cuente lo que se ve en ese cristal?',
				'La figura del restaurante levantó la cabeza después, con educación, como quien espera que le dirijan la palabra. ¿Por dónde empezarías, si estuviera prohibido hablar del aspecto?',
			],
		},
	},
};
