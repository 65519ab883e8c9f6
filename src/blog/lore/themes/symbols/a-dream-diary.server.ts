import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'a-dream-diary',
	motif: 'book',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['dream diary', 'dream journal', 'remember dreams', 'dream recall', 'notebook', 'writing dreams'],
			titles: ['A notebook beside the bed', 'The king who forgot, and others who wrote it down'],
			excerpts: [
				'Nabokov filled index cards for eighty nights to catch the future in the act. What he caught was mainly Nabokov, and that is worth having.',
				'Nebuchadnezzar demanded that his wise men tell him not only the meaning but the dream, which he had lost. A pencil would have spared everybody a great deal.',
			],
			openings: [
				'Montreux, 14 October 1964. Vladimir Nabokov, who sleeps badly and has read a book by the engineer Dunne on dreams that run ahead of time, begins an experiment. Every morning, on waking, he writes what he can save onto index cards, and afterwards watches whether the days will bring it. He keeps this up for about eighty nights. There is a museum of soil samples, which he seems to be eating. Whether the future turned up is doubtful. The butterflies did, and so did his mother.',
				'King Nebuchadnezzar has had a dream that troubles him, and sends for the magicians. Let the king tell his servants the dream, they say, and we shall give the interpretation. No, he replies, in the second chapter of Daniel: the thing is gone from me; you are to tell me both, or you will be cut in pieces. They object that no ruler has ever asked such a thing. One can understand them. Anyone who has sat on the edge of a bed with one last thread in hand can understand the king too.',
			],
			body: [
				'People have kept such books for a very long time. Aelius Aristides, an orator who was ill through much of the second century, noted at the bidding of the god of healing what he was shown at night, and speaks of three hundred thousand lines; we have six speeches drawn from it, full of cold rivers. The Japanese monk Myoe went on for some forty years. In Baghdad a scholar named Ibn al-Banna put down, in the diary he kept for himself about 1068, his neighbours’ dreams beside the price of things and the funerals.',
				'In the 1830s a boy in Paris with nobody to play with began to draw his dreams in an album, with coloured pictures. Léon d’Hervey de Saint-Denys was about thirteen. He discovered that by the habit of writing them he remembered more, then that he knew within them that he was dreaming, and finally that he could turn his head to look for something. In 1867 he published what he had learnt, without his name on it. By day he was professor of Chinese.',
				'The craft is modest. The paper lies within reach, and so does the light. One stays in the position in which one woke, because with the first turn of the body half of it slides off. First come the things, then the order, and the meaning, if it must be, in the evening. A single word counts as an entry. “Nothing” counts too, and whoever writes it on four mornings generally has something to write on the fifth.',
				'What is strange is the reader for whom one does it. The night has gone to much expense, with scenery and extras, for an audience of one who sleeps through most of it and forgets the remainder at the washbasin. A diary is hardly more than an act of manners towards such a company. It says: I was there for the second half; I am sorry that I missed the beginning.',
			],
			counter:
				'Two reservations. A written dream is a revised one: as we put in “and then”, we supply joints that were not there, and after a month we remember the text. And it does not suit everyone. People with frequent nightmares or thin sleep may be better off letting things go, and whoever already remembers much gains little. Memory grows mostly in those who had believed that they never dream. Nothing is lost by stopping.',
			practices: [
				'Tonight put paper and a soft pencil where your hand falls on them in the dark, and write tomorrow’s date at the top. On waking do not move for one minute. Then five lines at most, beginning with the last picture and going backwards, nouns first. No “I think”, no “it was as if”. If there is nothing, put down the temperature of your mood in one word. Do this for five mornings and read nothing over until the sixth.',
				'Take a dream that you have known for years, the one you tell at parties. Write it down for seven minutes as exactly as you can. Then go through it with a second colour and underline all that you would swear to in court. The rest has grown on in the telling; do not throw it away, but put it in brackets. Keep both versions at the front of a new notebook, as the standard for the coming entries.',
			],
			closings: [
				'Hervey drew for years without asking what for. Which page of last night, if you had to illustrate it in one colour, would you begin with?',
				'The king got his dream back from a young man who had asked for a night’s time. What would somebody have to tell you, before you said: yes, that was it, I had lost it?',
			],
		},
		fa: {
			keywords: ['دفتر خواب', 'نوشتن خواب', 'یادآوری خواب', 'ثبت خواب', 'خاطره خواب', 'روزبهان'],
			titles: ['دفتری کنار رختخواب', 'شاهی که خوابش را از یاد برد'],
			excerpts: [
				'پسرکی در پاریس خواب‌هایش را نقاشی کرد و ناباکوف هشتاد شب روی کارت نوشت. برای این کار فقط باید یک دقیقه تکان نخورد.',
				'بخت‌نصر از دانایانش هم تعبیر را می‌خواست هم خودِ خواب را، که از یادش رفته بود. یک مداد کار همه را آسان می‌کرد.',
			],
			openings: [
				'شش‌وربع صبح است و چیزی هنوز همان‌جاست، پشت پلک: اتاقی با دیوار سبز، کسی که پشتش به تو بود، و جمله‌ای که در خواب بسیار مهم بود. غلت می‌زنی که ساعت را ببینی و دیوار سبز می‌رود. پایت به زمین می‌رسد و آن که پشتش به تو بود هم می‌رود. تا شیر آب باز شود فقط جمله مانده، و وقتی می‌خواهی به کسی بگویی‌اش می‌بینی این است: «قاشق‌ها را جمعه بیاور.» دفتر را برای همین فاصله ساخته‌اند، از بالش تا شیر آب.',
				'بخت‌نصر، شاه بابل، خوابی دیده که آرامش را گرفته و دانایان را خواسته است. می‌گویند شاه خواب را بفرماید تا ما تعبیر کنیم. در فصل دوم کتاب دانیال جواب می‌دهد که نه، از یادم رفته؛ هر دو را باید شما بگویید، وگرنه پاره‌پاره می‌شوید. می‌گویند هیچ پادشاهی چنین چیزی نخواسته. حق دارند. ولی هر کس لب تخت نشسته باشد و یک نخ از خوابش در دست مانده باشد، شاه را هم می‌فهمد.',
			],
			body: [
				'آدم‌ها از دیرباز چنین دفتری داشته‌اند. آریستیدس، سخنورِ بیمارِ سدهٔ دوم، به فرمان خدای درمان شب‌هایش را می‌نوشت و از سیصد هزار سطر یاد می‌کند که تنها شش خطابه از آن مانده، پر از رودهای سرد. میوئه، راهب ژاپنی، نزدیک چهل سال ادامه داد. در شیراز روزبهان بقلی در پنجاه‌وپنج‌سالگی، به خواهش دوستی، مکاشفه‌هایش را از کودکی به بعد در کشف‌الاسرار نوشت و هر چه همان شب‌ها می‌دید نیز بی‌فاصله زیرش افزود.',
				'در دههٔ ۱۸۳۰ پسرکی تنها در پاریس که همبازی نداشت شروع کرد خواب‌هایش را در آلبومی با مداد رنگی بکشد. هروه دو سن‌دنی سیزده‌ساله بود. دید هر چه بیشتر می‌نویسد بیشتر یادش می‌ماند، بعد دید در خواب می‌داند که خواب است، و عاقبت می‌توانست سر بگرداند و دنبال چیزی بگردد. در ۱۸۶۷ آنچه را آموخته بود بی‌نام منتشر کرد. روزها استاد زبان چینی بود.',
				'هنرش فروتن است. کاغذ و چراغ دم دست باشد. به همان حال که بیدار شدی بمان، چون با اولین غلت نیمی از آن می‌ریزد. اول چیزها را بنویس، بعد ترتیب را، و معنی را اگر ناچاری شب. یک کلمه هم یادداشت حساب می‌شود. «هیچ» هم حساب می‌شود، و هر که چهار صبحِ پیاپی بنویسد هیچ، صبح پنجم معمولاً چیزی برای نوشتن دارد. ناباکوف در پاییز ۱۹۶۴ حدود هشتاد شب همین کار را روی کارت کرد تا مچ آینده را بگیرد، چون در کتابی خوانده بود خواب از روز جلو می‌زند. آینده چندان پیدایش نشد؛ پروانه‌ها و مادرش آمدند.',
				'عجیب، خواننده‌ای است که برایش می‌نویسی. شب این همه خرجِ صحنه و بازیگر می‌کند برای یک تماشاگر که بیشترش را خواب است و باقی را کنار دستشویی از یاد می‌برد. دفتر شاید چیزی جز ادب در برابر چنین گروهی نباشد. می‌گوید نیمهٔ دوم را بودم؛ ببخشید که اولش را ندیدم.',
			],
			counter:
				'دو ایراد. خوابِ نوشته خوابِ ویراسته است: همین که می‌نویسی «بعد»، لولایی گذاشته‌ای که نبود، و یک ماه بعد نوشته یادت می‌آید نه خواب. دیگر آنکه به همه نمی‌سازد. کسی که کابوس زیاد دارد یا خوابش سبک است، شاید با رها کردن آسوده‌تر باشد، و آن که خودش بسیار یادش می‌ماند چندان سودی نمی‌برد. بیشتر به کار کسانی می‌آید که گمان می‌کنند هرگز خواب نمی‌بینند. هر وقت هم بس کنی، چیزی گم نمی‌شود.',
			practices: [
				'امشب کاغذ و مدادی نرم جایی بگذار که دستت در تاریکی رویش بیفتد، و تاریخ فردا را بالایش بنویس. بیدار که شدی یک دقیقه تکان نخور. بعد حداکثر پنج خط، از آخرین تصویر رو به عقب، اول اسم‌ها. نه «فکر کنم» و نه «انگار». اگر هیچ نبود، دمای حالت را در یک کلمه بنویس. پنج صبح همین کار را بکن و تا صبح ششم برنگرد که بخوانی.',
				'خوابی را بردار که سال‌هاست می‌شناسی، همان که در مهمانی‌ها تعریف می‌کنی. هفت دقیقه هر چه دقیق‌تر بنویسش. بعد با رنگی دیگر زیر هر چه حاضری پایش قسم بخوری خط بکش. باقی در تعریف کردن رویش سبز شده است؛ دور نریز، در پرانتز بگذار. هر دو را اول دفتری نو نگه دار، تا یادداشت‌های بعدی بدانند با چه ترازویی سنجیده می‌شوند.',
			],
			closings: [
				'قاشق‌ها را جمعه بیاور؛ کسی نمی‌داند چرا، و یک هفته است در خانه می‌خندیم. از دیشبِ تو کدام جملهٔ بی‌صاحب هنوز روی بالش مانده است؟',
				'شاه خوابش را از جوانی پس گرفت که فقط یک شب مهلت خواسته بود. کسی باید به تو چه بگوید تا بگویی آری، همین بود، گمش کرده بودم؟',
			],
		},
		ar: {
			keywords: ['دفتر الأحلام', 'تدوين الأحلام', 'تذكر الأحلام', 'كتابة الأحلام', 'يوميات', 'مذكرات النوم'],
			titles: ['دفتر قرب الوسادة', 'الملك الذي نسي منامه'],
			excerpts: [
				'دوّن عالم بغداديّ قبل تسعة قرون أحلام جيرانه إلى جانب أخبار الجنازات. لماذا يكتب الناس ما يراه النائم؟',
				'طلب بختنصّر من حكمائه المنام نفسه وتعبيره معًا، لأنّه نسيه. كان قلم رصاص ليوفّر على الجميع عناء كثيرًا.',
			],
			openings: [
				'في دمشق مخطوط صغير بخطّ صاحبه، هو ما بقي من يوميّات ابن البنّاء، الفقيه الحنبليّ البغداديّ. كان يكتب لنفسه سنة ٤٦٠ للهجرة وما بعدها، في سطور ضيّقة: مات فلان وصلّينا عليه، ارتفع الماء في دجلة، جاءني رجل فقال رأيت البارحة كذا. ثم التعبير في كلمتين، ثم خبر السوق. لا فرق عنده في الحبر بين ما وقع في الشارع وما وقع تحت الأجفان، وكلاهما مؤرّخ باليوم والشهر، كأنّ للنوم في المدينة حيًّا من أحيائها له سكّانه وحرّاسه.',
				'رأى بختنصّر ملك بابل منامًا أزعجه فدعا الحكماء. قالوا: ليقصّ الملك المنام على عبيده فنعبّره. فقال، كما في الفصل الثاني من سفر دانيال: قد ذهب عنّي، فأخبروني بالأمرين كليهما، وإلّا قُطّعتم. قالوا: ما طلب ملك قطّ مثل هذا. ولهم الحقّ في ما قالوا. غير أنّ كلّ من جلس على حافّة سرير وفي يده خيط أخير من حلم، والباقي قد تسرّب إلى البلاط، يفهم الملك أيضًا، وإن لم يوافقه على التقطيع.',
			],
			body: [
				'للناس مع هذه الدفاتر تاريخ طويل. فأيليوس أريستيدس، وهو خطيب مرض معظم حياته في القرن الثاني، كان يدوّن بأمر ربّ الشفاء ما يُراه ليلًا، ويذكر ثلاثمئة ألف سطر، لم يبق منها إلّا ستّ خطب كثيرة الأنهار الباردة. والراهب اليابانيّ ميوئه واظب نحو أربعين سنة. وفي شيراز كتب روزبهان البقليّ، وقد بلغ الخامسة والخمسين، ما رآه منذ صباه في «كشف الأسرار»، إجابةً لصديق سأله ذلك. ولم يكن أحد من هؤلاء يكتب للنشر، وإنّما كانوا يكتبون كي لا يُقال لهم في آخر العمر: وأين ذهب ثلث أيّامكم؟',
				'وفي ثلاثينيّات القرن التاسع عشر بدأ صبيّ وحيد في باريس، ليس له من يلاعبه، يرسم أحلامه في ألبوم بالألوان. كان هرفيه دو سان دوني في نحو الثالثة عشرة. تبيّن له أنّ المواظبة على الكتابة تزيد ما يبقى في الذاكرة، ثم أنّه صار يعرف في الحلم أنّه يحلم، ثم أنّه يستطيع أن يدير رأسه فيه ليبحث عن شيء. ونشر ما تعلّمه سنة ١٨٦٧ بغير اسم. أمّا في النهار فكان أستاذًا للصينيّة، ولعلّ زملاءه لم يعلموا قطّ بعمله الليليّ. وظلّ كتابه نادرًا حتى إنّ فرويد يعترف بأنّه لم يقع على نسخة منه.',
				'والصنعة متواضعة. الورق في متناول اليد والضوء كذلك. والبقاء على الهيئة التي جاءت فيها اليقظة، لأنّ نصف الحلم ينزلق مع أوّل حركة. تُكتب الأشياء أوّلًا ثم ترتيبها، وأمّا المعنى فإلى المساء إن كان لا بدّ منه. والكلمة الواحدة تدوين. و«لا شيء» تدوين أيضًا، ومن كتبها أربعة أصباح وجد في الخامس ما يكتبه في الغالب. وقد صنع نابوكوف مثل ذلك نحو ثمانين ليلة من خريف ١٩٦٤، على بطاقات، يريد أن يضبط المستقبل متلبّسًا. لم يحضر المستقبل إلّا قليلًا، وحضرت الفراشات وأمّه.',
				'والعجيب هو القارئ الذي يُكتب له. ينفق الليل على المناظر والممثّلين ما ينفق، من أجل متفرّج واحد ينام عن معظم العرض وينسى بقيّته عند المغسلة. فليس الدفتر أكثر من أدب مع مثل هذه الفرقة. إنّه يقول: حضرتُ النصف الثاني، واعذروني على ما فاتني من البداية.',
			],
			counter:
				'وثمّة تحفّظان. الحلم المكتوب حلم منقّح، فكلّ «ثم» فيه مفصل لم يكن موجودًا، وبعد شهر يُذكر النصّ لا المنام. ثم إنّ هذا لا يناسب كلّ أحد، فمن تكثر كوابيسه أو يخفّ نومه قد يكون تركُ الأمر أروح له، ومن يتذكّر كثيرًا لا يكسب كثيرًا. وأكثر من ينتفع به من يظنّون أنّهم لا يحلمون. ومن توقّف فلم يخسر شيئًا.',
			practices: [
				'ضعوا الليلة ورقًا وقلم رصاص ليّنًا حيث تقع عليهما اليد في العتمة، واكتبوا في الأعلى تاريخ الغد. وعند اليقظة لا حركة دقيقة كاملة. ثم خمسة أسطر على الأكثر، من آخر صورة رجوعًا إلى الوراء، والأسماء قبل الأفعال، بلا «أظنّ» ولا «كأنّ». فإن لم يوجد شيء فاكتبوا حرارة المزاج بكلمة. خمسة أصباح على هذا، ولا قراءة لما سبق حتى السادس.',
				'خذوا حلمًا تعرفونه منذ سنين، ذاك الذي يُروى في السهرات، واكتبوه في سبع دقائق بأدقّ ما يمكن. ثم عودوا إليه بلون آخر وضعوا خطًّا تحت كلّ ما يمكن أن يُحلف عليه أمام قاضٍ. أمّا الباقي فقد نبت في أثناء الرواية، فلا يُرمى، بل يوضع بين قوسين. واحفظوا الصيغتين في أوّل دفتر جديد، ليكون منهما ميزان لما يُدوّن بعد ذلك.',
			],
			closings: [
				'كتب ابن البنّاء حلم جاره بين جنازة وخبر من السوق، ولم يرفع صوته. في أيّ موضع من أخبار الأمس كان ينبغي أن يُذكر ما رأته الأجفان؟',
				'استعاد الملك منامه من فتى لم يطلب سوى مهلة ليلة. ما الذي ينبغي أن يقوله أحد حتى يُجاب: نعم، هذا هو، وكنتُ قد أضعته؟',
			],
		},
		es: {
			keywords: [
				'diario de sueños',
				'recordar los sueños',
				'apuntar los sueños',
				'cuaderno',
				'escribir sueños',
				'memoria',
			],
			titles: ['Los sueños de Lucrecia, por escrito y con sello', 'Un cuaderno al lado de la cama'],
			excerpts: [
				'En el Madrid de Felipe II una muchacha soñaba y dos clérigos tomaban nota. Un diario de sueños no siempre es asunto privado.',
				'Nabokov llenó fichas durante unas ochenta noches para pillar al futuro con las manos en la masa. Lo que pilló fue, sobre todo, a Nabokov, y tampoco es poco.',
			],
			openings: [
				'Madrid, 1588. Cada mañana un clérigo sube a casa de los León, se sienta y moja la pluma. La hija, Lucrecia, de unos veinte años, cuenta lo que ha soñado: un hombre en la orilla, la armada deshecha, el rey dormido mientras se le cae la casa. Lo escriben todo, con fecha. Llegan a ser más de cuatrocientos sueños. En 1590 la Inquisición detiene a la soñadora y a los escribientes y se queda con los papeles, gracias a lo cual los conservamos.',
				'Montreux, 14 de octubre de 1964. Vladimir Nabokov, que duerme mal y ha leído el libro de un ingeniero, Dunne, sobre sueños que se adelantan al tiempo, empieza un experimento. Todas las mañanas, al despertar, pasa a unas fichas lo que logra salvar, y luego vigila por si los días lo traen. Aguanta unas ochenta noches. Que el futuro se presentara es dudoso. Se presentaron las mariposas y su madre.',
			],
			body: [
				'La costumbre es vieja. Elio Aristides, un orador enfermizo del siglo II, anotaba por orden del dios de la medicina lo que se le mostraba de noche y habla de trescientas mil líneas; nos quedan seis discursos, llenos de ríos helados. El monje japonés Myoe siguió unos cuarenta años. En Bagdad, hacia 1068, un erudito llamado Ibn al-Banna ponía en su diario los sueños de los vecinos entre un entierro y las noticias del mercado, con la misma tinta.',
				'En la década de 1830 un niño de París que no tenía con quién jugar se puso a dibujar lo que soñaba en un álbum, a color. Hervey de Saint-Denys andaba por los trece años. Descubrió que con el hábito de apuntarlos recordaba más; después, que dentro del sueño sabía que soñaba; por último, que podía volver la cabeza y buscar algo. En 1867 publicó lo aprendido sin poner su nombre. De día era profesor de chino.',
				'El oficio es humilde. El papel al alcance de la mano, y la luz también. Hay que quedarse en la postura en que uno se despertó, porque con la primera vuelta se escurre la mitad. Primero las cosas, luego el orden y el significado, si no hay más remedio, por la tarde. Una sola palabra ya es una entrada. «Nada» también lo es, y quien lo escribe cuatro mañanas suele tener algo que poner la quinta.',
				'Lo raro es el lector. La noche hace un gasto enorme en decorados y figurantes para un público de una sola persona que se duerme casi toda la función y lo demás lo olvida en el lavabo. Un cuaderno apenas es otra cosa que buena educación con esa compañía. Dice: estuve en la segunda parte; perdonen que me perdiera el principio. A Lucrecia de León, que en el Madrid de Felipe II dictaba los suyos a un clérigo, le salió caro, porque la función trataba del rey. A casi todos los demás nos toca un repertorio más doméstico.',
			],
			counter:
				'Dos reparos. Un sueño escrito es un sueño corregido: cada «y entonces» es una bisagra que no estaba, y al mes recordamos el texto. Además, no le va bien a todo el mundo. A quien tiene muchas pesadillas o el sueño ligero quizá le convenga dejarlas ir, y el que ya recuerda bastante gana poco. Aprovecha sobre todo a los convencidos de que no sueñan nunca. Por dejarlo no se pierde nada.',
			practices: [
				'Deja esta noche papel y un lápiz blando donde la mano caiga sobre ellos a oscuras, con la fecha de mañana ya puesta. Al despertar no te muevas durante un minuto. Después cinco líneas como mucho, desde la última imagen hacia atrás, los sustantivos primero, sin «creo» ni «era como». Si no hay nada, anota con una palabra la temperatura del ánimo. Hazlo cinco mañanas y no releas hasta la sexta.',
				'Toma ese sueño tuyo de hace años, el que cuentas en las cenas, y escríbelo durante siete minutos con toda la exactitud posible. Repásalo luego con otro color y subraya lo que jurarías ante un juez. Lo demás ha ido creciendo al contarlo; no lo tires, ponlo entre paréntesis. Guarda las dos versiones al comienzo de un cuaderno nuevo, como vara de medir para las entradas que vengan.',
			],
			closings: [
				'Los papeles de Lucrecia sobrevivieron porque alguien quiso usarlos contra ella. ¿Qué sueño tuyo no escribirías nunca, y quién imaginas que iba a encontrarlo?',
				'Nabokov esperaba al futuro y le fue llegando el pasado, con red y sombrero. ¿Quién acude a tus noches sin que lo hayas llamado, y a qué hora de la mañana se te va?',
			],
		},
	},
};
