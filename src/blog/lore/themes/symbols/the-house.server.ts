import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'the-house',
	motif: 'house',
	leadsTo: 'dreams',
	words: {
		en: {
			keywords: ['house', 'home', 'dream of a house', 'childhood home', 'cellar', 'new room', 'attic'],
			titles: ['The house with one floor too many', 'The rooms you still walk through at night'],
			excerpts: [
				'In 1909, on a ship to America, Jung dreamt of a cellar below the cellar. Freud asked him about the two skulls he had found there.',
				'You moved out thirty years ago and the hall light still works. What interpreters, an analyst and a philosopher made of dreamt houses.',
			],
			openings: [
				'The upper floor is furnished in rococo, with good old pictures. Downstairs everything is older, medieval, with red brick on the floor. A heavy door, a stone stair, a vault with Roman walls; in its slab a ring, and under the slab more steps, down to a low cave with dust, broken pottery and two human skulls. Carl Jung dreamt this on a steamer in 1909, on the way to America with Freud, and each of them drew his own conclusion before breakfast.',
				'The light switch in the hall is on the left, at the height of a ten-year-old’s shoulder. The third stair creaks. The bathroom door has to be lifted a little, or it drags. You have not lived there for thirty years, somebody else’s coats hang in the passage now, and yet at night your hand goes to the left. Ask around at a table of adults: sooner or later somebody admits that every house they dream of is that one.',
			],
			body: [
				'The Arabic dream books are generous with the house. It is the body of its owner, the spouse, the world and, if unknown and white, the house after this one. A wall that falls is a support that goes; a new storey is increase; to sweep the floor may cost money. They ask at once who was inside, and whether the dreamer entered by the door or over the wall, because the same visit is then a marriage or a theft.',
				'Jung took the house that he dreamt of in 1909, sailing to America with Freud, storey below storey down to a cave with two skulls in it, for a section through the mind: the drawing-room of consciousness on top, below it what one’s forebears left, and at the bottom a cave that belongs to nobody. Freud wished to know whose the skulls were and whether somebody was wanted dead. Jung, by his own later account, made up an answer to keep the peace. The friendship did not survive that cellar for long.',
				'In 1923 he began to build a real one, a round tower on the lake at Bollingen, without electricity, and for more than thirty years he went on adding to it: a wing, a court, another storey. A man who had dreamt of storeys below ended by paying masons for storeys above. The philosopher Gaston Bachelard, who had read him, put cellar and attic at the two ends of every dreamt house and remarked that to the attic one always climbs up.',
				'The tension is in the ownership. The interpreters knew whose house it was, since the dreamer paid the taxes. The dream of a new room says the contrary: you have lived here all along and never opened that door. It is a pleasant dream, as a rule, with plenty of light in it, and people wake from it a little annoyed with their actual flat.',
			],
			counter:
				'One can spoil all this with a simple remark. We spend most of our time in houses, and memory stores events by place, so dreams are set in them as plays are set on a stage. Nobody interprets the floorboards of a theatre. And Jung told the dream of 1909 in several versions, years afterwards, when he already knew what it had to prove.',
			practices: [
				'Draw the ground plan of the first home you can remember. Seven minutes, no ruler. Put in doors, the table, the place of the telephone, and where the sun came in. Stop when you reach a room you cannot furnish. Write in it the last thing you do know about it, even if it is only a smell. Then mark with a cross where you slept, and with a circle where you were called from.',
				'Go to the part of your home you use least, a corner behind a chair will do, and sit there for eight minutes without a screen. Look at your rooms as a visitor would. Notice what has been put down there only for the moment and how long that moment has lasted. Before you stand up, say aloud what this corner could be for. Take one object from it back to where it belongs.',
			],
			closings: [
				'A mason can add to a tower for thirty years and still sleep in the first room he built. Behind which of your walls do you suspect a door?',
				'The coats in that hall belong to strangers now, and the stair creaks for them. What did you leave in the house that still needs you to come by at night?',
			],
		},
		fa: {
			keywords: ['خانه', 'خواب خانه', 'تعبیر خواب خانه', 'خانه قدیمی', 'خانه پدری', 'زیرزمین', 'اتاق تازه'],
			titles: ['اندرونی، بیرونی، و زیرزمینِ زیرِ زیرزمین', 'خانهٔ پدری و یک در که هیچ‌وقت نبود'],
			excerpts: [
				'یونگ در سال ۱۹۰۹ روی عرشهٔ کشتی خوابِ خانه‌ای دید که هر طبقه‌اش از طبقهٔ بالا کهنه‌تر بود. فروید فقط سراغ جمجمه‌ها را گرفت.',
				'سال‌هاست کلیدش را پس داده‌ای و شب‌ها هنوز دستت کلید برق راهرو را پیدا می‌کند. خانه در خواب مال کیست؟',
			],
			openings: [
				'خانه‌های قدیم کاشان از بیرون هیچ نیستند: دیوار کاهگلی و دری کوتاه. از هشتی که بگذری، دالان می‌پیچد تا چشم نامحرم به حیاط نیفتد، و تازه آن‌وقت معلوم می‌شود خانه پشت به کوچه و رو به خودش ساخته شده است؛ بیرونی برای مهمان، اندرونی برای اهل خانه، سرداب برای ظهر تابستان. کسی که چنین خانه‌ای را خواب ببیند، پیش از هر تعبیری باید بگوید تا کجایش راهش دادند.',
				'کلید برق راهرو دست چپ است، هم‌قد شانهٔ یک بچهٔ ده‌ساله. پلهٔ سوم صدا می‌دهد. در حمام را باید کمی بلند کنی تا به زمین نکشد. سی سال است آنجا زندگی نمی‌کنی و حالا پالتوی دیگران به گل‌میخش آویزان است، با این همه شب‌ها دستت به چپ می‌رود. سر هر سفره‌ای بپرس؛ دیر یا زود یکی اقرار می‌کند که همهٔ خواب‌هایش در همان یک خانه می‌گذرد.',
			],
			body: [
				'معبّران مسلمان با خانه دست‌ودل‌باز بوده‌اند: خانه تنِ صاحبخانه است، همسر اوست، دنیای اوست، و اگر ناآشنا و سفید باشد سرای دیگر. دیواری که فرو می‌ریزد پشت‌وپناهی است که می‌رود، و بنای تازه گشایش است. اول می‌پرسند چه کسی در خانه بود و دوم می‌پرسند از در آمدی یا از دیوار؛ چون همان یک آمدن با اولی خواستگاری می‌شود و با دومی دزدی. زن و خانه در فارسی هم آن‌قدر به هم نزدیک‌اند که بعضی پیرمردها هنوز همسرشان را «منزل» می‌خوانند.',
				'یونگ در سال ۱۹۰۹، در کشتی و همسفرِ فروید به سوی آمریکا، خوابی دید که بعدها بارها تعریفش کرد. طبقهٔ بالا آراسته بود، پایین قدیمی‌تر با کف آجری، زیرزمین با دیوارهای رومی، و زیر سنگی که حلقه داشت پله‌هایی تا غاری پست، با سفال شکسته و دو جمجمه. او در این خانه برشی از جان آدمی دید: بالاخانهٔ آگاهی، ماتَرکِ نیاکان، و غاری که مال هیچ‌کس نیست. فروید می‌خواست بداند جمجمه‌ها از آنِ کیست و مرگ چه کسی آرزو شده. یونگ به گفتهٔ خودش جوابی سر هم کرد تا دعوا نشود. دوستی‌شان بعد از آن زیرزمین چندان دوام نیاورد.',
				'در سال ۱۹۲۳ خودش دست به کار شد و کنار دریاچه، در بولینگن، برجی گرد ساخت؛ بی‌برق، با آبی که باید تلمبه می‌شد. بیش از سی سال به آن افزود: بالی، حیاطی، طبقه‌ای. مردی که خوابِ طبقه‌های زیرین را دیده بود عاقبت به بنّا پول داد تا بالا بسازد.',
				'گره اینجاست که خانه مال کیست. معبّر شک نداشت، چون خراجش را بیننده می‌داد. اما خوابِ اتاق تازه چیز دیگری می‌گوید: همهٔ این سال‌ها همین‌جا بودی و آن در را باز نکردی. خواب خوبی است، معمولاً پر از روشنایی، و آدم وقتی بیدار می‌شود از آپارتمانِ خودش کمی دلخور است، انگار که متراژش را شب‌ها پنهان می‌کند.',
			],
			counter:
				'می‌شود همهٔ این‌ها را با یک حرف ساده خراب کرد. ما بیشترِ عمر را در خانه‌ایم و حافظه هم رویدادها را با جایشان نگه می‌دارد؛ پس خواب در خانه می‌گذرد همان‌طور که نمایش روی صحنه، و هیچ‌کس تخته‌های صحنه را تعبیر نمی‌کند. تازه یونگ آن خواب را سال‌ها بعد و هر بار کمی متفاوت گفت، وقتی دیگر می‌دانست قرار است چه چیزی را ثابت کند.',
			practices: [
				'نقشهٔ اولین خانه‌ای را که یادت هست بکش. هفت دقیقه، بی‌خط‌کش. درها را بگذار، جای سفره را، جای تلفن را، و پنجره‌ای را که آفتاب از آن می‌آمد. به اتاقی که رسیدی و نتوانستی چیزی در آن بچینی، همان‌جا بایست و آخرین چیزی را که از آن می‌دانی بنویس، ولو فقط بویی باشد. جای خوابت را ضربدر بزن و دور جایی که از آنجا صدایت می‌کردند دایره بکش.',
				'برو گوشه‌ای از خانه‌ات که کمتر از همه به کارت می‌آید، پشت یک صندلی هم باشد قبول است، و هشت دقیقه بی‌گوشی آنجا بنشین. خانه را مثل مهمان نگاه کن. ببین چه چیزهایی را «فعلاً» آنجا گذاشته‌اند و این فعلاً چند سال شده. پیش از بلند شدن بلند بگو این گوشه به چه درد می‌خورد. بعد یک چیز را از آنجا بردار و ببر سر جایش.',
			],
			closings: [
				'از هشتی تا اندرونی چند قدم بیشتر نیست، ولی مهمان‌هایی بوده‌اند که یک عمر در همان هشتی نشسته‌اند. خودت را تا کجای خانه‌ات راه داده‌ای؟',
				'آن پله حالا زیر پای غریبه‌ها صدا می‌دهد و آنان نمی‌دانند چرا شب‌ها یک نفر در راهرو دنبال کلید می‌گردد. در آن خانه چه جا گذاشته‌ای که هنوز باید برایش برگردی؟',
			],
		},
		ar: {
			keywords: ['بيت', 'دار', 'البيت في المنام', 'تفسير حلم البيت', 'البيت القديم', 'غرفة جديدة', 'قبو'],
			titles: ['بيت الطفولة وبابٌ لم يكن فيه', 'دار بأربع طبقات رآها رجل في سفينة'],
			excerpts: [
				'مضت ثلاثون سنة على تسليم المفتاح، وما زالت اليد تجد زرّ الضوء ليلًا. لمن يكون البيت في المنام؟',
				'رأى يونغ سنة ١٩٠٩ في طريقه إلى أمريكا دارًا كلّ طبقة فيها أقدم من التي فوقها. لم يسأله فرويد إلّا عن الجمجمتين.',
			],
			openings: [
				'زرّ الضوء في الممرّ إلى اليسار، على ارتفاع كتف طفل في العاشرة. الدرجة الثالثة تصرّ، وباب الحمّام لا بدّ من رفعه قليلًا كي لا يحتكّ بالبلاط. مرّت ثلاثون سنة منذ الخروج من ذلك البيت، ومعاطف قوم آخرين معلّقة الآن في مدخله، ومع ذلك تمتدّ اليد ليلًا إلى اليسار. ويكفي أن يُطرح السؤال على مائدة من الكبار حتى يعترف أحدهم بأنّ أحلامه كلّها تقع في بيت واحد.',
				'الباب الخارجيّ في دار عتيقة بتونس أو حلب لا يقول شيئًا: خشب ومسامير وجدار أصمّ. ثم دهليز ينكسر مرّتين كي لا تبلغ عين المارّ وسط الدار، وبعده تنفتح السماء فجأة على بلاط وشجرة نارنج. بيت يدير ظهره إلى الزقاق ووجهه إلى نفسه. من رأى مثله في النوم فالأولى أن يُسأل قبل كلّ تعبير: إلى أين سُمح له بالدخول؟ وأين توقّف من تلقاء نفسه؟',
			],
			body: [
				'كتب التعبير سخيّة مع البيت. فهو جسد صاحبه، وهو الزوج أو الزوجة، وهو الدنيا، وإن كان أبيض مجهولًا فهو الدار الأخرى. والجدار إذا سقط سند يزول، والبناء الجديد سعة، والكنس قد ينقص المال. وأوّل سؤال لها: من كان في الداخل؟ وثانيه: أمن الباب كان الدخول أم من فوق السور؟ فالزيارة الواحدة تكون بالأوّل خطبة وبالثاني سرقة. ولا غرابة في لغة تسمّي الزوجة أهل البيت، وتسمّي سطر الشعر بيتًا، وتبني القصيدة من بيوت متجاورة لكلّ منها مصراعان كالباب. فمن رأى بيته خرابًا في هذه اللغة فقد رأى أهله وقصيدته وسقفه في صورة واحدة، وعلى المعبّر أن يسأل أيّ الثلاثة ينقصه عمود.',
				'وفي سنة ١٩٠٩، على سفينة متّجهة إلى أمريكا مع فرويد، رأى يونغ دارًا ظلّ يرويها بقيّة عمره. في الأعلى أثاث أنيق وصور قديمة، وتحته طابق من القرون الوسطى بأرض من الآجرّ، ثم قبو بجدران رومانيّة في بلاطه حلقة، فإذا رُفعت الصخرة ظهرت درجات تنزل إلى كهف فيه فخّار مكسور وجمجمتان. فهم منها مقطعًا في النفس: قاعة الوعي فوق، وميراث الأجداد تحتها، وفي القاع كهف لا يملكه أحد. وأراد فرويد أن يعرف لمن الجمجمتان ومن يُتمنّى موته، فاخترع له يونغ جوابًا طلبًا للسلم، كما حكى بنفسه. ولم تعش الصداقة طويلًا بعد ذلك القبو.',
				'ثم بدأ سنة ١٩٢٣ يبني دارًا حقيقيّة، برجًا مستديرًا على بحيرة في بولينغن بلا كهرباء، وظلّ أكثر من ثلاثين سنة يضيف إليه جناحًا وفناءً وطابقًا. وحفر بيده في حجارته جملًا باللاتينيّة واليونانيّة ما زالت تُقرأ. من رأى في نومه طبقات في الأسفل انتهى به الأمر إلى دفع أجور البنّائين للطبقات العليا، ولعلّ هذا تعبير لم يرد في كتاب: أن يُردّ على الحلم بالحجر والملاط لا بالكلام.',
				'والخلاف في الحقيقة على الملكيّة. لم يشكّ المعبّر في أنّ الدار لمن رآها، فهو الذي يدفع خراجها. أمّا حلم الغرفة الجديدة فيقول غير ذلك: كان السكن هنا منذ البداية، ولم يُفتح ذلك الباب مرّة. وهو في العادة حلم طيّب كثير الضوء، يستيقظ منه الناس وفي صدورهم عتب خفيف على شققهم، كأنّها تخفي مساحتها الحقيقيّة عنهم في النهار.',
			],
			counter:
				'في وسع ملاحظة بسيطة أن تفسد هذا كلّه: نحن نقضي معظم أعمارنا في البيوت، والذاكرة تحفظ الحوادث بأماكنها، فتقع الأحلام في الدور كما تقع المسرحيّة على الخشبة، ولا أحد يعبّر خشب المسرح. ثم إنّ يونغ روى حلم السفينة بعد سنين وبصيغ تختلف قليلًا في كلّ مرّة، وكان قد صار يعرف ماذا ينبغي لهذا الحلم أن يثبت.',
			practices: [
				'ارسموا في سبع دقائق مخطّط أوّل بيت تحفظه الذاكرة، من غير مسطرة. ضعوا الأبواب والمائدة وموضع الهاتف والنافذة التي كانت تدخل منها الشمس. وعند أوّل غرفة يتعذّر تأثيثها توقّفوا، واكتبوا فيها آخر ما يُعرف عنها ولو كان رائحة. ثم ضعوا علامة في موضع النوم، ودائرة حول المكان الذي كان يأتي منه النداء إلى الطعام كلّ مساء.',
				'اقصدوا أقلّ زوايا البيت استعمالًا، ولو كانت خلف كرسيّ، واجلسوا فيها ثماني دقائق من غير شاشة. انظروا إلى الغرف كما ينظر الضيف، وإلى الأشياء التي وُضعت هناك «مؤقّتًا» وإلى عدد السنين التي طالها هذا المؤقّت وهو ينتظر من يلتفت إليه. وقبل القيام قولوا بصوت مسموع لأيّ شيء تصلح هذه الزاوية. ثم أعيدوا منها غرضًا واحدًا إلى مكانه.',
			],
			closings: [
				'تصرّ الدرجة الآن تحت أقدام قوم لا يعرفون من يمشي في ممرّهم ليلًا. ما الذي تُرك في ذلك البيت حتى وجبت العودة إليه في النوم مرّة بعد مرّة؟',
				'قد يقضي ضيف عمره في الدهليز ويظنّ أنّه رأى الدار. خلف أيّ جدار من جدران البيت يُظنّ أنّ هناك بابًا؟',
			],
		},
		es: {
			keywords: ['casa', 'hogar', 'soñar con una casa', 'casa de la infancia', 'sótano', 'habitación nueva', 'desván'],
			titles: ['La casa de la infancia, con un cuarto de más', 'La casa de cuatro pisos que soñó Jung'],
			excerpts: [
				'Devolviste la llave hace treinta años y tu mano sigue encontrando la luz del pasillo. De quién es la casa con la que sueñas.',
				'En 1909, camino de América, Jung soñó con un sótano debajo del sótano. Freud solo quiso saber de quién eran las dos calaveras.',
			],
			openings: [
				'La llave de la luz está a la izquierda, a la altura del hombro de una niña de diez años. El tercer peldaño cruje. La puerta del baño hay que levantarla un poco para que no roce. Hace treinta años que no vives allí, en el perchero cuelgan los abrigos de otra familia y, aun así, de noche la mano se te va a la izquierda. Pregunta en cualquier sobremesa: alguien acabará confesando que solo sueña con una casa.',
				'Arriba, un salón rococó con buenos cuadros. Debajo todo es más viejo, medieval, con el suelo de ladrillo rojo. Una puerta pesada, una escalera de piedra, una bóveda romana; en el suelo una losa con argolla y, al levantarla, más peldaños, hasta una cueva con polvo, cacharros rotos y dos calaveras. Jung lo soñó en 1909 a bordo de un vapor, camino de América con Freud. Cada uno sacó su conclusión antes de que sirvieran el desayuno.',
			],
			body: [
				'Los libros árabes son generosos con la casa: es el cuerpo de su dueño, es el marido o la mujer, es el mundo y, cuando es blanca y desconocida, la casa que viene después de esta. Si cae una pared, falta un apoyo; si se levanta otro piso, hay desahogo. Enseguida preguntan quién estaba dentro y por dónde se entró, porque la misma visita es boda por la puerta y robo por la tapia.',
				'Jung vio en la casa que soñó en 1909, embarcado con Freud, piso bajo piso hasta una cueva con dos calaveras, un corte de la mente: en lo alto el salón de la conciencia, por debajo lo que dejaron los abuelos, y al fondo un hueco sin propietario. Freud quería saber de quién eran las calaveras y a quién se deseaba ver muerto. Jung, según contó más tarde, se inventó una respuesta por tener la fiesta en paz. La amistad no sobrevivió mucho a aquel sótano.',
				'En 1923 empezó a levantar una de verdad, una torre redonda a orillas del lago, en Bollingen, sin luz eléctrica, y estuvo más de treinta años añadiéndole un ala, un patio, otra planta. Quien había soñado con pisos hacia abajo terminó pagando albañiles para que subieran. Gaston Bachelard, que lo leyó con cariño, puso en todas las casas soñadas un sótano y un desván, y observó que al desván siempre se sube.',
				'La pelea es por la escritura de propiedad. El intérprete no dudaba: la casa es de quien paga la contribución. El sueño del cuarto nuevo dice otra cosa, que has vivido ahí desde el principio y jamás abriste esa puerta. Suele ser un sueño amable, con mucha luz, del que la gente despierta algo resentida con su piso, como si de día le escondiera metros.',
			],
			counter:
				'Todo esto se estropea con una observación sencilla. Pasamos bajo techo la mayor parte de la vida y la memoria archiva los sucesos por lugares, así que los sueños ocurren en casas como el teatro ocurre en un escenario, y nadie interpreta las tablas. Además, Jung contó el sueño del barco años después y en varias versiones, cuando ya sabía lo que tenía que demostrar.',
			practices: [
				'Dibuja la planta de la primera casa que recuerdes. Siete minutos, sin regla. Pon las puertas, la mesa, el sitio del teléfono y por dónde entraba el sol. Cuando llegues a una habitación que no sepas amueblar, párate y escribe dentro lo último que sabes de ella, aunque no sea más que un olor. Marca con una cruz dónde dormías y rodea con un círculo el lugar desde donde te llamaban a comer.',
				'Ve al rincón de tu casa que menos uses, aunque esté detrás de una butaca, y siéntate allí ocho minutos sin pantalla. Mira las habitaciones como las miraría una visita. Fíjate en lo que alguien dejó ahí «de momento» y calcula cuántos años dura ya el momento. Antes de levantarte di en voz alta para qué podría servir ese rincón, y devuelve a su sitio una sola cosa.',
			],
			closings: [
				'Los abrigos de aquel perchero son de otros, y a otros les cruje el peldaño. ¿Qué dejaste en esa casa que todavía te obliga a pasar de noche?',
				'Se puede ampliar una torre durante treinta años y seguir durmiendo en el primer cuarto que se hizo. ¿Detrás de cuál de tus paredes sospechas que hay una puerta?',
			],
		},
	},
};
