import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'perceiving',
	motif: 'door',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['perceiving type', 'open ended', 'spontaneity', 'leonardo', 'unfinished work', 'negative capability'],
			titles: ['Leonardo Leaves for Milan', 'A Letter Between Two Walks'],
			excerpts: [
				'The monks had paid for an altarpiece and got a brown sketch. Five centuries later it hangs in the Uffizi, unfinished and much visited.',
				'Keats had an argument on the way home and found a name for not making up one’s mind. It has been useful ever since, also as an excuse.',
			],
			openings: [
				'In March 1481 the monks of San Donato a Scopeto, outside the walls of Florence, order an Adoration of the Magi for their high altar. The painter is to deliver within thirty months at the most. He begins well: the panel swarms with people and horses, a ruined stair, an old man who covers his eyes as before a strong light, all in brown underpaint. Then he goes to Milan. Fifteen years later the monks have their Adoration, by Filippino Lippi. The panel of Leonardo da Vinci stayed in a friend’s house, and it is in the Uffizi now.',
				'At Christmas 1817 John Keats walks home from the pantomime with two friends, Brown and Dilke, and on the way has, as he writes to his brothers, no dispute but a disquisition with Dilke upon various subjects. Dilke was a man who could not feel that he had an identity unless he had made up his mind about everything. Somewhere along the cold road several things dovetailed in Keats’s head. He calls what came of it negative capability: being able to stay in uncertainties, mysteries, doubts, without any irritable reaching after fact and reason.',
			],
			body: [
				'The P of the four letters stands for perceiving, and perceiving means that one goes on taking in. The decision is postponed because something may still come round the corner. In a shop such a person holds both shirts up to the window. She packs in the last hour and, it must be admitted, packs the right things, since by then it is raining.',
				'From inside it does not feel like laziness. Each settled matter makes a small sound, like a door falling shut in another part of the house, and she hears it. What others call a plan looks to her like a bet, placed on Monday by somebody who knew less than she will know on Thursday. Give her a breakdown on a country road, three strangers and a rope, and she comes into her own; the people with the lists will be found holding the torch for her.',
				'Leonardo da Vinci is their saint, and he should be looked at without incense. He left the monks of San Donato without their Adoration of the Magi; he left a Saint Jerome and a bronze horse as high as a house. Vasari says that he saw things so fine in his mind that no hand could have executed them. In his notebooks one finds again and again, as if he were trying the pen, the beginning of a sentence: tell me if ever anything was done. It is not the sentence of a contented man.',
				'And yet stand in front of the Adoration, a panel in bare brown. Because the colour is missing one sees how he thought. Some of the faces are nearly there; others are a shadow that has not yet made up its mind. In the finished pictures he has closed that door, behind which we should have liked to look, and it is the picture with which Filippino Lippi later served the monks, in full colour, before which the visitors do not stop for long.',
			],
			counter:
				'Openness has a bill, and it is often somebody else who pays: the monks, for example. It also deceives us about our own happiness. In an experiment at Harvard, published in 2002, students could keep one of two photographs they had developed; those who were allowed to exchange theirs later liked it less than those who were not, though almost everyone had preferred to have the choice. And some uncertainty is merely fear of the post.',
			practices: [
				'Find a choice that has lain open for more than two weeks and that harms nobody either way. Put a kitchen timer at seven minutes. Until it rings gather what can still be learned, from anyone. When it rings decide, write the decision on a piece of card with today’s date, and set it where visitors can see it. For the rest of the evening you are not allowed to improve it. Note the hour at which you began to like it.',
				'Take the walk you always take, and leave out the end. At each of the first five corners wait till something decides for you: a smell, a cat, a lit window, the sun on one side of the street. Ten minutes, then turn. Write down which corner came hardest to you, and what you thought you would miss. If you were late for something, write that too, with the name of the one who waited.',
			],
			closings: [
				'The restorers took until 2017 with the Adoration, nearly six years; they were not hurried. Under the old varnish people came to light who are at work rebuilding the ruin. What have you left unfinished that shows more of you than anything you delivered?',
				'Keats had three years to live and wrote in them what we know of him, some of it at great speed. Dilke kept his letters. About what would you rather stay in doubt, and who is standing outside meanwhile?',
			],
		},
		fa: {
			keywords: ['تیپ دریافت', 'انعطاف', 'کار نیمه‌تمام', 'لئوناردو', 'دودلی', 'بی‌برنامگی'],
			titles: ['لئوناردو به میلان می‌رود', 'گفت‌وگویی در راه خانه'],
			excerpts: [
				'راهبان پول پردهٔ محراب داده بودند و طرحی قهوه‌ای تحویل گرفتند. پنج قرن بعد همان طرحِ ناتمام در اوفیتسی است و جلوش صف می‌کشند.',
				'کیتس در راه خانه بحثی کرد و برای تصمیم نگرفتن نامی پیدا کرد. از آن روز به کارمان آمده، به عنوان بهانه هم.',
			],
			openings: [
				'مارس ۱۴۸۱ راهبان سن دوناتو، بیرون دیوارهای فلورانس، برای محرابشان پرده‌ای از ستایش مغان سفارش می‌دهند. نقاش باید دست بالا تا سی ماه دیگر تحویل بدهد. خوب شروع می‌کند: روی تخته آدم‌ها می‌جوشند، و اسب‌ها، پلکانی ویران، پیرمردی که انگار از نور تند دست جلو چشم گرفته، همه با رنگ قهوه‌ایِ زیرکار. بعد می‌رود میلان. پانزده سال بعد راهبان به پردهٔ خود می‌رسند، از قلم فیلیپینو لیپی. تختهٔ لئوناردو داوینچی در خانهٔ دوستی ماند و حالا در موزهٔ اوفیتسی است.',
				'در روزهای کریسمس ۱۸۱۷ جان کیتس با دو دوستش، براون و دیلک، از تماشای نمایش برمی‌گردد و در راه، چنان‌که به برادرانش نوشته، با دیلک دربارهٔ چند چیز بحث می‌کند، نه دعوا. دیلک از آن آدم‌ها بود که تا دربارهٔ همه‌چیز نظر قطعی نداشت احساس نمی‌کرد کسی است. جایی در آن جادهٔ سرد چند فکر در سر کیتس جفت شد. نامش را توانِ منفی گذاشت: این که آدم بتواند میان ندانستن و راز و تردید بماند، بی آنکه با کج‌خلقی دنبال دلیل و سند بدود.',
			],
			body: [
				'در چهار حرفِ تیپ، این یکی دریافت نام دارد و دریافت یعنی هنوز دارد می‌گیرد. تصمیم عقب می‌افتد چون شاید چیزی از سر کوچه برسد. چنین کسی در مغازه هر دو پیراهن را جلو نور می‌گیرد. یک ساعت مانده به حرکت چمدان می‌بندد و، باید اقرار کرد، چیزهای درستی هم برمی‌دارد، چون تا آن وقت باران گرفته است.',
				'از درون که نگاه کنی به تنبلی نمی‌ماند. هر کاری که یکسره می‌شود صدای کوچکی دارد، مثل دری که در جای دیگری از خانه بسته می‌شود، و او این صدا را می‌شنود. چیزی که دیگران نقشه می‌نامند در چشم او شرط‌بندی است، آن هم از طرف کسی که روز شنبه کمتر از سه‌شنبه می‌دانسته. ماشین را در جادهٔ فرعی خراب کن و سه غریبه و یک طناب به او بده؛ تازه گل می‌کند، و صاحبان فهرست چراغ‌قوه برایش نگه می‌دارند.',
				'لئوناردو داوینچی پیر این طایفه است و باید بی اسپند نگاهش کرد. پردهٔ ستایش مغان را که راهبان سن دوناتو سفارش داده بودند گذاشت و رفت، و یک قدیس ژروم را، و اسبی برنزی را به بلندی خانه‌ای. وازاری می‌گوید در خیالش چیزهایی چنان ظریف می‌دید که از هیچ دستی برنمی‌آمد. در دفترهایش بارها، انگار قلم را امتحان کند، آغاز جمله‌ای آمده: بگو آیا هیچ‌وقت کاری تمام شد. این جملهٔ آدم دل‌آسوده نیست. مثنوی هم، اگر کسی دنبال همراه می‌گردد، وسط قصه‌ای ایستاده و بقیه‌اش را نگفته‌اند؛ کسی تا حالا آن را پس نداده است.',
				'با این همه روبه‌روی تختهٔ همان ستایش بایست. چون رنگ ندارد می‌شود دید چطور فکر می‌کرده. بعضی چهره‌ها کم‌وبیش رسیده‌اند و بعضی هنوز سایه‌ای‌اند که تصمیمش را نگرفته. در پرده‌های تمام‌شده آن در را بسته است، دری که دلمان می‌خواست پشتش را ببینیم. پرده‌ای که فیلیپینو لیپی به‌جای او برای راهبان کشید به دستشان رسید و رنگش هم کامل است، و تماشاگران جلوش زیاد نمی‌ایستند.',
			],
			counter:
				'باز گذاشتن صورت‌حسابی دارد و اغلب کس دیگری می‌پردازدش: همین راهبان. دربارهٔ خوشی خودمان هم گولمان می‌زند. در آزمایشی در هاروارد که ۲۰۰۲ چاپ شد، دانشجویان از دو عکسی که ظاهر کرده بودند یکی را نگه می‌داشتند؛ آن‌ها که اجازه داشتند بعد عوضش کنند عکسشان را کمتر دوست داشتند، هرچند بیشترشان همین اجازه را می‌خواستند. بعضی تردیدها هم فقط ترس از پستچی است.',
			practices: [
				'انتخابی پیدا کن که بیش از دو هفته است باز مانده و هر طرفش به کسی آسیب نمی‌زند. زنگ آشپزخانه را روی هفت دقیقه بگذار. تا زنگ بزند هر چه می‌شود دانست از هر کسی بپرس. زنگ که زد تصمیم بگیر، با تاریخ روی مقوا بنویس و جایی بگذار که مهمان ببیند. تا شب حق نداری بهترش کنی. ساعتی را که کم‌کم از آن خوشت آمد یادداشت کن.',
				'راهی را که همیشه می‌روی برو و آخرش را حذف کن. سر پنج پیچِ اول صبر کن تا چیزی به جایت تصمیم بگیرد: بویی، گربه‌ای، پنجرهٔ روشنی، آفتابی که یک طرف کوچه افتاده. ده دقیقه، بعد برگرد. بنویس کدام پیچ سخت‌تر بود و خیال می‌کردی چه از دستت می‌رود. اگر به چیزی دیر رسیدی آن را هم بنویس، با نام کسی که منتظرت ماند.',
			],
			closings: [
				'مرمتِ آن پرده تا ۲۰۱۷ نزدیک شش سال طول کشید و کسی عجله نداشت. زیر جلای کهنه آدم‌هایی پیدا شدند که دارند آن ویرانه را از نو می‌سازند. کدام کار ناتمامت بیش از هر چه تحویل داده‌ای تو را نشان می‌دهد؟',
				'کیتس سه سال دیگر زنده بود و بیشتر آنچه از او می‌خوانیم مالِ همین سال‌هاست، بعضی را هم با شتاب نوشت. دیلک نامه‌ها را نگه داشت. دربارهٔ چه چیزی ترجیح می‌دهی در تردید بمانی، و در این میان چه کسی پشت در ایستاده است؟',
			],
		},
		ar: {
			keywords: ['نمط الانفتاح', 'المرونة', 'العمل الناقص', 'ليوناردو', 'التردد', 'العفوية'],
			titles: ['ليوناردو يسافر إلى ميلانو', 'حديث في طريق العودة'],
			excerpts: [
				'دفع الرهبان ثمن لوحة للمذبح فحصلوا على تخطيط بنّيّ. وبعد خمسة قرون هو في متحف الأوفيتسي، ناقصًا كثير الزوّار.',
				'تجادل كيتس في طريقه إلى البيت فوجد اسمًا للامتناع عن الجزم. وهو نافع منذ ذلك اليوم، وينفع عذرًا أيضًا.',
			],
			openings: [
				'في آذار من عام ١٤٨١ طلب رهبان سان دوناتو، خارج أسوار فلورنسا، لوحة في سجود المجوس لمذبحهم الكبير. وعلى الرسّام أن يسلّمها في ثلاثين شهرًا على الأكثر. بدأ بداية حسنة: على الخشب زحام من الناس والخيول، ودرج مهدّم، وشيخ يستر عينيه كأنّما من ضوء شديد، وكلّ ذلك بلون التأسيس البنّيّ. ثمّ رحل إلى ميلانو. وبعد خمسة عشر عامًا نال الرهبان لوحتهم، من يد فيليبينو ليبي. أمّا خشبة ليوناردو دافنشي فبقيت في بيت صديق، وهي اليوم في متحف الأوفيتسي.',
				'في أيّام عيد الميلاد من عام ١٨١٧ كان جون كيتس عائدًا من المسرح مع صديقيه براون وديلك، وفي الطريق جرى بينه وبين ديلك، كما كتب إلى أخويه، حديث في أمور شتّى لا خصومة فيه. وكان ديلك رجلًا لا يحسّ بأنّ له وجودًا ما لم يقطع برأي في كلّ شيء. وفي موضع من ذلك الطريق البارد تعشّقت في رأس كيتس أمور عدّة، وسمّى ما خرج منها القدرة السالبة: أن يقدر الإنسان على المكث بين الشكوك والأسرار من غير أن يمدّ يده في ضجر إلى الدليل والحجّة.',
			],
			body: [
				'في الأحرف الأربعة واحد للانفتاح، ومعناه أنّ صاحبه ما زال يستقبل. يُؤجَّل القرار لأنّ شيئًا قد يطلّ من آخر الشارع. في الدكّان يرفع القميصين معًا إلى الضوء. ويحزم حقيبته في الساعة الأخيرة، ويحسن حزمها، ولا بدّ من الاعتراف بذلك على مضض، لأنّ المطر يكون قد نزل فعُرف أيّ حذاء يُؤخذ.',
				'ومن الداخل لا يشبه ذلك الكسل. لكلّ أمر يُحسم صوت خافت، كباب ينغلق في جانب بعيد من البيت، وهذا الإنسان يسمعه. وما يسمّيه غيره خطّة يراه رهانًا وضعه يوم السبت من كان يعلم أقلّ ممّا سيعلمه يوم الثلاثاء. فليُعط سيّارة معطّلة في طريق ريفيّ وثلاثة غرباء وحبلًا؛ عندئذ يُعرف قدره، ويكون أصحاب القوائم هم الذين يحملون له المصباح.',
				'وليوناردو دافنشي شيخ هذه الطائفة، ويحسن النظر إليه بلا بخور. ترك لوحة سجود المجوس التي طلبها رهبان سان دوناتو، وترك القدّيس جيروم، وترك حصانًا من برونز في علوّ بيت. ويقول فازاري إنّه كان يرى في خياله أشياء بلغت من الدقّة ما لا تقدر عليه يد. وفي دفاتره يتكرّر، كأنّه يجرّب القلم، مطلع جملة واحدة: قل لي هل تمّ شيء قطّ. وليست هذه جملة رجل مطمئنّ. وفي تراثنا أخ له هو ابن الهيثم، وإن اختلفت القصّة: يُروى أنّه وعد بتنظيم ماء النيل، فلمّا سار جنوبًا ورأى النهر والآثار على ضفّتيه عاد ولم يبدأ. ثمّ كتب في الضوء والبصر كتابه الكبير. فمن الترك ما يكون فهمًا، وإن كتبه أصحاب الدواوين في باب التقصير.',
				'ومع ذلك فلنقف أمام خشبة ذلك السجود. لأنّ اللون غائب يظهر كيف كان يفكّر. بعض الوجوه كاد يصل، وبعضها ما زال ظلًّا لم يقرّر بعد أهو شيخ أم شابّ. أمّا في اللوحات التامّة فقد أغلق ذلك الباب الذي كنّا نودّ أن ننظر وراءه. واللوحة التي رسمها فيليبينو ليبي للرهبان بدلًا منه وصلت كاملة الألوان، والزوّار لا يطيلون الوقوف أمامها، إذ لم يُترك لهم فيها شيء يعملونه.',
			],
			counter:
				'للانفتاح فاتورة، وكثيرًا ما يدفعها غير صاحبه، كأولئك الرهبان. وهو يخدعنا في أمر سرورنا أيضًا. في تجربة بجامعة هارفارد نُشرت عام ٢٠٠٢ احتفظ طلّاب بواحدة من صورتين حمّضوهما بأيديهم؛ فالذين أُذن لهم في استبدالها كان حبّهم لها أقلّ من حبّ الذين لم يُؤذن لهم، مع أنّ أكثرهم كان يؤثر أن يبقى له الخيار. ومن التردّد ما هو خوف من ساعي البريد لا أكثر، وإن لبس ثوب الحكمة.',
			practices: [
				'ابحثوا عن اختيار ظلّ مفتوحًا أكثر من أسبوعين ولا يضرّ أحدًا على أيّ وجه جاء. ويُضبط منبّه المطبخ على سبع دقائق. وإلى أن يرنّ يُجمع كلّ ما يمكن أن يُعرف، من أيّ أحد. فإذا رنّ فالقرار، ويُكتب على بطاقة مع تاريخ اليوم وتوضع حيث يراها الزائر. ولا يجوز تحسينه حتى آخر المساء. وسجّلوا الساعة التي بدأ فيها يحلو، فهي في الغالب قبل النوم بقليل.',
				'اسلكوا الطريق المعتاد واحذفوا آخره. وعند كلّ من المنعطفات الخمسة الأولى وقفة، حتى يقرّر شيء ما: رائحة، أو قطّة، أو نافذة مضاءة، أو شمس على جانب واحد من الشارع. عشر دقائق ثمّ العودة. واكتبوا أيّ منعطف كان أصعب، وما الذي خُشي فواته عنده. فإن وقع تأخّر عن موعد فليُكتب أيضًا، ومعه اسم من انتظر، وكم دقيقة انتظر، وماذا قال.',
			],
			closings: [
				'دام ترميم اللوحة نحو ستّ سنين حتى عام ٢٠١٧، ولم يكن أحد مستعجلًا، وتحت الطلاء القديم ظهر قوم منهمكون في إعادة بناء الأطلال. أيّ عمل تركناه ناقصًا وهو أدلّ علينا من كلّ ما سلّمناه في موعده؟',
				'بقي من عمر كيتس ثلاث سنين، وفيها كُتب أكثر ما نعرفه له، وبعضه على عجل. واحتفظ ديلك بالرسائل. في أيّ أمر نؤثر البقاء في الشكّ، ومن الذي يقف في هذه الأثناء خارج الباب؟',
			],
		},
		es: {
			keywords: ['tipo percepción', 'improvisación', 'flexibilidad', 'leonardo', 'obra inacabada', 'indecisión'],
			titles: ['Leonardo se va a Milán', 'Una conversación de vuelta a casa'],
			excerpts: [
				'Los monjes habían pagado un retablo y se quedaron con un boceto pardo. Cinco siglos después cuelga en los Uffizi, inacabado y muy visitado.',
				'Keats discutió camino de casa y encontró un nombre para el arte de no decidirse. Nos ha servido desde entonces, también de excusa.',
			],
			openings: [
				'En marzo de 1481 los monjes de San Donato a Scopeto, extramuros de Florencia, encargan una Adoración de los Magos para el altar mayor. El pintor deberá entregarla en treinta meses como mucho. Empieza bien: la tabla bulle de gente y caballos, con una escalera en ruinas y un viejo que se tapa los ojos como ante una luz muy fuerte, todo en pardo, sin color. Luego se marcha a Milán. Quince años más tarde los monjes tienen por fin su Adoración, de Filippino Lippi. La de Leonardo da Vinci se quedó en casa de un amigo y hoy está en los Uffizi.',
				'En los días de Navidad de 1817, John Keats vuelve andando del teatro con dos amigos, Brown y Dilke, y por el camino mantiene con este, según escribe a sus hermanos, una conversación que no llega a disputa. Dilke era de los que no se sienten alguien hasta haber tomado partido sobre todo. En algún punto de aquel camino helado varias cosas encajaron en la cabeza de Keats. Llamó al resultado capacidad negativa: poder quedarse entre incertidumbres, misterios y dudas sin echar mano, irritado, del dato y de la razón.',
			],
			body: [
				'De las cuatro letras, esta es la de la percepción, y percibir significa que uno todavía está recibiendo. La decisión se aplaza porque algo podría doblar la esquina. En la tienda, esta persona lleva las dos camisas a la luz de la puerta. Hace la maleta en la última hora y, hay que admitirlo, mete lo que toca, porque a esas alturas ya está lloviendo.',
				'Por dentro no se parece a la pereza. Cada asunto zanjado hace un ruido leve, como una puerta que se cierra en otra parte de la casa, y ella lo oye. Lo que otros llaman plan le parece una apuesta hecha el lunes por alguien que sabía menos de lo que ella sabrá el jueves. Dale una avería en una carretera comarcal, tres desconocidos y una cuerda, y estará en su elemento; los de las listas le sujetarán la linterna.',
				'Leonardo da Vinci es su santo patrón, y hay que mirarlo sin incienso. Dejó la Adoración de los Magos que le encargaron los monjes de San Donato, dejó un San Jerónimo, dejó un caballo de bronce alto como una casa. Vasari dice que imaginaba cosas tan finas que ninguna mano habría podido ejecutarlas. En sus cuadernos aparece una y otra vez, como si probara la pluma, el comienzo de una frase: dime si alguna vez se hizo algo. No es frase de hombre satisfecho.',
				'Y sin embargo, ponte delante de la tabla de esa Adoración. Como falta el color, se ve pensar. Algunas caras ya casi han llegado; otras son una sombra que no se ha decidido. En los cuadros terminados esa puerta está cerrada, y daríamos algo por mirar detrás. La que Filippino Lippi pintó en su lugar llegó con todos sus colores, y los visitantes no se paran mucho ante ella. Velázquez, que también tardaba, dejó a la vista más de un arrepentimiento: hay un caballo suyo en el Prado con patas de sobra.',
			],
			counter:
				'Dejar las cosas abiertas pasa factura, y a menudo la paga otro: los monjes, sin ir más lejos. También nos engaña sobre nuestro contento. En un experimento de Harvard publicado en 2002 unos estudiantes se quedaban con una de las dos fotos que habían revelado; a quienes podían cambiarla más tarde les gustaba menos que a quienes no, aunque casi todos habían preferido poder elegir. Y hay incertidumbres que son simple miedo al cartero.',
			practices: [
				'Busca una elección que lleve abierta más de dos semanas y que no perjudique a nadie salga como salga. Pon siete minutos en el reloj de cocina. Hasta que suene, reúne lo que aún se pueda saber, de quien sea. Cuando suene, decide, escríbelo en una cartulina con la fecha y colócala donde la vean las visitas. En lo que queda de día no se te permite mejorarla. Anota a qué hora empezó a gustarte.',
				'Da el paseo de siempre y quítale el final. En cada una de las cinco primeras esquinas espera a que algo decida por ti: un olor, un gato, una ventana encendida, el sol en una de las aceras. Diez minutos y vuelves. Escribe qué esquina te costó más y qué temías perderte. Si llegaste tarde a algo, escríbelo también, con el nombre de quien esperó.',
			],
			closings: [
				'La restauración de la tabla duró casi seis años, hasta 2017; nadie tenía prisa. Bajo el barniz viejo ha aparecido gente que está reconstruyendo la ruina. ¿Qué dejaste a medias que te retrata mejor que todo lo que has entregado?',
				'A Keats le quedaban tres años y en ellos escribió casi todo lo que leemos de él, en parte a toda velocidad. Dilke guardó las cartas. ¿En qué duda prefieres quedarte, y quién espera mientras tanto al otro lado de la puerta?',
			],
		},
	},
};
