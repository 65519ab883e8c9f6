import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'At the end of Attar’s long road thirty birds arrive, tired and half plucked, and find a mirror where they had expected a king. Readers call it the most beautiful pun in Persian. I wonder now and then about those who had turned back in the third valley and bred.',
				ask: 'What had you expected to find by this point of the road?',
			},
			{
				say: 'The World on the last card dances inside a wreath, holding two wands, and nobody has found out what for. It is the card of completion. A person who gets there is without clothes, without a house and in good spirits.',
				ask: 'What has been completed lately, and left you standing in the air?',
			},
			{
				say: 'In many an old tale a pupil asks about the end of all things, and the master asks whether he has washed his bowl. It sounds like a rebuke and may have been a question. Large questions often come in because a small one was not let through the door.',
				ask: 'What had happened that day, an hour before the large question came?',
			},
			{
				say: 'Khayyam measured the year more exactly than anybody of his century and is remembered for asking what it was all for. The two went on in one head. He did not miss a star for it.',
				ask: 'What do you still do carefully, although you cannot say what it is for?',
			},
			{
				say: 'The word “purpose” has been used so much in late years that it squeaks. Older people in the bazaar ask instead what somebody is busy with, and listen for the tone of the answer.',
				ask: 'What are you busy with at present, and what is your tone when you say so?',
			},
		],
		deeper: [
			{
				say: 'The Chinese painters covered their wall with every colour, and the Greeks only polished theirs. When the curtain went up, one wall was in the other, and more beautiful. Nobody asked the Greeks what their polishing had meant during the work.',
				ask: 'What could you polish for a while, without painting anything on it?',
			},
			{
				say: 'In the Four of Cups somebody sits under a tree with folded arms before three cups, while a fourth is being offered out of a cloud. It is thought that he is bored. It may also be that he has had enough of clouds.',
				ask: 'Which offers leave you cold at present, and what would you reach for without being told?',
			},
			{
				say: 'Somebody paints the same cup for forty years, and another goes through nine professions. From near the end both have been heard to say that the thread was visible only from the back. No one has been shown it from the front.',
				ask: 'If you look back only, which thread do you see that you never chose?',
			},
			{
				say: 'It may be less an answer that is missing than an appetite. Meaning, like salt, is only noticed when the soup has none, and people with a fever taste none in anything. I cannot tell soup from fever from here.',
				ask: 'When did things last have a taste, and what were you eating, so to speak?',
			},
			{
				say: 'A well-digger in the desert works in the dark, downwards, on the word of an older man who smelled water. He has been right before, and has been wrong. One digs by the hour and not by the water.',
				ask: 'On whose word are you digging, and what did they smell?',
			},
			{
				say: 'Much of it is borrowed: someone leaves, a child moves out, a cause is won or lost, and only then one notices that one’s purpose had been living with them. It is no shame. It has to find rooms of its own, at an awkward age.',
				ask: 'With whom, or with what, did your purpose use to lodge?',
			},
			{
				say: 'I distrust the mountain top in such stories. The views there are excellent and there is nothing to do. Most of what people have told me later with shining eyes took place in a kitchen and concerned some third person.',
				ask: 'Who was the third person, the last time you forgot to ask what it was for?',
			},
			{
				say: 'Mullah Nasruddin was asked which was more useful, the sun or the moon. The moon, he said, for it shines when it is dark. Nobody has yet got the better of this, and it is also a way of not looking at what one sees by.',
				ask: 'What do you see everything else by, that you have never thought to mention?',
			},
			{
				say: 'The body does not ask what for; it heals a cut on a day when one has decided that nothing matters, and rather neatly. One need not make a creed of that. I do find it impolite to overlook.',
				ask: 'What has kept on growing or mending in you lately, unasked?',
			},
		],
		offers: [
			{
				page: 'blog',
				line: 'For this question our pages go by small doors: one symbol, one word, one card at a time.',
			},
			{ page: 'hafez', line: 'Hafez asked what it was for as well, and in fine company; his book opens here.' },
			{
				page: 'gardner-test',
				line: 'What the hands and the ear are glad to do is one way in; the test of eight intelligences asks about that.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'در پایان راه عطار سی مرغ خسته و نیمه‌پرکنده می‌رسند و به جای شاه آینه می‌بینند. زیباترین جناس فارسی‌اش می‌دانند. من گاهی یاد آنهایی می‌افتم که در وادی سوم برگشتند و لانه ساختند.',
				ask: 'گمان می‌کردی تا اینجای راه چه دیده باشی؟',
			},
			{
				say: 'خیام با همکارانش سال را چنان دقیق اندازه گرفت که هنوز مثالش را می‌زنند، و به این سؤال مشهور شد که این همه برای چه. هر دو در یک سر می‌گذشت. ستاره‌ای را هم از قلم نینداخت.',
				ask: 'چه کاری را هنوز با دقت می‌کنی، هرچند نمی‌دانی برای چیست؟',
			},
			{
				say: 'در ورق جهان کسی میان حلقه‌ای برگ می‌رقصد با دو چوب در دست، و معلوم نشده چوب‌ها به چه کار می‌آید. ورق کامل شدن است. آدم به آنجا که می‌رسد نه لباس دارد نه خانه.',
				ask: 'این اواخر چه چیزی تمام شد و تو را در هوا گذاشت؟',
			},
			{
				say: 'بازاری‌های قدیم از معنای زندگی کم می‌پرسیدند؛ می‌پرسیدند سرت به چه کاری است و به لحن جواب گوش می‌دادند. کلمهٔ هدف را این سال‌ها آن‌قدر خرج کرده‌اند که جیرجیر می‌کند.',
				ask: 'این روزها دلت به چه گرم است و وقتی می‌گویی‌اش لحنت چیست؟',
			},
			{
				say: 'سؤال بزرگ معمولاً وقتی وارد می‌شود که سؤال کوچکی را پشت در نگه داشته‌اند. نیمه‌شب می‌پرسیم این همه برای چه و عصر همان روز کسی جواب سلاممان را نداده بود. شاید هم نه؛ گاهی بزرگ واقعاً بزرگ است.',
				ask: 'یک ساعت پیش از آمدن این سؤال چه گذشته بود؟',
			},
		],
		deeper: [
			{
				say: 'چینی‌ها دیوار را پر از نقش کردند و رومیان فقط دیوار روبه‌رو را صیقل زدند. پرده که کنار رفت همهٔ آن نقش‌ها در این یکی بود، زیباتر. کسی وسط کار از رومیان نپرسید معنی این سابیدن چیست.',
				ask: 'چه چیزی را می‌توانی مدتی فقط صیقل بدهی، بی‌آنکه نقشی بر آن بزنی؟',
			},
			{
				say: 'در چهارِ جام کسی زیر درخت دست‌به‌سینه نشسته و از ابری جام چهارم را پیش می‌آورند. می‌گویند بی‌حوصله است. شاید هم از ابرها سیر شده باشد.',
				ask: 'کدام پیشنهادها این روزها به دلت نمی‌نشیند و دستت بی‌دعوت سراغ چه می‌رود؟',
			},
			{
				say: 'یکی چهل سال همان کاسه را نقش می‌زند و یکی نُه شغل عوض می‌کند. هر دو نزدیک آخر گفته‌اند که نخ فقط از پشت پیدا بود. از رو به کسی نشانش نداده‌اند.',
				ask: 'اگر فقط به پشت سر نگاه کنی، کدام نخ را می‌بینی که انتخابش نکرده بودی؟',
			},
			{
				say: 'شاید جواب کم نباشد و اشتها کم باشد. معنی مثل نمک است، وقتی نیست فهمیده می‌شود؛ آدم تب‌دار هم در هیچ غذایی نمک نمی‌یابد. از اینجا نمی‌دانم آش بی‌نمک است یا تبی در کار است.',
				ask: 'آخرین بار کی چیزها مزه داشت و مزهٔ چه بود؟',
			},
			{
				say: 'مقنی در تاریکی رو به پایین می‌کَند، به حرف پیرمردی که بوی آب شنیده. پیرمرد قبلاً درست گفته و قبلاً هم اشتباه کرده. مزد را به ساعت می‌دهند، نه به آب.',
				ask: 'تو به حرف چه کسی داری چاه می‌کَنی؟',
			},
			{
				say: 'معنی گاهی مستأجر است. کسی می‌رود، بچه‌ای خانه‌اش را جدا می‌کند، کاری به سرانجام می‌رسد و تازه می‌فهمی هدفت پیش او می‌نشسته. عیب نیست؛ فقط باید در سنی بدموقع دنبال اتاق بگردد.',
				ask: 'معنای روزهایت پیش چه کسی یا چه چیزی خانه داشت؟',
			},
			{
				say: 'به قلهٔ این قصه‌ها چندان اعتماد ندارم. منظره خوب است و کاری برای کردن نیست. آنچه مردم بعدها با چشم روشن تعریف می‌کنند بیشتر در آشپزخانه گذشته و پای نفر سومی در میان بوده.',
				ask: 'آخرین باری که یادت رفت بپرسی برای چه، آن نفر سوم که بود؟',
			},
			{
				say: 'از ملا پرسیدند ماه به‌دردبخورتر است یا خورشید. گفت ماه، چون شب که تاریک است می‌تابد. کسی هنوز جوابش را نداده، و این هم راهی است برای ندیدن آنچه با نورش می‌بینیم.',
				ask: 'باقی چیزها را با نور چه می‌بینی که هرگز نامش را نبرده‌ای؟',
			},
			{
				say: 'تن نمی‌پرسد برای چه؛ در همان روزی که تصمیم گرفته‌ای هیچ‌چیز مهم نیست، بریدگی انگشت را می‌بندد، تمیز هم می‌بندد. لازم نیست از آن مذهبی بسازی.',
				ask: 'این روزها چه چیزی در تو بی‌دستور روییده یا جوش خورده، و کی متوجهش شدی؟',
			},
			{
				say: 'مرد چراغ‌به‌دست را همه از حرفش می‌شناسند که آدم می‌جست. من به روغن چراغ فکر می‌کنم که هر صبح باید پر می‌شد. جست‌وجو هم خرج روزانه دارد و کسی باید برود روغن بخرد.',
				ask: 'جست‌وجوی تو روزی چقدر خرج دارد و از کجا می‌آوری‌اش؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'برای این سؤال نوشته‌های ما از درهای کوچک می‌روند: هر بار یک نماد، یک کلمه، یک ورق.' },
			{ page: 'hafez', line: 'حافظ هم پرسید این همه برای چه، و در جمع خوبی پرسید؛ دیوانش اینجا باز می‌شود.' },
			{ page: 'gardner-test', line: 'آنچه دست و گوش با میل می‌کنند یک راه ورود است؛ آزمون هشت هوش از همان می‌پرسد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'في نهاية طريق العطّار يصل ثلاثون طائرًا متعبًا، فيجدون مرآة حيث ظنّوا ملكًا. إنّها أجمل تورية في الفارسيّة كما يُقال. وأفكّر أحيانًا في الذين رجعوا من الوادي الثالث وبنوا أعشاشًا.',
				ask: 'ماذا كنتم تنتظرون أن تروا عند هذا الموضع من الطريق؟',
			},
			{
				say: 'قاس الخيّام السنة أدقّ ممّا قاسها أهل زمانه، ثمّ اشتهر بسؤاله: لِمَ هذا كلّه. اجتمع الأمران في رأس واحد، ولم تفُته بسبب السؤال نجمة واحدة.',
				ask: 'ما العمل الذي ما زلتم تتقنونه، مع أنّكم لا تعرفون غايته؟',
			},
			{
				say: 'في ورقة العالم، وهي الأخيرة، راقصٌ داخل إكليل من ورق يمسك عصوين لا نعرف لماذا. هي ورقة التمام. ومن بلغها لا ثوب عليه ولا بيت له، والغريب أنّه يرقص.',
				ask: 'ما الذي اكتمل لكم قريبًا وترككم معلّقين في الهواء؟',
			},
			{
				say: 'قال المعرّيّ إنّ الحياة كلّها تعب وعجب من الراغب في الازدياد. ثمّ جلس يُملي كلّ يوم على كاتب عشرات الكتب. لعلّ اليد كانت تعرف شيئًا لم تقله القصيدة، ولعلّها كانت تعرف الإملاء فقط.',
				ask: 'ماذا تفعل يدكم كلّ يوم خلافًا لما يقوله رأسكم؟',
			},
			{
				say: 'كان أهل السوق لا يسألون عن معنى الحياة، يسألون: كيف الشغل، ويُصغون إلى النبرة قبل الجواب. صارت كلمة الهدف تُستعمل كثيرًا حتّى صدر عنها صرير.',
				ask: 'بماذا تنشغل أيّامكم الآن، وبأيّ نبرة تقولون ذلك؟',
			},
		],
		deeper: [
			{
				say: 'نقش أهل الصين جدارهم بكلّ لون، واكتفى الروم بصقل الجدار المقابل. ولمّا رُفع الستار ظهر النقش كلّه في المصقول أبهى ممّا كان. لم يسألهم أحد أثناء العمل عن معنى هذا الفرك.',
				ask: 'ما الشيء الذي تقدرون على صقله زمنًا دون أن ترسموا عليه شيئًا؟',
			},
			{
				say: 'في ورقة الكؤوس الأربعة جالسٌ تحت شجرة وقد ضمّ ذراعيه، وكأس رابعة تُمدّ إليه من سحابة. قيل ملول. وربّما كان قد شبع من السحاب.',
				ask: 'أيّ العروض لا يُحرّك فيكم شيئًا هذه الأيّام، وإلى ماذا تمتدّ يدكم من تلقاء نفسها؟',
			},
			{
				say: 'واحد يزخرف الإبريق نفسه أربعين سنة، وآخر يبدّل تسع مهن. سُمع كلاهما في أواخر العمر يقول إنّ الخيط لم يكن يُرى إلّا من الخلف.',
				ask: 'أيّ خيط لا ترونه إلّا إذا التفتّم إلى الوراء، ولم يكن عن اختياركم؟',
			},
			{
				say: 'قد لا يكون الجواب هو المفقود بل الشهيّة. المعنى كالملح لا تنتبهون إليه إلّا إذا غاب، والمحموم لا يجده في أيّ طعام. ولا أعرف من هنا أهي قدرٌ بلا ملح أم حمّى.',
				ask: 'متى وجدتم للأشياء طعمًا آخر مرّة، وطعم أيّ شيء كان؟',
			},
			{
				say: 'يحفر القنّاء في الظلام نزولًا، معتمدًا على كلمة شيخ شمّ رائحة الماء. أصاب الشيخ من قبل وأخطأ من قبل. والأجرة بالساعة، لا بالماء.',
				ask: 'على كلمة من تحفرون أنتم في هذا الظلام، وكم ذراعًا بلغتم حتّى الآن؟',
			},
			{
				say: 'يسكن المعنى أحيانًا بالإيجار عند شخص أو قضيّة. يرحل الشخص أو تُحسم القضيّة، فتكتشفون أنّه كان يقيم هناك. لا عيب في هذا، غير أنّه يبحث عن غرفة في سنّ محرجة.',
				ask: 'عند من أو عند أيّ شيء كان المعنى ساكنًا في حياتكم؟',
			},
			{
				say: 'لا أثق كثيرًا بقمم الجبال في هذه الحكايات. المنظر حسن ولا عمل هناك. وأكثر ما يرويه الناس بعيون لامعة وقع في مطبخ وكان فيه شخص ثالث.',
				ask: 'من كان الشخص الثالث آخر مرّة نسيتم فيها السؤال عن الغاية؟',
			},
			{
				say: 'سُئل جحا: أيّهما أنفع، الشمس أم القمر، فقال: القمر، فهو يطلع في الظلام. لم يُفحمه أحد حتّى اليوم. وهي أيضًا طريقة في نسيان النور الذي نرى به كلّ شيء آخر.',
				ask: 'بنور أيّ شيء ترون بقيّة الأشياء دون أن تذكروه؟',
			},
			{
				say: 'لا يسأل الجسد لماذا. يُغلق جرح الإصبع في اليوم نفسه الذي تقرّرون فيه أنّ لا شيء يهمّ، ويُغلقه بعناية. لا حاجة بكم إلى تحويل ذلك إلى مذهب، غير أنّ إغفاله قلّة أدب.',
				ask: 'ما الذي نما أو التأم فيكم من تلقاء نفسه في هذه المدّة؟',
			},
			{
				say: 'عاش حيّ بن يقظان وحده في جزيرة ووصل إلى أعلى المعاني، ثمّ لقي الناس وحاول أن يعلّمهم ففشل وعاد. يُعجب القرّاء بالصعود. وأنا أقف عند الغزالة التي أرضعته ولم تفكّر في شيء من ذلك.',
				ask: 'من أرضع أيّامكم في صمت قبل أن تبدؤوا التفكير فيها؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'تدخل بكم صفحاتنا إلى هذا السؤال من أبواب صغيرة: رمز واحد أو كلمة واحدة أو ورقة واحدة.' },
			{ page: 'hafez', line: 'سأل حافظ أيضًا لماذا كلّ هذا، وسأل في صحبة طيّبة؛ فافتحوا ديوانه هنا.' },
			{
				page: 'gardner-test',
				line: 'ما تفعله يدكم وأذنكم عن رغبة باب من الأبواب، واختبار الذكاءات الثمانية يسألكم عنه.',
			},
		],
	},
	es: {
		first: [
			{
				say: 'Al final del camino de Attar llegan treinta pájaros cansados y a medio desplumar, y donde esperaban un rey encuentran un espejo. Dicen que es el juego de palabras más hermoso del persa. A veces pienso en los que se volvieron en el tercer valle e hicieron nido.',
				ask: '¿Qué esperabas haber encontrado ya a estas alturas del camino?',
			},
			{
				say: 'Jayyam midió el año con más exactitud que nadie en su siglo y se lo recuerda por preguntar para qué. Las dos cosas cabían en una cabeza. Por la pregunta no se le escapó ninguna estrella.',
				ask: '¿Qué sigues haciendo con cuidado aunque no sepas para qué sirve?',
			},
			{
				say: 'El Mundo, la última carta, baila dentro de una corona de hojas con una varita en cada mano, y nadie ha averiguado para qué las quiere. Es la carta de lo acabado. Quien llega no tiene ropa ni casa.',
				ask: '¿Qué se te ha terminado hace poco y te ha dejado en el aire?',
			},
			{
				say: 'Teresa de Ávila decía que también entre los pucheros anda el Señor. Se cita mucho y se olvida que lo decía a monjas contrariadas porque les tocaba cocina. Fuera cual fuera la fe, el puchero estaba.',
				ask: '¿Qué puchero tienes delante, y qué harías si no fuera ese?',
			},
			{
				say: 'La pregunta grande suele entrar porque a una pequeña no le abrieron la puerta. De madrugada es «para qué todo», y por la tarde alguien no había devuelto un saludo. Aunque hay noches en que la grande es grande de verdad.',
				ask: '¿Qué había pasado una hora antes de que llegara?',
			},
		],
		deeper: [
			{
				say: 'Los chinos pintaron su pared de mil colores y los griegos solo pulieron la de enfrente. Al correrse la cortina, una estaba dentro de la otra, y más bella. A los griegos nadie les preguntó, mientras frotaban, qué significaba aquello.',
				ask: '¿Qué podrías pulir una temporada sin pintar nada encima?',
			},
			{
				say: 'En el cuatro de copas alguien, de brazos cruzados bajo un árbol, no mira la copa que le tienden desde una nube. Se dice que se aburre. También puede ser que esté ya hasta la coronilla de nubes.',
				ask: '¿Qué ofertas no te mueven un dedo, y hacia qué se te va la mano sin que te lo pidan?',
			},
			{
				say: 'Hay quien pinta la misma taza cuarenta años y quien cambia nueve veces de oficio. A unos y a otros se les ha oído decir, ya tarde, que el hilo solo se veía por detrás.',
				ask: 'Mirando nada más que hacia atrás, ¿qué hilo ves que no escogiste?',
			},
			{
				say: 'Quizá no falte la respuesta, sino el apetito. El sentido, como la sal, se nota cuando no está, y quien tiene fiebre no la encuentra en ningún plato. Desde aquí no distingo la sopa de la fiebre.',
				ask: '¿Cuándo tuvieron sabor las cosas por última vez, y a qué sabían?',
			},
			{
				say: 'El zahorí señalaba un punto del campo con su horquilla y otros cavaban. Unas veces salía agua y otras se pagaba igual el jornal. Nadie cava sin la palabra de alguien.',
				ask: '¿Por la palabra de quién cavas tú, y cuánto hace que no le preguntas?',
			},
			{
				say: 'El sentido vive a veces de alquiler en otra persona o en una causa. Se va la persona, se gana o se pierde la causa, y solo entonces se descubre que vivía ahí. No es vergüenza; es buscar piso a una edad incómoda.',
				ask: '¿En casa de quién, o de qué, vivía el tuyo?',
			},
			{
				say: 'De las cumbres de estos cuentos desconfío. Hay buenas vistas y nada que hacer. Lo que la gente cuenta con los ojos encendidos ocurrió en cocinas y tenía que ver con una tercera persona.',
				ask: 'La última vez que olvidaste preguntar para qué, ¿quién era esa tercera persona?',
			},
			{
				say: 'Al mulá le preguntaron qué servía más, el sol o la luna. La luna, dijo, que alumbra cuando está oscuro. Nadie le ha ganado todavía, y es una forma de no ver aquello con lo que se ve.',
				ask: '¿Con qué luz ves todo lo demás, aunque nunca la menciones?',
			},
			{
				say: 'El cuerpo no pregunta para qué: cierra el corte del dedo el mismo día en que se decidió que nada importa, y lo cierra con esmero. No hay que fundar nada sobre eso. Pasarlo por alto me parece descortés.',
				ask: '¿Qué ha crecido o soldado en ti últimamente sin que se lo pidieras?',
			},
			{
				say: 'Segismundo, en su torre, no averigua si sueña o vive, y resuelve obrar bien por si acaso. Es una respuesta modesta para una pregunta de ese tamaño. Calderón se la da en la última jornada, y todavía le queda una guerra.',
				ask: '¿Qué haces tú «por si acaso», aun sin saber la respuesta?',
			},
		],
		offers: [
			{
				page: 'blog',
				line: 'A esta pregunta nuestras páginas entran por puertas pequeñas: un símbolo, una palabra, una carta cada vez.',
			},
			{ page: 'hafez', line: 'Hafez preguntó también para qué, y en buena compañía; su libro se abre aquí.' },
			{
				page: 'gardner-test',
				line: 'Lo que la mano y el oído hacen a gusto es una entrada; la prueba de las ocho inteligencias pregunta por eso.',
			},
		],
	},
};
