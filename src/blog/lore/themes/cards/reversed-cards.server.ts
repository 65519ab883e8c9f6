import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'reversed-cards',
	motif: 'mirror',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['reversed cards', 'tarot reversals', 'upside down cards', 'reversed meanings', 'tarot', 'etteilla'],
			titles: ['The Card Lay Upside Down', 'Kings with Two Heads and No Feet'],
			excerpts: [
				'Card players abolished upside down in the nineteenth century because it gave their hands away. Tarot readers kept it and made a language of it.',
				'Is a reversed card the opposite, a delay, or merely a card that came out of the box the wrong way? Four ways of reading it, and one for not reading it.',
			],
			openings: [
				'Watch somebody who picks up a hand of old playing cards. The kings have feet, and some of them stand on their heads; so the player turns them the right way up, one after another, and everyone at the table has counted the court cards by his wrist. This was a nuisance for some four hundred years. Then printers cut the figures at the waist and joined two upper halves, so that a king is never wrong. Since the nineteenth century he has had two heads and no legs. Only in the tarot are there still people who can fall over.',
				'You turn the card, and it is wrong. There is a landscape above and a sky below; a tree hangs from the ground, a man is standing on his hat. For a moment, and it is quite a long moment, you do not know what you are looking at. The hand moves of its own accord to put it right. Readers of tarot have given this hand a slap for two hundred and fifty years now: leave it, they say, it means something. What, they have never quite agreed upon.',
			],
			body: [
				'The first who printed it was Etteilla in Paris, about 1770, and he did so for an ordinary piquet pack of thirty-two cards. With so few one needs every meaning one can get; upright and reversed make sixty-four. There speaks a practical man. Later he did the same for the tarot, with keywords at both ends of each card, so that the customer could check. The packs of Marseille would hardly have suggested the idea, for their numbered cards look almost the same either way. Reversal needs pictures with gravity in them.',
				'Waite in 1910 gave a reversed meaning for every card, often a stern one. Since then four habits have grown up. Some read the opposite, which is quickest and soon becomes tiresome; the opposite of a tower is not a bungalow. Some read less: the same thing, turned low, delayed, damp. Others read inward, so that what upright happens in the street happens reversed in the chest. And some read it as the card one resists, the one that has been asked in and is holding on to the doorpost. A fair number of good readers do none of this and turn everything upright.',
				'All four have in common that a picture is made to hesitate. That is the benefit. An upright card is quickly recognised, and what has been recognised is no longer looked at. Painters know this; they turn a canvas on its head to see whether it holds. Draughtsmen have long copied drawings upside down so as to draw the lines and not the nose they believe they know. In the reversed Hermit the lantern shines on the soles of his boots. Nobody would have thought of his boots.',
				'Still there is a difference between a stranger look and a worse piece of news. The tradition has mixed them up. It made of the reversed card a scolding, and many people who draw three of them in a row feel they have done something.',
			],
			counter:
				'A card is reversed because of how someone put the pack together last time. If you never turn part of it while shuffling, you will never meet one; if you do, about half of them will come so. No message is contained in that, and a system of meanings that doubles with a twist of the wrist ought to make one thoughtful. Those who read only upright cards have lost nothing that a good look would not replace.',
			practices: [
				'Take a photograph of a room you know well, or a card, and look at it upside down for three minutes. Then, without turning it, write down five things you see, from left to right. Turn it round. Mark whichever of the five you would not have mentioned otherwise. Put beside it, in one line, what that thing is doing in the room, and stop after seven minutes.',
				'Choose a sentence you often say about yourself, such as “I am no good with money”. Write it in the four ways: the opposite; the same, but less; the same, but only inside; the same as something you are holding off, with two minutes for each. One of the four will read as though someone else had been sitting in the room. Say that one out loud, once.',
			],
			closings: [
				'Kings with two heads never stand wrongly, and nobody has looked at their feet for two hundred years. Something was lost with the nuisance. Which of your certainties has been cut off at the waist so that it would fit from every side?',
				'The hand wants to set the card right, and it may, in a minute. Until then the tree hangs there, with its roots in the air for all to see. What in your situation shows its underside only because it happens to be lying wrong?',
			],
		},
		fa: {
			keywords: ['کارت وارونه', 'کارت برعکس تاروت', 'معنی وارونه', 'تاروت', 'فال ورق', 'اتیلا'],
			titles: ['کارت سر و ته افتاد', 'شاه‌های دوسر و بی‌پا'],
			excerpts: [
				'بازیکن‌ها در سدهٔ نوزدهم وارونگی را از ورق برداشتند چون دستشان را لو می‌داد. فال‌خوان‌ها نگهش داشتند و از آن زبانی ساختند.',
				'کارتِ وارونه ضدِ معناست، دیر شدن است، یا فقط کارتی است که کج از جعبه درآمده؟ چهار راه برای خواندنش و یکی برای نخواندنش.',
			],
			openings: [
				'کسی را تماشا کن که ورق‌های قدیمی را در دست گرفته است. شاه‌ها پا دارند و چندتایشان روی سر ایستاده‌اند؛ پس یکی‌یکی می‌چرخاندشان و هر که دورِ میز است از مچِ او شمرده که چند صورت دارد. چهارصد سال دردسرِ بازی بود. بعد چاپچی‌ها آدم‌ها را از کمر بریدند و دو نیم‌تنهٔ بالا را به هم چسباندند تا شاه هیچ‌وقت عوضی نباشد. از سدهٔ نوزدهم دو سر دارد و پا ندارد. فقط در تاروت هنوز کسانی هستند که می‌توانند بیفتند.',
				'کارت را برمی‌گردانی و عوضی است. زمین بالاست و آسمان پایین؛ درختی از خاک آویزان است و مردی روی کلاهش ایستاده. یک لحظه، که لحظهٔ کوتاهی هم نیست، نمی‌دانی چه می‌بینی. دست خودش راه می‌افتد که درستش کند. فال‌خوان‌ها دویست و پنجاه سال است روی این دست می‌زنند که بگذار باشد، معنی دارد. چه معنایی؟ در این‌باره هیچ‌وقت درست به توافق نرسیده‌اند.',
			],
			body: [
				'اول کسی که چاپش کرد اتیلا بود، در پاریس، حدود ۱۷۷۰، آن هم برای ورقِ معمولیِ سی و دو برگی. با این تعدادِ کم هر معنایی غنیمت است و راست و وارونه می‌شود شصت و چهار. حرفِ آدمِ اهلِ کار است. بعدها همین را با تاروت کرد و دو سرِ هر کارت کلیدواژه نوشت تا مشتری هم بتواند ببیند. خودِ کارت‌های مارسی چنین فکری به سرِ کسی نمی‌انداخت، چون برگ‌های شماره‌دارشان از هر دو سو تقریباً یکی است. وارونگی تصویری می‌خواهد که در آن بالا و پایینی باشد.',
				'ویت در ۱۹۱۰ برای هر کارت معنای وارونه‌ای داد، اغلب عبوس. از آن وقت چهار عادت پا گرفته است. بعضی ضدش را می‌خوانند که زودتر از همه به دست می‌آید و زودتر هم ملال می‌آورد؛ ضدِ برج که خانهٔ یک‌طبقه نیست. بعضی کمترش را می‌خوانند: همان چیز با شعلهٔ پایین، دیر رسیده، نم‌کشیده. بعضی رو به درون می‌خوانند، چنان‌که آنچه راستش در کوچه است وارونه‌اش در سینه باشد. و بعضی آن را کارتی می‌دانند که جلویش ایستاده‌ای، مهمانی که تعارفش کرده‌ای و چارچوبِ در را ول نمی‌کند. خیلی از فال‌خوان‌های خوب هم هیچ‌یک از اینها را نمی‌کنند و همه را راست می‌گذارند.',
				'هر چهار راه در یک چیز شریک‌اند: تصویر را به مکث وامی‌دارند. فایده‌اش همین است. کارتِ راست را زود می‌شناسی و آنچه را شناختی دیگر نگاه نمی‌کنی. نقاش‌ها این را می‌دانند و بوم را سر و ته می‌کنند تا ببینند می‌ایستد یا نه؛ شاگردِ طراحی هم از روی نقشِ وارونه می‌کشد که خط را بکشد و نه آن دماغی را که خیال می‌کند می‌شناسد. در زاهدِ وارونه فانوس کفِ چکمه‌ها را روشن می‌کند. هیچ‌کس به فکرِ چکمه‌ها نبود.',
				'با این همه نگاهِ غریب‌تر چیزی است و خبرِ بدتر چیزی دیگر، و سنت این دو را به هم آمیخته است. از کارتِ وارونه تَشَر ساخته و خیلی‌ها که سه تا پشتِ هم می‌کشند حس می‌کنند کاری کرده‌اند. نظامی می‌گوید آینه اگر نقشت را راست نشان داد شکستنِ آینه خطاست؛ اینجا باید افزود که اگر آینه را کج گرفته باشی صورت هم گناهی ندارد.',
			],
			counter:
				'کارت وارونه می‌آید چون کسی بارِ پیش دسته را همان‌طور جمع کرده است. اگر وقتِ بُر زدن هیچ بخشی را نچرخانی هرگز به آن برنمی‌خوری و اگر بچرخانی کم‌وبیش نیمی این‌طور می‌آید. پیغامی در آن نیست و دستگاهِ معنایی که با یک چرخشِ مچ دوبرابر شود باید آدم را به فکر بیندازد. کسانی که فقط راست می‌خوانند چیزی از دست نداده‌اند که یک نگاهِ درست جایش را پُر نکند.',
			practices: [
				'عکسِ اتاقی را که خوب می‌شناسی، یا یک کارت، سه دقیقه سر و ته نگاه کن. بعد بی‌آنکه بچرخانی‌اش پنج چیز را که می‌بینی به ترتیب بنویس. حالا برش گردان. آن یکی را که در حالتِ عادی هیچ نمی‌گفتی علامت بزن و در یک خط کنارش بنویس در آن اتاق چه کار می‌کند. همه‌اش هفت دقیقه است و چیزی هم نباید از جایش تکان بخورد.',
				'جمله‌ای را که زیاد دربارهٔ خودت می‌گویی بردار، مثلاً «من با پول کنار نمی‌آیم». به چهار شکل بنویسش: ضدش؛ همان ولی کمتر؛ همان ولی فقط در درون؛ همان مثل چیزی که جلویش ایستاده‌ای، و برای هر شکل دو دقیقه بگذار. یکی از این چهار طوری درمی‌آید که گویی کسِ دیگری در اتاق نشسته بوده است. همان را یک بار بلند بخوان.',
			],
			closings: [
				'شاهِ دوسر هیچ‌وقت عوضی نمی‌ایستد و دویست سال است کسی پاهایش را ندیده. با آن دردسر چیزی هم رفت. کدام یقینِ تو را از کمر بریده‌اند تا از هر طرف جور دربیاید؟',
				'دست می‌خواهد کارت را درست کند و یک دقیقهٔ دیگر می‌تواند. تا آن وقت درخت آویزان است و ریشه‌هایش در هواست و همه می‌بینند. در کارِ تو چه چیزی زیرش پیدا شده، فقط چون از قضا عوضی افتاده است؟',
			],
		},
		ar: {
			keywords: [
				'الأوراق المقلوبة',
				'معاني الأوراق المعكوسة',
				'تاروت مقلوب',
				'قراءة التاروت',
				'الورقة المعكوسة',
				'التاروت',
			],
			titles: ['وقعت الورقة مقلوبة', 'ملوك برأسين ولا أقدام'],
			excerpts: [
				'ألغى لاعبو الورق الانقلابَ في القرن التاسع عشر لأنّه كان يفضح أيديهم. أمّا قرّاء التاروت فأبقوه وجعلوا منه لغة.',
				'أهي ضدّ المعنى، أم تأخّره، أم ورقة خرجت من العلبة معوجّة؟ أربع طرائق لقراءة المقلوب، وواحدة لترك قراءته.',
			],
			openings: [
				'انظروا إلى من يرفع في يده أوراق لعب قديمة. للملوك فيها أقدام، وبعضهم واقف على رأسه؛ فيقوّمهم واحدًا واحدًا، وقد عدّ كلّ جالس إلى الطاولة ما عنده من صور بحركة معصمه. دام هذا الحرج نحو أربعة قرون. ثمّ قطع الطابعون الأشخاص عند الخصر ووصلوا نصفين علويّين، فلم يعد الملك يقع على غير وجهه أبدًا. وهو منذ القرن التاسع عشر برأسين ولا ساقين له. ولم يبقَ إلّا في التاروت قوم يمكن أن ينقلبوا.',
				'تُقلب الورقة فإذا هي معوجّة. أرض في الأعلى وسماء في الأسفل، وشجرة متدلّية من التراب، ورجل واقف على قبّعته. ولحظةً، وليست بالقصيرة، لا يُعرف ما الذي تراه العين. ثمّ تتحرّك اليد من تلقاء نفسها لتقويمها. ومنذ مئتين وخمسين سنة يضرب قرّاء التاروت على تلك اليد ويقولون: دعيها، فإنّ لها معنى. وأمّا ما هو ذلك المعنى فلم يتّفقوا عليه اتّفاقًا تامًّا في يوم من الأيّام.',
			],
			body: [
				'أوّل من طبع ذلك إتيّا في باريس نحو سنة ١٧٧٠، وطبعه لورق اللعب المعتاد ذي الاثنتين والثلاثين ورقة. ومع هذا العدد القليل يُحتاج إلى كلّ معنى متاح، والقائم والمقلوب معًا أربعة وستّون. ذلك كلام رجل يعرف السوق. ثمّ صنع مثله للتاروت، وكتب على طرفي كلّ ورقة كلمات يهتدي بها الزبون أيضًا. وما كانت أوراق مرسيليا لتوحي بالفكرة، فأوراقها المرقومة تكاد تستوي من الجهتين. إنّما يحتاج الانقلاب إلى صور لها ثقل، فيها ما يسقط وما يتدلّى وما يقوم على قدميه.',
				'وفي سنة ١٩١٠ أعطى وايت كلّ ورقة معنى مقلوبًا، وكثيرًا ما كان عابسًا. ثمّ نشأت أربع عادات. فمنهم من يقرأ الضدّ، وهو أسرعها إلى اليد وأسرعها إلى الملل؛ فليس ضدّ البرج بيتًا من طابق واحد. ومنهم من يقرأ الأقلّ: الشيء نفسه وقد خُفض لهبه أو تأخّر أو نديت حطباته. ومنهم من يقرأ إلى الداخل، فما كان قائمه في الشارع كان مقلوبه في الصدر. ومنهم من يراها الورقة التي تُقاوَم، كضيف دُعي إلى الدخول وهو متشبّث بعضادة الباب. ولكلّ من الأربع حجّته، وقلّما سُئلت الورقة. وعدد غير قليل من القرّاء المجيدين لا يفعلون شيئًا من ذلك، ويقيمون الأوراق كلّها.',
				'وتشترك الأربع في أمر واحد، هو أنّها تجعل الصورة تتلعثم. وهذا نفعها. فالورقة القائمة سريعًا ما تُعرف، وما عُرف لم يُنظر إليه بعد ذلك. والرسّامون يعلمون هذا، فيقلبون اللوحة رأسًا على عقب ليروا هل تثبت؛ ويتعلّم المبتدئون بنقل رسم مقلوب، حتّى يرسموا الخطوط لا الأنف الذي يظنّون أنّهم يعرفونه. ومن الخطّاطين من إذا أراد أن يختبر توازن كلمة نظر إليها معكوسة في ضوء النافذة. وفي الناسك المقلوب يضيء الفانوس نعلي الحذاء، وما كان أحد ليفكّر في الحذاء.',
				'ومع هذا فثمّة فرق بين نظرة أغرب وخبر أسوأ، وقد خلطت العادة بينهما. جعلت من الورقة المقلوبة توبيخًا، فمن سحب ثلاثًا متوالية أحسّ كأنّه قد صنع شيئًا يستحيا منه. والورقة بريئة من ذلك كلّه، إنّما انقلبت، والانقلاب حال من أحوال الأجسام على الطاولات. وللفنجان والملعقة في ذلك مثل ما لها، ولا يؤنَّب أحد إذا انقلب فنجان بعد أن يُمسح المفرش.',
			],
			counter:
				'تقع الورقة مقلوبة لأنّ أحدًا جمع الأوراق آخر مرّة على ذلك النحو. فمن لم يُدر جزءًا منها عند الخلط لم يلقَ مقلوبة أبدًا، ومن أدار لقي نحو نصفها كذلك. ولا رسالة في هذا، ونظام معانٍ يتضاعف بحركة معصم حقيق بأن يبعث على التفكير. ومن اقتصر على القائم لم يفته شيء لا تعوّضه نظرة جيّدة.',
			practices: [
				'صورة لغرفة معروفة جيّدًا، أو ورقة، يُنظر إليها مقلوبة ثلاث دقائق. ثمّ تُكتب، من غير إدارتها، خمسة أشياء ممّا يُرى على الترتيب من اليمين إلى اليسار. وبعد ذلك تُقام. ضعوا علامة على ما لم يكن ليُذكر من الخمسة لولا الانقلاب، واكتبوا إلى جانبه في سطر واحد ما الذي يصنعه ذلك الشيء في الغرفة. والجملة سبع دقائق لا غير.',
				'لتُختر جملة كثيرًا ما تقال عن النفس، مثل «لا شأن لي بالمال». وتُكتب على الأوجه الأربعة: ضدّها؛ ثمّ هي نفسها لكن أقلّ؛ ثمّ هي في الباطن وحده؛ ثمّ هي شيئًا يُدفع عن الباب. لكلّ وجه دقيقتان. وسيُقرأ واحد من الأربعة كأنّ شخصًا آخر كان جالسًا في الغرفة طوال الوقت. فليُقل ذلك الواحد مرّة بصوت مسموع. ثمّ تُطوى الورقة ولا يُناقَش الضيف فيما قال.',
			],
			closings: [
				'الملك ذو الرأسين لا يقف معوجًّا قطّ، ولم ينظر أحد إلى قدميه منذ مئتي سنة. ومع ذهاب الحرج ذهب شيء. فأيّ يقين قُطع من خصره حتّى يصلح من كلّ الجهات؟',
				'تريد اليد أن تقيم الورقة، ولها ذلك بعد دقيقة. وإلى أن تفعل تبقى الشجرة متدلّية وجذورها في الهواء يراها الجميع. فما الذي انكشف أسفله في هذا الأمر، لا لشيء إلّا لأنّه وقع معوجًّا؟',
			],
		},
		es: {
			keywords: [
				'cartas invertidas',
				'tarot invertido',
				'cartas al revés',
				'significado invertido',
				'tarot',
				'etteilla',
			],
			titles: ['La carta salió del revés', 'Reyes de dos cabezas y sin pies'],
			excerpts: [
				'Los jugadores eliminaron el revés en el siglo XIX, porque delataba la mano. Los lectores de tarot se lo quedaron e hicieron con él un idioma.',
				'¿Lo contrario, un retraso, o una carta que salió torcida de la caja? Cuatro maneras de leer las invertidas y una de no leerlas.',
			],
			openings: [
				'Observa a alguien que recoge una mano de naipes antiguos. Los reyes tienen pies, y algunos están cabeza abajo; así que los va enderezando, y toda la mesa le ha contado las figuras por el juego de la muñeca. Fue una molestia de unos cuatro siglos. Los impresores acabaron cortando a los personajes por la cintura y pegando dos mitades de arriba: un rey así nunca está mal puesto. En la baraja española aún conservan las piernas y hay quien se delata todavía. En el tarot, donde siguen enteros, pueden caerse.',
				'Levantas la carta y está mal. Arriba hay tierra, abajo cielo; un árbol cuelga del suelo, un hombre se sostiene sobre su sombrero. Durante un momento, y no tan breve, no sabes lo que miras. La mano se pone en marcha sola para enderezarla. Desde hace dos siglos y medio los lectores de tarot le dan a esa mano un cachete: quieta, que significa algo. Qué, exactamente, no han llegado a acordarlo nunca.',
			],
			body: [
				'El primero que lo imprimió fue Etteilla, en París, hacia 1770, y lo hizo para una baraja corriente de treinta y dos cartas. Con tan pocas, cualquier significado se agradece; entre derechas e invertidas salen sesenta y cuatro. Habla un hombre de negocios. Luego aplicó el sistema al tarot, con palabras clave en los dos extremos, de modo que hasta el cliente pudiera comprobarlo. A los naipes de Marsella no se les habría ocurrido, porque sus cartas numeradas son casi idénticas por ambos lados. Para que haya revés hace falta un dibujo con gravedad.',
				'Waite dio en 1910 un sentido invertido a cada carta, a menudo con cara de pocos amigos. Desde entonces hay cuatro costumbres. Unos leen lo contrario, que es lo más rápido y enseguida cansa: lo contrario de una torre no es un chalé. Otros leen menos, lo mismo con el fuego bajo, con retraso, húmedo. Otros leen hacia dentro, y lo que derecho pasa en la calle, invertido pasa en el pecho. Y los hay que ven la carta a la que te resistes, el invitado al que has hecho pasar y sigue agarrado al marco de la puerta. Bastantes lectores buenos no hacen nada de esto y las ponen todas derechas.',
				'Las cuatro tienen en común que obligan a la imagen a titubear, y ahí está el provecho. Una carta derecha se reconoce pronto; lo reconocido deja de mirarse. Los pintores giran el lienzo para ver si se sostiene, y en las academias se copian dibujos boca abajo, a fin de trazar las líneas y no la nariz que uno cree saberse. En El Ermitaño invertido, el farol alumbra las suelas de sus botas. Nadie había pensado en las botas. Velázquez puso en la pared del fondo un espejo, y desde entonces no sabemos de qué lado estamos.',
				'Ahora bien, una cosa es una mirada más extraña y otra una noticia peor, y la tradición las ha mezclado. Ha hecho de la carta invertida una regañina, y hay quien saca tres seguidas y siente que algo habrá hecho.',
			],
			counter:
				'Una carta sale invertida según cómo se recogió el mazo la última vez. Si nunca giras una parte al barajar, no verás ninguna; si la giras, vendrá así más o menos la mitad. Ahí no hay mensaje, y un sistema de significados que se duplica con un golpe de muñeca debería dar que pensar. Quien solo lee cartas derechas no se ha perdido nada que no arregle mirar con atención.',
			practices: [
				'Toma la foto de una habitación que conozcas bien, o una carta, y mírala tres minutos boca abajo. Sin girarla, escribe cinco cosas que veas, de izquierda a derecha. Ahora ponla del derecho. Marca la que en circunstancias normales no habrías nombrado y, al lado, en una línea, qué pinta esa cosa en el cuarto. En total son siete minutos y no se rompe nada.',
				'Elige una frase que digas a menudo sobre ti, por ejemplo «yo con el dinero soy un desastre». Escríbela de las cuatro maneras: lo contrario; lo mismo, pero menos; lo mismo, pero solo por dentro; lo mismo, como algo que mantienes a raya; dos minutos por versión. Habrá una que suene como si otra persona hubiera estado sentada en el cuarto. Léela en voz alta, una vez.',
			],
			closings: [
				'El rey de dos cabezas nunca está mal puesto, y hace dos siglos que nadie le mira los pies. Con la molestia se perdió algo. ¿Cuál de tus certezas has recortado por la cintura para que encaje por todas partes?',
				'La mano quiere enderezar la carta y podrá, dentro de un minuto. Mientras tanto el árbol cuelga con las raíces al aire, a la vista de cualquiera. ¿Qué enseña por debajo tu asunto, solo porque ha caído torcido?',
			],
		},
	},
};
