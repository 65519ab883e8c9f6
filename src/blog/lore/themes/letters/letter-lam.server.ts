import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-lam',
	motif: 'path',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter lam', 'lam-alef', 'ox goad', 'sun letters', 'arabic article', 'abjad thirty', 'word no'],
			titles: ['Lam, a stick for driving oxen', 'Two strokes that say no'],
			excerpts: [
				'The ox has its letter, and so has the stick. Together, tied in a knot, they make the shortest refusal there is.',
				'In algebra, alcohol and almanac it stands behind the door. Before half the alphabet it falls silent.',
			],
			openings: [
				'A Moroccan teacher writes two words on the board, the sun and the moon, and has the class read them. Both begin with the article al. With the moon one hears it: al-qamar. With the sun the l has vanished and the s is doubled in its place: ash-shams. Fourteen letters swallow the l in this way and are called the letters of the sun; fourteen leave it standing and belong to the moon. It is the only lesson in phonetics which children ask to have repeated.',
				'Whoever looks for Arabic in Spain need not begin with the palaces. Azúcar, aceite, alcalde, albañil, almohada: sugar, oil, mayor, bricklayer, pillow. At the front of each hangs an article that nobody took off when the word was carried home, as one leaves the label on a coat. English got its algebra, its alcohol and its alcove in the same packing. A small hooked letter came with them and was never unwrapped.',
			],
			body: [
				'Lamed was a goad, the long pole with a point by which a man walking behind the plough tells the ox where to go. Aleph is the ox itself; so the alphabet owns the beast and the stick, eleven places apart. The Greek lambda leaned, the Latin L lay down at the foot, the Arabic letter kept the height and grew a bowl. Calligraphers say that lam is made of two others, the upright of an alef and below it the basin of a nun. By abjad that would come to fifty-one. But it counts thirty. In handwriting the whole is cheaper than its parts.',
				'When alef follows lam the two do something that no other pair is allowed. They cross, or lean together, and become a shape of their own, which primers long listed as though it were a twenty-ninth letter. It reads la, and la means no. Grammarians even disputed which of the two arms is which: al-Khalil, so it is handed down, took the first stroke for the alef, and al-Akhfash for the lam. Poets saw something else in the crossing. They saw two people with their arms about each other’s necks, and remarked that nobody had told them what they were spelling.',
				'The Muslim creed begins with that no: there is no god, and only then, but God. Sufi teachers dwell upon the order. First the broom, says one image, then the guest. In the breathing exercises of some brotherhoods the head is turned with the no to one side and with the but to the other. Meanwhile the same letter, with a short i, means for: li, for you, for the house, to its owner. A stroke of the pen gives, and the same stroke with another beside it refuses.',
			],
			counter:
				'That two who hold each other should spell no is wit after the event; the crossing came about since two tall strokes side by side look like a fence, and the hand abhors fences. Nor is there a secret in the sun, al-shams, being read ash-shams without its l: the tongue is simply at the same spot already, and lazy. And many Spanish words with al at the front, which pass for Arabic, are nothing of the kind, alma for one. Where a label looks right, people rarely turn it over.',
			practices: [
				'Draw the sign of refusal as the scribes do: a stroke from the upper left down to the right, another from the upper right down to the left, joined below in a small loop. Draw it twelve times, slowly. By the side of each write something you agreed to this month. When you have got to the twelfth, look which crossing came out most beautifully, and read what stands next to it. Eight minutes.',
				'Take a page of any newspaper in a language that you read and hunt for al at the beginnings of words: alcove, almond, almost, always. Mark for each whether you take it for Arabic, then look up three at most. Ten minutes. Write down the one about which you were surest and wrong. Put it on the inside of a cupboard, where the sugar is, which has lost its article in English and kept it in Spanish.',
			],
			closings: [
				'Two strokes lean on one another, and what they say is no. Which refusal of yours was, looked at closely, a way of holding on, and to whom?',
				'A goad has a point at one end and a hand at the other, and walks behind. What is driving you at present that you have only ever heard and never turned round to see?',
			],
		},
		fa: {
			keywords: ['حرف لام', 'لام', 'لام الف', 'لا', 'حروف شمسی و قمری', 'ابجد لام', 'الف و لام'],
			titles: ['لام، چوبی که گاو را با آن می‌راندند', 'دو خط که دست در گردن هم «نه» می‌گویند'],
			excerpts: [
				'پیش از نیمی از حروف خاموش می‌شود و پیش از نیم دیگر می‌ماند؛ یکی را به خورشید بسته‌اند و یکی را به ماه.',
				'گاو حرف خودش را دارد و چوبش هم. وقتی به هم گره می‌خورند کوتاه‌ترین جواب رد دنیا نوشته می‌شود.',
			],
			openings: [
				'معلم عربی دو کلمه روی تخته می‌نویسد، شمس و قمر، با الف و لام. در قمر لام شنیده می‌شود. در شمس پیداست و شنیده نمی‌شود، و شین را به جایش دو بار می‌گویند. چهارده حرف این‌طور لام را می‌بلعند و شمسی‌اند، چهارده حرف کاری به کارش ندارند و قمری‌اند. آخر کلاس کسی می‌پرسد پس چرا خورشید آدم را ساکت می‌کند و ماه نمی‌کند. معلم می‌گوید این در امتحان نمی‌آید، و خودش هم تا خانه به آن فکر می‌کند.',
				'در ته بازار مسجدی هست و بر کتیبه‌اش دو خط بلند که سر به سوی هم آورده‌اند و پایین به هم گره خورده‌اند. پیرمردی که آن‌جا تسبیح می‌فروشد می‌گوید این یکی لام‌الف است و از بچگی خیال می‌کرده دو نفرند. خیالِ تازه‌ای نیست. شاعران قدیم هم دست در گردن بودن را به لام‌الف مانند کرده‌اند. آنچه نگفته‌اند، یا گفته‌اند و ما نشنیده‌ایم، این است که این دو دست در گردن هم چه می‌نویسند: لا.',
			],
			body: [
				'لامد سیخونک بود، چوب بلندِ نوک‌تیزی که مردِ پشت خیش با آن به گاو می‌گفت کدام طرف. الف خودِ گاو است؛ پس الفبا هم حیوان را دارد و هم چوب را، با یازده پله فاصله. در یونانی کج شد و در لاتینی پایش دراز ماند. در خط ما قدش را نگه داشت و کاسه‌ای پیدا کرد. خوشنویس می‌گوید لام از دو حرف ساخته شده است: قامتِ الف، و زیرش کاسهٔ نون. به حساب ابجد باید پنجاه‌ویک بشود. ولی لام سی است. گاهی کل از اجزایش ارزان‌تر تمام می‌شود.',
				'وقتی الف پس از لام بیاید کاری می‌کنند که به هیچ جفتِ دیگری اجازه نداده‌اند: به هم می‌پیچند و شکلی تازه می‌شوند که در کتاب‌های مکتب حرفی جداگانه حسابش می‌کردند. نحویان حتی دعوا داشتند که از این دو بازو کدام لام است. نقل کرده‌اند که خلیل بن احمد خطِ اول را الف می‌دانست و اخفش آن را لام. قرن‌ها گذشته است و آن دو همچنان دست در گردنِ هم‌اند و چیزی نگفته‌اند.',
				'شهادت مسلمانان با همین «نه» شروع می‌شود: اول می‌گوید خدایی نیست، بعد می‌گوید جز خدا. پیران طریقت روی ترتیبش درنگ کرده‌اند. گفته‌اند اول جارو، بعد مهمان؛ «لا» را جاروب خوانده‌اند که خانه را می‌روبد. در ذکرِ بعضی سلسله‌ها سر را با «لا» به یک سو می‌برند و با «الا» به سوی دیگر. و همین حرف در عربی، با کسره‌ای کوتاه، یعنی «برای»: برای تو، برای خانه، مالِ صاحبش. یک خط می‌بخشد و همان خط با خطی در کنارش رد می‌کند.',
				'ما در فارسی «لا» را جور دیگری هم داریم: لای در، لای کتاب، لا به لا. درزی میان دو چیز که می‌شود چیزی در آن گذاشت، نامه‌ای یا گلی خشک. شاید بی‌ربط باشد، ولی آن شکلِ گره‌خورده هم وسطش درزی دارد، و خوشنویس سفارش می‌کند که آن را پُر نکنی.',
			],
			counter:
				'این که در آغوش هم «نه» می‌نویسند لطیفه‌ای است که بعد از واقعه گفته‌اند؛ دو خط بلند کنار هم به نرده می‌مانَد و دست از نرده بدش می‌آید، پس آن‌ها را به هم پیچاند. اگر لامِ الشمس را هم نمی‌خوانند، خورشید کسی را ساکت نکرده است: زبان برای شین همان‌جایی می‌رود که برای لام رفته بود و تنبلی می‌کند. بدل کردنِ تنبلیِ عضله به حکمت کاری قدیمی است و گاهی خیلی زیبا هم از آب درمی‌آید.',
			practices: [
				'«لا» را مثل کاتبان بکش: خطی از چپِ بالا به راستِ پایین، خطی از راستِ بالا به چپِ پایین، و گره‌ای کوچک در پای هر دو. دوازده بار، آهسته. کنار هر کدام یکی از چیزهایی را بنویس که این ماه قبول کرده‌ای. به دوازدهمی که رسیدی ببین کدام از همه خوش‌ترکیب‌تر شده است، و آنچه را کنارش نوشته‌ای بخوان. هشت دقیقه.',
				'کتابی را که نیمه‌کاره مانده بردار و لایش را باز کن، همان‌جا که مانده‌ای. یک صفحه بخوان و هر «نه»، «نیست» و «نمی»‌ای را که می‌بینی بشمار. بعد عدد را بر تکه‌کاغذی بنویس و زیرش یک «نه» که خودت این هفته بدهکاری، بی‌دلیل و بی‌عذرخواهی، در یک سطر. کاغذ را لای همان صفحه بگذار و کتاب را ببند. همهٔ این‌ها به ده دقیقه نمی‌رسد.',
			],
			closings: [
				'دو خط به هم تکیه داده‌اند و حرفشان «نه» است. کدام جوابِ ردِ تو، اگر از نزدیک نگاهش کنند، آغوشی بوده است، و برای چه کسی؟',
				'سیخونک یک سرش نوک است و یک سرش دست، و از پشت می‌آید. این روزها چه چیزی تو را می‌راند که فقط صدایش را شنیده‌ای و برنگشته‌ای ببینی‌اش؟',
			],
		},
		ar: {
			keywords: ['حرف اللام', 'اللام', 'لام ألف', 'الحروف الشمسية والقمرية', 'أل التعريف', 'حساب الجمل', 'لا النافية'],
			titles: ['اللام: عصا كانت تُساق بها الثيران', 'خطّان متعانقان يقولان لا'],
			excerpts: [
				'للثور حرفه وللعصا حرفها، وإذا التقيا في عقدة كُتب أقصر جواب بالرفض عرفه الناس.',
				'تسمع اللام مع القمر وتسكت مع الشمس، وقد رحلت إلى الأندلس ملتصقة بأوائل الكلمات ولم تعد.',
			],
			openings: [
				'يكتب المعلّم على اللوح كلمتين، الشمس والقمر، ويطلب من الصفّ قراءتهما. في القمر تُسمع اللام، وفي الشمس تُكتب ولا تُسمع، وتُشدّد الشين بدلًا منها. أربعة عشر حرفًا تبتلع اللام على هذا النحو فهي شمسيّة، وأربعة عشر تتركها في سلام فهي قمريّة. ولم يخطر لأحد أن يسمّي القسمين بغير الجِرمين اللذين وقعا مثالًا. وفي آخر الدرس يسأل سائل: ولماذا تُسكت الشمس جارتها ولا يفعل القمر؟ فيقال له إنّ هذا لا يأتي في الامتحان.',
				'من أراد العربيّة في إسبانيا فلا حاجة به إلى أن يبدأ بالقصور. يكفيه المطبخ والسوق: السكّر والزيت والمخدّة والبنّاء والقاضي، كلّها هناك بأسمائها العربيّة، وفي أوّل كلّ منها أداة التعريف ملتصقة لم ينزعها أحد يوم حُملت الكلمة إلى البيت، كما تُترك البطاقة على المعطف الجديد. وبالطريقة نفسها خرج الجبر والكحول إلى لغات أوروبا. ومعهما خرج حرف صغير معقوف لم تُفتح لفافته حتى اليوم.',
			],
			body: [
				'كان اسم الحرف «لامد»، أي المنخس، وهو العصا الطويلة المحدّدة التي يدلّ بها السائر خلف المحراث الثور على جهته. والألف هي الثور، فللأبجديّة الحيوان والعصا، وبينهما إحدى عشرة درجة. مالت العلامة عند اليونان، وامتدّت قدمها عند الرومان، وحفظت في خطّنا قامتها ونبت لها حوض. ويقول الخطّاطون إنّ اللام مركّبة من حرفين: قائم الألف، وتحته حوض النون. فكان ينبغي أن تكون في الجمّل واحدًا وخمسين، وهي ثلاثون. فالكلّ هنا أرخص من أجزائه، ولعلّه الموضع الوحيد الذي يرضى فيه الحاسب بذلك.',
				'فإذا جاءت الألف بعد اللام صنعتا ما لم يؤذن به لحرفين غيرهما: تتقاطعان أو تميل إحداهما إلى الأخرى، وتصيران شكلًا قائمًا بنفسه، حتى عدّته كتب الصبيان زمنًا حرفًا على حدة. واختلف أهل الضبط في أيّ الذراعين هي اللام. فنُقل عن الخليل أنّ الخطّ الأوّل هو الألف، وعن الأخفش أنّه اللام. وقال الشعراء: بل هما متعانقان. وكثر ذلك في الغزل حتى صار من المألوف أن يتمنّى القائل عناقًا كعناق اللام والألف. ولم يلتفتوا، أو التفتوا وسكتوا، إلى ما يكتبه المتعانقان.',
				'وشهادة المسلمين تبدأ بهذا النفي، ثم يأتي بعده الإثبات. وقد أطال أهل السلوك الوقوف عند الترتيب، فشبّهوا «لا» بالمكنسة تُكنس بها الدار قبل أن يدخل الضيف. وفي ذكر بعض الطرق يُمال الرأس مع النفي إلى جانب ومع الإثبات إلى الجانب الآخر. واللام نفسها إذا كُسرت كانت للملك والعطاء: هذا لك، وهذا لصاحبه. فخطّ واحد يهب، والخطّ نفسه ومعه آخر يمنع. والجواب بالنفي تامّ وحده، غير أنّ أدب المجالس زاد بعده واوًا، فيقال: لا وعافاك الله، لأنّ من أسقط الواو وقال لا عافاك الله فقد دعا على صاحبه وهو يريد أن يدعو له. وبين الدعاءين وتد واحد صغير.',
				'وقد صنّف النحاة في هذا الحرف وحده كتبًا. فلأبي القاسم الزجّاجيّ من أهل القرن الرابع كتاب اسمه «اللامات»، جمع فيه أكثر من ثلاثين ضربًا منها: لام الأمر، ولام الجحود، ولام الابتداء، ولام الاستغاثة التي تُفتح إذا نودي بها المغيث وتُكسر مع من يُستغاث لأجله. يا لَزيدٍ لِعمرٍو. حرف واحد بين اسمين، ولا يُعرف الغريق من المنقذ إلّا بحركته. ومن أخطأ في الحركة أغرق المنقذ.',
			],
			counter:
				'القول بأنّ المتعانقين يكتبان النفي نكتة قيلت بعد الواقعة. فخطّان طويلان متجاوران يشبهان السياج، واليد تكره السياج، فشبكتهما. وإن سقطت اللام من لفظ الشمس وبقيت في القمر فما أسكتها أحد: اللسان عند الشين قريب من موضعه عند اللام، فيستثقل أن يعود إليه مرّتين. وليس كلّ ما بدأ في الإسبانيّة بأل عربيًّا، ففيها كلمات لاتينيّة وقع لها ذلك اتّفاقًا. والناس إذا أعجبتهم البطاقة لم يقلبوها.',
			practices: [
				'ارسموا «لا» كما يرسمها الكتّاب: خطًّا من أعلى اليسار إلى أسفل اليمين، وخطًّا من أعلى اليمين إلى أسفل اليسار، وعقدة صغيرة تجمعهما. اثنتا عشرة مرّة على مهل، ويُكتب بجانب كلّ واحدة أمر قيل له نعم في هذا الشهر. ثم يُنظر أيّ العقد جاءت أحسن تركيبًا، ويُقرأ ما كُتب إلى جانبها. ثماني دقائق.',
				'افتحوا جريدة أو كتابًا واقرؤوا نصف صفحة بصوت مسموع، مع عدّ اللامات المكتوبة التي لم ينطق بها اللسان. ثم تُكتب حصيلة العدّ على قصاصة، ويُكتب تحتها شيء واحد يُرى كلّ يوم في البيت أو العمل ولا يُسمع، باسمه وموضعه. سبع دقائق. وتوضع القصاصة في ذلك الموضع نفسه، ووجهها المكتوب إلى الحائط.',
			],
			closings: [
				'خطّان يستند أحدهما إلى الآخر، وما يقولانه هو النفي. أيّ رفض من رفضنا كان عند النظر من قريب عناقًا، ولمن كان؟',
				'للمنخس طرف حادّ وطرف في اليد، وهو يأتي من الخلف. ما الذي يسوقنا هذه الأيّام، ونحن نسمع وقعه ولم نلتفت إليه بعد؟',
			],
		},
		es: {
			keywords: [
				'letra lam',
				'lam-alef',
				'aguijada',
				'letras solares y lunares',
				'artículo árabe',
				'abyad treinta',
				'arabismos',
			],
			titles: ['Lam, una vara para llevar bueyes', 'Dos trazos abrazados que dicen que no'],
			excerpts: [
				'Vive en tu almohada, en tu alcoba y en tu aljibe. Ante la mitad del alfabeto árabe se calla.',
				'El buey tiene su letra y la vara también. Anudadas, forman la negativa más corta que se conoce.',
			],
			openings: [
				'Quien busque el árabe en España no tiene que empezar por la Alhambra. Basta con acostarse: la almohada, la alcoba, la alfombra donde quedan los zapatos. En la cocina esperan el aceite, el azúcar, las albóndigas y las alcachofas. Delante de casi todas viene un artículo que nadie les quitó al llevárselas a casa, como quien deja puesta la etiqueta en el abrigo. En azúcar y aceite, además, la ele ya se había perdido por el camino, y por una razón de lo más regular.',
				'Un maestro marroquí escribe en la pizarra dos palabras, el sol y la luna, y manda leerlas. Las dos llevan el artículo al. En la luna se oye, al-qamar; en el sol la ele desaparece y se dobla la consonante que viene: ash-shams. Hay catorce letras que se la tragan así, y se llaman solares; otras catorce la dejan en paz, y son lunares. Siempre hay alguien al fondo que pregunta por qué el sol hace callar y la luna no. Eso no entra en el examen.',
			],
			body: [
				'Lamed era la aguijada, el palo largo con punta con que el labrador, caminando detrás del arado, le indica al buey por dónde. Alef es el buey. El alfabeto posee, por tanto, la bestia y la vara, a once puestos de distancia. La lambda griega se ladeó, la L latina estiró el pie, la árabe conservó la altura y echó un cuenco. Dicen los calígrafos que está hecha de dos: el palo de la alef y, debajo, la pila de la nun. Según el abyad deberían salir cincuenta y uno. Pero vale treinta: aquí el conjunto es más barato que las piezas.',
				'Cuando a la lam la sigue una alef, hacen algo que no se le consiente a ninguna otra pareja. Se cruzan, o se apoyan una en otra, y forman una figura propia que las cartillas contaron mucho tiempo como letra aparte. Se lee la, y quiere decir no. Los gramáticos llegaron a discutir cuál de los dos brazos es cuál: para al-Jalil, según se transmite, el primer trazo era la alef, y para al-Ajfash, la lam. Los poetas vieron a dos que se abrazan por el cuello y no les preguntaron qué estaban escribiendo.',
				'La profesión de fe musulmana empieza por ese no: no hay dios, y solo después, sino Dios. Los maestros sufíes se detienen en el orden. Primero la escoba, dice una de sus imágenes, y luego el huésped. En las recitaciones de algunas cofradías se vuelve la cabeza a un lado con el no y al otro con el sino. Y la misma letra, con una i breve, significa para: para ti, para la casa, para su dueño. Un trazo da, y ese trazo con otro al lado rehúsa.',
			],
			counter:
				'Que el abrazo diga no es una agudeza posterior; se cruzaron porque dos palos altos seguidos parecen una valla, y a la mano no le gustan las vallas. Que en árabe el sol, al-shams, se lea ash-shams y pierda la ele tampoco es un misterio: la lengua ya está casi en el sitio y es perezosa. Y no todo lo que en español empieza por al es árabe; alma, alto y alguno son latinas de toda la vida. Cuando la etiqueta nos gusta, rara vez le damos la vuelta.',
			practices: [
				'Dibuja la negativa como los copistas: un trazo de arriba a la izquierda hacia abajo a la derecha, otro al revés, y un lazo pequeño que los une al pie. Hazlo doce veces, sin prisa, y al lado de cada una escribe algo a lo que hayas dicho que sí este mes. Al llegar a la docena, mira cuál ha salido más hermosa y lee lo que pone junto a ella. Son ocho minutos.',
				'Da una vuelta por tu casa nombrando en voz alta todo lo que empiece por al o por az: almohada, alacena, azulejo, algodón. Apunta diez y marca los que te parezcan árabes; comprueba tres en un diccionario. En total, diez minutos. Copia aquel del que tenías más certeza y en el que te equivocabas, o, si acertaste los tres, el que menos te esperabas, y pégalo por dentro de una puerta del armario.',
			],
			closings: [
				'Dos trazos se apoyan el uno en el otro, y lo que dicen es no. ¿Cuál de tus negativas era, mirada de cerca, un abrazo, y a quién se lo dabas?',
				'Una aguijada tiene punta por un lado y mano por el otro, y va siempre detrás. ¿Qué te está empujando estos días que has oído muchas veces y nunca te has vuelto a mirar?',
			],
		},
	},
};
