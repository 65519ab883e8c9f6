import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Moses overheard a shepherd offering to comb God’s hair and mend his shoes, and corrected his theology until the poor fellow walked off into the desert. It was Moses who was sent to bring him back. The words had been wrong and the love exact.',
				ask: 'What were the words you once used, before somebody corrected them?',
			},
			{
				say: 'Attar places the valley of bewilderment very late, the sixth of seven, after love and after knowledge. Whoever arrives there no longer knows whether they believe. On his map it is not the wrong road, though it is cold there and the guide says little.',
				ask: 'What did you last know for certain, and when did it begin to blur?',
			},
			{
				say: 'The Hierophant lifts two fingers and folds the others in: part of it is shown, part is kept in the hand. Two people kneel there with their backs to us, and one would like to know what their faces are doing.',
				ask: 'What do you do with your face when others around you are praying?',
			},
			{
				say: 'A man called on God all night until a voice asked him what answer he had ever received. He fell silent and heard in his sleep that his very calling was the answer. It is a beautiful story, and I know people whom it has not consoled.',
				ask: 'What would count for you as an answer, if you set the measure yourself?',
			},
			{
				say: 'In the old count, doubt makes three hundred and twenty, and nothing much agrees with it: it stands in the row of numbers like a guest nobody has introduced. People who doubt at a full table will know the feeling.',
				ask: 'With whom can you speak of this without being repaired?',
			},
		],
		deeper: [
			{
				say: 'Four travellers quarrelled over a coin because one wanted angur, one inab, one uzum and one stafil; it was grapes each time. Rumi says that a knower of tongues would have settled it. Some quarrels about God are of that kind, and some people really did want pears.',
				ask: 'What is it that you want, if you take away the word for it?',
			},
			{
				say: 'A rosary is made for the fingers; heads were expected to wander. Thirty-three beads, a tassel, and once more from the start. Whoever invented it did not think highly of concentration, and trusted the thumb.',
				ask: 'What do your hands still do from that time, while the head has gone elsewhere?',
			},
			{
				say: 'Doubt has a body: it sits upright in the pew, dry at the mouth, a beat behind in the singing. Certainty has one as well, and it is often the jaw.',
				ask: 'Where do you feel it, when the words are said and you do not say them?',
			},
			{
				say: 'Sheikh San’an, master of four hundred pupils, went out after a dream and kept swine for love of a Christian girl; his disciples went home ashamed. One friend asked them why they had not stayed near him. The tale is usually told for its ending, and I would tell it for that question.',
				ask: 'Who has stayed near you in this, without agreeing?',
			},
			{
				say: 'Some lose a faith and keep its cooking. The pot of wheat pudding is stirred all night as before and everyone takes a turn at the spoon, believers or not, for the arm gets tired on either side.',
				ask: 'Which part of it would you miss if it went, and which has gone unmissed?',
			},
			{
				say: 'One can outgrow a picture without outgrowing what it was hung over. A child’s God with a beard comes down, and there is a paler square on the wallpaper, and people quarrel over whether it is a loss or a window.',
				ask: 'What is on the wall now, in the place of the first picture?',
			},
			{
				say: 'The Persian mystics wrote that the one who says “I have found” should be asked for his address. They preferred those with dust on them. It is also rather easy to become proud of one’s dust.',
				ask: 'What are you a little proud of in your doubt, or in your faith?',
			},
			{
				say: 'It may be that something happened, and not an argument at all: a bed in a ward, a sermon over the wrong grave, a silence that came at the wrong hour. Books seldom take anybody’s faith away; afternoons do.',
				ask: 'On which afternoon did it shift, and what was the weather?',
			},
			{
				say: 'Hafez kept company with both the prayer rug and the tavern and trusted neither entirely. What he could not stand was the third thing, the face one puts on for the street. I cannot tell you what there is behind the sky; he could not either.',
				ask: 'Where do you wear a face for this, and what does it cost by evening?',
			},
		],
		offers: [
			{
				page: 'moulana',
				line: 'The shepherd and his Moses wait in the Masnavi, and the book can be asked about this as it has been before.',
			},
			{
				page: 'hafez',
				line: 'Hafez argued with heaven politely for a lifetime; a ghazal for this question takes a minute to open.',
			},
			{
				page: 'blog',
				line: 'Some of our pages retell what the mystics asked and doubted, and none of them collects signatures.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'موسی شنید شبانی می‌خواهد موی خدا را شانه کند و چارقش را بدوزد، و آن‌قدر از حرفش ایراد گرفت که بیچاره سر به بیابان گذاشت. موسی را فرستادند دنبالش. کلمات غلط بود و مهر دقیق.',
				ask: 'پیش از آنکه کسی درستشان کند، کلمه‌های خودت چه بود؟',
			},
			{
				say: 'عطار وادی حیرت را ششم گذاشته، بعد از عشق و بعد از معرفت. آن که به آنجا می‌رسد دیگر نمی‌داند ایمان دارد یا نه. در نقشهٔ او این بیراهه نیست، هرچند سرد است و راهنما کم حرف می‌زند.',
				ask: 'آخرین چیزی که بی‌شک می‌دانستی چه بود و از کی تار شد؟',
			},
			{
				say: 'مردی شب‌ها «الله» می‌گفت تا صدایی پرسید کو جوابت. خاموش شد و در خواب شنید که همان صدا زدنش جواب بوده. قصهٔ زیبایی است و کسانی را می‌شناسم که دلشان با آن آرام نگرفت.',
				ask: 'اگر اندازه دست خودت باشد، چه چیزی را جواب حساب می‌کنی؟',
			},
			{
				say: 'شک در ابجد سیصد و بیست است و با چیز مهمی جفت نمی‌شود؛ در صف عددها مثل مهمانی ایستاده که کسی معرفی‌اش نکرده. آن که سر سفرهٔ شلوغ شک کرده این حال را می‌شناسد.',
				ask: 'با چه کسی می‌شود از این حرف زد بی‌آنکه بخواهد درستت کند؟',
			},
			{
				say: 'در ورق پیر راهنما دو نفر زانو زده‌اند و پشتشان به ماست. دو انگشت بالاست و باقی تا شده؛ قسمتی را نشان می‌دهد و قسمتی را در دست نگه می‌دارد. صورت آن دو را هیچ‌وقت نمی‌بینیم.',
				ask: 'وقتی دور و برت دعا می‌کنند، با صورتت چه می‌کنی؟',
			},
		],
		deeper: [
			{
				say: 'چهار نفر سر یک سکه دعوا کردند، چون یکی انگور می‌خواست و یکی عنب و یکی اوزوم و یکی استافیل. مولانا می‌گوید زبان‌دانی لازم بود. بعضی دعواها بر سر خدا همین است؛ بعضی‌ها هم واقعاً گلابی می‌خواستند.',
				ask: 'اگر نامش را برداری، آنچه می‌خواهی چیست؟',
			},
			{
				say: 'تسبیح را برای انگشت ساخته‌اند؛ معلوم بود که سر جای دیگر می‌رود. سی و سه دانه و یک منگوله و باز از اول. هر که ساختش به تمرکز امید چندانی نداشت و به شست اعتماد کرد.',
				ask: 'دست‌هایت از آن روزها چه کاری را هنوز می‌کنند، وقتی فکر جای دیگری است؟',
			},
			{
				say: 'شیخ صنعان با چهارصد مرید، پی خوابی رفت و برای عشق دختری خوک چراند. مریدها شرمنده برگشتند. رفیقی پرسید چرا کنارش نماندید. قصه را برای پایانش می‌گویند؛ من برای این سؤال می‌گویم.',
				ask: 'در این راه چه کسی بی‌آنکه هم‌عقیده باشد کنارت مانده؟',
			},
			{
				say: 'بعضی‌ها ایمان را گم می‌کنند و آشپزی‌اش را نگه می‌دارند. سمنو را تا صبح باید هم زد و هر کس نوبت ملاقه دارد، باورمند یا بی‌باور، چون بازوی هر دو خسته می‌شود.',
				ask: 'کدام قسمتش اگر برود دلت می‌گیرد و کدام رفته و ندیده‌ای؟',
			},
			{
				say: 'خدای کودکی در خیلی سرها عکسی دارد که گاهی به پدربزرگ می‌برد. روزی آن عکس را از دیوار برمی‌دارند و مربعی روشن‌تر می‌ماند. سر همان مربع دعواست: یکی می‌گوید جای خالی است و یکی می‌گوید پنجره.',
				ask: 'حالا در جای آن عکس اول، روی دیوار تو چیست؟',
			},
			{
				say: 'عارفان می‌گفتند از آن که بگوید «یافتم» نشانی بپرسید. خاک‌آلوده‌ها را بیشتر دوست داشتند. البته آدم به خاکِ لباسش هم می‌تواند ببالد، و این را کمتر نوشته‌اند.',
				ask: 'در شک یا ایمانت، پنهانی به چه چیزی می‌نازی؟',
			},
			{
				say: 'کتاب کمتر ایمان کسی را می‌برد؛ بعدازظهرها می‌برند. تختی در بیمارستان، روضه‌ای سر قبر اشتباه، سکوتی که بی‌وقت آمد. گاهی هم بعدازظهری چیزی را برمی‌گرداند و کسی شاهد نیست.',
				ask: 'کدام بعدازظهر بود که چیزی جابه‌جا شد، و هوا چطور بود؟',
			},
			{
				say: 'حافظ با سجاده و میخانه هر دو رفت‌وآمد داشت و به هیچ‌کدام تمام اعتماد نکرد. آنچه تابش را نداشت سومی بود: صورتی که برای کوچه می‌سازند. از پشت آسمان من خبری ندارم؛ او هم نداشت.',
				ask: 'کجا برای این موضوع صورت می‌سازی و تا شب چقدر خسته‌ات می‌کند؟',
			},
			{
				say: 'شک هم تن دارد: در صف ایستاده، دهانش خشک است و نیم ثانیه دیرتر آمین می‌گوید. یقین هم تن دارد و بیشتر در فک می‌نشیند. هیچ‌کدام را از روی حرف‌ها نمی‌شود شناخت.',
				ask: 'وقتی جمله را می‌گویند و تو نمی‌گویی، کجای تنت خبردار می‌شود؟',
			},
		],
		offers: [
			{ page: 'moulana', line: 'شبان و موسی در مثنوی نشسته‌اند و از این کتاب پیش از تو هم همین را پرسیده‌اند.' },
			{
				page: 'hafez',
				line: 'حافظ یک عمر با آسمان مؤدبانه بگومگو کرد؛ باز کردن غزلی برای این سؤال یک دقیقه کار دارد.',
			},
			{ page: 'blog', line: 'چند نوشتهٔ ما آنچه را عارفان پرسیدند و در آن شک کردند بازمی‌گوید و از کسی امضا نمی‌گیرد.' },
		],
	},
	ar: {
		first: [
			{
				say: 'سمع موسى راعيًا يعرض على ربّه أن يمشط شعره ويرقع نعله، فصحّح عبارته حتّى هام المسكين في البرّيّة. ثمّ أُرسل موسى ليعيده. كانت الألفاظ خطأ والحبّ مضبوطًا.',
				ask: 'ما الألفاظ الأولى التي كنتم تقولونها قبل أن يصحّحها لكم أحد؟',
			},
			{
				say: 'وضع العطّار وادي الحيرة سادسًا، بعد العشق وبعد المعرفة. من بلغه لا يدري أمؤمن هو أم لا. وهو على خريطته من الطريق، مع أنّ البرد فيه شديد والدليل قليل الكلام.',
				ask: 'ما آخر شيء عرفتموه بيقين، ومتى بدأ يغيم عليكم؟',
			},
			{
				say: 'كتب الغزاليّ أنّه شكّ حتّى في حواسّه قريبًا من شهرين، وكان ذلك بحكم الحال لا بحكم المقال كما يقول، أي إنّ من جالسه لم يلحظ شيئًا. يمكن أن يجلس الشكّ على كرسيّ عال.',
				ask: 'أمام من تُخفون هذا السؤال، وأمام من تقولونه؟',
			},
			{
				say: 'كان رجل يدعو طوال الليل حتّى قيل له: أين الجواب. فسكت، ثمّ سمع في المنام أنّ نداءه كان هو الجواب. حكاية جميلة، وأعرف قومًا لم تُسكّن قلوبهم.',
				ask: 'لو كان المقياس بيدكم أنتم، فما الذي تحسبونه جوابًا؟',
			},
			{
				say: 'في ورقة المرشد الأكبر اثنان راكعان وظهراهما إلينا. إصبعان مرفوعتان والباقي مضموم: شيء يُقال للناس وشيء يُحفظ في الكفّ. أمّا الوجهان فلا يراهما الناظر إلى الورقة أبدًا.',
				ask: 'كيف يكون وجهكم حين يدعو الجميع حولكم؟',
			},
		],
		deeper: [
			{
				say: 'اختصم أربعة على درهم: واحد يريد العنب، والثاني أنغور بلسانه، وثالث أوزوم، ورابع إستافيل. قال الرومي: كان ينقصهم من يعرف الألسنة. بعض الخصام في الله من هذا الباب، وبعض الناس أراد الكمّثرى حقًّا.',
				ask: 'ما الشيء الذي تطلبونه إذا رفعتم عنه اسمه؟',
			},
			{
				say: 'صُنعت المسبحة للأصابع، فقد كان معلومًا أنّ الرأس يسرح. ثلاث وثلاثون حبّة ثمّ من البداية. من اخترعها لم يعوّل على التركيز، وعوّل على الإبهام.',
				ask: 'ما الذي ما زالت يدكم تفعله من تلك الأيّام وفكركم في مكان آخر؟',
			},
			{
				say: 'مضى الشيخ صنعان وراء حلم ورعى الخنازير لحبّ فتاة، فرجع مريدوه خجلين. سألهم صاحبٌ له: لماذا لم تبقوا إلى جانبه. تُروى القصّة لخاتمتها، وأنا أرويها لهذا السؤال.',
				ask: 'من بقي قريبًا منكم في هذا الأمر وهو لا يوافقكم؟',
			},
			{
				say: 'من الناس من يضيع إيمانه ويبقى مطبخه: عاشوراء والكعك وقمر الدين. تُحرَّك القدر في ليلتها كما كانت تُحرَّك، ويتعب ذراع المؤمن وذراع غيره على السواء.',
				ask: 'أيّ جزء لو ذهب لترك فيكم فراغًا، وأيّ جزء ذهب ولم تفتقدوه؟',
			},
			{
				say: 'تُنزَّل الصورة الأولى عن الجدار فيبقى مكانها مربّع أفتح لونًا. وعلى ذلك المربّع يختصم الناس: هذا يسمّيه خسارة وذاك يسمّيه نافذة. ولا يتغيّر الجدار من خصامهم.',
				ask: 'ماذا على جداركم الآن في موضع الصورة الأولى؟',
			},
			{
				say: 'قال أهل الطريق: من قال وجدتُ فاسألوه عن العنوان. كانوا أميل إلى من على ثوبه غبار. غير أنّ المرء قد يُعجب بغباره أيضًا، وهذا ممّا قلّت كتابته.',
				ask: 'ما الذي تفتخرون به سرًّا في هذا الشكّ أو في هذا الإيمان؟',
			},
			{
				say: 'قلّما يأخذ كتابٌ إيمان أحد، إنّما تأخذه الأصائل: سرير في مستشفى، وموعظة في غير وقتها، وسكوت طال ساعة واحدة. وقد يردّ أصيلٌ آخر شيئًا ولا شاهد عليه.',
				ask: 'في أيّ أصيل تحرّك الأمر فيكم، وكيف كان الطقس؟',
			},
			{
				say: 'عاش المعرّيّ ضريرًا في بيته وسمّى نفسه رهين المحبسين، وشكّ في أشياء كثيرة، وترك أكل اللحم رحمةً بالحيوان. لم يجد من يصنّفه إلى اليوم. أمّا ما وراء السماء فلا علم لي به.',
				ask: 'ما الذي ظلّ ثابتًا في سلوككم مهما تغيّر رأيكم؟',
			},
			{
				say: 'للشكّ جسد: يقف في الصفّ وفمه جافّ ويتأخّر عن آمين نصف ثانية. ولليقين جسد كذلك، ويسكن الفكّ غالبًا. لا تعرفون هذا من ذاك بالكلام وحده.',
				ask: 'حين يقول الناس العبارة ولا ينطق بها لسانكم، أين تحسّون بذلك؟',
			},
		],
		offers: [
			{ page: 'moulana', line: 'الراعي وموسى في المثنوي ينتظرانكم، وقد سُئل هذا الكتاب مثل سؤالكم من قبل.' },
			{ page: 'hafez', line: 'جادل حافظ السماء بأدب عمرًا كاملًا؛ افتحوا لهذا السؤال غزلًا، فلن يأخذ منكم غير دقيقة.' },
			{ page: 'blog', line: 'بعض صفحاتنا تروي ما سأله المتصوّفة وما شكّوا فيه، ولا تطلب منكم توقيعًا.' },
		],
	},
	es: {
		first: [
			{
				say: 'Moisés oyó a un pastor que se ofrecía a peinar a Dios y remendarle los zapatos, y le corrigió tanto la doctrina que el pobre se perdió en el desierto. A Moisés lo mandaron a buscarlo. Las palabras estaban mal y el cariño, en su punto.',
				ask: '¿Qué palabras usabas tú antes de que alguien te las corrigiera?',
			},
			{
				say: 'Attar pone el valle del desconcierto en sexto lugar, después del amor y del conocimiento. Quien llega ya no sabe si cree. En su mapa no es un camino errado, aunque hace frío y el guía habla poco.',
				ask: '¿Qué fue lo último que supiste con certeza, y cuándo empezó a borrarse?',
			},
			{
				say: 'Juan de la Cruz escribió sobre la noche del alma después de nueve meses en una celda de Toledo donde no cabía de pie. Salió descolgándose con tiras de manta. La noche fue de fe; las mantas, suyas.',
				ask: '¿De qué te descuelgas tú en las noches así?',
			},
			{
				say: 'Un hombre llamaba a Dios cada noche hasta que una voz le preguntó qué le habían contestado. Calló, y en sueños oyó que aquella llamada era ya la respuesta. El cuento es hermoso, y conozco a quien no consoló.',
				ask: 'Si la medida la pusieras tú, ¿qué contaría como respuesta?',
			},
			{
				say: 'El Papa del tarot levanta dos dedos y dobla los demás: una parte se enseña y otra se queda en la mano. Delante hay dos personas de espaldas, y lo que daría uno por verles la cara.',
				ask: '¿Qué haces con la cara cuando los demás rezan a tu lado?',
			},
		],
		deeper: [
			{
				say: 'Cuatro caminantes riñeron por una moneda: uno quería uvas, otro angur, otro uzum y otro estafil. Hacía falta alguien con lenguas, dice Rumi. Hay riñas sobre Dios que son eso, y hay también quien de verdad quería peras.',
				ask: '¿Qué es lo que quieres, si le quitas el nombre?',
			},
			{
				say: 'El rosario se hizo para los dedos; de la cabeza ya se sabía que se iba. Cuenta tras cuenta y otra vez al principio. Quien lo ideó no confiaba mucho en la atención, y sí en el pulgar.',
				ask: '¿Qué siguen haciendo tus manos de aquel tiempo, con la mente en otra parte?',
			},
			{
				say: 'El jeque San’án, con cuatrocientos discípulos, acabó cuidando cerdos por amor. Los discípulos volvieron con vergüenza, y un amigo les preguntó por qué no se habían quedado a su lado. Todos citan el final; yo me quedo con la pregunta.',
				ask: '¿Quién se ha quedado cerca de ti en esto sin pensar igual?',
			},
			{
				say: 'Hay quien pierde la fe y conserva la cocina: las torrijas salen en su fecha, con la misma canela. El brazo se cansa de batir igual en los que creen y en los que no.',
				ask: '¿Qué echarías de menos si se fuera, y qué se ha ido sin que lo notaras?',
			},
			{
				say: 'Se descuelga el Dios de barba blanca y queda en el papel pintado un cuadrado más claro. Por ese cuadrado se discute: unos dicen que es una falta y otros que una ventana. La pared no opina.',
				ask: '¿Qué hay ahora en la pared donde estuvo la primera imagen?',
			},
			{
				say: 'Los místicos decían que a quien afirma «lo encontré» hay que pedirle la dirección. Preferían a la gente con polvo encima. Claro que del polvo también se puede presumir, y de eso escribieron menos.',
				ask: '¿De qué presumes un poco por dentro, en tu duda o en tu fe?',
			},
			{
				say: 'Los libros rara vez se llevan la fe de alguien; se la llevan las tardes. Una cama de hospital, un sermón ante la tumba equivocada, un silencio que duró una hora de más. Y alguna tarde devuelve algo sin testigos.',
				ask: '¿Qué tarde se movió todo, y qué tiempo hacía?',
			},
			{
				say: 'Unamuno hizo un santo de un cura que no creía y se lo callaba para no quitarle el sueño al pueblo. La novela no dice si hizo bien. Dice que cantaba el credo con los demás y que en cierta línea bajaba la voz.',
				ask: '¿En qué línea bajas tú la voz, y quién está al lado?',
			},
			{
				say: 'La duda tiene cuerpo: boca seca, un amén que llega medio segundo tarde. La certeza también lo tiene, y suele ser la mandíbula. De lo que hay detrás del cielo no sé nada, así que me fijo en eso.',
				ask: '¿Dónde lo notas cuando los demás dicen la frase y tú no?',
			},
		],
		offers: [
			{
				page: 'moulana',
				line: 'El pastor y su Moisés esperan en el Masnavi, y al libro ya le han preguntado cosas así.',
			},
			{
				page: 'hafez',
				line: 'Hafez discutió con el cielo toda la vida sin perder los modales; abrir un gazal para esto lleva un minuto.',
			},
			{
				page: 'blog',
				line: 'Algunas páginas nuestras cuentan lo que los místicos preguntaron y dudaron, y no piden firma a nadie.',
			},
		],
	},
};
