import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'understanding-your-tarot-reading',
	motif: 'book',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: [
				'tarot reading',
				'tarot spread',
				'how to read tarot',
				'three card spread',
				'celtic cross',
				'card positions',
			],
			titles: ['Understanding Your Tarot Reading', 'How to Read Three Cards Honestly'],
			excerpts: [
				'What a spread is, what its places do, and why the question matters more than the card. A guide to tarot readings for people who would rather not be fooled.',
				'Three cards out of seventy-eight can fall in 456,456 ways. Here is how to read one of them without asking it for more than it has.',
			],
			openings: [
				'Three cards lie on a kitchen table, face down, next to the sugar. Nothing has happened yet, and already the table looks different: one edge of it has become before and the other after. That is what a spread does. It is a form, like the form at the town hall, with boxes that ask for certain things in a certain order; the cards are what someone has filled in. Most disappointments with tarot come from reading the entries and forgetting the boxes. So before we turn over anything, let us look at the table.',
				'Take any three cards from a pack of seventy-eight and lay them in a row. There are 78 possibilities for the first, 77 for the second and 76 for the third, which makes 456,456; a handsome number, and if cards may also lie upside down it is eight times as large. You are going to get one of these. It was not sent. Nobody has chosen it, and this is precisely its use, for everything else that we hear about ourselves comes from people who want something, including us.',
			],
			body: [
				'The custom of laying cards in fixed places is not very old. In Paris about 1770 a man who called himself Etteilla, which is his surname Alliette read backwards, published instructions for telling fortunes with a piquet pack, and later ones for the tarot. The best known pattern of all, the Celtic Cross with ten cards, was printed by Waite in 1910 as an ancient Celtic method; nothing Celtic has been found about it. It works as well as any. A spread need not be old, it need only ask good questions in a sensible order.',
				'With one card you ask for an angle. With three you get time: what led here, what is the case, where it tends if nobody does anything. That last clause is often forgotten. The place called future is no window; it is the line of the road drawn on a little. In the spread of five there are you, what stands against you, what lies behind, what comes, and how it may turn out. The same card says one thing as an obstacle and another as an outcome. The Hermit who blocks a path is not the Hermit who waits at the end of one.',
				'Read in this order: place, picture, sentence. Say aloud what the place asks. Then look, before you look anything up, and name three things that can be seen: a dog, a cliff, a hand pointing down. Only then the meaning. Last, connect: who in these cards looks at whom, which suit is missing, where two of them contradict each other. The contradiction is usually the reading.',
				'And mind the question. To “will he come back” any picture answers yes and no. To “what am I not seeing in this matter”, or “what would be a decent next step”, even a poor card has something to say. A good question is one to which you could bear three different answers.',
			],
			counter:
				'In 1948 the psychologist Bertram Forer gave each of his students a personal character sketch; they rated its accuracy at more than four out of five. All had been given the same text, put together from a newsstand astrology book. Whatever fits you so well may fit the neighbours. There is also no evidence that cards know the future, and matters of health, law and money belong with those who have learnt them.',
			practices: [
				'Lay three cards, or draw three slips on which you have written the names of pictures. Write one sentence for each in its place as before, now, next; six minutes. Then exchange the first and the last, leave the middle, and write again. Compare. What has stayed true in both was yours already; what has turned into its opposite was the place speaking. Keep the sentence that annoys you.',
				'Before your next reading write down your question and, under it, the answer you hope for and the one you fear, in plain words. Fold the sheet. Read the cards, seven minutes at most, and write what they seem to say. Now open the paper. If it agrees with your hope or with your fear to the letter, read once more, as if it were for somebody you do not know.',
			],
			closings: [
				'The cards go back into the box, and the table is a table with sugar on it. What you said while they lay there was said by you. Which of your three sentences would you stand by tomorrow if there had been no cards?',
				'Four hundred and fifty-six thousand readings were possible, and you have met with one. It may be no truer than the rest. What did it make you look at that had been lying on the table all along?',
			],
		},
		fa: {
			keywords: ['فال تاروت', 'چیدمان تاروت', 'خواندن تاروت', 'فال سه کارته', 'صلیب سلتی', 'جایگاه کارت‌ها'],
			titles: ['فالِ تاروتت را چطور بفهمی', 'سه کارت را چطور باانصاف بخوانیم'],
			excerpts: [
				'چیدمان چیست، جایگاه‌ها چه می‌کنند و چرا پرسش از کارت مهم‌تر است. راهنمای خواندنِ فالِ تاروت برای کسی که نمی‌خواهد گول بخورد.',
				'سه کارت از هفتاد و هشت تا به ۴۵۶۴۵۶ جور می‌افتد. یکی از این همه را چطور بخوانیم و بیش از آنچه دارد از آن نخواهیم.',
			],
			openings: [
				'سه کارت روی میزِ آشپزخانه است، پشتشان به ما، کنارِ قندان. هنوز هیچ نشده و میز شکلِ دیگری پیدا کرده: یک لبه‌اش پیش از این است و لبهٔ دیگر پس از این. کارِ چیدمان همین است. فرمی است مثلِ فرمِ اداره، با خانه‌هایی که هرکدام به نوبت چیزی می‌خواهد؛ کارت‌ها آن چیزی است که کسی در خانه‌ها نوشته. بیشترِ دلخوری‌ها از تاروت برای این است که نوشته را می‌خوانند و خانه را از یاد می‌برند. پس پیش از برگرداندن، میز را نگاه کنیم.',
				'از هفتاد و هشت کارت سه تا بردار و کنارِ هم بچین. برای اولی ۷۸ راه هست، برای دومی ۷۷ و برای سومی ۷۶، که روی هم ۴۵۶۴۵۶ می‌شود؛ عددِ خوش‌ترکیبی است و اگر کارت وارونه هم بیاید هشت برابر. یکی از اینها به دستِ تو می‌رسد. آن را نفرستاده‌اند و کسی انتخابش نکرده و به همین درد می‌خورد، چون هرچه دربارهٔ خودمان می‌شنویم از کسانی است که چیزی می‌خواهند، و خودِ ما هم یکی‌شان هستیم.',
			],
			body: [
				'چیدنِ کارت در جاهای معین رسمِ چندان کهنی نیست. حدود ۱۷۷۰ در پاریس مردی که خودش را اتیلا می‌نامید، یعنی نامِ خانوادگی‌اش آلیت از آخر به اول، راهنمایی برای فال با ورقِ معمولی چاپ کرد و بعدها برای تاروت. مشهورترین چیدمان، صلیبِ سلتی با ده کارت، در ۱۹۱۰ در کتابِ ویت آمد با عنوانِ روشِ باستانیِ سلتی؛ چیزِ سلتی‌ای در آن پیدا نکرده‌اند. به خوبیِ بقیه هم کار می‌کند. چیدمان لازم نیست کهنه باشد، باید پرسش‌های خوب را به ترتیبی معقول بپرسد.',
				'با یک کارت زاویه‌ای می‌خواهی. با سه کارت زمان به دست می‌آید: چه به اینجا کشاند، حالا چه خبر است، و اگر کسی کاری نکند به کدام سو می‌رود. همان «اگر» را معمولاً جا می‌اندازند. جایگاهِ آینده پنجره نیست؛ خطِ جاده است که کمی جلوتر کشیده باشند. در چیدمانِ پنج‌تایی خودت هستی، آنچه روبه‌رویت ایستاده، آنچه پشتِ سر است، آنچه می‌آید و سرانجامی که ممکن است. یک کارت در جای مانع حرفی دارد و در جای سرانجام حرفِ دیگری. زاهدی که راه را بسته همان زاهدی نیست که تهِ راه نشسته.',
				'به این ترتیب بخوان: جا، تصویر، جمله. اول بلند بگو این جایگاه چه می‌پرسد. بعد، پیش از آنکه معنا را جایی پیدا کنی، نگاه کن و سه چیزِ دیدنی را نام ببر: سگی، صخره‌ای، دستی که پایین را نشان می‌دهد. تازه بعد از آن معنا. آخر از همه وصل کن: در این کارت‌ها که به که نگاه می‌کند، کدام خال نیامده، کجا دو تایشان حرفِ هم را نقض می‌کنند. فال بیشترِ وقت‌ها همان تناقض است.',
				'مراقبِ پرسش باش. ما که با فالِ حافظ بزرگ شده‌ایم می‌دانیم نیت را پیش از باز کردنِ دیوان می‌کنند و نیتِ آشفته هر غزلی را آشفته می‌کند. به «برمی‌گردد؟» هر تصویری هم آری می‌گوید هم نه. اما به «در این کار چه چیزی را نمی‌بینم» یا «قدمِ بعدیِ آبرومندانه چیست» کارتِ بی‌مایه هم جوابی دارد. پرسشِ خوب آن است که سه جوابِ متفاوتش را تاب بیاوری.',
			],
			counter:
				'در ۱۹۴۸ روان‌شناسی به نامِ فورِر به هریک از دانشجوهایش شرحی از شخصیتِ خودش داد؛ به درستی‌اش از پنج بیش از چهار دادند. متن برای همه یکی بود و از کتابِ طالع‌بینیِ دکهٔ روزنامه سرِ هم شده بود. آنچه این‌قدر به تو می‌خورد شاید به همسایه هم بخورد. شاهدی هم نیست که کارت از آینده خبر داشته باشد، و کارِ تن و قانون و پول با کسانی است که درسش را خوانده‌اند.',
			practices: [
				'سه کارت بچین یا سه تکه کاغذ که نامِ تصویری رویشان نوشته‌ای. برای هرکدام در جای خودش، پیش و اکنون و بعد، یک جمله بنویس؛ شش دقیقه. حالا اولی و آخری را جابه‌جا کن، میانی بماند، و از نو بنویس. دو دسته را کنارِ هم بخوان. آنچه در هر دو راست ماند از پیش مالِ تو بوده و آنچه وارونه شد حرفِ خانه بوده است. آن جمله را نگه دار که لجت را درمی‌آورد.',
				'پیش از فالِ بعدی پرسشت را بنویس و زیرش جوابی را که آرزو داری و جوابی را که از آن می‌ترسی، پوست‌کنده، و کاغذ را تا کن. کارت‌ها را بخوان، بیش از هفت دقیقه نشود، و بنویس چه می‌گویند. حالا تای کاغذ را باز کن. اگر با آرزویت یا ترست مو نمی‌زند یک بار دیگر بخوان، انگار برای کسی که نمی‌شناسی‌اش.',
			],
			closings: [
				'کارت‌ها به جعبه برمی‌گردند و میز دوباره میز است با قندانی رویش. آنچه تا وقتی آنجا بودند گفتی، تو گفتی. اگر کارتی در کار نبود، فردا پای کدام‌یک از آن سه جمله می‌ایستادی؟',
				'چهارصد و پنجاه و شش هزار فال ممکن بود و به تو یکی رسید. شاید از بقیه راست‌تر نباشد. تو را به دیدنِ چه چیزی واداشت که از اول روی میز بود؟',
			],
		},
		ar: {
			keywords: ['قراءة التاروت', 'توزيع الأوراق', 'كيف تقرأ التاروت', 'ثلاث أوراق', 'الصليب السلتي', 'مواضع الأوراق'],
			titles: ['كيف تُفهم قراءة التاروت', 'قراءة ثلاث أوراق بإنصاف'],
			excerpts: [
				'ما التوزيع، وماذا تصنع مواضعه، ولماذا السؤال أهمّ من الورقة. دليل لقراءة التاروت لمن لا يحبّ أن يُخدع.',
				'ثلاث أوراق من ثمان وسبعين تقع على ٤٥٦٤٥٦ وجهًا. كيف يُقرأ واحد منها من غير أن يُطلب منه فوق ما عنده؟',
			],
			openings: [
				'ثلاث أوراق على طاولة المطبخ، وجوهها إلى أسفل، بجانب السكّريّة. لم يقع شيء بعد، ومع ذلك تغيّر منظر الطاولة: صارت لها حافّة اسمها قبل، وحافّة اسمها بعد. هذا ما يصنعه التوزيع. إنّه استمارة كاستمارات الدوائر، فيها خانات تطلب أشياء معيّنة على ترتيب معيّن، والأوراق ما كُتب في الخانات. وأكثر الخيبة في التاروت من قراءة المكتوب ونسيان الخانة. فلننظر إذن إلى الطاولة قبل أن تُقلب عليها ورقة واحدة، ولتبقَ القهوة ساخنة في هذه الأثناء.',
				'خذوا ثلاث أوراق من ثمان وسبعين وضعوها في صفّ. للأولى ٧٨ احتمالًا، وللثانية ٧٧، وللثالثة ٧٦، وحاصل ذلك ٤٥٦٤٥٦؛ عدد حسن الهيئة، وإن جاز أن تقع الأوراق مقلوبة كان ثمانية أمثاله. ولا يصل إلى السائل من ذلك كلّه إلّا واحد. لم يرسله أحد ولم يختره أحد، وفي هذا نفعه؛ فكلّ ما نسمعه عن أنفسنا سوى ذلك يأتي ممّن يريدون شيئًا، ونحن من جملتهم.',
			],
			body: [
				'ليست عادة وضع الورق في مواضع ثابتة قديمة كما يُظنّ. فنحو سنة ١٧٧٠ نشر رجل في باريس سمّى نفسه إتيّا، وهو لقب أسرته أليت مقروءًا من آخره، إرشادات لقراءة البخت بورق اللعب المعتاد، ثمّ جعل للتاروت مثلها. وأشهر التوزيعات كلّها، الصليب السلتيّ بأوراقه العشر، نشره وايت سنة ١٩١٠ على أنّه طريقة سلتيّة عريقة؛ ولم يُعثر فيه على شيء سلتيّ. وهو نافع كغيره. فالتوزيع لا يحتاج إلى نسب قديم، بل إلى أن يسأل أسئلة صالحة على ترتيب معقول، كما تُسأل الأسئلة في عيادة طبيب متأنٍّ.',
				'بورقة واحدة تُطلب زاوية للنظر. وبثلاث أوراق يحصل الزمن: ما الذي أوصل إلى هنا، وما الحال الآن، وإلى أين يميل الأمر إن لم يفعل أحد شيئًا. وكثيرًا ما يُنسى هذا الشرط الأخير. فموضع المستقبل ليس نافذة، وإنّما هو خطّ الطريق وقد مُدّ على الورق قليلًا. وفي توزيع الخمس يكون السائل، وما يقف أمامه، وما خلفه، وما يُقبل، وما قد ينتهي إليه. والورقة الواحدة تقول في موضع العائق قولًا وفي موضع الخاتمة قولًا آخر. فالناسك الذي سدّ الطريق غير الناسك الذي ينتظر في آخره، وإن كان المعطف هو المعطف.',
				'ولتكن القراءة على هذا الترتيب: الموضع، فالصورة، فالجملة. يقال أوّلًا بصوت مسموع ما الذي يسأل عنه الموضع. ثمّ يُنظر، قبل أيّ مراجعة لمعنى مكتوب، وتُسمّى ثلاثة أشياء تُرى: كلب، أو جرف، أو يد تشير إلى أسفل. وبعد ذلك يأتي المعنى. وآخر الأمر الوصل: من ينظر إلى من في هذه الأوراق، وأيّ نقش غاب عنها، وأين تتناقض اثنتان منها. والتناقض هو القراءة في أغلب الأحيان، ومن مرّ به مسرعًا فقد مرّ بالباب وهو يبحث عنه.',
				'ثمّ السؤال. فإذا قيل «هل يعود؟» أجابت كلّ صورة بنعم ولا. أمّا «ما الذي لا يُرى في هذا الأمر؟» أو «ما الخطوة الكريمة التالية؟» فحتّى الورقة الفقيرة تجد فيه ما تقول. وعلامة السؤال الصالح أن تُحتمل له ثلاثة أجوبة مختلفة. وما لا يُحتمل له إلّا جواب واحد فهو رجاء لبس ثوب السؤال، ولا بأس بالرجاء، على أن يُنادى باسمه.',
			],
			counter:
				'في سنة ١٩٤٨ سلّم عالم النفس فورر كلّ طالب من طلّابه وصفًا لشخصيّته، فقدّروا صحّته بأكثر من أربع درجات من خمس. وكان النصّ واحدًا للجميع، جُمع من كتاب تنجيم يُباع في الأكشاك. فما يوافق المرء بهذا الإحكام قد يوافق جيرانه. ولا دليل على أنّ الورق يعلم المستقبل، وشؤون الصحّة والقانون والمال لمن تعلّمها وشهد له الناس بها.',
			practices: [
				'ضعوا ثلاث أوراق، أو ثلاث قصاصات كُتبت عليها أسماء صور. ولتُكتب جملة لكلّ واحدة في موضعها: قبل، والآن، وبعد. ستّ دقائق. ثمّ تُبدَّل الأولى بالأخيرة وتبقى الوسطى ويُعاد الكتاب. وعند المقارنة يكون ما صحّ في الحالين ملكًا لصاحبه من قبل، وما انقلب إلى ضدّه كلام الموضع لا كلام الورقة. واحفظوا الجملة التي تغيظ، فإنّها أنفعها. وما يغيظ في الورق قلّما كان من الورق.',
				'قبل القراءة القادمة يُكتب السؤال، ويُكتب تحته الجواب المرجوّ والجواب المخوف بكلام صريح، ثمّ تُطوى الورقة. تُقرأ الأوراق في مدّة لا تزيد على سبع دقائق ويُدوَّن ما يبدو أنّها تقوله. ثمّ تُفتح الورقة المطويّة. فإن طابق المدوَّن الرجاء أو الخوف حرفًا بحرف فلتُعَد القراءة مرّة أخرى، كأنّها لشخص لا يعرفه القارئ ولا يعنيه أن يسرّه. فإن اختلفت القراءتان فالثانية أولى بالحفظ، وإن اتّفقتا فقد اطمأنّت الأولى.',
			],
			closings: [
				'تعود الأوراق إلى علبتها، وتعود الطاولة طاولة عليها سكّريّة. وما قيل وهي مبسوطة قاله صاحبه لا هي. والسكّر كما كان. فأيّ الجمل الثلاث يُدافَع عنها غدًا لو لم يكن هناك ورق؟',
				'كانت ممكنةً أربعمئة ألف قراءة ونيّف، ولم تقع إلّا واحدة. وقد لا تكون أصدق من أخواتها الغائبات. غير أنّها هي التي حضرت. فإلى أيّ شيء لفتت النظر وقد كان على الطاولة منذ البداية؟',
			],
		},
		es: {
			keywords: [
				'lectura de tarot',
				'tirada de tarot',
				'cómo leer el tarot',
				'tirada de tres cartas',
				'cruz celta',
				'posiciones',
			],
			titles: ['Entender tu lectura de tarot', 'Cómo leer tres cartas sin engañarse'],
			excerpts: [
				'Qué es una tirada, para qué sirven sus posiciones y por qué la pregunta pesa más que la carta. Una guía para quien prefiere que no lo engañen.',
				'Tres cartas de setenta y ocho pueden caer de 456 456 maneras. Así se lee una de ellas sin pedirle más de lo que tiene.',
			],
			openings: [
				'Hay tres cartas boca abajo en la mesa de la cocina, al lado del azucarero. No ha ocurrido nada y la mesa ya es otra: un borde se ha convertido en antes y el opuesto en después. Para eso sirve una tirada. Es un impreso, como los de ventanilla, con casillas que piden ciertas cosas por cierto orden; las cartas son lo que alguien ha rellenado. Casi todos los chascos con el tarot vienen de leer lo escrito y olvidarse de la casilla. Así que, antes de levantar ninguna, conviene mirar el impreso.',
				'Saca tres cartas de una baraja de setenta y ocho y ponlas en fila. Hay 78 posibilidades para la primera, 77 para la segunda y 76 para la tercera: en total 456 456, número guapo, que se multiplica por ocho si además pueden salir del revés. Te va a tocar una de esas combinaciones. No te la envía nadie ni la ha escogido nadie, y ahí está su utilidad, porque todo lo demás que oímos sobre nosotros procede de personas que quieren algo. Nosotros incluidos.',
			],
			body: [
				'Lo de colocar las cartas en sitios fijos no es tan antiguo. Hacia 1770, en París, uno que se hacía llamar Etteilla, es decir, su apellido Alliette leído de atrás adelante, publicó unas instrucciones para echar la suerte con una baraja corriente; más tarde hizo otras para el tarot. La disposición más famosa, la cruz celta de diez cartas, la imprimió Waite en 1910 como antiguo método celta, y nadie le ha encontrado nada celta. Funciona igual de bien. Una tirada no necesita abolengo; necesita preguntar cosas sensatas en un orden razonable.',
				'A una carta sola se le pide un ángulo. Con tres aparece el tiempo: qué trajo hasta aquí, qué hay, hacia dónde se inclina el asunto si nadie mueve un dedo. Esa condición del final se olvida mucho. El sitio del futuro no es una ventana, es la raya de la carretera prolongada un poco. En la de cinco estás tú, lo que se te opone, lo que queda atrás, lo que viene y en qué puede parar. La misma carta dice una cosa como obstáculo y otra como desenlace. El Ermitaño que te corta el paso no es El Ermitaño que te espera al llegar.',
				'Léelas por este orden: sitio, dibujo, frase. Di en voz alta qué pregunta el sitio. Después mira, antes de consultar nada, y nombra tres cosas que se vean: un perro, un barranco, una mano que señala abajo. Solo entonces, el significado. Y al final, relaciona: quién mira a quién, qué palo no ha salido, dónde se llevan la contraria dos cartas. La lectura suele estar en esa contradicción.',
				'Cuida la pregunta. A «¿volverá?» cualquier lámina responde que sí y que no. En cambio, a «¿qué no estoy viendo?» o «¿cuál sería un próximo paso decente?» hasta una carta pobre tiene algo que contestar. Una pregunta es buena si soportarías tres respuestas distintas. Si solo aguantas una, lo que traes es un deseo con signos de interrogación.',
			],
			counter:
				'En 1948 el psicólogo Bertram Forer entregó a cada alumno un retrato de su carácter; le dieron más de un cuatro sobre cinco en acierto. El texto era el mismo para todos, sacado de un libro de astrología de quiosco. Lo que te sienta como un guante puede sentarle igual al vecino. Tampoco hay pruebas de que las cartas conozcan el futuro, y los asuntos de salud, leyes y dinero son de quien los ha estudiado.',
			practices: [
				'Pon tres cartas, o tres papelitos con nombres de imágenes. Escribe una frase para cada una según su casilla: antes, ahora, después; seis minutos. Intercambia luego la primera y la última, deja la del medio y escribe de nuevo. Compara. Lo que vale en las dos versiones ya era tuyo; lo que se ha vuelto del revés lo decía el sitio. Guarda la frase que te fastidie.',
				'Antes de tu próxima lectura, apunta la pregunta y, debajo, la respuesta que esperas y la que temes, sin adornos. Dobla el papel. Lee las cartas, siete minutos como máximo, y escribe lo que parecen decir. Abre el papel. Si coincide al pie de la letra con la esperanza o con el temor, lee otra vez, ahora como si fuera para alguien a quien no conoces.',
			],
			closings: [
				'Las cartas vuelven a su caja y la mesa es una mesa con azucarero. Lo que dijiste mientras estaban ahí lo dijiste tú. ¿Cuál de tus tres frases mantendrías mañana si no hubiera habido cartas?',
				'Había más de cuatrocientas mil lecturas posibles y te has cruzado con una. Quizá no sea más cierta que las demás. ¿Qué te ha hecho mirar que llevaba todo el rato encima de la mesa?',
			],
		},
	},
};
