import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'conscientiousness',
	motif: 'wheel',
	leadsTo: 'big-five',
	words: {
		en: {
			keywords: ['conscientiousness', 'big five', 'order', 'discipline', 'diligence', 'habits', 'perfectionism'],
			titles: ['Franklin’s Worst Column', 'The Groom Who Brought the Coffee'],
			excerpts: [
				'Benjamin Franklin ruled a little book into thirteen virtues and marked his faults in it every evening. The dots would not leave one of the lines.',
				'Anthony Trollope wrote by the watch, two hundred and fifty words each quarter of an hour, before going to work at the Post Office. Somebody had got up earlier still.',
			],
			openings: [
				'As a young printer in Philadelphia Benjamin Franklin made himself a little book. Each page had seven columns for the days and thirteen lines for the virtues, from temperance to humility, and every evening he put a black spot where he had failed. He was surprised, he wrote, to find himself so much fuller of faults than he had imagined. Later he used ivory leaves, on which the spots could be wiped off with a wet sponge. The line called Order, let all your things have their places, stayed spotted to the end.',
				'At half past five every morning Anthony Trollope sat at his table with his watch before him. He required of himself two hundred and fifty words every quarter of an hour, and after three hours he went to the Post Office, where he had an important position. When one novel ended before the time was up he took a fresh sheet and began the next. He told all this in an autobiography that came out in 1883, after his death, and some readers never forgave him the watch.',
			],
			body: [
				'When psychologists sorted the adjectives with which people describe each other, one bundle came out almost everywhere. Lewis Goldberg’s list of markers for it, of 1992, begins with the words one expects: organized, systematic, thorough, neat, efficient. Conscientiousness is the name; it has less to do with conscience than with keys. Of all five traits it is the one that best foretells, in office and workshop alike, whether a person will do the job, as a large survey of such studies showed in 1991.',
				'There are at least two creatures inside. One is tidy and suffers from a crooked picture. The other is tough and finishes things, perhaps at a desk on which the cat had kittens. They are related, but many people possess only one, and the couple in which each has the other one argues about the word “done”.',
				'Benjamin Franklin, who had the second, tells a story against himself. A man bought an axe and wanted the whole of it as bright as the edge. The smith agreed, if he would turn the wheel. He turned, the smith pressed the broad face on the stone, and it was tiring. At last he would take it as it was. “Turn on,” said the smith, “we shall have it bright by and by; as yet it is only speckled.” “Yes,” said the man, “but I think I like a speckled axe best.”',
				'One may laugh at him, or see that he had found the point at which brightness stops cutting wood. The careful seldom find it. Their price is the Sunday spent on the back of the axe.',
			],
			counter:
				'Order is easily admired in those who have a cupboard. A shift that changes weekly, three children and no money will make almost anybody look careless on a questionnaire. Nor is more of it always better: past a certain point some studies find no gain at work, and perfectionists deliver late. And a good deal of cruelty has been done by people who kept their files in excellent condition.',
			practices: [
				'Choose the one drawer or folder that accuses you. Seven minutes by the clock, and not one longer; stop in the middle of a movement when it rings. You may throw away, put together, or take out, but not begin a system. Then close it and write on a slip what is still undone, as exactly as you can. The lesson is in the stopping, and those who dislike the bell most are those it was rung for.',
				'Take something you do too well: the reply you read over four times, the folding of towels, the washing of the salad. Today do it to the standard of a cheerful neighbour, once, and on purpose. It will save some four minutes; sit on a chair with them. Keep a list for two days of everybody who notices. If the list stays empty, ask for whom you had been polishing that side.',
			],
			closings: [
				'The ivory leaves were washed so often that he could begin again without shame. He thought himself a better man for having tried. Which of your lines has always had the most spots, and what if it were to keep them?',
				'Trollope paid an old groom five pounds a year extra to wake him with coffee, and wrote that he owed him more than anyone else. The man was never once late. Whose getting up makes your discipline possible?',
			],
		},
		fa: {
			keywords: ['وظیفه‌شناسی', 'پنج عامل بزرگ', 'نظم', 'پشتکار', 'عادت', 'کمال‌گرایی', 'طبری'],
			titles: ['ستون سیاه فرانکلین', 'روزی چهل برگ'],
			excerpts: [
				'بنجامین فرانکلین دفترچه‌ای با سیزده فضیلت خط‌کشی کرد و هر شب خطاهایش را در آن نقطه گذاشت. نقطه‌ها از یکی از سطرها بیرون نمی‌رفتند.',
				'می‌گویند طبری چهل سال هر روز چهل برگ نوشت. وظیفه‌شناسی با وجدان چه نسبتی دارد و با کلید خانه چه نسبتی؟',
			],
			openings: [
				'بنجامین فرانکلین در جوانی که چاپخانه داشت دفترچه‌ای ساخت. هر صفحه هفت ستون برای روزهای هفته داشت و سیزده سطر برای فضیلت‌ها، از میانه‌روی تا فروتنی، و هر شب جایی که لغزیده بود نقطه‌ای سیاه می‌گذاشت. نوشته است تعجب کردم که بسیار پرخطاتر از آنم که خیال می‌کردم. بعدها برگ‌هایی از عاج گرفت که نقطه‌ها با اسفنج خیس پاک می‌شد. سطر نظم، اینکه هر چیزت جایی داشته باشد، تا آخر خال‌خال ماند.',
				'محمد بن جریر طبری در آمل به دنیا آمد و در بغداد ماند و نوشت. شاگردانش حساب کردند که اگر برگ‌هایش را بر سال‌های کارش بخش کنی، چهل سال روزی چهل برگ می‌شود. می‌گویند به شاگردان گفت حال نوشتن تاریخ جهان را دارید؟ پرسیدند چند برگ؟ گفت سی هزار. گفتند عمر کفاف نمی‌دهد. آهی کشید که همت‌ها مرده است، و آن را در یک‌دهم آن نوشت؛ همین که امروز قفسه‌ای را پر می‌کند.',
			],
			body: [
				'وقتی روان‌شناسان صفت‌هایی را که مردم برای هم به کار می‌برند دسته کردند، یک دسته تقریباً همه‌جا پیدا شد. فهرست لوئیس گلدبرگ از ۱۹۹۲ برای آن با همان‌هایی آغاز می‌شود که انتظار داری: سازمان‌یافته، باقاعده، دقیق، مرتب، کارآمد. نامش را وظیفه‌شناسی گذاشته‌ایم؛ با وجدان کم‌تر سروکار دارد تا با دسته‌کلید. از پنج خصلت بزرگ همین است که در اداره و کارگاه بهتر از بقیه خبر می‌دهد چه کسی کار را به سرانجام می‌رساند؛ مرور بزرگی در ۱۹۹۱ این را نشان داد.',
				'دست‌کم دو جاندار در این پوست زندگی می‌کنند. یکی مرتب است و از قاب کج رنج می‌برد. دیگری سمج است و کار را تمام می‌کند، گیرم روی میزی که گربه رویش زاییده. خویشاوندند، ولی بسیاری فقط یکی‌شان را دارند، و زن و شوهری که هر کدام یکی را دارد بر سر معنای «تمام شد» دعوا می‌کنند.',
				'بنجامین فرانکلین که دومی را داشت قصه‌ای به زیان خودش می‌گوید. مردی تبری خرید و خواست همه‌جایش مثل لبه‌اش برق بزند. آهنگر گفت باشد، به شرط آنکه تو چرخ را بگردانی. مرد گرداند و آهنگر پهنای تبر را به سنگ فشرد و کار سخت بود. آخرش مرد گفت همین‌طور می‌برمش. آهنگر گفت بگردان، هنوز خال‌خال است. مرد گفت بله، ولی گمان کنم تبر خال‌خال را بیشتر دوست دارم.',
				'می‌شود به او خندید، می‌شود هم دید که جایی را پیدا کرده بود که برق از آن به بعد هیزم نمی‌شکند. آدم‌های دقیق کم‌تر پیدایش می‌کنند. بهایش جمعه‌ای است که صرف پشت تبر شده، و مهمانی که زنگ زد و گفتند خانه به‌هم‌ریخته است. خانه‌تکانی ما هم دو جور آدم را رو می‌کند: آن که پرده را می‌شوید، و آن که وسط کار می‌نشیند نامه‌های ته کمد را می‌خواند. تا سیزده‌به‌در هر دو از کار خود راضی‌اند و هر کدام از دیگری گله‌مند.',
			],
			counter:
				'نظم را آسان می‌شود در کسی ستود که کمد دارد. شیفتی که هر هفته عوض می‌شود، سه بچه و جیب خالی تقریباً هر کسی را در پرسش‌نامه بی‌قید نشان می‌دهد. بیشترش هم همیشه بهتر نیست: بعضی پژوهش‌ها از حدی به بعد سودی در کار نمی‌بینند، و کمال‌گرا دیر تحویل می‌دهد. بخش بزرگی از بی‌رحمی‌ها را هم کسانی کرده‌اند که پرونده‌هایشان بسیار مرتب بود.',
			practices: [
				'آن یک کشو یا پوشه‌ای را که به تو چپ نگاه می‌کند انتخاب کن. هفت دقیقه با زمان‌سنج و نه یک ثانیه بیشتر؛ زنگ که خورد وسط حرکت بس کن. می‌توانی دور بریزی، کنار هم بگذاری یا بیرون بیاوری، ولی حق نداری نظام تازه‌ای راه بیندازی. ببندش و روی تکه‌ای کاغذ دقیق بنویس چه مانده. درس در همان بس کردن است، و زنگ برای کسی خورد که بیشتر از همه بدش آمد.',
				'کاری را پیدا کن که زیادی خوب انجام می‌دهی: پیامی که چهار بار می‌خوانی، تا کردن حوله، شستن سبزی. امروز یک بار به‌عمد مثل همسایه‌ای خوش‌خیال انجامش بده. چهار دقیقه صرفه می‌کنی؛ با آن چهار دقیقه روی صندلی بنشین. دو روز بنویس چه کسی فهمید. اگر فهرستت خالی ماند بپرس آن طرفش را برای که برق می‌انداختی.',
			],
			closings: [
				'برگ‌های عاج را آن‌قدر شستند که بی‌خجالت می‌شد از نو شروع کرد. خودش گمان می‌کرد به همان کوشیدن آدم بهتری شده. کدام سطر تو همیشه از همه خال‌خال‌تر بوده، و اگر همان‌طور بماند چه می‌شود؟',
				'چه کسی آن چهل برگ را خشک می‌کرد و دسته می‌کرد و چراغ را روغن می‌ریخت، در کتاب‌ها نیامده. تاریخ نام نویسنده‌ها را نگه می‌دارد. نظم تو روی بیدار شدن چه کسی ایستاده است؟',
			],
		},
		ar: {
			keywords: ['يقظة الضمير', 'العوامل الخمسة الكبرى', 'النظام', 'الاجتهاد', 'الانضباط', 'العادات', 'الطبري'],
			titles: ['أسوأ سطر في دفتر فرانكلين', 'أربعون ورقة كل يوم'],
			excerpts: [
				'خطّ بنجامين فرانكلين دفترًا فيه ثلاث عشرة فضيلة، ووضع كلّ مساء نقطة أمام ما أخفق فيه. وكان سطر واحد لا تفارقه النقط.',
				'حسب تلاميذ الطبريّ أوراقه فإذا هي أربعون في اليوم أربعين سنة. ما صلة الإتقان بالضمير، وما صلته بالمفاتيح؟',
			],
			openings: [
				'صنع بنجامين فرانكلين، وهو طبّاع شابّ، دفترًا صغيرًا: سبعة أعمدة للأيّام وثلاثة عشر سطرًا للفضائل، من الاعتدال إلى التواضع. وكان يضع كلّ مساء نقطة سوداء حيث أخفق. كتب أنّه دُهش حين وجد نفسه أكثر عيوبًا ممّا كان يتصوّر. ثمّ اتّخذ ألواحًا من العاج تُمحى نقطها بإسفنجة مبلّلة. أمّا سطر الترتيب، أن يكون لكلّ شيء موضعه، فظلّ منقّطًا إلى آخر العمر، وصاحبه يعتذر عنه.',
				'وُلد محمّد بن جرير الطبريّ في آمل وأقام في بغداد يكتب. وروى تلاميذه أنّهم قسموا أوراقه على أيّام عمره فوقع لكلّ يوم عدد عجيب، وقيل إنّه مكث أربعين سنة يكتب كلّ يوم أربعين ورقة. ويُروى أنّه سألهم: أتنشطون لتاريخ العالم؟ قالوا: كم قدره؟ قال: ثلاثون ألف ورقة. قالوا: هذا ممّا تفنى فيه الأعمار. فقال: إنّا لله، ماتت الهمم، واختصره في نحو ثلاثة آلاف.',
			],
			body: [
				'لمّا رتّب علماء النفس الصفات التي يصف بها الناس بعضهم بعضًا خرجت حزمة واحدة في كلّ مكان تقريبًا. وقائمة لويس غولدبرغ لها، وهي من عام ١٩٩٢، تبدأ بالمتوقّع: منظّم، منهجيّ، مستقصٍ، مرتّب، ناجز. وسُمّيت يقظة الضمير، وهي أقرب إلى حلقة المفاتيح منها إلى الضمير. ومن بين الخصال الخمس هي أصدقها إنباءً، في المكتب والورشة على السواء، عمّن سيقوم بالعمل؛ بيّنت ذلك مراجعة واسعة للدراسات عام ١٩٩١.',
				'وتحت هذا الجلد كائنان على الأقلّ: واحد مرتّب تؤلمه صورة مائلة، وواحد صبور يُتمّ ما بدأ، ولو على طاولة ولدت عليها القطّة. بينهما قرابة، غير أنّ كثيرًا من الناس لا يملك إلّا أحدهما. فإذا تزوّج صاحب الأوّل بصاحبة الثاني اختلفا طول العمر في معنى كلمة «انتهيت»: أهي حين يُغلق الكتاب، أم حين يُعاد إلى الرفّ؟',
				'ولبنجامين فرانكلين، وكان من أهل الثاني، حكاية يرويها على نفسه. اشترى رجل فأسًا وأراد وجهها كلّه لامعًا كحدّها. قال الحدّاد: لك ذلك إن أدرت الدولاب. فأدار، والحدّاد يضغط صفحة الفأس على الحجر، وكان الأمر شاقًّا. ثمّ قال الرجل: آخذها كما هي. قال الحدّاد: أدِر، فما زالت مرقّطة. قال: نعم، ولكنّي أظنّني أحبّ الفأس المرقّطة. قد يُضحك منه، وقد يُرى أنّه عثر على الموضع الذي لا يقطع البريق بعده حطبًا.',
				'وفي العربيّة للإتقان جذر عجيب: التِّقن عند أهل اللغة الطين الرقيق الذي يخلّفه الماء إذا نضب، وكانوا يقولون تقّنوا أرضهم، أي أرسلوا فيها الماء الخاثر لتجود. فالإتقان قريب من صبر الطمي: طبقة فوق طبقة، لا تُرى الواحدة منها. والطبريّ، صاحب التاريخ والتفسير، هكذا صار جبلًا، ورقة فوق ورقة، أربعين منها في اليوم على ما يُروى، وما كان في يوم من تلك الأيّام ما يستحقّ أن يُروى. ويحبّ الناس حكايات الإلهام لأنّها قصيرة؛ أمّا حكاية الأربعين ورقة فتُروى في سطر وتُعاش في أربعين سنة، فيها رمد وحرّ وزوّار يطيلون الجلوس، وفيها أيّام لم يكن في الورقة السابعة منها إلّا العناد.',
				'والثمن يوم عطلة يضيع في صقل ظهر الفأس، وضيف يُعتذر إليه لأنّ البيت ليس على ما يرام، والبيت كان على خير حال. قلّ من الحريصين من يعرف أين يقف الحجر. ومنهم من إذا دُعي إلى النزهة نظر إلى حذائه، فلمّعه، فوجد الفرشاة تحتاج إلى غسل.',
			],
			counter:
				'يسهل الإعجاب بالنظام عند من يملك خزانة. أمّا وردية تتبدّل كلّ أسبوع وثلاثة أطفال وجيب فارغ فتجعل كلّ إنسان تقريبًا مهملًا في عين الاستبيان. وليس أكثره أنفعه دائمًا: فبعض الدراسات لا تجد وراء حدّ معيّن ربحًا في العمل، وطالب الكمال يسلّم متأخّرًا. وكثير من القسوة في التاريخ فعله أناس كانت ملفّاتهم في غاية الترتيب.',
			practices: [
				'اختاروا الدرج أو الملفّ الذي ينظر شزرًا. سبع دقائق بالساعة لا تزيد، وعند الرنين توقّفوا في وسط الحركة. يجوز الرمي والجمع والإخراج، ولا يجوز ابتكار نظام. ثمّ أغلقوه واكتبوا على قصاصة ما بقي منه بدقّة. فالدرس في التوقّف، والجرس إنّما رنّ لمن كان أشدّهم ضيقًا به، ولعلّه هو الذي اختار نغمته.',
				'ابحثوا عن شيء يُصنع أجود ممّا ينبغي: رسالة تُراجع أربع مرّات، أو مناشف تُطوى، أو بقدونس يُغسل. وليُصنع اليوم مرّة واحدة عمدًا على طريقة جار مرِح. يوفّر ذلك نحو أربع دقائق، فلتُقضَ على كرسيّ. ثمّ قائمة ليومين بكلّ من لاحظ الفرق. فإن بقيت فارغة جاء السؤال: لمن كان يُصقل ذلك الوجه؟',
			],
			closings: [
				'غُسلت ألواح العاج حتى صار البدء من جديد بلا خجل، ورأى نفسه أحسن حالًا لأنّه حاول، وإن لم يبلغ ما أراد. أيّ سطر من سطورنا كان دائمًا أكثرها نقطًا، وماذا لو احتفظ بها؟',
				'لم يُكتب من كان يجفّف تلك الأوراق ويحزمها ويوقد السراج. فالكتب تحفظ أسماء من كتبوا. على استيقاظ مَن، قبل الفجر أو بعده، يقوم ما نسمّيه نظامنا؟',
			],
		},
		es: {
			keywords: [
				'responsabilidad',
				'escrupulosidad',
				'cinco grandes',
				'orden',
				'disciplina',
				'constancia',
				'perfeccionismo',
			],
			titles: ['La peor línea de Franklin', 'El mozo que subía el café'],
			excerpts: [
				'Benjamin Franklin rayó un cuaderno con trece virtudes y cada noche apuntaba sus faltas. Los puntos negros no se iban nunca de una línea.',
				'Anthony Trollope escribía con el reloj delante, doscientas cincuenta palabras por cuarto de hora, antes de irse a Correos. Alguien había madrugado más que él.',
			],
			openings: [
				'De joven, siendo impresor en Filadelfia, Benjamin Franklin se hizo un cuadernillo. Cada página tenía siete columnas, una por día, y trece líneas, una por virtud, desde la templanza hasta la humildad; por la noche ponía un punto negro donde hubiera fallado. Le sorprendió, escribió, verse mucho más lleno de faltas de lo que suponía. Luego usó hojas de marfil, que se borraban con una esponja mojada. La línea del Orden, que cada cosa tenga su sitio, siguió con lunares hasta el final.',
				'A las cinco y media de la mañana Anthony Trollope ya estaba sentado ante su mesa con el reloj delante. Se exigía doscientas cincuenta palabras por cuarto de hora, y al cabo de tres horas se iba a Correos, donde ocupaba un puesto importante. Si acababa una novela antes de tiempo, tomaba un pliego nuevo y empezaba la siguiente. Lo contó en una autobiografía publicada en 1883, después de su muerte, y hubo lectores que no le perdonaron nunca el reloj.',
			],
			body: [
				'Al ordenar los adjetivos con que las personas se describen unas a otras, hubo un manojo que salió en casi todas partes. La lista de Lewis Goldberg, de 1992, arranca con lo previsible: organizado, sistemático, minucioso, pulcro, eficiente. En español lo llaman responsabilidad o, con palabra de confesonario, escrupulosidad; tiene menos que ver con la conciencia que con el llavero. De los cinco rasgos es el que mejor anuncia, en oficinas y en talleres, si alguien hará el trabajo, como mostró en 1991 una revisión muy amplia.',
				'Dentro viven al menos dos animales. Uno es ordenado y padece con un cuadro torcido. El otro es terco y acaba las cosas, aunque sea en una mesa donde ha parido la gata. Son parientes, pero mucha gente tiene solo uno, y la pareja en la que cada cual tiene el suyo discute el significado de «ya está».',
				'Benjamin Franklin, que tenía el segundo, cuenta una historia contra sí mismo. Un hombre compró un hacha y la quería toda tan brillante como el filo. El herrero aceptó, siempre que él diera vueltas a la rueda. Las daba, el herrero apretaba la cara del hacha contra la piedra y aquello cansaba. Al final dijo que se la llevaba así. «Siga», dijo el herrero, «todavía está moteada.» «Sí», contestó, «pero creo que me gusta más moteada.»',
				'Uno puede reírse de él o ver que había encontrado el punto a partir del cual el brillo ya no corta leña. La gente cuidadosa rara vez da con él. Su precio es el domingo que se fue en la espalda del hacha, y la visita a la que se dijo que no porque estaba la casa patas arriba.',
			],
			counter:
				'Es fácil admirar el orden de quien tiene armario. Un turno que cambia cada semana, tres hijos y poco dinero hacen que casi cualquiera parezca un descuidado en el papel. Tampoco más es siempre mejor: pasado cierto punto hay estudios que no ven ganancia en el trabajo, y los perfeccionistas entregan tarde. Y buena parte de la crueldad del mundo la cometió gente que llevaba los expedientes en perfecto estado.',
			practices: [
				'Elige el cajón o la carpeta que te mira mal. Siete minutos de reloj y ni uno más; cuando suene, para en mitad del gesto. Puedes tirar, juntar o sacar, pero no inaugurar un sistema. Ciérralo y apunta en un papelito, con exactitud, lo que falta. La lección está en parar, y el timbre ha sonado sobre todo para quien más rabia le tenga.',
				'Busca algo que hagas demasiado bien: el mensaje que relees cuatro veces, las toallas dobladas, la lechuga lavada hoja por hoja. Hazlo hoy una vez, adrede, como lo haría un vecino alegre. Ahorras unos cuatro minutos; pásalos sentado en una silla. Durante dos días apunta quién se ha dado cuenta. Si la lista sigue en blanco, pregúntate para quién bruñías esa cara.',
			],
			closings: [
				'Tanto se lavaron las hojas de marfil que podía empezar de nuevo sin sonrojo. Se tenía por mejor persona solo por haberlo intentado. ¿Qué línea tuya ha llevado siempre más puntos, y qué pasaría si se los quedara?',
				'Trollope le pagaba a un viejo mozo cinco libras más al año por despertarlo con el café, y escribió que a nadie le debía tanto. El hombre no se retrasó un solo día. ¿Sobre qué madrugón ajeno se sostiene tu disciplina?',
			],
		},
	},
};
