import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-emperor',
	motif: 'mountain',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the emperor', 'tarot', 'order', 'authority', 'boundaries', 'major arcana'],
			titles: ['How a Judge Should Cross His Legs', 'Armour Under the Robe'],
			excerpts: [
				'An old German court rule told the judge to sit like a grim lion, right leg over left. The Emperor of Marseille sits the same way, and it may be no accident.',
				'He wears iron indoors and rules a valley where nothing grows by chance. A card about order, and about what order costs the one who keeps it.',
			],
			openings: [
				'The court rules of the Westphalian town of Soest advised the judge how to sit: like a grim lion, with the right foot over the left, and if the case did not become clear to him he was to think it over so for a very long time. Legs crossed in this way were the sign of somebody who must not be rushed. On the tarot cards of Marseille the Emperor is seen from the side, leaning against his throne, with one shin laid over the other in a neat figure four.',
				'Look at his feet first. Under the heavy robe of the Emperor, in the London pack of 1909, two plates of steel come out: the man is in armour, at home, on an ordinary day, with nobody else in the picture. His throne is a block of stone with four rams’ heads. Behind him rise bare orange cliffs, and a very thin river runs at their foot, as though it had been allowed to. He looks at us from the corner of one eye.',
			],
			body: [
				'The first known Emperors of the tarot were made for people who needed one. Francesco Sforza, a soldier of fortune, took Milan in 1450 and called himself its duke; the real Emperor, Frederick the Third, declined to recognise him. In the pack painted for that family the Emperor is an old man with a divided beard and the black eagle on his tall hat. A ruler without papers had the signature he lacked painted in gold leaf, and played trumps with it in the evening.',
				'That is a good beginning for a card about authority, which always has something painted about it. It works as long as people look. A boundary, a timetable, a sentence such as “we do not shout in this house” holds up nothing by its weight. It stands because someone repeats it calmly on days when it is tedious to do so. Whoever has run a classroom or a kitchen knows that the shouting begins where this dull work has been left undone.',
				'There was an Emperor who wrote about it. Marcus Aurelius kept his notes in Greek, some of them in a camp on the Danube, and they are addressed to himself. He does not praise order. He reminds himself to get out of bed, to expect meddlers and ungrateful people before lunch, to beware of being dyed purple. The most powerful man of his world spent his evenings setting limits to one subject: the man inside the cloak.',
				'In the London pack of 1909 he wears steel shoes under his robe, and this is what they ask about. Armour is meant for outside. A man who sits in it by his own fire either expects an attack or has forgotten that it can be taken off, and the valley behind him shows what grows under such a government. It is perfectly tidy. The card stands for the hand that holds things together, and it leaves open whether the hand can still unclench.',
			],
			counter:
				'Order likes to describe itself as protection. Many of the worst things have been done by punctual men with clear rules, and a family in which one person’s timetable is called reason may simply be afraid of him. The card also makes structure look male and old, which is habit speaking. Some of the firmest boundaries were ever drawn by a tired woman who said: not before six.',
			practices: [
				'Write down three rules that hold in your life at present, such as when you stop work, who may ring you late, what is not said at table. Beside each put its founder: yourself, a parent, a former boss, nobody. Do not spend more than seven minutes on it. Then choose the one whose founder has long left, and decide in one written sentence whether it is confirmed or repealed, with today’s date, as an office would.',
				'Draw the plan of your flat in five strokes and mark the places where nobody may disturb you. If there is none, mark where one chair could stand for half an hour a day. Now mark where you disturb the others without asking. Show the plan to one person who lives with you, or keep it by the door if you live alone, and change one line tonight.',
			],
			closings: [
				'The judge of Soest was to sit with crossed legs until he understood, and the town could wait. You have passed some judgements standing. Which of them would come out differently if you had to sit through them?',
				'In his notes Marcus wrote against his own cloak, and the cloak went on being purple. Everyone governs something, if only a drawer. What would the people under your rule change first, supposing they could do it while you slept?',
			],
		},
		fa: {
			keywords: ['امپراتور', 'تاروت', 'نظم', 'اقتدار', 'مرز', 'آرکانای بزرگ'],
			titles: ['قاضی باید چطور بنشیند', 'زرهی زیر قبا'],
			excerpts: [
				'در قانونِ شهری آلمانی نوشته بودند قاضی مثل شیرِ عبوس بنشیند، پای راست روی چپ. امپراتورِ مارسی درست همین‌طور نشسته است.',
				'در خانهٔ خودش هم آهن پوشیده و در دره‌اش هیچ چیز به‌تصادف نمی‌روید. کارتی دربارهٔ نظم و خرجی که نظم‌دهنده می‌دهد.',
			],
			openings: [
				'در قواعدِ دادگاهِ شهر زوستِ آلمان آمده بود که قاضی چگونه بنشیند: مثل شیری عبوس، پای راست روی پای چپ، و اگر مرافعه روشن نشد همان‌طور بماند و مدت‌ها فکر کند. پا روی پا انداختن نشانِ کسی بود که نباید هولش کرد. در تاروتِ مارسی امپراتور را از پهلو می‌بینیم که به تختش یله داده و ساقِ یک پا را روی ساقِ دیگر انداخته است. شاید نقاش قانون زوست را نمی‌شناخته؛ اما می‌دانسته آدمی که می‌خواهد حکم کند باید اول خوب بنشیند.',
				'اول به پاهایش نگاه کن. از زیرِ قبای سنگینِ امپراتور، در کارتِ لندنیِ ۱۹۰۹، دو تکه فولاد بیرون زده است: مرد در خانهٔ خودش، در روزی معمولی، بی‌آنکه کسی روبه‌رویش باشد، زره پوشیده. تختش یک پاره سنگ است با چهار سرِ قوچ. پشت سرش صخره‌های لخت و نارنجی بالا رفته و رودی بسیار باریک از پایشان می‌گذرد، مثل رودی که برای گذشتن اجازه گرفته باشد. او ما را از گوشهٔ چشم می‌پاید.',
			],
			body: [
				'نخستین امپراتورهایی که از تاروت مانده برای کسانی کشیده شد که به امپراتور نیاز داشتند. فرانچسکو اسفورتسا سربازِ مزدبگیری بود که در ۱۴۵۰ میلان را گرفت و خودش را دوک خواند، و امپراتورِ واقعی، فردریکِ سوم، زیرِ بار نرفت. در دسته‌ای که برای آن خاندان نقاشی شد امپراتور پیرمردی است با ریشِ دوشاخه و عقابی سیاه روی کلاهِ بلندش. حاکمی که فرمان نداشت، مُهرِ نداشته‌اش را با ورقِ طلا روی کارت نشاند و شب‌ها با آن بازی کرد.',
				'برای کارتی که از اقتدار می‌گوید این شروعِ بدی نیست، چون در اقتدار همیشه چیزی نقاشی‌شده هست و تا وقتی نگاهش می‌کنند کار می‌کند. مرز، ساعتِ شام، جمله‌ای مثل «در این خانه داد نمی‌زنیم» با وزنِ خودش نمی‌ایستد. کسی باید در روزهایی که حوصله‌اش سر رفته باز آرام تکرارش کند. هر که کلاس یا آشپزخانه‌ای را گردانده می‌داند فریاد از جایی شروع می‌شود که این کارِ ملال‌آور روی زمین مانده باشد.',
				'امپراتوری بوده که در این‌باره چیز نوشته است. مارکوس اورلیوس یادداشت‌هایش را به یونانی، بعضی را در اردوگاهی کنار دانوب، خطاب به خودش می‌نوشت. از نظم تعریف نمی‌کند؛ به خودش یادآوری می‌کند از رختخواب بلند شود، پیش از ظهر منتظرِ آدمِ فضول و ناسپاس باشد و بپاید که رنگِ ارغوان به خودش نگیرد. قدرتمندترین مردِ روزگارش شب‌ها برای یک رعیت حد می‌گذاشت: همان که زیرِ شنل بود. در سنتِ ما هم نصیحت‌نامه را برای پادشاه می‌نوشتند و او باید می‌خواند؛ اینجا یکی هر دو کار را کرده است.',
				'در کارتِ لندنیِ ۱۹۰۹ زیرِ قبایش کفشِ فولادی به پا دارد، و آن کفش هم همین را می‌پرسد. زره مالِ بیرون است. کسی که کنارِ آتشِ خودش با زره می‌نشیند یا منتظرِ حمله است یا یادش رفته که می‌شود درش آورد. درهٔ پشتِ سرش هم نشان می‌دهد زیر چنین حکومتی چه می‌روید: همه‌جا مرتب است و یک بوته نیست. این کارت دستی است که چیزها را نگه می‌دارد؛ نمی‌گوید این دست هنوز بلد است باز شود یا نه.',
			],
			counter:
				'نظم دوست دارد نامِ خودش را محافظت بگذارد. بسیاری از بدترین کارها را مردانی وقت‌شناس با قاعده‌های روشن کرده‌اند، و خانه‌ای که در آن برنامهٔ یک نفر اسمش عقل است شاید فقط از او می‌ترسد. کارت، قاعده را مرد و پیر می‌کشد و این عادتِ چشم است. محکم‌ترین مرزها را گاهی زنی خسته گذاشته که گفته: پیش از شش، نه.',
			practices: [
				'سه قاعده را که این روزها در زندگی‌ات برقرار است بنویس؛ مثلاً کِی دست از کار می‌کشی، چه کسی حق دارد دیروقت زنگ بزند، سر سفره از چه حرف نمی‌زنید. کنار هرکدام بانی‌اش را بیاور: خودت، پدر یا مادر، رئیسِ سابق، هیچ‌کس. بیش از هفت دقیقه پایش نمان. بعد آن یکی را که بانی‌اش سال‌هاست رفته بردار و در یک جمله، با تاریخِ امروز، مثل اداره‌ها بنویس: تأیید شد، یا لغو.',
				'نقشهٔ خانه‌ات را با پنج خط بکش و جایی را که در آن کسی حق ندارد مزاحمت شود علامت بزن. اگر نیست، جای یک صندلی را نشان کن که روزی نیم ساعت مالِ تو باشد. حالا با رنگی دیگر جاهایی را علامت بزن که تو بی‌اجازه مزاحمِ دیگران می‌شوی. نقشه را به یکی از هم‌خانه‌ها نشان بده یا اگر تنهایی پشتِ در بچسبان، و همین امشب یک خطش را عوض کن.',
			],
			closings: [
				'قاضیِ زوست باید پا روی پا می‌نشست تا بفهمد، و شهر صبر می‌کرد. تو هم حکم‌هایی داده‌ای که ایستاده دادی و در را بستی. کدامشان اگر مجبور می‌شدی پایش بنشینی جورِ دیگری درمی‌آمد؟',
				'مارکوس بر ضد شنلِ خودش می‌نوشت و شنل همچنان ارغوانی بود. هر کسی بر چیزی حکومت می‌کند، گیرم بر یک کشو. اگر رعیت‌هایت می‌توانستند وقتی خوابی یک چیز را عوض کنند، از کجا شروع می‌کردند؟',
			],
		},
		ar: {
			keywords: ['الإمبراطور', 'تاروت', 'النظام', 'السلطة', 'الحدود', 'ماركوس أوريليوس'],
			titles: ['كيف ينبغي للقاضي أن يجلس', 'درع تحت الرداء'],
			excerpts: [
				'أوصت قواعد محكمة ألمانيّة قديمة قاضيها بأن يجلس كأسد عابس، ساقًا على ساق. وإمبراطور مرسيليا جالس الجلسة نفسها.',
				'يلبس الحديد في بيته، ولا ينبت في واديه شيء مصادفة. ورقة عن النظام، وعمّا يدفعه صاحبه ثمنًا له.',
			],
			openings: [
				'جاء في قواعد محكمة زوست، وهي بلدة ألمانيّة، وصف لجلوس القاضي: كأسد عابس، قدمه اليمنى فوق اليسرى، فإن لم تتّضح له القضيّة أطال التفكير وهو على تلك الحال. كانت الساق على الساق علامة رجل لا يجوز أن يُستعجل. وفي تاروت مرسيليا يُرى الإمبراطور من جانبه مستندًا إلى عرشه وقد ألقى ساقًا على ساق. ربّما لم يسمع رسّام الورق بتلك البلدة؛ لكنّه كان يعلم أنّ من أراد أن يحكم بين الناس فليُحسن الجلوس أوّلًا.',
				'لنبدأ من القدمين. فمن تحت رداء الإمبراطور الثقيل، في مجموعة لندن سنة ١٩٠٩، تبرز قطعتان من الفولاذ: رجل في داره، في يوم كسائر الأيّام، لا أحد أمامه، وهو لابس درعه. عرشه كتلة من حجر نُحتت عليها أربعة رؤوس كباش. ووراءه صخور عارية بلون النارنج، يجري عند أسفلها نهر نحيل جدًّا كأنّه استأذن في الجريان قبل أن يجري. وعينه تراقبنا من طرفها، مراقبة من تعوّد أن تأتيه الأخبار متأخّرة.',
			],
			body: [
				'رُسمت أقدم صور الإمبراطور في التاروت لقوم كانوا في حاجة إلى إمبراطور. ففرانشيسكو سفورزا، وهو قائد جنود مأجورين، استولى على ميلانو سنة ١٤٥٠ وسمّى نفسه دوقها، ورفض الإمبراطور الحقيقيّ فريدريش الثالث أن يعترف به. وفي المجموعة المرسومة لأسرته نرى الإمبراطور شيخًا مفروق اللحية، وعلى قبّعته العالية النسر الأسود. حاكم بلا مرسوم أمر بأن يُرسم له الختم الناقص بورق الذهب، ثمّ لعب به في السهرات. ولعلّه كان يبتسم كلّما كسب الجولة بتلك الورقة دون غيرها.',
				'وتلك بداية صالحة لورقة عن السلطة، ففي السلطة دائمًا شيء مرسوم، يعمل ما دام الناس ينظرون إليه. الحدّ، وموعد العشاء، وجملة مثل «لا صراخ في هذا البيت»: لا شيء من ذلك يقف بثقله. إنّما يقف لأنّ أحدهم يعيده بهدوء في الأيّام التي تُملّ فيها الإعادة. ومن أدار صفًّا في مدرسة أو مطبخًا في مطعم يعرف أنّ الصراخ يبدأ من حيث أُهمل هذا العمل المملّ.',
				'وقد كتب في هذا إمبراطور. كان ماركوس أوريليوس يدوّن خواطره باليونانيّة، وبعضها في معسكر على الدانوب، ويخاطب بها نفسه. لا يمدح النظام، بل يذكّر نفسه بالنهوض من الفراش، وبأنّ فضوليًّا وجاحدًا سيلقيانه قبل الظهر، وبألّا يصبغه الأرجوان. وقد كتب أدباؤنا للملوك نصائح كثيرة، يؤلّفها كاتب ويسمعها سلطان، ومنها ما جرى على لسان بيدبا في كليلة ودمنة؛ أمّا هنا فالناصح والمنصوح رجل واحد، وأصعب رعاياه ذلك الذي تحت العباءة.',
				'وعن هذا يسأل الحذاء الفولاذيّ الذي يلبسه تحت ردائه في مجموعة لندن. الدرع للخارج. فمن جلس به عند موقده إمّا أنّه ينتظر هجومًا وإمّا أنّه نسي أنّ الدرع يُخلع. والوادي من خلفه يُري ما ينبت تحت حكم كهذا: كلّ شيء مرتّب، ولا عشبة واحدة. وحين تُقلب هذه الورقة في قراءة عن العمل أو البيت يُفرح بها عادةً من تعب من الفوضى، وله في ذلك حقّ، فالجدار الذي يُسند إليه الظهر نعمة. إنّها اليد التي تمسك الأشياء كي لا تتبعثر، ولم تقل لنا هل ما زالت تعرف كيف تُبسط.',
			],
			counter:
				'يحبّ النظام أن يسمّي نفسه حماية. وكثير من أسوأ ما وقع في التاريخ قام به رجال دقيقون في مواعيدهم، واضحون في قواعدهم. والبيت الذي يُدعى فيه جدول واحد من أهله عقلًا قد يكون خائفًا منه لا أكثر. ثمّ إنّ الورقة ترسم القاعدة رجلًا وشيخًا، وتلك عادة العين وحدها؛ فربّ حدّ متين وضعته امرأة متعبة قالت ذات مساء: قبل السادسة لا.',
			practices: [
				'لتُكتب ثلاث قواعد سارية في الحياة هذه الأيّام: متى ينتهي العمل، ومن يحقّ له الاتّصال ليلًا، وما الذي لا يقال على المائدة. وأمام كلّ قاعدة واضعها: صاحب الورقة نفسه، أو أب أو أمّ، أو مدير سابق، أو لا أحد، وفي سبع دقائق متّسع لذلك كلّه. ثمّ تُختار القاعدة التي غاب واضعها منذ زمن، ويُكتب في شأنها قرار من جملة واحدة بتاريخ اليوم، على طريقة الدواوين: تُثبَّت أو تُلغى.',
				'ارسموا مخطّط البيت بخمسة خطوط، وعلّموا فيه الموضع الذي لا يحقّ لأحد أن يقطع فيه الخلوة. فإن لم يوجد فليُعلَّم موضع كرسيّ واحد يُحجز نصف ساعة في اليوم. ثمّ علّموا بلون آخر المواضع التي يقع منها الإزعاج على الآخرين بلا استئذان. أروا المخطّط لواحد من أهل البيت، أو علّقوه خلف الباب إن لم يكن في البيت غيركم، وليتغيّر الليلة خطّ واحد منه.',
			],
			closings: [
				'كان على قاضي زوست أن يجلس ساقًا على ساق حتّى يفهم، والبلدة تنتظر. وثمّة أحكام صدرت على عجل، وقوفًا عند الباب. فأيّها كان سيختلف لو اقتضى الأمر الجلوس له حتّى آخره؟',
				'كتب ماركوس ضدّ عباءته، وبقيت العباءة أرجوانيّة. وكلّ إنسان يحكم شيئًا، ولو درجًا في خزانة. وله فيه سنن وعقوبات. فلو استطاعت الرعيّة أن تبدّل أمرًا واحدًا والحاكم نائم، من أين كانت ستبدأ؟',
			],
		},
		es: {
			keywords: ['el emperador', 'tarot', 'orden', 'autoridad', 'límites', 'arcanos mayores'],
			titles: ['Cómo debe cruzar las piernas un juez', 'Armadura bajo la túnica'],
			excerpts: [
				'Una vieja norma alemana pedía al juez que se sentara como un león ceñudo, con una pierna sobre la otra. El Emperador de Marsella se sienta exactamente así.',
				'Lleva hierro en su propia casa y gobierna un valle donde nada crece por descuido. Una carta sobre el orden y sobre quién lo paga.',
			],
			openings: [
				'Las ordenanzas de Soest, en Westfalia, explicaban al juez cómo sentarse: igual que un león ceñudo, el pie derecho sobre el izquierdo, y si no veía claro el pleito, que siguiera así, pensando, el tiempo que hiciera falta. La pierna cruzada avisaba de que a ese hombre no se le metía prisa. En el tarot de Marsella, El Emperador aparece de perfil, recostado en el trono, con una espinilla sobre la otra. Parece descuidado. Está trabajando.',
				'Empieza por los pies. Bajo la túnica pesada de El Emperador, en la baraja londinense de 1909, asoman dos piezas de acero: el hombre está en su casa, un día cualquiera, sin nadie delante, y lleva puesta la armadura. El trono es un bloque de piedra con cuatro cabezas de carnero. Detrás, peñascos pelados de color naranja, y abajo un río flaquísimo que parece haber pedido permiso para pasar. Él nos mira con el rabillo del ojo.',
			],
			body: [
				'Los emperadores más antiguos del tarot se pintaron para gente que andaba necesitada de uno. Francesco Sforza, capitán a sueldo, tomó Milán en 1450 y se declaró duque; el emperador de verdad, Federico III, no quiso reconocerlo. En la baraja de aquella familia figura un anciano de barba partida con el águila negra en el sombrero. Un gobernante sin papeles mandó pintar en pan de oro la firma que le faltaba, y por las noches jugaba con ella a los triunfos.',
				'No es mal origen para una carta sobre la autoridad, que siempre tiene algo de pintura y dura mientras la miran. Un límite, un horario, una frase como «en esta casa no se grita» no se aguantan por su peso. Se aguantan porque alguien los repite con calma justo los días en que da pereza. Cualquiera que haya llevado una clase o una cocina sabe que el grito empieza donde se dejó de hacer esa tarea tan sosa.',
				'Hubo un emperador que escribió sobre ello. Marco Aurelio, de familia bética por parte de padre, llevaba un cuaderno en griego, en parte redactado en un campamento junto al Danubio, y se hablaba a sí mismo. No alaba el orden. Se manda levantarse de la cama, contar con entrometidos y desagradecidos antes del almuerzo, vigilar que la púrpura no le tiña. El hombre más poderoso de su mundo dedicaba la noche a gobernar a un solo súbdito.',
				'Y eso preguntan los zapatos de acero que lleva en la baraja londinense. La armadura es ropa de calle. Quien se sienta con ella junto a su propio fuego o espera un ataque o se le ha olvidado que se quita, y el valle de atrás enseña lo que prospera bajo un gobierno así: está limpísimo y no hay una brizna. La carta es una mano que sujeta. Si todavía sabe abrirse, no lo dice.',
			],
			counter:
				'Al orden le encanta llamarse protección. Mucho de lo peor lo hicieron señores puntuales con normas clarísimas, y una casa donde el horario de uno se llama sentido común quizá solo le tenga miedo. La lámina, además, pinta la regla con barba blanca, por pura costumbre. Algunos de los límites más firmes los puso una mujer agotada que dijo: antes de las seis, no.',
			practices: [
				'Escribe tres normas que rigen hoy tu vida: a qué hora dejas de trabajar, quién puede llamarte tarde, de qué no se habla en la mesa. Al lado, quién la fundó: tú, tus padres, un jefe de hace años, nadie. Siete minutos. Escoge después aquella cuyo fundador ya se marchó y resuelve por escrito, en una frase y con la fecha de hoy, como en una oficina: se confirma o se deroga.',
				'Dibuja el plano de tu casa con cinco trazos y señala dónde nadie puede interrumpirte. Si no existe ese sitio, marca dónde cabría una silla media hora al día. Con otro color, marca dónde interrumpes tú sin llamar. Enseña el plano a alguien que viva contigo, o pégalo detrás de la puerta si vives a solas, y cambia esta noche una sola línea.',
			],
			closings: [
				'El juez de Soest debía quedarse sentado hasta entender, y el pueblo esperaba. Tú también has dictado sentencias, unas cuantas de pie y con la mano en el picaporte. ¿Cuál saldría distinta si tuvieras que pasar por ella en una silla?',
				'Marco Aurelio escribía contra su propia capa, y la capa siguió siendo púrpura. Todo el mundo manda en algo, aunque sea en un cajón. ¿Qué cambiarían primero tus súbditos si pudieran hacerlo mientras duermes?',
			],
		},
	},
};
