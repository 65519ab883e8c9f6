import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'retrograde',
	motif: 'wheel',
	leadsTo: 'sarketab',
	words: {
		en: {
			keywords: ['retrograde', 'mercury retrograde', 'planet going backwards', 'mercury', 'epicycle', 'station'],
			titles: ['Retrograde: a lesson from the slower train', 'Mercury goes back, and the printer jams'],
			excerpts: [
				'For fourteen centuries the best heads between Alexandria and Damascus drew circles to explain a loop which is only overtaking.',
				'A fifth of all your lost parcels were lost under a retrograde Mercury. So was a fifth of those that arrived.',
			],
			openings: [
				'Two trains leave Euston side by side. Yours is the faster and for a while you look into the windows of the other, at a man who is peeling an egg. He slows down. He stops. Then, quite smoothly, egg in hand, he travels backwards towards London, where he does not want to go. Nobody in your carriage cries out. You know that he is going forward and that it is you who are passing. Take away the platform, the embankment and the noise, and you have the oldest puzzle of the sky.',
				'The office printer refuses the third contract of the morning, a letter has gone to the former address, and the young man from the first floor says, without looking up, that it is Mercury. He says it kindly. It relieves everybody: the woman who moved the tray, the person who did not update the list, the printer. For three weeks the firm has a fourth-floor culprit fifty million miles away. On the twenty-second day the printer jams again and somebody rings the engineer.',
			],
			body: [
				'Seen from the earth a planet drifts eastwards among the stars, night by night, until it slows, stands, runs back for some weeks, stands again and goes on. The two halts are called stations. Mercury does it three times in most years, for about three weeks; Venus every nineteen months, Mars every other year. In 2026 Mercury turned on 26 February, on 29 June and on 24 October, the dates according to Greenwich. Over forty years we have counted the days: he goes backwards on nineteen in a hundred.',
				'To save the circle, which alone was held worthy of the sky, Ptolemy let the planet ride on a small wheel whose centre rides on a large one. It worked, to within the width of a few moons. It also rankled, since the large wheel turned evenly only about a point where nothing was. In Maragha, in the hills of Azerbaijan, Nasir al-Din Tusi found that two circles rolling one inside the other make a straight line, and Ibn al-Shatir in Damascus built with such pieces a model without the offence. Copernicus used the same pieces. How they reached him is still disputed.',
				'Then he moved the earth and the loops dissolved: we overtake Mars, and Mercury, on the inner track, overtakes us. The strange thing is what happened to the meaning. Medieval astrologers had called a retrograde planet weak, like a man walking backwards, someone who will not keep his word. Our own time kept that, after the reason for it had gone, and narrowed it down to contracts, telephones and former lovers. The last were not in Ptolemy. They do, however, return.',
			],
			counter:
				'Test it against any record you trust: a fifth of the days, hence a fifth of the mishaps, if the planet does nothing. Those who expect trouble also check their tickets twice, which should lower the number. What remains is the relief of an excuse that hurts nobody. It has a price. As long as it was Mercury who sent a letter to the former address, no one corrects the list, and it is the third letter this year.',
			practices: [
				'Look through your sent messages for the last thing you wrote too quickly. Do not answer it again. Take six minutes and write it on paper backwards: begin with what you wanted to happen at the end, then what had to be known for that, then the first sentence. Compare. In most hasty letters the third part stands at the top and the first is missing. Put the sheet where the next hasty letter will be written.',
				'Walk across a room and back, but return backwards, slowly, with a hand near the wall. Do it twice. It takes two minutes, and things appear in the wrong order: first the chair you have passed, then the one you come to. Afterwards sit for five minutes with one decision of last month and go through it the same way, from the result to the hour before. Write down the object that you see only in this direction.',
			],
			closings: [
				'The man with the egg arrives eleven minutes after you and has no idea that he ever went back. Who, as far as you can see, is falling behind at present, and how fast is your own train?',
				'It jams again on the twenty-second day. Which of the small failures in your house would have been mended long ago, if there were nobody in the sky to take it upon himself?',
			],
		},
		fa: {
			keywords: ['رجعت عطارد', 'عطارد برگشتی', 'بازگشت عطارد', 'رتروگراد', 'تیر', 'سیاره برگشتی', 'حرکت رجعی'],
			titles: ['درسی از قطارِ کندتر', 'تیر برمی‌گردد و چاپگر گیر می‌کند'],
			excerpts: [
				'از اسکندریه تا مراغه چهارده قرن دایره کشیدند تا گرهی را توضیح بدهند که فقط سبقت گرفتن است.',
				'یک‌پنجم بسته‌های گم‌شده‌ات در رجعت عطارد گم شده‌اند. یک‌پنجم آنهایی هم که رسیدند.',
			],
			openings: [
				'دو قطار با هم از تهران راه می‌افتند. مال تو تندتر است و مدتی از پنجره به پنجرهٔ آن یکی نگاه می‌کنی، به مردی که تخم‌مرغ پوست می‌کند. کند می‌شود. می‌ایستد. بعد آرام و تخم‌مرغ به دست عقب‌عقب رو به تهران می‌رود، جایی که هیچ نمی‌خواهد برود. در کوپهٔ تو کسی جیغ نمی‌کشد. همه می‌دانند که او جلو می‌رود و شما از او رد می‌شوید. حالا سکو و خاکریز و صدای چرخ را بردار؛ قدیمی‌ترین معمای آسمان همین است که ماند.',
				'چاپگر اداره قرارداد سوم صبح را پس می‌دهد، نامه‌ای به نشانی قدیم رفته است و جوان طبقهٔ اول بی‌آنکه سر بلند کند می‌گوید عطارد است. مهربان می‌گوید و بار از دوش همه برمی‌دارد: خانمی که سینی کاغذ را جابه‌جا کرده، آن که فهرست را نو نکرده، و خودِ چاپگر. سه هفته اداره مقصری دارد که ده‌ها میلیون کیلومتر آن‌طرف‌تر است و احضارش نمی‌شود کرد. روز بیست‌ودوم باز گیر می‌کند و یکی بالاخره به تعمیرکار زنگ می‌زند.',
			],
			body: [
				'سیاره را که از زمین نگاه کنی شب به شب میان ستاره‌ها رو به مشرق می‌لغزد، تا کند شود، بایستد، چند هفته برگردد، باز بایستد و راهش را برود. منجّمان ما به رفتنش استقامت می‌گفتند، به برگشتنش رجعت، و به آن دو ایست اقامت. تیر بیشترِ سال‌ها سه بار چنین می‌کند و هر بار نزدیک سه هفته؛ ناهید هر نوزده ماه یک بار و بهرام یک سال در میان. در سال ۲۰۲۶ تیر در ۲۶ فوریه و ۲۹ ژوئن و ۲۴ اکتبر برگشت. چهل سال را روزبه‌روز شمردیم: از هر صد روز نوزده روز در رجعت است.',
				'بطلمیوس برای نجات دایره، که تنها شکل شایستهٔ آسمان بود، سیاره را بر چرخ کوچکی نشاند که مرکزش بر چرخ بزرگی می‌گشت. جواب می‌داد، اما آزاری داشت: چرخ بزرگ فقط از دید نقطه‌ای یکنواخت می‌گشت که هیچ چیز در آن نبود. در رصدخانهٔ مراغه خواجه نصیر طوسی نشان داد که از دو دایره که یکی درون دیگری بغلتد خط راست درمی‌آید، و ابن‌شاطر در دمشق با همین مصالح دستگاهی ساخت که آن عیب را نداشت. کارش تعیین وقت نماز در جامع اموی بود و لابد میان دو اذان فرصت داشت. کوپرنیک هم همان مصالح را به کار برد. چطور به دستش رسیده بود، هنوز محل دعواست.',
				'بعد زمین را راه انداخت و گره‌ها باز شد: ما از بهرام سبقت می‌گیریم و تیر، که در خط درونی می‌دود، از ما. شگفت سرنوشتِ معنای آن است. احکامیان قدیم سیارهٔ راجع را ناتوان می‌دانستند، مثل مردی که عقب‌عقب برود و بر قولش نماند. زمانهٔ ما حکم را نگه داشت، آن هم پس از آنکه دلیلش رفته بود، و تنگش کرد تا قرارداد و گوشی و یارِ سابق. این آخری در بطلمیوس نبود. البته گاهی برمی‌گردد، و همیشه هم پیامش را شب می‌فرستد و صبح انکار می‌کند.',
			],
			counter:
				'با هر دفتری که قبولش داری بسنج: یک‌پنجم روزها، پس یک‌پنجم گرفتاری‌ها، اگر سیاره هیچ‌کاره باشد. کسی که منتظر دردسر است بلیتش را هم دو بار نگاه می‌کند و این باید شمار را پایین بیاورد. آنچه می‌ماند آسودگیِ بهانه‌ای است که به کسی برنمی‌خورد. ولی خرجی دارد: نامه‌ای که به نشانی کهنه رفته، تا وقتی تقصیر عطارد باشد، کسی را به فکر درست کردن فهرست نمی‌اندازد، و این نامهٔ سوم امسال بود.',
			practices: [
				'در پیام‌های فرستاده‌ات آخرین چیزی را پیدا کن که با عجله نوشتی. دوباره جوابش را نده. شش دقیقه وقت بگذار و آن را وارونه روی کاغذ بنویس: اول آنچه می‌خواستی آخر سر بشود، بعد آنچه برایش باید دانسته می‌شد، بعد جملهٔ اول. با اصل بسنج. در نامه‌های شتاب‌زده بیشتر وقت‌ها سومی آن بالا نشسته و اولی اصلاً نیست.',
				'از این سر اتاق به آن سر برو و عقب‌عقب و آهسته برگرد، دستت نزدیک دیوار. دو بار. دو دقیقه می‌شود و چیزها به ترتیب دیگری پیدایشان می‌شود: اول صندلی‌ای که از آن گذشته‌ای. بعد پنج دقیقه با یکی از تصمیم‌های ماه پیشت همین کار را بکن، از نتیجه تا یک ساعت قبل از تصمیم. آن چیزی را بنویس که فقط از این سمت دیده می‌شود.',
			],
			closings: [
				'مردِ تخم‌مرغ‌به‌دست یازده دقیقه بعد از تو می‌رسد و خبر ندارد که هیچ‌وقت عقب رفته باشد. این روزها چه کسی به چشمت جا می‌ماند، و قطار خودت چند تا می‌رود؟',
				'روز بیست‌ودوم هم گیر کرد. کدام خرابی کوچک خانه‌ات تا حالا درست شده بود، اگر در آسمان کسی نبود که به گردن بگیرد؟',
			],
		},
		ar: {
			keywords: ['تراجع عطارد', 'عطارد المتراجع', 'رجوع الكواكب', 'عطارد', 'حركة تراجعية', 'فلك التدوير'],
			titles: ['الرجوع: درس من القطار الأبطأ', 'يرجع عطارد فتتعطّل الطابعة'],
			excerpts: [
				'من الإسكندريّة إلى مراغة ودمشق رُسمت الدوائر قرونًا لتفسير عقدة ليست إلّا تجاوزًا على الطريق.',
				'خُمس ما ضاع من الطرود ضاع وعطارد راجع، وخُمس ما وصل منها كذلك.',
			],
			openings: [
				'قطاران يغادران محطّة القاهرة معًا على سكّتين متجاورتين. قطارنا أسرع قليلًا، وفي نافذة الآخر رجل يقشّر بيضة. يتباطأ الرجل، ثم يقف، ثم يمضي إلى الوراء في هدوء تامّ والبيضة في يده، نحو المدينة التي خرج منها لتوّه. لا يصرخ أحد في العربة، فالجميع يعلم أنّه ماضٍ إلى الأمام وأنّنا نحن نتجاوزه. فإذا أُزيل الرصيف وأعمدة البرق وصوت العجلات بقيت أقدم أحجية في السماء، ومعها البيضة.',
				'رفضت الطابعة عقد الصباح الثالث، وذهبت رسالة إلى العنوان القديم، فقال الشابّ الجالس في آخر المكتب من غير أن يرفع رأسه: إنّه عطارد. قالها برفق، فارتاح الجميع: من حرّكت درج الورق، ومن لم يحدّث القائمة، والطابعة نفسها. صار للشركة ثلاثة أسابيع متّهم يبعد عشرات الملايين من الكيلومترات ولا يُستدعى إلى تحقيق. وفي اليوم الثاني والعشرين تعطّلت من جديد، فاتّصل أحدهم أخيرًا بالمهندس، وجاء ومعه مفكّ صغير، ولم يسأل عن الكواكب.',
			],
			body: [
				'يُرى الكوكب من الأرض ينساب بين النجوم نحو الشرق ليلة بعد ليلة، ثم يبطئ ويقف ويرجع أسابيع، ثم يقف ويعود إلى سيره. وسمّى الفلكيّون بالعربيّة سيره استقامة وعودته رجوعًا ووقفتيه إقامة، وسمّوا الكواكب الخمسة المتحيّرة لما رأوا من تردّدها. وعطارد يرجع ثلاث مرّات في أكثر السنين، كلّ مرّة نحو ثلاثة أسابيع، والزُّهرة كلّ تسعة عشر شهرًا، والمرّيخ عامًا بعد عام. وقد رجع عطارد سنة ٢٠٢٦ في ٢٦ شباط و٢٩ حزيران و٢٤ تشرين الأوّل. وعددنا أيّام أربعين سنة، فإذا هو راجع في تسعة عشر يومًا من كلّ مئة.',
				'وأراد بطلميوس أن يحفظ للدائرة مكانها، إذ لم يكن غيرها لائقًا بالسماء، فأركب الكوكب عجلة صغيرة مركزها راكب على عجلة كبيرة. نجح الحساب وبقيت شوكة: أنّ الكبيرة لا تنتظم إلّا إذا نُظر إليها من نقطة ليس فيها شيء. وكتب ابن الهيثم في القاهرة شكوكه على بطلميوس ولم يجامله. ثم بيّن نصير الدين الطوسيّ في مراغة أنّ دائرتين تتدحرج إحداهما في الأخرى تصنعان خطًّا مستقيمًا، وبنى ابن الشاطر، موقّت الجامع الأمويّ في دمشق، نموذجًا خلا من تلك الشوكة. واستعمل كوبرنيكوس القطع نفسها بعد قرن ونصف، وما زال الخلاف قائمًا في الطريق التي بلغته منها، فالورق لا يترك دائمًا أثرًا على الأعتاب.',
				'ثم حرّك الأرض فانحلّت العقد: نحن نتجاوز المرّيخ، وعطارد يتجاوزنا لأنّه يجري في المدار الداخل. والعجيب ما جرى للمعنى بعد ذلك. كان أهل الأحكام يقولون إنّ الكوكب الراجع ضعيف كمن يمشي القهقرى ولا يثبت على قوله. فحفظ زماننا الحكم بعد أن ذهبت علّته، وضيّقه حتى صار مقصورًا على العقود والهواتف والأحبّة السابقين. وهؤلاء لم يذكرهم بطلميوس في كتاب، غير أنّهم يرجعون أحيانًا، ويختارون لذلك ساعة متأخّرة من الليل.',
				'وفي لفظ المتحيّرة إنصاف لا نجده في كلام المتأخّرين. فالحيرة لم تكن عيبًا في الكوكب بقدر ما كانت وصفًا لمن يراقبه من سطح داره، والمراقب يظنّ أنّه واقف. ولمّا قيل له إنّ داره هي التي تجري احتاج إلى قرن آخر كي يصدّق، وكان معه في ذلك شيء من الحقّ، فالفنجان على السطح لم يهتزّ، ولا شعرت الجارة بالسفر وهي تنشر الغسيل.',
			],
			counter:
				'جرّبوا ذلك على أيّ سجلّ موثوق: خُمس الأيّام فخُمس العثرات، إن لم يكن للكوكب يد. ومن يتوقّع المتاعب يراجع تذكرته مرّتين، فينبغي أن تقلّ لا أن تزيد. ويبقى بعد ذلك راحة العذر الذي لا يجرح أحدًا، وله ثمن: ما دام ضياع الرسائل ذنب عطارد فلن يصحّح أحد العنوان في القائمة، وهذه ثالث رسالة تضيع هذا العام.',
			practices: [
				'ابحثوا في الرسائل المرسلة عن آخر ما كُتب على عجل. لا تعيدوا الردّ. خذوا ستّ دقائق واكتبوه على ورقة معكوسًا: أوّلًا ما كان يُراد أن يحدث في النهاية، ثم ما كان يجب أن يُعلم ليحدث، ثم الجملة الأولى. قارنوا بالأصل. في أكثر ما يُكتب على عجل يجلس الجزء الثالث في الصدر، والأوّل لم يُدعَ إلى المجلس أصلًا.',
				'اعبروا الغرفة ثم عودوا القهقرى ببطء، ويد قريبة من الجدار، مرّتين. دقيقتان، وتظهر الأشياء بترتيب غير ترتيبها: الكرسيّ الذي مضى قبل الذي سيأتي. ثم خمس دقائق مع قرار من قرارات الشهر الماضي يُسلك فيها الطريق نفسه، من النتيجة إلى الساعة التي سبقته. واكتبوا الشيء الذي لا يُرى إلّا من هذه الجهة.',
			],
			closings: [
				'يصل صاحب البيضة بعدنا بإحدى عشرة دقيقة، ولا علم له بأنّه رجع يومًا. من الذي يبدو لكم هذه الأيّام متأخّرًا، وبأيّ سرعة يجري قطاركم؟',
				'تعطّلت في اليوم الثاني والعشرين أيضًا. أيّ عطل صغير في الدار كان سيُصلَح منذ زمن لو لم يكن في السماء من يحمله عن أهلها؟',
			],
		},
		es: {
			keywords: ['retrógrado', 'mercurio retrógrado', 'planeta retrógrado', 'mercurio', 'epiciclo', 'retrogradación'],
			titles: ['Lección del tren más lento', 'Mercurio retrocede y se atasca la impresora'],
			excerpts: [
				'De Alejandría a Damasco pasaron siglos dibujando ruedas para explicar un rizo que no es más que un adelantamiento.',
				'Un quinto de tus paquetes perdidos se perdió con Mercurio retrógrado. También un quinto de los que llegaron.',
			],
			openings: [
				'Dos trenes salen de Atocha a la vez por vías paralelas. El tuyo va algo más rápido y durante un rato miras por la ventanilla del otro a un señor que pela un huevo duro. Se frena. Se para. Y luego, con toda suavidad y el huevo en la mano, se va hacia atrás, camino de Madrid, adonde no quiere ir. En tu vagón nadie grita. Saben que él avanza y que son ustedes los que pasan. Quita el andén, los postes y el traqueteo: lo que queda es el acertijo más viejo del cielo.',
				'La impresora rechaza el tercer contrato de la mañana, una carta ha salido para la dirección antigua y el chico de administración dice, sin levantar la vista, que es Mercurio. Lo dice con cariño. Todos respiran: la que movió la bandeja, el que no actualizó la lista y la propia impresora. Durante tres semanas la empresa tiene un culpable a decenas de millones de kilómetros, imposible de convocar a una reunión. El día veintidós se atasca otra vez y alguien, por fin, llama al técnico.',
			],
			body: [
				'Visto desde aquí, un planeta se desliza noche tras noche hacia el este entre las estrellas, hasta que se frena, se planta, recula unas semanas, vuelve a plantarse y sigue. Las dos paradas se llaman estaciones. Mercurio lo hace tres veces casi todos los años, unas tres semanas cada vez; Venus cada diecinueve meses, Marte un año sí y otro no. En 2026 Mercurio dio la vuelta el 26 de febrero, el 29 de junio y el 24 de octubre. Hemos contado los días de cuarenta años: camina hacia atrás diecinueve de cada cien.',
				'Para salvar el círculo, única figura digna de allá arriba, Ptolomeo montó el planeta en una rueda pequeña cuyo centro va montado en otra grande. Funcionaba, pero escocía, porque la grande solo giraba por igual vista desde un punto donde no había nada. En Toledo, Azarquiel se peleó con Mercurio y acabó trazándole un óvalo. En Maraga, Nasir al-Din al-Tusi descubrió que dos círculos rodando uno dentro de otro dan una línea recta, y en Damasco Ibn al-Shatir construyó con esas piezas un modelo sin la espina. Copérnico usó las mismas. Por qué camino le llegaron se sigue discutiendo.',
				'Después movió la tierra y los rizos se deshicieron: adelantamos a Marte, y Mercurio, que corre por dentro, nos adelanta. Lo raro es lo que le ocurrió al significado. Los astrólogos antiguos llamaban débil al planeta que recula, como a quien anda de espaldas y no mantiene su palabra. Nuestra época conservó la sentencia cuando ya no quedaba motivo y la fue estrechando hasta dejarla en contratos, teléfonos y antiguos novios. Estos últimos no salen en Ptolomeo. Hay que reconocer que vuelven.',
			],
			counter:
				'Compruébalo con cualquier registro que te merezca confianza: un quinto de los días, luego un quinto de los percances, si el planeta no hace nada. Quien espera líos mira dos veces el billete, así que incluso debería haber menos. Queda el alivio de una excusa que no ofende a nadie, y tiene un precio. Mientras las cartas las pierda Mercurio, nadie corrige la dirección en la lista, y ya van tres este año.',
			practices: [
				'Busca entre tus mensajes enviados el último que escribiste con prisas. No lo contestes otra vez. Dedica seis minutos a escribirlo en papel del revés: primero lo que querías que pasara al final, después lo que hacía falta saber para eso, por último la frase inicial. Compara. En casi todas las cartas apresuradas la tercera parte va arriba y la primera no aparece. Deja la hoja donde escribirás la próxima.',
				'Cruza una habitación y vuelve de espaldas, despacio, con una mano cerca de la pared. Dos veces. Son dos minutos y las cosas salen en otro orden: antes la silla que ya pasaste que la que viene. Luego siéntate cinco minutos con una decisión del mes pasado y recórrela igual, desde el resultado hasta la hora anterior. Apunta el objeto que solo se ve en este sentido de la marcha.',
			],
			closings: [
				'El del huevo llega once minutos después que tú y jamás sabrá que fue hacia atrás. ¿A quién ves quedarse rezagado estos días, y a qué velocidad va tu tren?',
				'También se atascó el día veintidós. ¿Qué avería pequeña de tu casa estaría ya arreglada si no hubiera nadie en el cielo dispuesto a cargar con ella?',
			],
		},
	},
};
