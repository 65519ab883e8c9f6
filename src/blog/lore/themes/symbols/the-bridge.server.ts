import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-bridge',
	motif: 'bridge',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['bridge', 'dream of a bridge', 'crossing', 'river bank', 'collapsing bridge', 'arch'],
			titles: ['The bridge that is woven again every June', 'Halfway over: what a dreamt bridge asks'],
			excerpts: [
				'In Peru four villages make a new bridge of grass each year and drop the old one into the gorge. It is the best comment on this dream that I know.',
				'For the interpreters a bridge was a person. For two psychologists in 1974 it was a place where one mistakes fear for love.',
			],
			openings: [
				'Over the gorge of the Apurímac, in Peru, hangs a bridge of grass some thirty metres long. Every June the families of four villages twist stalks into cords, cords into ropes and ropes into cables as thick as a thigh. On the third day they cut the old bridge and let it fall into the river, where it rots without anybody’s regret. On the fourth they dance across the new one. Q’eswachaka has been the same bridge for centuries, and never more than a year old.',
				'In Mostar young men still jump from the crown of the arch for a hatful of coins, more than twenty metres into green and very cold water. The arch was finished in 1566 for the sultan. It stood until the morning of 9 November 1993, when shells brought it down; what people stand on today was opened in 2004. Ask an old woman on the bank which bridge it is and she says: ours. She does not say which of the two.',
			],
			body: [
				'To the Arabic interpreters a bridge is a person through whom one gets to another person: a doorkeeper, a learned man, a go-between of good manners. Whoever crosses without harm has been helped; whoever turns into a bridge himself will be leaned upon by those who have business with the ruler. That is a sober reading, and whoever has ever needed a signature will recognise it. The river hardly matters. What matters is on whose back one goes across.',
				'Two religions of Iran have seen a bridge at the end of all roads. In the Zoroastrian books it is wide for the just and turns on its edge for the others; Muslims speak of one finer than a hair. Respect is due to both, and a dreamer need not be dying in order to meet them. The picture says that the crossing itself finds out who is coming, and that the width depends on the walker.',
				'A later reading looks at the middle. On either side there are owners, names, customs officers; on the bridge there is only a railing and wind. Jungians like the spot, since there one no longer is what one was and is not yet the other thing. Dreamers dislike it. They report planks missing, a bridge that ends in the air, a car that has to reverse. Very few remember having arrived.',
				'Between these stands a quiet quarrel about who builds. The interpreter’s bridge is somebody else’s kindness. The judging bridge is built by what one has done. And in Peru there is one that four villages twist out of grass, anew each June, knowing that it will not last, which is precisely why they meet. I suspect that most of the bridges we worry about at night are of that kind and have missed a June or two.',
			],
			counter:
				'In 1974 Donald Dutton and Arthur Aron had men interviewed by a woman on a swaying footbridge in Vancouver and on a low, firm one. Those who swayed telephoned her afterwards more often; they had taken a beating heart for liking. The study was small and has been disputed since. But it is a warning to readers of bridges: a shaking floor makes everything look meaningful.',
			practices: [
				'Walk to the nearest bridge, even if it only crosses a road, and go over it in three parts. Stop after the first third and name what you can still hear behind you. Stop in the exact middle for the length of twenty breaths, hands on the railing, and do not take a picture. Then finish. On the far side write one line: the thing that was different about the last third. Come home by the same way.',
				'Take a sheet of paper, draw two banks, and write on the left one what you are about to leave, on the right one where you mean to go. Between them draw as many piers as you have people who could carry a part of it, each with a name. Count the gaps. If one gap is wider than you could jump, write beneath it the name you left out because asking would be awkward. Send that person two sentences.',
			],
			closings: [
				'Nobody in those villages owns the bridge, and nobody is excused from the twisting. Which connection of yours has been hanging there since last year without a single new cord?',
				'The divers of Mostar go to the middle for something that neither bank can offer. What could you say only there, where you belong to no side?',
			],
		},
		fa: {
			keywords: ['پل', 'خواب پل', 'تعبیر خواب پل', 'گذشتن از پل', 'سی‌وسه‌پل', 'پل شکسته'],
			titles: ['زیر طاق‌های خواجو، میان دو ساحل', 'پلی که هر سال از نو می‌بافند'],
			excerpts: [
				'پل خواجو را فقط برای رد شدن نساخته‌اند؛ جایی هم برای نشستن دارد. شاید خواب پل از همین حرف می‌زند.',
				'معبّران پل را آدمی می‌دانستند که از راه او به دیگری می‌رسند. دو روان‌شناس در سال ۱۹۷۴ چیز دیگری از پل فهمیدند.',
			],
			openings: [
				'شب‌های اصفهان زیر طاق‌های خواجو یک نفر آواز می‌خواند و آجر صدا را نگه می‌دارد و با تأخیر پس می‌دهد. رودخانه گاهی هست و گاهی نیست، اما آدم‌ها می‌آیند. شاه‌نشین وسط پل را، در سدهٔ یازدهم هجری، برای نشستن ساختند نه برای گذشتن؛ انگار معمار می‌دانست کسی که تا نیمه آمده همیشه خیال ندارد به آن سو برسد. بعضی‌ها یک عمر است جمعه‌ها تا همان وسط می‌آیند و برمی‌گردند.',
				'بر درهٔ آپوریماک در پرو پلی از علف آویزان است به درازای نزدیک سی متر. هر خرداد اهل چهار آبادی ساقه‌ها را به ریسمان می‌تابند، ریسمان‌ها را به طناب، و طناب‌ها را به کابل‌هایی به کلفتیِ ران یک مرد. روز سوم پل کهنه را می‌برند و به رودخانه می‌اندازند و کسی غصه‌اش را نمی‌خورد. روز چهارم روی پل نو می‌رقصند. این پل چند صد سال دارد و هیچ‌وقت بیش از یک سالش نبوده است.',
			],
			body: [
				'پل در کتاب‌های تعبیر آدمی است که به واسطه‌اش به آدم دیگری می‌رسند: دربانی، عالمی، دلّالی خوش‌زبان. هر که سالم بگذرد یاری‌اش کرده‌اند؛ هر که خودش پل شود، کارِ مردم با سلطان از روی شانهٔ او می‌گذرد. تعبیرِ هشیاری است و هر که یک بار برای امضایی پشت دری نشسته باشد قدرش را می‌داند. رودخانه چندان مهم نیست؛ مهم آن است که از پشت چه کسی رد می‌شوی. در فارسی هم وقتی کار از کار گذشت می‌گوییم خرش از پل گذشت، و معلوم است که پل را دیگر به یاد نمی‌آورد.',
				'ایرانیان دو بار آخرِ همهٔ راه‌ها را پل دیده‌اند. چینودِ زرتشتیان برای درستکار پهن است و زیر پای دیگری به پهلو می‌گردد؛ و صراط مسلمانان از مو باریک‌تر گفته شده. حرمت هر دو بر جای خود. برای دیدنشان لازم نیست کسی دم مرگ باشد. این تصویر می‌گوید خودِ گذشتن است که معلوم می‌کند چه کسی می‌آید، و پهنای راه به رونده بسته است.',
				'خوانندهٔ امروزی به وسط پل نگاه می‌کند. این سو صاحب دارد، نام دارد، نگهبان دارد؛ آن سو هم. میان آن‌ها نرده‌ای هست و بادی. اهل یونگ این نقطه را دوست دارند، چون آدم آنجا دیگر آن نیست که بود و هنوز آن نشده که می‌شود. خواب‌بیننده دوستش ندارد: تخته‌ای افتاده، پل در هوا تمام شده، ماشین باید دنده‌عقب برگردد. کمتر کسی یادش می‌آید که رسیده باشد.',
				'اختلاف آرام این‌ها بر سر سازنده است. پلِ معبّر لطف دیگری است. پلِ داوری را کرده‌های خودت می‌سازد. در پرو هم پلی هست که اهل چهار آبادی هر خرداد از نو با علف می‌بافندش؛ می‌دانند نمی‌ماند، و درست به همین دلیل دور هم جمع می‌شوند. گمان می‌کنم بیشتر پل‌هایی که شب نگرانشان هستیم از این جنس‌اند و یکی دو خرداد جا مانده‌اند.',
			],
			counter:
				'در سال ۱۹۷۴ داتن و آرون در ونکوور زنی را فرستادند تا با مردان روی پلی معلق و لرزان گفت‌وگو کند و با مردانی دیگر روی پلی کوتاه و محکم. لرزیده‌ها بعدها بیشتر به او تلفن کردند؛ تپش قلب را به حساب علاقه گذاشته بودند. آزمایش کوچک بود و بعدها در آن چون‌وچرا کردند. با این همه برای خوانندگان پل هشداری است: زمین که بلرزد همه‌چیز پرمعنا به نظر می‌آید.',
			practices: [
				'تا نزدیک‌ترین پل پیاده برو، هرچند پل هوایی خیابان باشد، و آن را در سه تکه بگذر. یک‌سوم که رفتی بایست و بگو هنوز چه صدایی از پشت سرت می‌آید. درست در وسط، دست بر نرده، به اندازهٔ بیست نفس بمان و عکس نگیر. بعد تمامش کن. آن طرف یک خط بنویس که یک‌سوم آخر چه فرقی داشت. از همان راه به خانه برگرد.',
				'روی کاغذ دو ساحل بکش. بر ساحل چپ بنویس از چه می‌روی و بر ساحل راست بنویس به کجا. میان آن‌ها به شمار کسانی که می‌توانند گوشه‌ای از این بار را بگیرند پایه بکش و پای هر کدام نامی بگذار. حالا دهانه‌ها را بشمار. اگر یکی پهن‌تر از آن است که بپری، زیرش نام کسی را بنویس که از قلم انداخته‌ای چون رو زدن سخت بود. دو جمله برایش بفرست.',
			],
			closings: [
				'آوازخوانِ زیر طاق به هیچ کرانه‌ای نمی‌رسد و برای رسیدن هم نیامده است. تو در کدام میانه نشسته‌ای و از چه وقت اسمش را گذاشته‌ای راه؟',
				'در آن چهار آبادی هیچ‌کس صاحب پل نیست و هیچ‌کس هم از تابیدن معاف نیست. کدام پیوندت از پارسال همان‌طور آویزان مانده و یک رشتهٔ تازه به آن نتابیده‌ای؟',
			],
		},
		ar: {
			keywords: ['جسر', 'قنطرة', 'الجسر في المنام', 'تفسير حلم الجسر', 'عبور الجسر', 'جسر مكسور'],
			titles: ['في منتصف الجسر: ماذا يسأل الحلم؟', 'القنطرة التي يعبر الناس على ظهرها'],
			excerpts: [
				'وقف جسر موستار أربعة قرون ثم سقط في صباح واحد وعاد. سؤال الأحلام عن الجسور أقدم منه وأصعب: من يبنيها؟',
				'كان الجسر عند المعبّرين إنسانًا يوصل إلى إنسان. وفي بيرو تُجدل قنطرة من العشب كلّ عام ثم تُلقى في النهر.',
			],
			openings: [
				'في موستار ما زال الشبّان يقفزون من قمّة القوس لقاء بضع قطع نقديّة، أكثر من عشرين مترًا إلى ماء أخضر شديد البرد. اكتمل القوس سنة ١٥٦٦ في عهد السلطان سليمان، وظلّ قائمًا حتى صباح التاسع من نوفمبر ١٩٩٣ حين أسقطته القذائف، ثم افتُتح الذي يقف عليه الناس اليوم سنة ٢٠٠٤. لو سُئلت عجوز على الضفّة عنه لقالت: جسرنا، ولم تقل أيّ الاثنين تعني، لأنّ السؤال عندها لا معنى له.',
				'فوق وادي أبوريماك في بيرو قنطرة من عشب، طولها نحو ثلاثين مترًا. في كلّ يونيو يجتمع أهل أربع قرى فيفتلون السيقان خيوطًا، والخيوط حبالًا، والحبال أمراسًا في غلظ الفخذ. وفي اليوم الثالث يقطعون القنطرة القديمة فتسقط في النهر ولا يبكي عليها أحد، ثم يرقصون في اليوم الرابع فوق الجديدة. عمرها قرون، ولم تبلغ يومًا سنتها الثانية. قلّ أن يوجد شرح أوجز منها لما يبقى بين ضفّتين.',
			],
			body: [
				'القنطرة في كتب التعبير إنسان يُتوصَّل به إلى إنسان: حاجب، أو عالم، أو وسيط حسن الأدب. من عبرها سالمًا فقد أُعين، ومن صار هو نفسه قنطرة احتاج الناس إليه في حوائجهم عند السلطان ومشوا على كتفيه. وهو تعبير رصين يعرف قدره كلّ من احتاج مرّة إلى توقيع. أمّا النهر فلا يكاد يعنيهم، فالعبرة بالظهر الذي كان عليه العبور، وبما إذا كان أحد قد التفت بعده ليقول شكرًا. وفي العربيّة نسمّي عبور الرؤيا إلى معناها تعبيرًا، فالمعبّر بهذا الاسم صاحب جسور قبل أن يكون صاحب كتب، وأجرته في الأصل أجرة من يأخذ بيد غيره إلى الضفّة الثانية ثم يعود وحده. وقد نُقش سبعا الظاهر بيبرس على قنطرته قرب اللدّ، وما زالت السيّارات تمرّ فوقها.',
				'وفي ديانتين عرفتهما بلاد فارس جسر في آخر الطرق كلّها: واحد في كتب الزرادشتيّين يتّسع للصالح وينقلب على حدّه تحت غيره، وصراط عند المسلمين وُصف بأنّه أدقّ من الشعرة. ولكلّ منهما حرمته، ولا يلزم أن يكون الرائي مشرفًا على الموت كي تزوره هذه الصورة. إنّها تقول إنّ العبور نفسه هو الذي يكشف من القادم، وإنّ سعة الطريق من سعة الماشي عليه.',
				'وثمّة قراءة أحدث تنظر إلى الوسط. على كلّ ضفّة مالك واسم وحرس، وفوق الماء لا شيء غير سياج وريح. يحبّ أتباع يونغ هذا الموضع لأنّ الواقف فيه لم يعد ما كان ولم يصر بعد ما سيكون. والحالمون لا يحبّونه، فهم يحكون عن ألواح ناقصة، وجسر ينتهي في الهواء، وسيّارة عليها أن ترجع إلى الخلف، ويندر أن يذكر واحد منهم أنّه وصل، أو أنّ أحدًا كان في انتظاره على الطرف الآخر.',
				'والخلاف الهادئ بين هذه الأقوال هو على الباني. قنطرة المعبّر معروفٌ من شخص آخر، وجسر الحساب تبنيه الأعمال، وفي بيرو قنطرة يجدلها من العشب أهل أربع قرى، يعرفون أنّها لا تدوم، ولهذا السبب عينه يجتمعون كلّ عام. وأغلب الظنّ أنّ معظم الجسور التي تقلقنا ليلًا من هذا النوع الأخير، وقد فاتها موسم أو موسمان من غير أن ينتبه أحد.',
			],
			counter:
				'سنة ١٩٧٤ جعل داتون وآرون امرأة تحاور رجالًا على جسر معلّق يتمايل في فانكوفر، وآخرين على جسر منخفض ثابت. فكان الذين تمايلوا أكثر اتّصالًا بها بالهاتف بعد ذلك، إذ حسبوا خفقان القلب ميلًا. كانت التجربة صغيرة وجودل فيها كثيرًا فيما بعد، غير أنّها تنبيه نافع لمن يقرأ الجسور: حين تهتزّ الأرض يبدو كلّ شيء ذا معنى، حتى رقم الهاتف.',
			practices: [
				'امشوا إلى أقرب جسر، ولو كان فوق طريق، واعبروه على ثلاث مراحل. قفوا بعد الثلث الأوّل وسمّوا ما زال يُسمع من الخلف. ثم قفوا في الوسط تمامًا عشرين نفسًا، واليدان على السياج، من غير صورة. وأتمّوا العبور بعد ذلك. وعلى الضفّة الأخرى اكتبوا سطرًا واحدًا عن الشيء الذي اختلف في الثلث الأخير، ثم ارجعوا من الطريق نفسها ولاحظوا أيّ الثلثين صار أقصر.',
				'ارسموا ضفّتين على ورقة. في اليسرى ما يوشك أن يُترك، وفي اليمنى المقصود. وبينهما أعمدة بعدد من يستطيعون حمل شيء من الطريق، وعند كلّ عمود اسم. ثم عدّوا الفجوات. فإن كانت إحداها أوسع من قفزة فاكتبوا تحتها الاسم الذي أُسقط لأنّ السؤال محرج، وأرسلوا إلى صاحبه جملتين لا أكثر: جملة عن الحال، وجملة عن المطلوب، من غير اعتذار بينهما.',
			],
			closings: [
				'يمضي القافزون في موستار إلى المنتصف طلبًا لما لا تملكه أيّ من الضفّتين. ما الكلام الذي لا يقال إلّا هناك، حيث لا ينتمي الواقف إلى جهة، ولا يسمعه من الضفّتين أحد؟',
				'لا أحد في القرى الأربع يملك القنطرة، ولا أحد يُعفى من فتل الحبال. أيّ صلة ما زالت معلّقة منذ العام الماضي من غير خيط جديد واحد؟',
			],
		},
		es: {
			keywords: ['puente', 'soñar con un puente', 'cruzar un puente', 'puente roto', 'orilla', 'colgante'],
			titles: ['El puente que se vuelve a tejer cada junio', 'A mitad de puente, con el río debajo'],
			excerpts: [
				'En el Perú cuatro comunidades trenzan cada año un puente de paja y dejan caer el viejo al río. Pocas cosas explican mejor este sueño.',
				'Para los intérpretes árabes el puente era una persona; para dos psicólogos de 1974, un lugar donde el miedo se confunde con el amor.',
			],
			openings: [
				'Sobre el cañón del Apurímac, en el Cusco, cuelga un puente de paja de unos treinta metros. Cada junio las familias de cuatro comunidades tuercen el ichu hasta hacer soguillas, de las soguillas hacen sogas y de las sogas unos cables gruesos como un muslo. Al tercer día cortan el puente viejo y lo dejan caer al río, sin duelo. Al cuarto bailan. El Q’eswachaka lleva siglos siendo el mismo puente y nunca ha cumplido los dos años.',
				'De noche el Puente Romano de Córdoba se queda para los perros, las parejas y algún insomne. Ha perdido casi todas las piedras romanas y conserva el nombre, como tanta gente. A la mitad, entre velas rojas, un arcángel Rafael de 1651 guarda el paso desde el pretil. Quien se para ante él suele hacerlo con la excusa de mirar el río. En realidad está averiguando si vuelve o si sigue.',
			],
			body: [
				'Para los intérpretes árabes un puente es alguien por cuyo medio se llega a otro: un portero, un sabio, un intermediario con modales. El que lo cruza sin daño ha recibido ayuda, y el que se convierte en puente verá pasar sobre sus hombros a cuantos tienen asuntos con el poderoso. Es una lectura sobria, y la entiende cualquiera que haya necesitado una firma. El río apenas cuenta. Cuenta sobre qué espalda se pasa, y si después uno se volvió a dar las gracias.',
				'Dos religiones de Irán han visto un puente donde acaban los caminos. En los libros zoroástricos se ensancha para el justo y se pone de canto bajo los demás; los musulmanes hablan de uno más fino que un cabello. Merecen respeto, y no hace falta estar muriéndose para encontrarlos. La imagen viene a decir que es el paso el que descubre quién llega, y que la anchura depende del caminante.',
				'Una lectura posterior se fija en el centro. A un lado y a otro hay dueños, nombres, aduanas; encima del agua solo queda una baranda y el viento. A los junguianos les gusta el sitio, porque allí ya no se es lo que se era y todavía no se es lo otro. A los soñadores, no. Cuentan que faltan tablas, que el puente se acaba en el aire, que el coche tiene que dar marcha atrás. Rara vez recuerdan haber llegado.',
				'Debajo corre una disputa tranquila sobre quién construye. El puente del intérprete es favor ajeno; el del juicio lo levantan tus obras; y hay uno en el Perú que cuatro comunidades trenzan con hierba cada junio, gente que sabe que no durará y que por eso mismo se reúne. Sospecho que casi todos los que nos preocupan de noche son de estos, y que se han saltado un junio o dos.',
			],
			counter:
				'En 1974 Dutton y Aron hicieron que una mujer entrevistara a unos hombres en un puente colgante que se bamboleaba, en Vancouver, y a otros en uno bajo y firme. Los del bamboleo la llamaron más por teléfono: habían tomado las palpitaciones por simpatía. El estudio era pequeño y se ha discutido mucho. Sirve, con todo, de aviso: cuando tiembla el suelo, cualquier cosa parece significativa.',
			practices: [
				'Ve andando al puente más cercano, aunque solo salve una carretera, y crúzalo en tres tramos. Al acabar el primero, párate y nombra lo que todavía oyes a tu espalda. En el centro justo quédate veinte respiraciones con las manos en la baranda y sin hacer fotos. Termina. Al otro lado escribe una línea sobre lo que tuvo de distinto el último tramo, y vuelve a casa por donde viniste.',
				'Dibuja dos orillas. En la izquierda pon lo que estás por dejar; en la derecha, adónde vas. Entre ambas levanta tantos pilares como personas podrían cargar con una parte, cada uno con su nombre. Cuenta los huecos. Si alguno es más ancho que un salto, escribe debajo el nombre que te saltaste porque te daba apuro pedir. Mándale a esa persona dos frases: cómo estás y qué necesitas.',
			],
			closings: [
				'En aquellas comunidades nadie es dueño del puente y nadie se libra de torcer la paja. ¿Qué lazo tuyo sigue colgando desde el año pasado sin una sola soga nueva?',
				'El arcángel lleva siglos parado a medio camino y nadie lo llama indeciso. ¿Qué podrías decir únicamente ahí, donde no eres de ninguna orilla?',
			],
		},
	},
};
