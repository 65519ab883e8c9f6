import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-magician',
	motif: 'hand',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the magician', 'tarot', 'skill', 'major arcana', 'cups and balls', 'attention'],
			titles: ['The Man with Three Cups', 'What the Magician Had on His Table'],
			excerpts: [
				'Before he commanded the elements, the Magician of the tarot ran a table at the fair. Seneca had already confessed how much he enjoyed being fooled at one.',
				'A cup, a sword, a coin, a staff: the tools lie ready and none has been used. The card is older than its dignity, and better for it.',
			],
			openings: [
				'Seneca, who disapproved of most things, made an exception for the street conjurer. In one of his letters he compares the tricks of philosophers with the cups and pebbles of the juggler, and admits that he likes being deceived by the cups. Show him how it is done, he says, and he has lost his game. Fourteen hundred years later the same man with the same cups stood at a table on an Italian card, and they gave him the number one.',
				'There is a painting in the town of Saint-Germain-en-Laye, from the workshop of Hieronymus Bosch or near it. A conjurer in a tall hat holds a pebble between two fingers. Before his table an elderly spectator bends so far forward that he seems about to fall into the trick, and behind her a man in spectacles looks piously at the sky while his hand removes her purse. The conjurer and the thief may be strangers to each other. They may not.',
			],
			body: [
				'The Italians called the Magician’s card the Bagatella, the trifle; the French, Le Bateleur, the mountebank. On the packs from Marseille he has a table of planks, a bag, some dice, a few cups, and he looks away from his own hands, as the trade requires. In the game he was the lowest of the trumps, which anybody could capture, and yet he was worth as many points as a king. To win the very last trick with this nobody was the finest thing a player could do, and in some countries it still is.',
				'In the London pack of 1909 he has come up in the world. The table is tidy and bears one sign of each suit: cup, sword, coin, staff. One hand lifts a wand, the other points to the ground; above his head floats a lying eight, which may have grown out of the curling hat brim of his ancestor. Roses hang above, lilies grow below. The mountebank has become a priest of something, and the crowd is gone.',
				'The loss of the crowd is worth noticing. The old card was about attention: his skill lived in other people’s eyes, and he knew where they would look before they did. The new card is about will, a man alone with his instruments. Between the two lies a question that anyone who is good at something will recognise. Where does the work end and the show begin? A teacher, a doctor, a cook with guests knows that a little show helps the thing along, and knows the evening when only the show was left.',
				'When the card falls in a reading it is usually told as: you have what you need. Look again at the picture. Everything lies on the table, and nothing has been touched. It says what is there; about the first move it is silent.',
			],
			counter:
				'Being told that all the tools are at hand is pleasant and sometimes false. People lack money, time, papers, a working knee; no card has noticed. The idea that will alone moves matter has sold a great many courses, and it leaves those who fail with the bill and the blame. Besides, whoever asks what the fair man’s other hand is doing is not being cynical.',
			practices: [
				'Clear one square foot of table. Lay on it the four things you really use for the work that occupies you now; objects only, so a telephone counts once. Take six minutes and write beside each what it can do that you have not yet asked of it. If one of the four turns out to be there for show, take it away and see whether you miss it before supper.',
				'Learn one sleight today, badly: hold a coin in your right hand, pretend to put it into your left, and keep it. Practise for eight minutes before a mirror. You will find that the hand is not the hard part; the eyes are, since they must believe in the empty left. Then notice once, during the rest of the day, where somebody wishes you to look.',
			],
			closings: [
				'Seneca lost his pleasure when the trick was explained, and said so without shame. Somewhere on your own table stands a cup that you prefer not to lift. Whom does it serve that it stays where it is?',
				'The pebble in Bosch’s painting is very small, and everyone has bent to see it. Behind their backs the evening takes its course. What has been quietly leaving your pocket while you watched the cups?',
			],
		},
		fa: {
			keywords: ['جادوگر', 'تاروت', 'مهارت', 'شعبده', 'تردستی', 'آرکانای بزرگ'],
			titles: ['مرد و سه پیاله', 'جادوگر پیش از آنکه جادوگر شود'],
			excerpts: [
				'جادوگرِ تاروت پیش از آنکه بر عناصر فرمان براند، در بازار مکاره میزی داشت و چند پیاله. سنکا اقرار کرده بود که از فریبش لذت می‌برد.',
				'جام و شمشیر و سکه و چوبدست روی میز است و دست به هیچ‌کدام نخورده. این کارت از شکوهِ امروزش پیرتر است و جالب‌تر.',
			],
			openings: [
				'معرکه‌گیر حلقه را باز می‌کند، سه پیاله را وارونه روی جعبه می‌گذارد و گویی به‌اندازهٔ یک فندق را نشان جمع می‌دهد. از این لحظه همه می‌دانند که قرار است گول بخورند و هیچ‌کس نمی‌رود. سنکا، که از کمتر چیزی خوشش می‌آمد، در نامه‌ای نوشته است که از همین پیاله‌ها و سنگ‌ریزه‌ها لذت می‌برد و اگر راهش را نشانش بدهند بازی‌اش را از دست داده است. هزار و چهارصد سال بعد همان مرد با همان پیاله‌ها روی کارتی ایتالیایی ایستاد و شمارهٔ یک را گرفت.',
				'در شهر سن‌ژرمن‌آن‌له نزدیک پاریس تابلویی هست از کارگاه بوش یا کسی نزدیک به او. شعبده‌بازی با کلاه بلند سنگ‌ریزه‌ای میان دو انگشت گرفته است. تماشاگری چنان روی میز خم شده که گویی دارد توی شعبده می‌افتد و پشت سرش مردی عینکی، با چشم‌هایی دوخته به آسمان، کیسهٔ پول او را می‌بُرد. شاید شعبده‌باز و دزد با هم آشنا باشند و شاید نه. نقاش چیزی نگفته و ما پانصد سال است حدس می‌زنیم.',
			],
			body: [
				'ایتالیایی‌ها نام کارتِ جادوگر را «باگاتلا» گذاشته بودند، یعنی چیزِ ناچیز؛ فرانسوی‌ها «باتلور»، یعنی معرکه‌گیر. در کارت‌های مارسی میزی دارد از چند تخته، با کیسه و تاس و پیاله، و چشمش به دست خودش نیست؛ این جزو فن است. در بازی پایین‌ترین برگِ برنده بود و هر کسی می‌توانست بگیردش، اما به‌قدر شاهی می‌ارزید. بردنِ آخرین دست با همین برگِ ناچیز زیباترین کاری بود که از بازیکنی برمی‌آمد.',
				'در دستهٔ لندن، سال ۱۹۰۹، کارش بالا گرفته است. میز مرتب شده و از هر خال نشانی روی آن است: جام، شمشیر، سکه، چوبدست. یک دستش چوبی را بالا برده و دست دیگر زمین را نشان می‌دهد و بالای سرش هشتِ خوابیده‌ای شناور است که شاید از لبهٔ تاب‌دارِ کلاهِ پدربزرگش مانده باشد. گل سرخ از بالا آویخته و سوسن از پایین روییده. معرکه‌گیر حالا چیزی شبیه کاهن شده است، و جمعیت رفته‌اند.',
				'رفتنِ جمعیت را دست‌کم نگیر. کارت قدیمی دربارهٔ نگاه بود: هنر آن مرد در چشم دیگران خانه داشت و او پیش از خودشان می‌دانست به کجا نگاه خواهند کرد. کارت تازه دربارهٔ اراده است: کسی تنها با ابزارهایش. هر که کاری را خوب بلد است فاصلهٔ این دو را می‌شناسد. معلم و آشپز و نوازنده می‌دانند که کمی نمایش کار را پیش می‌برد؛ و آن شبی را هم به یاد دارند که از کار چیزی نمانده بود و همه‌اش نمایش بود.',
				'در فال معمولاً می‌گویند: هرچه لازم داری داری. یک بار دیگر به تصویر نگاه کن. همه‌چیز روی میز چیده شده و به هیچ‌چیز دست نخورده است. کارت فهرستِ دارایی را می‌خواند؛ دربارهٔ حرکتِ اول چیزی نمی‌گوید و آن را به صاحبِ میز وامی‌گذارد، که شاید هنوز دارد آستینش را بالا می‌زند.',
			],
			counter:
				'شنیدنِ اینکه همهٔ ابزارها دمِ دست است شیرین است و گاهی دروغ. آدم‌ها پول و وقت و مدرک و زانوی سالم کم می‌آورند و هیچ کارتی خبر نمی‌شود. این فکر که خواستن به‌تنهایی سنگ را جابه‌جا می‌کند کلاس‌های زیادی را پر کرده و آخرش هم هزینه و هم سرزنش را برای شاگرد گذاشته است. پرسیدنِ اینکه دست دیگرِ معرکه‌گیر کجاست بدبینی نیست.',
			practices: [
				'گوشه‌ای از میز را خالی کن، به‌اندازهٔ یک سینی. چهار چیزی را که واقعاً با آنها کارِ این روزهایت را می‌کنی رویش بگذار؛ فقط شیء، و گوشی هم یکی حساب می‌شود. شش دقیقه وقت داری که کنار هرکدام بنویسی چه کاری از آن برمی‌آید که هنوز از آن نخواسته‌ای. اگر معلوم شد یکی از چهارتا فقط برای نمایش آنجاست، برش دار و ببین تا شام جایش خالی می‌ماند یا نه.',
				'امروز یک تردستی را ناشیانه یاد بگیر: سکه‌ای در دست راست بگیر، وانمود کن که به دست چپ می‌دهی و نگهش دار. هشت دقیقه جلو آینه تمرین کن. خواهی دید که سختیِ کار در انگشت‌ها نیست؛ چشمِ خودت باید باور کند که دستِ چپ پر است. بعد در باقی روز یک بار حواست را جمع کن که کسی می‌خواهد تو کدام طرف را نگاه کنی.',
			],
			closings: [
				'سنکا لذتش را در ندانستن می‌دید و از گفتنش خجالت نمی‌کشید. روی میزِ هر کسی پیاله‌ای هست که ترجیح می‌دهد بلندش نکند. زیرِ آن که تو دست به آن نمی‌زنی چه مانده، و ماندنش به سود کیست؟',
				'سنگ‌ریزهٔ آن تابلو خیلی کوچک است و همه برای دیدنش خم شده‌اند. پشت سرشان غروب کار خودش را می‌کند. در این مدت که چشم تو به پیاله‌ها بود، چه چیزی بی‌صدا از جیبت رفته است؟',
			],
		},
		ar: {
			keywords: ['الساحر', 'تاروت', 'المهارة', 'خفة اليد', 'المشعوذ', 'الأوراق الكبرى'],
			titles: ['الرجل ذو الأقداح الثلاثة', 'الساحر قبل أن يعتلي المنبر'],
			excerpts: [
				'قبل أن تأتمر العناصر بأمره كان ساحر التاروت صاحب طاولة في السوق. وقد اعترف سينيكا قبله بزمن طويل بأنّه يحبّ أن يُخدع بالأقداح.',
				'كأس وسيف ودينار وعصا على الطاولة، ولم تمسّها يد بعد. ورقة أقدم من وقارها، وأطرف.',
			],
			openings: [
				'كان سينيكا قليل الرضا عن الأشياء، غير أنّه استثنى المشعوذ الواقف في الطريق. ففي إحدى رسائله يشبّه حيل الفلاسفة بأقداح اللاعب وحصاه، ثمّ يعترف بأنّ الخدعة في الأقداح تعجبه، وبأنّ من يكشف له سرّها يفسد عليه لعبته. وبعد أربعة عشر قرنًا وقف الرجل نفسه، بالأقداح نفسها، خلف طاولة على ورقة لعب إيطاليّة، وأُعطي الرقم واحدًا، كأنّ كلّ ما يأتي بعده في الأوراق يبدأ من خدعة صغيرة يعرفها الجميع ويقفون مع ذلك لمشاهدتها.',
				'في بلدة سان جرمان قرب باريس لوحة خرجت من مرسم بوش أو من جواره. مشعوذ بقبّعة عالية يمسك حصاة بين إصبعين، وأمام طاولته متفرّج انحنى حتّى كاد يسقط في الخدعة، وخلفه رجل بنظّارة يرفع بصره إلى السماء في خشوع بينما تقطع يده كيس النقود. قد يكون المشعوذ واللصّ شريكين، وقد لا يعرف أحدهما الآخر. لم يترك الرسّام كلمة في ذلك، فبقي الناس يخمّنون منذ خمسة قرون، وكلّ واحد منهم منحنٍ مثل ذلك المتفرّج.',
			],
			body: [
				'سمّى الإيطاليّون ورقة الساحر «الشيء التافه»، وسمّاها الفرنسيّون ورقة البهلوان صاحب الفرجة. وفي أوراق مرسيليا طاولته ألواح مركّبة على عجل، وعليها كيس ونرد وأقداح، وعينه في غير موضع يده كما تقتضي الصنعة. ومن نظر إلى وجهه لم يرَ يديه، وذلك هو المراد. كانت في اللعب أدنى الأوراق الرابحة، يأخذها من شاء، ومع ذلك تُعدّ في النقاط عدّ الملك. وكان أجمل ما يفعله لاعب أن يكسب الجولة الأخيرة بهذه الورقة الهيّنة، وما زال الأمر كذلك في بعض البلدان.',
				'أمّا في مجموعة لندن سنة ١٩٠٩ فقد ارتفع شأنه. رُتّبت الطاولة ووُضعت عليها علامة من كلّ نقش: كأس وسيف ودينار وعصا. يد ترفع قضيبًا، ويد تشير إلى الأرض، وفوق الرأس رقم ثمانية مضطجع لعلّه بقيّة من حافّة قبّعة جدّه الملتوية. الورد يتدلّى من فوقه والزنبق ينبت من تحته. صار صاحب الفرجة كاهنًا لشيء ما، وانفضّ الجمع من حوله. ولولا الطاولة ما عرفه أحد من زبائن السوق القديم.',
				'وانفضاض الجمع جدير بالنظر. فالورقة القديمة كانت عن العيون: مهارة الرجل تسكن في نظر غيره، ويعرف أين ستقع الأبصار قبل أصحابها. والورقة الجديدة عن العزم: واحد وأدواته في خلوة. وبين الحالين سؤال يعرفه كلّ من أتقن شيئًا: أين ينتهي العمل ويبدأ العرض؟ فالمعلّم والطبيب وصاحبة المطبخ العامر بالضيوف يعلمون أنّ قليلًا من العرض يعين على العمل، ويذكرون أيضًا تلك الليلة التي لم يبقَ فيها غير العرض. وفي تراثنا من هذا الرجل نسخة بليغة: فأبو الفتح الإسكندريّ في مقامات الهمذانيّ يقف على الناس في الأسواق فيبهرهم بلسانه ويمضي بدراهمهم، ثمّ يعرفه الراوي تحت اللثام في آخر الحكاية، ولا يقدر مع ذلك أن يكفّ عن الإعجاب به.',
				'ويقال عادةً حين تظهر هذه الورقة: كلّ ما يلزم حاضر. فلننظر إلى الصورة مرّة أخرى. الأدوات مصفوفة ولم تمسّها يد، والرجل لم يزل رافعًا ذراعه. الورقة تقرأ قائمة الموجودات قراءة أمينة، ثمّ تسكت عند الحركة الأولى، وتترك شأنها لمن يقف وراء الطاولة، وقد يطول به الوقوف.',
			],
			counter:
				'القول إنّ الأدوات كلّها حاضرة قول حلو، وقد يكون كاذبًا. فالناس ينقصهم المال والوقت والأوراق الرسميّة والركبة السليمة، ولم تلحظ ذلك ورقة قطّ. وفكرة أنّ الإرادة وحدها تحرّك الحجر ملأت دورات كثيرة بالدارسين، ثمّ تركت لمن أخفق منهم الفاتورة واللوم معًا. ومن يسأل عمّا تصنعه يد المشعوذ الأخرى لا يستحقّ أن يُتّهم بسوء الظنّ.',
			practices: [
				'أخلوا من الطاولة مقدار صينيّة، وضعوا عليها أربعة أشياء يقوم بها فعلًا العمل الذي يشغل هذه الأيّام؛ أشياء تُمسك باليد، والهاتف يُحسب واحدًا. ثمّ لتُكتب في ستّ دقائق، بجانب كلّ منها، خدمة يقدر عليها ولم تُطلب منه بعد. فإن ظهر أنّ واحدًا من الأربعة موضوع للعرض وحده فارفعوه من مكانه، وانظروا قبل العشاء هل افتقده أحد. فإن افتُقد فله عمل لم يُعرف اسمه بعد.',
				'تعلّموا اليوم خدعة واحدة ولو بلا إتقان: قطعة نقد في اليد اليمنى، تتظاهر اليمنى بتسليمها إلى اليسرى ثمّ تحتفظ بها. ثماني دقائق أمام المرآة تكفي ليظهر أنّ الصعوبة ليست في الأصابع؛ فالعين هي التي ينبغي أن تصدّق أنّ اليسرى ممتلئة. وفي بقيّة النهار لاحظوا مرّة واحدة إلى أيّ جهة يريد أحدهم أن تنصرف الأنظار، وما الذي كان في الجهة الأخرى.',
			],
			closings: [
				'كان سينيكا يجد لذّته في ألّا يعرف، ولم يستحِ من قولها. وعلى كلّ طاولة قدح مقلوب يفضّل صاحبه ألّا يرفعه. فما الذي تحت القدح الذي طال بقاؤه في مكانه، ومن ينتفع ببقائه؟',
				'الحصاة في تلك اللوحة صغيرة جدًّا، وقد انحنى الجميع ليروها، والمساء من وراء ظهورهم ماضٍ في شأنه. فما الذي كان يخرج من الجيب في هدوء طوال الوقت الذي انشغلت فيه العين بالأقداح؟',
			],
		},
		es: {
			keywords: ['el mago', 'tarot', 'habilidad', 'trilero', 'arcanos mayores', 'atención'],
			titles: ['El hombre de los tres cubiletes', 'El Mago antes de ser mago'],
			excerpts: [
				'Antes de mandar sobre los elementos, El Mago tuvo una mesa plegable en la feria. Séneca, nada menos, confesó que le gustaba dejarse engañar en una así.',
				'Copa, espada, moneda y bastón sobre la mesa, y nadie los ha tocado. La carta es más vieja que su solemnidad, y más divertida.',
			],
			openings: [
				'Séneca, cordobés y poco amigo de diversiones, hizo una excepción con el prestidigitador callejero. En una carta a Lucilio compara los enredos de ciertos filósofos con los cubiletes y las piedrecillas del titiritero, y reconoce que ahí el engaño le divierte: que le expliquen el truco, viene a decir, y le habrán estropeado el juego. Catorce siglos después, ese mismo hombre con esos mismos cubiletes se plantó en un naipe italiano y le dieron el número uno.',
				'En cualquier calle concurrida hay un cartón sobre una caja, tres chapas y un garbanzo. El trilero mueve las manos con una lentitud insultante. Todo el corro sabe dónde está el garbanzo, y un señor de americana, que nunca juega, siente que esta vez no puede perder. Un cuadro atribuido a Bosco o a su taller ya lo contaba hacia 1500, con detalle añadido: mientras alguien se inclina a mirar, otro, con los ojos vueltos al cielo, le corta la bolsa.',
			],
			body: [
				'A El Mago los italianos lo llamaron Bagatella, la menudencia; los franceses, Bateleur, que es el saltimbanqui. En los naipes de Marsella tiene una mesa de tablas, un zurrón, dados, vasos, y aparta la vista de sus propias manos, como exige el oficio. En el juego era el triunfo más bajo y cualquiera podía capturarlo; sin embargo contaba tantos puntos como un rey. Ganar la última baza con ese don nadie era la mayor elegancia posible, y en algunos países lo sigue siendo.',
				'En la baraja londinense de 1909 ha prosperado. Sobre la mesa ordenada hay un signo de cada palo. Una mano alza la vara, la otra señala al suelo, y encima de la cabeza flota un ocho tumbado, nieto quizá del ala retorcida del sombrero antiguo. Arriba cuelgan rosas y abajo crecen azucenas. El saltimbanqui parece ahora sacerdote de algo. El público se ha marchado.',
				'Esa ausencia lo cambia todo. La carta vieja hablaba de la mirada ajena: su arte vivía en los ojos de los demás, y sabía antes que ellos adónde se irían. La nueva habla de la voluntad, de alguien a solas con sus herramientas. Quien domina un oficio conoce la distancia. Una maestra, un cirujano, una cocinera con invitados saben que un poco de espectáculo ayuda, y recuerdan también la noche en que ya solo quedaba espectáculo.',
				'En una tirada suele traducirse así: tienes cuanto necesitas. Vuelve a mirar la lámina. Las cosas están sobre la mesa y ninguna se ha movido. La carta hace inventario con mucha honradez y se calla justo al llegar al primer gesto, que es donde cualquiera empezaría a sudar.',
			],
			counter:
				'Oír que no te falta nada es agradable y a veces es mentira. Faltan dinero, horas, papeles, una rodilla sana, y ningún naipe se entera. La idea de que basta querer ha llenado muchos cursos y deja al que fracasa con la factura y además con la culpa. Preguntar qué hace la otra mano del feriante tampoco es desconfianza: es haber estado antes en una feria.',
			practices: [
				'Despeja un palmo de mesa. Pon encima los cuatro objetos con los que de verdad haces el trabajo que te ocupa; el teléfono cuenta como uno. En seis minutos escribe junto a cada cual algo que sabría hacer y que todavía no le has pedido. Si descubres que uno está ahí de adorno, retíralo y comprueba si alguien lo echa de menos antes de la cena.',
				'Aprende hoy un truco, aunque te salga torpe: una moneda en la mano derecha, finge que la pasas a la izquierda y quédatela. Ensáyalo ocho minutos ante el espejo. Verás que los dedos son lo fácil; lo difícil es que tus ojos crean en la mano vacía. Luego, una sola vez en lo que quede de día, fíjate en hacia dónde quiere alguien que mires.',
			],
			closings: [
				'A Séneca le gustaba no saber, y tuvo la gracia de confesarlo. También en tu mesa hay un cubilete que prefieres dejar boca abajo, y ya le has tomado cariño. ¿A quién le conviene que siga ahí?',
				'El garbanzo es diminuto y todo el corro se ha agachado para verlo. La tarde, a sus espaldas, sigue con lo suyo. ¿Qué se ha ido de tu bolsillo mientras vigilabas las chapas?',
			],
		},
	},
};
