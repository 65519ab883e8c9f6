import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-well',
	motif: 'well',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['well', 'dream of a well', 'falling into a well', 'bucket', 'rope', 'cenote', 'joseph'],
			titles: ['Dig, said the voice, and did not say where', 'Rope, bucket and the answer at the bottom'],
			excerpts: [
				'Zamzam, it is told, was lost for generations and found again in a dream, in four visits. The first three contained nothing but puzzling names.',
				'A well is the only building that one makes downwards. Interpreters, sleepers with a problem and one Greek philosopher have all been in it.',
			],
			openings: [
				'Abd al-Muttalib, grandfather of the Prophet, is asleep beside the Kaaba. So tells Ibn Ishaq. A voice says: dig the good one. What is the good one? he asks, and it is gone. The next night it says: dig the pure one, and the third: dig the precious one, and each time it leaves before he has understood. Only on the fourth night is the name Zamzam spoken, with directions: near the ants’ nest, where a crow will peck. In the morning he took his son and a pickaxe.',
				'In the plain near Yazd a row of small craters runs towards the hills, each with a ring of earth about it, as if some patient animal had been at work. They are the shafts of a qanat. For two thousand years and longer men have gone down there with a short pick and an oil lamp, dressed in white. The colour helped those above to see them; it was also, they used to say, what one would wear if one had to be left there.',
			],
			body: [
				'Joseph was let down into a well by his brothers and drawn up by strangers who had only wanted water. Because of this the Arabic interpreters keep two columns for it. It is cunning and prison: who falls in has been tricked by somebody whom he could name. And it is a learned man, a generous woman, a livelihood, for it gives to everyone who has a rope. Whether it was deep is asked second. First they ask whether he was let down or went.',
				'The Greeks told of Thales that he walked along gazing at the stars and fell into a well, and that a Thracian maid laughed at him. The story has been used against philosophers ever since, by people who have never asked what he saw from down there. Democritus is credited with the remark that truth lies in the deep. In Yucatán the Maya threw jade and gold bells, and also human beings, into the great cenote of Chichén Itzá; for them it was no image at all, but a mouth.',
				'To Jung’s readers the well is the private entrance to what is common: the shaft is one’s own, the water belongs to the district. In a Persian tradition dear to the Shia, Ali spoke his sorrows into a well, because on earth there was no one he could burden with them. From the reeds that grew beside it, storytellers add, a shepherd cut a flute. It is one of the oldest accounts of how a secret becomes music.',
				'What pulls against itself here is the direction. All other hopes look up. Whoever dreams of a well has to lean over the edge, and sees, small and far below, a bright round with a head in it. One takes it for the bottom. It is the sky, and oneself in the way.',
			],
			counter:
				'In 1993 Deirdre Barrett asked students to take a problem to bed for a week and dream of it. About half had a dream they thought concerned it, and many of these found something like an answer. That sounds like water in every shaft. But the dreamers themselves were the judges, and homework of the smaller kind did best. Some problems are not at the bottom of anything and want a telephone call.',
			practices: [
				'In the evening write one question upon a slip of paper, in no more than seven words, and fold it small. Put it into a cup and the cup beside the bed. Say the question once, lying down, and then think of the cup and nothing further. On waking stay as you are for two minutes before you reach for anything, and bring up what is there, hand over hand. Write it on the same slip.',
				'Sit at a table with a bowl and lean over it as over a well’s edge. For five minutes say into it, in a whisper, what you have told nobody: it may be quite a small matter, a price, a dislike, a wish. Do not explain or polish. When it has been said, fill the bowl at the tap and give the water to a plant. Notice whether you lower your voice when somebody passes the door.',
			],
			closings: [
				'Three nights he was given nothing but a name that fitted everything. What has called you three times by now, without an address?',
				'Joseph’s brothers sat down to eat beside the pit, says the old text, and a caravan happened to need water. Who would come upon you by chance, if you called in the voice you really have?',
			],
		},
		fa: {
			keywords: ['چاه', 'خواب چاه', 'تعبیر خواب چاه', 'افتادن در چاه', 'قنات', 'یوسف', 'بیژن'],
			titles: ['مقنی سفید می‌پوشید', 'یوسف، بیژن و سرِ طنابِ تو'],
			excerpts: [
				'چاه تنها بنایی است که رو به پایین می‌سازند. یوسف در آن بود، بیژن هم، و خوابِ تو اگر طناب داشت حرف دیگری است.',
				'معبّران برای چاه دو دفتر داشتند: یکی برای آنان که انداخته شدند و یکی برای آنان که خودشان رفتند.',
			],
			openings: [
				'در دشت یزد ردیفی از دهانه‌های کوچک رو به کوه می‌رود، دور هر کدام حلقه‌ای خاک، انگار جانوری صبور کار کرده باشد. چاه‌های قنات‌اند. دو هزار سال و بیشتر، مردانی با کلنگ کوتاه و چراغ روغنی از آن پایین رفته‌اند، سراپا سفید. سفید برای آن بود که از بالا ببینندشان؛ و خودشان می‌گفتند برای آن هم که اگر خاک ریخت، کفن به تن باشد. بعد دو رکعت نماز می‌خواندند و چرخ راه می‌افتاد.',
				'بیژن را افراسیاب به چاه انداخت و سنگی بر دهانه‌اش گذاشت که دیو آورده بود. منیژه، دختر همان شاه، که از کاخ رانده شده بود، هر روز در به در نان جمع می‌کرد و از سوراخی به او می‌رساند. یک روز رستم در جامهٔ بازرگان مرغی بریان به دستش داد و انگشتری‌اش را لای آن پنهان کرد. فردوسی نمی‌گوید بیژن در چاه چه دید؛ می‌گوید صدای خنده‌اش از ته چاه بالا آمد و منیژه ترسید که دیوانه شده باشد.',
			],
			body: [
				'یوسف را برادران به چاه انداختند و غریبه‌هایی بالا کشیدند که فقط آب می‌خواستند. از همین رو معبّران برای چاه دو دفتر باز کرده‌اند. در یکی مکر است و زندان: هر که بیفتد کسی فریبش داده که نامش را هم می‌داند. در دیگری دانشمند است و زن بخشنده و روزیِ پیوسته، چون به هر کس که ریسمان داشته باشد آب می‌دهد. از گودی‌اش دوم می‌پرسند. اول می‌پرسند انداختندت یا خودت رفتی؟ و اگر رفتی، سر طناب را به که سپردی؟',
				'یونانیان می‌گفتند تالس ستاره‌ها را نگاه می‌کرد و به چاه افتاد و کنیزی به او خندید. از آن روز هر کس با فیلسوفان خرده‌حسابی دارد این را تعریف می‌کند و کسی نپرسیده تالس از آن پایین چه می‌دید. در یوکاتان، مایاها در چاه بزرگ چیچن‌ایتزا یشم و زنگوله‌های زر می‌انداختند و گاهی آدم؛ برای آنان چاه تصویر چیزی نبود، دهان بود.',
				'اهل یونگ چاه را در ورودیِ خصوصی می‌دانند به جایی که همگانی است: راهرو مال خودت است و آب مال همهٔ محل. قنات هم درست همین است؛ مادرچاهش شاید در ملک کسی باشد، آبش را همهٔ ده می‌خورند. در روایتی که نزد شیعیان عزیز است، علی غم‌هایش را با چاه می‌گفت، چون بر زمین کسی نبود که این بار را بکشد. قصه‌گویان افزوده‌اند که از آن چاه نی رویید و شبانی از آن نی‌لبک ساخت. از کهن‌ترین گزارش‌هاست دربارهٔ اینکه راز چگونه آواز می‌شود.',
				'آنچه در این خواب با خودش نمی‌سازد جهت است. همهٔ امیدهای دیگر رو به بالا نگاه می‌کنند. برای چاه باید خم شوی، و آن‌وقت ته آن، کوچک و دور، گردیِ روشنی می‌بینی با سری در میانش. خیال می‌کنی ته چاه است. آسمان است، و خودت که جلویش را گرفته‌ای.',
			],
			counter:
				'در سال ۱۹۹۳ دیردری بَرِت از دانشجویان خواست یک هفته مسئله‌ای را با خود به رختخواب ببرند. نزدیک نیمی‌شان خوابی دیدند که به گمان خودشان به آن ربط داشت، و خیلی از این‌ها چیزی شبیه جواب هم یافتند. انگار هر چاهی آب دارد. ولی داور خودِ بیننده بود و گرفتاری‌های کوچک بهتر جواب دادند تا بزرگ‌ها. بعضی مشکل‌ها ته هیچ چاهی نیستند و فقط یک تلفن می‌خواهند.',
			practices: [
				'شب یک پرسش را، حداکثر در هفت کلمه، روی تکه‌ای کاغذ بنویس، ریز تا کن و در فنجانی کنار رختخواب بگذار. دراز که کشیدی یک بار بگویش و بعد فقط به فنجان فکر کن. صبح، پیش از آنکه دست به چیزی ببری، دو دقیقه همان‌طور بمان و هر چه هست وجب‌به‌وجب بالا بکش. پشت همان کاغذ بنویس، حتی اگر دلو خالی آمد.',
				'کاسه‌ای جلوی خودت بگذار و مثل لب چاه رویش خم شو. پنج دقیقه چیزی را که به کسی نگفته‌ای آهسته در آن بگو؛ لازم نیست بزرگ باشد: قیمتی، بیزاری‌ای، هوسی. توضیح نده و صیقلش هم نزن. گفتن که تمام شد کاسه را از شیر پر کن و پای گلدانی بریز. حواست باشد وقتی کسی از پشت در رد شد، صدایت را پایین آوردی یا نه.',
			],
			closings: [
				'مقنی پیش از پایین رفتن نگاه می‌کرد چرخ دست کیست. سرِ طنابِ تو این روزها در کدام دست است، و آن دست خبر دارد؟',
				'بیژن از دیدن نگینی در شکم مرغ به خنده افتاد، در حالی که سنگ هنوز سر جایش بود. کدام نشانهٔ کوچک، پیش از آنکه چیزی عوض شده باشد، دلت را بالا آورده است؟',
			],
		},
		ar: {
			keywords: ['بئر', 'البئر في المنام', 'تفسير حلم البئر', 'السقوط في البئر', 'دلو', 'زمزم', 'جب'],
			titles: ['احفر، قال الصوت، ولم يقل أين', 'الدلو والحبل ومن في قاع الجبّ'],
			excerpts: [
				'ضاعت زمزم أجيالًا، كما يُروى، ثم دُلّ عليها عبد المطّلب في المنام أربع ليال. ثلاث منها لم يكن فيها إلّا أسماء محيّرة.',
				'البئر بناء وحيد يُبنى إلى أسفل. يسأل المعبّرون عنها سؤالًا قبل العمق: أُلقي فيها صاحبها أم نزل؟',
			],
			openings: [
				'عبد المطّلب، جدّ النبيّ عليه السلام، نائم في الحِجر قرب الكعبة، كما يروي ابن إسحاق. يأتيه آتٍ فيقول: احفر طيبة. قال: وما طيبة؟ فذهب عنه. وفي الليلة الثانية قال: احفر برّة، وفي الثالثة: احفر المضنونة، وفي كلّ مرّة يذهب قبل أن يُفهم. ولم يُذكر اسم زمزم إلّا في الرابعة، ومعه العلامة: عند قرية النمل، حيث ينقر الغراب. فلمّا أصبح أخذ ابنه الحارث ومعولًا، ولم يكن له يومئذ ولد غيره.',
				'في السهل القريب من يزد صفّ من الفوّهات يمتدّ نحو الجبل، وحول كلّ فوّهة طوق من تراب، كأنّ حيوانًا صبورًا كان يعمل هنا. إنّها آبار قناة. ألفي سنة وأكثر نزل فيها رجال بمعول قصير وسراج زيت، وثيابهم بيض. كان البياض كي يراهم من في الأعلى، وكانوا يقولون أيضًا إنّه الثوب المناسب إذا انهار التراب واضطرّ الرفاق إلى تركهم هناك. ثم يصلّون ركعتين، وتدور البكرة، ويصغر الضوء في قعرها شيئًا فشيئًا.',
			],
			body: [
				'أُلقي يوسف في الجبّ بيد إخوته، وأخرجته سيّارة لم تكن تريد غير الماء. ولهذا جعل المعبّرون للبئر دفترين. في أحدهما مكر وسجن، ومن سقط فيها فقد خدعه من يعرف اسمه. وفي الآخر عالم، وامرأة كريمة، ورزق دائم، لأنّها تعطي كلّ صاحب حبل. والسؤال عن العمق عندهم ثانٍ. أمّا الأوّل فهو: أُلقي فيها صاحب المنام أم نزل بنفسه؟ فإن نزل، فبيد من ترك طرف الحبل؟ وكانوا يفرحون بالدلو إذا خرج ملآن، ويسكتون إذا خرج وفيه شيء آخر غير الماء. ومن شرب من بئر قديمة لم يحفرها فقد نال من ميراث، وعليه أن يسأل من الذي رصف حجارتها قبله.',
				'وفي قلعة القاهرة بئر نُقرت في الصخر أيّام صلاح الدين، واسمها بئر يوسف، وهو اسم صلاح الدين نفسه قبل لقبه. ويُحكى عن طاليس أنّه كان ينظر إلى النجوم فوقع في بئر فضحكت منه جارية. وما زالت الحكاية تُستعمل ضدّ الفلاسفة، ولم يسأل أحد عمّا رآه وهو هناك. ويُنسب إلى ديمقريطس أنّ الحقيقة في القعر. وفي يوكاتان كان أهل المايا يلقون اليشم وأجراس الذهب، ويلقون بشرًا أيضًا، في جبّ تشيتشن إيتزا العظيم، إذ لم يكن عندهم صورة لشيء، بل كان فمًا، والفم لا يُسأل عن معناه بل عمّا يأكل.',
				'والبئر عند القارئين على طريقة يونغ مدخل خاصّ إلى ما هو مشترك: الفوّهة لصاحبها والماء لأهل الناحية كلّهم. وفي رواية محبّبة عند الشيعة أنّ عليًّا كان يبثّ حزنه في بئر، إذ لم يجد على وجه الأرض من يحتمل معه ذلك الحمل. ويزيد القصّاص أنّ قصبًا نبت عندها فقطع راعٍ منه نايًا. وتلك من أقدم ما رُوي في الكيفيّة التي يصير بها السرّ لحنًا، يسمعه من لا يعرف صاحبه ويبكي من غير أن يدري لماذا.',
				'والمتناقض في هذا الحلم هو الاتّجاه. سائر الآمال تنظر إلى أعلى، ومن رأى بئرًا فعليه أن ينحني فوق الحافّة، فيرى في البعيد دائرة صغيرة مضيئة في وسطها رأس. يظنّها القاع. وهي السماء، وهو الذي يحجبها. ولو تنحّى عنها خطوة لرآها فوقه أوسع ممّا ظنّ، غير أنّ الناس يفضّلون في العادة سماء لها حافّة.',
			],
			counter:
				'سنة ١٩٩٣ طلبت ديردري باريت من طلّابها أن يحمل كلّ منهم مشكلة إلى السرير أسبوعًا. رأى نصفهم تقريبًا حلمًا حسبوه متعلّقًا بها، ووجد كثير من هؤلاء فيه شبه جواب. كأنّ في كلّ بئر ماء. غير أنّ الحَكَم كان الحالم نفسه، وكانت المشكلات الصغيرة أوفر حظًّا. وبعض الهموم ليس في قاع شيء على الإطلاق، وكلّ ما يحتاج إليه مكالمة هاتفيّة مؤجّلة منذ شهر.',
			practices: [
				'اكتبوا في المساء سؤالًا واحدًا لا يزيد على سبع كلمات، واطووا الورقة صغيرة، وضعوها في فنجان قرب السرير. وعند الاستلقاء قولوا السؤال مرّة، ثم لا يُفكَّر إلّا في الفنجان. وفي الصباح ابقوا دقيقتين على الهيئة نفسها قبل أن تمتدّ اليد إلى شيء، واسحبوا ما هناك شبرًا شبرًا كما يُسحب الدلو. ثم اكتبوه على ظهر الورقة، ولو خرج الدلو فارغًا.',
				'ضعوا وعاءً على الطاولة وانحنوا فوقه كما يُنحنى فوق بئر. قولوا فيه همسًا، خمس دقائق، ما لم يُقل لأحد. قد يكون صغيرًا: ثمن شيء، أو نفورًا، أو رغبة. لا شرح ولا تهذيب. فإذا انتهى الكلام فاملؤوا الوعاء من الصنبور واسقوا به نبتة. ولاحظوا هل انخفض الصوت حين مرّ أحد قرب الباب، وعند أيّ كلمة انخفض.',
			],
			closings: [
				'ثلاث ليال لم يُعطَ فيها إلّا اسمًا يصلح لكلّ شيء، ولم يملّ الصوت ولا النائم. ما الذي نادى حتى الآن ثلاث مرّات من غير عنوان؟',
				'كان الذين أخرجوا يوسف يطلبون الماء ولا يعلمون بأمره شيئًا. من الذي قد يمرّ مصادفة، لو خرج الصوت من البئر كما هو من غير تجميل؟',
			],
		},
		es: {
			keywords: ['pozo', 'soñar con un pozo', 'caer en un pozo', 'cubo', 'cuerda', 'cenote', 'aljibe'],
			titles: ['Lo que se ve desde el fondo de un pozo', 'Un pozo hallado en sueños'],
			excerpts: [
				'A José lo bajaron, Tales se cayó y en Chichén Itzá se arrojaba el oro. Antes de medir la hondura conviene saber si había cuerda.',
				'El pozo de Zamzam, cuentan, estuvo perdido durante generaciones y se encontró en un sueño de cuatro noches. En tres no hubo más que nombres.',
			],
			openings: [
				'En Yucatán no hay ríos que se vean. Van por debajo, y donde el techo se hundió queda un redondel de agua inmóvil, con raíces que bajan veinte metros a beber. Los mayas lo llamaban dzonot. En el de Chichén Itzá se arrojaron durante siglos jade, copal, campanillas de oro y también personas. Hace algo más de cien años un cónsul aficionado a la arqueología metió una draga y fue sacando todo aquello, mezclado con lodo. Salieron las campanillas, muchas sin badajo.',
				'Abd al-Muttalib, abuelo del Profeta, duerme junto a la Kaaba. Lo relata Ibn Ishaq. Una voz le dice: cava la buena. Él pregunta cuál es la buena, y la voz ya no está. A la noche siguiente: cava la pura. A la tercera: cava la preciada; y siempre se marcha antes de que entienda. Solo en la cuarta oye el nombre, Zamzam, con las señas: junto al hormiguero, donde picará un cuervo. Por la mañana tomó a su hijo y un pico.',
			],
			body: [
				'A José lo bajaron sus hermanos a un pozo y lo sacaron unos desconocidos que solo buscaban agua. Por eso los intérpretes árabes le abren dos cuentas. En una es engaño y cárcel: quien cae ha sido burlado por alguien cuyo nombre sabe. En la otra es un sabio, una mujer generosa, un sustento, ya que da a todo el que traiga cuerda. Lo hondo que fuera se pregunta después. Lo primero es si te bajaron o bajaste, y en qué mano dejaste la soga.',
				'De Tales decían los griegos que iba mirando las estrellas, que cayó en un pozo y que una criada tracia se rio de él. La anécdota se viene usando contra los filósofos desde entonces, y nadie ha preguntado qué se veía desde allá abajo. A Demócrito le atribuyen que la verdad está en lo profundo. Los mayas, que arrojaban jade, oro y personas al cenote de Chichén Itzá, no hicieron de él una imagen de nada: era una boca, y a una boca no se le pregunta qué significa, sino qué come.',
				'Quien lee con Jung ve en él una entrada particular a lo que es de todos: el brocal lleva tu nombre y el agua es del pueblo entero. En una tradición que los chiíes veneran, Ali confiaba sus penas a un pozo porque no había en la tierra con quien compartir aquel peso. Los narradores añaden que junto al agua brotaron cañas y que un pastor se cortó una flauta. Es de las noticias más antiguas sobre cómo un secreto acaba en música.',
				'Lo contradictorio es la dirección. Todas las demás esperanzas miran hacia arriba. Para el pozo hay que doblarse sobre el brocal, y entonces se ve, pequeño y lejano, un redondel claro con una cabeza dentro. Se toma por el fondo. Es el cielo, y uno mismo que lo tapa.',
			],
			counter:
				'En 1993 Deirdre Barrett pidió a sus alumnos que se llevaran un problema a la cama durante una semana. Cerca de la mitad tuvo un sueño que juzgó relacionado, y muchos de ellos creyeron hallar algo parecido a una solución. Se diría que hay agua en cualquier agujero. Pero el juez era el propio soñador, y los problemillas salían mejor parados. Algunos no están en el fondo de nada: están pendientes de una llamada.',
			practices: [
				'Por la noche escribe una pregunta de siete palabras como máximo, dobla el papel, mételo en una taza y deja la taza junto a la cama. Ya en la cama, dila una vez y después piensa en la taza y en nada más. Al despertar quédate dos minutos como estabas, antes de alcanzar cosa alguna, y ve subiendo lo que haya, palmo a palmo. Escríbelo en el reverso, aunque el cubo venga vacío.',
				'Siéntate con un cuenco y asómate a él como a un brocal. Durante cinco minutos susurra dentro lo que no le has contado a nadie. Puede ser pequeño: un precio, una manía, un antojo. Ni expliques ni pulas. Cuando esté dicho, llena el cuenco en el grifo y riega con él una planta. Fíjate en si bajaste la voz al pasar alguien por la puerta, y en qué palabra fue.',
			],
			closings: [
				'La draga sacó campanillas que llevaban siglos sin badajo, calladas adrede. ¿Qué echaste tú al agua después de asegurarte de que no volvería a sonar?',
				'Tres noches recibió un nombre que le venía bien a cualquier cosa, y siguió durmiendo en el mismo sitio. ¿Qué te ha llamado ya tres veces sin darte las señas?',
			],
		},
	},
};
