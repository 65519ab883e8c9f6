import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-sin',
	motif: 'mirror',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['letter sin', 'letter shin', 'haft-sin', 'shibboleth', 'teeth letter', 'abjad sixty', 'letter s'],
			titles: ['Sin, three teeth and a long breath out', 'Sixty in Shiraz, three hundred in Fez'],
			excerpts: [
				'Seven things on the New Year’s cloth begin with it. In the Maghreb it counts for five times as much.',
				'It was a tooth before it was a letter. At a ford on the Jordan, being able to say it was a matter of life.',
			],
			openings: [
				'In March a cloth is spread in Persian houses on which there must lie seven things beginning with sin: sprouted wheat, a brown pudding made of its germ, the fruit of the oleaster, garlic, apple, sumac, vinegar. Every year somebody has forgotten the oleaster, and a coin is put there instead, or a hyacinth, since these too begin with sin. The mirror behind it, the goldfish and the painted eggs do not. They were apparently asked to stay because they were so useful at filling up the photograph.',
				'The Book of Judges tells how the men of Gilead held the fords of the Jordan after a battle. Whoever wished to cross was asked to say one word, shibboleth, an ear of grain or a current of water. The people of Ephraim had no sh and said sibboleth. The book gives a number for those who were killed, and it is a very large one. Between the two letters there is a difference of three dots nowadays, and of a slight withdrawal of the tongue.',
			],
			body: [
				'The Arabs call a tooth sinn, and the letter shows three of them. It is an old family likeness: the Phoenician sign was a zigzag like a W, called shin, a tooth; the Greeks laid it on its side and got sigma; the Romans let it go soft, and so we write a snake where once there was a jaw. Some scholars say that the earliest picture was no tooth but a bow. It hardly matters to the dentist. The sound has always come from the same place, the gap between the incisors, and every child who loses them at six loses it for a summer.',
				'In the eastern reckoning sin is sixty. In the Maghreb it is three hundred. The order of the letters there differs in the last part of the row, so that sad takes the sixty, and sin the place which shin has in Baghdad, while shin, moved to the very end, is worth a thousand. The differences are old, perfectly regular, and known to every editor of manuscripts. A name with an s in it, say Yusuf, therefore amounts to 156 in Shiraz and to 396 in Fez. Anyone who asks his number ought to state on which side of the Libyan desert he is standing.',
				'Calligraphers own a remedy against the teeth. They draw sin either with three small notches, each with its own height, or as one long stroke that sinks a little in the middle like a hammock, and has no teeth whatever. Both are read without hesitation. The long one is used to fill a line, to give rest to a crowded word, and at the opening of the book, where tradition asked scribes to show the teeth of sin in the formula of the Name and not to hurry over them. Where one may leave a thing out, it becomes a courtesy to put it in.',
			],
			counter:
				'The seven things with sin on the Persian new year’s cloth are of uncertain age; older descriptions of the feast know other sevens, and the insistence on the initial letter is not easily traced beyond recent centuries. Lists alliterate because that helps memory. As for the ford of the Jordan, where the Book of Judges has men killed for saying sibboleth instead of shibboleth, it was no consonant that killed them but a war, and any mark would have served the guards, a cap, a way of breaking bread. Sounds are innocent; it is the asking that has an aim.',
			practices: [
				'Collect from your rooms seven small things whose names share the first letter of yours, in the language you count in. Eight minutes, no buying, no cheating with the indefinite article. Lay them out on a cloth or a newspaper. One will be missing or forced; that is nearly always so. Put something there which begins with a different letter and belongs all the same, and say aloud on what grounds you let it stay.',
				'Say these three words slowly before a mirror: sea, she, see. Watch what the lips do, which the ear never notices. Then recall one word by which people in your life have been told apart, as locals, as educated, as ours, and pronounce it both ways, twenty times in turn. Five minutes. Write down at which repetition the wrong way ceased to sound wrong, and what it reminded you of.',
			],
			closings: [
				'Three teeth or one long sag of the pen, and everybody reads the same. Where in your week are you still carving notches which a single calm stroke could replace?',
				'At the crossing there was one right way to say ear of grain. Who is standing at your own ford nowadays, and which word must people get right before they are let over?',
			],
		},
		fa: {
			keywords: ['حرف سین', 'سین', 'هفت سین', 'دندانه سین', 'سین کشیده', 'ابجد سین', 'شین'],
			titles: ['سین، سه دندانه و یک بازدم', 'شصت در شیراز، سیصد در فاس'],
			excerpts: [
				'هفت چیز سر سفره با او شروع می‌شود و آینه و ماهی هم آمده‌اند، بی‌آنکه سین داشته باشند.',
				'پیش از آن که حرف باشد دندان بود. کنار رودی پرسیدندش و جان کسانی به درست گفتنش بند شد.',
			],
			openings: [
				'یک ساعت مانده به تحویل سال، معلوم می‌شود سنجد یادمان رفته است. هر سال همین است. سبزه هست و سمنو و سیب و سیر و سماق و سرکه، و جای آن یکی سکه می‌گذارند یا سنبل، که آن‌ها هم سین دارند. آینه و ماهی و تخم‌مرغ رنگی ندارند و باز سر سفره نشسته‌اند و هیچ‌کس بیرونشان نمی‌کند. مادربزرگ می‌گوید سال خودش حساب می‌کند. پدر با تلفن از خواهرش می‌پرسد در خانهٔ آن‌ها سنجد اضافه نیست؟',
				'در کتاب داوران، از کتاب‌های عهد عتیق، آمده است که مردان جلعاد پس از جنگ گذرگاه‌های اردن را گرفتند. هر که می‌خواست بگذرد باید یک کلمه می‌گفت: شبولت، یعنی خوشهٔ گندم یا جریان آب. اهل افرایم شین نداشتند و می‌گفتند سبولت. کتاب شمارِ کشته‌ها را هم می‌نویسد و شمار بزرگی است. میان این دو حرف امروز سه نقطه فاصله هست، و در دهان، اندکی پس کشیدنِ زبان. نگهبان به دهان نگاه می‌کرد.',
			],
			body: [
				'عرب دندان را «سِنّ» می‌گوید و این حرف سه‌تایش را نشان می‌دهد. شباهتِ خانوادگی است: نشانهٔ فنیقی خطی شکسته بود و «شین» نام داشت، یعنی دندان. یونانی‌ها به پهلو خواباندندش، رومی‌ها نرمش کردند، و در خط لاتینی جایی که آرواره‌ای بود حالا ماری خوابیده است. بعضی می‌گویند کهن‌ترین تصویر اصلاً دندان نبوده و کمان بوده. برای دندان‌پزشک فرقی ندارد. صدایش همیشه از یک جا آمده است، از درزِ دندان‌های پیش، و هر بچه‌ای که در شش‌سالگی آن‌ها را می‌اندازد یک تابستان بی‌سین می‌ماند.',
				'در حساب ما سین شصت است. در مغرب سیصد است. ترتیب حروف در آن‌جا در پایان صف فرق دارد: شصت را به صاد داده‌اند، سین سر جای شینِ ما نشسته و شین به ته صف رفته و هزار شده است. این اختلاف کهنه است و بی‌قاعده هم نیست، و هر مصحح نسخهٔ خطی آن را می‌داند. پس یوسف، ده و شش و شصت و هشتاد، در شیراز ۱۵۶ می‌شود و در فاس ۳۹۶. آن که عدد نامش را می‌پرسد اول باید بگوید کدام طرفِ بیابان لیبی ایستاده.',
				'خوشنویس برای دندانه علاجی دارد. سین را یا با سه دندانهٔ ریز می‌نویسد، هر یک به قدی، یا با یک کشیدهٔ بلند که وسطش مثل ننو کمی فرو رفته است و هیچ دندانی ندارد. هر دو را بی‌درنگ سین می‌خوانند. کشیده را برای پر کردن سطر می‌آورند و برای آن که کلمه‌ای شلوغ نفس بکشد. اما در آغاز کتاب، در نام خدا، سفارش کرده‌اند دندانه‌های سین پیدا باشد و کاتب از رویش نپرد. جایی که می‌شود چیزی را نگذاشت، گذاشتنش ادب می‌شود.',
				'ما کلمه‌های عربی را که گرفتیم، سه حرفِ آن را در دهان یکی کردیم: ث و ص و س را هر سه سین می‌گوییم و در املا سه جور می‌نویسیم. اگر نگهبانی عرب سر گذرگاهی می‌ایستاد و می‌پرسید ثواب یا صواب، از ما کسی به آن طرف آب نمی‌رسید. مکتب‌دار این را می‌دانست و ترکه‌اش را برای همین سه حرف نگه می‌داشت.',
			],
			counter:
				'سنّ هفت‌سین معلوم نیست؛ در وصف‌های قدیم‌تر نوروز هفت‌های دیگری هست، از دانه‌های سبزشده تا خوانچه‌ها، و اصرار بر حرفِ اول را سخت می‌شود از چند سدهٔ پیش عقب‌تر برد. فهرست‌ها هم‌حرف می‌شوند چون بهتر در یاد می‌مانند. بر گذرگاه اردن هم، که به روایت کتاب داوران هر که شبولت را سبولت گفت کشته شد، صامتی کسی را نکشت، جنگ کشت، و اگر این کلمه نبود کلاه بود یا طرز بریدن نان. صداها بی‌گناه‌اند؛ پرسنده است که قصدی دارد.',
			practices: [
				'در هشت دقیقه از اتاق‌هایت هفت چیز کوچک جمع کن که با حرف اول نام خودت شروع شود. خریدن و کش دادنِ نام‌ها قبول نیست. آن‌ها را روی پارچه یا روزنامه‌ای بچین. یکی کم می‌آید یا به زور جا شده است؛ تقریباً همیشه همین است. جایش چیزی بگذار که با حرف دیگری شروع می‌شود و با این حال مال همین سفره است، و بلند بگو به چه دلیل می‌ماند.',
				'جلو آینه آهسته بگو: سیر، شیر، سیر. نگاه کن لب چه می‌کند؛ گوش هیچ‌وقت خبردار نمی‌شود. بعد کلمه‌ای را به یاد بیاور که در زندگی تو آدم‌ها را با آن از هم جدا کرده‌اند، شهری و شهرستانی، درس‌خوانده و نخوانده، خودی و غیر خودی. به هر دو تلفظ، یکی در میان، بیست بار بگو. بنویس از بار چندم «غلط» دیگر غلط به گوش نمی‌رسید. پنج دقیقه.',
			],
			closings: [
				'سه دندانه باشد یا یک کشیدهٔ آرام، همه سین می‌خوانند. این هفته کجا هنوز داری دندانه می‌تراشی، در حالی که یک حرکتِ بلندِ قلم کار را تمام می‌کرد؟',
				'در آن گذرگاه برای گفتنِ خوشهٔ گندم فقط یک راه درست بود. این روزها بر گذرگاه تو چه کسی ایستاده است، و کدام کلمه را باید درست گفت تا راه بدهی؟',
			],
		},
		ar: {
			keywords: ['حرف السين', 'السين', 'السين والشين', 'أسنان السين', 'المغرب والمشرق', 'حساب الجمل', 'هفت سين'],
			titles: ['السين: ثلاث أسنان وزفير طويل', 'ستّون في بغداد وثلاثمئة في فاس'],
			excerpts: [
				'كانت سنًّا قبل أن تكون حرفًا، وعلى مخاضة في الأردنّ صار حسن النطق بأختها حياة أو موتًا.',
				'عددها عند المشارقة ستّون وعند المغاربة ثلاثمئة، فليُسأل الحاسب أوّلًا عن بلده.',
			],
			openings: [
				'في سفر القضاة من العهد القديم أنّ رجال جلعاد أخذوا مخاوض الأردنّ بعد وقعة، وصاروا يطلبون ممّن يريد العبور أن يقول كلمة واحدة: شبولت، وهي سنبلة القمح أو مجرى الماء. ولم يكن لأهل أفرايم شين، فكانوا يقولون: سبولت. ويذكر السفر عدد من قُتل هناك، وهو عدد كبير جدًّا. والفرق بين الحرفين في خطّنا اليوم ثلاث نقاط، وفي الفم رجوع يسير باللسان. وكان الحارس ينظر إلى الفم ولا ينظر إلى الوجه.',
				'قبل رأس السنة الفارسيّة بساعة يتبيّن أنّهم نسوا ثمر الزيزفون البرّيّ. وتُبسط المائدة وعليها سبعة أشياء تبدأ أسماؤها في لغتهم بالسين: خضرة القمح النابت، وحلوى داكنة من جنينه، والتفّاح، والثوم، والسمّاق، والخلّ، وذلك الثمر المنسيّ في كلّ عام. فتوضع مكانه قطعة نقد أو زهرة سنبل، فأوّل اسم كلّ منهما سين أيضًا. أمّا المرآة والسمكة والبيض الملوّن فلا سين في أوائل أسمائها، ومع ذلك لا تُصرف عن المائدة، ولا تُسأل عمّن دعاها.',
			],
			body: [
				'السنّ والسين من دار واحدة، والحرف يُظهر ثلاثًا من أسنانه. وهو شبه قديم في العائلة: كانت علامة الفينيقيّين خطًّا متكسّرًا اسمه شين، أي سنّ، فألقاها اليونان على جنبها، وليّنها الرومان، فحيث كان فكّ صار في اللاتينيّة شيء كالحيّة النائمة. ومن الدارسين من يقول إنّ أقدم الصور لم تكن سنًّا بل قوسًا، ولا يهمّ ذلك طبيب الأسنان. فالصوت يخرج من موضعه لا يبرحه، من الفرجة بين الثنايا. وكلّ طفل تسقط ثناياه في السادسة يقضي صيفًا كاملًا بلا سين.',
				'وهي في حساب المشارقة ستّون، وعند المغاربة ثلاثمئة. فترتيب الحروف عندهم يخالف ترتيبنا في آخر الصفّ: أعطوا الستّين للصاد، وأجلسوا السين مجلس الشين في بغداد، وذهبت الشين إلى آخر الأبجديّة فصارت ألفًا. والخلاف قديم مطّرد، لا يجهله محقّق مخطوطات. فاسم يوسف، عشرة وستّة وستّون وثمانون، مجموعه ١٥٦ في شيراز و٣٩٦ في فاس. ومن يسأل عن عدد اسمه فعليه أن يبيّن أوّلًا على أيّ جانب من صحراء ليبيا يقف، فإنّ للجغرافيا هنا يدًا في الطالع.',
				'وعند الخطّاط دواء للأسنان. فهو يكتب السين إمّا بثلاث نبرات صغيرة لكلّ منها ارتفاع، وإمّا بمدّة طويلة تنخفض قليلًا في وسطها كالأرجوحة ولا سنّ فيها البتّة. وتُقرأ الاثنتان سينًا بلا تردّد. والمدّة تُستعمل لملء السطر ولإراحة كلمة مزدحمة. أمّا في البسملة فقد أوصوا بإظهار أسنان السين وألّا يتعجّلها الكاتب، ويُروى في كتب أدب الكتّاب نهي عن طيّها. فحيث جاز الحذف صار الإثبات أدبًا.',
				'ولها في النحو عمل دقيق. إذا دخلت على الفعل المضارع نقلته إلى المستقبل: سأكتب، سنرى. وقال النحاة إنّ المستقبل بالسين أقرب من المستقبل بسوف، كأنّ كثرة الحروف زيادة في المسافة، ونازعهم في ذلك آخرون. وتدخل في وزن استفعل فيصير المعنى طلبًا: استغفر، استفهم، استأذن. فالحرف الذي خرج من بين الأسنان هو الذي نعِد به وهو الذي نطلب به. وأكثر ما نقوله لمن ينتظر منّا شيئًا يبدأ بهذا الزفير القصير، ثم لا تقع الأفعال كلّها في مواعيدها.',
			],
			counter:
				'عمر مائدة النوروز ذات السينات السبع غير معلوم. ففي أوصاف العيد القديمة سبعات أخرى من الحبوب وغيرها، والتزام الحرف الأوّل يصعب ردّه إلى ما قبل القرون المتأخّرة. وإنّما تتشابه أوائل القوائم لأنّ ذلك أعون على الحفظ. والذين قُتلوا على مخاضة الأردنّ، كما في سفر القضاة، لأنّهم قالوا «سبولت» بالسين لم يقتلهم حرف، بل قتلتهم حرب، ولو لم تكن هذه الكلمة لكانت عمامة أو طريقة في كسر الخبز. الأصوات بريئة، والقصد قصد السائل.',
			practices: [
				'قولوا أمام المرآة على مهل: سَعر، شَعر، سَعر. ولتُراقَب الشفتان، فالأذن لا تعلم ما تصنعان. ثم تُستحضر كلمة كان الناس يُفرَّق بينهم بها، بين أهل المدينة وأهل القرية، وبين المتعلّم وغيره، وبين من هو منّا ومن ليس منّا. وتُنطق على الوجهين عشرين مرّة بالتناوب. ويُكتب في أيّ مرّة لم يعد الوجه الخطأ يبدو خطأ، وماذا ذكّر به. خمس دقائق.',
				'اجمعوا من البيت في ثماني دقائق سبعة أشياء صغيرة تبدأ أسماؤها بالحرف الأوّل من اسم واحد من أهله، بلا شراء ولا تحايل، وصفّوها على قماش أو جريدة. سينقص منها واحد أو يُقحم إقحامًا، وهذا هو الغالب. فيوضع مكانه شيء يبدأ بحرف آخر وهو مع ذلك من أهل المائدة، ويقال بصوت مسموع لأيّ سبب يبقى، ثم تعود الأشياء إلى مواضعها.',
			],
			closings: [
				'على تلك المخاضة لم تكن لقول السنبلة إلّا طريقة واحدة تنجو بصاحبها. من الذي يقف اليوم على مخاضتنا نحن، وأيّ كلمة نطلبها من الناس قبل أن نأذن لهم بالعبور؟',
				'ثلاث أسنان أو مدّة واحدة هادئة، والقراءة واحدة. في أيّ موضع من هذا الأسبوع ما زلنا نحفر الأسنان سنًّا سنًّا، وكانت جرّة قلم تكفي؟',
			],
		},
		es: {
			keywords: ['letra sin', 'letra shin', 'letra ese', 'haft-sin', 'shibolet', 'abyad sesenta', 'seseo'],
			titles: ['Sin: tres dientes y un soplo largo', 'Sesenta en Shiraz, trescientos en Fez'],
			excerpts: [
				'Siete cosas de la mesa de Año Nuevo empiezan por ella. En el Magreb vale cinco veces más.',
				'Fue un diente antes que letra. En un vado del Jordán, decirla bien era cuestión de vida o muerte.',
			],
			openings: [
				'En marzo, en las casas persas, se extiende un paño donde tiene que haber siete cosas cuyo nombre empiece por sin: trigo germinado, un dulce pardo hecho de su germen, el fruto del árbol del paraíso, ajo, manzana, zumaque, vinagre. Todos los años alguien se ha olvidado del tercero y en su lugar se pone una moneda o un jacinto, que también valen. El espejo, el pez rojo y los huevos pintados no empiezan por sin. Se ve que los dejaron quedarse para la fotografía.',
				'Cuenta el libro de los Jueces que los de Galaad, tras una batalla, tomaron los vados del Jordán. A quien quería cruzar le hacían decir una palabra, shibolet, que es espiga o corriente de agua. Los de Efraín no tenían esa consonante y decían sibolet. El libro da la cifra de los degollados, y es enorme. Entre las dos letras hay hoy tres puntos de diferencia y, en la boca, un leve paso atrás de la lengua. Con menos que eso se ha sabido de qué pueblo andaluz era alguien.',
			],
			body: [
				'El árabe llama sinn al diente, y la letra enseña tres. Es un parecido de familia: el signo fenicio era un zigzag, se llamaba shin, diente, y los griegos lo tumbaron para hacer la sigma. Los romanos la ablandaron, y donde hubo una mandíbula escribimos ahora una culebra. Hay quien dice que la figura más antigua no era un diente sino un arco. Al dentista le da igual. El sonido sale siempre del mismo sitio, la rendija de los incisivos, y el niño que los pierde a los seis años pasa un verano sin ella.',
				'En la cuenta oriental vale sesenta; en el Magreb, trescientos. Allí el orden cambia al final de la fila: el sesenta se lo queda la sad, la sin ocupa el puesto que en Bagdad tiene la shin, y la shin, enviada al último lugar, vale mil. La diferencia es antigua, del todo regular y conocida por cualquiera que edite manuscritos. Así que Yúsuf suma 156 en Shiraz y 396 en Fez. Quien pregunte por el número de su nombre debería aclarar primero a qué lado del desierto de Libia se encuentra.',
				'Los calígrafos tienen remedio para los dientes. Trazan la sin con tres muescas menudas, cada una con su altura, o bien de una sola pasada larga que se hunde un poco en el centro, como una hamaca, y no tiene ninguna. Las dos se leen sin vacilar. La larga sirve para llenar el renglón y para que descanse una palabra apretada. En cambio, al comienzo del libro, en la fórmula del Nombre, la tradición pedía que se vieran los dientes y que el copista no los despachara. Donde está permitido omitir, poner es una cortesía.',
			],
			counter:
				'La edad de las siete cosas con sin que los persas ponen en el paño de año nuevo no está clara: las descripciones viejas de la fiesta hablan de otros sietes, y el empeño en la inicial cuesta rastrearlo más allá de los últimos siglos. Las listas se riman por delante porque así se recuerdan. En cuanto al vado del Jordán, donde el libro de los Jueces cuenta que se degollaba a quien dijera sibolet por shibolet, no mató una consonante sino una guerra, y a falta de palabra habría servido un gorro. Los sonidos son inocentes; la intención es de quien pregunta.',
			practices: [
				'Reúne por tu casa, en ocho minutos, siete cosas pequeñas que empiecen por tu inicial. No vale comprar ni estirar los nombres. Extiéndelas sobre un paño o un periódico. Faltará una o entrará con calzador; casi siempre pasa. En ese sitio pon algo que empiece por otra letra y que, aun así, sea de la mesa, y di en voz alta con qué argumento se queda. Al terminar, devuelve cada cosa a su lugar.',
				'Ante el espejo, di despacio casa y caza de las dos maneras que existen en tu idioma, la de quien distingue y la de quien no. Mira lo que hace la lengua. Recuerda luego una palabra con la que en tu vida se ha separado a la gente, los de aquí y los de fuera, los leídos y los otros, y pronúnciala de ambos modos, veinte veces por turno. Apunta a la altura de cuál dejó de sonarte mal la mala. Cinco minutos.',
			],
			closings: [
				'Con tres dientes o con una sola caída larga de la pluma, todos leen lo mismo. ¿En qué parte de tu semana sigues tallando muescas donde bastaba un trazo?',
				'En aquel vado había una única forma correcta de decir espiga. ¿Quién vigila hoy el tuyo, y qué palabra tiene que pronunciar bien la gente para que la dejes cruzar?',
			],
		},
	},
};
