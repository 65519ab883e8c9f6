import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-horse',
	motif: 'horse',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['horse', 'dream of a horse', 'riding', 'bridle', 'white horse', 'nightmare', 'mare'],
			titles: ['The horse that chose a king', 'Who holds the bridle? Horses in dreams'],
			excerpts: [
				'Six Persian nobles agreed that the owner of the first horse to neigh at sunrise should rule. One of them had a clever groom.',
				'There is no mare in the nightmare. There are, however, a great many horses in sleep, and they all want to know who is steering.',
			],
			openings: [
				'Six men on horseback wait outside a city wall in the half-dark of 522 before our era. They have killed a usurper and agreed, since no better idea was to hand, that he whose horse neighs first after sunrise shall be king. The sun comes up. The horse of Darius neighs, for his groom, Herodotus says, had taken it the evening before to this same spot, where a mare stood that it liked. So an empire was decided by somebody’s memory, and it was not the rider’s.',
				'Fuseli’s painting of 1781 shows a woman thrown backwards over her bed, a squat thing sitting on her chest, and, pushing its head through the curtain, a horse with eyes like boiled eggs. It made the painter famous and a mistake immortal. The mare in nightmare has nothing to do with horses; it comes from an old Germanic word for the creature that sits on sleepers. Fuseli surely knew it. He painted the pun all the same, and the horse has had to stay.',
			],
			body: [
				'In Arabic the horses, khayl, stand at the same root as imagination, khayal, and as the word for pride in walking. The dictionary does not explain it; every rider can. The dream books after Ibn Sirin make the horse honour, rank, a road lying open, sometimes a good wife, and they look at once at the tack. A horse without a bridle carries one into disorder, one that obeys is power that will last, and to dismount and hand over the rein is to leave one’s office.',
				'Plato has a charioteer with two horses, one noble and one crooked, deaf and hardly yielding to the whip. He needs both, or the thing does not move. Freud took over the picture for the ego and the id, and added a sour observation: often the rider has no choice but to lead the horse where it wants to go, and to call it riding. Anyone who has sat on a tired animal on its way home will agree.',
				'In 1909 he also published the case of a boy of five in Vienna, little Hans, who was afraid that a horse would bite him. Freud found the father in the horse. What the child himself said was that he had seen an omnibus horse fall down in the street and kick with its legs. Both may hold; but it is striking how little the experts cared about the horse, which lay there on the cobbles.',
				'The readings turn round one question, who is leading. The interpreter says: sit up. Freud says: you only believe that you are steering. And the groom of Darius, who won his master the throne of Persia in a contest of neighing, by taking the horse to its mare the evening before, says the third thing, that an animal remembers where it was happy and will say so out loud, at the wrong time, in front of everybody. It may make you king, if you happen to be sitting on it.',
			],
			counter:
				'Most of us have never sat on one, and dream of horses that come from films, from a carousel or from a sticker album. A reading that hears hooves of the unconscious in every one of them overlooks that a horse is above all large, warm and easily frightened. Perhaps the dream needed exactly those three qualities, and nothing else in your memory had all of them at once.',
			practices: [
				'Walk for ten minutes and let the legs decide. At each corner wait one breath until you notice to which side the weight has already gone, and follow. Do not take the shops or the weather into account. When the time is up, look where you are and say the name of the street aloud. Then go home by the shortest way, with a firm hand. Write down the corner at which you would have argued.',
				'Draw a rein: a line from one edge of the page to the other. At the left end write what you are driving at present, a plan, a household, a body; at the right end what drives it, even if you are not proud of the word. Now put a dot on the line where you feel the pull, nearer to one end. Move it two fingers and write what you would have to stop doing for it to stay there.',
			],
			closings: [
				'The horse of Darius only answered to what it remembered, and history took it for a vote. Where have you been carried lately by something in you that knew the place?',
				'Nobody asked the omnibus horse, which was the only one in the whole case that had really fallen. Which large frightened thing are you discussing over its head?',
			],
		},
		fa: {
			keywords: ['اسب', 'خواب اسب', 'تعبیر خواب اسب', 'اسب سفید', 'سوارکاری', 'رخش', 'افسار'],
			titles: ['رخش را رستم انتخاب نکرد', 'افسار دست کیست؟'],
			excerpts: [
				'رخش رستم را پذیرفت و بهایش را ایران گفتند. چند سده بعد، اسبی دیگر با یک شیهه داریوش را شاه کرد. در خواب تو کدامشان می‌تاخت؟',
				'معبّران پیش از رنگ اسب به افسارش نگاه می‌کردند. فروید گفت سوار گاهی فقط خیال می‌کند می‌راند.',
			],
			openings: [
				'گله را از پیش رستم می‌گذرانند و او دست بر پشت هر اسبی می‌گذارد، کمرِ اسب زیر دستش خم می‌شود و شکم به زمین می‌رساند. تا مادیانی می‌رسد و کرّه‌ای در پی‌اش، با تنی چون برگ گل بر زعفران. می‌پرسد بهایش چند است. گله‌بان می‌گوید اگر رستمی، با همین ایران را راست کن؛ بهای این اسب، سرزمین ایران است. در شاهنامه کمتر معامله‌ای این همه روشن نوشته شده: سواری را می‌دهند و مسئولیت را می‌ستانند.',
				'شش مرد سوار در تاریک‌روشنِ صبحی از سال ۵۲۲ پیش از میلاد بیرون شهر ایستاده‌اند. غاصبی را کشته‌اند و چون فکر بهتری نداشته‌اند قرار گذاشته‌اند اسب هر که پس از برآمدن آفتاب زودتر شیهه کشید، شاه او باشد. اسب داریوش شیهه می‌کشد؛ هرودوت می‌گوید مهترش دیشب آن را به همین جا آورده بود، پیش مادیانی که دوست می‌داشت. شاهنشاهی‌ای را خاطره‌ای معلوم کرد، و خاطره مال سوار نبود.',
			],
			body: [
				'اسب نزد معبّران پس از ابن سیرین عزت است و مقام و راهی که پیش پا باز مانده، گاهی هم همسر نیک. اما معبّر هنوز رنگ را نشنیده از افسار می‌پرسد. اسب بی‌لگام آشفتگی است، اسب فرمان‌بر قدرتی است که می‌ماند، و پیاده شدن و عنان به دیگری سپردن، کنار رفتن از کار. عربی‌دان‌ها چیز دیگری هم می‌دیدند: «خیل» یعنی اسبان، با «خیال» هم‌خانه است. لغت‌نامه علتش را درست نمی‌گوید، ولی هر که یک بار تاخته باشد می‌داند چرا این دو را از هم جدا نکرده‌اند.',
				'افلاطون ارابه‌رانی دارد با دو اسب: یکی نجیب و یکی کج‌خو و کر و شلاق‌نفهم. هر دو لازم‌اند، وگرنه ارابه نمی‌جنبد. فروید همین تصویر را برداشت و حاشیه‌ای تلخ به آن زد: سوار اغلب چاره‌ای ندارد جز آنکه اسب را به همان جا ببرد که خودش می‌خواهد برود، و نامش را سواری بگذارد. هر که غروب بر اسب خسته‌ای رو به اصطبل نشسته باشد حرفش را تصدیق می‌کند.',
				'در سال ۱۹۰۹ داستان پسرکی پنج‌ساله در وین را هم نوشت، هانس کوچک، که می‌ترسید اسب گازش بگیرد. فروید در اسب پدر را پیدا کرد. بچه خودش می‌گفت دیده است اسب امنیبوسی در خیابان زمین خورد و دست‌وپا زد. شاید هر دو درست باشد؛ اما چشمگیر است که دانایان چه کم به اسبی اعتنا کردند که آنجا روی سنگفرش افتاده بود.',
				'همهٔ این خوانش‌ها دور یک پرسش می‌گردند: چه کسی می‌برد؟ معبّر می‌گوید راست بنشین. فروید می‌گوید خیال می‌کنی که می‌رانی. مهتر داریوش، که اسب او را شبانه پیش مادیانی برد تا صبح همان‌جا شیهه بکشد و سوارش شاه شود، سومی را می‌گوید: حیوان یادش می‌ماند کجا خوش بوده و بی‌وقت، جلوی همه، بلند می‌گویدش. و رخش، که در خوان اول شیر را به‌تنهایی از پا درآورد و رستم را بیدار نکرد، یادآوری می‌کند که گاهی کارِ بزرگ وقتی انجام شده که سوار خواب بوده است.',
			],
			counter:
				'بیشتر ما هرگز بر اسبی ننشسته‌ایم و اسب خوابمان از فیلم آمده، از چرخ‌وفلک، از برچسبِ دفتر مدرسه. تعبیری که در هر کدام صدای سم ناخودآگاه را می‌شنود فراموش می‌کند که اسب پیش از هر چیز بزرگ است و گرم و زود می‌ترسد. شاید خواب درست همین سه را با هم می‌خواست و در انبار حافظه‌ات چیز دیگری نبود که هر سه را یک‌جا داشته باشد.',
			practices: [
				'ده دقیقه راه برو و بگذار پاها تصمیم بگیرند. سر هر پیچ یک نفس بایست تا ببینی وزنت پیشاپیش به کدام سو رفته، و دنبالش برو. مغازه و آفتاب را به حساب نیاور. وقت که تمام شد نگاه کن کجایی و نام کوچه را بلند بگو. بعد از کوتاه‌ترین راه، با عنان کشیده، برگرد. بنویس سر کدام پیچ دلت می‌خواست چانه بزنی.',
				'افساری بکش: خطی از این لبهٔ کاغذ تا آن لبه. سر چپش بنویس این روزها چه را می‌رانی، طرحی، خانه‌ای، تنی؛ سر راستش بنویس چه چیزی آن را می‌راند، هرچند به آن کلمه نبالی. حالا روی خط جایی را نقطه بگذار که کشش را همان‌جا حس می‌کنی. دو انگشت جابه‌جایش کن و بنویس برای آنکه نقطه در جای تازه بماند، از چه کاری باید دست بکشی.',
			],
			closings: [
				'رستم خوابید و رخش بیدار ماند، و صبح از او بازخواست کرد که چرا تنها جنگیدی. کدام کار را چیزی در تو، بی‌اجازه و به‌موقع، از پیش برداشته است؟',
				'اسب داریوش فقط به خاطره‌اش جواب داد و تاریخ آن را رأی شمرد. این اواخر چه چیزی در تو، که جایی را می‌شناخت، تو را به کجا برده است؟',
			],
		},
		ar: {
			keywords: ['حصان', 'فرس', 'خيل', 'الحصان في المنام', 'تفسير حلم الحصان', 'لجام', 'حصان أبيض'],
			titles: ['الخيل والخيال من جذر واحد', 'بيد من اللجام؟'],
			excerpts: [
				'صهل حصان قبل غيره فصار صاحبه ملكًا على فارس. كان السائس يعرف السبب، وكان الحصان يعرفه أحسن منه.',
				'في العربيّة تسكن الخيل مع الخيال في جذر واحد. والمعبّر لا يسأل عن اللون حتى يسأل عن اللجام.',
			],
			openings: [
				'ستّة فرسان ينتظرون خارج السور في غبش صباح من سنة ٥٢٢ قبل الميلاد. لقد قتلوا مغتصبًا للعرش، ولم يجدوا فكرة أفضل من أن يكون الملك لمن يصهل حصانه أوّلًا بعد طلوع الشمس. تطلع الشمس فيصهل حصان داريوس، لأنّ سائسه، كما يروي هيرودوت، كان قد جاء به مساء الأمس إلى هذا الموضع نفسه، حيث كانت فرس يميل إليها. هكذا حُسم أمر إمبراطوريّة بذكرى طيّبة، ولم تكن الذكرى للفارس ولا كان يعلم بها.',
				'في ليالي الموسم، في سهل من سهول المغرب، يصطفّ الفرسان جنبًا إلى جنب بثياب بيض وبنادق طويلة. صيحة واحدة، فتنطلق الخيل معًا، وتسرع معًا، ثم تتوقّف كلّها فجأة وتنطلق الطلقات كأنّها طلقة واحدة. التبوريدة تسمّى، وليس فيها غالب ولا مغلوب. العيب الوحيد أن يتقدّم فرس شبرًا أو أن تتأخّر بندقيّة نَفَسًا. ومن شاهدها مرّة فهم أنّ الركوب ليس أن يُحمل المرء، بل أن يعرف متى يتوقّف من تحته ومن إلى جانبه.',
			],
			body: [
				'تقف الخيل في العربيّة عند الجذر الذي يقف عنده الخيال والخُيَلاء. لا يفسّر المعجم ذلك تفسيرًا يشفي، لكنّ كلّ من ركب مرّة يفسّره. وقد حفظت العرب أنساب خيلها كما حفظت أنساب قبائلها. والكتب المنسوبة إلى ابن سيرين تجعل الفرس عزًّا وجاهًا وطريقًا مفتوحة، وقد تكون زوجة صالحة، ثم تنظر على الفور في العدّة. فالركوب بلا لجام خوض في أمر لا ضابط له، والفرس المطيع سلطان يدوم، والنزول عنه مع تسليم العنان لآخر خروج من المنصب. والحديث المعروف أنّ الخير معقود بنواصي الخيل كان يميل بالتعبير إلى جهة البشارة، ما دام في اليد شيء يُمسك به. وكان المعبّر يزيد سؤالًا لا يخطر لأهل المدن اليوم: أكان الفرس معروفًا في الدار أم غريبًا دخل من باب تُرك مفتوحًا؟',
				'ولأفلاطون سائق عربة له حصانان، كريم وأعوج أصمّ لا يكاد يطيع السوط. وهو محتاج إليهما معًا، وإلّا لم تتحرّك العربة. أخذ فرويد هذه الصورة وعلّق عليها بمرارة: كثيرًا ما لا يجد الراكب بدًّا من أن يقود الحصان إلى حيث يريد الحصان، ثم يسمّي ذلك ركوبًا. وكلّ من عاد عند المغيب على دابّة متعبة تشمّ رائحة الإسطبل يشهد له بالصدق، ويعرف كم في تلك العودة من سرعة لم يأمر بها أحد.',
				'وفي سنة ١٩٠٩ نشر فرويد حكاية طفل في الخامسة من فيينا، هانز الصغير، كان يخاف أن يعضّه حصان. وجد فرويد الأب في الحصان. أمّا الطفل فكان يقول إنّه رأى حصان حافلة يسقط في الشارع ويضرب الأرض بقوائمه. قد يصحّ القولان، غير أنّ اللافت قلّة عناية العلماء بالحصان نفسه، وكان مستلقيًا هناك على الحجارة لا يسأل عنه أحد، ولا يُعرف حتى اليوم هل قام.',
				'تدور هذه القراءات كلّها حول سؤال واحد: من الذي يقود؟ يقول المعبّر: اثبت في السرج. ويقول فرويد: إنّما تتوهّم القيادة. ولسائس داريوس، الذي جاء بحصان سيّده ليلًا إلى فرس يحبّها كي يصهل هناك في الصباح فيفوز صاحبه بعرش فارس، قول ثالث: الحيوان يذكر أين سُرّ، ويقول ذلك بصوت عالٍ في الوقت الخطأ وأمام الجميع. وقد يجعل من راكبه ملكًا، إذا صادف أنّه كان على ظهره في تلك اللحظة، ولم يكن قد نزل ليجادل في القواعد.',
			],
			counter:
				'أكثرنا لم يركب حصانًا في حياته، وخيول أحلامنا آتية من الأفلام أو من مدينة ألعاب أو من ملصق على دفتر مدرسيّ. والقراءة التي تسمع في كلّ واحد منها حوافر اللاوعي تنسى أنّ الحصان قبل كلّ شيء كبير دافئ سريع الفزع. لعلّ الحلم كان محتاجًا إلى هذه الصفات الثلاث مجتمعة، ولم يجد في المخزن شيئًا آخر يجمعها.',
			practices: [
				'امشوا عشر دقائق ودعوا القرار للساقين. عند كلّ منعطف انتظروا نَفَسًا واحدًا حتى يتبيّن إلى أيّ جهة مال الثقل من تلقاء نفسه، ثم اتبعوه، من غير حساب للدكاكين ولا للشمس. وحين ينتهي الوقت انظروا أين صرتم واقرؤوا اسم الشارع بصوت مسموع. بعد ذلك عودوا من أقصر طريق بيد حازمة، واكتبوا عند أيّ منعطف كانت الرغبة في الجدال أقوى.',
				'ارسموا عنانًا: خطًّا من حافّة الورقة إلى حافّتها. عند الطرف الأيسر اكتبوا ما يُقاد هذه الأيّام، خطّة أو بيتًا أو جسدًا، وعند الأيمن ما الذي يقوده هو، ولو كانت الكلمة ممّا لا يُفتخر به. ثم ضعوا نقطة حيث يُحسّ الشدّ. حرّكوها مقدار إصبعين، واكتبوا ما الذي ينبغي الكفّ عنه كي تبقى النقطة في مكانها الجديد أسبوعًا واحدًا.',
			],
			closings: [
				'لم يفعل حصان داريوس سوى أنّه أجاب ذاكرته، فعدّه التاريخ صوتًا في انتخاب. إلى أين حملكم في المدّة الأخيرة شيء في الداخل يعرف المكان من قبل؟',
				'لم يسأل أحد حصان الحافلة، وهو الوحيد الذي سقط حقًّا في القصّة كلّها. ما ذلك الكائن الكبير الخائف الذي يدور النقاش الآن فوق رأسه؟',
			],
		},
		es: {
			keywords: ['caballo', 'soñar con caballos', 'montar a caballo', 'rienda', 'caballo blanco', 'yegua', 'pesadilla'],
			titles: ['El caballo que hizo rey a su dueño', 'Babieca, el pequeño Hans y quién lleva la rienda'],
			excerpts: [
				'Reinaría aquel cuyo caballo relinchara primero. El de Darío tenía un buen recuerdo, y el mozo de cuadra también.',
				'En árabe los caballos y la imaginación comparten raíz. Los intérpretes preguntaban por el freno antes que por el color.',
			],
			openings: [
				'Seis hombres a caballo esperan fuera de la muralla, en la penumbra de un día de 522 antes de nuestra era. Han matado a un usurpador y, a falta de idea mejor, han acordado que reine aquel cuyo caballo relinche primero tras la salida del sol. Relincha el de Darío. Su mozo, cuenta Heródoto, lo había llevado la víspera a ese mismo lugar, donde había una yegua que le gustaba. Un imperio se decidió por un buen recuerdo, y no era del jinete.',
				'Según el Cantar y las leyendas que le crecieron, el Cid mandó que a Babieca no lo montara nadie después de él. Dicen en San Pedro de Cardeña que está enterrado a la puerta del monasterio, con unos olmos encima; cuando cavaron para comprobarlo, a mediados del siglo XX, no apareció ni una herradura. Los viajeros siguen preguntando. Pocos preguntan por la tumba del segundo caballo, el que fue y vino con el equipaje y conocía mejor el camino.',
			],
			body: [
				'En árabe los caballos, jail, viven en la misma raíz que la imaginación, jayal, y que el orgullo de quien camina pavoneándose. El diccionario no da razones; cualquiera que haya galopado, sí. Los libros que siguen a Ibn Sirin hacen del caballo honra, rango, camino abierto, a veces buena esposa, y miran enseguida los arreos. Sin freno lleva al desorden; el que obedece es un poder duradero; y desmontar para entregar la rienda es dejar el cargo.',
				'Platón tiene un cochero con dos caballos, uno noble y otro torcido, sordo, que apenas hace caso al látigo. Necesita a los dos o el carro no se mueve. Freud tomó prestada la imagen y le añadió una coletilla agria: a menudo al jinete no le queda más remedio que conducir al caballo adonde el caballo quiere ir, y llamar a eso montar. Quien haya vuelto al anochecer sobre un animal cansado que ya huele la cuadra no se lo discutirá.',
				'En 1909 publicó también el caso de un niño vienés de cinco años, el pequeño Hans, que temía que lo mordiera un caballo. Freud encontró en él al padre. El crío decía otra cosa, que había visto caerse en la calle al caballo de un ómnibus y patalear en el suelo. Puede que ambos tengan razón; llama la atención lo poco que se ocuparon los sabios del caballo, que seguía tirado en los adoquines.',
				'Todo gira en torno a quién manda. El intérprete dice que te sientes derecho. Freud, que solo crees estar guiando. Y el mozo de Darío, que le ganó a su amo el trono de Persia llevando la víspera el caballo junto a la yegua ante la que debía relinchar, dice la tercera cosa: que un animal se acuerda de dónde fue feliz y lo anuncia en voz alta, a destiempo y delante de la gente. Igual te hace rey, si por casualidad ibas encima.',
			],
			counter:
				'Casi nadie ha montado nunca, y los caballos que soñamos vienen del cine, de un tiovivo o de un álbum de cromos. La lectura que oye en cada uno los cascos de lo inconsciente olvida que un caballo es, para empezar, grande, caliente y asustadizo. A lo mejor el sueño necesitaba justo esas tres cosas juntas y en el almacén no había otra que las tuviera.',
			practices: [
				'Camina diez minutos y deja que decidan las piernas. En cada esquina espera una respiración hasta notar hacia qué lado se ha ido ya el peso, y síguelo. No cuentan ni las tiendas ni el sol. Al acabar mira dónde estás y di en alto el nombre de la calle. Regresa por lo más corto y con mano firme. Apunta en qué esquina habrías querido discutir.',
				'Traza una rienda: una raya de un borde al otro del papel. En el extremo izquierdo escribe qué llevas tú ahora, un plan, una casa, un cuerpo; en el derecho, qué lo lleva a él, aunque la palabra no te enorgullezca. Pon un punto donde sientas el tirón. Muévelo dos dedos y escribe qué tendrías que dejar de hacer para que se quedara ahí una semana.',
			],
			closings: [
				'El caballo de Darío contestó a lo que recordaba, y la historia lo contó como un voto. ¿Adónde te ha llevado últimamente algo que, dentro de ti, ya conocía el sitio?',
				'Del otro caballo, el del equipaje, no se ha escrito un solo verso. ¿Qué parte tuya hace el camino cargada mientras los demás preguntan por la que luce?',
			],
		},
	},
};
