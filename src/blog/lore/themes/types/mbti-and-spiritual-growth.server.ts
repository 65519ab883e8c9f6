import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'mbti-and-spiritual-growth',
	motif: 'path',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['mbti', 'spiritual growth', 'inferior function', 'inner life', 'temperament', 'personality type'],
			titles: ['The Cook Who Could Not Stand Kitchens', 'Four Letters on the Way to Prayer'],
			excerpts: [
				'A lay brother in Paris was put at the one task he disliked, and stayed. What a type can say about the inner life, and where it should keep quiet.',
				'Some pray with a book, some with a broom. Types explain the difference rather well, and then tempt us to stay on our own side of it.',
			],
			openings: [
				'In the seventeenth century the Carmelites of Paris had a lay brother named Lawrence, a former soldier with a bad leg, and they put him into the kitchen. He disliked kitchens. By his own account, as others wrote it down, he had a natural aversion to the work, and he did it for some fifteen years. He became known for saying that he was as much at prayer among the pots as on his knees in chapel. People travelled to ask him how. He went on turning his omelette while he answered.',
				'The third day of a silent retreat shows who is who. A woman has filled forty pages. A man has mended the garden gate, though nobody asked him to. Somebody has been crying since breakfast, without visible distress, and somebody else reads the rule of the house for its contradictions. In the corridor stands a person who came here to sit still, and who has now counted the tiles between the stairs and the door: a hundred and twelve. The bell rings for all of them at the same time.',
			],
			body: [
				'That people are made for different roads is an old piece of wisdom. The Bhagavad Gita knows a way of knowledge, one of devotion and one of work. In the Gospel of Luke one sister sits and listens, the other carries plates, and readers have taken sides ever since. Rumi lets Moses scold a shepherd for his clumsy prayer, and then has Moses corrected by God. In 1984 two American authors, Chester Michael and Marie Norrisey, went so far as to sort the ways of praying by the four letters of the type test.',
				'Sorting of this kind is a relief. Whoever has spent ten years thinking that real devotion sits cross-legged may learn that hers walks, files, cooks or argues. A type says roughly where you are at home: with people or behind the door, with the thing in the hand or the thing behind it, with reasons or with what matters, with the plan or the open day. At home one has most to give, and practises best.',
				'Jung, whose book of 1921 stands behind all these letters, would have turned the page at this point. Each strong side in us is paid for by a weak one, he thought, slow and touchy and a little childish, which he called the inferior function. It blushes. It is late. Through just this crooked door, he held, comes whatever has not yet been lived. The clever man is undone by a lullaby. The warm hostess has one cold, clear thought at three in the morning, and it changes her house.',
				'So type gives two directions that pull against each other. One says: pray where your gift is. The other says: the stranger will knock at the side you never sweep. Brother Lawrence, made cook of his monastery against his own taste, had the second kind of luck, and he had it daily, at the hour when the onions were due.',
			],
			counter:
				'Neither direction has been measured. A type test asks what you prefer and hears what you think of yourself; its letters may change within weeks, most of all for those near the middle. It says nothing about kindness, and knows no saints. There is also vanity in the whole idea: “my type does not meditate” is an excuse with a diploma. Old teachers asked first whom you had wronged.',
			practices: [
				'Write down the one inward thing you do readily, be it reading, walking, singing or helping. Beside it write the one you always leave to others. Now take seven minutes and do the second, badly. If you think, hum. If you help, sit on your hands. If you plan, go out without a destination. Do not judge the result; note only the moment at which you wanted to stop, and what excuse came first.',
				'Choose a chore you dislike and that takes less than ten minutes: the pan, the shoes, the drawer of cables. Do it at half your usual speed. Each time you notice that you are already somewhere else, come back to the hand and what is in it. When you are done, write one line about the dislike itself. Was it the dirt, the slowness, or that nobody would see it?',
			],
			closings: [
				'The omelette has been eaten for more than three hundred years, and we still ask about the cook rather than the recipe. He was never once promoted to something that suited him. Which of your aversions may have been waiting for you with the door open?',
				'On the last day the gate swings without a sound, and the pages are full. The one who counted tiles has stopped at ninety, since something about the ninetieth was worth a look. At what point does your own way of being good begin to hide you?',
			],
		},
		fa: {
			keywords: ['رشد معنوی', 'تیپ شخصیت', 'ام‌بی‌تی‌آی', 'سلوک', 'کارکرد فروتر', 'خودشناسی'],
			titles: ['آشپزی که از مطبخ بیزار بود', 'چهار حرف بر درِ نیایش'],
			excerpts: [
				'برادری در صومعه‌ای در پاریس سال‌ها همان کاری را کرد که دوست نداشت، و همان‌جا به آرامش رسید. تیپ شخصیت از سلوک چه می‌داند و کجا بهتر است سکوت کند؟',
				'یکی با کتاب نیایش می‌کند و یکی با جارو. تیپ‌ها این تفاوت را خوب توضیح می‌دهند، و بعد وسوسه‌مان می‌کنند که از جای خود تکان نخوریم.',
			],
			openings: [
				'در سدهٔ هفدهم، در صومعه‌ای در پاریس، برادری بود به نام لوران؛ سربازی بود که پایش آسیب دیده بود و او را به آشپزخانه فرستاده بودند. از آشپزخانه خوشش نمی‌آمد. آن‌چنان که از زبان خودش نوشته‌اند، طبعش از این کار می‌رمید و نزدیک پانزده سال همین کار را کرد. شهرتش از این بود که می‌گفت میان دیگ و ماهیتابه همان‌قدر در حضور است که در نمازخانه. مردم از راه دور می‌آمدند تا بپرسند چگونه. او جواب می‌داد و حواسش به خاگینه بود که نسوزد.',
				'خانهٔ مادربزرگ شب‌های احیا پر می‌شد. یکی تا سحر دعا می‌خواند و صفحه را با انگشت دنبال می‌کرد. عمو در حیاط کفش‌ها را جفت می‌کرد و اگر کسی صدایش می‌زد که بیا تو، می‌گفت همین‌جا خوب است. خاله پای سماور گریه می‌کرد و استکان‌ها را می‌شست. پسرعمو با همه سرِ معنای یک کلمه بحث داشت. بچه‌ای هم بود که از همهٔ آن شب‌ها فقط ترک‌های سقف را به یاد دارد. سحر که می‌شد، هیچ‌کس نمی‌دانست کدامشان بیدارتر بوده است.',
			],
			body: [
				'این که هر کس راهی دارد، حرف تازه‌ای نیست. در بهگود گیتا راه دانش هست و راه دلدادگی و راه کار. در انجیل لوقا یک خواهر نشسته و گوش می‌دهد و دیگری ظرف می‌برد، و خوانندگان هنوز سر این دو خواهر دعوا دارند. مولانا موسی را به سراغ شبانی می‌فرستد که خدا را به زبان پشم و شیر می‌خواند؛ موسی عتاب می‌کند و خودش از خدا عتاب می‌شنود. در سال ۱۹۸۴ دو نویسندهٔ آمریکایی کار را به آنجا رساندند که شیوه‌های دعا را با چهار حرفِ آزمون تیپ دسته کردند.',
				'این دسته‌بندی بار از دوش برمی‌دارد. کسی که ده سال گمان کرده عبادت یعنی چهارزانو نشستن، ناگهان می‌فهمد که عبادت او راه می‌رود، می‌پزد، حساب می‌کند یا سؤال می‌پرسد. تیپ به‌تقریب می‌گوید خانه‌ات کجاست: میان جمع یا پشت در بسته، با چیزی که در دست است یا با آنچه پشتش پنهان است، با دلیل یا با ارزش، با برنامه یا با روزِ باز. آدم در خانهٔ خودش دست‌ودل‌بازتر است.',
				'یونگ که کتاب سال ۱۹۲۱ او پشت همهٔ این حرف‌ها ایستاده، درست همین‌جا ورق را برمی‌گرداند. به گمان او بهای هر توانایی را یک ناتوانی می‌پردازد؛ جایی در ما که کند است و زودرنج و کمی بچه، و او آن را کارکرد فروتر می‌نامید. این بخشِ ما سرخ می‌شود و دیر می‌رسد. ولی به گفتهٔ او هر چه هنوز نزیسته‌ایم از همین درِ کج می‌آید تو. مردِ زیرک را یک لالایی از پا درمی‌آورد. زنِ مهربانِ مهمان‌نواز ساعت سه بامداد به یک فکر سرد و روشن می‌رسد و فردا چیدمان خانه‌اش عوض می‌شود.',
				'پس تیپ دو نشانی می‌دهد که با هم نمی‌خوانند. یکی می‌گوید از همان در برو که کلیدش را داری. دیگری می‌گوید مهمان از سمتی می‌آید که هیچ‌وقت جارو نکرده‌ای. برادر لوران، راهبی که برخلاف طبعش آشپزِ صومعه شد، بختِ دوم را داشت، آن هم هر روز، سرِ ساعتِ پوست‌کندن پیاز.',
			],
			counter:
				'هیچ‌کدام از این دو نشانی را کسی اندازه نگرفته است. آزمون می‌پرسد چه را ترجیح می‌دهی و فقط نظر خودت را دربارهٔ خودت می‌شنود؛ حرف‌هایش گاه در چند هفته عوض می‌شوند، بیشتر برای آن‌ها که نزدیک میانه‌اند. از مهربانی چیزی نمی‌داند. از این گذشته، «تیپِ من اهل مراقبه نیست» بهانه‌ای است که مدرک تحصیلی گرفته. پیران قدیم پیش از هر چیز می‌پرسیدند دلِ چه کسی را شکسته‌ای.',
			practices: [
				'روی کاغذ کار درونیِ محبوبت را بنویس: خواندن، راه رفتن، زمزمه، کمک کردن. کنارش آن یکی را بنویس که همیشه به دیگران وامی‌گذاری. حالا هفت دقیقه همان دومی را انجام بده، ناشیانه و بی‌خجالت. اگر اهل فکری، آوازی زیر لب بخوان. اگر اهل خدمتی، دست روی زانو بگذار و بنشین. اگر اهل برنامه‌ای، بی‌مقصد برو بیرون. فقط ببین از کجا دلت خواست رهایش کنی و بهانهٔ اول چه بود.',
				'کاری از کارهای خانه را که دوست نداری و کمتر از ده دقیقه وقت می‌برد بردار: قابلمهٔ ته‌گرفته، واکس کفش، کشوی سیم‌ها. با نصفِ سرعت همیشگی انجامش بده. هر بار که دیدی رفته‌ای جای دیگر، برگرد به دست و آنچه در دست است. آخرِ کار یک خط بنویس که از چه بدت می‌آمد: از چربی‌اش، از کندی‌اش، یا از این که کسی نمی‌بیند؟',
			],
			closings: [
				'آن خاگینه را سیصد و چند سال پیش خورده‌اند و ما هنوز سراغ آشپزش را می‌گیریم. هیچ‌وقت هم او را به کاری نگماشتند که به طبعش بخورد. کدام بیزاریِ تو شاید دری باشد که از آن طرف باز گذاشته‌اند؟',
				'سحر که همه رفتند، کفش‌ها جفت بودند و استکان‌ها خشک، و کسی سر آن کلمه به نتیجه نرسیده بود. بچه هنوز چشم به سقف داشت. خوب بودنِ تو از کجا به بعد پرده‌ای می‌شود که پشتش پنهان می‌شوی؟',
			],
		},
		ar: {
			keywords: ['النمو الروحي', 'نمط الشخصية', 'اختبار الأنماط', 'الوظيفة الدنيا', 'السلوك', 'الطباع'],
			titles: ['طبّاخ لا يحبّ المطابخ', 'أربعة أحرف على عتبة الدعاء'],
			excerpts: [
				'في دير باريسيّ أُعطي رجل العمل الذي ينفر منه فأقام فيه سنين ووجد سكينته هناك. ما الذي يعرفه نمط الشخصية عن الحياة الباطنة، وأين يحسن به السكوت؟',
				'من الناس من يتعبّد بالكتاب ومنهم من يتعبّد بالمكنسة. الأنماط تشرح الفرق شرحًا حسنًا، ثمّ تغري كلّ واحد بالبقاء حيث هو.',
			],
			openings: [
				'كان في دير الكرمليّين بباريس في القرن السابع عشر أخٌ اسمه لوران، جنديّ سابق أصيبت ساقه، فألحقوه بالمطبخ. وكان يكره المطابخ؛ هكذا نُقل عنه أنّ في طبعه نفورًا من هذا العمل، ومع ذلك لبث فيه نحو خمسة عشر عامًا. ثمّ اشتهر بقوله إنّ حضوره بين القدور كحضوره راكعًا في المصلّى. جاءه الناس من بعيد يسألونه عن السرّ، فكان يجيب وعينه على العجّة كيلا تحترق. ولعلّ في هذه العين الواحدة نصف الجواب.',
				'في ليالي رمضان كان بيت الجدّة يمتلئ. واحد يقرأ حتى السحر وإصبعه تحت السطر. العمّ في الفناء يصفّ الأحذية أزواجًا، فإذا نودي إلى الداخل قال إنّ مكانه هنا طيّب. الخالة تبكي قرب إبريق الشاي وتغسل الأكواب في آن واحد. ابن العمّ يجادل الجميع في معنى كلمة واحدة. وطفل لم يحفظ من تلك الليالي كلّها إلّا شقوق السقف. وحين يؤذَّن للفجر لا يعرف أحد من كان منهم أشدّ يقظة، ولا يجرؤ أحد على السؤال.',
			],
			body: [
				'القول بأنّ لكلّ إنسان طريقًا قول قديم. في البهاغافاد غيتا طريق للمعرفة وطريق للمحبّة وطريق للعمل. وفي إنجيل لوقا أخت تجلس مصغية وأخت تحمل الأطباق، وما زال القرّاء ينحازون إلى هذه أو تلك كأنّ المائدة لم تُرفع بعد. ويروي جلال الدين الرومي أنّ موسى عاتب راعيًا على دعائه الساذج فجاءه العتاب هو من ربّه. وفي عام ١٩٨٤ مضى مؤلّفان أمريكيّان إلى أبعد من ذلك، فرتّبا طرائق الصلاة بحسب الأحرف الأربعة التي يخرج بها اختبار الأنماط.',
				'في هذا الترتيب راحة. من ظنّ عشر سنين أنّ العبادة جلوس ساكن قد يكتشف أنّ عبادته تمشي، أو تطبخ، أو تحسب، أو تسأل. فالنمط يقول على وجه التقريب أين يقع البيت: بين الناس أم وراء الباب، مع الشيء الذي في اليد أم مع ما يختبئ خلفه، مع الحجّة أم مع القيمة، مع الخطّة أم مع نهار مفتوح. وفي البيت يكون المرء أكرم ما يكون، وأطول صبرًا على التمرين، لأنّه لا ينفق نصف قوّته في البحث عن موضع المفاتيح.',
				'أمّا يونغ، الذي يقف كتابه الصادر عام ١٩٢١ خلف هذه الأحرف جميعًا، فكان سيقلب الصفحة هنا. كلّ جانب قويّ فينا، في رأيه، يُدفع ثمنه من جانب ضعيف: بطيء، سريع التأثّر، فيه شيء من الطفولة، وقد سمّاه الوظيفة الدنيا. هذا الجانب يحمرّ خجلًا ويصل متأخّرًا. غير أنّ ما لم نعشه بعد يدخل، كما يقول، من هذا الباب الأعوج نفسه. فصاحب العقل الحادّ تغلبه تهويدة. وصاحبة البيت الدافئة يأتيها في الثالثة فجرًا خاطر بارد واضح، فيتغيّر ترتيب البيت في الصباح.',
				'فالنمط إذن يعطي وجهتين متخالفتين. الأولى تقول: ليكن التعبّد حيث الموهبة. والثانية تقول: سيطرق الضيف الجهة التي لم تُكنس قطّ. وكان نصيب الأخ لوران، الراهب الذي جُعل طبّاخ ديره على كره منه، من النوع الثاني، يأتيه كلّ يوم في ساعة تقشير البصل، من غير أن يستأذنه ومن غير أن يعده بشيء. ولا يُعرف أنّه خرج من المطبخ بنظريّة؛ خرج منه بوجه هادئ، وهذا أصعب على الناقلين.',
			],
			counter:
				'لم يقس أحد هاتين الوجهتين. الاختبار يسأل عن الميل، ولا يسمع إلّا رأي الإنسان في نفسه، وقد تتبدّل أحرفه في أسابيع، ولا سيّما عند من يقف قرب الوسط. وهو لا يعرف شيئًا عن الرحمة ولا عن الأولياء. ثمّ إنّ في الفكرة غرورًا خفيًّا: عبارة «نمطي لا يناسبه التأمّل» عذرٌ نال شهادة. كان الشيوخ القدامى يسألون أوّلًا عن المظالم: من الذي ظُلم، وهل رُدّ إليه حقّه؟',
			practices: [
				'اكتبوا على ورقة العمل الباطن الذي يسهل عليكم: القراءة أو المشي أو الترنيم أو خدمة الناس. واكتبوا بجانبه العمل الذي تتركونه دائمًا لغيركم. ثمّ امنحوا الثاني سبع دقائق، ولو جاء ركيكًا. من كان ميله إلى الفكر فليدندن، ومن كان ميله إلى الخدمة فليجلس ويداه على ركبتيه، ومن كان ميله إلى التخطيط فليخرج بلا وجهة. ولا حكم على النتيجة؛ سجّلوا فقط اللحظة التي جاءت فيها الرغبة في التوقّف، والعذر الذي سبق سواه.',
				'اختاروا من أعمال البيت عملًا ثقيلًا على النفس لا يستغرق عشر دقائق: قدرًا التصق قاعه، أو حذاء ينتظر التلميع، أو درجًا امتلأ بالأسلاك. أنجزوه بنصف السرعة المعتادة. وكلّما شرد الذهن إلى مكان آخر فليعد إلى اليد وما فيها. وفي الختام سطر واحد عن سبب النفور: أهو الوسخ، أم البطء، أم أنّ أحدًا لن يرى؟ وليبق السطر معلّقًا فوق المغسلة أسبوعًا.',
			],
			closings: [
				'أُكلت تلك العجّة قبل أكثر من ثلاثة قرون، وما زلنا نسأل عن الطبّاخ لا عن المقادير. ولم يُنقل الرجل يومًا إلى عمل يوافق طبعه. أيّ نفور في حياتنا قد يكون بابًا تُرك لنا مفتوحًا من الجهة الأخرى؟',
				'عند الفجر كانت الأحذية أزواجًا والأكواب جافّة، ولم يتّفق أحد على معنى الكلمة. وبقي الطفل ينظر إلى السقف كأنّ فيه خريطة لم يجد من يقرؤها له. عند أيّ حدّ تصير طريقتنا المألوفة في الخير ستارًا نختبئ وراءه؟',
			],
		},
		es: {
			keywords: [
				'mbti',
				'crecimiento espiritual',
				'función inferior',
				'vida interior',
				'temperamento',
				'tipo de personalidad',
			],
			titles: ['El cocinero que aborrecía la cocina', 'También entre los pucheros: tipos y vida interior'],
			excerpts: [
				'Un hermano lego de París pasó quince años en el oficio que menos le gustaba. Qué sabe un tipo de personalidad sobre la vida interior y cuándo le convendría callar.',
				'Hay quien reza con un libro y quien reza con una escoba. Los tipos explican bien la diferencia; luego nos tientan a no movernos de nuestro lado.',
			],
			openings: [
				'En el siglo XVII los carmelitas de París tenían un hermano lego llamado Lorenzo, antiguo soldado, mal de una pierna, a quien mandaron a la cocina. No le gustaba la cocina. Según lo que otros anotaron de su boca, sentía por aquel trabajo una aversión natural, y lo hizo unos quince años. Se volvió célebre por decir que estaba tan en oración entre sartenes como de rodillas en la capilla. Venía gente de lejos a preguntarle cómo. Él contestaba sin quitar ojo a la tortilla, que es una forma de contestar.',
				'Teresa de Ávila dejó escrito en el Libro de las Fundaciones, para las monjas a quienes la obediencia llevaba a los fogones, que también entre los pucheros anda el Señor. La frase ha tenido tanta suerte que cuelga bordada en muchas cocinas donde nadie reza. Conviene devolverle su filo: se la decía a mujeres que habrían preferido estar a solas en la celda, con su silencio, y que en lugar de eso tenían delante una cebolla. Era un consuelo. Era también una orden.',
			],
			body: [
				'Que no todos vamos por el mismo camino es sabiduría antigua. La Bhagavad Gita conoce una vía del conocimiento, otra de la devoción y otra de las obras. En el evangelio de Lucas una hermana escucha sentada y otra lleva los platos, y los lectores llevamos siglos tomando partido. Rumi hace que Moisés riña a un pastor por su oración torpe, y que luego el reñido sea Moisés. En 1984 dos autores estadounidenses, Chester Michael y Marie Norrisey, llegaron a ordenar las maneras de rezar según las cuatro letras del test de tipos.',
				'Una clasificación así alivia. Quien ha pasado diez años creyendo que la devoción verdadera se sienta con las piernas cruzadas descubre que la suya camina, guisa, lleva las cuentas o discute. El tipo dice, más o menos, dónde tienes la casa: entre la gente o tras la puerta, con la cosa en la mano o con lo que hay detrás, con las razones o con lo que importa, con el plan o con el día abierto. En casa uno da más y se cansa menos.',
				'Jung, cuyo libro de 1921 está detrás de todas estas letras, habría pasado página justo aquí. Cada lado fuerte se paga con uno débil, pensaba: lento, quisquilloso, algo infantil. Lo llamó función inferior. Se ruboriza, llega tarde. Y por esa puerta torcida, sostenía, entra lo que todavía no hemos vivido. Al hombre de ideas lo desarma una nana. La anfitriona cálida tiene a las tres de la madrugada un pensamiento frío y claro, y al día siguiente cambia los muebles de sitio.',
				'De modo que el tipo da dos indicaciones que tiran en sentido contrario. Una dice: reza donde tienes el don. La otra: el huésped llamará por el lado que nunca barres. Al hermano Lorenzo, a quien hicieron cocinero de su convento a disgusto, le tocó la segunda suerte, todos los días, a la hora de pelar cebollas.',
			],
			counter:
				'Nadie ha medido ninguna de las dos cosas. Un test de tipos pregunta qué prefieres y oye lo que opinas de ti; sus letras pueden cambiar en unas semanas, sobre todo si andas cerca del medio. No sabe nada de la bondad ni distingue a un santo de un vecino ordenado. Y hay vanidad en el asunto: «mi tipo no medita» es una excusa con título universitario. Los maestros antiguos preguntaban primero a quién habías ofendido.',
			practices: [
				'Escribe la actividad interior que haces de buena gana: leer, andar, cantar, ayudar. Al lado, la que siempre dejas a otros. Ahora dedica siete minutos a la segunda, mal hecha. Si piensas, tararea. Si ayudas, siéntate sobre las manos. Si planeas, sal sin destino. No juzgues el resultado: apunta solo el momento en que quisiste dejarlo y qué excusa llegó primero. Las excusas también tienen temperamento, y la tuya lleva años trabajando para la casa.',
				'Elige una tarea que te disguste y que quepa en diez minutos: la sartén pegada, los zapatos, el cajón de los cables. Hazla a la mitad de tu velocidad. Cuando notes que ya estás en otra parte, vuelve a la mano y a lo que la mano sostiene. Al acabar, escribe una línea sobre el disgusto mismo: si era la grasa, la lentitud o que nadie lo iba a ver.',
			],
			closings: [
				'La tortilla se comió hace más de trescientos años y seguimos preguntando por el cocinero, no por la receta. Nunca lo ascendieron a nada que le fuera bien. ¿Cuál de tus aversiones lleva tiempo esperándote con la puerta abierta?',
				'En la pared de la cocina la frase bordada cría polvo, y debajo alguien friega sin leerla, con mucha atención, un vaso. No sabe que está dentro de la cita. ¿A partir de dónde tu manera de hacer el bien empieza a esconderte?',
			],
		},
	},
};
