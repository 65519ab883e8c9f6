import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-power-of-dream-interpretation',
	motif: 'eye',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: [
				'dream interpretation',
				'meaning of dreams',
				'ibn sirin',
				'artemidorus',
				'freud',
				'jung',
				'interpreter',
			],
			titles: ['Twenty-four interpreters in one city', 'What an interpretation does to a dream'],
			excerpts: [
				'A rabbi once took a single dream to all the interpreters of Jerusalem. He was given twenty-four different answers, and every one of them came true.',
				'Before asking what a dream means it is worth asking who is going to say it, for what fee, and at what time of the day.',
			],
			openings: [
				'There were twenty-four interpreters of dreams in Jerusalem, says Rabbi Bana’ah in the Talmud. Once I dreamt a dream and went to all of them. What one interpreted for me the other did not, and all of it was fulfilled in me. One would like to have followed him along these lanes, from door to door, on one and the same day, with the same story in his mouth and in the end a whole bunch of destinies. The rule which is derived from it is short: all dreams go after the mouth.',
				'On a July night in 1895, in a country house on a hill above Vienna, a doctor of thirty-nine dreams about a patient named Irma who opens her mouth badly. He spends the following day taking the dream to pieces, phrase by phrase, down to the formula of a chemical that he sees printed in heavy type. Afterwards he jokes in a letter that there might some day be a marble tablet on that house. There is one now. The house itself has been pulled down.',
			],
			body: [
				'Two men, it is told, came to Ibn Sirin with the same dream: each had heard himself give the call to prayer. To the first he said, you will go on pilgrimage; to the second, your hand will be cut off for theft. The pupils were baffled. In the face of the first he had seen something good, he explained, and thought of one verse with a call in it; in that of the other something else, and thought of another verse. The dream was the smaller half of the matter.',
				'Artemidorus would have nodded. He travelled for years to fairs and festivals to gather dreams together with what had come of them, and dedicated his last two books to his son, who was to keep them private so as to have an answer when other people were stuck. He insists that one first find out who has dreamt: what trade, what property, what customs, in what mood. The manual is, to its author’s regret, no use without a person.',
				'Against this the nineteenth century set up a novelty, namely that the dreamer should be asked. Freud made patients say what came to mind at each piece and mistrusted every key; Jung drew up series, compared them with myths, and added that it was the dreamer who must be convinced, not the doctor. One may argue with both. But the chair had been turned round. In the Jerusalem of the Talmud, with its twenty-four interpreters, one brought the dream and took away the meaning. In Freud’s Vienna one took both home and paid all the same.',
				'There lies the power that such an art has and seldom admits to. It does not foretell much. It puts a night’s rubble into a sentence that has a verb, and the person carries that sentence about and acts on it. Therefore the old sources are so careful about whom one should tell: someone who is fond of you, or else someone who knows something. The saying does not mention people who are both.',
			],
			counter:
				'In 1949 the psychologist Bertram Forer handed thirty-nine students a personal character sketch. On average they gave it more than four points out of five. It was the same text for all of them, put together from a newsstand book of astrology. Every reading of dreams has to live with that experiment, ours included. If a sentence would suit your neighbour just as well, it was not about you, however warmly it glowed.',
			practices: [
				'Write down a dream in five lines and interpret it three times, three minutes each, in different voices: as somebody who is fond of you, as somebody who is cross with you, as somebody who is concerned only with plumbing and digestion. Use complete sentences. Then strike out in all three whatever would fit any other dream. What remains is usually short. Put the date beside it and see in a month which voice had been listening.',
				'Tell a dream to someone, on condition that no meaning be offered. For five minutes they may ask only for things: what colour was it, which hand, who stood behind you, what could be heard. You answer or say that you do not know. Then thank each other and talk about something different. Write down in the evening the one question at which you paused; you have been your own interpreter, and somebody else paid attention.',
			],
			closings: [
				'He went to twenty-four doors when one would have answered him. At which door would you have stopped, and what had you hoped to hear there?',
				'All dreams go after the mouth, says the Talmud, and a mouth has its interests. In whose words have you lately been telling yourself what you want?',
			],
		},
		fa: {
			keywords: ['تعبیر خواب', 'تعبیر رؤیا', 'خوابگزار', 'ابن سیرین', 'معنی خواب', 'فروید', 'یونگ'],
			titles: ['تعبیر با خواب چه می‌کند؟', 'بیست‌وچهار معبّر در یک شهر'],
			excerpts: [
				'پیش از آنکه بپرسی خوابت چه معنی دارد، بپرس قرار است چه کسی بگوید، با چه مزدی، و چه وقت روز.',
				'مردی یک خواب را پیش همهٔ معبّران اورشلیم برد. بیست‌وچهار جواب شنید و گفت همه‌اش درست درآمد.',
			],
			openings: [
				'سر صبحانه یکی می‌گوید خواب عجیبی دیدم و مادربزرگ همان دم دستش را بالا می‌برد: خیر باشد، بگو خیر است. هنوز نگفته، تعبیرش را گفته است. بعد گوش می‌دهد، چایش را هم می‌زند، و اگر مار بود می‌گوید مال است و اگر آب بود روشنایی است و اگر بد بود می‌گوید خوابِ زن چپ است، گرچه خواب را پدر دیده. کسی با او بحث نمی‌کند. همه می‌دانند کار او دانستن نیست؛ کار او این است که کسی با خواب بد از سر سفره بلند نشود.',
				'در تلمود از زبان ربّی بنائه آمده که در اورشلیم بیست‌وچهار معبّر بود. خوابی دیدم و پیش همه رفتم. آنچه یکی گفت دیگری نگفت، و همه‌اش بر سرم آمد. آدم دلش می‌خواهد آن روز در آن کوچه‌ها دنبالش رفته باشد، از این در به آن در، با همان یک قصه در دهان و آخر سر بغلی پر از سرنوشت. قاعده‌ای که از این درآورده‌اند کوتاه است: خواب‌ها همه پیِ دهان می‌روند.',
			],
			body: [
				'دو مرد، چنان‌که نقل کرده‌اند، با یک خواب پیش ابن سیرین آمدند: هر کدام خود را در حال اذان گفتن دیده بود. به اولی گفت به حج می‌روی و به دومی گفت دستت را به دزدی می‌بُرند. شاگردان ماندند. گفت در سیمای اولی چیز خوبی دیدم و یاد آیه‌ای افتادم که در آن ندایی هست، در دومی چیز دیگری دیدم و آیه‌ای دیگر. خواب، نیمهٔ کوچک‌ترِ کار بود. معبّر صورت را می‌خواند و خواب فقط خطِ روی پاکت بود.',
				'آرتمیدوروس سر تکان می‌داد. سال‌ها به بازارها و جشن‌ها رفت تا خواب‌ها را با عاقبتشان جمع کند، و دو کتاب آخرش را به پسرش سپرد و گفت پیش خودت نگه دار تا وقتی دیگران درماندند تو جوابی داشته باشی. پافشاری می‌کند که اول باید دانست بیننده کیست: چه کاره است، چه دارد، چه عادتی، با چه حالی خوابیده. نویسندهٔ راهنما با اندکی دلخوری اقرار می‌کند که راهنما بی‌آدم به دردی نمی‌خورد.',
				'سدهٔ نوزدهم چیز تازه‌ای در برابرش گذاشت: از خود بیننده بپرسند. فروید، پس از خوابی که تابستان ۱۸۹۵ در خانه‌ای بالای وین دید، بیمار را وامی‌داشت پای هر تکه بگوید چه به یادش می‌آید، و به هیچ کلیدنامه‌ای اعتماد نداشت. یونگ خواب‌ها را پشت هم می‌چید و می‌گفت آن که باید قانع شود بیننده است نه طبیب. با هر دو می‌شود درافتاد، ولی صندلی را چرخانده بودند. در اورشلیمِ تلمود، که می‌گویند بیست‌وچهار معبّر داشت، خواب را می‌بردند و معنی را می‌آوردند. در وین هر دو را پس می‌آوردند و مزد را هم می‌دادند.',
				'قدرتی که این هنر دارد و کمتر به زبان می‌آورد همین‌جاست. آینده را چندان نمی‌گوید. آوارِ یک شب را در جمله‌ای می‌ریزد که فعل دارد، و آدم آن جمله را با خود می‌برد و به آن عمل می‌کند. برای همین گفته‌اند خواب را جز به کسی که دوستت دارد یا چیزی می‌داند مگو. یوسف هم قصه‌اش با همین سفارشِ پدر آغاز می‌شود. دربارهٔ کسانی که هر دو را دارند، دستوری نرسیده؛ لابد کم بوده‌اند.',
			],
			counter:
				'در سال ۱۹۴۹ روان‌شناسی به نام برترام فورر به سی‌ونه دانشجو شرح خلق‌وخوی خودشان را داد. میانگینِ نمره‌شان به درستیِ آن از پنج، بیش از چهار شد. متن همه یکی بود و از کتاب طالع‌بینیِ دکهٔ روزنامه درآمده بود. هر تعبیری باید با این آزمایش کنار بیاید، تعبیر ما هم. جمله‌ای که به همسایه‌ات هم بخورد دربارهٔ تو نبوده، هر قدر هم که دلت را گرم کرده باشد.',
			practices: [
				'خوابی را در پنج خط بنویس و سه بار، هر بار سه دقیقه، با سه صدا تعبیرش کن: کسی که دوستت دارد، کسی که از دستت دلخور است، و کسی که فقط لوله و معده را قبول دارد. جملهٔ کامل بنویس. بعد در هر سه، آنچه را به هر خواب دیگری هم می‌خورد خط بزن. معمولاً کم می‌ماند. تاریخ بزن و ماه دیگر ببین کدام صدا گوش داده بود.',
				'خوابی را برای کسی بگو به شرط آنکه هیچ معنایی پیش نکشد. پنج دقیقه فقط حق دارد از چیزها بپرسد: چه رنگی بود، کدام دست، پشت سرت که بود، چه صدایی می‌آمد. جواب بده یا بگو نمی‌دانم. بعد تشکر کنید و حرف را عوض کنید. شب آن یک پرسشی را بنویس که سرش مکث کردی؛ تعبیر کار خودت بود و او فقط چراغ را گرفته بود.',
			],
			closings: [
				'مادربزرگ پیش از شنیدن گفت خیر است و بیشترِ وقت‌ها همان شد، چون خیر را با خودمان بیرون می‌بردیم. این روزها پیش از آنکه حرفت را بزنی، چه کسی تعبیرش را می‌گوید؟',
				'به بیست‌وچهار در زد، حال آنکه یکی هم جواب می‌داد. تو پشت کدام در می‌ایستادی، و امید داشتی آنجا چه بشنوی؟',
			],
		},
		ar: {
			keywords: ['تفسير الأحلام', 'تعبير الرؤيا', 'ابن سيرين', 'معنى الحلم', 'معبر', 'فرويد', 'يونغ'],
			titles: ['ماذا يفعل التعبير بالحلم؟', 'أربعة وعشرون معبّرًا في مدينة واحدة'],
			excerpts: [
				'قبل السؤال عن معنى الحلم يحسن أن يُسأل: من الذي سيقوله؟ وبأيّ أجر؟ وفي أيّ ساعة من النهار؟',
				'حمل رجل حلمًا واحدًا إلى معبّري القدس كلّهم، فسمع أربعة وعشرين جوابًا، وقال إنّها تحقّقت جميعًا.',
			],
			openings: [
				'جاء رجلان إلى ابن سيرين، كما يُروى، بحلم واحد. قال الأوّل: رأيت كأنّي أؤذّن، فقال له: تحجّ. وقال الثاني مثل قوله، فقال له: تُقطع يدك في سرقة. تعجّب الحاضرون. قال: رأيت في الأوّل سيما حسنة فذكرتُ أذان إبراهيم في الناس بالحجّ، ورأيت في الثاني هيئة أخرى فذكرتُ المؤذّن الذي نادى في العير إنّكم لسارقون. كان الحلم أصغر نصفي المسألة، وكان النصف الأكبر جالسًا أمامه، يفرك يديه ويظنّ أنّ أحدًا لا ينظر إليه.',
				'يُروى في التلمود أنّ ربّي بناءة قال: كان في القدس أربعة وعشرون معبّرًا. رأيت مرّة حلمًا فذهبت إليهم كلّهم، فما عبّره لي هذا لم يعبّره ذاك، وتحقّق فيّ الجميع. يودّ القارئ لو أنّه تبعه يومها في تلك الأزقّة، من باب إلى باب، وفي فمه حكاية واحدة، وفي آخر النهار حزمة كاملة من المصائر. والقاعدة التي استُخرجت من ذلك قصيرة: الأحلام كلّها تتبع الفم، ولم يقل أحد ماذا تفعل حين تتعدّد الأفواه.',
			],
			body: [
				'ولو سمع أرطميدورس هذا لهزّ رأسه موافقًا. لقد أمضى سنين في الأسواق والمواسم يجمع الأحلام مع ما آلت إليه، وأهدى كتابيه الأخيرين إلى ابنه وأوصاه أن يحتفظ بهما لنفسه، كي يكون عنده جواب حين يُحار غيره. وهو يلحّ على أن يُعرف أوّلًا من الرائي: ما صنعته، وما ماله، وما عادات بلده، وعلى أيّ حال نام. فصاحب الدليل يقرّ، وفي صوته شيء من الأسف، بأنّ الدليل لا ينفع من غير إنسان. وقد ترجم حنين بن إسحاق كتابه إلى العربيّة، فدخل مجالس المعبّرين من باب الطبّ والحكمة معًا. وقد نُشرت هذه الترجمة القديمة في دمشق سنة ١٩٦٤.',
				'ثم جاء القرن التاسع عشر ببدعة: أن يُسأل الحالم نفسه. في ليلة من يوليو ١٨٩٥، في بيت على تلّة فوق فيينا، رأى فرويد مريضة اسمها إرما، وقضى نهاره يفكّك الحلم جملة جملة، ثم مازح صديقًا في رسالة بأنّ لوحًا من رخام قد يُعلّق يومًا على ذلك البيت. وقد أُقيم اللوح، أمّا البيت فهُدم. كان يطلب من مرضاه ما يخطر لهم عند كلّ قطعة، ولا يثق بمفتاح جاهز. ورتّب يونغ الأحلام سلاسل، وقال إنّ الذي ينبغي أن يقتنع هو الحالم لا الطبيب. ولنا أن نخالفهما، غير أنّ الكرسيّ كان قد أُدير.',
				'في القدس القديمة، وفي التلمود أنّه كان فيها أربعة وعشرون معبّرًا، كان المرء يأتي بالحلم ويعود بالمعنى. وفي فيينا كان يعود بهما معًا ويدفع الأجرة. وهنا موضع القوّة التي لهذه الصناعة وقلّما تعترف بها: إنّها لا تخبر بالكثير عن الغد، وإنّما تجمع ركام ليلة في جملة لها فعل، فيحمل صاحبها الجملة ويعمل بها. ولهذا شدّد القدماء في من تُقصّ عليه الرؤيا، فقالوا: لا تقصّها إلّا على وادّ أو ذي رأي. ولم يذكروا من جمع الأمرين، ولعلّ ذلك لندرته.',
				'وفي آداب المعبّرين أشياء تُنسى: أن يقول «خيرًا تلقاه» قبل أن يسمع، وأن يستر ما يُستحيا منه، وأن يقول لا أدري. ويُحكى أنّ ابن سيرين كان يُسأل عن أربعين رؤيا فلا يجيب إلّا عن واحدة. وهذه النسبة، إن صحّت، أهمّ ما في الصناعة كلّها، فمن أجاب عن الأربعين جميعًا فقد أجاب عن شيء آخر.',
			],
			counter:
				'سنة ١٩٤٨ سلّم عالم النفس برترام فورر تسعة وثلاثين طالبًا وصفًا لشخصيّاتهم، فأعطوه في المتوسّط أكثر من أربع درجات من خمس. وكان النصّ واحدًا للجميع، مأخوذًا من كتاب تنجيم يُباع في الأكشاك. على كلّ قراءة للأحلام أن تعيش مع هذه التجربة، وقراءتنا منها. فالجملة التي تصلح للجار كذلك لم تكن عنّا، مهما دفّأت الصدر.',
			practices: [
				'اكتبوا حلمًا في خمسة أسطر، وعبّروه ثلاث مرّات، ثلاث دقائق لكلّ مرّة، بثلاثة أصوات: صوت محبّ، وصوت عاتب، وصوت من لا يؤمن إلّا بالمعدة وأنابيب الماء. بجمل تامّة. ثم اشطبوا في الثلاثة كلّ ما يصلح لأيّ حلم آخر. ما يبقى قليل في العادة. ضعوا عليه التاريخ، وانظروا بعد شهر أيّ الأصوات كان يصغي وأيّها كان يتكلّم وحسب.',
				'اقصصوا حلمًا على أحد بشرط ألّا يعرض معنى. له خمس دقائق لا يسأل فيها إلّا عن الأشياء: ما لونه، وأيّ يد، ومن كان في الخلف، وما الذي كان يُسمع. يُجاب عن سؤاله أو يقال: لا أعرف. ثم شكر متبادل وحديث في أمر آخر. واكتبوا في المساء السؤال الوحيد الذي جاء بعده صمت قصير، فعنده كان التعبير، وليس على السائل إلّا أنّه رفع المصباح.',
			],
			closings: [
				'الأحلام تتبع الفم، كما في التلمود، وللأفواه مصالح. بكلمات مَن يجري الحديث مع النفس هذه الأيّام عمّا تريده، وما الذي يكسبه صاحب الكلمات من ذلك؟',
				'طرق أربعة وعشرين بابًا وكان واحد منها يكفيه. عند أيّ باب كان يمكن الوقوف، وما الذي كان يُرجى أن يُسمع هناك؟',
			],
		},
		es: {
			keywords: [
				'interpretación de los sueños',
				'significado de los sueños',
				'ibn sirin',
				'artemidoro',
				'freud',
				'jung',
				'intérprete',
			],
			titles: ['Veinticuatro intérpretes en una sola ciudad', 'Qué le hace una interpretación a un sueño'],
			excerpts: [
				'Un rabino llevó el mismo sueño a todos los intérpretes de Jerusalén. Le dieron veinticuatro respuestas y dijo que se cumplieron todas.',
				'Antes de preguntar qué significa un sueño conviene preguntar quién lo va a decir, por cuánto y a qué hora.',
			],
			openings: [
				'Había en Jerusalén veinticuatro intérpretes de sueños, dice rabí Bana’ah en el Talmud. Una vez soñé y fui a verlos a todos. Lo que me interpretó el uno no me lo interpretó el otro, y en mí se cumplió todo. Dan ganas de haberlo seguido ese día por las callejuelas, de puerta en puerta, con la misma historia en la boca y, al anochecer, con un manojo entero de destinos. La regla que se saca de ahí es breve: todos los sueños van detrás de la boca.',
				'Una noche de julio de 1895, en una casa de campo sobre una colina de Viena, un médico de treinta y nueve años sueña con una paciente, Irma, que abre mal la boca. Dedica el día siguiente a desmontar el sueño frase por frase, hasta la fórmula de un producto químico que ha visto en letra gruesa. Después bromea en una carta: quizá algún día pongan en esa casa una placa de mármol. La placa existe. La casa la derribaron.',
			],
			body: [
				'Cuentan que dos hombres acudieron a Ibn Sirin con el mismo sueño: cada uno se había oído llamar a la oración. Al primero le dijo que peregrinaría; al segundo, que le cortarían la mano por ladrón. Los discípulos no entendían nada. En la cara de uno, explicó, había visto algo bueno y se acordó de una aleya en que hay un pregón; en la del otro vio otra cosa y se acordó de otra aleya. El sueño era la mitad menor del asunto.',
				'Artemidoro habría asentido. Se pasó años de feria en feria reuniendo sueños junto con lo que resultó de ellos, y dedicó sus dos últimos libros a su hijo, con el encargo de que no los enseñara, para que tuviera respuesta cuando los demás se atascasen. Insiste en que primero se averigüe quién ha soñado: qué oficio, qué bienes, qué costumbres, con qué humor. El manual, reconoce con cierto pesar su autor, no sirve sin una persona.',
				'El siglo XIX trajo una novedad: preguntarle al soñador. Freud hacía decir a los pacientes lo que les venía a las mientes ante cada pedazo y desconfiaba de toda clave; Jung ordenaba los sueños en series y añadía que a quien hay que convencer es al que soñó, no al doctor. A los dos se les puede discutir. Pero habían dado la vuelta a la silla. En la Jerusalén del Talmud, con sus veinticuatro intérpretes, se llevaba el sueño y se traía el significado. En la Viena de Freud se volvía a casa con ambas cosas y se pagaba igual.',
				'Ahí está el poder de este arte, que rara vez lo confiesa. No adivina gran cosa. Mete los cascotes de una noche en una oración con verbo, y quien la recibe anda con ella y obra en consecuencia. Calderón puso a un príncipe a vivir según lo que le decían que había soñado, y necesitó tres jornadas para sacarlo del enredo. Por eso las fuentes antiguas miran tanto a quién contárselo: a uno que te quiera o a uno que sepa.',
			],
			counter:
				'En 1949 el psicólogo Bertram Forer entregó a treinta y nueve estudiantes un retrato de su carácter. Le pusieron de media más de cuatro puntos sobre cinco. Era el mismo texto para todos, compuesto con un libro de astrología de quiosco. Cualquier lectura de sueños tiene que convivir con ese experimento, y la nuestra también. Si una frase le vale igual al vecino, no hablaba de ti, por mucho calor que diera.',
			practices: [
				'Escribe un sueño en cinco líneas e interprétalo tres veces, tres minutos cada una, con distinta voz: la de quien te quiere, la de quien está enfadado contigo y la de quien solo cree en la digestión y las tuberías. Con frases enteras. Tacha luego en las tres cuanto le valdría a cualquier otro sueño. Suele quedar poco. Pon la fecha y mira dentro de un mes cuál de las voces estaba escuchando.',
				'Cuéntale un sueño a alguien con la condición de que no te ofrezca ningún significado. Durante cinco minutos solo puede preguntar por cosas: de qué color era, qué mano, quién estaba detrás, qué se oía. Contestas o dices que no lo sabes. Se dan las gracias y cambian de tema. Por la noche apunta la única pregunta en la que te paraste: la interpretación fue tuya y el otro sostuvo la luz.',
			],
			closings: [
				'Llamó a veinticuatro puertas cuando con una le habrían contestado. ¿En cuál te habrías parado tú, y qué esperabas oír allí?',
				'Los sueños van detrás de la boca, dice el Talmud, y las bocas tienen intereses. ¿Con palabras de quién te estás contando estos días lo que quieres?',
			],
		},
	},
};
