import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Stories of the Masnavi and two couplets of Hafez. */
export const stories: readonly KnowledgeEntry[] = [
	{
		id: 'parrot',
		page: 'moulana',
		theme: 'parrot-and-merchant',
		words: {
			en: {
				names: ['the parrot and the merchant', 'parrot and merchant', 'parrot story'],
				say: 'In Rumi’s Masnavi a merchant’s caged parrot sends a greeting to the parrots of India; one of them drops as if dead at the news. Told of it, the caged one drops too, is thrown out, and flies: the message had been how to get free.',
			},
			fa: {
				names: ['طوطی و بازرگان', 'قصه طوطی'],
				say: 'در مثنوی طوطیِ در قفس به طوطیان هند سلام می‌فرستد و یکی از آنها با شنیدنش بی‌جان می‌افتد. بازرگان که خبر را می‌آورد، طوطی او هم می‌افتد، بیرونش می‌اندازند و می‌پرد: پیغام راه آزادی بود.',
			},
			ar: {
				names: ['الببغاء والتاجر', 'قصة الببغاء'],
				say: 'في المثنوي يرسل ببغاء محبوس سلامًا إلى ببغاوات الهند، فيسقط أحدها كالميت حين يسمع. ويعود التاجر بالخبر فيسقط ببغاؤه أيضًا ويُرمى خارج القفص فيطير: كانت الرسالة طريق الخلاص.',
			},
			es: {
				names: ['el loro y el mercader', 'loro y mercader', 'la del loro'],
				say: 'En el Masnavi, el loro enjaulado de un mercader manda saludos a los loros de la India y uno cae como muerto al oírlo. Cuando se lo cuentan, el suyo cae también, lo tiran fuera y vuela: el mensaje era cómo salir.',
			},
		},
	},
	{
		id: 'elephant',
		page: 'moulana',
		theme: 'elephant-in-the-dark',
		words: {
			en: {
				names: ['elephant in the dark', 'the blind men and the elephant', 'elephant story'],
				say: 'In the Masnavi people feel an elephant in a dark house: one calls it a pipe, one a fan, one a pillar, one a throne. Each is right about what his palm found; with a candle, says Rumi, the quarrel would have been over.',
			},
			fa: {
				names: ['فیل در تاریکی', 'پیل در خانه تاریک', 'قصه فیل'],
				say: 'در مثنوی مردم در خانه‌ای تاریک به فیل دست می‌کشند: یکی می‌گوید ناودان است، یکی بادبزن، یکی ستون، یکی تخت. هر کس دربارهٔ آنچه به کفش رسیده راست می‌گوید؛ شمعی می‌بود اختلاف تمام می‌شد.',
			},
			ar: {
				names: ['الفيل في الظلام', 'قصة الفيل'],
				say: 'في المثنوي يتحسّس ناس فيلًا في بيت مظلم: يقول واحد ميزاب وآخر مروحة وثالث عمود ورابع عرش. كلّ صادق فيما لمست كفّه، ولو كانت شمعة لانتهى الخلاف.',
			},
			es: {
				names: ['el elefante a oscuras', 'elefante en la oscuridad', 'los ciegos y el elefante'],
				say: 'En el Masnavi unos hombres palpan un elefante en una casa a oscuras: uno dice caño, otro abanico, otro columna, otro trono. Cada uno acierta en lo que tocó; con una vela, dice Rumi, se acababa la disputa.',
			},
		},
	},
	{
		id: 'friends-door',
		page: 'moulana',
		theme: 'friends-door',
		words: {
			en: {
				names: ['the friend’s door', 'who is there', 'two I’s in one house'],
				say: 'A man knocks at his friend’s door, in the Masnavi, and answers “It is I”; he is sent away. After a year he comes back and says “It is you”, and is let in: there is no room in the house for two I’s.',
			},
			fa: {
				names: ['در زدن یار', 'آن یکی آمد در یاری بزد', 'کیستی گفت من'],
				say: 'در مثنوی کسی در خانهٔ یار را می‌زند و می‌گوید «منم» و راهش نمی‌دهند. سالی بعد برمی‌گردد و می‌گوید «بر در هم تویی»، و در باز می‌شود: در خانه جای دو من نیست.',
			},
			ar: {
				names: ['باب الصديق', 'من الطارق', 'لا مكان لاثنين'],
				say: 'في المثنوي يطرق رجل باب صاحبه ويقول «أنا» فيُردّ. ثمّ يعود بعد عام ويقول «أنت» فيُفتح له: لا يتّسع البيت لاثنين كلّ منهما أنا.',
			},
			es: {
				names: ['la puerta del amigo', 'quién llama', 'dos yo'],
				say: 'En el Masnavi un hombre llama a la puerta de su amigo y contesta «soy yo»; lo despiden. Vuelve al año y dice «eres tú», y le abren: en la casa no caben dos yo.',
			},
		},
	},
	{
		id: 'treasure',
		page: 'moulana',
		theme: 'treasure-in-cairo',
		words: {
			en: {
				names: ['treasure in Cairo', 'the dream of treasure', 'man of Baghdad'],
				say: 'A ruined man of Baghdad dreams of treasure in Cairo and is beaten there by the watch. The policeman laughs at dreams, for he himself has dreamt of a treasure in such a house in Baghdad: and the man goes home and digs.',
			},
			fa: {
				names: ['گنج در مصر', 'خواب گنج', 'مرد بغدادی'],
				say: 'مردی میراث‌باخته در بغداد خواب گنجی در مصر می‌بیند و آنجا از عسس کتک می‌خورد. عسس به خوابش می‌خندد، چون خودش هم خواب گنجی در فلان خانهٔ بغداد دیده: مرد برمی‌گردد و خانهٔ خودش را می‌کند.',
			},
			ar: {
				names: ['الكنز في مصر', 'حلم الكنز', 'رجل بغداد'],
				say: 'رجل من بغداد أضاع ميراثه يحلم بكنز في مصر فيضربه العسس هناك. ويسخر الشرطيّ من الأحلام لأنّه حلم هو أيضًا بكنز في بيت في بغداد، وإذا هو بيت الرجل نفسه.',
			},
			es: {
				names: ['el tesoro de El Cairo', 'el sueño del tesoro', 'hombre de Bagdad'],
				say: 'Un hombre arruinado de Bagdad sueña con un tesoro en El Cairo y allí lo apalea la guardia. El guardia se ríe de los sueños, porque él soñó con uno en tal casa de Bagdad: la del hombre, que vuelve y cava.',
			},
		},
	},
	{
		id: 'moses-shepherd',
		page: 'moulana',
		theme: 'moses-and-shepherd',
		words: {
			en: {
				names: ['Moses and the shepherd', 'shepherd’s prayer'],
				say: 'In the Masnavi a shepherd offers to comb God’s hair and mend his shoes, and Moses scolds him. God rebukes the prophet: you were sent to join, not to part; we look at the heart, not at the words.',
			},
			fa: {
				names: ['موسی و شبان', 'قصه موسی و شبان'],
				say: 'در مثنوی شبانی به خدا می‌گوید سرت را شانه کنم و چارقت را بدوزم، و موسی نهیبش می‌زند. از خدا عتاب می‌آید که تو برای وصل کردن آمدی؛ ما درون را می‌نگریم نه گفتار را.',
			},
			ar: {
				names: ['موسى والراعي', 'قصة موسى والراعي'],
				say: 'في المثنوي يعرض راعٍ على الله أن يمشط شعره ويرقع نعله، فيزجره موسى. فيعاتبه ربّه: جئتَ لتصل لا لتفصل؛ إنّا ننظر إلى القلب لا إلى اللفظ.',
			},
			es: {
				names: ['Moisés y el pastor', 'la oración del pastor'],
				say: 'En el Masnavi un pastor se ofrece a peinar a Dios y remendarle los zapatos, y Moisés lo riñe. Dios reprende al profeta: te envié a unir, no a separar; miramos el corazón, no las palabras.',
			},
		},
	},
	{
		id: 'painters',
		page: 'moulana',
		theme: 'chinese-and-greek-painters',
		words: {
			en: {
				names: ['the Chinese and Greek painters', 'painters contest', 'polishing the wall'],
				say: 'Chinese and Greek painters compete before a king: the Chinese use a hundred colours, the Greeks only polish their wall. When the curtain is drawn, the polished wall shows the painting more beautiful than it is.',
			},
			fa: {
				names: ['رومیان و چینیان', 'نقاشان چین و روم', 'مری کردن رومیان و چینیان'],
				say: 'در مثنوی نقاشان چین و روم پیش شاه مسابقه می‌دهند: چینیان صد رنگ به کار می‌برند و رومیان فقط دیوار را صیقل می‌دهند. پرده که کنار رفت، نقش چینیان در دیوار صیقلی زیباتر از خودش پیدا شد.',
			},
			ar: {
				names: ['رسامو الصين والروم', 'الرسامون الصينيون واليونان', 'صقل الجدار'],
				say: 'في المثنوي يتبارى رسّامو الصين والروم أمام الملك: أولئك بمئة لون وهؤلاء بالصقل وحده. فلمّا رُفعت الستارة ظهر الرسم في الجدار المصقول أجمل من أصله.',
			},
			es: {
				names: ['los pintores chinos y griegos', 'pintores griegos', 'pulir el muro'],
				say: 'Pintores chinos y griegos compiten ante un rey: unos con cien colores, los otros solo pulen su pared. Al correr la cortina, el muro pulido devuelve la pintura más hermosa de lo que es.',
			},
		},
	},
	{
		id: 'lion-hare',
		page: 'moulana',
		theme: 'lion-and-hare',
		words: {
			en: {
				names: ['the lion and the hare', 'hare and lion'],
				say: 'The animals send a lion one of their number each day, until the hare comes late and speaks of a rival in a well. The lion sees his own image in the water, leaps at it, and that is the end of him; Rumi has it from Kalila and Dimna.',
			},
			fa: {
				names: ['شیر و خرگوش', 'شیر و نخجیران', 'خرگوش و شیر'],
				say: 'نخجیران هر روز یکی را به شیر می‌دهند تا خرگوش دیر می‌آید و از شیری دیگر در چاه می‌گوید. شیر عکس خودش را در آب می‌بیند و به آن می‌جهد؛ مولانا قصه را از کلیله و دمنه دارد.',
			},
			ar: {
				names: ['الأسد والأرنب', 'الأرنب والأسد'],
				say: 'كانت الوحوش تقدّم للأسد واحدًا كلّ يوم حتّى جاء الأرنب متأخّرًا وحدّثه عن أسد في بئر. رأى الأسد صورته في الماء فوثب عليها؛ أخذها الروميّ من كليلة ودمنة.',
			},
			es: {
				names: ['el león y la liebre', 'la liebre y el león'],
				say: 'Los animales entregan uno por día al león, hasta que la liebre llega tarde y habla de un rival en un pozo. El león ve su imagen en el agua y salta contra ella; Rumi lo tomó de Calila y Dimna.',
			},
		},
	},
	{
		id: 'grapes',
		page: 'moulana',
		theme: 'four-people-and-grapes',
		words: {
			en: {
				names: ['four people and the grapes', 'four men and grapes', 'angur uzum'],
				say: 'Four travellers, a Persian, an Arab, a Turk and a Greek, quarrel over one coin: each wants something with another name. It is grapes, all four times; in the Masnavi someone who knew the words would have ended the fight.',
			},
			fa: {
				names: ['چهار نفر و انگور', 'منازعت چهار کس', 'انگور و عنب و ازم'],
				say: 'چهار همسفر، فارس و عرب و ترک و رومی، بر سر یک درم دعوا می‌کنند: انگور، عنب، اُزُم، استافیل. هر چهار یک چیز می‌خواستند؛ به گفتهٔ مثنوی یک زبان‌دان دعوا را تمام می‌کرد.',
			},
			ar: {
				names: ['أربعة رجال والعنب', 'النزاع على العنب'],
				say: 'أربعة رفاق، فارسيّ وعربيّ وتركيّ وروميّ، يتخاصمون على درهم: كلّ يريد شيئًا باسم آخر. وكلّهم يريد العنب؛ ولو كان بينهم من يعرف الألسنة لانتهى الخصام، كما في المثنوي.',
			},
			es: {
				names: ['los cuatro hombres y las uvas', 'cuatro viajeros y las uvas'],
				say: 'Cuatro viajeros, un persa, un árabe, un turco y un griego, riñen por una moneda: cada uno quiere algo con otro nombre. Los cuatro quieren uvas; en el Masnavi, alguien que supiera las palabras habría acabado la pelea.',
			},
		},
	},
	{
		id: 'grammarian',
		page: 'moulana',
		theme: 'grammarian-and-boatman',
		words: {
			en: {
				names: ['the grammarian and the boatman', 'boatman and grammarian'],
				say: 'A grammarian asks a boatman whether he knows grammar and tells him that half his life is lost. A storm comes, and the boatman asks whether he can swim: then all of yours is. Rumi tells it in the first book of the Masnavi.',
			},
			fa: {
				names: ['نحوی و کشتیبان', 'مرد نحوی و کشتیبان'],
				say: 'نحوی از کشتیبان می‌پرسد نحو می‌دانی؟ و می‌گوید نیم عمرت بر باد است. طوفان می‌آید و کشتیبان می‌پرسد شنا می‌دانی؟ پس همهٔ عمرت؛ قصه در دفتر اول مثنوی است.',
			},
			ar: {
				names: ['النحوي والملاح', 'النحوي وصاحب السفينة'],
				say: 'يسأل نحويّ ملّاحًا أتعرف النحو؟ ويقول: ضاع نصف عمرك. ثمّ تهبّ العاصفة فيسأله الملّاح أتعرف السباحة؟ إذن ضاع عمرك كلّه؛ والحكاية في الدفتر الأوّل من المثنوي.',
			},
			es: {
				names: ['el gramático y el barquero', 'el barquero y el gramático'],
				say: 'Un gramático le pregunta a un barquero si sabe gramática y le dice que ha perdido media vida. Viene la tormenta y el barquero pregunta si sabe nadar: entonces la ha perdido entera. Está en el primer libro del Masnavi.',
			},
		},
	},
	{
		id: 'three-counsels',
		page: 'moulana',
		theme: 'birds-three-counsels',
		words: {
			en: {
				names: ['the bird’s three counsels', 'three counsels', 'bird’s advice'],
				say: 'A captured bird buys its freedom with three counsels: do not believe the absurd, do not grieve over what is past, and a third from the tree. Then it says it held a pearl of ten drams, the man laments, and the third is never needed.',
			},
			fa: {
				names: ['سه پند مرغ', 'سه پند پرنده', 'مرغ و صیاد'],
				say: 'مرغی گرفتار آزادی‌اش را به سه پند می‌خرد: محال را باور مکن، بر گذشته غم مخور، و سومی از بالای درخت. بعد می‌گوید مرواریدی ده‌درمی در شکم داشتم و مرد شیون می‌کند؛ پند سوم دیگر گفتن ندارد.',
			},
			ar: {
				names: ['نصائح الطائر الثلاث', 'الطائر والصياد', 'وصايا الطائر'],
				say: 'يشتري طائر أسير حرّيّته بثلاث نصائح: لا تصدّق المحال، ولا تحزن على ما فات، والثالثة من على الشجرة. ثمّ يزعم أنّ في جوفه لؤلؤة فيندب الرجل حظّه، فلا حاجة إلى الثالثة.',
			},
			es: {
				names: ['los tres consejos del pájaro', 'tres consejos'],
				say: 'Un pájaro preso compra su libertad con tres consejos: no creas lo absurdo, no llores lo pasado, y el tercero desde el árbol. Luego dice que llevaba dentro una perla de diez dracmas, el hombre se lamenta, y el tercero ya sobra.',
			},
		},
	},
	{
		id: 'sufis-donkey',
		page: 'moulana',
		theme: 'sufis-donkey',
		words: {
			en: {
				names: ['the Sufi’s donkey', 'the donkey is gone', 'khar beraft'],
				say: 'A travelling Sufi stables his donkey at a convent; the others sell it for a feast and sing “the donkey is gone”, and he sings along, louder than any. In the morning he learns what he had been singing: Rumi’s tale on imitation.',
			},
			fa: {
				names: ['خر برفت', 'صوفی و خرش', 'خر برفت و خر برفت'],
				say: 'صوفی مسافر خرش را در خانقاه می‌بندد؛ دیگران می‌فروشندش، سور می‌دهند و می‌خوانند «خر برفت»، و او از همه بلندتر. صبح می‌فهمد چه می‌خوانده: قصهٔ مثنوی دربارهٔ تقلید.',
			},
			ar: {
				names: ['حمار الصوفي', 'ذهب الحمار'],
				say: 'ينزل صوفيّ مسافر في زاوية ويربط حماره، فيبيعه القوم ويولمون وينشدون «ذهب الحمار»، وهو ينشد معهم أعلى منهم. وفي الصباح يعرف ما كان ينشد: حكاية الروميّ عن التقليد.',
			},
			es: {
				names: ['el burro del sufí', 'el asno se ha ido'],
				say: 'Un sufí de paso deja su burro en un convento; los otros lo venden para un banquete y cantan «el burro se fue», y él canta más que nadie. Por la mañana sabe lo que cantaba: un cuento de Rumi sobre imitar.',
			},
		},
	},
	{
		id: 'deaf-visit',
		page: 'moulana',
		theme: 'deaf-mans-visit',
		words: {
			en: {
				names: ['the deaf man’s visit', 'deaf man and sick neighbour'],
				say: 'A deaf man visits a sick neighbour with his answers prepared in advance. “How are you?” “Dying.” “Thank God.” Rumi tells it in the Masnavi about all who answer what they expected to hear.',
			},
			fa: {
				names: ['عیادت کر', 'کر و همسایه بیمار', 'به عیادت رفتن کر'],
				say: 'کری با جواب‌های از پیش آماده به عیادت همسایهٔ بیمار می‌رود: «چطوری؟» «مُردم.» «شکر.» مولانا در مثنوی آن را برای هر کسی می‌گوید که به شنیدهٔ خیالی خود جواب می‌دهد.',
			},
			ar: {
				names: ['عيادة الأصم', 'الأصم وجاره المريض'],
				say: 'يعود أصمّ جاره المريض وقد أعدّ أجوبته سلفًا: «كيف حالك؟» «أموت.» «الحمد لله.» يرويها المثنوي عن كلّ من يجيب عمّا توقّع أن يسمعه.',
			},
			es: {
				names: ['la visita del sordo', 'el sordo y el vecino enfermo'],
				say: 'Un sordo visita a su vecino enfermo con las respuestas preparadas: «¿Cómo estás?» «Muriéndome.» «Gracias a Dios.» Rumi lo cuenta en el Masnavi de quienes contestan a lo que esperaban oír.',
			},
		},
	},
	{
		id: 'palace-of-hope',
		page: 'hafez',
		theme: 'palace-of-hope',
		words: {
			en: {
				names: ['the palace of hope', 'palace of hope in Hafez', 'ghazal 37'],
				say: '“Come, for the palace of hope stands on weak foundations; bring wine, for life is founded on wind” opens Hafez’s ghazal 37. He does not tell anyone to build better; he asks them to come in while it stands.',
			},
			fa: {
				names: ['قصر امل', 'بیا که قصر امل', 'غزل ۳۷'],
				say: '«بیا که قصر امل سخت سست‌بنیادست» مطلع غزل ۳۷ حافظ است. نمی‌گوید محکم‌تر بساز؛ می‌گوید تا سر پاست بیا و بنشین.',
			},
			ar: {
				names: ['قصر الأمل', 'قصر الأمل عند حافظ'],
				say: '«تعال فإنّ قصر الأمل واهي الأساس» معنى مطلع الغزليّة ٣٧ لحافظ، ويمضي: هات الخمر فأساس العمر على الريح. لا يوصي ببناء أمتن، بل بالجلوس فيه ما دام قائمًا.',
			},
			es: {
				names: ['el palacio de la esperanza', 'gazal 37'],
				say: '«Ven, que el palacio de la esperanza tiene cimientos flojos» abre el gazal 37 de Hafez. No aconseja construir mejor; invita a entrar mientras siga en pie.',
			},
		},
	},
	{
		id: 'sickle-moon',
		page: 'hafez',
		theme: 'sickle-moon',
		words: {
			en: {
				names: ['sickle moon', 'the sickle of the new moon', 'green field of the sky', 'ghazal 407'],
				say: 'In ghazal 407 Hafez sees the green field of the sky and the new moon’s sickle, and thinks of what he himself has sown. It is the harvest seen in April.',
			},
			fa: {
				names: ['داس مه نو', 'مزرع سبز فلک', 'کشته خویش'],
				say: '«مزرع سبز فلک دیدم و داس مه نو» مطلع غزل ۴۰۷ حافظ است: آسمان کشتزار است و هلال داس. شاعر با دیدنش یاد کشتهٔ خودش و هنگام درو می‌افتد.',
			},
			ar: {
				names: ['منجل الهلال', 'حقل السماء الأخضر'],
				say: 'في الغزليّة ٤٠٧ يرى حافظ السماء حقلًا أخضر والهلال منجلًا. فيتذكّر ما زرعه هو، وساعة الحصاد.',
			},
			es: {
				names: ['la hoz de la luna', 'la hoz de la luna nueva'],
				say: 'En el gazal 407 Hafez ve el cielo como un sembrado verde y la luna nueva como una hoz. Y se acuerda de lo que él mismo sembró, y de la siega.',
			},
		},
	},
];
