import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'flying',
	motif: 'star',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['flying', 'dream of flying', 'floating', 'wings', 'lucid dream', 'levitation', 'ibn firnas'],
			titles: ['The man who forgot about the tail', 'How high was it, and could you land?'],
			excerpts: [
				'In ninth-century Córdoba Abbas ibn Firnas covered himself with feathers and took off. What he lacked is lacking in most dreams as well.',
				'Artemidorus allowed slaves to fly and rich men not too high. Sleep itself recommends knee height, between the furniture.',
			],
			openings: [
				'Córdoba, some time in the ninth century. A poet and tinkerer by the name of Abbas ibn Firnas dresses in feathers, fastens two wings to his body, and throws himself from a height. He stays in the air for a good distance, the historian al-Maqqari has it, who wrote nearly eight hundred years later from older books. But he hurt his back in coming down; for he had not considered that birds alight upon their rump, and had not made himself a tail.',
				'It begins at the foot of the stairs. A slight push with the toes is enough, somewhat as one leaves the edge of a swimming bath, and you hang at the height of the coat hooks. It is not even very surprising. You row along the corridor past the pictures, mind your head at the lintel, and wonder a little that you had forgotten the knack, as it is so simple. Hardly ever is there a sky. There are ceilings, and lamps to be avoided.',
			],
			body: [
				'Artemidorus had a table for it, as for everything. To fly a little above the ground and upright is good, as one is then so much above those who walk; with wings it is fortunate for all, and slaves will be freed, since birds have no master. To fly high without wings is danger; to fly on one’s back is bad for those at sea and good for the idle. The best, he writes, is to fly as one wishes and to come down as one wishes.',
				'In the Arabic books whoever flies is a traveller, or climbs to an office, and the higher the better up to a point, at which the dreamer disappears into heaven and does not return. They recommend wings. A king in the Persian Book of Kings, Kay Kavus, had four hungry eagles tied to his throne with legs of lamb stuck on spears above their beaks; up he went, until they were tired. He was found in a wood near Amol, alive and greatly ashamed.',
				'Freud thought of the uncle who sweeps the child through the room with outstretched arms and of swings, and of what becomes of such pleasures later. Jung asked his high-flyers what they were leaving on the ground, and did not congratulate. Those who study dreams in which one knows that one dreams report that people who have just noticed it do one thing first. They do not ask for wisdom, they jump.',
				'The old authorities and the new are strikingly united in one respect: none of them praises height. All of them look for the control, the wings, the throne’s return. In the dream itself, which seldom leaves the house, there is pure delight, so much that grown people wake up homesick for the ceiling of their own corridor. I should not like to say that either side has misunderstood something. A bird is both.',
			],
			counter:
				'In surveys around half of people say that they have flown at some time in their sleep, and yet such dreams are a tiny share of all that are noted in diaries; we remember them since they are pleasant. It is suspected that the organ of balance has a hand in it, which is lively in that phase while the muscles lie still. Whoever floats may simply be a head without news from its legs.',
			practices: [
				'Lie on the floor for six minutes with your arms a little away from you. Go through your weight from below: heels, calves, hips, shoulder blades, head; and each time let the floor do it. Toward the end imagine for the length of three breaths that it is your back to which the floor has been fixed, and you are hanging from it over the room. What do you see first, seen from up there? Get up by way of the side, and write it down.',
				'Draw a corridor you know well, from the height of its lamps. Put in the tops of things: wardrobe, door frame, the heads of those who live there. Take five minutes. Then mark in red the place where you would touch down, and write beside it what you need for landing that you have not yet got. Ibn Firnas, who flew in ninth-century Córdoba and had forgotten to make himself a tail, would have written one word. Yours may be a date, a sum, a person who stands ready below.',
			],
			closings: [
				'He flew, by all accounts, and is remembered for what he left out. What are you about to take off with that has everything but a tail?',
				'Kay Kavus was brought home by friends who scolded him all the way, and he let them. To whom would you be glad to come down, on foot and with leaves in your hair?',
			],
		},
		fa: {
			keywords: ['پرواز', 'خواب پرواز', 'تعبیر خواب پرواز', 'بال', 'پریدن', 'رؤیای آگاهانه', 'کی‌کاووس'],
			titles: ['کی‌کاووس و چهار عقاب گرسنه', 'پرواز در راهروی خانه'],
			excerpts: [
				'عباس بن فرناس پرید و پرواز کرد و فقط فرود را حساب نکرده بود. بیشتر خواب‌های پرواز همین یک قلم را کم دارند.',
				'کتاب‌های قدیم و تازه بر سر پرواز اختلاف دارند و در یک چیز یک‌صدا هستند: هیچ‌کدام بلندی را ستایش نمی‌کنند.',
			],
			openings: [
				'کی‌کاووس تختی از چوب عود ساخت، چهار عقاب جوانِ پروردهٔ گوشت را به چهار گوشه‌اش بست و ران بره را بر سر نیزه‌ها بالای منقارشان آویخت. عقاب‌ها گرسنه بودند و رو به گوشت پر زدند و تخت بلند شد. تا وقتی زور داشتند رفتند. فردوسی می‌گوید خسته که شدند، سرنگون آمدند و شاه در بیشه‌ای نزدیک آمل افتاد، زنده و سخت شرمسار. پهلوانان آمدند ببرندش و در راه تا توانستند سرزنشش کردند، و او سر به زیر گوش داد.',
				'از پای پله‌ها شروع می‌شود. یک فشار کوچک با پنجهٔ پا بس است، مثل دور شدن از لبهٔ استخر، و تو هم‌قد جالباسی در هوا مانده‌ای. آن‌قدرها هم عجیب نیست. از کنار قاب‌ها پارو می‌زنی، حواست به سردر است که به سرت نخورد، و کمی تعجب می‌کنی که چطور فن به این سادگی را از یاد برده بودی. آسمانی در کار نیست. سقف است و چراغی که باید دورش زد.',
			],
			body: [
				'آرتمیدوروس برای این هم مثل همه‌چیز جدول داشت. کمی بالاتر از زمین و راست‌قامت پریدن خوب است، چون به همان اندازه از پیاده‌ها سرتری؛ با بال برای همه میمون است و برده را آزاد می‌کند، که پرنده ارباب ندارد. بلند پریدن بی‌بال خطر است. بهترینش آن است که به دلخواه بروی و به دلخواه بنشینی. در این جمله هجده قرن بعد هم چیزی برای کم و زیاد کردن نیست.',
				'هر که در خواب بپرد، به گفتهٔ معبّران مسلمان، مسافر است یا به مقامی می‌رسد؛ هر چه بالاتر بهتر، تا جایی که در آسمان گم شود و برنگردد، که آن دیگر خبر دیگری است. از بامی به بام دیگر رفتن را جابه‌جا شدن از خانه‌ای به خانه‌ای گرفته‌اند و بال را مال و یاور. مولانا در مثنوی جان را چنین گفته: «جان گشاید سوی بالا بال‌ها / در زده تن در زمین چنگال‌ها». نیم این بیت به خوابِ پرواز می‌خورد و نیم دیگرش به بیدار شدن.',
				'در قرطبهٔ سدهٔ سوم هجری عباس بن فرناس، شاعر و صنعتگر، پر بر خود پوشاند، دو بال بست و از بلندی پرید. مقّری که نزدیک هشتصد سال بعد از روی کتاب‌های کهن‌تر نوشته می‌گوید مسافتی رفت، اما هنگام نشستن پشتش آسیب دید؛ حساب نکرده بود که پرنده بر دُم می‌نشیند، و برای خودش دم نساخته بود. فروید در خواب پرواز دستِ دایی را می‌دید که بچه را دور اتاق می‌چرخاند، و تاب را. یونگ می‌پرسید چه چیزی را روی زمین گذاشته‌ای، و تبریک نمی‌گفت.',
				'پیر و جوانِ این دانش در یک چیز هم‌رأی‌اند: هیچ‌کدام بلندی را نمی‌ستایند. همه دنبال سکان‌اند و بال و دم و راهِ برگشتن. خودِ خواب اما، که کمتر از در خانه بیرون می‌رود، خوشیِ خالص است، چنان‌که آدم بزرگ بیدار می‌شود و دلش برای سقف راهروی خودش تنگ است. نمی‌گویم یکی از این دو طرف نفهمیده است. پرنده هر دو را دارد.',
			],
			counter:
				'در نظرسنجی‌ها نزدیک نیمی از مردم می‌گویند زمانی در خواب پرواز کرده‌اند، با این همه سهمش در دفترهای خواب بسیار ناچیز است؛ چون خوش است یادمان می‌ماند. گمان می‌رود اندام تعادل در آن دست داشته باشد که در این مرحلهٔ خواب بیدار است و ماهیچه‌ها نه. شاید آن که شناور است فقط سری باشد که از پاهایش خبری نمی‌رسد.',
			practices: [
				'شش دقیقه روی زمین دراز بکش، دست‌ها کمی دور از تن. وزنت را از پایین سرکشی کن: پاشنه، ساق، لگن، کتف، سر؛ و هر بار بگذار زمین نگهش دارد. آخر کار به اندازهٔ سه نفس خیال کن زمین را به پشتت چسبانده‌اند و تو از آن بالای اتاق آویزانی. اول چه می‌بینی؟ از پهلو بلند شو و بنویسش، پیش از آنکه به آن بخندی.',
				'راهرویی را که خوب می‌شناسی از بلندیِ چراغش بکش. بالای چیزها را بگذار: روی کمد، لبهٔ قاب در، فرق سر اهل خانه. پنج دقیقه. بعد جایی را که می‌خواهی بنشینی قرمز کن و کنارش بنویس برای نشستن چه می‌خواهی که هنوز نداری. ابن فرناس یک کلمه می‌نوشت. مال تو شاید تاریخی باشد، مبلغی، یا کسی که پایین ایستاده است.',
			],
			closings: [
				'پهلوانان تا ایران سرزنشش کردند و او تاب آورد، چون دست‌کم کسی آمده بود. اگر فرود بیایی، با برگ لای مو و پای پیاده، خوش داری چه کسی پیدایت کند؟',
				'ابن فرناس پرید و او را به چیزی می‌شناسند که جا انداخت. آنچه این روزها با آن خیزِ پریدن داری همه‌چیز دارد جز کدام دُم؟',
			],
		},
		ar: {
			keywords: ['طيران', 'الطيران في المنام', 'تفسير حلم الطيران', 'أجنحة', 'تحليق', 'عباس بن فرناس', 'حلم واع'],
			titles: ['ابن فرناس والذنَب المنسيّ', 'طيران على ارتفاع المشجب'],
			excerpts: [
				'كسا عبّاس بن فرناس نفسه ريشًا وطار في سماء قرطبة مسافة بعيدة، ثم تذكّر الهبوط. كذلك معظم أحلام الطيران.',
				'من أرطميدورس إلى اليوم لم يمدح أحد من أهل الأحلام العلوّ وحده. كلّهم سألوا: وكيف كان النزول؟',
			],
			openings: [
				'قرطبة، في القرن الثالث للهجرة. عبّاس بن فرناس، الشاعر الذي صنع الساعات وعرف صناعة الزجاج، يكسو نفسه الريش، ويمدّ له جناحين، ويقفز من مكان عالٍ. طار في الجوّ مسافة بعيدة، كما يقول المقّريّ ناقلًا عن كتب أقدم منه، ولكنّه لم يحسن الاحتيال في وقوعه، فتأذّى في مؤخّره، ولم يدرِ أنّ الطائر إنّما يقع على زِمكّه، ولم يعمل له ذنَبًا. وسخر منه شاعر من معاصريه ببيت، ثم نُسي الشاعر وبقي للطائر جسر ومطار.',
				'يبدأ عند أسفل الدرج. دفعة خفيفة من أطراف القدمين تكفي، كمن يبتعد عن حافّة المسبح، فإذا الجسم معلّق على ارتفاع المشجب. ليس الأمر حتى مدهشًا جدًّا. تجديف هادئ في الممرّ بمحاذاة الصور، واحتراس من عتبة الباب العليا، وشيء من العجب من أنّ الحيلة نُسيت وهي بهذه السهولة. وقلّما تكون هناك سماء. هناك سقوف، ومصباح يجب الدوران حوله، وأهل البيت في الأسفل يتابعون حديثهم ولا يرفعون رؤوسهم.',
			],
			body: [
				'كان لأرطميدورس في هذا جدول كعادته. الطيران قريبًا من الأرض وفي وضع قائم حسن، لأنّ صاحبه يعلو الماشين بهذا القدر، وهو بجناحين سعد للجميع، وللعبد عتق، إذ لا سيّد للطير. والارتفاع الشديد بلا جناح خطر. وخيره كلّه أن يطير المرء كما يشاء وينزل كما يشاء. ولا يُعرف أنّ أحدًا زاد على هذه الجملة شيئًا يستحقّ الذكر في ثمانية عشر قرنًا، وإن كثر من كتبوا بعده عن الفضاء. فهي تصلح لسائق، ولتاجر، ولمن يهمّ بالكلام في مجلس ولا يعرف كيف سينهي جملته.',
				'وفي كتب المعبّرين من المسلمين أنّ الطائر مسافر أو نائل ولاية، وكلّما علا كان خيرًا، إلى حدّ يغيب فيه في السماء ولا يرجع، فذاك نبأ آخر. والانتقال من سطح إلى سطح انتقال من بيت إلى بيت، والجناح مال أو عون، ومن طار بغير جناح فقد تغيّرت حاله على غير استعداد. وهم يوصون بالجناح دائمًا، كما يوصي أهل التجربة بالعقد المكتوب، لا لأنّهم يسيئون الظنّ بالهواء، بل لأنّهم عرفوا كثيرين صعدوا بكلمة ونزلوا بكلمة. والناس يقولون فيمن فرح إنّه طار فرحًا، ويقولون في الوظيفة إذا ضاعت إنّها طارت.',
				'وفي شاهنامة الفرس أنّ الملك كيكاوس شدّ إلى عرشه أربعة نسور جائعة، ورفع فوق مناقيرها لحمًا على رماح، فصعدت تطلبه حتى كلّت، ثم هوت به في غابة قرب آمل، حيًّا شديد الخجل، لا يرفع رأسه إلى من جاؤوا يحملونه. ورأى فرويد في هذا الحلم ذراعي قريب كان يطوف بالطفل في الغرفة، والأرجوحة، وما صارت إليه تلك المسرّات. وسأل يونغ محلّقيه عمّا تركوه على الأرض ولم يهنّئ أحدًا. أمّا من يدرسون الأحلام الواعية فيذكرون أنّ من انتبه إلى أنّه يحلم لا يطلب الحكمة أوّل ما يطلب، بل يقفز.',
				'والقدماء والمحدثون متّفقون على شيء واحد يلفت النظر: ما منهم من يمدح الارتفاع. كلّهم يبحث عن المِقود والجناح ورجوع العرش. أمّا الحلم نفسه، وقلّما يغادر البيت، فسرور خالص، يستيقظ منه الكبار وبهم حنين إلى سقف ممرّهم. ولا أحبّ أن أقول إنّ أحد الفريقين أخطأ الفهم، فالعصفور على السلك يجمع الأمرين ولا يشرح، ثم يطير إذا اقترب منه من يسأل.',
			],
			counter:
				'في الاستطلاعات يقول نحو نصف الناس إنّهم طاروا مرّة في المنام، ومع ذلك فنصيب هذه الأحلام من المدوّنات ضئيل جدًّا، وإنّما تبقى في الذاكرة لأنّها ممتعة. ويُظنّ أنّ لعضو التوازن يدًا فيها، فهو نشيط في تلك المرحلة من النوم والعضلات ساكنة. فلعلّ السابح في الهواء لا يزيد على رأس انقطعت عنه أخبار رجليه، فظنّ الانقطاع حرّيّة.',
			practices: [
				'استلقوا على الأرض ستّ دقائق والذراعان بعيدتان قليلًا عن الجسد. تفقّدوا الثقل من الأسفل: العقبين فالساقين فالوركين فالكتفين فالرأس، ودعوا الأرض تحمله في كلّ مرّة. وقرب النهاية تخيّلوا مقدار ثلاثة أنفاس أنّ الأرض مثبّتة في الظهر، وأنّ الجسد معلّق منها فوق الغرفة. ما أوّل ما يُرى من هناك؟ انهضوا من الجنب على مهل واكتبوه قبل أن يبدو مضحكًا.',
				'ارسموا ممرًّا تعرفونه جيّدًا كما يُرى من ارتفاع مصباحه، وضعوا فيه أعالي الأشياء: ظهر الخزانة، وإطار الباب، ومفارق رؤوس أهل البيت. خمس دقائق. ثم علّموا بالأحمر موضع الهبوط، واكتبوا عنده ما يحتاج إليه النزول وليس في اليد بعد. كان عبّاس بن فرناس، الذي طار في قرطبة بلا ذنَب فأساء الوقوع، ليكتب كلمة واحدة. وقد تكون الكلمة هنا موعدًا، أو مبلغًا، أو شخصًا يقف في الأسفل مستعدًّا.',
			],
			closings: [
				'طار حقًّا، ويذكره الناس بما نسيه. ما المشروع الذي يُستعدّ الآن للقفز به، وفيه كلّ شيء من ريش وجناح وشهود إلّا الذنَب؟',
				'حمل الأبطال كيكاوس إلى داره وهم يوبّخونه طوال الطريق، فاحتمل، لأنّ أحدًا قد جاء على الأقلّ. إلى من يطيب النزول، على القدمين وفي الشعر ورق الشجر؟',
			],
		},
		es: {
			keywords: ['volar', 'soñar que vuelo', 'vuelo', 'alas', 'flotar', 'sueño lúcido', 'abbas ibn firnás'],
			titles: ['A Ibn Firnás se le olvidó la cola', 'Volar por el pasillo, a la altura del perchero'],
			excerpts: [
				'En la Córdoba del siglo IX, Abbás ibn Firnás se vistió de plumas y se lanzó. Lo que le faltó falta también en casi todos los sueños.',
				'Artemidoro dejaba volar a los esclavos y a los ricos no muy alto. De la altura, curiosamente, nadie ha hablado bien.',
			],
			openings: [
				'Córdoba, en algún momento del siglo IX. Abbás ibn Firnás, poeta e inventor, que hacía relojes y sabía fabricar vidrio, se cubre de plumas, se ata dos alas y se tira desde lo alto. Voló un buen trecho, cuenta al-Maqqari casi ochocientos años después, copiando libros más viejos. Pero al caer se lastimó las posaderas: no había reparado en que los pájaros se posan sobre la rabadilla y no se había hecho cola. Hoy lleva su nombre un puente sobre el Guadalquivir, con dos alas de hormigón.',
				'Empieza al pie de la escalera. Basta un empujoncito con la punta de los pies, como al separarse del borde de la piscina, y te quedas colgado a la altura del perchero. Ni siquiera te asombra mucho. Remas por el pasillo junto a los cuadros, agachas la cabeza en el dintel y te extraña un poco haber olvidado el truco, con lo fácil que era. Cielo casi nunca hay. Hay techos, y una lámpara que conviene rodear.',
			],
			body: [
				'Artemidoro tenía para esto su tabla, como para todo. Volar a poca distancia del suelo y derecho es bueno, pues por otro tanto se está encima de los que andan; con alas es dichoso para cualquiera, y al esclavo le anuncia la libertad, ya que las aves no tienen amo. Muy alto y sin alas, peligro. Boca arriba, malo para navegantes y bueno para ociosos. Lo mejor de todo, escribe, es volar como uno quiere y bajar como uno quiere.',
				'En los libros árabes el que vuela es viajero, o sube de cargo, y cuanto más alto mejor, hasta cierto punto, en el que se pierde en el cielo y no vuelve. Recomiendan alas. Un rey del Libro de los reyes persa, Kay Kavús, ató al trono cuatro águilas hambrientas, con carne de cordero en la punta de unas lanzas por encima del pico. Subió hasta que se cansaron. Lo encontraron en un bosque cerca de Amol, vivo y muerto de vergüenza.',
				'Freud pensó en el tío que pasea al niño por los aires con los brazos extendidos, y en los columpios, y en lo que se hace después de tales placeres. Jung preguntaba a sus voladores qué dejaban en tierra, y no felicitaba. Los que estudian los sueños en que uno sabe que sueña cuentan que la gente, al darse cuenta, no pide sabiduría. Da un salto. La levitación de santa Teresa, a la que agarraba la comunidad para que no se le fuera del suelo, era cosa distinta, y a ella la abochornaba.',
				'Antiguos y modernos coinciden en un punto: ninguno alaba la altura. Todos buscan el timón, las alas, la vuelta del trono. El sueño, en cambio, que rara vez sale de casa, es puro gusto, tanto que hay adultos que despiertan con nostalgia del techo de su pasillo. No diré que una de las partes no se haya enterado. Un gorrión tiene las dos cosas y no da conferencias.',
			],
			counter:
				'En las encuestas cerca de la mitad de la gente dice haber volado alguna vez dormida y, sin embargo, estos sueños son una porción mínima de los que se anotan: los recordamos porque gustan. Se sospecha del órgano del equilibrio, que anda despierto en esa fase mientras los músculos descansan. Tal vez quien flota no sea más que una cabeza sin noticias de sus piernas.',
			practices: [
				'Túmbate seis minutos en el suelo con los brazos algo separados. Recorre tu peso desde abajo, talones, pantorrillas, caderas, omóplatos, cabeza, y deja cada vez que lo sostenga el piso. Hacia el final imagina, durante tres respiraciones, que el suelo está sujeto a tu espalda y que cuelgas de él sobre el cuarto. ¿Qué es lo primero que ves? Levántate de lado y apúntalo antes de que te dé la risa.',
				'Dibuja un pasillo que conozcas bien, visto desde la lámpara. Pon lo de encima de las cosas: el armario, el marco de la puerta, la coronilla de los que viven allí. Cinco minutos. Marca en rojo dónde aterrizarías y anota al lado qué te hace falta para bajar y aún no tienes. Ibn Firnás, que voló en la Córdoba del siglo IX y no se había hecho cola, habría escrito una palabra. La tuya puede ser una fecha, una cantidad o alguien que espere abajo.',
			],
			closings: [
				'Voló, según todas las noticias, y se lo recuerda por lo que se dejó. ¿Con qué estás a punto de saltar tú, que lo tiene todo menos la cola?',
				'A Kay Kavús lo llevaron a casa unos amigos que no pararon de reñirlo, y él se dejó, porque al menos habían venido. ¿Ante quién no te importaría bajar a pie y con hojas en el pelo?',
			],
		},
	},
};
