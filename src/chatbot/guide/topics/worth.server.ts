import type { TopicTexts } from '../topic.ts';

export const texts: TopicTexts = {
	en: {
		first: [
			{
				say: 'Ayaz was shown a pearl worth a kingdom and told to break it; all the others had refused, and he took two stones and did. What he had in mind was the king. I mention it since in stories like this one always asks the price of the pearl.',
				ask: 'Who set the price of what you are weighing here?',
			},
			{
				say: 'A falcon fell into an old woman’s hands, and she found the beak too crooked and the claws too long and trimmed both, out of kindness. In her kitchen he did look better. The king wept when he saw it.',
				ask: 'In whose kitchen were you found too crooked?',
			},
			{
				say: 'The Star pours water from two jugs, one on the pool and one on the ground, with nothing on and nobody there. It is the card of hope, people say. It is also the only one in which somebody gives and there is no table to be asked to.',
				ask: 'What do you do well when no one at all is looking?',
			},
			{
				say: 'One carat was originally a carob seed, since they were believed to be all of the same weight. They are not. Diamonds were bought and sold for centuries by a pod that varied like anything else.',
				ask: 'What are you being weighed with, and who picked the seed?',
			},
			{
				say: 'In Isfahan the glazed tiles which were a shade too dark went to the back of the dome, where only pigeons see them. The dome stands on those as well. I would not call that a comfort to the tile.',
				ask: 'Where have you been put, and what rests on you there?',
			},
		],
		deeper: [
			{
				say: 'Zero has an odd career in the number tables: on its own nothing, behind a one it makes ten of it. Some people have lived like that for years, to the right of somebody. They were indispensable, and not once did anyone read them alone.',
				ask: 'Behind whom do you stand, and what are you without that digit?',
			},
			{
				say: 'Praise slides off and blame has hooks; there may be reasons for this from the time of wolves. One remembers the seventh-grade teacher’s sentence with its comma, and from the good letters only that they came.',
				ask: 'Which sentence has its hook in you, and in whose voice?',
			},
			{
				say: 'The peacock has ugly feet, the poets tell us, and screams when he catches sight of them. They tell it to warn the vain. I have always been on the side of the feet; they carried the whole exhibition.',
				ask: 'Which part of you carries the exhibition and is never shown?',
			},
			{
				say: 'Masters of calligraphy signed their best sheets “written by the sinner so-and-so”. Modesty was in fashion, and one may note how beautifully the word “sinner” is drawn. Making oneself small can be done in large letters.',
				ask: 'What do you say first about yourself, before the others can?',
			},
			{
				say: 'An old shopkeeper used to weigh out saffron with the window shut. A breath was enough to spoil the count. There are rooms where one is weighed with the window open, and one goes home with the wrong number.',
				ask: 'In whose presence does your weight alter, up or down?',
			},
			{
				say: 'The Page of Cups looks at a fish that has put its head out of his cup, and it looks at him. He could be embarrassed in that hat. He is interested, as far as one can tell.',
				ask: 'What looks out of your cup lately that you are half ashamed of and half curious about?',
			},
			{
				say: 'It sits in the back as well, this question. There are people who make themselves an inch shorter in doorways, and their shoulders have come to believe it. Nobody asked them to; the door is two metres high.',
				ask: 'In which doorway do you stoop, and whose house is it?',
			},
			{
				say: 'The market only knows what something fetches. Grandmother’s ring fetched little, and the buyer was quite correct and even polite. One came out of his shop with money and a feeling of having been misunderstood in a foreign language.',
				ask: 'What did somebody get from you that never had a price on it?',
			},
			{
				say: 'It may well be that you did something badly. That happens, and no mirror story is any use for it. The work was poor, the word was cheap; the one who did it is bigger than both and has to go and buy bread.',
				ask: 'What went badly, in plain words, and what does it not prove?',
			},
		],
		offers: [
			{
				page: 'gardner-test',
				line: 'Schools measured two kinds of cleverness and were satisfied; the test of eight asks about the other six as well.',
			},
			{ page: 'big-five', line: 'The Big Five describes without grading, which may be restful after so many grades.' },
			{
				page: 'eq-test',
				line: 'By which road a person comes back from a bad day is part of what the test of emotional intelligence asks.',
			},
		],
	},
	fa: {
		first: [
			{
				say: 'گوهری به ایاز دادند که به یک ملک می‌ارزید و گفتند بشکن. دیگران نشکسته بودند و او با دو سنگ خردش کرد، چون چشمش به شاه بود و نه به سنگ. بیشترِ شنونده‌ها هنوز قیمت گوهر را می‌پرسند.',
				ask: 'قیمتِ آنچه را اینجا وزن می‌کنی چه کسی گذاشته؟',
			},
			{
				say: 'باز شاه به خانهٔ پیرزنی افتاد و او دید منقارش کج است و ناخنش بلند، و از سر مهر هر دو را چید. در آن آشپزخانه واقعاً هم مرتب‌تر شد. شاه که دیدش گریست.',
				ask: 'در آشپزخانهٔ چه کسی کج به نظر آمدی؟',
			},
			{
				say: 'قیراط اول دانهٔ خرنوب بود، چون گمان می‌کردند همهٔ دانه‌هایش هم‌وزن است. نیست. قرن‌ها الماس را با دانه‌ای خریدند و فروختند که مثل هر چیز دیگری کم و زیاد داشت.',
				ask: 'تو را با کدام دانه می‌کشند و چه کسی آن را از درخت چید؟',
			},
			{
				say: 'کاشی‌هایی که یک پرده تیره‌تر درمی‌آمد می‌رفت پشت گنبد، جایی که فقط کبوتر می‌بیند. گنبد روی همان‌ها هم ایستاده. این را برای دلداری کاشی نمی‌گویم.',
				ask: 'تو را کجا گذاشته‌اند و چه چیزی آنجا به تو تکیه دارد؟',
			},
			{
				say: 'ستاره در ورقش از دو کوزه آب می‌ریزد، یکی بر برکه و یکی بر خاک، بی‌جامه و بی‌تماشاگر. می‌گویند ورق امید است. کسی در آن می‌بخشد و کسی نیست که حسابش را نگه دارد.',
				ask: 'وقتی هیچ‌کس نگاه نمی‌کند چه کاری را خوب انجام می‌دهی؟',
			},
		],
		deeper: [
			{
				say: 'صفر سرگذشت غریبی دارد: تنها هیچ است و پشت یک که بنشیند ده می‌سازد. بعضی‌ها سال‌ها همین‌طور سمت راست کسی زندگی کرده‌اند؛ واجب بودند و یک بار هم تنها خوانده نشدند.',
				ask: 'تو کنار کدام عدد نشسته‌ای و بی او چه خوانده می‌شوی؟',
			},
			{
				say: 'تعریف سر می‌خورد و سرزنش قلاب دارد. جملهٔ معلم کلاس هفتم را با ویرگولش به یاد داریم و از نامه‌های خوب فقط این را که رسیدند.',
				ask: 'کدام جمله در تو قلاب انداخته و با صدای چه کسی؟',
			},
			{
				say: 'می‌گویند طاووس پای زشتی دارد و چشمش که به آن بیفتد فریاد می‌کشد. برای ادب کردن خودپسندها گفته‌اند. من همیشه طرف آن پا بوده‌ام؛ تمام آن نمایش را همان‌ها بردند و آوردند.',
				ask: 'کدام قسمت تو نمایش را راه می‌برد و هیچ‌وقت نشانش نمی‌دهی؟',
			},
			{
				say: 'خوشنویس‌ها زیر بهترین ورقشان می‌نوشتند «کتبه العبد المذنب». فروتنی رسم بود، ولی نگاه کنید آن «مذنب» را چه زیبا کشیده‌اند. آدم می‌تواند با خط درشت خودش را کوچک کند.',
				ask: 'پیش از آنکه دیگران چیزی بگویند، اول چه عیبی از خودت می‌گویی؟',
			},
			{
				say: 'زعفران‌فروش پنجره را می‌بست و بعد وزن می‌کرد، چون یک نفس بس بود که حساب به هم بخورد. اتاق‌هایی هم هست که آدم را با پنجرهٔ باز می‌کشند و با عدد غلط راهی خانه می‌کنند.',
				ask: 'وزنت پیش چه کسی عوض می‌شود، کمتر یا بیشتر؟',
			},
			{
				say: 'ملازم جام ماهی‌ای را نگاه می‌کند که سر از جامش درآورده و ماهی هم او را. با آن کلاه حق داشت خجالت بکشد. تا جایی که پیداست، کنجکاو شده.',
				ask: 'این روزها چه چیزی سر از جام تو درآورده که نیمی از آن خجالت است و نیمی کنجکاوی؟',
			},
			{
				say: 'این سؤال در پشت آدم هم می‌نشیند. بعضی‌ها دم هر در یک بند انگشت کوتاه می‌شوند و شانه‌هایشان باورشان شده. کسی نخواسته بود؛ آن در دو متر بلندی دارد.',
				ask: 'دم کدام در خم می‌شوی و خانهٔ کیست؟',
			},
			{
				say: 'بازار فقط می‌داند چیزی چند می‌خرند. انگشتر مادربزرگ ارزان رفت و خریدار درست هم می‌گفت. آدم با پول از دکان بیرون آمد و با این حس که در زبانی بیگانه حرفش را بد فهمیده‌اند.',
				ask: 'چه کسی از تو چیزی گرفته که هرگز برچسب قیمت نداشته؟',
			},
			{
				say: 'شاید هم واقعاً کاری را بد انجام داده‌ای. پیش می‌آید و هیچ قصهٔ آینه‌ای به درد آن نمی‌خورد. کار بد بود و حرف ارزان؛ آن که کرد از هر دو بزرگ‌تر است و باید برود نان بخرد.',
				ask: 'چه چیزی بد از کار درآمد، به زبان ساده، و این چه چیزی را ثابت نمی‌کند؟',
			},
			{
				say: 'کاسه‌های سفالی را در قهوه‌خانه با تلنگر امتحان می‌کردند؛ ترک‌خورده صدای خفه می‌داد. ولی آب را تا شب همه‌شان نگه می‌داشتند. تلنگر یک چیز را می‌سنجد و تشنه چیز دیگری را.',
				ask: 'چه کسی از تو آب خورد و به صدایت کاری نداشت؟',
			},
		],
		offers: [
			{
				page: 'gardner-test',
				line: 'مدرسه دو جور هوش را اندازه گرفت و راضی شد؛ آزمون هشت هوش سراغ آن شش تای دیگر هم می‌رود.',
			},
			{ page: 'big-five', line: 'پنج عامل توصیف می‌کند و نمره نمی‌دهد؛ بعد از آن همه نمره شاید کمی آسایش باشد.' },
			{
				page: 'eq-test',
				line: 'اینکه آدم بعد از یک روز بد از کدام راه برمی‌گردد، از چیزهایی است که آزمون هوش هیجانی می‌پرسد.',
			},
		],
	},
	ar: {
		first: [
			{
				say: 'عُرضت على أياز جوهرة تساوي مملكة وقيل له اكسرها. أبى غيره، وأخذ هو حجرين فكسرها لأنّ عينه كانت على الملك. وفي مثل هذه القصص يُسأل عن ثمن الجوهرة أوّلًا، وقلّما يُسأل عمّن سعّرها.',
				ask: 'من وضع الثمن لما تزنونه هنا؟',
			},
			{
				say: 'وقع صقر الملك في دار عجوز فرأت منقاره معوجًّا ومخالبه طويلة، فقصّتها شفقةً عليه. كان في مطبخها أحسن هندامًا حقًّا. ولمّا رآه الملك بكى.',
				ask: 'في مطبخ من بدا طبعكم معوجًّا يحتاج إلى قصّ؟',
			},
			{
				say: 'القيراط في أصله بذرة خرّوب، ظنّوا أنّ بذوره كلّها على وزن واحد. وليست كذلك. فبيع الماس واشتُري قرونًا طويلة بحبّة تزيد وتنقص كغيرها من الحبوب.',
				ask: 'بأيّ حبّة يجري وزنكم هذا، ومن قطفها؟',
			},
			{
				say: 'البلاطات التي خرجت من الفرن أدكن قليلًا وُضعت في ظهر القبّة حيث لا يراها غير الحمام. والقبّة قائمة عليها أيضًا. لا أقول هذا لأعزّي البلاطة.',
				ask: 'أين الموضع الذي جعلوا فيه بلاطتكم أنتم، وماذا يستند إليها هناك؟',
			},
			{
				say: 'قال المتنبّي في نفسه ما لم يقله مادح في أمير، وظلّ يطلب ولاية لم تُعط له. اجتمعت في صدر واحد ثقة كالجبل وحاجة إلى ختم من ورق. ليس ذلك نادرًا بين الناس.',
				ask: 'أيّ ختم تنتظرون، ومن بيده أن يضعه لكم؟',
			},
		],
		deeper: [
			{
				say: 'للصفر سيرة غريبة: وحده لا شيء، وإذا جلس إلى جانب الواحد جعله عشرة. عاش بعض الناس أعوامًا كذلك إلى جوار أحد؛ لم يُستغن عنهم، ولم يُقرؤوا وحدهم مرّة واحدة.',
				ask: 'إلى جوار أيّ رقم تجلسون عادةً، وكيف يقرؤكم الناس من دونه؟',
			},
			{
				say: 'المديح ينزلق والذمّ له خطّاف. تبقى جملة معلّم الصفّ السابع بفواصلها، ولا يبقى من الرسائل الطيّبة إلّا أنّها وصلت. لعلّ لهذا سببًا قديمًا من زمن الذئاب.',
				ask: 'أيّ جملة بقي خطّافها فيكم، وبصوت من؟',
			},
			{
				say: 'قيل إنّ للطاووس ساقين قبيحتين يصيح إذا رآهما، وقيل ذلك لتأديب المغرورين. كنت دائمًا في صفّ الساقين، فهما اللتان حملتا المعرض كلّه على طوله ذهابًا وإيابًا.',
				ask: 'أيّ جانب فيكم يحمل المعرض ولا تعرضونه أبدًا؟',
			},
			{
				say: 'كان الخطّاط يوقّع أجمل ورقاته بعبارة «كتبه العبد الفقير». كان التواضع عادة، ومن نظر إلى كلمة الفقير وجدها أبدع ما في السطر. يمكنكم أن تصغّروا أنفسكم بالخطّ الجليّ أيضًا.',
				ask: 'ما العيب الذي تقولونه عن أنفسكم أوّلًا قبل أن يقوله أحد؟',
			},
			{
				say: 'كان العطّار يغلق النافذة قبل أن يزن الزعفران، فالنَفَس الواحد يُفسد الحساب. وهناك غرف يزنونكم فيها والنافذة مفتوحة، ثمّ ترجعون منها وفي جيبكم رقم خاطئ.',
				ask: 'عند من يتغيّر وزنكم، نقصًا أو زيادة؟',
			},
			{
				say: 'ينظر غلام الكؤوس إلى سمكة أخرجت رأسها من كأسه، وهي تنظر إليه. كان يمكن أن يخجل من تلك القبّعة. وهو، بقدر ما نرى، مهتمّ بما تقول السمكة.',
				ask: 'ما الذي أطلّ من كأسكم أخيرًا ونصفه حرج ونصفه فضول؟',
			},
			{
				say: 'يسكن هذا السؤال الظهر أيضًا. من الناس من يقصر عند كلّ باب قدر إصبع، وقد صدّقت كتفاه ذلك. لم يطلبه أحد، وارتفاع الباب متران.',
				ask: 'عند أيّ باب تنحنون عادةً، وبيت من هو؟',
			},
			{
				say: 'لا تعرف السوق غير ما يُدفع. بيع خاتم الجدّة بثمن قليل، وكان المشتري محقًّا ومهذّبًا. خرج صاحبه بنقود وبشعور أنّه أُسيء فهمه في لغة أجنبيّة.',
				ask: 'من أخذ منكم شيئًا لم يكن عليه سعر قطّ، وماذا كان؟',
			},
			{
				say: 'قد يكون العمل رديئًا حقًّا. يحدث هذا ولا تنفع فيه حكاية مرآة. كان الشغل ناقصًا والكلمة رخيصة، ومن فعلهما أكبر منهما، وعليه أن يخرج لشراء الخبز.',
				ask: 'ما الذي لم تُحسنوه، بعبارة بسيطة، وما الذي لا يُثبته ذلك عليكم؟',
			},
			{
				say: 'كانت جرار الفخّار تُختبر بنقرة الإصبع، فالمشروخة صوتها مكتوم. غير أنّها كانت تبرّد الماء أيضًا، وقيل إنّ الراشحة أبرد. النقرة تقيس شيئًا والعطشان يقيس شيئًا آخر.',
				ask: 'من شرب من جرّتكم هذه ولم يسأل عن رنينها؟',
			},
		],
		offers: [
			{
				page: 'gardner-test',
				line: 'قاست المدارس نوعين من الذكاء واكتفت؛ واختبار الثمانية يسألكم عن الستّة الباقية كذلك.',
			},
			{ page: 'big-five', line: 'العوامل الخمسة تصفكم ولا تضع لكم درجات، وقد يكون في هذا راحة بعد درجات كثيرة.' },
			{ page: 'eq-test', line: 'طريق الرجوع من يوم سيّئ من الأمور التي يسألكم عنها اختبار الذكاء العاطفيّ.' },
		],
	},
	es: {
		first: [
			{
				say: 'A Ayaz le enseñaron una perla que valía un reino y le mandaron romperla. Los demás se negaron; él tomó dos piedras, porque miraba al rey y no a la perla. En esas historias lo primero que todos preguntan es el precio.',
				ask: '¿Quién le puso precio a lo que estás pesando aquí?',
			},
			{
				say: 'El halcón del rey fue a parar a casa de una anciana, que le vio el pico torcido y las uñas largas y se los recortó por cariño. En su cocina quedaba mejor, la verdad. El rey lloró al verlo.',
				ask: '¿En la cocina de quién pareciste tener el pico torcido?',
			},
			{
				say: 'El quilate era al principio una semilla de algarrobo, porque se creía que pesaban todas lo mismo. No pesan lo mismo. Durante siglos se vendieron diamantes con una pepita tan variable como cualquier otra.',
				ask: '¿Con qué semilla te pesan, y quién la cortó del árbol?',
			},
			{
				say: 'En muchas catedrales hay figuras talladas con esmero donde no las ve nadie, detrás, arriba, de cara al muro. Se dijo que eran para Dios. También pudo ser que el cantero no supiera hacerlas peor.',
				ask: '¿Qué haces bien cuando no hay absolutamente nadie mirando?',
			},
			{
				say: 'A los azulejos que salían un tono más oscuros se los ponía en la parte de la cúpula que solo ven las palomas. La cúpula descansa también en ellos. No lo digo por consolar al azulejo.',
				ask: '¿Dónde te han puesto, y qué se apoya ahí en ti?',
			},
		],
		deeper: [
			{
				say: 'El cero tiene una carrera rara: a solas no es nada, y puesto detrás del uno lo convierte en diez. Hay quien vive así años, a la derecha de alguien: imprescindible, y sin que lo lean nunca por separado.',
				ask: '¿Detrás de quién estás, y cómo se te lee sin esa cifra?',
			},
			{
				say: 'El elogio resbala y el reproche trae anzuelo. De la maestra de séptimo se recuerda la frase con su coma; de las cartas buenas, apenas que llegaron. Tendrá su explicación, de cuando los lobos.',
				ask: '¿Qué frase se te quedó enganchada, y con qué voz?',
			},
			{
				say: 'Del pavo real dicen que tiene feas las patas y que grita cuando se las ve. Lo cuentan para humillar a los vanidosos. Siempre he estado con las patas: llevaron de un lado a otro toda la exposición.',
				ask: '¿Qué parte de ti lleva la exposición y no se enseña nunca?',
			},
			{
				say: 'Los calígrafos firmaban su mejor hoja con un «lo escribió este pobre pecador». La modestia estaba de moda, y da gusto ver lo bien trazada que está la palabra «pecador». Empequeñecerse puede hacerse en letra grande.',
				ask: '¿Qué defecto tuyo dices tú antes de que lo diga nadie?',
			},
			{
				say: 'El azafrán se pesaba con la ventana cerrada, pues un soplo estropeaba la cuenta. Hay habitaciones en que te pesan con la ventana abierta, y vuelves a casa con un número equivocado.',
				ask: '¿Delante de quién cambia tu peso, a más o a menos?',
			},
			{
				say: 'La sota de copas mira a un pez que ha asomado la cabeza por su copa, y el pez le devuelve la mirada. Con ese sombrero podría darle vergüenza. Se diría que le da curiosidad.',
				ask: '¿Qué asoma últimamente por la tuya, mitad vergüenza y mitad curiosidad?',
			},
			{
				say: 'La pregunta se sienta también en la espalda. Hay quien se encoge un dedo en cada puerta, y a los hombros se les ha quedado la forma. Nadie lo pidió; la puerta mide dos metros.',
				ask: '¿En qué puerta te agachas, y de quién es la casa?',
			},
			{
				say: 'El mercado sabe lo que pagan por algo y nada más. El anillo de la abuela se fue barato, y el comprador tenía razón y hasta modales. Se salía de su tienda con billetes y la impresión de que a una persona la habían entendido mal en otro idioma.',
				ask: '¿Quién recibió de ti algo que jamás tuvo precio?',
			},
			{
				say: 'Puede que hicieras algo mal, sin más. Ocurre, y para eso no sirve ningún cuento de espejos. El trabajo era flojo, la palabra barata; quien los hizo es más grande que ambos y tiene que bajar por el pan.',
				ask: '¿Qué salió mal, en palabras llanas, y qué es lo que eso no demuestra?',
			},
			{
				say: 'El botijo bueno es el que suda. Si el barro no dejara escapar nada, el agua estaría caliente. Al comprarlo se le daban golpecitos en busca de grietas, y por los poros no preguntaba nadie.',
				ask: '¿Qué se te escapa a ti por los poros que a otros les da fresco?',
			},
		],
		offers: [
			{
				page: 'gardner-test',
				line: 'La escuela midió dos inteligencias y se quedó tranquila; la prueba de las ocho pregunta por las otras seis.',
			},
			{
				page: 'big-five',
				line: 'Los cinco grandes describen sin poner nota, cosa que descansa después de tantas notas.',
			},
			{
				page: 'eq-test',
				line: 'Por qué camino se vuelve de un mal día es parte de lo que pregunta la prueba de inteligencia emocional.',
			},
		],
	},
};
