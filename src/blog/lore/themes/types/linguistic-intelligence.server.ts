import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'linguistic-intelligence',
	motif: 'book',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: [
				'linguistic intelligence',
				'verbal intelligence',
				'way with words',
				'vocabulary',
				'dictionary',
				'gardner',
			],
			titles: ['A Dictionary at the Dining Table', 'The Man Who Had One Syllable'],
			excerpts: [
				'A librarian in Madrid wrote a dictionary alone, at home, between the soup plates. What kind of mind is it that hears the difference between two words for the same thing?',
				'In 1861 a patient in Paris could say only “tan”. What he had lost shows what the rest of us are doing when we ask for the salt.',
			],
			openings: [
				'In the early fifties María Moliner, a librarian in Madrid, began a little work she thought might take two years. She wrote it on cards, by hand and with a portable typewriter, and when the family wanted to eat, the cards were lifted off the dining table and stacked. The little work took about fifteen. It appeared in two volumes in 1966 and 1967, some three thousand pages, and it does what few dictionaries do: it tells you how a word behaves in company.',
				'At the hospital of Bicêtre, south of Paris, there lived a man called Leborgne who for more than twenty years had been able to say one syllable. Asked his name, his age, the time, he answered “tan”, generally twice, and changed the tune of it to suit what he meant. The staff called him Tan. He understood a good deal. In April 1861 the surgeon Paul Broca examined him. A few days later Leborgne was dead, and Broca looked at his brain, which is still kept in Paris, in a jar.',
			],
			body: [
				'When Howard Gardner published Frames of Mind in 1983 and claimed that there were seven intelligences where the schools had measured one, he gave words a place of honour and took the poet as their best case. He had also spent years on a ward in Boston with people whose strokes had taken their language. From the poet he learned what the gift can do, from the ward that it can be removed and leave much of the person standing: some who could no longer name a fork still beat the doctor at dominoes.',
				'What is it made of? Partly of sound. In 1966 two psychologists at Harvard, Roger Brown and David McNeill, read students the meanings of rare words: an instrument for taking the height of the sun at sea. Some students writhed. They did not have the word, yet they often knew its first letter and how many syllables it would have, and they rejected “compass” with something like disgust. A word, it seems, hangs in us by several hooks, and the meaning is only one of them.',
				'Somebody with this gift lives among the hooks. She hears that “cheap” and “inexpensive” cost the same and are not paid by the same people. She corrects a menu under her breath. She can comfort, because she finds the sentence; she can wound for the same reason, and the wound keeps well, since a good phrase is remembered by everyone present.',
				'Here is the tension. A word is a handle on the thing, and one may fall in love with handles. People who speak beautifully about a failing marriage sometimes take the beauty for a repair.',
			],
			counter:
				'Schools have long paid for this gift twice, once in the language lesson and once everywhere else, since a history test is also a test of writing. When the abilities on Gardner’s list are measured, the ones with words and those with numbers and figures tend to rise together, which suits the older idea of one general ability. And fluency proves little: plenty of wise people answer slowly, and with their hands.',
			practices: [
				'Take an object from the kitchen and describe it in six sentences without a single adjective. Eight minutes, with a pen. You will reach for “old” and “small” and have to put them back; then the verbs come out, and the places where it was bought, dropped, mended. Read it aloud to somebody who does not know what it is and see at which sentence they guess. That sentence was the one with the eyes.',
				'Find something in your day that has no name: the pause before a lift opens, the chair that holds clothes too worn for the wardrobe and too clean for the wash. Give it one. Try three candidates aloud within five minutes, and listen to which your mouth prefers. Then use it at table without explaining. If somebody understands, you have added a word to the only dictionary that matters, the one in use.',
			],
			closings: [
				'She was proposed for the Spanish Academy in 1972 and not elected; the seat went to a man. Her book is still on many tables, next to the bread. Which word have you been using for years in a sense that is yours alone?',
				'Those who knew him could tell his anger from his thanks by the tune of the one syllable. He had kept the music of talk when the words had left. What are people hearing in your voice that your sentences do not say?',
			],
		},
		fa: {
			keywords: ['هوش زبانی', 'هوش کلامی', 'لغت‌نامه', 'واژه', 'دهخدا', 'گاردنر'],
			titles: ['فیش‌های آقای دهخدا', 'مردی که یک هجا داشت'],
			excerpts: [
				'علی‌اکبر دهخدا واژه‌ها را روی تکه‌های کاغذ می‌نوشت و روی هم می‌چید. چه ذهنی است که فرق دو واژهٔ هم‌معنا را می‌شنود؟',
				'در سال ۱۸۶۱ بیماری در پاریس فقط می‌توانست بگوید «تان». آنچه او از دست داده بود نشان می‌دهد ما وقتی نمک می‌خواهیم چه می‌کنیم.',
			],
			openings: [
				'علی‌اکبر دهخدا سال‌ها روی زمین می‌نشست، دورش کاغذهای باریک، و هر واژه‌ای را که در شعری یا تاریخی یا نسخهٔ طبی کهنه‌ای می‌دید با شاهدش روی یکی از آن‌ها می‌نوشت. پیش‌تر در «صور اسرافیل» به نام دخو طنز می‌نوشت و مردم کوچه را به روزنامه آورده بود. شمار کاغذها از میلیون گذشت. مجلس برای چاپشان بودجه گذاشت، او در سال ۱۳۳۴ درگذشت، و کار را دیگران پس از ده‌ها سال به حرف آخر رساندند.',
				'در بیمارستان بیستر، نزدیک پاریس، مردی بود به نام لوبورنی که بیش از بیست سال جز یک هجا نمی‌توانست بگوید. نامش را می‌پرسیدند، سنش را، ساعت را؛ جواب می‌داد «تان»، بیشتر وقت‌ها دو بار، و آهنگش را به اندازهٔ منظورش بالا و پایین می‌برد. پرستارها هم تان صدایش می‌کردند. حرف دیگران را خوب می‌فهمید. جراحی به نام پل بروکا در آوریل ۱۸۶۱ معاینه‌اش کرد. چند روز بعد لوبورنی مرد و بروکا مغزش را دید؛ مغزی که هنوز در پاریس در شیشه‌ای نگه داشته‌اند.',
			],
			body: [
				'هاوارد گاردنر در سال ۱۹۸۳ کتابی درآورد و گفت آنجا که مدرسه یک هوش را اندازه می‌گیرد دست‌کم هفت تا هست. زبان را بالای مجلس نشاند و شاعر را بهترین نمونه‌اش گرفت. خودش سال‌ها در بخشی از یک بیمارستان بوستون با کسانی کار کرده بود که سکته زبانشان را برده بود. از شاعر آموخت که این استعداد چه می‌تواند بکند، و از آن بخش آموخت که می‌شود آن را برداشت و باز بیشترِ آدم سر جایش بماند: بعضی که دیگر نام چنگال را نمی‌دانستند هنوز در دومینو از دکتر می‌بردند.',
				'این هوش از چه ساخته شده؟ بخشی‌اش صداست. در سال ۱۹۶۶ راجر براون و دیوید مک‌نیل در هاروارد معنی واژه‌های کمیاب را برای دانشجویان می‌خواندند: ابزاری که با آن در دریا بلندی خورشید را می‌گیرند. بعضی به خود می‌پیچیدند. واژه را نداشتند، ولی بارها حرف اولش و شمارِ هجاهایش را می‌دانستند، و «قطب‌نما» را با چندش پس می‌زدند. ما هم به همین حال می‌گوییم نوک زبانم است. انگار هر واژه با چند قلاب در ما آویخته، و معنا فقط یکی از آن‌هاست.',
				'کسی که این هوش را دارد میان قلاب‌ها زندگی می‌کند. می‌شنود که «مُرد» و «درگذشت» و «به رحمت خدا رفت» یک خبرند و سه مجلس. غلط منوی رستوران را زیر لب درست می‌کند. می‌تواند تسلی بدهد، چون جمله‌اش را پیدا می‌کند؛ به همین دلیل می‌تواند زخم هم بزند، و زخمش خوب می‌ماند، چون حرف خوش‌ساخت را همهٔ حاضران به یاد می‌سپارند. شاعران هجوگو از همین راه نان می‌خوردند و امیران از همین راه می‌ترسیدند: امیر رفته، قلعه‌اش رفته، و آن یک مصرع هنوز در دهان‌هاست.',
				'گره کار همین‌جاست. واژه دستگیرهٔ چیزهاست و آدم گاهی عاشق دستگیره می‌شود. کسانی هستند که از زندگی زناشویی رو به ویرانی‌شان چنان زیبا می‌گویند که گمان می‌کنند تعمیرش کرده‌اند.',
			],
			counter:
				'مدرسه به این استعداد دو بار نمره می‌دهد، یک بار در درس زبان و یک بار همه‌جا، چون امتحان تاریخ هم امتحان انشاست. وقتی توانایی‌های فهرست گاردنر را اندازه گرفته‌اند، آن‌ها که با واژه سروکار دارند معمولاً همراه عدد و شکل بالا و پایین رفته‌اند، و این بیشتر به نظریهٔ قدیمی‌ترِ یک هوش کلی می‌خورد. زبان‌آوری هم چیزی را ثابت نمی‌کند؛ بسیار آدم دانایی که دیر جواب می‌دهد، و با دستش.',
			practices: [
				'چیزی از آشپزخانه بردار و در شش جمله وصفش کن، بی‌آنکه حتی یک صفت بیاوری. هشت دقیقه، با قلم. دستت سراغ «کهنه» و «کوچک» می‌رود و باید سر جایشان بگذاری؛ آن‌وقت فعل‌ها پیدا می‌شوند، و جایی که خریده شد، افتاد، بند خورد. نوشته را برای کسی بخوان که نمی‌داند آن چیز چیست و ببین در کدام جمله حدس می‌زند. چشمِ نوشته‌ات همان جمله بود.',
				'در روزت چیزی پیدا کن که نام ندارد: مکث پیش از باز شدن در آسانسور، یا آن صندلی که لباس‌هایش برای کمد زیادی پوشیده‌اند و برای شستن زیادی تمیز. نامی رویش بگذار. در پنج دقیقه سه نامزد را بلند بگو و گوش بده دهانت کدام را می‌پسندد. بعد سر سفره بی‌توضیح به کارش ببر. اگر کسی فهمید، واژه‌ای به فرهنگی افزوده‌ای که همه از آن می‌خورند.',
			],
			closings: [
				'روی جلدهای لغت‌نامه نام یک نفر است و در شکمش صدای هزار سال آدم، از طبیب و شاعر تا لوطی محل. کدام واژه را سال‌هاست به معنایی به کار می‌بری که فقط خودت می‌دانی؟',
				'آشنایانش از آهنگ همان یک هجا خشم و سپاسش را از هم می‌شناختند. واژه‌ها رفته بودند و موسیقیِ حرف مانده بود. مردم در صدای تو چه می‌شنوند که در جمله‌هایت نیست؟',
			],
		},
		ar: {
			keywords: ['الذكاء اللغوي', 'الفصاحة', 'المعجم', 'الكلمات', 'الخليل بن أحمد', 'غاردنر'],
			titles: ['معجم يبدأ من الحلق', 'رجل لم يبق له إلا مقطع'],
			excerpts: [
				'رتّب الخليل بن أحمد كلمات العرب على مواضعها في الفم، من أقصى الحلق إلى الشفتين. أيّ ذهن هذا الذي يسمع في الكلمة مكان ولادتها؟',
				'في عام ١٨٦١ كان في باريس مريض لا يقول إلّا «تان». وما فقده يكشف ما نصنعه نحن حين نطلب الملح.',
			],
			openings: [
				'في البصرة، في القرن الثاني للهجرة، كان الخليل بن أحمد الفراهيديّ يفتح فمه ويقول: أب، أت، أع، ليعرف من أين يخرج كلّ حرف. وجد أبعدها مخرجًا في الحلق، فرتّب الحروف من هناك صاعدًا إلى الشفتين، وبدأ معجمه بحرف العين، فسُمّي كتاب العين. وهو الذي استخرج بحور الشعر أيضًا، ويُروى أنّ خاطرها وافاه من وقع المطارق في سوق الصفّارين. أمّا موته فيُروى أنّه صدم سارية في المسجد وهو غارق في مسألة.',
				'في مستشفى بيسيتر قرب باريس عاش رجل اسمه لوبورني، ظلّ أكثر من عشرين سنة لا يقدر إلّا على مقطع واحد. يُسأل عن اسمه وعن عمره وعن الساعة فيجيب «تان»، مرّتين في الغالب، ويرفع نغمتها أو يخفضها بحسب ما يريد، حتى صار العاملون ينادونه بها. وكان يفهم كثيرًا ممّا يقال له. رآه الجرّاح بول بروكا في نيسان ١٨٦١، ثمّ مات المريض بعد أيّام ففحص دماغه، وما زال الدماغ محفوظًا في باريس في وعاء من زجاج.',
			],
			body: [
				'حين أصدر هوارد غاردنر كتابه عام ١٩٨٣ زاعمًا أنّ الذكاءات سبعة، والمدارس لا تقيس إلّا واحدًا، جعل للغة صدر المجلس واتّخذ الشاعر خير مثال عليها. وكان قد عمل سنين في جناح بمدينة بوسطن مع أناس ذهبت الجلطة بكلامهم. تعلّم من الشاعر ما تقدر عليه هذه الموهبة، وتعلّم من الجناح أنّها قد تُنتزع ويبقى معظم الإنسان قائمًا: فمنهم من لم يعد يعرف اسم الشوكة، ثمّ يغلب الطبيب في الدومينو.',
				'ممّ تُصنع هذه الموهبة؟ من الصوت في بعضها. في عام ١٩٦٦ كان روجر براون وديفيد ماكنيل في هارفارد يقرآن على الطلبة معاني كلمات نادرة، كأداة يُقاس بها ارتفاع الشمس في البحر. فكان بعضهم يتلوّى: لا تحضره الكلمة، غير أنّه كثيرًا ما يعرف حرفها الأوّل وعدد مقاطعها، ويردّ «البوصلة» بما يشبه النفور. ونحن نقول إنّها على طرف اللسان، وكأنّ كلّ كلمة معلّقة فينا بعدّة خطاطيف، وليس المعنى إلّا واحدًا منها.',
				'وصاحب هذه الموهبة يسكن بين الخطاطيف. يسمع أنّ «جلس» و«قعد» ليسا سواء، وقد كتب أبو هلال العسكريّ كتابًا كاملًا في مثل هذه الفروق. يصحّح قائمة الطعام همسًا. يعزّي لأنّه يجد العبارة، ويجرح للسبب عينه، وجرحه طويل العمر، فالعبارة المحكمة يحفظها كلّ من حضر. وما هجاء الشعراء القدماء إلّا شاهد على ذلك، إذ بقي البيت وذهبت القبيلة التي أغضبت الشاعر.',
				'وفي القرن الخامس للهجرة جلس عبد القاهر الجرجانيّ في جرجان يسأل أين يقع الحسن في الكلام، ولم يكن قد برح بلدته في طلب العلم كما يُروى. قال إنّه لا يقع في اللفظة مفردة، فالألفاظ مطروحة لكلّ أحد، وإنّما يقع في النظم، أي في جوار الكلمة لأختها. كلمة واحدة تعجبنا في موضع ثمّ تثقل علينا في موضع آخر، وهي هي. وقد يكون هذا أدقّ وصف لما يملكه صاحب هذه الموهبة: لا يملك كلمات أكثر من غيره بالضرورة، بل يعرف أيّها تُحسن الجوار.',
				'وهنا العقدة: الكلمة مقبض الشيء، وقد يقع المرء في حبّ المقابض. من الناس من يصف خراب بيته وصفًا بديعًا، ثمّ يحسب أنّ حسن الوصف ضرب من الترميم، وينام راضيًا تحت سقف ما زال يقطر.',
			],
			counter:
				'المدرسة تكافئ هذه الموهبة مرّتين: مرّة في درس اللغة، ومرّة في كلّ ما عداه، فامتحان التاريخ امتحان في الإنشاء أيضًا. وحين قيست القدرات التي في قائمة غاردنر وُجد أنّ ما يتّصل بالألفاظ يرتفع في العادة مع ما يتّصل بالأعداد والأشكال، وهذا أقرب إلى الفكرة الأقدم عن قدرة عامّة واحدة. ثمّ إنّ طلاقة اللسان لا تثبت شيئًا؛ فكم من حكيم يجيب متأخّرًا، وبيديه.',
			practices: [
				'خذوا شيئًا من المطبخ وصفوه في ستّ جمل ليس فيها نعت واحد. ثماني دقائق وقلم. ستمتدّ اليد إلى «قديم» و«صغير» ولا بدّ من إعادتهما إلى مكانهما، وعندئذ تظهر الأفعال، ويظهر المكان الذي اشتُري منه الشيء وسقط فيه وأُصلح. ثمّ اقرؤوا المكتوب على من لا يعرف ما هو، وانظروا عند أيّ جملة يصيب التخمين. تلك الجملة هي التي كانت لها عينان.',
				'ابحثوا في اليوم عن شيء لا اسم له: اللحظة التي تسبق انفتاح المصعد، أو الكرسيّ الذي تُرمى عليه ثياب لم تعد تليق بالخزانة ولم تستحقّ الغسل بعد. ضعوا له اسمًا. جرّبوا ثلاثة أسماء جهرًا في خمس دقائق، وأصغوا إلى الذي يرتاح إليه الفم. ثمّ استعملوه على المائدة بلا شرح. فإن فهمه أحد فقد زادت كلمة في المعجم الوحيد الذي لا يحتاج إلى طبع.',
			],
			closings: [
				'لم يُعرف عن الخليل مال ولا جاه، وكان يقيم في خصّ من قصب كما يروون، والناس يأكلون بعلمه. بقي له أنّه أصغى إلى الفم قبل أن يفسّر الكلام. أيّ كلمة نستعملها منذ سنين بمعنى لا يعرفه سوانا؟',
				'كان من يعرفه يميّز غضبه من شكره بنغمة ذلك المقطع وحده. رحلت الألفاظ وبقي لحن الحديث. وفي بيوت كثيرة سلام عليكم واحدة تُعرف منها حال قائلها قبل أن يجلس. ما الذي يسمعه الناس في أصواتنا ولا تقوله جملنا؟',
			],
		},
		es: {
			keywords: [
				'inteligencia lingüística',
				'inteligencia verbal',
				'palabras',
				'diccionario',
				'maría moliner',
				'gardner',
			],
			titles: ['Un diccionario entre los platos', 'El hombre al que le quedó una sílaba'],
			excerpts: [
				'María Moliner escribió su diccionario en casa, en la mesa donde se comía. ¿Qué oído es ese que distingue dos palabras que significan lo mismo?',
				'En 1861 un enfermo de París solo podía decir «tan». Lo que había perdido enseña qué hacemos los demás al pedir la sal.',
			],
			openings: [
				'A principios de los años cincuenta María Moliner, bibliotecaria en Madrid, empezó una obrita que calculaba para dos años. La hacía en fichas, a mano y con una máquina portátil, y cuando tocaba comer se levantaban las fichas de la mesa y llegaba la sopa. La obrita le llevó unos quince. Salió en dos tomos, en 1966 y 1967, con unas tres mil páginas, y hace algo que muchos diccionarios no se molestan en hacer: cuenta cómo se porta cada palabra en sociedad.',
				'En el hospital de Bicêtre, al sur de París, vivía un hombre llamado Leborgne que desde hacía más de veinte años no podía decir más que una sílaba. Le preguntaban el nombre, la edad, la hora, y contestaba «tan», casi siempre dos veces, cambiándole la tonada según lo que quisiera decir. Tan lo llamaban los enfermeros. Entendía mucho. En abril de 1861 lo examinó el cirujano Paul Broca; murió a los pocos días y Broca estudió su cerebro, que sigue en París, en un frasco.',
			],
			body: [
				'Cuando Howard Gardner publicó en 1983 su libro sobre las inteligencias y sostuvo que había siete donde la escuela medía una, sentó a la de las palabras en la cabecera y puso de ejemplo al poeta. Había pasado además años en una sala de Boston con gente a la que un derrame le había quitado el habla. Del poeta aprendió hasta dónde llega el don; de la sala, que puede arrancarse y dejar en pie a buena parte de la persona. Había quien ya no sabía decir tenedor y le ganaba al médico al dominó.',
				'¿De qué está hecho? En parte, de sonido. En 1966 Roger Brown y David McNeill leían a estudiantes de Harvard la definición de palabras raras: instrumento para tomar en el mar la altura del sol. Algunos se retorcían en la silla. No les salía la palabra, pero a menudo sabían la primera letra y cuántas sílabas tenía, y rechazaban «brújula» casi con asco. La tenían, como decimos, en la punta de la lengua. Se diría que cada palabra cuelga en nosotros de varios ganchos y que el significado es solo uno.',
				'Quien tiene este don vive entre los ganchos. Oye que «barato» y «económico» valen lo mismo y no los compra la misma gente. Corrige entre dientes la carta del restaurante. Sabe consolar, porque encuentra la frase; sabe herir por idéntico motivo, y la herida se conserva, pues una frase bien hecha la recuerda toda la mesa. Quevedo lo sabía, y Góngora supo que lo sabía.',
				'Ahí está el nudo. La palabra es el asa de las cosas, y hay quien se enamora del asa. Se puede hablar tan bien de un matrimonio que se hunde que el orador confunda la elocuencia con el arreglo de las tuberías.',
			],
			counter:
				'La escuela premia este don dos veces: en clase de Lengua y en todas las demás, porque un examen de Historia también es de redacción. Al medir las capacidades de la lista de Gardner, las verbales suelen subir y bajar con las de números y figuras, cosa que conviene más a la vieja idea de una capacidad general. Y la labia no demuestra nada: hay sabios que contestan tarde, y con las manos.',
			practices: [
				'Toma un objeto de la cocina y descríbelo en seis frases sin un solo adjetivo. Ocho minutos, con bolígrafo. La mano se te irá a «viejo» y a «pequeño» y tendrás que devolverlos al cajón; entonces asoman los verbos, y la tienda, y la vez que se cayó, y quién lo pegó. Léeselo a alguien que no sepa qué es y fíjate en qué frase lo adivina. Esa era la que tenía ojos.',
				'Busca en tu día algo que no tenga nombre: el silencio antes de que se abra el ascensor, o la silla donde acaba la ropa demasiado usada para el armario y demasiado limpia para lavarla. Pónselo. Prueba tres candidatos en voz alta durante cinco minutos y escucha cuál prefiere tu boca. Luego úsalo en la mesa sin explicarlo. Si alguien lo entiende, has añadido una voz al diccionario que no se imprime.',
			],
			closings: [
				'En 1972 la propusieron para la Academia y no salió elegida; el sillón fue para un hombre. El libro sigue en muchas mesas, a un palmo del pan. ¿Qué palabra llevas años usando en un sentido que es solo tuyo?',
				'Quienes lo trataban distinguían su enfado de su gratitud por la tonada de aquella única sílaba. Se le habían ido las palabras y le quedaba la música de hablar. ¿Qué oye la gente en tu voz que tus frases no dicen?',
			],
		},
	},
};
