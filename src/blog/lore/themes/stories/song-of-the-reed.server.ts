import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'song-of-the-reed',
	motif: 'reed',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['reed flute', 'ney', 'song of the reed', 'masnavi book one', 'rumi', 'longing', 'separation'],
			titles: ['The reed that was cut, and complains about it beautifully', 'Listen: the first word of the Masnavi'],
			excerpts: [
				'The Persian flute is held between the teeth. It hurts a little, and a book of six volumes begins there.',
				'Rumi’s great book opens with an order, in one word, and then hands over to a piece of grass with holes in it.',
			],
			openings: [
				'The Persian ney has no mouthpiece. The player slides the brass rim behind his upper lip, against the front teeth, and steers the air with his tongue, and for the first weeks there is nothing but wind and a sore gum. The manner is credited to a school in Isfahan, a little over a century ago. Then one evening a note stands in the room, hoarse, with breath in it, and whoever is washing up next door turns off the tap.',
				'Rumi’s friend Husam al-Din asked him for a long poem, one that could be taught. The biographer Aflaki tells what happened then. Rumi took a folded sheet out of his turban; on it stood eighteen couplets, already written. If you will write, I will go on, he said. It took some twelve years and came to about twenty-five thousand couplets, dictated in the bath, on the road, at night until the lamp smoked. The sheet from the turban is still the beginning of it.',
			],
			body: [
				'The first word is listen. Not know, or behold, or in the name of; Book One of the Masnavi begins with an imperative for the ear, and the one to be heard is a reed. Since they cut me from the reed bed, it says, men and women have wept at my sound. I want a breast torn by parting, so that I may explain what longing is. And then comes the couplet that everyone in Iran can finish: “Whoever stays far from the root he sprang from / keeps looking for the days when they were one.”',
				'One should look at the plant for a moment. It grows in mud by the thousand, a grass as tall as a house, and in the wind it rustles and means nothing. To become a flute it has to be cut at the right season, dried, burned through at the knots with a red-hot iron, and pierced six times. The classical ney has seven segments. None of this is done in the reed’s interest. And the tone arises only where the pith has been removed.',
				'From this two morals could be drawn, and Rumi wanted both. The flute mourns the bed it came from, and it would have no voice had it stayed. Commentators hurry to say that the reed is the soul and the bed is God. Perhaps. But hear how polite the poem is to other listeners: each became my friend in their own opinion, says the reed, and none asked about the secret within me. Somebody thinks of a village, somebody of a hand. The flute has nothing against it and plays on.',
				'The eighteenth couplet breaks off: no one who is raw understands the state of the cooked, so the word must be short, and farewell. After which come twenty-five thousand more. He had said what he had to say on one page. The rest is there because a friend asked him to.',
			],
			counter:
				'It is dangerous to admire the hole in other people. Not every cut makes music; most of the reeds in the bed were used for roofs, and quite a few people who have been hollowed out are simply tired. Longing can also be a trade, with a repertoire, and a root seen from a distance of forty years grows ever greener. Those who went back have reported mosquitoes.',
			practices: [
				'Take a bottle and blow across its neck until it sounds. Then pour in water to the half and try again; the tone is higher and has less in it. Do this for three minutes with different amounts, as seriously as a child. Write down which fullness sounded most like your own voice today, and what you would have to pour out for the lower note.',
				'Listen to one piece of music of four or five minutes that you know well, with your eyes shut, and note at which second it catches you. Play those ten seconds three times more. Then write down where in the world they take you, as an address: street, floor, season, who is in the kitchen. If no address comes, note the temperature.',
			],
			closings: [
				'A reed bed in the wind rustles like a hall before the concert. Among all that green stands the one that will be cut, and nobody can tell which. What have you been able to say only since the place where you could have kept silent was gone?',
				'The sheet was ready in the turban; he had been waiting for somebody to ask. Many such sheets are carried about on heads. What do you keep folded and finished, and whose question would bring it out?',
			],
		},
		fa: {
			keywords: ['نی‌نامه', 'نی', 'مثنوی دفتر اول', 'مولانا', 'فراق', 'نیستان', 'بشنو'],
			titles: ['نی را بریدند و خوب گله می‌کند', 'بشنو؛ نخستین کلمهٔ مثنوی'],
			excerpts: [
				'نی ایرانی را لای دندان می‌گیرند. کمی درد دارد، و شش دفتر از همان‌جا شروع شده است.',
				'کتاب بزرگ مولانا با یک فعل امر شروع می‌شود و بعد رشتهٔ سخن را به گیاهی سوراخ‌سوراخ می‌سپارد.',
			],
			openings: [
				'نی ایرانی سرنی ندارد. نوازنده لبهٔ برنجی را پشت لب بالا می‌برد، به دندان‌های پیشین تکیه می‌دهد و هوا را با زبان می‌راند، و هفته‌های اول جز باد و لثهٔ دردناک چیزی نصیبش نمی‌شود. این شیوه را به نی‌نوازان اصفهان نسبت می‌دهند، از صد و چند سال پیش. بعد یک شب ناگهان صدایی در اتاق می‌ایستد، گرفته، با نفسی که تویش پیداست، و آن که در آشپزخانه ظرف می‌شوید شیر آب را می‌بندد و دست خیسش را نگه می‌دارد.',
				'حسام‌الدین از مولانا منظومه‌ای بلند خواست که بشود درسش داد. افلاکی آنچه را پیش آمد چنین تعریف می‌کند: مولانا از لای دستارش کاغذی تاخورده بیرون آورد که هجده بیت رویش نوشته بود، تمام و پاک‌نویس. گفت اگر تو بنویسی من می‌گویم. کار حدود دوازده سال کشید و به بیست و پنج هزار بیت رسید؛ در حمام می‌گفت، در راه می‌گفت، شب‌ها می‌گفت تا چراغ دود می‌کرد. کاغذِ دستار هنوز هم اولِ کتاب است.',
			],
			body: [
				'کلمهٔ اول «بشنو» است. نه بدان و نه ببین؛ دفتر اول مثنوی با فرمانی به گوش آغاز می‌شود و آن که باید شنیده شود نی است. می‌گوید از وقتی مرا از نیستان بریده‌اند مرد و زن از ناله‌ام نالیده‌اند. سینه‌ای می‌خواهم که جدایی پاره‌پاره‌اش کرده باشد تا دردِ اشتیاق را برایش شرح بدهم. و بعد بیتی که هر که مصراع اولش را بشنود دومی را می‌گوید: «هر کسی کو دور ماند از اصل خویش / باز جوید روزگار وصل خویش».',
				'خوب است لحظه‌ای به خودِ گیاه نگاه کنیم. هزاران هزار در گل می‌روید، علفی به بلندی یک خانه، و در باد خش‌خش می‌کند و چیزی نمی‌گوید. برای نی شدن باید به موقع بریده شود، خشک شود، گره‌هایش را با میلهٔ سرخ‌شده بسوزانند و شش جا سوراخش کنند. نی هفت‌بند را هفت بند است. هیچ‌یک از این کارها به نفعِ گیاه نیست، و صدا درست در جایی پیدا می‌شود که مغزش را بیرون کشیده‌اند.',
				'از این دو جور می‌شود پند گرفت و مولانا هر دو را خواسته است. نی برای نیستان زاری می‌کند و اگر مانده بود صدایی نداشت. شارحان زود می‌گویند نی جان است و نیستان عالم بالا. شاید. اما ببین این شعر با شنونده‌های دیگر چه ادبی دارد: می‌گوید هر کس به گمان خود یار من شد و از درون من نپرسید. یکی یاد دهی می‌افتد و یکی یاد دستی. نی با هیچ‌کدام دعوا ندارد و کار خودش را می‌کند.',
				'بیت هجدهم می‌بُرد: خام حال پخته را درنمی‌یابد، پس سخن باید کوتاه شود، والسلام. و بعد از این خداحافظی بیست و پنج هزار بیت می‌آید. آنچه باید بگوید در یک صفحه گفته بود؛ باقی به خاطر آن است که رفیقی خواهش کرد.',
			],
			counter:
				'ستودنِ سوراخِ تنِ دیگران کار خطرناکی است. از هر بریدنی آهنگ درنمی‌آید؛ بیشترِ نی‌های نیستان سقف شدند و خیلی از آدم‌هایی که خالی‌شان کرده‌اند فقط خسته‌اند. دلتنگی هم می‌تواند شغل بشود، با دستگاه و گوشه‌هایش، و هر زادگاهی از چهل‌سالگیِ دوری سبزتر دیده می‌شود. آن‌ها که برگشتند از پشه‌هایش هم گفته‌اند، و از این که کسی نمی‌شناختشان.',
			practices: [
				'بطری‌ای بردار و بر لبه‌اش فوت کن تا صدا بدهد. بعد تا نیمه آبش کن و باز فوت کن؛ صدا زیرتر می‌شود و چیزی کم دارد. سه دقیقه با اندازه‌های مختلف، به جدیتِ یک بچه، همین کار را بکن. بنویس کدام پُری به صدای امروزِ خودت نزدیک‌تر بود، و برای رسیدن به آن نُتِ بم‌تر چه چیزی را باید بیرون بریزی.',
				'قطعه‌ای چهار پنج دقیقه‌ای را که خوب می‌شناسی با چشم بسته گوش کن و ببین در کدام ثانیه تو را می‌گیرد. همان ده ثانیه را سه بار دیگر بشنو. بعد بنویس به کجای دنیا می‌بردت، مثل نشانیِ پستی: کوچه، طبقه، فصل، چه کسی در آشپزخانه است. اگر نشانی نیامد دمای هوا را بنویس؛ آن هم بی‌راه نیست.',
			],
			closings: [
				'نیستان در باد مثل تالاری است پیش از شروعِ ساز. میان آن همه سبزی یکی هست که خواهند بریدش و هیچ‌کس نمی‌داند کدام، خودِ نی هم نه. در آن میان کدام حرف را از وقتی توانستی بزنی که جایِ خاموش ماندن از دستت رفت؟',
				'کاغذ لای دستار آماده بود و او فقط منتظر بود کسی بپرسد. خیلی‌ها چنین کاغذی را سال‌ها این طرف و آن طرف می‌برند و کسی نمی‌پرسد. تو چه چیزی را تمام‌شده و تاکرده نگه داشته‌ای، و سؤالِ چه کسی آن را بیرون می‌آورد؟',
			],
		},
		ar: {
			keywords: ['الناي', 'أنين الناي', 'المثنوي', 'جلال الدين الرومي', 'الفراق', 'الحنين'],
			titles: ['قُطع الناي فأحسن الشكوى', 'اسمع: أوّل كلمة في المثنويّ'],
			excerpts: [
				'يُمسَك الناي الفارسيّ بين الأسنان، وفي ذلك بعض الألم، ومن هناك بدأت ستّة مجلّدات.',
				'يبدأ كتاب الروميّ الكبير بفعل أمر واحد، ثم يسلّم الكلام إلى قصبة مثقوبة.',
			],
			openings: [
				'ليس للناي الفارسيّ مبسم. يُدخل العازف حافّته النحاسيّة تحت شفته العليا، ويسندها إلى أسنانه الأماميّة، ويسوق الهواء بلسانه، ولا يناله في الأسابيع الأولى إلّا ريح ولثة موجوعة وضحك الإخوة الصغار. وتُنسب هذه الطريقة إلى عازفي أصفهان قبل أكثر من مئة عام. ثم يقوم في الغرفة ذات مساء صوت أبحّ، يُسمع فيه النَّفَس قبل النغم، فيغلق من كان يغسل الأطباق في الغرفة المجاورة حنفيّة الماء، ويبقى واقفًا ويداه مبلولتان لا يدري لماذا.',
				'طلب حسام الدين جلبي من الروميّ نظمًا طويلًا يصلح للتدريس. ويروي الأفلاكيّ صاحب المناقب ما جرى: مدّ الروميّ يده إلى عمامته وأخرج منها ورقة مطويّة فيها ثمانية عشر بيتًا مكتوبة لا تنقصها كلمة، وقال: إن كتبتَ أنت قلتُ أنا. ودام ذلك نحو اثني عشر عامًا وبلغ خمسة وعشرين ألف بيت أو قريبًا منها، يُملى في الحمّام وفي الطريق وفي الليل حتى يدخّن السراج. وما زالت ورقة العمامة أوّل الكتاب، لم يُقدَّم عليها شيء.',
			],
			body: [
				'الكلمة الأولى «بشنو»، أي اسمع. لم يقل اعلم ولا انظر. فالجزء الأوّل من المثنويّ يفتتح بأمر موجّه إلى الأذن، والذي ينبغي أن يُسمع قصبة. تقول: منذ قطعوني من منبتي بكى لصوتي الرجال والنساء، وإنّي أريد صدرًا مزّقه الفراق لأشرح له وجع الاشتياق. ثم يأتي البيت الذي يحفظه الفرس جميعًا، وهو في ترجمتنا: «كلّ من بات بعيدًا عن أصله / ظلّ يطلب أيّام وصله». وقد بقيت القافية في العربيّة كما كانت، كأنّ اللفظين كانا ينتظران أن يعودا إلى موضعهما القديم.',
				'وينبغي أن ننظر إلى النبات نفسه لحظة. هو ينبت في الطين آلافًا، عشب في طول بيت، يخشخش في الريح ولا يقول شيئًا. ولكي يصير نايًا لا بدّ أن يُقطع في أوانه، ويُجفَّف، وتُحرق عقده بقضيب محمّى، ويُثقب في ستّة مواضع. وللناي المعروف سبعة مقاطع. لا شيء من هذا كلّه في مصلحة القصبة. والصوت لا ينشأ إلّا حيث نُزع اللبّ، ولو بقي منه قليل لخرج النغم مخنوقًا. ومن القصب كذلك يُبرى القلم، فالكتاب يبدأ بقصبة تشكو وقد كُتب بأخرى لا يُسمع لها إلّا الصرير.',
				'ومن هذا تُستخرج عبرتان، وقد أراد الروميّ كلتيهما. الناي يبكي منبته، ولو بقي فيه لما كان له صوت. ويسارع الشرّاح فيقولون إنّ الناي هو الروح والمنبت هو عالمها الأوّل. ولعلّهم على صواب. غير أنّ في القصيدة أدبًا مع سائر السامعين: كلّ واحد صار صاحبي بحسب ظنّه، يقول الناي، ولم يسألني أحد عمّا في باطني. هذا يتذكّر قرية، وذاك يتذكّر يدًا. والناي لا يصحّح لأحد، ولا يطلب من أحد أن يبكي للسبب الصحيح وفي الموضع الصحيح.',
				'وفي البيت الثامن عشر يقطع القول: لا يدرك النيء حال الناضج، فالكلام ينبغي أن يقصر عند هذا الحدّ، والسلام. ثم يأتي بعد هذا السلام خمسة وعشرون ألف بيت. كان قد قال ما عنده في صفحة واحدة، وكلّ ما تلاها إنّما كان لأنّ صديقًا سأله، وجلس أمامه والقلم في يده ينتظر.',
			],
			counter:
				'في الإعجاب بثقوب الآخرين خطر. فما كلّ قطع يخرج منه لحن. أكثر القصب صار سقوفًا وحصرًا، وكثير ممّن أُفرغ ما فيهم متعبون لا غير، يريدون النوم لا الشعر. والحنين قد يصير مهنة لها مقامات محفوظة وجمهور. والمنبت إذا نُظر إليه من بعد أربعين سنة ازداد خضرة في كلّ عام. وقد رجع إليه قوم فحدّثوا عن البعوض، وعن أطفال سألوهم من أنتم، وعن بيت صار أصغر من البيت الذي في الصدر.',
			practices: [
				'خذوا قنّينة وانفخوا على حافّتها حتى تصوّت. ثم تُملأ ماءً إلى النصف ويعاد النفخ، فيعلو الصوت ويقلّ ما فيه. ثلاث دقائق بمقادير مختلفة، بجِدّ الأطفال كلّه. ويُكتب في الختام أيّ مقدار كان أقرب إلى صوت صاحب القنّينة في هذا اليوم، وما الذي ينبغي أن يُسكب منه حتى ينزل النغم درجة أخرى، وأين يُسكب من غير أن يضيع.',
				'استمعوا بعيون مغمضة إلى قطعة مألوفة من أربع دقائق أو خمس، وانتبهوا إلى الثانية التي تأخذ فيها السامع. وتُعاد تلك الثواني العشر ثلاث مرّات. ثم يُكتب إلى أين تمضي به، على هيئة عنوان بريديّ: الشارع، والطابق، والفصل، ومن الذي في المطبخ. فإن لم يأت عنوان فلتُكتب حرارة الجوّ، فقد تكون هي العنوان وقد سقط منه الباقي.',
			],
			closings: [
				'للقصب في الريح صوت قاعة قبل بدء العزف. وفي ذلك الاخضرار كلّه واحدة ستُقطع، ولا أحد يعلم أيّها. أيّ كلام لم نستطعه إلّا بعد أن ضاع منّا المكان الذي كان يمكن أن نسكت فيه؟',
				'كانت الورقة جاهزة في العمامة، ولم يكن ينقصها إلّا من يسأل. وأوراق مثلها كثيرة تُحمل على الرؤوس من سنة إلى سنة. ما الذي عندنا مطويّ وتامّ، وسؤال من هو الذي سيخرجه إلى الضوء؟',
			],
		},
		es: {
			keywords: ['la caña', 'ney', 'flauta de caña', 'masnaví libro primero', 'rumi', 'nostalgia', 'separación'],
			titles: ['La caña cortada, que se queja tan bien', 'Escucha: la primera palabra del Masnaví'],
			excerpts: [
				'La flauta persa se sujeta con los dientes. Duele un poco, y de ahí arrancan seis volúmenes.',
				'El gran libro de Rumi empieza con una orden de una sola palabra y luego le cede la voz a una hierba con agujeros.',
			],
			openings: [
				'El ney persa no tiene boquilla. Quien lo toca mete el borde de latón detrás del labio de arriba, lo apoya en los dientes y gobierna el aire con la lengua, y las primeras semanas no saca más que viento y una encía dolorida. La técnica se atribuye a los flautistas de Isfahán, hace algo más de un siglo. Hasta que una noche hay una nota de pie en la habitación, ronca, con aliento dentro, y quien friega los platos al otro lado de la pared cierra el grifo.',
				'Husam al-Din, su amigo, le pidió a Rumi un poema largo que se pudiera enseñar. Lo que pasó lo cuenta Aflaki, el biógrafo. Rumi se sacó del turbante una hoja doblada; traía dieciocho versos ya escritos. Si tú copias, dijo, yo sigo. Siguió unos doce años, hasta los veinticinco mil pareados, dictando en los baños, por el camino, de noche hasta que humeaba la lámpara. La hoja del turbante continúa siendo el principio.',
			],
			body: [
				'La primera palabra es escucha. Ni sabe, ni mira: el libro primero del Masnaví se abre con un imperativo para el oído, y a quien hay que oír es a una caña. Desde que me cortaron del cañaveral, dice, hombres y mujeres han llorado con mi queja. Quiero un pecho roto por la separación para explicarle lo que es echar de menos. Y entonces viene el pareado que en Irán cualquiera sabe terminar: «Quien se queda lejos de la raíz de donde vino / sigue buscando los días en que eran uno».',
				'Conviene mirar un momento la planta. Crece en el barro a millares, una hierba alta como una casa, y con el viento hace ruido y no dice nada. Para que sea flauta hay que cortarla en sazón, secarla, quemarle los nudos con un hierro al rojo y abrirle seis agujeros. El ney clásico tiene siete segmentos. Nada de eso se hace por el bien de la caña. Y el sonido nace únicamente donde le han quitado la médula.',
				'De aquí salen dos moralejas y Rumi quería las dos. La flauta llora por el cañaveral, y si se hubiera quedado no tendría voz. Los comentaristas se apresuran a decir que la caña es el alma y el cañaveral, Dios. Puede. Pero fíjate en lo cortés que es el poema con los demás oyentes: cada cual se hizo amigo mío según su parecer, dice la caña, y ninguno me preguntó por lo de dentro. Uno se acuerda de un pueblo y otro de una mano. Ella no corrige a nadie y continúa.',
				'El verso dieciocho corta en seco: lo crudo no entiende a lo cocido, así que abreviemos, y adiós. Tras lo cual vienen otros veinticinco mil. Lo que tenía que decir lo había dicho en una página. El resto está ahí porque se lo pidió un amigo.',
			],
			counter:
				'Admirar el agujero de los otros tiene su peligro. No toda herida suena; con la mayor parte del cañaveral se hicieron techos, y a mucha gente vaciada lo único que le pasa es que está cansada. La nostalgia puede ser además un oficio, con su repertorio, y una raíz vista a cuarenta años de distancia reverdece que da gusto. Los que volvieron hablan también de los mosquitos.',
			practices: [
				'Toma una botella y sopla por el borde hasta que suene. Llénala de agua hasta la mitad y prueba otra vez: la nota sube y trae menos cosas. Sigue tres minutos con distintas cantidades, con la seriedad de un niño. Apunta qué nivel se parecía más a tu voz de hoy y qué tendrías que verter para bajar a la nota grave.',
				'Escucha con los ojos cerrados una pieza de cuatro o cinco minutos que conozcas bien y fíjate en qué segundo te atrapa. Pon esos diez segundos tres veces más. Después escribe a qué lugar del mundo te llevan, en forma de dirección: calle, piso, estación del año, quién anda en la cocina. Si no llega ninguna dirección, anota qué temperatura hacía.',
			],
			closings: [
				'Un cañaveral con viento suena como una sala antes del concierto. Entre tanto verde está la que van a cortar, y no hay quien la distinga. ¿Qué has podido decir solo desde que perdiste el sitio donde podías callar?',
				'La hoja ya estaba en el turbante; solo faltaba que alguien preguntara. Muchas hojas así se pasean encima de la cabeza. ¿Qué guardas tú doblado y terminado, y la pregunta de quién lo sacaría?',
			],
		},
	},
};
