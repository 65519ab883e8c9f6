import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'naturalist-intelligence',
	motif: 'bird',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: ['naturalist intelligence', 'nature', 'plants and animals', 'birdwatching', 'darwin', 'beetles'],
			titles: ['A Third Beetle', 'The Children Who Knew Every Monster'],
			excerpts: [
				'Darwin had one rare beetle in each hand when he saw another. What he did next explains the eighth intelligence better than any definition.',
				'British eight-year-olds could name the creatures on their trading cards far better than those in the hedge. The gift was there; it had merely been fed something else.',
			],
			openings: [
				'At Cambridge, where he was supposed to become a clergyman, Charles Darwin collected beetles with a passion he later found comical. One day he tore off some old bark and saw two rare ones, and took one in each hand. Then he saw a third, of a new kind, which he could not bear to lose, so he popped the one from his right hand into his mouth. It ejected some intensely acrid fluid. He spat it out, and so lost it, and the third beetle was gone as well.',
				'Around the year 2000 the zoologist Andrew Balmford and his colleagues at Cambridge made two packs of cards and took them into schools. On the one were British plants and animals: oak, badger, wren. On the other were Pokémon. The four-year-olds knew a little of both. At eight the children named nearly four out of five of the monsters, and of the wildlife about half. A boy who could not tell an oak from a beech knew what Psyduck turns into, and why it has a headache.',
			],
			body: [
				'When Howard Gardner presented his intelligences in 1983 there were seven. In the nineties he added an eighth, the naturalist: the ability to see that two things which look alike are different, and that two which look different belong together, and to do so with pleasure, out of doors, all day. He took Darwin as his case. Farmers have it, cooks in the mushroom season, and the child who can tell every car by the sound of its door.',
				'British eight-year-olds, it was found about the year 2000, could name far more Pokémon than plants and animals of their own country. The drawer in the head where a hunter’s child puts ninety birds, with their calls and their tempers, does not stay empty in a city. It fills with trainers, logos, monsters, football strips. The researchers, who meant to worry about conservation, had shown in passing how hungry this drawer is. Give a child some creatures with names, habits and families, and it will do Linnaeus’s work on the carpet.',
				'The name is half of the seeing. Before you know the word wren there is something brown in the hedge; afterwards there are wrens everywhere, and you wonder who let them in. Two American botanists, James Wandersee and Elisabeth Schussler, in 1999 called the opposite plant blindness: people look at a photograph of a lion in tall grass and report a lion.',
				'But the name is also a lid. There are walkers who tick off the bird and turn round before it has done anything. Darwin, with a beetle in each hand, put one into his mouth to grasp a third, and lost two. To collect is, after all, to leave the living thing behind.',
			],
			counter:
				'As an addition to the list the eighth has been called either overdue or a sign that the list will take whatever knocks. Sorting is something logic does also, and the love of green places is a taste, widely shared and pleasant to be praised for. It is easily confused with virtue. Some people who know four hundred plants by their Latin names are unbearable, and a few of the great collectors shot what they admired.',
			practices: [
				'Go to the nearest tree, the one you pass daily, and give it eight minutes. Do not look up its name. Find five things that distinguish it from the next of its kind: a scar, a lean, the side on which the bark is green, who lives in the third fork. Then give it a name of your own, as one does with a ship. Tomorrow you will see that the two trees, which used to be “the trees”, have moved apart.',
				'Open the window and count voices for five minutes, without a telephone or an app: how many different birds, or failing these, how many different insects, dogs, winds. Invent a written form for each call, however silly. Keep the sheet. Do the same in a month at the same hour. Some voice will be missing and some voice will be new, and you will be the only person in your street who has it in writing.',
			],
			closings: [
				'He told the story in old age, for his family, still tasting it. One may suspect that the beetle he lost remained the most exact of all. What did you once find so interesting that you forgot where to put your hands?',
				'The boy with the headachy duck is past thirty now. Perhaps he knows oaks; perhaps he designs monsters. What have you filled the drawer with, and which creature outside your door is still waiting to be called something?',
			],
		},
		fa: {
			keywords: ['هوش طبیعت‌گرا', 'طبیعت', 'گیاه و حیوان', 'پرنده‌شناسی', 'داروین', 'هدهد'],
			titles: ['سوسک سوم', 'بچه‌هایی که همهٔ هیولاها را می‌شناختند'],
			excerpts: [
				'داروین در هر دست سوسک کمیابی داشت که سومی را دید. کاری که کرد هوش هشتم را بهتر از هر تعریفی نشان می‌دهد.',
				'بچه‌های هشت‌ساله جانوران روی کارت‌هایشان را بسیار بهتر از جانوران پشت پنجره می‌شناختند. استعداد سر جایش بود؛ خوراک دیگری به آن داده بودند.',
			],
			openings: [
				'چارلز داروین در کیمبریج بود تا کشیش شود و سوسک جمع می‌کرد، با شوری که بعدها خودش را هم به خنده می‌انداخت. روزی پوست کهنهٔ درختی را کند و دو سوسک کمیاب دید و هر کدام را در یک دست گرفت. بعد سومی پیدا شد، از گونه‌ای تازه، و دلش نیامد از آن بگذرد؛ سوسک دست راست را در دهان گذاشت. سوسک مایعی چنان تند بیرون داد که زبانش سوخت. تفش کرد و از دستش رفت، و سومی هم رفته بود.',
				'نزدیک سال ۲۰۰۰ اندرو بالمفورد و همکارانش در کیمبریج دو دسته کارت ساختند و به مدرسه بردند. روی یکی گیاه و جانور انگلستان بود: بلوط، گورکن، الیکایی. روی دیگری پوکمون. چهارساله‌ها از هر دو کمی می‌دانستند. هشت‌ساله‌ها از هر پنج هیولا نزدیک چهارتا را نام می‌بردند و از جانوران واقعی حدود نیمی را. پسری که بلوط را از راش نمی‌شناخت می‌دانست فلان اردک زرد به چه تبدیل می‌شود و چرا همیشه سرش درد می‌کند.',
			],
			body: [
				'هاوارد گاردنر در سال ۱۹۸۳ هفت هوش آورد. در دههٔ نود هشتمی را افزود، هوش طبیعت‌گرا: دیدن اینکه دو چیزِ همانند یکی نیستند و دو چیزِ ناهمانند خویشاوندند، و لذت بردن از این کار، بیرون از خانه، از صبح تا غروب. داروین را نمونه آورد. کشاورز هم این هوش را دارد و پیرزنی که فروردین به کوه می‌زند و میان ده جور برگ، والک را از علف می‌شناسد؛ و بچه‌ای که هر ماشین را از صدای درش.',
				'نزدیک سال ۲۰۰۰ دیدند بچه‌های هشت‌سالهٔ انگلیسی پوکمون‌ها را بسیار بهتر از گیاه و جانور کشورشان می‌شناسند. کشویی در سر ما هست که بچهٔ شکارچی نود پرنده را با آواز و خلقشان در آن می‌گذارد. این کشو در شهر خالی نمی‌ماند؛ با کفش ورزشی و آرم شرکت‌ها و هیولا و پیراهن تیم‌ها پر می‌شود. پژوهشگران که نگران طبیعت بودند در گذر نشان دادند این کشو چقدر گرسنه است. به بچه چند جانور بده با نام و عادت و خویشاوند، روی قالی کار لینه را می‌کند.',
				'نام نیمی از دیدن است. تا واژهٔ هدهد را نمی‌دانی، چیزی خاکی‌رنگ روی چمن می‌پرد؛ بعد از آن شانه‌به‌سر را می‌بینی که تاجش را باز می‌کند و منقارش را در خاک فرو می‌برد، و تعجب می‌کنی این همه سال کجا بوده. دو گیاه‌شناس آمریکایی، وندرسی و شوسلر، در ۱۹۹۹ نقطهٔ مقابلش را کوری گیاهی نامیدند: آدم‌ها به عکس شیری میان علف بلند نگاه می‌کنند و می‌گویند شیر دیدیم.',
				'ولی نام سرپوش هم هست. کسانی هستند که پرنده را در دفترشان تیک می‌زنند و پیش از آنکه پرنده کاری بکند برمی‌گردند. داروین که در هر دست سوسکی داشت یکی را در دهان گذاشت تا سومی را بگیرد و دوتا را از دست داد. جمع کردن آخرش همین است که زنده را جا بگذاری.',
			],
			counter:
				'دربارهٔ این افزوده بعضی گفته‌اند دیر آمد و بعضی گفته‌اند فهرستی است که هر که در بزند راهش می‌دهد. دسته‌بندی کار منطق هم هست، و دوست داشتن جای سبز سلیقه‌ای است همگانی که تعریف شنیدن بابتش هم خوش است. آسان با خوبی اشتباهش می‌گیرند. کسانی هستند که چهارصد گیاه را به نام لاتین می‌شناسند و تحملشان سخت است، و چند تن از گردآورندگان بزرگ آنچه را می‌ستودند با تیر زدند.',
			practices: [
				'برو سراغ نزدیک‌ترین درخت، همان که هر روز از کنارش می‌گذری، و هشت دقیقه به آن بده. نامش را جست‌وجو نکن. پنج چیز پیدا کن که از هم‌نوع بغلی جدایش می‌کند: جای زخمی، کجی تنه، آن سمتی که پوستش سبز شده، ساکن دوشاخهٔ سوم. بعد مثل کشتی نامی رویش بگذار. فردا می‌بینی دو درختی که تا دیروز «درخت‌ها» بودند از هم فاصله گرفته‌اند.',
				'پنجره را باز کن و پنج دقیقه بی‌گوشی صداها را بشمار: چند پرندهٔ جورواجور، و اگر نبود چند حشره، چند سگ، چند باد. برای هر صدا خطی از خودت دربیاور، هرقدر هم خنده‌دار. کاغذ را نگه دار. یک ماه دیگر همان ساعت تکرارش کن. صدایی کم شده و صدایی آمده، و در کوچه‌تان تنها تو سندش را داری. اگر روزی خواستی بدانی گنجشک‌ها کی رفتند، جوابش به خط خودت نوشته شده است.',
			],
			closings: [
				'داستان را در پیری برای خانواده‌اش نوشت و هنوز مزه‌اش زیر زبانش بود. لابد سوسکی که از دست رفت تا آخر از همه دقیق‌تر به یادش ماند. چه چیزی روزی چنان برایت جالب بود که ندانستی دستت را کجا بگذاری؟',
				'آن پسر با اردک سردردگرفته‌اش حالا از سی گذشته. شاید بلوط‌ها را بشناسد، شاید هیولا طراحی کند. تو آن کشو را با چه پر کرده‌ای، و کدام جاندار پشت در هنوز منتظر است نامی رویش بگذاری؟',
			],
		},
		ar: {
			keywords: ['الذكاء الطبيعي', 'الطبيعة', 'النبات والحيوان', 'مراقبة الطيور', 'الجاحظ', 'داروين'],
			titles: ['الخنفساء الثالثة', 'أطفال عرفوا الوحوش كلّها'],
			excerpts: [
				'كان في كلّ يد من يدي داروين خنفساء نادرة حين رأى ثالثة. وما فعله بعد ذلك يشرح الذكاء الثامن خيرًا من أيّ تعريف.',
				'عرف أبناء الثامنة كائنات بطاقاتهم أكثر بكثير ممّا عرفوا ما يعيش وراء النافذة. كانت الموهبة حاضرة، وأُطعمت شيئًا آخر.',
			],
			openings: [
				'كان تشارلز داروين في كامبريدج يُعدّ ليصير قسّيسًا، وكان يجمع الخنافس بشغف أضحكه هو نفسه فيما بعد. نزع يومًا لحاء شجرة قديمًا فرأى خنفساءين نادرتين، فأخذ في كلّ يد واحدة. ثمّ رأى ثالثة من نوع جديد، ولم يطق أن تفوته، فوضع التي في يمناه في فمه. فأفرزت سائلًا حرّيفًا لسع لسانه فلفظها، فضاعت، وضاعت الثالثة أيضًا. ولم يبقَ من ذلك اليوم إلّا الطعم، وقد وصفه بعد عشرات السنين كأنّه أمس.',
				'نحو عام ٢٠٠٠ صنع عالم الحيوان أندرو بالمفورد وزملاؤه في كامبريدج رزمتين من البطاقات وحملوهما إلى المدارس. على الأولى نبات بريطانيا وحيوانها: البلّوط والغُرير والنمنمة. وعلى الثانية كائنات البوكيمون. عرف أبناء الرابعة قليلًا من هذه وهذه. أمّا أبناء الثامنة فسمّوا نحو أربعة من كلّ خمسة وحوش، وقرابة النصف من الأحياء. فتى لا يميّز البلّوط من الزان يعرف إلى ماذا تتحوّل تلك البطّة الصفراء، ولماذا يوجعها رأسها.',
			],
			body: [
				'حين عرض هوارد غاردنر ذكاءاته عام ١٩٨٣ كانت سبعة، ثمّ زاد عليها في التسعينيّات ثامنًا هو ذكاء عالم الطبيعة: أن يرى المرء أنّ المتشابهين مختلفان، وأنّ المختلفين من أسرة واحدة، وأن يلتذّ بذلك في الخلاء من الصباح إلى المساء. واتّخذ داروين مثالًا. وهو عند الفلّاح وعند من يخرج إلى الكمأة بعد الرعد فيعرف موضعها من تشقّق التراب، وعند الصبيّ الذي يعرف كلّ سيّارة من صوت بابها.',
				'وقبل داروين بألف عام جلس الجاحظ في البصرة وكتب «الحيوان» في سبعة أجزاء. فيه الذباب الذي يلحّ على أنف القاضي حتى يكسر وقاره، وفيه الكلب والديك يتناظر صاحباهما صفحات طويلة، وفيه أخبار سمعها من الصيّادين والحوّائين فشكّ في كثير منها، وكان يقول ما معناه إنّ الشكّ باب اليقين. لم يكن يرى في البعوضة أقلّ ممّا يرى غيره في الفيل. وكان معاصره أبو حنيفة الدينوريّ يجمع أسماء النبات من أفواه الأعراب، وقد عرفوا للنخلة وحدها ما لا يعرفه غيرهم لبستان.',
				'وقد وُجد نحو عام ٢٠٠٠ أنّ أبناء الثامنة في إنكلترا يعرفون وحوش البوكيمون أكثر ممّا يعرفون أحياء بلدهم. ففي الرأس درج يضع فيه ابن الصيّاد تسعين طائرًا بأصواتها وطباعها، ولا يبقى في المدينة فارغًا: تملؤه الأحذية الرياضيّة وشعارات الشركات والوحوش وقمصان الأندية. كان الباحثون يخافون على البرّيّة، فبيّنوا عرضًا كم هو جائع ذلك الدرج. أعطوا طفلًا كائنات لها أسماء وعادات وأنساب، يقم بعمل العلماء على السجّادة.',
				'واللغة نفسها دفتر من دفاتر هذا الذكاء. فثمر النخلة طلع ثمّ خَلال ثمّ بلح ثمّ بُسر ثمّ رُطب ثمّ تمر، وكلّ اسم عين مفتوحة على أسبوع من الصيف. لم يضع هذه الأسماء عالم في مختبر، بل وضعها من كان عشاؤه معلّقًا هناك، ينظر إليه من تحت ويحسب الأيّام. ومن يشترِ التمر في علبة لا يحتاج إلّا إلى الاسم الأخير، فتسقط الخمسة الأولى من لسانه، ثمّ من بصره، ولا يشعر أنّه فقد شيئًا.',
				'والاسم نصف الرؤية. قبل معرفة الهدهد شيء بنّيّ ينقر العشب، وبعدها تاج ينفتح وينغلق وطائر يمشي كأنّه يعدّ خطاه. غير أنّ الاسم غطاء أيضًا: من الناس من يضع أمام الطائر علامة في دفتره وينصرف قبل أن يفعل الطائر شيئًا. وداروين نفسه، وفي كلّ يد خنفساء، وضع واحدة في فمه ليمسك ثالثة فخسر اثنتين. وكلّ من جمع فقد ترك وراءه شيئًا حيًّا.',
			],
			counter:
				'قيل في هذا الثامن إنّه تأخّر، وقيل إنّ القائمة تفتح لكلّ طارق. فالتصنيف من عمل المنطق أيضًا، وحبّ الأماكن الخضراء ذوق شائع يحلو أن يُمدح به المرء، وكثيرًا ما يُخلط بالفضيلة. من الناس من يحفظ أربعمئة نبتة بأسمائها اللاتينيّة ولا تُحتمل مجالسته، ومن كبار الجامعين من أطلق النار على ما كان يعجبه.',
			practices: [
				'امضوا إلى أقرب شجرة، تلك التي يُمرّ بها كلّ يوم، وأعطوها ثماني دقائق. لا تبحثوا عن اسمها. ابحثوا عن خمسة أشياء تميّزها من جارتها التي من نوعها: ندبة، أو ميل، أو جهة اخضرّ فيها اللحاء، أو ساكن في التشعّب الثالث. ثمّ سمّوها كما تُسمّى السفن. غدًا سيظهر أنّ الشجرتين، وكانتا «الشجر» لا غير، قد ابتعدت إحداهما عن الأخرى.',
				'افتحوا النافذة وعدّوا الأصوات خمس دقائق بلا هاتف: كم طائرًا مختلفًا، فإن لم يكن فكم حشرة وكم كلبًا وكم ريحًا. اخترعوا لكلّ صوت رسمًا مكتوبًا، ولو كان مضحكًا. احفظوا الورقة، وأعيدوا ذلك بعد شهر في الساعة نفسها. سيغيب صوت ويأتي صوت، ولن يكون في الشارع كلّه من يملك وثيقة بذلك إلّا صاحب هذه الورقة.',
			],
			closings: [
				'روى الحكاية لأولاده في شيخوخته وما زال الطعم في فمه. والظنّ أنّ الخنفساء التي ضاعت ظلّت أوضح الجميع في ذاكرته. ما الشيء الذي شغلنا يومًا حتى لم ندرِ أين نضع أيدينا؟',
				'الفتى صاحب البطّة قد جاوز الثلاثين اليوم. ربّما صار يعرف البلّوط، وربّما يرسم الوحوش. بماذا امتلأ ذلك الدرج عندنا، وأيّ كائن خلف الباب ما زال ينتظر أن يُدعى باسم؟',
			],
		},
		es: {
			keywords: ['inteligencia naturalista', 'naturaleza', 'plantas y animales', 'pájaros', 'darwin', 'mutis'],
			titles: ['El tercer escarabajo', 'La expedición que pintaba hojas'],
			excerpts: [
				'Darwin tenía un escarabajo raro en cada mano cuando vio otro. Lo que hizo explica la octava inteligencia mejor que cualquier definición.',
				'En Nueva Granada un médico de Cádiz puso a un taller entero a pintar plantas durante más de treinta años. Las láminas siguen en Madrid, y las plantas siguen esperando.',
			],
			openings: [
				'En Cambridge, donde se preparaba para clérigo, Charles Darwin coleccionaba escarabajos con un fervor que más tarde le hizo gracia. Un día arrancó una corteza vieja, vio dos muy raros y agarró uno con cada mano. Entonces apareció un tercero, de otra especie, que no soportaba perder, así que se metió en la boca el de la mano derecha. El bicho soltó un líquido acre que le quemó la lengua. Lo escupió y se le escapó; también se había ido el tercero.',
				'En 1783 echó a andar en Nueva Granada la expedición de José Celestino Mutis, gaditano, médico, cura y amigo por carta de Linneo. Reunió un taller de pintores criollos, muchos de Quito, que fabricaban los colores con lo que daba el monte. Pintaban lo que la flor aguantara. El reloj era ella: algunas se cerraban antes de que secara el primer verde. Son miles de láminas y están en el Real Jardín Botánico de Madrid. Mutis murió sin publicarlas.',
			],
			body: [
				'Cuando Howard Gardner presentó sus inteligencias en 1983 eran siete. En los años noventa añadió la octava, la naturalista: ver que dos cosas iguales son distintas y que dos distintas son parientes, y hacerlo con gusto, al aire libre, el día entero. Puso a Darwin de ejemplo. La tienen los pastores, las cocineras en tiempo de setas y el crío que reconoce cada coche por el ruido de la puerta.',
				'Hacia el año 2000 el zoólogo Andrew Balmford llevó a varias escuelas inglesas dos mazos de cartas, uno con animales y plantas del país y otro con pokémon. A los ocho años los niños nombraban casi cuatro de cada cinco monstruos y, de la fauna de verdad, alrededor de la mitad. El estudio quería alarmarse, y con motivo, pero enseñó de paso lo hambriento que está ese cajón de la cabeza. En la selva lo llenan noventa pájaros con sus voces y su mal genio. En la ciudad, zapatillas, escudos y monstruos.',
				'El nombre es media mirada. Antes de saber la palabra abubilla hay algo pardo en el césped; después hay una cresta que se abre y se cierra, y no entiendes dónde se había metido todos estos años. Dos botánicos estadounidenses, James Wandersee y Elisabeth Schussler, llamaron en 1999 a lo contrario ceguera vegetal: enseñas la foto de un león entre hierba alta y la gente dice que ha visto un león.',
				'También es una tapa. Hay paseantes que marcan el pájaro en la lista y se dan la vuelta antes de que haga nada. Darwin, con un escarabajo en cada mano, se metió uno en la boca para atrapar un tercero y perdió dos. Quien colecciona deja siempre atrás algo vivo.',
			],
			counter:
				'De la octava se ha dicho que llegaba tarde y se ha dicho que esa lista le abre a quien llame. Clasificar también lo hace la lógica, y que gusten los sitios verdes es una afición muy repartida por la que agrada recibir elogios. Se confunde con facilidad con la bondad. Hay quien sabe cuatrocientas plantas en latín y es insufrible, y más de un gran coleccionista disparó a lo que admiraba.',
			practices: [
				'Ve al árbol más cercano, ese por el que pasas a diario, y dale ocho minutos. No busques cómo se llama. Encuentra cinco cosas que lo distingan del siguiente de su clase: una cicatriz, la inclinación, el lado por donde verdea la corteza, quién vive en la tercera horquilla. Luego ponle nombre, como a un barco. Mañana verás que los dos, que eran «los árboles», se han separado un poco.',
				'Abre la ventana y cuenta voces durante cinco minutos, sin teléfono: cuántos pájaros distintos o, a falta de ellos, cuántos insectos, perros, vientos. Inventa para cada canto una manera de escribirlo, por ridícula que sea. Guarda la hoja. Repite dentro de un mes a la misma hora. Faltará una voz y habrá otra nueva, y en toda la calle solo tú lo tendrás por escrito.',
			],
			closings: [
				'Lo contó de viejo, para los suyos, con el sabor todavía en la boca. Es de suponer que el escarabajo perdido fue el que recordó con más exactitud. ¿Qué te interesó alguna vez tanto que no supiste dónde poner las manos?',
				'Las láminas viajaron en cajones y tardaron casi siglo y medio en empezar a imprimirse. Los verdes no han perdido nada. ¿Qué cosa viva, al otro lado de tu puerta, pintarías hoy antes de que se cierre?',
			],
		},
	},
};
