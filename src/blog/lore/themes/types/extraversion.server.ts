import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'extraversion',
	motif: 'cup',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['extraversion', 'extravert', 'extrovert', 'sociable people', 'thinking aloud', 'company'],
			titles: ['A Table in the Café Pombo', 'What Kleist Told His Sister'],
			excerpts: [
				'On Saturdays a Madrid café filled with people who found out what they thought by saying it. A painter left us the evidence.',
				'Some thoughts exist only between two chairs. On the people who need the other chair, and what happens to them in an empty room.',
			],
			openings: [
				'In the Reina Sofía in Madrid hangs a dark picture of nine men around a table. José Gutiérrez Solana painted it in 1920, in the Café Pombo, where the writer Ramón Gómez de la Serna held his Saturday gatherings. He stands in the middle, round as a barrel, one hand on the marble, about to speak or just having spoken. There are bottles. Nobody listens with his whole face. A mirror behind them shows an elderly couple, as if the evening had begun a hundred years before and nobody had gone home.',
				'Around 1805 Heinrich von Kleist wrote a short essay with a long title, on how thoughts are made little by little in talking. He had been stuck over some knotty affair, he says, and his sister was sewing behind him. He told her about it. She knew nothing of the matter and asked nothing clever. But because he had begun a sentence he had to end it, and while he put in a few long vowels and a superfluous link the idea was finished, to his own surprise, together with the full stop.',
			],
			body: [
				'What the writer Kleist once noticed in himself, that a sentence begun aloud may fetch its own thought, is a small miracle that for some people happens at the baker’s. They do not have the thought and then say it. They open the mouth and the thought comes to see what the noise is. In Jung’s book of 1921 extraverts are those whose interest flows to the object: to the person across the table, the weather, the news. What happens out there has, for them, the greater reality, and they trust it as one trusts a floor.',
				'Of all scales in personality tests this is the one researchers find almost wherever they look. Asked again after ten years, the talkative remain, as a rule, rather more talkative than their neighbours. They laugh sooner, report more good moods, know who is looking for a flat. A room changes its temperature when they come in. The gift is real and a little unfair, since it is paid out at the door, before anything has been accomplished.',
				'There is a price, which is paid at home. A thought made between two chairs wants the second chair. Some of these people cannot find out on a Sunday alone whether they are sad; they ring somebody up, hear themselves telling a funny story, and conclude that they are well. Jung believed that such a person’s inner life gets so little attention that it grows wild, like a dog that nobody takes out, and then one day bites a guest.',
				'Kleist, who did his talking to a sister at her needlework, had no listener in the proper sense. He had a face. He says that for him who speaks there is a strange source of inspiration in a human face opposite. That is worth remembering by whoever sits with the needlework and believes that nothing is being contributed.',
			],
			counter:
				'The culture of meetings has fallen in love with one half of mankind. In groups that shout out ideas, people produce fewer of them than the same number of persons working each alone; this has been found again and again since 1958. Talk also rewards whoever began. And the scale describes an average: the loudest man in any café may need three hours of silence, and be ashamed to ask for them.',
			practices: [
				'Take a question you have been turning over and find something with a face: a friend, a cat, a photograph will do. Speak about it aloud for four minutes without stopping, and do not begin with the beginning. When the time is up, write down the one sentence you had not known before you said it. If there was none, do it again with a face that blinks. Count how often you said “anyway”.',
				'Tonight leave a story untold. Something happened today that would do well at table; you have already improved it a little. Keep it to yourself until tomorrow at noon. For five minutes before sleep go over it alone, as it really was, with the dull parts. Notice what it loses without listeners, and whether there is some piece of it that was never going to be told in company.',
			],
			closings: [
				'The Café Pombo is gone; the picture hangs in a room where people lower their voices. In the mirror the old couple still wait for the end of the sentence. Who, by merely sitting opposite, has thought half of your thoughts?',
				'The sister’s name was Ulrike, and she often lent him money as well. What she thought of the knotty affair has not come down to us. What do you know only because somebody kept on sewing while you talked?',
			],
		},
		fa: {
			keywords: ['برون‌گرایی', 'برون‌گرا', 'پرحرفی', 'معاشرت', 'هم‌صحبتی', 'بلند فکر کردن'],
			titles: ['میزی در کافه پومبو', 'فکری که با نقطه تمام شد'],
			excerpts: [
				'شنبه‌شب‌ها کافه‌ای در مادرید پر می‌شد از کسانی که تا حرف نمی‌زدند نمی‌دانستند چه فکر می‌کنند. نقاشی هم آنجا بود و شهادت داد.',
				'بعضی فکرها فقط میان دو صندلی پیدا می‌شوند. دربارهٔ آدم‌هایی که به صندلی دوم محتاج‌اند، و حالشان در اتاق خالی.',
			],
			openings: [
				'در موزهٔ رینا سوفیای مادرید تابلوی تیره‌ای هست از نُه مرد دور یک میز. خوسه گوتیِرِث سولانا آن را در سال ۱۹۲۰ کشیده؛ جا کافه پومبوست، جایی که رامون گومث دِ لا سِرنا شنبه‌شب‌ها مجلس داشت. خودش وسط ایستاده، گرد مثل خمره، دستی روی سنگ مرمر، یا می‌خواهد چیزی بگوید یا همین حالا گفته است. بطری‌ها روی میزند. هیچ‌کس با همهٔ صورتش گوش نمی‌دهد. در آینهٔ پشت سرشان زن و مردی پیر پیدایند، انگار این مجلس صد سال پیش شروع شده و کسی هنوز به خانه نرفته.',
				'حدود سال ۱۸۰۵ هاینریش فون کلایست نوشتهٔ کوتاهی نوشت با عنوانی بلند، دربارهٔ این که فکر چگونه در حین گفتن، کم‌کم، ساخته می‌شود. می‌گوید در کار پیچیده‌ای مانده بودم و خواهرم پشت سرم خیاطی می‌کرد. ماجرا را برایش گفتم. او از موضوع چیزی نمی‌دانست و سؤال هوشمندانه‌ای هم نپرسید. ولی جمله‌ای که شروع شده باید تمام شود، و او تا چند «خلاصه» و «یعنی» لای حرفش گذاشت، دید فکر هم همراه نقطه به آخر رسیده است. از همه شگفت‌زده‌تر خودش بود.',
			],
			body: [
				'کلایستِ نویسنده در خودش دیده بود که جمله اگر با صدای بلند آغاز شود گاهی فکرش را هم با خود می‌آورد؛ معجزهٔ کوچکی که برای بعضی‌ها هر روز در صف نانوایی رخ می‌دهد. این‌ها اول فکر نمی‌کنند تا بعد بگویند. دهان باز می‌شود و فکر می‌آید ببیند سروصدا از چیست. در کتاب یونگ، برون‌گرا کسی است که میلش به سوی چیزهای بیرون روان است: آدمِ آن سوی میز، هوا، خبر. برای او آنچه بیرون رخ می‌دهد واقعی‌تر است و به آن چنان تکیه می‌کند که به کف اتاق.',
				'از همهٔ سنجه‌های شخصیت، این یکی را پژوهشگران کم‌وبیش هر جا گشته‌اند یافته‌اند. ده سال بعد هم که بپرسی، پرحرف‌ها به‌طور معمول از همسایه‌هایشان پرحرف‌ترند. زودتر می‌خندند، بیشتر از حال خوش می‌گویند، خبر دارند چه کسی دنبال خانه می‌گردد. وارد که می‌شوند دمای اتاق عوض می‌شود. نعمتی است واقعی و کمی ناعادلانه، چون دمِ در پرداختش می‌کنند، پیش از آنکه کاری کرده باشی.',
				'بهایش را در خانه می‌گیرند. فکری که میان دو صندلی ساخته شده صندلی دوم را می‌خواهد. بعضی از این آدم‌ها عصر جمعه در تنهایی نمی‌فهمند غمگین‌اند یا نه؛ به کسی زنگ می‌زنند، می‌شنوند که دارند قصهٔ خنده‌داری تعریف می‌کنند، و نتیجه می‌گیرند که خوب‌اند. یونگ معتقد بود به درونِ چنین کسی آن‌قدر کم سر می‌زنند که وحشی می‌شود، مثل سگی که کسی نمی‌بردش هواخوری و روزی پای مهمان را می‌گیرد.',
				'کلایست، که حرفش را برای خواهری سرگرمِ دوخت‌ودوز می‌زد، شنونده به معنای واقعی نداشت. چهره‌ای داشت. می‌گوید برای کسی که حرف می‌زند، در چهرهٔ آدمی که روبه‌رو نشسته سرچشمهٔ غریبی هست. ما برای همین کلمه‌ای داریم که از «دل» و «دادن» ساخته شده و گوش در آن نیست. این را کسی به یاد بسپارد که با سوزن و نخ گوشه‌ای نشسته و خیال می‌کند سهمی در ماجرا ندارد. سهم او همان است که اگر برخیزد و به آشپزخانه برود، جملهٔ نیمه‌کاره در هوا می‌ماند.',
			],
			counter:
				'روزگارِ جلسه‌ها دلباختهٔ نیمی از آدم‌ها شده است. گروهی که ایده‌ها را با صدای بلند می‌ریزد وسط، از همان تعداد آدم که هر یک تنها کار کند کمتر ایده می‌آورد؛ این را از سال ۱۹۵۸ بارها دیده‌اند. گفت‌وگو هم به کسی پاداش می‌دهد که زودتر شروع کرده. و سنجه از میانگین می‌گوید: شاید بلندصداترین مردِ یک کافه سه ساعت سکوت می‌خواهد و رویش نمی‌شود بگوید.',
			practices: [
				'پرسشی را که چند روز است در سرت می‌چرخد بردار و چهره‌ای پیدا کن: دوستی، گربه‌ای، حتی عکسی روی تاقچه. چهار دقیقه بی‌وقفه درباره‌اش بلند حرف بزن و از اولش شروع نکن. بعد آن یک جمله را بنویس که تا نگفته بودی نمی‌دانستی. اگر چنین جمله‌ای نبود، دوباره با چهره‌ای که پلک می‌زند امتحان کن. بشمار چند بار گفته‌ای «حالا بگذریم».',
				'امشب یک قصه را تعریف نکن. امروز چیزی دیده‌ای که سر سفره خوب می‌گیرد و در ذهنت کمی هم به آن نمک زده‌ای. تا ظهر فردا نگهش دار. پیش از خواب پنج دقیقه تنها مرورش کن، همان‌طور که بود، با جاهای بی‌مزه‌اش. ببین بی‌شنونده چه چیزی از آن کم می‌شود، و کدام تکه‌اش هیچ‌وقت قرار نبوده جلو جمع گفته شود.',
			],
			closings: [
				'کافه پومبو دیگر نیست و تابلو در تالاری آویزان است که مردم در آن آهسته حرف می‌زنند. زن و مرد پیر در آینه هنوز منتظر آخر جمله‌اند. چه کسی تنها با روبه‌رو نشستن نیمی از فکرهای تو را ساخته است؟',
				'نام خواهر اولریکه بود و بارها هم به برادرش پول قرض داد. نظرش دربارهٔ آن کار پیچیده به ما نرسیده است. چه چیزی را فقط از آن رو می‌دانی که کسی، تا تو حرف می‌زدی، به دوختن ادامه داد؟',
			],
		},
		ar: {
			keywords: ['الانبساط', 'انبساطي', 'حب الكلام', 'المجالس', 'المؤانسة', 'التفكير بصوت عال'],
			titles: ['طاولة في مقهى بومبو', 'فكرة اكتملت مع النقطة'],
			excerpts: [
				'كان مقهى في مدريد يمتلئ مساء السبت بأناس لا يعرفون رأيهم حتى يقولوه، وقد ترك لنا رسّام شهادة على ذلك.',
				'من الأفكار ما لا يولد إلّا بين كرسيّين. عن الذين يحتاجون إلى الكرسيّ الثاني، وعمّا يصيبهم في الغرفة الخالية.',
			],
			openings: [
				'في متحف رينا صوفيا بمدريد لوحة قاتمة لتسعة رجال حول طاولة. رسمها خوسيه غوتييريث سولانا عام ١٩٢٠ في مقهى بومبو، حيث كان الأديب رامون غوميث دي لا سيرنا يعقد مجلسه كلّ سبت. هو الواقف في الوسط، مستدير كالجرّة، يده على الرخام، إمّا أنّه يوشك أن يتكلّم وإمّا أنّه فرغ لتوّه. القناني على الطاولة، ولا أحد يصغي بوجهه كلّه. وفي المرآة خلفهم عجوزان، كأنّ السهرة بدأت قبل مئة عام ولم ينصرف إلى بيته أحد.',
				'نحو عام ١٨٠٥ كتب هاينريش فون كلايست مقالة قصيرة ذات عنوان طويل، عن الأفكار كيف تُصنع شيئًا فشيئًا في أثناء الكلام. يقول إنّه استعصت عليه مسألة معقّدة، وأخته تخيط وراءه، فحدّثها بها. لم تكن تعرف عن الموضوع شيئًا ولم تسأل سؤالًا ذكيًّا. لكنّ الجملة إذا بدأت وجب أن تنتهي، وبينما كان يمدّ بعض الحروف ويضع رابطة لا حاجة إليها، وجد الفكرة قد اكتملت هي أيضًا عند النقطة الأخيرة، فكان أوّل من فوجئ بها.',
			],
			body: [
				'لاحظ الأديب كلايست في نفسه أنّ الجملة التي تُبدأ جهرًا قد تأتي بفكرتها معها، وهي معجزة صغيرة تقع لبعض الناس كلّ يوم أمام الفرّان. هؤلاء لا يفكّرون ثمّ يقولون، بل يُفتح الفم فتأتي الفكرة لترى ما هذه الجلبة. وفي كتاب يونغ أنّ المنبسط إنسان يجري ميله نحو الخارج: نحو الجالس قبالته، ونحو الطقس والأخبار. فما يقع هناك أصدق عنده، وهو يطمئنّ إليه كما نطمئنّ إلى أرض الغرفة ونحن نمشي عليها في الظلام.',
				'ومن بين مقاييس الشخصية كلّها يكاد الباحثون يجدون هذا المقياس حيثما بحثوا. فإذا سُئل الناس بعد عشر سنين بقي أهل الكلام في الغالب أكثر كلامًا من جيرانهم. يضحكون قبل غيرهم، ويذكرون من ساعات السرور أكثر ممّا يذكر غيرهم، ويعلمون من الذي يفتّش عن شقّة. تتغيّر حرارة الغرفة حين يدخلون، ويُزاد في الشاي كوب قبل أن يجلسوا. إنّها هبة حقيقيّة وفيها قليل من الظلم، لأنّها تُدفع عند الباب، قبل أن يُنجَز شيء. وقد عرف أبو حيّان التوحيدي قيمة هذا الباب، فبنى كتابه «الإمتاع والمؤانسة» على أسمار ليالٍ مع وزير يسأل ويجيبه؛ أربعون ليلة أو نحوها، ولولا السائل لما كُتب منها شيء.',
				'أمّا الثمن فيُدفع في البيت. الفكرة التي صُنعت بين كرسيّين تطلب الكرسيّ الثاني. ومن هؤلاء من لا يستطيع في عصر يوم العطلة، وهو وحده، أن يعرف أحزين هو أم لا؛ فيتّصل بصديق، ويسمع نفسه تحكي حكاية مضحكة، فيستنتج أنّ الحال طيّبة. وكان يونغ يرى أنّ باطن مثل هذا الإنسان يقلّ زوّاره حتى يتوحّش، كالكلب الذي لا يخرج به أحد، فإذا هو يومًا يعضّ ضيفًا، ويكون الضيف في أكثر الأحيان أقرب الناس إليه.',
				'كان كلايست يحدّث أختًا منصرفة إلى خياطتها، فلم يكن له سامع بالمعنى الدقيق. كان له وجه. وهو يقول إنّ في الوجه الإنسانيّ المقابل للمتكلّم منبعًا عجيبًا. وقد يكون هذا الوجه متعبًا أو نصف نائم، ولا يضرّه ذلك، ما دام لا يغادر الغرفة قبل الخبر. فليذكر ذلك من يجلس في الركن مع إبرته ويظنّ أنّه لم يسهم في الحديث بشيء.',
			],
			counter:
				'لقد شُغف زمن الاجتماعات بنصف الناس دون نصفهم. فالجماعة التي تلقي أفكارها جهرًا تأتي بأقلّ ممّا يأتي به العدد نفسه إذا عمل كلّ واحد وحده؛ وقد تكرّر ثبوت ذلك منذ عام ١٩٥٨. والحديث يكافئ من بدأ به. ثمّ إنّ المقياس يصف المتوسّط: فلعلّ أعلى الرجال صوتًا في أيّ مقهى يحتاج إلى ثلاث ساعات من السكون ويستحي أن يطلبها، مخافة أن يُظنّ به المرض أو الزعل.',
			practices: [
				'لتُختر مسألة تدور في الرأس منذ أيّام، وليُبحث لها عن وجه: صديق أو قطّة أو صورة على الرفّ. تكلّموا فيها جهرًا أربع دقائق بلا توقّف، ولا تبدؤوا من البداية. ثمّ اكتبوا الجملة الوحيدة التي لم تكن معروفة قبل أن تُقال. فإن لم توجد فلتُعد التجربة مع وجه يرمش. وعدّوا كم مرّة قيل «المهمّ»، فهي في أغلب الأحيان موضع الباب الذي لم يُفتح.',
				'اتركوا الليلة حكاية واحدة بلا رواية. لا بدّ أنّ شيئًا جرى اليوم يصلح للمائدة، ولعلّه قد حُسّن قليلًا في الطريق إلى البيت. احفظوه حتى ظهر الغد. وقبل النوم خمس دقائق لمراجعته على انفراد، كما وقع، بأجزائه المملّة. لاحظوا ما الذي يفقده بلا سامعين، وأيّ قطعة منه لم تكن لتُحكى أمام الناس أصلًا. وإن نام المرء في أثناء المراجعة فالحكاية كانت أقصر ممّا ظنّ.',
			],
			closings: [
				'زال مقهى بومبو، واللوحة معلّقة في قاعة يخفض فيها الناس أصواتهم، والعجوزان في المرآة ما زالا ينتظران تمام الجملة ولا يبدو عليهما ضجر. من الذي صنع نصف أفكارنا بمجرّد أنّه جلس قبالتنا؟',
				'اسم الأخت أولريكه، وكثيرًا ما أقرضت أخاها المال أيضًا. أمّا رأيها في تلك المسألة المعقّدة فلم يصل إلينا، ولعلّ أحدًا لم يسألها عنه، فقد كان المنتظَر منها أن تكون في الغرفة وحسب. ما الذي نعرفه لسبب واحد، هو أنّ أحدًا ظلّ يخيط ونحن نتكلّم؟',
			],
		},
		es: {
			keywords: ['extraversión', 'extravertido', 'extrovertido', 'tertulia', 'pensar en voz alta', 'sociable'],
			titles: ['Una mesa en el Café de Pombo', 'La frase que se termina sola'],
			excerpts: [
				'Los sábados se llenaba en Madrid un café de gente que se enteraba de lo que pensaba al decirlo. Un pintor dejó constancia.',
				'Hay ideas que solo existen entre dos sillas. Sobre quienes necesitan la otra silla, y lo que les ocurre en una habitación vacía.',
			],
			openings: [
				'Está en el Reina Sofía, oscura como el fondo de un armario: nueve hombres en torno a una mesa. La pintó José Gutiérrez Solana en 1920 y el sitio es el Café de Pombo, en la calle de Carretas, donde Ramón Gómez de la Serna reunía a su tertulia los sábados. Ramón está de pie, en medio, redondo, con una mano en el mármol; va a hablar o acaba de hacerlo. Nadie escucha con toda la cara. En el espejo del fondo hay una pareja de otro siglo que, por lo visto, tampoco se ha ido a dormir.',
				'Hacia 1805 Heinrich von Kleist escribió un ensayo corto de título largo, sobre cómo los pensamientos se van haciendo al hablar. Estaba atascado en un asunto enrevesado, cuenta, y su hermana cosía detrás de él. Se lo explicó. Ella no sabía nada del tema ni hizo preguntas agudas. Pero una frase empezada obliga a terminarla, y mientras él alargaba alguna vocal y metía una conjunción de sobra, la idea llegó entera junto con el punto. El primer sorprendido fue el que hablaba.',
			],
			body: [
				'Lo que el escritor Kleist advirtió en sí mismo, que una frase empezada en voz alta puede traer consigo su idea, es un prodigio menudo que a ciertas personas les ocurre en la panadería. No tienen la idea y luego la dicen: abren la boca y la idea se acerca a ver qué es ese ruido. En el libro de Jung, extravertido es aquel cuyo interés corre hacia fuera, hacia quien está enfrente, el tiempo que hace, las noticias. Lo de fuera tiene para él más realidad, y se apoya en ello como quien pisa el suelo de su casa a oscuras.',
				'De todas las escalas de personalidad, esta es la que los investigadores encuentran casi allá donde buscan. Preguntados diez años después, los habladores siguen siendo, por lo general, más habladores que sus vecinos. Ríen antes, cuentan más ratos buenos, saben quién anda buscando piso. Cuando entran, cambia la temperatura del cuarto. El don es auténtico y algo injusto, porque se cobra en la puerta, antes de haber hecho nada.',
				'El precio se paga en casa. La idea nacida entre dos sillas reclama la segunda. Hay quien, un domingo a solas, no consigue averiguar si está triste; llama a alguien, se oye contar una anécdota graciosa y concluye que está bien. Jung creía que la vida interior de estas personas, de tan poco visitada, se asilvestra, como un perro al que nadie saca y que un día muerde a un invitado.',
				'Kleist, que le hablaba a una hermana ocupada en su costura, no tenía propiamente una oyente. Tenía una cara. Dice que, para quien habla, hay en el rostro humano que está enfrente una extraña fuente de inspiración. Ramón Gómez de la Serna debió de saberlo, él que en su tertulia del café improvisaba de pie y necesitaba a los otros sentados. Conviene que lo recuerde quien se queda en el rincón con la aguja y piensa que no está aportando nada.',
			],
			counter:
				'La cultura de las reuniones se ha enamorado de media humanidad. Los grupos que sueltan ideas en voz alta producen menos que el mismo número de personas trabajando cada una por su lado; se ha comprobado muchas veces desde 1958. La charla, además, premia a quien empezó. Y la escala describe una media: puede que el más ruidoso de cualquier café necesite tres horas de silencio y le dé vergüenza pedirlas.',
			practices: [
				'Toma una cuestión que lleves días rumiando y búscale una cara: un amigo, un gato, una foto en la repisa. Habla de ella en voz alta cuatro minutos seguidos, y no empieces por el principio. Después escribe la única frase que no sabías antes de decirla. Si no hubo ninguna, repite con una cara que parpadee. Cuenta cuántas veces has dicho «en fin».',
				'Esta noche deja una historia sin contar. Hoy ha pasado algo que haría buen papel en la mesa; ya la has mejorado un poco. Guárdatela hasta mañana a mediodía. Antes de dormir repásala a solas cinco minutos, tal como fue, con sus partes aburridas. Fíjate en qué pierde sin público y en si había un trozo que nunca ibas a contar delante de nadie.',
			],
			closings: [
				'Del Pombo no queda más que el cuadro, en una sala donde la gente baja la voz. En el espejo la vieja pareja espera todavía el final de la frase. ¿Quién ha pensado la mitad de tus ideas sin hacer otra cosa que sentarse enfrente?',
				'La hermana se llamaba Ulrike y, además de escucharlo, le prestó dinero muchas veces. Qué opinaba del asunto enrevesado no lo sabemos. ¿Qué sabes tú solo porque alguien siguió cosiendo mientras hablabas?',
			],
		},
	},
};
