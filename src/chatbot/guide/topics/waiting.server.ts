import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Hafez promises that Joseph will come back to Canaan, and spends the rest of the poem on the house. The hut of sorrows is to become a rose garden, so somebody must have kept the roof up in the meantime. No poem names that person.',
				ask: 'What have you been keeping up, while you wait?',
			},
			{
				say: 'In the Seven of Pentacles a gardener leans on a hoe and looks at the fruit. It is not ripe and there is nothing left to dig. The painter gave him a face for which there is no good word, between patience and arithmetic.',
				ask: 'What is there truly nothing more to do about, and where might the hoe still be of use?',
			},
			{
				say: 'In the count of letters the Persian for waiting comes to one thousand five hundred and fifty-two, one of the longest sums an ordinary word can make. Whoever adds it up has to wait for the end of it.',
				ask: 'What were you told about how long this would take, and by whom?',
			},
			{
				say: 'Penelope wove by day and unpicked by night, and the suitors, who never looked at a loom, believed in slow cloth. It is the best-known waiting in the world, and it was busy.',
				ask: 'What do you undo at night that you did in daylight?',
			},
			{
				say: 'Saffron flowers in autumn, and for eleven months the field in Khorasan looks like a field where nothing was planted. Farmers walk round it, strangers walk across it. I cannot tell from here what is under yours.',
				ask: 'Who walks across this as though nothing were planted there?',
			},
		],
		deeper: [
			{
				say: 'Sultan Mahmud asked a man in the snow how he had borne the nights, and he had borne them by looking at a lamp on the palace wall. Then he was promised a coat, and stopped looking at the lamp, and froze. The tellers disagree about the coat.',
				ask: 'What kept you warm before the promise was made?',
			},
			{
				say: 'Waiting makes one a scholar of small sounds: the lift, the gate, that particular silence before a telephone rings. None of this knowledge will ever be needed again, and nobody else has it.',
				ask: 'Which sound do you know by now better than anyone?',
			},
			{
				say: 'There is somebody at the other end, or an office, or a body that heals at its own pace, and for them it may not be waiting at all but a Wednesday. That is no insult. It is only a different clock.',
				ask: 'What do you imagine is happening on the other side just now?',
			},
			{
				say: 'In the stations of old Persia there was a rule that the horses were changed, whether or not the letter was important. Riders who waited for important letters rode tired animals.',
				ask: 'What in your days has been left unchanged because of this one thing?',
			},
			{
				say: 'Noah built on dry land for a long time with the neighbours coming by to look. Every one of the boards was in the right place and looked ridiculous. So did the boards of others, one must add, who built and got no rain.',
				ask: 'How would you know that it is no longer worth waiting?',
			},
			{
				say: 'Hope makes one punctual. One is at the window early, one is at the window late, and the tea is cold on both occasions. The kettle has its own opinion of hope.',
				ask: 'What would you take up again if the answer were sure to come, but not before spring?',
			},
			{
				say: 'People who fast know that the last hour is the longest and also the only one with a smell of bread in it. Afterwards they say that the day went quickly.',
				ask: 'Which hour of your day is the last one before sunset, and how do you get through it?',
			},
			{
				say: 'The one waited for grows, in absence, into somebody who has never had a cold. When they come in at last there is a moment for both to get over. Hafez avoids it by ending the poem.',
				ask: 'What have you added to it, in all this time, that may not be in it at all?',
			},
			{
				say: 'In Sufi houses a beginner was given one thousand and one days, in kitchen, cellar and stable, before anything was explained. Some found that it had been explained in the kitchen. Some had peeled onions.',
				ask: 'What have these months taught you that nobody meant to teach?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'The ghazal of the lost Joseph was written for those who wait, and others near it too; the book opens here.',
			},
			{
				page: 'tarot',
				line: 'Three cards for what was, what is and what may ripen could keep you company at the window.',
			},
			{
				page: 'lucky-number',
				line: 'If you like sums for a long evening, the lucky number is reckoned here step by step.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'حافظ قول می‌دهد یوسف به کنعان برگردد و باقیِ غزل را خرج خانه می‌کند. کلبهٔ احزان قرار است گلستان شود، پس کسی باید در این مدت سقفش را نگه داشته باشد. نام او در شعر نیامده.',
				ask: 'تا او یا آن چیز برسد، تو چه را سر پا نگه داشته‌ای؟',
			},
			{
				say: 'انتظار در ابجد هزار و پانصد و پنجاه و دو است، از درازترین حساب‌هایی که کلمه‌ای ساده دارد. هر که جمعش بزند باید تا آخر صبر کند. انگار سازندهٔ کلمه هم خودش در صف بوده.',
				ask: 'دربارهٔ مدتش به تو چه گفته بودند و چه کسی گفته بود؟',
			},
			{
				say: 'مزرعهٔ زعفران همهٔ تابستان مثل زمینی است که در آن چیزی نکاشته‌اند. کشاورز از کنارش رد می‌شود و غریبه از وسطش. من از اینجا نمی‌توانم بگویم زیر خاک تو چه هست.',
				ask: 'چه کسی از وسط این انتظار طوری رد می‌شود که انگار خالی است؟',
			},
			{
				say: 'در هفتِ سکه باغبانی به بیل تکیه داده و به بار نگاه می‌کند. نرسیده و دیگر کندنی هم نمانده. صورتش چیزی است میان صبر و حساب، و برای این حالت هنوز کلمه‌ای نساخته‌اند.',
				ask: 'کجای کار واقعاً دیگر کاری نمانده و کجا هنوز بیل به درد می‌خورد؟',
			},
			{
				say: 'شب‌های چله را مادربزرگ‌ها با خرما و گردو کوتاه می‌کردند، یکی‌یکی و با قصه. شب کوتاه نمی‌شد؛ فقط دانه‌دانه می‌شد و از هر دانه می‌شد گذشت.',
				ask: 'روزهای انتظارت را با چه چیزی می‌شمری؟',
			},
		],
		deeper: [
			{
				say: 'مجنون را به خانهٔ کعبه بردند که دعا کند از این درد خلاص شود، و دعا کرد که بیشتر شود. همه سرزنشش کردند. کمتر کسی پرسید اگر خلاص می‌شد، فردا صبح با آن همه ساعت چه می‌کرد.',
				ask: 'اگر این انتظار همین امشب تمام شود، فردا صبح با چه شروع می‌شود؟',
			},
			{
				say: 'انتظار آدم را دانشمند صداهای ریز می‌کند: آسانسور، کلید، همان سکوتی که پیش از زنگ تلفن می‌آید. این علم بعدها به هیچ دردی نمی‌خورد و جز تو هم کسی ندارد.',
				ask: 'کدام صدا را از همهٔ مردم شهر بهتر می‌شناسی؟',
			},
			{
				say: 'آن سوی این انتظار آدمی هست یا اداره‌ای یا تنی که با حوصلهٔ خودش خوب می‌شود. شاید برای آنها اصلاً انتظار نباشد و فقط چهارشنبه باشد. توهین نیست؛ ساعتشان جور دیگری کوک شده.',
				ask: 'گمان می‌کنی همین حالا آن طرف چه می‌گذرد؟',
			},
			{
				say: 'در چاپارخانه‌ها اسب را سر وقت عوض می‌کردند، نامه مهم بود یا نبود. چاپاری که اسب تازه را برای نامهٔ مهم نگه می‌داشت، همهٔ عمر با اسب خسته می‌رفت.',
				ask: 'به خاطر همین یک چیز، چه چیز دیگری در روزهایت دست‌نخورده مانده؟',
			},
			{
				say: 'نوح سال‌ها در خشکی تخته روی تخته گذاشت و همسایه‌ها به تماشا آمدند. هر تخته سر جایش بود و خنده‌دار. البته تخته‌های دیگرانی هم بود که ساختند و بارانی نیامد، و قصه‌شان را کسی ننوشت.',
				ask: 'از کجا خواهی فهمید که دیگر ماندن نمی‌ارزد؟',
			},
			{
				say: 'امید آدم را وقت‌شناس می‌کند. زود می‌رسی پشت پنجره و دیر از آن جدا می‌شوی و چای هر دو بار سرد است. سماور دربارهٔ امید نظر خودش را دارد.',
				ask: 'اگر بدانی جواب حتماً می‌آید ولی نه پیش از بهار، سراغ کدام کار می‌روی؟',
			},
			{
				say: 'روزه‌دار می‌داند ساعت آخر از همه درازتر است و تنها ساعتی هم هست که بوی نان در آن می‌پیچد. بعد از افطار می‌گوید روز زود گذشت و راست هم می‌گوید.',
				ask: 'ساعتِ آخر روز تو کدام است و چگونه از آن می‌گذری؟',
			},
			{
				say: 'آن که چشم به راهش هستی، در نبودنش کسی می‌شود که هرگز سرما نخورده. وقتی از در بیاید لحظه‌ای هست که هر دو باید پشت سر بگذارند. شاعرها پیش از آن لحظه غزل را می‌بندند.',
				ask: 'در این مدت چه به او یا به آن افزوده‌ای که شاید اصلاً نداشته باشد؟',
			},
			{
				say: 'تازه‌وارد خانقاه هزار و یک روز در مطبخ و اصطبل می‌ماند، پیش از آنکه چیزی برایش شرح بدهند. بعضی فهمیدند که شرح همان بوده. بعضی هم فقط پیاز پوست کنده بودند و این را هم باید گفت.',
				ask: 'این ماه‌ها بی‌آنکه کسی بخواهد، چه یادت داده؟',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'غزل یوسف گم‌گشته را برای چشم به راه‌ها گفته‌اند و همسایه‌هایش را هم؛ دیوان همین‌جا باز می‌شود.',
			},
			{ page: 'tarot', line: 'سه ورق برای آنچه بود و هست و شاید برسد، کنار پنجره هم‌نشین بدی نیست.' },
			{ page: 'lucky-number', line: 'اگر برای شبی دراز حساب دوست داری، عدد شانس را اینجا قدم‌به‌قدم جمع می‌زنند.' },
		],
	},
	ar: {
		first: [
			{
				say: 'يعد حافظ برجوع يوسف إلى كنعان، ثمّ يصرف بقيّة الغزل على البيت. سيصير كوخ الأحزان بستانًا، فلا بدّ أنّ أحدًا أسند سقفه كلّ تلك المدّة، ولم يُذكر اسمه في القصيدة.',
				ask: 'ما السقف الذي تسندونه طوال انتظاركم هذا؟',
			},
			{
				say: 'تبدو حقول الزعفران أحد عشر شهرًا أرضًا لم يُزرع فيها شيء. يدور حولها صاحبها، ويمشي فيها الغريب بحذائه. لا أعرف من هنا ماذا تحت هذا التراب.',
				ask: 'من الذي يعبر انتظاركم هذا كأنّه أرض خالية؟',
			},
			{
				say: 'في الورقة السابعة من الدنانير بستانيّ يتّكئ على معزقته وينظر إلى الثمر. لم ينضج بعد ولم يبق ما يُحفر. في وجهه شيء بين الصبر والحساب لم تضع له العربيّة اسمًا، على سعتها.',
				ask: 'أين لم يبق لكم شيء تعملونه حقًّا، وأين ما زالت معزقتكم تنفع؟',
			},
			{
				say: 'كان البحّارة ينتظرون الريح الموسميّة شهورًا في عدن، ويسمّون ذلك سفرًا لأنّ الزاد يُصرف في الحالين. في دفاترهم ثمن التمر والحبال، وليس فيها كلمة عن الضجر.',
				ask: 'ما الزاد الذي تصرفونه كلّ يوم في هذا الانتظار؟',
			},
			{
				say: 'قالت العرب «إنّ غدًا لناظره قريب»، وقائلها في القصّة كفيلٌ كان يخاف ما يأتي به الغد. صار الناس يقولونها في الأفراح. للعبارة وجهان إذن، كما للغد نفسه.',
				ask: 'ماذا قيل لكم عن مدّة هذا الأمر، ومن الذي قاله؟',
			},
		],
		deeper: [
			{
				say: 'في الانتظار تنظرون إلى الباب حتّى تعرفوا عروق خشبه كلّها. علمٌ دقيق لن يحتاج إليه أحد بعد ذلك، ولا يملكه سواكم. وكذلك صوت المصعد، والصمت القصير الذي يسبق رنين الهاتف.',
				ask: 'أيّ صوت صرتم تعرفونه أكثر من أيّ شيء آخر؟',
			},
			{
				say: 'في الجهة الأخرى إنسان أو دائرة أو جسد يُشفى على مهله، ولعلّ الأمر عندهم ليس انتظارًا بل يوم أربعاء عاديّ. لا إهانة في ذلك، إنّها ساعة أخرى ضُبطت على توقيت آخر.',
				ask: 'ما الذي تظنّون أنّه يجري هناك في هذه اللحظة؟',
			},
			{
				say: 'في محطّات البريد كانت الخيل تُبدَّل في موعدها، مهمّة كانت الرسالة أو غير مهمّة. ومن ادّخر الفرس الجديد للرسالة المهمّة ركب المتعب عمره كلّه.',
				ask: 'ماذا تركتم في أيّامكم بلا تبديل من أجل هذا الأمر الواحد؟',
			},
			{
				say: 'بنى نوح على اليابسة زمنًا والجيران يأتون للفرجة. كان كلّ لوح في موضعه ومضحكًا. وهناك ألواح لغيره بُنيت ولم ينزل مطر، وأصحابها لم تُكتب قصصهم.',
				ask: 'كيف تعرفون أنّ انتظاركم لم يعد يستحقّ صبركم؟',
			},
			{
				say: 'يجعل الرجاء صاحبه دقيق المواعيد: عند النافذة باكرًا، وعند النافذة متأخّرًا، والشاي بارد في المرّتين. للإبريق رأيه الخاصّ في الرجاء، ولا يُسأل عنه.',
				ask: 'لو كان الجواب آتيكم يقينًا بعد الشتاء، فإلى أيّ عمل ترجعون الآن؟',
			},
			{
				say: 'يعرف الصائم أنّ الساعة الأخيرة أطول من اليوم كلّه، وأنّها وحدها التي تفوح فيها رائحة الخبز. ثمّ يقول بعد الأذان: مرّ النهار سريعًا، ويصدق في قوله.',
				ask: 'ما الساعة الأخيرة في نهاركم هذا، وبماذا تقطعونها؟',
			},
			{
				say: 'من يُنتظر يصير في غيابه إنسانًا لم يُصب بزكام قطّ. فإذا دخل من الباب كانت لحظة ينبغي أن يتجاوزها الاثنان، والشعراء يختمون القصيدة قبلها بقليل.',
				ask: 'ماذا أضفتم إلى ما تنتظرونه في هذه المدّة وليس فيه؟',
			},
			{
				say: 'كان المريد يخدم في المطبخ والإسطبل ألف يوم ويومًا قبل أن يُشرح له شيء. عرف بعضهم أنّ الشرح كان هناك، وبعضهم قشر بصلًا كثيرًا وحسب، والإنصاف يقتضي ذكر الفريقين.',
				ask: 'ماذا علّمتكم هذه الشهور دون أن يقصد أحد تعليمكم؟',
			},
			{
				say: 'كانت شهرزاد تنتظر الفجر كلّ ليلة وهي تتكلّم. ألف ليلة من الانتظار سمّاها الناس حكايات، ولو سكتت لسمّوها شيئًا آخر. لم يكن عندها وعد بشيء، كان عندها أوّل الجملة التالية.',
				ask: 'ما الشيء الصغير الذي يوصلكم من ليلة إلى أخرى في هذه المدّة؟',
			},
		],
		offers: [
			{ page: 'hafez', line: 'غزل يوسف المفقود قيل لأهل الانتظار، وحوله غزليّات من الباب نفسه؛ افتحوا الديوان هنا.' },
			{ page: 'tarot', line: 'ثلاث أوراق لما كان وما هو كائن وما قد ينضج، صحبة لا بأس بها عند النافذة.' },
			{ page: 'lucky-number', line: 'إن كنتم تحبّون الحساب في مساء طويل، فرقم الحظّ نحسبه معكم هنا خطوة خطوة.' },
		],
	},
	es: {
		first: [
			{
				say: 'Hafez promete que José volverá a Canaán y dedica el resto del gazal a la casa. La choza de las penas será un jardín, de modo que alguien tuvo que sostener el techo entretanto. El poema no da su nombre.',
				ask: '¿Qué techo sostienes tú con las manos mientras esperas?',
			},
			{
				say: 'El azafrán florece unos días de otoño. Los otros once meses el campo manchego parece un campo donde no se plantó nada: el dueño lo rodea y el forastero lo cruza. Desde aquí no puedo decir qué hay bajo el tuyo.',
				ask: '¿Quién cruza tu espera como si fuera terreno vacío?',
			},
			{
				say: 'En el siete de oros una persona se apoya en la azada y mira el fruto. No está maduro y no queda nada que cavar. Le pintaron una cara entre la paciencia y la aritmética, y esa cara no tiene nombre.',
				ask: '¿Dónde no queda ya nada por hacer, y dónde serviría todavía la azada?',
			},
			{
				say: 'Penélope tejía de día y destejía de noche, y los pretendientes, que jamás habían mirado un telar, creyeron en una tela lenta. Es la espera más famosa del mundo, y estaba muy ocupada.',
				ask: '¿Qué deshaces tú por la noche de lo que hiciste con luz?',
			},
			{
				say: 'En castellano esperar es aguardar y también tener esperanza, y el verbo no aclara cuál de las dos. Otros idiomas lo separan en dos ventanillas. Aquí hay que hacer una sola cola.',
				ask: '¿Cuánto hay en lo tuyo de aguardar, y cuánto de esperanza?',
			},
		],
		deeper: [
			{
				say: 'Esperar vuelve experta a la gente en ruidos pequeños: el ascensor, la verja, cierto silencio que precede al teléfono. Toda esa ciencia no servirá de nada después, y nadie más la tiene.',
				ask: '¿Qué ruido conoces ya mejor que nadie de los tuyos?',
			},
			{
				say: 'Al otro lado hay una persona, o una oficina, o un cuerpo que sana a su ritmo, y para ellos quizá no sea esperar sino un miércoles. No es una ofensa. Es un reloj puesto a otra hora.',
				ask: '¿Qué imaginas que está pasando ahora mismo al otro lado?',
			},
			{
				say: 'En las postas se cambiaban los caballos a su hora, fuera importante la carta o no. El correo que reservaba el caballo fresco para la carta importante cabalgaba toda la vida con animales cansados.',
				ask: '¿Qué ha quedado sin cambiar en tus días por culpa de esta sola cosa?',
			},
			{
				say: 'Noé construyó en seco mucho tiempo, con los vecinos de visita. Cada tabla estaba en su lugar y daba risa. También daban risa las tablas de otros que construyeron y no les llovió, y esos no salen en ningún libro.',
				ask: '¿Cómo sabrías que ya no vale la pena seguir esperando?',
			},
			{
				say: 'La esperanza da puntualidad: se llega pronto a la ventana, se llega tarde, y el café está frío las dos veces. La cafetera tiene su opinión sobre la esperanza y se la guarda.',
				ask: 'Si la respuesta fuera a llegar seguro, pero no antes de primavera, ¿qué retomarías?',
			},
			{
				say: 'Quien ayuna sabe que la última hora es la más larga y la única que huele a pan. Luego dice que el día se pasó volando, y no miente.',
				ask: '¿Cuál es la última hora de tu día, la que cuesta cruzar, y cómo la cruzas?',
			},
			{
				say: 'En la ausencia, quien se espera se convierte en alguien que jamás tuvo un resfriado. Cuando al fin entra por la puerta hay un instante que los dos han de saltar. Los poetas cierran el poema un poco antes.',
				ask: '¿Qué le has añadido en este tiempo que quizá no tenga?',
			},
			{
				say: 'Al novicio de las casas sufíes lo tenían mil y un días entre la cocina y el establo antes de explicarle nada. Unos entendieron que aquello era la explicación. Otros pelaron cebollas, y también hay que decirlo.',
				ask: '¿Qué te han enseñado estos meses sin que nadie se lo propusiera?',
			},
			{
				say: 'A Sherezade cada noche le quedaban unas horas hasta el alba y ninguna promesa. Tenía el comienzo de la frase siguiente. Mil esperas puestas en fila, y hoy las llaman cuentos.',
				ask: '¿Qué cosa mínima une en tu caso una noche con la otra?',
			},
		],
		offers: [
			{
				page: 'hafez',
				line: 'El gazal del José perdido se escribió para quien espera, y otros que tiene cerca también; el libro se abre aquí.',
			},
			{
				page: 'tarot',
				line: 'Tres cartas para lo que fue, lo que es y lo que quizá madure acompañan bien junto a la ventana.',
			},
			{
				page: 'lucky-number',
				line: 'Para una velada larga con gusto por las sumas, el número de la suerte se calcula aquí paso a paso.',
			},
		],
	},
};
