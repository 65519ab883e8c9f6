import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'shoes',
	motif: 'path',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['shoes', 'shoe', 'dream of shoes', 'barefoot', 'lost shoe', 'slipper', 'sandals'],
			titles: ['An eagle, a sandal and the King of Egypt', 'One shoe is missing: what feet dream of'],
			excerpts: [
				'Strabo heard in Egypt of an eagle that dropped a sandal in the king’s lap. Nine centuries on, the same shoe turned up in China, made of gold.',
				'Shoes are marriage, said the interpreters, and travel. Both begin with something that pinches.',
			],
			openings: [
				'At the smallest of the three great pyramids Strabo was told the following. A girl called Rhodopis was bathing; an eagle snatched one of her sandals from the maid, carried it to Memphis and let it fall into the lap of the king, who was just sitting in judgement in the open air. He looked at its shape and had all Egypt searched for the foot. It is the earliest Cinderella that we have, some two thousand years old, and in it nobody has to be home by midnight.',
				'Outside a mosque on a Friday there are four hundred shoes, toes to the wall or to the sky, black, trodden down at the heel, one pair pink with a cat on it. Their owners are inside. For half an hour the street belongs to footwear. Then the first come out, look, and put their foot without hesitation into the right one among all the black ones. It is a small miracle of recognition, which is interrupted at most once a week by a shout.',
			],
			body: [
				'For the Arabic interpreters the shoe is a foot on the road and a marriage. A new pair, put on and walked in, is travel; put on but not walked in, a contract with a woman that has not yet become a household. If a strap tears, something holds one up. If only one is left, the partner stays behind. They had the verse before them in which Moses is told at the fire to take off his sandals, and therefore knew also the third thing: there are places to which one does not bring them.',
				'Round about 850 Duan Chengshi wrote down what a servant from the south of China had told him: Ye Xian, a stepmother, the bones of a fish, a feast, and a golden shoe as light as down that made no sound on stone. The king who buys it tries it on all the women of his country, since he does not ask who she is, only whom it fits. A thousand years of slippers have followed her. Psychoanalysts have interpreted them at length, and cobblers not at all.',
				'Arabs say of someone who comes home with nothing that he came back with the boots of Hunayn. A Bedouin had haggled with the cobbler Hunayn and not bought. So Hunayn dropped one of the boots by the road, and farther on the other. The Bedouin passes the first, for what is one boot; finds the second, ties up his camel, runs back for the first, and when he returns has a pair of boots and no camel.',
				'All these are stories about a single shoe. A pair is just clothing; it goes about its business and is not dreamt of. The one asks for the other and sets somebody running, king or Bedouin. This may explain why in dreams it is so seldom both that are missing. To be barefoot is a state. To have one shoe is a question, and one limps while one thinks about it.',
			],
			counter:
				'Feet slip from under blankets; a cold one can furnish a whole night with snow and lost boots. And it is well to distrust the idea that what we wear changes who we are. In 2012 two researchers reported that people in a doctor’s white coat paid better attention, and it made headlines; a careful repetition some years later did not find it. Perhaps shoes too are rather less eloquent than those who interpret them.',
			practices: [
				'Turn over the pair you wear most and study the soles for four minutes as if they belonged to a stranger. Where are they thin: heel, outer edge, one big toe? Write down a description of that person in three sentences, with a guess at what they are always hurrying to or leaning away from. Then stand up in your socks, shift your weight to the place that is thick, and remain for ten breaths.',
				'Put one shoe by the front door, pointing outwards, and hide the other somewhere in the house where you seldom go. Leave it so until evening. Whenever you see the single one, note in a word where it wants to go. Before bed fetch the second, from its hiding place by the longest way through your rooms, barefoot. Set them side by side. Write underneath the list which of the words both could agree on.',
			],
			closings: [
				'He had the boots in the end, good boots, and a long way home to think of the camel. For which second half did you run back, and what was tied up meanwhile at the roadside?',
				'There is no mark on them, they are all black, and each foot knows. What do you recognise at once as yours that nobody else could tell from its neighbours?',
			],
		},
		fa: {
			keywords: ['کفش', 'خواب کفش', 'تعبیر خواب کفش', 'پابرهنه', 'لنگه کفش', 'گم شدن کفش', 'جوراب'],
			titles: ['جفت شدن کفش‌ها و خیال سفر', 'لنگه‌کفشی که عقاب آورد'],
			excerpts: [
				'کفش‌ها که روی هم سوار شوند مادربزرگ می‌گوید سفر در پیش است. معبّران همین را گفته‌اند و یک چیز دیگر هم: ازدواج.',
				'عقابی صندلِ دختری را در دامن شاه مصر انداخت و بیش از هشتصد سال بعد همان کفش، از طلا، در چین پیدا شد.',
			],
			openings: [
				'دم در خانهٔ پدربزرگ، جمعه‌ها، کفش‌ها تا توی کوچه می‌رسید. هر که می‌آمد خم می‌شد و مال خودش را کنار مال بزرگ‌ترها جفت می‌کرد، نوک رو به بیرون برای مهمانی که عجله داشت. اگر لنگه‌ای روی لنگهٔ دیگر سوار می‌شد مادربزرگ می‌گفت صاحبش مسافر است و چشمش پی صاحبش می‌رفت. شب که همه می‌رفتند، جای چهل پا روی موزاییک خالی بود و همیشه یک جفت می‌ماند که معلوم نمی‌شد مال کیست.',
				'پای کوچک‌ترینِ سه هرم بزرگ برای استرابون تعریف کردند که دختری به نام رودوپیس آب‌تنی می‌کرد. عقابی یکی از صندل‌هایش را از دست کنیز ربود و به ممفیس برد و در دامن شاه انداخت که در هوای باز داوری می‌کرد. شاه به شکلش نگاه کرد و فرمان داد همهٔ مصر را دنبال آن پا بگردند. کهن‌ترین سیندرلایی است که داریم، نزدیک دو هزار ساله، و در آن هیچ‌کس مجبور نیست نیمه‌شب خانه باشد.',
			],
			body: [
				'کفش برای معبّران مسلمان دو چیز بود: راه و همسر. کفش نو که بپوشی و در آن راه بروی سفر است؛ بپوشی و راه نروی، عقدی که هنوز خانه نشده. بندش پاره شود چیزی معطلت می‌کند. یک لنگه بماند، رفیق راه جا مانده است. آیه‌ای هم پیش چشمشان بود که در آن کنار آتش به موسی می‌گویند پای‌افزار از پا درآور. پس سومی را هم می‌دانستند: جاهایی هست که کفش را آنجا نمی‌برند.',
				'نزدیک سال ۸۵۰ میلادی دوان چنگ‌شی قصه‌ای را که خدمتکاری از جنوب چین گفته بود نوشت: یه‌شین، نامادری، استخوان‌های یک ماهی، جشنی، و کفشی زرین سبک چون پر که روی سنگ صدا نمی‌کرد. شاهی که آن را می‌خرد به پای همهٔ زنان کشورش می‌کند؛ نمی‌پرسد کیست، می‌پرسد اندازهٔ کیست. هزار سال دمپایی پشت سرش آمده. روان‌کاوان درباره‌شان بسیار نوشته‌اند و کفاش‌ها هیچ.',
				'عرب‌ها دربارهٔ کسی که دست‌خالی برگردد می‌گویند با چکمه‌های حُنین آمد. بادیه‌نشینی با حنینِ کفاش چانه زده و نخریده بود. حنین یک لنگه را سر راهش انداخت و لنگهٔ دیگر را جلوتر. مرد از اولی گذشت، که یک لنگه به چه کار می‌آید. به دومی که رسید شترش را بست و برای اولی برگشت. وقتی آمد چکمه داشت و شتر نداشت. ملانصرالدین باهوش‌تر بود: بچه‌ها خواستند از درخت بالا برود تا کفشش را بدزدند؛ کفش‌ها را زیر بغل زد و گفت شاید از آن بالا راهی باشد.',
				'این‌ها همه قصهٔ یک لنگه‌اند. جفت فقط پوشاک است و کار خودش را می‌کند و خوابش را نمی‌بینند. لنگه دنبال آن یکی می‌گردد و کسی را به دویدن وامی‌دارد. شاید برای همین است که در خواب کمتر هر دو گم می‌شوند. پابرهنگی حالی است؛ یک لنگه پرسش است، و آدم تا فکرش را بکند می‌لنگد.',
			],
			counter:
				'پا از زیر لحاف بیرون می‌ماند و یک پای سرد می‌تواند شبی را پر از برف و پوتین گم‌شده کند. به این حرف هم که لباس آدم را عوض می‌کند نباید زود دل بست. در سال ۲۰۱۲ دو پژوهشگر نوشتند پوشیدن روپوش سفید پزشکان دقت را بالا می‌برد و خبرش پیچید؛ تکرار دقیقش چند سال بعد چیزی نشان نداد. شاید کفش هم از مفسّرانش کم‌حرف‌تر باشد.',
			practices: [
				'کفشی را که از همه بیشتر می‌پوشی برگردان و چهار دقیقه تَخت آن را نگاه کن، انگار مال غریبه‌ای است. کجایش ساییده: پاشنه، لبهٔ بیرون، زیر یک شست؟ در سه جمله صاحبش را وصف کن و حدس بزن مدام به کدام سو می‌دود یا از چه کنار می‌کشد. بعد با جوراب بایست، وزنت را بر جایی بینداز که هنوز کلفت است، و ده نفس بمان.',
				'یک لنگه را دم در بگذار، نوک رو به بیرون، و لنگهٔ دیگر را جایی از خانه پنهان کن که کمتر می‌روی. تا شب همین باشد. هر بار که چشمت به آن یکی افتاد با یک کلمه بنویس دلش می‌خواهد کجا برود. پیش از خواب دومی را از دورترین راهِ خانه، پابرهنه، بیاور و جفتشان کن. زیر فهرست بنویس هر دو بر سر کدام کلمه کنار آمدند.',
			],
			closings: [
				'آن یک جفتی که هر جمعه می‌ماند صاحبی داشت که لابد پابرهنه رفته بود و کسی نفهمید. خودت را از کدام مهمانی بی‌کفش بیرون زده‌ای؟',
				'آخرش چکمه‌ها را داشت، چکمه‌های خوبی هم بود، و راه درازی تا خانه که به شتر فکر کند. برای کدام لنگه برگشتی، و در این میان چه را کنار راه بسته بودی؟',
			],
		},
		ar: {
			keywords: ['حذاء', 'نعل', 'الحذاء في المنام', 'تفسير حلم الحذاء', 'ضياع الحذاء', 'حافي القدمين', 'خف'],
			titles: ['خُفّا حُنين والجمل الذي ضاع', 'نسر ونعل وملك في منف'],
			excerpts: [
				'عاد الأعرابيّ بخفّين جيّدين ومن غير جمل. وكذلك أحلام الأحذية: تدور كلّها حول فردة واحدة.',
				'خطف نسر نعلًا وألقاه في حجر ملك مصر. وبعد تسعة قرون ظهر الحذاء نفسه في الصين مصنوعًا من ذهب.',
			],
			openings: [
				'ساوم أعرابيّ إسكافًا من الحيرة اسمه حُنين على خفّين حتى أغضبه، ثم لم يشتر. فمضى حنين وألقى أحد الخفّين في طريقه، وألقى الآخر أبعد منه، واختبأ. مرّ الأعرابيّ بالأوّل فقال: ما أشبهه بخفّ حنين، لو كان معه الثاني لأخذته. فلمّا بلغ الثاني ندم، فأناخ راحلته ورجع يطلب الأوّل. وأخذ حنين الراحلة وما عليها. وعاد الرجل إلى قومه فسألوه: بمَ جئت؟ قال: بخفّي حنين، فسار القول مثلًا إلى اليوم.',
				'على باب جامع يوم الجمعة أربعمئة حذاء، سود في معظمها، مدعوسة الأعقاب، وبينها زوج ورديّ صغير عليه صورة قطّة. أصحابها في الداخل، والشارع نصف ساعة للأحذية وحدها. ثم يخرج الأوائل، وينظر كلّ منهم لحظة، ويضع قدمه من غير تردّد في الصحيح من بين كلّ هذا السواد. معجزة صغيرة في المعرفة تتكرّر كلّ أسبوع، ولا يقطعها إلّا صيحة رجل واحد في آخر الصفّ يرفع فردة ويسأل عن أختها.',
			],
			body: [
				'في الحذاء عند المعبّرين أمران: السفر والزواج. فمن لبس نعلًا جديدة ومشى فيها سافر، ومن لبسها ولم يمش فعَقد لم يصر بيتًا بعد. وإن انقطع الشسع تعوّق، وإن بقيت فردة واحدة تخلّف الرفيق أو الشريك. والضيّق همّ على قدره، والواسع ستر مع قلّة نفع. وكانت أمامهم الآية التي قيل فيها لموسى عند النار أن يخلع نعليه، فعرفوا الأمر الثالث أيضًا، وهو أنّ من المواضع ما لا يُدخل إليه بشيء من غبار الطريق، مهما كان الطريق شريفًا. وكان المعبّر ينظر إلى قدمي السائل قبل أن يجيب، فمن جاءه يشكو حلمًا بالحفاء وهو ينتعل جديدًا سمع منه غير ما يسمعه من جاء على قدميه من آخر السوق.',
				'وعند أصغر الأهرام الثلاثة حُكي لسترابون، قبل ألفي سنة، أنّ فتاة اسمها رودوبيس كانت تستحمّ فخطف نسر أحد نعليها وحمله إلى منف، وألقاه في حجر الملك وهو يقضي بين الناس في العراء. أعجبه شكله فأرسل من يبحث في مصر كلّها عن القدم. وهي أقدم سندريلا نعرفها، وليس فيها موعد عند منتصف الليل. ونحو سنة ٨٥٠ للميلاد دوّن كاتب صينيّ حكاية ييشيان وحذائها الذهبيّ الذي لا صوت له على الحجر، وملكها أيضًا لا يسأل من هي، بل على من يجيء هذا القياس. أمّا توت عنخ آمون فوُجدت معه صنادل رُسم أعداؤه على باطنها، ليطأهم كلّما مشى.',
				'كتب المحلّلون النفسيّون في هذا الحذاء كثيرًا، ولم يكتب الإسكافيّون شيئًا، مع أنّهم أعلم الناس بما يفعله الطريق بالنعل. وفي حكايات جحا أنّ الصبيان أرادوا أن يصعد شجرة ليسرقوا نعليه، فوضعهما تحت إبطه وقال: لعلّي أجد من فوق طريقًا. وهذا تعبير كامل لمن أراد: لا يُترك أسفل الشجرة ما قد يُحتاج إليه فوقها، ولا يُؤمن من يلحّ في الدعوة إلى الصعود.',
				'هذه كلّها حكايات عن فردة. أمّا الزوج فثياب ككلّ الثياب، يمضي في شأنه ولا يُحلم به. والفردة تطلب أختها وتجعل أحدًا يركض، ولو كان ملكًا. ولعلّ هذا سبب أنّ الضائع في المنام قلّما يكون الاثنتين. الحفاء حال، والفردة الواحدة سؤال، وصاحبها يعرج حتى يجيب عنه، أو حتى يتعلّم أن يسمّي عرجه مشية.',
			],
			counter:
				'تنزلق القدم من تحت اللحاف، وقدم باردة واحدة تكفي لليلة كاملة من الثلج والأحذية الضائعة. ولا ينبغي التسليم سريعًا بأنّ الملبس يغيّر لابسه. ففي سنة ٢٠١٢ ذكر باحثان أنّ من ارتدى معطف طبيب أبيض صار أشدّ انتباهًا، وطار الخبر، ثم أُعيدت التجربة بعناية بعد سنوات فلم تُظهر ذلك. وربّما كانت الأحذية أقلّ فصاحة ممّن يتكلّمون باسمها.',
			practices: [
				'اقلبوا الحذاء الذي يُلبس أكثر من غيره، وانظروا أربع دقائق في نعله كأنّه لغريب. أين رقّ: عند العقب، أم في الحافّة الخارجيّة، أم تحت الإبهام؟ صفوا صاحبه في ثلاث جمل، وخمّنوا إلى أيّ شيء يسرع دائمًا أو عن أيّ شيء يميل. ثم قفوا بالجوارب، وانقلوا الثقل إلى الموضع الذي ما زال سميكًا، وابقوا كذلك عشرة أنفاس كاملة.',
				'ضعوا فردة عند الباب ومقدّمها إلى الخارج، وأخفوا أختها في موضع من البيت قلّما يُدخل إليه، واتركوا الأمر على هذا حتى المساء. كلّما وقعت العين على الوحيدة فاكتبوا بكلمة واحدة إلى أين تريد أن تذهب. وقبل النوم أحضروا الثانية حفاةً من أطول طريق بين الغرف، واجمعوهما، واكتبوا تحت القائمة على أيّ كلمة اتّفقت الفردتان في النهاية.',
			],
			closings: [
				'كان الخفّان جيّدين حقًّا، وكانت الطريق إلى القوم طويلة تتّسع للتفكير في الجمل. لأيّ فردة كان الرجوع، وماذا كان معقولًا في أثناء ذلك على جانب الطريق؟',
				'كلّها سود ولا علامة عليها، والقدم تعرف. ما الذي يُعرف عندكم في لحظة من بين ألف شبيه، ولا يستطيع أحد غيركم أن يميّزه؟',
			],
		},
		es: {
			keywords: ['zapatos', 'zapato', 'soñar con zapatos', 'descalzo', 'perder un zapato', 'sandalia', 'calzado'],
			titles: ['Con un zapato solo', 'Un águila, una sandalia y el rey de Egipto'],
			excerpts: [
				'Cada cual sabe dónde le aprieta el zapato, dice el refrán. En sueños lo que suele pasar es que falta uno.',
				'A Estrabón le contaron en Egipto que un águila dejó caer una sandalia en el regazo del rey. Nueve siglos después apareció en China, y era de oro.',
			],
			openings: [
				'La noche del 5 de enero los zapatos hablan por sus dueños. Se dejan limpios junto al balcón, los de charol de la niña, las zapatillas enormes del hermano que ya no cree y los pone por si acaso, las alpargatas del abuelo, que pide salud y le traen calcetines. Al lado, agua para los camellos. Ningún otro objeto de la casa sirve para eso; nadie espera nada de un guante. Por la mañana cada uno va sin dudar hacia el suyo, y solo entonces mira qué hay dentro.',
				'Al pie de la más pequeña de las tres grandes pirámides le contaron a Estrabón lo siguiente. Se bañaba una muchacha llamada Rodopis; un águila le arrebató a la criada una sandalia, voló hasta Menfis y la soltó en el regazo del rey, que administraba justicia al aire libre. Este miró la forma y mandó buscar por todo Egipto el pie. Es la Cenicienta más antigua que tenemos, de hace unos dos mil años, y en ella no hay que volver a medianoche.',
			],
			body: [
				'Para los intérpretes árabes el zapato es camino y es boda. Un par nuevo, calzado y andado, es viaje; calzado sin andar, un contrato que aún no ha llegado a casa. Si se rompe la correa, algo entretiene; si queda uno solo, el compañero se ha quedado atrás. Tenían delante la aleya en que a Moisés, junto al fuego, se le manda quitarse las sandalias, y conocían por eso la tercera cosa: hay sitios adonde no se llevan.',
				'Hacia 850 Duan Chengshi puso por escrito lo que le había contado un criado del sur de China: Ye Xian, una madrastra, las espinas de un pez, una fiesta y un zapato de oro que no sonaba en la piedra. El rey que lo compra se lo prueba a las mujeres de todo su país, porque no pregunta quién es, pregunta a quién le vale. Los psicoanalistas han escrito mucho sobre ese zapato. Los zapateros, nada.',
				'De quien vuelve con las manos vacías dicen los árabes que trae las botas de Hunayn. Un beduino le había regateado al zapatero hasta hartarlo y se fue sin comprar. Hunayn dejó una bota en el camino y, más adelante, la otra. El beduino pasa de largo ante la primera, porque qué hace uno con una bota; al llegar a la segunda ata el camello y corre a buscarla. Cuando regresa tiene el par completo y ningún camello.',
				'Son historias de uno solo. Un par es ropa, va a lo suyo y nadie lo sueña. El suelto pide el otro y pone a correr a alguien, sea rey o beduino. Será por eso por lo que de noche rara vez faltan los dos. Ir descalzo es un estado. Llevar un zapato es una pregunta, y mientras se piensa se cojea.',
			],
			counter:
				'Los pies se salen de la manta, y uno frío amuebla una noche entera de nieve y botas perdidas. Conviene además desconfiar de la idea de que lo que nos ponemos nos cambia. En 2012 dos investigadores contaron que con una bata blanca de médico se atiende mejor, y salió en todas partes; una repetición cuidadosa, años después, no lo encontró. A lo mejor el calzado es menos elocuente que sus comentaristas.',
			practices: [
				'Dale la vuelta al par que más usas y estudia las suelas cuatro minutos como si fueran de un desconocido. ¿Dónde han cedido: el tacón, el borde de fuera, un dedo gordo? Describe a esa persona en tres frases y aventura hacia qué corre siempre o de qué se aparta. Ponte luego en calcetines, carga el peso en la parte que sigue gruesa y quédate diez respiraciones.',
				'Deja un zapato junto a la puerta de la calle, con la punta hacia fuera, y esconde el otro en un sitio de la casa al que casi no vayas. Así hasta la noche. Cada vez que veas al solitario apunta con una palabra adónde quiere ir. Antes de acostarte trae al segundo, sin calzarte, por el camino más largo. Júntalos y escribe en cuál de esas palabras se pusieron de acuerdo.',
			],
			closings: [
				'El hermano mayor ya no cree, y esa noche los ha limpiado más que nadie. ¿Qué sigues poniendo en el balcón por si acaso, sin contárselo a los de casa?',
				'Acabó teniendo las botas, y eran buenas, y un largo trecho para acordarse del camello. ¿A por qué segunda mitad corriste tú, y qué habías dejado atado al borde del camino?',
			],
		},
	},
};
