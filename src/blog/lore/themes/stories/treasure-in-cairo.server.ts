import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'treasure-in-cairo',
	motif: 'well',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: [
				'treasure in cairo',
				'dream of treasure',
				'masnavi book six',
				'rumi',
				'baghdad',
				'borges two dreamers',
				'swaffham pedlar',
			],
			titles: ['A treasure in Baghdad, address available in Cairo', 'The watchman who had the map and stayed poor'],
			excerpts: [
				'The same dream has been dreamt in Kraków, in Norfolk and by Borges. The treasure is always at home; the sentence never.',
				'A ruined man walks from Baghdad to Cairo after a dream, and is told there, between two blows, where his own house is.',
			],
			openings: [
				'In the market place of Swaffham in Norfolk there is a sign with a pedlar on it, a pack on his back and his dog on a chain. John Chapman, the story goes, dreamt that he should stand on London Bridge, and stood there three days until a shopkeeper laughed at him. I too have dreams, he said; I dreamt of a pot of money under a tree, in the garden of some pedlar at Swaffham. A man of that name really did pay for a part of the church, in the fifteenth century. Nobody has yet explained with what.',
				'The lost-property office closes at six. A woman has come across the whole city by two trams because of a glove. The official brings out eleven gloves, none of them hers, and while he puts them back he says, to be kind, that his wife always finds hers in the sleeve of the other coat. She thanks him and laughs. At half past seven, in her own hall, with her arm up to the elbow in wool, she is standing quite still and thinking of that man, who will never know.',
			],
			body: [
				'Of the dream that sends a man to a far city for his treasure, the oldest version that I know was written down in Arabic in the tenth century, by the judge al-Tanukhi, as a thing that had happened. From there it went into the Thousand and One Nights. Rumi put it into the sixth book of the Masnavi, the last. An heir has run through his inheritance; he weeps and prays; a voice says to him in sleep that his wealth is in Cairo, in such a place. He gets there without a coin, is ashamed to beg by day, and slips out at night. The watchman seizes him and beats him. Hold, he cries, I shall tell you the truth.',
				'The watchman hears in his voice that it is true. You are a good man, he says, only foolish. I myself have dreamt, many times and without a break, that there was a treasure in Baghdad, in that quarter, in that street; and he names them. In the house of such a one; and it is the dreamer’s own name. I never left my post for it. And our man, who had swallowed so many blows, thinks: “the treasure is in my own house; / what have I then to do with want and wailing?”',
				'Kraków has the tale of a rabbi Eisik whose dream sent him to the bridge at Prague. Borges retold it in 1935 in two pages. A Brazilian novel of 1988 sold it all over the earth. Each time the point is said to be that what we seek is at home. But look again. Had he stayed at home he would have starved upon his gold. It was not wisdom that he lacked, it was one sentence, and this had been deposited in a mouth two thousand kilometres away, belonging to somebody who had no use for it.',
				'I cannot get past that watchman. He had the street and the number. He had even the owner, on his knees before him, with a bleeding nose. He looked truth in the face, recognised it as truth, gave it good advice, and went on with his round.',
			],
			counter:
				'The story is told afterwards, by finders. For each who dug and struck a jar there are many who came back from Cairo to a house that had meanwhile been sold. There is a whole industry which sells people the road with the assurance that the treasure is inside them, and travels business class. And the watchman’s rule, not to leave one’s post for a dream, has kept far more families in bread than the other.',
			practices: [
				'Go to the room of your home that you know best and stand in it for four minutes with a sheet of paper, as a stranger who has been told that something of value is here. List seven things, from the floor upward, without a single word of feeling. Then underline the one which you would have to explain to the stranger. Explain it, in three sentences, aloud, and hear what you say last.',
				'Think of a sentence which somebody said to you in passing, meaning something else, and which turned out to be an address. Write it down with the place, the weather and the speaker’s occupation. Then, within six minutes, write the shortest possible message of thanks to that person. If they can be found, send it. They believed that it was only about gloves.',
			],
			closings: [
				'The jar, it is said, held enough. Of the watchman there is no further news; perhaps he dreams it still, twice a week, with the right number. Which dream have you dismissed so sensibly and so often that somebody else could find their house by it?',
				'He thanked the man for the blows, says the poem, and the road home was shorter, as they are. What would you have to hear from a stranger about your own street, and how far would you be ready to walk in order to be standing there when he says it?',
			],
		},
		fa: {
			keywords: ['گنج در مصر', 'خواب گنج', 'مثنوی دفتر ششم', 'مولانا', 'مرد بغدادی', 'گنج در خانه'],
			titles: ['گنجی در بغداد که نشانی‌اش در مصر بود', 'عسسی که نقشه را داشت و فقیر ماند'],
			excerpts: [
				'همین خواب را در لهستان و انگلستان هم دیده‌اند. گنج همیشه در خانه است و آن یک جمله هیچ‌وقت نیست.',
				'مردی ورشکسته به دنبال خوابی از بغداد تا مصر می‌رود و آنجا، میان دو ضربه، نشانی خانهٔ خودش را می‌شنود.',
			],
			openings: [
				'در میدان شهر کوچکی در شرق انگلستان به نام سوافم تابلویی هست که پیله‌وری را نشان می‌دهد، کوله بر پشت و سگش با زنجیر. می‌گویند خواب دید باید برود روی پل لندن، رفت و سه روز ایستاد تا مغازه‌داری به او خندید. گفت من هم خواب می‌بینم؛ خواب دیدم زیر درختی در باغ پیله‌وری در سوافم دیگی پول است. در قرن پانزدهم واقعاً کسی به همین نام خرج بخشی از کلیسای شهر را داد. از کجا آورده بود، کسی هنوز درست نگفته است.',
				'دفتر اشیای گم‌شده ساعت شش می‌بندد. زنی با دو خط اتوبوس از این سرِ شهر آمده برای یک لنگه دستکش. مأمور یازده لنگه می‌آورد و هیچ‌کدام مالِ او نیست، و همان‌طور که جمعشان می‌کند برای دلداری می‌گوید خانم من همیشه دستکشش را توی آستین آن یکی پالتو پیدا می‌کند. زن تشکر می‌کند و می‌خندد. ساعت هفت و نیم در راهروی خانهٔ خودش، دستش تا آرنج در پشم، بی‌حرکت ایستاده و به آن مرد فکر می‌کند که هیچ‌وقت خبردار نمی‌شود.',
			],
			body: [
				'از قصهٔ خوابی که مردی را پی گنج به شهری دور می‌فرستد، کهن‌ترین روایتی که می‌شناسم در قرن چهارم هجری به عربی نوشته شده است؛ قاضی تنوخی آن را مثل واقعه‌ای نقل می‌کند. از آنجا به هزار و یک شب رفت. مولانا در دفتر ششم مثنوی آورده که دفتر آخر است. وارثی میراثش را خورده و گریه و دعا می‌کند. در خواب می‌شنود که توانگری‌ات در مصر است، در فلان جا. بی یک سکه می‌رسد، روز شرم دارد گدایی کند و شب بیرون می‌رود. عسس می‌گیردش و می‌زند. نعره برمی‌آورد که بس کن تا راستش را بگویم.',
				'عسس از صدایش می‌فهمد که راست است. می‌گوید تو دزد نیستی، مرد نیکی هستی و ابله. من خودم بارها پشت سر هم خواب دیده‌ام که در بغداد گنجی هست، در فلان کوی و فلان خانه، و نامِ صاحبخانه را هم می‌گوید که نامِ همین مرد است. من برای چنین خیالی از جا نجنبیده‌ام. و او که آن همه چوب خورده بود: «گفت با خود گنج در خانهٔ منست / پس مرا آنجا چه فقر و شیونست».',
				'در کراکف لهستان قصهٔ خاخامی را می‌گویند که خوابش او را به پل پراگ برد. بورخس در ۱۹۳۵ در دو صفحه بازگفت و رمانی برزیلی در ۱۹۸۸ آن را به همهٔ دنیا فروخت. هر بار نتیجه می‌گیرند که آنچه می‌جوییم در خانه است. اما دوباره نگاه کن. اگر در خانه می‌ماند روی گنج خودش از گرسنگی می‌مرد. آنچه کم داشت حکمت نبود، یک جمله بود، و آن جمله را در دهانی امانت گذاشته بودند آن سوی بیابان‌ها، دهانِ کسی که به کارش نمی‌آمد.',
				'من از آن عسس نمی‌توانم بگذرم. کوی را داشت، خانه را داشت، حتی خودِ صاحبخانه جلویش به زانو افتاده بود با بینیِ خون‌آلود. راستی را در چهره‌اش دید، شناخت که راست است، نصیحتِ خوبی هم به آن کرد و گشتش را ادامه داد. مزدِ آن شبش را هم لابد گرفت.',
			],
			counter:
				'این قصه را بعدها یابنده‌ها می‌گویند. در برابر هر کس که کند و به خمره رسید، خیلی‌ها از مصر برگشتند و خانه را فروخته بودند. صنعتی هم هست که به مردم راه را می‌فروشد و می‌گوید گنج درونِ خودت است، و خودش با پرواز درجه‌یک می‌رود. قاعدهٔ عسس هم، که آدم برای خوابی سرِ کارش را رها نکند، نانِ خانواده‌های بسیار بیشتری را رسانده است تا قاعدهٔ آن دیگری.',
			practices: [
				'برو به اتاقی که از همه بهتر می‌شناسی و چهار دقیقه با کاغذی در آن بایست، مثل غریبه‌ای که گفته‌اند اینجا چیزی باارزش هست. از کف به بالا هفت چیز را بنویس بی یک کلمه احساس. بعد زیر آن یکی خط بکش که اگر غریبه می‌پرسید باید توضیحش می‌دادی. بلند و در سه جمله توضیحش بده و گوش کن که جملهٔ آخرت چه بود.',
				'جمله‌ای را به یاد بیاور که کسی گذری گفت و منظورش چیز دیگری بود و برای تو نشانی از آب درآمد. با جا و هوا و شغلِ گوینده بنویسش. بعد تا شش دقیقه کوتاه‌ترین پیام تشکری را که می‌شود برایش بنویس. اگر پیدایش می‌کنی بفرست. او خیال می‌کرد حرف فقط سرِ دستکش است.',
			],
			closings: [
				'می‌گویند خمره کافی بود. از عسس دیگر خبری نیست؛ شاید هنوز هفته‌ای دو بار همان خواب را با نشانیِ درست می‌بیند. کدام خواب را آن‌قدر عاقلانه و آن‌قدر زیاد کنار زده‌ای که کس دیگری می‌تواند خانه‌اش را با آن پیدا کند؟',
				'برای کتک‌ها هم شکر کرد و راهِ برگشت کوتاه‌تر بود، چنان که همیشه هست. چه چیزی را باید دربارهٔ کوچهٔ خودت از غریبه‌ای بشنوی، و تا کجا حاضری بروی که وقتی می‌گوید آنجا ایستاده باشی؟',
			],
		},
		ar: {
			keywords: ['كنز القاهرة', 'حلم الكنز', 'المثنوي', 'جلال الدين الرومي', 'البغدادي', 'ألف ليلة وليلة', 'التنوخي'],
			titles: ['كنز في بغداد وعنوانه في مصر', 'الحارس الذي كانت معه الخريطة وبقي فقيرًا'],
			excerpts: [
				'حلم الناس هذا الحلم في بولندا وإنجلترا والأرجنتين. الكنز دائمًا في البيت، والجملة لا تكون فيه أبدًا.',
				'مشى رجل مفلس من بغداد إلى مصر خلف حلم، فقيل له هناك، بين ضربتين، أين يقع بيته.',
			],
			openings: [
				'في ساحة بلدة صغيرة شرقيّ إنجلترا اسمها سوافم لافتة عليها صورة بائع جوّال، صرّته على ظهره وكلبه في سلسلة. يحكون أنّه رأى في المنام أنّ عليه أن يقف على جسر لندن، فوقف ثلاثة أيّام حتى ضحك منه صاحب دكّان، وقال: أنا أيضًا أحلم، وقد رأيت قدرًا من المال تحت شجرة في بستان بائع بسوافم. وفي القرن الخامس عشر دفع رجل بهذا الاسم فعلًا نفقة جزء من كنيسة البلدة. ولم يبيّن أحد إلى اليوم من أين جاء بالمال.',
				'يُغلق مكتب المفقودات في السادسة. جاءت امرأة من آخر المدينة في حافلتين من أجل فردة قفّاز. أخرج الموظّف إحدى عشرة فردة ليس فيها فردتها، وبينما كان يعيدها إلى الصندوق قال من باب المواساة إنّ زوجته تجد قفّازها دائمًا في كمّ المعطف الآخر. شكرته وضحكت. وفي السابعة والنصف، في مدخل بيتها، وذراعها إلى المرفق في الصوف، كانت واقفة لا تتحرّك، تفكّر في ذلك الرجل الذي لن يعلم أبدًا أنّه كان يعرف مكانه طول الوقت.',
			],
			body: [
				'أقدم ما أعرفه من حكاية الحلم الذي يرسل صاحبه إلى مدينة بعيدة في طلب كنز كُتب بالعربيّة في القرن الرابع للهجرة. رواها القاضي التنوخيّ في «الفرج بعد الشدّة» على أنّها أمر وقع، وكان يجمع في ذلك الكتاب أخبار من ضاقت بهم الحال ثم انفرجت، من قضاة وتجّار وسجناء. ومن هناك مضت إلى ألف ليلة وليلة. وأدخلها الروميّ في الجزء السادس من المثنويّ، وهو آخر الأجزاء. وارث أتلف ميراثه، فبكى ودعا، فقيل له في المنام إنّ غناك في مصر، في موضع كذا. وصلها وليس معه درهم، واستحيا أن يسأل الناس نهارًا فخرج ليلًا. فأمسكه حارس الليل وضربه. فصاح: كُفّ عنّي حتى أخبرك بالحقّ.',
				'وعرف الحارس الصدق من صوته. قال: لستَ لصًّا، أنت رجل صالح لا عقل له. أنا نفسي رأيت مرارًا متتابعة أنّ في بغداد كنزًا، في حيّ كذا، في دار كذا، وسمّى صاحب الدار، فكان اسم الرجل الواقف بين يديه. وما تركت موضعي من أجل هذا الخيال. أمّا صاحبنا الذي ذاق ذلك الضرب كلّه فقد «قال في نفسه: الكنز في داري، / فما لي هناك والفقر والعويل؟». ولم يقل للحارس شيئًا، وكان هذا أعقل ما صنعه في سفره.',
				'ويحكون في كراكوف عن حاخام قاده حلم إلى جسر براغ. وأعاد بورخيس الحكاية سنة ١٩٣٥ في صفحتين وذكر أصلها العربيّ، ثم باعتها رواية برازيليّة سنة ١٩٨٨ في أطراف الأرض. وفي كلّ مرّة يقال إنّ العبرة أنّ ما نطلبه في البيت. لكن لننظر ثانية. لو بقي في بيته لمات جوعًا فوق ذهبه. لم تكن تنقصه الحكمة، كانت تنقصه جملة واحدة، وقد أُودعت هذه الجملة فمًا وراء الصحارى، فمَ رجل لا حاجة له بها ولا يدري أنّه يحملها.',
				'ولا أستطيع أن أجاوز ذلك الحارس. كان معه الحيّ والدار. بل كان معه صاحب الدار نفسه، جاثيًا أمامه والدم يسيل من أنفه. رأى الصدق في وجهه، وعرف أنّه صدق، ونصحه نصيحة حسنة، ثم مضى يكمل جولته، وقبض في آخر الشهر أجرها.',
			],
			counter:
				'هذه حكاية يرويها الواجدون بعد أن وجدوا. وإزاء كلّ من حفر فأصاب الجرّة كثيرون عادوا من مصر فوجدوا الدار قد بيعت في غيابهم. وهناك صنعة كاملة تبيع الناس الطريق وتؤكّد لهم أنّ الكنز في داخلهم، ويسافر أصحابها في الدرجة الأولى. وأمّا قاعدة الحارس، وهي ألّا يترك المرء عمله من أجل منام، فقد أطعمت من البيوت أضعاف ما أطعمته القاعدة الأخرى، ولم يكتب فيها أحد قصيدة.',
			practices: [
				'ادخلوا الغرفة التي نعرفها أكثر من غيرها، وقفوا فيها أربع دقائق ومعكم ورقة، وقوف غريب قيل له إنّ ها هنا شيئًا ثمينًا. وتُكتب سبعة أشياء، من الأرض صعودًا، بلا كلمة واحدة من كلمات الشعور. ثم يوضع خطّ تحت الشيء الذي لا بدّ من شرحه لو سأل الغريب عنه. ويُشرح بصوت مسموع في ثلاث جمل، ويُصغى جيّدًا إلى الجملة الأخيرة منها.',
				'تذكّروا جملة قالها أحدهم عابرًا وهو يقصد بها شيئًا آخر، ثم تبيّن أنّها عنوان. وتُكتب مع المكان وحال الجوّ ومهنة القائل. ثم تُكتب إليه في ستّ دقائق أقصر رسالة شكر ممكنة. فإن كان إليه سبيل أُرسلت اليوم. كان يظنّ أنّ الكلام كلّه في القفّازات، ولعلّه يسرّه أن يعلم أنّ في كلامه ما لم يضعه فيه عن قصد.',
			],
			closings: [
				'يقال إنّ ما في الجرّة كان كافيًا. ولا خبر بعد ذلك عن الحارس، ولعلّه ما زال يرى الحلم مرّتين في الأسبوع وفيه العنوان الصحيح. أيّ حلم صرفناه بتعقّل ومرارًا حتى صار في وسع غيرنا أن يهتدي به إلى بيته؟',
				'شكر الرجلَ على الضرب، وكان طريق العودة أقصر من طريق الذهاب، كما هي العادة دائمًا. ما الذي ينبغي أن نسمعه من غريب عن شارعنا نحن، وإلى أين نحن مستعدّون للمشي لنكون واقفين هناك في الساعة التي يقوله فيها؟',
			],
		},
		es: {
			keywords: [
				'el tesoro del cairo',
				'sueño del tesoro',
				'masnaví libro sexto',
				'rumi',
				'borges los dos que soñaron',
				'bagdad',
			],
			titles: ['Un tesoro en Bagdad, señas en El Cairo', 'El guardia que tenía el mapa y siguió pobre'],
			excerpts: [
				'El mismo sueño se ha soñado en Cracovia, en Norfolk y en Buenos Aires. El tesoro está siempre en casa; la frase, nunca.',
				'Un hombre arruinado va andando de Bagdad a Egipto por un sueño, y allí le dicen, entre dos golpes, dónde está su casa.',
			],
			openings: [
				'En la plaza de Swaffham, en Norfolk, hay un letrero con un buhonero, el fardo a la espalda y el perro con cadena. Soñó, cuentan, que tenía que plantarse en el puente de Londres, y allí estuvo tres días hasta que un tendero se rio de él. También yo sueño, le dijo; he soñado con una olla de dinero bajo un árbol, en el huerto de un buhonero de Swaffham. Alguien de ese nombre pagó de verdad una parte de la iglesia en el siglo XV. Con qué, está por explicar.',
				'La oficina de objetos perdidos cierra a las seis. Una mujer ha cruzado la ciudad en dos tranvías por un guante. El funcionario saca once, ninguno el suyo, y mientras los recoge le dice, por amabilidad, que su mujer los encuentra siempre en la manga del otro abrigo. Ella se lo agradece y se ríe. A las siete y media, en su propio recibidor, con el brazo metido en lana hasta el codo, está muy quieta y piensa en aquel hombre, que no lo sabrá nunca.',
			],
			body: [
				'Del sueño que manda a un hombre a una ciudad lejana en busca de un tesoro, la versión más antigua que conozco se escribió en árabe en el siglo X: la da el juez al-Tanuji como cosa sucedida. De ahí pasó a las Mil y una noches. Rumi la puso en el libro sexto del Masnaví, que es el último. Un heredero se ha comido la herencia; llora, reza, y en sueños oye que su fortuna está en Egipto, en tal sitio. Llega sin una moneda, de día le da vergüenza pedir y sale de noche. El guardia lo agarra y le pega. Basta, grita, te diré la verdad.',
				'El guardia le nota en la voz que es cierto. Eres buena persona, le dice, y bastante tonto. Yo mismo he soñado muchas veces seguidas que hay un tesoro en Bagdad, en tal barrio, en tal calle, en casa de fulano; y el nombre que dice es el de quien tiene delante. Por esas fantasías no he dejado nunca mi puesto. Y el otro, con todos los palos que llevaba encima: «Se dijo: el tesoro está en mi propia casa; / ¿a qué viene allí mi miseria y mi queja?».',
				'Cracovia tiene al rabino Eisik, a quien un sueño mandó al puente de Praga. Borges lo contó en 1935, en dos páginas, en su Historia universal de la infamia. Una novela brasileña de 1988 lo vendió por toda la tierra. Cada vez se explica que la gracia está en que lo que buscamos lo tenemos en casa. Vuelve a mirar. De haberse quedado en casa, se habría muerto de hambre encima de su oro. No le faltaba sabiduría, le faltaba una frase, y la habían depositado al otro lado del desierto, en la boca de alguien a quien no le servía.',
				'Yo de ese guardia no consigo pasar. Tenía el barrio y la casa. Tenía hasta al dueño, de rodillas, sangrando por la nariz. Vio la verdad de cerca, la reconoció como verdad, le dio un buen consejo y siguió con la ronda.',
			],
			counter:
				'El cuento lo cuentan luego los que encontraron. Por cada uno que cavó y dio con la tinaja hay muchos que volvieron de Egipto y la casa estaba vendida. Existe toda una industria que vende el camino asegurando que el tesoro lo llevas dentro, y que viaja en primera. Y la norma del guardia, no dejar el puesto por un sueño, ha dado de comer a muchísimas más familias que la otra, aunque nadie le haya escrito un verso.',
			practices: [
				'Ve al cuarto de tu casa que mejor conozcas y quédate cuatro minutos con un papel, como un extraño al que han dicho que ahí hay algo valioso. Apunta siete cosas, desde el suelo hacia arriba, sin una sola palabra de sentimiento. Subraya la que tendrías que explicarle al extraño. Explícasela en voz alta, en tres frases, y escucha lo que dices al final.',
				'Recuerda una frase que alguien te dijo de pasada, refiriéndose a otra cosa, y que resultó ser una dirección. Escríbela con el lugar, el tiempo que hacía y el oficio de quien la dijo. Después, en seis minutos, redacta el agradecimiento más breve posible para esa persona. Si se la puede encontrar, mándaselo. Creía estar hablando de guantes.',
			],
			closings: [
				'En la tinaja, dicen, había bastante. Del guardia no se sabe más; a lo mejor sigue soñándolo dos veces por semana, con el número correcto. ¿Qué sueño has descartado con tanta sensatez y tantas veces que otro podría encontrar su casa con él?',
				'Dio las gracias por los golpes, y el camino de vuelta fue más corto, como suelen ser. ¿Qué tendrías que oírle a un extraño sobre tu propia calle, y hasta dónde andarías para estar presente cuando lo dijera?',
			],
		},
	},
};
