import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'thanks-and-complaint',
	motif: 'scales',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: [
				'thanks and complaint',
				'shokr',
				'shekayat',
				'hafez ghazal 94',
				'gratitude',
				'complaining to a friend',
			],
			titles: ['Thanks, with a complaint enclosed', 'Two words that differ by one letter'],
			excerpts: [
				'Hafez thanks a friend and complains of the same friend in one breath. He will not send the two by separate post.',
				'In Arabic gratitude and grievance are neighbours in the dictionary. A ghazal moves them into one house.',
			],
			openings: [
				'Ask an old couple how they met. He tells it; she corrects the year, the weather, the colour of the coat. He lost the way, she says, and would not ask, as usual. And while she complains her hand straightens his collar. Visitors smile because they believe they have seen two things, a quarrel and a caress. There was one thing only, and it has no name in English. In the fourteenth century a poet in Shiraz needed two nouns for it and put the little word with between them.',
				'An Arabic dictionary is ordered by roots, and so it seats words together that would never have invited each other. On one page stands sh-k-r, to thank. Turn the leaf and you reach sh-k-w, to complain. Nothing but the final consonant keeps them apart. Persian borrowed both, as shokr and shekayat, and ears that grew up with poetry heard the resemblance at once, the way one notices at a wedding that two strangers have the same nose.',
			],
			body: [
				'Ghazal 94 of Hafez opens: “For that friend who soothes my heart I have thanks, and with them a complaint; / if you know the finer points of love, then listen to this tale.” He does not say thanks but, nor thanks and then. The complaint is packed into the same parcel. And the parcel has an odd address, since the friend is spoken of and somebody else is spoken to: a listener who must first show that he knows the finer points.',
				'The charges follow. Every service I did was without wage and without so much as a nod; may nobody have such a master. Nobody gives water to thirsty rogues; one would think that those who know a saint when they see one had left the country. It is dark, I have lost the road; come out of some corner, guiding star. By now it has become hard to tell whether a lover is talking, a courtier who has not been paid, or a man at prayer. Scholars have voted for all three.',
				'In the last couplet the tone shifts again. Love, he tells himself, will come to your cry even if, like Hafez, you can recite the Koran from memory in its fourteen transmissions. His pen name means nothing else: hafez, one who keeps the book by heart. There were seven canonical readers, each handed down by two transmitters, which makes the fourteen. Few people alive had better credentials, and he lists them in order to say that they are not what helps.',
				'So the form of the poem does what the first line announces. You do not bring charges for ten couplets against somebody you have finished with. The one who is truly leaving becomes polite.',
			],
			counter:
				'Complaining has a good press, as letting off steam. The psychologist Brad Bushman let angry people hit a punching bag while they thought of the offender, in a study published in 2002; they came away angrier than those who had sat and done nothing. And there are households in which thanks with a complaint has been served daily for thirty years, and nobody there needs the recipe. Sometimes the wage should simply be paid.',
			practices: [
				'Write a letter of six sentences to someone near you, alternating strictly: one thing you are grateful for, one thing that rankles, and so on, three of each. Join every pair with the word and; but is not allowed. It takes less than ten minutes. Do not send it today. Read it tomorrow, and see in which of the sentences the other person would recognise themselves at once.',
				'For one hour, keep a tally of your own complaints, aloud or silent, with strokes on the back of an envelope. When the hour is over take two minutes: beside each stroke put the name of the person who could do something about it, and a ring round it if that person has ever heard it from you. Then look at the strokes that have neither ring nor name.',
			],
			closings: [
				'The friend in the ghazal never answers, and we do not even learn what was so soothing about them. The listener learns all the rest. To whom do you bring the complaints that belong to somebody else, and what do they do with them?',
				'Shokr and shekayat begin alike and part company only at the end, like people who share a road to the last crossing. Which of your grievances would turn out to be gratitude if you followed it back far enough?',
			],
		},
		fa: {
			keywords: ['شکر و شکایت', 'غزل ۹۴ حافظ', 'یار دل‌نواز', 'گله', 'قدردانی', 'نکته‌دان'],
			titles: ['شکری که شکایت را هم با خودش آورد', 'گله از کسی که رهایش نکرده‌ای'],
			excerpts: [
				'حافظ در یک نفس از یار تشکر می‌کند و از او گله دارد، و حاضر نیست این دو را در دو پاکت جدا بفرستد.',
				'شکر و شکایت در لغت‌نامه همسایه‌اند. غزلی آن دو را در یک خانه نشاند و در را بست.',
			],
			openings: [
				'از زن و شوهر پیری بپرس چطور با هم آشنا شدند. مرد تعریف می‌کند و زن سال را تصحیح می‌کند، هوا را، رنگ پالتو را. می‌گوید راه را گم کرده بود و مثل همیشه عارش می‌آمد بپرسد. و همان‌طور که گله می‌کند یقهٔ پیراهن او را صاف می‌کند. مهمان‌ها لبخند می‌زنند چون خیال می‌کنند دو چیز دیده‌اند، یک دعوا و یک نوازش. یک چیز بود. شاعری در شیراز برای نامیدنش دو اسم لازم داشت و یک حرفِ «با» میانشان گذاشت.',
				'لغت‌نامه‌های عربی به ترتیب ریشه‌اند و برای همین کلمه‌هایی را کنار هم می‌نشانند که هیچ‌وقت همدیگر را دعوت نمی‌کردند. در یک صفحه شُکر است، سپاس گفتن. ورق می‌زنی و می‌رسی به شکایت. فقط حرفِ آخرِ ریشه از هم جداشان می‌کند، راء و واو. فارسی هر دو را وام گرفت و گوشی که با شعر بزرگ شده بود شباهت را زود شنید؛ مثل وقتی که در یک عروسی می‌بینی دو غریبه یک جور بینی دارند و همه رویشان نمی‌شود بپرسند.',
			],
			body: [
				'غزل ۹۴ این‌طور آغاز می‌شود: «زان یار دل‌نوازم شکری است با شکایت / گر نکته‌دان عشقی بشنو تو این حکایت». نمی‌گوید شکر ولی، یا شکر و بعد. شکایت را در همان بقچه پیچیده است. نشانیِ بقچه هم غریب است: دربارهٔ یار است و خطاب به دیگری، به شنونده‌ای که اول باید نشان بدهد ریزه‌کاری‌های عشق را می‌داند. پس بیت دو امتحان دارد، یکی برای یار و یکی برای ما که گوش ایستاده‌ایم.',
				'بعد نوبت دادخواست است. هر خدمتی کردم بی‌مزد بود و بی‌منت؛ خدایا کسی گرفتار چنین مخدومی نشود. به رندان تشنه کسی آب نمی‌دهد، انگار ولی‌شناسان از این ولایت رفته‌اند. شبم سیاه است و راه را گم کرده‌ام؛ ای کوکب هدایت از گوشه‌ای بیرون بیا. به اینجا که می‌رسی دیگر معلوم نیست عاشقی حرف می‌زند، یا درباری‌ای که مواجبش عقب افتاده، یا آدمی سر سجاده. شارحان به هر سه رأی داده‌اند و شاید هر سه درست گفته باشند.',
				'در بیت آخر لحن باز عوض می‌شود. به خود می‌گوید عشق به فریادت می‌رسد، حتی اگر مثل حافظ قرآن را در چارده روایت از بر بخوانی. هفت قاری بودند و از هر کدام دو راوی، که می‌شود چهارده. تخلصش هم همین را می‌گوید: حافظ، کسی که کتاب را در سینه دارد. کمتر کسی چنین سندی در دست داشت و او سندش را رو می‌کند تا بگوید گره از اینجا باز نمی‌شود.',
				'پس ساختِ شعر همان کاری را می‌کند که مصراع اول خبر داده بود. آدم علیه کسی که کارش با او تمام شده ده بیت شکایت نمی‌نویسد. آن که واقعاً می‌رود مؤدب می‌شود، «شما» می‌گوید و حالِ مادرت را می‌پرسد.',
			],
			counter:
				'می‌گویند گله کن تا سبک شوی. برد بوشمن، روان‌شناس آمریکایی، در پژوهشی که سال ۲۰۰۲ چاپ شد آدم‌های خشمگین را واداشت به کیسهٔ بوکس مشت بزنند و به طرفشان فکر کنند؛ از آن‌ها که نشسته بودند و هیچ کاری نکرده بودند خشمگین‌تر بیرون آمدند. خانه‌هایی هم هست که سی سال است هر روز سر سفره‌شان شکر با شکایت می‌کشند و دستورِ پختش را از حافظ نمی‌خواهند. گاهی هم راه درست این است که مزد را بدهند.',
			practices: [
				'برای کسی از نزدیکانت نامه‌ای شش‌جمله‌ای بنویس، یکی در میان: یک جمله سپاس، یک جمله گله، تا سه بار. هر جفت را فقط با «و» به هم وصل کن؛ «ولی» و «اما» ممنوع است. ده دقیقه هم نمی‌شود. امروز نفرستش. فردا بخوان و ببین آن آدم در کدام جمله خودش را فوری می‌شناخت و از کدام جمله تعجب می‌کرد.',
				'یک ساعت حسابِ گله‌هایت را نگه دار، بلند یا در دل، با چوب‌خطی پشت یک پاکت. سرِ ساعت دو دقیقه وقت بگذار: کنار هر خط نام کسی را بنویس که می‌تواند کاری برایش بکند، و اگر آن آدم این گله را تا امروز از دهان خودت شنیده دورش دایره بکش. بعد به خط‌هایی نگاه کن که نه نام دارند و نه دایره.',
			],
			closings: [
				'یار در این غزل جواب نمی‌دهد و حتی نمی‌فهمیم دل‌نوازی‌اش چه بود؛ همهٔ باقی را شنونده می‌شنود. گله‌هایی را که صاحبش دیگری است پیش چه کسی می‌بری، و او با این بار چه می‌کند؟',
				'شکر و شکایت مثل هم شروع می‌شوند و فقط در آخر از هم جدا می‌افتند، مثل دو نفری که تا چهارراه آخر هم‌راه‌اند. کدام گلهٔ تو اگر دنبالش را تا اول بگیری به سپاس می‌رسد؟',
			],
		},
		ar: {
			keywords: ['الشكر والشكوى', 'غزل حافظ ٩٤', 'العتاب', 'الحبيب', 'الامتنان', 'دقائق العشق'],
			titles: ['شكر ومعه شكوى في ظرف واحد', 'بين الشكر والشكوى حرف'],
			excerpts: [
				'يشكر حافظ الحبيبَ ويشكو منه في نَفَس واحد، ولا يرضى أن يرسل الأمرين في رسالتين.',
				'الشكر والشكوى جاران في المعجم لا يفصلهما إلّا الحرف الأخير. وفي غزل من شيراز يسكنان بيتًا واحدًا.',
			],
			openings: [
				'اسألوا زوجين عجوزين كيف كان اللقاء الأوّل. يبدأ هو الحكاية، فتصحّح هي السنة، ثم الطقس، ثم لون المعطف. تقول إنّه أضاع الطريق يومها وأبى أن يسأل، كعادته إلى اليوم. وهي تشكو تمتدّ يدها فتسوّي ياقة قميصه. يبتسم الضيوف لأنّهم يظنّون أنّهم رأوا شيئين، خصومة وملاطفة، وما كان هناك إلّا شيء واحد. احتاج شاعر في شيراز إلى اسمين ليصفه، فأخذهما كليهما من العربيّة، ووضع بينهما كلمة معناها «مع»، ولم يضع «لكن».',
				'رتّب أصحاب المعاجم العربيّة كلماتها على الجذور، فأجلسوا متجاورات كلماتٍ ما كان بعضها ليدعو بعضًا. ففي صفحة نجد «شكر»، ثم لا نبعد حتى نصل إلى «شكا»، ولا يفصل بين الجذرين إلّا الحرف الأخير. وأخذ الفرس الكلمتين معًا، فسمعت الأذن المدرَّبة على الشعر ما بينهما من قرابة في الحال، كما يلاحظ المرء في عرس أنّ لغريبين أنفًا واحدًا، فيستحي أن يسأل، ويقضي المساء وهو يقارن بينهما من طرف عينه.',
			],
			body: [
				'مطلع الغزل ٩٤ في ترجمتنا: «لي من ذلك الحبيبِ المُلاطفِ القلبَ شكرٌ معه شكوى / فإن كنتَ ممّن يدرون دقائق العشق فاسمع هذه الحكاية». لم يقل شكر ولكن، ولم يقل شكر ثم شكوى، بل لفّ الثانية في صرّة الأوّل. وعنوان الصرّة غريب كذلك، فالحديث عن الحبيب والخطاب لغيره، لسامع عليه أن يثبت أوّلًا أنّه من أهل الدقائق. ففي البيت امتحانان: واحد للحبيب الغائب، وواحد لنا نحن الواقفين عند الباب نتسمّع.',
				'ثم تأتي لائحة الدعوى. كلّ خدمة أدّيتها كانت بلا أجر ولا كلمة طيّبة، فلا ابتُلي أحد بمخدوم لا يلتفت. ولا أحد يسقي العطاش من الرندان، كأنّ الذين يعرفون الأولياء رحلوا عن هذه البلاد. وليلي أسود، وقد ضاع منّي الطريق ولا دليل، فاخرج من زاوية ما يا كوكب الهداية. وعند هذا الحدّ لا يعود السامع يعرف من المتكلّم: أعاشق هو، أم رجل من الحاشية تأخّر راتبه، أم مصلٍّ في سجّادته. وقد قال بكلّ واحد من الثلاثة فريق من الشرّاح، ولعلّ الشاعر كان سيصافحهم جميعًا ولا يرجّح.',
				'ويتبدّل الصوت مرّة أخرى في البيت الأخير. يقول لنفسه إنّ العشق يغيثك، وإن كنت كحافظ تقرأ القرآن عن ظهر قلب بأربع عشرة رواية. والقرّاء سبعة، ولكلّ منهم راويان، فتلك أربع عشرة. ولقبه نفسه لا يعني غير هذا: حافظ، أي من كان الكتاب في صدره. قلّ في زمانه من كان بيده مثل هذا السند، وهو يبرزه هنا ليقول إنّ العقدة لا تُحلّ من هذه الجهة وحدها.',
				'فبناء القصيدة يفعل ما أعلنه الشطر الأوّل. لا أحد يكتب عشرة أبيات في الشكوى من شخص فرغ منه قلبه. أمّا الراحل حقًّا فيصير مهذّبًا، ويسأل عن صحّة الوالدة، ويترك مفتاح البيت على الطاولة. وطول الشكوى بهذا المعنى مقياس من مقاييس البقاء، لا يُصرَف في سوق، لكنّ العاشقين يعرفون كم يساوي. وعند العرب شطر سائر في هذا المعنى، ويبقى الودّ ما بقي العتاب، قلّ من يذكر صاحبه، كأنّ كلّ بيت قاله يومًا على مائدته.',
			],
			counter:
				'يقال إنّ الشكوى تريح. وقد نشر عالم النفس براد بوشمان سنة ٢٠٠٢ دراسة جعل فيها أناسًا غاضبين يلكمون كيسًا وهم يفكّرون فيمن أغضبهم، فخرجوا أشدّ غضبًا ممّن جلسوا ولم يفعلوا شيئًا. ثم إنّ هناك بيوتًا يُقدَّم فيها الشكر مع الشكوى كلّ يوم منذ ثلاثين عامًا، ولا يحتاج أهلها إلى وصفة من شيراز. وأحيانًا يكون الحلّ أبسط من ذلك كلّه: أن يُدفع الأجر لصاحبه، وأن يُدفع اليوم قبل أن ينظم فيه شيئًا.',
			practices: [
				'اكتبوا رسالة من ستّ جمل إلى شخص قريب، واحدة شكر وواحدة عتاب، ثلاث مرّات على الترتيب. ويُربط كلّ زوج بالواو وحدها، فـ«لكن» ممنوعة في هذا التمرين. لا يستغرق ذلك عشر دقائق. لا تُرسَل الرسالة اليوم. تُقرأ غدًا، ويُنظر في أيّ جملة كان ذلك الشخص سيعرف نفسه من أوّل كلمة، وأيّ الجمل كان سيدهشه أن يجده عندنا.',
				'احسبوا الشكاوى ساعة كاملة، ما قيل منها وما بقي في الصدر، بخطوط صغيرة على ظهر مغلّف. وفي آخر الساعة دقيقتان للمراجعة: يُكتب بجانب كلّ خطّ اسم من يستطيع أن يصنع في الأمر شيئًا، وتُرسم حول الاسم دائرة إن كان صاحبه قد سمع هذه الشكوى منّا يومًا. ثم يبقى النظر في الخطوط التي لا اسم بجانبها ولا دائرة حولها.',
			],
			closings: [
				'لا يجيب الحبيب في هذا الغزل بشيء، بل لا نعرف حتى ما كانت ملاطفته تلك. السامع وحده يعرف البقيّة كلّها. إلى من نحمل الشكاوى التي صاحبها غيره، وماذا يصنع هو بكلّ هذا الحمل حين نمضي؟',
				'تبدأ الكلمتان بحرفين متطابقين ثم تفترقان في الأخير، كرفيقين يمشيان معًا إلى آخر مفترق في البلدة ثم يلتفت كلّ منهما مرّة. أيّ شكوى من شكاوانا تنتهي إلى شكر إن تتبّعناها راجعين خطوة خطوة إلى أوّلها؟',
			],
		},
		es: {
			keywords: ['gratitud y queja', 'gazal 94 de hafez', 'quejarse', 'dar las gracias', 'finuras del amor'],
			titles: ['Gracias, y adjunto la queja', 'Quien se va de verdad se vuelve cortés'],
			excerpts: [
				'Hafez da las gracias a un amigo y se queja de él en la misma frase. No quiere mandarlo en dos cartas.',
				'En el diccionario árabe la gratitud y la queja son vecinas de rellano. Un poema las pone a vivir juntas.',
			],
			openings: [
				'Pregunta a una pareja de ancianos cómo se conocieron. Lo cuenta él, y ella le corrige el año, el tiempo que hacía, el color del abrigo. Se había perdido, dice, y no quiso preguntar, como siempre. Y mientras se queja le endereza el cuello de la camisa. Las visitas sonríen porque creen haber visto dos cosas, una riña y una caricia. Era una sola y no tiene nombre en español. Un poeta de Shiraz necesitó dos sustantivos para decirla, y los unió con la preposición con.',
				'Los diccionarios árabes van por raíces, así que sientan juntas a palabras que jamás se habrían invitado. En una página está sh-k-r, dar las gracias. Pasas la hoja y llegas a sh-k-w, quejarse. Las separa la última consonante y nada más. El persa se quedó con ambas, shokr y shekayat, y los oídos criados entre versos notaron enseguida el parecido, como se nota en una boda que dos desconocidos tienen la misma nariz.',
			],
			body: [
				'Así arranca el gazal 94 de Hafez: «De quien me acaricia el alma tengo gratitud con queja; / si entiendes las finuras del amor, escucha este relato». No dice gratitud, pero; tampoco primero una y después la otra. La queja va en el mismo paquete. Y el paquete lleva una dirección rara, porque se habla de la persona amada y se le habla a un tercero, un oyente que antes tiene que demostrar que entiende de finuras.',
				'Siguen los cargos. Todo lo que serví fue sin paga y sin una palabra amable; que a nadie le toque un amo así. A los sedientos no les da agua nadie, se diría que quienes sabían reconocer a un santo han emigrado. La noche es negra y he perdido el camino; sal de algún rincón, estrella que guías. A estas alturas cuesta saber si habla un enamorado, un cortesano al que le deben tres meses o un hombre que reza. Los comentaristas han votado las tres opciones.',
				'En el último verso el tono vuelve a cambiar. El amor, se dice a sí mismo, acudirá a tu grito aunque, como Hafez, recites el Corán de memoria en las catorce transmisiones. Su nombre de poeta no significa otra cosa: hafez es quien guarda el libro en el pecho. Los lectores canónicos eran siete y a cada uno lo transmitieron dos discípulos; de ahí las catorce. Pocos podían presentar mejores credenciales, y él las presenta para decir que no es eso lo que ayuda.',
				'De modo que la forma del poema cumple lo que anunciaba el primer renglón. Nadie redacta diez versos de cargos contra alguien con quien ya ha terminado. El que se marcha de veras se vuelve educadísimo, pregunta por tu madre y deja las llaves en el cuenco de la entrada.',
			],
			counter:
				'Desahogarse tiene buena fama. El psicólogo Brad Bushman, en un estudio publicado en 2002, puso a gente enfadada a golpear un saco mientras pensaba en quien la había ofendido; salieron más furiosos que los que se quedaron sentados sin hacer nada. Hay además casas donde la gratitud con queja se sirve a diario desde hace treinta años, y allí nadie necesita la receta. A veces lo que procede es pagar el sueldo.',
			practices: [
				'Escribe a alguien cercano una carta de seis frases, alternando sin trampa: una cosa que le agradeces, una que te escuece, y así tres veces. Une cada pareja con la conjunción y; el pero está prohibido. Te llevará menos de diez minutos. No la mandes hoy. Léela mañana y mira en cuál de las frases esa persona se reconocería a la primera y cuál le sorprendería encontrar.',
				'Durante una hora lleva la cuenta de tus quejas, dichas o calladas, con palotes en el dorso de un sobre. Al terminar, dos minutos: junto a cada palote pon el nombre de quien podría hacer algo, y rodéalo con un círculo si esa persona te lo ha oído decir alguna vez. Luego quédate mirando los palotes que no tienen ni nombre ni círculo.',
			],
			closings: [
				'La persona amada no contesta en todo el poema y ni siquiera sabemos en qué consistía la caricia. El oyente, en cambio, se entera de lo demás. ¿A quién le llevas las quejas que son para otro, y qué hace con ellas?',
				'Shokr y shekayat empiezan igual y se despiden al final, como quienes comparten camino hasta el último cruce. ¿Cuál de tus agravios resultaría ser gratitud si lo siguieras hacia atrás lo bastante?',
			],
		},
	},
};
