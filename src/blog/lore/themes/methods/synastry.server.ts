import type { Theme } from '../../theme.ts';

export const theme: Theme = {
	name: 'synastry',
	motif: 'star',
	leadsTo: 'marriage-fortune',
	words: {
		en: {
			keywords: [
				'synastry',
				'astrology of couples',
				'relationship astrology',
				'sun and moon signs',
				'aspects',
				'compatibility',
			],
			titles: ['Jung’s horoscopes of the married', 'Synastry: two skies laid on one table'],
			excerpts: [
				'He collected the charts of 483 couples to see whether the old rule held. At first it did. He was honest enough to go on counting.',
				'Five angles link the charts of John Lennon and Yoko Ono. Two are easy, three are not, and none of them can sing.',
			],
			openings: [
				'Take two sheets of tracing paper, each with a circle and a few small signs on the rim, and lay one upon the other against a window. It is how it was done before the machines. The two zodiacs are turned until they agree, and suddenly somebody’s Venus stands on a stranger’s Sun, or stares at it across the whole width of the wheel. People in love have been known to keep those sheets. Bakers use the same paper, and it tears as easily.',
				'In the late nineteen-forties bundles of birth data arrived in Küsnacht, on the lake of Zürich, from friends and from astrologers in several cities. Carl Jung wanted to know something exact. For eighteen centuries handbooks had said that in a marriage one person’s Sun meets the other’s Moon. Here were people who had demonstrably married. He began with 180 couples, and the very conjunction the books preferred stood at the top of the list.',
			],
			body: [
				'Synastry means stars together. Ptolemy already looks at Sun and Moon in the charts of a pair, and asks whether they regard each other kindly, by a third or a sixth of the circle, or with hostility, by a quarter or a half. The rule has scarcely changed. One measures the shorter way round from each body of the one to each of the other and sees whether it comes near 0, 60, 90, 120 or 180 degrees. How near is near enough is a matter of taste, and taste has a name here, orb. Teachers have handed their orbs down to pupils like recipes, with a warning against the neighbour’s.',
				'With five bodies each there are twenty-five distances. Put in John Lennon and Yoko Ono and allow the usual orbs, and five remain. His Sun is a trine from her Venus. Their two Mercuries stand in trine, within less than a degree, which handbooks call an easy talk. Then his Mercury is square to her Venus, and his Venus faces both her Sun and her Mercury across the circle. Two agreements and three quarrels. Nothing further. Tighten one orb by a degree and one of the quarrels is gone.',
				'The couples whose birth data Carl Jung gathered in the nineteen-forties, to see whether in a marriage Sun really meets Moon, as the handbooks hold, were more obliging still, until he continued. The first packet bore the books out. A second arrived, then a third, 483 pairs in all, and the beautiful result grew paler with each. The last lot put another conjunction first. He published the whole, in 1952, fading included, and drew the conclusion that the stars had known nothing but that the material had, for a time, humoured the expectation of the person who was looking. That is stranger than astrology and considerably less useful for matchmaking.',
			],
			counter:
				'A sociologist in Manchester, David Voas, went through the census of 2001 for England and Wales and compared the birthdays of ten million married couples. No combination of sun signs occurred more often than chance and the slips of form-fillers would have it. Believers reply that signs are not charts. True; but a pattern which cannot be seen in twenty million people at once had better not be the reason for cancelling a wedding.',
			practices: [
				'Draw one circle on paper. Put a dot on the rim for yourself and one for someone you live or work with, as far apart as you two feel today: side by side, a third of the way, square, straight across. Two minutes, without thinking. Then write beneath it what stands in the same place on the other side of each dot: whom do you see behind the other’s shoulder? Whom does the other see behind yours? Stop at seven minutes.',
				'Write down two things that run smoothly between you and one particular person, and three that scrape. No more; the Lennons had no more. Now set against each of the three something the two of you made that would not exist without the scraping, be it only a rule about the dishes. If for one of them you find nothing, leave the space white. The whole thing takes eight minutes and is best done in pencil.',
			],
			closings: [
				'Two sheets against a window, and the light comes through both. Which line of yours do you see properly only when another person’s drawing lies underneath?',
				'He went on counting after the answer had pleased him. About whom, of those near to you, did you stop counting at the first packet?',
			],
		},
		fa: {
			keywords: [
				'سیناستری',
				'طالع‌بینی زوج‌ها',
				'سازگاری متولدین',
				'فال ازدواج',
				'خورشید و ماه',
				'زایچه',
				'ماه تولد همسر',
			],
			titles: ['یونگ و زایچهٔ زن‌وشوهرها', 'دو آسمان بر یک میز'],
			excerpts: [
				'زایچهٔ ۴۸۳ زوج را جمع کرد تا ببیند قاعدهٔ قدیم درست است یا نه. اولش درست بود. آن‌قدر صادق بود که شمردن را ادامه داد.',
				'میان زایچهٔ لنون و اونو پنج زاویه هست. دو تا نرم است و سه تا نه، و هیچ‌کدام ساز نمی‌زند.',
			],
			openings: [
				'دو ورق کاغذ پوستی بردار که بر هر کدام دایره‌ای باشد و لبه‌اش چند نشانهٔ ریز، و یکی را روی دیگری به شیشهٔ پنجره بچسبان. پیش از دستگاه‌ها کار همین بود. ورق‌ها را می‌چرخاندند تا برج‌ها روی هم بیفتد، و ناگهان ناهید یکی درست بر خورشید غریبه‌ای می‌نشست یا از آن سر دایره زل می‌زد به آن. عاشق‌هایی بوده‌اند که این ورق‌ها را نگه داشته‌اند. شیرینی‌پز هم همین کاغذ را زیر نان می‌گذارد و به همان آسانی پاره می‌شود.',
				'اواخر دههٔ چهل میلادی، بسته‌هایی پر از ساعت تولد به خانه‌ای کنار دریاچهٔ زوریخ می‌رسید. کارل یونگ می‌خواست یک چیز را دقیق بداند. هجده قرن بود که کتاب‌ها می‌گفتند در ازدواج، خورشید یکی به ماه دیگری می‌رسد؛ ما هم به عروس ماه گفته‌ایم و به داماد خورشید. حالا این آدم‌ها بی‌هیچ شکی ازدواج کرده بودند. با ۱۸۰ زوج شروع کرد، و همان قران که کتاب‌ها دوستش داشتند سر فهرست ایستاد.',
			],
			body: [
				'سیناستری یعنی ستاره‌ها با هم. بطلمیوس در همین باب به خورشید و ماه زن و مرد نگاه می‌کند و می‌پرسد با هم نظر دوستی دارند، از یک‌سوم یا یک‌ششم دایره، یا نظر دشمنی، از یک‌چهارم و نیمه. منجّمان ما اسمش را گذاشتند تثلیث و تسدیس، تربیع و مقابله، و قاعده تقریباً همان ماند. از هر جرم این یکی تا هر جرم آن یکی راه کوتاه‌تر را اندازه می‌گیرند و می‌بینند نزدیک صفر، شصت، نود، صدوبیست یا صدوهشتاد درجه می‌شود یا نه. اینکه چقدر نزدیک سلیقه است، و هر استادی سلیقهٔ خودش را جدول می‌کند و شاگردانش تا آخر عمر با شاگردان آن یکی بر سر یک درجه بگومگو دارند.',
				'با پنج جرم از هر طرف بیست‌وپنج فاصله در میان است. زایچهٔ جان لنون و یوکو اونو را که با سخت‌گیری معمول کنار هم بگذاری پنج تا می‌ماند. خورشید او با ناهیدِ یوکو تثلیث دارد. دو تیر، با کمتر از یک درجه خطا، در تثلیث‌اند و کتاب‌ها به این می‌گویند حرفِ هم را فهمیدن. بعد تیرِ او با ناهیدِ یوکو در تربیع است، و ناهیدش از آن سر دایره هم روبه‌روی خورشید یوکو ایستاده هم روبه‌روی تیرش. دو صلح و سه دعوا، همین. یک درجه سخت‌تر بگیری یکی از دعواها هم می‌پرد، بی‌آنکه کسی عذر خواسته باشد.',
				'زوج‌هایی که کارل یونگ در دههٔ چهل میلادی ساعت تولدشان را جمع کرد تا ببیند، چنان که کتاب‌ها می‌گویند، خورشید یکی به ماه دیگری رسیده یا نه، از این هم سربه‌راه‌تر بودند، تا وقتی که ادامه داد. بستهٔ اول حرف کتاب‌ها را تأیید کرد. دومی رسید و سومی، روی هم ۴۸۳ زوج، و آن نتیجهٔ قشنگ با هر بسته رنگ‌پریده‌تر شد. دستهٔ آخر قران دیگری را بالا نشاند. او در سال ۱۹۵۲ همه را با رنگ‌پریدگی‌اش چاپ کرد و نوشت ستاره‌ها چیزی نمی‌دانسته‌اند، ولی انگار مصالح مدتی با دلِ نگاه‌کننده راه آمده است. این از طالع‌بینی عجیب‌تر است و به درد خواستگاری هم کمتر می‌خورد. هیچ خانواده‌ای هم حوصلهٔ بستهٔ سوم را ندارد. مادرها از پسری که می‌گوید «شاید آزمایش دلِ خودم را نشان داده» خوششان نمی‌آید.',
			],
			counter:
				'دیوید وواس، جامعه‌شناسی در منچستر، روز تولد ده میلیون زوج را در سرشماری ۲۰۰۱ انگلستان و ولز مقایسه کرد. هیچ جفتی از ماه‌های تولد بیشتر از تصادف و خطای پرکنندگان فرم دیده نشد. معتقدان می‌گویند ماه تولد غیر از زایچه است. راست می‌گویند؛ اما نقشی که در بیست میلیون آدم یکجا پیدا نشود بهتر است دلیل به هم زدن نامزدی نباشد.',
			practices: [
				'دایره‌ای بکش. بر لبه‌اش نقطه‌ای برای خودت بگذار و نقطه‌ای برای کسی که با او زندگی یا کار می‌کنی، به همان دوری که امروز حس می‌کنی: کنار هم، یک‌سوم راه، چارَکِ دایره، درست روبه‌رو. دو دقیقه و بی‌فکر. بعد زیرش بنویس پشت شانهٔ او چه کسی را می‌بینی و او پشت شانهٔ تو چه کسی را. به هفت دقیقه که رسید قلم را زمین بگذار.',
				'دو چیز را بنویس که میان تو و یک نفر روان است و سه چیز که گیر می‌کند. بیشتر نه؛ لنون و یوکو هم بیشتر نداشتند. حالا جلوی هر یک از آن سه، چیزی بنویس که دوتایی ساخته‌اید و بی آن گیر ساخته نمی‌شد، حتی اگر فقط قانون ظرف شستن باشد. برای هر کدام چیزی پیدا نکردی جایش را سفید بگذار. هشت دقیقه است و مداد بهتر از خودکار.',
			],
			closings: [
				'دو ورق بر شیشه، و نوری که از هر دو می‌گذرد. کدام خط خودت را فقط وقتی درست می‌بینی که نقشهٔ کسی دیگر زیرش باشد؟',
				'او بعد از آنکه جواب به دلش نشست باز هم شمرد. دربارهٔ کدام یک از نزدیکانت سر بستهٔ اول دست از شمردن کشیدی؟',
			],
		},
		ar: {
			keywords: [
				'سيناستري',
				'توافق الأبراج',
				'تنجيم العلاقات',
				'خريطة الميلاد',
				'فال الزواج',
				'الشمس والقمر',
				'توافق الزوجين',
			],
			titles: ['يونغ وخرائط المتزوّجين', 'سماءان على طاولة واحدة'],
			excerpts: [
				'جمع يونغ خرائط ٤٨٣ زوجًا ليرى أتصحّ القاعدة القديمة. صحّت أوّل الأمر، وكان له من الأمانة ما جعله يواصل العدّ.',
				'خمس زوايا تصل خريطة جون لينون بخريطة يوكو أونو: اثنتان ليّنتان وثلاث لا، وليس فيها واحدة تعزف.',
			],
			openings: [
				'ورقتان من الورق الشفّاف، على كلّ منهما دائرة وعلامات صغيرة عند حافّتها، توضع إحداهما فوق الأخرى على زجاج النافذة. هكذا كان العمل قبل الآلات. تُدار الورقتان حتى تنطبق البروج، فإذا زُهرة هذا واقفة على شمس تلك، أو محدّقة فيها من الطرف الأبعد للدائرة. ومن العشّاق من احتفظ بهاتين الورقتين سنين في درج واحد. وصانع الحلوى يفرش الورق نفسه تحت الكعك، وهو يتمزّق هناك بالسهولة نفسها.',
				'في أواخر أربعينيّات القرن العشرين كانت رزم من ساعات الميلاد تصل إلى بيت على بحيرة زيورخ. أراد كارل يونغ أن يعرف شيئًا واحدًا على وجه الدقّة. فمنذ ثمانية عشر قرنًا تقول الكتب إنّ الزواج لقاء شمس أحدهما بقمر الآخر، وها هنا ناس تزوّجوا بلا أدنى شكّ، وعندهم العقود. بدأ بمئة وثمانين زوجًا، فإذا الاقتران الذي تحبّه الكتب يقف في رأس القائمة، كأنّه كان ينتظر من يستدعيه.',
			],
			body: [
				'معنى الكلمة اليونانيّة: النجوم معًا. وبطليموس من قبل ينظر في شمس الزوجين وقمرهما، ويسأل أينظر بعضها إلى بعض نظر مودّة من ثلث الدائرة أو سدسها، أم نظر عداوة من ربعها أو نصفها. وسمّى المنجّمون بالعربيّة ذلك تثليثًا وتسديسًا وتربيعًا ومقابلة، وما زالت القاعدة على حالها تقريبًا. تُقاس أقصر الطريقين من كلّ جرم هنا إلى كلّ جرم هناك، وينظر هل تقارب صفرًا أو ستّين أو تسعين أو مئة وعشرين أو مئة وثمانين درجة. أمّا مقدار القرب الكافي فذوق، وللأذواق في هذه الصنعة جداول، يختصم عليها التلاميذ بعد موت أساتذتهم بزمن طويل.',
				'خمسة أجرام من كلّ جانب تعني خمسًا وعشرين مسافة. فإذا وُضعت خريطة جون لينون بجوار خريطة يوكو أونو بالتسامح المعتاد بقي منها خمس. شمسه من زُهرتها في تثليث. وعطاردهما في تثليث أيضًا، لا يفوته من التمام إلّا أقلّ من درجة، وتسمّي الكتب ذلك حديثًا سهلًا. ثم عطارده في تربيع مع زُهرتها، وزُهرته تقابل شمسها وتقابل عطاردها معًا من عرض الدائرة كلّه. صُلحان وثلاث خصومات، ولا شيء بعد ذلك. ولو ضُيّق التسامح درجة واحدة في التربيع لسقطت إحدى الخصومات من تلقاء نفسها، من غير اعتذار من أحد.',
				'وكان الأزواج الذين جمع كارل يونغ ساعات ميلادهم في الأربعينيّات، ليرى أحقًّا تلقى شمس أحدهما قمر الآخر كما تقول الكتب، أطوع من هذا، إلى أن واصل. فوافقتها الرزمة الأولى، ثم جاءت ثانية وثالثة، فصار المجموع ٤٨٣ زوجًا، والنتيجة الجميلة تشحب مع كلّ رزمة، حتى قدّمت الأخيرة اقترانًا آخر غير الأوّل. نشر ذلك كلّه عام ١٩٥٢ بشحوبه، ورأى أنّ النجوم لم تكن تعلم شيئًا، غير أنّ المادّة سايرت حينًا رغبة من ينظر فيها. وهذا أغرب من التنجيم، وأقلّ نفعًا منه في الخِطبة بكثير. ولا صبر لأسرة على الرزمة الثالثة إذا كانت الأولى قد سرّتها. فأيّ أُمّ تطمئنّ إلى خاطب يقول إنّ التجربة ربّما أظهرت ما في قلبه هو؟',
				'ويبقى من الصنعة القديمة شيء لا يحتاج إلى نجوم: أنّها لا تصف إنسانًا وحده، بل المسافة بينه وبين غيره. فالمرء نفسه، بدائرته نفسها، تثليث عند هذا وتربيع عند ذاك. ومن سأل أصدقاء أحد عن طبعه ثم سأل إخوته عرف أنّ كلا الفريقين صادق، وأنّ الدائرة لم تتغيّر، بل تغيّرت الورقة الموضوعة تحتها. لذلك كان المنجّم الحصيف يطلب الورقتين معًا قبل أن يقول كلمة، ويعتذر إلى من جاءه بواحدة.',
			],
			counter:
				'قارن ديفيد فواس، وهو عالم اجتماع في مانشستر، أيّام ميلاد عشرة ملايين زوج وزوجة في تعداد ٢٠٠١ لإنجلترا وويلز. لم يتكرّر اجتماع برجين أكثر ممّا تقتضيه المصادفة وأخطاء من يملأ الاستمارات. يقول أهل الصنعة إنّ البرج غير الخريطة، وهم محقّون. غير أنّ نقشًا لا يُرى في عشرين مليون إنسان معًا لا يصلح سببًا لفسخ خطبة.',
			practices: [
				'ارسموا دائرة، وعلى حافّتها نقطة لكم ونقطة لمن تعيشون أو تعملون معه، بالبعد الذي يُحسّ اليوم: متجاورتين، أو على ثلث الطريق، أو ربعه، أو وجهًا لوجه. دقيقتان بلا تفكير. ثم اكتبوا تحتها من يُرى خلف كتف الآخر، ومن يراه هو خلف كتفكم. وعند الدقيقة السابعة يوضع القلم، ولو بقيت جملة ناقصة.',
				'اكتبوا أمرين يجريان بسلاسة مع شخص بعينه، وثلاثة تحتكّ. لا أكثر، فلم يكن عند لينون ويوكو أكثر. ثم ضعوا إزاء كلّ واحد من الثلاثة شيئًا صنعتماه معًا وما كان ليوجد لولا هذا الاحتكاك، ولو كان قاعدة في غسل الصحون. وما لم يوجد له شيء يُترك مكانه أبيض. العمل كلّه ثماني دقائق، وقلم الرصاص فيه خير من الحبر.',
			],
			closings: [
				'ورقتان على زجاج، وضوء يعبرهما معًا ولا يسأل أيّتهما لمن. أيّ خطّ من خطوطكم لا يُرى كما ينبغي إلّا إذا كان رسم إنسان آخر تحته؟',
				'واصل العدّ بعد أن أرضاه الجواب، وكان يستطيع أن يغلق الدفتر ويدعو الزائرين إلى الشاي. في شأن أيّ قريب توقّف العدّ عندكم عند الرزمة الأولى؟',
			],
		},
		es: {
			keywords: [
				'sinastría',
				'astrología de pareja',
				'compatibilidad',
				'carta natal',
				'sol y luna',
				'aspectos',
				'pareja',
			],
			titles: ['Jung y los horóscopos de los casados', 'Sinastría: dos cielos sobre la mesa'],
			excerpts: [
				'Reunió las cartas de 483 matrimonios para ver si la vieja regla se cumplía. Al principio, sí. Tuvo la honradez de seguir contando.',
				'Cinco ángulos unen las cartas de John Lennon y Yoko Ono. Dos son amables, tres no, y ninguno sabe tocar la guitarra.',
			],
			openings: [
				'Toma dos hojas de papel vegetal, cada una con un círculo y unos garabatos en el borde, y ponlas una sobre otra contra el cristal de la ventana. Así se hacía antes de las máquinas. Se giran hasta que los signos coinciden y, de pronto, la Venus de una cae encima del Sol de un desconocido, o lo mira fijamente desde la otra punta. Hay enamorados que han guardado esas hojas. Los pasteleros usan el mismo papel, y también se les rompe.',
				'A finales de los cuarenta llegaban a una casa junto al lago de Zúrich paquetes con horas de nacimiento. Carl Jung quería saber algo con exactitud. Los manuales llevaban dieciocho siglos diciendo que en el matrimonio el Sol de uno se encuentra con la Luna del otro, y ahí tenía gente casada sin lugar a dudas, con sus papeles. Empezó por 180 parejas. La conjunción preferida de los libros salió la primera de la lista, tan puntual que daba apuro.',
			],
			body: [
				'Sinastría quiere decir estrellas juntas. Ya Ptolomeo mira el Sol y la Luna de los dos y pregunta si se contemplan con buenos ojos, desde un tercio o un sexto del círculo, o con malos, desde un cuarto o la mitad. La regla apenas ha cambiado. Se mide el camino más corto desde cada cuerpo de una carta a cada uno de la otra y se ve si ronda los 0, 60, 90, 120 o 180 grados. Cuánto es rondar va en gustos, y ese gusto se llama orbe.',
				'Con cinco cuerpos por barba hay veinticinco distancias. Mete a John Lennon y a Yoko Ono con los orbes habituales y quedan cinco. El Sol de él está en trígono con la Venus de ella. Los dos Mercurios, también, a menos de un grado de la exactitud: facilidad para hablarse, según los libros. Pero su Mercurio hace cuadratura con la Venus de ella, y su Venus tiene enfrente, de lado a lado, el Sol y el Mercurio de Yoko. Dos acuerdos y tres broncas. Nada más. Aprieta un grado el orbe de la cuadratura y una de las broncas desaparece sin que nadie haya pedido perdón.',
				'Las parejas cuyas horas de nacimiento reunió Carl Jung en los años cuarenta, para ver si, como dicen los manuales, un Sol daba de veras con una Luna, eran aún más complacientes, hasta que siguió. El primer paquete les dio la razón. Vino otro, luego un tercero, 483 matrimonios en total, y el hermoso resultado se fue destiñendo. La última tanda ponía delante otra conjunción. Lo publicó todo en 1952, con el desteñido incluido, y concluyó que las estrellas no sabían nada, pero que el material, durante un tiempo, le había seguido la corriente al que miraba. Es más raro que la astrología y bastante menos útil para casar a una sobrina.',
			],
			counter:
				'El sociólogo David Voas, de Mánchester, cotejó los cumpleaños de diez millones de matrimonios del censo de 2001 de Inglaterra y Gales. Ninguna mezcla de signos aparecía más de lo que piden el azar y los despistes al rellenar formularios. Los creyentes responden que un signo no es una carta. Cierto. Pero un dibujo que no se deja ver en veinte millones de personas no es motivo para devolver un anillo.',
			practices: [
				'Dibuja un círculo. Pon en el borde un punto por ti y otro por alguien con quien vivas o trabajes, a la distancia que sientes hoy: pegados, a un tercio, en escuadra, justo enfrente. Dos minutos y sin pensarlo. Escribe debajo a quién ves por encima del hombro de esa persona y a quién ve ella por encima del tuyo. A los siete minutos suelta el lápiz, estés donde estés.',
				'Apunta dos cosas que van solas entre tú y alguien en concreto, y tres que rozan. Ni una más; los Lennon tampoco tenían más. Ahora pon frente a cada una de las tres algo que hayan hecho entre los dos y que sin ese roce no existiría, aunque solo sea la norma de quién friega. Si para alguna no encuentras nada, deja el hueco en blanco. Ocho minutos, mejor a lápiz.',
			],
			closings: [
				'Dos hojas contra el cristal, y la luz las atraviesa a la vez. ¿Qué trazo tuyo solo ves bien cuando tienes debajo el dibujo de otra persona?',
				'Siguió contando después de que la respuesta le gustara. ¿Con quién de los tuyos dejaste tú de contar en el primer paquete?',
			],
		},
	},
};
