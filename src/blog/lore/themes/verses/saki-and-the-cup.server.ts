import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'saki-and-the-cup',
	motif: 'cup',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['saki', 'cupbearer', 'hafez ghazal 1', 'wine in persian poetry', 'beginning of love'],
			titles: ['Saki: the one who hands on the cup', 'Love looked easy at the start'],
			excerpts: [
				'The Divan of Hafez opens with a call to a servant and a confession about love. The servant turns out to be the more important of the two.',
				'One half of the first line is Arabic, the other Persian, and between them somebody has already got into trouble.',
			],
			openings: [
				'Watch a waiter cross a full room with a tray. Nobody looks at his face; everybody looks at the glasses. He is the only person at the party who is sober by profession, he knows who has had too much and who is drinking alone, and he goes home on foot when the musicians have packed up. Persian poetry gave this man a name, saki, and then did something no host would do: it began talking to him instead of to the guests.',
				'Open any Divan of Hafez at the first page, in Shiraz or in a suburb of Stockholm, and you meet the same line, because collectors order ghazals by the last letter of the rhyme, and this one rhymes on alef. So chance and the alphabet chose the door of the house. Behind it nobody bows or introduces himself. A man calls for a drink, in Arabic, and only in the second half, in his own language, does he say what has happened.',
			],
			body: [
				'Hafez, ghazal 1, as we put it into English: “Come, cupbearer, send round the cup and hand it on to me, / for love looked easy at the start, and then the troubles fell.” The word saki comes from an Arabic root for giving to drink, and it is older than any tavern. The same root waters fields. It named the man with the goatskin who sold water in the bazaar, and it lives on in the saqqakhaneh, the small niche with a brass bowl where passers-by in Iranian towns can still drink for nothing.',
				'Sudi, a Bosnian who wrote the great Ottoman commentary on Hafez in the sixteenth century, reports that the first half of the couplet, which is in Arabic, was borrowed from an older poet. Scholars have searched for the source and not found it where he said it should be. Goethe, who never saw Shiraz, liked the cupbearer so much that one of the twelve books of his West-Eastern Divan of 1819 belongs to him.',
				'What falls in the verse is odd. Troubles do not grow or arrive, they drop, as though somebody had tipped a shelf. And the remedy asked for is equally odd, since a cup solves nothing. Look at the grammar, however: he does not ask to drink alone. The cup is to be sent round. Whoever sits in that circle has the same trouble, and it passes from hand to hand together with the wine.',
				'A few lines further on the drinker is at sea, in a dark night, with a wave coming and a whirlpool near, and he thinks with some bitterness of the people on the shore who carry light loads. Camel bells keep ordering everyone to pack. The feast is an inn. That is why the one who pours matters: he is staying, and you are not.',
			],
			counter:
				'It is convenient to let a cupbearer stand for grace, the spiritual guide or the moment, as commentators have for six centuries. Then nobody has to ask about actual wine, of which Shiraz made a good deal, nor about the actual boy who poured it and had no ghazal written in his own voice. And “it looked easy at first” is a sentence people say about debts, too. Some troubles fall because no one read the contract.',
			practices: [
				'Make tea for somebody today and pour theirs first, then sit down without asking what they are going to do about anything. Give it seven minutes by the clock. Your whole task is to notice when the glass is empty. Afterwards write one line about what you saw in the other person while your hands were busy, something that would have escaped you if you had been talking.',
				'Take a sheet and draw a line down the middle. On the left write three things that looked easy when you said yes to them: a friendship, a flat, an instrument. On the right, beside each, the first small trouble that fell, with its date if you still know it. Read the right column aloud. Then tick the items to which you would say yes again, knowing that column by heart.',
			],
			closings: [
				'The ghazal ends in Arabic as it began, with advice to let the world go once you have met the one you love. Between those two pieces of Arabic lies all the Persian, and all the trouble. Who, at your table, has been pouring for years, and what have they been drinking?',
				'Hafez put the complaint in the second place and the call for company in the first. Perhaps that is the entire technique of the poem. Of the people who began easily with you, to whom would you pass the cup now that it has become hard?',
			],
		},
		fa: {
			keywords: ['ساقی', 'غزل اول حافظ', 'می و جام', 'عشق آسان نمود اول', 'الا یا ایها الساقی'],
			titles: ['ساقی، آن که هوشیار می‌ماند', 'عشقی که اول آسان نمود'],
			excerpts: [
				'دیوان حافظ با صدا زدنِ خدمتکاری آغاز می‌شود. کسی که جام می‌گرداند شاید مهم‌ترین آدم این مجلس باشد.',
				'نیمی از نخستین مصراع عربی است و نیم دیگر بیت فارسی، و میان این دو کار کسی گره خورده است.',
			],
			openings: [
				'در هر عروسی یکی هست که سینی چای را دور می‌گرداند. کسی به صورتش نگاه نمی‌کند؛ چشم‌ها به استکان‌هاست. اوست که می‌داند کدام مهمان سه بار برداشته و کدام دست نزده، چه کسی تنها نشسته و چه کسی وانمود می‌کند تنها نیست. وقتی سازها را جمع کردند و مهمان‌ها رفتند، پیاده به خانه برمی‌گردد. شعر فارسی به این آدم نامی داد، ساقی، و بعد به جای مهمان‌ها رو به خود او کرد و سر درد دل را گشود.',
				'دیوان حافظ را در شیراز باز کنی یا در خانهٔ مهاجری در آن سر دنیا، صفحهٔ اولش همین است. گردآورندگان، غزل‌ها را به ترتیب حرفِ آخر قافیه و ردیف چیده‌اند و این یکی به الف ختم می‌شود؛ پس الفبا درِ خانه را انتخاب کرده است. پشت آن در کسی تعظیم نمی‌کند و خودش را معرفی نمی‌کند. مردی به عربی جام می‌خواهد و تازه در مصراع دوم، به زبان مادری‌اش، می‌گوید چه به سرش آمده است.',
			],
			body: [
				'غزل ۱ حافظ با این بیت آغاز می‌شود: «الا یا ایها الساقی ادر کأسا و ناولها / که عشق آسان نمود اول ولی افتاد مشکل‌ها». ساقی از ریشهٔ سقی است، یعنی آب دادن، و این ریشه از هر میخانه‌ای کهن‌تر است. کشتزار را هم با همین کلمه آب می‌دهند. سقا با مشکش در بازار از همین خانواده بود و سقاخانه، آن تاقچهٔ کوچک با کاسهٔ برنجی و شمع‌های نیم‌سوخته، هنوز به رهگذر بی هیچ پرسشی آب می‌دهد.',
				'سودی، ادیب بوسنیایی که در قرن دهم هجری شرح مفصلی بر دیوان به ترکی نوشت، می‌گوید نیمهٔ عربی از شاعر کهن‌تری گرفته شده است. پژوهشگران گشتند و در جایی که نشانی داده بود چیزی نیافتند. گوته که شیراز را هرگز ندید چنان دل به این ساقی بست که یکی از دوازده دفتر «دیوان غربی‌شرقی» را، که در ۱۸۱۹ چاپ شد، به نام او کرد.',
				'در این بیت مشکل‌ها نمی‌آیند و نمی‌رویند؛ می‌افتند، انگار کسی رف را کج کرده باشد. درمانی هم که شاعر می‌خواهد غریب است، چون جام هیچ گرهی را باز نمی‌کند. اما به فعل نگاه کن: «ادر»، بگردان. نمی‌گوید برای من بریز و برو. جام باید دور بچرخد تا به او برسد، و هر که در آن حلقه نشسته همان مشکل را دارد؛ مشکل هم با جام دست به دست می‌شود.',
				'چند بیت پایین‌تر، همین آدم در دریاست، در شبی تاریک با موج و گرداب، و به سبک‌بارانی فکر می‌کند که بر ساحل ایستاده‌اند. جرس هم هر دم فرمان بستن بار می‌دهد. پس بزم، کاروان‌سراست و مهمان رفتنی است. برای همین است که ساقی این‌قدر اهمیت دارد: تنها کسی است که فردا شب هم همین‌جاست.',
			],
			counter:
				'شش قرن است که شارحان می‌گویند ساقی یعنی پیر، یا فیض، یا دم. این تفسیر آسوده‌مان می‌کند؛ دیگر لازم نیست از شرابِ واقعی شیراز بپرسیم و از آن جوانِ واقعی که می‌ریخت و هیچ غزلی از زبان خودش نماند. از این گذشته «اول آسان نمود» را دربارهٔ قسط هم می‌گویند. بعضی مشکل‌ها راز عشق نیستند؛ از آنجا افتاده‌اند که کسی قرارداد را تا آخر نخوانده بود.',
			practices: [
				'امروز برای کسی چای بریز، اول برای او، و بعد بنشین بی‌آنکه بپرسی فلان کار را چه می‌کند. هفت دقیقه با ساعت کافی است. کار تو فقط این است که ببینی استکان کی خالی می‌شود. بعد یک خط بنویس از چیزی که در چهره یا دست‌های او دیدی و اگر خودت مشغول حرف زدن بودی از چشمت می‌افتاد. آن یک خط را برای خودت نگه دار.',
				'کاغذی بردار و وسطش خطی بکش. سمت راست سه چیز بنویس که وقتی بله گفتی آسان می‌نمود: دوستی‌ای، خانه‌ای، سازی که خریدی. روبه‌روی هر کدام نخستین گرهی را بنویس که افتاد، اگر یادت هست با تاریخش. ستون گره‌ها را بلند بخوان. بعد کنار هر کدام که با دانستن همهٔ این ستون باز هم به آن بله می‌گفتی نشانی بگذار.',
			],
			closings: [
				'غزل با عربی شروع می‌شود و با عربی تمام، و پایانش پند به رها کردن دنیاست برای کسی که به دیدار رسیده. همهٔ فارسی و همهٔ گرفتاری میان این دو پاره است. سر سفرهٔ تو چه کسی سال‌هاست می‌ریزد و خودش چه نوشیده است؟',
				'حافظ گله را در مصراع دوم گذاشت و هم‌نشینی را در مصراع اول؛ شاید تمام هنر بیت همین ترتیب باشد. از آن‌هایی که با تو آسان آغاز کردند، حالا که دشوار شده جام را به دست کدام می‌دهی؟',
			],
		},
		ar: {
			keywords: ['الساقي', 'غزل حافظ الأول', 'الكأس', 'الخمر في الشعر الفارسي', 'بداية العشق'],
			titles: ['الساقي الذي يبقى صاحيًا', 'بدا العشق هيّنًا أوّل الأمر'],
			excerpts: [
				'يبدأ ديوان حافظ بنداءٍ على خادم المجلس، وبالعربيّة. ومن يدير الكأس قد يكون أهمّ الحاضرين.',
				'شطر عربيّ وشطر فارسيّ، وبينهما رجل وقع في الورطة قبل أن تبدأ القصيدة.',
			],
			openings: [
				'في كلّ عرس فتى يدور بصينيّة الشاي، ولا ينظر أحد إلى وجهه، فالعيون كلّها على الأقداح. هو الوحيد الذي يعرف من شرب ثلاثًا ومن لم يمسّ قدحه، ومن جلس وحيدًا ومن يتظاهر بأنّه ليس كذلك. وحين تُطوى البُسط ويُغلَق صندوق العود يعود إلى بيته ماشيًا. أعطى الشعر الفارسيّ هذا الفتى اسمًا عربيًّا هو الساقي، ثم صنع ما لا يصنعه صاحب دعوة: ترك الضيوف جانبًا والتفت إلى الخادم وحده يشكو له ما يجد.',
				'من عرف الشعر العربيّ القديم ألِف هذا المطلع قبل أن يقرأه: «ألا يا» ثم نداء، كأنّ قصيدة من قصائد الخمر توشك أن تبدأ. غير أنّ الصفحة هي الأولى من ديوان فارسيّ كُتب في شيراز في القرن الثامن للهجرة. رُتّبت غزليّاته على حروف أواخرها، فوقعت هذه أوّلًا لأنّها تنتهي بالألف، واختارت الحروفُ باب البيت كما يختار القفلُ مفتاحه. وخلف الباب لا سلام ولا تعريف، بل رجل يطلب كأسًا بلغة ثم يعترف بلغة أخرى.',
			],
			body: [
				'مطلع الغزل الأوّل من ديوان حافظ عندنا هكذا: «ألا يا أيّها الساقي أَدِرْ كأسًا وناوِلها / بدا العشق هيّنًا أوّلَ الأمر، ثمّ انهالت مشكلاته». الشطر الأوّل عربيّ في الأصل كما هو، والثاني نقلناه من الفارسيّة. والسقي أقدم من كلّ حانة: به يحيا الزرع، وبه عُرف السقّاء ذو القربة في الأسواق. وما زال في مدن إيران كُوّة صغيرة تُسمّى «سقّاخانه»، فيها طاسة نحاس وشموع ذائبة، يشرب منها العابر فلا يُسأل من هو ولا من أين جاء. وكثير منها أُقيم تذكّرًا لعطش أهل كربلاء، فالماء فيها عزاء وضيافة معًا. فالكلمة التي نسمعها اليوم فنظنّها من كلام المجالس كانت أوّلًا من كلام العطش والحقل والصيف الطويل.',
				'كتب سودي البوسنويّ في القرن العاشر للهجرة شرحًا كبيرًا للديوان بالتركيّة، وذكر أنّ الشطر العربيّ مأخوذ من شاعر أقدم. فتّش المحقّقون حيث أشار فلم يجدوا شيئًا. أمّا غوته، الذي لم ير شيراز قطّ، فقد أفرد للساقي كتابًا من الكتب الاثني عشر في «الديوان الغربيّ الشرقيّ» المطبوع سنة ١٨١٩.',
				'والغريب في الأصل أنّ المشكلات «تقع» وقوعًا، كأنّ يدًا أمالت الرفّ فسقط كلّ ما عليه. وأغرب منه الدواء، فالكأس لا تحلّ عقدة. لكنّ الفعل يستحقّ النظر: «أدِر». لم يقل صُبّ لي وانصرف، ولم يقل دع الإبريق عندي. الكأس تدور أوّلًا ثم تصل إليه، وكلّ جالس في الحلقة له نصيبه من الورطة، فهي تنتقل من يد إلى يد مع الشراب. ومن شرب بعد صاحبه فقد عرف شيئًا عنه، ولو لم يتكلّم أحد منهما بكلمة.',
				'وبعد أبيات قليلة نرى الرجل نفسه في بحر مظلم، بين موج ودوّامة، يفكّر بشيء من المرارة في الواقفين على الشاطئ وأحمالهم خفيفة. والجرس لا يكفّ عن الأمر بشدّ الرحال، فالمجلس الذي ظننّاه بيتًا إنّما هو خان على الطريق، يُدفع أجره ليلة بليلة. ومن هنا شأن الساقي: الضيوف راحلون، وهو باقٍ لضيوف الغد.',
			],
			counter:
				'قال الشرّاح إنّ الساقي هو المرشد أو الفيض أو الوقت، وفي هذا راحة كبيرة. فلا حاجة بعده إلى السؤال عن خمر شيراز الحقيقيّة، ولا عن الفتى الحقيقيّ الذي كان يصبّ ولم يُكتب غزل واحد بلسانه. ثم إنّ عبارة «بدا هيّنًا أوّل الأمر» تُقال في الديون كذلك. وبعض المشكلات ليست من أسرار العشق في شيء، وإنّما وقعت لأنّ أحدًا لم يقرأ العقد إلى آخره، ثم جلس يبحث لها عن بيت جميل يسندها إليه.',
			practices: [
				'أعدّوا الشاي اليوم لشخص قريب، وليُصبّ قدحه أوّلًا، ثم يكون الجلوس معه سبع دقائق بالساعة من غير سؤال عمّا ينوي فعله. العمل كلّه أن يُلاحَظ متى يفرغ القدح. وبعد ذلك اكتبوا سطرًا واحدًا عن شيء ظهر في وجهه أو في يديه، شيء كان سيضيع لو شُغل الوقت بالكلام، واحتفظوا بالسطر ولا تعرضوه عليه، فليس هديّة ولا ملاحظة، هو تمرين للعين.',
				'خذوا ورقة واقسموها بخطّ في الوسط. في اليمين ثلاثة أمور بدت سهلة ساعة الموافقة عليها: صداقة، أو بيت، أو آلة موسيقيّة. وفي اليسار، إزاء كلّ منها، أوّل عقدة صغيرة ظهرت، مع تاريخها إن بقي في الذاكرة. اقرؤوا عمود العقد بصوت مسموع، ثم ضعوا علامة عند كلّ أمر كنتم ستقبلونه من جديد وأنتم تحفظون هذا العمود عن ظهر قلب.',
			],
			closings: [
				'تُختم القصيدة بالعربيّة كما بدأت، بنصيحة لمن لقي من يهوى أن يدع الدنيا ومن فيها. وبين الشطرين كلّ الفارسيّة وكلّ العناء، وفيه كذلك كلّ من جلس في الحلقة. من الذي يصبّ على مائدتنا منذ سنين، وماذا شرب هو؟',
				'جعل حافظ الشكوى في الشطر الثاني، وجعل طلب الصحبة في الأوّل، وأخّر السبب وقدّم الرفقة، ولعلّ صنعة البيت كلّها في هذا الترتيب البسيط الذي يقلبه معظم الشاكين. بين الذين كانت البداية معهم سهلة، من تُناوَل له الكأس الآن وقد صعب الأمر؟',
			],
		},
		es: {
			keywords: ['saki', 'copero', 'primer gazal de hafez', 'vino en la poesía persa', 'comienzo del amor'],
			titles: ['El copero, el único sobrio de la fiesta', 'El amor pareció fácil al principio'],
			excerpts: [
				'El Diván de Hafez empieza llamando a un criado y confesando un lío. El criado resulta ser el personaje importante.',
				'Medio verso en árabe, medio en persa, y en la costura alguien que ya se ha metido en apuros.',
			],
			openings: [
				'Fíjate en el camarero de una boda cuando cruza la sala con la bandeja en alto. Nadie le mira la cara; todos miran las copas. Es el único sobrio por oficio, sabe quién ha bebido de más, quién brinda solo y quién finge que no, y cuando los músicos enfundan los instrumentos se va andando a su casa. La poesía persa le puso nombre, saki, y después hizo algo que ningún anfitrión haría: dejó a los invitados con la palabra en la boca y se puso a hablar con él.',
				'Abras donde abras la casa de Hafez, la primera puerta es siempre la misma. Sus gazales no se ordenan por fecha, que nadie conoce, sino por la última letra de la rima, y este acaba en álef, la primera del alfabeto. De modo que la portada la eligió el abecedario. Detrás no hay saludo ni presentación: un hombre pide una copa en árabe y solo en la segunda mitad, en su propia lengua, reconoce lo que le ha pasado.',
			],
			body: [
				'Gazal 1 de Hafez, en nuestra traducción: «¡Ea, copero! Haz girar la copa y alcánzamela, / que el amor pareció fácil al principio, y luego llegaron los trabajos». Saki viene de una raíz árabe que significa dar de beber, y es más vieja que cualquier taberna. Con ella se riegan los campos. El español guarda una prima suya, acequia, y el aguador que pregonaba con su odre por los bazares de Persia llevaba un nombre de la misma familia.',
				'Un bosnio, Sudi, que escribió en turco en el siglo XVI el gran comentario otomano de Hafez, cuenta que la primera mitad, escrita en árabe, estaba tomada de un poeta anterior. Los filólogos buscaron donde él decía y no la encontraron. Goethe, que jamás pisó Shiraz, se encariñó tanto con el copero que le dedicó uno de los doce libros de su Diván de Occidente y Oriente, de 1819.',
				'En persa los trabajos del verso no llegan andando: caen, como si alguien hubiera inclinado el estante. El remedio también es raro, porque una copa no arregla nada. Pero mira el verbo. No dice sírveme y vete; dice que la haga girar. Quien está sentado en ese corro tiene su parte del problema, y el problema pasa de mano en mano con el vino.',
				'Unos versos después, el mismo hombre está en alta mar, de noche, con la ola encima y un remolino cerca, y piensa con algo de rencor en los que siguen en la orilla, ligeros de equipaje. Suenan los cascabeles de la caravana y mandan cargar los camellos. La fiesta era una posada. Por eso importa tanto quien sirve: mañana tú no estarás y él sí.',
			],
			counter:
				'Los comentaristas llevan seis siglos explicando que el copero es la gracia, o el maestro, o el instante. Es una lectura cómoda: dispensa de preguntar por el vino de verdad, que en Shiraz abundaba, y por el muchacho de verdad que lo servía y del que no quedó un solo verso en primera persona. Además, «pareció fácil al principio» se dice igual de las hipotecas. Hay trabajos que caen porque nadie leyó la letra pequeña.',
			practices: [
				'Prepara hoy un té o un café para alguien, sírvele primero y siéntate a su lado sin preguntarle qué va a hacer con lo suyo. Siete minutos de reloj. Tu única tarea es darte cuenta de cuándo se le vacía la taza. Después anota una línea sobre algo que hayas visto en su cara o en sus manos y que, de haber estado hablando tú, se te habría pasado por alto.',
				'Parte una hoja en dos con una raya. A la izquierda escribe tres cosas que parecían fáciles cuando dijiste que sí: una amistad, un piso, una guitarra. A la derecha, frente a cada una, el primer tropiezo, con fecha si la recuerdas. Lee en voz alta la columna de los tropiezos. Luego marca aquellas a las que volverías a decir que sí sabiéndote esa columna de memoria.',
			],
			closings: [
				'El poema acaba en árabe, como empezó, aconsejando soltar el mundo a quien ya ha encontrado a quien ama. En medio queda todo el persa y todo el lío. En tu mesa, ¿quién lleva años sirviendo y qué ha bebido entretanto?',
				'Hafez puso la queja en segundo lugar y la compañía en el primero; puede que ahí esté toda la técnica. De la gente con la que empezar fue fácil, ¿a quién le pasarías la copa ahora que cuesta?',
			],
		},
	},
};
