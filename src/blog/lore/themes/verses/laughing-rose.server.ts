import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'laughing-rose',
	motif: 'rose',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['laughing rose', 'hafez ghazal 281', 'evil eye', 'entrusting', 'farewell', 'persian blessing'],
			titles: ['I give it back into your keeping', 'The meadow is the one to be afraid of'],
			excerpts: [
				'A prayer of Hafez for somebody young who is leaving. It returns the loan to the lender, and warns him about the neighbours.',
				'Not winter and not the gardener: what threatens the new rose in Hafez is the meadow in which it grew up.',
			],
			openings: [
				'A suitcase stands in the hall in Shiraz. The mother holds up a Koran at the height of the lintel, the traveller stoops and passes beneath it, once out, once in, once out again, and kisses the binding. Down in the street somebody is ready with a bowl of water, and when the taxi pulls away the water is thrown after it, so that the road may bring back what it took. Nobody in the family could say when they had learned this. The wet patch on the asphalt lasts four minutes in summer.',
				'At school gates in September there is a moment that can be watched from across the street. The small hand is let go. The child walks three steps, and the back of its neck is very thin. Nothing bad has happened, and the father who has let go stands there with five fingers too many. He would like to say something to someone: the teacher, the traffic, whoever is in charge. Most languages have no proper form for this request. Persian has a couplet.',
			],
			body: [
				'Ghazal 281 of Hafez opens with a request of this kind: “Lord, this laughing newborn rose you gave into my keeping / I give into yours, against the meadow’s envious eye.” The verb comes twice, first you entrusted, then I entrust. In Persian it is sepordan, which is also what one does with money at a bank or with keys at a neighbour’s. So the prayer is a return of a deposit. The poet asks the owner to look after his own property, and does so with some firmness.',
				'Who was it? Commentators have thought of a patron’s son, of a beloved who was leaving Shiraz, of a child. The next couplet says that this person has gone hundreds of stages away from the street of faithfulness, so the rose was no angel. And then comes the request to the dawn wind which I would not exchange for the whole rest: should you open that dark hair to release its musk, do it politely. Dear hearts live in there. Do not shake them up.',
				'The envious eye, one would expect, belongs to strangers. Hafez puts it in the meadow, in the grass and the other flowers, in everything that has the same soil and the same rain. It is a sober observation. We are rarely envied by kings. The eye that measures us is two places down the same table, and often it loves us as well.',
				'In Iran they burn wild rue against it, the seeds crackle on the coals; elsewhere there is the blue bead. These are crafts, with a smell and a colour. The verse takes another way. It does not fence the rose in, nor blind the meadow. It says to whom the rose belongs, and by this the speaker too is put in his place, since it has never been his.',
			],
			counter:
				'Handing over to heaven can be a fine excuse for not checking the brakes. And the evil eye is a convenient theory: it explains each mishap, it cannot be tested, and it turns some lonely neighbour with a strange look into the culprit. A grown person, besides, may object to being a rose. Those who are forever being entrusted to somebody seldom get the chance to say whom they would trust themselves.',
			practices: [
				'Choose someone you worry about and write down what, precisely, you are guarding them from, in at most five lines. Tick the lines on which you can act by tonight, and do the smallest. For the remaining ones write a single sentence of handing over, to God, to a doctor, to that person’s own good sense, whichever is honest for you. Fold the sheet. The whole takes nine minutes.',
				'Think of someone of your own age and trade who lately had good fortune. For three minutes write down exactly what you felt in the first second, before the congratulations. Then send them one plain sentence about a detail of their work that only someone from the same meadow could notice. See whether the eye that measures and the eye that knows turn out to be one and the same.',
			],
			closings: [
				'The water on the asphalt dries, the taxi is long past the roundabout. Somebody still stands there with an empty bowl. What have you been given to look after that was never going to stay, and how do you hold your hands while you hold it?',
				'It is a laughing rose, says Hafez, and one hears that this is the dangerous part. Who first taught you to laugh more quietly when things went well, and what were they trying to protect?',
			],
		},
		fa: {
			keywords: ['نوگل خندان', 'غزل ۲۸۱ حافظ', 'چشم زخم', 'چشم حسود', 'سپردن', 'بدرقه'],
			titles: ['گلی که پسش می‌دهند به صاحبش', 'از چمن بترس، نه از پاییز'],
			excerpts: [
				'دعایی از حافظ برای جوانی که می‌رود: امانت را به صاحبش برمی‌گرداند و از همسایه‌ها هم خبر می‌دهد.',
				'نه زمستان و نه باغبان؛ آنچه نوگل حافظ را تهدید می‌کند همان چمنی است که در آن بزرگ شده.',
			],
			openings: [
				'چمدان در راهرو ایستاده است. مادر قرآن را تا بالای چارچوب می‌برد، مسافر خم می‌شود و از زیرش رد می‌شود، یک بار می‌رود، یک بار برمی‌گردد، باز می‌رود و جلد را می‌بوسد. پایین کسی با کاسهٔ آب ایستاده و تا ماشین راه می‌افتد آب را پشت سرش می‌ریزد که جاده آنچه برد پس بیاورد. هیچ‌کس در خانه یادش نیست این کار را کی یاد گرفته. لکهٔ خیس روی آسفالت در تابستان شیراز چهار دقیقه هم نمی‌ماند و کاسه هنوز در دست است.',
				'اول مهر جلوی در مدرسه لحظه‌ای هست که از آن طرف خیابان هم می‌شود دیدش. دستِ کوچک رها می‌شود. بچه سه قدم می‌رود و پشت گردنش خیلی باریک است. هیچ اتفاق بدی نیفتاده و پدری که دست را ول کرده همان‌جا مانده، با پنج انگشتی که نمی‌داند چه‌کارشان کند. دلش می‌خواهد چیزی به کسی بگوید، به خانم معلم، به ماشین‌ها، به هر کس که اختیار دست اوست. بیشترِ زبان‌ها برای این خواهش فرم درستی ندارند. فارسی یک بیت دارد.',
			],
			body: [
				'غزل ۲۸۱ حافظ با خواهشی از همین دست آغاز می‌شود: «یا رب این نوگل خندان که سپردی به منش / می‌سپارم به تو از چشم حسود چمنش». فعل دو بار آمده است، یک بار سپردی و یک بار می‌سپارم. سپردن همان کاری است که با پول در بانک می‌کنیم و با کلید پیش همسایه. پس این دعا پس دادنِ امانت است. شاعر از صاحب‌مال می‌خواهد که خودش مراقبِ مالش باشد، و این را با لحنی می‌گوید که کمی هم محکم است.',
				'او که بود؟ شارحان از پسرِ ممدوحی گفته‌اند، از یاری که شیراز را می‌گذاشت و می‌رفت، از فرزندی. بیت بعد می‌گوید از کوی وفا صد مرحله دور شد، پس فرشته هم نبود. کمی بعد سفارشی به باد صبا می‌کند که به گمان من با باقیِ غزل برابر است: اگر خواستی از آن زلف سیاه نافه بگشایی، با ادب بگشا. دل‌های عزیزی آنجا خانه دارند؛ به همشان نزن.',
				'آدم خیال می‌کند چشمِ حسود مال غریبه‌هاست. حافظ آن را در چمن می‌گذارد؛ در سبزه و گل‌های دیگر، در هر چه از همان خاک سر زده و همان باران را خورده است. این مشاهده‌ای خشک و دقیق است. پادشاهان کمتر به ما حسد می‌برند. آن چشمی که اندازه‌مان می‌گیرد دو صندلی آن‌طرف‌تر سر همان سفره نشسته، هم‌کلاسی و هم‌قد است، و خیلی وقت‌ها دوستمان هم دارد.',
				'برای چشم‌زخم اسفند دود می‌کنیم و دانه‌ها روی زغال می‌ترکند؛ جای دیگر مهرهٔ آبی می‌آویزند. این‌ها هر کدام فنی است، با بو و رنگ خودش. بیت راه دیگری می‌رود. نه دور گل حصار می‌کشد و نه چشم چمن را می‌بندد. فقط می‌گوید گل مالِ کیست، و با همین جمله گوینده هم سر جای خودش می‌نشیند، چون گل هیچ‌وقت مالِ او نبوده است.',
			],
			counter:
				'به خدا سپردن گاهی بهانهٔ خوبی است برای ندیدنِ لنت ترمز. نظریهٔ چشم‌زخم هم زیادی راحت است: هر پیشامدی را توضیح می‌دهد، هیچ‌جور آزموده نمی‌شود و همسایهٔ تنهایی را که نگاهش غریب است گناهکار می‌کند. از آن گذشته آدم بزرگ شاید نخواهد نوگل باشد. کسی که همیشه به این و آن سپرده می‌شود کمتر فرصت می‌کند بگوید خودش به چه کسی اعتماد دارد.',
			practices: [
				'کسی را که نگرانش هستی در نظر بیاور و در حداکثر پنج خط بنویس که او را دقیقاً از چه چیزی حفظ می‌کنی. کنار خط‌هایی که تا امشب کاری برایشان از تو برمی‌آید نشان بگذار و کوچک‌ترینشان را انجام بده. برای باقی یک جملهٔ سپردن بنویس، به خدا یا به پزشک یا به عقلِ خود او، هر کدام که راست است. کاغذ را تا کن. همه‌اش نُه دقیقه می‌شود.',
				'به یکی از هم‌سن‌ها و هم‌کارهایت فکر کن که تازگی بخت به او رو کرده است. سه دقیقه بنویس در همان ثانیهٔ اول، پیش از تبریک، دقیقاً چه احساسی داشتی. بعد جملهٔ ساده‌ای برایش بفرست دربارهٔ ظرافتی در کارش که فقط گلِ همان چمن می‌تواند ببیند. ببین آن چشمی که اندازه می‌گیرد و آن چشمی که قدر می‌داند یکی از آب درمی‌آیند یا نه.',
			],
			closings: [
				'آب روی آسفالت خشک شد و ماشین خیلی وقت است از میدان گذشته. کسی هنوز با کاسهٔ خالی آنجاست. چه چیزی را به تو سپرده‌اند که از اول قرار نبود بماند، و حالا که در دست توست دست‌هایت را چطور گرفته‌ای؟',
				'حافظ می‌گوید نوگلِ خندان، و از لحنش پیداست که خطر در همین خندیدن است. نخست چه کسی به تو یاد داد وقتی کارت خوب پیش می‌رود آهسته‌تر بخندی، و می‌خواست چه چیزی را نگه دارد؟',
			],
		},
		ar: {
			keywords: ['البرعم الضاحك', 'غزل حافظ ٢٨١', 'العين الحسود', 'الوديعة', 'الوداع', 'الورد'],
			titles: ['وديعة تُردّ إلى صاحبها', 'الخوف من الروض لا من الخريف'],
			excerpts: [
				'دعاء لحافظ في وداع صغير عزيز: يردّ الأمانة إلى من أعطاها، ويحذّره من الجيران.',
				'ليس الشتاء ولا البستانيّ هو الذي يُخشى على البرعم عند حافظ، بل الروض الذي نبت فيه.',
			],
			openings: [
				'في مدخل بيت في شيراز حقيبة سفر واقفة. ترفع الأمّ المصحف إلى أعلى الباب، فينحني المسافر ويمرّ تحته خارجًا ثم داخلًا ثم خارجًا، ويقبّل الجلد. وفي الشارع من ينتظر وفي يده إناء ماء، فإذا تحرّكت السيّارة رشّ الماء وراءها، رجاء أن يردّ الطريق ما أخذ. ولا يذكر أحد في البيت متى تعلّم هذا. وبقعة الماء على الإسفلت لا تعيش في الصيف أكثر من أربع دقائق، ثم يبقى في آخر الشارع أناس واقفون حول إناء فارغ.',
				'عند باب المدرسة في أوّل أيّامها لحظة يمكن أن تُرى من الرصيف المقابل. تُترك اليد الصغيرة. يمشي الطفل ثلاث خطوات، ورقبته من الخلف نحيلة جدًّا. لم يقع سوء، والأب الذي ترك اليد واقف في مكانه ومعه خمس أصابع زائدة لا يدري أين يضعها. يودّ لو قال شيئًا لأحد، للمعلّمة، للسيّارات، لمن بيده الأمر. وفي العربيّة لهذا الموقف فعل قديم كريم، «أستودعك»، يقوله المسافر والمقيم معًا. وفي الفارسيّة بيت كامل بُني على الفعل نفسه.',
			],
			body: [
				'وبمثل هذا الرجاء يبدأ الغزل ٢٨١ لحافظ، وهو في ترجمتنا: «يا ربّ، هذا البرعمُ الضاحكُ الذي أودعتَنيه / أستودعك إيّاه من عين الروض الحسود». تكرّر الفعل مرّتين، أودعتَ ثم أستودع. وهو في الفارسيّة الفعل الذي يُقال في المال عند المصرف وفي المفتاح عند الجار. فالدعاء إذن ردّ وديعة. يطلب الشاعر من صاحب الملك أن يتولّى حفظ ملكه، وفي صوته مع الخشوع شيء من الحزم، كمن يسلّم الأمانة ويطلب أن يُشهَد على التسليم.',
				'فمن كان هذا البرعم؟ قال الشرّاح إنّه ابن ممدوح، وقالوا محبوب يفارق شيراز، وقالوا ولد. ويخبرنا البيت التالي بأنّه ابتعد عن حيّ الوفاء مئة مرحلة، فهو إذن ليس من الملائكة. ثم يوصي الشاعرُ نسيم الصبا وصيّة أراها تعدل سائر الغزل: إن أردتَ أن تفتح ذلك الشعر الأسود لتنشر مسكه فافتحه بأدب. إنّ فيه قلوبًا عزيزة قد سكنت، فلا تخلط بعضها ببعض.',
				'كنّا ننتظر أن تكون العين الحسود للغرباء. وحافظ يضعها في الروض نفسه، في العشب وسائر الزهر، في كلّ ما خرج من التربة ذاتها وسُقي من المطر ذاته. وهذه ملاحظة جافّة دقيقة. فالملوك قلّما يحسدوننا. والعين التي تقيس قاماتنا جالسة على المائدة نفسها، بعد كرسيّين، وكثيرًا ما تكون محبّة أيضًا، تفرح لنا في الظاهر وفي الباطن معًا، ثم يفلت منها القياس فلا تملكه. ومن قال إنّه لا يعرف هذه العين فقد سها عن المرآة.',
				'في إيران يحرقون لدفعها حبّ الحرمل فيتفرقع على الجمر، وفي بلاد أخرى تُعلَّق الخرزة الزرقاء. وينشد الإيرانيّون عند الحرمل كلامًا مسجوعًا يعدّون فيه المولود يوم السبت والمولود يوم الأحد إلى آخر الأسبوع، كي لا تفلت من الحساب عين. تلك صنائع لها رائحة ولون. أمّا البيت فيمضي في طريق غير هذا. لا يضرب حول الوردة سورًا ولا يغمض عين الروض، بل يقول لمن هي، وبهذا القول يقف المتكلّم أيضًا في موضعه، لأنّها ما كانت له يومًا، ولأنّ الحارس الذي يعرف أنّه حارس ينام نومًا أهدأ من المالك.',
			],
			counter:
				'قد يكون الاستيداع عذرًا حسنًا لمن لم يفحص مكابح السيّارة. ثم إنّ إلقاء اللوم على العين سهل أكثر ممّا ينبغي: يفسَّر به كلّ حادث، ولا يُمتحن، ويُتَّهم به جار وحيد في نظرته شيء غريب وما فعل شيئًا. وللكبير أن يعترض على أن يُسمّى برعمًا. فالذي لا يكفّ الناس عن استيداعه قلّما يُسأل عمّن يأتمنه هو على نفسه، وقد يطول به الأمر حتى ينسى أنّ له في المسألة رأيًا.',
			practices: [
				'اختاروا شخصًا يشغل البال أمره، واكتبوا في خمسة أسطر على الأكثر ممّ يُخاف عليه بالتحديد. توضع علامة عند ما يمكن أن يُصنع فيه شيء قبل الليل، ويُصنع أصغره. وأمّا الأسطر الباقية فتُكتب لها جملة واحدة تُسلَّم بها إلى من هو أهل لها: إلى الله، أو إلى الطبيب، أو إلى عقل ذلك الشخص نفسه، بحسب الصدق. ثم تُطوى الورقة. ولا يزيد هذا كلّه على تسع دقائق.',
				'استحضروا واحدًا من أبناء الجيل والمهنة أصابه خير قريب. ثلاث دقائق تُكتب فيها بالضبط تلك الثانية الأولى التي سبقت التهنئة، كما كانت. ثم تُرسل إليه جملة واحدة بسيطة عن دقيقة في عمله لا يلحظها إلّا من نبت في الروض نفسه. ويُنظر بعد ذلك: هل العين التي تقيس والعين التي تعرف قدر الأشياء عينان اثنتان، أم هي عين واحدة تعلّمت شيئًا.',
			],
			closings: [
				'جفّ الماء على الإسفلت وتجاوزت السيّارة الميدان من زمن، وما زال هناك من يقف وإناؤه فارغ. أيّ شيء أُودع عندنا ولم يكن ليبقى من أوّل الأمر، وكيف نمسكه الآن بأيدينا، بالقبض أم بالبسط؟',
				'سمّاه حافظ ضاحكًا، ويُسمع في صوته أنّ الخطر كلّه في هذه الكلمة. من الذي علّمنا أوّل مرّة أن نخفض الضحكة إذا حسُنت الحال، وما الشيء الذي كان يحاول أن يصونه في ذلك اليوم البعيد؟',
			],
		},
		es: {
			keywords: ['flor risueña', 'gazal 281 de hafez', 'mal de ojo', 'despedida', 'confiar', 'envidia'],
			titles: ['Te la confío de vuelta', 'El peligro de la rosa es el prado'],
			excerpts: [
				'Una oración de Hafez por alguien joven que se marcha. Devuelve el depósito a su dueño y le advierte sobre los vecinos.',
				'Ni el invierno ni el jardinero: lo que amenaza a la flor nueva de Hafez es el prado donde ha crecido.',
			],
			openings: [
				'En un recibidor de Shiraz hay una maleta de pie. La madre levanta un Corán a la altura del dintel y quien se va se agacha y pasa por debajo, una vez hacia fuera, otra hacia dentro, otra hacia fuera, y besa las tapas. En la calle aguarda alguien con un cuenco de agua, y cuando arranca el taxi se la echa detrás, para que el camino devuelva lo que se lleva. Nadie de la familia sabría decir cuándo lo aprendió. En verano, la mancha del asfalto dura cuatro minutos.',
				'En la puerta de los colegios, en septiembre, hay un instante que se puede ver desde la acera de enfrente. Se suelta la mano pequeña. El niño da tres pasos y tiene la nuca muy delgada. No ha pasado nada malo, y el padre que ha soltado se queda con cinco dedos de más. Quisiera decirle algo a alguien, a la maestra, a los coches, a quien esté al mando. La mayoría de los idiomas no tienen impreso para esta solicitud. El persa tiene un pareado.',
			],
			body: [
				'El gazal 281 de Hafez se abre con un ruego así: «Señor, esta flor nueva y risueña que me confiaste / te la confío yo a ti, lejos del ojo envidioso del prado». El verbo aparece dos veces, primero confiaste y después confío, y en persa es el mismo que se usa para el dinero que se deja en el banco o las llaves que se dejan al vecino. La oración es, por tanto, la devolución de un depósito. El poeta le ruega al propietario que cuide de lo suyo, y se lo ruega con bastante firmeza.',
				'¿De quién hablaba? Los comentaristas han pensado en el hijo de un protector, en una persona amada que dejaba Shiraz, en un niño. El verso siguiente cuenta que se ha alejado cien jornadas de la calle de la lealtad, así que tampoco era un ángel. Y luego viene un encargo al viento del alba que yo no cambiaría por el resto: si vas a desatar ese pelo negro para soltar su almizcle, hazlo con educación. Ahí dentro viven corazones queridos; no los revuelvas.',
				'El ojo envidioso, supone uno, será de los de fuera. Hafez lo pone en el prado, en la hierba y las demás flores, en todo lo que comparte la misma tierra y la misma lluvia. Es una observación muy sobria. Los reyes apenas nos envidian. El ojo que nos mide está sentado a nuestra mesa, dos sillas más allá, y muchas veces además nos quiere.',
				'Contra ese ojo en Irán queman semillas de ruda silvestre, que chisporrotean en las brasas; en otros sitios se cuelga una cuenta azul. Son artesanías, con su olor y su color. El verso va por otro camino: ni pone una valla a la flor ni le tapa los ojos al prado. Dice de quién es. Y al decirlo se coloca también a sí mismo en su sitio, puesto que suya no fue nunca.',
			],
			counter:
				'Encomendar al cielo es a veces una buena excusa para no revisar los frenos. El mal de ojo, por su parte, es una teoría demasiado cómoda: explica cualquier percance, no hay modo de comprobarla y convierte en culpable a una vecina solitaria que mira raro. Además, una persona adulta puede negarse a ser flor. A quien se pasa la vida confiado a unos y a otros rara vez le preguntan en quién confía él.',
			practices: [
				'Elige a alguien que te preocupe y escribe, en cinco líneas como mucho, de qué lo estás protegiendo exactamente. Marca aquellas en las que puedas hacer algo antes de esta noche y haz la más pequeña. Para las demás redacta una sola frase de entrega: a Dios, a un médico, a su propio sentido común, lo que en tu caso sea honrado. Dobla el papel. En total, nueve minutos.',
				'Piensa en alguien de tu edad y tu oficio que haya tenido suerte hace poco. Escribe durante tres minutos qué sentiste con exactitud en el primer segundo, antes de la enhorabuena. Después mándale una frase sencilla sobre un detalle de su trabajo que solo pueda notar quien ha crecido en el mismo prado. Mira si el ojo que mide y el ojo que sabe apreciar resultan ser el mismo.',
			],
			closings: [
				'El agua del asfalto se ha secado y el taxi pasó hace rato la rotonda. Alguien sigue allí con el cuenco vacío. ¿Qué te han dado a guardar que nunca iba a quedarse, y cómo pones las manos mientras lo sostienes?',
				'Flor risueña, la llama Hafez, y se le nota que lo peligroso es la risa. ¿Quién te enseñó a reírte más bajo cuando las cosas te iban bien, y qué intentaba poner a salvo?',
			],
		},
	},
};
