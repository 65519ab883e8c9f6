import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'life-path',
	motif: 'numbers',
	leadsTo: 'lucky-number',
	words: {
		en: {
			keywords: ['life path', 'life path number', 'numerology', 'date of birth', 'lucky number', 'master number'],
			titles: ['The birthday Frida Kahlo preferred', 'Folding a date until one figure is left'],
			excerpts: [
				'She moved her year of birth to match a revolution. The sum moved with her, from 3 to 6, and she would have liked both.',
				'A life path number is a date, added and added again. The odd thing is how often it depends on the calendar in the drawer.',
			],
			openings: [
				'The register in Coyoacán says 6 July 1907. Frida Kahlo said 1910, the year in which the Mexican revolution broke out, and she said it so often that it stands in old encyclopaedias. She was not making herself younger out of vanity; three years are hardly worth the trouble. She wanted to have been born with the country. A numerologist who reckoned with the first date found a 3, and with the second a 6. Both would have described her to her face, and been paid.',
				'Take a bank calendar, the kind with a lake on it, and a pencil. Fourteenth of March, 1989. March is 3 already. Fourteen is one and four, so 5. The year is 1 and 9 and 8 and 9, which is 27, and 27 is 2 and 7, so 9. Put the three together: 3 and 5 and 9 are 17, and 1 and 7 are 8. The whole operation fits beneath the picture of the lake and can be checked by a child of eight, preferably one who is glad to be asked.',
			],
			body: [
				'To add up the figures of a date until one is left is older than its name. To cast out nines, as clerks did until the last century to check a long addition, is to do the same: the figure that remains is the remainder after division by nine, with 9 written for nothing. Every date has one, as every number has. The modern art made of it an address. L. Dow Balliett, in Atlantic City, wrote of names and birthdays as musical tones in the first years of the twentieth century, said they came from Pythagoras, and the books after her have repeated it. The clerks, who had never heard a birthday hum, went on checking their columns.',
				'Most of them make an exception for 11, 22 and 33, which they call masters and leave unfolded. Here the method begins to matter. The leap day of 1980, reckoned part by part, is 2 and 11 and 9, together 22, a master; reckoned digit by digit in a row it gives 31, and then 4, an ordinary builder of walls. The same child, the same midnight, a different pencil. Neither way is wrong. But whoever says only the result has kept the interesting half to himself.',
				'Then there is the drawer with the other calendar. The fourteenth of March 1989, which folds to 8, is in Iran the twenty-third of Esfand 1367: 5 and 3 and, from 17, an 8, together 16, which folds to 7. So one person is an 8 in Madrid, busy with scales and property, and a 7 in Isfahan, alone with a book. One may laugh. One may also remember that everybody has been described by two grandmothers, each exact, each looking at another child.',
			],
			counter:
				'Nine boxes for eight thousand million people leave each of us with some nine hundred million twins, and what is said of a 7 has to suit them all. It suits because it is kind and roomy: most of us think before we act, when we remember to. The ancient authority is thin as well. Nothing that survives from Pythagoras’ own circle adds up birthdays.',
			practices: [
				'Choose, as Kahlo did, the year in which you would like to have been born, with day and month unchanged, and work out its number too. Set a clock for six minutes and write three lines on what had happened in that year, or what had not happened yet. Strike out everything that is about fashion or music. Read what is left as an answer to a question about now.',
				'Write your date of birth in three lines, day, month and year, and fold each one to a single figure, leaving 11 and 22 as they are. Add and fold again. Before you look up what the result is supposed to mean, write one sentence on what you hope it will say. Then read. The distance between the two sentences is yours, and it was not computed by anybody. Five minutes should do.',
			],
			closings: [
				'The register in Coyoacán was right, and she was not exactly lying. If you could move your beginning by three years, towards which event would you carry it?',
				'A pencil, a lake, four additions. What would you want to know about somebody that no amount of folding their birthday could tell you?',
			],
		},
		fa: {
			keywords: ['عدد مسیر زندگی', 'عدد تولد', 'عدد شانس', 'تاریخ تولد', 'علم اعداد', 'مسیر زندگی', 'اعداد استاد'],
			titles: ['تولدی که فریدا کالو بیشتر دوست داشت', 'هشت در مادرید، هفت در اصفهان'],
			excerpts: [
				'فریدا کالو سال تولدش را سه سال جلو برد تا با انقلاب به دنیا آمده باشد. عددش هم با او جابه‌جا شد.',
				'یک روز تولد، دو تقویم، دو عدد. شناسنامهٔ شمسی تو را آدم دیگری می‌داند و هر دو جمع درست است.',
			],
			openings: [
				'در دفتر ثبت کویوآکان نوشته‌اند ششم ژوئیهٔ ۱۹۰۷. فریدا کالو می‌گفت ۱۹۱۰، سالی که انقلاب مکزیک درگرفت، و آن‌قدر گفت که به دانشنامه‌ها هم راه یافت. برای جوان‌تر شدن نبود؛ سه سال به زحمتش نمی‌ارزد. دلش می‌خواست با کشورش به دنیا آمده باشد. اهل عدد با تاریخ اول به ۳ می‌رسیدند و با دومی به ۶؛ سه در کتاب‌ها هنرمند است و شش اهل خانه و مراقبت. هر کدام را که می‌گفتند وصف نقاش به نظر می‌آمد و مزدشان را می‌گرفتند، بی‌آنکه کسی دفتر را ورق بزند.',
				'تقویم دیواری بانک، همان که عکس دریاچه دارد، و یک مداد. بیست‌وسوم اسفند ۱۳۶۷. دو و سه پنج. اسفند دوازده است، یک و دو سه. سال: یک و سه و شش و هفت می‌شود هفده، و یک و هفت هشت. پنج و سه و هشت شانزده است و یک و شش هفت. همهٔ کار زیر عکس دریاچه جا شد. حالا همان روز را با تقویم میز بغلی بنویس، میلادی: چهاردهم مارس ۱۹۸۹. پنج و سه و نُه، هفده؛ و این بار حاصل هشت است.',
			],
			body: [
				'جمع زدن رقم‌های تاریخ، تا یکی بماند، از نامش پیرتر است. حسابدارها تا همین قرن پیش جمع‌های دراز را با طرح نُه‌نُه امتحان می‌کردند، که همین است: باقی‌ماندهٔ تقسیم بر نه، و به جای هیچ، خودِ نه. هر تاریخی چنین باقی‌مانده‌ای دارد، همان‌طور که هر عددی دارد. صنعت جدید از آن نشانی ساخت. خانم بالیت در شهر آتلانتیک در سال‌های نخست قرن بیستم کتاب‌هایی نوشت که نام و تولد را نت موسیقی می‌خواند، کارش را به فیثاغورس رساند، و کتاب‌های بعدی از روی هم نوشتند.',
				'بیشترشان ۱۱ و ۲۲ و ۳۳ را استاد می‌نامند و تا نمی‌کنند. از همین‌جا راه حساب مهم می‌شود. بیست‌ونهم فوریهٔ ۱۹۸۰ را اگر بخش‌بخش جمع کنی ۲ و ۱۱ و ۹ است، روی هم ۲۲، یعنی استاد. اگر رقم‌ها را در یک صف بچینی ۳۱ می‌شود و بعد ۴، بنّایی معمولی. همان بچه، همان نیمه‌شب، مدادی دیگر. هیچ‌کدام غلط نیست. اما کسی که فقط آخرش را می‌گوید نصف بامزهٔ ماجرا را پیش خودش نگه داشته است؛ از او دفترش را بخواه.',
				'و بعد تقویم دیگر است که در کشو مانده. زادهٔ بیست‌وسوم اسفند ۱۳۶۷، که چهاردهم مارس ۱۹۸۹ باشد، به میلادی هشت می‌شود و به شمسی هفت: در مادرید سرگرم ترازو و ملک است و در اصفهان تنها با کتابش. می‌شود خندید. می‌شود هم به یاد آورد که هر کدام از ما را دو مادربزرگ وصف کرده‌اند؛ هر دو دقیق، و هر کدام بچهٔ دیگری را می‌دیده: یکی می‌گفت سربه‌هواست و آن یکی می‌گفت این بچه در خودش است. پیرزن‌ها با هم قهر نبودند، فقط یکی صبح‌ها نگاهت می‌کرد و یکی غروب‌ها، وقتی خسته از مدرسه می‌رسیدی و حرفی نداشتی. هدهد عدد بخت را از تاریخ میلادی می‌گیرد و حساب را نشان می‌دهد تا اگر خواستی با شمسی هم امتحان کنی و ببینی با کدامش راحت‌تری، و چرا.',
			],
			counter:
				'نُه خانه برای هشت میلیارد آدم یعنی هر کدام نزدیک به نهصد میلیون همزاد، و حرفی که دربارهٔ هفت زده می‌شود باید به قامت همه بخورد. می‌خورد، چون گشاد و مهربان است: بیشتر ما پیش از کار فکر می‌کنیم، اگر یادمان بماند. پشتوانهٔ کهنش هم نازک است. از حلقهٔ خودِ فیثاغورس چیزی نمانده که در آن روز تولد کسی را جمع زده باشند.',
			practices: [
				'مثل کالو سالی را انتخاب کن که دوست داشتی در آن به دنیا آمده باشی؛ روز و ماه همان بماند. عددش را دربیاور. شش دقیقه وقت بگذار و سه سطر بنویس که آن سال چه اتفاقی افتاده بود، یا هنوز نیفتاده بود. هر چه دربارهٔ لباس و ترانه است خط بزن. باقی‌مانده را طوری بخوان که گویی پاسخ سؤالی است دربارهٔ همین امسال، و زیرش یک فعل بنویس که با آن جور دربیاید.',
				'تاریخ تولدت را در سه سطر بنویس، روز و ماه و سال، و هر سطر را تا کن تا یک رقم بماند؛ ۱۱ و ۲۲ را بگذار همان که هست. بعد سه سطر را جمع کن و باز تا کن. پیش از آنکه معنایش را بخوانی یک جمله بنویس که امیدواری چه بگوید. حالا بخوان. فاصلهٔ این دو جمله مال خود توست و هیچ‌کس حسابش نکرده. پنج دقیقه بس است و مداد از ماشین‌حساب بهتر است، چون رقم‌ها را می‌بینی که یکی‌یکی کم می‌شوند.',
			],
			closings: [
				'دفتر کویوآکان راست می‌گفت و او هم دروغِ دروغ نگفته بود. اگر می‌شد شروع خودت را سه سال جابه‌جا کنی، آن را به کدام اتفاق نزدیک‌تر می‌بردی؟',
				'یک مداد و یک دریاچه و چند جمع، و دو جواب درست. آن چیست در تو که نه تقویم شمسی خبرش را دارد و نه میلادی؟',
			],
		},
		ar: {
			keywords: ['رقم مسار الحياة', 'مسار الحياة', 'علم الأعداد', 'رقم الحظ', 'تاريخ الميلاد', 'الأرقام الرئيسية'],
			titles: ['يوم الميلاد الذي آثرته فريدا كالو', 'تاريخ يُطوى حتى يبقى رقم واحد'],
			excerpts: [
				'قدّمت الرسّامة سنة ميلادها ثلاثة أعوام لتولد مع الثورة. وانتقل الرقم معها من ٣ إلى ٦، ولو خُيّرت لأخذت الاثنين.',
				'رقم المسار تاريخ يُجمع ثم يُجمع. والعجيب أنّ النتيجة تتوقّف على التقويم المعلّق في المطبخ.',
			],
			openings: [
				'في سجلّ كويواكان أنّها وُلدت في السادس من تمّوز ١٩٠٧. وكانت فريدا كالو تقول ١٩١٠، وهي السنة التي اندلعت فيها ثورة المكسيك، وقالت ذلك حتى دخل الموسوعات القديمة. لم تكن تطلب أن تصغر، فثلاث سنوات لا تستحقّ عناء الكذب، بل أرادت أن تكون قد جاءت مع بلدها في يوم واحد. وأهل الأعداد يخرجون من التاريخ الأوّل بثلاثة ومن الثاني بستّة، ولكلّ من الرقمين وصف لو سمعه زوّار معرضها لقالوا: هي بعينها، ما أدقّ هذا العلم.',
				'تقويم حائط من المصرف عليه صورة بحيرة، وقلم رصاص مبريّ بسكّين. الرابع عشر من آذار ١٩٨٩. آذار ثلاثة فلا يحتاج إلى شيء. وأربعة عشر واحد وأربعة، أي خمسة. والسنة واحد وتسعة وثمانية وتسعة، فهي سبعة وعشرون، واثنان وسبعة تسعة. اجمع الثلاثة: ثلاثة وخمسة وتسعة سبعة عشر، وواحد وسبعة ثمانية. تمّ العمل كلّه في البياض الذي تحت البحيرة، ويستطيع أن يراجعه ولد في الثامنة، وسيسرّه أن يُسأل عن شيء يعرفه أكثر من أعمامه.',
			],
			body: [
				'وجمع أرقام التاريخ حتى يبقى منها رقم واحد أقدم من اسمه. فقد كان الكتبة والمحاسبون يختبرون الجمع الطويل بإسقاط التسعات، وهو ميزان ذكره أهل الحساب بالعربيّة قبل ألف سنة: يُقسم العدد على تسعة ويُنظر في الباقي، فإن لم يبق شيء كُتبت التسعة نفسها. لكلّ تاريخ باقٍ كهذا كما لكلّ عدد. أمّا الصنعة الحديثة فجعلت من الباقي عنوانًا لصاحبه. كتبت السيّدة باليت في مدينة أتلانتيك، في السنوات الأولى من القرن العشرين، أنّ الأسماء والمواليد نغمات موسيقيّة، ونسبت قولها إلى فيثاغورس، ثم نقلت الكتب بعضها عن بعض.',
				'وأكثرها يستثني ١١ و٢٢ و٣٣، فيسمّيها أرقامًا رئيسيّة ولا يطويها. وهنا يصير لطريقة الحساب شأن. فالتاسع والعشرون من شباط ١٩٨٠، إذا طُوي جزءًا جزءًا، كان ٢ و١١ و٩، ومجموعها ٢٢، رقمًا رئيسيًّا تُفرش له السجّادة. وإذا صُفّت أرقامه صفًّا واحدًا وجُمعت كان ٣١، ثم ٤، بنّاءً عاديًّا يحمل طوبه. الطفل هو الطفل، ومنتصف الليل هو هو، والقلم تغيّر. ليست إحدى الطريقتين خطأ، غير أنّ من يعلن النتيجة وحدها قد أخفى النصف الأطرف من الحكاية.',
				'ثم هناك التقويم الآخر في الدرج. فالرابع عشر من آذار ١٩٨٩، وهو يُطوى إلى ثمانية، يوافق في إيران الثالث والعشرين من إسفند ١٣٦٧: خمسة وثلاثة، ومن السبعة عشر ثمانية، ومجموعها ستّة عشر تُطوى إلى سبعة. فالشخص الواحد ثمانية في مدريد، مشغول بالموازين والعقار، وسبعة في أصفهان، منفرد بكتاب. ولو حُسب بالهجريّ القمريّ لجاء برأي ثالث. يحقّ لمن شاء أن يضحك، ويحقّ له أن يتذكّر أنّ كلّ واحد منّا وصفته جدّتان، وكلتاهما دقيقة، وكلّ منهما كانت تنظر إلى طفل غير الذي تنظر إليه الأخرى. الأولى تقول إنّه لا يهدأ، والثانية تقول إنّها لم تر طفلًا أكثر منه صمتًا، ولم تكذب واحدة منهما، فقد كانت هذه تراه في الصباح وتلك بعد العشاء.',
				'ومن طرائف هذا الحساب أنّ التسعة لا تزيد فيه ولا تنقص: من أضاف إلى عمره تسع سنين، أو أسقط منها تسعًا حياءً، بقي رقمه كما هو. فلو أنّ الرسّامة فريدا كالو، وقد أسقطت من عمرها ثلاثًا، أسقطت تسعًا لما شعر بها أحد من أهل الأعداد. ولعلّ هذا ألطف ما يقال فيه: إنّه يحفظ شيئًا ويفرّط في أشياء، كما تحفظ الأمّ وزن ابنها يوم ولد وتنسى السنة.',
			],
			counter:
				'تسعة صناديق لثمانية مليارات من الناس: لكلّ واحد نحو تسعمئة مليون توأم، وما يقال عن السبعة لا بدّ أن يكون على قدّهم جميعًا. وهو على قدّهم لأنّه واسع ولطيف، فأغلب الناس يفكّرون قبل أن يفعلوا، إذا تذكّروا. والسند القديم رقيق أيضًا، إذ لم يصلنا من حلقة فيثاغورس نفسه شيء يُجمع فيه يوم ميلاد أحد.',
			practices: [
				'اختاروا، كما فعلت كالو، السنة التي كنتم تودّون أن تولدوا فيها، واليوم والشهر على حالهما، واستخرجوا رقمها أيضًا. ثم ستّ دقائق لثلاثة أسطر عمّا كان قد وقع في تلك السنة أو ما لم يكن قد وقع بعد. اشطبوا كلّ ما يتعلّق بالثياب والأغاني، واقرأوا ما بقي كأنّه جواب عن سؤال يخصّ هذا الشهر لا ذلك الزمن.',
				'اكتبوا تاريخ الميلاد في ثلاثة أسطر: اليوم والشهر والسنة، واطووا كلّ سطر إلى رقم واحد مع ترك ١١ و٢٢ على حالهما، ثم اجمعوا واطووا مرّة أخرى. وقبل البحث عن معنى الناتج اكتبوا جملة واحدة عمّا تتمنّون أن يقوله، ثم اقرأوا. المسافة بين الجملتين ملك لكم وحدكم، ولم يحسبها كتاب ولا برنامج. خمس دقائق كافية، ومن كان جدوله مزدحمًا فثلاث.',
			],
			closings: [
				'صدق السجلّ، ولم تكذب الرسّامة تمامًا، وبقيت ثلاث سنوات لا يطالب بها أحد. لو أمكن أن تُنقل البداية ثلاث سنوات، فإلى جوار أيّ حدث تُحمل؟',
				'قلم وبحيرة وأربع عمليّات جمع، ثم يُقلب التقويم إلى الشهر التالي وتأتي صورة جبل. ما الذي تودّون معرفته عن إنسان ولا يبلغه طيّ يوم ميلاده مهما طُوي؟',
			],
		},
		es: {
			keywords: [
				'camino de vida',
				'número de vida',
				'numerología',
				'fecha de nacimiento',
				'número de la suerte',
				'número maestro',
			],
			titles: ['El cumpleaños que prefería Frida Kahlo', 'Ocho en Madrid y siete en Isfahán'],
			excerpts: [
				'Se cambió el año de nacimiento para hacerlo coincidir con la Revolución. El número se mudó con ella, del 3 al 6.',
				'El camino de vida es una fecha sumada dos veces. Lo curioso es cuánto depende del calendario que tengas en la cocina.',
			],
			openings: [
				'El registro de Coyoacán dice 6 de julio de 1907. Frida Kahlo decía 1910, el año en que estalló la Revolución, y lo dijo tanto que así aparece en enciclopedias viejas. No lo hacía por quitarse años, que para tres no compensa el trámite. Quería haber nacido con el país. Quien echara las cuentas con la primera fecha sacaba un 3; con la segunda, un 6. Y con cualquiera de los dos le habría hecho un retrato parecidísimo, cejas incluidas.',
				'Un calendario de caja de ahorros con un lago, y un lápiz. Catorce de marzo de 1989. Marzo ya es 3. Catorce son uno y cuatro, 5. El año, 1 y 9 y 8 y 9, hace 27, y 2 y 7 son 9. Juntas los tres: 3 más 5 más 9, diecisiete; 1 y 7, 8. Todo cabe en el margen, debajo del lago, y lo puede repasar una niña de ocho años, que además estará encantada de que le pregunten algo en serio.',
			],
			body: [
				'Sumar las cifras de una fecha hasta que quede una sola es más viejo que su nombre. En la escuela de nuestros abuelos se llamaba la prueba del nueve y servía para pillar errores en una multiplicación: lo que queda es el resto de dividir por nueve, con un 9 donde no queda nada. Toda fecha tiene ese resto, igual que lo tiene cualquier número de teléfono. El arte moderno lo convirtió en unas señas personales. L. Dow Balliett escribió en Atlantic City, a principios del siglo XX, que nombres y cumpleaños eran notas musicales, lo puso a cuenta de Pitágoras, y los libros siguientes se han ido copiando.',
				'La mayoría exceptúa el 11, el 22 y el 33, los llama maestros y no los pliega. Ahí empieza a importar el modo de sumar. El 29 de febrero de 1980, por partes, da 2, 11 y 9, en total 22, maestro con todos los honores. Con las cifras en fila da 31, y luego 4, albañil con bocadillo. El mismo bebé, la misma medianoche. Ninguna de las dos maneras está mal. Pero quien te dice solo el resultado se ha guardado la mitad entretenida.',
				'Queda el otro calendario, el del cajón. El 14 de marzo de 1989, que aquí se pliega en 8, es en Irán el 23 de esfand de 1367: 5 y 3 y, del 17, un 8; suman 16, que se pliega en 7. La misma persona es un 8 en Madrid, entre balanzas y escrituras de propiedad, y un 7 en Isfahán, a solas con un libro. Puedes reírte. También puedes acordarte de que a todos nos han descrito dos abuelas, las dos exactas, cada una mirando a un niño distinto. La de los lunes decía que no parabas quieto; la de los domingos, que nunca había visto criatura más callada.',
			],
			counter:
				'Nueve cajones para ocho mil millones de personas dan novecientos millones de gemelos por cabeza, y lo que se diga del 7 tiene que sentarles bien a todos. Sienta bien porque es ancho y amable: casi cualquiera piensa antes de actuar, cuando se acuerda. Tampoco el abolengo aguanta mucho. Nada de lo que nos queda del círculo de Pitágoras suma cumpleaños.',
			practices: [
				'Elige, como Kahlo, el año en que te habría gustado nacer, sin tocar día ni mes, y calcula también su número. Pon seis minutos en el reloj y escribe tres líneas sobre lo que ya había pasado ese año, o lo que aún no. Tacha cuanto hable de ropa o de canciones. Lo que quede léelo como respuesta a una pregunta sobre estas semanas.',
				'Escribe tu fecha en tres renglones, día, mes y año, y pliega cada uno hasta una cifra, dejando el 11 y el 22 como están. Suma y vuelve a plegar. Antes de buscar qué significa, apunta en una frase lo que te gustaría que dijera. Después lee. La distancia entre las dos frases es tuya y no la ha calculado nadie. Con cinco minutos tienes de sobra, y con lápiz sale mejor que con el móvil.',
			],
			closings: [
				'El registro llevaba razón y ella tampoco mentía del todo. Si pudieras correr tu comienzo tres años, ¿a qué suceso lo arrimarías?',
				'Dos abuelas, dos calendarios y dos sumas correctas. ¿Qué sabe de ti quien solo te ha visto de domingo, y qué se está perdiendo?',
			],
		},
	},
};
