import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The Four of Swords shows a knight lying on a tomb with folded hands, and it is only on the second look that one sees he is asleep. Three swords hang over him and the fourth lies underneath. Even at rest he has taken one along to bed.',
				ask: 'What do you take to bed with you that ought to hang on the wall?',
			},
			{
				say: 'At the well in the caravanserai animals drank before people did, and nobody spoke of business until the girths were loosened. It was a rule made by those who had ignored it. Somebody in what you write seems to be standing there with the girths on.',
				ask: 'Where does it press most, and since when?',
			},
			{
				say: 'There is tiredness of the kind after haymaking, that falls asleep with bread in its hand, and another that lies awake and is tired of being tired. They share a word. They have never met.',
				ask: 'Which of the two is this, and what is the proof?',
			},
			{
				say: 'On the Ten of Wands somebody carries all ten at once, face in the bundle, so that the house in front is out of sight. It is quite near, on the picture. I would not swear that it is, in life.',
				ask: 'Which of the sticks did you pick up last, and for whom?',
			},
			{
				say: 'A lute maker in the old quarter can tell wood that is resting from wood that is dead, by knocking, and not by looking. He knocks and listens for some time. From here I can only do the second.',
				ask: 'If somebody knocked, what would the sound be like today, in your own words?',
			},
		],
		deeper: [
			{
				say: 'Fields were left to lie fallow in the seventh year, weeds and all, and there must have been neighbours who shook their heads. Nothing was being done there. The field did it by itself.',
				ask: 'What would be allowed to grow wild for a while, without harm to anyone?',
			},
			{
				say: 'Tiredness makes everything the same distance away. The cup, the letter, the mountain: an arm’s length, all of them, and the arm is heavy. It is a kind of fog that has only one measure.',
				ask: 'Which thing, if it moved a yard closer by itself, would make the most difference?',
			},
			{
				say: 'Somebody profits from it as a rule, without malice. There is a household, a firm, a sister who sleeps rather well because you do not. They might even give some of it back, if they knew what they had.',
				ask: 'Who rests on your not resting, and do they know?',
			},
			{
				say: 'In Persian one calls out to those at work “may you not be tired”, and they answer “may you stay whole”. It takes one breath. Nobody stops working; the shovel hangs in the air a moment longer.',
				ask: 'Who says something of that kind to you, and what do you say back?',
			},
			{
				say: 'The camel of the tales dies under the last straw, and everybody looks at the straw. Drivers used to say that one could see it three days before in the way it got up.',
				ask: 'How do you get up these days, in the first five minutes?',
			},
			{
				say: 'It is no virtue to be worn out, though it is worn like a medal in some houses. I have seen two people compete for it over one sink. The dishes were done magnificently.',
				ask: 'In whose eyes would you count for less, if you were rested?',
			},
			{
				say: 'A samovar with nothing in it goes on giving off heat for a while; that is how one is fooled. Then it begins to smell of metal. Aunts ran from the other end of the house at that smell, and their hands knew why.',
				ask: 'What is the smell of metal, in your case: the first sign that the water is gone?',
			},
			{
				say: 'Sleep is only one of the wells. Some people are dry for want of colours, some for company, some for an hour without it, and lie down dutifully in the wrong place. If it lasts, a doctor’s ear is no luxury; iron and thyroid write no poems, and I cannot hear them.',
				ask: 'What did last give you something back, even by a spoonful?',
			},
			{
				say: 'Under the snow on Damavand there is warmth; people bathe at its foot in winter. I do not say this to cheer anybody. It is only odd, when one stands there with a stick and a cold nose, and steam comes out of the ground.',
				ask: 'What in you has gone on being warm, under all this, without getting any attention?',
			},
		],
		offers: [
			{
				page: 'blog',
				line: 'There are pages here to be read lying down; none of them asks for a resolution at the end.',
			},
			{
				page: 'big-five',
				line: 'How much rest a person needs from others is partly built in, and the Big Five has a dial for it.',
			},
			{ page: 'tarot', line: 'A single card asks little of a tired evening, and can be put away unread.' },
		],
	},
	fa: {
		first: [
			{
				say: 'در چهارِ شمشیر شهسواری با دست‌های روی هم دراز کشیده و بار دوم که نگاه می‌کنی می‌فهمی فقط خوابیده. سه شمشیر بالای سرش به دیوار است و یکی زیرش. در خواب هم یکی را با خود برده.',
				ask: 'کدام شمشیر را با خودت به رختخواب می‌بری که جایش روی دیوار است؟',
			},
			{
				say: 'در کاروانسرا اول حیوان آب می‌خورد و تا تنگ‌ها را شل نمی‌کردند حرف معامله نمی‌زدند. قانون را کسانی گذاشتند که یک بار نگذاشته بودند. انگار در آنچه نوشتی هنوز تنگ کسی بسته است.',
				ask: 'کجایش بیشتر فشار می‌آورد و از کی؟',
			},
			{
				say: 'یک خستگی مال بعد از درو است که با نان در دست خوابش می‌برد؛ یکی دیگر بیدار می‌ماند و از خسته بودن هم خسته است. یک اسم دارند و همدیگر را ندیده‌اند.',
				ask: 'خستگی تو کدام یکی است و از چه پیداست؟',
			},
			{
				say: 'در ده چوب‌دست کسی هر ده تا را یکجا بغل کرده و صورتش در چوب‌هاست و خانهٔ روبه‌رو را نمی‌بیند. در نقاشی خانه نزدیک است. در زندگی سر این یکی قسم نمی‌خورم.',
				ask: 'آخرین چوبی که برداشتی کدام بود و برای چه کسی؟',
			},
			{
				say: 'سازتراش با انگشت به چوب می‌زند و از صدا می‌فهمد چوب خواب است یا مرده. با نگاه نمی‌شود فهمید. می‌زند و مدتی گوش می‌دهد؛ از این دو من فقط دومی را بلدم.',
				ask: 'اگر امروز کسی به تو در بزند، چه صدایی شنیده می‌شود؟',
			},
		],
		deeper: [
			{
				say: 'زمین را یک سال آیش می‌گذاشتند، با همهٔ علف‌هایش، و لابد همسایه‌ای بود که سر تکان بدهد. آنجا کسی کاری نمی‌کرد. زمین خودش می‌کرد.',
				ask: 'چه چیزی را می‌شود مدتی به حال خودش گذاشت، بی‌آنکه به کسی زیانی برسد؟',
			},
			{
				say: 'خستگی همه چیز را هم‌فاصله می‌کند: فنجان و نامه و کوه هر سه یک دست دورترند و دست سنگین است. مهی است که فقط یک اندازه بلد است.',
				ask: 'کدام چیز اگر خودش یک قدم نزدیک‌تر می‌آمد، از همه بیشتر فرق می‌کرد؟',
			},
			{
				say: 'معمولاً کسی از آن سود می‌برد، بی‌هیچ بدجنسی. خانه‌ای، اداره‌ای، برادری هست که خوب می‌خوابد چون تو نمی‌خوابی. شاید اگر بداند، مقداری‌اش را پس بدهد.',
				ask: 'آسایش چه کسی روی بی‌خوابی تو ایستاده و خبر دارد؟',
			},
			{
				say: 'به آدم سر کار می‌گوییم «خسته نباشی» و جواب می‌شنویم «سلامت باشی». یک نفس بیشتر نیست. کار نمی‌ایستد؛ فقط بیل یک لحظه بیشتر در هوا می‌ماند.',
				ask: 'چه کسی به تو چنین چیزی می‌گوید و تو چه جوابش را می‌دهی؟',
			},
			{
				say: 'شترِ پربار یک‌دفعه زانو می‌زند و همه به آخرین بسته نگاه می‌کنند. ساربان‌ها می‌گفتند سه روز پیش‌تر از طرز بلند شدنش پیدا بود.',
				ask: 'این روزها از جا بلند شدنت چه شکلی است، در همان پنج دقیقهٔ اول که هنوز با کسی حرف نزده‌ای؟',
			},
			{
				say: 'از پا افتادن فضیلت نیست، هرچند در بعضی خانه‌ها مثل نشان به سینه می‌زنند. دو نفر را دیده‌اند که پای یک ظرف‌شویی بر سر آن رقابت می‌کردند. ظرف‌ها هم برق می‌زد.',
				ask: 'اگر آسوده باشی، در چشم چه کسی کمتر به حساب می‌آیی؟',
			},
			{
				say: 'سماور خالی تا مدتی باز گرما می‌دهد و آدم همین‌طور گول می‌خورد. بعد بوی فلز بلند می‌شود. خاله‌ها از آن سر خانه با همین بو می‌دویدند.',
				ask: 'بوی فلز در تو چیست، آن نشانهٔ اول که آب تمام شده؟',
			},
			{
				say: 'خواب فقط یکی از چاه‌هاست. یکی از بی‌رنگی خشک است و یکی از بی‌کسی و یکی از نداشتن یک ساعت تنهایی. اگر طول بکشد، گوش پزشک هم تجمل نیست؛ کم‌خونی شعر نمی‌گوید و من صدایش را نمی‌شنوم.',
				ask: 'آخرین بار چه چیزی، حتی به اندازهٔ یک قاشق، جانت را تازه کرد؟',
			},
			{
				say: 'پای دماوند زیر برف آب گرم می‌جوشد و زمستان‌ها در آن می‌نشینند. این را برای دلداری نمی‌گویم. فقط عجیب است که آدم با نوک بینی یخ‌زده ببیند از زمین بخار برمی‌خیزد.',
				ask: 'زیر این همه، چه چیزی در تو بی‌آنکه کسی حواسش باشد گرم مانده؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'اینجا نوشته‌هایی هست که می‌شود درازکش خواند و آخرش هیچ تصمیمی از آدم نمی‌خواهند.' },
			{
				page: 'big-five',
				line: 'اینکه آدم چقدر دوری از دیگران لازم دارد تا اندازه‌ای سرشتی است و پنج عامل درجه‌اش را دارد.',
			},
			{ page: 'tarot', line: 'یک تک‌ورق از شبِ خسته چیز زیادی نمی‌خواهد و نخوانده هم می‌شود کنارش گذاشت.' },
		],
	},
	ar: {
		first: [
			{
				say: 'في ورقة السيوف الأربعة فارس ممدّد على قبر، وعند النظرة الثانية تعرفون أنّه نائم. ثلاثة سيوف على الجدار والرابع تحته. حتّى في راحته أخذ واحدًا معه إلى الفراش.',
				ask: 'أيّ سيف تأخذونه معكم إلى الفراش ومكانه الجدار؟',
			},
			{
				say: 'كانت الدوابّ في الخان تشرب قبل الناس، ولا يُذكر البيع حتّى تُرخى الأحزمة. وضع هذه القاعدة قومٌ أهملوها مرّة. ويبدو ممّا كتبتم أنّ حزامًا ما زال مشدودًا عليكم.',
				ask: 'في أيّ موضع يشتدّ عليكم ضغطه، ومنذ متى صار كذلك؟',
			},
			{
				say: 'من التعب ما يأتي بعد الحصاد فينام صاحبه والخبز في يده، ومنه ما يسهر ويتعب من تعبه. اسمهما واحد ولم يلتقيا قطّ. والدواء الذي ينفع هذا يضحك منه ذاك.',
				ask: 'أيّ التعبين تعبكم، وما العلامة عليه؟',
			},
			{
				say: 'في ورقة العصيّ العشر من يحملها كلّها دفعة واحدة ووجهه في الحزمة، فلا يرى البيت أمامه. البيت في الرسم قريب. أمّا في الحياة فلا أقسم على قربه.',
				ask: 'أيّ عصا كانت آخر ما رفعتم، ومن أجل من رفعتموها؟',
			},
			{
				say: 'ينقر صانع العود على الخشب ويُصغي، فيعرف أهو خشب نائم أم ميّت. لا تُعرف المسألة بالنظر. ومن هنا لا يمكنني النقر، يمكنني الإصغاء فقط.',
				ask: 'لو نقرتم اليوم على خشبكم أنتم، فأيّ صوت تسمعون منه؟',
			},
		],
		deeper: [
			{
				say: 'كان الفلّاح يترك الأرض سنةً للراحة بكلّ عشبها، ولا بدّ أنّ جارًا هزّ رأسه. لم يكن أحد يعمل هناك شيئًا. كانت الأرض تعمل وحدها تحت العشب.',
				ask: 'ما الذي يمكنكم أن تتركوه لحاله زمنًا دون ضرر على أحد؟',
			},
			{
				say: 'يجعل التعب الأشياء كلّها على بُعد واحد: الفنجان والرسالة والجبل، كلّها على مدّ الذراع، والذراع ثقيلة. ضباب لا يعرف غير مقياس واحد ولا يعترف بالأقرب.',
				ask: 'أيّ شيء لو اقترب منكم وحده خطوةً لأحدث أكبر فرق؟',
			},
			{
				say: 'يستفيد منه أحدٌ في العادة بلا سوء نيّة: بيت، أو دائرة، أو أخ ينام جيّدًا لأنّ غيره لا ينام. ولعلّه يردّ بعضه لو عرف ما عنده.',
				ask: 'راحة من تقوم على تعبكم هذا، وهل وصله الخبر؟',
			},
			{
				say: 'يقول الناس لمن يعمل «الله يعطيك العافية»، ويردّ دون أن يترك الفأس. نَفَس واحد لا أكثر، تبقى فيه الفأس في الهواء لحظة أطول. ومن المهن ما لا يمرّ بها أحد ليقول شيئًا.',
				ask: 'من يقول لكم مثل هذه العبارة، وبماذا تجيبونه؟',
			},
			{
				say: 'يسقط جمل الحكاية تحت القشّة الأخيرة فينظر الجميع إلى القشّة. وكان الحداة يقولون إنّ ذلك ظهر قبل ثلاثة أيّام في طريقة نهوضه، ولم ينتبه غيرهم إليه.',
				ask: 'كيف يكون نهوضكم في الدقائق الخمس الأولى هذه الأيّام؟',
			},
			{
				say: 'ليس الإنهاك فضيلة، وإن عُلّق في بعض البيوت كالوسام. شوهد اثنان يتنافسان عليه أمام مجلى واحد، وكانت الصحون تلمع كما لم تلمع من قبل.',
				ask: 'في عين من ينقص قدركم لو أخذتم راحتكم؟',
			},
			{
				say: 'يبقى الإبريق الفارغ ساخنًا زمنًا على النار فيخدع أهله. ثمّ تفوح رائحة المعدن. كانت الجدّات يركضن من آخر الدار عند تلك الرائحة ولا يسألن عن السبب.',
				ask: 'ما رائحة المعدن عندكم، أي أوّل علامة على نفاد الماء؟',
			},
			{
				say: 'النوم بئر واحدة من آبار. يجفّ هذا من قلّة اللون، وذاك من قلّة الناس، وآخر من قلّة ساعة بلا ناس. وإن طال الأمر فأذن الطبيب ليست ترفًا، ففقر الدم لا يكتب شعرًا ولا أسمعه.',
				ask: 'ما آخر شيء ردّ إليكم ولو ملعقة واحدة من الماء؟',
			},
			{
				say: 'في أسفل الجبل المغطّى بالثلج عين حارّة يجلس فيها الناس شتاءً. لا أقول هذا للتسلية. هو أمر غريب فحسب، أن يتجمّد الأنف والبخار يصعد من الأرض.',
				ask: 'ما الذي بقي فيكم دافئًا تحت هذا كلّه دون أن يلتفت إليه أحد؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'هنا صفحات تقرؤونها وأنتم مستلقون، ولا تطلب منكم في آخرها قرارًا.' },
			{ page: 'big-five', line: 'مقدار ما تحتاجون إليه من راحة عن الناس طبعٌ في بعضه، وللعوامل الخمسة مؤشّر لذلك.' },
			{ page: 'tarot', line: 'ورقة واحدة لا تطلب من مساء متعب كثيرًا، ويمكنكم أن تطووها دون قراءة.' },
		],
	},
	es: {
		first: [
			{
				say: 'En el cuatro de espadas hay un caballero tendido sobre una tumba, y solo a la segunda mirada se ve que duerme. Tres espadas cuelgan de la pared y la cuarta está debajo. Hasta para descansar se llevó una a la cama.',
				ask: '¿Qué te llevas a la cama que debería estar colgado en la pared?',
			},
			{
				say: 'En el caravasar bebían antes las bestias, y nadie hablaba de negocios hasta que se aflojaban las cinchas. Pusieron la norma los que una vez se la saltaron. En lo que escribes parece que hay una cincha puesta.',
				ask: '¿Dónde aprieta más, y desde qué día más o menos?',
			},
			{
				say: 'Hay un cansancio como el de la siega, que se duerme con el pan en la mano, y hay otro que vela y está harto de sí. Se llaman igual. Nunca se han visto.',
				ask: '¿Cuál de los dos es el tuyo, y en qué se le conoce?',
			},
			{
				say: 'En el diez de bastos alguien carga los diez a la vez, con la cara metida en el haz, y no ve la casa que tiene delante. En el dibujo está cerca. En la vida no me atrevería a jurarlo.',
				ask: '¿Qué palo fue el último que recogiste, y para quién?',
			},
			{
				say: 'El guitarrero golpea la tabla con los nudillos y sabe si la madera está dormida o muerta. Con mirarla no basta. Da un toque y escucha un buen rato; desde aquí yo solo puedo lo segundo.',
				ask: 'Si alguien diera hoy con los nudillos, ¿qué sonido tendrías?',
			},
		],
		deeper: [
			{
				say: 'La tierra se dejaba un año en barbecho con todas sus malas hierbas, y algún vecino menearía la cabeza. Allí nadie hacía nada. Lo hacía el campo por su cuenta.',
				ask: '¿Qué podrías dejar crecer a su aire un tiempo, sin daño de nadie?',
			},
			{
				say: 'El cansancio pone todo a la misma distancia: la taza, la carta, el monte, a un brazo, y el brazo pesa. Es una niebla que no tiene más que una medida.',
				ask: '¿Qué cosa cambiaría más si ella sola se acercara un paso?',
			},
			{
				say: 'Alguien suele salir ganando, sin mala intención: una casa, una empresa, un hermano que duerme bien porque tú no. Tal vez devolvería una parte si supiera lo que tiene.',
				ask: '¿Quién descansa sobre tu falta de descanso, y se le ha dicho alguna vez?',
			},
			{
				say: 'En persa, al que está trabajando se le desea que no se canse, y él responde deseando salud. Dura lo que un aliento. La pala no se para, se queda un momento más en el aire.',
				ask: '¿Quién te dice a ti algo así, y qué contestas?',
			},
			{
				say: 'El camello del cuento cae con la última paja y todos miran la paja. Los camelleros decían que tres días antes se le notaba ya en la manera de levantarse.',
				ask: '¿Cómo te levantas estos días, en los primeros cinco minutos?',
			},
			{
				say: 'No es virtud estar sin fuerzas, aunque en algunas casas se lleve como una condecoración. Se ha visto a dos disputársela delante de un fregadero. Los platos, eso sí, relucían.',
				ask: '¿A ojos de quién valdrías menos si estuvieras en reposo?',
			},
			{
				say: 'La cafetera sin agua sigue caliente un rato sobre el fuego, y así engaña. Luego empieza a oler a metal. Las tías acudían corriendo desde la otra punta del pasillo con ese olor.',
				ask: '¿Cuál es tu olor a metal, la primera señal de que se acabó el agua?',
			},
			{
				say: 'Dormir es solo uno de los pozos. Hay quien se seca por falta de color, quien por falta de gente y quien por falta de una hora sin ella. Si dura, el oído de un médico no es un lujo: la anemia no escribe versos y yo no la oigo.',
				ask: '¿Qué fue lo último que te devolvió algo, aunque fuera una cucharada?',
			},
			{
				say: 'Bajo la nieve del Damavand brota agua caliente, y la gente se baña al pie en invierno. No lo digo por animar. Es raro, nada más, tener helada la nariz y ver que la tierra echa vapor.',
				ask: '¿Qué ha seguido caliente en ti debajo de todo esto, sin que nadie le hiciera caso?',
			},
		],
		offers: [
			{ page: 'blog', line: 'Hay páginas aquí que se leen en horizontal, y ninguna pide un propósito al final.' },
			{
				page: 'big-five',
				line: 'Cuánto descanso de los demás necesita cada cual viene en parte de fábrica, y los cinco grandes tienen un dial para eso.',
			},
			{ page: 'tarot', line: 'Una sola carta le pide poco a una noche cansada, y se puede guardar sin leerla.' },
		],
	},
};
