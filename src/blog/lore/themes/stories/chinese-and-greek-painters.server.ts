import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'chinese-and-greek-painters',
	motif: 'mirror',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: [
				'chinese and greek painters',
				'masnavi book one',
				'rumi',
				'polishing',
				'mirror',
				'no colour',
				'ghazali',
			],
			titles: ['The team that asked for no paint', 'A wall polished until it could be quiet'],
			excerpts: [
				'Two schools of painters, two walls, one curtain. Rumi took the tale from Ghazali and changed over the teams.',
				'The Chinese had drums and a hundred colours, the Greeks a cloth. The prize went to the cloth, rather unfairly.',
			],
			openings: [
				'Before mirrors were made of glass they were made of bronze or steel, and had to be kept from rust like knives. There were people whose trade this was. They went from house to house with a box of ash and a pad of felt, sat down in the yard, and rubbed, in small circles, for most of a morning; one paid them by the face. What they left behind was nothing. There was a good deal less on that disc than when they had come, and the lady of the house could see her own eyes in it.',
				'The decorators have put it in writing: two coats, and before that three days of preparation. You hear them at it through the door. They wash, fill, sand, wash again; nothing changes except that the room gets emptier. On the third evening you look in to complain. A bare bulb hangs from the ceiling, and on the wall opposite the window lies the garden, faint, the right way up, just as it is, with the neighbour’s child moving in it on a swing.',
			],
			body: [
				'In the first book of the Masnavi the Chinese say: we are the better painters. The Greeks say: the glory is ours. The sultan gives each party a room, door facing door. The Chinese ask for a hundred colours, and every morning the treasury hands them out. The Greeks say that no colour is of use in their work, nor any tint, only the removal of rust. They shut the door and polish. When the Chinese are finished they beat drums for joy; the king comes, looks, and his wits leave him. Then he goes across. The curtain is raised, and on the burnished wall there is everything that he has just seen, and it is better there.',
				'“There is a way from two hundred colours to no colour; / colours are like cloud, and the colourless is a moon,” says our rendering of the couplet. The Greeks are the Sufis, Rumi explains, without books, learning or repetition. What they have polished is the breast, of greed and stinginess and grudges. He means it as praise; one should note how much work it is.',
				'The story is older than he. Ghazali tells it around the year 1100, and so does the poet Nizami in his book of Alexander. But there the parts are the other way round: it is the Greeks who paint and the Chinese who polish, as would seem natural, since Chinese mirrors were famous. Rumi has exchanged the teams. One may look for a deep reason. I only remark that he lived in the land called Rum, among Greeks, and is named after it; few of us can tell of a match without being for one side.',
				'There is a question which none of the three has asked. What became of the polished wall when the curtain came down again? It had won, and there was nothing on it. Next morning, I suppose, the sun came in, and a cleaning woman went past, and for the time of her passing she was on the wall of the king, life-size, in all her colours.',
			],
			counter:
				'As a theory of painting this is impudent. Polishing reflects, and somebody must have made what is reflected; the Greeks lived that day on the labour of people whose drums they found vulgar. Emptiness, too, has its vanity, and its designers and price lists. And a mind which only mirrors is at the mercy of whatever happens to be hung across the corridor. On some days the decent thing is to ask the treasury for red.',
			practices: [
				'Take a spoon, the duller the better, and a soft cloth with a little toothpaste or ash. Polish the bowl for five minutes without doing anything else, in small circles. Stop when you can recognise the window in it. Write down what you thought about in the third minute, when the charm had worn off. Put the spoon in the drawer among the others, with its face upward.',
				'Pick out a person of whom you have a finished picture, well painted, with a frame. Spend four minutes listing the colours you used: what you were told beforehand, whom they resemble, what you once needed from them. Cross out one colour with a single stroke. The next time you meet them, look for one minute at what remains of the picture without that tint, and say nothing clever.',
			],
			closings: [
				'The king went home, one hopes, by way of the Chinese room, for a last look at the real leaves. A mirror can do much, but nobody has ever picked anything from it. What do you add to everything you look at, and what would there be to see if for once you brought only the cloth?',
				'Most of the rust on a mirror comes from breath, from people who leaned too close in order to see themselves. Who polishes you, without your noticing, and what are they able to see in you afterwards?',
			],
		},
		fa: {
			keywords: ['رومیان و چینیان', 'نقاشی چینیان', 'مثنوی دفتر اول', 'مولانا', 'صیقل', 'آینه', 'بی‌رنگی'],
			titles: ['گروهی که هیچ رنگی نخواست', 'دیواری که آن‌قدر ساییدندش تا ساکت شد'],
			excerpts: [
				'دو گروه نقاش، دو دیوار، یک پرده. مولانا قصه را از غزالی گرفت و جای تیم‌ها را عوض کرد.',
				'چینی‌ها طبل داشتند و صد رنگ، رومی‌ها یک پارچه. جایزه را پارچه برد، که کمی هم بی‌انصافی است.',
			],
			openings: [
				'آینه پیش از آن که از شیشه باشد از مفرغ و فولاد بود و مثل چاقو زنگ می‌زد. کسانی بودند که کارشان همین بود. با جعبه‌ای خاکستر و تکه‌ای نمد خانه به خانه می‌گشتند، در حیاط می‌نشستند و بیشترِ صبح را با دایره‌های کوچک می‌ساییدند؛ مزدشان را به تعداد آینه می‌دادند. آنچه به جا می‌گذاشتند هیچ بود. روی آن صفحه خیلی کمتر از وقتی چیز بود که آمده بودند، و خانم خانه چشم خودش را در آن می‌دید.',
				'نقاش‌های ساختمان نوشته داده‌اند: دو دست رنگ و پیش از آن سه روز زیرسازی. صدایشان از پشت در می‌آید. می‌شویند، بتونه می‌کنند، سمباده می‌کشند، باز می‌شویند؛ هیچ‌چیز عوض نمی‌شود جز آن که اتاق خالی‌تر می‌شود. شب سوم می‌روی که غر بزنی. لامپ لختی از سقف آویزان است و روی دیوارِ روبه‌روی پنجره باغچه افتاده، کم‌رنگ، همان‌طور که هست، با بچهٔ همسایه که در آن تاب می‌خورد و خبر ندارد.',
			],
			body: [
				'در دفتر اول مثنوی چینیان گفتند ما نقاش‌تریم. رومیان گفتند کر و فر ماراست. سلطان به هر گروه خانه‌ای داد، در مقابلِ در. چینیان صد رنگ خواستند و هر بامداد از خزانه رنگ می‌گرفتند. رومیان گفتند کار ما نه نقش می‌خواهد نه رنگ، فقط دفع زنگ. در را بستند و صیقل زدند. چینیان که فارغ شدند از شادی طبل زدند؛ شاه آمد و نقشی دید که عقل را می‌ربود. بعد به آن سو رفت. پرده را بالا کشیدند و هر چه آنجا دیده بود بر دیوارِ ساده افتاد، و اینجا بهتر بود.',
				'مولانا می‌گوید: «از دو صد رنگی به بی‌رنگی رهیست / رنگ چون ابرست و بی‌رنگی مهیست». رومیان آن صوفیان‌اند، بی تکرار و کتاب و هنر، که سینه را از آز و حرص و بخل و کینه پاک کرده‌اند. این را به ستایش می‌گوید و خوب است ببینیم چقدر کار است. بی‌رنگی را هیچ‌کس هدیه نگرفته؛ باید نشست و سایید، و تا روز آخر هم معلوم نمی‌شود چیزی پیش رفته یا نه.',
				'قصه از او کهنه‌تر است. غزالی نزدیک به صد و پنجاه سال پیش از او گفته و نظامی هم در اسکندرنامه آورده است. ولی آنجا کارها برعکس است: رومیان نقش می‌زنند و چینیان صیقل می‌کنند، که طبیعی‌تر هم می‌نماید، چون آینهٔ چینی مشهور بود. مولانا جای تیم‌ها را عوض کرده. می‌شود دنبال دلیل ژرفی گشت. من فقط یادآوری می‌کنم که در سرزمین روم زندگی می‌کرد، میان رومیان، و دنیا او را به همین نام می‌شناسد؛ کمتر کسی مسابقه‌ای را تعریف می‌کند و طرف کسی نیست.',
				'پرسشی هست که هیچ‌کدام از این سه نپرسیده‌اند. پرده که دوباره افتاد بر سر دیوارِ صیقلی چه آمد؟ برنده شده بود و رویش هیچ نبود. لابد فردا صبح آفتاب تابید و زنی که جارو می‌کرد از جلویش گذشت، و به اندازهٔ گذشتنش بر دیوارِ پادشاه بود، به قدِ خودش و با همهٔ رنگ‌هایش.',
			],
			counter:
				'اگر این نظریهٔ نقاشی باشد گستاخانه است. صیقل بازمی‌تاباند و آنچه می‌تابد را کسی باید ساخته باشد؛ رومیان آن روز نانِ کار کسانی را خوردند که طبلشان را عامیانه می‌دانستند. خالی بودن هم ناز خودش را دارد، و طراح و فهرست قیمتش را. ذهنی هم که فقط آینه باشد گرفتار هر چیزی است که آن طرفِ راهرو آویخته‌اند. بعضی روزها کارِ درست این است که آدم برود و از خزانه سرخ بخواهد.',
			practices: [
				'قاشقی بردار، هر چه کدرتر بهتر، و پارچهٔ نرمی با کمی خمیردندان یا خاکستر. پنج دقیقه با دایره‌های کوچک گودیِ قاشق را بساب و کار دیگری نکن. وقتی پنجره را در آن شناختی دست نگه دار. بنویس در دقیقهٔ سوم که لطفش تمام شده بود به چه فکر می‌کردی. بعد قاشق را میان باقی بگذار، رو به بالا.',
				'کسی را انتخاب کن که تصویرش در ذهنت تمام است، خوب کشیده و قاب‌گرفته. چهار دقیقه رنگ‌هایی را که به کار برده‌ای بنویس: آنچه از پیش دربارهٔ او گفته بودند، شبیه که بود، یک وقت چه از او می‌خواستی. یکی از رنگ‌ها را با یک خط پاک کن. دفعهٔ بعد که دیدی‌اش یک دقیقه ببین بی آن رنگ از تصویر چه می‌ماند و حرف زیرکانه‌ای نزن.',
			],
			closings: [
				'کاش شاه از راهِ اتاق چینیان برگشته باشد که یک بار دیگر برگ‌های راستی را ببیند. آینه خیلی کارها می‌کند ولی کسی از آن میوه نچیده است. تو به هر چه نگاه می‌کنی چه چیزی به آن اضافه می‌کنی، و اگر یک بار فقط پارچه را ببری چه دیده می‌شود؟',
				'بیشترِ زنگارِ آینه از نفس است، از نفسِ کسانی که برای دیدن خودشان زیادی نزدیک آمده‌اند. چه کسی تو را بی‌آنکه بفهمی صیقل می‌دهد، و بعد از آن در تو چه می‌بیند؟',
			],
		},
		ar: {
			keywords: ['الصينيون والروم', 'المصورون', 'المثنوي', 'جلال الدين الرومي', 'الصقل', 'المرآة', 'الغزالي'],
			titles: ['الفريق الذي لم يطلب لونًا', 'جدار صُقل حتى سكت'],
			excerpts: [
				'فريقان من المصوّرين وجداران وستار واحد. أخذ الروميّ الحكاية عن الغزاليّ وبدّل مواضع الفريقين.',
				'كان لأهل الصين طبول ومئة لون، وللروم خرقة. وذهبت الجائزة إلى الخرقة، وفي هذا شيء من الظلم.',
			],
			openings: [
				'كانت المرايا قبل الزجاج من برونز أو فولاذ، تصدأ كما تصدأ السكاكين. وكان في المدن قوم هذه صنعتهم، يطوفون على البيوت ومعهم صندوق رماد وقطعة لبّاد، فيجلس الواحد منهم في فناء الدار ويفرك في دوائر صغيرة معظم الصباح، وأجره بعدد المرايا. والذي كان يخلّفه وراءه لا شيء. كان على ذلك القرص من الأشياء أقلّ بكثير ممّا كان عليه حين جاء، وكانت ربّة البيت ترى فيه عينيها، فتعطيه الأجر وتزيده تمرًا للطريق.',
				'كتب الدهّانون في العقد: طبقتان من الدهان، وقبلهما ثلاثة أيّام للتحضير. يُسمع عملهم من وراء الباب. يغسلون، ويسدّون الشقوق، ويحكّون بورق الزجاج، ثم يغسلون من جديد، ولا يتغيّر شيء سوى أنّ الغرفة تزداد فراغًا. وفي مساء اليوم الثالث يدخل صاحب البيت ليشكو البطء. فيجد مصباحًا عاريًا يتدلّى من السقف، وعلى الجدار المقابل للنافذة حديقة البيت، باهتة كما هي، وفيها ابن الجيران يتأرجح وهو لا يدري أنّه وصل إلى هناك.',
			],
			body: [
				'في الجزء الأوّل من المثنويّ قال أهل الصين: نحن أحسن تصويرًا، وقال الروم: بل لنا الفضل. فأعطى السلطان كلّ فريق دارًا، بابها إلى باب الأخرى، وبينهما ستار. طلب أهل الصين مئة لون، وكانت الخزانة تعطيهم كلّ صباح ما يطلبون. وقال الروم: لا يصلح لعملنا لون ولا نقش، وإنّما هو إزالة الصدأ. وأغلقوا الباب وجعلوا يصقلون. فلمّا فرغ أولئك ضربوا الطبول فرحًا، فجاء السلطان ونظر فطار عقله. ثم مضى إلى الجهة الأخرى، ورُفع الستار، فإذا كلّ ما رآه على الجدار المصقول، وهو هناك أحسن.',
				'يقول الروميّ في ترجمتنا: «من مئتي لون إلى اللالون طريق، / فاللون كالغيم، واللالون قمر». والروم عنده هم الصوفيّة، لا تكرار لهم ولا كتاب، وقد صقلوا الصدور من الطمع والشحّ والضغينة. أراد بهذا المدح، وينبغي أن نلاحظ كم فيه من العمل. فاللالون لم يُهدَ إلى أحد، بل لا بدّ من الجلوس والفرك، وإلى آخر يوم لا يُعرف أتقدّم شيء أم لم يتقدّم. والطبول على الجانب الآخر تعلن كلّ مساء ما أُنجز.',
				'والحكاية أقدم منه. رواها الغزاليّ في الإحياء قبله بنحو قرن ونصف، ونظمها نظامي في كتابه عن الإسكندر. لكنّ الأمر هناك معكوس: الروم هم الذين يصوّرون وأهل الصين هم الذين يصقلون، وهذا أقرب إلى الطبع، فالمرايا الصينيّة كانت مشهورة، ومنها ما إذا وقعت عليه الشمس ألقى على الجدار نقش ظهره، كأنّ البرونز شفّ. وقد بدّل صاحب المثنويّ الفريقين. وللباحث أن يفتّش عن سبب عميق. وأنا أكتفي بالإشارة إلى أنّه كان يسكن بلاد الروم بين أهلها، وأنّ الدنيا تعرفه بالروميّ. وقليل منّا من يروي خبر مباراة ولا هوى له في أحد الفريقين.',
				'وبقي سؤال لم يسأله أحد من الثلاثة. حين أُسدل الستار مرّة أخرى ما الذي صار إليه الجدار المصقول؟ كان هو الفائز وليس عليه شيء. أحسب أنّ الشمس دخلت في صباح اليوم التالي، ومرّت به امرأة تكنس، فكانت على جدار السلطان مقدار مرورها، بطولها كلّه وبألوانها كلّها، ولم يقرع لها أحد طبلًا.',
			],
			counter:
				'إن كان هذا رأيًا في التصوير ففيه جرأة على أهله. فالصقل يعكس، ولا بدّ أن يكون أحد قد صنع ما ينعكس. وقد عاش الروم في ذلك النهار على تعب قوم كانوا يستثقلون طبولهم. وللفراغ أيضًا زهوه ومصمّموه وقوائم أسعاره. والذهن الذي ليس إلّا مرآة أسير كلّ ما يُعلَّق في الجهة المقابلة. وفي بعض الأيّام يكون الصواب أن يذهب المرء إلى الخزانة فيطلب الأحمر.',
			practices: [
				'خذوا ملعقة، وكلّما كانت أكدر كان أحسن، وقطعة قماش ناعمة عليها قليل من معجون الأسنان أو الرماد. ويُصقل جوفها خمس دقائق في دوائر صغيرة ولا يُصنع غير ذلك. فإذا عُرفت فيها النافذة فقد كفى. ثم يُكتب سطر عمّا خطر بالبال في الدقيقة الثالثة، بعد أن ذهبت حلاوة البداية. وتُعاد الملعقة إلى الدرج مع أخواتها ووجهها إلى أعلى.',
				'اختاروا إنسانًا صورته في الذهن تامّة، متقنة، في إطار. وتُكتب في أربع دقائق الألوان التي رُسمت بها: ما قيل عنه قبل أن نراه، ومن الذي يشبهه، وما الذي كنّا نريده منه ذات يوم. ثم يُشطب لون واحد بخطّ واحد. وعند اللقاء القادم يُنظر إليه دقيقة كاملة، ليُعرف ما الذي يبقى من الصورة من غير ذلك اللون، ولا يقال في تلك الدقيقة شيء ذكيّ.',
			],
			closings: [
				'ليت السلطان عاد من طريق دار الصينيّين ليلقي نظرة أخيرة على الأوراق الحقيقيّة. فالمرآة تقدر على كثير، ولم يقطف منها أحد ثمرة. ما الذي نضيفه إلى كلّ ما ننظر إليه، وماذا كان سيُرى لو جئناه مرّة بالخرقة وحدها؟',
				'أكثر صدأ المرايا من الأنفاس، من أنفاس الذين اقتربوا كثيرًا ليروا أنفسهم. من الذي يصقلنا ونحن لا ندري، وما الذي يراه فينا بعد أن يفرغ؟',
			],
		},
		es: {
			keywords: [
				'pintores chinos y griegos',
				'masnaví libro primero',
				'rumi',
				'pulir',
				'espejo',
				'sin color',
				'algazel',
			],
			titles: ['El equipo que no pidió pintura', 'Una pared pulida hasta quedarse callada'],
			excerpts: [
				'Dos escuelas de pintores, dos paredes, una cortina. Rumi tomó el cuento de Algazel y cambió los equipos de campo.',
				'Los chinos tenían tambores y cien colores; los griegos, un trapo. Ganó el trapo, con cierta injusticia.',
			],
			openings: [
				'Antes de ser de vidrio los espejos fueron de bronce o de acero, y había que defenderlos del óxido como a los cuchillos. Eso era un oficio. Iban de casa en casa con una caja de ceniza y un trozo de fieltro, se sentaban en el patio y frotaban en círculos pequeños casi toda la mañana; cobraban por cara. Lo que dejaban tras de sí era nada. En aquel disco había bastantes menos cosas que a su llegada, y la señora de la casa se veía los ojos.',
				'Los pintores lo han puesto por escrito: dos manos, y antes tres días de preparación. Se los oye detrás de la puerta. Lavan, rellenan, lijan, vuelven a lavar; no cambia nada, salvo que el cuarto está cada vez más vacío. La tercera tarde entras a protestar. Del techo cuelga una bombilla pelada, y en la pared de enfrente de la ventana está el jardín, muy tenue, tal cual es, con la niña del vecino columpiándose dentro sin saberlo.',
			],
			body: [
				'En el libro primero del Masnaví los chinos dicen: pintamos mejor. Los griegos dicen: la gloria es nuestra. El sultán le da a cada bando una sala, puerta con puerta. Los chinos piden cien colores y todas las mañanas el tesoro se los entrega. Los griegos contestan que en su trabajo no hace falta color ninguno, solo quitar la herrumbre. Cierran y se ponen a pulir. Cuando los otros acaban, tocan los tambores de contentos; viene el rey, mira y se le va el juicio. Luego cruza. Alzan la cortina, y en la pared bruñida está todo lo que acaba de ver, y ahí está mejor.',
				'«Hay un camino de doscientos colores a ninguno; / el color es como nube, y lo incoloro, una luna», dice el pareado. Los griegos son los sufíes, aclara Rumi, sin libros ni lecciones, que han pulido el pecho de codicia, de tacañería y de rencores. Lo dice en su alabanza. Fíjate, con todo, en la cantidad de trabajo: lo incoloro no se lo han regalado a nadie, y hasta el último día no se sabe si se ha adelantado algo.',
				'El cuento es más viejo que él. Lo trae Algazel hacia 1100, y también el poeta Nezamí en su libro de Alejandro. Pero allí los papeles están al revés: pintan los griegos y pulen los chinos, como parecería natural, porque los espejos chinos eran famosos. Rumi ha cambiado los equipos de campo. Se puede buscar una razón profunda. Yo me limito a observar que vivía en la tierra llamada Rum, entre griegos, y que de ahí le viene el nombre; pocos sabemos contar un partido sin ir con alguien.',
				'Hay una pregunta que no se hizo ninguno de los tres. Cuando volvió a caer la cortina, ¿qué fue de la pared pulida? Había ganado y no tenía nada encima. Imagino que a la mañana siguiente entró el sol, y que pasó por delante una mujer con la escoba, y que durante lo que tardó en pasar estuvo en la pared del rey, a tamaño natural y con todos sus colores.',
			],
			counter:
				'Como teoría de la pintura es una desfachatez. El pulido refleja, y lo reflejado ha tenido que hacerlo alguien; los griegos vivieron aquel día del trabajo de unas personas cuyos tambores les parecían vulgares. También el vacío tiene su vanidad, sus diseñadores y su lista de precios. Y una mente que solo es espejo queda a merced de lo que cuelguen al otro lado del pasillo. Hay días en que lo decente es ir al tesoro a pedir rojo.',
			practices: [
				'Toma una cuchara, cuanto más mate mejor, y un paño suave con algo de pasta de dientes o de ceniza. Púlela por dentro cinco minutos, en círculos pequeños y sin hacer otra cosa. Para cuando reconozcas en ella la ventana. Apunta en qué pensabas en el tercer minuto, una vez pasada la gracia. Devuélvela al cajón con las demás, boca arriba.',
				'Elige a alguien cuyo retrato tengas terminado, bien pintado y con marco. Dedica cuatro minutos a la lista de colores que usaste: lo que te habían contado antes, a quién se parece, qué necesitaste de él una vez. Tacha un color de un solo trazo. La próxima vez que lo veas, mira durante un minuto qué queda del cuadro sin ese tono, y no digas nada ingenioso.',
			],
			closings: [
				'Ojalá el rey volviera por la sala de los chinos, a echar un último vistazo a las hojas de verdad. Un espejo puede mucho, pero nadie ha sacado nunca fruta de él. ¿Qué le añades tú a todo lo que miras, y qué se vería si por una vez llevaras solo el trapo?',
				'Casi toda la herrumbre de un espejo viene del aliento, de gente que se acercó demasiado para verse. ¿Quién te va puliendo a ti sin que lo notes, y qué es capaz de ver después?',
			],
		},
	},
};
