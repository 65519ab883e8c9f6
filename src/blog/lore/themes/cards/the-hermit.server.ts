import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-hermit',
	motif: 'lantern',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the hermit', 'tarot', 'solitude', 'lantern', 'diogenes', 'major arcana'],
			titles: ['The Hourglass That Became a Lantern', 'A Light for One Step'],
			excerpts: [
				'The old man of the tarot once held an hourglass, and his name was Time. Somewhere between Milan and Marseille the glass was taken for a lamp.',
				'Alone on the snow with a star in his lantern, he is searching or hiding. From below, the two look the same.',
			],
			openings: [
				'In the pack of the Sforza he is bent under a blue coat trimmed with fur, leans on a stick and looks closely at the thing in his left hand. It is an hourglass. The old Italian lists call the card Time, or simply the Hunchback; nobody there calls him a hermit. Somewhat later, among the woodcutters, the glass lost its waist and acquired a handle. A block is worn, a line is broken, the next man copies what he thinks he sees. So Time was handed a lantern and sent out to look for something.',
				'Diogenes is said to have walked through Athens by day with a lighted lamp, telling those who asked that he was looking for a man. It is a joke with a long beard. Rumi knew it too: in one of his ghazals a sheikh goes round the city with a lamp, tired of beasts and demons and longing for a human being, and when told that such a thing is not to be found he says that just this is what he wishes for. The Hermit of the cards seems to belong to their family.',
			],
			body: [
				'The Hermit’s lantern was an hourglass once, until some woodcutter miscopied it; take the mistake seriously for a moment, since it turned out so well. An old man with an hourglass looks at what is running out. An old man with a lantern looks at what is in front of him. The body is the same, the stick, the beard, the bent back; a woodcutter’s slip has changed the subject from how long to where. There are lives that could use such a slip about the age of fifty.',
				'In Marseille he holds the lamp up to his face and half covers it with his cloak. Some said that he protects the flame from the wind, others that he keeps it from those who would misuse it; it may be that the cutter found sleeves difficult. The London pack placed him on a summit in the snow, all grey, and put into the lantern a star with six points where one would expect a wick. He holds it low. It lights a circle about as wide as one step.',
				'A summit, note well, and nowhere further up to go. This is no pilgrim on his way; he has arrived, he has what there is to have at that height, and he stands looking down. Waite says in his book that the card is not about hiding wisdom, and that the lamp means: where I am, you also may be. In that case he is a lighthouse with a beard. One could also think that he went up for a day and has been afraid of the conversation ever since.',
				'For this is the tension in it. Solitude in which something is sought, and solitude in which somebody is avoided, have the same furniture: a closed door, a book, a lamp. Even the person inside may take the one for the other for years. A fairly good test is what happens when there is a knock.',
			],
			counter:
				'The card makes loneliness look like a decision. Many who sit alone this evening did not climb anywhere; the bus stopped running, the friends died. Whoever tells them that theirs is a wise retreat has saved himself a visit. Besides, what comes to us on peaks is often quite ordinary once it is carried down, and the best correction of a deep thought is still somebody at the table who says “how do you mean?”',
			practices: [
				'Tonight put out all lights but one and sit where that one reaches. Set a clock for nine minutes. Write down the question you have been carrying about with you, as briefly as you can, and beneath it only the next step that can be seen from here, however small. No second step; it lies outside the circle. Put the paper under the lamp and leave it there until morning.',
				'Look at your last three free evenings. For each write one line on what you sought by being alone, and one on whom you avoided. Give it six minutes and be as fair as a customs officer. If there is a name in the second lines that appears twice, send that person four words before you sleep. The words may be about the weather.',
			],
			closings: [
				'A worn block of pearwood gave Time a lamp, and he has been taken for a seeker since. Some of our best traits may be copying errors. Which of yours began as a mistake that nobody corrected?',
				'He stands at the top and shines his light downwards, where someone may or may not be climbing. The snow shows no footprints but his. Who would notice if your lamp were not lit tonight, and how would you know?',
			],
		},
		fa: {
			keywords: ['زاهد', 'تاروت', 'تنهایی', 'خلوت', 'فانوس', 'دیوجانس'],
			titles: ['ساعتی شنی که فانوس شد', 'چراغی برای یک قدم'],
			excerpts: [
				'پیرمردِ تاروت اول ساعتِ شنی داشت و نامش «زمان» بود. جایی میانِ میلان و مارسی شیشهٔ ساعت را چراغ دیدند.',
				'روی برف، تنها، با ستاره‌ای در فانوس. یا چیزی می‌جوید یا از کسی گریخته؛ از پایین هر دو یک‌جور دیده می‌شود.',
			],
			openings: [
				'در دستهٔ اسفورتسا زیرِ پالتویی آبی با حاشیهٔ خز خم شده، به عصا تکیه داده و چیزی را که در دستِ چپ دارد از نزدیک نگاه می‌کند. ساعتِ شنی است. در فهرست‌های قدیمِ ایتالیایی نامِ این برگ «زمان» است یا خیلی ساده «گوژپشت»؛ از زاهد حرفی نیست. کمی بعد، زیرِ دستِ چوب‌تراش‌ها، شیشه کمرش را از دست داد و دسته‌ای پیدا کرد. قالب می‌ساید، خطی می‌پرد، نفرِ بعد از روی آنچه خیال می‌کند می‌بیند می‌کشد. این‌طور شد که به زمان فانوسی دادند و فرستادندش دنبالِ چیزی.',
				'می‌گویند دیوجانس روزِ روشن با چراغِ افروخته در آتن می‌گشت و به هر که می‌پرسید می‌گفت دنبالِ آدم می‌گردم. شوخیِ ریش‌داری است و به ما هم رسیده: مولانا در یکی از غزل‌هایش شیخی را می‌آورد که با چراغ دورِ شهر می‌گردد، از دیو و دد ملول است و انسان می‌خواهد، و وقتی می‌گویند گشته‌ایم و نیست، همان نایافته را آرزو می‌کند. زاهدِ کارت‌ها گویا از همین خانواده است، با این فرق که از شهر بیرون رفته و چراغش را هم برده است.',
			],
			body: [
				'فانوسِ زاهد پیش‌تر ساعتِ شنی بود و چوب‌تراشی نقشش را غلط برداشت؛ این اشتباه را دمی جدی بگیر، چون خوب از کار درآمد. پیرمردی که ساعتِ شنی دارد به آنچه تمام می‌شود نگاه می‌کند. پیرمردی که فانوس دارد به آنچه پیشِ رویش است. تن همان تن است و عصا همان عصا؛ یک لغزشِ مُغار، پرسش را از «چقدر» به «کجا» برد. زندگی‌هایی هست که حوالیِ پنجاه‌سالگی به چنین لغزشی سخت محتاج‌اند.',
				'در مارسی چراغ را تا برابرِ صورت بالا گرفته و با گوشهٔ ردا نیمی از آن را پوشانده است. بعضی گفته‌اند شعله را از باد می‌پاید و بعضی گفته‌اند از نااهل؛ شاید هم چوب‌تراش از پسِ آستین برنمی‌آمده. در لندن او را بر قله‌ای برفی نشاندند، سراپا خاکستری، و در فانوس به جای فتیله ستاره‌ای شش‌پر گذاشتند. فانوس را پایین گرفته است. دایره‌ای روشن می‌کند به پهنای یک قدم.',
				'یادت باشد که اینجا قله است و بالاتر از آن راهی نیست. این مرد در راه نیست؛ رسیده، هرچه در آن بلندی هست دارد و حالا به پایین نگاه می‌کند. ویت نوشته است که این کارت دربارهٔ پنهان کردنِ دانایی نیست و معنای چراغ این است که آنجا که منم تو هم می‌توانی باشی. پس فانوسِ دریاییِ ریش‌داری است. می‌شود هم فکر کرد برای یک روز بالا رفته و از آن به بعد از حرف زدن ترسیده است. سعدی در گلستان سر به سرِ این جماعت می‌گذارد: زاهدی که پیشِ پادشاه کم خورد و نماز را کش داد، به خانه که رسید سفره خواست، و پسرش گفت نمازت را هم قضا کن.',
				'گره همین‌جاست. خلوتی که در آن چیزی می‌جویند و خلوتی که در آن از کسی می‌گریزند یک‌جور اسباب دارد: درِ بسته، کتاب، چراغ. آن که تو نشسته هم شاید سال‌ها یکی را به جای دیگری بگیرد. محکِ بدی نیست که ببینی وقتی در می‌زنند چه می‌شود.',
			],
			counter:
				'این کارت تنهایی را انتخاب جلوه می‌دهد. خیلی از آنها که امشب تنها نشسته‌اند از کوهی بالا نرفته‌اند؛ دوست‌ها رفتند، پا درد گرفت، کسی زنگ نزد. هر که به آنها بگوید خلوتِ حکیمانه‌ای داری، زحمتِ سر زدن را از دوشِ خودش برداشته است. چیزی هم که سرِ قله به فکرِ آدم می‌رسد پایین که آوردی‌اش اغلب معمولی است، و بهترین علاجِ فکرِ عمیق هنوز کسی است که سرِ سفره بپرسد: یعنی چه؟',
			practices: [
				'امشب همهٔ چراغ‌ها را خاموش کن جز یکی و همان‌جا بنشین که نورش می‌رسد، نُه دقیقه و نه بیشتر. پرسشی را که این روزها با خودت می‌گردانی در کوتاه‌ترین شکل بنویس و زیرش فقط قدمِ بعدی را که از اینجا دیده می‌شود، هرقدر هم کوچک. قدمِ دوم را ننویس؛ بیرونِ دایره است. کاغذ را زیرِ همان چراغ بگذار و تا صبح به آن دست نزن.',
				'سه شبِ آزادِ گذشته را به یاد بیاور. برای هرکدام یک خط بنویس که از تنها بودن چه می‌خواستی و یک خط که از که دوری می‌کردی. شش دقیقه، با انصافِ مأمورِ گمرک. اگر در خط‌های دوم نامی دو بار آمده است، پیش از خواب چهار کلمه برایش بفرست. لازم نیست حرفِ مهمی باشد؛ از هوا هم می‌شود گفت.',
			],
			closings: [
				'قالبی ساییده به زمان چراغ داد و از آن روز او را جوینده می‌شناسند. شاید بعضی از خوبی‌های ما هم غلطِ نسخه‌برداری باشد. کدام خصلتِ تو از اشتباهی شروع شد که کسی درستش نکرد؟',
				'آن بالا ایستاده و نور را رو به پایین گرفته است، رو به کسی که شاید دارد بالا می‌آید و شاید نه. روی برف جز جای پای خودش چیزی نیست. اگر امشب چراغت روشن نباشد چه کسی متوجه می‌شود، و تو از کجا خبردار می‌شوی؟',
			],
		},
		ar: {
			keywords: ['الناسك', 'تاروت', 'العزلة', 'الخلوة', 'الفانوس', 'ديوجين'],
			titles: ['ساعة رمل صارت فانوسًا', 'ضوء يكفي خطوة واحدة'],
			excerpts: [
				'كان شيخ التاروت يحمل ساعة رمل وكان اسمه الزمان. وفي مكان ما بين ميلانو ومرسيليا حسبوا الزجاجة مصباحًا.',
				'وحده على الثلج وفي فانوسه نجمة. إمّا أنّه يبحث وإمّا أنّه يختبئ، والحالان من أسفل الجبل سواء.',
			],
			openings: [
				'في مجموعة سفورزا نراه منحنيًا تحت معطف أزرق مبطّن بالفرو، متّكئًا على عصاه، يدني من عينيه شيئًا في يده اليسرى. ذلك الشيء ساعة رمل. والقوائم الإيطاليّة القديمة تسمّي الورقة الزمان، أو الأحدب بلا مجاملة، ولا يرد فيها ذكر لناسك. ثمّ جاء حفّارو الخشب بعد ذلك ففقدت الزجاجة خصرها وصارت لها عروة تُحمل بها. يبلى القالب، ويسقط منه خطّ، وينسخ اللاحق ما يظنّ أنّه يراه. وهكذا سُلّم الزمان فانوسًا وأُرسل ليبحث عن شيء لم يكن يبحث عنه.',
				'يُروى أنّ ديوجين كان يطوف أثينا في وضح النهار وبيده سراج مضاء، فإذا سُئل قال إنّه يبحث عن إنسان. نكتة طال عمرها، وبلغت جلال الدين الروميّ؛ ففي بعض غزله شيخ يدور في المدينة بمصباح، وقد ملّ الوحوش والشياطين وتاقت نفسه إلى إنسان، فلمّا قيل له إنّ هذا لا يوجد قال إنّ الذي لا يوجد هو بغيته. وناسك الورق من هذه الأسرة على ما يبدو، إلّا أنّه ترك المدينة وأخذ سراجه معه إلى الجبل.',
			],
			body: [
				'كان فانوس الناسك ساعة رمل أخطأ حفّار في نسخها، فلننظر في تلك الغلطة لحظة نظر الجدّ، فقد حسنت عاقبتها. الشيخ صاحب الساعة يرقب ما ينفد، والشيخ صاحب الفانوس ينظر إلى ما أمامه. الجسد واحد والعصا واحدة واللحية واحدة، وزلّة إزميل نقلت السؤال من «كم بقي» إلى «أين الطريق». ورُبّ عمر بلغ الخمسين وهو أحوج ما يكون إلى زلّة كهذه. والطريف أنّ أحدًا لم يقصد ذلك: لا فيلسوف اقترحه، ولا أمير أمر به، وإنّما خشب بالٍ وعين متعبة آخر النهار.',
				'في مرسيليا يرفع المصباح حتّى يحاذي وجهه، ويستر نصفه بطرف عباءته. قال بعضهم إنّه يصونه من الريح، وقال بعضهم يصونه ممّن لا يستحقّه؛ وربّما كان الحفّار لا يحسن رسم الأكمام. أمّا مجموعة لندن فأوقفته على قمّة مكسوّة بالثلج، رماديًّا من رأسه إلى قدمه، ووضعت في فانوسه نجمة من ستّة رؤوس حيث يُنتظر الفتيل. وهو يخفضه، فلا يضيء من الأرض إلّا دائرة تسع خطوة واحدة، ولا يُرى من الوادي إلّا نقطة.',
				'ثمّ إنّها قمّة، وليس فوق القمّة طريق. فهذا رجل قد وصل، ونال ما يُنال عند ذلك الارتفاع، وهو الآن ينظر إلى أسفل. ويقول وايت في كتابه إنّ الورقة لا تعني إخفاء الحكمة، وإنّ لسان المصباح يقول: حيث أنا يمكن أن تكون أنت. فهو إذن منارة ذات لحية. ويجوز أن يكون قد صعد ليوم واحد ثمّ هاب الكلام منذ ذلك اليوم. وفي تراثنا ابن طفيل الذي أنزل حيّ بن يقظان من جزيرته إلى الناس يعلّمهم ما عرف في خلوته، فلم يسمعوا له، فعاد إلى الجزيرة ومعه صاحب واحد؛ ولم يقل لنا الكتاب أكانت العودة حكمةً أم تعبًا من الناس.',
				'وههنا موضع الشدّ في الورقة. فالخلوة التي يُطلب فيها شيء، والخلوة التي يُهرب فيها من أحد، أثاثهما واحد: باب مغلق، وكتاب، وسراج. وقد يخلط الجالس في داخلها بين الاثنتين أعوامًا. ومن العلامات الصالحة للتفريق ما يحدث في وجهه عندما يُطرق الباب. فمن كان باحثًا رفع رأسه على مهل، ومن كان هاربًا أطفأ السراج.',
			],
			counter:
				'تُظهر الورقة الوحدة كأنّها قرار. وكثير من الجالسين وحدهم هذا المساء لم يصعدوا جبلًا: انقطعت الحافلة، ومات الأصحاب، وسكت الهاتف. ومن قال لهم إنّها خلوة حكماء فقد وفّر على نفسه زيارة. ثمّ إنّ ما يخطر على القمم كثيرًا ما يكون عاديًّا إذا حُمل إلى أسفل، وخير ما تُصحَّح به فكرة عميقة جليس على المائدة يقول: وماذا تقصد؟',
			practices: [
				'لتُطفأ الليلة المصابيح كلّها إلّا واحدًا، وليكن الجلوس حيث يصل ضوؤه. تسع دقائق بالساعة. يُكتب السؤال الذي طال حمله بأقصر ما يمكن، وتُكتب تحته الخطوة التالية وحدها ممّا يُرى من هذا المكان، مهما صغرت. ولا تُكتب خطوة ثانية، فهي خارج الدائرة. ثمّ تُترك الورقة تحت المصباح حتّى الصباح ولا تمسّها يد في أثناء الليل. وفي الصباح يُنظر هل بقيت الخطوة بحجمها أم صغرت في الضوء.',
				'عودوا إلى آخر ثلاث أمسيات خالية من المواعيد، واكتبوا عن كلّ منها سطرًا فيما طُلب من الخلوة، وسطرًا فيمن اتُّقي لقاؤه. ستّ دقائق، بإنصاف موظّف جمارك لا يعرف أصحاب الحقائب. فإن تكرّر اسم في السطور الثانية مرّتين فلتُرسل إلى صاحبه أربع كلمات قبل النوم. ولا بأس أن يكون موضوعها الطقس، فالموضوع ليس هو المقصود. فإن جاء الجواب قبل الصباح كان ذلك شيئًا يُعرف عن القمم.',
			],
			closings: [
				'قالب خشب بالٍ أعطى الزمان مصباحًا، فعُرف منذ ذلك اليوم باحثًا. ولعلّ بعضًا من أحسن الخصال فينا غلط نسّاخ لم ينتبه إليه أحد. فأيّ خصلة بدأت هفوة، ثمّ لم يصحّحها أحد حتّى صارت طبعًا؟',
				'يقف في الأعلى ويوجّه ضوءه إلى أسفل، نحو صاعد قد يكون هناك وقد لا يكون. وليس على الثلج إلّا أثر قدميه هو. فلو بقي السراج مطفأ هذه الليلة فمن الذي ينتبه، وكيف يُعرف أنّه انتبه؟',
			],
		},
		es: {
			keywords: ['el ermitaño', 'tarot', 'soledad', 'farol', 'diógenes', 'arcanos mayores'],
			titles: ['El reloj de arena que se volvió farol', 'Luz para un solo paso'],
			excerpts: [
				'El viejo del tarot llevaba un reloj de arena y se llamaba Tiempo. Entre Milán y Marsella, alguien tomó el cristal por una lámpara.',
				'A solas en la nieve, con una estrella en el farol: o busca algo o se esconde de alguien. Desde abajo no hay manera de distinguirlo.',
			],
			openings: [
				'En la baraja Sforza va encorvado bajo un abrigo azul ribeteado de piel, se apoya en un palo y examina lo que tiene en la mano izquierda. Es un reloj de arena. Las listas italianas antiguas llaman a la carta el Tiempo o, con menos miramientos, el Jorobado; de ermitaños, nada. Después, entre los grabadores, el vidrio perdió la cintura y ganó un asa. La plancha se gasta, se quiebra una línea, el siguiente copia lo que cree ver. Así le pusieron al Tiempo un farol en la mano y lo mandaron a buscar algo.',
				'De Diógenes se cuenta que recorría Atenas a mediodía con un candil encendido, y que a quien preguntaba le decía que andaba buscando a un hombre. El chiste tiene barba y viajó lejos: en un gazal de Rumi hay un jeque que da vueltas por la ciudad con una lámpara, harto de fieras y demonios, deseoso de un ser humano; cuando le dicen que eso no se encuentra, responde que justo eso quiere. El Ermitaño de los naipes parece primo de ambos, salvo que se marchó de la ciudad.',
			],
			body: [
				'El farol de El Ermitaño fue antes un reloj de arena que algún grabador copió mal. Vale la pena tomarse en serio la errata, porque salió bien. Un viejo con reloj de arena mira lo que se acaba. Un viejo con farol mira lo que tiene delante. El cuerpo es el mismo, con su palo y su joroba; un resbalón de gubia cambió la pregunta de cuánto a hacia dónde. Hay vidas a las que les vendría muy bien un resbalón así cerca de los cincuenta.',
				'En Marsella levanta la luz a la altura de la cara y la tapa a medias con la capa. Unos dicen que la protege del viento; otros, que de los indignos; cabe que al grabador se le dieran mal las mangas. En Londres lo subieron a una cumbre nevada, gris de pies a cabeza, y en el farol, donde iría la mecha, le metieron una estrella de seis puntas. Lo lleva bajo. Alumbra un redondel del ancho de un paso.',
				'Es una cumbre, ojo: más arriba no hay nada. Este hombre no va de camino, ha llegado, tiene lo que se puede tener a esa altura y mira hacia el valle. Waite asegura que la carta no trata de esconder la sabiduría y que la lámpara viene a decir: donde estoy, también tú puedes estar. Sería entonces un faro con barba. También se puede pensar que subió a pasar el día y desde aquella tarde le da apuro volver a conversar. Fray Luis cantó la vida retirada como nadie, y se pasó media vida entre cátedras, pleitos y tribunales.',
				'Ahí está la duda. La soledad en que se busca y la soledad en que se rehúye tienen idénticos muebles: una puerta cerrada, un libro, una luz. El propio inquilino puede confundirlas durante años. Una prueba bastante fiable es lo que le pasa por la cara cuando llaman.',
			],
			counter:
				'La carta hace que estar a solas parezca una decisión. Muchos de los que esta noche no tienen con quién hablar no subieron a ningún monte: se murieron los amigos, quitaron el autobús. Quien les alaba el sabio retiro se está ahorrando una visita. Además, lo que se piensa en las cumbres suele resultar corriente al bajarlo, y la mejor lima para un pensamiento profundo sigue siendo alguien que, entre plato y plato, pregunta: ¿cómo que profundo?',
			practices: [
				'Esta noche apaga todas las luces menos una y siéntate donde alcance, nueve minutos de reloj. Escribe, lo más corta posible, la pregunta que llevas días acarreando; debajo, únicamente el paso siguiente que se vea desde ahí, por pequeño que sea. El segundo no lo escribas, queda fuera del redondel. Deja el papel debajo de la lámpara y no lo toques hasta mañana.',
				'Repasa tus tres últimas tardes libres. De cada una, una línea sobre lo que buscabas estando a solas y otra sobre a quién esquivabas. Seis minutos y la imparcialidad de un aduanero. Si en las segundas líneas se repite un nombre, mándale cuatro palabras antes de dormir. Pueden ir sobre el tiempo que hace; el asunto es lo de menos.',
			],
			closings: [
				'Una plancha gastada le regaló un farol al Tiempo, y desde entonces pasa por buscador. Algunas de nuestras virtudes serán también errores de copia. ¿Cuál de las tuyas empezó siendo una equivocación que nadie corrigió?',
				'Está en lo alto y alumbra hacia abajo, hacia alguien que quizá suba y quizá no. En la nieve no hay más huellas que las suyas. Si hoy no encendieras tu lámpara, ¿quién lo notaría, y cómo llegarías a saberlo?',
			],
		},
	},
};
