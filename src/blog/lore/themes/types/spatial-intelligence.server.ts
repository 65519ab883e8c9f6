import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'spatial-intelligence',
	motif: 'compass',
	leadsTo: 'gardner-test',
	words: {
		en: {
			keywords: [
				'spatial intelligence',
				'visual intelligence',
				'sense of direction',
				'orientation',
				'maps',
				'navigation',
			],
			titles: ['The Canoe Stands Still', 'Twenty-Five Thousand Streets'],
			excerpts: [
				'A navigator in the Carolines sits in a boat that does not move while the islands travel past him. It is a way of thinking, and it arrives.',
				'London cab drivers learn a city by heart on a moped, in the rain. What grows in the head of somebody who knows where things are, and what makes room for it?',
			],
			openings: [
				'On Puluwat, an atoll in the Caroline Islands, a man sets out in a sailing canoe for an island he cannot see, without a chart or a compass. For reckoning he imagines that the canoe stands still. The stars rise over fixed points on the horizon, the water runs by, and a third island, off to one side, which he does not see either, slides backwards from under one star to under the next. When it has passed the right star he knows how far he has come.',
				'A man on a moped stops in the rain at the corner of a London square, with a clipboard on the handlebars under a sheet of plastic. He is not lost. He is learning the Knowledge: some twenty-five thousand streets within six miles of Charing Cross, and the hotels, hospitals, courts and clubs along them. It takes three or four years. Then an examiner names two places, and the candidate recites the way between them, street by street and turn by turn, with his eyes on the wall.',
			],
			body: [
				'Howard Gardner called a sailor from the atoll of Puluwat, who crosses the ocean by the stars without a chart, as one of his witnesses when he argued that a sense of space is an intelligence in its own right. It is found in sculptors, surgeons, packers of removal vans. It need not even be visual; people who are born blind carry excellent plans of their houses, made by hand and foot.',
				'It can be timed. In 1971 Roger Shepard and Jacqueline Metzler showed people drawings of little towers of cubes, two at a time, and asked whether they were the same object turned. The answer took longer the further the one would have to be turned to match the other, in a line so straight that it looks drawn with a ruler. They were really turning something, at about sixty degrees a second, in a space that nobody has ever opened a door to.',
				'Of London’s cab drivers, who must have the whole city by heart, it was found in 2000 that the back part of the hippocampus was larger than in other people, and more so the longer they had driven. A later study followed trainees over the years and found the growth in those who passed. There was a bill. Qualified drivers did worse than others at learning a complicated drawing that had nothing to do with London.',
				'At home such a person is the one who sees that the sofa will go through the door if tipped and turned. He is right, and infuriating, since he cannot say why. He points into the air. Words walk round an object one after another, while he has been standing in the middle of it all along.',
			],
			counter:
				'A sense of direction is much confused with having had to find the way. Somebody who has always been driven believes he was born without one. Training helps more than is thought, and differences between groups shrink with it. The gift may also prefer plans to places: there are architects whose drawings are marvellous and in whose houses nobody knows where to put a coat.',
			practices: [
				'Stand where you are, shut your eyes and point to north; then to the front door of the house you grew up in; then to the nearest running water. Three minutes. Open your eyes and check with a map. The errors are more interesting than the hits. Most people find that one of the three they knew at once, with the arm, before any thinking. Ask the arm how it knew, and by which route it came back.',
				'Draw from memory the way from your bed to the place where you buy bread, as a bird would see it. Seven minutes, no help. Mark every corner where you have a feeling about something: a dog, a former friend, a smell. Then compare it with a real map and note which streets you made too long. As a rule those are the ones we dislike, or the ones in which something happened.',
			],
			closings: [
				'He lowers the sail, and the island, which has been coming towards him all night, is there. It is one way of telling it. In which matter of your life are you rowing hard, when it might be drawn as if the shore were moving?',
				'Passengers with a telephone now read him the route aloud from the back seat. He nods and goes another way. What do you know by heart that anyone could look up, and what would you lose with it?',
			],
		},
		fa: {
			keywords: ['هوش فضایی', 'هوش دیداری', 'جهت‌یابی', 'نقشه', 'راه بلد بودن', 'مسجد اصفهان'],
			titles: ['پیچی که زائر نمی‌فهمد', 'قایقی که از جا نمی‌جنبد'],
			excerpts: [
				'در میدان نقش جهان، مسجد را نسبت به میدان چرخانده‌اند و کسی که داخل می‌شود چرخیدنش را نمی‌بیند. معمار آن گره را کجا باز کرده بود؟',
				'دریانورد جزیرهٔ پولووات در خیالش قایق را نگه می‌دارد و جزیره‌ها را راه می‌برد. شیوه‌ای از فکر کردن است که به مقصد هم می‌رسد.',
			],
			openings: [
				'در اصفهان از میدان نقش جهان رو به جنوب می‌ایستی و سردر مسجد جامع عباسی روبه‌رویت است، راست و قرینه با میدان. از در می‌گذری، به هشتی می‌رسی، راهرویی تو را اندکی به راست می‌برد، و ناگهان صحن پیش رویت باز شده و ایوان جنوبی رو به قبله ایستاده است. میدان را با شهر ساخته‌اند و مسجد را با مکه، و میان این دو نزدیک چهل‌وپنج درجه اختلاف است. همهٔ این اختلاف در چند قدمِ نیمه‌تاریک حل شده و پای تو خبردار نشده است.',
				'در پولووات، جزیره‌ای مرجانی در اقیانوس آرام، مردی با قایق بادبانی به سوی جزیره‌ای می‌رود که پیدا نیست؛ نه نقشه دارد و نه قطب‌نما. برای حساب کردن راه خیال می‌کند قایق ایستاده است. ستاره‌ها از جاهای همیشگی‌شان در افق برمی‌آیند، آب از کنارش می‌گذرد، و جزیرهٔ سومی در پهلو، که آن را هم نمی‌بیند، از زیر یک ستاره به زیر ستارهٔ بعدی پس می‌رود. از ستارهٔ درست که گذشت، می‌داند چقدر آمده.',
			],
			body: [
				'هاوارد گاردنر دریانوردی از جزیرهٔ پولووات را، که بی‌نقشه و به یاری ستاره‌ها از اقیانوس می‌گذرد، از شاهدان خود گرفت، آنجا که می‌خواست نشان بدهد شناختن فضا خودش هوشی جداست. این هوش را در مجسمه‌ساز و جراح پیدا می‌کنی و در کارگر باربری که می‌داند یخچال از کدام پاگرد رد می‌شود. حتی کار چشم هم نیست؛ نابینای مادرزاد نقشهٔ خانه‌اش را دارد، با دست و پا کشیده، و گاه درست‌تر از ما.',
				'می‌شود برایش زمان گرفت. در سال ۱۹۷۱ راجر شپرد و ژاکلین متزلر دو به دو نقش برج‌هایی از مکعب را نشان می‌دادند و می‌پرسیدند این همان است که چرخیده یا نه. هرچه چرخش بزرگ‌تر، جواب دیرتر، و نمودارش خطی چنان راست که انگار با خط‌کش کشیده‌اند. آدم‌ها به‌راستی چیزی را می‌چرخاندند، ثانیه‌ای حدود شصت درجه، در اتاقی که هنوز کسی درش را پیدا نکرده است.',
				'رانندگان تاکسی لندن باید حدود بیست‌وپنج هزار خیابان را از بر کنند، با موتور و زیر باران، و سه چهار سال طول می‌کشد. در سال ۲۰۰۰ دیدند بخش پسین هیپوکامپ در مغزشان از دیگران بزرگ‌تر است، و هرچه سابقه بیشتر، بزرگ‌تر. صورت‌حسابی هم رسید: همین راننده‌ها در یاد گرفتن نقش پیچیده‌ای که ربطی به لندن نداشت از دیگران عقب ماندند. جا که باز شود، از جایی گرفته شده است. پدربزرگ‌هایی که آدرس را با درخت و نانوایی می‌گفتند چیزی از این می‌دانستند: جایی که به خاطر سپرده‌ای جای چیز دیگری را گرفته است. آن‌ها می‌گفتند دست راست، بعد از چنار، روبه‌روی دکانی که سوخت؛ و تو با نشانی دکانی که دیگر نبود درست می‌رسیدی، چون هم‌محله‌ای‌ها همه همان نقشه را در سر داشتند.',
				'در خانه او کسی است که می‌بیند مبل اگر یک‌بر شود از در می‌گذرد. حق با اوست و حرص همه را درمی‌آورد، چون نمی‌تواند بگوید چرا؛ با انگشت در هوا چیزی می‌کشد. واژه‌ها یکی‌یکی دور چیزها می‌گردند و او از اول وسطش ایستاده بود.',
			],
			counter:
				'راه بلد بودن را زیاد با ناچار بودن از راه پیدا کردن اشتباه می‌گیرند. کسی که همیشه او را رسانده‌اند گمان می‌کند بی‌استعداد به دنیا آمده. تمرین بیش از آنچه می‌گویند کار می‌کند و تفاوت گروه‌ها با آن کم می‌شود. این هوش گاهی هم نقشه را از جا دوست‌تر دارد؛ معمارهایی هستند با نقشه‌های درخشان، که در خانه‌هایشان کسی نمی‌داند کتش را کجا بگذارد.',
			practices: [
				'همان‌جا که هستی چشم‌ها را ببند و شمال را نشان بده؛ بعد در خانه‌ای را که در آن بزرگ شدی؛ بعد نزدیک‌ترین آب روان را. سه دقیقه. چشم باز کن و با نقشه بسنج. خطاها از درست‌ها شیرین‌ترند. بیشتر مردم یکی از این سه را بی‌درنگ، پیش از هر فکری، با دست می‌دانند. از دستت بپرس از کجا می‌دانست و از کدام کوچه برگشت.',
				'از حفظ راهِ تختت تا نانوایی را بکش، همان‌طور که پرنده می‌بیند. هفت دقیقه، بی‌کمک. هر گوشه‌ای را که نسبت به آن حسی داری علامت بزن: سگی، دوستی که دیگر نیست، بوی چیزی. بعد با نقشهٔ واقعی کنار هم بگذار و ببین کدام کوچه‌ها را درازتر کشیده‌ای. بیشتر وقت‌ها همان‌هایند که دوستشان نداریم، یا در آن‌ها اتفاقی افتاده است.',
			],
			closings: [
				'هر روز هزاران نفر از آن راهرو می‌گذرند و گمان می‌کنند راست رفته‌اند. شاید نرم‌ترین تغییر جهت‌ها همین باشد. معمار می‌دانست پای آدم به راستیِ دیوار اعتماد می‌کند. در زندگی خودت کدام چرخش آن‌قدر آرام بود که تا رسیدن نفهمیدی؟',
				'بادبان را پایین می‌کشد و جزیره، که همهٔ شب به سویش می‌آمد، رسیده است. این هم یک جور تعریف کردن است. کجا داری سخت پارو می‌زنی که می‌شد ساحل را در حرکت دید؟',
			],
		},
		ar: {
			keywords: ['الذكاء المكاني', 'الذكاء البصري', 'الخرائط', 'معرفة الاتجاهات', 'الإدريسي', 'الملاحة'],
			titles: ['خريطة جنوبها في الأعلى', 'القارب الذي لا يتحرك'],
			excerpts: [
				'رسم الإدريسيّ لملك صقلّية عالمًا أعلاه الجنوب، ونقشه على قرص من فضّة. عن الذين يحملون المكان في رؤوسهم ويعرفون كيف يديرونه.',
				'بحّار في جزر كارولين يجلس في قارب ساكن، وتمرّ به الجزر. طريقة في التفكير تبلغ المرفأ.',
			],
			openings: [
				'في باليرمو عام ١١٥٤ فرغ الشريف الإدريسيّ من كتابه «نزهة المشتاق»، بعد نحو خمسة عشر عامًا من سؤال التجّار والبحّارة عمّا رأوا. وكان ملك صقلّية روجر الثاني قد أمر أن تُنقش صورة الأرض على قرص كبير من الفضّة. القرص ضاع، وبقيت الخرائط في المخطوطات، وأوّل ما يربك من ينظر إليها اليوم أنّ الجنوب في أعلاها: إفريقيا فوق وأوروبا تحت. تُدار الورقة نصف دورة فيعود كلّ شيء إلى مكانه، ما عدا الثقة القديمة بأنّ الأعلى أعلى.',
				'في بولووات، وهي جزيرة مرجانيّة من جزر كارولين في المحيط الهادئ، يخرج رجل في قارب شراعيّ إلى جزيرة لا يراها، بلا خريطة ولا بوصلة. ولكي يحسب طريقه يتخيّل أنّ القارب واقف. تطلع النجوم من مواضعها الثابتة على الأفق، ويجري الماء، وتتراجع جزيرة ثالثة بعيدة لا يراها هي أيضًا، من تحت نجم إلى ما تحت النجم الذي يليه. فإذا جاوزت النجم المطلوب عرف كم قطع، واستعدّ لإنزال الشراع.',
			],
			body: [
				'اتّخذ هوارد غاردنر بحّارًا من جزيرة بولووات، يقطع المحيط بالنجوم بلا خريطة، شاهدًا من شهوده حين أراد أن يثبت أنّ معرفة المكان ذكاء قائم بنفسه. وهو ذكاء يوجد عند النحّات والجرّاح، وعند الحمّال الذي يعرف من أيّ منعطف في الدرج تمرّ الخزانة. وليس من شأن العين وحدها؛ فمن وُلد لا يبصر يحمل لبيته مخطّطًا محكمًا رسمته اليد والقدم، وقد يكون أصدق من مخطّط المبصرين الذين لا ينتبهون إلى عتبة حتى يتعثّروا بها.',
				'ويمكن أن يُقاس بالساعة. في عام ١٩٧١ عرض روجر شيبرد وجاكلين متزلر على الناس صور أبراج صغيرة من المكعّبات، اثنين اثنين، وسألا: أهما الشيء نفسه وقد أُدير؟ فكان الجواب يتأخّر بقدر ما تكبر زاوية الدوران، على خطّ مستقيم كأنّه رُسم بمسطرة. كانوا يديرون شيئًا حقًّا، بنحو ستّين درجة في الثانية، في غرفة لم يهتدِ أحد إلى بابها.',
				'وسائقو سيّارات الأجرة في لندن يحفظون نحو خمسة وعشرين ألف شارع، على درّاجة وتحت المطر، في ثلاث سنين أو أربع. وقد وُجد عام ٢٠٠٠ أنّ القسم الخلفيّ من الحصين في أدمغتهم أكبر ممّا هو عند غيرهم، ويكبر بطول الخدمة. ثمّ جاءت الفاتورة: كانوا أضعف من غيرهم في تعلّم رسم معقّد لا صلة له بلندن. فالمكان الذي اتّسع أخذ من مكان آخر، كما تفعل الغرف في البيوت القديمة. وكان أدلّاء القوافل يقرؤون الرمل والنجم والريح، ويعرفون البئر من انحناءة تلّ، ثمّ لا يحسن بعضهم أن يجد حذاءه عند باب الخيمة.',
				'وقد عرف شيخ الملّاحين ابن ماجد، في القرن الخامس عشر، أنّ الأوراق لا تكفي، فنظم علم البحر شعرًا ليحفظه الربابنة: مطالع النجوم، وعلامات البرّ، وألوان الماء، وأنواع الطير التي تدلّ على القرب. فكان الربّان يحمل المحيط الهنديّ كما تُحمل القصيدة، وينشد منه المقطع الذي يحتاج إليه عند الفجر. والمدهش أنّ المكان، وهو كلّه حاضر دفعة واحدة، قبِل أن يُطوى في أبيات تأتي واحدًا بعد واحد.',
				'وصاحب هذه الموهبة في البيت هو الذي يرى أنّ الأريكة تمرّ من الباب إذا أُميلت ثمّ أُديرت. وهو محقّ، ومحقّ على نحو يغيظ، لأنّه لا يستطيع أن يقول لماذا؛ يرسم بإصبعه في الهواء. فالكلمات تدور حول الشيء واحدة بعد واحدة، وهو كان واقفًا في وسطه منذ البداية.',
			],
			counter:
				'كثيرًا ما يلتبس حسّ الاتّجاه بالاضطرار إلى البحث عن الطريق. فمن كان يُحمل دائمًا إلى حيث يريد يظنّ أنّه وُلد بلا بوصلة. والتدريب ينفع أكثر ممّا يُقال، وتتقلّص به الفروق بين الجماعات. ثمّ إنّ هذه الموهبة قد تفضّل المخطّط على المكان: من المعماريّين من رسومه باهرة، ولا يعرف الزائر في بيوته أين يعلّق معطفه.',
			practices: [
				'من موضع الوقوف، وبعينين مغمضتين، أشيروا إلى الشمال، ثمّ إلى باب البيت الذي كانت فيه الطفولة، ثمّ إلى أقرب ماء جارٍ. ثلاث دقائق. بعد ذلك افتحوا الأعين وقارنوا بالخريطة. الأخطاء هنا أطرف من الإصابات. والغالب أنّ واحدًا من الثلاثة تعرفه الذراع فورًا قبل أيّ تفكير. فلتُسأل الذراع من أين عرفت، وفي أيّ زقاق مشت وهي عائدة.',
				'ارسموا من الذاكرة الطريق من السرير إلى المخبز كما يراه طائر. سبع دقائق بلا معونة. وضعوا علامة عند كلّ زاوية لها في النفس شيء: كلب، أو صديق قديم، أو رائحة. ثمّ قارنوا بخريطة حقيقيّة وانظروا أيّ الشوارع جاء أطول ممّا هو عليه. هي في الأغلب شوارع لا نحبّها، أو شوارع جرى فيها أمر لم ينتهِ بعد، فتمدّدت في الذاكرة كما يتمدّد الظلّ عصرًا.',
			],
			closings: [
				'ليس في السماء ما يقول إنّ الشمال فوق؛ اتّفق الناس على ذلك ثمّ نسوا أنّهم اتّفقوا. وكان للإدريسيّ اتّفاق آخر، ووصل المسافرون به. أيّ أمر في حياتنا يتّضح إذا أُديرت ورقته نصف دورة؟',
				'يُنزل الشراع، فإذا الجزيرة التي كانت قادمة إليه طول الليل قد وصلت. هكذا تُروى الحكاية هناك، ولا أحد يضحك منها. في أيّ شأن نجدّف بمشقّة، وكان يمكن أن نتصوّر الشاطئ هو الذي يسير؟',
			],
		},
		es: {
			keywords: [
				'inteligencia espacial',
				'inteligencia visual',
				'sentido de la orientación',
				'mapas',
				'gaudí',
				'orientarse',
			],
			titles: ['Una iglesia colgada del techo', 'La canoa no se mueve'],
			excerpts: [
				'Gaudí colgó cordeles y saquitos del techo de un cobertizo y vio en ellos, boca arriba, una iglesia. Sobre la gente que piensa dando vueltas a las cosas.',
				'Un navegante de las Carolinas deja quieta la barca y hace pasar las islas. Es una manera de pensar, y llega a puerto.',
			],
			openings: [
				'En un cobertizo de Santa Coloma de Cervelló, cerca de Barcelona, Antoni Gaudí tuvo durante años una maqueta colgada del techo: cordeles y, atados a ellos, saquitos con perdigones según el peso que cargaría cada punto. Los hilos caían en curvas; cada curva era un arco del revés. Hacía fotografiar aquello, giraba la fotografía y sobre ella dibujaba la iglesia. De la de la Colonia Güell solo llegó a hacerse la cripta, y en ella las columnas se inclinan como quien escucha.',
				'En Puluwat, un atolón de las Carolinas, un hombre sale en canoa de vela hacia una isla que no se ve, sin carta ni brújula. Para echar sus cuentas imagina que la canoa está quieta. Las estrellas salen por puntos fijos del horizonte, el agua pasa, y una tercera isla, allá a un lado, que tampoco ve, va retrocediendo desde debajo de una estrella hasta debajo de la siguiente. Cuando ha rebasado la que toca, sabe cuánto ha avanzado.',
			],
			body: [
				'Howard Gardner llamó a declarar a un marino del atolón de Puluwat, de los que cruzan el océano por las estrellas y sin carta, cuando quiso defender que el sentido del espacio es una inteligencia por derecho propio. Se encuentra en escultores, en cirujanos y en quien carga camiones de mudanzas. Ni siquiera necesita ojos: los ciegos de nacimiento llevan encima planos excelentes de su casa, levantados con la mano y el pie.',
				'Y se puede cronometrar. En 1971 Roger Shepard y Jacqueline Metzler enseñaban dibujos de torrecillas de cubos, de dos en dos, y preguntaban si eran la misma girada. La respuesta tardaba más cuanto mayor era el giro, en una línea tan recta que parece hecha con regla. Aquella gente estaba dando vueltas a algo de verdad, a unos sesenta grados por segundo, en un cuarto cuya puerta no ha encontrado nadie.',
				'Los taxistas de Londres se aprenden unas veinticinco mil calles, en moto y bajo la lluvia, durante tres o cuatro años. En 2000 se vio que tenían más grande que el resto la parte posterior del hipocampo, y tanto más cuanto más tiempo llevaban al volante. Luego llegó la factura: aprendían peor que los demás un dibujo complicado que no tenía nada que ver con Londres. Quien hace sitio se lo quita a algo, como sabe cualquiera que haya metido un piano en un piso de sesenta metros y haya tenido que despedirse de la mesa.',
				'En casa, esta persona es la que ve que el sofá cabe por la puerta si se inclina y se gira. Tiene razón y desespera, porque no sabe decir por qué. Señala en el aire. Las palabras rodean el objeto una detrás de otra, y ella llevaba todo el rato plantada en medio.',
			],
			counter:
				'Se confunde mucho tener orientación con haber tenido que orientarse. A quien siempre lo llevaron en coche le parece que nació sin ella. El entrenamiento ayuda más de lo que se cuenta y recorta las diferencias entre grupos. El don, además, puede preferir los planos a los sitios: hay arquitectos de dibujo deslumbrante en cuyas casas no se sabe dónde dejar el abrigo.',
			practices: [
				'Ahí donde estás, cierra los ojos y señala el norte; luego, la puerta de la casa en la que creciste; luego, el agua corriente más próxima. Tres minutos. Abre los ojos y compruébalo con un mapa. Los fallos son más sabrosos que los aciertos. Casi todo el mundo descubre que una de las tres la sabía el brazo antes de pensarla. Pregúntale al brazo cómo lo sabía y por qué calle ha vuelto.',
				'Dibuja de memoria el camino de tu cama a la panadería, tal como lo vería un pájaro. Siete minutos y sin ayuda. Marca las esquinas que te despierten algo: un perro, un antiguo amigo, un olor. Compáralo después con un plano de verdad y mira qué calles te salieron demasiado largas. Suelen ser las que no nos gustan, o aquellas en las que ocurrió alguna cosa.',
			],
			closings: [
				'La maqueta se perdió en la guerra; quedan las fotos, y hay que ponerlas cabeza abajo para entenderlas. ¿Qué asunto tuyo, que ves caer, podría ser un arco mirado del revés?',
				'Arría la vela, y la isla, que toda la noche ha venido hacia él, está ahí. Es una manera de contarlo. ¿En qué parte de tu vida remas con furia cuando podrías dibujarla como si se moviera la orilla?',
			],
		},
	},
};
