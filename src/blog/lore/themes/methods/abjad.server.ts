import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'abjad',
	motif: 'letter',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['abjad', 'letter values', 'chronogram', 'value of a name', 'gematria', 'arabic numerals', 'sarketab'],
			titles: ['The parliament whose date was a compliment', 'Abjad, or when every word was also a sum'],
			excerpts: [
				'Two words over a gate in Tehran add up to the year in which they were put there. It took somebody patience, and a reader who could count.',
				'Love is 470 and reason is 200. Before the letters were an oracle they were simply how one wrote numbers.',
			],
			openings: [
				'Over the gate of the old parliament in Tehran, on Baharestan Square, stood two words: adl-e mozaffar, the justice of Mozaffar. The king who signed the constitution was called Mozaffar al-Din, so it was a courtesy. But whoever had been to school went on standing there, moving his lips. Ayn is seventy, dal is four, lam is thirty. At the end of the second word he had 1324, the lunar year of the signature. The king died days afterwards. The sum is still right.',
				'A geometer in ninth-century Baghdad who wanted to write 57 had no need of a figure. He wrote nun and zay, fifty and seven, and drew a line over them so that nobody should try to read a word. Astrolabes were engraved that way, and so were tables of the stars, for centuries after the Indian figures had arrived; a brass ring has room for two letters. To this day some English prefaces number their pages i, ii, iii, which is the same habit in another coat.',
			],
			body: [
				'The order is older than Arabic. Alif, ba, jim, dal follow each other as aleph, beth, gimel, daleth did in Phoenician and as alpha, beta, gamma, delta do in Greek. Schoolchildren, for many generations, learned it in eight nonsense words of which the first, abjad, became the name. The first nine letters are the units, the next nine the tens, then the hundreds, and the last, ghayn, is a thousand. All twenty-eight together make 5995. Persian has four letters more, and borrows for them: pe counts as be, che as jim, zhe as ze, gaf as kaf.',
				'Poets made a sport of it. The earth of Mosalla, khak-e mosalla, gives 791, the year in which Hafez died and was laid in exactly that earth, outside Shiraz. A good chronogram must be true twice, as a phrase and as a date, and one that needs a footnote has lost. From here it was a small step to asking a name what it comes to, and a shorter one to believing the answer. The sarketab is made of this: your name, your mother’s name, a division.',
				'And the table has odd neighbours. Love, eshq, is 470; friend, dust, is 470 too, four letters of quite another origin arriving at the same door. Reason, aql, is 200, which leaves it 270 short. Amin, a man’s name, is 101, and so is Mina, a woman’s, and so is nan, bread, for all three are made of the same or equal coins. A mystic would weave a sermon of it. A grocer, who reckoned with the same letters, would wrap up the bread and give change. Both would have read the table correctly.',
			],
			counter:
				'With twenty-eight values and a few thousand words, coincidences are not rare; they are due. For each friend who equals love there is something that equals it less presentably, and nobody writes a couplet about that. Schools also disagree. Does the final letter of Fatima count five or four hundred? The name is 135 or 530 accordingly. A sum is only as wise as the rule that was chosen before it.',
			practices: [
				'Take paper and work out your first name, letter by letter, with the table beside you, and write each figure under its letter. Then do the same for one word you use too often at present: tired, later, busy. Put both totals side by side and subtract the smaller. Say aloud what you would have to add to the one to arrive at the other. It takes six minutes, and the arithmetic keeps the mind from making speeches.',
				'Choose a date that matters to you and to nobody else: the first night in this flat, the last cigarette. Spend seven minutes looking for two words that belong to that day, and write them on a slip with the date beneath. Do not try to make the letters add up; that took professionals weeks. Only insist, as they did, that both words be true. Then put the slip inside the door of a cupboard.',
			],
			closings: [
				'Whoever wrote the year into that gate trusted that people would stop long enough to count. What have you said lately that would reward somebody for reading it twice?',
				'Four letters for friend, three for love, and one total. Between which two things in your own life does the sum agree, though nobody would think so from looking at them?',
			],
		},
		fa: {
			keywords: ['ابجد', 'حروف ابجد', 'ماده تاریخ', 'عدد اسم', 'ابجد کبیر', 'حساب جمل', 'سرکتاب'],
			titles: ['سردری که سالش را در تعارف نوشته بود', 'عشق و دوست هر دو ۴۷۰'],
			excerpts: [
				'بر سردر مجلس بهارستان دو کلمه بود که هم مدح شاه بود و هم سال فرمان. هر که حساب می‌دانست دو بار می‌خواندش.',
				'پیش از آنکه حروف فال بگویند، عدد می‌نوشتند. سرکتاب هنوز با همان ماشین‌حساب قدیمی کار می‌کند.',
			],
			openings: [
				'بر سردر مجلس، در میدان بهارستان، دو کلمه نوشته بودند: عدل مظفر. شاهی که نخستین قانون اساسی را امضا کرد مظفرالدین نام داشت و این تعارفی بود به او. اما هر که مکتب رفته بود پای در می‌ماند و لبش می‌جنبید: ع هفتاد، د چهار، ل سی. به «ر» که می‌رسید ۱۳۲۴ در دستش بود، سال قمری همان امضا. شاه چند روز بعد از دنیا رفت. بعدها مجلس هم جابه‌جا شد. جمع دو کلمه ولی هنوز درست درمی‌آید.',
				'بقّالِ صد سال پیش نسیه را با سیاق می‌نوشت، منجّم زیج را با ابجد، و شاعر تاریخ مرگ دوستش را در مصرعی جا می‌داد که باید هم گریه می‌آورد هم درست جمع می‌خورد. بر اسطرلاب‌های برنجی هنوز می‌بینی: به جای پنجاه‌وهفت، نون و ز، کوچک و کنار هم، چون روی حلقه جا برای همین بود. کسی که آن را کنده فال نمی‌گرفت. عدد می‌نوشت، همان‌طور که ما امروز بر کتاب می‌نویسیم صفحهٔ الف و ب و ج.',
			],
			body: [
				'ترتیبش از خود عربی کهنه‌تر است. الف و ب و ج و د پشت هم می‌آیند چون در فنیقی چنین بود و آلفا و بتا و گاما و دلتا هم از همان صف‌اند. بچه‌ها آن را در هشت کلمهٔ بی‌معنا حفظ می‌کردند که اولی، ابجد، نام همه شد. نُه حرف اول یکان‌اند، نُه حرف بعد دهگان، بعد صدگان، و غین به تنهایی هزار است. جمع هر بیست‌وهشت حرف ۵۹۹۵ می‌شود. چهار حرف فارسی از همسایه قرض گرفته‌اند: پ را ب حساب می‌کنند، چ را ج، ژ را ز و گ را ک.',
				'شاعران از آن هنری ساختند به نام ماده‌تاریخ. مشهورترینش «خاک مصلی» است: ششصد و یک و بیست، چهل و نود و سی و ده، می‌شود ۷۹۱، سال درگذشت حافظ، و او را درست در همان خاک مصلای شیراز به خاک سپردند. مادهٔ خوب باید دو بار راست باشد، یک بار در معنا و یک بار در حساب؛ آنکه حاشیه بخواهد باخته است. از اینجا تا پرسیدن از نامِ آدم‌ها یک قدم بود و تا باور کردن جوابش نیم قدم. سرکتاب همین است: نام تو، نام مادرت، و یک تقسیم.',
				'جدول همسایه‌های عجیبی دارد. عشق ۴۷۰ است و دوست هم ۴۷۰؛ یکی با سه حرف آمده و یکی با چهار، و سر یک در به هم رسیده‌اند. عقل ۲۰۰ است و ۲۷۰ تا کم دارد. امین ۱۰۱ است، مینا ۱۰۱، و نان هم ۱۰۱. صوفی از این سه منبری می‌سازد: امانت و آبگینه و نان. نانوا که با همان حروف دفتر می‌نوشت، نان را لای کاغذ می‌پیچید و بقیهٔ پول را پس می‌داد. هر دو جدول را درست خوانده بودند. فرقشان در این بود که یکی جمع را پایان کار می‌دانست و دیگری تازه شروعش.',
			],
			counter:
				'با بیست‌وهشت عدد و چند هزار کلمه، تصادف عجیب نیست؛ طلبکار است و سر وقت می‌آید. در برابر هر «دوست» که با عشق برابر می‌افتد کلمهٔ نامناسبی هم هست که برابر می‌افتد و کسی برایش بیت نمی‌گوید. مکتب‌ها هم یکی نیستند: تای گردِ فاطمه را بعضی پنج می‌گیرند و بعضی چهارصد، و نام می‌شود ۱۳۵ یا ۵۳۰. دانایی جمع از قاعده‌ای بیشتر نیست که پیش از جمع انتخاب شده.',
			practices: [
				'کاغذی بردار و نام کوچکت را با فاصله بنویس، عدد هر حرف را زیرش بگذار و جمع بزن. بعد همین کار را با کلمه‌ای بکن که این روزها زیاد می‌گویی: خسته، فعلاً، بعداً. دو عدد را کنار هم بگذار و کوچک را از بزرگ کم کن. حالا بلند بگو برای رسیدن از آن کلمه به نامت چه چیزی باید اضافه شود. شش دقیقه بیشتر نیست و حساب نمی‌گذارد ذهن سخنرانی کند.',
				'روزی را در نظر بگیر که فقط برای خودت مهم است: شب اول این خانه، آخرین سیگار. هفت دقیقه دنبال دو کلمه بگرد که مال همان روز باشد و آن دو را با تاریخش بر تکه کاغذی بنویس. لازم نیست حروفش جمع بخورد؛ استادها هفته‌ها پایش می‌نشستند. فقط مثل آنها سخت بگیر که هر دو راست باشد. بعد کاغذ را پشت در کمدی بچسبان که هر روز بازش می‌کنی.',
			],
			closings: [
				'آن که سال را در سردر نوشت مطمئن بود کسی آن‌قدر می‌ایستد که بشمارد. این روزها کدام حرفت به دو بار خواندن می‌ارزد، و چه کسی را پای آن نگه می‌دارد؟',
				'چهار حرفِ دوست و سه حرفِ عشق، و یک جمع. در زندگی تو کدام دو چیز است که به ظاهر هیچ ربطی به هم ندارند ولی حسابشان یکی درمی‌آید؟',
			],
		},
		ar: {
			keywords: ['أبجد', 'حساب الجمل', 'التأريخ الشعري', 'قيمة الاسم', 'قيم الحروف', 'سركتاب', 'الأبجدية'],
			titles: ['باب يقول سنته لمن يحسن الجمع', 'حساب الجُمَّل: حين كان الحرف رقمًا'],
			excerpts: [
				'كلمتان على بوّابة في طهران هما مجاملة لملك وتاريخ لدستور معًا. لا يراهما كاملتين إلّا من توقّف وعدّ.',
				'قبل أن تُسأل الحروف عن البخت كانت تؤدّي عمل الأرقام على الأسطرلاب، بلا أسرار ولا بخور.',
			],
			openings: [
				'على بوّابة المجلس القديم في طهران، في ساحة بهارستان، كُتبت كلمتان: عدل مظفّر. كان الملك الذي وقّع الدستور يُدعى مظفّر الدين، فالعبارة مجاملة. غير أنّ من مرّ بالكُتّاب في صغره كان يقف هناك وشفتاه تتحرّكان: العين سبعون، والدال أربعة، واللام ثلاثون. وعند الراء الأخيرة يكون في يده ١٣٢٤، وهي السنة الهجريّة التي وُضع فيها التوقيع. مات الملك بعد أيّام، وبقي الجمع صحيحًا لا يحتاج إلى ملك.',
				'أراد صانع أسطرلاب أن ينقش سبعة وخمسين على حلقة من نحاس لا تتّسع لشيء. لم يبحث عن رقم، بل نقش نونًا وزايًا، خمسين وسبعة، ومضى إلى الدرجة التالية. وبعد أن جاءت أرقام الهند بقرون ظلّ الفلكيّون أوفياء لحروفهم، لأنّ العين ألفتها واليد كذلك. وما زلنا نرقّم مقدّمات الكتب: أ، ب، ج، د، هـ، ولا يخطر لأحد أنّه يمارس علمًا من علوم الأسرار وهو يقلّب صفحات الشكر والتقدير.',
			],
			body: [
				'الترتيب أقدم من العربيّة نفسها: ألف ثم باء ثم جيم ثم دال، كما كان في الفينيقيّة، وكما تسير ألفا وبيتا وغاما ودلتا عند اليونان. حفظه الصبيان في ثماني كلمات لا معنى لها، وصارت أولاها اسمًا للجميع: أبجد، هوّز، حطّي. تسعة أحرف للآحاد، وتسعة للعشرات، وتسعة للمئات، ثم الغين وحدها بألف، ومجموع الثمانية والعشرين ٥٩٩٥. وعند المغاربة ترتيب آخر لستّة أحرف منها، فالصاد عندهم ستّون وعند المشارقة تسعون، فلا يُقرأ تاريخ قبل أن يُعرف بلد صاحبه.',
				'ثم جعل منه الشعراء لعبة جادّة هي التأريخ: شطر يُنقش على قبر أو سبيل أو باب مدرسة، إذا جُمعت حروفه خرجت السنة. ومن أشهره عند الفرس عبارة «خاك مصلّى»، أي تراب المصلّى، ومجموعها ٧٩١، سنة وفاة حافظ الشيرازيّ الذي دُفن في ذلك التراب بعينه. والتأريخ الجيّد يصدق مرّتين، مرّة في معناه ومرّة في حسابه، وما احتاج منه إلى حاشية فقد خسر. ومن هنا إلى سؤال الأسماء عن حظوظ أصحابها خطوة واحدة، ومنها جاء ما يسمّيه الإيرانيّون سركتاب: الاسم واسم الأمّ ثم قسمة.',
				'وفي الجدول جيران لا ينتظرهم أحد. علم ١٤٠ وعمل ١٤٠، وهذا يسير لأنّ الحروف هي هي وقد بدّلت مقاعدها. أمّا ليلى فثمانون، إذا عُدّت الألف المقصورة ياءً كما ترسم، أي حرف فاء واحد، فلو كتب العاشق فاءً لكان قد كتب اسمها. والعشق ٤٧٠ والعقل ٢٠٠، فبينهما ٢٧٠، وهي كريم. يستطيع الواعظ أن يبني على هذا مجلسًا كاملًا، ويستطيع البقّال، وقد كان يحسب بالحروف نفسها، أن يلفّ الجبن ويعيد الباقي. كلاهما حفظ الجدول في الكُتّاب نفسه وقرأه قراءة صحيحة، واختلفا في اللحظة التي ينتهي عندها الجمع ويبدأ الكلام.',
				'ولعلّ أجمل ما في الحساب أنّه كان شائعًا بين الناس جميعًا، لا علمًا لأهل الخلوة. فالطفل الذي يتهجّى كان يتعلّم الحرف صوتًا وعددًا في درس واحد، فإذا كبر رأى في كلّ كتابة طبقتين كما يرى الخيّاط في الثوب قماشه ودرزه. ثم جاءت الأرقام المنفصلة فأراحت الكلمات من عملها الثاني. ربحت التجارة سرعة، وخسر القارئ تلك الوقفة القصيرة أمام باب لا يريد منه شيئًا سوى أن يحسب.',
			],
			counter:
				'ثمانية وعشرون عددًا وآلاف من الكلمات: المصادفة هنا ليست نادرة، بل هي مستحقّة الدفع. ومقابل كلّ كلمة كريمة تساوي العشق كلمة لا تُقال في مجلس تساويه أيضًا، ولا ينظم فيها أحد بيتًا. ثم إنّ المدارس لا تتّفق: أتاءُ فاطمة المربوطة خمسة أم أربعمئة؟ الاسم ١٣٥ في قول و٥٣٠ في قول. فليس في المجموع من الحكمة أكثر ممّا في القاعدة التي اختيرت قبله.',
			practices: [
				'خذوا ورقة واكتبوا الاسم الأوّل بأحرف متباعدة، وتحت كلّ حرف عدده، ثم اجمعوا. وافعلوا الشيء نفسه بكلمة تكثر على اللسان هذه الأيّام: تعب، لاحقًا، مشغول. ضعوا المجموعين متجاورين واطرحوا الأصغر من الأكبر، ثم قولوا بصوت مسموع ما الذي ينبغي أن يُضاف إلى تلك الكلمة حتى تبلغ الاسم. ستّ دقائق تكفي، ومن فضائل الحساب أنّه لا يدع للذهن فراغًا يخطب فيه.',
				'اختاروا يومًا لا يعني أحدًا سواكم: أوّل ليلة في هذا البيت، أو آخر سيجارة. ابحثوا سبع دقائق عن كلمتين من ذلك اليوم تحديدًا، واكتبوهما على قصاصة وتحتهما التاريخ. لا حاجة إلى أن تُجمع حروفهما، فقد كان أهل الصنعة يسهرون على ذلك أسابيع. يكفي الإصرار على ما أصرّوا عليه، وهو أن تكون الكلمتان صادقتين. ثم ألصقوا القصاصة من داخل باب خزانة.',
			],
			closings: [
				'وثق كاتب البوّابة بأنّ في المارّة من سيقف ريثما يعدّ. أيّ كلام قيل في هذا الأسبوع يستحقّ أن يُقرأ مرّتين، ومن الذي سيقف عنده؟',
				'فاء واحدة تساوي ليلى كلّها، ولم يلحظ ذلك إلّا من جلس في المساء يجمع بلا سبب. أيّ شيئين متباعدين في حياتكم يخرج حسابهما، عند التدقيق، واحدًا؟',
			],
		},
		es: {
			keywords: ['abyad', 'abjad', 'valor de las letras', 'valor del nombre', 'cronograma', 'gematría', 'sarketab'],
			titles: ['Una puerta que decía su año', 'Abyad: cuando sumar era leer'],
			excerpts: [
				'Dos palabras sobre la puerta de un parlamento halagaban al rey y daban la fecha. Para lo segundo hacía falta un lector con paciencia.',
				'Amor suma 470 y razón, 200. Mucho antes de servir para adivinar, aquellas letras servían para llevar cuentas.',
			],
			openings: [
				'Sobre la puerta del antiguo parlamento de Teherán había dos palabras: adl-e mozaffar, la justicia de Mozaffar. El sah que firmó la constitución se llamaba Mozaffar al-Din, de modo que era un cumplido. Pero quien había ido a la escuela se quedaba plantado en la plaza moviendo los labios: la primera letra vale setenta, la segunda cuatro, la tercera treinta. Al acabar tenía 1324, el año lunar de la firma. El sah murió a los pocos días. La suma, en cambio, sigue en buen estado.',
				'En el Museo Arqueológico Nacional de Madrid hay un astrolabio hecho en Toledo en el siglo XI. Acerca la cara a la vitrina. Donde esperabas cifras hay letras diminutas, de dos en dos: cincuenta y siete es una nun y una zay. El artesano conocía de sobra los números que venían de la India, y aun así grababa letras, porque el ojo estaba hecho a ellas y el aro de latón no daba para más. Nosotros seguimos numerando el prólogo con equis y uves, y a nadie le parece magia.',
			],
			body: [
				'El orden es más viejo que el árabe. Alif, ba, yim, dal van en fila como iban en fenicio y como van alfa, beta, gamma y delta. Los niños lo aprendían en ocho palabras sin sentido, y la primera, abyad, bautizó al sistema. Nueve letras para las unidades, nueve para las decenas, nueve para las centenas y una última que vale mil ella sola. Las veintiocho juntas suman 5995. El persa tenía cuatro sonidos más y resolvió el asunto como se resuelve en los pueblos: pidiendo prestado al vecino.',
				'Los poetas lo convirtieron en deporte. «Tierra de Mosalla», khak-e mosalla, da 791, el año en que murió Hafez, a quien enterraron en esa misma tierra, a las afueras de Shiraz. Un buen cronograma es verdad dos veces, como frase y como fecha, y el que necesita nota al pie ha perdido. De ahí a preguntarle a un nombre cuánto suma había un paso; a creerse la respuesta, medio. El sarketab persa está hecho de eso: tu nombre, el de tu madre y una división.',
				'La tabla tiene vecindades curiosas. Amor, eshq, vale 470; amigo, dust, también 470, con cuatro letras de otra familia que llegan al mismo portal. Razón, aql, se queda en 200. Amin, nombre de varón, suma 101; Mina, de mujer, 101; y nan, que es el pan, otros 101. Un místico sacaría de ahí un sermón de media tarde. Un tendero, que apuntaba las deudas con las mismas letras, envolvería el pan y te daría la vuelta. Los dos saben la tabla de memoria. La diferencia está en qué hace cada uno cuando termina de sumar: uno empieza a hablar y el otro cierra el cajón.',
			],
			counter:
				'Con veintiocho valores y unos miles de palabras, las coincidencias no son raras: son puntuales, como los recibos. Por cada amigo que iguala al amor hay un término de taberna que lo iguala también, y a ese nadie le dedica un verso. Además las escuelas discuten. La última letra de Fátima vale cinco o cuatrocientos, y el nombre suma 135 o 530. Una suma sabe lo que sabía la regla elegida antes de sumar.',
			practices: [
				'Busca la tabla, escribe tu nombre como lo escribiría un árabe o, si lo prefieres, solo sus consonantes, y pon debajo de cada letra su número. Haz lo mismo con una palabra que últimamente uses demasiado: luego, cansado, nada. Resta la menor de la mayor. Di en voz alta qué tendría que añadirse a esa palabra para llegar a tu nombre. Son seis minutos, y mientras se suma no hay manera de echarse discursos.',
				'Elige una fecha que te importe a ti y a nadie más: la primera noche en este piso, el último cigarrillo. Dedica siete minutos a encontrar dos palabras que pertenezcan a ese día y escríbelas en un papelito con la fecha debajo. No intentes que las letras cuadren; los profesionales tardaban semanas. Exige solo lo que ellos exigían: que ambas sean verdad. Pega el papel por dentro de la puerta de un armario.',
			],
			closings: [
				'Quien metió el año en aquella puerta confiaba en que alguien se pararía a contar. ¿Qué has dicho últimamente que merezca leerse dos veces, y quién se pararía a hacerlo?',
				'Tres letras para el amor, cuatro para el amigo y un solo total. ¿Qué dos cosas de tu vida, que a simple vista no se hablan, acaban dando lo mismo cuando las sumas?',
			],
		},
	},
};
