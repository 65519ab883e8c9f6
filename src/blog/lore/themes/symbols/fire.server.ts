import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'fire',
	motif: 'fire',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['fire', 'dream of fire', 'burning house', 'flame', 'bonfire', 'smoke', 'hearth'],
			titles: ['Fire: the guest who must not be left alone', 'A light, a quarrel or a stove: fire in sleep'],
			excerpts: [
				'A flame in Yazd has been fed since before most kingdoms. In dreams we meet fire without anybody whose duty it is to sit up with it.',
				'Does it give light, or does it only crackle? The oldest question about a dreamt fire is still the best one.',
			],
			openings: [
				'Behind a pane of glass in Yazd stands a bronze vessel, and in it burns a fire which, the keepers say, has not gone out since the fifth century. It has moved house several times, carried from town to town when times were bad. Several times a day a priest with a white veil before his mouth, so that his breath shall not touch it, lays dry wood on the embers, apricot or almond. The visitors on this side see mostly their own reflections, and a glow in the chest of each.',
				'Somebody in the next courtyard lights a heap of brushwood, and grandmother, who has a bad knee, goes first. It is the last Tuesday evening of the Iranian year. She lifts her skirt a hand’s breadth, steps over the lowest of seven little fires, and says to it the old sentence: my yellow to you, your red to me. It is a bargain with a flame about the colour of one’s face. The neighbour’s son jumps the highest and singes a shoelace.',
			],
			body: [
				'Arabic interpreters put the same test to every fire: is there light in it? A fire seen from afar on a dark road is guidance, for Moses saw one and went towards it. One that only crackles and throws sparks is talk, envy, a quarrel among neighbours, and one that eats without smoke is a power nobody can appeal to. A fire in its hearth, at the hour when it belongs there, is simply dinner.',
				'Artemidorus too asked about the place. Fire on the hearth, bright and small, is good; a large one in the house is trouble; a torch held by oneself is a young man’s luck and a thief’s misfortune, since both are seen by it. He had noticed what every stoker knows: that the difference between warmth and calamity is often no more than a shovel’s width.',
				'Gaston Bachelard, postmaster, then teacher, then philosopher, wrote in 1938 a little book on fire and maintained that reverie was born in front of it. Before the hearth a man does not think, he said in substance, and yet he does not quite sleep. He also noticed that we learn of fire first as of a thing forbidden: the father’s slap comes before the burn. Jung’s readers add that a dreamt blaze had been a pile of fuel for a long time.',
				'So the quarrel is about whether to go closer or fetch water. The person in the dream nearly always runs for something: papers, a cat, a child who has long been grown up. That list is often more to the point than the flames. It seems that sleep lights a house now and then merely to find out what one would carry.',
			],
			counter:
				'An anthropologist, Christopher Lynn, had people watch a filmed fire with its sound and found in 2014 that their blood pressure fell a little, more so the longer they watched. So fire calms and frightens by turns, and no symbol can be held to both. Fever, a heating system that does not switch off, and smoke from next door light dreams as well; check the stove first.',
			practices: [
				'Light one candle after dark in a room without other light and watch it for five minutes, from a distance at which you could still put it out. Choose beforehand a sentence you have been repeating to yourself, and say it once at the beginning and once at the end. Notice which word came out differently. Put the flame out with a spoon or wet fingers, not with your breath, and stay in the dark for three breaths more.',
				'Set a clock for four minutes. Your home is on fire in the manner of dreams: everybody is safe and nothing hurts. Write down, without pausing, what you would carry out in your two arms, object by object. Stop when your arms are full. Then look at the list for the one thing that has no value and no use, and go and find it. Put it for a week where you can see it.',
			],
			closings: [
				'The fire in Yazd is old because for some fifteen hundred years there was always someone whose turn it was. Whose turn is it with the thing that you believe burns by itself?',
				'Grandmother gets her colour back, the fire gets the yellow, and everybody sits down to eat. What would you ask a flame to take off you, and what have you got to give that is worth its red?',
			],
		},
		fa: {
			keywords: ['آتش', 'خواب آتش', 'تعبیر خواب آتش', 'آتش‌سوزی', 'چهارشنبه‌سوری', 'شعله', 'دود'],
			titles: ['سرخیِ تو از من، و آتشی که در خواب می‌آید', 'آتشی که نباید تنها گذاشتش'],
			excerpts: [
				'مادربزرگ با زانوی دردناک اول از همه از روی آتش می‌پرد. در خواب اما کسی نیست که نوبت نگهبانی‌اش باشد.',
				'معبّر از هر آتشی یک سؤال می‌پرسید: نور داشت یا فقط صدا؟ هنوز پرسش بهتری پیدا نشده است.',
			],
			openings: [
				'در حیاط بغلی بوته‌ها را کپه کرده‌اند و مادربزرگ که زانویش درد می‌کند اول از همه می‌رود. آخرین سه‌شنبه‌شب سال است. دامنش را یک وجب بالا می‌گیرد، از روی کوتاه‌ترین آتش رد می‌شود و همان جملهٔ قدیمی را می‌گوید: زردی من از تو، سرخی تو از من. معامله‌ای است با شعله بر سر رنگ صورت. پسر همسایه از همه بلندتر می‌پرد و بند کفشش کز می‌خورد.',
				'در آتشکدهٔ یزد، پشت شیشه، مجمری مفرغی هست و آتشی در آن که می‌گویند از سدهٔ پنجم میلادی خاموش نشده. چند بار خانه عوض کرده و روزگار بد که می‌آمد شهر به شهر برده‌اندش. موبد با پارچه‌ای سفید جلوی دهان، تا نفسش به آتش نرسد، روزی چند بار هیزم خشک زردآلو و بادام بر آن می‌گذارد. تماشاگرِ این سوی شیشه بیشتر عکس خودش را می‌بیند، و سرخی‌ای که درست افتاده میان سینه‌اش.',
			],
			body: [
				'معبّران مسلمان از هر آتشی یک چیز می‌پرسیدند: روشنایی داشت؟ آتشی که در شبِ بیابان از دور پیدا شود راهنمایی است، چون موسی آتشی دید و به سویش رفت. آتشی که فقط صدا می‌کند و جرقه می‌پراند حرف است و حسد و دعوای در و همسایه. آتشی که بی‌دود می‌خورد قدرتی است که از دستش پیش هیچ‌کس نمی‌شود شکایت برد. و آتشی که در اجاق خودش و سر ساعت خودش باشد، فقط شام است؛ تعبیر نمی‌خواهد، قاشق می‌خواهد.',
				'آرتمیدوروس هم از جا می‌پرسید. آتش کوچک و روشنِ اجاق خوب است، آتش بزرگ در خانه دردسر، و مشعلی که خودت در دست داری برای جوان بخت است و برای دزد بدبختی، چون هر دو با آن دیده می‌شوند. او همان را فهمیده بود که هر گلخن‌تابی می‌داند: میان گرما و بلا گاهی به اندازهٔ یک بیل فاصله است. استادِ این کار را از بلندی شعله نمی‌شناسند؛ از این می‌شناسند که وقتی دیگران گرم صحبت‌اند، چشم او هنوز به آتش است.',
				'گاستون باشلار، که اول کارمند پست بود و بعد معلم و بعد فیلسوف، در سال ۱۹۳۸ کتاب کوچکی دربارهٔ آتش نوشت. می‌گفت خیال‌بافی جلوی اجاق به دنیا آمده؛ آدم آنجا فکر نمی‌کند و با این همه درست خواب هم نیست. این را هم دیده بود که ما آتش را نخست به نام چیزی ممنوع می‌شناسیم: دستِ پدر پیش از خودِ آتش می‌سوزاند. خوانندگان یونگ می‌افزایند که هر شعلهٔ خواب مدت‌ها هیزم بوده و کسی صدایش را درنیاورده.',
				'پس دعوا بر سر این است که جلو بروی یا آب بیاوری. آدمِ خواب تقریباً همیشه دنبال چیزی می‌دود: مدارکی، گربه‌ای، بچه‌ای که سال‌هاست بزرگ شده. این فهرست اغلب از خود شعله‌ها گویاتر است. انگار خواب گاهی خانه‌ای را آتش می‌زند فقط برای آنکه بداند چه چیزی را بغل می‌کنی و چه چیزی را، بی‌هیچ حرفی، می‌گذاری بماند.',
			],
			counter:
				'انسان‌شناسی به نام کریستوفر لین به مردم فیلم آتش با صدای آن نشان داد و در ۲۰۱۴ نوشت که فشار خونشان کمی پایین آمد، و هر چه بیشتر تماشا کردند بیشتر. پس آتش هم آرام می‌کند هم می‌ترساند و نمی‌شود نمادی را به هر دو متعهد کرد. تب، شوفاژی که خاموش نمی‌شود و دود خانهٔ بغلی هم خواب را روشن می‌کنند؛ اول سری به اجاق بزن.',
			practices: [
				'شب در اتاقی بی‌چراغ یک شمع روشن کن و پنج دقیقه تماشایش کن، از فاصله‌ای که دستت به خاموش کردنش برسد. پیشاپیش جمله‌ای را که این روزها مدام به خودت می‌گویی انتخاب کن؛ یک بار اول بگو و یک بار آخر. ببین کدام کلمه عوض شد. شعله را با قاشق یا انگشت خیس بگیر، نه با فوت، که قدیمی‌ها خوش نداشتند. سه نفس هم در تاریکی بنشین.',
				'چهار دقیقه وقت بگذار. خانه‌ات به شیوهٔ خواب آتش گرفته: همه سالم‌اند و هیچ‌جا نمی‌سوزد. بی‌وقفه بنویس در دو دستت چه بیرون می‌بری، یکی‌یکی. دست‌هایت که پر شد بایست. حالا در فهرست آن یکی را پیدا کن که نه قیمتی دارد نه به دردی می‌خورد، برو بیاورش و یک هفته جایی بگذار که هر بار از در می‌آیی جلوی چشمت باشد.',
			],
			closings: [
				'مادربزرگ سرخی‌اش را گرفت، آتش زردی را برد، و همه رفتند سر آش. تو از شعله می‌خواهی چه چیزی را از صورتت بردارد و در عوض چه داری که به سرخی‌اش بیرزد؟',
				'آتش یزد از آن رو کهنه است که در این همه سال همیشه نوبتِ کسی بوده. آنچه گمان می‌کنی خودش می‌سوزد، امشب نوبت کیست؟',
			],
		},
		ar: {
			keywords: ['نار', 'النار في المنام', 'تفسير حلم النار', 'حريق', 'لهب', 'دخان', 'موقد'],
			titles: ['نار القِرى ونار الخصومة', 'هل كان فيها نور؟ سؤال يُسأل لكلّ نار'],
			excerpts: [
				'كان العربيّ يوقد على تلّة كي يهتدي إليه من لا يعرفه. وفي المنام تأتي النار بلا مضيف، فيبقى السؤال القديم: أنورٌ أم ضجيج؟',
				'في يزد نار لم تنطفئ منذ قرون لأنّ عندها دائمًا من حانت نوبته. النار التي في الحلم لا نوبة عليها لأحد.',
			],
			openings: [
				'ليل في البادية، وعلى رأس تلّة نار. لم يوقدها صاحبها ليتدفّأ، فهو في خيمته أسفل منها، بل رفعها كي يراها من ضلّ طريقه وهو لا يعرفه بعد. نار القِرى يسمّونها، وكان البخيل يُعاب بأنّه يخفض ناره أو يطفئها إذا سمع نباحًا بعيدًا. قبل العنوان وقبل الرقم كانت الدار تُعرف بهذا: نقطة حمراء تقول لمجهول إنّ ثمّة خبزًا. ومن رأى في نومه نارًا على مرتفع فليسأل أوّلًا: من كان يُنتظر؟',
				'خلف لوح من زجاج في مدينة يزد وعاء من البرونز، وفيه نار يقول حرّاسها إنّها لم تخمد منذ القرن الخامس للميلاد. غيّرت بيتها مرارًا، وحُملت من بلد إلى بلد حين ساءت الأيّام. يضع الكاهن على فمه قطعة بيضاء كي لا يمسّها نَفَسه، ويلقم الجمر مرّات في اليوم حطبًا يابسًا من المشمش أو اللوز. أمّا الزائر من هذه الجهة فيرى في الزجاج صورته أكثر ممّا يرى النار، ووهجًا يقع في منتصف صدره تمامًا.',
			],
			body: [
				'عرف العرب نيرانًا كثيرة لكلّ منها اسم: نار الحلف، ونار الحرب، ونار السلامة توقد للقادم من سفره. يطرح المعبّرون على كلّ نار سؤالًا واحدًا: هل كان فيها نور؟ فالنار التي تُرى من بعيد في ليلة مظلمة هدى، إذ رأى موسى عليه السلام نارًا فمضى نحوها. والتي لا تفعل غير أن تفرقع وترمي بالشرر كلام وحسد وخصومة بين الجيران. والتي تأكل من غير دخان سلطان لا يُشتكى منه إلى أحد. فإن كانت في موقدها، في الساعة التي ينبغي أن تكون فيها هناك، فهي العشاء لا أكثر، ولا يحتاج العشاء إلى تعبير بل إلى ملعقة.',
				'وسأل أرطميدورس عن الموضع كذلك: الصغيرة الصافية في الموقد خير، والكبيرة في الدار متاعب، والمشعل في يد صاحب الحلم حظّ للشابّ ومصيبة للّصّ، لأنّ كليهما يُرى به. لقد لاحظ ما يعرفه كلّ وقّاد في حمّام، وهو أنّ بين الدفء والكارثة عرض مجرفة في كثير من الأحيان، وأنّ من يحسن إيقاد النار لا يُعرف بقوّة لهبه بل بأنّه لا يغفل عنها حين ينشغل الآخرون بالكلام.',
				'أمّا غاستون باشلار، وكان موظّف بريد ثم معلّمًا ثم فيلسوفًا، فكتب سنة ١٩٣٨ كتابًا صغيرًا في النار، ورأى أنّ أحلام اليقظة وُلدت أمامها: لا يفكّر المرء عند الموقد، ومع ذلك فهو ليس نائمًا تمامًا. ولاحظ أنّ أوّل ما نتعلّمه منها أنّها ممنوعة، فصفعة اليد تسبق الحرق. ويزيد القارئون على طريقة يونغ أنّ كلّ حريق في المنام كان قبل ذلك كومة حطب زمنًا طويلًا، ولم يسأل أحد من الذي كان يجمعها. فالمفاجأة في مثل هذا الحلم من نصيب صاحبه وحده، أمّا أهل البيت فكانوا يشمّون الرائحة منذ الخريف ويقولون إنّها من عند الجيران.',
				'والخلاف إذن: أيُقترب أم يُؤتى بالماء؟ إنّ الذي في الحلم يركض في الغالب طلبًا لشيء: أوراق، أو قطّة، أو طفل صار منذ سنين رجلًا ذا شاربين. وهذه القائمة أصدق من اللهب نفسه في كثير من الأحيان. كأنّ النوم يشعل الدار من حين إلى حين لا لشيء إلّا ليعرف ما الذي ستمتدّ إليه الذراعان، وما الذي سيُترك للجمر من غير التفات.',
			],
			counter:
				'عرض الأنثروبولوجيّ كريستوفر لين على الناس فيلمًا لنار مع صوتها، وكتب سنة ٢٠١٤ أنّ ضغط الدم انخفض عندهم قليلًا، وزاد انخفاضه كلّما طالت المشاهدة. فالنار تهدّئ حينًا وتخيف حينًا، ولا يحتاج أيّ من الأمرين إلى رمز. ثم إنّ الحمّى وتدفئة لا تنطفئ ودخانًا من عند الجيران توقد الأحلام هي أيضًا، فالأولى أن يُنظر إلى الموقد قبل الكتاب، وإلى البطّانية الثالثة قبلهما معًا.',
			practices: [
				'أوقدوا بعد حلول الظلام شمعة واحدة في غرفة لا ضوء فيها غيرها، وانظروا إليها خمس دقائق من مسافة تصل منها اليد لإطفائها. اختاروا قبل ذلك جملة تتردّد في الرأس هذه الأيّام، وقولوها مرّة في البداية ومرّة في النهاية، ولاحظوا أيّ كلمة تغيّرت نبرتها. أطفئوا اللهب بملعقة أو بإصبعين مبلولتين لا بالنفخ، وابقوا في العتمة ثلاثة أنفاس قبل إشعال المصباح.',
				'أربع دقائق على الساعة. البيت يحترق على طريقة الأحلام: الجميع بخير ولا شيء يؤلم. اكتبوا بلا توقّف ما تحمله ذراعان فقط إلى الخارج، غرضًا بعد غرض، وتوقّفوا حين تمتلئان. ثم ابحثوا في القائمة عن الشيء الذي لا ثمن له ولا منفعة فيه، وهو موجود دائمًا. أحضروه من مكانه، وضعوه أسبوعًا حيث تقع عليه العين عند الدخول.',
			],
			closings: [
				'كان صاحب التلّة يوقد لمن لا يعرف اسمه ولا يضمن مجيئه. في أيّ ليلة خُفضت النار في داركم لأنّ نباحًا سُمع من بعيد؟',
				'ما قدمت نار يزد إلّا لأنّ أحدًا ما كانت تحين نوبته كلّ ليلة. على من النوبة الليلة في الشيء الذي يُظنّ أنّه يشتعل من تلقاء نفسه؟',
			],
		},
		es: {
			keywords: ['fuego', 'soñar con fuego', 'incendio', 'llama', 'hoguera', 'san juan', 'humo'],
			titles: ['El fuego no se deja solo', 'Hoguera, hogar e incendio: tres fuegos soñados'],
			excerpts: [
				'La noche de San Juan se quema una silla coja y se salta. En sueños no hay nadie que vigile la hoguera, y por eso se corre.',
				'¿Daba luz o solo crepitaba? La pregunta de los intérpretes árabes sigue siendo la mejor que se le puede hacer a un fuego soñado.',
			],
			openings: [
				'Noche del 23 de junio en una playa de Alicante o de A Coruña. Arden una silla coja, los apuntes de un curso aprobado por los pelos, un cajón sin cómoda. Hay que saltar un número impar de veces, cada familia tiene el suyo y lo defiende con ardor. La abuela, que no puede, da la vuelta a la hoguera apoyada en un nieto y echa un papel doblado que nadie lee. Al amanecer quedan clavos en la arena.',
				'Detrás de un cristal, en Yazd, hay un vaso de bronce con un fuego que, según sus guardianes, no se ha apagado desde el siglo V. Se ha mudado varias veces, de ciudad en ciudad, cuando venían mal dadas. Varias veces al día un sacerdote con un velo blanco ante la boca, para no tocarlo con el aliento, pone leña seca de albaricoquero o de almendro. Los visitantes se ven sobre todo a sí mismos en el vidrio, con una brasa en mitad del pecho.',
			],
			body: [
				'Los intérpretes árabes le hacen a cualquier fuego la misma prueba: si alumbra. El que se divisa de lejos en una noche cerrada es guía, porque Moisés vio uno y caminó hacia él. El que no hace más que crepitar y soltar chispas es chisme, envidia, riña de vecinos. El que devora sin humo es un poder ante el que no cabe recurso. Y el que está en su hogar a su hora es, sencillamente, la cena, y no pide intérprete sino cuchara.',
				'También Artemidoro preguntaba por el sitio. Pequeño y claro en la lumbre, bueno; grande dentro de casa, problemas; la antorcha en la mano propia, suerte para el joven y desgracia para el ladrón, ya que a los dos se los ve con ella. Sabía lo que sabe un fogonero: entre el calor y la catástrofe suele haber el ancho de una pala.',
				'Gaston Bachelard, que fue empleado de correos, maestro y solo después filósofo, publicó en 1938 un librito sobre el fuego y sostuvo que la ensoñación nació delante de él. Ante la lumbre no se piensa y, con todo, no se está dormido del todo. Observó además que lo conocemos primero como cosa prohibida: el manotazo llega antes que la quemadura. Quien lee con Jung añadirá que todo incendio soñado fue mucho tiempo un montón de leña, y que alguien la iba apilando.',
				'La discusión es si acercarse o ir por agua. En el sueño casi siempre se corre en busca de algo: unos papeles, el gato, un hijo que hace años que se afeita. Esa lista suele decir más que las llamas. Parece que el dormir pega fuego a la casa de vez en cuando solo por averiguar con qué saldrías en brazos.',
			],
			counter:
				'El antropólogo Christopher Lynn puso a la gente la película de un fuego con su ruido y publicó en 2014 que les bajaba un poco la tensión, más cuanto más rato miraban. El fuego calma y espanta por turnos; no hay símbolo al que se pueda exigir ambas cosas. La fiebre, una calefacción que no se apaga y el humo del vecino también encienden sueños. Antes que el libro, mira los fogones.',
			practices: [
				'Enciende de noche una sola vela en un cuarto sin otra luz y mírala cinco minutos, a una distancia desde la que puedas apagarla. Elige antes una frase que te estés repitiendo estos días y dila una vez al empezar y otra al terminar. Fíjate en qué palabra sonó distinta. Apaga la llama con una cuchara o con los dedos mojados, sin soplar, y quédate tres respiraciones a oscuras.',
				'Cuatro minutos de reloj. Tu casa arde como arden en los sueños: todos están a salvo y nada duele. Escribe sin parar lo que sacarías en los dos brazos, cosa por cosa, y detente cuando estén llenos. Busca luego en la lista la única que no vale dinero ni sirve para nada. Ve por ella y déjala una semana donde la tengas a la vista.',
			],
			closings: [
				'Nadie leyó el papel de la abuela, y ella volvió a su silla tan tranquila. ¿Qué echarías tú a la hoguera sin necesidad de que lo sepa ninguno de los presentes?',
				'El fuego de Yazd es viejo porque en mil quinientos años siempre le tocó a alguien. ¿A quién le toca hoy cuidar eso que crees que arde por su cuenta?',
			],
		},
	},
};
