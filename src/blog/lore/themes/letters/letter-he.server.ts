import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'letter-he',
	motif: 'eye',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['letter ha', 'two-eyed he', 'letter e', 'breath letter', 'hu', 'silent h', 'abjad five'],
			titles: ['A letter made of breath, with two eyes', 'The five that fogs the window'],
			excerpts: [
				'Four shapes, one breath, and at the end of a Persian word not even that. Our E is descended from it.',
				'Breathe on a pane and you have pronounced it. Dervishes built a word of two letters on that.',
			],
			openings: [
				'A child on a bus in winter leans forward and breathes on the window. For a moment there is a grey oval, and a finger draws in it whatever a finger draws. Phonetics has a plain name for what the child did before drawing: a voiceless glottal fricative. Nothing moves, neither tongue nor lips; the air is just let go with a little more intent than usual. Very old scribes had a sign for this. It showed a man with both arms up.',
				'Georges Perec published a novel in 1969 in which the letter e does not occur. It has three hundred pages, people vanish in it one by one, and for a while some critics are said to have noticed nothing. Perec had lost his father in the war and his mother in Auschwitz. In French his own name cannot be written without that letter, nor can father, mother and parents. What disappears throughout the book is the grandchild of a Semitic breath.',
			],
			body: [
				'The sign began as a figure with raised arms, shouting or rejoicing; it was called hillul or hoy, the scholars argue which, and hence the sound h. The Phoenicians reduced it to a post with three bars, pointing left. The Greeks turned it round and, since they had other ways of breathing, used it for a vowel; so came about E, the commonest letter in English print. The arms are still held out, though nobody rejoices. In the Arabic hand the same h was bent into loops and has four shapes: alone it is a drop, in front it has two eyes, which is what Persian children call it, the two-eyed he; in the middle it is a butterfly or a knot; at the end a small closed fist.',
				'Its number is five. With vav, which is six, it makes hu, he, eleven: the pronoun which the dervishes said for God, since it has no gender in Persian usage and hardly any consonant. They wrote it above their letters, where others put a greeting. And with alef it makes ah, the sigh, six in all, the shortest word that everyone understands abroad. Rumi says that what sounds in the reed is fire and not wind; a flautist might add that it is wind to begin with, as is everything else that people have ever told each other.',
				'At the end of Persian words the letter frequently stops breathing. In khane, house, in name, letter, in parande, bird, it is written and not spoken; it merely carries a short e on its back. Grammarians call it the unpronounced he. So the sign for breath comes, at the last, to show only where a word lets go. One can hear the difference between house and a house, provided that the speaker does not hurry.',
			],
			counter:
				'A pronoun is a pronoun; grammar did not plan to be prayed with, and Arabic, from which this one was borrowed, does distinguish he from she. The beauty of breath as a sign for spirit is common to very many languages, and may prove only that the dead do not breathe, which was noticed everywhere. The butterfly in the middle of the word is what a hurried pen makes of two loops.',
			practices: [
				'Stand at a window or a mirror, breathe on it with an open mouth and write one word into the grey with your finger. Wait without helping until it has gone. Do this five times with five different words, not too large ones, and note which of them lasted longest and which you would not have wanted anyone to read. The glass will keep the last one in its grease; breathe once more tomorrow and see.',
				'Write four sentences about your day without using the letter e in English, or the commonest vowel of whatever language you write in. Ten minutes at most, and scratch out as much as you please. Look then at what could not be said at all, and make a list of the missing words, three will do. Put them in order of size. Under the last of them leave a blank line of exactly its length.',
			],
			closings: [
				'There was an oval on the glass, there was a word in it, the bus drove on. What do you say every day with so little force that you have ceased to count it as speech?',
				'It has four shapes, depending on who is standing next to it, and still counts five in each. Which of your shapes appears only in the middle, when you are held from both sides?',
			],
		},
		fa: {
			keywords: ['حرف ه', 'های دوچشم', 'های غیرملفوظ', 'هو', 'نفس', 'ابجد ه', 'آه'],
			titles: ['های دوچشم، حرفی از جنسِ نفس', 'ه، که شیشه را تار می‌کند'],
			excerpts: [
				'اولش دو چشم دارد، وسطش پروانه است، آخرش مشتی بسته؛ و در «خانه» نوشته می‌شود و صدا ندارد.',
				'دهانت را باز کن و بر شیشه بدم: گفتی‌اش. درویش‌ها از همین و یک واو کلمه‌ای ساختند.',
			],
			openings: [
				'زمستان است و بچه‌ای در اتوبوس به شیشه نزدیک می‌شود و «ها» می‌کند. لکه‌ای خاکستری پیدا می‌شود و انگشت در آن چیزی را می‌کشد که انگشت‌ها می‌کشند. برای گفتن این حرف نه زبان تکان می‌خورد نه لب؛ هوا را کمی به‌قصدتر از همیشه رها می‌کنی، همین. کسانی در روزگار خیلی دور برای همین صدا نشانه‌ای ساختند و آن مردی بود با دو دستِ بالا برده. بچه هم حالا دست‌هایش بالاست، چون می‌خواهد روی لکه آدمک بکشد.',
				'بالای نامه‌های قدیمیِ اهل خانقاه، آن‌جا که دیگران سلام می‌نویسند، دو حرف هست: هو. گاه چنان درشت که نامه زیر آن مثل سایه‌بانی پهن شده است، و گاه ریز، گوشهٔ کاغذ. بعدش می‌رسند به قیمت روغن و حالِ عمه و این که قاطر لنگ است. کاتب اولِ کار یک بار نفس کشیده و نفس را نوشته، و باقیِ نامه را با همان یک نفس تا سطر آخر آورده است.',
			],
			body: [
				'نشانه در آغاز مردی بود که دست‌ها را بالا برده، از شادی یا از فریاد، و صدای نخستین نامش را به این حرف داد. فنیقی‌ها از او تیرکی ساختند با سه شاخه رو به چپ. یونانی‌ها برش گرداندند و چون نفس را جور دیگری می‌کشیدند، برای مصوتی به کارش بردند، و از همان پرتکرارترین حرفِ چاپ انگلیسی پیدا شد. دست‌ها هنوز دراز است و کسی شادی نمی‌کند. در خط ما همان ه حلقه‌حلقه شد و چهار صورت گرفت: تنها که باشد قطره است، اولِ کلمه دو چشم دارد، وسط پروانه یا گره است و آخر مشتی کوچک و بسته.',
				'عددش پنج است. با واو که شش است «هو» می‌شود، یازده: ضمیری که درویشان برای خدا گفتند، چون به زحمت صامتی دارد و در فارسی زن و مرد نمی‌شناسد. با الف «آه» می‌شود، شش، کوتاه‌ترین کلمه‌ای که در غربت هم می‌فهمند. و «ها» هم هست، همان که با آن جمع می‌بندیم: دست‌ها، شب‌ها. نفسی ته هر چیز می‌گذاریم و زیاد می‌شود. مولانا می‌گوید آنچه در نای است آتش است و باد نیست؛ نوازنده‌ای که کنارش ایستاده می‌تواند بگوید اولش باد است، و هرچه آدم‌ها تا امروز به هم گفته‌اند از همین باد بوده است.',
				'در آخر کلمهٔ فارسی اما بیشترِ وقت‌ها نفس هم نمی‌کشد. در خانه و نامه و پرنده می‌نویسیمش و نمی‌گوییمش؛ فقط کسرهٔ کوتاهی را بر دوش دارد. دستورنویسان به آن «های غیرملفوظ» می‌گویند. نشانهٔ نفس آخر کار فقط نشان می‌دهد کلمه کجا رها می‌شود. ولی وقتی بگویی «خانه‌ای» یا «خانهٔ ما» باید تکلیفش روشن شود، و همین‌جا سر آن همزهٔ کوچکِ روی ه یا یای پس از آن، ویراستاران چند نسل است دعوا دارند.',
				'همسایه‌ای هم دارد که با او اشتباهش می‌گیرند: ح، که هشت است و عرب آن را از ته گلو می‌گوید و ما هر دو را یک جور. بچه‌ها برای این که در املا گم نشوند یکی را «ح جیمی» می‌نامند و این را «ه دوچشم». چه بهتر. حرفی که همه‌اش باد است دست‌کم باید چشم داشته باشد.',
			],
			counter:
				'ضمیر ضمیر است؛ دستور زبان برای دعا خواندن ساخته نشده، و عربی، که «هو» را از آن گرفته‌ایم، خودش مذکر و مؤنث دارد. این که نفس را نشانهٔ جان گرفته‌اند در خیلی از زبان‌ها هست و شاید فقط ثابت کند که مرده نفس نمی‌کشد، و این را همه‌جا دیده‌اند. آن پروانه هم از شتابِ قلم است: دو حلقه که وقت نکرده‌اند گرد شوند.',
			practices: [
				'جلو پنجره یا آینه بایست، با دهان باز بر آن بدم و با انگشت یک کلمه در تاریِ آن بنویس. بی‌آنکه کمک کنی صبر کن تا برود. پنج بار با پنج کلمه، نه از آن بزرگ‌ها. یادداشت کن کدام بیشتر ماند و کدام را نمی‌خواستی کسی بخواند. چربیِ انگشت آخری را نگه می‌دارد؛ فردا یک بار دیگر بر همان‌جا بدم و ببین.',
				'چهار جمله دربارهٔ امروزت بنویس که در آن‌ها هیچ «ه» نباشد، نه در «خانه» نه در «همه» نه در «هستم». ده دقیقه بیشتر طولش نده و هرچه خواستی خط بزن. بعد نگاه کن چه چیز را اصلاً نشد بگویی و سه تا از کلمه‌های جامانده را زیر هم بنویس، از کوچک به بزرگ. زیر آخری جایی به اندازهٔ خودش خالی بگذار.',
			],
			closings: [
				'لکه‌ای بود و کلمه‌ای در آن، و اتوبوس رفت. هر روز چه چیزی را آن‌قدر آهسته می‌گویی که دیگر آن را حرف زدن حساب نمی‌کنی؟',
				'چهار صورت دارد، بسته به این که کنارش چه کسی ایستاده، و در هر چهار صورت پنج است. کدام چهره‌ات فقط وقتی پیدا می‌شود که از دو طرف گرفته باشندت؟',
			],
		},
		ar: {
			keywords: ['حرف الهاء', 'الهاء', 'هو', 'النفس', 'التاء المربوطة', 'حساب الجمل', 'آه'],
			titles: ['الهاء: حرف من النَّفَس له عينان', 'خمسة تُغبّش الزجاج'],
			excerpts: [
				'له أربع صور: قطرة وعينان وفراشة وقبضة، وليس في واحدة منها إلّا هواء أُطلق عن قصد.',
				'من نفخ على زجاج نافذة فقد نطق به. وبنى منه الدراويش مع واو واحدة كلمة يذكرون بها الله.',
			],
			openings: [
				'في الحافلة شتاءً يميل طفل إلى النافذة ويفتح فمه وينفخ. تظهر على الزجاج بقعة رماديّة، ويرسم فيها إصبعه ما ترسمه الأصابع. ولعلم الأصوات في ما فعله قبل الرسم عبارة يابسة: صوت حنجريّ احتكاكيّ مهموس. لا يتحرّك لسان ولا شفة، وإنّما يُطلق الهواء وفيه من القصد أكثر ممّا في العادة. وكان لكتبة قدماء جدًّا علامة لهذا الصوت، هي رجل رافع يديه. والطفل الآن رافع يديه أيضًا، لأنّ البقعة أعلى من كتفيه.',
				'نشر جورج بيريك سنة ١٩٦٩ رواية بالفرنسيّة في ثلاثمئة صفحة ليس فيها حرف الإي، وهو أكثر حروف لغته دورانًا. يختفي الأشخاص فيها واحدًا بعد واحد، ويقال إنّ من النقّاد من مضى زمن ولم ينتبه. وكان بيريك قد فقد أباه في الحرب وأمّه في أوشفيتز. وفي الفرنسيّة لا يُكتب الأب ولا الأمّ ولا اسمه هو بغير ذلك الحرف. والذي يغيب من كتابه كلّه حفيد نَفَس ساميّ قديم، هو هاؤنا.',
			],
			body: [
				'كانت العلامة في أوّلها رجلًا رافعًا يديه يهلّل أو يصيح، فأعطاها الصوت الأوّل من اسمه. ثم اختصره الفينيقيّون فصار عمودًا له ثلاثة أذرع إلى اليسار. وأداره اليونان إلى الجهة الأخرى، وجعلوه حركة لأنّ لهم في التنفّس مذهبًا غير هذا، فمنه أكثر الحروف دورانًا في مطابع الإنجليز. الذراعان ما زالتا ممدودتين ولا أحد يهلّل. أمّا في خطّنا فانعطفت الهاء حلقات وصارت لها أربع صور: إن انفردت فهي قطرة، وإن تقدّمت فلها عينان، ولذلك يسمّيها صبيان الفرس ذات العينين، وإن توسّطت فهي فراشة أو عقدة، وإن تأخّرت فهي قبضة صغيرة مضمومة.',
				'وعددها خمسة، ومن غريب الاتّفاق أنّ رقم الخمسة عندنا ٥ دائرة تشبهها. وهي مع الواو، وعددها ستّة، «هو»، أي أحد عشر، وهو الضمير الذي يذكر به أهل الطرق ربّهم، لا يكاد يكون فيه حرف يُمسَك. وكانوا يكتبونه في رأس الرسالة حيث يكتب غيرهم التحيّة، ثم يمضون إلى ثمن السمن وحال البغل. وهي مع الألف «آه»، أقصر كلمة يفهمها الناس في الغربة بلا ترجمان. ويقول الروميّ في الناي إنّ ما فيه نار لا هواء. وللزامر أن يقول: هو هواء في أوّل الأمر، وكلّ ما قاله الناس بعضهم لبعض كان كذلك.',
				'وفي أواخر الكلمات العربيّة تلبس الهاء نقطتين فتصير تاء: مدرسة، رحمة، قهوة. فإذا وقف القارئ عادت هاءً وذهب نصف النقطتين من السمع، وإذا وصل نطق بالتاء. فهي حرف لا يُعرف ما هو حتى يُعرف هل للكلام بقيّة. وفي هاء أخرى يسمّيها النحاة هاء السكت تلحق آخر الكلمة عند الوقف لا لمعنى إلّا أن يستريح الصوت: ما ليَهْ، كتابيَهْ. زيدت لكي يكون للصمت حرف يستند إليه.',
				'والهاء أيضًا أكثر الضمائر تواضعًا. تلحق آخر الكلمة فتقول كتابه وبيته ورأيته، وتدلّ على غائب سبق ذكره، فإن لم يسبق ذكره ضاعت وضاع معها السامع. ويسمّي النحاة ضربًا منها ضمير الشأن، في مثل إنّه لا يفلح الظالم، يعود على ما سيقال بعده لا على شيء قبله. فالنَّفَس الواحد يشير مرّة إلى من مضى، ومرّة إلى خبر لم يصل بعد. ولا فرق بينهما في الخطّ، وإنّما الفرق فيما كان القارئ قد سمعه من قبل.',
			],
			counter:
				'الضمير ضمير، ولم يوضع النحو ليُتعبَّد به. وتشبيه الروح بالنَّفَس شائع في لغات كثيرة، ولعلّه لا يدلّ إلّا على أنّ الميت لا يتنفّس، وهو أمر لاحظه الناس في كلّ مكان من غير أن يستعين أحد بأحد. أمّا الفراشة التي في وسط الكلمة فمن عجلة القلم: حلقتان لم يتّسع لهما الوقت حتى تستديرا. وشبه الرقم بالحرف مصادفة لا أكثر.',
			practices: [
				'قفوا أمام نافذة أو مرآة وانفخوا عليها بفم مفتوح، ثم تُكتب بالإصبع في الغبش كلمة واحدة، ويُنتظر بلا مساعدة حتى تذهب. خمس مرّات بخمس كلمات ليست من الكلمات الكبيرة. ويُسجَّل أيّها كان أطول بقاء، وأيّها لم يكن يُراد أن يقرأه أحد. وسيحفظ الزجاج الكلمة الأخيرة في أثر الإصبع، فتكفي غدًا نفخة أخرى ليظهر ما بقي منها.',
				'اكتبوا أربع جمل عن هذا اليوم ليس فيها هاء ولا تاء مربوطة. عشر دقائق على الأكثر، والشطب مباح. ثم يُنظر فيما لم يمكن قوله أصلًا، وتُكتب ثلاث من الكلمات التي امتنعت، بعضها تحت بعض، من الأصغر إلى الأكبر. ويُترك تحت آخرها بياض بقدر طولها تمامًا. ولا حاجة إلى تفسير البياض، فقد صار له حدّ معلوم.',
			],
			closings: [
				'كانت بقعة على الزجاج، وكانت فيها كلمة، ومضت الحافلة. ما الذي يقال كلّ يوم بصوت خافت حتى لم يعد يُحسب من الكلام؟',
				'له أربع صور بحسب من يقف إلى جانبه، وعدده في كلّ منها خمسة. أيّ صورنا لا تظهر إلّا في الوسط، حين نُمسَك من الجانبين؟',
			],
		},
		es: {
			keywords: ['letra he', 'hache muda', 'letra e', 'aliento', 'hu', 'abyad cinco', 'perec'],
			titles: ['Una letra de aliento con dos ojos', 'El cinco que empaña el cristal'],
			excerpts: [
				'Tiene cuatro formas y un solo soplo, y en persa, a final de palabra, ni eso. De ella desciende nuestra E.',
				'Echa el aliento a un cristal y la habrás pronunciado. Los derviches hicieron con ella una palabra de dos letras.',
			],
			openings: [
				'En el autobús, en invierno, una niña se acerca a la ventanilla y echa el aliento. Sale un óvalo gris, y el dedo dibuja dentro lo que dibujan los dedos. Lo de antes de dibujar tiene en fonética un nombre árido: fricativa glotal sorda. No se mueven ni la lengua ni los labios; se suelta el aire con un poco más de intención. Unos escribas muy antiguos tenían un signo para eso, un hombre con los brazos en alto. El español, que dejó de soplarlo, lo sigue escribiendo: hilo, humo, hambre.',
				'Georges Perec publicó en 1969 una novela de trescientas páginas sin una sola e. Los personajes van desapareciendo y dicen que algún crítico tardó en darse cuenta. Perec había perdido a su padre en la guerra y a su madre en Auschwitz; en francés, ni padre, ni madre, ni su propio apellido se escriben sin esa vocal. Cuando la tradujeron al español, como aquí la más frecuente es la a, hubo que suprimir la a, y se llamó El secuestro. Lo que falta en el original es nieto de un soplo semítico.',
			],
			body: [
				'Un hombre con los brazos en alto, que gritaba o celebraba, fue el primer dibujo, y le dio al signo el sonido inicial de su nombre. Los fenicios lo dejaron en un poste con tres varas hacia la izquierda. Los griegos le dieron la vuelta y, como respiraban de otra manera, lo usaron para una vocal: de ahí la E. Los brazos siguen extendidos, aunque no celebre nadie. En la escritura árabe la misma hache se fue rizando hasta tener cuatro formas: sola es una gota; al principio tiene dos ojos, y así la llaman los niños en Irán, la he de dos ojos; en medio es una mariposa o un nudo, y al final un puño pequeño.',
				'Vale cinco. Con la vav, que vale seis, forma hu, él, once: el pronombre con que los derviches nombraban a Dios, porque en persa no distingue sexos y apenas tiene consonante que agarrar. Lo escribían en lo alto de las cartas, donde otros ponen el saludo, y después venían el precio de la manteca y la cojera del mulo. Con la alef forma ah, el suspiro, seis, la palabra más corta que se entiende en el extranjero. Rumi dice que lo que suena en la caña es fuego y no viento. El flautista puede añadir que al principio es viento, como todo lo que la gente se ha contado.',
				'A final de palabra, en persa, muchas veces ni respira. En jané, casa, en namé, carta, en parandé, pájaro, se escribe y no se dice; se limita a llevar una e corta a cuestas. Los gramáticos la llaman la he no pronunciada. Para un hispanohablante es gente conocida: también nuestra hache se quedó en la puerta de las palabras cuando ya no había nadie dentro que la soplara.',
			],
			counter:
				'Un pronombre es un pronombre; la gramática no se hizo para rezar, y el árabe, de donde procede este, sí distingue él de ella. Que el aliento represente el alma pasa en muchísimas lenguas, y a lo mejor solo demuestra que los muertos no respiran, cosa que se advirtió en todas partes. La mariposa de en medio es lo que hace una pluma con prisa cuando tiene que dibujar dos lazos.',
			practices: [
				'Ponte ante una ventana o un espejo, echa el aliento con la boca abierta y escribe con el dedo una palabra en lo gris. Espera sin ayudar hasta que se borre. Hazlo cinco veces con cinco palabras, ninguna de las grandes. Apunta cuál ha durado más y cuál no habrías querido que leyera nadie. La grasa del dedo guardará la última; mañana sopla otra vez en el mismo sitio y mira.',
				'Escribe cuatro frases sobre tu día sin usar la letra a. Diez minutos como mucho, con todos los tachones que quieras. Mira después qué es lo que no has podido decir de ninguna manera y haz una lista con tres de las palabras que faltan, de la más pequeña a la más grande. Debajo de la última deja un renglón en blanco exactamente igual de largo que ella.',
			],
			closings: [
				'Hubo un óvalo en el cristal, hubo una palabra y el autobús arrancó. ¿Qué dices a diario con tan poca fuerza que ya no lo cuentas como hablar?',
				'Tiene cuatro formas según quién se le ponga al lado, y en las cuatro vale cinco. ¿Cuál de las tuyas aparece únicamente cuando te sujetan por los dos costados?',
			],
		},
	},
};
