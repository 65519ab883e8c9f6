import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** Tests, and what they measure. */
export const tests: readonly KnowledgeEntry[] = [
	{
		id: 'mbti',
		page: 'mbti',
		theme: 'jung-and-the-tests',
		words: {
			en: {
				names: ['MBTI', 'Myers-Briggs', 'sixteen types', 'who made the MBTI', 'four letters', 'personality types'],
				say: 'The MBTI was made in America from the 1940s by Isabel Briggs Myers and her mother Katharine Briggs, after Jung’s book on types. Four pairs, E or I, S or N, T or F, J or P, give sixteen types; the test here is an independent one.',
			},
			fa: {
				names: ['MBTI', 'ام‌بی‌تی‌آی', 'مایرز بریگز', 'شانزده تیپ', 'تست شخصیت', 'تیپ شخصیتی', 'mbti رو کی درست کرده'],
				say: 'MBTI را از دههٔ ۱۹۴۰ ایزابل مایرز و مادرش کاترین بریگز در آمریکا از روی کتاب تیپ‌های یونگ ساختند. چهار جفت حرف، شانزده تیپ می‌دهد؛ آزمون اینجا مستقل است.',
			},
			ar: {
				names: [
					'MBTI',
					'مايرز بريغز',
					'اختبار الشخصية',
					'ستة عشر نمطا',
					'مايرز بريجز',
					'من اخترع MBTI',
					'الأنماط الستة عشر',
				],
				say: 'وضعت إيزابيل مايرز وأمّها كاثرين بريغز اختبار MBTI في أمريكا منذ أربعينيّات القرن العشرين انطلاقًا من كتاب يونغ في الأنماط. أربعة أزواج من الحروف تعطي ستّة عشر نمطًا؛ والاختبار هنا مستقلّ عنه.',
			},
			es: {
				names: ['MBTI', 'Myers-Briggs', 'dieciséis tipos', 'test de personalidad', 'las cuatro letras', '16 tipos'],
				say: 'El MBTI lo hicieron en Estados Unidos, desde los años cuarenta, Isabel Briggs Myers y su madre Katharine Briggs a partir del libro de Jung sobre los tipos. Cuatro pares de letras dan dieciséis tipos; el test de aquí es independiente.',
			},
		},
	},
	{
		id: 'mbti-science',
		page: 'mbti',
		theme: 'the-same-test-twice',
		words: {
			en: {
				names: ['is the MBTI scientific', 'scientific', 'MBTI criticism', 'is the test reliable', 'validity of tests'],
				say: 'Critics say that the MBTI sorts people into types where the scores lie mostly in the middle, and that many get another letter a month later; research prefers the Big Five, which measures degrees. As a language for differences it is still useful to people.',
			},
			fa: {
				names: ['اعتبار MBTI', 'علمی بودن MBTI', 'آیا MBTI علمی است', 'علمی', 'نقد MBTI'],
				say: 'منتقدان می‌گویند MBTI آدم‌هایی را که بیشترشان در میانه‌اند دو دسته می‌کند و خیلی‌ها یک ماه بعد حرف دیگری می‌گیرند؛ پژوهش بیشتر با پنج عامل بزرگ کار می‌کند که درجه می‌سنجد. با این حال زبانی است برای گفتن از تفاوت‌ها.',
			},
			ar: {
				names: ['هل MBTI علمي', 'علمي', 'نقد MBTI', 'مصداقية الاختبار'],
				say: 'يرى النقّاد أنّ MBTI يقسم الناس نوعين وأكثرهم في الوسط، وأنّ كثيرين يحصلون على حرف آخر بعد شهر؛ والبحث العلميّ يفضّل العوامل الخمسة الكبرى التي تقيس درجات. ويبقى لغة نافعة للكلام على الاختلاف.',
			},
			es: {
				names: ['es científico el MBTI', 'científico', 'críticas al MBTI', 'fiabilidad del MBTI', 'test es fiable'],
				say: 'Los críticos dicen que el MBTI parte en tipos a gente que casi siempre está en el medio y que muchos sacan otra letra al mes; la investigación prefiere los cinco grandes, que miden grados. Como lengua para hablar de diferencias sigue sirviendo.',
			},
		},
	},
	{
		id: 'big-five',
		page: 'big-five',
		theme: 'openness',
		words: {
			en: {
				names: [
					'Big Five',
					'OCEAN',
					'five factors',
					'five traits',
					'agreeableness',
					'neuroticism',
					'conscientiousness',
					'openness',
				],
				say: 'The Big Five are openness, conscientiousness, extraversion, agreeableness and neuroticism: five degrees rather than boxes, found in the words people use for one another. It is the model research uses most.',
			},
			fa: {
				names: ['پنج عامل بزرگ', 'بیگ فایو', 'پنج عامل شخصیت', 'گشودگی', 'روان‌رنجوری', 'وظیفه‌شناسی', 'سازگاری'],
				say: 'پنج عامل بزرگ گشودگی، وظیفه‌شناسی، برون‌گرایی، سازگاری و روان‌رنجوری‌اند؛ درجه‌اند نه جعبه. از واژه‌هایی که آدم‌ها برای هم به کار می‌برند به دست آمده و پژوهش بیش از همه با آن کار می‌کند.',
			},
			ar: {
				names: [
					'العوامل الخمسة الكبرى',
					'العوامل الخمسة',
					'بيغ فايف',
					'الانفتاح',
					'العصابية',
					'يقظة الضمير',
					'السمات الخمس',
				],
				say: 'العوامل الخمسة الكبرى هي الانفتاح ويقظة الضمير والانبساط والمقبوليّة والعصابيّة: درجات لا صناديق. استُخرجت من الكلمات التي يصف بها الناس بعضهم بعضًا، وهي أكثر ما يستعمله البحث.',
			},
			es: {
				names: [
					'cinco grandes',
					'Big Five',
					'los cinco grandes rasgos',
					'OCEAN',
					'neuroticismo',
					'amabilidad',
					'apertura',
					'responsabilidad',
				],
				say: 'Los cinco grandes son apertura, responsabilidad, extraversión, amabilidad y neuroticismo: grados, no cajas, sacados de las palabras con que la gente se describe. Es el modelo que más usa la investigación.',
			},
		},
	},
	{
		id: 'extraversion',
		page: 'mbti',
		theme: 'extraversion',
		words: {
			en: {
				names: ['extraversion', 'extravert', 'extrovert', 'E or I', 'difference between introvert and extravert'],
				say: 'An extravert gets breath back among people and finds out what they think by saying it. The word is Jung’s, from 1921; an introvert does the same work alone, and most people lie between.',
			},
			fa: {
				names: ['برون‌گرایی', 'برونگرا', 'برون‌گرا', 'فرق درونگرا و برونگرا'],
				say: 'برون‌گرا میان آدم‌ها نفس تازه می‌کند و فکرش را با گفتن پیدا می‌کند. واژه از یونگ است، سال ۱۹۲۱؛ درون‌گرا همین کار را در تنهایی می‌کند و بیشتر آدم‌ها میانه‌اند.',
			},
			ar: {
				names: ['الانبساط', 'المنبسط', 'انبساطي', 'الفرق بين الانطوائي والمنبسط', 'الانبساطية'],
				say: 'المنبسط يستردّ أنفاسه بين الناس ويعرف رأيه وهو يقوله. الكلمة ليونغ عام ١٩٢١؛ والانطوائيّ يفعل ذلك وحده، وأكثر الناس بينهما.',
			},
			es: {
				names: ['extraversión', 'extravertido', 'extrovertido', 'diferencia entre introvertido y extravertido'],
				say: 'Quien es extravertido toma aire entre la gente y descubre lo que piensa al decirlo. La palabra es de Jung, de 1921; quien es introvertido hace lo mismo a solas, y casi todo el mundo está en medio.',
			},
		},
	},
	{
		id: 'introversion',
		page: 'mbti',
		theme: 'introversion',
		words: {
			en: {
				names: ['introversion', 'introvert', 'introverted'],
				say: 'An introvert goes inward to think and is tired, not frightened, by much company. Jung, who coined the word, built himself a tower without electricity; shyness is something else.',
			},
			fa: {
				names: ['درون‌گرایی', 'درونگرا', 'درون‌گرا'],
				say: 'درون‌گرا برای فکر کردن به درون می‌رود و جمع زیاد خسته‌اش می‌کند، نمی‌ترساند. واژه را یونگ ساخت که برای خودش برجی بی‌برق بنا کرد؛ خجالت چیز دیگری است.',
			},
			ar: {
				names: ['الانطواء', 'الانطوائي', 'انطوائي', 'الانطوائية'],
				say: 'الانطوائيّ يدخل إلى نفسه ليفكّر، ويتعبه الجمع الكثير ولا يخيفه. الكلمة ليونغ الذي بنى لنفسه برجًا بلا كهرباء؛ والخجل شيء آخر.',
			},
			es: {
				names: ['introversión', 'introvertido', 'introvertida'],
				say: 'Quien es introvertido va hacia dentro para pensar, y mucha compañía le cansa, no le asusta. La palabra es de Jung, que se hizo una torre sin luz eléctrica; la timidez es otra cosa.',
			},
		},
	},
	{
		id: 'sensing-intuition',
		page: 'mbti',
		theme: 'intuition',
		words: {
			en: {
				names: ['sensing and intuition', 'S or N', 'intuition', 'sensing', 'intuitive', 'sensor'],
				say: 'Sensing trusts what is there, the detail under the hand; intuition trusts what could come of it, the pattern behind. In the four letters they are S and N, the way a person takes things in.',
			},
			fa: {
				names: ['حسی و شهودی', 'شهود', 'شهودی', 'حسی', 'حواس و شهود'],
				say: 'حسی به آنچه هست تکیه می‌کند، به جزئیاتی که زیر دست است؛ شهودی به آنچه می‌تواند از آن دربیاید. در چهار حرف اس و ان‌اند: راهی که آدم چیزها را می‌گیرد.',
			},
			ar: {
				names: ['الحس والحدس', 'الحدس', 'الحسي', 'الحدسي'],
				say: 'الحسّيّ يثق بما هو أمامه وبالتفصيل الذي تحت يده، والحدسيّ يثق بما قد يخرج منه وبالنمط وراءه. هما في الحروف الأربعة طريقة تلقّي الأشياء.',
			},
			es: {
				names: ['sensación e intuición', 'S o N', 'intuición', 'sensación', 'intuitivo'],
				say: 'La sensación se fía de lo que hay, del detalle bajo la mano; la intuición, de lo que podría salir de ahí. En las cuatro letras son la S y la N: la manera de recibir las cosas.',
			},
		},
	},
	{
		id: 'thinking-feeling',
		page: 'mbti',
		theme: 'feeling',
		words: {
			en: {
				names: ['thinking and feeling', 'T or F', 'feeling function', 'thinking type', 'feeling type'],
				say: 'Thinking weighs the matter, feeling weighs the people and what it will be worth to them; Jung called both rational. In the four letters they are T and F, the way a person decides.',
			},
			fa: {
				names: ['فکری و احساسی', 'تفکر و احساس', 'احساسی', 'فکری'],
				say: 'فکری موضوع را می‌سنجد و احساسی آدم‌ها و ارزش آن را برایشان؛ یونگ هر دو را عقلانی می‌خواند. در چهار حرف تی و اف‌اند: راهی که آدم تصمیم می‌گیرد.',
			},
			ar: {
				names: ['التفكير والشعور', 'الشعور', 'المفكر والعاطفي'],
				say: 'التفكير يزن الأمر، والشعور يزن الناس وقيمة الأمر عندهم؛ وعدّهما يونغ عقليّين كليهما. هما في الحروف الأربعة طريقة اتّخاذ القرار.',
			},
			es: {
				names: ['pensamiento y sentimiento', 'T o F', 'tipo sentimiento', 'tipo pensamiento'],
				say: 'El pensamiento pesa el asunto; el sentimiento, a las personas y lo que vale para ellas; Jung llamó racionales a los dos. En las cuatro letras son la T y la F: la manera de decidir.',
			},
		},
	},
	{
		id: 'judging-perceiving',
		page: 'mbti',
		theme: 'judging',
		words: {
			en: {
				names: ['judging and perceiving', 'J or P', 'judging', 'perceiving'],
				say: 'Judging likes the day planned and the thing settled; perceiving keeps it open and improvises. In the four letters they are J and P, and they say nothing about being judgemental.',
			},
			fa: {
				names: ['قضاوتی و ادراکی', 'ساختارمند و منعطف', 'قضاوتی', 'ادراکی'],
				say: 'قضاوتی روز را با برنامه می‌خواهد و کار را تمام‌شده؛ ادراکی راه را باز می‌گذارد و فی‌البداهه می‌رود. در چهار حرف جی و پی‌اند و ربطی به قضاوت کردن دیگران ندارند.',
			},
			ar: {
				names: ['الحكم والإدراك', 'الحازم والمرن', 'الإدراك'],
				say: 'صاحب الحكم يحبّ يومًا مخطَّطًا وأمرًا محسومًا، وصاحب الإدراك يبقيه مفتوحًا ويرتجل. هما الحرفان الأخيران من الأربعة، ولا علاقة لهما بالحكم على الناس.',
			},
			es: {
				names: ['juicio y percepción', 'J o P', 'juicio', 'percepción'],
				say: 'El juicio quiere el día planificado y la cosa resuelta; la percepción la deja abierta e improvisa. En las cuatro letras son la J y la P, y no tienen que ver con juzgar a nadie.',
			},
		},
	},
	{
		id: 'eq',
		page: 'eq-test',
		theme: 'naming-a-feeling',
		words: {
			en: {
				names: ['EQ', 'emotional intelligence', 'what is EQ', 'can EQ be trained', 'Goleman'],
				say: 'EQ, emotional intelligence, is noticing emotions, one’s own and others’, naming them, and choosing what to do with them. Unlike a height it can be trained: naming a feeling in plain words already lowers it.',
			},
			fa: {
				names: ['هوش هیجانی', 'EQ', 'ای‌کیو', 'هوش عاطفی'],
				say: 'هوش هیجانی یعنی دیدن احساس خود و دیگران، نام گذاشتن بر آن و انتخاب رفتار: خشم را شناختن و همدلی کردن. تمرین‌پذیر است؛ همین که احساسی را به زبان ساده بگویی کمی آرام می‌گیرد.',
			},
			ar: {
				names: ['الذكاء العاطفي', 'EQ', 'الذكاء الوجداني', 'ذكاء المشاعر'],
				say: 'الذكاء العاطفيّ أن يُلحظ المرء مشاعره ومشاعر غيره ويسمّيها ويختار ما يفعل بها: ضبط الغضب والتعاطف منه. وهو يُكتسب بالتمرين؛ فتسمية الشعور بكلمة صريحة تخفّفه.',
			},
			es: {
				names: ['inteligencia emocional', 'EQ', 'cociente emocional', 'se entrena la inteligencia emocional'],
				say: 'La inteligencia emocional es notar las emociones, propias y ajenas, nombrarlas y elegir qué hacer con ellas. Se entrena: poner en palabras llanas lo que se siente ya lo baja un poco.',
			},
		},
	},
	{
		id: 'the-pause',
		page: 'eq-test',
		theme: 'the-pause',
		words: {
			en: {
				names: ['the pause', 'impulse control', 'unsent letter', 'self-regulation', 'pause before answering'],
				say: 'The pause between feeling and reply is the part of emotional intelligence that can be practised first. Lincoln folded an angry letter in 1863 and wrote on it “never sent, or signed”.',
			},
			fa: {
				names: ['مکث', 'مکث پیش از جواب', 'خویشتن‌داری', 'نامه نفرستاده'],
				say: 'مکث میان احساس و جواب نخستین چیزی است که از هوش هیجانی می‌شود تمرین کرد. لینکلن سال ۱۸۶۳ نامه‌ای خشمگین نوشت، تا کرد و رویش نوشت: هرگز فرستاده نشد.',
			},
			ar: {
				names: ['التوقف قبل الرد', 'ضبط النفس', 'الرسالة التي لم ترسل'],
				say: 'الوقفة بين الشعور والجواب أوّل ما يُتمرّن عليه من الذكاء العاطفيّ. طوى لنكولن عام ١٨٦٣ رسالة غاضبة وكتب عليها: لم تُرسل قطّ ولم تُوقَّع.',
			},
			es: {
				names: ['la pausa', 'pausa antes de responder', 'autocontrol', 'la carta no enviada'],
				say: 'La pausa entre sentir y responder es lo primero que se puede practicar de la inteligencia emocional. Lincoln dobló en 1863 una carta furiosa y apuntó: nunca enviada ni firmada.',
			},
		},
	},
	{
		id: 'gardner',
		page: 'gardner-test',
		theme: 'linguistic-intelligence',
		words: {
			en: {
				names: [
					'multiple intelligences',
					'Gardner',
					'Howard Gardner',
					'eight intelligences',
					'Gardner’s intelligences',
				],
				say: 'Howard Gardner proposed in 1983 that there are several intelligences: linguistic, logical, spatial, musical, bodily, interpersonal, intrapersonal, and later naturalist, eight in all. Psychologists doubt that they are separate; teachers have found the list useful.',
			},
			fa: {
				names: ['هوش‌های چندگانه', 'گاردنر', 'هوش گاردنر', 'هشت هوش', 'هوش چندگانه'],
				say: 'هاوارد گاردنر سال ۱۹۸۳ گفت هوش یکی نیست؛ هشت هوش را نام برد: زبانی، منطقی، فضایی، موسیقایی، بدنی، میان‌فردی، درون‌فردی و طبیعت‌گرا. روان‌شناسان در جدا بودنشان شک دارند و معلم‌ها فهرست را به کار می‌برند.',
			},
			ar: {
				names: ['الذكاءات المتعددة', 'غاردنر', 'هوارد غاردنر', 'جاردنر', 'أنواع الذكاء'],
				say: 'قال هوارد غاردنر عام ١٩٨٣ إنّ الذكاء متعدّد، وعدّ منه ثمانية: اللغويّ والمنطقيّ والمكانيّ والموسيقيّ والجسديّ والاجتماعيّ والذاتيّ والطبيعيّ. يشكّ علماء النفس في انفصالها، ووجدها المعلّمون نافعة.',
			},
			es: {
				names: [
					'inteligencias múltiples',
					'Gardner',
					'Howard Gardner',
					'ocho inteligencias',
					'inteligencias de Gardner',
				],
				say: 'Howard Gardner propuso en 1983 que hay varias inteligencias: lingüística, lógica, espacial, musical, corporal, interpersonal, intrapersonal y, después, naturalista: ocho. La psicología duda de que vayan separadas; a los maestros la lista les ha servido.',
			},
		},
	},
	{
		id: 'linguistic',
		page: 'gardner-test',
		theme: 'linguistic-intelligence',
		words: {
			en: {
				names: ['linguistic intelligence', 'verbal intelligence', 'word smart'],
				say: 'Linguistic intelligence is an ear for words: hearing the difference between two that mean nearly the same. Poets, lawyers and good gossips have it.',
			},
			fa: {
				names: ['هوش زبانی', 'هوش کلامی'],
				say: 'هوش زبانی گوشِ کلمه است: شنیدن فرق دو واژه‌ای که تقریباً یکی‌اند. شاعر و وکیل و قصه‌گو آن را دارند.',
			},
			ar: {
				names: ['الذكاء اللغوي'],
				say: 'الذكاء اللغويّ أذن للكلمات تسمع الفرق بين لفظين متقاربين. عند الشاعر والمحامي والراوي منه نصيب.',
			},
			es: {
				names: ['inteligencia lingüística', 'inteligencia verbal'],
				say: 'La inteligencia lingüística es oído para las palabras: notar la diferencia entre dos que dicen casi lo mismo. La tienen poetas, abogados y buenos narradores.',
			},
		},
	},
	{
		id: 'logical',
		page: 'gardner-test',
		theme: 'logical-intelligence',
		words: {
			en: {
				names: ['logical intelligence', 'mathematical intelligence', 'logical-mathematical'],
				say: 'Logical intelligence sees steps: what follows, what does not, and what would have to be true. Nine people in ten fail a simple logic puzzle with cards and solve it when it is about beer.',
			},
			fa: {
				names: ['هوش منطقی', 'هوش ریاضی', 'هوش منطقی ریاضی'],
				say: 'هوش منطقی پله‌ها را می‌بیند: چه از چه برمی‌آید و چه برنمی‌آید. نُه نفر از ده نفر یک معمای سادهٔ کارت را نمی‌توانند و همان را با مثالی از زندگی حل می‌کنند.',
			},
			ar: {
				names: ['الذكاء المنطقي', 'الذكاء الرياضي', 'الذكاء المنطقي الرياضي'],
				say: 'الذكاء المنطقيّ يرى الدرجات: ما يلزم عن ماذا وما لا يلزم. ويخفق تسعة من عشرة في لغز بطاقات مجرّد ثمّ يحلّونه إذا صيغ بمثال من الحياة.',
			},
			es: {
				names: ['inteligencia lógica', 'inteligencia matemática', 'lógico-matemática'],
				say: 'La inteligencia lógica ve los pasos: qué se sigue de qué y qué no. Nueve de cada diez fallan un acertijo con cartas y lo resuelven si trata de cerveza.',
			},
		},
	},
	{
		id: 'spatial',
		page: 'gardner-test',
		theme: 'spatial-intelligence',
		words: {
			en: {
				names: ['spatial intelligence', 'visual intelligence', 'visual-spatial'],
				say: 'Spatial intelligence turns things round in the mind: a sculptor, a pilot, a cab driver who knows a city by heart. In London drivers a part of the hippocampus was found to be larger.',
			},
			fa: {
				names: ['هوش فضایی', 'هوش دیداری', 'هوش تصویری'],
				say: 'هوش فضایی چیزها را در ذهن می‌چرخاند: مجسمه‌ساز، خلبان، راننده‌ای که شهر را از بر است. در رانندگان لندن بخشی از هیپوکامپ بزرگ‌تر دیده شد.',
			},
			ar: {
				names: ['الذكاء المكاني', 'الذكاء البصري', 'الذكاء الفضائي'],
				say: 'الذكاء المكانيّ يدير الأشياء في الذهن: نحّات وطيّار وسائق يحفظ مدينة. وقد وُجد عند سائقي لندن جزء من الحُصين أكبر.',
			},
			es: {
				names: ['inteligencia espacial', 'inteligencia visual', 'visoespacial'],
				say: 'La inteligencia espacial gira las cosas en la mente: escultores, pilotos, taxistas que saben una ciudad de memoria. En los de Londres se vio una parte del hipocampo más grande.',
			},
		},
	},
	{
		id: 'musical',
		page: 'gardner-test',
		theme: 'musical-intelligence',
		words: {
			en: {
				names: ['musical intelligence', 'musical ear', 'music smart'],
				say: 'Musical intelligence holds pitch, rhythm and timbre in the mind. At fourteen Mozart heard a guarded Miserere in Rome and, it is told, wrote it down from memory.',
			},
			fa: {
				names: ['هوش موسیقایی', 'هوش موسیقی'],
				say: 'هوش موسیقایی زیر و بم، ضرب و رنگ صدا را در یاد نگه می‌دارد. می‌گویند موتسارت در چهارده‌سالگی قطعه‌ای ممنوع را در رم یک بار شنید و نوشت.',
			},
			ar: {
				names: ['الذكاء الموسيقي'],
				say: 'الذكاء الموسيقيّ يحفظ الطبقة والإيقاع واللون في الذهن. يُروى أنّ موتسارت سمع في روما وهو في الرابعة عشرة لحنًا ممنوعًا فكتبه من ذاكرته.',
			},
			es: {
				names: ['inteligencia musical', 'oído musical'],
				say: 'La inteligencia musical guarda en la mente altura, ritmo y timbre. Cuentan que Mozart, a los catorce, oyó en Roma un Miserere reservado y lo escribió de memoria.',
			},
		},
	},
	{
		id: 'bodily',
		page: 'gardner-test',
		theme: 'bodily-intelligence',
		words: {
			en: {
				names: ['bodily intelligence', 'kinesthetic intelligence', 'bodily-kinesthetic'],
				say: 'Bodily intelligence is knowing with the hands: the dancer, the surgeon, anyone tying a shoe. It can be learnt even by somebody who remembers nothing of learning it.',
			},
			fa: {
				names: ['هوش بدنی', 'هوش جنبشی', 'هوش بدنی جنبشی', 'هوش حرکتی'],
				say: 'هوش بدنی دانستن با دست است: رقصنده، جراح، هر که بند کفش می‌بندد. حتی کسی که یادگیری را به یاد نمی‌آورد آن را می‌آموزد.',
			},
			ar: {
				names: ['الذكاء الجسدي', 'الذكاء الحركي', 'الذكاء الجسدي الحركي'],
				say: 'الذكاء الجسديّ معرفة باليدين: راقص وجرّاح وكلّ من يعقد رباط حذائه. ويتعلّمه حتّى من لا يذكر أنّه تعلّم.',
			},
			es: {
				names: ['inteligencia corporal', 'inteligencia cinestésica', 'corporal-cinestésica'],
				say: 'La inteligencia corporal es saber con las manos: quien baila, quien opera, quien se ata un zapato. La aprende incluso quien no recuerda haberla aprendido.',
			},
		},
	},
	{
		id: 'interpersonal',
		page: 'gardner-test',
		theme: 'interpersonal-intelligence',
		words: {
			en: {
				names: ['interpersonal intelligence', 'social intelligence', 'people smart'],
				say: 'Interpersonal intelligence reads what other people want and feel, often from less than they know they show. Clever Hans, a horse in Berlin, did fractions that way in 1904, by watching faces.',
			},
			fa: {
				names: ['هوش میان‌فردی', 'هوش اجتماعی', 'هوش بین فردی'],
				say: 'هوش میان‌فردی خواسته و حال دیگران را می‌خواند، از کمتر از آنچه می‌دانند نشان می‌دهند. اسبی در برلین سال ۱۹۰۴ با نگاه به چهره‌ها کسر حساب می‌کرد.',
			},
			ar: {
				names: ['الذكاء الاجتماعي', 'الذكاء البينشخصي', 'الذكاء بين الأشخاص'],
				say: 'الذكاء الاجتماعيّ يقرأ ما يريده الآخرون وما يشعرون به من أقلّ ممّا يظنّون أنّهم يُظهرون. وفي برلين عام ١٩٠٤ كان حصان يحلّ الكسور بالنظر إلى الوجوه.',
			},
			es: {
				names: ['inteligencia interpersonal', 'inteligencia social'],
				say: 'La inteligencia interpersonal lee lo que otros quieren y sienten, a veces por menos de lo que creen mostrar. En Berlín, en 1904, un caballo hacía fracciones mirando caras.',
			},
		},
	},
	{
		id: 'intrapersonal',
		page: 'gardner-test',
		theme: 'intrapersonal-intelligence',
		words: {
			en: {
				names: ['intrapersonal intelligence', 'self-knowledge', 'self-awareness'],
				say: 'Intrapersonal intelligence is knowing one’s own motives and limits. It is rarer than it feels: shoppers asked why they chose one of four identical pairs of stockings all gave good reasons.',
			},
			fa: {
				names: ['هوش درون‌فردی', 'خودشناسی', 'هوش درون فردی'],
				say: 'هوش درون‌فردی شناختن انگیزه و مرز خود است. کمیاب‌تر از آن است که می‌نماید: خریداران برای انتخاب یکی از چهار جوراب یکسان همه دلیل خوب آوردند.',
			},
			ar: {
				names: ['الذكاء الذاتي', 'معرفة الذات', 'الذكاء الشخصي'],
				say: 'الذكاء الذاتيّ معرفة المرء بدوافعه وحدوده. وهو أندر ممّا يبدو: سُئل متسوّقون لماذا اختاروا زوجًا من أربعة جوارب متطابقة فأعطوا كلّهم أسبابًا وجيهة.',
			},
			es: {
				names: ['inteligencia intrapersonal', 'autoconocimiento'],
				say: 'La inteligencia intrapersonal es conocer los propios motivos y límites. Es más rara de lo que parece: unos compradores eligieron entre cuatro pares de medias idénticos y todos dieron buenas razones.',
			},
		},
	},
	{
		id: 'naturalist',
		page: 'gardner-test',
		theme: 'naturalist-intelligence',
		words: {
			en: {
				names: ['naturalist intelligence', 'nature smart'],
				say: 'Naturalist intelligence tells kinds apart: birds by their call, mushrooms, cars, cloud from cloud. Gardner added it later as the eighth.',
			},
			fa: {
				names: ['هوش طبیعت‌گرا', 'هوش طبیعی'],
				say: 'هوش طبیعت‌گرا گونه‌ها را از هم می‌شناسد: پرنده از آوازش، قارچ از قارچ، ابر از ابر. گاردنر آن را بعدها هشتمین شمرد.',
			},
			ar: {
				names: ['الذكاء الطبيعي', 'ذكاء الطبيعة'],
				say: 'الذكاء الطبيعيّ يميّز الأنواع: طائرًا من صوته وفطرًا من فطر وغيمة من غيمة. أضافه غاردنر لاحقًا ثامنًا.',
			},
			es: {
				names: ['inteligencia naturalista', 'inteligencia natural'],
				say: 'La inteligencia naturalista distingue especies: un pájaro por su canto, una seta de otra, nube de nube. Gardner la añadió después, como la octava.',
			},
		},
	},
	{
		id: 'enneagram',
		page: 'big-five',
		words: {
			en: {
				names: ['enneagram', 'the enneagram', 'enneagram types', 'enneagram type', 'nine types', 'enneagram wing'],
				say: 'The enneagram sorts people into nine types around a nine-pointed figure, each with a fear it runs from: being wrong, unloved, a failure, ordinary, and so on to nine. Gurdjieff taught the figure, Ichazo in Chile put the types on it, and Naranjo brought it to California; what has been measured of it is little, and there is no test of it here.',
			},
			fa: {
				names: ['انیاگرام', 'اینیاگرام', 'انه‌اگرام', 'تیپ‌های انیاگرام', 'نه تیپ شخصیتی', 'تست انیاگرام'],
				say: 'انیاگرام آدم‌ها را دور نقشی نُه‌پَر به نه تیپ بخش می‌کند و هر کدام از ترسی می‌گریزد: اشتباه بودن، خواستنی نبودن، شکست، معمولی بودن، و باقی تا نه. نقش را گورجیف درس داد، تیپ‌ها را ایچازو در شیلی بر آن نشاند و نارانخو به کالیفرنیا برد؛ سنجشی که پشتش باشد کم است و تستش اینجا نیست.',
			},
			ar: {
				names: ['الإنياغرام', 'الإنياجرام', 'انياجرام', 'اختبار الإنياجرام', 'أنماط الإنياجرام', 'الأنماط التسعة'],
				say: 'الإنياجرام يوزّع الناس على تسعة أنماط حول شكل ذي تسع رؤوس، ولكلّ نمط خوف يهرب منه: الخطأ، وفقد المحبّة، والفشل، وأن يكون كغيره، وهكذا إلى التاسع. علّم غوردجييف الشكل، ووضع إيتشازو الأنماط عليه في تشيلي، ونشره نارانخو في كاليفورنيا؛ وما قيس منه قليل، ولا اختبار له هنا.',
			},
			es: {
				names: ['eneagrama', 'el eneagrama', 'eneatipo', 'eneatipos', 'test de eneagrama', 'tipos del eneagrama'],
				say: 'El eneagrama reparte a la gente en nueve eneatipos alrededor de una figura de nueve puntas, y cada uno huye de un miedo: equivocarse, no ser querido, fracasar, ser uno más, y así hasta nueve. La figura la enseñó Gurdjieff, los tipos los puso Ichazo en Chile y los llevó a California el chileno Naranjo; medido hay poco, y aquí no hay un test de eso.',
			},
		},
	},
	{
		id: 'holland',
		page: 'career-test',
		theme: 'six-kinds-of-work',
		words: {
			en: {
				names: ['Holland codes', 'RIASEC', 'career test', 'six kinds of work', 'career types'],
				say: 'John Holland found six kinds of interest in work: realistic, investigative, artistic, social, enterprising and conventional, lying in a ring so that neighbours are alike. The career test here shows which of them pull you.',
			},
			fa: {
				names: ['کد هالند', 'تست شغل', 'تست شغلی', 'شش نوع کار', 'هالند'],
				say: 'جان هالند علاقه به کار را شش گونه یافت: واقع‌گرا، جست‌وجوگر، هنری، اجتماعی، متهور و قراردادی، که گرد حلقه‌ای نشسته‌اند و همسایه‌ها به هم شبیه‌اند. تست شغل اینجا نشان می‌دهد کدام‌ها تو را می‌کشند.',
			},
			ar: {
				names: ['رموز هولاند', 'اختبار المهنة', 'ستة أنواع من العمل', 'هولاند', 'الاختبار المهني'],
				say: 'وجد جون هولاند ستّة أنواع من الميل إلى العمل: الواقعيّ والباحث والفنّيّ والاجتماعيّ والمبادر والتقليديّ، في حلقة يتشابه فيها الجيران. واختبار المهنة هنا يبيّن أيّها يجذبكم.',
			},
			es: {
				names: ['códigos de Holland', 'RIASEC', 'test de carrera', 'test vocacional', 'seis tipos de trabajo'],
				say: 'John Holland halló seis clases de interés por el trabajo: realista, investigador, artístico, social, emprendedor y convencional, en un anillo donde los vecinos se parecen. El test de carrera enseña cuáles te tiran.',
			},
		},
	},
	{
		id: 'types-spirit',
		page: 'mbti',
		theme: 'mbti-and-spiritual-growth',
		words: {
			en: {
				names: ['MBTI and spiritual growth', 'type and spirituality'],
				say: 'A type can say how a person is likely to begin in the inner life, with a book, a broom, a friend or a rule. It cannot say how far they get; and it tempts one to stay on one’s own side of it.',
			},
			fa: {
				names: ['MBTI و رشد معنوی', 'تیپ و معنویت'],
				say: 'تیپ می‌تواند بگوید آدم راه درون را معمولاً با چه آغاز می‌کند: کتاب، جارو، همدم یا قاعده. نمی‌گوید تا کجا می‌رود، و وسوسه می‌کند در همان سو بمانیم.',
			},
			ar: {
				names: ['MBTI والنمو الروحي', 'النمط والروحانية'],
				say: 'قد يقول النمط بأيّ شيء يبدأ المرء حياته الباطنة: بكتاب أو مكنسة أو صاحب أو قاعدة. ولا يقول إلى أين يبلغ، ويغري بالبقاء في جهته.',
			},
			es: {
				names: ['MBTI y crecimiento espiritual', 'tipo y espiritualidad'],
				say: 'Un tipo puede decir cómo suele empezar alguien la vida interior: con un libro, una escoba, una amistad o una regla. No dice hasta dónde llega, y tienta a quedarse de su lado.',
			},
		},
	},
];
