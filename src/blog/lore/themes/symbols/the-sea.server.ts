import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-sea',
	motif: 'ship',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['sea', 'ocean', 'dream of the sea', 'waves', 'shore', 'shipwreck', 'oceanic feeling'],
			titles: ['Freud at the edge of the oceanic feeling', 'The sea is a king, say the books'],
			excerpts: [
				'A French novelist wrote to Freud about a feeling as wide as the ocean. Freud searched for it in himself, conscientiously, and reported that it was not there.',
				'To stand at the sea in a dream was to stand at a king’s gate: one might come away with pearls, or with nothing, or not at all.',
			],
			openings: [
				'In December 1927 Romain Rolland wrote a letter to Vienna. He had read Freud’s book on religion and missed something in it: the plain sensation of being without shores, which he called oceanic and which had been with him for years. Freud was troubled enough to take nearly two years over his reply. It came as the first chapter of a book. He could not discover this feeling in himself, he wrote there. One pictures him looking through the drawers of his desk.',
				'There are people who sleep four hundred kilometres from the coast, have been there twice with a school class, and dream of it every winter. It lies behind the last houses, where the supermarket ought to be. Somebody always remarks how near it has been all along. The water is darker than on postcards and stands a little higher than the street, and nobody in the dream takes this for a danger. They simply roll up their trousers.',
			],
			body: [
				'For the Arabic interpreters the sea is the ruler. Whoever drinks from it clear and sweet receives something from a mighty hand, whoever looks at it from afar hopes for something that will not come, whoever is caught by a wave has come to the notice of people whose notice is better avoided. They were not dreaming of beaches. In a city with one gate and one prince the largest thing that one knew, generous and without reasons, was the palace.',
				'Sailors’ peoples drew other pictures. Artemidorus, from a country of harbours, asked about weather and cargo: to sail smoothly in a large ship is good for all, to see the sea from the shore in a calm is good for those abroad, since they will come home. He allowed himself no awe. The sea for him was a road with a bad surface.',
				'Jung called it the favourite symbol of the unconscious, mother of all that lives, and warned of bathing in it. Hafez, in the very first ghazal of his Divan, puts into one line the dark night, the fear of the wave and the whirlpool, and then asks how those can know our state who walk light of burden on the shores. It is not a line about water. It is about the rudeness of people with dry feet.',
				'Ruler, road, mother: what they share is that the sea does not answer. One may hope from a ruler, one may curse a road, but no one has yet had a reply from it, and I think that is what draws people who sleep far inland. Freud, to whom the novelist Romain Rolland had written of an oceanic feeling, without shores, looked for it honestly in himself, did not find it, and ended by suggesting that it was left over from a time when the infant did not yet know where it stopped. He meant this as an objection.',
			],
			counter:
				'Not everybody is widened by so much water. There are those whom the sea in dreams simply drowns, night after night, and some of them have crossed a real one in a bad boat. To speak to them of the mother of all life would be an impertinence. And the sound of the surf that haunts many sleepers is, soberly seen, the blood in the ear on the pillow.',
			practices: [
				'Lie down, put one ear to the pillow so that you hear your own pulse, and breathe for five minutes like a slow swell: in for four counts, out for six. Do not think of the sea; count. When you lose count, begin again at one, without a sigh. At the end note what the first thought was that swam up between the numbers, and whether it was heading for the shore or away from it.',
				'Say something to a thing that cannot answer. Choose the largest you can reach on foot: a river, a sky from a roof, a parking lot at night. Stand before it for three minutes and tell it, half aloud, the matter you have discussed with everyone. Leave out explanations, for it needs none. Then wait as long as you have spoken. At home write down at which point you began to use fewer words.',
			],
			closings: [
				'Rolland had the feeling and wished for a theory; Freud had the theory and went looking for the feeling. What do you possess of which you keep asking other people for the missing half?',
				'Those who roll up their trousers in the dream do so without any discussion. What has been lying behind your last houses all this while, higher than the street?',
			],
		},
		fa: {
			keywords: ['دریا', 'خواب دریا', 'تعبیر خواب دریا', 'موج', 'ساحل', 'کشتی', 'طوفان'],
			titles: ['دریا پادشاه است، گفته‌اند', 'آسودگانِ ساحل و خوابِ آنان که دریا ندارند'],
			excerpts: [
				'معبّران دریا را پادشاه می‌دانستند: شاید مرواریدی بدهد، شاید هیچ. آنان که از دریا دورترند بیشتر خوابش را می‌بینند.',
				'رومن رولان از احساسی اقیانوسی نوشت و فروید دو سال دنبالش در خود گشت و نیافت. حافظ پیش از هر دو، یک مصراع دربارهٔ خشک‌پایان گفته بود.',
			],
			openings: [
				'در یزد زنی را می‌شناسم که سالی یک بار، معمولاً زمستان، خواب دریا می‌بیند. دو بار بیشتر به شمال نرفته. دریای خوابش پشت آخرین خانه‌های محله است، همان‌جا که باید زمین خاکی باشد، و همیشه یکی از همسایه‌ها می‌گوید عجب، این همه سال همین بغل بود. آب از کوچه کمی بالاتر ایستاده و کسی نمی‌ترسد. بادگیرها پیداست. مردم شلوارشان را تا زانو بالا می‌زنند و بی‌گفت‌وگو می‌روند تو.',
				'در دسامبر ۱۹۲۷ رومن رولان از سوئیس نامه‌ای به وین نوشت. کتاب فروید دربارهٔ دین را خوانده بود و چیزی در آن کم می‌دید: حس سادهٔ بی‌کرانه بودن، که خودش سال‌ها با آن زیسته بود و نامش را اقیانوسی می‌گذاشت. فروید چنان به فکر افتاد که جوابش نزدیک دو سال طول کشید و فصل اول یک کتاب شد. نوشت این حس را در خودش پیدا نمی‌کند. آدم او را می‌بیند که کشوهای میزش را یکی‌یکی بیرون می‌کشد.',
			],
			body: [
				'برای معبّران مسلمان دریا پادشاه است. هر که از آن آب صاف و شیرین بنوشد از دستی توانا چیزی می‌گیرد؛ هر که از دور نگاهش کند به کاری امید بسته که نمی‌رسد؛ و هر که موج برداردش به چشم کسانی آمده که نیامدن به چشمشان بهتر بود. مروارید بیرون آوردن هم علمی است که از شاه یا دانشمندی گرفته باشند. این مردم خواب تعطیلات نمی‌دیدند. در شهری که یک دروازه داشت و یک امیر، بزرگ‌ترین چیزی که می‌شناختند، بخشنده و بی‌دلیل، کاخ بود.',
				'آرتمیدوروس، از سرزمین بندرها، دریا را راهی می‌دید با کف خراب. از هوا می‌پرسید و از بار. در کشتی بزرگ و هوای آرام رفتن برای همه خوب است، و دریای آرام را از ساحل دیدن برای خانوادهٔ مسافران، چون برمی‌گردند. هیبت و حیرت را به دیگران واگذاشته بود.',
				'یونگ آن را رایج‌ترین صورتِ ناخودآگاه و مادر هر چه زنده است خواند. حافظ در نخستین غزل دیوانش تاریکیِ شب و ترس از موج و گرداب را کنار هم می‌گذارد و بعد می‌پرسد ساحل‌نشینانِ آسوده حال ما را از کجا بدانند. این حرف دربارهٔ آب نیست؛ دربارهٔ بی‌ادبیِ کسانی است که پایشان خشک است و با این همه نصیحت می‌کنند. شگفت آنکه او، تا جایی که می‌دانیم، از شیراز چندان دور نشد. حکایتی هست که می‌خواست به هند برود و دریا را که دید از کشتی پیاده شد.',
				'پادشاه، راه، مادر: شباهتشان این است که دریا جواب نمی‌دهد. از پادشاه می‌شود چشم داشت و به راه می‌شود بد گفت، اما از دریا تا امروز پاسخی به کسی نرسیده، و گمان می‌کنم همین است که خوابِ کویری‌ها را می‌کشد. فروید، که رومن رولان برایش از حسی بی‌کرانه و اقیانوسی نوشته بود، با امانت در خود گشت و نیافت و عاقبت گفت شاید این حس از روزگاری مانده که نوزاد هنوز نمی‌داند خودش کجا تمام می‌شود. قصدش ایراد گرفتن بود؛ رولان می‌توانست آن را تبریک بشنود.',
			],
			counter:
				'این همه آب همه را وسعت نمی‌دهد. کسانی هستند که دریا در خواب فقط غرقشان می‌کند، شب پشت شب، و بعضی‌شان از دریای واقعی با قایق بد گذشته‌اند. با آنان از مادر هستی گفتن گستاخی است. و آن صدای موجی که خیلی‌ها کنار بالش می‌شنوند، اگر خونسرد نگاه کنی، خون خودشان است که در گوش می‌گذرد.',
			practices: [
				'دراز بکش و یک گوشت را به بالش بچسبان تا نبضت را بشنوی، و پنج دقیقه مثل موجی کُند نفس بکش: چهار شماره تو، شش شماره بیرون. به دریا فکر نکن، بشمار. حساب که از دستت رفت بی‌آه و افسوس از یک شروع کن. آخرش بنویس نخستین فکری که از لای شماره‌ها بالا آمد چه بود و رو به ساحل شنا می‌کرد یا پشت به آن.',
				'با چیزی حرف بزن که جواب نمی‌تواند بدهد. بزرگ‌ترینش را پیدا کن که پیاده به آن می‌رسی: رودی، آسمانی از پشت‌بام، زمین خالیِ شبانه‌ای. سه دقیقه روبه‌رویش بایست و موضوعی را که با همه در میان گذاشته‌ای نیمه‌بلند برایش بگو. توضیح نده، لازم ندارد. بعد به همان اندازه که گفته‌ای ساکت بمان. در خانه بنویس از کجا به بعد کلمه‌هایت کمتر شد.',
			],
			closings: [
				'همسایه‌های آن زنِ یزدی بی‌حرف پاچه‌ها را بالا می‌زنند و هیچ‌کس نمی‌پرسد این آب از کجا آمده. پشت آخرین خانه‌های تو چه چیزی همهٔ این سال‌ها کمی بالاتر از کوچه ایستاده است؟',
				'رولان حس را داشت و نظریه می‌خواست، فروید نظریه را داشت و رفت دنبال حس. تو نیمهٔ کدام چیز را داری که نیمهٔ دیگرش را از مردم می‌پرسی؟',
			],
		},
		ar: {
			keywords: ['بحر', 'البحر في المنام', 'تفسير حلم البحر', 'موج', 'شاطئ', 'سفينة', 'هيجان البحر'],
			titles: ['البحر ملك، كما يقول المعبّرون', 'فرويد أمام الشعور المحيطيّ'],
			excerpts: [
				'من وقف على البحر في منامه فقد وقف بباب ملك: قد يرجع بلؤلؤة، وقد يرجع بلا شيء، وقد لا يرجع.',
				'كتب روائيّ فرنسيّ إلى فرويد عن شعور واسع كالمحيط، فبحث عنه فرويد في نفسه بأمانة، وأعلن أنّه لم يجده.',
			],
			openings: [
				'في موسم الغوص كان بحّارة الخليج يغيبون شهورًا عن البيوت. ينزل الغوّاص وفي قدمه حجر وعلى أنفه فطام من عظم، ويبقى في القاع دقيقة أو نحوها، ثم يهزّ الحبل فيسحبه السيب من فوق. وفي الليل كان النهّام يغنّي حتى ينام المتعبون. لم تكن اللؤلؤة نفسها هي ما يرونه في نومهم، كما قال بعض من بقي منهم، بل الحبل: أنّهم هزّوه ولم يشعر به أحد. ومن سمع ذلك عرف أنّ حلم البحر قد يكون حلمًا برفيق.',
				'في ديسمبر ١٩٢٧ كتب رومان رولان رسالة إلى فيينا. كان قد قرأ كتاب فرويد في الدين وافتقد فيه شيئًا: ذلك الإحساس البسيط بأنّ المرء بلا سواحل، وقد لازمه سنين طويلة وسمّاه محيطيًّا. شغلت الرسالة فرويد حتى احتاج جوابه إلى قرابة سنتين، وجاء في الفصل الأوّل من كتاب. قال إنّه لا يعثر على هذا الشعور في نفسه. ويكاد القارئ يراه وهو يفتح أدراج مكتبه درجًا بعد درج، ثم يغلقها بعناية.',
			],
			body: [
				'البحر عند معبّري المسلمين هو السلطان. من شرب منه صافيًا عذبًا نال شيئًا من يد قويّة، ومن نظر إليه من بعيد رجا أمرًا لا يدركه، ومن أخذته موجة فقد بلغ خبره قومًا كان الأسلم ألّا يبلغهم، ومن استخرج منه لؤلؤًا أخذ علمًا من عالم أو مالًا من ملك. لم يكن هؤلاء يحلمون بالمصايف. ففي مدينة لها باب واحد وأمير واحد كان القصر أكبر ما يُعرف، كريمًا من غير أسباب، وغضوبًا من غير أسباب، ولا يدري الواقف أمامه أيّ الوجهين سيطلع مع الصباح.',
				'وللأمم البحريّة صور أخرى. أرطميدورس، وهو من بلاد المرافئ، يسأل عن الطقس والحمولة. فالسير الهادئ في سفينة كبيرة خير للجميع، ورؤية البحر ساكنًا من الشاطئ خير لمن له غائب، لأنّ الغائب يعود. لم يسمح لنفسه بالرهبة، فالبحر عنده طريق رديئة الرصف، ومن يشكو الطريق يركبها في اليوم التالي على كلّ حال. أمّا بحّارة العرب فكانوا يقيسون ارتفاع النجم بالأصابع، والإصبع عندهم وحدة معلومة.',
				'وسمّاه يونغ صورة اللاوعي المفضّلة وأمّ كلّ حيّ، وحذّر من الاستحمام فيه بلا حذر. أمّا حافظ فجمع في أوّل غزل من ديوانه ظلمة الليل وخوف الموج والدوّامة المفزعة، ثم سأل كيف يعرف حالَنا خفافُ الأحمال على السواحل. وليس هذا كلامًا في الماء، بل في قلّة ذوق أصحاب الأقدام الجافّة حين يوزّعون النصائح. وتُحكى عنه حكاية أنّه عزم على السفر إلى الهند، فلمّا رأى البحر من ظهر السفينة نزل عنها وبعث إلى مضيفه بقصيدة. فإن صحّت الحكاية فأشهر من كتب في الموج لم يذق منه إلّا ما ذاقه من على الحافّة، وهذا لا ينقص البيت شيئًا.',
				'ملك وطريق وأمّ: يجمع بينها أنّ البحر لا يجيب. قد يُرجى من الملك شيء، وقد تُلعن الطريق، ولم يبلغ أحدًا حتى اليوم ردّ من البحر، ولعلّ هذا ما يجذب إليه نائمين يسكنون على مسيرة أيّام منه. وكان رومان رولان قد كتب إلى فرويد عن شعور بلا سواحل سمّاه محيطيًّا، فبحث عنه فرويد في نفسه ولم يجده، وانتهى إلى أنّه ربّما كان باقيًا من زمن لا يعرف فيه الرضيع أين ينتهي جسده. كان يقصد بذلك الاعتراض، ولعلّ رولان سمع فيه تهنئة متأخّرة على شيء لم يضيّعه.',
			],
			counter:
				'لا يتّسع كلّ الناس بهذا القدر من الماء. فمنهم من يغرقه البحر في نومه ليلة بعد ليلة، وبعضهم عبر بحرًا حقيقيًّا في قارب سيّئ، ومن الوقاحة أن يُحدَّث هؤلاء عن أمّ الحياة. ثم إنّ صوت الموج الذي يسمعه كثيرون قبيل النوم هو، إذا نُظر إليه ببرود، الدم يجري في الأذن الملتصقة بالوسادة.',
			practices: [
				'استلقوا وضعوا أذنًا على الوسادة حتى يُسمع النبض، وتنفّسوا خمس دقائق كموج بطيء: أربع عدّات للشهيق وستّ للزفير. لا حاجة إلى تخيّل البحر، فالعدّ وحده يكفي. وإذا ضاع العدّ فارجعوا إلى الواحد من غير تنهّد. وفي النهاية اكتبوا أوّل فكرة طفت بين الأرقام، وهل كانت تسبح نحو الشاطئ أم تبتعد عنه، وهل تبعتها فكرة أخرى من جهتها.',
				'قولوا شيئًا لما لا يستطيع الجواب. اختاروا أكبر ما يمكن بلوغه مشيًا: نهرًا، أو سماء من فوق سطح، أو ساحة سيّارات خالية في الليل. قفوا أمامه ثلاث دقائق وحدّثوه بنصف صوت عن الأمر الذي نوقش مع الجميع، من غير شرح، فهو لا يحتاج إليه. ثم اصمتوا مقدار ما تكلّمتم. وفي البيت اكتبوا عند أيّ نقطة بدأت الكلمات تقلّ.',
			],
			closings: [
				'لا ينزل الغوّاص وحده، وإن كان وحده في القاع. من الذي يمسك الطرف الأعلى من الحبل هذه الأيّام، وبأيّ هزّة اتُّفق على طلب العودة؟',
				'كان في رولان الشعور ويريد له نظريّة، وكانت عند فرويد النظريّة وراح يطلب لها الشعور. أيّ نصف تملكونه وما زلتم تسألون الناس عن نصفه الآخر؟',
			],
		},
		es: {
			keywords: ['mar', 'océano', 'soñar con el mar', 'olas', 'orilla', 'naufragio', 'playa'],
			titles: ['El mar es un rey, dicen los libros', 'Cartas a Viena sobre un sentimiento sin orillas'],
			excerpts: [
				'Estar ante el mar en un sueño era estar a la puerta de un rey: se podía salir con perlas, con las manos vacías o no salir.',
				'Romain Rolland le habló a Freud de una sensación oceánica. Freud la buscó en sí mismo con toda honradez e informó de que no estaba.',
			],
			openings: [
				'En Castilla hay gente que duerme a cuatrocientos kilómetros de la costa, la ha pisado tres veranos y la sueña todos los inviernos. El mar está detrás de las últimas casas, donde debería haber un silo. Siempre hay una vecina que comenta lo cerca que lo teníamos. El agua es más oscura que en las postales y queda un poco por encima de la calle, y a nadie le parece un peligro. Se remangan los pantalones y entran, hablando de otra cosa.',
				'En diciembre de 1927 Romain Rolland mandó una carta a Viena. Había leído el libro de Freud sobre la religión y echaba en falta una cosa: la simple sensación de no tener orillas, que él llamaba oceánica y que llevaba años acompañándolo. A Freud lo inquietó tanto que tardó casi dos en contestar, y contestó con el primer capítulo de un libro. No lograba descubrir en sí mismo ese sentimiento, escribió. Uno se lo imagina abriendo, uno por uno, los cajones del escritorio.',
			],
			body: [
				'Para los intérpretes árabes el mar es el soberano. Quien bebe de él agua limpia y dulce recibe algo de una mano poderosa; quien lo mira de lejos espera lo que no ha de venir; y al que se lleva una ola le ha tocado llamar la atención de personas de las que es mejor pasar inadvertido. No soñaban con playas. En una ciudad con una puerta y un príncipe, lo más grande que se conocía, dadivoso y sin explicaciones, era el palacio.',
				'Los pueblos marineros pintaron otra cosa. Artemidoro, de tierra de puertos, preguntaba por el tiempo y la carga: navegar con calma en nave grande es bueno para todos, y verlo sereno desde la orilla conviene a quien tiene ausentes, pues volverán. Ni una palabra de asombro. El mar era para él un camino mal empedrado.',
				'Jorge Manrique, castellano de tierra adentro, lo hizo desembocadura: nuestras vidas son los ríos que van a dar en la mar. Hafez, desde Shiraz, puso en el primer gazal de su Diván la noche oscura, el miedo a la ola y el remolino, y preguntó qué van a saber de nuestro estado los que caminan ligeros por la orilla. No hablaba de agua, hablaba de la mala educación de los que tienen los pies secos. Jung, suizo y con lago propio, lo llamó madre de todo lo vivo y recomendó prudencia a los bañistas.',
				'Rey, camino, desembocadura, madre. Lo que tienen en común es que el mar no contesta. De un rey se espera, a un camino se lo maldice; de él nadie ha recibido respuesta todavía, y creo que eso atrae a los que duermen tierra adentro. Freud, a quien Romain Rolland había escrito sobre un sentimiento oceánico, sin orillas, no lo encontró en sí mismo y acabó proponiendo que sería un resto de cuando el niño de pecho aún no sabe dónde termina. Lo decía como objeción.',
			],
			counter:
				'A no todo el mundo lo ensancha tanta agua. Hay a quien el mar, en sueños, sencillamente lo ahoga noche tras noche, y algunos cruzaron uno de verdad en una barca mala. Hablarles de la madre de la vida sería una impertinencia. En cuanto al rumor de olas que muchos oyen al acostarse, visto en frío, es la sangre que pasa por la oreja pegada a la almohada.',
			practices: [
				'Túmbate, pega una oreja a la almohada hasta oír el pulso y respira cinco minutos como un oleaje lento: cuatro tiempos para dentro, seis para fuera. No pienses en el mar, cuenta. Cuando pierdas la cuenta vuelve al uno sin suspirar. Al final escribe cuál fue la primera idea que asomó entre los números y si nadaba hacia la orilla o hacia el otro lado.',
				'Dile algo a lo que no puede responder. Elige lo más grande que alcances andando: un río, el cielo desde una azotea, un aparcamiento vacío de noche. Ponte delante tres minutos y cuéntale a media voz ese asunto que ya has discutido con todos, sin explicaciones, que no las necesita. Calla luego tanto rato como has hablado. En casa apunta en qué momento empezaste a gastar menos palabras.',
			],
			closings: [
				'Las vecinas del sueño se remangan sin discutirlo, como si hubieran esperado años a que alguien lo dijera. ¿Qué hay detrás de tus últimas casas, un poco por encima de la calle?',
				'Rolland tenía el sentimiento y pedía una teoría; Freud tenía la teoría y salió a buscar el sentimiento. ¿De qué posees tú una mitad y andas preguntando por la otra?',
			],
		},
	},
};
