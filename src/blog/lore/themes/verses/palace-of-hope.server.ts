import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'palace-of-hope',
	motif: 'tower',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['palace of hope', 'qasr-e amal', 'hafez ghazal 37', 'foundations', 'wind', 'abu ishaq of shiraz'],
			titles: ['The palace of hope has a builder’s defect', 'Laid upon the wind: a foundation in Shiraz'],
			excerpts: [
				'Hafez inspects the building in which we all have a flat reserved, and reports on the foundations.',
				'When Hafez was young, the lord of Shiraz wanted an arch as large as Ctesiphon. People dug for it with silver pickaxes.',
			],
			openings: [
				'On the plan the kitchen faces south. There is a room for the piano, and a second bathroom for guests who will stay a week. Somebody has drawn the plan on squared paper at a table where a bill was lying under the elbow, and has coloured the garden green. Such plans are never thrown away; they turn up in old folders, between a gym contract and a language course, with the measurements written in a firm young hand.',
				'The traveller Ibn Battuta, who saw Shiraz in the 1340s, found the townspeople digging the foundations of an arch. The guilds outdid each other: they came in their best clothes, he says, and carried the earth in baskets dressed with silk. From a distance it must have looked like a wedding. The earth was ordinary earth. Hafez was then in his twenties or thirties, and will have got some of it on his shoes.',
			],
			body: [
				'The opening of ghazal 37 of Hafez goes in English: “Come, for the palace of hope stands on the weakest of foundations; / bring wine, for the footing of this life is laid upon the wind.” In Persian the second half hides a trick no translation can carry. Bar bad, upon wind, is at the same time the way one says that a thing has been lost and squandered. The word for hope is as precise: amal is the far-reaching kind, the hope with a calendar, against which Muslim moralists wrote whole chapters.',
				'In the poet’s youth the ruler of Shiraz, Abu Ishaq, wished for an arch to match the great vault of Ctesiphon. The guilds dug the foundations, and some of their pickaxes, as the traveller Ibn Battuta noted, were of silver. Abu Ishaq loved poets and good company. He lost his city to a sterner prince and was put to death in 1357, on a public square, and of the arch nothing has come down to us except the traveller’s page. Hafez mourned him elsewhere in a line about a turquoise that shone beautifully and whose fortune was in a hurry. We do not know whether he had the silver pickaxes in mind when he wrote of the palace. He had certainly walked past the hole.',
				'What makes the verse worth an evening is its verb. A sermon would continue: therefore renounce. Hafez says come, and then bring. The weak foundation is a reason to hurry to each other. Three couplets on, a voice from the unseen calls the listener a royal falcon who has settled in the wrong nest, so the complaint was about the address all along: such a bird, in such a flat.',
				'And nowhere does he say that hope is a lie. It is a palace, with halls and a view. He has simply been down to the cellar with a lamp, and has come up again to tell the guests.',
			],
			counter:
				'It is easy to be witty about foundations when others do the digging. People who never planned beyond Thursday have built no hospital and planted no walnut tree, which bears properly only after some ten years. Hope with a calendar has fed whole towns. And “bring wine” is poor advice to those for whom it has already become the building. Ctesiphon’s arch, for that matter, though cracked and propped, is still standing.',
			practices: [
				'Take the largest plan you have and draw it as a house on one sheet: rooms, roof, door. Then draw the cellar and write there, in small letters, what the thing stands on at present: a person, a sum, a habit, a guess. Seven minutes. Do not judge it. Put one cross where you would shine the lamp first, and pin the sheet up for the night.',
				'Ring somebody with whom you have been meaning to do a thing “when there is time”. Offer a piece of it small enough for this week: the first walk of the great hike, one dish of the feast, a single song. Keep the call under five minutes. Then note which was harder, the asking or the making small, and what the long version had been protecting you from.',
			],
			closings: [
				'The hole in Shiraz was filled in long ago and people have parked on it. The ghazal stands, on nothing but breath. Which of your buildings has lasted, and what did you take to be its foundation at the time?',
				'A falcon has been whistled for from the battlements of heaven, says the poem, and does not know what keeps it in this trap. What have you furnished so well that you have stopped asking whether you meant to live there?',
			],
		},
		fa: {
			keywords: ['قصر امل', 'غزل ۳۷ حافظ', 'بنیاد عمر', 'سست‌بنیاد', 'شیخ ابواسحاق', 'باد'],
			titles: ['قصر امل و گزارشِ کارشناس ساختمان', 'بنیادی که بر باد گذاشتند'],
			excerpts: [
				'حافظ از ساختمانی بازدید می‌کند که همهٔ ما در آن واحدی پیش‌خرید کرده‌ایم، و سری هم به پی می‌زند.',
				'در جوانی حافظ، امیر شیراز ایوانی به بزرگی طاق کسری می‌خواست. مردم با کلنگ نقره برایش پی کندند.',
			],
			openings: [
				'در نقشه، آشپزخانه رو به آفتاب است. اتاقی هم برای ساز هست و یک سرویس دیگر برای مهمانی که قرار است یک هفته بماند. کسی آن را روی کاغذ شطرنجی کشیده، پشت میزی که قبض برق زیر آرنجش بوده، و باغچه را با مداد سبز رنگ کرده است. این نقشه‌ها را هیچ‌کس دور نمی‌ریزد. سال‌ها بعد لای پوشه‌ای پیدایشان می‌کنی، میان دفترچهٔ کلاس زبان و کارت باشگاه، با اندازه‌هایی که دستی جوان و مطمئن نوشته است.',
				'ابن‌بطوطه در دههٔ هفتصد و چهل هجری دوباره به شیراز رسید و دید مردم شهر پیِ ایوانی را می‌کنند و صنف‌ها با هم چشم‌وهم‌چشمی دارند. می‌نویسد که با بهترین لباس می‌آمدند و خاک را در زنبیل‌هایی می‌بردند که به حریر آراسته بودند. از دور لابد به عروسی می‌مانست، و خاک همان خاکِ همیشه بود. حافظ آن روزها جوان بود و در همین شهر راه می‌رفت، و چیزی از آن گرد بر کفش او هم نشسته بود.',
			],
			body: [
				'غزل ۳۷ حافظ این‌طور در می‌زند: «بیا که قصر امل سخت سست‌بنیادست / بیار باده که بنیاد عمر بر بادست». بازیِ پنهانش در «بر باد» است، که هم یعنی گذاشته بر باد و هم یعنی رفته و حرام‌شده. «سخت سست» را هم ببین که کنار هم نشانده؛ سختی به خدمتِ سستی درآمده است. امل هم هر امیدی نیست، امیدِ دورودراز است، امیدی که تقویم دارد و اهل اخلاق برای سرزنشش باب‌ها نوشته‌اند.',
				'در جوانیِ شاعر، شیخ ابواسحاق امیر شیراز بود و دلش ایوانی می‌خواست که با طاق کسری برابری کند. صنف‌ها پی‌اش را می‌کندند و ابن‌بطوطهٔ جهانگرد در دست بعضی کلنگ نقره دید. ابواسحاق شاعرنواز بود و خوش‌مجلس. شهر را به امیری سخت‌گیرتر باخت و در سال ۷۵۸ در میدانی پیش چشم مردم کشته شد، و از آن ایوان جز چند سطرِ آن جهانگرد چیزی به ما نرسیده است. حافظ در غزلی دیگر از فیروزهٔ بواسحاقی یاد می‌کند که خوش درخشید و دولتش شتاب داشت. نمی‌دانیم هنگام گفتنِ قصر امل آن کلنگ‌های نقره را پیش چشم داشت یا نه. از کنار گودال، بی‌شک، گذشته بود و صدای کلنگ‌ها را مثل همه شنیده بود.',
				'آنچه بیت را از موعظه جدا می‌کند فعل‌های آن است. واعظ اینجا می‌گفت پس دل بکن. حافظ می‌گوید «بیا» و بعد «بیار». سستیِ پی دلیلی است برای آن که زودتر به هم برسیم. چند بیت بعد سروشی از غیب، شنونده را شاهبازی می‌خواند که بر سدره می‌نشسته و حالا در کنج محنت‌آباد لانه کرده است. پس گله از اول دربارهٔ نشانی بود: چنین مرغی و چنین خانه‌ای.',
				'و هیچ‌جا نمی‌گوید آرزو دروغ است. اسمش را قصر گذاشته، با تالار و چشم‌انداز. فقط چراغی برداشته، تا زیرزمین رفته، دیوارها را با دست آزموده و برگشته بالا که به مهمان‌ها خبر بدهد. خودش هم کنارشان نشسته است؛ کسی که از سستیِ سقف خبر دارد و با این همه سر سفره می‌ماند.',
			],
			counter:
				'شوخی با پیِ سست آسان است وقتی بیل دست دیگری است. آن‌هایی که از پنجشنبه دورتر را ندیده‌اند نه بیمارستانی ساخته‌اند و نه درخت گردویی کاشته‌اند که تازه ده سال بعد بارِ درست می‌دهد. آرزوی تقویم‌دار شهرها را سیر کرده است. «بیار باده» هم برای کسی که باده خودش ساختمانِ او شده نصیحت خوبی نیست. از این‌ها گذشته، همان طاق کسری، ترک‌خورده و شمع‌زده، هنوز سر پاست.',
			practices: [
				'بزرگ‌ترین نقشه‌ای را که در سر داری مثل خانه‌ای روی یک برگه بکش: اتاق‌ها، بام، در. بعد زیرزمینش را بکش و با خط ریز بنویس که همین حالا روی چه ایستاده است: آدمی، پولی، عادتی، حدسی. هفت دقیقه بس است و قرار نیست نمره بدهی. آنجا که اول چراغ می‌انداختی ضربدری بزن و برگه را تا صبح به دیوار بچسبان.',
				'به کسی زنگ بزن که قرار است «سر فرصت» با هم کاری بکنید. تکه‌ای از آن کار را پیشنهاد بده که در همین هفته جا شود: نخستین پیاده‌رویِ آن کوهنوردی بزرگ، یک غذا از آن مهمانی، یک ترانه. تماس را زیر پنج دقیقه نگه دار. بعد بنویس کدام سخت‌تر بود، خواستن یا کوچک کردن، و آن نسخهٔ دورودراز تو را از چه چیزی در امان نگه می‌داشت.',
			],
			closings: [
				'آن گودالِ شیراز را سال‌هاست پر کرده‌اند و رویش راه می‌روند. غزل مانده است، بنایی که روی چیزی جز نفس نگذاشته‌اندش و هنوز در آن رفت‌وآمد است. از ساخته‌های تو کدام ماند، و آن روزها گمان می‌کردی پی‌اش چیست؟',
				'شعر می‌گوید از کنگرهٔ عرش برای شاهباز سوت می‌زنند و معلوم نیست در این دامگه چه نگهش داشته است. کدام‌جا را چنان خوب مبله کرده‌ای که دیگر نپرسیده‌ای اصلاً می‌خواستی آنجا زندگی کنی یا نه، و چه چیز تو را نگه می‌دارد؟',
			],
		},
		ar: {
			keywords: ['قصر الأمل', 'غزل حافظ ٣٧', 'أساس العمر', 'طول الأمل', 'أبو إسحاق الشيرازي', 'الريح'],
			titles: ['قصر الأمل كما يراه مهندس البناء', 'أساس موضوع على الريح'],
			excerpts: [
				'لكلّ منّا شقّة محجوزة في قصر الأمل. نزل حافظ إلى القبو ومعه سراج، ثم صعد يخبر الضيوف.',
				'أراد أمير شيراز إيوانًا كإيوان كسرى، فحفر الناس أساسه بمعاول من فضّة. وكان حافظ يومئذ شابًّا في المدينة.',
			],
			openings: [
				'المطبخ في الرسم يواجه الشمس. وهناك غرفة للعود، وحمّام ثانٍ لضيوف سيقيمون أسبوعًا. رُسم هذا كلّه على ورق مربّعات، فوق طاولة كانت عليها فاتورة الكهرباء تحت المرفق، ولُوّنت الحديقة بقلم أخضر حتى آخر السياج. مثل هذه الرسوم لا يرميها أحد. تظهر بعد سنين في ملفّ قديم، بين بطاقة النادي الرياضيّ ودفتر دورة اللغة التي لم تتمّ، وعليها المقاسات مكتوبة بيد فتيّة واثقة، بالسنتيمتر، كأنّ البنّائين واقفون بالباب ينتظرون الإذن.',
				'عاد ابن بطّوطة إلى شيراز في أربعينيّات القرن الثامن للهجرة، فوجد أهل المدينة يحفرون أساس إيوان عظيم، وأهل كلّ صناعة يباهون غيرهم. يذكر الرحّالة أنّهم كانوا يأتون في أحسن ثيابهم، وينقلون التراب في قفاف كُسيت بالحرير، حتى ليحسبهم الناظر من بعيد في عرس، والتراب هو التراب. وكان حافظ في تلك الأيّام شابًّا يمشي في أسواق المدينة نفسها، ويسمع كما يسمع الناس وقع المعاول في الصباح.',
			],
			body: [
				'مطلع الغزل ٣٧ بالعربيّة: «هلمّ، فقصرُ الأماني واهي الأساس / وهاتِ الخمر، فأساسُ العمر على الريح». وفي الشطر الثاني لعبة لا تحملها ترجمة، فقول الفرس «بر باد» معناه على الريح، ومعناه أيضًا ذهب الشيء وضاع، فالأساس موضوع على الريح وضائع في كلمة واحدة. أمّا القصر فهو في الأصل «قصر أمل» بلفظنا، والأمل هنا هو الطويل منه، أملٌ معه تقويم، كتب في ذمّه أهل الزهد أبوابًا كاملة وعدّوه مع الغفلة في قَرَن.',
				'كان على شيراز في شباب حافظ سلطان اسمه أبو إسحاق، أراد إيوانًا يضاهي إيوان كسرى. حفر أهل الصنائع أساسه، ورأى الرحّالة ابن بطّوطة في أيدي بعضهم فؤوسًا من فضّة. وكان أبو إسحاق محبًّا للشعراء حسن المجلس. ثم خسر مدينته أمام أمير أشدّ منه بأسًا، وقُتل في ميدان عامّ سنة ٧٥٨، ولم يصلنا من خبر الإيوان إلّا تلك الأسطر في الرحلة. وذكره حافظ في غزل آخر ذكر الآسف، فشبّهه بخاتم فيروز لمع لمعة حسنة وكانت دولته على عجل. لا ندري أكانت الفؤوس الفضّيّة في خاطره حين ذكر القصر. لكنّ المؤكّد أنّه مرّ بالحفرة كما مرّ بها أهل بلده جميعًا.',
				'والذي يخرج البيت من باب الموعظة فعلان. فالواعظ كان سيقول في هذا الموضع: فاتركوا الدنيا. وحافظ يقول «هلمّ» ثم يقول «هاتِ»، فيجعل ضعف الأساس سببًا في أن نسرع بعضنا إلى بعض. وبعد أبيات يأتي هاتف من الغيب فيسمّي السامعَ بازًا ملكيًّا كان مجلسه في السدرة، وقد رضي بركن في دار العناء. وهذا يقلب القراءة كلّها، فالشكوى إذن لم تكن من قصر البناء ولا من ضعفه، وإنّما كانت من العنوان: طائر كهذا في بيت كهذا.',
				'ولا يقول في موضع من القصيدة إنّ الأمل كذب. سمّاه قصرًا، والقصر له أبهاء ونوافذ تطلّ على بعيد. كلّ ما صنعه الشاعر أنّه أخذ السراج ونزل إلى القبو، وجسّ الحجر بيده، ثم صعد والضيوف على المائدة فأخبرهم بما رأى، وجلس معهم ولم يغادر. وليس في الناس أصدق ضيافة ممّن يعرف عيب السقف ويبقى تحته مع أصحابه إلى آخر السهرة.',
			],
			counter:
				'ما أسهل الظرف في الكلام على الأساسات حين يكون المعول في يد غيرنا. فالذين لم يخطّطوا لما بعد الخميس لم يبنوا مستشفى ولم يغرسوا شجرة جوز، وهي لا تحمل حملًا حسنًا إلّا بعد نحو عشر سنين. لقد أطعم الأملُ ذو التقويم مدنًا بأسرها. و«هات الخمر» نصيحة سيّئة لمن صارت الخمر بيته. ثم إنّ إيوان كسرى، على ما فيه من شقوق ودعائم، لا يزال قائمًا إلى اليوم، وعقده من أوسع ما بُني بالآجرّ في الدنيا القديمة، يزوره من يزوره ويسأل عن بانيه.',
			practices: [
				'ارسموا أكبر خطّة في الرأس على هيئة بيت في ورقة واحدة: غرف وسقف وباب. ثم ارسموا القبو تحته واكتبوا فيه بخطّ صغير ما تقوم عليه هذه الخطّة الآن: إنسان، أو مبلغ، أو عادة، أو ظنّ. سبع دقائق تكفي، ولا حاجة إلى الحكم على شيء. ولتوضع بعد ذلك علامة صغيرة حيث ينبغي أن يقع ضوء السراج أوّلًا، وتُعلّق الورقة على الجدار إلى الصباح.',
				'اتّصلوا بشخص بيننا وبينه أمر مؤجّل «إلى أن يتّسع الوقت». واعرضوا عليه قطعة من ذلك الأمر تسعها أيّام هذا الأسبوع: أوّل مشية من تلك الرحلة الجبليّة الكبيرة، أو طبق واحد من تلك الوليمة، أو أغنية واحدة. لا تزيد المكالمة على خمس دقائق. ثم يُكتب سطر: أيّهما كان أصعب، الطلب أم التصغير، وممّ كانت النسخة الطويلة تحمي صاحبها كلّ هذه المدّة.',
			],
			closings: [
				'رُدمت تلك الحفرة في شيراز منذ قرون، ومشى الناس فوقها وهم لا يعلمون. والغزل قائم، وليس تحته سوى النَفَس. أيّ شيء ممّا بنيناه بقي إلى اليوم، وماذا كنّا نظنّ أساسه حين بدأنا؟',
				'في القصيدة أنّ البازي يُصفَر له من شرفات العرش، ولا يُدرى ما الذي يبقيه في هذا الشرك. أيّ مكان فُرش حتى صار مريحًا ونُسي السؤال عن سبب المجيء إليه، وما الذي يمسك بنا فيه؟',
			],
		},
		es: {
			keywords: ['alcázar de la esperanza', 'gazal 37 de hafez', 'cimientos', 'viento', 'abu ishaq de shiraz'],
			titles: ['Informe sobre los cimientos de la esperanza', 'Picos de plata para un palacio que no fue'],
			excerpts: [
				'Hafez inspecciona el edificio en el que todos tenemos un piso apalabrado, y baja hasta el sótano.',
				'El señor de Shiraz quiso un arco como el de Ctesifonte y la gente cavó con picos de plata. Hafez vivía en la misma ciudad.',
			],
			openings: [
				'En el plano, la cocina da al sur. Hay un cuarto para el piano y un segundo baño para invitados que se quedarán una semana. Alguien lo dibujó en papel cuadriculado, en una mesa donde había un recibo de la luz bajo el codo, y pintó el jardín de verde. Esos planos no se tiran nunca. Aparecen años después en una carpeta, entre el carné del gimnasio y el curso de alemán, con las medidas escritas por una mano joven que no dudaba de nada.',
				'Ibn Battuta, el viajero de Tánger, volvió a Shiraz en la década de 1340 y encontró a la ciudad entera cavando los cimientos de un arco. Los gremios competían: llegaban, cuenta, con sus mejores ropas y sacaban la tierra en espuertas forradas de seda. De lejos parecería una boda. La tierra era tierra corriente. Hafez era joven entonces, vivía a unas calles del agujero y algo de aquel polvo llevaría en los zapatos.',
			],
			body: [
				'El gazal 37 de Hafez comienza: «Ven, que el alcázar de la esperanza tiene muy flojos los cimientos; / trae vino, que el cimiento de la vida descansa en el viento». En persa la segunda parte esconde una trampa que ninguna traducción transporta: bar bad quiere decir sobre el viento, y es también como se dice que algo se ha ido al traste. La palabra esperanza es igual de exacta. Amal es la que mira lejos, la que lleva calendario, y los moralistas musulmanes escribieron capítulos enteros contra ella.',
				'En la juventud del poeta, el señor de Shiraz, Abu Ishaq, quiso un arco que igualara la bóveda de Ctesifonte. Los gremios cavaron los cimientos, y el viajero Ibn Battuta anotó que algunos picos eran de plata. Abu Ishaq quería a los poetas y la buena mesa. Perdió la ciudad frente a un príncipe más severo, lo mataron en una plaza pública en 1357, y del arco no nos ha llegado nada salvo la página del viajero. Hafez lo lloró en otro poema, en un verso sobre una turquesa que brilló muy bien y cuya fortuna tenía prisa. No sabemos si se acordaba de los picos de plata cuando habló del alcázar. Por delante de la zanja, desde luego, había pasado.',
				'Lo que salva el verso del sermón son los verbos. Un predicador habría seguido: por tanto, renuncia. Hafez dice ven, y luego trae. Que el cimiento sea flojo es una razón para darse prisa en llegar unos hasta otros. Poco después, una voz de lo invisible le dice a quien escucha que es un halcón real y que ha anidado en el rincón equivocado. La queja iba, pues, por la dirección: semejante pájaro en semejante piso.',
				'Y en ninguna parte afirma que la esperanza sea mentira. La llama alcázar, con salones y vistas. Se ha limitado a bajar al sótano con un candil, a palpar la piedra y a subir otra vez para contárselo a los invitados.',
			],
			counter:
				'Es fácil hacer frases sobre los cimientos cuando cavan otros. La gente que nunca pensó más allá del jueves no ha construido un solo hospital ni ha plantado un nogal, que tarda unos diez años en dar buena cosecha. La esperanza con calendario ha dado de comer a ciudades enteras. Y «trae vino» es mal consejo para quien ya vive dentro de él. El arco de Ctesifonte, por cierto, agrietado y con puntales, sigue en pie.',
			practices: [
				'Toma el plan más grande que tengas y dibújalo en una hoja como una casa: cuartos, tejado, puerta. Dibuja luego el sótano y escribe allí, en letra pequeña, sobre qué se sostiene hoy la cosa: una persona, una cantidad, una costumbre, una suposición. Siete minutos y sin poner nota. Marca con una cruz el sitio al que acercarías antes el candil y deja la hoja en la pared hasta mañana.',
				'Llama a alguien con quien tengas algo pendiente para «cuando haya tiempo». Ofrécele un trozo que quepa en esta semana: la primera caminata de la gran travesía, un plato del banquete, una canción. Que la llamada no llegue a cinco minutos. Después apunta qué ha costado más, pedirlo o hacerlo pequeño, y de qué te estaba protegiendo la versión larga todo este tiempo.',
			],
			closings: [
				'Aquella zanja de Shiraz se rellenó hace siglos y hoy se camina por encima. El poema sigue ahí, apoyado en el aliento y en nada más. De lo que has construido, ¿qué ha durado, y cuál creías entonces que era su cimiento?',
				'Al halcón, dice el poema, le silban desde las almenas del cielo y no se sabe qué lo retiene en esta trampa. ¿Qué sitio has amueblado tan bien que dejaste de preguntarte por qué vives en él?',
			],
		},
	},
};
