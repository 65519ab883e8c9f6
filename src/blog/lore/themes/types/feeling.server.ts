import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'feeling',
	motif: 'heart',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['feeling type', 'empathy', 'values', 'deciding with the heart', 'compassion', 'tact'],
			titles: ['The Chair Out of the Draught', 'A Little Finger and a Hundred Million'],
			excerpts: [
				'In a house of mourning somebody moves a chair by a foot, and nobody sees it. This, too, is a judgement, and Jung called it rational.',
				'Adam Smith asked in 1759 what we would lose sleep over: our own little finger, or the ruin of China. His answer is uncomfortable, and so is his second answer.',
			],
			openings: [
				'The room is full of people who have come to say that they are sorry. The widow sits where she was put, by the balcony door, in a thin black dress; every time somebody enters, the curtain moves. There is much talk of God’s will and of the traffic. A niece of about thirty, who has said nothing all afternoon, gets up, takes a glass off a table that was quite well where it stood, and on the way back shifts the widow’s chair a foot to the left. The curtain goes on moving. It no longer touches anyone.',
				'Suppose, wrote Adam Smith in 1759, that the great empire of China with all its people were swallowed up by an earthquake. A humane man in Europe would be very sorry, would make some melancholy reflections, and then go about his business with the same ease as before. If he were to lose his little finger tomorrow, he would not sleep tonight. As for China, provided he never saw them, he will snore over the ruin of a hundred million of his brethren. It is the most honest page in the literature on sympathy.',
			],
			body: [
				'When Jung wrote in 1921 of feeling as a function he did not mean tears. He meant an act of weighing, which says of a thing that it is worth this much, to us, here; and he placed it beside thinking as the second way of judging, rational like the first. A person of the feeling type may be dry-eyed. What she does without interruption is to appraise: this remark was too expensive for that table, this gift too large for him to bear.',
				'Such people are often trusted with the seating plan. They hold in mind eleven guests, two old quarrels, a deaf ear on the left side and a divorce not yet announced, and they solve it while cutting parsley. No one would call it intelligence, because when it works nothing happens. There was no scene. The uncle was quiet. One remembers a pleasant evening and the potatoes.',
				'What it costs is paid in agreement. Somebody who hears the temperature of every room will begin to heat them all. She says yes at the door and finds the no at home in her coat pocket. Criticism of her soup is criticism of her; and if she must decide between two people she loves, her fine balance swings without end. She can also be pitiless. Whoever has hurt one of hers is weighed once, and the verdict is not published, merely carried out, for years.',
				'Adam Smith imagined a humane man who lies awake over his own little finger and sleeps soundly while an earthquake swallows a hundred million in China; the page goes on, and is seldom read to the end. Would the same man, to save his finger, sacrifice those hundred million? He is horrified at the thought. Something in him, then, is stronger than his soft heart, which slept. Smith called it the man within the breast. It has feelings, but it also knows how to count.',
			],
			counter:
				'The heart has favourites. In an experiment of 2007 people gave more for one hungry girl with a name and a face than for the millions in a table, and when they were shown both, the girl received less. The psychologist Paul Bloom has written a whole book against being guided by empathy. Nor is warmth a possession of one type: on the test, the feeling side says what you attend to, and kindness is not among its items.',
			practices: [
				'The next time you sit in a room with others, even a waiting room or the kitchen, take five minutes to find out what one person there lacks and has not mentioned: light, a pen, an end to the subject. Supply it without a word and without being caught. Then ask yourself what you would have needed at that table, and whether you are waiting for someone to move your chair.',
				'Find the last yes you regretted. On a piece of paper write to whom it was given, what it has cost in hours, and what you feared would happen at a no. Now spend seven minutes on composing that no, in three lines, kind, with no reason in it. Say it aloud twice, the second time more slowly. You need not use it. It is meant to be in the pocket, where the other one used to be.',
			],
			closings: [
				'The niece left early, and shook hands with everybody. Perhaps the widow noticed, weeks later, that of that whole afternoon she remembered having been warm. Who arranges your rooms in such a manner that you believe they were always like this?',
				'Smith lived with his mother, gave much away in secret and was known to talk to himself in the street. One would like to have overheard the man within. For whom, far off and without a face, do your feelings have no chair?',
			],
		},
		fa: {
			keywords: ['تیپ احساسی', 'احساس', 'همدلی', 'دلسوزی', 'ارزش‌ها', 'تصمیم دل'],
			titles: ['صندلی‌ای که از باد کنار کشیدند', 'یک انگشت کوچک و صد میلیون نفر'],
			excerpts: [
				'در مجلس ختم کسی صندلی‌ای را یک وجب جابه‌جا می‌کند و هیچ‌کس نمی‌بیند. این هم داوری است و یونگ آن را خردمندانه می‌شمرد.',
				'آدام اسمیت در ۱۷۵۹ پرسید خواب ما را چه می‌گیرد: انگشت کوچک خودمان یا ویرانی چین؟ جوابش تلخ است، و جواب دومش هم.',
			],
			openings: [
				'اتاق پر است از کسانی که آمده‌اند تسلیت بگویند. صاحب‌عزا را کنار درِ بالکن نشانده‌اند، با پیراهن نازک سیاه؛ هر کس که وارد می‌شود پرده تکان می‌خورد. از قسمت حرف می‌زنند و از ترافیک. برادرزاده‌ای سی‌ساله که از ظهر چیزی نگفته بلند می‌شود، استکانی را که جایش خوب بود از روی میز برمی‌دارد و در برگشت صندلی زن را یک وجب به چپ می‌کشد. پرده باز تکان می‌خورد. دیگر به کسی نمی‌رسد. حلوا می‌آورند و همه صلوات می‌فرستند.',
				'آدام اسمیت در سال ۱۷۵۹ نوشت: فرض کنیم سرزمین پهناور چین با همهٔ مردمش در زلزله‌ای فرو برود. مردی نیک‌نهاد در اروپا سخت افسوس می‌خورد، چند جملهٔ اندوهناک دربارهٔ ناپایداری عمر می‌گوید و بعد با همان آسودگیِ پیش می‌رود سر کارش. ولی اگر بداند فردا انگشت کوچکش را می‌بُرند، امشب خواب به چشمش نمی‌آید. برای آن صد میلیون نفر، به شرطی که هیچ‌وقت ندیده باشدشان، راحت خُروپُف می‌کند. کمتر کسی دربارهٔ همدردی صفحه‌ای به این راستی نوشته است.',
			],
			body: [
				'یونگ وقتی در ۱۹۲۱ احساس را یکی از کارکردها شمرد، منظورش اشک نبود. سنجیدن را می‌گفت: این چیز برای ما، این‌جا، این قدر می‌ارزد؛ و آن را کنار فکر نشاند، داور دوم، به همان اندازه خردمند. آدمِ این تیپ شاید خشک‌چشم باشد. کاری که یک‌بند می‌کند قیمت گذاشتن است: این شوخی برای آن سفره گران بود، این هدیه برای دوش او سنگین است.',
				'چیدن مهمان‌ها را معمولاً به این‌ها می‌سپارند. یازده نفر را در ذهن نگه می‌دارند، با دو کدورت قدیمی و گوشِ چپی که نمی‌شنود و طلاقی که هنوز علنی نشده، و مسئله را در حینِ خُرد کردن جعفری حل می‌کنند. کسی هم نامش را هوش نمی‌گذارد، چون وقتی درست از آب درمی‌آید هیچ اتفاقی نمی‌افتد. دعوا نشد. دایی ساکت بود. آدم فقط یادش می‌ماند که شب خوبی بود و ته‌دیگش سیب‌زمینی داشت. تعارف را هم، پیش از آنکه به بازی بدل شود، همین آدم‌ها اختراع کرده‌اند: راهی برای آنکه دیگری بتواند بگوید نه.',
				'بهایش را با بله گفتن می‌پردازند. کسی که دمای هر اتاقی را می‌شنود، کم‌کم می‌خواهد همه را گرم کند. دمِ در می‌گوید چشم، و در خانه «نه» را ته جیب پالتویش پیدا می‌کند. از آشِ او ایراد گرفتن یعنی از خودش ایراد گرفتن. میان دو نفر که دوستشان دارد ترازویش تا ابد می‌لرزد. بی‌رحم هم می‌تواند باشد: آن که یکی از عزیزانش را آزرده، یک بار وزن می‌شود؛ حکم را اعلام نمی‌کنند، فقط سال‌ها اجرا می‌کنند.',
				'آدام اسمیت مردی را خیال کرد که غمِ انگشت کوچک خودش بیدارش نگه می‌دارد و زلزله‌ای که صد میلیون چینی را ببلعد نه؛ آن صفحه ادامه دارد و کمتر کسی تا آخر می‌خواندش. می‌پرسد همین مرد حاضر است آن صد میلیون را بدهد که انگشتش بماند؟ مو بر تنش راست می‌شود. پس چیزی در او هست نیرومندتر از دلِ نازکش، که خوابیده بود. اسمیت آن را مردِ درون سینه می‌نامید؛ کسی که هم دل دارد و هم شمردن بلد است.',
			],
			counter:
				'دل نورچشمی دارد. در آزمایشی به سال ۲۰۰۷ مردم برای یک دخترِ گرسنه با نام و عکس بیشتر پول دادند تا برای میلیون‌ها نفر در جدول، و وقتی هر دو را نشانشان دادند سهم دختر هم کم شد. پل بلوم، روان‌شناس، کتابی نوشته سراسر در نکوهش همدلی به جای راهنما. گرم بودن هم ملک یک تیپ نیست: این سنجه می‌گوید به چه توجه می‌کنی و از مهربانی پرسشی ندارد.',
			practices: [
				'دفعهٔ بعد که با دیگران در اتاقی نشستی، حتی در انتظار نوبت دکتر، پنج دقیقه بگرد ببین یک نفر چه کم دارد و نگفته: نور، خودکار، عوض شدنِ بحث. بی‌حرف فراهمش کن، طوری که مچت را نگیرند. بعد از خودت بپرس تو سر آن میز چه لازم داشتی، و آیا منتظری کسی بیاید و صندلی‌ات را جابه‌جا کند.',
				'آخرین «چشم»ی را که از آن پشیمانی پیدا کن. روی کاغذ بنویس به چه کسی گفتی، چند ساعت خرج برداشت و از نه گفتن چه بلایی را می‌ترسیدی. حالا هفت دقیقه صرفِ نوشتنِ همان «نه» کن، در سه خط، مهربان و بی‌دلیل. دو بار بلند بخوانش، بار دوم آهسته‌تر. لازم نیست به کارش ببری. فقط باید در جیب باشد، جای آن یکی.',
			],
			closings: [
				'برادرزاده زود رفت و با همه دست داد. شاید صاحب‌عزا هفته‌ها بعد دید از آن عصر فقط این یادش مانده که سردش نبود. چه کسی اتاق‌های تو را طوری می‌چیند که خیال می‌کنی همیشه همین‌طور بوده‌اند؟',
				'اسمیت با مادرش زندگی می‌کرد، پنهانی می‌بخشید و در خیابان با خودش حرف می‌زد. کاش کسی گوش ایستاده بود. برای کدام آدم‌های دور و بی‌چهره در دل تو صندلی نگذاشته‌اند؟',
			],
		},
		ar: {
			keywords: ['نمط الشعور', 'التعاطف', 'القيم', 'قرار القلب', 'الرحمة', 'اللباقة'],
			titles: ['كرسيّ أُبعد عن مجرى الهواء', 'إصبع صغيرة ومئة مليون إنسان'],
			excerpts: [
				'في بيت عزاء حُرّك كرسيّ شبرًا واحدًا ولم يلحظ أحد. هذا أيضًا حكم، وقد عدّه يونغ من أحكام العقل.',
				'سأل آدم سميث عام ١٧٥٩ عمّا يطيّر النوم: أنملة من أصابعنا أم خراب الصين؟ جوابه غير مريح، وجوابه الثاني كذلك.',
			],
			openings: [
				'الغرفة ملأى بمن جاؤوا للتعزية. الأرملة حيث أجلسوها، قرب باب الشرفة، في ثوب أسود رقيق، وكلّما دخل أحد تحرّكت الستارة. الحديث عن القضاء والقدر وعن زحمة السير. ابنة أخ في نحو الثلاثين، لم تنطق منذ الظهر، تقوم فترفع فنجانًا عن طاولة لم يكن به بأس حيث هو، وفي عودتها تزيح كرسيّ الأرملة شبرًا إلى اليسار. تتحرّك الستارة من جديد، ولا تبلغ أحدًا. ثمّ تدور القهوة المرّة، ويمدّ الحاضرون أيديهم إليها صامتين، ويعود الحديث إلى زحمة السير.',
				'كتب آدم سميث عام ١٧٥٩: لنفرض أنّ بلاد الصين العظيمة ابتلعها زلزال بكلّ من فيها. الرجل الكريم النفس في أوروبا سيأسف أسفًا شديدًا، ويقول كلمات حزينة في تقلّب الأحوال، ثمّ يعود إلى شغله مطمئنًّا كأنّ شيئًا لم يكن. ولو علم أنّ إصبعه الصغيرة ستُقطع غدًا لما نام ليلته. أمّا مئة مليون من إخوته، ما دام لم يرهم قطّ ولم يسمع أصواتهم، فإنّه يغطّ في نومه فوق خرابهم. ولعلّها أصدق صفحة كُتبت في باب الشفقة.',
			],
			body: [
				'حين عدّ يونغ الشعور عام ١٩٢١ وظيفة من الوظائف لم يقصد الدموع. قصد فعل التقدير: أنّ هذا الشيء يساوي عندنا، ههنا، هذا المقدار؛ وأجلسه إلى جانب التفكير قاضيًا ثانيًا لا يقلّ عنه عقلًا. وقد يكون صاحب هذا النمط قليل البكاء. أمّا ما لا ينقطع عنه فهو التثمين: هذه النكتة غالية على تلك المائدة، وهذه الهديّة أثقل من أن يحملها من أُهديت إليه.',
				'وإليهم يُعهد في العادة بأمر الجلوس. يحفظون في أذهانهم أحد عشر ضيفًا، وجفوتين قديمتين، وأذنًا يسرى لا تسمع، وطلاقًا لم يُعلن بعد، ويحلّون المسألة وهم يفرمون البقدونس. ولا يسمّي أحد هذا ذكاءً، لأنّه إذا نجح لم يحدث شيء. لم تقع مشادّة. سكت الخال. وقعدت المطلّقة بعيدًا عمّن كان سيسألها عن زوجها. يبقى في الذاكرة مساء لطيف وصحن بطاطا، ولا يبقى اسم من رتّب الكراسي. وقد جعل العرب للرجل الذي يحسن هذا الوزن كلمة هي المروءة، ثمّ اختلفوا في تعريفها قرونًا، ولم يختلفوا في معرفتها إذا حضرت: من يراها يعرفها من طريقة وضع الصحن أمام الجائع من غير أن ينظر إليه.',
				'أمّا ثمنها فيُدفع قبولًا. من يسمع حرارة كلّ غرفة يوشك أن يطلب تدفئتها كلّها، ولو بأثاث بيته. يقول عند الباب نعم، ثمّ يجد «لا» في جيب معطفه بعد أن يصل إلى بيته. إذا عيب حساؤه فكأنّما عيب هو. وإذا وقف بين اثنين يحبّهما ظلّ ميزانه يرتجف ولا يستقرّ. وقد يقسو: من آذى أحدًا من أحبابه وُزن مرّة واحدة، ولا يُعلَن الحكم، بل يُنفَّذ في صمت سنين طويلة.',
				'تخيّل آدم سميث رجلًا تؤرّقه إصبعه الصغيرة ولا يؤرّقه زلزال يبتلع مئة مليون في الصين، ولصفحته تلك تتمّة قلّ من يبلغها. يسأل: أكان هذا الرجل نفسه ليضحّي بالمئة مليون كي تسلم إصبعه؟ إنّه يرتعد من الفكرة. ففيه إذن شيء أقوى من قلبه الرقيق الذي كان نائمًا. سمّاه سميث الإنسان المقيم في الصدر، ووصفه بأنّه القاضي الأكبر في ما نفعل. له قلب، وهو يعرف العدّ أيضًا.',
			],
			counter:
				'للقلب من يؤثرهم. في تجربة جرت عام ٢٠٠٧ أعطى الناس لفتاة جائعة لها اسم ووجه أكثر ممّا أعطوا لملايين في جدول، ولمّا عُرض عليهم الأمران معًا نقص نصيب الفتاة، كأنّ الأرقام بردت عليها. ووضع عالم النفس بول بلوم كتابًا كاملًا في ذمّ التعاطف دليلًا للقرار. وليس الدفء ملكًا لنمط دون نمط: المقياس يقول إلى أين يتّجه الانتباه، وليس بين أسئلته سؤال عن الرحمة.',
			practices: [
				'في أوّل غرفة تجمعكم بآخرين، ولو كانت غرفة انتظار عند طبيب، خذوا خمس دقائق لمعرفة ما ينقص واحدًا منهم ولم يذكره: ضوء، أو قلم، أو نهاية للموضوع. ثمّ ليُقضَ له ذلك بلا كلمة، وبحيث لا يُكشف الفاعل. ويبقى بعدها سؤال عن حاجتكم أنتم إلى تلك الطاولة: لعلّ هناك من ينتظر منذ سنين أن يأتي أحد فيزيح كرسيّه قليلًا إلى جهة لا هواء فيها.',
				'ابحثوا عن آخر «نعم» جاء بعدها ندم. واكتبوا لمن قيلت، وكم ساعة كلّفت، وأيّ مصيبة كان يُخشى وقوعها لو قيلت «لا». ثمّ سبع دقائق لصياغة تلك الـ«لا» في ثلاثة أسطر، لطيفة بلا تعليل. تُقرأ جهرًا مرّتين، والثانية أبطأ من الأولى. وليس من اللازم استعمالها. يكفي أن تكون في الجيب، حيث كانت الأخرى تُكتشف متأخّرة، مع تذكرة الحافلة والمفاتيح.',
			],
			closings: [
				'انصرفت ابنة الأخ مبكّرة بعد أن صافحت الجميع. ولعلّ الأرملة تنبّهت بعد أسابيع إلى أنّ ما بقي لها من ذلك النهار كلّه هو أنّها لم تشعر بالبرد. من الذي يرتّب غرفنا حتى نظنّ أنّها كانت هكذا منذ البداية؟',
				'عاش سميث مع أمّه، وكان يعطي في السرّ كثيرًا ويكلّم نفسه في الطريق. ليت أحدًا سمع ما دار بينه وبين المقيم في صدره. أيّ الناس البعيدين الذين لا وجوه لهم عندنا بقوا بلا كرسيّ في قلوبنا؟',
			],
		},
		es: {
			keywords: ['sentimiento', 'empatía', 'valores', 'decidir con el corazón', 'compasión', 'tacto'],
			titles: ['La silla fuera de la corriente', 'Un meñique y cien millones de personas'],
			excerpts: [
				'En un velatorio alguien mueve una silla un palmo y nadie lo ve. También eso es un juicio, y Jung lo llamó racional.',
				'Adam Smith preguntó en 1759 qué nos quitaría el sueño: nuestro meñique o la ruina de China. La respuesta incomoda, y la segunda también.',
			],
			openings: [
				'La sala está llena de gente que ha venido a decir que lo siente. A la viuda la han sentado junto al balcón, con un vestido negro muy fino; cada vez que entra alguien se mueve la cortina. Se habla de que no somos nadie y de lo mal que está el aparcamiento. Una sobrina de unos treinta años, que no ha abierto la boca en toda la tarde, se levanta, retira de la mesa un vaso que no estorbaba y, de vuelta, corre la silla un palmo hacia la izquierda. La cortina se sigue moviendo. Ya no roza a nadie.',
				'Supongamos, escribió Adam Smith en 1759, que un terremoto se tragara el gran imperio de China con todos sus habitantes. Un europeo de buen corazón lo lamentaría mucho, haría unas cuantas reflexiones melancólicas y volvería a sus asuntos con la tranquilidad de siempre. Si mañana fuera a perder el meñique, esta noche no dormiría. Sobre la ruina de cien millones de semejantes, con tal de no haberlos visto nunca, roncará a gusto. No se ha escrito página más honrada sobre la compasión.',
			],
			body: [
				'Cuando Jung incluyó en 1921 el sentimiento entre las funciones no pensaba en lágrimas. Pensaba en un acto de tasar: esto, para nosotros, aquí, vale tanto. Lo sentó al lado del pensamiento, segundo juez, tan racional como el primero. La persona de este tipo puede tener los ojos secos. Lo que hace sin descanso es poner precio: esa broma era demasiado cara para aquella mesa, ese regalo pesa más de lo que él puede llevar.',
				'Suelen encargarles quién se sienta con quién. Tienen en la cabeza once invitados, dos rencillas viejas, un oído izquierdo que no oye y un divorcio sin anunciar, y resuelven el problema mientras pican perejil. Nadie lo llama inteligencia, porque cuando sale bien no ocurre nada. No hubo escena. El tío estuvo callado. De la noche se recuerda que fue agradable y que había croquetas.',
				'El precio se paga en síes. Quien oye la temperatura de cada cuarto acaba queriendo calentarlos todos. Dice que sí en la puerta y encuentra el no en casa, en el bolsillo del abrigo. Si le critican la sopa, la critican entera. Entre dos personas queridas, su balanza tiembla sin parar. Y puede ser implacable: a quien hizo daño a uno de los suyos lo pesa una sola vez, y la sentencia no se publica, se cumple durante años.',
				'Adam Smith imaginó a un hombre bondadoso a quien desvela su propio meñique y no un terremoto que se lleve a cien millones de chinos; la página continúa y casi nadie la lee hasta el final. Ese mismo hombre, ¿sacrificaría a los cien millones por salvar su dedo? La idea lo horroriza. Hay en él, entonces, algo más fuerte que su tierno corazón, que dormía. Smith lo llamó el hombre que llevamos en el pecho. Siente, sí, pero además sabe contar; y quizá por eso habla tan bajo que conviene apagar la radio.',
			],
			counter:
				'El corazón tiene favoritos. En un experimento de 2007 la gente dio más por una niña hambrienta con nombre y cara que por los millones de una tabla, y cuando le enseñaron ambas cosas, la niña recibió menos. El psicólogo Paul Bloom escribió un libro entero contra la empatía como guía. Y la calidez no es propiedad de un tipo: el test dice a qué atiendes; entre sus preguntas no está la bondad.',
			practices: [
				'La próxima vez que compartas habitación con otros, aunque sea una sala de espera, dedica cinco minutos a averiguar qué le falta a una persona y no lo ha dicho: luz, un bolígrafo, que se cambie de tema. Procúraselo sin una palabra y sin que te pillen. Después piensa qué habrías necesitado tú en aquella mesa, y si estás esperando que alguien te mueva la silla.',
				'Busca el último sí del que te arrepentiste. Escribe a quién se lo diste, cuántas horas ha costado y qué temías que pasara con un no. Ahora emplea siete minutos en redactar ese no, en tres líneas, amable y sin motivos. Dilo dos veces en voz alta, la segunda más despacio. No tienes que usarlo. Es para llevarlo en el bolsillo, donde antes aparecía el otro.',
			],
			closings: [
				'La sobrina se fue pronto y dio la mano a todos. Tal vez la viuda, semanas después, cayó en que de aquella tarde entera solo recordaba no haber pasado frío. ¿Quién te arregla las habitaciones de modo que crees que siempre fueron así?',
				'Smith vivía con su madre, daba mucho en secreto y hablaba solo por la calle. Habría sido un gusto escuchar a su inquilino. ¿Para quiénes, lejanos y sin rostro, no hay silla en tus sentimientos?',
			],
		},
	},
};
