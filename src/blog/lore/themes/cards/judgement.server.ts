import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'judgement',
	motif: 'ship',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['judgement', 'tarot', 'calling', 'second chance', 'trumpet', 'major arcana'],
			titles: ['The Coffins Are Floating', 'Who Is Being Called'],
			excerpts: [
				'On the mosaic of Torcello the fish bring back the drowned in pieces. On the twentieth card of the tarot the dead have come up by water too, in their boxes.',
				'The old lists call the card the Angel and say nothing of a verdict. There is a trumpet in it, and people who have sat up.',
			],
			openings: [
				'On the island of Torcello, half an hour by boat from Venice, the whole west wall of the cathedral is one mosaic of the Last Day. Two angels blow long curved horns. On the left the beasts of the land give back those they have eaten, a lion a leg, a griffin a head; on the right the fishes do the same, each with a piece in its mouth, polite as waiters. The sea has to return what it took, so the Book of Revelation says. It is eight or nine hundred years old and must have been much looked at in a city that lived on ships.',
				'Look at what the grey boxes stand on in the London card of 1909. There is no churchyard. Behind them a bluish surface runs as far as the snowy mountains, with little strokes for waves; the coffins are afloat. A man, a woman and a child have risen in three of them, grey as the wood, with their arms out, and more of them farther off. Above leans an angel out of his cloud with a trumpet, and on the trumpet is tied a square white flag with a red cross, like a cloth on a basket.',
			],
			body: [
				'The early Italians, when they wrote down the trumps, called this one the Angel. In Bologna it ranked highest of all and beat even the World, which makes good sense: the world will end some day, and someone will have to announce it. In the pack of the Sforza an old man rises between two young people, while the two trumpeters overhead seem to be playing in thirds. On none of these cards is anybody weighed, asked or sent away. The scales have been on another card for some time. Nobody is on the left hand. It is only the moment of being woken.',
				'The name is therefore misleading. What the picture shows is a call, and that people hear it and sit up without having dressed. Latin for to call is vocare, hence vocation; the German for profession, Beruf, contains a shout. Every calling begins as a noise in one’s sleep. Most people have heard it at some time: a book in a shop window, a remark of an aunt’s, four notes from an open door, and they knew that it was meant for them and what it wanted. Then it was a Wednesday again.',
				'In the London card of 1909 the dead sit up in coffins that float on water, and what is remarkable is how unsurprised they are. Their arms are open. They look like people on a platform when the train that was announced long ago comes in at last. The woman among them, I think, had been lying awake. This would be the tension of the card: it promises something new, and everyone in it recognises the tune.',
				'Readers speak of renewal, of accounts settled, of an old story which gets up and wants to be answered. That is how it goes, usually. What calls us is seldom unknown. It is the letter in the drawer, the instrument under the bed, the brother; and it has been floating for years.',
			],
			counter:
				'Not every inner trumpet is an angel. Some are vanity, some are the advertising of a college, and people have left decent families because of a tune. The idea of the one true calling makes many unhappy who have three half callings and a job. It should be added that being called away and waking up can both be done quietly, on a bicycle, without anybody’s having been dead before.',
			practices: [
				'Find the oldest unanswered message you have: a letter, a line on the telephone, a question somebody put to you at a party. Take eight minutes and answer it in three sentences, of which one may be about the delay, and none may explain it. Send it, or if the person can no longer be reached, read it out once at the window and put it with their things.',
				'Set a bell on your telephone for some hour tomorrow that you will have forgotten by then. When it rings, stay for five minutes just as it found you and note exactly what you were doing, in what posture, and whether you would wish to be found at it; nothing needs improving for this. Keep the note; in a week set it again and compare.',
			],
			closings: [
				'The fishes of Torcello have been standing there since the Middle Ages, each with its piece, and are in no hurry. Something of yours is coming back by water. What do you think it will ask for first?',
				'The angel has drawn his breath and one does not hear what he plays. By the people’s faces it is a tune they know. Which one would you sit up for, and who last whistled it to you?',
			],
		},
		fa: {
			keywords: ['داوری', 'تاروت', 'ندا', 'رستاخیز', 'بیداری', 'آرکانای بزرگ'],
			titles: ['تابوت‌ها روی آب‌اند', 'که را صدا می‌زنند'],
			excerpts: [
				'در موزاییکِ تورچلو ماهی‌ها غرق‌شده‌ها را تکه‌تکه پس می‌آورند. در برگِ بیستمِ تاروت هم مردگان با جعبه‌هایشان از راهِ آب رسیده‌اند.',
				'فهرست‌های قدیم نامش را «فرشته» نوشته‌اند و از حکم چیزی نگفته‌اند. شیپوری هست و چند نفر که نشسته‌اند.',
			],
			openings: [
				'در جزیرهٔ تورچلو، نیم ساعت با قایق از ونیز، همهٔ دیوارِ غربیِ کلیسا یک موزاییک است از روزِ آخر. دو فرشته در شاخ‌های خمیده می‌دمند. یک سو جانورانِ خشکی آنچه خورده‌اند پس می‌دهند، شیری پایی، شیردالی سری؛ سوی دیگر ماهی‌ها همین کار را می‌کنند، هرکدام با تکه‌ای در دهان، مؤدب مثلِ پیشخدمت. دریا باید پس بدهد آنچه را برده است. شهری که با کشتی زندگی می‌کرد لابد این دیوار را زیاد نگاه کرده است.',
				'ببین جعبه‌های خاکستریِ کارتِ لندنی، سالِ ۱۹۰۹، روی چه ایستاده‌اند. گورستانی در کار نیست. پشتشان پهنه‌ای آبی‌رنگ تا کوه‌های برفی رفته با خط‌های ریزِ موج؛ تابوت‌ها شناورند. مردی و زنی و کودکی در سه تایشان برخاسته‌اند، به رنگِ همان چوب، با دست‌های باز، و دورتر هم چند نفری. فرشته از ابرش خم شده با شیپوری که پرچمی سفید و چهارگوش به آن بسته‌اند، مثل دستمالی که روی سبد می‌اندازند.',
			],
			body: [
				'ایتالیایی‌های قدیم وقتی برگ‌های برنده را می‌نوشتند نامِ این یکی را «فرشته» می‌گذاشتند. در بولونیا از همه بالاتر بود و جهان را هم می‌بُرد، که معنی هم دارد: جهان روزی تمام می‌شود و یکی باید خبرش را بدهد. در دستهٔ اسفورتسا پیرمردی میانِ دو جوان از خاک سر برآورده و دو شیپورزن بالای سرشان انگار دوصدایی می‌زنند. در هیچ‌کدام کسی را نمی‌سنجند و از کسی چیزی نمی‌پرسند. ترازو مدت‌هاست در کارتِ دیگری است. اینجا فقط لحظهٔ بیدار کردن است. معلوم هم نیست روزی که در پی می‌آید چه جور روزی است؛ همین‌قدر پیداست که خواب تمام شده.',
				'پس نامش گمراه می‌کند. آنچه کشیده‌اند نداست و اینکه آدم‌ها می‌شنوند و همان‌طور لباس‌نپوشیده می‌نشینند. حافظ در غزل ۴۴۰ می‌گوید سحر با باد حدیثِ آرزومندی می‌گفتم و «خطاب آمد که واثق شو به الطاف خداوندی». ببین: او داشت حرف می‌زد و جواب از جای دیگری آمد. بیشترِ ما یک بار شنیده‌ایمش: کتابی پشتِ ویترین، حرفِ خاله‌ای، چهار نُت از درِ باز، و فهمیده‌ایم که با ماست و چه می‌خواهد. بعد دوباره چهارشنبه شده است. گاهی هم ندا را با صدای کسی اشتباه می‌گیریم و به او جواب می‌دهیم، و طرف تعجب می‌کند که چرا چنین جدی نگاهش کرده‌ایم.',
				'در کارتِ لندنیِ ۱۹۰۹ مرده‌ها در تابوت‌هایی شناور بر آب برخاسته‌اند، و عجیب این است که تعجب نکرده‌اند. دست‌هایشان باز است. به مسافرهایی می‌مانند بر سکو، وقتی قطاری که از خیلی پیش اعلام شده بود بالاخره می‌رسد. زنی که میانشان است، به نظرم، از اول بیدار دراز کشیده بود. گرهِ کارت همین است: خبر از چیزِ تازه می‌دهد و همه آهنگ را می‌شناسند.',
				'فال‌خوان‌ها از نو شدن می‌گویند و از تسویهٔ حساب، از قصه‌ای کهنه که بلند می‌شود و جواب می‌خواهد. معمولاً همین است. آنچه صدا می‌زند کمتر غریبه است. نامهٔ تهِ کشوست، سازِ زیرِ تخت، برادر؛ و سال‌هاست که روی آب مانده. روی ساز خاک نشسته اما کوکش را که دست بزنی یادت می‌آید از کجا دررفته بود.',
			],
			counter:
				'هر شیپوری در درون فرشته نیست. بعضی خودپسندی است، بعضی تبلیغِ دانشگاه، و کسانی به خاطرِ یک آهنگ خانوادهٔ آبرومندی را گذاشته و رفته‌اند. فکرِ «یک ندای راستین» خیلی‌ها را غصه‌دار می‌کند که سه نیمه‌ندا دارند و یک شغل. بیدار شدن را هم می‌شود بی‌صدا انجام داد، روی دوچرخه، بی‌آنکه پیش از آن کسی مرده باشد.',
			practices: [
				'کهنه‌ترین پیامِ بی‌جوابت را پیدا کن: نامه‌ای، خطی در گوشی، سؤالی که کسی در مهمانی پرسید. هشت دقیقه وقت بگذار و در سه جمله جواب بده؛ یکی می‌تواند از دیر شدن بگوید و هیچ‌کدام نباید آن را توضیح بدهد. بفرستش. اگر دستت به آن آدم نمی‌رسد یک بار کنارِ پنجره بلند بخوان و میانِ چیزهای او بگذار.',
				'در گوشی‌ات برای ساعتی از فردا زنگی بگذار که تا آن وقت یادت رفته باشد. صدایش که درآمد پنج دقیقه همان‌طور که هستی بمان و دقیق بنویس چه می‌کردی، با چه حالتی نشسته بودی، و دلت می‌خواست در همین حال پیدایت کنند یا نه. قرار نیست چیزی را درست کنی. یادداشت را نگه دار و هفتهٔ بعد باز زنگ بگذار و دو تا را کنار هم بخوان.',
			],
			closings: [
				'ماهی‌های تورچلو چند صد سال است ایستاده‌اند، هرکدام با تکه‌ای در دهان، و عجله‌ای ندارند. چیزی از تو هم از راهِ آب برمی‌گردد. فکر می‌کنی اول از همه سراغِ چه را می‌گیرد؟',
				'فرشته نفس گرفته است و صدای سازش به ما نمی‌رسد. از صورتِ آدم‌ها پیداست آهنگِ آشنایی است. تو با کدام آهنگ از جا بلند می‌شوی، و آخرین بار که برایت سوتش زد؟',
			],
		},
		ar: {
			keywords: ['القيامة', 'تاروت', 'النداء', 'اليقظة', 'فرصة ثانية', 'الأوراق الكبرى'],
			titles: ['التوابيت طافية', 'من الذي يُنادى'],
			excerpts: [
				'في فسيفساء تورتشيلو تعيد الأسماك الغرقى قطعة قطعة. وفي الورقة العشرين جاء الراقدون بصناديقهم على الماء أيضًا.',
				'تسمّي القوائم القديمة هذه الورقة الملاك، ولا تذكر حكمًا. فيها بوق، وأناس رفعوا رؤوسهم.',
			],
			openings: [
				'في جزيرة تورتشيلو، على نصف ساعة بالقارب من البندقيّة، جدار الكنيسة الغربيّ كلّه فسيفساء واحدة لليوم الأخير. ملاكان ينفخان في قرنين طويلين ملتويين. فمن جهة تعيد وحوش البرّ ما أكلت، هذا الأسد ساقًا، وذاك الحيوان المجنّح رأسًا؛ ومن الجهة الأخرى تفعل الأسماك مثل ذلك، وفي فم كلّ منها قطعة، مهذّبة كالنُّدُل. فعلى البحر أن يردّ ما أخذ. ولا بدّ أنّ هذا الجدار طال النظر إليه في مدينة كانت تعيش من السفن، وفي كلّ بيت من بيوتها واحد لم يعد.',
				'لننظر على أيّ شيء تقوم الصناديق الرماديّة في ورقة لندن سنة ١٩٠٩. لا مقبرة هناك. وراءها سطح يضرب إلى الزرقة ويمتدّ إلى جبال مكسوّة بالثلج، وعليه خطوط صغار هي الموج؛ فالتوابيت طافية. نهض في ثلاثة منها رجل وامرأة وطفل، بلون الخشب نفسه، وأذرعهم مفتوحة، ووراءهم آخرون. ومن فوقهم ملاك ينحني من غيمته وفي يده بوق عُلّقت به راية بيضاء مربّعة، كالمنديل الذي يُلقى على السلّة.',
			],
			body: [
				'كان الإيطاليّون الأوائل إذا عدّوا الأوراق الرابحة سمّوا هذه «الملاك». وكانت في بولونيا أعلاها جميعًا، تغلب العالم نفسه، وفي ذلك وجه: فالعالم سينتهي يومًا ولا بدّ ممّن يعلن ذلك. وفي مجموعة سفورزا شيخ ينهض بين شابّين، وفوقهم عازفان كأنّهما يعزفان صوتين متوافقين. وليس في شيء من هذه الأوراق من يوزن أو يُسأل أو يُصرف إلى جهة. فالميزان في ورقة أخرى منذ زمن. إنّما هذه لحظة الإيقاظ وحدها، قبل أن يُعرف أيّ نهار سيكون هذا النهار. ومن أيقظ طفلًا لرحلة مبكّرة يعرف هذه اللحظة: الوجه لم يرجع بعد إلى صاحبه، والعينان مفتوحتان، واليد تسبق إلى اليد.',
				'فالاسم إذن يضلّل قليلًا. المرسوم نداء، وأناس سمعوه فجلسوا قبل أن يلبسوا. وفي لغات كثيرة تأتي كلمة المهنة من المناداة؛ فهي في اللاتينيّة من فعل النداء، وفي الألمانيّة تحمل في بطنها صيحة. وفي العربيّة نقول عن صاحب الرسالة إنّه داعية، وعن الموهوب إنّه مدعوّ إلى أمر، والدعوة والدعاء والادّعاء كلّها أخوات، وفيهنّ من القرابة ما ينبغي الحذر منه. وأكثر الناس سمعوا ذلك الصوت مرّة: كتاب خلف زجاج، أو كلمة من خالة، أو أربع نغمات من باب مفتوح؛ فعلموا أنّهم المقصودون وعلموا ما المطلوب. ثمّ عاد يوم الأربعاء كما كان. وقد يُحسب النداء صوت جار فيُجاب الجار، ويعجب الجار من جدّ الجواب.',
				'وفي ورقة لندن سنة ١٩٠٩ ينهض الموتى في توابيت طافية على الماء، والعجيب فيهم أنّهم لا يعجبون. أذرعهم مفتوحة. يشبهون ركّابًا على رصيف حين يدخل القطار الذي أُعلن عنه منذ زمن بعيد. وأحسب أنّ المرأة التي بينهم كانت مستلقية بلا نوم. وهذه عقدة الورقة: تبشّر بجديد، وكلّ من فيها يعرف اللحن. فكأنّ الجديد لا يُعرف جديدًا إلّا إذا سبقت به معرفة، ولو كانت نائمة.',
				'يتكلّم القرّاء عن تجدّد، وعن حساب يُصفّى، وعن حكاية قديمة تقوم وتطلب جوابًا. وهكذا يجري الأمر في الغالب، فالذي ينادي قلّما كان غريبًا. إنّه الرسالة التي في الدرج، والعود الذي تحت السرير، والأخ؛ وقد مضى عليه أعوام وهو طافٍ. لم يغرق لأنّ أحدًا لم يثقله بجواب. وعلى العود غبار، غير أنّ اليد إذا بلغت مفاتيحه تذكّرت من أيّ وتر كان قد انحلّ.',
			],
			counter:
				'ليس كلّ بوق في الباطن ملاكًا. فمنه الغرور، ومنه إعلان جامعة، ومن الناس من ترك أهلًا كرامًا من أجل لحن. وفكرة النداء الواحد الصادق تُحزن كثيرين عندهم ثلاثة أنصاف نداء ووظيفة. ثمّ إنّ الاستيقاظ يمكن أن يجري في هدوء، على درّاجة، ومن غير أن يكون أحد قد مات قبله، ولا تلزم له أجنحة ولا راية.',
			practices: [
				'ابحثوا عن أقدم رسالة بقيت بلا جواب: ورقة، أو سطر في الهاتف، أو سؤال طُرح في مجلس. ثماني دقائق لجواب من ثلاث جمل، يجوز لواحدة منها أن تذكر التأخّر، ولا يجوز لأيّ منها أن تشرحه. ثمّ يُرسَل. فإن لم يعد الوصول إلى صاحبها ممكنًا فليُقرأ الجواب مرّة عند النافذة بصوت مسموع، وليوضع مع أشيائه. وقد يكون فيما يُكتب بعد سنين طويلة خفّة لم تكن فيما كُتب في حينه.',
				'اضبطوا جرس الهاتف على ساعة من نهار الغد تكون قد نُسيت عند حلولها. فإذا رنّ فليكن البقاء خمس دقائق على الحال التي وجدكم عليها، وليُدوَّن بدقّة ما الذي كان يُفعل، وبأيّ جلسة، وهل يُستحسن أن يُعثر على المرء وهو فيها. لا إصلاح مطلوب. وتُحفظ الورقة أسبوعًا، ثمّ يُضبط الجرس مرّة أخرى وتُقارن الورقتان. فربّما كانت الحال واحدة في المرّتين، وفي ذلك خبر أيضًا، سارًّا كان أو غير سارّ.',
			],
			closings: [
				'أسماك تورتشيلو واقفة منذ القرون الوسطى، وفي فم كلّ منها قطعة، ولا تستعجل. وثمّة شيء عائد على الماء إلى صاحبه. ولم يتّفق أحد معه على موعد. فما أوّل ما سيسأل عنه عند وصوله؟',
				'أخذ الملاك نفَسه ولا نسمع ما يعزف. وتدلّ الوجوه على أنّه لحن معروف عند أهله. ولعلّ بعضهم يدندنه. فأيّ لحن يستحقّ أن يُنهض له من الرقاد، ومن الذي صفّر به آخر مرّة؟',
			],
		},
		es: {
			keywords: ['el juicio', 'tarot', 'vocación', 'llamada', 'segunda oportunidad', 'arcanos mayores'],
			titles: ['Los ataúdes flotan', 'A quién están llamando'],
			excerpts: [
				'En el mosaico de Torcello los peces devuelven a los ahogados por piezas. En la carta veinte del tarot, los muertos también han venido por el agua.',
				'Las listas antiguas la llaman el Ángel y no dicen nada de sentencias. Hay una trompeta y unas personas que se incorporan.',
			],
			openings: [
				'En la isla de Torcello, a media hora de barco de Venecia, la pared oeste de la catedral es un solo mosaico del último día. Dos ángeles soplan unos cuernos larguísimos. A un lado, las fieras de tierra devuelven lo que comieron, un león una pierna, un grifo una cabeza; al otro hacen lo propio los peces, cada uno con su pedazo en la boca, correctos como camareros. El mar tiene que restituir lo que se llevó. En una ciudad que vivía de los barcos, ese muro lo mirarían mucho.',
				'Fíjate en dónde se apoyan las cajas grises de la carta londinense de 1909. Cementerio no hay. Detrás, una superficie azulada llega hasta unas montañas con nieve, y tiene rayitas de olas: los ataúdes flotan. En tres se han levantado un hombre, una mujer y un niño, del color de la madera, con los brazos abiertos, y a lo lejos hay más. Un ángel se inclina desde su nube con una trompeta, y de ella cuelga una banderita blanca y cuadrada, como el paño de una cesta.',
			],
			body: [
				'Los primeros italianos que pusieron por escrito los triunfos llamaban a este el Ángel. En Bolonia era el más alto y ganaba incluso al Mundo, cosa razonable: el mundo se acabará algún día y alguien tendrá que anunciarlo. En la baraja Sforza un anciano asoma entre dos jóvenes, y los trompetistas de arriba parecen tocar a dos voces. En ninguna de esas cartas se pesa, se interroga ni se despide a nadie. La balanza está en otra desde hace rato. Aquí solo se ve el momento de despertar.',
				'El nombre, por tanto, despista. Lo dibujado es una llamada, y gente que la oye y se sienta sin haberse vestido. Vocación viene de vocare, llamar; de la misma boca salen la voz, el vocerío y el vocal de la comunidad de vecinos. Cualquier vocación empieza siendo un ruido mientras duermes. Casi todo el mundo lo ha oído alguna vez: un libro en un escaparate, un comentario de una tía, cuatro notas por una puerta abierta, y supo que era para él y qué le pedía. Luego volvió a ser miércoles. Bécquer dejó el arpa en el ángulo oscuro, esperando una voz que le dijera a la nota levántate; llevaba polvo, pero estaba afinada.',
				'En la carta londinense de 1909 los muertos se levantan en unos ataúdes que flotan, y lo llamativo es lo poco que se sorprenden. Abren los brazos. Parecen viajeros en un andén, cuando entra por fin el tren que anunciaron hace mucho. La mujer que hay entre ellos, a mi entender, llevaba rato despierta. Ahí está el tirón de la carta: promete algo nuevo y todos reconocen la música.',
				'Se habla de renovación, de cuentas saldadas, de una historia vieja que se pone en pie y quiere respuesta. Suele ser así. Lo que llama rara vez es un desconocido. Es la carta del cajón, el instrumento debajo de la cama, el hermano. Y lleva años a flote.',
			],
			counter:
				'No toda trompeta interior es un ángel. Las hay que son vanidad, las hay que son publicidad de un máster, y por una tonada se han abandonado familias muy decentes. La idea de la vocación única amarga a muchos que tienen tres vocaciones a medias y un empleo. Además, despertar puede hacerse sin estrépito, en bicicleta, y sin que nadie haya estado muerto antes.',
			practices: [
				'Busca el mensaje más antiguo que tengas sin contestar: una carta, una línea en el teléfono, una pregunta que te hicieron en una fiesta. Dedícale ocho minutos y responde en tres frases; una puede mencionar el retraso y ninguna explicarlo. Envíala. Si ya no hay a quién, léela una vez en voz alta junto a la ventana y guárdala con lo suyo.',
				'Pon una alarma para alguna hora de mañana que se te vaya a olvidar. Cuando suene, quédate cinco minutos tal como te ha pillado y apunta con exactitud qué hacías, en qué postura, y si te gustaría que te encontraran así. No hay que mejorar nada. Guarda la nota. Dentro de una semana repítelo y coloca los dos papeles uno junto al otro.',
			],
			closings: [
				'Los peces de Torcello esperan desde la Edad Media, cada cual con su trozo, y no tienen prisa. También hacia ti viene algo por el agua. ¿Por qué crees que preguntará primero?',
				'El ángel ha tomado aire y no oímos lo que toca. Por las caras se nota que es conocida. ¿Con qué canción te incorporarías tú, y quién te la silbó por última vez?',
			],
		},
	},
};
