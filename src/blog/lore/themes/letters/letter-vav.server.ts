import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-vav',
	motif: 'key',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter vav', 'letter waw', 'hook letter', 'ulu cami bursa', 'digamma', 'abjad six', 'word and'],
			titles: ['The bent letter on the wall in Bursa', 'Vav, the hook that became five English letters'],
			excerpts: [
				'In Bursa it is painted as tall as a man. Written small, between two names, it does more work.',
				'F, U, V, W and Y are one peg, bought five times over. In Arabic the same peg still holds two words together.',
			],
			openings: [
				'The Great Mosque of Bursa was finished about 1400, and it has a fountain indoors, beneath the middle dome. Round it, on walls and piers, hang nearly two hundred pieces of writing. Visitors photograph one letter above all: a vav as tall as a person, black on white, its round head bent, its tail swung forward. Some people say their prayers in front of it by preference. Nobody quite knows why this letter and no other; the guides have five explanations and give whichever fits the party.',
				'A Persian schoolgirl gets her dictation back. In khahar, sister, she has left out the letter which nobody pronounces, a vav lodged after the first consonant like a coat left hanging in a hall. It was spoken once, a thousand years ago, and the lips were rounded for it: khwahar. The teacher writes it in, red, small and round. That afternoon she tells her sister that there is something mute in the middle of her.',
			],
			body: [
				'Waw means a hook or a peg. In the Bible the hooks are called that on which the hangings of the tabernacle were fastened. The Phoenician sign looks the part, a staff with a fork at the top, and few signs have been borrowed so often. The Greeks took it twice: as the vowel upsilon at the end of their row, and as digamma in the sixth place, for a w that they then ceased to say. The sound went, the number stayed; six was written with a sound nobody had. From digamma came the Roman F, from upsilon U, V and Y, and out of two V’s, W. English spells with five pegs from one carpenter.',
				'In Arabic the fork closed into a ring. Its value is six, and its name, vav, alef, vav, makes thirteen and reads the same backwards. By itself the letter is a word, and the word means and. There is also an oath in it: by the dawn, by the fig, swears the Quran, each time with this one sign. So the same hook serves for adding and for vowing. Between two nouns it is the cheapest part of speech there is; one writes it without looking.',
				'Ottoman calligraphers loved to set it against its own mirror image, two vavs face to face with their tails crossing, and Istanbul still sells them by the metre. Its bowed figure was compared to a person in prayer, and to a child before birth, head down, curled, and the old masters did not contradict. A Persian calligrapher will remark, more drily, that the ring must be open just so far that light enters it, and that the letter after it has to begin afresh. For vav, like alef, gives its hand to what came before, and to nothing that follows. The sign for and does not connect.',
			],
			counter:
				'The child, the worshipper and the bowed head are gifts from viewers; the scribes who closed the ring were in a hurry. A tall vav owes its effect partly to whitewash and good light. As for the one that Persians write in khahar, sister, and do not say, linguists can date its falling silent roughly and see in it no mystery, only spelling, which is always the last to hear. There are pupils who have paid for it in marks.',
			practices: [
				'Write down two names which you never mention in one breath, leaving a thumb’s width between them. Put an and in the gap, carefully, as a drawing rather than as a word, and spend three minutes on it. Then read the line aloud four times. Note which of the two names you stressed, and whether you lowered your voice after the and. Turn the order round and read it once more, standing up.',
				'Go through the place where you live in search of hooks, pegs and nails that carry something, and count as you go. Seven minutes, including the insides of doors. Choose the one with the oldest load. Take the thing down, hold it for as long as it takes to remember who hung it there, and put it back or do not. Enter the number of hooks on a slip, and beside it, what the empty ones are for.',
			],
			closings: [
				'The cheapest word in the sentence is also the one on which you swear. Between which two parts of your life have you set a full stop where a hook would have held?',
				'A sound died, its number went on being written for centuries, and somebody’s sister carries it still. What do you keep in its old place although nobody has pronounced it for years?',
			],
		},
		fa: {
			keywords: ['حرف واو', 'واو', 'واو معدوله', 'مسجد جامع بورسا', 'واو عطف', 'ابجد واو', 'خوشنویسی'],
			titles: ['واو، میخی که همه چیز به آن آویزان است', 'آن واوِ خم‌شده بر دیوار بورسا'],
			excerpts: [
				'در «خواهر» و «خواب» واوی هست که هزار سال است کسی نمی‌گویدش و هنوز در املا نمره دارد.',
				'نامش قلاب است. دو کلمه را به هم می‌بندد، سوگند را هم، ولی خودش به حرف بعدی دست نمی‌دهد.',
			],
			openings: [
				'دفتر دیکته برمی‌گردد. در «خواهر» حرفی جا افتاده است که هیچ‌کس نمی‌گویدش، واوی که بعد از خ مثل پالتویی در راهرو آویزان مانده. روزگاری گفته می‌شد و لب برایش گرد می‌شد؛ هنوز در بعضی گویش‌ها ته‌رنگی از آن هست. خانم معلم با خودکار سرخ آن را می‌نشاند سر جایش، کوچک و گرد. دختر عصر به خواهرش می‌گوید در وسط تو یک حرف لال هست. خواهر می‌گوید در خوابِ تو هم هست، و در خواهش، و در خوردنی.',
				'مسجد جامع بورسا در حدود سال ۱۴۰۰ میلادی تمام شد و حوضی دارد در داخل، زیر گنبد میانی. دور تا دور، بر دیوار و ستون، نزدیک دویست قطعه خط هست. مردم اما از یک حرف عکس می‌گیرند: واوی به قد آدم، سیاه بر سفید، با سری خم و دنباله‌ای که پیش آمده. بعضی‌ها خوش دارند همان‌جا روبه‌روی آن نماز بخوانند. راهنماها پنج دلیل برایش دارند و نگاه می‌کنند ببینند مسافر از کجا آمده.',
			],
			body: [
				'واو در زبان‌های سامی یعنی قلاب یا میخ. در تورات پرده‌های خیمهٔ عبادت را به چیزهایی می‌آویزند که نامشان همین است. نشانهٔ فنیقی‌اش هم به میخ می‌مانَد: چوبی با دو شاخه در سر. کمتر حرفی را این‌قدر قرض گرفته‌اند. یونانی‌ها دو بار برش داشتند، یک بار برای صدایی شبیه «او» و یک بار برای واوی که بعد از زبانشان افتاد؛ صدا رفت و در شمارش، جای ششم به نامش ماند. پنج حرفِ خط انگلیسی از همین یک میخ‌اند.',
				'در خط ما دو شاخه به هم رسید و حلقه شد. عددش شش است، و نامش، واو و الف و واو، سیزده می‌شود و از دو سر یکی است. خودش به تنهایی کلمه هم هست: «و». در عربی با همان سوگند می‌خورند، به سپیده‌دم، به انجیر. پس یک قلاب هم برای افزودن است و هم برای عهد بستن. در شعر ما صدایش را «اُ» می‌خوانند و چنان سبک می‌گذرند که شنونده گمان می‌کند دو کلمه خودشان به هم رسیده‌اند: جان و دل، شب و روز، گفت و گو.',
				'خوشنویسان عثمانی خوش داشتند آن را با عکسش در آینه روبه‌رو بنشانند، دو واو با دنباله‌های درهم. هیئتِ خمیده‌اش را به نمازگزار مانند کردند و به جنینی که سر به پایین خوابیده است، و استادان مخالفتی نکردند. خوشنویس ایرانی خشک‌تر حرف می‌زند: چشم واو باید همان‌قدر باز باشد که نور از آن رد شود، و حرف بعدی را باید از نو گرفت. چون واو، مثل الف، به پیش از خود دست می‌دهد و به آنچه بعد می‌آید نه. نشانهٔ پیوند، خودش نمی‌پیوندد.',
				'همین است که کلمه‌ای مثل «دوروزه» را قلم شش بار از نو آغاز می‌کند، و در نستعلیق فاصله‌های این‌گونه کلمات سخت‌ترین جای سطر است: حرف‌ها هر کدام برای خود ایستاده‌اند و چشم باید به حسن همجواری‌شان قانع شود.',
			],
			counter:
				'جنین و نمازگزار و سرِ خمیده هدیهٔ تماشاگران است؛ کاتبی که حلقه را بست عجله داشت. واوی که به قد آدم بر دیوار مسجد بورسا نوشته‌اند نیمی از اثرش را از گچ سفید و نور خوب می‌گیرد. واوِ «خواهر» هم که نوشته می‌شود و گفته نمی‌شود راز نیست، املاست، و املا همیشه آخرین کسی است که خبردار می‌شود. زبان‌شناسان می‌دانند کم‌وبیش کِی از صدا افتاد. دلِ کسی برایش نسوخت، جز شاگردانی که نمره‌اش را دادند.',
			practices: [
				'دو نام را که هیچ‌وقت با هم نمی‌آوری روی کاغذ بنویس، با فاصله‌ای به اندازهٔ یک انگشت. در آن فاصله واوی بگذار، با دقت، طوری که انگار نقاشی است و نه کلمه، و سه دقیقه خرجش کن. بعد چهار بار بلند بخوان. یادداشت کن کدام نام را محکم‌تر گفتی و آیا بعد از واو صدایت پایین آمد. ترتیب را عوض کن و یک بار دیگر، ایستاده، بخوان.',
				'در خانه راه بیفت و قلاب‌ها و میخ‌ها و جالباسی‌ها را بشمار، پشت درها را هم. هفت دقیقه. آن یکی را انتخاب کن که بارش از همه قدیمی‌تر است. بار را پایین بیاور و آن‌قدر در دست نگه دار که یادت بیاید چه کسی آن‌جا آویخته بودش، بعد برش گردان یا برنگردان. شمارهٔ میخ‌ها را بر کاغذی بنویس و بنویس خالی‌ها منتظر چه‌اند.',
			],
			closings: [
				'صدا هزار سال پیش رفت و جایش را در املای خواهر نگه داشته‌اند. تو جای چه چیزی را هنوز نگه داشته‌ای که سال‌هاست کسی تلفظش نمی‌کند؟',
				'ارزان‌ترین کلمهٔ جمله همان است که با آن سوگند می‌خورند. میان کدام دو پارهٔ زندگی‌ات نقطه گذاشته‌ای، در حالی که یک قلاب هم نگهشان می‌داشت؟',
			],
		},
		ar: {
			keywords: ['حرف الواو', 'الواو', 'واو العطف', 'جامع بورصة', 'واو القسم', 'الخط العثماني', 'حساب الجمل'],
			titles: ['الحرف المنحني على جدار بورصة', 'الواو: وتد عُلّق عليه كلّ شيء'],
			excerpts: [
				'في بورصة واو بقامة إنسان يصوّرها الزوّار. والواو الصغيرة بين اسمين تعمل أكثر منها.',
				'معنى اسمها الكلّاب. بها يُعطف الاسم على الاسم وبها يُقسم، وهي مع ذلك لا تتّصل بما بعدها.',
			],
			openings: [
				'تمّ بناء الجامع الكبير في بورصة قرابة سنة ١٤٠٠ للميلاد، وفيه حوض ماء داخل المصلّى تحت القبّة الوسطى. وعلى الجدران والدعائم من حوله نحو مئتي قطعة من الخطّ. غير أنّ الزوّار يصوّرون حرفًا واحدًا قبل سائرها: واوًا بقامة إنسان، سوداء على بياض، رأسها محنيّ وذيلها ممدود إلى الأمام. ومن الناس من يؤثر أن يصلّي قبالتها. ولا يُعرف على التحقيق لِمَ هذا الحرف دون غيره، وللأدلّاء خمسة أسباب يختارون منها ما يوافق الجماعة.',
				'عادت كرّاسة الإملاء إلى تلميذ صغير وفيها دائرة حمراء حول اسم «عمرو». لقد كتبه كما يسمعه بلا واو في آخره. ويشرح المعلّم أنّ هذه الواو لا تُنطق، وإنّما جيء بها حتى لا يلتبس عمرو بعُمر، فإذا نُصب الاسم ونُوّن زالت عنه. حرف يقف عند الباب حارسًا ثم ينصرف. وكان الشعراء يضربون به المثل فيمن له مكان في الجماعة وليس له صوت فيها، حتى قيل في أحدهم إنّه كواو عمرو.',
			],
			body: [
				'معنى الواو في اللغات الساميّة القديمة كلّاب أو وتد، وبهذا الاسم سُمّيت في التوراة الأوتاد التي تُعلّق بها ستائر الخيمة. وصورتها عند الفينيقيّين تشبه ذلك: عصا في رأسها شعبتان. وقلّما استُعير حرف كما استُعيرت هذه العصا. أخذها اليونان مرّتين، مرّة لحركة كالضمّة جعلوها في آخر صفّهم، ومرّة لواو في الموضع السادس ثم تركوا النطق بها، فذهب الصوت وبقي العدد يُكتب به. ومن هذا الوتد الواحد خمسة من حروف الإنجليز، وهم لا يظنّون أنّ بينها قرابة.',
				'أمّا في خطّنا فالتقت الشعبتان وصارتا حلقة. وعددها ستّة، واسمها، واو وألف وواو، ثلاثة عشر، ويُقرأ من طرفيه. وهي وحدها كلمة تامّة. بها نعطف، وبها نقسم: والفجر، والتين، والعصر، يأتي القسم كلّ مرّة بهذا الحرف الواحد. فالكلّاب نفسه للجمع وللعهد. وقال النحاة إنّها لمطلق الجمع، فإذا قيل جاء زيد وسعيد لم يُعلم من كلامنا أيّهما سبق. وهذا عدل نادر في اللغة: اسمان على وتد واحد، ولا يُسأل أحدهما عن الآخر. وأشهر ما يُضرب لها من مثل في كتب المدارس: لا تأكل السمك وتشرب اللبن. فمن نصب الفعل الثاني نهى عن الجمع بينهما لا عن كلّ واحد منهما، ومن جزمه نهى عن الاثنين معًا. حركة واحدة بعد واو، ويتغيّر الغداء كلّه.',
				'وأحبّ الخطّاطون العثمانيّون أن يضعوها قبالة صورتها في المرآة، واوان متواجهتان تتقاطع ذيولهما. وشبّه الناس هذه الهيئة المنحنية بالمصلّي، وبالجنين في بطن أمّه مطرق الرأس، ولم يعترض الأساتذة. أمّا الخطّاط الفارسيّ فكلامه أجفّ: ينبغي أن تُفتح عين الواو بقدر ما يدخلها الضوء، ثم يُستأنف الحرف الذي بعدها من جديد. فهي كالألف تمدّ يدها إلى ما قبلها ولا تمدّها إلى ما يليها. وأداة العطف لا تنعطف على شيء.',
				'وهي كذلك أخفّ حروف الجرّ سمعًا حين تكون بمعنى رُبّ، فيبدأ بها الشاعر بيته: وليلٍ، وبلدةٍ، كأنّ قبل القصيدة كلامًا لم نحضره ونحن ندخل في وسطه. وكتب السرد القديمة تبدأ بها الجملة بعد الجملة، وقال وذهب ورأى، فلا تكاد تنتهي حكاية حتى يكون في حلقة الواو إصبع للحكاية التي تليها. وقد حاول المحدثون أن يستغنوا عنها بالنقطة، فصارت جملهم أوضح، وصار بينها هواء بارد قليلًا.',
			],
			counter:
				'الجنين والمصلّي والرأس المحنيّ هدايا ممّن ينظرون، أمّا الكاتب الذي أغلق الحلقة فكان مستعجلًا. والواو التي كُتبت بقامة إنسان على جدار الجامع في بورصة مدينة ببعض أثرها للجصّ الأبيض والضوء الحسن. وواو «عمرو» التي لا تُنطق ليست سرًّا، بل علامة وُضعت قبل أن يشيع الشكل لتمنع الخلط بينه وبين عُمر، ثم جاء الشكل وبقيت، كما يبقى الحارس بعد أن يُركّب القفل. ومن التلاميذ من دفع ثمنها درجات.',
			practices: [
				'اكتبوا اسمين لا يُذكران عادة معًا، وبينهما فراغ بعرض الإبهام. ثم توضع في الفراغ واو مرسومة بعناية كأنّها صورة لا كلمة، ولها ثلاث دقائق. ثم يُقرأ السطر بصوت مسموع أربع مرّات، ويُلاحَظ أيّ الاسمين وقع عليه الثقل، وهل انخفض الصوت بعد الواو. ثم يُعكس الترتيب ويُقرأ السطر مرّة أخيرة وقوفًا.',
				'طوفوا بالبيت وعدّوا كلّ كلّاب ومسمار ومشجب يحمل شيئًا، حتى ما كان خلف الأبواب. سبع دقائق. ثم يُختار ما كان حمله أقدم من غيره، ويُنزَل الشيء ويُمسك به حتى يُتذكّر من الذي علّقه هناك، ثم يُعاد أو لا يُعاد. ويُكتب عدد المسامير على ورقة، وتُكتب بجانبه الغاية التي تنتظرها المسامير الفارغة.',
			],
			closings: [
				'أرخص كلمة في الجملة هي التي نُقسم بها. بين أيّ شطرين من حياتنا وُضعت نقطة، وكان يكفي أن يوضع وتد؟',
				'ذهب الصوت وبقيت الواو عند باب الاسم تحرسه. ما الذي ما زلنا نحفظ له مكانه، ولم ينطق به أحد منذ سنين؟',
			],
		},
		es: {
			keywords: ['letra vav', 'letra waw', 'gancho', 'mezquita de bursa', 'conjunción y', 'abyad seis', 'digamma'],
			titles: ['La letra encorvada de Bursa', 'Vav, el gancho del que cuelgan cinco letras'],
			excerpts: [
				'En Bursa está pintada del tamaño de una persona. Pequeña, entre dos nombres, trabaja más.',
				'La F, la U, la V, la W y la Y son el mismo clavo. En árabe sigue sujetando una palabra a otra.',
			],
			openings: [
				'La Gran Mezquita de Bursa se terminó hacia 1400 y tiene una fuente dentro, bajo la cúpula central. Alrededor, en muros y pilares, hay cerca de doscientas piezas de escritura. Pero la gente fotografía sobre todo una letra: una vav de la altura de una persona, negra sobre blanco, con la cabeza redonda gacha y la cola hacia delante. Hay quien prefiere rezar enfrente. El motivo de que sea esta y no otra no lo sabe nadie; los guías manejan cinco y sacan el que le va al grupo.',
				'En castellano la conjunción más gastada se llama i griega, como si fuera una extranjera de visita. Lo es. Vino de la ípsilon, la ípsilon venía de Fenicia, y en Fenicia era un palo con dos ramas y se llamaba clavo. Así que cuando el camarero apunta café y tostada, lo que traza entre las dos cosas es una horquilla de colgar abrigos. En árabe y en persa usan para lo mismo la misma pieza, solo que a ellos la horquilla se les cerró en anillo.',
			],
			body: [
				'Waw quiere decir gancho. Así se llaman en la Biblia los que sostenían las cortinas del tabernáculo. Pocas letras se han pedido prestadas tantas veces. Los griegos la tomaron por duplicado: como vocal, la ípsilon, al final de la fila, y como digamma, en el sexto puesto, para una uve doble que luego dejaron de pronunciar. Se fue el sonido y quedó el número: durante siglos el seis se escribió con una letra muda. De la digamma salió la F romana; de la ípsilon, la U, la V y la Y; y de dos uves, la W. Cinco clavos de un solo carpintero.',
				'En árabe el gancho se cerró en anillo. Vale seis, y su nombre, vav, alef, vav, suma trece y es capicúa. Ella sola es una palabra, y significa y. También sirve para jurar: por el alba, por la higuera, jura el Corán, y cada vez basta esta letra. El mismo gancho, pues, para añadir y para comprometerse. En persa, además, hay una que no suena: va detrás de la primera consonante en jahar, hermana, y lleva unos mil años callada. Los niños la olvidan en el dictado y la maestra la cuelga otra vez en rojo.',
				'A los calígrafos otomanos les encantaba enfrentarla a su reflejo, dos vav cara a cara con las colas cruzadas, y en Estambul se siguen vendiendo por metros. La figura encorvada se ha comparado con alguien que reza y con un niño antes de nacer, y los viejos maestros no lo desmintieron. Un calígrafo persa es más seco: el ojo se abre justo lo que haga falta para que entre la luz, y la letra siguiente empieza de cero. Porque la vav, como la alef, le da la mano a la anterior y no a la que viene. El signo que une no se une.',
			],
			counter:
				'El niño, el orante y la cabeza gacha son regalos de quien mira; los escribas que cerraron el anillo llevaban prisa. La vav que en la mezquita de Bursa mide lo que una persona debe parte de su efecto a la cal y a la buena luz. Y la muda de hermana carece de misterio: es ortografía, que siempre es la última en enterarse. Los lingüistas saben más o menos cuándo calló. No la lloró nadie, salvo los que perdieron puntos por ella.',
			practices: [
				'Escribe dos nombres que nunca dices seguidos, separados por el ancho de un pulgar. En el hueco pon una y, con esmero, como quien dibuja, y dedícale tres minutos. Lee la línea en voz alta cuatro veces. Anota en cuál de los nombres has cargado la voz y si después de la y has bajado el tono. Cambia el orden y léela otra vez, ahora de pie.',
				'Recorre tu casa contando ganchos, clavos y perchas con algo colgado, también detrás de las puertas. Siete minutos. Elige el que lleve la carga más antigua, descuélgala y sostenla hasta acordarte de quién la puso ahí; después devuélvela o no. En un papel apunta el número de clavos, y al lado, para qué están los que no llevan nada.',
			],
			closings: [
				'La palabra más barata de la frase es también la que se usa para jurar. ¿Entre qué dos partes de tu vida has puesto un punto, cuando un gancho habría aguantado?',
				'Un sonido se fue y su sitio se sigue escribiendo en mitad de una hermana. ¿A qué le guardas el lugar aunque haga años que no lo pronuncia nadie?',
			],
		},
	},
};
