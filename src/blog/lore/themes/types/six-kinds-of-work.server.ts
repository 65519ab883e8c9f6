import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'six-kinds-of-work',
	motif: 'wheel',
	leadsTo: 'career-test',
	words: {
		en: {
			keywords: ['holland code', 'riasec', 'career', 'vocation', 'choosing a profession', 'interests at work'],
			titles: ['A Room with Six Corners', 'What the Recruiting Clerk Noticed'],
			excerpts: [
				'John Holland asked thousands of recruits what they had done before. The answers kept falling into a few heaps, and the heaps lay in a ring.',
				'Imagine a party with six groups in six corners. The one you walk to first says something; the one you leave last says more.',
			],
			openings: [
				'The pump in the village has stopped, and by ten o’clock six people stand around it. One has his sleeves up and a spanner in the nut. One wants to know why the water tastes of iron. A girl is drawing the scene on the back of a bill. The schoolmistress has brought tea for the man with the spanner, whose wife is ill. A fifth is on the telephone to the council and has already sold them the idea of a new one. The sixth keeps the book, and says that this happened in April too, on the ninth.',
				'During the war a young man from Omaha named John Holland sat for the army behind a desk and interviewed recruits. Farmhand, drummer, bookkeeper, student of chemistry: he noted down what they had been and what they liked, one after another, for years. In a manner not foreseen in the regulations he got bored in an interesting way. The stories were all different, and they kept falling into a few heaps. When he had become a psychologist he counted the heaps, and in 1959 he published a theory with six of them.',
			],
			body: [
				'The six are called realistic, investigative, artistic, social, enterprising and conventional. That means, roughly, with things, with questions, with forms, with people, with persuasion, with order. Later data suggested to John Holland, who had named them, and to his colleagues a hexagon: neighbours in the ring resemble each other, and those across from each other have least in common. Round a broken pump the one with the spanner stands opposite the one with the tea, the question opposite the sale, the drawing opposite the ledger.',
				'What is measured is liking. A test of interests asks whether you would enjoy mending a clock and hears nothing of whether you can. That sounds like a defect and is a fairly honest arrangement, since people can find out in an hour whether they are able to mend it, while they may need ten years to admit that they never wanted to. The letters come as a small word of three, in order of strength. The first is what you say at dinners. The third is often what you do on Saturdays.',
				'The interesting people stand across. A surgeon who longs for the poem, a tax inspector with a sculptor’s hands: the hexagon calls them inconsistent, and employers take fright. They pay for it in tiredness. But the places where two opposite corners meet are thinly settled, and whoever can bear the draught finds work there that nobody advertises: the nurse who builds her own instruments, the bookkeeper at the theatre, who understands both why it must be red and what red costs.',
				'Holland believed of jobs what he believed of people, that they have a character, made of those who hold them. An office is a room full of second letters that nobody mentions. One may like the work and starve for company of one’s kind, and this is a thing that no description of duties mentions.',
			],
			counter:
				'The fit between a person’s letters and a post predicts satisfaction less than one would wish; when many studies were put together the connection turned out to be weak. Pay, a decent superior and the length of the way home weigh as well. Besides, one can only like what one has seen. A child from a street without laboratories does not tick the laboratory, and a test that asks about taste may end by reporting a postcode.',
			practices: [
				'Draw a hexagon and write at its corners: things, questions, forms, people, persuasion, order. Go through yesterday from the morning on and for each half hour at work set a dot at the nearest corner, without regard to your title. Eight minutes. Then with another colour mark three half hours that went by unnoticed because you were absorbed. Look at the distance between the two clouds, and at the corner that has neither.',
				'Picture a party where everyone has gathered in six corners by what they like to do. Write down to which group you walk first. After a quarter of an hour these all go home; which is your second? And then the third? Now name one living person you know from each of the three. Choose the one you know least, and write to ask what the dullest hour of the job is like.',
			],
			closings: [
				'The pump runs again. The drawing hangs in the inn, and the note in the ledger will be needed next April. Nobody knows whose day it was. Round which broken thing have you last stood and not wanted to go home?',
				'Holland rewrote his book about the six twice, in 1985 and in 1997, and corrected a good deal; their number he left as it was. Which of your three letters has never yet been paid for, and what does it live on?',
			],
		},
		fa: {
			keywords: ['هالند', 'انتخاب شغل', 'شغل مناسب', 'علاقهٔ شغلی', 'شش تیپ شغلی', 'حرفه'],
			titles: ['اتاقی با شش گوشه', 'آنچه منشیِ سربازگیری دید'],
			excerpts: [
				'جان هالند از سربازان تازه‌وارد می‌پرسید پیش از این چه می‌کردی. جواب‌ها مدام در چند کپه می‌ریخت، و کپه‌ها دور یک حلقه بودند.',
				'مهمانی‌ای را تصور کن با شش گروه در شش گوشه. گوشه‌ای که اول می‌روی چیزی می‌گوید؛ گوشه‌ای که آخر از آن دل می‌کنی بیشتر.',
			],
			openings: [
				'تلمبهٔ آب ده خراب شده و تا ساعت ده شش نفر دورش جمع شده‌اند. یکی آستین بالا زده و آچار به مهره انداخته. یکی می‌خواهد بداند چرا آب طعم آهن می‌دهد. دختری صحنه را پشت قبض برق می‌کشد. خانم معلم برای مردِ آچاربه‌دست چای آورده، چون شنیده زنش بیمار است. پنجمی با دهیاری تلفنی حرف می‌زند و فکرِ تلمبهٔ نو را هم فروخته. ششمی دفتر دارد و می‌گوید فروردین هم همین‌طور شد، روز بیستم، و آن بار تقصیر واشر بود.',
				'زمان جنگ، جوانی از اوماها به نام جان هالند پشت میزی در ارتش می‌نشست و با سربازهای تازه گفت‌وگو می‌کرد. کارگر مزرعه، طبل‌زن، حسابدار، دانشجوی شیمی: یکی پس از دیگری می‌نوشت چه کاره بوده‌اند و چه دوست دارند، و این سال‌ها ادامه داشت. حوصله‌اش سر رفت، ولی به شکل جالبی که در آیین‌نامه نیامده بود. قصه‌ها همه فرق داشتند و باز هم در چند کپه می‌ریختند. بعدها که روان‌شناس شد کپه‌ها را شمرد و در ۱۹۵۹ نظریه‌ای با شش کپه چاپ کرد.',
			],
			body: [
				'نام این شش را واقع‌گرا و جست‌وجوگر و هنری و اجتماعی و متهور و قراردادی گذاشته‌اند. به زبان ساده: کار با چیزها، با پرسش‌ها، با شکل‌ها، با آدم‌ها، با قانع کردن، با نظم. داده‌های بعدی به جان هالند، صاحب این دسته‌بندی، و همکارانش یک شش‌ضلعی نشان داد: همسایه‌های حلقه به هم شبیه‌اند و روبه‌روها از همه بی‌شباهت‌تر. دور یک تلمبهٔ خراب، آن که آچار دارد روبه‌روی آن که چای آورده ایستاده، پرسش روبه‌روی فروش، نقاشی روبه‌روی دفتر.',
				'آنچه می‌سنجند دوست داشتن است. آزمون رغبت می‌پرسد از تعمیر ساعت خوشت می‌آید یا نه، و کاری ندارد که بلدی یا نه. عیب به نظر می‌رسد و در واقع قرار منصفانه‌ای است: آدم ظرف یک ساعت می‌فهمد ساعت تعمیر کردن از دستش برمی‌آید یا نه، ولی گاهی ده سال طول می‌کشد تا اقرار کند هیچ‌وقت دلش نخواسته بود. نتیجه سه حرف است، به ترتیب زور. اولی را در مهمانی می‌گویی. سومی اغلب همان کاری است که جمعه‌ها می‌کنی.',
				'جالب‌ترین آدم‌ها آن‌هایی‌اند که روبه‌رو ایستاده‌اند. جراحی که دلش پیش شعر است، ممیز مالیاتی با دست‌های مجسمه‌ساز: شش‌ضلعی به این‌ها می‌گوید ناهمساز، و کارفرما می‌ترسد. بهایش را با خستگی می‌دهند. ولی جایی که دو گوشهٔ روبه‌رو به هم می‌رسند کم‌جمعیت است، و هر کس بادش را تاب بیاورد کاری پیدا می‌کند که هیچ‌جا آگهی‌اش را نزده‌اند. خیام اگر امروز آزمون می‌داد لابد همین مشکل را داشت: رصدخانه و تقویم از یک سو، و از سوی دیگر چهار مصراع‌هایی که کسی از منجم انتظار نداشت.',
				'هالند دربارهٔ شغل‌ها هم همان را باور داشت که دربارهٔ آدم‌ها: شغل خلق‌وخو دارد، و خلق‌وخویش را از کسانی می‌گیرد که در آن‌اند. می‌شود کار را دوست داشت و از نبودن هم‌جنسِ خود در آن اتاق دلتنگ شد. این را در شرح وظایف نمی‌نویسند و در مصاحبه هم نمی‌پرسند، و آدم ماه‌ها خیال می‌کند از صندلی است که کمرش درد می‌کند.',
			],
			counter:
				'جور بودنِ حرف‌ها با شغل کمتر از آنچه دلمان می‌خواهد رضایت را پیش‌بینی می‌کند؛ پژوهش‌ها را که روی هم ریختند، پیوند ضعیفی بود. حقوق و رئیسِ آدم‌حسابی و درازی راهِ خانه هم وزن دارند. گذشته از این، فقط آنچه را دیده‌ایم می‌توانیم دوست بداریم. بچه‌ای که در محله‌اش آزمایشگاهی نبوده جلوی آن علامت نمی‌زند، و آزمونِ سلیقه گاهی آخرش کدپستی را گزارش می‌کند.',
			practices: [
				'یک شش‌ضلعی بکش و بر گوشه‌هایش بنویس: چیزها، پرسش‌ها، شکل‌ها، آدم‌ها، قانع کردن، نظم. روز کاریِ دیروز را از صبح مرور کن و برای هر نیم‌ساعت نزدیک گوشهٔ خودش نقطه‌ای بگذار، بی‌اعتنا به عنوان شغلی‌ات. هشت دقیقه. با رنگ دیگر سه نیم‌ساعتی را نشان کن که گذشتنشان را نفهمیدی. به فاصلهٔ این دو دسته نقطه نگاه کن، و به گوشه‌ای که هیچ نقطه‌ای ندارد.',
				'مهمانی‌ای را تصور کن که مهمان‌ها بر اساس کار دلخواهشان در شش گوشه جمع شده‌اند. بنویس اول سراغ کدام گروه می‌روی. یک ربع بعد همه‌شان می‌روند خانه؛ گروه دومت کدام است؟ و سومی؟ حالا از هر سه گوشه یک آدم زنده نام ببر که می‌شناسی. آن را که کمتر می‌شناسی انتخاب کن و برایش بنویس: بی‌نمک‌ترین ساعت کارت چه شکلی است؟',
			],
			closings: [
				'تلمبه دوباره کار می‌کند. نقاشی در قهوه‌خانه آویزان است و یادداشت دفتر فروردین بعد لازم می‌شود. کسی نمی‌داند آن روز کارِ که بود. آخرین بار دور کدام چیز خراب ایستاده بودی و دلت نمی‌خواست به خانه بروی؟',
				'هالند کتابش را دو بار، در ۱۹۸۵ و ۱۹۹۷، از نو نوشت و خیلی چیزها را درست کرد، ولی به شمارهٔ شش دست نزد. کدام یک از سه حرف تو هنوز یک بار هم مزد نگرفته، و از چه زنده مانده است؟',
			],
		},
		ar: {
			keywords: ['اختيار المهنة', 'الميول المهنية', 'هولاند', 'العمل المناسب', 'الوظيفة', 'الأنماط الستة'],
			titles: ['غرفة لها ستّ زوايا', 'ما لاحظه كاتب التجنيد'],
			excerpts: [
				'كان جون هولاند يسأل المجنّدين عن أعمالهم السابقة، فتقع الأجوبة في أكوام قليلة، والأكوام مصفوفة في حلقة.',
				'لنتخيّل سهرة فيها ستّ جماعات في ستّ زوايا. الزاوية التي تُقصد أوّلًا تقول شيئًا، والتي تُترك أخيرًا تقول أكثر.',
			],
			openings: [
				'تعطّلت مضخّة الماء في القرية، وما حانت العاشرة حتى وقف حولها ستّة. واحد شمّر عن ساعديه ومفتاحه في الصامولة. وآخر يريد أن يعرف لم صار في الماء طعم الحديد. وفتاة ترسم المشهد على ظهر فاتورة. والمعلّمة جاءت بالشاي لصاحب المفتاح لأنّها سمعت أنّ زوجته مريضة. والخامس يكلّم البلديّة بالهاتف، وقد باعها فكرة مضخّة جديدة. والسادس معه الدفتر، وهو يقول إنّ هذا وقع في نيسان أيضًا، في التاسع منه، قبل صلاة الظهر بقليل.',
				'في أيّام الحرب جلس شابّ من أوماها اسمه جون هولاند خلف مكتب في الجيش يحاور المجنّدين. عامل مزرعة، ضارب طبل، كاتب حسابات، طالب كيمياء: يدوّن ما كانوا وما يحبّون، واحدًا بعد واحد، سنين. وأصابه ملل من نوع مفيد لم تنصّ عليه اللوائح. فالحكايات كلّها مختلفة، وهي مع ذلك لا تنفكّ تقع في أكوام قليلة. ولمّا صار عالم نفس عدّ الأكوام، ونشر عام ١٩٥٩ نظريّة فيها ستّة. ولم ينس أنّ أصلها كان طابورًا طويلًا أمام مكتب ضيّق.',
			],
			body: [
				'تسمّى الستّة: الواقعيّ والباحث والفنّيّ والاجتماعيّ والمبادر والمنظّم. ومعنى ذلك على التقريب، لمن لا يحبّ الأسماء الكبيرة: العمل مع الأشياء، ومع الأسئلة، ومع الأشكال، ومع الناس، ومع الإقناع، ومع الترتيب. ثمّ دلّت البيانات جون هولاند، صاحب هذا التقسيم، وزملاءه على شكل سداسيّ: المتجاوران في الحلقة متشابهان كأبناء العمّ، والمتقابلان أبعد ما يكون أحدهما عن الآخر. فحول مضخّة معطّلة يقابل صاحبُ المفتاح حاملةَ الشاي، والسؤال يقابل الصفقة، والرسم يقابل الدفتر.',
				'والمقيس هو الميل. اختبار الميول يسأل عن الاستمتاع بإصلاح ساعة، ولا يسمع شيئًا عن القدرة على إصلاحها. يبدو ذلك عيبًا، وهو قسمة عادلة: فالمرء يعرف في ساعة واحدة أيقدر أم لا، وقد يحتاج إلى عشر سنين كي يعترف بأنّه لم يرد ذلك قطّ. والنتيجة كلمة صغيرة من ثلاثة أحرف مرتّبة بحسب القوّة. الأوّل هو ما يقال في الدعوات. والثالث كثيرًا ما يكون ما يُعمل يوم الجمعة بعد الغداء، حين لا يطلب أحد شيئًا.',
				'وأطرف الناس من وقف على زاويتين متقابلتين. جرّاح يحنّ إلى القصيدة، ومفتّش ضرائب له يدا نحّات: الشكل السداسيّ يسمّي هذا تنافرًا، وأصحاب العمل يتوجّسون منه. وهو يكلّف أصحابه تعبًا لا يفهمه من كانت أحرفه متجاورة. لكنّ الموضع الذي تلتقي فيه زاويتان متقابلتان قليل السكّان، ومن احتمل ما يهبّ فيه من هواء وجد هناك عملًا لم يُعلن عنه أحد. كان الجزري في القرن السادس الهجريّ من هؤلاء: مهندس عند ملوك ديار بكر، صنع ساعة على ظهر فيل، فيها كاتب يدور وطائر يصفّر، ثمّ كتب كيف تُصنع قطعة قطعة، ورسمها بالألوان كأنّها حكاية.',
				'وكان هولاند يرى في المهن ما رآه في الناس: أنّ لها طبعًا، وأنّ طبعها ممّن يعملون فيها. وقد يحبّ الإنسان العمل ثمّ يستوحش لأنّه لا يجد في الغرفة من يشبهه. وهذا لا يُكتب في بيان المهامّ، ولا يُسأل عنه في المقابلة، وقد يمضي عام كامل يُظنّ فيه أنّ العلّة في الكرسيّ أو في قهوة المكتب.',
			],
			counter:
				'توافق الأحرف مع الوظيفة يدلّ على الرضا أقلّ ممّا نتمنّى؛ ولمّا جُمعت الدراسات الكثيرة ظهرت الصلة ضعيفة. وللأجر والمدير المنصف وطول الطريق إلى البيت وزن أيضًا، وربّما كان لنافذة المكتب وزن. ثمّ إنّ المرء لا يحبّ إلّا ما رأى. فالطفل الذي ليس في حيّه مختبر لا يضع علامته أمام المختبر، وقد ينتهي اختبار الأذواق إلى ذكر اسم الحيّ لا غير، وبخطّ جميل.',
			practices: [
				'ارسموا شكلًا سداسيًّا واكتبوا على زواياه: الأشياء، الأسئلة، الأشكال، الناس، الإقناع، الترتيب. ثمّ يُراجع عمل أمس من الصباح، ولكلّ نصف ساعة نقطة عند أقرب زاوية، من غير نظر إلى المسمّى الوظيفيّ. ثماني دقائق تكفي لذلك. وبلون آخر ثلاث أنصاف ساعات مضت من غير أن يُشعر بها. انظروا إلى المسافة بين السحابتين، وإلى الزاوية التي خلت من هذه وتلك، فهناك غرفة في البيت لا يُضاء مصباحها.',
				'لنفرض سهرة اجتمع الناس فيها على ستّ زوايا بحسب ما يحبّون عمله. اكتبوا أيّ جماعة تُقصد أوّلًا. وبعد ربع ساعة ينصرف هؤلاء إلى بيوتهم، فمن الجماعة الثانية؟ ثمّ الثالثة؟ وليُذكر من كلّ زاوية من الثلاث اسم إنسان معروف حيّ. يُختار أقلّهم معرفة، وتُرسل إليه رسالة قصيرة تسأله كيف تكون أكثر ساعات عمله إملالًا، فبريق المهن معروف للجميع ولا يحتاج إلى سؤال.',
			],
			closings: [
				'عادت المضخّة تعمل. الرسم معلّق في المقهى، وسطر الدفتر سيُحتاج إليه في نيسان القادم، ولا يدري أحد لمن كان الفضل في ذلك اليوم، وكلّ من الستّة يظنّه لنفسه. حول أيّ شيء معطّل وقفنا آخر مرّة ولم نشأ العودة إلى البيت؟',
				'أعاد هولاند كتابة كتابه في الستّة مرّتين، عام ١٩٨٥ وعام ١٩٩٧، وأصلح فيه كثيرًا، أمّا عددها فتركه كما كان في أوّل الأمر. أيّ أحرفنا الثلاثة لم يقبض أجرًا حتى اليوم، وبم يعيش؟',
			],
		},
		es: {
			keywords: [
				'riasec',
				'vocación profesional',
				'elegir profesión',
				'orientación laboral',
				'intereses profesionales',
				'trabajo',
			],
			titles: ['Una sala con seis esquinas', 'Lo que observó el escribiente del cuartel'],
			excerpts: [
				'John Holland preguntaba a los reclutas qué habían hecho antes. Las respuestas caían siempre en unos pocos montones, y los montones formaban un corro.',
				'Imagina una fiesta con seis grupos en seis esquinas. La primera a la que vas dice algo de ti; la última que abandonas dice más.',
			],
			openings: [
				'Se ha parado la bomba del pueblo y a las diez hay seis personas alrededor. Una se ha remangado y tiene la llave inglesa puesta en la tuerca. Otra quiere saber por qué el agua sabe a hierro. Una chica dibuja la escena en el reverso de un recibo. La maestra le ha traído café al de la llave, porque tiene a la mujer enferma. El quinto está al teléfono con el ayuntamiento y ya les ha vendido la idea de una bomba nueva. El sexto lleva el libro y dice que lo mismo pasó en abril, el día nueve.',
				'Durante la guerra, un joven de Omaha llamado John Holland se sentaba tras una mesa del ejército a entrevistar reclutas. Bracero, tambor, contable, estudiante de química: iba apuntando lo que habían sido y lo que les gustaba, uno tras otro, durante años. Se aburrió de un modo interesante, que el reglamento no preveía. Todas las historias eran distintas y todas acababan cayendo en unos pocos montones. Cuando se hizo psicólogo contó los montones, y en 1959 publicó una teoría con seis.',
			],
			body: [
				'A los seis se los llama realista, investigador, artístico, social, emprendedor y convencional. Es decir, más o menos: con cosas, con preguntas, con formas, con personas, con persuasión, con orden. Los datos sugirieron después a John Holland, que les puso nombre, y a sus colegas un hexágono: los vecinos del corro se parecen y los que están enfrente son los que menos tienen en común. En torno a una bomba parada, quien tiene la llave inglesa queda frente a quien trae el café, la pregunta frente a la venta, el dibujo frente al libro de cuentas.',
				'Lo que se mide es el gusto. Un test de intereses pregunta si disfrutarías arreglando un reloj y no quiere saber si eres capaz. Parece un defecto y es un trato bastante honrado: en una hora averigua uno si sabe arreglarlo, y puede tardar diez años en reconocer que nunca quiso. El resultado son tres letras, por orden de fuerza. La primera es la que dices en las cenas. La tercera suele ser lo que haces los sábados.',
				'Los casos interesantes están en esquinas opuestas. Un cirujano que suspira por el poema, una inspectora de Hacienda con manos de escultora: el hexágono los llama incongruentes y a los jefes les dan respeto. Lo pagan en cansancio. Pero donde se tocan dos esquinas contrarias vive poca gente, y quien aguanta la corriente encuentra allí trabajos que nadie anuncia: la enfermera que se construye los instrumentos, el contable del teatro, que entiende por qué tiene que ser rojo y también lo que cuesta el rojo.',
				'De los empleos pensaba Holland lo mismo que de las personas: que tienen carácter, y que se lo dan quienes los ocupan. Una oficina es un cuarto lleno de segundas letras que no se dicen. Se puede amar la tarea y echar de menos a los de tu especie, y eso no figura en ninguna descripción del puesto.',
			],
			counter:
				'Que tus letras encajen con un puesto predice la satisfacción menos de lo que nos gustaría; al juntar muchos estudios, el vínculo resultó débil. También pesan el sueldo, un superior decente y lo lejos que queda tu casa. Además, solo puede gustarnos lo que hemos visto. Un niño de una calle sin laboratorios no marca el laboratorio, y un test que pregunta por gustos puede acabar informando de un código postal.',
			practices: [
				'Dibuja un hexágono y escribe en sus vértices: cosas, preguntas, formas, personas, persuasión, orden. Repasa el trabajo de ayer desde la mañana y pon, por cada media hora, un punto junto al vértice más cercano, sin hacer caso de tu cargo. Ocho minutos. Con otro color marca tres medias horas que se te pasaron volando. Mira la distancia entre las dos nubes, y el vértice que se quedó sin ninguna.',
				'Figúrate una fiesta en la que la gente se ha repartido en seis esquinas según lo que le gusta hacer. Apunta a qué grupo vas primero. Al cuarto de hora esos se marchan; ¿cuál es tu segundo? ¿Y el tercero? Ahora nombra a una persona viva que conozcas de cada una de las tres. Elige a la que menos tratas y escríbele para preguntarle cómo es la hora más tediosa de su oficio.',
			],
			closings: [
				'La bomba vuelve a funcionar. El dibujo cuelga en el bar y la nota del libro hará falta el abril que viene. De quién fue el mérito no lo sabe nadie. ¿Alrededor de qué cosa rota estuviste la última vez sin ganas de volver a casa?',
				'Holland reescribió dos veces su libro sobre los seis, en 1985 y en 1997, y corrigió bastante; el número lo dejó como estaba. ¿Cuál de las tres tuyas no ha cobrado nunca, y de qué vive?',
			],
		},
	},
};
