import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'On the Two of Swords somebody sits blindfolded by the sea with a blade in each hand, perfectly balanced. It is an impressive posture, and nobody can keep it up for long. The tide behind the chair is not waiting for the arms.',
				ask: 'Which of the two blades has begun to feel heavier this week?',
			},
			{
				say: 'Before a hard choice Persians may open Hafez: a wish, a thumb between the pages, a ghazal. The poem hardly ever says yes or no. What people remember afterwards is their own face when they hoped it would say one of the two.',
				ask: 'If a stranger answered for you right now, which answer would disappoint you?',
			},
			{
				say: 'The Masnavi has a thorn bush planted in the road by someone who promised, every day, to dig it up tomorrow. The bush grew younger with each year and the digger older. Then again, some shrubs are best left until one knows their roots.',
				ask: 'What has grown in the meantime, while this was put off?',
			},
			{
				say: 'Three fish hear the nets coming. One leaves at once by the river, one lies still and plays dead, one swims about being clever. The first two both survived, which the tellers tend to forget.',
				ask: 'Which of the three are you most like in this matter, and how does the water look?',
			},
			{
				say: 'A crossroads in the old tales carries a stone with three inscriptions, and the prince always takes the road that says “no return”. Storytellers prefer that road. Those who live in the village beside the stone mostly come and go, and a few come back.',
				ask: 'Which of your roads really cannot be walked back, and how do you know?',
			},
		],
		deeper: [
			{
				say: 'Solomon once gave a man the wind to flee on, all the way to India, and India was the very place where the meeting was set. I tell it not as fate but as a caution about speed. Some hurry is only fear with good shoes.',
				ask: 'What would change about this choice if you had until next month?',
			},
			{
				say: 'The scales of Justice on the card hang level, and beside them stands a sword. Weighing has to stop somewhere; a decision is the moment when no further pebble is put on. What is cut off by the sword was often good as well.',
				ask: 'Which good thing would you be giving up, on the side you lean towards?',
			},
			{
				say: 'Two people usually stand in a choice: the one who will make it on a bright morning and the one who has to live in it on a wet Thursday in November. The first is a better speaker.',
				ask: 'What would the Thursday self ask to have written into the contract?',
			},
			{
				say: 'People who divide an inheritance by lot were said to watch the hand before it opened. In that second everyone learned what they wanted. The lot was hardly needed after that, though they kept to it out of courtesy.',
				ask: 'What have you already done, in small things, as if it were decided?',
			},
			{
				say: 'A tailor measures seven times and cuts once, says a proverb that turns up from Moscow to Tabriz. It does not mention the tailor who measured eleven times and lost the customer. Cloth that is never cut is safe, and nobody can wear it.',
				ask: 'What are you still measuring that you have measured before?',
			},
			{
				say: 'There may be someone whose blessing would make it easy and whose frown would make it hard. The falcon in the Masnavi comes to the king’s drum and to no other; but he had learned that drum before he was asked about it.',
				ask: 'Whose drum do you hear when you think of this, and when did you learn it?',
			},
			{
				say: 'Wine or vinegar comes out of the same jar, and the maker cannot tell on the first day. I cannot tell you how this turns out either. Those who claim to know the end of it usually have something to sell.',
				ask: 'What could you bear, if it went badly, and what could you not?',
			},
			{
				say: 'Not choosing has its own furniture: the second list, the late-night search, the friend who has heard it all and starts to look at the door. It is quite habitable. Rent is due in small coins, most of them of sleep.',
				ask: 'What does staying undecided cost you in a normal week, counted honestly?',
			},
			{
				say: 'The elephant stood in the dark, and each hand went home with a fan, a pillar, a throne. Rumi asked for a candle. In an ordinary matter a candle may be one telephone call, a figure on paper, a walk past the place itself.',
				ask: 'Which single fact do you not have yet, and who has it?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'The five-card spread has a place for what stands in your way; the choosing stays with whoever turns the cards.',
			},
			{
				page: 'hafez',
				line: 'The old custom would be to open Hafez at this point, wish in hand, and listen for your own reaction.',
			},
			{
				page: 'big-five',
				line: 'Some people decide late by temperament and some early; the Big Five shows which way you lean.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'در ورق دوی شمشیر، کسی با چشم بسته کنار دریا نشسته و در هر دست تیغی دارد، درست هم‌وزن. ژست باشکوهی است و هیچ‌کس تا شب تاب نگه داشتنش را ندارد. آب پشت صندلی هم منتظر بازوها نمی‌ماند.',
				ask: 'این هفته کدام تیغ دارد سنگین‌تر می‌شود؟',
			},
			{
				say: 'پیش از کار سخت لای حافظ را باز می‌کنیم. غزل کمتر آری یا نه می‌گوید. آنچه بعدها یادمان می‌ماند، حال خودمان است در آن لحظه که دعا می‌کردیم یکی از این دو را بگوید.',
				ask: 'اگر همین حالا غریبه‌ای به جایت جواب بدهد، کدام جواب دلت را می‌گیرد؟',
			},
			{
				say: 'در مثنوی مردی بر سر راه خاربنی کاشت و هر روز گفت فردا می‌کَنمش. خاربن هر سال جوان‌تر شد و خارکن پیرتر. با این حال بعضی بوته‌ها را هم تا ریشه‌شان معلوم نشود نباید کَند.',
				ask: 'در این مدت که کار عقب افتاد، چه چیزی بی‌صدا بزرگ شد؟',
			},
			{
				say: 'سه ماهی صدای تور را شنیدند: یکی همان دم به رود زد، یکی خود را به مردگی زد، یکی ماند و زیرکی کرد. معمولاً یادشان می‌رود بگویند که دو ماهی اول هر دو زنده ماندند، هر کدام به شیوه‌ای.',
				ask: 'در این کار به کدامشان نزدیک‌تری و آب دور و برت چه حالی دارد؟',
			},
			{
				say: 'استخاره را برای جایی گذاشته بودند که عقل و مشورت به بن‌بست رسیده باشد، نه برای آغاز راه. خیلی‌ها هم اگر خوب نمی‌آمد، دوباره می‌گرفتند، و همین دوباره گرفتن جوابِ روشن‌تری بود.',
				ask: 'پیش از آنکه از کسی بپرسی، دلت به کدام طرف رفته بود؟',
			},
		],
		deeper: [
			{
				say: 'مردی از سلیمان خواست باد او را به هندوستان ببرد تا از چیزی بگریزد، و قرار درست در هندوستان بود. این را برای سرنوشت نمی‌گویم؛ برای شتاب می‌گویم. بعضی عجله‌ها ترسی است که کفش خوب پوشیده.',
				ask: 'اگر یک ماه فرصت داشتی، چه چیز این تصمیم عوض می‌شد؟',
			},
			{
				say: 'ترازوی ورق عدالت میزان است و کنارش شمشیری ایستاده. وزن کردن باید جایی تمام شود؛ تصمیم همان لحظه‌ای است که دیگر سنگی نمی‌گذاری. آنچه شمشیر می‌برد هم گاهی چیز خوبی بوده است.',
				ask: 'در همان سمتی که به آن مایلی، از کدام چیز خوب باید دست بکشی؟',
			},
			{
				say: 'در هر انتخابی دو نفر هستند: یکی که در صبحی آفتابی تصمیم می‌گیرد و یکی که باید یک پنجشنبهٔ بارانی در آن زندگی کند. اولی خوش‌سخن‌تر است. دومی معمولاً به جلسه دعوت نمی‌شود.',
				ask: 'آن آدمِ پنجشنبه می‌خواهد چه شرطی در قرارداد نوشته شود؟',
			},
			{
				say: 'ارث را که با قرعه قسمت می‌کردند، پیش از باز شدن مشت، همه به دست نگاه می‌کردند. در همان یک لحظه هر کس فهمید چه می‌خواهد. بعد از آن دیگر قرعه فقط ادب بود.',
				ask: 'در کارهای کوچک، از همین حالا کجا طوری رفتار کرده‌ای که انگار تصمیم گرفته شده؟',
			},
			{
				say: 'خیاط هفت بار گز می‌کند و یک بار می‌برد. مَثَل از خیاطی که یازده بار گز کرد و مشتری‌اش رفت چیزی نمی‌گوید. پارچهٔ نبریده سالم می‌ماند و به تن کسی هم نمی‌نشیند.',
				ask: 'چه چیزی را باز گز می‌کنی که پیش از این هم گز کرده بودی؟',
			},
			{
				say: 'باز شکاری با طبل شاه برمی‌گردد و با طبل هیچ‌کس دیگر. اما این طبل را وقتی به او یاد دادند که هنوز از او نظر نخواسته بودند. گاهی صدایی که راه را به ما نشان می‌دهد، از خودمان قدیمی‌تر است.',
				ask: 'وقتی به این کار فکر می‌کنی، صدای طبل چه کسی می‌آید؟',
			},
			{
				say: 'سرکه و شراب از یک خم بیرون می‌آیند و روز اول خودِ خمّار هم نمی‌داند کدام. من هم نمی‌دانم آخر این کار چه می‌شود. آن که می‌گوید می‌داند، معمولاً چیزی برای فروختن دارد.',
				ask: 'اگر بد شد، چه چیزش را می‌توانی تاب بیاوری و چه چیزش را نه؟',
			},
			{
				say: 'دودلی برای خودش خانه‌ای است با اسباب کامل: فهرست دوم، جست‌وجوی نیمه‌شب، دوستی که همه را شنیده و دارد به در نگاه می‌کند. جای بدی نیست، فقط کرایه‌اش را از خواب آدم برمی‌دارند.',
				ask: 'بلاتکلیفی در یک هفتهٔ معمولی چه خرجی روی دستت می‌گذارد؟',
			},
			{
				say: 'فیل در خانهٔ تاریک بود و هر دستی چیزی با خود برد: ناودان، ستون، تخت. مولانا شمع خواست. در کارهای این دنیا شمع گاهی یک تلفن است، یک عدد روی کاغذ، یا یک بار رد شدن از همان کوچه.',
				ask: 'کدام خبر را هنوز نداری و پیش کیست؟',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'چیدمان پنج‌ورقِ تاروت تو را روبه‌روی آنچه راهت را بسته می‌نشاند؛ انتخاب با همان دستی است که ورق برمی‌گرداند.',
			},
			{
				page: 'hafez',
				line: 'رسم قدیم این بود که همین‌جا نیت کنی و حافظ را باز کنی، و گوش بدهی که دلت از جواب چه می‌خواهد.',
			},
			{
				page: 'big-five',
				line: 'بعضی‌ها ذاتاً دیر تصمیم می‌گیرند و بعضی زود؛ آزمون پنج عامل نشان می‌دهد تو به کدام نزدیک‌تری.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'في ورقة السيفين إنسان معصوب العينين أمام البحر، في كلّ يد سيف، والوزنان سواء. وقفة مهيبة لا يقدر عليها ذراع حتّى المساء، والمدّ خلف الكرسيّ لا ينتظر أحدًا.',
				ask: 'أيّ السيفين صار أثقل عليكم في هذا الأسبوع؟',
			},
			{
				say: 'جُعلت الاستخارة لما بعد المشورة والنظر، لا بدلًا منهما. وكثيرون كانوا يعيدونها حين لا يعجبهم ما خرج، فكانت الإعادة نفسها أوضح جواب في المجلس كلّه.',
				ask: 'إلى أيّ جهة مال قلبكم قبل أن تسألوا أحدًا؟',
			},
			{
				say: 'غرس رجل في المثنوي شوكًا على الطريق، ووعد كلّ يوم بقلعه غدًا. كان الشوك يزداد شبابًا وقالعه يزداد شيخوخة. ومع ذلك فمن الشجر ما لا يُقلع حتّى تُعرف جذوره.',
				ask: 'ما الذي كبر في صمت ما دمتم تؤجّلون هذا الأمر؟',
			},
			{
				say: 'سمعت ثلاث سمكات صوت الشباك: خرجت الأولى إلى النهر فورًا، وتماوتت الثانية، وبقيت الثالثة تتذاكى. ينسى الرواة أنّ الأولى والثانية نجتا معًا، كلٌّ بطريقتها، ولم يكن هناك جواب واحد.',
				ask: 'أيّ السمكات أقرب إلى حالكم الآن، وكيف يبدو الماء من حولكم؟',
			},
			{
				say: 'كان تجّار القوافل لا يخرجون إلى الصحراء برأي واحد: رأي لمن يعرف النجوم، ورأي لمن يعرف الآبار، ورأي لمن يعرف الجِمال. وفي النهاية رجلٌ واحد يقول «نمشي» ويحمل وزر الكلمة.',
				ask: 'من الذي سألتموه حتّى الآن، ومن الذي لم تسألوه بعد؟',
			},
		],
		deeper: [
			{
				say: 'حملت الريح رجلًا بأمر سليمان إلى الهند هاربًا، وكان الموعد في الهند. لا أرويها عن القدر بل عن العجلة: بعض السرعة خوفٌ لبس حذاءً متينًا، ويُرى من بعيد عزمًا.',
				ask: 'لو امتدّت مهلتكم شهرًا كاملًا، فماذا يتغيّر لكم في هذا الأمر؟',
			},
			{
				say: 'ميزان العدل في الورقة متساوي الكفّتين، وإلى جانبه سيف. لا بدّ للوزن من نهاية، والقرار هو اللحظة التي لا تُضاف بعدها حصاة. وما يقطعه السيف قد يكون حسنًا أيضًا، وهذا ثمنه.',
				ask: 'في الجهة التي يميل إليها قلبكم، ما الشيء الحسن الذي ستتركونه؟',
			},
			{
				say: 'في كلّ اختيار شخصان: واحد يقرّر في صباح مشمس، وواحد سيسكن القرار في مساء خميس ممطر. الأوّل أفصح لسانًا، والثاني لا يُدعى عادة إلى الاجتماع مع أنّ البيت بيته.',
				ask: 'ما الشرط الذي سيطلبه منكم صاحب الخميس لو حضر؟',
			},
			{
				say: 'حين كانت التركة تُقسم بالقرعة، كان الجميع ينظرون إلى القبضة قبل أن تُفتح. في تلك اللحظة عرف كلّ واحد ما يريد، ولم تعد القرعة بعدها غير أدب بين الإخوة.',
				ask: 'أين ظهر في أفعالكم الصغيرة أنّكم حسمتم الأمر من قبل؟',
			},
			{
				say: 'كان العرب يطلقون الطير، فإن أخذ يمينًا مضوا وإن أخذ شمالًا رجعوا. ثمّ جاء من قال إنّ الطير لا يعرف شيئًا عن السفر. صدق، غير أنّ من أرسل الطير كان يعرف في أيّ اتّجاه ينظر.',
				ask: 'أيّ جواب تخافون أن يأتي، وأيّ جواب تتمنّونه سرًّا؟',
			},
			{
				say: 'لا يعود الصقر في المثنوي إلّا إلى طبل الملك، وقد عُلّم ذلك الطبل قبل أن يُسأل عن رأيه. هناك أصوات نظنّها أصواتنا، وهي أقدم منّا بجيل أو جيلين على الأقلّ.',
				ask: 'صوت من تسمعون حين تفكّرون في هذا الأمر؟',
			},
			{
				say: 'يخرج الخلّ والخمر من دنّ واحد، ولا يدري صاحب الدنّ في اليوم الأوّل أيّهما سيكون. وأنا لا أدري كيف ينتهي هذا. من يزعم المعرفة له بضاعة يعرضها في الغالب.',
				ask: 'إن ساءت العاقبة، فما الذي تحتملونه منها وما الذي لا تحتملونه؟',
			},
			{
				say: 'للتردّد بيت مفروش: قائمة ثانية، وبحث في منتصف الليل، وصديق سمع كلّ شيء وبدأ ينظر إلى الباب. لكم أن تسكنوه، وأجرته تدفعونها نومًا، ليلة بعد ليلة.',
				ask: 'كم يكلّفكم أن تبقوا بلا قرار في أسبوع عاديّ؟',
			},
			{
				say: 'كان الفيل في بيت مظلم، فعادت كلّ يد بخبر: ميزاب، عمود، عرش. طلب الرومي شمعة. والشمعة في أمور الدنيا مكالمة واحدة، أو رقم على ورقة، أو مرور قصير بالمكان نفسه.',
				ask: 'أيّ معلومة ما زالت تنقصكم، وعند من هي؟',
			},
		],
		offers: [
			{ page: 'tarot', line: 'في فرشة الأوراق الخمس مكان لما يسدّ طريقكم، ويبقى الاختيار ليدكم التي تقلب الأوراق.' },
			{ page: 'hafez', line: 'افتحوا ديوان حافظ عند هذا المفترق كما جرت العادة القديمة، وراقبوا فرحة قلبكم أو خيبته.' },
			{
				page: 'big-five',
				line: 'من الناس من يقرّر مبكّرًا بطبعه ومنهم من يتأخّر؛ اختبار العوامل الخمسة يبيّن لكم جهة ميلكم.',
			},
		],
	},
	es: {
		first: [
			{
				say: 'En el dos de espadas alguien, con los ojos vendados, sostiene un filo en cada mano delante del mar. El equilibrio es perfecto y no hay brazo que lo aguante hasta la noche. La marea, a su espalda, no espera.',
				ask: '¿Cuál de las dos espadas te pesa más esta semana?',
			},
			{
				say: 'Ante un dilema los persas abren a Hafez por cualquier página. El poema casi nunca dice sí o no. Lo que se recuerda luego es la propia cara en el instante de desear que dijera una de las dos cosas.',
				ask: 'Si alguien respondiera ahora por ti, ¿qué respuesta te dejaría un mal sabor?',
			},
			{
				say: 'Cuenta Rumi que un hombre plantó un espino en el camino y cada día prometía arrancarlo al siguiente. El espino rejuvenecía y el hombre no. También es cierto que hay matas que conviene no tocar hasta conocerles la raíz.',
				ask: '¿Qué ha crecido sin ruido mientras esto esperaba?',
			},
			{
				say: 'Tres peces oyen llegar las redes: uno sale al río, otro flota haciéndose el muerto, el tercero se queda a lucir su ingenio. Al contarlo se suele olvidar que los dos primeros se salvaron, cada uno a su manera.',
				ask: '¿A cuál te pareces en este asunto, y cómo ves el agua?',
			},
			{
				say: 'La noche de San Juan se metían tres habas bajo la almohada, una pelada, otra a medias y otra entera, y por la mañana se sacaba una a ciegas. Nadie se fiaba del haba. Se fiaban del vuelco en el estómago al palparla.',
				ask: '¿Qué querrías que saliera, antes de meter la mano?',
			},
		],
		deeper: [
			{
				say: 'Un hombre pidió a Salomón que el viento lo llevara a la India para huir de un encuentro, y el encuentro era en la India. No lo cuento por el destino, sino por la prisa: a veces es miedo con buenos zapatos.',
				ask: '¿Qué cambiaría si tuvieras un mes más para decidir?',
			},
			{
				say: 'La balanza de la Justicia está nivelada y al lado tiene una espada. Pesar ha de terminar en algún momento; decidir es dejar de añadir piedrecitas. Lo que la espada corta también era bueno muchas veces, y de ahí el nudo en la garganta.',
				ask: '¿A qué cosa buena renunciarías en el lado hacia el que te inclinas?',
			},
			{
				say: 'En toda elección hay dos: quien la hace una mañana de sol y quien vive dentro de ella un jueves de lluvia. El primero habla mejor. Al segundo no suelen convocarlo a la reunión, y eso que pone la casa.',
				ask: '¿Qué cláusula exigiría quien va a vivir ese jueves?',
			},
			{
				say: 'Cuando se repartía una herencia a suertes, todos miraban el puño antes de que se abriera. En aquel segundo cada cual supo lo que quería. El sorteo, después, era solo buena educación.',
				ask: '¿En qué cosas pequeñas te comportas ya como si estuviera decidido?',
			},
			{
				say: 'El sastre mide siete veces y corta una. El refrán no habla del que midió once y perdió al cliente. La tela sin cortar se conserva intacta y no abriga a nadie, ni siquiera al sastre.',
				ask: '¿Qué estás midiendo otra vez que ya habías medido?',
			},
			{
				say: 'El halcón del Masnavi acude al tambor del rey y a ningún otro. Pero aprendió ese tambor mucho antes de que nadie le pidiera su opinión. Hay voces que tomamos por nuestras y nos llevan una generación de ventaja.',
				ask: '¿De quién es el tambor que oyes al pensar en esto?',
			},
			{
				say: 'Del mismo mosto salen vino o vinagre, y el primer día ni el bodeguero lo sabe. Yo tampoco sé cómo acaba lo tuyo. Quien asegura saberlo suele tener algo que vender.',
				ask: 'Si saliera mal, ¿qué parte podrías soportar y cuál no?',
			},
			{
				say: 'La indecisión viene amueblada: la segunda lista, la búsqueda de madrugada, la amistad que ya lo ha oído todo y mira hacia la puerta. Se puede vivir en ella. El alquiler lo cobra en horas de sueño.',
				ask: '¿Cuánto te cuesta en una semana normal seguir sin decidir?',
			},
			{
				say: 'El elefante estaba a oscuras y cada mano volvió con una noticia: un caño, una columna, un trono. Rumi pidió una vela. En los asuntos corrientes la vela es una llamada, una cifra en un papel, un paseo por delante del sitio.',
				ask: '¿Qué dato te falta todavía, y quién lo tiene?',
			},
		],
		offers: [
			{
				page: 'tarot',
				line: 'La tirada de cinco cartas guarda un sitio para lo que te cierra el paso; elegir sigue siendo cosa tuya.',
			},
			{
				page: 'hafez',
				line: 'La vieja costumbre sería abrir ahora a Hafez con el deseo en la mano y vigilar qué respuesta esperas.',
			},
			{
				page: 'big-five',
				line: 'Hay temperamentos que deciden pronto y otros que apuran el plazo; los cinco grandes dicen hacia dónde tiendes.',
			},
		],
	},
};
