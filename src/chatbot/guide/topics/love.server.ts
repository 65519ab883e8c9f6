import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'In the Masnavi somebody knocks at a friend’s door, says “It is I”, and is sent away for a year. The answer that opens the door at last is “You”. It is a severe story, and it leaves out what the one inside did all that year.',
				ask: 'When this love stands before you, what is the first thing you say, and what do you keep behind your teeth?',
			},
			{
				say: 'Hafez begins his whole book with a confession: love looked easy at first, and then came the difficulties. He puts it on page one, where others put praise. I cannot see which page you are on, only that you have opened it.',
				ask: 'What was the first thing that turned out to be less simple than it looked?',
			},
			{
				say: 'On the card of the Lovers an angel fills half the sky, and the two people below do not look at the same thing: one looks across, the other looks up. Something similar may be going on in what you wrote, or nothing of the kind.',
				ask: 'Where do your eyes go when you think of this, and where would you rather they went?',
			},
			{
				say: 'In the old count of letters, the Persian word for love and the word for friend both come to 470. Those who liked sums made much of it. A heart in the middle of things may find the two very far apart, and still belong to both.',
				ask: 'What would a good friend of yours notice about how you speak of this love?',
			},
			{
				say: 'Majnun was found sifting the dust of the road. They told him that Layla was no pearl to be lying in the dirt, and he said that he looked everywhere so as to find her somewhere. People call it madness; it was also a day’s work.',
				ask: 'Which ordinary hour of your day does this love take up most?',
			},
		],
		deeper: [
			{
				say: 'Majnun once rode a camel that had left her foal behind. Whenever his hand slackened she turned for home, and he woke to find himself further back than before. Rumi does not say that the camel was wrong: she too was in love.',
				ask: 'What in you pulls the other way each time you stop paying attention?',
			},
			{
				say: 'Someone in the Masnavi sat down beside the beloved at last and took out old letters, to read aloud how sad the absence had been. The beloved asked what the letters were for now. There is comfort in a sorrow one knows by heart.',
				ask: 'Which old letter do you still read aloud, even in company?',
			},
			{
				say: 'Carpet weavers leave the knot of a dropped colour where it fell, since unpicking it would cost a hand’s breadth of the field. From above nobody sees it; from behind it is plain. Love has such a back, and not all of it needs mending.',
				ask: 'What do you know of this love from the back, where the threads are?',
			},
			{
				say: 'Attar sends moths to find out about the candle. One sees the window from afar, one singes a wing, one goes in and cannot report. The old moth praises the third, and I have always had some sympathy for the second, who came home.',
				ask: 'How close have you come, and what did the heat teach you there?',
			},
			{
				say: 'The Two of Cups shows people who hold out a cup each, and neither has drunk yet. It is a card of exchange, so it is also a card of counting. Love that counts grows petty; love that never counts may wake up thirsty.',
				ask: 'What have you poured lately, and what has been poured for you?',
			},
			{
				say: 'The body is often a week ahead of the story. The old physicians took the pulse while they said the names of towns and streets, and watched where it jumped: so Rumi begins his first tale. It shows where the heart is, not what to do.',
				ask: 'At which name, place or hour does your own pulse change, and what is there?',
			},
			{
				say: 'Nobody in these poems ever washes the dishes. Hafez is silent on whose turn it is, and Layla never once asks Majnun to be on time. I love them for it, and would not ask them about a Tuesday evening.',
				ask: 'What does love look like in your life on a dull weekday?',
			},
			{
				say: 'In Attar’s second valley reason turns to smoke, and he seems to approve. He wrote it, though, in a druggist’s shop, between jars with labels on them. Somebody has to weigh the doses while the heart burns.',
				ask: 'What does the part of you that reads labels say about this?',
			},
			{
				say: 'Saadi tells of one asked to describe the garden he had wandered in: he had meant to fill his skirt with roses for his friends, and their scent made him let the hem go. Some things about love arrive with empty hands.',
				ask: 'What have you not been able to bring back in words, and how would you draw it?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'If you would like pictures on the table for this, the spreads of the tarot are open to a question about two people.',
			},
			{
				page: 'marriage-fortune',
				line: 'Where there are two names and two birthdays, the marriage fortune lays them side by side, without passing sentence.',
			},
			{
				page: 'hafez',
				line: 'Hafez has been asked about love for six hundred years and has not yet been short with anyone.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'مجنون را دیدند که خاک راه را غربال می‌کند. گفتند لیلی گوهر نیست که در خاک افتاده باشد؛ گفت همه جا می‌جویم تا جایی بیابم. مردم نامش را دیوانگی گذاشتند، ولی کاری هم بود که صبح تا شام دستش را بند می‌کرد.',
				ask: 'این عشق کدام ساعت روزت را بیشتر از همه پر می‌کند؟',
			},
			{
				say: 'حافظ دیوانش را با یک اعتراف باز می‌کند: عشق اول آسان نمود و بعد گره‌ها پیدا شدند. این را در همان صفحهٔ نخست نوشت، جایی که دیگران ستایش می‌نویسند. من نمی‌دانم تو در کدام صفحه‌ای؛ همین قدر پیداست که کتاب باز است.',
				ask: 'نخستین چیزی که ساده نماند چه بود؟',
			},
			{
				say: 'در حساب ابجد، عشق و دوست هر دو به چهارصد و هفتاد می‌رسند. اهل شمارش از این همسایگی خوششان می‌آمد. دلی که در میانهٔ ماجراست شاید این دو را بسیار دور از هم ببیند و باز به هر دو بدهکار باشد.',
				ask: 'دوستی که تو را خوب می‌شناسد، در حرف زدنت از این عشق چه چیزی را زودتر از خودت می‌بیند؟',
			},
			{
				say: 'در مثنوی کسی در خانهٔ یار را می‌زند و می‌گوید «منم»؛ راهش نمی‌دهند و یک سال در غربت می‌سوزد. بار دوم می‌گوید «تویی» و در باز می‌شود. قصه نمی‌گوید آن که در خانه بود، آن یک سال را چگونه گذراند.',
				ask: 'وقتی روبه‌روی این عشق می‌ایستی، نخستین حرفت چیست و کدام حرف پشت دندان می‌ماند؟',
			},
			{
				say: 'شمع و پروانه آن‌قدر گفته شده که دیگر نمی‌سوزاند. ولی عطار پروانه‌ها را سه گروه کرد: یکی از دور خبر آورد، یکی بالش سوخت و برگشت، یکی رفت و خبری نشد. از نوشته‌ات بوی سوختن می‌آید یا بوی سفر، هنوز نمی‌دانم.',
				ask: 'تا کجای این روشنایی رفته‌ای و آنجا چه دیدی؟',
			},
		],
		deeper: [
			{
				say: 'ناقهٔ مجنون کره‌ای در خانه داشت. هر وقت افسار سست می‌شد، برمی‌گشت و مجنون چشم باز می‌کرد و می‌دید از صبح هم عقب‌تر است. مولانا ناقه را سرزنش نمی‌کند؛ او هم عاشق بود، عاشق چیزی دیگر.',
				ask: 'چه چیزی در تو هر بار که حواست نیست، راه را برمی‌گرداند؟',
			},
			{
				say: 'عاشقی به وصال رسید و نامه‌های قدیمی را درآورد تا شرح دلتنگی بخواند. یار گفت من اینجا نشسته‌ام، نامه برای چیست. اندوهی که آدم از بر است، گاهی از شادیِ تازه راحت‌تر می‌نشیند.',
				ask: 'کدام نامهٔ کهنه را هنوز در دلت بلند می‌خوانی؟',
			},
			{
				say: 'پشت قالی پر از گره و نخِ بریده است و هیچ‌کس آن را برای مهمان پهن نمی‌کند. با این همه، استادکار قیمت را از پشت قالی می‌فهمد. عشق هم پشتی دارد که در عکس‌ها پیدا نیست.',
				ask: 'از پشت این قالی چه می‌دانی که دیگران نمی‌دانند؟',
			},
			{
				say: 'طبیب قصهٔ نخست مثنوی نبض را گرفت و نام شهرها و کوچه‌ها را یکی‌یکی گفت، تا جایی که رگ پرید. دل جای خود را نشان داد، اما نگفت چه باید کرد. آن قسمت دوم را هیچ نبضی نمی‌گوید.',
				ask: 'نبض تو با کدام نام، کدام کوچه یا کدام ساعت عوض می‌شود؟',
			},
			{
				say: 'در این همه غزل، کسی ظرف نمی‌شوید. لیلی هم هیچ‌وقت از مجنون نپرسید چرا دیر کرده‌ای. من دوستشان دارم، ولی دربارهٔ غروبِ سه‌شنبه و خستگی و قبض گاز از آنها سؤال نمی‌کنم.',
				ask: 'عشق در یک روز معمولی و بی‌حوصلهٔ زندگی تو چه شکلی است؟',
			},
			{
				say: 'سعدی از کسی می‌گوید که می‌خواست دامنی گل برای یاران بیاورد، و بوی گل چنان مستش کرد که دامن از دست رفت. آدم از بعضی باغ‌ها دست خالی برمی‌گردد و تقصیر کسی نیست.',
				ask: 'آن چیزی که هرگز نتوانستی برای کسی تعریفش کنی چیست؟',
			},
			{
				say: 'در ورق دوی جام، هر کدام جامی پیش آورده‌اند و هنوز کسی ننوشیده. تصویرِ داد و ستد است، پس تصویرِ حساب هم هست. عشقی که حساب می‌کند تنگ می‌شود، و عشقی که هیچ حساب نمی‌کند شاید نیمه‌شب تشنه بیدار شود.',
				ask: 'این روزها چه ریخته‌ای و چه در جام تو ریخته‌اند؟',
			},
			{
				say: 'عطار وادی عشق را جایی می‌داند که عقل در آن دود می‌شود. خودش اما این را در دکان عطاری نوشت، میان شیشه‌هایی که رویشان برچسب داشت. کسی باید مقدار دارو را وزن کند، حتی وقتی دل آتش گرفته.',
				ask: 'آن گوشهٔ تو که برچسب‌ها را می‌خواند، دربارهٔ این ماجرا چه می‌گوید؟',
			},
			{
				say: 'شیرین و فرهاد را از کوه‌کندن می‌شناسیم، اما نظامی جوی شیری را هم می‌گوید که فرهاد از چراگاه تا قصر کند؛ کاری سودمند و بی‌صدا، پیش از آن همه سنگ. شاید عشق را از جوی‌هایش بهتر بشود شناخت تا از کوه‌هایش.',
				ask: 'کدام کار کوچک و بی‌صدا را این عشق در زندگی‌ات راه انداخته است؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'اگر دلت خواست همین را از حافظ بپرسی، دیوانش باز است و او از عاشق‌ها تعجب نمی‌کند.' },
			{
				page: 'tarot',
				line: 'چیدن چند ورق تاروت برای پرسشی که دو نفر در آن هستند، گاهی جای هر کس را روشن‌تر نشان می‌دهد.',
			},
			{
				page: 'marriage-fortune',
				line: 'طالع ازدواج دو نام و دو تاریخ تولد را به پنج سنت کنار هم می‌گذارد، با همهٔ حساب‌هایش.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'رُئي المجنون يغربل تراب الطريق، فقيل له إنّ ليلى ليست لؤلؤة ضاعت في الغبار. قال: أطلبها في كلّ مكان لعلّي أجدها في مكان. سمّوه جنونًا، وكان أيضًا عملًا يملأ النهار من أوّله إلى آخره.',
				ask: 'أيّ ساعة من ساعات يومكم العاديّ يشغلها هذا الحبّ أكثر من غيرها؟',
			},
			{
				say: 'في حساب الجُمّل لا تبلغ كلمة «حبّ» سوى عشرة: ثمانية للحاء واثنان للباء. عددٌ صغير لكلمة لا يكفيها ديوان. لعلّ الحسّاب القدامى لم يُحبّوا كثيرًا، أو لعلّهم عرفوا أنّ أثقل الأشياء تُحمل في أخفّ الأسماء.',
				ask: 'ما أصغر تفصيل في حكايتكم هذه يرجع إلى بالكم دون استئذان؟',
			},
			{
				say: 'يطرق أحدهم في المثنوي باب حبيبه ويقول: أنا. فيُردّ سنةً كاملة، ثمّ يعود ويقول: أنت، فيُفتح الباب. قصّة قاسية، وقد سكت الراوي عمّا فعله صاحب البيت في تلك السنة الطويلة وراء الباب.',
				ask: 'حين تقفون أمام هذا الحبّ، ما أوّل كلمة تقولونها وما الكلمة التي تبقى حبيسة؟',
			},
			{
				say: 'عدّ ابن حزم في «طوق الحمامة» علامات الحبّ: إدمان النظر، والإسراع نحو المكان، والاضطراب عند ذكر الاسم. كان فقيهًا ومع ذلك كتب عمّا رآه في نفسه وأصحابه. العلامات تدلّ على الحال، ولا تدلّ على ما ينبغي فعله.',
				ask: 'أيّ علامة ظهرت عليكم أوّلًا، ومن الذي لاحظها؟',
			},
			{
				say: 'افتتح حافظ ديوانه باعتراف: بدا العشق سهلًا في أوّله ثمّ وقعت المشكلات. وضع هذا في الصفحة الأولى حيث يضع غيره المديح. لا أعرف في أيّ صفحة تجري هذه الحكاية، غير أنّ الكتاب مفتوح كما يبدو.',
				ask: 'ما أوّل شيء ظهر لكم أنّه أعقد ممّا كنتم تظنّون؟',
			},
		],
		deeper: [
			{
				say: 'ركب المجنون ناقة تركت فصيلها في الدار، فكلّما ارتخى الزمام استدارت راجعة، وأفاق هو فوجد نفسه أبعد ممّا كان. لم يلُمها الرومي، فهي أيضًا كانت عاشقة، ولها وجهة أخرى.',
				ask: 'ما الذي يشدّكم إلى الوراء كلّما غفل قلبكم قليلًا؟',
			},
			{
				say: 'جلس عاشق إلى جوار محبوبه أخيرًا، فأخرج رسائله القديمة يقرأ منها شكوى الغياب. قال المحبوب: ها أنا أمامك، فما حاجتنا إلى الورق. للحزن المحفوظ عن ظهر قلب راحةٌ لا يعطيها الحضور الجديد.',
				ask: 'أيّ رسالة قديمة ما زلتم تقرؤونها في السرّ كلّ مساء؟',
			},
			{
				say: 'بدأ الرومي كتابه بطبيب يمسك المعصم ويذكر أسماء المدن والأزقّة واحدًا بعد واحد، حتّى قفز النبض عند اسم سمرقند. عرف الطبيب أين القلب، أمّا ماذا يُصنع به فتلك مسألة أخرى لم يقلها النبض.',
				ask: 'عند أيّ اسم أو مكان أو ساعة يتغيّر نبضكم هذه الأيّام؟',
			},
			{
				say: 'كان العرب يقيسون العتاب: قليله يغسل الودّ وكثيره يقلعه من جذره. والسكوت كذلك له مقدار، فهناك صمت يحفظ البيت وصمت يُفرغه من أهله. لا ميزان عندي لهذا، غير ما تعرفه اليد التي طبخت مرارًا فتعلّمت قدر الملح.',
				ask: 'أيّ عتاب أجّلتم قوله حتّى صار أثقل ممّا كان؟',
			},
			{
				say: 'لا أحد في هذه القصائد يغسل صحنًا، ولم تسأل ليلى يومًا لماذا تأخّر قيس عن العشاء. أحبّ هذه القصائد كثيرًا، غير أنّي لا أستشيرها في مساء متعب من منتصف الأسبوع وفي البيت ما فيه من عمل.',
				ask: 'كيف يبدو حبّكم في يوم عاديّ باهت لا شعر فيه؟',
			},
			{
				say: 'في ورقة الكأسين يمدّ كلّ واحد كأسه ولم يشرب أحد بعد. هي ورقة تبادل، وفي التبادل شيء من الحساب. الحبّ الذي يحسب يضيق، والحبّ الذي لا يحسب أبدًا قد يستيقظ ليلًا وهو عطشان.',
				ask: 'ماذا سكبتم في الأيّام الأخيرة، وماذا وصلكم في المقابل؟',
			},
			{
				say: 'أرسل العطّار الفراشات لتأتي بخبر الشمعة: واحدة رأت النافذة من بعيد، وثانية احترق طرف جناحها، وثالثة دخلت فلم تعد لتحكي. يُمدح في القصّة من لم تعد، وأنا أميل إلى الثانية التي رجعت إلى أهلها.',
				ask: 'إلى أيّ حدّ اقتربتم، وماذا علّمتكم الحرارة هناك؟',
			},
			{
				say: 'يقطف أهل الطائف وردهم قبل طلوع الشمس، فهو إذا سخن في الحقل طار عطره قبل أن يبلغ القِدر. للحبّ أيضًا ساعات تصلح للكلام وأخرى يتبخّر فيها كلّ ما يقال. المعرفة بالساعة نصف الصنعة، والنصف الآخر نار هادئة.',
				ask: 'في أيّ وقت من النهار يكون كلامكم في هذا الحبّ أصدق ما يكون؟',
			},
			{
				say: 'أراد رجل عند سعدي أن يملأ ذيل ثوبه وردًا لأصحابه، فلمّا وصل إلى الشجرة أسكره العطر فأفلت الثوب من يده. من الحدائق ما تعودون منه وأيديكم خالية، ولا لوم في ذلك على أحد.',
				ask: 'ما الشيء الذي لم تقدر كلماتكم حتّى الآن على حمله إلى الآخرين؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'سُئل حافظ عن الحبّ ستّة قرون ولم يضق صدره بسائل؛ ديوانه مفتوح لسؤالكم أيضًا.' },
			{ page: 'tarot', line: 'بعض الأسئلة التي فيها شخصان تتّضح حين تضعونها على الطاولة أوراقًا؛ قراءة التاروت من هنا.' },
			{ page: 'marriage-fortune', line: 'قراءة الزواج تضع لكم اسمين وتاريخين جنبًا إلى جنب، دون أن تحكم على أحد.' },
		],
	},
	es: {
		first: [
			{
				say: 'Encontraron a Majnún cribando el polvo del camino. Le dijeron que Layla no era una perla caída en la tierra, y contestó que la buscaba en todas partes para hallarla en alguna. Lo llamaron locura; era también un trabajo de sol a sol.',
				ask: '¿Qué hora corriente de tu día ocupa más este amor?',
			},
			{
				say: 'Hafez abre su libro con una confesión: el amor pareció fácil al principio y luego llegaron las dificultades. Lo puso en la primera página, donde otros ponen alabanzas. No sé en qué página estás tú, solo que el libro está abierto.',
				ask: '¿Qué fue lo primero que resultó menos sencillo de lo que parecía?',
			},
			{
				say: 'En el tarot de Marsella el Enamorado está de pie entre dos figuras y un arquero apunta desde arriba. Nadie sabe si la flecha va a decidir por él o solo a darle prisa. Quizá en lo que cuentas haya menos triángulo y más arquero.',
				ask: '¿De dónde viene la prisa que sientes, si es que la hay?',
			},
			{
				say: 'Ibn Hazm escribió en Játiva un tratado sobre el amor, y entre sus señales puso esta: andar más despacio al marcharse que al llegar. Era jurista y tomaba nota como un testigo. La señal prueba el amor; no prueba nada más.',
				ask: '¿Qué señal notaste primero, en ti o en la otra persona?',
			},
			{
				say: 'En el Masnavi alguien llama a la puerta de su amigo, dice «soy yo» y lo despiden durante un año. La puerta se abre cuando dice «eres tú». Es un cuento severo, y calla qué hizo ese año quien estaba dentro.',
				ask: 'Cuando estás delante de este amor, ¿qué dices primero y qué se te queda entre los dientes?',
			},
		],
		deeper: [
			{
				say: 'Majnún montó una camella que había dejado a su cría en casa. En cuanto él aflojaba la rienda, ella daba media vuelta, y despertaba más atrás que por la mañana. Rumi no la culpa: también ella quería a alguien.',
				ask: '¿Qué hay en ti que se da la vuelta cada vez que te distraes?',
			},
			{
				say: 'Alguien llegó por fin junto a la persona amada y sacó las cartas viejas para leerle cuánto había sufrido. «Estoy aquí», le dijeron, «guarda el papel». Una pena que se sabe de memoria hace compañía, y a veces ocupa la silla de otro.',
				ask: '¿Qué carta antigua sigues leyendo por dentro, y a qué horas?',
			},
			{
				say: 'El reverso de una alfombra es una maraña de nudos, y los compradores que saben empiezan por ahí. Desde arriba se ve el jardín; desde abajo, el oficio. También el amor tiene un revés, y no todo en él pide arreglo.',
				ask: '¿Qué sabes tú de este amor por el revés?',
			},
			{
				say: 'El médico del primer cuento de Rumi toma el pulso y va nombrando ciudades y calles hasta que la vena salta. Así averigua dónde está el corazón. Lo que conviene hacer después no lo dice ningún pulso, ni tampoco yo.',
				ask: '¿Con qué nombre, lugar u hora te cambia a ti el pulso?',
			},
			{
				say: 'En todos esos versos nadie friega un plato. Layla jamás pregunta a Majnún por qué llega tarde, y Hafez no menciona de quién es el turno. Los quiero así, pero no les consulto un martes por la noche.',
				ask: '¿Cómo es el amor en tu vida un día gris de entre semana?',
			},
			{
				say: 'En el dos de copas cada cual tiende la suya y todavía nadie ha bebido. Carta de intercambio, y por lo tanto de cuentas. El amor que lleva cuentas se encoge; el que nunca las lleva puede despertarse con sed.',
				ask: '¿Qué has servido últimamente y qué te han servido a ti?',
			},
			{
				say: 'Attar manda mariposas a preguntar por la vela. Una ve la ventana desde lejos, otra se chamusca un ala, la tercera entra y no vuelve a contarlo. El poema elogia a la tercera; yo guardo cariño a la segunda, que regresó.',
				ask: '¿Hasta dónde te has acercado y qué te enseñó el calor?',
			},
			{
				say: 'Las rosas de Kashan se cortan antes del alba, porque al calentarse pierden el aroma en el mismo campo. Hay horas en que las palabras de dos personas huelen a algo y otras en que se evaporan. Conocer la hora es medio oficio.',
				ask: '¿A qué hora se hablan con más verdad, y qué ocurre en las demás?',
			},
			{
				say: 'Un refrán antiguo dice que el amor y la tos no se pueden ocultar. Se quedó corto: tampoco se ocultan el cansancio ni el alivio, y esos dos hablan cuando el amor calla. El cuerpo suele llevar una semana de adelanto.',
				ask: '¿Qué hace tu cuerpo cuando oye acercarse a esa persona, o cuando oye su nombre?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'Si te sirve ver esto dibujado, el tarot tiene tiradas para una pregunta en la que caben dos personas.',
			},
			{
				page: 'hafez',
				line: 'A Hafez le preguntan por el amor desde hace seis siglos y todavía no ha perdido la paciencia.',
			},
			{
				page: 'marriage-fortune',
				line: 'La lectura de pareja pone dos nombres y dos fechas una junto a otra, sin dictar sentencia.',
			},
		],
	},
};
