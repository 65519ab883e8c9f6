import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** What is asked about dreams at all. */
export const dreams: readonly KnowledgeEntry[] = [
	{
		id: 'dream-interpretation',
		page: 'dreams',
		theme: 'the-power-of-dream-interpretation',
		words: {
			en: {
				names: ['dream interpretation', 'interpretation of dreams', 'how are dreams interpreted', 'meaning of dreams'],
				say: 'Dreams are read here through three lenses side by side: the Islamic books after Ibn Sirin, Jung, and sleep research. They often disagree; the dreamer is the one who can tell which of them touched something.',
			},
			fa: {
				names: ['تعبیر خواب', 'تعبیر', 'خواب چگونه تعبیر می‌شود', 'خواب‌گزاری'],
				say: 'خواب را اینجا از سه پنجره می‌خوانیم: کتاب‌های پس از ابن‌سیرین، یونگ، و پژوهش خواب. خیلی وقت‌ها با هم نمی‌سازند؛ آن که خواب دیده می‌داند کدام به دلش خورد.',
			},
			ar: {
				names: ['تفسير الأحلام', 'تعبير الرؤيا', 'تأويل الأحلام'],
				say: 'تُقرأ الأحلام هنا من ثلاث نوافذ: كتب التعبير بعد ابن سيرين، ويونغ، وبحوث النوم. وكثيرًا ما تختلف؛ وصاحب الحلم أدرى بأيّها لمس شيئًا.',
			},
			es: {
				names: ['interpretación de los sueños', 'interpretar sueños', 'significado de los sueños'],
				say: 'Aquí los sueños se leen por tres ventanas: los libros islámicos después de Ibn Sirin, Jung y la investigación del sueño. A menudo no coinciden; quien soñó sabe cuál tocó algo.',
			},
		},
	},
	{
		id: 'dream-diary',
		page: 'dreams',
		theme: 'a-dream-diary',
		words: {
			en: {
				names: ['dream diary', 'dream journal', 'remember dreams', 'write down dreams'],
				say: 'A dream diary is kept beside the bed and written before one moves much: a few words of the strangest moment first. After two weeks most people remember more dreams, and places and persons begin to return.',
			},
			fa: {
				names: ['دفتر خواب', 'دفترچه خواب', 'به یاد آوردن خواب'],
				say: 'دفتر خواب کنار بالش است و پیش از تکان خوردن نوشته می‌شود، اول چند کلمه از عجیب‌ترین لحظه. پس از دو هفته بیشترِ آدم‌ها خواب بیشتری به یاد می‌آورند.',
			},
			ar: {
				names: ['دفتر الأحلام', 'تذكر الأحلام', 'يوميات الأحلام'],
				say: 'دفتر الأحلام يوضع قرب الفراش ويُكتب قبل الحركة: بضع كلمات عن أغرب لحظة أوّلًا. وبعد أسبوعين يتذكّر أكثر الناس أحلامًا أكثر.',
			},
			es: {
				names: ['diario de sueños', 'recordar los sueños', 'cuaderno de sueños'],
				say: 'Un diario de sueños se deja junto a la cama y se escribe antes de moverse mucho: primero, unas palabras del momento más raro. A las dos semanas casi todo el mundo recuerda más.',
			},
		},
	},
	{
		id: 'recurring-dream',
		page: 'dreams',
		words: {
			en: {
				names: ['recurring dream', 'same dream again', 'repeating dream', 'dream comes back'],
				say: 'A recurring dream usually returns while the thing it is about stays as it is; it often changes or stops once that thing moves. Jung took it as a letter that has not been opened; watch for what differs this time.',
			},
			fa: {
				names: ['خواب تکراری', 'خواب تکرار شونده'],
				say: 'خواب تکراری معمولاً تا وقتی برمی‌گردد که ماجرای پشتش همان‌جا مانده؛ با تکان خوردن آن، خواب هم عوض می‌شود یا می‌رود. ببین این بار چه چیزش فرق داشت.',
			},
			ar: {
				names: ['الحلم المتكرر', 'حلم يتكرر', 'تكرار الحلم'],
				say: 'الحلم المتكرّر يعود في الغالب ما دام الأمر الذي وراءه على حاله، فإذا تحرّك الأمر تبدّل الحلم أو انقطع. والأهمّ ما اختلف فيه هذه المرّة.',
			},
			es: {
				names: ['sueño recurrente', 'sueño que se repite', 'el mismo sueño'],
				say: 'Un sueño recurrente suele volver mientras lo que hay detrás sigue igual, y cambia o cesa cuando eso se mueve. Fíjate en qué fue distinto esta vez.',
			},
		},
	},
	{
		id: 'nightmare',
		page: 'dreams',
		words: {
			en: {
				names: ['nightmare', 'nightmares', 'bad dreams'],
				say: 'Nightmares come mostly in the last third of the night and more often in times of strain, fever or poor sleep. A well tested help is to write another ending by day and go through it for some minutes before sleep.',
			},
			fa: {
				names: ['کابوس', 'خواب بد', 'خواب ترسناک'],
				say: 'کابوس بیشتر در ثلث آخر شب می‌آید و در روزهای فشار و تب و بدخوابی بیشتر. کمکی آزموده این است که روز پایانی دیگر برایش بنویسند و پیش از خواب چند دقیقه مرورش کنند.',
			},
			ar: {
				names: ['كابوس', 'الكوابيس', 'حلم مزعج'],
				say: 'يأتي الكابوس غالبًا في ثلث الليل الأخير ويكثر في الضيق والحمّى وقلّة النوم. وممّا جُرّب نفعه أن تُكتب له في النهار خاتمة أخرى وتُستعاد دقائق قبل النوم.',
			},
			es: {
				names: ['pesadilla', 'pesadillas', 'mal sueño'],
				say: 'Las pesadillas llegan sobre todo en el último tercio de la noche, y más en épocas de tensión, fiebre o mal dormir. Una ayuda probada: escribir de día otro final y repasarlo unos minutos antes de dormir.',
			},
		},
	},
	{
		id: 'lucid-dream',
		page: 'dreams',
		theme: 'flying',
		words: {
			en: {
				names: ['lucid dream', 'lucid dreaming', 'knowing that I dream'],
				say: 'In a lucid dream the sleeper knows that it is a dream; sleepers have signalled it from the laboratory with their eyes since 1975. Many then begin to fly.',
			},
			fa: {
				names: ['رویای شفاف', 'خواب شفاف', 'رویای آگاهانه'],
				say: 'در رؤیای شفاف آدم می‌داند که خواب می‌بیند؛ از سال ۱۹۷۵ خوابیده‌ها این را با حرکت چشم از آزمایشگاه خبر داده‌اند. خیلی‌ها همان‌جا پرواز را آغاز می‌کنند.',
			},
			ar: {
				names: ['الحلم الواضح', 'الحلم الواعي', 'الأحلام الجلية'],
				say: 'في الحلم الواعي يعرف النائم أنّه يحلم، وقد أشار نائمون إلى ذلك بحركة العين في المختبر منذ ١٩٧٥. وكثير منهم يبدأ عندها بالطيران.',
			},
			es: {
				names: ['sueño lúcido', 'sueños lúcidos'],
				say: 'En un sueño lúcido se sabe que se sueña; desde 1975 hay durmientes que lo señalan con los ojos en el laboratorio. Muchos aprovechan para volar.',
			},
		},
	},
	{
		id: 'sleep-paralysis',
		page: 'dreams',
		words: {
			en: {
				names: ['sleep paralysis', 'bakhtak', 'old hag', 'night mare sitting on chest'],
				say: 'In sleep paralysis one wakes while the body is still held in dream sleep: one cannot move and often feels somebody on the chest, whom Persians call bakhtak. It passes in a minute or two and is harmless, though it does not feel so.',
			},
			fa: {
				names: ['بختک', 'فلج خواب', 'بختک افتاد'],
				say: 'در فلج خواب، یا بختک، آدم بیدار می‌شود و تن هنوز در بند خواب است: تکان نمی‌خورد و گاه کسی را روی سینه حس می‌کند. یکی دو دقیقه‌ای می‌گذرد و آسیبی ندارد، هرچند حسش چیز دیگری می‌گوید.',
			},
			ar: {
				names: ['شلل النوم', 'الجاثوم', 'الجاثم'],
				say: 'في شلل النوم، الجاثوم، يستيقظ المرء وجسده ما زال في قيد الحلم فلا يتحرّك، وقد يحسّ ثقلًا على صدره. يزول بعد دقيقة أو اثنتين ولا ضرر منه وإن بدا غير ذلك.',
			},
			es: {
				names: ['parálisis del sueño', 'se me sube el muerto', 'parálisis al dormir'],
				say: 'En la parálisis del sueño uno despierta con el cuerpo todavía atado al sueño: no puede moverse y a veces siente a alguien sobre el pecho. Pasa en un minuto o dos y es inofensiva, aunque no lo parezca.',
			},
		},
	},
	{
		id: 'clear-water',
		page: 'dreams',
		theme: 'water',
		words: {
			en: {
				names: ['clear water in a dream', 'muddy water', 'dreaming of clear water'],
				say: 'In the dream books water is life itself: clear water means ease, lawful gain and a mind at rest, muddy water worry or illness in the air. Jung took it as the unconscious and feeling, and asked how deep it went.',
			},
			fa: {
				names: ['آب زلال', 'آب گل‌آلود', 'آب زلال در خواب', 'آب صاف'],
				say: 'در کتاب‌های تعبیر آب خودِ زندگی است: آب زلال آسودگی، روزی پاک و دل روشن، و آب گل‌آلود دلواپسی. یونگ آن را ناخودآگاه و احساس می‌دید و می‌پرسید چقدر گود است.',
			},
			ar: {
				names: ['الماء الصافي', 'الماء العكر', 'ماء صاف في المنام'],
				say: 'الماء في كتب التعبير هو الحياة: الصافي رزق وخير وراحة بال، والعكر همّ. ورأى يونغ فيه اللاوعي والشعور وسأل عن عمقه.',
			},
			es: {
				names: ['agua clara', 'agua turbia', 'soñar con agua clara'],
				say: 'En los libros de sueños el agua es la vida: clara, descanso y ganancia limpia; turbia, preocupación. Jung veía en ella el inconsciente y la emoción, y preguntaba por el fondo.',
			},
		},
	},
];
