import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'rain',
	motif: 'water',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['rain', 'dream of rain', 'downpour', 'drought', 'petrichor', 'clouds', 'storm'],
			titles: ['Rain on one roof only', 'Asking for rain, asleep and awake'],
			excerpts: [
				'When it rained over the whole country the interpreters spoke of mercy. When it rained on a single house, they asked for the address.',
				'The smell of wet earth got its name in 1964, from stone and the blood of gods. Sleepers had known it for rather longer.',
			],
			openings: [
				'In Anyang, in northern China, peasants used to dig up bones for the apothecaries, who sold them ground as dragon bone. In 1899 somebody noticed writing on them. They turned out to be ox shoulder blades and the belly plates of turtles, over three thousand years old, cracked with a hot rod, and beside the cracks were cut the questions of a king. Will it rain on this day? Will it not rain? Some carry afterwards, in the same neat hand, a short line: it really rained.',
				'It is August, four in the afternoon, on a street in the south that has forgotten water. First there is a wind with dust in it, and awnings are wound in. Then three, four drops as large as coins, and before the fifth the smell arrives. People come to the doors of the shops. No one says anything, and no one goes back in. Isabel Bear and Richard Thomas, two chemists from Australia, described it in 1964 and called it petrichor; the children have already got their shoes off.',
			],
			body: [
				'The Arabic of the dream books has two words. Ghayth is the rain that comes to help, and matar may be any rain, including the sort that punishes. An interpreter would therefore ask how it fell. Over a whole land it is mercy, and a debt that will be paid; upon one house, it is trouble there, or else a blessing too large for one roof. If dust fell, or stones, or blood, they named injustice. If it fell in its season they went home.',
				'Artemidorus wrote for people who owned things. A gentle rain without wind is good for all but travellers and those who work in the open, and a cloudburst bad for everyone except the debtor, who may hope that somebody’s ledgers get wet. He has no opinion about tears. It was later readers who saw, behind the pane of a dreamt window, a face that would not cry and a sky which did it instead.',
				'The Mexica had four jars. In the house of the rain god, say the old accounts, stood four great tubs of water, and only one of them was good; the other three brought blight, frost, and a rain in which nothing ripened. Small helpers ladled it out and broke the jugs, and that was the thunder. It is the most exact picture I know. That it falls is nothing yet. The point is from which jar.',
				'Over the one dream two parties stand and wait. To the farmer’s party rain is an answer; he has asked, and looks for it upwards. For the other, which lives in towns and carries umbrellas, it is a mood that has spoilt an outing. A dream of rain can often be told apart by just this, whether the people in it are looking up or down.',
			],
			counter:
				'Of all the sounds that can be played to a sleeper rain on glass is among the easiest to dream of, and it needs no sky: an air conditioner will do, or the neighbour’s shower at six. Recordings of rain are now sold by the hour to people who cannot fall asleep. It would be odd if none of that dripped through. Look out at the street before you consult the jars.',
			practices: [
				'Pour a glass of water over dry earth, in a pot or a yard, and put your face near it for one minute. Then, before anything else, write for four minutes without stopping about the first place that the smell brought with it: who stood there, what they were waiting for, what had been dry. Do not steer it. When the time is up, underline the only verb in which somebody asks for something.',
				'Make yourself an oracle bone. Write a question about the coming days on a sheet in both forms, as the kings of ancient China had theirs cut: it will, it will not. Leave a finger’s breadth below. Hang it inside a cupboard door for a week and do not open it except to add, in small letters, what really happened. It takes two minutes in all. Observe on which day you first wished that you had put the question differently.',
			],
			closings: [
				'The king had the answer carved only when there was one, and left the other bones blank. How many of your questions are still hanging there without that short last line?',
				'One tub in four, said the old accounts, and nobody below can see who is ladling. From which jar did the last thing come that fell upon you without being ordered?',
			],
		},
		fa: {
			keywords: ['باران', 'خواب باران', 'تعبیر خواب باران', 'بوی خاک', 'ابر', 'خشکسالی', 'ناودان'],
			titles: ['دعای باران، در خواب و بیداری', 'باران بر یک بام'],
			excerpts: [
				'بوی خاکِ خیس را دو شیمیدان در سال ۱۹۶۴ نام گذاشتند. بچه‌های کویر پیش از آن هم کفششان را درآورده بودند.',
				'اگر بر همهٔ شهر می‌بارید معبّر می‌گفت رحمت است؛ اگر فقط بر یک خانه، نشانی خانه را می‌پرسید.',
			],
			openings: [
				'چهار بعدازظهرِ مرداد است در شهری که آب را از یاد برده. اول بادی با خاک می‌آید و سایه‌بان‌ها را جمع می‌کنند. بعد سه چهار قطره، هر کدام به اندازهٔ سکه، و پیش از پنجمی بو می‌رسد. کاسب‌ها تا دم در مغازه می‌آیند. کسی حرفی نمی‌زند و کسی هم تو نمی‌رود. پیرزنی چادرش را از سر عقب می‌کشد تا موهایش هم بشنود. ناودان‌ها هنوز ساکت‌اند، ولی همه به آن‌ها نگاه می‌کنند.',
				'در آنیانگِ چین روستایی‌ها از زمین استخوان درمی‌آوردند و عطارها آسیابش می‌کردند و به نام استخوان اژدها می‌فروختند. در سال ۱۸۹۹ کسی دید رویشان نوشته‌ای هست. کتف گاو بود و کاسهٔ زیرین لاک‌پشت، با سه هزار سال و بیشتر سن؛ با میلهٔ داغ ترکش داده بودند و کنار ترک‌ها پرسش‌های شاهی کنده شده بود. آیا فلان روز باران می‌آید؟ آیا نمی‌آید؟ زیر بعضی، با همان خط مرتب، افزوده‌اند: به‌راستی آمد.',
			],
			body: [
				'عربیِ کتاب‌های تعبیر دو واژه دارد. «غیث» بارانی است که به فریاد می‌رسد و «مطر» هر بارانی می‌تواند باشد، حتی آن که برای کیفر می‌آید. پس معبّر می‌پرسید چگونه می‌بارید. بر همهٔ سرزمین رحمت است و وامی که ادا می‌شود؛ بر یک خانه گرفتاریِ همان خانه، یا نعمتی که برای یک بام زیاد است. اگر خاک ببارد یا سنگ یا خون، نام ستم می‌بردند و صدایشان را پایین می‌آوردند. اگر به وقت خود و آرام بود می‌گفتند خیر است و چای می‌خواستند.',
				'آرتمیدوروس برای آدم‌های صاحب‌ملک می‌نوشت. نم‌نمِ بی‌باد برای همه خوب است جز مسافر و آن که زیر آسمان کار می‌کند؛ رگبار برای همه بد است جز بدهکار، که شاید امید دارد دفتر کسی خیس شود. دربارهٔ اشک نظری ندارد. خوانندگان بعدی بودند که پشت شیشهٔ پنجرهٔ خواب چهره‌ای دیدند که گریه نمی‌کرد و آسمانی که به جایش این کار را می‌کرد.',
				'در خانهٔ خدای باران مردم مکزیک، چنان‌که گزارش‌های کهن می‌گویند، چهار خمره بود و فقط آب یکی خوب: سه‌تای دیگر آفت می‌آورد و یخبندان و بارانی که در آن چیزی نمی‌رسید. شاگردان کوچکش آب را با کوزه برمی‌داشتند و کوزه را می‌شکستند، و صدای رعد همین بود. دقیق‌ترین تصویری است که می‌شناسم. باریدن هنوز چیزی نیست؛ باید دید از کدام خمره.',
				'در ایران هم هر آبادی برای خواستنش رسمی داشت. بچه‌ها عروسکی چوبی را در کوچه‌ها می‌گرداندند و از هر در آبی رویش می‌پاشیدند و آرد و نخودی می‌گرفتند، و آش را همه با هم می‌خوردند، چه می‌آمد چه نمی‌آمد. دو گروه بالای این خواب ایستاده‌اند. برای یکی باران جواب است؛ خواسته و بالا را نگاه می‌کند. برای دیگری که چتر دارد، حالی است که گردش را خراب کرد. خواب باران را اغلب از همین می‌شود شناخت: آدم‌هایش سر بالا گرفته بودند یا پایین.',
			],
			counter:
				'از همهٔ صداهایی که برای خفته‌ای پخش کنند، باران بر شیشه از آسان‌یاب‌ترین‌هاست و آسمان هم نمی‌خواهد؛ کولر آبی بس است، یا دوش همسایه در شش صبح. صدای ضبط‌شدهٔ باران را ساعتی به بی‌خواب‌ها می‌فروشند. عجیب است اگر هیچ‌کدام از این‌ها به درون چکه نکند. پیش از سر زدن به خمره‌ها نگاهی به کوچه بینداز و دستی هم زیر سقف بکش.',
			practices: [
				'یک لیوان آب بر خاک خشک بریز، در گلدان یا حیاط، و یک دقیقه صورتت را نزدیکش ببر. بعد، پیش از هر کار دیگر، چهار دقیقه بی‌وقفه دربارهٔ اولین جایی بنویس که بو با خودش آورد: چه کسی آنجا ایستاده بود، منتظر چه بودند، چه چیزی خشک مانده بود. فرمانش را به دست نگیر. وقت که تمام شد زیر آن یک فعلی خط بکش که در آن کسی چیزی می‌خواهد.',
				'استخوان فال خودت را بساز. پرسشی دربارهٔ روزهای پیش رو را به هر دو شکل بنویس، همان‌طور که در آنیانگ می‌کردند: می‌شود، نمی‌شود. زیرش یک انگشت جا بگذار. یک هفته پشت در کمد بچسبان و بازش نکن مگر برای اینکه با خط ریز بنویسی به‌راستی چه شد. روی هم دو دقیقه کار دارد. ببین از چه روزی دلت خواست سؤال را جور دیگری پرسیده بودی.',
			],
			closings: [
				'کاسب‌ها تا دم در آمدند و ناودان‌ها هنوز ساکت بود؛ با این همه کسی برنگشت. در آستانهٔ کدام بارانِ نیامده ایستاده‌ای و حاضر نیستی بروی تو؟',
				'از چهار خمره یکی خوب بود و از پایین نمی‌شد دید ملاقه دست کیست. آخرین چیزی که بی‌سفارش بر سرت بارید از کدام یکی بود؟',
			],
		},
		ar: {
			keywords: ['مطر', 'المطر في المنام', 'تفسير حلم المطر', 'غيث', 'سحاب', 'جفاف', 'رائحة المطر'],
			titles: ['غيث أم مطر؟', 'مطر على سطح واحد دون الجيران'],
			excerpts: [
				'إن عمّ البلاد قال المعبّرون: رحمة. وإن نزل على دار واحدة سألوا عن عنوانها. بين القولين كلمتان في العربيّة.',
				'في عظام الصين القديمة سؤال محفور: أتمطر أم لا تمطر؟ وتحت بعضها سطر قصير يقول إنّها أمطرت حقًّا.',
			],
			openings: [
				'الرابعة عصرًا من أغسطس، في شارع جنوبيّ نسي الماء. تجيء أوّلًا ريح فيها غبار، فتُطوى المظلّات. ثم ثلاث قطرات أو أربع، كلّ واحدة بحجم قطعة نقد، وقبل الخامسة تصل الرائحة. يخرج أصحاب الدكاكين إلى الأبواب، ولا يقول أحد شيئًا، ولا يعود أحد إلى الداخل. وصف كيميائيّان في أستراليا هذه الرائحة سنة ١٩٦٤ واشتقّا لها اسمًا من الحجر ومن دم الآلهة. أمّا الأطفال في ذلك الشارع فكانوا قد خلعوا أحذيتهم قبل أن يُبحث لها عن اسم.',
				'في أنيانغ شماليّ الصين كان الفلّاحون يستخرجون عظامًا يبيعها العطّارون مطحونة على أنّها عظام تنّين. وفي سنة ١٨٩٩ انتبه أحدهم إلى كتابة عليها. كانت أكتاف ثيران وبطون سلاحف، عمرها فوق ثلاثة آلاف سنة، شقّقها قضيب محمّى وحُفرت إلى جانب الشقوق أسئلة ملك. أتمطر في يوم كذا؟ ألا تمطر؟ وتحت بعضها، بالخطّ الأنيق نفسه، سطر أُضيف فيما بعد: أمطرت حقًّا. أمّا العظام التي أخطأت فلم يُكتب تحتها شيء، وبقيت بيضاء كما هي.',
			],
			body: [
				'في العربيّة التي كُتبت بها كتب الأحلام كلمتان: الغيث لما جاء مغيثًا، والمطر لكلّ نازل وقد يكون عقوبة. ولهذا كان المعبّر يسأل: كيف كان نزوله؟ فإن عمّ الأرض فرحمة وفرج ودَين يُقضى، وإن خصّ دارًا واحدة فهمّ فيها، أو نعمة أوسع من سقفها لا يدري أهلها أين يضعونها. وإن كان ترابًا أو حجارة أو دمًا سمّوا الظلم باسمه. وإن جاء في أوانه ليّنًا فلا تعبير، بل حمد، ثم يقوم السائل إلى زرعه ويقوم المعبّر إلى كتابه. وكان يُسأل كذلك عن الصوت، فالمطر الذي يُسمع ولا يُرى خبر في الطريق لم يبلغ الباب بعد.',
				'وكتب أرطميدورس لأصحاب الأملاك. الرذاذ بلا ريح خير للجميع إلّا المسافر ومن يعمل في العراء، والوابل شرّ للجميع إلّا المدين، فلعلّه يرجو أن تبتلّ دفاتر أحد من الناس. ولا رأي له في الدموع. إنّما جاء بعده من رأى خلف زجاج النافذة في الحلم وجهًا لا يبكي، وسماء تنوب عنه في ذلك. وهي قراءة جميلة، وإن كان الفلّاحون لا يعرفونها، فالسماء عندهم إذا بكت ضحكت الأرض، ولا يدخل وجه أحد في هذا الحساب، ولا تُفتح نافذة لأجله.',
				'وكان لأهل المكسيك القدماء أربع جرار. في بيت ربّ المطر، كما تقول الأخبار، أربع خوابٍ عظيمة من الماء، واحدة منها فقط طيّبة، أمّا الثلاث فآفة وصقيع ومطر لا ينضج فيه شيء. يغرف منها خدم صغار بأباريقهم ثم يكسرون الأباريق، فذاك هو الرعد. لا أعرف صورة أدقّ. أن يهطل فليس هذا بشيء بعد، والمسألة كلّها: من أيّ جرّة؟',
				'وللمسلمين في القحط صلاة الاستسقاء، يحوّل فيها الإمام رداءه رجاء أن يتحوّل الحال. وعرف الناس في بلاد الشام والمغرب موكب الأطفال بدمية من خشب في أعوام القحط، يدورون بها على البيوت فيُرشّ عليها الماء وتُعطى حفنة طحين، ثم يأكل الجميع ممّا جُمع، جاء المطر أم لم يجئ. فهو عند هؤلاء جواب، ومن سأل نظر إلى أعلى. وهو عند سكّان المدن ذوي المظلّات مزاج أفسد نزهة. ويُعرف حلم المطر في الغالب من هذا: أكانت الرؤوس فيه مرفوعة أم منكّسة؟',
			],
			counter:
				'من بين كلّ الأصوات التي قد تُسمع لنائم يُعدّ المطر على الزجاج من أيسرها دخولًا إلى الحلم، ولا يحتاج إلى سماء، فمكيّف الهواء يكفي، أو حمّام الجيران في السادسة. وتُباع اليوم تسجيلات المطر بالساعة لمن جافاهم النوم، ومن العجب ألّا يتسرّب من ذلك شيء. فالأولى أن يُنظر إلى الشارع أوّلًا، قبل سؤال الجرار الأربع ومن يغرف منها.',
			practices: [
				'صبّوا كأس ماء على تراب يابس، في أصيص أو في فناء، وقرّبوا الوجه منه دقيقة. ثم اكتبوا قبل أيّ شيء آخر، أربع دقائق بلا توقّف، عن أوّل مكان جاءت به الرائحة: من كان واقفًا فيه، وماذا كانوا ينتظرون، وما الذي كان يابسًا. لا توجّهوا القلم. وعند انتهاء الوقت ضعوا خطًّا تحت الفعل الوحيد الذي يطلب فيه أحد من أحد شيئًا.',
				'اصنعوا عظم فأل من ورق. اكتبوا سؤالًا عن الأيّام القادمة بصيغتيه كما في أنيانغ: يكون، لا يكون. واتركوا تحته فراغًا بعرض إصبع. علّقوه أسبوعًا في باطن باب خزانة، ولا تفتحوه إلّا ليُكتب بخطّ صغير ما جرى حقًّا. دقيقتان للعمل كلّه. ولاحظوا في أيّ يوم جاءت أوّل رغبة في أن يكون السؤال قد صيغ على نحو آخر.',
			],
			closings: [
				'جرّة من أربع، ولا يرى الواقفون في الأسفل من الذي يغرف. من أيّها نزل آخر ما نزل على سطحكم من غير أن يُطلب، ولا أن يُرى قادمًا؟',
				'لم يكن الملك يحفر الجواب إلّا حين يأتي، وترك سائر العظام بيضاء لا ينقصها إلّا أن تصدق. كم سؤالًا ما زال معلّقًا عندكم من غير ذلك السطر القصير في آخره؟',
			],
		},
		es: {
			keywords: ['lluvia', 'soñar con lluvia', 'llover', 'aguacero', 'sequía', 'tláloc', 'tierra mojada'],
			titles: ['Llueve sobre un solo tejado', 'Los cuatro cántaros de Tláloc'],
			excerpts: [
				'Si llovía en todo el país, los intérpretes hablaban de misericordia. Si llovía en una sola casa, pedían la dirección.',
				'En casa de Tláloc había cuatro tinas de agua, y solo una era buena. Desde abajo no se ve de cuál está cayendo.',
			],
			openings: [
				'A la entrada del Museo de Antropología de México hay una mole de piedra de más de ciento sesenta toneladas que muchos toman por Tláloc y que otros llaman Chalchiuhtlicue. La trajeron de Coatlinchan en abril de 1964, en un remolque de decenas de ruedas, contra la voluntad del pueblo. No era época de aguas. La noche en que entró en la capital cayó un aguacero de los que se recuerdan. Los ingenieros lo tuvieron por casualidad; en Coatlinchan no.',
				'Cuatro de la tarde de un agosto andaluz, en una calle que se ha olvidado del agua. Primero viene un viento con polvo y se recogen los toldos. Después tres gotas, cuatro, grandes como monedas, y antes de la quinta llega el olor. La gente se asoma a la puerta de las tiendas. Nadie dice nada y nadie vuelve a entrar. Dos químicos lo describieron en Australia en 1964 y lo llamaron petricor; los niños ya estaban descalzos.',
			],
			body: [
				'El árabe de los libros de sueños tiene dos palabras: una para la lluvia que viene a socorrer y otra para cualquiera, incluida la que castiga. Por eso el intérprete preguntaba cómo caía. Sobre el país entero, misericordia y deuda que se salda; sobre una sola casa, apuro en ella o una bendición que no le cabe en el tejado. Si caían tierra, piedras o sangre, hablaban de injusticia por su nombre. Si caía mansa y a su tiempo, no había nada que interpretar y cada cual se iba a sus surcos.',
				'Artemidoro escribía para propietarios. La llovizna sin viento es buena para todos menos para el que viaja o trabaja al raso; el chaparrón, malo para todos menos para el deudor, que acaso confíe en que se le moje a alguien el libro de cuentas. De las lágrimas no opina. Fueron lectores posteriores los que vieron, tras el cristal de una ventana soñada, una cara que no lloraba y un cielo que lo hacía por ella.',
				'Los nahuas contaban que en los aposentos de Tláloc, dios de la lluvia, había cuatro barreños grandes de agua, y que solo uno era bueno; los otros traían tizón, hielo y una lluvia con la que nada granaba. Unos criados pequeños la sacaban en alcancías y las quebraban a palos, y eso era el trueno. No conozco imagen más exacta. Que llueva no es nada todavía. Falta saber de qué barreño.',
				'Sobre este sueño esperan dos bandos. El del labrador la ha pedido, ha sacado al santo en procesión y mira hacia arriba: para él es una respuesta, aunque llegue tarde. El otro vive en la ciudad, lleva paraguas y lo tiene por un estado de ánimo que le ha estropeado la tarde. Muchas veces el sueño se reconoce en eso, en si la gente que sale en él tenía la cabeza alta o gacha.',
			],
			counter:
				'De cuantos ruidos se le pueden poner a un durmiente, la lluvia en el cristal es de los que más fácilmente entran, y ni siquiera le hace falta el cielo: basta un aire acondicionado o la ducha del vecino a las seis. Hoy se venden grabaciones de aguaceros, por horas, a los insomnes. Raro sería que no se filtrase nada. Asómate a la calle antes de preguntar por los barreños.',
			practices: [
				'Echa un vaso de agua sobre tierra seca, en una maceta o en un patio, y acerca la cara un minuto. Luego, antes de hacer otra cosa, escribe cuatro minutos sin parar sobre el primer lugar que haya traído el olor: quién estaba, qué esperaban, qué llevaba tiempo seco. No lo dirijas. Cuando acabes, subraya el único verbo en que alguien le pide algo a alguien.',
				'En la China antigua los reyes grababan en hueso la misma pregunta de dos maneras: lloverá, no lloverá. Y debajo, si llegaba el caso: llovió. Haz lo mismo en un papel con un asunto de estos días y deja un dedo en blanco. Cuélgalo una semana por dentro de un armario y ábrelo solo para añadir, en letra chica, lo que de verdad pasó. Observa qué día empezaste a desear otra pregunta.',
			],
			closings: [
				'Los ingenieros se quedaron con la piedra y el pueblo con la razón, y todos acabaron mojados. ¿De qué aguacero tuyo sigues diciendo que fue casualidad?',
				'Un barreño de cuatro, y desde abajo no se distingue al que reparte. ¿De cuál salió lo último que te ha caído encima sin que lo pidieras?',
			],
		},
	},
};
