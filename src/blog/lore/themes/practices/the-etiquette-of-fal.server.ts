import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-etiquette-of-fal',
	motif: 'book',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'fal',
				'fal-e hafez',
				'bibliomancy',
				'how to ask hafez',
				'etiquette of fal',
				'oracle',
				'divination etiquette',
			],
			titles: ['An emperor’s pencil in the margin', 'How to knock at a book'],
			excerpts: [
				'In a library in Patna lies a Divan of Hafez in whose margins two Mughal emperors noted what they had asked and what came of it. The oracle has manners, and minutes.',
				'Only one question, no cheating, and not until it suits: the small rules of asking Hafez are older and wiser than any theory about why it should work.',
			],
			openings: [
				'Under glass in the Khuda Bakhsh library at Patna there is a Hafez that has been used. It belonged to the Mughal emperors, and beside certain verses runs another hand, quick and slanting: on such an occasion I opened the book, and this came. Some notes are Humayun’s, others Jahangir’s. One asks about setting out, another about coming back, about a son, about a lost thing that was found. They ruled over a good part of a continent, and stand in the margin like pupils who have been allowed to write in pencil. What moves the visitor is that they went back afterwards and put down whether it had been true.',
				'The man at the gate of the Hafezieh has a box full of envelopes and on it a small green bird. You pay, you make a wish, the bird considers. It steps along the edge, pulls at a blue one, lets it go as if it had thought better of you, and takes the yellow. Inside there are four printed lines. A student reads hers aloud to a friend, stops in the third, folds up the paper, and says that it does not apply. She says it rather quickly. The bird has already had its grain and is looking at the next customer.',
			],
			body: [
				'The rules are handed down without a lawgiver. One washes one’s hands, or at any rate puts away the telephone. One forms a single question and keeps it to oneself. The book is held closed, Hafez is addressed by his name and implored, half in play, by his love for Shakh-e Nabat, a lady nobody can produce a document about; many say a prayer for his soul. Then the thumb goes in. What counts is the poem one meets on the right-hand page, from its beginning, and if it begins overleaf one turns back. The first lines of the following poem may be called as a witness.',
				'Each of these clauses closes a loophole. That one reads from the beginning prevents picking. That the witness comes only after the verdict prevents appeals. Not more than three questions in a day, say the old people, and never the same one twice: on the second opening Hafez starts to mock. Anyone who has tried it will confirm this, with red ears.',
				'The Ottomans had a collection of such cases, compiled in the sixteenth century by Kefeli Hüseyin: who asked, in what need, and which verse put him right. In Rome the same was done with Virgil, in Christian cells with the Gospel; Augustine in the garden at Milan heard a child’s voice sing “take and read”, opened, and was another man by the end of the paragraph. At Hafez’s own burial, the legend tells, the pious refused the prayer, until verses were drawn from a jar by a child, and the one that came out spoke for the dead man. He got his grave by means of a fal.',
				'What the manners protect is surprisingly not the poet. They protect the interval. Between the question and the line lie the washed hands, the name, the breath with the book shut; by then one has often noticed what one had really meant to ask. Some people at that point put the book back on the shelf unopened. It is considered the best of form.',
			],
			counter:
				'In 1948 Bertram Forer gave his students a description of their character, each the same, put together from newsstand astrology, and they rated its accuracy at 4.26 out of five. Hafez is a greater author than the newsstand, but the mechanism is not beneath him: his verse is wide, and we are good at finding our coat in it. Besides, when the Mughal emperors noted in the margins of their Hafez how an oracle had turned out, they noted what fitted. Empty margins are not exhibited.',
			practices: [
				'Take any book of poems, put both hands flat on the cover and form one question that begins with how or what. Keep it for ten breaths; if it changes, use the later one. Open, go back to the beginning of the poem, read it aloud to its end, once. Note with a pencil in the margin the date and a single word for the question. Close it. Eight minutes, and no second try.',
				'Look up an earlier answer: an old fal, a fortune cookie, the advice of a friend in a message from last year. Write beneath it, as those emperors did, how the matter turned out, in one sentence and without improving it. Should it have been wrong, write “wrong”. It takes six minutes and makes you the keeper of an honest margin, of which there are few.',
			],
			closings: [
				'Between the question and the page there is room for ten breaths and for a better question. What were you about to ask, and what is standing behind it, with its hat in its hand?',
				'The bird looked at you, let go of the blue envelope, and took the yellow. What would have had to be printed on it for you to say a little too quickly that it does not apply?',
			],
		},
		fa: {
			keywords: ['آداب فال', 'فال حافظ', 'فال گرفتن', 'آداب فال حافظ', 'شاخ نبات', 'شاهد فال', 'نیت فال'],
			titles: ['خطِ پادشاه در حاشیهٔ دیوان', 'چطور باید درِ کتاب را زد'],
			excerpts: [
				'در کتابخانه‌ای در پتنا دیوانی هست که دو پادشاه گورکانی در حاشیه‌اش نوشته‌اند چه پرسیدند و چه شد. فال هم ادب دارد و هم صورت‌جلسه.',
				'یک سؤال، بی تقلب، و نه آن‌قدر که باب دل بیاید: آداب کوچکِ فال از هر نظریه‌ای دربارهٔ آن کهنه‌تر و عاقل‌تر است.',
			],
			openings: [
				'در کتابخانهٔ خدابخش در پتنا، زیر شیشه، حافظی هست که از آن کار کشیده‌اند. مالِ پادشاهان گورکانی بوده و کنار بعضی بیت‌ها خطِ دیگری دویده، تند و کج: در فلان کار فال گشودم و این آمد. بعضی یادداشت‌ها از همایون است و بعضی از جهانگیر، دربارهٔ رفتن، برگشتن، پسر، چیزی که گم شده بود و پیدا شد. بر نیمی از هندوستان حکم می‌راندند و در حاشیه مثل شاگردهایی ایستاده‌اند که اجازهٔ نوشتن گرفته‌اند. گیرایی‌اش این است که بعدتر برگشته‌اند و نوشته‌اند راست بود یا نه.',
				'مردِ دمِ درِ حافظیه جعبه‌ای پاکت دارد و رویش مرغ عشقی سبز. پول می‌دهی، نیت می‌کنی و مرغ فکر می‌کند. از لبه رد می‌شود، آبی را می‌کشد، ول می‌کند، انگار دربارهٔ تو تجدید نظر کرده باشد، و زرد را برمی‌دارد. تویش دو بیت چاپ شده است. دانشجویی مالِ خودش را برای دوستش بلند می‌خواند، سرِ مصراع سوم می‌ایستد، کاغذ را تا می‌کند و می‌گوید به من نمی‌خورد. کمی تند می‌گوید. مرغ دانه‌اش را گرفته و نگاهش به مشتریِ بعدی است.',
			],
			body: [
				'این آداب را قانون‌گذاری ننوشته است. دست را می‌شویند، یا دست‌کم گوشی را کنار می‌گذارند. یک سؤال می‌کنند و آن را نگه می‌دارند. کتاب بسته در دست، خواجه را به نام صدا می‌زنند و نیم‌شوخی و نیم‌جدی به شاخ نباتش قسم می‌دهند، بانویی که هیچ‌کس سندی از او نشان نداده؛ فاتحه‌ای هم می‌خوانند. بعد شست می‌رود لای ورق‌ها. غزلی که در صفحهٔ راست دیدی جواب است، از مطلعش، و اگر مطلع پشت برگ باشد برمی‌گردی. چند بیتِ غزل بعد را می‌شود به شهادت خواند.',
				'هر یک از این بندها راهِ فراری را بسته است. اینکه از اول بخوانی جلوی سوا کردن را می‌گیرد. اینکه شاهد پس از حکم بیاید جلوی تجدیدنظرخواهی را. قدیمی‌ها می‌گفتند روزی بیش از سه بار نه و یک سؤال را دو بار هرگز: بار دوم خواجه سربه‌سرت می‌گذارد. هر که آزموده باشد با گوشِ سرخ گواهی می‌دهد. در خانه‌ای پس از سومین اصرار این آمد: «عیب رندان مکن ای زاهد پاکیزه‌سرشت». کتاب را بستند و یکی رفت ظرف‌ها را شست.',
				'عثمانی‌ها مجموعه‌ای از این حکایت‌ها داشتند که کفه‌لی حسین در سدهٔ دهم گرد آورد: چه کسی، در چه تنگنایی، و کدام بیت به دادش رسید. رومی‌ها همین کار را با ویرژیل می‌کردند و در حجره‌های مسیحی با انجیل؛ آگوستین در باغ میلان آواز بچه‌ای را شنید که بردار و بخوان، گشود، و به آخر بند نرسیده آدم دیگری بود. در افسانه آمده که بر جنازهٔ خودِ حافظ هم خواستند نماز نخوانند، تا کودکی بیتی از سبو درآورد و آن بیت از مرده دفاع کرد. گورش را با فال گرفت.',
				'عجیب است که این ادب از شاعر نگهبانی نمی‌کند. از فاصله نگهبانی می‌کند. میان سؤال و بیت، دستِ شسته هست و نام و نفسی با کتابِ بسته؛ تا آن وقت خیلی‌ها فهمیده‌اند راستش چه می‌خواستند بپرسند. بعضی همان‌جا دیوان را باز نکرده به طاقچه برمی‌گردانند. این را نهایتِ ادب می‌دانند.',
			],
			counter:
				'در سال ۱۹۴۸ برترام فورر به دانشجوهایش شرحی از شخصیتشان داد، برای همه یکی، سرهم‌شده از طالع‌بینیِ دکهٔ روزنامه، و آن‌ها دقتش را از پنج، ۴٫۲۶ دادند. حافظ از دکه بزرگ‌تر است، اما این سازوکار در او هم کار می‌کند: بیتش گشاد است و ما در پیدا کردنِ کت خودمان استادیم. پادشاهان گورکانی هم که در حاشیهٔ حافظشان نوشته‌اند فال راست درآمد، آن‌هایی را نوشته‌اند که جور بود. حاشیهٔ سفید را پشت شیشه نمی‌گذارند.',
			practices: [
				'کتاب شعری بردار، دو کف دست را روی جلدش بگذار و سؤالی بساز که با «چگونه» یا «چه» شروع شود. ده نفس نگهش دار؛ اگر عوض شد دومی را بپرس. باز کن، برگرد به اولِ شعر و تا آخر بلند بخوان، یک بار. با مداد در حاشیه تاریخ را بنویس و یک کلمه برای سؤال. ببند. هشت دقیقه، و بار دومی در کار نیست.',
				'جوابی قدیمی را پیدا کن: فالِ پارسال، نوشتهٔ پشتِ پاکتِ مرغ عشق، نصیحتِ دوستی در پیامِ چند ماه پیش. زیرش مثل آن پادشاهان بنویس کار به کجا کشید، در یک جمله و بی بزک. اگر غلط بود بنویس غلط. شش دقیقه طول می‌کشد و صاحب حاشیه‌ای درستکار می‌شوی که نمونه‌اش کم است.',
			],
			closings: [
				'میان سؤال و صفحه جای ده نفس هست و جای سؤالی بهتر. داشتی چه می‌پرسیدی، و پشت سرش چه سؤالی کلاه به دست ایستاده؟',
				'مرغ نگاهت کرد، آبی را ول کرد و زرد را برداشت. رویش باید چه چاپ شده بود تا تو هم کمی تند بگویی به من نمی‌خورد؟',
			],
		},
		ar: {
			keywords: ['فأل حافظ', 'آداب الفأل', 'الفأل', 'استفتاح الديوان', 'الاستخارة بالكتاب', 'شاخ نبات'],
			titles: ['خطّ السلطان في هامش الديوان', 'كيف يُطرق باب كتاب'],
			excerpts: [
				'في مكتبة بمدينة باتنا نسخة من ديوان حافظ كتب سلطانان مغوليّان في هوامشها ما سألا عنه وما كان منه. فللفأل أدب، وله محاضر جلسات.',
				'سؤال واحد، بلا غشّ، ولا إعادة حتى يوافق الهوى: آداب سؤال حافظ أقدم وأعقل من كلّ نظريّة فيه.',
			],
			openings: [
				'تحت الزجاج في مكتبة خدا بخش بباتنا نسخة من ديوان حافظ استُعملت كثيرًا. كانت لسلاطين المغول، وإلى جانب بعض الأبيات خطّ آخر، سريع مائل: فتحتُ الكتاب في أمر كذا فجاء هذا. بعض الحواشي لهمايون وبعضها لجهانكير، في خروج وعودة وولد وشيء ضاع ثم وُجد. كانا يحكمان شطرًا عظيمًا من الهند، وهما في الهامش مثل تلميذين أُذن لهما بالكتابة في الكتاب. وأجمل ما في الأمر أنّهما رجعا بعد ذلك ودوّنا هل صدق أم لا.',
				'مع الرجل الواقف عند باب الحافظيّة علبة ظروف، وفوقها طائر أخضر صغير. يُدفع المال وتُعقد النيّة ويفكّر الطائر. يمشي على الحافّة، ويجذب الأزرق، ثم يتركه كأنّه أعاد النظر في صاحبه، ويأخذ الأصفر. في داخله بيتان مطبوعان. طالبة تقرأ ما جاءها لصديقتها بصوت عالٍ، وتتوقّف عند الشطر الثالث، وتطوي الورقة وتقول إنّه لا ينطبق عليها. وتقولها بسرعة زائدة قليلًا. أمّا الطائر فقد نال حبّته وصار ينظر إلى الزبون التالي.',
			],
			body: [
				'لا يُعرف لهذه الآداب مشرّع. تُغسل اليدان، أو يُبعد الهاتف على الأقلّ. ويُعقد سؤال واحد ويُكتم. ويُمسك الكتاب مغلقًا ويُنادى حافظ باسمه، ويُستحلف بين الجدّ والمزاح بمحبوبته شاخ نبات، وهي سيّدة لم يأتِ أحد بوثيقة عنها، وكثير من الناس يقرأ الفاتحة لروحه. ثم يدخل الإبهام بين الأوراق. والجواب هو الغزل الذي يقع عليه البصر في الصفحة اليمنى، من مطلعه، فإن كان مطلعه في ظهر الورقة رُجع إليه. ولأبيات من الغزل الذي يليه أن تُدعى شاهدًا.',
				'وكلّ بند من هذه البنود يسدّ بابًا للهرب. فالقراءة من المطلع تمنع الانتقاء. ومجيء الشاهد بعد الحكم يمنع الاستئناف. وكان الشيوخ يقولون: لا أكثر من ثلاث في اليوم، ولا يُعاد السؤال الواحد أبدًا، فإنّ حافظًا في الثانية يأخذ في السخرية. ومن جرّب شهد على ذلك وأذناه حمراوان. وفي بيت ألحّ أهله ثلاثًا خرج لهم مطلع ينهى الزاهد النقيّ عن تتبّع عيوب السكارى ويذكّره بأنّ ذنوب غيره لن تُكتب عليه، فأُغلق الكتاب وقام أحدهم إلى غسل الصحون، ولم يعترض أحد على الترجمة.',
				'وكان للعثمانيّين مجموع في هذه الوقائع جمعه في القرن العاشر للهجرة حسين الكفويّ: من سأل، وفي أيّ ضيق، وأيّ بيت أقامه على قدميه. وفعل الرومان مثله بفرجيل، وفعله رهبان بالإنجيل. وسمع أوغسطينوس في بستان بميلانو صوت طفل يغنّي أن خُذ واقرأ، ففتح، فما بلغ آخر الفقرة إلّا وهو رجل آخر. وتحكي الأسطورة أنّ قومًا أبوا الصلاة على حافظ نفسه يوم دفنه، حتى أخرج صبيّ من جرّة بيتًا من شعره فإذا هو يشفع له. فقد نال قبره بفأل.',
				'والغريب أنّ هذه الآداب لا تحرس الشاعر، وإنّما تحرس المسافة. بين السؤال والبيت يدان مغسولتان واسم ونفَس والكتاب مغلق، وفي أثناء ذلك ينكشف لكثير من الناس ما أرادوا حقًّا أن يسألوا عنه. ومنهم من يعيد الديوان حينئذ إلى الرفّ من غير أن يفتحه، وهذا عندهم غاية الأدب. والفأل عند العرب في الأصل هو الكلمة الطيّبة يسمعها المرء، فمن سمعها من نفسه قبل أن تنفتح الصفحة فقد أخذ جوابه، وبقي له أن يشكر الكتاب على أنّه انتظر.',
			],
			counter:
				'في سنة ١٩٤٨ أعطى برترام فورر طلّابه وصفًا لشخصيّاتهم، واحدًا للجميع، جمعه من كتب أبراج تباع في الأكشاك، فقدّروا دقّته بأربع درجات وربع من خمس. وحافظ أعظم من الأكشاك، غير أنّ الآلة نفسها تعمل عنده: بيته واسع، ونحن نحسن أن نجد فيه معطفنا. ثم إنّ سلاطين المغول الذين دوّنوا على هوامش ديوانهم صدق الفأل إنّما دوّنوا ما وافق. والهامش الأبيض لا يُعرض تحت الزجاج.',
			practices: [
				'خذوا كتاب شعر، وضعوا الكفّين على غلافه، وصوغوا سؤالًا يبدأ بكيف أو بماذا. يُحفظ عشرة أنفاس، فإن تغيّر فالعمل بالأخير. ثم يُفتح الكتاب ويُرجع إلى أوّل القصيدة وتُقرأ جهرًا إلى آخرها مرّة واحدة. ويُكتب بالقلم في الهامش التاريخ وكلمة واحدة تدلّ على السؤال، ويُغلق. ثماني دقائق، ولا محاولة ثانية.',
				'ابحثوا عن جواب قديم: فأل مضى، أو ورقة من ظرف الطائر، أو نصيحة صديق في رسالة من العام الماضي. واكتبوا تحته، كما كان أولئك السلاطين يفعلون، إلى أين انتهى الأمر، في جملة واحدة من غير تزيين. وإن كان خطأ فليُكتب: خطأ. ستّ دقائق، ويصير في البيت هامش أمين، والأمناء من الهوامش قليل.',
			],
			closings: [
				'بين السؤال والصفحة متّسع لعشرة أنفاس ولسؤال أحسن. أيّ سؤال كان على طرف اللسان، وأيّ سؤال يقف خلفه وقبّعته في يده؟',
				'نظر الطائر وترك الأزرق وأخذ الأصفر. ماذا كان ينبغي أن يُطبع عليه حتى يقال بسرعة زائدة قليلًا إنّه لا ينطبق؟',
			],
		},
		es: {
			keywords: ['fal', 'fal de hafez', 'bibliomancia', 'consultar a hafez', 'oráculo', 'etiqueta del fal', 'sortes'],
			titles: ['La letra de un emperador en el margen', 'Cómo se llama a la puerta de un libro'],
			excerpts: [
				'En una biblioteca de Patna hay un Diván de Hafez en cuyos márgenes dos emperadores mogoles anotaron qué preguntaron y en qué paró. El oráculo tiene modales, y actas.',
				'Una sola pregunta, sin trampas y sin repetir hasta que convenga: las pequeñas reglas para consultar a Hafez son más viejas y más sensatas que cualquier teoría.',
			],
			openings: [
				'Bajo cristal, en la biblioteca Khuda Bakhsh de Patna, hay un Hafez muy usado. Fue de los emperadores mogoles, y junto a ciertos versos corre otra letra, rápida e inclinada: con tal motivo abrí el libro y salió esto. Unas notas son de Humayún y otras de Yahanguir, sobre salir, sobre volver, sobre un hijo, sobre algo perdido que apareció. Mandaban sobre media India y ahí están, en el margen, como alumnos a los que dejan escribir a lápiz. Lo que conmueve es que volvieron después y pusieron si había sido verdad.',
				'El hombre de la puerta del Hafezieh tiene una caja de sobres y encima un pajarillo verde. Pagas, piensas un deseo y el pájaro delibera. Recorre el borde, tira de un sobre azul, lo suelta como si hubiera cambiado de opinión sobre ti y toma el amarillo. Dentro hay cuatro líneas impresas. Una estudiante le lee las suyas en voz alta a una amiga, se detiene en la tercera, dobla el papel y dice que no va con ella. Lo dice un poco deprisa. El pájaro ya se ha cobrado su grano y mira al siguiente.',
			],
			body: [
				'Las reglas se transmiten sin legislador. Te lavas las manos, o al menos apartas el teléfono. Formas una pregunta, una, y te la guardas. Con el libro cerrado, llamas a Hafez por su nombre y lo conjuras, medio en broma, por su amor a Shaj-e Nabat, una señora de la que nadie ha presentado un solo papel; muchos rezan por su alma. Entonces entra el pulgar. Vale el poema que encuentres en la página de la derecha, desde el principio, y si empieza en la vuelta, se vuelve atrás. Los primeros versos del siguiente pueden ser llamados como testigo.',
				'Cada cláusula tapa un agujero. Leer desde el comienzo impide escoger. Que el testigo venga tras la sentencia impide recurrir. No más de tres preguntas al día, decían los viejos, y nunca la misma dos veces: a la segunda, Hafez empieza a burlarse. Quien lo haya probado lo confirma con las orejas coloradas.',
				'Los otomanos tenían una colección de estos casos, reunida en el siglo XVI por Kefeli Hüseyin: quién preguntó, en qué apuro, y qué verso lo enderezó. En Roma se hacía igual con Virgilio, y en celdas cristianas con el Evangelio; Agustín, en el huerto de Milán, oyó a un niño cantar «toma y lee», abrió y al acabar el párrafo era otro. En el entierro del propio Hafez, cuenta la leyenda, los devotos le negaban el rezo hasta que un niño sacó de un cántaro un verso suyo, y el verso habló por el difunto. Tuvo tumba gracias a un fal.',
				'Lo que protegen los modales, curiosamente, no es al poeta. Protegen el intervalo. Entre la pregunta y la línea están las manos lavadas, el nombre, el aliento con el libro cerrado; para entonces uno suele haber notado qué quería preguntar en realidad. Hay quien llegado ahí devuelve el libro al estante sin abrirlo. Se considera de una educación exquisita.',
			],
			counter:
				'En 1948 Bertram Forer entregó a sus alumnos una descripción de su carácter, la misma para todos, sacada de astrología de quiosco, y le pusieron un 4,26 sobre cinco de exactitud. Hafez es mejor autor que el quiosco, pero el mecanismo le sirve igual: su verso es ancho y a nosotros se nos da bien encontrar en él nuestro abrigo. Además, los emperadores mogoles que anotaban en los márgenes de su Hafez si el fal había acertado anotaron lo que encajó. Los márgenes en blanco no se exponen.',
			practices: [
				'Toma cualquier libro de poemas, pon las dos palmas en la tapa y forma una pregunta que empiece por cómo o por qué cosa. Guárdala diez respiraciones; si cambia, vale la última. Abre, vuelve al comienzo del poema y léelo en voz alta hasta el final, una vez. Apunta a lápiz en el margen la fecha y una sola palabra por la pregunta. Cierra. Ocho minutos, y sin segundo intento.',
				'Busca una respuesta antigua: un fal de otro año, el papelito de una galleta, el consejo de una amiga en un mensaje viejo. Escribe debajo, como aquellos emperadores, en qué acabó el asunto, en una frase y sin maquillaje. Si se equivocó, pon «se equivocó». Son seis minutos y te convierten en dueño de un margen honrado, que hay pocos.',
			],
			closings: [
				'Entre la pregunta y la página caben diez respiraciones y una pregunta mejor. ¿Qué ibas a preguntar, y qué hay detrás, esperando con el sombrero en la mano?',
				'El pájaro te miró, soltó el sobre azul y tomó el amarillo. ¿Qué tendría que haber puesto dentro para que tú también dijeras, un poco deprisa, que no va contigo?',
			],
		},
	},
};
