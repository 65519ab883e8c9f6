import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Luqman ate a bitter melon with so much relish that his master asked for a slice, and it blistered his tongue. Luqman said that he had eaten so many sweet ones from this hand that he was ashamed to make a face at one. I should like to have seen the eleventh.',
				ask: 'What sweet thing of these days has come from a hand you know?',
			},
			{
				say: 'There is a blank in most letters of thanks where the thing itself should be. “For everything”, people write, and everything has no handle. What you bring has one, I think, or you would not have told it.',
				ask: 'If you took it by the handle, which single moment would you be holding?',
			},
			{
				say: 'The Sun card puts a bare child on a grey horse with no reins, and behind it a wall with sunflowers that look the wrong way. Joy, and a wall. One does not know whether it has just been left behind or still protects somebody.',
				ask: 'What wall stands behind this gladness, and when was it built?',
			},
			{
				say: 'In Persian one says “may your hand not hurt” to the person who brings the tea. It is the most exact thanks I know: it looks at the hand. The answer wishes the same to the head.',
				ask: 'Whose hand was in it, and what might that hand have to do otherwise?',
			},
			{
				say: 'The count of the letters gives thanks five hundred and twenty, and five hundred and twenty is a heap. It is said seldom in that dimension. More often a small coin of it is left on the table with the cup.',
				ask: 'To whom have you not yet said it, and what keeps the words back?',
			},
		],
		deeper: [
			{
				say: 'Thanks and debt live in adjacent houses and are forever getting each other’s post. Somebody does one a kindness, and by Thursday it has become a bill. It was perhaps never sent as one.',
				ask: 'Where has your gratitude begun to feel like owing?',
			},
			{
				say: 'Somebody in an old tale used to give thanks for what had not happened: no fire, no letter, the mule that had not fallen at the bend. The list was endless and the company cheerful, though slow to get to the point.',
				ask: 'What has not happened to you lately that well might have?',
			},
			{
				say: 'It is no argument against sorrow. Both can sit on one bench without speaking, and neither has to get up for the other. People who try to shoo away the one with the other generally lose the bench.',
				ask: 'What difficult thing has been sitting next to it, all the while?',
			},
			{
				say: 'The Bedouin carried a jug of rainwater across the desert to the caliph, sure that nothing so sweet existed in Baghdad. The caliph, with the Tigris before his windows, had the jug filled with gold and sent him home by river, so that he should see it. I can never decide whether that was kind.',
				ask: 'What have you carried to somebody in a jug, and how was it taken?',
			},
			{
				say: 'The tongue gets used to it within nine days; I had this from a confectioner. After that only a stranger can tell the owner how good it is. Happy families and good beds suffer from the same.',
				ask: 'Which of your good things would a stranger notice first?',
			},
			{
				say: 'At the harvest in some villages the last sheaf stays standing, for the birds or for nobody. It was not thought of as giving. It was thought of as not taking all.',
				ask: 'What have you left standing this time, and for whom?',
			},
			{
				say: 'Luck has bad manners; it goes to the front of the queue and smiles at the others. Those who were let in that way may feel like ducking a little, at table with people to whom it did not come.',
				ask: 'Before whom do you tone it down, and why before them?',
			},
			{
				say: 'The body says thanks before the mind has found its spectacles: the shoulders come down, one eats an apple to the core, one sleeps on the side one had stopped sleeping on. It says it to nobody in particular.',
				ask: 'How did your body take it, before you had found words?',
			},
			{
				say: 'One can keep it by using it. The good plates in the cabinet have outlasted three generations and seen no soup. There is also something to be said for plates that got broken on a Sunday when everybody was there.',
				ask: 'What good thing are you saving up, and for which Sunday?',
			},
		],
		offers: [
			{ page: 'hafez', line: 'On glad days Hafez was opened too, in order to hear it said better; the book is here.' },
			{
				page: 'moulana',
				line: 'Luqman and the Bedouin with his jug are both in the Masnavi, which can be opened for a good day.',
			},
			{
				page: 'blog',
				line: 'If you would like to stay with it a little, our pages on feasts and customs are in no hurry either.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'لقمان خربزهٔ تلخ را چنان با میل خورد که خواجه هوس کرد و زبانش تاول زد. گفت از این دست آن‌قدر شیرین خورده‌ام که شرمم آمد سر یکی رو ترش کنم. کاش حالش را سر قاچ هفدهم هم تعریف کرده بودند.',
				ask: 'کدام شیرینیِ این روزها از دستی رسید که می‌شناسی؟',
			},
			{
				say: 'ما به آن که چای می‌آورد می‌گوییم «دستت درد نکند». دقیق‌ترین تشکری است که می‌شناسم: به دست نگاه می‌کند. جوابش هم سلامت سر را می‌خواهد.',
				ask: 'دست چه کسی در این کار بود و آن دست باقی روز چه می‌کند؟',
			},
			{
				say: 'در ورق خورشید کودکی بر اسبی بی‌افسار نشسته و پشتش دیواری است با آفتابگردان. شادی و یک دیوار. معلوم نیست تازه از آن گذشته یا هنوز پناه کسی است.',
				ask: 'پشت این دلخوشی کدام دیوار ایستاده و از کی آنجاست؟',
			},
			{
				say: 'در نامه‌های تشکر جای اصل مطلب خالی است. می‌نویسند «برای همه‌چیز»، و همه‌چیز دسته ندارد که بگیری. آنچه تو آوردی گمانم دسته‌ای دارد، وگرنه نمی‌گفتی‌اش.',
				ask: 'اگر از دسته‌اش بگیری، کدام لحظه در دستت می‌ماند؟',
			},
			{
				say: 'شکر در ابجد پانصد و بیست است و همین سه حرف را اگر جور دیگر بخوانی قند می‌شود. خطاط‌ها با این بازی می‌کردند و قنادها هم. مزه‌شان اما یکی نیست: یکی را باید گفت تا شیرین شود.',
				ask: 'هنوز به چه کسی نگفته‌ای و چه چیزی جلوی حرف را گرفته؟',
			},
		],
		deeper: [
			{
				say: 'شکر و بدهکاری همسایه‌اند و نامه‌های هم را می‌گیرند. کسی لطفی می‌کند و تا پنجشنبه شده صورتحساب. شاید آن که فرستاد هیچ‌وقت به نیت صورتحساب نفرستاده بود.',
				ask: 'سپاسگزاری‌ات کجا و پیش چه کسی دارد مزهٔ قرض می‌گیرد؟',
			},
			{
				say: 'بادیه‌نشینی کوزه‌ای آب باران از کویر برای خلیفه برد، مطمئن که در بغداد چنین شیرین نیست. خلیفه کوزه را پر از زر کرد و گفت از راه دجله برش گردانید تا ببیند. هنوز نمی‌دانم این مهربانی بود یا نه.',
				ask: 'تو چه چیزی را در کوزه برای کسی برده‌ای و چطور پذیرفتش؟',
			},
			{
				say: 'دلخوشی دلیلی علیه غم نیست. هر دو روی یک نیمکت می‌نشینند بی‌آنکه حرف بزنند و لازم نیست یکی برای دیگری بلند شود. آن که می‌خواهد با این یکی آن یکی را براند معمولاً نیمکت را هم از دست می‌دهد.',
				ask: 'کدام سختی در تمام این مدت کنارش نشسته بود؟',
			},
			{
				say: 'قنادی می‌گفت زبان نُه‌روزه عادت می‌کند؛ بعد فقط غریبه می‌تواند به صاحبش بگوید چقدر خوب است. رختخواب خوب و خانهٔ آرام هم به همین درد دچارند.',
				ask: 'از خوبی‌های زندگی‌ات غریبه اول کدام را می‌بیند؟',
			},
			{
				say: 'بعضی دهقان‌ها دستهٔ آخر گندم را درو نمی‌کردند، برای پرنده یا برای هیچ‌کس. نامش بخشیدن نبود. نامش این بود که همه را برنداری.',
				ask: 'این بار چه چیزی را درو نکرده گذاشته‌ای و کسی متوجه شد؟',
			},
			{
				say: 'بخت بی‌ادب است؛ از جلوی صف می‌رود و به بقیه لبخند می‌زند. آن که این‌طور راهش داده‌اند، سر سفرهٔ کسانی که به آنها نرسیده کمی سرش را پایین می‌گیرد.',
				ask: 'جلوی چه کسی آن را کوچک‌تر تعریف می‌کنی و چرا جلو او؟',
			},
			{
				say: 'تن پیش از آنکه فکر عینکش را پیدا کند تشکر کرده: شانه‌ها پایین آمده، سیب تا هسته خورده شده، خواب به همان پهلویی رفته که مدتی نمی‌رفت.',
				ask: 'این خبر خوب را تنت چطور شنید؟',
			},
			{
				say: 'بشقاب‌های گلسرخی سه نسل در ویترین دوام آوردند و آش ندیدند. آنهایی هم که یک جمعهٔ شلوغ شکستند حرفی برای گفتن دارند. نگه داشتن و خرج کردن هر دو جور قدردانی‌اند.',
				ask: 'کدام چیز خوب را کنار گذاشته‌ای و برای کدام جمعه؟',
			},
			{
				say: 'می‌گویند کسی شکر چیزهایی را می‌گفت که پیش نیامده بود: آتشی که نگرفت، قاطری که سر پیچ نلغزید. فهرستش تمام نمی‌شد و آدم شادی بود، فقط دیر به اصل حرف می‌رسید.',
				ask: 'این روزها چه چیزی برایت پیش نیامده که جای شکر دارد؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'روزهای خوش هم حافظ باز می‌کردند تا همان را بهتر بشنوند؛ کتاب همین‌جاست.' },
			{ page: 'moulana', line: 'لقمان و آن بادیه‌نشین با کوزه‌اش در مثنوی‌اند، و کتاب را برای روز خوب هم می‌شود گشود.' },
			{
				page: 'blog',
				line: 'اگر دوست داری کمی بیشتر در این حال بمانی، نوشته‌های ما دربارهٔ جشن‌ها و رسم‌ها هم عجله ندارند.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'أكل لقمان بطّيخة مُرّة بشهيّة حتّى اشتهاها سيّده فقرح لسانه. قال لقمان: أكلتُ من هذه اليد حلوًا كثيرًا فاستحييتُ أن أعبس لواحدة. ليتهم سألوه متى عرف المرارة، عند القطعة الأولى أم عند الأخيرة.',
				ask: 'أيّ حلاوة جاءتكم في هذه الأيّام من يد تعرفونها؟',
			},
			{
				say: 'يقول العرب لمن طبخ «تسلم الأيدي»، ولا يقولون يسلم الطعام. شكرٌ ينظر إلى اليد لا إلى الصحن، ومن أجاب ردّ السلامة على قائلها. قلّما رأيت عبارة تعرف مكانها هكذا.',
				ask: 'يد من امتدّت إليكم في هذا الأمر، وماذا تصنع تلك اليد في بقيّة يومها؟',
			},
			{
				say: 'في ورقة الشمس طفل على فرس بلا لجام، وخلفه جدار عليه دوّار الشمس. فرحٌ وجدار. لا نعرف أعبره الطفل لتوّه أم ما زال الجدار يحمي أحدًا.',
				ask: 'أيّ جدار يقف وراء سروركم هذا؟',
			},
			{
				say: 'في أكثر رسائل الشكر فراغ في موضع الشيء نفسه. يكتبون «على كلّ شيء»، وكلّ شيء لا مقبض له. وما ذكرتموه هنا له مقبض فيما أظنّ، وإلّا لما حكيتموه.',
				ask: 'أيّ لحظة بعينها تبقى في يدكم إذا أمسكتم الخبر من مقبضه؟',
			},
			{
				say: 'كلمة «شكر» في الجُمّل خمسمئة وعشرون، وكلمة «سكّر» مئتان وثمانون، والفرق ثلاث نقط لا غير. غير أنّ السكّر يحلو وحده، والشكر لا يحلو حتّى يُقال.',
				ask: 'لمن لم تقولوه حتّى الآن، وما الذي يؤخّركم؟',
			},
		],
		deeper: [
			{
				say: 'الشكر والدَّين جاران تختلط رسائلهما. يأتيكم معروف يوم الاثنين، فإذا به يوم الخميس فاتورة. ولعلّ صاحبه لم يرسله على أنّه فاتورة أصلًا.',
				ask: 'أين بدأ امتنانكم يأخذ طعم الدَّين، ومن الذي غيّر طعمه؟',
			},
			{
				say: 'حمل أعرابيّ جرّة من ماء المطر إلى الخليفة واثقًا أنّ بغداد لا تعرف مثله. ملأها الخليفة ذهبًا، وأمر أن يُردّ في سفينة على دجلة ليراه. ما زلت لا أدري أكان ذلك لطفًا.',
				ask: 'ماذا حملتم يومًا في جرّة إلى أحد، وكيف استقبله؟',
			},
			{
				say: 'ليس حجّةً على الحزن. يجلس الاثنان على مقعد واحد ولا يتكلّمان، ولا يقوم أحدهما للآخر. ومن أراد أن يطرد هذا بذاك خسر المقعد في العادة.',
				ask: 'أيّ صعوبة كانت جالسة إلى جانب شكركم طوال الوقت؟',
			},
			{
				say: 'قال حلوانيّ إنّ اللسان يألف الحلو في تسعة أيّام، ثمّ لا يعرف قدره إلّا الغريب. والفراش الحسن والبيت الهادئ يشكوان الشكوى نفسها ولا يُسمع لهما.',
				ask: 'أيّ شيء حسن يراه الغريب في حياتكم قبل أن تروه أنتم؟',
			},
			{
				say: 'كان بعض أهل القرى يتركون آخر حزمة من السنبل قائمة، للطير أو لغير أحد. لم يسمّوا ذلك عطاءً، وإنّما كان عندهم ألّا يؤخذ كلّ شيء.',
				ask: 'ماذا تركتم قائمًا في هذه المرّة، ولمن تركتموه؟',
			},
			{
				say: 'الحظّ قليل الأدب، يتقدّم الصفّ ويبتسم للواقفين. ومن أُدخل على هذا النحو خفض رأسه قليلًا بين قوم لم يصلهم شيء، وحكى القصّة أصغر ممّا وقعت.',
				ask: 'أمام من تصغّرون هذا الخبر، ولماذا أمامه هو؟',
			},
			{
				say: 'يشكر الجسد قبل أن تجد الفكرة نظّارتها: تهبط الكتفان، وتؤكل التفّاحة إلى لبّها، ويعود النوم إلى جنب كان قد هجره. يقولها هكذا ولا يخصّ بها أحدًا بعينه.',
				ask: 'كيف تلقّى جسدكم هذا الخبر الحسن؟',
			},
			{
				say: 'عاشت صحون العرس في الخزانة ثلاثة أجيال ولم ترَ حساءً. والصحون التي انكسرت في جمعة ازدحم فيها البيت عندها ما تقوله أيضًا. الحفظ والاستعمال كلاهما نوع من التقدير.',
				ask: 'أيّ شيء حسن تدّخرونه، ولأيّ جمعة؟',
			},
			{
				say: 'كان أحدهم يشكر على ما لم يقع: نار لم تشتعل، ورسالة لم تأت، وبغلة لم تزلّ عند المنعطف. لا آخر لقائمته، وكان مرحًا، غير أنّه يتأخّر في الوصول إلى مقصده.',
				ask: 'ما الذي لم يقع لكم في هذه الأيّام ويستحقّ أن تذكروه؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'كانوا يفتحون حافظًا في أيّام السرور أيضًا ليسمعوا المعنى نفسه أحسن؛ والكتاب هنا لكم.' },
			{ page: 'moulana', line: 'لقمان والأعرابيّ بجرّته في المثنوي؛ افتحوه ليوم طيّب كذلك.' },
			{
				page: 'blog',
				line: 'إن أردتم أن تطيلوا البقاء في هذا الحال قليلًا، فصفحاتنا عن الأعياد والعادات لا تستعجل هي الأخرى.',
			},
		],
	},
	es: {
		first: [
			{
				say: 'Luqmán comió un melón amargo con tanto gusto que su amo pidió un trozo y se le llagó la lengua. «De esta mano he comido muchos dulces», dijo, «me daba apuro torcer el gesto por uno». Ojalá contaran qué pasó con el siguiente.',
				ask: '¿Qué dulzura de estos días te vino de una mano conocida?',
			},
			{
				say: 'En persa, a quien trae el té se le desea que no le duela la mano. Es el agradecimiento más exacto que conozco: mira a la mano y no a la taza. La respuesta desea salud para la cabeza.',
				ask: '¿De quién era la mano en este caso, y qué hace el resto del día?',
			},
			{
				say: 'La carta del Sol pone a una criatura sobre un caballo sin riendas, y detrás un muro con girasoles. Alegría y un muro. No se sabe si acaba de saltarlo o si todavía la protege.',
				ask: '¿Qué muro hay detrás de esta alegría, y quién lo levantó?',
			},
			{
				say: 'En casi todas las cartas de agradecimiento falta el asunto. «Por todo», se escribe, y todo no tiene asa. Lo que has traído creo que la tiene, o no lo habrías contado.',
				ask: 'Si lo cogieras del asa, ¿qué momento concreto tendrías en la mano?',
			},
			{
				say: 'Al pan que se caía al suelo se le daba un beso antes de volver a ponerlo en la mesa. No era por higiene. Alguien se había levantado a las tres para que hubiera pan, y el beso, con retraso, le llegaba.',
				ask: '¿Quién se levantó a las tres para que tú tengas esto?',
			},
		],
		deeper: [
			{
				say: 'La gratitud y la deuda viven puerta con puerta y se equivocan de correo. Te hacen un favor el lunes y el jueves ya parece una factura. Quizá nadie la mandó como tal.',
				ask: '¿Dónde ha empezado a saberte a deuda lo que agradeces?',
			},
			{
				say: 'Un beduino cruzó el desierto con un cántaro de lluvia para el califa, seguro de que en Bagdad no había agua tan dulce. El califa se lo llenó de oro y lo mandó a casa por el Tigris, para que lo viera. Nunca sé si fue amable.',
				ask: '¿Qué has llevado tú en un cántaro a alguien, y cómo lo recibió?',
			},
			{
				say: 'No es un argumento contra la pena. Las dos caben en un banco sin dirigirse la palabra, y ninguna tiene que levantarse. Quien pretende echar a una con la otra suele quedarse sin banco.',
				ask: '¿Qué cosa difícil ha estado sentada al lado todo este tiempo?',
			},
			{
				say: 'Decía un confitero que la lengua se acostumbra al dulce en nueve días, y que después solo un forastero puede decirle al dueño lo bueno que es. A las camas buenas y a las casas tranquilas les ocurre lo mismo.',
				ask: '¿Qué cosa buena de tu vida vería primero un forastero?',
			},
			{
				say: 'Tras la vendimia quedaban racimos que nadie cortaba, y había derecho a rebuscarlos. Dejarlos no se tenía por generosidad. Se llamaba no apurar.',
				ask: '¿Qué has dejado sin apurar esta vez, y quién crees que pasará después a rebuscar?',
			},
			{
				say: 'La suerte tiene malos modales: se cuela la primera y sonríe a los de la fila. A quien entró así le da por agachar un poco la cabeza delante de la gente a la que no le tocó.',
				ask: '¿Delante de quién lo cuentas más pequeño, y por qué ahí?',
			},
			{
				say: 'El cuerpo da las gracias antes de que la cabeza encuentre las gafas: bajan los hombros, se come la manzana hasta el corazón, se duerme otra vez de ese lado. No se las da a nadie en particular.',
				ask: '¿Cómo recibió tu cuerpo la noticia, y en qué lo notaste?',
			},
			{
				say: 'La vajilla buena ha sobrevivido tres generaciones en el aparador sin ver una sopa. Los platos que se rompieron un domingo con la casa llena también tendrían algo que decir.',
				ask: '¿Qué cosa buena estás guardando, y para qué domingo?',
			},
			{
				say: 'Alguien daba gracias por lo que no había ocurrido: el incendio que no hubo, la mula que no resbaló en la curva. La lista no tenía fin, y era una persona alegre a la que costaba llegar al asunto.',
				ask: '¿Qué es lo que no te ha pasado últimamente?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'En los días buenos también se abría a Hafez, para oírlo mejor dicho; el libro está aquí.',
			},
			{
				page: 'moulana',
				line: 'Luqmán y el beduino del cántaro viven en el Masnavi, que se abre igualmente por un día bueno.',
			},
			{
				page: 'blog',
				line: 'Si quieres quedarte un rato en esto, nuestras páginas de fiestas y costumbres tampoco tienen prisa.',
			},
		],
	},
};
