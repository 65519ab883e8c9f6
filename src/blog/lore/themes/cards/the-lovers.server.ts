import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-lovers',
	motif: 'heart',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the lovers', 'tarot', 'choice', 'love', 'marriage', 'major arcana'],
			titles: ['A Wedding, a Crossroads, a Garden', 'Who Looks at Whom in the Lovers'],
			excerpts: [
				'The same card has been a ducal wedding, a young man between two women, and Eden. Each time it changed its mind about what love is.',
				'He looks at her and she looks at the angel. Nobody in the picture looks at us, and the tree behind her has a snake in it.',
			],
			openings: [
				'On an October day in 1441 Bianca Maria Visconti, aged sixteen, married the soldier Francesco Sforza in a small abbey outside Cremona. The town was part of her dowry. The pastry cooks of Cremona still say that their almond nougat was invented for the banquet, which is a better story than most, though no kitchen account confirms it. What has survived from the circle of that family is a painted card: a couple giving each other the hand, and above them a boy with wings and a bandage over his eyes.',
				'Follow the eyes. In the London card of 1909 the man looks at the woman. The woman looks up, past him, at an angel with flaming hair who fills the sky. The angel’s eyes are lowered on both. So the glance makes a triangle that never closes: he seeks her, she seeks something else, and it looks back at the pair. Behind her stands a tree with a serpent, behind him a tree with twelve flames. Neither of the two is looking where they are going.',
			],
			body: [
				'As a wedding, which it was in the pack of the Sforza, the card is easily understood. Marriages between ruling houses were treaties with music, and it took some courage to paint a blindfolded boy with wings over one. Fortune decides, the picture says, and then hands are joined in front of witnesses. The love in it is mostly a matter of keeping what has been signed.',
				'The printers of Marseille drew another scene. A young man stands between two women, and an arrow is aimed from a cloud. One woman lays her hand on his shoulder, the other on his heart. People were reminded of the story that Xenophon tells after Prodicus: young Hercules sat at a fork of the road, and two ladies came to him, one promising ease and the other toil. In this version love is a choice, and to choose means that somebody goes home alone. He has turned his face one way and his feet the other.',
				'Then came 1909 and the third picture: no witnesses, no rival, only two people without clothes, an angel and a mountain. Waite wanted a love older than contracts. He got a garden, and with the garden the serpent, since the two belong to the same story. It is the only one of the three in which nobody has to do anything. That may be why it is the one on the mugs.',
				'Readers of cards keep all three in one drawer. When the Lovers turn up beside a question about an offer of work, they will speak of the fork in the road; beside a question about a person, of the garden. The wedding is mentioned least, though it is what most couples live in: the long third part, in which the arrow was years ago and someone has to ring the plumber. A treaty that is renewed on an ordinary Tuesday is also a choice, and no cloud opens over it.',
			],
			counter:
				'The card makes two of everything: two trees in the garden, two women, yes and no. Actual choices come in sevens, with three of them hidden, and wanting with the whole heart is a state that sensible people are rarely in. It also leaves out whoever loves nobody at present and is getting on well. And most of what has been sold under this picture would have surprised Bianca Maria Visconti, who was given to her Sforza at sixteen.',
			practices: [
				'Take a decision that you describe as “either this or that”. Set a clock to eight minutes and write a third, a fourth and a fifth possibility under it, including one that is silly and one that you would be ashamed of. When the time is up, strike out the silly one last. See what happened to the two you began with; often they turn out to be the same choice in different coats.',
				'The next time you sit across from somebody you are fond of, notice for five minutes where each of you looks: at the other, at the plate, at the window, at a screen, and leave it uncorrected. Afterwards draw the lines on a napkin, as in the card. Ask the other person to draw theirs, if it can be done with a laugh, and compare the two triangles.',
			],
			closings: [
				'The marriage of Cremona lasted twenty-four years, and of the nougat there is no end in sight. No picture shows the Tuesdays. Which agreement in your life is being kept so quietly that you have stopped calling it love?',
				'Someone looks at you, perhaps, while you are looking over their shoulder at something with wings. It is an old arrangement. What would you see if you followed the other person’s eyes for once?',
			],
		},
		fa: {
			keywords: ['عاشقان', 'تاروت', 'انتخاب', 'عشق', 'ازدواج', 'آرکانای بزرگ'],
			titles: ['عروسی، دوراهی، باغ', 'در کارتِ عاشقان که به که نگاه می‌کند'],
			excerpts: [
				'همین یک کارت روزگاری عروسیِ دوک بود، بعد جوانی میان دو زن، بعد باغِ بهشت. هر بار نظرش دربارهٔ عشق عوض شد.',
				'مرد به زن نگاه می‌کند و زن به فرشته. مثلثِ نگاه‌ها در این کارت بسته نمی‌شود و شاید رازش همین باشد.',
			],
			openings: [
				'روزی در پاییز ۱۴۴۱ بیانکا ماریا ویسکونتیِ شانزده‌ساله در صومعه‌ای کوچک بیرونِ شهر کرمونا زنِ سرداری شد به نام فرانچسکو اسفورتسا. شهر جزو جهیزیه‌اش بود. شیرینی‌پزهای کرمونا هنوز می‌گویند نوگای بادامشان را برای همان سفره ساختند؛ قصهٔ شیرینی است، گرچه دفترِ هیچ آشپزخانه‌ای گواهی‌اش نمی‌دهد. آنچه از دور و برِ آن خانواده مانده کارتی است نقاشی‌شده: زن و مردی دست به دست هم داده‌اند و بالای سرشان پسرکی بالدار ایستاده که چشمش را بسته‌اند.',
				'نگاه‌ها را دنبال کن. در کارتِ لندنیِ ۱۹۰۹ مرد به زن نگاه می‌کند. زن از کنارِ او بالا را می‌بیند، فرشته‌ای را که موهایش شعله است و همهٔ آسمان را گرفته. چشمِ فرشته پایین است و هر دو را می‌پاید. مثلثی درست می‌شود که بسته نمی‌شود: این پیِ آن است و آن پیِ دیگری. پشتِ زن درختی است با مار و پشتِ مرد درختی با دوازده شعله. هیچ‌کدام از دو نفر جلوِ پای خودش را نمی‌بیند.',
			],
			body: [
				'کارت تا عروسی بود، چنان‌که در دستهٔ اسفورتسا، ساده فهمیده می‌شد. وصلتِ دو خاندان قراردادی بود با ساز و نقاره و دل می‌خواست که بالای سرِ چنان قراردادی بچه‌ای بالدار و چشم‌بسته بکشند. بخت تیر را می‌اندازد، بعد جلوِ شاهد دست به دستِ هم می‌دهند. عشقِ آن کارت بیشتر نگه داشتنِ چیزی بود که امضا شده. سفرهٔ عقدِ ما هم آینه و شمعدان دارد و عروس و داماد اول چشمشان در آینه به هم می‌افتد؛ یک جسمِ سوم باید باشد تا دو نفر همدیگر را ببینند.',
				'چاپچی‌های مارسی صحنهٔ دیگری کشیدند. جوانی میانِ دو زن ایستاده و از لای ابر تیری به سویش نشانه رفته است. یکی دست بر شانه‌اش گذاشته و دیگری بر دلش. مردم یادِ حکایتی می‌افتادند که گزنفون از پرودیکوس آورده: هرکولِ جوان سرِ دوراهی نشسته بود که دو زن آمدند، یکی وعدهٔ آسودگی می‌داد و یکی وعدهٔ رنج. در این روایت عشق انتخاب است و انتخاب یعنی کسی تنها به خانه برمی‌گردد. روی جوان به یک سو است و پاهایش به سوی دیگر.',
				'در ۱۹۰۹ نوبتِ تصویرِ سوم شد: نه شاهدی، نه رقیبی، فقط دو نفرِ بی‌جامه و فرشته‌ای و کوهی. ویت عشقی می‌خواست پیرتر از قباله. باغی نصیبش شد و با باغ، مار هم آمد، چون این دو از یک قصه‌اند. از این سه تصویر تنها همین است که در آن کسی مجبور نیست کاری بکند؛ شاید برای همین روی لیوان‌ها همین را چاپ می‌کنند.',
				'فال‌خوان‌ها هر سه را در یک کشو دارند. کنار سؤالِ کار از دوراهی می‌گویند و کنار سؤالِ دل از باغ. از عروسی کمتر حرفی به میان می‌آید، با اینکه بیشترِ زوج‌ها در همان زندگی می‌کنند: در آن پردهٔ درازِ سوم که تیر سال‌ها پیش خورده و حالا کسی باید به لوله‌کش زنگ بزند. پیمانی که سه‌شنبه‌ای معمولی تمدید شود هم انتخاب است، فقط ابری برایش باز نمی‌شود.',
			],
			counter:
				'این کارت از هر چیز دوتا می‌کشد: دو درخت در باغ، دو زن، آری و نه. انتخاب‌های واقعی هفت‌تا هفت‌تا می‌آیند و سه‌تایشان پیدا نیست، و خواستنِ با همهٔ دل حالی است که آدم‌های عاقل کم به آن می‌رسند. کسی هم که این روزها عاشقِ هیچ‌کس نیست و حالش خوب است در این تصویر جایی ندارد. به بیانکا ماریا ویسکونتی که در شانزده‌سالگی به خانهٔ اسفورتسا رفت اگر می‌گفتند زیرِ این نقش چه‌ها خواهند فروخت باورش نمی‌شد.',
			practices: [
				'تصمیمی را که مدام می‌گویی «یا این یا آن» روی کاغذ بیاور. ساعت را هشت دقیقه بگذار و زیرش راهِ سوم و چهارم و پنجم را بنویس؛ یکی خنده‌دار باشد و یکی از آنها که رویت نمی‌شود بگویی. وقت که تمام شد خط زدن را شروع کن و خنده‌دار را آخر از همه خط بزن. حالا سراغِ آن دوتای اول برو؛ خیلی وقت‌ها معلوم می‌شود یک انتخاب‌اند در دو لباس.',
				'دفعهٔ بعد که روبه‌روی کسی نشستی که دوستش داری، پنج دقیقه حواست باشد هر کدام به کجا نگاه می‌کنید: به هم، به بشقاب، به پنجره، به صفحهٔ گوشی. درستش نکن. بعد مثلِ خودِ کارت، خط‌های نگاه را روی دستمال کاغذی بکش. اگر جای خنده بود، بگو او هم مالِ خودش را بکشد، و دو مثلث را کنار هم بگذارید.',
			],
			closings: [
				'زناشوییِ آن دو نفر بیست و چند سال طول کشید و نوگا هنوز پخته می‌شود. هیچ نقاشی سه‌شنبه‌ها را نکشیده است. کدام پیمان در زندگی‌ات چنان بی‌صدا سرِ جایش مانده که دیگر اسمش را عشق نمی‌گذاری؟',
				'شاید همین حالا کسی به تو نگاه می‌کند و تو از روی شانه‌اش چیزی بالدار را تماشا می‌کنی. رسمِ قدیمی‌ای است. اگر یک بار ردِ چشمِ او را می‌گرفتی به چه می‌رسیدی؟',
			],
		},
		ar: {
			keywords: ['العاشقان', 'تاروت', 'الاختيار', 'الحب', 'الزواج', 'الأوراق الكبرى'],
			titles: ['عرس ومفترق وبستان', 'من ينظر إلى من في ورقة العاشقين'],
			excerpts: [
				'الورقة نفسها كانت عرسًا، ثمّ شابًّا حائرًا بين امرأتين، ثمّ جنّة. وفي كلّ مرّة غيّرت رأيها في الحبّ.',
				'ينظر إليها وتنظر إلى الملاك. مثلّث من النظرات لا ينغلق، وخلف كلّ واحد منهما شجرة لا يراها.',
			],
			openings: [
				'في يوم من أيّام الخريف سنة ١٤٤١ تزوّجت بيانكا ماريا فيسكونتي، وهي في السادسة عشرة، القائد فرانشيسكو سفورزا في دير صغير خارج كريمونا، وكانت المدينة جزءًا من جهازها. وما زال الحلوانيّون في كريمونا يقولون إنّ حلوى اللوز المشهورة عندهم صُنعت أوّل مرّة لتلك المائدة؛ وهي حكاية حلوة وإن لم يشهد لها دفتر مطبخ. والذي بقي فعلًا من محيط تلك الأسرة ورقة مرسومة: رجل وامرأة يتصافحان، وفوقهما صبيّ ذو جناحين، معصوب العينين.',
				'لنتتبّع العيون في الورقة المرسومة في لندن سنة ١٩٠٩. الرجل ينظر إلى المرأة. والمرأة تنظر إلى أعلى، من جانبه، نحو ملاك شعره من لهب يملأ السماء. والملاك خافض بصره عليهما معًا. فيتكوّن من النظرات مثلّث لا ينغلق: هذا يطلب تلك، وتلك تطلب شيئًا آخر، والشيء الآخر يطلّ على الاثنين. خلف المرأة شجرة فيها حيّة، وخلف الرجل شجرة فيها اثنتا عشرة شعلة. ولا أحد منهما ينظر أمام قدميه.',
			],
			body: [
				'كان فهم الورقة يسيرًا حين كانت عرسًا، كما في مجموعة سفورزا. فزواج البيوت الحاكمة معاهدة تصحبها الطبول، ولا يخلو من جرأة أن يُرسم فوق معاهدة كهذه طفل مجنّح معصوب العينين. يرمي البخت سهمه أوّلًا، ثمّ توضع اليد في اليد أمام الشهود. والحبّ في تلك الصورة هو على الأكثر حفظُ ما جرى التوقيع عليه، والوفاء به في السنوات التي لا يحضرها الرسّامون ولا الطبّالون ولا ضيوف المائدة.',
				'ثمّ رسم طابعو مرسيليا مشهدًا آخر. شابّ واقف بين امرأتين، ومن الغيم سهم مصوّب إليه. واحدة تضع يدها على كتفه، والأخرى على قلبه. وكان الناس يذكرون عندها ما حكاه زينوفون عن بروديكوس: جلس هرقل الفتى عند مفترق الطريق فأقبلت عليه امرأتان، تعده إحداهما بالراحة وتعده الأخرى بالتعب. في هذه الرواية الحبّ اختيار، ومعنى الاختيار أنّ أحدًا سيعود إلى بيته وحيدًا. ووجه الفتى إلى جهة، وقدماه إلى جهة. ومن الغريب أنّ الذين نظروا في الورقة طوال قرون لم يتّفقوا على أيّ المرأتين هي الفضيلة، مع أنّ الرسّام فرّق بين ثوبيهما.',
				'وجاءت سنة ١٩٠٩ بالصورة الثالثة: لا شهود ولا منافسة، بل اثنان بلا ثياب وملاك وجبل. أراد وايت حبًّا أقدم من العقود، فكان له بستان، وجاءت الحيّة مع البستان لأنّهما من حكاية واحدة. وهي الوحيدة بين الصور الثلاث التي لا يُطلب فيها من أحد أن يفعل شيئًا، ولعلّ هذا سبب طبعها على أقداح القهوة. أمّا كتّاب العربيّة فكانوا أدقّ من الرسّامين؛ فقد عدّ ابن حزم في «طوق الحمامة» أبوابًا من الحبّ، فمنها باب من أحبّ من نظرة واحدة، وباب من لا يحبّ إلّا مع المطاولة، وجعل للوفاء بابًا وللغدر بابًا.',
				'وقرّاء الورق يحفظون الصور الثلاث في درج واحد. فإذا جاء العاشقان مع سؤال عن عمل تكلّموا عن المفترق، وإذا جاءا مع سؤال عن مودّة تكلّموا عن البستان. أمّا العرس فذكره قليل، مع أنّ أكثر الأزواج يسكنون فيه: في ذلك الفصل الثالث الطويل حيث مضت على السهم سنوات، وعلى أحدهما أن يتّصل بالسبّاك. والعهد الذي يُجدَّد في يوم ثلاثاء عاديّ اختيار هو الآخر، وإن لم تنشقّ له سحابة.',
			],
			counter:
				'تجعل الورقة كلّ شيء اثنين: شجرتين في البستان، وامرأتين، ونعم ولا. والاختيارات في الحياة تأتي سبعةً سبعة، ثلاثة منها خفيّة؛ والرغبة بالقلب كلّه حال لا يبلغها العقلاء إلّا نادرًا. ثمّ إنّها تُسقط من حسابها من لا يحبّ أحدًا في هذه الأيّام وهو بخير. ولو أُخبرت بيانكا ماريا فيسكونتي، وقد زُفّت إلى سفورزا في السادسة عشرة، بما سيُباع تحت هذه الصورة من هدايا لعجبت.',
			practices: [
				'ليُكتب قرار من النوع الذي يقال فيه «إمّا هذا وإمّا ذاك». ثمّ تُضبط الساعة على ثماني دقائق، ويُضاف تحته احتمال ثالث ورابع وخامس، على أن يكون بينها واحد مضحك وواحد يُستحيا من ذكره. وعند انتهاء الوقت يبدأ الشطب، ويبقى المضحك إلى الآخر. ثمّ انظروا ماذا جرى للاثنين الأوّلين؛ فكثيرًا ما يظهر أنّهما اختيار واحد في ثوبين. وعندئذ يصير الاحتمال الثالث هو أوّل سؤال حقيقيّ.',
				'في الجلسة القادمة مع شخص عزيز راقبوا خمس دقائق أين تقع نظرة كلّ واحد: على الآخر، أم على الصحن، أم على النافذة، أم على شاشة. ولا داعي إلى إصلاح شيء. ثمّ ارسموا خطوط النظر على منديل كما في الورقة. وإن كان في المجلس متّسع للضحك فليرسم الآخر خطوطه أيضًا، وليوضع المثلّثان جنبًا إلى جنب للمقارنة. ومن لم يجد منديلًا فليكتفِ بأصابعه على الطاولة.',
			],
			closings: [
				'دام زواج كريمونا بضعًا وعشرين سنة، وحلواها باقية إلى اليوم. ولم يرسم أحد أيّام الثلاثاء تلك. وما أكثرها. فأيّ عهد في الحياة يُحفظ في هدوء شديد حتّى نُسي أنّ اسمه حبّ؟',
				'ربّما كان ثمّة من ينظر الآن إلى وجه مشغول عنه بشيء ذي جناحين من وراء كتفه. إنّه ترتيب قديم لم يبتدعه أحد اليوم. فماذا يُرى لو تبعت العين مرّةً عين الآخر إلى حيث تنظر؟',
			],
		},
		es: {
			keywords: ['los enamorados', 'tarot', 'elección', 'amor', 'matrimonio', 'arcanos mayores'],
			titles: ['Boda, encrucijada, jardín', 'Quién mira a quién en Los Enamorados'],
			excerpts: [
				'La misma carta ha sido una boda ducal, un muchacho entre dos mujeres y el Edén. Con cada dibujo cambió de opinión sobre el amor.',
				'Él la mira a ella, ella mira al ángel, el ángel mira a los dos. Un triángulo que no se cierra y una serpiente bien visible.',
			],
			openings: [
				'En octubre de 1441, en una abadía pequeña a las afueras de Cremona, Bianca Maria Visconti, de dieciséis años, se casó con el capitán Francesco Sforza. La ciudad iba en la dote. Los confiteros de Cremona sostienen que su torrone se inventó para aquel banquete; en Jijona sonríen y callan, y ningún libro de cocina da la razón a nadie. Lo que sí se conserva, de aquella familia, es un naipe pintado: una pareja que se da la mano y, encima, un niño con alas y los ojos vendados.',
				'Sigue las miradas. En la carta londinense de 1909, él la mira a ella. Ella mira hacia arriba, por encima de su hombro, a un ángel de cabellos en llamas que ocupa el cielo entero. El ángel baja los ojos hacia ambos. Sale así un triángulo que no termina de cerrarse. Tras la mujer hay un árbol con su serpiente; tras el hombre, otro con doce llamas. Ninguno de los dos está mirando dónde pisa.',
			],
			body: [
				'Como boda, que es lo que era en la baraja Sforza, la carta se entendía sin esfuerzo. Los matrimonios entre casas reinantes eran tratados con música, y hacía falta cierto descaro para pintarles encima a un crío con alas y los ojos tapados. La suerte dispara y luego las manos se juntan ante testigos. El amor, ahí, consiste sobre todo en cumplir lo firmado.',
				'Los impresores de Marsella prefirieron otra escena. Un joven entre dos mujeres y, desde una nube, una flecha apuntando. Una le pone la mano en el hombro; otra, en el pecho. Recordaba un relato de Pródico que cuenta Jenofonte: a Hércules muchacho se le acercan dos señoras en una encrucijada, una ofrece comodidad y otra fatigas. En esta versión amar es elegir, y elegir significa que alguien vuelve a casa a solas. Él tiene la cara hacia un lado y los pies hacia el contrario.',
				'La tercera lámina es la de 1909: sin testigos, sin rival, dos cuerpos desnudos, un ángel, una montaña. Waite quería un amor anterior a los contratos. Consiguió un jardín, y con el jardín la serpiente, que venían en el mismo lote. De las tres imágenes es la única en que nadie tiene que hacer nada. Quizá por eso es la que se imprime en las tazas.',
				'Los lectores guardan las tres en un cajón. Si se pregunta por un trabajo, hablan de la encrucijada; si se pregunta por alguien, del jardín. La boda sale poco, y es donde vive la mayoría: ese tercer acto larguísimo en que la flecha fue hace años y toca llamar al fontanero. Calderón habría bajado el telón mucho antes. Un tratado que se renueva un martes corriente también es una elección, aunque no se abra ninguna nube para celebrarlo.',
			],
			counter:
				'La carta lo pone todo de dos en dos: dos árboles en el jardín, dos mujeres, sí o no. Las decisiones reales vienen de siete en siete y hay tres que no se ven; querer de todo corazón, por lo demás, es un estado raro entre gente sensata. Tampoco hay sitio ahí para quien ahora mismo no quiere a nadie y está tan a gusto. Bianca Maria Visconti, a la que casaron con su Sforza a los dieciséis, no entendería casi nada de lo que se vende con ese dibujo.',
			practices: [
				'Anota una decisión que cuentas como «o esto o lo otro». Pon el reloj a ocho minutos y escribe debajo una tercera vía, una cuarta y una quinta; que una sea cómica y otra te dé vergüenza. Cuando suene, empieza a tachar y deja la cómica para el final. Mira entonces las dos primeras: a menudo eran la misma, con distinto abrigo.',
				'La próxima vez que te sientes frente a alguien a quien quieres, observa cinco minutos adónde mira cada cual: al otro, al plato, a la ventana, a una pantalla. No lo corrijas. Después dibuja las líneas en una servilleta, como en el naipe. Si el ambiente da para reírse, que la otra persona haga su dibujo, y poned los dos triángulos juntos junto al pan.',
			],
			closings: [
				'El matrimonio de Cremona duró veinticuatro años, y los martes no los pintó nadie. El turrón, de una ciudad u otra, sigue vendiéndose. ¿Qué pacto mantienes con tan poco ruido que ya no lo llamas amor?',
				'Puede que alguien te esté mirando mientras tú, por encima de su hombro, contemplas algo con alas. La disposición es antigua. ¿Qué verías si por una vez siguieras los ojos del otro hasta el final?',
			],
		},
	},
};
