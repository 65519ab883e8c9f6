import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'elemental-dignities',
	motif: 'fire',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: [
				'elemental dignities',
				'elements in tarot',
				'golden dawn',
				'fire and water',
				'card combinations',
				'three card spread',
			],
			titles: ['When two cards cancel each other out', 'Fire, water and the card between them'],
			excerpts: [
				'Three cards lie in a row, and the outer two are looked at first. If they are enemies, the one in the middle is suddenly alone in the room.',
				'A Victorian order turned the four elements into a table of manners for cards. It takes four lines, and it is better than reversals.',
			],
			openings: [
				'The kettle has boiled over into the gas and the flame goes yellow, hisses, and sits down. It is all there in the small: water ruins fire. But put the same water into a pot, with a wall of iron between, and the fire makes soup of it. Whether two things are enemies depends a good deal on what stands in the middle. This, in a kitchen at six in the evening, is the doctrine of elemental dignities, and the rest is cards.',
				'In London in the nineties of the century before last some clerks, an actress, a coroner, a poet who was to get the Nobel Prize, met in rented rooms, wore striped headdresses and passed examinations. The papers they copied by hand for it have mostly survived. One of them, Book T, teaches how to read cards without ever turning one upside down. A card, it says, is strong or weak by the company it is in. Several of those who copied this sentence were soon no longer speaking.',
			],
			body: [
				'Each suit has its element: wands fire, cups water, swords air, pentacles earth; and each trump has one by way of its planet or sign. Same beside same is strong, for good or ill. Fire and air are friends, water and earth are friends. Fire and water weaken each other, so do air and earth. The remaining pairs, fire with earth and air with water, do each other no harm and a little good. Four lines, six pairs and an equality: the whole of it goes on the back of a ticket.',
				'It becomes interesting at three. Look at the outer ones first, the rule says, and here it is wiser than most of us. Water, air, fire: the outer cards are enemies, they have their hands full with each other, and the sword in the middle stands unaffected. Fire, fire, air: the centre is strong, with one of its own on this side and a friend on that. Earth, air, earth: it is weakened from both. Water, air, water leaves it in peace. Earth, water, fire is the hard one, a friend on the left, a foe on the right.',
				'In practice it shifts the question. You do not ask what the Ten of Swords says; you ask who sits beside it. With earth on both flanks its despair has heavy shoes on and does not get far. Between two wands the same card flies. People who have sat at family dinners know the rule already. There are uncles who are insufferable only next to certain aunts, and a quiet cousin, put between two who are not on speaking terms, is, for the length of a soup, entirely free.',
			],
			counter:
				'The elements themselves were given notice by chemistry more than two hundred years ago, and that a cup is water and the Tower fire is a decision of a committee. Other schools have decided otherwise: some make wands air and swords fire, and then every friendship in the row turns over. If the cards read well by both tables, and they do, the reading was done by the person at the table.',
			practices: [
				'Draw three cards from any deck, or take three playing cards, with clubs for fire, hearts for water, spades for air, diamonds for earth. Lay them in a row and cover the one in the middle with your hand. For three minutes describe only the outer two: what would they say to each other? Then lift the hand and write one sentence on what the middle card can do that it could not do by itself.',
				'Draw the table at which you last ate with more than two people and write an element on each chair, by feeling, in one minute. Now look at who sat between whom. Choose the quietest person and note what stood on either side. Then move a single chair in the drawing and write, in five minutes, three lines of the conversation that would have been had. Nobody need be told of the new order until the next birthday.',
			],
			closings: [
				'Iron stands between, and the enemies make soup. Between which two, in your life, are you the pot, and what has been cooking meanwhile?',
				'They wrote that a card is strong or weak by its company, and went home alone. Next to whom do you become a different card, and what is that card called?',
			],
		},
		fa: {
			keywords: ['عناصر چهارگانه', 'ترکیب کارت‌های تاروت', 'عناصر تاروت', 'آتش و آب', 'فال سه کارت', 'نسبت عناصر'],
			titles: ['دو کارت که همدیگر را از کار می‌اندازند', 'آتش، آب، و آن که میانشان نشسته'],
			excerpts: [
				'سه کارت در یک ردیف است و اول به دو تای کناری نگاه می‌کنند. اگر دشمن باشند، وسطی ناگهان در اتاق تنهاست.',
				'چهار سطر قاعده که بر پشت بلیت جا می‌گیرد: چه کسی کنار چه کسی قوی است و کنار چه کسی نه.',
			],
			openings: [
				'کتری سر رفته و آب ریخته روی شعله. شعله زرد می‌شود، جیزی می‌کند و می‌نشیند. همهٔ قصه همین است: آب آتش را خراب می‌کند. اما همین آب را در قابلمه بریز تا دیواره‌ای آهنی میانشان باشد، و آتش از آن آبگوشت می‌سازد، با لیمو عمانی و صبر. اینکه دو چیز دشمن باشند خیلی بستگی دارد به آنچه وسط نشسته است. آموزهٔ عناصر در تاروت را ساعت شش عصر در آشپزخانه می‌شود دید و باقی‌اش کارت است.',
				'لندن، دههٔ آخر قرن نوزدهم. چند کارمند، یک بازیگر زن، یک پزشک قانونی و شاعری که بعدها نوبل گرفت در اتاق‌های اجاره‌ای جمع می‌شدند، سربند راه‌راه می‌بستند و امتحان می‌دادند. جزوه‌هایی که برایش با دست رونویسی کردند بیشتر مانده است. یکی از آنها، کتاب «تی»، یاد می‌دهد چطور کارت را بی‌آنکه سروته کنی بخوانی: هر کارت به همنشینش قوی یا ضعیف است. چند نفر از کسانی که این جمله را نوشتند، کمی بعد دیگر با هم حرف نمی‌زدند.',
			],
			body: [
				'هر خال عنصری دارد: چوب‌دستی آتش، جام آب، شمشیر باد و سکه خاک؛ و هر کارت بزرگ از راه سیاره یا برجش یکی. مثلِ هم که کنار هم بیفتند قوی می‌شوند، در خوبی یا بدی. آتش و باد دوست‌اند، آب و خاک دوست‌اند. آتش و آب همدیگر را سست می‌کنند و باد و خاک هم. دو جفت دیگر، آتش با خاک و باد با آب، به هم آزاری ندارند و اندکی هم به کار هم می‌آیند. همه‌اش چهار سطر است.',
				'با سه کارت تازه شنیدنی می‌شود. قاعده می‌گوید اول دو کناری را ببین، و در این از بیشتر ما عاقل‌تر است. آب، باد، آتش: دو کناری دشمن‌اند، سرشان به هم گرم است و شمشیرِ وسط به حال خودش می‌ماند. آتش، آتش، باد: وسطی قوی است، یک سو هم‌جنس دارد و یک سو دوست. خاک، باد، خاک: از هر دو سو سست می‌شود. آب، باد، آب کاری به کارش ندارد. خاک، آب، آتش از همه سخت‌تر است؛ این‌ورش دوست نشسته و آن‌ورش دشمن.',
				'در عمل پرسش عوض می‌شود. نمی‌پرسی دهِ شمشیر چه می‌گوید؛ می‌پرسی کنارش که نشسته. با خاک در دو پهلو، نومیدی‌اش کفش سنگین به پا دارد و دور نمی‌رود. میان دو چوب‌دستی همان کارت پر درمی‌آورد. کسی که مهمانی فامیلی رفته باشد قاعده را از پیش بلد است. عموهایی هستند که فقط کنار بعضی عمه‌ها تحمل‌ناپذیرند، و دخترخالهٔ کم‌حرف را که میان دو نفرِ قهر بنشانی، تا تمام شدن سوپ، آزادِ آزاد است. سعدی و همهٔ قدما طبع را با همین چهارتا می‌شناختند و طبیب تا نبض را نمی‌گرفت و نمی‌پرسید دیشب با که نشسته‌ای نسخه نمی‌نوشت. ما هم هنوز ماهی را که سرد است با خرما می‌خوریم و پشت هندوانه نبات می‌خواهیم، و کسی اسمش را فال نگذاشته.',
			],
			counter:
				'عنصرهای چهارگانه را شیمی بیش از دویست سال پیش جواب کرد، و اینکه جام آب باشد و برج آتش تصمیم یک انجمن است. مکتب‌های دیگر جور دیگر تصمیم گرفته‌اند: بعضی چوب‌دستی را باد و شمشیر را آتش می‌دانند، و آن وقت همهٔ دوستی‌های ردیف زیرورو می‌شود. اگر کارت‌ها با هر دو جدول خوب خوانده می‌شود، که می‌شود، پس خواندن کارِ آن کسی بوده که سر میز نشسته است.',
			practices: [
				'سه کارت از هر دسته‌ای که داری بکش، یا سه ورق بازی: گشنیز آتش، دل آب، پیک باد، خشت خاک. در یک ردیف بگذار و وسطی را با دست بپوشان. سه دقیقه فقط دو کناری را وصف کن: اگر تنها بودند به هم چه می‌گفتند؟ بعد دست را بردار، به وسطی نگاه کن که تازه به مهمانی رسیده، و یک جمله بنویس که وسطی حالا چه کاری از دستش برمی‌آید که تنهایی برنمی‌آمد.',
				'میزی یا سفره‌ای را بکش که آخرین بار با بیش از دو نفر سرش بودی، و در یک دقیقه به حس خودت بر جای هر کس عنصری بنویس. حالا ببین چه کسی میان چه کسانی نشسته بود. کم‌حرف‌ترینشان را پیدا کن و دو پهلویش را. بعد در نقاشی فقط جای یک نفر را عوض کن و پنج دقیقه‌ای سه سطر از حرف‌هایی را بنویس که آن وقت زده می‌شد.',
			],
			closings: [
				'آهن که وسط باشد دشمن‌ها آبگوشت می‌پزند. در زندگی‌ات میان کدام دو نفر قابلمه‌ای، و در این مدت چه چیزی پخته شده است؟',
				'نوشتند کارت به همنشینش قوی یا ضعیف است و هر کدام تنها به خانه رفتند. تو کنار چه کسی کارت دیگری می‌شوی، و اسم آن کارت چیست؟',
			],
		},
		ar: {
			keywords: [
				'العناصر الأربعة',
				'عناصر التاروت',
				'اجتماع أوراق التاروت',
				'النار والماء',
				'الفجر الذهبي',
				'قراءة ثلاث أوراق',
			],
			titles: ['ورقتان تُبطل إحداهما الأخرى', 'نار وماء وما جلس بينهما'],
			excerpts: [
				'ثلاث أوراق في صفّ، ويُنظر إلى الطرفين أوّلًا. فإن كانا عدوّين بقي الأوسط وحده في الغرفة.',
				'أربعة أسطر تكتب على ظهر تذكرة، وفيها آداب المجالسة عند الأوراق: من يقوى بمن، ومن يضعف.',
			],
			openings: [
				'فار الإبريق وسال الماء على اللهب، فاصفرّ وهسهس ثم قعد. الحكاية كلّها هنا مصغّرة: الماء يفسد النار. غير أنّ الماء نفسه إذا وُضع في قدر، وقام بينهما جدار من حديد، صنعت منه النار شوربة. فكون الشيئين عدوّين يتوقّف كثيرًا على ما يقف في الوسط. هذا مذهب العناصر في التاروت كما يُرى في مطبخ عند السادسة مساءً، والباقي أوراق. وعلى من فار إبريقه أن يمسح الموقد قبل أن يتفلسف.',
				'لندن في العقد الأخير من القرن التاسع عشر. بضعة موظّفين، وممثّلة، وطبيب شرعيّ، وشاعر سينال جائزة نوبل، يجتمعون في غرف مستأجرة، ويلبسون عصائب مخطّطة، ويؤدّون امتحانات. وأكثر الأوراق التي نسخوها بأيديهم لذلك محفوظ. وإحداها تعلّم قراءة الورق من غير أن تُقلب ورقة على رأسها: الورقة قويّة أو ضعيفة بصحبتها. وعدد ممّن نسخوا هذه الجملة لم يعد يكلّم بعضهم بعضًا بعد قليل، وبقيت الدفاتر في الخزائن متجاورة.',
			],
			body: [
				'لكلّ نقش عنصر: العصيّ نار، والكؤوس ماء، والسيوف هواء، والدنانير تراب. ولكلّ ورقة كبرى عنصر يأتيها من كوكبها أو برجها. والمثل بجوار مثله قويّ، في الخير أو في الشرّ. والنار والهواء صديقان، والماء والتراب صديقان. والنار والماء يُضعف أحدهما الآخر، وكذلك الهواء والتراب. وبقي زوجان، النار مع التراب والهواء مع الماء، لا يتأذّى أحدهما بصاحبه وينتفع به قليلًا. أربعة أسطر لا غير، ومن حفظها صار له في الجلسة ما يشغله عن حفظ ثمانية وسبعين معنى.',
				'وعند الثلاث يطيب الأمر. انظر إلى الطرفين أوّلًا، تقول القاعدة، وهي في هذا أعقل من أكثرنا. ماء ثم هواء ثم نار: الطرفان عدوّان، وكلّ منهما مشغول بالآخر، فالسيف الذي بينهما على حاله لا يُمسّ. نار ثم نار ثم هواء: الأوسط قويّ، له من جنسه في جانب وصديق في جانب. تراب ثم هواء ثم تراب: يُضعَف من الجهتين. ماء ثم هواء ثم ماء: يُترك وشأنه. أمّا تراب ثم ماء ثم نار فأصعبها، صديق عن يمين وعدوّ عن شمال، والأوسط يلتفت بينهما كمن يُسأل عن رأيه في خلاف لم يحضره، ويُنتظر جوابه في الحال.',
				'وفي العمل يتحوّل السؤال. فلا يقال ماذا تقول عشرة السيوف، بل من الذي جلس إلى جانبها. فإذا حفّها التراب من الجهتين لبس يأسها حذاءً ثقيلًا ولم يبعد، وإذا وقعت بين عصوين طارت. ومن حضر موائد الأسرة عرف القاعدة من قبل: هناك عمّ لا يطاق إلّا بجوار عمّة بعينها، وهناك ابنة خالة صامتة إذا أُجلست بين متخاصمَين كانت حرّة تمام الحرّيّة إلى أن تنتهي الشوربة، فكلاهما ينظر من فوق رأسها، ولا يسألها أحد متى ستتزوّج.',
				'ولهذه القسمة في العربيّة تاريخ طويل، فقد بنى عليها الأطبّاء الأمزجة، وقسم أهل الحروف الأبجديّة نفسها سبعة سبعة بين النار والهواء والماء والتراب. وكان الطبيب لا يقول إنّ الطعام حارّ أو بارد إلّا سأل: مع ماذا أُكل؟ فالتمر وحده شيء، والتمر مع اللبن شيء آخر، والسمك معهما شيء لا تُحمد عقباه في رأي الجدّات. وهذا كلام يفهمه من لم ير ورقة تاروت في حياته، لأنّه تعلّمه من طبق ومن امرأة رفعت حاجبها ولم تقل شيئًا.',
			],
			counter:
				'صرفت الكيمياء العناصر الأربعة من الخدمة قبل أكثر من مئتي سنة. وأن تكون الكأس ماءً والبرج نارًا قرار لجنة، وقد قرّرت لجان أخرى غير ذلك، فمن المدارس من يجعل العصيّ هواءً والسيوف نارًا، فتنقلب صداقات الصفّ كلّها. فإن كانت الأوراق تُقرأ قراءة حسنة بالجدولين، وهي كذلك، فالقارئ هو من كان يجلس إلى الطاولة، والجدول إنّما أعطاه شيئًا يفعله بيديه.',
			practices: [
				'اسحبوا ثلاث أوراق من أيّ مجموعة، أو ثلاثًا من ورق اللعب: السباتي نار، والقلب ماء، والبستوني هواء، والديناري تراب. صفّوها وغطّوا الوسطى باليد. ثلاث دقائق لوصف الطرفين وحدهما: ماذا كانا سيقولان لو خلا المكان؟ ثم ارفعوا اليد واكتبوا جملة واحدة فيما تستطيعه الوسطى الآن ولم تكن تستطيعه منفردة.',
				'ارسموا آخر مائدة اجتمع عليها أكثر من اثنين، واكتبوا على كلّ كرسيّ عنصرًا بالإحساس، في دقيقة. ثم انظروا من جلس بين من. اختاروا أقلّهم كلامًا ولاحظوا جانبيه. ثم انقلوا في الرسم كرسيًّا واحدًا فقط، واكتبوا في خمس دقائق ثلاثة أسطر من الحديث الذي كان سيدور عندئذ. ولا يُعلَن الترتيب الجديد قبل المناسبة القادمة.',
			],
			closings: [
				'قام الحديد في الوسط فطبخ العدوّان شوربة، ولم يشكر أحد الحديد. بين أيّ اثنين في حياتكم تقومون مقام القدر، وما الذي نضج فيها حتى الآن؟',
				'كتبوا أنّ الورقة بصحبتها، ثم طووا العصائب المخطّطة وعاد كلّ منهم إلى بيته وحده. بجوار من تصيرون ورقة أخرى، وما اسم تلك الورقة؟',
			],
		},
		es: {
			keywords: [
				'dignidades elementales',
				'elementos en el tarot',
				'golden dawn',
				'fuego y agua',
				'combinaciones de cartas',
				'tirada de tres cartas',
			],
			titles: ['Dos cartas que se anulan', 'Fuego, agua y quien está en medio'],
			excerpts: [
				'Tres cartas en fila, y se miran primero las de fuera. Si son enemigas, la del centro se queda de pronto sola en la habitación.',
				'Una orden victoriana convirtió los cuatro elementos en normas de urbanidad para naipes. Caben en el dorso de un billete de metro.',
			],
			openings: [
				'El cazo se ha salido, el agua cae en el gas y la llama se pone amarilla, bufa y se sienta. Ahí está todo en pequeño: el agua estropea el fuego. Pero mete esa misma agua en una olla, con una pared de hierro por medio, y el fuego te hace un caldo. Que dos cosas sean enemigas depende bastante de quién esté entre ellas. Esto, en una cocina a las nueve de la noche, es la doctrina de las dignidades elementales. El resto son cartas.',
				'Londres, última década del siglo XIX. Unos oficinistas, una actriz, un médico forense y un poeta que acabaría con el Nobel se reúnen en cuartos alquilados, se ponen tocados a rayas y se examinan. Los apuntes que copiaron a mano se conservan casi todos. Uno de ellos, el Libro T, enseña a leer las cartas sin ponerlas nunca boca abajo: cada una es fuerte o débil según la compañía. Varios de los que copiaron esa frase dejaron al poco tiempo de saludarse.',
			],
			body: [
				'Cada palo tiene su elemento: bastos fuego, copas agua, espadas aire, oros tierra; y cada arcano, el que le toca por su planeta o su signo. Igual junto a igual es fuerte, para bien o para mal. Fuego y aire son amigos; agua y tierra, también. Fuego y agua se debilitan, lo mismo que aire y tierra. Las dos parejas que faltan, fuego con tierra y aire con agua, no se hacen daño y hasta se echan una mano. No hay más. En España tenemos la ventaja de haber jugado al mus con los cuatro palos antes de enterarnos de que eran filosofía.',
				'Con tres se pone interesante. Mira primero las de fuera, dice la regla, y en eso es más sabia que la mayoría. Agua, aire, fuego: las de los lados son enemigas, tienen bastante la una con la otra, y la espada del centro queda intacta. Fuego, fuego, aire: el centro es fuerte, con uno de los suyos a un lado y un amigo al otro. Tierra, aire, tierra: lo debilitan por ambos flancos. Agua, aire, agua: lo dejan en paz. Tierra, agua, fuego es la peliaguda, amigo a la izquierda y enemigo a la derecha.',
				'En la práctica cambia la pregunta. Ya no se trata de qué dice el Diez de Espadas, sino de quién se le ha sentado al lado. Con tierra a ambos lados, su desesperación lleva botas y no llega lejos. Entre dos bastos, la misma carta vuela. Quien haya estado en una comida familiar conoce la regla de antiguo. Hay cuñados insoportables únicamente al lado de ciertas tías, y una prima callada, puesta entre dos que no se hablan, goza de libertad completa lo que dura la sopa.',
			],
			counter:
				'A los elementos los despidió la química hace más de dos siglos, y que la copa sea agua y la Torre fuego lo decidió un comité. Otros han decidido otra cosa: hay escuelas con los bastos de aire y las espadas de fuego, y entonces se dan la vuelta todas las amistades de la fila. Si las cartas se leen bien con las dos tablas, y se leen, quien leía era la persona sentada a la mesa.',
			practices: [
				'Saca tres cartas de cualquier mazo; con la baraja española no tienes ni que traducir los palos. Ponlas en fila y tapa la del centro con la mano. Durante tres minutos describe solo las de fuera: ¿qué se dirían si no hubiera nadie? Levanta después la mano y escribe en una frase lo que la del medio puede hacer ahora y por su cuenta no podía.',
				'Dibuja la última mesa en la que comieron más de dos y escribe en cada silla un elemento, a ojo, en un minuto. Mira quién estaba entre quiénes. Escoge a la persona más callada y apunta qué tenía a los lados. Ahora mueve una sola silla del dibujo y escribe, en cinco minutos, tres réplicas de la conversación que habría salido. El nuevo orden no hace falta anunciarlo hasta el próximo cumpleaños.',
			],
			closings: [
				'Con hierro por medio, los enemigos hacen caldo. ¿Entre qué dos personas eres tú la olla, y qué se ha ido cociendo mientras tanto?',
				'Escribieron que una carta vale lo que su compañía y se fueron cada uno a su casa. ¿Al lado de quién te vuelves otra carta, y cómo se llama?',
			],
		},
	},
};
