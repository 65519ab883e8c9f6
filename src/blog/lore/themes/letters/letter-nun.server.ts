import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-nun',
	motif: 'fish',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['letter nun', 'nun fish', 'jonah', 'inkwell', 'letter n', 'abjad fifty', 'dhul-nun'],
			titles: ['Nun: fish, inkwell, bread', 'The bowl that may have been a snake'],
			excerpts: [
				'The name means fish, the picture was a snake, the shape is a bowl, and in Tehran the sound of it is bread.',
				'A letter which reads the same from either end, and a prophet who went in at one and came out again.',
			],
			openings: [
				'In a bakery in Tehran the paddle comes out of the oven with a flat loaf a metre long, and small hot pebbles stick to its underside. The customers flick them off with their nails on a wire rack and burn their fingers. The word in the books is nan. Nobody in the queue says nan. They say nun, with the vowel of the street, and thereby ask, several hundred thousand times a morning, for the fourteenth letter of the old alphabet.',
				'Before a lesson the calligrapher tops up his inkwell: a squat pot with a flake of raw silk inside it, which drinks the ink and hands it on, so that the reed does not take too much. From above one sees a round rim and something dark in the middle. The pupil who has been practising nun for a fortnight, that deep bowl with the dot hanging over it, looks from the page to the pot and back and understands the old commentators.',
			],
			body: [
				'With this letter the picture and the name disagree. In the inscriptions from Sinai the sign is a snake, wavy or reared, and the Egyptians had two of them to lend. In the Semitic languages that gave the letters their names it is called nun, and nun is a fish. Some scholars suppose that it was first named after the snake, nahash, and renamed later; why anyone should have exchanged a snake for a fish is not known. The Greek n, and ours, still has the bend in the middle. Neither animal would recognise it.',
				'Jonah is called Dhul-Nun in the Quran, the man of the fish. The one thing everybody knows about him is that he went down into the dark and was put ashore again, and the letter does the same: nun, vav, nun, from whichever side one starts. The sixty-eighth chapter opens with it, alone, and swears directly afterwards by the pen and by what they write. So commentators had two readings. For some the letter was the great fish; for others the inkwell into which the pen is dipped. In the ninth century an Egyptian from Akhmim, of whom the Sufis tell stories to this day, bore the fish’s name as well: Dhul-Nun al-Misri.',
				'It counts fifty. Nan, bread, is fifty and one and fifty, also the same both ways, and carries in its middle an upright alef like the handle of a baker’s paddle. The final letter has the fullest bowl of the alphabet, a half circle which must sink below the line without touching the ground; too shallow and it spills, too deep and the word goes down with it. Teachers let one draw it as if something were to be poured in afterwards.',
			],
			counter:
				'The commentators who saw a fish had a word to go by, those who saw an inkpot had a shape, and both explained it backwards from what they already owned. Many early authorities simply wrote that God knows what is meant, and left it. That in Tehran bread is called nun, and a whole queue asks for the letter, is an accident of pronunciation, no older than a few centuries. One may eat the bread all the same; but one should not take the queue for a congregation.',
			practices: [
				'Eat a piece of bread as though you had to describe it to somebody from a country with no wheat. Five minutes, without a screen: weight, crust, sound, the place where it was torn. Then write one sentence about it in which neither good nor bread occurs. Put the paper under the bowl or bag in which the rest is kept, and look at it tomorrow, when the loaf has gone hard and the sentence perhaps not.',
				'Draw a half circle with the opening upwards, as large as your palm, and hang a dot above it. Inside write what you are keeping at the bottom at present, in pencil, small, and as many words as fit. Turn the sheet upside down. Now it is a lid or a hill, with a stone beneath it. Decide within a minute which of the words fell out first, and read only that one aloud. Seven minutes in all.',
			],
			closings: [
				'Jonah was three days inside, tradition says, and nothing is reported but a prayer and the dark. What did you find out, the last time you were swallowed by something, that could not be seen from the shore?',
				'A fish for some and an inkpot for others; both hold a darkness out of which something is fetched. Into what do you dip, when you have to say a thing truly?',
			],
		},
		fa: {
			keywords: ['حرف نون', 'نون و نان', 'ذوالنون', 'یونس و ماهی', 'دوات', 'نون والقلم', 'ابجد نون'],
			titles: ['نون: ماهی، دوات، نان', 'حرفی که از دو سر یکی است'],
			excerpts: [
				'نامش ماهی است، نقشش مار بوده، شکلش دوات است، و در صف نانوایی صدایش را همه می‌شناسند.',
				'نون را از هر طرف بخوانی نون است. پیامبری هم هست که از همان راه که رفت برگشت.',
			],
			openings: [
				'پاروی سنگک از تنور بیرون می‌آید و نانِ به درازای یک متر را روی میز سیمی می‌اندازد. ریگ‌های داغ به زیرش چسبیده است و مشتری‌ها با ناخن می‌کَنندشان و انگشتشان می‌سوزد. در کتاب نوشته‌اند نان. هیچ‌کس در صف نمی‌گوید نان. می‌گویند «نون»، دو تا خشخاشی، و به این ترتیب هر صبح چند صد هزار بار حرف چهاردهم ابجد را از شاطر می‌خواهند، و شاطر هم بی‌آنکه سر بلند کند می‌دهد.',
				'خوشنویس پیش از درس دوات را پر می‌کند. در ته دوات لیقه‌ای از ابریشم خام خوابیده است که مرکب را می‌نوشد و کم‌کم پس می‌دهد تا قلم زیاد برندارد. از بالا که نگاه کنی لبه‌ای گرد می‌بینی و چیز تیره‌ای در میانش. شاگردی که دو هفته است نون مشق می‌کند، آن کاسهٔ گود با نقطه‌ای بالایش، یک بار به کاغذ نگاه می‌کند و یک بار به دوات و حرف مفسران قدیم را می‌فهمد.',
			],
			body: [
				'در این حرف تصویر و نام با هم نمی‌خوانند. بر سنگ‌های سینا نشانه‌اش مار است، خزیده یا سر برداشته، و مصری‌ها دو جور مار داشتند که قرض بدهند. اما در زبان‌های سامی که نام حروف از آن‌ها آمده، نون یعنی ماهی. بعضی می‌گویند اول نام مار را داشته و بعدها عوضش کرده‌اند؛ چرا کسی باید مار بدهد و ماهی بگیرد، معلوم نیست. در حرف لاتینی‌اش پیچ و تاب هنوز هست. هیچ‌یک از آن دو جانور خودش را در آن نمی‌شناسد.',
				'قرآن یونس را ذوالنون می‌خواند، صاحب ماهی. از او همه همین را می‌دانند که در تاریکی فرو رفت و باز به ساحل افتاد، و حرف هم همین کار را می‌کند: نون و واو و نون، از هر سو که بیایی. سورهٔ شصت و هشتم با همین یک حرف آغاز می‌شود و بی‌درنگ به قلم سوگند می‌خورد و به آنچه می‌نویسند. پس مفسران دو گونه خواندند: یکی گفت ماهی بزرگ است و یکی گفت دوات. در سدهٔ سوم هجری هم مردی از اخمیمِ مصر بود که صوفیان هنوز از او حکایت می‌کنند و نامش نام ماهی بود: ذوالنون مصری.',
				'عددش پنجاه است. نان هم پنجاه و یک و پنجاه است، از دو سر یکی، با الفی که مثل دستهٔ پاروی نانوا در میانش ایستاده. نونِ آخر گودترین کاسهٔ الفبا را دارد، نیم‌دایره‌ای که باید از خط پایین‌تر برود و به زمین نرسد. کم‌عمق که باشد می‌ریزد، و گود که باشد کلمه را با خود پایین می‌کشد. استاد می‌گوید طوری بنویس که انگار قرار است بعداً چیزی در آن بریزند.',
				'ایرانی نان را، که در کوچه «نون» می‌گوید، به نمک هم بسته است. نان و نمک کسی را خوردن پیمانی است که امضا نمی‌خواهد، و نمک‌نشناس بدنامی‌اش از دزد بیشتر است. تکه‌ای را که بر زمین افتاده برمی‌دارند و کنار دیوار، جایی که پا نرود، برای پرنده‌ها می‌گذارند. این کار را کسانی هم می‌کنند که نه از ابجد چیزی شنیده‌اند و نه از ماهی.',
			],
			counter:
				'آن که ماهی دید کلمه‌ای در دست داشت و آن که دوات دید شکلی، و هر دو از آنچه داشتند عقب‌عقب به معنا رسیدند. بسیاری از قدما نوشتند خدا داناتر است و گذشتند. «نونِ» تهران هم تصادف تلفظ است و چند قرنی بیشتر عمر ندارد. می‌شود آن را گرم خورد؛ فقط صف نانوایی را نباید با مجلس وعظ اشتباه گرفت، هرچند در هر دو هل می‌دهند.',
			practices: [
				'تکه‌ای نان را چنان بخور که انگار باید برای کسی از سرزمینی بی‌گندم وصفش کنی. پنج دقیقه، بی گوشی: وزنش، صدای پوسته‌اش، جایی که کنده شده. بعد یک جمله درباره‌اش بنویس که در آن نه «خوش‌مزه» باشد و نه «نان». کاغذ را زیر سفره یا کیسهٔ باقیِ نان بگذار و فردا نگاهش کن، وقتی نان بیات شده و جمله شاید نه.',
				'نیم‌دایره‌ای بکش رو به بالا، به اندازهٔ کف دستت، و نقطه‌ای بالایش. توی آن با مداد و ریز هرچه را این روزها ته دلت نگه داشته‌ای بنویس، تا جایی که جا می‌شود. حالا کاغذ را سر و ته کن. شده است سرپوش، یا تپه‌ای که سنگی زیرش افتاده. در یک دقیقه ببین کدام کلمه اول بیرون ریخت، و فقط همان را بلند بخوان. روی هم هفت دقیقه.',
			],
			closings: [
				'از روزهایی که یونس در شکم ماهی بود جز دعایی و تاریکی خبری نداده‌اند. آخرین بار که چیزی تو را بلعید، چه دیدی که از ساحل پیدا نبود؟',
				'یکی ماهی دید و یکی دوات؛ در هر دو تاریکی‌ای هست که چیزی از آن بیرون می‌آورند. وقتی باید حرفی را راست بزنی، قلمت را در چه فرو می‌بری؟',
			],
		},
		ar: {
			keywords: ['حرف النون', 'النون', 'ذو النون', 'يونس والحوت', 'الدواة', 'القلم', 'حساب الجمل'],
			titles: ['النون: حوت ودواة وخبز', 'إناء لعلّه كان حيّة'],
			excerpts: [
				'اسمه حوت، وصورته القديمة حيّة، وشكله دواة، وفي أفران طهران يُطلب باسمه الخبز.',
				'حرف يُقرأ من طرفيه على السواء، ونبيّ دخل في الظلمة من جهة وخرج منها إلى البرّ.',
			],
			openings: [
				'تخرج المجرفة الطويلة من فرن في طهران وعليها رغيف بطول متر، وقد التصقت بأسفله حصى صغيرة حامية من أرض الفرن. يلقيه الخبّاز على شبك من السلك، فينقر المشترون الحصى بأظفارهم وتحترق أصابعهم. اسمه في الكتب «نان»، ولا أحد في الصفّ يقول ذلك. يقولون «نون» كما ينطقها الشارع، فيطلبون من الخبّاز كلّ صباح، مئات الآلاف من المرّات، الحرف الرابع عشر من أبجد، فيناولهم إيّاه من غير أن يرفع رأسه.',
				'يملأ الخطّاط دواته قبل الدرس. وفي قعرها ليقة من حرير خام تشرب المداد وتعطيه قليلًا قليلًا، حتى لا تأخذ القصبة منه فوق حاجتها. ومن ينظر إليها من أعلى يرَ حافّة مستديرة وشيئًا داكنًا في وسطها. أمّا التلميذ الذي مضى عليه أسبوعان وهو يمشق النون، ذلك الحوض العميق الذي تتدلّى فوقه نقطة، فإنّه ينظر إلى الورقة ثم إلى الدواة ثم إلى الورقة، ويفهم ما ذهب إليه المفسّرون القدماء.',
			],
			body: [
				'لا يتّفق في هذا الحرف الاسم والصورة. ففي نقوش سيناء علامته حيّة زاحفة أو رافعة رأسها، وكان عند المصريّين من الحيّات ما يُعار. أمّا في اللغات الساميّة التي جاءت منها الأسماء فالنون هي السمكة. ويظنّ بعض الدارسين أنّ الحرف سُمّي باسم الحيّة أوّلًا ثم بُدّل اسمه. ولا يُعرف لِمَ يبدّل أحد حيّة بسمكة. وفي صورته اللاتينيّة ما زالت تلك الالتواءة باقية، ولو رآها أيّ الحيوانين لما عرف فيها نفسه.',
				'ويونس في القرآن ذو النون، أي صاحب الحوت. وأشهر ما يُعرف من خبره أنّه نزل إلى الظلمات ثم أُلقي على البرّ، والحرف يفعل فعله: نون وواو ونون، من أيّ الجهتين جاء القارئ. والسورة الثامنة والستّون تُفتتح به وحده، ثم يأتي القسم بالقلم وما يسطرون. فذهب المفسّرون مذهبين: منهم من قال هو الحوت العظيم، ومنهم من قال هو الدواة. وعاش في القرن الثالث للهجرة رجل من أخميم بصعيد مصر ما زال أهل التصوّف يروون أخباره، وكان لقبه لقب النبيّ: ذو النون المصريّ.',
				'وعدده خمسون. وكلمة «نان»، أي الخبز بالفارسيّة، خمسون وواحد وخمسون، تُقرأ هي أيضًا من طرفيها، وفي وسطها ألف قائمة كمقبض مجرفة الخبّاز. والنون المتطرّفة أعمق أحواض الأبجديّة، نصف دائرة ينبغي أن تهبط تحت السطر ولا تمسّ الأرض. فإن ضحلت سال ما فيها، وإن غارت جرّت الكلمة وراءها. ويقول الأستاذ: اكتبوها كأنّ شيئًا سيُسكب فيها بعد قليل.',
				'وفي العربيّة نون تُسمع ولا تُكتب، هي التنوين: ضمّتان أو فتحتان أو كسرتان فوق آخر الاسم أو تحته، تقول للسامع إنّ المقصود واحد من جنسه وإنّ الكلام لم يلتفت إليه من قبل. رجلٌ جاء، أي رجل من الرجال. فإذا وقف القارئ سقطت النون وسكت الاسم. وفيها نون أخرى للنسوة، ونون للوقاية تقف بين الفعل وياء المتكلّم لتحفظه من الكسر، كما في قولنا أعطاني. ويعدّ أهل التجويد للنون إذا سكنت أربعة أحكام: تظهر قبل حروف الحلق، وتذوب في حروف، وتنقلب ميمًا قبل الباء، وتختفي في الأنف فيما عدا ذلك. نونات خافيات تعمل تحت السطر، كلّ واحدة منها لا يراها إلّا من يعربها، وليس لواحدة منها حوض ولا حوت.',
			],
			counter:
				'من رأى في الحرف حوتًا كانت في يده كلمة، ومن رأى دواة كان في يده شكل، وكلاهما مشى إلى المعنى راجعًا ممّا يملك. وكثير من المتقدّمين قالوا الله أعلم بمراده ومضوا، وهو جواب لا ينقص قائله شيئًا. أمّا قول أهل طهران للخبز «نون» فصدفة في النطق عمرها قرون معدودة. ولا بأس بأن يؤكل الخبز ساخنًا، على ألّا يُظَنّ أنّ صفّ الفرن مجلس ذكر.',
			practices: [
				'كلوا كسرة من الخبز كأنّ عليكم أن تصفوها لأهل بلاد لا قمح فيها. خمس دقائق بلا شاشة: وزنها، وصوت قشرتها، والموضع الذي قُطعت منه. ثم تُكتب عنها جملة واحدة ليس فيها كلمة «لذيذ» ولا كلمة «خبز». وتوضع الورقة تحت الإناء الذي فيه بقيّة الرغيف، ويُنظر إليها غدًا، وقد يبس الرغيف، ولعلّ الجملة لم تيبس.',
				'ارسموا نصف دائرة مفتوحة إلى أعلى بقدر راحة اليد، وعلّقوا فوقها نقطة. ويُكتب في داخلها بقلم الرصاص، بخطّ دقيق، ما هو محفوظ في القعر هذه الأيّام، بقدر ما يتّسع الحوض. ثم تُقلب الورقة رأسًا على عقب، فإذا هو غطاء أو تلّ تحته حجر. وفي دقيقة واحدة يُنظر أيّ الكلمات سقط أوّلًا، ولا تُقرأ جهرًا إلّا هي. سبع دقائق في الجملة.',
			],
			closings: [
				'لم يُنقل إلينا من بطن الحوت إلّا دعاء وظلمة. حين ابتلعنا أمر من الأمور آخر مرّة، ما الذي رأيناه هناك ولم يكن يُرى من الشاطئ؟',
				'حوت عند قوم ودواة عند قوم، وفي كليهما ظلمة يُستخرج منها شيء. حين يلزم أن يقال قول صادق، ففي أيّ دواة يُغمس القلم؟',
			],
		},
		es: {
			keywords: ['letra nun', 'nun pez', 'jonás', 'tintero', 'letra ene', 'abyad cincuenta', 'pan persa'],
			titles: ['Nun: pez, tintero, pan', 'El cuenco que tal vez fue serpiente'],
			excerpts: [
				'El nombre significa pez, el dibujo era una serpiente, la forma es un cuenco y en Teherán, al oído, es pan.',
				'Una letra que se lee igual por los dos extremos, y un profeta que entró por uno y volvió a salir.',
			],
			openings: [
				'De un horno de Teherán sale la pala con un pan plano de un metro de largo que trae pegadas por debajo unas piedrecitas ardiendo. Los clientes las hacen saltar con la uña sobre una rejilla y se queman los dedos. En los libros se llama nan. En la cola no hay quien diga nan: dicen nun, con la vocal de la calle, y así le piden al panadero, cientos de miles de veces cada mañana, la letra decimocuarta del abyad. Él la despacha sin levantar la vista.',
				'Antes de la clase, el calígrafo llena el tintero: un bote chato con una hebra de seda cruda dentro, que bebe la tinta y la va soltando para que la caña no cargue de más. Desde arriba se ve un borde redondo y algo oscuro en el centro. El alumno que lleva quince días practicando la nun, ese cuenco hondo con un punto colgado encima, mira la hoja, mira el bote, vuelve a la hoja y entiende a los antiguos comentaristas.',
			],
			body: [
				'Aquí el nombre y el dibujo no se ponen de acuerdo. En las inscripciones del Sinaí el signo es una serpiente, tendida o erguida, y los egipcios tenían varias que prestar. En las lenguas semíticas de las que vienen los nombres, nun es un pez. Hay quien supone que primero la llamaron como a la serpiente, nahash, y luego la rebautizaron; por qué iba alguien a cambiar una serpiente por un pez, no se sabe. Nuestra ene conserva el quiebro. Ninguno de los dos animales se reconocería.',
				'A Jonás el Corán lo llama Dhul-Nun, el del pez. Lo que todo el mundo sabe de él es que bajó a lo oscuro y fue devuelto a la orilla, y la letra hace lo mismo: nun, vav, nun, se empiece por donde se empiece. La azora sesenta y ocho se abre con ella sola y acto seguido jura por la pluma y por lo que escriben. Los comentaristas se dividieron: para unos era el gran pez y para otros el tintero. En el siglo nueve hubo además un egipcio de Ajmim, de quien los sufíes siguen contando historias, que llevaba ese nombre: Dhul-Nun al-Misri.',
				'Vale cincuenta. Nan, pan, son cincuenta, uno y cincuenta, también capicúa, con una alef plantada en medio como el mango de una pala de panadero. En final de palabra tiene el cuenco más hondo del alfabeto, un semicírculo que debe bajar del renglón sin tocar fondo: si queda llano se derrama, y si se hunde arrastra consigo la palabra. Los maestros mandan trazarlo como si después hubiera que echar algo dentro.',
			],
			counter:
				'Los que vieron un pez tenían una palabra; los que vieron un tintero, una forma; y unos y otros llegaron al sentido andando hacia atrás desde lo que ya poseían. Muchos antiguos escribieron que Dios sabe lo que quiso decir, y pasaron página. Que en Teherán la cola entera llame nun al pan es una casualidad de la pronunciación con pocos siglos de edad. Se puede comer caliente; lo que no conviene es confundir la cola con una cofradía.',
			practices: [
				'Come un trozo de pan como si tuvieras que describírselo a alguien de un país sin trigo. Cinco minutos y ninguna pantalla: el peso, la corteza, el ruido, el sitio por donde se partió. Escribe luego una frase sobre él en la que no salgan ni rico ni pan. Guarda el papel debajo de la panera y míralo mañana, cuando el pan esté duro y la frase, con suerte, no.',
				'Dibuja un semicírculo abierto hacia arriba, del tamaño de tu palma, y cuélgale un punto encima. Escribe dentro, a lápiz y con letra menuda, lo que tienes estos días en el fondo, hasta que no quepa más. Dale la vuelta a la hoja: ahora es una tapadera, o un cerro con una piedra debajo. Decide en un minuto qué palabra ha caído primero y lee en voz alta únicamente esa. Son siete minutos.',
			],
			closings: [
				'De los días de Jonás dentro del pez no se cuenta más que una oración y la oscuridad. La última vez que algo te tragó, ¿qué viste que desde la orilla no podía verse?',
				'Para unos pez y para otros tintero: en los dos hay una negrura de la que se saca algo. Cuando tienes que decir una cosa de verdad, ¿dónde mojas la pluma?',
			],
		},
	},
};
