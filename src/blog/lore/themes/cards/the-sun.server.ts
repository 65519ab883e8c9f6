import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-sun',
	motif: 'sun',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the sun', 'tarot', 'joy', 'sunflowers', 'clarity', 'major arcana'],
			titles: ['Sunflowers with Their Backs to the Sun', 'Noon in a Walled Garden'],
			excerpts: [
				'Four sunflowers look over the wall, and all four look at the child. It is bad botany and the best joke in the pack.',
				'A child without reins, a wall behind, no shadow anywhere. The simplest card of the tarot turns out to have a back to it.',
			],
			openings: [
				'A young sunflower really does follow the sun, from east to west, and turns back in the night to be ready for the morning. When the flower opens this stops. The stem stiffens and the heads remain facing east for the rest of their lives, which pays: they warm up early, and the bees come sooner. Botanists measured it properly only in 2016. On the nineteenth card of the London pack there are four sunflowers behind a wall, wide open, with an enormous sun above them, and all four have turned their faces to a child.',
				'When the tarot was invented in northern Italy nobody there had ever seen a sunflower. The plant was at home in America and crossed the ocean in the century after. So it is missing on the old Sun cards; there a naked boy with a red coral necklace runs along on a little cloud and holds up the sun by the hair, like a trophy. In Marseille two children stand before a low wall of yellow and red brick, and one puts his hand on the neck of the other, while drops of light fall upward or down.',
			],
			body: [
				'In Marseille there were two children on the card; in 1909 they were reduced to one, who was put upon a grey horse and given a large red flag. He sits without saddle or reins, holds his arms wide and is the only rider in the pack who is not on his way anywhere in particular; compare the knights, all so busy. The wall is behind him. Waite speaks in his book of the walled garden of the sensitive life that is left behind. One may also see simply that somebody had built a wall, and that one can come out of it.',
				'Joy is hard to write about, as any reader of paradises knows. There is no plot. Perhaps this is the reason why people have less to say about this card than about the Moon, which comes directly before it and in which nothing can be made out. In the Sun all can be made out. Things have stopped meaning something else. A wall is a wall, a horse is warm, and the child is pleased in the way one is pleased before somebody asks the reason.',
				'But the four sunflowers behind the wall look at him, not at the light. That is worth a second thought. We turn towards what is lit rather than what lights it; of a good day we remember the face at table and hardly ever the weather. It may also have been the plainest of errors, by a Londoner who had seen sunflowers mainly in vases. She drew eighty pictures in some months for, as she wrote in a letter, very little cash. There is a cheerfulness in the line all the same.',
				'And there is no shadow. Look for one: beneath the horse, behind the wall, anywhere. It is noon, or the draughtswoman left it out. Noon lasts some minutes. It is the hour at which one cannot tell east from west, and the only one in which nobody stands in anyone’s light.',
			],
			counter:
				'Cheerfulness by order is a hard thing to bear; the card has hung in many offices. Whoever is sad does not become less so by a picture of a child, and clear light also shows the dust. Psychologists found in experiments that chasing happiness as a goal can make people more disappointed with the evenings on which it fails to come. As for the sun, gardeners in dry countries plant a tree against it first.',
			practices: [
				'Take eight minutes and write down a good hour from the past month, only with what could have been photographed: who sat where, what lay on the table, from which side the light came. No word such as happy, lovely, perfect. When you have finished, underline the thing towards which everybody in that hour was turned. It may be a person; it may well be a dish of apricots.',
				'Step outside at whatever time and find your shadow. Mark where its head lies, with a stone or a bit of chalk, and stay about until eight minutes have passed. See how far it has crept. In this time do one thing only for its own sake: hum, peel an orange, lean on something warm. If a purpose occurs to you, move your foot and begin again.',
			],
			closings: [
				'Four flowers have been looking the wrong way for more than a century and it becomes them. Towards what do the people at your table turn their heads, and when did you last sit on that side?',
				'He rides out with nothing in his hands but a flag, and the wall is low enough for everyone to look over. What would you do this noon if no one were to ask you afterwards what it had been good for?',
			],
		},
		fa: {
			keywords: ['خورشید', 'تاروت', 'شادی', 'آفتابگردان', 'روشنی', 'آرکانای بزرگ'],
			titles: ['آفتابگردان‌هایی پشت به آفتاب', 'نیمروز در باغِ دیواردار'],
			excerpts: [
				'چهار آفتابگردان از روی دیوار سرک کشیده‌اند و هر چهار به کودک نگاه می‌کنند. گیاه‌شناسیِ بدی است و بهترین شوخیِ این دسته.',
				'کودکی بی‌عنان، دیواری پشت سر، و هیچ سایه‌ای نیست. ساده‌ترین برگِ تاروت پشتی هم دارد.',
			],
			openings: [
				'آفتابگردانِ جوان به‌راستی از مشرق تا مغرب با آفتاب می‌گردد و شب برمی‌گردد تا صبح آماده باشد. گل که باز شد این کار تمام می‌شود. ساقه سفت می‌شود و سرش تا آخرِ عمر رو به مشرق می‌ماند و سود هم می‌کند: زودتر گرم می‌شود و زنبورها زودتر می‌آیند. این را تازه در ۲۰۱۶ درست اندازه گرفتند. در برگِ نوزدهمِ دستهٔ لندن چهار آفتابگردانِ شکفته پشتِ دیوارند، خورشیدی بزرگ بالای سرشان است و هر چهار رو به کودکی گردانده‌اند.',
				'وقتی تاروت را در شمالِ ایتالیا ساختند هیچ‌کس آنجا آفتابگردان ندیده بود. این گیاه مالِ آمریکا بود و یک قرن بعد از اقیانوس گذشت. برای همین در خورشیدهای قدیم نیست؛ آنجا پسرکی برهنه با گردن‌بندِ مرجان روی تکه‌ابری می‌دود و خورشید را مثل غنیمتی بالای سر برده است. در مارسی دو کودک جلوِ دیواری کوتاه از آجرِ زرد و سرخ ایستاده‌اند، یکی دست بر گردنِ دیگری گذاشته، و قطره‌های نور یا می‌بارد یا بالا می‌رود.',
			],
			body: [
				'در کارتِ مارسی کودک‌ها دو تا بودند و در ۱۹۰۹ یکی ماند؛ بر اسبی خاکستری نشاندندش و پرچمی سرخ و بزرگ به دستش دادند. بی زین و بی عنان، دست‌ها باز، تنها سوارِ این دسته است که به جای معینی نمی‌رود؛ سواران دیگر را ببین که چه گرفتارند. دیوار پشتِ سرِ اوست. ویت از باغِ دیواردارِ زندگیِ حسی می‌گوید که پشت سر مانده است. می‌شود هم ساده دید: کسی دیواری ساخته بود و معلوم شد می‌شود از آن بیرون آمد.',
				'از شادی نوشتن سخت است، چون قصه ندارد. شاید برای همین مردم دربارهٔ این کارت کمتر از ماه حرف دارند که درست پیش از آن می‌آید و در آن چیزی پیدا نیست. اینجا همه‌چیز پیداست. چیزها از معنای دیگر داشتن دست کشیده‌اند. دیوار دیوار است، اسب گرم است و کودک آن‌طور شاد است که آدم پیش از آنکه دلیلش را بپرسند شاد است. فارسی هم برای این حال واژه‌ای دارد که خودش خورشید است: دل‌گرم. شاد نه، امیدوار نه؛ فقط گرم، مثلِ دیواری که تا غروب آفتاب خورده باشد و پشتت را به آن بدهی.',
				'ولی آفتابگردان‌های پشتِ دیوار به او نگاه می‌کنند و نه به نور. جای درنگ دارد. ما رو به آنچه روشن شده می‌گردیم؛ از یک روزِ خوب صورتی سرِ سفره یادمان می‌ماند و از هوا کمتر چیزی. شاید هم ساده‌ترین اشتباه بوده، از زنِ لندن‌نشینی که آفتابگردان را بیشتر در گلدان دیده بود. هشتاد تصویر را در چند ماه کشید و در نامه‌ای نوشت که پولش خیلی کم بود. با این همه در خط‌هایش سرخوشی هست.',
				'سایه هم نیست. بگرد: زیرِ اسب، پشتِ دیوار، هیچ‌جا. یا نیمروز است یا نقاش جا انداخته. نیمروز چند دقیقه بیشتر نمی‌پاید. ساعتی است که مشرق از مغرب معلوم نیست و تنها ساعتی که هیچ‌کس جلوِ آفتابِ دیگری نایستاده است.',
			],
			counter:
				'شادیِ دستوری چیزِ سنگینی است و این کارت به دیوارِ خیلی از اداره‌ها آویزان بوده. غمِ آدم با تصویرِ بچه کم نمی‌شود و نورِ تند گرد و خاک را هم نشان می‌دهد. روان‌شناس‌ها در آزمایش‌هایی دیده‌اند کسی که خوشحالی را هدف می‌گیرد از شبی که خوشحالی نمی‌آید دلخورتر برمی‌گردد. آفتاب را هم از باغبانِ کویر بپرس: اول درختی می‌کارد که سایه بیندازد.',
			practices: [
				'هشت دقیقه از یک ساعتِ خوبِ ماهِ گذشته بنویس، فقط با آنچه می‌شد عکسش را گرفت: چه کسی کجا نشسته بود، روی میز چه بود، نور از کدام طرف می‌آمد. کلمه‌هایی مثل عالی و دلنشین قدغن است. تمام که شد زیرِ آن چیزی خط بکش که در آن ساعت همه رو به آن داشتند. شاید آدمی باشد؛ شاید هم بشقابِ زردآلو.',
				'هر ساعتی هست برو بیرون و سایه‌ات را پیدا کن. جای سرش را با سنگی یا گچی نشان کن و هشت دقیقه همان دور و بر بمان. ببین چقدر خزیده است. در این فاصله فقط یک کار بکن که برای خودش باشد: زمزمه، پوست کندنِ پرتقال، تکیه دادن به چیزی گرم. اگر فایده‌ای به ذهنت رسید پایت را جابه‌جا کن و از سر بگیر.',
			],
			closings: [
				'چهار گل صد و چند سال است عوضی نگاه می‌کنند و به آنها می‌آید. آدم‌های سرِ سفرهٔ تو سرشان را رو به چه می‌گردانند، و آخرین بار کِی آن طرف نشستی؟',
				'بیرون می‌تازد و جز پرچمی چیزی در دست ندارد، دیوار هم کوتاه است و همه می‌بینندش. اگر بعدش کسی نمی‌پرسید به چه درد خورد، این ظهر را با چه می‌گذراندی؟',
			],
		},
		ar: {
			keywords: ['الشمس', 'تاروت', 'الفرح', 'عباد الشمس', 'الوضوح', 'الأوراق الكبرى'],
			titles: ['أزهار ظهرها إلى الشمس', 'ظهيرة في بستان مسوَّر'],
			excerpts: [
				'أربع من أزهار عبّاد الشمس تطلّ من فوق السور، وكلّها تنظر إلى الطفل. خطأ في علم النبات، وأحسن نكتة في المجموعة.',
				'طفل بلا لجام، وسور من خلفه، ولا ظلّ في مكان. أبسط أوراق التاروت لها هي أيضًا وجه آخر.',
			],
			openings: [
				'تتبع زهرة عبّاد الشمس الفتيّة الشمسَ حقًّا من المشرق إلى المغرب، ثمّ تعود في الليل لتكون مستعدّة للصباح. فإذا تفتّحت انقطعت عن ذلك. تصلب الساق، وتبقى الرؤوس متّجهة إلى المشرق بقيّة عمرها، ولها في ذلك ربح: تدفأ مبكّرًا، ويأتيها النحل قبل غيرها. ولم يُقَس ذلك قياسًا دقيقًا إلّا سنة ٢٠١٦. وفي الورقة التاسعة عشرة من مجموعة لندن أربع أزهار متفتّحة وراء سور، وفوقها شمس هائلة، وقد أدارت الأربع وجوهها جميعًا إلى طفل.',
				'لمّا اخترع أهل شمال إيطاليا التاروت لم يكن أحد منهم قد رأى زهرة عبّاد الشمس. فهي من نبات أمريكا، ولم تعبر المحيط إلّا في القرن التالي. لذلك خلت منها أوراق الشمس القديمة؛ فهناك صبيّ عارٍ في عنقه قلادة من مرجان، يجري على غيمة صغيرة ويرفع الشمس فوق رأسه كأنّها غنيمة. وفي مرسيليا طفلان أمام سور قصير من آجرّ أصفر وأحمر، يد أحدهما على عنق صاحبه، وقطرات من الضوء تنزل أو تصعد، لا ندري.',
			],
			body: [
				'كان في ورقة مرسيليا طفلان، فبقي منهما سنة ١٩٠٩ واحد، أُركب حصانًا رماديًّا وأُعطي راية حمراء كبيرة. لا سرج له ولا لجام، وذراعاه مفتوحتان، وهو الراكب الوحيد في المجموعة الذي لا يقصد مكانًا بعينه؛ وما على الناظر إلّا أن يقارنه بالفرسان وكثرة مشاغلهم. والسور من خلفه. يتكلّم وايت في كتابه عن بستان مسوَّر هو الحياة الحسّيّة وقد تُركت وراء الظهر. ويجوز أن نرى الأمر أبسط من ذلك: بنى أحدهم سورًا، ثمّ تبيّن أنّ الخروج منه ممكن. ولم يُكتب على السور من بناه، ولا ذُكر أنّ أحدًا سأل.',
				'والكتابة عن الفرح عسيرة، إذ لا حبكة فيه. ولعلّ هذا ما يجعل الكلام عن هذه الورقة أقلّ من الكلام عن القمر، وهو جارها الذي لا يُستبان فيه شيء. هنا يُستبان كلّ شيء، وقد كفّت الأشياء عن أن تعني غيرها. السور سور، والحصان دافئ، والطفل مسرور كما يُسرّ المرء قبل أن يُسأل عن السبب. وقد لاحظ المتنبّي قديمًا أنّ من الوضوح ما لا يُطلب عليه برهان، وأنّ النهار إذا احتاج إلى دليل لم يصحّ في الأذهان شيء. والفرح من هذا الصنف: ما إن يُقدَّم دليله حتّى يكون قد انصرف.',
				'غير أنّ أزهار عبّاد الشمس وراء السور تنظر إلى الطفل لا إلى الضوء، وهذا حقيق بوقفة. فنحن نميل إلى ما أُضيء أكثر ممّا نميل إلى ما أضاءه؛ ويبقى من اليوم الطيّب وجه على المائدة، ولا يكاد يبقى من طقسه شيء. وقد يكون الأمر غلطة لا أكثر، من رسّامة في لندن رأت عبّاد الشمس في المزهريّات خاصّة. رسمت ثمانين صورة في شهور، وكتبت في رسالة أنّ أجرها كان زهيدًا جدًّا. ومع ذلك ففي خطوطها مرح لا يُشترى، وفي رايته الحمراء، وهي أكبر منه مرّتين، شيء من مرح من رسمها.',
				'ثمّ إنّه لا ظلّ في الصورة. ابحثوا عنه تحت الحصان وخلف السور. فإمّا أنّه الظهر وإمّا أنّ الرسّامة تركته. والظهيرة دقائق. هي الساعة التي لا يُعرف فيها شرق من غرب، وهي الوحيدة التي لا يحجب فيها أحد ضوءًا عن أحد. ومن أراد أن يصفها بعد انقضائها احتاج إلى ظلّ يجلس فيه.',
			],
			counter:
				'الفرح المأمور به ثقيل، وقد عُلّقت هذه الورقة في مكاتب كثيرة. والحزين لا يخفّ حزنه بصورة طفل، والضوء الساطع يُري الغبار أيضًا. وقد وجد علماء النفس في بعض تجاربهم أنّ من جعل السعادة هدفًا يطارده كان أشدّ خيبة في الأمسيات التي لا تجيء فيها. أمّا الشمس فاسألوا عنها أهل البلاد الجافّة، فإنّهم يغرسون في وجهها شجرة قبل كلّ شيء.',
			practices: [
				'ثماني دقائق لوصف ساعة طيّبة من الشهر الماضي بما كانت آلة التصوير قادرة على التقاطه وحده: من جلس أين، وماذا كان على الطاولة، ومن أيّ جهة جاء الضوء. ولا يُسمح بكلمة من قبيل رائع وجميل. وعند الفراغ يوضع خطّ تحت الشيء الذي كان الجميع في تلك الساعة متّجهين إليه. قد يكون إنسانًا، وقد يكون صحن مشمش. وأيًّا كان فهو شمس تلك الساعة، ولو لم ينتبه.',
				'اخرجوا في أيّ ساعة كانت وابحثوا عن الظلّ. يُعلَّم موضع رأسه بحجر أو طبشور، ثمّ يكون البقاء في الجوار ثماني دقائق ويُنظر كم زحف. وفي أثناء ذلك فعل واحد يُراد لذاته لا لشيء بعده: دندنة، أو تقشير برتقالة، أو اتّكاء على جدار دافئ. فإن خطرت للفعل فائدة فلتُنقل القدم من مكانها وليُستأنف العدّ من أوّله. ولا يُحسب السأم فائدة، فهو مسموح به إلى آخر الدقائق.',
			],
			closings: [
				'أربع أزهار تنظر إلى غير جهتها منذ قرن وزيادة، ويليق بها ذلك. ولم يصحّحها أحد من الرسّامين بعدها. فإلى أيّ شيء يدير الجالسون على المائدة رؤوسهم، ومتى كان آخر جلوس في تلك الجهة منها؟',
				'يخرج وليس في يده إلّا راية، والسور من القصر بحيث يراه الجميع. والوقت ظهر، ولا موعد لأحد مع أحد. فكيف تنقضي هذه الظهيرة لو ضُمن ألّا يسأل أحد بعدها عن نفعها؟',
			],
		},
		es: {
			keywords: ['el sol', 'tarot', 'alegría', 'girasoles', 'claridad', 'arcanos mayores'],
			titles: ['Girasoles de espaldas al sol', 'Mediodía en un huerto con tapia'],
			excerpts: [
				'Cuatro girasoles se asoman a la tapia y los cuatro miran al niño. Como botánica es un desastre; como broma, la mejor de la baraja.',
				'Un crío sin riendas, una tapia detrás y ni una sombra. La carta más sencilla del tarot también tiene envés.',
			],
			openings: [
				'Un girasol joven sigue al sol de verdad, de este a oeste, y por la noche regresa para estar listo al alba. Al abrirse la flor, se acabó. El tallo endurece y las cabezas quedan mirando a levante lo que les resta de vida; les conviene, se calientan antes y las abejas acuden primero. Medido en serio, se supo en 2016. En la carta diecinueve de la baraja londinense hay cuatro girasoles abiertos detrás de una tapia, con un sol inmenso encima. Los cuatro han vuelto la cara hacia un niño.',
				'Cuando se inventó el tarot, nadie en el norte de Italia había visto un girasol. Era planta americana y cruzó el océano en el siglo siguiente; según se cuenta, uno de los primeros sitios donde lo cultivaron fue Madrid. Por eso falta en los soles antiguos. En ellos un chiquillo desnudo, con collar de coral, corre sobre una nubecilla y lleva el sol en alto como un trofeo. En Marsella, dos críos ante un murete de ladrillo, uno con la mano en el cuello del otro, y unas gotas de luz que suben o bajan.',
			],
			body: [
				'En Marsella los niños eran dos; en 1909 se quedaron en uno, lo montaron en un caballo gris y le dieron una bandera roja enorme. No tiene silla ni riendas, abre los brazos y es el único jinete de la baraja que no va a ningún sitio en concreto; compáralo con los caballos de los palos, todos atareadísimos. La tapia queda detrás. Waite habla del huerto cerrado de la vida sensible que se deja a la espalda. Puede verse también sin filosofía: alguien había levantado un muro y resulta que de él se sale.',
				'Escribir sobre la alegría cuesta, porque no tiene argumento. Quizá por eso se dice menos de esta carta que de La Luna, que va justo antes y en la que no se distingue nada. Aquí se distingue todo. Las cosas han dejado de significar otra cosa. Una tapia es una tapia, el caballo está caliente y el niño anda contento como se está contento antes de que a uno le pregunten por qué. Jorge Guillén, que se atrevió a escribir un libro entero así, tuvo que aguantar que lo llamaran frío.',
				'Pero los girasoles de detrás de la tapia lo miran a él, y no a la luz. Merece una pausa. Nos volvemos hacia lo iluminado más que hacia la lámpara; de un buen día queda una cara en la mesa, y del tiempo que hacía, apenas nada. O fue, lisa y llanamente, un error de una londinense que solo conocía los girasoles de jarrón. Dibujó ochenta láminas en unos meses y escribió en una carta que le habían pagado muy poco. Aun así, hay contento en el trazo.',
				'Y no hay sombra. Búscala bajo el caballo, tras el muro, donde quieras. Es mediodía o se le olvidó. El mediodía dura minutos; a esa hora no se sabe dónde cae el este, y es la única en que nadie le quita el sol a nadie.',
			],
			counter:
				'La alegría por decreto es agotadora, y esta carta ha colgado en muchos despachos. A quien está triste no le alivia el retrato de un niño; la luz fuerte, además, enseña el polvo. En algunos experimentos, quienes perseguían la felicidad como meta volvían más defraudados de las tardes en que no apareció. Y del sol, a mediodía y en agosto, que opinen en Écija: allí lo primero que se planta es la sombra.',
			practices: [
				'Ocho minutos para contar una hora buena del último mes con lo que habría salido en una foto y nada más: quién estaba dónde, qué había en la mesa, por qué lado entraba la luz. Prohibidas palabras como maravilloso o perfecto. Cuando termines, subraya aquello hacia lo que todos estaban vueltos en esa hora. Puede que fuese una persona y puede que una fuente de albaricoques.',
				'Sal a la hora que sea y busca tu sombra. Marca con una piedra dónde tiene la cabeza y quédate cerca ocho minutos, a ver cuánto se arrastra. Mientras, haz una sola cosa porque sí: tararear, pelar una naranja, apoyarte en algo caliente. Si se te ocurre alguna utilidad, mueve el pie y vuelve a empezar la cuenta desde cero.',
			],
			closings: [
				'Cuatro flores llevan más de un siglo mirando al revés y les sienta bien. ¿Hacia dónde giran la cabeza los que se sientan a tu mesa, y cuándo ocupaste tú esa silla por última vez?',
				'Sale con una bandera y las manos vacías, y el muro es tan bajo que lo ve todo el pueblo. ¿En qué gastarías este mediodía si nadie fuera a preguntarte para qué sirvió?',
			],
		},
	},
};
