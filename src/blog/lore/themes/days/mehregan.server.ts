import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'mehregan',
	motif: 'scales',
	leadsTo: 'chatbot',
	words: {
		en: {
			keywords: ['mehregan', 'mihragan', 'autumn festival', 'mithra', 'covenant', 'promise', 'fereydun and zahhak'],
			titles: ['A festival for the keeping of one’s word', 'The autumn day named Contract'],
			excerpts: [
				'Mehr means sun, affection and the seventh month, and before all of these it meant an agreement. Once a year the agreement was given a feast.',
				'The Arabs borrowed the word for every festival they have, from film to poetry. Underneath lies a sober god who watches whether people do as they said.',
			],
			openings: [
				'A plumber in a provincial town says “Thursday”. He does not write it down, there is no witness, no penalty. On Thursday at ten to eight a van stops outside with the ladder on the roof. One stands at the window in a dressing gown and feels something quite out of proportion to a dripping tap, a sort of solemnity. The world, one notices, is held together by people who come on Thursday. There was once an office in heaven for exactly this, and its holder had a day in early autumn, with quinces.',
				'On the cloth there lies a quince with its down still on, beside it lotus fruit and a bunch of white grapes, a pomegranate, a dish of marjoram, and a coin for everyone who comes. The windows are open because it is the hour at which neither stove nor fan is needed; there are perhaps ten such days in the year. Somebody rubs the grey fluff from the quince with a thumb and smells the thumb. All summer long the fruit was as hard as a doorknob. It has kept an appointment that no one remembers making with it.',
			],
			body: [
				'Mehregan falls on the day of the month of Mehr that bears the same name as the month, as ancient Iranian feasts do. Mehr is the Persian form of Mithra, and the word is older than the god’s sunbeams: in the Avesta it means a contract. The long hymn to him calls him the one who never sleeps, with a thousand ears and ten thousand eyes, and he uses them as an auditor. He protects agreements, even those with a liar. Only later did the overseer become the sun, which likewise sees everything, and later still affection, since a kept promise does tend to warm the room.',
				'At the court the day had its own manners. A ninth-century book on the etiquette of kings, handed down under the name of al-Jahiz, reports that everyone brought the ruler what he himself liked best, and that valuable gifts were entered in a register. If the giver fell into need, he could remind the palace, and was sent a multiple. One sees what the feast was thinking of. Even a present was a treaty with a file number.',
				'The people told another tale. On this day, says Biruni, Fereydun overcame Zahhak, the king from whose shoulders two snakes grew that were fed on the brains of the young; a blacksmith called Kaveh had begun the uprising with his leather apron on a pole. Fereydun did not kill him. He bound the tyrant beneath Mount Damavand, where he still lies. Even there a term seems to have been agreed upon.',
				'The Arabs took the word along and made it mahrajan, and today that is any festival at all, of film, of dates, of shopping. So the strictest of feasts has lent its name to bunting and loudspeakers. In Tehran, meanwhile, Mehr is the month when school begins. Six-year-olds learn to write their first words in it, and a mark is set against each.',
			],
			counter:
				'Not even the date has kept its word. In the modern calendar the sixteenth of Mehr comes in October; the Zoroastrians, who should know, celebrate six days earlier, because their months have thirty days throughout. The victory over Zahhak is a legend, and whether Mehregan was ever as great as Nowruz nobody can measure. A god of contracts, finally, is dearest to those who dictated the terms.',
			practices: [
				'Take a sheet and make two columns for the last month: promised by me, promised to me. Only small things count: I’ll call, I’ll send you the link, we must have dinner. Allow six minutes. Then choose one from the left-hand column that takes less than three and do it at once, without an apology longer than the deed. In the other column strike out one thing, silently and for good.',
				'Find an autumn fruit, or the nearest thing to it, and set it before you. Say aloud to it one thing that you will do before it is soft: naming the day, the place, and how a stranger could tell that it was done. It must be smaller than you are tempted to make it. Put the fruit where you pass by every day. After seven minutes you have a witness with a rind, who will become more insistent with time.',
			],
			closings: [
				'The plumber came and one wanted to give him a medal for what is called normal. Whose Thursday have you been living on without ever entering it in the register?',
				'Zahhak lies in chains under the mountain and, so the story goes, has not been released from the agreement. What promise keeps you bound though the person to whom you made it has long since forgotten?',
			],
		},
		fa: {
			keywords: ['مهرگان', 'جشن مهرگان', 'مهر', 'پیمان', 'میترا', 'فریدون و ضحاک', 'جشن پاییزی'],
			titles: ['جشنی برای کسی که سرِ حرفش می‌ایستد', 'روزی از پاییز به نام پیمان'],
			excerpts: [
				'مهر یعنی خورشید و دوستی و ماه هفتم، و پیش از همهٔ این‌ها یعنی قرار. سالی یک روز برای خودِ قرار سفره می‌انداختند.',
				'عرب‌ها از مهرگان مهرجان ساختند و حالا هر جشنواره‌ای را به این نام می‌خوانند. زیرش ایزدی نشسته است که نگاه می‌کند هر کس به گفته‌اش عمل کرد یا نه.',
			],
			openings: [
				'لوله‌کشی در شهری کوچک می‌گوید پنج‌شنبه. نه یادداشت می‌کند، نه شاهدی هست و نه جریمه‌ای. پنج‌شنبه ده دقیقه به هشت وانتی با نردبان روی سقف جلوی در می‌ایستد. آدم با لباس خانه پشت پنجره چیزی حس می‌کند که به شیرِ چکه‌کن نمی‌آید، نوعی احترامِ رسمی. معلوم می‌شود دنیا را کسانی سرِ پا نگه داشته‌اند که پنج‌شنبه می‌آیند. روزگاری در آسمان برای همین کار صاحب‌منصبی بود و روزی در اول پاییز داشت، با به و انار.',
				'روی سفره بِهی هست که کُرکش هنوز پاک نشده، کنارش سنجد و خوشه‌ای انگور سفید، انار، کاسه‌ای آویشن و سکه‌ای برای هر که از راه برسد. پنجره‌ها باز است، چون ساعتی است که نه بخاری می‌خواهد و نه پنکه؛ در سال ده روزی از این روزها هست. کسی کُرکِ خاکستریِ به را با شست می‌گیرد و شستش را بو می‌کند. همهٔ تابستان سفت بود مثل دستگیرهٔ در. به وعده‌ای وفا کرده است که یادمان نیست کِی با او گذاشته‌ایم.',
			],
			body: [
				'مهرگان روزی از ماه مهر است که نامِ خودش هم مهر است؛ جشن‌های کهن ما چنین ساخته می‌شدند، از برخوردِ نام روز با نام ماه. مهر صورتِ فارسیِ میثره است و در اوستا، پیش از آنکه نوری داشته باشد، معنایش پیمان بود. سرودِ بلندش او را بی‌خواب می‌خواند، با هزار گوش و ده هزار چشم، و این‌ها را مثل حسابرس به کار می‌برد: پیمان را نگه می‌دارد، حتی پیمانی را که با دروغ‌گو بسته باشند. بعدها خورشید شد که آن هم همه‌چیز را می‌بیند، و بعدتر دوستی، چون حرفی که سرش بایستند راستی راستی اتاق را گرم می‌کند.',
				'این روز در دربار هم آدابی داشت. در کتابی از سدهٔ سوم دربارهٔ آیین شاهان، که به نام جاحظ مانده، آمده است که هر کس آنچه را خودش بیشتر دوست داشت پیشکش می‌آورد و هدیه‌های گران را در دفتر می‌نوشتند. اگر روزی به تنگ می‌آمد یادآوری می‌کرد و چند برابرش را برایش می‌فرستادند. پیداست که جشن به چه فکر می‌کرده: هدیه هم قراردادی بود که شمارهٔ بایگانی داشت.',
				'مردم قصهٔ دیگری می‌گفتند. بیرونی می‌نویسد که در این روز فریدون بر ضحاک چیره شد، شاهی که از شانه‌هایش دو مار روییده بود و خوراکشان مغز جوانان بود؛ و آهنگری به نام کاوه با پیش‌بندِ چرمی‌اش بر سرِ چوب کار را آغاز کرده بود. فریدون او را نکشت. در دماوند به بندش کشید و هنوز همان‌جاست. آنجا هم انگار مهلتی قرار گذاشته‌اند.',
				'عرب واژه را برد و مهرجان کرد و امروز مهرجان هر جشنی است، از فیلم و شعر تا خرما و حراج. سخت‌گیرترینِ جشن‌ها نامش را به ریسهٔ چراغ و بلندگو وام داده است. اینجا هم مهر ماهی است که مدرسه باز می‌شود. شش‌ساله‌ها نخستین کلمه‌هایشان را در آن می‌نویسند، نان و آب و بابا، و زیر هر کدام کسی با خودکار قرمز علامتی می‌گذارد.',
			],
			counter:
				'خودِ تاریخ هم سر قولش نمانده. شانزدهم مهر در تقویم امروز به نیمهٔ مهر می‌افتد و زرتشتیان، که صاحب جشن‌اند، شش روز زودتر می‌گیرندش، چون ماه‌هایشان همه سی‌روزه است. پیروزی بر ضحاک افسانه است و اینکه مهرگان روزی هم‌قدِ نوروز بوده باشد با هیچ متری اندازه نمی‌شود. ایزدِ پیمان را هم بیش از همه کسی دوست دارد که شرط‌ها را خودش نوشته است.',
			practices: [
				'کاغذی بردار و برای یک ماهِ گذشته دو ستون بکش: قول‌هایی که داده‌ام، قول‌هایی که گرفته‌ام. فقط کوچک‌ها: زنگ می‌زنم، برایت می‌فرستم، یک شب شام بیا. شش دقیقه بس است. بعد از ستون راست یکی را که کمتر از سه دقیقه کار دارد همین حالا انجام بده، با عذرخواهی‌ای که از خودِ کار درازتر نباشد. در ستون دیگر یکی را بی‌صدا و برای همیشه خط بزن.',
				'یک میوهٔ پاییزی، یا نزدیک‌ترین چیز به آن را، روبه‌رویت بگذار. بلند به آن بگو که تا نرم نشده چه کاری را انجام می‌دهی: کدام روز، کجا، و غریبه‌ای از کجا بفهمد که انجام شده است. کار باید از آنچه وسوسه می‌شوی بگویی کوچک‌تر باشد. میوه را سر راهت بگذار. پس از هفت دقیقه شاهدی پوست‌دار داری که هر چه بگذرد بوی پیگیری‌اش بیشتر می‌شود.',
			],
			closings: [
				'لوله‌کش آمد و دلت خواست برای کاری که اسمش عادی است مدالی به او بدهی. تو بر پنج‌شنبهٔ چه کسانی زندگی کرده‌ای بی آنکه در هیچ دفتری ثبت شده باشد؟',
				'ضحاک زیر کوه در زنجیر است و تا آنجا که قصه خبر دارد کسی او را از قرار معاف نکرده. کدام قول هنوز تو را بسته است، با آنکه طرفِ قول سال‌هاست فراموشش کرده؟',
			],
		},
		ar: {
			keywords: ['المهرجان', 'مهرجان', 'عيد الخريف', 'العهد', 'الوفاء بالوعد', 'ميثرا', 'فريدون والضحاك'],
			titles: ['حين كان المهرجان عيدًا للوفاء بالكلمة', 'يوم من الخريف اسمه العهد'],
			excerpts: [
				'لكلّ شيء اليوم مهرجان، للأفلام والتمور والتسوّق. والكلمة فارسيّة قديمة، وكانت اسم عيد واحد صارم يُحتفل فيه بأنّ الناس وفوا بما قالوا.',
				'مِهر هو الشمس والمودّة والشهر السابع، وكان قبل هذا كلّه اسمًا للعهد، وله حارس بألف أذن لا ينام.',
			],
			openings: [
				'سبّاك في مدينة صغيرة يقول: الخميس. لا يكتبها، ولا شاهد، ولا غرامة. وفي الخميس عند الثامنة إلّا عشر دقائق تقف أمام الباب شاحنة على سقفها سلّم. عندئذ يحسّ الواقف خلف النافذة بثياب النوم شعورًا لا يناسب صنبورًا يقطر، نوعًا من المهابة. لقد اتّضح أنّ الدنيا قائمة على ناس يجيئون يوم الخميس. وكان لهذا الأمر بعينه ديوان في السماء، ولصاحب الديوان يوم في أوّل الخريف، يُحتفل به بالسفرجل والرمّان، ولا يُعرف أنّه تأخّر عنه مرّة.',
				'على السماط سفرجلة لم يُمسح زغبها، وإلى جانبها عنّاب وعنقود عنب أبيض ورمّانة وصحن زعتر، وقطعة نقد لكلّ من يدخل. والنوافذ مفتوحة، فهذه ساعة لا تحتاج إلى موقد ولا إلى مروحة، وليس في السنة من مثل هذه الأيّام إلّا عشرة أو نحوها. يمسح أحدهم الزغب الرماديّ بإبهامه ثم يشمّ إبهامه. كانت الثمرة الصيف كلّه صلبة كمقبض الباب. لقد جاءت في موعد لا يتذكّر أحد أنّه ضربه معها، ولم تطلب على ذلك ثناء.',
			],
			body: [
				'يقع عيد المهرجان في شهر مِهر، في اليوم الذي يحمل من الشهر الاسم نفسه، وعلى هذا الالتقاء بين اسم اليوم واسم الشهر بُنيت أعياد إيران القديمة. ومِهر هو ميثرا، والكلمة أقدم من أشعّته: معناها في الأبستاق العهد. وفي الترتيلة الطويلة الموضوعة له أنّه لا ينام، وأنّ له ألف أذن وعشرة آلاف عين، وهو يستعملها استعمال المدقّق في الدفاتر. يحفظ المواثيق كلّها، حتى ما عُقد منها مع كاذب. ثم صار بعد ذلك الشمس، فهي ترى كلّ شيء أيضًا، ثم صار المودّة، لأنّ الكلمة الموفى بها تدفئ الغرفة حقًّا.',
				'وكان له في البلاط أدب خاصّ. ففي كتاب التاج، المنسوب إلى الجاحظ، أنّ الناس كانوا يهدون إلى الملك في المهرجان والنيروز ما يحبّونه هم، كلّ واحد من صنعته وطبقته، وأنّ الهديّة ذات القيمة تُثبَت في الديوان. فإذا نزلت بصاحبها نائبة أو أراد بناء أو زواج ولد، ذكّر بها فنُظر في الدفتر وأُضعفت له. وفي هذا ما يكفي لمعرفة ما كان العيد يفكّر فيه: حتى الهديّة معاهدة لها رقم في السجلّ.',
				'أمّا العامّة فروت قصّة أخرى. يقول البيرونيّ إنّ فريدون غلب في هذا اليوم الضحّاك، الملك الذي نبتت على كتفيه حيّتان طعامهما أدمغة الشبّان، وكان الحدّاد كاوه قد بدأ الأمر حين رفع مئزره الجلديّ على خشبة. ولم يقتله فريدون، وإنّما قيّده تحت جبل دماوند، وهو هناك إلى اليوم في ما يزعمون. فكأنّ أجلًا ضُرب حتى هناك. ويروي الرواة أنّه يلحس قيده كلّ ليلة حتى يرقّ، فإذا صاح الديك عاد القيد إلى غلظه؛ ولذلك، على ما يبدو، لا يحقّ لديك في تلك الجبال أن ينام إلى الضحى. حتى الطير دخل في العقد.',
				'وأخذ العرب الكلمة فجعلوها لكلّ احتفال، للسينما والشعر والتمور وتخفيضات الأسعار. وهكذا أعار أشدّ الأعياد صرامة اسمه للزينة ومكبّرات الصوت، وهو فيما يبدو الوحيد بين الأعياد الذي يُذكر كلّ يوم في نشرات الأخبار ولا يعرفه أحد. وفي إيران صار مِهر شهر المدارس، فيه يكتب أبناء السادسة كلماتهم الأولى، وتضع يدٌ بالقلم الأحمر علامة تحت كلّ كلمة.',
			],
			counter:
				'التاريخ نفسه لم يفِ بوعده. فالسادس عشر من مهر في تقويم إيران الحديث يقع في تشرين الأوّل، والزرادشتيّون وهم أصحاب العيد يحتفلون قبله بستّة أيّام، لأنّ شهورهم كلّها ثلاثون. والنصر على الضحّاك أسطورة، ولا مقياس يُعرف به أكان هذا اليوم قرين النيروز حقًّا. ثم إنّ حارس العقود أحبُّ ما يكون إلى من أملى شروطها.',
			practices: [
				'على ورقة عمودان للشهر الماضي: ما وعدتُ به، وما وُعدتُ به. ولا يُكتب إلّا الصغير: سأتّصل، سأرسل الرابط، لا بدّ من عشاء قريب. ستّ دقائق تكفي. ثم اختاروا من العمود الأوّل أمرًا لا يستغرق ثلاث دقائق وأنجزوه في الحال، على ألّا يكون الاعتذار أطول من الفعل. ومن العمود الثاني يُشطب أمر واحد في صمت وإلى الأبد، فهذه حصّة الطرف الآخر من العيد.',
				'ضعوا أمامكم ثمرة خريفيّة أو ما يشبهها، وقولوا لها بصوت مسموع أمرًا واحدًا سيُنجَز قبل أن تلين: في أيّ يوم، وأين، وكيف يعرف غريب أنّه أُنجز. وليكن أصغر ممّا يغري اللسان بقوله. ثم توضع حيث يمرّ الناس بها كلّ يوم. بعد سبع دقائق يكون في البيت شاهد له قشرة، وهو شاهد يزداد إلحاحًا مع الأيّام، ويشمّه الداخل من الباب.',
			],
			closings: [
				'جاء السبّاك، وخطر للواقف خلف النافذة أن يقلّده وسامًا على ما اسمه العاديّ. على خميسِ مَن قامت حياتنا هذه السنة من غير أن يُثبَت له شيء في الديوان؟',
				'الضحّاك في قيوده تحت الجبل، ولم تذكر الحكاية أنّ أحدًا أعفاه من العهد. أيّ وعد ما زال يقيّد صاحبه مع أنّ من قيل له قد نسيه منذ سنين؟',
			],
		},
		es: {
			keywords: ['mehregan', 'fiesta de otoño', 'mitra', 'pacto', 'promesa', 'cumplir la palabra', 'fereydun'],
			titles: ['Una fiesta para los que cumplen', 'El día de otoño que se llama Contrato'],
			excerpts: [
				'Mehr es el sol, el cariño y el séptimo mes, y antes que todo eso fue un acuerdo. Una vez al año se le daba una fiesta al acuerdo mismo.',
				'Los árabes tomaron la palabra y hoy llaman así a cualquier festival. Debajo hay un dios serio que comprueba si la gente hizo lo que dijo.',
			],
			openings: [
				'Un fontanero de provincias dice «el jueves». No lo apunta, no hay testigos ni penalización. El jueves, a las ocho menos diez, se para delante una furgoneta con la escalera en el techo. Estás en la ventana, en bata, y notas algo desproporcionado para un grifo que gotea, una especie de solemnidad. Resulta que el mundo lo sostienen los que vienen el jueves. Hubo un tiempo en que el cielo tenía para esto una oficina, y su titular disponía de un día a comienzos de otoño, con membrillos. No consta que faltara nunca.',
				'En el mantel hay un membrillo con la pelusa puesta y, alrededor, azufaifas, un racimo de uva blanca, una granada, un cuenco de tomillo y una moneda para cada uno que llegue. Las ventanas están abiertas, porque es esa hora en que no hacen falta estufa ni ventilador; de esos días habrá diez al año. Alguien le frota al membrillo la pelusa gris con el pulgar y se huele el pulgar. Todo el verano estuvo duro como un pomo. Ha acudido a una cita que nadie recuerda haberle dado.',
			],
			body: [
				'Mehregan cae en el mes de Mehr, el día que se llama igual que el mes; así se fabricaban las fiestas del antiguo Irán. Mehr es Mitra, y el nombre es anterior a sus rayos: en el Avesta significa contrato. El himno que se le dedica dice que no duerme, que tiene mil orejas y diez mil ojos, y los emplea como un inspector de cuentas. Protege los pactos, incluso el que se hizo con un mentiroso. Después el vigilante se volvió sol, que también lo ve todo, y más tarde cariño, porque la palabra cumplida, es verdad, caldea la habitación.',
				'En la corte el día tenía sus modales. Un libro del siglo IX sobre el ceremonial de los reyes, que se transmite a nombre de al-Yahiz, cuenta que cada cual le llevaba al soberano lo que a él mismo más le gustaba, y que los regalos de valor se asentaban en un registro. Si el donante se veía en apuros, lo recordaba en palacio y le devolvían varias veces la suma. Se ve por dónde iba la fiesta: hasta un obsequio era un tratado con número de expediente.',
				'El pueblo contaba otra cosa. En este día, dice al-Biruni, venció Fereydun a Zahhak, el rey a quien le habían salido de los hombros dos serpientes que comían sesos de muchachos; un herrero, Kaveh, había empezado el alzamiento con su mandil de cuero en lo alto de un palo. Fereydun no lo mató. Lo dejó encadenado bajo el monte Damavand, y ahí sigue. Da la impresión de que también en eso hubo un plazo convenido.',
				'Los árabes se llevaron la palabra, la hicieron mahraján y hoy vale para cualquier festival: de cine, de dátiles, de rebajas. De modo que la más severa de las fiestas ha prestado su nombre a los farolillos y a la megafonía. En Teherán, entretanto, Mehr es el mes en que empieza el colegio. Los de seis años escriben en él sus primeras palabras, y al lado de cada una alguien pone una marca roja.',
			],
			counter:
				'Ni la fecha ha cumplido. El 16 de Mehr cae en octubre según el calendario moderno; los zoroastrianos, que algo sabrán, lo celebran seis días antes porque sus meses son todos de treinta. La victoria sobre Zahhak es leyenda, y si Mehregan fue alguna vez tan grande como Nowruz no hay quien lo mida. Además, un dios de los contratos cae especialmente bien a quien redactó las cláusulas.',
			practices: [
				'Haz en un papel dos columnas del último mes: lo que prometí, lo que me prometieron. Solo menudencias: te llamo, te mando el enlace, a ver si cenamos. Seis minutos. De la primera elige algo que lleve menos de tres y hazlo ahora mismo, con una disculpa que no sea más larga que el hecho. En la segunda tacha una cosa, en silencio y para siempre.',
				'Pon delante una fruta de otoño, o lo que más se le parezca, y dile en voz alta algo que harás antes de que se ablande: qué día, dónde y en qué podría notar un extraño que está hecho. Que sea más pequeño de lo que te tienta decir. Déjala por donde pasas a diario. A los siete minutos tienes un testigo con piel, y con los días se pondrá más insistente.',
			],
			closings: [
				'Vino el fontanero y te dieron ganas de condecorarlo por algo que se llama normal. ¿De qué jueves ajenos has estado viviendo sin anotarlos en ningún registro?',
				'Zahhak sigue encadenado bajo su montaña y, que se sepa, nadie lo ha eximido del acuerdo. ¿Qué promesa te mantiene atado aunque la persona a quien se la hiciste la olvidó hace años?',
			],
		},
	},
};
