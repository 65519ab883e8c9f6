import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'dawn-wind',
	motif: 'letter',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['dawn wind', 'saba', 'hafez ghazal 440', 'longing', 'message', 'telling the wind'],
			titles: ['A message for the wind, no answer expected', 'What Hafez told the wind at dawn'],
			excerpts: [
				'On a hill in Japan stands a telephone that is connected to nothing. Hafez would have known what to say into it.',
				'In Persian poetry the east wind is a postman without a bag. One morning somebody answered before it had even set out.',
			],
			openings: [
				'In a garden above the town of Otsuchi in the north of Japan there is a white telephone box with a black dial telephone whose cord ends in the air. Itaru Sasaki put it up in 2010 when his cousin had died and he wished to go on talking to him. The next year the sea came. Since then thousands have climbed the hill, dialled a number that no longer belongs to anyone, and said that the rice was good this autumn. He calls it the telephone of the wind.',
				'Children in Iran catch the seed of the dandelion or the thistle when it drifts past, and whisper something to it before they blow it on its way. It is called qasedak, little messenger. Nobody asks whether it can read addresses. What is whispered must be short, because the thing weighs nothing; one quickly learns to leave out the reproach and to keep the name. Then it lifts, hesitates at the wall, and goes over into the neighbour’s garden, which was not the plan.',
			],
			body: [
				'“At dawn I was telling the wind the tale of my longing; / a voice came: put your trust in the kindnesses of the Lord.” So begins ghazal 440 of Hafez. The wind that runs errands for Persian and Arabic poets is mostly Saba, the soft one from the east, which blows before sunrise and smells of where it has been. It has come through a certain street, over a certain head of hair. It carries no words back, only scent, and lovers read that as others read the newspaper.',
				'In this verse the postal service breaks down in an unusual manner. He speaks to the wind, and before it has gone anywhere an answer is there. It does not come from the beloved, and it does not concern the question. Someone, somewhere, had been listening in. You tell the gardener your trouble over the hedge, and from a window of the house a person you had not seen says: it will be all right.',
				'The comfort is not precise. Trust, it says, without a date. But then it becomes practical: the prayer of the morning and the sigh of the night are keys to the treasure, go on by that road. One notices that he has been doing exactly this. He is told to continue with what he took for a symptom. Directly afterwards he admits that the pen has no tongue for such things, and that to explain longing lies beyond the border of what can be put down; whereupon he puts it down for some more couplets.',
				'At the close he looks up and hears that his verse has travelled. The dark-eyed of Kashmir and the Turks of Samarkand dance to it, he says, and are proud of it. It is two thousand kilometres to Kashmir. So the wind did deliver something, though to other people.',
			],
			counter:
				'The wind is the ideal listener: it never interrupts, and never says that it was you who shut the door. Much that is told at dawn ought to be told at eleven, to the person concerned. James Pennebaker’s experiments since 1986 suggest that writing down what weighs on us does people some good, on average, and that the effect is small. A voice that answers at once with consolation may also be one’s own, tired of listening.',
			practices: [
				'Tomorrow, before you look at any screen, open a window and say three sentences about something you miss, half aloud, to whatever air there is. Stay for two minutes more without a word. Note what answered: a bus, a pigeon, a thought you had not ordered. Do not interpret it. After a week of such mornings you may read the notes in one go and see who has been speaking.',
				'Write a message of at most fifteen words to somebody whom no post can reach: the dead, the lost, the person you were at twelve. Leave out every reproach, as one does with a dandelion. Take it outside and read it once into the moving air, then tear it up or keep it. It takes five minutes, and most of them go into the leaving out.',
			],
			closings: [
				'He had wanted to reach one person, and was danced to in Samarkand. A message that is well enough made will find somebody. Which word of yours arrived at an address you had never written on it, and what did it do there?',
				'The voice that came at dawn did not say whose it was, and he did not ask; he only wrote down what it advised. What have you been telling the wind that you would be almost afraid to hear answered?',
			],
		},
		fa: {
			keywords: ['باد صبا', 'غزل ۴۴۰ حافظ', 'حدیث آرزومندی', 'سحر', 'قاصدک', 'آرزو'],
			titles: ['حرف‌هایی که حافظ سحر به باد گفت', 'پستچیِ شعر فارسی کیف ندارد'],
			excerpts: [
				'روی تپه‌ای در ژاپن تلفنی هست که به هیچ‌جا وصل نیست. حافظ می‌دانست در گوشی آن چه بگوید.',
				'باد صبا نامه‌رسانی است که کیف ندارد. یک سحر، پیش از آن که راه بیفتد، کسی جواب داد.',
			],
			openings: [
				'در باغی بالای شهر اوتسوچی، شمال ژاپن، اتاقک سفیدی هست با تلفنی سیاه و شماره‌گیردار که سیمش در هوا تمام می‌شود. ایتارو ساساکی آن را سال ۲۰۱۰ گذاشت، وقتی یکی از خویشان نزدیکش مرده بود و دلش می‌خواست باز با او حرف بزند. سال بعد دریا آمد و شهر را برد. از آن روز هزاران نفر از تپه بالا رفته‌اند، شماره‌ای را گرفته‌اند که دیگر مال کسی نیست و گفته‌اند امسال برنج خوب شد. اسمش را گذاشته است تلفنِ باد.',
				'قاصدک که از بالای حیاط رد می‌شود بچه‌ها می‌گیرندش، چیزی در گوشش می‌گویند و فوتش می‌کنند. کسی نمی‌پرسد مگر سواد دارد که نشانی را بخواند. حرف باید کوتاه باشد چون خودش وزنی ندارد؛ آدم زود یاد می‌گیرد گله را کنار بگذارد و نام را نگه دارد. بعد بلند می‌شود، پای دیوار کمی دودل می‌ماند و می‌افتد آن طرف در حیاط همسایه، که جزو نقشه نبود، و همسایه هم نمی‌داند با این خبر چه باید بکند.',
			],
			body: [
				'غزل ۴۴۰ حافظ با این گفت‌وگو شروع می‌شود: «سحر با باد می‌گفتم حدیث آرزومندی / خطاب آمد که واثق شو به الطاف خداوندی». بادی که در شعر ما پی کارِ عاشق‌ها می‌رود بیشتر صباست، نسیم نرمِ مشرق که پیش از آفتاب می‌وزد و بوی جایی را می‌دهد که از آن آمده. از کوچه‌ای گذشته، از لای مویی گذشته. جوابِ کتبی نمی‌آورد، فقط بو می‌آورد و عاشق‌ها آن را همان‌طور می‌خوانند که دیگران روزنامه را. قصه‌گویان می‌گویند هدهد و باد هر دو در خدمت سلیمان بودند، و خبرِ سبا را هدهد آورد.',
				'در این بیت رسمِ نامه‌بری به شکل غریبی به هم می‌خورد. او با باد حرف می‌زند و باد هنوز قدم از قدم برنداشته جواب می‌رسد. نه از یار است و نه دربارهٔ آنچه پرسیده. کسی از جایی گوش می‌داده است. مثل این است که از بالای پرچین درد دلت را به باغبان بگویی و از یکی از پنجره‌های خانه، آدمی که ندیده بودی بگوید درست می‌شود.',
				'دلداری دقیقی هم نیست. می‌گوید اعتماد کن و تاریخ نمی‌دهد. ولی بعد عملی می‌شود: دعای صبح و آه شب کلید گنج مقصود است، همین راه را برو. خوب که نگاه کنی او خودش مشغول همین کار بود. به او می‌گویند آنچه را نشانهٔ بیماری می‌پنداشتی ادامه بده. بعد بی‌درنگ اقرار می‌کند که قلم زبانِ گفتنِ سرِّ عشق ندارد و شرحِ آرزومندی از حدِ نوشتن بیرون است؛ و چند بیت دیگر می‌نویسدش.',
				'آخر غزل سر بلند می‌کند و می‌شنود که شعرش به راه افتاده. می‌گوید سیه‌چشمان کشمیری و ترکان سمرقندی با آن می‌رقصند و می‌نازند. از شیراز تا کشمیر دو هزار کیلومتر است. پس باد چیزی را رساند، فقط به دست کسان دیگر.',
			],
			counter:
				'باد شنوندهٔ کاملی است: میان حرف نمی‌دود و هیچ‌وقت نمی‌گوید در را تو بستی. خیلی از حرف‌هایی که سحر می‌زنند باید ساعت یازده به خودِ طرف گفته شود. آزمایش‌های جیمز پنبیکر از سال ۱۹۸۶ به این سو نشان می‌دهد نوشتنِ آنچه بر دل سنگینی می‌کند روی هم رفته کمی به حال آدم‌ها سود دارد، و فقط کمی. صدایی هم که فوری دلداری می‌دهد شاید صدای خودِ آدم باشد که از گوش دادن خسته شده است.',
			practices: [
				'فردا صبح پیش از هر صفحهٔ روشنی پنجره را باز کن و سه جمله دربارهٔ چیزی که نیست، نیمه‌بلند، به هر هوایی که هست بگو. دو دقیقهٔ دیگر هم بی حرف بمان. بنویس چه چیزی جواب داد: اتوبوسی، کبوتری، فکری که سفارش نداده بودی. معنایش نکن. بعد از یک هفته همهٔ یادداشت‌ها را پشت سر هم بخوان و ببین چه کسی بیشتر حرف زده است.',
				'برای کسی که هیچ پستی به او نمی‌رسد پیامی بنویس، حداکثر پانزده کلمه: رفته‌ای، گم‌شده‌ای، خودت در دوازده‌سالگی. هرچه گله است بیرون بگذار، همان کاری که با قاصدک می‌کنی. برو بیرون و یک بار در هوای جنبنده بخوانش و بعد پاره‌اش کن یا نگه دار. پنج دقیقه طول می‌کشد و بیشترش صرفِ بیرون گذاشتن می‌شود.',
			],
			closings: [
				'می‌خواست حرفش به یک نفر برسد و در سمرقند با آن رقصیدند. پیغامی که خوب ساخته شده باشد سرانجام کسی را پیدا می‌کند. کدام حرفِ تو به نشانی‌ای رسید که رویش ننوشته بودی، و آنجا چه کرد؟',
				'صدای سحر نگفت از کیست و او هم نپرسید؛ فقط سفارشش را نوشت. چه چیزی را سال‌هاست به باد می‌گویی که اگر روزی جوابش بیاید کمی هم می‌ترسی؟',
			],
		},
		ar: {
			keywords: ['ريح الصبا', 'غزل حافظ ٤٤٠', 'السحر', 'الشوق', 'الرسالة', 'حديث الريح'],
			titles: ['ما قاله حافظ للريح في السحر', 'ساعي بريد بلا حقيبة'],
			excerpts: [
				'على تلّة في اليابان هاتف لا يتّصل بشيء، ولو وقف حافظ أمامه لعرف ماذا يقول.',
				'الصبا في شعر الفرس والعرب ساعي بريد لا حقيبة له. وذات سحر جاء الجواب قبل أن تتحرّك الريح.',
			],
			openings: [
				'في بستان فوق بلدة أوتسوتشي شماليّ اليابان غرفة هاتف بيضاء، فيها هاتف أسود قديم ينتهي سلكه في الهواء. وضعها إيتارو ساساكي سنة ٢٠١٠ حين مات قريب عزيز له وأراد أن يستمرّ في الحديث معه. وفي العام التالي جاء البحر فأخذ البلدة. ومنذ ذلك الحين صعد التلّة ألوف من الناس، وأداروا أرقامًا لم تعد لأحد، وقالوا إنّ الأرزّ كان طيّبًا هذا الخريف، وإنّ الصغير قد تعلّم المشي. ويسمّيه صاحبه هاتف الريح، ولا يزعم أنّه أكثر من ذلك.',
				'حين تمرّ بذرة الهندباء الطائرة فوق فناء دار في إيران يمسكها الأطفال، ويهمسون لها بشيء، ثم ينفخونها لتمضي. واسمها عندهم «قاصدك»، أي القاصد الصغير، والكلمة من القصد، فهي عربيّة الأصل خفّت حتى طارت. لا يسأل أحد هل تحسن قراءة العناوين. لكنّ الكلام ينبغي أن يكون قصيرًا لأنّها لا وزن لها، فسرعان ما يتعلّم الطفل أن يُسقط العتاب ويُبقي الاسم. ثم ترتفع، وتتردّد عند الجدار، وتسقط في حديقة الجار، ولم يكن هذا في الخطّة.',
			],
			body: [
				'بهذا الحديث يبدأ الغزل ٤٤٠ لحافظ: «في السَّحَر كنت أحكي للريح حديثَ الأشواق / فجاء الخطاب: كن على ثقة بألطاف الربّ». والريح التي تقضي حوائج العشّاق هي في الأغلب الصبا، يعرفها قرّاء العربيّة من شعر المجنون ومن جاء قبله وبعده. تهبّ من المشرق قبل الشمس وفيها رائحة المكان الذي مرّت به، وقد مرّت بزقاق بعينه وبشَعر بعينه. وكان العرب يسمّون الرياح بجهاتها، وتقابل الصبا عندهم الدَّبور من جهة المغرب، وقلّ أن حمّلها شاعر سلامًا. لا تعود الصبا بجواب مكتوب، وإنّما تعود برائحة، والعشّاق يقرؤونها كما يقرأ غيرهم الجريدة، ويعرفون من أوّل شمّة إن كان في الصفحة الأولى شيء يخصّهم.',
				'وفي هذا البيت يختلّ عمل البريد على نحو غريب. هو يحدّث الريح، وقبل أن تخطو خطوة يصل الجواب. ليس من الحبيب، ولا هو في موضوع السؤال. كان هناك من يسمع من مكان ما. كمن يشكو همّه إلى البستانيّ من فوق السياج، فإذا واحد لم يره قطّ يقول من إحدى نوافذ الدار: سيصلح الأمر. ولا يظهر بعدها وجهه، ولا يُعرف من أين له هذا العلم.',
				'وليس العزاء دقيقًا. فيه الثقة وليس فيه موعد. غير أنّه يصير عمليًّا في البيت الذي يليه: دعاء الصبح وآهة الليل مفتاح الكنز، فامضِ في هذا الطريق. ومن تأمّل وجد أنّ الشاعر كان يصنع ذلك بعينه. قيل له إذن أن يواصل ما كان يعدّه من أعراض المرض. ثم يعترف في الحال بأنّ القلم لا لسان له في سرّ العشق، وأنّ شرح الأشواق وراء حدّ الكتابة، ويكتب بعد هذا الاعتراف أبياتًا أخرى.',
				'وفي الختام يرفع رأسه فيسمع أنّ شعره قد سافر. يرقص عليه، كما يقول، سود العيون في كشمير وترك سمرقند، ويتيهون به. وبين شيراز وكشمير نحو ألفي كيلومتر. فالريح أوصلت شيئًا إذن، ولكن إلى قوم آخرين، لم يُذكر اسم واحد منهم في الرسالة، وفتحوها كأنّها كُتبت لهم، وكان الحقّ معهم.',
			],
			counter:
				'الريح هي السامع الأمثل: لا تقاطع، ولا تقول إنّ الذي أغلق الباب هو المتكلّم نفسه. وكثير ممّا يقال في السحر حقّه أن يقال في الحادية عشرة لصاحب الشأن. وتدلّ تجارب جيمس بينبيكر منذ سنة ١٩٨٦ على أنّ كتابة ما يثقل الصدر تنفع الناس في المتوسّط نفعًا يسيرًا، ولا يُطلب من اليسير أن يكون كثيرًا. ثم إنّ الصوت الذي يسارع إلى المواساة قد يكون صوت المتكلّم، وقد تعب من الاستماع إلى نفسه.',
			practices: [
				'غدًا صباحًا، قبل أيّ شاشة، افتحوا النافذة وقولوا بصوت خافت ثلاث جمل عن شيء مفقود، لما حضر من هواء. ثم تمضي دقيقتان بلا كلام. ويُكتب بعدهما ما الذي أجاب: حافلة، أو حمامة، أو فكرة لم يطلبها أحد. لا يُفسَّر شيء من ذلك في حينه. وبعد أسبوع من هذه الصباحات تُقرأ السطور كلّها دفعة واحدة، ليُعرف من الذي كان أكثر كلامًا من الجميع.',
				'اكتبوا رسالة لا تزيد على خمس عشرة كلمة إلى من لا يصل إليه بريد: راحل، أو ضائع، أو ذلك الطفل الذي كنّاه في الثانية عشرة. ويُسقَط منها كلّ عتاب كما يصنع الأطفال مع القاصد الصغير. ثم تُقرأ مرّة واحدة في الهواء المتحرّك خارج البيت، وتُمزَّق أو تُحفظ. خمس دقائق، يذهب أكثرها في الإسقاط، وفيه يُعرف ما كان في الرسالة حقًّا.',
			],
			closings: [
				'أراد أن يصل كلامه إلى واحد، فرُقص عليه في سمرقند. والرسالة إذا أُحكمت صنعتها وجدت من يفتحها. أيّ كلمة من كلماتنا وصلت إلى عنوان لم نكتبه عليها، وماذا صنعت هناك؟',
				'لم يقل صوت السحر لمن هو، ولم يسأله الشاعر، وإنّما كتب ما أوصى به ومضى إلى يومه كأنّه كان ينتظره. ما الذي نحدّث به الريح من سنين ونكاد نخاف لو جاءنا عنه جواب؟',
			],
		},
		es: {
			keywords: ['viento del alba', 'saba', 'gazal 440 de hafez', 'anhelo', 'mensaje', 'hablar al viento'],
			titles: ['Lo que Hafez le dijo al viento', 'Un cartero sin cartera'],
			excerpts: [
				'En una colina de Japón hay un teléfono que no está conectado a nada. Hafez habría sabido qué decir por él.',
				'En la poesía persa el viento del este reparte el correo. Un amanecer alguien contestó antes de que saliera.',
			],
			openings: [
				'En un jardín sobre el pueblo de Otsuchi, al norte de Japón, hay una cabina blanca con un teléfono negro de disco cuyo cable termina en el aire. La puso Itaru Sasaki en 2010, cuando se le murió un pariente muy querido y quiso seguir hablando con él. Al año siguiente vino el mar. Desde entonces han subido miles de personas, han marcado números que ya no son de nadie y han contado que este otoño salió bueno el arroz. Él lo llama el teléfono del viento.',
				'Los niños de Irán atrapan al vuelo el vilano del diente de león, le susurran algo y lo soplan para que siga. Lo llaman qasedak, mensajerito. A nadie se le ocurre preguntar si sabe leer direcciones. Lo que se le diga ha de ser breve, porque no pesa nada; enseguida aprende uno a quitar el reproche y dejar el nombre. Luego sube, titubea ante la tapia y cae en el patio del vecino, cosa que no estaba prevista.',
			],
			body: [
				'«Al alba le contaba yo al viento la historia de mi anhelo; / llegó una voz: “Ten confianza en los favores del Señor”». Así comienza el gazal 440 de Hafez. El viento que hace recados a los poetas persas y árabes suele ser Saba, el manso de levante, que sopla antes del sol y huele a los sitios por donde ha pasado. Ha cruzado cierta calle, ha revuelto cierto pelo. No trae respuesta escrita, trae olor, y los enamorados lo leen como otros leen el periódico.',
				'En este verso el correo se estropea de un modo singular. Él le habla al viento, y antes de que el viento se mueva ya hay contestación. No viene de la persona amada ni trata de lo que se preguntaba. Alguien, en alguna parte, estaba escuchando. Es como contarle tus penas al jardinero por encima del seto y que, desde una ventana de la casa, alguien a quien no habías visto diga: se arreglará.',
				'El consuelo no es muy exacto. Confía, dice, y no da fecha. Pero en el verso siguiente se pone práctico: la plegaria de la mañana y el suspiro de la noche son la llave del tesoro, sigue por ahí. Y resulta que era justo lo que él estaba haciendo. Le mandan continuar con lo que tenía por un síntoma. Acto seguido reconoce que la pluma no tiene lengua para esas cosas y que explicar el anhelo queda más allá de lo que se puede escribir; y lo escribe unos cuantos versos más.',
				'Al acabar levanta la cabeza y oye que su canción ha echado a andar. La bailan, dice, los ojinegros de Cachemira y los turcos de Samarcanda, y presumen de ella. De Shiraz a Cachemira hay dos mil kilómetros. Algo entregó, pues, el viento, aunque fuera a otros destinatarios.',
			],
			counter:
				'El viento es el oyente perfecto: no interrumpe ni te recuerda que la puerta la cerraste tú. Mucho de lo que se dice al alba habría que decirlo a las once, a quien corresponda. Los experimentos de James Pennebaker, desde 1986, indican que escribir lo que pesa hace algún bien, por término medio, y que el efecto es pequeño. Y una voz que consuela al instante puede ser la propia, harta de escuchar.',
			practices: [
				'Mañana, antes de mirar ninguna pantalla, abre una ventana y di a media voz tres frases sobre algo que te falta, al aire que haya. Quédate dos minutos más sin hablar. Apunta qué contestó: un autobús, una paloma, una idea que no habías pedido. No lo interpretes. Tras una semana de mañanas así, lee de un tirón las notas y mira quién ha estado hablando más.',
				'Escribe un mensaje de quince palabras como mucho para alguien a quien ningún correo alcanza: un muerto, un desaparecido, quien eras tú a los doce años. Quítale los reproches, como se hace con el vilano. Sal a la calle, léelo una vez al aire que se mueva y rómpelo o guárdalo. Son cinco minutos, y casi todos se van en quitar.',
			],
			closings: [
				'Quería llegar a una sola persona y lo bailaron en Samarcanda. Un mensaje bien hecho acaba encontrando a alguien. ¿Qué palabra tuya llegó a una dirección que no le habías puesto, y qué hizo allí?',
				'La voz del alba no dijo de quién era y él tampoco preguntó; anotó el encargo y nada más. ¿Qué llevas años contándole al viento y casi te daría miedo que te contestaran?',
			],
		},
	},
};
