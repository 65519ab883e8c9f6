import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'four-people-and-grapes',
	motif: 'hand',
	leadsTo: 'moulana',
	words: {
		en: {
			keywords: [
				'four people and grapes',
				'masnavi book two',
				'rumi',
				'angur inab uzum stafil',
				'misunderstanding',
				'languages',
			],
			titles: ['One coin, four words, no grapes', 'A fist fight in Konya over a fruit they all wanted'],
			excerpts: [
				'A Persian, an Arab, a Turk and a Greek get one coin and four names for the same fruit. The market is a hundred steps away.',
				'Rumi lived in a town with four languages and knew all the ways of wanting the same thing and not getting it.',
			],
			openings: [
				'On a market in Konya a seller of grapes will understand you whatever you say, because you point. Late in August they lie on vine leaves in flat baskets, yellow ones with a brown freckle, black ones with the bloom still on that shows every fingerprint. Üzüm, he says, and puts a bunch on the scales, and adds three more as one should. The word is Turkish. In the thirteenth century it was one of four that you could hear at such a stall, and a man who lived round the corner was collecting the misunderstandings.',
				'They have agreed at last that the child should have order. He has said it, she has said it, and both wrote it down for the counsellor. Four days later he has bought a filing box with coloured tabs and she has cancelled the piano, the judo and Grandmother. Each finds in the other’s deed a proof of bad faith. On the child’s desk there is a filing box, and before it an afternoon with nothing in it. The child looks at both and asks which of them is the order.',
			],
			body: [
				'In Book Two of the Masnavi somebody gives four men a coin. The Persian says: let us buy angur with this. The Arab says: God forbid, you rogue, I want inab and not angur. The third is a Turk and says he does not want inab, he wants üzüm. The fourth, a Greek, says leave off this talk, we shall have stafil. So they began to fight, says Rumi in the couplet which we translate: “In their dispute those people came to blows, / because they did not know what names conceal.” They struck at each other out of folly, he adds; they were full of ignorance and empty of knowledge.',
				'This was no invention from a study. Rumi came as a boy from the Persian east to Anatolia, a country that Arabs and Persians called Rum because it had been Byzantine. In the streets of Konya there was Turkish and Greek, in the school Arabic, at home and in verse Persian. He wrote lines in all four, the Greek ones rather homely. A monastery stood within a walk of the town, and the biographers have him visit it. He may well have bought grapes in the wrong language.',
				'What the men lacked, he says, was a master of many tongues. Such a one would have said: give me your coin, it does what all of you wish; be quiet, and I shall be your tongue. Notice the price. They must let go of the money and stop talking. Of these two the second is far more expensive.',
				'The story is shorter than any of the sermons on it, and Rumi leaves it open. No stranger comes. No grapes are bought. Four men stand in the dust with scraped knuckles, and in somebody’s fist is a coin, warm by now, which would have been enough for everyone.',
			],
			counter:
				'It would be a pleasant world in which all quarrels were about vocabulary. Many are not. Two people may understand one another perfectly and want the same single bunch; four nations may use one word, freedom for instance, for four different fruits, which is the reverse of the tale and commoner. Whoever enters a dispute with the announcement that everybody means the same should be prepared to be struck by all sides.',
			practices: [
				'Choose the word which falls most often in a disagreement of yours. On a slip of paper write what you would see, hear and smell if you had it: no abstract noun is allowed, the slip must be fit for a shopping list. Ask the other person to do the same, or imagine honestly how theirs would look. Lay them side by side for five minutes. Buy the first thing that stands on both.',
				'Learn the word for grape, or bread, or tired, in a language that is spoken in your street and that you do not know. Ask someone for it, which takes three minutes, and let them correct your vowels. Use it once today in the right place. Observe what the other face does in the second after, and whether you had ever seen that before in all these years of greeting in your own.',
			],
			closings: [
				'Somewhere behind the four there was the stall with the vine leaves, and the seller, who heard the noise and did not know that it concerned him. What are you loudly asking for at this moment that someone within earshot could simply weigh out?',
				'The coin had been a present. Nobody asks who gave it, or why to four men together. Which gift in your life was perhaps meant to make you talk with one another, and what have you been using it for?',
			],
		},
		fa: {
			keywords: ['انگور عنب اوزوم استافیل', 'چهار نفر و انگور', 'مثنوی دفتر دوم', 'مولانا', 'سوءتفاهم', 'هم‌زبانی'],
			titles: ['یک درم، چهار کلمه و دریغ از یک حبه انگور', 'کتک‌کاری سر میوه‌ای که همه می‌خواستند'],
			excerpts: [
				'فارسی‌زبان و عرب و ترک و رومی یک درم دارند و چهار نام برای یک میوه. بازار صد قدم آن‌طرف‌تر است.',
				'مولانا در شهری چهارزبانه زندگی می‌کرد و همهٔ راه‌های خواستنِ یک چیز و نرسیدن به آن را می‌شناخت.',
			],
			openings: [
				'در بازار قونیه انگورفروش هر چه بگویی می‌فهمد، چون با انگشت نشان می‌دهی. آخر تابستان روی برگ مو در سبدهای کم‌عمق می‌چینندشان، زردهایی با یک خال قهوه‌ای، سیاه‌هایی که هنوز گرد رویشان است و جای هر انگشتی بر آن می‌ماند. می‌گوید اوزوم و خوشه‌ای در ترازو می‌گذارد و چند دانه هم سرِ آن، چنان که رسم است. در قرن هفتم این یکی از چهار کلمه‌ای بود که پای چنین بساطی شنیده می‌شد، و مردی همان نزدیکی سوءتفاهم‌ها را جمع می‌کرد.',
				'بالاخره سر یک چیز توافق کردند: بچه باید نظم داشته باشد. هر دو گفتند و هر دو برای مشاور نوشتند. چهار روز بعد او جعبهٔ پرونده‌ای با برچسب رنگی خریده و این کلاس پیانو و جودو و رفتن به خانهٔ مادربزرگ را لغو کرده است. هر کدام کارِ دیگری را گواهِ بدقولی می‌بیند. روی میزِ بچه جعبه‌ای است و جلویش یک بعدازظهرِ خالی. بچه به هر دو نگاه می‌کند و می‌پرسد کدامش نظم است.',
			],
			body: [
				'در دفتر دوم مثنوی کسی به چهار نفر یک درم می‌دهد. فارسی‌زبان می‌گوید با این انگور می‌خریم. عرب می‌گوید معاذالله، من عنب می‌خواهم نه انگور، ای دغا. سومی ترک است و می‌گوید عنب نمی‌خواهم، اوزوم. رومی می‌گوید این حرف‌ها را بگذارید، استافیل. آن وقت: «در تنازع آن نفر جنگی شدند / که ز سر نام‌ها غافل بدند». مشت بر هم می‌زدند از ابلهی، که پر بودند از نادانی و از دانش تهی. توجه کن که مولانا جانب هیچ‌کدام را نمی‌گیرد، حتی جانبِ هم‌زبانش را.',
				'این را در کتابخانه از خودش درنیاورده بود. بچه بود که از خراسان راه افتادند و به سرزمینی رسیدند که چون پیش‌تر از آنِ بیزانس بود رومش می‌خواندند. در کوچه‌های قونیه ترکی بود و یونانی، در مدرسه عربی، در خانه و شعر فارسی. به هر چهار زبان بیت دارد و یونانی‌هایش خودمانی‌ترند. صومعه‌ای هم به فاصلهٔ یک پیاده‌روی بود و مناقب‌نویسان او را آنجا دیده‌اند. بعید نیست خودش هم انگور را به زبان اشتباهی خریده باشد.',
				'می‌گوید آنچه کم بود صدزبانی بود عزیز. او می‌گفت درمتان را بدهید، همین یکی کارِ همه‌تان را می‌کند؛ شما خاموش باشید تا من زبانتان بشوم. به قیمتش نگاه کن. باید پول را از مشت رها کنند و حرف نزنند. از این دو، دومی خیلی گران‌تر است، مخصوصاً وقتی صداها بالا رفته و مردم هم جمع شده‌اند.',
				'قصه از هر موعظه‌ای که دربارهٔ آن گفته‌اند کوتاه‌تر است و باز می‌ماند. هیچ غریبه‌ای نمی‌آید و انگوری خریده نمی‌شود. چهار نفر با بندانگشت‌های خراشیده در خاک ایستاده‌اند و در مشت یکی‌شان سکه‌ای است، حالا دیگر گرم، که برای همه کافی بود.',
			],
			counter:
				'اگر همهٔ دعواها سرِ لغت بود دنیا جای خوشی می‌شد. خیلی‌هایشان نیست. دو نفر می‌شود حرف هم را کاملاً بفهمند و هر دو همان یک خوشه را بخواهند. چهار ملت هم می‌شود یک کلمه داشته باشند، مثلاً آزادی، برای چهار میوه؛ و این که وارونهٔ قصه است بیشتر پیش می‌آید. هر که وارد دعوا شود و اعلام کند همه‌تان یک چیز می‌گویید بهتر است آمادهٔ کتک خوردن از چهار طرف باشد.',
			practices: [
				'کلمه‌ای را بردار که در اختلافتان بیش از همه می‌آید. روی تکه‌کاغذی بنویس اگر داشتی‌اش چه می‌دیدی و می‌شنیدی و بو می‌کردی: هیچ اسم معنایی نباشد، کاغذ باید به درد فهرست خرید بخورد. از طرف مقابل بخواه همین کار را بکند، یا منصفانه حدس بزن کاغذ او چه می‌شد. پنج دقیقه کنار هم بگذارشان. نخستین چیزی را که در هر دو هست بخر.',
				'واژهٔ انگور یا نان یا خسته را به زبانی یاد بگیر که در محلهٔ تو به آن حرف می‌زنند و نمی‌دانی‌اش. از کسی بپرس، سه دقیقه طول می‌کشد، و بگذار تلفظت را درست کند. امروز یک بار در جای درست بگویش. ببین آن صورت در ثانیهٔ بعد چه می‌کند، و در این همه سال سلام‌وعلیک هیچ‌وقت چنین چیزی در آن دیده بودی یا نه.',
			],
			closings: [
				'پشت سر آن چهار نفر بساط انگور بود و فروشنده‌ای که سروصدا را می‌شنید و نمی‌دانست به او مربوط است. همین حالا چه چیزی را داد می‌زنی که کسی در چند قدمی‌ات می‌تواند راحت برایت بکشد؟',
				'آن درم هدیه بود. هیچ‌کس نمی‌پرسد که داد و چرا به چهار نفر با هم. کدام هدیه در زندگی‌ات شاید برای این بود که با هم حرف بزنید، و تو تا امروز به چه کارش زده‌ای؟',
			],
		},
		ar: {
			keywords: ['أربعة رجال والعنب', 'عنب وأوزوم', 'المثنوي', 'جلال الدين الرومي', 'سوء الفهم', 'اختلاف الألسن'],
			titles: ['درهم واحد وأربع كلمات ولا عنب', 'عراك في قونية على فاكهة أرادها الجميع'],
			excerpts: [
				'فارسيّ وعربيّ وتركيّ وروميّ معهم درهم واحد وأربعة أسماء لفاكهة واحدة. والسوق على بعد مئة خطوة.',
				'عاش الروميّ في مدينة لها أربعة ألسن، وعرف كلّ طرق الاتّفاق على شيء ثم العودة من دونه.',
			],
			openings: [
				'في سوق قونية يفهم بائع العنب كلّ لغة، لأنّ الناس يشيرون بأصابعهم. في أواخر الصيف يُصفّ على ورق الكرم في سلال قليلة العمق، أصفر عليه نقطة بنّيّة كالشامة، وأسود لم يذهب غباره بعد، يبقى عليه أثر كلّ إصبع. يقول البائع «أوزوم» ويضع عنقودًا في الميزان، ثم يزيد فوقه حبّات كما ينبغي للكرام. والكلمة تركيّة. وكانت في القرن السابع للهجرة واحدة من أربع تُسمع عند بسطة مثل هذه، وكان على مقربة منها رجل يجمع سوء الفهم كما يجمع غيره الطوابع والعملات القديمة.',
				'اتّفقا أخيرًا على أنّ الطفل يحتاج إلى النظام. قالها الأب، وقالتها الأمّ، وكتباها كلاهما للمرشدة. وبعد أربعة أيّام كان هو قد اشترى صندوق ملفّات بعلامات ملوّنة، وكانت هي قد ألغت درس البيانو ودرس السباحة وزيارة الجدّة يوم الخميس. ورأى كلّ منهما في فعل صاحبه برهانًا على سوء النيّة. وعلى مكتب الطفل الآن صندوق لامع، وأمام الصندوق عصر طويل فارغ. نظر الطفل إلى الاثنين زمنًا، ثم سأل أيّهما هو النظام، ولم يضحك أحد في الغرفة.',
			],
			body: [
				'في الجزء الثاني من المثنويّ أعطى رجل أربعة نفر درهمًا. قال الفارسيّ: نشتري به «أنكور». وقال العربيّ: معاذ الله، أريد عنبًا، لا ذاك الذي تقول أيّها المحتال. وكان الثالث تركيًّا فقال إنّه لا يريد هذا العنب، يريد «أوزوم». وقال الروميّ: دعوا هذا الكلام، نريد «إستافيل». ونتيجة ذلك في ترجمتنا: «تنازع أولئك النفر حتّى اقتتلوا، / لأنّهم غفلوا عن سرّ الأسماء». ولم يأخذ الشاعر جانب أحد منهم، حتى ابن لغته، وسوّى بينهم في الحمق تسوية القاضي العادل.',
				'ولم تكن الحكاية من خيال رجل لم يغادر مكتبته. خرج الروميّ صبيًّا من خراسان، وانتهى به المسير إلى بلاد سمّاها العرب والفرس بلاد الروم لأنّها كانت لبيزنطة. في أزقّة قونية التركيّة واليونانيّة، وفي المدرسة العربيّة، وفي البيت والشعر الفارسيّة. وله أبيات بالأربع جميعًا، واليونانيّة منها أقرب إلى كلام المطبخ والسوق. وكان على مسيرة نزهة من المدينة دير ذكر أصحاب المناقب أنّه كان يزوره. فليس بعيدًا أن يكون هو نفسه قد طلب العنب مرّة باللغة الخطأ، وعاد إلى أهله بغيره. والكلمات الأربع ما زالت حيّة في أسواقها: أنكور في طهران، وعنب في دمشق، وأوزوم في قونية نفسها، وستافيلي في أثينا.',
				'يقول إنّ الذي كان ينقصهم رجل يعرف مئة لسان. لو حضر لقال: أعطوني درهمكم هذا، فهو يقضي حاجتكم جميعًا، واسكتوا أنتم حتى أكون لسانكم. ولنتأمّل الثمن. عليهم أن يرخوا أيديهم عن المال، وأن يكفّوا عن الكلام. والثاني أغلى من الأوّل بكثير، ولا سيّما بعد أن ارتفعت الأصوات واجتمع الناس.',
				'والقصّة أقصر من كلّ موعظة قيلت فيها، وقد تركها الروميّ مفتوحة كباب نسي صاحبه أن يغلقه. لا يأتي غريب، ولا يُشترى عنب. أربعة رجال واقفون في الغبار وقد خُدشت أصابعهم، وفي قبضة واحد منهم درهم صار دافئًا، وكان يكفيهم جميعًا، ويبقى منه ما يُشترى به خبز يؤكل مع العنب.',
			],
			counter:
				'لو كانت الخصومات كلّها خلافًا في الألفاظ لكانت الدنيا مكانًا لطيفًا. وكثير منها ليس كذلك. فقد يفهم اثنان كلّ منهما صاحبه تمام الفهم ثم يريدان العنقود الواحد نفسه. وقد تكون لأربع أمم كلمة واحدة، كالحرّيّة مثلًا، وهي عند كلّ منها فاكهة أخرى، وهذا عكس الحكاية وأكثر وقوعًا منها. فمن دخل خصومة وأعلن أنّ الجميع يقولون شيئًا واحدًا فليستعدّ للضرب من الجهات الأربع، وليترك عمامته في البيت، فالمصلحون يُضربون أوّلًا لأنّهم يقفون في الوسط.',
			practices: [
				'خذوا الكلمة الأكثر دورانًا في خلاف قائم. واكتبوا على قصاصة ماذا يُرى ويُسمع ويُشمّ لو تحقّقت: لا اسم معنى فيها، فالقصاصة ينبغي أن تصلح قائمة مشتريات. ثم يُطلب من الطرف الآخر مثل ذلك، أو يُقدَّر بإنصاف ما كان سيكتبه. توضع القصاصتان متجاورتين خمس دقائق، ويُشترى أوّل شيء ورد فيهما معًا. وإن لم يرد فيهما شيء واحد فقد عُرف موضع الخلاف أخيرًا.',
				'تعلّموا كلمة العنب أو الخبز أو التعب بلغة يتكلّم بها بعض أهل الحيّ ولا نعرفها. يُسأل عنها واحد منهم عند السلام، وهذا لا يأخذ أكثر من ثلاث دقائق، ويُترك له أن يصحّح الحروف كما يشاء. ثم تقال اليوم مرّة واحدة في موضعها. ويُنظر ماذا يصنع الوجه المقابل في الثانية التي تليها، وهل رأينا ذلك فيه مرّة واحدة قبل اليوم، في كلّ هذه السنين من التحيّة بلغتنا.',
			],
			closings: [
				'كان وراء الأربعة بسطة عليها ورق الكرم، وبائع يسمع الجلبة ولا يدري أنّها تخصّه هو قبل غيره. ما الذي نطلبه نحن الآن بأعلى صوت وعلى مقربة منّا من يستطيع أن يزنه لنا ببساطة؟',
				'كان الدرهم في الأصل هديّة. ولا يسأل أحد من الأربعة من أعطاه، ولماذا أعطاه أربعة معًا. فأيّ عطيّة في حياتنا لعلّها أُعطيت لنتكلّم بعضنا مع بعض، وفي أيّ شيء أنفقناها نحن إلى هذه الساعة؟',
			],
		},
		es: {
			keywords: ['cuatro hombres y las uvas', 'masnaví libro segundo', 'rumi', 'malentendido', 'lenguas', 'discusión'],
			titles: ['Una moneda, cuatro palabras, ninguna uva', 'A puñetazos por una fruta que querían todos'],
			excerpts: [
				'Un persa, un árabe, un turco y un griego tienen una moneda y cuatro nombres para la misma fruta. El mercado está a cien pasos.',
				'Rumi vivía en una ciudad de cuatro lenguas y conocía todas las maneras de querer lo mismo y quedarse sin ello.',
			],
			openings: [
				'En el mercado de Konya el que vende uvas te entiende digas lo que digas, porque señalas. A finales de agosto las ponen sobre hojas de parra en cestas planas: amarillas con una peca marrón, negras con esa harina en la que se queda cada dedo. Üzüm, dice, y echa un racimo en la balanza, y encima unos granos de propina como está mandado. La palabra es turca. En el siglo XIII era una de las cuatro que se oían ante un puesto así, y por allí cerca vivía un señor que coleccionaba malentendidos.',
				'Por fin se han puesto de acuerdo en que el niño necesita orden. Lo ha dicho él, lo ha dicho ella, y los dos se lo han escrito a la terapeuta. Cuatro días más tarde él ha comprado un archivador con pestañas de colores y ella ha quitado el piano, el judo y los jueves con la abuela. Cada uno ve en lo del otro una prueba de mala fe. En la mesa del niño hay un archivador y, delante, una tarde sin nada. El niño los mira y pregunta cuál de las dos cosas es el orden.',
			],
			body: [
				'En el libro segundo del Masnaví alguien da una moneda a cuatro hombres. El persa dice: compremos angur. El árabe: Dios me libre, bribón, yo quiero inab y no angur. El tercero es turco y no quiere inab, quiere üzüm. El cuarto, griego, dice que se dejen de historias, que comprarán stafil. El resultado, en nuestra traducción: «En aquella disputa llegaron a las manos, / porque ignoraban lo que guardan los nombres». Se pegaban de puro necios, añade, llenos de ignorancia y vacíos de saber. Y observa que no toma partido por ninguno, ni siquiera por el que habla su lengua.',
				'No se lo había inventado en un gabinete. Rumi llegó de niño desde el oriente persa a Anatolia, que árabes y persas llamaban Rum porque había sido bizantina. En las calles de Konya se oía turco y griego; en la escuela, árabe; en casa y en verso, persa. Dejó líneas en las cuatro, y las griegas son las más de andar por casa. A un paseo de la ciudad había un monasterio, y los biógrafos lo hacen ir de visita. Bien pudo haber comprado uvas en el idioma equivocado.',
				'Les faltaba, dice, un maestro de muchas lenguas. Uno así les habría dicho: denme esa moneda, que ella sola cumple lo que quieren los cuatro; callen ustedes y yo seré su lengua. Fíjate en el precio. Tienen que soltar el dinero y dejar de hablar. De las dos cosas, la segunda es carísima.',
				'El cuento es más breve que cualquiera de los sermones que se le han hecho, y Rumi lo deja abierto. No aparece ningún forastero. No se compran uvas. Quedan cuatro hombres en el polvo con los nudillos pelados, y en el puño de uno de ellos una moneda, ya caliente, que habría llegado para todos.',
			],
			counter:
				'Sería un mundo amable si todas las peleas fueran de vocabulario. Muchas no lo son. Dos personas pueden entenderse de maravilla y querer el mismo y único racimo; cuatro pueblos pueden usar una sola palabra, libertad por ejemplo, para cuatro frutas distintas, que es el cuento al revés y pasa más a menudo. Quien entra en una disputa anunciando que todos dicen lo mismo debe estar preparado para cobrar por los cuatro costados.',
			practices: [
				'Toma la palabra que más sale en un desacuerdo tuyo. Escribe en un papelito qué verías, oirías y olerías si la tuvieras: sin nombres abstractos, que el papel valga como lista de la compra. Pide a la otra parte que haga lo mismo, o imagina con honradez cómo sería el suyo. Ponlos cinco minutos uno al lado del otro. Compra lo primero que figure en ambos.',
				'Aprende a decir uva, o pan, o cansado, en una lengua que se hable en tu calle y que no conozcas. Pregúntaselo a alguien, son tres minutos, y deja que te corrija las vocales. Úsala hoy una vez donde toque. Observa qué hace la cara del otro en el segundo siguiente, y si se lo habías visto hacer alguna vez en tantos años de saludaros en la tuya.',
			],
			closings: [
				'Detrás de los cuatro estaba el puesto con sus hojas de parra, y el vendedor oía el alboroto sin saber que iba con él. ¿Qué estás pidiendo a voces que alguien, a dos pasos, podría sencillamente pesarte?',
				'La moneda era un regalo. Nadie pregunta de quién, ni por qué a cuatro a la vez. ¿Qué don de tu vida estaba pensado quizá para que hablaran entre ustedes, y en qué lo has ido gastando?',
			],
		},
	},
};
