import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'parrot-and-merchant',
	motif: 'bird',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: ['parrot and merchant', 'masnavi', 'rumi', 'cage', 'playing dead', 'charm', 'being liked'],
			titles: ['The parrot who stopped being charming', 'A message to India, answered by falling off a branch'],
			excerpts: [
				'A caged parrot sends a complaint to its cousins abroad. The answer is a pantomime, and only one of the spectators understands it.',
				'Rumi’s merchant loved his bird for its voice. That was the lock.',
			],
			openings: [
				'At dinner she tells the story about the goat and the mayor. They have all heard it; they ask for it. She does the voices, the goat’s too, and at the end the table roars and somebody fills her glass. On the way home in the tram she looks at the dark window. It was good today, the goat was very good. She wonders whether anyone at that table knows that she has given notice, and finds that she has not mentioned it, since there was no place in the programme.',
				'A cage for a parrot has to be larger than one for a finch and have horizontal bars, because it climbs with its beak. It needs fresh branches, something to destroy, and company; left alone it pulls out its feathers. All this can be read in any handbook. In the handbooks there is no chapter on what one owes a creature which is kept because it speaks. The question was put in the thirteenth century, by the creature itself, in the first book of the Masnavi.',
			],
			body: [
				'A merchant was about to ride to India and asked everyone in the house what he should bring. The servants named their wishes. The parrot said: when you see parrots there, greet them, tell them of one who longs for them and sits in a cage, and ask if it is right that they should be in the meadow and I behind bars. He thought it a modest order. In India he saw a flock, reined in and delivered the message, and one of the birds trembled, fell down and was dead. He was sorry. It must have been a relation, he thought; why did I open my mouth.',
				'At home he handed out the presents. “And mine?” said the parrot. He did not want to speak, and in the end told it all; and as he told, the bird in the cage trembled, fell and grew cold. The merchant threw his cap on the floor, tore his collar, and talked for many couplets about the dangers of the tongue. Then he took it out and laid it aside. It flew to the highest branch.',
				'“Tell me at least what she said,” he called. In our translation the answer goes: “By what it did it advised me: / let go of the charm of your voice, and of being liked.” Its speech was what held the bird there, the good conversation, the readiness. A thing that entertains nobody has no cage. Attar had told something like it a generation earlier; it is Rumi who gives the merchant a wet face and a decent farewell. “Go in God’s keeping,” he says, “you have shown me a road.”',
				'What keeps me coming back is the message itself. Consider how it travelled: out of a cage, by way of a man who understood none of it, across half a continent, and home again in the same ignorant mouth, intact. He carried the key in both directions and thought that it was bad news.',
			],
			counter:
				'Playing dead is advice for cages, and many people who follow it are standing in an open field. A voice that pleases is also a gift, and a table that has laughed at a good story is the better for it. To withhold one’s charm in order to be free can become a performance in its turn, rather a chilly one. And some who fall silent are not freeing themselves at all; they need somebody who notices that it has become quiet.',
			practices: [
				'Write down the three things for which people most readily praise you. Beside each note what it earns you, as drily as in a ledger: food, peace, a place at the table. Then set a small date within the next two days on which you leave out one of them for ten minutes, without announcing it. Afterwards put down who came nearer and who looked for the remote control.',
				'Take a piece of news that has reached you lately and that you passed on as merely sad or odd. For five minutes suppose that it was an instruction, acted out by someone in your own position. What did they do, exactly, with their body? Draw it as three stick figures. Then decide whether you would recognise the key if you had been carrying it in your own pocket.',
			],
			closings: [
				'The flock in India lost nobody, the merchant lost a voice, the bird a bowl of seeds. It is a remarkably cheap liberation for a story. For which song are you fed most reliably, and who would still come by on the evenings when you did not sing it?',
				'“Farewell,” it said from the branch, and that was its last word to be admired. Who around you may have gone silent as a way of leaving, and what have you been calling it instead?',
			],
		},
		fa: {
			keywords: ['طوطی و بازرگان', 'مثنوی', 'مولانا', 'قفس', 'خود را به مردن زدن', 'دل‌پسندی'],
			titles: ['طوطی‌ای که شیرین‌زبانی را گذاشت کنار', 'پیغامی به هندوستان که جوابش افتادن بود'],
			excerpts: [
				'طوطیِ در قفس برای خویشانش شکایت می‌فرستد. جواب نمایشی است بی‌کلام که فقط یکی از تماشاگران می‌فهمدش.',
				'بازرگانِ مثنوی مرغش را برای صدایش دوست داشت. قفل همان بود.',
			],
			openings: [
				'سر شام قصهٔ بزغاله و دهدار را تعریف می‌کند. همه شنیده‌اند و باز خودشان خواسته‌اند. صدای همه را درمی‌آورد، صدای بزغاله را هم، و آخرش سفره از خنده می‌لرزد و کسی لیوانش را پر می‌کند. در راه برگشت، توی تاکسی، به شیشهٔ تاریک نگاه می‌کند. امشب خوب شد، بزغاله خیلی خوب شد. فکر می‌کند از آن جمع کسی خبر دارد که استعفا داده است؟ و یادش می‌آید که خودش نگفته، چون در برنامه جایی نداشت.',
				'قفس طوطی باید از قفس سهره بزرگ‌تر باشد و میله‌های افقی داشته باشد، چون با منقار بالا می‌رود. شاخهٔ تازه می‌خواهد، چیزی برای خراب کردن و هم‌صحبت؛ تنها که بماند پرهای خودش را می‌کند. این‌ها در هر کتابِ پرنده‌داری نوشته است. فصلی ندارند دربارهٔ این که آدم به جانداری که برای حرف زدنش نگه داشته چه بدهکار است. این پرسش را در قرن هفتم خودِ آن جاندار مطرح کرد، در دفتر اول مثنوی، و آن هم به شکل سوغات خواستن.',
			],
			body: [
				'بازرگانی عازم هندوستان بود و از اهل خانه پرسید چه بیاورم. هر کس چیزی خواست. طوطی گفت آنجا که طوطیان را دیدی سلام برسان و بگو فلانی که مشتاق شماست در قفس است، و بپرس روا هست که شما در سبزه‌زار باشید و من پشت میله. به نظرش سفارش ارزانی آمد. در هند دسته‌ای دید، اسب را نگه داشت و پیغام را رساند، و یکی از مرغ‌ها لرزید و افتاد و نفسش برید. پشیمان شد. گفت لابد خویش بوده، چرا دهان باز کردم.',
				'در خانه سوغات‌ها را داد. طوطی پرسید مالِ من کو؟ نمی‌خواست بگوید و آخر همه را گفت، و همان‌طور که می‌گفت مرغِ قفس لرزید و افتاد و سرد شد. کلاه بر زمین زد و یقه درید و بیت‌های بسیاری دربارهٔ آفت زبان گفت. بعد او را از قفس بیرون انداخت و طوطی پر کشید تا شاخی بلند.',
				'گفت دست‌کم بگو آن مرغ چه می‌گفت. جواب طوطی این است: «گفت طوطی کو به فعلم پند داد / که رها کن لطف آواز و وداد». آنچه نگهش می‌داشت زبانش بود، هم‌صحبتیِ خوش و آمادگی. چیزی که کسی را سرگرم نکند قفسی هم ندارد. عطار پیش‌تر مانندِ این را گفته بود؛ مولانا بود که به بازرگان صورتی خیس از اشک داد و خداحافظی‌ای آبرومند. می‌گوید برو در امان خدا، که راهی نشانم دادی. کم پیش می‌آید که زندانبان این‌طور خداحافظی کند.',
				'آنچه مرا باز سراغ این قصه می‌آورد خودِ پیغام است. ببین چه راهی رفته: از توی قفس درآمده، بر دوش مردی که هیچ از آن نمی‌فهمید نیمی از دنیا را رفته و با همان دهانِ بی‌خبر سالم به خانه برگشته است. در هر دو سر راه، کلید پیش او بود و خیال می‌کرد خبر بدی می‌برد.',
			],
			counter:
				'خود را به مردن زدن پندِ قفس است و خیلی از آن‌ها که به کارش می‌بندند وسط دشت ایستاده‌اند. صدای خوش هدیه هم هست، و سفره‌ای که از قصه‌ای خوب خندیده باشد واقعاً خوش است. دریغ کردنِ شیرینی برای آزاد شدن، خودش کم‌کم نمایش می‌شود، نمایشی نسبتاً سرد. بعضی هم که خاموش می‌شوند خودشان را آزاد نمی‌کنند؛ لازم دارند یکی بفهمد که اینجا ساکت شده، و در بزند.',
			practices: [
				'سه چیزی را بنویس که مردم بابتشان بیش از همه از تو تعریف می‌کنند. جلوی هر کدام، به خشکیِ دفتر حساب، بنویس چه نصیبت می‌کند: نان، آرامش، جایی سر سفره. بعد در همین دو روز وقت کوچکی بگذار که یکی از آن‌ها را ده دقیقه کنار بگذاری، بی‌آنکه اعلام کنی. آخر شب بنویس چه کسی نزدیک‌تر آمد و چه کسی دنبالِ کنترل تلویزیون گشت.',
				'خبری را بردار که تازگی شنیده‌ای و فقط به چشم خبری غم‌انگیز یا عجیب برای دیگران گفته‌ای. پنج دقیقه فرض کن دستورِ کار بوده، نمایشی از کسی که جای خودِ تو بوده است. آن آدم با تنش دقیقاً چه کرد؟ با سه آدمکِ خطی بکشش. بعد ببین اگر کلید این همه وقت در جیب خودت بوده باشد می‌شناختی‌اش یا نه.',
			],
			closings: [
				'دستهٔ هندوستان کسی را از دست نداد، بازرگان صدایی از دست داد و مرغ کاسه‌ای دانه؛ آزادی از این ارزان‌تر در قصه‌ها کم است. تو را برای کدام آواز مطمئن‌تر سیر می‌کنند، و شب‌هایی که نخوانی چه کسی باز سر می‌زند؟',
				'از روی شاخه گفت خداحافظ، و این آخرین حرفش بود که کسی خوشش بیاید. دور و بر تو چه کسی شاید خاموش شده باشد که برود، و تو تا حالا اسمش را چه گذاشته‌ای؟',
			],
		},
		ar: {
			keywords: ['الببغاء والتاجر', 'المثنوي', 'جلال الدين الرومي', 'القفص', 'التماوت', 'حسن الحديث'],
			titles: ['الببغاء الذي ترك حلاوة اللسان', 'رسالة إلى الهند جوابها سقوط عن غصن'],
			excerpts: [
				'ببغاء في قفص يرسل شكواه إلى أبناء عمومته. فيأتيه الجواب تمثيلًا بلا كلام، ولا يفهمه من المشاهدين إلّا واحد.',
				'كان التاجر في المثنويّ يحبّ طائره لصوته. وصوته هو القفل.',
			],
			openings: [
				'على العشاء تُطلب منها حكاية العنزة والعمدة. سمعوها كلّهم، وهم الذين يطلبونها. تقلّد الأصوات واحدًا واحدًا، وصوت العنزة معها، فتضجّ المائدة بالضحك ويملأ لها أحدهم الكأس. وفي طريق العودة تنظر في زجاج الحافلة المظلم. كانت الليلة حسنة، والعنزة كانت ممتازة. ثم تتساءل هل في أولئك الناس من يعلم أنّها تركت عملها صباح اليوم، وتتذكّر أنّها لم تقل ذلك لأحد، فلم يكن له مكان في البرنامج، وكانت العنزة قد بدأت تتكلّم.',
				'قفص الببغاء ينبغي أن يكون أوسع من قفص الحسّون، وأن تكون قضبانه أفقيّة، لأنّه يتسلّق بمنقاره. ويحتاج إلى أغصان طريّة، وشيء يخرّبه، ورفقة، فإن تُرك وحيدًا نتف ريشه بنفسه. هذا كلّه مكتوب في كتب تربية الطيور. وليس فيها باب عمّا يجب على الإنسان لمخلوق إنّما اقتناه لأنّه يتكلّم. وقد طُرح هذا السؤال في القرن السابع للهجرة، طرحه المخلوق نفسه، في الجزء الأوّل من المثنويّ، وجعله في صورة هديّة يطلبها من مسافر.',
			],
			body: [
				'تهيّأ تاجر للسفر إلى الهند، فسأل أهل الدار واحدًا واحدًا ماذا يحمل إليهم. وقال الببغاء: إذا رأيت الببغاوات هناك فأقرئها السلام، وقل لها إنّ مشتاقًا إليها محبوس في قفص، وسلها أيجوز أن تكون هي في المروج وأنا وراء القضبان. فاستخفّ الطلب لأنّه لا ثمن له. ثم رأى في الهند سربًا، فوقف بفرسه وأدّى الرسالة، فارتعد طائر من السرب وسقط وانقطع نَفَسه. ندم التاجر وقال: لعلّه من أقربائه، فما الذي حملني على الكلام.',
				'وعاد فوزّع الهدايا على أصحابها. قال الببغاء: وأين هديّتي؟ تمنّع طويلًا ثم حكى له ما رأى، وما إن بلغ آخر الحكاية حتى ارتعد طائر القفص وسقط وبرد. فرمى الرجل قلنسوته وشقّ جيبه، وقال في آفات اللسان أبياتًا كثيرة. ثم أخرجه من القفص ووضعه جانبًا، فإذا به يطير إلى أعلى غصن في الشجرة، وينفض جناحيه كمن قام من نوم.',
				'قال له: أخبرني على الأقلّ ماذا قال ذلك الطائر. والجواب في ترجمتنا: «قال الببغاء: نصحني بفعله / أن أترك لطف الصوت والتودّد». فالذي كان يمسكه هو لسانه، حسن المجلس وسرعة الجواب. وما لا يؤنس أحدًا لا قفص له. وقد عرفت أوروبا ببغاوات الهند الخضر منذ القديم، وما زال نوع منها يُنسب إلى الإسكندر، ولم تُحمل هذه المسافة كلّها إلّا لأنّها تعيد ما يقال لها. كان العطّار قد روى شيئًا قريبًا من هذا قبل جيل، والروميّ هو الذي أعطى التاجر وجهًا مبلولًا بالدمع ووداعًا كريمًا. قال له: اذهب في أمان الله، فقد أريتني طريقًا. وقلّما يودّع السجّان سجينه بمثل هذا.',
				'والذي يعيدني إلى الحكاية هو أمر الرسالة نفسها. لننظر أيّ طريق سلكت: خرجت من قفص، على لسان رجل لم يفهم منها حرفًا، وعبرت نصف الأرض، ثم رجعت في الفم الجاهل نفسه سالمة لم ينقص منها شيء. كان المفتاح معه في الذهاب والإياب، وكان يظنّه نبأ سيّئًا ويتمنّى كلّ ليلة لو لم يحمله. ولعلّ أكثر الرسائل النافعة تصل هكذا، في جيوب ناس يعتذرون عنها وهم يسلّمونها.',
			],
			counter:
				'التماوت نصيحة لأهل الأقفاص، وكثير ممّن يأخذون بها واقفون في فلاة مفتوحة. والصوت الحسن نعمة أيضًا، والمائدة التي أضحكتها حكاية حسنة مائدة سعيدة حقًّا. ومنعُ الحلاوة طلبًا للحرّيّة قد ينقلب هو نفسه عرضًا مسرحيًّا، وفيه برودة. ثم إنّ بعض الذين يسكتون لا يحرّرون أنفسهم من شيء، وإنّما هم في حاجة إلى من ينتبه إلى أنّ الصوت قد انقطع، فيطرق الباب ويسأل، ولا يصفّق للصمت كأنّه فقرة جديدة.',
			practices: [
				'اكتبوا ثلاثة أشياء هي أكثر ما يمدحه الناس فينا. ويُكتب إزاء كلّ منها ما يجلبه، بجفاف دفاتر الحساب: طعام، أو هدوء، أو مكان على المائدة. ثم يُعيَّن في اليومين القادمين موعد صغير يُترك فيه واحد منها عشر دقائق من غير إعلان. وفي المساء يُسجَّل من الذي اقترب في تلك الدقائق، ومن الذي أخذ يبحث عن جهاز التحكّم في التلفاز.',
				'خذوا خبرًا وصل قريبًا ونُقل إلى الآخرين على أنّه محزن أو غريب لا غير. وليُفترض خمس دقائق أنّه كان توجيهًا، مثّله شخص في مثل حالنا. ماذا صنع ذلك الشخص بجسده على التحديد؟ يُرسم هذا في ثلاث صور من خطوط بسيطة. ثم يُسأل بهدوء: لو كان المفتاح في جيبنا كلّ هذه المدّة، فبأيّ علامة كنّا سنعرف أنّه مفتاح لا خبر.',
			],
			closings: [
				'لم يفقد سرب الهند أحدًا، وفقد التاجر صوتًا كان يحبّه، وفقد الطائر وعاء حبّ. هذا تحرير رخيص الكلفة إذا قيس بغيره من الحكايات. لأجل أيّ أغنية يُقدَّم لنا الطعام أكثر من غيرها، ومن الذي سيزورنا في المساء الذي لا نغنّيها فيه؟',
				'قال من فوق الغصن العالي وداعًا، وكانت آخر كلمة له يُعجَب بها أحد. فمن الذي سكت حولنا يا ترى وهو يريد الخروج من الباب الوحيد الذي بقي له، وبأيّ اسم آخر سمّينا نحن سكوته إلى اليوم؟',
			],
		},
		es: {
			keywords: ['el loro y el mercader', 'masnaví', 'rumi', 'jaula', 'hacerse el muerto', 'gustar a los demás'],
			titles: ['El loro que dejó de ser encantador', 'Un recado a la India y un pájaro que se cae'],
			excerpts: [
				'Un loro enjaulado manda una queja a sus primos. La respuesta es una pantomima, y solo la entiende uno de los espectadores.',
				'El mercader de Rumi quería a su pájaro por la voz. La voz era el cerrojo.',
			],
			openings: [
				'En la cena cuenta lo de la cabra y el alcalde. Lo han oído todos; son ellos quienes se lo piden. Hace las voces, también la de la cabra, y al final la mesa se parte de risa y alguien le llena el vaso. De vuelta, en el tranvía, se mira en el cristal oscuro. Hoy ha salido bien, la cabra ha salido muy bien. Se pregunta si alguno de ellos sabe que ha dejado el trabajo, y cae en que no lo ha dicho: no había hueco en el programa.',
				'La jaula de un loro ha de ser mayor que la de un jilguero y tener barrotes horizontales, porque trepa con el pico. El animal necesita ramas frescas, algo que destrozar y compañía; si se queda solo, se arranca las plumas. Todo eso viene en los manuales. Lo que no trae ninguno es un capítulo sobre qué se le debe a una criatura a la que se tiene porque habla. La pregunta la hizo en el siglo XIII la propia criatura, en el libro primero del Masnaví.',
			],
			body: [
				'Un mercader se iba a la India y preguntó en casa qué quería cada uno. Los criados pidieron lo suyo. El loro dijo: cuando veas loros, salúdalos, háblales de uno que suspira por ellos y vive en una jaula, y pregúntales si es justo que ellos anden por el prado y yo detrás de los hierros. Le pareció un encargo barato. Allí encontró una bandada, frenó el caballo y dio el recado, y uno de los pájaros tembló, cayó y se le acabó el aliento. Lo lamentó mucho. Sería pariente, pensó; quién me mandaría abrir la boca.',
				'En casa repartió los regalos. «¿Y el mío?», dijo el loro. No quería hablar y acabó contándolo todo; y según lo contaba, el pájaro de la jaula tembló, cayó y se quedó frío. El mercader tiró el gorro al suelo, se rasgó el cuello y discurrió durante muchos versos sobre los peligros de la lengua. Luego lo sacó y lo puso a un lado. El loro voló a la rama más alta.',
				'«Dime al menos qué te dijo», le gritó. En nuestra traducción la respuesta es: «Con lo que hizo me aconsejó: / suelta el encanto de tu voz y el que te quieran». Era su labia lo que lo retenía, la buena conversación, la disposición. A lo que no entretiene a nadie no le hacen jaula. Attar había contado algo parecido una generación antes; de Rumi son la cara mojada del mercader y una despedida decente. «Ve con Dios —le dice—, me has enseñado un camino».',
				'A mí lo que me hace volver es el recado. Mira por dónde pasó: salió de una jaula en boca de un hombre que no entendía palabra, cruzó medio continente y regresó en la misma boca ignorante sin que le faltara nada. Llevó la llave a la ida y a la vuelta, y la tomó por una mala noticia.',
			],
			counter:
				'Hacerse el muerto es un consejo para jaulas, y mucha gente que lo sigue está en mitad del campo. Una voz que gusta es también un regalo, y una mesa que se ha reído con un buen cuento es una mesa feliz. Negar el encanto para ser libre puede acabar siendo otra función, más bien fría. Y hay quien se calla y no se está liberando de nada: le hace falta que alguien note que ya no se oye y llame a la puerta.',
			practices: [
				'Escribe las tres cosas por las que más te alaban. Junto a cada una, con sequedad de libro de cuentas, apunta qué te consigue: comida, paz, un sitio en la mesa. Después pon fecha, en los próximos dos días, a diez minutos en los que dejarás fuera una de ellas sin anunciarlo. Al acabar, anota quién se acercó y quién se puso a buscar el mando de la tele.',
				'Toma una noticia que te haya llegado hace poco y que contaste como algo triste o raro, sin más. Supón durante cinco minutos que era una instrucción, representada por alguien en tu misma situación. ¿Qué hizo exactamente con el cuerpo? Dibújalo en tres monigotes. Luego decide si reconocerías la llave en caso de que la hubieras llevado todo este tiempo en el bolsillo.',
			],
			closings: [
				'La bandada no perdió a nadie; el mercader perdió una voz, y el loro, un cuenco de pipas. Para ser un cuento, la libertad salió barata. ¿Por qué canción te dan de comer con más puntualidad, y quién seguiría viniendo las noches en que no la cantaras?',
				'Adiós, dijo desde la rama, y fue lo último suyo que le celebraron. ¿Quién de los tuyos puede haberse callado como forma de irse, y qué nombre le has puesto tú a ese silencio?',
			],
		},
	},
};
