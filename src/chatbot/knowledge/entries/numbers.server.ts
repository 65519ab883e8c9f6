import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** What the nine numbers are read as, and what is told of thirteen. */
export const numbers: readonly KnowledgeEntry[] = [
	{
		id: 'number-1',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 1', 'number one', 'meaning of 1', 'meaning of number one', 'life path 1'],
				say: 'One is the beginning, the post that stands before there is a fence: numerology reads it as will, and as the loneliness of whoever goes first. In abjad it is alif, an upright stroke that leans on nothing.',
			},
			fa: {
				names: ['عدد ۱', 'عدد 1', 'عدد یک', 'معنی عدد یک', 'شماره ۱'],
				say: 'یک آغاز است: عددشناسی در آن اراده می‌خواند و تنهاییِ کسی که اول راه می‌افتد. در ابجد همان الف است، خطی راست که به چیزی تکیه نداده.',
			},
			ar: {
				names: ['الرقم ١', 'العدد ١', 'رقم 1', 'الرقم واحد', 'العدد واحد', 'رقم واحد'],
				say: 'الواحد بداية، ويقرأ فيه علم الأرقام الإرادة ووحدة من يسير أوّلًا. وهو في الأبجد ألف، خطّ قائم لا يتّكئ على شيء.',
			},
			es: {
				names: ['número 1', 'número uno', 'el número uno', 'significado del 1'],
				say: 'El uno es el comienzo: la numerología lee en él la voluntad y la soledad de quien va primero. En abyad es alif, un trazo vertical que no se apoya en nada.',
			},
		},
	},
	{
		id: 'number-2',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 2', 'number two', 'meaning of 2', 'meaning of number two', 'life path 2'],
				say: 'Two is the first number with a neighbour: numerology reads it as listening, tact and waiting for an answer. Its weakness is told as well: whoever weighs both sides long enough never sets the scales down.',
			},
			fa: {
				names: ['عدد ۲', 'عدد 2', 'عدد دو', 'معنی عدد دو', 'شماره ۲'],
				say: 'دو نخستین عددی است که همسایه دارد: عددشناسی در آن گوش دادن و مدارا می‌خواند و چشم‌به‌راه جواب بودن. ضعفش را هم گفته‌اند: آن که هر دو کفه را زیاد بسنجد ترازو را زمین نمی‌گذارد.',
			},
			ar: {
				names: ['الرقم ٢', 'العدد ٢', 'رقم 2', 'الرقم اثنان', 'العدد اثنان', 'رقم اثنان'],
				say: 'الاثنان أوّل عدد له جار: يقرأ فيه علم الأرقام الإصغاء واللين وانتظار الجواب. وذكروا عيبه أيضًا: من أطال وزن الكفّتين لا يضع الميزان.',
			},
			es: {
				names: ['número 2', 'número dos', 'el número dos', 'significado del 2'],
				say: 'El dos es el primer número con vecino: la numerología lee en él la escucha, el tacto y la espera de una respuesta. También se cuenta su flaqueza: quien pesa demasiado los dos lados no suelta la balanza.',
			},
		},
	},
	{
		id: 'number-3',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 3', 'number three', 'meaning of 3', 'meaning of number three', 'life path 3'],
				say: 'Three makes a story out of a pair: numerology reads it as speech, play and company. Fairy tales count to it too, since the third brother, wish or knock is the one that opens.',
			},
			fa: {
				names: ['عدد ۳', 'عدد 3', 'عدد سه', 'معنی عدد سه', 'شماره ۳'],
				say: 'سه از یک جفت قصه می‌سازد: عددشناسی در آن حرف و بازی و جمع می‌خواند. قصه‌ها هم تا سه می‌شمارند؛ برادر سوم و آرزوی سوم و در زدنِ سوم است که در را باز می‌کند.',
			},
			ar: {
				names: ['الرقم ٣', 'العدد ٣', 'رقم 3', 'الرقم ثلاثة', 'العدد ثلاثة', 'رقم ثلاثة'],
				say: 'الثلاثة تصنع من الاثنين حكاية: يقرأ فيها علم الأرقام الكلام واللعب والصحبة. والحكايات تعدّ إليها أيضًا، فالأخ الثالث والطرقة الثالثة هما اللذان يفتحان الباب.',
			},
			es: {
				names: ['número 3', 'número tres', 'el número tres', 'significado del 3'],
				say: 'El tres convierte una pareja en historia: la numerología lee en él la palabra, el juego y la compañía. También los cuentos cuentan hasta tres, y el tercer hermano o la tercera llamada es la que abre.',
			},
		},
	},
	{
		id: 'number-4',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 4', 'number four', 'meaning of 4', 'meaning of number four', 'life path 4'],
				say: 'Four is a table and a house: numerology reads it as order, patience and work that holds. East Asian lifts often leave it out, because in Chinese it sounds like death; elsewhere it is the number of the winds and the seasons.',
			},
			fa: {
				names: ['عدد ۴', 'عدد 4', 'عدد چهار', 'معنی عدد چهار', 'شماره ۴'],
				say: 'چهار میز است و خانه: عددشناسی در آن نظم و شکیبایی و کارِ ماندنی می‌خواند. در ابجد دال است، و عالم قدیم بر چهار عنصر و چهار فصل و چهار باد می‌ایستاد.',
			},
			ar: {
				names: ['الرقم ٤', 'العدد ٤', 'رقم 4', 'الرقم أربعة', 'العدد أربعة', 'رقم أربعة'],
				say: 'الأربعة مائدة وبيت: يقرأ فيها علم الأرقام النظام والصبر والعمل الذي يثبت. وعليها أقام القدماء العالم: أربعة عناصر وأربعة فصول وأربع رياح.',
			},
			es: {
				names: ['número 4', 'número cuatro', 'el número cuatro', 'significado del 4'],
				say: 'El cuatro es mesa y casa: la numerología lee en él el orden, la paciencia y el trabajo que aguanta. Los antiguos apoyaban el mundo en él: cuatro elementos, cuatro estaciones, cuatro vientos.',
			},
		},
	},
	{
		id: 'number-5',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 5', 'number five', 'meaning of 5', 'meaning of number five', 'life path 5'],
				say: 'Five is the hand: numerology reads it as movement, curiosity and a certain trouble with staying. Around the Mediterranean five fingers were painted on doors to turn away the envious eye.',
			},
			fa: {
				names: ['عدد ۵', 'عدد 5', 'عدد پنج', 'معنی عدد پنج', 'شماره ۵'],
				say: 'پنج دست است: عددشناسی در آن حرکت و کنجکاوی می‌خواند و این که یک‌جا ماندن برایش سخت است. پنج انگشت را بر در خانه‌ها می‌کشیدند تا چشم بد برگردد.',
			},
			ar: {
				names: ['الرقم ٥', 'العدد ٥', 'رقم 5', 'الرقم خمسة', 'العدد خمسة', 'رقم خمسة'],
				say: 'الخمسة هي اليد: يقرأ فيها علم الأرقام الحركة والفضول وضيقًا بطول الإقامة. ورُسمت الأصابع الخمس على أبواب البيوت لتردّ عين الحاسد.',
			},
			es: {
				names: ['número 5', 'número cinco', 'el número cinco', 'significado del 5'],
				say: 'El cinco es la mano: la numerología lee en él el movimiento, la curiosidad y cierta dificultad para quedarse. En torno al Mediterráneo se pintaban cinco dedos en las puertas contra el mal de ojo.',
			},
		},
	},
	{
		id: 'number-6',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 6', 'number six', 'meaning of 6', 'meaning of number six', 'life path 6'],
				say: 'Six is the house with people in it: numerology reads it as care, duty and beauty one can live with. Mathematicians called it perfect, since 1, 2 and 3 divide it and also add up to it.',
			},
			fa: {
				names: ['عدد ۶', 'عدد 6', 'عدد شش', 'معنی عدد شش', 'شماره ۶'],
				say: 'شش خانه‌ای است که کسی در آن هست: عددشناسی در آن مراقبت و وظیفه می‌خواند و زیبایی‌ای که بشود با آن زندگی کرد. ریاضی‌دانان آن را کامل خوانده‌اند: ۱ و ۲ و ۳ بر آن بخش‌پذیرش می‌کنند و جمعشان هم خود اوست.',
			},
			ar: {
				names: ['الرقم ٦', 'العدد ٦', 'رقم 6', 'الرقم ستة', 'العدد ستة', 'رقم ستة'],
				say: 'الستّة بيت فيه أهله: يقرأ فيها علم الأرقام الرعاية والواجب وجمالًا يُسكن إليه. وسمّاها أهل الحساب عددًا تامًّا، فقواسمها ١ و٢ و٣ ومجموعها ستّة.',
			},
			es: {
				names: ['número 6', 'número seis', 'el número seis', 'significado del 6'],
				say: 'El seis es la casa con gente dentro: la numerología lee en él el cuidado, el deber y una belleza con la que se puede vivir. Los matemáticos lo llamaron perfecto: 1, 2 y 3 lo dividen y también lo suman.',
			},
		},
	},
	{
		id: 'number-7',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 7', 'number seven', 'meaning of 7', 'meaning of number seven', 'life path 7'],
				say: 'Seven looks behind things: numerology reads it as study, solitude and doubt. Old counting made it whole, with seven days and seven planets, and Attar sends his birds through seven valleys.',
			},
			fa: {
				names: ['عدد ۷', 'عدد 7', 'عدد هفت', 'معنی عدد هفت', 'شماره ۷'],
				say: 'هفت پشت چیزها را نگاه می‌کند: عددشناسی در آن پژوهش و خلوت و شک می‌خواند. شمارش کهن آن را تمام می‌دانست، با هفت روز و هفت سیاره و هفت‌سین، و عطار مرغانش را از هفت وادی می‌گذراند.',
			},
			ar: {
				names: ['الرقم ٧', 'العدد ٧', 'رقم 7', 'الرقم سبعة', 'العدد سبعة', 'رقم سبعة'],
				say: 'السبعة تنظر إلى ما وراء الأشياء: يقرأ فيها علم الأرقام البحث والخلوة والشكّ. وعدّها القدماء تمامًا، بسبعة أيّام وسبعة كواكب، والعطّار يعبر بطيوره سبعة أودية.',
			},
			es: {
				names: ['número 7', 'número siete', 'el número siete', 'significado del 7'],
				say: 'El siete mira detrás de las cosas: la numerología lee en él el estudio, la soledad y la duda. La cuenta antigua lo tenía por completo, con siete días y siete planetas, y Attar hace pasar a sus aves por siete valles.',
			},
		},
	},
	{
		id: 'number-8',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 8', 'number eight', 'meaning of 8', 'meaning of number eight', 'life path 8'],
				say: 'Eight is weight and return: numerology reads it as means, power and the bill that follows. The old sky had an eighth sphere beyond the seven planets, the one with the fixed stars.',
			},
			fa: {
				names: ['عدد ۸', 'عدد 8', 'عدد هشت', 'معنی عدد هشت', 'شماره ۸'],
				say: 'هشت وزن است و بازگشت: عددشناسی در آن توانایی و قدرت می‌خواند و صورت‌حسابی که از پی می‌آید. در آسمان قدیم فلک هشتم بالای هفت سیاره بود، جای ستاره‌های ثابت.',
			},
			ar: {
				names: ['الرقم ٨', 'العدد ٨', 'رقم 8', 'الرقم ثمانية', 'العدد ثمانية', 'رقم ثمانية'],
				say: 'الثمانية ثقل وعودة: يقرأ فيها علم الأرقام القدرة والسلطان والحساب الذي يتبعهما. وكان في السماء القديمة فلك ثامن فوق الكواكب السبعة، وهو فلك النجوم الثابتة.',
			},
			es: {
				names: ['número 8', 'número ocho', 'el número ocho', 'significado del 8'],
				say: 'El ocho es peso y vuelta: la numerología lee en él los medios, el poder y la cuenta que llega después. El cielo antiguo tenía una octava esfera más allá de los siete planetas, la de las estrellas fijas.',
			},
		},
	},
	{
		id: 'number-9',
		page: 'lucky-number',
		theme: 'life-path',
		words: {
			en: {
				names: ['number 9', 'number nine', 'meaning of 9', 'meaning of number nine', 'life path 9'],
				say: 'Nine is the last before the count begins anew: numerology reads it as completion, generosity and letting go. Whatever is multiplied by it comes back to it when the digits are added: 2 times 9 is 18, and 1 and 8 are 9.',
			},
			fa: {
				names: ['عدد ۹', 'عدد 9', 'عدد نه', 'معنی عدد نه', 'شماره ۹'],
				say: 'نه آخرین عدد پیش از شمارش تازه است: عددشناسی در آن به سر رساندن و بخشندگی و رها کردن می‌خواند. هر چه در آن ضرب شود جمع رقم‌هایش به خودش برمی‌گردد: ۲ در ۹ می‌شود ۱۸، و ۱ و ۸ می‌شود ۹.',
			},
			ar: {
				names: ['الرقم ٩', 'العدد ٩', 'رقم 9', 'الرقم تسعة', 'العدد تسعة', 'رقم تسعة'],
				say: 'التسعة آخر عدد قبل أن يُعاد العدّ: يقرأ فيها علم الأرقام الإتمام والكرم والترك. وما ضُرب فيها عاد مجموع أرقامه إليها: ٢ في ٩ هي ١٨، و١ مع ٨ تسعة.',
			},
			es: {
				names: ['número 9', 'número nueve', 'el número nueve', 'significado del 9'],
				say: 'El nueve es el último antes de volver a contar: la numerología lee en él la culminación, la generosidad y el saber soltar. Todo lo que se multiplica por él vuelve a él al sumar las cifras: 2 por 9 son 18, y 1 y 8 son 9.',
			},
		},
	},
	{
		id: 'number-13',
		page: 'lucky-number',
		theme: 'sizdah-bedar',
		words: {
			en: {
				names: [
					'number 13',
					'number thirteen',
					'thirteen unlucky',
					'13 unlucky',
					'unlucky 13',
					'meaning of 13',
					'lucky 13',
				],
				say: 'Thirteen is the guest too many: twelve had the months, the signs and the seats at table, and Judas made one more. So hotels leave out a floor, Iranians spend the thirteenth day of the year outdoors, and Italians play it for luck; no tally of accidents has ever taken its side.',
			},
			fa: {
				names: ['عدد ۱۳', 'عدد 13', 'عدد سیزده', 'نحسی سیزده', 'نحسی ۱۳', 'شماره ۱۳'],
				say: 'سیزده را نحس گفته‌اند چون یک عدد از دوازده بیرون می‌زند، و دوازده شمار ماه‌ها و برج‌هاست. برای همین سیزدهمِ نوروز را از خانه بیرون می‌برند و با سبزه به آب می‌دهند.',
			},
			ar: {
				names: ['الرقم ١٣', 'العدد ١٣', 'رقم 13', 'الرقم ثلاثة عشر', 'العدد ثلاثة عشر', 'رقم 13 نحس', 'نحس 13'],
				say: 'الثلاثة عشر ضيف زائد على اثني عشر، وهي عدد الشهور والبروج؛ وتشاؤم الناس به جاء من الغرب، من عشاء يهوذا فيه ثالث عشر المائدة. أمّا عند العرب فالليلة الثالثة عشرة أولى الليالي البيض التي يكتمل فيها القمر ويُستحبّ صيام نهارها.',
			},
			es: {
				names: [
					'número 13',
					'número trece',
					'el número trece',
					'significado del 13',
					'13 mala suerte',
					'trece mala suerte',
					'el 13 da mala suerte',
				],
				say: 'El trece es el invitado que sobra: doce eran los meses, los signos y los asientos de la mesa, hasta que se sentó Judas. Por eso «en martes, ni te cases ni te embarques», y menos si cae en trece; ninguna cuenta de accidentes le ha dado la razón.',
			},
		},
	},
];
