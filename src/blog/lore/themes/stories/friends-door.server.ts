import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'friends-door',
	motif: 'key',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['knocking at the friend’s door', 'masnavi book one', 'rumi', 'who is it', 'saying i', 'friendship'],
			titles: ['Who is it? The wrong answer took one syllable', 'A year of practice for a single word at a door'],
			excerpts: [
				'A man knocks and says “I”. He is sent away for a year. When he comes back he has learned to answer with somebody else.',
				'There is no room in the house for two people who both begin with themselves. Rumi means the house literally, almost.',
			],
			openings: [
				'“It’s me,” says the entry phone, and one presses the button. Nobody has ever answered: which me? The voice is enough, and the cough, and the way in which the thing is held too close. It is the most confident sentence in any language, and the most useless to a stranger. Delivery men never use it. They say the name of the shop. Only those say “it’s me” who are certain that upstairs there is somebody in whom this word has a face.',
				'When two people carry a wardrobe up a narrow staircase they soon stop saying “I” and “you”. They say: left, up, wait, now. On the second landing there is a moment when it will not go round, and both know, without looking, which corner has to be dropped. If at this point one of them remarks that he has been carrying the heavier end, the wardrobe stands on the landing until evening. I have seen it stand there.',
			],
			body: [
				'The story in the first book of the Masnavi has hardly any furniture. A man comes to a friend’s door and knocks. Who is it? asks the friend, who is called simply the beloved companion. I, says the man. Then go, says the voice, it is not the time; at such a table there is no place for the raw. He goes. For a year he wanders, and separation, it says, cooks him; for what except fire can save the raw from rawness? Then he comes back, goes round the house a few times, and knocks with a hundred fears that a word without manners may slip from his lips.',
				'Who is at the door? At the door, he says, is you too, you who have taken hearts. And the friend: “Now that you are I,” as we translate it, “come in, O I: / there is no room in this house for two I’s.” In Persian the word is man, and it is quickly said, a mere hum with the lips closing on it twice. The whole year was for that one hum.',
				'Rumi adds a remark from the sewing box, which is why I trust him. A thread with two ends does not go through the needle; twist it into one. And for the camel, he says, the needle’s eye is too small, until it has been made thin by some diet or other. The mystics before him had told the story of God and the soul. He has the doorway before his eyes: how wide it is, and what one tries to bring through.',
				'It remains strange that the friend inside never says who he is either. He asks, and asks again. One could imagine that he too has been sitting there for a year, rather alone at a good table, with his hand on the latch, hoping that the other would take his time and come.',
			],
			counter:
				'There are people to whom this must not be read. Anyone who has been taught to make themselves small, and who answers every “who is it” with the other’s name, has lost more at that door than the man in the story, and should be told to knock with both fists. Love which wants no second I in the house has also been the house rule of tyrants. Two may live there very well, if each has a room.',
			practices: [
				'Write a message to a friend, eight lines long, about the past week. Then strike out each sentence that begins with “I” and see what is left. Rewrite what you struck out so that the thing, the place or the other person stands at the front. It takes six minutes. Do not send the better one because it is nobler; send whichever would make your friend want to open.',
				'At the next door you come to today at which someone is waiting for you, stop for ten breaths before you ring. Count off on your fingers what you are bringing in that nobody in there has asked for: a grievance, a success, a hurry. Leave one of them on the mat. You may pick it up again on leaving. Note whether it was still there, and whether it fitted.',
			],
			closings: [
				'In the end the door opened without a new key. Only the answer had become smaller, or larger; this is hard to see from outside. If someone asked at your door tonight who is there, which answer would be true of both of you?',
				'A year is a long time for one word; for some doors it is short. What are you still too raw to say to a certain friend, and what sort of heat would it need?',
			],
		},
		fa: {
			keywords: ['در خانهٔ یار', 'کیست پشت در', 'مثنوی دفتر اول', 'مولانا', 'من و تو', 'دوستی'],
			titles: ['کیست؟ جواب غلط یک هجا بود', 'یک سال تمرین برای یک کلمه پشت در'],
			excerpts: [
				'مردی در می‌زند و می‌گوید «من». یک سال دنبالِ کارش می‌فرستند. وقتی برمی‌گردد یاد گرفته است با دیگری جواب بدهد.',
				'در آن خانه برای دو نفر که هر دو از خودشان شروع می‌کنند جا نیست. مولانا خانه را تقریباً جدی می‌گوید.',
			],
			openings: [
				'آیفون می‌گوید «منم» و آدم دکمه را می‌زند. هیچ‌کس تا حالا نپرسیده کدام من. صدا کافی است، و سرفه، و این که گوشی را چقدر نزدیک گرفته. مطمئن‌ترین جمله‌ای است که به هر زبانی می‌گویند و برای غریبه بی‌فایده‌ترینش. پیک هیچ‌وقت نمی‌گوید منم؛ نامِ مغازه را می‌گوید. «منم» را فقط کسی می‌گوید که یقین دارد آن بالا آدمی هست که این کلمه در ذهنش صورت دارد، و لابد چای هم دم کرده است.',
				'دو نفر که کمد را از پلهٔ تنگی بالا می‌برند زود از گفتنِ من و تو دست برمی‌دارند. می‌گویند چپ، بالا، صبر کن، حالا. در پاگرد دوم لحظه‌ای می‌رسد که نمی‌چرخد و هر دو بی‌آنکه نگاه کنند می‌دانند کدام گوشه باید پایین برود. اگر همین‌جا یکی‌شان یادآوری کند که سرِ سنگین‌تر دست او بوده، کمد تا غروب در پاگرد می‌ماند و همسایه‌ها از کنارش یک‌وری رد می‌شوند. من کمدی دیده‌ام که همان‌طور مانده بود.',
			],
			body: [
				'قصه در دفتر اول مثنوی تقریباً هیچ اسبابی ندارد. یکی آمد و درِ یاری زد. گفت کیستی؟ گفت من. گفت برو که وقتش نیست؛ بر چنین خوانی جای خام نیست. رفت و سالی در سفر گشت و دوری او را پخت، که خام را جز آتش چه چیزی از خامی درمی‌آورد؟ بعد برگشت، چند بار دور خانه گشت و با صد ترس حلقه بر در زد که مبادا لفظ بی‌ادبی از دهانش بپرد.',
				'بانگ آمد که بر در کیست؟ گفت بر در هم تویی ای دل‌ستان. و جواب آمد: «گفت اکنون چون منی ای من در آ / نیست گنجایی دو من را در سرا». در فارسی «من» کلمهٔ کوچکی است؛ لب یک بار بسته می‌شود و زبان یک بار به پشت دندان می‌خورد و تمام. آن یک سال برای همین یک هجا بود. ما هم که قصه را می‌خوانیم در همین صفحه ده بار گفته‌ایمش و حواسمان نبوده است.',
				'مولانا نکته‌ای هم از جعبهٔ خیاطی می‌آورد و من از همین‌جا حرفش را باور می‌کنم. رشتهٔ دوسر در سوزن نمی‌رود، باید تابش بدهی تا یکی شود. شتر هم به سوراخ سوزن جا نمی‌شود مگر آن که لاغرش کنند. عارفان پیش از او این را دربارهٔ خدا و بنده گفته بودند. او چارچوب در را پیش چشم دارد: پهنایش چقدر است و آدم چه چیزی را می‌خواهد از آن رد کند.',
				'غریب این است که آن که در خانه است هم هیچ‌وقت نمی‌گوید کیست. می‌پرسد و باز می‌پرسد. می‌شود خیال کرد او هم یک سال آنجا نشسته بوده، تنها سرِ سفره‌ای خوب، دستش روی چفت، و دلش می‌خواسته آن دیگری هر چقدر لازم است طولش بدهد و فقط بیاید.',
			],
			counter:
				'این قصه را برای بعضی‌ها نباید خواند. کسی که یادش داده‌اند خودش را کوچک کند و به هر «کیست» با نام دیگری جواب می‌دهد، پشت آن در از مردِ قصه بیشتر باخته است؛ به او باید گفت با هر دو مشت بکوب و بگو منم. از این گذشته عشقی که در خانه منِ دومی نمی‌خواهد آیین‌نامهٔ خودکامه‌ها هم بوده است. دو نفر می‌توانند در یک خانه خیلی خوب زندگی کنند، اگر هر کدام اتاقی داشته باشند.',
			practices: [
				'برای دوستی دربارهٔ هفته‌ای که گذشت هشت خط بنویس. بعد هر جمله‌ای را که نهادش «من» است خط بزن، چه گفته باشی و چه در شناسهٔ فعل پنهان باشد، و ببین چه می‌ماند. خط‌خورده‌ها را طوری بنویس که چیز یا جا یا آن دیگری اولِ جمله بایستد. شش دقیقه می‌شود. بعد از دو نامه آن را بفرست که دوستت را وادارد در را باز کند.',
				'امروز پشت درِ اولین خانه‌ای که کسی در آن منتظرت است، پیش از زنگ زدن ده نفس بایست. با انگشت بشمار چه چیزهایی با خودت می‌بری تو که هیچ‌کس آنجا نخواسته است: گله‌ای، موفقیتی، عجله‌ای. یکی‌شان را بگذار روی پادری. موقع رفتن می‌توانی برداری. بعد بنویس هنوز آنجا بود یا نه، و اگر بود هنوز اندازه‌ات بود یا نه.',
			],
			closings: [
				'آخرش در بی کلیدِ تازه باز شد؛ فقط جواب کوچک‌تر شده بود، یا بزرگ‌تر، از بیرون درست معلوم نیست. اگر امشب در بزنند و از این طرف بپرسی کیست، کدام جواب دربارهٔ هر دوی شما راست است؟',
				'یک سال برای یک کلمه زیاد است و برای بعضی درها کم. چه حرفی را هنوز آن‌قدر خامی که به آن دوست نمی‌توانی بگویی، و چه جور آتشی می‌خواهد؟',
			],
		},
		ar: {
			keywords: ['طارق باب الصديق', 'من بالباب', 'المثنوي', 'جلال الدين الرومي', 'أنا وأنت', 'الصداقة'],
			titles: ['من بالباب؟ كان الجواب الخطأ كلمة واحدة', 'سنة من المران من أجل كلمة عند باب'],
			excerpts: [
				'طرق رجل بابًا وقال «أنا»، فرُدّ سنة كاملة. ولمّا عاد كان قد تعلّم أن يجيب بغيره.',
				'لا تتّسع الدار لاثنين يبدأ كلّ منهما بنفسه. والروميّ يقصد الدار بعتبتها ومفتاحها تقريبًا.',
			],
			openings: [
				'تقول سمّاعة الباب «أنا» فيُضغط الزرّ. لم يجب أحد قطّ: أيّ أنا؟ يكفي الصوت، والسعال الذي قبله، وطريقة صاحبه في تقريب فمه أكثر ممّا ينبغي. هي أوثق جملة بنفسها في كلّ لغة، وأقلّ الجمل نفعًا لغريب. عامل التوصيل لا يستعملها أبدًا، بل يذكر اسم الدكّان. لا يقول «أنا» إلّا من كان على يقين أنّ فوق، في الطابق الثالث، إنسانًا لهذه الكلمة عنده وجه، ولعلّه وضع إبريق الشاي على النار حين سمع الخطوة في الشارع.',
				'إذا حمل اثنان خزانة ثياب في سلّم ضيّق لم يلبثا أن يكفّا عن قول أنا وأنت. يقولان: يسارًا، فوق، مهلًا، الآن. وعند المنعطف الثاني تأتي لحظة لا تدور فيها الخزانة، ويعرف كلاهما من غير أن ينظر أيّ زاوية ينبغي أن تُخفَض. فإن قال أحدهما في تلك اللحظة إنّ الطرف الثقيل كان نصيبه من أوّل الدرج بقيت الخزانة في مكانها إلى المغرب، ومرّ بها الجيران على جنب وهم يحملون الخضار. وقد رأيت بعيني خزانة كهذه واقفة.',
			],
			body: [
				'ليس في الحكاية، وهي في الجزء الأوّل من المثنويّ، أثاث يُذكر. جاء رجل إلى باب صديق فطرقه. قال الصديق: من أنت؟ قال: أنا. قال: امضِ، فليس هذا وقته، وليس للنيء مكان على هذه المائدة. فمضى، وطاف سنة في الأسفار، وأنضجه الفراق، فما الذي يخلّص النيء من نيئه غير النار؟ ثم رجع ودار حول البيت مرّات، وطرق الحلقة وفيه مئة خوف من أن تفلت من شفتيه كلمة لا أدب فيها.',
				'قيل: من بالباب؟ قال: بالباب أنت أيضًا يا آخذ القلوب. فجاءه الجواب كما نترجمه: «قال: الآن وقد صرتَ أنا فادخل يا أنا، / فالدار لا تتّسع لاثنين يقولان أنا». والكلمة في الفارسيّة «من»، تنطبق عليها الشفتان مرّة ثم تنتهي، وفي أذن العربيّ هي السؤال نفسه: مَن؟ كأنّ جواب الرجل لم يكن في المرّة الأولى إلّا صدى لما سُئل عنه، رجع إليه من الخشب وهو يظنّه اسمه. والسنة كلّها كانت من أجل هذا المقطع الواحد، وهو أقصر من أن يُسمع من وراء باب سميك.',
				'ويزيد الروميّ ملاحظة من صندوق الخياطة، ولهذا أصدّقه. الخيط ذو الطرفين لا يدخل في سمّ الإبرة، فليُفتل حتى يصير واحدًا. وسمّ الخياط لا يناسب الجمل إلّا إذا هزل. والصورة من آية معروفة في سورة الأعراف يُضرب فيها ذلك مثلًا لما لا يكون، وهو لا يزيد على أن يسأل كم ينبغي أن يدقّ الخيط. كان أهل التصوّف قبله قد حكوا القصّة في شأن العبد وربّه. وأمّا هو ففتحة الباب أمام عينيه: كم عرضها، وما الذي يحاول الداخل أن يمرّ به منها وهو على كتفه.',
				'ويبقى غريبًا أنّ الذي في الداخل لم يقل هو الآخر من هو. يسأل ثم يسأل. ويمكن أن نتصوّر أنّه جلس هناك السنة كلّها أيضًا، وحيدًا إلى مائدة حسنة، ويده على المزلاج، يتمنّى لصاحبه أن يأخذ من الوقت ما يشاء، ثم يجيء ولا يسأله أحد أين كان.',
			],
			counter:
				'من الناس من لا ينبغي أن تُقرأ عليه هذه الحكاية. فمن عُلّم أن يصغّر نفسه حتى صار يجيب عن كلّ «من بالباب» باسم غيره، خسر عند ذلك الباب أكثر ممّا خسر صاحبنا، وحقّه أن يقال له: اطرق بالقبضتين وقل أنا. ثم إنّ الحبّ الذي لا يريد في الدار «أنا» ثانية كان قانون الطغاة في بيوتهم أيضًا. ويستطيع اثنان أن يسكنا دارًا واحدة على خير حال، إذا كانت لكلّ منهما غرفة، وكان الطرق على بابها واجبًا حتى بعد عشرين سنة.',
			practices: [
				'اكتبوا إلى صديق ثمانية أسطر عن الأسبوع الماضي. ثم تُشطب كلّ جملة فاعلها «أنا»، ظاهرًا كان أو مستترًا في الفعل، ويُنظر ما الذي بقي. ويُعاد ما شُطب على وجه آخر، يتقدّم فيه الشيء أو المكان أو الصديق نفسه. ستّ دقائق. وتُرسل من الرسالتين تلك التي تجعل القارئ يريد أن يفتح الباب، ولو كانت هي الأولى بأناها كلّها من أوّلها إلى آخرها.',
				'عند أوّل باب ينتظرنا خلفه أحد اليوم، قفوا عشرة أنفاس قبل الجرس. وتُعدّ على الأصابع الأشياء المحمولة إلى الداخل ولم يطلبها أهل البيت: عتب، أو نجاح، أو عجلة. ويُترك واحد منها على الممسحة. يمكن أن يؤخذ عند الخروج. وفي الليل يُكتب سطر واحد: هل كان لا يزال هناك حين خرجنا، وإن كان فهل بقي على القياس كما تركناه.',
			],
			closings: [
				'انفتح الباب في النهاية بلا مفتاح جديد. الجواب وحده صار أصغر، أو أكبر، وهذا لا يُرى من الخارج بوضوح. لو سُئل الليلة من بالباب، فأيّ جواب يصدق على الطارق وعلى صاحب الدار معًا في وقت واحد؟',
				'السنة كثيرة جدًّا على كلمة واحدة من حرفين، وهي على بعض الأبواب قليلة. فما الذي ما زلنا فيه نيئين فلا نقدر أن نقوله لصديق بعينه، وأيّ نار يحتاج إليها هو حتى ينضج؟',
			],
		},
		es: {
			keywords: ['llamar a la puerta del amigo', 'masnaví libro primero', 'rumi', 'quién es', 'decir yo', 'amistad'],
			titles: ['¿Quién es? La respuesta mala tenía una sílaba', 'Un año de ensayo para una palabra'],
			excerpts: [
				'Un hombre llama y dice «yo». Lo mandan fuera un año. Cuando vuelve ha aprendido a contestar con otro.',
				'En la casa no caben dos que empiecen por sí mismos. Rumi habla de la casa casi al pie de la letra.',
			],
			openings: [
				'«Soy yo», dice el portero automático, y uno aprieta el botón. Nadie ha contestado jamás: ¿qué yo? Basta la voz, y la tos, y esa manera de pegarse demasiado al micrófono. Es la frase más segura de sí misma en cualquier idioma y la más inútil para un extraño. Los repartidores no la usan nunca, dicen el nombre de la tienda. «Soy yo» solo lo dice quien está convencido de que arriba hay alguien para quien esa palabra tiene cara.',
				'Cuando dos personas suben un armario por una escalera estrecha dejan pronto de decir yo y tú. Dicen: izquierda, arriba, espera, ahora. En el segundo rellano hay un momento en que no gira, y los dos saben sin mirarse qué esquina hay que bajar. Si en ese punto uno comenta que lleva todo el rato el lado que más pesa, el armario se queda en el rellano hasta la noche y los vecinos pasan de perfil. Yo lo he visto quedarse.',
			],
			body: [
				'El cuento, que está en el libro primero del Masnaví, apenas tiene muebles. Un hombre llega a la puerta de un amigo y llama. ¿Quién es? Yo. Pues vete, dice la voz, no es hora; en esta mesa no hay sitio para lo crudo. Se va. Anda un año de viaje y la separación lo cuece, porque a lo crudo, ¿qué lo va a curar de su crudeza sino el fuego? Luego regresa, da unas cuantas vueltas a la casa y toca la aldaba con cien miedos de que se le escape una palabra sin modales.',
				'¿Quién está a la puerta? A la puerta estás también tú, dice, ladrón de corazones. Y el otro, en nuestra traducción: «Ahora que eres yo —dijo—, entra, oh yo: / en esta casa no caben dos yoes». En persa yo se dice man, y se dice enseguida: los labios se juntan, la lengua toca los dientes, y ya está. El año entero fue para esa sílaba. Nosotros, contándolo, la hemos usado varias veces y sin darnos cuenta.',
				'Rumi añade un detalle del costurero, y por eso le creo. El hilo de dos puntas no entra en la aguja; hay que torcerlo hasta que sea uno. Y al camello el ojo le viene estrecho mientras no adelgace de alguna forma. Los místicos anteriores ya referían la historia a Dios y al alma. Él tiene delante el vano de la puerta: qué anchura tiene, y qué intenta uno meter por ahí.',
				'Queda una rareza: el de dentro tampoco dice nunca quién es. Pregunta, y vuelve a preguntar. Cabe imaginar que también él se ha pasado el año ahí sentado, bastante solo ante una buena mesa, con la mano en el pestillo, deseando que el otro se tomara su tiempo y viniera.',
			],
			counter:
				'Hay personas a las que esto no se les debe leer. A quien le han enseñado a hacerse pequeño, a quien contesta a cada «quién es» con el nombre de otro, aquella puerta le ha costado más que al hombre del cuento, y habría que decirle que aporree con los dos puños. El amor que no admite un segundo yo en la casa ha sido también el reglamento de los tiranos. Dos pueden vivir ahí muy bien, si cada uno tiene su cuarto.',
			practices: [
				'Escribe a un amigo ocho líneas sobre la semana pasada. Tacha después todas las frases cuyo sujeto seas tú, aunque vaya escondido en el verbo, y mira qué queda. Rehaz lo tachado de manera que vaya por delante la cosa, el sitio o la otra persona. Son seis minutos. Y no mandes la segunda por ser más noble: manda la que le daría ganas de abrir.',
				'Hoy, ante la primera puerta tras la que alguien te espere, quédate diez respiraciones antes de llamar. Cuenta con los dedos qué traes que allí nadie ha pedido: un agravio, un éxito, una prisa. Deja una de esas cosas en el felpudo. Al salir puedes recogerla. Apunta por la noche si seguía en su sitio y si todavía era de tu talla.',
			],
			closings: [
				'Al final la puerta se abrió sin llave nueva. La respuesta se había hecho más pequeña, o más grande; desde fuera no se distingue bien. Si esta noche te preguntaran quién está a la puerta, ¿qué respuesta sería verdad para los dos?',
				'Un año es mucho para una palabra, y para algunas puertas es poco. ¿Qué estás todavía demasiado crudo para decirle a cierto amigo, y qué clase de fuego haría falta?',
			],
		},
	},
};
