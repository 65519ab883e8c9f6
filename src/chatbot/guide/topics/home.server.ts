import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'People driven out of Andalusia are said to have taken the keys along, and grandchildren in Fez hung them on the wall. The doors had been burnt long since. A key with no door is a useless object, and I know few that are better kept.',
				ask: 'What do you keep that fits nothing here any more?',
			},
			{
				say: 'The four wands on the card are hung with flowers, and behind them people wave from a castle. Someone is arriving, or is being shown what arriving would look like. One stands outside the picture with one’s suitcase, to be precise.',
				ask: 'Who would be waving, in your picture, and from where?',
			},
			{
				say: 'In the Arabic letters homeland and sorrow come to one sum, sixty-five. It could be chance. It has cost those who found it out a few quiet evenings all the same.',
				ask: 'What does the word “home” bring up first: a street, a smell, a person, a language?',
			},
			{
				say: 'Nomads said that a tent is pitched with the back to the wind and the mouth towards the neighbours. There were rules for all of it except for what to do when the neighbours have gone.',
				ask: 'Which way does your door look at present, and what is out there?',
			},
			{
				say: 'The hoopoe’s own nest is a hole in a wall that somebody else built, and by all accounts it smells. I speak for the species: one can be at home in something that would never be painted.',
				ask: 'Where do you take off your shoes without thinking?',
			},
		],
		deeper: [
			{
				say: 'A townsman was asked to the village for ten years, and when he came at last with wife and children, the villager did not know him and let them sit in the rain. Rumi is hard on the townsman. The road home in wet clothes is not in the poem.',
				ask: 'Which door did you think would open, and how did you go home from there?',
			},
			{
				say: 'The smell comes first, then the stairs, and only much later the people. Whoever returns after a long time notices that the stairs have grown shallow and that somebody has moved the light switch. The hand keeps going to the old place.',
				ask: 'To which old place does your hand still go by itself?',
			},
			{
				say: 'Two languages in one head are two rooms with a corridor, in which there is often a light on. One counts in one of them and swears in the other; some people have nobody left to swear with.',
				ask: 'What can you say in one place that you have no words for in the other?',
			},
			{
				say: 'Persian houses had an inside and an outside, a court for guests and a court for those with wet hair. One was at home exactly as far as one could go with wet hair.',
				ask: 'How far can you go like that, where you live now?',
			},
			{
				say: 'Home may be what one leaves in order to breathe; not every house in a song was good to those inside. The songs were mostly written by people far away, in decent lodgings. I would not sing anyone back.',
				ask: 'What is it you miss, and what do you not miss in the least?',
			},
			{
				say: 'On the thirteenth day of spring Persian families go out with pots and carpets and are at home for a day on some strip of grass beside a motorway. The carpet does it. Four corners, shoes off, and there is an inside.',
				ask: 'What is your carpet, the thing that makes an inside when you put it down?',
			},
			{
				say: 'The man from Baghdad found his treasure under his own hearth, but he had to be told of it in Cairo. I would add that he was beaten there first. Not everybody who stays at home would have needed the beating; he did, it seems.',
				ask: 'What did you learn about the first place only in the second?',
			},
			{
				say: 'Somebody keeps the place in your absence: a mother, a caretaker, a fig tree. For them nothing was left behind, the one thing that went is you. It looks different from there.',
				ask: 'What would the one who stayed say about your going?',
			},
			{
				say: 'A house is told by its noises at night. One knows the third stair, the pipe, who is getting up for water. In a new place one lies and does not know any of the people those sounds belong to.',
				ask: 'Which sound told you lately that you live here, or that you do not?',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'Houses one has left are among the commonest places in dreams; if yours comes, the dream book knows its way about.',
			},
			{
				page: 'moulana',
				line: 'The townsman, the man from Baghdad and the falcon far from the wrist all live in the Masnavi; it opens here.',
			},
			{ page: 'blog', line: 'Our pages on customs were partly written for people who keep them a long way off.' },
		],
	},
	fa: {
		first: [
			{
				say: 'می‌گویند رانده‌شدگان اندلس کلید خانه‌ها را با خود بردند و نوه‌هایشان در فاس به دیوار زدند. درها مدت‌ها پیش سوخته بود. کلیدِ بی‌در به کاری نمی‌آید و کمتر چیزی را به این خوبی نگه داشته‌اند.',
				ask: 'چه چیزی را نگه داشته‌ای که اینجا دیگر به هیچ دری نمی‌خورد؟',
			},
			{
				say: 'وطن در ابجد شصت و پنج است و حزن هم شصت و پنج. شاید اتفاق باشد. با این حال هر که آن را پیدا کرده، چند غروب ساکت پایش گذاشته.',
				ask: 'با کلمهٔ خانه اول چه به یادت می‌آید: کوچه، بو، آدم یا زبان؟',
			},
			{
				say: 'خانه‌های قدیم بیرونی داشت و اندرونی؛ حیاطی برای مهمان و حیاطی برای موی خیس. آدم تا همان جایی در خانهٔ خودش بود که با موی خیس می‌توانست برود.',
				ask: 'جایی که حالا هستی، تا کجا می‌توانی این‌طور بروی؟',
			},
			{
				say: 'در چهارِ چوب‌دست بر چوب‌ها گل آویخته‌اند و از قلعه‌ای دست تکان می‌دهند. کسی دارد می‌رسد، یا نشانش می‌دهند رسیدن چه شکلی است. راستش را بخواهی، ما با چمدان بیرون قاب ایستاده‌ایم.',
				ask: 'در تصویر تو چه کسی دست تکان می‌دهد و از کجا؟',
			},
			{
				say: 'لانهٔ هدهد سوراخی است در دیواری که دیگران ساخته‌اند و بویش هم تعریفی ندارد. به نمایندگی از این پرنده می‌گویم: آدم در جایی هم اهل خانه می‌شود که هیچ نقاشی آن را نکشیده.',
				ask: 'این روزها کفشت را کجا بی‌آنکه فکر کنی درمی‌آوری؟',
			},
		],
		deeper: [
			{
				say: 'روستایی ده سال شهری را دعوت کرد و وقتی او با زن و بچه رسید، نشناختش و گذاشت زیر باران بمانند. مولانا به شهری سخت می‌گیرد. راه برگشتن با لباس خیس در شعر نیامده.',
				ask: 'گمان می‌کردی کدام در باز شود و از آنجا چطور برگشتی؟',
			},
			{
				say: 'اول بو می‌آید و بعد پله‌ها و خیلی دیرتر آدم‌ها. آن که پس از سال‌ها برمی‌گردد می‌بیند پله‌ها کوتاه شده و کلید برق را جابه‌جا کرده‌اند. دست باز به جای قدیم می‌رود.',
				ask: 'دست تو هنوز سراغ کدام جا می‌رود؟',
			},
			{
				say: 'دو زبان در یک سر دو اتاق‌اند با راهرویی که اغلب چراغش روشن است. با یکی می‌شمرند و با یکی فحش می‌دهند؛ بعضی‌ها دیگر کسی را ندارند که با او به زبان خودشان دعوا کنند.',
				ask: 'در یک جا چه می‌توانی بگویی که در جای دیگر برایش کلمه نداری؟',
			},
			{
				say: 'خانه گاهی همان است که آدم ترکش می‌کند تا نفس بکشد؛ همهٔ خانه‌هایی که برایشان خوانده‌اند با اهلشان خوب نبوده‌اند. ترانه‌ها را هم بیشتر کسانی گفته‌اند که دور بودند و جایشان گرم. من با آواز کسی را برنمی‌گردانم.',
				ask: 'دلت برای چه چیزش تنگ است و برای چه چیزش هیچ؟',
			},
			{
				say: 'سیزده‌به‌در خانواده‌ها با قابلمه و فرش می‌روند کنار اتوبان و یک روز بر نواری از علف صاحب‌خانه‌اند. کار فرش است. چهار گوشه و کفش‌ها بیرون، و ناگهان آن میان اتاقی پیدا می‌شود.',
				ask: 'فرش تو چیست، آن چیزی که هر جا پهنش کنی اتاقی می‌سازد؟',
			},
			{
				say: 'مرد بغدادی گنج را زیر اجاق خودش یافت، ولی خبرش را باید در مصر می‌شنید. اضافه کنم که اول کتک خورد. همه برای پیدا کردن اجاق خودشان به آن کتک نیاز ندارند؛ او انگار داشت.',
				ask: 'دربارهٔ جای اول چه چیزی را تازه در جای دوم فهمیدی؟',
			},
			{
				say: 'در نبودنت کسی آنجا را نگه می‌دارد: مادری، سرایداری، درخت انجیری. از نگاه او چیزی جا نمانده؛ تنها چیزی که رفت تویی. ماجرا از آن طرف شکل دیگری دارد.',
				ask: 'آن که ماند، رفتنت را چطور تعریف می‌کند؟',
			},
			{
				say: 'خانه را شب از صداهایش می‌شناسند: پلهٔ سوم، لوله، کسی که برای آب بلند می‌شود. در جای نو آدم دراز می‌کشد و صاحب هیچ‌کدام از آن صداها را نمی‌شناسد.',
				ask: 'این اواخر کدام صدا گفت که اهل اینجایی، یا نیستی؟',
			},
			{
				say: 'خاکِ گلدان را وقتی عوض می‌کنند کمی از خاک قدیم دور ریشه می‌گذارند بماند. باغبان‌ها می‌گویند نباید همه‌اش را شست. نگفته‌اند چند سال، و ریشه هم نمی‌گوید.',
				ask: 'از آن خاک چه چیزی دور ریشه‌ات مانده؟',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'خانه‌ای که ترکش کرده‌ایم از پرتکرارترین جاهای خواب است؛ اگر آمد، تعبیر خواب کوچه‌هایش را بلد است.',
			},
			{
				page: 'moulana',
				line: 'شهری و مرد بغدادی و باز شکاری که از مچ شاه دور افتاد همه در مثنوی‌اند؛ کتاب اینجا باز می‌شود.',
			},
			{ page: 'blog', line: 'نوشته‌های ما دربارهٔ رسم‌ها را برای کسانی هم نوشته‌ایم که دور از خانه نگهشان می‌دارند.' },
		],
	},
	ar: {
		first: [
			{
				say: 'يُروى أنّ أهل الأندلس خرجوا ومفاتيح بيوتهم معهم، وأنّ أحفادهم علّقوها في فاس على الجدران. لم تعد هناك أبواب منذ زمن. المفتاح بلا باب شيء لا نفع فيه، وقلّما حُفظ شيء كما حُفظ.',
				ask: 'ما الشيء الذي تحفظونه ولم يعد هنا باب يناسبه؟',
			},
			{
				say: 'كان الشاعر العربيّ يعرف الدار من ثلاثة أحجار وخندق حول الخيمة، وقد مرّت عليها السيول. ومع ذلك كان يُحيّيها ويعيب عليها أنّها لا تجيب. العتاب على الحجر نوع من السكنى.',
				ask: 'أيّ مكان تخاطبونه في سرّكم وهو لا يجيب؟',
			},
			{
				say: 'سمّى العرب البيت سكنًا من السكون لا من الجدران. وكم من جدار عالٍ لا سكون فيه، وكم من حصيرة على سطح نام عليها أهلها كالملوك. أصحاب المعاجم لم يذكروا مقدار الإيجار.',
				ask: 'أين يسكن قلبكم فعلًا هذه الأيّام، بغضّ النظر عن العنوان؟',
			},
			{
				say: 'في ورقة العصيّ الأربع أكاليل زهر، وأناس يلوّحون من قلعة. واحد يصل، أو يُرى كيف يكون الوصول. ونحن، إن شئنا الدقّة، خارج الإطار ومعنا الحقيبة.',
				ask: 'من يلوّح لكم في هذه الصورة، ومن أيّ شرفة؟',
			},
			{
				say: 'عشّ الهدهد ثقب في جدار بناه غيره، ورائحته لا تُمدح. أتكلّم باسم الجنس كلّه: قد يكون المرء في بيته في موضع لا يخطر لرسّام واحد أن يرسمه.',
				ask: 'في أيّ مكان تخلعون الحذاء عند الباب دون تفكير؟',
			},
		],
		deeper: [
			{
				say: 'دعا قرويّ صاحبه من أهل المدينة عشر سنين، فلمّا جاءه بأولاده أنكره وتركهم تحت المطر. يقسو الرومي على ابن المدينة. أمّا طريق الرجوع بثياب مبتلّة فليس في القصيدة.',
				ask: 'أيّ باب كنتم تظنّون أنّه سيُفتح لكم، وكيف كان رجوعكم من عنده؟',
			},
			{
				say: 'تأتي الرائحة أوّلًا ثمّ الدرج، ويأتي الناس بعد ذلك بكثير. ومن رجع بعد أعوام وجد الدرجات قصرت ومفتاح الضوء نُقل، واليد تذهب إلى موضعه القديم في العتمة.',
				ask: 'إلى أيّ موضع قديم ما زالت يدكم تذهب؟',
			},
			{
				say: 'لغتان في رأس واحد غرفتان بينهما ممرّ مضاء غالبًا. في إحداهما العدّ وفي الأخرى الغضب، ومن الناس من لم يبق له أحد يخاصمه بلغته.',
				ask: 'ما الذي تقولونه في مكان ولا كلمة له في المكان الآخر؟',
			},
			{
				say: 'في الدار القديمة صحنٌ للضيف وصحنٌ لمن شعره مبتلّ بعد الحمّام. كان المرء في بيته إلى الحدّ الذي يستطيع أن يمشي إليه بشعر مبتلّ، ولا خطوة بعد ذلك.',
				ask: 'إلى أيّ باب تقدرون على الوصول بتلك الهيئة حيث تسكنون الآن؟',
			},
			{
				say: 'قد يكون البيت ما تغادرونه لكي تتنفّسوا. ليس كلّ بيت في أغنية رحيمًا بأهله، والأغاني كتبها في الغالب بعيدون مقيمون في مكان دافئ. لا أردّ أحدًا بأغنية.',
				ask: 'ما الذي تشتاقون إليه هناك، وما الذي لا تشتاقون إليه بتاتًا؟',
			},
			{
				say: 'يفرش أهل السفر سجّادة على الرمل ويضعون عندها النعال، فيصير للعراء داخل وخارج. السجّادة هي التي تصنع ذلك. أربع زوايا، ويقولون للقادم: تفضّل بالدخول.',
				ask: 'ما سجّادتكم، الشيء الذي يصنع لكم داخلًا أينما وضعتموه؟',
			},
			{
				say: 'وجد البغداديّ كنزه تحت موقده، غير أنّ الخبر كان في مصر. وأزيد أنّه ضُرب هناك قبل أن يسمعه. لم يكن كلّ مقيم بحاجة إلى تلك العصا، وكان هو محتاجًا إليها كما يبدو.',
				ask: 'ماذا عرفتم عن مكانكم الأوّل ولم تعرفوه إلّا في الثاني؟',
			},
			{
				say: 'يحفظ المكانَ في الغياب أحدٌ ما: أمّ أو حارس أو شجرة تين. ومن جهته لم يُترك شيء، فالشيء الوحيد الذي ذهب هو المسافر نفسه. للحكاية من هناك وجه آخر.',
				ask: 'كيف يروي من بقي حكاية رحيلكم؟',
			},
			{
				say: 'يُعرف البيت ليلًا بأصواته: الدرجة الثالثة، والأنبوب، ومن يقوم ليشرب. وفي المكان الجديد تستلقون في فراشكم ولا تعرفون صاحب أيّ صوت من تلك الأصوات.',
				ask: 'أيّ صوت قال لكم أخيرًا إنّ هذا هو مسكنكم، أو إنّه ليس هو؟',
			},
			{
				say: 'إذا نقل البستانيّ النخلة ترك حول جذرها كتلة من ترابها الأوّل ولفّها بالخيش. لا يُغسل الجذر. ولم يقل أحد كم سنة يبقى ذلك التراب مختلفًا عن تراب الحفرة.',
				ask: 'ماذا بقي حول جذركم من ذلك التراب؟',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'البيوت المتروكة من أكثر الأماكن زيارةً في المنام؛ فإن جاءكم ذلك البيت فصفحة الأحلام تعرف أزقّته.',
			},
			{ page: 'moulana', line: 'ابن المدينة والبغداديّ والصقر البعيد عن معصمه كلّهم في المثنوي، فافتحوا الكتاب هنا.' },
			{ page: 'blog', line: 'كتبنا جزءًا من صفحاتنا عن العادات لمن يحفظونها بعيدًا عن ديارهم.' },
		],
	},
	es: {
		first: [
			{
				say: 'Cuentan que los expulsados de Al-Ándalus y de Sefarad se llevaron la llave de su casa, y que los nietos la colgaron en la pared, en Fez o en Salónica. La puerta había ardido hacía mucho. Una llave sin puerta no sirve para nada, y pocas cosas se han guardado mejor.',
				ask: '¿Qué guardas tú que aquí ya no abre nada?',
			},
			{
				say: 'En las letras árabes patria y tristeza suman igual, sesenta y cinco. Puede ser casualidad. A quienes lo descubrieron les ha costado, de todos modos, alguna tarde callada.',
				ask: '¿Qué llega primero con la palabra «casa»: una calle, un olor, una persona, una lengua?',
			},
			{
				say: 'En el cuatro de bastos cuelgan guirnaldas y desde un castillo saludan. Alguien llega, o le enseñan cómo sería llegar. Nosotros, para ser exactos, estamos fuera del marco con la maleta.',
				ask: 'En tu cuadro, ¿quién saluda y desde qué ventana?',
			},
			{
				say: 'El nido de la abubilla es un agujero en una tapia que hizo otro, y del olor es mejor no hablar. Lo digo en nombre de la especie: se puede estar en casa en un sitio que nadie pintaría.',
				ask: '¿Dónde te quitas los zapatos sin pensarlo, y desde cuándo?',
			},
			{
				say: 'El gallego que emigraba se llevaba en el baúl un puñado de tierra y un refajo que no iba a ponerse. En Buenos Aires llovía de otra manera, y el refajo seguía oliendo a humo hasta que dejó de oler.',
				ask: '¿Qué traes de allí que está perdiendo el olor?',
			},
		],
		deeper: [
			{
				say: 'Un aldeano invitó diez años a su amigo de la ciudad, y cuando este llegó con toda la familia no lo conoció y los dejó bajo la lluvia. Rumi es severo con el de la ciudad. La vuelta con la ropa mojada no sale en el poema.',
				ask: '¿Qué puerta creías que se abriría, y cómo volviste de allí?',
			},
			{
				say: 'Primero llega el olor, luego la escalera, y mucho después la gente. Quien regresa tras largo tiempo encuentra los peldaños más bajos y la luz cambiada de sitio. La mano insiste en la pared de antes.',
				ask: '¿Hacia dónde se te sigue yendo la mano?',
			},
			{
				say: 'Dos lenguas en una cabeza son dos cuartos con un pasillo, donde suele haber luz. En una se cuenta y en otra se maldice; hay quien ya no tiene con quién discutir en la suya.',
				ask: '¿Qué puedes decir en un sitio que en el otro no tiene palabra?',
			},
			{
				say: 'Las casas persas tenían un patio para las visitas y otro para el pelo mojado. Se estaba en casa exactamente hasta donde se podía llegar con el pelo mojado.',
				ask: '¿Hasta dónde puedes llegar así en el lugar donde vives ahora, y quién puede verte?',
			},
			{
				say: 'También puede ser casa lo que se deja para respirar; no toda la que sale en las canciones fue buena con quien la habitó. Las canciones las escribió sobre todo gente que estaba lejos y bajo techo. No voy a cantarle a nadie que vuelva.',
				ask: '¿Qué echas en falta, y qué no echas en falta en absoluto?',
			},
			{
				say: 'El día trece de la primavera las familias persas salen con ollas y alfombra, y en una franja de hierba junto a la autopista tienen casa hasta la noche. Lo hace la alfombra: cuatro esquinas, los zapatos fuera, y ya hay un dentro.',
				ask: '¿Cuál es tu alfombra, lo que crea un dentro allí donde la pones?',
			},
			{
				say: 'El hombre de Bagdad encontró el tesoro bajo su propio hogar, pero se lo tuvieron que decir en El Cairo. Añado que antes le pegaron. No a todos los que se quedan en casa les habría hecho falta la paliza; a él, por lo visto, sí.',
				ask: '¿Qué supiste del primer lugar solamente en el segundo?',
			},
			{
				say: 'Mientras no estás, alguien guarda el sitio: una madre, un portero, una higuera. Para ellos no se dejó nada atrás; lo único que se fue eres tú. Vista desde allí, la historia es otra.',
				ask: '¿Cómo cuenta tu marcha, según imaginas, quien se quedó?',
			},
			{
				say: 'Una casa se conoce de noche por sus ruidos: el tercer escalón, la tubería, alguien que se levanta a beber. En la nueva se queda una persona tendida sin saber de quién es cada ruido.',
				ask: '¿Qué sonido te dijo hace poco que vives ahí, o que no?',
			},
			{
				say: 'Al trasplantar un olivo viejo se le deja el cepellón, un buen bulto de su tierra atado con arpillera. No se le lava la raíz. Nadie ha dicho cuántos años sigue siendo distinta de la tierra del hoyo.',
				ask: '¿Qué te queda de aquella tierra alrededor de la raíz?',
			},
		],
		offers: [
			{
				page: 'dreams',
				line: 'Las casas que se dejaron son de los lugares más visitados en sueños; si viene la tuya, el libro de los sueños conoce el barrio.',
			},
			{
				page: 'moulana',
				line: 'El de la ciudad, el de Bagdad y el halcón lejos de su muñeca viven los tres en el Masnavi, que se abre aquí.',
			},
			{ page: 'blog', line: 'Nuestras páginas sobre costumbres se escribieron en parte para quien las guarda lejos.' },
		],
	},
};
