import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'On the Four of Pentacles somebody sits with one coin on the crown, one against the chest and one under each foot. Nothing can be stolen, and the person cannot stand up, either. Whoever has been without will not laugh at it.',
				ask: 'Which coin are you holding with your feet?',
			},
			{
				say: 'The Arabic words for money and for hope are made of the same three letters and come to the same sum, seventy-one. Anyone who has looked at an account on the twenty-sixth of the month has seen one turn into the other.',
				ask: 'What does money stand for here, if you spell the word differently?',
			},
			{
				say: 'In the Five of Pentacles two people go through snow below a lit church window. It is never clear whether the door is round the corner or there is none. Money worries have this special cold: one passes so many windows.',
				ask: 'Whose window do you pass most often, and what do you see in it?',
			},
			{
				say: 'A debtor in the Masnavi travelled to Tabriz to see a generous official who had always paid for him, and found his grave. He wept for two losses, and he was honest enough to know which was the greater.',
				ask: 'Who stands behind this sum of money, in your case?',
			},
			{
				say: 'In the bazaar the price is named after the tea. The weather comes first, then the health of uncles, and only when the glass is empty does a figure appear, as if by chance. It was slow, and it made it hard to hate a creditor.',
				ask: 'With whom could you speak about this over tea, before any figures?',
			},
		],
		deeper: [
			{
				say: 'Rumi tells of a man who inherited much, spent it fast and prayed for a treasure without work. He was sent on a long road by a dream and came back to his own hearth. The tale is silent on what he did about the spending.',
				ask: 'What did money do in the house where you learned to count?',
			},
			{
				say: 'Every family hands down one sentence on money, said over a purse or a till. “We are not people who” is how it mostly begins. It has outlived currencies.',
				ask: 'How does the sentence end in the house you come from?',
			},
			{
				say: 'Somebody with a full purse and somebody with an empty one may lie awake side by side, counting. The figures differ and the ceiling is the same. It is not a consolation, and at the end of it only one of them can order breakfast.',
				ask: 'At what hour do the figures come, and which of them comes first?',
			},
			{
				say: 'On the Six of Pentacles a merchant holds scales in one hand and gives with the other, and two are kneeling. Nobody has ever been sure which of the three is the one who drew the card. It may change within a week.',
				ask: 'Where do you kneel at present, and where do you hold the scales?',
			},
			{
				say: 'An inspector went round the old bazaars with one weight against which all others were tested. Merchants came with their own stones wrapped in cloth, and there was some coughing.',
				ask: 'Against what do you measure whether it is enough?',
			},
			{
				say: 'The body keeps a ledger as well: a jaw at the cash desk, a stomach before the post is opened, one shoulder higher with every envelope left unopened. Interest accrues there too.',
				ask: 'Which envelope, real or not, has been lying there longest?',
			},
			{
				say: 'Being careful and being afraid spend the same amount and buy different things. From outside nobody can tell, for both come home with half a loaf. The one who eats it can.',
				ask: 'When did a purchase last feel like neither of the two?',
			},
			{
				say: 'Money between two people is seldom about money. It speaks for the one who does not speak: for the hours, for the mother’s ring, for who left whom to do the washing up. Then one says a number, and it sounds so factual.',
				ask: 'What is the number saying, between you and the other one concerned?',
			},
			{
				say: 'A fool in an old joke looks for his key under the street lamp because there is light there. Sums are such a lamp. I am fond of them, and still cannot tell from here where the key fell.',
				ask: 'Which part of this have you never looked at, because it lies outside the light?',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'Where money hangs on what one does all day, the career test is a place to begin counting.',
			},
			{
				page: 'tarot',
				line: 'The Wheel of Fortune is one of the tarot’s cards, and has seen the inside of every till; three can be turned here.',
			},
			{
				page: 'big-five',
				line: 'How calmly a person sleeps beside a bill is partly temperament, and the Big Five measures that without blame.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'در چهارِ سکه کسی نشسته، یک سکه روی تاج، یکی چسبیده به سینه و یکی زیر هر پا. از او چیزی نمی‌شود دزدید و خودش هم نمی‌تواند بلند شود. آن که نداری کشیده باشد به این تصویر نمی‌خندد.',
				ask: 'کدام سکه را با پاهایت نگه داشته‌ای؟',
			},
			{
				say: 'در بازار، قیمت را بعد از چای می‌گفتند. اول هوا بود و حال دایی، و وقتی استکان خالی می‌شد عددی انگار اتفاقی پیدا می‌شد. کند بود، ولی متنفر شدن از طلبکار را سخت می‌کرد.',
				ask: 'با چه کسی می‌شود پیش از هر عددی سر یک چای از این حرف زد؟',
			},
			{
				say: 'پول در حساب قدیم، اگر پ را ب بگیریم، سی و هشت است و غم هزار و چهل. اهل حروف می‌خندیدند که یکی چقدر سبک است و دیگری چقدر سنگین. آن که شب قسط دارد به این شوخی دیرتر می‌خندد.',
				ask: 'این روزها پول در زندگی تو جای چه کلمه‌ای را گرفته؟',
			},
			{
				say: 'وامداری در مثنوی به امید محتسب بخشنده‌ای به تبریز رفت که همیشه قرضش را می‌داد، و قبرش را یافت. بر دو چیز گریست و آن‌قدر راستگو بود که بداند کدام بزرگ‌تر است.',
				ask: 'پشت این مبلغ، در ماجرای تو، چه کسی ایستاده؟',
			},
			{
				say: 'در پنجِ سکه دو نفر زیر پنجرهٔ روشن کلیسا از میان برف می‌گذرند. معلوم نیست در، آن سوی نبش است یا اصلاً دری نیست. بی‌پولی سرمای مخصوصی دارد: آدم از کنار پنجره‌های زیادی رد می‌شود.',
				ask: 'از کنار پنجرهٔ چه کسی بیشتر رد می‌شوی و آن تو چه می‌بینی؟',
			},
		],
		deeper: [
			{
				say: 'مردی ارث را زود خرج کرد و از خدا گنج بی‌رنج خواست؛ خوابی او را تا مصر دواند و به اجاق خانهٔ خودش برگرداند. قصه نمی‌گوید بعد از آن با خرج کردنش چه کرد.',
				ask: 'در خانه‌ای که شمردن را یاد گرفتی، پول چه کار می‌کرد؟',
			},
			{
				say: 'هر خانواده یک جمله دربارهٔ پول به ارث می‌گذارد و بیشترشان این‌طور شروع می‌شود: «ما از آنهاییم که». چند واحد پول عوض شده و این جمله هنوز رایج است.',
				ask: 'در خانهٔ شما این جمله چطور تمام می‌شود؟',
			},
			{
				say: 'آن که جیبش پر است و آن که خالی است گاهی کنار هم بیدار می‌مانند و می‌شمرند. عددها فرق دارد و سقف یکی است. دلداری نیست؛ صبح فقط یکی از آن دو صبحانه سفارش می‌دهد.',
				ask: 'عددها چه ساعتی سراغت می‌آیند و کدامشان جلوتر است؟',
			},
			{
				say: 'در شش سکه بازرگانی ترازو در یک دست دارد و با دست دیگر می‌بخشد و دو نفر زانو زده‌اند. هیچ‌وقت معلوم نشده صاحب فال کدام یک از این سه است. در یک هفته هم می‌تواند عوض شود.',
				ask: 'این روزها کجا زانو زده‌ای و کجا ترازو دست توست؟',
			},
			{
				say: 'محتسب با یک سنگ ترازو در بازار می‌گشت و باقی سنگ‌ها را با آن می‌سنجید. بازاری‌ها سنگ خودشان را در دستمال می‌آوردند و سرفه زیاد می‌شد.',
				ask: 'تو با کدام سنگ می‌سنجی که بس است؟',
			},
			{
				say: 'تن هم دفتری دارد: فک پشت صندوق، معده پیش از باز کردن پیام بانک، شانه‌ای که با هر پاکت بازنشده کمی بالاتر می‌رود. آنجا هم سود رویش می‌آید.',
				ask: 'کدام پاکت، کاغذی یا خیالی، از همه بیشتر بازنشده مانده؟',
			},
			{
				say: 'احتیاط و ترس یک اندازه خرج می‌کنند و دو چیز متفاوت می‌خرند. از بیرون پیدا نیست، هر دو با نصف نان به خانه می‌آیند. آن که می‌خورد فرقش را می‌داند.',
				ask: 'آخرین خریدی که نه از ترس بود و نه از احتیاط چه بود؟',
			},
			{
				say: 'پولِ میان دو نفر کمتر فقط پول است. جای آن که حرف نمی‌زند حرف می‌زند: از ساعت‌ها، از النگوی مادر، از ظرف‌هایی که یک نفر شست. بعد عددی گفته می‌شود و چقدر هم منطقی به گوش می‌آید.',
				ask: 'آن عدد میان تو و طرف دیگر چه می‌خواهد بگوید؟',
			},
			{
				say: 'ملانصرالدین کلید را زیر چراغ می‌جست، چون آنجا روشن بود. حساب و کتاب هم از همین چراغ‌هاست. من دوستش دارم و باز از اینجا نمی‌دانم کلید کجا افتاده است.',
				ask: 'کدام گوشهٔ این ماجرا بیرون از نور مانده و نگاهش نکرده‌ای؟',
			},
		],
		offers: [
			{ page: 'career-test', line: 'وقتی پول به کار هر روز بند است، آزمون شغل جای بدی برای شروع شمردن نیست.' },
			{
				page: 'tarot',
				line: 'چرخ بخت هم یکی از ورق‌های تاروت است و از بالا و پایین دخل آدم بی‌خبر نیست؛ سه ورق را اینجا می‌شود برگرداند.',
			},
			{
				page: 'big-five',
				line: 'اینکه آدم کنار یک قبض چقدر آرام می‌خوابد تا اندازه‌ای به خلق اوست، و آزمون پنج عامل سرزنش نمی‌کند.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'كلمة «مال» وكلمة «أمل» من حروف واحدة، ومجموعهما في الجُمّل واحد وسبعون. ومن نظر إلى حسابه في اليوم السادس والعشرين من الشهر رأى إحداهما تنقلب إلى الأخرى أمام عينيه.',
				ask: 'مكانَ أيّ كلمة يقف المال عندكم في هذه الأيّام؟',
			},
			{
				say: 'في الورقة الرابعة من الدنانير إنسان على رأسه دينار وعلى صدره دينار وتحت كلّ قدم دينار. لا يُسرق منه شيء، ولا يستطيع القيام. ومن ذاق القلّة لا يضحك من جلسته.',
				ask: 'أيّ دينار تمسكه قدماكم خوفًا من ضياعه؟',
			},
			{
				say: 'كان السعر في السوق يُذكر بعد الشاي. يُسأل أوّلًا عن المطر وعن صحّة الخال، فإذا فرغت الكأس ظهر رقم كأنّه جاء مصادفة. كان ذلك بطيئًا، وكان يجعل كراهية الدائن صعبة.',
				ask: 'مع من تقدرون على الكلام في هذا على كأس شاي قبل الأرقام؟',
			},
			{
				say: 'سافر مدين في المثنوي إلى تبريز يقصد محتسبًا كريمًا طالما قضى عنه، فوجد قبره. بكى على أمرين، وكان صادقًا بما يكفي ليعرف أيّهما أكبر.',
				ask: 'من الذي يقف عندكم خلف هذا المبلغ في الحقيقة؟',
			},
			{
				say: 'كتب الجاحظ عن بخلاء يحسبون عدد الزيتونات أمام الضيف، وجعلهم يدافعون عن أنفسهم بفصاحة عجيبة. يضحك القارئ ثمّ يسأل نفسه كم زيتونة عدّ هو. لكلّ خوف من القلّة منطق، وإن بدا مضحكًا من الخارج.',
				ask: 'ما الحجّة التي تقولونها عادة حين تُخرجون النقود أو تحبسونها؟',
			},
		],
		deeper: [
			{
				say: 'لكلّ بيت جملة واحدة عن المال يورّثها، تُقال عند الصندوق أو عند المحفظة. تبدأ عادة بعبارة «نحن قوم لا». تغيّرت العملات مرارًا وبقيت الجملة صالحة للصرف.',
				ask: 'كيف تكملون تلك الجملة كما سمعتموها في بيتكم الأوّل؟',
			},
			{
				say: 'يبيت صاحب الجيب الملآن وصاحب الجيب الخالي ساهرين يعدّان. تختلف الأرقام والسقف واحد. ليس في هذا عزاء، ففي الصباح يطلب أحدهما الفطور ولا يطلبه الآخر.',
				ask: 'في أيّ ساعة تأتيكم الأرقام، وأيّها يتقدّم؟',
			},
			{
				say: 'في الورقة السادسة من الدنانير تاجر يمسك الميزان بيد ويعطي بالأخرى، واثنان راكعان. لم يُعرف قطّ أيّ الثلاثة صاحب السؤال. وقد يتبدّل الموضع في أسبوع واحد.',
				ask: 'في أيّ موضع أنتم هذه الأيّام، عند الميزان أم على الركبتين؟',
			},
			{
				say: 'كان المحتسب يدور في السوق بصنجة معتمدة تُعاير بها الأوزان، فيأتي كلّ بائع بحجره ملفوفًا في خرقة، ويكثر السعال. لا أحد يحبّ أن يُفحص حجره أمام الجيران.',
				ask: 'بأيّ حجر تقيسون أنّ هذا يكفيكم؟',
			},
			{
				say: 'للجسد دفتره كذلك: فكّ ينقبض عند الصندوق، ومعدة تنعقد قبل فتح الرسالة، وكتف ترتفع قليلًا مع كلّ ظرف مغلق. وتتراكم هناك فوائد لا يكتبها أحد في كشف الحساب.',
				ask: 'أيّ ظرف تركتموه مغلقًا زمنًا، ورقًا كان أو خاطرًا؟',
			},
			{
				say: 'الحذر والخوف ينفقان المقدار ذاته ويشتريان شيئين مختلفين. لا تفرّقون بينهما من الخارج، فكلاهما يعود بنصف رغيف. من يأكله يعرف الفرق في اللقمة الأولى.',
				ask: 'ما آخر شيء اشتريتموه بلا خوف وبلا حساب طويل؟',
			},
			{
				say: 'المال بين اثنين قلّما يكون عن المال. ينطق عمّن لا ينطق: عن الساعات، وعن سوار الأمّ، وعمّن بقي وحده مع الصحون. ثمّ يُلفظ رقم فيبدو كلامًا محايدًا تمامًا.',
				ask: 'ماذا يريد الرقم أن يقول لكم في هذه المسألة؟',
			},
			{
				say: 'أضاع جحا مفتاحه في البيت وبحث عنه تحت مصباح الشارع لأنّ الضوء هناك. والحسابات مصباح من هذا النوع. أحبّها، ومع ذلك لا أعرف من هنا أين سقط المفتاح.',
				ask: 'أيّ جانب من الأمر تركتموه خارج الضوء ولم تنظروا فيه؟',
			},
			{
				say: 'يُحكى أنّ أبًا أوصى ابنه: المال ضيف، فأكرمه ولا تُقفل عليه الباب. والابن الذي بات جائعًا يسمع الوصيّة بأذن أخرى. الحكمة في المال يقولها في الغالب من شبع، وهذا عيب قديم فيها.',
				ask: 'أيّ نصيحة في المال سمعتموها من شبعان، وكيف كان وقعها عليكم؟',
			},
		],
		offers: [
			{ page: 'career-test', line: 'حين يتعلّق المال بما تعملونه طوال اليوم، فاختبار المهنة بداية صالحة للعدّ.' },
			{ page: 'tarot', line: 'عجلة الحظّ واحدة من أوراق التاروت، وقد رأت كلّ صندوق من داخله؛ وهنا تقلبون ثلاثًا.' },
			{ page: 'big-five', line: 'هدوء نومكم قرب فاتورة من الطبع في جزء منه، واختبار العوامل الخمسة يقيسه بلا لوم.' },
		],
	},
	es: {
		first: [
			{
				say: 'En el cuatro de oros alguien lleva una moneda en la corona, otra contra el pecho y una bajo cada pie. No le pueden robar nada, y tampoco puede levantarse. Quien haya pasado necesidad no se ríe de la postura.',
				ask: '¿Qué moneda sujetas tú con los pies, para que no ruede?',
			},
			{
				say: 'En el bazar el precio llegaba después del té: primero la lluvia, luego la salud de los tíos, y con el vaso vacío aparecía una cifra como por casualidad. Era lento, y hacía difícil odiar al acreedor.',
				ask: '¿Con quién podrías hablar de esto delante de un vaso, antes de las cifras?',
			},
			{
				say: 'Lázaro de Tormes sirvió a un hidalgo que salía a la calle con un palillo entre los dientes para que pensaran que había comido. De todos sus amos es al único que el muchacho compadece. Había dos hambres en aquella casa.',
				ask: '¿Con qué palillo sales tú a la calle?',
			},
			{
				say: 'Un deudor del Masnavi viajó a Tabriz en busca del hombre generoso que siempre había pagado por él, y encontró su tumba. Lloró por dos pérdidas y tuvo la honradez de saber cuál era mayor.',
				ask: '¿Quién está detrás de esta cantidad, en tu caso?',
			},
			{
				say: 'En el cinco de oros dos personas cruzan la nieve bajo una vidriera encendida. No se sabe si la puerta está a la vuelta o si no la hay. La falta de dinero tiene ese frío propio: se pasa junto a muchas ventanas.',
				ask: '¿Ante qué ventana pasas más a menudo, y qué ves dentro?',
			},
		],
		deeper: [
			{
				say: 'Cada familia deja en herencia una frase sobre el dinero, dicha junto a un monedero. Suele empezar por «nosotros no somos de los que». Ha sobrevivido a la peseta y a otras monedas.',
				ask: '¿Cómo termina esa frase en la casa de la que vienes?',
			},
			{
				say: 'Quien tiene la bolsa llena y quien la tiene vacía pueden velar en la misma noche, contando. Las cifras son otras y el techo es igual. No sirve de consuelo: por la mañana solo uno pide desayuno.',
				ask: '¿A qué hora vienen las cifras, y cuál llega la primera?',
			},
			{
				say: 'El mercader del seis de oros da con una mano y con la otra sostiene la balanza; hay dos de rodillas. Nunca se ha sabido cuál de los tres es quien pregunta. En una semana puede cambiar.',
				ask: '¿Dónde te toca ahora estar de rodillas, y dónde tienes tú la balanza?',
			},
			{
				say: 'En las plazas antiguas había una vara grabada en la piedra para comprobar las medidas. Los pañeros se acercaban con la suya envuelta en un trapo, y de pronto todo el mundo tosía.',
				ask: '¿Con qué vara mides que ya es suficiente?',
			},
			{
				say: 'El cuerpo lleva su libro de cuentas: la mandíbula en la caja, el estómago antes de abrir el correo, un hombro que sube con cada sobre cerrado. Allí también corren intereses.',
				ask: '¿Qué sobre, de papel o no, lleva más tiempo cerrado?',
			},
			{
				say: 'La prudencia y el miedo gastan lo mismo y compran cosas distintas. Desde fuera no se nota: las dos vuelven con media barra. Quien la come sí lo sabe.',
				ask: '¿Cuál fue tu última compra que no hizo ninguna de las dos?',
			},
			{
				say: 'El dinero entre dos casi nunca trata de dinero. Habla por quien calla: por las horas, por el anillo de una madre, por quién se quedó con los platos. Luego se pronuncia una cifra y parece tan objetiva.',
				ask: '¿Qué quiere decir la cifra entre tú y la otra parte?',
			},
			{
				say: 'Un hombre buscaba la llave bajo la farola porque ahí había luz. Las cuentas son una farola así. Les tengo aprecio, y con todo no sé desde aquí dónde cayó la tuya.',
				ask: '¿Qué parte de este asunto queda fuera de la luz?',
			},
			{
				say: 'Los galeones llegaban de América cargados y en Sevilla subía el pan. Nadie lo entendía: más plata y menos mesa. Hay abundancias raras, y hay meses justos que por algún motivo alcanzan.',
				ask: '¿Cuándo te alcanzó, con menos, y qué era distinto entonces?',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'Cuando el dinero depende de lo que se hace todo el día, la prueba de vocación es un sitio para empezar a contar.',
			},
			{
				page: 'tarot',
				line: 'La Rueda de la Fortuna es una de las cartas y ha visto por dentro todos los cajones; aquí puedes volver tres.',
			},
			{
				page: 'big-five',
				line: 'Dormir más o menos junto a una factura es en parte temperamento, y los cinco grandes lo miden sin reproche.',
			},
		],
	},
};
