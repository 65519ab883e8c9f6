import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'water-of-life',
	motif: 'water',
	leadsTo: 'hafez',
	words: {
		en: {
			keywords: ['water of life', 'ab-e hayat', 'hafez ghazal 183', 'khidr', 'alexander', 'hour before dawn'],
			titles: ['They gave me water in the dark', 'The hour before dawn, and who came in it'],
			excerpts: [
				'A verse of Hafez reports a rescue and never says who did it. The grammar is more careful than most biographies.',
				'Alexander went to the land of darkness for the water of life and came home thirsty. His cook, some say, had better luck.',
			],
			openings: [
				'In a hospital corridor at half past four the coffee machine is the brightest thing for miles. A nurse’s shoe squeaks, a door sighs. Somebody sits with a coat over the knees and has stopped asking the clock. Then the window at the end of the corridor, which has been black all night, turns out to have a tree in it. Nothing has been decided, no doctor has come. But there is a tree, and a moment later a bird that thinks it knows something.',
				'On the hill above the northern gate of Shiraz is the grave of an old ascetic, Baba Kuhi, and about it they tell the story of a baker’s boy. He was in love with a girl who was called Branch of Sugar, so he kept vigil at the grave for forty nights, because whoever did so would have his wish. On the last morning something was given to him; in the telling it is no longer the girl. He went down to the town and was Hafez. It is a legend, and has the good manners to look like one.',
			],
			body: [
				'Of an hour like that ghazal 183 of Hafez says: “Last night as dawn drew near they gave me rescue from my grief, / and there in the dark of the night they gave me the water of life.” The water has its own tale. Alexander, the Persian poets say, marched to the land of darkness, where the spring of immortality rises. He had maps, an army and a jewel that glowed. The spring was found by Khidr, the green wanderer; in one old version by a cook, who was rinsing a salted fish when it came alive and swam off. Alexander rode back into the light with dry lips.',
				'Hafez needs half a line for all this. He was not searching. He was awake and in trouble, in the dark, where the spring is, and it came to him in a cup. What the conqueror missed because he was looking for it, a sleepless man received because he had got no further.',
				'Look at the verb. They gave: dadand. Persian can leave out the subject altogether, and the poet leaves it out in every couplet, nine times in eight. No angel is named, no friend, no God; a hidden voice is mentioned once, as a messenger. One hears only the plural and the past tense, like footprints around a house in the morning. He might have told us. It seems that he found it more exact not to know; only the last couplet nods towards his own resolve and the breath of those who rise early.',
				'And he keeps his head. In the fifth couplet he remarks that there is nothing odd about his happiness: he was among the deserving poor, and got it as alms. Having been rescued, he makes a joke about the tax law on charity. That too is a sign of recovery.',
			],
			counter:
				'Those who are awake at four know that the hour usually gives nothing. The body is then close to its lowest temperature, and troubles look larger than at ten in the morning, which is a good reason to sign nothing. Many nights end without a cup, and a poem about the one that did must not be waved at people in the others. Whoever wakes like this week after week should tell a doctor, too.',
			practices: [
				'Set an alarm once this week for half an hour before sunrise. Stand at a window for eight minutes without a telephone and without a wish. Note in one line what became visible first, and which sound came before the birds. Go back to bed if you like. In the evening read the line again and add what you had expected to see there in the dark.',
				'Recall one time when you were helped and never learned by whom: a found purse, a word put in, a lowered bill. Write the event in five sentences without a subject, with they as the only pronoun, as Hafez does. Then write a sixth sentence which begins with I, about something you could do before noon tomorrow that nobody could trace to you. Keep it small.',
			],
			closings: [
				'Alexander’s maps were the best of his time, and what he lacked, it appears, was a salted fish. When did help last come to you by the kitchen door, and what were you busy with while you missed it?',
				'Eight couplets, nine times they gave. If you had to tell the best thing that happened to you without saying who did it, what would remain standing in the sentence?',
			],
		},
		fa: {
			keywords: ['آب حیات', 'دوش وقت سحر', 'غزل ۱۸۳ حافظ', 'خضر', 'اسکندر', 'سحر', 'شاخ نبات'],
			titles: ['در تاریکی آب دادند', 'سحری که فاعل نداشت'],
			excerpts: [
				'حافظ از نجاتی خبر می‌دهد و هیچ نمی‌گوید کار که بود. دستور زبانِ این غزل از همهٔ زندگی‌نامه‌ها رازدارتر است.',
				'اسکندر برای آب حیات تا ظلمات رفت و تشنه برگشت. می‌گویند آشپزش بختِ بهتری داشت.',
			],
			openings: [
				'ساعت چهار و نیم صبح در راهروی بیمارستان، دستگاه چای‌ساز روشن‌ترین چیز دنیاست. کفش پرستاری روی کف جیرجیر می‌کند و دری آه می‌کشد. کسی پالتو را روی زانویش انداخته و دیگر به ساعت نگاه نمی‌کند. بعد پنجرهٔ ته راهرو که همهٔ شب سیاه بود معلوم می‌شود درختی در خود داشته است. هیچ‌چیز روشن نشده، هیچ دکتری نیامده، کسی خبری نیاورده. ولی درختی هست و چند لحظه بعد پرنده‌ای که انگار چیزی می‌داند و نمی‌تواند جلوی خودش را بگیرد.',
				'بالای کوه، نزدیک دروازه‌قرآن شیراز، گور زاهدی است به نام باباکوهی، و قصه‌ای دربارهٔ آن می‌گویند. شاگرد نانوایی دل به دختری بسته بود که شاخ نباتش می‌خواندند. شنیده بود هر کس چهل شب آنجا بیدار بماند به مراد می‌رسد. چهل شب ماند و در سحرِ آخر چیزی به او دادند که دیگر آن دختر نبود. به شهر آمد و حافظ بود. افسانه است و ادبِ این را دارد که به افسانه بماند؛ ولی هر شیرازی‌ای که آن را می‌گوید، سحر را با دست نشان می‌دهد.',
			],
			body: [
				'حافظ از چنین سحری در غزل ۱۸۳ می‌گوید: «دوش وقت سحر از غصه نجاتم دادند / واندر آن ظلمت شب آب حیاتم دادند». آب حیات خودش داستانی دارد. می‌گویند اسکندر تا سرزمین ظلمات لشکر کشید، چون چشمهٔ بی‌مرگی آنجاست. نقشه داشت و سپاه و گوهری که در تاریکی می‌تابید. چشمه را خضر پیدا کرد، آن سبزپوشِ سرگردان؛ در روایتی کهن‌تر آشپزی که ماهیِ نمک‌سود می‌شست و ماهی در دستش جان گرفت و شناکنان رفت. اسکندر با لب خشک به روشنایی برگشت.',
				'حافظ برای همهٔ این‌ها نیم‌مصراع لازم دارد. او دنبال چیزی نمی‌گشت. بیدار بود و غصه داشت و در تاریکی مانده بود؛ چشمه هم همان‌جاست. آنچه جهانگیر نیافت چون می‌جست، بی‌خوابی گرفت که از آنجا جلوتر نتوانسته بود برود. فرقشان شاید همین باشد که یکی از تاریکی می‌گذشت تا چیزی بردارد و آن دیگری در تاریکی نشسته بود.',
				'حالا به فعل نگاه کن: «دادند». فارسی می‌تواند فاعل را نگوید و شاعر نمی‌گوید؛ ردیفِ غزل همین است و تا بیت آخر می‌آید. نامی از فرشته نیست، از دوست نیست، از خدا هم نیست؛ یک بار هاتفی خبری می‌آورد و می‌رود. ما می‌مانیم و شناسهٔ جمع و زمان گذشته، مثل ردِ پایی که صبح دور خانه می‌بینی. می‌توانست بگوید که بودند. گویا ندانستن را دقیق‌تر یافته است؛ فقط در بیت آخر اشاره‌ای می‌کند به همت خودش و نفس سحرخیزان، و از کنارش می‌گذرد.',
				'سرش هم سر جایش مانده. در بیت پنجم می‌گوید خوش‌دلی‌ام عجب ندارد: مستحق بودم و این‌ها را به زکات دادند. آدمی که تازه از غرقاب بیرونش کشیده‌اند با حکمِ زکات شوخی می‌کند، و این هم از نشانه‌های به هوش آمدن است.',
			],
			counter:
				'آن‌ها که ساعت چهار صبح بیدارند خوب می‌دانند که این ساعت بیشترِ وقت‌ها چیزی نمی‌دهد. دمای تن نزدیک پایین‌ترین حد است و هر گرفتاری از ده صبح بزرگ‌تر می‌نماید، که خودش دلیل خوبی است برای آن که پای چیزی را امضا نکنی. شب‌های بسیاری بی هیچ جامی تمام می‌شود و غزلِ آن یک شب را نباید به رخ کسی کشید که در شب‌های دیگر است. هر که هفته‌ها این‌طور بیدار می‌شود بهتر است با پزشک هم حرف بزند.',
			practices: [
				'یک بار در این هفته ساعت را برای نیم ساعت پیش از طلوع کوک کن. هشت دقیقه پشت پنجره بایست، بی گوشی و بی آرزو. در یک خط بنویس نخست چه چیزی پیدا شد و پیش از پرنده‌ها چه صدایی آمد. اگر خواستی برگرد و بخواب. شب آن خط را دوباره بخوان و کنارش اضافه کن که در تاریکی توقع داشتی چه ببینی.',
				'یادِ وقتی بیفت که کمکت کردند و نفهمیدی که: کیفی که پیدا شد، سفارشی که کردند، حسابی که سبک گرفتند. ماجرا را در پنج جمله بی‌فاعل بنویس، همه با شناسهٔ جمع، همان کاری که حافظ کرد. بعد جملهٔ ششمی بنویس که با «من» شروع شود، دربارهٔ کاری کوچک که تا فردا ظهر می‌توانی بکنی و هیچ‌کس نفهمد کار تو بود.',
			],
			closings: [
				'نقشه‌های اسکندر بهترین نقشه‌های روزگارش بود و گویا فقط یک ماهی نمک‌سود کم داشت. آخرین بار کمک کی از درِ آشپزخانه به سراغت آمد، و در آن لحظه سرت به چه گرم بود؟',
				'غزل تا آخر می‌گوید دادند و دادند و نامی نمی‌برد. اگر قرار باشد بهترین اتفاقی را که برایت افتاده بی‌آنکه بگویی کار که بود تعریف کنی، چه چیزی در جمله سر پا می‌ماند؟',
			],
		},
		ar: {
			keywords: ['ماء الحياة', 'غزل حافظ ١٨٣', 'الخضر', 'الإسكندر', 'وقت السحر', 'النجاة'],
			titles: ['سقوه ماء الحياة في الظلمة', 'سَحَر بلا فاعل'],
			excerpts: [
				'يخبر حافظ عن نجاة ولا يقول من أنجاه. وفي نحو هذا البيت من الكتمان ما ليس في كتب التراجم.',
				'سار الإسكندر إلى بلاد الظلمات في طلب ماء الحياة وعاد عطشان، ويقال إنّ طبّاخه كان أوفر حظًّا منه.',
			],
			openings: [
				'في الرابعة والنصف صباحًا، في ممرّ المستشفى، تكون آلة القهوة أشدّ الأشياء ضوءًا في الدنيا كلّها. يصرّ حذاء ممرّضة على الأرض، ويتنهّد باب في آخر الرواق. هناك من جلس ومعطفه على ركبتيه، وقد كفّ عن سؤال الساعة. ثم يتبيّن أنّ النافذة البعيدة التي ظلّت سوداء طول الليل كانت فيها شجرة. لم يُحسم شيء، ولم يأت طبيب، ولم يحمل أحد خبرًا. غير أنّ هناك شجرة، وبعد قليل طائرًا يبدو أنّه يعرف شيئًا ولا يقوى على كتمانه.',
				'فوق الجبل، عند مدخل شيراز الشماليّ، قبر زاهد قديم اسمه بابا كوهي، وتُروى عنده حكاية صبيّ كان يعمل عند خبّاز. أحبّ الصبيّ فتاة يسمّونها «شاخ نبات»، أي غصن السكّر، وسمع أنّ من أحيا أربعين ليلة عند هذا القبر نال مراده. فأحياها كلّها، وفي السَّحَر الأخير أُعطي شيئًا، ولم تعد الفتاة هي ذلك الشيء. ثم نزل إلى المدينة وهو حافظ. هذه أسطورة، ومن حسن أدبها أنّها لا تخفي كونها أسطورة، ومع ذلك ما زال أهل البلد يشيرون بأيديهم إلى موضع الصخر.',
			],
			body: [
				'وعن سَحَر كهذا يقول حافظ في الغزل ١٨٣: «البارحةَ وقتَ السَّحَر أنجَوني من الغُصّة / وفي ظُلمة ذاك الليل سقَوني ماءَ الحياة». ولهذا الماء حكاية مستقلّة. يقول الشعراء إنّ الإسكندر سار بجيشه إلى بلاد الظلمات، فهناك عين لا يموت شاربها. كانت معه الخرائط والجنود وجوهرة تضيء. لكنّ الذي وجد العين هو الخضر، واسمه من الخضرة، ففي الحديث أنّه جلس على أرض جرداء فاهتزّت من خلفه خضراء. وفي رواية قديمة طبّاخ كان يغسل سمكة مملّحة، فدبّت فيها الروح وانسلّت من يده سابحة. ورجع الإسكندر إلى الضوء يابس الشفتين، ومعه خرائطه كلّها.',
				'ويكفي حافظًا لهذا كلّه نصف شطر. لم يكن يبحث عن شيء. كان ساهرًا مغمومًا في الظلام، والعين في الظلام، فجاءه ماؤها في كأس. ما فات الفاتحَ لأنّه كان يطلبه، ناله ساهرٌ لم يستطع أن يتقدّم خطوة بعد موضعه. ولعلّ الفرق بينهما أنّ الأوّل كان يعبر الليل ليأخذ منه شيئًا ويخرج، والثاني كان جالسًا فيه لا يرجو منه غير أن ينقضي.',
				'ثم لننظر في الفعل: «دادند»، أي أعطَوا. الفارسيّة تجيز أن يُترك الفاعل بلا ذكر، والشاعر يتركه من أوّل بيت إلى آخر بيت، فهذه الكلمة هي اللازمة التي تنتهي بها الأبيات كلّها. لا يسمّي ملَكًا ولا صديقًا، وإنّما يذكر هاتفًا مرّة واحدة، بشّر ومضى. ولا يبقى لنا إلّا واو الجماعة والزمن الماضي، كآثار أقدام حول البيت في الصباح. كان يستطيع أن يقول من هم، والظاهر أنّه رأى السكوت أدقّ من التسمية، سوى إيماءة في البيت الأخير إلى همّته هو وأنفاس القائمين في السحر.',
				'ولم يفقد مع ذلك صفاء ذهنه. ففي البيت الخامس يقول إنّ سروره لا عجب فيه، لأنّه كان من المستحقّين فأُعطي هذا كلّه من باب الزكاة. رجل أُخرج لتوّه من الغرق، وأوّل ما يصنعه أن يمازح السامع بباب من أبواب الفقه. وهذه أيضًا علامة من علامات العافية، يعرفها كلّ من جلس عند مريض ثم سمعه يضحك.',
			],
			counter:
				'والذين يسهرون إلى الرابعة يعلمون أنّ هذه الساعة لا تعطي في أكثر الليالي شيئًا. فحرارة الجسم فيها قريبة من أدناها، والهموم تبدو أكبر ممّا تبدو في العاشرة صباحًا، وهذا وحده سبب كافٍ لئلّا يوقَّع فيها على ورقة. وكم من ليلة تنقضي بلا كأس، فلا يجوز أن يُلوَّح بقصيدة تلك الليلة الواحدة في وجه من هو في غيرها. ومن تكرّر عليه هذا السهر أسابيع فليُخبر به طبيبًا.',
			practices: [
				'اضبطوا المنبّه مرّة واحدة هذا الأسبوع على نصف ساعة قبل الشروق. ثماني دقائق عند النافذة، بلا هاتف وبلا أمنية. ثم يُكتب في سطر واحد: ما أوّل شيء ظهر من الظلام، وأيّ صوت سبق العصافير. والعودة إلى الفراش بعد ذلك مباحة. وفي المساء يُقرأ السطر من جديد، ويُضاف إليه ما كان يُتوقَّع أن يُرى هناك قبل أن يأتي الضوء.',
				'تذكّروا مرّة جاءت فيها المساعدة ولم يُعرف صاحبها: محفظة أُعيدت، أو كلمة قيلت في غيابنا، أو حساب خُفّف. واكتبوا الحادثة في خمس جمل كلّها بواو الجماعة، لا اسم فيها لأحد، كما فعل حافظ. ثم جملة سادسة تبدأ بـ«أنا»، عن أمر صغير يمكن أن يُصنع قبل ظهر الغد فلا يهتدي أحد إلى من صنعه. وليكن صغيرًا حقًّا.',
			],
			closings: [
				'كانت خرائط الإسكندر أحسن ما في زمانه، ولم تنقصه فيما يبدو إلّا سمكة مملّحة وطبّاخ يغسلها. متى دخلت علينا المعونة آخر مرّة من باب المطبخ، وبماذا كنّا مشغولين وهي تضع القدح بجانبنا؟',
				'تنتهي الأبيات كلّها بأنّهم أعطَوا، ولا يُذكر من هم. لو حُكي أحسن ما وقع لنا من غير أن يُسمّى صاحب الفضل فيه، فما الذي يبقى قائمًا في الجملة بعد ذلك كلّه؟',
			],
		},
		es: {
			keywords: ['agua de vida', 'gazal 183 de hafez', 'jidr', 'alejandro', 'la hora antes del alba'],
			titles: ['Me dieron agua a oscuras', 'Un rescate sin sujeto'],
			excerpts: [
				'Hafez da noticia de un rescate y no dice de quién fue obra. Su gramática es más discreta que cualquier biografía.',
				'Alejandro fue al país de las tinieblas a por el agua de vida y volvió con sed. Su cocinero, dicen, tuvo más suerte.',
			],
			openings: [
				'A las cuatro y media de la mañana, en el pasillo de un hospital, la máquina de café es lo más luminoso en muchos kilómetros. Chirría el zueco de una enfermera, suspira una puerta. Alguien se ha echado el abrigo sobre las rodillas y ha dejado de preguntarle al reloj. Entonces resulta que la ventana del fondo, negra toda la noche, tenía un árbol dentro. No se ha decidido nada, no ha venido ningún médico. Pero hay un árbol, y al momento un pájaro que parece enterado de algo.',
				'En el monte que domina la entrada norte de Shiraz está la tumba de un asceta, Baba Kuhi, y de ella cuentan la historia de un aprendiz de panadero. Estaba enamorado de una muchacha a la que llamaban Rama de Azúcar, y veló allí cuarenta noches porque a quien las velara se le cumpliría el deseo. El último amanecer le dieron algo, y ya no era la muchacha. Bajó a la ciudad y era Hafez. Es una leyenda y tiene la buena educación de parecerlo.',
			],
			body: [
				'De una hora así habla Hafez en el gazal 183: «Anoche, a la hora del alba, me libraron de la pena, / y en aquella tiniebla de la noche me dieron agua de vida». El agua trae su propio cuento. Alejandro, dicen los poetas persas, marchó al país de las tinieblas, donde mana la fuente de los que no mueren. Tenía mapas, ejército y una joya que alumbraba. La encontró Jidr, el caminante verde; en una versión más vieja, un cocinero que enjuagaba un pescado en salazón cuando el pescado revivió y se le fue nadando. Alejandro volvió a la luz con los labios secos.',
				'A Hafez le basta medio renglón para todo eso. Él no buscaba. Estaba despierto, con un disgusto, a oscuras, que es donde está la fuente, y se la trajeron en una copa. Lo que al conquistador se le escapó por ir buscándolo, lo recibió un insomne que no había podido llegar más lejos.',
				'Fíjate en el verbo: dadand, dieron. El persa, como el español, puede callarse el sujeto, y el poeta se lo calla en todos los versos, porque con esa palabra terminan los ocho. No nombra a un ángel ni a un amigo; una sola vez pasa una voz oculta con un recado. Queda el plural y queda el pasado, como huellas alrededor de la casa por la mañana. Podía haberlo dicho. Se ve que no saberlo le pareció más exacto; solo al final insinúa su propio empeño y el aliento de los que madrugan.',
				'Y no pierde la cabeza. En el quinto verso observa que su alegría no tiene misterio: era pobre con derecho a limosna y se la dieron. Acaban de sacarlo del pozo y ya bromea con la ley de la caridad. También eso es un síntoma de mejoría, y lo conoce cualquiera que haya velado a un enfermo hasta oírlo protestar por la sopa.',
			],
			counter:
				'Quienes están despiertos a las cuatro saben que esa hora no suele dar nada. El cuerpo anda cerca de su temperatura más baja y los problemas abultan más que a las diez, buena razón para no firmar papeles. Muchas noches terminan sin copa, y el poema de la que sí la trajo no se le restriega a quien está en las otras. Si te despiertas así semana tras semana, cuéntaselo también a un médico.',
			practices: [
				'Pon el despertador un día de esta semana media hora antes de que salga el sol. Ocho minutos junto a la ventana, sin teléfono y sin deseos. Apunta en una línea qué se hizo visible primero y qué sonido se adelantó a los pájaros. Si quieres, vuelve a la cama. Por la noche relee la línea y añade qué esperabas ver en aquella oscuridad antes de que llegara la luz.',
				'Recuerda una vez en que te ayudaron sin que supieras quién: una cartera devuelta, una palabra dicha a tu favor, una cuenta rebajada. Escríbelo en cinco frases con el verbo en plural y sin sujeto, a la manera de Hafez. Luego una sexta que empiece por yo, sobre algo que podrías hacer mañana antes de mediodía sin que nadie descubra que fuiste tú. Que sea pequeño.',
			],
			closings: [
				'Los mapas de Alejandro eran los mejores de su época, y al parecer solo le faltaba un pescado en salazón. ¿Cuándo te entró la última ayuda por la puerta de la cocina, y qué te tenía tan ocupado el corazón?',
				'Ocho versos, y en los ocho dieron. Si tuvieras que contar lo mejor que te ha pasado sin decir de quién fue obra, ¿qué quedaría en pie en la frase?',
			],
		},
	},
};
