import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The Eight of Pentacles shows somebody at a bench hammering the sixth coin much like the fifth, with the town small and far behind. It is praised as diligence. From the town, one supposes, it looked more like a person who never came down.',
				ask: 'What does your working day look like from the town, to those who wait there?',
			},
			{
				say: 'In Isfahan the coppersmiths’ bazaar can be heard before it is seen. A smith there knows by the sound whether the sheet is still soft or has grown brittle from too many blows; then it must go back into the fire, or it cracks.',
				ask: 'What sound does your work make lately, and when did it change?',
			},
			{
				say: 'Rumi has an ant who sees a pen writing and praises the pen. Another ant praises the fingers, a third the arm, and so up the sleeve. In most offices the ants have stopped at about the elbow.',
				ask: 'Whose hand is really moving the thing that troubles you at work?',
			},
			{
				say: 'Somebody wrote on the wall of a caravanserai that the mules knew the road and the merchants knew the price. Between these two kinds of knowledge a good deal of working life takes place, and little of it is in the contract.',
				ask: 'What do you know about your work that those who price it do not?',
			},
			{
				say: 'The grammarian in the boat asked the boatman whether he had studied grammar; half your life is lost, he told him. Then the wind rose, and the boatman asked about swimming. It is a story told by boatmen, and the grammar was good too.',
				ask: 'Which of your skills has nobody there asked about yet?',
			},
		],
		deeper: [
			{
				say: 'A lion, a wolf and a fox hunted together, and the lion asked the wolf to divide the catch. He divided it fairly, by size, and that was the end of him. There are tables at which fairness is a question of rank, and one does well to look at the chairs first.',
				ask: 'Who really divides the catch where you work, and by which rule?',
			},
			{
				say: 'Attar kept a pharmacy and is said to have written while patients waited, some five hundred pulses a day by his own account. Poets exaggerate. But the birds reached the Simorgh from behind a counter, in the gaps between two prescriptions.',
				ask: 'What gets made in the gaps of your day that nobody pays for?',
			},
			{
				say: 'In the sums of the Arabic letters, work and knowledge both make 140, being the same three letters in another order. That is pretty. Anyone who has been managed by somebody who knew little will also remember the other order.',
				ask: 'What has this work taught you that you would rather not have learned?',
			},
			{
				say: 'The King of Pentacles sits among grapes so thick that one cannot tell where the robe ends and the vineyard begins. It is comfortable, and getting up would mean tearing something. Success has that side as well, and seldom mentions it.',
				ask: 'What of you has grown into this work so that leaving it would tear?',
			},
			{
				say: 'The tanner fainted in the perfumers’ street; it was the smell of his own trade that brought him round. People get used to a bench, a tone, a fear on Sunday evening, and then good air makes them dizzy.',
				ask: 'What have you grown used to there that startles people from outside?',
			},
			{
				say: 'The weaver’s day was reckoned in knots, six thousand or ten; at dusk nobody asked for meaning, only for the count. It has its mercy. A day that can be counted is over when the number is reached.',
				ask: 'When is your working day over, and what tells you so?',
			},
			{
				say: 'On the wheel the clay rises only while the hand stays still; it is the hand that moves which ruins the pot. I would not make a rule of it. There are mornings when the clay is simply too dry and the fault lies with whoever delivered it.',
				ask: 'What part of the trouble was delivered to you, and what part comes from your hand?',
			},
			{
				say: 'Ayaz rose to be the king’s favourite and kept his old sheepskin in a locked room, where he went each day to look at it. The courtiers suspected hidden gold. He was remembering what he had been before the title.',
				ask: 'What is the sheepskin in your case, the thing from before the title?',
			},
			{
				say: 'Carpenters used to leave one tool on the bench overnight so that the work should know they were coming back. The body keeps another custom and takes the whole bench home in the shoulders.',
				ask: 'Where in your body does the working day sit when you close the door behind you?',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'The career test asks plain questions about what you like to do with your hours, and adds them up in front of you.',
			},
			{
				page: 'gardner-test',
				line: 'There are eight kinds of cleverness in Gardner’s list, and a workplace rarely asks for more than two.',
			},
			{ page: 'tarot', line: 'A few cards on the table sometimes show a workplace from the side where nobody sits.' },
		],
	},
	fa: {
		first: [
			{
				say: 'صدای بازار مسگرهای اصفهان پیش از خودش می‌رسد. استاد از آهنگ چکش می‌فهمد ورق هنوز نرم است یا از ضربهٔ زیاد شکننده شده؛ آن وقت باید دوباره به کوره برود، وگرنه ترک برمی‌دارد.',
				ask: 'این روزها کارت چه صدایی می‌دهد و از کی عوض شد؟',
			},
			{
				say: 'در ورق هشتِ سکه، کسی روی نیمکت کارش نشسته و سکهٔ ششم را مثل پنجمی می‌کوبد. شهر پشت سرش کوچک و دور است. نامش را پشتکار گذاشته‌اند؛ از شهر که نگاه کنند شاید نامش نیامدن باشد.',
				ask: 'آنها که در شهر منتظرند، روز کاری تو را چگونه می‌بینند؟',
			},
			{
				say: 'مورچه‌ای قلم را دید که می‌نویسد و آفرین گفت. مورچهٔ دوم انگشت را دید، سومی بازو را، و همین‌طور بالاتر رفتند. در بیشتر اداره‌ها مورچه‌ها حوالی آرنج می‌ایستند و همان‌جا رئیس را پیدا می‌کنند.',
				ask: 'آن چیزی که در کارت آزارت می‌دهد، واقعاً با دست چه کسی می‌چرخد؟',
			},
			{
				say: 'نحوی در کشتی از کشتیبان پرسید نحو خوانده‌ای، و گفت نیم عمرت بر باد است. باد که برخاست کشتیبان از شنا پرسید. این قصه را کشتیبان‌ها تعریف کرده‌اند؛ نحوش هم چیز بدی نبود.',
				ask: 'چه کاری بلدی که آنجا هنوز کسی از تو نپرسیده است؟',
			},
			{
				say: 'قالیباف روز را با گره می‌شمرد، شش هزار یا ده هزار، و سر شب کسی از معنا نمی‌پرسید. این هم برای خودش راحتی است: روزی که شمردنی باشد، با رسیدن به عدد تمام می‌شود.',
				ask: 'روز کاری تو کی تمام می‌شود و از کجا می‌فهمی؟',
			},
		],
		deeper: [
			{
				say: 'شیر و گرگ و روباه با هم شکار کردند و شیر به گرگ گفت قسمت کن. گرگ منصفانه قسمت کرد، به اندازهٔ هر کس، و همان آخرین کارش بود. بعضی سفره‌ها را باید اول از چیدمان صندلی‌ها شناخت.',
				ask: 'جایی که کار می‌کنی، شکار را واقعاً چه کسی قسمت می‌کند و با کدام قاعده؟',
			},
			{
				say: 'عطار در داروخانه می‌نشست و به گفتهٔ خودش روزی پانصد نبض می‌گرفت و میان دو نسخه شعر می‌نوشت. شاعرها کمی زیاد می‌گویند. ولی آن مرغان از پشت همان پیشخوان به سیمرغ رسیدند.',
				ask: 'در شکاف‌های روزت چه چیزی ساخته می‌شود که مزدی ندارد؟',
			},
			{
				say: 'دباغ در بازار عطاران غش کرد و گلاب حالش را بدتر کرد؛ با بوی کار خودش به هوش آمد. آدم به یک میز و یک لحن و دلشورهٔ عصر جمعه خو می‌گیرد، آن‌قدر که هوای خوب سرش را گیج می‌کند.',
				ask: 'به چه چیزی در آنجا عادت کرده‌ای که غریبه‌ها از شنیدنش جا می‌خورند؟',
			},
			{
				say: 'ایاز به مقامی رسید و چارق و پوستین کهنه‌اش را در حجره‌ای قفل کرد و هر روز سراغشان می‌رفت. بدخواهان گفتند گنج دارد. داشت به یاد می‌آورد که پیش از عنوان چه کسی بود.',
				ask: 'پوستین تو چیست، آن چیزی که مال پیش از عنوان است؟',
			},
			{
				say: 'سفال فقط وقتی بالا می‌آید که دست آرام باشد؛ دستِ بی‌قرار کوزه را می‌پیچاند. قاعده‌ای از این نمی‌سازم. صبح‌هایی هست که گل خشک رسیده و تقصیر کسی است که گل را آورده.',
				ask: 'چه سهمی از گرفتاری را برایت آورده‌اند و چه سهمی از دست خودت می‌آید؟',
			},
			{
				say: 'شاه سکه‌ها میان انگورهایی نشسته که معلوم نیست ردایش کجا تمام می‌شود و تاک از کجا شروع. راحت است، ولی بلند شدن یعنی پاره شدن چیزی. موفقیت این رویش را کمتر نشان می‌دهد.',
				ask: 'چه چیز تو به این کار چنان گره خورده که جدا شدنش پارگی می‌آورد؟',
			},
			{
				say: 'کار در ابجد دویست و بیست و یک است و شب سیصد و دو؛ یعنی شب باید جای بیشتری داشته باشد، و باز کار را با خود به رختخواب می‌برند. شانه‌ها این حساب را بهتر از ذهن نگه می‌دارند.',
				ask: 'وقتی در را پشت سرت می‌بندی، کار کجای تنت می‌نشیند؟',
			},
			{
				say: 'مقنّی چاه را از جایی می‌کَند که آب نیست، به امید جایی که شاید باشد، و کسی آن بالا طناب را نگه می‌دارد. نصف این شغل کندن است و نصف دیگرش دانستنِ اینکه چه کسی سرِ طناب ایستاده.',
				ask: 'در کار تو چه کسی سر طناب را گرفته، و چقدر به دستش اطمینان داری؟',
			},
			{
				say: 'شاگرد خطاط ماه‌ها فقط نقطه می‌گذاشت. حوصله‌بر است و بعضی استادها فقط برای آنکه شاگرد چای بیاورد طولش می‌دادند. پس گاهی تمرین است و گاهی فقط چای آوردن، و از دور شکل هم‌اند.',
				ask: 'آنچه این روزها انجام می‌دهی بیشتر کدام است، و از چه نشانه‌ای پیداست؟',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'آزمون شغل پنج پرسش دارد دربارهٔ کاری که بی‌آنکه کسی بگوید می‌کنی و پاسخ‌ها را جلوی چشم خودت جمع می‌زند.',
			},
			{ page: 'gardner-test', line: 'در فهرست گاردنر هشت جور هوش هست و محل کار معمولاً بیش از دو تایش را نمی‌خواهد.' },
			{ page: 'tarot', line: 'گاهی چند ورق، محل کار را از سمتی نشان می‌دهد که صندلی کسی آنجا نیست.' },
		],
	},
	ar: {
		first: [
			{
				say: 'كلمتا «عمل» و«علم» في الجُمّل سواء: مئة وأربعون، والحروف نفسها بترتيب آخر. جميلٌ في الحساب. ومن عمل تحت رئيس قليل المعرفة يعرف أنّ الترتيب ليس أمرًا هيّنًا.',
				ask: 'ما الذي علّمكم إيّاه هذا العمل وكان الأهون ألّا تعرفوه؟',
			},
			{
				say: 'تسمعون سوق الصفّارين في فاس قبل أن تروه. يعرف المعلّم من رنّة المطرقة أنّ الصفيحة ما زالت ليّنة أو صارت تتكسّر من كثرة الضرب، فيعيدها إلى النار كي تهدأ.',
				ask: 'أيّ صوت تسمعونه من عملكم في هذه الأيّام، ومتى تغيّر عليكم؟',
			},
			{
				say: 'سأل النحويّ الملّاحَ: هل درست النحو، فلمّا أجاب بالنفي قال: ضاع نصف عمرك. ثمّ هبّت الريح فسأله الملّاح عن السباحة. القصّة من تأليف الملّاحين طبعًا، والنحو كان نافعًا أيضًا.',
				ask: 'أيّ مهارة لكم لم يسألكم عنها أحد هناك حتّى الآن؟',
			},
			{
				say: 'رأت نملة القلم يكتب فمدحته، ومدحت الثانية الإصبع، والثالثة الساعد. وهكذا صعد النمل في الكمّ. في أكثر المكاتب يتوقّف النمل عند المرفق ويسمّيه المدير.',
				ask: 'يد من تحرّك حقًّا ما يزعجكم في عملكم هذا؟',
			},
			{
				say: 'كان لكلّ حرفة في بغداد شيخ وسوق وقَسَم، ولا يُفتح دكّان حتّى يشهد المعلّمون. ضاق الناس بذلك القيد، وحين زال بحث كثيرون عمّن يقول لهم: هذا العمل حسن.',
				ask: 'رأي من في عملكم له وزن حقيقيّ عندكم، ومتى سمعتموه آخر مرّة؟',
			},
		],
		deeper: [
			{
				say: 'اصطاد الأسد والذئب والثعلب معًا، وطُلب من الذئب أن يقسم الصيد فقسمه بالعدل، كلٌّ على قدر جسمه، فكانت آخر قسمة له. من الموائد ما يُقرأ من ترتيب المقاعد قبل الطعام.',
				ask: 'من الذي يقسم الصيد عندكم في ذلك المكان، وبأيّ قاعدة؟',
			},
			{
				say: 'جلس العطّار في دكّانه يجسّ مئات الأنباض كلّ يوم كما يقول، ويكتب بين وصفة وأخرى. للشعراء مبالغاتهم. غير أنّ تلك الطيور بلغت السيمرغ من وراء منضدة عليها ميزان وقوارير.',
				ask: 'ماذا تصنعون في شقوق يومكم بلا أجر وبلا شاهد؟',
			},
			{
				say: 'أُغمي على الدبّاغ في سوق العطّارين، ولم يُفق إلّا برائحة صنعته. قد تألفون مقعدًا ونبرة وخوفًا يأتي في مساء العطلة، حتّى يصير الهواء الطيّب هو الذي يدوّخ رؤوسكم.',
				ask: 'ما الذي ألفتموه هناك ويُدهش من يسمع به من خارج المكان؟',
			},
			{
				say: 'صار أياز مقرّبًا من السلطان، فحفظ فروته القديمة في حجرة مقفلة يزورها كلّ يوم. ظنّ الحسّاد أنّه يخبّئ ذهبًا. كان يتذكّر من كان قبل اللقب.',
				ask: 'ما فروتكم القديمة، وفي أيّ حجرة ما زلتم تحفظونها؟',
			},
			{
				say: 'في الورقة الثامنة من الدنانير صانع يطرق الدينار السادس كما طرق الخامس، والمدينة وراءه صغيرة بعيدة. سمّوا ذلك مثابرة. ولو سُئل أهل المدينة لقالوا: طال غيابه.',
				ask: 'كيف يبدو يوم عملكم هذا لمن ينظر إليكم من المدينة البعيدة وينتظر؟',
			},
			{
				say: 'لا يرتفع الطين على الدولاب إلّا تحت يد ساكنة، واليد القلقة تلوي الجرّة. لا أجعل هذا قاعدة، فهناك صباح يصل فيه الطين يابسًا والعيب فيمن جاء به.',
				ask: 'أيّ قسم من المشكلة وصلكم جاهزًا، وأيّ قسم تصنعه يدكم؟',
			},
			{
				say: 'يجلس ملك الدنانير بين عناقيد كثيفة حتّى لا ترون أين ينتهي الثوب وأين تبدأ الكرمة. مقعد مريح، والقيام منه يمزّق شيئًا. للنجاح هذا الوجه، وقلّما يُذكر في التهاني.',
				ask: 'ما الذي التحم منكم بهذا العمل حتّى صار فراقه تمزيقًا؟',
			},
			{
				say: 'كان الحكواتي يقطع القصّة عند أشدّ مواضعها ليعود الناس غدًا، وذلك رزقه. بعض الأعمال تُبقي أصحابها بالحيلة نفسها: شيء يوشك أن يحدث دائمًا في الحلقة القادمة.',
				ask: 'ما الوعد الذي يُبقيكم معلّقين إلى الغد كلّ مرّة؟',
			},
			{
				say: 'يخلع العامل ثيابه عند الباب، أمّا الكتفان فتدخلان البيت بما حملتا. كان الحمّالون يضعون وسادة صغيرة على الظهر، ولم يخترع أحد حتّى الآن وسادة لاجتماع يطول.',
				ask: 'أين يسكن يوم العمل في جسدكم بعد أن تغلقوا الباب؟',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'اختبار المهنة يسألكم أسئلة بسيطة عن الساعات وما تحبّون فيها، ويجمع النتيجة أمام أعينكم.',
			},
			{
				page: 'gardner-test',
				line: 'في قائمة غاردنر ثمانية أنواع من الذكاء، ومكان العمل لا يطلب في العادة أكثر من نوعين.',
			},
			{ page: 'tarot', line: 'قد تُظهر لكم بضع أوراق مكان العمل من الجهة التي لا يجلس فيها أحد.' },
		],
	},
	es: {
		first: [
			{
				say: 'En el ocho de oros alguien labra la sexta moneda igual que la quinta, con la ciudad pequeña y lejana a su espalda. Lo llaman constancia. Vista desde la ciudad, la misma estampa se llama ausencia.',
				ask: '¿Cómo se ve tu jornada desde donde te esperan?',
			},
			{
				say: 'Los forjadores de Toledo templaban la hoja de noche, porque a oscuras se distingue mejor el color del hierro. De día, con prisas, el rojo y el naranja parecen iguales y la espada sale quebradiza.',
				ask: '¿Qué ves de tu trabajo cuando por fin se apaga la luz?',
			},
			{
				say: 'El gramático preguntó al barquero si sabía gramática; media vida perdida, le dijo. Luego se levantó el viento y el barquero preguntó por la natación. El cuento es de barqueros, claro, y la gramática tampoco estorbaba.',
				ask: '¿Qué sabes hacer tú que allí todavía nadie ha preguntado?',
			},
			{
				say: 'Una hormiga vio escribir a la pluma y la felicitó. Otra felicitó a los dedos, otra al brazo, y así fueron subiendo por la manga. En casi todas las oficinas las hormigas se detienen hacia el codo.',
				ask: '¿Qué mano mueve de verdad eso que te inquieta en el trabajo?',
			},
			{
				say: 'En los gremios antiguos la obra maestra no era la mejor de una vida, sino la primera que valía. Después venían cuarenta años de sillas corrientes, que son las que usó la gente para sentarse.',
				ask: '¿Qué haces bien sin que nadie lo celebre ya?',
			},
		],
		deeper: [
			{
				say: 'El lobo repartió la caza con justicia, a cada cual según su tamaño, delante del león, y no repartió nunca más. Hay mesas en las que conviene mirar la colocación de las sillas antes de abrir la boca.',
				ask: '¿Quién reparte la caza donde trabajas, y con qué regla?',
			},
			{
				say: 'Attar tenía botica y decía tomar quinientos pulsos al día; los poetas redondean. Aun así, sus pájaros llegaron hasta el Simurg desde detrás de un mostrador, entre una receta y la siguiente.',
				ask: '¿Qué haces en las rendijas del día que nadie te paga?',
			},
			{
				say: 'El curtidor se desmayó en la calle de los perfumistas y solo volvió en sí con el olor de su oficio. Una persona se acostumbra a un tono, a una silla, a la angustia del domingo, y el aire bueno le da mareo.',
				ask: '¿A qué te has acostumbrado allí que asombra a quien lo oye desde fuera?',
			},
			{
				say: 'Ayaz llegó a favorito del sultán y guardó bajo llave su zamarra vieja, que visitaba a diario. Los envidiosos sospecharon un tesoro. Iba a recordar quién era antes del cargo.',
				ask: '¿Cuál es tu zamarra, lo que tenías antes del título?',
			},
			{
				say: 'El rey de oros está tan rodeado de uvas que no se sabe dónde acaba la túnica y empieza la viña. Es un asiento cómodo, y levantarse rompería algo. De ese lado del éxito se brinda poco.',
				ask: '¿Qué parte de ti ha echado raíces ahí, y qué se rompería al arrancarla?',
			},
			{
				say: 'En el torno, el barro sube si la mano se queda quieta. No hago de ello una ley: hay mañanas en que el barro llegó seco, y la culpa es de quien lo trajo en el carro.',
				ask: '¿Qué parte del problema te la han traído y qué parte sale de tu mano?',
			},
			{
				say: 'El Loco del tarot lleva su oficio en un hatillo, y un perro le muerde el pantalón. Unos ven libertad; otros, a alguien sin paga de fin de mes. Las dos lecturas cobran según quién mire.',
				ask: '¿Qué te muerde el pantalón cada vez que piensas en cambiar algo?',
			},
			{
				say: 'En el campo se distinguía entre el jornal y el destajo: uno paga las horas, el otro lo hecho. Muchos trabajos de ahora cobran el jornal y exigen el destajo, y la diferencia la pone alguien de su propio descanso.',
				ask: '¿Quién pone la diferencia en tu caso, y de dónde la saca?',
			},
			{
				say: 'Los porteadores de los puertos llevaban un cojín en la nuca para la carga. Para una reunión de dos horas nadie ha inventado el cojín, y los hombros cruzan el portal con todo encima.',
				ask: '¿En qué parte del cuerpo te llevas el trabajo a casa?',
			},
		],
		offers: [
			{
				page: 'career-test',
				line: 'La prueba de vocación pregunta cosas sencillas sobre tus horas y hace la suma delante de ti.',
			},
			{
				page: 'gardner-test',
				line: 'Gardner contó ocho inteligencias, y un puesto de trabajo rara vez pide más de dos.',
			},
			{ page: 'tarot', line: 'A veces unas cartas enseñan el trabajo desde el lado donde no se sienta nadie.' },
		],
	},
};
