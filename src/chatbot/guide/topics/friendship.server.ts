import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'A mouse and a frog in the Masnavi were such friends that they tied a string from foot to foot, so as to find each other between land and water. It was a raven that tested the knot. I have always thought the string a good idea, and a little short.',
				ask: 'How long is the string between you two, and who last pulled at it?',
			},
			{
				say: 'In the sums of the letters the Persian for friend and the word for love come to the same: four hundred and seventy. For love there are shelves of books, and for the other a few proverbs, most of them about money.',
				ask: 'What has this friendship given you that there is no shelf for?',
			},
			{
				say: 'A bear was saved from a dragon and stayed by its rescuer’s bed out of gratitude, brushing off a fly. In the end it took a stone to the fly. The bear meant it from the heart, and the tellers never say what became of the bear.',
				ask: 'When did somebody last mean well by you, and where did the stone land?',
			},
			{
				say: 'The Three of Cups lifts three cups in a garden, and one cannot see whose garden it is, nor who will clear up. It is the happiest of the cards with feet in it. Friendship is seldom painted on the day after.',
				ask: 'What did the day after look like, this time?',
			},
			{
				say: 'Persians speak of bread and salt: whoever has eaten them at a table is bound to that table, and the salt counts for more. It is a small substance to hang so much on. One does not see it in the dish, and one notices at once when it is gone.',
				ask: 'When did you first notice that something in the dish was missing, or was there?',
			},
		],
		deeper: [
			{
				say: 'A sick neighbour was visited by a deaf man, who had worked out the whole talk beforehand: how are you, better, thank God. “I am dying”, said the neighbour. “Thank God”, said he. He walked home pleased to have done his duty.',
				ask: 'What did you have ready to say, and what was the other really telling you?',
			},
			{
				say: 'Some friendships are a bridge and some a bench. Across the bridge one got somewhere, to a town, through a divorce, over an exam; one may be grateful and not go back daily. Benches have no such excuse.',
				ask: 'Which of the two was this, when it was at its best?',
			},
			{
				say: 'There is usually one who rings and one who is rung. Both can be quite happy for years, until the first one counts. It is a fateful afternoon, for sums of this kind never come out.',
				ask: 'Who rings, between you, and since when has it been so?',
			},
			{
				say: 'Joseph’s brothers, Brutus, the barber of Midas: the great betrayals are by those who knew where the key was. It is no argument against handing out keys. It is one for remembering how many are about.',
				ask: 'Who holds a key of that kind to you, and how did they come by it?',
			},
			{
				say: 'A friend is also a witness. Without that person nobody can swear any more that you once jumped off the harbour wall in December. A part of the past hangs by one nail.',
				ask: 'What would only the two of you know, if you were asked about it in court?',
			},
			{
				say: 'Joking holds some of them together for thirty years, and then comes a night when the joke will not do. One reaches for it, and it is as though the handle had come off.',
				ask: 'What have you two never spoken of without a joke?',
			},
			{
				say: 'Envy sits at this table as well, with its own cup. It is the cousin nobody invited, and knows everyone by name. Poets sang of wine and left it to the proverbs; I would not throw it out before it has said what it wants.',
				ask: 'What would be hardest to look at, if the friend got it before you?',
			},
			{
				say: 'Rumi’s old pupils drove Shams out of Konya for friendship’s sake. They wanted their friend back as he had been. It is the most respectable of motives, and it broke a good deal of crockery.',
				ask: 'What in the other one is no longer as it was, and what is exactly so?',
			},
			{
				say: 'The shoulder remembers it longer than the head: a certain hug that went a second too long, an arm withdrawn. One can be polite by letter for years, and the arm will not be talked round.',
				ask: 'How did the two of you greet each other last time, in exact detail?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'A few cards sometimes show the space between two chairs better than talk does, and never say who was right.',
			},
			{
				page: 'mbti',
				line: 'The type test is sometimes worth taking because of a friend, to see why one of you rings and one does not.',
			},
			{
				page: 'big-five',
				line: 'Warmth and the need for peace are two separate scales, and the Big Five keeps them apart.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'موش و قورباغه در مثنوی چنان رفیق شدند که نخی از پا به پا بستند تا میان آب و خشکی هم را پیدا کنند. کلاغ بود که گره را امتحان کرد. من آن نخ را فکر خوبی می‌دانم، فقط کمی کوتاه بود.',
				ask: 'نخ میان شما چقدر است و آخرین بار چه کسی کشیدش؟',
			},
			{
				say: 'دوست و عشق در ابجد یکی درمی‌آیند، چهارصد و هفتاد. برای عشق قفسه‌ها پر شده و برای دوستی چند ضرب‌المثل مانده که بیشترشان هم دربارهٔ قرض است.',
				ask: 'این رفاقت چه به تو داده که برایش قفسه‌ای نساخته‌اند؟',
			},
			{
				say: 'خرسی را از دهان اژدها نجات دادند و او از حق‌شناسی بالای سر مرد ماند و مگس می‌راند؛ آخر سنگی برداشت که مگس را بزند. دلش صاف بود. کسی نپرسید خرس بعد از آن چه کشید.',
				ask: 'آخرین بار چه کسی خیرِ تو را خواست و سنگ کجا فرود آمد؟',
			},
			{
				say: 'می‌گوییم نان و نمک خورده‌ایم. نان را می‌شود دید، ولی همه چیز را به نمک بسته‌اند که در غذا گم است و نبودنش زود پیدا می‌شود.',
				ask: 'از کی فهمیدی چیزی در این غذا کم است، یا هنوز هست؟',
			},
			{
				say: 'سه جام در ورقش سه نفر را در باغی نشان می‌دهد، جام‌ها بالا. معلوم نیست باغ مال کیست و ظرف‌ها را که می‌شوید. از رفاقت همیشه همین شب را می‌کشند و نقاش پیش از صبح می‌رود.',
				ask: 'فردای آن شب، این بار، چه شکلی بود؟',
			},
		],
		deeper: [
			{
				say: 'ناشنوایی به عیادت همسایه رفت و همهٔ گفت‌وگو را از پیش حساب کرده بود: می‌گوید بهترم، می‌گویم شکر. همسایه گفت مُردم و او گفت شکر. خوشحال به خانه برگشت که حق همسایگی را ادا کرده.',
				ask: 'تو چه جوابی را آماده کرده بودی و او واقعاً چه می‌گفت؟',
			},
			{
				say: 'بعضی رفاقت‌ها پل است و بعضی نیمکت. از پل به جایی رسیده‌ای، به شهری یا آن سوی یک سال بد، و می‌شود قدرش را دانست و هر روز برنگشت. نیمکت چنین بهانه‌ای ندارد.',
				ask: 'این یکی در بهترین روزهایش کدام بود؟',
			},
			{
				say: 'معمولاً یکی زنگ می‌زند و یکی گوشی را برمی‌دارد. سال‌ها هر دو خوش‌اند، تا روزی که اولی بشمرد. بعدازظهر خطرناکی است، چون این حساب هیچ‌وقت صفر نمی‌شود.',
				ask: 'میان شما چه کسی زنگ می‌زند و از کی این‌طور شد؟',
			},
			{
				say: 'رفیق شاهد هم هست. او که نباشد دیگر کسی نیست که قسم بخورد تو زمستان آن سال با لباس در استخر پریدی. یک تکه از گذشته به یک میخ بند است.',
				ask: 'چه چیزی را فقط شما دو نفر می‌دانید؟',
			},
			{
				say: 'شوخی بعضی رفاقت‌ها را سی سال نگه می‌دارد و شبی می‌رسد که کار نمی‌کند. دست می‌بری و می‌بینی دستگیره‌اش کنده شده است.',
				ask: 'کدام حرف را هرگز بی‌شوخی با هم نزده‌اید، و اگر روزی بی‌شوخی گفته شود از کجا شروع می‌شود؟',
			},
			{
				say: 'حسد هم سر این سفره نشسته و استکان خودش را دارد. فامیلی است که کسی دعوتش نکرده و همه را به اسم می‌شناسد. پیش از بیرون کردنش بد نیست ببینی چه می‌خواهد.',
				ask: 'چه چیزی را اگر رفیقت زودتر از تو داشت، نگاه کردنش سخت‌تر از همه بود؟',
			},
			{
				say: 'یاران قدیم مولانا شمس را راندند تا دوستشان همانی شود که بود. نیتشان آبرومند بود و خیلی چیزها را شکست. آنچه برگشت، آن نبود که رفته بود.',
				ask: 'چه چیزش دیگر مثل قبل نیست و چه چیزش درست همان است؟',
			},
			{
				say: 'می‌گفتند دوست آن است که عیبت را پنهانی بگوید. کمتر گفته‌اند چند بار، با چه صدایی و پیش از شام یا بعد از آن. راستگویی هم قاشق دارد؛ بعضی با ملاقه می‌دهند.',
				ask: 'کدام حرف راست را از او شنیدی یا به او گفتی که هنوز در گلو مانده؟',
			},
			{
				say: 'شانه دیرتر از سر فراموش می‌کند: بغلی که یک ثانیه کوتاه‌تر بود، دستی که پس رفت. سال‌ها می‌شود با پیام مؤدب بود، ولی دست زیر بار نمی‌رود.',
				ask: 'آخرین بار چطور به هم سلام دادید، مو به مو؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'چند ورق تاروت گاهی فاصلهٔ دو صندلی را بهتر از حرف نشان می‌دهد و نمی‌گوید حق با که بود.' },
			{ page: 'mbti', line: 'آزمون تیپ گاهی به خاطر یک رفیق می‌ارزد، تا ببینی چرا یکی زنگ می‌زند و یکی نه.' },
			{ page: 'big-five', line: 'گرمی و نیاز به آرامش دو مقیاس جدا هستند و آزمون پنج عامل قاطی‌شان نمی‌کند.' },
		],
	},
	ar: {
		first: [
			{
				say: 'ربطت فأرة وضفدع في المثنوي خيطًا من قدم إلى قدم، كي تلتقيا بين البرّ والماء. الغراب هو الذي اختبر العقدة. أراها فكرة حسنة، سوى أنّ الخيط كان قصيرًا بعض الشيء.',
				ask: 'كم طول الخيط بينكم الآن، ومن شدّه منكم آخر مرّة؟',
			},
			{
				say: 'كتب ابن المقفّع عن الحمامة المطوّقة التي طارت بالشبكة مع صاحباتها، وطلبت من الجرذ أن يبدأ بقطع عقد غيرها. لولا أنّه أبطأ قليلًا ليسألها لماذا، لما صار ذلك كلّه حكاية.',
				ask: 'من الذي بدأ بعقدة غيره في صداقتكم هذه، ومتى؟',
			},
			{
				say: 'أُنقذ دبّ من تنّين فلازم منقذه حبًّا، يذبّ عنه الذباب، حتّى رفع حجرًا ليقتل ذبابة على وجهه. كانت نيّته صافية تمامًا. ولم يسأل أحد عن حال الدبّ بعد ذلك.',
				ask: 'من الذي أراد بكم خيرًا آخر مرّة، وأين وقع الحجر؟',
			},
			{
				say: 'في ورقة الكؤوس الثلاثة ثلاث يرفعن كؤوسهنّ في حديقة، ولا نعرف لمن الحديقة ولا من سيرفع الأطباق. تُرسم الصداقة دائمًا في تلك الليلة، وينصرف الرسّام قبل الصباح.',
				ask: 'كيف كان صباحكم التالي هذه المرّة؟',
			},
			{
				say: 'يقول الناس «بيننا خبز وملح». الخبز ترونه، أمّا الملح فيغيب في الطعام، ومع ذلك عُلّق عليه العهد كلّه. لا تنتبهون إليه إلّا إذا نقص.',
				ask: 'متى أحسستم أوّل مرّة بأنّ شيئًا نقص من هذا الطعام أو بقي فيه؟',
			},
		],
		deeper: [
			{
				say: 'زار أصمُّ جارًا مريضًا وقد أعدّ الحوار مقدّمًا: سيقول تحسّنت، فأقول الحمد لله. قال الجار: إنّي أموت، فقال: الحمد لله. ورجع إلى داره راضيًا بأداء الواجب.',
				ask: 'ما الجواب الذي أعددتموه، وماذا كان الطرف الآخر يقول لكم حقًّا؟',
			},
			{
				say: 'من الصداقات ما هو جسر وما هو مقعد في حديقة. بالجسر تعبرون إلى مدينة أو إلى ما بعد سنة صعبة، وتحفظون له الجميل دون رجوع كلّ يوم. المقعد لا عذر معه.',
				ask: 'أيّ الاثنين كانت صداقتكم هذه في أحسن أيّامها؟',
			},
			{
				say: 'واحد يتّصل عادةً وواحد يُتّصل به. قد يسعدان بذلك أعوامًا، حتّى يعدّ الأوّل. ذلك مساء خطر، فهذا الحساب لا يستوي أبدًا بين اثنين.',
				ask: 'من الذي يتّصل منكم، ومنذ متى صار الأمر هكذا؟',
			},
			{
				say: 'الصديق شاهدٌ أيضًا. إذا غاب لم يبق من يحلف على تلك القفزة في البحر بثياب المدرسة. قطعة من الماضي معلّقة بمسمار واحد، ولا أحد يطرق المسمار من جديد.',
				ask: 'أيّ شيء لا يعرفه في العالم كلّه إلّا أنتم وصديق واحد؟',
			},
			{
				say: 'حملت النكتة بعض الصداقات ثلاثين سنة، ثمّ تأتي ليلة لا تنفع فيها. تمدّون يدكم إليها فإذا المقبض قد انخلع في الكفّ، والباب مغلق كما هو.',
				ask: 'أيّ حديث لم يجرِ بينكم قطّ إلّا مازحًا؟',
			},
			{
				say: 'للحسد مقعد على هذه المائدة وكأسه أمامه. قريبٌ لم يدعه أحد ويعرف الجميع بأسمائهم. لا أرى أن يُطرد قبل أن يقول ما الذي يريده بالضبط.',
				ask: 'أيّ شيء يصعب عليكم النظر إليه لو ناله الصديق قبلكم؟',
			},
			{
				say: 'طرد أصحاب الرومي شمسًا ليعود صديقهم كما كان. دافع محترم كسر أواني كثيرة. والذي رجع إليهم بعد ذلك لم يكن هو الذي ذهب.',
				ask: 'ما الذي لم يعد في الصديق كما كان، وما الذي بقي كما هو تمامًا؟',
			},
			{
				say: 'قالوا: صديقك من صدَقك. ولم يقولوا كم مرّة في الأسبوع، وبأيّ صوت، وقبل العشاء أم بعده. للصدق ملعقة، وبعض الناس يسقيه بالمغرفة ثمّ يعجب من السعال.',
				ask: 'أيّ كلمة صادقة قلتموها أو سمعتموها وما زالت في الحلق؟',
			},
			{
				say: 'الكتف أبطأ نسيانًا من الرأس: عناق قصر ثانية، ويد انسحبت. يمكنكم التلطّف بالرسائل أعوامًا، واليد لا تُقنَع بالكلام. تعرف وحدها أين توقّفت المرّة الماضية.',
				ask: 'كيف كان سلامكم في اللقاء الأخير، بأدقّ تفاصيله؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'قد تُظهر لكم بضع أوراق ما بين كرسيّين خيرًا من الكلام، ولا تقول من كان على حقّ.' },
			{ page: 'mbti', line: 'قد تُجرون اختبار الأنماط من أجل صديق، لتعرفوا لماذا يتّصل أحدكم ولا يتّصل الآخر.' },
			{ page: 'big-five', line: 'الدفء والحاجة إلى السكينة مقياسان منفصلان، واختبار العوامل الخمسة لا يخلط بينهما.' },
		],
	},
	es: {
		first: [
			{
				say: 'Un ratón y una rana se hicieron tan amigos que se ataron un hilo de pata a pata, para encontrarse entre la tierra y el agua. Fue un cuervo quien probó el nudo. A mí el hilo me parece buena idea, aunque algo corto.',
				ask: '¿Cuánto mide el hilo entre ustedes, y quién tiró por última vez?',
			},
			{
				say: 'En Calila y Dimna la paloma atrapada le pide al ratón que roa primero los lazos de las demás. Él se detiene a preguntarle por qué, y gracias a esa demora existe el cuento.',
				ask: '¿Quién empezó por los lazos del otro en esta amistad, y cuándo fue?',
			},
			{
				say: 'A un oso lo salvaron de un dragón, y por gratitud se quedó espantando las moscas del hombre dormido, hasta que levantó una piedra para acertarle a una. Iba con el corazón limpio. Del oso, después, no se cuenta nada.',
				ask: '¿Quién quiso tu bien la última vez, y dónde cayó la piedra?',
			},
			{
				say: 'El tres de copas brinda en un jardín que no se sabe de quién es, ni quién recogerá. A la amistad la pintan siempre esa noche; el pintor se marcha antes de que amanezca.',
				ask: '¿Cómo fue esta vez la mañana siguiente, y quién recogió?',
			},
			{
				say: 'Aristóteles decía que para conocerse hace falta haber comido juntos una fanega de sal. Echando cuentas, a pellizcos, salen unos cuantos años de sopas. No hay manera de comérsela de golpe.',
				ask: '¿Cuánta sal llevan comida ustedes, y en qué mesas?',
			},
		],
		deeper: [
			{
				say: 'Un sordo visitó al vecino enfermo con la conversación calculada: dirá que mejor, diré que gracias a Dios. «Me muero», dijo el vecino. «Gracias a Dios». Volvió a casa contento de haber cumplido.',
				ask: '¿Qué respuesta llevabas preparada, y qué te estaban diciendo?',
			},
			{
				say: 'Hay amistades puente y amistades banco. Por el puente se llegó a algún lado, a una ciudad, al final de un mal año, y se le agradece sin cruzarlo a diario. El banco no tiene esa excusa.',
				ask: '¿Cuál de los dos era esta en sus mejores días?',
			},
			{
				say: 'Suele haber quien llama y quien descuelga. Pasan años tan a gusto, hasta que el primero lleva la cuenta. Es una tarde peligrosa, porque esa suma no cuadra jamás.',
				ask: '¿Quién llama a quién, y desde cuándo es así?',
			},
			{
				say: 'Una amiga, un amigo, es también un testigo. Si falta, ya nadie puede jurar que aquel diciembre te tiraste al puerto con abrigo. Hay un pedazo de pasado colgado de un solo clavo.',
				ask: '¿Qué recuerdo no puede confirmar nadie más en el mundo?',
			},
			{
				say: 'La broma sostiene algunas amistades treinta años, y llega una noche en que no sirve. Se echa mano de ella y es como si el pomo se hubiera quedado en la palma.',
				ask: '¿De qué no han hablado nunca en serio, y quién empezaría?',
			},
			{
				say: 'La envidia se sienta a esta mesa con su propio vaso. Es la prima a la que nadie invitó y que se sabe todos los nombres. No la echaría antes de oírle qué quiere.',
				ask: '¿Qué te costaría más mirar, si lo tuviera antes que tú esa persona?',
			},
			{
				say: 'Los discípulos echaron a Shams para recuperar al Rumi de antes. Era un motivo respetable y rompió mucha vajilla. Lo que volvió no era lo que se había ido.',
				ask: '¿Qué ya no es como antes en la otra persona, y qué es exactamente igual?',
			},
			{
				say: 'Dicen que quien bien te quiere te hará llorar, y hay quien lo toma por una licencia. La sinceridad va con cuchara; algunos la sirven con cazo y se extrañan de la tos.',
				ask: '¿Qué verdad dicha u oída se les quedó a ustedes en la garganta?',
			},
			{
				say: 'Sancho siguió a don Quijote por una ínsula y se quedó cuando ya sabía que no la había. Entre una cosa y la otra no hay ninguna escena en que lo decida. Hay muchas comidas al borde del camino.',
				ask: '¿Por qué empezó esta amistad, y por qué sigue, o por qué querrías que siguiera?',
			},
			{
				say: 'El hombro tarda más que la cabeza en olvidar: un abrazo un segundo más corto, un brazo que se retiró. Por mensaje se puede ser amable años; al brazo no lo convence nadie.',
				ask: '¿Cómo se saludaron la última vez, con todo detalle?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'Unas cartas enseñan a veces lo que hay entre dos sillas mejor que una charla, sin decir quién tenía razón.',
			},
			{
				page: 'mbti',
				line: 'La prueba de tipos vale a veces la pena por una amistad, para ver por qué llama una parte y la otra no.',
			},
			{
				page: 'big-five',
				line: 'La calidez y la necesidad de calma son escalas distintas, y los cinco grandes no las mezclan.',
			},
		],
	},
};
