import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'strength',
	motif: 'rose',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['strength', 'tarot', 'lion', 'patience', 'gentleness', 'major arcana'],
			titles: ['The Hand in the Lion’s Mouth', 'From a Club to a Chain of Roses'],
			excerpts: [
				'In Milan it was a man beating a lion with a club. In London it is a woman closing its mouth with her fingers. What happened to strength in between?',
				'Nobody can tell whether the lady of the card is opening the lion’s jaws or shutting them. Five hundred years of commentators have not settled it.',
			],
			openings: [
				'The lion comes up to a man’s knee and looks like a dog that has eaten something. Over it stands Hercules with a club raised behind his shoulder, in a short tunic and with very good calves. That is Strength in the pack of the Sforza, painted by a second hand some years after the rest, and there is no mistaking what will happen next. Set beside it the same card from London, 1909. A woman in white has laid her two hands on the muzzle of a lion, and roses run round both of them.',
				'Anyone who has given a tablet to a cat has made a small study of this card. You may use force, and then there are two of you bleeding and the tablet is under the stove. Or you may wait until the animal has forgotten that it has a mouth. The lady of the eleventh trump in Marseille stands behind her lion with a big hat on, her fingers at its jaws, and looks elsewhere, as one does. Nobody can say whether she is opening the mouth or closing it.',
			],
			body: [
				'Strength, Fortitude, is one of the four cardinal virtues, and painters had several ways of showing her. Some gave her a broken column, as in the pack in Paris that was long and wrongly ascribed to King Charles the Sixth. Some gave her Samson or Hercules at work. The woman with the lion won, perhaps because a virtue is a feminine noun in Italian, and a lady cannot well be drawn with a club. So grammar may have taken the weapon out of the picture.',
				'The number has a history as well. In the old order she was the eleventh and Justice the eighth. The English order to which Waite belonged read the trumps along with the signs of the zodiac, and there Leo comes before Libra; so lion and scales changed places. Waite wrote that he had his reasons and did not tell them. To this day readers with French cards and readers with English ones add up their numbers differently and get on quite well.',
				'Aulus Gellius tells of Androclus, a runaway slave who hid in a cave and pulled a thorn out of a lion’s paw. Years later the two met again in the arena at Rome, and the lion knew him. What is seldom quoted is the dull middle of the tale: for three years man and beast lived in that cave and shared the meat. Familiarity did what courage is praised for. The lady’s ease in our picture also looks like the hundredth day.',
				'When the card appears, readers speak of a soft hand upon something wild: a temper, a desire, a fear that roars. That is well seen. But observe the lion’s tail in the London card, which is between his legs, and his tongue, which is out. He is not defeated, and he is not tame either. He is considering the matter, and she has not taken her hands away.',
			],
			counter:
				'Gentleness is a fine thing where there are bars or an exit. The card has been used to ask patience of people who ought to have left, and a lion in one’s kitchen calls for the authorities. Nor is every wildness improved by being calmed; some anger has correct information. And the story of the hundred patient days is usually told by those with whom the lion happened to get along.',
			practices: [
				'Remember the last time you raised your voice, if only inwardly. Write in the first person what the lion wanted: “I wanted to be asked.” “I wanted it to stop.” Five minutes, nothing but sentences of this kind, until one of them surprises you. Then say that one sentence aloud in your most ordinary voice, the one in which you ask for the salt, and hear how much noise it did not need.',
				'Find a jar, a window or a drawer that sticks. For two minutes try it by force, and notice where in your body you hold the effort. Rest. Then try for another five without once tensing your jaw: warm the lid, turn it back a little, look at how it is stuck. It may well not open. The experiment is about the jaw.',
			],
			closings: [
				'Between the club and the roses the lion has hardly altered; it is the hands that have changed. Something of yours has growled at the same hour for years. What would it do if you met it unarmed and a little bored?',
				'Whether she opens the mouth or closes it, she is near enough to smell the breath. Most of our strength is practised at a safer distance. Which of your wild things have you never looked at from so near?',
			],
		},
		fa: {
			keywords: ['قدرت', 'تاروت', 'شیر', 'صبر', 'نرمی', 'آرکانای بزرگ'],
			titles: ['دستی در دهانِ شیر', 'از چماق تا زنجیرِ گل'],
			excerpts: [
				'در میلان مردی بود که شیر را با چماق می‌زد؛ در لندن زنی است که دهانش را با انگشت می‌بندد. در این میان بر سرِ زور چه آمد؟',
				'کسی نمی‌داند بانوی کارت دارد دهانِ شیر را باز می‌کند یا می‌بندد. پانصد سال است که مفسرها هم به نتیجه نرسیده‌اند.',
			],
			openings: [
				'شیر تا زانوی مرد هم نمی‌رسد و قیافهٔ سگی را دارد که چیزی دزدیده و خورده است. هرکول بالای سرش ایستاده، چماق را پشتِ شانه برده، با پیراهنی کوتاه و ساق‌هایی که نقاش از کشیدنشان کیف کرده. این کارتِ قدرت است در دستهٔ اسفورتسا، که دستی دیگر چند سالی بعد از بقیه کشیدش، و آدم می‌داند لحظهٔ بعد چه می‌شود. حالا همان کارت را از لندنِ ۱۹۰۹ کنارش بگذار: زنی سفیدپوش دو دست را روی پوزهٔ شیر گذاشته و رشته‌ای گل سرخ از دورِ هر دو گذشته است.',
				'هر که یک بار خواسته به گربه قرص بدهد این کارت را در خانه‌اش اجرا کرده است. با زور می‌شود، و آخرش دو نفر زخمی‌اند و قرص زیرِ اجاق است. یا می‌شود آن‌قدر صبر کرد که حیوان یادش برود دهان دارد. بانوی برگِ یازدهمِ مارسی با کلاهی بزرگ پشتِ شیر ایستاده، انگشت‌هایش لبِ آرواره است و خودش جای دیگری را نگاه می‌کند، همان‌طور که باید. هیچ‌کس نمی‌داند دارد دهان را باز می‌کند یا می‌بندد.',
			],
			body: [
				'دلیری یکی از چهار فضیلتِ اصلیِ قدما بود و نقاش‌ها برایش چند جور نشان داشتند. در دسته‌ای که در پاریس است و مدت‌ها به‌غلط به شاه شارلِ ششم بسته بودند ستونی شکسته در بغل دارد. جای دیگر شمشون است یا هرکول، در حینِ کار. عاقبت زنِ شیردار برد، شاید چون نامِ فضیلت در ایتالیایی مؤنث است و بانو را با چماق نمی‌شد کشید. پس بعید نیست که صرف و نحو اسلحه را از دستِ این تصویر گرفته باشد.',
				'شماره‌اش هم سرگذشتی دارد. در ترتیبِ قدیم یازدهم بود و عدالت هشتم. انجمنی که ویت در آن بود کارت‌ها را با برج‌های آسمان جفت می‌کرد و آنجا اسد پیش از میزان می‌آید؛ پس شیر و ترازو جا عوض کردند. ویت نوشت که دلایلی دارد و نگفت چه. تا امروز آنها که کارتِ فرانسوی دارند و آنها که انگلیسی دارند عددها را دو جور جمع می‌زنند و با هم کنار می‌آیند.',
				'نویسنده‌ای رومی به نامِ گلیوس حکایتِ آندروکلوس را آورده است: برده‌ای که گریخت، در غاری پنهان شد و خار از پنجهٔ شیری بیرون کشید. سال‌ها بعد در میدانِ روم باز روبه‌رو شدند و شیر او را شناخت. میانِ ملال‌آورِ قصه را کمتر نقل می‌کنند: سه سال در همان غار با هم گوشت خوردند. کاری که به نامِ شجاعت تمام شده کارِ انس بود. در شاهنامه هم وقتی شیر می‌آید رستم خواب است و کار را رخش تمام می‌کند؛ بیدار که می‌شود از دستِ اسب عصبانی است؛ پهلوان‌ها هم می‌دانسته‌اند که همهٔ شیرها سهمِ بازوی آنها نیست. آسودگیِ زنِ کارت به روزِ صدم می‌ماند.',
				'فال‌خوان‌ها در این کارت دستی نرم بر چیزی وحشی می‌بینند: خشمی، هوسی، ترسی که نعره می‌زند. درست دیده‌اند. ولی در کارتِ لندن دُمِ شیر را هم ببین که لای پایش رفته، و زبانش را که بیرون است. شکست نخورده و رام هم نشده. دارد فکر می‌کند، و زن هنوز دستش را برنداشته است.',
			],
			counter:
				'نرمی جایی خوب است که نرده‌ای باشد یا درِ خروجی. با همین کارت از کسانی صبر خواسته‌اند که باید می‌رفتند؛ شیر اگر توی آشپزخانه باشد باید زنگ زد کسی بیاید. هر وحشی‌ای هم با آرام شدن بهتر نمی‌شود؛ بعضی خشم‌ها خبرِ درست دارند. قصهٔ آن صد روزِ صبر را هم معمولاً کسی تعریف می‌کند که شیرش از قضا خوش‌اخلاق بوده است.',
			practices: [
				'آخرین باری را به یاد بیاور که صدایت بلند شد، حتی فقط در دلت. از زبانِ شیر بنویس چه می‌خواست: «می‌خواستم از من بپرسند»، «می‌خواستم تمام شود». پنج دقیقه و فقط جمله‌هایی از همین دست، تا یکی از آنها خودت را غافلگیر کند. آن وقت همان یک جمله را با معمولی‌ترین صدایت بگو، صدایی که با آن نمک می‌خواهی، و گوش کن که به چقدر سروصدا احتیاج نداشت.',
				'شیشهٔ مربا، پنجره یا کشویی پیدا کن که گیر دارد. دو دقیقه با زور امتحانش کن و ببین فشار کجای تنت جمع شده. بعد کمی بنشین. حالا پنج دقیقهٔ دیگر بی‌آنکه یک بار هم دندان‌هایت را به هم فشار بدهی: درِ شیشه را گرم کن، کمی برعکس بچرخان، نگاه کن از کجا گیر کرده است. شاید باز هم باز نشود. موضوعِ آزمایش دندان‌هاست.',
			],
			closings: [
				'از چماق تا گل سرخ، شیر تقریباً همان است که بود؛ دست‌ها عوض شده‌اند. در تو هم چیزی سال‌هاست سرِ ساعتِ معینی می‌غرد. اگر یک بار بی‌سلاح و کمی بی‌حوصله سراغش بروی چه خواهد کرد؟',
				'چه باز کند و چه ببندد، آن‌قدر نزدیک است که بوی نفسِ شیر را می‌شنود. زورِ ما بیشتر از دور به کار می‌افتد. کدام‌یک از چیزهای وحشیِ خودت را هیچ‌وقت از این فاصله ندیده‌ای؟',
			],
		},
		ar: {
			keywords: ['القوة', 'تاروت', 'الأسد', 'الحلم', 'الرفق', 'الأوراق الكبرى'],
			titles: ['يد في فم الأسد', 'من الهراوة إلى سلسلة الورد'],
			excerpts: [
				'كانت القوّة في ميلانو رجلًا يضرب أسدًا بهراوة، وصارت في لندن امرأة تطبق فمه بأناملها. ماذا جرى للقوّة في الطريق؟',
				'أتفتح السيّدة فم الأسد أم تغلقه؟ خمسة قرون من الشرّاح لم تحسم الأمر، والأسد نفسه ما زال يفكّر.',
			],
			openings: [
				'لا يبلغ الأسد ركبة الرجل، وهيئته هيئة كلب ضُبط وقد أكل ما ليس له. وفوقه هرقل رافعًا هراوته خلف كتفه، في قميص قصير، وساقاه من النوع الذي يُسرّ به الرسّامون. تلك ورقة القوّة في مجموعة سفورزا، رسمتها يد أخرى بعد سائر الأوراق بسنوات، ولا يخفى على الناظر ما سيحدث بعد لحظة. وإلى جانبها فلتوضع الورقة نفسها كما رُسمت في لندن سنة ١٩٠٩: امرأة في ثوب أبيض وضعت يديها على خطم أسد، وسلسلة من الورد الأحمر تدور بهما معًا.',
				'من حاول يومًا أن يُطعم قطّة حبّة دواء فقد درس هذه الورقة دراسة عمليّة. فإمّا القسر، وعاقبته جريحان وحبّة تحت الموقد؛ وإمّا الانتظار حتّى ينسى الحيوان أنّ له فمًا. والسيّدة في الورقة الحادية عشرة من أوراق مرسيليا واقفة خلف أسدها بقبّعة عريضة، أصابعها عند فكّيه، ونظرها في مكان آخر كما يفعل العارفون بالأمر. ولا يستطيع أحد أن يجزم أهي تفتح الفم أم تغلقه، وقد مضى على السؤال زمن طويل.',
			],
			body: [
				'الشجاعة واحدة من الفضائل الأربع عند القدماء، وكان للرسّامين في تصويرها طرائق. فمنهم من أعطاها عمودًا مكسورًا، كما في المجموعة المحفوظة في باريس والتي نُسبت زمنًا طويلًا خطأً إلى الملك شارل السادس. ومنهم من جعلها شمشون أو هرقل في أثناء العمل. ثمّ غلبت المرأة صاحبة الأسد، ولعلّ السبب أنّ اسم الفضيلة مؤنّث في الإيطاليّة، ولا يليق أن تُرسم سيّدة بهراوة. فإن صحّ ذلك كان النحو هو الذي نزع السلاح من الصورة، وما أقلّ ما يُشكر النحاة على مثل هذا.',
				'ولرقمها أيضًا قصّة. كانت في الترتيب القديم الحادية عشرة وكانت العدالة الثامنة. غير أنّ الجمعيّة الإنجليزيّة التي انتمى إليها وايت كانت تقرأ الأوراق مع بروج السماء، والأسد هناك قبل الميزان، فتبادلت الورقتان مكانيهما. كتب وايت أنّ له في ذلك أسبابًا، ولم يذكرها. ومنذ ذلك الحين يحسب أصحاب الورق الفرنسيّ حسابًا، ويحسب أصحاب الورق الإنجليزيّ حسابًا آخر، ويخرج كلّ منهما بمعنى مقنع.',
				'ويحكي الكاتب الرومانيّ جيليوس قصّة أندروكلوس: عبد هارب اختبأ في غار ونزع شوكة من كفّ أسد، ثمّ التقيا بعد سنين في حلبة روما فعرفه الأسد. والذي يندر أن يُروى هو وسط الحكاية المملّ: ثلاث سنوات عاشا فيها في الغار يقتسمان اللحم. لم يقل جيليوس عن تلك السنين إلّا القليل، إذ لا حكاية فيها. فالأُلفة هي التي صنعت ما يُنسب إلى البسالة. وللأسد في العربيّة أسماء تُعدّ بالمئات، جمعها اللغويّون في رسائل مفردة، وفي ذلك دليل على قوم نظروا إليه طويلًا من مسافة لا تسمح بوضع اليد على فمه. أمّا طمأنينة السيّدة فطمأنينة اليوم المئة.',
				'يرى القرّاء في هذه الورقة يدًا رفيقة على شيء جامح: غضب، أو شهوة، أو خوف يزأر. وقد أصابوا. ومن جرّب ذلك في نفسه يعلم أنّ أطول ما في الأمر هو الوقت الذي لا يحدث فيه شيء، واليد مع ذلك في مكانها. ولكن لننظر في ورقة لندن إلى ذيل الأسد وهو بين رجليه، وإلى لسانه وهو خارج. لم يُهزم ولم يُروَّض. إنّه يقلّب الأمر في رأسه، وهي لم ترفع يديها بعد. ومن أراد لهذه الحكاية خاتمة فليسأل عنها بعد الغداء.',
			],
			counter:
				'الرفق حسن حيث تكون قضبان أو يكون باب للخروج. وقد استُعملت هذه الورقة في مطالبة أناس بالصبر كان الأولى بهم أن يرحلوا؛ والأسد إذا دخل المطبخ احتيج إلى السلطات لا إلى لطف الأنامل. وليس كلّ جامح يصلح بالتهدئة، فمن الغضب ما يحمل خبرًا صحيحًا. ثمّ إنّ قصّة الأيّام المئة يرويها في الغالب من صادف أسدًا حسن الخلق.',
			practices: [
				'لتُذكر آخر مرّة ارتفع فيها الصوت، ولو في الباطن، ولتُكتب بلسان الأسد حاجته: «أردت أن أُسأل»، «أردت أن ينتهي هذا». خمس دقائق لا يُكتب فيها إلّا جمل من هذا الجنس، حتّى تفاجئ واحدة منها كاتبها. عندئذ قولوا تلك الجملة وحدها بالصوت الذي يُطلب به الملح على المائدة، وأصغوا إلى مقدار الضجيج الذي لم تكن محتاجة إليه. وقد يُضحك ذلك قائلها قبل أن يسمعه غيره.',
				'ابحثوا عن مرطبان أو نافذة أو درج عسير الفتح. دقيقتان من المحاولة بالقوّة، مع ملاحظة الموضع من الجسم الذي تجمّع فيه الشدّ. ثمّ استراحة قصيرة. ثمّ خمس دقائق أخرى لا تُطبَق فيها الأسنان مرّة واحدة: يُدفأ الغطاء، ويُدار قليلًا إلى الخلف، ويُنظر من أين استعصى. وقد لا ينفتح بعد ذلك كلّه، فالتجربة في حقيقتها تجربة على الأسنان. ومن لم يصدّق فليضع إصبعه على فكّه عند الرسالة التالية.',
			],
			closings: [
				'لم يكد الأسد يتغيّر بين الهراوة والورد، وإنّما تغيّرت الأيدي. وفي كلّ نفس شيء يزأر في ساعته المعلومة منذ أعوام حتّى أُلف زئيره. فماذا عساه يصنع لو قصده صاحبه مرّة أعزل وفيه شيء من الضجر؟',
				'سواء أكانت تفتح الفم أم تغلقه، فهي قريبة بحيث تشمّ أنفاسه. وأكثر ما نملك من قوّة إنّما نستعمله من مسافة آمنة. فأيّ شيء جامح في هذه الدار لم يُنظر إليه قطّ من ذلك القرب؟',
			],
		},
		es: {
			keywords: ['la fuerza', 'tarot', 'león', 'paciencia', 'dulzura', 'arcanos mayores'],
			titles: ['La mano en la boca del león', 'De la maza a la guirnalda'],
			excerpts: [
				'En Milán era un hombre que apaleaba a un león; en Londres, una mujer que le cierra la boca con los dedos. ¿Qué le pasó a la fuerza por el camino?',
				'Nadie sabe si la dama abre las fauces o las cierra. Llevamos cinco siglos discutiéndolo y el león sigue pensándoselo.',
			],
			openings: [
				'El león apenas le llega a la rodilla y tiene cara de perro que se ha comido algo. Encima, Hércules, la maza a la espalda, túnica corta, unas pantorrillas en las que el pintor se entretuvo. Es La Fuerza de la baraja Sforza, obra de una segunda mano, algo más tardía que el resto, y lo que ocurrirá luego no admite dudas. Pon al lado la misma carta, Londres, 1909: una mujer de blanco ha posado las dos manos en el hocico de un león, y una cadena de rosas los rodea a los dos.',
				'Quien haya dado una pastilla a un gato ha estudiado esta carta sobre el terreno. Puedes forzarlo, y entonces sangran los dos y la pastilla está debajo de la cocina. O puedes esperar a que el animal olvide que tiene boca. La dama del undécimo triunfo de Marsella se coloca detrás del león, con un sombrerazo, los dedos en las fauces y la vista en otra parte, como está mandado. Si abre o si cierra, no hay quien lo diga.',
			],
			body: [
				'La fortaleza es una de las cuatro virtudes cardinales, y los pintores la vestían de varias maneras. Unos le daban una columna rota, como en la baraja de París que durante años se atribuyó sin razón al rey Carlos VI. Otros preferían a Sansón o a Hércules en plena faena. Acabó ganando la mujer del león, quizá porque en italiano las virtudes son femeninas y a una señora no se la podía dibujar con un garrote. De ser así, el arma la retiró la gramática.',
				'También el número tiene su historia. En el orden viejo le tocaba el once, y a La Justicia el ocho. La sociedad inglesa de la que venía Waite emparejaba los triunfos con el zodiaco, donde Leo va antes que Libra, de modo que el león y la balanza se cambiaron la silla. Waite escribió que tenía sus motivos y se los guardó. Desde entonces, con cartas francesas o con inglesas se suma distinto, y a todos les sale algo convincente.',
				'Aulo Gelio cuenta lo de Androclo, el esclavo fugitivo que sacó una espina de la zarpa de un león y volvió a encontrárselo, años después, en la arena de Roma. Suele omitirse la parte aburrida: habían vivido tres años en la misma cueva, repartiéndose la carne. Cuando el león de Don Quijote sale de la jaula, bosteza, enseña las ancas y vuelve a echarse; el valor del caballero quedó demostrado y sin estrenar. Con Androclo lo hizo todo la costumbre. La calma de nuestra dama parece también cosa del día cien.',
				'Suele leerse aquí una mano suave sobre algo salvaje: un genio, un deseo, un miedo que ruge. Bien visto. Pero mírale al león de Londres la cola, metida entre las patas, y la lengua fuera. No está vencido ni domado. Está considerando el asunto, y ella sigue con las manos puestas.',
			],
			counter:
				'La suavidad va muy bien cuando hay barrotes o una salida. Con esta carta se ha pedido paciencia a quien debería haberse ido, y un león en la cocina es asunto de los bomberos. Tampoco toda fiereza mejora calmándose: hay enfados perfectamente informados. Y la historia de los cien días pacientes la cuenta, por lo general, aquel a quien le tocó un león de buen carácter.',
			practices: [
				'Acuérdate de la última vez que alzaste la voz, aunque fuera por dentro. Escribe en primera persona lo que quería el león: «quería que me preguntaran», «quería que parase». Cinco minutos de frases así, hasta que una te sorprenda. Di entonces esa, solo esa, con la voz de pedir la sal, y escucha cuánto ruido le sobraba.',
				'Busca un frasco, una ventana o un cajón que se atasque. Dos minutos a la fuerza, fijándote en qué parte del cuerpo se te acumula el empeño. Descansa. Luego cinco minutos sin apretar los dientes ni una vez: calienta la tapa, gírala un poco al revés, mira por dónde se resiste. A lo mejor no se abre. El experimento trataba de los dientes.',
			],
			closings: [
				'De la maza a las rosas el león apenas ha cambiado; han cambiado las manos. Algo tuyo gruñe desde hace años a la misma hora. ¿Qué haría si un día fueras a verlo sin armas y con un poco de aburrimiento?',
				'Abra o cierre, está tan cerca que le huele el aliento. Casi toda nuestra fuerza se ejerce desde más lejos y con guantes. ¿Cuál de tus fieras no has mirado nunca a esa distancia?',
			],
		},
	},
};
