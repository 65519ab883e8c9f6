import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-taleh-of-a-name',
	motif: 'book',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['taleh', 'sarketab', 'name and mother', 'sign of a name', 'remainder of twelve', 'persian fortune'],
			titles: ['Your name, your mother’s, and what twelve leaves over', 'The taleh, reckoned at a kitchen table'],
			excerpts: [
				'A Persian taleh asks neither for the hour nor for the father. It wants two names, and divides them by twelve.',
				'Sara and Maryam make 552, and nothing is left over. Two schools have argued about that nothing ever since.',
			],
			openings: [
				'The man with the book sat in a niche by the shrine, and those who came to him had queued in the sun. He did not look up. He asked for the name, and the woman told him. He asked for her mother’s, and she told him that too, more quietly, since one does not call an elder’s name across a courtyard. He wrote something, divided by twelve in his head and turned to a page with a picture. The queue could see that it was a scorpion. The woman could see that his tea had gone cold.',
				'On the blue-checked oilcloth between the bread and the radio a grandfather does the sum for his granddaughter, because she has asked and it rains. Reza, he writes, and Fatima below it. Two hundred, eight hundred, one; eighty, one, nine, forty, five. She is quick and has 1001 before he has. And 135. Together 1136. Now twelve into that, he says, the old way. Ninety-four times, and eight remain. Eight is Scorpio. She looks at her father, who is called Reza and is afraid of wasps.',
			],
			body: [
				'The word taleh means the one that rises, and properly belongs to the sign in the east at a birth. But who had a clock? Most people knew their season, or the year of a flood. So a second road was made for them, from the letters. Each letter has its abjad value; name and mother’s name are added; the sum is divided by twelve, and the remainder counts through the signs: one Aries, two Taurus, and so to eleven, Aquarius. The heavens were dealt out like cards to people whose hour nobody had written down.',
				'It is the mother who is asked for. Practitioners say that of her one can be certain, which is an old joke and an old truth. It also has a consequence that is seldom remarked: brothers and sisters share one of the two numbers, and differ only by their own. Ali, 110, with Marziyeh, 1055, makes 1165 and leaves one, hence Aries. A brother of his called Reza would have 2056 and leave four, Cancer. The same kitchen, three signs apart. Whoever has brothers will not need it proved.',
				'The nought is where the schools fall out. Sara, 262, and Maryam, 290, come to 552, which is forty-six twelves exactly. Arabic manuals give the last sign, Pisces, to such a one. A Persian guide takes the name alone and divides again: 262 leaves ten, Capricorn. Hoopoe says Pisces and mentions the other. A fish that by another book is a goat deserves to know it, and the sum with nothing over is, after all, the only one in which the two names have used each other up.',
			],
			counter:
				'The taleh changes with the spelling, and half the people concerned are called something else at home. Among a hundred Marias with mothers called Ana there is one sign for the hundred. And the booths by the shrines, where one had it reckoned, sold more than sums: fear of an enemy, then a folded paper against him. A remainder cannot know of enemies. It knows only that the division did not come out even, which can be said of most families.',
			practices: [
				'Write the two names on a sheet, yours and that of the woman who raised you, one below the other. Work out each by the abjad table, or if that is too strange simply count the letters. Five minutes. Now the true exercise: divide the larger by the smaller as they taught you at school, on paper, with the remainder standing at the end. Say aloud what, between her and you, has always been left over.',
				'Find out what your mother’s mother was called in her own house, which is seldom what stands in the documents. One message or one call will do. While you wait, take six minutes to write down everything you know about her hands. Add her name at the top as it was really said. Read it through once as a stranger’s, and stop there; nothing is to be divided today.',
			],
			closings: [
				'She had said her mother’s name aloud in a courtyard, for the first time in years, and it came out as a scorpion. Whose name do you never say, and what goes on living in that quiet?',
				'Twelve goes into it ninety-four times, and eight are left. In the sum of those you come from, which remainder turns up again in every generation?',
			],
		},
		fa: {
			keywords: [
				'طالع نام',
				'سرکتاب',
				'اسم و اسم مادر',
				'طالع‌بینی ابجد',
				'فال سرکتاب',
				'طالع با اسم مادر',
				'باقی‌مانده دوازده',
			],
			titles: ['نامت، نام مادرت، و آنچه از دوازده می‌ماند', 'هوشنگ، ژاله و چهار حرفی که قدیم نبود'],
			excerpts: [
				'این طالع نه ساعت تولد می‌خواهد نه نام پدر. دو نام می‌خواهد و یک تقسیم بر دوازده.',
				'سارا و مریم ۵۵۲ می‌شوند و چیزی نمی‌ماند. دو مکتب هنوز بر سر همین هیچ بحث دارند.',
			],
			openings: [
				'پیرمرد در غرفه‌ای کنار امامزاده می‌نشست و مردم در آفتاب صف می‌کشیدند. سرش را بلند نمی‌کرد. اسم را پرسید و زن گفت. اسم مادر را پرسید و آن را هم گفت، آهسته‌تر، چون نام بزرگ‌تر را در حیاط داد نمی‌زنند. چیزی نوشت، در دل بر دوازده تقسیم کرد و کتاب را جایی گشود که تصویری داشت. اهل صف دیدند عقرب است. زن دید که چای پیرمرد یخ کرده و کسی حواسش نیست.',
				'بر مشمّای چهارخانه، میان نان و رادیو، پدربزرگ برای نوه‌اش حساب می‌کند، چون خودش خواسته و بیرون باران است. می‌نویسد رضا و زیرش فاطمه. دویست و هشتصد و یک؛ هشتاد و یک و نُه و چهل و پنج. دختر تند است و زودتر به ۱۰۰۱ می‌رسد و به ۱۳۵. روی هم ۱۱۳۶. می‌گوید حالا بر دوازده، به رسم قدیم. نودوچهار بار، و هشت تا می‌ماند. هشت عقرب است. دختر به پدرش نگاه می‌کند که رضاست و از زنبور می‌ترسد.',
			],
			body: [
				'طالع یعنی آن که برمی‌آید، و در اصل مال برجی است که دم تولد در افق مشرق باشد. اما ساعت که داشت؟ بیشتر مردم فصلش را می‌دانستند، یا اینکه سال سیل بود. پس برایشان راه دومی از حروف ساختند. هر حرف به ابجد عددی دارد؛ نام و نام مادر را جمع می‌زنند و بر دوازده بخش می‌کنند و باقی‌مانده را در برج‌ها می‌شمارند: یک حمل، دو ثور، تا یازده که دلو است. آسمان را میان کسانی تقسیم کردند که هیچ‌کس ساعتشان را ننوشته بود، مثل نذری که به در خانهٔ بی‌خبرها هم می‌رسد.',
				'مادر را می‌پرسند. می‌گویند از او می‌شود مطمئن بود، که هم شوخیِ کهنه‌ای است هم راست. نتیجه‌ای هم دارد که کمتر به آن نگاه کرده‌اند: خواهر و برادرها یکی از دو عدد را شریک‌اند و فقط در نام خود فرق می‌کنند. علی ۱۱۰ است و مرضیه ۱۰۵۵، روی هم ۱۱۶۵، و یک می‌ماند: حمل. اگر برادری به نام رضا داشت ۲۰۵۶ می‌شد و چهار می‌ماند: سرطان. یک آشپزخانه و سه برج فاصله. آن که برادر دارد دلیل نمی‌خواهد.',
				'یک دعوا سر حرف‌هایی است که عربی ندارد. هوشنگ و مادرش ژاله، اگر گ را ک بگیری و ژ را ز، ۴۲۴ می‌شوند و چهار می‌ماند، سرطان. اگر آن حرف‌ها را هیچ بگیری ۳۹۷ است و یک می‌ماند، حمل. و دعوای دیگر سر صفر: سارا ۲۶۲ و مریم ۲۹۰، درست چهل‌وشش دوازده‌تا. کتاب‌های عربی آخرین برج، حوت، را به چنین کسی می‌دهند؛ راهنمای فارسی نام تنها را باز تقسیم می‌کند و از ۲۶۲ ده می‌ماند، جدی. هدهد حوت می‌گوید و آن دیگری را هم یادآوری می‌کند. ماهی‌ای که در کتاب دیگر بز است حق دارد بداند. از این گذشته، جمعی که چیزی از آن نماند تنها جمعی است که دو نام در آن همدیگر را تا آخر خرج کرده‌اند.',
			],
			counter:
				'این طالع با املا عوض می‌شود و نصف آدم‌ها در خانه نام دیگری دارند. صد مریم که نام مادرشان زهراست یک طالع بیشتر ندارند، و هر صد تا یک‌جور نیستند. غرفه‌هایی هم که کنار امامزاده‌ها این طالع را می‌گرفتند فقط حساب نمی‌فروختند: اول ترس از دشمن را، بعد کاغذ تاخورده‌ای در برابرش. باقی‌مانده از دشمن خبر ندارد. فقط می‌داند که تقسیم راست درنیامده، و این را دربارهٔ بیشتر خانواده‌ها می‌شود گفت.',
			practices: [
				'دو نام را زیر هم بنویس، نام خودت و نام زنی که بزرگت کرده است. هر دو را به ابجد حساب کن، یا اگر حوصله نداشتی حروفشان را بشمار. پنج دقیقه. حالا تمرین اصلی: عدد بزرگ را بر کوچک تقسیم کن، همان‌طور که در دبستان یادت دادند، روی کاغذ، با باقی‌مانده‌ای که ته آن می‌ایستد. بلند بگو میان او و تو همیشه چه چیزی باقی مانده است.',
				'بپرس مادرِ مادرت را در خانهٔ خودش چه صدا می‌زدند؛ کمتر همان است که در شناسنامه نوشته. یک پیام یا یک تلفن بس است. تا جواب بیاید شش دقیقه هر چه از دست‌هایش می‌دانی بنویس: حنا، سوختگی، انگشتر، بوی پیاز. نامش را همان‌طور که گفته می‌شد بالای صفحه بگذار. یک بار بخوان و بس. امروز چیزی را تقسیم نمی‌کنیم.',
			],
			closings: [
				'بعد از سال‌ها نام مادرش را بلند گفته بود و عقرب درآمد. نام چه کسی را هیچ‌وقت به زبان نمی‌آوری، و در آن سکوت چه چیزی هنوز زنده است؟',
				'نودوچهار بار دوازده در آن می‌رود و هشت می‌ماند. در جمع آدم‌هایی که از آنها آمده‌ای کدام باقی‌مانده در هر نسل دوباره پیدا می‌شود؟',
			],
		},
		ar: {
			keywords: ['طالع الاسم', 'الاسم واسم الأم', 'سركتاب', 'حساب الطالع', 'برج الاسم', 'حساب الجمل'],
			titles: ['اسمك واسم أمّك وما يبقى من اثني عشر', 'طالع يُحسب على مائدة المطبخ'],
			excerpts: [
				'لا يسأل هذا الطالع عن الساعة ولا عن الأب. يريد اسمين، ثم يقسم مجموعهما على اثني عشر.',
				'سارا ومريم ٥٥٢ ولا يبقى شيء. وعلى هذا اللاشيء اختلفت مدرستان، ولكلّ منهما برج.',
			],
			openings: [
				'كان الشيخ يجلس في حجرة صغيرة عند المزار، والناس صفّ في الشمس. لم يرفع رأسه. سأل عن الاسم فقالته المرأة. وسأل عن اسم الأمّ فقالته كذلك، أخفض من الأوّل، إذ لا يُنادى اسم كبيرة البيت في فناء. كتب شيئًا، وقسم على اثني عشر في سرّه، وفتح الكتاب على صفحة فيها صورة. رأى أهل الصفّ أنّها عقرب. ورأت المرأة أنّ شايه قد برد ولم ينتبه، وكادت تنبّهه ثم استحيت.',
				'على مفرش من المشمّع بين الخبز والمذياع يحسب جدّ لحفيدته، لأنّها سألت ولأنّ المطر ينزل. كتب رضا وتحته فاطمه، بالهاء كما يكتبها الإيرانيّون. مئتان وثمانمئة وواحد، ثم ثمانون وواحد وتسعة وأربعون وخمسة. سبقته إلى ١٠٠١ ثم إلى ١٣٥، والمجموع ١١٣٦. قال: والآن على اثني عشر، على طريقة المدرسة القديمة. أربع وتسعون مرّة ويبقى ثمانية. والثمانية عقرب. نظرت البنت إلى أبيها، واسمه رضا، وهو يخاف الزنابير.',
			],
			body: [
				'الطالع في الأصل البرج الذي يصعد من المشرق ساعة الميلاد. ولكن من كانت عنده ساعة؟ كان الناس يعرفون الفصل، أو أنّها سنة السيل. فشُقّ لهم طريق آخر من الحروف: لكلّ حرف قيمته في حساب الجمّل، ويُجمع الاسم واسم الأمّ، ويُقسم المجموع على اثني عشر، ويُعدّ الباقي على البروج، فالواحد حمل والاثنان ثور، إلى الأحد عشر وهو الدلو. وبهذا قُسمت السماء على من لم يكتب لهم أحد ساعة، كما تُقسم الكعكة على من جاء بلا دعوة، ولم يكن نصيبهم منها أصغر من نصيب الأمراء.',
				'والأمّ هي المطلوبة. يقول أهل الصنعة إنّها المتيقَّنة، وهي نكتة قديمة وحقيقة قديمة. وكتبوا في كتبهم «فلان ابن فلانة» حيث يكتب سائر الناس اسم الأب، فكان هذا الدفتر من أندر الدفاتر التي حُفظت فيها أسماء النساء. ولهذا الاختيار نتيجة قلّما يُنتبه لها: الإخوة يشتركون في أحد العددين ولا يختلفون إلّا في أسمائهم. فعليّ ١١٠ ومرضيه ١٠٥٥، والمجموع ١١٦٥ والباقي واحد، وهو الحمل. ولو كان له أخ اسمه رضا لكان المجموع ٢٠٥٦ والباقي أربعة، وهو السرطان. مطبخ واحد وبينهما ثلاثة بروج. ومن كان له إخوة لم يحتج إلى برهان.',
				'وعند الصفر تفترق المدارس. فسارا ٢٦٢ ومريم ٢٩٠، ومجموعهما ٥٥٢، وهو ستّ وأربعون اثنتي عشرة بالتمام. تعطي الكتب العربيّة صاحب هذا المجموع آخر البروج، أي الحوت، ويعود دليل فارسيّ إلى الاسم وحده فيقسمه، فيبقى من ٢٦٢ عشرة، وهو الجدي. يقول الهدهد الحوت ويذكر الآخر، فمن حقّ السمكة أن تعلم أنّها في كتاب غير هذا عنزة. ثم إنّ المجموع الذي لا باقي له هو وحده الذي استوفى فيه الاسمان أحدهما الآخر، ولم يبق بينهما حساب.',
				'وبقيت مسألة الكتابة. أتُحسب فاطمة بتاء مربوطة أم بهاء؟ وأيّ سارة هذه، بألف أم بتاء؟ كان من يُقصد لهذا الحساب يسأل: كيف تكتبونه؟ وربّما أجابت السائلة بأنّها لا تكتب. عندئذ كان يختار هو، فيصير في يده، قبل القسمة بسطر، أن يجعل الناس حيتانًا أو جديانًا. ولا شكّ أنّ فيهم من نظر في وجه صاحبته أوّلًا. والحاسوب اليوم لا ينظر في الوجوه، ولكنّه يعرض الوجهين معًا، ويترك لصاحب الاسم أن يقول كيف يكتب اسمه، وهذا سؤال أقرب إلى الطالع ممّا يبدو.',
			],
			counter:
				'يتغيّر هذا الطالع بتغيّر الإملاء، ونصف الناس لهم في البيت أسماء غير ما في الأوراق. ومئة مريم أمّهاتهنّ زهراء لهنّ طالع واحد، ولسن سواء. ثم إنّ الحجرات التي كان يُحسب فيها عند المزارات كانت تبيع غير الحساب: الخوف من عدوّ أوّلًا، ثم ورقة مطويّة تدفعه. والباقي لا علم له بالأعداء. كلّ ما يعلمه أنّ القسمة لم تستو، وهذا يقال في أكثر الأسر.',
			practices: [
				'اكتبوا اسمين أحدهما تحت الآخر: اسمكم واسم المرأة التي ربّتكم. احسبوا الاثنين بالجمّل، أو عدّوا الحروف إن ثقل ذلك. خمس دقائق. ثم التمرين الحقّ: قسمة العدد الأكبر على الأصغر كما في المدرسة، على الورق، والباقي واقف في آخرها. وقولوا بصوت مسموع ما الذي ظلّ بينها وبينكم باقيًا في كلّ مرّة.',
				'اسألوا كيف كانت الجدّة لأمّ تُنادى في بيتها، وقلّما كان ذلك ما في الأوراق. رسالة واحدة أو مكالمة. وريثما يأتي الجواب ستّ دقائق يُكتب فيها كلّ ما يُعرف عن يديها: حنّاء، حرق قديم، خاتم، رائحة بصل. ثم يوضع اسمها في أعلى الصفحة كما كان يُلفظ. تُقرأ مرّة ويُكتفى بها، فلا قسمة اليوم.',
			],
			closings: [
				'قالت اسم أمّها بصوت مسموع بعد سنين، فخرجت عقرب، وعادت إلى بيتها ماشية. أيّ اسم لا يُقال في بيتكم أبدًا، وما الذي يعيش في ذلك السكوت؟',
				'أربع وتسعون اثنتي عشرة ويبقى ثمانية، والزنبور على النافذة لا يدري بشيء. في مجموع الذين جئتم منهم، أيّ باقٍ يظهر من جديد في كلّ جيل؟',
			],
		},
		es: {
			keywords: [
				'taleh',
				'sarketab',
				'nombre de la madre',
				'signo del nombre',
				'adivinación persa',
				'abyad',
				'horóscopo persa',
			],
			titles: ['Tu nombre, el de tu madre y lo que sobra de doce', 'El signo que se calcula en la mesa de la cocina'],
			excerpts: [
				'No pregunta la hora ni el padre. Pide dos nombres, los suma y divide por doce.',
				'Sara y Maryam hacen 552 y no sobra nada. Dos escuelas llevan mucho tiempo discutiendo por esa nada.',
			],
			openings: [
				'El hombre del libro se sentaba en un hueco junto al santuario y la gente hacía cola al sol. No levantaba la cabeza. Preguntó el nombre y la mujer se lo dijo. Preguntó el de la madre y también se lo dijo, más bajo, porque a una mayor no se la anda nombrando en un patio. Escribió algo, dividió por doce de memoria y abrió una página con dibujo. La cola alcanzó a ver un escorpión. La mujer vio que el té se le había quedado frío.',
				'Sobre el hule de cuadros, entre el pan y la radio, un abuelo de Teherán echa la cuenta para su nieta, porque ella lo ha pedido y fuera llueve. Escribe Reza y, debajo, Fateme. Doscientos, ochocientos, uno; ochenta, uno, nueve, cuarenta, cinco. La niña llega antes que él a 1001 y a 135. Juntos, 1136. Ahora entre doce, dice él, como en la escuela. A noventa y cuatro, y sobran ocho. El ocho es Escorpio. Ella mira a su padre, que se llama Reza y les tiene miedo a las avispas.',
			],
			body: [
				'Taleh significa lo que asciende, y en rigor es el signo que sale por el este cuando alguien nace. Pero ¿quién tenía reloj? La gente sabía la estación, o que fue el año de la riada. Para ellos se abrió otro camino, por las letras. Cada una tiene su valor de abyad; se suman el nombre y el de la madre, se divide por doce, y lo que sobra se cuenta sobre los signos: uno Aries, dos Tauro, hasta once, Acuario. Así se repartió el cielo entre aquellos cuya hora no había apuntado nadie.',
				'Se pregunta por la madre. De ella se puede estar seguro, dicen los del oficio, que es un chiste viejo y una verdad vieja. Y tiene una consecuencia en la que casi nadie repara: los hermanos comparten uno de los dos números y solo se distinguen por el suyo. Alí, 110, con Marzie, 1055, hace 1165 y deja uno, Aries. Un hermano que se llamara Reza tendría 2056 y dejaría cuatro, Cáncer. La misma cocina, a tres signos de distancia. Quien tenga hermanos no pedirá pruebas.',
				'En el cero se separan las escuelas. Sara, 262, y Maryam, 290, suman 552, cuarenta y seis docenas justas. Los manuales árabes dan a esa persona el último signo, Piscis. Una guía persa vuelve al nombre solo, y 262 deja diez, Capricornio. Hoopoe dice Piscis y menciona lo otro: un pez que en otro libro es cabra tiene derecho a saberlo. Además, la suma en la que no sobra nada es la única donde los dos nombres se han gastado el uno en el otro. En los pueblos de aquí también se es de alguien: la Paca de la Remedios, el chico de Amparo. Nadie divide entre doce, pero se entiende que una persona sola es media cuenta.',
			],
			counter:
				'El taleh cambia con la ortografía, y media humanidad se llama de otro modo en casa. Cien Marías hijas de Ana tienen un solo signo para las cien. Además, en los puestos de los santuarios, donde se echaba la cuenta, no se vendían solo sumas: primero el miedo a un enemigo y luego un papel doblado contra él. Un resto no sabe de enemigos. Sabe que la división no salió exacta, y eso puede decirse de casi todas las familias.',
			practices: [
				'Escribe los dos nombres uno bajo otro, el tuyo y el de la mujer que te crio. Calcúlalos con la tabla o, si te resulta muy ajena, cuenta simplemente las letras. Cinco minutos. Ahora el ejercicio de verdad: divide el mayor entre el menor, en papel, con su galera y su resto al final, como en el colegio. Di en voz alta qué es lo que entre ella y tú siempre ha sobrado.',
				'Averigua cómo llamaban en su casa a la madre de tu madre, que rara vez es lo que pone en los papeles. Basta un mensaje o una llamada. Mientras esperas, escribe seis minutos todo lo que sepas de sus manos: el anillo, una quemadura, el olor a cebolla. Pon arriba el nombre tal como se decía. Léelo una vez y déjalo; hoy no se divide nada.',
			],
			closings: [
				'Hacía años que no decía en voz alta el nombre de su madre, y le salió un escorpión. ¿Qué nombre no pronuncias nunca, y qué sigue viviendo en ese silencio?',
				'Cabía noventa y cuatro veces, y quedó un escorpión. En la cuenta de los que te precedieron, ¿qué resto reaparece en cada generación?',
			],
		},
	},
};
