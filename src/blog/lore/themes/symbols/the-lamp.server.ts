import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-lamp',
	motif: 'lantern',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['lamp', 'light', 'dream of a lamp', 'lantern', 'darkness', 'aladdin', 'oil lamp'],
			titles: ['A lamp, an elephant and the second sleep', 'The lamp that cut the night in two'],
			excerpts: [
				'Aladdin’s lamp came to Paris in 1709 with a young man from Aleppo. It had to be rubbed, which is to say: somebody thought of cleaning it.',
				'Before cheap light people often woke at midnight, talked over their dreams, and slept again. It may be that the lamp took more from the dream than it showed.',
			],
			openings: [
				'In the spring of 1709 Antoine Galland, translator of the Thousand and One Nights, notes in his diary that a young Maronite from Aleppo, Hanna, has been telling him tales. One of them is about a lamp. It is in no Arabic manuscript that he possessed. So the most famous lamp in the world, which everyone believes to be a thousand years old, was lit in a Paris lodging by a traveller who hoped for a post in the royal library and did not get it.',
				'A village in Norfolk, some winter about 1600, one in the morning. The fire is covered, there is no candle to waste, and in the black room two people are awake who went to bed at eight. They are not sleepless; they have had their first sleep and the second is to come. One gets up to look at the cow. The other lies on the back and tells, quite slowly, to nobody or to God, what she has just been dreaming.',
			],
			body: [
				'To the interpreters after Ibn Sirin the lamp is whoever keeps the house together: the father, the mistress, the one whose going out would be noticed first. Its oil is livelihood, its wick the body. When it flickers one inquires after that person’s health; when it is carried through the streets by night it is a teacher. They all knew the verse about light, the niche and the glass like a brilliant star, and read it with lowered eyes.',
				'Artemidorus tested lamps by the flame. One that burns brightly in the house is good, a new one brings joy, and one that goes out while it still has oil is worse than one that was never lit. He adds something only a reader of many dreams could know, that a lamp on a ship foretells calm. It is not that it quiets the wind. One lights it when there is time to.',
				'Rumi has the story of the elephant in the dark house. Each visitor lays a hand on it and carries away a pillar, a fan, a throne, a waterpipe. Had each held a candle, he says, the disagreement would have gone out of their words. That is mostly quoted in favour of candles. Yet it was the palm of the hand that knew something; with light they would have looked, agreed, and gone home with no elephant at all.',
				'The historian Roger Ekirch collected hundreds of mentions of a first and a second sleep from the centuries before gaslight. In the interval people prayed, visited, and thought about the dream that had just broken off. In the 1990s Thomas Wehr kept men in the dark for fourteen hours a day, and after some weeks their nights, too, fell in two. The lamp that shows us the room might therefore be what shut a door in it.',
			],
			counter:
				'Against this it can be said that in 2015 Gandhi Yetish and others watched the sleep of three peoples without electricity, in Tanzania, Namibia and Bolivia. They slept in one piece and not even very long, and no one had a special hour for dreams. Broken sleep may belong to long northern winters. We should be slow to envy our ancestors a night in which they perhaps were simply cold.',
			practices: [
				'This evening, an hour before bed, put out all lamps except the smallest, and stay in its circle for ten minutes without a screen. Look at the edge, where light stops being of use. What stands there, half seen? Name three things without turning up the flame. Then say which of them you have lately not wanted to see by daylight. Go to bed without switching on anything bright in between, and let the eyes do what they can.',
				'Take an object out of a drawer in the dark, without choosing it, and examine it for three minutes with your hands only. Say aloud what it is, what it is made of, how old. Write that down blind. Then turn on the light. Note one thing that the hand knew and the eye does not see, and one the other way. Put the sheet with your dreams of this week; they were written in the same manner.',
			],
			closings: [
				'Hanna told the story and Galland got the fame; the lamp served whoever happened to hold it. What works for you only since somebody, whom you have not named, first rubbed it clean?',
				'Two people lie awake at one in the morning and neither calls it an illness. With what would you fill an hour in the middle of the night, if it had been given to you rather than taken?',
			],
		},
		fa: {
			keywords: ['چراغ', 'خواب چراغ', 'تعبیر خواب چراغ', 'فانوس', 'تاریکی', 'نور', 'چراغ علاءالدین'],
			titles: ['چراغی که شب را دو نیم کرد', 'پیل در تاریکی و چراغِ روی طاقچه'],
			excerpts: [
				'می‌گویند پیش از چراغِ ارزان، خیلی‌ها نیمه‌شب بیدار می‌شدند، خوابشان را می‌گفتند و دوباره می‌خوابیدند. شاید چراغ بیش از آنچه نشان داد گرفت.',
				'معبّران چراغ را ستون خانه می‌دانستند و مولانا گفت اگر شمعی بود دعوا نمی‌شد. هر دو یک چیز را نگفتند.',
			],
			openings: [
				'برق که می‌رفت، مادر بی‌آنکه کورمال برود یک‌راست سراغ طاقچه می‌رفت و لامپای پایه‌بلند را برمی‌داشت. شیشه‌اش را عصرها با کاغذ روزنامه پاک کرده بود. کبریت، بوی نفت، و بعد دایره‌ای زرد که همهٔ خانه را دور یک سینی جمع می‌کرد. مشق‌ها همان‌جا نوشته می‌شد، قصه همان‌جا گفته می‌شد، و سایهٔ سرها روی دیوار بزرگ‌تر از صاحبانشان بود. برق که می‌آمد همه می‌گفتند «آخیش» و هر کسی به اتاق خودش می‌رفت.',
				'در بهار ۱۷۰۹ آنتوان گالان، مترجم هزارویک‌شب به فرانسه، در دفترش می‌نویسد جوانی مارونی از حلب به نام حنا برایش قصه می‌گوید. یکی از قصه‌ها دربارهٔ چراغ است و در هیچ‌یک از نسخه‌های عربی گالان نیست. پس معروف‌ترین چراغ دنیا، که همه گمان می‌کنند هزارساله است، در پاریس روشن شد، به زبان مسافری که امید داشت در کتابخانهٔ شاه کاری به او بدهند و ندادند.',
			],
			body: [
				'برای معبّران پس از ابن سیرین چراغ همان کسی است که خانه به او برپاست: پدر، کدبانو، آن که اگر خاموش شود پیش از همه می‌فهمند. روغنش روزی است و فتیله‌اش تن. اگر سوسو بزند حالش را می‌پرسند، و اگر شب در کوچه بگردانندش آموزگاری است. همه آیهٔ نور را از بر داشتند، آن طاقچه و آن شیشهٔ چون ستاره را، و با سر فروافکنده از کنارش می‌گذشتند.',
				'آرتمیدوروس چراغ را از شعله‌اش می‌شناخت. روشنِ در خانه خوب است، نو شادی می‌آورد، و آن که هنوز روغن دارد و خاموش می‌شود از هرگز روشن‌نشده بدتر است. چیزی هم می‌گوید که فقط خوانندهٔ خواب‌های بسیار می‌داند: چراغ در کشتی نشان آرامش دریاست. نه اینکه باد را ساکت کند. آدم وقتی روشنش می‌کند که فرصتش را دارد.',
				'مولانا در مثنوی پیل را به خانهٔ تاریک می‌برد. هر کس دستی می‌کشد و یکی ستون بیرون می‌برد، یکی بادبزن، یکی تخت، یکی ناودان. می‌گوید اگر در دست هر کدام شمعی بود اختلاف از گفتشان می‌رفت. این را همیشه به سود شمع می‌خوانند. ولی کف دست هم چیزی می‌دانست؛ اگر روشن بود نگاه می‌کردند، موافق می‌شدند و بی‌پیل به خانه برمی‌گشتند. از همین رو خواب، که همیشه در آن خانه می‌گذرد، هر شب فقط یک عضو را به دستت می‌دهد.',
				'راجر اکرچ، تاریخ‌نویس، صدها اشاره به «خواب اول» و «خواب دوم» از سده‌های پیش از چراغ گاز جمع کرد. میان این دو، مردم دعا می‌خواندند، سری به طویله می‌زدند و به خوابی که تازه بریده بود فکر می‌کردند؛ و سحرخیزانِ ما با این ساعت بیگانه نیستند. در دههٔ ۱۹۹۰ توماس وِر چند مرد را روزی چهارده ساعت در تاریکی نگه داشت و پس از چند هفته شب آنان هم دو نیمه شد. شاید چراغی که اتاق را نشانمان داد، دری را در همان اتاق بست.',
			],
			counter:
				'در برابر این باید گفت که در سال ۲۰۱۵ گاندی یتیش و دیگران خواب سه قوم بی‌برق را در تانزانیا و نامیبیا و بولیوی پاییدند. یک‌تکه می‌خوابیدند و نه چندان دراز، و ساعت ویژه‌ای برای خواب گفتن نداشتند. شاید دونیمه بودن مال زمستان‌های بلند شمال باشد. پس در رشک بردن به شبی که شاید در آن فقط سردشان بوده عجله نکنیم.',
			practices: [
				'امشب یک ساعت مانده به خواب همهٔ چراغ‌ها را جز کوچک‌ترین خاموش کن و ده دقیقه بی‌صفحه در دایره‌اش بمان. به لبه نگاه کن، به جایی که نور دیگر به کاری نمی‌آید. آنجا چه ایستاده، نیمه‌دیده؟ سه چیز را نام ببر بی‌آنکه شعله را بالا بکشی. بعد بگو کدامشان را این روزها در روشنایی هم نخواسته‌ای ببینی. بی‌آنکه چراغ تندی بزنی به رختخواب برو.',
				'در تاریکی چیزی از کشو بردار، بی‌انتخاب، و سه دقیقه فقط با دست بشناسش. بلند بگو چیست، از چه ساخته شده و چند سال دارد. همان را کورانه بنویس. بعد چراغ را روشن کن. یک چیز یادداشت کن که دست می‌دانست و چشم نمی‌بیند، و یکی برعکس. کاغذ را لای خواب‌های این هفته‌ات بگذار؛ آن‌ها هم به همین خط نوشته شده‌اند.',
			],
			closings: [
				'برق که آمد هر کس به اتاق خودش رفت و کسی ندید چه چیزی خاموش شد. دور کدام دایرهٔ کوچک هنوز می‌شود جمعتان کرد؟',
				'حنا قصه را گفت و نام به گالان رسید؛ چراغ به هر که دستش بود خدمت کرد. چه چیزی برای تو روشن است، از آن رو که کسی که نامش را نمی‌بری پیش از تو گرد از آن پاک کرده؟',
			],
		},
		ar: {
			keywords: ['مصباح', 'سراج', 'المصباح في المنام', 'تفسير حلم المصباح', 'فانوس', 'نور', 'ظلام'],
			titles: ['فانوس أضاء في باريس وكان من حلب', 'السراج والفيل والنومة الثانية'],
			excerpts: [
				'روى شابّ حلبيّ حكاية المصباح في باريس سنة ١٧٠٩، فنُسبت إلى غيره. كذلك المصباح في الحكاية: يخدم من يمسكه.',
				'قبل الضوء الرخيص كان الناس يستيقظون في نصف الليل فيحكون أحلامهم ثم ينامون. لعلّ السراج أخذ أكثر ممّا أظهر.',
			],
			openings: [
				'في ربيع ١٧٠٩ يدوّن أنطوان غالان، مترجم «ألف ليلة وليلة» إلى الفرنسيّة، أنّ شابًّا مارونيًّا من حلب اسمه حنّا دياب يروي له حكايات. واحدة منها عن مصباح، ولا أثر لها في مخطوطاته العربيّة. فأشهر مصباح في الدنيا، وكلّ الناس يحسبونه ابن ألف سنة، أُوقد في غرفة بباريس على لسان مسافر كان يرجو وظيفة في مكتبة الملك فلم ينلها. وقد كتب حنّا رحلته بعد ذلك بسنين، ولم يقل عن هذا إلّا أنّه حكى لشيخ ما كان ينقصه، كمن أعار جاره شيئًا ونسي أن يستردّه.',
				'في ليالي رمضان القديمة كان لكلّ طفل فانوس من صفيح وزجاج ملوّن، فيه شمعة لا تكاد تعيش حتى آخر الحارة. يمشون صفًّا ويغنّون، والضوء لا يكشف الطريق بقدر ما يكشف الوجوه: أخضر على خدّ، وأحمر على خدّ. فإذا انطفأت شمعة أحدهم لم يعد إلى البيت، بل أمال فانوسه على فانوس صاحبه. وما زال بعض الكبار يرون في نومهم ذلك الضوء بلونه، ولا يتذكّرون من كان يحمله ولا إلى أين كانوا ذاهبين.',
			],
			body: [
				'السراج عند المعبّرين بعد ابن سيرين هو قيّم البيت: الأب أو الأمّ أو من يُلاحظ انطفاؤه قبل غيره. زيته رزق، وفتيلته جسد. فإذا خفق سُئل عن عافية ذلك الإنسان، وإذا طيف به ليلًا في الطرقات فهو معلّم ينتفع به من لا يعرفه، وإذا أُوقد في النهار فأمر وُضع في غير وقته. وكانوا جميعًا يحفظون آية النور، والمشكاة والزجاجة التي كأنّها كوكب درّيّ، ويمرّون بها في كتبهم مرور الخاشع، فلا يفصّلون. وفي متاحف القاهرة مشكاوات مملوكيّة خُطّت عليها الآية نفسها، فيخرج الضوء من بين حروفها.',
				'وكان أرطميدورس يعرف السراج من لهبه. الصافي في البيت خير، والجديد فرح، والذي ينطفئ وفيه زيت أسوأ ممّا لم يوقد قطّ. وعنده ملاحظة لا تأتي إلّا من طول معاشرة للأحلام: السراج في السفينة بشارة بسكون البحر. لا لأنّه يهدّئ الريح، بل لأنّ أحدًا لا يوقده إلّا حين يتّسع الوقت لذلك، فهو شاهد على الهدوء وليس سببه، وكثير ممّا نسمّيه بشارة من هذا القبيل: علامة على أنّ اليد لم تكن ترتجف حين امتدّت إلى الفتيل.',
				'وحكى جلال الدين الروميّ حكاية الفيل في البيت المظلم. كلّ زائر يلمسه بكفّه فيخرج هذا بعمود وذاك بمروحة وثالث بعرش ورابع بميزاب. قال: لو كانت في يد كلّ منهم شمعة لخرج الخلاف من كلامهم. والناس يروونها دائمًا انتصارًا للشمع. غير أنّ الكفّ كانت تعرف شيئًا، ولو كان ثمّة ضوء لنظروا واتّفقوا وعادوا إلى بيوتهم بلا فيل. والحلم لا يسكن إلّا ذلك البيت، وهو يعطي كلّ ليلة عضوًا واحدًا، ثم يترك لصاحبه أن يركّب الفيل في النهار، وقلّما يجد للأذن مكانًا.',
				'وجمع المؤرّخ روجر إيكيرش من القرون السابقة للغاز مئات الإشارات إلى نومة أولى ونومة ثانية. وبينهما كان الناس يصلّون ويتفقّدون الدوابّ ويفكّرون في الحلم الذي انقطع لتوّه، وأهل قيام الليل عندنا لا يستغربون هذه الساعة. وفي التسعينيات أبقى توماس وير رجالًا في الظلام أربع عشرة ساعة كلّ يوم، فانشطر ليلهم بعد أسابيع نصفين. فلعلّ السراج الذي أرانا الغرفة هو الذي أغلق فيها بابًا كان يفضي إلى الحلم في منتصفه.',
			],
			counter:
				'ويُعترض على هذا بأنّ غاندي يتيش وآخرين راقبوا سنة ٢٠١٥ نوم ثلاثة أقوام بلا كهرباء في تنزانيا وناميبيا وبوليفيا، فإذا هم ينامون قطعة واحدة، وليست بالطويلة، ولا ساعة عندهم لرواية الأحلام. وربّما كان النوم المقطوع من نصيب الشتاء الشماليّ الطويل. فلنتمهّل في حسد الأجداد على ليل لعلّهم كانوا فيه يشعرون بالبرد لا أكثر، وينتظرون الفجر كما ينتظره كلّ بردان.',
			practices: [
				'أطفئوا قبل النوم بساعة كلّ المصابيح إلّا أصغرها، وابقوا في دائرته عشر دقائق بلا شاشة. وانظروا إلى الحافّة، حيث يكفّ الضوء عن أن ينفع. ما الذي يقف هناك نصف مرئيّ؟ سمّوا ثلاثة أشياء من غير رفع الشعلة، ثم قولوا أيّها لم تكن العين تريد أن تراه في وضح النهار أيضًا. واذهبوا إلى السرير من غير إشعال ضوء ساطع في الطريق، ودعوا العين تدبّر أمرها.',
				'أخرجوا من الدرج في الظلام شيئًا من غير اختيار، وافحصوه ثلاث دقائق باليدين فقط. قولوا بصوت مسموع ما هو، وممّ صُنع، وكم عمره، واكتبوا ذلك والعين لا ترى السطر. ثم أشعلوا الضوء. دوّنوا أمرًا كانت اليد تعرفه ولا تراه العين، وأمرًا بالعكس. وضعوا الورقة مع أحلام هذا الأسبوع، فقد كُتبت هي أيضًا بالخطّ نفسه وفي الظلام نفسه.',
			],
			closings: [
				'روى حنّا وذهب الصيت إلى غالان، والمصباح خدم من كان في يده. ما الذي يضيء اليوم لأنّ شخصًا لا يُذكر اسمه مسح عنه الغبار أوّل مرّة؟',
				'كان الطفل يميل فانوسه على فانوس صاحبه ثم يمضيان بضوءين. من أيّ شمعة أُخذ الضوء الذي في اليد الآن، وعلى من أُميل بعدها؟',
			],
		},
		es: {
			keywords: ['lámpara', 'luz', 'soñar con una lámpara', 'farol', 'candil', 'oscuridad', 'aladino'],
			titles: ['La lámpara que partió la noche', 'El candil, el elefante y el segundo sueño'],
			excerpts: [
				'Antes de la luz barata la gente se despertaba a medianoche, hablaba de lo soñado y volvía a dormirse. Quizá la lámpara quitó más de lo que enseñó.',
				'La de Aladino la trajo a París en 1709 un joven de Alepo. Funcionaba al frotarla, o sea, cuando alguien se acordaba de limpiarla.',
			],
			openings: [
				'Se va la luz en todo el barrio y, al cabo de un minuto de juramentos, alguien encuentra la vela de los cumpleaños. La familia, que llevaba horas repartida por los cuartos, aparece en la cocina y se sienta alrededor de una llama del tamaño de una uña. Se cuentan cosas. El abuelo habla de los candiles de su madre, que olían a aceite rancio y hacían bailar los jamones. Cuando vuelve la luz se oye un «ah» de alivio, y cada mochuelo a su olivo.',
				'En la primavera de 1709 Antoine Galland, traductor de Las mil y una noches, apunta en su diario que un joven maronita de Alepo, Hanna Diyab, le está contando historias. Una va de una lámpara y no aparece en ninguno de sus manuscritos árabes. De modo que la lámpara más célebre del mundo, que todos creen milenaria, se encendió en un cuarto de París, en boca de un viajero que esperaba un puesto en la biblioteca del rey y se quedó sin él.',
			],
			body: [
				'Para los intérpretes que siguen a Ibn Sirin la lámpara es quien sostiene la casa: el padre, la madre, aquel cuya falta se notaría antes. El aceite es el sustento y la mecha, el cuerpo. Si parpadea se pregunta por la salud de esa persona; si de noche la llevan por las calles, es un maestro. Todos sabían de memoria la aleya de la luz, con su hornacina y su vidrio como un astro, y ante ella bajaban la voz.',
				'Artemidoro examinaba la llama. Viva y dentro de casa, buena; nueva, alegría; y la que se apaga teniendo aceite es peor que la que nunca se encendió. Añade algo que solo pudo aprender oyendo muchos sueños: en un barco anuncia calma. No porque aquiete el viento. Es que se enciende cuando hay tiempo para encenderla, y así medio mundo confunde la señal con la causa.',
				'Rumi cuenta lo del elefante en la casa a oscuras. Cada visitante lo toca y se lleva una columna, un abanico, un trono, un caño. Si cada uno hubiera tenido una vela, dice, se habría acabado la diferencia. Suele citarse a favor de las velas. Pero la palma de la mano sabía algo; con luz habrían mirado, se habrían puesto de acuerdo y habrían vuelto a casa sin elefante. Los sueños ocurren siempre en esa casa y entregan un miembro por noche.',
				'El historiador Roger Ekirch ha reunido cientos de menciones de un primer y un segundo sueño en los siglos anteriores al gas. En Castilla también se decía. En medio se rezaba, se echaba un ojo a la mula y se pensaba en lo que acababa de interrumpirse. En los noventa Thomas Wehr tuvo a unos hombres catorce horas diarias a oscuras y, a las pocas semanas, sus noches se partieron igual. La lámpara que nos enseñó el cuarto quizá cerró en él una puerta.',
			],
			counter:
				'Contra esto hay que decir que en 2015 Gandhi Yetish y otros observaron el sueño de tres pueblos sin electricidad, en Tanzania, Namibia y Bolivia. Dormían de un tirón, ni siquiera mucho, y no tenían hora reservada para contar sueños. Lo de las dos mitades puede ser cosa de los inviernos largos del norte. No envidiemos tan deprisa a los abuelos una noche en la que, a lo mejor, solo tenían frío.',
			practices: [
				'Hoy, una hora antes de acostarte, apaga todas las luces menos la más pequeña y quédate diez minutos dentro de su redondel, sin pantallas. Mira el borde, ahí donde la luz deja de servir. ¿Qué hay, medio visto? Nombra tres cosas sin acercar la lámpara. Di después cuál de ellas tampoco has querido ver estos días a pleno sol. Vete a la cama sin encender nada fuerte por el camino.',
				'Saca a oscuras un objeto de un cajón, sin elegirlo, y estúdialo tres minutos con las manos. Di en voz alta qué es, de qué está hecho, qué edad tiene. Escríbelo sin ver la línea. Enciende. Apunta una cosa que la mano sabía y el ojo no ve, y otra al contrario. Guarda la hoja con los sueños de esta semana, que están escritos con la misma letra.',
			],
			closings: [
				'Volvió la corriente y nadie reparó en lo que se apagaba. ¿Alrededor de qué redondel, por pequeño que sea, se podría aún juntar a los tuyos?',
				'Hanna contó el cuento y la fama fue para Galland; la lámpara obedecía a quien la tuviera en la mano. ¿Qué te alumbra a ti porque alguien, a quien no nombras, la frotó primero?',
			],
		},
	},
};
