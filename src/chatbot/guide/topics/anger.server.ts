import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Ali had his enemy on the ground, and the man spat in his face; Ali put down the sword and walked off. Rumi’s reason is that he would no longer have known for whom he struck. The story does not say that he felt nothing.',
				ask: 'Whom or what would the blow be for, if it fell today?',
			},
			{
				say: 'Strength on the card is a woman with her hands at a lion’s mouth, and centuries have argued whether she is closing it or opening it. The lion, whose opinion would be of interest, has his eyes on her.',
				ask: 'What would come out, if the mouth were opened as far as it goes?',
			},
			{
				say: 'Iron is tempered in oil as well as in fire; smiths at Damascus knew that the same blade, quenched too fast, breaks in the first cold winter. They did not think the fire a mistake.',
				ask: 'What was worth being angry about, before it got hot?',
			},
			{
				say: 'A tattooer of Qazvin was asked for a lion, and at the first prick the customer cried: leave out the tail; at the second, the ears; then the belly. In the end the needle was thrown on the floor. I have always liked that needle.',
				ask: 'At what prick did you throw down yours?',
			},
			{
				say: 'Salt is thrown in a Persian kitchen when the host is angry, a pinch more than usual, and the guests drink water and look at each other. Much is said at table in that manner.',
				ask: 'Where does yours come out, when it is not allowed to come out as words?',
			},
		],
		deeper: [
			{
				say: 'Anger knows one thing for certain, that a line was crossed, and is muddled about the rest: where the line ran, who had drawn it, whether it was ever shown to the other person. It makes a good alarm and a poor surveyor.',
				ask: 'Where exactly did the line run, and who else could see it?',
			},
			{
				say: 'The heat goes up first, into the ears and hands; the old doctors called it bile and cooled it with pomegranate and lettuce. One may smile at the lettuce. The hands were well observed.',
				ask: 'What do your hands want to do, and what do they do instead?',
			},
			{
				say: 'There is an anger which is grief that has got its boots on. It marches, it writes letters to the council. At home it takes the boots off and nobody is to see its feet.',
				ask: 'If it sat down, what would be under the boots?',
			},
			{
				say: 'In the Seven of Swords somebody leaves a camp on tiptoe with five blades and looks back, smiling. Whoever counts the two left standing has understood the card. Being cheated is one thing; what one does with what they left is quieter work.',
				ask: 'What of yours did they not manage to take along?',
			},
			{
				say: 'Rumi says that a mirror is broken only by those who see themselves in it, and everybody nods and thinks of somebody else. I thought of somebody else too. It can simply be true that the other did wrong.',
				ask: 'What in this is plainly theirs, and what do you find when those parts are set aside?',
			},
			{
				say: 'An angry letter used to be kept for one night under the inkwell. In the morning it was sent after all, quite often, with half the adjectives. People who never wrote it were reckoned the more dangerous correspondents.',
				ask: 'Which sentence of yours would survive the night?',
			},
			{
				say: 'Anger keeps house cheaply. It needs no fresh food, it can live on one remark for eleven years and set the table each evening for someone who does not know they have been invited.',
				ask: 'Who is at that table each evening, and what do you say over the soup?',
			},
			{
				say: 'The donkey that is too patient carries the town’s whole wood, says a proverb from Khorasan, and adds nothing about what the donkey says to its stall. Being known as mild has a load limit nobody reads out.',
				ask: 'For whom are you the patient one, and since when?',
			},
			{
				say: 'It comes down some nights of itself, as the samovar does when nobody adds coals. Then one is almost disappointed. So much had been prepared.',
				ask: 'What would you miss about being angry, if you are honest and a little amused?',
			},
		],
		offers: [
			{
				page: 'eq-test',
				line: 'The test of emotional intelligence asks, among other things, whether you can wait before you answer; sainthood earns no marks.',
			},
			{ page: 'moulana', line: 'Rumi’s lions are on good terms with anger; the Masnavi can be opened at one of them.' },
			{
				page: 'tarot',
				line: 'One of the cards is a woman with her hands in a lion’s mouth; draw a few and see which face this anger wears at the table.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'علی بر دشمن چیره شد و دشمن بر صورتش آب دهان انداخت؛ علی شمشیر را انداخت و دست کشید. مولانا می‌گوید چون دیگر معلوم نبود برای که می‌زند. قصه نمی‌گوید چیزی حس نکرد.',
				ask: 'اگر ضربه امروز فرود بیاید، برای چه یا برای چه کسی است؟',
			},
			{
				say: 'دلاک قزوینی سوزن را برداشت که شیری بر شانهٔ پهلوان بکشد. با هر نیش ناله برخاست که دمش نباشد، گوشش نباشد، شکمش نباشد؛ تا دلاک سوزن را زمین زد. من همیشه طرف آن سوزن بوده‌ام.',
				ask: 'تو با کدام نیش سوزن را زمین زدی؟',
			},
			{
				say: 'خشم در ابجد نهصد و چهل است و صبر دویست و نود و دو؛ سه صبر هم پهلوی یک خشم کم می‌آورد. اهل حساب از این نتیجه‌ای نگرفتند. لابد خودشان هم آن روز عصبانی بودند.',
				ask: 'چه چیزی صبرت را خرج کرد، پیش از آنکه به اینجا برسد؟',
			},
			{
				say: 'فولاد را هم در آتش می‌برند و هم در روغن؛ اگر زود سردش کنند در سرمای اول می‌شکند. هیچ آهنگری نگفته آتش اشتباه بوده. فقط گفته‌اند چقدر.',
				ask: 'از همهٔ این داغی، کدامش واقعاً ارزش عصبانی شدن دارد؟',
			},
			{
				say: 'در آشپزخانه‌ها خشم را از نمک می‌شناسند: یک سرانگشت بیشتر از همیشه، و مهمان‌ها آب می‌خورند و به هم نگاه می‌کنند. خیلی حرف‌ها را سر سفره همین‌طور می‌زنند.',
				ask: 'وقتی راه کلمه بسته باشد، خشم تو از کجا بیرون می‌آید؟',
			},
		],
		deeper: [
			{
				say: 'خشم یک چیز را خوب می‌داند: از خطی رد شده‌اند. باقی را قاطی می‌کند؛ خط کجا بود، چه کسی کشیده بودش، آیا هرگز نشان طرف داده شد. زنگ خطر خوبی است و نقشه‌بردار بدی.',
				ask: 'آن خط دقیقاً از کجا می‌گذشت و چه کسی دیگر می‌دیدش؟',
			},
			{
				say: 'گرما اول به گوش و دست می‌رسد. طبیبان نامش را صفرا گذاشتند و انار و کاهو دادند. به کاهو می‌شود خندید؛ دست را درست دیده بودند.',
				ask: 'دست‌هایت چه می‌خواهند بکنند و به جایش چه می‌کنند؟',
			},
			{
				say: 'خشمی هست که غم است و چکمه پوشیده. راه می‌رود و به شهرداری نامه می‌نویسد. در خانه چکمه را درمی‌آورد و نباید کسی پاهایش را ببیند.',
				ask: 'اگر بنشیند، زیر چکمه چه پیدا می‌شود؟',
			},
			{
				say: 'در هفتِ شمشیر کسی نوک پا با پنج تیغ از اردو بیرون می‌رود و به پشت سر می‌خندد. دو تیغ سر جایشان مانده‌اند. فریب خوردن یک چیز است و کاری که آدم با آن دو تای مانده می‌کند چیز دیگر.',
				ask: 'آنها چه را نتوانستند با خود ببرند؟',
			},
			{
				say: 'مولانا می‌گوید عیبی که در دیگران می‌بینی عکس خودت است، و همه سر تکان می‌دهند و یاد کس دیگری می‌افتند. من هم یاد کس دیگری افتادم. گاهی هم طرف واقعاً بد کرده و تمام.',
				ask: 'چه سهمی آشکارا مال اوست، و آن را که کنار بگذاری چه می‌ماند؟',
			},
			{
				say: 'نامهٔ تند را یک شب زیر دوات نگه می‌داشتند. صبح خیلی وقت‌ها باز هم می‌فرستادند، با نصف صفت‌ها. آنهایی که هیچ نمی‌نوشتند به خطرناکی معروف‌تر بودند.',
				ask: 'کدام جمله‌ات از شب جان سالم به در می‌برد؟',
			},
			{
				say: 'خشم کم‌خرج است. با یک حرف یازده سال زندگی می‌کند و هر شب برای کسی سفره می‌اندازد که خبر ندارد دعوت شده.',
				ask: 'هر شب چه کسی سر آن سفره است و همراه آش چه به او می‌گویی؟',
			},
			{
				say: 'می‌گویند خرِ نجیب هیزم همهٔ ده را می‌برد، و دربارهٔ آنچه شب به آخورش می‌گوید ساکت‌اند. آدمی که به صبوری شناخته شده ظرفیتی دارد که کسی رویش ننوشته است.',
				ask: 'برای چه کسی آن آدم صبور هستی و از کی؟',
			},
			{
				say: 'بعضی شب‌ها خودش پایین می‌آید، مثل سماوری که کسی زغالش نریزد. آن وقت آدم تقریباً دلخور می‌شود. آن همه حرف آماده کرده بود.',
				ask: 'اگر راستش را با کمی خنده بگویی، دلت برای چه چیزِ عصبانی بودن تنگ می‌شود؟',
			},
		],
		offers: [
			{
				page: 'eq-test',
				line: 'آزمون هوش هیجانی نگاه می‌کند آدم در دقیقهٔ اول داغی چه می‌کند، و نمره‌ای برای قدیس بودن ندارد.',
			},
			{ page: 'moulana', line: 'شیرهای مولانا با خشم آشنایی دارند؛ می‌شود مثنوی را سر یکی‌شان باز کرد.' },
			{
				page: 'tarot',
				line: 'یکی از ورق‌ها زنی است با دست در دهان شیر؛ چند ورق بکش و ببین این خشم با چه چهره‌ای سر میز می‌نشیند.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'صرع عليٌّ خصمه فبصق الرجل في وجهه، فألقى السيف ومضى. يعلّل الرومي ذلك بأنّه لم يعد يعرف لمن يضرب. ولا تقول القصّة إنّه لم يشعر بشيء.',
				ask: 'لمن تكون ضربتكم لو وقعت اليوم، ولأيّ شيء؟',
			},
			{
				say: 'طلب رجل من الواشم أسدًا على كتفه، فلمّا غُرزت الإبرة صاح: بلا ذيل، ثمّ: بلا أذنين، ثمّ: بلا بطن. حتّى رمى الواشم الإبرة على الأرض. كنتُ دائمًا في صفّ تلك الإبرة.',
				ask: 'عند أيّ وخزة رميتم إبرتكم هذه المرّة؟',
			},
			{
				say: 'في ورقة القوّة امرأة يداها عند فم أسد، واختلفوا قرونًا: أتفتحه أم تغلقه. والأسد، ورأيه هو المهمّ في هذه المسألة، يرفع عينيه إليها ساكتًا.',
				ask: 'ماذا يخرج من فمكم لو فتحتموه إلى آخره؟',
			},
			{
				say: 'كانت العرب تقول لمن غضب وهو قائم أن يجلس، فإن لم يذهب عنه فليضطجع. نصيحة عن الجسد قبل أن تكون عن الخلق، كأنّهم رأوا أنّ الغضب لا يحسن القعود.',
				ask: 'قائمين كنتم أم قاعدين ساعة جاءكم الغضب، وأين كانت يداكم؟',
			},
			{
				say: 'يُسقى السيف في الزيت كما يُحمى في النار، وإن بُرّد على عجل انكسر في أوّل شتاء. لم يقل حدّاد دمشقيّ إنّ النار كانت خطأ، إنّما تكلّموا في المقدار والوقت.',
				ask: 'ما الذي استحقّ غضبكم فعلًا قبل أن يحمى؟',
			},
		],
		deeper: [
			{
				say: 'يعرف الغضب شيئًا واحدًا بيقين: أنّ خطًّا عُبر. ويختلط عليه الباقي: أين كان الخطّ، ومن خطّه، وهل رآه الآخر يومًا. جرس إنذار جيّد ومسّاح رديء، ولا غنى لكم عن الجرس مع ذلك.',
				ask: 'أين كان يمرّ خطّكم بالضبط، ومن غيركم كان يراه؟',
			},
			{
				say: 'تصعد الحرارة أوّلًا إلى الأذنين واليدين. سمّاها الأطبّاء صفراء ووصفوا لها الرمّان والخسّ. لكم أن تبتسموا من الخسّ، أمّا اليدان فقد أحسنوا ملاحظتهما.',
				ask: 'ماذا تريد يداكم أن تفعلا، وماذا تفعلان بدلًا من ذلك؟',
			},
			{
				say: 'من الغضب ما هو حزن لبس حذاءً عسكريًّا. يمشي بصوت عالٍ ويكتب الشكاوى، فإذا رجع إلى البيت خلع الحذاء ولم يُرد أن يرى أحد قدميه.',
				ask: 'لو جلس غضبكم هذا، فماذا ترون تحت حذائه؟',
			},
			{
				say: 'في الورقة السابعة من السيوف رجل يخرج من المعسكر على أطراف أصابعه بخمسة سيوف ويلتفت ضاحكًا. بقي اثنان في الأرض. الخديعة شيء، وما يُصنع بالسيفين الباقيين شيء آخر أهدأ صوتًا.',
				ask: 'ما الذي بقي لكم ولم يقدر أحد على أخذه؟',
			},
			{
				say: 'يُقال إنّ العيب الذي ترونه في غيركم صورة في مرآة، فيهزّ الجميع رؤوسهم ويتذكّرون شخصًا آخر. وأنا أيضًا تذكّرت شخصًا آخر. وقد يكون الآخر أخطأ حقًّا، وانتهى الأمر.',
				ask: 'ما نصيب الطرف الآخر الواضح عندكم، وماذا يبقى إذا نحّيتموه جانبًا؟',
			},
			{
				say: 'كانت الرسالة الغاضبة تبيت ليلة تحت الدواة. وتُرسل في الصباح غالبًا، وقد سقط نصف صفاتها. أمّا من لا يكتبون شيئًا أبدًا فكان الناس يخشونهم أكثر من غيرهم.',
				ask: 'أيّ جملة من جملكم تبقى حيّة بعد مبيت ليلة؟',
			},
			{
				say: 'الغضب قليل النفقة. يعيش أحد عشر عامًا على كلمة واحدة، ويمدّ كلّ مساء سفرة لمن لا يدري أنّه مدعوّ إليها. وصاحب البيت هو الذي يغسل الأطباق بعد ذلك.',
				ask: 'من تُجلسون إلى تلك السفرة كلّ مساء، وبماذا تخاطبونه؟',
			},
			{
				say: 'يقول المثل اتّقِ شرّ الحليم إذا غضب، ولم يقل كم حمل الحليم قبل ذلك. من عُرف بالصبر توضع عليه أحمال لا توضع على غيره، ولا أحد يقرأ الحدّ المكتوب على الحبل.',
				ask: 'مع من صار الصبر واجبًا عليكم دائمًا، ومنذ متى؟',
			},
			{
				say: 'يهدأ في بعض الليالي من نفسه، كقدر رُفع عنها الحطب. وتكادون تأسفون عندئذ، فقد أعددتم كلامًا كثيرًا ولم يبق له موضع. للغضب رفقة أيضًا، وإن كانت رفقة متعبة.',
				ask: 'ما الذي تفتقدونه في غضبكم لو قلتم الحقّ مع ابتسامة؟',
			},
		],
		offers: [
			{
				page: 'eq-test',
				line: 'يسألكم اختبار الذكاء العاطفيّ، في ما يسأل، عن الانتظار قبل الجواب، ولا يمنح درجات على القداسة.',
			},
			{ page: 'moulana', line: 'أسود الرومي على معرفة قديمة بالغضب؛ افتحوا المثنوي عند واحد منها.' },
			{
				page: 'tarot',
				line: 'في إحدى أوراق التاروت امرأة يداها في فم أسد؛ اسحبوا بضع أوراق وانظروا بأيّ وجه يجلس هذا الغضب إلى الطاولة.',
			},
		],
	},
	es: {
		first: [
			{
				say: 'Alí tenía al enemigo en el suelo, y el hombre le escupió en la cara; dejó la espada y se fue. Rumi explica que ya no habría sabido por quién golpeaba. El cuento no dice que no sintiera nada.',
				ask: '¿Por quién o por qué sería el golpe, si cayera hoy?',
			},
			{
				say: 'En la carta de la Fuerza hay unas manos en la boca de un león, y se discute hace siglos si la abren o la cierran. El león, cuyo parecer importaría, mira hacia arriba y calla.',
				ask: '¿Qué saldría si la boca se abriera del todo?',
			},
			{
				say: 'A un tatuador le pidieron un león, y a cada pinchazo el cliente quitaba algo: que sin cola, que sin orejas, que sin vientre. La aguja acabó en el suelo. Siempre he estado de parte de esa aguja.',
				ask: '¿Con qué pinchazo tiraste tú la tuya, y quién miraba?',
			},
			{
				say: 'Al acero se lo templa en aceite además de en fuego; enfriado de golpe, se parte con la primera helada. Ningún herrero de Toledo dijo que el fuego hubiera sido un error. Hablaban de cuánto.',
				ask: '¿Qué merecía de verdad el enfado, antes de calentarse?',
			},
			{
				say: 'En muchas cocinas el enfado se reconoce por la sal: un pellizco de más, y los invitados beben agua y se miran. Hay casas donde todo lo importante se ha dicho así, en el cocido.',
				ask: '¿Por dónde sale el tuyo cuando no lo dejan salir en palabras?',
			},
		],
		deeper: [
			{
				say: 'La ira sabe una sola cosa con certeza: que cruzaron una raya. Lo demás se le mezcla: por dónde pasaba, quién la trazó, si alguna vez se la enseñaron al otro. Es buena alarma y mala agrimensora.',
				ask: '¿Por dónde pasaba exactamente la raya, y quién más podía verla?',
			},
			{
				say: 'El calor llega antes a las orejas y a las manos. Los médicos lo llamaban bilis y recetaban granada y lechuga. De la lechuga se puede sonreír; lo de las manos estaba bien visto.',
				ask: '¿Qué quieren hacer tus manos, y qué hacen en su lugar?',
			},
			{
				say: 'Hay una ira que es pena con las botas puestas. Desfila, escribe al ayuntamiento. En casa se descalza y no quiere que le vean los pies.',
				ask: 'Si se sentara un momento, ¿qué habría debajo de las botas?',
			},
			{
				say: 'En el siete de espadas alguien sale del campamento de puntillas con cinco hojas y se vuelve a reír. Dos quedan clavadas. Que a una persona la engañen es una cosa; lo que hace luego con las dos restantes es trabajo más callado.',
				ask: '¿Qué hay de lo tuyo que no pudieron llevarse?',
			},
			{
				say: 'Se dice que el defecto que ves en otro es tu reflejo, y todos asienten pensando en un cuñado. También yo pensé en alguien. Y puede ser, sencillamente, que la otra persona obrara mal.',
				ask: '¿Qué es claramente suyo, y qué queda cuando lo apartas?',
			},
			{
				say: 'La carta furiosa pasaba una noche bajo el tintero. Por la mañana se enviaba a menudo igual, con la mitad de los adjetivos. A quienes nunca la escribían se los consideraba los más peligrosos.',
				ask: '¿Qué frase de la tuya seguiría en pie por la mañana?',
			},
			{
				say: 'El rencor come poco. Vive once años de una frase y cada noche pone la mesa para alguien que no sabe que está invitado. Los platos los friega quien los pone.',
				ask: '¿Quién se sienta ahí cada noche, y qué le dices al servir la sopa?',
			},
			{
				say: 'El burro paciente acarrea la leña de todo el pueblo, dice un refrán, y no cuenta lo que el burro le dice al pesebre. Tener fama de buen carácter lleva un límite de carga que nadie lee en voz alta.',
				ask: '¿Para quién eres tú la persona paciente, y desde cuándo?',
			},
			{
				say: 'Algunas noches baja por su cuenta, como un puchero al que nadie echa leña. Entonces casi da rabia. Con todo lo que ya estaba preparado para decir.',
				ask: '¿Qué echarías de menos de tu enfado, dicho con franqueza y algo de risa?',
			},
		],
		offers: [
			{
				page: 'eq-test',
				line: 'La prueba de inteligencia emocional pregunta, entre otras cosas, si sabes esperar antes de contestar; la santidad no puntúa.',
			},
			{ page: 'moulana', line: 'Los leones de Rumi conocen bien la ira; el Masnavi se abre aquí por uno de ellos.' },
			{
				page: 'tarot',
				line: 'Hay una carta con una mujer que tiene las manos en la boca de un león; saca unas cuantas y mira qué cara trae este enfado.',
			},
		],
	},
};
