import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'In the scales of the old painters a feather lies in one pan, or a heart, or a small naked soul who looks at the pointer. Whoever holds the scales looks aside. It seems that even they thought it indecent to watch.',
				ask: 'What exactly is lying in the pan, if you leave out the adjectives?',
			},
			{
				say: 'Nasuh worked in the women’s bath for years in disguise, and when a pearl was lost and everyone was searched, he died of fear at each name before his. The pearl was found. Rumi lets him be spared by nothing he had earned, and change all the same.',
				ask: 'What did you promise in the moment when you were afraid of being found out?',
			},
			{
				say: 'A ledger has two columns for a debt, and none for a debt whose creditor has moved, or died, or forgotten. Much of what weighs on people belongs in the column that is missing.',
				ask: 'To whom is it owed, and do they know?',
			},
			{
				say: 'The Judgement card has people standing up in their boxes with open arms, grey as after an illness, and the angel blows. Nobody is being weighed there; painters left that out. One might think it was a roll call.',
				ask: 'What would you like to be called up out of?',
			},
			{
				say: 'A pot with a crack gave water to one side of the path, says an Indian tale much used at weddings, and flowers grew there. I have never found it a comfort for the pot. It wanted to be told that it had lost water.',
				ask: 'What did it cost, and whom, as soberly as you can put it?',
			},
		],
		deeper: [
			{
				say: 'Guilt is very good at dates and poor at weather. It has kept the hour and the words, and lost who else was there, how tired everyone was, what could be known by then. The record is true and has been cut.',
				ask: 'What stood just outside the picture you keep looking at?',
			},
			{
				say: 'There is one who did it and one who remembers, and the second has grown older and reads more. It sits as judge over somebody half its age. One would like, at least, for both to be given a chair.',
				ask: 'How old were you, and what did that person not yet know?',
			},
			{
				say: 'Some of it is borrowed. One carries for a mother, for a country, for those who were on the other train, and there is no receipt and nobody takes it back. It weighs quite as much as one’s own.',
				ask: 'Which part would you have to hand back, if the owner came to the door?',
			},
			{
				say: 'To repent, in Arabic, is a word of direction: it means to turn back, as one does on a road on noticing that the river is on the wrong side. It says little about beating one’s breast on the spot.',
				ask: 'What would the first ten steps in the other direction look like?',
			},
			{
				say: 'An apology is a small craft. It has few parts: what I did, what it did to you, no “but”, and then the hands off the table. Most are ruined by the third part, or are so beautiful that the other has to console the speaker.',
				ask: 'What would yours be in one sentence, with nothing after it?',
			},
			{
				say: 'The body serves its sentence without a judge, in the stomach mostly, at around four. It does not know about limitation periods. Old books prescribed giving away bread before sunrise, which at least got one out of bed.',
				ask: 'At what hour does it come, and what does it do with you there?',
			},
			{
				say: 'One may also be fond of one’s guilt. It proves that one is not the sort of person who does such things; the more it hurts, the better the proof. Meanwhile the other one might have preferred the money.',
				ask: 'What would be left between you and the other one, if you did not suffer over it?',
			},
			{
				say: 'The peacock in Rumi tore out his feathers because everyone looked at them, and a wise man asked him if he knew whose work they were. Some people pull out the wrong thing. It was the eye of the others that had been the trouble.',
				ask: 'What have you punished in yourself that was not the guilty part?',
			},
			{
				say: 'Forgiving belongs to the other, and cannot be ordered, hurried or earned. That is the hard part of the arrangement. What remains on this side is smaller and nearer, and it can be done with clean shoes on an ordinary day.',
				ask: 'What lies on your side of it, whatever they decide?',
			},
		],
		offers: [
			{
				page: 'moulana',
				line: 'Nasuh and his kind have a room in the Masnavi; it can be opened for what is weighing on you.',
			},
			{
				page: 'tarot',
				line: 'Judgement and Justice are two cards, and not by accident; a spread tells which of them is at the table.',
			},
			{
				page: 'eq-test',
				line: 'Who takes the first step after a quarrel is one of the things the test of emotional intelligence asks about.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'نصوح سال‌ها با چهرهٔ پوشیده در حمام زنانه کار کرد و روزی که گوهری گم شد و همه را می‌گشتند، با هر نامی پیش از نام خودش یک بار مُرد. گوهر پیدا شد. آنچه نجاتش داد کار خودش نبود و با این حال عوض شد.',
				ask: 'در آن لحظه‌ای که ترسیدی پیدا شود، به خودت چه قولی دادی؟',
			},
			{
				say: 'توبه در عربی کلمهٔ راه است: برگشتن، مثل وقتی که آدم می‌بیند رودخانه سمت اشتباه افتاده. از به سینه کوبیدن در آن خبری نیست.',
				ask: 'ده قدم اول به سمت دیگر چه شکلی است، اگر همین امروز از جای خودت برگردی و راه بیفتی؟',
			},
			{
				say: 'نقاش‌های مصر باستان دلِ درگذشته را در یک کفهٔ ترازو می‌گذاشتند و در کفهٔ دیگر یک پرِ سبک. چشم‌ها در آن تصویر به زبانهٔ ترازوست و کمتر کسی به خودِ دل نگاه می‌کند.',
				ask: 'اگر صفت‌ها را کنار بگذاری، آنچه در کفه گذاشته‌ای دقیقاً چیست؟',
			},
			{
				say: 'می‌گوییم «شرمنده‌ام» و نمک را رد می‌کنیم. یک کلمه برای دیر آمدن و برای شکستن دل خرج می‌شود، و وقتی لازم است می‌بینی سکه‌اش ساییده شده. حرفی که آوردی از آن سکه‌های ساییده نیست.',
				ask: 'این شرم به چه کسی بدهکار است و او خبر دارد؟',
			},
			{
				say: 'ورق داوری آدم‌ها را نشان می‌دهد که از صندوق‌ها برخاسته‌اند، خاکستری مثل آخر بیماری، و فرشته در شیپور می‌دمد. کسی را آنجا وزن نمی‌کنند؛ شاید فقط صدا می‌زنند.',
				ask: 'دلت می‌خواهد از درون چه چیزی بیرونت بخوانند؟',
			},
		],
		deeper: [
			{
				say: 'حافظهٔ گناه در تاریخ دقیق است و در هوا نه. ساعت و کلمه را نگه داشته و گم کرده که دیگر چه کسی آنجا بود، چقدر خسته بودید، تا آن روز چه می‌شد دانست. سند راست است و بریده شده.',
				ask: 'درست بیرون آن تصویری که مدام نگاهش می‌کنی چه بود؟',
			},
			{
				say: 'یکی آن کار را کرد و یکی به یاد می‌آورد، و دومی بزرگ‌تر شده و بیشتر خوانده. حالا بالای سر آدمی جوان‌تر به قضاوت نشسته. دست‌کم می‌شود برای هر دو صندلی گذاشت.',
				ask: 'آن روز چندساله بودی و چه چیز را هنوز نمی‌دانستی؟',
			},
			{
				say: 'مقداری‌اش امانت است. آدم به جای مادری، شهری، یا آنها که در قطار دیگر بودند بار می‌کشد و رسیدی هم ندارد. سنگینی‌اش هیچ از مال خود آدم کمتر نیست.',
				ask: 'اگر صاحبش در بزند، کدام قسمت را باید پس بدهی؟',
			},
			{
				say: 'عذرخواهی اسباب کوچکی است از چند قطعه: چه کردم، با تو چه کرد، بی «ولی»، و بعد دست‌ها را از روی میز برداشتن. بیشترشان سر قطعهٔ سوم خراب می‌شود.',
				ask: 'عذر تو در یک جمله، بی‌هیچ دنباله‌ای، چیست؟',
			},
			{
				say: 'تن حبسش را بی‌قاضی می‌کشد، بیشتر در معده و بیشتر نزدیک اذان صبح. از مرور زمان هم خبر ندارد. قدیمی‌ها می‌گفتند پیش از آفتاب نانی ببخش؛ دست‌کم آدم را از رختخواب بیرون می‌آورد.',
				ask: 'چه ساعتی سراغت می‌آید و آنجا با تو چه می‌کند؟',
			},
			{
				say: 'آدم ممکن است به عذاب وجدانش دل هم ببندد. ثابت می‌کند که از آن جور آدم‌ها نیست؛ هر چه بیشتر بسوزد ثابت‌تر. آن طرف شاید ترجیح می‌داد کسی کاسهٔ شکسته‌اش را بند بزند.',
				ask: 'اگر رنجش را برداری، میان تو و او چه می‌ماند؟',
			},
			{
				say: 'طاووس پرهایش را می‌کَند، چون همه نگاهشان می‌کردند، و حکیمی پرسید می‌دانی نقاشش کیست. بعضی‌ها از خودشان چیزی را می‌کَنند که گناهی نداشته. گرفتاری از چشم دیگران بود.',
				ask: 'چه چیز را در خودت تنبیه کرده‌ای که مقصر نبود؟',
			},
			{
				say: 'بخشیدن مال اوست و نه سفارش می‌گیرد و نه عجله. قسمت سخت قرارداد همین است. آنچه این طرف مانده کوچک‌تر و نزدیک‌تر است و در یک روز معمولی هم از دستت برمی‌آید.',
				ask: 'هر چه او تصمیم بگیرد، در سهم خودت چه مانده؟',
			},
			{
				say: 'چینی‌بندزن از کوچه می‌گذشت و بست‌های فلزی می‌زد که پیدا بود. کسی ظرف بندزده را جلوی مهمان غریبه نمی‌گذاشت، ولی هر روز با همان غذا می‌خوردند. درست شدن همیشه مثل اول شدن نیست.',
				ask: 'کدام قسمت را می‌شود بند زد و جای بستش را هم تاب آورد؟',
			},
		],
		offers: [
			{ page: 'moulana', line: 'نصوح و امثالش در مثنوی اتاقی دارند؛ می‌شود کتاب را برای همین بار باز کرد.' },
			{ page: 'tarot', line: 'داوری و عدالت دو ورق جدا هستند و بی‌دلیل هم نیست؛ چیدمان می‌گوید کدامشان سر میز است.' },
			{ page: 'eq-test', line: 'آزمون هوش هیجانی از جمله می‌پرسد بعد از دعوا چه کسی قدم اول را برمی‌دارد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'كان نصوح يعمل متنكّرًا في حمّام النساء أعوامًا، فضاعت جوهرة وأخذوا يفتّشون، فمات خوفًا عند كلّ اسم سبق اسمه. ثمّ وُجدت. لم يُنجه شيء من كسبه، وتغيّر مع ذلك.',
				ask: 'بماذا وعدتم أنفسكم في اللحظة التي خفتم فيها الانكشاف؟',
			},
			{
				say: 'التوبة في أصل اللغة رجوع، كمن يمشي ثمّ ينتبه إلى أنّ النهر صار عن الجهة الأخرى. ليس في الكلمة لطم، ولا وقوف طويل في المكان نفسه.',
				ask: 'كيف تكون خطواتكم العشر الأولى في الاتّجاه الآخر، وإلى أيّ باب تصلون؟',
			},
			{
				say: 'صوّر المصريّون القدماء في كفّتي الميزان ريشةً وقلبًا، وصاحب الميزان ينظر جانبًا. كأنّه هو أيضًا رأى في التحديق قلّة أدب، وترك المؤشّر يتحرّك وحده بين الكفّتين.',
				ask: 'ماذا في كفّتكم بالضبط إذا أسقطتم الصفات؟',
			},
			{
				say: 'كتب الحريريّ مقامات كاملة عن محتال يُبكي الناس بمواعظه ثمّ يُخرج قارورته. وفي آخر الكتاب يتوب حقًّا، فيرتبك الراوي ولا يدري أيصدّقه. الصدق يأتي أحيانًا في ثوب قديم.',
				ask: 'من الذي يصعب عليه أن يصدّق ندمكم هذا، ولماذا؟',
			},
			{
				say: 'في ورقة القيامة يقوم الناس من صناديقهم رماديّين كمن نهض من مرض، والملاك ينفخ في بوقه. لا ميزان في الصورة. قد يكون نداءً بالأسماء لا أكثر، وقد لا يكون.',
				ask: 'أيّ نداء، لو سمعتموه اليوم، يُخرجكم من هذا الصندوق؟',
			},
		],
		deeper: [
			{
				say: 'ذاكرة الذنب تضبط التاريخ وتنسى الطقس. حفظت الساعة والعبارة، وأضاعت من كان حاضرًا أيضًا وكم كان تعبكم، وما كان يمكنكم أن تعرفوه يومئذ. الوثيقة صحيحة ومقصوصة الأطراف.',
				ask: 'ماذا كان يقع خارج إطار صورتكم مباشرة؟',
			},
			{
				say: 'واحد فعل وواحد يتذكّر، وقد كبر الثاني وقرأ كتبًا، فجلس قاضيًا على من هو أصغر منه. يحسن أن تضعوا لكلّ منهما كرسيًّا على الأقلّ.',
				ask: 'كم كان عمركم يومها، وأيّ شيء لم تكونوا تعرفونه بعد؟',
			},
			{
				say: 'بعض الذنب أمانة عند غير صاحبها. يُحمل عن أمّ، أو عن بلد، أو عمّن كان في القطار الآخر، ولا إيصال به. وهو لا يقلّ في الوزن عن الحمل الأصليّ.',
				ask: 'أيّ جزء تردّونه لو جاء صاحبه وطرق بابكم؟',
			},
			{
				say: 'الاعتذار صنعة صغيرة قليلة القطع: ماذا فعلتُ، وماذا فعل ذلك بالآخر، بلا «لكن»، ثمّ رفع اليدين عن الطاولة. أكثر الاعتذارات تفسد عند القطعة الثالثة، وبعضها من شدّة جماله يضطرّ المظلوم إلى المواساة.',
				ask: 'كيف يكون اعتذاركم في جملة واحدة لا شيء بعدها؟',
			},
			{
				say: 'يقضي الجسد عقوبته بلا قاض، في المعدة غالبًا، وقُبيل الفجر. لا يعرف سقوط الدعوى بالتقادم. أوصى الأوّلون بصدقة قبل الشروق، وفي ذلك على الأقلّ نهوض من الفراش.',
				ask: 'في أيّ ساعة يأتيكم، وماذا يصنع بجسدكم عندها؟',
			},
			{
				say: 'قد يأنس المرء بذنبه أيضًا. فهو يُثبت أنّه ليس من ذلك النوع من الناس، وكلّما آلم أكثر ثبت أكثر. والطرف الآخر ربّما كان يفضّل أن يُصلَح الإبريق.',
				ask: 'ماذا يبقى بينكم وبين الطرف الآخر إذا رفعتم الألم من الوسط؟',
			},
			{
				say: 'نتف الطاووس ريشه لأنّ الأنظار تعلّقت به، فسأله حكيم: أتدري من نقشه. من الناس من ينتف ما لا ذنب له، وكانت العلّة في العيون.',
				ask: 'ما الذي عاقبتموه في أنفسكم ولم يكن هو المخطئ، وكم طالت عقوبته؟',
			},
			{
				say: 'العفو ملكٌ للآخر، لا يُطلب بموعد ولا يُستعجل. هذا أصعب ما في العقد. وما بقي لكم في هذه الجهة أصغر وأقرب، ويمكنكم أن تقضوه في يوم عاديّ بحذاء نظيف.',
				ask: 'ما الذي يقع عليكم في هذه الجهة مهما كان قرار الجهة الأخرى؟',
			},
			{
				say: 'كان مصلّح الخزف يمرّ بالأزقّة ويشبك الصحون بدبابيس ظاهرة. لا يوضع الصحن المرمّم أمام ضيف غريب، ويأكل منه أهل البيت كلّ يوم. ليس الإصلاح دائمًا عودةً إلى الحال الأولى.',
				ask: 'أيّ جزء من الأمر تقبلون ترميمه مع بقاء الدبابيس ظاهرة؟',
			},
		],
		offers: [
			{ page: 'moulana', line: 'لنصوح وأمثاله حجرة في المثنوي؛ افتحوا الكتاب لمثل هذا الحمل.' },
			{ page: 'tarot', line: 'القيامة والعدالة ورقتان لا واحدة، ولذلك سبب؛ والفرشة تبيّن لكم أيّهما جلس إلى طاولتكم.' },
			{ page: 'eq-test', line: 'الخطوة الأولى بعد الخصام من الأمور التي يسألكم عنها اختبار الذكاء العاطفيّ.' },
		],
	},
	es: {
		first: [
			{
				say: 'Nasuh trabajó disfrazado años en el baño de mujeres, y cuando se perdió una perla y empezaron a registrar, se murió de miedo con cada nombre anterior al suyo. La perla apareció. No lo salvó ningún mérito, y sin embargo cambió.',
				ask: '¿Qué te prometiste en el momento en que temías que se supiera?',
			},
			{
				say: 'En los retablos de ánimas el ángel sostiene la balanza y mira hacia un lado. Parece que hasta a él le resultaba indecente fijarse. En el platillo, una figura pequeña busca con los ojos el fiel.',
				ask: '¿Qué hay exactamente en el platillo, si quitas los adjetivos?',
			},
			{
				say: 'En árabe arrepentirse es una palabra de caminantes: darse la vuelta, como quien nota que el río ha quedado del otro lado. Nada dice de golpearse el pecho sin moverse del sitio.',
				ask: '¿Cómo serían los diez primeros pasos en la otra dirección?',
			},
			{
				say: 'El Juicio del tarot levanta a la gente de sus cajas, gris como al final de una enfermedad, y el ángel toca. Ahí no se pesa a nadie; quizá solo pasan lista.',
				ask: '¿De dónde te gustaría que te llamaran para salir, y qué voz querrías que lo hiciera?',
			},
			{
				say: 'Se dice «lo siento» por llegar tarde y por haber roto algo que no tiene arreglo. La moneda es la misma, y cuando hace falta se la encuentra lisa por los dos lados. Lo que traes no parece calderilla.',
				ask: '¿A quién se le debe esto, y lo sabe?',
			},
		],
		deeper: [
			{
				say: 'La memoria de la culpa acierta la fecha y olvida el tiempo que hacía. Guardó la hora y la frase; perdió quién más estaba, el cansancio, lo que entonces podía saberse. El documento es auténtico y está recortado.',
				ask: '¿Qué había justo fuera del cuadro que sigues mirando?',
			},
			{
				say: 'Alguien lo hizo y alguien lo recuerda, y quien lo recuerda ha cumplido años y leído más. Juzga a una persona más joven, que sigue de pie. Al menos podrían darle una silla.',
				ask: '¿Qué edad tenías, y qué no sabías aún?',
			},
			{
				say: 'Parte de ella es de otros. Se carga por una madre, por un país, por los del otro tren, y no hay resguardo ni ventanilla donde devolverla. Pesa igual que la propia.',
				ask: '¿Qué parte tendrías que devolver si el dueño llamara a la puerta?',
			},
			{
				say: 'Pedir perdón es un oficio de pocas piezas: lo que hice, lo que te hizo, ningún «pero», y las manos fuera de la mesa. Casi todos se estropean en la tercera. Otros salen tan bonitos que hay que consolar a quien los dice.',
				ask: '¿Cuál sería el tuyo en una frase, sin nada detrás?',
			},
			{
				say: 'El cuerpo cumple condena sin juez, en el estómago sobre todo y hacia las cuatro. No ha oído hablar de la prescripción. Los libros viejos mandaban dar pan antes del alba, que al menos obligaba a levantarse.',
				ask: '¿A qué hora te llega, y qué te hace?',
			},
			{
				say: 'También se le toma cariño. Demuestra que una persona no es de las que hacen esas cosas; cuanto más duele, mejor la prueba. Entretanto la otra parte quizá habría preferido que le pagaran el jarrón.',
				ask: '¿Qué quedaría entre ustedes si quitaras el sufrimiento de en medio?',
			},
			{
				say: 'El pavo real se arrancaba las plumas porque todos las miraban, y alguien le preguntó si sabía de quién era el dibujo. Hay quien se arranca lo que no tenía culpa. El mal estaba en los ojos ajenos.',
				ask: '¿Qué has castigado en ti que no era lo culpable?',
			},
			{
				say: 'Perdonar le toca al otro, y no se encarga ni se apresura. Es la cláusula dura. Lo que queda de este lado es más pequeño y más cercano, y cabe en un día corriente con los zapatos limpios.',
				ask: '¿Qué hay en tu lado, decidan lo que decidan?',
			},
			{
				say: 'El lañador iba por los pueblos cosiendo lebrillos con grapas que se veían. No se sacaban ante las visitas, pero en ellos se comía a diario. Arreglar no siempre es dejar como estaba.',
				ask: '¿Qué parte admite unas grapas, y cómo llevarías que se vieran?',
			},
			{
				say: 'En las Mil y una noches un genio jura al principio colmar de oro a quien lo libere, y a los siglos jura matarlo. La botella cambia lo que hay dentro. Con lo callado mucho tiempo pasa a veces algo así.',
				ask: '¿Cuánto lleva esto cerrado, y cómo sonaba al principio?',
			},
		],
		offers: [
			{
				page: 'moulana',
				line: 'Nasuh y los suyos tienen cuarto en el Masnavi; se puede abrir por lo que ahora te pesa.',
			},
			{
				page: 'tarot',
				line: 'El Juicio y la Justicia son dos cartas distintas, y no por descuido; una tirada dice cuál se sentó a la mesa.',
			},
			{
				page: 'eq-test',
				line: 'Quién da el primer paso después de una riña es una de las cosas por las que pregunta la prueba de inteligencia emocional.',
			},
		],
	},
};
