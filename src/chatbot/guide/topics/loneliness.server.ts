import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'The Hermit holds his lantern low, and the light falls on his own boots. Painters gave him a mountain, so that it looks like wisdom; on a third floor with the radio on it looks different. Both kinds of quiet exist, and only one is chosen.',
				ask: 'At which hour of the day does the quiet change from chosen to unchosen?',
			},
			{
				say: 'A Sufi in the Masnavi was feasted at a hostel and everybody sang that the donkey was gone; he sang loudest of all, and in the morning it was his own that had been sold. One can be quite alone in a chorus.',
				ask: 'In which company lately have you felt furthest from everybody?',
			},
			{
				say: 'Before the Bedouin saw a tent they saw smoke, and by night a dog’s bark was enough. A traveller who was lost would bark himself, and listen for an answer. It was thought sensible and not shameful.',
				ask: 'What is the sound you make, when you want to be found?',
			},
			{
				say: 'The owls in the Masnavi were offended by a falcon who had lost his way and landed in their ruin: he must be after the house. He said he only wanted to go back to a wrist. Being among others is no proof of being with them.',
				ask: 'Where is the wrist, for you: the place you were recognised without explaining?',
			},
			{
				say: 'On the longest night of the year Persian families sit up together so that nobody should meet the dark by themselves. Those who have nobody to sit with know that night better than the rest, and it gets no pomegranate.',
				ask: 'Which evening of your week is longest, and what is in it?',
			},
		],
		deeper: [
			{
				say: 'A man came at noon with a lamp through the bazaar, and when asked he said that he was looking for a human being. It is full of them, they told him. He had noticed, he said, and walked on with his lamp.',
				ask: 'What would you have to notice in somebody to put the lamp down?',
			},
			{
				say: 'Much of it is made of small sums: one plate, half a loaf gone hard, the second cinema ticket never bought. Philosophers of solitude had housekeepers. They never write about the bread.',
				ask: 'Which small thing in your rooms says it most plainly?',
			},
			{
				say: 'One can be missed and not know. In the story of the thirty birds, each one believed to be the only one left; the sky was wide and the cloud was thick. It took the last valley to count them.',
				ask: 'Who might be counting you in without your having heard of it?',
			},
			{
				say: 'The telephone lies there, and each day it gets heavier to lift, as bread rises if nobody puts it in. After a month one needs a reason to ring, after a year an excuse. I have no cure for that, but I know it is not laziness.',
				ask: 'Whose number has grown too heavy, and what would the shortest possible message say?',
			},
			{
				say: 'There are Persian wells with two buckets on one rope: one goes down when the other comes up. Two friends often call in that manner, each at the top when the other is below, and then they think they have nothing in common.',
				ask: 'When were you last at the top, and who was at the bottom of the rope?',
			},
			{
				say: 'Hafez has lines in which the candle alone keeps him company, and it weeps and burns down. He made a good poem out of it. I suspect that he would have swapped the poem on that evening for somebody to play backgammon with.',
				ask: 'What would you swap a whole quiet evening for?',
			},
			{
				say: 'Loneliness is not the same as having nobody. A full table can starve a person, and a word with the baker can last until Thursday. It seems to depend less on the number than on being asked something.',
				ask: 'Who last asked you a question and waited for the answer?',
			},
			{
				say: 'Some have built the wall themselves, from good stones, after something that made it necessary. The thirsty one on the wall in the Masnavi threw the bricks down, one by one, for the sound they made in the water.',
				ask: 'What is your wall made of, and which stone is the loosest?',
			},
			{
				say: 'Hoopoes nest alone and are not very tidy about it; Solomon noticed the absence of one at roll call all the same. I am fond of that detail, for professional reasons. Still, a roll call is not company.',
				ask: 'Where in your week would your absence be noticed first?',
			},
		],
		offers: [
			{
				page: 'blog',
				line: 'If you would like something to read in the quiet, our pages are meant for evenings of that kind.',
			},
			{
				page: 'hafez',
				line: 'Hafez sat up with a candle more than once; a ghazal of his is company, of the silent sort.',
			},
			{
				page: 'mbti',
				line: 'The type test here tells where people refill, among others or alone, without praising either.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'پیرِ ورق زاهد فانوس را پایین گرفته و نور فقط جلوی پای خودش می‌افتد. نقاش کوه به او داده تا تنهایی‌اش حکمت به نظر بیاید؛ همین تنهایی در طبقهٔ سوم، با رادیوی روشن، شکل دیگری دارد.',
				ask: 'چه ساعتی از روز، خلوتِ دلخواه به تنهاییِ ناخواسته برمی‌گردد؟',
			},
			{
				say: 'صوفی مثنوی شب را با جمع به سماع گذراند و با همه خواند که خر رفت، و صبح فهمید خر خودش را فروخته‌اند. آدم وسط یک آواز دسته‌جمعی هم می‌تواند کاملاً تنها باشد.',
				ask: 'این اواخر در کدام جمع از همه دورتر بوده‌ای؟',
			},
			{
				say: 'شب یلدا را ساخته‌اند تا کسی بلندترین تاریکی را تنها نبیند. آن که کسی را ندارد کنارش بنشیند، این شب را از همه بهتر می‌شناسد و کسی برایش اناری دان نمی‌کند.',
				ask: 'بلندترین شب هفتهٔ تو کدام است و با چه می‌گذرد؟',
			},
			{
				say: 'باز شاهی راه گم کرد و در ویرانه میان جغدها افتاد. جغدها گفتند آمده خانهٔ ما را بگیرد؛ گفت من فقط مچ دستی را می‌خواهم که از آن پریده‌ام. میان دیگران بودن، با آنها بودن نیست.',
				ask: 'کجا بود، یا پیش چه کسی، که بی‌توضیح شناخته می‌شدی؟',
			},
			{
				say: 'شیخی روز روشن با چراغ گرد شهر می‌گشت و می‌گفت آدمیزاد می‌جویم. گفتند شهر پر است. شنید و چراغ را خاموش نکرد. گاهی تنهایی از خالی بودن شهر نیست، از همین پر بودن است.',
				ask: 'در کسی باید چه ببینی تا چراغ را زمین بگذاری؟',
			},
		],
		deeper: [
			{
				say: 'تنهایی بیشتر از حساب‌های ریز ساخته شده: یک بشقاب، نصف نان که سفت شد، بلیت دوم که خریده نشد. آنها که در ستایش خلوت کتاب نوشتند کسی را داشتند که نان بخرد.',
				ask: 'کدام چیز کوچکِ خانه‌ات آشکارتر از همه می‌گوید تنهایی؟',
			},
			{
				say: 'گوشی همان‌جاست و هر روز یک سیر سنگین‌تر می‌شود. بعد از یک ماه زنگ زدن بهانه می‌خواهد و بعد از یک سال عذرخواهی. درمانی برایش نمی‌شناسم، ولی می‌دانم نامش تنبلی نیست.',
				ask: 'شمارهٔ چه کسی سنگین شده و کوتاه‌ترین پیامی که می‌شود برایش فرستاد چیست؟',
			},
			{
				say: 'چاه‌های قدیم دو دلو داشتند با یک طناب؛ یکی که بالا می‌آمد آن یکی پایین می‌رفت. دوستی‌ها هم گاهی همین‌طور می‌افتند و هر کدام گمان می‌کند دیگری حالش را نمی‌فهمد.',
				ask: 'آخرین بار که بالا بودی، چه کسی آن پایین مانده بود؟',
			},
			{
				say: 'شمع در غزل‌های حافظ هم‌نشین شب است؛ می‌گرید و می‌سوزد و کوتاه می‌شود. شعر خوبی درآمد. ولی گمانم آن شب حاضر بود شعر را بدهد و کسی بیاید با او تخته‌نرد بازی کند.',
				ask: 'یک شب تمام سکوت را با چه چیزی عوض می‌کنی؟',
			},
			{
				say: 'هر یک از سی مرغ در راه گمان می‌کرد تنها او مانده؛ آسمان پهن بود و ابر سنگین. تا وادی آخر کسی نشمردشان. شاید در دفتری نوشته شده‌ای که هنوز نشانت نداده‌اند، شاید هم نه.',
				ask: 'چه کسی ممکن است تو را در شمار خودش بیاورد و نگفته باشد؟',
			},
			{
				say: 'مرد تشنه بالای دیوار نشسته بود و آب پایین. خشت‌ها را یکی‌یکی کَند و در آب انداخت، اول فقط برای شنیدن صدایش. هر دیواری روزی به دلیلی درست بالا رفته است.',
				ask: 'دیوار تو از چه ساخته شده و کدام خشتش لق‌تر است؟',
			},
			{
				say: 'تنهایی همان بی‌کسی نیست. سفرهٔ شلوغ گاهی آدم را گرسنه می‌فرستد خانه و دو کلمه با نانوا تا پنجشنبه می‌ماند. انگار به شمار آدم‌ها نیست، به پرسیده شدن است.',
				ask: 'چه کسی آخرین بار از تو چیزی پرسید و صبر کرد تا جواب بدهی؟',
			},
			{
				say: 'هدهد پرنده‌ای است که تنها لانه می‌کند و چندان هم مرتب نیست؛ سلیمان با این حال وقت سان دیدن جای خالی‌اش را دید. من این را بیش از باقی قصه دوست دارم، به دلایل صنفی.',
				ask: 'در هفتهٔ تو، نبودنت را کجا زودتر از همه می‌فهمند؟',
			},
			{
				say: 'ورزشگاه و مترو و صف نان پر از شانه است و هیچ‌کدام به هم چیزی نمی‌گویند. تن اما فرق را می‌فهمد: دستی که بی‌دلیل روی شانه بماند تا شب یادش است.',
				ask: 'آخرین باری که تنت حضور کسی را به یاد سپرد کی بود؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'اگر خواستی چیزی برای این سکوت بخوانی، نوشته‌های ما را برای همین جور شب‌ها گذاشته‌اند.' },
			{ page: 'hafez', line: 'حافظ بارها تا صبح با شمع نشسته است؛ غزلش هم‌نشینی است از نوع کم‌حرف.' },
			{ page: 'mbti', line: 'آزمون تیپ شخصیت می‌گوید آدم میان جمع پر می‌شود یا در خلوت، و از هیچ‌کدام تعریف نمی‌کند.' },
		],
	},
	ar: {
		first: [
			{
				say: 'كان المسافر التائه في ليل البادية ينبح كالكلب، لعلّ كلبًا عند خيمة يجيبه فيهتدي إلى أهلها. سمّوه المستنبح، ومدحوا من أوقد له النار، ولم يروا في نباحه عيبًا.',
				ask: 'ما الصوت الذي يخرج منكم حين تشتدّ حاجتكم إلى من يسمع؟',
			},
			{
				say: 'يحمل الناسك في الورقة فانوسه منخفضًا، فلا يضيء غير نعليه. رسموه على جبل ليبدو حكيمًا. والوحدة نفسها في شقّة بالطابق الثالث والمذياع يعمل لها وجه آخر.',
				ask: 'في أيّ ساعة تنقلب خلوتكم من اختيار إلى ثقل؟',
			},
			{
				say: 'غنّى صوفيّ مع الجماعة طوال الليل أنّ الحمار ذهب، وهو أشدّهم طربًا، ثمّ عرف في الصباح أنّ حماره هو الذي بيع. تكون الوحدة تامّة أحيانًا في قلب الغناء الجماعيّ.',
				ask: 'في أيّ جماعة أحسستم أنّكم أبعد ما تكونون عن الجميع؟',
			},
			{
				say: 'هبط صقر ضلّ طريقه في خرابة البوم، فقيل هناك إنّه جاء يأخذ البيوت. قال: ما أريد إلّا معصمًا طرتُ عنه. الجلوس بين الآخرين شيء، وصحبتهم شيء ثان.',
				ask: 'أين كان المكان الذي يعرفكم أهله دون شرح منكم؟',
			},
			{
				say: 'كانت قهوة البيت العربيّ تُدقّ في الهاون دقًّا عاليًا كي يسمع الجار ويأتي. صار الناس يشترون البنّ مطحونًا، وهو أسهل، وسكت الهاون الذي كان يدعو بلا دعوة.',
				ask: 'ما الدعوة الصامتة التي كانت تجمع الناس عندكم ثمّ انقطعت؟',
			},
		],
		deeper: [
			{
				say: 'تتكوّن الوحدة من حسابات صغيرة: صحن واحد، ونصف رغيف يبس، ومقعد بجوار النافذة لا يطلبه أحد. والذين ألّفوا في مدح العزلة كان لهم من يشتري الخبز.',
				ask: 'أيّ شيء صغير حولكم في البيت يقولها بأوضح عبارة؟',
			},
			{
				say: 'الهاتف في مكانه ويزداد كلّ يوم ثقلًا. بعد شهر يحتاج الاتّصال إلى سبب، وبعد سنة إلى اعتذار. لا أعرف لهذا دواءً، غير أنّي أعرف أنّ اسمه ليس كسلًا.',
				ask: 'أيّ رقم صار ثقيلًا عليكم، وما أقصر رسالة تكتبونها إليه؟',
			},
			{
				say: 'دار شيخٌ بالسراج في النهار وقال إنّه يطلب إنسانًا. قيل له: السوق ملأى. قال: رأيتُ، ومضى والسراج في يده. كثرة الوجوه تزيد البحث عسرًا في بعض الأيّام.',
				ask: 'ما العلامة التي لو رأيتموها في أحد لأطفأتم السراج؟',
			},
			{
				say: 'كان للبئر دلوان على حبل واحد، يصعد هذا حين ينزل ذاك. وكثير من الصداقات على هذه الهيئة، ثمّ يظنّ كلّ طرف أنّ الآخر لا يعرف القاع.',
				ask: 'متى صعد بكم الحبل آخر مرّة، ومن كان في القاع عندئذ؟',
			},
			{
				say: 'جلس حافظ مع الشمعة ليالي، وهي تبكي وتقصر. خرجت من ذلك قصائد حسنة. وأظنّه في تلك الليالي كان مستعدًّا أن يعطي القصيدة لمن يأتي ويلاعبه النرد.',
				ask: 'بماذا تبيعون مساءً كاملًا من الصمت لو وجدتم من يشتري؟',
			},
			{
				say: 'ظنّ كلّ طائر من الثلاثين في الضباب أنّه آخر من بقي، فالسماء واسعة والغيم ثقيل. لم يُعدّوا إلّا في الوادي الأخير. ربّما يعدّكم قوم بين أهلهم ولم يُخبروكم، وربّما لا.',
				ask: 'من قد يحسب غيابكم نقصًا في العدد دون أن يقول لكم؟',
			},
			{
				say: 'ليست الوحدة قلّة الناس دائمًا. ربّ مائدة عامرة تقومون عنها جائعين، وربّ كلمتين مع الخبّاز تكفيان حتّى الخميس. كأنّ الأمر في أن يسألكم أحد، لا في العدد.',
				ask: 'من طرح عليكم سؤالًا في المدّة الأخيرة وانتظر جوابكم حقًّا؟',
			},
			{
				say: 'قعد عطشان على جدار والماء تحته، فأخذ يرمي اللبنات واحدة بعد أخرى ليسمع صوتها. لا يُبنى جدار في العادة إلّا لسبب صحيح في يومه، ثمّ يبقى بعد زوال السبب.',
				ask: 'ممّ بنيتم هذا الجدار، وأيّ لبنة فيه أقلّ ثباتًا؟',
			},
			{
				say: 'تفقّد سليمان الطير فلم يجد الهدهد، وسأل عنه باسمه. أحبّ هذا الموضع من القصّة أكثر من سواه، لأسباب مهنيّة. ومع ذلك فالتفقّد شيء والمجالسة شيء آخر.',
				ask: 'أين يلاحظون غيابكم أوّلًا في أسبوع عاديّ؟',
			},
			{
				say: 'في الحمّامات القديمة كان الناس يجلسون على الرخام ساعات، ويعرف المدلّك كلّ كتف باسمها. الجسد يحفظ الحضور قبل الكلام، وينتبه إلى غيابه قبل أن تنتبه الفكرة.',
				ask: 'متى شعر جسدكم آخر مرّة بأنّ أحدًا قريب منكم؟',
			},
		],
		offers: [
			{ page: 'blog', line: 'إن أردتم شيئًا تقرؤونه في هذا الهدوء، فصفحات المدوّنة كُتبت لمثل هذه الأمسيات.' },
			{ page: 'hafez', line: 'سهر حافظ مع شمعته أكثر من مرّة، وغزله صحبة قليلة الكلام.' },
			{ page: 'mbti', line: 'اختبار الأنماط يبيّن لكم أين تستعيدون قوّتكم، بين الناس أو وحدكم، ولا يمدح أحد الطريقين.' },
		],
	},
	es: {
		first: [
			{
				say: 'El Ermitaño lleva el farol bajo y la luz le cae en las botas. Le pintaron una montaña para que pareciera sabio; en un tercero sin ascensor, con la radio puesta, la misma soledad tiene otra cara.',
				ask: '¿A qué hora del día deja tu silencio de ser elegido?',
			},
			{
				say: 'Un sufí pasó la noche cantando con todos que el burro se había ido, y era quien más disfrutaba. Por la mañana supo que habían vendido el suyo. Se puede estar muy a solas en mitad de un coro.',
				ask: '¿En qué compañía te has sentido últimamente más lejos de todo el mundo?',
			},
			{
				say: 'En los pueblos se sacaba la silla a la puerta al caer la tarde. No hacía falta quedar: la silla ya era la invitación, y quien pasaba decidía si se sentaba. Las puertas de ahora dan a un rellano.',
				ask: '¿Dónde está hoy tu silla, el sitio al que alguien podría acercarse sin aviso?',
			},
			{
				say: 'Un halcón perdido cayó en la ruina de los búhos, que pensaron que venía por la casa. Dijo que solo quería volver a la muñeca del rey, de donde había salido volando. Estar entre otros no prueba que se esté con ellos.',
				ask: '¿Dónde te han reconocido sin que tuvieras que explicarte?',
			},
			{
				say: 'El beduino extraviado ladraba en la noche por si le contestaba algún perro de campamento. Tenían una palabra para él y no era de burla. Hacerse oír en lo oscuro se tuvo por buen juicio.',
				ask: '¿Qué sonido haces tú cuando quieres que te encuentren?',
			},
		],
		deeper: [
			{
				say: 'Está hecha de cuentas pequeñas: un plato, medio pan que se endurece, la segunda entrada que no se compra. Los filósofos que alabaron el retiro tenían quien les hiciera la compra.',
				ask: '¿Qué objeto de tu casa lo dice con más claridad?',
			},
			{
				say: 'El teléfono pesa un poco más cada día. Al mes, llamar exige un motivo; al año, una disculpa. No conozco remedio, pero sé que no se llama pereza.',
				ask: '¿Qué número se te ha vuelto demasiado pesado, y cómo sería el mensaje más corto posible?',
			},
			{
				say: 'Alguien cruzaba el bazar a mediodía con un farol encendido, buscando a un ser humano. «Si está lleno», le dijeron. Contestó que ya lo había notado, y siguió con la luz en alto.',
				ask: '¿Qué tendrías que notar en alguien para apagar el farol?',
			},
			{
				say: 'Había pozos con dos cubos en una misma soga: sube uno cuando baja el otro. Muchas amistades funcionan así, y cada cual cree que el otro no conoce el fondo.',
				ask: '¿Cuándo fue la última vez que te tocó arriba, y quién estaba abajo?',
			},
			{
				say: 'Hafez pasó noches con la vela por toda compañía, y la vela lloraba y menguaba. Le salió un poema excelente. Sospecho que lo habría cambiado por alguien que supiera jugar al chaquete.',
				ask: '¿Por qué cambiarías tú una noche entera de silencio?',
			},
			{
				say: 'En la niebla cada uno de los treinta pájaros creyó que era el último. El cielo era ancho, y no los contaron hasta el final del camino. Quizá alguien te cuente ya entre los suyos, o quizá no; desde aquí no se ve.',
				ask: '¿Quién podría tenerte en su lista sin habértelo dicho?',
			},
			{
				say: 'No es lo mismo que no tener a nadie. Una mesa llena puede mandarte a la cama con hambre, y dos frases con la panadera alcanzan a veces hasta el jueves. Parece que depende menos del número que de las preguntas.',
				ask: '¿Quién te preguntó algo por última vez y esperó la respuesta?',
			},
			{
				say: 'Sentado en lo alto de un muro, un sediento iba tirando ladrillos al agua solo por oírla. Casi todos los muros se levantan por una buena razón, y siguen en pie cuando la razón ya se ha ido.',
				ask: '¿De qué está hecho el tuyo, y qué ladrillo está más suelto?',
			},
			{
				say: 'Salomón pasó lista a los pájaros y echó en falta a la abubilla. Por motivos profesionales le tengo cariño a ese pasaje. Ahora bien, que pasen lista no es todavía que alguien se siente contigo.',
				ask: '¿En qué lugar de tu semana se notaría primero tu falta?',
			},
			{
				say: 'Una abuela andaluza ponía la radio en la cocina y le contestaba. Se reían de ella hasta que le preguntaron: «Es que si no, se me olvida la voz», dijo. La garganta también se queda sin uso.',
				ask: '¿Qué parte de ti lleva demasiado tiempo sin usarse con nadie?',
			},
		],
		offers: [
			{
				page: 'blog',
				line: 'Si te apetece leer algo en este silencio, nuestras páginas se escribieron para noches así.',
			},
			{
				page: 'hafez',
				line: 'Hafez velaba con una vela más de una vez; un gazal suyo es compañía de la que habla poco.',
			},
			{
				page: 'mbti',
				line: 'La prueba de tipos cuenta dónde se repone cada cual, en compañía o a solas, sin premiar a nadie.',
			},
		],
	},
};
