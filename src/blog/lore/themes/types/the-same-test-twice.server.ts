import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-same-test-twice',
	motif: 'mirror',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: [
				'retest',
				'test reliability',
				'barnum effect',
				'changed type',
				'same test again',
				'are tests accurate',
			],
			titles: ['Measured on Monday, Measured in March', 'The Sketch That Fitted Thirty-Nine Students'],
			excerpts: [
				'She took the test again and one letter had changed. Before she blames herself or the test, somebody should tell her where the line was drawn.',
				'In 1948 a psychologist gave every student the same portrait. They found it excellent. What remains of a test once one knows this?',
			],
			openings: [
				'On the kitchen doorframe the children’s heights are marked in pencil, with dates. Twice, on an Easter Monday, somebody measured the same boy in the morning and in the evening, and the lines stand a centimetre apart; we do shrink during the day, and the book on his head was not quite level. Nobody concluded that he had become another child. His mother, in March, took a personality test for the second time. In October it had said four letters. Now the third was different, and she sat for a while at the table as if caught in a lie.',
				'In 1948 Bertram Forer handed his students in Los Angeles a personality test, and a week later gave each of them a sealed sketch with his or her name on it. They were to say from nought to five how well it described them. The average was above four. Then he asked somebody to read aloud from the sheet, and the laughter began, since all thirty-nine had received the same text. He had assembled it from an astrology book bought at a news-stand. You have a need for other people to like you; at times you doubt whether you did right.',
			],
			body: [
				'Two questions may be put to any measure. Does it say the same tomorrow? And does it measure the thing? The first is called reliability, and bathroom scales can be tested for it by stepping on them twice. With tests of type the answer is curious. The underlying scores hold rather well: who stood far out on a scale will be found there again. The letters hold badly. In several studies of the best-known indicator something like half the people who repeated it after some weeks came back with at least one letter changed.',
				'Both are true at once because of a line. A letter is awarded at the middle of the scale, and the middle is exactly where most people live. There is no valley between two hills, thinkers here and feelers over there; there is one broad hill, and the border runs along its top. A step to the left before breakfast, a quarrel, a word in the question taken differently, and the traveller is abroad.',
				'Some of the change is in the ruler, then. Some is in you, and that deserves more respect than it gets. People become, on the average, a little more conscientious and less easily upset between twenty and forty. They answer otherwise in a foreign language, after a funeral, in their manager’s building. Whoever ticks “I like to plan” may be telling us about his week.',
				'The second question has its witnesses: the thirty-nine students to whom the psychologist Bertram Forer gave one and the same sketch of character, and who found it remarkably like them. A description can feel exact and be anybody’s. It is therefore no proof of a test that you recognised yourself; the thirty-nine did as well. A better sign is a sentence that fits you and would annoy your sister. One may ask of a portrait what it denies.',
			],
			counter:
				'It would be too easy to throw the thing out. Blood pressure too differs between Monday and Thursday, and doctors do not for that reason stop; they measure three times and take note of the arm. A test that you argue with has done some of its work already. And he who says “I cannot be measured” makes a claim about himself, a flattering one, which has been examined even less than the letters.',
			practices: [
				'Write five statements that could stand in a test, such as “I would rather host than visit”, and answer each with a number from one to ten. Fold the sheet, note on the outside a date fourteen days away, and put it among the winter things. On that day answer afresh before you look. Subtract. Five minutes in all; the biggest difference is the one to talk about, preferably to someone who was present in between.',
				'Take the result of any test you once liked and copy out four of its sentences by hand. Under each one write its opposite. Read the opposites aloud, as if they had been sent to you. For every opposite that also sounds right, strike both lines. What survives is short. Keep it, and beside it set the name of one person who would disagree, with the reason that person would give.',
			],
			closings: [
				'The two pencil lines on the doorframe have been left as they are, and visitors ask about them. The mother has begun to say, of her own third letter, that she lives near the border. Which answer about yourself do you give only at certain hours?',
				'Forer kept the sheets, and the paper is still cited, by people who each think privately that they would have noticed. What could a description say of you that thirty-eight others would refuse to sign?',
			],
		},
		fa: {
			keywords: ['تکرار آزمون', 'اعتبار آزمون', 'پایایی', 'اثر بارنوم', 'عوض شدن تیپ', 'دقت آزمون'],
			titles: ['یک بار مهر، یک بار اسفند', 'وصفی که به سی‌ونه نفر می‌خورد'],
			excerpts: [
				'آزمون را دوباره داد و یک حرف عوض شده بود. پیش از آنکه خودش یا آزمون را سرزنش کند، کسی باید نشانش بدهد خط را کجا کشیده‌اند.',
				'روان‌شناسی در ۱۹۴۸ به همهٔ شاگردانش یک وصف داد و همه پسندیدند. با دانستن این، از آزمون چه می‌ماند؟',
			],
			openings: [
				'قد بچه‌ها را با مداد روی چارچوب در نوشته‌اند، با تاریخ. یک روز عید، صبح و شب، یک پسر را دو بار اندازه گرفتند و دو خط یک سانت از هم فاصله دارند؛ آدم در طول روز کمی کوتاه می‌شود و کتابِ روی سرش هم کمی کج بود. کسی نگفت بچه عوض شده است. مادرش اسفندماه برای بار دوم آزمون شخصیت داد. مهر چهار حرف گرفته بود. حالا حرف سوم چیز دیگری بود و او مدتی پشت میز نشست، مثل کسی که دروغش رو شده.',
				'سال ۱۹۴۸ در لس‌آنجلس، برترام فورر از دانشجوهایش آزمون شخصیت گرفت و هفتهٔ بعد به دست هر کدام پاکتی داد با نام خودش. قرار شد از صفر تا پنج نمره بدهند که این وصف چقدر به آن‌ها می‌خورد. میانگین از چهار بالاتر رفت. بعد خواست یکی بلند بخواند و خنده شروع شد، چون هر سی‌ونه نفر یک متن گرفته بودند. او جمله‌ها را از کتاب طالع‌بینیِ دکهٔ روزنامه‌فروشی برداشته بود: دوست داری دوستت داشته باشند؛ گاهی شک می‌کنی که کار درستی کرده‌ای.',
			],
			body: [
				'از هر ابزار اندازه‌گیری دو چیز می‌شود پرسید. فردا هم همین را می‌گوید؟ و همان چیزی را اندازه می‌گیرد که ادعا دارد؟ نام اولی پایایی است و ترازوی حمام را با دو بار بالا رفتن از آن می‌شود آزمود. دربارهٔ آزمون‌های تیپ جواب عجیبی داریم. نمره‌های زیرین نسبتاً سر جایشان می‌مانند: کسی که دور از میانه بود باز همان‌جا پیدا می‌شود. حرف‌ها نمی‌مانند. در چند پژوهش دربارهٔ مشهورترین آزمون، کم‌وبیش نیمی از کسانی که پس از چند هفته تکرارش کردند با دست‌کم یک حرفِ تازه برگشتند.',
				'هر دو با هم درست است، و گناه به گردن یک خط است. حرف را در میانهٔ سنجه می‌دهند و میانه درست همان جایی است که بیشتر مردم خانه دارند. دو تپه نداریم که میانشان دره‌ای باشد، فکری‌ها این طرف و احساسی‌ها آن طرف؛ یک تپهٔ پهن است و مرز از روی قله‌اش می‌گذرد. یک قدم به چپ پیش از صبحانه، بگومگویی، کلمه‌ای از سؤال که جور دیگری فهمیده شود، و مسافر در خارج است.',
				'پس بخشی از این عوض شدن مالِ خط‌کش است. بخشی هم مالِ توست، و این بخش بیش از این‌ها احترام می‌خواهد. آدم‌ها میان بیست تا چهل سالگی، به طور میانگین، کمی منظم‌تر و کمی آرام‌تر می‌شوند. به زبان دیگر، بعد از خاک‌سپاری یا در ساختمان رئیسشان جور دیگری جواب می‌دهند. آن که جلو «برنامه‌ریزی را دوست دارم» علامت زده شاید از هفته‌اش خبر می‌دهد. ما دستِ‌کم این را از قدیم می‌دانستیم: سعدی گلستان را در بهاری نوشت که همان اولش قصد سکوت کرده بود.',
				'پرسش دوم هم شاهد دارد: سی‌ونه دانشجویی که برترام فوررِ روان‌شناس یک وصفِ واحد به دستشان داد و هر کدام گفت خودِ من است. وصفی ممکن است مو به مو درست بنماید و مال هر کسی باشد. پس شناختنِ خودت در آن دلیل درستی آزمون نیست؛ آن سی‌ونه نفر هم خودشان را شناختند. نشانهٔ بهتر جمله‌ای است که به تو بخورد و به خواهرت بربخورد. از هر تصویری می‌شود پرسید چه چیزی را انکار می‌کند.',
			],
			counter:
				'دور انداختن آزمون هم زیادی آسان است. فشار خون هم دوشنبه و پنج‌شنبه یکی نیست و پزشکان برای همین دست نمی‌کشند؛ سه بار می‌گیرند و می‌نویسند کدام بازو. آزمونی که با آن بحثت می‌شود بخشی از کارش را کرده است. کسی هم که می‌گوید «مرا نمی‌شود اندازه گرفت» ادعایی دربارهٔ خودش کرده، ادعایی خوشایند، که از آن چهار حرف هم کمتر وارسی شده.',
			practices: [
				'پنج جمله بنویس که در آزمون بیاید، مثل «مهمان داشتن را به مهمانی رفتن ترجیح می‌دهم»، و به هر کدام از یک تا ده نمره بده. کاغذ را تا کن، رویش تاریخِ چهارده روز دیگر را بنویس و میان لباس‌های زمستانی بگذار. آن روز پیش از باز کردن دوباره جواب بده و کم کن. روی هم پنج دقیقه. دربارهٔ بزرگ‌ترین اختلاف با کسی حرف بزن که این میان کنارت بوده.',
				'نتیجهٔ آزمونی را که روزی پسندیدی بردار و چهار جمله‌اش را با دست رونویسی کن. زیر هر کدام عکسش را بنویس. عکس‌ها را بلند بخوان، انگار برای تو فرستاده‌اند. هر جا که عکسش هم درست به نظر آمد هر دو را خط بزن. آنچه مانده کوتاه است. نگهش دار و کنارش نام کسی را بنویس که قبولش ندارد، با دلیلی که او می‌آورد.',
			],
			closings: [
				'آن دو خط مدادی را پاک نکردند و مهمان‌ها می‌پرسند چیست. مادر تازگی دربارهٔ حرف سومش می‌گوید که خانه‌اش لب مرز است. کدام جواب را دربارهٔ خودت فقط در بعضی ساعت‌ها می‌دهی؟',
				'مقالهٔ فورر را هنوز نقل می‌کنند، و هر که نقل می‌کند ته دلش مطمئن است که خودش می‌فهمید. چه چیزی را می‌شود دربارهٔ تو گفت که آن سی‌وهشت نفر دیگر پایش امضا نگذارند؟',
			],
		},
		ar: {
			keywords: ['إعادة الاختبار', 'ثبات الاختبار', 'صدق الاختبار', 'أثر بارنوم', 'تغير النمط', 'دقة الاختبارات'],
			titles: ['قياس في الخريف وقياس في الربيع', 'وصف واحد لتسعة وثلاثين طالبًا'],
			excerpts: [
				'أعادت الاختبار فإذا حرف قد تبدّل. قبل أن تلوم نفسها أو تلومه، ينبغي أن تُدلّ على الموضع الذي رُسم فيه الخطّ.',
				'في عام ١٩٤٨ أعطى عالم نفس كلّ طالب عنده الوصف نفسه فاستحسنوه جميعًا. ماذا يبقى من الاختبار بعد معرفة ذلك؟',
			],
			openings: [
				'على إطار باب المطبخ قامات الأولاد مرسومة بالرصاص مع تواريخها. وفي يوم عيد قيس الصبيّ نفسه صباحًا ومساءً، فبين الخطّين سنتيمتر واحد؛ فالإنسان يقصر قليلًا في أثناء النهار، والكتاب فوق رأسه لم يكن مستويًا تمامًا. ولم يقل أحد إنّ الصبيّ صار صبيًّا آخر. أمّا أمّه فأعادت في آذار اختبارًا للشخصيّة. كان قد أعطاها في تشرين أربعة أحرف، والآن تغيّر الثالث، فجلست إلى الطاولة مدّة كمن ضُبط في كذبة لم يقصدها.',
				'في لوس أنجلوس عام ١٩٤٨ اختبر برترام فورر طلّابه، وبعد أسبوع سلّم كلًّا منهم وصفًا لشخصيّته في ورقة عليها اسمه. وطلب أن يقدّروا من صفر إلى خمسة مقدار انطباقه عليهم، فجاوز المتوسّط أربعة. ثمّ طلب من أحدهم أن يقرأ جهرًا، فبدأ الضحك، لأنّ التسعة والثلاثين جميعًا تسلّموا النصّ نفسه. كان قد جمعه من كتاب تنجيم رخيص اشتراه من كشك صحف: بك حاجة إلى محبّة الناس؛ وتساورك أحيانًا شكوك في أنّ ما فعلته هو الصواب. ومن الذي لا تساوره؟',
			],
			body: [
				'يجوز أن يُسأل كلّ مقياس سؤالين. أيقول غدًا ما قاله اليوم؟ وهل يقيس ما يزعم أنّه يقيسه؟ الأوّل يسمّى الثبات، ويُمتحن به حتى ميزان الحمّام بالصعود عليه مرّتين. وجواب اختبارات الأنماط غريب. فالدرجات التي تحت الأحرف تثبت إلى حدّ حسن: من وقف بعيدًا على المقياس وُجد هناك مرّة أخرى. أمّا الأحرف فلا تثبت. وفي دراسات عدّة على أشهر هذه الاختبارات عاد نحو نصف الناس، بعد أسابيع، وقد تبدّل لهم حرف على الأقلّ.',
				'والأمران صحيحان معًا بسبب خطّ. فالحرف يُمنح عند منتصف المقياس، والمنتصف هو الموضع الذي يسكنه أكثر الناس. ليس هناك تلّان بينهما وادٍ، أهل الفكر هنا وأهل الشعور هناك؛ إنّما هو تلّ واحد عريض تمرّ الحدود على قمّته. خطوة إلى اليسار قبل الفطور، أو مشادّة، أو كلمة في السؤال فُهمت على وجه آخر، فإذا المسافر في بلد أجنبيّ بلا حقيبة، ومن ورائه أهل القمّة كلّهم يتبادلون الجوازات.',
				'فبعض التغيّر إذن من المسطرة. وبعضه من الإنسان نفسه، وهو يستحقّ من الاحترام أكثر ممّا يناله. الناس بين العشرين والأربعين يصيرون في المتوسّط أكثر ضبطًا لأمورهم وأقلّ انزعاجًا. وهم يجيبون جوابًا آخر إذا كُتب السؤال بلغة أجنبيّة، أو بعد جنازة، أو في مبنى المدير. وقد كان أهل الحديث يعلمون شيئًا من هذا حين فرّقوا بين ما رواه الراوي في شبابه وما رواه بعد أن كبر واختلط، فلم يسقطوا الرجل، بل سألوا: متى سُمع منه هذا؟ وهو سؤال يصلح أن يُكتب فوق كلّ نتيجة، بالحبر لا بالرصاص.',
				'أمّا السؤال الثاني فله شهود: تسعة وثلاثون طالبًا أعطاهم عالم النفس برترام فورر وصفًا واحدًا، فرآه كلّ منهم مفصّلًا عليه. قد يبدو الوصف مطابقًا كلّ المطابقة وهو وصف أيّ أحد. فليس من البرهان على صحّة اختبار أن يجد المرء نفسه فيه؛ فقد وجد أولئك أنفسهم أيضًا. وخير من ذلك علامةً جملة تنطبق على أحد الإخوة ويغضب منها سائرهم. ولكلّ صورة سؤال واحد نافع: ما الذي تنفيه عن صاحبها؟',
			],
			counter:
				'ورمي الاختبار كلّه أسهل ممّا ينبغي. ضغط الدم أيضًا يختلف بين الاثنين والخميس، ولم يترك الأطبّاء قياسه لذلك؛ إنّهم يقيسون ثلاثًا ويذكرون أيّ ذراع كانت. والاختبار الذي نجادله قد أنجز بعض عمله. ومن قال «أنا لا يقيسني شيء» فقد ادّعى لنفسه دعوى سارّة، لم تُفحص حتى بقدر ما فُحصت الأحرف، ولم يطلب أحد إعادتها بعد خمسة أسابيع.',
			practices: [
				'اكتبوا خمس عبارات تصلح لاختبار، مثل «استقبال الضيوف أحبّ إليّ من الزيارة»، ولكلّ منها رقم من واحد إلى عشرة. تُطوى الورقة ويُكتب على ظهرها تاريخ بعد أربعة عشر يومًا وتوضع بين ثياب الشتاء. وفي ذلك اليوم يُجاب من جديد قبل النظر فيها، ثمّ يُطرح رقم من رقم. خمس دقائق لا أكثر. وأكبر الفروق هو الجدير بالحديث، والأحسن أن يكون مع من شهد ما بين اليومين.',
				'خذوا نتيجة اختبار أعجبت يومًا، وانسخوا أربعًا من جملها باليد، وتحت كلّ جملة ضدّها. ثمّ اقرؤوا الأضداد جهرًا كأنّها هي التي وصلت بالبريد وعليها الاسم والعنوان. وحيثما بدا الضدّ صحيحًا أيضًا فليُشطب السطران. وما يبقى قصير. احتفظوا به، وإلى جانبه اسم واحد ممّن يخالفونه، مع الحجّة التي كان ذلك الإنسان سيأتي بها لو استُشير في الأمر وأُعطي الوقت الكافي.',
			],
			closings: [
				'تُرك الخطّان على إطار الباب كما هما، والضيوف يسألون عنهما. وصارت الأمّ تقول عن حرفها الثالث إنّها من سكّان الحدود، وإنّ للحدود سوقًا لا يعرفها أهل العاصمة. أيّ جواب عن أنفسنا لا نجيب به إلّا في ساعات بعينها؟',
				'ما زالت ورقة فورر يُستشهد بها، وكلّ من يستشهد بها يظنّ في سرّه أنّه كان سينتبه قبل أن يضحك الصفّ. ما الذي يمكن أن يقال عنّا فيرفض أولئك الآخرون أن يوقّعوا تحته؟',
			],
		},
		es: {
			keywords: [
				'repetir el test',
				'fiabilidad',
				'efecto barnum',
				'cambiar de tipo',
				'validez de los tests',
				'efecto forer',
			],
			titles: ['Medida en octubre, medida en marzo', 'El retrato que les sirvió a treinta y nueve'],
			excerpts: [
				'Repitió el test y una letra había cambiado. Antes de echarse la culpa, o de echársela al test, alguien debería enseñarle por dónde pasa la raya.',
				'En 1948 un psicólogo dio a todos sus alumnos el mismo retrato y a todos les pareció estupendo. ¿Qué queda de un test cuando se sabe esto?',
			],
			openings: [
				'En el marco de la puerta de la cocina están a lápiz las estaturas de los niños, con sus fechas. Un lunes de Pascua midieron al mismo chico por la mañana y por la noche, y entre las dos rayas hay un centímetro; durante el día encogemos un poco, y el libro sobre la cabeza no estaba bien nivelado. A nadie se le ocurrió que fuera otro niño. Su madre, en marzo, hizo por segunda vez un test de personalidad. En octubre le habían salido cuatro letras. Ahora la tercera era distinta, y se quedó un rato ante la mesa como si la hubieran pillado mintiendo.',
				'En 1948, en Los Ángeles, Bertram Forer pasó un test de personalidad a sus alumnos, y a la semana entregó a cada uno una descripción con su nombre. Tenían que decir, del cero al cinco, cuánto se les parecía. La media superó el cuatro. Luego pidió que alguien leyera la suya en voz alta, y empezaron las risas: los treinta y nueve habían recibido el mismo texto. Lo había compuesto con frases de un libro de astrología comprado en un quiosco. Necesitas caer bien a los demás; a veces dudas de haber obrado correctamente.',
			],
			body: [
				'A cualquier medida se le pueden hacer dos preguntas. ¿Dirá mañana lo mismo? ¿Y mide lo que dice medir? Lo primero se llama fiabilidad, y una báscula de baño se comprueba subiéndose dos veces. Con los tests de tipos la respuesta es curiosa. Las puntuaciones de debajo aguantan bastante bien: quien estaba lejos en una escala aparece otra vez lejos. Las letras aguantan mal. En varios estudios del indicador más famoso, cerca de la mitad de quienes lo repitieron al cabo de unas semanas volvieron con alguna letra cambiada.',
				'Las dos cosas son ciertas a la vez por culpa de una raya. La letra se concede en el medio de la escala, y en el medio es justamente donde vive casi todo el mundo. No hay un valle entre dos cerros, aquí los de pensar y allá los de sentir; hay un solo cerro ancho y la frontera pasa por la cima. Un paso a la izquierda antes del desayuno, una riña, una palabra de la pregunta entendida de otra manera, y el viajero está en el extranjero.',
				'Así que parte del cambio está en la regla. Otra parte está en ti, y merece más respeto del que recibe. Entre los veinte y los cuarenta la gente se vuelve, de media, algo más cumplidora y menos fácil de alterar. Contestamos distinto en otra lengua, después de un entierro, en el edificio del jefe. Quien marca «me gusta planear» quizá nos esté hablando de su semana.',
				'La segunda pregunta tiene testigos: los treinta y nueve alumnos a quienes el psicólogo Bertram Forer dio una misma descripción, y que la encontraron clavada. Una descripción puede sentirse exacta y ser de cualquiera. Que te reconozcas no prueba nada a favor del test; también se reconocieron los treinta y nueve. Mejor señal es una frase que te va a ti y que a tu hermana la sacaría de quicio. A todo retrato se le puede preguntar qué niega.',
			],
			counter:
				'Tirarlo a la basura sería demasiado cómodo. La tensión arterial también cambia del lunes al jueves, y los médicos no por eso dejan de tomarla: la toman tres veces y apuntan el brazo. Un test con el que discutes ya ha hecho parte de su trabajo. Y quien asegura «a mí no hay quien me mida» afirma algo sobre sí mismo, algo halagador, que está todavía menos comprobado que las letras.',
			practices: [
				'Escribe cinco frases que podrían salir en un test, como «prefiero recibir en casa que ir de visita», y puntúalas del uno al diez. Dobla la hoja, anota por fuera la fecha de dentro de catorce días y guárdala entre la ropa de invierno. Ese día contesta de nuevo antes de mirar. Resta. Son cinco minutos en total; de la diferencia mayor conviene hablar, a ser posible con quien estuvo presente entre medias.',
				'Busca el resultado de algún test que en su día te gustó y copia a mano cuatro de sus frases. Debajo de cada una escribe la contraria. Lee las contrarias en voz alta, como si te las hubieran mandado a ti. Cuando la contraria también suene bien, tacha las dos. Lo que sobrevive es corto. Guárdalo junto al nombre de alguien que no estaría de acuerdo, con la razón que daría.',
			],
			closings: [
				'Las dos rayas del marco siguen ahí y las visitas preguntan. La madre ha empezado a decir de su tercera letra que vive en la frontera. ¿Qué respuesta sobre ti das solamente a ciertas horas?',
				'El artículo de Forer se sigue citando, y cada uno de los que lo citan piensa para sus adentros que él se habría dado cuenta. ¿Qué podría decirse de ti que los otros treinta y ocho se negaran a firmar?',
			],
		},
	},
};
