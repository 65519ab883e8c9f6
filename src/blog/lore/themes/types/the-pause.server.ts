import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-pause',
	motif: 'letter',
	leadsTo: 'eq-test',
	words: {
		en: {
			keywords: [
				'the pause',
				'anger',
				'self-control',
				'impulse',
				'patience',
				'emotional intelligence',
				'waiting before answering',
			],
			titles: ['Never Sent, or Signed', 'Twenty-Four Letters for the Emperor'],
			excerpts: [
				'In July 1863 Abraham Lincoln wrote an angry letter to a general, folded it, and put it away. What a drawer can do that a reply cannot.',
				'An old philosopher asked leave to go home, and gave Augustus one piece of advice: when angry, say the alphabet first. The emperor kept him another year.',
			],
			openings: [
				'On 14 July 1863 Abraham Lincoln sat down to write to General Meade, who had won at Gettysburg and then let the enemy get away across the Potomac. It is a controlled letter and a terrible one. He does not believe, he writes, that the general appreciates the magnitude of the misfortune; the war could have been ended and now will go on. He is distressed immeasurably. Then he put it in an envelope and wrote on the outside: to General Meade, never sent, or signed. It was found among his papers.',
				'When the philosopher Athenodorus was old he asked Augustus for permission to go home. He made no speech and asked for no pension; he left a piece of advice. When you are angry, Caesar, he said, neither say nor do anything until you have gone through the twenty-four letters of the alphabet to yourself. Plutarch, who tells it, adds that the emperor seized his hand and said that he still had need of him, and kept him for another whole year. It does not seem to have been a theoretical question.',
			],
			body: [
				'The paper of 1990 in which Peter Salovey and John Mayer set out what they called emotional intelligence gives one of its rooms to regulation. The word suggests a valve. What people do is less mechanical: between the blow and the answer they put something in, a breath, a staircase, an alphabet, a night. The delay has no content. It merely allows a second thought to arrive, which is slower on its feet than the first.',
				'The folk remedy was to let it out. Brad Bushman tried this in 2002: students whose essays had been insulted were given a punching bag, and one group hit it while thinking of the insulter. They came away angrier than those who had sat quietly for two minutes and done nothing at all. The kettle, it turns out, was a poor comparison. What is exercised becomes stronger.',
				'There is a handsome sentence that goes round the world under the name of Viktor Frankl, about the space that lies between a stimulus and our response. Nobody has found it in his books; a writer on management read it somewhere, could not recall where, and passed it on. It is a pleasant irony that the most quoted remark on not reacting at once was sent off without being checked.',
				'And the angry letter that Abraham Lincoln wrote to General Meade in 1863 and never sent is still a letter. He did not swallow it. He wrote the whole of it, with its best sentences, and gave it the respect of an envelope. The pause that works is seldom empty; it has a drawer in it.',
			],
			counter:
				'The patience of some is paid for by others. Those who may be late with an answer are mostly those with power; a servant’s pause was called insolence. Silence can be a weapon with a very long barrel. Nor is waiting simply strength of character: in a study of 2013 small children waited for the second marshmallow far longer if the adult had kept an earlier promise. Trust did what had been put down to will.',
			practices: [
				'Write the answer you would send if there were no tomorrow, to the person who has vexed you lately. By hand, on paper, seven minutes, sparing nobody. Do not open the mail program even to look up the name. Fold it, write on the outside what Lincoln wrote, and put it somewhere you will come upon by chance. What you feel in the hand when the drawer closes is worth a line of its own in your notebook.',
				'Choose an alphabet, a psalm, a line-up of your childhood team: some row of twenty or so that you know cold. Say it through under your breath once now and time it; it will be under half a minute. Today, use it three times before replying to something small, a question at table, a message, a horn. Note in the evening which of the three answers came out different, and which only came out later.',
			],
			closings: [
				'Meade never read it and kept his command. Whether the letter would have been just is still argued. What have you sent that belonged in an envelope, and what lies in an envelope that ought by now to be sent?',
				'At omega, presumably, Caesar was still angry, and knew besides what he wished to do about it. There is room between two letters. At which letter of your own alphabet does the second thought usually come in?',
			],
		},
		fa: {
			keywords: ['مکث', 'خشم', 'خویشتن‌داری', 'صبر', 'هوش هیجانی', 'کنترل خشم', 'درنگ'],
			titles: ['نامه‌ای که امضا نشد', 'شمشیری که روی زمین ماند'],
			excerpts: [
				'در ژوئیهٔ ۱۸۶۳ لینکلن نامهٔ خشمگینی به ژنرالی نوشت، تا کرد و کنار گذاشت. کشو چه کاری می‌کند که پاسخ نمی‌کند؟',
				'در مثنوی پهلوانی در میان نبرد خشمش می‌گیرد و درست به همین دلیل دست از جنگ می‌کشد. دربارهٔ فاصلهٔ کوتاهی که همه چیز در آن می‌گنجد.',
			],
			openings: [
				'۱۴ ژوئیهٔ ۱۸۶۳ آبراهام لینکلن نشست تا به ژنرال مید نامه بنویسد، که در گتیسبرگ پیروز شده و بعد گذاشته بود دشمن از رود بگذرد. نامه‌ای است خویشتن‌دار و هولناک. می‌نویسد گمان نمی‌کنم بزرگیِ این بداقبالی را دریافته باشید؛ جنگ می‌توانست تمام شود و حالا ادامه خواهد یافت. بعد کاغذ را در پاکت گذاشت و پشتش نوشت: به ژنرال مید، هرگز فرستاده نشد و امضا نشد. پاکت را میان کاغذهایش یافتند.',
				'مولانا در دفتر اول مثنوی از علی می‌گوید که در جنگ بر پهلوانی دست یافت و شمشیر کشید، و حریف آب دهان بر روی او انداخت. همه منتظر ضربه‌اند. علی شمشیر را می‌اندازد و از جنگ می‌ماند. حریف حیران است که چه شد. جوابی که مولانا در دهان او می‌گذارد این است که تا آن دم برای حق می‌جنگیدم؛ وقتی خشم من هم پا به میان گذاشت، کار دو صاحب پیدا کرد، و کار مشترک را نخواستم.',
			],
			body: [
				'مقالهٔ ۱۹۹۰ که در آن پیتر سالووی و جان مایر هوش هیجانی را شرح دادند یکی از اتاق‌هایش را به تنظیم داده است. این واژه آدم را یاد شیر آب می‌اندازد. کاری که مردم می‌کنند این‌قدرها مکانیکی نیست: میان ضربه و جواب چیزی می‌گذارند، نفسی، پله‌ای، الفبایی، شبی. آتنودوروس حکیم به آگوستوس قیصر سپرده بود در خشم تا بیست‌وچهار حرف الفبا را با خودت نگفته‌ای کاری نکن. درنگ محتوایی ندارد. فقط می‌گذارد فکر دوم هم برسد، که پایش از اولی کندتر است.',
				'درمان عامیانه این بود که خودت را خالی کن. برد بوشمن در ۲۰۰۲ آن را آزمود: به دانشجویانی که به نوشته‌شان بد گفته بودند کیسهٔ بوکس داد و گروهی با فکر آن بدگو به آن می‌کوبیدند. خشمگین‌تر بیرون آمدند از کسانی که دو دقیقه آرام نشسته و هیچ نکرده بودند. مثال دیگ و بخار از اول هم نمی‌خورد. هرچه ورزشش بدهی قوی‌تر می‌شود؛ دری که عادت کند محکم بسته شود، هر بار سبک‌تر می‌خورد و دیوار هر بار سنگین‌تر می‌لرزد.',
				'جملهٔ خوش‌بری هم هست که به نام ویکتور فرانکل دور دنیا می‌گردد، دربارهٔ فاصله‌ای که میان محرک و پاسخ ماست. کسی آن را در کتاب‌هایش پیدا نکرده؛ نویسنده‌ای که کارش مدیریت بود آن را جایی خواند، یادش نماند کجا، و دست به دست داد. طنز شیرینی است که معروف‌ترین سخن دربارهٔ عجله نکردن را بی‌آنکه وارسی کنند فرستاده‌اند.',
				'و نامهٔ خشمگینی که لینکلن در ۱۸۶۳ به ژنرال مید نوشت و نفرستاد باز هم نامه است. فرو نخوردش. تا آخر نوشتش، با بهترین جمله‌هایش، و حرمت یک پاکت را به آن داد. در مثنوی هم علی که در میان نبرد شمشیر می‌اندازد نمی‌گوید خشمگین نشدم؛ می‌گوید دیدم که خشم آمد. مکثی که کار می‌کند خالی نیست، کشویی در آن هست. فارسی برایش «دندان روی جگر گذاشتن» را دارد و «یک لیوان آب بخور» را، و دومی طبیب بهتری است.',
			],
			counter:
				'گاهی صبر یکی را دیگری می‌پردازد. کسی که می‌تواند دیر جواب بدهد بیشتر همان است که زورش می‌رسد؛ مکث نوکر را گستاخی می‌خواندند. سکوت هم تفنگی است با لوله‌ای بسیار دراز. صبر همه‌اش از شخصیت نیست: در پژوهشی در ۲۰۱۳ بچه‌های کوچک وقتی بزرگ‌تر پیش‌تر به قولش وفا کرده بود بسیار بیشتر منتظر شیرینی دوم ماندند. آنچه پای اراده نوشته بودند کار اعتماد بود.',
			practices: [
				'جوابی را که اگر فردایی نبود می‌فرستادی برای کسی که این روزها آزارت داده بنویس. با دست، روی کاغذ، هفت دقیقه، بی‌ملاحظه. گوشی را حتی برای دیدن نامش باز نکن. تا کن، پشتش همان را بنویس که لینکلن نوشت، و جایی بگذار که روزی اتفاقی پیدایش کنی. آنچه هنگام بسته شدن کشو در دستت حس می‌کنی خودش یک سطر در دفتر می‌ارزد.',
				'یک ردیف بیست‌تایی که از بری انتخاب کن: الفبا، نام هم‌کلاسی‌های سال اول، بازیکنان تیم بچگی‌ات. یک بار زیر لب بگو و زمان بگیر؛ نیم دقیقه هم نمی‌شود. امروز سه بار پیش از جواب دادن به چیزی کوچک بگویش: پرسشی سر سفره، پیامی، بوقی. شب بنویس کدام جواب عوض شد و کدام فقط دیرتر آمد.',
			],
			closings: [
				'ژنرال مید نامه را نخواند و سر کارش ماند. هنوز بر سر این‌که نامه منصفانه بود بحث است. چه چیزی را فرستاده‌ای که جایش در پاکت بود، و چه چیزی در پاکت مانده که دیگر وقت فرستادنش رسیده؟',
				'در قصه، حریف از همین ایستادن بیشتر شکست خورد تا از شمشیر، و پرسید چرا. پرسش‌هایی هست که فقط پس از درنگ پیدا می‌شود. آخرین بار که خشمت وارد کاری شد، آن کار تا آن دم از آنِ که بود؟',
			],
		},
		ar: {
			keywords: ['التريث', 'الغضب', 'ضبط النفس', 'الحلم والأناة', 'الصبر', 'الذكاء العاطفي', 'كظم الغيظ'],
			titles: ['رسالة لم تُرسَل ولم تُوقَّع', 'أحلم من الأحنف'],
			excerpts: [
				'في تمّوز ١٨٦٣ كتب لينكولن رسالة غاضبة إلى قائد جيشه، ثمّ طواها ووضعها جانبًا. ما الذي يفعله الدُّرج ولا يفعله الجواب؟',
				'شتم رجل الأحنف بن قيس وهو ماشٍ، فلم يجبه حتى قارب الحيّ، ثمّ قال له كلمة لم يتوقّعها. عن مسافة قصيرة تتّسع لكلّ شيء.',
			],
			openings: [
				'في ١٤ تمّوز ١٨٦٣ جلس أبراهام لينكولن يكتب إلى الجنرال ميد، وكان قد انتصر في غيتيسبرغ ثمّ ترك العدوّ يعبر النهر. رسالة متمالكة ورهيبة معًا. يقول له إنّه لا يظنّه يدرك فداحة ما وقع: كان يمكن أن تنتهي الحرب، وستطول الآن. ثمّ وضع الورقة في ظرف وكتب عليه: إلى الجنرال ميد، لم تُرسَل قطّ ولم تُوقَّع. ووُجد الظرف بين أوراقه بعد موته، كأنّه ما زال ينتظر أن يهدأ كاتبه.',
				'تروي كتب الأدب أنّ رجلًا تبع الأحنف بن قيس في طريق البصرة يشتمه، والأحنف ماضٍ لا يجيب. فلمّا قارب منازل قومه وقف وقال له: إن كان بقي في نفسك شيء فقله هنا، فإنّي أخشى أن يسمعك فتيان الحيّ فيؤذوك. وكان الأحنف سيّد تميم، يغضب لغضبه كما قيل ألوف لا يسألونه فيمَ غضب. وضُرب به المثل في زمانه وبعده فقيل: أحلم من الأحنف. وسُئل هو ممّن تعلّم الحلم، فقال من قيس بن عاصم.',
			],
			body: [
				'في البحث الذي وصف فيه بيتر سالوفي وجون ماير عام ١٩٩٠ ما سمّياه الذكاء العاطفيّ غرفة للتنظيم. والكلمة توحي بصمّام، وما يفعله الناس أقلّ آليّة من ذلك: يضعون بين الضربة والجواب شيئًا، نفَسًا أو درجًا أو ليلة. ويروي بلوتارك أنّ الحكيم أثينودوروس أوصى القيصر أغسطس ألّا يقول ولا يفعل في غضبه شيئًا حتى يمرّ في سرّه بحروف الهجاء الأربعة والعشرين. ليس في المهلة مضمون؛ إنّما تسمح بوصول الخاطر الثاني، وهو أبطأ قدمًا من الأوّل.',
				'وكان العلاج الشائع أن يُفرَّغ الغضب. جرّب براد بوشمان ذلك عام ٢٠٠٢: أُعطي طلبة أُهينت كتاباتهم كيس ملاكمة، فضربه فريق وهو يفكّر في صاحب الإهانة، فخرجوا أشدّ غضبًا من الذين جلسوا دقيقتين هادئين ولم يفعلوا شيئًا. فتشبيه القِدر والبخار لم يكن موفّقًا. ما يُدرَّب يقوى، وهذا ما يعلمه كلّ من رأى بابًا في بيته يتعوّد أن يُصفق: يصير الصفق أخفّ على اليد، وأثقل على الحيطان.',
				'وللعربيّة في هذا كلمتان دقيقتان، الحلم والأناة. وليس الحلم عندها نقيض الغضب بل نقيض الجهل، أي الطيش، كما في شعر الجاهليّة. فالحليم غضبان يملك غضبه، لا إنسان لا يغضب. ومن الكظم جاء كظم الغيظ، وأصله من سدّ القربة المملوءة: الماء فيها كلّه لم تنقص منه قطرة، وإنّما شُدّ الرباط على فمها. صورة صادقة، فهي تعترف بالامتلاء، وتترك السؤال عن اليد التي ستحلّ الرباط ومتى.',
				'وتدور في العالم عبارة حسنة منسوبة إلى فيكتور فرانكل عن المسافة التي بين المثير والاستجابة. ولم يجدها أحد في كتبه؛ قرأها كاتب في الإدارة في موضع نسيه ثمّ نقلها. ومن لطيف السخرية أنّ أشهر ما قيل في ترك العجلة أُرسل قبل أن يُراجَع.',
				'ثمّ إنّ الرسالة الغاضبة التي كتبها لينكولن عام ١٨٦٣ إلى قائد جيشه ولم يرسلها رسالة على كلّ حال. لم يبتلعها، بل كتبها إلى آخرها بأحسن جملها وأكرمها بظرف. والأحنف بن قيس، وقد تبعه رجل يشتمه في الطريق، لم يُسكت الرجل، بل دلّه على موضع آمن يكمل فيه. فالمهلة النافعة قلّما تكون فارغة؛ فيها درج، أو فيها طريق يُمشى، وقد جمع الأحنف الاثنين: مشى، وترك الشاتم يمشي معه، فما بلغا البيوت حتى كان الكلام قد تعب قبل الرجلين.',
			],
			counter:
				'قد يدفع بعض الناس ثمن صبر غيرهم. فالذي يستطيع أن يتأخّر في الجواب هو صاحب القوّة في الغالب، وقد كانت مهلة الخادم تُسمّى وقاحة. والسكوت سلاح طويل الماسورة. وليس الانتظار من متانة الخُلق وحدها: ففي دراسة عام ٢٠١٣ انتظر الأطفال قطعة الحلوى الثانية أطول بكثير حين كان الكبير قد وفى بوعد سابق. فعلت الثقة ما كان يُحسب للإرادة، والذي أُخلفت مواعيده مرارًا حكيم إن أكل ما في يده.',
			practices: [
				'اكتبوا الجواب الذي كان سيُرسل، لو لم يكن غد، إلى من أزعج في هذه الأيّام. بالقلم على ورق، سبع دقائق، بلا مجاملة. ولا يُفتح الهاتف ولو للنظر في الاسم. ثمّ تُطوى الورقة ويُكتب عليها ما كتبه لينكولن، وتوضع حيث يُعثر عليها مصادفة. وما تحسّه اليد عند انغلاق الدرج يستحقّ سطرًا في الدفتر.',
				'اختاروا صفًّا من نحو عشرين يُحفظ عن ظهر قلب: حروف الهجاء، أو أسماء رفاق الصفّ الأوّل. قولوه همسًا مرّة مع ضبط الوقت، ولن يبلغ نصف دقيقة. ثمّ استعملوه اليوم ثلاث مرّات قبل الردّ على أمر صغير: سؤال على المائدة، أو رسالة، أو بوق سيّارة. وفي المساء يُكتب أيّ الأجوبة تغيّر، وأيّها تأخّر فحسب.',
			],
			closings: [
				'لم يقرأها ميد وبقي في منصبه، وما زال الخلاف قائمًا أكانت منصفة أم لا. ما الذي أرسلناه وكان موضعه ظرفًا مغلقًا، وما الذي طال مكثه في الظرف وآن أن يُرسل؟',
				'لا تذكر الرواية ما فعل الرجل بعد ذلك. لعلّه وقف في الطريق ولم يجد ما يقول، ولعلّه قال كلّ ما عنده ومضى خفيفًا. في أيّ خطوة من الطريق بين السماع والجواب يصل عندنا الخاطر الثاني؟',
			],
		},
		es: {
			keywords: [
				'la pausa',
				'ira',
				'enfado',
				'autocontrol',
				'paciencia',
				'inteligencia emocional',
				'contar hasta diez',
			],
			titles: ['Nunca enviada ni firmada', 'El remedio del cordobés'],
			excerpts: [
				'En julio de 1863 Lincoln escribió una carta furiosa a un general, la dobló y la guardó. Lo que puede un cajón y no puede una respuesta.',
				'Séneca, que sirvió a emperadores de mal genio, dejó dicho que el mayor remedio de la ira es la demora. Dónde funciona y quién la paga.',
			],
			openings: [
				'El 14 de julio de 1863 Abraham Lincoln se sentó a escribir al general Meade, que había ganado en Gettysburg y luego había dejado que el enemigo cruzara el Potomac. Es una carta contenida y terrible. No cree, le dice, que el general comprenda la magnitud de la desgracia: la guerra podía haberse acabado y ahora va a seguir. Después la metió en un sobre y escribió por fuera: al general Meade, nunca enviada ni firmada. Apareció entre sus papeles.',
				'Lucio Anneo Séneca, nacido en Córdoba y preceptor de Nerón, dedicó a su hermano tres libros sobre la ira. La describe como un naturalista: los ojos que brillan, los labios que tiemblan, los dientes apretados, las palabras a medio romper. Aconseja mirarse al espejo en pleno arrebato. Y anota que el mejor remedio es la demora: pídele a la ira, al principio, que no perdone sino que juzgue, y que espere. Vivía en una corte donde no había muchas segundas oportunidades.',
			],
			body: [
				'El artículo de 1990 en que Peter Salovey y John Mayer explicaron lo que llamaban inteligencia emocional le reserva una sala a la regulación. La palabra hace pensar en una válvula. Lo que hace la gente es menos mecánico: entre el golpe y la respuesta mete algo, un suspiro, una escalera, un abecedario, una noche. Según Plutarco, a Augusto le recomendó el filósofo Atenodoro que, enfadado, no hiciera nada hasta recorrer para sí las veinticuatro letras. La demora no tiene contenido. Deja solo que llegue la segunda idea, que anda más despacio que la primera.',
				'El remedio popular era desahogarse. Brad Bushman lo puso a prueba en 2002: a unos estudiantes a los que habían insultado un trabajo les dio un saco de boxeo, y un grupo le pegaba pensando en el insultador. Salieron más furiosos que quienes habían estado dos minutos sentados sin hacer nada. La comparación con la olla exprés no era buena. Lo que se ejercita se fortalece.',
				'Circula por el mundo una frase muy hermosa, atribuida a Viktor Frankl, sobre el espacio que hay entre el estímulo y la respuesta. Nadie la ha encontrado en sus libros; un autor de gestión empresarial la leyó en alguna parte, no recordaba dónde, y la pasó. Tiene gracia que la cita más famosa sobre no precipitarse se haya enviado sin comprobar.',
				'Y la carta furiosa que Lincoln le escribió en 1863 al general Meade, y que no mandó, sigue siendo una carta. No se la tragó. La escribió entera, con sus mejores párrafos, y le concedió un sobre. La pausa que sirve casi nunca está vacía: tiene dentro un cajón.',
			],
			counter:
				'La paciencia de unos la pagan otros. Quien puede tardar en contestar suele ser el que manda; a la pausa de un criado la llamaban insolencia. El silencio es también un arma de cañón muy largo. Y esperar no depende solo del carácter: en un estudio de 2013 los niños aguardaban mucho más la segunda golosina si el adulto había cumplido una promesa anterior. La confianza hacía lo que se apuntaba a la voluntad.',
			practices: [
				'Escríbele a quien te haya sacado de quicio estos días la respuesta que mandarías si no hubiera mañana. A mano, en papel, siete minutos, sin piedad. No abras el correo ni para mirar el nombre. Dóblala, pon por fuera lo que puso Lincoln y déjala donde la encuentres un día por casualidad. Lo que notes en la mano al cerrar el cajón merece una línea aparte en tu cuaderno.',
				'Elige una ristra de veinte que te sepas de carrerilla: el abecedario, la lista de clase, la alineación de tu infancia. Dila una vez entre dientes y cronométrala; no llega a medio minuto. Hoy úsala tres veces antes de contestar a algo pequeño: una pregunta en la mesa, un mensaje, un bocinazo. Por la noche apunta cuál de las tres respuestas cambió y cuál llegó, sin más, tarde.',
			],
			closings: [
				'Meade no la leyó y conservó el mando. Si era justa, aún se discute. ¿Qué has enviado que debía quedarse en un sobre, y qué llevas en un sobre que ya va siendo hora de echar al correo?',
				'A Séneca lo mandó morir su alumno, que no había tomado apuntes. Los tres libros siguen aquí, y el espejo también. ¿Qué cara tendrías delante si te asomaras a él en tu próximo enfado?',
			],
		},
	},
};
