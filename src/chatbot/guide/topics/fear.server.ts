import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'A snake catcher dragged a frozen dragon down to Baghdad in winter to show it for money. It was stiff as a log until the sun reached it. Rumi tells it to warn of sleeping things; the crowd that pressed closer for a better look is the part I remember.',
				ask: 'What was it that warmed this fear up, and when did the sun reach it?',
			},
			{
				say: 'The Moon card has a dog and a wolf howling under the same light, and a crayfish coming up a path. In daylight one would know the dog from the wolf at once. That is the trouble with the hour, and it may be all of the trouble, or not.',
				ask: 'What does this fear look like at eleven in the morning?',
			},
			{
				say: 'The heron in Attar stands on the shore of the sea and does not drink, for fear that the water might become less. It is an easy bird to laugh at. It loved the sea, after all, and it was thirsty.',
				ask: 'What do you love so much that you have stopped touching it?',
			},
			{
				say: 'Against the evil eye wild rue is thrown on the coals, and it cracks like small shots. The smoke does what it does. What has always interested me is that somebody has to walk round the room and name, one by one, who is meant to be safe.',
				ask: 'Whose names would you say, going round the room?',
			},
			{
				say: 'The hare in the Masnavi led the lion to a well and showed him, down there, a lion with a hare beside him. He jumped at his own growl. Not every danger is a reflection, and one does not find out by being told so.',
				ask: 'What have you seen of this with your own eyes, and what only in the well?',
			},
		],
		deeper: [
			{
				say: 'Fear is a good cartographer with a bad sense of scale. It gets the cliff right and leaves out the path, the inn, the people who walk there on Sundays. All its maps are of one place.',
				ask: 'What is beside the cliff, on the part of the map it never draws?',
			},
			{
				say: 'In the Nine of Swords a person sits up in bed with covered face and nine blades hang on the wall, none of them touching. The quilt is embroidered with roses. Whoever painted it took the trouble over every rose at that hour.',
				ask: 'What is the first sword of the night, and what comes right after it?',
			},
			{
				say: 'There was a mosque in which every guest died by morning, so people said. One man slept there, heard the terrible voice, and answered it; gold fell from the ceiling. A mosque with a draught might have sounded the same, and nobody had stayed to compare.',
				ask: 'What exactly does the voice say to you, word for word?',
			},
			{
				say: 'The body is older than whatever it is afraid of. It knows two or three answers, from the time of leopards, and gives them to letters from the bank. The hands go cold so as not to bleed much.',
				ask: 'Where does it start in you, and how long before you notice?',
			},
			{
				say: 'There is courage that is only not having looked, and there is fear that is simply good eyesight. From outside they are easily confused, and the first gets the medals. I would not rush to call yours by either name.',
				ask: 'What is this fear right about, as far as you can judge?',
			},
			{
				say: 'Some fears are inherited with the silver. Somebody in the family once lost a house, a country, a child at the market, and three generations later people still count the heads in a tram. It was love, in its working clothes.',
				ask: 'Who were you told was afraid of this before you?',
			},
			{
				say: 'The night watch in the old towns called the hours so that people could turn over and sleep. They called the same words whether all was well or not, I read somewhere. People slept because there was a voice.',
				ask: 'Who is awake when you are awake, and what do you say to each other?',
			},
			{
				say: 'A horse that shies at a sack will shy again tomorrow if it is led another way; horsemen let it stand at a distance it can bear, chewing. They did not call the distance cowardice. They measured it in steps, and wrote nothing on the gate.',
				ask: 'How many steps from it can you stand today and still breathe properly?',
			},
			{
				say: 'If it left tonight, quietly, without being conquered, there would be some room in the house: hours, a voice, a shelf of plans. Some people miss their fear then, like a lodger who was always in.',
				ask: 'What would you do with the first free hour, if it moved out?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'The cards know the dog, the wolf and the path between; a spread puts the fear on the table, where it has edges.',
			},
			{
				page: 'moulana',
				line: 'Rumi’s beasts are mostly fears with fur on; the Masnavi can be opened here for this one.',
			},
			{ page: 'dreams', line: 'Since fear keeps night hours, the dream book may be the shorter way to it.' },
		],
	},
	fa: {
		first: [
			{
				say: 'مارگیری در زمستان اژدهای یخ‌زده‌ای را به بغداد کشید تا نشان بدهد و پول بگیرد. تا آفتاب به آن نرسیده بود، چوب بود. مولانا از نفس خفته می‌گوید؛ من آن مردمی را به یاد می‌آورم که برای بهتر دیدن جلوتر می‌آمدند.',
				ask: 'این ترس را چه چیزی گرم کرد و آفتاب از کی به آن رسید؟',
			},
			{
				say: 'در ورق ماه، سگ و گرگ زیر یک نور زوزه می‌کشند. روز که باشد آدم این دو را از صد قدم می‌شناسد. گرفتاری از ساعت است؛ شاید همهٔ گرفتاری همین باشد و شاید نباشد.',
				ask: 'این ترس ساعت یازده صبح چه شکلی دارد؟',
			},
			{
				say: 'بوتیمارِ عطار کنار دریا می‌نشیند و آب نمی‌خورد، مبادا دریا کم شود. خندیدن به او آسان است. ولی او دریا را دوست داشت و تشنه هم بود، و این دو با هم بود که او را سر پا خشک کرد.',
				ask: 'چه چیزی را آن‌قدر دوست داری که دیگر دست به آن نمی‌زنی؟',
			},
			{
				say: 'اسپند که روی آتش می‌ریزند، می‌ترکد و دودش دور اتاق می‌گردد. دود کار خودش را می‌کند یا نمی‌کند؛ آنچه به دلم می‌نشیند این است که کسی باید یکی‌یکی نام ببرد برای سلامت چه کسی.',
				ask: 'اگر تو دور اتاق بگردی، نام چه کسانی را می‌بری؟',
			},
			{
				say: 'خرگوش شیر را سر چاه برد و شیر دیگری نشانش داد که خرگوشی کنارش بود. شیر به غرش خودش پرید. هر خطری عکسِ توی چاه نیست، و این را با نصیحت هم نمی‌شود فهمید.',
				ask: 'از این ماجرا چه را با چشم دیده‌ای و چه را فقط در آب؟',
			},
		],
		deeper: [
			{
				say: 'ترس نقشه‌کش خوبی است، فقط مقیاس سرش نمی‌شود. پرتگاه را درست می‌کشد و کوره‌راه و قهوه‌خانهٔ کنارش را از قلم می‌اندازد. همهٔ نقشه‌هایش هم مال یک جاست.',
				ask: 'در آن گوشهٔ نقشه که ترس هیچ‌وقت نمی‌کشد، چه هست؟',
			},
			{
				say: 'مسجدی بود که می‌گفتند هر مهمانی تا صبح در آن می‌میرد. کسی ماند، بانگ را شنید و جوابش را داد، و از سقف زر ریخت. شاید هم فقط باد می‌آمد؛ کسی نمانده بود که مقایسه کند.',
				ask: 'آن صدا به تو دقیقاً چه می‌گوید، کلمه به کلمه؟',
			},
			{
				say: 'تن از هر چیزی که از آن بترسد پیرتر است. دو سه جواب بلد است، یادگار روزگار پلنگ، و همان‌ها را به نامهٔ بانک هم می‌دهد. دست یخ می‌کند تا خون کمتر برود.',
				ask: 'از کجای تنت شروع می‌شود و چقدر طول می‌کشد تا بفهمی؟',
			},
			{
				say: 'بعضی دلاوری‌ها ندیدن است و بعضی ترس‌ها فقط چشم تیز. از بیرون زود با هم اشتباه می‌شوند و مدال را به اولی می‌دهند. من عجله ندارم نام ترس تو را بگذارم.',
				ask: 'این ترس دربارهٔ چه چیزی درست می‌گوید؟',
			},
			{
				say: 'ترس گاهی با ظرف‌های نقره به ارث می‌رسد. کسی در خانواده روزی خانه‌ای یا شهری را از دست داده، و سه نسل بعد هنوز در مهمانی سرها را می‌شمرند. این هم مهر بوده، با لباس کار.',
				ask: 'پیش از تو چه کسی از همین می‌ترسید، و چه از او شنیده‌ای؟',
			},
			{
				say: 'شبگرد محله هر ساعت داد می‌زد که آسوده بخوابید. می‌گویند چه شهر آسوده بود چه نبود، همان را می‌گفت. مردم با صدا می‌خوابیدند، نه با خبر.',
				ask: 'شب‌هایی که بیداری، چه کسی دیگر بیدار است و به هم چه می‌گویید؟',
			},
			{
				say: 'اسبی را که از گونی رم می‌کند، نه می‌زنند و نه از راه دیگر می‌برند؛ در فاصله‌ای که تابش را دارد نگه می‌دارند تا علف بجود. کسی اسم آن فاصله را بزدلی نگذاشت. با قدم می‌شمردندش.',
				ask: 'امروز تا چند قدمیِ آن می‌توانی بایستی و نفست درست بیاید؟',
			},
			{
				say: 'در ورق نُهِ شمشیر کسی نیمه‌شب در رختخواب نشسته و رویش را پوشانده. شمشیرها به دیوارند و هیچ‌کدام به او نرسیده. روی لحاف گل سرخ دوخته‌اند، یکی‌یکی، با حوصله.',
				ask: 'نخستین شمشیر شب کدام است و پشت سرش چه می‌آید؟',
			},
			{
				say: 'اگر امشب بی‌سروصدا برود، در خانه جا باز می‌شود: چند ساعت، یک صدا، یک طاقچه پر از نقشه. بعضی‌ها آن وقت دلشان برای ترسشان تنگ می‌شود، مثل مستأجری که همیشه خانه بود.',
				ask: 'با نخستین ساعتی که آزاد می‌شود چه می‌کنی؟',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'ورق‌ها سگ و گرگ و راه میانشان را می‌شناسند؛ چیدنشان ترس را روی میز می‌گذارد، جایی که لبه پیدا می‌کند.',
			},
			{
				page: 'moulana',
				line: 'جانورهای مولانا بیشترشان ترسی هستند با پوست و پشم؛ مثنوی را می‌شود برای همین یکی باز کرد.',
			},
			{ page: 'dreams', line: 'ترس شب‌کار است، پس شاید راه کوتاه‌ترش از تعبیر خواب بگذرد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'جرّ صيّاد الحيّات تنّينًا متجمّدًا إلى بغداد شتاءً ليعرضه بالأجرة، وكان كالخشبة حتّى بلغته الشمس. يتكلّم الرومي عن النفس النائمة، وأنا أتذكّر الجمهور الذي كان يقترب ليرى أحسن.',
				ask: 'ما الذي أدفأ خوفكم هذا، ومتى بلغته الشمس؟',
			},
			{
				say: 'في ورقة القمر كلب وذئب يعويان في ضوء واحد. تعرفونهما في النهار من مئة خطوة. العلّة في الساعة إذن، وقد تكون هي العلّة كلّها وقد لا تكون.',
				ask: 'كيف يبدو لكم هذا الخوف في الحادية عشرة صباحًا؟',
			},
			{
				say: 'يقف مالك الحزين عند العطّار على شاطئ البحر ولا يشرب خشية أن ينقص الماء. يسهل الضحك منه، غير أنّه أحبّ البحر حقًّا وكان عطشان حقًّا، واجتمع الأمران عليه.',
				ask: 'أيّ شيء تحبّونه حقًّا ولم تعد يدكم تقترب منه خوفًا عليه؟',
			},
			{
				say: 'كان أهل القوافل يغنّون للإبل في الليل حُداءً، والحادي لا يرى من الطريق أكثر ممّا يراه غيره. لم يكن الغناء دليلًا على الأمان، كان شيئًا يُمشى عليه.',
				ask: 'على أيّ شيء تتّكئون عادة حين لا ترون الطريق؟',
			},
			{
				say: 'أخذ الأرنب الأسد إلى البئر وأراه فيها أسدًا ومعه أرنب، فوثب على زئير نفسه. ليس كلّ خطر صورة في ماء، ولا تعرفون ذلك بمجرّد القول.',
				ask: 'ماذا رأيتم بأعينكم من هذا الأمر، وماذا رأيتم في البئر فقط؟',
			},
		],
		deeper: [
			{
				say: 'الخوف رسّام خرائط ماهر لا يعرف المقياس: يضبط الهاوية، ويُسقط الدرب والخان والناس الذين يعبرون كلّ جمعة. وجميع خرائطه للمكان ذاته، من الزاوية ذاتها.',
				ask: 'ماذا يوجد بجوار الهاوية في الجزء الذي لا ترسمونه أبدًا؟',
			},
			{
				say: 'قيل عن مسجد إنّ من بات فيه مات. بات فيه رجل، وسمع الصوت المخيف وأجابه، فسقط الذهب من السقف. ولعلّها كانت ريحًا، فلم يبق أحد قبله ليقارن.',
				ask: 'ماذا يقول لكم الصوت بالضبط، كلمة كلمة؟',
			},
			{
				say: 'الجسد أقدم من كلّ ما يخاف منه. يعرف جوابين أو ثلاثة من زمن السباع، ويردّ بها على رسالة من المصرف. تبرد الكفّان كي يقلّ النزف، ولا جرح هناك.',
				ask: 'من أين يبدأ في جسدكم، وكم يمضي قبل أن تنتبهوا إليه؟',
			},
			{
				say: 'من الشجاعة ما هو قلّة نظر، ومن الخوف ما هو بصر حادّ. يختلطان على من ينظر من الخارج، والوسام للأوّل عادة. لست مستعجلًا في تسمية هذا الخوف.',
				ask: 'في أيّ شيء يصدق خوفكم هذا؟',
			},
			{
				say: 'يورث الخوف أحيانًا مع الفضّيّات. ضاع لأحد الأجداد بيت أو بلد، فصار الأحفاد يعدّون الرؤوس في كلّ نزهة. كان ذلك حبًّا بثياب العمل.',
				ask: 'من الذي خاف من هذا قبل خوفكم أنتم، وماذا سمعتم عنه؟',
			},
			{
				say: 'كان المسحّر والعسس ينادون في الأزقّة ليلًا، والنداء هو هو في ليلة الأمن وفي ليلة الخطر. كان الناس ينامون على الصوت، لا على ما يحمله من خبر.',
				ask: 'من يسهر مثلكم في تلك الساعات أيضًا، وبماذا تخاطبونه؟',
			},
			{
				say: 'الفرس الذي ينفر من كيس لا يُضرب ولا يُحوَّل عن الطريق، بل يوقف على بُعد يحتمله حتّى يرعى. لم يسمّوا ذلك البُعد جبنًا، كانوا يقيسونه بالخطى ويعودون غدًا.',
				ask: 'على بُعد كم خطوة منه تقدرون على الوقوف اليوم مع نَفَس هادئ؟',
			},
			{
				say: 'في ورقة السيوف التسعة إنسان جالس في فراشه يغطّي وجهه، والسيوف على الجدار لم تمسّه. على اللحاف ورود مطرّزة وردةً وردة، وقد صبر الرسّام عليها في تلك الساعة من الليل.',
				ask: 'ما أوّل سيف يأتيكم في الليل، وماذا يتبعه؟',
			},
			{
				say: 'لو خرج الليلة بهدوء، دون معركة، لاتّسع البيت: ساعات، وصوت، ورفّ مليء بالخطط. من الناس من يفتقد خوفه بعد ذلك، كساكن قديم كان حاضرًا في البيت دائمًا.',
				ask: 'ماذا تفعلون بأوّل ساعة تفرغ لكم منه؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'في الأوراق كلب وذئب وطريق بينهما؛ وقراءة التاروت تضع خوفكم على الطاولة حيث ترون حدوده.' },
			{ page: 'moulana', line: 'وحوش الرومي أكثرها مخاوف لها وبر؛ افتحوا المثنوي هنا على قدر سؤالكم.' },
			{ page: 'dreams', line: 'الخوف يعمل ليلًا، فقد يكون كتاب الأحلام أقصر طريق إليه.' },
		],
	},
	es: {
		first: [
			{
				say: 'Un cazador de serpientes arrastró hasta Bagdad, en invierno, un dragón helado para cobrar por enseñarlo. Era un tronco hasta que le dio el sol. Rumi avisa de lo que duerme; yo me acuerdo del gentío que se acercaba para ver mejor.',
				ask: '¿Qué calentó este miedo, y cuándo le dio el sol?',
			},
			{
				say: 'En la carta de la Luna aúllan un perro y un lobo bajo la misma luz. De día se los distingue a cien pasos. El problema es la hora, y puede que sea todo el problema o puede que no.',
				ask: '¿Qué aspecto tiene este miedo a las once de la mañana?',
			},
			{
				say: 'La garza de Attar está a la orilla del mar y no bebe, por si el agua se gasta. Es fácil reírse de ella. Pero quería al mar, y tenía sed, y las dos cosas a la vez la dejaron tiesa.',
				ask: '¿Qué quieres tanto que has dejado de tocarlo?',
			},
			{
				say: 'Los mapas antiguos ponían monstruos donde faltaban datos. Los marineros sabían leerlos: un monstruo quería decir que hasta allí no había ido nadie a mirar. A veces también había rocas, y eso no lo arreglaba ningún dibujo.',
				ask: '¿Qué hay dibujado en la parte de tu mapa que aún no has visto?',
			},
			{
				say: 'La liebre llevó al león hasta un pozo y le enseñó otro león con otra liebre. Saltó contra su propio rugido. No todo peligro es un reflejo, y no se averigua porque alguien te lo diga.',
				ask: '¿Qué has visto de esto con tus ojos, y qué solamente en el pozo?',
			},
		],
		deeper: [
			{
				say: 'El miedo dibuja bien y no sabe de escalas. Acierta el precipicio y olvida el sendero, la venta, la gente que pasa por allí los domingos con la merienda. Todos sus planos son del mismo lugar.',
				ask: '¿Qué hay junto al precipicio, en lo que nunca dibuja?',
			},
			{
				say: 'Decían que en cierta mezquita moría quien pasara la noche. Uno se quedó, oyó la voz terrible, le contestó, y del techo cayó oro. También pudo ser el viento: nadie se había quedado a comparar.',
				ask: '¿Qué te dice la voz exactamente, palabra por palabra?',
			},
			{
				say: 'El cuerpo es más viejo que todo lo que teme. Tiene dos o tres respuestas del tiempo de las fieras y con ellas contesta a una carta del banco. Las manos se enfrían para sangrar menos.',
				ask: '¿Por dónde empieza en ti, y cuánto tardas en darte cuenta?',
			},
			{
				say: 'Hay valor que es no haber mirado y hay miedo que es buena vista. Por fuera se confunden, y la medalla se la lleva el primero. No tengo prisa por bautizar el tuyo.',
				ask: '¿En qué tiene razón este miedo, mirado con calma?',
			},
			{
				say: 'Algunos miedos vienen con la cubertería de la abuela. Alguien perdió una casa, un país, un niño en la feria, y tres generaciones después se siguen contando cabezas en cada excursión. Era cariño, con ropa de faena.',
				ask: '¿Quién temía esto antes que tú, y qué se cuenta de esa persona?',
			},
			{
				say: 'El sereno cantaba las horas por las calles, y daba el mismo grito hubiera calma o no. La gente dormía por la voz, no por la noticia.',
				ask: '¿Quién más está despierto cuando tú no duermes, y qué sueles decirte en esas horas?',
			},
			{
				say: 'El caballo que se espanta de un saco no se cura a golpes ni dando rodeos: se lo deja parado a la distancia que aguanta, pastando. A esa distancia nadie la llamó cobardía. Se medía en pasos, y al día siguiente se volvía.',
				ask: '¿A cuántos pasos de ello puedes estar hoy con la respiración en su sitio?',
			},
			{
				say: 'En el nueve de espadas alguien se incorpora en la cama y se tapa la cara. Las hojas cuelgan de la pared y ninguna lo roza. La colcha lleva rosas bordadas, una por una, con toda la paciencia del mundo a esas horas.',
				ask: '¿Cuál es la primera espada de la noche, y cuál la sigue?',
			},
			{
				say: 'Si se marchara hoy sin hacer ruido, quedaría sitio en la casa: unas horas, una voz, un estante de planes. Hay quien echa de menos su miedo, como a un inquilino que siempre estaba.',
				ask: '¿Qué harías con la primera hora que te dejara libre?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'Las cartas conocen al perro, al lobo y la senda entre ambos; una tirada deja el miedo sobre la mesa, donde se le ven los bordes.',
			},
			{
				page: 'moulana',
				line: 'Las fieras de Rumi suelen ser miedos con pelo; aquí se puede abrir el Masnavi por esta.',
			},
			{ page: 'dreams', line: 'Como el miedo trabaja de noche, quizá el libro de los sueños sea el atajo.' },
		],
	},
};
