import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-fish',
	motif: 'fish',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['fish', 'dream of fish', 'fishing', 'carp', 'jonah', 'synchronicity', 'koi'],
			titles: ['Six fish on the first of April', 'Are the fish happy? A quarrel on a bridge'],
			excerpts: [
				'On 1 April 1949 Jung counted fish all day. He had them for lunch, in embroidery, in a dream, and finally one of them lay a foot long on the wall of the lake.',
				'One fish, two fish, many fish: for the old interpreters it mattered a great deal whether they could be counted.',
			],
			openings: [
				'Friday, the first of April 1949. Jung has copied out an inscription that morning about a man who is half a fish. There is fish for lunch. Somebody mentions making an April fish of someone. In the afternoon a former patient, whom he has not seen for months, shows him pictures of fish; in the evening he is handed a piece of embroidery with sea monsters in the shape of fish. Next day another patient tells him a dream of a large one. He was just writing a book in which fish played a part.',
				'Zhuangzi and his friend Huizi stroll along the dam of the river Hao. Look at the minnows darting about, says Zhuangzi, that is how fish are happy. You are not a fish, says Huizi; whence do you know that they are happy? You are not I; whence do you know that I do not know? This goes on for a while. It ends with Zhuangzi saying that he knew it from up here, above the Hao. The minnows, over which all this was conducted, did not take part.',
			],
			body: [
				'The interpreters counted. One or two fish in the hand, or as many as can be numbered, are women or guests, and it depends on their freshness which; if they are past counting, they are money, plunder, a rich haul. Large ones are good, small ones with more bone than flesh are worries. To find a pearl or a ring in the belly, as happened to Solomon in the tale, is a rank that returns. A fish that speaks should be heard out.',
				'Artemidorus was no friend of fried ones. To catch many and large is profit, to see them dead in the sea is a hope that comes to nothing, and to see one in bed brings bad luck to those at sea and to invalids. He had the harbour’s common sense: a thing found out of its place has either been brought by somebody or been washed up.',
				'For the Chinese ear fish, yu, sounds as abundance does, and one leaves something of it on the plate at New Year. In the Quran the fish that Moses’ servant carried as provision slips away into the sea at the very spot where they were to meet their teacher; they go on a good way before they notice. Jonah’s fish had an appointment too. And Jung, who had met with fish six times around one Friday, the first of April, and put it into a book on meaningful coincidence, says that later, when he went to the lake to write this down, one lay on the sea wall, a foot long, apparently unhurt.',
				'Every one of these fish comes up from somewhere out of sight, and what divides the readers is the hand. The interpreter closes it. Zhuangzi, the Chinese sage who watched minnows from above and called them happy, leaves it in his sleeve. Jung holds it open and says: look how many. The difficulty of a fish is that it is only alive where one cannot keep it, and that one notices it best when it is already lying on the wall.',
			],
			counter:
				'Jung was honest enough to add that fish on a Friday is nothing special and that he may have noticed because he was at work on a book with fish in it. Once you are looking, a day will yield six of anything: ladders, limping men, the number eleven. Nobody keeps a record of the days on which there were none. Meaningful coincidence has the misfortune that it is counted only by those to whom it happens.',
			practices: [
				'Pick from a book, with your eyes shut, one common thing, such as a spoon, a heron, or the colour green. Until the evening make a stroke for every time that you meet it. Spend no more than a minute at a time. Then write down the sum and, next to it, what you would have made of it if it had appeared in last night’s dream. Keep the sheet for the next great coincidence.',
				'Go to some water with fish in it, a pond, a river, even the tank at a restaurant, and watch a single one for five minutes without losing it. Do not name what it feels. Note turn by turn where it goes: left, down, back to the corner. At home draw its path in one line. Put a dot where you lost patience. Ask yourself which of your own paths would look like that to somebody leaning over from above.',
			],
			closings: [
				'They had walked on for quite a way before the servant remembered the fish. At which place did something leave you alive, so quietly that you are still carrying the basket?',
				'From up here, above the Hao, said Zhuangzi, and considered the matter closed. What do you know of someone else’s happiness, and on which bridge were you standing when you came to know it?',
			],
		},
		fa: {
			keywords: ['ماهی', 'خواب ماهی', 'تعبیر خواب ماهی', 'ماهی قرمز', 'ماهیگیری', 'یونس', 'هفت‌سین'],
			titles: ['ماهیِ هفت‌سین بعد از سیزده به‌در', 'شش ماهی در روز اول آوریل'],
			excerpts: [
				'اگر می‌شد شمردشان زن و مهمان بودند و اگر نمی‌شد، مال. معبّران پیش از هر چیز می‌پرسیدند چند تا بود.',
				'یونگ روز اول آوریل ۱۹۴۹ از صبح تا شب ماهی شمرد. آخری‌اش نیم‌گز بود و روی دیوارهٔ دریاچه دراز کشیده بود.',
			],
			openings: [
				'سیزده به‌در که تمام شد، تنگ می‌ماند روی میز آشپزخانه با یک ماهی قرمز و آبی که هر روز کدرتر می‌شود. دو هفته پیش مهم‌ترین موجود خانه بود؛ می‌گفتند لحظهٔ تحویل سال رو به قبله می‌ایستد، و همه ساکت نگاهش کردند. حالا بچه می‌پرسد چه کارش کنیم. یکی می‌گوید حوض پارک، یکی می‌گوید رودخانه نه، و ماهی همان دور کوچک خودش را می‌زند. کمتر موجودی این‌قدر زود از نماد به مسئله تبدیل می‌شود.',
				'جمعه، اول آوریل ۱۹۴۹. یونگ صبح نوشته‌ای را رونویس کرده دربارهٔ مردی که نیمش ماهی است. ناهار ماهی است. سر میز کسی از «ماهیِ آوریل» حرف می‌زند، یعنی همان دروغ سیزده. عصر بیماری قدیمی نقاشی‌های ماهی نشانش می‌دهد و شب پارچه‌ای گلدوزی با هیولاهای ماهی‌شکل به دستش می‌دهند. فردا یکی خوابی تعریف می‌کند دربارهٔ یک ماهی بزرگ. خودش هم همان روزها کتابی می‌نوشت که ماهی در آن نقشی داشت.',
			],
			body: [
				'معبّران می‌شمردند. یکی دو تا یا هر چه بتوان شمرد، زن است یا مهمان، و تازه بودنش معلوم می‌کند کدام. از شمار که گذشت مال است و غنیمت. درشتش خوب است و ریزِ پراستخوان دلواپسی. نگین یا مرواریدی در شکمش، چنان‌که در قصه برای سلیمان پیش آمد، مقامی است که برمی‌گردد. ماهی اگر حرف زد باید گذاشت حرفش تمام شود، که کم پیش می‌آید و معمولاً هم از گرسنگی خودش گله دارد.',
				'آرتمیدوروس با ماهیِ سرخ‌شده میانه‌ای نداشت. گرفتنِ بسیار و درشتش سود است؛ مرده دیدنش در دریا امیدی که به جایی نمی‌رسد؛ و در رختخواب دیدنش برای دریانورد و بیمار بد. فهم ساده‌ای از بندر با خود آورده بود: چیزی که بیرون از جایش پیدا شود یا کسی آورده یا آب.',
				'در چینی ماهی، «یو»، با فراوانی هم‌آواست و شب سال نو کمی‌اش را در بشقاب می‌گذارند بماند. در قرآن ماهیِ توشهٔ موسی و همراهش درست در همان‌جا که باید راهنما را می‌دیدند به دریا می‌سُرد و آن دو مدتی رفته‌اند که یادشان می‌آید. یونس هم با ماهی‌ای وعده داشت. در کلیله سه ماهی در آبگیری‌اند: یکی زود می‌رود، یکی خود را به مردن می‌زند، و سومی آن‌قدر فکر می‌کند که تور می‌رسد. و یونگ که یک بار، جمعهٔ اول آوریل، شش ماهی پشت سر هم سر راهش آمده بود و آن را در کتابی دربارهٔ تقارن معنادار آورد، می‌نویسد بعدها، وقتی برای نوشتن همین‌ها کنار دریاچه رفت، یکی‌شان روی دیواره افتاده بود، به درازای یک پا و بی‌زخم.',
				'همهٔ این ماهی‌ها از جایی ناپیدا بالا می‌آیند و اختلاف خوانندگان بر سر دست است. معبّر مشتش را می‌بندد، یونگ باز می‌گیرد و می‌گوید ببین چند تا شد. سختیِ ماهی این است که فقط همان‌جا زنده است که نمی‌شود نگهش داشت، و وقتی خوب می‌بینی‌اش که دیگر روی دیواره است یا در تنگ.',
			],
			counter:
				'یونگ آن‌قدر صادق بود که بیفزاید ماهی در روز جمعه برای مسیحیان چیز غریبی نیست و شاید چون خودش سرگرم نوشتن از ماهی بود به چشمش آمده است. چشم که بگردد، هر روز شش تا از هر چیزی پیدا می‌شود: نردبان، مردِ لنگ، شمارهٔ یازده. کسی روزهایی را که هیچ نبود یادداشت نمی‌کند. تقارنِ معنادار این بدبیاری را دارد که فقط کسی می‌شماردش که برایش پیش آمده.',
			practices: [
				'چشم‌بسته از کتابی یک چیز معمولی انتخاب کن، مثلاً قاشق، کلاغ یا رنگ سبز. تا شب هر بار که به آن برخوردی خطی بکش؛ هر بار یک دقیقه هم نمی‌شود. بعد جمعش را بنویس و کنارش بنویس اگر دیشب در خواب آمده بود از آن چه می‌ساختی. کاغذ را برای تقارن بزرگ بعدی نگه دار و پیش از تعریف کردن برای دیگران یک بار نگاهش کن.',
				'کنار آبی برو که ماهی دارد، حوض پارک، رودخانه، حتی آکواریوم یک رستوران، و پنج دقیقه یکی را دنبال کن و گمش نکن. نگو چه حسی دارد. پیچ به پیچ یادداشت کن: چپ، پایین، باز همان گوشه. در خانه راهش را با یک خط بکش و جایی که حوصله‌ات سر رفت نقطه بگذار. از خودت بپرس کدام راهِ تو، اگر کسی از بالا خم شود، همین شکل را دارد.',
			],
			closings: [
				'تنگ هنوز روی میز است و کسی تصمیم نگرفته. چه چیزی در خانه‌ات تا سال تحویل عزیز بود و از فردایش نمی‌دانی با آن چه کنی؟',
				'مدتی رفته بودند که یادشان آمد ماهی دیگر در سبد نیست. کجا بود که چیزی زنده از تو جدا شد، چنان آرام که هنوز سبدش را می‌بری؟',
			],
		},
		ar: {
			keywords: ['سمك', 'سمكة', 'السمك في المنام', 'تفسير حلم السمك', 'صيد السمك', 'حوت', 'يونس'],
			titles: ['ما يُعدّ من السمك وما لا يُعدّ', 'نسيا حوتهما: سمكة فُقدت في الموضع الصحيح'],
			excerpts: [
				'إن عُرف عددها فنساء أو ضيوف، وإن لم يُعرف فمال. كان العدّ أوّل ما يصنعه المعبّر حين يُذكر السمك.',
				'في أوّل أبريل ١٩٤٩ ظلّ يونغ يلقى السمك من الصباح إلى الليل. فهل كان في ذلك معنى، أم كان هو يبحث؟',
			],
			openings: [
				'في سوق السمك بالإسكندريّة، قبل طلوع الشمس، مزاد بلا مطرقة. تُفرغ الصناديق على البلاط المبلول، فيدور المنادي حولها ويصيح بأرقام لا يفهمها غريب، والعيون في أثناء ذلك لا تنظر إلى اللحم بل إلى الخياشيم: حمراء أم باهتة؟ امرأة في الستّين ترفع واحدة من ذيلها وتعيدها ولا تقول شيئًا، فينزل الثمن. كان معبّر الأحلام يصنع مثلها تمامًا، فيسأل قبل كلّ معنى: أطريّ كان أم مالح؟ كبير أم صغير؟ وكم كان العدد؟',
				'الجمعة، الأوّل من أبريل ١٩٤٩. نسخ يونغ في الصباح نقشًا عن رجل نصفه سمكة. وكان الغداء سمكًا. وذكر أحدهم على المائدة «سمكة أبريل»، وهي كذبته عند القوم. وبعد الظهر أرته مريضة قديمة صورًا فيها أسماك، وفي المساء عُرض عليه تطريز فيه وحوش بحريّة كالسمك، وفي الغد حكت له أخرى حلمًا بسمكة كبيرة. وكان في تلك الأيّام يكتب كتابًا للسمك فيه نصيب، ولم يكن أحد من هؤلاء يعلم بذلك، كما يؤكّد هو.',
			],
			body: [
				'العدّ أوّل التعبير هنا. فالسمكة والسمكتان، وكلّ ما يمكن إحصاؤه، نساء أو ضيوف، وتقرّر الطراوة أيّهما، فإذا جاوز العدّ صار مالًا وغنيمة. والكبار خير، والصغار التي شوكها أكثر من لحمها همّ. ومن وجد في جوف سمكة لؤلؤة أو خاتمًا، كما في حكاية سليمان، رجع إليه جاه ظنّه ذهب. والسمكة إذا كلّمت صاحب المنام فليدعها تتمّ حديثها، فذلك نادر. وما خرج من الماء حيًّا فسرّ ظهر، وما عاد إليه فأمر سُتر، ولا يُسأل بعد ذلك أين ذهب.',
				'ولم يكن أرطميدورس صديقًا للمقليّ منه. الصيد الكثير الكبير عنده ربح، ورؤيته ميتًا في البحر رجاء لا يتمّ، ورؤيته في الفراش لا تُحمد لبحّار ولا لمريض. كان له عقل الموانئ: كلّ شيء وُجد في غير مكانه فإمّا أن يكون أحد قد حمله وإمّا أن يكون الموج قد ألقاه، وعلى الذكيّ أن يعرف أيّهما قبل أن يفرح به أو يحزن. والمثل السائر أنّ السمكة تفسد من رأسها، ومن هناك يبدأ المشتري النظر.',
				'والسمك في أذن الصينيّ يشبه الوفرة في لفظها، ولذلك يُترك شيء منه في الصحن ليلة العام الجديد. وفي القرآن أنّ الحوت الذي كان زاد موسى وفتاه اتّخذ سبيله في البحر في الموضع الذي كانا يطلبانه بعينه، وأنّهما مضيا قبل أن يذكراه. وكان ليونس كذلك موعد مع حوت. أمّا يونغ، وقد لقي السمك ستّ مرّات حول جمعة وافقت أوّل أبريل، فجعل ذلك في كتاب عن المصادفة ذات المعنى، وقال إنّه لمّا خرج بعد مدّة إلى البحيرة ليكتب هذا وجد سمكة طولها قدم ممدّدة على السور، سليمة في الظاهر، ولا أحد في الجوار.',
				'كلّ هذه الأسماك تصعد ممّا لا يُرى، والخلاف في اليد. المعبّر يطبقها، ويونغ يبسطها ويقول: انظروا كم صارت. وتشوانغ تسي الصينيّ، وقد رأى الأسماك تمرح تحت جسر، يتركها في كمّه ويقول إنّها سعيدة، فلمّا سُئل من أين عرف قال: من هنا، من فوق النهر. ومشقّة السمك أنّه لا يحيا إلّا حيث لا يُقبض عليه، ولا يُحسن النظر إليه إلّا بعد أن يستلقي على السور، أو يُعرض للبيع.',
			],
			counter:
				'كان يونغ من الأمانة بحيث أضاف أنّ السمك يوم الجمعة ليس بالأمر الغريب عند المسيحيّين، وأنّه ربّما انتبه لأنّه كان مشغولًا بالكتابة عنه. ومن بحث وجد في كلّ يوم ستّة من أيّ شيء: سلالم، أو عرجان، أو الرقم أحد عشر. ولا أحد يدوّن الأيّام التي لم يكن فيها شيء. ومن سوء حظّ المصادفة ذات المعنى أنّه لا يعدّها إلّا من وقعت له.',
			practices: [
				'اختاروا من كتاب، والعينان مغمضتان، شيئًا عاديًّا: ملعقة أو غرابًا أو اللون الأخضر. وضعوا حتى المساء خطًّا صغيرًا كلّما لقيتموه، ولا يأخذ ذلك دقيقة في كلّ مرّة. ثم اكتبوا المجموع، وإلى جانبه ما كان سيُصنع من هذا الشيء لو أنّه ظهر في حلم البارحة. احتفظوا بالورقة للمصادفة الكبيرة القادمة، وانظروا فيها قبل أن تُروى للناس.',
				'اقصدوا ماء فيه سمك، بركة أو نهرًا أو حتى حوضًا في مطعم، وتابعوا واحدة خمس دقائق من غير أن تضيع بين أخواتها. لا تسمّوا ما تشعر به، بل دوّنوا منعطفاتها: يسارًا، إلى أسفل، إلى الزاوية من جديد. وفي البيت ارسموا طريقها بخطّ واحد، وضعوا نقطة حيث نفد الصبر. ثم اسألوا: أيّ طريق من طرقنا يبدو هكذا لمن ينحني من فوق؟',
			],
			closings: [
				'رفعت المرأة السمكة من ذيلها وأعادتها، ولم تقل شيئًا، فنزل الثمن. على أيّ شيء معروض أمامكم اليوم يكفي الصمت وحده جوابًا؟',
				'كانا قد ابتعدا حين تذكّر الفتى أنّ الحوت لم يعد في السلّة. في أيّ موضع فارقكم شيء حيّ، بهدوء شديد، حتى إنّ السلّة ما زالت محمولة؟',
			],
		},
		es: {
			keywords: ['pez', 'peces', 'pescado', 'soñar con peces', 'pescar', 'jonás', 'sincronicidad'],
			titles: ['Seis peces en un primero de abril', 'Pez si nada, pescado si lo cuentas'],
			excerpts: [
				'El 1 de abril de 1949 Jung se pasó el día encontrando peces. El último medía un pie y estaba tendido en el muro del lago.',
				'Si se podían contar eran mujeres o invitados; si no, dinero. El castellano hace otra distinción: mientras vive es pez.',
			],
			openings: [
				'Viernes, 1 de abril de 1949. Por la mañana Jung ha copiado una inscripción sobre un hombre que es medio pez. Hay pescado para comer. Alguien recuerda la costumbre de hacerle a otro «un pez de abril», la inocentada de aquellas tierras. Por la tarde una antigua paciente le enseña unos cuadros con peces y por la noche le muestran un bordado de monstruos marinos con escamas. Al día siguiente otra le cuenta que soñó con uno enorme. Él estaba escribiendo un libro en el que los peces tenían su papel.',
				'En la plaza de abastos, la pescadera le levanta la agalla a una merluza con el pulgar y la enseña como quien enseña un documento. Roja. La clienta asiente. El castellano es de las pocas lenguas que le cambian el nombre según dónde esté: pez en el agua, pescado en el hielo. Entre una palabra y otra media un anzuelo. Quien sueña con el animal haría bien en fijarse en cuál de las dos le vino a la boca al contarlo.',
			],
			body: [
				'Los intérpretes contaban. Uno o dos, o tantos como se puedan numerar, son mujeres o invitados, y la frescura dirá cuál de ambas cosas. Si pasan de la cuenta son dinero, botín, redada. Los grandes, buenos; los menudos con más espina que carne, preocupaciones. Encontrarle en el vientre una perla o un anillo, como le ocurrió a Salomón en el cuento, es un rango que vuelve. Y al pez que habla hay que dejarlo terminar, que no sucede todos los días.',
				'Artemidoro no era amigo de los fritos. Pescar muchos y grandes es ganancia, verlos muertos en el mar una esperanza que se queda en nada, y encontrarse uno en la cama no conviene a navegantes ni a enfermos. Tenía el sentido común de los puertos: lo que aparece fuera de su sitio, o lo trajo alguien o lo trajo el agua.',
				'En chino suena igual que la abundancia, y en la cena de año nuevo se deja un poco en el plato. En el Corán el pez que el criado de Moisés llevaba para el camino se escurre al mar justo donde debían hallar al maestro, y ambos andan un buen trecho antes de acordarse. También Jonás tenía una cita. Y Jung, que se había topado seis veces con peces en torno a un viernes, primero de abril, y lo metió en un libro sobre coincidencias con sentido, añade que más tarde, al ir al lago a escribir aquello, había uno sobre el muro, de un pie de largo y al parecer intacto.',
				'Todos suben de donde no se ve, y en lo que no hay acuerdo es en la mano. El intérprete la cierra. Jung la abre y dice: mira cuántos. El chino Zhuangzi, que los vio retozar bajo un puente, se la guardó en la manga y dijo que eran felices; cuando le preguntaron cómo lo sabía respondió que desde allí, desde encima del río. Lo malo del pez es que solo está vivo donde no se le puede guardar.',
			],
			counter:
				'Jung tuvo la honradez de decir que pescado en viernes no es gran cosa y que quizá se fijó porque andaba escribiendo sobre ellos. A quien busca, un día cualquiera le da seis de lo que sea: escaleras, cojos, el número once. Nadie lleva la cuenta de los días en que no hubo ninguno. Las coincidencias con sentido tienen la mala suerte de que solo las cuenta la persona a la que le pasan.',
			practices: [
				'Escoge a ciegas, en un libro, una cosa corriente: una cuchara, una garza, el color verde. Hasta la noche haz una raya cada vez que te la encuentres; no gastarás ni un minuto en cada una. Escribe la suma y, al lado, lo que habrías sacado de ella de haber salido en el sueño de anoche. Guarda la hoja para la próxima gran casualidad y mírala antes de contársela a nadie.',
				'Busca agua con peces, un estanque, un río o el acuario de un restaurante, y sigue a uno solo durante cinco minutos sin perderlo. No digas qué siente. Ve anotando los giros: izquierda, abajo, otra vez al rincón. En casa dibuja su recorrido de un trazo y pon un punto donde se te agotó la paciencia. Pregúntate cuál de tus caminos tendría esa forma para alguien que se asomara desde arriba.',
			],
			closings: [
				'Ya llevaban un buen trecho cuando el criado echó en falta el pez. ¿En qué sitio se te fue algo vivo, con tan poco ruido que sigues cargando la cesta?',
				'La pescadera alza la agalla y no hace falta más conversación. ¿Qué de lo que pones a la venta como fresco no dejarías tú que te lo mirasen por ahí?',
			],
		},
	},
};
