import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-mountain',
	motif: 'mountain',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['mountain', 'dream of a mountain', 'climbing', 'summit', 'peak', 'petrarch', 'steep path'],
			titles: ['Petrarch looks down, and other summits', 'How steep is it when you are tired?'],
			excerpts: [
				'On 26 April 1336 Petrarch climbed a mountain for the view, opened a book at the top and was ashamed of the view.',
				'People with heavy rucksacks take a hill to be steeper than it is. Or they say so because they have seen through the experiment.',
			],
			openings: [
				'Mont Ventoux, in Provence, is bald at the top and visible from everywhere, which was Petrarch’s reason for wanting to go up. He went, he says, on 26 April 1336, with his brother. An old shepherd told them that he had done it fifty years before and had brought home nothing but torn clothes. At the summit Petrarch saw the Rhône and the snow of the Alps; then he opened the pocket Augustine he carried, read about men who admire high mountains and forget themselves, and did not say a word all the way down.',
				'In the dream there is always a further ridge. You have come out above the trees, your breath is loud, the hut with the red shutter must be behind that edge, and behind that edge lies a hollow with old snow and, beyond the hollow, an edge. Nobody is following. No storm is coming up. It would be a perfectly pleasant walk if it had an end. Many people who have never owned boots know this path, and most know it from Sunday nights.',
			],
			body: [
				'The Arabic interpreters turn the mountain into a person at once: a hard ruler, a learned man who stands firm, a lofty purpose. To climb and breathe easily is to attain; to climb straight up without a path is to attain by pain; to stand on it is to be protected by somebody whom storms do not impress. To come down is no misfortune, they add, if one meant to. What a mountain can do to you depends entirely on whether it is on your side.',
				'Behind them rises another one, Qaf, green as emerald, which in the old cosmography surrounds the earth. Beyond it lives the Simorgh, and no road leads there. In China five great peaks were honoured as the corners and the middle of the world, and the traveller climbed Tai by some seven thousand steps cut by other people, so that the ascent was less a feat than a very long conversation with the masons.',
				'Jung remarked that dreams of climbing are common in young people and that later in life the task tends to be a descent. Petrarch, who climbed Mont Ventoux in 1336 for the view and opened his Augustine at the top, is the bookish proof: he had the body of thirty-one and the conscience of an old man, and he looked inwards because it had at that moment become too beautiful outside. Scholars even doubt that he went. The letter in which he tells it was polished years later, and the allegory fits like a glove.',
				'What one wants from a mountain is therefore not at all settled. The interpreter wants a patron, the Persian poet wants what lies behind, the poet of Avignon wants to have been there and to be forgiven for it. The dreamer wants to arrive. It may be the old shepherd Petrarch met on the way who is worth listening to; he had been up once, and he remembered precisely what it cost in trousers.',
			],
			counter:
				'In 1999 Bhalla and Proffitt reported that people carrying a heavy rucksack, or tired from running, judge hills to be steeper. It is a lovely finding for readers of dreams. Ten years later Frank Durgin and others showed that many had guessed what was expected of them; told that the rucksack only held equipment for measuring, they saw the same slope as everyone. Fatigue may bend the hill, or merely the answer.',
			practices: [
				'Find a slope or a long flight of stairs. Before you go up, hold your forearm at the angle that you take it to have, and remember it. Go up without hurrying. At the top turn round and hold the arm again, for the way down. Compare. Write down the difference in finger’s breadths and beside it the task that looked so steep this morning. Then give that task an angle too, by arm, before and after ten minutes of doing it.',
				'Draw the outline of your dream mountain in one minute, and on it the spot where you were. Then add three things that dreams leave out: who cut the path, where the water comes from, and what can be bought at the foot. Eight minutes will do. Look at your figure. Decide whether it is going up, coming down or staying for the night, and write that as one sentence with a verb in it.',
			],
			closings: [
				'The shepherd had torn his clothes on it and asked for no allegory. Which of your summits would you describe to a stranger by its price alone?',
				'There was one more edge, and the alarm rang before you saw what was behind it. What would you do up there on the second day, when there is nobody left to have arrived for?',
			],
		},
		fa: {
			keywords: ['کوه', 'خواب کوه', 'تعبیر خواب کوه', 'کوهنوردی', 'قله', 'دماوند', 'قاف'],
			titles: ['کوه قاف پشت یال بعدی است', 'چوپانی که از قله فقط لباس پاره آورد'],
			excerpts: [
				'در خواب همیشه یک یال دیگر هست. معبّران کوه را آدم می‌دیدند، شاعران دروازه، و چوپانی پیر آن را به قیمت شلوارش می‌شناخت.',
				'کوله که سنگین باشد شیب تندتر به چشم می‌آید. دست‌کم مردم این‌طور گفتند، تا کسی پرسید چرا می‌گویید.',
			],
			openings: [
				'پنجشنبه‌شب‌ها از تهران راه می‌افتند که جمعه صبح بالای توچال باشند. در ایستگاه پنجم چای می‌دهند با شکرپنیر و هر کسی که پایین می‌آید به هر که بالا می‌رود خسته نباشید می‌گوید، حتی به غریبه، حتی به رئیسی که شنبه جوابش را نمی‌دهد. پیرمردی با عصا که می‌گوید چهل سال است هر هفته می‌آید، هیچ‌وقت تا قله نمی‌رود. می‌پرسند چرا، و او به استکانش اشاره می‌کند: برای من همین بالاست.',
				'کوه وَنتو در جنوب فرانسه سرِ بی‌مویی دارد و از همه‌جا پیداست، و پترارک به همین دلیل می‌خواست بالایش برود. به گفتهٔ خودش روز ۲۶ آوریل ۱۳۳۶ با برادرش رفت. چوپانی پیر گفت پنجاه سال پیش رفته و جز لباس پاره چیزی نیاورده است. پترارک بالا رود رُن را دید و برف آلپ را؛ بعد کتاب کوچکِ آگوستین را باز کرد، خواند که آدم‌ها کوه‌ها را تحسین می‌کنند و خود را از یاد می‌برند، و تا پایین یک کلمه نگفت.',
			],
			body: [
				'معبّران کوه را بی‌معطلی آدم می‌کنند: پادشاهی سخت‌دل، عالمی استوار، یا مقصودی بلند. هر که به آسانی بالا رود به آن می‌رسد، هر که راست و بی‌راه بالا برود به رنج می‌رسد، و آن که در پناه کوه بایستد پشت به کسی داده که باد تکانش نمی‌دهد. پایین آمدن را هم بد نگرفته‌اند، به شرط آنکه خودت خواسته باشی. پس کوه به تو چه می‌کند، بسته به آن است که طرف تو باشد یا نباشد؛ درست مثل بعضی رئیس‌ها و همهٔ پدربزرگ‌ها.',
				'پشت سر این‌ها کوه دیگری است که بر هیچ نقشهٔ راهنمایی نیست: قاف، سبز چون زمرّد، که در جغرافیای قدیم دور زمین را گرفته و سیمرغ آن سویش خانه دارد. کسی نگفته راهش کجاست؛ گفته‌اند راهش تویی. البرز هم در اوستا تنها رشته‌ای از سنگ نبود و ستارگان گرد آن می‌گشتند، و ضحاک هنوز در دماوند به بند است. ایرانی وقتی کوه می‌بیند، معمولاً کسی هم آنجا زندانی است یا کسی آنجا بزرگ شده: زال را همان بالا مرغی پرورد.',
				'یونگ می‌گفت خوابِ بالا رفتن بیشتر از آنِ جوان‌هاست و در نیمهٔ دوم عمر کارِ آدم اغلب پایین آمدن است. پترارک، که در ۱۳۳۶ برای تماشا از کوه وَنتوی فرانسه بالا رفت و سر قله کتابِ آگوستین را باز کرد، شاهدِ کتاب‌خواندهٔ این حرف است: تنِ سی‌ویک‌ساله داشت و وجدانِ پیرمردی، و درست وقتی بیرون زیادی زیبا شد سر به درون برد. بعضی از دانشوران شک دارند اصلاً رفته باشد؛ نامهٔ این سفر را سال‌ها بعد پرداخت کرده و تمثیلش مثل دستکش اندازه است.',
				'پس معلوم نیست از کوه چه می‌خواهیم. معبّر پشتیبان می‌خواهد، شاعر آنچه را پشت کوه است، پترارک می‌خواهد رفته باشد و بابتش بخشیده شود. خواب‌بیننده می‌خواهد برسد. شاید حرفِ شنیدنی حرفِ آن چوپانِ پیر باشد که پترارک سر راه دید؛ یک بار رفته بود و دقیق به یاد داشت چند شلوار برایش تمام شده است.',
			],
			counter:
				'در سال ۱۹۹۹ بالا و پرافیت نوشتند آدمِ کوله‌به‌دوش یا دویده و خسته، شیب تپه را تندتر برآورد می‌کند. برای تعبیرکنندگان تحفه‌ای است. ده سال بعد فرانک دورگین نشان داد بسیاری از آن‌ها حدس زده بودند چه جوابی می‌خواهند؛ به کسانی که گفتند کوله فقط دستگاه سنجش است، شیب همان بود که بود. خستگی شاید کوه را کج کند و شاید فقط جواب را.',
			practices: [
				'سربالایی یا پله‌ای بلند پیدا کن. پیش از رفتن، ساعد دستت را به شیبی که به چشمت می‌آید بگیر و یادت بماند. بی‌شتاب برو بالا. آنجا برگرد و شیبِ پایین را هم با دست نشان بده. چند انگشت فرق کرد؟ بنویس، و کنارش کاری را که امروز صبح تند و بلند به نظر می‌آمد. برای آن هم با دست شیبی بگذار، یک بار پیش و یک بار پس از ده دقیقه مشغول شدن.',
				'دورنمای کوه خوابت را یک‌دقیقه‌ای بکش و جایت را رویش نشان بگذار. حالا سه چیز را که خواب جا می‌اندازد اضافه کن: این راه را چه کسی کوبیده، آب از کجا می‌آید، و پای کوه چه می‌فروشند. هشت دقیقه کافی است. به آدمک نگاه کن و تصمیم بگیر بالا می‌رود یا پایین می‌آید یا شب را می‌ماند، و همین را در یک جمله با یک فعل بنویس.',
			],
			closings: [
				'پیرمردِ ایستگاه پنجم قله را به دیگران بخشیده و استکانش را نگه داشته است. بلندیِ خودت را کجا بساط کرده‌ای، اگر قرار نباشد کسی تأییدش کند؟',
				'در خواب هنوز یک یال مانده بود که ساعت زنگ زد. روز دوم، وقتی دیگر کسی نیست که برایش رسیده باشی، آن بالا چه می‌کنی؟',
			],
		},
		ar: {
			keywords: ['جبل', 'الجبل في المنام', 'تفسير حلم الجبل', 'صعود الجبل', 'قمة', 'منحدر'],
			titles: ['الجبل رجل ذو شأن', 'ما قاله الراعي العجوز عن القمّة'],
			excerpts: [
				'صعد بترارك جبلًا سنة ١٣٣٦ من أجل المنظر، ثم فتح كتابًا في القمّة فخجل من المنظر. كان الراعي قد حذّره على طريقته.',
				'الجبل عند المعبّرين إنسان: إمّا سند وإمّا عقبة. والمنحدر يزداد في عين المتعب، أو لعلّه يزداد في جوابه فقط.',
			],
			openings: [
				'جبل فانتو في جنوب فرنسا أصلع القمّة، يُرى من كلّ مكان، ولهذا وحده أراد بترارك أن يصعده. صعد مع أخيه، كما يقول، في السادس والعشرين من أبريل سنة ١٣٣٦. قال لهما راعٍ عجوز إنّه فعلها قبل خمسين سنة فلم يرجع إلّا بثياب ممزّقة. ومن فوق رأى بترارك نهر الرون وثلج الألب، ثم فتح كتاب أوغسطين الصغير فقرأ عن ناس يعجبون بالجبال ويغفلون عن أنفسهم، فلم ينطق بكلمة حتى بلغ السهل.',
				'في الحلم حافّة أخرى دائمًا. ينتهي الشجر، ويعلو صوت النَفَس، ولا بدّ أن يكون الكوخ ذو المصراع الأحمر خلف هذه الحافّة، فإذا خلفها منخفض فيه ثلج قديم، وبعد المنخفض حافّة. لا أحد يطارد، ولا عاصفة في الأفق. لكانت نزهة طيّبة لو أنّ لها آخرًا. ويعرف هذه الطريق كثيرون لم يملكوا في حياتهم حذاء جبل، وأغلبهم يعرفها من الليلة التي تسبق أوّل يوم في الأسبوع.',
			],
			body: [
				'يجعل المعبّرون من الجبل إنسانًا على الفور: سلطانًا قاسيًا، أو عالمًا ثابتًا، أو غاية عالية. فمن صعده وهو يتنفّس بيسر نالها، ومن صعده قائمًا بلا طريق نالها بمشقّة، ومن وقف في ظلّه احتمى بمن لا تهزّه الريح. وليس النزول شؤمًا عندهم إذا كان بإرادة صاحبه. فما يصنعه الجبل بالناس معلّق بأمر واحد، أفي صفّهم هو أم لا، وكذلك حال بعض الرؤساء وجميع الأجداد. ولا غرو أن تقول العربيّة عن صاحب القدر إنّه جبل، وعن الخَلق والطبع جِبلّة، كأنّ كلّ إنسان قُدّ من صخرة ما. وسؤال المعبّر بعد ذلك عن العشب والماء: أجبل مخصب يأوي إليه الناس، أم أجرد لا يُؤتى إلّا لحاجة؟',
				'ووراء هذا جبل آخر لا يظهر في خرائط المتنزّهين: قاف، أخضر كالزمرّد، يحيط بالأرض كما في كتب العجائب، ومن خلفه يسكن السيمرغ ولا طريق إليه. وفي الصين كُرّمت خمس قمم كأنّها زوايا الدنيا ووسطها، وكان الحاجّ يصعد جبل تاي على نحو سبعة آلاف درجة نحتها غيره، فليس الصعود هناك بطولة بقدر ما هو حديث طويل مع النحّاتين، ومن يلهث يلهث في جملة كتبها سواه. وأهل دمشق يصعدون قاسيون ليلًا، لا طلبًا للقمّة، بل ليروا نوافذهم من فوق.',
				'ولاحظ يونغ أنّ أحلام الصعود كثيرة في الشباب، وأنّ المهمّة في النصف الثاني من العمر تكون في الغالب هبوطًا. وبترارك، الذي صعد جبل فانتو سنة ١٣٣٦ من أجل المنظر ثم فتح على قمّته كتاب أوغسطين، شاهد من أهل الكتب: كان في الحادية والثلاثين وله ضمير شيخ، ونظر إلى داخله في اللحظة التي صار فيها الخارج أجمل ممّا ينبغي. ومن الباحثين من يشكّ في أنّه صعد أصلًا، فقد صُقلت رسالته في ذلك بعد سنين، وجاء المجاز فيها على المقاس كالقفّاز. ولو كان قد بقي في السفح يتخيّل لما تغيّرت من عبرته كلمة، وإن نقص منها العرق.',
				'لا اتّفاق إذن على ما يُراد من الجبل. المعبّر يريد سندًا، والشاعر الفارسيّ يريد ما وراءه، وبترارك يريد أن يكون قد ذهب وأن يُغفر له ذهابه. والحالم يريد أن يصل. وربّما كان أولاهم بالإصغاء راعٍ عجوز لقيه بترارك في الطريق، فهو الذي صعد مرّة، وما زال يذكر على وجه الدقّة كم كلّفه ذلك من ثياب، ولم يبنِ على ذلك حكمة.',
			],
			counter:
				'سنة ١٩٩٩ ذكر بهالا وبروفيت أنّ من يحمل حقيبة ثقيلة أو من أتعبه الجري يقدّر انحدار التلّ بأكثر ممّا هو. هديّة جميلة لقارئي الأحلام. وبعد عشر سنين بيّن فرانك دورغين أنّ كثيرين خمّنوا الجواب المنتظر، فلمّا قيل لبعضهم إنّ الحقيبة لأجهزة القياس فحسب رأوا ما يراه سائر الناس. قد يميل الجبل من التعب، وقد يميل الجواب وحده.',
			practices: [
				'ابحثوا عن طلعة أو درج طويل. قبل الصعود أميلوا الساعد بالزاوية التي تبدو للعين واحفظوها، ثم اصعدوا على مهل. وفي الأعلى استديروا وأميلوا الساعد من جديد للنزول، وقارنوا بين الزاويتين. اكتبوا الفرق بعدد الأصابع، وإلى جانبه العمل الذي بدا هذا الصباح شديد الانحدار. ثم أعطوا ذلك العمل زاوية بالساعد، مرّة قبل عشر دقائق من الاشتغال به ومرّة بعدها.',
				'ارسموا جبل الحلم في دقيقة، وضعوا علامة حيث كان الوقوف. ثم أضيفوا ثلاثة أشياء تسقطها الأحلام: من شقّ الطريق، ومن أين يأتي الماء، وماذا يُباع عند السفح. ثماني دقائق تكفي. وانظروا بعد ذلك إلى الواقف في الرسم، وقرّروا هل هو صاعد أم نازل أم مقيم هذه الليلة، واكتبوا القرار جملة واحدة فيها فعل صريح وليس فيها ربّما.',
			],
			closings: [
				'مزّق الراعي ثيابه هناك ولم يطلب مجازًا. أيّ قمّة من قممكم تُوصف لغريب بثمنها وحده، من غير ذكر المنظر ولا الهواء ولا من كان هناك؟',
				'بقيت حافّة واحدة ثم رنّ المنبّه. ما العمل فوق في اليوم الثاني، حين لا يبقى أحد يُراد أن يُقال له إنّ الوصول قد تمّ؟',
			],
		},
		es: {
			keywords: ['montaña', 'monte', 'soñar con montañas', 'escalar', 'cumbre', 'cima', 'cuesta'],
			titles: ['La cuesta es más cuesta con la mochila puesta', 'Petrarca mira hacia abajo'],
			excerpts: [
				'Para los árabes la montaña era una persona; en los Andes todavía se la saluda por su nombre. En sueños siempre queda otra loma.',
				'El 26 de abril de 1336 Petrarca subió a un monte por las vistas, abrió un libro en la cima y se avergonzó de las vistas.',
			],
			openings: [
				'En los pueblos de alrededor del Ausangate, en el Cusco, la montaña tiene carácter. Es un apu, un señor, y antes de un viaje o de abrir la tierra se le ofrecen tres hojas de coca, las mejores, sopladas hacia la nieve. No se le pide cualquier cosa. Al maestro recién llegado le explican que tal cumbre es generosa, que aquella otra es celosa y que la de más allá anda peleada con su hermana. Quien ahí sueña con un monte pregunta primero cuál.',
				'El Ventoux, en Provenza, es calvo por arriba y se ve desde todas partes; por eso quiso subir Petrarca. Subió, dice, el 26 de abril de 1336, con su hermano. Un pastor viejo les contó que él lo había hecho cincuenta años antes y que solo trajo la ropa rota. En la cima vio el Ródano y la nieve de los Alpes, abrió el san Agustín que llevaba encima, leyó sobre los hombres que admiran las montañas y se olvidan de sí, y no abrió la boca hasta el valle.',
			],
			body: [
				'Los intérpretes árabes hacen de la montaña, sin más trámite, una persona: un príncipe duro, un sabio que no se mueve, un propósito alto. El que sube respirando bien lo alcanza; el que sube a pico, sin senda, lo alcanza con dolor; y el que se queda a su abrigo tiene detrás a alguien a quien no impresionan los vientos. Bajar no es mala señal si uno quería. Lo que un monte pueda hacerte depende de que esté o no de tu parte, como ocurre con algunos jefes y con todas las abuelas.',
				'En China cinco picos hacían de esquinas y centro del mundo, y el peregrino subía al Tai por unos siete mil escalones labrados por otros, de modo que la ascensión era menos una hazaña que una larguísima conversación con los canteros. Los persas pusieron alrededor de la tierra el monte Qaf, verde como la esmeralda; detrás vive el Simurg y no hay camino.',
				'Jung observó que los sueños de subida abundan en los jóvenes y que, pasada la mitad de la vida, la tarea suele ser bajar. Petrarca, que en 1336 subió al Ventoux por las vistas y en la cima abrió a san Agustín, es la prueba libresca: tenía piernas de treinta y un años y conciencia de anciano, y miró hacia dentro justo cuando fuera se ponía demasiado hermoso. Hay estudiosos que dudan de que subiera. La carta en que lo cuenta se pulió mucho después y la alegoría le sienta como un guante.',
				'No está claro, pues, qué se le pide a una montaña. El intérprete quiere un valedor, el poeta persa lo que hay detrás, el de Aviñón haber estado y que se lo perdonen. Quien sueña quiere llegar. Acaso el digno de oírse sea el viejo pastor con el que se cruzó Petrarca, que sí subió y recordaba con exactitud lo que le había costado en calzones.',
			],
			counter:
				'En 1999 Bhalla y Proffitt publicaron que quien carga una mochila pesada, o viene cansado de correr, ve más empinadas las cuestas. Un hallazgo precioso para los lectores de sueños. Diez años después Frank Durgin mostró que muchos habían adivinado lo que se esperaba de ellos: si les decían que la mochila llevaba solo aparatos de medir, la cuesta era la de todos. El cansancio inclina el monte, o nada más la respuesta.',
			practices: [
				'Busca una cuesta o una escalera larga. Antes de subir pon el antebrazo con la inclinación que le calculas y recuérdala. Sube sin prisa. Arriba date la vuelta y mide otra vez con el brazo, ahora la bajada. Compara. Anota la diferencia en dedos y, al lado, la tarea que esta mañana te pareció tan pina. Ponle también a ella una inclinación, antes y después de dedicarle diez minutos.',
				'Dibuja en un minuto el perfil de la montaña de tu sueño y marca dónde estabas. Añade tres cosas que los sueños se saltan: quién abrió la senda, de dónde baja el agua y qué venden al pie. Con ocho minutos basta. Mira la figurilla y decide si sube, si baja o si hace noche ahí, y escríbelo en una sola frase que lleve verbo.',
			],
			closings: [
				'En el sueño quedaba una loma, y sonó el despertador. ¿Qué harías allá arriba el segundo día, cuando ya no hubiera nadie por quien haber llegado?',
				'El pastor se rompió la ropa y no pidió ninguna alegoría. ¿Cuál de tus cumbres le describirías a un desconocido por el precio, sin mencionar las vistas?',
			],
		},
	},
};
