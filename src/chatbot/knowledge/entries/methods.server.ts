import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Ways of reckoning: letters, numbers, stars, the moon. */
export const methods: readonly KnowledgeEntry[] = [
	{
		id: 'abjad',
		page: 'sarketab',
		theme: 'abjad',
		words: {
			en: {
				names: ['abjad', 'abjad numerals', 'letter values', 'gematria'],
				say: 'Abjad gives each of the 28 Arabic letters a number: alif 1, be 2, jim 3, dal 4, up to ghayn, 1000. The values of a word’s letters are added, which scribes used for dating poems and buildings, and fortune-tellers for names.',
			},
			fa: {
				names: ['ابجد', 'حروف ابجد', 'حساب ابجد', 'حساب جمل', 'ابجد کبیر'],
				say: 'ابجد به هر یک از ۲۸ حرف عددی می‌دهد: الف ۱، ب ۲، ج ۳، د ۴ تا غ که ۱۰۰۰ است. عدد حروف یک کلمه را جمع می‌کنند؛ کاتبان با آن تاریخ بنا و شعر می‌ساختند و فالگیران حساب نام.',
			},
			ar: {
				names: ['الأبجد', 'حساب الجمل', 'حساب الجُمّل', 'أبجد', 'حساب الأبجدية'],
				say: 'حساب الجمّل، أو الأبجد، يعطي كلّ حرف من الحروف الثمانية والعشرين عددًا: الألف ١ والباء ٢ والجيم ٣ حتّى الغين ١٠٠٠. تُجمع قيم حروف الكلمة، وبه أرّخ الشعراء الأبنية وحسب أهل الفأل الأسماء.',
			},
			es: {
				names: ['abyad', 'abjad', 'valor de las letras', 'números de las letras'],
				say: 'El abyad da a cada una de las 28 letras árabes un número: alif 1, be 2, yim 3, hasta gayn, 1000. Se suma el valor de las letras de una palabra: así se fechaban poemas y edificios, y así se echan cuentas con los nombres.',
			},
		},
	},
	{
		id: 'allah-66',
		page: 'sarketab',
		theme: 'abjad',
		words: {
			en: {
				names: ['abjad of Allah', 'word Allah in abjad', 'value of Allah', '66'],
				say: 'The word Allah makes 66 in abjad: alif 1, lam 30, lam 30, he 5. The doubled lam is counted twice because it is written twice.',
			},
			fa: {
				names: ['الله به ابجد', 'ابجد الله', 'عدد الله', 'کلمه الله'],
				say: 'کلمهٔ «الله» به ابجد ۶۶ می‌شود: الف ۱، لام ۳۰، لام ۳۰ و ه ۵. دو لام را دو بار می‌شمارند چون دو بار نوشته می‌شود.',
			},
			ar: {
				names: ['الله بالأبجد', 'لفظ الجلالة', 'عدد لفظ الجلالة', 'الله كم يساوي'],
				say: 'لفظ الجلالة «الله» يساوي ٦٦ بحساب الأبجد: الألف ١ واللام ٣٠ واللام ٣٠ والهاء ٥. تُعدّ اللام مرّتين لأنّها تُكتب مرّتين.',
			},
			es: {
				names: ['Alá en abyad', 'valor de Alá', 'la palabra Alá'],
				say: 'La palabra Alá suma 66 en abyad: alif 1, lam 30, lam 30 y he 5. La lam se cuenta dos veces porque se escribe dos veces.',
			},
		},
	},
	{
		id: 'sarketab',
		page: 'sarketab',
		theme: 'abjad',
		words: {
			en: {
				names: ['sarketab', 'sar-e ketab', 'opening the book', 'book opening'],
				say: 'Sarketab, “the head of the book”, is the old Persian custom of reckoning a person’s name and the mother’s name in abjad and reading the remainder: by twelve it gives a sign, by four an element. Here the sum is shown line by line.',
			},
			fa: {
				names: ['سرکتاب', 'سر کتاب', 'باز کردن سرکتاب', 'سرکتاب باز کردن'],
				say: 'سرکتاب رسمی است قدیمی: نام آدم و نام مادر را به ابجد حساب می‌کنند و باقی‌مانده را می‌خوانند، بر دوازده برج می‌دهد و بر چهار عنصر. اینجا جمع را خط به خط نشان می‌دهیم.',
			},
			ar: {
				names: ['سركتاب', 'فتح الكتاب', 'سر كتاب', 'رأس الكتاب'],
				say: 'سركتاب، أي فتح الكتاب، عادة فارسيّة قديمة: يُحسب اسم الشخص واسم أمّه بالأبجد ويُقرأ الباقي، على اثني عشر برجًا وعلى أربعة عنصرًا. هنا نعرض الجمع سطرًا سطرًا.',
			},
			es: {
				names: ['sarketab', 'sar-e ketab', 'abrir el libro'],
				say: 'El sarketab es una vieja costumbre persa: se suman en abyad las letras del nombre y del nombre de la madre y se lee el resto, entre doce da un signo y entre cuatro un elemento. Aquí la suma se ve renglón a renglón.',
			},
		},
	},
	{
		id: 'taleh',
		page: 'sarketab',
		theme: 'the-taleh-of-a-name',
		words: {
			en: {
				names: ['taleh', 'tale’ of a name', 'star of a name', 'taleh of a name'],
				say: 'The taleh is a person’s sign by name: the abjad of the name and the mother’s name are added and divided by twelve, and the remainder names the sign, 1 for Aries to 0 for Pisces. It is reckoned from letters, not from the sky.',
			},
			fa: {
				names: ['طالع', 'طالع نام', 'طالع بینی', 'طالع از اسم'],
				say: 'طالع نام را با ابجدِ نام و نام مادر حساب می‌کنند: جمع را دوازده‌دوازده طرح می‌کنند و باقی‌مانده برج را می‌گوید، یک حمل تا صفر حوت. از حروف درمی‌آید نه از آسمان.',
			},
			ar: {
				names: ['طالع الاسم', 'الطالع بالاسم', 'طالع', 'النجم بالاسم'],
				say: 'طالع الاسم يُحسب بالأبجد: يُجمع الاسم واسم الأمّ ويُطرح اثنا عشر اثنا عشر، والباقي يدلّ على البرج، من واحد للحمل إلى صفر للحوت. مصدره الحروف لا السماء.',
			},
			es: {
				names: ['taleh', 'táleh', 'signo por el nombre'],
				say: 'El táleh es el signo de una persona según su nombre: se suma el abyad del nombre y el de la madre, se divide entre doce y el resto da el signo, 1 Aries, 0 Piscis. Sale de las letras, no del cielo.',
			},
		},
	},
	{
		id: 'numerology',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['numerology', 'Pythagorean numerology', 'lucky number', 'what is my lucky number'],
				say: 'Numerology reads character from numbers: dates and letters are added until one digit is left. The Western way, called Pythagorean, was put together in America about 1900; here every sum is shown.',
			},
			fa: {
				names: ['عددشناسی', 'نومرولوژی', 'علم اعداد', 'عدد شانس', 'اعداد شانس'],
				say: 'عددشناسی خلق و خو را از عدد می‌خواند: رقم تاریخ تولد و حروف نام را جمع می‌کنند تا یک رقم بماند. شیوهٔ غربی‌اش که فیثاغورسی نام گرفته حدود سال ۱۹۰۰ در آمریکا ساخته شد؛ اینجا همهٔ جمع‌ها دیده می‌شود.',
			},
			ar: {
				names: ['علم الأرقام', 'علم الأعداد', 'رقم الحظ', 'النيومرولوجي'],
				say: 'علم الأرقام يقرأ الطبع من الأعداد: تُجمع أرقام الميلاد وحروف الاسم حتّى يبقى رقم واحد. الطريقة الغربيّة المسمّاة فيثاغوريّة وُضعت في أمريكا نحو ١٩٠٠؛ وهنا يظهر كلّ جمع.',
			},
			es: {
				names: ['numerología', 'número de la suerte', 'numerología pitagórica'],
				say: 'La numerología lee el carácter en los números: fechas y letras se suman hasta que queda una cifra. La manera occidental, llamada pitagórica, se compuso en Estados Unidos hacia 1900; aquí se enseña cada suma.',
			},
		},
	},
	{
		id: 'life-path',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['life path', 'life path number', 'how do you get the life path number'],
				say: 'The life path number is the sum of a birth date reduced to one digit: day, month and year are each folded, then added. 14 March 1989 gives 5, 3 and 9, together 17, and 17 folds to 8; 11, 22 and 33 are left as they are.',
			},
			fa: {
				names: ['مسیر زندگی', 'عدد مسیر زندگی', 'عدد تولد'],
				say: 'عدد مسیر زندگی از تاریخ تولد درمی‌آید: روز و ماه و سال را جداجدا به یک رقم می‌رسانند و جمع می‌کنند تا باز یک رقم بماند. ۱۱ و ۲۲ و ۳۳ را دیگر کوچک نمی‌کنند.',
			},
			ar: {
				names: ['مسار الحياة', 'رقم مسار الحياة', 'رقم الميلاد'],
				say: 'يُحسب رقم مسار الحياة من تاريخ الميلاد: يُردّ اليوم والشهر والسنة كلٌّ إلى رقم ثمّ تُجمع حتّى يبقى رقم واحد. ولا يُختصر ١١ و٢٢ و٣٣.',
			},
			es: {
				names: ['camino de vida', 'número de camino de vida', 'número de vida', 'sendero de vida'],
				say: 'El número de camino de vida sale de la fecha de nacimiento: día, mes y año se reducen cada uno a una cifra y se suman hasta que queda otra. El 11, el 22 y el 33 se dejan como están.',
			},
		},
	},
	{
		id: 'master-numbers',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: [
					'master numbers',
					'master number',
					'11 22 33',
					'eleven and twenty-two',
					'number 11',
					'meaning of 11',
					'number 22',
				],
				say: 'In Western numerology 11, 22 and 33 are master numbers: a sum that reaches one of them is not reduced further. The doubled digit is taken as a stronger and more strained form of 2, 4 and 6.',
			},
			fa: {
				names: [
					'اعداد استاد',
					'عدد استاد',
					'یازده و بیست و دو',
					'عدد ارشد',
					'۱۱ و ۲۲',
					'عدد ۱۱',
					'عدد 11',
					'عدد یازده',
					'عدد ۲۲',
				],
				say: 'در عددشناسی غربی ۱۱ و ۲۲ و ۳۳ عدد استاد یا عدد ارشدند و دیگر به یک رقم خلاصه نمی‌شوند. آنها را شکل پرزورتر و پرفشارتر ۲ و ۴ و ۶ می‌دانند.',
			},
			ar: {
				names: [
					'الأرقام الرئيسة',
					'الأرقام السيدة',
					'الرقم الرئيسي',
					'١١ و ٢٢',
					'الرقم ١١',
					'الرقم 11',
					'رقم 11',
					'الرقم ٢٢',
				],
				say: 'في علم الأرقام الغربيّ تُسمّى ١١ و٢٢ و٣٣ الأرقام الرئيسة (الماستر) فلا تُختصر إلى رقم واحد. وتُعدّ صورة أقوى وأشدّ توتّرًا من ٢ و٤ و٦.',
			},
			es: {
				names: [
					'números maestros',
					'número maestro',
					'11 y 22',
					'número 11',
					'significado del 11',
					'el 11 en numerología',
					'número 22',
				],
				say: 'En la numerología occidental el 11, el 22 y el 33 son números maestros y no se reducen más. Se leen como una forma más fuerte, y más tensa, del 2, el 4 y el 6.',
			},
		},
	},
	{
		id: 'expression',
		page: 'lucky-number',
		theme: 'the-expression-number',
		words: {
			en: {
				names: ['expression number', 'destiny number', 'name number'],
				say: 'The expression number adds the values of all letters of the full name, A 1 to I 9 and again from J, and reduces them to one digit. It is read as what a person brings with them into work and company.',
			},
			fa: {
				names: ['عدد بیان', 'عدد نام', 'عدد سرنوشت'],
				say: 'عدد بیان از جمع عدد همهٔ حروف نام کامل به دست می‌آید و به یک رقم می‌رسد. آن را استعدادی می‌خوانند که آدم با خود به کار و جمع می‌آورد.',
			},
			ar: {
				names: ['رقم التعبير', 'رقم الاسم', 'رقم القدر'],
				say: 'رقم التعبير مجموع قيم حروف الاسم الكامل مردودًا إلى رقم واحد. يُقرأ فيه ما يحمله المرء معه من موهبة إلى العمل والناس.',
			},
			es: {
				names: ['número de expresión', 'número del nombre', 'número del destino'],
				say: 'El número de expresión suma el valor de todas las letras del nombre completo, de A 1 a I 9 y otra vez desde J, y lo reduce a una cifra. Se lee como lo que alguien aporta al trabajo y al trato.',
			},
		},
	},
	{
		id: 'soul-urge',
		page: 'lucky-number',
		theme: 'the-expression-number',
		words: {
			en: {
				names: ['soul urge', 'soul urge number', 'heart’s desire number', 'personality number', 'soul number'],
				say: 'The soul urge number adds only the vowels of the full name and is read as what a person wants in secret. The consonants alone give the personality number, what others see first.',
			},
			fa: {
				names: ['عدد روح', 'عدد خواسته دل', 'عدد شخصیت', 'عدد دل'],
				say: 'عدد روح فقط از صداها (واکه‌های) نام کامل جمع می‌شود و خواستهٔ پنهان دل را می‌گوید. از حروف بی‌صدا عدد شخصیت درمی‌آید، آنچه دیگران اول می‌بینند.',
			},
			ar: {
				names: ['رقم الروح', 'رقم رغبة القلب', 'رقم الشخصية', 'رقم النفس'],
				say: 'رقم الروح مجموع حروف العلّة وحدها في الاسم الكامل، ويُقرأ فيه ما يُشتهى سرًّا. والحروف الصامتة وحدها تعطي رقم الشخصيّة، أي ما يراه الآخرون أوّلًا.',
			},
			es: {
				names: ['número del alma', 'impulso del alma', 'número de personalidad', 'deseo del corazón'],
				say: 'El número del alma suma solo las vocales del nombre completo y se lee como lo que alguien quiere en secreto. Las consonantes dan el número de personalidad, lo que los demás ven primero.',
			},
		},
	},
	{
		id: 'angel-numbers',
		page: 'lucky-number',
		theme: 'angel-numbers',
		words: {
			en: {
				names: [
					'angel numbers',
					'angel number',
					'11:11',
					'111',
					'1111',
					'keep seeing 11:11',
					'repeating numbers',
					'double digits on the clock',
					'222',
					'333',
					'444',
					'555',
					'666',
					'777',
					'888',
					'999',
					'1010',
					'1212',
				],
				say: 'Angel numbers are repeated digits such as 11:11 or 444 that people meet on clocks and receipts; the name is modern, from Doreen Virtue’s books about 2004. They are read as a nudge to stop and notice a wish; that one sees them so often is also how attention works.',
			},
			fa: {
				names: [
					'عدد فرشته',
					'اعداد فرشتگان',
					'ساعت ۱۱:۱۱',
					'۱۱۱۱',
					'اعداد تکراری',
					'ساعت جفت',
					'222',
					'333',
					'444',
					'555',
					'666',
					'777',
					'888',
					'999',
					'1010',
					'1212',
				],
				say: 'عدد فرشته رقمی تکراری است مثل ۱۱:۱۱ یا ۴۴۴ که روی ساعت و قبض به چشم می‌آید؛ نامش تازه است، از کتاب‌های حدود سال ۲۰۰۴. آن را تلنگری برای ایستادن و آرزو کردن می‌گیرند؛ زیاد دیدنش کار توجه هم هست.',
			},
			ar: {
				names: [
					'أرقام الملائكة',
					'رقم الملائكة',
					'١١:١١',
					'الأرقام المتكررة',
					'الساعة ١١:١١',
					'222',
					'333',
					'444',
					'555',
					'666',
					'777',
					'888',
					'999',
					'1010',
					'1212',
				],
				say: 'أرقام الملائكة أرقام تتكرّر مثل ١١:١١ أو ٤٤٤ على الساعات والفواتير، والاسم حديث شاع نحو عام ٢٠٠٤. تُقرأ تنبيهًا للتوقّف والتمنّي؛ وكثرة رؤيتها من عمل الانتباه أيضًا.',
			},
			es: {
				names: [
					'números angelicales',
					'números de ángeles',
					'11:11',
					'las once y once',
					'1111',
					'números repetidos',
					'hora espejo',
					'222',
					'333',
					'444',
					'555',
					'666',
					'777',
					'888',
					'999',
					'1010',
					'1212',
				],
				say: 'Los números de ángeles son cifras repetidas como 11:11 o 444 que saltan en relojes y recibos; el nombre es moderno, de libros de hacia 2004. Se toman como un toque para pararse y pedir un deseo; verlos tanto es también cosa de la atención.',
			},
		},
	},
	{
		id: 'ashtakoota',
		page: 'marriage-fortune',
		theme: 'ashtakoota',
		words: {
			en: {
				names: ['ashtakoota', 'ashtakoot', 'guna milan', '36 points', 'kundli matching'],
				say: 'Ashtakoota is the Indian way to compare a couple by the lunar mansions of their births: eight tests, from temperament to health, with 36 points in all. Eighteen are called enough; here it is told as eight ways of looking, not as a verdict.',
			},
			fa: {
				names: ['آشتاکوتا', 'اشتاکوتا', 'تطبیق هندی', '۳۶ امتیاز'],
				say: 'آشتاکوتا شیوهٔ هند برای سنجیدن دو نفر با منزل ماهِ تولدشان است: هشت آزمون، از خلق و خو تا تندرستی، روی هم ۳۶ امتیاز. هجده را بس می‌دانند؛ اینجا آن را هشت جور نگاه می‌گیریم نه حکم.',
			},
			ar: {
				names: ['أشتاكوتا', 'اشتاكوتا', 'مطابقة هندية', 'التوافق الهندي', '٣٦ نقطة'],
				say: 'أشتاكوتا طريقة الهند في الموازنة بين اثنين بمنزلة القمر ساعة ميلاد كلّ منهما: ثمانية أبواب مجموعها ٣٦ نقطة. تكفي عندهم ثماني عشرة؛ ونحن نقرؤها ثماني نظرات لا حكمًا.',
			},
			es: {
				names: ['ashtakoota', 'ashtakoot', 'compatibilidad india', 'compatibilidad védica', '36 puntos'],
				say: 'El ashtakoota es el modo indio de comparar a una pareja por las mansiones lunares de su nacimiento: ocho pruebas, del carácter a la salud, y 36 puntos en total. Con dieciocho basta, dicen; aquí se cuenta como ocho miradas, no como sentencia.',
			},
		},
	},
	{
		id: 'lunar-mansions',
		page: 'marriage-fortune',
		theme: 'ashtakoota',
		words: {
			en: {
				names: ['lunar mansions', 'nakshatra', 'manazil', 'stations of the moon', 'nakshatras'],
				say: 'Lunar mansions are the stars among which the moon spends each night of its month: 28 in Arabic and Persian books, the manazil, and 27 in India, the nakshatras. Sailors, farmers and matchmakers counted by them.',
			},
			fa: {
				names: ['منازل قمر', 'منزل قمر', 'ناکشاترا', 'منزل ماه', 'نکشاترا'],
				say: 'منازل قمر ستارگانی‌اند که ماه هر شبِ ماهش را کنار یکی می‌گذراند: ۲۸ منزل در کتاب‌های عربی و فارسی و ۲۷ ناکشاترا در هند. دریانورد و برزگر و خواستگار با آن حساب می‌کردند.',
			},
			ar: {
				names: ['منازل القمر', 'منزلة القمر', 'النكشترا', 'ناكشاترا', 'نكشترا'],
				say: 'منازل القمر نجوم يبيت القمر كلّ ليلة عند واحدة منها: ثمانٍ وعشرون (٢٨) منزلة عند العرب والفرس، وسبع وعشرون (٢٧) نكشترا في الهند. عدّ بها الملّاح والزارع والخاطب.',
			},
			es: {
				names: ['mansiones lunares', 'nakshatra', 'nakshatras', 'mansiones de la luna'],
				say: 'Las mansiones lunares son las estrellas junto a las que la luna pasa cada noche de su mes: 28 en los libros árabes y persas y 27, las nakshatras, en la India. Por ellas contaban marinos, labradores y casamenteros.',
			},
		},
	},
	{
		id: 'moon-scorpio',
		theme: 'phases-of-the-moon',
		words: {
			en: {
				names: ['moon in Scorpio', 'qamar dar aqrab', 'qamar dar aghrab'],
				say: 'Once a month, for about two and a half days, the moon stands in the sign of Scorpio; Persian almanacs call it qamar dar aqrab and an unlucky time to begin a marriage or sign a contract. Astronomers find nothing special in it; it is a custom of waiting.',
			},
			fa: {
				names: ['قمر در عقرب', 'ماه در عقرب', 'قمر در عقربه'],
				say: 'قمر در عقرب یعنی ماه در برج عقرب باشد؛ هر ماه نزدیک دو روز و نیم پیش می‌آید. تقویم‌نویسان آن را برای عقد و سفر نحس می‌دانستند؛ در آسمان اتفاقی نمی‌افتد، رسمِ صبر کردن است.',
			},
			ar: {
				names: ['القمر في العقرب', 'قمر في العقرب'],
				say: 'القمر في العقرب أن يكون القمر في برج العقرب، ويحدث كلّ شهر نحو يومين ونصف. عدّه أهل التقاويم نحسًا للزواج والسفر؛ ولا يرى علم الفلك فيه شيئًا خاصًّا، إنّما هو أدب في الانتظار.',
			},
			es: {
				names: ['luna en Escorpio', 'la luna en escorpión', 'qamar dar aqrab'],
				say: 'Cada mes, unos dos días y medio, la luna está en Escorpio; los almanaques persas lo llaman qamar dar aqrab y desaconsejan casarse o firmar. La astronomía no ve nada especial: es una costumbre de esperar.',
			},
		},
	},
	{
		id: 'synastry',
		page: 'marriage-fortune',
		theme: 'synastry',
		words: {
			en: {
				names: ['synastry', 'synastry chart', 'compare two charts', 'relationship astrology'],
				say: 'Synastry lays two birth charts over each other and looks at the angles between the planets of the two people. Old books look first at Sun and Moon, then at Venus and Mars.',
			},
			fa: {
				names: ['سیناستری', 'تطبیق زایچه', 'زایچه دو نفر'],
				say: 'سیناستری زایچهٔ دو نفر را روی هم می‌گذارد و زاویهٔ سیاره‌های یکی را با سیاره‌های دیگری می‌بیند. کتاب‌های کهن اول خورشید و ماه را می‌سنجند، بعد زهره و مریخ را.',
			},
			ar: {
				names: ['سيناستري', 'مقارنة الخريطتين', 'توافق الخرائط'],
				say: 'السيناستري وضع خريطتي ميلاد شخصين إحداهما فوق الأخرى والنظر في الزوايا بين كواكبهما. وتبدأ الكتب القديمة بالشمس والقمر ثمّ الزهرة والمرّيخ.',
			},
			es: {
				names: ['sinastría', 'sinastria', 'comparar dos cartas', 'carta de pareja'],
				say: 'La sinastría superpone dos cartas natales y mira los ángulos entre los planetas de dos personas. Los libros antiguos empiezan por el Sol y la Luna, y siguen con Venus y Marte.',
			},
		},
	},
	{
		id: 'ascendant',
		page: 'marriage-fortune',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['ascendant', 'rising sign', 'horoscope', 'birth chart', 'natal chart'],
				say: 'The ascendant is the sign that rises on the eastern horizon at the minute of a birth; it changes about every two hours, so one needs time and place. Old astrologers began with it: the word horoscope meant the watcher of that hour.',
			},
			fa: {
				names: ['برج طالع', 'صعودی', 'زایچه', 'طالع تولد', 'اسندنت'],
				say: 'برج طالع برجی است که لحظهٔ تولد از افق شرق بالا می‌آید؛ نزدیک هر دو ساعت عوض می‌شود و ساعت و جای تولد می‌خواهد. زایچه، نقشهٔ آسمان آن لحظه، از همان آغاز می‌شود.',
			},
			ar: {
				names: ['البرج الطالع', 'الخريطة الفلكية', 'خريطة الميلاد', 'الأسندنت'],
				say: 'البرج الطالع هو البرج الصاعد من الأفق الشرقيّ لحظة الميلاد؛ يتبدّل كلّ ساعتين تقريبًا فيلزم له الوقت والمكان. ومنه تبدأ خريطة الميلاد.',
			},
			es: {
				names: ['ascendente', 'signo ascendente', 'carta natal', 'carta astral', 'horóscopo'],
				say: 'El ascendente es el signo que asoma por el este en el minuto del nacimiento; cambia cada dos horas, así que hacen falta hora y lugar. De él parte la carta natal: horóscopo quería decir el que observa la hora.',
			},
		},
	},
	{
		id: 'zodiac',
		theme: 'the-ascendant',
		words: {
			en: {
				names: ['zodiac', 'sun sign', 'star sign', 'signs of the zodiac'],
				say: 'The zodiac divides the sun’s yearly path into twelve equal signs, from Aries at the spring equinox to Pisces. Babylonian priests made it about 400 BC; the constellations of the same names have drifted by nearly a sign since.',
			},
			fa: {
				names: ['دوازده برج', 'برج فلکی', 'منطقةالبروج', 'برج تولد', 'ماه تولد'],
				say: 'منطقةالبروج راه سالانهٔ خورشید را به دوازده برج برابر بخش می‌کند، از حمل در آغاز بهار تا حوت. کاهنان بابل حدود چهارصد سال پیش از میلاد آن را ساختند و صورت‌های فلکی هم‌نام از آن زمان نزدیک یک برج جابه‌جا شده‌اند.',
			},
			ar: {
				names: ['الأبراج', 'البروج', 'دائرة البروج', 'البرج الشمسي'],
				say: 'دائرة البروج تقسم مسير الشمس في السنة اثني عشر قسمًا متساويًا، من الحمل في الاعتدال الربيعيّ إلى الحوت. وضعها كهنة بابل نحو ٤٠٠ قبل الميلاد، وقد انزاحت الصور النجميّة عن أسمائها قرابة برج.',
			},
			es: {
				names: ['zodiaco', 'zodíaco', 'signo solar', 'signos del zodiaco'],
				say: 'El zodiaco divide el camino anual del Sol en doce signos iguales, de Aries, en el equinoccio de primavera, a Piscis. Lo hicieron sacerdotes babilonios hacia el 400 a. C.; las constelaciones del mismo nombre se han corrido casi un signo.',
			},
		},
	},
	{
		id: 'retrograde',
		theme: 'retrograde',
		words: {
			en: {
				names: ['Mercury retrograde', 'retrograde', 'mercury in retrograde'],
				say: 'Mercury retrograde is an appearance: three or four times a year, for about three weeks, the planet seems to run backwards because the Earth’s view of it changes. Astrologers warn then of letters, contracts and travel; no trains have been found to mind.',
			},
			fa: {
				names: ['عطارد بازگشتی', 'عطارد برگشتی', 'رتروگراد', 'عطارد رجعت', 'رجعت عطارد', 'مرکوری رتروگراد'],
				say: 'رجعت عطارد ظاهری است: سالی سه چهار بار، نزدیک سه هفته، از زمین چنین می‌نماید که سیاره رو به عقب می‌رود. طالع‌بینان در آن روزها از نامه و قرارداد و سفر پرهیز می‌دهند؛ قطارها اعتنایی نکرده‌اند.',
			},
			ar: {
				names: ['تراجع عطارد', 'عطارد المتراجع', 'عطارد', 'رجوع عطارد'],
				say: 'تراجع عطارد ظاهر لا حقيقة: ثلاث مرّات أو أربعًا في السنة، نحو ثلاثة أسابيع، يبدو الكوكب من الأرض كأنّه يسير إلى الوراء. يحذّر المنجّمون عندها من العقود والرسائل والسفر، ولم يُلحظ أنّ القطارات تبالي.',
			},
			es: {
				names: ['Mercurio retrógrado', 'retrógrado', 'mercurio'],
				say: 'Mercurio retrógrado es una apariencia: tres o cuatro veces al año, unas tres semanas, el planeta parece ir hacia atrás visto desde la Tierra. Los astrólogos avisan entonces de cartas, contratos y viajes; a los trenes no se les ha notado.',
			},
		},
	},
	{
		id: 'moon-phases',
		theme: 'phases-of-the-moon',
		words: {
			en: {
				names: ['phases of the moon', 'full moon', 'new moon', 'waning moon', 'waxing moon', 'moon phase'],
				say: 'The moon goes from new to full and back in twenty-nine and a half days: waxing, full, waning, dark. Gardeners and readers begin things while it grows and end them while it shrinks; measured effects on people are small or none.',
			},
			fa: {
				names: ['مراحل ماه', 'ماه کامل', 'ماه نو', 'هلال ماه', 'بدر', 'اهله ماه'],
				say: 'ماه در بیست و نُه روز و نیم از نو تا کامل و باز تا تاریکی می‌رود. باغبان و فالگیر کار را با ماهِ افزاینده آغاز می‌کنند و با ماهِ کاهنده تمام؛ اثر اندازه‌گیری‌شده‌اش بر آدم‌ها ناچیز است.',
			},
			ar: {
				names: ['أطوار القمر', 'القمر المكتمل', 'البدر', 'الهلال', 'مراحل القمر'],
				say: 'يمضي القمر من المحاق إلى البدر ويعود في تسعة وعشرين يومًا ونصف. يبدأ البستانيّ والعرّاف الأمور وهو يزيد ويختمانها وهو ينقص؛ وما قيس من أثره في الناس ضئيل.',
			},
			es: {
				names: ['fases de la luna', 'luna llena', 'luna nueva', 'luna creciente', 'luna menguante'],
				say: 'La luna va de nueva a llena y vuelve en veintinueve días y medio. Jardineros y adivinos empiezan con la creciente y terminan con la menguante; los efectos medidos en la gente son mínimos.',
			},
		},
	},
	{
		id: 'istikhara',
		theme: 'the-etiquette-of-fal',
		words: {
			en: {
				names: ['istikhara', 'istikharah', 'estekhareh', 'prayer for guidance'],
				say: 'Istikhara means asking God for the better choice: two units of prayer and a supplication before a decision, after one has thought and taken advice. In Iran it is also done with the Quran or prayer beads; it opens a way, it does not foretell.',
			},
			fa: {
				names: ['استخاره', 'استخاره با قرآن', 'استخاره با تسبیح'],
				say: 'استخاره یعنی طلب خیر از خدا: پس از فکر و مشورت، دو رکعت نماز و دعا پیش از تصمیم. در ایران با قرآن یا تسبیح هم می‌گیرند؛ راه را نشان می‌دهد، آینده را نمی‌گوید.',
			},
			ar: {
				names: ['الاستخارة', 'صلاة الاستخارة', 'استخارة', 'دعاء الاستخارة'],
				say: 'الاستخارة طلب الخير من الله في أمر: ركعتان من غير الفريضة ثمّ دعاء الاستخارة، بعد التفكير والمشورة. ليست كشفًا للغيب، بل تسليم ثمّ مضيّ فيما ينشرح له الصدر.',
			},
			es: {
				names: ['istijara', 'istikhara', 'oración de la istijara'],
				say: 'La istijara es pedir a Dios la mejor elección: dos inclinaciones de oración y una súplica antes de una decisión, después de pensarla y pedir consejo. En Irán se hace también con el Corán o el rosario; orienta, no predice.',
			},
		},
	},
	{
		id: 'marriage',
		page: 'marriage-fortune',
		theme: 'synastry',
		words: {
			en: {
				names: ['marriage fortune', 'marriage reading', 'compatibility'],
				say: 'The marriage reading here looks at two birth dates and names in five traditions, among them the lunar mansions of India, the angles between the planets and the letters of the names. It shows what pulls and what holds, and never says whether to marry.',
			},
			fa: {
				names: ['فال ازدواج', 'تطابق ازدواج', 'سازگاری دو نفر'],
				say: 'فال ازدواج اینجا تاریخ تولد و نام دو نفر را در پنج سنت می‌بیند، از جمله منزل ماه هند، زاویهٔ سیاره‌ها و حروف نام‌ها. می‌گوید چه می‌کشد و چه نگه می‌دارد و هرگز نمی‌گوید ازدواج بکنید یا نه.',
			},
			ar: {
				names: ['فأل الزواج', 'قراءة الزواج', 'التوافق', 'فال الزواج'],
				say: 'قراءة الزواج هنا تنظر في ميلادين واسمين بخمسة تقاليد، منها منازل القمر الهنديّة وزوايا الكواكب وحروف الاسمين. تقول ما يشدّ وما يُمسك، ولا تقول تزوّجوا أو لا تتزوّجوا.',
			},
			es: {
				names: ['fortuna matrimonial', 'lectura de pareja', 'compatibilidad'],
				say: 'La lectura de pareja mira dos fechas y dos nombres en cinco tradiciones, entre ellas las mansiones lunares de la India, los ángulos de los planetas y las letras de los nombres. Dice qué tira y qué sostiene, nunca si casarse.',
			},
		},
	},
	{
		id: 'elements',
		theme: 'elemental-dignities',
		words: {
			en: {
				names: ['four elements', 'elements', 'fire water air earth', 'temperaments'],
				say: 'Fire, water, air and earth were Empedocles’ four roots of all things, about 450 BC; doctors made four humours of them and astrologers gave three signs to each. They are read as ways of being: heat, feeling, thought, patience.',
			},
			fa: {
				names: ['چهار عنصر', 'عناصر اربعه', 'آتش آب هوا خاک', 'مزاج'],
				say: 'آتش و آب و هوا و خاک چهار ریشهٔ همه چیز نزد امپدوکلس بود؛ پزشکان از آن چهار مزاج ساختند و منجمان به هر یک سه برج دادند. آنها را چهار خلق می‌خوانند: گرمی، احساس، اندیشه، پایداری.',
			},
			ar: {
				names: ['العناصر الأربعة', 'النار والماء والهواء والتراب', 'الأمزجة'],
				say: 'النار والماء والهواء والتراب أصول الأشياء عند أنباذوقليس؛ جعلها الأطبّاء أربعة أمزجة وأعطى المنجّمون كلًّا منها ثلاثة أبراج. وتُقرأ طباعًا: حرارة وشعور وفكر وصبر.',
			},
			es: {
				names: ['los cuatro elementos', 'elementos', 'fuego agua aire tierra'],
				say: 'Fuego, agua, aire y tierra fueron las cuatro raíces de todo en Empédocles, hacia el 450 a. C.; los médicos hicieron de ellas cuatro humores y los astrólogos dieron tres signos a cada una. Se leen como maneras de ser: ardor, sentir, pensar, paciencia.',
			},
		},
	},
	{
		id: 'leap-year',
		theme: 'the-leap-year-of-the-persian-calendar',
		words: {
			en: {
				names: ['Persian calendar', 'leap year of the Persian calendar', 'Jalali calendar', 'solar hijri', 'Esfand'],
				say: 'The Persian calendar begins its year at the spring equinox, with six months of 31 days, five of 30 and Esfand of 29, or 30 in a leap year. Because the start is observed and not counted, leap years usually come every four years and now and then after five.',
			},
			fa: {
				names: ['تقویم جلالی', 'تقویم خورشیدی', 'سال کبیسه', 'تقویم ایرانی', 'گاهشماری خورشیدی'],
				say: 'تقویم خورشیدی سال را از لحظهٔ اعتدال بهاری آغاز می‌کند: شش ماه ۳۱ روزه، پنج ماه ۳۰ روزه و اسفند ۲۹ روز که در کبیسه ۳۰ می‌شود. کبیسه بیشتر چهار سال یک بار است و گاهی پنج سال یک بار؛ خیام در ساختن نسخهٔ جلالی‌اش دست داشت.',
			},
			ar: {
				names: ['التقويم الفارسي', 'التقويم الجلالي', 'السنة الكبيسة', 'التقويم الشمسي'],
				say: 'يبدأ التقويم الفارسيّ سنته من لحظة الاعتدال الربيعيّ: ستّة أشهر من ٣١ يومًا وخمسة من ٣٠ وإسفند ٢٩، أو ٣٠ في الكبيسة. وتأتي الكبيسة كلّ أربع سنين غالبًا وأحيانًا بعد خمس.',
			},
			es: {
				names: ['calendario persa', 'calendario jalali', 'año bisiesto persa', 'calendario iraní'],
				say: 'El calendario persa empieza en el equinoccio de primavera: seis meses de 31 días, cinco de 30 y Esfand de 29, o 30 en año bisiesto. Los bisiestos caen casi siempre cada cuatro años y de vez en cuando a los cinco.',
			},
		},
	},
	{
		id: 'letter-alef',
		page: 'sarketab',
		theme: 'letter-alef',
		words: {
			en: {
				names: ['alef', 'alif', 'letter alif', 'letter alef'],
				say: 'Alef, the first letter, is a single upright stroke worth 1 in abjad. Sufis read it as the one from which all letters are bent; Hafez says his teacher put nothing on his slate but the alef of the friend’s stature.',
			},
			fa: {
				names: ['حرف الف', 'الف'],
				say: 'الف نخستین حرف است، یک خط راست که در ابجد ۱ می‌شود. صوفیان آن را یگانه‌ای می‌دانند که حرف‌های دیگر از خمیدنش پیدا شده‌اند؛ حافظ می‌گوید استادش جز الفِ قامت یار یادش نداد.',
			},
			ar: {
				names: ['حرف الألف', 'الألف'],
				say: 'الألف أوّل الحروف، خطّ قائم قيمته ١ في حساب الجمّل. رآه المتصوّفة الواحد الذي انحنت منه سائر الحروف؛ ويقول حافظ إنّ أستاذه لم يعلّمه غير ألف قامة الحبيب.',
			},
			es: {
				names: ['alef', 'alif', 'letra alif'],
				say: 'Alif, la primera letra, es un trazo recto que vale 1 en abyad. Los sufíes la leyeron como el uno del que se doblan las demás; Hafez dice que su maestro no le enseñó más que el alif del talle del amigo.',
			},
		},
	},
	{
		id: 'letter-be',
		page: 'sarketab',
		theme: 'letter-be',
		words: {
			en: {
				names: ['letter be', 'letter ba', 'ba letter', 'be worth 2'],
				say: 'Be, worth 2 in abjad, is a shallow dish with one dot beneath. The Quran begins with it, in bismillah, and an old saying holds that the whole book lies in the dot under its first be.',
			},
			fa: {
				names: ['حرف ب', 'حرف بی'],
				say: 'ب در ابجد ۲ است، کاسه‌ای کم‌گود با یک نقطه زیرش. قرآن با آن آغاز می‌شود و گفته‌اند همهٔ کتاب در نقطهٔ زیر بای بسم‌الله است.',
			},
			ar: {
				names: ['حرف الباء', 'الباء'],
				say: 'الباء قيمتها ٢، طبق ضحل تحته نقطة. بها يبدأ القرآن، وقيل إنّ الكتاب كلّه في النقطة التي تحت باء البسملة.',
			},
			es: {
				names: ['letra be', 'letra ba', 'la ba'],
				say: 'La ba vale 2 en abyad: un plato llano con un punto debajo. Con ella empieza el Corán, y se dice que el libro entero está en el punto de esa primera ba.',
			},
		},
	},
	{
		id: 'letter-he',
		page: 'sarketab',
		theme: 'letter-he',
		words: {
			en: {
				names: ['letter he', 'letter ha', 'he letter'],
				say: 'He, worth 5 in abjad, is the letter of breath, written like two eyes or an open mouth. It is the last letter of Allah and all that is left of hu, “he”, in the dervishes’ call.',
			},
			fa: {
				names: ['حرف ه', 'حرف ها', 'های دوچشم'],
				say: 'ه در ابجد ۵ است، حرفِ نفس، که گاه دو چشم دارد و گاه دهانی باز. حرف آخر «الله» است و از ذکر «هو»ی درویشان همان می‌ماند.',
			},
			ar: {
				names: ['حرف الهاء', 'الهاء'],
				say: 'الهاء قيمتها ٥، حرف النَّفَس، تُكتب كعينين أو فم مفتوح. هي آخر لفظ الجلالة، وما يبقى من «هو» في ذكر الدراويش.',
			},
			es: {
				names: ['letra he', 'letra ha', 'la he'],
				say: 'La he vale 5 en abyad: la letra del aliento, escrita como dos ojos o una boca abierta. Es la última de Alá y lo que queda de hu, «él», en la llamada de los derviches.',
			},
		},
	},
	{
		id: 'letter-vav',
		page: 'sarketab',
		theme: 'letter-vav',
		words: {
			en: {
				names: ['letter vav', 'letter waw', 'waw', 'vav'],
				say: 'Vav, worth 6 in abjad, means “and” when it stands alone; calligraphers love its bowed head. Turkish masters read it as a person bent in the womb, in prayer and in age.',
			},
			fa: {
				names: ['حرف واو', 'واو'],
				say: 'واو در ابجد ۶ است و تنها که بیاید یعنی «و»؛ خوشنویسان سرِ خمیده‌اش را دوست دارند. استادان ترک در آن آدمی دیده‌اند که در رحم و نماز و پیری خم است.',
			},
			ar: {
				names: ['حرف الواو', 'الواو'],
				say: 'الواو قيمتها ٦، ومعناها وحدها العطف؛ يحبّ الخطّاطون رأسها المنحني. رأى فيها الأتراك إنسانًا منحنيًا في الرحم وفي السجود وفي الشيخوخة.',
			},
			es: {
				names: ['letra waw', 'letra vav', 'waw'],
				say: 'La waw vale 6 en abyad y sola significa «y»; los calígrafos aman su cabeza inclinada. Los maestros turcos ven en ella a una persona encogida en el vientre, en la oración y en la vejez.',
			},
		},
	},
	{
		id: 'letter-lam',
		page: 'sarketab',
		theme: 'letter-lam',
		words: {
			en: {
				names: ['letter lam', 'lam'],
				say: 'Lam, worth 30 in abjad, rises straight and ends in a curve that holds. With alef it makes la, “no”, and twice in the middle it carries the name Allah.',
			},
			fa: {
				names: ['حرف لام', 'لام'],
				say: 'لام در ابجد ۳۰ است؛ راست بالا می‌رود و به خمی می‌رسد که نگه می‌دارد. با الف «لا»، یعنی نه، می‌سازد و دو بار در میان نام الله ایستاده است.',
			},
			ar: {
				names: ['حرف اللام', 'اللام'],
				say: 'اللام قيمتها ٣٠، تصعد قائمة وتنتهي بقوس يحتضن. مع الألف تصير «لا»، ومرّتين تتوسّط لفظ الجلالة.',
			},
			es: {
				names: ['letra lam', 'lam'],
				say: 'La lam vale 30 en abyad: sube recta y acaba en una curva que sostiene. Con alif forma la, «no», y dos veces está en medio del nombre de Alá.',
			},
		},
	},
	{
		id: 'letter-mim',
		page: 'sarketab',
		theme: 'letter-mim',
		words: {
			en: {
				names: ['letter mim', 'letter meem', 'mim'],
				say: 'Mim, worth 40 in abjad, is a small closed knot; it begins and fills the name Muhammad. Poets compare it to the beloved’s mouth, so small that one cannot be sure it is there.',
			},
			fa: {
				names: ['حرف میم', 'میم'],
				say: 'میم در ابجد ۴۰ است، گرهی کوچک و بسته که نام محمد با آن آغاز می‌شود. شاعران دهان یار را به آن مانند کرده‌اند، چنان تنگ که بود و نبودش معلوم نیست.',
			},
			ar: {
				names: ['حرف الميم', 'الميم'],
				say: 'الميم قيمتها ٤٠، عقدة صغيرة مغلقة يبدأ بها اسم محمّد. شبّه الشعراء بها فم المحبوب لضيقه حتّى يُشكّ في وجوده.',
			},
			es: {
				names: ['letra mim', 'mim'],
				say: 'La mim vale 40 en abyad: un nudo pequeño y cerrado con el que empieza el nombre de Mahoma. Los poetas la comparan con la boca amada, tan chica que se duda de ella.',
			},
		},
	},
	{
		id: 'letter-nun',
		page: 'sarketab',
		theme: 'letter-nun',
		words: {
			en: {
				names: ['letter nun', 'letter noon', 'nun letter'],
				say: 'Nun, worth 50 in abjad, is a bowl with one dot floating in it: inkwell, fish or boat. A chapter of the Quran opens “Nun, by the pen”, and Jonah is called the man of the nun.',
			},
			fa: {
				names: ['حرف نون', 'نون حرف'],
				say: 'نون در ابجد ۵۰ است، کاسه‌ای با نقطه‌ای شناور: دوات، ماهی یا قایق. سوره‌ای با «ن والقلم» آغاز می‌شود و یونس را ذوالنون، صاحب ماهی، خوانده‌اند.',
			},
			ar: {
				names: ['حرف النون', 'النون'],
				say: 'النون قيمتها ٥٠، وعاء تطفو فيه نقطة: دواة أو حوت أو زورق. تُفتتح بها سورة القلم، وسُمّي يونس ذا النون.',
			},
			es: {
				names: ['letra nun', 'nun'],
				say: 'La nun vale 50 en abyad: un cuenco con un punto que flota, tintero, pez o barca. Una sura empieza «Nun, por la pluma», y a Jonás se le llama el de la nun.',
			},
		},
	},
	{
		id: 'letter-sin',
		page: 'sarketab',
		theme: 'letter-sin',
		words: {
			en: {
				names: ['letter sin', 'letter seen', 'sin letter', 'haft sin letter'],
				say: 'Sin, worth 60 in abjad, is a row of three teeth and a bowl. Seven things beginning with it are laid on the table of Nowruz, and salam, peace, begins with it too.',
			},
			fa: {
				names: ['حرف سین', 'سین'],
				say: 'سین در ابجد ۶۰ است، سه دندانه و یک کاسه. هفت چیز که با آن آغاز می‌شود بر سفرهٔ نوروز می‌چینند و «سلام» هم با آن آغاز می‌شود.',
			},
			ar: {
				names: ['حرف السين', 'السين'],
				say: 'السين قيمتها ٦٠، ثلاث أسنان ووعاء. سبعة أشياء تبدأ بها توضع على مائدة النوروز، وبها يبدأ السلام.',
			},
			es: {
				names: ['letra sin', 'la letra sin', 'sin de haft sin'],
				say: 'La sin vale 60 en abyad: tres dientes y un cuenco. Siete cosas que empiezan con ella se ponen en la mesa del Nouruz, y con ella empieza salam, paz.',
			},
		},
	},
];
