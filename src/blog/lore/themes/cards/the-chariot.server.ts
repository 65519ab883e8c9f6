import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-chariot',
	motif: 'wheel',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the chariot', 'tarot', 'willpower', 'direction', 'triumph', 'major arcana'],
			titles: ['A Driver Without Reins', 'The Slave Behind the Victor'],
			excerpts: [
				'A black sphinx, a white sphinx, a man in armour and no reins. The Chariot is the card of victory, and its vehicle is not moving.',
				'In a Roman triumph somebody stood behind the general and told him to look back. The tarot painted the chariot and left that passenger out.',
			],
			openings: [
				'When a Roman general was granted a triumph he rode into the city on a chariot with four white horses, his face reddened like that of Jupiter’s statue. Behind him, according to Tertullian, stood somebody who said again and again: look behind you, remember that you are a man. One wonders about this other person, who had a good view of the most glorious neck in Rome and one line of text. On the seventh trump of the tarot the general is there, and the canopy, and the crowd may be imagined. The voice has been dropped.',
				'Search the card for the reins. There is a young man in a breastplate, a canopy strewn with stars, a wand in his right hand; there are two sphinxes, one black, one white, lying down in front of the wheels with the expression of cats who were called and did not come. Reins there are none. In 1909 Pamela Colman Smith drew everything a charioteer requires and omitted the one thing by which he steers. The wheels rest on grass. Behind him lies a town with red roofs that he has just left, or has never left.',
			],
			body: [
				'The card is younger by fifteen hundred years than the Roman triumphs it comes from. Petrarch had written a series of poems, the Triumphs, in which Love, Chastity, Death, Fame, Time and Eternity overcome one another in turn, and rich families had these processions painted on wedding chests. The word for a trump, trionfo, comes out of that fashion. So every trump was once a triumph; this one still shows the cart. In the pack of the Sforza a lady drives it, calm, behind two white horses with wings. Driving does not appear to cost her anything.',
				'Plato is the other ancestor. In the Phaedrus the soul is a driver with two winged horses, one noble and one not, and Socrates remarks that with such a pair driving is bound to be difficult. The Katha Upanishad in India uses the same vehicle: the body is the chariot, the senses are the horses, the mind the reins. Two countries that hardly knew of each other looked at a man being pulled by animals stronger than himself and said: that is us.',
				'In Marseille the horses look in different directions and the wheels are drawn sideways, as though the cart were meant to go left and right at once. Printers are blamed for this; perhaps they had a marriage or a city council in mind. For here is the secret of the seventh card. Two forces that want the same thing need no driver. Where they disagree, somebody has to want something further off than either of them does.',
				'Hence, maybe, there are no reins in the London card of 1909. The young man in the chariot has nothing to pull with, only a direction he looks in. He looks straight ahead, out of the picture, and it is quite possible that he has not yet noticed that his animals, two sphinxes, are lying down.',
			],
			counter:
				'Willpower is admired far beyond its merits. People who get a good deal done often turn out to have arranged matters so that they need little of it: no biscuits in the house, the shoes by the door, a friend who waits at the corner at seven. Some victories, besides, only show that the others had gone home. The card likes the moment of arrival and has never had to feed a horse.',
			practices: [
				'Name the two animals that pull at you this week; give them plain names such as Rest and Rent. Write for each, in three minutes, a speech of five lines in its own voice, beginning with “I want”. Then look for the sentence that could stand in both speeches. If you find one, it is your direction. If you find none, write down which of the two you have been feeding, and with what.',
				'Walk to some place nearby that you can see from where you start: a tree, a corner, a letter box. The first time, keep your eyes on your feet; the second time, on the goal. Ten minutes will do for both. Note how straight you went each way and what you nearly bumped into. A small difference, but it is the card’s whole doctrine, and it can be measured in paving stones.',
			],
			closings: [
				'Of all the people in that procession the one behind the general had the most truthful job and the worst place in the picture. After your last success, who stood near enough to tell you something, and what was it?',
				'The town with the red roofs is still close enough for him to smell the bread. Setting out, he would first have to wake two sphinxes. What do you call a delay when it is lying at your own wheels?',
			],
		},
		fa: {
			keywords: ['ارابه', 'تاروت', 'اراده', 'پیروزی', 'جهت', 'آرکانای بزرگ'],
			titles: ['راننده‌ای بی‌عنان', 'کسی که پشتِ فاتح می‌ایستاد'],
			excerpts: [
				'یک ابوالهولِ سیاه، یکی سفید، مردی زره‌پوش و هیچ عنانی در کار نیست. ارابه کارتِ پیروزی است و چرخ‌هایش ایستاده‌اند.',
				'در جشنِ پیروزیِ رومی‌ها یکی پشتِ سردار می‌ایستاد و می‌گفت پشتِ سرت را ببین. تاروت ارابه را کشید و آن یک نفر را جا انداخت.',
			],
			openings: [
				'وقتی به سرداری رومی اجازهٔ جشنِ پیروزی می‌دادند، با ارابه‌ای چهاراسبه به شهر می‌آمد و صورتش را مثلِ تندیسِ ژوپیتر سرخ می‌کردند. ترتولیان نوشته است پشت سرش کسی بود که پیاپی می‌گفت: پشتِ سرت را ببین، یادت باشد که آدمی. چه شغلی؛ نزدیک‌ترین جا به پرافتخارترین گردنِ روم، با یک جمله برای گفتن. در هفتمین برگِ تاروت سردار هست و سایبان هست و جمعیت را هم می‌شود خیال کرد. آن صدا را جا گذاشته‌اند.',
				'در کارت دنبالِ عنان بگرد. جوانی هست با سینه‌پوشِ آهنین و سایبانی پر از ستاره و چوبی در دستِ راست؛ دو ابوالهول هم هست، سیاه و سفید، که جلوِ چرخ‌ها لمیده‌اند، مثلِ گربه‌هایی که صدایشان کرده‌ای و نیامده‌اند. عنانی نیست. پاملا کولمن اسمیت در ۱۹۰۹ همهٔ لوازمِ ارابه‌رانی را کشیده و همان یکی را که با آن می‌رانند نکشیده است. چرخ‌ها روی علف ایستاده‌اند و پشتِ سر شهری است با بام‌های سرخ.',
			],
			body: [
				'پترارک شعرهایی نوشته بود به نامِ «پیروزی‌ها» که در آنها عشق و پاکدامنی و مرگ و آوازه و زمان و جاودانگی یکی‌یکی بر هم چیره می‌شوند. خانواده‌های ثروتمند این دسته‌های نمایشی را روی صندوقِ جهیزیه نقاشی می‌کردند و نامِ برگِ برنده در ایتالیایی از همین‌جا آمد. پس هر برگِ برنده زمانی یک پیروزی بود و این یکی هنوز گاری‌اش را دارد. در دستهٔ اسفورتسا بانویی آن را می‌راند، آرام، پشتِ دو اسبِ سفیدِ بالدار، و پیدا نیست که راندن برایش زحمتی داشته باشد.',
				'جدِ دیگرش افلاطون است. در رسالهٔ فایدروس روح راننده‌ای است با دو اسبِ بالدار، یکی نجیب و یکی نه، و سقراط می‌گوید با چنین جفتی راندن ناچار سخت است. در هند، در کاتهه اوپانیشاد، همین وسیله آمده: تن ارابه است، حواس اسب‌ها، ذهن عنان. دو سرزمین که از هم خبرِ چندانی نداشتند مردی را دیدند که جانورانی قوی‌تر از خودش او را می‌کشند و گفتند این ماییم. مولانا هم در مثنوی از مجنونی می‌گوید که سوارِ ناقه بود؛ مجنون رو به لیلی می‌خواست برود و ناقه رو به کرّه‌اش، و تا حواسِ سوار پرت می‌شد راهِ رفته را برمی‌گشتند.',
				'در کارتِ مارسی هر اسب به سویی نگاه می‌کند و چرخ‌ها را از پهلو کشیده‌اند، گویی قرار است گاری هم به چپ برود هم به راست. تقصیر را گردنِ چاپچی می‌اندازند؛ شاید او زن و شوهری را در نظر داشته یا انجمنِ شهری را. دو نیرو اگر یک چیز بخواهند راننده لازم ندارند. جایی که نمی‌سازند کسی باید چیزی دورتر از خواستهٔ هر دو بخواهد.',
				'شاید در کارتِ لندنِ ۱۹۰۹ عنان را برای همین نکشیده‌اند. جوانِ ارابه‌ران چیزی ندارد که بکشد، فقط سمتی دارد که نگاهش می‌کند. راست به روبه‌رو خیره است، به بیرونِ قاب، و هیچ بعید نیست هنوز ملتفت نشده باشد که جانورهایش، دو ابوالهول، خوابیده‌اند.',
			],
			counter:
				'از اراده بیش از حقش تعریف کرده‌اند. آدم‌هایی که کارِ زیادی از پیش می‌برند اغلب طوری چیده‌اند که کمتر به اراده احتیاج پیدا کنند: شیرینی در خانه نیست، کفش دمِ در است، رفیقی ساعت هفت سرِ کوچه منتظر است. بعضی پیروزی‌ها هم فقط نشان می‌دهد بقیه به خانه رفته بودند. کارت لحظهٔ رسیدن را دوست دارد و هیچ‌وقت مجبور نشده به اسبی جو بدهد.',
			practices: [
				'دو جانوری را که این هفته تو را از دو سو می‌کشند نام بگذار؛ نام‌های ساده، مثلِ «استراحت» و «اجاره‌خانه». برای هرکدام در سه دقیقه نطقی پنج‌خطی از زبانِ خودش بنویس که با «من می‌خواهم» شروع شود. حالا دنبالِ جمله‌ای بگرد که در هر دو نطق جا بیفتد. اگر پیدا شد جهتت همان است. اگر نه، بنویس در این مدت به کدام علف داده‌ای و چه علفی.',
				'درختی، صندوقِ پستی، سرِ کوچه‌ای را نشان کن و پیاده به سویش برو. بارِ اول چشمت به پاهایت باشد و بارِ دوم به نشانه. هر دو با هم ده دقیقه هم نمی‌شود. ببین کدام بار راست‌تر رفتی و کدام بار نزدیک بود به چیزی بخوری. تفاوتِ کوچکی است، اما همهٔ حکمتِ این کارت همین است و می‌شود با موزاییکِ پیاده‌رو اندازه‌اش گرفت.',
			],
			closings: [
				'در آن موکب، راست‌گوترین آدم بدترین جای تصویر را داشت و نامش هم نمانده است. بعد از آخرین بُردِ تو چه کسی آن‌قدر نزدیک ایستاده بود که چیزی زیرِ گوشت بگوید، و چه گفت؟',
				'شهرِ بام‌سرخ هنوز آن‌قدر نزدیک است که بوی نان به او برسد. برای راه افتادن باید اول دو ابوالهول را بیدار کند. تو آن معطلی را که جلوِ چرخ‌های خودت خوابیده به چه نامی صدا می‌زنی؟',
			],
		},
		ar: {
			keywords: ['العربة', 'تاروت', 'العزيمة', 'النصر', 'الوجهة', 'الأوراق الكبرى'],
			titles: ['سائق بلا عنان', 'الصوت الذي خلف المنتصر'],
			excerpts: [
				'أبو هول أسود وآخر أبيض ورجل في درعه، ولا عنان. العربة ورقة النصر، وعجلاتها واقفة على العشب.',
				'كان يقف خلف القائد الرومانيّ في موكبه من يقول له: التفت وراءك. رسم التاروت العربة وأسقط ذلك الراكب.',
			],
			openings: [
				'كان القائد الرومانيّ إذا أُذن له بموكب النصر دخل المدينة على عربة تجرّها أربعة من الخيل، وقد حُمّر وجهه كوجه تمثال جوبيتر. وخلفه، كما يروي ترتليانوس، يقف من يردّد عليه: انظر وراءك، وتذكّر أنّك إنسان. ما أغربها من وظيفة: أقرب مكان إلى أمجد رقبة في روما، وجملة واحدة لا تتغيّر. وفي سابعة أوراق التاروت نجد القائد والمظلّة، ويمكن تخيّل الجمهور والأبواق والزهور المنثورة على الطريق. أمّا الصوت فقد سقط في الطريق.',
				'ابحثوا في الورقة عن العنان. هناك شابّ عليه درع، ومظلّة منثورة بالنجوم، وعصا في يمناه؛ وهناك مخلوقان على هيئة أبي الهول، أسود وأبيض، مستلقيان أمام العجلتين كقطّين نودي عليهما فلم يجيئا. ولا عنان. رسمت باميلا كولمان سميث سنة ١٩٠٩ كلّ ما يلزم سائق العربة، وتركت الشيء الوحيد الذي يقود به. العجلات على العشب لا أثر خلفها، ووراءه مدينة حمراء السقوف، لا ندري أغادرها لتوّه أم أنّه لم يغادرها قطّ.',
			],
			body: [
				'نظم بترارك قصائد سمّاها «الانتصارات»، يغلب فيها الحبُّ ثمّ العفّةُ ثمّ الموتُ ثمّ الصيتُ ثمّ الزمانُ ثمّ الأبدُ، كلّ واحد يقهر الذي قبله. وصار الأغنياء يصوّرون هذه المواكب على صناديق جهاز العرائس، ومن ذلك الزيّ جاءت الكلمة الإيطاليّة للورقة الرابحة. فكلّ ورقة رابحة كانت موكب نصر، وهذه وحدها احتفظت بالعربة. وفي مجموعة سفورزا تقودها سيّدة هادئة خلف جوادين أبيضين مجنّحين، ولا يبدو أنّ القيادة تكلّفها شيئًا. ومن أراد أن يعرف كم تبدّل الذوق فليضع تلك السيّدة إلى جانب الفتى المدرّع في ورقة لندن سنة ١٩٠٩: هي تمضي ولا تتجهّم، وهو يتجهّم ولم يمضِ بعد.',
				'وأفلاطون جدّها الآخر. ففي محاورة فايدروس النفس سائق له جوادان مجنّحان، أحدهما كريم والآخر على خلافه، ويقول سقراط إنّ القيادة مع زوج كهذا عسيرة لا محالة. وفي الهند تستعمل الكاثا أوبانيشاد المركبة ذاتها: الجسد عربة، والحواسّ خيل، والعقل عنان. بلدان لا يكاد أحدهما يعرف الآخر رأيا إنسانًا تجرّه دوابّ أقوى منه فقالا: هذا نحن. وللعرب في المعنى نفسه حكاية أقصر، بقي منها المثل في المنبتّ الذي أجهد دابّته حتّى هلكت: لا أرضًا قطع ولا ظهرًا أبقى. وقد جمع المثل في كلمات قليلة ما احتاج الفيلسوف فيه إلى جوادين وجناحين.',
				'وفي مرسيليا ينظر كلّ جواد إلى ناحية، وقد رُسمت العجلتان من الجانب كأنّ العربة تنوي الذهاب يمينًا ويسارًا في وقت واحد. ومن حاول أن يرسمها على الورق وهي تسير وجد الأمر متعذّرًا. يُلام الطابع على ذلك، ولعلّه كان يفكّر في زوجين أو في مجلس بلديّة. فههنا سرّ الورقة السابعة: قوّتان تريدان الشيء نفسه لا حاجة بهما إلى سائق. وحيث تختلفان لا بدّ ممّن يريد شيئًا أبعد ممّا تريده كلّ واحدة منهما، ويصبر على إرادته حتّى تتعبا من الشدّ.',
				'لعلّ العنان غاب عن ورقة لندن لهذا السبب. ليس في يد الشابّ ما يشدّه، وليس له إلّا جهة ينظر إليها. وهو ينظر أمامه مستقيمًا إلى خارج الصورة، نظرة من سمع الهتاف قبل أن يُهتف له، ولا يبعد أنّه لم ينتبه بعد إلى أنّ دابّتيه، وهما على هيئة أبي الهول، راقدتان.',
			],
			counter:
				'نالت العزيمة من المدح فوق ما تستحقّ. فكثير ممّن ينجزون قد رتّبوا أمورهم بحيث لا يحتاجون منها إلّا إلى القليل: لا حلوى في البيت، والحذاء عند الباب، وصديق ينتظر على الناصية في السابعة. ومن الانتصارات ما لا يدلّ إلّا على أنّ الآخرين عادوا إلى بيوتهم. والورقة تحبّ ساعة الوصول، ولم يُطلب منها يومًا أن تعلف حصانًا أو تكنس إسطبلًا.',
			practices: [
				'سمّوا الدابّتين اللتين تشدّان هذا الأسبوع إلى جهتين، ولتكن الأسماء سهلة، مثل «الراحة» و«الإيجار». ثمّ لتُكتب لكلّ منهما في ثلاث دقائق خطبة من خمسة أسطر بلسانها، أوّلها «أريد». وبعدها يُبحث عن جملة تصلح في الخطبتين معًا. فإن وُجدت فتلك هي الوجهة، وإن لم توجد فليُكتب أيّ الدابّتين كانت تُعلف طوال هذه المدّة، وماذا كانت تأكل. فالجائعة منهما تشدّ في اليوم التالي شدًّا أعنف.',
				'اختاروا هدفًا قريبًا يُرى من مكان الوقوف: شجرة، أو ناصية، أو باب دكّان. امشوا إليه مرّة والعين على القدمين، ومرّة والعين عليه. والمرّتان معًا لا تزيدان على عشر دقائق. أيّ المشيتين كانت أقوم، وبماذا كاد الاصطدام يقع في كلّ منهما؟ الفرق صغير، غير أنّه مذهب هذه الورقة كلّه، ويمكن أن يُقاس ببلاط الرصيف، بلاطة بعد بلاطة. وإن سأل أحد من الشرفة عمّا يجري فالجواب أنّه قياس.',
			],
			closings: [
				'كان لأصدق الناس في ذلك الموكب أسوأ مكان في الصورة، ولم يُحفظ له اسم. وبقيت جملته وحدها. وبعد آخر نجاح، من الذي كان واقفًا على قرب يسمح بالهمس، وماذا قال؟',
				'ما زالت المدينة الحمراء السقوف قريبة تصل منها رائحة الخبز. وليس على الطريق غبار بعد. وللمسير لا بدّ أوّلًا من إيقاظ اثنين راقدين أمام العجلات. فبأيّ اسم يُنادى التأخير حين يكون هو الراقد هناك؟',
			],
		},
		es: {
			keywords: ['el carro', 'tarot', 'voluntad', 'triunfo', 'dirección', 'arcanos mayores'],
			titles: ['Un auriga sin riendas', 'La voz detrás del vencedor'],
			excerpts: [
				'Una esfinge negra, otra blanca, un hombre con coraza y ninguna rienda. El Carro es la carta de la victoria, y está aparcado.',
				'En los triunfos romanos alguien susurraba al general que mirase hacia atrás. El tarot pintó el carro y dejó fuera a ese pasajero.',
			],
			openings: [
				'Al general romano que merecía un triunfo lo paseaban en un carro de cuatro caballos, con la cara enrojecida como la estatua de Júpiter. Detrás, según Tertuliano, iba alguien repitiéndole: mira a tu espalda, acuérdate de que eres un hombre. Qué empleo tan curioso, con la mejor vista sobre la nuca más gloriosa de Roma y una sola frase de papel. El séptimo triunfo del tarot conservó al general y el dosel. El de la frase perdió el puesto.',
				'Busca las riendas. Hay un joven con coraza, un dosel sembrado de estrellas y una vara; hay dos esfinges, negra y blanca, tumbadas delante de las ruedas con la cara de los gatos a los que has llamado y no vienen. Riendas no hay. Pamela Colman Smith dibujó en 1909 todo lo que necesita un auriga, menos aquello con lo que se conduce. Las ruedas pisan hierba. A la espalda queda una ciudad de tejados rojos que acaba de dejar, o que nunca dejó.',
			],
			body: [
				'Petrarca había escrito unos Triunfos en que el Amor, la Castidad, la Muerte, la Fama, el Tiempo y la Eternidad se van venciendo por turno, y las familias con dinero mandaban pintar esos cortejos en los arcones de boda. De aquella moda salió la palabra para las cartas que ganan a las otras. Así que todos los triunfos desfilaron alguna vez; este es el único que conserva el vehículo. En la baraja de los Sforza lo lleva una dama tranquila, tras dos caballos blancos con alas, sin que se le note el menor esfuerzo.',
				'El otro abuelo es Platón. En el Fedro el alma es un auriga con dos caballos alados, uno noble y otro no tanto, y Sócrates reconoce que con semejante tiro conducir ha de ser difícil. La Katha Upanishad, en la India, usa el mismo coche: el cuerpo es el carro; los sentidos, los caballos; la mente, las riendas. Dos países que apenas se conocían vieron a un hombre arrastrado por animales más fuertes que él y pensaron: somos nosotros.',
				'En Marsella cada caballo mira a un lado y las ruedas están puestas de perfil, como si el carro fuese a irse a derecha e izquierda a la vez. La culpa se la echan al grabador; a lo mejor tenía presente un matrimonio o un ayuntamiento. Y ahí asoma lo serio. Dos fuerzas que quieren lo mismo no necesitan conductor. Cuando discrepan, alguien tiene que querer algo que quede más lejos.',
				'Por eso, tal vez, no hay riendas en la carta londinense de 1909. El muchacho del carro no tiene de qué tirar; tiene una dirección. Mira al frente, fuera del cuadro, con tanta gallardía que es posible que aún no se haya enterado de que sus animales, dos esfinges, están echados.',
			],
			counter:
				'La fuerza de voluntad goza de un prestigio excesivo. Quien saca mucho adelante suele haberlo arreglado todo para gastarla poco: sin galletas en casa, las zapatillas junto a la puerta, una amiga que espera a las siete en la esquina. Hay victorias, además, que solo prueban que los demás se habían ido a cenar. A la carta le gusta la llegada; nunca ha tenido que limpiar una cuadra.',
			practices: [
				'Pon nombre a los dos animales que tiran de ti esta semana, nombres corrientes: Descanso y Alquiler, por ejemplo. Escríbele a cada uno en tres minutos un discurso de cinco líneas que empiece por «yo quiero». Busca luego la frase que serviría en los dos. Si existe, esa es la dirección. Si no, apunta a cuál de ambos has estado dando de comer, y qué le echabas.',
				'Elige algo que veas desde donde estás: un árbol, una esquina, un buzón. Ve andando con la mirada en los pies; vuelve al principio y ve otra vez, ahora con la mirada en la meta. Entre las dos no llegas a diez minutos. Comprueba cuándo fuiste más derecho y con qué estuviste a punto de chocar. La diferencia se puede medir en baldosas, y en ella cabe la doctrina de la carta entera.',
			],
			closings: [
				'En aquel cortejo, la persona más veraz ocupaba el peor sitio, y ni siquiera se guardó su nombre. Después de tu último éxito, ¿quién estaba lo bastante cerca para decirte algo al oído, y qué fue?',
				'La ciudad de los tejados rojos está tan próxima que se huele el pan. Para salir habría que despertar antes a dos esfinges. ¿Cómo llamas a la tardanza cuando duerme delante de tus propias ruedas?',
			],
		},
	},
};
