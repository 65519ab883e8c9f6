import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-ladder',
	motif: 'ladder',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['ladder', 'stairs', 'dream of a ladder', 'jacob', 'climbing', 'rungs', 'ascent'],
			titles: ['Perpetua’s ladder and the head of the dragon', 'Rungs: on ascents that are leaned against something'],
			excerpts: [
				'In a prison at Carthage, in 203, a young mother dreamt of a bronze ladder so narrow that one could go up only alone. She wrote it down herself.',
				'A ladder is a house’s confession that it has not got a staircase. In dreams it leans on heaven, on rank, and once on a stone used as a pillow.',
			],
			openings: [
				'Vibia Perpetua was about twenty-two, with a baby at the breast, when she was arrested in Carthage in 203. In prison her brother asked her to request a vision, and she had one, and wrote it down; it is among the very few texts of a woman of her time that we have. A ladder of bronze, reaching to heaven, so narrow that only one could climb. Swords and hooks were fixed to its sides. A dragon lay beneath it. She trod upon its head as if it were the first rung.',
				'At the monastery of Saint Catherine, at the foot of Mount Sinai, hangs an icon of the twelfth century: gold ground, a ladder slanting from the lower left to the upper right, and on it monks in single file. Small black demons, thin as scratches, reach for them with ropes and arrows and tongs. Several monks are already falling, head first, with their hands still folded. At the top the abbot has nearly arrived. He does not look round, which is either concentration or manners.',
			],
			body: [
				'In Arabic the ladder, sullam, stands next to salama, safety, and the interpreters seldom let such a neighbourhood go unused. To climb one is to come unharmed out of a danger; to rise in office by somebody’s help, since a ladder does not stand by itself; if it is wooden, it may be a hypocrite, for wood, they say, gives. A broken rung is a friend. The word for the ascent of the Prophet by night, too, belongs to this family of things one climbs by, and of it they speak with reverence.',
				'Jacob was running away from his brother when he lay down with a stone beneath his head and saw one set upon the earth, whose top reached heaven, with angels going up and coming down. Commentators have asked for two thousand years why the going up is mentioned first, as angels ought to begin above. He himself said only that the place was dreadful and that he had not known.',
				'Freud, in a footnote of 1911, settled the question of stairs and ladders by the shortness of breath at the top. One may smile; he had many patients in houses with four floors. Jung asked what was being left with each rung. Wittgenstein, whom one would not expect here, ends his first book by saying that the reader must throw away the ladder after he has climbed up it, and does not say where one is standing then.',
				'What sets it apart from the stair is that a ladder leans. It needs a wall, and its top rests on something which it did not build. Whoever dreams of climbing therefore ought to be asked less about the height than about the upper end: against what? And who is holding it below? In the dream that Perpetua, a young mother, wrote down in prison at Carthage it was a dragon, who put out his head slowly, as if he were afraid of her.',
			],
			counter:
				'Nobody should forget the plain sense of such dreams. Thousands fall from real ladders every year, mostly from low ones, and the body keeps a respectful memory of rungs. Sleep itself has a jerk, just when one is drifting off, that feels like a missed step; it is a twitch of muscles, common and harmless, and the fall in the dream comes after it as an explanation. We give a picture to what has already happened.',
			practices: [
				'Draw a ladder of seven rungs. On the uppermost write something you want to reach. Then begin at the bottom and give each rung the name of a person who held it for you, or would have to. Six minutes. Where you find no one, leave the rung out and look at the gap: is it one you can step across? Last of all, draw what the top leans on. Most people forget that, and it is what decides.',
				'Stand on the lowest step of a stair, or on a stable stool, for three minutes. You are twenty centimetres higher than usual. Look about the room for what can be seen only from there: a cobweb, the top of a frame, a parting in somebody’s hair. Say quietly, while you are up, the sentence that you mostly say to yourself when you have achieved a little. Step down and say it once more, with both feet on the floor.',
			],
			closings: [
				'She used the dragon as her first rung because nothing else was within reach. What is lying under your ladder, that might bear your weight if you stepped on it and did not stop there?',
				'Jacob put up no wall and lay down where it got dark. Against what are you leaning the thing you are climbing just now, and when did you last go and shake it?',
			],
		},
		fa: {
			keywords: ['نردبان', 'پله', 'خواب نردبان', 'تعبیر خواب نردبان', 'بالا رفتن', 'پلکان', 'معراج'],
			titles: ['نردبان به کدام دیوار تکیه دارد؟', 'هفت پله و یک اژدها'],
			excerpts: [
				'نردبان هیچ‌وقت خودش نمی‌ایستد. معبّران از چوبش می‌پرسیدند؛ من می‌پرسم سرش را به چه تکیه داده‌اند.',
				'در زندان کارتاژ مادری جوان خواب نردبانی مفرغین دید که فقط یک نفر از آن بالا می‌رفت. خودش نوشت و به دست ما رسید.',
			],
			openings: [
				'نردبان چوبی خانه همیشه پشت در انباری بود و دو پله‌اش را با سیم بسته بودند. سالی سه بار به کار می‌آمد: کاه‌گل بام، آویختن انگور، و روزی که توپ می‌رفت پشت‌بام همسایه. یک نفر بالا می‌رفت و یکی پایین پایش را نگه می‌داشت و مدام می‌گفت مواظب باش. سال‌ها بعد آدم می‌فهمد هر که از آن بالا می‌آمد تماشایی بود، ولی کسی که خوابش را می‌بینی همان است که پایین را گرفته بود و سرش رو به بالا بود.',
				'وِبیا پرپتوآ حدود بیست‌ودو سال داشت و نوزادی شیرخوار، که در سال ۲۰۳ در کارتاژ گرفتندش. برادرش در زندان خواست رؤیایی طلب کند، و او دید و به قلم خود نوشت؛ از معدود نوشته‌های زنان آن روزگار است که مانده. نردبانی مفرغین تا آسمان، چنان باریک که جز یک‌یک نمی‌شد بالا رفت. به دو پهلویش شمشیر و قلاب بسته بودند و زیرش اژدهایی خوابیده بود. پا بر سر اژدها گذاشت، انگار پلهٔ اول باشد.',
			],
			body: [
				'در عربی «سُلّم» کنار «سلامت» نشسته و معبّران از چنین همسایه‌ای نمی‌گذرند. بالا رفتن از آن رهیدن از خطر است و ترقی به کمک کسی، چون نردبان خودش نمی‌ایستد. اگر چوبی باشد ممکن است آدم دورو باشد، که چوب زیر پا تاب برمی‌دارد. پلهٔ شکسته رفیق است. آنچه از معراج پیامبر می‌گویند هم از همین خانوادهٔ بالا رفتن است و در کتاب‌ها با حرمت از آن یاد می‌کنند و زود می‌گذرند.',
				'یعقوب از دست برادر می‌گریخت که سر بر سنگی گذاشت و نردبانی دید بر زمین و سرش در آسمان، با فرشتگانی که بالا می‌رفتند و پایین می‌آمدند. دو هزار سال است می‌پرسند چرا اول بالا رفتن را گفته، فرشته که باید از بالا شروع کند. خودش فقط گفت اینجا چه هراسناک است و من نمی‌دانستم. مولانا هم نردبان را دوست داشت و جای دیگری گذاشت: حواس ما را نردبان این جهان می‌گفت و از نردبانی دیگر خبر می‌داد که به بام دیگری می‌رسد.',
				'فروید در حاشیه‌ای کارِ پله و نردبان را با نفسِ به‌شماره‌افتادهٔ آخرش یکسره کرد. می‌شود لبخند زد؛ بیمارانش در خانه‌های چهارطبقه می‌نشستند. خواننده‌ای که به راه یونگ می‌رود می‌پرسد با هر پله چه چیزی را پایین می‌گذاری. ویتگنشتاین، که کسی اینجا منتظرش نیست، آخر کتاب اولش می‌گوید خواننده باید نردبان را پس از بالا رفتن دور بیندازد، و نمی‌گوید آن وقت آدم کجا ایستاده است.',
				'فرقش با پلکان این است که تکیه می‌دهد. دیواری می‌خواهد و سرش بر چیزی است که خودش نساخته. پس از بینندهٔ این خواب کمتر باید از بلندی پرسید و بیشتر از سر نردبان: به چه تکیه داشت؟ و پایین را که گرفته بود؟ در خوابی که پرپتوآ، مادری جوان، در زندان کارتاژ به قلم خود نوشت، اژدها بود که سرش را آهسته بیرون آورد، گویی از او می‌ترسید.',
			],
			counter:
				'معنای سادهٔ این خواب‌ها را هم نباید از قلم انداخت. هر سال هزاران نفر از نردبان واقعی می‌افتند، بیشتر از نردبان‌های کوتاه، و تن حافظهٔ محترمانه‌ای از پله دارد. خودِ خواب هم تکانی دارد، درست دمِ به خواب رفتن، که مثل پا گذاشتن بر پلهٔ نبوده است. پرش ماهیچه است، شایع و بی‌آزار، و سقوط را بعد از آن برای توضیح می‌سازیم. برای چیزی که پیش از ما افتاده تصویر می‌سازیم.',
			practices: [
				'نردبانی با هفت پله بکش. بر بالاترین چیزی را بنویس که می‌خواهی به آن برسی. حالا از پایین شروع کن و هر پله را به نام کسی بنویس که برایت نگهش داشته یا باید نگه دارد. شش دقیقه. جایی که کسی را نیافتی پله را نکش و جای خالی را نگاه کن: پایت می‌رسد؟ آخر از همه بکش سرش به چه تکیه دارد. همین را معمولاً یادشان می‌رود، و همین است که کار را یکسره می‌کند.',
				'سه دقیقه روی پلهٔ اول یا چهارپایه‌ای محکم بایست. بیست سانت از همیشه بلندتری. در اتاق دنبال چیزی بگرد که فقط از آنجا پیداست: تار عنکبوتی، خاک روی قاب، فرق موی کسی. همان بالا آهسته جمله‌ای را بگو که معمولاً بعد از یک موفقیت کوچک به خودت می‌گویی. بیا پایین و با دو پا روی زمین یک بار دیگر بگو. کدامشان راست‌تر بود، همان را نگه دار.',
			],
			closings: [
				'آن که پایین را گرفته بود هیچ‌وقت ندید آن بالا چه پیداست و هر شب گردنش درد می‌کرد. از کدام بلندی هنوز برایش تعریف نکرده‌ای؟',
				'او اژدها را پلهٔ اول کرد، چون چیز دیگری دم دست نبود. زیر نردبان تو چه خوابیده که اگر پا بر سرش بگذاری و نایستی، وزنت را می‌کشد؟',
			],
		},
		ar: {
			keywords: ['سلم', 'درج', 'السلم في المنام', 'تفسير حلم السلم', 'صعود السلم', 'درجات', 'معراج'],
			titles: ['السلّم والسلامة جاران', 'على أيّ جدار يستند السلّم؟'],
			excerpts: [
				'في سجن بقرطاج سنة ٢٠٣ رأت أمّ شابّة سلّمًا من نحاس لا يتّسع إلّا لواحد، وكتبت ذلك بيدها.',
				'السلّم لا يقف وحده أبدًا. سأل المعبّرون عن خشبه وعدد درجاته، وبقي سؤال عن الطرف الأعلى.',
			],
			openings: [
				'كانت فيبيا بيربيتوا في نحو الثانية والعشرين ولها رضيع حين قُبض عليها في قرطاج سنة ٢٠٣. طلب إليها أخوها في السجن أن تسأل رؤيا، فرأت وكتبت ما رأته بيدها، وهو من النصوص القليلة جدًّا التي وصلت من امرأة في ذلك العصر. سلّم من نحاس يبلغ السماء، ضيّق لا يُصعد إلّا فردًا فردًا، وعلى جانبيه سيوف وكلاليب، وتحته تنّين راقد. وضعت قدمها على رأسه كأنّه الدرجة الأولى، ثم مضت صاعدة ولم تلتفت إلى ما تحتها.',
				'في دير القدّيسة كاترين، عند سفح جبل سيناء، أيقونة من القرن الثاني عشر: أرض ذهبيّة، وسلّم مائل من أسفل اليسار إلى أعلى اليمين، وعليه رهبان واحدًا خلف الآخر. وشياطين سود دقاق كأنّها خدوش تمدّ إليهم حبالًا وكلاليب. بعضهم يسقط على رأسه ويداه ما تزالان مضمومتين. وفي الأعلى يوشك رئيسهم أن يصل، وهو لا يلتفت، إمّا لشدّة انتباهه وإمّا لأدبه. والدير نفسه ما زال فيه درج إلى قمّة الجبل نحته الرهبان حجرًا حجرًا.',
			],
			body: [
				'السُلّم في العربيّة جار السلامة، وقلّما ترك المعبّرون جيرة كهذه من غير أن يطرقوا بابها. فصعوده نجاة من خطر، ورفعة بعون أحد، إذ لا سلّم يقف وحده. فإن كان من خشب فقد يكون إنسانًا ذا وجهين، لأنّ الخشب ينثني تحت القدم، وإن كان من حجر أو جصّ فثابت المودّة. والدرجة المكسورة صديق. والنزول ليس مكروهًا إذا انتهى إلى أرض معروفة. أمّا المعراج فمعناه في اللغة السلّم أيضًا، ويذكرون خبره بإجلال في صدر الباب، ثم لا يقيسون عليه شيئًا من أحلام الناس.',
				'وكان يعقوب هاربًا من أخيه حين توسّد حجرًا فرأى سلّمًا منصوبًا على الأرض ورأسه في السماء، وملائكة تصعد وتنزل، كما في سفر التكوين. ومنذ ألفي سنة يسأل الشرّاح: لماذا ذُكر الصعود أوّلًا، والملائكة أولى بأن تبدأ من فوق؟ أمّا هو فلم يقل إلّا أنّ المكان رهيب وأنّه لم يكن يعلم. وقد تكون هذه أصدق جملة قيلت عند اليقظة: لم يزعم أنّه صعد، ولا أنّ أحدًا دعاه إلى الصعود، بل قام في الصباح وصبّ زيتًا على الحجر ومضى في طريقه.',
				'وفصل فرويد في أمر الدرج والسلالم في حاشية، مستندًا إلى ضيق النَفَس في آخرها. ولنا أن نبتسم، فقد كان مرضاه يسكنون بيوتًا من أربع طبقات. ومن قرأ على طريقة يونغ سأل عمّا يُترك مع كلّ درجة. أمّا فتغنشتاين، ولا ينتظره أحد هنا، فيقول في آخر كتابه الأوّل إنّ على القارئ أن يرمي السلّم بعد أن يصعد عليه، ولا يقول أين يكون واقفًا حينئذ.',
				'وما يفرق السلّم عن الدرج أنّه يستند. يحتاج إلى جدار، ورأسه على شيء لم يبنه هو. فالأولى أن يُسأل صاحب هذا الحلم لا عن العلوّ بل عن الطرف الأعلى: إلى أيّ شيء كان مسندًا؟ ومن كان يمسكه في الأسفل؟ وفي الرؤيا التي كتبتها بيربيتوا، وهي أمّ شابّة في سجن قرطاج، كان هناك تنّين، تقول إنّه أخرج رأسه ببطء، كأنّه يخاف منها. ولم تقل إنّه كان يمسك السلّم، لكنّه في الحقيقة لم يتركه.',
			],
			counter:
				'ولا ينبغي أن يُنسى المعنى الصريح. ففي كلّ عام يسقط ألوف عن سلالم حقيقيّة، وأكثرها قصير، وللجسد ذاكرة مهذّبة تحفظ الدرجات. ثم إنّ في النوم نفسه رجفة، عند أوّله، تشبه قدمًا أخطأت درجة غير موجودة. وهي انقباض في العضل شائع لا ضرر منه، ثم يأتي السقوط بعده شرحًا له. فنحن في أحيان كثيرة نصوّر ما وقع قبل أن نصل، ونسمّي الصورة سببًا.',
			practices: [
				'ارسموا سلّمًا من سبع درجات. اكتبوا على العليا ما يُراد بلوغه، ثم ابدؤوا من الأسفل وسمّوا كلّ درجة باسم من أمسكها من قبل، أو من ينبغي أن يمسكها. ستّ دقائق. وحيث لا يوجد أحد فلا ترسموا الدرجة، بل انظروا إلى الفراغ: هل تقطعه خطوة؟ وفي الآخر ارسموا ما يستند إليه الرأس. هذا ما ينساه معظم الناس، وعليه مدار الأمر كلّه في النهاية.',
				'قفوا ثلاث دقائق على أدنى درجة من سلّم ثابت أو على كرسيّ قصير متين. الارتفاع شبر واحد فوق المعتاد. ابحثوا في الغرفة عمّا لا يُرى إلّا من هناك: خيط عنكبوت، أو غبار على إطار، أو مفرق شعر. وقولوا همسًا وأنتم فوق تلك الجملة التي تُقال عادة بعد نجاح صغير. ثم انزلوا وأعيدوها والقدمان على الأرض، ولاحظوا أيّ الجملتين كانت أصدق نبرة.',
			],
			closings: [
				'جعلت من التنّين درجة أولى لأنّه لم يكن في متناول القدم سواه. ماذا يرقد تحت سلّمكم، وقد يحمل الوزن لو وُطئ ولم يُتوقّف عنده؟',
				'لم يُقم يعقوب جدارًا، بل نام حيث أدركه الظلام. إلى أيّ شيء أُسند هذا الذي يُصعد الآن، ومتى هُزّ آخر مرّة ليُعرف هل هو ثابت؟',
			],
		},
		es: {
			keywords: ['escalera', 'escala', 'soñar con una escalera', 'subir escaleras', 'peldaños', 'jacob', 'escalones'],
			titles: ['La escala de bronce de Perpetua', 'Toda escalera de mano se apoya en algo'],
			excerpts: [
				'En una cárcel de Cartago, en el año 203, una madre joven soñó con una escala de bronce por la que solo cabía una persona. Lo escribió ella misma.',
				'Jacob la vio con una piedra por almohada; los intérpretes la emparentaban con la salvación. Nadie preguntó contra qué pared estaba.',
			],
			openings: [
				'Vibia Perpetua tenía unos veintidós años y un niño de pecho cuando la prendieron en Cartago, en 203. En la cárcel su hermano le rogó que pidiera una visión, la tuvo y la puso por escrito; es uno de los poquísimos textos de mujer que nos quedan de su tiempo. Una escala de bronce hasta el cielo, tan estrecha que había que subir de uno en uno. En los costados, espadas y garfios. Debajo, un dragón tendido. Ella le pisó la cabeza como si fuera el primer peldaño.',
				'En Taos, Nuevo México, las casas de adobe tenían antes la entrada por el techo. Se subía por una escalera de pértigas, se retiraba si venían extraños y se bajaba por otra al interior. Todavía hay escaleras apoyadas en cada pared, con los largueros asomando mucho por encima, como si señalaran. A quien viene de fuera le parece que la casa no acabó de decidirse. Para quien nació allí, entrar siempre ha sido subir primero.',
			],
			body: [
				'En árabe la escalera, sullam, vive puerta con puerta con salama, que es estar a salvo, y los intérpretes no desperdiciaban semejantes vecindades. Subirla es salir ileso de un peligro y ascender con ayuda, porque ninguna se tiene sola. Si es de madera puede ser un hipócrita, ya que la madera cede. El peldaño roto es un amigo. La ascensión nocturna del Profeta pertenece a esta familia de cosas por las que se sube, y de ella hablan con reverencia y sin compararla con nada.',
				'Jacob huía de su hermano cuando se acostó con una piedra por cabecera y vio una que iba de la tierra al cielo, con ángeles que subían y bajaban. Los comentaristas llevan dos mil años preguntando por qué se nombra antes la subida, si los ángeles deberían empezar desde arriba. Él solo dijo que el lugar daba miedo y que no lo sabía. No presumió de haber puesto el pie.',
				'Freud despachó escaleras y peldaños en una nota, por lo que se jadea al final. Podemos sonreír; sus pacientes vivían en cuartos pisos. El que lee con Jung preguntará qué se va dejando en cada escalón. Y Wittgenstein, al que nadie espera aquí, acaba su primer libro diciendo que el lector debe tirar la escalera después de haber subido por ella. No aclara en qué sitio se queda uno entonces.',
				'Lo que distingue a la de mano es que se apoya. Necesita una pared, y el extremo descansa en algo que ella no ha hecho. A quien sueña que sube convendría preguntarle, más que por la altura, por la punta: contra qué estaba. Y quién la sujetaba abajo. En el sueño que Perpetua, una madre joven, escribió en la cárcel de Cartago era un dragón que sacó la cabeza despacio, como si le tuviera miedo a ella.',
			],
			counter:
				'No hay que saltarse el sentido llano. Todos los años se caen miles de personas de escaleras reales, en su mayoría bajitas, y el cuerpo guarda de los peldaños un recuerdo respetuoso. Además, el propio dormirse trae una sacudida que parece un escalón que faltaba. Es un tirón muscular, corriente e inofensivo, y la caída se inventa después para explicarlo. Le ponemos dibujo a lo que ya había pasado.',
			practices: [
				'Dibuja una escalera de siete peldaños y escribe en el más alto algo que quieras alcanzar. Empieza por abajo y dale a cada uno el nombre de quien lo sujetó por ti, o tendría que hacerlo. Seis minutos. Donde no haya nadie, no pintes el peldaño y mira el hueco: ¿llegas de un paso? Por último dibuja en qué se apoya la punta. Casi todo el mundo lo olvida, y es lo que decide.',
				'Súbete tres minutos al primer escalón o a un taburete firme. Estás un palmo más alto que de costumbre. Busca en la habitación lo que solo se ve desde ahí: una telaraña, el polvo de un marco, la raya del pelo de alguien. Di por lo bajo la frase que sueles decirte tras un pequeño éxito. Baja y repítela con los dos pies en el suelo. Quédate con la que haya sonado más cierta.',
			],
			closings: [
				'Usó de primer peldaño al dragón porque no había otra cosa a mano. ¿Qué tienes tumbado al pie de tu escalera, que aguantaría tu peso si lo pisaras sin pararte?',
				'En Taos se subía para poder entrar, y la escalera se guardaba dentro por si acaso. ¿A quién se la has retirado tú, y desde cuándo no la vuelves a sacar?',
			],
		},
	},
};
