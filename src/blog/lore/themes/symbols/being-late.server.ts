import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'being-late',
	motif: 'wheel',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['being late', 'late', 'missed train', 'dream of being late', 'exam', 'clock', 'hurry'],
			titles: ['The train you are always about to miss', 'Late for an examination taken long ago'],
			excerpts: [
				'Artemidorus has no entry for it: nobody in his market place owned a minute. A dream that had to wait for the railway.',
				'Seven hundred medical students were asked what they dreamt before the examination. Those who came late in their sleep did not do badly in the morning.',
			],
			openings: [
				'The platform is at the other end of a station that grows as you cross it. You have the ticket, then you have not; the suitcase has been packed by someone who put in curtains. There is a clock, but its hands stand on something that is not a time. You run in the way one runs through water. And as you turn the last corner the train stands there with its doors open, and you see that you are in your socks, and that it is the wrong station.',
				'On 18 November 1883, a Sunday, clocks were stopped along the railways of North America at noon and after some minutes set going again. Until then each town had had its own noon, when the sun stood over its own church; there were dozens of them. After that day there were four. It has gone down in history as the day of two noons. Someone who had always been on time in his own street could from now on be late by the minute for an appointment with a whole continent.',
			],
			body: [
				'If you look up the dream of being late in the books after Ibn Sirin you will not find it. A caravan that left without the dreamer is there, and it is a matter postponed, sometimes a mercy, because one did not yet know what was waiting on the road. To hurry was the devil’s business, according to a saying. Interpreters who lived by the five prayers and the sun knew well about missing a thing; but by eleven minutes nobody could.',
				'Freud gave the missed train an entry of its own, and a friendly one. To depart, he said, is one of the commonest and best founded signs for dying. Such a dream comforts: be calm, it says, you are not going to depart. It is among the few passages in his book where a nightmare turns out to be a kind of pat upon the shoulder, given on the platform, as the red lamps grow smaller.',
				'The Jungian answer is more obstinate. Trains are for all; they leave at the same time for the punctual and the lame. If something in you dawdles at the door and looks for the second sock it is perhaps not incompetence but a vote. And examinations that have to be sat again though one has had the certificate for thirty years on the wall are, it was noticed early, dreamt mainly by those who once passed.',
				'So the dream accuses you of slowness, and its interpreters reply one after another that slowness may have saved you. In the middle, as in most of these dreams, a person stands on a platform in socks. What is odd about it is the loyalty. No one in this dream ever shrugs and sits down in the station restaurant. That would after all be possible; there is always a restaurant, with soup, and from its window one sees all the trains.',
			],
			counter:
				'In 2014 Isabelle Arnulf’s group questioned more than seven hundred students who had sat the entrance examination of a medical faculty in Paris. Sixty per cent had dreamt of it the night before, nearly always badly: late, lost, no pen. Those who had such dreams over the term had, on average, somewhat better marks. So it may be merely a rehearsal, and the sleeper in socks the most conscientious person in the house.',
			practices: [
				'For one appointment today arrive ten minutes early on purpose, and do nothing with them. No telephone, no list. Stand or sit where you can see the entrance, and observe how people arrive: who looks at the wrist, who apologises before they have closed the door. At the end of the time note what you had been afraid would happen in ten minutes without you. Then go in as though you had only just come.',
				'Write the departure time that you keep missing at the head of a page: not of a train, but of the thing for which, you feel, it is getting late. Give it an hour and a minute, as exactly as you can. Beneath it write who printed that timetable. Take five minutes for this and do not write “society”. If no name will come, cross out the minute; then the hour; and look at what is left.',
			],
			closings: [
				'The doors were open, the train was standing, and you looked at your feet. Which departure have you been granted time to miss, and what did you do with the evening?',
				'Two noons fell on one Sunday and the sun knew nothing of it. By whose clock are you behind, when it is quiet enough to hear your own?',
			],
		},
		fa: {
			keywords: ['دیر رسیدن', 'خواب دیر رسیدن', 'جا ماندن', 'جا ماندن از قطار', 'امتحان', 'ساعت', 'عجله'],
			titles: ['امتحانی که سال‌ها پیش قبول شده‌ای', 'قطاری که همیشه دارد می‌رود'],
			excerpts: [
				'از هفتصد دانشجو پرسیدند شب امتحان چه خوابی دیده‌اند. آنان که در خواب دیر رسیدند، صبح بدتر از بقیه نبودند.',
				'در کتاب‌های تعبیر قافله هست که می‌رود، اما دقیقه نیست. خواب دیر رسیدن باید منتظر راه‌آهن می‌ماند.',
			],
			openings: [
				'جلسهٔ کنکور شروع شده و تو هنوز در کوچه‌ای هستی که به خیابان نمی‌رسد. کارت دستت است و بعد نیست. پاک‌کن را برداشته‌ای، مداد را نه. نگهبان می‌گوید در را بسته‌ایم و صدایش صدای ناظم دبستان است. بیدار می‌شوی: چهل‌ودو ساله‌ای، مدرکت سال‌هاست قاب شده و امروز فقط باید بچه را ببری مدرسه. با این همه تا دندانت را مسواک بزنی دلت هنوز پشت آن در مانده و حساب می‌کند از چند سؤال می‌شد گذشت.',
				'سکو آن سر ایستگاهی است که هر چه می‌روی درازتر می‌شود. بلیت داری و بعد نداری؛ چمدان را کسی بسته که در آن پرده گذاشته است. ساعتی هست و عقربه‌هایش روی چیزی ایستاده که وقت نیست. می‌دوی، آن‌طور که در آب می‌دوند. سر آخرین پیچ قطار ایستاده و درهایش هنوز باز است، و تازه می‌بینی با جوراب آمده‌ای و ایستگاه را هم عوضی.',
			],
			body: [
				'در کتاب‌های پس از ابن سیرین دنبالش نگرد. قافله‌ای هست که بی‌بیننده رفته، و تعبیرش کاری است که عقب افتاده و گاهی هم رحمتی، چون معلوم نبود در راه چه نشسته. عجله را به گفتهٔ مَثل کار شیطان می‌دانستند. معبّری که با پنج نوبت نماز و سایهٔ دیوار زندگی می‌کرد خوب می‌دانست از چیزی جا ماندن یعنی چه، اما یازده دقیقه جا ماندن را هنوز کسی بلد نبود. آن را راه‌آهن آورد: در آمریکا روز ۱۸ نوامبر ۱۸۸۳ ساعت‌های ایستگاه‌ها را ظهر نگه داشتند و چند دقیقه بعد دوباره راه انداختند تا ظهرِ همه یکی شود. نامش در تاریخ روزِ دو ظهر است.',
				'فروید قطارِ ازدست‌رفته را با مهربانی تعبیر کرد. گفت رفتن از رایج‌ترین و موجه‌ترین نشانه‌های مردن است؛ پس این خواب دلداری می‌دهد: آسوده باش، تو نمی‌روی. از معدود جاهای کتاب اوست که کابوسی دستی بر شانهٔ آدم می‌گذارد، روی سکو، وقتی چراغ‌های قرمز کوچک می‌شوند.',
				'پاسخِ پیروان یونگ سرسخت‌تر است. قطار مال همه است و برای وقت‌شناس و لنگ سر یک دقیقه راه می‌افتد. اگر چیزی در تو دم در این‌پا و آن‌پا می‌کند و لنگهٔ دوم جوراب را می‌جوید، شاید بی‌دست‌وپایی نباشد، رأی مخالف باشد. این را هم از قدیم دیده‌اند که خوابِ امتحان دوباره را بیشتر کسانی می‌بینند که آن را قبول شده‌اند. گویی خواب جایی را برای ترس انتخاب می‌کند که آخرش را می‌داند، مثل کسی که فیلم ترسناک را بار دوم با چراغ روشن می‌بیند و باز هم بالش را بغل می‌کند.',
				'پس خواب تو را به کندی متهم می‌کند و وکیل‌ها یکی‌یکی می‌گویند کندی شاید نجاتت داده است. وسط دادگاه، مثل بیشترِ این خواب‌ها، آدمی ایستاده روی سکوی راه‌آهن، با جوراب. عجیب، وفاداریِ اوست. در این خواب هیچ‌کس شانه بالا نمی‌اندازد که برود در غذاخوری ایستگاه بنشیند. شدنی است؛ همیشه یک غذاخوری هست، با چای و املت، و از پنجره‌اش همهٔ قطارها پیداست.',
			],
			counter:
				'در سال ۲۰۱۴ گروه ایزابل آرنولف از بیش از هفتصد داوطلب ورودی پزشکی در پاریس پرسید. شصت درصد شب پیش از آزمون خوابش را دیده بودند و کمابیش همیشه بد: دیر، گم، بی‌قلم. کسانی که در طول ترم از این خواب‌ها داشتند روی هم رفته نمره‌های اندکی بهتر گرفتند. پس شاید فقط تمرین باشد، و آن جوراب‌پوشِ سراسیمه وظیفه‌شناس‌ترین آدم خانه.',
			practices: [
				'برای یکی از قرارهای امروز به‌عمد ده دقیقه زود برو و با آن هیچ کاری نکن؛ نه گوشی، نه فهرست. جایی بایست که در را ببینی و تماشا کن دیگران چطور می‌رسند: که به مچش نگاه می‌کند، که پیش از بستن در عذر می‌خواهد. آخرش بنویس می‌ترسیدی در این ده دقیقه بی‌تو چه پیش بیاید. بعد برو تو، انگار همین الان رسیده‌ای، و به کسی هم نگو.',
				'بالای صفحه‌ای ساعتِ حرکتی را بنویس که مدام از آن جا می‌مانی؛ نه قطار، آن کاری که گمان می‌کنی دارد دیر می‌شود. ساعت و دقیقه‌اش را تا می‌توانی دقیق بگذار. زیرش بنویس این جدول را چه کسی چاپ کرده است. پنج دقیقه وقت بگذار و ننویس «جامعه». اگر نامی نیامد دقیقه را خط بزن، بعد ساعت را، و ببین چه مانده.',
			],
			closings: [
				'از پنجرهٔ آن غذاخوری همهٔ قطارها را می‌شود دید و هیچ‌کس تا حالا ننشسته است. اگر امشب بنشینی، اول رفتنِ کدامشان را تماشا می‌کنی؟',
				'در یک یکشنبه دو ظهر شد و آفتاب خبر نداشت. وقتی آن‌قدر ساکت است که ساعت خودت را بشنوی، از ساعتِ چه کسی عقبی؟',
			],
		},
		ar: {
			keywords: ['تأخر', 'التأخر في المنام', 'فوات القطار', 'تفسير حلم التأخر', 'امتحان', 'ساعة', 'عجلة'],
			titles: ['القطار الذي يوشك أن يفوت دائمًا', 'متأخّرون عن امتحان اجتزناه'],
			excerpts: [
				'في كتب التعبير قافلة تمضي، وليس فيها دقيقة واحدة. كان على هذا الحلم أن ينتظر السكك الحديديّة.',
				'سُئل سبعمئة طالب عمّا رأوه ليلة الامتحان. ومن تأخّر منهم في نومه لم يكن في الصباح أسوأ حالًا.',
			],
			openings: [
				'الرصيف في الطرف الآخر من محطّة تطول كلّما قُطعت. كانت التذكرة في اليد ثم لم تعد فيها، والحقيبة رتّبها شخص وضع فيها ستائر. هناك ساعة، غير أنّ عقربيها يقفان على شيء ليس وقتًا. والجري كالجري في الماء. وعند آخر منعطف يظهر القطار واقفًا وأبوابه مفتوحة، وفي تلك اللحظة يتبيّن أنّ القدمين في الجوارب، وأنّ المحطّة ليست هي المحطّة، وأنّ ناظرها يشبه معلّم الحساب في الصفّ الرابع، وهو ينظر إلى الساعة لا إلى القادم.',
				'في الثامن عشر من نوفمبر ١٨٨٣، وكان يوم أحد، أُوقفت ساعات السكك الحديديّة في أمريكا الشماليّة عند الظهر، ثم أُعيد تشغيلها بعد دقائق. حتى ذلك اليوم كان لكلّ بلدة ظهرها، حين تقف الشمس فوق سطوحها هي، فكانت الأظهار عشرات، ثم صارت تُعدّ على أصابع اليد. سُمّي يوم الظهرين. ومن كان لا يتأخّر قطّ في شارعه صار في وسعه منذ ذلك الأحد أن يتأخّر بالدقيقة عن موعد مع قارّة كاملة، من غير أن يغيّر خطوه.',
			],
			body: [
				'لا فائدة من البحث عن حلم التأخّر في الكتب المنسوبة إلى ابن سيرين. فيها قافلة مضت بغير صاحبها، وتعبيرها أمر مؤجّل، وقد يكون في تأجيله رحمة، فما كان أحد يدري ما ينتظر في الطريق. والعجلة عندهم من الشيطان كما في القول السائر. ومعبّر يعيش بخمس صلوات وبظلّ الجدار يعرف جيّدًا معنى أن يفوت المرءَ شيء، ويسأل عن الصلاة قبل أن يسأل عن القافلة، أمّا أن يفوته بإحدى عشرة دقيقة فلم تكن هذه المهارة قد وُجدت بعد. ومن قال لجاره في تلك الأيّام: نلتقي بعد العصر، فقد أعطاه نصف النهار هديّة، ولم يكن أحد منهما ليقف في الطريق ناظرًا إلى معصمه.',
				'وفسّر فرويد القطار الفائت تفسيرًا فيه رفق. قال إنّ الرحيل من أشيع الرموز للموت وأوضحها سببًا، فهذا الحلم إذن عزاء: اطمئنّ، لن ترحل. وهو من المواضع القليلة في كتابه التي يتبيّن فيها أنّ الكابوس يد على الكتف، على رصيف محطّة، والمصابيح الحمر تصغر في آخر السكّة. وكان فرويد نفسه، كما يروي مترجمو حياته، يصل إلى المحطّة قبل القطار بوقت طويل. ولم يقل ماذا يصنع بعد ذلك من اطمأنّ، وحقيبته في يده وليس في المحطّة أحد. لعلّه يعود إلى بيته فيجد الضوء ما زال مشتعلًا، والعشاء لم يبرد كلّه بعد.',
				'أمّا جواب القارئين على طريقة يونغ فأشدّ عنادًا. القطار للجميع، يمضي في الدقيقة نفسها بالمنضبط والأعرج. فإن كان في الداخل شيء يتلكّأ عند الباب ويبحث عن الجورب الثاني فقد لا يكون عجزًا، بل صوتًا معارضًا. ولوحظ منذ زمن أنّ الامتحان الذي يُعاد في المنام، والشهادة معلّقة على الجدار منذ ثلاثين سنة، يراه في الغالب من نجح فيه. كأنّ النوم حين يحتاج إلى خوف يختار منه ما يعرف نهايته.',
				'فالحلم يتّهم بالبطء، والمحامون يقومون واحدًا بعد واحد ليقولوا إنّ البطء ربّما أنقذ. وفي الوسط، كما في أكثر هذه الأحلام، إنسان على الرصيف بجوربيه. والعجيب هو الوفاء. لا أحد في هذا الحلم يهزّ كتفيه ويجلس في مقهى المحطّة. وذلك ممكن، فهناك مقهى دائمًا، وفيه شاي بالنعناع، ومن نافذته تُرى القطارات كلّها.',
			],
			counter:
				'سنة ٢٠١٤ سأل فريق إيزابيل أرنولف أكثر من سبعمئة ممّن تقدّموا لامتحان القبول في كلّيّة طبّ بباريس. ستّون في المئة منهم حلموا به في الليلة السابقة، وحلمهم سيّئ في معظم الأحوال: تأخّر، وضياع، ولا قلم. ومن كثرت عندهم هذه الأحلام خلال الفصل كانت درجاتهم في المتوسّط أحسن قليلًا. فقد يكون الأمر تدريبًا لا غير، وذو الجوارب أكثر أهل البيت اجتهادًا.',
			practices: [
				'اذهبوا إلى أحد مواعيد اليوم قبل وقته بعشر دقائق عمدًا، ولا تصنعوا فيها شيئًا: لا هاتف ولا قائمة. قفوا حيث يُرى الباب وراقبوا كيف يصل الناس، من ينظر إلى معصمه، ومن يعتذر قبل أن يغلق الباب خلفه. وفي النهاية اكتبوا ما كان يُخشى أن يحدث في عشر دقائق من غيركم. ثم ادخلوا كأنّ الوصول كان الآن، ولا تذكروا لأحد أمر الدقائق العشر.',
				'اكتبوا في رأس صفحة ساعة الرحيل التي تفوت مرّة بعد مرّة، لا رحيل القطار، بل ذلك الأمر الذي يبدو أنّ وقته يضيق. حدّدوا الساعة والدقيقة بأقصى ما يمكن من الدقّة، ثم اكتبوا تحتها من الذي طبع هذا الجدول. خمس دقائق، ولا تُكتب كلمة «المجتمع». فإن لم يأت اسم فاشطبوا الدقيقة، ثم الساعة، وانظروا في ما بقي على الورقة.',
			],
			closings: [
				'كانت الأبواب مفتوحة والقطار واقفًا، ثم نظر المسافر إلى قدميه. أيّ رحيل أُعطي لكم وقت كي يفوت، وماذا صُنع بذلك المساء؟',
				'وقع ظهران في أحد واحد ولم تعلم الشمس بشيء. حين يسود من الهدوء ما يكفي لسماع الساعة الداخليّة، بساعة مَن يُحسب التأخّر، ومن الذي ملأها أوّل مرّة؟',
			],
		},
		es: {
			keywords: ['llegar tarde', 'soñar que llego tarde', 'perder el tren', 'examen', 'reloj', 'prisa', 'retraso'],
			titles: ['El tren que siempre está a punto de irse', 'Tarde al examen que aprobaste hace veinte años'],
			excerpts: [
				'En los libros antiguos hay caravanas que se marchan, pero no minutos. Este sueño tuvo que esperar a que llegara el ferrocarril.',
				'Preguntaron a setecientos estudiantes qué habían soñado la víspera. Los que llegaban tarde dormidos no salieron peor parados por la mañana.',
			],
			openings: [
				'El andén está en la otra punta de una estación que crece a medida que la cruzas. Tienes el billete y luego no lo tienes; la maleta la ha hecho alguien que ha metido cortinas. Hay un reloj, pero sus agujas señalan algo que no es una hora. Corres como se corre dentro del agua. Al doblar la última esquina el tren está ahí, parado, con las puertas abiertas, y entonces ves que vas en calcetines y que no es esa la estación.',
				'El reloj de la Puerta del Sol pone de acuerdo a un país una vez al año, y para celebrarlo hay que tragar doce uvas a razón de una cada tres segundos. Siempre hay un tío que va por la octava cuando todos se besan. Se le perdona, se ríe, mastica. Y esa misma noche sueña que llega a la plaza y ya no hay nadie, solo los barrenderos y un olor a pólvora, y que en la mano le quedan cuatro.',
			],
			body: [
				'En los libros que siguen a Ibn Sirin no encontrarás este sueño. Hay una caravana que partió sin el soñador, y significa un asunto aplazado, a veces por misericordia, ya que no se sabía qué aguardaba en el camino. Las prisas, según el dicho, son del demonio. El intérprete vivía con cinco oraciones y la sombra de un muro, y sabía de sobra lo que es perderse algo; perdérselo por once minutos no estaba todavía al alcance de nadie.',
				'Eso lo trajo el tren. El 18 de noviembre de 1883 se pararon a mediodía los relojes de los ferrocarriles de Norteamérica y al rato se echaron a andar de nuevo, para que las decenas de mediodías de cada pueblo se quedaran en cuatro. Se lo recuerda como el día de los dos mediodías. Quien siempre había sido puntual en su calle podía desde entonces llegar tarde, por minutos, a una cita con un continente.',
				'Freud le dedicó al tren perdido unas líneas amables. Partir, dijo, es uno de los símbolos de la muerte más corrientes y fundados; el sueño, pues, consuela: tranquilo, tú no te vas. Quien lee con Jung es más terco. El tren es de todos y sale a la vez para el puntual y para el cojo; si algo en ti se entretiene en la puerta y busca el otro calcetín, acaso no sea torpeza, sea un voto en contra. Y los exámenes que hay que repetir, con el título colgado en la pared, los sueñan sobre todo quienes los aprobaron.',
				'El sueño te acusa de lento y los abogados van saliendo a decir que la lentitud quizá te salvó. En medio, como en casi todos estos sueños, una persona en un andén y en calcetines. Lo curioso es la lealtad: nadie, en este sueño, se encoge de hombros y se mete en la cantina. Y eso que siempre hay cantina, con caldo, y desde la ventana se ven pasar todos los trenes.',
			],
			counter:
				'En 2014 el grupo de Isabelle Arnulf preguntó a más de setecientos aspirantes a una facultad de Medicina de París. El sesenta por ciento había soñado con el examen la noche anterior, y casi siempre mal: tarde, perdidos, sin bolígrafo. Los que tuvieron sueños así durante el curso sacaron, de media, notas algo mejores. Puede que no sea más que un ensayo, y el de los calcetines, la persona más aplicada de la casa.',
			practices: [
				'Llega hoy a una cita diez minutos antes, a propósito, y no hagas nada con ellos. Ni teléfono ni lista. Ponte donde se vea la entrada y observa cómo van llegando: quién se mira la muñeca, quién pide perdón antes de cerrar la puerta. Al final apunta qué temías que ocurriera en diez minutos sin ti. Después entra como si acabaras de aparecer, y no se lo cuentes a nadie.',
				'Escribe en lo alto de una hoja la hora de salida que pierdes una y otra vez; no la de un tren, la de eso para lo que sientes que se va haciendo tarde. Ponle hora y minuto, con toda la exactitud posible. Debajo escribe quién imprimió ese horario. Tienes cinco minutos y no vale «la sociedad». Si no sale ningún nombre, tacha el minuto, luego la hora, y mira lo que queda.',
			],
			closings: [
				'Vísteme despacio, que tengo prisa, decía el otro, y llegó. ¿Qué salida te han dejado perder a tiempo, y en qué gastaste la tarde que te sobró?',
				'A tu tío le quedaron cuatro uvas en la mano y el año empezó igualmente. ¿Con el reloj de quién vas atrasado, cuando hay silencio bastante para oír el tuyo?',
			],
		},
	},
};
