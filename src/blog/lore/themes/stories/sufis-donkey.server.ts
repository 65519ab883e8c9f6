import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'sufis-donkey',
	motif: 'fire',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: [
				'the sufi’s donkey',
				'the donkey is gone',
				'masnavi book two',
				'rumi',
				'imitation',
				'taqlid',
				'conformity',
			],
			titles: ['He sang it louder than anyone: the donkey is gone', 'A feast, a chorus, an empty stable'],
			excerpts: [
				'A travelling Sufi dances all night to a song about his own donkey. He is told in the morning what the words meant.',
				'Rumi curses imitation two hundred times over, and then recommends it to beginners.',
			],
			openings: [
				'At the stadium you may find yourself singing within four minutes. You came with a colleague, you do not care for either team, and the thing has no tune to speak of; but eleven thousand people draw breath at the same moment, and your ribs go along. It is wonderful. You shout a name that you have read for the first time that afternoon on somebody’s back. Only on the way to the underground do you ask the colleague what exactly was being said there about the goalkeeper’s mother.',
				'Every proper stable has a sound at night: chewing, a chain, a hoof set down and lifted again. Who has left an animal in one listens for it on waking before he opens his eyes. The traveller in this story had seen to his donkey with his own hands, water, barley, a dry place by the wall, and had told the servant twice. When he woke the house smelled of cold wax and roast mutton. He lay a while and listened. It was exceptionally quiet.',
			],
			body: [
				'The second book of the Masnavi tells of a night of song. A Sufi on the road comes to a lodge and leaves his donkey in the servant’s care; the brothers there are poor, and hunger, Rumi says with a shrug, makes many things lawful. While the guest recites his litanies they lead off the donkey and sell it. Then there is shouting: food, candles, music tonight! They kiss the traveller’s hand, they ask about the hardships of the way. He thinks, if I am not merry this evening, when shall I be? After the meal the smoke from the kitchen and the dust from the stamping feet stand up to the ceiling.',
				'Now the singer strikes up, with a heavy beat: the donkey is gone, the donkey is gone! The whole lodge takes it over, and they stamp until dawn, clapping, the donkey is gone, my son. And out of imitation that Sufi begins the very same song in a voice full of feeling. At daybreak they take leave. He brings out his baggage to load it.',
				'The servant shows no shame. There were many of them, he says, they fell on me like cats on a liver. But why did you not come and tell me? By God, I came, more than once; and you were singing the donkey is gone with more delight than all the others. So I went away again. I thought: he knows, he is content with what has been decreed, he is a man who understands. And the Sufi gives the couplet that goes in our words: “It was their imitation that brought me to ruin: / two hundred curses upon such imitation.”',
				'That would be enough for a lesson. But Rumi never lets a curse stand alone. The reflection of good companions, he continues, you need until you can draw water from the sea unreflected; the first echo is imitation, and when it comes again and again it turns into knowing. One learns to pray by moving the lips. So the remedy against the chorus is to go on singing, and to find out in the meantime what has become of the stable.',
			],
			counter:
				'In 1951 Solomon Asch had students compare the lengths of lines among actors who all named the wrong one. About a third of the answers went along with the error. It is always quoted. Less often it is said that two thirds did not, and that a quarter of the people never gave way at all. Those who warn of the herd overestimate it a little, and tend to think of themselves as the servant who knew, forgetting what he did with it.',
			practices: [
				'Choose a sentence which you have said more than three times this month with real warmth, on a matter you have not examined: a city, a diet, a generation. Take seven minutes and go as far back as you can: who struck it up? Note the name, the room, what had been served. Then look into the stable: who gains something while it is sung? Write down one fact that you would have to fetch yourself.',
				'Listen to a song of which you know the chorus by heart, in any language, and for once read the whole text while it plays. Stop at the line that you had been singing wrongly or had never taken in. Say it aloud without the tune, slowly, as one reads out a bill. Decide whether you wish to sing it again tonight. It is permitted; only now it is you.',
			],
			closings: [
				'The servant was right in one point: the singing had been excellent. There is no record of what the Sufi did on the next evening in the next lodge. To which chorus do you lend your best voice, and who has told you at the door, more than once, what you did not hear?',
				'He walked on with his saddle on his own shoulders, which is an education. What has been led away from you while you were happy, and would you, if you are honest, have wanted to be called out of the dance?',
			],
		},
		fa: {
			keywords: ['خر برفت', 'صوفی و خر', 'مثنوی دفتر دوم', 'مولانا', 'تقلید', 'همرنگی با جمع'],
			titles: ['از همه بلندتر خواند که خر برفت', 'یک مهمانی، یک دم، یک آخور خالی'],
			excerpts: [
				'صوفی مسافری تا سحر با ترانه‌ای دربارهٔ خر خودش پا می‌کوبد. صبح معنی کلمه‌ها را به او می‌گویند.',
				'مولانا تقلید را دویست بار لعنت می‌کند و بعد آن را به تازه‌کارها سفارش می‌دهد.',
			],
			openings: [
				'در ورزشگاه چهار دقیقه هم طول نمی‌کشد که خودت هم می‌خوانی. همکارت آورده‌ات، هیچ‌کدام از دو تیم برایت مهم نیست و آهنگش هم آهنگ نیست؛ ولی یازده هزار نفر در یک لحظه نفس می‌گیرند و دنده‌های تو هم همراهشان باز می‌شود. خیلی خوش است. نامی را فریاد می‌زنی که همان عصر برای اولین بار پشت پیراهنی دیده‌ای. تازه در راه مترو از همکارت می‌پرسی آنجا دقیقاً دربارهٔ مادر دروازه‌بان چه می‌گفتند.',
				'هر طویلهٔ درستی شب‌ها صدایی دارد: جویدن، زنجیری، سُمی که زمین می‌گذارند و برمی‌دارند. هر که حیوانی آنجا بسته باشد وقت بیدار شدن پیش از باز کردن چشم دنبال همین صداست. مسافرِ این قصه خودش به خرش رسیده بود، آب و جو و جای خشک کنار دیوار، و دو بار هم به خادم سفارش کرده بود. بیدار که شد خانه بوی شمعِ سرد و گوشت بریان می‌داد. کمی دراز کشید و گوش داد. همه‌جا زیادی ساکت بود.',
			],
			body: [
				'در دفتر دوم مثنوی قصهٔ شبی است پر از آواز. صوفی‌ای از راه به خانقاهی می‌رسد و خرش را به خادم می‌سپارد. درویشان آنجا فقیرند و فقر، چنان که گفته‌اند، کارها دست آدم می‌دهد. تا مهمان به ورد خودش مشغول است خر را می‌برند و می‌فروشند. بعد غلغله می‌افتد که امشب خوراک است و شمع است و سماع. دست مسافر را می‌بوسند و از رنج راه می‌پرسند. با خود می‌گوید امشب طرب نکنم کی بکنم؟ بعد از شام، دودِ مطبخ و گردِ پاکوفتن تا سقف می‌رسد.',
				'مطرب ضربی سنگین می‌گیرد که خر برفت و خر برفت. همهٔ خانقاه دم می‌گیرند و تا سحر دست می‌زنند که خر رفت ای پسر. آن صوفی هم به تقلید همین را با سوزی تمام آغاز می‌کند. صبح همه خداحافظی می‌کنند و می‌روند و او رختش را بیرون می‌آورد که بار کند. در آخور هیچ نیست جز کاهِ پاخورده.',
				'خادم خجالت نمی‌کشد. می‌گوید جمع بودند و بر سر من ریختند مثل گربه بر جگر. می‌گوید پس چرا نیامدی خبرم کنی؟ می‌گوید والله آمدم، بارها، و تو از همه باذوق‌تر می‌گفتی خر برفت. برمی‌گشتم و می‌گفتم لابد خودش می‌داند و به قضا راضی است، مرد عارفی است. و صوفی می‌گوید: «مر مرا تقلیدشان بر باد داد / که دو صد لعنت بر آن تقلید باد». از آن بیت‌هایی است که مردم نیمه‌اش را در دعوا می‌گویند و نمی‌دانند از طویله آمده است.',
				'برای پند همین بس بود. ولی مولانا هیچ لعنتی را تنها نمی‌گذارد. می‌گوید عکسِ یارانِ خوش را لازم داری تا وقتی که بی‌عکس از دریا آب بکشی؛ عکس اول تقلید است و وقتی پیاپی شد تحقیق می‌شود. آدم نماز را هم اول با جنباندن لب یاد می‌گیرد. پس چارهٔ دم گرفتن این است که بخوانی و در میانه سری هم به طویله بزنی.',
			],
			counter:
				'سال ۱۹۵۱ سولومون اش دانشجویان را واداشت درازای چند خط را میان بازیگرانی بسنجند که همه غلط می‌گفتند. حدود یک‌سوم جواب‌ها دنبال غلط رفت. همین را همه نقل می‌کنند. کمتر می‌گویند که دوسوم نرفت و یک‌چهارم آدم‌ها حتی یک بار هم کوتاه نیامدند. آن‌هایی که از گله می‌ترسانند کمی بزرگش می‌کنند و خودشان را بیشتر خادمی می‌بینند که خبر داشت؛ یادشان می‌رود با آن خبر چه کرد.',
			practices: [
				'جمله‌ای را بردار که این ماه بیش از سه بار با گرمی گفته‌ای و خودت وارسی‌اش نکرده‌ای: دربارهٔ شهری، رژیمی، نسلی. هفت دقیقه تا می‌توانی عقب برو: چه کسی دم داد؟ نامش را بنویس و اتاق را و این که سر سفره چه بود. بعد سری به آخور بزن: تا این خوانده می‌شود چیزی به چه کسی می‌رسد؟ یک خبر را بنویس که باید خودت بروی و بیاوری.',
				'ترانه‌ای را که بندِ برگردانش را از بری، به هر زبانی، گذاشته‌ای پخش شود و این بار همهٔ متنش را بخوان. سر آن سطری نگه‌دار که سال‌ها غلط می‌خواندی یا هیچ‌وقت نشنیده بودی. بی آهنگ و آهسته بگویش، مثل خواندنِ قبض. تصمیم بگیر امشب باز می‌خوانی‌اش یا نه. اجازه داری؛ فقط این بار خودت می‌خوانی.',
			],
			closings: [
				'خادم در یک چیز حق داشت: آوازِ خیلی خوبی بود. جایی ننوشته‌اند که صوفی شبِ بعد در خانقاه بعدی چه کرد. بهترین صدایت را به کدام دم می‌دهی، و چه کسی چند بار تا دمِ در آمد و گفت و نشنیدی؟',
				'پالان را روی دوش خودش انداخت و راه افتاد، که این هم درسی است. تا تو خوش بودی چه چیزی را بردند، و راستش را بگو، چقدر دلت می‌خواست وسط پاکوبی صدایت بزنند؟',
			],
		},
		ar: {
			keywords: ['حمار الصوفي', 'ذهب الحمار', 'المثنوي', 'جلال الدين الرومي', 'التقليد', 'مجاراة الجماعة'],
			titles: ['غنّى أعلى من الجميع: ذهب الحمار', 'وليمة وإنشاد وإصطبل خالٍ'],
			excerpts: [
				'رقص صوفيّ مسافر حتى السحر على أغنية في حماره هو، ثم شُرحت له الكلمات في الصباح.',
				'لعن الروميّ التقليد مئتي لعنة، ثم أوصى به المبتدئين.',
			],
			openings: [
				'في الملعب لا تمضي أربع دقائق حتى يجد المرء نفسه ينشد. جاء به زميل، ولا يعنيه أحد من الفريقين، وليس في الهتاف لحن يُذكر، غير أنّ أحد عشر ألفًا يأخذون النَّفَس في لحظة واحدة فتتّسع ضلوعه معهم. والأمر ممتع حقًّا. يصيح باسم قرأه في ذلك العصر أوّل مرّة على ظهر قميص، ويغضب لما غضبوا له. وفي الطريق إلى المحطّة يسأل زميله، وقد بُحّ صوته، ماذا كانوا يقولون بالضبط هناك عن أمّ حارس المرمى.',
				'لكلّ إصطبل عامر صوت في الليل: مضغ، وسلسلة، وحافر يوضع ثم يُرفع. ومن ترك فيه دابّة يطلب هذا الصوت عند اليقظة قبل أن يفتح عينيه. ومسافر هذه الحكاية كان قد قام على حماره بنفسه، ماءً وشعيرًا وموضعًا جافًّا بجانب الجدار، وأوصى به الخادم مرّتين ثم رجع فأوصاه ثالثة. وحين استيقظ كانت في البيت رائحة شمع بارد وشواء. بقي مستلقيًا قليلًا وأصغى. كان الهدوء أكثر ممّا ينبغي، وكان في ساقيه وجع رقص جميل.',
			],
			body: [
				'في الجزء الثاني من المثنويّ حكاية ليلة كلّها إنشاد. نزل صوفيّ مسافر بزاوية وأوصى خادمها بحماره، وأهلها فقراء جياع، والجوع، كما يقول الروميّ وهو يهزّ كتفيه، يبيح أمورًا كثيرة. فبينما الضيف في أوراده أخذوا الحمار وباعوه. ثم علت الأصوات: الليلة طعام وشمع وسماع! قبّلوا يد المسافر وسألوه عن مشقّة الطريق، وأجلسوه في الصدر. فقال في نفسه: إن لم أطرب الليلة فمتى أطرب؟ وبعد العشاء وقف دخان المطبخ وغبار الأقدام حتى بلغا السقف، ولم يعد يُعرف أحدهما من الآخر.',
				'وضرب المنشد ضربًا ثقيلًا وقال: ذهب الحمار، ذهب الحمار! فأخذتها الزاوية كلّها عنه، يصفّقون ويضربون الأرض إلى السحر: ذهب الحمار يا بنيّ. وبدأ ذلك الصوفيّ ينشدها معهم تقليدًا، بصوت ملؤه الوجد. وفي الصباح ودّع بعضهم بعضًا وتفرّقوا، فأخرج متاعه ليحمّله، ودخل الإصطبل، فلم يجد إلّا تبنًا موطوءًا وحبلًا مقطوعًا. وما زال أهل إيران يتمثّلون بذلك النشيد في من صفّق لخسارته، وتكفي منه كلمتان ليضحك المجلس.',
				'ولم يبد الخادم خجلًا. قال: كانوا جماعة، وقعوا عليّ وقوع القطط على الكبد. قال: فلِمَ لم تأتني فتخبرني؟ قال: والله لقد جئت غير مرّة، وكنتَ تقول ذهب الحمار بذوق لم يكن لأحد منهم. فكنت أرجع وأقول إنّه يعلم، وإنّه راضٍ بالقضاء، فهو رجل عارف. وعندئذ قال الصوفيّ ما نترجمه هكذا: «تقليدهم هو الذي أضاعني، / فمئتا لعنة على ذلك التقليد». والتقليد بلفظه العربيّ في الأصل، وفيه القلادة التي تُجعل في العنق، وهي تصلح للزينة وتصلح للجرّ.',
				'وكان في هذا كفاية للعبرة. لكنّ الروميّ لا يترك لعنة تقف وحدها. يقول إنّ صورة الأصحاب الصالحين المنعكسة لازمة للمرء حتى يستقي من البحر بلا انعكاس. فالصدى الأوّل تقليد، فإذا تتابع صار تحقيقًا. والصلاة نفسها يتعلّمها الصغير بتحريك شفتيه. فعلاج الإنشاد مع الجماعة أن يستمرّ المرء في الإنشاد، وأن يمرّ في أثنائه بالإصطبل، وفي يده سراج صغير، ثم يعود إلى مكانه من الحلقة إن شاء.',
			],
			counter:
				'في سنة ١٩٥١ طلب سولومون آش من طلّاب أن يقارنوا أطوال خطوط بين ممثّلين يجمعون على الجواب الخطأ. فتبع الخطأ نحو ثلث الأجوبة. هذا ما يُروى في كلّ كتاب. وقلّما يُذكر أنّ الثلثين لم يتبعاه، وأنّ ربع الناس لم يتراجعوا ولا مرّة واحدة. فالمحذّرون من القطيع يبالغون فيه قليلًا، ويرون أنفسهم في الغالب ذلك الخادم الذي كان يعلم، وينسون ماذا صنع بعلمه حين وقف بالباب وسمع الغناء.',
			practices: [
				'اختاروا جملة قيلت في هذا الشهر أكثر من ثلاث مرّات بحرارة صادقة، في أمر لم نفحصه قطّ بأنفسنا: مدينة، أو حمية، أو جيل. سبع دقائق للرجوع إلى الوراء أبعد ما يمكن: من الذي بدأ النشيد؟ يُكتب اسمه، والغرفة، وما كان على المائدة. ثم تُلقى نظرة على الإصطبل: من الذي يكسب شيئًا ما دام الإنشاد قائمًا؟ وتُكتب حقيقة واحدة لا بدّ أن نذهب لإحضارها بأنفسنا.',
				'استمعوا إلى أغنية نحفظ لازمتها، بأيّ لغة كانت، واقرؤوا كلماتها كاملة هذه المرّة وهي تُغنّى. ويكون الوقوف عند السطر الذي كنّا نردّده خطأ أو لم نسمعه قطّ. يقال بلا لحن، وعلى مهل، كما تُقرأ فاتورة قبل أن تُدفع. ثم يُتّخذ القرار: هل يُغنّى الليلة من جديد؟ وذلك مباح كلّ الإباحة، غير أنّ المغنّي هذه المرّة واحد يعرف ماذا يقول.',
			],
			closings: [
				'كان الخادم على حقّ في أمر واحد: الإنشاد كان ممتازًا. ولم يُذكر ماذا صنع الصوفيّ في الليلة التالية في الزاوية التالية. لأيّ نشيد نعير أحسن أصواتنا، ومن الذي جاء إلى الباب غير مرّة وقال ولم نسمعه؟',
				'وضع البرذعة على كتفه ومضى ماشيًا، وهذا بعض التعليم الذي لا يُعطى في الزوايا. فما الذي اقتيد من عندنا في هذه السنين ونحن في طرب، وكم كنّا نودّ، إن صدقنا مع أنفسنا قليلًا، أن ينادينا أحد باسمنا من وسط الرقص؟',
			],
		},
		es: {
			keywords: ['el burro del sufí', 'se fue el burro', 'masnaví libro segundo', 'rumi', 'imitación', 'conformidad'],
			titles: ['Lo cantó más fuerte que nadie: se fue el burro', 'Un banquete, un coro, una cuadra vacía'],
			excerpts: [
				'Un sufí de paso baila toda la noche una canción sobre su propio burro. La letra se la explican por la mañana.',
				'Rumi maldice doscientas veces la imitación y luego se la recomienda a los principiantes.',
			],
			openings: [
				'En un estadio se tarda cuatro minutos en acabar cantando. Has ido con un compañero, no te importa ninguno de los dos equipos y aquello apenas tiene melodía; pero once mil personas toman aire al mismo tiempo y tus costillas se van con ellas. Es magnífico. Gritas un nombre que has leído por primera vez esa tarde en una espalda. Solo camino del metro le preguntas a tu compañero qué decían exactamente de la madre del portero.',
				'Toda cuadra como es debido suena de noche: masticar, una cadena, un casco que se apoya y se vuelve a levantar. Quien ha dejado allí un animal busca ese ruido al despertarse, antes de abrir los ojos. El viajero de este cuento había atendido a su burro con sus manos, agua, cebada, un sitio seco junto a la pared, y se lo había encargado dos veces al criado. Al despertar, la casa olía a cera fría y a cordero asado. Se quedó escuchando un rato. Había un silencio excepcional.',
			],
			body: [
				'El libro segundo del Masnaví cuenta una noche de mucho canto. Un sufí que va de camino llega a una casa de derviches y le encarga su burro al criado; los hermanos son pobres, y el hambre, dice Rumi encogiéndose de hombros, hace lícitas muchas cosas. Mientras el huésped reza sus letanías, sacan el burro y lo venden. Luego hay alboroto: ¡esta noche comida, velas y música! Le besan la mano al viajero, le preguntan por las fatigas del viaje. Él piensa: si no me alegro esta noche, ¿cuándo? Después de cenar, el humo de la cocina y el polvo de los pies llegan juntos al techo.',
				'El cantor arranca con un compás pesado: se fue el burro, se fue el burro. La casa entera lo sigue y zapatea y da palmas hasta el alba, se fue el burro, hijo mío. Y por imitación aquel sufí empieza a cantar lo mismo con una voz llena de sentimiento. Al amanecer se despiden. Él saca su equipaje para cargarlo, y en el pesebre no hay más que paja pisada.',
				'El criado no se pone colorado. Eran muchos, dice, se me echaron encima como gatos a un hígado. ¿Y por qué no viniste a decírmelo? Por Dios que vine, y más de una vez; y tú cantabas se fue el burro con más gusto que ninguno. Así que me volvía. Pensaba: lo sabe, está conforme con lo decretado, es un hombre que entiende. Y el sufí dice el pareado que en español suena así: «Su imitación fue lo que me arruinó: / doscientas maldiciones a tal imitación».',
				'Como lección bastaría. Pero Rumi nunca deja sola una maldición. El reflejo de los buenos compañeros, continúa, te hace falta hasta que puedas sacar agua del mar sin reflejos; el primer eco es imitación, y cuando se repite y se repite se vuelve saber propio. A rezar se aprende moviendo los labios. De modo que el remedio contra el coro es seguir cantando y acercarse, entre estrofa y estrofa, a ver cómo anda la cuadra.',
			],
			counter:
				'En 1951 Solomon Asch hizo que unos estudiantes compararan líneas entre actores que señalaban todos la equivocada. En torno a un tercio de las respuestas siguió el error. Se cita siempre. Menos veces se añade que dos tercios no lo siguieron y que una cuarta parte de la gente no cedió nunca. Quienes advierten contra el rebaño lo exageran un poco, y suelen verse en el papel del criado que lo sabía, olvidando lo que hizo con lo que sabía.',
			practices: [
				'Elige una frase que este mes hayas dicho más de tres veces, con verdadero calor, sobre algo que no has examinado: una ciudad, una dieta, una generación. Durante siete minutos retrocede todo lo que puedas: ¿quién la entonó? Apunta el nombre, la habitación, qué había de cenar. Luego asómate a la cuadra: ¿quién gana algo mientras se canta? Escribe un dato que tendrías que ir a buscar tú.',
				'Pon una canción cuyo estribillo te sepas, en el idioma que sea, y por una vez lee la letra entera mientras suena. Detente en el verso que cantabas mal o en el que nunca habías reparado. Dilo en voz alta sin música, despacio, como se lee una factura. Decide si esta noche quieres volver a cantarlo. Está permitido; la diferencia es que ahora cantas tú.',
			],
			closings: [
				'El criado acertó en una cosa: se había cantado de maravilla. De lo que hizo el sufí la noche siguiente, en la casa siguiente, no hay noticia. ¿A qué coro le prestas tu mejor voz, y quién vino más de una vez hasta la puerta a decirte lo que no oíste?',
				'Se marchó con la albarda a sus propias espaldas, que también educa. ¿Qué se llevaron de tu cuadra mientras estabas contento, y hasta qué punto, con franqueza, habrías querido que te sacaran del baile?',
			],
		},
	},
};
