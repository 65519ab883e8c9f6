import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** The cards of the tarot and what is asked about tarot. */
export const cards: readonly KnowledgeEntry[] = [
	{
		id: 'fool',
		kind: 'card',
		page: 'tarot',
		theme: 'the-fool',
		words: {
			en: {
				names: ['The Fool', 'Fool', 'the Jester'],
				say: 'The Fool, number zero, steps towards a cliff with a small bundle on a stick and a dog at his heels: a beginning made lightly, before anything is proved. Reversed he is the step put off, or the step taken without looking; the bundle holds what little he thinks he needs.',
			},
			fa: {
				names: ['ابله', 'دیوانه', 'کارت ابله', 'دلقک', 'احمق'],
				say: 'ابله ورق صفر تاروت است: جوانی با بقچه‌ای بر چوب و سگی در پی، یک قدم مانده به پرتگاه؛ یعنی آغازی سبک، پیش از آنکه چیزی ثابت شده باشد. وارونه‌اش قدمی است که عقب می‌افتد یا چشم‌بسته برداشته می‌شود.',
			},
			ar: {
				names: ['الأحمق', 'المهرج', 'المجنون', 'بطاقة الأحمق'],
				say: 'الأحمق ورقة الصفر: فتى على حافّة هاوية يحمل صرّة على عصا ويتبعه كلب، وهو بداية خفيفة قبل أيّ دليل. إذا جاء مقلوبًا فهو خطوة تأجّلت أو خطوة بلا نظر.',
			},
			es: {
				names: ['El Loco', 'Loco', 'el bufón', 'la carta del Loco'],
				say: 'El Loco, el número cero, va hacia un precipicio con un hatillo al hombro y un perro que le salta a los talones, que suele leerse como el instinto: un comienzo ligero, antes de tener pruebas. Invertido es el salto aplazado, o el que se da sin mirar.',
			},
		},
	},
	{
		id: 'magician',
		kind: 'card',
		page: 'tarot',
		theme: 'the-magician',
		words: {
			en: {
				names: ['The Magician', 'Magician', 'the Juggler'],
				say: 'The Magician stands at a table with a cup, a sword, a coin and a wand, one hand raised and one pointing down: skill, will, and a word that becomes a deed. Reversed, the tools lie unused or the cleverness is only a trick.',
			},
			fa: {
				names: ['جادوگر', 'ساحر', 'شعبده‌باز', 'مجوس'],
				say: 'جادوگر پشت میزی ایستاده که جام و شمشیر و سکه و عصا بر آن است و یک دستش رو به آسمان است و یکی رو به زمین: مهارت، اراده، و حرفی که عمل می‌شود. وارونه، ابزارها بیکار مانده‌اند یا زرنگی جای کار را گرفته است.',
			},
			ar: {
				names: ['الساحر', 'المشعوذ'],
				say: 'الساحر واقف إلى طاولة عليها كأس وسيف وعصا ودينار، يد إلى السماء ويد إلى الأرض: مهارة وإرادة وكلمة تصير فعلًا. مقلوبًا تبقى الأدوات بلا عمل، أو تحلّ الحيلة محلّ الصنعة.',
			},
			es: {
				names: ['El Mago', 'Mago', 'el Prestidigitador'],
				say: 'El Mago tiene sobre la mesa copa, espada, oro y basto, una mano en alto y la otra hacia el suelo: destreza, voluntad, la palabra que se vuelve hecho. Invertido, las herramientas están ociosas o todo se queda en truco.',
			},
		},
	},
	{
		id: 'high-priestess',
		kind: 'card',
		page: 'tarot',
		theme: 'the-high-priestess',
		words: {
			en: {
				names: ['The High Priestess', 'High Priestess', 'the Popess'],
				say: 'The High Priestess sits between a black and a white pillar before a curtain of pomegranates and shows only the edge of her scroll: intuition, and what is known but not said. Reversed she is a secret kept too long, or a hunch talked down.',
			},
			fa: {
				names: ['کاهنه', 'کاهنه اعظم', 'راهبه'],
				say: 'کاهنهٔ اعظم میان ستون سیاه و ستون سفید، پیش پرده‌ای از انار نشسته و فقط لبهٔ طومارش را نشان می‌دهد: شهود، و دانسته‌ای که گفته نمی‌شود. وارونه‌اش رازی است که زیادی نگه داشته‌اند، یا حسی که به آن گوش نداده‌اند.',
			},
			ar: {
				names: ['الكاهنة', 'الكاهنة العظمى', 'الكاهنة العليا'],
				say: 'الكاهنة جالسة بين عمود أسود وعمود أبيض أمام ستارة من الرمّان، ولا يظهر من مخطوطها إلّا طرفه: حدس ومعرفة لا تُقال. مقلوبةً هي سرّ طال كتمانه أو إحساس لم يُصغَ إليه.',
			},
			es: {
				names: ['La Sacerdotisa', 'Sacerdotisa', 'la Suma Sacerdotisa', 'la Papisa'],
				say: 'La Sacerdotisa está sentada entre una columna negra y otra blanca, ante un velo de granadas, y solo enseña el borde de su rollo: intuición, lo que se sabe y no se dice. Invertida es un secreto guardado de más o una corazonada acallada.',
			},
		},
	},
	{
		id: 'empress',
		kind: 'card',
		page: 'tarot',
		theme: 'the-empress',
		words: {
			en: {
				names: ['The Empress', 'Empress'],
				say: 'The Empress rests on cushions in a field of ripe wheat, crowned with twelve stars: growth, care, the body, things that ripen when they are ready. Reversed it is care that smothers, or a garden left dry.',
			},
			fa: {
				names: ['امپراتریس', 'ملکه مادر', 'امپراطریس', 'شهبانو', 'ملکه'],
				say: 'امپراتریس با تاجی از دوازده ستاره میان گندمزار رسیده بر بالش تکیه داده است: رویش، مراقبت، و چیزهایی که سر وقتشان می‌رسند. وارونه، مراقبتی است که نفس را می‌گیرد یا باغی که خشک مانده.',
			},
			ar: {
				names: ['الإمبراطورة', 'الامبراطورة'],
				say: 'الإمبراطورة متّكئة وسط حقل قمح ناضج وعلى رأسها اثنتا عشرة نجمة: نموّ ورعاية وخصب ينضج في وقته. مقلوبةً هي رعاية تخنق، أو بستان جفّ.',
			},
			es: {
				names: ['La Emperatriz', 'Emperatriz'],
				say: 'La Emperatriz descansa entre cojines en un trigal maduro, con una corona de doce estrellas: crecimiento, cuidado, cuerpo, lo que madura cuando le toca. Invertida es el cuidado que asfixia, o un jardín sin riego.',
			},
		},
	},
	{
		id: 'emperor',
		kind: 'card',
		page: 'tarot',
		theme: 'the-emperor',
		words: {
			en: {
				names: ['The Emperor', 'Emperor'],
				say: 'The Emperor sits in armour on a stone throne with rams’ heads: order, borders, a hand that holds things together and answers for them. Reversed, rule has gone stiff, or nobody is in the chair.',
			},
			fa: {
				names: ['امپراتور', 'امپراطور', 'فرمانروا'],
				say: 'امپراتور زره‌پوش بر تختی سنگی با سرِ قوچ نشسته است: نظم، مرز، و دستی که نگه می‌دارد و پاسخگوست. وارونه یعنی حکمی که سفت شده، یا صندلی‌ای که خالی است.',
			},
			ar: {
				names: ['الإمبراطور', 'الامبراطور'],
				say: 'الإمبراطور جالس بدرعه على عرش حجريّ تزيّنه رؤوس الكباش: نظام وحدود ويد تمسك وتتحمّل المسؤوليّة. مقلوبًا هو حكم تصلّب، أو كرسيّ بلا صاحب.',
			},
			es: {
				names: ['El Emperador', 'Emperador'],
				say: 'El Emperador se sienta con armadura en un trono de piedra con cabezas de carnero: orden, límites, una mano que sostiene y responde. Invertido, la norma se ha vuelto rígida o la silla está vacía.',
			},
		},
	},
	{
		id: 'hierophant',
		kind: 'card',
		page: 'tarot',
		theme: 'the-hierophant',
		words: {
			en: {
				names: ['The Hierophant', 'Hierophant', 'the Pope'],
				say: 'The Hierophant teaches two kneeling pupils with two crossed keys at his feet: tradition, ritual, what is handed down. Reversed he is a rule outgrown, or a lesson one has to learn alone.',
			},
			fa: {
				names: ['کاهن', 'کاهن اعظم', 'پاپ', 'پیر راهنما', 'هیروفانت'],
				say: 'کاهن اعظم دو شاگرد زانوزده را درس می‌دهد و دو کلید ضربدری پیش پایش است: سنت، آیین، و آنچه از گذشته به دست ما می‌رسد. وارونه، قاعده‌ای است که برایمان تنگ شده، یا درسی که باید تنها آموخت.',
			},
			ar: {
				names: ['الكاهن', 'البابا', 'الكاهن الأعظم', 'الهيروفانت'],
				say: 'الكاهن الأعظم يعلّم تلميذين وعند قدميه مفتاحان متقاطعان: تقليد وطقس وما يُسلَّم من جيل إلى جيل. مقلوبًا هو قاعدة ضاقت بأهلها، أو درس يُتعلَّم على انفراد.',
			},
			es: {
				names: ['El Sumo Sacerdote', 'El Hierofante', 'Hierofante', 'el Papa'],
				say: 'El Sumo Sacerdote enseña a dos alumnos arrodillados, con dos llaves cruzadas a los pies: tradición, rito, lo que se recibe de otros. Invertido es una regla que ya queda chica, o una lección que se aprende a solas.',
			},
		},
	},
	{
		id: 'lovers',
		kind: 'card',
		page: 'tarot',
		theme: 'the-lovers',
		words: {
			en: {
				names: ['The Lovers', 'Lovers'],
				say: 'The Lovers shows a man and a woman under an angel; in older decks a young man stood between two women. It is love, and before that a choice made with the whole heart; reversed, a choice avoided or two halves that disagree.',
			},
			fa: {
				names: ['عشاق', 'دلدادگان', 'عاشقان', 'کارت عشاق'],
				say: 'در ورق عشاق زن و مردی زیر بال فرشته‌ای ایستاده‌اند؛ در دسته‌های قدیمی‌تر جوانی بود میان دو زن. معنایش عشق است و پیش از آن، انتخابی از ته دل؛ وارونه، انتخابی که از آن می‌گریزند یا دو نیمه که با هم نمی‌سازند.',
			},
			ar: {
				names: ['العشاق', 'العاشقان', 'المحبون'],
				say: 'في ورقة العشّاق رجل وامرأة تحت جناحي ملاك، وكان فيها قديمًا شابّ بين امرأتين. معناها الحبّ، وقبله اختيار من القلب كلّه؛ ومقلوبةً اختيار يُهرَب منه أو نصفان لا يتّفقان.',
			},
			es: {
				names: ['Los Enamorados', 'Enamorados', 'los Amantes', 'el Enamorado'],
				say: 'Los Enamorados son una pareja bajo un ángel; en las barajas antiguas, un joven entre dos mujeres. Es el amor y, antes, una elección hecha de corazón; invertidos, una elección que se esquiva o dos mitades en desacuerdo.',
			},
		},
	},
	{
		id: 'chariot',
		kind: 'card',
		page: 'tarot',
		theme: 'the-chariot',
		words: {
			en: {
				names: ['The Chariot', 'Chariot'],
				say: 'The Chariot is driven without reins by a man in armour, one black sphinx and one white before it: will, direction, two forces brought into one harness. Reversed it is speed without a road, or reins that slip.',
			},
			fa: {
				names: ['ارابه', 'گردونه', 'کالسکه'],
				say: 'ارابه‌رانِ زره‌پوش بی لگام می‌راند و پیشش ابوالهولی سیاه است و ابوالهولی سفید: اراده، جهت، و دو نیرو در یک یراق. وارونه، شتاب است بی راه، یا مهاری که از دست می‌رود.',
			},
			ar: {
				names: ['العربة', 'المركبة'],
				say: 'يقود العربة محارب بلا لجام، وأمامها أبو هول أسود وأبو هول أبيض: إرادة ووجهة وقوّتان في قيد واحد. مقلوبةً هي سرعة بلا طريق، أو زمام يفلت.',
			},
			es: {
				names: ['El Carro', 'Carro', 'la Carroza'],
				say: 'El Carro lo conduce sin riendas un hombre con armadura, tirado por una esfinge negra y otra blanca: voluntad, rumbo, dos fuerzas en un mismo arnés. Invertido es prisa sin camino, o riendas que se escapan.',
			},
		},
	},
	{
		id: 'strength',
		kind: 'card',
		page: 'tarot',
		theme: 'strength',
		words: {
			en: {
				names: ['Strength', 'the Strength card', 'Fortitude'],
				say: 'On Strength a woman closes a lion’s mouth with her bare hands, and the lion lets her: courage and patience, a gentle hand on something wild. Reversed it is force where patience was wanted, or doubt in one’s own.',
			},
			fa: {
				names: ['قدرت', 'نیرو', 'کارت قدرت'],
				say: 'در ورق قدرت زنی با دست خالی دهان شیری را می‌بندد و شیر مقاومت نمی‌کند: شجاعت آرام، و دستی نرم بر چیزی سرکش. وارونه، زوری است به جای صبر، یا شک به نیروی خود.',
			},
			ar: {
				names: ['القوة', 'بطاقة القوة'],
				say: 'في ورقة القوّة امرأة تغلق فم أسد بيديها العاريتين، والأسد يطاوعها: شجاعة هادئة ويد ليّنة على شيء جامح. مقلوبةً هي عنف في موضع الصبر، أو شكّ في النفس.',
			},
			es: {
				names: ['La Fuerza', 'Fuerza'],
				say: 'En La Fuerza una mujer cierra con las manos desnudas la boca de un león, que se deja: valor paciente, mano suave sobre algo salvaje. Invertida es imponerse donde hacía falta paciencia, o dudar de la propia.',
			},
		},
	},
	{
		id: 'hermit',
		kind: 'card',
		page: 'tarot',
		theme: 'the-hermit',
		words: {
			en: {
				names: ['The Hermit', 'Hermit'],
				say: 'The Hermit is an old man alone on a snowy peak with a lantern that lights only his next step: solitude, withdrawal and a search made with one’s own small light. Reversed the solitude has become a hiding place; in the oldest decks he held an hourglass, and was Time.',
			},
			fa: {
				names: ['زاهد', 'گوشه‌نشین', 'راهب', 'پیر خلوت‌نشین', 'کارت زاهد'],
				say: 'زاهد پیرمردی است تنها بر قلهٔ برفی، با فانوسی که فقط قدم بعدی را روشن می‌کند: خلوت، کناره گرفتن و جست‌وجو با روشنایی خود. وارونه، تنهایی به پناهگاه بدل شده است؛ در کهن‌ترین دسته‌ها به جای فانوس ساعت شنی داشت و نامش زمان بود.',
			},
			ar: {
				names: ['الناسك', 'الزاهد', 'المتوحد'],
				say: 'الناسك شيخ وحيد على قمّة ثلجيّة يحمل فانوسًا لا يضيء إلّا خطوته التالية: عزلة وحكمة وبحث بنور صغير خاصّ. مقلوبًا صارت العزلة مخبأ؛ وفي أقدم الأوراق كان يحمل ساعة رمليّة واسمه الزمن.',
			},
			es: {
				names: ['El Ermitaño', 'Ermitaño', 'el Eremita'],
				say: 'El Ermitaño es un viejo solo en una cumbre nevada, con una linterna que alumbra apenas el paso siguiente: soledad, retiro, búsqueda con luz propia. Invertido, el retiro se ha vuelto escondite; en las barajas más antiguas llevaba un reloj de arena y era el Tiempo.',
			},
		},
	},
	{
		id: 'wheel',
		kind: 'card',
		page: 'tarot',
		theme: 'wheel-of-fortune',
		words: {
			en: {
				names: ['Wheel of Fortune', 'the Wheel', 'Fortune card'],
				say: 'On the Wheel of Fortune one creature rises and one sinks while a sphinx sits on top: a turn of things, chance and its timing. Reversed the turn is resisted, or the same round comes again.',
			},
			fa: {
				names: ['چرخ بخت', 'چرخ تقدیر', 'گردونه بخت', 'چرخ سرنوشت', 'چرخ فلک'],
				say: 'در چرخ بخت یکی بالا می‌رود، یکی پایین می‌آید و ابوالهولی بر فراز نشسته است: برگشتن ورق، بخت و وقت آن. وارونه، چرخشی است که جلوی آن را گرفته‌اند، یا همان دور از نو.',
			},
			ar: {
				names: ['عجلة الحظ', 'عجلة القدر', 'دولاب الحظ', 'عجلة الثروة'],
				say: 'في عجلة الحظّ كائن يصعد وآخر يهبط وأبو الهول فوقهما: انقلاب الحال، والمصادفة ووقتها. مقلوبةً هي دورة تُقاوَم، أو الجولة نفسها من جديد.',
			},
			es: {
				names: ['La Rueda de la Fortuna', 'Rueda de la Fortuna', 'la Rueda'],
				say: 'En la Rueda de la Fortuna una criatura sube, otra baja y una esfinge se sienta arriba: el vuelco de las cosas, el azar y su hora. Invertida es un giro que se resiste, o la misma vuelta otra vez.',
			},
		},
	},
	{
		id: 'justice',
		kind: 'card',
		page: 'tarot',
		theme: 'justice',
		words: {
			en: {
				names: ['Justice', 'the Justice card'],
				say: 'Justice looks straight ahead without a blindfold, sword upright and scales level: weighing, fairness, a cause and its consequence. Reversed there is a thumb on the scale.',
			},
			fa: {
				names: ['عدالت', 'داد', 'کارت عدالت'],
				say: 'عدالت بی چشم‌بند روبه‌رو را نگاه می‌کند، شمشیرش راست است و ترازویش برابر: سنجیدن، انصاف، و نتیجهٔ هر کار. وارونه، کسی انگشت روی کفهٔ ترازو گذاشته است.',
			},
			ar: {
				names: ['العدالة', 'العدل', 'بطاقة العدالة'],
				say: 'تنظر العدالة إلى الأمام بلا عصابة، سيفها قائم وميزانها مستوٍ: وزن وإنصاف وعاقبة لكلّ فعل. مقلوبةً هناك إصبع على كفّة الميزان.',
			},
			es: {
				names: ['La Justicia', 'Justicia'],
				say: 'La Justicia mira de frente y sin venda, con la espada en alto y la balanza nivelada: sopesar, ser justo, causa y consecuencia. Invertida, alguien tiene el pulgar sobre el platillo.',
			},
		},
	},
	{
		id: 'hanged-man',
		kind: 'card',
		page: 'tarot',
		theme: 'the-hanged-man',
		words: {
			en: {
				names: ['The Hanged Man', 'Hanged Man', 'the Traitor'],
				say: 'The Hanged Man hangs upside down by one foot from a living tree, calm, with a light round his head: a pause, a surrender that changes the view. Reversed it is waiting that has lost its reason.',
			},
			fa: {
				names: ['مرد آویخته', 'آویخته', 'اعدامی', 'مرد به دار آویخته', 'مصلوب', 'حلق‌آویز'],
				say: 'مرد آویخته از یک پا وارونه از درختی زنده آویزان است، آرام و با هاله‌ای گرد سر: مکثی که نگاه را عوض می‌کند، و رها کردن آنچه به زور نمی‌شود. وارونه، انتظاری است که دلیلش گم شده.',
			},
			ar: {
				names: ['الرجل المعلق', 'المشنوق', 'المعلق', 'المصلوب'],
				say: 'الرجل المعلّق يتدلّى من قدم واحدة من شجرة حيّة، رأسه إلى أسفل ووجهه هادئ: وقفة وتسليم يبدّلان النظر. مقلوبًا هو انتظار ضاع سببه.',
			},
			es: {
				names: ['El Colgado', 'Colgado', 'el Ahorcado'],
				say: 'El Colgado pende cabeza abajo de un pie, de un árbol vivo, sereno y con un halo: una pausa, una entrega que cambia la mirada. Invertido es una espera que perdió su motivo.',
			},
		},
	},
	{
		id: 'death',
		kind: 'card',
		page: 'tarot',
		theme: 'death',
		words: {
			en: {
				names: ['Death', 'the Death card', 'Thirteen'],
				say: 'The Death card almost never means a death: it is an ending that makes room, a change that cannot be put off. A rider in black armour passes and a sun rises between two towers; reversed, something finished is not let go.',
			},
			fa: {
				names: ['مرگ', 'کارت مرگ', 'ورق مرگ'],
				say: 'ورق مرگ تقریباً هیچ‌گاه مرگ کسی نیست: پایانی است که جا باز می‌کند و دگرگونی‌ای که عقب نمی‌افتد. سوار سیاه‌زره می‌گذرد و میان دو برج خورشید بالا می‌آید؛ وارونه، چیزی تمام شده که رهایش نمی‌کنند.',
			},
			ar: {
				names: ['الموت', 'بطاقة الموت', 'ورقة الموت'],
				say: 'لا تكاد بطاقة الموت تعني موت أحد: هي نهاية تفسح مكانًا، وتحوّل لا يُؤجَّل. فارس بدرع سوداء يمضي وشمس تشرق بين برجين؛ ومقلوبةً شيء انتهى ولم يُترك.',
			},
			es: {
				names: ['La Muerte', 'Muerte', 'la carta de la Muerte', 'el arcano sin nombre'],
				say: 'La Muerte casi nunca es la muerte de nadie: es un fin que hace sitio, un cambio que no se puede aplazar. Un jinete de armadura negra pasa y entre dos torres sale el sol; invertida, algo terminado que no se suelta.',
			},
		},
	},
	{
		id: 'temperance',
		kind: 'card',
		page: 'tarot',
		theme: 'temperance',
		words: {
			en: {
				names: ['Temperance', 'the Temperance card'],
				say: 'On Temperance an angel with one foot in the water pours from one cup into another without spilling: measure, mixing, patience in small amounts. Reversed there is too much of one thing, or haste in the mixing.',
			},
			fa: {
				names: ['اعتدال', 'میانه‌روی', 'کارت اعتدال'],
				say: 'در ورق اعتدال فرشته‌ای یک پا در آب، از جامی به جامی دیگر می‌ریزد و قطره‌ای هدر نمی‌رود: اندازه، آمیختن، صبر ذره‌ذره. وارونه، از یک چیز زیادی هست، یا آمیختن با شتاب.',
			},
			ar: {
				names: ['الاعتدال', 'بطاقة الاعتدال'],
				say: 'في ورقة الاعتدال ملاك إحدى قدميه في الماء يصبّ من كأس في كأس فلا تضيع قطرة: قدْر ومزج وصبر قليلًا قليلًا. مقلوبةً هناك زيادة من شيء واحد، أو عجلة في المزج.',
			},
			es: {
				names: ['La Templanza', 'Templanza'],
				say: 'En La Templanza un ángel con un pie en el agua vierte de una copa a otra sin perder gota: medida, mezcla, paciencia a sorbos. Invertida sobra de una cosa, o hay prisa en la mezcla.',
			},
		},
	},
	{
		id: 'devil',
		kind: 'card',
		page: 'tarot',
		theme: 'the-devil',
		words: {
			en: {
				names: ['The Devil', 'Devil'],
				say: 'The Devil holds two people by chains so loose that they could lift them off: a bond, a habit, an appetite that has the key. Reversed the chain has been seen, and a knot begins to loosen.',
			},
			fa: {
				names: ['شیطان', 'ابلیس', 'کارت شیطان'],
				say: 'شیطان دو نفر را با زنجیری نگه داشته که آن‌قدر گشاد است که می‌توانند درش بیاورند: بند، عادت، خواهشی که کلید دست اوست. وارونه، زنجیر دیده شده و گرهی رو به باز شدن است.',
			},
			ar: {
				names: ['الشيطان', 'إبليس', 'بطاقة الشيطان'],
				say: 'يمسك الشيطان اثنين بسلاسل واسعة لو شاءا لخلعاها: قيد وعادة وشهوة بيدها المفتاح. مقلوبًا رُئيت السلسلة وبدأت العقدة ترتخي.',
			},
			es: {
				names: ['El Diablo', 'Diablo'],
				say: 'El Diablo sujeta a dos personas con cadenas tan flojas que podrían quitárselas: una atadura, un hábito, un apetito que guarda la llave. Invertido, la cadena se ha visto y el nudo empieza a ceder.',
			},
		},
	},
	{
		id: 'tower',
		kind: 'card',
		page: 'tarot',
		theme: 'the-tower',
		words: {
			en: {
				names: ['The Tower', 'Tower', 'the House of God'],
				say: 'On the Tower lightning knocks a crown off a high building and two people fall: a sudden truth, the collapse of something that looked firm. Reversed it is a crack plastered over, or an upheaval delayed.',
			},
			fa: {
				names: ['برج', 'برج ویران', 'کارت برج'],
				say: 'در ورق برج آذرخشی تاج را از سر بنایی بلند می‌اندازد و دو نفر فرو می‌افتند: حقیقتی ناگهانی، فرو ریختن چیزی که محکم می‌نمود. وارونه، ترکی است که رویش گچ کشیده‌اند، یا دگرگونی‌ای که عقب افتاده.',
			},
			ar: {
				names: ['البرج', 'بطاقة البرج', 'برج'],
				say: 'في ورقة البرج صاعقة تُسقط التاج عن بناء عالٍ ويهوي شخصان: حقيقة مفاجئة وسقوط ما بدا متينًا. مقلوبةً هو شقّ طُلي بالجصّ، أو تحوّل تأخّر.',
			},
			es: {
				names: ['La Torre', 'Torre', 'la Casa de Dios'],
				say: 'En La Torre un rayo arranca la corona de un edificio alto y dos personas caen: una verdad repentina, el derrumbe de lo que parecía firme. Invertida es una grieta tapada con yeso, o un cambio que se demora.',
			},
		},
	},
	{
		id: 'star',
		kind: 'card',
		page: 'tarot',
		theme: 'the-star',
		words: {
			en: {
				names: ['The Star', 'Star'],
				say: 'The Star, card seventeen, is a woman kneeling by a pool who pours water on the land and into the water: hope after the storm, given freely. Reversed it is hope kept indoors, a doubt, a well not visited.',
			},
			fa: {
				names: ['ستاره', 'کارت ستاره'],
				say: 'ستاره، ورق هفدهم، زنی است زانوزده کنار برکه که از یک کوزه بر خاک و از دیگری در آب می‌ریزد: امید پس از طوفان، بی‌دریغ. وارونه، امیدی است که در خانه مانده و چاهی که سراغش نرفته‌اند.',
			},
			ar: {
				names: ['النجمة', 'النجم', 'بطاقة النجمة'],
				say: 'النجمة، الورقة السابعة عشرة، امرأة جاثية عند بركة تصبّ الماء على الأرض وفي الماء: أمل بعد العاصفة يُعطى بسخاء. مقلوبةً هي أمل حبيس البيت وشكّ وبئر لا يزورها أحد.',
			},
			es: {
				names: ['La Estrella', 'Estrella'],
				say: 'La Estrella, el arcano diecisiete, es una mujer arrodillada junto a una poza que vierte agua en la tierra y en el agua: esperanza después de la tormenta, dada sin medida. Invertida es duda, desaliento, un pozo al que no se va.',
			},
		},
	},
	{
		id: 'moon',
		kind: 'card',
		page: 'tarot',
		theme: 'the-moon',
		words: {
			en: {
				names: ['The Moon', 'Moon card'],
				say: 'On the Moon a dog and a wolf howl, a crayfish climbs out of a pool and a path runs between two towers: dim light, dreams, fear, things not yet clear. Reversed the fog lifts, or a fear is seen by day.',
			},
			fa: {
				names: ['ماه', 'کارت ماه'],
				say: 'در ورق ماه سگی و گرگی زوزه می‌کشند، خرچنگی از برکه بیرون می‌آید و راهی از میان دو برج می‌گذرد: نور کم، خواب، ترس، و چیزی که هنوز روشن نیست. وارونه، مه بالا می‌رود یا ترسی در روز دیده می‌شود.',
			},
			ar: {
				names: ['القمر', 'بطاقة القمر'],
				say: 'في ورقة القمر كلب وذئب يعويان وسرطان يخرج من بركة وطريق بين برجين: ضوء خافت وأحلام وخوف وأمر لم يتّضح بعد. مقلوبةً ينقشع الضباب، أو يُرى الخوف في النهار.',
			},
			es: {
				names: ['La Luna', 'Luna'],
				say: 'En La Luna aúllan un perro y un lobo, un cangrejo sale de la poza y un camino pasa entre dos torres: luz escasa, sueños, miedo, lo que aún no está claro. Invertida, la niebla se levanta o un miedo se mira de día.',
			},
		},
	},
	{
		id: 'sun',
		kind: 'card',
		page: 'tarot',
		theme: 'the-sun',
		words: {
			en: {
				names: ['The Sun', 'Sun card'],
				say: 'On the Sun a child rides a white horse in front of a wall with sunflowers: daylight, gladness, things as they are. Reversed the same light stands behind a cloud and the joy is held back.',
			},
			fa: {
				names: ['خورشید', 'آفتاب', 'کارت خورشید'],
				say: 'در ورق خورشید کودکی سوار اسبی سفید از جلوی دیواری با آفتابگردان می‌گذرد: روز روشن، شادی، چیزها همان‌طور که هستند. وارونه، همان نور پشت ابر است و شادی خودش را نگه داشته.',
			},
			ar: {
				names: ['الشمس', 'بطاقة الشمس'],
				say: 'في ورقة الشمس طفل على حصان أبيض أمام جدار فيه دوّار الشمس: نهار وفرح وأشياء كما هي. مقلوبةً النور نفسه وراء غيمة، والفرح محبوس.',
			},
			es: {
				names: ['El Sol', 'Sol'],
				say: 'En El Sol un niño monta un caballo blanco delante de un muro con girasoles: luz del día, alegría, las cosas tal como son. Invertido, la misma luz está tras una nube y la alegría se contiene.',
			},
		},
	},
	{
		id: 'judgement',
		kind: 'card',
		page: 'tarot',
		theme: 'judgement',
		words: {
			en: {
				names: ['Judgement', 'Judgment', 'the Judgement card', 'the Angel'],
				say: 'On Judgement an angel blows a trumpet and people rise from their coffins: a call, an account given, waking up to something. Reversed it is a call not answered, or an old verdict repeated.',
			},
			fa: {
				names: ['داوری', 'قضاوت', 'رستاخیز', 'کارت قضاوت'],
				say: 'در ورق داوری فرشته‌ای در شیپور می‌دمد و مردم از تابوت‌ها برمی‌خیزند: فراخوان، حساب پس دادن، بیدار شدن. وارونه، فراخوانی است بی‌جواب یا حکمی کهنه که تکرار می‌شود.',
			},
			ar: {
				names: ['الحكم', 'الدينونة', 'القيامة', 'بطاقة الحكم'],
				say: 'في ورقة الدينونة ملاك ينفخ في البوق وأناس يقومون من توابيتهم: نداء وحساب ويقظة. مقلوبةً نداء بلا جواب، أو حكم قديم يتكرّر.',
			},
			es: {
				names: ['El Juicio', 'Juicio', 'el Juicio Final'],
				say: 'En El Juicio un ángel toca la trompeta y la gente se levanta de sus ataúdes: una llamada, rendir cuentas, despertar. Invertido es una llamada sin respuesta o un veredicto viejo que se repite.',
			},
		},
	},
	{
		id: 'world',
		kind: 'card',
		page: 'tarot',
		theme: 'the-world',
		words: {
			en: {
				names: ['The World', 'World card', 'the Universe'],
				say: 'On the World somebody dances inside a wreath with four creatures in the corners: completion, a whole, the end of a long round. Reversed a last stitch is missing, or an end has not been closed.',
			},
			fa: {
				names: ['جهان', 'دنیا', 'کارت جهان'],
				say: 'در ورق جهان کسی درون حلقه‌ای از برگ می‌رقصد و چهار موجود در چهار گوشه‌اند: کامل شدن، تمامیت، پایان یک دور دراز. وارونه، یک کوک آخر مانده است.',
			},
			ar: {
				names: ['العالم', 'الدنيا', 'بطاقة العالم'],
				say: 'في ورقة العالم راقص داخل إكليل وفي الزوايا أربعة كائنات: اكتمال وتمام ونهاية دورة طويلة. مقلوبةً غرزة أخيرة ناقصة، أو خاتمة لم تُغلق.',
			},
			es: {
				names: ['El Mundo', 'Mundo'],
				say: 'En El Mundo alguien danza dentro de una guirnalda con cuatro criaturas en las esquinas: lo completo, el final de una vuelta larga. Invertido falta la última puntada, o queda un cierre pendiente.',
			},
		},
	},
	{
		id: 'tarot',
		page: 'tarot',
		theme: 'understanding-your-tarot-reading',
		words: {
			en: {
				names: [
					'tarot',
					'tarot cards',
					'the tarot deck',
					'tarot origin',
					'tarot history',
					'where does tarot come from',
					'Egypt',
				],
				say: 'Tarot began in fifteenth-century northern Italy, in Milan and Ferrara, as a card game with painted trumps; the tale of Egypt was invented in Paris in 1781. A deck has 78 cards, 22 major and 56 minor arcana, and has been read for questions since the eighteenth century.',
			},
			fa: {
				names: ['تاروت', 'ورق تاروت', 'تاریخ تاروت', 'فال تاروت', 'تاروت از کجا آمده'],
				say: 'تاروت در سدهٔ پانزدهم در شمال ایتالیا، در میلان و فرارا، بازی ورق بود؛ قصهٔ مصری بودنش را سال ۱۷۸۱ در پاریس ساختند. یک دسته ۷۸ ورق دارد، ۲۲ آرکانای کبیر و ۵۶ آرکانای صغیر، و از سدهٔ هجدهم با آن فال می‌گیرند.',
			},
			ar: {
				names: ['التاروت', 'تاروت', 'من أين جاء التاروت', 'أوراق التاروت', 'أصل التاروت', 'تاريخ التاروت'],
				say: 'نشأ التاروت في شمال إيطاليا في القرن الخامس عشر، في ميلانو وفيرارا، لعبةَ ورق، أمّا حكاية مصر فاختُرعت في باريس عام ١٧٨١. في المجموعة ٧٨ ورقة، ٢٢ كبرى و٥٦ صغرى، وتُقرأ للأسئلة منذ القرن الثامن عشر.',
			},
			es: {
				names: ['tarot', 'el tarot', 'cartas del tarot', 'origen del tarot', 'historia del tarot', 'gitanos', 'Egipto'],
				say: 'El tarot nació en el norte de Italia, en Milán y Ferrara, en el siglo XV, como juego de naipes; lo de Egipto se inventó en París en 1781 y lo de los gitanos vino después. Tiene 78 cartas, 22 arcanos mayores y 56 menores, y se consulta desde el siglo XVIII.',
			},
		},
	},
	{
		id: 'major-arcana',
		page: 'tarot',
		theme: 'understanding-your-tarot-reading',
		words: {
			en: {
				names: ['major arcana', 'trumps', 'how many major arcana', 'greater arcana'],
				say: 'The major arcana are the 22 picture cards of the tarot, from the Fool, 0, to the World, 21. They are read as the large themes of a matter, while the 56 minor cards speak of its ordinary days; here a spread is laid with the 22 or, if you choose, with all 78.',
			},
			fa: {
				names: ['آرکانای کبیر', 'آرکانا', 'ورق‌های بزرگ', 'آرکانای اعظم', 'آرکانای بزرگ'],
				say: 'آرکانای کبیر ۲۲ ورق نقش‌دار تاروت‌اند، از ابله با شمارهٔ صفر تا جهان با شمارهٔ ۲۱. آنها را مضمون‌های بزرگ می‌خوانند و ۵۶ ورق صغیر را روزهای معمولی؛ فال اینجا با همین ۲۲ ورق است، یا اگر بخواهی با هر ۷۸ ورق.',
			},
			ar: {
				names: ['الأركانا الكبرى', 'الأسرار الكبرى', 'أركانا', 'الأوراق الكبرى'],
				say: 'الأركانا الكبرى هي الأوراق المصوّرة الاثنتان والعشرون (٢٢) من الأحمق، الصفر، إلى العالم، ٢١. تُقرأ موضوعاتٍ كبيرة، والأوراق الصغرى الستّ والخمسون أيّامًا عاديّة؛ وهنا تفرشون البسطة بالكبرى وحدها أو بالثماني والسبعين (٧٨) كلّها.',
			},
			es: {
				names: ['arcanos mayores', 'cuántos arcanos mayores', 'los veintidós arcanos', 'arcanos'],
				say: 'Los arcanos mayores son las 22 cartas con figura, del Loco, el 0, al Mundo, el 21. Se leen como los grandes temas de un asunto, y los 56 menores como sus días corrientes; aquí la tirada se hace con los 22 o, si quieres, con las 78.',
			},
		},
	},
	{
		id: 'minor-arcana',
		page: 'tarot',
		words: {
			en: {
				names: ['minor arcana', 'lesser arcana', 'suits of tarot', 'court cards', 'pip cards'],
				say: 'The minor arcana are 56 cards in four suits, cups, wands, swords and pentacles, each from ace to ten with a page, knight, queen and king. Numbers tell how far a matter has come, the court cards what kind of person or manner is in it.',
			},
			fa: {
				names: ['آرکانای صغیر', 'ورق‌های کوچک', 'خال‌های تاروت', 'ورق‌های درباری'],
				say: 'آرکانای صغیر ۵۶ ورق است در چهار خال جام و عصا و شمشیر و سکه، هر کدام از تک تا ده با سرباز و شوالیه و ملکه و شاه. عدد می‌گوید کار تا کجا آمده و ورق درباری می‌گوید چه جور آدم یا رفتاری در میان است.',
			},
			ar: {
				names: ['الأركانا الصغرى', 'الأوراق الصغرى', 'أوراق البلاط'],
				say: 'الأركانا الصغرى ٥٦ ورقة في أربع مجموعات: الكؤوس والعصيّ والسيوف والدنانير، من الآس إلى العشرة ثمّ الغلام والفارس والملكة والملك. العدد يقول إلى أين بلغ الأمر، وأوراق البلاط أيّ طبع فيه.',
			},
			es: {
				names: ['arcanos menores', 'los palos del tarot', 'figuras de la corte'],
				say: 'Los arcanos menores son 56 cartas en cuatro palos, copas, bastos, espadas y oros, del as al diez con sota, caballero, reina y rey. El número dice hasta dónde ha llegado el asunto y la figura, qué clase de persona o de gesto hay en él.',
			},
		},
	},
	{
		id: 'cups',
		page: 'tarot',
		words: {
			en: {
				names: ['suit of cups', 'cups', 'chalices', 'cups in tarot'],
				say: 'Cups are the suit of water in the tarot: feelings, love, friendship, what fills a person and what spills. They follow the heart from its first overflow, the ace, to the rainbow over a family, the ten.',
			},
			fa: {
				names: ['جام‌ها', 'خال جام', 'جام‌ها در تاروت', 'نماد جام'],
				say: 'جام‌ها خال آب‌اند: احساس، عشق، دوستی، آنچه دل را پر می‌کند و آنچه می‌ریزد. از تکِ لبریز تا دهِ رنگین‌کمان بر سر یک خانواده، راه عاطفه را می‌روند.',
			},
			ar: {
				names: ['الكؤوس', 'مجموعة الكؤوس', 'الكاسات'],
				say: 'الكؤوس مجموعة الماء: المشاعر والحبّ والصداقة، ما يملأ القلب وما ينسكب منه. تتبع العاطفة من فيضها الأوّل في الآس إلى قوس قزح فوق أسرة في العشرة.',
			},
			es: {
				names: ['copas', 'palo de copas', 'las copas'],
				say: 'Las copas son el palo del agua: sentimientos, amor, amistad, lo que llena y lo que se derrama. Van del as que rebosa al arcoíris del diez.',
			},
		},
	},
	{
		id: 'wands',
		page: 'tarot',
		words: {
			en: {
				names: ['suit of wands', 'wands', 'rods', 'staves', 'wands in tarot'],
				say: 'Wands are the suit of fire in the tarot: work begun, desire, courage, quarrel, ambition. They are living branches with leaves, from the ace that sprouts to the ten that is too heavy to carry.',
			},
			fa: {
				names: ['عصاها', 'خال عصا', 'چوب‌دست‌ها', 'نماد عصا'],
				say: 'عصاها خال آتش‌اند: کاری که آغاز می‌شود، خواستن، جسارت، کشمکش. شاخه‌هایی زنده‌اند، از تکِ جوانه‌زده تا دهی که بارش سنگین است.',
			},
			ar: {
				names: ['العصي', 'مجموعة العصي', 'الصولجانات'],
				say: 'العصيّ مجموعة النار: عمل يبدأ ورغبة وجرأة وخصومة وطموح. أغصان حيّة مورقة، من الآس الذي يبرعم إلى العشرة التي يثقل حملها.',
			},
			es: {
				names: ['bastos', 'palo de bastos', 'varas', 'los bastos'],
				say: 'Los bastos son el palo del fuego: lo que se emprende, el deseo, el coraje, la riña. Son ramas vivas, del as que brota al diez que pesa demasiado.',
			},
		},
	},
	{
		id: 'swords',
		page: 'tarot',
		words: {
			en: {
				names: ['suit of swords', 'swords', 'swords in tarot'],
				say: 'Swords are the suit of air in the tarot: thoughts, words, decisions, conflict and the pain that clear sight can bring. An edge separates, which is what both quarrels and good judgements do.',
			},
			fa: {
				names: ['شمشیرها', 'خال شمشیر', 'نماد شمشیر'],
				say: 'شمشیرها خال هوایند: فکر، کلام، تصمیم، کشمکش، و دردی که روشن دیدن می‌آورد. تیغه جدا می‌کند، و این کارِ هم دعواست هم داوری درست.',
			},
			ar: {
				names: ['السيوف', 'مجموعة السيوف'],
				say: 'السيوف مجموعة الهواء: فكر وكلام وقرار ونزاع، وألم يجيء مع وضوح الرؤية. الحدّ يفصل، وهذا شأن الخصومة وشأن الحكم الصائب معًا.',
			},
			es: {
				names: ['espadas', 'palo de espadas', 'las espadas'],
				say: 'Las espadas son el palo del aire: pensamientos, palabras, decisiones, conflicto y el dolor de ver claro. El filo separa, que es lo que hacen las riñas y también los buenos juicios.',
			},
		},
	},
	{
		id: 'pentacles',
		page: 'tarot',
		words: {
			en: {
				names: ['suit of pentacles', 'pentacles', 'coins', 'disks', 'coins in tarot'],
				say: 'Pentacles, or coins, are the suit of earth in the tarot: money, body, house, craft, what can be touched and must be tended. They run from a single coin in a garden to three generations under one arch.',
			},
			fa: {
				names: ['سکه‌ها', 'خال سکه', 'پنتاکل', 'نماد سکه در تاروت'],
				say: 'سکه‌ها خال خاک‌اند: پول، تن، خانه، پیشه، آنچه دست می‌گیرد و باید به آن رسید. از یک سکه در باغ آغاز می‌شوند و به سه نسل زیر یک طاق می‌رسند.',
			},
			ar: {
				names: ['الدنانير', 'مجموعة الدنانير', 'البنتاكل', 'النقود في التاروت', 'الأقراص'],
				say: 'الدنانير مجموعة التراب: مال وجسد وبيت وصنعة، ما يُلمس ويحتاج إلى رعاية. من دينار واحد في بستان إلى ثلاثة أجيال تحت قوس واحد.',
			},
			es: {
				names: ['oros', 'pentáculos', 'palo de oros', 'los oros'],
				say: 'Los oros son el palo de la tierra: dinero, cuerpo, casa, oficio, lo que se toca y hay que cuidar. Van de una sola moneda en un jardín a tres generaciones bajo un arco.',
			},
		},
	},
	{
		id: 'reversed',
		page: 'tarot',
		theme: 'reversed-cards',
		words: {
			en: {
				names: [
					'reversed card',
					'reversed cards',
					'reversals',
					'upside down card',
					'card is reversed',
					'reversed in tarot',
				],
				say: 'A reversed card lies upside down, and readers take it as the same force blocked, delayed, weakened or turned inward, seldom as the plain opposite. Some readers do not use reversals at all; here both ways are told.',
			},
			fa: {
				names: ['کارت وارونه', 'کارت برعکس', 'ورق وارونه', 'برعکس', 'کارت معکوس'],
				say: 'ورق وارونه همان نیروست که سد شده، دیر رسیده، کم‌جان است یا رو به درون دارد؛ کمتر پیش می‌آید که ضد معنای اصلی باشد. بعضی فالگیران اصلاً ورق را وارونه نمی‌خوانند؛ اینجا هر دو رو گفته می‌شود.',
			},
			ar: {
				names: ['الكارت المقلوب', 'البطاقة المقلوبة', 'الورقة المقلوبة', 'المعكوسة', 'مقلوبة'],
				say: 'البطاقة المقلوبة هي القوّة نفسها معكوسة: معطّلة أو متأخّرة أو ضعيفة أو متّجهة إلى الداخل، وقلّما تكون الضدّ الصريح. ومن القرّاء من لا يقرأ المقلوب أصلًا؛ وهنا نذكر الوجهين.',
			},
			es: {
				names: ['carta invertida', 'cartas invertidas', 'invertida', 'al revés', 'sale invertida', 'carta al revés'],
				say: 'Una carta invertida está al revés, y se lee como la misma fuerza bloqueada, tardía, debilitada o vuelta hacia dentro; pocas veces como lo contrario. Hay quien no usa las invertidas; aquí se cuentan las dos caras.',
			},
		},
	},
	{
		id: 'spread',
		page: 'tarot',
		theme: 'understanding-your-tarot-reading',
		words: {
			en: {
				names: ['tarot spread', 'spreads', 'three card spread', 'Celtic cross', 'laying cards'],
				say: 'A spread is an order of places, each with its question: in three cards usually past, present and what comes, in the Celtic cross ten places from the heart of the matter to its outcome. A card is read together with the place it falls on.',
			},
			fa: {
				names: ['چیدمان تاروت', 'چیدمان', 'چیدمان سه کارتی', 'صلیب سلتی', 'گسترش'],
				say: 'چیدمان ترتیبِ جاهاست و هر جا سؤال خودش را دارد: در سه ورق معمولاً گذشته و حال و آینده، و در صلیب سلتی ده جا از دل ماجرا تا سرانجامش. معنای هر ورق با جایی که می‌افتد خوانده می‌شود.',
			},
			ar: {
				names: ['فرشة التاروت', 'فرد الأوراق', 'فرشة ثلاث أوراق', 'الصليب السلتي', 'توزيع الأوراق'],
				say: 'الفرشة ترتيب مواضع لكلّ منها سؤال: في ثلاث أوراق الماضي والحاضر والآتي عادةً، وفي الصليب السلتيّ عشرة مواضع من قلب الأمر إلى خاتمته. ومعنى الورقة يُقرأ مع موضعها.',
			},
			es: {
				names: ['tirada', 'tirada de tarot', 'tirada de tres cartas', 'cruz celta', 'tiradas'],
				say: 'Una tirada es un orden de lugares, cada uno con su pregunta: en la de tres cartas suelen ser pasado, presente y lo que viene; en la cruz celta, diez, del corazón del asunto a su desenlace. La carta se lee junto con el sitio en que cae.',
			},
		},
	},
	{
		id: 'dignities',
		page: 'tarot',
		theme: 'elemental-dignities',
		words: {
			en: {
				names: ['elemental dignities', 'elemental dignity', 'elements of the cards'],
				say: 'Elemental dignities weigh a card by its neighbours: fire and air strengthen each other, so do water and earth, while fire and water, air and earth weaken each other. The Golden Dawn taught it at the end of the nineteenth century, instead of reversed cards.',
			},
			fa: {
				names: ['شأن عنصری', 'عناصر کارت‌ها', 'شأن عناصر'],
				say: 'در شأن عنصری هر ورق را با همسایه‌اش می‌سنجند: آتش و هوا به هم نیرو می‌دهند، آب و خاک هم، و آتش با آب و هوا با خاک از زور هم می‌کاهند. انجمن سپیده‌دم طلایی در پایان سدهٔ نوزدهم آن را به جای ورق وارونه آموزش می‌داد.',
			},
			ar: {
				names: ['كرامات العناصر', 'عناصر البطاقات', 'الكرامات العنصرية'],
				say: 'كرامات العناصر تزن الورقة بجارتها: النار والهواء يتقوّيان معًا والماء والتراب كذلك، أمّا النار والماء فيُضعف أحدهما الآخر، ومثلهما الهواء والتراب. علّمتها جماعة الفجر الذهبيّ في آخر القرن التاسع عشر بدلًا من قلب الأوراق.',
			},
			es: {
				names: ['dignidades elementales', 'elementos de las cartas', 'dignidad elemental'],
				say: 'Las dignidades elementales pesan una carta por sus vecinas: fuego y aire se refuerzan, agua y tierra también; fuego y agua, aire y tierra se debilitan. Las enseñó la Golden Dawn a fines del siglo XIX, en lugar de las invertidas.',
			},
		},
	},
	{
		id: 'rider-waite',
		page: 'tarot',
		words: {
			en: {
				names: ['Rider Waite', 'Rider-Waite-Smith', 'Pamela Colman Smith', 'Waite', 'Marseille tarot'],
				say: 'The best known tarot pictures are Pamela Colman Smith’s, drawn in 1909 for Arthur Edward Waite and printed by Rider in London. They were the first widely sold deck with a scene on every minor card; the older French pattern is named after Marseille.',
			},
			fa: {
				names: ['رایدر ویت', 'پاملا کلمن اسمیت', 'ویت', 'تاروت مارسی'],
				say: 'مشهورترین نقش‌های تاروت را پاملا کلمن اسمیت در سال ۱۹۰۹ برای آرتور ادوارد ویت کشید و رایدر در لندن چاپ کرد. نخستین دستهٔ پرفروشی بود که هر ورق کوچکش هم صحنه‌ای داشت؛ الگوی قدیمی‌تر فرانسوی را مارسی می‌نامند.',
			},
			ar: {
				names: ['رايدر وايت', 'باميلا كولمان سميث', 'وايت', 'تاروت مرسيليا'],
				say: 'أشهر رسوم التاروت رسمتها باميلا كولمان سميث عام ١٩٠٩ لآرثر إدوارد ويت وطبعها رايدر في لندن. كانت أوّل مجموعة رائجة يحمل كلّ ورق صغير فيها مشهدًا؛ والنمط الفرنسيّ الأقدم يُنسب إلى مرسيليا.',
			},
			es: {
				names: ['Rider Waite', 'Pamela Colman Smith', 'Waite', 'tarot de Marsella'],
				say: 'Las imágenes más conocidas son de Pamela Colman Smith, dibujadas en 1909 para Arthur Edward Waite y publicadas por Rider en Londres. Fue la primera baraja muy vendida con una escena en cada arcano menor; el modelo francés, más antiguo, se llama de Marsella.',
			},
		},
	},
];
