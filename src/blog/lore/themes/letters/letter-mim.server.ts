import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-mim',
	motif: 'water',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter mim', 'letter m', 'mem water', 'ahmad and ahad', 'forty', 'abjad forty', 'mama'],
			titles: ['M is still two waves', 'Mim, the mouth that closes on forty'],
			excerpts: [
				'Write a capital M and you have drawn water, as it was drawn in Sinai. The Arabic form has kept one drop.',
				'It is the first consonant of most people. Poets thought it the smallest mouth in the alphabet.',
			],
			openings: [
				'A baby of eight months sits in a high chair and does what can be done with two lips and a full nose: closes them and hums. In many languages the nearest woman comes running, convinced that she has been named. Around 1960 Roman Jakobson wrote a well-known essay on why it should be mama and papa, and suspected the murmur of a child at the breast. In Georgian, to keep us modest, mama is the father. The letter for that closing of the lips is called water.',
				'On the sheet of a Persian calligrapher there are round letters which breathe and round letters which do not. The eye of vav is open, that of fe is open; mim alone is often filled with ink, a knot the size of a lentil, from which a tail hangs. Love poets looked at this knot and saw a mouth. They praised it for being nearly invisible: the smaller, the better, until in some verses the lady could hardly have eaten.',
			],
			body: [
				'In the mines of Sinai the sign was a zigzag, taken over from the Egyptians, who meant by it the surface of the Nile. The miners knew their own word for water, mem or something like it, and let the zigzag stand for its first sound. Phoenicians stood it on a tail; the Greeks straightened it; and our M, if one looks without reading, is two waves with a beach on either side. In Arabic the swell has drawn together into a single drop. The name, mim, is curious in another way: it can be read from both ends.',
				'Its number is forty, and with forty the Near East counts whatever takes long enough. The flood rained forty days, Moses stayed forty on the mountain, the dervish sits forty in his cell and calls this a chilla, from the Persian for forty. The mother with her newborn keeps to the house for forty, in more than one country to this day. It is a number that wants to be got through. Nobody, however, seems to have fixed it because of the letter; the letter merely had it, as one has a house number.',
				'Then somebody did a subtraction. Ahmad, a name of the Prophet, is written with alef, he, mim and dal, which is fifty-three. Ahad, the One, is written with alef, he and dal, which is thirteen. Between the messenger and the One, said the mystics, there stands a single mim, and Shabestari put it in his rhymed book on the secret, at the beginning of the fourteenth century: in that one letter a whole world lies drowned. Orthodox readers asked for caution. Forty steps, replied the others, are still forty.',
			],
			counter:
				'Forty owes part of its dignity to the fact that it is simply many, as ten fingers are, four times over; nobody in the desert kept a calendar to the day. The love poets saw in the filled head of mim a closed mouth; it is the mouth of someone who is being looked at, and the convention tells us less about women than about those who wrote. And infants hum their m in every country, including those where the word for water begins with v, or a.',
			practices: [
				'Close your lips and hum a single comfortable note for as long as one breath lasts, five times, with a finger lying lightly on the bridge of your nose. Notice where in the face the tone sits, and whether it moves when you think of somebody in particular. Then write the first five words with m that occur to you, quickly and without choosing. Underline the one whose turn it was, and put the date beside it. Six minutes.',
				'Fill a bowl with water, set it by the window and wait until it is quite still. Touch the surface once and draw on paper, without lifting the pencil, what you see in the next seconds; a zigzag will do. Repeat this four times. Under the last drawing write down one thing in your week which you keep stirring, and for how many minutes you could imagine leaving it alone, as an actual figure.',
			],
			closings: [
				'What began as a river is now a drop of ink with a tail, and the lips still have to meet in order to say it. What do you know so well that you would have to close your mouth to pronounce it?',
				'Between fifty-three and thirteen lies one closed knot, and people have spent lives on it. Which single small thing stands between you and the simpler version of your name?',
			],
		},
		fa: {
			keywords: ['حرف میم', 'میم', 'احمد و احد', 'عدد چهل', 'چله', 'دهان میم', 'ابجد میم'],
			titles: ['میم، دهانی که به چهل بسته می‌شود', 'موجی که در یک قطره جمع شد'],
			excerpts: [
				'این حرف را از روی آب کشیده‌اند. موجش در خط لاتین پیداست و در خط ما قطره‌ای از آن مانده با دنباله‌ای.',
				'شاعران دهان یار را در تنگی به میم مانند کردند، و عارفان میان احمد و احد یک میم دیدند.',
			],
			openings: [
				'بچهٔ هشت‌ماهه لب‌هایش را روی هم می‌گذارد و از بینی صدایی درمی‌آورد، و از اتاق دیگر زنی می‌دود که خیال می‌کند صدایش کرده‌اند. رومن یاکوبسن، زبان‌شناس، نزدیک سال ۱۹۶۰ مقاله‌ای نوشت با این عنوان که چرا ماما و پاپا، و حدس زد ریشه‌اش زمزمهٔ شیرخواره‌ای باشد که دهانش پر است. اما در گرجستان «ماما» یعنی پدر. آن‌ها هم از اتاق دیگر می‌دوند، فقط آن که می‌رسد سبیل دارد. حرفی که برای این بسته شدن لب‌ها ساختند نامش آب است.',
				'در سطر نستعلیق چشمِ واو باز است و چشمِ ف باز است، ولی سرِ میم را اغلب پُر می‌نویسند: گره‌ای به اندازهٔ یک عدس، و دنباله‌ای که از آن آویخته. استاد می‌گوید سر میم را باید نوشت نه کشید، و شاگرد فرقش را تا سال بعد نمی‌فهمد. غزل‌سرایان به همین گره نگاه کردند و دهان دیدند. هرچه ریزتر، ستودنی‌تر؛ در بعضی دیوان‌ها کار به جایی رسیده که معلوم نیست صاحبِ آن دهان نان را از کجا می‌خورد.',
			],
			body: [
				'در معدن‌های سینا این نشانه خطی بود شکسته، مثل دندانه‌های اره، که از مصری‌ها گرفته بودند و آن‌ها روی نیل را این‌طور می‌کشیدند. معدنچی‌ها آب را به زبان خود چیزی نزدیک «مِم» می‌گفتند و همان خط را برای صدای اولش برداشتند. فنیقی‌ها دمی به آن دادند، یونانی‌ها راستش کردند، و حرف لاتینی امروز، اگر بی‌سواد نگاهش کنی، دو موج است با دو ساحل. در خط ما آن همه موج در یک قطره جمع شده است. نامش هم از دو سر یک جور خوانده می‌شود: میم.',
				'عددش چهل است، و در این سوی دنیا هر چیزی را که باید به اندازهٔ کافی طول بکشد با چهل شمرده‌اند. توفان چهل روز بارید، موسی چهل شب بر کوه ماند، درویش چهل روز در حجره می‌نشست و اسمش چله بود. زائو را تا چهل روز تنها نمی‌گذاشتند، مرده را روز چهلم یاد می‌کنند، و زمستانِ ما چلهٔ بزرگ و چلهٔ کوچک دارد. گمان نکن این‌ها را از روی حرف شمرده‌اند. چهل را داشتند و حرف هم آن را داشت، همان‌طور که خانه‌ای پلاک دارد.',
				'بعد کسی تفریق کرد. احمد را بنویس: یک و هشت و چهل و چهار، پنجاه‌وسه. احد را بنویس: یک و هشت و چهار، سیزده. گفتند میان پیامبر و یگانه یک میم بیشتر نیست؛ شبستری در گلشن راز، که در آغاز سدهٔ هشتم سروده شد، این را به نظم آورد و گفت جهانی در همان یک میم غرق است. اهل احتیاط ابرو درهم کشیدند. اهل حال جواب دادند که چهل پله را کسی انکار نکرده است، فقط گفته‌ایم کجا شروع می‌شود.',
				'نقطه ندارد، و این در خط ما مزیتی است: هیچ‌کس با فراموش کردن یک نقطه آن را به حرفی دیگر بدل نکرده است. در عوض اول و وسط و آخر کلمه سه قیافه دارد و در شکستهٔ تند گاهی چنان فشرده می‌شود که فقط کسی پیدایش می‌کند که کلمه را از پیش می‌داند؛ مثل حرفی که با لبِ بسته گفته باشند.',
			],
			counter:
				'بخشی از هیبت چهل از آن است که در بیابان «خیلی» معنا می‌داد و کسی روزها را تقویم به دست نمی‌شمرد. غزل‌سرایان سرِ پُرشدهٔ میم را دهان تنگ و بستهٔ یار دیدند؛ ولی آن دهانِ کسی است که نگاهش می‌کنند و حرفش را نمی‌پرسند، و این رسم از شاعران خبر می‌دهد بیشتر تا از زنان. بچه‌ها هم همه‌جا با لب بسته زمزمه می‌کنند، حتی در زبان‌هایی که آب در آن‌ها با حرف دیگری شروع می‌شود؛ از جمله در زبان خود ما.',
			practices: [
				'لب‌ها را ببند و با یک نُتِ راحت، به اندازهٔ یک نفس، زمزمه کن؛ پنج بار، در حالی که انگشتت آرام روی استخوان بینی است. ببین صدا در کجای صورت می‌نشیند و اگر به کسی فکر کنی آیا جایش عوض می‌شود. بعد پنج کلمهٔ اولی را که با میم به ذهنت می‌آید تند بنویس، بی‌انتخاب. زیر آن که نوبتش بود خط بکش. شش دقیقه.',
				'کاسه‌ای آب کنار پنجره بگذار و صبر کن تا کاملاً بایستد. یک بار با سر انگشت به رویش دست بزن و آنچه را در چند ثانیهٔ بعد می‌بینی بی‌آنکه مداد را برداری روی کاغذ بکش؛ خط شکسته هم قبول است. چهار بار تکرار کن. زیر آخرین طرح بنویس این هفته چه چیزی را مدام هم می‌زنی، و چند دقیقه می‌توانی دست به آن نزنی. عدد بنویس.',
			],
			closings: [
				'رودی بود و قطره‌ای مرکب شد، و هنوز برای گفتنش باید لب‌ها به هم برسند. چه چیز را آن‌قدر خوب می‌دانی که برای ادا کردنش باید دهان را بست؟',
				'میان پنجاه‌وسه و سیزده گره‌ای بسته هست که کسانی عمرشان را سرش گذاشته‌اند. میان تو و صورتِ ساده‌ترِ نامت کدام چیز کوچک ایستاده است؟',
			],
		},
		ar: {
			keywords: ['حرف الميم', 'الميم', 'أحمد وأحد', 'عدد الأربعين', 'الأربعينية', 'حساب الجمل'],
			titles: ['الميم: موج اجتمع في قطرة', 'حرف لا يُنطق إلّا بفم مطبق'],
			excerpts: [
				'رُسم هذا الحرف أوّل الأمر من صفحة الماء. وقد حفظ اللاتينيّون موجه، وحفظنا نحن منه قطرة لها ذيل.',
				'بين أحمد وأحد ميم واحدة، كما قال أهل التصوّف، وعددها أربعون، وهي مدّة كلّ ما يحتاج إلى صبر.',
			],
			openings: [
				'طفل في شهره الثامن يطبق شفتيه ويُخرج من أنفه صوتًا، فتأتي من الغرفة الأخرى امرأة مسرعة وهي على يقين أنّه ناداها. كتب اللغويّ رومان ياكوبسون قرابة سنة ١٩٦٠ مقالة مشهورة عنوانها: لماذا ماما وبابا؟ وظنّ أنّ أصل ذلك همهمة الرضيع وفمه ملآن. غير أنّ «ماما» في جورجيا هي الأب، وفي هذا ما يكفي لردّ اليقين إلى حجمه. والحرف الذي وُضع لانطباق الشفتين هذا كان اسمه عند من وضعوه ماء.',
				'في سطر الخطّ الفارسيّ عين الواو مفتوحة وعين الفاء مفتوحة، أمّا رأس الميم فكثيرًا ما يُملأ حبرًا: عقدة في حجم العدسة يتدلّى منها ذيل. نظر شعراء الغزل إلى هذه العقدة فرأوا فمًا. وكلّما صغر ازداد المديح، حتى بلغ الأمر في بعض الدواوين أن صار الفم مظنونًا لا مرئيًّا، ولا يُعرف من أين كانت صاحبته تأكل. ويقول المعلّم لتلميذه إنّ رأس الميم يُكتب ولا يُرسم، فيمضي عام قبل أن يُفهم الفرق.',
			],
			body: [
				'كانت هذه العلامة في مناجم سيناء خطًّا متعرّجًا كأسنان المنشار، أُخذ من المصريّين الذين كانوا يصوّرون به صفحة النيل. وكان عمّال المنجم يسمّون الماء باسم قريب من «مِم»، فجعلوا الخطّ لأوّل صوت منه. ثم أعطاه الفينيقيّون ذيلًا، وقوّمه اليونان، وهو في صورته اللاتينيّة، لمن نظر إليه ولم يقرأه، موجتان بين شاطئين. أمّا عندنا فقد انكمش الموج كلّه في قطرة واحدة. واسم الحرف يُقرأ من طرفيه على السواء: ميم.',
				'وعدده أربعون. وبالأربعين عدّت هذه البلاد كلّ ما ينبغي أن يطول بقدر الكفاية. أربعين ليلة واعد الله موسى، وأربعين يومًا يعتكف السالك في خلوته، ويسمّيها الفرس باسم مشتقّ من لفظ العدد في لغتهم. والنفساء تلزم بيتها أربعين يومًا في أكثر من بلد، والميت يُذكر في أربعينه، وفي بلاد الشام أربعون يومًا من قلب الشتاء تسمّى المربعانيّة. ولا يُظَنّ أنّ أحدًا أخذ هذا من الحرف. كان العدد عندهم، ووقع للحرف كما يقع للدار رقمها في الشارع.',
				'ثم جاء من أجرى عمليّة طرح. أحمد: واحد وثمانية وأربعون وأربعة، ومجموعها ٥٣. وأحد: واحد وثمانية وأربعة، ومجموعها ١٣. فقال أهل التصوّف: ليس بين الاسمين إلّا ميم، ونظم ذلك الشبستريّ في «كلشن راز»، أي روضة السرّ، في أوائل القرن الثامن للهجرة، وقال إنّ عالمًا بأسره غارق في تلك الميم الواحدة. ودعا أهل الاحتياط إلى التأنّي في مثل هذا الكلام. فأجابهم الآخرون بأنّ أحدًا لم ينكر الدرجات الأربعين، وإنّما قيل أين تبدأ.',
				'وللميم في النحو والكتابة خدمة يوميّة لا شعر فيها. فهي في أوّل الكلمة تصنع أسماء المكان والآلة: مكتب ومدرسة ومفتاح ومنشار، حتى إنّ نصف ما في البيت يبدأ بها. وهي في آخرها ضمير الجماعة: لكم وبكم ومنكم. وهي على أوراق الدواوين اختصار للسنة الميلاديّة، تُكتب وحدها بعد الرقم. وفي المصحف ميم صغيرة فوق السطر، وهي علامة الوقف اللازم، أي أنّ المعنى لا يستقيم إلّا إذا أطبق القارئ شفتيه هناك وأخذ نَفَسًا. ولعلّ هذا أليق مواضعها بها.',
			],
			counter:
				'بعض هيبة الأربعين أنّها كانت في الصحراء كلمة أخرى تعني الكثير، ولم يكن أحد يعدّ الأيّام والتقويم في يده. ورأى شعراء الغزل في رأس الميم فمًا ضيّقًا مطبقًا، وهو فم من يُنظر إليه ولا يُسأل عن رأيه، فهو يخبرنا عن الشعراء أكثر ممّا يخبرنا عن النساء. أمّا الأطفال فيهمهمون في كلّ بلد، حتى في اللغات التي لا ميم فيها للماء ولا للأمّ، ولا ينتظرون من أحد أن يشتقّ من همهمتهم حكمة.',
			practices: [
				'أطبقوا الشفتين وهمهموا نغمة واحدة مريحة بطول نَفَس، خمس مرّات، وإصبع موضوعة برفق على عظم الأنف. وليُلاحَظ أين يسكن الصوت من الوجه، وهل يتحوّل عن موضعه إذا خطر إنسان بعينه. ثم تُكتب على عجل أوّل خمس كلمات بالميم ترد على البال، بلا اختيار، ويوضع خطّ تحت الكلمة التي كان دورها قد حان. ستّ دقائق تكفي لهذا كلّه، والنافذة مفتوحة أو مغلقة.',
				'ضعوا طستًا من الماء عند النافذة وانتظروا حتى يسكن تمامًا. ثم تُلمس صفحته مرّة واحدة، ويُرسم على الورق، من غير أن يُرفع القلم، ما يظهر في الثواني التالية، ولو كان خطًّا متعرّجًا لا غير. ويعاد ذلك أربع مرّات. وتحت الرسم الأخير يُكتب أمر من أمور هذا الأسبوع لا تكفّ اليد عن تحريكه، وكم دقيقة يمكن أن يُترك فيها وشأنه، بالرقم لا بالتقريب.',
			],
			closings: [
				'كان نهرًا فصار قطرة حبر لها ذيل، ولا بدّ مع ذلك من أن تلتقي الشفتان لقوله. ما الذي نعرفه معرفة تامّة حتى إنّ النطق به يحتاج إلى إطباق الفم؟',
				'بين ثلاثة وخمسين وثلاثة عشر عقدة صغيرة أنفق فيها قوم أعمارهم. أيّ شيء صغير يقف بين الاسم الذي نُعرف به والاسم الأبسط الذي تحته؟',
			],
		},
		es: {
			keywords: ['letra mim', 'letra eme', 'mem agua', 'ahmad y ahad', 'cuarenta', 'abyad', 'mamá'],
			titles: ['La eme sigue siendo dos olas', 'Mim, una boca que se cierra en cuarenta'],
			excerpts: [
				'Escribe una eme mayúscula y habrás dibujado agua, tal como la dibujaban en el Sinaí. A la árabe le queda una gota.',
				'Es la primera consonante de casi todo el mundo. Los poetas la tomaron por la boca más pequeña del alfabeto.',
			],
			openings: [
				'Un niño de ocho meses, en la trona, junta los labios y suelta el aire por la nariz. De la habitación de al lado llega corriendo una mujer convencida de que la han llamado. Roman Jakobson dedicó hacia 1960 un ensayo célebre a por qué se dice mamá y por qué se dice papá, y sospechaba del murmullo de quien está mamando. En Georgia, para bajarnos los humos, mama es el padre. Llega igual de deprisa. La letra que se inventó para ese cierre de labios se llama agua.',
				'Entre las letras redondas de un renglón persa las hay que respiran y las hay que no. La vav tiene el ojo abierto, la fe también; a la mim se lo llenan a menudo de tinta y queda un nudo como una lenteja del que cuelga una cola. Los poetas del amor miraron ese nudo y vieron una boca. Cuanto más pequeña, más alabada, hasta el punto de que en algunos divanes no se entiende por dónde cenaba la señora.',
			],
			body: [
				'En las minas del Sinaí era una línea en zigzag, copiada de los egipcios, que representaban así la superficie del Nilo. Los mineros tenían para el agua una palabra parecida a mem y le adjudicaron a la línea el primer sonido. Los fenicios le pusieron rabo, los griegos la enderezaron y nuestra M, si se mira sin leerla, son dos olas entre dos playas. En árabe todo el oleaje se ha recogido en una gota. El nombre, mim, tiene además la gracia de leerse igual por los dos lados.',
				'Vale cuarenta, y con cuarenta cuenta el Oriente Próximo lo que tiene que durar bastante. Cuarenta días llovió el diluvio, cuarenta estuvo Moisés en el monte, cuarenta pasa el derviche en su celda, y a eso lo llama chilla, del número en persa. En español pusimos en cuarentena a los barcos, y por la misma puerta entró la cuaresma. Nadie sacó la cifra de la letra. La cifra estaba ahí y a la letra le tocó, como le toca a una casa su número en la calle.',
				'Después alguien hizo una resta. Ahmad, uno de los nombres del Profeta, se escribe con alef, ha, mim y dal: cincuenta y tres. Ahad, el Uno, con alef, ha y dal: trece. Entre el enviado y el Uno, dijeron los místicos, no hay más que una mim, y Shabestari lo puso en verso a principios del siglo catorce: en esa sola letra se ahoga un mundo. Los prudentes fruncieron el ceño. Cuarenta peldaños, les contestaron, siguen siendo cuarenta.',
			],
			counter:
				'Parte de la dignidad del cuarenta viene de que en el desierto quería decir mucho, sin más; nadie llevaba un calendario al día. La boca diminuta que los poetas del amor vieron en la cabeza de la mim es la de alguien a quien se mira y no se pregunta, y esa convención informa menos sobre las damas que sobre quienes escribían. Y los bebés murmuran sus emes en todas partes, también donde el agua empieza por a, como en esta misma lengua.',
			practices: [
				'Cierra los labios y tararea una sola nota cómoda mientras te dure el aire, cinco veces, con un dedo posado en el hueso de la nariz. Fíjate en qué parte de la cara se instala y si cambia de sitio cuando te acuerdas de una persona concreta. Luego apunta deprisa, sin elegir, las cinco primeras palabras con eme que te vengan. Subraya aquella a la que le tocaba. Son seis minutos.',
				'Pon un cuenco de agua junto a la ventana y espera a que se quede quieta del todo. Tócala una vez y dibuja sin levantar el lápiz lo que ves en los segundos siguientes; un zigzag vale. Repítelo hasta cuatro veces. Bajo el último dibujo escribe qué asunto de esta semana no paras de remover y cuántos minutos seguidos podrías dejarlo en paz. Pon la cifra, por modesta que sea.',
			],
			closings: [
				'Fue un río y es una gota de tinta con rabo, y para decirla aún hay que juntar los labios. ¿Qué sabes tan bien que para pronunciarlo tendrías que cerrar la boca?',
				'Entre cincuenta y tres y trece hay un nudo pequeño, y hubo quien le dedicó la vida. ¿Qué cosa, una sola, se interpone entre tú y la versión más sencilla de tu nombre?',
			],
		},
	},
};
