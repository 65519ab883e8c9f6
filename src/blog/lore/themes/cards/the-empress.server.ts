import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-empress',
	motif: 'tree',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the empress', 'tarot', 'growth', 'care', 'wheat', 'major arcana'],
			titles: ['What Winter Wheat Knows', 'The Empress Sits Out of Doors'],
			excerpts: [
				'The wheat at the feet of the Empress is ripe. A gardener would ask about the winter before it, for without weeks of cold that wheat would never have flowered.',
				'A throne of cushions in a field, a crown of twelve stars and no hurry anywhere. The card of care has a question about who is being cared for, and until when.',
			],
			openings: [
				'Sow winter wheat in spring and you will get grass. It will be green and rather handsome, and it will not form an ear. The plant has to have stood in the cold for some weeks before it is able to flower; farmers knew this long before botanists gave it the name of vernalisation. In the picture of the Empress the wheat stands ripe up to the hem of her dress. The card is always praised for its summer. Somewhere behind it, unpainted, there must have been snow.',
				'All the other crowned heads of the tarot sit on stone. She alone has had her seat carried outside, and somebody has thought of cushions. A stream drops into a pool behind her, there are trees, the corn comes up to her knees, and against the seat leans a shield in the shape of a heart with the sign of Venus on it, as one leans an umbrella in a corner. Nothing in the picture is useful at this moment. Everything in it has taken months.',
			],
			body: [
				'She did not begin as a gardener. In the pack painted at Milan around 1450 the Empress is a lady of the court with a shield on her arm, and on the shield is the black eagle of the Empire, a bird that the dukes had paid good money to be allowed to display. On the printed cards of Marseille she still holds it, but closer, in the crook of her elbow, and more than one reader has looked twice to see whether it is not a child. The eagle became a heart in 1909; then the crown became twelve stars, borrowed from the woman in the Book of Revelation; then came the field.',
				'So the card tells its own story of growth, with a good deal of pruning in it. Power that displayed a bird of prey has turned into the power that makes things come up. People who read cards hear in it children, harvest, a house with bread in it, a piece of work that thickens by itself. The picture agrees. But look at what she is doing: nothing. Growth takes place around her because she stays put and lets it.',
				'That is harder than it sounds. Whoever has raised tomatoes or a pupil knows the hand that wants to help: to water once more, to straighten the stalk, to lift the seedling and see how the roots are getting on. The Empress has a twin who cannot leave the field alone, and from a distance they are dressed alike. One feeds until the other can eat. The other feeds.',
				'That is what winter is for. A plant that is never cold, never thirsty, never left to its own wind stays soft; gardeners set young plants out of doors by the hour, to harden them, and it hurts to watch. When this card lies on the table, ask first what is ripening, and then what it has had enough of.',
			],
			counter:
				'The card makes plenty look natural, and plenty has always been somebody’s work. Who threshes that wheat, who washes the cushions on her seat? For centuries the praise of motherly nature has gone nicely together with not paying for it. There is also no law that patience ripens everything; some seeds are simply dead, and a good farmer ploughs them under in May.',
			practices: [
				'Pick the thing or person you take most care of at present. For five minutes list what you did for it in the past week, down to the small touches. Then put a mark beside each item that was asked for, and another beside each that was needed though nobody asked. What remains without a mark was for you. That is allowed; only choose one of those items and leave it undone until Sunday.',
				'Go to something that is growing where you live: a pot, a tree at the bus stop, moss on a wall. Stay with it for seven minutes and do nothing for it, not even turn it to the light. Draw one leaf afterwards from memory. Where the drawing goes wrong is where you were looking for results, and those are the places to look at tomorrow.',
			],
			closings: [
				'The ear forms in June, and the permission for it was given under the snow. Of the cold months you remember, one may have been that sort of month. What did it make possible, and who would have spared you from it if they could?',
				'She sits among finished things and has no list in her hand. The field will be cut, the stream will not be asked. What in your care would go on growing if you took your hands away for a week?',
			],
		},
		fa: {
			keywords: ['شهبانو', 'تاروت', 'رویش', 'مراقبت', 'گندم', 'باروری'],
			titles: ['آنچه گندمِ پاییزه می‌داند', 'شهبانو در کشتزار'],
			excerpts: [
				'گندمِ پای شهبانو رسیده است. باغبان از زمستانِ پیش از آن می‌پرسد، چون این گندم بی چند هفته سرما هرگز خوشه نمی‌کند.',
				'تختی از بالش در میان کشتزار، تاجی از دوازده ستاره و هیچ شتابی. کارتِ مراقبت می‌پرسد این مراقبت تا کی و برای که.',
			],
			openings: [
				'گندمِ پاییزه را اگر بهار بکاری علف درو می‌کنی. سبز می‌شود، قد می‌کشد، خوش‌رنگ هم هست، اما خوشه نمی‌بندد. این گیاه باید چند هفته در سرما مانده باشد تا بتواند گل بدهد؛ کشاورزها این را پیش از گیاه‌شناس‌ها می‌دانستند و برای همین مهرماه بذر می‌پاشیدند و دلشان به برف خوش بود. در کارتِ شهبانو گندم تا دامنِ او رسیده است. همه از تابستانِ این تصویر تعریف می‌کنند. پشتِ آن، جایی که نقاش نکشیده، برفی باریده است.',
				'بقیهٔ تاجدارانِ تاروت روی سنگ نشسته‌اند. تنها اوست که داده تختش را بیرون بیاورند و کسی به فکر بالش هم بوده. پشت سرش جویی در آبگیر می‌ریزد، درخت هست، گندم هست، و سپری به شکل دل با نشانِ زهره پای تخت تکیه داده شده، همان‌طور که چتر را کنار در می‌گذارند. در این لحظه هیچ‌چیزِ تصویر به کاری نمی‌آید. هر چیزش ماه‌ها وقت برده است، و برای دیدنش باید به اندازهٔ خوردنِ یک استکان چای نشست.',
			],
			body: [
				'شهبانو از اول باغبان نبود. در دسته‌ای که حدود ۱۴۵۰ در میلان نقاشی شد، بانویی درباری است با سپری که عقابِ سیاهِ امپراتوری رویش نشسته؛ عقابی که دوک‌ها برای داشتنِ حقِ نمایشش پول خرج کرده بودند. در کارت‌های مارسی هنوز همان سپر را دارد، اما نزدیک‌تر، توی خمِ آرنج، چنان‌که خیلی‌ها دو بار نگاه کرده‌اند که نکند نوزاد باشد. در ۱۹۰۹ عقاب دل شد، تاج دوازده ستاره شد که از مکاشفهٔ یوحنا آمده، و دورش گندم رویید.',
				'پس خودِ کارت هم سرگذشتِ رویش است، با مقداری هَرَس. قدرتی که پرندهٔ شکاری نشان می‌داد قدرتی شد که چیزی را سبز می‌کند. فال‌خوان‌ها از آن فرزند و برکت و خانهٔ نان‌دار می‌شنوند و تصویر هم مخالفتی ندارد. فقط ببین او چه می‌کند: هیچ. دوروبرش همه‌چیز بالا می‌آید چون سرِ جایش نشسته و گذاشته بالا بیاید. در باغِ ایرانی هم اول جوی را می‌کشیدند و بعد درخت را جایی می‌کاشتند که آب خودش از کنارش بگذرد.',
				'این کار از آنچه به نظر می‌رسد سخت‌تر است. هر که گوجه‌ای کاشته یا شاگردی بزرگ کرده دستی را می‌شناسد که می‌خواهد کمک کند: یک بار دیگر آب بدهد، ساقه را راست کند، نشا را از خاک بکشد بیرون که ببیند ریشه‌اش گرفته یا نه. شهبانو خواهری دوقلو دارد که نمی‌تواند کشتزار را به خودش بسپارد و از دور لباسشان یکی است. یکی غذا می‌دهد تا دیگری دستِ خودش به کاسه برسد. آن یکی فقط غذا می‌دهد.',
				'زمستان به همین کار می‌آید. گیاهی که نه سرما دیده و نه تشنگی، نازک می‌ماند؛ باغبان نشای گلخانه را روزی چند ساعت بیرون می‌گذارد تا سفت شود و دلش هم می‌سوزد. وقتی این کارت روی میز آمد، اول بپرس چه دارد می‌رسد، و بعد بپرس از چه چیزی دیگر سیر شده است.',
			],
			counter:
				'این کارت فراوانی را طبیعی نشان می‌دهد و فراوانی همیشه دسترنجِ کسی بوده است. آن گندم را چه کسی می‌کوبد و بالش‌های تختش را که می‌شوید؟ قرن‌ها از «طبعِ مادرانه» تعریف کرده‌اند و با همین تعریف مزدش را نداده‌اند. قانونی هم نیست که صبر هر چیزی را برساند؛ بعضی بذرها مرده‌اند و کشاورزِ خوب اردیبهشت که شد زمین را برمی‌گرداند.',
			practices: [
				'کسی یا چیزی را که این روزها بیش از همه به آن می‌رسی در نظر بگیر. پنج دقیقه بنویس در هفتهٔ گذشته برایش چه کرده‌ای، تا ریزترینش. کنار هرچه خودش خواسته بود علامتی بگذار و کنار هرچه نخواسته ولی لازم داشت علامتی دیگر. آنچه بی‌علامت ماند برای دلِ خودت بوده است. عیبی ندارد؛ فقط یکی از آنها را تا جمعه انجام نده و تماشا کن.',
				'نزدیکِ خانه چیزی پیدا کن که دارد می‌روید: گلدان، درختِ ایستگاه اتوبوس، خزهٔ لبِ دیوار. هفت دقیقه کنارش بمان و هیچ کاری برایش نکن، حتی رو به آفتابش نچرخان. بعد رویت را برگردان و یک برگش را از حفظ بکش. هرجا نقاشی‌ات لنگید همان‌جایی است که دنبالِ نتیجه گشته‌ای و برگ را ندیده‌ای. فردا از همان گوشه شروع به نگاه کردن کن.',
			],
			closings: [
				'خوشه در خرداد می‌بندد و اجازه‌اش را زیر برف گرفته است. میان ماه‌های سردی که به یاد داری شاید یکی از همین جنس بوده باشد. آن زمستان چه چیزی را در تو شدنی کرد، و اگر دستِ که بود نمی‌گذاشت ببینی‌اش؟',
				'او میان چیزهای تمام‌شده نشسته و فهرستی در دستش نیست. گندم را درو خواهند کرد و جوی از کسی اجازه نخواهد گرفت. از آنچه به تو سپرده است، کدام یک هفته بی دستِ تو هم بالا می‌آید؟',
			],
		},
		ar: {
			keywords: ['الإمبراطورة', 'تاروت', 'النمو', 'الرعاية', 'القمح', 'الحصاد'],
			titles: ['ما يعرفه قمح الشتاء', 'الإمبراطورة تجلس في الحقل'],
			excerpts: [
				'القمح عند قدمي الإمبراطورة ناضج. والفلّاح يسأل عن الشتاء الذي قبله، فلولا أسابيع البرد لما طلعت السنبلة.',
				'كرسيّ من وسائد في حقل، وتاج من اثنتي عشرة نجمة، ولا عجلة في شيء. ورقة الرعاية تسأل: رعاية من، وإلى متى؟',
			],
			openings: [
				'من بذر قمح الشتاء في الربيع حصد عشبًا. يخضرّ ويطول ويحسن منظره، ثمّ لا تخرج منه سنبلة؛ فهذا النبات لا يزهر حتّى تمرّ عليه أسابيع من البرد. عرف الفلّاحون ذلك قبل أن يسمّيه علماء النبات «الإرباع»، وكانوا يبذرون في الخريف ويفرحون بالصقيع المعتدل. وفي صورة الإمبراطورة يبلغ القمح الناضج طرف ثوبها، فيمدح الناس صيف هذه الورقة منذ أكثر من مئة عام. لكنّ وراء الحقل، حيث لم تصل ريشة الرسّامة، شتاءً لا بدّ أنّه مرّ.',
				'سائر أصحاب التيجان في التاروت يجلسون على الحجر، وهي وحدها أخرجت كرسيّها إلى الهواء الطلق، وثمّة من تذكّر الوسائد. خلفها جدول ينحدر إلى بركة، وحولها شجر، والسنابل تبلغ ركبتيها، وعلى جانب الكرسيّ ترس في هيئة قلب عليه علامة الزهرة، مسنود كما تُسند المظلّة وراء الباب. لا شيء في الصورة ينفع في هذه الساعة، وكلّ ما فيها استغرق شهورًا حتّى استوى على هذا الحال.',
			],
			body: [
				'لم تكن في أوّل أمرها صاحبة بستان. ففي المجموعة المرسومة في ميلانو نحو سنة ١٤٥٠ هي سيّدة من سيّدات البلاط، على ذراعها ترس فيه نسر الإمبراطوريّة الأسود، وكان الأدواق يدفعون مالًا ليُسمح لهم برفعه. وفي أوراق مرسيليا ما زالت تحمل الترس، غير أنّها تضمّه إلى مرفقها ضمّة تجعل الناظر يعيد النظر ليتأكّد أنّه ليس رضيعًا. ثمّ صار النسر قلبًا سنة ١٩٠٩، وصار التاج اثنتي عشرة نجمة مأخوذة من سفر الرؤيا، ونبت الحقل من حولها. وهكذا انتقلت في خمسة قرون من قاعة العرش إلى العراء.',
				'فالورقة نفسها تاريخ نموّ، وفيه تقليم كثير. سلطان كان يُظهر طيرًا جارحًا تحوّل إلى سلطان يُنبت. يسمع فيه القرّاء الولد والغلّة والبيت الذي لا يخلو من الخبز، والصورة لا تعترض. ولكن لننظر ماذا تفعل: لا شيء. حتّى الصولجان في يدها خفيف، رفعته رفع من يلوّح لجار يمرّ على الطريق البعيد. ينمو ما حولها لأنّها ثابتة في مكانها وتأذن له بأن ينمو.',
				'وهذا أصعب ممّا يُظنّ. فمن زرع طماطم أو ربّى تلميذًا يعرف تلك اليد التي تريد أن تعين: تسقي مرّة أخرى، وتقوّم الساق، وتنزع الشتلة من التراب لترى كيف حال الجذور. وفي العربيّة كلمة تجمع الأمرين، فالتربية من ربا الشيء إذا زاد ونما، وكأنّ المربّي شاهد على الزيادة قبل أن يكون صانعًا لها. وللإمبراطورة أخت توأم لا تقدر على ترك الحقل وشأنه، ولباسهما من بعيد واحد. إحداهما تُطعم حتّى يصل الصغير بيده إلى الصحن، والأخرى تُطعم فحسب.',
				'ومن هنا نفع الشتاء. فالنبتة التي لم تبرد ولم تعطش ولم تُترك لريحها تبقى رخوة، ولذلك يُخرج البستانيّ شتلاته من الدفيئة بضع ساعات كلّ يوم حتّى تشتدّ، وقلبه معها. وفي بساتين النخل مثل قريب: الفسيلة التي تُسقى كلّ ساعة ترسل جذورها كسولةً قرب وجه الأرض، والتي يُباعَد بين سقياتها تغوص في طلب الماء، فإذا جاء القيظ عُرف إلى أيّهما أُحسن. وذلك امتحان يأتي متأخّرًا ولا يُعاد. فإذا وقعت هذه الورقة على الطاولة حسُن أن يُسأل أوّلًا عمّا ينضج، ثمّ عمّا نال من السقي كفايته.',
			],
			counter:
				'تُظهر هذه الورقة الوفرة كأنّها من الطبيعة، وما كانت الوفرة قطّ إلّا من كدّ أحد. من يدرس ذلك القمح، ومن يغسل وسائد كرسيّها؟ لقد مُدحت الأمومة قرونًا مدحًا أغنى المادحين عن دفع أجرها. ثمّ لا قانون يقول إنّ الصبر يُنضج كلّ شيء؛ فبعض البذور ميّت، والفلّاح الحسن يقلب الأرض حين يتبيّن له ذلك ولا ينتظر الصيف.',
			practices: [
				'ليقع الاختيار على أكثر ما يُعتنى به هذه الأيّام، شخصًا كان أو عملًا. خمس دقائق يُسرد فيها كلّ ما صُنع له في الأسبوع الماضي، حتّى أصغر لمسة. ثمّ علامة أمام كلّ ما طُلب، وعلامة أخرى أمام ما احتيج إليه من غير طلب. والباقي بلا علامة كان لراحة المعتني نفسه. لا بأس بذلك؛ يكفي أن يُترك واحد منه حتّى يوم الجمعة بلا فعل، وأن يُنظر ما يجري.',
				'ابحثوا بقرب البيت عن شيء ينمو: أصيص، أو شجرة عند موقف الحافلة، أو طحلب على جدار. سبع دقائق إلى جانبه بلا أيّ خدمة تُقدَّم له، حتّى تدويره نحو الضوء ممنوع. ثمّ أديروا الوجه وارسموا ورقة واحدة منه من الذاكرة. حيث يتعثّر الرسم كانت العين تبحث عن النتيجة وفاتتها الورقة، ومن ذلك الموضع يبدأ النظر غدًا. وقد يلزم لذلك ثلاثة أيّام قبل أن تصير الورقة ورقة.',
			],
			closings: [
				'تطلع السنبلة في أوّل الصيف، وقد أُذن لها وهي تحت الصقيع. ولعلّ بين الشهور الباردة التي تحفظها الذاكرة شهرًا من هذا النوع. فما الذي صار ممكنًا بسببه، ومن كان سيمنعه لو استطاع؟',
				'تجلس بين أشياء تمّ صنعها، ولا قائمة في يدها. سيُحصد الحقل، والجدول لا يستأذن أحدًا في جريانه. فأيّ ما هو في العهدة اليوم يظلّ ينمو لو رُفعت عنه اليد أسبوعًا؟',
			],
		},
		es: {
			keywords: ['la emperatriz', 'tarot', 'crecimiento', 'cuidado', 'trigo', 'arcanos mayores'],
			titles: ['Lo que sabe el trigo de invierno', 'La Emperatriz y la mano que riega de más'],
			excerpts: [
				'El trigo de La Emperatriz está maduro. Un labrador preguntaría por el invierno de antes: sin semanas de frío, esa espiga no habría salido.',
				'Cojines en medio del campo, doce estrellas por corona y ninguna prisa. La carta del cuidado esconde una pregunta sobre cuándo parar.',
			],
			openings: [
				'Si siembras en primavera el trigo de invierno, cosecharás hierba. Saldrá verde, alto, hasta bonito, y no echará una sola espiga, porque esa planta necesita haber pasado unas semanas de frío para poder florecer. Los labradores castellanos lo sabían mucho antes de que la botánica lo llamara vernalización: año de nieves, año de bienes. En la lámina de La Emperatriz el trigo maduro le llega al vestido. De la carta se celebra siempre el verano; la nevada se quedó fuera del marco.',
				'En toda escalera hay una vecina que ahogó en tres semanas un limonero que había sobrevivido diez años al olvido. Lo regaba mañana y noche. Le hablaba. El limonero amarilleó con muchísima educación. Viene a la memoria cuando sale La Emperatriz, sentada al aire libre entre cojines, con el agua cayendo detrás y el trigo hasta las rodillas: lleva en la mano un cetro ligero, y no una regadera.',
			],
			body: [
				'No empezó de hortelana. En la baraja pintada en Milán hacia 1450 es una dama de corte con un escudo al brazo, y en el escudo el águila negra del Imperio, ave que a los duques les había costado dinero poder lucir. En los naipes de Marsella aún lo lleva, pero más pegado, en el hueco del codo, y muchos miran dos veces por si fuera un niño. En 1909 el águila se hizo corazón con el signo de Venus, la corona se hizo de doce estrellas, como la de la mujer del Apocalipsis, y alrededor creció el campo.',
				'La propia carta, pues, ha ido creciendo a base de podas. El poder que enseñaba un ave de presa acabó siendo el poder de que algo brote. En ella se suele oír hijos, cosecha, una casa con pan, un trabajo que cuaja solo. De acuerdo. Pero fíjate en lo que hace: nada. Las cosas suben a su alrededor porque ella se está quieta y las deja.',
				'Quien haya criado tomates o alumnos conoce la mano contraria: la que riega otra vez, la que endereza el tallo, la que saca la plántula de la tierra para ver cómo van las raíces. La Emperatriz tiene una gemela incapaz de dejar el campo en paz, y de lejos visten igual. Una da de comer hasta que el otro alcanza el plato. La otra da de comer.',
				'Para eso sirve el frío. La planta que nunca pasó sed ni viento se queda blanda; en los viveros sacan los plantones al aire unas horas cada día, para que se endurezcan, y da pena mirarlo. Si te sale esta carta, pregunta qué está madurando. Luego, con más cuidado, pregunta qué ha tenido ya bastante agua.',
			],
			counter:
				'La lámina hace pasar la abundancia por cosa natural, y la abundancia siempre ha sido el trabajo de alguien. ¿Quién trilla ese trigo, quién lava los cojines de su asiento? Durante siglos se alabó el instinto maternal con tal de no pagarlo. Tampoco hay ley que obligue a la paciencia a dar fruto: hay semillas muertas, y el buen labrador lo nota en mayo y vuelve a arar.',
			practices: [
				'Elige aquello o a aquella persona que más cuidas ahora. En cinco minutos, enumera lo que hiciste por ella la semana pasada, hasta el menor retoque. Marca lo que te pidió; con otra señal, lo que no pidió pero necesitaba. Lo que quede sin marca era para ti. No pasa nada, también cuenta. Escoge una sola de esas cosas, déjala sin hacer hasta el domingo y observa qué ocurre.',
				'Busca cerca de casa algo que esté creciendo: una maceta, el árbol de la parada, el musgo de una tapia. Pasa siete minutos a su lado sin hacerle ningún favor, ni siquiera girarlo hacia la luz. Después date la vuelta y dibuja una hoja de memoria. Donde el dibujo falla, estabas buscando resultados en vez de hojas; empieza mañana por ese borde.',
			],
			closings: [
				'La espiga sale en junio, y el permiso lo recibió debajo de la nieve. De los meses fríos que recuerdas, alguno pudo ser de esos. ¿Qué hizo posible, y quién te lo habría ahorrado de haber podido?',
				'Del limonero quedó la maceta, y ahora viven en ella unas hierbas que nadie plantó. Van muy bien. ¿Qué de lo que está a tu cargo seguiría creciendo si apartaras la mano una semana?',
			],
		},
	},
};
