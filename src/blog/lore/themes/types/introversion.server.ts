import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'introversion',
	motif: 'tower',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['introversion', 'introvert', 'quiet people', 'being alone', 'shyness', 'bollingen'],
			titles: ['A Tower Without Electricity', 'The One Who Washes the Glasses'],
			excerpts: [
				'Jung built himself a tower by a lake and pumped his own water. What he called introversion is less about shyness than about where one goes to think.',
				'At every party somebody has found the sink. It is worth asking what is being rinsed there besides the glasses.',
			],
			openings: [
				'By the upper lake of Zurich, at Bollingen, stands a round tower that Carl Gustav Jung began to build in 1923. He added to it for decades. There was no electric light; he lit the lamps himself in the evening, chopped the wood and drew water with a pump. One room was his alone, and he kept the key on his person. Here lived, several weeks of the year, a man with a crowded practice and a wife and five children, and also the man who had put the word introvert into everyone’s mouth.',
				'At half past ten she is found in the kitchen, with her sleeves rolled up, doing the glasses. It is not her kitchen. The host protests, she says she likes it, and both of them know that it is true. Through the wall the party is a good sound, like rain. A man comes in for ice, stays, leans on the refrigerator, and tells her within five minutes about his father. Nobody next door knows about his father. When he has gone she dries a wine glass for a long time.',
			],
			body: [
				'The word means turned inward, and in Jung’s book of 1921 it is about direction. Something happens, a remark, a death, a red coat in a window; one sort of person goes out to it, the other takes it home first. The introvert, as he saw it, is concerned with what the thing does in here, and guards the distance as if the object had too much power. He counted himself among them.',
				'Nothing in this speaks of shyness. Shyness is being afraid of people’s judgement, and extraverts may have it badly. The introvert of the books can give a lecture to four hundred and enjoy it; the bill arrives afterwards, on the train, where he pretends to sleep. In the nineteen-sixties psychologists put drops of lemon juice on tongues and weighed the spittle on a cotton swab. The quiet ones produced more of it. The world, it was thought, simply tastes stronger to them. It was a small effect, and a charming one.',
				'There is a gain in this and there is a price. The gain is depth of focus: somebody who has stayed with one sentence since Tuesday knows things about it. The price is that the others were not told. An introvert can conduct a whole quarrel, with speeches on both sides and a reconciliation, and then be astonished that the other person was never present. Silence looks to him like thought. From outside it may look like a shut door, or like contempt.',
				'Such a person seldom looks for an empty room. What is wanted is a place with water in it, a pump or a sink, and a small, repeated, useful movement, where one can be alone without being against anybody. And to such places, oddly, people come by.',
			],
			counter:
				'Most people, when measured, stand near the middle and tip over with the occasion. Studies that asked students to report several times a day found the introverts too felt brighter in the hours when they had behaved like extraverts, and they tend to foresee this badly. “I am an introvert” may describe a nervous system. It may equally describe a Friday on which no one has called for a month.',
			practices: [
				'Think of one person with whom you have spoken lately only in your head. Take eight minutes. Write the last thing you said to them there, word for word, in one sentence. Now shorten it until it would fit on a postcard without hurting or explaining. Send it, today, by whatever means you have. Observe what you fear in the minute before: the answer, or that the long inner conversation will now be over.',
				'Draw the plan of your home with a pencil; five strokes will do. Mark with a cross every spot where nobody can speak to you without coming round a corner. Then sit at the best of them for six minutes without a telephone or a book. Listen to the sounds of the others through the wall. Note when they turn from a disturbance into company. Some homes have no cross at all, and this is useful to know.',
			],
			closings: [
				'The tower stands, and it belongs to the family; you cannot visit. That suits it. One may still wonder what a person with such a key did with all that was found inside. What have you understood in private that somebody else could use?',
				'Towards midnight the glasses stand in a row, rim down, and she goes home without saying goodbye to more than two people. The man with the father will remember her. What do your withdrawals make possible, and for whom?',
			],
		},
		fa: {
			keywords: ['درون‌گرایی', 'درون‌گرا', 'خلوت', 'کم‌حرفی', 'خجالتی بودن', 'تنهایی'],
			titles: ['برجی که برق نداشت', 'آن که سر از آشپزخانه درمی‌آورد'],
			excerpts: [
				'یونگ کنار دریاچه برجی ساخت و آبش را با تلمبه می‌کشید. آنچه او درون‌گرایی نامید با خجالت یکی نیست؛ پرسش این است که آدم برای فکر کردن کجا می‌رود.',
				'در هر مهمانی کسی هست که راه ظرف‌شویی را پیدا می‌کند. می‌شود پرسید آنجا جز لیوان چه چیز دیگری شسته می‌شود.',
			],
			openings: [
				'کنار دریاچهٔ زوریخ، در بولینگن، برجی گرد ایستاده که کارل گوستاو یونگ در سال ۱۹۲۳ ساختنش را آغاز کرد و تا پیری چیزی به آن افزود. برق نداشت. غروب خودش چراغ‌ها را روشن می‌کرد، هیزم می‌شکست و آب را با تلمبه از چاه بالا می‌کشید. اتاقی هم در آن بود که کلیدش را پیش خودش نگه می‌داشت. مردی که مطبش شلوغ بود و همسر و پنج فرزند داشت، چند هفته از سال اینجا گم می‌شد؛ همان مردی که واژهٔ درون‌گرا را بر زبان همه انداخت.',
				'ساعت ده و نیم شب در آشپزخانه پیدایش می‌کنند، آستین بالا زده، پای استکان‌ها. خانه خانهٔ او نیست. میزبان می‌گوید تو را به خدا نکن، او می‌گوید دوست دارم، و هر دو می‌دانند تعارف نیست. صدای مهمانی از پشت دیوار خوش است، مثل باران روی شیروانی. مردی برای یخ می‌آید، می‌ماند، به یخچال تکیه می‌دهد و پنج دقیقه بعد دارد از پدرش می‌گوید. در آن اتاق هیچ‌کس از پدر او خبر ندارد. مرد که می‌رود، او یک استکان را مدتی دراز خشک می‌کند.',
			],
			body: [
				'این واژه در کتاب ۱۹۲۱ یونگ دربارهٔ جهت است. چیزی پیش می‌آید، حرفی، مرگی، پالتوی قرمزی پشت شیشهٔ مغازه؛ یکی به سوی آن بیرون می‌رود و دیگری اول آن را به خانه می‌برد. درون‌گرا آن‌طور که او می‌دید بیشتر با این سروکار دارد که آن چیز این‌جا، در سینه، چه می‌کند، و فاصله را نگه می‌دارد، انگار آن بیرون زورش زیاد است. خودش را هم از همین دسته می‌شمرد.',
				'در این تعریف حرفی از خجالت نیست. خجالت ترس از داوری مردم است و برون‌گراها هم گاهی سخت گرفتارش می‌شوند. درون‌گرای کتاب می‌تواند برای چهارصد نفر سخنرانی کند و لذت ببرد؛ صورت‌حساب بعداً می‌رسد، در قطار، وقتی خودش را به خواب زده. در دههٔ ۱۹۶۰ روان‌شناسان چند قطره آب‌لیمو روی زبان مردم می‌چکاندند و بزاقشان را وزن می‌کردند. آرام‌ترها بزاق بیشتری داشتند. گفتند شاید دنیا در دهان اینان مزهٔ تندتری دارد. اثر کوچکی بود، ولی بامزه.',
				'سودش روشن است: کسی که از سه‌شنبه با یک جمله زندگی کرده، چیزهایی از آن جمله می‌داند که دیگران نمی‌دانند. بهایش این است که دیگران خبر نشده‌اند. درون‌گرا می‌تواند دعوایی را تمام‌وکمال در سرش برگزار کند، با گفته‌های هر دو طرف و آشتی آخرش، و بعد تعجب کند که آن دیگری اصلاً در جلسه نبوده. سکوت در چشم خودش فکر است. از بیرون گاهی به در بسته می‌ماند و گاهی به قهر. در فارسی برای این دومی هزار شاهد داریم و برای اولی فقط یک کلمه: خلوت.',
				'چنین کسی کمتر دنبال اتاق خالی است. جایی می‌خواهد که آب دم دست باشد، پای تلمبه‌ای یا ظرف‌شویی‌ای، و کاری کوچک و مفید در آن تکرار شود؛ جایی که بشود تنها بود بی آنکه با کسی سر جنگ داشت. و عجیب آنکه درست به همین جاها آدم‌ها خودشان سر می‌رسند.',
			],
			counter:
				'بیشتر مردم در سنجش‌ها نزدیک میانه‌اند و به هر مناسبتی این‌سو یا آن‌سو می‌افتند. در پژوهش‌هایی که دانشجویان روزی چند بار حالشان را می‌نوشتند، درون‌گراها هم ساعت‌هایی که پرحرف‌تر و جمعی‌تر بودند حال بهتری داشتند، و معمولاً این را پیش‌بینی نمی‌کردند. «من درون‌گرا هستم» شاید وصف اعصاب کسی باشد، شاید هم وصف جمعه‌ای که یک ماه است کسی زنگ نزده.',
			practices: [
				'کسی را به یاد بیاور که این روزها فقط در سرت با او حرف زده‌ای. هشت دقیقه وقت بگذار. آخرین چیزی را که آنجا به او گفته‌ای در یک جمله بنویس. حالا آن‌قدر کوتاهش کن که پشت کارت‌پستال جا شود، بی نیش و بی توضیح. همین امروز برایش بفرست. در دقیقهٔ پیش از فرستادن ببین از چه می‌ترسی: از جوابش، یا از این که آن گفت‌وگوی دراز درونی تمام می‌شود.',
				'نقشهٔ خانه‌ات را با مداد بکش؛ پنج خط بس است. هر جا را که کسی بی‌گذشتن از پیچی نمی‌تواند با تو حرف بزند علامت بزن. در بهترینشان شش دقیقه بی‌گوشی و بی‌کتاب بنشین. به صدای دیگران از پشت دیوار گوش بده و ببین کی از مزاحم به هم‌نشین تبدیل می‌شود. بعضی خانه‌ها حتی یک علامت هم ندارند؛ دانستن این هم به کار می‌آید.',
			],
			closings: [
				'برج هنوز هست و مال خانواده است و راهت نمی‌دهند. به برج هم همین می‌آید. تنها می‌ماند این کنجکاوی که صاحب آن کلید با یافته‌هایش چه کرد. چه چیزی را در خلوت فهمیده‌ای که به کار کس دیگری می‌آید؟',
				'نزدیک نیمه‌شب استکان‌ها وارونه و به صف‌اند و او می‌رود، بی آنکه با بیش از دو نفر خداحافظی کند. مرد او را از یاد نخواهد برد. کناره گرفتن‌های تو چه چیزی را ممکن می‌کند، و برای چه کسی؟',
			],
		},
		ar: {
			keywords: ['الانطواء', 'انطوائي', 'الخلوة', 'الصمت', 'الخجل', 'الوحدة'],
			titles: ['برج بلا كهرباء', 'عند حوض الأكواب'],
			excerpts: [
				'بنى يونغ برجًا قرب بحيرة، وكان يستقي الماء بيده. ما سمّاه انطواءً لا شأن له بالخجل، بل بالمكان الذي يُحمل إليه الشيء قبل التفكير فيه.',
				'في كلّ سهرة أحدٌ اهتدى إلى المغسلة. ويجوز السؤال عمّا يُغسل هناك مع الأكواب.',
			],
			openings: [
				'على الطرف الأعلى من بحيرة زيورخ، في بولينغن، برج مستدير بدأ كارل غوستاف يونغ بناءه عام ١٩٢٣ وظلّ يزيد فيه عشرات السنين. لم تدخله الكهرباء. كان يشعل المصابيح بنفسه عند المساء، ويشقّ الحطب، ويستخرج الماء بالمضخّة. وفيه حجرة لا يدخلها سواه ومفتاحها معه. رجلٌ عيادته مزدحمة وله زوجة وخمسة أولاد كان يغيب هنا أسابيع من كلّ سنة، وهو الرجل نفسه الذي وضع كلمة الانطواء على ألسنة الناس جميعًا، ثمّ تركهم يختلفون في معناها.',
				'في العاشرة والنصف يعثرون عليها في المطبخ، مشمّرة الكمّين، بين يديها الأكواب. والبيت ليس بيتها. تحلف عليها صاحبة الدار أن تترك، فتقول إنّها تحبّ هذا، والاثنتان تعلمان أنّه صدق لا مجاملة. صوت السهرة من وراء الجدار جميل كالمطر على سقف من صفيح. يدخل رجل يطلب ثلجًا، فيبقى، ويسند كتفه إلى الثلّاجة، وبعد خمس دقائق يكون قد وصل إلى حديث أبيه. لا أحد في الغرفة الأخرى يعرف شيئًا عن أبيه. وحين يمضي تجفّف كوبًا واحدًا زمنًا طويلًا.',
			],
			body: [
				'الكلمة في كتاب يونغ الصادر عام ١٩٢١ كلمة اتّجاه. يحدث شيء: عبارة، أو وفاة، أو معطف أحمر في واجهة دكّان؛ فمن الناس من يخرج إليه، ومنهم من يحمله إلى البيت أوّلًا. والمنطوي، كما رآه، منشغل بما يفعله الشيء هنا في الداخل، يحرس المسافة كأنّ لما في الخارج سلطانًا زائدًا. وكان يعدّ نفسه من هؤلاء.',
				'وليس في هذا كلام عن الخجل. فالخجل خوف من حكم الناس، وقد يشتدّ على المنبسطين أنفسهم. أمّا منطوي الكتب فقد يخطب في أربعمئة إنسان ويستمتع، ثمّ تأتيه الفاتورة بعد ذلك في القطار حين يتظاهر بالنوم. في ستّينيّات القرن الماضي قطّر علماء النفس عصير الليمون على ألسنة الناس ووزنوا الريق، فكان ريق الهادئين أكثر من ريق أصحاب الصخب. قيل يومها إنّ طعم الدنيا في أفواههم أقوى. كان الأثر صغيرًا، غير أنّ فيه ظرفًا.',
				'في هذا ربح وله ثمن. الربح عمق النظر: من أقام مع جملة واحدة منذ يوم الثلاثاء عرف عنها ما لا يعرفه المارّون. والثمن أنّ الآخرين لم يُخبَروا. في وسع المنطوي أن يدير خصومة كاملة في رأسه، بخطب الطرفين وبالصلح في آخرها، ثمّ يدهشه أنّ الطرف الثاني لم يحضر أصلًا. صمته في عينه فكر. أمّا من الخارج فقد يشبه بابًا مغلقًا، وقد يشبه الازدراء. يروي الغزالي في «المنقذ من الضلال» أنّه بعد أن ترك بغداد وتلاميذه كان يصعد منارة مسجد دمشق طول النهار ويغلق بابها على نفسه. ثمّ عاد إلى التدريس بعد سنين، وكتب ما وجده. فالمنارة كانت نصف الحكاية، والدرج الذي نزل منه نصفها الثاني. وللعربيّة في هذا كلمتان متجاورتان، الخلوة والوحشة، لا يفصل بينهما إلّا من يملك المفتاح.',
				'ومثل هذا الإنسان قلّما يطلب غرفة خالية. إنّما يطلب مكانًا يكون الماء فيه قريبًا، عند مضخّة أو مغسلة، وفيه حركة صغيرة نافعة تتكرّر، يكون المرء فيه وحده من غير أن يكون ضدّ أحد. والغريب أنّ الناس يجيئون إلى مثل هذا المكان من تلقاء أنفسهم، كما يجيء العطشان إلى من عنده دلو.',
			],
			counter:
				'أكثر الناس، إذا قيسوا، يقفون قرب الوسط ويميلون مع المناسبة. وفي دراسات سجّل فيها الطلبة أحوالهم مرّات في اليوم، كان المنطوون أيضًا أصفى مزاجًا في الساعات التي تصرّفوا فيها تصرّف المنبسطين، وهم في العادة لا يتوقّعون ذلك، فيعتذرون عن دعوة كانت ستسرّهم. عبارة «أنا شخص منطوٍ» قد تصف جهازًا عصبيًّا، وقد تصف يوم جمعة لم يتّصل فيه أحد منذ شهر.',
			practices: [
				'ليكن في البال إنسان لم يجرِ معه حديث منذ مدّة إلّا في الرأس. ثماني دقائق تكفي. اكتبوا آخر ما قيل له هناك في جملة واحدة، ثمّ اختصروها حتى تتّسع لها بطاقة بريد، بلا جرح ولا شرح. أرسلوها اليوم بأيّ وسيلة حاضرة. وفي الدقيقة التي تسبق الإرسال انظروا إلى موضع الخوف: أهو الجواب، أم انقضاء ذلك الحوار الطويل الذي كان يؤنس؟ وأيًّا كان الجواب فقد صار في الغرفة صوت ثانٍ.',
				'ارسموا مخطّط البيت بقلم رصاص؛ خمسة خطوط تكفي. وضعوا علامة على كلّ موضع لا يستطيع أحد أن يكلّم الجالس فيه إلّا إذا انعطف من زاوية. ثمّ اجلسوا في أحسنها ستّ دقائق بلا هاتف ولا كتاب، وأصغوا إلى أصوات الآخرين من وراء الجدار، متى تنقلب من إزعاج إلى أنس. بعض البيوت لا علامة فيها على الإطلاق، ومعرفة ذلك نافعة أيضًا، فقد يكفيها كرسيّ يُدار نحو الحائط.',
			],
			closings: [
				'البرج قائم، وهو ملك العائلة، ولا يُزار؛ وهذا يليق به. ويبقى الفضول: ماذا صنع صاحب ذلك المفتاح بكلّ ما وجده في الداخل؟ ومثله عند كلّ منّا: ما الذي فُهم في الخلوة وقد ينتفع به غيرنا؟',
				'قرب منتصف الليل تصطفّ الأكواب مقلوبة، وتمضي المرأة من غير أن تودّع أكثر من اثنين. أمّا صاحب الثلج فسيذكرها طويلًا، ولعلّه لن يذكر لون ثوبها. ما الذي يصير ممكنًا حين ننسحب، ولمن؟',
			],
		},
		es: {
			keywords: ['introversión', 'introvertido', 'soledad', 'timidez', 'gente callada', 'silencio'],
			titles: ['Una torre sin luz eléctrica', 'Quien friega las copas'],
			excerpts: [
				'Jung levantó una torre junto a un lago y sacaba el agua con una bomba. Lo que llamó introversión tiene poco que ver con la timidez y mucho con adónde se va uno a pensar.',
				'En toda fiesta hay alguien que encuentra el fregadero. Vale la pena preguntarse qué se aclara allí además de las copas.',
			],
			openings: [
				'En Bollingen, a orillas del lago de Zúrich, hay una torre redonda que Carl Gustav Jung empezó a construir en 1923 y a la que fue añadiendo piezas durante décadas. No tenía luz eléctrica. Él mismo encendía las lámparas al anochecer, partía leña y sacaba el agua con una bomba. Un cuarto era solo suyo, y llevaba la llave encima. Allí desaparecía varias semanas al año un hombre con la consulta llena, esposa y cinco hijos: el mismo que nos puso en la boca la palabra introvertido.',
				'A las diez y media la encuentran en la cocina, remangada, con las copas. La cocina no es suya. El anfitrión protesta, ella dice que le gusta, y los dos saben que es verdad. A través del tabique la fiesta suena bien, como lluvia en un toldo. Un hombre entra por hielo, se queda, se apoya en la nevera y a los cinco minutos le está hablando de su padre. Al otro lado nadie sabe nada de ese padre. Cuando él se va, ella tarda mucho en secar una copa.',
			],
			body: [
				'En el libro de Jung, de 1921, la palabra habla de una dirección. Ocurre algo: un comentario, una muerte, un abrigo rojo en un escaparate. Unos salen a su encuentro; otros se lo llevan primero a casa. Al introvertido, según él, le importa lo que la cosa hace aquí dentro, y guarda las distancias como si lo de fuera tuviera demasiado poder. Jung se contaba entre ellos.',
				'De timidez, ni palabra. La timidez es miedo al juicio ajeno, y hay extravertidos que la padecen a conciencia. El introvertido de los libros puede dar una conferencia ante cuatrocientas personas y disfrutarla; la factura le llega después, en el tren, mientras finge dormir. En los años sesenta unos psicólogos ponían gotas de zumo de limón en la lengua de la gente y pesaban la saliva. Los callados segregaban más. Quizá el mundo, se dijo, les sabe más fuerte. El efecto era pequeño; la escena, encantadora.',
				'Hay una ganancia y hay un precio. La ganancia es la hondura: quien lleva desde el martes con una frase sabe cosas de ella. El precio es que a los demás nadie los avisó. El introvertido es capaz de celebrar por dentro una pelea entera, con los discursos de ambas partes y su reconciliación, y asombrarse luego de que el otro no estuviera presente. A él su silencio le parece pensamiento. Desde fuera se parece a una puerta cerrada, o a un desprecio.',
				'Quien es así rara vez busca un cuarto vacío. Busca un sitio con agua, una bomba o un fregadero, y con un gesto pequeño, repetido y útil, donde se pueda estar a solas sin estar contra nadie. Y en esos sitios, cosa curiosa, la gente acaba apareciendo.',
			],
			counter:
				'Casi todos, cuando nos miden, estamos cerca del medio y nos inclinamos según la ocasión. En estudios donde los estudiantes anotaban su ánimo varias veces al día, también los introvertidos se sentían mejor en las horas en que habían actuado como extravertidos, y solían predecirlo mal. «Soy introvertido» puede describir un sistema nervioso. También puede describir un viernes en el que hace un mes que no llama nadie.',
			practices: [
				'Piensa en alguien con quien últimamente solo has hablado en tu cabeza. Ocho minutos. Escribe en una frase lo último que le dijiste allí. Acórtala hasta que quepa en una postal, sin herir y sin explicar. Mándasela hoy, por el medio que sea. En el minuto de antes, fíjate en qué temes: la respuesta, o que se termine esa larga conversación interior que te hacía compañía.',
				'Dibuja a lápiz el plano de tu casa; bastan cinco trazos. Marca con una cruz cada lugar donde nadie puede hablarte sin doblar una esquina. Siéntate en el mejor durante seis minutos, sin teléfono ni libro. Escucha los ruidos de los otros a través de la pared y anota en qué momento dejan de molestar y acompañan. Hay casas sin ninguna cruz, y conviene saberlo.',
			],
			closings: [
				'La torre sigue en pie, es de la familia y no se visita. Le sienta bien. Queda la curiosidad por saber qué hizo el dueño de aquella llave con lo que encontró dentro. ¿Qué has comprendido a solas que le serviría a otra persona?',
				'Hacia medianoche las copas están en fila, boca abajo, y ella se va sin despedirse de más de dos. El hombre del hielo la va a recordar. ¿Qué hacen posible tus retiradas, y para quién?',
			],
		},
	},
};
