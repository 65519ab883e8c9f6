import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'chaharshanbe-suri',
	motif: 'fire',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'chaharshanbe suri',
				'charshanbe suri',
				'fire jumping',
				'last wednesday',
				'bonfire',
				'spoon banging',
				'falgush',
			],
			titles: ['A bargain with seven small fires', 'My yellow to you, your red to me'],
			excerpts: [
				'On the last Tuesday evening of the year Iranians jump over fire and propose an exchange of colours. In the tenth century a palace paid for it.',
				'Veiled figures bang spoons at the door and strangers eavesdrop at the crossroads. The evening before the last Wednesday has more to it than smoke.',
			],
			openings: [
				'Seven heaps of brushwood in a lane, an arm’s length apart, and a queue in which a grandmother stands behind a boy in football shoes. She has tucked her skirt into her stockings. He goes over all seven at a run; she steps beside the smallest, lifts one foot across the last glow, and everybody applauds as if she had cleared a wall. While crossing one says a sentence. My yellow to you, your red to me. The fire takes delivery of a winter’s pallor and gives out colour. It has never asked for a receipt.',
				'There is a knocking at the door that is no knocking: metal on metal, a spoon on a copper bowl. Outside stand two figures under long veils, heads down, silent. By the height of one of them it could be the neighbour’s son, by the shoes his uncle. Nobody may ask. You put into the bowl what you have, nuts, rice, a sweet, and if you are of the merry sort a little water. They bow and go clanging on to the next house. Who they were will be debated until April.',
			],
			body: [
				'On the last Tuesday night of the Persian year people leap over small fires in the lane. Suri, in the name of that night, is read by some as red and by others as festive, and both may be right. A chronicle of Bukhara has the oldest fire that sounds like theirs. In the reign of Mansur, son of Nuh, shortly after 960, the year was not yet over when on the night of Suri, as was the old custom, a great fire was lit. A spark flew up, the roof of the palace caught, and the palace burned down. The prince moved out before morning. The chronicle neither moralises nor reports that the custom was given up.',
				'It is often called Zoroastrian, and Zoroastrians look at it with mixed feelings. For them fire is a presence to be kept clean, fed with dry wood, approached with a cloth before the mouth. To leap across it with muddy shoes, handing it one’s sallowness, is not what their priests had in mind. The Wednesday came later too: the week of named days is a newcomer in Iran. So the feast looks ancient and is stitched together, like most things that are warm.',
				'Beside the fire stand the lesser arts. Whoever has a wish goes out at dusk, stops at a corner, and takes the first words of a passer-by for an answer: falgush, an oracle by ear. A couple quarrelling about a parking place has thus decided upon several marriages. An old jar with a coin and a bit of charcoal in it was thrown from the roof into the lane, poverty and bad luck inside. One looked down first, or one did not.',
				'What strikes me is the grammar of the sentence said in leaping, by which one gives the fire one’s yellow and takes its red. It is no prayer. It proposes a trade, at eye level, between a person and an element, and what is offered is frankly rubbish. Nobody brings the fire a present; one brings it the complexion of February. The bargain is so cheeky that it has to be made at a run.',
			],
			counter:
				'In the cities brushwood has been replaced by home-made explosives, and every year the hospitals treat burnt hands and lost eyes; some people no longer dare to cross the street that evening. Then there is the other thing. A rite that throws poverty into the lane leaves it for whoever lives in the lane. And colour fetched from a fire in three seconds is chiefly the effect of running.',
			practices: [
				'Light one candle in a safe place and write on a slip of paper, in a single noun, what this year has made yellow in you: invoices, a corridor, a tone of voice. On a second slip write something red that you would take in exchange, also a noun. Read the two aloud across the flame, as the sentence demands: mine to you, yours to me. Blow it out. Tear up the first slip; the other goes into your coat. Five minutes.',
				'Walk to a corner where people pass and stand there for eight minutes with a small question of your own, nothing that carries weight. Take the third whole sentence that reaches your ear. Write it down exactly. On the way home try to read it as a reply, then admit honestly at which word you started to push. That place, where you began to help the oracle, says what you had wished to hear.',
			],
			closings: [
				'The next morning there are seven black rounds on the asphalt and a man with a hose. What have you handed to somebody lately as though it were a trade, when it was only your ashes?',
				'Veils, bowls, and nobody asks who is underneath; for one evening a street allows itself to give without knowing to whom. To which unnamed knocker would you like to have opened this year, and what was in your cupboard?',
			],
		},
		fa: {
			keywords: ['چهارشنبه سوری', 'چهارشنبه‌سوری', 'پریدن از آتش', 'قاشق زنی', 'فالگوش', 'آخر سال', 'کوزه شکستن'],
			titles: ['معامله با هفت آتشِ کوچک', 'زردیِ ما و سرخیِ او'],
			excerpts: [
				'غروبِ آخرین سه‌شنبهٔ سال از روی آتش می‌پریم و به آن پیشنهادِ تعویضِ رنگ می‌دهیم. در سدهٔ چهارم هجری کاخی تاوانش را داد.',
				'قاشق‌زن پشت در است و کسی سر چهارراه گوش ایستاده. شبِ آخرین چهارشنبه چیزهایی بیش از دود دارد.',
			],
			openings: [
				'هفت کپه بوته در کوچه، هر کدام یک قدم دورتر از دیگری، و صفی که در آن مادربزرگی پشت پسری با کفش فوتبال ایستاده است. دامنش را جمع کرده. پسر هر هفت تا را یک‌نفس می‌پرد؛ مادربزرگ می‌رود سراغ کوچک‌ترین، یک پا را از روی آخرین سرخی رد می‌کند و همه چنان کف می‌زنند که انگار از دیوار گذشته. موقع پریدن جمله‌ای می‌گویند: زردیِ من از تو، سرخیِ تو از من. آتش رنگ‌پریدگیِ زمستان را تحویل می‌گیرد و تا امروز رسید نخواسته است.',
				'صدای در می‌آید و صدای در نیست: قاشق است که به کاسهٔ مسی می‌خورد. دو نفر زیر چادر ایستاده‌اند، سر به زیر و ساکت. از قدِ یکی‌شان شاید پسرِ همسایه باشد و از کفش‌هایش شاید عمویش. پرسیدن قدغن است. هر چه داری در کاسه می‌ریزی، نخودچی، برنج، نقل، و اگر اهل شوخی باشی یک ته‌استکان آب. سر خم می‌کنند و ترق‌وتروق می‌روند درِ بعدی. اینکه که بودند تا آخر فروردین محلِ بحث است.',
			],
			body: [
				'«سور» را بعضی سرخ معنی کرده‌اند و بعضی جشن، و شاید حق با هر دو باشد. کهن‌ترین آتشی که به آتشِ چهارشنبه‌سوری می‌ماند در تاریخ بخارا روشن است. روزگارِ امیر منصور بن نوح، نیمهٔ سدهٔ چهارم هجری، هنوز سال تمام نشده بود که در شب سوری، چنان که عادت قدیم بود، آتشی بزرگ افروختند. شراره‌ای بالا رفت، سقف گرفت و سرای پادشاه سوخت. امیر همان شب از آنجا رفت. نویسنده نه پندی می‌دهد و نه خبر می‌دهد که سال بعد کسی از خیرِ آتش گذشته باشد.',
				'این شب را یادگار زرتشتیان می‌خوانند و زرتشتیان با تردید نگاهش می‌کنند. نزد آنان آتش را باید پاک نگه داشت، با هیزم خشک خوراکش داد و با روبندی بر دهان نزدیکش شد. اینکه کسی با کفش گِلی از رویش بپرد و زردی‌اش را به آن واگذارد در برنامهٔ موبد نبوده است. چهارشنبه هم دیرتر رسید، چون هفته با روزهای شماره‌دارش مهمانِ تقویم ایرانی است. جشنی است با ظاهر کهنه و آسترِ وصله‌دار، مثل بیشترِ لباس‌های گرم.',
				'کنار آتش هنرهای کوچک‌تر هم هست. آرزومند غروب بیرون می‌رود، سر گذر می‌ایستد و نخستین حرفِ رهگذر را جواب خود می‌گیرد؛ نامش فالگوش است، فالی که از راه گوش می‌آید. زن و شوهری که سرِ جای پارک بگومگو می‌کرده‌اند از این راه تکلیف چند ازدواج را روشن کرده‌اند. کوزهٔ کهنه‌ای هم بود با سکه‌ای سیاه و تکه‌ای زغال در شکمش که از بام به کوچه می‌انداختند تا نداری و بدبیاری با آن بشکند. بعضی پیش از انداختن پایین را نگاه می‌کردند.',
				'من از دستورِ زبانِ جمله‌ای خوشم می‌آید که روی شعله می‌گویند و با آن زردی می‌دهند و سرخی می‌گیرند. دعا نیست. پیشنهاد معامله است، رو در رو، میان آدمی و آتشی، و جنسی که آدم آورده صاف و پوست‌کنده به دردنخور است. هیچ‌کس برای آتش هدیه نمی‌برد؛ رنگِ صورتِ بهمن را می‌برد و رنگِ خودِ او را می‌خواهد. قراری به این پررویی را فقط می‌شود در حال دویدن بست.',
			],
			counter:
				'در شهرها جای بوته را نارنجک دست‌ساز گرفته است و هر سال بیمارستان‌ها دست سوخته و چشم از دست رفته می‌بینند؛ کسانی هستند که آن شب جرئت ندارند از خیابان بگذرند. حرف دیگری هم هست: رسمی که نداری را به کوچه پرت می‌کند، آن را برای کسی می‌گذارد که در کوچه زندگی می‌کند. سرخیِ سه‌ثانیه‌ایِ صورت هم بیشتر از دویدن است.',
			practices: [
				'جای امنی شمعی روشن کن و روی تکه‌ای کاغذ، فقط با یک اسم، بنویس امسال چه چیز تو را زرد کرده است: قسط، راهرو، لحنِ یک نفر. روی کاغذ دوم چیز سرخی بنویس که حاضری به جایش بگیری، آن هم با یک اسم. هر دو را از بالای شعله بلند بخوان، همان‌طور که جمله می‌خواهد: مالِ من از تو، مالِ تو از من. فوتش کن. کاغذ اول را پاره کن و دومی را در جیب پالتو بگذار.',
				'برو سر گذری که آدم از آن رد می‌شود و هشت دقیقه با سؤالی کوچک بایست، سؤالی که چیزی به آن بسته نباشد. سومین جملهٔ کاملی را که به گوشت می‌خورد بردار و عینش را بنویس. در راه خانه سعی کن جوابش بدانی و بعد راستش را بگو که از کدام کلمه شروع به هل دادن کردی. همان جا که به فال کمک کردی معلوم است دلت می‌خواست چه بشنوی.',
			],
			closings: [
				'صبحِ فردا هفت دایرهٔ سیاه روی آسفالت مانده و مردی با شیلنگ. این اواخر چه چیز را به اسم معامله به دست کسی داده‌ای که راستش خاکسترِ خودت بود؟',
				'چادر و کاسه، و کسی نمی‌پرسد زیرش کیست؛ کوچه‌ای یک شب به خودش اجازه می‌دهد ندانسته ببخشد. امسال دلت می‌خواست در را به روی کدام ناشناس باز کرده بودی، و در گنجه چه داشتی؟',
			],
		},
		ar: {
			keywords: ['جهارشنبه سوري', 'أربعاء النار', 'القفز فوق النار', 'آخر أربعاء', 'ليلة السوري', 'نار آخر السنة'],
			titles: ['صفقة مع سبع نيران صغيرة', 'صُفرتي لكِ وحُمرتكِ لي'],
			excerpts: [
				'مساء آخر ثلاثاء من السنة يقفز الإيرانيّون فوق النار ويعرضون عليها تبادل الألوان. وفي القرن الرابع للهجرة دفع الثمن قصر كامل.',
				'أشباح ملفّعة تقرع الأوعية بالملاعق، وعابرون يسترقون السمع عند المفارق. في ليلة الأربعاء الأخير ما هو أكثر من الدخان.',
			],
			openings: [
				'سبع كومات من العوسج في زقاق، بين الواحدة والأخرى خطوة، وطابور تقف فيه جدّة خلف صبيّ بحذاء كرة. لقد شمّرت ثوبها. يطير الصبيّ فوق السبع بنفَس واحد، وتذهب هي إلى أصغرها فترفع قدمًا واحدة فوق آخر جمرة، فيصفّق الناس كأنّها اجتازت سورًا. وعند العبور تقال جملة واحدة: صُفرتي لكِ وحُمرتكِ لي. تتسلّم النار شحوب الشتاء كلّه، وتعطي من لونها، ولم تطلب إلى اليوم إيصالًا من أحد. والصبيّ عاد إلى آخر الطابور، فهو يرى أنّ في وجهه صفرة باقية.',
				'طَرق على الباب وليس بطَرق، معدن على معدن، ملعقة على وعاء نحاس. في الخارج شخصان تحت عباءتين طويلتين، برأسين منكّسين، لا يتكلّمان. من قامة أحدهما قد يكون ابن الجيران، ومن حذائه قد يكون عمّه. والسؤال ممنوع. يوضع في الوعاء ما تيسّر، حمّص أو أرزّ أو حلوى، ومن كان من أهل المزاح صبّ قليلًا من الماء. ينحنيان ويمضيان إلى الباب التالي في قعقعة. أمّا من كانا فمسألة تبقى مطروحة في الحيّ إلى نيسان، ولها أنصار ومعارضون.',
			],
			body: [
				'يقفز الإيرانيّون فوق النار ليلة آخر أربعاء من سنتهم، ويسمّونها بلسانهم أربعاء السُّور، والكلمة يفسّرها بعضهم بالحمرة وبعضهم بالعيد، ولعلّ الفريقين على حقّ. وأقدم نار تشبه نارهم مذكورة في تاريخ بخارى. في أيّام الأمير منصور بن نوح السامانيّ، بُعيد سنة ٣٥٠ للهجرة، ولم تكن السنة قد انقضت، أوقدوا ليلة السوري نارًا عظيمة على العادة القديمة. طارت شرارة فأخذت السقف، واحترق القصر كلّه، وخرج الأمير منه في ليلته. ولا يعظ المؤرّخ بكلمة، ولا يخبر بأنّ أحدًا ترك العادة في العام الذي يليه، ولا بأنّ الأمير حضرها من مكان أبعد قليلًا.',
				'وكثيرًا ما تُنسب الليلة إلى الزرادشتيّين، وهم ينظرون إليها بشيء من الحرج. فالنار عندهم تُصان طاهرة، وتُطعم حطبًا يابسًا، ويُدنى منها واللثام على الفم. أمّا أن يقفز الناس فوقها بأحذية فيها طين ويتركوا لها صفرة وجوههم فليس ممّا خطر للموابذة. والأربعاء نفسه متأخّر القدوم، لأنّ الأسبوع بأيّامه المعدودة ضيف على التقويم الإيرانيّ القديم الذي كان لكلّ يوم من أيّام الشهر فيه اسم. فهو عيد ظاهره عتيق وبطانته مرقّعة، شأن أكثر الثياب الدافئة.',
				'وحول النار صنائع أصغر. صاحب الأمنية يخرج عند الغروب ويقف عند مفرق، ويأخذ أوّل كلام يسمعه من عابر جوابًا له، وهم يسمّون هذا فأل الأذن. وقد عرفت العرب أخاه: كان المرء يعجبه أن يسمع في طريقه «يا سالم» أو «يا واجد» فيمضي منشرحًا. وكم من زوجين اختصما على موقف سيّارة فحسما من حيث لا يدريان أمر خطبة. وكانت هناك جرّة عتيقة فيها قطعة نقد وفحمة، تُرمى من السطح إلى الزقاق ليذهب معها الفقر وسوء الحظّ. ومنهم من كان ينظر إلى أسفل قبل الرمي.',
				'ويستوقفني نحوُ الجملة المقولة فوق اللهب، إذ يعطي القافز صفرته ويأخذ من النار حمرتها. ما هي بدعاء، وإنّما عرض بيع ندًّا لندّ بين إنسان ونار، والبضاعة من جهة الإنسان كاسدة لا خفاء في كسادها. لا أحد يأتي النار بهديّة، بل يأتيها بلون وجهه في آخر الشتاء ويطلب لونها هي. صفقة فيها من الجرأة ما لا تُعقد معه إلّا ركضًا.',
			],
			counter:
				'في المدن حلّت المتفجّرات المصنوعة في البيوت محلّ العوسج، وفي كلّ سنة تستقبل المستشفيات أيديًا محترقة وعيونًا ذهبت، ومن الناس من لا يجرؤ في ذلك المساء على عبور الشارع. وأمر آخر: العادة التي ترمي الفقر في الزقاق تتركه لمن يسكن الزقاق. ثم إنّ الحمرة التي تُكتسب في ثلاث ثوانٍ هي في الأغلب من أثر الركض.',
			practices: [
				'أشعلوا شمعة في مكان آمن، واكتبوا على قصاصة اسمًا واحدًا لما كان سبب الصفرة هذا العام: أقساط، ممرّ طويل، نبرة صوت. وعلى قصاصة ثانية شيئًا أحمر يُقبل بدلًا منه، اسمًا واحدًا كذلك. وتُقرأ القصاصتان جهرًا من فوق اللهب كما تقتضي الجملة: ما لي لكِ وما لكِ لي. ثم تُطفأ الشمعة، وتُمزّق الأولى، وتُحفظ الثانية في جيب المعطف. خمس دقائق، والنار أصغر من أن تحرق قصرًا.',
				'اذهبوا إلى زاوية يمرّ بها الناس، وليكن الوقوف ثماني دقائق مع سؤال صغير لا يتعلّق به أمر ذو بال. خذوا ثالث جملة تامّة تصل إلى الأذن واكتبوها بحروفها. وفي طريق العودة تُجرَّب قراءتها على أنّها جواب، ثم يُعترف بصدق عند أيّ كلمة بدأ الدفع باليد. ففي ذلك الموضع، حيث احتاج الفأل إلى معونة، يظهر ما كانت الأذن تودّ سماعه.',
			],
			closings: [
				'في الصباح سبع دوائر سوداء على الإسفلت، ورجل يحمل خرطوم ماء. ما الذي أُعطي لأحد في الأيّام الأخيرة على أنّه مبادلة، ولم يكن في الحقيقة إلّا رمادًا؟',
				'عباءات وأوعية، ولا يسأل أحد عمّن تحتها، فكأنّ الحيّ يأذن لنفسه ليلة واحدة بأن يعطي وهو لا يدري من أعطى. أيّ طارق مجهول كان ينبغي أن يُفتح له هذا العام، وماذا كان في الخزانة؟',
			],
		},
		es: {
			keywords: [
				'chaharshanbe suri',
				'saltar el fuego',
				'último miércoles',
				'hoguera persa',
				'fiesta del fuego',
				'hogueras',
			],
			titles: ['Un trato con siete hogueras pequeñas', 'Mi amarillo para ti, tu rojo para mí'],
			excerpts: [
				'La tarde del último martes del año los iraníes saltan sobre el fuego y le proponen un cambio de colores. En el siglo X lo pagó un palacio entero.',
				'Encapuchados que golpean cuencos con cucharas, vecinos que escuchan en las esquinas: en la víspera del último miércoles hay algo más que humo.',
			],
			openings: [
				'Siete montones de broza en una callejuela, a un paso uno de otro, y una cola en la que va una abuela detrás de un chico con botas de fútbol. Se ha recogido la falda. Él pasa los siete de una carrera; ella se acerca al más chico, levanta un pie sobre la última brasa y la aplauden como si hubiera saltado una tapia. Mientras se cruza se dice una frase: mi amarillo para ti, tu rojo para mí. El fuego se queda la palidez del invierno y entrega color. Hasta hoy no ha pedido recibo.',
				'Llaman a la puerta, pero no con los nudillos: metal contra metal, una cuchara en un cuenco de cobre. Fuera hay dos bultos bajo velos largos, callados y con la cabeza gacha. Por la altura, uno podría ser el hijo de la vecina; por los zapatos, su tío. Preguntar está prohibido. Les echas lo que tengas, garbanzos tostados, arroz, un caramelo, y si eres guasón, un chorrito de agua. Se inclinan y se van con su estrépito a la casa siguiente. Quiénes eran se discutirá hasta abril.',
			],
			body: [
				'La noche del último martes del año persa se salta en la calle por encima del fuego. Suri, en el nombre de la fiesta, lo leen unos como rojo y otros como festivo, y es posible que todos acierten. La hoguera más antigua que se parece a esta arde en una crónica de Bujará. Reinaba Mansur, hijo de Nuh, poco después de 960, y aún no había acabado el año cuando en la noche de Suri, según la vieja costumbre, encendieron un gran fuego. Saltó una chispa, prendió el techo y ardió el palacio. El príncipe se mudó esa misma noche. El cronista no saca moraleja ni dice que al año siguiente se suspendiera nada, y en eso reconoce uno a los pueblos aficionados a la pólvora.',
				'Suele presentarse como fiesta zoroástrica, y los zoroastrianos la miran de reojo. Para ellos el fuego es una presencia que se mantiene limpia, se alimenta con leña seca y se atiende con un paño ante la boca. Pasarle por encima con los zapatos embarrados y dejarle las ojeras no era la idea del sacerdote. También el miércoles llegó tarde, porque la semana es una recién venida en el calendario iranio. La fiesta parece antigua y está hecha de remiendos, como casi todo lo que abriga.',
				'Al lado de la lumbre hay artes menores. Quien tiene un deseo sale al anochecer, se para en una esquina y toma por respuesta lo primero que diga el que pase: es el falgush, oráculo de oreja. Más de una boda la ha decidido así, sin saberlo, una pareja que discutía por un aparcamiento. Y había un cántaro viejo, con una moneda y un carbón dentro, que se tiraba desde la azotea para que se rompieran con él la pobreza y la mala suerte. Los prudentes miraban abajo primero.',
				'A mí me gusta la gramática de la frase que se dice al saltar, en la que uno da su amarillo y se queda con el rojo. No llega a plegaria: es una oferta de cambio, de tú a tú, entre una persona y una llama, y el género que trae la persona es francamente malo. Nadie le lleva al fuego un regalo; le lleva la cara de febrero y le pide la suya. Un trato tan descarado solo se puede cerrar corriendo.',
			],
			counter:
				'En las ciudades la broza ha cedido ante los petardos caseros, y cada año los hospitales atienden manos quemadas y ojos perdidos; hay quien esa tarde no se atreve a cruzar la calle. Y hay otra pega. Un rito que arroja la pobreza al callejón se la deja a quien vive en el callejón. En cuanto al color que da el fuego en tres segundos, casi todo es de la carrera.',
			practices: [
				'Enciende una vela en sitio seguro y escribe en un papelito, con un solo sustantivo, qué te ha puesto amarillo este año: las facturas, un pasillo, un tono de voz. En otro papel, algo rojo que aceptarías a cambio, también un sustantivo. Lee los dos en voz alta por encima de la llama, como pide la frase: lo mío para ti, lo tuyo para mí. Sopla. Rompe el primero; el segundo, al bolsillo del abrigo. Cinco minutos.',
				'Ve a una esquina por donde pase gente y quédate ocho minutos con una pregunta pequeña, de la que no dependa nada. Quédate con la tercera frase completa que te llegue y apúntala tal cual. De vuelta a casa intenta leerla como respuesta y reconoce luego, sin trampas, en qué palabra empezaste a empujar. Ahí donde ayudaste al oráculo se ve lo que tenías ganas de oír.',
			],
			closings: [
				'Por la mañana quedan en el asfalto siete redondeles negros y un hombre con una manguera. ¿Qué le has entregado a alguien últimamente como si fuera un trato, cuando eran solo tus cenizas?',
				'Velos, cuencos, y nadie pregunta quién va debajo: una calle entera se permite dar a ciegas durante una noche. ¿A qué desconocido te habría gustado abrirle este año, y qué tenías en la despensa?',
			],
		},
	},
};
