import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** What people believe, fear or divine by elsewhere, and ask about here. */
export const beliefs: readonly KnowledgeEntry[] = [
	{
		id: 'evil-eye',
		words: {
			en: {
				names: ['evil eye', 'the evil eye', 'nazar', 'nazar bead', 'blue bead', 'mal de ojo'],
				say: 'The evil eye is the old fear, from the Mediterranean to India, that an envious or too admiring look does harm; blue beads, rue and a pinch of salt are meant against it. No look has been measured to hurt, but envy has, and blessing what one praises is a kind way of handling it.',
			},
			fa: {
				names: ['چشم زخم', 'چشم‌زخم', 'چشم نظر', 'چشم شور', 'نظر قربونی', 'اسفند دود کردن', 'تخم مرغ شکستن'],
				say: 'چشم‌زخم ترسی قدیمی است، از مدیترانه تا هند: اینکه نگاهِ حسود یا زیادی شیفته آسیب می‌زند؛ اسفند، مهرهٔ آبی و تخم‌مرغ شکستن برای همین است. نگاه را کسی اندازه نگرفته، اما حسد آدم را می‌آزارد، و «ماشاءالله» گفتنِ کنار تعریف راه مهربانِ کنار آمدن با آن است.',
			},
			ar: {
				names: ['الحسد والعين', 'عين الحسود', 'الخرزة الزرقاء', 'العين الشريرة'],
				say: 'الإصابة بالعين خوف قديم يمتدّ من البحر المتوسّط إلى الهند: أنّ نظرة الحسود أو المعجَب تضرّ، وعليها الخرزة الزرقاء والبخور وقول «ما شاء الله». والعين في الحديث حقّ، أمّا العلم فلم يقس نظرةً تؤذي؛ والحسد يتعب صاحبه على كلّ حال.',
			},
			es: {
				names: ['mal de ojo', 'el mal de ojo', 'ojo turco', 'nazar', 'ojeo', 'me hicieron ojo'],
				say: 'El mal de ojo es un temor viejo, del Mediterráneo a la India y luego a América: que una mirada envidiosa o demasiado admirada hace daño; contra él se usan la ruda, el azabache o el ojo azul. Nadie ha medido una mirada que hiera, pero la envidia sí cansa, y bendecir lo que se alaba es un modo amable de tratarla.',
			},
		},
	},
	{
		id: 'coffee-reading',
		words: {
			en: {
				names: [
					'coffee reading',
					'coffee grounds',
					'tea leaves',
					'reading tea leaves',
					'tasseography',
					'Turkish coffee reading',
				],
				say: 'Coffee is read from the grounds: the cup, once drunk, is turned over and left to cool, and the shapes on its wall are told as a story, the rim for what is near, the bottom for what lies deep. It came with the Ottoman coffee houses; the telling is done by somebody who knows you, and that is most of the art.',
			},
			fa: {
				names: ['فال قهوه', 'فال چای', 'تفاله قهوه', 'فنجان قهوه'],
				say: 'فال قهوه با قهوه‌خانه‌های عثمانی آمد: فنجانِ نوشیده را برمی‌گردانند تا سرد شود و نقشِ تفاله را قصه می‌کنند، لبه برای نزدیک و ته فنجان برای آنچه پنهان است. قصه را معمولاً کسی می‌گوید که تو را می‌شناسد، و بیشترِ هنرش همین است.',
			},
			ar: {
				names: ['قراءة الفنجان', 'قراءة فنجان القهوة', 'التبصير بالفنجان', 'فنجان القهوة'],
				say: 'قراءة الفنجان جاءت مع المقاهي العثمانيّة: يُقلب الفنجان بعد شربه حتّى يبرد، ثمّ تُحكى النقوش حكايةً، الحافّة لما قرب والقعر لما خفي. والتي تقرأ تعرف في الغالب من تقرأ لها، وذلك أكثر الصنعة.',
			},
			es: {
				names: ['leer el café', 'lectura del café', 'posos del café', 'borra de café', 'hojas de té', 'cafeomancia'],
				say: 'El café se lee en los posos: bebida la taza, se vuelca, se deja enfriar y lo que queda dibujado se cuenta como una historia, el borde para lo cercano, el fondo para lo escondido. Llegó con los cafés otomanos; suele leerla alguien que te conoce, y ahí está casi todo el arte.',
			},
		},
	},
	{
		id: 'palmistry',
		words: {
			en: {
				names: ['palmistry', 'palm reading', 'lines of the hand', 'life line', 'chiromancy'],
				say: 'Palmistry reads the lines of the hand: life around the thumb, head across the middle, heart under the fingers; it came from India by way of the Greeks and the Arabs. No length of life has been found in them, but a hand does tell of work, and holding one makes people talk.',
			},
			fa: {
				names: ['کف‌بینی', 'کف بینی', 'خطوط کف دست', 'خط عمر', 'فال کف دست'],
				say: 'کف‌بینی خط‌های دست را می‌خواند: خط عمر گرد شست، خط سر در میان، خط دل زیر انگشت‌ها؛ از هند آمده است. درازای عمر در هیچ دستی پیدا نشده، اما دست از کار خبر می‌دهد و وقتی کسی آن را می‌گیرد آدم به حرف می‌آید.',
			},
			ar: {
				names: ['قراءة الكف', 'علم الكف', 'خطوط اليد', 'خط العمر', 'خطوط الكف'],
				say: 'قراءة الكفّ تنظر في خطوط اليد: خطّ العمر حول الإبهام، وخطّ الرأس في الوسط، وخطّ القلب تحت الأصابع، وقد جاءت من الهند. لم يُعثر في يدٍ على طول عمر، لكنّ اليد تخبر عن عملها، ومن أُمسكت يده تكلّم.',
			},
			es: {
				names: ['quiromancia', 'leer la mano', 'lectura de manos', 'líneas de la mano', 'línea de la vida'],
				say: 'La quiromancia lee las líneas de la mano: la vida en torno al pulgar, la cabeza en medio, el corazón bajo los dedos; vino de la India por los griegos y los árabes. En ninguna se ha encontrado cuánto vive alguien, pero una mano sí cuenta el trabajo, y a quien se la toman se le suelta la lengua.',
			},
		},
	},
	{
		id: 'i-ching',
		words: {
			en: {
				names: ['I Ching', 'Yijing', 'Book of Changes', 'hexagram', 'hexagrams'],
				say: 'The I Ching, the Book of Changes, is China’s oracle of some three thousand years: sixty-four figures of six lines each, whole or broken. Three coins are thrown six times, and the text of the figure is read as advice, seldom as a forecast; Jung wrote a foreword to it.',
			},
			fa: {
				names: ['ئی‌چینگ', 'ای چینگ', 'یی چینگ', 'کتاب دگرگونی‌ها', 'کتاب تغییرات'],
				say: 'ئی‌چینگ، کتاب دگرگونی‌ها، فال سه‌هزارسالهٔ چین است: شصت و چهار نقش، هر کدام شش خطِ پیوسته یا شکسته. سه سکه را شش بار می‌اندازند و متنِ نقش را مثل نصیحت می‌خوانند، نه پیش‌گویی؛ یونگ بر آن مقدمه نوشت.',
			},
			ar: {
				names: ['إي تشينغ', 'آي تشينغ', 'كتاب التغيرات', 'كتاب التغييرات'],
				say: 'إي تشينغ، كتاب التغيّرات، فأل الصين منذ ثلاثة آلاف سنة: أربعة وستّون شكلًا، كلّ واحد ستّة خطوط موصولة أو مقطوعة. تُرمى ثلاث قطع نقود ستّ مرّات ويُقرأ نصّ الشكل نصيحةً أكثر منه نبوءة، وقد كتب يونغ له مقدّمة.',
			},
			es: {
				names: ['I Ching', 'libro de los cambios', 'hexagrama', 'hexagramas'],
				say: 'El I Ching, el Libro de los Cambios, es el oráculo chino de hace unos tres mil años: sesenta y cuatro figuras de seis líneas, enteras o partidas. Se echan tres monedas seis veces y el texto de la figura se lee como consejo, rara vez como pronóstico; Jung le escribió un prólogo.',
			},
		},
	},
	{
		id: 'runes',
		words: {
			en: {
				names: ['runes', 'rune', 'Norse runes', 'futhark', 'casting runes'],
				say: 'Runes are the letters in which Germanic peoples wrote from about the second century, each with a name: cattle, hail, journey. Drawing them from a bag for advice is young, from the 1980s; how the ancients cast lots, Tacitus tells in a few lines and nobody else does.',
			},
			fa: {
				names: ['رون', 'رون‌ها', 'فال رون', 'الفبای رونی', 'سنگ رون'],
				say: 'رون‌ها حروف اقوام ژرمن از حدود سدهٔ دوم میلادی‌اند و هر کدام نامی دارد: رمه، تگرگ، سفر. کشیدنشان از کیسه برای فال کاری تازه است، از دههٔ ۱۹۸۰؛ از قرعه‌کشی قدیمی‌ها فقط چند سطرِ تاسیت مانده است.',
			},
			ar: {
				names: ['الرون', 'أحرف الرون', 'أبجدية الرون', 'الرونية', 'أحجار الرون'],
				say: 'الرون حروف كتبت بها الشعوب الجرمانيّة منذ القرن الثاني تقريبًا، ولكلّ حرف اسم: ماشية، برَد، سفر. وسحبها من كيس طلبًا للمشورة حديث، من ثمانينيّات القرن الماضي؛ أمّا قرعة القدماء فلم يبقَ من خبرها إلّا أسطر عند تاسيتوس.',
			},
			es: {
				names: ['runas', 'las runas', 'runa', 'runas vikingas', 'futhark'],
				say: 'Las runas son las letras con que escribieron los pueblos germánicos desde el siglo II, cada una con su nombre: ganado, granizo, viaje. Sacarlas de una bolsa para pedir consejo es cosa nueva, de los años ochenta; de cómo echaban suertes los antiguos solo quedan unas líneas de Tácito.',
			},
		},
	},
	{
		id: 'nostradamus',
		words: {
			en: {
				names: ['Nostradamus', 'prophecies of Nostradamus', 'quatrains of Nostradamus'],
				say: 'Nostradamus was a French physician and almanac maker, 1503 to 1566, who published more than nine hundred dark quatrains. They name hardly a date that could be checked, so every century has found its own wars in them, always afterwards.',
			},
			fa: {
				names: ['نوستراداموس', 'پیشگویی نوستراداموس', 'پیشگویی‌های نوستراداموس'],
				say: 'نوستراداموس (۱۵۰۳ تا ۱۵۶۶) پزشک و تقویم‌نویسی فرانسوی بود و بیش از نهصد چهارپارهٔ تاریک چاپ کرد. تاریخی که بشود سنجید تقریباً در آنها نیست؛ برای همین هر قرنی جنگ‌های خودش را در آن پیدا کرده، آن هم همیشه بعد از جنگ.',
			},
			ar: {
				names: ['نوستراداموس', 'نبوءات نوستراداموس', 'تنبؤات نوستراداموس'],
				say: 'نوستراداموس طبيب فرنسيّ وصانع تقاويم، عاش من ١٥٠٣ إلى ١٥٦٦ ونشر أكثر من تسعمئة رباعيّة غامضة. لا تكاد تذكر تاريخًا يمكن امتحانه، فوجد كلّ قرن حروبه فيها، وبعد وقوعها دائمًا.',
			},
			es: {
				names: ['Nostradamus', 'profecías de Nostradamus', 'cuartetas de Nostradamus'],
				say: 'Nostradamus fue un médico francés y autor de almanaques, de 1503 a 1566, que publicó más de novecientas cuartetas oscuras. Apenas dan una fecha que se pueda comprobar, y así cada siglo ha encontrado en ellas sus guerras, siempre después.',
			},
		},
	},
	{
		id: 'ouija',
		words: {
			en: {
				names: ['Ouija', 'Ouija board', 'spirit board', 'séance', 'calling spirits'],
				say: 'A Ouija board has letters and a pointer on which several people rest their fingers; it has been sold as a parlour game since 1890. What moves it are small movements that nobody feels themselves make: blindfold the players, and it spells nothing.',
			},
			fa: {
				names: ['تخته احضار روح', 'احضار روح', 'ویجا', 'تخته ویجا', 'ویجابورد'],
				say: 'تختهٔ ویجا چند حرف دارد و نشانه‌ای که چند نفر انگشت رویش می‌گذارند؛ از ۱۸۹۰ به نام بازیِ مهمانی فروخته شده است. آنچه نشانه را می‌برد حرکت‌های ریزی است که هیچ‌کس در دست خودش حس نمی‌کند: چشم‌ها را که ببندند، دیگر کلمه‌ای نمی‌سازد.',
			},
			ar: {
				names: ['لوح الويجا', 'الويجا', 'تحضير الأرواح', 'استحضار الأرواح'],
				say: 'لوح الويجا حروف ومؤشّر يضع عليه عدّة أشخاص أصابعهم، ويُباع لعبةً للسهرات منذ ١٨٩٠. تحرّكه حركات صغيرة لا يشعر بها أصحابها: فإذا عُصبت الأعين لم يكتب شيئًا.',
			},
			es: {
				names: ['ouija', 'tabla ouija', 'la ouija', 'sesión de espiritismo', 'invocar espíritus'],
				say: 'La ouija es un tablero de letras con un puntero en el que varias personas apoyan los dedos; se vende como juego de salón desde 1890. Lo mueven gestos tan pequeños que nadie los siente como suyos: con los ojos vendados no escribe nada.',
			},
		},
	},
	{
		id: 'chakras',
		words: {
			en: {
				names: ['chakras', 'chakra', 'seven chakras', 'third eye', 'kundalini'],
				say: 'Chakras are the wheels of the subtle body in Indian tantra, in texts of about a thousand years ago that count five, six or more along the spine. The seven in rainbow colours are a version of the twentieth century; anatomy knows none of them, and slow breathing does good all the same.',
			},
			fa: {
				names: ['چاکرا', 'چاکراها', 'هفت چاکرا', 'چشم سوم', 'کندالینی'],
				say: 'چاکراها چرخ‌های تنِ لطیف در تانترای هندی‌اند؛ متن‌های هزار سال پیش پنج یا شش یا بیشتر از آنها در امتداد ستون مهره شمرده‌اند. هفت چاکرای رنگین‌کمانی کار سدهٔ بیستم است؛ کالبدشناسی هیچ‌کدام را نمی‌شناسد و نفس آهسته با این همه حال آدم را بهتر می‌کند.',
			},
			ar: {
				names: ['الشاكرا', 'الشاكرات', 'شاكرا', 'العين الثالثة', 'الكونداليني'],
				say: 'الشاكرات عجلات الجسد اللطيف في التانترا الهنديّة، وتعدّ منها نصوص عمرها نحو ألف سنة خمسًا أو ستًّا أو أكثر على طول الظهر. أمّا السبع بألوان قوس قزح فمن القرن العشرين؛ لا يعرفها علم التشريح، والتنفّس البطيء ينفع على كلّ حال.',
			},
			es: {
				names: ['chakras', 'los chakras', 'siete chakras', 'tercer ojo', 'kundalini'],
				say: 'Los chakras son las ruedas del cuerpo sutil en el tantra de la India, en textos de hace unos mil años que cuentan cinco, seis o más a lo largo de la espalda. Los siete con los colores del arcoíris son del siglo XX; la anatomía no conoce ninguno, y respirar despacio sienta bien igual.',
			},
		},
	},
	{
		id: 'karma',
		words: {
			en: {
				names: ['karma', 'bad karma', 'law of karma', 'dharma'],
				say: 'Karma, “deed”, is the Indian teaching that what one does ripens, in this life or a later one; Hindus, Buddhists and Jains each tell it differently. It was meant as a reason to act well, and is misused where somebody’s misfortune is called deserved.',
			},
			fa: {
				names: ['کارما', 'قانون کارما', 'کارمای بد', 'دارما'],
				say: 'کارما یعنی «کردار»: آموزهٔ هندی که کردهٔ آدم، در این زندگی یا زندگی دیگر، به بار می‌نشیند؛ هندوها، بوداییان و جین‌ها هر کدام طور دیگری می‌گویندش. برای خوب رفتار کردن بود، و بد به کارش برده‌اند هر جا که گفته‌اند فلانی بلایش را سزاوار بود.',
			},
			ar: {
				names: ['الكارما', 'كارما', 'قانون الكارما', 'الدارما'],
				say: 'الكارما «الفعل»: تعليم هنديّ يقول إنّ ما نفعله ينضج في هذه الحياة أو في غيرها، ويرويه الهندوس والبوذيّون والجاينيّون كلٌّ على طريقته. قُصد به الحثّ على حسن الفعل، ويُساء استعماله حين يقال لمصاب إنّه استحقّ ما أصابه.',
			},
			es: {
				names: ['karma', 'el karma', 'ley del karma', 'dharma'],
				say: 'Karma quiere decir «acto»: la enseñanza india de que lo que se hace madura, en esta vida o en otra; hindúes, budistas y jainas la cuentan cada cual a su modo. Se pensó como razón para obrar bien, y se usa mal cuando se dice que alguien merecía su desgracia.',
			},
		},
	},
	{
		id: 'reincarnation',
		words: {
			en: {
				names: ['reincarnation', 'rebirth', 'past lives', 'past life', 'transmigration of souls'],
				say: 'Rebirth is taught by Hindus, Buddhists, Jains and Druze, and Plato told of it; Islam and Christianity do not teach it, though some mystics have played with the thought. It cannot be settled here; as a question it is useful: what would you do again?',
			},
			fa: {
				names: ['تناسخ', 'زندگی قبلی', 'زندگی گذشته', 'زندگی‌های پیشین', 'حلول روح'],
				say: 'تناسخ را هندوها، بوداییان، جین‌ها و دروزیان باور دارند و افلاطون هم از آن گفته است؛ اسلام و مسیحیت آن را نمی‌پذیرند، هرچند خیالش گاهی به شعر عارفان راه یافته. اینجا حل نمی‌شود؛ ولی پرسشش به کار می‌آید: اگر از نو بود، چه را دوباره می‌کردی؟',
			},
			ar: {
				names: ['تناسخ الأرواح', 'التناسخ', 'التقمص', 'الحياة السابقة', 'حياة سابقة'],
				say: 'التقمّص يقول به الهندوس والبوذيّون والجاينيّون والدروز، وذكره أفلاطون؛ أمّا الإسلام والمسيحيّة فلا يقولان به. لا يُحسم هذا هنا، لكنّ سؤاله نافع: لو عاد العمر، فما الذي كنتم تفعلونه مرّة أخرى؟',
			},
			es: {
				names: ['reencarnación', 'vidas pasadas', 'vida pasada', 'renacer', 'transmigración'],
				say: 'La reencarnación la enseñan hindúes, budistas, jainas y drusos, y Platón la contó; el islam y el cristianismo no la enseñan, aunque algún místico jugó con la idea. Aquí no se resuelve; como pregunta sirve: ¿qué volverías a hacer?',
			},
		},
	},
	{
		id: 'aura',
		words: {
			en: {
				names: ['aura', 'auras', 'aura colours', 'energy field', 'Kirlian photography'],
				say: 'An aura is a shine said to surround living things, in colours that show their state; in that form it comes from the theosophists around 1900. Those who say they see it could not tell in tests whether somebody stood behind a screen; Kirlian photographs show moisture and electricity.',
			},
			fa: {
				names: ['هاله', 'هاله انرژی', 'رنگ هاله', 'هاله نور'],
				say: 'هاله را نوری می‌دانند دور آدم که رنگش از حالش خبر می‌دهد؛ این شکلش از تئوسوفی‌های حدود سال ۱۹۰۰ است. کسانی که می‌گفتند می‌بینند در آزمون نتوانستند بگویند پشت پرده کسی ایستاده یا نه؛ عکس‌های کرلیان هم رطوبت و برق را نشان می‌دهند.',
			},
			ar: {
				names: ['الهالة', 'هالة الطاقة', 'ألوان الهالة', 'الهالات'],
				say: 'الهالة نور يقال إنّه يحيط بالأحياء وتدلّ ألوانه على أحوالهم، وهي بهذه الصورة من أصحاب الثيوصوفيا نحو ١٩٠٠. والذين قالوا إنّهم يرونها لم يعرفوا في الاختبار هل وراء الستار أحد؛ وصور كيرليان تُظهر رطوبة وكهرباء.',
			},
			es: {
				names: ['aura', 'el aura', 'colores del aura', 'campo energético'],
				say: 'El aura sería un brillo que rodea a los vivos, con colores que dicen su estado; así contada viene de los teósofos, hacia 1900. Quienes dicen verla no supieron en las pruebas si había alguien detrás de un biombo; las fotos Kirlian muestran humedad y electricidad.',
			},
		},
	},
	{
		id: 'daily-horoscope',
		words: {
			en: {
				names: ['daily horoscope', 'horoscope', 'my horoscope today', 'horoscope for today', 'weekly horoscope'],
				say: 'A daily horoscope tells one thing to a twelfth of humankind; newspapers have printed them since 1930, when one was made for a newborn princess and sold well. There is none here, since no day is foretold; a card for today can be drawn, or a ghazal opened.',
			},
			fa: {
				names: ['فال روزانه', 'طالع‌بینی روزانه', 'فال امروز', 'فال ماه تولد', 'طالع بینی هفتگی'],
				say: 'فال روزانهٔ ماه تولد به یک‌دوازدهم مردم زمین یک حرف می‌زند؛ روزنامه‌ها از ۱۹۳۰ چاپش کرده‌اند، از وقتی که برای شاهزاده‌ای نوزاد ساختند و خوب فروخت. اینجا نیست، چون هیچ روزی پیش‌گویی نمی‌شود؛ یک ورق برای امروز می‌شود کشید یا غزلی باز کرد.',
			},
			ar: {
				names: ['الأبراج اليومية', 'حظك اليوم', 'توقعات الأبراج', 'برجي اليوم'],
				say: '«حظّك اليوم» يقول كلامًا واحدًا لجزء من اثني عشر من البشر، وتنشره الصحف منذ ١٩٣٠ حين كُتب لأميرة مولودة فراج. لا يوجد هنا، فلا يُتنبّأ بيوم؛ ويمكنكم أن تسحبوا ورقة لهذا اليوم أو أن تفتحوا غزليّة.',
			},
			es: {
				names: ['horóscopo', 'horóscopo diario', 'horóscopo de hoy', 'mi horóscopo', 'horóscopo semanal'],
				say: 'El horóscopo diario le dice lo mismo a una doceava parte de la humanidad; los periódicos lo publican desde 1930, cuando se hizo uno para una princesa recién nacida y se vendió bien. Aquí no lo hay, porque no se predice ningún día; puedes sacar una carta para hoy o abrir un gazal.',
			},
		},
	},
	{
		id: 'jinn',
		words: {
			en: {
				names: ['jinn', 'jinns', 'djinn', 'genie', 'demons and spirits'],
				say: 'Jinn, in the Quran, are beings made of smokeless fire, who believe or refuse to as people do; the stories gave them lamps and ruins to live in. Nobody here can see or send them; whoever hears or fears them night after night does best to tell a doctor as well.',
			},
			fa: {
				names: ['جن', 'جن‌ها', 'اجنه', 'جن و پری', 'از ما بهتران'],
				say: 'جن در قرآن آفریده‌ای است از آتشِ بی‌دود که مثل آدم ایمان می‌آورد یا نمی‌آورد؛ قصه‌ها به او چراغ و خرابه داده‌اند. اینجا کسی جن نمی‌بیند و نمی‌فرستد؛ هر که شب‌ها می‌شنودش یا از آن می‌ترسد، خوب است به پزشک هم بگوید.',
			},
			ar: {
				names: ['الجن', 'الجان', 'الجنّ والشياطين', 'مس الجن'],
				say: 'الجنّ في القرآن خلق من مارج من نار، منهم المؤمن ومنهم غيره كما في الناس، والحكايات أسكنتهم المصابيح والخرائب. لا أحد هنا يراهم أو يرسلهم؛ ومن سمعهم أو خافهم ليلة بعد ليلة فليخبر طبيبًا أيضًا.',
			},
			es: {
				names: ['jinn', 'genios', 'djinn', 'yin del Corán', 'genio de la lámpara'],
				say: 'Los jinn son en el Corán seres hechos de fuego sin humo, que creen o no creen igual que la gente; los cuentos les dieron lámparas y ruinas. Aquí nadie los ve ni los manda; quien los oye o los teme noche tras noche hace bien en contárselo también a un médico.',
			},
		},
	},
	{
		id: 'geomancy',
		words: {
			en: {
				names: ['geomancy', 'raml', 'ramal', 'sand divination'],
				say: 'Geomancy, in Arabic and Persian raml, marks rows of dots in sand or on paper without counting and reads whether they are odd or even: sixteen figures come of it, with names such as Way, Joy and Prison. It travelled from North Africa to Persia and to Europe; it is not done here.',
			},
			fa: {
				names: ['رمل', 'رمالی', 'رمل و اسطرلاب', 'فال رمل', 'جفر'],
				say: 'رمل ردیف‌هایی از نقطه است که بی‌شمردن بر ریگ یا کاغذ می‌زنند و تاق و جفتش را می‌خوانند: شانزده شکل از آن درمی‌آید، با نام‌هایی مثل طریق و فرح. از شمال آفریقا به ایران و اروپا رفت؛ اینجا رمل نمی‌اندازند.',
			},
			ar: {
				names: ['ضرب الرمل', 'علم الرمل', 'الرمل', 'ضاربة الرمل', 'الخط على الرمل'],
				say: 'ضرب الرمل صفوف من النقط تُخطّ بلا عدّ على الرمل أو الورق ثمّ يُنظر أفرد هي أم زوج، فتخرج ستّة عشر شكلًا لها أسماء كالطريق والفرح. انتقل من شمال أفريقيا إلى فارس وأوروبا، ولا يُعمل به هنا.',
			},
			es: {
				names: ['geomancia', 'raml', 'adivinar en la arena'],
				say: 'La geomancia, raml en árabe, marca sin contar filas de puntos en la arena o el papel y mira si son pares o impares: salen dieciséis figuras, con nombres como Camino, Alegría o Cárcel. Viajó del norte de África a Persia y a Europa; aquí no se practica.',
			},
		},
	},
	{
		id: 'bilqis',
		words: {
			en: {
				names: ['Bilqis', 'Queen of Sheba', 'Balqis', 'Sheba'],
				say: 'Bilqis is the commentators’ name for the Queen of Sheba, to whom in the Quran the hoopoe carries Solomon’s letter; she takes counsel, tries him with gifts, and mistakes a floor of glass for water. The Bible has her come with riddles and camels; her own account nobody wrote down.',
			},
			fa: {
				names: ['بلقیس', 'ملکه سبا', 'ملکهٔ سبا', 'شهر سبا'],
				say: 'بلقیس نامی است که مفسران به ملکهٔ سبا داده‌اند؛ در قرآن هدهد نامهٔ سلیمان را برایش می‌برد، او مشورت می‌کند، با هدیه می‌آزماید و کفِ بلور را آب می‌پندارد. در تورات با معما و شتر می‌آید؛ روایت خودش را کسی ننوشت.',
			},
			ar: {
				names: ['بلقيس', 'ملكة سبأ', 'مملكة سبأ'],
				say: 'بلقيس اسم سمّى به المفسّرون ملكة سبأ، التي حمل إليها الهدهد كتاب سليمان: شاورت قومها، وامتحنته بهديّة، وحسبت الصرح الممرّد لجّة. وفي التوراة جاءت بألغاز وجِمال؛ أمّا روايتها هي فلم يكتبها أحد.',
			},
			es: {
				names: ['Bilqis', 'reina de Saba', 'Balkis', 'Saba'],
				say: 'Bilqis es el nombre que los comentaristas dieron a la reina de Saba, a quien en el Corán la abubilla lleva la carta de Salomón: pide consejo, lo prueba con regalos y toma por agua un suelo de cristal. En la Biblia llega con enigmas y camellos; su propia versión no la escribió nadie.',
			},
		},
	},
	{
		id: 'solomon',
		words: {
			en: {
				names: [
					'Solomon and the hoopoe',
					'King Solomon',
					'Solomon',
					'story of Solomon',
					'speech of the birds',
					'Solomon’s messenger bird',
				],
				say: 'Solomon, who knew the speech of birds, missed the hoopoe at the muster and threatened it; it came back with news of a queen in Sheba who bowed to the sun, and was sent off with a letter. So the Quran tells it in its twenty-seventh sura; it is why in Attar a hoopoe guides the others.',
			},
			fa: {
				names: [
					'سلیمان و هدهد',
					'حضرت سلیمان',
					'سلیمان نبی',
					'قصهٔ سلیمان',
					'زبان مرغان',
					'پرندهٔ پیغام‌رسان سلیمان',
					'پرندهٔ سلیمان',
					'پیغام سلیمان',
					'قاصد سلیمان',
					'نامهٔ سلیمان',
				],
				say: 'سلیمان که زبان مرغان می‌دانست هدهد را در میان لشکر ندید و تهدیدش کرد؛ هدهد با خبر ملکه‌ای در سبا برگشت که آفتاب را سجده می‌کرد و با نامه‌ای باز فرستاده شد. قرآن آن را در سورهٔ نمل می‌گوید، و از همین‌جاست که نزد عطار هدهد راهنمای مرغان است.',
			},
			ar: {
				names: [
					'سليمان والهدهد',
					'قصة الهدهد',
					'النبي سليمان',
					'سليمان الحكيم',
					'منطق الطير عند سليمان',
					'كتاب سليمان إلى بلقيس',
				],
				say: 'تفقّد سليمان الطير، وكان يعرف منطقها، فلم يرَ الهدهد فتوعّده؛ ثمّ جاءه من سبأ بنبأ ملكة تسجد وقومها للشمس، فأرسله إليها بكتاب. القصّة في سورة النمل، ومنها صار الهدهد عند العطّار دليل الطيور.',
			},
			es: {
				names: [
					'Salomón y la abubilla',
					'rey Salomón',
					'Salomón',
					'historia de Salomón',
					'lenguaje de los pájaros',
					'carta de Salomón',
				],
				say: 'Salomón, que entendía a los pájaros, echó en falta a la abubilla al pasar revista y la amenazó; volvió con noticias de una reina de Saba que adoraba al sol, y él la mandó de vuelta con una carta. Lo cuenta el Corán en la sura 27, y por eso en Attar es una abubilla quien guía a las demás aves.',
			},
		},
	},
	{
		id: 'lucky-days',
		words: {
			en: {
				names: [
					'lucky day',
					'lucky days',
					'auspicious day',
					'good day to start something',
					'best day for a wedding',
					'unlucky day',
					'Friday the 13th',
				],
				say: 'Old almanacs marked every day lucky or unlucky, by the moon, the weekday and the planet of the hour; the English shun a Friday the 13th, Spaniards a Tuesday, Iranians the moon in Scorpio. Nothing shows that it matters; a day on which you have slept and have two hours free is the best that can be recommended.',
			},
			fa: {
				names: ['روز سعد و نحس', 'روز خوش‌یمن', 'بهترین روز برای عقد', 'روز خوب برای شروع کار', 'روز نحس', 'ساعت سعد'],
				say: 'تقویم‌های قدیم هر روز را از روی ماه و روز هفته و ستارهٔ ساعت سعد یا نحس می‌نوشتند؛ ما قمر در عقرب را نگه می‌داریم، اسپانیایی‌ها سه‌شنبه را، انگلیسی‌ها جمعهٔ سیزدهم را. نشانی نیست که اثری داشته باشد؛ روزی که خوب خوابیده‌ای و دو ساعت وقت آزاد داری بهترین روز است.',
			},
			ar: {
				names: [
					'يوم سعد',
					'أيام السعد والنحس',
					'يوم مناسب للزواج',
					'يوم مناسب لبداية مشروع',
					'يوم نحس',
					'الأيام المباركة',
				],
				say: 'كانت التقاويم تكتب كلّ يوم سعدًا أو نحسًا بحسب القمر ويوم الأسبوع وكوكب الساعة؛ يتشاءم قوم بالقمر في العقرب، والإسبان بالثلاثاء، والإنجليز بالجمعة الثالث عشر. ولا دليل على أثر لذلك؛ أحسن الأيّام يوم نمتم قبله ولكم فيه ساعتان فارغتان.',
			},
			es: {
				names: [
					'día de suerte',
					'día propicio',
					'buen día para empezar algo',
					'mejor día para casarse',
					'martes 13',
					'día de mala suerte',
				],
				say: 'Los almanaques antiguos daban cada día por fasto o nefasto, según la luna, el día de la semana y el planeta de la hora; aquí se evita el martes, los ingleses temen el viernes 13 y en Irán la luna en Escorpio. Nada muestra que importe; el mejor día es uno en que hayas dormido y tengas dos horas libres.',
			},
		},
	},
	{
		id: 'deja-vu',
		words: {
			en: {
				names: ['déjà vu', 'deja vu', 'feeling of having lived this before'],
				say: 'Déjà vu is the feeling of having lived a moment before; two people in three know it, the young and the tired best. The likeliest cause is memory: something in the room resembles something forgotten, and the recognition arrives without its source.',
			},
			fa: {
				names: ['دژاوو', 'آشناپنداری', 'دژا وو', 'حس تکراری بودن لحظه'],
				say: 'دژاوو، آشناپنداری، این حس است که لحظه‌ای را پیش‌تر زیسته‌ای؛ از هر سه نفر دو نفر می‌شناسندش، جوان‌ها و خسته‌ها بیشتر. به احتمال زیاد کار حافظه است: چیزی در اتاق به چیزی فراموش‌شده می‌ماند و شناختن بی نشانیِ خودش می‌رسد.',
			},
			ar: {
				names: ['ديجافو', 'وهم سبق الرؤية', 'شعور أني عشت هذا من قبل'],
				say: 'وهم سبق الرؤية، أو الديجافو، شعور بأنّ اللحظة عيشت من قبل؛ يعرفه اثنان من كلّ ثلاثة، والشبّان والمتعبون أكثر. والأرجح أنّه من الذاكرة: شيء في المكان يشبه شيئًا منسيًّا، فيصل التعرّف بلا عنوانه.',
			},
			es: {
				names: ['déjà vu', 'deja vu', 'sensación de haberlo vivido'],
				say: 'El déjà vu es la sensación de haber vivido ya un momento; la conocen dos de cada tres personas, sobre todo jóvenes y cansadas. Lo más probable es que sea la memoria: algo de la habitación se parece a algo olvidado, y el reconocimiento llega sin su origen.',
			},
		},
	},
	{
		id: 'power-animal',
		words: {
			en: {
				names: ['spirit animal', 'spirit animals', 'power animal', 'totem animal', 'totem'],
				say: 'A spirit or power animal, as it is told today, comes from twentieth-century books about shamans; peoples of Siberia and America do have helping animals, with rules of their own, and some mind the borrowing. Here animals are read in dreams, and in Attar, where every bird has its excuse.',
			},
			fa: {
				names: ['حیوان توتم', 'حیوان درون', 'توتم', 'حیوان قدرت', 'حیوان روح'],
				say: 'حیوانِ روح یا توتم، آن‌طور که امروز می‌گویند، از کتاب‌های سدهٔ بیستم دربارهٔ شمن‌ها آمده؛ مردمِ سیبری و آمریکا جانوران یاری‌گر دارند با آداب خودشان، و بعضی از این قرض گرفتن خوششان نمی‌آید. اینجا جانور را در خواب می‌خوانیم و نزد عطار، که هر مرغش بهانه‌ای دارد.',
			},
			ar: {
				names: ['الحيوان الروحي', 'حيوان القوة', 'الطوطم', 'حيواني الروحي'],
				say: 'الحيوان الروحيّ، كما يُحكى اليوم، من كتب القرن العشرين عن الشامان؛ ولشعوب سيبيريا وأمريكا حيوانات معينة لها آدابها، ومنهم من يكره استعارتها. وهنا يُقرأ الحيوان في المنام، وعند العطّار حيث لكلّ طائر عذره.',
			},
			es: {
				names: ['animal espiritual', 'animal de poder', 'animal totémico', 'tótem', 'nahual'],
				say: 'El animal espiritual, como se cuenta hoy, viene de libros del siglo XX sobre chamanes; pueblos de Siberia y de América sí tienen animales que ayudan, con reglas propias, y a algunos les molesta el préstamo. Aquí los animales se leen en los sueños y en Attar, donde cada pájaro tiene su excusa.',
			},
		},
	},
	{
		id: 'feng-shui',
		words: {
			en: {
				names: ['feng shui', 'fengshui'],
				say: 'Feng shui, “wind and water”, is the Chinese art of placing graves, houses and furniture so that the breath of the land flows well; the compass was used for it before ships had one. What can be tested of it is light, air, and a chair from which one sees the door.',
			},
			fa: {
				names: ['فنگ شویی', 'فنگ‌شویی'],
				say: 'فنگ‌شویی یعنی «باد و آب»: هنر چینیِ جا دادن گور و خانه و اسباب، چنان که دمِ زمین خوب بگذرد؛ قطب‌نما پیش از کشتی‌ها در این کار بود. آنچه از آن می‌شود سنجید نور است و هوا، و صندلی‌ای که از آن در پیدا باشد.',
			},
			ar: {
				names: ['الفنغ شوي', 'فنغ شوي', 'فنج شوي'],
				say: 'الفنغ شوي «الريح والماء»: فنّ صينيّ في وضع القبور والبيوت والأثاث حتّى يجري نفَس الأرض كما يحسن، واستُعملت فيه البوصلة قبل السفن. وما يمكن اختباره منه النور والهواء ومقعد يُرى الباب منه.',
			},
			es: {
				names: ['feng shui', 'fengshui'],
				say: 'El feng shui, «viento y agua», es el arte chino de situar tumbas, casas y muebles para que corra bien el aliento de la tierra; la brújula sirvió para eso antes que para los barcos. Lo que se puede comprobar es la luz, el aire y una silla desde la que se vea la puerta.',
			},
		},
	},
	{
		id: 'manifestation',
		words: {
			en: {
				names: ['law of attraction', 'manifestation', 'manifesting', 'The Secret', 'vision board', 'scripting a wish'],
				say: 'Manifesting, or the law of attraction, says that thoughts draw their like; it grew out of American New Thought before 1900 and sold again as The Secret in 2006. What studies find is narrower: to picture the way and its obstacles helps, to picture only the prize tires people before they start.',
			},
			fa: {
				names: ['قانون جذب', 'راز', 'جذب کائنات', 'تابلوی آرزوها', 'کائنات'],
				say: 'قانون جذب می‌گوید فکر، مانندِ خودش را می‌کشد؛ از «اندیشهٔ نو»ی آمریکایی پیش از ۱۹۰۰ آمد و در ۲۰۰۶ با کتاب «راز» از نو فروخت. پژوهش‌ها چیز کوچک‌تری یافته‌اند: تصور کردنِ راه و مانع‌هایش کمک می‌کند، تصورِ جایزهٔ تنها آدم را پیش از راه افتادن خسته می‌کند.',
			},
			ar: {
				names: ['قانون الجذب', 'الجذب', 'التجلي', 'كتاب السر', 'لوحة الأحلام'],
				say: 'قانون الجذب يقول إنّ الفكرة تجذب مثلها؛ نشأ من «الفكر الجديد» في أمريكا قبل ١٩٠٠ وراج ثانيةً بكتاب «السرّ» عام ٢٠٠٦. والذي وجدته الدراسات أصغر: تصوّر الطريق وعقباته يعين، وتصوّر الجائزة وحدها يُتعب قبل البدء.',
			},
			es: {
				names: ['ley de la atracción', 'ley de atracción', 'manifestar', 'manifestación', 'El Secreto', 'decretar'],
				say: 'La ley de la atracción dice que los pensamientos atraen lo semejante; salió del Nuevo Pensamiento estadounidense, antes de 1900, y se volvió a vender con El Secreto en 2006. Lo que hallan los estudios es menos: imaginar el camino y sus estorbos ayuda, imaginar solo el premio cansa antes de empezar.',
			},
		},
	},
	{
		id: 'chinese-zodiac',
		words: {
			en: {
				names: [
					'Chinese zodiac',
					'Chinese horoscope',
					'year of the horse',
					'year of the dragon',
					'Chinese animal',
					'Chinese new year animal',
				],
				say: 'The Chinese calendar counts years in a round of twelve animals: rat, ox, tiger, hare, dragon, snake, horse, goat, monkey, cock, dog, pig; 2026 is a horse’s, and the rest can be counted from there. The year begins between 21 January and 20 February, so whoever was born in those weeks has to look it up.',
			},
			fa: {
				names: ['طالع‌بینی چینی', 'سال چینی', 'سال حیوان', 'سال من چه حیوانی است', 'سال موش', 'سال اسب', 'سال نهنگ'],
				say: 'گاه‌شمار دوازده‌حیوانی سال‌ها را دور می‌زند: موش، گاو، پلنگ، خرگوش، نهنگ (اژدها)، مار، اسب، گوسفند، میمون، مرغ، سگ، خوک؛ ۱۴۰۵ سال اسب است و بقیه را از همان‌جا می‌شود شمرد. در ایران تا صد سال پیش رسمی بود و با نوروز عوض می‌شود؛ سالِ خودِ چینی‌ها میان ۲۱ ژانویه و ۲۰ فوریه.',
			},
			ar: {
				names: ['الأبراج الصينية', 'البرج الصيني', 'سنة الحصان', 'سنة التنين'],
				say: 'يعدّ الصينيّون السنين في دورة من اثني عشر حيوانًا: الفأر والثور والنمر والأرنب والتنّين والأفعى والحصان والماعز والقرد والديك والكلب والخنزير؛ و٢٠٢٦ سنة الحصان، ومنها يُحسب الباقي. تبدأ السنة بين ٢١ يناير و٢٠ فبراير، فمن وُلد في تلك الأسابيع احتاج إلى تحقّق.',
			},
			es: {
				names: ['horóscopo chino', 'zodiaco chino', 'año del caballo', 'año del dragón', 'animal chino'],
				say: 'El calendario chino cuenta los años en rueda de doce animales: rata, buey, tigre, conejo, dragón, serpiente, caballo, cabra, mono, gallo, perro y cerdo; 2026 es del caballo, y desde ahí se cuentan los demás. El año empieza entre el 21 de enero y el 20 de febrero: quien nació en esas semanas tiene que comprobarlo.',
			},
		},
	},
	{
		id: 'crystals',
		words: {
			en: {
				names: ['healing crystals', 'crystals', 'crystal healing', 'birthstone', 'gemstones'],
				say: 'Crystals are said to heal by their colours and vibrations; no stone has any that a body would notice, and in a test people felt as much from glass. As something cool in the hand that reminds you of a resolve, a pebble does as well.',
			},
			fa: {
				names: ['سنگ‌درمانی', 'سنگ درمانی', 'سنگ ماه تولد', 'خواص سنگ‌ها', 'سنگ شانس', 'خواص عقیق'],
				say: 'می‌گویند سنگ‌ها با رنگ و ارتعاششان شفا می‌دهند؛ سنگی که تن چیزی از آن بفهمد پیدا نشده و در آزمون، شیشه هم همان حس را داده است. اما چیزی خنک در دست که قراری را یادت بیاورد خوب است، و ریگی کنار راه هم همان کار را می‌کند.',
			},
			ar: {
				names: ['الأحجار الكريمة', 'العلاج بالأحجار', 'الكريستالات', 'حجر الميلاد', 'خواص الأحجار'],
				say: 'يقال إنّ الأحجار تشفي بألوانها وذبذباتها؛ ولم يُعرف حجر يشعر به الجسد، وفي الاختبار أحسّ الناس بمثل ذلك من الزجاج. أمّا شيء بارد في الكفّ يذكّركم بعزم عزمتموه فنافع، وحصاة من الطريق تكفي.',
			},
			es: {
				names: ['cristales', 'gemoterapia', 'piedras curativas', 'cuarzos', 'piedra de nacimiento'],
				say: 'De los cristales se dice que curan con su color y su vibración; no se conoce piedra que el cuerpo note, y en una prueba la gente sintió lo mismo con vidrio. Como algo fresco en la mano que te recuerde un propósito, vale igual un guijarro.',
			},
		},
	},
	{
		id: 'out-of-body',
		words: {
			en: {
				names: ['astral projection', 'astral travel', 'out-of-body experience', 'near-death experience'],
				say: 'An out-of-body experience is the sight of oneself from above, on the edge of sleep, after a fright or under an anaesthetic; one person in ten knows it. It can be brought about by touching the place in the brain that works out where the body is; what people bring back is often less fear.',
			},
			fa: {
				names: ['برون‌فکنی', 'برون فکنی روح', 'سفر روح', 'پرواز روح', 'تجربه نزدیک به مرگ'],
				say: 'برون‌فکنی آن است که آدم خودش را از بالا ببیند: در مرز خواب، پس از هراس یا زیر بیهوشی؛ از هر ده نفر یکی می‌شناسدش. با تحریک جایی از مغز که جای تن را حساب می‌کند هم پیش می‌آید؛ آنچه آدم‌ها از آن می‌آورند بیشتر وقت‌ها ترسِ کمتر است.',
			},
			ar: {
				names: ['الإسقاط النجمي', 'الخروج من الجسد', 'السفر النجمي', 'تجربة الاقتراب من الموت'],
				say: 'الخروج من الجسد أن يرى المرء نفسه من فوق: على حافّة النوم أو بعد فزع أو تحت التخدير، ويعرفه واحد من كلّ عشرة. ويحدث أيضًا بتنبيه الموضع الذي يحسب به الدماغ مكان الجسد؛ وأكثر ما يعود به الناس خوف أقلّ.',
			},
			es: {
				names: ['viaje astral', 'proyección astral', 'experiencia extracorporal', 'experiencia cercana a la muerte'],
				say: 'Una experiencia extracorporal es verse desde arriba, al borde del sueño, tras un susto o con anestesia; la conoce una de cada diez personas. También aparece al estimular el lugar del cerebro que calcula dónde está el cuerpo; lo que la gente trae de vuelta suele ser menos miedo.',
			},
		},
	},
	{
		id: 'sixth-sense',
		words: {
			en: {
				names: ['sixth sense', 'telepathy', 'clairvoyance', 'psychic', 'premonition', 'intuition'],
				say: 'A sixth sense, telepathy or foreboding has been looked for in laboratories since about 1930 and not found in a way that others could repeat. Intuition is another matter: quick memory, good where one has long practice and learns soon who was right, poor where one only has a wish.',
			},
			fa: {
				names: ['حس ششم', 'تله‌پاتی', 'تله پاتی', 'غیب‌بینی', 'الهام', 'شهود'],
				say: 'حس ششم و تله‌پاتی را از حدود ۱۹۳۰ در آزمایشگاه جسته‌اند و چیزی که دیگران هم بتوانند تکرارش کنند پیدا نشده است. شهود حرف دیگری است: حافظه‌ای تند که با تمرینِ دراز خوب می‌شود و با آرزوی تنها نه.',
			},
			ar: {
				names: ['الحاسة السادسة', 'التخاطر', 'الاستبصار', 'الحدس', 'قراءة الأفكار'],
				say: 'الحاسّة السادسة والتخاطر بُحث عنهما في المختبرات منذ نحو ١٩٣٠ ولم يوجد ما يستطيع غير أصحابه أن يعيده. والحدس أمر آخر: ذاكرة سريعة تصدق مع طول الخبرة، ولا تصدق حين لا تكون إلّا رغبة.',
			},
			es: {
				names: ['sexto sentido', 'telepatía', 'clarividencia', 'premonición', 'intuición', 'videncia'],
				say: 'El sexto sentido, la telepatía o el presentimiento se han buscado en laboratorios desde 1930 y no aparecieron de un modo que otros pudieran repetir. La intuición es otra cosa: memoria rápida, buena donde hay práctica larga y se sabe pronto si se acertó, mala donde solo hay un deseo.',
			},
		},
	},
	{
		id: 'playing-cards',
		words: {
			en: {
				names: ['reading playing cards', 'playing cards', 'cartomancy', 'ordinary cards'],
				say: 'Playing cards were read before the tarot was: in most handbooks since 1770 hearts stand for love, clubs for work, diamonds for money, spades for trouble. Here it is the tarot that is laid, whose suits are the elder cousins.',
			},
			fa: {
				names: ['فال ورق', 'فال پاسور', 'ورق بازی', 'فال چوب'],
				say: 'با ورق بازی پیش از تاروت فال می‌گرفتند: در بیشتر دستورها دل برای عشق است، خاج برای کار، خشت برای پول و پیک برای گرفتاری. اینجا تاروت می‌چینند که خال‌هایش خویشاوند بزرگ‌ترِ همان‌هاست.',
			},
			ar: {
				names: ['قراءة ورق اللعب', 'ورق الشدة', 'الكوتشينة', 'فتح الورق'],
				say: 'كان ورق اللعب يُقرأ قبل التاروت: القلوب في أكثر الكتب للحبّ، والسباتي للعمل، والديناري للمال، والبستوني للهمّ. وهنا يُفرش التاروت، ونقوشه الأربع أكبر من تلك سنًّا.',
			},
			es: {
				names: ['leer la baraja', 'baraja española', 'cartomancia', 'cartas españolas', 'echar las cartas'],
				say: 'La baraja se leía antes que el tarot: en la española las copas son el amor, los oros el dinero, los bastos el trabajo y las espadas los disgustos. Aquí se echa el tarot, cuyos palos son los primos mayores.',
			},
		},
	},
];
