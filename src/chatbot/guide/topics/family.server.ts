import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The Ten of Pentacles puts three generations under one arch: an old man in a coat of vines, a couple talking past each other, a child with its hand on the dog. Only the dogs look at the old man. Families are painted so, and are sometimes seated so.',
				ask: 'Where in that picture do you stand, and who is looking at whom?',
			},
			{
				say: 'A hen hatched ducklings in the Masnavi and ran up and down the bank, screaming, when they took to the water. She was a good mother. Her alarm was sincere, and it was about another animal.',
				ask: 'Which water of yours frightens the people at home?',
			},
			{
				say: 'In Persian the same small word serves for a house and for those who live in it, and in old letters people greeted “the house” when they meant one person. It hides a good deal under one roof.',
				ask: 'Who exactly is meant when you say family today?',
			},
			{
				say: 'Persians lay the New Year’s table with seven things, and the quarrel about who forgot the vinegar is older than several dynasties. The table stands all the same. I take this neither as proof of love nor as proof against it.',
				ask: 'What is the quarrel at your table that is never about the vinegar?',
			},
			{
				say: 'The old dream books gave the teeth to the family, upper row for one side, lower for the other. Whoever made that list had probably sat through a dinner with clenched jaws. The tongue lives among them and knows where each is sharp.',
				ask: 'Which word do you bite back when you are among your own?',
			},
		],
		deeper: [
			{
				say: 'Rustam did not know his son, and the son had a bracelet under the armour that would have told him. Two people who were looking for each other met with closed visors. Ferdowsi lets everybody see the bracelet except the one who should.',
				ask: 'What is the bracelet here, the thing that would tell them if it were seen?',
			},
			{
				say: 'In every family somebody keeps the accounts: who visited when, who paid, who did not ring on the second day of the feast. The book has no last page. It is usually kept by the one who would like most to be visited.',
				ask: 'Who keeps the book in yours, and what do they hope to read in it?',
			},
			{
				say: 'A seating order lasts longer than a constitution. Somebody at fifty, with a firm and a bad knee, comes through that door and is once more the one who spills things.',
				ask: 'What age are you when you sit down at that table?',
			},
			{
				say: 'Joseph’s brothers came for grain and stood before him, and he knew them and they did not know him. He went out to weep and washed his face before he came back. He took his time with that meal; the story respects that.',
				ask: 'What do you know about them, that they do not know you know?',
			},
			{
				say: 'There are recipes that say “enough flour”, and only one person knew how much that was. Much of what a family hands on is of that kind, the bread and the silence alike. Nobody wrote it down, since everybody was in the kitchen.',
				ask: 'What was handed on to you without measure, and which part of it do you still make?',
			},
			{
				say: 'Under a shared quilt, a Persian saying goes, one learns the length of the other’s feet. It does not say what to do if the quilt is short. Pulling is natural, and the one in the middle is always warm.',
				ask: 'Who is lying at the edge at present, and who is pulling?',
			},
			{
				say: 'It need not be solved at the gathering. Courtiers on hard embassies used to speak of the melons for three days, and those were no wasted days; on the fourth morning someone asked about the border.',
				ask: 'What are the melons between you, the safe thing you talk about?',
			},
			{
				say: 'A family can also be a thing one needs to have a door to. The gardens of Kashan have walls twice a man’s height, and nobody calls the rose unloving. I cannot judge from here how high yours ought to be, nor whether the gate should have a bell.',
				ask: 'What do you keep on your side of the wall, and what comes over it?',
			},
			{
				say: 'Whoever is the strong one is asked how the others are. It is a kind of compliment, and it goes on for decades. In the fairy tale the mule carries the treasure home and is not invited in.',
				ask: 'Who asks after you in that house, and in which words?',
			},
		],
		offers: [
			{ page: 'tarot', line: 'A spread can seat everybody at one table for once; the cards do not interrupt.' },
			{
				page: 'eq-test',
				line: 'The test of emotional intelligence here shows which part of these talks costs you most, and which comes easily.',
			},
			{
				page: 'sarketab',
				line: 'The old reckoning by your own name and your mother’s is kept here as a custom, and told as one.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'ده سکه سه نسل را زیر یک طاق نشان می‌دهد: پیری با ردای تاک، زن و مردی که حواسشان به هم است، کودکی که دستش روی سگ است. فقط سگ‌ها به پیر نگاه می‌کنند. خانواده را این‌طور می‌کشند و گاهی همین‌طور هم می‌نشیند.',
				ask: 'تو کجای این تصویر ایستاده‌ای و چه کسی به چه کسی نگاه می‌کند؟',
			},
			{
				say: 'مرغی جوجه‌اردک درآورد و وقتی به آب زدند، لب جوی دوید و جیغ کشید. مادر خوبی بود و نگرانی‌اش راست بود. فقط نگرانی‌اش مال جانور دیگری بود.',
				ask: 'کدام آبِ تو اهل خانه را می‌ترساند؟',
			},
			{
				say: 'در نامه‌های قدیم می‌نوشتند «منزل سلام می‌رساند» و منظورشان یک نفر بود. این کلمه خیلی چیزها را زیر یک سقف پنهان می‌کند: قهر و نان و کفش‌های دم در را با هم.',
				ask: 'امروز که می‌گویی خانواده، دقیقاً چه کسی جلوی چشمت است؟',
			},
			{
				say: 'دعوای اینکه سرکهٔ هفت‌سین را که باید می‌خرید، از چند سلسله پیرتر است. سفره با این حال پهن می‌شود و ماهی در تنگ می‌چرخد. نه دلیل مهر می‌گیرمش و نه دلیل بی‌مهری.',
				ask: 'در خانهٔ شما دعوایی که هیچ‌وقت سر سرکه نیست، سر چیست؟',
			},
			{
				say: 'معبران دندان را اهل خانه می‌دانستند، ردیف بالا یک طرف و ردیف پایین طرف دیگر. هر که این را نوشت لابد شامی را با دندان به هم فشرده گذرانده بود. زبان میان همین‌ها زندگی می‌کند.',
				ask: 'وقتی میان خودی‌ها هستی، کدام حرف را پشت دندان نگه می‌داری؟',
			},
		],
		deeper: [
			{
				say: 'رستم پسر را نشناخت و مهره زیر زره به بازوی سهراب بسته بود. دو نفر که پی هم می‌گشتند با کلاه‌خود بسته روبه‌رو شدند. فردوسی مهره را به همه نشان می‌دهد، جز آن که باید ببیند.',
				ask: 'آن مهره در ماجرای شما چیست، که اگر دیده می‌شد خیلی چیزها را می‌گفت؟',
			},
			{
				say: 'در هر خانواده‌ای کسی دفتر را نگه می‌دارد: چه کسی عید نیامد، چه کسی زنگ نزد، قرضِ که ماند. دفتر صفحهٔ آخر ندارد و معمولاً دست کسی است که بیشتر از همه دلش مهمان می‌خواهد.',
				ask: 'دفتر خانهٔ شما دست کیست و به امید خواندن چه نگهش داشته؟',
			},
			{
				say: 'ترتیب نشستن سر سفره از قانون اساسی بیشتر عمر می‌کند. آدم پنجاه‌ساله با شرکت و کمردرد از آن در تو می‌آید و باز همانی است که دوغ را می‌ریخت.',
				ask: 'تو وقتی سر آن سفره می‌نشینی چندساله می‌شوی؟',
			},
			{
				say: 'برادران یوسف برای گندم آمدند و او شناختشان و آنها نه. بیرون رفت، گریست، صورتش را شست و برگشت. برای آن غذا وقت گذاشت و قصه هم عجله‌اش نداد.',
				ask: 'دربارهٔ آنها چه می‌دانی که نمی‌دانند می‌دانی؟',
			},
			{
				say: 'دستور آش مادربزرگ‌ها می‌گوید «آرد به قدر لازم» و آن قدر را یک نفر می‌دانست. بیشترِ میراث از همین جنس است، هم نانش و هم سکوتش. کسی ننوشت، چون همه در آشپزخانه بودند.',
				ask: 'چه چیزی بی‌پیمانه به تو رسید و کدام قسمتش را هنوز می‌پزی؟',
			},
			{
				say: 'می‌گویند پایت را به اندازهٔ گلیمت دراز کن، ولی گلیم خانواده را چند نفری می‌کشند. کشیدن طبیعی است و آن که وسط خوابیده همیشه گرم است و از سرما چیزی نشنیده.',
				ask: 'این روزها چه کسی لبهٔ گلیم مانده و چه کسی می‌کشد؟',
			},
			{
				say: 'لازم نیست در همان مهمانی حل شود. ایلچی‌ها سه روز از خربزه حرف می‌زدند و روز چهارم کسی از مرز می‌پرسید. آن سه روز هم هدر نبود؛ خربزه را با هم خورده بودند.',
				ask: 'خربزهٔ میان شما چیست، آن موضوع بی‌خطری که همیشه از آن حرف می‌زنید؟',
			},
			{
				say: 'باغ‌های کاشان دیوارهای بلند دارند و کسی به گل سرخ نگفته بی‌مهر. خانواده هم گاهی چیزی است که باید میان خودت و آن دری باشد. بلندیِ دیوار را از اینجا نمی‌شود گفت.',
				ask: 'این سمت دیوار چه چیزی را برای خودت نگه داشته‌ای؟',
			},
			{
				say: 'آن که قوی شناخته شده، همیشه حال بقیه را از او می‌پرسند. نوعی تعریف است که سی سال طول می‌کشد. قاطر قصه گنج را تا خانه می‌آورد و کسی به خودش تعارفی نمی‌کند.',
				ask: 'در آن خانه چه کسی حال خودت را می‌پرسد و با چه کلماتی؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'یک بار می‌شود همه را سر یک میز نشاند؛ ورق‌های تاروت میان حرف کسی نمی‌پرند.' },
			{
				page: 'eq-test',
				line: 'آزمون هوش هیجانی نشان می‌دهد کدام قسمت این گفت‌وگوها برایت گران تمام می‌شود و کدام آسان.',
			},
			{
				page: 'sarketab',
				line: 'حساب قدیمِ نام خودت و نام مادرت را در سرکتاب نگه داشته‌ایم؛ رسم است و به نام رسم گفته می‌شود.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'حضنت دجاجة بيض البطّ، فلمّا نزل الصغار إلى الماء ركضت على الضفّة تصيح. كانت أمًّا صالحة وخوفها صادق، غير أنّه خوفٌ على طائر آخر.',
				ask: 'أيّ ماء يُخيف أهل البيت حين تنزلون إليه؟',
			},
			{
				say: 'في الورقة العاشرة من الدنانير ثلاثة أجيال تحت قوس واحد: شيخ بثوب من كروم، وزوجان يتكلّمان ولا يتقابلان، وطفل يده على كلب. الكلاب وحدها تنظر إلى الشيخ.',
				ask: 'أين يقع مكانكم أنتم في هذه الصورة، ومن ينظر فيها إلى من؟',
			},
			{
				say: 'يقول العرب «أهل البيت» ويدخل تحت الكلمتين جيش: الحاضر والغائب والعاتب ومن أحذيته عند الباب. كلمة واسعة كالفناء، وقد يضيع فيها وجه واحد ولا ينتبه أحد.',
				ask: 'وجه من ترونه أوّلًا حين تقولون كلمة العائلة اليوم؟',
			},
			{
				say: 'خلاف البيوت على صحن الحلوى في العيد أقدم من كثير من الدول. وتُمدّ السفرة مع ذلك كلّ عام. لا آخذ هذا دليلًا على المحبّة ولا دليلًا ضدّها، والحلوى تؤكل في الحالين.',
				ask: 'ما الخلاف الذي لا يكون عندكم أبدًا على الحلوى؟',
			},
			{
				say: 'جعل أصحاب التعبير الأسنان أهلَ الرائي، العليا لجهة والسفلى لجهة. كأنّ من كتب ذلك تعشّى يومًا وفكّاه مطبقان. واللسان يسكن بينها منذ زمن ويعرف موضع الحدّ من كلّ واحدة.',
				ask: 'أيّ كلمة تبلعونها كلّما اجتمع الأقارب حولكم؟',
			},
		],
		deeper: [
			{
				say: 'لم يعرف رستم ابنه، وكانت الخرزة على عضد سهراب تحت الدرع. اثنان يبحث كلّ منهما عن الآخر التقيا بخوذتين مغلقتين. يُري الفردوسيّ الخرزة للجميع إلّا من كان ينبغي أن يراها.',
				ask: 'ما الخرزة في حكايتكم هذه، الشيء الذي لو أظهرتموه لقال الكثير؟',
			},
			{
				say: 'في كلّ عائلة من يمسك الدفتر: من لم يأت في العيد، ومن لم يتّصل، ومن بقي عليه دين. لا صفحة أخيرة لهذا الدفتر، وصاحبه في الغالب أشدّهم شوقًا إلى زائر.',
				ask: 'من يمسك الدفتر عندكم، وماذا يرجو أن يقرأ فيه؟',
			},
			{
				say: 'ترتيب الجلوس على السفرة أطول عمرًا من الدساتير. تدخلون من ذلك الباب ولو كنتم في الخمسين، فتعودون فجأة ذلك الصغير الذي كان يسكب الماء على الخبز.',
				ask: 'كم يصير عمركم حين تجلسون إلى تلك السفرة؟',
			},
			{
				say: 'عرف يوسف إخوته وهم له منكرون. خرج فبكى، ثمّ غسل وجهه ورجع إليهم. أخذ وقته كاملًا قبل أن يقول لهم من هو، والقصّة لم تستعجله في شيء.',
				ask: 'ما الذي تعرفونه عنهم وهم لا يدرون أنّكم عرفتموه؟',
			},
			{
				say: 'تقول وصفات الجدّات «طحين بقدر ما يأخذ»، والقدر كان في يد واحدة. أكثر ما يورث من هذا النوع، خبزه وصمته معًا، ولم يكتبه أحد لأنّ الكلّ كان في المطبخ.',
				ask: 'ما الذي وصلكم بلا مكيال، وأيّ جزء منه ما زلتم تصنعونه حتّى اليوم؟',
			},
			{
				say: 'كان شعراء القبائل يحفظون النسب إلى الجدّ العشرين ويختلفون مع ابن العمّ على بئر. شجرة العائلة سهلة على الورق، والظلّ الذي تحتها هو الذي يُقتسم.',
				ask: 'من يجلس عندكم في الظلّ الآن، ومن بقي في الشمس؟',
			},
			{
				say: 'لا يلزمكم أن تحلّوا الأمر في المجلس نفسه. يُحكى عن رسل كانوا يتحدّثون ثلاثة أيّام عن البطّيخ، وفي الرابع يسأل أحدهم عن الحدود. لم تضع تلك الأيّام، فقد أكلوا البطّيخ معًا.',
				ask: 'ما البطّيخ عندكم، أي الموضوع الآمن الذي تدورون حوله بالكلام كلّ مرّة؟',
			},
			{
				say: 'للبيوت الدمشقيّة القديمة جدار أصمّ على الزقاق ونافورة في الداخل، ولم يقل أحد إنّ البيت بلا قلب. قد تكون العائلة شيئًا يحتاج إلى باب أيضًا، ولا أعرف من هنا كم يعلو الجدار.',
				ask: 'ماذا تحفظون داخل الجدار، ولأيّ شيء تسمحون بالعبور؟',
			},
			{
				say: 'من اشتهر في العائلة بأنّه القويّ يُسأل عن أحوال الباقين دائمًا. نوع من المديح يطول ثلاثين سنة. البغل في الحكاية يحمل الكنز إلى الدار ولا يدعوه أحد إلى الدخول.',
				ask: 'من الذي يسأل القويّ في بيتكم ذاك عن حاله، وبأيّ كلمات؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'أجلسوا الجميع مرّةً إلى طاولة واحدة؛ أوراق التاروت لا تقاطع أحدًا.' },
			{ page: 'eq-test', line: 'اختبار الذكاء العاطفيّ يبيّن لكم أيّ جزء من هذه الأحاديث أثقل كلفة عليكم، وأيّه أيسر.' },
			{ page: 'sarketab', line: 'حساب الاسم واسم الأمّ عادة قديمة محفوظة هنا، ونرويها لكم على أنّها عادة.' },
		],
	},
	es: {
		first: [
			{
				say: 'Una gallina empolló patos y, cuando se echaron al agua, corrió por la orilla dando gritos. Era buena madre. Su alarma era sincera y se refería a otro animal.',
				ask: '¿A qué agua tuya le tienen miedo en casa?',
			},
			{
				say: 'El diez de oros reúne a tres generaciones bajo un arco: un viejo con manto de parras, una pareja que habla sin mirarse, un niño con la mano en un perro. Solo los perros miran al viejo. Así se pinta a las familias, y así se sientan a veces.',
				ask: '¿Dónde estás tú en ese cuadro, y quién mira a quién?',
			},
			{
				say: 'La discusión sobre quién tenía que traer el hielo en Nochebuena es más antigua que varias dinastías. La mesa se pone igual. No la tomo como prueba de cariño ni de lo contrario.',
				ask: '¿Cuál es en tu familia la discusión que nunca trata del hielo?',
			},
			{
				say: 'Los libros de sueños daban los dientes a la parentela, los de arriba a un lado y los de abajo al otro. Quien hizo el reparto habría pasado más de una cena con la mandíbula apretada. La lengua vive entre ellos y los conoce.',
				ask: '¿Qué palabra te tragas cuando estás con los tuyos?',
			},
			{
				say: 'En castellano decimos «los míos», en posesivo y en masculino plural, y caben dentro la abuela, el cuñado y la gata. Una expresión así abriga mucho y a ratos no deja ver a nadie.',
				ask: '¿En quién piensas exactamente cuando dices hoy «mi familia»?',
			},
		],
		deeper: [
			{
				say: 'Rostam no reconoció a su hijo, que llevaba bajo la armadura el brazalete que se lo habría dicho. Se buscaban y se encontraron con la visera bajada. Ferdousí enseña el brazalete a todos menos a quien debía verlo.',
				ask: '¿Cuál es aquí el brazalete, lo que hablaría por sí solo si alguien lo viera?',
			},
			{
				say: 'Siempre hay quien lleva el cuaderno: quién no vino por Reyes, quién no llamó, qué préstamo quedó en el aire. El cuaderno no tiene última página, y suele tenerlo la persona que más ganas tiene de visita.',
				ask: '¿Quién lo lleva en tu casa, y qué espera leer en él?',
			},
			{
				say: 'El orden de los asientos dura más que una constitución. Se entra por esa puerta con cincuenta años y una hipoteca, y a los cinco minutos se vuelve a ser quien tiraba el vaso.',
				ask: '¿Qué edad tienes cuando te sientas a esa mesa?',
			},
			{
				say: 'José reconoció a sus hermanos cuando vinieron por trigo, y ellos a él no. Salió a llorar, se lavó la cara y volvió. Se tomó su tiempo antes de decir quién era, y el relato no le mete prisa.',
				ask: '¿Qué sabes de ellos que no saben que sabes?',
			},
			{
				say: 'Las recetas de las abuelas dicen «harina, la que admita», y esa medida la tenía una sola mano. Casi toda herencia es así, el pan y el silencio por igual. No se apuntó porque todo el mundo estaba en la cocina.',
				ask: '¿Qué te llegó sin medida, y qué parte sigues preparando?',
			},
			{
				say: 'La manta familiar la estiran entre varios. Tirar es natural; quien duerme en medio está siempre caliente y no entiende las quejas. Nadie ha visto nunca la etiqueta con el tamaño.',
				ask: '¿Quién está ahora en el borde, y quién tira?',
			},
			{
				say: 'No hace falta resolverlo en la comida. Los embajadores hablaban tres días de melones, y al cuarto alguien preguntaba por la frontera. Los tres primeros tampoco se perdían: el melón se lo habían comido juntos.',
				ask: '¿De qué melones se habla en tu casa, cuál es el tema sin peligro?',
			},
			{
				say: 'El carmen granadino tiene tapia alta y dentro un jardín, y a nadie se le ocurre llamarlo arisco. A veces una familia es algo hacia lo que conviene tener puerta. Desde aquí no sé cuánta tapia te hace falta.',
				ask: '¿Qué guardas de tu lado, y qué se cuela por encima?',
			},
			{
				say: 'A quien pasa por fuerte le preguntan siempre por los demás. Es un elogio que puede durar treinta años. La mula del cuento lleva el tesoro hasta casa y nadie le dice que pase.',
				ask: '¿Quién pregunta por ti en esa casa, y con qué palabras?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'Una tirada puede sentarlos a todos por una vez a la misma mesa; las cartas no interrumpen.',
			},
			{
				page: 'eq-test',
				line: 'La prueba de inteligencia emocional enseña qué parte de estas conversaciones te sale cara y cuál te sale sola.',
			},
			{
				page: 'sarketab',
				line: 'La cuenta antigua con tu nombre y el de tu madre se conserva aquí como costumbre, y como tal se explica.',
			},
		],
	},
};
