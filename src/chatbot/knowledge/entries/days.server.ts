import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Days and feasts of the year. */
export const days: readonly KnowledgeEntry[] = [
	{
		id: 'yalda',
		page: 'hafez',
		theme: 'yalda',
		words: {
			en: {
				names: ['Yalda', 'Shab-e Yalda', 'Chelleh night', 'longest night'],
				say: 'Yalda is the longest night of the year, the winter solstice around 21 December, when Iranian families sit up with pomegranates, watermelon and Hafez. From that night the days grow: the sun was said to be born in it.',
			},
			fa: {
				names: ['یلدا', 'شب یلدا', 'شب چله'],
				say: 'یلدا بلندترین شب سال است، شب آخر پاییز و آغاز زمستان، که با انار و هندوانه و فال حافظ دور هم بیدار می‌نشینند. از فردایش روزها بلند می‌شود و آن را زادن خورشید می‌دانستند.',
			},
			ar: {
				names: ['يلدا', 'ليلة يلدا', 'شب يلدا'],
				say: 'يلدا أطول ليلة في السنة، ليلة الانقلاب الشتويّ في أوّل الشتاء، تسهر فيها الأسر الإيرانيّة على الرمّان والبطّيخ وديوان حافظ. وبعدها يطول النهار، فكانت عندهم مولد الشمس.',
			},
			es: {
				names: ['Yalda', 'noche de Yalda', 'Shab-e Yalda'],
				say: 'Yalda es la noche más larga del año, el solsticio de invierno, hacia el 21 de diciembre, cuando las familias iraníes velan con granadas, sandía y Hafez. Desde ella crecen los días: se decía que nacía el sol.',
			},
		},
	},
	{
		id: 'nowruz',
		page: 'hafez',
		theme: 'nowruz',
		words: {
			en: {
				names: ['Nowruz', 'Norooz', 'Persian new year', 'Norouz', 'Navroz'],
				say: 'Nowruz, “new day”, is the Persian new year, at the very moment of the spring equinox, about 20 March. People clean the house, lay the haft sin, visit the old first, and on the thirteenth day go out of doors.',
			},
			fa: {
				names: ['نوروز', 'عید نوروز', 'سال تحویل', 'عید'],
				say: 'نوروز آغاز سال ایرانی است، درست در لحظهٔ اعتدال بهاری، اول فروردین؛ افسانه بنیادش را به جمشید می‌رساند. خانه می‌تکانند، هفت‌سین می‌چینند، اول به دیدن بزرگ‌ترها می‌روند و سیزدهم به صحرا.',
			},
			ar: {
				names: ['النوروز', 'نوروز', 'عيد النوروز', 'رأس السنة الفارسية', 'النيروز'],
				say: 'النوروز، أي اليوم الجديد، رأس السنة الفارسيّة لحظة الاعتدال الربيعيّ نحو ٢٠ مارس، تحتفل به شعوب كثيرة من الكرد إلى آسيا الوسطى. يُنظَّف البيت وتُمدّ مائدة السينات السبع ويُزار الكبار أوّلًا.',
			},
			es: {
				names: ['Nouruz', 'Nowruz', 'año nuevo persa', 'Noruz'],
				say: 'El Nouruz, «día nuevo», es el año nuevo persa, en el momento exacto del equinoccio de primavera, hacia el 20 de marzo. Se limpia la casa, se pone la mesa de las siete eses y se visita primero a los mayores.',
			},
		},
	},
	{
		id: 'haft-sin',
		theme: 'nowruz',
		words: {
			en: {
				names: ['haft sin', 'haft seen', 'seven s table', 'haft-sin', 'Nowruz table'],
				say: 'The haft sin are seven things whose Persian names begin with s: sabzeh, sprouts; samanu, wheat pudding; senjed, oleaster fruit; sir, garlic; sib, apple; somaq, sumac; serkeh, vinegar. Mirror, candles, eggs, goldfish and a book stand beside them.',
			},
			fa: {
				names: ['هفت‌سین', 'هفت سین', 'سفره هفت سین', 'سفره نوروز'],
				say: 'هفت‌سین هفت چیز است که نامش با سین آغاز می‌شود: سبزه، سمنو، سنجد، سیر، سیب، سماق و سرکه. آینه و شمع و تخم‌مرغ و ماهی و قرآن یا دیوان حافظ هم کنارشان می‌گذارند.',
			},
			ar: {
				names: ['هفت سين', 'السينات السبع', 'سفرة هفت سين', 'مائدة النوروز'],
				say: 'توضع على سفرة «هفت سين» سبعة أشياء تبدأ أسماؤها الفارسيّة بالسين: سبزه أي النبت الأخضر، وسمنو حلوى القمح، وسنجد ثمر الزيزفون، وسير أي الثوم، وسيب أي التفّاح، والسمّاق، وسركه أي الخلّ. وإلى جانبها مرآة وشموع وبيض وسمك.',
			},
			es: {
				names: ['haft sin', 'mesa de las siete eses', 'siete eses', 'mesa del Nouruz'],
				say: 'El haft sin son siete cosas que en persa empiezan por s: brotes de trigo, samanu (crema de trigo germinado), fruto del árbol del paraíso, ajo, manzana, zumaque y vinagre. Al lado van un espejo, velas, huevos, peces y un libro.',
			},
		},
	},
	{
		id: 'chaharshanbe-suri',
		theme: 'chaharshanbe-suri',
		words: {
			en: {
				names: [
					'Chaharshanbe Suri',
					'Charshanbe Suri',
					'red Wednesday',
					'jumping over fire',
					'last Wednesday of the year',
				],
				say: 'On Chaharshanbe Suri, the eve of the last Wednesday of the Persian year, people jump over small fires and say: my yellow to you, your red to me. The pallor of winter is left in the flame.',
			},
			fa: {
				names: ['چهارشنبه‌سوری', 'چهارشنبه سوری', 'چارشنبه سوری'],
				say: 'چهارشنبه‌سوری شب آخرین چهارشنبهٔ سال است؛ از روی آتش می‌پرند و می‌گویند زردی من از تو، سرخی تو از من. رنگ‌پریدگی زمستان را در آتش جا می‌گذارند.',
			},
			ar: {
				names: ['جهارشنبه سوري', 'الأربعاء الأخير', 'القفز فوق النار', 'چهارشنبه سوري', 'أربعاء السور'],
				say: 'في ليلة آخر أربعاء من السنة الفارسيّة، جهارشنبه سوري، يقفز الناس فوق نيران صغيرة ويقولون: صفرتي لك وحمرتك لي. يتركون شحوب الشتاء في اللهب.',
			},
			es: {
				names: [
					'Chaharshanbe Suri',
					'saltar hogueras',
					'miércoles rojo',
					'último miércoles del año',
					'hogueras antes del año nuevo persa',
				],
				say: 'En Chaharshanbe Suri, la víspera del último miércoles del año persa, se saltan pequeños fuegos diciendo: mi amarillo para ti, tu rojo para mí. La palidez del invierno se deja en la llama.',
			},
		},
	},
	{
		id: 'sizdah-bedar',
		theme: 'sizdah-bedar',
		words: {
			en: {
				names: ['Sizdah Bedar', 'thirteenth day of Nowruz', 'nature day'],
				say: 'Sizdah Bedar, the thirteenth day of Nowruz, is spent out of doors so that the unlucky thirteen finds nobody at home. The sprouts of the table are thrown into running water, and knots are tied in grass for a wish.',
			},
			fa: {
				names: ['سیزده‌به‌در', 'سیزده بدر', 'سیزده به در', 'روز طبیعت'],
				say: 'سیزده‌به‌در روز سیزدهم فروردین است که همه از خانه بیرون می‌روند تا نحسی سیزده کسی را در خانه نیابد. سبزه را به آب روان می‌دهند و سبزه گره می‌زنند.',
			},
			ar: {
				names: ['سيزده بدر', 'اليوم الثالث عشر من النوروز', 'يوم الطبيعة'],
				say: 'سيزده بدر هو اليوم الثالث عشر من النوروز، يخرج فيه الناس إلى البرّيّة كي لا يجد النحس أحدًا في البيت. يُرمى النبت الأخضر في ماء جارٍ وتُعقد الأعشاب على نيّة.',
			},
			es: {
				names: ['Sizdah Bedar', 'el trece de Nouruz', 'día de la naturaleza'],
				say: 'Sizdah Bedar, el día trece del Nouruz, se pasa fuera para que el trece no encuentre a nadie en casa. Los brotes se tiran al agua corriente y se anudan hierbas con un deseo.',
			},
		},
	},
	{
		id: 'mehregan',
		theme: 'mehregan',
		words: {
			en: {
				names: ['Mehregan', 'Mihragan', 'festival of Mithra'],
				say: 'Mehregan is the autumn festival of Iran on the day Mehr of the month Mehr, early October, in honour of Mithra, the guardian of agreements. It was kept beside Nowruz as the other great feast of the year: friendship, and one’s word.',
			},
			fa: {
				names: ['مهرگان', 'جشن مهرگان'],
				say: 'مهرگان جشن پاییزی ایران است در روز مهر از ماه مهر، به نام ایزد پیمان. روزگاری هم‌سنگ نوروز بود: جشن دوستی و قولی که داده می‌شود.',
			},
			ar: {
				names: ['المهرجان', 'مهرگان', 'مهركان', 'عيد المهرجان'],
				say: 'المهرجان عيد الخريف في إيران، يوم مهر من شهر مهر في أوّل أكتوبر، على اسم حارس العهود. كان قرين النوروز، عيد الصداقة والوفاء بالكلمة، ومنه أخذت العربيّة كلمة مهرجان.',
			},
			es: {
				names: ['Mehregan', 'Mehregán', 'fiesta de Mitra'],
				say: 'Mehregan es la fiesta persa del otoño, el día Mehr del mes Mehr, a principios de octubre, en honor de Mitra, guardián de los acuerdos. Fue la pareja del Nouruz: fiesta de la amistad y de la palabra dada.',
			},
		},
	},
	{
		id: 'tirgan',
		theme: 'tirgan',
		words: {
			en: {
				names: ['Tirgan', 'festival of Tirgan', 'Arash the archer', 'Arash'],
				say: 'Tirgan, at the beginning of July, is the Iranian festival of rain and of Arash the archer, who shot an arrow to mark the border and put his life into it. Children splash each other with water and tie on a ribbon for ten days.',
			},
			fa: {
				names: ['تیرگان', 'جشن تیرگان', 'آرش کمانگیر', 'آرش'],
				say: 'تیرگان در سیزدهم تیر جشن باران و آرش کمانگیر است که برای مرز ایران تیری انداخت و جانش را در آن گذاشت. در آن به هم آب می‌پاشند و ده روز نواری رنگین به دست می‌بندند.',
			},
			ar: {
				names: ['تيرگان', 'تيركان', 'آرش الرامي', 'عيد تيرگان'],
				say: 'تيركان في أوّل يوليو عيد المطر وعيد آرش الرامي الذي رمى سهمًا يعيّن حدّ إيران ووضع فيه روحه. يتراشّ الناس بالماء ويربطون شريطًا ملوّنًا عشرة أيّام.',
			},
			es: {
				names: ['Tirgan', 'Tirgán', 'Arash el arquero'],
				say: 'Tirgán, a principios de julio, es la fiesta persa de la lluvia y de Arash el arquero, que disparó una flecha para fijar la frontera y puso en ella la vida. Se salpican con agua y se atan una cinta diez días.',
			},
		},
	},
	{
		id: 'sadeh',
		theme: 'sadeh',
		words: {
			en: {
				names: ['Sadeh', 'festival of Sadeh', 'Hushang fire'],
				say: 'Sadeh, fifty days before Nowruz, at the end of January, celebrates the discovery of fire: King Hushang threw a stone at a snake, missed, struck a spark. A great fire is lit at dusk.',
			},
			fa: {
				names: ['سده', 'جشن سده', 'هوشنگ و آتش'],
				say: 'سده پنجاه روز و پنجاه شب مانده به نوروز، دهم بهمن، جشن پیدا شدن آتش است: هوشنگ سنگی به مار انداخت، نخورد و جرقه زد. غروب آتشی بزرگ می‌افروزند.',
			},
			ar: {
				names: ['سده', 'جشن سده', 'عيد النار', 'السذق'],
				say: 'السذق، أو سده، قبل النوروز بخمسين يومًا، عيد اكتشاف النار: رمى الملك هوشنگ حيّة بحجر فأخطأها وقدح شررًا. تُوقد عند الغروب نار عظيمة.',
			},
			es: {
				names: ['Sadeh', 'fiesta de Sadeh', 'fiesta del fuego'],
				say: 'Sadeh, cincuenta días antes del Nouruz, a fines de enero, celebra el hallazgo del fuego: el rey Hushang tiró una piedra a una serpiente, falló y saltó una chispa. Al anochecer se enciende una gran hoguera.',
			},
		},
	},
	{
		id: 'ramadan',
		theme: 'the-new-moon-of-ramadan',
		words: {
			en: {
				names: [
					'Ramadan',
					'Ramazan',
					'Laylat al-Qadr',
					'night of power',
					'new moon of Ramadan',
					'fasting month',
					'Eid al-Fitr',
				],
				say: 'Ramadan is the ninth month of the Islamic year: from dawn to sunset one neither eats nor drinks. It begins when the new moon is seen and ends, a month later, with Eid al-Fitr; because the year is lunar it moves back by some eleven days each year.',
			},
			fa: {
				names: ['رمضان', 'ماه رمضان', 'شب قدر', 'شب‌های قدر', 'هلال رمضان', 'روزه', 'عید فطر'],
				say: 'رمضان ماه نهم قمری است: از سحر تا غروب نه می‌خورند و نه می‌آشامند. با دیدن هلال آغاز می‌شود و با هلال بعدی به عید فطر می‌رسد، و چون سال قمری است هر سال نزدیک یازده روز زودتر می‌آید.',
			},
			ar: {
				names: ['رمضان', 'هلال رمضان', 'ليلة القدر', 'شهر رمضان', 'الصوم', 'عيد الفطر'],
				say: 'رمضان تاسع أشهر السنة الهجريّة، يُصام فيه من الفجر إلى المغرب. يبدأ برؤية الهلال وينتهي بعيد الفطر، ولأنّ السنة قمريّة يتقدّم نحو أحد عشر يومًا كلّ عام.',
			},
			es: {
				names: ['Ramadán', 'luna de Ramadán', 'noche del destino', 'ayuno', 'mes de ayuno'],
				say: 'Ramadán es el noveno mes del año islámico: del alba al ocaso no se come ni se bebe. Empieza cuando se ve la luna nueva y termina con la fiesta del fin del ayuno; como el año es lunar, se adelanta unos once días cada año.',
			},
		},
	},
	{
		id: 'summer-solstice',
		theme: 'the-summer-solstice',
		words: {
			en: {
				names: ['summer solstice', 'longest day', 'midsummer', 'Midsummer'],
				say: 'The summer solstice, about 21 June in the north, is the longest day: the sun rises at its northernmost point and seems to stand still. From then on the days shorten, which midsummer fires try not to mention.',
			},
			fa: {
				names: ['انقلاب تابستانی', 'بلندترین روز سال', 'آغاز تابستان'],
				say: 'انقلاب تابستانی، اول تیر، بلندترین روز سال در نیم‌کرهٔ شمالی است و خورشید در شمالی‌ترین جا برمی‌آید. از فردایش روزها کوتاه می‌شود.',
			},
			ar: {
				names: ['الانقلاب الصيفي', 'أطول يوم', 'الانقلاب الصيفي أطول نهار'],
				say: 'الانقلاب الصيفيّ نحو ٢١ يونيو أطول نهار في شمال الأرض، تشرق فيه الشمس من أقصى الشمال وكأنّها تقف. وبعده يقصر النهار.',
			},
			es: {
				names: ['solsticio de verano', 'día más largo', 'noche de San Juan'],
				say: 'El solsticio de verano, hacia el 21 de junio en el norte, es el día más largo: el sol sale en su punto más septentrional y parece detenerse. Desde entonces los días menguan, cosa que las hogueras de San Juan procuran no mencionar.',
			},
		},
	},
	{
		id: 'day-of-the-dead',
		theme: 'the-day-of-the-dead',
		words: {
			en: {
				names: ['Day of the Dead', 'Dia de Muertos', 'ofrenda', 'All Souls'],
				say: 'On the Day of the Dead, 1 and 2 November, Mexican families set a table for those who have died: marigolds, bread, candles, and the dish that person liked. The scent of the petals is said to show them the way.',
			},
			fa: {
				names: ['روز مردگان', 'روز مردگان مکزیک'],
				say: 'در روز مردگان، اول و دوم نوامبر، خانواده‌های مکزیکی برای رفتگان سفره می‌چینند: گل جعفری، نان، شمع و خوراکی که او دوست داشت. می‌گویند بوی گل راه را نشانشان می‌دهد.',
			},
			ar: {
				names: ['يوم الموتى', 'يوم الأموات', 'عيد الموتى'],
				say: 'في يوم الموتى، أوّل نوفمبر وثانيه، تمدّ الأسر المكسيكيّة مائدة لمن رحلوا: أقحوان وخبز وشموع والطبق الذي كانوا يحبّونه. ويقال إنّ عطر الزهر يدلّهم على الطريق.',
			},
			es: {
				names: ['Día de Muertos', 'ofrenda', 'Día de los Muertos'],
				say: 'En el Día de Muertos, 1 y 2 de noviembre, las familias mexicanas ponen la mesa a quienes han muerto: cempasúchil, pan, velas y el plato que les gustaba. Dicen que el olor de los pétalos les enseña el camino.',
			},
		},
	},
];
