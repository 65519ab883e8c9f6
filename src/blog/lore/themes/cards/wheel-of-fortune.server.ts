import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'wheel-of-fortune',
	motif: 'wheel',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['wheel of fortune', 'tarot', 'luck', 'boethius', 'chance', 'major arcana'],
			titles: ['I Shall Reign, I Reign, I Reigned', 'Notes from a Cell in Pavia'],
			excerpts: [
				'Four men ride a wheel and each has one line to say. The last lies at the bottom and says: I am without a kingdom. He is smiling, in some pictures.',
				'A minister waiting for his sentence invented the most successful wheel in European literature. The tarot has been turning it ever since.',
			],
			openings: [
				'The parchment has four little men on it. One climbs up the left side of a wheel and says, I shall reign. One sits on top with a crown and says, I reign. One slides down on the right, head first, his crown already in the air: I reigned. The fourth lies flat beneath with nothing on his head, and his line is the longest: I am without a kingdom. So it stands on the first leaf of the song book from Benediktbeuern, written about 1230, the one from which Carl Orff took his choruses.',
				'About the year 524 a man in Pavia was waiting to be put to death. He had been consul, his sons had been consuls, and a king had believed a slander. Boethius had no books with him and wrote one. In it a tall lady, Philosophy, sits down on his bed, throws out the Muses and lets Fortune speak in her own defence: I turn my wheel, I like to bring the lowest to the top. Go up if you wish, but on condition that you do not call it an injury when the game requires you to go down.',
			],
			body: [
				'For a thousand years hardly any book was copied more, except the Bible, than the Consolation that Boethius wrote in his prison, where Fortune defends her wheel; King Alfred put it into English and so did Chaucer. And people began to draw what the prisoner had only described. The wheel stands in church windows, in account books, on the cathedral floor in Siena. When a duke of Milan had a pack of cards painted, Fortune sat in the middle, blindfolded or with wings, and the man on top was given the ears of an ass. Whether the patron laughed is not recorded.',
				'In the printed cards of Marseille the lady has gone. Animals in little skirts ride the wheel, and a crank sticks out at the side with nobody’s hand on it. It is the coolest picture in the pack. In London, in 1909, it filled up again: a sphinx with a sword on top, a serpent going down, a jackal-headed figure coming up, and round the rim four letters which one may read as ROTA, the wheel, or as TARO. In the corners, winged, sit a man, an eagle, a bull and a lion, and all of them are reading.',
				'Those four are the best thing in it. Every wheel has a rim, where things happen, and a hub, where hardly anything does. The comfort Boethius found was not that he would rise again. It was that the motion is the wheel’s business, and that some part of a person may sit nearer to the axle. He found this in a cell, which gives it weight. It may also have been the only direction left.',
				'Readers of cards say change when they see it, and since everything changes they are always right. Better ask the four questions of the old drawings, in which one man climbs, one reigns, one falls and one lies beneath. What am I about to have? What have I? What had I? And who lies under the wheel so that I may sit so high?',
			],
			counter:
				'A wheel is a consoling shape, since whoever is down must come up. Nothing in the world guarantees that. A run of bad throws does not make a good one more likely; the dice do not remember. And much of what was called fortune is rent, law and inheritance, which do not turn unless somebody pushes. The figure at the bottom of the wheel has been told to wait rather often by figures further up.',
			practices: [
				'Draw a circle on a sheet and put four dates of the past five years on its rim: one going up, one on top, one going down, one below. Ten minutes. Under each write what you then believed would last. Now mark with a small cross something that was true at all four dates: a person, a habit, a way of making coffee. If there are several crosses, join them; you have drawn an axle.',
				'Throw a coin twenty times and write the result down in a row, heads and tails. Before each throw after the sixth, note what you expect. When you have finished, look at the longest run and at the moment you began to feel that something was due. Six minutes see it done. Then find one decision of this week that stood on exactly that feeling.',
			],
			closings: [
				'The little man at the bottom has the only line without a date in it. He will not reign, he does not boast, he simply states his position. Which of the four sentences have you been saying lately, and to whom?',
				'Boethius was executed; his book reached Alfred, Dante, Chaucer and the makers of cards. Up or down is hard to tell from a distance of fifteen centuries. What in your present bad luck might somebody else be able to use?',
			],
		},
		fa: {
			keywords: ['چرخ بخت', 'تاروت', 'اقبال', 'چرخ گردون', 'شانس', 'آرکانای بزرگ'],
			titles: ['شاه خواهم شد، شاهم، شاه بودم', 'یادداشتی از زندانِ پاویا'],
			excerpts: [
				'چهار مرد سوارِ چرخی شده‌اند و هرکدام یک جمله دارد. آخری زیرِ چرخ افتاده و می‌گوید ملکی ندارم.',
				'وزیری در انتظارِ حکم، مشهورترین چرخِ ادبیاتِ اروپا را ساخت. ما هم چرخِ خودمان را داشتیم، بالای سر.',
			],
			openings: [
				'روی پوست چهار مردِ کوچک کشیده‌اند. یکی از سمتِ چپِ چرخ بالا می‌رود و می‌گوید شاه خواهم شد. یکی با تاج آن بالا نشسته و می‌گوید شاهم. یکی از راست، با سر، پایین می‌آید و تاجش پیش از خودش در هواست: شاه بودم. چهارمی زیرِ چرخ دراز شده و هیچ بر سر ندارد و جمله‌اش از همه بلندتر است: ملکی ندارم. این نقشِ برگِ اولِ دفترِ ترانه‌ای است که حوالی ۱۲۳۰ نوشته شد و کارمینا بورانا نام دارد.',
				'حوالیِ سال ۵۲۴ میلادی مردی در پاویا منتظرِ اجرای حکمش بود. صدراعظم بود، پسرهایش مقام داشتند، و پادشاهی سخن‌چینی را باور کرده بود. بوئتیوس کتابی همراه نداشت و یکی نوشت. در آن بانویی بلندبالا، حکمت، لبِ تخت می‌نشیند و می‌گذارد بخت از خودش دفاع کند: چرخم را می‌گردانم و خوش دارم زیر را رو کنم. می‌خواهی بالا بیا، به شرطِ آنکه پایین رفتن را ستم نخوانی.',
			],
			body: [
				'هزار سال کمتر کتابی را به‌اندازهٔ آن یکی رونویسی کردند که بوئتیوس در زندان نوشت و بخت در آن از چرخش دفاع می‌کند، و مردم شروع کردند به کشیدنِ آنچه زندانی فقط وصف کرده بود. چرخ در پنجرهٔ کلیسا هست، در دفترِ حساب، بر کفِ مرمرِ سیه‌نا. وقتی دوکِ میلان داد کارت بکشند، بخت را وسطِ چرخ نشاندند و مردِ بالای چرخ گوشِ خر درآورد. شوخیِ دوستانه‌ای بود؛ لابد دوک هم خندیده است، یا تصمیم گرفته که بخندد.',
				'در کارت‌های مارسی بانو رفته است. جانورهایی با دامنِ کوتاه سوارِ چرخ‌اند و از کنارش دسته‌ای بیرون زده که دستِ کسی روی آن نیست. در لندن، به سال ۱۹۰۹، دوباره شلوغ شد: ابوالهولی شمشیر به دست بر فراز، ماری که پایین می‌آید، موجودی با سرِ شغال که بالا می‌رود و گرداگردش چهار حرف که می‌شود «چرخ» خواند یا نامِ همین کارت‌ها را. در چهار گوشه، میانِ ابر، مرد و عقاب و گاو و شیر نشسته‌اند، هر چهار بالدار، و کتاب می‌خوانند.',
				'شعرِ فارسی چرخ را از زمین برداشت و بالای سر گذاشت. فلک و گردون و چرخ نزدِ ما یک چیز است و قرن‌ها هرچه کج رفته به گردنِ آن انداخته‌ایم. حافظ در غزل ۳۷۴ کارِ دیگری پیشنهاد می‌کند: «فلک را سقف بشکافیم و طرحی نو دراندازیم». اما در غزل ۴۰۷ همین آدم به آسمان نگاه می‌کند، داسِ ماهِ نو را می‌بیند و یادِ کِشتهٔ خودش می‌افتد. میانِ این دو مصرع همهٔ گرفتاریِ ما با بخت جا گرفته است: سقفی که باید شکافت و مزرعه‌ای که خودمان کاشته‌ایم.',
				'آن چهار کتاب‌خوان شاید جوابی داشته باشند. هر چرخی لبه‌ای دارد که اتفاق‌ها آنجا می‌افتد و میله‌ای که کم می‌جنبد. بوئتیوس دلش را به بالا رفتنِ دوباره خوش نکرد؛ گفت گردش کارِ چرخ است و تکه‌ای از آدم می‌تواند نزدیک‌تر به میله بنشیند. این را در زندان فهمید و همین سنگینش می‌کند. شاید هم جز آن سو، سویی برایش نمانده بود.',
			],
			counter:
				'چرخ شکلِ دل‌خوش‌کُنی است، چون هر که پایین است باید بالا بیاید. هیچ‌چیز در عالم ضامنش نیست. چند تاسِ بدِ پشتِ هم تاسِ خوب را نزدیک‌تر نمی‌کند؛ تاس حافظه ندارد. خیلی از آنچه بخت نامیده‌اند اجاره و قانون و ارث است که تا کسی هلش ندهد نمی‌گردد. به آن که زیرِ چرخ افتاده بارها گفته‌اند صبر کن، و گوینده معمولاً بالا نشسته بوده است.',
			practices: [
				'دایره‌ای بکش و چهار تاریخ از پنج سالِ گذشته را روی لبه‌اش بگذار: یکی رو به بالا، یکی بر فراز، یکی رو به پایین، یکی در ته. ده دقیقه. زیرِ هرکدام بنویس آن روز خیال می‌کردی چه چیزی می‌ماند. حالا چیزی را که هر چهار بار سرِ جایش بوده با ضربدر نشان کن: آدمی، عادتی، طرزِ دم کردنِ چای. اگر چند ضربدر شد به هم وصلشان کن؛ میلهٔ چرخ را کشیده‌ای.',
				'سکه‌ای را بیست بار بینداز و شیر و خط را پشتِ هم بنویس. از بارِ هفتم به بعد، پیش از هر انداختن یادداشت کن منتظرِ کدامی. آخرِ کار درازترین ردیفِ یکسان را پیدا کن و لحظه‌ای را که به دلت افتاد «حالا دیگر نوبتِ آن یکی است»؛ همه‌اش به شش دقیقه نمی‌کشد. بعد بگرد و یک تصمیمِ این هفته را پیدا کن که درست روی همین احساس بنا شده بود.',
			],
			closings: [
				'مردِ زیرِ چرخ تنها کسی است که در جمله‌اش از شاهی فعلی نمانده. نه وعده می‌دهد و نه لاف می‌زند؛ فقط جایش را اعلام می‌کند. این روزها کدام‌یک از آن چهار جمله وردِ زبانِ توست، و به که می‌گویی‌اش؟',
				'بوئتیوس را کشتند و کتابش به دانته رسید و به چاسر و به کارت‌سازها. از فاصلهٔ پانزده قرن معلوم نیست این بالا رفتن است یا پایین آمدن. از بدبیاریِ امروزِ تو چه چیزی شاید روزی به کارِ کسِ دیگری بیاید؟',
			],
		},
		ar: {
			keywords: ['عجلة الحظ', 'تاروت', 'الحظ', 'الدهر', 'تقلب الأيام', 'بوئثيوس'],
			titles: ['سأملك، أملك، ملكت', 'أوراق من سجن بافيا'],
			excerpts: [
				'أربعة رجال على عجلة، ولكلّ واحد جملة. الأخير مطروح تحتها يقول: أنا بلا مملكة.',
				'وزير ينتظر تنفيذ الحكم فيه أدار أشهر عجلة في آداب أوروبا، وما زالت أوراق التاروت تديرها من بعده.',
			],
			openings: [
				'على الرقّ أربعة رجال صغار. واحد يصعد على يسار العجلة ويقول: سأملك. وواحد جالس في أعلاها متوّجًا يقول: أملك. وواحد ينحدر عن يمينها ورأسه إلى أسفل، وتاجه قد سبقه في الهواء: ملكت. والرابع مطروح تحتها حاسر الرأس، وجملته أطول الجمل: أنا بلا مملكة. هكذا رُسمت في أوّل ورقة من كتاب أغانٍ كُتب نحو سنة ١٢٣٠ وحُفظ في دير بافاريّ، وعُرف باسم كارمينا بورانا، ومنه أخذ كارل أورف أناشيده التي تُسمع اليوم في الإعلانات.',
				'نحو سنة ٥٢٤ كان رجل في بافيا ينتظر الموت بحكم ملك صدّق فيه وشاية. كان قد بلغ أعلى المناصب، وبلغها أبناؤه بعده. لم تكن مع بوئثيوس كتب فألّف كتابًا. وفيه تجلس سيّدة طويلة القامة، هي الفلسفة، على حافّة سريره، وتأذن للحظّ بأن يدافع عن نفسه فيقول: إنّي أدير عجلتي، ويسرّني أن أرفع ما انخفض. فمن شاء فليصعد، على شرط ألّا يعدّ نزوله ظلمًا حين تقضي اللعبة بالنزول.',
			],
			body: [
				'ظلّ الناس ألف سنة لا يكادون ينسخون كتابًا أكثر ممّا نسخوا «عزاء الفلسفة»، وقد كتبه بوئثيوس في سجنه وجعل الحظّ يدافع فيه عن عجلته، وأخذوا يرسمون ما وصفه السجين بالكلام. فالعجلة في نوافذ الكنائس، وفي دفاتر الحساب، وعلى بلاط الرخام في سيينا. ولمّا أمر دوق ميلانو برسم أوراق للّعب جُعل الحظّ في وسطها سيّدة، ونبتت للرجل الجالس فوق العجلة أذنا حمار. كانت مزحة ودودة فيما يُظنّ، ولا بدّ أنّ الدوق ضحك، أو رأى أنّ الضحك أسلم له.',
				'وفي أوراق مرسيليا غابت السيّدة، وركبت العجلةَ حيوانات في تنانير قصيرة، وبرز من جانبها مقبض لا يد عليه. وفي لندن سنة ١٩٠٩ امتلأت الصورة من جديد: أبو هول بسيف في القمّة، وأفعى تهبط، ومخلوق برأس ابن آوى يصعد، وحول الإطار أربعة حروف تُقرأ «عجلة» باللاتينيّة أو تُقرأ اسم الورق نفسه. وفي الزوايا الأربع، بين الغيوم، إنسان ونسر وثور وأسد، كلّها مجنّحة، وكلّها مكبّة على كتبها لا ترفع عنها رأسًا. هم وحدهم في الصورة لا يصعدون ولا ينزلون، ولم يقل أحد ما الذي يقرؤونه بهذا الاهتمام.',
				'أمّا العرب فجعلوا الدوران للأيّام نفسها، فسمّوا الدهر ذا صروف وقالوا إنّ الأيّام دول، يومًا لك ويومًا عليك. والدولة في أصل اللغة من التداول، أي من الانتقال من يد إلى يد؛ فكلّ من نطق بكلمة الدولة قال من حيث لا يدري إنّها ستنتقل. وجاء ابن خلدون فحسب للأمر حسابًا، فجعل لها أعمارًا كأعمار الناس، لا تعدو في الغالب ثلاثة أجيال: جيل يبني، وجيل يقلّد، وجيل ينسى كيف كان البناء. وهذه عجلة أيضًا، غير أنّ عليها أرقامًا. ومن قرأه وهو في القمّة ضاق صدره قليلًا.',
				'ولعلّ الجواب عند القرّاء الأربعة في الزوايا. فلكلّ عجلة إطار تقع عليه الوقائع ومحور لا يكاد يتحرّك. لم يعزّ بوئثيوس نفسه بأنّه سيصعد ثانية؛ قال إنّ الدوران شأن العجلة، وإنّ في الإنسان جزءًا يستطيع أن يجلس أقرب إلى المحور. وقد اهتدى إلى ذلك في زنزانة، وهذا ما يجعل للقول وزنًا. وربّما لم تبقَ له جهة أخرى يهتدي إليها.',
			],
			counter:
				'العجلة شكل مريح، فمن كان في أسفلها لا بدّ أن يصعد. ولا شيء في الدنيا يضمن ذلك. فتوالي الرميات الخاسرة لا يقرّب الرمية الرابحة، إذ لا ذاكرة للنرد. وكثير ممّا سُمّي حظًّا إنّما هو إيجار وقانون وميراث، لا يدور من تلقاء نفسه حتّى يُدفع. وقد طُلب الصبر من المطروح تحت العجلة مرّات كثيرة، وكان طالبه في الغالب جالسًا فوقها.',
			practices: [
				'ارسموا دائرة وضعوا على إطارها أربعة تواريخ من السنوات الخمس الماضية: واحدًا في الصعود، وواحدًا في القمّة، وواحدًا في النزول، وواحدًا في القاع. عشر دقائق. وتحت كلّ تاريخ يُكتب ما كان يُظنّ يومئذ أنّه باقٍ. ثمّ تُوضع علامة على ما كان حاضرًا في الأربعة جميعًا: صاحب، أو عادة، أو طريقة في إعداد القهوة. فإن كثرت العلامات فصلوا بينها بخطّ، فذلك هو المحور.',
				'ارموا قطعة نقد عشرين مرّة واكتبوا النتائج في سطر واحد. وابتداءً من الرمية السابعة ليُكتب قبل كلّ رمية ما يُتوقّع منها. وفي الختام ابحثوا عن أطول سلسلة متشابهة، وعن اللحظة التي خطر فيها أنّ الدور قد آن للوجه الآخر. لا يزيد الأمر على ستّ دقائق. ثمّ ليُبحث عن قرار واحد من قرارات هذا الأسبوع قام على هذا الخاطر نفسه لا على سواه.',
			],
			closings: [
				'المطروح تحت العجلة وحده لا زمن في جملته؛ فهو لا يَعِد ولا يفاخر، وإنّما يخبر عن موضعه. وفي ذلك راحة لا يعرفها المتوّج. فأيّ الجمل الأربع هي الدائرة على اللسان في هذه الأيّام، ولمن تقال؟',
				'قُتل بوئثيوس وبلغ كتابه دانتي وتشوسر وصنّاع الورق. ومن مسافة خمسة عشر قرنًا لا يُعرف أصعودٌ هذا أم نزول. فما الذي في عثرة اليوم قد يصلح يومًا لحاجة إنسان آخر؟',
			],
		},
		es: {
			keywords: ['la rueda de la fortuna', 'tarot', 'suerte', 'azar', 'boecio', 'arcanos mayores'],
			titles: ['Reinaré, reino, reiné', 'Apuntes desde una celda de Pavía'],
			excerpts: [
				'Cuatro hombrecillos montan una rueda y cada uno tiene una frase. El último, debajo, dice: no tengo reino.',
				'Un ministro a la espera del verdugo imaginó la rueda más célebre de las letras europeas. La carta diez sigue dándole vueltas.',
			],
			openings: [
				'En el pergamino hay cuatro hombrecillos. Uno trepa por la izquierda de una rueda y dice: reinaré. Otro está arriba con corona y dice: reino. El tercero cae de cabeza por la derecha, con la corona volando delante: reiné. El cuarto yace debajo, destocado, y le ha tocado la frase más larga: estoy sin reino. Así abre el cancionero de Benediktbeuern, copiado hacia 1230, del que Carl Orff sacó esos coros que hoy anuncian colonia.',
				'Hacia el año 524, un hombre esperaba en Pavía que lo mataran. Había sido cónsul, lo habían sido sus hijos, y un rey se creyó una calumnia. Boecio no tenía libros a mano, de modo que escribió uno. En él, una señora alta, la Filosofía, se sienta al borde de su cama, echa a las Musas y deja que la Fortuna se defienda: hago girar la rueda, me gusta subir lo bajo. Sube si quieres, a condición de no llamar agravio a la bajada.',
			],
			body: [
				'Durante mil años pocos libros se copiaron tanto como el que Boecio escribió en la cárcel, donde la Fortuna sale en defensa de su rueda, y la gente empezó a dibujar lo que el preso solo había descrito. Hay ruedas en las vidrieras, en los libros de cuentas, en el suelo de mármol de Siena. Cuando un duque de Milán encargó naipes, la Fortuna quedó en el centro y al personaje de arriba le salieron orejas de burro. Cabe suponer que el duque se rio, o que calculó que convenía reírse.',
				'En Marsella la dama ya no está. Unos animales con faldita suben y bajan, y a un lado asoma una manivela que nadie empuña. Es la imagen más fría de la baraja. En Londres, en 1909, volvió a llenarse: una esfinge con espada en lo alto, una serpiente que desciende, una figura con cabeza de chacal que asciende y, alrededor, cuatro letras que dan ROTA o TARO según por dónde empieces. En las esquinas, entre nubes, un hombre, un águila, un toro y un león con alas. Los cuatro están leyendo.',
				'Jorge Manrique preguntó por el rey don Juan y los infantes de Aragón, qué se hicieron, y dejó la pregunta sin contestar, que es la manera más elegante de hacer girar la rueda. Boecio hizo otra cosa. Toda rueda tiene una llanta, donde pasan las cosas, y un buje, donde apenas pasa nada. No se consoló pensando que volvería a subir: pensó que dar vueltas es oficio de la rueda y que una parte de la persona puede sentarse más cerca del eje. Lo descubrió en una celda, y eso le da peso. Puede que tampoco le quedase otra dirección.',
				'Quien lee cartas dice «cambio» cuando la ve, y como todo cambia acierta siempre. Más provecho tienen las cuatro preguntas de los dibujos viejos, donde uno sube, otro reina, otro cae y otro yace: qué voy a tener, qué tengo, qué tuve, qué me queda. Y una quinta, que ninguno dice: quién está debajo para que yo esté tan alto.',
			],
			counter:
				'La rueda consuela, porque el de abajo tiene que subir. Nada lo garantiza. Una racha de malas tiradas no acerca la buena; los dados no tienen memoria. Y buena parte de lo que se llamó fortuna es alquiler, herencia y reglamento, cosas que no giran mientras nadie empuje. Al de abajo le han recomendado paciencia muchas veces, casi siempre desde arriba y con la boca llena.',
			practices: [
				'Dibuja un círculo y coloca en el borde cuatro fechas de los últimos cinco años: una de subida, otra en lo alto, otra de bajada, otra en el suelo. Diez minutos. Debajo de cada una, lo que entonces creías que iba a durar. Marca con una cruz lo que estaba en las cuatro: una persona, una costumbre, la cafetera. Si hay varias cruces, únelas; te ha salido el eje.',
				'Lanza una moneda veinte veces y apunta la serie. A partir de la séptima, escribe antes de cada lanzamiento qué esperas. Al terminar, localiza la racha más larga y el instante en que sentiste que «ya tocaba» lo contrario; con seis minutos sobra. Después busca una decisión de esta semana que se apoyaba exactamente en ese «ya tocaba».',
			],
			closings: [
				'El de abajo es el único que habla sin presumir ni prometer: comunica su posición, como un barco. ¿Cuál de las cuatro frases andas diciendo últimamente, y a quién se la dices?',
				'A Boecio lo ejecutaron, y su libro llegó a Dante, a Chaucer y a los fabricantes de naipes. A quince siglos de distancia cuesta saber si eso es subir o bajar. ¿Qué hay en tu mala racha que pueda servirle a otra persona?',
			],
		},
	},
};
