import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Before it means anything a card is a picture about the size of a hand, painted by somebody who had to decide where each foot goes. Pamela Colman Smith drew all seventy-eight in one year and was paid little for them. She is worth a second look before any book.',
				ask: 'What did you notice first in it, before you remembered what it is supposed to mean?',
			},
			{
				say: 'The gentlemen in Milan who first played with these cards took tricks with them. For some three hundred years the Tower scored points and frightened nobody. So your card has been a game for longer than it has been an answer.',
				ask: 'What did you hope it would not be, while it was still face down?',
			},
			{
				say: 'Some turn a card over as one opens a letter, some as one lifts a stone. The picture is the same and the breath before it is not. I was not there to see yours.',
				ask: 'What was in your mind in the moment before it turned?',
			},
			{
				say: 'No card speaks alone for long; readers of the old school always asked which one lay next to it and then talked for an hour about the gap. The neighbour of your card may be lying on no table at all, but in your week.',
				ask: 'What in the last days would you lay beside it?',
			},
			{
				say: 'A card shown upside down has worried more people than it ought to. It is the one case in which turning one’s own head would help. Tradition reads it as something held back, late, or seen from its other end.',
				ask: 'If you stand on its other side, how does the picture look from there?',
			},
		],
		deeper: [
			{
				say: 'Look at the ground. Painters of cards are careful there: yellow for daylight one can walk on, water where it gets uncertain, a checked floor where people have made a rule. The heroes stand on it and never mention it.',
				ask: 'What is the ground made of in this picture, and where in your life are you standing on such a thing?',
			},
			{
				say: 'Whoever stands with the back to us has seen something first. There are many such figures in the deck, and they are poor company and good informants.',
				ask: 'Who or what in the card is looking at something you cannot see?',
			},
			{
				say: 'Of thirteen, the one everybody fears, readers will say quickly that it means change. It means an end too, of the kind a field has in November, and the bishop on the card knows it. I would rather not hurry past. This holds for milder cards as well.',
				ask: 'Which part of its meaning did you hurry past?',
			},
			{
				say: 'A minor card is a Tuesday. The Three of Wands, the Six of Cups, somebody at a bench, somebody on a boat: most of what happens to people happens there, without trumpets. Trumps come up for less than one draw in three.',
				ask: 'What would be the most ordinary thing this card could be about?',
			},
			{
				say: 'Bring something from home: that is how the images begin to work. Her chair is like the one in the dentist’s waiting room, his dog is your neighbour’s. At that moment the card stops being in a book.',
				ask: 'Whom does a figure in it resemble, and what does that person have to do with the question?',
			},
			{
				say: 'Objects in cards are always a little too large: keys for giants, cups like buckets. One could hardly drink from them without help. Perhaps that is meant, and perhaps hands are difficult to draw.',
				ask: 'Which object in it would you take home, and where would you put it?',
			},
			{
				say: 'A card can flatter, like the Star, or scold, like the Five of Swords, and both can be wrong about a person. It was drawn from a shuffled pack. What is not by chance is what one answered it in one’s head.',
				ask: 'What did you answer back, when you saw it?',
			},
			{
				say: 'The Fool is about to step from a cliff in every pack in the world and has not fallen in a hundred years. Cards are good at the moment before. For the moment after, one has to put them away and see.',
				ask: 'What is the moment just before, in this card, and what would come a second later?',
			},
			{
				say: 'Some lay the same question three evenings running until the deck gives in. It always does. The reader at the harbour of Marseille was said to charge double for it, since the first answer had still to be carried out.',
				ask: 'What has already been said to you about this, by cards or by people, that you would like to hear differently?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'If the card would like neighbours, the table is laid: one card, three, or five.',
			},
			{
				page: 'blog',
				line: 'Several of our pages are about a single card each, with its history and the small things in its corners.',
			},
			{
				page: 'dreams',
				line: 'When the picture comes back at night it is a dream like any other, and the dream book takes it in.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'ورق پیش از آنکه معنایی داشته باشد تصویری است به اندازهٔ کف دست، که نقاشی باید تصمیم می‌گرفته هر پا را کجا بگذارد. پاملا کولمن اسمیت هفتاد و هشت تا را در یک سال کشید و مزد کمی گرفت. نگاه دومی به او بدهکاریم.',
				ask: 'پیش از آنکه یاد معنایش بیفتی، اول چه چیزش را دیدی؟',
			},
			{
				say: 'در میلان با این ورق‌ها بازی می‌کردند. نزدیک سیصد سال برج امتیاز داشت و کسی از آن نمی‌ترسید. ورق تو هم بیشتر عمرش بازی بوده و کمترش جواب.',
				ask: 'وقتی هنوز رویش به میز بود، دلت می‌خواست کدام ورق نباشد؟',
			},
			{
				say: 'بعضی ورق را مثل نامه برمی‌گردانند و بعضی مثل سنگی که شاید زیرش چیزی باشد. تصویر همان است و نفسِ پیش از آن نه. من آنجا نبودم که نفس تو را ببینم.',
				ask: 'در لحظهٔ پیش از برگشتنش چه در سرت می‌گذشت؟',
			},
			{
				say: 'ورق تنها زیاد حرف نمی‌زند. استادهای قدیم می‌پرسیدند کنارش چه افتاده و بعد یک ساعت از فاصلهٔ آن دو می‌گفتند. همسایهٔ ورق تو شاید روی هیچ میزی نباشد و در همین هفته باشد.',
				ask: 'از این چند روز چه چیزی را کنارش می‌گذاری؟',
			},
			{
				say: 'ورق وارونه بیش از حقش مردم را نگران کرده. تنها جایی است که کج کردن سر واقعاً کمک می‌کند. رسم است که آن را چیزی نگه‌داشته، دیررسیده یا از سر دیگر دیده بخوانند.',
				ask: 'اگر آن طرفش بایستی، تصویر از آنجا چه شکلی است؟',
			},
		],
		deeper: [
			{
				say: 'به زمین نگاه کن. نقاش‌های ورق سر زمین دقیق‌اند: زرد برای روزی که می‌شود رویش راه رفت، آب برای جای نامعلوم، شطرنجی برای جایی که آدم‌ها قانون گذاشته‌اند.',
				ask: 'زمین این تصویر از چیست و تو کجای زندگی روی چنین زمینی ایستاده‌ای؟',
			},
			{
				say: 'کسی که پشتش به ماست زودتر از ما چیزی را دیده. در این دسته چنین آدم‌هایی زیادند؛ هم‌صحبت خوبی نیستند و خبرچین خوبی هستند.',
				ask: 'در این ورق چه کسی به چیزی نگاه می‌کند که تو نمی‌بینی؟',
			},
			{
				say: 'دربارهٔ ورق سیزدهم زود می‌گویند یعنی دگرگونی. پایان هم هست، از همان جنسی که مزرعه در آبان دارد، و اسقف روی ورق این را می‌داند. من ترجیح می‌دهم از رویش نپرم. با ورق‌های ملایم‌تر هم همین کار را می‌کنیم.',
				ask: 'از روی کدام گوشهٔ معنایش زود گذشتی؟',
			},
			{
				say: 'خال‌های کوچک سه‌شنبه‌اند. کسی پای میز کار، کسی در قایق، کسی با سه چوب‌دست لب آب: بیشترِ آنچه بر آدم می‌گذرد همان‌جاست و شیپوری هم نمی‌زنند.',
				ask: 'اگر این ورق از معمولی‌ترین چیز ممکن حرف بزند، آن چیست؟',
			},
			{
				say: 'تصویر وقتی راه می‌افتد که از خانه چیزی در آن بگذاری. صندلی‌اش شبیه صندلی مطب است و سگش سگ همسایه. همان دم ورق از کتاب بیرون می‌آید.',
				ask: 'یکی از آدم‌هایش به چه کسی می‌برد و آن شخص با پرسشت چه کار دارد؟',
			},
			{
				say: 'اشیای ورق همیشه کمی زیادی بزرگ‌اند؛ جام‌ها اندازهٔ سطل و کلیدها به قد دیو. از چنان جامی بی‌کمک نمی‌شود نوشید. شاید منظوری داشته‌اند و شاید کشیدن دست سخت بوده.',
				ask: 'کدام شیء را به خانه می‌بری و کجا می‌گذاری؟',
			},
			{
				say: 'ورقی مثل ستاره تعریف می‌کند و ورقی مثل پنجِ شمشیر سرزنش، و هر دو ممکن است دربارهٔ آدم اشتباه کنند. از دسته‌ای بُرخورده بیرون آمده‌اند. آنچه اتفاقی نیست جوابی است که در دلت به آن دادی.',
				ask: 'وقتی دیدی‌اش، در دل چه جوابش را دادی؟',
			},
			{
				say: 'ابله در همهٔ دسته‌های دنیا یک قدم مانده به پرتگاه است و صد سال است نیفتاده. ورق استادِ لحظهٔ پیش از هر چیز است. برای لحظهٔ بعد باید جمعش کرد و دید.',
				ask: 'لحظهٔ پیش در این ورق چیست و یک ثانیه بعدش چه می‌شد؟',
			},
			{
				say: 'بعضی‌ها یک سؤال را سه شب پشت هم می‌چینند تا دسته کوتاه بیاید. همیشه هم کوتاه می‌آید. فقط آن وقت آدم می‌ماند و جوابی که خودش آن را خسته کرده است.',
				ask: 'در این باره چه شنیده‌ای، از ورق یا از آدم‌ها، که دلت می‌خواهد جور دیگری بشنوی؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'اگر ورق همسایه می‌خواهد، میز چیده است: یک ورق، سه ورق یا پنج.' },
			{ page: 'blog', line: 'چند نوشتهٔ ما هر کدام فقط دربارهٔ یک ورق است، با تاریخش و چیزهای ریز گوشه‌هایش.' },
			{ page: 'dreams', line: 'اگر آن تصویر شب برگشت، خوابی است مثل باقی خواب‌ها و تعبیر خواب راهش می‌دهد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'الورقة صورة بحجم الكفّ قبل أن تكون معنى، رسمها من اضطُرّ إلى أن يقرّر أين توضع كلّ قدم. رسمت باميلا كولمان سميث ثماني وسبعين صورة في عام واحد وأُعطيت أجرًا قليلًا. انظروا إليها مرّة ثانية قبل أيّ كتاب.',
				ask: 'على أيّ شيء وقعت أعينكم أوّلًا، قبل أن تتذكّروا المعنى؟',
			},
			{
				say: 'لعب أهل ميلانو بهذه الأوراق نحو ثلاثة قرون، وكان البرج يُكسب نقاطًا ولا يخيف أحدًا. فالورقة إذن كانت لعبة زمنًا أطول من زمنها جوابًا.',
				ask: 'أيّ ورقة كنتم ترجون ألّا تكون هي، وهي ما زالت مقلوبة؟',
			},
			{
				say: 'من الناس من يقلب الورقة كما يفتح رسالة، ومنهم من يقلبها كما يرفع حجرًا. الصورة واحدة، والنَفَس الذي قبلها ليس واحدًا. لم أكن حاضرًا لأرى ذلك النَفَس.',
				ask: 'ماذا كان في بالكم في اللحظة التي سبقت ظهورها؟',
			},
			{
				say: 'دخلت أوراق اللعب إلى أوروبا من بلاد المماليك، وكان فيها الكأس والسيف والدينار والصولجان، ولا صورة لإنسان. ملأ الآخرون بعدئذ الفراغ بوجوههم. كلّ من ينظر في ورقة يفعل شيئًا من هذا.',
				ask: 'أيّ وجه أضفتموه إلى الصورة من ذاكرتكم؟',
			},
			{
				say: 'الورقة المقلوبة رأسًا على عقب أقلقت الناس أكثر ممّا تستحقّ. هي الحالة الوحيدة التي ينفع فيها أن يميل الرأس. جرت العادة أن تُقرأ شيئًا محبوسًا أو متأخّرًا أو مرئيًّا من طرفه الآخر.',
				ask: 'كيف تبدو لكم الصورة لو وقفتم في الجهة المقابلة؟',
			},
		],
		deeper: [
			{
				say: 'في الأرض سرّ الورقة: أصفر لنهار يُمشى عليه، وماء حيث لا يقين، ومربّعات حيث وضع الناس قاعدة. يقف عليها الأبطال ولا يذكرونها أبدًا.',
				ask: 'من أيّ شيء أرض هذه الصورة، وأين في حياتكم أرض مثلها؟',
			},
			{
				say: 'من أدار لنا ظهره رأى شيئًا قبلنا. في المجموعة من هؤلاء كثيرون، وهم جلساء ثقلاء ومخبرون جيّدون. لا يلتفتون مهما أطلتم النظر إليهم.',
				ask: 'من في هذه الورقة ينظر إلى ما لا ترونه؟',
			},
			{
				say: 'عن الورقة الثالثة عشرة يسارع الناس إلى القول إنّها التغيير. وهي نهاية أيضًا، كنهاية الحقل في تشرين، والأسقف المرسوم فيها يعلم ذلك. أفضّل ألّا أقفز فوقها، وكذلك فوق الأوراق الألطف.',
				ask: 'أيّ جزء من المعنى تجاوزتموه على عجل؟',
			},
			{
				say: 'الأوراق الصغرى أيّام ثلاثاء: صانع على مقعده، وراكب في قارب، وكؤوس في حديقة. أكثر ما يقع للناس يقع هناك بلا أبواق، وهي أكثر من ثلثي الرزمة.',
				ask: 'ما أبسط شيء عاديّ في أيّامكم يمكن أن تكون هذه الورقة عنه؟',
			},
			{
				say: 'تبدأ الصورة بالعمل حين تضعون فيها شيئًا من البيت: كرسيّ يشبه كرسيّ عيادة الأسنان، وكلب يشبه كلب الجيران. عندئذ تخرج الورقة من الكتاب وتجلس على طاولة المطبخ.',
				ask: 'مَن مِن معارفكم يشبه أحد شخوصها، وما صلة ذلك الشبيه بسؤالكم؟',
			},
			{
				say: 'الأشياء في الأوراق أكبر قليلًا ممّا ينبغي: كؤوس كالدلاء ومفاتيح للعمالقة. لا تشربون منها بلا عون. لعلّ ذلك مقصود، ولعلّ رسم الأيدي كان صعبًا.',
				ask: 'أيّ شيء تأخذونه من الصورة إلى البيت، وأين تضعونه؟',
			},
			{
				say: 'تمدح ورقة كالنجمة وتلوم ورقة كخمسة السيوف، وقد تخطئ كلتاهما في حقّكم أنتم. خرجت من رزمة مخلوطة. والذي ليس صدفة هو ما أجبتموها به في السرّ.',
				ask: 'بماذا أجبتم الورقة في سرّكم حين رأيتموها؟',
			},
			{
				say: 'يقف الأحمق على حافّة الجرف في كلّ رزم الدنيا، ولم يقع منذ مئة عام. تُحسن الأوراق اللحظة التي تسبق. أمّا اللحظة التالية فلا بدّ أن تطووا الأوراق من أجلها وتنظروا.',
				ask: 'ما اللحظة السابقة في ورقتكم هذه، وماذا ترون أنّه سيأتي بعدها بثانية؟',
			},
			{
				say: 'من الناس من يفرش السؤال نفسه ثلاث ليال حتّى تستسلم الرزمة، وهي تستسلم دائمًا. ثمّ يبقى المرء مع جواب أتعبه هو بيده، ومع الجواب الأوّل الذي لم يعمل به بعد.',
				ask: 'ماذا قيل لكم في هذا الأمر من قبل وتريدون سماعه على نحو آخر؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'إن كانت ورقتكم تريد جيرانًا فالطاولة جاهزة: ورقة أو ثلاث أو خمس.' },
			{ page: 'blog', line: 'بعض صفحاتنا عن ورقة واحدة، تاريخها والأشياء الصغيرة في زواياها.' },
			{ page: 'dreams', line: 'إذا رجعت إليكم الصورة ليلًا فهي حلم كسائر الأحلام، وكتاب الأحلام يستقبلها.' },
		],
	},
	es: {
		first: [
			{
				say: 'Antes de significar nada, una carta es un dibujo del tamaño de una mano, hecho por alguien que tuvo que decidir dónde va cada pie. Pamela Colman Smith pintó las setenta y ocho en un año y cobró poco. Se merece una segunda mirada.',
				ask: '¿Qué viste primero, antes de acordarte de lo que dicen que significa?',
			},
			{
				say: 'En Milán se jugaba con ellas a bazas. Durante unos tres siglos la Torre dio puntos y no asustó a nadie. De modo que tu carta ha sido juego mucho más tiempo que respuesta.',
				ask: '¿Cuál esperabas que no fuera, mientras estaba boca abajo?',
			},
			{
				say: 'Unos dan la vuelta a una carta como quien abre el correo, otros como quien levanta una piedra. El dibujo es el mismo y la respiración de antes no. No estuve allí para ver la tuya.',
				ask: '¿Qué te pasaba por la cabeza justo antes de que apareciera?',
			},
			{
				say: 'La baraja llegó a España con copas, espadas, oros y bastos, y las abuelas echaban con ella los mismos augurios en la mesa donde por la tarde se jugaba a la brisca. No cambiaban ni el tapete.',
				ask: '¿En qué mesa estaba la carta, y quién más la vio?',
			},
			{
				say: 'Una carta del revés ha inquietado a más gente de la debida. Es el único caso en que sirve de algo torcer la cabeza. La tradición la lee como algo retenido, tardío o visto por la otra punta.',
				ask: 'Si te pones al otro lado de la mesa, ¿cómo se ve la escena?',
			},
		],
		deeper: [
			{
				say: 'Mira el suelo. Los pintores de naipes se esmeraban ahí: amarillo para el día que se puede pisar, agua para lo incierto, damero donde alguien puso una norma. Los héroes están encima y no lo mencionan.',
				ask: '¿De qué es el suelo de esa carta, y dónde pisas tú algo parecido?',
			},
			{
				say: 'Quien está de espaldas ha visto algo antes. En el mazo abunda esa gente: mala compañía y buenos confidentes. Por más que se los mire, no se vuelven.',
				ask: '¿Quién o qué mira ahí hacia donde tú no puedes ver?',
			},
			{
				say: 'De la trece se apresuran a decir que es cambio. También es un final, como el que tiene un campo en noviembre, y el obispo de la carta lo sabe. Prefiero no pasar corriendo. Con las cartas amables ocurre algo parecido.',
				ask: '¿Por qué parte de su significado has pasado con prisa?',
			},
			{
				say: 'Los arcanos menores son martes: alguien en su banco, alguien en una barca, dos niños con flores. Casi todo lo que nos pasa ocurre ahí, sin trompetas.',
				ask: '¿Qué sería lo más corriente de lo que podría estar hablando esta carta?',
			},
			{
				say: 'La imagen echa a andar cuando se le pone algo de casa: la silla del dentista, el perro de los vecinos. En ese momento deja de estar en un libro y se sienta en la cocina.',
				ask: '¿A quién se parece alguna de sus figuras, y qué tiene que ver con tu pregunta?',
			},
			{
				say: 'En las cartas las cosas son siempre algo grandes: copas como cubos, llaves de gigante. No hay quien beba de ahí sin ayuda. Quizá sea a propósito, y quizá dibujar manos era difícil.',
				ask: '¿Qué objeto te llevarías a casa, y dónde lo pondrías?',
			},
			{
				say: 'La Estrella halaga, el cinco de espadas riñe, y las dos pueden equivocarse contigo. Salieron de un mazo barajado. Lo que no salió por azar es lo que tú le contestaste por dentro.',
				ask: '¿Qué le respondiste por lo bajo nada más verla?',
			},
			{
				say: 'El Loco está a un paso del barranco en todas las barajas y no se ha caído en cien años. Las cartas dominan el instante anterior. Para el siguiente hay que recogerlas y mirar.',
				ask: '¿Cuál es el instante anterior en esa escena, y qué pasaría un segundo más tarde?',
			},
			{
				say: 'Hay quien repite la pregunta tres noches hasta que la baraja se rinde. Siempre se rinde. Queda entonces una respuesta cansada y, debajo, la primera, que seguía sin estrenar.',
				ask: '¿Qué te han dicho ya sobre esto, cartas o personas, que querrías oír de otra manera?',
			},
		],
		offers: [
			{ page: 'tarot', line: 'Si la carta quiere vecinas, la mesa está puesta: una, tres o cinco.' },
			{
				page: 'blog',
				line: 'Varias páginas nuestras hablan de una sola carta, con su historia y lo menudo de sus esquinas.',
			},
			{
				page: 'dreams',
				line: 'Si esa imagen vuelve de noche, es un sueño como los demás, y el libro de los sueños le abre.',
			},
		],
	},
};
