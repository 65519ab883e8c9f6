import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'intrapersonal-intelligence',
	motif: 'mask',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: [
				'intrapersonal intelligence',
				'self-knowledge',
				'knowing yourself',
				'introspection',
				'montaigne',
				'self-awareness',
			],
			titles: ['Four Pairs of Stockings', 'A Medal with a Pair of Scales'],
			excerpts: [
				'Shoppers chose the best of four pairs of stockings and explained why. The four were the same. How well do we know the person who gives our reasons?',
				'Montaigne had a coin struck with a balance on it and went up into his tower to observe the least reliable witness he knew.',
			],
			openings: [
				'In a shop in Michigan in the seventies a table has been set up with four pairs of nylon stockings, hung side by side. A notice invites customers to judge their quality. They feel them, hold them to the light, and decide; the pair at the far right is picked almost four times as often as the one at the far left. They give reasons: the knit, the sheerness, the elasticity. All four pairs are the same. Asked whether the position could have mattered, nearly everybody looks at the experimenter with some concern.',
				'In 1576 Michel de Montaigne, landowner and retired magistrate, had a token struck with his arms on the one side and on the other a pair of scales, level. He was forty-two. He had a round library on the third floor of a tower, with sentences from the ancients painted on the beams, and there, between the books and a view of the hen-yard, he was busy with an enquiry for which there was no precedent: what this man Montaigne does all day, and what he really thinks about it.',
			],
			body: [
				'Richard Nisbett and Timothy Wilson, who had let shoppers choose between identical stockings, wrote in 1977 that we often tell more than we can know. The reasons people gave for what they had done were much the same as strangers guessed on their behalf. Somewhere within us sits a spokesman. He is quick, polite and always available for comment, and nobody has admitted him to the meeting.',
				'Howard Gardner nevertheless put knowing oneself on his list in 1983, as a twin to knowing others: the access to one’s own feeling life, the ability to tell one feeling from another and to act on what one has told. He pointed to Proust, and to old people who are asked for advice in the evening. He admitted that it is the most private of the seven, and that it needs words or music or pictures to become visible at all. There is no test with a stopwatch for it.',
				'Montaigne, writing in his tower in the fifteen-seventies, preferred to distrust the spokesman and question the servants. He wrote down how he ate, that he liked to scratch his ears, that a kidney stone improved his opinion of ordinary days. He contradicted himself and let both sentences stand. Over twenty years the portrait thickened, and he remarked that the book had made him as much as he had made the book.',
				'This is the odd thing about such knowledge: to look is to touch. Somebody who asks himself every evening whether he is happy has given himself an occupation, and happiness may be waiting until he has finished.',
			],
			counter:
				'Questionnaires about self-knowledge have a hole in the middle, since those who lack it will answer them with confidence. On some matters friends judge us better than we do; how much we talk, for instance, or how clever we seem. A person who keeps company mainly with his inner life may mistake thoroughness for truth. It is possible to dig for years in the wrong garden, with excellent tools.',
			practices: [
				'Recall a small decision of today: the seat on the bus, the soup rather than the salad. Write your reason in one line. Then write three others that might have brought it about without consulting you: where you stood, what the person before you took, what your mother used to order. Six minutes. You need not decide between the four. Read them aloud as if they concerned a neighbour and see which one makes you grin.',
				'Send two people who know you a message with one sentence to complete: “When you are tired, you …”. Before the answers come, complete it yourself on paper; five minutes are enough. Compare in the evening. Where both of them say the same and you say something else, do not argue. Put their sentence in your pocket for a week and notice, on three occasions, whether it moves.',
			],
			closings: [
				'The stockings went back into their boxes, alike to the last stitch. Nobody had lied; each had given the reason a sensible customer would have had. Which of your reasons would a stranger have guessed, and what might be hanging on the right?',
				'On one of the beams one could read that no man had known or would know anything certain. Under it he sat down, sharpened his pen, and described how he slept. What would you find out about yourself by describing one ordinary hour without excuses?',
			],
		},
		fa: {
			keywords: ['هوش درون‌فردی', 'خودشناسی', 'شناخت خود', 'درون‌نگری', 'مونتنی', 'خودآگاهی'],
			titles: ['چهار جفت جوراب یکسان', 'سکه‌ای با نقش ترازو'],
			excerpts: [
				'خریداران از میان چهار جفت جوراب بهترین را برگزیدند و دلیل آوردند. هر چهار جفت یکی بود. آن کسی را که دلیل‌های ما را می‌گوید چقدر می‌شناسیم؟',
				'مونتنی داد سکه‌ای با نقش ترازو برایش بزنند و به برجش رفت تا نامطمئن‌ترین شاهدی را که می‌شناخت زیر نظر بگیرد.',
			],
			openings: [
				'دههٔ هفتاد، فروشگاهی در میشیگان. روی میزی چهار جفت جوراب نایلونی کنار هم آویخته‌اند و تابلویی از مشتری‌ها می‌خواهد جنسشان را بسنجند. دست می‌کشند، جلوی نور می‌گیرند، انتخاب می‌کنند؛ جفت دست راست نزدیک چهار برابرِ جفت دست چپ رأی می‌آورد. دلیل هم دارند: بافتش، نازکی‌اش، کشسانی‌اش. هر چهار جفت یکی است. وقتی می‌پرسند نکند جایش اثر داشته، بیشترشان طوری نگاه می‌کنند که انگار پرسنده حالش خوش نیست.',
				'سال ۱۵۷۶ میشل دو مونتنی، ملاک و قاضی کناره‌گرفته، داد سکه‌ای برایش زدند که یک رویش نشان خانوادگی بود و روی دیگرش ترازویی با دو کفهٔ برابر. چهل‌ودو سال داشت. کتابخانه‌ای گرد در طبقهٔ سوم برجی داشت که بر تیرهای سقفش جمله‌های قدما را نوشته بودند، و آنجا، میان کتاب‌ها و پنجره‌ای رو به مرغ‌ها، به تحقیقی نشسته بود که کسی پیش از او نکرده بود: این مونتنی تمام روز چه می‌کند و به‌راستی چه فکری درباره‌اش دارد.',
			],
			body: [
				'ریچارد نیسبت و تیموتی ویلسون که خریداران را میان جوراب‌های یکسان به داوری نشانده بودند در ۱۹۷۷ نوشتند که ما بارها بیش از آنچه می‌توانیم بدانیم می‌گوییم. دلیل‌هایی که آدم‌ها برای کار خودشان می‌آوردند همان‌هایی بود که غریبه‌ها به جایشان حدس می‌زدند. جایی در ما سخنگویی نشسته است، حاضرجواب و مؤدب و همیشه در دسترس، و کسی او را به جلسه راه نداده.',
				'با این حال هاوارد گاردنر در ۱۹۸۳ شناختن خود را در فهرستش نشاند، هم‌زادِ شناختن دیگران: راه داشتن به احساس‌های خود، جدا کردنشان از هم، و عمل کردن بر پایهٔ این جدا کردن. پروست را مثال زد و پیرهایی را که غروب از آنان صلاح می‌پرسند. پذیرفت که از همه خصوصی‌تر است و تا به واژه یا نغمه یا تصویر درنیاید پیدا نمی‌شود. آزمونی با زمان‌سنج برایش نیست.',
				'راه مونتنی، که سال‌ها در برجی در فرانسه دربارهٔ خودش نوشت، این بود که به سخنگو اعتماد نکند و از خدمتکارها بپرسد. نوشت چطور غذا می‌خورد، اینکه خاراندن گوش را دوست دارد، اینکه سنگ کلیه قدر روزهای معمولی را پیشش بالا برد. حرف خودش را نقض کرد و هر دو را نگه داشت. بیست سال گذشت و گفت کتاب همان‌قدر او را ساخته که او کتاب را. عطار در «منطق‌الطیر» همین را به زبان پرنده گفته: سی مرغ آن‌همه راه می‌روند تا سیمرغ را ببینند، و آنجا آینه‌ای پیش رویشان است.',
				'شگفتی این شناخت همین است که نگاه کردن در آن دست زدن است. کسی که هر شب از خودش می‌پرسد خوشحال هستم یا نه، برای خودش شغلی تراشیده، و شاید خوشحالی پشت در ایستاده تا کار او تمام شود. غزالی «کیمیای سعادت» را با شناختن خویش آغاز می‌کند و در همان صفحه‌ها هشدار می‌دهد که هیچ چیز به تو نزدیک‌تر از تو نیست؛ و چیزِ بسیار نزدیک را چشم نمی‌بیند.',
			],
			counter:
				'پرسش‌نامه‌های خودشناسی وسطشان سوراخ است، چون آن که این شناخت را ندارد با اطمینان جوابشان می‌دهد. در بعضی چیزها دوستان ما را بهتر از خودمان می‌سنجند؛ مثلاً اینکه چقدر حرف می‌زنیم یا چقدر باهوش می‌نماییم. کسی که بیشتر با درون خودش نشست‌وبرخاست دارد ممکن است دقت را با درستی اشتباه بگیرد. می‌شود سال‌ها با بهترین بیل‌ها باغچهٔ همسایه را کند.',
			practices: [
				'یک تصمیم کوچک امروز را به یاد بیاور: صندلی اتوبوس، آش به جای سالاد. دلیلت را در یک سطر بنویس. بعد سه دلیل دیگر که شاید بی‌خبرِ تو کار را کرده باشند: کجا ایستاده بودی، نفر جلویی چه برداشت، مادرت همیشه چه می‌خواست. شش دقیقه. لازم نیست میان این چهار تا داوری کنی. بلند بخوانشان انگار دربارهٔ همسایه‌اند، و ببین سر کدام خنده‌ات می‌گیرد.',
				'برای دو نفر که تو را می‌شناسند پیامی بفرست با یک جملهٔ ناتمام: «وقتی خسته‌ای، تو …». تا جوابشان برسد خودت هم روی کاغذ کاملش کن؛ پنج دقیقه بس است. شب کنار هم بگذار. آنجا که هر دو یک چیز گفته‌اند و تو چیز دیگر، بحث نکن. جملهٔ آن‌ها را یک هفته در جیب نگه دار و سه بار ببین تکان می‌خورد یا نه.',
			],
			closings: [
				'جوراب‌ها را در جعبه گذاشتند، تا آخرین کوک همسان. کسی دروغ نگفته بود؛ هر کس دلیلی آورده بود که از مشتری فهمیده انتظار می‌رود. کدام دلیل تو را یک غریبه هم حدس می‌زد، و چه چیزی شاید دست راست آویزان بود؟',
				'بر یکی از تیرها نوشته بودند که هیچ‌کس چیزی را به یقین ندانسته و نخواهد دانست. زیر همان نشست، قلمش را تراشید و نوشت شب‌ها چطور می‌خوابد. اگر یک ساعت معمولی‌ات را بی‌عذر و بهانه بنویسی چه چیزی از خودت پیدا می‌کنی؟',
			],
		},
		ar: {
			keywords: ['الذكاء الذاتي', 'معرفة النفس', 'محاسبة النفس', 'الاستبطان', 'المحاسبي', 'الوعي بالذات'],
			titles: ['أربعة أزواج من الجوارب', 'رجل سُمّي بما كان يسأل نفسه عنه'],
			excerpts: [
				'اختار المشترون أجود أربعة أزواج من الجوارب وعلّلوا اختيارهم، وكانت الأربعة سواء. فما مقدار معرفتنا بالذي ينطق بأسبابنا؟',
				'في بغداد القرن الثالث للهجرة رجل لُقّب بالمحاسبيّ لكثرة ما حاسب نفسه. ماذا وجد في الدفتر؟',
			],
			openings: [
				'في متجر بولاية ميشيغان في سبعينيّات القرن الماضي نُصبت طاولة عُلّقت عليها أربعة أزواج من الجوارب جنبًا إلى جنب، ولوحة تدعو الزبائن إلى الحكم على جودتها. يلمسونها ويرفعونها إلى الضوء ثمّ يختارون، فينال الزوج الأقصى إلى اليمين نحو أربعة أضعاف ما يناله الأقصى إلى اليسار. ولهم أسبابهم: النسيج، والرقّة، والمرونة. والأزواج كلّها سواء. فإذا سُئلوا عن الموضع، هل كان له أثر، نظر أكثرهم إلى السائل نظرة إشفاق.',
				'في بغداد، في القرن الثالث للهجرة، عاش الحارث بن أسد، ولُقّب بالمحاسبيّ لأنّه كان يحاسب نفسه كما يُحاسَب الشريك الذي لا يوثق بدفاتره. وضع «الرعاية لحقوق الله» على هيئة أسئلة وأجوبة، وفيه صفحات عن الرياء لا تترك لصاحبها مخبأ: الذي يعمل ليُرى، والذي يترك العمل ليُقال إنّه لا يحبّ أن يُرى، والذي يفرح لأنّه لم يفرح حين رأوه. يقرأ القارئ وينتظر أن يصل الكلام إلى غيره، فلا يصل.',
			],
			body: [
				'ريتشارد نيسبت وتيموثي ويلسون، وقد خيّرا المشترين بين جوارب متطابقة، كتبا عام ١٩٧٧ أنّنا كثيرًا ما نقول أكثر ممّا يمكننا أن نعرف. فالأسباب التي ذكرها الناس لأفعالهم كانت شبيهة بما خمّنه الغرباء نيابة عنهم. في داخلنا، كما يبدو، ناطق رسميّ: سريع، مهذّب، حاضر دائمًا للتعليق، ولم يُدعَ يومًا إلى الاجتماع الذي اتُّخذ فيه القرار.',
				'ومع ذلك وضع هوارد غاردنر معرفة النفس في قائمته عام ١٩٨٣، توأمًا لمعرفة الآخرين: أن يكون للمرء مدخل إلى مشاعره، وأن يميّز بعضها من بعض، وأن يعمل بما ميّز. وأشار إلى بروست، وإلى الشيوخ الذين يُستشارون عند المساء. وأقرّ بأنّها أخفى الذكاءات، وأنّها تحتاج إلى لفظ أو لحن أو صورة كي تُرى أصلًا. ولا اختبار لها بساعة توقيت.',
				'وفي العربيّة كلمة جمعت الأمر كلّه: الضمير. هو عند أهل الأخلاق الصوت الذي يلوم، وعند النحاة ما ينوب عن الاسم، وأصلهما ما أُضمر أي أُخفي. ومن الضمائر عندهم المستتر، يعمل في الجملة ولا يظهر فيها، ويُعرف بأثره وحده، فيقول المعرب: والفاعل ضمير مستتر. كم جملة نقولها عن أنفسنا وفاعلها مستتر! نقول «حدث أن تأخّرت»، و«فاتني أن أتّصل»، كأنّ أحدًا آخر كان يمسك الساعة.',
				'وطريق الحارث المحاسبيّ، زاهد بغداد في القرن الثالث، ألّا يُسأل الناطق وحده. كان يسأل عن أوّل الخاطر: من أين جاء قبل أن يلبس ثيابه ويصير رأيًا؟ وسمّى القدماء ذلك مراقبة الخواطر، وميّزوا الخاطر من الهاجس ومن العزم، تمييزَ من وقف على الباب طويلًا. وبعد قرون كتب مونتين في برجه بفرنسا كيف يأكل، وأنّه يحبّ حكّ أذنيه، وأنّ حصاة الكلى رفعت عنده قدر الأيّام العاديّة. وناقض نفسه وأبقى الجملتين. كان أحدهما يقف بين يدي ربّه والآخر بين يدي قارئه، وكلاهما استجوب الخدم لا السيّد.',
				'والغريب في هذه المعرفة أنّ النظر فيها لمسٌ، وما لُمس تغيّر. فمن سأل نفسه كلّ ليلة أسعيد هو أم لا فقد جعل لنفسه وظيفة، ولعلّ السعادة واقفة في الدهليز تنتظر أن ينتهي الدوام. وقد لام بعض معاصري المحاسبيّ إكثاره من الكلام في الوساوس، وخشوا على الناس أن يشغلهم الفحص عن العمل، كطبّاخ يذوق المرق حتى لا يبقى منه ما يُقدَّم للضيف.',
			],
			counter:
				'في استبيانات معرفة النفس ثقب في وسطها، إذ يجيب عنها بثقة من لا يملكها. وفي أمور ليست قليلة يحكم علينا أصدقاؤنا أصوب ممّا نحكم: كم نتكلّم مثلًا، وكم نبدو أذكياء. ومن أطال مجالسة باطنه قد يحسب الدقّة صدقًا. فمن الممكن أن يُحفر سنين في البستان الخطأ، بأجود الفؤوس، وأن يُعثر فيه على أشياء طريفة لا صلة لها بصاحب الفأس.',
			practices: [
				'لتُستحضر قرارات اليوم الصغيرة وليُختر منها واحد: المقعد في الحافلة، أو الحساء بدل السلطة. اكتبوا سببه في سطر. ثمّ اكتبوا ثلاثة أسباب أخرى ربّما أحدثته من غير استشارة: موضع الوقوف، وما أخذه الشخص السابق، وما كانت الأمّ تطلبه دائمًا. ستّ دقائق. لا حاجة إلى الفصل بين الأربعة. اقرؤوها جهرًا كأنّها عن جار، وانظروا عند أيّها يأتي الضحك.',
				'أرسلوا إلى اثنين من أهل المعرفة القريبة رسالة فيها جملة ناقصة واحدة: «عند التعب يصير كلامي …». وقبل وصول الجوابين أكملوها على ورقة، وخمس دقائق تكفي. ثمّ تُوضع الثلاثة جنبًا إلى جنب في المساء. فحيث اتّفق الاثنان وخالفتهما الورقة فلا جدال؛ ضعوا جملتهما في الجيب أسبوعًا، وانظروا في ثلاث مناسبات أتتحرّك أم تبقى ساكنة.',
			],
			closings: [
				'عادت الجوارب إلى علبها متماثلة حتى آخر غرزة. لم يكذب أحد؛ قال كلّ منهم السبب الذي يليق بزبون عاقل، ومضى راضيًا عن بصره ولمسه. أيّ أسبابنا كان الغريب سيخمّنه لو سُئل، وما الذي كان معلّقًا إلى اليمين؟',
				'بقي كتابه وفيه أسئلة أكثر من الأجوبة، وقلّ من ينهيه راضيًا عن نفسه، وقلّ من يندم على قراءته. والحساب فيه يوميّ كحساب الدكاكين، يُفتح صباحًا ويُغلق مساء. ماذا نكتشف لو وصفنا ساعة عاديّة واحدة من نهارنا بلا أعذار؟',
			],
		},
		es: {
			keywords: [
				'inteligencia intrapersonal',
				'autoconocimiento',
				'conocerse a uno mismo',
				'introspección',
				'teresa de ávila',
				'montaigne',
			],
			titles: ['Cuatro pares de medias', 'Un castillo con sabandijas'],
			excerpts: [
				'La clientela eligió las mejores de cuatro pares de medias y dio sus razones. Eran iguales. ¿Cuánto conocemos a quien explica lo que hacemos?',
				'En 1577 Teresa de Ávila describió el alma como un castillo de cristal y no olvidó mencionar los bichos que se cuelan por la puerta.',
			],
			openings: [
				'En una tienda de Míchigan, en los años setenta, hay una mesa con cuatro pares de medias colgados en fila y un cartel que invita a juzgar su calidad. La gente las palpa, las mira al trasluz y decide; el par del extremo derecho sale elegido casi cuatro veces más que el del izquierdo. Dan razones: el punto, la transparencia, lo bien que ceden. Los cuatro son idénticos. Cuando se les pregunta si no habrá influido el sitio, casi todos miran al que pregunta con cierta preocupación.',
				'En junio de 1577, en Toledo, con la cabeza llena de ruidos y un encargo que no le apetecía, Teresa de Ávila empezó a escribir un libro sobre el alma. La imaginó como un castillo de un solo diamante o cristal muy claro, con muchas moradas. Escribía deprisa, sin releer, interrumpida por cartas y pleitos. Y desde las primeras páginas metió en el castillo culebras y sabandijas, de las que entran pegadas a quien viene de la calle y no le dejan ver la hermosura de la casa.',
			],
			body: [
				'Richard Nisbett y Timothy Wilson, que habían dado a elegir entre medias idénticas, escribieron en 1977 que muchas veces contamos más de lo que podemos saber. Las razones que la gente daba de sus actos se parecían mucho a las que un desconocido suponía en su lugar. Por lo visto llevamos dentro un portavoz. Es rápido, es correcto, siempre está disponible para la prensa y no lo dejan entrar en las reuniones.',
				'Howard Gardner, pese a todo, puso en su lista de 1983 el conocimiento propio, gemelo del de los demás: tener acceso a lo que uno siente, distinguir una cosa de otra y obrar según lo distinguido. Señaló a Proust y a esos viejos a los que se consulta al caer la tarde. Reconoció que es la inteligencia más privada de las siete y que necesita palabras, música o imágenes para dejarse ver. No hay prueba con cronómetro.',
				'Quien la tiene procede con maña. Teresa de Ávila desconfiaba de los arrobos y preguntaba por las obras: si habías sido amable con la hermana pesada. Montaigne, por los mismos años y desde su torre, interrogaba al servicio antes que al señor: anotó cómo comía, que le gustaba rascarse las orejas, que una piedra en el riñón le había mejorado la opinión de los días corrientes. Se contradijo y dejó en pie las dos frases.',
				'Lo raro de este saber es que mirar ya es tocar. El que se pregunta cada noche si es feliz se ha buscado un empleo, y puede que la felicidad esté en el zaguán, esperando a que cierre la oficina.',
			],
			counter:
				'Los cuestionarios sobre el conocimiento propio tienen un agujero en medio: quien carece de él los contesta con aplomo. En ciertas cosas los amigos nos juzgan mejor; cuánto hablamos, por ejemplo, o lo listos que parecemos. Quien trata sobre todo con su vida interior puede confundir la minuciosidad con la verdad. Se puede cavar durante años en el jardín equivocado con unas herramientas magníficas.',
			practices: [
				'Recuerda una decisión pequeña de hoy: el asiento del autobús, la sopa en vez de la ensalada. Escribe tu razón en una línea. Añade otras tres que pudieron causarla sin consultarte: dónde estabas, qué pidió el de delante, qué pedía siempre tu madre. Seis minutos. No tienes que fallar entre las cuatro. Léelas en voz alta como si fueran de un vecino y mira con cuál se te escapa la risa.',
				'Manda a dos personas que te conozcan una frase para que la terminen: «Cuando te cansas, tú…». Antes de que contesten, complétala en un papel; cinco minutos bastan. Compara por la noche. Donde ellas coincidan y tú digas otra cosa, no discutas. Llévate su frase en el bolsillo una semana y comprueba, en tres ocasiones, si se mueve.',
			],
			closings: [
				'Las medias volvieron a sus cajas, idénticas hasta el último punto. Nadie mintió: cada cual dio la razón que habría tenido una persona sensata. ¿Cuál de tus razones habría adivinado un extraño, y qué colgaba a la derecha?',
				'Lo terminó en noviembre, en Ávila, y dijo que el trabajo estaba bien empleado, aunque había sido poco. Los ruidos de la cabeza seguían. ¿Qué sabandija entra contigo cada vez que intentas quedarte un rato en casa?',
			],
		},
	},
};
