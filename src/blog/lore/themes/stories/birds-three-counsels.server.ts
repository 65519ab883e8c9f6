import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'birds-three-counsels',
	motif: 'tree',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['bird’s three counsels', 'masnavi book four', 'rumi', 'regret', 'the pearl', 'sunk cost', 'credulity'],
			titles: ['Three pieces of advice, two already broken', 'The bird that weighed less than its pearl'],
			excerpts: [
				'A captured bird sells its freedom for three sentences. The buyer forgets two of them before he can hear the last.',
				'Ten drams of pearl in three drams of bird: a sum any fowler can do, except while he is sorry.',
			],
			openings: [
				'A small bird in the hand is mostly heartbeat. Ringers at a bird station, who take them out of the net at six in the morning, put it head first into a film canister to weigh it and read off: nine grams, ten and a half. Then they open the fingers. There is a moment, often remarked on, when the bird does not know that it may go and remains sitting on the palm as though it had something to add. Mostly it does not.',
				'The last train had gone, so he bought the newspaper, and on page four found that the shares which he had sold in March were worth six times as much. He did the sum on the margin. He did it again in pounds. For the two hours on the bench he was poorer by a sailing boat which he had never owned, and when the early train came in, with a seat by the window and the sun behind the cranes, he got in like a man who has been robbed.',
			],
			body: [
				'Book Four of the Masnavi tells of somebody who caught a bird by a trick. You have eaten oxen and sheep in your time, said the bird, and are not full of them; I shall not fill you either. Let me go, and I will give you three counsels: the first here in your hand, the second on your wall, the third from the tree. The man agreed. The first was this: never believe an absurd thing, whoever says it. The bird was let go, sat on the wall, and gave the second: do not grieve over what is past.',
				'Then it remarked, quite by the way, that there was a pearl inside it of ten drams’ weight, one without an equal in the world. It would have been yours, it said; it was not allotted to you. The man began to wail like a woman in labour, as the poem puts it. He had let it go! Did I not advise you, said the bird, to mourn nothing past? And did I not tell you to believe no nonsense? I do not weigh three drams altogether. How should there be ten of them in me?',
				'It is a very old joke with a good passport. It stands in the legend of Barlaam and Josaphat, which is the life of the Buddha in Christian clothes; a Jewish doctor from Huesca, Petrus Alfonsi, told it in Latin soon after 1100, and a French minstrel made a lay of it. Each puts the counsels in his own order. Rumi adds the precise places: hand, wall, tree. The advice becomes more expensive as the adviser gets further off.',
				'And now, said the man, who had come to himself, the third. Yes, said the bird, you have made such excellent use of the other two. To give advice to a sleepy ignorant man is to sow seed in salt ground. That was the third, or else it was never said. And off it flew.',
			],
			counter:
				'Regret has been slandered. People who never grieve over what is past repeat it; those who are rueful for an evening are sometimes more careful by morning. The same goes for the first rule: a good deal that was called absurd turned out to weigh ten drams after all. And it is noticeable that all three counsels are handed out by the party which profits if they are followed. Whoever has just escaped from you is perhaps not your best adviser.',
			practices: [
				'Choose one piece of advice which you give often. Note the last three times that you gave it and from where: from within the same trouble, from the wall, or from a safe tree. Then give it to yourself, aloud, in the second person, in the place where you would most need it. Listen for two minutes to the excuses. They will have an excellent style; you know the author.',
				'Write down a decision which you still regret, and beneath it the pearl that you believe you lost by it, as exactly as you can: sum, person, sailing boat. Then estimate the bird, soberly: how large was the whole thing in which that pearl is supposed to have been? Put the two weights next to each other. This takes seven minutes. If the pearl is heavier, you may smile and fold the sheet.',
			],
			closings: [
				'The tree is empty, the hand too, and it must have been rather quiet in the garden. Of all the advice that came to you from someone who was just flying off, which have you understood only by its absence?',
				'Three drams of bird had been enough to occupy him, and he had known its weight: he had held it. What did your own hand tell you once that you gave up believing for the sake of a better story?',
			],
		},
		fa: {
			keywords: ['سه پند مرغ', 'مثنوی دفتر چهارم', 'مولانا', 'حسرت گذشته', 'مروارید', 'باور محال'],
			titles: ['سه پند که دوتایش از پیش شکسته بود', 'مرغی سبک‌تر از مروارید خودش'],
			excerpts: [
				'مرغی گرفتار آزادی‌اش را به سه جمله می‌خرد. خریدار پیش از شنیدن آخری دوتای اول را از یاد می‌برد.',
				'ده درم مروارید در مرغی سه‌درمی: حسابی که هر صیادی بلد است، مگر وقتی که دارد حسرت می‌خورد.',
			],
			openings: [
				'پرندهٔ کوچک در مشت بیشترش ضربان قلب است. در ایستگاه‌های پرنده‌شناسی که صبح زود از تور درشان می‌آورند هر کدام را با سر در قوطی کوچکی می‌گذارند و وزنش را می‌خوانند: نُه گرم، ده و نیم. بعد انگشت‌ها را باز می‌کنند. لحظه‌ای هست که پرنده نمی‌داند آزاد است و روی کف دست می‌ماند، انگار حرفی داشته باشد که هنوز نزده. معمولاً ندارد و می‌پرد، و کسی که دستش باز مانده تا چند ثانیه به همان جای خالی نگاه می‌کند.',
				'اتوبوس آخر رفته بود. روزنامه خرید و در صفحهٔ چهارم دید زمینی که فروردین فروخته بود حالا شش برابر می‌ارزد. در حاشیه حساب کرد. یک بار دیگر هم به طلا حساب کرد. دو ساعتی که روی نیمکت نشسته بود به اندازهٔ ویلایی که هرگز نداشت فقیرتر شده بود، و وقتی اتوبوس صبح آمد، با صندلی خالیِ کنار پنجره و آفتابی که پشت کوه بالا می‌آمد، مثل آدمی سوار شد که جیبش را زده‌اند.',
			],
			body: [
				'دفتر چهارم مثنوی از کسی می‌گوید که مرغی را به حیله به دام انداخت. مرغ گفت تو گاوها و گوسفندها خورده‌ای و سیر نشده‌ای، از من هم سیر نمی‌شوی. رهایم کن تا سه پند بدهم: اولی همین‌جا روی دستت، دومی بر بام تو و سومی بر درخت. مرد پذیرفت. پند اول این بود که محال را از هیچ‌کس باور مکن. آزاد شد، رفت روی دیوار نشست و دومی را گفت: بر گذشته غم مخور.',
				'بعد، مثل چیزی که تازه یادش آمده باشد، گفت در تن من مرواریدی است به وزن ده درم که در جهان جفت ندارد. مالِ تو می‌شد و روزی‌ات نبود. مرد چنان فریاد کرد که زنی در حال زایمان؛ تشبیه از خودِ مولاناست. مرغ گفت نگفتمت غم گذشته را نخور؟ نگفتمت محال را باور نکن؟ من همهٔ تنم سه درم نمی‌شود، ده درم در کجای من جا می‌گیرد؟',
				'لطیفه‌ای بسیار کهنه است با گذرنامه‌ای خوب. در داستان بلوهر و بوذاسف هست که سرگذشت بوداست در لباسی دیگر؛ پزشکی از اندلس، پتروس آلفونسی، کمی پس از سال ۱۱۰۰ میلادی آن را به لاتین گفت و خنیاگری فرانسوی منظومه‌اش کرد. هر کس ترتیب پندها را به سلیقهٔ خود چیده است. مولانا جای دقیق هر یک را معلوم می‌کند: دست، دیوار، درخت. نصیحت‌گو هر چه دورتر می‌شود پندش گران‌تر می‌افتد.',
				'مرد که به خود آمد گفت حالا سومی. گفت آری، به آن دوتا خوب عمل کردی که سومی را هم رایگان بگویم! پند دادن به نادانِ خواب‌آلود مثل تخم پاشیدن در شوره‌زار است و زحمتش با باران هم جبران نمی‌شود. یا سومی همین بود یا هیچ‌وقت گفته نشد. و پرید، و شاخه هم کمی تکان خورد و بعد ایستاد.',
			],
			counter:
				'به پشیمانی تهمت زده‌اند. آن که هیچ‌وقت بر گذشته غم نمی‌خورد تکرارش می‌کند؛ آن که یک شب غصه‌اش را خورده گاهی صبح محتاط‌تر است. پند اول هم همین‌طور: چیزهای بسیاری را محال گفتند و بعد معلوم شد ده درم را داشت. این هم پیداست که هر سه پند را کسی می‌دهد که از عمل کردنِ تو سود می‌برد. کسی که همین الآن از دستت گریخته شاید بهترین مشاورت نباشد.',
			practices: [
				'یکی از پندهایی را که زیاد می‌دهی انتخاب کن. بنویس سه بار آخر کجا ایستاده بودی: توی همان گرفتاری، روی دیوار، یا بالای درختی امن. بعد همان را بلند، با ضمیر دوم شخص، به خودت بگو، در همان جایی که بیش از همه لازمش داری. دو دقیقه به بهانه‌ها گوش بده. نثر خوبی دارند؛ نویسنده‌شان را هم می‌شناسی.',
				'تصمیمی را بنویس که هنوز حسرتش را می‌خوری و زیرش مرواریدی را که گمان می‌کنی با آن از دست رفت، هرچه دقیق‌تر: مبلغش، آدمش، ویلایش. بعد خودِ مرغ را سر صبر وزن کن: تمام آن ماجرا که مروارید باید تویش بوده باشد چقدر بود؟ دو وزن را کنار هم بگذار. هفت دقیقه می‌شود. اگر مروارید سنگین‌تر درآمد لبخندی بزن و کاغذ را تا کن.',
			],
			closings: [
				'درخت خالی است و دست هم، و لابد باغچه خیلی ساکت شده بود. از میان پندهایی که کسی در حالِ پریدن به تو داد کدام را فقط از جای خالی‌اش فهمیدی؟',
				'سه درم مرغ برای سرگرم شدنش کافی بود و وزنش را هم می‌دانست، چون خودش در دست گرفته بودش. دستِ خودت یک وقت چه به تو گفت که به خاطر قصه‌ای بهتر دیگر باورش نکردی؟',
			],
		},
		ar: {
			keywords: ['نصائح الطائر الثلاث', 'المثنوي', 'جلال الدين الرومي', 'الندم على ما فات', 'اللؤلؤة', 'تصديق المحال'],
			titles: ['ثلاث نصائح ضاعت منها اثنتان', 'طائر أخفّ من لؤلؤته'],
			excerpts: [
				'اشترى طائر حرّيّته بثلاث جمل، فنسي المشتري اثنتين منها قبل أن يسمع الثالثة.',
				'عشرة دراهم من اللؤلؤ في طائر وزنه ثلاثة: حساب يعرفه كلّ صيّاد إلّا وهو نادم.',
			],
			openings: [
				'الطائر الصغير في الكفّ أكثره نبض. في محطّات رصد الطيور يخرجونه من الشبكة في السادسة صباحًا، ويضعونه رأسًا في علبة صغيرة ليوزن، ويقرأون: تسعة غرامات، عشرة ونصف. ثم تُفتح الأصابع. وهناك لحظة لا يعرف فيها الطائر أنّه حرّ، فيبقى جالسًا على الراحة كأنّ عنده شيئًا يريد أن يضيفه إلى ما سبق. وفي الأغلب ليس عنده شيء، فيطير. ويبقى صاحب الكفّ المفتوحة ينظر ثواني إلى الموضع الخالي، وفيه دفء قليل يبرد على مهل.',
				'فاتته آخر حافلة فاشترى الجريدة، ووجد في الصفحة الرابعة أنّ الأرض التي باعها في الربيع صارت تساوي ستّة أضعاف. أجرى الحساب على الهامش. ثم أجراه مرّة أخرى بالذهب ليتأكّد. وفي الساعتين اللتين قضاهما على المقعد صار أفقر ممّا كان بمقدار بيت على البحر لم يملكه في حياته قطّ. فلمّا جاءت حافلة الفجر، وفيها مقعد خالٍ بجانب النافذة، والشمس تطلع من وراء الرافعات في الميناء، صعد إليها كما يصعد رجل سُرقت محفظته.',
			],
			body: [
				'يحكي الجزء الرابع من المثنويّ عن رجل صاد طائرًا بحيلة. قال له الطائر: أكلتَ في عمرك بقرًا وغنمًا وما شبعت، فلن تشبع منّي. أطلقني أعطك ثلاث نصائح: الأولى هنا على يدك، والثانية على جدارك، والثالثة من فوق الشجرة. فرضي الرجل بهذا البيع. وكانت الأولى ألّا يصدّق محالًا من أحد كائنًا من كان قائله. فأطلقه، فوقف على الجدار وقال الثانية: لا تحزن على ما فات ومضى.',
				'ثم قال، كأنّه تذكّر شيئًا على الهامش، إنّ في جوفه لؤلؤة وزنها عشرة دراهم لا نظير لها في الدنيا. كانت لك، قال، ولم تكن من قسمتك. فصاح الرجل صياح امرأة في المخاض، والتشبيه للروميّ. قال الطائر: ألم أنصحك ألّا تحزن على ما فات؟ وألم أقل لا تصدّق المحال؟ أنا كلّي لا أزن ثلاثة دراهم، فمن أين يكون فيّ عشرة؟ وقالها، فيما أظنّ، بلا شماتة، كما يصحّح المعلّم عمليّة جمع في دفتر تلميذ يحبّه.',
				'وهذه نكتة عتيقة جدًّا لها جواز سفر حسن. هي في كتاب بلوهر وبوذاسف الذي هو سيرة بوذا في ثياب أخرى، وقد عرفته العربيّة قبل غيرها من لغات الغرب. وقصّها باللاتينيّة بعيد سنة ١١٠٠ للميلاد طبيب من وشقة في الأندلس اسمه بطرس ألفونسي، ثم نظمها منشد فرنسيّ. وفي النصّ اليونانيّ من تلك السيرة صار الطائر بلبلًا وصارت لؤلؤته أكبر من بيضة نعامة، فلم يبقَ للصيّاد عذر. ورتّب كلّ منهم النصائح كما يحبّ. أمّا الروميّ فعيّن لها المواضع بدقّة: اليد، فالجدار، فالشجرة. فالنصيحة يغلو ثمنها كلّما ابتعد الناصح، وتصير في آخر الأمر في غير متناول اليد، كسائر ما كان في اليد مجّانًا ثم طار.',
				'ولمّا أفاق الرجل قال: هاتِ الثالثة. قال الطائر: نعم، فقد أحسنت العمل بالاثنتين! إنّ نصح الجاهل النائم بذر في أرض مالحة. فهذه هي الثالثة، أو هي لم تُقل قطّ. وطار، واهتزّ الغصن قليلًا ثم سكن، وبقي الرجل ينظر إليه كأنّ الجواب معلّق هناك بين ورقتين.',
			],
			counter:
				'ظُلم الندم كثيرًا. فالذي لا يحزن على ما فات يعيده، والذي حزن ليلة واحدة قد يصبح أشدّ حذرًا. والنصيحة الأولى كذلك: كم من شيء قيل إنّه محال ثم تبيّن أنّ فيه الدراهم العشرة كاملة. ويُلاحَظ بعد هذا أنّ النصائح الثلاث كلّها جاءت من الطرف الذي ينتفع إذا عُمل بها. فمن أفلت من يدنا قبل لحظة قد لا يكون أصدق المستشارين، وإن كان أحسنهم صوتًا وأبعدهم عن الحاجة إلينا بعد اليوم.',
			practices: [
				'اختاروا نصيحة كثيرًا ما تخرج من أفواهنا. ويُكتب من أين قيلت في المرّات الثلاث الأخيرة: من داخل الورطة نفسها، أو من فوق الجدار، أو من شجرة آمنة بعيدة. ثم تقال للنفس بصوت مسموع وبضمير المخاطب، في الموضع الذي تشتدّ فيه الحاجة إليها. ودقيقتان بعد ذلك للإصغاء إلى الأعذار. سيكون أسلوبها ممتازًا، والكاتب معروف لدينا، وهو لا يملّ من الكتابة في هذا الباب.',
				'اكتبوا قرارًا ما زال الندم عليه قائمًا، وتحته اللؤلؤة التي يُظنّ أنّها ضاعت به، بأدقّ ما يمكن: المبلغ، أو الشخص، أو البيت على البحر. ثم يوزن الطائر نفسه بهدوء: كم كان حجم ذلك الأمر كلّه الذي يُفترض أنّ اللؤلؤة كانت فيه؟ ويوضع الوزنان متجاورين. سبع دقائق. فإن كانت اللؤلؤة أثقل من الطائر فللمرء أن يبتسم ويطوي الورقة ويضعها تحت كتاب ثقيل حتى الغد.',
			],
			closings: [
				'خلت الشجرة وخلت اليد وخلا الجدار، ولا بدّ أنّ الحديقة صارت هادئة جدًّا. من كلّ ما نُصحنا به على لسان من كان يهمّ بالطيران، أيّ نصيحة لم نفهمها إلّا حين نظرنا في موضعها الخالي؟',
				'ثلاثة دراهم من طائر كفت لتشغله، وكان يعرف الوزن معرفة تامّة لأنّه أمسكه بيده. فماذا قالت لنا أيدينا نحن ذات مرّة ثم تركنا تصديقه من أجل حكاية أحسن منه وأقلّ صدقًا؟',
			],
		},
		es: {
			keywords: [
				'los tres consejos del pájaro',
				'masnaví libro cuarto',
				'rumi',
				'arrepentimiento',
				'la perla',
				'pedro alfonso',
			],
			titles: ['Tres consejos, dos ya incumplidos', 'El pájaro que pesaba menos que su perla'],
			excerpts: [
				'Un pájaro cazado compra su libertad con tres frases. El comprador olvida dos antes de oír la última.',
				'Diez dracmas de perla en tres dracmas de pájaro: una cuenta que sabe hacer cualquier cazador, salvo mientras se lamenta.',
			],
			openings: [
				'Un pájaro pequeño en la mano es sobre todo latido. En las estaciones de anillamiento los sacan de la red a las seis de la mañana, los meten de cabeza en un tubito para pesarlos y cantan: nueve gramos, diez y medio. Luego abren los dedos. Hay un instante, del que hablan todos los anilladores, en que el pájaro no sabe que puede irse y se queda en la palma como si tuviera algo que añadir. Lo normal es que no tenga nada.',
				'Había perdido el último tren, así que compró el periódico y en la página cuatro se enteró de que las acciones que vendió en marzo valían seis veces más. Hizo la cuenta en el margen. La repitió en pesetas. Durante las dos horas de banco fue más pobre por valor de un velero que no había tenido jamás, y cuando llegó el tren de la mañana, con asiento de ventanilla y el sol detrás de las grúas, se subió como quien viene de que lo atraquen.',
			],
			body: [
				'El libro cuarto del Masnaví habla de uno que atrapó un pájaro con maña. Te has comido bueyes y ovejas, dijo el pájaro, y no te has hartado; conmigo tampoco te hartarás. Suéltame y te daré tres consejos: el primero aquí en tu mano, el segundo en tu tapia, el tercero desde el árbol. El hombre aceptó. El primero fue este: no creas un imposible, lo diga quien lo diga. Lo soltó, y desde la tapia vino el segundo: no te apenes por lo pasado.',
				'Entonces comentó, como de pasada, que llevaba en el cuerpo una perla de diez dracmas de peso, sin igual en el mundo. Habría sido tuya, dijo; no te estaba destinada. El hombre se puso a gemir como una parturienta, según compara el poema. ¡La había soltado! El pájaro le preguntó si no le había aconsejado no llorar lo pasado. ¿Y no te dije, añadió, que no creyeras disparates? Yo no peso ni tres dracmas en total. ¿Cómo va a haber diez dentro de mí?',
				'Es un chiste viejísimo con buen pasaporte. Está en la leyenda de Barlaam y Josafat, que es la vida del Buda vestida de cristiana. Lo contó en latín, poco después de 1100, un médico judío de Huesca que al bautizarse se llamó Pedro Alfonso, y un juglar francés lo puso en verso. Cada uno ordena los consejos a su manera. Rumi precisa los sitios: mano, tapia, árbol. El consejo se va encareciendo a medida que el consejero se aleja.',
				'Y ahora el tercero, dijo el hombre cuando se repuso. Claro, contestó el pájaro, con lo bien que has aprovechado los otros dos. Aconsejar a un ignorante adormilado es sembrar en salitre. O ese era el tercero, o no llegó a decirse. Y se fue volando; la rama se movió un poco y luego se quedó quieta.',
			],
			counter:
				'Se ha calumniado al arrepentimiento. Quien nunca se apena por lo pasado lo repite; el que se pasa una noche pesaroso amanece a veces con más cuidado. Lo mismo con la primera regla: bastante de lo que llamaron disparate acabó pesando sus diez dracmas. Y salta a la vista que los tres consejos los da la parte a la que le conviene que se cumplan. Quien acaba de escaparse de tu mano quizá no sea tu mejor asesor.',
			practices: [
				'Elige un consejo que des a menudo. Apunta las tres últimas veces que lo diste y desde dónde: desde dentro del mismo apuro, desde la tapia o desde un árbol seguro. Luego dátelo a ti, en voz alta y de tú, en el lugar en que más falta te haga. Escucha dos minutos las excusas. Estarán muy bien escritas; al autor lo conoces de sobra.',
				'Escribe una decisión de la que aún te arrepientas y, debajo, la perla que crees haber perdido con ella, con la mayor exactitud: cantidad, persona, velero. Después calcula el pájaro, con serenidad: ¿qué tamaño tenía en conjunto aquello donde se supone que iba la perla? Pon un peso al lado del otro. Son siete minutos. Si la perla pesa más, puedes sonreír y doblar la hoja.',
			],
			closings: [
				'El árbol quedó vacío y la mano también, y en aquel jardín habría un silencio notable. De todo lo que te aconsejó alguien que ya se iba volando, ¿qué has entendido solo por el hueco que dejó?',
				'Tres dracmas de pájaro le bastaron para entretenerse, y el peso lo sabía: lo había tenido en la mano. ¿Qué te dijo una vez tu propia mano que dejaste de creer por culpa de un cuento mejor?',
			],
		},
	},
};
