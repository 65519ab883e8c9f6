import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-moon',
	motif: 'moon',
	leadsTo: 'tarot',
	words: {
		en: {
			keywords: ['the moon', 'tarot', 'uncertainty', 'dreams', 'night', 'major arcana'],
			titles: ['Between Dog and Wolf', 'As Bright as Old Asphalt'],
			excerpts: [
				'The French call dusk the hour between dog and wolf. The Moon of the tarot has put one on each side of the road and a crayfish in front.',
				'The moon returns about an eighth of the light that falls on it, much like a worn road. By this light people have fallen in love and seen robbers in every bush.',
			],
			openings: [
				'In French the time after sunset is called entre chien et loup, between dog and wolf, because one can no longer say which of the two is coming down the lane. The expression is older than street lamps, and it must have been a practical matter for shepherds. On the eighteenth card of the tarot both have come. They stand to the left and right of a path with their muzzles lifted, and from their outlines alone nobody could decide. Between them a crayfish is climbing out of a pool. It has farther to go than they.',
				'A piece of moon rock is nearly as dark as an old road. The surface up there gives back about twelve parts in a hundred of the sunlight that falls on it, and if one could lay the full moon on a white tablecloth it would look like a coal merchant’s thumbprint. It seems brilliant because everything round it is black. By this borrowed remainder of somebody else’s day people have proposed marriage, stolen horses and seen a man standing at the end of the garden who in the morning was a coat on a line.',
			],
			body: [
				'In the early packs the card was a calmer affair. A lady holds a crescent by its horn; in another, two astronomers are at work with compasses. The animals came with the woodcutters of Marseille, who knew their public. A moon with a human face, in profile, lets fall coloured drops, or sucks them up; two dogs bark; two towers stand behind; and in front, in a basin with straight sides, lies the crayfish, seen from above as on a plate. Why, no one has explained to general satisfaction. Cancer is the moon’s sign, that is true, and a crayfish goes backwards.',
				'Pamela Colman Smith added the path. It starts at the water, runs between the dog and the wolf, between the towers, and winds up into blue mountains where it cannot be followed. That is the boldest stroke in the card, for it makes of a night piece a way through. One begins as a creature with a shell. One passes what is tame and what is wild and cannot yet tell them apart. What is up there is not shown.',
				'Readers will say uncertainty, dreams, fears. It is the hour itself one should think of. Our eyes have two sets of instruments; in the dark the colour receptors retire, the others see grey and see best a little to one side. Whoever wants to make out a faint star looks past it. Sentries used to be taught this. So there is a manner of seeing that fits the card: not to stare, to look beside the thing and let it come.',
				'This will not do for contracts. But there are matters, and love is one, grief another, which shrink as soon as a lamp is held to them, and show a shape of sorts if one walks along next to them for a time, on the far side of the ditch, without asking what they are.',
			],
			counter:
				'The moon has been blamed for madness, births and bad surgery, and the statistics have nearly always let it off. A small sleep study in Basel in 2013 found people sleeping a little less around the full moon; other studies with more sleepers do not agree with each other. Uncertainty, moreover, is no finer than knowledge. Sometimes a figure at the end of the garden can be identified by going out with a torch, and one ought to.',
			practices: [
				'After dark, stand at a window or in a yard with little light and wait six minutes until your eyes have settled. Choose one dim thing and look straight at it; then look a hand’s breadth beside it, and go back and forth a few times. Note what came out at the edge of your sight that had vanished in the middle. Back indoors, write down one question you have been staring at, and what lies next to it.',
				'Take a fear that visits you at night and describe the coat: five lines about what would hang there by daylight if it were only a coat. Then five lines on the dog, in case the thing is tame, and five on the wolf. Nine minutes. Leave all three standing and do not choose. Read them again at noon, standing up, with something to eat in your hand.',
			],
			closings: [
				'The crayfish has one claw on the bank and has been at it for a long time. It does not know what the two are barking at. Which of your fears has always been a dog, and how did you find out?',
				'There is a road between the towers and somebody must have made it by walking, at night most likely. What can you see of your affair if you look a little to one side of it?',
			],
		},
		fa: {
			keywords: ['ماه', 'تاروت', 'ابهام', 'رویا', 'شب', 'آرکانای بزرگ'],
			titles: ['میانِ سگ و گرگ', 'به روشنیِ آسفالتِ کهنه'],
			excerpts: [
				'فرانسوی‌ها به غروب می‌گویند ساعتِ میانِ سگ و گرگ، و ما می‌گوییم گرگ‌ومیش. کارتِ ماه هر دو حیوان را دو سوی راه نشانده است.',
				'ماه از هر صد پاره نورِ خورشید دوازده پاره را برمی‌گرداند، مثلِ جاده‌ای کهنه. با همین ته‌مانده عاشق شده‌ایم و دزد دیده‌ایم.',
			],
			openings: [
				'ما به تاریک‌روشنِ هوا گرگ‌ومیش می‌گوییم و فرانسوی‌ها «میانِ سگ و گرگ»؛ هر دو زبان لحظه‌ای را نشان کرده‌اند که چوپان نمی‌داند آنچه از سرازیری می‌آید مالِ خودش است یا آمده است تا از مالِ او ببرد. روی برگِ هجدهمِ تاروت سگ و گرگ هر دو رسیده‌اند. چپ و راستِ راهی ایستاده‌اند، پوزه‌ها بالا، و از روی سایه‌شان نمی‌شود گفت کدام کدام است. میانشان خرچنگی دارد از آب بیرون می‌آید و راهش از هر دو درازتر است.',
				'سنگِ ماه را اگر در دست بگیری کم‌وبیش به سیاهیِ جاده‌ای کهنه است. آن بالا از هر صد پاره نوری که از خورشید می‌رسد دوازده پاره برمی‌گردد و بس؛ قرصِ ماه را اگر روی سفرهٔ سفید می‌گذاشتند جای انگشتِ زغال‌فروش به نظر می‌آمد. درخشان است چون دور و برش سیاه است. مردم با همین پس‌ماندهٔ روزِ کسِ دیگر خواستگاری کرده‌اند، اسب دزدیده‌اند و تهِ حیاط مردی دیده‌اند که صبح معلوم شده پیراهنی روی بند بوده.',
			],
			body: [
				'در دسته‌های قدیم این برگ آرام‌تر بود. بانویی هلال را از شاخش گرفته، یا دو منجم با پرگار سرگرمِ کارند. جانورها با چوب‌تراش‌های مارسی آمدند که مشتری‌هایشان را می‌شناختند. ماهی نیم‌رخ با صورتِ آدم قطره‌های رنگی می‌ریزد یا بالا می‌کشد؛ دو سگ پارس می‌کنند؛ دو برج پشتشان است و جلوِ همه، در حوضی با لبه‌های راست، خرچنگ، از بالا، مثلِ چیزی در بشقاب. چرایش را کسی چنان نگفته که همه قبول کنند. سرطان خانهٔ ماه است، این درست؛ و خرچنگ عقب‌عقب می‌رود.',
				'راه را پاملا کولمن اسمیت افزود. از لبِ آب شروع می‌شود، از میانِ سگ و گرگ و بعد دو برج می‌گذرد و در کوه‌های آبی گم می‌شود. این جسورانه‌ترین خطِ کارت است، چون از یک نقشِ شبانه گذرگاهی ساخته است. اولش جانوری هستی در لاک. از کنارِ چیزی رام و چیزی وحشی می‌گذری و هنوز از هم بازشان نمی‌شناسی. آن بالا چه هست نکشیده‌اند.',
				'فال‌خوان‌ها از ابهام و خواب و ترس می‌گویند. خودِ آن ساعت از اینها گویاتر است. چشمِ ما دو دسته ابزار دارد؛ در تاریکی گیرنده‌های رنگ کنار می‌کشند و آن دستهٔ دیگر خاکستری می‌بیند و کمی به پهلو بهتر می‌بیند. برای دیدنِ ستارهٔ کم‌سو باید بغلش را نگاه کرد؛ قدیم به نگهبانِ شب این را یاد می‌دادند. مولانا در مثنوی حکایتِ پیلی را دارد در خانه‌ای تاریک: هر که دستی کشید چیزی گفت، یکی ستون، یکی بادبزن، یکی ناودان. پند می‌دهد که شمع بیاورید. حق با اوست؛ ولی گاهی شمعی نیست و آن وقت باید دستت را آهسته‌تر بکشی و دیرتر نام بگذاری.',
				'با این روش قرارداد نمی‌شود بست. اما چیزهایی هست، عشق یکی و سوگ یکی، که تا چراغ بالا می‌گیری جمع می‌شوند و اگر مدتی کنارشان راه بروی، از آن سوی جوی و بی‌آنکه بپرسی کیستی، کم‌کم شکلی نشان می‌دهند.',
			],
			counter:
				'جنون و زایمان و جراحیِ ناموفق را به گردنِ ماه انداخته‌اند و آمار تقریباً همیشه تبرئه‌اش کرده است. پژوهشی کوچک در بازل به سال ۲۰۱۳ دید آدم‌ها حوالیِ بدر کمی کمتر می‌خوابند؛ پژوهش‌های پرشمارتر با هم نمی‌خوانند. ابهام هم از دانستن شریف‌تر نیست. گاهی می‌شود با چراغ‌قوه رفت و دید سایه‌ای که تهِ حیاط ایستاده کیست، و باید رفت.',
			practices: [
				'شب کنارِ پنجره‌ای یا در حیاطی کم‌نور بایست و شش دقیقه صبر کن تا چشمت جا بیفتد. یک چیزِ تار انتخاب کن و راست نگاهش کن؛ بعد یک وجب آن‌طرف‌تر را. چند بار. ببین در گوشهٔ چشم چه پیدا شد که وسطِ آن گم می‌شد. برگشتی تو، پرسشی را که مدتی است به آن خیره‌ای بنویس، و بنویس کنارش چه ایستاده است.',
				'ترسی را که شب‌ها سر می‌زند بردار و پیراهنش را وصف کن: پنج خط که اگر روز بود و فقط لباسی روی بند بود چه شکلی داشت. بعد پنج خط دربارهٔ سگ، شاید رام باشد، و پنج خط دربارهٔ گرگ. نُه دقیقه. میانِ این سه انتخاب نکن و بگذار هر سه بمانند. فردا ظهر سرِ پا و با لقمه‌ای در دست دوباره بخوانشان.',
			],
			closings: [
				'خرچنگ یک چنگالش را بر خشکی گذاشته و سال‌هاست در همین کار است. نمی‌داند آن دو به چه پارس می‌کنند. کدام ترسِ تو از اول سگ بوده، و از کجا فهمیدی؟',
				'میانِ دو برج راهی هست و کسی باید با پا آن را ساخته باشد، به احتمالِ زیاد شب. اگر کمی بغلِ ماجرایت را نگاه کنی از آن چه می‌بینی؟',
			],
		},
		ar: {
			keywords: ['القمر', 'تاروت', 'الغموض', 'الأحلام', 'الليل', 'الأوراق الكبرى'],
			titles: ['بين الكلب والذئب', 'لامع كإسفلت قديم'],
			excerpts: [
				'يسمّي الفرنسيّون الغسق ساعة ما بين الكلب والذئب. وورقة القمر أجلست الاثنين على جانبي الطريق، وأمامهما سرطان.',
				'يردّ القمر من كلّ مئة جزء من ضوء الشمس نحو اثني عشر، كطريق قديم. وبهذه البقيّة أحبّ الناس ورأوا اللصوص في كلّ شجرة.',
			],
			openings: [
				'يسمّي الفرنسيّون ما بعد الغروب ساعة ما بين الكلب والذئب، إذ لا يُعرف أيّهما المقبل في الدرب. والتعبير أقدم من مصابيح الشوارع، ولا بدّ أنّه كان عند الرعاة شأنًا عمليًّا لا شعر فيه. وعلى الورقة الثامنة عشرة من التاروت حضر الاثنان. واقفان عن يمين طريق وعن يساره، رافعين خطميهما، ولا يستطيع أحد أن يميّزهما بالظلّ وحده. وبينهما سرطان يخرج من بركة، وطريقه أطول من طريقهما، ولا أحد منهما ينظر إليه.',
				'لو أُمسكت قطعة من حجر القمر لكانت في سواد طريق قديم أو تكاد. فذلك السطح لا يردّ من كلّ مئة جزء من ضوء الشمس إلّا نحو اثني عشر، ولو وُضع البدر على مفرش أبيض لحُسب أثر إبهام بائع فحم. إنّما يتلألأ لأنّ كلّ ما حوله أسود. وبهذه البقيّة المستعارة من نهار غيرنا خطب الناس وتعاهدوا، وسُرقت الخيل، وشوهد في آخر الحديقة رجل واقف تبيّن في الصباح أنّه معطف على حبل.',
			],
			body: [
				'كانت الورقة في المجموعات القديمة أهدأ حالًا. سيّدة تمسك الهلال من قرنه، أو فلكيّان منكبّان على عملهما بالفرجار. ثمّ جاءت الحيوانات مع حفّاري مرسيليا، وكانوا يعرفون زبائنهم. قمر له وجه إنسان من جانبه، تتساقط منه قطرات ملوّنة أو ترتفع إليه؛ وكلبان ينبحان؛ وبرجان من خلفهما؛ وفي المقدّمة، في حوض مستقيم الحوافّ، سرطان يُرى من فوق كأنّه في صحن. ولم يفسّر أحد سبب وجوده تفسيرًا رضي به الجميع. فالسرطان بيت القمر في الأبراج، هذا صحيح، والسرطان يمشي إلى الوراء، وهذا صحيح أيضًا، ولكنّ أحدًا لم يسأل السرطان.',
				'والطريق من زيادة باميلا كولمان سميث. يبدأ من الماء، ويمرّ بين الكلب والذئب، ثمّ بين البرجين، ويصعد ملتويًا في جبال زرقاء لا تلحقه العين فيها. وهذا أجرأ خطّ في الورقة، لأنّه جعل من منظر ليليّ معبرًا. يبدأ المرء مخلوقًا ذا قشرة، ويمرّ بما هو أليف وما هو متوحّش ولا يميّز بينهما بعد. أمّا ما في الأعلى فلم يُرسم، ومن زعم أنّه يعرفه فقد رسمه من عنده.',
				'يقول القرّاء: غموض وأحلام ومخاوف. وأولى من ذلك أن يُنظر في الساعة نفسها. ففي العين صنفان من المستقبلات؛ فإذا أظلم المكان انسحبت مستقبلات الألوان، وبقي الصنف الآخر يرى الرماديّ، وأحسن ما يرى به ما كان إلى الجانب قليلًا. فمن أراد نجمًا خافتًا نظر إلى جواره، وقد كان الحرّاس يُعلَّمون ذلك. وابن الهيثم، الذي كتب في ضوء القمر مقالة مفردة وردّ الإبصار إلى الضوء الداخل في العين، أفرد قسمًا كبيرًا من «المناظر» لأغلاط البصر، وعدّ من أسبابها ضعف الضوء وبعد المسافة وعجلة الناظر. والثلاثة كلّها حاضرة في هذه الورقة. فلها إذن طريقة في النظر تليق بها: ترك التحديق، والميل بالعين قليلًا، وإمهال الشيء حتّى يجيء.',
				'ولا تصلح هذه الطريقة للعقود. غير أنّ من الأمور، والحبّ واحد منها والحزن آخر، ما ينكمش إذا رُفع عليه مصباح، ويُظهر شيئًا من هيئته لمن سار إلى جانبه مدّة من وراء الساقية ولم يسأله من يكون. وعندئذ لا يكون الجواب اسمًا، وإنّما يكون هيئة مشي.',
			],
			counter:
				'حُمّل القمر تبعة الجنون والولادات وإخفاق الجرّاحين، وبرّأته الإحصاءات في كلّ مرّة تقريبًا. وقد وجدت دراسة صغيرة للنوم في بازل سنة ٢٠١٣ أنّ النائمين ينقص نومهم قليلًا حول ليلة البدر، ثمّ اختلفت دراسات أوسع منها فيما بينها. وليس الغموض بأشرف من المعرفة. فقد يقف خيال في آخر الحديقة فيُعرف بالخروج إليه ومعكم مصباح، وعندئذ ينبغي الخروج.',
			practices: [
				'بعد حلول الظلام يكون الوقوف عند نافذة أو في فناء قليل الضوء، ستّ دقائق حتّى تستقرّ العين. يُختار شيء باهت ويُنظر إليه مباشرة، ثمّ يُنظر إلى جانبه بمقدار شبر، ويُكرَّر ذلك مرّات. ما الذي ظهر في طرف البصر وكان يغيب في وسطه؟ وعند العودة إلى الداخل يُكتب سؤال طال التحديق فيه، ويُكتب ما الذي يقف إلى جواره. والجار في الأسئلة كثيرًا ما يكون هو السائل.',
				'خذوا خوفًا يزور في الليل وصفوا المعطف: خمسة أسطر لما كان سيُرى هناك في النهار لو لم يكن إلّا ثوبًا على حبل. ثمّ خمسة أسطر في الكلب، إن كان الشيء أليفًا، وخمسة في الذئب. تسع دقائق للثلاثة جميعًا. ولا يُختار واحد منها، بل تُترك واقفة كما هي. وتُعاد القراءة غدًا عند الظهر، وقوفًا، وفي اليد شيء يؤكل. فللنهار أيضًا طريقته في إساءة الفهم.',
			],
			closings: [
				'وضع السرطان إحدى كلّابتيه على اليابسة، وهو في ذلك منذ زمن طويل، ولا يدري علامَ ينبح الاثنان. وربّما لا يدريان هما أيضًا. فأيّ خوف تبيّن أنّه كلب منذ البداية، وكيف عُرف ذلك آخر الأمر؟',
				'بين البرجين طريق، ولا بدّ أنّ أحدًا شقّه بقدميه، وفي الليل على الأرجح. ولم يكن معه في ذلك إلّا ما معنا. فما الذي يظهر من أمر هذه الأيّام لو نُظر إلى جانبه قليلًا، لا إليه؟',
			],
		},
		es: {
			keywords: ['la luna', 'tarot', 'incertidumbre', 'sueños', 'noche', 'arcanos mayores'],
			titles: ['Entre perro y lobo', 'Tan clara como el asfalto viejo'],
			excerpts: [
				'Entre dos luces, dicen aquí; los franceses dicen entre perro y lobo. La carta dieciocho ha puesto uno a cada lado del camino y un cangrejo delante.',
				'La luna devuelve una octava parte de la luz que recibe, como una carretera gastada. Con eso nos hemos enamorado y hemos visto ladrones.',
			],
			openings: [
				'Los franceses llaman al anochecer entre chien et loup, entre perro y lobo, porque ya no se sabe cuál de los dos viene por la vereda. La expresión es anterior a las farolas y a los pastores les preocuparía de veras. En la carta dieciocho del tarot han venido los dos. Están a ambos lados de un sendero, con el hocico en alto, y por la silueta nadie los distinguiría. En medio, un cangrejo sale de una charca. Le queda más camino que a ellos.',
				'Un trozo de luna, en la mano, es casi tan oscuro como una carretera vieja. De la luz que le llega del sol devuelve doce partes de cada cien; puesta sobre un mantel blanco, la luna llena parecería la huella de un carbonero. Brilla porque lo de alrededor es negro. Con esas sobras de un día ajeno se ha pedido matrimonio, se han robado caballos y se ha visto, al fondo del patio, a un hombre que por la mañana resultó ser una chaqueta tendida. Lorca la hizo entrar en la fragua con polisón de nardos, y ya no hubo quien la mirase con calma.',
			],
			body: [
				'En las barajas tempranas la carta era más sosegada. Una dama sujeta la media luna por un cuerno; en otra, dos astrónomos trabajan con compás. Los animales llegaron con los grabadores de Marsella, que conocían al público. Una luna de perfil, con cara, deja caer unas gotas de color o las sorbe; ladran dos perros; detrás hay dos torres y delante, en un pilón de bordes rectos, un cangrejo visto desde arriba, como servido. El porqué no lo ha explicado nadie a gusto de todos. Cáncer es el signo de la luna, cierto. Y el cangrejo anda hacia atrás.',
				'El camino lo añadió Pamela Colman Smith. Nace en el agua, pasa entre el perro y el lobo, entre las torres, y se pierde en unos montes azules. Es el trazo más atrevido de la lámina, porque convierte un nocturno en un paso. Se empieza siendo un bicho con caparazón. Se cruza junto a lo manso y lo salvaje sin distinguirlos todavía. Lo que hay arriba no está dibujado.',
				'Suele leerse ahí incertidumbre, sueños, miedos. Más enseña la hora misma. El ojo tiene dos juegos de instrumentos; a oscuras, los del color se retiran, y los otros ven en gris y ven mejor un poco de lado. Quien quiere distinguir una estrella débil mira junto a ella; a los centinelas se lo enseñaban. Hay, pues, una forma de mirar apropiada a esta carta: no clavar la vista, dejarla caer al lado y esperar a que la cosa venga.',
				'Para firmar contratos no sirve. Pero existen asuntos, y el amor es uno y el duelo otro, que se encogen en cuanto les acercas una lámpara. Si caminas un rato en paralelo, del otro lado de la acequia y sin preguntarles el nombre, acaban enseñando alguna forma.',
			],
			counter:
				'A la luna le han cargado la locura, los partos y las malas operaciones, y la estadística la ha absuelto casi siempre. Un estudio pequeño, hecho en Basilea en 2013, encontró que se duerme algo menos cerca del plenilunio; otros con más durmientes no se ponen de acuerdo. La incertidumbre, además, no es más noble que el saber. A veces basta con salir al patio con una linterna para ver quién anda ahí, y entonces hay que salir.',
			practices: [
				'De noche, ponte en una ventana o un patio con poca luz y espera seis minutos a que la vista se asiente. Elige algo borroso y míralo de frente; luego, un palmo al lado. Repítelo. Fíjate en lo que aparece por el rabillo y se borraba en el centro. Al volver adentro, escribe una pregunta que lleves tiempo mirando fijamente, y qué hay justo a su lado.',
				'Toma un miedo de los que vienen de noche y describe la chaqueta: cinco líneas sobre lo que colgaría ahí, a la luz del día, si solo fuese ropa. Después cinco sobre el perro, por si es manso, y cinco sobre el lobo. Nueve minutos. No elijas; deja en pie las tres versiones. Léelas mañana a mediodía, sin sentarte y con algo de comer en la mano.',
			],
			closings: [
				'El cangrejo tiene una pinza en la orilla y lleva siglos intentándolo. No sabe a qué ladran esos dos. ¿Cuál de tus miedos fue siempre un perro, y cómo lo averiguaste?',
				'Entre las torres hay un camino, y alguien tuvo que hacerlo a fuerza de pasar, seguramente de noche. ¿Qué alcanzas a ver de lo tuyo si miras un poco al lado?',
			],
		},
	},
};
