import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-world',
	motif: 'ring',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the world', 'tarot', 'completion', 'ending', 'wholeness', 'major arcana'],
			titles: ['The Flaw in the Carpet', 'Four Corners and a Dancer'],
			excerpts: [
				'Every dealer tells you that weavers leave one knot wrong, since only God is perfect. It is a lovely story and no weaver seems to have told it first.',
				'The last card shows somebody dancing inside a wreath, not yet touching the ground. Completion turns out to be a rather draughty place.',
			],
			openings: [
				'Whoever buys a Persian carpet hears about the deliberate mistake. The weaver, says the dealer, ties one knot wrong, for perfection belongs to God. It is told in bazaars, in guidebooks and in sermons, of Amish quilts and Navajo blankets as well, and it is remarkably hard to find a weaver who says so. Mistakes get in without being asked. What weavers do say is that one must be careful with the last hand’s breadth, since there the wool is running out and the eye is already at home. The last trump of the tarot is called the World.',
				'She dances with one foot on the air, or he does; a lilac scarf has been laid across the question. In each hand there is a short white rod. A wreath of green leaves surrounds the figure, as high as a door and tied at top and bottom with a red ribbon, and in the corners of the card sit the heads of a man, an eagle, a bull and a lion, come out from behind their clouds. They have put away the books they were reading on the tenth card. It appears that there was an examination.',
			],
			body: [
				'The first World cards showed a real world. In the pack of the Sforza two winged boys hold up a globe, in which a city with towers stands on an island under stars, neat as a cake. To be the highest trump of the game, and in most places it was, one had to contain everything. The dancer in her wreath arrived with the printers of Marseille, who took the pattern from church doors: an almond of light, Christ in it, and in the corners the signs of the four evangelists. They changed the tenant and kept the frame.',
				'Thus the last card quotes a judge’s seat and puts a dance on it. It is not usual to complete things dancing. One completes tax returns, houses, the washing-up, with a pencil behind the ear. Look at the legs of the dancer, crossed in the shape of a four; they are those of the Hanged Man turned the right way up. Whoever drew this remembered him. What hung there nine numbers earlier and could do nothing now stands on the same crossed leg and does not need the ground.',
				'A wreath is open inside. That is the odd thing about wholeness, as this card has it: the middle is empty but for somebody moving. Bluma Zeigarnik, in Berlin in the twenties, wrote that people remember interrupted tasks better than finished ones; the experiment has come out less clearly since, but everyone has met the waiter who knew by heart every unpaid bill. What is completed leaves us. It may be for this reason that so many of us do not sew the last button on.',
				'For after the World comes no twenty-second card, or the one without a number does. In the game, whoever had both World and Fool in hand held the largest and the smallest thing in the pack. The readers laid them end to end and saw a circle. It may be simpler: someone who has finished is free in the evening.',
			],
			counter:
				'Completion is a storyteller’s invention. Lives seldom close, they are closed, and whoever waits for the round feeling before handing in the work will hand in nothing. There is also the vanity of the finished: people wear their wholeness like the chain of an office. The card shows no dishes. A good many things worth doing, bringing up children among them, have no twenty-first card and are better off without one.',
			practices: [
				'Walk through your rooms and look for something that lacks its last five minutes: a button, a label, a picture that leans against the wall, a thank-you. Finish it now, in no more than nine minutes, and put the tools away too. Then sit down opposite it for the length of a cup of tea. Notice how soon your eye looks for the next thing, and for once let it look.',
				'Draw a wreath with a pencil, as big as your hand. Into the four corners of the sheet write four witnesses of a thing you have completed this year: a person, an animal, a place, an object. Five minutes. In the middle write nothing; leave it empty overnight. In the morning see whether a word has come for it, and whether it is the name you had used while you were at work.',
			],
			closings: [
				'In the carpet the last hand’s breadth is where the pattern wanders. It is not holy; the weaver was thinking of supper. Which of your nearly finished things have you been keeping unfinished, and what would leave you if it were done?',
				'The four in the corners have closed their books, and she is still in the air. After that there is only the door. With what would you like to go out of it, if you could carry a single thing?',
			],
		},
		fa: {
			keywords: ['جهان', 'تاروت', 'کمال', 'پایان کار', 'تمامی', 'آرکانای بزرگ'],
			titles: ['گرهِ عمدیِ قالی', 'چهار گوشه و یک رقص'],
			excerpts: [
				'می‌گویند بافنده یک گره را عمداً غلط می‌زند که کمال از آنِ خداست. قصهٔ قشنگی است و خودِ بافنده‌ها کمتر از آن خبر دارند.',
				'برگِ آخر کسی را نشان می‌دهد که درونِ حلقه‌ای از برگ می‌رقصد و پایش هنوز به زمین نرسیده است.',
			],
			openings: [
				'هر خارجی که قالیِ ایرانی خریده قصهٔ گرهِ غلط را شنیده است: بافنده یکی را عمداً اشتباه می‌زند چون کمال از آنِ خداست. در بازار می‌گویند، در کتابِ راهنما می‌نویسند، دربارهٔ لحاف‌های آمیش و پتوهای ناواهو هم گفته‌اند و عجیب سخت است بافنده‌ای پیدا کردن که خودش گفته باشد. غلط بی‌دعوت می‌آید. حرفِ بافنده‌ها چیزِ دیگری است: وجبِ آخر را باید بیشتر پایید، چون آنجا کُرک دارد ته می‌کشد و چشم زودتر از دست به خانه رفته است. برگِ آخرِ تاروت جهان نام دارد.',
				'می‌رقصد، یک پا بر هوا؛ زن است یا مرد، پارچه‌ای بنفش روی این پرسش کشیده‌اند. در هر دست چوبی کوتاه و سفید دارد. گرداگردش حلقه‌ای از برگِ سبز است به بلندیِ یک در، که بالا و پایینش را با نواری سرخ بسته‌اند. در چهار گوشه سرِ مرد و عقاب و گاو و شیر از لای ابر بیرون آمده. کتاب‌هایی را که در برگِ دهم می‌خواندند بسته‌اند. پیداست که امتحانی در کار بوده و گذشته است.',
			],
			body: [
				'جهانِ اول به‌راستی جهان بود. در دستهٔ اسفورتسا دو پسرکِ بالدار گویی را بالا گرفته‌اند که در آن شهری با برج‌هایش بر جزیره‌ای زیرِ ستاره‌ها نشسته، مرتب مثلِ کیک. بالاترین برگِ بازی، که بیشترِ جاها همین بود، باید همه‌چیز را در خودش جا می‌داد. رقصنده در حلقهٔ برگش با چاپچی‌های مارسی آمد. آنها نقش را از سردرِ کلیساها برداشتند: بادامی از نور، مسیح در میان، و در گوشه‌ها نشانِ چهار انجیل‌نویس. قاب را نگه داشتند و مستأجر را عوض کردند.',
				'پس برگِ آخر صندلیِ داوری را نقل می‌کند و رویش رقص می‌گذارد. رسم نیست چیزی را با رقص تمام کنند. آدم اظهارنامه را تمام می‌کند، خانه را، ظرف‌ها را، با مدادی پشتِ گوش. به پاهای رقصنده نگاه کن که به شکلِ چهار بر هم افتاده؛ همان پاهای مردِ آویخته است که درست ایستاده. هر که این را کشیده او را به یاد داشته. آن که نُه شماره پیش آویزان بود و کاری از دستش نمی‌آمد، حالا بر همان پای تاخورده ایستاده و زمین هم لازم ندارد.',
				'حلقهٔ گل میانش خالی است. کمالی که این کارت می‌گوید همین عجیبی را دارد: وسطش چیزی نیست جز کسی که می‌جنبد. عطار هم در منطق‌الطیر سی مرغ را از هفت وادی گذراند تا به سیمرغ برسند و آنجا آینه‌ای بود. بلوما زایگارنیک در برلینِ دههٔ ۱۹۲۰ نوشت آدم‌ها کارِ نیمه‌کاره را بهتر از کارِ تمام به یاد می‌آورند؛ آزمایش‌های بعدی به این روشنی درنیامده، اما همه آن پیشخدمتی را دیده‌ایم که حساب‌های نپرداخته را از بر بود. کارِ تمام‌شده از پیشِ ما می‌رود. شاید برای همین خیلی‌ها دکمهٔ آخر را نمی‌دوزند.',
				'بعد از جهان برگِ بیست و دومی نیست، یا همان است که شماره ندارد. در بازی اگر جهان و ابله هر دو در دستِ کسی بود بزرگ‌ترین و ناچیزترین برگِ دسته را داشت. فال‌خوان‌ها سرشان را به هم رساندند و دایره دیدند. شاید هم ساده‌تر باشد: کسی که کارش تمام شده عصر آزاد است.',
			],
			counter:
				'تمام شدن را قصه‌گوها ساخته‌اند. زندگی کمتر بسته می‌شود، می‌بندندش؛ و آن که منتظرِ حسِ کامل می‌ماند تا کارش را تحویل بدهد هیچ‌وقت تحویل نمی‌دهد. تمام‌شده‌ها هم خودپسندیِ خودشان را دارند و کمالشان را مثلِ زنجیرِ شهردار به گردن می‌اندازند. خیلی از کارهای خوب، بچه بزرگ کردن یکی، برگِ بیست و یکم ندارد و نداشتنش بهتر است.',
			practices: [
				'در اتاق‌هایت بگرد و چیزی پیدا کن که پنج دقیقهٔ آخرش مانده: دکمه‌ای، برچسبی، قابی که به دیوار تکیه داده، تشکری. همین حالا تمامش کن، در کمتر از نُه دقیقه، و ابزارش را هم سرِ جایش بگذار. بعد به‌اندازهٔ یک چای روبه‌رویش بنشین. ببین چشمت چه زود دنبالِ چیزِ بعدی می‌گردد و این یک بار فقط بگذار بگردد.',
				'با مداد حلقه‌ای به‌اندازهٔ دستت بکش. در چهار گوشهٔ کاغذ چهار شاهدِ کاری را بنویس که امسال تمام کرده‌ای: یک آدم، یک جانور، یک جا، یک شیء. پنج دقیقه. میانش هیچ ننویس و شب را خالی بگذار بماند. صبح ببین کلمه‌ای برایش آمده است یا نه، و این همان نامی است که وقتِ کار صدایش می‌زدی یا نامِ دیگری.',
			],
			closings: [
				'در قالی، نقش همان وجبِ آخر سرگردان می‌شود. رازی هم در آن نیست؛ بافنده فکرِ شام بوده. کدام کارِ کم‌مانده را نیمه‌کاره نگه داشته‌ای، و اگر تمام شود چه چیزی از پیشت می‌رود؟',
				'آن چهار تا کتاب‌ها را بسته‌اند و او هنوز در هواست. بعد از این فقط در مانده است. اگر می‌شد یک چیز با خودت ببری، با چه در دست از آن بیرون می‌رفتی؟',
			],
		},
		ar: {
			keywords: ['العالم', 'تاروت', 'الاكتمال', 'الختام', 'التمام', 'الأوراق الكبرى'],
			titles: ['الغرزة المتعمَّدة في السجّاد', 'أربع زوايا وراقصة'],
			excerpts: [
				'يقول كلّ بائع إنّ النسّاج يخطئ عمدًا في عقدة واحدة لأنّ الكمال لله. حكاية جميلة، ويعسر أن يُعثر على نسّاج قالها أوّلًا.',
				'في الورقة الأخيرة راقصة في إكليل لم تلمس قدمها الأرض بعد. يبدو أنّ الاكتمال مكان تهبّ فيه الريح.',
			],
			openings: [
				'من اشترى سجّادة فارسيّة سمع بالخطأ المتعمَّد. يقول البائع إنّ النسّاج يعقد عقدة واحدة على غير وجهها لأنّ الكمال لله وحده. يُحكى ذلك في الأسواق وفي كتب السيّاح، ويُحكى مثله عن ألحفة الآمش وبُسط النافاهو، ومن العسير مع ذلك أن يُعثر على نسّاج يقوله عن نفسه. فالأخطاء تدخل بلا دعوة. أمّا الذي يقوله النسّاجون فهو أنّ الشبر الأخير يحتاج إلى حذر، فعنده يقارب الصوف نفاده، وتكون العين قد سبقت اليد إلى البيت. وآخر أوراق التاروت الرابحة اسمها العالم.',
				'ترقص وقدمها على الهواء، أو يرقص؛ فقد أُلقي على هذا السؤال وشاح بنفسجيّ. وفي كلّ يد عصا قصيرة بيضاء. يحيط بها إكليل من ورق أخضر بارتفاع باب، عُقد في أعلاه وأسفله بشريط أحمر، وفي زوايا الورقة رؤوس إنسان ونسر وثور وأسد خرجت من وراء غيومها. وقد طوت الكتب التي كانت تقرؤها في الورقة العاشرة. فالظاهر أنّه كان ثمّة امتحان، وأنّه انتهى، ولم تُعلَّق النتائج على باب.',
			],
			body: [
				'كان العالم في أوّل أوراقه عالَمًا حقًّا. ففي مجموعة سفورزا صبيّان مجنّحان يرفعان كرة في داخلها مدينة بأبراجها على جزيرة تحت النجوم، مرتّبة ككعكة. والورقة العليا في اللعب، وهي هذه في أكثر البلاد، كان عليها أن تسع كلّ شيء. ثمّ جاءت الراقصة في إكليلها مع طابعي مرسيليا، وقد أخذوا الهيئة من أبواب الكنائس: لوزة من نور فيها المسيح، وفي الزوايا علامات أصحاب الأناجيل الأربعة. أبقوا الإطار وبدّلوا الساكن، ولم يُستأذن في ذلك أحد.',
				'فالورقة الأخيرة تستعير كرسيّ القضاء وتضع عليه رقصة. وليس من عادة الناس أن يُتمّوا الأشياء راقصين. إنّما يُتمّون المعاملات والبيوت وغسل الصحون، والقلم خلف الأذن. ولننظر إلى ساقي الراقصة المتقاطعتين؛ هما ساقا الرجل المعلَّق وقد استقام. فالذي رسم هذه كان يذكر ذاك. والذي كان قبل تسعة أرقام معلّقًا لا حيلة له صار واقفًا على الساق المثنيّة نفسها، وقد استغنى عن الأرض. ولا يُذكر في الشروح كم لبث بينهما، ولا من الذي حلّ الحبل.',
				'والإكليل فارغ من داخله. ذلك أعجب ما في التمام كما تفهمه هذه الورقة: ليس في وسطه إلّا من يتحرّك. وقد قال أبو البقاء الرنديّ في مطلع مرثيّته إنّ لكلّ شيء إذا ما تمّ نقصانًا، وكان يرثي بلادًا؛ ومن سمع البيت بعيدًا عن مناسبته سمع فيه وصفًا للقمر. وكتبت بلوما زيجارنيك في برلين في عشرينيّات القرن الماضي أنّ الناس يذكرون العمل المقطوع أكثر من التامّ؛ ولم تأتِ التجارب اللاحقة بمثل ذلك الوضوح، غير أنّ كلّ أحد لقي ذلك النادل الذي يحفظ ما لم يُدفع من الحساب. فالذي يتمّ يفارقنا. ولعلّ هذا ما يجعل كثيرين لا يخيطون الزرّ الأخير. فما دام الزرّ معلّقًا بخيطه بقي للثوب موعد، وبقي على الكرسيّ، وبقي لصاحبه عذر في ألّا يخرج به.',
				'وليس بعد العالم ورقة ثانية وعشرون، إلّا أن تكون تلك التي لا رقم لها. فمن اجتمع في يده العالم والأحمق فقد حاز أعظم ما في المجموعة وأهونه. وصل القرّاء طرفيهما فرأوا دائرة. وقد يكون الأمر أبسط: من فرغ من عمله كان مساؤه له. وله أن يصنع به ما شاء، ولو أن يبدأ من جديد.',
			],
			counter:
				'الاكتمال من صنع الحكّائين. فالأعمار قلّما تنغلق، وإنّما تُغلق؛ ومن انتظر شعور التمام قبل أن يسلّم عمله لم يسلّم شيئًا. ولأهل الإتمام زهوهم أيضًا، يلبسون كمالهم كما تُلبس قلادة المنصب. ولا صحون في هذه الورقة. وكثير ممّا يستحقّ أن يُعمل، وتربية الأولاد منه، ليست له ورقة حادية وعشرون، وهو بغيرها أحسن حالًا.',
			practices: [
				'طوفوا في الغرف بحثًا عن شيء تنقصه دقائقه الخمس الأخيرة: زرّ، أو بطاقة، أو صورة مسندة إلى الجدار، أو كلمة شكر. ليُفرغ منه الآن في أقلّ من تسع دقائق، ولتُعَد الأدوات إلى مكانها أيضًا. ثمّ جلوس أمامه بقدر فنجان من الشاي. لاحظوا كم تسرع العين إلى البحث عن الشيء التالي، ولتُترك هذه المرّة تبحث وحدها. فإنّها إذا لم تجد من يعجّلها رجعت إلى الزرّ ورضيت.',
				'ارسموا بالرصاص إكليلًا بحجم الكفّ. وفي زوايا الورقة الأربع تُكتب أسماء أربعة شهود على أمر تمّ هذا العام: إنسان، وحيوان، ومكان، وشيء. خمس دقائق. ولا يُكتب في الوسط حرف، بل يُترك خاليًا طوال الليل. وفي الصباح يُنظر هل جاءته كلمة، وهل هي الاسم الذي كان يُطلق على الأمر في أثناء العمل، أم اسم لم يكن يخطر لأحد. وإن لم تأتِ كلمة فالإكليل تامّ من غيرها.',
			],
			closings: [
				'في الشبر الأخير من السجّادة يتيه النقش قليلًا، ولا سرّ في ذلك، فقد كان النسّاج يفكّر في عشائه. فأيّ شيء قارب التمام ثمّ أُبقي ناقصًا، وما الذي يفارق لو تمّ؟',
				'أطبق الأربعة كتبهم وهي ما زالت في الهواء، ولم يبقَ بعد ذلك إلّا الباب. وقد تُرك مفتوحًا قليلًا، كأنّ أحدًا سبقها إليه. فلو أُذن بحمل شيء واحد لا غير، فبأيّ شيء يكون الخروج منه؟',
			],
		},
		es: {
			keywords: ['el mundo', 'tarot', 'culminación', 'final', 'plenitud', 'arcanos mayores'],
			titles: ['El fallo de la alfombra', 'Cuatro esquinas y una que baila'],
			excerpts: [
				'Todos los vendedores cuentan que el tejedor deja un nudo mal a propósito, porque solo Dios es perfecto. Es una historia preciosa y cuesta dar con un tejedor que la cuente.',
				'La última carta enseña a alguien bailando dentro de una corona, sin tocar el suelo aún. La plenitud resulta ser un sitio con corrientes.',
			],
			openings: [
				'Quien compra una alfombra persa oye lo del error deliberado. El tejedor, dice el vendedor, anuda mal un punto, pues la perfección es cosa de Dios. Lo repiten los bazares y las guías, y otro tanto se dice de las colchas amish y de las mantas navajas; lo difícil es encontrar a alguien que teja y lo confirme. Los fallos entran sin invitación. Lo que sí cuentan quienes anudan es que con el último palmo hay que andarse con ojo: la lana se acaba y la vista se ha marchado ya a casa. El último triunfo del tarot se llama El Mundo.',
				'Baila con un pie en el aire; ella o él, un velo violeta se ha posado encima de la duda. En cada mano tiene una varita blanca. La rodea una corona de hojas, alta como una puerta, atada arriba y abajo con cinta roja, y en las esquinas asoman entre nubes un hombre, un águila, un toro y un león. Los libros que leían en la carta diez los han cerrado. Debía de haber un examen, y por la cara que traen ha ido bien.',
			],
			body: [
				'Los primeros Mundos lo eran de verdad. En la baraja Sforza dos niños con alas sostienen un globo, y dentro hay una ciudad torreada sobre una isla, bajo las estrellas, primorosa como una tarta. Para ser el triunfo más alto, y en casi todas partes lo era, convenía contenerlo todo. La danza, dentro de su corona de hojas, vino con los impresores de Marsella, que copiaron el esquema de las portadas de iglesia: una almendra de luz con Cristo y, en las esquinas, los símbolos de los evangelistas. En el Pórtico de la Gloria los tienes esculpidos. Cambiaron al inquilino y respetaron el marco.',
				'De manera que la carta final toma prestado el asiento de un juez y pone a alguien a bailar. No es lo habitual. Uno acaba la declaración de la renta, la mudanza, los platos, con el lápiz en la oreja. Mira las piernas: cruzadas en cuatro, son las de El Colgado, puestas del derecho. Quien la dibujó se acordaba. El que nueve números antes pendía sin poder hacer nada está ahora sobre la misma pierna doblada y ni siquiera necesita suelo.',
				'Una corona está hueca. Así entiende esta carta lo completo: en el centro no hay más que alguien moviéndose. Bluma Zeigarnik escribió en el Berlín de los años veinte que recordamos mejor las tareas interrumpidas; después los experimentos han salido menos claros, pero todo el mundo conoce a ese camarero que se sabía de memoria lo que faltaba por cobrar. Lo terminado se va de nosotros. Quizá por eso tanta gente deja el último botón sin coser.',
				'Porque tras El Mundo no hay carta veintidós, o es la que no lleva número. En el juego, quien tenía El Mundo y El Loco poseía lo mayor y lo ínfimo de la baraja. Los lectores juntaron los extremos y vieron un círculo. Puede ser más llano: quien ha acabado tiene la tarde libre.',
			],
			counter:
				'Lo de culminar es invento de narradores. Las vidas no se cierran, las cierran; y quien espere a sentirse redondo para entregar el trabajo no lo entregará. Hay también una vanidad de lo concluido, gente que lleva su plenitud como un collar de alcalde. En la lámina no salen los platos. Muchas cosas que valen la pena, criar hijos por ejemplo, carecen de carta veintiuna y están mejor así.',
			practices: [
				'Recorre tu casa en busca de algo a lo que le falten sus últimos cinco minutos: un botón, una etiqueta, un cuadro apoyado en la pared, dar unas gracias. Acábalo ya, en menos de nueve, y guarda también las herramientas. Luego siéntate enfrente lo que dura un té. Observa con qué prisa busca tu vista lo siguiente y, por esta vez, deja que busque ella sola.',
				'Dibuja a lápiz una corona del tamaño de tu mano. En las esquinas de la hoja, cuatro testigos de algo que hayas completado este año: una persona, un animal, un lugar, un objeto. Cinco minutos. En el centro no pongas nada; que pase la noche vacío. Por la mañana mira si le ha llegado una palabra, y si es la que usabas mientras lo hacías o es nueva.',
			],
			closings: [
				'En el último palmo de la alfombra el dibujo divaga. No tiene misterio, el tejedor pensaba en la cena. ¿Qué cosa casi lista llevas tiempo dejando sin rematar, y qué se te iría con ella?',
				'Los cuatro han cerrado el libro y ella sigue en el aire. Después ya solo queda la puerta. Si no pudieras sacar más que un objeto, ¿con cuál te gustaría cruzarla?',
			],
		},
	},
};
