import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-high-priestess',
	motif: 'pomegranate',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the high priestess', 'tarot', 'silence', 'intuition', 'popess', 'major arcana'],
			titles: ['A Scroll Shown Only by Its Edge', 'The Woman Pope of Milan'],
			excerpts: [
				'She sits before a curtain sewn with pomegranates and shows four letters of a scroll. The High Priestess knows something; the more interesting matter is why she keeps it.',
				'In 1300 a woman of Milan was burned because a small sect had chosen her as its pope. A century and a half later a popess sat in a Milanese pack of cards.',
			],
			openings: [
				'The scroll lies half under her cloak, and of its title we may read four letters: TORA. The fifth is covered, or there is no fifth; the draughtswoman did not say. Behind the High Priestess hangs a cloth with palms and pomegranates, stretched between a black pillar and a white one, and where the cloth does not quite reach the edge one sees water, flat as a plate. It is a card made of things that are nearly visible. Even the moon has slipped down to the hem of her dress.',
				'In the pack painted for the Duke of Milan around 1450 there is a nun in a brown habit with the triple crown of the popes on her head. Nobody has explained her for certain. In 1966 the librarian Gertrude Moakley pointed to a local story: Maifreda da Pirovano, whom a little Milanese sect had chosen as its pope, and who was burned in 1300. She was of the same family as the Visconti. A cousin whom nobody mentioned at dinner, perhaps, and who was given a chair among the trumps.',
			],
			body: [
				'The old name of the card was simply the Popess, and it gave offence. Printers in later centuries found substitutes: some packs replaced her with Juno and a peacock, others with a swaggering Spanish captain. No other trump has been thrown out so often. When the London pack was drawn in 1909 she received the title High Priestess, a dress like falling water, the horned crown of an Egyptian goddess, and the two pillars of Solomon’s temple, which the Book of Kings calls Jachin and Boaz; only the initials are on the stone.',
				'Whatever she wears, her gesture has stayed. She has a book and does not read aloud from it. Compare the Magician beside her, all hands, and the Hierophant three numbers later, who blesses with two fingers and has pupils. She has neither tools nor school. What she knows she did not get by doing, and she cannot pass it on by teaching.',
				'Most people have met this kind of knowledge on an ordinary weekday. You hear a friend say on the telephone that all is well, and you know from the length of one pause that it is not. You have been told nothing. Psychologists speak of thin slices, of patterns learned so often that the steps have been forgotten; an experienced nurse sees that a patient is worse before the instruments do. It is knowledge with the working left out.',
				'And here is the tension of the card. Silence protects such things while they are young, as a hand protects a match. The same silence, kept too long, turns into a private superiority: the one at the table who knew it all along and let everybody walk on. In the London card the curtain between the pillars hides a sheet of water from us. It also hides from her whatever we might have said.',
			],
			counter:
				'An inner voice has no footnotes. What feels like intuition may be prejudice with good manners, last night’s wine, or an old fear in a quiet dress. Studies of judgement suggest that hunches deserve trust where a person has had long practice and honest feedback, and much less in love at first sight or on the stock exchange. The veil is beautiful, and one can hide ignorance behind it.',
			practices: [
				'Take something you believe you simply know about a person close to you. Write it in one line and fold the paper. Now spend six minutes listing what you have actually seen or heard: dates, sentences, the cup put down too hard. Leave interpretations off the list. When you unfold the paper, see how many of the items would persuade a stranger. Keep the sheet for a month rather than announcing it.',
				'Sit where you can hear a conversation in a language you do not know, or turn a film’s sound to one you cannot follow, and watch four minutes of it. Write three guesses: who wants something, who is tired, who has the last word. Then let somebody tell you, or read a summary. Count what you caught without words, and be as exact about what you invented.',
			],
			closings: [
				'She has been holding that scroll since 1909, and it has not been opened in public once. Some of what you keep rolled up is still ripening; some was ready years ago. How do you tell the one from the other?',
				'Every pack that threw her out found that the place could not stay empty. Somebody must sit between the pillars and say nothing. What do you know about your own affairs that you have not yet told yourself in a full sentence?',
			],
		},
		fa: {
			keywords: ['کاهنهٔ اعظم', 'تاروت', 'سکوت', 'شهود', 'انار', 'آرکانای بزرگ'],
			titles: ['طوماری که تنها لبه‌اش پیداست', 'پرده‌ای با نقش انار'],
			excerpts: [
				'کاهنهٔ اعظم پشت به پرده‌ای پر از انار نشسته و از طومارش چهار حرف را نشان می‌دهد. چیزی می‌داند؛ پرسش این است که چرا نگهش می‌دارد.',
				'انار میوه‌ای است که دانه‌هایش را پنهان می‌کند تا کسی آن را بشکافد. کارتی که پرده‌اش از انار است دربارهٔ دانستنِ بی‌صداست.',
			],
			openings: [
				'طومار نیمی زیر شنل اوست و از نامش چهار حرف پیداست. حرف پنجم یا پوشیده مانده یا اصلاً نیست؛ نقاش توضیحی نداده است. پشت سر کاهنهٔ اعظم، میان ستونی سیاه و ستونی سفید، پرده‌ای آویخته با نقش نخل و انار، و جایی که پرده کمی کوتاه می‌آید آبی دیده می‌شود بی‌موج، مثل سینی. در این کارت همه‌چیز یک قدم مانده به دیده‌شدن است. ماه هم از آسمان سُر خورده و آمده کنار دامن او نشسته است.',
				'شب یلدا کسی انار را می‌گیرد، با نوکِ کارد دورِ تاجش خطی می‌اندازد و از آن به بعد دیگر کارد به کار نمی‌آید: باید با انگشت باز کرد، آرام، که دانه‌ها نترکد. از پوستِ انار هیچ‌وقت نمی‌شود فهمید تویش سرخ است یا رنگ‌پریده. روی پردهٔ پشتِ کاهنهٔ اعظم، در کارتی که سال ۱۹۰۹ در لندن کشیده شد، پر از همین میوه است و چندتایش را نقاش شکافته کشیده، گویی کسی پیش از ما آمده و نتوانسته صبر کند.',
			],
			body: [
				'نام قدیمِ کارت «پاپِ زن» بود و خیلی‌ها را می‌رنجاند. در دستهٔ میلان، حدود ۱۴۵۰، راهبه‌ای است با جامهٔ قهوه‌ای و تاج سه‌طبقهٔ پاپ. گرترود موکلی، کتابدار آمریکایی، در ۱۹۶۶ نوشت که شاید یادِ زنی از خویشانِ خاندان ویسکونتی باشد که فرقه‌ای کوچک در میلان او را به پاپی برگزید و در سال ۱۳۰۰ سوزانده شد. کسی یقین ندارد. بعدها چاپچی‌ها هر بار بهانه‌ای پیدا کردند و او را برداشتند؛ گاهی به جایش الههٔ رومی با طاووسش نشست و گاهی سرداری اسپانیایی. هیچ برگی به‌اندازهٔ او از خانه بیرون نشده است.',
				'در لندن لقبِ کاهنهٔ اعظم گرفت و پیراهنی که مثل آب تا پای تخت می‌ریزد. دو ستون از معبد سلیمان آمده‌اند و حرفِ اول نامشان روی سنگ است. اما حرکتِ دستش از میلان تا لندن یکی مانده: نوشته‌ای دارد و از روی آن برای کسی نمی‌خواند. جادوگر که پیش از اوست همه دست است؛ پیر راهنما که سه شماره بعد می‌آید شاگرد دارد. او نه ابزار دارد و نه مکتب.',
				'این‌جور دانستن را همه چشیده‌ایم. دوستت پشت تلفن می‌گوید «خوبم، چیزی نیست» و تو از درازیِ یک مکث می‌فهمی که هست. هیچ خبری به تو نداده‌اند. روان‌شناس‌ها می‌گویند آدم الگویی را آن‌قدر دیده که پله‌هایش را از یاد برده؛ پرستارِ کارکشته پیش از دستگاه می‌فهمد حالِ بیمار برگشته است. دانستنی است که راه‌حلش را پاک کرده‌اند و فقط جوابش مانده.',
				'گرهِ کارت همین‌جاست. سکوت چنین چیزی را در خامی‌اش نگه می‌دارد، مثل دستی که دورِ کبریت می‌گیرند. همان سکوت اگر دراز شود بوی دیگری می‌گیرد: کسی سرِ سفره از اول می‌دانسته و گذاشته همه بروند. پردهٔ میانِ دو ستون آبی را از ما پنهان کرده است؛ حرفِ ما را هم از او پنهان کرده.',
			],
			counter:
				'صدای درون پانوشت ندارد. آنچه به نام شهود می‌آید شاید پیش‌داوریِ مؤدبی باشد، یا بی‌خوابیِ دیشب، یا ترسی قدیمی در لباسِ آرام. پژوهش‌ها دربارهٔ قضاوت نشان می‌دهند به حدس جایی می‌شود تکیه کرد که آدم سال‌ها تمرین کرده و هر بار نتیجه را دیده باشد؛ در دلباختنِ یک‌شبه و خریدِ سهام خیلی کمتر. پردهٔ زیبا چیزِ دیگری را هم خوب پنهان می‌کند: ندانستن را.',
			practices: [
				'چیزی را که دربارهٔ نزدیکانت «می‌دانی» در یک خط بنویس و کاغذ را تا کن. حالا شش دقیقه فقط آنچه را دیده یا شنیده‌ای بشمار: تاریخ، جمله، استکانی که محکم‌تر از همیشه روی میز آمد. تفسیر ننویس. بعد تای کاغذ را باز کن و ببین چند تا از اینها غریبه‌ای را هم قانع می‌کند. به کسی اعلامش نکن؛ تا یک ماه لای کتابی نگهش دار و بعد دوباره بخوان.',
				'فیلمی به زبانی پیدا کن که نمی‌دانی، زیرنویسش را بردار و چهار دقیقه نگاه کن. سه حدس بنویس: چه کسی چیزی می‌خواهد، چه کسی خسته است، حرفِ آخر با کیست. بعد زیرنویس را برگردان و همان صحنه را از نو ببین. بشمار چه را بی‌کلام گرفته بودی، و با همان دقت بشمار چه را از خودت درآورده بودی. دومی معمولاً داستانِ بهتری است و به همین دلیل خطرناک‌تر.',
			],
			closings: [
				'از ۱۹۰۹ تا امروز آن طومار را در دست دارد و یک بار هم جلوِ کسی بازش نکرده. بعضی از چیزهایی که پیچیده نگه داشته‌ای هنوز می‌رسند و بعضی سال‌هاست رسیده‌اند. این دو را از کجا از هم می‌شناسی؟',
				'انارِ رسیده اگر روی شاخه بماند خودش ترک می‌خورد و آن‌وقت پرنده‌ها زودتر از صاحبِ باغ خبر می‌شوند. دربارهٔ کارِ خودت چه می‌دانی که هنوز یک بار هم در جمله‌ای کامل به خودت نگفته‌ای؟',
			],
		},
		ar: {
			keywords: ['الكاهنة العظمى', 'تاروت', 'الصمت', 'الحدس', 'الرمان', 'البابوية جوانا'],
			titles: ['لفافة لا يُرى منها إلّا طرفها', 'ستار من رمّان'],
			excerpts: [
				'تجلس الكاهنة العظمى أمام ستار من رمّان، ولا تُظهر من لفافتها غير حروف أربعة. إنّها تعرف شيئًا؛ والسؤال لماذا تحفظه.',
				'ورقة طردها الطابعون مرّة بعد مرّة، ووضعوا مكانها طاووسًا أو قائدًا إسبانيًّا، ثمّ عادت إلى كرسيّها ولم تقل كلمة.',
			],
			openings: [
				'نصف اللفافة تحت العباءة، ولا يُقرأ من عنوانها إلّا حروف أربعة. أمّا الخامس فإمّا مستور وإمّا لا وجود له، ولم تترك الرسّامة بيانًا. وخلف الكاهنة العظمى ستار موشّى بالنخل والرمّان، مشدود بين عمود أسود وعمود أبيض، وحيث يقصر الستار قليلًا عن حافّته يظهر ماء ساكن كصفحة النحاس. كلّ ما في هذه الورقة على وشك أن يُرى. حتّى القمر انزلق من السماء واستقرّ عند طرف الثوب، كأنّه جاء ليسمع شيئًا ولم يُؤذن له.',
				'في مجموعة الأوراق التي رُسمت لدوق ميلانو نحو سنة ١٤٥٠ راهبة في ثوب بنّيّ، وعلى رأسها تاج البابوات ذو الطبقات الثلاث. لا أحد يعلم يقينًا من هي. وفي سنة ١٩٦٦ أشارت أمينة المكتبة جرترود مواكلي إلى حكاية محلّيّة: امرأة من ميلانو اختارتها جماعة صغيرة «بابا» لها، فأُحرقت سنة ١٣٠٠، وكانت من قرابة آل فيسكونتي أصحاب تلك الأوراق. فلعلّها ذكرى عائليّة جلست بين الأوراق الرابحة، ولعلّها غير ذلك.',
			],
			body: [
				'كان اسم الورقة القديم «البابا المرأة»، وكان يؤذي الأسماع. لذلك كلّما ضاق بها الطابعون أخرجوها: مرّة حلّت مكانها إلهة رومانيّة ومعها طاووسها، ومرّة قائد إسبانيّ يتبختر في ريشه. ولم تُطرد ورقة رابحة بقدر ما طُردت. فلمّا رُسمت مجموعة لندن سنة ١٩٠٩ أُعطيت لقب الكاهنة العظمى، وثوبًا ينسكب كالماء، وعمودين من هيكل سليمان يحمل كلّ منهما الحرف الأوّل من اسمه. وكان ذلك أرفق من كلّ ما سبقه، إذ بُدّل لقبها ولم تُخرج من الدار.',
				'تبدّل لباسها وبقيت حركتها. ففي يدها كتاب ولا تقرأ منه على أحد. جارها الساحر يداه لا تهدآن، والمرشد الأكبر الذي يليها بثلاث ورقات له تلامذة يباركهم بإصبعين. أمّا هي فلا أدوات عندها ولا مدرسة. ما تعرفه لم يأتِ من العمل، ولا ينتقل بالتعليم، ولهذا يصعب على السائل أن يخرج من عندها بجواب يحمله إلى بيته. والعمودان من ورائها يقولان الشيء نفسه بلغة البناء: أبيض وأسود، وليس بينهما باب ولا حارس، بل قماش رقيق يحرّكه أيّ نسيم. من أراد العبور عبر؛ غير أنّ القماش الموشّى يكفي وحده لصرف أكثر الزائرين، وهذا شأن الأسرار التي لا يحرسها إلّا الحياء من السؤال.',
				'وهذا الضرب من المعرفة ذاقه الناس في أيّام عاديّة جدًّا. صديق يقول في الهاتف إنّ الأمور بخير، فيُفهم من طول سكتة واحدة أنّها ليست بخير، ولم يُذكر خبر. يقول علماء النفس إنّ الذهن رأى النمط مرارًا حتّى نسي درجات السلّم الذي صعد عليه؛ والممرّضة الخبيرة تلحظ انتكاس المريض قبل الأجهزة. وقد كان أجدادنا يسمّون شيئًا من هذا فراسة، وألّف فيه الرازي كتابًا، يستدلّ فيه بالظاهر على الخفيّ. إنّها مسألة مُحيت خطوات حلّها وبقي الجواب.',
				'وهنا عقدة الورقة. فالصمت يحمي مثل هذه المعرفة ما دامت غضّة، كما تحيط الكفّ بعود الثقاب. فإذا طال الصمت نفسه صار تعاليًا خفيًّا: واحد في المجلس كان يعلم منذ البداية وترك القوم يمضون. ومن طالت عشرته لمثله يعرف كم يثقل على المائدة جليس يعلم ولا يقول. والستار الذي يحجب عنّا الماء الساكن وراءها يحجب عنها أيضًا كلّ ما كان في وسعنا أن نقول.',
			],
			counter:
				'الصوت الباطن بلا حواشٍ ولا مراجع. وما يتقدّم باسم الحدس قد يكون حكمًا مسبقًا مهذّبًا، أو أثر ليلة بلا نوم، أو خوفًا قديمًا في ثوب هادئ. وتدلّ دراسات الحكم والتقدير على أنّ التخمين جدير بالثقة حيث طال المران وعُرفت النتائج مرّة بعد مرّة، وأنّه دون ذلك كثيرًا في الحبّ من أوّل نظرة وفي سوق الأسهم. والستر الجميل قد يخفي وراءه الجهل أيضًا.',
			practices: [
				'ليُكتب في سطر واحد أمر عن شخص قريب يبدو معلومًا بلا دليل، ولتُطوَ الورقة عليه. ثمّ ستّ دقائق لا يُدوَّن فيها إلّا ما رأته العين أو سمعته الأذن: تاريخ، جملة، فنجان وُضع على الطاولة بأشدّ من المعتاد. لا تأويل. وبعد فتح الورقة عدّوا ما يقنع من ذلك رجلًا غريبًا. ولا حاجة إلى إعلان النتيجة؛ تبقى بين صفحتين من كتاب شهرًا كاملًا ثمّ تُقرأ ثانية.',
				'شاهدوا أربع دقائق من فيلم بلغة مجهولة بعد حجب الترجمة، واكتبوا ثلاثة تخمينات: من الذي يريد شيئًا، ومن المتعب، ولمن الكلمة الأخيرة. ثمّ أعيدوا المشهد نفسه مع الترجمة. احسبوا ما التُقط بلا كلام، واحسبوا بالدقّة نفسها ما اختُرع اختراعًا. والثاني في الغالب أحسن حبكة من الأوّل، وهذا هو وجه الخطر فيه. ومن شاء فليُعد التجربة بعد أسبوع بفيلم آخر ولينظر أيّ العمودين نما.',
			],
			closings: [
				'تمسك لفافتها منذ سنة ١٩٠٩ ولم تفتحها أمام أحد. وفي كلّ بيت لفائف مثلها، بعضها لم ينضج، وبعضها نضج منذ أعوام ونسيه أصحابه في العتمة. فبأيّ علامة يُعرف هذا من ذاك؟',
				'كلّما أُخرجت من مكانها تبيّن أنّ المكان لا يبقى خاليًا، وأنّ أحدًا لا بدّ أن يجلس بين العمودين ويسكت. فما المعلوم الذي لم يُقل بعد، ولو للنفس وحدها، في جملة كاملة؟',
			],
		},
		es: {
			keywords: ['la sacerdotisa', 'la papisa', 'tarot', 'silencio', 'intuición', 'arcanos mayores'],
			titles: ['El rollo que solo enseña el borde', 'La Papisa a la que echaron tantas veces'],
			excerpts: [
				'Ante una cortina de granadas, La Sacerdotisa deja ver cuatro letras de su rollo y ninguna más. Sabe algo. Lo curioso es por qué lo guarda.',
				'La cambiaron por Juno, la cambiaron por un capitán español, le cambiaron el nombre. La Papisa siempre acabó volviendo a su silla, callada.',
			],
			openings: [
				'Media Torá asoma bajo el manto: cuatro letras, y la que falta quizá ni exista. Detrás de La Sacerdotisa cuelga una tela de palmas y granadas, tendida entre una columna negra y una blanca, y por la rendija del borde se adivina un agua quieta como un plato. Todo en esta lámina está a punto de verse. La luna misma se ha escurrido del cielo y descansa en el bajo del vestido, igual que un gato que hubiera encontrado sitio.',
				'Durante un tiempo, en ciertas barajas impresas en Flandes, la carta número dos llevó un sombrero de plumas, un jubón acuchillado y un letrero: el Capitán Español. Ocupaba la silla de una señora. La Papisa, con su tiara y su libro, escandalizaba a clientes y censores, y los impresores resolvieron el apuro con un fanfarrón de comedia. En otros talleres pusieron a Juno con su pavo real. Ninguna otra carta del tarot ha sido despedida tantas veces.',
			],
			body: [
				'La más antigua que conservamos es milanesa, de hacia 1450: una monja de hábito pardo con la triple corona de los papas. Nadie sabe con seguridad a quién retrata. La bibliotecaria Gertrude Moakley propuso en 1966 una historia local: Maifreda da Pirovano, elegida papa por una secta diminuta y quemada en el año 1300, era parienta de los Visconti, la familia que encargaba aquellas barajas. Otros prefieren la leyenda de la papisa Juana, o una simple alegoría de la fe.',
				'En Londres, en 1909, le quitaron la tiara, le pusieron la corona de una diosa egipcia y la sentaron entre las columnas del templo de Salomón, con sus iniciales grabadas. El gesto se salvó de la reforma. Tiene un texto y no lo lee en voz alta. El Mago, su vecino, es todo manos; El Hierofante, tres cartas después, tiene alumnos. Ella no tiene ni taller ni escuela.',
				'Ese modo de saber lo conoces de cualquier martes. Una amiga dice por teléfono que todo va bien, y por lo que dura una pausa entiendes que no. Nadie te ha contado nada. Los psicólogos hablan de pautas aprendidas tantas veces que se olvidaron los peldaños: la enfermera veterana nota que el enfermo empeora antes que la máquina. Es un problema resuelto al que le han borrado las cuentas.',
				'De ahí la tirantez de la carta. El silencio protege lo que aún es tierno, como la mano que rodea una cerilla. Alargado, ese mismo silencio se agria y se vuelve superioridad: alguien en la mesa lo supo desde el principio y dejó que los demás siguieran andando. La cortina que cuelga entre las columnas nos tapa un agua quieta. A ella le tapa nuestras caras.',
			],
			counter:
				'La voz interior no trae notas al pie. Lo que llamas intuición puede ser un prejuicio bien educado, el vino de anoche o un miedo antiguo vestido de calma. Los estudios sobre el juicio aconsejan fiarse de las corazonadas donde ha habido años de práctica y resultados a la vista, y bastante menos en la bolsa o en los flechazos. Un velo bonito tapa también, y muy bien, que no se sabe nada.',
			practices: [
				'Escribe en una línea algo que «sabes» de alguien cercano y dobla el papel. Ahora, durante seis minutos, apunta solo lo que has visto u oído: una fecha, una frase, aquella taza dejada con demasiada fuerza. Nada de interpretaciones. Desdobla y cuenta cuántas de esas cosas convencerían a un desconocido. No lo anuncies; mételo en un libro que no vayas a abrir hasta dentro de un mes.',
				'Ponte cuatro minutos de una película en un idioma que ignores, sin subtítulos. Anota tres conjeturas: quién quiere algo, quién está cansado, quién tiene la última palabra. Luego repite la escena con subtítulos. Haz la cuenta de lo que pescaste sin palabras y, con igual rigor, de lo que pusiste tú. Lo segundo suele tener mejor argumento; por eso engaña.',
			],
			closings: [
				'Lleva con el rollo en el regazo desde 1909 y no lo ha abierto ante nadie. De lo que tú guardas enrollado, una parte aún madura y otra estaba lista hace años. ¿En qué se distinguen, cuando las tocas?',
				'Al capitán de las plumas lo olvidaron pronto; la silla, en cambio, no se pudo quitar. Alguien tiene que sentarse ahí y callar un rato. ¿Qué sabes de tus propios asuntos que todavía no te has dicho en una frase entera?',
			],
		},
	},
};
