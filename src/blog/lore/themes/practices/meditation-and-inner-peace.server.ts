import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'meditation-and-inner-peace',
	motif: 'eye',
	leadsTo: 'chatbot',
	words: {
		en: {
			keywords: ['meditation', 'inner peace', 'meditate', 'mindfulness', 'attention', 'stillness', 'muraqaba'],
			titles: ['Taught by a cat', 'What a mouse hole knows about inner peace'],
			excerpts: [
				'Asked who had taught him to sit so still, a mystic of Baghdad named a cat. Meditation has rarely had a better reference.',
				'People wander off from what they are doing for almost half the day. A note on the oldest way of noticing, and on its small print.',
			],
			openings: [
				'The cat has been in front of the skirting board since before breakfast. Nothing about her is relaxed, and nothing is tense; the tail lies where it was put down. A lorry passes, a spoon falls in the kitchen, one ear turns to file the report and comes back. She is not waiting in the way people wait for a bus, with half the mind already at the office. If the mouse came she would be there. If it did not come, she would also have been there, which is the part that is hard to copy.',
				'A dentist’s waiting room, ten past four. Eleven people sit in absolute quiet, no one speaks, nothing is asked of them, the fish in the tank go round: it is a better place for contemplation than most monasteries could afford. And every one of the eleven is somewhere else. One is answering his brother-in-law, last Easter. One is in the chair already. The woman by the door is in Lisbon, on a balcony, in a flat that she did not buy. Only the child is in the room, because of the fish.',
			],
			body: [
				'Attar collected stories of the friends of God, and one of them goes like this. Shibli visits Nuri, a mystic of ninth-century Baghdad, and finds him so motionless that not a hair stirs. From whom did you learn this? From a cat, says Nuri, sitting before a mouse hole; and she was far stiller than I am. The practice had a name, muraqaba, from an Arabic root for watching, the one that also gives the guard on the wall and the censor. It asks for wakefulness. Calm is something that may come by later, as the mouse may.',
				'Our word has a different trade behind it. The Latin meditari meant to turn something over, to rehearse it, as an actor goes over his lines. In the twelfth century a Carthusian, Guigo, set it as the second rung of a ladder of four: reading puts the food into the mouth, meditation chews it. Whoever meditated in Europe had something between the teeth. Emptying the mind was nobody’s plan.',
				'In 2010 two psychologists at Harvard let a telephone program interrupt some two thousand adults at random moments. What are you doing, what are you thinking of, how do you feel? In nearly half of all answers the mind was elsewhere, and on the whole it was less content there; even a pleasant elsewhere made nobody happier than the dishes in hand. That is the mouse hole in figures. It leaves open which came first, the absence or the unhappiness.',
				'So the two words in the phrase we use so readily, meditation and inner peace, stand further apart than they look. The first is a way of looking, and what it finds is not always restful. People who sit down to be calm often meet the letter they have not written. The cat would call this a result. She has never been after peace; she has only stopped being in two places.',
			],
			counter:
				'A large review of 2014, covering 47 trials, found that meditation programmes help moderately with anxiety and low mood, and found no sign that they do better than exercise or other treatments. Some people are made worse: in interviews with long-time meditators, fear, sleeplessness and old grief come up. And it suits employers that the nervous be sent to sit rather than the workload be looked at.',
			practices: [
				'Make tea, or hot water if you have nothing else, in a cup that steams. Sit before it for as long as it takes until you can drink, six minutes or so, and watch only the steam. Each time you find yourself elsewhere, put a small stroke on a piece of paper with the name of the place: office, Lisbon, 1998. Afterwards drink, and read the list as you would read an itinerary. The most visited town deserves a second look.',
				'Sit where you are, with your eyes open, and choose one object at floor level: a table leg, a shoe, the gap beneath the door. For five minutes let it be the mouse hole. You have no task with the breath and none with the thoughts; you only mean to notice if anything changes there. When the time is over, write down three things that you had never seen on it, and one sound that was in the room throughout.',
			],
			closings: [
				'Nuri could have named a master and named an animal. Who or what in your own house, without ever having read a line about it, knows how to be in one place, and how close have you let it come?',
				'Peace is promised in so many shops that one forgets to ask what it would disturb. If it came to you this evening and sat down, which of your busy arrangements would have to stand up?',
			],
		},
		fa: {
			keywords: ['مراقبه', 'آرامش درون', 'آرامش درونی', 'مدیتیشن', 'حضور ذهن', 'تمرکز', 'ذهن‌آگاهی'],
			titles: ['استادی که پشت سوراخ موش نشسته بود', 'آرامش درون از نگاه یک گربه'],
			excerpts: [
				'از نوری پرسیدند این سکون را از که آموختی؟ گفت از گربه‌ای. برای مراقبه هنوز معرفی‌نامه‌ای بهتر از این ننوشته‌اند.',
				'آدم‌ها نزدیک به نیمی از روز جای دیگری هستند. یادداشتی دربارهٔ کهنه‌ترین راهِ برگشتن، و دربارهٔ شرط‌هایی که زیرش با خط ریز نوشته شده است.',
			],
			openings: [
				'گربه از پیش از صبحانه روبه‌روی شکافِ زیر کابینت نشسته است. نه وا رفته و نه گرفته است؛ دم همان‌جاست که گذاشته شده. کامیونی می‌گذرد، قاشقی در آشپزخانه می‌افتد، یک گوش برمی‌گردد و گزارش را بایگانی می‌کند و سر جایش می‌آید. این انتظار شبیه انتظارِ ما سر ایستگاه نیست که نیمی از حواسمان پیشاپیش به اداره رسیده. اگر موش بیاید او آنجاست. اگر نیاید هم او آنجا بوده است، و تقلیدِ همین نیمهٔ دوم است که سخت است.',
				'اتاق انتظار دندان‌پزشک، ساعت چهار و ده دقیقه. یازده نفر در سکوتِ کامل نشسته‌اند، کسی از کسی چیزی نمی‌خواهد و ماهی‌ها در آکواریوم دور می‌زنند؛ کمتر خانقاهی چنین جای آرامی داشته است. و هر یازده نفر جای دیگری‌اند. یکی دارد جواب باجناقش را می‌دهد، در عیدِ پارسال. یکی از همین حالا روی صندلی خوابیده و دهانش باز است. زنِ کنار در، در ایوانِ خانه‌ای ایستاده که نخرید. فقط بچه در اتاق است، به خاطر ماهی‌ها.',
			],
			body: [
				'عطار در تذکره‌الاولیا آورده است که شبلی پیش ابوالحسین نوری رفت، صوفیِ بغداد در سدهٔ سوم، و دیدش چنان به مراقبت نشسته که مویی بر تنش نمی‌جنبید. پرسید این را از که آموختی؟ گفت از گربه‌ای که بر سوراخ موش نشسته بود، و او بسیار ساکن‌تر از من بود. «مراقبه» هم‌ریشهٔ رقیب و مراقب است، از پاییدن می‌آید. نگهبانِ روی بارو مراقب است و کسی از او نمی‌خواهد آرام باشد؛ می‌خواهند بیدار باشد. آرامش شاید بعدتر از آن گوشه بیرون بیاید، همان‌طور که موش شاید.',
				'واژه‌ای که فرنگی‌ها به کار می‌برند پیشهٔ دیگری دارد. ریشهٔ لاتینی‌اش یعنی چیزی را بارها در ذهن گرداندن، مثل بازیگری که متنش را مرور می‌کند. راهبی به نام گوئیگو در سدهٔ دوازدهم میلادی آن را پلهٔ دومِ نردبانی چهارپله‌ای گذاشت: خواندن لقمه را به دهان می‌برد و تأمل آن را می‌جود. یعنی کسی که می‌نشست چیزی زیر دندان داشت. خالی کردنِ ذهن نقشهٔ هیچ‌کدام از این دو نبود.',
				'در سال ۲۰۱۰ دو روان‌شناسِ هاروارد برنامه‌ای در گوشیِ دو هزار و چند نفر گذاشتند که بی‌خبر زنگ می‌زد: چه می‌کنی، به چه فکر می‌کنی، حالت چطور است؟ در نزدیک به نیمی از جواب‌ها ذهن سر جایش نبود، و آنجا که رفته بود هم خوشحال‌تر نبود، حتی اگر جای خوبی بود. این همان سوراخِ موش است به زبان عدد. معلوم هم نیست کدام اول آمده: غیبت یا ناخوشی.',
				'پس مراقبه و آرامش درون، که این‌قدر راحت کنار هم می‌نویسیمشان، از هم دورترند. اولی نوعی نگاه کردن است و هر چه ببیند دلپذیر نیست. کسی که می‌نشیند تا آرام شود بسیار وقت‌ها به نامه‌ای برمی‌خورد که ننوشته است. گربه این را شکار به حساب می‌آورد. او هرگز دنبال آرامش نبوده؛ فقط دست برداشته است از اینکه در دو جا باشد.',
			],
			counter:
				'در سال ۲۰۱۴ مرورِ بزرگی بر چهل و هفت آزمایش نشان داد که برنامه‌های مراقبه به اضطراب و دل‌گرفتگی کمکی در حد متوسط می‌کنند و نشانه‌ای نیست که از ورزش یا درمان‌های دیگر بهتر باشند. بعضی‌ها هم حالشان بدتر می‌شود؛ در گفت‌وگو با مراقبه‌کنندگانِ قدیمی از ترس و بی‌خوابی و اندوهِ کهنه سخن رفته است. برای کارفرما هم ارزان‌تر است که کارمندِ خسته را به نشستن بفرستد تا به حجم کار نگاه کند.',
			practices: [
				'یک چای بریز که بخار داشته باشد. تا وقتی بشود خوردش، شش دقیقه‌ای، فقط بخار را نگاه کن. هر بار که دیدی جای دیگری هستی روی کاغذ خطی کوچک بکش و نام آن جا را کنارش بنویس: اداره، شمال، سال ۸۳. بعد چای را بنوش و فهرست را مثل برنامهٔ سفر بخوان. شهری که بیشتر از همه به آن رفته‌ای ارزشش را دارد که یک بار هم بیدار ببینی‌اش.',
				'همان‌جا که هستی بنشین، چشم باز، و چیزی نزدیک زمین انتخاب کن: پایهٔ میز، لنگه‌کفش، شکافِ زیر در. پنج دقیقه بگذار سوراخِ موش باشد. با نفس کاری نداری و با فکرها هم نه؛ فقط قرار است اگر آنجا چیزی تکان خورد ببینی. وقت که تمام شد سه چیز بنویس که تا امروز روی آن ندیده بودی و یک صدا که از اول تا آخر در اتاق بود و نشنیده می‌ماند.',
			],
			closings: [
				'نوری می‌توانست نام پیری را ببرد و نام حیوانی را برد. در خانهٔ تو چه کسی یا چه چیزی، بی آنکه خطی در این باره خوانده باشد، بلد است یک جا باشد، و تا کجا گذاشته‌ای نزدیکت بیاید؟',
				'آرامش را در دکان‌های بسیار می‌فروشند و کمتر کسی می‌پرسد با خودش چه چیز را به هم می‌زند. اگر همین امشب بیاید و بنشیند، کدام یک از شلوغی‌های دل‌خواهت باید جایش را به او بدهد؟',
			],
		},
		ar: {
			keywords: ['التأمل', 'السلام الداخلي', 'المراقبة', 'الطمأنينة', 'حضور الذهن', 'السكون', 'تأمل'],
			titles: ['شيخُه في السكون قطّة', 'السلام الداخليّ كما يُرى من جحر فأر'],
			excerpts: [
				'سُئل أبو الحسين النوري عمّن علّمه هذا السكون، فأجاب بأنّها قطّة. ولم ينل التأمّل بعدها شهادة أحسن من هذه.',
				'يقضي الناس قرابة نصف يومهم في مكان غير الذي هم فيه. كلمة عن أقدم طرق العودة، وعن الشروط المكتوبة تحتها بخطّ صغير.',
			],
			openings: [
				'القطّة أمام شقّ الجدار منذ ما قبل الفطور. ليست مسترخية وليست متوتّرة، والذيل حيث وُضع أوّل مرّة. تمرّ شاحنة، وتسقط ملعقة في المطبخ، فتلتفت أذن واحدة لتحفظ الخبر في ملفّه ثم تعود إلى مكانها. هذا الانتظار لا يشبه انتظارنا في موقف الحافلات، حيث يكون نصف العقل قد سبق صاحبه إلى المكتب. إن جاء الفأر فهي هناك. وإن لم يجئ فقد كانت هناك أيضًا طوال الصباح، وهذا هو النصف الذي يصعب على الناس تقليده، لأنّه لا يُؤكل.',
				'غرفة انتظار عند طبيب الأسنان، الرابعة وعشر دقائق. أحد عشر إنسانًا في صمت تامّ، لا يُطلب منهم شيء، والسمك يدور في حوضه، وقلّما توفّر لزاوية من زوايا الزهّاد مثل هذا الهدوء. ومع ذلك فالأحد عشر كلّهم غائبون. واحد يردّ على صهره في عيد السنة الماضية ردًّا مفحمًا. وآخر صار على الكرسيّ منذ الآن وفمه مفتوح. والسيّدة عند الباب تقف في شرفة بيت على البحر لم تشترِه. الطفل وحده في الغرفة، بسبب السمك، وهو يعدّه للمرّة الرابعة.',
			],
			body: [
				'يُروى في كتب القوم أنّ الشبليّ دخل على أبي الحسين النوري ببغداد، فوجده جالسًا لا تتحرّك منه شعرة. سأله: من أين أخذت هذه المراقبة؟ قال: من قطّة كانت لنا، إذا أرادت الصيد جلست عند الجحر لا يتحرّك منها شيء. والكلمة عربيّة صريحة، أختها الرقيب على السور ومَرقَب الصيّاد فوق التلّ. ما طُلب من الرقيب يومًا أن يكون هادئ البال، وإنّما طُلب منه ألّا ينام. والهدوء قد يخرج بعد ذلك من الجحر، كما قد يخرج الفأر، وقد لا يخرج أيّ منهما قبل العشاء.',
				'أمّا التأمّل فأخو الأمل في الحروف، وفي المعاجم أنّه التثبّت وإعادة النظر في الشيء مرّة بعد مرّة. والكلمة اللاتينيّة التي صارت اسمه في أوروبا قريبة من هذا: أن يُدار الشيء في الذهن كما يراجع الممثّل دوره قبل رفع الستار. وفي القرن الثاني عشر جعله راهب اسمه غيغو درجة ثانية في سلّم من أربع درجات: القراءة تضع اللقمة في الفم، والتأمّل يمضغها. فالجالس هنا وهناك كان بين أسنانه شيء، ولم يكن إفراغ الرأس في خطّة أحد.',
				'وفي سنة ٢٠١٠ وضع باحثان في هارفارد في هواتف أكثر من ألفي إنسان برنامجًا يقاطعهم بلا موعد: ماذا تفعلون الآن، وفيم تفكّرون، وكيف الحال؟ في نحو نصف الأجوبة كان العقل غائبًا عن عمل صاحبه، ولم يكن في غيبته أسعد، وإن كان المكان الذي ذهب إليه جميلًا. هذا هو جحر الفأر مكتوبًا بالأرقام. ولم يتّضح أيّ الأمرين جاء أوّلًا، الغيبة أم الضيق.',
				'فالكلمتان اللتان نقرنهما بسهولة، التأمّل والسلام الداخليّ، أبعد ممّا يظهر. الأولى طريقة في النظر، وليس كلّ ما يُنظر إليه مريحًا. ومن جلس ليرتاح كثيرًا ما صادف رسالة لم يكتبها أو دَينًا لم يؤدّه. القطّة تعدّ هذا صيدًا. فهي لم تطلب السلام قطّ، وكلّ ما فعلته أنّها كفّت عن الوجود في مكانين.',
			],
			counter:
				'في سنة ٢٠١٤ نُشرت مراجعة كبيرة شملت سبعًا وأربعين تجربة، فوجدت أنّ برامج التأمّل تعين على القلق وانقباض النفس إعانة متوسّطة، ولا دليل على أنّها خير من الرياضة أو من علاج آخر. وبعض الناس تسوء حالهم بها، فيتحدّث من طال عهدهم بها عن خوف وأرق وحزن قديم. ثم إنّ صاحب العمل يوفّر كثيرًا حين يرسل المتعَبين إلى الجلوس ولا ينظر في ساعات الدوام.',
			practices: [
				'صبّوا كوب شاي يتصاعد منه البخار، واجلسوا أمامه إلى أن يصير صالحًا للشرب، ستّ دقائق تقريبًا، والنظر إلى البخار وحده. وكلّما اكتُشف أنّ العقل في مكان آخر تُرسم على ورقة شرطة صغيرة وبجانبها اسم ذلك المكان: المكتب، بيت الجدّة، سنة ١٩٩٨. ثم اشربوا الشاي واقرؤوا القائمة كما تُقرأ تذكرة سفر كثيرة المحطّات. أكثر المدن زيارة تستحقّ أن تُرى مرّة في اليقظة.',
				'في أيّ مكان وبعينين مفتوحتين، اختاروا شيئًا قريبًا من الأرض: ساق طاولة، أو فردة حذاء، أو الفراغ تحت الباب. وليكن خمس دقائق هو جحر الفأر. لا شأن هنا بالنفَس ولا بالأفكار، وإنّما المطلوب أن يُرى ما يتغيّر هناك إن تغيّر شيء. وعند انتهاء الوقت تُكتب ثلاثة أمور لم تُلحظ عليه من قبل، وصوت واحد كان في الغرفة من أوّلها إلى آخرها ولم ينتبه له أحد.',
			],
			closings: [
				'كان في وسع النوري أن يذكر شيخًا فذكر حيوانًا. فمن في البيت، أو ما الذي فيه، يحسن أن يكون في مكان واحد من غير أن يقرأ في ذلك سطرًا، وإلى أيّ حدّ سُمح له بالاقتراب؟',
				'يُباع السلام في حوانيت كثيرة حتى نسي الناس أن يسألوا عمّا يزعجه حضوره. لو جاء هذا المساء وطلب مكانًا يجلس فيه، فأيّ شاغل من الشواغل المحبوبة ينبغي أن يقوم له؟',
			],
		},
		es: {
			keywords: ['meditación', 'paz interior', 'meditar', 'atención plena', 'quietud', 'calma interior'],
			titles: ['La maestra era una gata', 'La paz interior, vista desde una ratonera'],
			excerpts: [
				'A un místico de Bagdad le preguntaron quién le había enseñado a estarse tan quieto. Una gata, dijo. La meditación no ha tenido mejor carta de recomendación.',
				'Pasamos casi medio día en un sitio distinto del que ocupamos. Nota sobre la forma más vieja de volver, con su letra pequeña.',
			],
			openings: [
				'La gata lleva desde antes del desayuno delante del rodapié. No está relajada y tampoco tensa; el rabo sigue donde lo dejó. Pasa un camión, cae una cuchara en la cocina, una oreja se vuelve, archiva el informe y regresa. No espera como esperamos nosotros el autobús, con media cabeza ya fichando en la oficina. Si llega el ratón, estará. Si no llega, habrá estado igualmente, y esa segunda mitad es la que cuesta copiarle. A la una se levantará, comerá pienso y no contará la mañana como perdida.',
				'Sala de espera del dentista, las cuatro y diez. Once personas en silencio completo; nadie les pide nada, los peces dan vueltas en su pecera y hay más recogimiento que en muchos conventos con visita guiada. Y los once están fuera. Uno le responde por fin a su cuñado, la Nochebuena pasada, y lo deja sin palabras. Otro se ha sentado ya en el sillón y abre la boca. La señora de la puerta está en Lisboa, en el balcón de un piso que no compró. En la sala solo queda el niño, por los peces.',
			],
			body: [
				'Lo cuenta Attar en sus vidas de santos. Shibli visita en Bagdad a Nuri, un místico del siglo IX, y lo encuentra tan inmóvil que no se le mueve un pelo. ¿De quién has aprendido eso? De una gata apostada ante una ratonera, responde, y ella estaba mucho más quieta que yo. La práctica se llamaba muraqaba, de una raíz árabe que significa vigilar; de ella sale también el centinela de la muralla. Al centinela nadie le exige serenidad. Se le exige que no se duerma. La calma puede asomar luego, como puede asomar el ratón.',
				'Nuestra palabra viene de otro oficio. El latín meditari era dar vueltas a algo, ensayarlo, igual que repasa su papel un actor. En el siglo XII un cartujo, Guigo, la puso de segundo peldaño en una escala de cuatro: la lectura lleva el bocado a la boca y la meditación lo mastica. El que meditaba, por tanto, tenía algo entre los dientes. Dejar la mente en blanco no entraba en los planes de nadie, y menos en los de santa Teresa, que llamaba a la imaginación la loca de la casa, según se le atribuye.',
				'En 2010 dos psicólogos de Harvard metieron en los teléfonos de unos dos mil adultos un programa que los interrumpía sin avisar: qué haces, en qué piensas, cómo estás. En casi la mitad de las respuestas la cabeza se había marchado, y allí donde estaba no era más feliz, ni siquiera cuando el sitio era agradable. Es la ratonera puesta en cifras. Qué fue antes, la ausencia o el malestar, no quedó claro.',
				'De modo que meditación y paz interior, que siempre viajan del brazo, se conocen menos de lo que aparentan. La primera es una forma de mirar, y no todo lo que se ve descansa. Quien se sienta a calmarse suele encontrarse con la carta que no ha escrito. La gata lo apuntaría como pieza cobrada. Nunca buscó la paz: dejó de estar en dos lugares.',
			],
			counter:
				'Una gran revisión de 2014, con 47 ensayos, halló que los programas de meditación ayudan moderadamente con la ansiedad y el desánimo, y ningún indicio de que superen al ejercicio o a otros tratamientos. Hay a quien le sienta mal: entre meditadores veteranos aparecen el miedo, el insomnio y penas antiguas. Y a la empresa le sale barato mandar a sentarse al agotado en lugar de revisar los turnos.',
			practices: [
				'Prepárate un té, o agua caliente si no hay otra cosa, en una taza que humee. Siéntate delante hasta que se pueda beber, unos seis minutos, y mira solo el vapor. Cada vez que te descubras en otra parte, haz una rayita en un papel y anota el sitio: oficina, Lisboa, 1998. Después bébetelo y lee la lista como un billete con muchas escalas. La ciudad más visitada merece que la veas una vez despierto.',
				'Quédate donde estás, con los ojos abiertos, y elige algo a ras de suelo: la pata de la mesa, un zapato, la rendija bajo la puerta. Durante cinco minutos será tu ratonera. Con la respiración no tienes encargo alguno, con los pensamientos tampoco; se trata de ver si ahí cambia algo. Al acabar, anota tres detalles que no le habías visto nunca y un sonido que estuvo en la habitación todo el rato.',
			],
			closings: [
				'Nuri pudo nombrar a un maestro y nombró a un animal. ¿Quién o qué sabe en tu casa estar en un solo sitio, sin haber leído una línea sobre ello, y hasta dónde lo has dejado acercarse?',
				'La paz se vende en tantas tiendas que ya nadie pregunta a quién molesta. Si llegara esta tarde y pidiera asiento, ¿cuál de tus ocupaciones favoritas tendría que levantarse?',
			],
		},
	},
};
