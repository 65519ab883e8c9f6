import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'sadeh',
	motif: 'mountain',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['sadeh', 'sada', 'winter fire festival', 'hushang', 'discovery of fire', 'midwinter', 'mardavij'],
			titles: ['A stone thrown at a snake', 'The biggest bonfire was not big enough'],
			excerpts: [
				'King Hushang throws a stone, misses, and has fire. Sadeh celebrates the most useful failure in the Book of Kings.',
				'In 935 a ruler of Isfahan had the largest Sadeh fire in memory laid for him and found it poor. It was his last winter.',
			],
			openings: [
				'Something long and black comes out of the rocks, with eyes like two wells of blood and smoke from its mouth. Hushang, grandson of the first king, picks up a stone and throws with all his might. The snake gets away. The stone hits another, larger one, and from the place where flint met flint a light jumps out that was there neither before nor in anybody’s plans. In the Shahnameh this takes barely ten couplets. One can watch the king’s arm still hanging in the air, and the whole of cookery, metalwork and evening conversation lying on the ground in front of him as a miss.',
				'For a week they have been bringing camel thorn to the edge of the garden in Kerman, by pickup and by donkey, until it stands taller than a two-storey house. At sunset priests in white with covered mouths walk around it three times with a lamp. Then it takes less than a minute. The heat pushes ten thousand people back as a hand pushes crumbs, somebody loses a slipper, faces are orange on one side. When it has burned down, farmers used to come with a shovel and carry a little of the ash to their fields. The middle of winter is a thing one can put into a bucket.',
			],
			body: [
				'Sadeh is kept on the tenth of Bahman, at the end of January, when the cold has its back broken and does not know it yet. The name contains the word for a hundred. A hundred of what, they have been quarrelling about for a thousand years. Fifty days and fifty nights are left until Nowruz, says one school. The hundredth day of the great winter, says the other, which divided the year into seven warm months and five cold. Others again remembered a hundred children of the first man. A feast so warm is never short of reasons.',
				'Biruni adds that people on that night used fumigation to keep off harm, and that kings had wild creatures driven through the flames. The most famous of such evenings fell to Mardavij, a commander who had conquered Isfahan and sat on a golden throne. In 935 he ordered wood to be piled on both banks of the Zayandeh and up the slopes, candles big as columns, and crows and kites by the thousand with burning walnut shells filled with naphtha on their feet. Then he rode round it, once. Beneath that wide sky everything seemed to him pitifully small. He wrapped himself in his cloak, lay down with his face to the wall, and spoke to nobody. A few days later his own slaves killed him in the bath.',
				'Between two men one could place the entire usage of fire: this warlord, who looked, and King Hushang of the Shahnameh, who threw a stone at a snake, missed, and struck the first spark. Hushang asked for nothing and was given more than could be used; he thanked God and made a feast for all. Mardavij had commissioned a wonder and stood there with the invoice. The hills around Isfahan were presumably beautiful. From the other side of the river, for some child, it was surely the largest light that ever was.',
				'In 2023 UNESCO listed Sadeh, on behalf of Iran and Tajikistan. The smoke rises almost straight up on cold evenings, and the old women of Kerman say that from now on the ground breathes. They mean it literally: put your hand on it.',
			],
			counter:
				'That a people discovered fire because a king missed a snake is no history; hearths are hundreds of thousands of years older than any king. Some editors even hold the couplets about Sadeh to be a later addition. The burning birds make one’s skin creep, and whoever admires the spectacle should hear that too. As for the cold’s broken back: February is sometimes the worst of all.',
			practices: [
				'Recall a throw of yours that missed: an application, an excuse, a soup. On a sheet write in the middle what you aimed at, and around it everything the stone hit instead, people you met, a route you got to know, a word. Seven minutes. Underline whatever among these you use to this day. It is enough to say aloud what it is; Hushang also simply said: this is a light.',
				'Lay a small fire in a safe place or light the stub of a candle, and sit so close that one cheek is warmer than the other. For six minutes do not improve it, photograph it or compare it with any other. Should the thought come that it is rather small, greet Mardavij and stay seated. Then turn your other cheek. When it has gone out, carry the ash or the wax outside to some patch of soil.',
			],
			closings: [
				'The snake got away and is missing from every picture of the feast, though without it there would be none. Which thing that you failed to hit has given you more than those you struck?',
				'He looked once round the greatest fire of the age and saw that it was little. What have you lately found too small, and from whose riverbank might it have looked immense?',
			],
		},
		fa: {
			keywords: ['سده', 'جشن سده', 'هوشنگ', 'پیدایش آتش', 'دهم بهمن', 'مرداویج', 'آتش زمستان'],
			titles: ['سنگی که به مار نخورد', 'بزرگ‌ترین آتشِ روزگار و مردی که کوچکش دید'],
			excerpts: [
				'هوشنگ سنگ می‌اندازد، به هدف نمی‌خورد و صاحبِ آتش می‌شود. سده جشنِ سودمندترین تیرِ خطای شاهنامه است.',
				'در سال ۳۲۳ هجری برای مرداویج در اصفهان بزرگ‌ترین آتش سده را چیدند و او گفت حقیر است. زمستان آخرش بود.',
			],
			openings: [
				'چیزی دراز و سیاه از میان سنگ‌ها بیرون می‌آید، با چشم‌هایی مثل دو چشمهٔ خون و دودی در دهان. هوشنگ، نوهٔ نخستین شاه، سنگی برمی‌دارد و با همهٔ زورش می‌اندازد. مار درمی‌رود. سنگ به سنگ بزرگ‌تری می‌خورد و از آنجا که دو خارا به هم رسیدند نوری می‌جهد که نه پیش از آن بود و نه در نقشهٔ کسی. در شاهنامه چند بیت بیشتر نیست. دست شاه هنوز در هواست و همهٔ آشپزی و آهنگری و شب‌نشینیِ ما جلوی پایش افتاده، به صورتِ خطا رفتن.',
				'یک هفته است که با وانت و الاغ خارِ شتر می‌آورند کنار باغ در کرمان، تا کپه از خانهٔ دوطبقه بلندتر شود. غروب موبدانِ سفیدپوش با دهان‌بند و چراغ در دست سه بار دورش می‌گردند. بعد یک دقیقه هم طول نمی‌کشد. گرما ده هزار نفر را عقب می‌زند، همان‌طور که دست خرده‌نان را؛ لنگه‌کفشی جا می‌ماند، نیمی از هر صورت نارنجی است. خاموش که شد کشاورزها با بیل می‌آمدند و کمی از خاکسترش را سر زمین می‌بردند. میانهٔ زمستان را می‌شود در سطل ریخت.',
			],
			body: [
				'سده دهم بهمن است، وقتی که کمر سرما شکسته و خودش هنوز خبر ندارد. در نامش «صد» هست و هزار سال است بحث می‌کنند صد تا از چه. یکی می‌گوید پنجاه روز و پنجاه شب تا نوروز مانده. دیگری می‌گوید صدمین روزِ زمستانِ بزرگ است، از روزگاری که سال را هفت ماه گرم و پنج ماه سرد می‌کردند. بعضی هم صد فرزندِ نخستین انسان را به یاد می‌آوردند. جشنی که این‌قدر گرم باشد دلیل کم نمی‌آورد. خطِ امروز هم گواه بگومگوست، چون صد را با صاد می‌نویسیم و سده را با سین.',
				'بیرونی می‌افزاید که مردم این شب بخور می‌کردند تا زیان را برانند و شاهان جانوران را از میان شعله می‌گذراندند. نامدارترینِ این شب‌ها نصیب مرداویج شد، سرداری که اصفهان را گرفته بود و بر تخت زر می‌نشست. فرمان داد دو سوی زاینده‌رود و دامنهٔ کوه‌ها را هیزم بچینند، شمع‌هایی ساختند هم‌قد ستون، و به پای هزاران کلاغ و زغن پوست گردویی پر از نفت بستند. بعد یک بار دورش اسب راند. زیر آن آسمانِ گشاد همه‌چیز به نظرش حقیر آمد. ردا به خود پیچید، رو به دیوار دراز کشید و با کسی حرف نزد. چند روز بعد غلامان خودش در گرمابه کشتندش.',
				'میان دو نفر تمام رابطهٔ آدمی با آتش جا می‌گیرد: این سردار که نگاه کرد، و هوشنگِ شاهنامه که سنگ انداخت، مار را نزد و نخستین جرقه را زد. هوشنگ چیزی نخواسته بود و بیش از مصرفش به او دادند؛ شکر کرد و سفره انداخت. مرداویج شگفتی سفارش داده بود و با صورت‌حساب در دست ایستاده بود. کوه‌های دور اصفهان آن شب لابد زیبا بوده‌اند. از آن سوی رودخانه، برای بچه‌ای که روی شانهٔ پدرش نشسته بود، بی‌گمان بزرگ‌ترین روشنیِ دنیا بود.',
				'در سال ۱۴۰۲ یونسکو سده را به نام ایران و تاجیکستان ثبت کرد. دود در غروبِ سرد تقریباً راست بالا می‌رود و پیرزن‌های کرمان می‌گویند زمین از امشب نفس می‌کشد. شوخی ندارند؛ می‌گویند دست بگذار.',
			],
			counter:
				'اینکه مردمی آتش را از خطای شاهی یافته باشند تاریخ نیست؛ اجاق صدها هزار سال از هر شاهی پیرتر است. بعضی از ویراستارانِ شاهنامه بیت‌های سده را افزوده می‌دانند. از آن پرنده‌های شعله‌ور هم مو بر تن راست می‌شود و هر که شکوه را تعریف می‌کند باید این را هم بگوید. کمرِ شکستهٔ سرما نیز قول نمی‌دهد: گاهی بدترین برف در اسفند می‌آید.',
			practices: [
				'یاد یکی از تیرهای خطایت بیفت: درخواستی، بهانه‌ای، آشی که ته گرفت. وسط کاغذ بنویس نشانه‌ات چه بود و دورش هر چیزی را که سنگ به جای آن خورد: آدمی که دیدی، راهی که یاد گرفتی، کلمه‌ای. هفت دقیقه. زیر آن که هنوز به کارت می‌آید خط بکش و بلند بگو چیست. هوشنگ هم کار دیگری نکرد؛ فقط گفت این فروغی است.',
				'جای امنی آتش کوچکی یا ته‌شمعی روشن کن و چنان نزدیک بنشین که یک گونه‌ات گرم‌تر از دیگری باشد. شش دقیقه درستش نکن، عکس نگیر و با هیچ آتشی نسنج. اگر به فکرت رسید که کوچک است، به مرداویج سلام کن و بنشین سر جایت. بعد گونهٔ دیگر را بگیر. خاموش که شد خاکستر یا موم را بیرون ببر و به تکه‌خاکی بده.',
			],
			closings: [
				'مار در رفت و در هیچ تصویری از این جشن نیست، با آنکه بی او جشنی نبود. کدام چیزی که به آن نزدی بیش از هر چه زده‌ای به تو داده است؟',
				'یک بار دور بزرگ‌ترین آتشِ زمانه گشت و دید کم است. این روزها چه چیز به چشمت کوچک آمده، و از کدام سوی رودخانه شاید عظیم بوده باشد؟',
			],
		},
		ar: {
			keywords: ['سده', 'عيد السذق', 'السذق', 'نار الشتاء', 'هوشنك', 'اكتشاف النار', 'مرداويج'],
			titles: ['حجر رُمي به ثعبان فأخطأه', 'أكبر نار في زمانها ورجل رآها صغيرة'],
			excerpts: [
				'يرمي هوشنك حجرًا فيخطئ فإذا النار في يده. والسَّذَق عيد لأنفع رمية خائبة في كتاب الملوك.',
				'في سنة ٣٢٣ للهجرة أُعدّت لمرداويج في أصفهان أعظم نار عرفها السذق، فاستحقرها. وكان ذلك آخر شتاء له.',
			],
			openings: [
				'يخرج من بين الصخور شيء طويل أسود، عيناه كعينين من دم، وفي فمه دخان. فيتناول هوشنك، حفيد أوّل الملوك، حجرًا ويرميه بكلّ قوّته. ينجو الثعبان. ويقع الحجر على حجر أكبر منه، ومن حيث التقى الصوّان بالصوّان يقفز نور لم يكن موجودًا من قبل ولم يخطر لأحد على بال. لا يأخذ هذا من الشاهنامة إلّا أبياتًا قليلة. وما زالت ذراع الملك معلّقة في الهواء، والطبخ كلّه والحدادة وسمر الليالي ملقاة على الأرض أمامه في هيئة رمية خاسرة، وهو لا يعرف بعدُ كيف يسمّيها.',
				'منذ أسبوع وهم يجلبون شوك الجمال إلى طرف البستان في كرمان، على الشاحنات والحمير، حتى تعلو الكومة فوق بيت من طابقين. وعند الغروب يطوف بها ثلاثًا شيوخ في ثياب بيض وعلى أفواههم لثام وفي أيديهم سراج. ثم لا يحتاج الأمر إلى أكثر من دقيقة. تدفع الحرارة عشرة آلاف إنسان كما تدفع اليد فتات الخبز، وتضيع فردة نعل، ويصير نصف كلّ وجه برتقاليًّا. فإذا خمدت جاء الفلّاحون قديمًا بالمجارف وحملوا شيئًا من رمادها إلى حقولهم. منتصف الشتاء شيء يمكن أن يوضع في دلو ويُحمل إلى البيت.',
			],
			body: [
				'يقع العيد في العاشر من شهر بهمن، أواخر كانون الثاني، حين ينكسر ظهر البرد وهو لا يدري. واسمه مأخوذ من المئة، وقد عرّبه أهل بغداد فقالوا السذق. أمّا مئة ماذا، فهم يختصمون فيه منذ ألف سنة. يقول فريق: خمسون يومًا وخمسون ليلة بقيت إلى النيروز. ويقول فريق: بل هو اليوم المئة من الشتاء الكبير، حين كانت السنة سبعة أشهر حرّ وخمسة برد. وتذكّر آخرون مئة ولد لأوّل البشر. وعيد فيه كلّ هذا الدفء لا تعوزه الأسباب.',
				'ويزيد البيرونيّ أنّ الناس كانوا يبخّرون في تلك الليلة لدفع الأذى، وأنّ الملوك كانوا يرسلون الوحوش في اللهب. وأشهر لياليه ليلة مرداويج، القائد الذي ملك أصفهان وجلس على سرير من ذهب. أمر في سنة ٣٢٣ بأن يُجمع الحطب على جانبي نهر زنده رود وفي سفوح الجبال، وصُنعت شموع كالأساطين، وشُدّت إلى أرجل آلاف الغربان والحدأ قشور جوز محشوّة بالنفط. ثم ركب وطاف بذلك كلّه مرّة واحدة. فرأى كلّ شيء تحت تلك السماء الواسعة حقيرًا، والتفّ بكسائه واضطجع وأدار وجهه إلى الجدار وما كلّم أحدًا، وخاف الناس حتى أهل خاصّته. ولم تمضِ أيّام حتى قتله غلمانه في الحمّام.',
				'بين رجلين يتّسع المكان لكلّ ما بين الإنسان والنار: هذا القائد الذي نظر فاحتقر، وهوشنك ملك الشاهنامة الذي رمى ثعبانًا بحجر فأخطأه وقدح أوّل شرارة. هوشنك لم يطلب شيئًا فأُعطي أكثر من حاجته، فشكر ربّه ومدّ السماط للناس. ومرداويج أوصى على أعجوبة وبقي واقفًا وفي يده قائمة الحساب. ولا شكّ أنّ الجبال حول أصفهان كانت جميلة تلك الليلة. ومن الضفّة الأخرى، لطفل يحمله أبوه على كتفيه، كانت أعظم ضوء في الدنيا، ولعلّه حكى عنها لأحفاده وزاد.',
				'وفي سنة ٢٠٢٣ أدرجته اليونسكو في تراث البشر الحيّ باسم إيران وطاجيكستان. يصعد الدخان في المساء البارد مستقيمًا أو يكاد، وتقول عجائز كرمان إنّ الأرض تبدأ في التنفّس من هذه الليلة. وهنّ يقصدن ما يقلن، ومن شكّ فليضع كفّه عليها.',
			],
			counter:
				'أن تكون أمّة عرفت النار لأنّ ملكًا أخطأ ثعبانًا فليس من التاريخ، فالمواقد أقدم من كلّ ملك بمئات آلاف السنين. ومن محقّقي الشاهنامة من يرى أبيات هذا العيد مزيدة عليها. والطيور المشتعلة تقشعرّ لها الأبدان، ومن وصف الروعة وجب عليه أن يذكرها. أمّا ظهر البرد المكسور فلا يُعوّل عليه: قد يأتي شباط بأقسى ما في السنة.',
			practices: [
				'لتُستعَد رمية لم تصب: طلب عمل، أو عذر، أو طبخة احترقت. في وسط الورقة يُكتب الهدف، وحوله كلّ ما أصابه الحجر بدلًا منه: شخص عُرف، طريق حُفظ، كلمة. سبع دقائق. ثم ضعوا خطًّا تحت ما يُستعمل منها إلى اليوم، وقولوا بصوت مسموع ما هو. وهوشنك لم يفعل أكثر من هذا: نظر إلى الشيء الذي لم يقصده وقال إنّه نور، ثم دعا الناس إليه.',
				'أشعلوا في مكان آمن نارًا صغيرة أو بقيّة شمعة، واجلسوا قريبًا منها بحيث يكون خدّ أدفأ من خدّ. ستّ دقائق لا تُصلَح فيها ولا تُصوَّر ولا تُقارن بغيرها. فإن خطر أنّها صغيرة فسلّموا على مرداويج وابقوا جالسين. ثم يُعطى الخدّ الثاني نصيبه. وحين تنطفئ يُحمل الرماد أو الشمع إلى الخارج، إلى بقعة تراب لا تنتظر شيئًا.',
			],
			closings: [
				'نجا الثعبان وغاب عن كلّ صورة من صور العيد، ولولاه ما كان عيد. أيّ شيء لم تبلغه الرمية أعطى أكثر ممّا أعطته الأهداف المصابة كلّها؟',
				'طاف مرّة بأعظم نار في عصره فرآها قليلة. ما الذي بدا في الأيّام الأخيرة أصغر ممّا ينبغي، ومن أيّ ضفّة كان يمكن أن يُرى عظيمًا؟',
			],
		},
		es: {
			keywords: [
				'sadeh',
				'sada',
				'fiesta del fuego en invierno',
				'hushang',
				'descubrimiento del fuego',
				'pleno invierno',
			],
			titles: ['Una piedra tirada a una serpiente', 'La hoguera más grande se quedó pequeña'],
			excerpts: [
				'El rey Hushang tira una piedra, falla y tiene el fuego. Sadeh celebra el fallo más útil del Libro de los Reyes.',
				'En 935 le prepararon a un señor de Isfahán la mayor hoguera de Sadeh que se recordaba, y le pareció poca. Fue su último invierno.',
			],
			openings: [
				'Sale de entre las rocas algo largo y negro, con dos ojos como pozos de sangre y humo en la boca. Hushang, nieto del primer rey, agarra una piedra y la lanza con toda su alma. La serpiente escapa. La piedra da en otra mayor, y de donde el pedernal topó con el pedernal salta una luz que no estaba antes ni entraba en los planes de nadie. En el Shahnameh ocupa unos pocos versos. El brazo del rey sigue en el aire, y la cocina entera, la herrería y la sobremesa están en el suelo, delante de él, en forma de fallo.',
				'Llevan una semana trayendo espino de camello al borde del jardín, en Kermán, en camionetas y en burros, hasta que el montón supera una casa de dos pisos. Al ponerse el sol, unos sacerdotes de blanco, con la boca cubierta, dan tres vueltas alrededor con una lámpara. Después es cosa de un minuto. El calor empuja a diez mil personas como una mano las migas, alguien pierde una zapatilla, todas las caras son naranjas de un lado. Cuando se apagaba, los labradores venían con la pala a llevarse un poco de ceniza para el campo. La mitad del invierno cabe en un cubo.',
			],
			body: [
				'Sadeh se celebra el diez de Bahman, a finales de enero, cuando al frío se le ha roto el espinazo y aún no se ha enterado. El nombre lleva dentro el número cien. Cien qué, es discusión de mil años. Quedan cincuenta días y cincuenta noches para Nowruz, dicen unos. Es el día cien del invierno grande, dicen otros, de cuando el año tenía siete meses de calor y cinco de helada. Y los hay que se acordaban de los cien hijos del primer hombre. A una fiesta tan caliente no le faltan motivos.',
				'Al-Biruni añade que esa noche la gente sahumaba para ahuyentar el daño y que los reyes hacían pasar animales por las llamas. La velada más famosa le tocó a Mardavij, un caudillo que había tomado Isfahán y se sentaba en trono de oro. En 935 mandó apilar leña en las dos orillas del Zayandé y por las laderas; se hicieron cirios como columnas, y a miles de cuervos y milanos les ataron cáscaras de nuez llenas de nafta. Luego dio a caballo una vuelta. Bajo un cielo tan ancho todo aquello le pareció miserable. Se envolvió en el manto, se tumbó de cara a la pared y no habló con nadie. A los pocos días lo mataron en el baño sus propios esclavos.',
				'Entre dos hombres cabe entero el trato con el fuego: este caudillo, que miró, y Hushang, el rey del Shahnameh que le tiró una piedra a una serpiente, falló y sacó la primera chispa. Hushang no había pedido nada y recibió más de lo que podía gastar; dio gracias y puso la mesa. Mardavij había encargado un prodigio y se quedó con la factura en la mano. Los montes de Isfahán estarían preciosos. Para algún niño, en la otra orilla, a hombros de su padre, aquella fue la luz más grande del mundo. Una mascletà le habría sabido a poco el resto de su vida.',
				'En 2023 la Unesco inscribió Sadeh a nombre de Irán y Tayikistán. En las tardes frías el humo sube casi recto, y las viejas de Kermán dicen que desde esa noche la tierra respira. Lo dicen al pie de la letra: pon la mano.',
			],
			counter:
				'Que un pueblo descubriera el fuego porque un rey no acertó a una serpiente no es historia; los hogares son cientos de miles de años más viejos que cualquier rey. Hay editores que tienen por añadidos los versos sobre Sadeh. Lo de los pájaros ardiendo pone los pelos de punta, y quien alabe el espectáculo debería contarlo también. Y del espinazo roto no te fíes: a veces lo peor llega en febrero.',
			practices: [
				'Recuerda un tiro que fallaste: una solicitud, una excusa, un guiso. En el centro del papel pon a qué apuntabas, y alrededor todo aquello en lo que dio la piedra: gente que conociste, un camino aprendido, una palabra. Siete minutos. Subraya lo que todavía usas y di en voz alta qué es. Tampoco Hushang hizo mucho más: miró lo que no había querido y dijo que era una luz.',
				'Enciende en lugar seguro un fuego chico o un cabo de vela, y siéntate tan cerca que una mejilla esté más caliente que la otra. Durante seis minutos no lo arregles, no lo fotografíes, no lo compares. Si te viene la idea de que es poca cosa, saluda a Mardavij y sigue sentado. Después, la otra mejilla. Cuando se apague, lleva la ceniza o la cera a un trozo de tierra.',
			],
			closings: [
				'La serpiente huyó y no sale en ninguna imagen de la fiesta, que sin ella no existiría. ¿Qué cosa a la que no acertaste te ha dado más que todas tus dianas?',
				'Dio una vuelta a la mayor hoguera de su tiempo y la vio escasa. ¿Qué te ha parecido pequeño estos días, y desde qué orilla podría haber sido inmenso?',
			],
		},
	},
};
