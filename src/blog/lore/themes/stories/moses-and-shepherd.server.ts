import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'moses-and-shepherd',
	motif: 'path',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['moses and the shepherd', 'masnavi book two', 'rumi', 'prayer', 'clumsy love', 'qal and hal'],
			titles: ['The shepherd’s comb, and who corrected it', 'Milk first, doctrine afterwards'],
			excerpts: [
				'A shepherd offers to mend the shoes of his Maker. A prophet tells him how one speaks. Then the prophet is told something.',
				'Qal is what one says, hal is how one is. Rumi let the two rhyme and sent a prophet across the desert between them.',
			],
			openings: [
				'The card from the grandfather says: HAPPY BIRTHDAY DEAR LENA I HOPE THE WEATHER IS GOOD WITH YOU THE CAR IS REPAIRED. There is a banknote in it, ironed. He has written the thing at the kitchen table with the tip of his tongue out, and has asked nobody how to spell. The family passes it round and laughs a little, affectionately. Lena, who is twenty-six and teaches literature, has put it in the drawer with her passport. She could not explain what is well written about it.',
				'On high pastures shepherds talk all day, to the dog, to the ram, to the weather, in a grammar of their own. If you surprise one at it he falls silent and becomes a polite man who answers questions. Something has been taken away then, and you were the one who took it, simply by being there with your good shoes. In the story that every child in Iran is told the man with the good shoes is Moses, who had been a shepherd himself, and ought to have known.',
			],
			body: [
				'In the second book of Rumi’s Masnavi Moses hears a voice on the road. “Where are you, that I may become your servant, mend your shoes and comb your hair? I would wash your shirt, pick off your lice, bring you milk, rub your little feet, and sweep your room when it is time to sleep.” To whom are you speaking? To him who made us, says the shepherd. And Moses replies as anyone would who has had trouble with golden calves. Stuff cotton in your mouth! Milk is for those who grow, shoes for those who need feet. The shepherd says: You have sewn up my lips. He tears his coat, sighs, and is gone into the desert.',
				'Now Moses is spoken to in his turn. You came to join, he is told, and not to sever. I have given each a character and each a way of saying. For the people of Hind the speech of Hind is praise. And then the couplet which a whole civilisation has used against its own schoolmasters: “We do not look at the tongue and the phrase; / we look at the spirit, and at how it stands with it.” In Persian the phrase is qal and the state is hal. The rhyme puts them shoulder to shoulder, so that one hears how little it takes to confuse them.',
				'The scene which I like best is rarely told. Moses runs after him. He is no longer young, and follows the footprints in the sand, which are unlike other people’s: here straight as a castle on the chessboard, there slantwise like a bishop. When he comes up with him he brings the permission. Say whatever your tight heart wants to say.',
				'And the shepherd declines. I have gone past that, he answers; you struck my horse and it leapt over the sky. The old words no longer fit. So both of them lost something on that afternoon, and the apology came too late for the comb.',
			],
			counter:
				'It would be nice if sincerity were enough. But sincere people have believed dreadful things in very bad prose, and somebody must be allowed to ask what exactly is being prayed to. Doctrine, on its good days, keeps the warm heart from being sold nonsense. One must also beware of the vanity of the unlearned, which is quite as large as the other; there are shepherds who comb loudly when they hear steps on the road.',
			practices: [
				'Think of something clumsy that was said to you in love, and that you corrected, aloud or in your mind. Write it down with all its mistakes, as exactly as you can. Below it, write what it would have been in your own good style. Compare for two minutes. Put a ring round whatever got lost in the better version, and if its author is alive, thank them for that part.',
				'For five minutes today address something that you revere, a god, a mountain, a dead teacher, the sea, in the words you would use to a child or a dog. Offer services: mending, milk, a swept floor. Nobody is listening. Notice at which offer you begin to be embarrassed, and which was the first that you actually meant. Do that one for some human being before supper.',
			],
			closings: [
				'The footprints went straight and slantwise, and he could read them; he had tended sheep. Whom did you silence by being right, and what do you know about the direction in which they walked away?',
				'Somewhere in the sand a comb has been left lying. It is a good comb, carved of wood, with two teeth missing. With what ridiculous object would you love if you were quite sure that no one who knew better was on the road?',
			],
		},
		fa: {
			keywords: ['موسی و شبان', 'مثنوی دفتر دوم', 'مولانا', 'قال و حال', 'نیایش', 'مهر ناشیانه'],
			titles: ['شانهٔ شبان و آن که ایرادش را گرفت', 'اول شیر، بعد کلام'],
			excerpts: [
				'مردی می‌خواهد چارق خدا را بدوزد. پیامبری یادش می‌دهد چطور حرف بزند. بعد چیزی به پیامبر گفته می‌شود.',
				'قال آن است که می‌گویی و حال آن که هستی. مولانا این دو را هم‌قافیه کرد و پیامبری را میانشان به بیابان فرستاد.',
			],
			openings: [
				'روی کارت پدربزرگ نوشته است: تولدت مبارک نازنین جان امید که هوای آنجا خوب باشد ماشین درست شد. لایش یک اسکناسِ اتوکشیده است. پشت میز آشپزخانه نوشته، با زبانی که از گوشهٔ لب بیرون مانده، و از کسی املای هیچ کلمه‌ای را نپرسیده. کارت دست به دست می‌گردد و همه با محبت کمی می‌خندند. نازنین که بیست و شش سال دارد و ادبیات درس می‌دهد آن را در کشوی گذرنامه گذاشته است. نمی‌تواند توضیح بدهد کجایش خوب نوشته شده.',
				'چوپان‌ها در ییلاق از صبح تا شب حرف می‌زنند، با سگ، با قوچ، با هوا، به دستورِ زبانی که مالِ خودشان است. اگر سر زده برسی ساکت می‌شود و می‌شود مردی مؤدب که به سؤال‌ها جواب می‌دهد. آن وقت چیزی را از او گرفته‌ای، فقط با بودنت، با کفش‌های تمیزت. در قصه‌ای که همه از مدرسه یادمان هست آن که کفش تمیز دارد موسی است، که خودش سال‌ها چوپانی کرده بود و باید بهتر از همه می‌دانست این حرف‌ها از کجا درمی‌آید.',
			],
			body: [
				'در دفتر دوم مثنوی، موسی در راه صدایی می‌شنود. تو کجایی تا چاکرت شوم، چارقت بدوزم و سرت را شانه کنم، جامه‌ات را بشویم و شپش‌هایت را بکشم، شیر پیشت بیاورم، پایکت را بمالم و وقت خواب جایکت را بروبم. می‌پرسد با که‌ای؟ می‌گوید با آن که ما را آفرید. موسی جوابی می‌دهد که هر کس با گوساله‌های زرین گرفتاری داشته باشد می‌دهد: پنبه در دهانت بگذار؛ شیر را آن می‌خورد که قد می‌کشد و چارق را آن می‌پوشد که پا لازم دارد. شبان می‌گوید دهانم را دوختی. جامه می‌درد، آهی می‌کشد و سر به بیابان می‌گذارد.',
				'حالا نوبت موسی است که بشنود. به او گفته می‌شود برای پیوند دادن آمدی، نه برای بریدن. به هر کسی خویی داده‌ایم و زبانی؛ هندیان را زبانِ هند ستایش است. و بعد بیتی که یک فرهنگ قرن‌هاست به رخ معلم‌های خودش می‌کشد: «ما زبان را ننگریم و قال را / ما روان را بنگریم و حال را». قال و حال شانه به شانه ایستاده‌اند و گوش می‌فهمد چه آسان می‌شود یکی را به جای دیگری گرفت. یک حرف فاصله است.',
				'صحنه‌ای را که من بیشتر دوست دارم کمتر تعریف می‌کنند. موسی دنبالش می‌دود. جوان هم نیست. ردِ پا را می‌گیرد که به ردِ پای دیگران نمی‌ماند؛ یک جا راست می‌رود مثل رخ در شطرنج و یک جا کج مثل فیل. وقتی می‌رسد مژده می‌دهد که رخصت آمد: هر چه دل تنگت می‌خواهد بگو.',
				'و شبان نمی‌پذیرد. می‌گوید من از آن گذشته‌ام؛ تازیانه زدی و اسبم از گنبدِ آسمان جهید. آن حرف‌ها دیگر اندازهٔ حالش نیست. پس آن روز هر دو چیزی از دست دادند، و عذرخواهی به شانه نرسید. هر که معلم بوده باشد این دیر رسیدن را می‌شناسد و می‌داند چه طعمی دارد.',
			],
			counter:
				'کاش خلوص کافی بود. آدم‌های خالصی بوده‌اند که با نثری بسیار بد به چیزهای هولناکی ایمان داشته‌اند، و کسی باید اجازه داشته باشد بپرسد رو به چه دعا می‌کنید. کلام در روزهای خوبش نمی‌گذارد به دلِ گرم چیزِ باطل بفروشند. از غرورِ درس‌نخوانده‌ها هم باید ترسید که از آن دیگری کوچک‌تر نیست؛ شبان‌هایی هستند که تا صدای پا از جاده می‌آید بلندتر شانه می‌کنند.',
			practices: [
				'حرف ناشیانه‌ای را به یاد بیاور که از سر مهر به تو زدند و تو، بلند یا در دل، درستش کردی. با همهٔ غلط‌هایش بنویس، هرچه دقیق‌تر. زیرش بنویس اگر به قلمِ خوبِ خودت بود چه می‌شد. دو دقیقه این دو را کنار هم ببین. دور آنچه در روایت بهتر گم شد خط بکش و اگر گوینده‌اش زنده است برای همان تکه از او تشکر کن.',
				'امروز پنج دقیقه با آنچه نزدت بزرگ است، خدا، کوه، استادی که رفته، دریا، با همان کلمه‌هایی حرف بزن که با بچه یا سگی می‌زنی. خدمتی پیشنهاد کن: دوختن، شیر آوردن، جارو زدن. کسی گوش نمی‌دهد. ببین سر کدام پیشنهاد خجالت کشیدی و نخستین پیشنهادی که راست بود کدام بود. همان را پیش از شام برای آدمی انجام بده.',
			],
			closings: [
				'ردِ پا راست می‌رفت و کج می‌رفت و موسی می‌توانست بخواندش، چون گوسفند چرانده بود. چه کسی را با حق داشتنت خاموش کردی، و از سمتی که رفت چه می‌دانی؟',
				'جایی میان شن‌ها شانه‌ای مانده است. شانهٔ خوبی است، چوبی و دست‌تراش، دو دندانه هم ندارد. اگر یقین داشتی هیچ داناتری از جاده نمی‌گذرد با کدام چیزِ خنده‌دار مهر می‌ورزیدی؟',
			],
		},
		ar: {
			keywords: ['موسى والراعي', 'المثنوي', 'جلال الدين الرومي', 'المناجاة', 'الحال والمقال', 'المحبة'],
			titles: ['مشط الراعي ومن صحّح له الكلام', 'الحليب أوّلًا ثم علم الكلام'],
			excerpts: [
				'راعٍ يناجي خالقه بكلام الرعاة وخدمتهم. فيعلّمه نبيّ كيف يكون الخطاب، ثم يُخاطَب النبيّ نفسه بشيء.',
				'المقال ما نقوله والحال ما نحن فيه. جعلهما الروميّ قافية واحدة، وسار نبيّ بينهما في الصحراء.',
			],
			openings: [
				'على بطاقة الجدّ مكتوب: كل عام وانت بخير يا لينا ان شاء الله الجو عندكم حلو صلحنا السيارة. وفي البطاقة ورقة نقد مكويّة. كتبها على طاولة المطبخ وطرف لسانه خارج فمه، ولم يسأل أحدًا عن همزة ولا عن شدّة. تدور البطاقة على أهل البيت فيضحكون قليلًا ضحك المحبّة. أمّا لينا، وهي في السادسة والعشرين وتدرّس الأدب، فقد وضعتها في درج جواز السفر. ولو سُئلت عن موضع البلاغة فيها لما عرفت كيف تشرح ذلك لطلّابها.',
				'الرعاة في المراعي العالية يتكلّمون طول النهار، مع الكلب ومع الكبش ومع الجوّ، بنحوٍ هو لهم وحدهم. فإذا فاجأهم أحد سكت الراعي، وصار رجلًا مهذّبًا يجيب عن الأسئلة. لقد أُخذ منه شيء في تلك اللحظة، والذي أخذه هو الزائر، أخذه بمجرّد وقوفه هناك في حذائه النظيف. وصاحب الحذاء النظيف في حكاية يحفظها أطفال إيران هو موسى عليه السلام، وكان قد رعى الغنم قبل ذلك سنين، ويعرف كيف يكون الكلام حين لا يسمعه إلّا القطيع.',
			],
			body: [
				'في الجزء الثاني من المثنويّ، كما يحكي الروميّ، سمع موسى عليه السلام في طريقه صوتًا يقول: أين أنت حتى أكون خادمك، فأخيط نعلك وأمشّط شعرك، وأغسل ثوبك، وأحمل إليك الحليب، وأمسح قدمك الصغيرة، وأكنس موضع نومك إذا حان النوم. سأله: من تخاطب؟ قال: أخاطب الذي خلقنا وخلق هذه الأرض. فأجابه جواب من لقي من العجل الذهبيّ ما لقي: ضع القطن في فمك يا رجل، فالحليب لمن ينمو، والنعل لمن يحتاج إلى قدم. قال الراعي: لقد خِطتَ شفتيّ. وشقّ ثوبه، وتنهّد من صدره، ومضى في الصحراء لا يلتفت وراءه إلى غنم ولا إلى دار.',
				'وجاء دور موسى في السماع. قيل له، في نظم الروميّ، إنّه إنّما بُعث للوصل لا للفصل، وإنّ لكلّ واحد طبعًا ولسانًا، فلغة أهل الهند مدح عند أهل الهند. ثم يأتي بيت ظلّت أمّة بأكملها تردّ به على معلّميها: «لا ننظر إلى اللسان والمقال، / بل ننظر إلى الروح والحال». والقافية في الأصل من الكلمتين العربيّتين أنفسهما، «قال» و«حال». وضعهما كتفًا إلى كتف ليُسمع كم هو هيّن أن تُؤخذ إحداهما مكان الأخرى، فليس بينهما إلّا حرف واحد يخرج من الحلق.',
				'والمشهد الذي أحبّه أكثر من غيره قلّما يُروى. جرى موسى خلفه. لم يعد شابًّا، ومع ذلك تتبّع الأثر في الرمل، وكان أثرًا لا يشبه آثار الناس: يستقيم في موضع كالرخّ على رقعة الشطرنج، ويميل في آخر كالفيل. وما زال اسم الرخّ في الإنجليزيّة واسم الفيل في الإسبانيّة كما أخذهما اللاعبون عن العرب. فلمّا أدركه بشّره بأنّ الإذن قد جاء، وأنّ له أن يقول ما يشاء قلبه الضيّق، لا يبالي بعد اليوم بترتيب ولا بأدب ولا بنحو.',
				'فلم يقبل الراعي. قال إنّه جاوز ذلك الموضع، وإنّ الضربة أجفلت فرسه فوثبت به فوق السماء. لم تعد الكلمات القديمة على قدّ حاله. فالاثنان إذن فقدا شيئًا في ذلك اليوم، ووصل الاعتذار بعد أن سقط المشط من اليد. وكلّ من علّم أحدًا شيئًا في حياته يعرف هذا التأخّر ويعرف طعمه.',
			],
			counter:
				'ليت الإخلاص كان كافيًا. فمن المخلصين من آمن بأمور فظيعة في نثر رديء جدًّا، ولا بدّ لأحد أن يُؤذن له في السؤال عمّا يُتوجَّه إليه بالدعاء. وعلم الكلام في أيّامه الحسنة يحمي القلب الدافئ من أن يُباع له الباطل. ثم إنّ لغير المتعلّمين غرورًا لا يقلّ عن غرور غيرهم، ومن الرعاة من إذا سمع وقع الأقدام على الطريق رفع صوته بالتمشيط، ونظر بطرف عينه إلى الحذاء القادم.',
			practices: [
				'تذكّروا كلامًا غير محكم قيل محبّةً، فصُحّح جهرًا أو في السرّ. ويُكتب كما كان بأغلاطه كلّها وبأدقّ ما تسمح به الذاكرة. ثم يُكتب تحته كيف كان سيصير لو صيغ بأسلوب حسن. دقيقتان من المقارنة تكفيان. وتوضع دائرة حول ما ضاع في الصيغة الحسنة. فإن كان صاحب الكلام حيًّا فليُشكر اليوم على ذلك الموضع وحده، من غير ذكر للتصحيح.',
				'خاطبوا اليوم خمس دقائق ما هو جليل في النفس، أو جبلًا، أو معلّمًا راحلًا، أو البحر، بالألفاظ التي تقال لطفل صغير. واعرضوا الخدمة كما عرضها الراعي: خياطة، أو حليبًا، أو كنس أرض. لا أحد يسمع. ويُنتبه عند أيّ عرض بدأ الحرج، وأيّ عرض كان أوّل ما قيل بصدق. وهذا الأخير يُصنع قبل العشاء لإنسان من الناس، أيًّا كان هذا الإنسان ومهما صغرت الخدمة.',
			],
			closings: [
				'كان الأثر يستقيم حينًا ويميل حينًا آخر، وكان موسى قادرًا على قراءته لأنّه رعى الغنم. فمن الذي أسكتناه يومًا لأنّنا كنّا على حقّ، وماذا نعرف عن الجهة التي مضى فيها بعد ذلك؟',
				'في مكان ما من الرمل مشط متروك. هو مشط حسن من خشب منحوت، نقصت منه سنّان. بأيّ شيء مضحك كنّا سنحبّ لو أيقنّا أنّ الطريق خالٍ ممّن هو أعلم منّا؟',
			],
		},
		es: {
			keywords: ['moisés y el pastor', 'masnaví libro segundo', 'rumi', 'oración', 'amor torpe', 'palabra y estado'],
			titles: ['El peine del pastor y quien lo corrigió', 'Primero la leche, después la doctrina'],
			excerpts: [
				'Un hombre se ofrece a remendarle a Dios los zapatos. Un profeta le enseña cómo se habla. Luego le dicen algo al profeta.',
				'Qal es lo que dices; hal, cómo estás. Rumi hizo que rimaran y mandó a un profeta a cruzar el desierto que hay en medio.',
			],
			openings: [
				'La tarjeta del abuelo dice: FELIZ CUMPLEAÑOS LENA ESPERO QUE AI HAGA BUENO EL COCHE YA ESTA ARREGLADO. Dentro viene un billete planchado. La escribió en la mesa de la cocina, con la punta de la lengua fuera, sin preguntarle a nadie por las haches. Pasa de mano en mano y la familia se ríe un poco, con cariño. Lena, que tiene veintiséis años y da clases de literatura, la ha guardado en el cajón del pasaporte. No sabría explicar qué es lo que está bien escrito.',
				'En los puertos altos los pastores hablan todo el día, con el perro, con el carnero, con el tiempo, en una gramática suya. Si apareces de golpe, el hombre se calla y se convierte en una persona educada que contesta preguntas. Algo se ha perdido ahí, y se lo has quitado tú por el mero hecho de plantarte con tus zapatos limpios. En el cuento que en Irán saben hasta los niños el de los zapatos limpios es Moisés, que había sido pastor y tendría que haberlo sabido.',
			],
			body: [
				'En el libro segundo del Masnaví de Rumi, Moisés oye una voz por el camino. «¿Dónde estás, para ser yo tu criado, remendarte los zapatos y peinarte? Te lavaría la camisa, te espulgaría, te llevaría leche, te frotaría los piececitos y te barrería el cuarto a la hora de dormir». Con quién hablas. Con el que nos hizo, dice el pastor. Y Moisés responde como respondería cualquiera que hubiese tenido disgustos con becerros de oro: métete algodón en la boca; la leche es para quien crece y los zapatos para quien necesita pies. Me has cosido los labios, dice el otro. Se rasga la ropa, suspira y se pierde en el desierto.',
				'Ahora le hablan a Moisés. Has venido a unir, se le dice, y no a separar. A cada uno le he dado su carácter y su manera de decir; para la gente de la India, la lengua de la India es alabanza. Y ahí llega el pareado que una civilización entera ha usado contra sus maestros de escuela: «No miramos la lengua ni lo dicho; / miramos el alma y cómo se encuentra». En persa lo dicho es qal y el estado es hal. La rima los pone hombro con hombro para que se oiga lo fácil que es tomar el uno por el otro.',
				'La escena que más me gusta se cuenta poco. Moisés sale corriendo detrás. Ya no es joven, y va siguiendo las huellas por la arena, que no son como las de los demás: aquí derechas como la torre del ajedrez, allá al sesgo como el alfil. Cuando lo alcanza le trae el permiso: di lo que tu corazón apretado quiera decir.',
				'Y el pastor no lo acepta. He pasado de ahí, contesta; le diste un latigazo a mi caballo y saltó por encima del cielo. Las palabras de antes ya no le vienen. De modo que aquella tarde perdieron algo los dos, y la disculpa llegó tarde para el peine.',
			],
			counter:
				'Ojalá bastara con ser sincero. Ha habido gente sincerísima que creyó cosas espantosas en una prosa malísima, y alguien ha de tener licencia para preguntar a qué se le está rezando. La doctrina, en sus días buenos, evita que al corazón caliente le vendan disparates. Cuidado también con la vanidad de los indoctos, que no es menor que la otra; hay pastores que se ponen a peinar más alto en cuanto oyen pasos en el camino.',
			practices: [
				'Recuerda una torpeza que te dijeron con cariño y que corregiste, en voz alta o por dentro. Escríbela con todas sus faltas, lo más exacta que puedas. Debajo, escribe cómo habría quedado en tu buen estilo. Compáralas dos minutos. Rodea con un círculo lo que se perdió en la versión mejorada y, si quien la dijo vive, dale hoy las gracias por ese trozo.',
				'Háblale cinco minutos a algo que veneres, Dios, una montaña, una maestra que murió, el mar, con las palabras que usarías con un niño o con un perro. Ofrécele servicios: remendar, leche, un suelo barrido. No escucha nadie. Fíjate en qué ofrecimiento empieza a darte apuro y cuál es el primero que iba en serio. Ese, házselo a alguna persona antes de cenar.',
			],
			closings: [
				'Las huellas iban derechas y al sesgo, y él supo leerlas porque había guardado ovejas. ¿A quién has callado tú a fuerza de tener razón, y qué sabes de hacia dónde se fue?',
				'En algún sitio de la arena se ha quedado un peine. Es bueno, de madera tallada, y le faltan dos púas. ¿Con qué objeto ridículo amarías si tuvieras la certeza de que por el camino no viene nadie que entienda más?',
			],
		},
	},
};
