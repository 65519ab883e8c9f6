import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-star',
	motif: 'star',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the star', 'tarot', 'hope', 'starlight', 'al-sufi', 'major arcana'],
			titles: ['Old Light, Fresh Water', 'Pouring Water Back into a Pond'],
			excerpts: [
				'A woman kneels by a pool and pours water into water. It seems a waste, and it is the tarot’s picture of hope.',
				'In 964 an astronomer in Isfahan drew the stars twice each, as seen from below and from above. Most of their names still sound like his.',
			],
			openings: [
				'She has two jugs. Out of one the water runs over the grass and parts into five small streams, which makes sense; the ground is dry somewhere. Out of the other she pours water into the pond. It is full already, it is where she drew it from, and the surface shows rings. A naked woman, kneeling on one knee, with one foot resting on the water as if it were a step; above her a great yellow star and seven white ones, each with eight points. People call this card hope. Seldom has anyone explained the second jug.',
				'In the year 964 Abd al-Rahman al-Sufi, at the court in Isfahan, finished his Book of the Fixed Stars. For every constellation he made two drawings: one as the stars appear to us when we look up, and one as on a globe, seen from outside. He corrected Ptolemy’s brightnesses by looking for himself, and noted a little cloud in Andromeda, which was the first galaxy anybody wrote down. Aldebaran, Deneb, Vega: we still call them in a mangled Arabic. There are eight stars on the seventeenth card of the tarot, and no names.',
			],
			body: [
				'The older cards are quieter about it. In the pack of the Sforza a lady in blue holds one star up with her fingertips, as a cook holds an egg to the light. In another fifteenth-century pack astronomers with instruments dispute beneath it. The naked woman with two jugs, one for the grass and one for a pond already full, appears with the printers of Marseille, and a bird comes to sit on a tree behind her; in London, in 1909, it has become an ibis. Her place in the row is what speaks. She follows upon the Tower. After the one card on which everything is dressed, crowned and falling comes the one on which nobody wears anything and nothing can fall any lower.',
				'Astronomy has added an odd circumstance. The light we see is old. What reaches the eye tonight from the Pole Star set out more than four hundred years ago, when the Marseille cards were just being cut. We steer by news that is out of date. It does not matter, since the star has hardly moved, and sailors came home by it; yet one may ask what kind of knowledge that is. Hope resembles it. It does not consist in information about tomorrow.',
				'For this is the difference from optimism, which reckons with chances and is often right. Optimism would not water the pond. Hope has something of a custom about it, a thing done with the hands when the reckoning is over: laying the table, sowing, answering a letter, though nobody knows what for. Havel, in prison, came to think along such lines. So the second jug may be the real one. The first waters what will bear. The second keeps the water moving.',
				'And she gives away both. Look at how low her jugs already hang, and that she has nothing on in which to carry anything home. Whoever hopes in this manner does not get richer by it; she has only wet knees.',
			],
			counter:
				'Hope can be a sedative. Many have been kept waiting by a star who should have knocked on a door, and those who profit from the waiting like to point upwards. It is also unfairly distributed: after a flood some kneel by the pool and others shovel mud. And astronomers will add that a star is a furnace, quite indifferent, and that our feeling comforted by it tells chiefly about us.',
			practices: [
				'Tonight, or on the next clear night, look for one star from your window and stay with it for six minutes. Write down where it stands, measured by a chimney or an aerial. Look again an hour later and note how far it has gone. It was you who moved, but never mind. Then write one line on something you have kept doing although nobody has asked about it for a year.',
				'Fill two glasses. Carry one to something that needs it: a plant, a dog, somebody at a desk. The other you pour back where it came from, slowly, and watch the surface until it is smooth. It takes four minutes and you will feel silly during the second. Use this feeling to ask which of your daily acts has no purpose that you could name, and would be missed.',
			],
			closings: [
				'The light above her is centuries old and does its work tonight. Something that somebody did long ago without knowing for whom has reached you too. What was it, and where has it been going on from you?',
				'One jug for the field, one for the pond. Whoever does the accounts will strike out the second. On what are you pouring water that is water already, and what would fall silent if you stopped?',
			],
		},
		fa: {
			keywords: ['ستاره', 'تاروت', 'امید', 'صوفی رازی', 'آب', 'آرکانای بزرگ'],
			titles: ['نورِ کهنه، آبِ تازه', 'آبی که به برکه برمی‌گردد'],
			excerpts: [
				'زنی کنار برکه زانو زده و آب را در آب می‌ریزد. کارِ بیهوده‌ای به نظر می‌آید و تصویرِ امید در تاروت همین است.',
				'در سال ۹۶۴ میلادی عبدالرحمان صوفی هر صورت فلکی را دو بار کشید: چنان‌که از زمین پیداست و چنان‌که از بیرون.',
			],
			openings: [
				'دو کوزه دارد. از یکی آب روی علف می‌رود و پنج جوی باریک می‌شود که معنایش پیداست؛ زمین گوشه‌ای خشک است. از دیگری آب را در برکه می‌ریزد. برکه پُر است، آب را هم از همان‌جا برداشته و روی آب حلقه افتاده. زنی برهنه، یک زانو بر خاک و یک پا بر آب، چنان‌که گویی پله است؛ بالای سرش ستاره‌ای بزرگ و زرد و هفت ستارهٔ سفید، همه هشت‌پر. نامِ این کارت را امید گذاشته‌اند. از کوزهٔ دوم کمتر کسی حرفی زده است.',
				'عبدالرحمان صوفی که زادهٔ ری بود، به سال ۹۶۴ میلادی در اصفهان کتابِ ستارگانِ ثابت را تمام کرد. برای هر صورتِ فلکی دو نقش کشید: یکی چنان‌که ما سر بالا می‌کنیم و می‌بینیم، یکی چنان‌که بر کره، از بیرون. روشناییِ ستاره‌ها را با چشم خودش سنجید و بطلمیوس را اصلاح کرد، و لکه‌ای ابرمانند در آندرومدا را نوشت که آن را نخستین کهکشانِ ثبت‌شده می‌دانند. برگِ هفدهمِ تاروت هشت ستاره دارد و هیچ‌کدام نام ندارند.',
			],
			body: [
				'کارت‌های قدیم‌تر کم‌حرف‌ترند. در دستهٔ اسفورتسا بانویی آبی‌پوش ستاره‌ای را با نوکِ انگشت بالا گرفته، مثل آشپزی که تخم‌مرغ را جلوِ نور می‌گیرد. در دسته‌ای دیگر از همان سده منجم‌ها با ابزارشان زیرِ ستاره بحث می‌کنند. زنی که یک کوزه را بر علف خالی می‌کند و کوزه‌ای را در برکه‌ای که پُر است، با چاپچی‌های مارسی آمد و پرنده‌ای هم پشت سرش روی درخت نشست. جایش در صف است که حرف می‌زند: پشت سرِ برج می‌آید. بعد از برگی که در آن همه‌چیز پوشیده و تاج‌دار است و می‌افتد، برگی می‌آید که در آن کسی چیزی بر تن ندارد و هیچ‌چیز پایین‌تر از این نمی‌افتد.',
				'نجوم چیزِ غریبی به تصویر افزوده است. نوری که می‌بینیم کهنه است. آنچه امشب از ستارهٔ قطبی به چشم می‌رسد بیش از چهارصد سال پیش راه افتاده، همان روزها که کارت‌های مارسی را می‌تراشیدند. با خبری راه می‌جوییم که تاریخش گذشته، و کشتی‌ها با همین خبر به خانه رسیده‌اند. امید به این می‌ماند. خبری از فردا در آن نیست.',
				'فرقش با خوش‌بینی همین است. خوش‌بینی حساب می‌کند و خیلی وقت‌ها هم درست درمی‌آید، اما هیچ‌وقت برکه را آب نمی‌دهد. امید به رسم بیشتر شبیه است، به کاری که وقتی حساب تمام شد با دست می‌کنند: سفره انداختن، کاشتن، جواب دادنِ نامه‌ای. در جشنِ تیرگان که آب به هم می‌پاشند، یادِ تیشتر است، ستارهٔ باران، که در اوستا چون اسبی سفید با دیوِ خشکی می‌جنگد و اول شکست می‌خورد. تا مردم نامش را نبرند زورش نمی‌رسد. آب پاشیدن روی آدمِ خیس هم حساب ندارد. شاید کوزهٔ اصلی همان دومی باشد: اولی به چیزی آب می‌دهد که بار خواهد داد و دومی آب را از ایستادن نگه می‌دارد.',
				'و هر دو را هم می‌بخشد. ببین کوزه‌ها چه پایین آمده‌اند و ببین چیزی بر تن ندارد که بشود با آن به خانه برد. کسی که این‌طور امید دارد از آن داراتر نمی‌شود؛ فقط زانویش خیس است.',
			],
			counter:
				'امید می‌تواند مُسکن باشد. خیلی‌ها را ستاره‌ای منتظر نگه داشته است، حال آنکه باید درِ جایی را می‌زدند؛ و کسانی که از این انتظار سود می‌برند دوست دارند بالا را نشان بدهند. تقسیمش هم عادلانه نیست: بعد از سیل یکی کنارِ برکه زانو می‌زند و یکی لجن پارو می‌کند. منجم هم می‌گوید ستاره کوره‌ای است بی‌خبر از ما، و دل‌گرمیِ ما بیشتر از خودِ ما خبر می‌دهد.',
			practices: [
				'امشب، یا هر شبی که آسمان صاف بود، از پنجره یک ستاره پیدا کن و شش دقیقه با آن بمان. جایش را با لبِ بام یا آنتنی اندازه بگیر و بنویس. یک ساعت بعد دوباره نگاه کن که چقدر رفته است. تو رفته‌ای، ولی مهم نیست. بعد یک خط بنویس دربارهٔ کاری که یک سال است کسی سراغش را نگرفته و تو هنوز انجامش می‌دهی.',
				'دو لیوان آب پُر کن. یکی را برای چیزی ببر که لازم دارد: گلدانی، گربه‌ای، کسی که پشت میز است. دیگری را آهسته به همان‌جا که برداشتی برگردان و به آب نگاه کن تا صاف شود. چهار دقیقه هم نمی‌کشد و سرِ دومی خنده‌ات می‌گیرد. با همان خنده از خودت بپرس کدام کارِ هرروزه‌ات هدفی ندارد که بشود گفت، و اگر نباشد جایش خالی می‌ماند.',
			],
			closings: [
				'نورِ بالای سرِ او چند قرن عمر دارد و کارِ امشب را می‌کند. چیزی هم که کسی سال‌ها پیش کرده، بی‌آنکه بداند برای که، به تو رسیده است. چه بود، و از تو به کجا می‌رود؟',
				'یک کوزه برای زمین، یکی برای برکه. حسابدار دومی را خط می‌زند. تو بر چه چیزی آب می‌ریزی که خودش آب است، و اگر دست بکشی کدام صدا خاموش می‌شود؟',
			],
		},
		ar: {
			keywords: ['النجمة', 'تاروت', 'الأمل', 'ضوء النجوم', 'عبد الرحمن الصوفي', 'الأوراق الكبرى'],
			titles: ['ضوء قديم وماء جديد', 'ماء يُصبّ في الماء'],
			excerpts: [
				'امرأة على ركبتها عند بركة تصبّ الماء في الماء. يبدو عبثًا، وهو صورة الرجاء في أوراق التاروت.',
				'سنة ٩٦٤ رسم عبد الرحمن الصوفي كلّ كوكبة مرّتين: كما تُرى من الأرض، وكما تُرى من خارجها.',
			],
			openings: [
				'معها جرّتان. من الأولى يجري الماء على العشب ويتفرّع خمسة جداول، وذلك مفهوم، فثمّة أرض عطشى في ناحية ما. ومن الثانية تصبّ الماء في البركة. والبركة ملأى، ومنها أخذت ماءها، وعلى وجهها تتّسع الحلقات. امرأة لا ثوب عليها، ركبتها على التراب وقدمها على الماء كأنّه درجة سلّم، وفوقها نجمة صفراء عظيمة وسبع بيض، لكلّ منها ثمانية رؤوس. يسمّي الناس هذه الورقة ورقة الرجاء. وقلّ من فسّر أمر الجرّة الثانية.',
				'في سنة ٩٦٤ للميلاد فرغ عبد الرحمن الصوفي في أصفهان من «كتاب صور الكواكب الثابتة». رسم لكلّ كوكبة صورتين: واحدة كما تظهر لنا إذا رفعنا رؤوسنا، وأخرى كما تكون على الكرة لمن ينظر إليها من خارجها. وأصلح مقادير بطليموس في اللمعان بالنظر بعينيه، وذكر لطخة سحابيّة في المرأة المسلسلة هي أوّل مجرّة دوّنها أحد. والدبران والنسر الواقع وذنب الدجاجة ما زالت تجري محرّفة على ألسنة الأمم. وفي الورقة السابعة عشرة ثماني نجوم، ولا اسم لواحدة منها.',
			],
			body: [
				'الأوراق الأقدم أقلّ كلامًا. ففي مجموعة سفورزا سيّدة في ثوب أزرق ترفع نجمة بأطراف أصابعها كما ترفع الطاهية البيضة أمام الضوء. وفي مجموعة أخرى من القرن ذاته فلكيّون يتجادلون تحتها ومعهم آلاتهم. أمّا المرأة التي تصبّ جرّة على العشب وجرّة في بركة ملأى فجاءت مع طابعي مرسيليا، ومعها طائر على شجرة صار في لندن أبا منجل. وكانت السيّدة الأولى ترفع بصرها إلى ما في يدها، وكان الفلكيّون يرفعون أبصارهم إلى السماء؛ أمّا صاحبة الجرّتين فتنظر إلى الماء. والكلام كلّه في موضعها من الصفّ: إنّها تلي البرج. فبعد الورقة التي كلّ ما فيها مكسوّ متوّج ساقط، تأتي الورقة التي لا يلبس فيها أحد شيئًا ولا يجد شيء مكانًا أدنى يسقط إليه.',
				'وقد زاد علم الفلك أمرًا عجيبًا. فالضوء الذي نراه قديم. وما يصل الليلة إلى العين من نجم القطب خرج منه قبل أكثر من أربعمئة سنة، أيّام كانت قوالب مرسيليا تُحفر. نهتدي بخبر فات تاريخه، ولا ضير، فقد عادت به السفن إلى مراسيها. والرجاء شبيه بذلك. ليس فيه نبأ عن الغد، ومن طلب منه نبأً خاب، ومن سار به بلغ.',
				'وهذا ما يفصله عن التفاؤل. فالتفاؤل يحسب الاحتمالات ويصيب كثيرًا، غير أنّه لا يسقي بركة. وأمّا الرجاء ففيه شيء من العادة، من العمل الذي تعمله اليد بعد أن ينتهي الحساب: بسط المائدة، وزرع الفسيلة، والردّ على رسالة. وكان العرب يرقبون الأنواء، فإذا سقط نجم وطلع رقيبه انتظروا المطر، وصدق النوء أو أخلف؛ ثمّ سمّوا المخلف منه خاويًا ومضوا إلى الذي يليه، ولم يهدموا التقويم. فلعلّ الجرّة الثانية هي المقصودة: الأولى تسقي ما سيثمر، والثانية تمنع الماء من الركود. ومن نشأ بقرب ساقية يعلم أنّ الماء الذي لا يُحرَّك يفسد وإن كان كثيرًا، وأنّ صوته هو أوّل ما يضيع منه.',
				'ثمّ إنّها تعطي الجرّتين كلتيهما. لننظر كم انخفضتا، ولننظر إلى أنّه لا ثوب لها تحمل فيه شيئًا إلى البيت. فمن رجا على هذا النحو لم يزدد غنى، ولم يكن له من ذلك كلّه إلّا ركبة مبلّلة وصوت ماء.',
			],
			counter:
				'قد يكون الرجاء مسكّنًا. فكم من أناس أجلستهم نجمة للانتظار وكان الأولى أن يطرقوا بابًا، والمنتفعون بانتظارهم يحبّون الإشارة إلى أعلى. وهو أيضًا سيّئ القسمة: بعد السيل يجثو بعضهم عند البركة ويجرف بعضهم الوحل. ويزيد الفلكيّ أنّ النجمة أتون لا يدري بنا، وأنّ ارتياحنا إلى ضوئها خبر عنّا قبل أن يكون خبرًا عنها.',
			practices: [
				'في هذه الليلة أو في أوّل ليلة صافية تُختار من النافذة نجمة واحدة، وتدوم الصحبة ستّ دقائق. يُدوَّن موضعها بالقياس إلى حافّة سطح أو سلك. وبعد ساعة يُنظر كم مضت. والناظر هو الذي مضى، ولا بأس. ثمّ يُكتب سطر واحد عن عمل ما زال قائمًا مع أنّ أحدًا لم يسأل عنه منذ سنة، ويُكتب إلى جانبه متى بدأ.',
				'املؤوا كأسين. احملوا الأولى إلى من يحتاج إليها: نبتة، أو هرّة، أو جالس إلى مكتبه. والثانية تُعاد إلى حيث أُخذت، على مهل، مع النظر إلى وجه الماء حتّى يستوي. أربع دقائق لا أكثر، وفي الثانية منهما ما يبعث على الضحك. فليُستفد من الضحك في سؤال: أيّ فعل من أفعال كلّ يوم لا غاية له تُذكر، ولو انقطع لافتُقد؟',
			],
			closings: [
				'عمر الضوء الذي فوقها قرون، وهو يؤدّي عمل الليلة. وقد وصل إلى كلّ واحد منّا شيء صنعه أحدهم قديمًا ولا يدري لمن. فما هو ذلك الشيء، وإلى أين يمضي من هنا؟',
				'جرّة للأرض وجرّة للبركة، ومن حسب شطب الثانية. ولم تُسأل المرأة عن الحساب، ولو سُئلت لأكملت الصبّ قبل أن تجيب. فعلى أيّ شيء يُصبّ الماء وهو ماء في الأصل، وأيّ صوت يسكت لو كفّت اليد؟',
			],
		},
		es: {
			keywords: ['la estrella', 'tarot', 'esperanza', 'estrellas', 'agua', 'arcanos mayores'],
			titles: ['Luz vieja, agua nueva', 'Devolver el agua al estanque'],
			excerpts: [
				'Una mujer arrodillada vierte agua en el agua. Parece un despilfarro, y es la imagen de la esperanza en el tarot.',
				'En 964, en Isfahán, al-Sufi dibujó cada constelación dos veces: como la vemos y como se vería desde fuera. Con esos nombres seguimos mirando.',
			],
			openings: [
				'Tiene dos cántaros. Del primero sale un agua que corre por la hierba y se abre en cinco regueros; se entiende, algo habrá seco. Con el segundo vierte agua en el estanque. El estanque está lleno, de ahí la sacó, y en la superficie se agrandan los círculos. Una mujer desnuda, una rodilla en tierra y un pie sobre el agua, como si fuese un escalón; encima, una estrella amarilla enorme y siete blancas, todas de ocho puntas. A esta carta la llaman esperanza. Del segundo cántaro casi nadie da explicaciones.',
				'En 964, Abd al-Rahman al-Sufi terminó en Isfahán su libro de las estrellas fijas. Hizo dos dibujos de cada constelación: uno según se ve levantando la cabeza y otro según se vería en un globo, desde fuera. Corrigió los brillos de Tolomeo mirando por sí mismo y apuntó una nubecilla en Andrómeda, la primera galaxia de la que hay noticia escrita. Tres siglos después, los sabios de Alfonso X lo tradujeron al castellano. Aldebarán, Deneb, Vega: seguimos llamándolas en un árabe maltratado. Las ocho estrellas de la carta diecisiete no tienen nombre.',
			],
			body: [
				'Los naipes antiguos son más callados. En la baraja Sforza una dama de azul sostiene una estrella con la punta de los dedos, igual que se mira un huevo al trasluz. En otra del mismo siglo, unos astrónomos discuten debajo con sus aparatos. La mujer de los dos cántaros, uno para la hierba y otro para un estanque ya lleno, llegó con los impresores de Marsella, y con ella un pájaro en un árbol, que en Londres se volvió ibis. Lo que habla es el lugar que ocupa. Viene justo detrás de La Torre. Después de la carta en que todo va vestido, coronado y cayendo, aquella en que nadie lleva nada puesto y no queda adónde caer.',
				'La astronomía ha añadido una circunstancia extraña: la luz es vieja. La que hoy te llega de la Polar salió hace más de cuatrocientos años, cuando se tallaban las planchas de Marsella y Cervantes andaba cobrando impuestos. Nos guiamos por noticias atrasadas. No importa, los barcos volvían a casa con ellas. Pero es un saber bien curioso, y la esperanza se le parece. Tampoco ella informa sobre mañana.',
				'En eso se aparta del optimismo, que calcula y a menudo acierta. Un optimista no riega estanques. La esperanza tiene algo de costumbre, de cosa que se hace con las manos cuando se han acabado las cuentas: poner la mesa, sembrar, contestar una carta. Machado, viendo al olmo partido por el rayo echar unas hojas verdes, no dedujo nada; tomó nota. Quizá el cántaro importante sea el segundo. El primero riega lo que dará fruto. El segundo impide que el agua se quede quieta.',
				'Y se vacían los dos. Mira qué bajos los tiene ya, y que no lleva ropa donde guardarse nada. Quien espera de ese modo no sale más rico. Sale con una rodilla mojada.',
			],
			counter:
				'La esperanza puede ser un calmante. A muchos los ha tenido esperando una estrella cuando debían llamar a una puerta, y quienes sacan partido de esa espera suelen señalar hacia arriba. Está, además, mal repartida: tras la riada unos se arrodillan junto al estanque y otros sacan barro. Un astrónomo añadirá que una estrella es un horno que no sabe que existimos; el consuelo lo ponemos nosotros.',
			practices: [
				'Esta noche, o la primera que salga despejada, busca una estrella desde tu ventana y quédate con ella seis minutos. Anota dónde está respecto a una antena o un alero. Vuelve al cabo de una hora y mira cuánto se ha movido. Te has movido tú, pero da igual. Después escribe una línea sobre algo que sigues haciendo aunque hace un año que nadie pregunta por ello.',
				'Llena dos vasos. Lleva uno adonde haga falta: una planta, un gato, alguien que esté trabajando. El otro devuélvelo despacio al sitio de donde lo sacaste y mira el agua hasta que se alise. Son cuatro minutos, y con el segundo te sentirás un poco tonto. Aprovecha para preguntarte qué gesto tuyo de cada día carece de finalidad y, sin embargo, se echaría de menos.',
			],
			closings: [
				'La luz que tiene encima cuenta siglos y hace su trabajo esta noche. También a ti te ha llegado algo que alguien hizo sin saber para quién. ¿Qué era, y hacia dónde sigue desde tus manos?',
				'Un cántaro para la tierra y otro para el estanque; cualquier contable tacharía el segundo. ¿Qué riegas tú que ya es agua, y qué rumor se apagaría si lo dejases?',
			],
		},
	},
};
