import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The chickpea in Rumi’s pot leaps up when it boils and asks the cook why she is doing this to it. She answers kindly, and at length, and pushes it down again with the ladle. He sides with the cook; he had once been the chickpea.',
				ask: 'What is getting soft in this heat, and what is keeping its shape?',
			},
			{
				say: 'On Chaharshanbe Suri Persians leap over a fire before the year turns and ask it for its red in exchange for their yellow. Small children are handed across. It takes one second, and the year comes anyway.',
				ask: 'What would you like to leave on the far side of the fire?',
			},
			{
				say: 'The Tower is struck and two people come down through the air with their arms out. A crown has been knocked off as well. One learns little from the card about the stairs, and whether they could have been used last week.',
				ask: 'What was the first crack you saw, and when was that?',
			},
			{
				say: 'A bookbinder takes an old book apart in order to save it; for some days it lies on the bench in separate sheets, and anyone who comes in by chance believes it is ruined. I cannot tell which day this is for yours.',
				ask: 'Which sheets are lying about at present, and which of them must not be lost?',
			},
			{
				say: 'Before a nomads’ spring move every family argued about one pot: whether it was to be carried over the pass or left. From afar the move is a painting. From near it begins with carpets being rolled, and that argument.',
				ask: 'What have you already rolled up, and what are you still living in?',
			},
		],
		deeper: [
			{
				say: 'A parrot from the Masnavi learned from a message that the way out of the cage was to drop from the perch. The merchant wept and threw it out of the window, and it flew. It did return to the branch to say goodbye, which gets forgotten.',
				ask: 'What would have to drop for this to open?',
			},
			{
				say: 'Snakes change their skin from the mouth, turning it inside out as one takes off a wet stocking, and for some days before they are nearly blind. Keepers leave them alone then. Wise men have made a symbol of it and overlooked the stocking.',
				ask: 'What can you not see properly just now, and who leaves you in peace?',
			},
			{
				say: 'Somebody stays behind in every change, even if everyone has moved: the one who had the old address, the old morning, the seat by the tram window. That person deserves a better send-off than being called a phase.',
				ask: 'What did the one you were before do well?',
			},
			{
				say: 'In the Six of Swords a ferry crosses with people whose faces we do not see; the water is rough on one side and smooth on the other. The swords stand in the boat. Take them out, some reader said, and it would leak.',
				ask: 'What are you taking along that you would have liked to leave, and what might it be stopping up?',
			},
			{
				say: 'The hermit crab has to be naked for about a minute, between one shell and the next; it looks round first. It does not do it because it is brave. The old one pinches.',
				ask: 'Where did the old shape begin to pinch?',
			},
			{
				say: 'Those around you have usually ordered the former model. They do not mean it badly. They reach for a handle that used to be there, and find it gone, and ask whether you are tired.',
				ask: 'Who goes on talking to the person you were, and what happens in you then?',
			},
			{
				say: 'The calendar of the Persians puts the new year at the minute when day and night are equal, so that it may come at a quarter to four in the morning, with everyone sitting round the goldfish. Exactness about beginnings is touching. It has usually begun already, in February, under the snow.',
				ask: 'When did this really begin, before it had a date?',
			},
			{
				say: 'The Wheel turns, and creatures hang on it, one going up, one down, and a sphinx sits on top with a sword as though it were staying. The painter knew better. From the hub, they say, the motion is least; one has to like company there.',
				ask: 'What stays still in all this, be it ever so small?',
			},
			{
				say: 'The body votes late in these matters. One has signed, packed, waved, and weeks afterwards the foot looks for a step that belonged to other stairs. I would not call this regret. It is the knee, reading yesterday’s paper.',
				ask: 'Which habit of the body still lives at the old address?',
			},
		],
		offers: [
			{ page: 'tarot', line: 'Three cards of the tarot put past, present and future side by side on one table.' },
			{
				page: 'blog',
				line: 'Some of our pages are about thresholds: new years, bridges, the thirteenth card, doors in dreams.',
			},
			{
				page: 'big-five',
				line: 'How much newness sits well with a person differs a great deal, and the Big Five has a scale for it.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'نخود در دیگ مولانا بالا می‌پرد و از کدبانو می‌پرسد چرا با من چنین می‌کنی. او مهربان و مفصل جواب می‌دهد و با کفگیر پایینش می‌برد. مولانا طرف کدبانوست؛ خودش پیش‌تر نخود بوده.',
				ask: 'در این جوشیدن چه چیز دارد نرم می‌شود و چه چیز شکلش را نگه داشته؟',
			},
			{
				say: 'چهارشنبه‌سوری از روی آتش می‌پریم و زردی را می‌دهیم و سرخی را می‌خواهیم. بچه‌ها را دست به دست رد می‌کنند. یک ثانیه بیشتر نیست و سال در هر حال نو می‌شود.',
				ask: 'چه چیزی را دوست داری آن طرف آتش جا بگذاری؟',
			},
			{
				say: 'صحاف برای نجات کتاب اول از هم بازش می‌کند؛ چند روزی برگ‌برگ روی میز است و هر که سرزده بیاید گمان می‌کند از دست رفته. من از اینجا نمی‌دانم کتاب تو در کدام روز است.',
				ask: 'کدام برگ‌ها این روزها پراکنده‌اند و کدامشان نباید گم شود؟',
			},
			{
				say: 'برج در ورقش صاعقه خورده و دو نفر میان هوا دست‌ها را باز کرده‌اند. تاج هم افتاده. پله‌ها در تصویر نیست، و معلوم هم نیست هفتهٔ پیش می‌شد از آنها پایین آمد یا نه.',
				ask: 'از آنچه فرو ریخت یا جا ماند، کدام تکه را با خودت برداشته‌ای؟',
			},
			{
				say: 'کوچ عشایر را از دور زیبا می‌بینند. از نزدیک، شب پیش از کوچ، هر خانواده باید تصمیم بگیرد کدام دیگ را ببرد. بهار همیشه با دعوایی سر یک دیگ شروع می‌شد.',
				ask: 'در این کوچ دعوا سر کدام دیگ است؟',
			},
		],
		deeper: [
			{
				say: 'طوطی بازرگان از پیغامی فهمید راه بیرون از قفس این است که از چوبش بیفتد. بازرگان گریست و بیرونش انداخت و پرید. بعد برگشت روی شاخه که خداحافظی کند، و این را جا می‌اندازند.',
				ask: 'چه چیزی باید بیفتد تا این در باز شود؟',
			},
			{
				say: 'مار پوستش را از دهان برمی‌گرداند، مثل جوراب خیس، و چند روز پیش از آن تقریباً کور است. مارگیر در آن روزها کاری به کارش ندارد. حکیم‌ها نمادش را برداشته‌اند و جوراب را فراموش کرده‌اند.',
				ask: 'چه چیزی را این روزها درست نمی‌بینی و چه کسی کاری به کارت ندارد؟',
			},
			{
				say: 'در هر تغییری کسی جا می‌ماند، حتی اگر همه رفته باشند: آن که نشانی قدیم مال او بود، صبح قدیم، صندلی کنار پنجرهٔ اتوبوس. او بدرقه‌ای بهتر از نام «یک دوره» می‌خواهد.',
				ask: 'آن آدم قبلی چه کاری را خوب می‌کرد؟',
			},
			{
				say: 'در شش شمشیر قایقی می‌گذرد و آب یک طرفش آرام است و طرف دیگر نه. شمشیرها در کف قایق فرو رفته‌اند. کسی گفته بود اگر درشان بیاورند آب می‌گیرد.',
				ask: 'چه چیزی را با خود می‌بری که دوست داشتی بماند، و شاید جلوی کدام سوراخ را گرفته؟',
			},
			{
				say: 'خرچنگ گوشه‌گیر میان دو صدف یک دقیقه برهنه است و اول خوب دور و برش را می‌پاید. از شجاعت نیست. صدف کهنه تنگ شده.',
				ask: 'شکل قدیم از کجا شروع کرد به فشار آوردن، و تا کی می‌شد ندیده گرفتش؟',
			},
			{
				say: 'اطرافیان معمولاً همان مدل سابق را سفارش داده‌اند. بدی ندارند. دست می‌برند به دستگیره‌ای که پیش‌تر آنجا بود و نیست، و حال خواب و خوراکت را می‌پرسند. فقط دستگیره جابه‌جا شده.',
				ask: 'چه کسی هنوز با آدم قبلی حرف می‌زند و آن وقت در تو چه می‌گذرد؟',
			},
			{
				say: 'سال ما سر ثانیه نو می‌شود، گاهی ساعت چهار صبح با همهٔ خانواده دور تنگ ماهی. این دقت در شروع دل آدم را می‌برد. بیشتر شروع‌ها اما از بهمن، زیر برف، راه افتاده بودند.',
				ask: 'این ماجرا پیش از آنکه تاریخ داشته باشد، واقعاً از کی شروع شد؟',
			},
			{
				say: 'چرخ می‌گردد و جانورها به آن آویزان‌اند، یکی بالا می‌رود و یکی پایین، و ابوالهولی با شمشیر آن بالا طوری نشسته که انگار ماندنی است. نقاش خبر داشت که نیست.',
				ask: 'در میان این چرخیدن چه چیز، هر قدر کوچک، سر جای خود مانده؟',
			},
			{
				say: 'تن دیر رأی می‌دهد. امضا کرده‌ای و بار بسته‌ای و دست تکان داده‌ای و هفته‌ها بعد پا دنبال پله‌ای می‌گردد که مال خانهٔ دیگری بود. نامش پشیمانی نیست؛ زانوست که روزنامهٔ دیروز را می‌خواند.',
				ask: 'کدام عادت تنت هنوز در نشانی قدیم زندگی می‌کند؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'چیدمان سه‌ورقِ تاروت گذشته و حال و آینده را روی یک میز کنار هم می‌گذارد.' },
			{ page: 'blog', line: 'چند نوشتهٔ ما دربارهٔ آستانه‌هاست: سال نو، پل، ورق سیزدهم و درهای خواب.' },
			{ page: 'big-five', line: 'آدم‌ها در تاب آوردن چیز نو خیلی با هم فرق دارند و پنج عامل برای آن مقیاسی دارد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'تقفز الحمّصة في قدر الرومي حين يغلي الماء وتسأل الطاهية: لمَ هذا بي. فتجيبها بلطف وإطالة، ثمّ تدفعها بالمغرفة. كان الرومي في صفّ الطاهية، وقد كان قبل ذلك حمّصة.',
				ask: 'ما الذي يلين فيكم في هذه النار، وما الذي ما زال على شكله؟',
			},
			{
				say: 'يفكّ مجلّد الكتب الكتاب القديم لينقذه، فيبقى أيّامًا أوراقًا متفرّقة على الطاولة، ومن يدخل صدفةً يظنّه قد تلف. ولا أعرف من هنا في أيّ يوم من تلك الأيّام صار أمركم هذا.',
				ask: 'أيّ أوراقكم مبعثرة الآن على الطاولة، وأيّها لا يجوز أن يضيع؟',
			},
			{
				say: 'في ورقة البرج صاعقة واثنان في الهواء وتاج ساقط. لا ترون الأدراج في الصورة، ولا تعرفون هل كان النزول عليها ممكنًا في الأسبوع الذي سبق.',
				ask: 'متى رأيتم الشقّ الأوّل، وأين كان بالضبط؟',
			},
			{
				say: 'كان البدو يقوّضون الخيمة في ساعة، ويبقى على الأرض مربّع أفتح لونًا ورماد الموقد. قبل كلّ رحيل كانوا يختصمون على قِدر واحدة: أيحملونها أم يتركونها. وبعد ذلك يصير الطريق أسهل.',
				ask: 'على أيّ قدر تختصمون، ولو مع أنفسكم، في هذا الرحيل؟',
			},
			{
				say: 'قال هرقليطس إنّ أحدًا لا ينزل النهر نفسه مرّتين. أهل الفرات يعرفون ذلك ويعرفون أيضًا أنّ الجسر هو الجسر. كلا القولين صحيح في صباح واحد.',
				ask: 'ما الذي جرى منكم مع الماء، وما الذي بقي كالجسر؟',
			},
		],
		deeper: [
			{
				say: 'فهمت ببغاء التاجر من رسالة أنّ الخروج من القفص يكون بالسقوط عن العود. بكى التاجر ورماها فطارت. ثمّ عادت إلى الغصن لتودّعه، وهذا ما ينساه الرواة عادةً.',
				ask: 'ماذا ينبغي أن يسقط منكم كي ينفتح هذا الباب؟',
			},
			{
				say: 'تنزع الحيّة جلدها من جهة الفم مقلوبًا كما يُنزع جورب مبتلّ، وتكون قبل ذلك بأيّام شبه عمياء. يتركها الحاوي في تلك الأيّام وشأنها. أخذ الحكماء الرمز ونسوا الجورب.',
				ask: 'ما الذي لا ترونه بوضوح الآن، ومن الذي يترككم وشأنكم؟',
			},
			{
				say: 'يتخلّف في كلّ تغيّر شخص ما وإن رحل الجميع: صاحب العنوان القديم والصباح القديم والمقعد عند نافذة الحافلة. يستحقّ وداعًا أحسن من أن يُسمّى مرحلة.',
				ask: 'ماذا كان يُحسن أن يفعل ذلك الذي كنتموه؟',
			},
			{
				say: 'في ورقة السيوف الستّة زورق يعبر، والماء هائج في جهة هادئ في جهة. السيوف مغروزة في قاع الزورق، وقد قال أحدهم إنّها لو نُزعت لدخل الماء.',
				ask: 'ما الذي تحملونه كرهًا إلى الضفّة الأخرى، وأيّ ثقب لعلّه يسدّه؟',
			},
			{
				say: 'يبقى السرطان الناسك عاريًا نحو دقيقة بين صدفة وصدفة، ويلتفت قبل ذلك جيّدًا. ليس في ذلك شجاعة كبيرة منه. إنّما الصدفة القديمة ضاقت وصارت تؤلم عند كلّ حركة.',
				ask: 'من أين بدأ شكلكم القديم يضيق بكم؟',
			},
			{
				say: 'يطلب القريبون منكم في الغالب نسختكم السابقة. لا سوء في نيّتهم. يمدّون أيديهم إلى مقبض كان هناك، فلا يجدونه، فيسألونكم عن التعب والنوم والطعام.',
				ask: 'من ما زال يخاطب فيكم الشخص السابق، وماذا يحدث في أنفسكم عندئذ؟',
			},
			{
				say: 'أرّخ العرب بالحوادث قبل أن يؤرّخوا بالأرقام: عام الفيل، وعام الفجار. لكلّ إنسان أعوام من هذا النوع لا توافق التقويم. والعام منها يبدأ عادةً قبل أن يُسمّى.',
				ask: 'بماذا تسمّون عامكم هذا لو سمّيتموه بحادثته؟',
			},
			{
				say: 'يدور الدولاب وعليه مخلوقات صاعدة وأخرى هابطة، وفوقه مخلوق بسيف يجلس كأنّه باق. كان الرسّام أعلم بالأمر. وعند المحور تكون الحركة أقلّ ما تكون.',
				ask: 'ما الشيء الذي بقي لكم ثابتًا في هذا كلّه، وإن كان صغيرًا؟',
			},
			{
				say: 'يدلي الجسد بصوته متأخّرًا. وُقّع الورق وحُزمت الأمتعة ولُوّح بالأيدي، وبعد أسابيع تبحث القدم عن درجة كانت لسلّم آخر. ليس هذا ندمًا. إنّها الركبة تقرأ جريدة الأمس.',
				ask: 'أيّ عادة من عادات جسدكم ما زالت تسكن العنوان القديم؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'ثلاث أوراق من التاروت تضع لكم الماضي والحاضر والمستقبل على طاولة واحدة.' },
			{ page: 'blog', line: 'بعض صفحاتنا عن العتبات: رأس السنة، والجسور، والورقة الثالثة عشرة، وأبواب المنام.' },
			{ page: 'big-five', line: 'يختلف الناس كثيرًا في احتمال الجديد، وفي العوامل الخمسة مقياس لذلك.' },
		],
	},
	es: {
		first: [
			{
				say: 'El garbanzo de Rumi salta cuando hierve la olla y le pregunta a la cocinera por qué le hace eso. Ella le contesta con cariño, se extiende, y lo hunde otra vez con el cucharón. Rumi está con la cocinera; antes había sido garbanzo.',
				ask: '¿Qué se te está ablandando con este hervor, y qué conserva la forma?',
			},
			{
				say: 'La noche de San Juan se queman los trastos en la playa y se saltan las brasas. Se tira una silla, unos apuntes, una carta. A la mañana siguiente la marea encuentra sobre todo clavos.',
				ask: '¿Qué echarías a la hoguera, y qué clavos quedarían después, cuando baje la marea?',
			},
			{
				say: 'El encuadernador deshace el libro viejo para salvarlo; durante unos días está en pliegos por la mesa, y quien entra de improviso lo da por perdido. No sé decirte desde aquí en qué día va el tuyo.',
				ask: '¿Qué pliegos andan sueltos ahora, y cuáles no se pueden perder?',
			},
			{
				say: 'A la Torre le ha caído el rayo y dos personas bajan por el aire con los brazos abiertos. De las escaleras la carta no dice nada, ni de si la semana anterior se podían usar.',
				ask: '¿Cuándo viste la primera grieta, y dónde estaba?',
			},
			{
				say: 'Los pastores trashumantes llevaban de todo menos la puerta. La casa de invierno se quedaba con la suya cerrada, y en la sierra había que poner una manta. Dos umbrales, y en cada uno se dormía distinto.',
				ask: '¿Qué has tenido que dejar cerrado, y con qué tapas de momento el hueco?',
			},
		],
		deeper: [
			{
				say: 'El loro del mercader entendió por un recado que de la jaula se salía dejándose caer. El mercader lloró, lo tiró por la ventana y voló. Después volvió a la rama a despedirse, y ese trozo casi nadie lo cuenta.',
				ask: '¿Qué tendría que caer para que esto se abra?',
			},
			{
				say: 'La culebra muda desde la boca, del revés, como quien se quita una media mojada, y los días anteriores va casi ciega. El que sabe la deja en paz. Los sabios se quedaron con el símbolo y olvidaron la media.',
				ask: '¿Qué no ves bien en este momento, y quién te deja en paz?',
			},
			{
				say: 'En todo cambio se queda alguien atrás aunque se hayan mudado todos: quien tenía aquella dirección, aquella mañana, aquel asiento junto a la ventanilla. Merece mejor despedida que llamarlo «una etapa».',
				ask: '¿Qué hacía bien la persona que eras hasta hace poco?',
			},
			{
				say: 'En el seis de espadas cruza una barca con el agua revuelta de un lado y lisa del otro. Las espadas van clavadas en el fondo. Alguien dijo que, si las arrancaran, haría agua.',
				ask: '¿Qué llevas contigo a disgusto, y qué agujero puede estar tapando?',
			},
			{
				say: 'El cangrejo ermitaño pasa cosa de un minuto en cueros entre una concha y la siguiente, y antes mira bien alrededor. No lo hace por valor. La vieja aprieta.',
				ask: '¿Por dónde empezó a apretar la forma antigua, y cuánto tardaste en notarlo?',
			},
			{
				say: 'La gente de tu alrededor encargó en su día el modelo anterior. No hay mala fe: alargan la mano a un asa que estaba ahí, no la encuentran y preguntan si duermes mal.',
				ask: '¿Quién sigue hablando con quien eras, y qué te pasa entonces?',
			},
			{
				say: 'El año persa empieza en el minuto del equinoccio, que puede caer a las cuatro de la madrugada con toda la familia en torno al pez. Esa exactitud conmueve. Casi todo lo que empieza llevaba ya un mes empezado bajo la nieve.',
				ask: '¿Cuándo comenzó esto de verdad, antes de tener fecha?',
			},
			{
				say: 'En la Rueda una criatura sube, otra baja, y arriba hay una esfinge con espada sentada como si fuera a quedarse. El pintor sabía más. En el eje, dicen, es donde menos se mueve.',
				ask: '¿Qué permanece quieto en todo esto, por pequeño que sea?',
			},
			{
				say: 'El cuerpo vota tarde. Ya se ha firmado, embalado y dicho adiós, y a las semanas el pie busca un escalón que era de otra escalera. No lo llamaría arrepentimiento. Es la rodilla, que lee el periódico de ayer.',
				ask: '¿Qué costumbre del cuerpo vive aún en la dirección antigua?',
			},
			{
				say: 'Las noches en que cruje un mueble decían las abuelas que la madera «hace su asiento». Años después del carpintero, todavía se acomoda. A los muebles se les concede ese plazo sin discusión.',
				ask: '¿Qué te cruje a ti desde el cambio, y a qué hora?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'Tres cartas del tarot ponen pasado, presente y futuro en una misma mesa.',
			},
			{
				page: 'blog',
				line: 'Algunas páginas nuestras tratan de umbrales: años nuevos, puentes, la carta trece, puertas soñadas.',
			},
			{
				page: 'big-five',
				line: 'La novedad les sienta a unos como un guante y a otros como un zapato; los cinco grandes tienen una escala para eso.',
			},
		],
	},
};
