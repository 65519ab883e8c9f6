import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'breath',
	motif: 'reed',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['breath', 'breathing', 'breathe', 'sigh', 'spirit', 'pranayama', 'nafas'],
			titles: ['What the glassblower knows about his lungs', 'Two debts per breath'],
			excerpts: [
				'Spirit, psyche, ruh, nafs: half the great words of mankind began as a puff of air. A small note on something you have done eight times since the title.',
				'Saadi counted two favours in each breath, one on the way in and one on the way out. Physiology has meanwhile found a third: the sigh.',
			],
			openings: [
				'The glass hangs on the end of the pipe like honey on a spoon. He turns, lifts, sets his lips to the metal, and gives it one short breath, no stronger than one needs for a candle on a child’s cake. In the orange lump an eye opens. From here on it is his own air that is kept in there, hot and growing, and it pushes outwards from within, evenly, towards a jug. Asked what he thinks of meanwhile he says: of not stopping. The jug will be on a table for a hundred years, and in its shape there stands one morning’s breath.',
				'In the third row somebody sighs. It is in the middle of the lecture on the new parking arrangements, and it was quite audible. Heads turn. The sigher, a bookkeeper of irreproachable conduct, looks as shocked as if her bag had spoken. She is not sad. She did not mean anything by it. Deep in her brainstem a few hundred cells had, as they do every five minutes or so, ordered a double breath, since some of the half billion tiny sacs in the lung collapse and want to be popped open again. They know nothing about parking.',
			],
			body: [
				'The words are older than the lung. Latin spiritus is a breath, Greek psyche something that is blown, Hebrew ruach a wind, in Arabic nafs, the self, stands right beside nafas, the breath, and ruh, the spirit, beside rih, the breeze. People evidently looked at the dying and noted what left first. Thus the subtlest thing we speak of has its name from something one can see in winter. When we say somebody is inspired, we say that air has gone in.',
				'Saadi of Shiraz opens his Golestan of 1258 with a sum. Every breath that goes down prolongs life and every breath that comes up gladdens the being; therefore each contains two benefits, and for each of them thanks are due. He was no physiologist, yet the passage is taught to all Persian schoolchildren, who learn in it for the first time that an account can be open at both ends. A grown person would accordingly owe something like forty thousand thanks a day. Saadi, who was practical, asks whose hand and tongue could ever get that done, and changes the subject.',
				'Rumi has the reed. It was cut from the bed, hollowed out with fire, and wails of separation; only, what sounds there is another’s breath, the player’s. He remarks elsewhere that we have two mouths, as the reed has: one is hidden at the lips of the player, and the other fills the street. Of the reed itself one can say merely that it has learned to be in no one’s way.',
				'For breathing has this peculiarity: it is the only one among the great businesses of the body that runs alone and lets itself be led. The heart won’t listen to you, the liver even less. Breath is a door with a handle on either side. As soon as you pay attention to it, it becomes a little artificial, like a person who has noticed the camera. Perhaps it has done so by now. Excuse me.',
			],
			counter:
				'Of late, breath has had a career. There are courses in it, with certificates, and promises for the immune system that outrun their studies by several laps. Breathing hard and fast makes one dizzy because it washes out carbon dioxide; the tingling is chemistry, no initiation. And for people who know panic, close attention to the breath may be exactly what starts it. They do well to count tiles.',
			practices: [
				'Write with a fingertip on the window, or on a mirror, a single word for today, after you have breathed on the glass. Watch until it has gone. Breathe on it again: it is still there. Do that seven times, with no other aim than to see how long your breath stays and what it brings up. Then wipe the pane, for the sake of those who clean in this house.',
				'For five minutes leave your breath alone and watch another’s: a sleeping child, a dog, somebody across from you on the train, or the branch in front of the window, which also goes up and down. Count how often it happens in one minute. Note the moment at which you caught yourself keeping time with it. That is all; no one needs to be told, and the dog would take it calmly.',
			],
			closings: [
				'In a jug stands the air of a man who only took care not to stop. What are you filling with your breath at the moment, and what shape is it getting?',
				'At forty thousand a day one falls behind with the thanks by breakfast. Which two would you pay first, if you began today, and to whom?',
			],
		},
		fa: {
			keywords: ['نفس', 'دم و بازدم', 'تنفس', 'نفس کشیدن', 'آه', 'نی', 'شکر سعدی'],
			titles: ['شیشه‌گر دربارهٔ نفسش چه می‌داند', 'در هر نفسی دو بدهی'],
			excerpts: [
				'روح، نفس، روان، اسپیریت: نیمی از واژه‌های بزرگِ آدمیزاد از یک فوت شروع شده‌اند. یادداشتی دربارهٔ کاری که از سرِ این سطر تا حالا چند بار کرده‌ای.',
				'سعدی در هر نفس دو نعمت شمرد، یکی در رفتن و یکی در آمدن. فیزیولوژی در این میان سومی را هم پیدا کرده است: آه.',
			],
			openings: [
				'شیشه سرِ لوله آویزان است مثل عسل از قاشق. استاد می‌چرخاند، بلند می‌کند، لب را به فلز می‌گذارد و نفسی کوتاه می‌دهد، نه بیشتر از آنچه شمعِ کیکِ بچه‌ای می‌خواهد. در تودهٔ نارنجی چشمی باز می‌شود. از این به بعد هوای خودِ اوست که آنجا مانده، گرم شده و آرام‌آرام از درون به بیرون فشار می‌آورد تا تُنگ شود. می‌پرسی در آن لحظه به چه فکر می‌کند؛ می‌گوید به اینکه وسطش نایستم. این تنگ صد سال روی میزی خواهد بود و در شکمش نفسِ یک صبح ایستاده است.',
				'در ردیف سوم یکی آه می‌کشد. وسطِ جلسهٔ ترتیبِ تازهٔ پارکینگ است و همه شنیدند. سرها برمی‌گردد. صاحبِ آه حسابداری است بی هیچ سابقهٔ بد و چنان جا خورده که انگار کیفش حرف زده باشد. غمگین نیست، منظوری هم نداشت. در ساقهٔ مغزش چند صد یاخته، چنان که هر پنج دقیقه‌ای می‌کنند، سفارشِ یک نفسِ دوتایی داده‌اند، چون از چند صد میلیون کیسهٔ ریزِ ریه بعضی روی هم می‌خوابند و باید دوباره باز شوند. آن‌ها از پارکینگ چیزی نمی‌دانند.',
			],
			body: [
				'واژه‌ها از ریه پیرترند. روان را می‌گویند از وزیدن است یا از رفتن، نَفْس و نَفَس کنار هم نشسته‌اند، روح پهلوی ریح است که باد باشد، و اسپیریتوسِ لاتین هم دم است و بس. پیداست که مردم به محتضر نگاه کرده‌اند و دیده‌اند اول چه چیز می‌رود. نازک‌ترین چیزی که از آن حرف می‌زنیم نامش را از چیزی گرفته که زمستان‌ها جلوی دهان دیده می‌شود. هنوز هم از کسی که کاری تازه کند می‌گوییم نفسش گرم است.',
				'سعدی گلستان را، سال ۶۵۶ هجری، با یک حساب شروع می‌کند: نفسی که فرو می‌رود زندگی را دراز می‌کند و نفسی که برمی‌آید دل را خوش؛ پس در هر نفسی دو نعمت است و بر هر نعمتی شکری واجب. طبیب نبود، ولی هر بچه‌مدرسه‌ای این را از بر کرده و همان‌جا نخستین بار فهمیده که حساب می‌تواند از دو سر باز باشد. با این ارقام آدم بزرگ روزی چهل هزار شکر بدهکار است. سعدی که اهل عمل بود می‌پرسد از دست و زبان چه کسی برمی‌آید، و می‌رود سر مطلب بعدی.',
				'مولانا نی را دارد. از نیستان بریده‌اندش و از جدایی می‌نالد؛ اما آنچه در آن صدا می‌کند نفسِ دیگری است، نفسِ نوازنده. جای دیگری می‌گوید ما هم مثل نی دو دهان داریم: یکی پنهان است میان لب‌های نوازنده و یکی تمام کوچه را پر کرده. دربارهٔ خودِ نی فقط می‌شود گفت یاد گرفته است سر راهِ کسی نایستد. خالی شدن هنرِ کوچکی نیست؛ بیشترِ ما تا دهان باز کنیم گرهی جایی مانده است.',
				'نفس در میان کارهای بزرگِ تن یگانه است: هم خودش می‌رود و هم می‌گذارد راهش ببری. قلب حرفت را نمی‌شنود و کبد از آن هم کمتر. نفس دری است که از هر دو سو دستگیره دارد. همین که حواست به آن برود کمی ساختگی می‌شود، مثل آدمی که فهمیده دوربین رویش است. شاید همین حالا شده باشد. ببخش.',
			],
			counter:
				'نفس این سال‌ها ترقی کرده است. برایش دوره می‌گذارند و گواهی می‌دهند و وعده‌هایی که چند دور از پژوهش‌هایشان جلو افتاده‌اند. تند و عمیق نفس کشیدن سر را گیج می‌کند چون دی‌اکسیدکربن را می‌شوید و می‌برد؛ آن مورمور شیمی است و نشانِ رسیدن به جایی نیست. کسی هم که هول و هراسِ ناگهانی را می‌شناسد شاید با زیاد گوش دادن به نفس درست همان را راه بیندازد. برای او شمردن کاشی بهتر است.',
			practices: [
				'روی شیشهٔ پنجره یا آینه ها کن و با نوک انگشت یک کلمه برای امروز بنویس. نگاه کن تا محو شود. دوباره ها کن: هنوز همان‌جاست. هفت بار این کار را بکن، فقط برای آنکه ببینی نفست چقدر می‌ماند و چه چیز را رو می‌آورد. بعد شیشه را پاک کن، به احترام کسی که در این خانه شیشه‌ها را پاک می‌کند.',
				'پنج دقیقه نفس خودت را به حال خود بگذار و نفس دیگری را تماشا کن: بچه‌ای که خوابیده، سگی، مسافرِ روبه‌رو در مترو، یا شاخهٔ پشت پنجره که آن هم بالا و پایین می‌رود. بشمار در یک دقیقه چند بار است. لحظه‌ای را یادداشت کن که دیدی با او هم‌وزن شده‌ای. همین. لازم نیست به کسی بگویی و سگ هم به دل نمی‌گیرد.',
			],
			closings: [
				'در تنگی هوای مردی ایستاده است که فقط مراقب بود وسط کار نایستد. تو این روزها نفست را در چه چیز می‌دمی، و دارد به چه شکلی درمی‌آید؟',
				'با روزی چهل هزار، تا صبحانه از شکرها عقب افتاده‌ای. اگر از همین امروز شروع کنی دو تای اول را به که می‌پردازی و بابت چه؟',
			],
		},
		ar: {
			keywords: ['النفس', 'التنفس', 'الأنفاس', 'التنهد', 'الشهيق والزفير', 'الناي', 'الروح'],
			titles: ['ما يعرفه نافخ الزجاج عن رئتيه', 'في كلّ نفَس دَينان'],
			excerpts: [
				'الروح من الريح، والنفْس من النفَس: بدأت أعظم كلمات البشر من هبّة هواء. ملاحظة صغيرة عن شيء تكرّر مرّات منذ أوّل هذا السطر.',
				'عدّ سعدي في كلّ نفَس نعمتين، واحدة في دخوله وواحدة في خروجه. وقد وجد علم وظائف الأعضاء ثالثة: التنهيدة.',
			],
			openings: [
				'الزجاج معلّق في طرف الأنبوب كالعسل في طرف الملعقة. يديره الأستاذ ويرفعه ويضع شفتيه على المعدن وينفخ نفخة قصيرة، لا تزيد على ما تحتاج إليه شمعة في كعكة طفل. فتنفتح في الكتلة البرتقاليّة عين. ومن هذه اللحظة صار هواؤه هو المحفوظ هناك، وقد سخن واتّسع، يدفع من الداخل إلى الخارج بالتساوي حتى يصير إبريقًا. ويُسأل فيم يفكّر عندئذ فيقول: في ألّا أتوقّف. سيبقى الإبريق على مائدة ما مئة عام، وفي بطنه واقف نفَس صباح واحد، لا يراه من يصبّ منه الماء ولا يشكره.',
				'في الصفّ الثالث تنهّد أحدهم. كان ذلك وسط الكلام عن النظام الجديد لموقف السيّارات، وكان مسموعًا. التفتت الرؤوس. وصاحبة التنهيدة محاسبة لا غبار على سيرتها، وهي مبهوتة كأنّ حقيبتها هي التي تكلّمت. ليست حزينة، ولم تقصد شيئًا. غير أنّ في جذع دماغها بضع مئات من الخلايا أمرت، كما تفعل كلّ خمس دقائق أو نحوها، بنفَس مضاعف، لأنّ بعض الأكياس الصغيرة في الرئة، وهي مئات الملايين، ينطبق ويحتاج إلى من يفتحه. وتلك الخلايا لا تعرف شيئًا عن المواقف.',
			],
			body: [
				'الكلمات أقدم من علم التشريح. الروح بجوار الريح، والنفْس بجوار النفَس، ومن الجذر نفسه جاءت النفاسة والتنافس والنُّفَساء. وما سمّاه اللاتين روحًا هو عندهم نفخة، وكذلك عند اليونان وفي العبريّة. فكأنّ الناس نظروا إلى المحتضر وسجّلوا أوّل ما يرحل. وهكذا أخذ ألطف ما نتكلّم عنه اسمه من شيء يُرى أمام الفم في الشتاء. وإذا فُرّج عن أحد قالت العرب نُفِّس عنه، أي وُسّع له في الهواء، وهو وصف دقيق لما يحدث في الصدر ساعة يصل الخبر الطيّب.',
				'ويفتتح سعدي الشيرازيّ كتابه روضة الورد، سنة ٦٥٦ للهجرة، بمسألة حساب: كلّ نفَس يهبط فهو مدد للحياة، وإذا صعد فهو مفرّح للذات، ففي كلّ نفَس نعمتان، وعلى كلّ نعمة شكر واجب. لم يكن طبيبًا، لكنّ كلّ تلميذ في إيران حفظ هذا السطر وتعلّم منه أنّ الحساب قد يكون مفتوحًا من طرفيه. وعلى هذا يكون الإنسان البالغ مدينًا بنحو أربعين ألف شكر في اليوم. وسعدي رجل عمليّ، فهو يسأل أيّ يد وأيّ لسان يقدران على ذلك، ثم ينتقل إلى غيره.',
				'وعند الروميّ الناي. قُطع من منبت القصب فهو يبكي الفراق، غير أنّ ما يرنّ فيه نفَس غيره، نفَس العازف. ويقول في موضع آخر إنّ لنا كما للناي فمين، أحدهما مختفٍ بين شفتي العازف والآخر يملأ الحارة بالأنين، فيظنّ السامع أنّ الشكوى كلّها من هذا الطرف. أمّا القصبة نفسها فكلّ ما يقال فيها إنّها تعلّمت ألّا تقف في طريق أحد. وليس هذا بالقليل، فأكثرنا إذا فُتح الفم وُجدت عقدة في مكان ما من القصبة.',
				'وللنفَس بين أشغال الجسد الكبيرة خاصّة ينفرد بها: يمشي وحده ويقبل أن يُقاد. القلب لا يصغي لأحد، والكبد أقلّ إصغاء منه. فالنفَس باب له مقبض من كلّ جهة. وما إن ينتبه إليه المرء حتى يتصنّع قليلًا، مثل من أحسّ بالمصوّرة موجّهة إليه. ولعلّه تصنّع الآن. عفوًا. وأمهر الناس فيه النائمون، فهم يتنفّسون طوال الليل من غير خطأ واحد ولا يذكرون في الصباح أنّهم فعلوا شيئًا يُشكرون عليه.',
			],
			counter:
				'صار للنفَس في السنوات الأخيرة شأن. له دورات وشهادات، ووعود للمناعة سبقت دراساتها بأشواط. والتنفّس السريع العميق يدوّخ لأنّه يطرد ثاني أكسيد الكربون، فالتنميل كيمياء، وليس فتحًا لباب. ومن عرف نوبات الهلع قد يكون التدقيق في نفَسه هو الذي يوقظها. وخير لهؤلاء أن يعدّوا بلاط الأرض.',
			practices: [
				'انفخوا على زجاج النافذة أو المرآة واكتبوا برأس الإصبع كلمة واحدة لهذا اليوم، ثم انظروا إليها حتى تختفي. ويُعاد النفخ: ما زالت هناك. سبع مرّات لا غرض منها إلّا أن يُعرف كم يبقى النفَس وأيّ شيء يُظهر. ثم يُمسح الزجاج إكرامًا لمن ينظّف الزجاج في هذا البيت، فهو يعرف عن الأنفاس المتبقّية أكثر من الشعراء.',
				'خمس دقائق يُترك فيها النفَس لشأنه ويُراقب نفَس آخر: طفل نائم، أو قطّ، أو راكب في المقعد المقابل، أو الغصن أمام النافذة، فهو أيضًا يعلو ويهبط. عُدّوا كم مرّة يحدث ذلك في الدقيقة. وسجّلوا اللحظة التي انكشف فيها أنّ الإيقاعين صارا واحدًا. هذا كلّ شيء، ولا حاجة إلى إخبار أحد. والقطّ لو علم لما زاد على أن يلتفت ثم ينام.',
			],
			closings: [
				'في الإبريق هواء رجل لم يحرص إلّا على ألّا يتوقّف. ففي أيّ شيء تُنفخ أنفاس هذه الأيّام، وإلى أيّ شكل يصير؟',
				'بأربعين ألفًا في اليوم يتأخّر المرء عن السداد قبل الفطور. لو بدأ الوفاء هذا الصباح، فلمن يُدفع أوّل شكرين، وعلى أيّ شيء؟',
			],
		},
		es: {
			keywords: ['respiración', 'respirar', 'aliento', 'suspiro', 'espíritu', 'soplo', 'pranayama'],
			titles: ['Lo que sabe de sus pulmones el soplador de vidrio', 'Dos deudas por respiración'],
			excerpts: [
				'Espíritu, ánima, psique: media docena de las grandes palabras empezaron siendo un soplo. Nota sobre algo que has hecho varias veces desde el título.',
				'Saadi contó dos favores en cada aliento, uno al entrar y otro al salir. La fisiología ha encontrado entretanto un tercero: el suspiro.',
			],
			openings: [
				'El vidrio cuelga de la caña como la miel de la cuchara. La gira, la levanta, pone los labios en el metal y da un soplo corto, no más fuerte que el que pide la vela de una tarta. En el bulto naranja se abre un ojo. Desde ahora es su propio aire el que está ahí guardado, caliente, y empuja de dentro afuera, parejo, camino de ser jarra. Le preguntan en qué piensa mientras tanto. En no pararme, dice. La jarra estará cien años en alguna mesa, y en su panza seguirá de pie el aliento de una mañana.',
				'En la tercera fila alguien suspira. Ha sido en plena charla sobre el nuevo aparcamiento, y se ha oído. Se vuelven cabezas. La autora, una contable de conducta intachable, está tan sorprendida como si hubiera hablado su bolso. No está triste ni quería decir nada. Lo que pasa es que en su tronco cerebral unos cientos de células han encargado una respiración doble, como hacen cada cinco minutos o así, porque de los cientos de millones de saquitos del pulmón algunos se pegan y hay que volver a abrirlos. De aparcamientos no entienden.',
			],
			body: [
				'Las palabras son más viejas que la anatomía. El spiritus latino es un soplo, y de él nos vienen por igual el espíritu, el suspiro, la inspiración y hasta el expirar; ánima es pariente del griego para viento; en árabe ruh, el espíritu, vive puerta con puerta con rih, la brisa. Por lo visto la gente miraba a los moribundos y apuntaba qué era lo primero que se iba. Así que lo más sutil de que hablamos tomó el nombre de algo que en enero se ve delante de la boca.',
				'Saadi de Shiraz abre su Golestán, en 1258, con una cuenta. Cada aliento que baja alarga la vida y cada uno que sube alegra el ánimo; hay por tanto dos beneficios en cada respiración, y por cada beneficio se debe una acción de gracias. No era médico, pero el pasaje se lo saben todos los escolares persas, que aprenden en él que una cuenta puede estar abierta por los dos lados. A un adulto le saldrían unas cuarenta mil gracias diarias. Saadi, hombre práctico, pregunta qué mano y qué lengua darían abasto, y pasa a otra cosa.',
				'Rumi tiene la caña. La cortaron del cañaveral y se lamenta de la separación; pero lo que suena en ella es aliento ajeno, el del flautista. En otro sitio observa que tenemos, como ella, dos bocas: una escondida entre los labios del que toca y otra que llena la calle. De la caña misma solo cabe decir que ha aprendido a no estorbar. Parece poca cosa hasta que uno lo intenta en una reunión.',
				'Y es que respirar tiene entre los grandes negocios del cuerpo una rareza: marcha solo y se deja llevar. El corazón no te hace caso, y el hígado menos. La respiración es una puerta con picaporte por los dos lados. En cuanto le prestas atención se vuelve un poco artificial, como quien ha visto la cámara. A lo mejor le ha pasado ahora mismo. Disculpa.',
			],
			counter:
				'El aliento ha hecho carrera. Se imparten cursos con diploma, y promesas para las defensas que van varias vueltas por delante de sus estudios. Respirar fuerte y deprisa marea porque barre el dióxido de carbono; el hormigueo es química, nadie te ha iniciado en nada. Y para quien conoce el pánico, vigilarse la respiración puede ser justo lo que lo dispara. Le irá mejor contar baldosas.',
			practices: [
				'Echa el aliento sobre el cristal de la ventana o sobre un espejo y escribe con el dedo una sola palabra para hoy. Míralo hasta que desaparezca. Vuelve a echarlo: ahí sigue. Hazlo siete veces, sin más fin que ver cuánto dura tu aliento y qué saca a la luz. Después limpia el cristal, por consideración a quien los limpia en tu casa.',
				'Deja en paz tu respiración cinco minutos y mira otra: la de un niño dormido, un perro, quien va sentado enfrente en el tren, o la rama de la ventana, que también sube y baja. Cuenta cuántas veces ocurre en un minuto. Anota el momento en que te sorprendiste llevando el mismo compás. Ya está. No hace falta decírselo a nadie, y el perro se lo tomaría con calma.',
			],
			closings: [
				'En una jarra está de pie el aire de un hombre que solo cuidó de no pararse. ¿En qué estás soplando tú estos días, y qué forma va tomando?',
				'A cuarenta mil al día, antes del desayuno ya debes gracias. Si empezaras hoy, ¿cuáles dos pagarías primero, y a quién?',
			],
		},
	},
};
