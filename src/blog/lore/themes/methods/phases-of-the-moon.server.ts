import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'phases-of-the-moon',
	motif: 'moon',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: [
				'phases of the moon',
				'moon phase',
				'full moon',
				'new moon',
				'crescent',
				'waning moon',
				'lunar calendar',
			],
			titles: ['Half a moon is a tenth of the light', 'What the moon does between two crescents'],
			excerpts: [
				'The half moon looks like half. Measured, it is nearer to a tenth, and there is a reason that can be felt with the hand.',
				'Twenty-nine days and a half, never quite the same twice: an old clock, on which several calendars and a few superstitions still run.',
			],
			openings: [
				'Put an orange on the kitchen table, switch off everything but one lamp, and walk round it. From the lamp’s side it is all fruit; from the far side it is a dark lump with a thin bright rind. Nothing has happened to the orange. Half of it was lit the whole time. It took mankind a good while to see that the moon is simply this, a ball whose day side we look at from changing places, and children forget it again by supper because the slice looks so much like something eaten.',
				'Two men stand on the roof of a mosque in Isfahan at sunset with a telescope between them and look at a strip of orange haze over the hills. The fast ends tonight or it ends tomorrow; it depends on whether a nail-paring of light is to be found, for some minutes, exactly where the sky is brightest. Below, in the kitchens, people have half decided. The calculation has been on paper for years. They look all the same, since the rule says seen.',
			],
			body: [
				'From new moon to new moon it takes twenty-nine days, twelve hours and three quarters, on the average. No single month keeps to that: it may be 29.3 days or 29.8, because the moon hurries in one half of her orbit and dawdles in the other. Twelve such months come to about 354 days, eleven short of the sun’s year. This is why Ramadan wanders through the seasons, why the Jewish calendar puts in a thirteenth month now and then, and why Easter cannot make up its mind.',
				'Astrologers divide the circle by the angle between moon and sun. At nought she is new, at ninety half and growing, at a hundred and eighty full, at two hundred and seventy half and failing. Sow while she grows, cut timber while she wanes, said the farmers’ books. Hafez saw the green field of the sky with that sickle in it and thought of what he had sown himself, and of harvest. The verse opens ghazal 407, and there is no farmer’s book that says it better. A new sickle makes a countryman glad, for he knows what stands in his field.',
				'The half is the surprise. A half moon gives perhaps a tenth of the light of a full one. The ground there is rough, and when the sun comes from the side every stone throws a shadow; when it comes from behind us the shadows vanish beneath their stones and the whole disc blazes up. In Melbourne, by the way, the growing moon has its belly on the left. Any rule about C and D that was taught to you at school works in one half of the world.',
			],
			counter:
				'Police sergeants and night nurses swear by the full moon. When wards and stations are counted over years the effect nearly always goes. Sleep may be an exception: in 2021 a team around Leandro Casiraghi reported that people in Toba villages of northern Argentina, and students in Seattle too, went to bed later and slept less in the nights before full moon. A bright evening would explain a village. Seattle it does not explain so well, and others have found nothing.',
			practices: [
				'Go to a window tonight and find the moon, or establish that she is not there. If she is, draw her on a slip: the round, the lit part, which way it opens, over which roof, and the hour. Ninety seconds. Do it again tomorrow at the same hour, and draw the roof first. She will have moved by rather more than your fist at arm’s length. Write on the second slip what in your day moved about as far without anybody’s seeing it move.',
				'Take an orange, a lamp and seven minutes. Hold the fruit at arm’s length a little above your head and turn slowly to the left, with the lamp behind you at first, until you have been round once. Say the names as they come: full, half, thin, none, thin, half. Stop at the shape that is in the sky this week. Stay there a little and think of one thing of yours that is lit just as well and is seen as little.',
			],
			closings: [
				'The light on that ball never changes, only where we stand. Which matter of yours have you been calling over, when you had merely walked round to its dark side?',
				'The men on the roof have the figures in their pocket, and wait for the eye. What do you know already by reckoning, and will not celebrate until you have seen it?',
			],
		},
		fa: {
			keywords: ['مراحل ماه', 'ماه کامل', 'هلال ماه', 'ماه نو', 'بدر', 'تربیع', 'رؤیت هلال'],
			titles: ['نصفِ ماه، یک‌دهمِ روشنایی', 'داس مه نو و آنچه تا بدر می‌گذرد'],
			excerpts: [
				'نیمهٔ ماه به چشم نصف می‌آید و در حساب به یک‌دهم نزدیک‌تر است. دلیلش زیر هر سنگ آنجا پنهان شده.',
				'بیست‌ونه روز و نیم، و هیچ دو بار یک‌جور نه: ساعتی کهنه که هنوز چند تقویم با آن کوک می‌شود.',
			],
			openings: [
				'دو مرد غروبِ بیست‌ونهم بر بام مسجدی در اصفهان ایستاده‌اند، دوربین میانشان، و به نوار نارنجی بالای تپه‌ها نگاه می‌کنند. یا امشب عید است یا فردا شب؛ بسته به اینکه تراشه‌ای از نور، چند دقیقه، درست همان‌جا پیدا شود که آسمان از همه روشن‌تر است. پایین در آشپزخانه‌ها نصف تصمیم را گرفته‌اند. حساب این شب سال‌هاست روی کاغذ است و در جیب یکی از همان دو مرد. با این همه نگاه می‌کنند، چون قاعده می‌گوید دیدن.',
				'یک پرتقال بگذار وسط میز آشپزخانه، همه چیز را جز یک چراغ خاموش کن و دورش بگرد. از سمت چراغ همه‌اش میوه است؛ از آن طرف تودهٔ تاریکی که لبهٔ روشن نازکی دارد. برای پرتقال هیچ اتفاقی نیفتاده است. نصفش از اول روشن بود. آدمیزاد خیلی طول کشید تا بفهمد ماه هم همین است، گویی که روزش را از جاهای مختلف می‌بینیم. بچه‌ها سر شام دوباره یادشان می‌رود، چون برشِ ماه به چیزی می‌ماند که گازش زده باشند.',
			],
			body: [
				'از ماه نو تا ماه نو به‌طور میانگین بیست‌ونه روز و دوازده ساعت و سه‌چهارم ساعت راه است. هیچ ماهی به این پایبند نیست؛ یکی ۲۹٫۳ روز می‌شود و یکی ۲۹٫۸، چون ماه در نیمی از مدارش می‌دود و در نیمی پا سست می‌کند. دوازده تای آن نزدیک ۳۵۴ روز است، یازده روز کمتر از سال خورشید. برای همین رمضان از زمستان به تابستان می‌کوچد، و نوروز که با خورشید است سر جایش می‌ماند و هر سال ماه دیگری را مهمان می‌کند.',
				'اهل تنجیم دایره را با فاصلهٔ ماه از خورشید قسمت می‌کنند: صفر درجه محاق و ماه نو، نود تربیع اول، صدوهشتاد بدر، دویست‌وهفتاد تربیع دوم. کتاب‌های کشاورزی می‌گفتند تا پُر می‌شود بکار و تا می‌کاهد چوب ببُر. حافظ همین داس را دید: «مزرع سبز فلک دیدم و داس مه نو / یادم از کشتهٔ خویش آمد و هنگام درو»، غزل ۴۰۷. دهقان از داس نو خوشحال می‌شود. او یادش می‌آید که خودش چه کاشته، و کسی که این یادش بیاید معمولاً چند لحظه ساکت می‌ماند و بعد می‌پرسد چند روز تا درو مانده است.',
				'غافلگیری در نیمه است. ماه نصفه شاید یک‌دهم ماه کامل نور بدهد. زمین آنجا ناهموار است؛ آفتاب که از پهلو بیاید هر سنگی سایه می‌اندازد، و وقتی از پشت سر ما بیاید سایه‌ها زیر سنگ خودشان می‌روند و همهٔ قرص یکباره شعله می‌کشد. شاعرانی که روی یار را به ماه شب چهارده مانند کردند این را نسنجیده بودند و درست گفته بودند: شب هفتم نصف زیبایی نیست، خیلی کمتر است، و هیچ عاشقی تا حالا با نصف ماه به کسی نامه ننوشته. در ملبورن هم، اگر گذارت افتاد، هلالِ رو به رشد پشتش به سمت دیگر است و قاعدهٔ مدرسه‌ات به کار نمی‌آید.',
			],
			counter:
				'پاسبان و پرستار شب‌کار به ماه کامل قسم می‌خورند؛ وقتی سال‌ها می‌شمارند اثرش تقریباً همیشه گم می‌شود. خواب شاید استثنا باشد: گروه لئاندرو کاسیراگی در ۲۰۲۱ نوشت که هم روستاییان شمال آرژانتین و هم دانشجویان سیاتل در شب‌های پیش از بدر دیرتر و کمتر می‌خوابیدند. برای روستا می‌شود گفت مهتاب بوده. برای شهری با آن همه چراغ این جواب کمتر می‌نشیند، و دیگران هم چیزی نیافته‌اند.',
			practices: [
				'امشب کنار پنجره برو و ماه را پیدا کن، یا مطمئن شو که نیست. اگر بود روی تکه کاغذی بکشش: گردی‌اش، سهم روشنش، رو به کدام سمت، بالای کدام بام، و ساعت. نود ثانیه بیشتر کار نمی‌برد، حتی اگر خطت خوب نباشد. فردا همان ساعت باز بکش، و این بار اول بام را. دو کاغذ را کنار هم بگذار و بنویس ماه از کجا به کجا رفته و تو در این یک شبانه‌روز چقدر.',
				'یک پرتقال، یک چراغ، هفت دقیقه. میوه را با دست کشیده کمی بالاتر از سرت بگیر، اول پشت به چراغ، و آرام رو به چپ بچرخ تا یک دور کامل شود. نام‌ها را همان‌طور که می‌آیند بگو: بدر، نیمه، باریک، هیچ، باریک، نیمه. سر همان شکلی بایست که این هفته در آسمان است و به یک کار خودت فکر کن که به همین اندازه روشن است و به همین اندازه دیده نمی‌شود.',
			],
			closings: [
				'حساب در جیبشان بود و باز منتظر چشم ماندند. چه چیزی را مدت‌هاست با حساب می‌دانی و تا به چشم نبینی عیدش نمی‌گیری؟',
				'نور آن گوی هیچ‌وقت کم نشد، فقط جای ما عوض شد. کدام کار خودت را تمام‌شده خوانده‌ای، در حالی که فقط به پشتش رسیده بودی؟',
			],
		},
		ar: {
			keywords: ['أطوار القمر', 'منازل القمر', 'البدر', 'الهلال', 'المحاق', 'القمر', 'رؤية الهلال'],
			titles: ['نصف القمر عُشر ضوئه', 'الليالي الثلاث وأسماؤها'],
			excerpts: [
				'يبدو نصف القمر نصفًا، وهو في القياس أقرب إلى العُشر. والسبب مختبئ تحت كلّ حجر هناك.',
				'سمّت العرب ليالي الشهر ثلاثًا ثلاثًا، من الغرر إلى المحاق، كما تُسمّى أصابع اليد.',
			],
			openings: [
				'عند غروب التاسع والعشرين يقف رجلان على سطح، وبينهما منظار، وينظران إلى شريط برتقاليّ فوق التلال. العيد غدًا أو بعد غد، والأمر معلّق بقلامة من نور قد تُرى دقائق معدودة في أشدّ مواضع السماء ضياءً. وفي المطابخ تحتهما اتُّخذ نصف القرار، ونُقع نصف الصحون. الحساب مكتوب منذ سنوات، ولعلّه في جيب أحدهما. ومع ذلك ينظران، لأنّ القاعدة تقول رؤية. وفي الحارة صبيّ يقسم كلّ عام إنّه رآه قبلهما.',
				'برتقالة على طاولة المطبخ، والأضواء كلّها مطفأة إلّا مصباحًا واحدًا، ومن يدور حولها يرى الحكاية كاملة: من جهة المصباح ثمرة تامّة، ومن الجهة الأخرى كتلة معتمة لها حافّة رقيقة مضيئة. لم يحدث للبرتقالة شيء، فقد كان نصفها مضاءً طوال الوقت. واحتاج الناس إلى زمن حتى فهموا أنّ القمر هو هذا لا غير، كرة يُنظر إلى نهارها من أماكن تتبدّل. ثم ينساه الأطفال عند العشاء، لأنّ الهلال يشبه شيئًا أُكل منه.',
			],
			body: [
				'بين المحاق والمحاق تسعة وعشرون يومًا ونصف يوم وثلاثة أرباع الساعة في المتوسّط. ولا يلتزم شهر بذلك، فمنها ما يبلغ ٢٩٫٣ ومنها ما يبلغ ٢٩٫٨، لأنّ القمر يسرع في نصف مداره ويتباطأ في نصفه الآخر. واثنا عشر شهرًا منها نحو ٣٥٤ يومًا، أي أقلّ من سنة الشمس بأحد عشر. ولهذا يرحل رمضان بين الفصول، فيصومه المرء في عمره صيفًا وشتاءً، ويعرف للجوع طعمين مختلفين كلّ الاختلاف. وأمّا التقويم العبريّ فيدخل شهرًا ثالث عشر من حين إلى حين، وعيد الفصح عند النصارى يُطلب خلف بدر الربيع الأوّل، فالناس على اختلافهم ينظرون إلى الكرة نفسها ويختلفون في دفع الحساب.',
				'وكان للعرب في لياليه أسماء، لكلّ ثلاث اسم: أوّلها الغرر، ومن بينها البيض وهي ليالي البدر، وفي آخرها الدآدئ ثم المحاق. من يقسم الشهر هكذا لا ينظر إلى ورقة على الحائط بل إلى فوق، ويعرف من مقدار الضوء هل يسافر الليلة أم ينتظر، وفي أيّ ساعة يخرج ليجد الطريق. أمّا المنجّمون فقسموا الدائرة بالزاوية بين القمر والشمس: صفر للمحاق، وتسعون للتربيع الأوّل، ومئة وثمانون للبدر، ومئتان وسبعون للتربيع الأخير. وقالت كتب الفلاحة: ازرع وهو يزيد، واقطع الخشب وهو ينقص.',
				'ورأى حافظ الشيرازيّ الهلال في مطلع غزله السابع بعد الأربعمئة: حقل السماء أخضر والهلال منجل، فتذكّر ما زرعه هو، وأنّ للحصاد وقتًا. الفلّاح يفرح بالمنجل الجديد لأنّه يعلم ما في حقله. أمّا من ينظر إلى عمره فيسكت قليلًا قبل أن يفرح. ومن بعد هذا البيت صار عسيرًا أن يُرى الهلال مجرّد زينة على قبّة، فهو أداة قطع معلّقة فوق الجميع في غاية اللطف، ولا أحد يعلم متى شُحذت.',
				'والمفاجأة في النصف. فنصف القمر لا يعطي إلّا نحو عُشر ما يعطيه البدر. الأرض هناك وعرة، فإذا جاءت الشمس من الجنب ألقى كلّ حجر ظلًّا، وإذا جاءت من خلفنا اختبأت الظلال تحت حجارتها واتّقد القرص كلّه دفعة واحدة. فالشعراء الذين شبّهوا الوجه الجميل بالبدر لا بنصفه أصابوا في القياس من غير أن يقيسوا. ومن سافر إلى ملبورن رأى الهلال النامي مفتوحًا إلى الجهة الأخرى، فعلم أنّ ما حفظه في المدرسة كان يصحّ في نصف الأرض.',
			],
			counter:
				'يقسم الشرطيّ والممرّضة الليليّة على أثر البدر، فإذا عُدّت الحوادث سنين تلاشى الأثر في الغالب. وقد يكون النوم استثناءً، فقد نشر فريق لياندرو كاسيراغي عام ٢٠٢١ أنّ أهل قرى في شمال الأرجنتين وطلّابًا في سياتل ناموا متأخّرين وأقلّ في الليالي التي تسبق البدر. ضوء القمر تفسير يكفي القرية، ولا يكفي مدينة بمصابيحها. وبحث آخرون فلم يجدوا شيئًا.',
			practices: [
				'ابحثوا الليلة عن القمر من النافذة، أو تأكّدوا من غيابه. فإن كان موجودًا فارسموه على قصاصة: استدارته، وحصّته من الضوء، واتّجاه فتحته، والسطح الذي فوقه، والساعة. تسعون ثانية. وأعيدوا الرسم غدًا في الساعة نفسها، وابدأوا هذه المرّة بالسطح. ثم ضعوا القصاصتين متجاورتين، واكتبوا تحتهما كم انتقل هو في يوم وليلة، وما الذي انتقل في البيت.',
				'برتقالة ومصباح وسبع دقائق. تُرفع الثمرة بذراع ممدودة فوق مستوى الرأس قليلًا، والظهر إلى المصباح أوّلًا، ثم دوران بطيء إلى اليسار حتى تتمّ الدورة. قولوا الأسماء كما تأتي: بدر، نصف، رقيق، لا شيء، رقيق، نصف. وقفوا عند الشكل الذي في السماء هذا الأسبوع، وفكّروا في أمر يخصّكم هو مضاء بالقدر نفسه ولا يُرى منه إلّا القليل.',
			],
			closings: [
				'الحساب في الجيب، والعين ما زالت تنتظر، والصبيّ في الحارة يقسم أنّه سبقها. ما الذي تعرفونه منذ زمن بالحساب ولا عيد له حتى يُرى؟',
				'لم ينقص ضوء تلك الكرة قطّ، وإنّما تبدّل موضع الناظر. أيّ أمر قيل فيه انتهى، ولم يكن إلّا أنّ الطريق دار بكم إلى ظهره؟',
			],
		},
		es: {
			keywords: [
				'fases de la luna',
				'luna llena',
				'luna nueva',
				'cuarto creciente',
				'luna menguante',
				'calendario lunar',
				'luna',
			],
			titles: ['La luna miente, y en Buenos Aires dice la verdad', 'Media luna es la décima parte'],
			excerpts: [
				'«La luna es mentirosa», nos enseñaron: con forma de C, decrece. Al otro lado del ecuador se vuelve de fiar.',
				'Parece la mitad y alumbra poco más que una décima parte. El porqué está escondido debajo de cada piedra de allí arriba.',
			],
			openings: [
				'En las escuelas de España se aprende que la luna es mentirosa: cuando hace una C de creciente está menguando, y cuando hace una D de decreciente, crece. La regla pasa de abuelas a nietos y no falla nunca, hasta que el nieto se va a trabajar a Buenos Aires. La primera noche mira desde el balcón y no entiende nada. Allí la C crece y la D decrece. No ha cambiado la luna: es él quien la mira, por así decir, cabeza abajo, y nadie se lo había avisado en la embajada.',
				'Pon una naranja en la mesa de la cocina, apaga todo menos una lámpara y dale la vuelta andando. Por el lado de la luz es fruta entera; por el otro, un bulto oscuro con un filo claro. A la naranja no le ha ocurrido nada. Tenía media cara alumbrada desde el principio. Tardamos siglos en comprender que la luna es eso, una bola cuyo día miramos desde sitios distintos, y los niños lo olvidan antes del postre porque se parece demasiado a algo mordido.',
			],
			body: [
				'De luna nueva a luna nueva van veintinueve días, doce horas y tres cuartos, de media. Ningún mes lo cumple: uno dura 29,3 días y otro 29,8, porque corre en media órbita y se entretiene en la otra media. Doce hacen unos 354 días, once menos que el año del sol. Por eso el ramadán recorre las estaciones y por eso la Semana Santa cae cuando cae: la Pascua se busca detrás de la primera luna llena de primavera, y los hoteleros de medio país viven pendientes de una bola de piedra.',
				'Los astrólogos parten el círculo según el ángulo que forma con el sol. A cero es nueva; a noventa, media y creciendo; a ciento ochenta, llena; a doscientos setenta, media y de retirada. Siembra cuando crece, corta madera cuando mengua, decían los calendarios del campo, y todavía hay quien se corta el pelo por ellos. Hafez vio el campo verde del cielo con aquella hoz dentro y se acordó de lo que él había sembrado. Es el comienzo del gazal 407. Ningún labrador se lo habría dicho con menos palabras, y eso que el labrador, al ver la hoz nueva, se alegra: sabe bien lo que tiene en el campo.',
				'La sorpresa está en la mitad. Una media luna da más o menos la décima parte de luz que la llena. El suelo allí es áspero y, si el sol viene de lado, cada piedra echa su sombra; cuando viene desde detrás de nosotros, las sombras se esconden bajo las piedras y el disco entero se enciende. Quien haya vuelto a pie de unas fiestas, una semana antes o el mismo plenilunio, conoce la diferencia por las rodillas.',
			],
			counter:
				'Guardias y enfermeras de noche juran por la luna llena; cuando se cuentan los ingresos de varios años, el efecto casi siempre se esfuma. Con el sueño hay dudas. En 2021 el equipo de Leandro Casiraghi publicó que en comunidades tobas del norte argentino, y también entre estudiantes de Seattle, la gente se acostaba más tarde y dormía menos los días antes del plenilunio. En un poblado, será la claridad. En Seattle convence menos, y otros no han encontrado nada.',
			practices: [
				'Asómate esta noche y busca la luna, o comprueba que no está. Si está, dibújala en un papelito: el redondo, la parte encendida, hacia dónde se abre, encima de qué tejado y a qué hora. Noventa segundos. Mañana, a la misma hora, otra vez, pero empezando por el tejado. Pon juntos los dos papeles y escribe debajo cuánto se ha movido ella en un día, y qué se ha movido en tu casa.',
				'Una naranja, una lámpara y siete minutos. Sujeta la fruta con el brazo estirado, algo por encima de la cabeza, primero de espaldas a la luz, y gira despacio hacia la izquierda hasta completar la vuelta. Ve diciendo lo que sale: llena, media, fina, nada, fina, media. Párate en la forma que hay esta semana en el cielo y piensa en un asunto tuyo que esté igual de iluminado y se vea igual de poco.',
			],
			closings: [
				'La regla de la abuela era exacta y solo servía en medio mundo. ¿Qué sabes con toda seguridad, y desde qué balcón dejaría de ser verdad?',
				'A la bola nunca le faltó luz, éramos nosotros los que caminábamos. ¿Qué diste por acabado cuando simplemente habías dado la vuelta hasta su cara oscura?',
			],
		},
	},
};
