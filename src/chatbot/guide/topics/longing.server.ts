import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The reed was cut from its bed and has complained ever since; that is how the Masnavi begins, and it goes on for twenty-five thousand couplets. Nobody has ever suggested taking it back to the marsh. It would be quiet there, and wet.',
				ask: 'What was the bed you were cut from, as you would describe it to a stranger?',
			},
			{
				say: 'On the Eight of Cups somebody walks off by night, past eight cups that stand in good order, with one place left empty in the row. Nothing is broken. It is the gap that has put on boots.',
				ask: 'What is missing from a row that otherwise stands quite well?',
			},
			{
				say: 'Camel drivers sang so that the animals should forget the load, and the animals, says Saadi, are moved where people are not. The song was always about somewhere else. One got there by it, meanwhile, to the next well.',
				ask: 'Which song or sound takes you there at once?',
			},
			{
				say: 'The elephant in Rumi dreams of India, and starts up in the night, and pulls at the chain. An ass does not dream of India, he adds; it never left it. One can long only for what one has known, he thinks, and I am not certain of that.',
				ask: 'How much of what you long for have you seen, and how much have you only been told?',
			},
			{
				say: 'In Portuguese, in Persian and in a number of other languages people are proud of having a word for this that nobody else has. There must be about forty such words. It is a large family in which everyone feels alone.',
				ask: 'In which words do you say it to yourself, when there is nobody to translate for?',
			},
		],
		deeper: [
			{
				say: 'Longing does its accounts in distances: so many streets, so many years, one sea. When the distance gets smaller it often does not. There is a tale of a lover who fainted for years at a distance and sneezed when they met.',
				ask: 'What would be the first awkward quarter of an hour, if it came true?',
			},
			{
				say: 'The nightingale asks to be excused from the road to the Simorgh, since a rose is enough for him. The hoopoe replies, a bit sharply for my taste, that the rose laughs at him each spring. He has a point; so has the nightingale.',
				ask: 'What does this longing let you off from?',
			},
			{
				say: 'Somebody ordered a miniature of the absent one from a painter in Herat, who had never seen the person. Everyone was content with the likeness. Two eyebrows, a mouth like a pistachio, a curl: longing is not exact in the details and cannot do without them.',
				ask: 'Which detail do you keep going back to, and what has become blurred around it?',
			},
			{
				say: 'The body takes it for hunger, quite often, or for cold. One stands before the open refrigerator as before a departure board. Nothing there is going the right way.',
				ask: 'What do you do with your hands when it comes, and what were they looking for?',
			},
			{
				say: 'If it were fulfilled on Friday, Saturday would be a peculiar day. A good part of the furniture would have to go: the evening walk, the playlist, the person to whom one explained it all.',
				ask: 'What has this longing built in your life that you would be sorry to see carried out?',
			},
			{
				say: 'It need not be about the one it is about. The moon in the well is a moon, says Rumi, and looks up to show what he means. One may look up too soon as well and never learn what the well was like.',
				ask: 'If the face were only the window, what would be seen through it?',
			},
			{
				say: 'Pilgrims who could not go had themselves drawn a scroll with every station, and walked along it with one finger in winter. The judges accepted it in some places. The finger went slowly and stopped where the inn was.',
				ask: 'What would the smallest stretch be, the part of the way one finger could go this week?',
			},
			{
				say: 'There is somebody who does not know that they are longed for, and is at present looking for their other sock. I find this steadying. It takes nothing away from the moon.',
				ask: 'What do you know of the other one’s ordinary days, and what would you ask about them?',
			},
			{
				say: 'An oud has to be kept a little strung even when nobody plays; slack, it warps, and too tight, the bridge tears off. Players speak of “resting tension”. I suspect that people have it too.',
				ask: 'When are you strung too tight by this, and when does it just make you sound?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'The divan is one long letter of this kind, in some five hundred parts; it opens here at one of them.',
			},
			{
				page: 'moulana',
				line: 'The reed’s complaint stands at the front of the Masnavi, and the stories behind it answer now and then.',
			},
			{
				page: 'dreams',
				line: 'What the day is kept from, the night sometimes visits; if it did, the dream book is the place to tell it.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'نی را از نیستان بریدند و از آن روز شکایت می‌کند؛ مثنوی همین‌طور شروع می‌شود و بیست و پنج هزار بیت ادامه دارد. هیچ‌کس پیشنهاد نکرد برش گردانند. آنجا ساکت می‌ماند و خیس.',
				ask: 'نیستانی که از آن بریده شدی چه شکلی بود، اگر بخواهی برای غریبه‌ای بگویی؟',
			},
			{
				say: 'در هشتِ جام کسی شبانه می‌رود و هشت جام مرتب پشت سرش ایستاده‌اند، با یک جای خالی در ردیف. هیچ‌چیز نشکسته. همان جای خالی است که کفش پوشیده و راه افتاده.',
				ask: 'در ردیفی که باقی‌اش سر جاست، چه کم است؟',
			},
			{
				say: 'فیل مولانا خواب هندوستان می‌بیند و نیمه‌شب زنجیر می‌کشد. می‌گوید خر این خواب را نمی‌بیند چون از آنجا نیامده. یعنی دلتنگی فقط برای دیده‌هاست؛ من در این یکی تردید دارم.',
				ask: 'از آنچه دلت می‌خواهد چقدر را دیده‌ای و چقدر را فقط شنیده‌ای؟',
			},
			{
				say: 'ساربان آواز می‌خواند که شتر بار را فراموش کند، و سعدی می‌گوید شتر هم به وجد می‌آید. آواز همیشه دربارهٔ جای دیگری بود. با همان آواز به چاه بعدی می‌رسیدند.',
				ask: 'کدام صدا یا آهنگ تو را یک‌راست به آنجا می‌برد؟',
			},
			{
				say: '«دلم تنگ شده» حرف عجیبی است؛ انگار دل اتاقی است که دیوارهایش جلو آمده. زبان‌های دیگر می‌گویند کمبود یا درد. ما از کوچک شدن جا می‌گوییم، با یک نفر زیادی یا یک نفر کم.',
				ask: 'وقتی تنگ می‌شود، چه چیزی آن تو جا نمی‌گیرد؟',
			},
		],
		deeper: [
			{
				say: 'دلتنگی با فاصله حساب می‌کند: چند خیابان، چند سال، یک دریا. فاصله هم که کم شود گاهی او کم نمی‌شود. بعضی عاشق‌ها سال‌ها از دور غش کردند و وقت دیدار عطسه‌شان گرفت.',
				ask: 'اگر برآورده شود، آن یک ربع اولِ دستپاچگی چگونه خواهد بود؟',
			},
			{
				say: 'بلبل از رفتن به سوی سیمرغ عذر خواست که برایم گل بس است. هدهد جواب داد گل هر بهار به تو می‌خندد؛ به نظرم کمی تند رفت. حق داشت و بلبل هم بی‌حق نبود.',
				ask: 'این دلتنگی تو را از چه کاری معاف می‌کند؟',
			},
			{
				say: 'شیرین عاشق نقشی شد که شاپور بر درخت آویخت، پیش از آنکه خسرو را دیده باشد. دو ابرو و یک نگاه کافی بود. دلتنگی در جزئیات دقیق نیست و بی‌جزئیات هم زنده نمی‌ماند.',
				ask: 'کدام جزئیاتش مدام برمی‌گردد و دور آن چه چیز محو شده؟',
			},
			{
				say: 'تن آن را با گرسنگی اشتباه می‌گیرد، گاهی هم با سرما. آدم جلوی یخچال باز می‌ایستد مثل جلوی تابلو پروازها. هیچ‌کدام به آن سمت نمی‌روند.',
				ask: 'وقتی می‌آید دست‌هایت سراغ چه می‌روند و دنبال چه بودند؟',
			},
			{
				say: 'اگر جمعه برآورده شود، شنبه روز غریبی است. نصف اسباب خانه باید برود: قدم زدن عصر، آن آهنگ‌ها، آن کسی که همه را برایش تعریف می‌کردی.',
				ask: 'این دلتنگی در زندگی‌ات چه ساخته که حیفت می‌آید جمعش کنند؟',
			},
			{
				say: 'شاید دلتنگی برای آن کسی نباشد که نامش را می‌بری. مولانا می‌گوید ماه توی چاه را ببین و سرت را بالا کن. البته می‌شود زود هم سر را بالا کرد و هیچ‌وقت نفهمید چاه چه بود.',
				ask: 'اگر آن چهره فقط پنجره باشد، از پشتش چه پیداست؟',
			},
			{
				say: 'نامه‌رسان‌های قدیم کبوتر بودند و فقط راه خانه را بلد بودند؛ کبوتر را با قفس می‌بردند تا از غربت پروازش بدهند. دلتنگی هم همین یک راه را بلد است و از هر جا ولش کنی همان طرف می‌رود.',
				ask: 'این کبوتر آخر سر روی کدام بام می‌نشیند؟',
			},
			{
				say: 'کسی که دلت پیش اوست شاید همین حالا دنبال لنگهٔ جورابش می‌گردد و خبر ندارد. این فکر مرا آرام می‌کند. چیزی هم از ماه کم نمی‌شود.',
				ask: 'از روزهای معمولی او یا آنجا چه می‌دانی و دلت می‌خواهد چه بپرسی؟',
			},
			{
				say: 'ساز را وقتی نمی‌نوازند هم کمی کوک نگه می‌دارند. اگر شل بماند تاب برمی‌دارد و اگر سفت، خرکش کنده می‌شود. گمان می‌کنم آدم هم چنین اندازه‌ای داشته باشد.',
				ask: 'کی از این دلتنگی زیادی سفت می‌شوی و کی فقط صدایت درمی‌آید؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'دیوان حافظ یک نامهٔ بلند است از همین جنس، در نزدیک پانصد تکه؛ اینجا سر یکی باز می‌شود.' },
			{ page: 'moulana', line: 'شکایت نی جلوی در مثنوی ایستاده و قصه‌های پشت سرش گاهی جوابش را می‌دهند.' },
			{ page: 'dreams', line: 'آنچه روز به آن نمی‌رسد، شب گاهی به دیدنش می‌رود؛ اگر رفت، تعبیر خواب جای گفتنش است.' },
		],
	},
	ar: {
		first: [
			{
				say: 'قُطع الناي من منبته فشكا، وهكذا يبدأ المثنوي ويمضي خمسة وعشرين ألف بيت. لم يقترح أحد أن يُعاد إلى المستنقع. كان سيصمت هناك بلا ريب، ويبتلّ.',
				ask: 'كيف كان منبتكم ذلك لو وصفتموه لغريب؟',
			},
			{
				say: 'الحنين في العربيّة صوت الناقة حين تفقد ولدها، ثمّ استعاره الناس. كانت الكلمة في الحنجرة قبل أن تصير في القلب. وحروفها في الجُمّل مئة وثمانية عشر، رقم لا يدلّ على شيء سوى أنّها تُعدّ.',
				ask: 'أيّ صوت يوقظ حنينكم هذا قبل أيّ فكرة؟',
			},
			{
				say: 'في ورقة الكؤوس الثمانية إنسان يرحل ليلًا، وخلفه الكؤوس مصفوفة لم يُكسر منها شيء، وفي الصفّ فراغ واحد. كأنّ الفراغ هو الذي لبس النعل ومشى.',
				ask: 'ما الكأس الناقصة من صفّكم وقد اكتمل كلّ ما سواها؟',
			},
			{
				say: 'يرى فيل الرومي الهند في نومه فيجذب القيد. ويقول إنّ الحمار لا يراها لأنّه لم يأت منها. الشوق عنده إلى ما عُرف من قبل، وعندي في هذا شكّ.',
				ask: 'كم ممّا تشتاقون إليه رأته أعينكم، وكم منه سمعتم به فقط؟',
			},
			{
				say: 'قال ابن زيدون شعره في ولّادة وهو في الزهراء، والأفق طلق والماء يجري، فجعل الروضة كلّها تشاركه. كان يحتاج إلى حديقة كاملة لكي يقول اسمًا واحدًا.',
				ask: 'أيّ مكان يقول لكم الاسم دون أن تنطقوا به؟',
			},
		],
		deeper: [
			{
				say: 'يحسب الشوق المسافات: كذا شارعًا، وكذا سنةً، وبحرًا واحدًا. وقد تقصر المسافة ولا يقصر. رُوي عن عاشق أُغمي عليه من البعد سنين، فلمّا التقيا عطس.',
				ask: 'كيف تتخيّلون ربع الساعة الأوّل المرتبك لو تحقّق لكم الأمر؟',
			},
			{
				say: 'اعتذر البلبل عن السفر إلى السيمرغ بأنّ الوردة تكفيه. أجاب الهدهد بأنّها تضحك منه كلّ ربيع، وفي الجواب شيء من الحدّة. كان على حقّ، وللبلبل حقّ أيضًا.',
				ask: 'من أيّ عمل يُعفيكم هذا الشوق كلّ يوم؟',
			},
			{
				say: 'كان طيف المحبوبة يزور الشاعر ليلًا من وراء الصحارى، فيسألها كيف اهتدت إلى رحله. يعرف أنّها لم تأت، ويعاتبها على سرعة الرحيل. لا أعرف صدقًا أدقّ من هذا الكذب.',
				ask: 'ماذا يأتيكم به الطيف كلّ مرّة، وماذا ينسى أن يأتي به؟',
			},
			{
				say: 'يظنّه الجسد جوعًا، أو بردًا في بعض الليالي. تقفون أمام الثلّاجة المفتوحة كما تقفون أمام لوحة الرحلات، ولا شيء هناك متّجه إلى حيث تريدون.',
				ask: 'إلى أيّ شيء تمتدّ يدكم حين يأتيكم الشوق، وعمّ كانت تبحث؟',
			},
			{
				say: 'لو تحقّق يوم الجمعة لكان السبت يومًا غريبًا. كثير من الأثاث ينبغي أن يُخرج: مشوار المساء، والأغاني، والصديق الذي شرحتم له كلّ شيء مرّات.',
				ask: 'ماذا بنى هذا الشوق في حياتكم ممّا تأسفون على هدمه؟',
			},
			{
				say: 'قد لا يكون الأمر عمّن يبدو أنّه عنه. القمر في البئر قمر، يقول الرومي، ثمّ يرفع رأسه. وقد ترفعون الرأس قبل الأوان أيضًا، فلا تعرفون ما كانت البئر.',
				ask: 'لو كان ذلك الوجه نافذة فحسب، فماذا ترون من خلالها؟',
			},
			{
				say: 'لا يعرف الحمام الزاجل إلّا طريق بيته، فكانوا يحملونه في القفص إلى البعيد ليعود بالرسالة. والشوق يعرف وجهة واحدة، ومن أيّ مكان أُطلق مضى إليها ولم يسأل.',
				ask: 'على أيّ سطح تحطّ حمامتكم هذه في آخر الأمر؟',
			},
			{
				say: 'لعلّ من تشتاقون إليه يبحث في هذه اللحظة عن فردة جوربه ولا يدري بشيء. هذه الفكرة تُهدّئني. ولا ينقص القمر منها شيئًا.',
				ask: 'ماذا تعرفون عن أيّامه العاديّة، وعن أيّ شيء فيها تسألون لو أمكنكم السؤال؟',
			},
			{
				say: 'العود يُترك مشدودًا قليلًا وإن لم يُعزف عليه: إن ارتخى اعوجّ خشبه، وإن اشتدّ انقلعت فرسه. أظنّ أنّ للناس مثل هذا القدر، ولا علامة عليه.',
				ask: 'متى يشتدّ وتركم من هذا الشوق فوق احتماله، ومتى يكون رنينًا فقط؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'الديوان رسالة واحدة طويلة من هذا النوع في نحو خمسمئة قطعة، فافتحوه هنا على إحداها.' },
			{ page: 'moulana', line: 'شكوى الناي على باب المثنوي، والقصص التي وراءها تجيبه بين حين وآخر.' },
			{ page: 'dreams', line: 'ما يحرمكم منه النهار قد يزوركم به الليل؛ فإن زاركم فصفحة الأحلام مكان روايته.' },
		],
	},
	es: {
		first: [
			{
				say: 'A la caña la cortaron del cañaveral y se queja desde entonces; así empieza el Masnavi, y sigue veinticinco mil dísticos. Nadie propuso nunca devolverla al pantano. Allí estaría callada y mojada.',
				ask: '¿Cómo era el cañaveral del que te cortaron, contado a alguien que no lo vio?',
			},
			{
				say: 'En el ocho de copas alguien se va de noche y deja atrás ocho copas bien colocadas, con un hueco en la fila. No hay nada roto. Es el hueco el que se ha puesto las botas.',
				ask: '¿Qué falta en una fila que por lo demás está en orden?',
			},
			{
				say: 'El elefante de Rumi sueña con la India y tira de la cadena. El asno no sueña con ella, dice, porque no vino de allí. Solo se añora lo conocido, según eso; yo tengo mis dudas.',
				ask: '¿Cuánto de lo que añoras has visto, y cuánto te lo han contado?',
			},
			{
				say: '«Saudade», «morriña», «señardá»: media península presume de una palabra que nadie más tiene. Debe de haber unas cuarenta así en el mundo. Es una familia enorme en la que todos creen estar solos.',
				ask: '¿Con qué palabra te lo dices tú cuando no hay que traducirla?',
			},
			{
				say: 'Ibn Zaydún escribió a Wallada desde los jardines de Medina Azahara, con el aire manso y el agua corriendo. Le hizo falta un jardín entero para no decir un nombre.',
				ask: '¿Qué sitio te dice el nombre sin pronunciarlo, y qué hay en él que lo diga tan claro?',
			},
		],
		deeper: [
			{
				say: 'La añoranza cuenta en distancias: tantas calles, tantos años, un mar. A veces la distancia mengua y ella no. Hay quien se desmayó durante años a lo lejos y al encontrarse estornudó.',
				ask: '¿Cómo sería el primer cuarto de hora, el torpe, si se cumpliera?',
			},
			{
				say: 'El ruiseñor se excusó del camino al Simurg: con una rosa le bastaba. La abubilla le contestó que la rosa se ríe de él cada primavera, y fue algo dura para mi gusto. Tenía razón, y el ruiseñor su parte.',
				ask: '¿De qué te dispensa a ti esta añoranza?',
			},
			{
				say: 'Jaufré Rudel se enamoró de una condesa de Trípoli de oídas, le escribió años y, dicen, murió al desembarcar. Al parecer ella se enteró de todo esa tarde. Las historias de lejanía suelen contarse desde el lado que viaja.',
				ask: '¿Qué sabrá de todo esto la otra parte, a tu juicio?',
			},
			{
				say: 'El cuerpo la confunde con hambre, o con frío. Se planta una persona ante la nevera abierta como ante el panel de salidas, y no hay nada que vaya hacia allí.',
				ask: '¿Hacia qué van tus manos cuando llega, y qué buscaban en realidad?',
			},
			{
				say: 'Si se cumpliera el viernes, el sábado sería un día extraño. Habría que sacar media casa: el paseo de la tarde, la lista de canciones, la paciencia de quien lo ha escuchado todo.',
				ask: '¿Qué ha construido esta añoranza en tu vida que daría pena desmontar?',
			},
			{
				say: 'Puede no tratar de quien parece. La luna del pozo es la luna, dice Rumi, y levanta la cabeza para que se entienda. También se puede levantar demasiado pronto y quedarse sin saber cómo era el pozo.',
				ask: 'Si ese rostro fuera solo una ventana, ¿qué se vería detrás?',
			},
			{
				say: 'La paloma mensajera sabe un único camino, el de su palomar; por eso la llevaban lejos en jaula. La añoranza es de la misma escuela: desde cualquier balcón toma siempre igual rumbo.',
				ask: '¿En qué tejado acaba posándose la tuya, la sueltes donde la sueltes?',
			},
			{
				say: 'Es posible que en este momento esa persona, o la gente de ese lugar, busque un calcetín sin sospechar nada. A mí me serena pensarlo. A la luna no le quita brillo.',
				ask: '¿Qué sabes de sus días corrientes, y qué preguntarías sobre ellos?',
			},
			{
				say: 'La guitarra se guarda con las cuerdas un poco tensas: floja, la madera se alabea; tirante, salta el puente. Sospecho que las personas tienen también un punto así, sin marcar en ninguna parte.',
				ask: '¿Cuándo te tensa esto de más, y cuándo solo te hace sonar?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'El diván es una larga carta de este género en unos quinientos trozos; aquí se abre por uno.',
			},
			{
				page: 'moulana',
				line: 'La queja de la caña está en la puerta del Masnavi, y los cuentos de dentro a veces le contestan.',
			},
			{
				page: 'dreams',
				line: 'Lo que al día se le niega, la noche a veces lo visita; si ha ocurrido, el libro de los sueños es donde contarlo.',
			},
		],
	},
};
