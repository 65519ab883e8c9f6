import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'intuition',
	motif: 'lantern',
	leadsTo: 'mbti',
	words: {
		en: {
			keywords: ['intuition', 'intuitive', 'hunch', 'gut feeling', 'poincaré', 'sudden idea'],
			titles: ['A Foot on the Step of the Omnibus', 'She Bought the House for a Door That Was Not There'],
			excerpts: [
				'Poincaré was going on an excursion when a mathematical discovery boarded with him. What an intuition is, and what it had been doing beforehand.',
				'Some people look at a thing and see what it is about to be. They are often right, frequently late for dinner, and hard to argue with.',
			],
			openings: [
				'In Coutances, in Normandy, a party of geologists climbs into an omnibus for a drive. Among them is Henri Poincaré, who has put his mathematics aside on account of the travel. As he sets his foot on the step, as he told it later, an idea comes, with nothing in his thoughts having seemed to prepare it: that two things he had been handling are one and the same. He has no time to check. He sits down and goes on with a conversation already begun. He is certain. At home he verified it, for the sake of conscience.',
				'The agent shows them the boiler and the new gutters. Her husband knocks on a wall, counts sockets, asks the age of the roof. She stands in the narrow kitchen with her coat on and looks at a place between the cupboard and the sink. “There will be a door here,” she says, “and a table under the pear tree.” There is no pear tree. The agent looks into his papers. Four years later they eat at that table, and nobody can say any more whether she saw it or whether she merely never let go.',
			],
			body: [
				'Jung’s name for this was perception by way of the unconscious. The eye delivers a wall; something behind the eye delivers what the wall is good for, and presents it complete, without the working. In his book of 1921 intuition is one of two ways of taking in the world, and its opposite is sensation, which reports what is there. The intuitive is the one who is told that there is a wall and answers that it faces south.',
				'The mathematician Poincaré, who distrusted marvels, left an account in 1908 of what had gone before an idea that reached him on the step of an omnibus. A fortnight of trying to prove the wrong thing. A sleepless night after black coffee, when ideas rose in crowds until two of them hooked together. Then, after that ride, another spell of failure and another flash, this time on a bluff by the sea. The gift arrived free of charge at an address where someone had been working, and it asked for more work on arrival: the sudden idea has to be unpacked, and some have nothing inside.',
				'People who live by hunches have a particular way of being tiresome. They finish your sentence, often correctly, and deprive you of having said it. They begin six things, for each was already finished in their mind. Round them stand bicycles with one wheel. What exists bores them a little, including, on some days, the person opposite, whom they love for what he could become. That is a compliment one can starve on.',
				'And yet somebody has to see the door where there is still a wall. A family, a firm or a city in which all count the sockets will have excellent sockets. Between the hand that knocks on the wall and the eye that sees a door in it lies a marriage, in the better cases, and each needs the other to tell the difference between a wall and a bearing wall.',
			],
			counter:
				'A hunch feels the same when it is wrong. Daniel Kahneman and Gary Klein, who had long disagreed about experts, wrote together in 2009 that such a judgement deserves trust under two conditions: a field regular enough to be learned, and long practice with prompt correction. Firefighters and chess players have both. Those who foresee elections, prices and other people’s hearts mostly have neither, and remember their hits.',
			practices: [
				'Take a sheet and write down three guesses about tomorrow, each one checkable: who will write first, what the bread queue will be like, which of two jobs will turn out longer. Give each a number out of ten for how sure you feel. Put the date on it and fold it into your shoe or your wallet. Tomorrow evening, look. Keep on for a week, one minute a day; what matters is the figure beside the guess.',
				'Go and stand for five minutes in front of something in your home that does not work as it should: a corner, a drawer, an hour of the day. Do not tidy. Wait until you see, as a picture, how it will be. Then spend the remaining five on the dullest first step towards it, with a ruler or a bin bag. If no picture came, you have learned something about coffee, or about Tuesdays.',
			],
			closings: [
				'The omnibus drove off with the new theorem aboard, and none of the geologists noticed that there was one passenger more. What have you been failing at, thoroughly enough, that an answer might know where to find you?',
				'Under the pear tree, planted the second autumn, the husband still maintains that it was the price. She lets him. What do you see so clearly in a place, or in a person, that you have stopped looking at what stands there?',
			],
		},
		fa: {
			keywords: ['شهود', 'شهودی', 'حس ششم', 'الهام', 'جرقهٔ فکر', 'پوانکاره'],
			titles: ['یک پا روی رکاب دلیجان', 'خانه‌ای که به خاطر یک درِ نبوده خریدند'],
			excerpts: [
				'پوانکاره به گردش می‌رفت که کشفی ریاضی همراهش سوار شد. شهود چیست، و پیش از سوار شدن کجا سرگرم کار بوده؟',
				'بعضی‌ها به چیزی نگاه می‌کنند و آنچه را که خواهد شد می‌بینند. بسیار وقت‌ها حق با آن‌هاست، و همیشه سر سفره دیر می‌رسند.',
			],
			openings: [
				'در شهر کوتانس در نرماندی، چند زمین‌شناس سوار دلیجان می‌شوند که به گردش بروند. آنری پوانکاره هم میانشان است و به هوای سفر ریاضیاتش را کنار گذاشته. خودش بعدها گفته که همان دم که پا روی رکاب گذاشت فکری رسید، بی آنکه چیزی در ذهنش زمینه چیده باشد: دو چیزی که جداجدا با آن‌ها کلنجار می‌رفت یکی بودند. فرصت امتحان نداشت. نشست و گفت‌وگوی نیمه‌کاره را پی گرفت. یقین داشت. در خانه، برای آسودگی وجدان، حسابش را هم کرد.',
				'بنگاه‌دار پکیج و ناودان نو را نشان می‌دهد. شوهر به دیوار می‌کوبد، پریزها را می‌شمارد و سن پشت‌بام را می‌پرسد. زن با پالتو در آشپزخانهٔ باریک ایستاده و به جایی میان کابینت و ظرف‌شویی نگاه می‌کند. می‌گوید: «اینجا یک در خواهد بود و بیرونش میزی زیر درخت گلابی.» درخت گلابی در کار نیست. بنگاه‌دار سرش را توی کاغذهایش می‌برد. چهار سال بعد سر همان میز ناهار می‌خورند و دیگر معلوم نیست زن آن را دیده بود یا فقط دست از سرش برنداشته بود.',
			],
			body: [
				'یونگ این را ادراک از راه ناخودآگاه می‌نامید. چشم دیوار را تحویل می‌دهد و چیزی پشت چشم خبر می‌دهد که این دیوار به چه درد می‌خورد؛ جواب را کامل می‌آورد و راه‌حل را نشان نمی‌دهد. در کتاب ۱۹۲۱ او شهود یکی از دو راهِ گرفتن جهان است و روبه‌رویش حس ایستاده که گزارش می‌کند چه هست. به شهودی می‌گویی دیوار است، جواب می‌دهد رو به جنوب است. عارفان ما همین کلمه را برای دیداری به کار برده‌اند که بلندتر از این‌هاست؛ دست‌کم ریشه‌اش، شهادت، یادآوری می‌کند که شاهد باید چیزی دیده باشد.',
				'پوانکارهٔ ریاضی‌دان، که یکی از فکرهایش روی رکاب دلیجان به سراغش آمده بود، به معجزه خوش‌بین نبود و در سال ۱۹۰۸ نوشت که پیش از آن دم چه گذشته بود. دو هفته کوشش برای اثبات چیزی که درست نبود. شبی بی‌خوابی پس از یک قهوهٔ تلخ، که فکرها دسته‌دسته آمدند تا دو تایشان به هم گیر کردند. پس از آن سواری هم باز دوره‌ای ناکامی و باز جرقه‌ای دیگر، این بار روی صخره‌ای کنار دریا. هدیه رایگان بود ولی به نشانی‌ای رسید که کسی در آن کار می‌کرد. تازه باید بسته را باز هم کرد، و بعضی بسته‌ها خالی‌اند.',
				'آدم‌های شهودی آزار مخصوص خودشان را دارند. جمله‌ات را تمام می‌کنند، اغلب هم درست، و لذت گفتنش را از تو می‌گیرند. شش کار را شروع می‌کنند چون هر شش تا در سرشان تمام شده بوده. دورشان پر است از دوچرخه‌های یک‌چرخ. آنچه هست حوصله‌شان را سر می‌برد، گاهی حتی آدمی که روبه‌رویشان نشسته و او را به خاطر آنچه می‌تواند بشود دوست دارند. با چنین تعریفی می‌شود از گرسنگی مرد.',
				'با این همه یکی باید در را ببیند، آنجا که هنوز دیوار است. خانواده یا شهری که همه در آن پریز بشمارند، پریزهای درجه‌یکی خواهد داشت. میان دستی که به دیوار می‌کوبد و چشمی که در آن دیوار دری می‌بیند، اگر بخت یار باشد، یک زندگی مشترک است، و هر کدام دیگری را لازم دارد تا دیوارِ ساده از دیوارِ باربر شناخته شود.',
			],
			counter:
				'گمان وقتی غلط هم هست همین حال را دارد. دنیل کانمن و گری کلاین که سال‌ها سر کارشناسان اختلاف داشتند، در ۲۰۰۹ با هم نوشتند که به چنین داوری‌ای به دو شرط می‌شود تکیه کرد: میدانی که نظمی آموختنی دارد، و تمرین درازی که خطایش زود معلوم شود. آتش‌نشان و شطرنج‌باز هر دو را دارند. پیشگویان انتخابات و قیمت و دل مردم اغلب هیچ‌کدام را ندارند و فقط تیرهای به هدف‌خورده را می‌شمارند.',
			practices: [
				'روی کاغذ سه گمان دربارهٔ فردا بنویس که بشود درستی‌شان را دید: اول چه کسی پیام می‌دهد، صف نان چند نفر است، از دو کار کدام بیشتر طول می‌کشد. جلو هر کدام از ده نمره بده که چقدر مطمئنی. تاریخ بزن و تا کن و در کیف پولت بگذار. فردا شب نگاه کن. یک هفته، روزی یک دقیقه، همین کار را بکن؛ چشمت به نمرهٔ کنار گمان باشد.',
				'پنج دقیقه جلو چیزی بایست که در خانه‌ات درست کار نمی‌کند: گوشه‌ای، کشویی، ساعتی از روز. مرتبش نکن. بمان تا مثل عکسی ببینی چه شکلی خواهد شد. بعد پنج دقیقهٔ دیگر را خرج بی‌نمک‌ترین قدم اول کن، با خط‌کش یا کیسهٔ زباله. اگر عکسی نیامد هم چیزی دستگیرت شده است، دربارهٔ آن گوشه یا دربارهٔ خستگی خودت.',
			],
			closings: [
				'دلیجان با قضیهٔ تازه راه افتاد و زمین‌شناس‌ها نفهمیدند یک مسافر اضافه دارند. در چه کاری آن‌قدر از ته دل شکست خورده‌ای که جوابش بداند کجا پیدایت کند؟',
				'درخت گلابی را پاییز دوم کاشتند و شوهر هنوز می‌گوید قیمتش خوب بود. زن چیزی نمی‌گوید. در جایی یا در کسی چه چیزی را آن‌قدر روشن می‌بینی که دیگر به آنچه واقعاً هست نگاه نمی‌کنی؟',
			],
		},
		ar: {
			keywords: ['الحدس', 'حدسي', 'الحاسة السادسة', 'الإلهام', 'البصيرة', 'بوانكاريه'],
			titles: ['قدم على درجة العربة', 'بيت اشتُري من أجل باب لا وجود له'],
			excerpts: [
				'كان بوانكاريه خارجًا إلى نزهة فركب معه كشف في الرياضيّات. ما الحدس، وبماذا كان منشغلًا قبل أن يركب؟',
				'من الناس من ينظر إلى الشيء فيرى ما سيصير إليه. كثيرًا ما يصيب، وكثيرًا ما يتأخّر عن العشاء، ومجادلته عسيرة.',
			],
			openings: [
				'في بلدة كوتانس من نورماندي صعد جماعة من الجيولوجيّين إلى عربة تجرّها الخيل في نزهة، وبينهم هنري بوانكاريه وقد ألهاه السفر عن رياضيّاته. يروي هو أنّه ما إن وضع قدمه على الدرجة حتى جاءته فكرة لم يمهّد لها شيء في ذهنه: أنّ أمرين كان يعالج كلًّا منهما على حدة هما أمر واحد. لم يكن في الوقت متّسع للتحقّق. جلس وأكمل حديثًا كان قد بدأ، وهو على يقين. وفي البيت أجرى الحساب، إرضاءً للضمير.',
				'السمسار يعرض السخّان والمزاريب الجديدة. الزوج ينقر على الجدار ويعدّ المقابس ويسأل عن عمر السقف. والزوجة واقفة بمعطفها في المطبخ الضيّق تنظر إلى موضع بين الخزانة والمغسلة. تقول: «هنا سيكون باب، وفي الخارج طاولة تحت شجرة الكمّثرى.» ولا شجرة هناك. يغوص السمسار في أوراقه. وبعد أربع سنين يتغدّى أهل البيت على تلك الطاولة، ولا أحد يستطيع أن يقول أرأت ذلك يومها أم أنّها لم تتركه بعد ذلك يفلت من يدها.',
			],
			body: [
				'سمّى يونغ هذا إدراكًا من طريق اللاوعي. العين تسلّم جدارًا، وشيء وراء العين يخبر بما يصلح له الجدار، ويأتي بالجواب تامًّا من غير أن يُظهر طريق الحلّ. وفي كتابه الصادر عام ١٩٢١ أنّ الحدس أحد سبيلين لاستقبال العالم، يقابله الإحساس الذي ينقل ما هو كائن. يقال لصاحب الحدس: هذا جدار، فيجيب: إنّه يطلّ على الجنوب. واستعمل ابن سينا الكلمة نفسها قبل ذلك بتسعة قرون، وأراد بها أن يقع الذهن على الحدّ الأوسط في القياس دفعة واحدة؛ وعنده أنّ الناس يتفاوتون فيها، فمنهم من لا حدس له البتّة، ومنهم من يكاد يستغني بها عن المعلّم.',
				'ولم يكن الرياضيّ بوانكاريه، وقد جاءته إحدى أفكاره وقدمه على درجة عربة، ممّن يستسلم للعجائب، فكتب عام ١٩٠٨ ما جرى قبل ذلك. أسبوعان في محاولة إثبات ما ليس بصحيح. ليلة أرق بعد فنجان من القهوة المرّة، تزاحمت فيها الأفكار حتى تعلّقت اثنتان إحداهما بالأخرى. وبعد تلك الرحلة عاد الإخفاق، ثمّ جاءت ومضة ثانية، على جرف قرب البحر هذه المرّة. كانت الهديّة مجّانيّة، لكنّها وصلت إلى عنوان كان فيه من يعمل. ثمّ لا بدّ من فتح الصندوق، ومن الصناديق ما يصل فارغًا. وما كان بوانكاريه ليفتح صندوقًا واحدًا لولا الأسبوعان الضائعان، وهما الجزء الذي لا يرويه أحد من أصحاب الحكايات.',
				'ولأهل الحدس أسلوبهم الخاصّ في إتعاب غيرهم. يكملون جملة المتكلّم، ويصيبون غالبًا، فيحرمونه لذّة قولها. يبدؤون ستّة أعمال لأنّ الستّة كلّها تمّت في أذهانهم. وحولهم درّاجات كثيرة بعجلة واحدة. الموجود يضجرهم قليلًا، حتى الإنسان الجالس قبالتهم، يحبّونه لما قد يصير إليه. وذاك مديح قد يجوع صاحبه وهو يسمعه كلّ يوم على المائدة.',
				'ومع ذلك لا بدّ من أحد يرى الباب حيث لا يزال جدار. بيت أو مدينة لا شغل لأهلها إلّا عدّ المقابس ستكون مقابسها ممتازة، ولن يدخلها ضوء من جهة الحديقة. وبين اليد التي تنقر على الجدار والعين التي ترى فيه بابًا زواج، إذا حسن الحظّ، وكلّ منهما يحتاج إلى الآخر ليعرف الجدار الذي يُهدم من الجدار الذي يحمل السقف.',
			],
			counter:
				'الظنّ يُشعر صاحبه بالشعور نفسه حين يخطئ. دانيال كانمان وغاري كلاين، وقد طال اختلافهما في أمر الخبراء، كتبا معًا عام ٢٠٠٩ أنّ هذا الحكم يستحقّ الثقة بشرطين: ميدان فيه من الانتظام ما يمكن تعلّمه، ومران طويل يأتيه التصحيح سريعًا. رجال الإطفاء ولاعبو الشطرنج عندهم الأمران. أمّا من يتنبّأ بالانتخابات والأسعار وقلوب الناس فليس عنده في الغالب لا هذا ولا ذاك، وهو يحفظ السهام التي أصابت وينسى ما عداها.',
			practices: [
				'اكتبوا على ورقة ثلاثة ظنون عن الغد يمكن التحقّق منها: من أوّل من يرسل رسالة، وكم شخصًا في صفّ الخبز، وأيّ العملين يطول أكثر. وأمام كلّ ظنّ درجة من عشر لمقدار اليقين. ثمّ التاريخ، وتُطوى الورقة في المحفظة. ومساء الغد تُفتح. يدوم ذلك أسبوعًا، دقيقة في اليوم، والعبرة بالرقم المكتوب بجانب الظنّ: متى كان عاليًا بلا سبب، ومتى تواضع وكان محقًّا.',
				'قفوا خمس دقائق أمام شيء في البيت لا يؤدّي عمله كما ينبغي: زاوية، أو درج، أو ساعة من ساعات النهار. بلا ترتيب ولا تنظيف. انتظروا حتى تظهر صورته القادمة كأنّها معلّقة على الحائط في إطارها. ثمّ اصرفوا الدقائق الخمس الباقية في أكثر الخطوات الأولى إملالًا، بمسطرة أو بكيس قمامة. فإن لم تظهر صورة ففي ذلك أيضًا خبر، عن الزاوية أو عن تعب اليوم.',
			],
			closings: [
				'مضت العربة والنظريّة الجديدة على متنها، ولم ينتبه أحد من الجيولوجيّين إلى أنّ الركّاب زادوا واحدًا لم يدفع أجرة. في أيّ عمل أخفقنا إخفاقًا صادقًا حتى صار الجواب يعرف أين يجدنا؟',
				'غُرست الشجرة في الخريف الثاني، وما زال الزوج يقول إنّ السعر كان مناسبًا، وهي تتركه يقول. ما الذي نراه في مكان أو في إنسان بوضوح شديد، حتى كففنا عن النظر إلى ما هو قائم هناك؟',
			],
		},
		es: {
			keywords: ['intuición', 'intuitivo', 'corazonada', 'sexto sentido', 'inspiración', 'poincaré'],
			titles: ['Un pie en el estribo', 'Compró la casa por una puerta que no existía'],
			excerpts: [
				'Poincaré salía de excursión cuando un descubrimiento matemático subió con él al coche. Qué es una intuición y en qué andaba ocupada antes de subir.',
				'Hay personas que miran una cosa y ven lo que está a punto de ser. Aciertan a menudo, llegan tarde a cenar y no hay modo de discutir con ellas.',
			],
			openings: [
				'En Coutances, Normandía, un grupo de geólogos sube a un ómnibus de caballos para dar un paseo. Entre ellos va Henri Poincaré, a quien el viaje ha hecho olvidar las matemáticas. En el momento de poner el pie en el estribo, según contó después, le llega una idea sin que nada en sus pensamientos pareciera prepararla: dos cosas con las que bregaba por separado son la misma. No hay tiempo de comprobarlo. Se sienta y sigue una conversación empezada. Está seguro. En casa hizo la demostración, por tranquilidad de conciencia.',
				'El de la inmobiliaria enseña la caldera y los canalones nuevos. El marido golpea un tabique con los nudillos, cuenta enchufes, pregunta por el tejado. Ella está en la cocina estrecha, con el abrigo puesto, mirando un punto entre el armario y el fregadero. «Aquí habrá una puerta», dice, «y fuera una mesa bajo el peral». No hay peral. El agente consulta sus papeles. Cuatro años después se come en esa mesa, y ya no hay quien sepa si ella lo vio o si, sencillamente, no lo soltó nunca.',
			],
			body: [
				'Jung llamó a esto percepción por la vía de lo inconsciente. El ojo entrega una pared; algo detrás del ojo entrega para qué sirve la pared, y lo entrega hecho, sin enseñar las cuentas. En su libro de 1921 la intuición es una de las dos maneras de recibir el mundo, y enfrente tiene a la sensación, que informa de lo que hay. Al intuitivo le dices que ahí hay un muro y te contesta que da al sur.',
				'Al matemático Poincaré una de sus ideas le llegó con un pie en el estribo de un ómnibus; desconfiaba, sin embargo, de los prodigios, y en 1908 dejó contado lo que había pasado antes. Quince días intentando demostrar lo que no era. Una noche en vela, después de un café solo, en que las ideas acudieron en tropel hasta que dos se engancharon. Y tras aquel viaje, otra temporada de fracaso y otro relámpago, esta vez en un acantilado. El regalo llegó gratis, pero a una dirección donde alguien llevaba tiempo trabajando. Además hay que desenvolverlo, y algunos paquetes vienen vacíos.',
				'Quienes viven de corazonadas tienen su propia manera de ser cargantes. Te acaban la frase, muchas veces bien, y te quitan el gusto de decirla. Empiezan seis cosas porque las seis ya estaban terminadas en su cabeza. Viven rodeados de bicicletas de una rueda. Lo que existe les aburre un poco, incluida a ratos la persona de enfrente, a la que quieren por lo que podría llegar a ser. Con un piropo así se puede pasar hambre.',
				'Y aun así alguien tiene que ver la puerta donde todavía hay pared. Una familia o una ciudad donde todos cuenten enchufes tendrá enchufes excelentes. Entre los nudillos que golpean la pared y el ojo que ve en ella una puerta hay, con suerte, un matrimonio, y cada uno necesita al otro para distinguir un tabique de un muro de carga.',
			],
			counter:
				'Una corazonada se siente igual cuando es falsa. Daniel Kahneman y Gary Klein, que llevaban años en desacuerdo sobre los expertos, escribieron juntos en 2009 que ese juicio merece crédito con dos condiciones: un terreno lo bastante regular como para aprenderlo y una larga práctica con corrección rápida. Bomberos y ajedrecistas tienen ambas. Quien adivina elecciones, precios o corazones ajenos no suele tener ninguna, y lleva la cuenta solo de los aciertos.',
			practices: [
				'Escribe tres conjeturas sobre mañana que se puedan comprobar: quién te escribirá primero, cuánta cola habrá en la panadería, cuál de dos tareas se alargará más. Ponle a cada una una nota del uno al diez según lo segura que te parezca. Fecha, dobla y guarda el papel en la cartera. Mañana por la noche, míralo. Sigue una semana, un minuto al día; lo que importa es el número que va al lado.',
				'Plántate cinco minutos delante de algo de tu casa que no funciona como debería: un rincón, un cajón, una hora del día. No ordenes. Espera a ver, como en una foto, el aspecto que tendrá. Dedica luego otros cinco al primer paso más soso, con un metro o una bolsa de basura. Si no llegó ninguna foto, también has averiguado algo, sobre el rincón o sobre tu cansancio.',
			],
			closings: [
				'El ómnibus arrancó con el teorema a bordo y ningún geólogo notó que iba un pasajero de más. ¿En qué has fracasado con la suficiente dedicación como para que la respuesta sepa dónde encontrarte?',
				'El peral lo plantaron el segundo otoño, y el marido sostiene todavía que fue por el precio. Ella no le lleva la contraria. ¿Qué ves tan claro en un sitio, o en una persona, que has dejado de mirar lo que hay?',
			],
		},
	},
};
