import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'lion-and-hare',
	motif: 'well',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['lion and hare', 'masnavi book one', 'kalila and dimna', 'rumi', 'the well', 'projection', 'anger'],
			titles: ['The lion in the well had excellent eyesight', 'The late hare, and a debate about trust'],
			excerpts: [
				'A hare leads a lion to a well and lets him look in. What he sees there has been arguing with people ever since.',
				'The fable came from India with a moral for kings. Rumi held up the game for several hundred couplets to discuss free will.',
			],
			openings: [
				'The dog in the lift has barked at the dog in the lift every morning for three years. The back wall is a mirror; the other one gets in just when he does, equally brown, equally early, with the same insolent collar. His mistress has tried biscuits. What is curious is his expression when he steps out at the ground floor: tired, vindicated, a little larger. Once more he has stood his ground. That he is the only dog in the building is known to everybody except those concerned.',
				'A Persian well has no bucket chain and no romantic roof. It is a hole at the level of the ground, perhaps with a ring of stones, and if you come to it at noon you see first black, then a coin of sky, and then, as you lean further, somebody’s head in the coin, with ears. It takes a moment to remember that one has ears. Animals have been led to that edge by storytellers for some two thousand years, and are still falling for it.',
			],
			body: [
				'The story is among the best-travelled in the world. It stands in the Indian Panchatantra; a Persian physician brought the book west in the sixth century, Ibn al-Muqaffa put it into Arabic as Kalila and Dimna in the eighth, and it went on from there to Spain. A lion eats whomever he likes. The beasts propose a contract: one of them will be sent each day by lot, and he stays at home. When it is the hare’s turn he comes late, on purpose. There were two of us, he says. Another lion took my friend on the way. Show him to me! roars the lion, and is shown a well.',
				'In the first book of the Masnavi the animals take a very long time to get there, for Rumi makes the contract an occasion. The beasts preach trust: what is decreed will come, sit still and be fed. The lion preaches effort: tie your camel’s knee, a ladder has been put at your feet. They exchange sayings of prophets. It is one of the fairest debates on fate in Persian, and the better arguments belong to the one with the teeth, who then accepts the bargain because it is comfortable.',
				'At the well the hare hangs back; he is afraid, he says, and will look only from the lion’s arms. So they lean over together. In the water stand a lion and, clasped to him, a plump hare. What the lion sees is his enemy with his dinner. He puts the hare down and jumps.',
				'Here Rumi turns to us with a severity he seldom shows: a good many faults that you see in others are your own nature reflected in them. And he adds a couplet about glass: “You were holding a blue glass before your eyes; / that is why the world looked blue to you.” This is gentler than the well, since a pair of spectacles can be taken off.',
			],
			counter:
				'The mirror doctrine is elegant and can be misused with great ease. Anyone who complains of a bully may be told to look into the well. But sometimes there is a second lion. The beasts, for instance, were not projecting when they noticed that they were being eaten. It is wise to ask first who has the teeth; the victim’s portrait of the lion need not be a self-portrait, and the hare, one notes, never proposed that it was.',
			practices: [
				'Name a person who irritates you beyond what they have done, and describe the fault in a single precise sentence. Now take two minutes to look for one place in your own week, only one, where the same sentence would be true if the name were changed. If you find it, write down the time and the room. If you honestly find none, leave it: there may be a lion.',
				'Fill a bowl with water, put it on the floor and look at your face from above, as the lion did, for a minute, with the expression you wear when you are right. Then touch the water with a finger and watch until it has become quiet again. Count the seconds. This is about how long one ought to wait before jumping, and it costs nothing to know the number.',
			],
			closings: [
				'The hare went home dancing, and the beasts gathered round him and asked how he had done it. He said that God had helped. Which of your victories consisted in showing somebody a surface, and what did you see in it yourself, over his shoulder?',
				'It was a good well, people drew from it afterwards. They must have wondered about the taste. What in you jumped first and asked about the depth later, and whom had it recognised down there?',
			],
		},
		fa: {
			keywords: ['شیر و خرگوش', 'مثنوی دفتر اول', 'کلیله و دمنه', 'مولانا', 'چاه', 'فرافکنی', 'توکل و جهد'],
			titles: ['شیرِ توی چاه چشمِ تیزی داشت', 'خرگوشی که دیر رسید و بحثی دربارهٔ توکل'],
			excerpts: [
				'خرگوشی شیری را سر چاه می‌برد و می‌گذارد نگاه کند. آنچه شیر دید هنوز با مردم دعوا دارد.',
				'قصه از هند آمد با پندی برای شاهان. مولانا شکار را چند صد بیت نگه داشت تا دربارهٔ اختیار حرف بزند.',
			],
			openings: [
				'سگِ توی آسانسور سه سال است هر صبح به سگِ توی آسانسور پارس می‌کند. دیوار عقب آینه است؛ آن یکی هم درست همان وقت سوار می‌شود، همان‌قدر قهوه‌ای، همان‌قدر زود، با همان قلادهٔ پررو. صاحبش بیسکویت را هم آزموده است. آنچه تماشا دارد قیافهٔ اوست وقتی همکف پیاده می‌شود: خسته، حق‌به‌جانب، کمی درشت‌تر از پیش. باز کوتاه نیامده. این را که در آن ساختمان سگ دیگری نیست همه می‌دانند جز همان دو نفر.',
				'چاهِ بیابان چرخ و طاق و سطل ندارد. سوراخی است هم‌سطح زمین با چند سنگ دورش، و ظهر که برسی اول سیاهی می‌بینی، بعد سکه‌ای از آسمان، و هر چه خم‌تر شوی سرِ کسی در آن سکه پیدا می‌شود که گوش هم دارد. یک لحظه طول می‌کشد تا یادت بیاید خودت گوش داری. دو هزار سال است قصه‌گوها حیوان‌ها را لبِ همین سوراخِ بی‌چرخ می‌آورند و هنوز هم می‌افتند، و ما که تماشا می‌کنیم هر بار کمی عقب می‌رویم.',
			],
			body: [
				'کمتر قصه‌ای این‌قدر سفر کرده است. در پنچه‌تنترهٔ هند هست؛ برزویهٔ پزشک آن را در روزگار ساسانی به ایران آورد، ابن‌مقفع به عربی برد و نصرالله منشی در قرن ششم به فارسی برگرداند. شیری هر که را بخواهد می‌خورد. جانوران قراردادی پیش می‌گذارند: هر روز یکی به قرعه نزد تو می‌آید و تو در خانه بمان. نوبت خرگوش که شد عمداً دیر رفت. گفت دو نفر بودیم، شیر دیگری رفیقم را در راه گرفت. شیر غرید که نشانم بده، و چاهی نشانش داد.',
				'در دفتر اول مثنوی تا به چاه برسند خیلی طول می‌کشد، چون مولانا از قرارداد مجلسی می‌سازد. نخچیران از توکل می‌گویند: آنچه مقدر است می‌رسد، بنشین. شیر از جهد می‌گوید: زانوی شتر را ببند، نردبان را پیش پایت گذاشته‌اند. از پیامبران برای هم حدیث می‌آورند. از منصفانه‌ترین بحث‌های فارسی دربارهٔ قضا و قدر است و حرف‌های حسابی‌ترش مالِ آن است که دندان دارد، و بعد هم همان قرارداد را می‌پذیرد، چون راحت است.',
				'سر چاه خرگوش پا پس می‌کشد. می‌گوید می‌ترسم و فقط در بغل تو نگاه می‌کنم. با هم خم می‌شوند. در آب شیری ایستاده است با خرگوش فربهی در بر. آنچه شیر می‌بیند دشمن است و ناهار. خرگوش را زمین می‌گذارد و می‌پرد، و جهان یک لحظه خیلی ساده می‌شود.',
				'اینجا مولانا رو به ما برمی‌گرداند، با تندی‌ای که کم از او می‌بینیم: خیلی از ستم‌ها که در دیگران می‌بینی خوی توست در ایشان. و بیتی دربارهٔ شیشه می‌گوید: «پیش چشمت داشتی شیشهٔ کبود / زان سبب عالم کبودت می‌نمود». این از چاه مهربان‌تر است، چون شیشه را می‌شود از جلوی چشم برداشت و خیس هم نشد.',
			],
			counter:
				'حرفِ آینه زیباست و خیلی آسان به کارِ بد می‌آید. هر که از زورگویی بنالد می‌شود به او گفت در چاه نگاه کن. ولی گاهی واقعاً شیر دومی هم هست. نخچیران وقتی دیدند خورده می‌شوند چیزی را فرا نمی‌افکندند. عاقلانه است که اول بپرسیم دندان پیش کیست؛ تصویری که طعمه از شیر می‌کشد لزوماً تصویر خودش نیست، و خرگوش هم هیچ‌وقت چنین ادعایی نکرد.',
			practices: [
				'نام کسی را بنویس که بیش از کارهایی که کرده حرصت را درمی‌آورد، و عیبش را در یک جملهٔ دقیق بگو. حالا دو دقیقه بگرد و در هفتهٔ خودت فقط یک جا پیدا کن که همین جمله با عوض کردنِ نام راست باشد. اگر پیدا شد ساعت و اتاقش را بنویس. اگر راستی‌راستی نبود رهایش کن؛ شاید واقعاً شیری در کار است و باید فکر دیگری کرد.',
				'کاسه‌ای را پر از آب کن، بگذار روی زمین و مثل شیر از بالا یک دقیقه به صورت خودت نگاه کن، با همان قیافه‌ای که وقتی حق با توست می‌گیری. بعد انگشتی به آب بزن و بمان تا دوباره آرام بگیرد. ثانیه‌ها را بشمار. پیش از پریدن کم‌وبیش همین‌قدر باید صبر کرد، نه بیشتر، و دانستنِ عددش خرجی ندارد.',
			],
			closings: [
				'خرگوش رقص‌کنان برگشت و جانوران دورش را گرفتند که چطور کردی. گفت کارِ خدا بود. کدام پیروزیِ تو نشان دادنِ یک آب بود به کسی، و خودت از بالای شانه‌اش در آن چه دیدی؟',
				'چاه خوبی بود و بعد از آن هم از آن آب کشیدند و لابد از مزه‌اش تعجب کردند. چه چیزی در تو اول پرید و بعد از گودی پرسید، و آن پایین چه کسی را شناخته بود؟',
			],
		},
		ar: {
			keywords: ['الأسد والأرنب', 'المثنوي', 'كليلة ودمنة', 'جلال الدين الرومي', 'البئر', 'الغضب', 'التوكل والسعي'],
			titles: ['أسد البئر كان حادّ البصر', 'أرنب متأخّر ومناظرة في التوكّل'],
			excerpts: [
				'قاد أرنب أسدًا إلى بئر وتركه ينظر. وما رآه الأسد هناك ما زال يخاصم الناس إلى اليوم.',
				'جاءت الحكاية من الهند وفيها عبرة للملوك. وأوقف الروميّ الصيد مئات الأبيات ليتكلّم في الجبر والاختيار.',
			],
			openings: [
				'كلب المصعد ينبح على كلب المصعد كلّ صباح منذ ثلاث سنوات. الجدار الخلفيّ مرآة، والآخر يدخل في اللحظة نفسها، بنّيًّا مثله، مبكّرًا مثله، وفي عنقه الطوق الوقح ذاته. جرّبت صاحبته البسكويت فأكلاه معًا. والذي يستحقّ النظر هو وجهه حين يخرج في الطابق الأرضيّ: متعب، صاحب حقّ، أكبر حجمًا ممّا دخل. لقد ثبت مرّة أخرى ولم يتراجع. وليس في العمارة كلّها كلب سواه، يعرف ذلك الجميع إلّا صاحبي الشأن.',
				'ليس لبئر الصحراء بكرة ولا سقف جميل. هي ثقب في مستوى الأرض، حوله أحجار قليلة، ومن أتاه عند الظهر رأى السواد أوّلًا، ثم قطعة نقد من السماء، فإذا انحنى أكثر رأى في قطعة النقد رأس أحد من الناس، وله أذنان. ويحتاج إلى لحظة حتى يتذكّر أنّ له هو أذنين. ومنذ ألفي عام والرواة يأتون بالحيوانات إلى هذه الحافّة، فتسقط، ونحن الذين نتفرّج نتراجع في كلّ مرّة خطوة صغيرة لا نذكرها لأحد.',
			],
			body: [
				'قلّ في الحكايات ما سافر مثل هذه. هي في كتاب هنديّ قديم، حمله الطبيب برزويه إلى فارس في القرن السادس للميلاد، ونقله ابن المقفّع إلى العربيّة في كليلة ودمنة، ومن العربيّة مضى إلى الأندلس وما بعدها. وكان من أوائل ما كُتب بالقشتاليّة نثرًا، سنة ١٢٥١، بأمر أمير عُرف فيما بعد بألفونسو الحكيم. كان أسد يأكل من شاء متى شاء، فعرضت عليه الوحوش عقدًا: تأتيه كلّ يوم دابّة بالقرعة ويقعد هو في بيته. فلمّا جاءت نوبة الأرنب تأخّر عمدًا، ثم قال: كنّا اثنين، وأخذ صاحبي في الطريق أسد آخر. قال الأسد أرنيه، فأراه بئرًا.',
				'وفي الجزء الأوّل من المثنويّ يطول الطريق إلى البئر جدًّا، لأنّ الروميّ يجعل من العقد مجلسًا. فالوحوش تتكلّم في التوكّل: ما قُدّر آتٍ، فاقعد يأتك رزقك. والأسد يتكلّم في السعي: اعقل بعيرك، فقد وُضع السلّم عند قدميك. ويحتجّ كلّ فريق بأخبار الأنبياء. وهي من أعدل المناظرات في القضاء والاختيار بالفارسيّة، وأجود حججها عند صاحب الأنياب، وهو الذي قبل العقد بعد ذلك كلّه، لأنّه مريح.',
				'وعند البئر تراجع الأرنب وقال إنّه خائف، ولن ينظر إلّا من حضن الأسد. فانحنيا معًا. وكان في الماء أسد واقف قد ضمّ إلى صدره أرنبًا سمينًا. فلم ير صاحبنا إلّا خصمه ومعه غداؤه، فوضع الأرنب جانبًا ووثب. وفي تلك اللحظة لا بدّ أنّ الدنيا بدت له بسيطة جدًّا، كما تبدو لكلّ غاضب قبل أن يبتلّ.',
				'وهنا يلتفت الروميّ إلينا بشدّة لا نعهدها فيه كثيرًا: كم من ظلم تراه في غيرك هو طبعك أنت فيهم. ثم يقول بيتًا في الزجاج: «كنت تضع أمام عينك زجاجة زرقاء، / فلذلك بدا لك العالم أزرق». وهذا أرفق من البئر، فالزجاجة تُرفع عن العين متى شاء صاحبها، ولا يبتلّ بها أحد. والعجيب أنّ صاحبها قلّما يرفعها، فقد صار يحبّ هذه الزرقة التي لا يكفّ عن الشكوى منها.',
			],
			counter:
				'مذهب المرآة أنيق، وهو سهل على من أراد به سوءًا. فكلّ من شكا متجبّرًا يمكن أن يقال له: انظر في البئر. لكنّ هناك أحيانًا أسدًا ثانيًا. والوحوش حين لاحظت أنّها تُؤكل لم تكن ترى نفسها في أحد. فمن الحكمة أن يُسأل أوّلًا عند من الأنياب. ليس من اللازم أن تكون صورة الأسد التي ترسمها الفريسة صورتها هي، والأرنب على دهائه لم يزعم ذلك قطّ، وإنّما كان يريد أن يعيش إلى المساء هو ومن بقي من أصحابه.',
			practices: [
				'ليُكتب اسم شخص يثير الغيظ أكثر ممّا صنع، ثم يُكتب عيبه في جملة واحدة دقيقة. وبعد ذلك دقيقتان للبحث في أسبوعنا نحن عن موضع واحد لا غير تصدق فيه الجملة نفسها لو بُدّل الاسم. فإن وُجد كُتبت الساعة والغرفة. وإن لم يوجد بعد بحث صادق تُرك الأمر، فلعلّ هناك أسدًا حقًّا، وللأسود تدبير آخر غير المرايا، أوّله أن لا نذهب إليها وحدنا.',
				'املؤوا وعاء بالماء وضعوه على الأرض، وانظروا فيه من فوق كما نظر الأسد، دقيقة كاملة، بتلك الملامح التي نلبسها حين يكون الحقّ معنا. ثم تُمسّ صفحة الماء بإصبع، ويُنتظر حتى تعود ساكنة، وتُعدّ الثواني في أثناء ذلك. هذا على وجه التقريب هو الوقت الذي ينبغي أن يمضي قبل الوثوب. ومعرفة العدد لا تكلّف شيئًا، ويحسن أن يُكتب على باب الثلّاجة.',
			],
			closings: [
				'عاد الأرنب راقصًا، وأحاطت به الوحوش تسأله كيف صنع. فقال إنّ ذلك كان بعون من الله. أيّ انتصار من انتصاراتنا لم يكن سوى ماء أريناه أحدًا، وماذا رأينا فيه نحن حين نظرنا من فوق كتفه؟',
				'كانت بئرًا طيّبة واستقى منها الناس بعد ذلك، ولا بدّ أنّهم عجبوا من الطعم. ما الذي وثب فينا أوّلًا ثم سأل عن العمق، ومن الذي عرفه هناك في القاع حين لم يعد ينفع؟',
			],
		},
		es: {
			keywords: [
				'el león y la liebre',
				'masnaví libro primero',
				'calila y dimna',
				'rumi',
				'el pozo',
				'proyección',
				'ira',
			],
			titles: ['El león del pozo tenía muy buena vista', 'La liebre que llegó tarde y un debate sobre confiar'],
			excerpts: [
				'Una liebre lleva a un león hasta un pozo y lo deja asomarse. Lo que vio allí sigue discutiendo con la gente.',
				'La fábula llegó de la India con moraleja para reyes. Rumi paró la caza varios centenares de versos para hablar del libre albedrío.',
			],
			openings: [
				'El perro del ascensor lleva tres años ladrándole cada mañana al perro del ascensor. La pared del fondo es un espejo; el otro sube justo cuando sube él, igual de marrón, igual de madrugador, con el mismo collar insolente. Su dueña ha probado con galletas. Lo curioso es la cara que lleva al salir en la planta baja: cansado, cargado de razón, un poco más grande. Una vez más no se ha achantado. Que en el edificio no hay otro perro lo saben todos menos los interesados.',
				'Un pozo del desierto no tiene polea ni tejadillo. Es un agujero a ras de suelo, con unas piedras alrededor, y si llegas a mediodía ves primero negro, luego una moneda de cielo y luego, al inclinarte más, la cabeza de alguien dentro de la moneda, con orejas. Se tarda un momento en recordar que uno tiene orejas. A esa orilla llevan los cuentistas a los animales desde hace dos mil años, y todavía se caen.',
			],
			body: [
				'Pocos cuentos han viajado tanto. Está en el Panchatantra de la India; un médico persa trajo el libro en el siglo VI, Ibn al-Muqaffa lo puso en árabe en el VIII con el título de Calila y Dimna, y en 1251 ya hablaba castellano por encargo del infante que sería Alfonso el Sabio. Un león come a quien le apetece. Los animales le ofrecen un contrato: cada día le mandarán a uno por sorteo y él se queda en casa. La liebre, cuando le toca, llega tarde aposta. Éramos dos, explica; otro león se ha quedado por el camino con mi compañera. Que se lo enseñe, ruge él, y ella le enseña un pozo.',
				'En el libro primero del Masnaví tardan muchísimo en llegar, porque Rumi convierte el contrato en una asamblea. Los animales predican la confianza: lo decretado vendrá, siéntate y espera. El león predica el esfuerzo: átale la rodilla al camello, que te han puesto la escalera delante. Se citan profetas unos a otros. Es uno de los debates más limpios sobre el destino que hay en persa, y los mejores argumentos los tiene el de los colmillos, que a continuación acepta el trato porque es cómodo.',
				'Ante el pozo la liebre se echa atrás; le da miedo, dice, y solo mirará en brazos del león. De modo que se asoman juntos. En el agua hay un león y, apretada contra él, una liebre rolliza. Lo que él ve es a su enemigo con su almuerzo. Deja la liebre en el suelo y salta.',
				'Aquí Rumi se vuelve hacia nosotros con una dureza que en él es rara: muchas de las culpas que ves en otros son tu carácter reflejado en ellos. Y añade un pareado: «Delante de los ojos llevabas un vidrio azul; / por eso el mundo te parecía azul». Es más compasivo que el pozo, porque unas gafas se pueden quitar.',
			],
			counter:
				'La doctrina del espejo es elegante y se presta a usarla muy mal. A cualquiera que se queje de un matón se le puede mandar a mirar el pozo. Pero a veces hay un segundo león. Los animales, sin ir más lejos, no proyectaban nada cuando notaron que se los comían. Conviene preguntar antes quién tiene los colmillos: el retrato que la presa hace del león no tiene por qué ser un autorretrato, y la liebre jamás dijo que lo fuera.',
			practices: [
				'Escribe el nombre de alguien que te irrita por encima de lo que ha hecho y di su defecto en una frase exacta. Busca ahora durante dos minutos un lugar de tu propia semana, uno solo, donde esa misma frase sea cierta cambiando el nombre. Si aparece, anota la hora y la habitación. Si de verdad no aparece, déjalo estar: puede que haya un león, y con los leones se hacen otras cosas.',
				'Llena un cuenco de agua, ponlo en el suelo y mírate desde arriba un minuto, como el león, con la cara que pones cuando tienes razón. Después toca el agua con un dedo y espera a que se quede quieta otra vez. Cuenta los segundos. Eso es, más o menos, lo que habría que aguardar antes de saltar, y saberse la cifra no cuesta nada.',
			],
			closings: [
				'La liebre volvió bailando y los animales la rodearon para preguntarle cómo lo había hecho. Dijo que la había ayudado Dios. ¿Cuál de tus victorias consistió en enseñarle a alguien un reflejo, y qué viste tú en él por encima de su hombro?',
				'Era un buen pozo y se siguió sacando agua; algo dirían del sabor. ¿Qué fue lo que en ti saltó primero y preguntó después por la hondura, y a quién había reconocido ahí abajo?',
			],
		},
	},
};
