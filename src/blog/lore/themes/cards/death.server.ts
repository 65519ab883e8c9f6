import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'death',
	motif: 'rose',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['death card', 'tarot', 'endings', 'change', 'letting go', 'major arcana'],
			titles: ['The Card Without a Name', 'The Child Who Did Not Step Aside'],
			excerpts: [
				'In Marseille the thirteenth card has a number and no title. What it shows is a field being worked, and new hands and feet coming up between the furrows.',
				'A rider in black armour, a king, a bishop, a girl and a child. Only one of them looks up at the horse, and holds out flowers.',
			],
			openings: [
				'Every trump of the Marseille pack has its name printed in a box at the bottom. On the thirteenth there is no box, or else it is left white. The woodcutters drew a thin reaper bent over dark ground and, among tufts of blue and yellow grass, hands, feet and two heads, one of them crowned. They seem rather to be growing than to have been cut. The card makers were practical men who labelled everything. Here they put down the number and kept the word in their pocket.',
				'Four people are in the way of the white horse. A king lies on his back already, his crown a little way off. A bishop in yellow stands with joined hands and appears to be negotiating. A girl kneels and has turned her face aside. Next to her kneels a child in blue with a bunch of flowers, looking straight up at the animal, as children look at horses. So it was drawn in 1909. In the distance, between two towers, there is a sun, and one may take it as one likes: it has no clock beside it.',
			],
			body: [
				'First a plain word, since people are frightened by this card in films. No reader with any sense has ever read from it that somebody is to die; it does not know, and it does not say so. The figure came to the tarot out of the moral processions of its age. In Petrarch’s Triumphs Death overcomes Love and Chastity, and is overcome by Fame, and Fame by Time; she stands in the middle of the series. In the tarot, too, thirteen is not the end. Eight cards follow, among them a star, a sun and a dance.',
				'Ordinary readers have long spoken of an ending that makes room. The pictures bear them out. The scythe of the older cards is a tool for hay, and hay is made before the rain so that cattle may live through the winter. In the London pack of 1909 Death rides, and on the banner there is a white rose with five petals, of the kind that opens flat. The horse has one hoof raised, and does not step on anybody.',
				'What interests me most in that picture is the four who meet the horse, a king, a bishop, a girl and a child. The king relied on his rank. The bishop relies on a text, and it is possible that he is right. The girl looks away, which everyone has done. The child has not been told what one ought to feel, and simply sees a large horse. It would be sentimental to say that the child is wisest. Children also pat wasps. But there is a kind of attention in it that the others have mislaid.',
				'For the endings meant here are of the daily sort: the last week in a flat, the friend one has nothing more to say to, the plan that has been dead since spring and is still fed. They are often known long before they are named. One goes on laying a place at table. In the packs of Marseille the box for the name is blank under this picture, and that belongs here; sometimes the thing is over and only the word is missing.',
			],
			counter:
				'It is easy to be eloquent about endings that happen to others. Somebody who has really lost a person needs soup and company; the remark that every end is a beginning should not be made to them, not even on a card. Letting go is also overpraised. Many good things were mended after they had been given up, and some of the finest marriages, novels and roofs are repairs.',
			practices: [
				'Make a list, in six minutes, of what has already ended in your life though nobody has said so: a subscription, a role in the family, a way of dressing, an ambition; five lines, no more. Choose the smallest and give it a proper ending today, with one sentence said or written, thanks included. Do not begin with the largest. It is the sentence that one has to practise.',
				'Empty one drawer on to the bed. Of each thing ask only when it last had work to do. What has none you hold in your hand for as long as it takes to say what it once was for, and then put it to one side. Ten minutes, and stop in the middle if they are over. The half that is done will look different from the half that is not.',
			],
			closings: [
				'The white box has been waiting for a word for about four hundred years, and the field is growing quite well without it. What is over in your life and has only not been named, and what would be the modest word for it?',
				'The king had his crown, the bishop his book, the child a handful of flowers from somewhere. The horse comes at a walk. With what in your hands did you meet the last thing that ended?',
			],
		},
		fa: {
			keywords: ['کارت مرگ', 'تاروت', 'پایان', 'دگرگونی', 'رها کردن', 'آرکانای بزرگ'],
			titles: ['کارتی که نامش را ننوشتند', 'کودکی که از سرِ راه کنار نرفت'],
			excerpts: [
				'برگِ سیزدهمِ مارسی شماره دارد و نام ندارد. آنچه نشان می‌دهد کشتزاری است که میانِ شیارهایش دست و پا سبز شده.',
				'سواری با زرهِ سیاه، شاهی، اسقفی، دختری و کودکی. از این میان یکی سر بلند کرده و گل تعارف می‌کند.',
			],
			openings: [
				'زیرِ هر برگِ برندهٔ مارسی کادری هست و نامِ کارت در آن. سیزدهمی یا کادر ندارد یا کادرش سفید مانده است. چوب‌تراش‌ها دروگری لاغر کشیده‌اند خمیده بر خاکی سیاه، و لای بوته‌های آبی و زرد دست و پا و دو سر، یکی تاج‌دار. بیشتر به چیزی می‌مانند که روییده تا چیزی که بریده باشند. کارت‌سازها آدم‌های عملی‌ای بودند و روی همه‌چیز برچسب می‌زدند. اینجا شماره را نوشتند و کلمه را در جیب نگه داشتند.',
				'چهار نفر سرِ راهِ اسبِ سفیدند. شاه پیش از این به پشت افتاده و تاجش کمی آن‌طرف‌تر است. اسقفی زردپوش دست‌ها را به هم آورده و پیداست دارد چانه می‌زند. دختری زانو زده و رویش را برگردانده. کنارش کودکی آبی‌پوش با یک دسته گل زانو زده و راست به حیوان نگاه می‌کند، همان‌طور که بچه‌ها به اسب نگاه می‌کنند. در ۱۹۰۹ این‌طور کشیدندش. دورتر، میانِ دو برج، خورشیدی هست که معلوم نیست می‌آید یا می‌رود.',
			],
			body: [
				'اول حرفِ ساده را بزنیم، چون فیلم‌ها مردم را از این کارت ترسانده‌اند. هیچ فال‌خوانِ عاقلی از آن نخوانده که کسی می‌میرد؛ کارت خبر ندارد و چنین چیزی هم نمی‌گوید. این چهره از نمایش‌های اخلاقیِ روزگارش به تاروت آمد. در «پیروزی‌ها»ی پترارک بر عشق و پاکدامنی غلبه می‌کند و آوازه بر او غلبه می‌کند و زمان بر آوازه؛ جایش وسطِ صف است. در تاروت هم سیزده آخرِ راه نیست. هشت برگِ دیگر مانده و میانشان ستاره‌ای و خورشیدی و رقصی هست.',
				'فال‌خوان‌ها از دیرباز آن را پایانی خوانده‌اند که جا باز می‌کند و تصویر با آنهاست. داسِ کارت‌های قدیمی ابزارِ علوفه است و علف را پیش از باران می‌چینند تا گاو از زمستان بگذرد. حافظ هم که در غزل ۴۰۷ داسِ ماهِ نو را در کشتزارِ آسمان می‌بیند فکرش به نیستی نمی‌رود؛ یادِ کِشتهٔ خودش می‌افتد. در کارتِ لندنِ ۱۹۰۹ مرگ سواره می‌آید و بر بیرقش گل سفیدی است با پنج گلبرگ، از آنها که پهن باز می‌شوند. اسب یک سُم را بلند کرده و پا بر کسی نگذاشته است.',
				'دیدنیِ این تصویر چهار نفر است که سرِ راهِ اسب‌اند، شاه و اسقف و دختر و کودک، با چهار جور روبه‌رو شدن. شاه به مقامش تکیه داشت. اسقف به متنی تکیه دارد و شاید هم حق با او باشد. دختر نگاه نمی‌کند، کاری که همه کرده‌ایم. به کودک کسی نگفته چه حالی باید داشته باشد؛ اسبِ بزرگی می‌بیند. نمی‌خواهم بگویم او از همه داناتر است؛ بچه‌ها زنبور را هم ناز می‌کنند. ولی در نگاهش توجهی هست که بقیه جایی گذاشته‌اند و یادشان نیست کجا.',
				'پایان‌هایی که این کارت می‌گوید از جنسِ روزمره است: هفتهٔ آخرِ یک خانه، رفیقی که دیگر حرفی با هم ندارید، نقشه‌ای که از بهار تمام شده و هنوز نان و آبش می‌دهی. اینها را خیلی پیش از آنکه نام بگیرند می‌دانیم. همچنان سرِ سفره برایشان بشقاب می‌گذاریم. در کارت‌های مارسی کادرِ نام زیرِ این تصویر سفید مانده و حرفش همین است؛ گاهی کار تمام شده و فقط کلمه‌اش مانده است.',
			],
			counter:
				'از پایانِ دیگران خوش‌زبان حرف زدن آسان است. کسی که به‌راستی عزیزی از دست داده سوپِ گرم و همنشین می‌خواهد؛ به او نباید گفت هر پایانی آغازی است، حتی با کارت. از رها کردن هم زیادی تعریف کرده‌اند. خیلی از چیزهای خوب را بعد از دل کندن وصله زدند و بعضی از بهترین زناشویی‌ها و کتاب‌ها و سقف‌ها تعمیری‌اند.',
			practices: [
				'شش دقیقه بنویس چه چیزهایی در زندگی‌ات تمام شده و کسی اعلامش نکرده است: اشتراکی، نقشی در خانواده، طرزِ لباس پوشیدنی، آرزویی. از پنج خط بیشتر نشود. کوچک‌ترینش را بردار و امروز برایش پایانِ درستی بگذار، با یک جمله، گفته یا نوشته، و تشکر هم در آن باشد. از بزرگ‌ترین شروع نکن. آنچه تمرین می‌خواهد همان جمله است.',
				'یک کشو را روی تخت خالی کن. از هر چیز فقط بپرس آخرین بار کِی کاری داشته. آن را که بیکار مانده در دست بگیر، تا وقتی که بگویی زمانی به چه می‌آمد، و بعد کنار بگذار. ده دقیقه، و اگر وقت تمام شد همان وسط دست بکش. نیمهٔ انجام‌شده با نیمهٔ دیگر فرق خواهد کرد. بگذار تا فردا همین‌طور دونیمه بماند و گاهی نگاهش کن.',
			],
			closings: [
				'آن کادرِ سفید چند قرن است منتظرِ کلمه مانده و کشتزار بی آن هم خوب سبز می‌شود. در زندگیِ تو چه چیزی سر آمده و فقط نامش را نبرده‌ای، و کلمهٔ فروتنش چیست؟',
				'شاه تاجش را داشت، اسقف کتابش را، کودک یک مشت گل از گوشه‌ای. اسب قدم‌زنان می‌آید. وقتی آخرین چیز در زندگی‌ات تمام شد، تو چه در دست داشتی؟',
			],
		},
		ar: {
			keywords: ['ورقة الموت', 'تاروت', 'النهايات', 'التحول', 'الترك', 'الأوراق الكبرى'],
			titles: ['الورقة التي لم يُكتب اسمها', 'الطفل الذي لم يتنحَّ'],
			excerpts: [
				'للورقة الثالثة عشرة في مرسيليا رقم بلا اسم. وفيها حقل يُحرث، وأيدٍ وأقدام تطلع بين أثلامه كأنّها زرع.',
				'فارس في درع أسود، وملك، وأسقف، وفتاة، وطفل. واحد منهم فقط رفع رأسه إلى الحصان ومدّ إليه زهرًا.',
			],
			openings: [
				'في أسفل كلّ ورقة رابحة من أوراق مرسيليا إطار كُتب فيه اسمها. أمّا الثالثة عشرة فلا إطار لها، أو لها إطار بقي أبيض. رسم الحفّارون حاصدًا نحيلًا منحنيًا على أرض سوداء، وبين حزم العشب الأزرق والأصفر أيدٍ وأقدام ورأسان على أحدهما تاج. وهي أشبه بما طلع من الأرض منها بما قُطع. كان صنّاع الورق أهل عمل، يضعون على كلّ شيء بطاقته، فلمّا بلغوا هذه الورقة كتبوا الرقم وأبقوا الكلمة في جيوبهم، ولم يشرحوا لأحد ما الذي منعهم.',
				'أربعة في طريق الحصان الأبيض. الملك ملقى على ظهره، وتاجه على مسافة منه. وأسقف في ثوب أصفر ضمّ كفّيه ويبدو أنّه يفاوض. وفتاة راكعة صرفت وجهها. وإلى جانبها طفل في ثوب أزرق معه باقة زهر، يرفع بصره إلى الدابّة كما ينظر الأطفال إلى الخيل. هكذا رُسمت الورقة سنة ١٩٠٩. وفي البعيد، بين برجين، شمس لا ساعة بقربها، فلا يُعرف أهي طالعة أم غاربة، ولكلّ ناظر أن يختار.',
			],
			body: [
				'لنبدأ بكلمة صريحة، فقد أفزعت الأفلام الناس من هذه الورقة. لم يقرأ فيها قارئ عاقل قطّ أنّ أحدًا سيموت؛ فهي لا تعلم ذلك ولا تقوله. دخلت هذه الصورة إلى التاروت من مواكب الوعظ في زمانها. ففي «انتصارات» بترارك تغلب الحبَّ والعفّة، ثمّ يغلبها الصيت، ويغلب الزمانُ الصيت؛ فموضعها وسط الصفّ لا آخره. وكذلك الحال في التاروت، فبعد الثالثة عشرة ثماني ورقات فيها نجمة وشمس ورقصة، ومن أراد أن يقف عندها وحدها فقد ترك الكتاب في منتصفه.',
				'أمّا أهل القراءة فيفهمون منها منذ زمن بعيد نهاية تُخلي مكانًا، والصورة معهم. فمنجل الأوراق القديمة أداة العلف، ويُحصد العشب قبل المطر لتجد الماشية ما تأكله في الشتاء. وفي ورقة لندن سنة ١٩٠٩ يأتي الموت فارسًا، وعلى رايته وردة بيضاء ذات خمس بتلات، من النوع الذي ينفتح حتّى يستوي. والحصان رافع حافرًا، لم يطأ به أحدًا. ومن عادة أهل الريف أن يتركوا بعض الأرض بورًا عامًا كاملًا، ولا يسمّون ذلك موتًا، بل يقولون إنّ الأرض استراحت.',
				'وأطرف ما في تلك الورقة أربعة في طريق الحصان، ملك وأسقف وفتاة وطفل، ولكلّ منهم طريقته في اللقاء. اعتمد الملك على منزلته. واعتمد الأسقف على نصّ، وربّما كان على حقّ. وصرفت الفتاة بصرها، ومن منّا لم يصرفه يومًا. أمّا الطفل فلم يخبره أحد بما ينبغي أن يشعر به، فهو يرى حصانًا كبيرًا. ولا يقال إنّه أحكمهم، فالأطفال يمسحون على الدبابير أيضًا. غير أنّ في نظرته انتباهًا أضاعه الآخرون في مكان ما ولا يذكرون أين. ومن راقب صغيرًا في مأتم كبير رأى ذلك بعينه: الكبار ينظرون إلى الأرض، وهو يعدّ أزرار المعطف ويسأل متى تُقدَّم القهوة.',
				'والنهايات المقصودة هنا من صنف الأيّام: الأسبوع الأخير في مسكن، وصاحب لم يبقَ معه ما يقال، وخطّة انتهت منذ الربيع وما زال لها نصيب من الطعام والوقت. وقد يبقى المفتاح في الحلقة سنين بعد أن بيعت الدار وتبدّل قفلها. تُعرف هذه الأمور قبل أن تُسمّى بزمن طويل، ويظلّ لها على المائدة صحن. ولا أحد يجرؤ على رفعه. وفي أوراق مرسيليا بقي إطار الاسم تحت هذه الصورة أبيض، وهو من هذا القبيل؛ فقد ينتهي الشيء ولا تنقصه إلّا الكلمة.',
			],
			counter:
				'ما أسهل البلاغة في نهايات الآخرين. من فقد عزيزًا حقًّا يحتاج إلى حساء ورفقة، ولا ينبغي أن يُقال له إنّ كلّ نهاية بداية، ولا أن تقوله له ورقة. ثمّ إنّ الترك قد بولغ في مدحه. فكم من شيء حسن أُصلح بعد أن يئس منه أهله، وبعض أمتن الزيجات والكتب والسقوف إنّما هو مرمَّم.',
			practices: [
				'ستّ دقائق لقائمة بما انتهى في الحياة ولم يُعلنه أحد: اشتراك، أو دور في الأسرة، أو طريقة في اللباس، أو طموح. لا تزيد القائمة على خمسة أسطر. ثمّ يُختار أصغرها ويُمنح اليوم ختامًا لائقًا بجملة واحدة، مقولة أو مكتوبة، وفيها شكر. ولا يُبدأ بالأكبر؛ فالذي يحتاج إلى تمرين هو الجملة نفسها، وهي لا تُتقن من أوّل مرّة. ولهذا كان الاشتراك المنسيّ أنفع لها من الأحزان الكبيرة.',
				'أفرغوا درجًا واحدًا على السرير. واسألوا عن كلّ شيء سؤالًا واحدًا: متى كان له عمل آخر مرّة؟ وما لا عمل له يُمسك باليد بقدر ما يقال فيمَ كان يُستعمل، ثمّ يوضع جانبًا. عشر دقائق، فإن انقضت فالوقوف في المنتصف. وسيختلف منظر النصف المفروغ منه عن منظر الآخر. فليبقَ الأمر على نصفين حتّى الغد، ولتمرّ به العين بين حين وحين.',
			],
			closings: [
				'ينتظر الإطار الأبيض كلمته منذ قرون، والحقل من دونها حسن النبات. ومن الأمور ما يعيش على هذه الحال زمنًا، بلا اسم وبلا شكوى. فما الذي انقضى في هذه الحياة ولم يُذكر اسمه بعد، وما الكلمة المتواضعة التي تليق به؟',
				'كان للملك تاجه، وللأسقف كتابه، وللطفل قبضة زهر جمعها من مكان ما. والحصان مقبل مشيًا لا عدوًا. وفي الوقت متّسع لقطف شيء من جانب الطريق. فبأيّ شيء في اليد استُقبل آخر ما انتهى؟',
			],
		},
		es: {
			keywords: ['la muerte', 'tarot', 'finales', 'cambio', 'soltar', 'arcanos mayores'],
			titles: ['La carta sin nombre', 'El niño que no se apartó'],
			excerpts: [
				'En Marsella, el arcano trece lleva número y ningún título. Lo que muestra es un campo trabajado del que asoman manos y pies como si brotasen.',
				'Un jinete de armadura negra, un rey, un obispo, una muchacha y un niño. Solo uno levanta la vista hacia el caballo y le ofrece flores.',
			],
			openings: [
				'Cada triunfo de Marsella lleva su nombre en una casilla, abajo. El trece no tiene casilla, o la tiene en blanco. Los grabadores dibujaron un segador flaco, doblado sobre una tierra negra, y entre matas azules y amarillas unas manos, unos pies y dos cabezas, una con corona. Más que cortados parecen recién nacidos, como rábanos. Los naiperos eran gente práctica y le ponían etiqueta a todo. Al llegar aquí pusieron el número y se guardaron la palabra en el bolsillo.',
				'Al caballo blanco le salen cuatro al paso. El rey ya está en el suelo, con la corona a un metro. Un obispo de amarillo junta las manos y parece negociar. Una muchacha, de rodillas, ha vuelto la cara. A su lado hay un niño de azul, también arrodillado, con un ramillete, que mira al animal desde abajo como miran los niños a los caballos. Así se dibujó en 1909. Al fondo, entre dos torres, un sol; nadie dice si sale o si se pone.',
			],
			body: [
				'Primero, una aclaración, porque el cine ha asustado mucho con esta carta. Ningún lector sensato ha leído en ella que vaya a morirse nadie; ni lo sabe ni lo dice. La figura llegó al tarot desde los desfiles morales de su tiempo. En los Triunfos de Petrarca vence al Amor y a la Castidad, y a ella la vence la Fama, y a la Fama el Tiempo: ocupa el centro de la fila. También en la baraja el trece queda a medio camino. Vienen ocho cartas detrás, y entre ellas hay una estrella, un sol y un baile.',
				'Los lectores hablan desde antiguo de un final que deja sitio. Los dibujos les dan la razón. La guadaña de los naipes viejos es para el heno, que se siega antes de la lluvia a fin de que el ganado pase el invierno. En la carta londinense de 1909 la Muerte viene a caballo, y en su estandarte hay una rosa blanca de cinco pétalos, de esas que se abren planas. El caballo tiene una pata en alto y no ha pisado a nadie.',
				'Lo mejor de esa lámina son los cuatro que encuentra el caballo, un rey, un obispo, una muchacha y un niño, y sus cuatro maneras de recibirlo. El rey contaba con su rango. El obispo cuenta con un texto, y puede que acierte. La muchacha no mira, cosa que hemos hecho todos. Al niño nadie le ha explicado lo que debe sentir: ve un caballo grande. No diré que sea el más sabio, los niños también acarician avispas. Pero hay ahí una atención que los otros han extraviado. Manrique, que vio venir la suya con el mar al fondo, le puso a su padre una despedida sin aspavientos y con la familia alrededor; en castellano casi no tenemos nada tan tranquilo.',
				'Porque los finales de esta carta son los de entre semana: los últimos días en un piso, el amigo con quien ya no hay tema, el plan que se apagó en primavera y al que sigues echando de comer. Se saben mucho antes de decirse. Se les sigue poniendo plato. En Marsella la casilla del nombre se quedó en blanco bajo esta figura, y de eso va: a veces la cosa está acabada y lo único que falta es la palabra.',
			],
			counter:
				'Es cómodo ponerse elocuente con los finales ajenos. Quien ha perdido de verdad a alguien necesita caldo y compañía, y no se le debe decir que todo fin es un principio, ni siquiera con una carta. Lo de soltar, además, está sobrevalorado. Muchas cosas buenas se arreglaron cuando ya se daban por perdidas; algunos de los mejores matrimonios, libros y tejados son reparaciones.',
			practices: [
				'En seis minutos, haz una lista de lo que ya ha terminado en tu vida sin que nadie lo anuncie: una suscripción, un papel en la familia, una manera de vestir, una ambición; que no pase de cinco líneas. Escoge la menor y dale hoy un final en condiciones, con una frase dicha o escrita que incluya las gracias. No empieces por la grande; lo que hay que ensayar es la frase.',
				'Vuelca un cajón encima de la cama. A cada cosa pregúntale solo cuándo trabajó por última vez. La que esté en paro, sostenla lo que tardes en decir para qué servía, y apártala. Diez minutos; si se acaban, párate a medias. La mitad hecha tendrá otro aspecto que la que falta. Déjalas así, las dos, hasta mañana por la noche.',
			],
			closings: [
				'La casilla lleva unos cuatro siglos esperando su palabra, y el campo crece sin ella. ¿Qué está terminado en tu vida a falta de nombre, y cuál sería el nombre más modesto?',
				'El rey tenía su corona, el obispo su libro, el niño unas flores de no se sabe dónde. El caballo viene al paso. ¿Con qué en las manos recibiste lo último que se te acabó?',
			],
		},
	},
};
