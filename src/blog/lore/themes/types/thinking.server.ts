import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'thinking',
	motif: 'scales',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['thinking type', 'logic', 'reason', 'pros and cons', 'franklin', 'deciding with the head'],
			titles: ['Franklin’s Moral Algebra', 'Better Than a Dog Anyhow'],
			excerpts: [
				'In 1772 Benjamin Franklin taught a friend to decide with two columns and a pencil for striking out. The interesting part is what he declined to tell him.',
				'Darwin drew up a balance of marriage under two headings. It is the most rational love letter in English, and she never received it.',
			],
			openings: [
				'In September 1772 Joseph Priestley could not decide whether to take a post with Lord Shelburne. He asked Benjamin Franklin for advice. Franklin wrote back that for want of sufficient premises he could not tell him what to determine, but that he could tell him how. Divide a sheet by a line. Write over one column Pro, over the other Con. Put down hints for three or four days. Then weigh, and where a reason on the left equals one on the right, strike out both; if one is worth two, strike out the three.',
				'The sheet is folded and written in pencil, and dates from about July 1838. “Marry” stands on the left, “Not Marry” on the right. Charles Darwin, twenty-nine, weighs. For: children, a constant companion, a friend in old age; better than a dog anyhow. Against: the loss of time, less money for books, being forced to visit relatives. He imagines a nice soft wife on a sofa with good fire, and then, beneath the column, concludes: marry, marry, marry, and adds the three letters that end a proof. In January there was a wedding, with his cousin Emma.',
			],
			body: [
				'In Jung’s scheme thinking and feeling are the two ways of judging, and he called both rational. Thinking asks what follows from what, and whether it would still follow if somebody else were concerned. It likes to take the person out of the sum for a while. This looks cold, and is now and then the warmest thing available: the surgeon who does not tremble, the aunt who tells you before the wedding what the flat really costs.',
				'People of this kind show love by repair. You bring them your misery, and they return it with a part replaced. They argue at table for pleasure and are surprised that anyone has stopped eating. What offends them is an exception made for one person; what moves them, though they will look away, is a thing that was done properly when no one was going to check.',
				'Benjamin Franklin advised people to write the reasons in two columns and to strike out what balances, and the wit of it lies in the pencil. Ordinary lists are counted, and seven small reasons beat one great one. He strikes out by weight, so that somebody has to say how much the loss of a friend weighs in units of salary. There is no scale for that in any shop. At this place, in the middle of the algebra, stands a feeling with its hat off, and waits to be asked.',
				'The sheet on which young Darwin weighed whether to marry shows the same from the back. The columns do not force the result; read coldly, the bachelor has the better arguments. Then comes a sentence about spending one’s whole life like a neuter bee, working, working, and nothing after all. And the sum tips. He called it proved. It was his pencil, and he was allowed to.',
			],
			counter:
				'Preferring reasons is no evidence of having good ones; the scale in a type test does not measure intelligence. Men tick the thinking side more often than women, in America at any rate, which may tell of upbringing rather than of heads. And Antonio Damasio described in 1994 a patient whose logic had survived a brain operation and whose emotions had not: he could weigh two dates for an appointment endlessly, and could not choose.',
			practices: [
				'Take a decision of middling size and make Franklin’s sheet in nine minutes. Five for the two columns, in single words. Then the pencil: find pairs that weigh the same and cross out both, and say aloud why they are equal. Look at what is left standing. If you are disappointed by the result, add the disappointment to its column as a reason, at its true weight, and finish the sum.',
				'Recall the latest piece of advice you gave to someone who had not asked. Write down the problem you solved for them, in one line, and under it the one they had told you about. For six minutes consider only the second. Then write to the person, with no solution in it, a sentence beginning with “It sounded as if”. Send it or leave it; but count the solutions that tried to get in.',
			],
			closings: [
				'Priestley took the post, and for some years had a library and time for his experiments on air. What his two columns said is not known. What do you weigh every week without ever having looked at the weights?',
				'They had ten children, and she nursed him for forty years and worried about his soul. The dog does not come up again. Which of your good reasons was added when the matter had already been settled elsewhere?',
			],
		},
		fa: {
			keywords: ['تیپ فکری', 'منطق', 'استدلال', 'تصمیم‌گیری', 'عقل', 'سود و زیان'],
			titles: ['جبرِ اخلاقی آقای فرانکلین', 'به هر حال از سگ بهتر است'],
			excerpts: [
				'بنجامین فرانکلین در ۱۷۷۲ به دوستی یاد داد با دو ستون و مدادی برای خط زدن تصمیم بگیرد. جالب‌تر آن است که از گفتن چه چیزی خودداری کرد.',
				'داروین سود و زیان ازدواج را زیر دو عنوان نوشت. شاید عاقلانه‌ترین نامهٔ عاشقانهٔ جهان باشد، و به دست معشوق نرسید.',
			],
			openings: [
				'سپتامبر ۱۷۷۲ جوزف پریستلی نمی‌دانست پیشنهاد کار نزد لرد شلبرن را بپذیرد یا نه. از بنجامین فرانکلین راهنمایی خواست. فرانکلین جواب داد که چون مقدمات کافی در دست ندارم نمی‌توانم بگویم چه کنی، ولی می‌توانم بگویم چگونه. کاغذی را با خطی دو نیم کن. بالای یک ستون بنویس له و بالای دیگری علیه. سه چهار روز هر چه به یادت آمد یادداشت کن. بعد وزن کن: اگر دلیلی از این سو با دلیلی از آن سو برابر است هر دو را خط بزن، و اگر یکی به دو تا می‌ارزد هر سه را.',
				'کاغذ تاخورده‌ای است با خط مدادی، از حدود ژوئیهٔ ۱۸۳۸. یک طرف نوشته ازدواج و طرف دیگر نه. چارلز داروینِ بیست‌ونه‌ساله دارد می‌سنجد. به سود: فرزند، همدمی همیشگی، رفیقی برای پیری؛ به هر حال از سگ بهتر است. به زیان: وقتی که تلف می‌شود، پولی که دیگر صرف کتاب نمی‌شود، مهمانی‌های اجباری خانهٔ فامیل. زنی مهربان را روی مبلی کنار آتش خیال می‌کند و زیر ستون سه بار می‌نویسد ازدواج، و مثل آخرِ برهان هندسی امضایش می‌کند. ژانویهٔ بعد با دختردایی‌اش اِما عروسی کرد.',
			],
			body: [
				'در نقشهٔ یونگ فکر و احساس دو شیوهٔ داوری‌اند و او هر دو را خردمندانه می‌شمرد. فکر می‌پرسد چه از چه نتیجه می‌شود، و اگر پای کس دیگری در میان بود باز هم می‌شد یا نه. دوست دارد آدم را موقتاً از مسئله بیرون بگذارد. این سرد به نظر می‌آید، و گاهی گرم‌ترین چیزی است که گیر می‌آید: جراحی که دستش نمی‌لرزد، خاله‌ای که پیش از عقد حساب می‌کند آن آپارتمان راستی‌راستی چند تمام می‌شود.',
				'آدم‌های این تیپ با تعمیر کردن دوست می‌دارند. غصه‌ات را می‌بری پیششان و با یک قطعهٔ نو پسش می‌گیری. سر سفره برای لذت بحث می‌کنند و تعجب می‌کنند که کسی دست از غذا کشیده. از استثنا قائل شدن برای یک نفر می‌رنجند، و از کاری که تمیز انجام شده، وقتی هیچ‌کس قرار نبود وارسی کند، چشمشان تر می‌شود؛ البته سرشان را برمی‌گردانند.',
				'بنجامین فرانکلین سفارش می‌کرد دلیل‌ها را در دو ستون بنویسند و هر چه را هم‌وزن است خط بزنند، و لطف کار در مداد است. فهرست‌های معمولی را می‌شمارند و هفت دلیلِ ریز، یک دلیل بزرگ را شکست می‌دهد. او به وزن خط می‌زند، پس باید کسی بگوید از دست دادن دوست چند کیلو حقوق می‌ارزد. چنین ترازویی در هیچ بازاری نیست. درست همین‌جا، وسط جبر، احساس کلاه به دست ایستاده تا از او هم بپرسند. قدیمی‌های خودمان برای این لحظه چاره‌ای داشتند: استخاره. آن هم، بی هیچ بی‌احترامی، گاهی همان‌جا معلوم می‌کرد دل کدام طرف است، از این که خوشحال می‌شدی یا می‌خواستی دوباره بپرسی.',
				'کاغذی که داروینِ جوان سود و زیان زن گرفتن را رویش سنجید همین را از پشت نشان می‌دهد. ستون‌ها نتیجه را تحمیل نمی‌کنند؛ اگر سرد بخوانی، دلیل‌های آدمِ مجرد محکم‌تر است. ولی جمله‌ای می‌آید دربارهٔ این که آدم همهٔ عمر مثل زنبور کارگر فقط کار کند و کار کند و آخرش هیچ. کفه همان‌جا برمی‌گردد. او اسمش را اثبات گذاشت. مداد مال خودش بود و حق داشت.',
			],
			counter:
				'دوست داشتنِ دلیل نشانهٔ داشتنِ دلیلِ خوب نیست؛ این سنجه هوش را اندازه نمی‌گیرد. در آمریکا مردان بیشتر از زنان سمت فکر را علامت می‌زنند، که شاید خبر از تربیت باشد و نه از سر. آنتونیو داماسیو هم در ۱۹۹۴ از بیماری نوشت که پس از عمل مغز منطقش مانده بود و عاطفه‌اش نه: می‌توانست دو تاریخ را برای قرار بعدی بی‌پایان سبک و سنگین کند و یکی را برندارد.',
			practices: [
				'تصمیمی نه بزرگ و نه کوچک بردار و کاغذ فرانکلین را در نُه دقیقه بساز. پنج دقیقه برای دو ستون، هر دلیل یک کلمه. بعد مداد: جفت‌های هم‌وزن را پیدا کن و خط بزن و بلند بگو چرا برابرند. ببین چه ماند. اگر از نتیجه دلت گرفت، همان دل‌گرفتگی را هم با وزن درستش در ستون بنویس و حساب را تا آخر ببر.',
				'آخرین نصیحتی را به یاد بیاور که کسی از تو نخواسته بود. در یک خط بنویس چه مسئله‌ای را برایش حل کردی، و زیرش بنویس او از چه چیزی حرف زده بود. شش دقیقه فقط به دومی فکر کن. حالا برایش جمله‌ای بنویس بی هیچ راه‌حل، که با «به نظرم آمد که» شروع شود. بفرست یا نفرست؛ ولی بشمار چند راه‌حل خواست خودش را جا کند.',
			],
			closings: [
				'پریستلی آن کار را پذیرفت و چند سالی کتابخانه‌ای داشت و فرصتی برای آزمایش‌هایش با هوا. از آن دو ستون خبری نداریم. چه چیزی را هر هفته می‌سنجی بی آنکه یک بار سنگ ترازو را نگاه کرده باشی؟',
				'ده فرزند آوردند و اِما چهل و چند سال پرستار او بود و غصهٔ آخرتش را می‌خورد. از سگ دیگر حرفی در میان نیست. کدام دلیلِ خوبِ تو وقتی رسید که کار جای دیگری تمام شده بود؟',
			],
		},
		ar: {
			keywords: ['نمط التفكير', 'المنطق', 'العقل', 'اتخاذ القرار', 'الموازنة', 'فرانكلين'],
			titles: ['جبر فرانكلين الأخلاقيّ', 'موازنة داروين في الزواج'],
			excerpts: [
				'في عام ١٧٧٢ علّم بنجامين فرانكلين صديقًا له أن يقرّر بعمودين وقلم للشطب. وأطرف ما في الرسالة ما امتنع عن قوله.',
				'وضع داروين للزواج ميزانًا ذا كفّتين على ورقة واحدة. لعلّها أعقل رسالة حبّ كُتبت، ولم تصل إلى صاحبتها.',
			],
			openings: [
				'في أيلول من عام ١٧٧٢ تحيّر جوزف بريستلي: أيقبل منصبًا عند اللورد شلبرن أم لا؟ فسأل بنجامين فرانكلين. أجابه فرانكلين بأنّه لا يملك من المقدّمات ما يكفي ليقول له ماذا يختار، لكنّه يستطيع أن يقول له كيف. تُقسم الورقة بخطّ، فوق عمود منها كلمة «مع» وفوق الآخر «ضدّ»، وتُقيّد الخواطر ثلاثة أيّام أو أربعة. ثمّ يأتي الوزن: إن ساوى سببٌ من هنا سببًا من هناك شُطبا معًا، وإن عدل واحد اثنين شُطب الثلاثة. وما يبقى قائمًا فهو الجواب.',
				'ورقة مطويّة كُتبت بالرصاص نحو تمّوز من عام ١٨٣٨. في جانب منها كلمة الزواج، وفي الجانب الآخر نفيها. تشارلز داروين في التاسعة والعشرين، وهو يزن. في كفّة: الأولاد، ورفيقة دائمة، وصديق في الكبر، وذلك على كلّ حال خير من كلب. وفي كفّة: ضياع الوقت، وقلّة المال للكتب، وزيارات الأقارب التي لا مفرّ منها. يتخيّل زوجة لطيفة على أريكة قرب نار طيّبة، ثمّ يكتب تحت العمود كلمة الزواج ثلاثًا ويختمها كما تُختم براهين الهندسة. ولم يأت كانون الثاني حتى كان عرسه على ابنة خاله إمّا.',
			],
			body: [
				'في خريطة يونغ أنّ التفكير والشعور طريقان للحكم، وكلاهما عنده عقليّ. التفكير يسأل عمّا ينتج من ماذا، وهل كان لينتج لو تعلّق الأمر بغيرنا. ويحلو له أن يُخرج الإنسان من المسألة ساعة. يبدو ذلك باردًا، ثمّ يكون أحيانًا أدفأ ما في المكان: الجرّاح الذي لا ترتجف يده، والخالة التي تحسب قبل العقد كم تكلّف الشقّة في الحقيقة، وتقول الرقم أمام الجميع، ثمّ تسكت وتأخذ حبّة تمر.',
				'وأصحاب هذا النمط يحبّون بالإصلاح. يُحمل إليهم الحزن فيردّونه وقد استُبدلت فيه قطعة. يتجادلون على المائدة طلبًا للمتعة، ويدهشهم أنّ أحدًا كفّ عن الأكل. يغيظهم أن يُستثنى واحد من القاعدة. ويهزّهم، وإن أداروا وجوههم، عمل أُتقن حين لم يكن أحد ليفتّش عليه: خياطة في باطن الثوب، أو حاشية صحيحة في أسفل الصفحة. وقد رسم ابن المقفّع هذا الطبع في «كليلة ودمنة» على لسان برزويه الطبيب، فهو يقلّب أمر حياته كتاجر يراجع دفاتره، حتى يبلغ موضعًا لا يجد فيه دفترًا، فيرقّ كلامه فجأة ويصير أقرب إلى النفس ممّا كان.',
				'وكان بنجامين فرانكلين يوصي بأن تُكتب الأسباب في عمودين ويُشطب منها ما تعادل، والظرف كلّه في القلم. القوائم المعتادة تُعدّ عدًّا، فتغلب سبعة أسباب صغيرة سببًا عظيمًا واحدًا. أمّا هو فيشطب بالوزن، فلا بدّ أن يقول أحد كم يساوي فقد الصديق بوحدات الراتب. وهذا ميزان لا يباع في سوق. فههنا، في وسط الجبر، يقف الشعور وقبّعته في يده ينتظر أن يُسأل، ومن غيره لا يتمّ الحساب.',
				'والورقة التي وزن فيها داروين الشابّ أمر الزواج تُظهر الشيء نفسه من قفاه. العمودان لا يوجبان النتيجة؛ ومن قرأهما ببرود رأى حجج العزوبة أقوى. ثمّ تجيء جملة عن رجل يقضي عمره كنحلة عاملة، شغل في شغل، ولا شيء بعد ذلك. فتميل الكفّة من غير أن يُضاف إليها سبب جديد، كما تميل كفّة البائع حين يضع فيها إصبعه وهو ينظر إلى ناحية أخرى. سمّى داروين ذلك إثباتًا. وكان القلم قلمه، فله ذلك.',
			],
			counter:
				'إيثار الحجج لا يدلّ على جودتها، وهذا المقياس لا يقيس الذكاء. والرجال في أمريكا يختارون جانب التفكير أكثر من النساء، ولعلّ في ذلك خبرًا عن التربية لا عن الرؤوس. ووصف أنطونيو داماسيو عام ١٩٩٤ مريضًا سلم منطقه بعد جراحة في الدماغ ولم تسلم عواطفه: كان يوازن بين موعدين للزيارة القادمة موازنة لا تنتهي، ولا يقدر أن يختار أحدهما، حتى يقال له: ليكن يوم الثلاثاء، فيوافق في الحال.',
			practices: [
				'ليؤخذ قرار متوسّط الحجم، ولتُصنع ورقة فرانكلين في تسع دقائق. خمس منها للعمودين، ولكلّ سبب كلمة واحدة لا تزيد، فالسبب الذي يحتاج إلى ثلاثة أسطر محامٍ لا سبب. ثمّ القلم: ابحثوا عن أزواج تتساوى وزنًا واشطبوها، وقولوا جهرًا لماذا تساوت. وانظروا ما بقي واقفًا. فإن جاءت النتيجة ومعها خيبة فلتُكتب الخيبة أيضًا في عمودها بوزنها الصحيح، وليتمّ الحساب بعد ذلك إلى آخره.',
				'استحضروا آخر نصيحة بُذلت لمن لم يطلبها. وفي سطر واحد اكتبوا المسألة التي حُلّت له، وتحتها المسألة التي كان يتحدّث عنها هو. ثمّ ستّ دقائق للثانية وحدها. وبعد ذلك جملة تُكتب إليه ليس فيها حلّ، أوّلها «بدا لي أنّ». ولكم أن ترسلوها أو تتركوها. المهمّ أن تُعدّ الحلول التي حاولت أن تتسلّل إليها من بين الكلمات.',
			],
			closings: [
				'قبل بريستلي المنصب، ونال به سنين من مكتبة حسنة ووقت لتجاربه في الهواء. أمّا ما كان في عموديه فلا نعرفه. ما الذي نزنه كلّ أسبوع من غير أن نكون قد نظرنا مرّة في الصنجات؟',
				'رُزقا عشرة أولاد، ومرّضته أكثر من أربعين سنة وكانت تخاف على آخرته. ولا يُذكر الكلب بعد ذلك أبدًا، وإن عاش في البيت غير كلب. أيّ حججنا الحسنة وصل متأخّرًا، بعد أن قُضي الأمر في مكان آخر؟',
			],
		},
		es: {
			keywords: ['pensamiento', 'lógica', 'razón', 'decidir con la cabeza', 'pros y contras', 'franklin'],
			titles: ['El álgebra moral del señor Franklin', 'En todo caso, mejor que un perro'],
			excerpts: [
				'En 1772 Benjamin Franklin enseñó a un amigo a decidir con dos columnas y un lápiz para tachar. Lo más interesante es lo que se negó a decirle.',
				'Darwin hizo balance del matrimonio bajo dos encabezados. Quizá sea la carta de amor más razonable que existe, y ella no la recibió.',
			],
			openings: [
				'En septiembre de 1772 Joseph Priestley no sabía si aceptar un puesto con lord Shelburne y pidió consejo a Benjamin Franklin. Este le contestó que, a falta de premisas suficientes, no podía decirle qué decidir, pero sí cómo. Se parte la hoja con una raya. Sobre una columna, Pro; sobre la otra, Contra. Durante tres o cuatro días se apunta lo que vaya viniendo. Luego se pesa: si una razón de aquí vale lo que una de allí, se tachan las dos; si una vale por dos, se tachan las tres.',
				'La hoja está doblada y escrita a lápiz, hacia julio de 1838. A un lado, «casarse»; al otro, «no casarse». Charles Darwin tiene veintinueve años y está pesando. A favor: hijos, una compañera constante, una amiga para la vejez; en todo caso, mejor que un perro. En contra: el tiempo perdido, menos dinero para libros, las visitas a los parientes. Se figura una esposa amable en un sofá, con buen fuego, y al pie de la columna escribe tres veces que se casa y lo firma como un teorema. En enero hubo boda, con su prima Emma.',
			],
			body: [
				'En el esquema de Jung el pensamiento y el sentimiento son las dos maneras de juzgar, y a ambas las llamó racionales. El pensamiento pregunta qué se sigue de qué y si se seguiría igual tratándose de otro. Le gusta sacar a la persona de la cuenta por un rato. Parece frío, y a veces es lo más cálido que hay a mano: el cirujano al que no le tiembla el pulso, la tía que antes de la boda dice en voz alta lo que cuesta de verdad el piso.',
				'Esta gente quiere reparando. Le llevas tu pena y te la devuelve con una pieza cambiada. Discute en la mesa por gusto y se asombra de que alguien haya dejado el tenedor. Le ofende la excepción hecha para uno solo. Le conmueve, aunque mire hacia otro lado, lo que alguien hizo bien cuando nadie iba a comprobarlo.',
				'Benjamin Franklin aconsejaba poner las razones en dos columnas y tachar las que se compensan, y la gracia está en el lápiz. Las listas corrientes se cuentan, y siete razones pequeñas derrotan a una enorme. Él tacha al peso, de modo que alguien tiene que decir cuánto pesa perder a un amigo en unidades de sueldo. No se vende esa balanza. Ahí, en medio del álgebra, espera un sentimiento con el sombrero en la mano a que le pregunten.',
				'La hoja en que el joven Darwin sopesó si casarse enseña lo mismo por el revés. Las columnas no obligan a nada; leídas en frío, el soltero tiene mejores argumentos. Entonces aparece una frase sobre pasarse la vida como una abeja obrera, trabajando y trabajando para nada, y la cuenta se inclina. Él lo dio por demostrado. El lápiz era suyo y estaba en su derecho, igual que lo está quien tira una moneda y, con ella en el aire, sabe de pronto qué cara quiere.',
			],
			counter:
				'Preferir las razones no prueba que sean buenas; esta escala no mide la inteligencia. En Estados Unidos los hombres marcan el lado del pensamiento más que las mujeres, lo que quizá hable de crianza y no de cabezas. Y Antonio Damasio describió en 1994 a un paciente que, tras una operación cerebral, conservó la lógica y perdió las emociones: podía sopesar sin fin dos fechas para la próxima cita y era incapaz de elegir una.',
			practices: [
				'Toma una decisión de tamaño medio y haz la hoja de Franklin en nueve minutos. Cinco para las dos columnas, una palabra por razón. Después, el lápiz: busca pares que pesen igual, táchalos y di en voz alta por qué son iguales. Mira lo que queda en pie. Si el resultado te decepciona, apunta la decepción en su columna, con su peso verdadero, y termina la cuenta.',
				'Recuerda el último consejo que diste sin que te lo pidieran. Escribe en una línea el problema que resolviste y, debajo, el problema del que te estaban hablando. Piensa seis minutos solo en el segundo. Luego escríbele a esa persona una frase sin solución alguna que empiece por «me pareció que». Mándala o no; pero cuenta cuántas soluciones intentaron colarse mientras escribías.',
			],
			closings: [
				'Priestley aceptó, y durante unos años tuvo biblioteca y tiempo para sus experimentos con el aire. Qué decían sus columnas no se sabe. ¿Qué pesas todas las semanas sin haber mirado ni una vez las pesas?',
				'Tuvieron diez hijos; ella lo cuidó más de cuarenta años y temió por su alma. Del perro no se vuelve a hablar. ¿Cuál de tus buenas razones llegó cuando el asunto ya estaba resuelto en otra parte?',
			],
		},
	},
};
