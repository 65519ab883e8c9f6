import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'musical-intelligence',
	motif: 'reed',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: ['musical intelligence', 'music', 'musical ear', 'rhythm', 'melody', 'singing', 'tone deaf'],
			titles: ['The Boy Who Carried Off the Miserere', 'Who Dares Tell the King'],
			excerpts: [
				'In Holy Week of 1770 a fourteen-year-old heard a guarded piece of music once and wrote it down. What does an ear like that do all day?',
				'The king’s horse was dead and nobody could say it. So the court sent for the singer. A story about what passes through a melody that cannot pass through a sentence.',
			],
			openings: [
				'On the Wednesday of Holy Week in 1770 Leopold Mozart took his son to the Sistine Chapel to hear Allegri’s Miserere, which the papal singers kept to themselves. The candles were put out one after another until the last voices came from the dark. Afterwards, in their lodgings, the boy wrote it down. He was fourteen. The father told his wife about it in a letter, not without pride, and the family liked to recall it. What he could not carry out of the chapel was the dark.',
				'Khosrow, king of Persia, loved his horse Shabdiz so much that he swore to punish whoever brought news of its death. One day the horse lay dead in the stable. The grooms went pale and fetched Barbad, the court singer. He took his lute, sat down before the king and sang something about Shabdiz, who no longer ate, who no longer slept, who no longer moved. “Then he is dead!” cried the king. “Your Majesty says it,” answered Barbad. So the old books have it.',
			],
			body: [
				'Of all gifts, wrote Howard Gardner, none shows itself earlier than music. He had trained seriously as a pianist when young, and gave it a chapter of its own in 1983, next to language, where others had counted it an ornament. There were reasons. It can be lost on its own and spared on its own: the Russian composer Shebalin, after strokes that took his speech, went on writing, and his fifth symphony came later.',
				'We all have more of it than we admit. In 2009 researchers in Budapest played drumming to sleeping newborns two or three days old and now and then left out the first beat. The brain stumbled, as over a missing stair. A few years earlier Daniel Levitin had asked ordinary people to sing a pop song they loved, from memory, and many came out near the pitch of the record. People who truly cannot tell one tune from another are rare, some few in a hundred. “Tone deaf” is mostly a verdict delivered by somebody’s elder brother.',
				'Where the gift is strong, the world is noisier. Such a person knows by the refrigerator that it is night, hears that two doors in the office are a third apart, and cannot follow a conversation in a restaurant because of the bass. He catches the lie in the falling end of a sentence, and does not hear what the sentence said.',
				'In old Persia, it is told, the singer Barbad had to bring his king news that nobody was allowed to bring, and brought it in a song. Words state, and someone is to blame for them. A melody lets the listener arrive by himself, a moment before it ends. It carries grief well. It carries flags just as well.',
			],
			counter:
				'Whether one should call it an intelligence or a talent is partly a quarrel about rank. The much-repeated claim that listening to Mozart makes clever came from a small study in 1993 about a few minutes with a spatial task; the effect, where it appears at all, seems to be that of being in a good mood. Music lessons teach music. That ought to be enough to ask of them.',
			practices: [
				'Sit for five minutes where you live with your eyes shut and take down the household as a score: refrigerator, pipe, lift, neighbour, your own breath. For each, note high or low, steady or in beats. Find the one that has been sounding longest without your hearing it. Hum its note until you are in tune with it. You will know when, for it grows oddly quiet, and so do you.',
				'Sing the song you know longest, alone, from the first line to wherever it stops. Record it, if you can bear to. Then play a recording of the real one and compare where you began. Six minutes in all. Never mind the voice: ask where you were when you learned it, and which line you have been singing wrong since childhood with a meaning of your own in it.',
			],
			closings: [
				'The piece was printed in London the next year and has been sung everywhere since; it turns out to be quite plain on paper. Something stayed in the chapel with the last candle. Which music have you been carrying about whose place you left behind?',
				'The king, they say, forgave the messenger, since there had been none. What has to be said in your house that nobody can say, and to what tune might it be bearable?',
			],
		},
		fa: {
			keywords: ['هوش موسیقایی', 'موسیقی', 'گوش موسیقی', 'ریتم', 'نغمه', 'آواز', 'باربد'],
			titles: ['خبری که باربد خواند', 'پسری که میزره‌ره را بیرون برد'],
			excerpts: [
				'اسب شاه مرده بود و کسی نمی‌توانست بگوید. پی خواننده فرستادند. قصه‌ای دربارهٔ آنچه از نغمه می‌گذرد و از جمله نمی‌گذرد.',
				'در هفتهٔ مقدس سال ۱۷۷۰ پسری چهارده‌ساله قطعه‌ای را که از آن نگهبانی می‌کردند شنید و نوشت. چنین گوشی تمام روز چه می‌کند؟',
			],
			openings: [
				'خسرو پرویز اسبش شبدیز را چنان دوست داشت که گفته بود هر که خبر مرگش را بیاورد جانش در خطر است. روزی شبدیز در آخور افتاد و مرد. مهترها رنگ باختند و سراغ باربد رفتند. باربد بربطش را برداشت، پیش شاه نشست و آوازی ساخت از شبدیز که دیگر نمی‌خورد، نمی‌خوابد، از جا نمی‌جنبد. شاه گفت: پس مرده است! باربد گفت: شاه خود می‌فرماید. کتاب‌های کهن چنین آورده‌اند، و مهترها آن شب راحت خوابیدند.',
				'چهارشنبهٔ هفتهٔ مقدس سال ۱۷۷۰ لئوپولد موتسارت دست پسرش را گرفت و به نمازخانهٔ سیستین برد تا «میزره‌ره»ی آلگری را بشنود، که خوانندگان پاپ برای خودشان نگه می‌داشتند. شمع‌ها را یکی‌یکی خاموش می‌کردند تا صداهای آخر از تاریکی بیاید. پسر در مسافرخانه آن را نوشت. چهارده سال داشت. پدر در نامه‌ای به مادر تعریفش کرد و غرورش را هم پنهان نکرد. چیزی که پسر نتوانست از نمازخانه بیرون ببرد تاریکی بود.',
			],
			body: [
				'هاوارد گاردنر نوشته است که هیچ استعدادی زودتر از موسیقی خود را نشان نمی‌دهد. خودش در جوانی جدی پیانو می‌زد، و در کتاب ۱۹۸۳ فصلی جدا به آن داد، کنار زبان، آنجا که دیگران آن را زیور می‌شمردند. دلیل هم داشت: موسیقی می‌تواند تنها از دست برود و تنها بماند. شبالین، آهنگساز روس، پس از سکته‌هایی که سخن گفتن را از او گرفت همچنان آهنگ نوشت و سمفونی پنجمش را بعد از آن ساخت.',
				'سهم همهٔ ما هم بیش از آن است که اعتراف می‌کنیم. در سال ۲۰۰۹ پژوهشگرانی در بوداپست برای نوزادان دوسه‌روزهٔ خوابیده ضرب پخش کردند و گاهی ضرب اول را انداختند. مغزشان سکندری خورد، مثل پا روی پله‌ای که نیست. چند سال پیش‌تر دانیل لِویتین از مردم عادی خواست ترانهٔ محبوبشان را از حفظ بخوانند، و بسیاری نزدیک همان زیر و بمیِ صفحه خواندند. کسی که به‌راستی نغمه‌ها را از هم نشناسد کمیاب است، چند نفر در صد. «خارج می‌خوانی» بیشتر حکمی است که برادر بزرگ‌تر صادر کرده.',
				'هرجا این استعداد پرزور باشد دنیا شلوغ‌تر است. چنین کسی از صدای یخچال می‌فهمد شب شده، می‌داند دو در اداره با هم یک سوم فاصله دارند، و در رستوران به خاطر صدای بم حرف تو را گم می‌کند. دروغ را از افتادن آخر جمله می‌گیرد و خود جمله را نشنیده است. در ایران کار از این هم باریک‌تر است: گوشه‌های ردیف فاصله‌هایی دارند که روی پیانو جا نمی‌شوند، و شاگرد آن‌ها را سال‌ها سینه‌به‌سینه، زانو به زانوی استاد، می‌گرفت.',
				'می‌گویند باربد خبری را که گفتنش جرم بود به آواز به خسرو پرویز رساند، و همین راز کار است. جمله خبر می‌دهد و گناهش گردن کسی است. نغمه می‌گذارد شنونده خودش برسد، یک دم پیش از تمام شدن آواز. اندوه را خوب می‌برد، چنان‌که هر لالایی می‌داند. پرچم را هم به همان خوبی.',
			],
			counter:
				'اینکه هوشش بنامیم یا قریحه، تا اندازه‌ای دعوا بر سر بالای مجلس است. آن حرف پرتکرار که موتسارت شنیدن آدم را باهوش می‌کند از پژوهش کوچکی در ۱۹۹۳ آمد، دربارهٔ چند دقیقه و یک جور مسئلهٔ فضایی؛ اثرش هم، اگر باشد، انگار اثر سرحال بودن است. کلاس موسیقی موسیقی یاد می‌دهد. همین باید بس باشد؛ از کلاس حساب هم کسی نمی‌خواهد که صدای بچه را باز کند.',
			practices: [
				'پنج دقیقه در خانه‌ات با چشم بسته بنشین و صداها را مثل نُت بنویس: یخچال، لوله، آسانسور، همسایه، نفس خودت. برای هر کدام بنویس زیر یا بم، کشیده یا ضربی. آن را پیدا کن که از همه قدیم‌تر می‌خوانده و نشنیده بودی. صدایش را زمزمه کن تا با آن هم‌کوک شوی. لحظه‌اش را می‌فهمی؛ عجیب آرام می‌شود، و تو هم.',
				'قدیمی‌ترین ترانه‌ای را که می‌دانی تنها بخوان، از سطر اول تا هر جا که بند آمد. اگر تابش را داری ضبط کن. بعد اصلش را بگذار و ببین از کجا شروع کرده بودی. روی هم شش دقیقه. صدا مهم نیست؛ بپرس کجا یادش گرفتی و کدام سطر را از بچگی غلط می‌خوانی، با معنایی که مال خودت است.',
			],
			closings: [
				'می‌گویند شاه خبررسان را بخشید، چون خبررسانی در کار نبود. میان راست گفتن و نگفتن، باربد راه سومی پیدا کرده بود که در آن ساز می‌زدند. در خانهٔ تو چه چیزی باید گفته شود که کسی نمی‌تواند، و در کدام دستگاه می‌شود تابش آورد؟',
				'سال بعد قطعه در لندن چاپ شد و حالا همه‌جا می‌خوانندش؛ روی کاغذ چیز ساده‌ای است. چیزی با شمع آخر در نمازخانه ماند. هر که آن را بعدها در تالاری روشن شنیده می‌داند که چیزی کم است و نمی‌داند چه. کدام نغمه را با خودت این‌سو و آن‌سو می‌بری که جایش را ترک کرده‌ای؟',
			],
		},
		ar: {
			keywords: ['الذكاء الموسيقي', 'الموسيقى', 'الأذن الموسيقية', 'الإيقاع', 'اللحن', 'الغناء', 'الفارابي'],
			titles: ['عود أضحكهم ثم أنامهم', 'فتى خرج بلحن محروس'],
			excerpts: [
				'يُحكى أنّ الفارابيّ أضحك مجلس سيف الدولة ثمّ أبكاه ثمّ أنامه وانصرف. ماذا تصنع أذن كهذه بقيّة النهار؟',
				'في ربيع عام ١٧٧٠ سمع فتى في الرابعة عشرة لحنًا كان المغنّون يحرسونه، ثمّ كتبه في غرفته. عن موهبة تظهر قبل غيرها.',
			],
			openings: [
				'يروي ابن خلّكان أنّ الفارابيّ دخل على سيف الدولة في حلب بثياب لا تلفت النظر، فأخرج من خريطة معه عيدانًا ركّبها وعزف فضحك كلّ من في المجلس، ثمّ فكّها وركّبها تركيبًا آخر فبكوا جميعًا، ثمّ غيّر تركيبها وعزف فناموا كلّهم حتى البوّاب، فتركهم نيامًا وخرج. قد تكون الحكاية أجمل من أن تقع، غير أنّ كتاب الموسيقى الكبير الذي وضعه الرجل موجود، وفيه من الحساب أكثر ممّا يتوقّعه النائمون.',
				'في يوم الأربعاء من أسبوع الآلام عام ١٧٧٠ أخذ ليوبولد موتسارت ابنه إلى كنيسة السيستين ليسمعا «ميزيريري» أليغري، وهي قطعة كان مغنّو البابا يحتفظون بها لأنفسهم. كانت الشموع تُطفأ واحدة بعد أخرى حتى تأتي الأصوات الأخيرة من الظلام. ثمّ كتبها الفتى في النُّزُل، وكان في الرابعة عشرة. حكى الأب ذلك لزوجته في رسالة ولم يُخفِ زهوه. أمّا الذي لم يستطع الفتى أن يخرج به فهو الظلام.',
			],
			body: [
				'كتب هوارد غاردنر أنّ الموسيقى أسبق المواهب إلى الظهور. وكان في صباه قد تعلّم البيانو بجدّ، فأفرد لها عام ١٩٨٣ فصلًا بجوار اللغة، وكان غيره يعدّها زينة. وله في ذلك حجّة: أنّها قد تذهب وحدها وتبقى وحدها. فالمؤلّف الروسيّ شيبالين أصابته سكتات سلبته الكلام، وظلّ مع ذلك يؤلّف، وجاءت سمفونيّته الخامسة بعدها، وفيها من الوضوح ما لم يعد يقدر على قوله في جملة.',
				'ونصيبنا جميعًا منها أوفر ممّا نقرّ به. في عام ٢٠٠٩ أسمع باحثون في بودابست مواليد نائمين لم تمضِ عليهم إلّا أيّام قرعًا منتظمًا، وأسقطوا منه أحيانًا القرعة الأولى. فتعثّر الدماغ كما تتعثّر القدم بدرجة ليست هناك. وقبل ذلك بسنين طلب دانيال ليفيتين من أناس عاديّين أن يغنّوا من الذاكرة أغنية يحبّونها، فجاء كثير منهم قريبًا من طبقة التسجيل. أمّا الذي لا يميّز لحنًا من لحن حقًّا فنادر، بضعة من كلّ مئة. وعبارة «صوتك نشاز» حكم أصدره في الأغلب أخ أكبر في عصر يوم بعيد.',
				'ومن قويت عنده هذه الموهبة ازدادت دنياه ضجيجًا. يعرف من صوت الثلّاجة أنّ الليل قد جاء، ويفوته الحديث في المطعم بسبب القرار الخفيض. يلتقط الكذب من هبوط آخر الجملة ولا يسمع ما قالته الجملة. وقد كان للعرب في هذا باب طويل: زاد زرياب في العود وترًا خامسًا وهو في قرطبة كما يروى، وفي المقامات أبعاد لا يتّسع لها البيانو، يأخذها التلميذ من فم أستاذه ويعرف أنّه أصاب حين يسمع من آخر القاعة كلمة آه. وتلك الآه عندهم نصف اللحن، فالمغنّي الذي لا يُقاطَع يقلق.',
				'وفي الكتب القديمة أنّ الحداة كانوا يغنّون للإبل فتسرع، وأنّ الحداء أوّل الغناء عند العرب، وُلد من إيقاع الخفّ على الرمل. لا سبيل إلى التحقّق من البداية، غير أنّ الصورة صحيحة في معناها: كان الغناء عملًا قبل أن يكون طربًا، يُجذب به الدلو ويُدرس به القمح ويُنوَّم به الطفل. والأمّ التي تقول إنّ صوتها لا يصلح للغناء تغنّي كلّ ليلة لسامع واحد، وهو أشدّ السامعين صرامة، لأنّه لا يصفّق بل ينام أو لا ينام.',
				'وهنا موضع الشدّ. الجملة تخبر، ويُسأل عنها قائلها. أمّا اللحن فيترك السامع يصل وحده قبل أن ينتهي بلحظة، فلا يدري من الذي أقنعه. إنّه يحمل الحزن حملًا حسنًا، ويحمل الرايات أيضًا بالقدر نفسه، ولا يسأل إلى أين.',
			],
			counter:
				'أن تُسمّى ذكاءً أو موهبة خلاف على المقاعد في بعضه. أمّا ما يتردّد من أنّ سماع موتسارت يزيد الذكاء فأصله دراسة صغيرة عام ١٩٩٣ عن دقائق معدودة ومسألة مكانيّة، والأثر، إن ظهر، هو فيما يبدو أثر المزاج الحسن. دروس الموسيقى تعلّم الموسيقى. وينبغي أن يكون هذا كافيًا، فلا يُطلب من دروس الحساب أن تعلّم الغناء.',
			practices: [
				'اجلسوا خمس دقائق في البيت بأعين مغمضة ودوّنوا أصواته كأنّها نوتة: الثلّاجة، والأنبوب، والمصعد، والجار، والنَّفَس. اكتبوا أمام كلّ صوت أحادٌّ هو أم غليظ، أممتدّ أم متقطّع. ثمّ ابحثوا عن أقدمها، الذي ظلّ يغنّي ولم يسمعه أحد. دندنوا نغمته حتى يقع الصوت على الصوت. تُعرف اللحظة بهدوء غريب، في الجهاز وفي السامع معًا.',
				'لتُغنَّ على انفراد أقدم أغنية في الذاكرة، من مطلعها إلى حيث تنقطع. ومن يحتمل ذلك فليسجّلها. ثمّ يُسمع الأصل ويُنظر من أيّ طبقة كان البدء. ستّ دقائق في المجموع. دعوا جمال الصوت جانبًا، واسألوا أين كان تعلّمها ومَن كان يغنّيها، وأيّ سطر منها يُغنّى غلطًا منذ الطفولة وفيه معنى لا يعرفه مؤلّفها.',
			],
			closings: [
				'خرج الفارابيّ والناس نيام، ولم يقل أحد ماذا عزف لنفسه في الطريق. لعلّه لم يعزف شيئًا، ولعلّ السكوت كان رابع التراكيب. أيّ لحن نحمله معنا، ومن أيّ مكان خرجنا به؟',
				'طُبعت القطعة في لندن في السنة التالية، وهي على الورق بسيطة للغاية. شيء منها بقي هناك مع الشمعة الأخيرة. ما الذي ينبغي أن يقال في بيوتنا ولا يقدر عليه أحد، وبأيّ مقام يصير محتملًا؟',
			],
		},
		es: {
			keywords: ['inteligencia musical', 'música', 'oído musical', 'ritmo', 'melodía', 'cantar', 'desafinar'],
			titles: ['El tango que no era un tango', 'El chico que se llevó el Miserere'],
			excerpts: [
				'Un estudiante de medicina argentino bailaba lo que no sonaba y un amigo le avisaba con el pie. Sobre el oído, lo que nos regala y lo que cuenta de quien no lo tiene.',
				'En la Semana Santa de 1770 un chico de catorce años oyó una vez una música guardada bajo llave y la escribió en la posada. ¿Qué hace un oído así el resto del día?',
			],
			openings: [
				'En 1952, en una leprosería a orillas del Amazonas, celebran el cumpleaños de un joven argentino que no distingue un son de otro. Su amigo, que lo sabe, queda en darle una patada cuando suene un tango. Suena otra cosa, un chorinho brasileño que al amigo le recuerda a una novia, y no puede evitar el puntapié. El otro se levanta y baila solemnísimo un tango, lento, entre parejas que brincan. Lo contó él mismo en su diario de viaje. Se llamaba Ernesto Guevara.',
				'El Miércoles Santo de 1770 Leopold Mozart llevó a su hijo a la Capilla Sixtina a oír el Miserere de Allegri, que los cantores del papa se guardaban para ellos. Las velas se iban apagando una a una hasta que las últimas voces salían de lo oscuro. Luego, en la posada, el chico lo escribió. Tenía catorce años. El padre se lo contó a su mujer por carta, sin disimular el orgullo. Lo que el muchacho no pudo sacar de la capilla fue la oscuridad.',
			],
			body: [
				'Ningún don, escribió Howard Gardner, se manifiesta antes que el musical. De joven había estudiado piano muy en serio, y en 1983 le dio un capítulo propio al lado del lenguaje, cuando otros lo tenían por adorno. Alegaba razones. Puede perderse solo y salvarse solo: el compositor ruso Shebalín, después de unos derrames que le dejaron sin habla, siguió escribiendo, y su quinta sinfonía vino más tarde.',
				'Todos tenemos más de lo que confesamos. En 2009, en Budapest, pusieron percusión a recién nacidos dormidos y de vez en cuando se callaban el primer golpe. El cerebro tropezaba, como el pie en un escalón que falta. Años antes Daniel Levitin había pedido a gente corriente que cantara de memoria una canción querida, y muchos dieron casi con el tono del disco. Quien de verdad no distingue una melodía de otra es raro, unos pocos de cada cien. «Tú mueve solo los labios» suele ser la sentencia de una maestra de coro con prisa.',
				'Donde el oído es fuerte, el mundo hace más ruido. Esa persona sabe por la nevera que es de noche, oye que dos puertas de la oficina están a una tercera y en el restaurante pierde tu conversación por culpa del bajo. Te descubre la mentira en la caída de la frase y no se ha enterado de qué decía la frase.',
				'Ahí tira en dos direcciones. Una frase afirma y alguien responde de ella. Una melodía deja que llegues tú solo, un instante antes del final, y ya no sabes quién te ha convencido. Lleva muy bien las penas. Con la misma soltura lleva banderas, y nunca pregunta adónde.',
			],
			counter:
				'Llamarlo inteligencia o talento es, en parte, una pelea por el sitio en la mesa. Lo de que escuchar a Mozart vuelve listo salió de un estudio pequeño de 1993 sobre unos minutos y un problema espacial; el efecto, cuando asoma, parece el de estar de buen humor. Las clases de música enseñan música. Debería bastar: nadie exige a las de matemáticas que mejoren el flamenco.',
			practices: [
				'Siéntate en casa cinco minutos con los ojos cerrados y anota lo que suena como si fuera una partitura: nevera, tubería, ascensor, vecino, tu respiración. De cada cosa, si es aguda o grave, si es continua o va a golpes. Busca la que más tiempo llevaba cantando sin que la oyeras. Tararea su nota hasta afinarte con ella. Lo notarás: se aquieta de un modo extraño, y tú también.',
				'Canta a solas la canción que hace más tiempo que sabes, desde el primer verso hasta donde se te corte. Grábala si lo aguantas. Después pon la auténtica y compara desde dónde arrancaste. Seis minutos en total. La voz da igual: pregúntate dónde estabas cuando la aprendiste y qué verso cantas mal desde la infancia, con un sentido que solo es tuyo.',
			],
			closings: [
				'El amigo lloraba de risa; el bailarín, dicen, tardó en enterarse. No hay constancia de que disfrutara menos que los que llevaban el compás. ¿En qué cosa tuya bailas otra música y quién te avisa con el pie?',
				'Al año siguiente la pieza se imprimió en Londres y resulta que sobre el papel es muy sencilla. Algo se quedó en la capilla con la última vela. ¿Qué música llevas contigo desde hace años, y en qué lugar la oíste por primera vez?',
			],
		},
	},
};
