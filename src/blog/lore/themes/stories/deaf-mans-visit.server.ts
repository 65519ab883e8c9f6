import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'deaf-mans-visit',
	motif: 'bread',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['deaf man’s visit', 'masnavi book one', 'rumi', 'listening', 'analogy', 'visiting the sick'],
			titles: ['“Thanks be to God,” he told the dying man', 'How are you? A conversation prepared at home'],
			excerpts: [
				'A deaf man visits a sick neighbour with all three answers ready. The illness does not keep to the script.',
				'Rumi’s funniest scene is a bedside visit. It was filed under logic.',
			],
			openings: [
				'In the language course the sixth lesson is called At the Doctor’s. How do you feel today? I am better, thank you. What have you eaten? I have eaten soup. One learns both parts. In the exam the examiner, a tired woman with a cold, departed from the text; to the question how she was she said that she was wretched, to be honest. “I am pleased to hear it,” said the candidate, “and what have you eaten?” He passed. His pronunciation was very good, and the form has no box for the rest.',
				'On ward four the visitors come at three. They carry grapes, and they carry sentences. You can tell from the way they stop at the door and move their lips that these have been rehearsed in the lift. A sentence like that has to be set down soon, it is heavy. And so the patient in bed seven, who had meant to say something that afternoon about the night, heard four times how well he was looking, and thanked each of them, and was rather tired when the grapes had been put into a bowl.',
			],
			body: [
				'A well-meaning person told a deaf man that his neighbour was ill. So it stands in the first book of the Masnavi. I must go, thought the deaf man; but what shall I understand of that faint voice? When I see his lips move I shall infer it from myself. I say, how are you, poor friend? He will say, well, or tolerably. I say, thanks be to God; what did you have to drink? He says, some sherbet or bean soup. I say, to your health; who is the doctor? He names him, and I say, a lucky foot, wherever he comes things turn out right. Thus prepared he set out.',
				'How are you? I am dying. Thanks be to God! The sick man was full of offence: what thanks are these, he has always been my enemy. What have you taken? Poison, he said. May it do you good! And who is coming to treat you? The angel of death; be off with you! His step is blessed, rejoice. And the deaf man went away glad that he had done what one owes a neighbour, while the other lay and looked through his memory for curses.',
				'“Through one conclusion which the deaf man drew / a friendship of ten years was brought to nothing.” The word for such a conclusion is qiyas, analogy: to reason from what one knows to what one does not. Lawyers of Islam argued about it for centuries, and the tale stands in Rumi just where he has spoken of the first to use it in pride, which was Satan, when he compared fire with clay. It is his opinion on the subject, told as a farce.',
				'What I admire is the fairness. He gives every step of the plan, and each is reasonable. The man is kind, he has thought about it, he takes his shoes and goes, which is more than all the neighbours who hear perfectly well. The mistake is made at one point only. He had reserved no place in the conversation for the other one.',
			],
			counter:
				'To make a deaf man the fool of the piece is cheap, and today one would not. He was the one person who had noticed that he might mishear, and prepared for it; those with good ears do not even do that. Formulas, moreover, are not contemptible. At a bedside they are sometimes all that people have, and a wrong sentence by one who came is worth more than the right ones by those who are still composing them.',
			practices: [
				'Before the next call or visit today write down the three sentences which the other person is going to say, word for word, and put the paper in your pocket. Then ask, and after each answer count to four before you speak. Afterwards take out the paper, and cross off what was really said. What you could not cross off is the length of your deafness, in sentences.',
				'Ask a person of your household how they are, and answer by nothing but a repetition of the last three words they have said, with a question mark. Do it for five minutes. It feels silly at first. Observe at which turn they stop reciting and begin to tell you something, and what you would have replied at that place by yourself. Keep that reply; it was meant for somebody else.',
			],
			closings: [
				'He slept well that night, in the belief that he had been good, and he had been. Next door somebody lay awake because of it. Which kindness of yours may have been delivered to the wrong conversation, and from whom could you find out?',
				'Ten years are many evenings, and a single “what do you mean?” would have saved them. Neither said it. What answer are you expecting so surely from a certain person that you have given up asking?',
			],
		},
		fa: {
			keywords: ['کر و همسایهٔ رنجور', 'عیادت', 'مثنوی دفتر اول', 'مولانا', 'قیاس', 'گوش دادن'],
			titles: ['به مردِ دم مرگ گفت شکر خدا', 'حالت چطور است؟ گفت‌وگویی که در خانه نوشته شد'],
			excerpts: [
				'ناشنوایی با سه جوابِ آماده به عیادت همسایه می‌رود. بیماری متن را حفظ نکرده است.',
				'خنده‌دارترین صحنهٔ مثنوی یک عیادت است. مولانا آن را در بابِ منطق گذاشته.',
			],
			openings: [
				'درس ششمِ کتابِ زبان «پیش پزشک» است. حال شما چطور است؟ بهترم، ممنون. چه خورده‌اید؟ سوپ خورده‌ام. آدم هر دو نقش را حفظ می‌کند. در امتحان، ممتحن که زنی خسته و سرماخورده بود از متن بیرون رفت و در جوابِ حال شما چطور است گفت راستش هیچ خوب نیستم. داوطلب گفت بسیار خوشحالم، و چه خورده‌اید؟ قبول شد. تلفظش خیلی خوب بود و برای باقیِ ماجرا در برگه خانه‌ای نگذاشته بودند.',
				'ساعت سه ملاقاتی‌ها می‌رسند. کمپوت می‌آورند و جمله. از همان که جلوی در می‌ایستند و لب می‌جنبانند پیداست که جمله را در آسانسور تمرین کرده‌اند. چنین جمله‌ای سنگین است و باید زود زمینش گذاشت. این‌طور شد که بیمارِ تخت هفت که می‌خواست آن روز چیزی از شبش بگوید چهار بار شنید که ماشاءالله چه خوب شده‌ای، و از هر چهار نفر تشکر کرد، و وقتی کمپوت‌ها را روی میز چیدند دیگر خسته بود.',
			],
			body: [
				'نیک‌خواهی به کری خبر داد که همسایه‌ات رنجور است. دفتر اول مثنوی است. کر با خود گفت باید بروم، ولی از صدای ضعیفِ او چه می‌فهمم؟ لبش که جنبید از خودم قیاس می‌گیرم. می‌گویم چونی؟ می‌گوید خوبم یا نیکم. می‌گویم شکر؛ چه خوردی؟ می‌گوید شربتی یا ماشبایی. می‌گویم نوش جان؛ طبیبت کیست؟ نامی می‌گوید و می‌گویم پایش مبارک است، هر جا برود کار درست می‌شود. این‌ها را سرِ هم کرد و راه افتاد.',
				'گفت چونی؟ گفت مُردم. گفت شکر! بیمار از این حرف پر از آزار شد، که این چه شکری است، لابد همیشه بدِ ما را می‌خواسته. گفت چه خورده‌ای؟ گفت زهر. گفت نوش جانت. گفت کدام طبیب می‌آید؟ گفت عزرائیل، برو! گفت پایش مبارک است، شاد باش. و کر شادمان بیرون آمد که حق همسایگی را گزاردم، و آن یکی در بستر افتاده بود و در حافظه‌اش دنبال دشنام می‌گشت.',
				'«از قیاسی که بکرد آن کر گزین / صحبت ده‌ساله باطل شد بدین». قیاس یعنی از آنچه می‌دانی به آنچه نمی‌دانی پل بزنی. فقیهان قرن‌ها سر آن بحث کرده بودند و مولانا این قصه را همان‌جا گذاشته که از نخستین قیاس‌کننده می‌گوید، از ابلیس، که آتش را با گل سنجید. نظرش را دربارهٔ یکی از دشوارترین مسئله‌های مدرسه به شکل مضحکه گفته است و شاگردها خندیده‌اند و شاید بعضی هم فهمیده‌اند که به خودشان خندیده‌اند.',
				'آنچه من می‌پسندم انصافِ اوست. نقشه را پله‌پله می‌گوید و هر پله‌اش معقول است. مرد مهربان است، فکرش را کرده، کفش پوشیده و رفته، که از همهٔ همسایه‌های شنوا بیشتر است. اشتباه فقط یک جاست: در آن گفت‌وگو برای آن دیگری جایی نگه نداشته بود، حتی به اندازهٔ یک نفس.',
			],
			counter:
				'کر را مسخرهٔ قصه کردن ارزان است و امروز نمی‌کردیم. او تنها کسی بود که می‌دانست شاید درست نشنود و فکری برایش کرد؛ ما که گوشمان سالم است این را هم نمی‌کنیم. تعارف هم چیز حقیری نیست. کنارِ تخت بیمار گاهی آدم‌ها جز همان دو سه عبارت چیزی ندارند، و جملهٔ غلطِ کسی که آمد از جمله‌های درستِ کسانی که هنوز در خانه مشغول نوشتنش هستند باارزش‌تر است.',
			practices: [
				'امروز پیش از تلفن یا دیدار بعدی سه جمله‌ای را که آن آدم خواهد گفت کلمه به کلمه بنویس و در جیبت بگذار. بعد بپرس و پس از هر جواب پیش از حرف زدن تا چهار بشمار. آخر سر کاغذ را دربیاور و آنچه را واقعاً گفته شد خط بزن. هر چه خط نخورد اندازهٔ ناشنواییِ توست، به جمله.',
				'از یکی از اهل خانه حالش را بپرس و در جواب فقط سه کلمهٔ آخرِ حرف خودش را با علامت سؤال تکرار کن. پنج دقیقه همین کار را بکن. اولش مسخره است. ببین در کدام رفت و برگشت از حفظ خواندن می‌افتد و چیزی برایت می‌گوید، و تو آنجا اگر به حال خودت بودی چه جوابی می‌دادی. آن جواب را نگه دار؛ مالِ کس دیگری بود.',
			],
			closings: [
				'آن شب خوب خوابید، خیالش راحت که نیکی کرده، و کرده بود. دیواربه‌دیوارش یکی از همان نیکی خوابش نبرد. کدام مهربانیِ تو شاید به گفت‌وگویی عوضی رسیده باشد، و این را از چه کسی می‌شود فهمید؟',
				'ده سال شب‌های زیادی می‌شود و یک «یعنی چه؟» نگهش می‌داشت. هیچ‌کدام نگفتند. از چه کسی جوابی را چنان با یقین منتظری که دیگر سؤالش را نمی‌پرسی؟',
			],
		},
		ar: {
			keywords: ['عيادة الأصم', 'الأصم وجاره المريض', 'المثنوي', 'جلال الدين الرومي', 'القياس', 'الإصغاء'],
			titles: ['قال للمحتضر: الحمد لله', 'كيف الحال؟ حوار كُتب في البيت'],
			excerpts: [
				'ذهب أصمّ إلى عيادة جاره ومعه الأجوبة الثلاثة جاهزة. غير أنّ المرض لم يحفظ دوره.',
				'أطرف مشهد في المثنويّ عيادة مريض. وقد وضعه صاحبه في باب القياس.',
			],
			openings: [
				'الدرس السادس في كتاب اللغة عنوانه «عند الطبيب». كيف حالكم؟ أنا أحسن، شكرًا. ماذا أكلتم؟ أكلت حساء. ويحفظ الطالب الدورين معًا. وفي الامتحان خرجت الممتحِنة عن النصّ، وكانت متعبة مزكومة، فلمّا سألها الطالب عن حالها قالت إنّها بصراحة في أسوأ حال. قال الطالب: يسعدني ذلك كثيرًا، وماذا أكلتم؟ ونجح. كان نطقه حسنًا جدًّا، ولم يكن في ورقة التقويم خانة لسائر ما جرى، فكتبت الدرجة ومسحت أنفها ونادت على الاسم التالي.',
				'يصل الزوّار إلى القسم الرابع في الساعة الثالثة. يحملون العنب ويحملون الجُمَل. ومن وقوفهم عند الباب وحركة شفاههم يُعرف أنّهم تمرّنوا عليها في المصعد. والجملة المحفوظة ثقيلة، فلا بدّ من وضعها على الأرض في أسرع وقت. وهكذا سمع المريض في السرير السابع، وكان ينوي أن يقول في ذلك العصر شيئًا عن ليلته، أربع مرّات أنّ وجهه اليوم أحسن بكثير. وشكر الأربعة جميعًا واحدًا واحدًا، وكان قد تعب حين صُفّ العنب في الصحن وانصرفوا.',
			],
			body: [
				'أخبر رجل طيّب أصمّ بأنّ جاره مريض. هكذا تبدأ الحكاية في الجزء الأوّل من المثنويّ. قال الأصمّ في نفسه: لا بدّ أن أذهب، ولكن ماذا أفهم من صوت ضعيف؟ إذا رأيت شفتيه تتحرّكان قست ذلك على ما في نفسي. أقول كيف أنت؟ فيقول بخير. فأقول الحمد لله، وماذا شربت؟ فيقول شرابًا أو حساء ماش. فأقول هنيئًا، ومن الطبيب؟ فيسمّيه، فأقول قدمه مباركة، ما دخل بيتًا إلّا صلح الأمر فيه. وإذ أحكم الأسئلة والأجوبة على هذا النحو لبس نعليه وخرج.',
				'قال: كيف أنت؟ قال: متّ. قال: الحمد لله! فامتلأ المريض غيظًا من هذا الحمد، وقال في نفسه إنّه كان يضمر لي العداوة من زمان. قال: ماذا أكلت؟ قال: سمًّا. قال: هنيئًا مريئًا. قال: ومن يأتيك من الأطبّاء؟ قال: ملك الموت، فاغرب عنّي! قال: قدمه مباركة، فأبشر. وخرج الأصمّ مسرورًا بأنّه أدّى حقّ الجوار، وبقي الآخر مستلقيًا في فراشه يفتّش في ذاكرته عن الشتائم ويرتّبها.',
				'وخلاصة الأمر في ترجمتنا: «من ظنّ ظنّه ذلك الأصمّ / بطلت به صحبة عشر سنين». واللفظ في الأصل «قياس» بلفظه العربيّ، وهو أن يُحمل ما لا يُعلم على ما يُعلم. تجادل فيه أهل الأصول قرونًا، وقد وضع الروميّ الحكاية في الموضع الذي يذكر فيه أوّل من قاس متكبّرًا، وهو إبليس حين وازن بين النار والطين. فرأيه في مسألة من أعسر مسائل المدارس قاله على هيئة مهزلة، وضحك التلاميذ، ولعلّ بعضهم أدرك في الطريق إلى بيته ممّ كان يضحك.',
				'والذي يعجبني في الحكاية هو الإنصاف. ذكر الخطّة درجة درجة، وكلّ درجة منها معقولة. الرجل رحيم القلب، وقد فكّر في الأمر، ولبس نعليه ومضى، وهذا أكثر ممّا صنعه الجيران السامعون كلّهم. ومن أدب العيادة المأثور أن تُخفَّف الزيارة، وقد خفّفها حقًّا: ثلاثة أسئلة وثلاثة أجوبة، ثم انصرف. والخطأ في موضع واحد: لم يترك في ذلك الحوار مكانًا لصاحبه، ولو مقدار نَفَس واحد بين سؤال وجواب.',
			],
			counter:
				'السخرية من أصمّ سهلة رخيصة، ولو كُتبت الحكاية اليوم لاختير لها غيره. فهو وحده الذي علم أنّه قد لا يسمع واستعدّ لذلك، وأصحاب الآذان السليمة لا يصنعون حتى هذا. ثم إنّ العبارات المحفوظة لا تُحتقر. فقد لا يكون عند الناس بجانب السرير شيء سواها، وجملة خاطئة ممّن جاء خير من جمل صحيحة عند من لا يزال في بيته ينقّحها ويؤجّل الخروج إلى أن يشفى المريض أو يُعزّى أهله.',
			practices: [
				'قبل المكالمة أو الزيارة القادمة اليوم اكتبوا الجمل الثلاث التي سيقولها الطرف الآخر، كلمة كلمة، وضعوا الورقة في الجيب. ثم يأتي السؤال، وبعد كلّ جواب يُعدّ في السرّ إلى أربعة قبل الكلام. وفي الختام تُخرج الورقة ويُشطب منها ما قيل حقًّا. وما لم يُشطب هو مقدار صممنا مقيسًا بالجمل، وهو مقياس لا يجرح أحدًا، ويمكن أن يعاد في الأسبوع القادم.',
				'اسألوا واحدًا من أهل البيت عن حاله، ولا يكن الجواب عن كلامه إلّا إعادة آخر ثلاث كلمات قالها، بنغمة السؤال. خمس دقائق على هذا. سيبدو الأمر مضحكًا في أوّله، ثم يتغيّر. ويُنتبه عند أيّ مرّة يكفّ عن التسميع ويبدأ بالحكاية، وماذا كان سيقال له هناك لو تُركنا على عادتنا. ويُحفظ ذلك الجواب الذي لم يُقل، فقد كان لشخص آخر.',
			],
			closings: [
				'نام تلك الليلة قرير العين لأنّه أحسن إلى جاره، وقد أحسن. ومن وراء الجدار إنسان أرّقه ذلك الإحسان. فأيّ معروف لنا لعلّه وصل على غير علم منّا إلى حوار غير حواره، وممّن يمكن اليوم أن نعرف؟',
				'في عشر سنين أماسٍ كثيرة، وكان يكفي لحفظها سؤال واحد: ماذا تقصد؟ ولم يقله في وقته أيّ منهما. فممّن ننتظر نحن جوابًا بعينه ونثق به حتى كففنا منذ زمن عن السؤال؟',
			],
		},
		es: {
			keywords: [
				'la visita del sordo',
				'masnaví libro primero',
				'rumi',
				'escuchar',
				'analogía',
				'visitar a un enfermo',
			],
			titles: ['«Gracias a Dios», le dijo al moribundo', '¿Cómo estás? Una conversación escrita en casa'],
			excerpts: [
				'Un sordo visita a su vecino enfermo con las tres respuestas preparadas. La enfermedad no se ha aprendido el papel.',
				'La escena más cómica de Rumi es una visita de cortesía. Él la archivó en lógica.',
			],
			openings: [
				'La lección sexta del curso de idiomas se llama En el médico. ¿Cómo está usted? Estoy mejor, gracias. ¿Qué ha comido? He comido sopa. Uno se aprende los dos papeles. En el examen la examinadora, una mujer cansada y con catarro, se salió del texto: a la pregunta de cómo estaba contestó que fatal, la verdad. «Cuánto me alegro —dijo el alumno—. ¿Y qué ha comido?» Aprobó. La pronunciación era muy buena, y para lo demás no había casilla en el impreso.',
				'A la planta cuarta las visitas llegan a las tres. Traen uvas y traen frases. Por cómo se paran en la puerta y mueven los labios se nota que las han ensayado en el ascensor. Una frase así pesa, hay que dejarla pronto en alguna parte. Y de ese modo el enfermo de la cama siete, que aquella tarde quería contar algo de su noche, oyó cuatro veces el buen aspecto que tenía, dio cuatro veces las gracias, y para cuando las uvas estuvieron en el frutero ya se había cansado.',
			],
			body: [
				'Una buena persona le dijo a un sordo que su vecino estaba enfermo. Así empieza, en el libro primero del Masnaví. Tengo que ir, pensó el sordo, pero ¿qué voy a entender de una voz tan débil? Cuando vea que mueve los labios, lo deduciré por mí. Le digo: ¿cómo estás, pobre amigo? Dirá que bien o que tirando. Digo: gracias a Dios, ¿qué has tomado? Dirá que un jarabe o un caldo de judías. Digo: que te aproveche, ¿quién te trata? Nombrará a alguien, y digo: ese trae buena suerte, donde pone el pie todo se arregla. Así pertrechado, se calzó y salió.',
				'¿Cómo estás? Muriéndome. ¡Gracias a Dios! El enfermo se llenó de rabia: qué gracias son esas, este siempre me ha querido mal. ¿Qué has tomado? Veneno. ¡Que te aproveche! ¿Y quién viene a verte? El ángel de la muerte: ¡lárgate! Bendito sea su pie, alégrate. Y el sordo se marchó contento de haber cumplido con lo que se debe a un vecino, mientras el otro buscaba maldiciones en la memoria y las iba ordenando.',
				'«Por una conjetura que hizo aquel sordo / se echó a perder una amistad de diez años». La conjetura se llama qiyas, analogía: tender un puente de lo que uno sabe a lo que no. Los juristas del islam discutieron sobre ella durante siglos, y el cuento está colocado justo donde Rumi habla del primero que la usó con soberbia, que fue Satanás al comparar el fuego con el barro. Es su opinión sobre uno de los problemas más arduos de la escuela, en forma de sainete.',
				'Lo que admiro es lo justo que es. Da todos los pasos del plan y cada uno es razonable. El hombre tiene buen corazón, lo ha pensado, se ha puesto los zapatos y ha ido, que es más de lo que han hecho los vecinos que oyen perfectamente. Se equivoca en un único punto. En aquella conversación no había reservado sitio para el otro.',
			],
			counter:
				'Hacer de un sordo el tonto de la pieza es barato, y hoy se buscaría a otro. Fue el único que contó con que podía oír mal y se preparó; los de buen oído ni eso. Las fórmulas, además, no son despreciables. Junto a una cama son a veces lo único que se tiene, y vale más la frase equivocada de quien vino que las acertadas de quienes siguen en casa redactándolas.',
			practices: [
				'Antes de la próxima llamada o visita de hoy, escribe palabra por palabra las tres frases que va a decir la otra persona y métete el papel en el bolsillo. Pregunta, y tras cada respuesta cuenta hasta cuatro antes de hablar. Luego saca el papel y tacha lo que se dijo de verdad. Lo que quede sin tachar es el tamaño de tu sordera, medida en frases.',
				'Pregúntale a alguien de casa cómo está y contesta solamente repitiendo, en tono de pregunta, las tres últimas palabras que haya dicho. Hazlo cinco minutos. Al principio resulta ridículo. Observa en qué vuelta deja de recitar y se pone a contarte algo, y qué le habrías respondido tú en ese punto. Guárdate esa respuesta; era para otra persona.',
			],
			closings: [
				'Aquella noche durmió bien, convencido de haber sido bueno, y lo había sido. Al otro lado del tabique, alguien no pegaba ojo por ese motivo. ¿Qué amabilidad tuya fue a parar quizá a otra conversación, y por quién podrías enterarte?',
				'Diez años son muchas tardes, y un solo «¿qué quieres decir?» las habría salvado. No lo dijo ninguno. ¿De quién esperas con tanta seguridad una respuesta que ya no haces la pregunta?',
			],
		},
	},
};
