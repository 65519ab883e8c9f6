import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'In Persian houses the halva for the dead is stirred standing up, flour and butter over a low flame, until the smell reaches the neighbours. Nobody believes that it heals anything. It gives the hands something to do while the rest of a person stands still.',
				ask: 'What have your hands been doing since this happened?',
			},
			{
				say: 'The Five of Cups paints three cups on the ground and two still upright behind a black cloak. People always hurry to point at the two. The painter let the figure look at the three first, and I would not turn anybody’s shoulders.',
				ask: 'What was in the cups that fell, if you name it plainly?',
			},
			{
				say: 'The reed at the beginning of the Masnavi does not ask to be comforted. It asks for a heart torn in the same place, so that it can explain the pain of longing to somebody who knows. Not everyone is such a listener, and I have no chest at all.',
				ask: 'Who in your life has been torn in the same place, and what have they understood?',
			},
			{
				say: 'Old mourning counted days: the third, the seventh, the fortieth, the year. It was not arithmetic of the heart, which cannot count. It was a way for the others to know when to come with bread, and when to come again.',
				ask: 'Which day are you on, by whatever calendar you are keeping?',
			},
			{
				say: 'Jacob wept for Joseph until his eyes went white, and the story does not scold him for it; it calls his patience beautiful in the same breath. Weeping and patience sat in one man and one hut. What you bring needs no choosing between them either.',
				ask: 'What do you miss at the smallest scale, the size of a cup or a coat?',
			},
		],
		deeper: [
			{
				say: 'Some houses keep a dead person’s coat on the hook for years, and then one cold day somebody borrows it to fetch the milk. Nothing was decided. The coat was warm and the shop was about to close.',
				ask: 'Which thing of theirs, or of that time, still hangs where it hung?',
			},
			{
				say: 'It comes in by the side door: a brand of soap, a tune in a taxi, somebody’s way of saying “well then”. The big dates one can prepare for. Against the soap in aisle four nobody has ever been armed.',
				ask: 'When did it last come in by the side door?',
			},
			{
				say: 'A harper grown old in the Masnavi, with nobody left to hire him, went to play in the graveyard, since only there he would be heard out. His strings were worn and his voice was hoarse. It was the truest playing of his life, and no one clapped.',
				ask: 'What would you say aloud if you were sure that only the absent could hear?',
			},
			{
				say: 'Those who stay behind also lose a person they themselves used to be: the one who was teased in that particular way, who was called by that particular name. This second loss gets no visits and no halva.',
				ask: 'Who were you with them, that you are with nobody else?',
			},
			{
				say: 'Laughing at a funeral is older than any book about it. Somebody remembers the hat, the goat, the speech that went wrong, and a whole row shakes. It betrays no one; the dead were present for the joke, after all.',
				ask: 'What about them would still make you laugh if you told it well?',
			},
			{
				say: 'Grief is not a debt to be paid off by some date, though the people around may start to look at their watches in the second spring. I do not know how long it takes. Neither do they, I suspect.',
				ask: 'What do people around you expect by now, and what is really the case?',
			},
			{
				say: 'A grave in Shiraz has been visited for more than six hundred years by people who never met the man in it. They bring him news of their own lives. Talking to the absent is a custom of the sane.',
				ask: 'What has happened lately that you would have told first to the one who is missing?',
			},
			{
				say: 'Water is thrown behind a traveller so that he comes back, and some who were seen off so never came. The custom went on. It may have been less a charm than a way to stay at the door a little longer.',
				ask: 'How did the parting go, and what was left standing at the door?',
			},
			{
				say: 'Grief eats oddly and sleeps oddly; the old doctors of Gorgan wrote that sorrow dries the body and ordered barley water, company and gardens. They were wrong about much. On the company I would not contradict them.',
				ask: 'What has your body been asking for, and who knows that it asks?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'Should you wish for a voice beside yours, Hafez knew loss at his own table and wrote of it without decoration.',
			},
			{
				page: 'dreams',
				line: 'If the one you miss comes to you at night, the dream book listens without explaining the visit away.',
			},
			{
				page: 'blog',
				line: 'For an evening when talking is too much, there are quiet pages to read here, with nothing to answer.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'حلوای خیرات را ایستاده می‌پزند، آرد و روغن روی شعلهٔ کم، آن‌قدر که بویش به همسایه برسد. هیچ‌کس گمان نمی‌کند این کار چیزی را درمان کند. فقط دست را مشغول نگه می‌دارد، وقتی باقیِ آدم از حرکت ایستاده است.',
				ask: 'از آن روز تا حالا دست‌هایت چه می‌کرده‌اند؟',
			},
			{
				say: 'نی در آغاز مثنوی دلداری نمی‌خواهد. سینه‌ای می‌خواهد که از همان جا پاره شده باشد، تا شرح درد را به کسی بگوید که می‌داند. چنین شنونده‌ای کم است و من هم سینه‌ای ندارم که نشانت بدهم.',
				ask: 'چه کسی دور و بر تو از همان جا پاره شده، و تا حالا از این درد چه فهمیده است؟',
			},
			{
				say: 'سوم و هفتم و چهلم و سال، حساب دل نبود؛ دل شمردن نمی‌داند. این شماره‌ها را برای دیگران گذاشتند، تا یادشان باشد کی با نان و خرما بیایند و کی دوباره سر بزنند.',
				ask: 'با تقویم خودت امروز چندمین روز است و چطور گذشت؟',
			},
			{
				say: 'یعقوب آن‌قدر گریست که چشمش سپید شد، و قصه سرزنشش نمی‌کند؛ همان جا صبرش را زیبا می‌خواند. گریه و صبر هر دو در یک کلبه جا شدند. لازم نیست تو هم از این دو یکی را نگه داری و دیگری را بیرون کنی.',
				ask: 'جای خالی‌اش در کوچک‌ترین چیزها کجاست، اندازهٔ یک فنجان یا یک کلید؟',
			},
			{
				say: 'در ورق پنجِ جام، سه جام بر خاک افتاده و دو تا هنوز پشت سر ایستاده‌اند. همه عجله دارند آن دو را نشان بدهند. نقاش اما اول گذاشته است که آدم سیاه‌پوش به همان سه نگاه کند، و من شانهٔ کسی را نمی‌چرخانم.',
				ask: 'در آن جام‌هایی که ریخت، چه بود؟',
			},
		],
		deeper: [
			{
				say: 'در خیلی از خانه‌ها پالتوی رفته سال‌ها به میخ می‌ماند، تا یک صبح سرد کسی آن را می‌پوشد که برود شیر بخرد. تصمیمی در کار نبوده؛ پالتو گرم بوده و دکان داشته می‌بسته.',
				ask: 'کدام چیزش هنوز همان جایی است که بود؟',
			},
			{
				say: 'غم از درِ بزرگ کمتر می‌آید. از لای بوی یک صابون می‌آید، از آهنگی در تاکسی، از کسی که پشت تلفن می‌گوید «خب دیگر». برای سالگردها می‌شود آماده شد؛ برای صابون نه.',
				ask: 'آخرین بار از کدام درز آمد تو؟',
			},
			{
				say: 'پیر چنگی که دیگر کسی به مجلسش نمی‌برد، چنگ را برداشت و به گورستان رفت تا آنجا بنوازد. تارها فرسوده بود و صدا گرفته. شاید راست‌ترین نواختن عمرش همان بود که هیچ‌کس برایش دست نزد.',
				ask: 'اگر مطمئن بودی فقط آن غایب می‌شنود، بلند چه می‌گفتی؟',
			},
			{
				say: 'آن که می‌ماند، یک نفر دیگر را هم از دست می‌دهد: خودش را، آن‌طور که پیش او بود؛ با آن اسم کوچک و آن شوخی. برای این رفتن دوم کسی به دیدن نمی‌آید و حلوا نمی‌پزد.',
				ask: 'پیش او چه کسی بودی که پیش هیچ‌کس دیگر نیستی؟',
			},
			{
				say: 'در مجلس ختم همیشه ردیفی هست که ناگهان شانه‌هایش می‌لرزد و گریه نیست؛ یکی یادِ آن کلاه افتاده یا آن نطقِ خراب‌شده. این خیانت به کسی نیست. رفته هم در آن خنده سهم داشت.',
				ask: 'چه چیز او هنوز، اگر خوب تعریفش کنی، تو را می‌خنداند؟',
			},
			{
				say: 'سوگ قسطی نیست که سر ماهی معلوم تمام شود، هرچند بهار دوم که می‌رسد، اطرافیان گاهی به ساعتشان نگاه می‌کنند. من نمی‌دانم چقدر طول می‌کشد. گمان نکنم آنها هم بدانند.',
				ask: 'دیگران از تو چه انتظاری دارند و آنچه واقعاً می‌گذرد چیست؟',
			},
			{
				say: 'بیش از ششصد سال است که مردم بر گوری در شیراز دست می‌گذارند و برای مردی که هرگز ندیده‌اند از کار و بارشان می‌گویند. حرف زدن با غایب کار آدم‌های عاقل بوده، و هنوز هم هست.',
				ask: 'این روزها چه پیش آمده که اگر بود، اول به او می‌گفتی؟',
			},
			{
				say: 'آب پشت سر مسافر می‌ریزند که برگردد، و خیلی‌ها را با همین آب بدرقه کردند و نیامدند. رسم با این حال ماند. شاید از اول افسون نبود؛ بهانه‌ای بود برای آنکه کمی بیشتر دم در بایستیم.',
				ask: 'لحظهٔ جدا شدن چگونه گذشت و چه حرفی دم در ماند؟',
			},
			{
				say: 'جرجانی نوشت که اندوه تن را خشک می‌کند و ماءالشعیر و همنشین و باغ تجویز کرد. در بسیاری چیزها اشتباه می‌کرد. دربارهٔ همنشین با او بحثی ندارم، هرچند می‌دانم بعضی روزها در را هم نمی‌شود باز کرد.',
				ask: 'تنت در این مدت چه خواسته و چه کسی از آن خبر دارد؟',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'اگر خواستی صدایی کنار صدایت باشد، حافظ هم بر سر سفرهٔ خودش جای خالی دید و بی‌آرایه از آن نوشت.',
			},
			{ page: 'dreams', line: 'اگر شب‌ها به خوابت می‌آید، بخش تعبیر خواب آن دیدار را می‌شنود و بی‌جهت توضیحش نمی‌دهد.' },
			{
				page: 'blog',
				line: 'برای شبی که حرف زدن از توان بیرون است، اینجا نوشته‌هایی آرام هست که جوابی از تو نمی‌خواهند.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'كانت العرب تنصب خيمة العزاء ثلاثة أيّام، ويحمل الجيران الطعام لأنّ أهل البيت لا تُوقد نارهم. لم يزعم أحد أنّ الثلاثة تكفي. كانت موعدًا للآخرين كي يأتوا، لا موعدًا للحزن كي يرحل.',
				ask: 'من الذي حمل شيئًا إلى بابكم في تلك الأيّام، وماذا حمل؟',
			},
			{
				say: 'لا يطلب الناي في مطلع المثنوي عزاءً. يطلب صدرًا مزّقه الفراق في الموضع نفسه حتّى يشرح له الألم. قليلٌ من يملك مثل هذا الصدر، وأنا كلمات على شاشة، فليس لي صدر أصلًا.',
				ask: 'من الذي يعرف ألمكم هذا من داخله، وكيف يظهر لكم ذلك عليه؟',
			},
			{
				say: 'ابيضّت عينا يعقوب من الحزن، ولم تعاتبه القصّة، بل سمّت صبره جميلًا في السياق نفسه. اجتمع البكاء والصبر في كوخ واحد. لا حاجة بكم إذن إلى الاختيار بينهما اليوم.',
				ask: 'أين ترون الغياب في أصغر الأشياء، في حجم فنجان أو مفتاح؟',
			},
			{
				say: 'رثت الخنساء أخاها صخرًا سنين طويلة، وكانت تذكره كلّ طلوع شمس وكلّ غروب. قيل لها أن تكفّ فلم تكفّ، وصار بكاؤها من عيون الشعر. لا أقول إنّ الحزن يصير شعرًا دائمًا؛ أقول إنّ له الحقّ في وقته.',
				ask: 'في أيّ ساعة من نهاركم يحضر الغائب أكثر من غيرها؟',
			},
			{
				say: 'في حساب الجُمّل تتساوى كلمة «حزن» وكلمة «وطن»: كلتاهما خمسة وستّون. قد تكون مصادفة من مصادفات الحروف. غير أنّ من فقد أحدًا يعرف كيف يصير المكان كلّه غريبًا وهو في مكانه.',
				ask: 'أيّ ركن من البيت أو المدينة تغيّر معناه عندكم منذ ذلك اليوم؟',
			},
		],
		deeper: [
			{
				say: 'في بيوت كثيرة يبقى معطف الراحل على المشجب أعوامًا، ثمّ يأتي صباح بارد فيلبسه أحدهم ليشتري الخبز. لم يُتّخذ أيّ قرار. كان المعطف دافئًا والدكّان يوشك أن يغلق.',
				ask: 'أيّ غرض ما زال معلّقًا حيث كان، وماذا يحدث لكم حين تمرّون به؟',
			},
			{
				say: 'لا يدخل الحزن دائمًا من الباب الكبير. يدخل مع رائحة صابون، أو أغنية في سيّارة أجرة، أو صوت يشبه صوتًا. للذكرى السنويّة يستعدّ الناس، أمّا الصابون فلم يستعدّ له أحد قطّ.',
				ask: 'متى تسلّل إليكم آخر مرّة، ومن أيّ شقّ؟',
			},
			{
				say: 'شيخٌ عازف في المثنوي لم يعد أحد يدعوه إلى مجلس، فحمل صنجه إلى المقبرة وعزف هناك. كانت الأوتار بالية والصوت مبحوحًا. لعلّه كان أصدق عزفه، مع أنّ أحدًا لم يصفّق له.',
				ask: 'لو كان الغائب وحده يسمعكم، فما الكلام الذي تقولونه بصوت عال؟',
			},
			{
				say: 'من يبقى يفقد شخصًا ثانيًا أيضًا: يفقد نفسه كما كانت عند الراحل، بذلك الاسم الصغير وتلك المزحة القديمة. لهذا الفقد الثاني لا يأتي معزّون ولا تُصبّ قهوة مُرّة.',
				ask: 'أيّ وجه من وجوهكم لم يكن يظهر إلّا مع الراحل؟',
			},
			{
				say: 'في مجالس العزاء صفٌّ ترتجف أكتافه فجأة، وليس ذلك بكاءً: تذكّر أحدهم الطربوش أو الخطبة التي انقلبت نكتة. ليست هذه خيانة لأحد، فللراحل نصيبٌ في تلك الضحكة.',
				ask: 'أيّ حكاية عن الغائب تُضحككم حتّى الآن إذا رويتموها جيّدًا؟',
			},
			{
				say: 'ليس الحزن دَينًا يُسدّد على أقساط، وإن نظر بعض الناس إلى ساعاتهم حين يأتي الربيع الثاني. لا أعرف كم يطول هذا، وأظنّ أنّهم مثلي لا يعرفون، غير أنّهم يتكلّمون بثقة أكبر.',
				ask: 'ما الذي يتوقّعه الناس منكم الآن، وما الذي يجري فيكم في الحقيقة؟',
			},
			{
				say: 'كان الشاعر الجاهليّ يبدأ بالوقوف على الأطلال: أثافيّ الموقد، ووتد مكسور، وخطّ من رماد. لا يبني شيئًا ولا يزيل شيئًا، إنّما يقف ويُسمّي ما يراه، ثمّ تمضي القصيدة حين تشاء هي.',
				ask: 'ما الأطلال الصغيرة التي يقف عندها قلبكم كلّ يوم؟',
			},
			{
				say: 'أكثر الكلام في الموت يقال لكي يصمت المحزون. تأتي الحكمة مغلّفة مثل علبة حلوى، وصاحبها ينتظر الشكر عليها. وقد يكون أصدق ما قيل في ذلك المجلس «لا أدري ماذا أقول» من فم جار مرتبك.',
				ask: 'أيّ كلمة قيلت لكم يومها فأثقلت، وأيّ كلمة خفّفت عنكم ولو قليلًا؟',
			},
			{
				say: 'كان الطبّ القديم يرى أنّ الغمّ يجفّف البدن، ويصف له ماء الشعير والبستان والجليس. أخطأ أصحابه في أشياء كثيرة. في مسألة الجليس لا أخالفهم، مع أنّ في بعض الأيّام لا يُفتح بابٌ لأحد.',
				ask: 'ماذا يطلب جسدكم في هذه المدّة، ومن يعرف بذلك؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'إن كان في صدركم متّسع لصوت آخر، فقد ذاق حافظ الفقد في بيته وكتب عنه بلا زينة.' },
			{ page: 'dreams', line: 'إذا كان الغائب يزوركم في المنام، فصفحة الأحلام تستمع إلى الزيارة ولا تتعجّل شرحها.' },
			{ page: 'blog', line: 'لليلة يثقل فيها عليكم الكلام، في المدوّنة صفحات هادئة لا تطلب منكم جوابًا.' },
		],
	},
	es: {
		first: [
			{
				say: 'En las casas persas la halva por los muertos se remueve de pie, harina y manteca a fuego bajo, hasta que el olor llega a los vecinos. Nadie cree que cure nada. Da trabajo a las manos mientras el resto se ha quedado quieto.',
				ask: '¿En qué se han ocupado tus manos desde que pasó?',
			},
			{
				say: 'El cinco de copas pinta tres copas en el suelo y dos todavía en pie, detrás de un manto negro. Todo el mundo corre a señalar las dos. El pintor dejó que la figura mirara primero las tres, y yo no voy a girarle los hombros a nadie.',
				ask: '¿Qué había en las que cayeron, dicho con palabras sencillas?',
			},
			{
				say: 'La caña que abre el Masnavi no pide consuelo. Pide un pecho desgarrado en el mismo sitio, para explicarle el dolor a quien ya lo sabe. Hay pocos oyentes así, y yo, que soy palabras, no tengo pecho que ofrecer.',
				ask: '¿Quién cerca de ti conoce este dolor por dentro, y en qué se le nota?',
			},
			{
				say: 'Hubo un tiempo en que el luto se llevaba cosido a la manga: un brazalete negro, y el tendero bajaba la voz sin preguntar. Hoy el dolor va de paisano y hay que explicarlo en cada mostrador.',
				ask: '¿Quién lo sabe sin que se lo digas, y a quién te cansa explicárselo?',
			},
			{
				say: 'Jacob lloró por José hasta que los ojos se le volvieron blancos, y el relato no le riñe; llama hermosa a su paciencia en la misma línea. Llanto y paciencia cupieron en una sola choza. Tampoco aquí hace falta elegir.',
				ask: '¿Qué echas de menos en lo más pequeño, del tamaño de una taza o de una llave?',
			},
		],
		deeper: [
			{
				say: 'En muchas casas el abrigo de quien falta sigue años en la percha, hasta que una mañana de helada alguien se lo pone para bajar por el pan. Nadie decidió nada. Abrigaba, y la panadería iba a cerrar.',
				ask: '¿Qué cosa sigue todavía exactamente donde estaba aquel día?',
			},
			{
				say: 'La pena entra por la puerta de servicio: una marca de jabón, una canción en un taxi, una forma de decir «bueno, pues nada». Para los aniversarios hay quien se prepara. Contra el jabón nadie ha ido nunca con escudo.',
				ask: '¿Por dónde se te coló la última vez?',
			},
			{
				say: 'Un viejo arpista del Masnavi, al que ya nadie contrataba, fue a tocar al cementerio, el único sitio donde lo escucharían hasta el final. Cuerdas gastadas y voz ronca. Tal vez fue lo más verdadero que tocó, y nadie aplaudió.',
				ask: '¿Qué dirías en voz alta si supieras que solo te oye quien falta?',
			},
			{
				say: 'Quien se queda pierde además a otra persona: la que era a su lado, con aquel apodo y aquella broma. A esa segunda pérdida no le llevan flores ni le dedican una misa ni le guardan un minuto.',
				ask: '¿Quién eras allí que no eres con nadie más?',
			},
			{
				say: 'En todo velatorio hay un banco que de pronto tiembla y no es de llanto: alguien ha recordado el sombrero, la cabra, el brindis desastroso. No se traiciona a nadie. Quien falta también estaba en aquella risa.',
				ask: '¿Qué historia suya te haría reír todavía si la contaras bien?',
			},
			{
				say: 'El duelo no es una deuda que venza en tal fecha, aunque al llegar la segunda primavera algunos miren el reloj. No sé cuánto dura. Sospecho que ellos tampoco, solo que lo ignoran con más aplomo que yo.',
				ask: '¿Qué esperan ya de ti los demás, y qué es lo que ocurre en realidad?',
			},
			{
				say: 'En Shiraz hay una lápida que la gente toca desde hace más de seis siglos para contarle sus asuntos a un hombre al que no conoció. Hablar con los ausentes ha sido siempre costumbre de personas cuerdas.',
				ask: '¿Qué ha pasado últimamente que le habrías contado antes que a nadie?',
			},
			{
				say: 'En México se pone en la ofrenda la comida que le gustaba al muerto, no la que convenía. Con sal de más si la quería con sal. El cariño se acuerda de las manías mejor que de las virtudes.',
				ask: '¿Qué manía suya pondrías tú en esa mesa?',
			},
			{
				say: 'Los médicos antiguos escribieron que la tristeza seca el cuerpo, y recetaban agua de cebada, jardín y compañía. Se equivocaron en casi todo. Con lo de la compañía no discuto, aunque hay días en que ni la puerta se abre.',
				ask: '¿Qué te ha pedido el cuerpo estas semanas, y quién lo sabe?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'Si quieres otra voz junto a la tuya, Hafez conoció la pérdida en su propia mesa y la escribió sin adornos.',
			},
			{
				page: 'dreams',
				line: 'Cuando quien falta aparece de noche, la página de los sueños escucha la visita sin apresurarse a explicarla.',
			},
			{
				page: 'blog',
				line: 'Para una noche en que hablar sea demasiado, aquí hay páginas tranquilas que no piden respuesta.',
			},
		],
	},
};
