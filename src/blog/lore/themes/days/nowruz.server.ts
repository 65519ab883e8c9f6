import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'nowruz',
	motif: 'sun',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'nowruz',
				'norooz',
				'persian new year',
				'haft sin',
				'spring equinox',
				'first day of spring',
				'goldfish',
			],
			titles: ['The year turns at 6:31 and the rice is not ready', 'Seven things on a cloth, and a clock'],
			excerpts: [
				'A new year that arrives at its own hour, even at four in the morning: Nowruz keeps an appointment with the sun and makes a family keep it too.',
				'Wheat grass, vinegar, garlic, a coin. The table of the Persian new year is a shelf of small uncertainties laid out with great confidence.',
			],
			openings: [
				'Four minutes left. The radio ticks, the rice is not ready, the father is looking for his other shoe because one must not enter a year in a single shoe. On the cloth stand a mirror, a bowl of wheat grass tied with a red ribbon, seven small dishes, eggs painted by somebody of five. Then a gun is fired on the radio, the same recording as always, and a trumpet-like oboe begins. Everybody kisses everybody. The shoe is under the sofa and belongs, since eleven seconds ago, to last year.',
				'The wheat was put to soak twelve days before the feast. For three days nothing happened and the grandmother changed the water. Then each grain put out a white tail, like a comma, and she spread them on a plate beneath a wet cloth. Now the plate stands in the window, a lawn the size of a face, all of it leaning to the left, towards the glass. In two weeks it will be yellow and thrown into a stream. Nobody has ever eaten it. It is the only crop in the house that is grown for being looked at.',
			],
			body: [
				'Nowruz means new day, and it is unusual among new years in being nobody’s midnight. It begins when the sun crosses the celestial equator, and the almanac gives hour, minute and second. One year that is noon, another year four in the morning, when children are carried to the table with creases on their cheeks. In 1079 a board of astronomers, Omar Khayyam among them, reformed the calendar for Sultan Malik-Shah so that the first of the year should stay on this point. Their solar calendar, with later repairs, is still in use, and keeps step with the seasons better than the Gregorian.',
				'The cloth that is spread for it carries seven things whose Persian names begin with the letter s: sprouts, apple, garlic, vinegar, the sweet wheat paste samanu, oleaster, coins. Each is given a meaning when a visitor asks, and each family gives another. That it has to be seven, and that it has to be s, is probably more recent than we are told. The mirror, the egg, the book and the living fish have no s at all and are never left out.',
				'There is a popular belief that at the very second an egg laid on the mirror will stir. Generations of children have held their breath over it. Some saw it move. Underneath, as the older stories have it, an ox tosses the earth from one horn to the other; astronomy offers an axis tilted by twenty-three degrees, which explains more and makes less noise.',
				'For what turns is not visible. The street is the same, the bill lies where it lay. Seconds after the radio has fired its gun somebody says a sentence that begins with “this year”, and everyone in the room is for once of the same age, about a minute old. Meanwhile, in the kitchen, the rice has burned. People who were born in the new era must scrape the pot of the old one.',
			],
			counter:
				'Fresh starts do work a little. In 2014 three researchers, Dai, Milkman and Riis, found more visits to the gym and more searches for diets after new years, birthdays and even Mondays. They did not show that it lasts. And the feast has its costs: cleaning falls mostly upon the women, visits are paid by rank, and thousands of goldfish do not see the second week.',
			practices: [
				'Choose one drawer, not a room. Empty it on a cloth and for nine minutes do what is done before Nowruz with the whole house: wipe it, hold each thing up, and give it a place, a recipient or the bin. Take out one object that is still good and that you had forgotten. Stand it where you eat, for thirteen days. After that it may go back or start a new life in another drawer.',
				'Put a spoonful of lentils or wheat in water tonight. Tomorrow pour it off, spread the grains on a plate under a damp cloth, and moisten it morning and evening; it takes a minute. Write the date on the rim with a pencil. You make no resolution and attach no wish. Only, each time you wet the cloth, say aloud one word for the weather in the house. By the green day you will have a short chronicle.',
			],
			closings: [
				'The almanac can give the second in which the year changes and cannot say what has changed. When you look at the last twelve months, at which unannounced minute did they in truth begin?',
				'Seven dishes, and the eighth thing is a mirror, so that whoever leans over the table is laid out with the rest. If you were one of the objects on that cloth, what would a guest be told that you stand for?',
			],
		},
		fa: {
			keywords: ['نوروز', 'عید نوروز', 'سال تحویل', 'هفت سین', 'سال نو', 'اعتدال بهاری', 'سبزه'],
			titles: ['چهار دقیقه مانده و برنج هنوز دم نکشیده', 'هفت چیز روی سفره، و یک ساعت'],
			excerpts: [
				'سالی که نیمه‌شبِ کسی را قبول ندارد و سرِ ساعتِ خودش می‌آید، حتی چهار صبح. نوروز با آفتاب قرار دارد و خانواده را هم سرِ قرار می‌نشاند.',
				'سبزه، سرکه، سیر، سکه. سفرهٔ نوروز قفسهٔ نامعلوم‌های کوچک است که با اطمینانِ تمام چیده می‌شود.',
			],
			openings: [
				'چهار دقیقه مانده. رادیو تیک‌تاک می‌کند، برنج دم نکشیده و پدر دنبال لنگهٔ کفشش می‌گردد، چون آدم با یک لنگه کفش وارد سال نمی‌شود. روی سفره آینه هست و سبزه‌ای با روبان سرخ و هفت کاسهٔ کوچک و تخم‌مرغ‌هایی که آدمی پنج‌ساله رنگ کرده است. توپ در می‌رود، همان توپِ ضبط‌شدهٔ هر سال، و سُرنا شروع می‌کند. همه همه را می‌بوسند. لنگه‌کفش زیر مبل است و از یازده ثانیه پیش مالِ پارسال.',
				'گندم را دوازده روز پیش از عید خیس کرده‌اند. سه روز هیچ خبری نبود و مادربزرگ فقط آبش را عوض می‌کرد. بعد هر دانه دمِ سفیدی بیرون داد به شکل ویرگول، و او همه را روی بشقاب زیر پارچهٔ نم‌دار پهن کرد. حالا بشقاب پشت پنجره است، چمنی به اندازهٔ یک صورت که سرتاپا به طرف شیشه خم شده. دو هفتهٔ دیگر زرد می‌شود و می‌اندازندش در آب. هیچ‌کس هرگز نخورده‌اش؛ تنها کشتِ این خانه است که برای تماشا کاشته‌اند.',
			],
			body: [
				'سال‌های دیگرِ دنیا نیمه‌شب عوض می‌شوند و سالِ ما وقتی که آفتاب از استوای آسمان بگذرد. تقویم ساعت و دقیقه و ثانیه‌اش را می‌نویسد. یک سال ظهر است و یک سال چهار صبح، و بچه‌ها را با جای بالش روی گونه سر سفره می‌آورند. در سال ۴۷۱ هجری گروهی از منجمان، عمر خیام هم در میانشان، برای ملک‌شاه سلجوقی تقویم را چنان درست کردند که آغاز سال روی همین نقطه بماند. تقویمِ امروزِ ما نوهٔ همان است و از تقویم فرنگی با فصل‌ها بهتر راه می‌آید.',
				'روی سفره هفت چیز هست که نامشان با سین شروع می‌شود: سبزه، سیب، سیر، سرکه، سمنو، سنجد، سکه. مهمان که بپرسد هر کدام معنایی دارد و معنای هر خانه با خانهٔ همسایه یکی نیست. اینکه باید هفت تا باشد و حتماً با سین، احتمالاً از آنچه به ما گفته‌اند تازه‌تر است. آینه و تخم‌مرغ و کتاب و ماهی هیچ‌کدام سین ندارند و هیچ‌وقت هم جا نمی‌مانند.',
				'می‌گویند درست سرِ تحویل، تخم‌مرغی که روی آینه گذاشته‌ای تکان می‌خورد. نسل‌ها بچه نفسشان را بالای آن نگه داشته‌اند و بعضی‌شان دیده‌اند که جنبید. در قصه‌های قدیم‌تر گاوی زیر زمین است که در همان دم آن را از این شاخ به آن شاخ می‌اندازد. نجوم به جایش محوری پیشنهاد می‌کند که بیست و سه درجه کج است؛ چیزهای بیشتری را توضیح می‌دهد و سروصدای کمتری دارد.',
				'آنچه تحویل می‌شود به چشم نمی‌آید. کوچه همان است و قبضِ برق همان‌جا که بود. چند ثانیه پس از توپِ رادیو یکی جمله‌ای می‌گوید که با «امسال» شروع می‌شود، و آن وقت همهٔ کسانی که در اتاق‌اند برای یک بار هم‌سن‌اند: یک دقیقه‌ای. بعد بوی برنجِ سوخته می‌آید، و زاده‌شدگانِ سال نو باید ته‌دیگِ سالِ کهنه را بتراشند.',
			],
			counter:
				'شروعِ تازه اندکی کار می‌کند. در سال ۲۰۱۴ سه پژوهشگر، دای و میلکمن و ریس، نشان دادند که پس از سال نو و روز تولد و حتی سرِ هر هفته آدم‌ها بیشتر به باشگاه می‌روند؛ نشان ندادند که می‌مانند. عید هم خرج خودش را دارد: خانه‌تکانی بیشتر بر شانهٔ زن‌هاست، دیدوبازدید به ترتیب مقام است و هزاران ماهیِ سرخ هفتهٔ دوم را نمی‌بینند.',
			practices: [
				'یک کشو را انتخاب کن، فقط یک کشو. روی پارچه‌ای خالی‌اش کن و نُه دقیقه همان کاری را بکن که پیش از عید با تمام خانه می‌کنند: دستمال بکش، هر چیز را بالا بگیر و برایش جایی پیدا کن، یا صاحبی، یا سطل. یک چیز را که هنوز سالم است و از یاد برده بودی بیرون بگذار، جایی که غذا می‌خوری، تا سیزده روز. بعد از آن مختاری برش گردانی.',
				'امشب یک قاشق عدس یا گندم در آب بریز. فردا آبش را خالی کن، دانه‌ها را روی بشقابی زیر دستمال خیس پهن کن و صبح و شب نمش بده؛ یک دقیقه وقت می‌برد. تاریخ را با مداد لب بشقاب بنویس. نه تصمیمی بگیر و نه آرزویی به آن ببند. فقط هر بار که پارچه را خیس می‌کنی یک کلمه دربارهٔ هوای خانه بلند بگو. تا روزی که سبز شود تاریخچهٔ کوتاهی داری.',
			],
			closings: [
				'تقویم ثانیهٔ تحویل را می‌داند و نمی‌داند چه چیز تحویل شده است. به دوازده ماهِ گذشته که نگاه می‌کنی، سالِ تو راستش را بخواهی در کدام دقیقهٔ بی‌توپ و بی‌سُرنا شروع شد؟',
				'هفت کاسه است و هشتمی آینه، تا هر که روی سفره خم شد خودش هم چیده شود. اگر تو یکی از چیزهای این سفره بودی به مهمان می‌گفتند نشانهٔ چیستی؟',
			],
		},
		ar: {
			keywords: ['نوروز', 'النوروز', 'عيد النوروز', 'نيروز', 'رأس السنة الفارسية', 'الاعتدال الربيعي', 'السينات السبع'],
			titles: ['بقيت أربع دقائق والأرزّ لم ينضج', 'سبعة أشياء على سماط، وساعة'],
			excerpts: [
				'سنة لا تعترف بمنتصف الليل وتصل في ساعتها هي، ولو عند الرابعة فجرًا. للنوروز موعد مع الشمس، والعائلة كلّها مدعوّة إلى حفظه.',
				'زرع أخضر وخلّ وثوم وقطعة نقد: مائدة النوروز رفّ من الأمور غير المؤكّدة رُتّبت بثقة تامّة.',
			],
			openings: [
				'بقيت أربع دقائق. المذياع يدقّ، والأرزّ لم ينضج، والأب يبحث عن فردة حذائه الثانية، إذ لا يليق أن تُدخَل السنة بفردة واحدة. على السماط مرآة، وصحن زرع مربوط بشريط أحمر، وسبعة أطباق صغيرة، وبيض لوّنته يد عمرها خمس سنوات. ثم يُطلق المدفع من المذياع، التسجيل نفسه كلّ عام، وتعلو المزامير، فيقبّل الجميع الجميع. وتظهر الفردة تحت الأريكة، وقد صارت منذ إحدى عشرة ثانية من متاع السنة الماضية، ولا أحد يلومها على شيء.',
				'نُقع القمح قبل العيد باثني عشر يومًا. مضت ثلاثة منها ولم يحدث شيء، والجدّة تبدّل الماء. ثم أخرجت كلّ حبّة ذيلًا أبيض كأنّه فاصلة في جملة لم تُكتب، فبسطتها على صحن تحت خرقة مبلولة. والصحن الآن في النافذة، مرجٌ بقدر الوجه، مائل كلّه إلى جهة الزجاج. بعد أسبوعين يصفرّ ويُلقى في جدول ماء. لم يأكل منه أحد قطّ، فهو الزرع الوحيد في البيت الذي يُزرع ليُنظر إليه، ولذلك ربّما لا ينسى أحد سقيه.',
			],
			body: [
				'معنى الاسم اليوم الجديد، وقد عرفه العرب قديمًا باسم النيروز وكتبوا فيه الرسائل وتهادَوا فيه الهدايا ببغداد، ورُشّ فيه الماء في شوارعها حتى تدخّل الولاة. وكان موعد الخراج أيضًا، فلمّا تقدّم مع السنين على نضج الغلّة أخّره المعتضد في أواخر القرن الثالث للهجرة إلى حزيران رفقًا بالزرّاع، وبقي اسمه في الكتب النيروز المعتضديّ: عيد نُسب إلى خليفة لأنّه أحسن الإصغاء إلى سنبلة لم تنضج بعد. وهو بين رؤوس السنين غريب، لأنّه لا يأتي في منتصف ليل أحد. يبدأ حين تعبر الشمس خطّ الاستواء السماويّ، والتقويم يذكر الساعة والدقيقة والثانية. فسنةً يكون ظهرًا، وسنةً عند الرابعة فجرًا، فيُحمل الأطفال إلى السماط وآثار الوسائد على خدودهم. وفي سنة ١٠٧٩ للميلاد أصلحت جماعة من الفلكيّين، فيهم عمر الخيّام، التقويم للسلطان ملكشاه حتى يثبت رأس السنة على هذه النقطة. والتقويم الشمسيّ المستعمل اليوم في إيران من ذرّيّته، وهو أوفى للفصول من تقويم الغرب.',
				'على سماط العيد سبعة أشياء تبدأ أسماؤها الفارسيّة بحرف السين: الزرع والتفّاح والثوم والخلّ وحلوى القمح المنبَت وثمر الزيزفون البرّيّ والنقود. ولكلّ منها معنى يُقال للضيف إذا سأل، ولكلّ بيت معنى غير معنى جاره. أمّا أن تكون سبعة، وأن تكون بالسين، فلعلّه أحدث ممّا يُظنّ. والمرآة والبيضة والكتاب والسمكة ليس في أسمائها سين هناك، ولا تُنسى مع ذلك أبدًا.',
				'ويُحكى أنّ البيضة الموضوعة على المرآة تتحرّك في تلك الثانية بعينها. حبست أجيال من الأطفال أنفاسها فوقها، ومنهم من رآها تتحرّك. وفي الحكايات القديمة ثور تحت الأرض ينقلها في تلك اللحظة من قرن إلى قرن. أمّا علم الفلك فيقترح محورًا مائلًا بثلاث وعشرين درجة، وهو يفسّر أكثر ويُحدث ضجّة أقلّ.',
				'فما يدور لا يُرى. الشارع هو الشارع، وفاتورة الكهرباء حيث كانت. وبعد أن يُطلق المذياع مدفعه بثوانٍ يقول واحد جملة أوّلها «هذه السنة»، فيصير كلّ من في الغرفة مرّة في العمر متساوين في السنّ، عمرهم دقيقة. ثم تفوح من المطبخ رائحة أرزّ احترق، ويقوم أبناء الزمن الجديد إلى حكّ قِدر الزمن القديم.',
			],
			counter:
				'للبدايات الجديدة أثر يسير. ففي سنة ٢٠١٤ وجد ثلاثة باحثين، هم داي وميلكمان وريس، أنّ الناس يكثرون من ارتياد النوادي الرياضيّة بعد رأس السنة وأعياد ميلادهم، بل بعد أوّل كلّ أسبوع. ولم يجدوا أنّهم يداومون. وللعيد أثمانه كذلك: تنظيف البيت يقع معظمه على النساء، والزيارات تُرتّب بحسب المقام، وآلاف من السمك الأحمر لا تبلغ الأسبوع الثاني.',
			practices: [
				'اختاروا دُرجًا واحدًا لا غرفة. أفرغوه على قطعة قماش، وافعلوا به تسع دقائق ما يُفعل قبل النوروز بالبيت كلّه: يُمسح، ويُرفع كلّ شيء إلى الضوء، ثم يُعطى مكانًا أو صاحبًا أو يُرمى. وليبقَ خارجًا شيء واحد ما زال صالحًا وكان منسيًّا، يوضع حيث يؤكل الطعام ثلاثة عشر يومًا. وبعدها له أن يعود إلى مكانه، أو أن يبدأ حياة أخرى في درج آخر.',
				'انقعوا الليلة ملعقة من العدس أو القمح. وفي الغد يُصفّى الماء وتُبسط الحبوب على صحن تحت خرقة رطبة، وتُبلّ صباحًا ومساءً، والأمر دقيقة. واكتبوا التاريخ بالقلم على حافّة الصحن. لا نذر هنا ولا أمنية معلّقة. إنّما تُقال عند كلّ سقي كلمة واحدة بصوت مسموع في وصف طقس البيت في ذلك اليوم. وحين يخضرّ الصحن يكون قد اجتمع من الكلمات تاريخ قصير.',
			],
			closings: [
				'يعرف التقويم الثانية التي تتبدّل فيها السنة ولا يعرف ماذا تبدّل. عند النظر إلى الأشهر الاثني عشر الماضية، في أيّ دقيقة لا مدفع لها ولا مزامير بدأت حقًّا؟',
				'سبعة أطباق، والثامن مرآة، ليصير كلّ من ينحني على السماط واحدًا من المعروضات. لو سأل الضيف عن هذا الوجه بين الأشياء، فبأيّ معنى يُجاب؟',
			],
		},
		es: {
			keywords: [
				'nowruz',
				'noruz',
				'año nuevo persa',
				'haft sin',
				'equinoccio de primavera',
				'primer día de primavera',
			],
			titles: ['Quedan cuatro minutos y el arroz sin hacer', 'Siete cosas sobre un mantel, y un reloj'],
			excerpts: [
				'Un año nuevo que no acepta la medianoche de nadie y llega a su hora, aunque sean las cuatro de la mañana. Nowruz tiene cita con el sol y obliga a la familia a acudir.',
				'Brotes de trigo, vinagre, ajo, una moneda. La mesa del año nuevo persa es una estantería de incertidumbres colocadas con mucho aplomo.',
			],
			openings: [
				'Quedan cuatro minutos. La radio hace tictac, el arroz no está y el padre busca el otro zapato, porque no se entra en un año con uno solo. Sobre el mantel hay un espejo, un plato de brotes atado con cinta roja, siete cuencos pequeños y unos huevos que ha pintado alguien de cinco años. Suena en la radio un cañonazo, la misma grabación de siempre, y arranca una dulzaina. Todos besan a todos. El zapato aparece bajo el sofá y, desde hace once segundos, es del año pasado.',
				'El trigo se puso en remojo doce días antes de la fiesta. Durante tres no pasó nada y la abuela le cambiaba el agua. Luego cada grano sacó un rabito blanco, como una coma, y ella los extendió en un plato bajo un paño húmedo. Ahora el plato está en la ventana: un césped del tamaño de una cara, inclinado entero hacia el cristal. En dos semanas amarilleará y lo tirarán a un arroyo. Jamás se lo ha comido nadie. Es la única cosecha de la casa que se siembra para mirarla.',
			],
			body: [
				'Nowruz quiere decir día nuevo, y entre los años nuevos es un raro: no cae en la medianoche de nadie. Empieza cuando el sol cruza el ecuador celeste, y el calendario da hora, minuto y segundo. Un año toca a mediodía y otro a las cuatro de la madrugada, con los niños llevados en brazos a la mesa y la almohada impresa en la mejilla. En 1079 una comisión de astrónomos, Omar Jayam entre ellos, reformó para el sultán Malik Shah el calendario, de modo que el comienzo no se moviera de ese punto. El que hoy se usa en Irán es nieto de aquel y lleva mejor las estaciones que el nuestro.',
				'En el mantel de la fiesta van siete cosas cuyo nombre persa empieza por la letra ese: brotes, manzana, ajo, vinagre, una pasta dulce de trigo, el fruto del árbol del paraíso, monedas. Si pregunta la visita, cada una significa algo, y en casa del vecino significa algo distinto. Que deban ser siete, y por fuerza con ese, es quizá más reciente de lo que se dice. El espejo, los huevos, el libro y el pez no cumplen el requisito y nunca faltan.',
				'Cuentan que en el segundo exacto el huevo puesto sobre el espejo se mueve. Generaciones de niños han contenido encima la respiración, y alguno lo vio moverse. En historias más viejas hay debajo un buey que en ese instante se pasa la tierra de un cuerno al otro. La astronomía propone en su lugar un eje inclinado veintitrés grados, que explica más y hace menos ruido. Aquí, con doce uvas y doce campanadas, no estamos para reírnos de nadie.',
				'Porque lo que cambia no se ve. La calle es la misma y el recibo de la luz sigue donde estaba. A los pocos segundos alguien dice una frase que empieza por «este año», y todos los presentes tienen por una vez la misma edad: un minuto. Luego huele a quemado, y a los recién nacidos les toca rascar la cazuela de la época anterior.',
			],
			counter:
				'Los comienzos funcionan un poco. En 2014 tres investigadores, Dai, Milkman y Riis, vieron que tras el año nuevo, los cumpleaños y hasta los lunes se va más al gimnasio. Que se siga yendo no lo vieron. Y la fiesta tiene su factura: la limpieza a fondo recae sobre todo en las mujeres, las visitas se hacen por orden de rango y miles de peces rojos no llegan a la segunda semana.',
			practices: [
				'Elige un cajón; una habitación sería demasiado. Vacíalo sobre un paño y haz con él durante nueve minutos lo que antes de Nowruz se hace con la casa entera: pásale un trapo, levanta cada cosa y dale un sitio, un dueño o la basura. Aparta una que todavía sirva y de la que no te acordabas. Ponla donde comes, trece días. Después puede volver o empezar otra vida en otro cajón.',
				'Echa esta noche en agua una cucharada de lentejas o de trigo. Mañana escúrrela, extiende los granos en un plato bajo un paño mojado y humedécelo por la mañana y por la noche; cuesta un minuto. Escribe la fecha a lápiz en el borde. Nada de propósitos ni deseos. Solo, cada vez que mojes el paño, di en voz alta una palabra sobre el tiempo que hace en casa. Cuando verdee tendrás una pequeña crónica.',
			],
			closings: [
				'El calendario sabe en qué segundo cambia el año y no sabe qué ha cambiado. Si miras los últimos doce meses, ¿en qué minuto, sin cañón ni dulzaina, empezaron de verdad?',
				'Siete cuencos, y el octavo es un espejo, para que quien se asome quede expuesto con lo demás. Si tú fueras una de las cosas de ese mantel, ¿qué le dirían a la visita que representas?',
			],
		},
	},
};
