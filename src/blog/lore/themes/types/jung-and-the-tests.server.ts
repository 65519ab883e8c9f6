import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'jung-and-the-tests',
	motif: 'letter',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: [
				'jung',
				'psychological types',
				'myers briggs history',
				'personality tests',
				'word association',
				'mbti',
			],
			titles: ['A Stopwatch in Zurich, a Kitchen Table in Pennsylvania', 'The Parlour Game Jung Did Not Want'],
			excerpts: [
				'Jung disliked the sorting of people into boxes. A mother and a daughter in America read him with love and built the boxes.',
				'How a book of seven hundred pages became four letters: a story with a war in it, a detective novel and a great many index cards.',
			],
			openings: [
				'At the Burghölzli, the asylum above Zurich, a young doctor sits about 1905 with a stopwatch that shows fifths of a second. He reads out a word: lake. The patient answers: deep. Four fifths. He reads: to sink. A pause. He writes down not only the answer but the silence before it, for he has noticed that people hesitate where something hurts. A hundred words, a hundred times. Carl Gustav Jung began as somebody who measured. One ought to remember this of a man who is painted nowadays mostly with mandalas.',
				'In a house in Swarthmore, Pennsylvania, in the early nineteen-forties, a woman in her forties sorts slips of paper on which questions stand. Isabel Briggs Myers has no degree in psychology. She has written a detective novel that won a prize. Her children are at school, there is a war in Europe and in the Pacific, and it seems to her that people would hate one another less, and break less at the lathe, if each knew what he was made for. She tries out the questions on relatives, neighbours, and whoever comes to the door.',
			],
			body: [
				'Between the stopwatch with which Jung, as a young doctor in an asylum, timed the silences of his patients and the slips on which Isabel Briggs Myers wrote her questions lies a book. Psychological Types came out in 1921, some seven hundred pages in German on the quarrels of church fathers, on Schiller, on Prometheus; only in the last part are the types described. Jung had fallen out with Freud and wondered how two honest men can look at one patient and see two illnesses. He answered with two attitudes, inward and outward, and four functions: sensation, intuition, thinking, feeling.',
				'In Washington Katharine Briggs, Isabel’s mother, had for years been collecting notes on character from biographies. When the English translation appeared in 1923 she found that he had got there before her, and further. She took his system over whole. Mother and daughter afterwards made out of hints in the book a fourth pair, judging and perceiving, and so there were four letters and sixteen boxes. The test was printed by a respected testing firm in 1962, for research only, and with some unease among its own statisticians.',
				'Jung had been explicit. In the preface to an edition for Argentina, in 1934, he complained that readers took the types for a means of sticking labels on people, and called such classing a childish parlour game. What he had meant was a compass, a thing for getting one’s bearings. There was, he said, no such thing as a pure extravert; such a man would be in the lunatic asylum. He knew the asylum.',
				'One may take his side, and yet the two women had a tenderness he lacked. He described types by their illnesses. In Isabel’s pages each of the sixteen has gifts, and nobody is sick. She wrote for clerks and nurses. That they could speak at last of their differences without anyone being at fault is due to her, and to her slips of paper.',
			],
			counter:
				'The test that made the letters famous is a protected name belonging to others; ours is an independent one on the same ideas, and inherits their weakness. Researchers find no gap between the types, only a broad middle. The academic world since about 1990 has preferred five scales without boxes. And the story is told too prettily: the questionnaires’ first home was the army, which in 1917 wanted to know who would break down.',
			practices: [
				'Have somebody read you ten words from any page, nouns for preference, or cover the page yourself and uncover them one by one. Say at once what comes. Mark with a dot each word at which you hesitated, repeated the word or laughed. Three minutes are enough. Then look at the dots alone and write one sentence about what those words might have in common. Do not interpret the others, however clever they sound.',
				'Write on a slip a question to which the people you know would give two honest, opposite answers; none of the answers may sound better. It takes longer than one thinks. Put it tonight to two persons in your house or on the telephone, and write down not the answers but the reasons. After eight minutes you know something about making tests, and possibly about your brother-in-law.',
			],
			closings: [
				'Jung is said to have answered a letter from Isabel Myers politely and to have left the matter there. The boxes went into the world without him, and people moved in with their furniture. To whom do you owe the words you use about yourself?',
				'The hesitation before an answer was the first thing Jung ever measured, and no questionnaire with boxes to tick can see it. What would be written about you by somebody who only counted your silences?',
			],
		},
		fa: {
			keywords: ['یونگ', 'تیپ‌های روان‌شناختی', 'تاریخ آزمون', 'آزمون شخصیت', 'مایرز و بریگز', 'تداعی واژه‌ها'],
			titles: ['زمان‌سنجی در زوریخ، میز آشپزخانه‌ای در پنسیلوانیا', 'بازیِ مهمانی که یونگ دوستش نداشت'],
			excerpts: [
				'یونگ از ریختن آدم‌ها در جعبه خوشش نمی‌آمد. مادر و دختری در آمریکا با شوق خواندندش و جعبه‌ها را ساختند.',
				'چطور کتابی هفتصدصفحه‌ای چهار حرف شد: قصه‌ای با یک جنگ، یک رمان پلیسی و انبوهی برگهٔ کاغذ.',
			],
			openings: [
				'در بورگ‌هولتسلی، آسایشگاه بالای زوریخ، حدود سال ۱۹۰۵ پزشک جوانی نشسته با زمان‌سنجی که پنج‌یکِ ثانیه را نشان می‌دهد. کلمه‌ای می‌خواند: دریاچه. بیمار می‌گوید: عمیق. چهار پنجم ثانیه. می‌خواند: غرق شدن. مکث. او تنها جواب را نمی‌نویسد، سکوت پیش از جواب را هم می‌نویسد؛ فهمیده است که آدم همان‌جا مکث می‌کند که دردش می‌آید. صد کلمه، و باز صد کلمه. کارل گوستاو یونگ کار خود را با اندازه گرفتن شروع کرد. خوب است این را دربارهٔ کسی که حالا عکسش را فقط کنار ماندالا می‌گذارند به یاد داشته باشیم.',
				'در خانه‌ای در سوارثمور پنسیلوانیا، اوایل دههٔ ۱۹۴۰، زنی چهل‌وچندساله کاغذهای کوچکی را دسته می‌کند که روی هر کدام سؤالی است. ایزابل بریگز مایرز مدرک روان‌شناسی ندارد. رمانی پلیسی نوشته که جایزه برده است. بچه‌ها مدرسه‌اند، در اروپا و اقیانوس آرام جنگ است، و او فکر می‌کند اگر هر کس می‌دانست برای چه ساخته شده، شاید مردم کمتر از هم بدشان می‌آمد و کمتر پای دستگاه تراش از پا می‌افتادند. سؤال‌ها را روی فامیل و همسایه و هر کس که زنگ در را بزند امتحان می‌کند.',
			],
			body: [
				'میان زمان‌سنجی که یونگِ جوان در آسایشگاه سکوت بیماران را با آن می‌گرفت و برگه‌هایی که ایزابل بریگز مایرز سؤال‌هایش را رویشان نوشت کتابی هست. «تیپ‌های روان‌شناختی» در ۱۹۲۱ درآمد، نزدیک هفتصد صفحه به آلمانی، دربارهٔ دعواهای پدران کلیسا و شیلر و پرومته؛ شرح تیپ‌ها فقط در بخش آخر آمده است. یونگ با فروید به هم زده بود و از خودش می‌پرسید چطور دو آدم درستکار به یک بیمار نگاه می‌کنند و دو بیماری می‌بینند. جوابش دو جهت بود، رو به درون و رو به بیرون، و چهار کارکرد: حس، شهود، فکر، احساس.',
				'در واشینگتن کاترین بریگز، مادر ایزابل، سال‌ها از زندگی‌نامه‌ها یادداشت‌هایی دربارهٔ خلق‌وخو جمع کرده بود. ترجمهٔ انگلیسی که در ۱۹۲۳ رسید، دید این مرد پیش از او رسیده و دورتر هم رفته. دستگاه او را یک‌جا برداشت. مادر و دختر بعدتر از اشاره‌های کتاب جفت چهارمی هم ساختند، داوری و دریافت، و شد چهار حرف و شانزده جعبه. آزمون را مؤسسه‌ای معتبر در ۱۹۶۲ چاپ کرد، فقط برای پژوهش، آن هم با دلخوری چند آمارگر خودش.',
				'یونگ حرفش را روشن زده بود. در مقدمه‌ای که در ۱۹۳۴ برای چاپ آرژانتین نوشت، گله کرد که خوانندگان تیپ‌ها را برچسب می‌دانند و این دسته‌بندی را بازی کودکانهٔ مهمانی‌ها خواند. او قطب‌نما می‌خواست، چیزی برای پیدا کردن جهت. می‌گفت برون‌گرای خالص وجود ندارد؛ چنین کسی جایش آسایشگاه است. از آسایشگاه هم خبر داشت.',
				'می‌شود حق را به او داد، ولی آن دو زن مهری داشتند که در او نبود. او تیپ‌ها را از روی بیماری‌هایشان وصف می‌کرد. در ورق‌های ایزابل هر شانزده نفر هنری دارند و هیچ‌کدام بیمار نیستند. او برای کارمند بایگانی و پرستار می‌نوشت. اگر امروز زن و شوهری می‌توانند از فرقشان حرف بزنند بی آنکه یکی مقصر باشد، چیزی از آن را به همین برگه‌ها بدهکارند. در زبان ما هم «تیپ» پیش از این فقط به سر و وضع گفته می‌شد.',
			],
			counter:
				'نام آزمونی که این حرف‌ها را مشهور کرد از آنِ دیگران است و ثبت شده؛ آزمون ما مستقل است، بر پایهٔ همان اندیشه‌ها، و ضعفشان را هم به ارث برده. پژوهشگران میان تیپ‌ها شکافی نمی‌یابند و بیشترِ مردم همان وسط‌اند. دانشگاه از حدود ۱۹۹۰ پنج سنجهٔ بی‌جعبه را بیشتر می‌پسندد. قصه را هم نباید زیادی قشنگ گفت: نخستین پرسش‌نامه‌ها مال ارتش بود، که در ۱۹۱۷ می‌خواست بداند کدام سرباز زیر فشار می‌شکند.',
			practices: [
				'از کسی بخواه ده اسم از صفحه‌ای برایت بخواند، یا خودت روی صفحه را بپوشان و یکی‌یکی بازشان کن. هر چه آمد فوری بگو. کنار هر کلمه‌ای که مکث کردی، تکرارش کردی یا خندیدی نقطه بگذار. سه دقیقه بس است. بعد فقط نقطه‌دارها را نگاه کن و یک جمله بنویس که شاید چه نسبتی با هم دارند. سراغ بقیه نرو، هر قدر هم بامزه باشند.',
				'روی برگه‌ای سؤالی بنویس که آشنایانت دو جواب راست و مخالف به آن بدهند و هیچ‌کدام از دیگری قشنگ‌تر نباشد. بیشتر از آنچه خیال می‌کنی طول می‌کشد. امشب از دو نفر بپرس و به جای جواب، دلیلشان را بنویس. هشت دقیقه بعد چیزی از آزمون‌سازی می‌دانی، و شاید چیزی هم از شوهرخاله‌ات.',
			],
			closings: [
				'می‌گویند یونگ نامه‌ای از ایزابل مایرز را مؤدبانه جواب داد و همان‌جا رها کرد. جعبه‌ها بی او راهی جهان شدند و مردم با اثاثشان اسباب کشیدند. کلمه‌هایی را که دربارهٔ خودت به کار می‌بری از چه کسی داری؟',
				'مکثِ پیش از جواب اولین چیزی بود که یونگ اندازه گرفت، و هیچ پرسش‌نامه‌ای که مربع‌هایش را تیک می‌زنند آن را نمی‌بیند. کسی که فقط سکوت‌هایت را بشمارد دربارهٔ تو چه می‌نویسد؟',
			],
		},
		ar: {
			keywords: ['يونغ', 'الأنماط النفسية', 'تاريخ الاختبارات', 'اختبار الشخصية', 'مايرز وبريغز', 'تداعي الكلمات'],
			titles: ['ساعة في زيورخ وطاولة مطبخ في بنسلفانيا', 'لعبة السهرات التي لم يردها يونغ'],
			excerpts: [
				'كان يونغ يكره توزيع الناس على صناديق. ثمّ قرأته أمّ وابنتها في أمريكا بمحبّة، وصنعتا الصناديق.',
				'كيف صار كتاب في سبعمئة صفحة أربعة أحرف: حكاية فيها حرب ورواية بوليسيّة وأوراق صغيرة كثيرة.',
			],
			openings: [
				'في مصحّة بورغهولتسلي المطلّة على زيورخ، نحو عام ١٩٠٥، يجلس طبيب شابّ وفي يده ساعة تعدّ أخماس الثانية. يقرأ كلمة: بحيرة. يجيب المريض: عميقة. أربعة أخماس. يقرأ: غرق. صمت. لا يدوّن الطبيب الجواب وحده، بل يدوّن السكوت الذي سبقه أيضًا ويقيسه بالأخماس، فقد لاحظ أنّ الناس يتلكّؤون حيث يوجعهم الكلام. مئة كلمة، ثمّ مئة أخرى. هكذا بدأ كارل غوستاف يونغ: رجلًا يقيس. ويحسن تذكّر ذلك عند الحديث عمّن لا يُصوَّر اليوم إلّا محاطًا بالدوائر الملوّنة والرموز.',
				'في بيت ببلدة سوارثمور من بنسلفانيا، في أوائل أربعينيّات القرن العشرين، امرأة في الأربعينيّات من عمرها تفرز قصاصات كُتبت عليها أسئلة. ليس لإيزابل بريغز مايرز شهادة في علم النفس. لها رواية بوليسيّة نالت جائزة. الأولاد في المدرسة، والحرب في أوروبا وفي المحيط الهادئ، وهي ترى أنّ الناس كانوا سيتباغضون أقلّ، ويتعثّرون أمام الآلات أقلّ، لو عرف كلّ منهم ما خُلق له. تجرّب أسئلتها على الأقارب والجيران وعلى كلّ من قرع الباب، وتبدّل كلمة هنا وكلمة هناك ثمّ تعيد السؤال.',
			],
			body: [
				'بين الساعة التي كان يونغ، وهو طبيب شابّ في مصحّة، يقيس بها سكوت مرضاه، والقصاصات التي كتبت عليها إيزابل بريغز مايرز أسئلتها، كتاب. صدر «الأنماط النفسيّة» عام ١٩٢١ بالألمانيّة في نحو سبعمئة صفحة، أكثرها في خصومات آباء الكنيسة وفي شيلر وبروميثيوس، ولا تأتي الأنماط إلّا في القسم الأخير. كان يونغ قد اختلف مع فرويد، وأخذ يسأل كيف ينظر رجلان صادقان إلى مريض واحد فيريان مرضين. وجوابه اتّجاهان، إلى الداخل وإلى الخارج، وأربع وظائف هي الإحساس والحدس والتفكير والشعور.',
				'وفي واشنطن كانت كاثرين بريغز، أمّ إيزابل، تجمع منذ سنين ملاحظات في الطباع من كتب السير. فلمّا ظهرت الترجمة الإنجليزيّة عام ١٩٢٣ وجدت أنّ الرجل سبقها وأبعد في السير، فأخذت مذهبه كلّه. ثمّ استخرجت الأمّ وابنتها من إشارات في الكتاب زوجًا رابعًا، هو الحسم والانفتاح، فصارت الأحرف أربعة والصناديق ستّة عشر. وطُبع الاختبار عام ١٩٦٢ عند مؤسّسة محترمة، للبحث فقط، وفي نفوس بعض إحصائيّيها شيء منه.',
				'وكان يونغ صريحًا. ففي مقدّمة كتبها عام ١٩٣٤ لطبعة في الأرجنتين شكا من قرّاء يحسبون الأنماط لصاقات توضع على الجباه، ووصف هذا التصنيف بأنّه لعبة صبيانيّة من ألعاب السهرات. كان يريد بوصلة تُعرف بها الجهات. وكان يقول إنّه لا وجود لمنبسط خالص، فمثل هذا مكانه المصحّة. وهو يعرف المصحّة. وقد سبقه الأقدمون إلى الصناديق: كانت أمزجة جالينوس أربعة، وأخذها الأطبّاء العرب عنه، غير أنّ الحاذق منهم كان يجسّ النبض قبل أن يسمّي المزاج، ويعلم أنّ المزاج الخالص لا يمشي في الأسواق.',
				'وقد يُعطى الحقّ ليونغ، لكنّ في المرأتين رقّة لم تكن فيه. هو وصف الأنماط من جهة أمراضها. أمّا في أوراق إيزابل فلكلّ واحد من الستّة عشر موهبة، وليس بينهم مريض. كانت تكتب للموظّف والممرّضة، ولمن يعود من المصنع متعبًا ويظنّ أنّ العيب فيه، والعيب في أنّه وُضع أمام آلة لا تشبهه. وإذا قدر زوجان اليوم أن يتحدّثا عن اختلافهما من غير أن يكون أحدهما مذنبًا، فلتلك القصاصات في ذلك نصيب لا يُنكر.',
			],
			counter:
				'الاختبار الذي شهر هذه الأحرف اسم محفوظ لأصحابه؛ واختبارنا مستقلّ يقوم على الأفكار نفسها ويرث ضعفها. لا يجد الباحثون بين الأنماط فجوات، بل وسطًا عريضًا يسكنه أكثر الناس. ومنذ نحو عام ١٩٩٠ تؤثر الجامعات خمسة مقاييس بلا صناديق. وفي رواية القصّة تجميل: فأوّل بيت سكنته هذه الاستبيانات كان الجيش، الذي أراد عام ١٩١٧ أن يعرف من سينهار من جنوده قبل أن يدفع ثمن سفره.',
			practices: [
				'ليقرأ أحدٌ عشرة أسماء من أيّ صفحة، أو لتُغطَّ الصفحة وتُكشف الكلمات واحدة واحدة. وليُقل فورًا ما يحضر. ثمّ نقطة عند كلّ كلمة جاء معها تردّد أو تكرار أو ضحك. ثلاث دقائق تكفي. وبعدها انظروا إلى ذوات النقط وحدها، واكتبوا جملة واحدة في ما قد يجمع بينها. أمّا سائر الكلمات فلا تأويل لها، مهما بدت ظريفة أو عميقة، فالذي أسرع إليه اللسان لم يكن مختبئًا.',
				'اكتبوا على قصاصة سؤالًا يجيب عنه المعارف جوابين صادقين متضادّين، لا يكون أحدهما أجمل من الآخر. وهذا أطول ممّا يُظنّ. ثمّ ليُطرح الليلة على اثنين من أهل البيت أو بالهاتف، ولتُدوَّن الأسباب دون الأجوبة. بعد ثماني دقائق يكون قد عُرف شيء عن صناعة الاختبارات، وربّما شيء عن ابن العمّ لم يكن في الحسبان.',
			],
			closings: [
				'يقال إنّ يونغ أجاب رسالة من إيزابل مايرز بأدب ثمّ ترك الأمر عند ذلك الحدّ. ومضت الصناديق إلى الدنيا من دونه، وسكنها الناس مع أثاثهم، وعلّقوا على جدرانها الصور. ممّن أخذنا الكلمات التي نصف بها أنفسنا؟',
				'كان التردّد قبل الجواب أوّل ما قاسه يونغ، ولم يكن في دفتره سطر أصدق منه، ولا يراه استبيان تُملأ مربّعاته بالعلامات، ولو طالت صفحاته. ماذا كان سيُكتب عنّا لو اكتفى الكاتب بعدّ سكتاتنا؟',
			],
		},
		es: {
			keywords: [
				'jung',
				'tipos psicológicos',
				'historia del test',
				'test de personalidad',
				'myers briggs',
				'asociación de palabras',
			],
			titles: ['Un cronómetro en Zúrich, una mesa de cocina en Pensilvania', 'El juego de salón que Jung no quería'],
			excerpts: [
				'A Jung le disgustaba meter a la gente en cajas. Una madre y una hija lo leyeron en América con devoción y construyeron las cajas.',
				'Cómo un libro de setecientas páginas se quedó en cuatro letras: una historia con una guerra, una novela policíaca y muchas fichas.',
			],
			openings: [
				'En el Burghölzli, el manicomio que domina Zúrich, un médico joven está sentado hacia 1905 con un cronómetro que marca quintos de segundo. Lee una palabra: lago. El paciente responde: hondo. Cuatro quintos. Lee: hundirse. Una pausa. Anota la respuesta y anota también el silencio de antes, porque ha visto que la gente titubea donde le duele. Cien palabras, y otras cien. Carl Gustav Jung empezó midiendo. No está mal recordarlo de un hombre al que hoy casi siempre retratan rodeado de mandalas.',
				'En una casa de Swarthmore, Pensilvania, a comienzos de los años cuarenta, una mujer de cuarenta y tantos clasifica papelitos con preguntas. Isabel Briggs Myers no es psicóloga titulada. Ha escrito una novela policíaca que ganó un premio. Los hijos están en el colegio, hay guerra en Europa y en el Pacífico, y a ella le parece que las personas se odiarían menos, y se romperían menos ante el torno, si cada una supiera para qué está hecha. Prueba las preguntas con parientes, vecinos y cualquiera que llame a la puerta.',
			],
			body: [
				'Entre el cronómetro con que Jung, joven médico de manicomio, medía los silencios de sus pacientes y los papelitos en que Isabel Briggs Myers anotó sus preguntas hay un libro. Tipos psicológicos salió en 1921: unas setecientas páginas en alemán sobre las disputas de los padres de la Iglesia, sobre Schiller, sobre Prometeo; los tipos solo se describen en la última parte. Jung había roto con Freud y se preguntaba cómo dos hombres honrados podían mirar a un mismo enfermo y ver dos enfermedades. Respondió con dos actitudes, hacia dentro y hacia fuera, y cuatro funciones: sensación, intuición, pensamiento y sentimiento.',
				'En Washington, Katharine Briggs, la madre de Isabel, llevaba años sacando de las biografías apuntes sobre el carácter. Cuando apareció la traducción inglesa, en 1923, vio que aquel hombre había llegado antes y más lejos, y adoptó su sistema entero. Madre e hija sacaron luego de insinuaciones del libro una cuarta pareja, juicio y percepción, y así hubo cuatro letras y dieciséis cajas. Una editorial de tests muy seria lo imprimió en 1962, solo para investigar, entre los reparos de sus propios estadísticos.',
				'Jung había sido claro, y en español. En el prólogo a la edición argentina, fechado en 1934, se quejó de que los lectores tomaran los tipos por etiquetas que pegar a la gente, y llamó a esa clasificación un juego de salón infantil. Él había querido una brújula, algo para orientarse. El extravertido puro no existe, decía; estaría en el manicomio. Y de manicomios sabía.',
				'Se le puede dar la razón, y aun así aquellas dos mujeres tenían una ternura que a él le faltaba. Jung describía los tipos por sus enfermedades. En las páginas de Isabel cada uno de los dieciséis tiene un don y nadie está enfermo. Escribía para oficinistas y enfermeras. Si hoy una pareja puede hablar de sus diferencias sin que haya un culpable, algo le debe a esos papelitos.',
			],
			counter:
				'El test que hizo famosas las letras es una marca registrada de otros; el nuestro es independiente, se apoya en las mismas ideas y hereda su debilidad. Los investigadores no encuentran huecos entre los tipos, solo un medio muy ancho. La universidad prefiere, desde 1990 más o menos, cinco escalas sin cajas. Y la historia se cuenta demasiado bonita: la primera casa de estos cuestionarios fue el ejército, que en 1917 quería saber qué soldado se vendría abajo.',
			practices: [
				'Pide a alguien que te lea diez nombres comunes de cualquier página, o tápala y ve descubriéndolos uno a uno. Di al instante lo que venga. Pon un punto junto a cada palabra en la que dudaste, la repetiste o te reíste. Con tres minutos basta. Mira luego solo las que llevan punto y escribe una frase sobre lo que podrían tener en común. Las demás no las interpretes, por ingeniosas que suenen.',
				'Escribe en un papel una pregunta que tus conocidos contestarían con dos respuestas sinceras y contrarias, sin que una suene mejor que la otra. Cuesta más de lo que parece. Hazla esta noche a dos personas y apunta las razones en vez de las respuestas. A los ocho minutos sabrás algo sobre cómo se fabrica un test, y quizá sobre tu cuñado.',
			],
			closings: [
				'Se cuenta que Jung contestó con cortesía a una carta de Isabel Myers y ahí lo dejó. Las cajas salieron al mundo sin él, y la gente se mudó a ellas con sus muebles. ¿De quién son las palabras que usas para hablar de ti?',
				'El titubeo antes de la respuesta fue lo primero que midió Jung, y ningún cuestionario de casillas alcanza a verlo. ¿Qué escribiría sobre ti alguien que solo contase tus silencios?',
			],
		},
	},
};
