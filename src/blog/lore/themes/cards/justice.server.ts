import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'justice',
	motif: 'scales',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['justice', 'tarot', 'fairness', 'scales', 'decision', 'major arcana'],
			titles: ['Who Tied the Blindfold', 'Scales Held by One Finger'],
			excerpts: [
				'The blindfold of Justice began as an insult: in 1494 a fool tied it on. The lady of the tarot never wore one, and she looks straight at us.',
				'The pans hang level because nothing lies in them yet. Justice in the tarot is painted a moment before the case.',
			],
			openings: [
				'A fool in a cap with bells stands behind a seated lady and ties a cloth over her eyes. She holds a sword and a pair of scales and does not seem to have been asked. The woodcut belongs to the Ship of Fools, printed in Basel in 1494, and is sometimes given to the young Dürer; the chapter is about people who run to court for every trifle. It is, as far as anyone knows, one of the earliest pictures of Justice blindfolded. It was a joke. Within a few decades the courts had taken the cloth for an honour.',
				'Hold a kitchen scale by its ring with one finger and you will find that your finger takes part. The pulse is in it. The pans tremble a little, and you must wait until you are as quiet as they are. On the eleventh card of the London pack a woman in a red gown holds her scales in just this way, from the left hand, at the height of her heart. Her right hand holds a sword upright. From under the hem comes the tip of one white shoe.',
			],
			body: [
				'The Justice of the tarot has no blindfold. Neither in Milan, where a knight in armour gallops above her head, nor in Marseille, where she sits on a high chair like a strict aunt, does anything cover her eyes; she is among the few figures in the tarot who meet our look directly. That is an older idea of the matter. Blind justice does not see who stands before her. This one sees very well, and the question is whether you can bear it.',
				'The scales are older than either. In the Egyptian Book of the Dead a heart is weighed against a feather, with a monster sitting by that hopes for a bad result. Persian tradition tells another story, to be found in the Book of Government of Nizam al-Mulk, eleventh century: the king Anushirvan had a chain with bells hung up, so that anyone wronged could pull it and be heard. For years it stayed silent. At last it rang, and the servants found an old donkey, driven out by his owner, rubbing his mangy side against the chain. The owner was made to feed him.',
				'Between the feather and the donkey lies the whole of the card. The feather says: there is a measure, it is fine, and you will be laid on it. The donkey says: whoever cannot speak must have a rope. A justice that only weighs has its accounts in order. A justice that only listens will be late for dinner every day and contradict itself by Friday.',
				'Notice what she is not doing. She weighs nothing; the pans are empty and therefore level. She strikes nobody. The picture is taken in the moment before, when the parties are still in the corridor. In a reading one tends to ask her for the verdict, though she seems to be telling us to bring in the things first. All of them; including the ones that we have left in the car.',
			],
			counter:
				'Life owes us no equilibrium, and the belief that everybody gets what they deserve makes people unkind to the unlucky; psychologists have studied this since the 1960s under the name of the just-world belief. Not every quarrel, either, has two pans. Sometimes one person is simply right. And those who have once been weighed and found heavy enough are quick to praise the scales.',
			practices: [
				'Take a quarrel that you still conduct in your head. Fill two columns for eight minutes, with your own case and the other’s, on one condition: each line on your side must be paid for by one on theirs, in words they would sign. When you can find no more for them, stop, even if yours is full. Count the lines. The number says where you have not listened yet.',
				'Hold two objects in your hands with your eyes open, say a book and a cup, and guess which is heavier; then again with your eyes shut. Try it with four pairs. Use a scale if you have one. Some of your errors will come from the eyes and some from the hands. Write down which, and think of one judgement this week that you made chiefly by looking, which ought to fit into six minutes.',
			],
			closings: [
				'The bells of that chain could be rung by anyone who came near, even by somebody who only itched. Around your house too there are those who have no words for it. How could they reach you, and what would you hear?',
				'The courts have made an emblem of the cloth over the eyes, and the lady of the card has never worn it. She looks at us without blinking and has not yet put anything in the pans. What have you left out in the car?',
			],
		},
		fa: {
			keywords: ['عدالت', 'تاروت', 'انصاف', 'ترازو', 'تصمیم', 'زنجیر انوشیروان'],
			titles: ['چشم‌بند را که بست', 'زنجیری با چند زنگوله'],
			excerpts: [
				'چشم‌بندِ عدالت در ۱۴۹۴ شوخیِ یک ابله بود. بانوی تاروت هرگز چشم نبسته و یکراست به ما نگاه می‌کند.',
				'کفه‌ها برابرند چون هنوز چیزی در آنها نگذاشته‌اند. این کارت را یک لحظه پیش از دادگاه کشیده‌اند.',
			],
			openings: [
				'در سیاست‌نامهٔ خواجه نظام‌الملک آمده است که انوشیروان زنجیری با زنگوله‌ها آویخت تا هر که ستمی دیده بکشد و صدایش برسد. سال‌ها خبری نشد. روزی زنگ‌ها به صدا درآمد و دو خادم دویدند و کسی را ندیدند جز خری پیر و گر که خودش را به زنجیر می‌مالید. صاحبش تا جوان بود بارش کرده و حالا که از کار افتاده بود بیرونش انداخته بود. مرد را پیدا کردند و گفتند تا زنده است جو و کاهش با تو.',
				'ابلهی با کلاهِ زنگوله‌دار پشتِ بانویی ایستاده و دارد چشم‌هایش را با پارچه می‌بندد. بانو شمشیر و ترازو در دست دارد و پیداست از او نپرسیده‌اند. این نقش از «کشتیِ ابلهان» است، چاپِ بازل، ۱۴۹۴، از فصلی دربارهٔ کسانی که برای هر چیزِ کوچکی به محکمه می‌دوند. تا جایی که می‌دانیم از قدیم‌ترین تصویرهای عدالتِ چشم‌بسته است و طعنه بود. چند دهه نگذشت که دادگاه‌ها همان پارچه را افتخار دانستند و بالای درشان گذاشتند.',
			],
			body: [
				'بانوی تاروت چشم‌بند ندارد. نه در میلان که سواری زره‌پوش بالای سرش می‌تازد، نه در مارسی که مثل عمه‌ای سخت‌گیر روی صندلیِ بلند نشسته، و نه در لندنِ ۱۹۰۹. از معدود چهره‌های این کارت‌هاست که چشم در چشمِ ما دارد. این فکر قدیم‌تر است. عدالتِ کور نمی‌بیند چه کسی روبه‌رویش ایستاده؛ این یکی خیلی خوب می‌بیند و باید دید تو تابش را داری یا نه.',
				'ترازو از هر دو کهن‌تر است. در کتابِ مردگانِ مصر دل را با پَری می‌سنجند و جانوری کنارِ کفه نشسته که به نتیجهٔ بد امیدوار است. پَر می‌گوید اندازه‌ای هست، ظریف است و تو را رویش خواهند گذاشت. آن خرِ پیر که در سیاست‌نامه تنش را به زنجیرِ زنگوله‌دارِ انوشیروان مالید و به دادش رسیدند چیزِ دیگری می‌گوید: آن که زبان ندارد باید طنابی دمِ دست داشته باشد. میانِ این دو، همهٔ کارت جا می‌گیرد. عدالتی که فقط می‌سنجد دفترش مرتب است. عدالتی که فقط گوش می‌دهد هر شب دیر به شام می‌رسد و تا پنجشنبه حرفِ خودش را نقض کرده است.',
				'به دستش نگاه کن. ترازو را با یک انگشت گرفته، برابرِ دل، و هر که ترازوی آشپزخانه‌ای را از حلقه آویزان کرده باشد می‌داند که انگشت هم در کار دخالت می‌کند؛ نبض در آن می‌زند. کفه‌ها می‌لرزند و باید صبر کنی تا خودت هم به‌اندازهٔ آنها آرام شوی. شاید شمشیر را برای همین راست گرفته باشد: دستِ دیگر باید کاری داشته باشد تا سراغِ کفه نیاید. از زیرِ دامنش نوکِ یک کفشِ سفید پیداست، مثل کسی که مدتی است نشسته و کمی هم خسته شده.',
				'ببین چه نمی‌کند. چیزی نمی‌سنجد؛ کفه‌ها خالی‌اند و برای همین برابرند. کسی را نمی‌زند. تصویر را در لحظه‌ای گرفته‌اند که طرفینِ دعوا هنوز در راهرو هستند. مردم از این کارت حکم می‌خواهند و او انگار می‌گوید اول چیزها را بیاورید تو. همه را، حتی آن یکی را که در ماشین جا گذاشته‌اید.',
			],
			counter:
				'زندگی به ما تعادلی بدهکار نیست. این باور که هر کس به همان می‌رسد که سزاوارش بوده آدم را با بدبیارها نامهربان می‌کند؛ روان‌شناس‌ها از دههٔ ۱۹۶۰ به این‌سو زیرِ نامِ «باور به جهانِ عادل» پژوهشش کرده‌اند. هر دعوایی هم دو کفه ندارد؛ گاهی یک نفر خیلی ساده حق دارد. و آنها که یک بار روی ترازو رفته و سنگین درآمده‌اند زود از ترازو تعریف می‌کنند.',
			practices: [
				'دعوایی را که هنوز در سرت ادامه دارد بردار. هشت دقیقه دو ستون بنویس، حرفِ تو و حرفِ او، با یک شرط: هر خطی که برای خودت می‌نویسی باید با خطی برای او تسویه شود، با کلماتی که خودش پایش را امضا کند. هرجا برای او چیزی نداشتی بایست، حتی اگر ستونِ تو پُر از گفتنی باشد. خط‌ها را بشمار؛ این عدد می‌گوید از کجا دیگر گوش نداده‌ای.',
				'دو چیز، مثلاً کتاب و لیوانی، در دو دست بگیر و با چشمِ باز حدس بزن کدام سنگین‌تر است؛ بعد با چشمِ بسته. با چهار جفت امتحان کن و اگر ترازو داری وزنشان کن. بعضی خطاها از چشم است و بعضی از دست. بنویس کدام از کدام بود و به یک قضاوتِ این هفته فکر کن که بیشترش با نگاه کردن انجام شد. همه‌اش شش دقیقه.',
			],
			closings: [
				'آن زنجیر را هر که نزدیک می‌شد می‌توانست بکشد، حتی آن که فقط تنش می‌خارید. دور و برِ خانهٔ تو هم کسانی هستند که برای دردشان کلمه ندارند. صدایشان از چه راهی می‌تواند به تو برسد؟',
				'پارچه را ابلهی بست و نشانِ دادگاه شد. خودِ او بی‌آنکه پلک بزند نگاه می‌کند و هنوز چیزی در کفه نگذاشته است. تو کدام سند را در ماشین جا گذاشته‌ای؟',
			],
		},
		ar: {
			keywords: ['العدالة', 'تاروت', 'الإنصاف', 'الميزان', 'القرار', 'كسرى أنوشروان'],
			titles: ['من عقد العصابة', 'سلسلة فيها أجراس'],
			excerpts: [
				'كانت عصابة العدالة في أوّلها سخرية عقدها أحمق سنة ١٤٩٤. أمّا سيّدة التاروت فلم تلبسها قطّ، وهي تنظر إلينا.',
				'الكفّتان مستويتان لأنّ فيهما لا شيء. رُسمت ورقة العدالة قبل الجلسة بلحظة.',
			],
			openings: [
				'أحمق على رأسه قلنسوة ذات أجراس يقف خلف سيّدة جالسة ويعقد خرقة على عينيها. في يديها سيف وميزان، ويظهر أنّ أحدًا لم يستأذنها. هذه الصورة من كتاب «سفينة الحمقى» المطبوع في بازل سنة ١٤٩٤، في فصل عن قوم يهرعون إلى المحاكم لكلّ تافهة. وهي في حدود ما نعلم من أقدم صور العدالة معصوبة العينين، وكانت هزءًا بها. ولم تمضِ عقود حتّى حسبت المحاكم تلك الخرقة شرفًا فرفعتها على أبوابها، وبقيت هناك إلى اليوم.',
				'حكى الوزير نظام الملك في «سياست نامه»، وهو كتاب من القرن الحادي عشر، أنّ كسرى أنوشروان علّق سلسلة فيها أجراس ليجذبها من ظُلم فيُسمع صوته. ومضت سنون ولم ترنّ. ثمّ رنّت ذات يوم، فخرج الخدم فلم يجدوا أحدًا إلّا حمارًا هرمًا أجرب يحكّ جنبه بالسلسلة. كان صاحبه قد استعمله شابًّا، فلمّا عجز طرده. فأُحضر الرجل وأُلزم بعلفه ما دام حيًّا. ولم يسأل أحد في الحكاية هل كان الحمار يعرف ما السلسلة.',
			],
			body: [
				'سيّدة التاروت بلا عصابة. لا في ميلانو حيث يعدو فوق رأسها فارس مدرّع، ولا في مرسيليا حيث تجلس على كرسيّ عالٍ كعمّة صارمة، ولا في لندن سنة ١٩٠٩. وهي من القليل من أصحاب هذه الأوراق الذين ينظرون إلينا مواجهة. وتلك فكرة أقدم في العدل: فالعمياء لا ترى من يقف أمامها، وهذه تراه جيّدًا، ويبقى أن يُعرف هل يحتمل الواقف أن يُرى. وكم من خصم يتمنّى لقاضيه شيئًا من العمى.',
				'والميزان أقدم من الفكرتين. ففي كتاب الموتى عند المصريّين يوزن القلب بريشة، ويقعد إلى جانب الكفّة وحش يرجو نتيجة سيّئة. تقول الريشة: ثمّة مقدار، وهو دقيق، وسيوضع المرء عليه. ويقول قولًا آخر ذلك الحمار الهرم الذي حكّ جنبه، في كتاب «سياست نامه»، بسلسلة الأجراس التي علّقها أنوشروان للمظلومين فأُنصف: من لا لسان له فليكن قريبًا منه حبل. وبين الريشة والحمار متّسع الورقة كلّه. فالعدل الذي لا يعرف إلّا الوزن دفاتره منتظمة، والعدل الذي لا يعرف إلّا الإصغاء يتأخّر كلّ ليلة عن عشائه، ثمّ لا يأتي يوم الخميس حتّى يكون قد ناقض نفسه. ولهذا احتاج الناس في كلّ زمان إلى الاثنين معًا، وقلّما وجدوهما في رجل واحد.',
				'ولننظر إلى اليد. فهي ترفع الميزان بإصبع واحدة عند موضع القلب، ومن علّق ميزان مطبخ من حلقته يعرف أنّ الإصبع تتدخّل في الأمر، فالنبض فيها. ترتجف الكفّتان قليلًا، ولا بدّ من الانتظار حتّى يسكن الوازن كما يسكن الميزان. وقد سمّى العرب لسان الميزان لسانًا، وسمّوا العدل عدلًا من قولهم عدلتُ الشيء بالشيء إذا سوّيتُه به، فكأنّ الكلمة ما زالت تحمل في داخلها الحِملين على جانبي البعير. ومن تحت الثوب تطلّ مقدّمة حذاء أبيض، كأنّ صاحبته أطالت الجلوس وأدركها شيء من التعب. وهذا الحذاء أعجب ما في الصورة، إذ هو الشيء الوحيد الذي لم يُوضع فيها رمزًا لأحد.',
				'ثمّ لننظر إلى ما لا تفعله. إنّها لا تزن شيئًا، فالكفّتان خاليتان ولذلك استوتا. ولا تضرب أحدًا. أُخذت الصورة في اللحظة السابقة، والخصمان بعدُ في الدهليز. ويطلب الناس من هذه الورقة الحكم، وكأنّها تقول: أدخلوا الأشياء أوّلًا. كلّها، ومعها ذلك الذي تُرك في السيّارة. فالحكم السريع كثيرًا ما يكون صحيحًا في ما حضر، وخطؤه كلّه في ما لم يحضر.',
			],
			counter:
				'ليس للناس على الحياة دَين اسمه التوازن. والاعتقاد بأنّ كلّ امرئ ينال ما يستحقّ يقسّي القلوب على أصحاب الحظّ العاثر؛ وقد درسه علماء النفس منذ ستّينيّات القرن الماضي باسم «الاعتقاد بعالم عادل». وليس لكلّ خصومة كفّتان، فقد يكون أحد الطرفين محقًّا ببساطة. ومن وُزن مرّة فرجح سارع إلى مدح الموازين.',
			practices: [
				'لتُختر خصومة ما زالت دائرة في الرأس. ثماني دقائق وعمودان، حجّة هذا الجانب وحجّة ذاك، على شرط واحد: كلّ سطر يُكتب هنا يُدفع ثمنه بسطر هناك، بعبارة يرضى صاحبها أن يوقّع تحتها. فإذا لم يبقَ للآخر شيء يُكتب فقفوا، ولو كان في العمود الأوّل كلام كثير. ثمّ عُدّوا السطور؛ فالعدد يدلّ على الموضع الذي انقطع عنده الإصغاء. ومن هناك، لا من أوّل القضيّة، يحسن أن يُستأنف الكلام في المرّة القادمة.',
				'خذوا في اليدين شيئين، كتابًا وكوبًا مثلًا، وخمّنوا أيّهما أثقل والعين مفتوحة، ثمّ أعيدوا التخمين والعين مغمضة. أربعة أزواج من الأشياء تكفي، وإن وُجد ميزان فليُستعمل. بعض الخطأ من العين وبعضه من اليد. فليُدوَّن أيّهما من أين، ثمّ ليُتذكّر حكم واحد صدر هذا الأسبوع وكان أكثره بالنظر، والأمر كلّه في ستّ دقائق. فإن كان ذلك الحكم في إنسان فليُعطَ صاحبه فرصة أن يوزن باليد أيضًا.',
			],
			closings: [
				'كانت العصابة فكرة أحمق فصارت شعارًا. أمّا هي فتنظر ولا تطرف لها عين، ولم تضع في الكفّتين شيئًا بعد. وهي تعلم أنّ في الدهليز من يراجع حجّته للمرّة العاشرة. فما الوثيقة التي بقيت في السيّارة؟',
				'كان في وسع كلّ من اقترب من تلك السلسلة أن يحرّكها، ولو لم يكن به إلّا حكّة. وحول كلّ بيت من لا يجد لشكواه كلمة. فمن أيّ طريق يمكن أن تصل، وكيف يكون صوتها؟',
			],
		},
		es: {
			keywords: ['la justicia', 'tarot', 'equidad', 'balanza', 'decisión', 'arcanos mayores'],
			titles: ['Quién le vendó los ojos', 'Una balanza colgada de un dedo'],
			excerpts: [
				'La venda de la Justicia empezó como una burla: en 1494 se la ató un necio. La dama del tarot no la ha llevado nunca y nos mira de frente.',
				'Los platillos están a la misma altura porque no hay nada en ellos. La carta se pintó un momento antes del juicio.',
			],
			openings: [
				'Un necio con gorro de cascabeles se coloca detrás de una señora sentada y le anuda un trapo sobre los ojos. Ella tiene espada y balanza, y no da la impresión de que la hayan consultado. La xilografía ilustra La nave de los necios, impresa en Basilea en 1494, en el capítulo sobre los que van a pleito por cualquier menudencia. Es de las primeras Justicias vendadas que se conocen, y era una tomadura de pelo. Pocas décadas más tarde los tribunales la lucían en la fachada con toda seriedad.',
				'Cuelga de un dedo una balanza de cocina y verás que el dedo opina. Late. Los platillos tiemblan un poco y hay que esperar a estar tan quieto como ellos. Así la sostiene la mujer de rojo de la carta once, en la baraja londinense: mano izquierda, a la altura del corazón. La derecha tiene una espada muy tiesa, quizá para no caer en la tentación de tocar los platillos. Por debajo de la túnica asoma la punta de un zapato blanco.',
			],
			body: [
				'La Justicia del tarot no lleva venda. Ni en Milán, donde un caballero galopa sobre su cabeza, ni en Marsella, donde se sienta en alto como una tía severa, le tapan los ojos; es de las pocas figuras del tarot que nos sostienen la mirada. La idea es anterior a la otra. Una justicia ciega no ve a quién tiene delante. Esta lo ve estupendamente, y lo que falta por saber es si tú lo aguantas.',
				'La balanza es más vieja aún. En el Libro de los Muertos egipcio se pesa un corazón contra una pluma, con un monstruo al lado que espera malas noticias. En Persia contaban otra cosa; la recoge el visir Nizam al-Mulk en el siglo XI. El rey Anushirván mandó colgar una cadena con campanillas para que cualquier agraviado tirase de ella. Pasaron años en silencio. Por fin sonó, y los criados solo hallaron un burro viejo y sarnoso, despedido por su dueño, que se rascaba contra los eslabones. Al dueño lo obligaron a mantenerlo hasta el final.',
				'Entre la pluma y el burro cabe la carta entera. La pluma dice que existe una medida, finísima, y que te pondrán encima. El burro dice que quien no sabe hablar necesita una cuerda a mano. Una justicia que solo pesa lleva las cuentas al día; una que solo escucha llega tarde a cenar y el viernes ya se ha contradicho. Sancho, gobernador de Barataria, resolvió sus pleitos mirando a la cara a la gente, y le salieron mejor que a muchos con biblioteca.',
				'Fíjate en lo que ella no hace. No pesa: los platillos están vacíos y por eso van parejos. No castiga. Es el instante anterior, con las partes todavía en el pasillo. Se le suele pedir sentencia, y parece contestar que primero hay que traer las cosas. Todas. También la que te has dejado en el coche.',
			],
			counter:
				'La vida no nos debe equilibrio ninguno, y creer que cada cual recibe lo que merece nos vuelve duros con los que tienen mala suerte; la psicología lo estudia desde los años sesenta como la creencia en un mundo justo. Tampoco toda riña tiene dos platillos. A veces una persona lleva razón y punto. Y quien fue pesado una vez con buen resultado suele hablar maravillas de las básculas.',
			practices: [
				'Toma una discusión que sigues manteniendo por dentro. Ocho minutos, dos columnas, tu alegato y el suyo, con una condición: cada línea tuya se paga con una suya, en palabras que esa persona firmaría. Cuando no se te ocurra nada más para el otro lado, para, aunque tengas mucho que añadir en el tuyo. Cuenta las líneas. El número señala dónde dejaste de escuchar.',
				'Sujeta un objeto en cada mano, un libro y una taza, por ejemplo, y adivina cuál pesa más con los ojos abiertos; luego con los ojos cerrados. Prueba con cuatro parejas y, si hay báscula en casa, compruébalo. Unos errores serán de la vista y otros de la mano: anota cuáles. Piensa después en un juicio de esta semana que hiciste sobre todo mirando. Seis minutos bastan.',
			],
			closings: [
				'De aquella cadena podía tirar cualquiera, incluso alguien a quien solo le picaba el lomo. También cerca de tu casa hay quien no tiene palabras para lo suyo. ¿Por dónde podría llegarte, y cómo sonaría?',
				'La venda acabó en los escudos de los tribunales, y la señora de la carta nunca se la puso. Mira sin pestañear y aún no ha puesto nada en la balanza. ¿Qué prueba te has dejado tú en el coche?',
			],
		},
	},
};
