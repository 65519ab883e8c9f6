import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'sickle-moon',
	motif: 'moon',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['sickle moon', 'new moon', 'hafez ghazal 407', 'harvest', 'sowing and reaping', 'green sky'],
			titles: ['The sky is a field and somebody is sharpening', 'A green sky, a thin moon, an unpaid bill'],
			excerpts: [
				'Hafez sees the new moon and thinks of his own sowing. It is an accountant’s shudder in the most beautiful picture of the Divan.',
				'Why the sky is green in Persian, why the moon comes with a handle missing, and what a farmer would say about it.',
			],
			openings: [
				'For about half an hour after sunset it stands above the petrol station in the west, a paring of light so thin that you lose it when you look straight at it. People waiting at the pump do not notice. On a roof in the old town two men with a telescope have been looking for it, because a month begins with that sliver and somebody must be able to say: seen. By the time the tank is full it has gone down. It came, cut something, and went.',
				'A sickle in the hand is lighter than one expects. The blade is a crescent, the tip looks back at you, and it only works on the pull: you gather a fistful of stalks with the left hand as if you were going to comb them, and draw the right one home. By evening the field is stubble and the back has an opinion. Every child in old Shiraz had seen this in early summer. So when the poet lifted his eyes, the metaphor was already standing there, with its work clothes on.',
			],
			body: [
				'Ghazal 407 of Hafez begins: “I saw the green field of the sky and the sickle of the new moon; / my own sowing came to mind, and the season of harvest.” That the sky is green troubles only translators. Persian poets call it so quite calmly, just as many languages once let blue and green share a word; an evening sky above Shiraz, between the orange and the dark, is indeed the colour of young barley for as long as one line lasts.',
				'The two halves are not equally large. Above, everything: field, blade, season. Below, one man to whom something occurs. There is no thunder, nobody accuses him. He has looked at a thing of use hanging over a thing that grows, and has done a sum. You may know the feeling from an ordinary supermarket, when a child in the queue has the surname of somebody you owe a letter.',
				'Then he quarrels with his luck. You have slept, he says, and the sun is up. And Luck, caught in bed, gives an answer that is kinder than deserved: even so, do not despair because of what has gone before. The rest of the poem is spent in bringing heaven down a little. Do not lean upon the star, it is a thief that works at night and has carried off the crown of Kavus and the belt of Kay Khosrow. And tell the sky not to show off; in love the whole harvest of the moon goes for one grain of barley, and the sheaf of the Pleiades for two.',
				'So a man who began as the debtor of the sky ends by offering it the price of chicken feed. Between these two moods lies nothing that has happened, only eight couplets. What he sowed we are not told. He still has to reap it.',
			],
			counter:
				'“Everyone reaps what he has sown” is sound advice about barley. About people it is half true at best. There is hail; there are fields that were taken away at the edge of the village with a stamped paper. The psychologist Melvin Lerner spent years on what he called the belief in a just world and found that it leads us to look for the fault in those who were struck. The moon, for its part, mows everybody’s sky alike.',
			practices: [
				'Find out from a calendar when the next new moon is, and one or two evenings later stand outside in the west-facing street half an hour after sunset. Give it six minutes. If you find the crescent, name one thing you began in the last month and say, half aloud, how high it stands by now. If you do not find it, you have had six minutes of evening, which is also a crop.',
				'Draw a field with five furrows and write into each a thing you sowed about a year ago: a habit, a quarrel, a sentence you let fall before a child. Behind it put one of three words: sprouted, sleeping, eaten. Eight minutes at most. Choose one furrow in which something can still be done this week, and mark the day. The eaten ones may be crossed out without a speech.',
			],
			closings: [
				'It takes a sickle moon about two weeks to become a plate, and no one has ever helped it. What of yours is growing at this moment without any merit on your part, and who might be owed a share of it?',
				'He saw a blade and thought of himself; another would have thought of bread. Which picture of the last few days reminded you of a sum, and what was written on the other side of the account?',
			],
		},
		fa: {
			keywords: ['داس مه نو', 'مزرع سبز فلک', 'غزل ۴۰۷ حافظ', 'هلال', 'درو', 'کشت و درو'],
			titles: ['آسمان مزرعه است و کسی داس تیز می‌کند', 'مزرع سبز، ماه نازک، حسابِ ناتمام'],
			excerpts: [
				'حافظ هلال را می‌بیند و یاد کِشتهٔ خودش می‌افتد؛ لرزِ حسابدارانه‌ای در زیباترین تصویر دیوان.',
				'چرا آسمان در فارسی سبز است، ماه نو چه چیزی را درو می‌کند و دهقان در این باره چه می‌گفت.',
			],
			openings: [
				'نیم ساعتی پس از غروب بالای پمپ بنزین، سمت مغرب، ناخنی از نور ایستاده است، آن‌قدر نازک که اگر راست نگاهش کنی گمش می‌کنی. کسانی که در صف‌اند نمی‌بینندش. روی بامی در محلهٔ قدیمی دو نفر با دوربین دنبالش می‌گردند، چون ماه با همین تراشه آغاز می‌شود و باید کسی باشد که بگوید دیدم. باک که پر می‌شود هلال هم پایین رفته. آمد، چیزی را برید و رفت، و چراغ‌های خیابان متوجه نشدند.',
				'داس در دست از آن که خیال می‌کنی سبک‌تر است. تیغه‌اش هلالی است، نوکش به طرف خودت برگشته و فقط وقتی می‌بُرد که بکشی: دست چپ یک مشت ساقه را جمع می‌کند، انگار بخواهد شانه‌شان کند، و دست راست داس را به طرف تن می‌آورد. تا غروب از کشتزار کلش می‌ماند و کمر هم حرفی برای گفتن دارد. هر بچه‌ای در شیراز قدیم این را اول تابستان دیده بود. پس شاعر که سر برداشت استعاره پیش از او آنجا بود، با لباس کار.',
			],
			body: [
				'غزل ۴۰۷ حافظ چنین شروع می‌شود: «مزرع سبز فلک دیدم و داس مه نو / یادم از کشتهٔ خویش آمد و هنگام درو». سبز بودنِ آسمان فقط مترجم‌ها را به زحمت انداخته است. شاعران ما سبز و کبود و مینا را با خیال راحت به جای هم نشانده‌اند، و هر که غروبِ شیراز را دیده باشد می‌داند میان نارنجی و تاریکی، به اندازهٔ خواندن یک مصراع، آسمان رنگ جوِ نارس می‌شود. شاعر دروغ نگفته، سرِ وقت نگاه کرده است.',
				'دو مصراع هم‌اندازه نیستند. بالا همه‌چیز هست: کشتزار و تیغ و فصل. پایین یک آدم است که چیزی یادش آمده. نه رعدی می‌زند و نه کسی بازخواستش می‌کند. ابزار را بالای سرِ روییدنی دیده و در دلش حسابی کرده است. این حال را شاید در صفِ نانوایی شناخته باشی، وقتی نامِ خانوادگیِ بچه‌ای همان است که تو جواب نامه‌اش را نداده‌ای.',
				'بعد با بختش دعوا می‌کند: خوابیدی و آفتاب زد. و بخت که در رختخواب گیر افتاده جوابی می‌دهد مهربان‌تر از آن که سزاوارش باشیم: با این همه از سابقه نومید مشو. باقیِ غزل صرف این می‌شود که آسمان کمی پایین بیاید. به ستاره تکیه نکن، شب‌دزد است و تاج کاووس و کمر کیخسرو را برده. به آسمان هم بگو این بزرگی را نفروشد؛ در بازار عشق خرمن ماه را به یک جو می‌خرند و خوشهٔ پروین را به دو جو.',
				'مردی که اولِ شعر بدهکارِ آسمان بود آخرِ شعر قیمتِ دانهٔ مرغ به آن پیشنهاد می‌کند. میان این دو حال هیچ اتفاقی نیفتاده است جز چند بیت. نمی‌گوید چه کاشته بود، و هنوز باید برود و دروَش کند.',
			],
			counter:
				'«هر کس آن درود که کشت» دربارهٔ جو درست است و دربارهٔ آدم‌ها نیمی از حقیقت است، اگر به نیم برسد. تگرگ هم هست؛ زمین‌هایی هم هست که سرِ ده با کاغذِ مُهردار از صاحبش گرفته‌اند. ملوین لرنر، روان‌شناس، سال‌ها روی چیزی کار کرد که نامش را باور به دنیای عادل گذاشته بود و دید همین باور وامان می‌دارد که تقصیر را در خودِ آسیب‌دیده بجوییم. ماه کارش همین است که برای همه یکسان درو کند.',
			practices: [
				'از تقویم ببین ماه نو کی است و یکی دو شب بعد، نیم ساعت پس از غروب، در کوچه‌ای بایست که رو به مغرب باز است. شش دقیقه وقت بگذار. اگر هلال را دیدی نامِ یک کار را که در همین ماه شروع کرده‌ای ببر و آهسته بگو حالا تا کجا قد کشیده است. اگر هم ندیدی شش دقیقه غروب داشته‌ای، که خودش محصولی است.',
				'کشتزاری با پنج شیار بکش و در هر کدام چیزی بنویس که حدود یک سال پیش کاشته‌ای: عادتی، قهری، جمله‌ای که جلوی بچه‌ای از دهانت پرید. جلوی هر یک از این سه کلمه یکی را بگذار: سبز شد، خواب است، خوردند. هشت دقیقه بس است. شیاری را که هنوز می‌شود این هفته برایش کاری کرد انتخاب کن و روزش را بنویس. خورده‌شده‌ها را بی سخنرانی خط بزن.',
			],
			closings: [
				'دو هفته طول می‌کشد تا داس بشقابی تمام بشود و تا امروز هیچ‌کس کمکش نکرده است. چه چیزِ تو همین حالا دارد بی‌آنکه هنری کرده باشی قد می‌کشد، و چه کسی از آن سهم دارد؟',
				'او تیغ دید و یاد خودش افتاد؛ دیگری شاید یاد نان می‌افتاد. در این چند روز کدام منظره تو را یاد حسابی انداخت، و در ستون روبه‌رویش چه نوشته بود؟',
			],
		},
		ar: {
			keywords: ['هلال', 'منجل الهلال', 'غزل حافظ ٤٠٧', 'الحصاد', 'حقل السماء الأخضر', 'الزرع'],
			titles: ['السماء حقل وهناك من يشحذ المنجل', 'حقل أخضر وهلال نحيل وحساب لم يُقفل'],
			excerpts: [
				'رأى حافظ الهلال فتذكّر زرعه هو. قشعريرة محاسب في أجمل صور الديوان.',
				'لماذا تخضرّ السماء في الفارسيّة، وماذا يحصد الهلال، وماذا كان الفلّاح سيقول في ذلك.',
			],
			openings: [
				'بعد الغروب بنحو نصف ساعة يقف فوق محطّة الوقود، من جهة المغرب، قُلامة ضوء، تضيع من العين إن نُظر إليها مباشرة. لا ينتبه لها أحد من الواقفين في الصفّ. وعلى سطح في الحيّ القديم رجلان معهما منظار يبحثان عنها، فالشهر الجديد كلّه يبدأ بهذه القُلامة، ولا بدّ من واحد يقول: رأيت. وما إن يمتلئ الخزّان حتى تكون قد غابت. جاءت، وقطعت شيئًا، ومضت، ولم تغيّر مصابيح الشارع من أجلها شيئًا من عادتها، وبقي الرجلان فوق السطح يتجادلان في دقيقة.',
				'المنجل في اليد أخفّ ممّا يُظنّ. نصله هلال، وطرفه ملتفت إلى صاحبه، ولا يقطع إلّا عند الجذب: تجمع اليسرى قبضة من السيقان كأنّها تريد تمشيطها، وتعود اليمنى بالنصل نحو الجسد. وعند المساء لا يبقى في الحقل إلّا الجذامة، ويكون للظهر رأي في الموضوع كلّه. كلّ طفل في شيراز القديمة شهد هذا في أوّل الصيف، وشمّ رائحته، وحمل الماء إلى الحصّادين. فلمّا رفع الشاعر بصره كانت الاستعارة قد سبقته إلى هناك واقفة، وعليها ثياب العمل.',
			],
			body: [
				'مطلع الغزل ٤٠٧ لحافظ: «رأيتُ حقلَ السماء الأخضر ومنجلَ الهلال / فتذكّرتُ زرعي أنا وأوانَ الحصاد». وخضرة السماء لا تحيّر إلّا المترجمين. فالعرب أنفسهم سمّوا السماء الخضراء، كما جاء في الحديث المعروف عمّن أظلّته الخضراء وأقلّته الغبراء، والفرس يبدّلون الأخضر والأزرق فيها باطمئنان. ومن رأى مساء شيراز بعينه عرف أنّ السماء بين البرتقاليّ والظلمة تصير بلون الشعير الغضّ، مقدار ما يُقرأ شطر واحد. فالشاعر لم يكذب، وإنّما نظر في الوقت المناسب. ومن نظر بعده بدقيقة رأى سماء أخرى وقال بيتًا آخر. ويقول الفلكيّون إنّ الهلال لا يُبصر حتى يبتعد عن الشمس سبع درجات أو نحوها، فالمنجل الذي يظهر أوّل ليلة قد مضى على شحذه بعض يوم.',
				'والشطران ليسا متساويين. في الأعلى كلّ شيء: حقل ونصل وموسم. وفي الأسفل رجل واحد خطر له خاطر. لا رعد، ولا أحد يوبّخه. رأى أداة معلّقة فوق شيء ينمو، فأجرى في نفسه عمليّة حساب. وهذا شعور يُعرف في طابور الخبز أيضًا، حين يُنادى على طفل فإذا اسم عائلته اسم رجل ما زالت رسالته عندنا بلا جواب. لم يقل الطفل شيئًا، ومع ذلك صار الرغيف في اليد أثقل قليلًا.',
				'ثم يخاصم بخته: نمتَ وقد طلعت الشمس. والبخت الذي أُخذ وهو في الفراش يجيب جوابًا ألطف ممّا يستحقّه السائل: ومع هذا كلّه لا تيأس بسبب ما سبق. وتنصرف بقيّة الغزل إلى إنزال السماء قليلًا عن عرشها. لا تتّكئ على النجم، فهو لصّ ليل سرق تاج كاووس وحزام كيخسرو. وقولوا للسماء ألّا تتباهى بعظمتها، فبيدر القمر في سوق العشق بحبّة شعير، وسنبلة الثريّا بحبّتين.',
				'وهكذا نجد رجلًا بدأ مدينًا للسماء ينتهي وهو يساومها بثمن علف الدجاج. ولم يقع بين الحالين شيء سوى أبيات قليلة. ماذا زرع؟ لم يقل. لكنّه، بعد هذا المزاح كلّه، ما زال عليه أن يقوم في الصباح ويأخذ منجلًا من حديد ويذهب إلى حقله.',
			],
			counter:
				'«من زرع حصد» قول سديد في الشعير، وهو في الناس نصف حقيقة إن بلغ النصف. فهناك البَرَد، وهناك أراضٍ انتُزعت من أهلها عند طرف القرية بورقة مختومة. وقد أمضى عالم النفس ملفن ليرنر سنين في دراسة ما سمّاه الإيمان بعالم عادل، فوجده يدفعنا إلى البحث عن الذنب عند المصاب نفسه. أمّا الهلال فيمرّ على حقول الجميع بالسواء، ولا يسأل أيّها لمن، ولا يفرّق بين من سهر على زرعه ومن نام عنه ومن سُرق منه قبل الموسم.',
			practices: [
				'انظروا في التقويم متى يولد الهلال القادم، وبعد ليلة أو ليلتين قفوا بعد الغروب بنصف ساعة في شارع مفتوح على المغرب. ستّ دقائق. فإن ظهر الهلال فليُذكر بصوت خافت أمر بدأ في هذا الشهر، وكم صار طوله اليوم. وإن لم يظهر فقد كانت لنا ستّ دقائق من المساء، وهي محصول لا بأس به، يُحمد عليه ويُعاد زرعه في الشهر التالي.',
				'ارسموا حقلًا فيه خمسة أثلام، واكتبوا في كلّ ثلم شيئًا زُرع قبل سنة أو نحوها: عادة، أو قطيعة، أو جملة سقطت أمام طفل. ثم توضع بعده كلمة من ثلاث: نبت، أو نائم، أو أكلته الطير. ثماني دقائق على الأكثر. ويُختار ثلم واحد ما زال ينفع فيه عمل هذا الأسبوع، ويُكتب يومه. أمّا ما أكلته الطير فيُشطب من غير خطبة، فالطير أيضًا تعيش من حقل ما.',
			],
			closings: [
				'يحتاج المنجل إلى نحو أسبوعين ليصير طبقًا تامًّا، ولم يعنه على ذلك أحد قطّ. ما الذي ينمو عندنا الآن بلا فضل لنا فيه، ومن الذي له فيه نصيب لم يُدفع إليه بعد؟',
				'رأى نصلًا فتذكّر نفسه، ولعلّ غيره كان سيتذكّر الخبز ومن يخبزه في البيت. أيّ منظر من مناظر هذه الأيّام ذكّرنا بحساب قديم، وماذا كان مكتوبًا في العمود المقابل له حين فتحنا الدفتر؟',
			],
		},
		es: {
			keywords: ['hoz de la luna', 'luna nueva', 'gazal 407 de hafez', 'siega', 'sembrar y recoger', 'cielo verde'],
			titles: ['El cielo es un sembrado y alguien afila', 'Cielo verde, luna fina, cuenta pendiente'],
			excerpts: [
				'Hafez ve la luna nueva y se acuerda de lo que sembró: un escalofrío de contable en la imagen más hermosa del Diván.',
				'Por qué el cielo persa es verde, qué siega la luna y qué opinaría de todo ello un labrador.',
			],
			openings: [
				'Media hora después de ponerse el sol está ahí, sobre la gasolinera, hacia poniente: una raspadura de luz tan fina que se pierde si la miras de frente. Los que hacen cola no reparan en ella. En una azotea del barrio viejo la buscan dos hombres con un telescopio, porque el mes empieza con esa viruta y alguien ha de poder decir: la he visto. Cuando el depósito está lleno, ya ha bajado. Vino, cortó algo y se fue.',
				'Una hoz pesa en la mano menos de lo que uno cree. La hoja es una media luna, la punta te mira, y solo corta al tirar: la izquierda junta un puñado de tallos como si fuera a peinarlos y la derecha vuelve hacia el cuerpo. Al anochecer queda el rastrojo y la espalda tiene algo que decir. Cualquier niño de la vieja Shiraz había visto eso a principios de verano. Así que cuando el poeta levantó la cabeza la metáfora ya estaba allí, con la ropa de faena.',
			],
			body: [
				'El gazal 407 de Hafez empieza: «Vi el verde sembrado del cielo y la hoz de la luna nueva; / me acordé de lo que yo sembré y del tiempo de la siega». Que el cielo sea verde solo da quebraderos de cabeza a los traductores. Los poetas persas lo llaman así tan tranquilos, como tantas lenguas que un día tuvieron una sola palabra para el verde y el azul; y lo cierto es que la tarde de Shiraz, entre el naranja y lo oscuro, tiene el color de la cebada tierna mientras dura un verso. El poeta no miente: miró a tiempo.',
				'Las dos mitades no son del mismo tamaño. Arriba está todo: campo, filo, estación. Abajo hay un hombre al que se le ocurre algo. No truena, nadie lo acusa. Ha visto una herramienta colgada sobre algo que crece y ha echado una cuenta. Puede que conozcas la sensación por la cola del supermercado, cuando llaman a una niña y lleva el apellido de alguien a quien debes una carta.',
				'Después se encara con su suerte: te has dormido, le dice, y ya ha salido el sol. La suerte, pillada en la cama, responde con más amabilidad de la que él merece: aun así, no desesperes por lo que quedó atrás. El resto del poema se dedica a bajarle los humos al cielo. No te apoyes en la estrella, que es ladrona nocturna y se llevó la corona de Kavus y el cinturón de Kay Josrow. Y que el cielo no presuma tanto; en el mercado del amor la cosecha de la luna se vende por un grano de cebada y la espiga de las Pléyades por dos.',
				'Total, que quien empezó en deuda con el firmamento termina ofreciéndole lo que vale el pienso de las gallinas. Entre un humor y otro no ha ocurrido nada, salvo unos cuantos versos. Qué había sembrado no lo cuenta. Segarlo, le sigue tocando.',
			],
			counter:
				'«Cada cual recoge lo que siembra» es muy verdad de la cebada. De las personas lo es a medias, siendo generosos. Existe el granizo; existen tierras que se perdieron en la linde del pueblo por un papel con sello. El psicólogo Melvin Lerner estudió durante años lo que llamó creencia en un mundo justo, y vio que nos empuja a buscarle la culpa a quien recibió el golpe. La luna, por su parte, siega igual el cielo de todos.',
			practices: [
				'Mira en un calendario cuándo hay luna nueva y, una o dos tardes después, sal a una calle que dé al oeste media hora tras la puesta de sol. Seis minutos. Si la encuentras, nombra a media voz una cosa que hayas empezado este mes y di por dónde va de alta. Si no la encuentras, habrás tenido seis minutos de atardecer, que también son cosecha.',
				'Dibuja un campo con cinco surcos y escribe en cada uno algo que sembraste hace cosa de un año: una costumbre, un enfado, una frase que se te cayó delante de un niño. Detrás pon una de estas tres palabras: brotó, duerme, se lo comieron. Ocho minutos como mucho. Elige un surco en el que aún se pueda hacer algo esta semana y ponle día. Lo comido se tacha sin discursos.',
			],
			closings: [
				'La hoz tarda unas dos semanas en ser plato entero y nadie la ha ayudado nunca. ¿Qué cosa tuya está creciendo ahora mismo sin mérito por tu parte, y a quién le corresponde un trozo?',
				'Él vio un filo y pensó en sí mismo; otro habría pensado en el pan. ¿Qué imagen de estos días te recordó una cuenta, y qué ponía en la columna de enfrente?',
			],
		},
	},
};
