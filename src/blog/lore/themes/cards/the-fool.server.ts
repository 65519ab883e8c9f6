import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-fool',
	motif: 'path',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the fool', 'tarot', 'beginnings', 'major arcana', 'risk', 'card zero'],
			titles: ['The Card That Is Worth Nothing', 'A Man with Feathers in His Hair'],
			excerpts: [
				'An old friar listed the trumps of tarot and put the Fool down as nothing. Five hundred years later the nothing has become a zero, and the zero stands at the front.',
				'Before he had a white rose and a cliff, the Fool was a ragged man with a club, and boys threw stones at him. What happened in between?',
			],
			openings: [
				'Towards the end of the fifteenth century an Italian friar sat down to preach against games. Before condemning the tarot he did what good enemies do and described it carefully: twenty-one trumps, each with its number, from the juggler at the bottom to the world at the top. Then one card was left over. He wrote that the Fool is nothing, unless the players wish otherwise. It is the oldest remark about this card that we have, and nobody has improved on it.',
				'In the Arena Chapel in Padua, low on the wall where a child can study him, Giotto painted Folly in about 1305. He is heavy, he wears a crown of feathers and a tattered skirt with a train, and he lifts a club at something in the air. A century and a half later the painters of the Duke of Milan needed a fool for a pack of cards. They gave him feathers, a club and torn stockings. He looks out at us, puzzled.',
			],
			body: [
				'The Fool that was painted at Milan about 1450 is poor, and nobody finds him charming. On the cards printed in Marseille he walks with a bundle over his shoulder while an animal tears at the seat of his breeches, and he does not turn round. The others have numbers; he has none. The cliff, the rose and the young man’s fine clothes came only in 1909, when Pamela Colman Smith drew her pack in London. The animal became a small white dog, and scholars of dogs still cannot agree whether it is warning him or keeping him company.',
				'The old game knew best what he was for. Whoever had to follow suit and did not want to lose a good card could lay down the Fool instead, as an excuse. He won no trick and was hardly ever taken: at the end he went home to the player who had used him. Consider how strange that is. In a game where everything beats something else, there was one card outside the order, and the clever players were glad to hold it.',
				'Readers of cards turned this exemption into a beginning. Zero comes before one, so the Fool was put at the front and became the one who sets out. Yet Waite, who commissioned the London pack and numbered him zero, discussed him in his book near the very end, between Judgement and the World. One may read both ways. There is the fool who does not know yet, and the fool who has heard everything and goes all the same. From outside they wear the same coat.',
				'So when he turns up beside a question about work or love, the useful thing is to look at his feet. One is still on the rock. The picture does not show a fall; it shows the second in which nothing has been decided, and a man looking at the sky.',
			],
			counter:
				'The card flatters those who leave. It makes a virtue of not looking, and people who have cleared up after a light-hearted departure know who paid for it. Most beginnings that last are prepared rather dully, with savings and a second pair of shoes. The picture also forgets that somebody packed that bundle, perhaps somebody who stayed at home.',
			practices: [
				'Choose something you keep postponing until you know enough. Take a sheet and seven minutes. On the left write what you must truly know before the first step; on the right, what you could only find out by taking it. Do not cheat by moving things to the left. Then cross out the longer column and look at the shorter one. It usually holds one telephone call, and the number is usually easy to find.',
				'Do one small thing badly on purpose today: draw the cup on your table with the hand you do not write with, or sing a verse of a song whose tune you are unsure of. Give it five minutes, with a clock. Watch for the exact moment when you would like to explain yourself to somebody who is not in the room. Note who that somebody is. The drawing may go into the bin.',
			],
			closings: [
				'The friar’s nothing has outlived his sermon. A card without a number can be laid down anywhere, and it still comes back to the one who dared to play it. What would you begin this month if it counted for nothing?',
				'Between the ragged man of Milan and the young man on his cliff lie four and a half centuries, and both are looking up. Which of your departures was foolish, and what do you still own because of it?',
			],
		},
		fa: {
			keywords: ['ابله', 'تاروت', 'کارت صفر', 'شروع تازه', 'آرکانای بزرگ', 'بهلول'],
			titles: ['کارتی که هیچ نمی‌ارزد', 'ابله و بقچه‌ای که هنوز باز نشده'],
			excerpts: [
				'راهبی در سدهٔ پانزدهم کارت‌های تاروت را شمرد و جلوِ ابله نوشت: هیچ. پانصد سال بعد همان هیچ صفر شده و سرِ صف ایستاده است.',
				'پیش از گل سفید و لبهٔ پرتگاه، ابله مردی ژنده‌پوش بود با پرهایی در مو. راه میان این دو تصویر را دنبال می‌کنیم.',
			],
			openings: [
				'نزدیک پایان سدهٔ پانزدهم راهبی ایتالیایی نشست تا بر ضد بازی‌ها موعظه‌ای بنویسد. پیش از آنکه تاروت را محکوم کند، کار دشمنان باانصاف را کرد و همه‌اش را با دقت شرح داد: بیست و یک برگ، هرکدام با شماره‌ای، از تردستِ تهِ صف تا جهان که بالای همه می‌نشیند. یک برگ بی‌شماره ماند. نوشت ابله هیچ است، مگر آنکه بازیکنان چیز دیگری بخواهند. این قدیم‌ترین حرفی است که دربارهٔ این کارت داریم و هنوز کسی بهترش را نگفته است.',
				'بقچه را ببین که سرِ چوب آویزان است: کوچک‌تر از آن که برای راهی دراز بسته شده باشد و مرتب‌تر از آن که کارِ خودِ این جوان باشد. در کارتی که پاملا کولمن اسمیت به سال ۱۹۰۹ در لندن کشید، ابله با گلی سفید در دست تا لب صخره آمده و سگی کوچک کنار پایش پریده است. نگاهش به آسمان است. هیچ‌کدام از کسانی که این تصویر را شرح داده‌اند نمی‌داند در آن بقچه چه هست، و خیلی‌هایشان حدس زده‌اند.',
			],
			body: [
				'ابله همیشه آن جوانِ آراسته نبود که در کارتِ لندنِ ۱۹۰۹ تا لب صخره آمده است. در دسته‌ای که حدود ۱۴۵۰ برای دربار میلان نقاشی شد، مردی است با جامهٔ پاره و چماقی روی شانه و چند پر در مو؛ جوتو هم صد و پنجاه سال پیش از آن، در نمازخانه‌ای در پادوا، بی‌خردی را با تاجی از پر کشیده بود. در کارت‌های مارسی جانوری پشت شلوارش را می‌دَرَد و او حتی برنمی‌گردد. بقیهٔ کارت‌ها شماره دارند و او ندارد.',
				'قاعدهٔ بازی از همهٔ تفسیرها گویاتر است. کسی که نمی‌خواست برگ خوبی را از دست بدهد، ابله را می‌انداخت؛ عذری بود که هم پذیرفته می‌شد و هم خرجی نداشت. با ابله چیزی نمی‌بردند و خودش هم تقریباً هیچ‌وقت از دست نمی‌رفت: آخرِ دست پیش صاحبش برمی‌گشت. در بازی‌ای که هر برگ از برگ دیگری شکست می‌خورد، یکی بیرون از صف ایستاده بود و بازیکن‌های کهنه‌کار دوست داشتند او را داشته باشند.',
				'ما این چهره را خوب می‌شناسیم. بهلولِ حکایت‌ها سوار نی می‌شود و کودکان دنبالش می‌دوند، و همین سواریِ خنده‌دار اجازه‌اش می‌دهد چیزی را بگوید که قاضی و وزیر جرئتش را ندارند. اما میان بهلول و جوانِ لب صخره فرقی هست. یکی می‌داند و خود را به نادانی می‌زند؛ دیگری شاید به‌راستی خبر ندارد که زمین تمام شده است. از دور هر دو یک‌جور راه می‌روند، و همین دوپهلویی است که کارت را زنده نگه داشته.',
				'فال‌خوان‌ها از صفرِ او آغازی ساختند و او را سرِ صف نشاندند. خودِ ویت که شمارهٔ صفر را به او داد، در کتابش شرح او را نزدیک آخر آورد، میان داوری و جهان. پس می‌شود ابله اولِ کار باشد، پیش از دانستن؛ و می‌شود آخرِ کار باشد، وقتی کسی همه‌چیز را شنیده و باز راه می‌افتد. اگر کنار سؤالی دربارهٔ کار یا دل پیدایش شد، به پاهایش نگاه کن: یکی هنوز روی سنگ است.',
			],
			counter:
				'این کارت به آنها که می‌روند زیادی رو می‌دهد. ندیدنِ جلوِ پا را هنر می‌کند، و هر که پشت سرِ رفتنی سبک‌بارانه جارو به دست مانده باشد می‌داند خرجش را که داده است. بیشترِ آغازهایی که دوام آورده‌اند با پس‌انداز و پرس‌وجو و یک جفت کفش یدکی شروع شده‌اند. تصویر از یاد می‌برد که بقچهٔ روی دوشِ او را هم لابد کسی بسته، کسی که خودش در خانه مانده است.',
			practices: [
				'کاری را در نظر بگیر که مدت‌هاست می‌گویی هنوز به‌قدر کافی نمی‌دانم. هفت دقیقه وقت بگذار و کاغذی را دو ستون کن. سمت راست بنویس پیش از قدم اول به‌راستی باید چه بدانی؛ سمت چپ، آنچه فقط با برداشتن همان قدم معلوم می‌شود. با خودت روراست باش و چیزی را بی‌جهت به راست نبر. بعد ستون بلندتر را خط بزن و به ستون کوتاه نگاه کن. معمولاً در آن یک تلفن مانده است و شماره‌اش هم پیدا می‌شود.',
				'امروز یک کار کوچک را عمداً بد انجام بده: استکانِ روی میز را با دستی که با آن نمی‌نویسی بکش، یا ترانه‌ای را زمزمه کن که آهنگش را درست یادت نیست. پنج دقیقه بس است، ساعت هم بگذار. حواست به آن لحظه‌ای باشد که دلت می‌خواهد برای کسی که در اتاق نیست توضیح بدهی چرا این‌قدر کج شد. نام آن آدم را گوشهٔ همان کاغذ بنویس. خودِ نقاشی را می‌توانی دور بیندازی.',
			],
			closings: [
				'از موعظهٔ آن راهب دیگر کسی نمی‌ترسد و «هیچ» او هنوز دست‌به‌دست می‌شود. برگی که در حساب نمی‌آید آخرِ بازی به همان کسی برمی‌گردد که جرئت کرده آن را بیندازد. اگر قرار بود هیچ حسابش نکنند، این ماه چه کاری را شروع می‌کردی؟',
				'بقچه هنوز بسته است و سگ هنوز می‌پرد و معلوم نیست هشدار می‌دهد یا همراهی می‌کند. هر رفتنی چیزی را سبُک بست و چیزی را جا گذاشت. در بقچهٔ آخرین رفتنِ تو چه بود که هنوز به کارت می‌آید؟',
			],
		},
		ar: {
			keywords: ['الأحمق', 'تاروت', 'بداية جديدة', 'الورقة صفر', 'جحا', 'المغامرة'],
			titles: ['ورقة لا تساوي شيئًا', 'الأحمق الذي لا ينظر إلى قدميه'],
			excerpts: [
				'أحصى راهب إيطاليّ أوراق التاروت واحدةً واحدة، ثمّ كتب أمام الأحمق: لا شيء. كيف صار هذا اللاشيء فاتحة الأوراق كلّها؟',
				'قبل الوردة البيضاء وحافّة الجرف كان الأحمق رجلًا رثّ الثياب في شعره ريش. حكاية صورة تأنّقت مع الزمن.',
			],
			openings: [
				'في أواخر القرن الخامس عشر جلس راهب إيطاليّ يكتب موعظة ضدّ الألعاب. وقبل أن يحكم على التاروت وصفها وصف خصم منصف: إحدى وعشرون ورقة رابحة، لكلّ منها رقمها، من المشعوذ في أسفل السلّم إلى العالم في أعلاه. وبقيت ورقة لا رقم لها. كتب أنّ الأحمق لا شيء، إلّا إن شاء اللاعبون غير ذلك. تلك أقدم عبارة وصلت إلينا عن هذه الورقة، ولم يأتِ بعدها من قال أبلغ منها.',
				'ثمّة لحظة في صعود الدرج ليلًا تبحث فيها القدم عن درجة لا وجود لها. يهبط القلب نصف شبر ثمّ يضحك صاحبه من نفسه. في الورقة التي رسمتها باميلا كولمان سميث في لندن سنة ١٩٠٩ يقف شابّ عند تلك اللحظة بعينها: قدم على الصخر، وأخرى توشك أن تسأل الهواء، ووردة بيضاء في اليد، وكلب صغير يقفز عند كعبه. أمّا عيناه ففي السماء، كأنّ أمر الأرض موكول إلى غيره.',
			],
			body: [
				'لم يكن الأحمق أنيقًا في أوّل أمره. ففي المجموعة التي رُسمت لبلاط ميلانو نحو سنة ١٤٥٠ نراه رجلًا ممزّق الثياب، على كتفه هراوة وفي شعره ريش؛ وكان جوتو قد صوّر الحماقة بتاج من ريش على جدار مصلّى في بادوفا قبل ذلك بقرن ونصف. وفي أوراق مرسيليا يمشي بصرّته وحيوان ينهش سرواله من خلف، فلا يلتفت إليه. لسائر الأوراق أرقام، وهو بلا رقم. ولم تأتِ الوردة والثوب الموشّى والجرف إلّا مع رسوم لندن سنة ١٩٠٩، وفيها صار الحيوان كلبًا صغيرًا لا يُدرى أينبّه صاحبه أم يؤنسه.',
				'أمّا قواعد اللعب فأفصح من شروح المفسّرين. فمن خاف على ورقة ثمينة ألقى الأحمق مكانها عذرًا مقبولًا. لا يكسب الأحمق جولة، ولا يكاد أحد يكسبه: يعود في نهاية الدور إلى من لعب به. في لعبة تغلب فيها كلّ ورقة أختها، كانت هناك ورقة واقفة خارج السلّم، وكان أمهر اللاعبين أشدّهم فرحًا بها حين تقع في أيديهم. وما زال اسمها في الفرنسيّة شاهدًا على ذلك، فأهل اللعبة هناك يسمّونها العذر. ومن شاهدهم يضحكون حين تُلقى أدرك أنّ الضحك جزء من قيمتها.',
				'ولنا في العربيّة ابن عمّ لهذا الرجل. فجحا الذي يعدّ حميره وينسى الحمار الذي يركبه يُضحك المجلس أوّلًا، ثمّ يعود الناس إلى بيوتهم وقد علق في أذهانهم سؤال عمّا ينسونه وهم راكبون عليه. غير أنّ بين الاثنين فرقًا: جحا قد يعلم ويتغافل، وشابّ الجرف قد لا يعلم حقًّا أنّ الصخر انتهى. ومن بعيد تتشابه المشيتان، وهذا اللبس هو ما أبقى الورقة حيّة. ولو حُسم الأمر لصارت ملصقًا على جدار.',
				'جعل قرّاء الورق من الصفر بداية، فوضعوا الأحمق في أوّل الصفّ. لكنّ وايت، وهو الذي أعطاه رقم الصفر، أخّر الكلام عنه في كتابه حتّى كاد يختم به الكتاب، بين القيامة والعالم. فهو إذن أحمقان: واحد لم يعرف بعد، وواحد سمع كلّ شيء ثمّ مضى. وحين يظهر إلى جانب سؤال عن عمل أو مودّة يحسن النظر إلى قدميه؛ فإحداهما ما زالت على الصخر، والسقوط ليس في الصورة، وإن تذكّره أكثر الناس كأنّهم رأوه.',
			],
			counter:
				'تجامل هذه الورقة من يرحلون. فهي تجعل ترك النظر فضيلة، ومن كنس البيت بعد رحيل خفيف يعرف من دفع الثمن. وأكثر البدايات التي عاشت طويلًا أُعدّت إعدادًا مملًّا: مال مدّخر، وسؤال أهل الخبرة، وحذاء ثانٍ في الحقيبة. ثمّ إنّ الصورة تنسى أنّ يدًا ما عقدت تلك الصرّة، ولعلّها يد من بقي في الدار.',
			practices: [
				'ليكن أمامكم أمر مؤجّل بحجّة أنّ المعرفة به لم تكتمل. خذوا ورقة وسبع دقائق واقسموها عمودين: في الأيمن ما لا بدّ من معرفته قبل الخطوة الأولى، وفي الأيسر ما لا يُعرف إلّا بعدها. ولا يُنقل شيء إلى اليمين مجاملةً للخوف. ثمّ اشطبوا العمود الأطول وانظروا في الأقصر. يبقى فيه غالبًا اتّصال هاتفيّ واحد، ورقم صاحبه ليس عسير المنال.',
				'اصنعوا اليوم شيئًا صغيرًا صنعًا رديئًا عن قصد: ارسموا الفنجان الذي أمامكم باليد التي لا تكتب، أو غنّوا مقطعًا من أغنية نصفها ضائع من الذاكرة. خمس دقائق تكفي، والساعة حَكَم. وراقبوا اللحظة التي تنهض فيها الرغبة في الاعتذار إلى شخص غير حاضر في الغرفة. اكتبوا اسمه على هامش الرسم، ثمّ ألقوا الرسم في السلّة إن شئتم. أمّا الاسم فيبقى إلى المساء، فقد يكون هو الرسم الحقيقيّ.',
			],
			closings: [
				'نُسيت موعظة الراهب وبقي «اللاشيء» الذي كتبه يدور بين الأيدي. والورقة التي لا تدخل في الحساب تعود آخر الأمر إلى من تجرّأ على إلقائها. فما الذي يستحقّ أن يبدأ هذا الشهر لو لم يُحسب على أحد؟',
				'تعود القدم إلى الدرجة الأخيرة، ويمضي الناس إلى أسرّتهم وقد نسوا نصف الشبر ذاك. والشابّ على الجرف لم يزل واقفًا فيه منذ أكثر من قرن. أيّ خطوة قديمة بدت حماقة يوم وقعت، وما الذي بقي في اليد من ثمرها؟',
			],
		},
		es: {
			keywords: ['el loco', 'tarot', 'comienzos', 'arcanos mayores', 'carta cero', 'riesgo'],
			titles: ['La carta que no vale nada', 'El Loco y la excusa perfecta'],
			excerpts: [
				'Un fraile italiano describió el tarot para condenarlo y dejó escrito que El Loco es nada. Quinientos años después, esa nada encabeza la baraja.',
				'En el juego antiguo, El Loco servía para no perder una carta buena y volvía siempre a su dueño. De esa regla sale casi todo lo que vino después.',
			],
			openings: [
				'A finales del siglo XV, un fraile italiano preparó un sermón contra los juegos. Antes de condenar el tarot lo describió con la honradez de un buen enemigo: veintiún triunfos, cada uno con su número, desde el prestidigitador que abre la fila hasta el mundo que la cierra. Sobraba una carta. Anotó que El Loco es nada, salvo que los jugadores quieran otra cosa. Es lo más antiguo que se conserva sobre ella, y cuesta encontrar una frase mejor.',
				'Imagina una taberna de Lombardía, cuatro hombres y una jarra. Uno de ellos tiene en la mano un rey que no quiere perder, y le toca servir palo. Sonríe, pone El Loco sobre la mesa y dice que le disculpen. Los demás protestan un poco, por costumbre. La baza se la lleva otro, el rey sigue a salvo y, al acabar la mano, El Loco vuelve con quien lo jugó. En francés la carta aún se llama así: la Excusa.',
			],
			body: [
				'El Loco no nació guapo. En la baraja pintada hacia 1450 para la corte de Milán es un hombre harapiento, con un garrote al hombro y plumas en el pelo, muy parecido a la Necedad que Giotto había pintado en una capilla de Padua siglo y medio antes. En los naipes de Marsella camina con su hatillo mientras un animal le rasga los calzones, y ni se vuelve. Las demás cartas llevan número. Él, ninguno.',
				'La rosa blanca, el acantilado y la ropa de señorito llegaron en 1909, con los dibujos de Pamela Colman Smith. Desde entonces el animal es un perrillo que salta, y nadie ha sabido decir si avisa o acompaña. Lo que cambió de verdad fue el sitio: cero va antes que uno, así que los lectores lo pusieron el primero y lo convirtieron en el que sale de casa. Waite, que le dio ese cero, lo explicó sin embargo casi al final de su libro, entre El Juicio y El Mundo.',
				'Quien ha leído a Cervantes conoce el aprieto. Don Quijote sale de madrugada por la puerta falsa de un corral, sin avisar a nadie, y durante mil páginas no sabremos si hay que reírse o seguirlo. Tampoco El Loco se deja decidir. Está el que aún no sabe y está el que ya lo oyó todo y aun así se marcha; vistos de espaldas llevan el mismo hatillo.',
				'Por eso, cuando aparece junto a una pregunta sobre el trabajo o el amor, conviene mirarle los pies. Uno sigue apoyado en la roca. La lámina no enseña la caída, aunque casi todos la recuerden así: enseña el segundo anterior, con el sol en lo alto y un hombre distraído que todavía puede dar media vuelta.',
			],
			counter:
				'La carta halaga a los que se van. Convierte en mérito no mirar, y quien ha barrido los restos de una despedida alegre sabe quién pagó la cuenta. Casi todos los comienzos que duran se preparan con ahorros, preguntas aburridas y un segundo par de zapatos. Además, ese hatillo lo ató alguien, quizá la misma persona que se quedó en la puerta.',
			practices: [
				'Piensa en algo que aplazas hasta saber lo suficiente. Toma un papel y date siete minutos. A la izquierda, escribe lo que de verdad debes saber antes del primer paso; a la derecha, lo que solo se averigua dándolo. No hagas trampas empujando cosas hacia la izquierda. Después tacha la columna más larga y mira la corta. Suele quedar una llamada por hacer, y el número casi nunca está tan escondido.',
				'Haz hoy mal, a propósito, una cosa pequeña: dibuja tu taza con la mano que no usas o canta una copla de la que dudas hasta la música, cinco minutos y con reloj. Fíjate en el momento exacto en que te entran ganas de dar explicaciones a alguien que no está en la habitación. Apunta su nombre en una esquina. El dibujo puedes tirarlo; el nombre, guárdalo hasta la noche.',
			],
			closings: [
				'Del sermón nadie se acuerda y aquella nada sigue pasando de mano en mano. En el juego antiguo, una carta que no cuenta puede echarse en cualquier momento, y al final regresa a su dueño. ¿Qué empezarías este mes si nadie fuera a puntuarlo?',
				'En la taberna han vuelto a barajar. El rey salvado ya se perdió en otra mano, como se pierden todos, y El Loco anda otra vez entre los dedos de alguien. ¿Qué estás protegiendo con tu mejor excusa, y cuánto hace que no lo sacas a la mesa?',
			],
		},
	},
};
