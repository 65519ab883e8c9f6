import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'interpersonal-intelligence',
	motif: 'horse',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: ['interpersonal intelligence', 'people skills', 'empathy', 'faces', 'clever hans', 'listening'],
			titles: ['The Horse That Read Faces', 'Where Will Maxi Look for the Chocolate'],
			excerpts: [
				'In Berlin in 1904 a horse did fractions. It could not count, as it turned out; it was watching the professors, and nobody had thought of that as clever.',
				'A boy puts his chocolate in the blue cupboard, and his mother moves it. A three-year-old tells you one ending, and a five-year-old another.',
			],
			openings: [
				'In a courtyard in the north of Berlin in 1904 a horse stood before a commission and tapped with its hoof. How much is two fifths and one half? Nine taps, a pause, ten taps. Herr von Osten, a retired schoolmaster, had taught Clever Hans for years and took no money for showing him. The young psychologist Oskar Pfungst found it out at last: when the man who asked did not know the answer, the horse did not know it either. It stopped at a nod no wider than a hair.',
				'A psychologist tells a story with dolls. Maxi puts his chocolate into the blue cupboard and goes out to play. While he is away his mother takes it out, uses some for a cake and puts the rest into the green cupboard. Now Maxi comes back and is hungry. Where will he look? A child of three points without hesitation to the green one, since that is where the chocolate is. A child of five smiles a little and points to the blue. Two years have passed between the fingers.',
			],
			body: [
				'When Berlin’s counting horse, Clever Hans, was found to be reading the questioner’s face, everyone laughed at his teacher, who died a disappointed man. Hardly anybody remarked what had been before their eyes: an animal that saw, in the face of any stranger, the moment at which he stopped waiting. Oskar Pfungst, who had caught the horse, tried it on people. He played the horse himself, tapping with his right hand while visitors thought of a number, and he hit most of them. He also found that he could not stop his own head from giving the sign, although he knew of it.',
				'This is about the lowest floor of what Howard Gardner in 1983 called interpersonal intelligence: noticing. Above it lies another, which Heinz Wimmer and Josef Perner tested in the same year with a story about a boy whose chocolate is moved, behind his back, from one cupboard to another. To know that he will open the empty one, a child must hold in mind a world that is false, because somebody else is living in it. From there it goes up to diplomats and good nurses, and to the aunt who seats the wedding guests so that nobody has to leave before the cake.',
				'Gardner’s own example was a teacher, Anne Sullivan, half blind herself, who came to the Kellers’ house in Alabama in 1887 and found a child of six who could not see or hear and ate from everyone’s plate. She understood something about the rage before she spelled a single word into the hand.',
				'The tension is plain to see in any bazaar. The gift that finds out what would comfort you finds out with the same movement what you would pay. Confidence men have it in abundance; the name says as much.',
			],
			counter:
				'Most of us believe we read people well, and are least often told when we are wrong. In a long series of experiments published in 2018, Tal Eyal, Mary Steffel and Nicholas Epley asked people to put themselves in another’s place. They grew surer of their guesses and no more accurate. What did help was asking the person. It is a humble finding, and it would put a good many experts in faces out of work.',
			practices: [
				'Choose somebody you live or work with and write down what you suppose they would answer to three small questions: what annoyed you yesterday, what would you do with a free afternoon, what do you think I worry about. Four minutes. Then ask them, today, and say nothing while they reply but “and what else?”. Count the hits honestly. The third question is the one that pays, and it pays both of you.',
				'In the next conversation watch for one thing, the moment at which the other breathes in to speak and then does not. It happens more often than you think. Stop there, even in the middle of a good sentence, and wait for as long as it takes to count to five. Afterwards, write for two minutes: what came out in the gap, and what you had been about to say. One of them was usually dispensable.',
			],
			closings: [
				'After the verdict Hans went to other owners, and what became of him in the war is not certain. He had never learned to count. Who in your life stops tapping at just the right moment, and what sign have you been giving?',
				'Maxi will find the blue cupboard empty; every listener over five knows it and none can warn him. Some part of love consists of standing there. In which cupboard is somebody still looking for what you moved long ago?',
			],
		},
		fa: {
			keywords: ['هوش میان‌فردی', 'هوش اجتماعی', 'همدلی', 'شناختن آدم‌ها', 'گوش دادن', 'هانس باهوش'],
			titles: ['اسبی که صورت می‌خواند', 'ماکسی سراغ کدام کمد می‌رود'],
			excerpts: [
				'در سال ۱۹۰۴ در برلین اسبی کسر جمع می‌زد. معلوم شد حساب نمی‌داند؛ استادها را می‌پایید، و کسی این را هوش به حساب نیاورد.',
				'پسری شکلاتش را در کمد آبی می‌گذارد و مادرش جابه‌جایش می‌کند. بچهٔ سه‌ساله یک پایان می‌گوید و بچهٔ پنج‌ساله پایانی دیگر.',
			],
			openings: [
				'سال ۱۹۰۴، در حیاطی در شمال برلین، اسبی پیش روی هیئتی از دانشمندان سُم می‌کوبد. دوپنجم و یک‌دوم چند می‌شود؟ نه ضربه، مکث، ده ضربه. آقای فون اوستن، معلم بازنشسته، سال‌ها به هانس درس داده بود و برای تماشا پولی نمی‌گرفت. روان‌شناس جوانی به نام اسکار پفونگست عاقبت دریافت که هرگاه پرسنده خودش جواب را نداند، اسب هم نمی‌داند. هانس با تکان سری می‌ایستاد که از یک مو پهن‌تر نبود، و پرسنده از آن خبر نداشت.',
				'روان‌شناسی با عروسک قصه می‌گوید. ماکسی شکلاتش را در کمد آبی می‌گذارد و می‌رود بازی. مادرش آن را برمی‌دارد، کمی در کیک می‌ریزد و بقیه را در کمد سبز می‌گذارد. ماکسی گرسنه برمی‌گردد. کجا را می‌گردد؟ بچهٔ سه‌ساله بی‌معطلی کمد سبز را نشان می‌دهد، چون شکلات آنجاست. بچهٔ پنج‌ساله لبخند کمرنگی می‌زند و آبی را نشان می‌دهد. میان این دو انگشت دو سال راه است، و در آن دو سال کسی به بچه چیزی درس نداده است.',
			],
			body: [
				'وقتی معلوم شد هانس، اسب حساب‌دان برلین، صورت پرسنده را می‌خواند، همه به آموزگارش خندیدند و او دل‌شکسته مرد. کم‌تر کسی گفت که چه چیزی پیش چشمشان بود: حیوانی که در صورت هر غریبه‌ای آن لحظه را می‌دید که دیگر منتظر نیست. اسکار پفونگست که مچ اسب را گرفته بود آدم‌ها را هم آزمود. خودش اسب شد، با دست راست ضرب گرفت و مهمان‌ها عددی در دل داشتند، و بیشترشان را درست زد. فهمید که سر خودش را هم نمی‌تواند از نشانی دادن باز دارد، هرچند قصه را می‌دانست.',
				'این طبقهٔ همکفِ چیزی است که هاوارد گاردنر در ۱۹۸۳ هوش میان‌فردی نامید: دیدن. طبقهٔ بالاترش را هاینتس ویمر و یوزف پرنر همان سال با قصهٔ پسری سنجیدند که شکلاتش را پشت سرش از کمدی به کمد دیگر برده‌اند. برای آنکه بدانی سراغ کمد خالی می‌رود باید دنیایی را در ذهن نگه داری که درست نیست، چون کسی دیگر در آن زندگی می‌کند. از آنجا پله‌ها می‌روند بالا تا سفیر و پرستار خوب، و تا عمه‌ای که مهمان‌های عروسی را چنان می‌نشاند که کسی پیش از شام قهر نکند.',
				'مثال خود گاردنر آموزگاری بود به نام آن سالیوان، خودش نیمه‌نابینا، که در ۱۸۸۷ به خانهٔ کلرها در آلاباما رسید و بچه‌ای شش‌ساله دید که نه می‌شنید و نه می‌دید و از بشقاب همه می‌خورد. پیش از آنکه یک واژه هم در کف دستش هجی کند، چیزی از آن خشم فهمیده بود. ما برای این فهمیدن واژهٔ «هم‌درد» را داریم، و سختی کار در همان «هم» است.',
				'گره‌اش را در هر بازاری می‌بینی. آن زیرکی که می‌فهمد چه چیزی دلت را آرام می‌کند، با همان حرکت می‌فهمد چقدر پول می‌دهی. کلاهبردارها از این هوش بسیار دارند. تعارف ما هم روی همین لبه راه می‌رود: «قابل شما را ندارد» گاهی محبت است و گاهی چرتکه، و گوش آشنا فرقش را از نیم‌نفس مکث پس از آن می‌شنود.',
			],
			counter:
				'بیشتر ما گمان می‌کنیم آدم‌شناسیم و کم‌تر کسی به ما می‌گوید کجا اشتباه کردیم. در رشته‌آزمایش‌هایی که تال ایال، مری استفل و نیکلاس اپلی در ۲۰۱۸ منتشر کردند از مردم خواستند خود را جای دیگری بگذارند. حدس‌هایشان مطمئن‌تر شد و درست‌تر نشد. آنچه به کار آمد پرسیدن از خود آن آدم بود. یافتهٔ فروتنی است، و نان بسیاری از چهره‌خوان‌ها را می‌بُرد.',
			practices: [
				'یکی از هم‌خانه‌ها یا همکارها را در نظر بگیر و بنویس گمان می‌کنی به این سه پرسش چه جوابی می‌دهد: دیروز از چه حرصت گرفت، با یک عصر خالی چه می‌کنی، فکر می‌کنی من نگران چه‌ام. چهار دقیقه. بعد همین امروز بپرس و تا حرفش تمام نشده جز «دیگر چه؟» نگو. درست‌ها را منصفانه بشمار. سود اصلی در پرسش سوم است، و به هر دو نفر می‌رسد.',
				'در گفت‌وگوی بعدی فقط حواست به یک چیز باشد: لحظه‌ای که طرف نفس می‌گیرد تا بگوید و نمی‌گوید. بیش از آن است که خیال می‌کنی. همان‌جا بس کن، حتی وسط جمله‌ای خوب، و تا پنج بشمار. بعد دو دقیقه بنویس: در آن فاصله چه بیرون آمد، و خودت چه می‌خواستی بگویی. معمولاً یکی از این دو گفتنی نبود.',
			],
			closings: [
				'هانس را پس از آن به دیگران دادند و کسی درست نمی‌داند در جنگ چه بر سرش آمد. حساب یاد نگرفته بود. در زندگی تو چه کسی درست سر وقت از کوبیدن دست می‌کشد، و تو چه نشانه‌ای می‌داده‌ای؟',
				'کمد آبی خالی است؛ هر شنوندهٔ بالای پنج سال می‌داند و هیچ‌کدام نمی‌تواند خبرش کند. سهمی از دوست داشتن همین ایستادن و دیدن است. چه کسی هنوز در کدام کمد دنبال چیزی می‌گردد که تو مدت‌ها پیش جابه‌جایش کردی؟',
			],
		},
		ar: {
			keywords: ['الذكاء الاجتماعي', 'الذكاء البينشخصي', 'فهم الناس', 'التعاطف', 'الفراسة', 'الإصغاء'],
			titles: ['حصان يقرأ الوجوه', 'في أي خزانة يبحث ماكسي'],
			excerpts: [
				'في برلين عام ١٩٠٤ كان حصان يجمع الكسور. ثمّ تبيّن أنّه لا يعرف العدّ، بل كان يراقب الأساتذة، ولم يحسب أحد ذلك ذكاء.',
				'يضع ولد قطعة الشوكولاتة في الخزانة الزرقاء وتنقلها أمّه. ابن الثالثة يروي خاتمة، وابن الخامسة يروي غيرها.',
			],
			openings: [
				'في فناء شماليّ برلين عام ١٩٠٤ وقف حصان أمام لجنة من العلماء يضرب الأرض بحافره. كم يساوي خُمسان ونصف؟ تسع ضربات، فوقفة، فعشر. كان صاحبه فون أوستن معلّمًا متقاعدًا درّس هانس سنين ولم يأخذ على عرضه مالًا. ثمّ كشف السرّ باحث شابّ هو أوسكار بفونغست: إذا كان السائل لا يعرف الجواب فالحصان لا يعرفه. كان يكفّ عند إيماءة من الرأس لا يزيد عرضها على شعرة، ولا يدري صاحب الرأس أنّه أومأ.',
				'تُروى للأطفال حكاية بالدمى. وضع ماكسي قطعة الشوكولاتة في الخزانة الزرقاء وخرج يلعب. فأخذتها أمّه وجعلت بعضها في كعكة، ووضعت ما بقي في الخزانة الخضراء. والآن عاد ماكسي جائعًا، فأين يبحث؟ ابن الثالثة يشير إلى الخضراء بلا تردّد، لأنّ الشوكولاتة هناك. وابن الخامسة يبتسم قليلًا ويشير إلى الزرقاء. بين الإصبعين سنتان، ولم يعلّمه أحد في السنتين شيئًا من هذا، ولا سأله عنه سائل.',
			],
			body: [
				'لمّا تبيّن أنّ هانس، حصان برلين الحاسب، يقرأ وجه سائله ولا يعدّ، ضحك الناس من معلّمه، ومات الرجل خائب الرجاء. وقلّ من انتبه إلى ما كان أمام العيون: حيوان يرى في وجه أيّ غريب اللحظة التي يكفّ فيها عن الانتظار. وجرّب أوسكار بفونغست، الذي كشف أمر الحصان، ذلك على البشر، فقام هو مقام الحصان، ينقر بيمناه والزائر يضمر عددًا، فأصاب أكثرها. ووجد أنّه لا يقدر أن يمنع رأسه هو من الإشارة، على علمه بها.',
				'هذه هي الطبقة السفلى ممّا سمّاه هوارد غاردنر عام ١٩٨٣ الذكاء بين الأشخاص: أن يُلاحظ المرء. وفوقها طبقة أخرى قاسها هاينتس فيمر ويوزف بيرنر في العام نفسه بحكاية ولد نُقلت حلواه في غيبته من خزانة إلى خزانة. فمن يعلم أنّه سيفتح الفارغة عليه أن يحمل في ذهنه عالمًا غير صحيح، لأنّ غيره يقيم فيه. ومن هناك يصعد الدرج إلى السفراء والممرّضات الماهرات، وإلى الخالة التي ترتّب مقاعد العرس فلا يغضب أحد قبل الطعام.',
				'وعند العرب اسم قديم لبعض هذا: الفراسة. كتب فيها فخر الدين الرازيّ رسالة تستدلّ بالخِلقة على الخُلُق، وفيها كثير ممّا لا يُقبل اليوم. لكنّ الأخبار التي حفظها الناس عن أهل الفراسة تروي شيئًا آخر: قاضيًا مثل إياس بن معاوية يصغي إلى خصمين، فيكلّف أحدهما أمرًا صغيرًا ويراقب أيّ شيء يضطرب في وجهه. ومن أشهرها أنّ رجلًا زعم أنّه أودع عند صاحبه مالًا تحت شجرة، وأنكر الصاحب المال والشجرة معًا. فأرسل القاضي المدّعي إلى الشجرة لعلّه نسي شيئًا هناك، وأخذ ينظر في قضايا غيره، ثمّ التفت إلى المنكر فجأة وسأله: أتراه بلغ الشجرة؟ قال: لا، ما بلغها بعد. فعُرف أنّه يعرفها. لم يكن النظر في طول الأنف، بل في اللحظة، كما كان الحصان ينظر. ومن يصغِ إلى الناس يعلم أنّ الخبر يأتي في الجواب عن السؤال الجانبيّ، لا عن السؤال الذي استعدّوا له.',
				'واختار غاردنر مثاله معلّمة، هي آن سوليفان، وكانت ضعيفة البصر، وقد دخلت بيت كيلر في ألاباما عام ١٨٨٧ فوجدت طفلة في السادسة لا تسمع ولا ترى وتأكل من صحون الجميع. فهمت شيئًا من ذلك الغضب قبل أن تتهجّى في الكفّ كلمة واحدة.',
				'والعقدة ظاهرة في كلّ سوق. فالموهبة التي تعرف ما يواسي صاحب الحزن تعرف بالحركة نفسها كم يدفع صاحب المحفظة. وللمحتالين منها نصيب وافر، وهم في العادة أحسن الناس إصغاء إلى أن يوقَّع العقد.',
			],
			counter:
				'أكثرنا يحسب أنّه يقرأ الناس، وأندر ما يُقال لنا أنّنا أخطأنا. في سلسلة تجارب نشرها عام ٢٠١٨ تال إيال وماري ستيفل ونيكولاس إيبلي طُلب من الناس أن يضعوا أنفسهم موضع غيرهم، فازدادوا ثقة بما خمّنوا ولم يزدادوا إصابة. والذي نفع هو السؤال: أن يُسأل الإنسان عن نفسه. نتيجة متواضعة، وهي تقطع رزق كثير من قارئي الوجوه.',
			practices: [
				'اختاروا إنسانًا في البيت أو العمل، واكتبوا ما تظنّونه جوابه عن ثلاثة أسئلة: ماذا أغضب أمس، وكيف يُقضى عصر خالٍ، وما الذي يظنّ أنّه يقلقني. أربع دقائق. ثمّ اسألوا اليوم، ولا يُقل في أثناء الجواب إلّا «وماذا أيضًا؟». عدّوا ما صحّ من التخمين بإنصاف. والربح كلّه في السؤال الثالث، وهو ربح يقتسمه اثنان.',
				'في أوّل حديث قادم راقبوا أمرًا واحدًا: اللحظة التي يأخذ فيها الآخر نفَسًا ليتكلّم ثمّ لا يتكلّم. هي أكثر ممّا نحسب. عندها فليكن السكوت، ولو في وسط جملة جيّدة، بقدر العدّ إلى خمسة. وبعد ذلك دقيقتان للكتابة: ماذا خرج في الفراغ، وما الذي كان سيُقال بدلًا منه؟ أحد الاثنين كان في الغالب ممّا يُستغنى عنه.',
			],
			closings: [
				'انتقل هانس بعد الحكم إلى أصحاب آخرين، ولا يُعرف على اليقين ما جرى له في الحرب. لم يتعلّم الحساب قطّ، ولم ينقص ذلك من علفه شيئًا. مَن في حياتنا يكفّ عن الطرق في أوانه، وأيّ إشارة كنّا نعطيه من غير علم؟',
				'سيجد ماكسي الخزانة الزرقاء فارغة؛ يعلم ذلك كلّ سامع جاوز الخامسة، ولا أحد يقدر أن ينبّهه. وبعض المحبّة أن يقف المرء هناك ويرى. في أيّ خزانة ما زال أحدهم يبحث عن شيء نقلناه منذ زمن؟',
			],
		},
		es: {
			keywords: [
				'inteligencia interpersonal',
				'inteligencia social',
				'empatía',
				'entender a la gente',
				'escuchar',
				'hans el listo',
			],
			titles: ['El caballo que leía caras', 'En qué armario buscará Maxi'],
			excerpts: [
				'En el Berlín de 1904 un caballo sumaba fracciones. Resultó que no sabía contar: vigilaba a los profesores, y a nadie se le ocurrió que eso fuera talento.',
				'Un niño guarda el chocolate en el armario azul y su madre lo cambia de sitio. A los tres años se cuenta un final, y a los cinco otro.',
			],
			openings: [
				'En un patio del norte de Berlín, en 1904, un caballo golpea el suelo con el casco ante una comisión de sabios. ¿Cuánto son dos quintos y un medio? Nueve golpes, una pausa, diez golpes. El señor Von Osten, maestro jubilado, llevaba años dándole clase a Hans y no cobraba entrada. Lo descubrió al fin un joven psicólogo, Oskar Pfungst: cuando el que preguntaba no sabía la respuesta, el caballo tampoco. Se detenía ante un gesto de la cabeza no más ancho que un pelo.',
				'Un psicólogo cuenta una historia con muñecos. Maxi guarda su chocolate en el armario azul y sale a jugar. Mientras, su madre lo saca, echa un poco en el bizcocho y deja el resto en el armario verde. Vuelve Maxi con hambre. ¿Dónde va a buscar? El niño de tres años señala el verde sin dudarlo, pues ahí está el chocolate. El de cinco sonríe un poco y señala el azul. Entre un dedo y otro han pasado dos años.',
			],
			body: [
				'Cuando se supo que Hans, el caballo que contaba en Berlín, leía la cara del que preguntaba, todo el mundo se rio de su maestro, que murió amargado. Casi nadie reparó en lo que habían tenido delante: un animal que veía, en la cara de cualquier desconocido, el momento en que dejaba de esperar. Oskar Pfungst, que había pillado al caballo, probó con personas. Hizo él de caballo, golpeando con la mano derecha mientras las visitas pensaban un número, y acertó los más. Comprobó también que no podía impedir que su propia cabeza diera la señal, aun conociéndola.',
				'Es la planta baja de lo que Howard Gardner llamó en 1983 inteligencia interpersonal: darse cuenta. El piso de encima lo midieron aquel mismo año Heinz Wimmer y Josef Perner con la historia de un niño al que, a sus espaldas, le cambian el chocolate de armario. Para saber que abrirá el vacío hay que sostener en la cabeza un mundo falso porque otro vive en él. Desde ahí la escalera sube hasta los diplomáticos y las buenas enfermeras, y hasta esa tía que reparte los sitios de la boda de manera que nadie se levante antes de la tarta.',
				'El ejemplo de Gardner era una maestra, Anne Sullivan, medio ciega ella misma, que llegó en 1887 a casa de los Keller, en Alabama, y encontró a una niña de seis años que ni veía ni oía y comía del plato de todos. Entendió algo de aquella rabia antes de deletrearle una sola palabra en la mano.',
				'La tensión se ve en cualquier mercado. El don que averigua qué te consolaría averigua con el mismo movimiento cuánto pagarías. A los timadores les sobra. El Lazarillo es un tratado completo: un chico con hambre que aprende a un amo por capítulo, y los conoce mejor que el confesor.',
			],
			counter:
				'Casi todos creemos calar a la gente, y rara vez alguien nos avisa de que hemos fallado. En una larga serie de experimentos publicada en 2018, Tal Eyal, Mary Steffel y Nicholas Epley pidieron a los participantes que se pusieran en el lugar de otro. Ganaron seguridad y no acertaron más. Lo que sí ayudó fue preguntarle. Es un hallazgo humilde, y dejaría sin oficio a muchos expertos en rostros.',
			practices: [
				'Piensa en alguien con quien vivas o trabajes y escribe qué contestaría a tres preguntas: qué te fastidió ayer, qué harías con una tarde libre, qué crees que me preocupa a mí. Cuatro minutos. Luego házselas, hoy, y mientras responde no digas más que «¿y qué más?». Cuenta los aciertos con honradez. La que da beneficios es la tercera, y los da a medias.',
				'En tu próxima conversación vigila una sola cosa: el instante en que el otro toma aire para hablar y no habla. Ocurre más de lo que crees. Párate ahí, aunque vayas por mitad de una frase estupenda, y cuenta hasta cinco. Después escribe dos minutos: qué salió por ese hueco y qué ibas a decir tú. Una de las dos cosas solía sobrar.',
			],
			closings: [
				'Tras el veredicto Hans pasó a otras manos, y no se sabe bien qué fue de él en la guerra. Nunca aprendió a contar. ¿Quién en tu vida deja de golpear justo a tiempo, y qué señal le has estado dando?',
				'Maxi encontrará vacío el armario azul; lo sabe cualquiera que haya cumplido los cinco y nadie puede avisarle. Una parte del cariño consiste en quedarse ahí mirando. ¿En qué armario sigue alguien buscando lo que tú cambiaste de sitio hace mucho?',
			],
		},
	},
};
