import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'keeping-an-intention',
	motif: 'key',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'intention',
				'keeping an intention',
				'niyyah',
				'resolution',
				'vow',
				'intentions',
				'new year resolutions',
			],
			titles: ['A knot in a handkerchief', 'What you do not say aloud over the book'],
			excerpts: [
				'People tie threads to railings and knots into handkerchiefs so that a wish will not slip off. A look at the mechanics of meaning to.',
				'Before Hafez is opened everybody closes their eyes for a moment and says nothing. Psychology has found out that this may be the cleverest part.',
			],
			openings: [
				'Grandfather’s handkerchief had a knot in the corner, and nobody, himself included, could tell what for. He carried it about for days, pulled it out when he had a cold, regarded it with respect. “There is something,” he said. Once, in the baker’s queue, it came back to him: the ladder, lent to the priest in March. He was so pleased that he did not fetch the ladder. He undid the knot on the spot, in front of everyone, and went home with an ironed-out conscience, while the thing itself stood against the vicarage wall for another winter.',
				'The saint’s window has a grille of brass, and from top to bottom it is so covered with threads that no brass can be seen. Green, white, a shoelace, the strap of a hospital bracelet, a padlock with a heart. A young man in a good suit comes in, looks left and right, pulls a thread out of his own scarf and ties it on at knee height, where there is still room. He makes a double knot. For a second he keeps two fingers on it, like someone feeling a pulse. Then he goes out and is again a person with a briefcase.',
			],
			body: [
				'Arabic and Persian have a word for it that every child knows: niyyah, niyyat. It is what makes the same movement prayer or gymnastics, the same coin alms or small change. Bukhari placed the saying that deeds are judged by their intentions at the very head of his collection, and jurists have debated in earnest ever since at which instant it must be formed. It dwells in the heart, most of them hold; the tongue may help. With the oracle of Hafez the rule is stricter still: form it, keep it to yourself, and open.',
				'In the laboratory the matter looks less solemn and rather similar. Peter Gollwitzer found in the nineties that a good intention alone achieves little, whereas one that says when and where achieves a great deal: if it is Tuesday and I put down my keys, I phone. The sentence hands the deed over to the world. One need not remember it; the keys do. It is the old knot in the handkerchief with a label on it, which was all that such knots were missing.',
				'Then he found something more awkward. Students who had told another person of a serious plan, and been acknowledged for it, afterwards did less towards it than those who had kept quiet. To be seen as a man who is going to fetch back his ladder is nearly as good as the ladder. With this the old aunts stand confirmed who, when the book is opened, hiss across the table: don’t say it!',
				'So an intention wants to be as plain as a bus timetable and as private as a toothache. That is difficult, for what is private tends to be vague, and what is precise one wishes to announce. A thread knotted to the grille of a shrine manages both at once. It hangs there in public, in a spot exact to the centimetre, and it tells nobody a word.',
			],
			counter:
				'Meaning well is the cheapest of pleasures. It can be had lying down, and there is evidence that having resolved upon something good makes people a little easier on themselves in the next thing. Also, intentions are invisible, and those who were run over by somebody’s best ones are seldom consoled by hearing of them. A mother who was not rung up knows only that the telephone was silent.',
			practices: [
				'Take a thread or a rubber band and one thing you have been meaning to do since spring. Write its timetable on a slip: if I stand here, at this hour, then I do precisely this, for ten minutes at most. Tie the thread to the object named in the first half, the kettle, the handle, the bicycle. Put the slip in your shoe and tell no one. Six minutes. When the thread reminds you, act and take it off.',
				'Before you open a book, a letter or a meeting today, pause for the length of three steps and form a niyyat: not what ought to come out of it, only what you are going in for. One sentence, kept behind the teeth. Afterwards jot down how far in you were when you lost it. The minute at which it got lost, and the person who was speaking then, are worth more than the resolution.',
			],
			closings: [
				'Grandfather was happy with the knot undone and the ladder outside. Which of your intentions has been serving you so well as an intention that it would be a pity to carry it out?',
				'For a second the young man kept two fingers on the thread, and it was perhaps the only honest second of his day. What would you tie on, at knee height, if you were certain that nobody would guess?',
			],
		},
		fa: {
			keywords: ['نیت', 'نیت کردن', 'عهد', 'قصد', 'تصمیم سال نو', 'دخیل بستن', 'نذر'],
			titles: ['گرهی در گوشهٔ دستمال', 'آنچه پیش از باز کردنِ کتاب نمی‌گویی'],
			excerpts: [
				'به ضریح نخ می‌بندند و به دستمال گره می‌زنند تا خواسته از دست نلغزد. نگاهی به سازوکارِ قصد داشتن.',
				'پیش از باز شدنِ دیوان همه یک لحظه چشم می‌بندند و چیزی نمی‌گویند. روان‌شناسی فهمیده که شاید زیرکانه‌ترین جایش همین باشد.',
			],
			openings: [
				'گوشهٔ دستمال پدربزرگ گره داشت و هیچ‌کس، خودش هم، نمی‌دانست برای چه. روزها با خود می‌بردش، سرما که می‌خورد درش می‌آورد و با احترام نگاهش می‌کرد و می‌گفت چیزی هست. یک بار در صفِ نانوایی یادش آمد: نردبان، که اسفند به همسایه قرض داده بود. چنان خوشحال شد که دنبال نردبان نرفت. همان‌جا جلوی همه گره را باز کرد و با وجدانِ اتوکشیده به خانه آمد، و نردبان یک زمستانِ دیگر به دیوار همسایه تکیه داد.',
				'شبکهٔ ضریح برنجی است و از بالا تا پایین چنان نخ بسته‌اند که برنجش پیدا نیست. سبز، سفید، بند کفش، مچ‌بند بیمارستان، قفلی کوچک. جوانی با کت‌وشلوارِ خوب تو می‌آید، چپ و راست را نگاه می‌کند، نخی از شال‌گردن خودش می‌کشد و پایین می‌بندد، هم‌قدِ زانو، که هنوز جا دارد. گره را دو بار می‌زند. یک ثانیه دو انگشتش را رویش نگه می‌دارد، مثل کسی که نبض می‌گیرد. بعد بیرون می‌رود و دوباره آدمی است با کیف و قرارِ ساعت ده.',
			],
			body: [
				'بچه‌ها هم این واژه را می‌دانند: نیت. همان است که یک حرکت را نماز می‌کند یا نرمش، و یک سکه را صدقه یا پولِ خرد. بخاری حدیثِ سنجیدنِ کارها به نیت را سرآغازِ کتابش گذاشت، و فقیهان از آن روز جدی بحث کرده‌اند که نیت باید در کدام لحظه بسته شود. جایش در دل است، بیشترشان می‌گویند؛ زبان می‌تواند کمک کند. در فالِ حافظ قاعده سخت‌تر هم هست: نیت کن، نگو، و باز کن.',
				'در آزمایشگاه کار بی‌تشریفات‌تر است و خیلی هم دور نیست. پیتر گولویتسر در دههٔ نود دید که تصمیمِ خوب به‌تنهایی چندان کاری پیش نمی‌برد، و تصمیمی که بگوید کِی و کجا بسیار پیش می‌برد: سه‌شنبه که کلید را روی میز گذاشتم زنگ می‌زنم. این جمله کار را به دنیا می‌سپارد. لازم نیست تو یادت بماند، کلید یادش هست. همان گرهی است که قدیمی‌ها گوشهٔ دستمال می‌زدند تا کاری یادشان بماند، این بار با برچسب؛ و تمامِ کسریِ آن گره همان برچسب بود. خودِ فارسی هم این را می‌دانسته که می‌گوید نیت را می‌بندند، مثل بار، پیش از راه افتادن.',
				'بعد چیز ناراحت‌کننده‌تری یافت. دانشجوهایی که نقشهٔ مهمی را به کسی گفته بودند و آن کس سر تکان داده بود، بعدتر کمتر دنبالش رفتند از آن‌ها که دم نزده بودند. اینکه تو را مردی ببینند که قرار است برود نردبانش را پس بگیرد تقریباً کارِ خودِ نردبان را می‌کند. حق با خاله‌ها بوده که تا دیوان باز می‌شود از آن سرِ میز می‌گویند: نگویی‌ها!',
				'پس نیت می‌خواهد مثل جدول اتوبوس روشن باشد و مثل دندان‌درد خصوصی. سخت است، چون آدم چیزِ خصوصی را مبهم نگه می‌دارد و چیزِ روشن را دلش می‌خواهد جار بزند. نخی که به ضریح می‌بندند هر دو را با هم انجام می‌دهد: پیش چشم همه آویزان است، در جایی با دقتِ سانتی‌متر، و یک کلمه هم به کسی نمی‌گوید. سالی یک بار خادم می‌آید و نخ‌ها را با قیچی سبک می‌کند، بی آنکه بتواند حتی یکی‌شان را بخواند.',
			],
			counter:
				'قصدِ خیر ارزان‌ترین خوشی‌هاست. درازکشیده هم به دست می‌آید، و نشانه‌هایی هست که آدم وقتی تصمیمِ خوبی گرفت در کارِ بعدی کمی به خودش آسان می‌گیرد. نیت دیده هم نمی‌شود، و کسی که زیر چرخِ بهترین نیتِ دیگری رفته کمتر با شنیدنش دلش آرام می‌گیرد. مادری که به او زنگ نزده‌اند فقط می‌داند که تلفن ساکت بود.',
			practices: [
				'نخی یا کشی بردار و کاری که از بهار قصدش را داری. روی تکه‌ای کاغذ جدولش را بنویس: اگر اینجا باشم، در این ساعت، درست همین کار را می‌کنم، دستِ بالا ده دقیقه. نخ را به همان چیزی ببند که در نیمهٔ اول جمله آمده: کتری، دستگیره، دوچرخه. کاغذ را در کفشت بگذار و به کسی نگو. شش دقیقه. نخ که یادت انداخت انجامش بده و بازش کن.',
				'امروز پیش از باز کردنِ کتابی، نامه‌ای، یا درِ جلسه‌ای به اندازهٔ سه قدم بایست و نیت کن؛ دربارهٔ آنچه باید بیرون بیاید چیزی نگو، فقط اینکه تو برای چه تو می‌روی. یک جمله، پشت دندان. بعد یادداشت کن تا کجا که رفتی گم شد. آن دقیقه‌ای که گم شد، و آن که در آن دقیقه حرف می‌زد، از خودِ تصمیم باارزش‌ترند.',
			],
			closings: [
				'پدربزرگ با گرهِ باز و نردبانِ جامانده خوش بود. کدام نیتِ تو در مقام نیت چنان خوب کار می‌کند که حیف است عملی شود؟',
				'جوان یک ثانیه دو انگشت روی نخ گذاشت و شاید راست‌ترین ثانیهٔ روزش بود. اگر خاطرت جمع بود که هیچ‌کس حدس نمی‌زند، هم‌قدِ زانو چه می‌بستی؟',
			],
		},
		ar: {
			keywords: ['النية', 'عقد النية', 'العزم', 'النذر', 'قرارات السنة الجديدة', 'حفظ النية', 'القصد'],
			titles: ['عقدة في طرف المنديل', 'ما لا يقال قبل فتح الديوان'],
			excerpts: [
				'يربط الناس الخيوط بالشبابيك ويعقدون أطراف المناديل كي لا تفلت الأمنية. نظرة في آلة القصد: كيف تعمل، ومتى تتعطّل.',
				'قبل أن يُفتح ديوان حافظ يغمض الجميع أعينهم لحظة ولا يقولون شيئًا. وقد تبيّن لعلم النفس أنّ هذا قد يكون أذكى ما في الأمر.',
			],
			openings: [
				'كان في طرف منديل الجدّ عقدة، ولا أحد يعرف سببها، ولا هو. حملها أيّامًا، يخرجها إذا زُكم، وينظر إليها باحترام ويقول: هناك شيء. وذات صباح في طابور الخبز عادت إليه ذاكرته: السلّم الذي أعاره للجيران في آذار. فرح فرحًا أنساه أن يذهب لإحضار السلّم. حلّ العقدة في مكانه أمام الناس كلّهم، وعاد إلى البيت بضمير مكويّ، وبقي السلّم مسندًا إلى جدار الجيران شتاء آخر، والجيران أيضًا كانوا ينوون إعادته.',
				'شبّاك المقام من نحاس، وقد غطّته الخيوط من أعلاه إلى أسفله حتى لا يُرى منه شيء. أخضر وأبيض، ورباط حذاء، وسوار ورقيّ من مستشفى، وقفل صغير. يدخل شابّ في بدلة حسنة، وينظر يمنة ويسرة، ويسحب خيطًا من شاله ويربطه عند مستوى الركبة، حيث بقي متّسع. يعقده مرّتين. ثم يبقي عليه إصبعين ثانية واحدة كمن يجسّ نبضًا، ويخرج وقد عاد رجلًا معه حقيبة وموعد في العاشرة. أمّا الخيط فيبقى، ولا يسأله من يربط فوقه شيئًا.',
			],
			body: [
				'النيّة كلمة يعرفها كلّ طفل. بها تكون الحركة نفسها صلاة أو رياضة، والقطعة نفسها صدقة أو فكّة. وقد جعل البخاريّ حديث «إنّما الأعمال بالنيّات» أوّل كتابه، وتباحث الفقهاء بجدّ في اللحظة التي تُعقد فيها. محلّها القلب عند أكثرهم، وللّسان أن يعينه. واللغة نفسها تقول إنّها تُعقد، كما يُعقد الحبل، والنوى عند العرب البعد والدار التي تُقصد، فمن نوى فكأنّه رأى من بعيد بيتًا وقال: إلى هناك. ومن الحروف نفسها نواة التمرة، وهي أصغر ما فيها وأصلبها، تُرمى بعد الأكل ولا يلتفت إليها أحد، ثم تخرج منها النخلة كلّها إن وجدت ترابًا ومن يصبر عليها. وأمّا في فأل حافظ فالشرط أشدّ: اعقدها واكتمها، ثم افتح.',
				'وفي المختبر تبدو المسألة أقلّ مهابة، لكنّها ليست بعيدة. وجد بيتر غولفيتسر في التسعينيّات أنّ القصد الحسن وحده لا يأتي بكثير، وأنّ القصد الذي يذكر متى وأين يأتي بالكثير: إذا كان الثلاثاء ووضعتُ المفاتيح اتّصلتُ. هذه الجملة تسلّم الفعل إلى العالم، فلا حاجة إلى تذكّره، لأنّ المفاتيح تتذكّر. إنّها العقدة التي كان الأجداد يعقدونها في طرف المنديل ليتذكّروا أمرًا، وعليها هذه المرّة بطاقة، ولم يكن ينقص تلك العقد إلّا البطاقة، فقد كانت متينة والذاكرة حاضرة، لكنّ العقدة لا تعرف ما اسمها.',
				'ثم وجد ما هو أحرج. طلّاب أخبروا غيرهم بخطّة مهمّة، ونالوا من السامع إيماءة تقدير، فعملوا لها بعد ذلك أقلّ ممّن كتموا. فأن يُرى المرء في صورة من سيستردّ سلّمه المعار يكاد يغني عن السلّم. والعرب أوصت بالاستعانة على قضاء الحوائج بالكتمان، والخالات إذا فُتح الديوان يهمسن عبر الطاولة: لا تقولوا شيئًا! وقد صدّقهنّ المختبر بعد قرون، من غير أن يدعوهنّ إلى التوقيع على البحث.',
				'فالنيّة تريد أن تكون واضحة كجدول الحافلات، خاصّة كوجع الضرس. وهذا عسير، لأنّ ما نخفيه نتركه غائمًا، وما نوضحه نحبّ أن نذيعه في المجالس. والخيط الذي يُعقد على شبّاك مقام يفعل الأمرين في وقت واحد: يتدلّى أمام الجميع، في موضع معلوم بالسنتيمتر، ولا يقول لأحد كلمة. وحين يأتي الخادم في آخر السنة ليقصّ ما تراكم من الخيوط، يقصّها كلّها معًا من غير أن يقرأ منها شيئًا.',
			],
			counter:
				'حسن القصد أرخص اللذّات، ويُنال على الأريكة. وثمّة ما يدلّ على أنّ من عزم على خير تساهل مع نفسه قليلًا في ما يليه. ثم إنّ النوايا لا تُرى، ومن داسته نيّة غيره الحسنة قلّما عزّاه أن يسمع بها. والأمّ التي لم يتّصل بها أحد لا تعلم إلّا أنّ الهاتف كان ساكتًا.',
			practices: [
				'خذوا خيطًا أو مطّاطًا، وأمرًا كان في النيّة منذ الربيع. واكتبوا جدوله على قصاصة: إذا كنتُ هنا في هذه الساعة فعلتُ هذا بعينه، عشر دقائق على الأكثر. ثم يُربط الخيط بالشيء المذكور في أوّل الجملة، الإبريق أو المقبض أو الدرّاجة، وتوضع القصاصة في الحذاء ولا يُخبر أحد. ستّ دقائق. وإذا ذكّر الخيط بنفسه فالفعل أوّلًا، ثم يُحلّ الخيط بعده، والترتيب مهمّ كما علمنا من الجدّ.',
				'اليوم، قبل فتح كتاب أو رسالة أو باب اجتماع، وقفة بمقدار ثلاث خطوات تُعقد فيها نيّة: لا شأن لها بما ينبغي أن يخرج من هذا كلّه، وإنّما بسبب الدخول. جملة واحدة وراء الأسنان. وبعدها يُسجّل إلى أين وصل المرء قبل أن تضيع منه. فالدقيقة التي ضاعت فيها، ومن كان يتكلّم عندئذ، أنفع من القرار نفسه، ويصلحان نيّة للمرّة القادمة.',
			],
			closings: [
				'رضي الجدّ بعقدة محلولة وسلّم باقٍ عند الجيران. أيّ نيّة تؤدّي عملها، وهي نيّة فقط، أداءً حسنًا حتى ليؤسف على تنفيذها؟',
				'أبقى الشابّ إصبعين على الخيط ثانية، ولعلّها أصدق ثانية في نهاره. ماذا يُربط عند مستوى الركبة لو كان مضمونًا ألّا يحزره أحد؟',
			],
		},
		es: {
			keywords: ['intención', 'propósito', 'propósitos de año nuevo', 'voto', 'promesa interior', 'niyyah', 'exvoto'],
			titles: ['Un nudo en el pañuelo', 'Lo que no se dice antes de abrir el libro'],
			excerpts: [
				'La gente ata hilos a las rejas y hace nudos en los pañuelos para que el deseo no se escurra. Una mirada a la mecánica de tener intención de.',
				'Antes de abrir a Hafez todos cierran los ojos un momento y callan. La psicología ha descubierto que quizá sea lo más listo del asunto.',
			],
			openings: [
				'El pañuelo del abuelo tenía un nudo en la esquina y nadie, él tampoco, sabía para qué. Lo llevó encima días enteros, lo sacaba si estaba resfriado, lo miraba con respeto. «Algo hay», decía. Una mañana, en la cola del pan, le volvió: la escalera, que le había prestado al cura en marzo. Se alegró tanto que no fue a buscar la escalera. Deshizo el nudo allí mismo, delante de todos, y volvió a casa con la conciencia planchada, mientras la escalera pasaba otro invierno apoyada en la pared de la parroquia.',
				'En la capilla hay una pared de exvotos: piernas de cera, una trenza, un casco de moto, fotos de carné, el brazalete de plástico de un hospital. Y en la reja, cintas. Un joven con buen traje entra, mira a un lado y a otro, se arranca un hilo de la bufanda y lo ata abajo, a la altura de la rodilla, donde aún queda sitio. Hace nudo doble. Durante un segundo le deja dos dedos encima, como quien toma el pulso. Después sale y vuelve a ser un señor con cartera y una reunión a las diez.',
			],
			body: [
				'El árabe y el persa tienen para esto una palabra que sabe cualquier niño: niyya, niyat. Es lo que hace del mismo gesto oración o gimnasia, y de la misma moneda limosna o calderilla. Bujari puso al frente de su colección el dicho de que las obras se juzgan por las intenciones, y los juristas llevan desde entonces discutiendo muy en serio en qué instante hay que formarla. Vive en el corazón, sostienen los más; la lengua puede echar una mano. Con el oráculo de Hafez la norma es aún más estricta: fórmala, cállatela y abre.',
				'En el laboratorio el asunto parece menos solemne y resulta bastante parecido. Peter Gollwitzer vio en los años noventa que una buena intención por sí sola consigue poco, y que otra que diga cuándo y dónde consigue mucho: si es martes y dejo las llaves, llamo. La frase le traspasa la tarea al mundo. No hace falta acordarse, se acuerdan las llaves. Es el nudo que los abuelos se hacían en el pañuelo para acordarse de algo, pero con etiqueta, que era lo único que le faltaba.',
				'Luego encontró algo más incómodo. Los estudiantes que habían contado a otro un plan importante, y se habían sentido reconocidos por ello, hicieron después menos por cumplirlo que los que no dijeron nada. Que te vean como el hombre que va a ir a recoger la escalera que prestó es casi tan bueno como la escalera. Quedan así vindicadas las tías que, cuando alguien apaga las velas de la tarta, gritan que no lo diga, que no se cumple.',
				'Una intención quiere ser, por tanto, tan clara como un horario de autobuses y tan privada como un dolor de muelas. Es difícil, porque lo privado tiende a la niebla y lo claro pide que lo anunciemos, a poder ser en Nochevieja y con la boca llena de uvas. Un hilo atado a la reja de una capilla consigue las dos cosas. Cuelga en público, exacto al centímetro, y no le dice a nadie una palabra.',
			],
			counter:
				'La buena intención es el más barato de los placeres. Se disfruta tumbado, y hay indicios de que haberse propuesto algo noble nos vuelve más indulgentes en lo siguiente. Además no se ve, y a quien atropellaron con la mejor de ellas rara vez lo consuela enterarse. Una madre a la que no han llamado solo sabe que el teléfono no sonó.',
			practices: [
				'Toma un hilo o una goma y una cosa que tienes intención de hacer desde la primavera. Escribe su horario en un papelito: si estoy aquí, a tal hora, hago exactamente esto, diez minutos como mucho. Ata el hilo al objeto que aparece en la primera mitad, la tetera, el pomo, la bici. Mete el papel en el zapato y no se lo digas a nadie. Seis minutos. Cuando el hilo te avise, hazlo, y después lo quitas.',
				'Hoy, antes de abrir un libro, una carta o la puerta de una reunión, párate lo que duran tres pasos y forma una intención: nada sobre lo que debería salir de ahí, solo a qué entras tú. Una frase, detrás de los dientes. Luego apunta hasta dónde llegaste antes de perderla. El minuto en que se perdió, y quién hablaba entonces, valen más que el propósito.',
			],
			closings: [
				'El abuelo era feliz con el nudo deshecho y la escalera fuera. ¿Cuál de tus intenciones te está sirviendo tan bien como intención que sería una lástima cumplirla?',
				'Aquel joven dejó dos dedos sobre el hilo, y quizá fue el segundo más sincero de su día. ¿Qué atarías tú, a la altura de la rodilla, si tuvieras la certeza de que nadie lo va a adivinar?',
			],
		},
	},
};
