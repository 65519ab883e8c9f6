import type { Language } from '#src/language/languages.ts';
import type { News } from '../heard.ts';
import type { Phrase } from '../text/phrases.ts';

/** How news is told that the events of the contract do not tell apart. */
export const news: Readonly<Record<Language, Readonly<Record<News, readonly Phrase[]>>>> = {
	en: {
		lostChild: [
			'(=miscarried|=miscarrying|=stillborn|=stillbirth|=infertile|=infertility|=barren|=sterile)',
			'(=had|=having|=after|=my|=getting|=got|=another|=two|=three) (=an|=a|=the|=my)? (=abortion|=miscarriage|=miscarriages)',
			"(=cant|=can't|=cannot|=never|=not|=couldn't|=couldnt) ~ (=have|=having|=conceive|=carry) (=children|=kids|=babies|=a baby|=a child|=child|=baby)?",
			"(=cant|=can't|=cannot) (=get|=fall) pregnant",
			"(=ivf|=insemination) ~ (=failed|=fails|=unsuccessful|=negative|=didn't|=didnt)",
			'(=failed|=unsuccessful) ~ (=ivf|=insemination)',
			'(=lost|=losing) (=the|=my|=our) (=baby|=pregnancy|=twins)',
			'(=no|=without) heartbeat',
		],
		war: [
			'(=bombing|=were bombed|=was bombed|=shelling|=shelled|=airstrike|=airstrikes|=missile|=missiles)',
			'(=fled|=fleeing|=escaped|=because of|=during|=in|=from) (=the|=this|=our) war',
			'(=will|=when|=is|=since|=does|=if) ~ war (=end|=ends|=over|=stop|=stops|=started|=began|=starts|=come|=comes|=reaches)',
			'=war =(ends|started|began|broke =out|is =over|goes =on)',
			'(=sent|=deployed|=drafted|=called up|=gone|=went|=is) (=to|=at)? (=the)? front (=line|=lines)?',
		],
		missing: [
			'(=son|=daughter|=brother|=sister|=father|=mother|=dad|=mom|=mum|=husband|=wife|=child|=kid|=uncle|=aunt|=cousin|=nephew|=niece|=friend|=boyfriend|=girlfriend) (=is|=has been|=went|=has gone|=was|=been) missing',
			'(=son|=daughter|=brother|=sister|=father|=mother|=dad|=mom|=child|=kid|=nephew|=niece) (=disappeared|=vanished|=has disappeared|=was kidnapped|=got kidnapped)',
		],
		ruin: [
			'(=house|=flat|=apartment|=shop|=village|=our home|=my home|=everything) (=was|=is|=has|=got|=just)? (=burned down|=burnt down|=burned to|=burnt to|=flooded|=collapsed|=destroyed|=washed away|=been destroyed)',
			'(=lost) (=everything|=our home|=my home|=the house|=our house|=my house) (=in|=to) (=the|=a)? (=fire|=flood|=earthquake|=storm|=hurricane)',
		],
		relapse: [
			'(=relapsed|=relapse|=relapsing)',
			'(=started|=back to|=went back to) (=drinking|=using) again',
			'fell off the wagon',
		],
		killed: [
			'(=killed|=kill) (=somebody|=someone|=a man|=a woman|=a child|=a boy|=a girl|=a cyclist|=a pedestrian|=him|=her|=a person|=two people) ~ (=accident|=crash|=car|=driving|=by mistake|=accidentally)',
			'(=accident|=crash|=driving) ~ (=killed|=died because of me|=i killed)',
			'(=ran over|=run over|=hit and killed) (=somebody|=someone|=a man|=a woman|=a child|=a boy|=a girl|=a cyclist|=a pedestrian|=a person)',
		],
		single: [
			'(=never|=nobody|=no one) (=been|=had|=has)? (=ever)? (=in)? (=a|=any)? (=relationship|=boyfriend|=girlfriend|=partner|=loved me|=been loved|=kissed)',
			"(=still|=im|=i'm|=am) single (=at|=and)",
			"(=never|=havent|=haven't) (=ever)? (=been|=fallen) in love",
			'(=years old|=in my thirties|=in my forties|=turned thirty|=turned forty|=over thirty|=over forty) ~ (=single|=unmarried|=not married)',
			'never been loved',
			'(=im|=am|=i am) (=still)? (=not married|=unmarried) (=yet|=at|=and)?',
		],
		accused: [
			"(=thinks|=think|=says|=say|=claims|=claim|=believes|=convinced|=telling =people|=tells =people) (=that)? (=i|=i'd|=i've|=i =have) (=stole|=took|=taken|=cheated|=lied|=did =it|=nicked|=broke)",
			'(=accuses|=accused|=accusing|=accuse|=blames|=blamed|=blaming) =me',
			"=i'm =being (=accused|=blamed)",
			'(=falsely|=wrongly) =accused',
		],
		hidden: [
			'(=gay|=lesbian|=bisexual|=bi|=queer|=transgender|=trans|=nonbinary) ~ (=know|=knows|=tell|=told|=hide|=hiding|=secret|=accept|=accepts|=parents|=family|=religious)',
			'(=come out|=coming out|=came out) (=to|=as)',
			'in the closet',
			"(=i'm|=im|=i am|=being) (=gay|=lesbian|=bisexual|=queer|=transgender|=trans)",
		],
	},
	fa: {
		lostChild: [
			'(سقط عمدی|کورتاژ|سقط جنین|سقط شد|سقط کردم|سقطش کردم|سقط کردیم|سقط داشتم)',
			'(بچه|بچه رو|بچه مو|بچم رو|بچه ام|جنین|جنینم) ~ نگه (نداشتم|نداشتیم)',
			'(نازا|نازام|نازایی|عقیم|عقیمم|ناباروری|نابارور|نابارورم)',
			'(نمیتونم|نمی‌تونم|نمیتوانم|نمی‌توانم|نمیتونیم|نتونستم|نتوانستم) (بچه دار|بچه‌دار|باردار|حامله|مادر) (بشم|شوم|شم|بشیم|شویم|بشویم|شیم)',
			'(بچه دار|بچه‌دار|باردار|حامله) (نمیشم|نمی‌شم|نمیشیم|نمی‌شیم|نمیشه|نمی‌شود|نمی‌شوم|نشدم|نشدیم|نمیشوم)',
			'(آی وی اف|ivf|لقاح مصنوعی) ~ (نگرفت|نشد|ناموفق|جواب نداد|شکست)',
			'(جنین|بچه ام|بچه‌ام|بچم) ~ (از دست دادم|از دست دادیم|سقط)',
			'(ضربان|قلب) (نداشت|نداره|جنین ایستاد)',
			'(شکمم|شکمش|شکم زنم|جنین|جنینم|حاملگی|بارداری) ~ (=مرد|=مرده|=وایساد|=وایستاد|=ایستاد|=قلبش وایساد|=قلبش ایستاد|=قلبش وایستاد)',
			'(بچه|بچم|بچه ام|نوزاد|نوزادم|جنین|جنینم) ~ مرده به دنیا',
			'مرده (به دنیا|دنیا) (اومد|آمد|اوردم|آوردم)',
			'(بچه|بچم|بچه ام|جنین|جنینم) ~ (قلبش|ضربانش|ضربان قلبش) ~ (=وایساد|=وایستاد|=ایستاد|=نمی‌زد|=نمیزد|=نمی‌زنه|=نمیزنه|=قطع)',
		],
		war: [
			'(جنگ شد|جنگ شده|از جنگ|تو جنگ|توی جنگ|در جنگ|جنگ زده|به جنگ|رفت جنگ|رفته جنگ)',
			'(بمباران|موشک|موشک باران|زیر آوار)',
			'(از|تو|توی|به|در) جبهه',
			'(رفت|رفته|رفتن) (جبهه|جنگ)',
			'(جبهه|جنگ) ~ (برنگشت|برنگشته|برنگشتند|نیومد|نیامد|موند|ماند)',
		],
		missing: [
			'(پسرم|دخترم|برادرم|داداشم|خواهرم|پدرم|بابام|مادرم|مامانم|شوهرم|بچه ام|بچم|رفیقم|دوستم) ~ (ناپدید شده|ناپدید شد|مفقود شده|مفقوده|خبری ازش نیست)',
			'(پسرم|برادرم|داداشم|شوهرم|بابام|پدرم|عموم|داییم|رفیقم|نامزدم) ~ (سربازی|دریا|کوه|مرز|سفر) ~ (برنگشت|برنگشته|برنگشتند|نیومد|نیامد)',
			'لادرک (شد|شده|است|شدند|شدن)',
			'(پسرم|بچیم|دخترم|برادرم|بیادرم|داداشم|خواهرم|پدرم|بابام|مادرم|مامانم|شوهرم|کاکایم|مامایم) ~ (لادرک|درکش نیست|درکش معلوم نیست|سر به نیست)',
			'(پسرم|دخترم|برادرم|داداشم|خواهرم|پدرم|بابام|مادرم|مامانم|شوهرم|بچه ام|بچم) (یه|یک|دو|سه|چند) (روزه|شبه|هفته است|هفتس|ساعته) (که)? (گم شده|نیست|نیومده)',
		],
		ruin: [
			'سقف ~ (ریخت|ریخته|اومد پایین|فرو ریخت|خراب شد)',
			'(خونه|خانه|خونمون|خونم|خانه مان|مغازه|مغازم|مغازه ام|کارگاه|کارگاهم|انبارم) ~ (سوخت|سوخته|آتیش گرفت|آتش گرفت|خراب شد|ویران شد|آب گرفت|سیل برد|آوار شد)',
		],
		relapse: [
			'لغزش کردم',
			'(برگشتم|دوباره رفتم) (به|سمت|طرف) (مواد|الکل|مصرف)',
			'دوباره ~ (مصرف کردم|کشیدم)',
			'(ترکم|پاکیم) ~ (شکست|خراب شد)',
		],
		killed: [
			'(تصادف|ماشین) ~ (کشتم|کشته‌ام|کشته ام|فوت کرد به خاطر من|مرد به خاطر من)',
			'(=یکی|=آدم|=مردی|=پیرمرد|=پیرمردی|=زنی|=بچه‌ای|=موتوری|=عابر) (رو|را)? ~ (زیر گرفتم|زیرش کردم|زدم مرد)',
			'ناخواسته ~ (کشتم|قتل)',
		],
		single: [
			'(بختم|بخت من|بختمو) ~ (بسته|بسته‌ست|بسته ست|بستن|باز نمیشه|باز نشده|قفل)',
			'(ترشیدی|ترشیده|ترشیدم|ترشیده ای)',
			'(سالمه|سالم شد|سالم شده|سالگی|سن) ~ (ازدواج نکردم|مجردم|مجرد|شوهر نکردم|زن نگرفتم|تنها موندم)',
			'(تا حالا|هیچوقت|هیچ وقت|هرگز) (عاشق|عاشق کسی) (نشدم|نشده ام|نشده‌ام)',
			'هنوز (ازدواج نکردم|مجردم|شوهر نکردم|زن نگرفتم)',
			'(تا حالا|هیچوقت|هیچ وقت) ~ (عاشقم نشده|رابطه نداشتم|دوست پسر نداشتم|دوست دختر نداشتم|پارتنر نداشتم)',
		],
		accused: [
			'(=فکر می‌کنه|=فکر میکنه|=فکر می‌کنن|=فکر میکنن|=میگه|=میگن|=می‌گوید|=می‌گویند) ~ من (=برداشتم|=دزدیدم|=بردم|=کردم|=زدم|=شکستم)',
			'(=تهمت|=اتهام|=بهتان) (=میزنه|=می‌زنه|=زد|=زدن|=میزنن|=زده|=زدند)',
			'=متهمم (=کرده|=کردن|=میکنه)?',
			'(=من) (=را|=رو|=و)? =متهم',
		],
		hidden: [
			'(گیم|گی ام|گی‌ام|گی هستم|لزبینم|لزبین هستم|بایسکشوالم|ترنسم|ترنس هستم|تراجنسیتیم|همجنسگرام|همجنس‌گرام|همجنسگرا هستم|همجنس گرا هستم|همجنسگرایم)',
			'(همجنسگرا|همجنس گرا|همجنسگرام|همجنس‌گرا|گی|لزبین|لزبینم|ترنس|ترنسم|تراجنسیتی|دوجنسگرا) ~ (نمیدونن|نمی‌دانند|نمیدونه|بفهمن|بگم|پنهان|قایم|خانواده|خونواده|قبول)',
		],
	},
	ar: {
		lostChild: [
			'(سقط|نزل|طاح|طيحت|طرحت|راح) (=حملي|=الحمل|=حملها|=الحمل التاني)',
			'(سقطت|أسقطت|اسقطت|طرحت|سقطنا) (=بالشهر|=في الشهر|=فالشهر|=بأول|=وأنا حامل)',
			'(الطفل|البيبي|ابني|بنتي) ~ (نزل|ولد|انولد|نزلت|ولدت|اتولد) (=ميت|=ميتة|=ميتا|=بلا نفس)',
			'(أجهضت|اجهضت|إجهاض|اجهاض|الإجهاض|سقط الجنين|سقط الحمل|سقطت الجنين|طاح الجنين|نزل الجنين)',
			'(عقيم|عقيمة|العقم|عقم|عاقر)',
			'(ما|لا|لن|لم|مو) ~ (=أحمل|=احمل|=تحملين|=أنجب|=انجب|=تنجب|=ننجب|=نخلف|=أخلف|=اخلف)',
			'(فشلت|فشل|ما نجحت|ما نجح|لم تنجح) ~ (أنابيب|الأنابيب|حقن|الحقن|التلقيح|تلقيح)',
			'(فقدت|فقدنا|خسرت|خسرنا) (الجنين|جنيني|جنيننا|الحمل|حملي|البيبي)',
			'(ما|بلا|بدون) (في|فيه)? نبض',
		],
		war: ['(الحرب|القصف|قصف|يقصفون|يقصفوا|صاروخ|صواريخ|نازح|نازحين|نازحون|نزحنا|الجبهة|تحت الأنقاض|غارة|غارات)'],
		missing: [
			'(بنتي|ابنتي|ابني|ولدي|أختي|اختي|أخوي|اخوي|أخويا) ~ (=هربت|=هرب|=طلعت|=طلع|=خرجت|=خرج) (=من البيت|=من الدار|=وما رجعت|=وما رجع|=ومارجعش|=ومرجعتش)',
			'(ولدي|ابني|بنتي|ابنتي|أخي|اخوي|أخويا|اخويا|خويا|أختي|اختي|ختي|أبي|ابوي|أبويا|زوجي|جوزي|صديقي|عمي|خالي) (=مفقود|=مفقودة|=انخطف|=انخطفت|=مخطوف|=مخطوفة)',
			'(ولدي|ابني|أخي|اخوي|أبي|ابوي|زوجي) =اختفى',
			'(بنتي|ابنتي|أختي|اختي) =اختفت',
		],
		ruin: [
			'(بيتي|بيتنا|دارنا|منزلي|منزلنا|دكاني|محلي) ~ (احترق|احترقت|انحرق|انهدم|تهدم|انهار|دمروه|دمر|تدمر|غرق)',
			'(احترق|احترقت|انحرق|انهدم|تهدم|انهار|دمروا|تدمر) (بيتي|بيتنا|دارنا|منزلي|منزلنا|دكاني|محلي)',
		],
		relapse: [
			'(بطلت|تركت|وقفت|قطعت|حبست|بطلنا) ~ (شرب|الشرب|حشيش|الحشيش|كحول|الكحول|مخدرات|المخدرات|خمر|الخمر|البودرة|الحبوب|القمار) ~ ~ (=ورجعت|=ورجعتلها|=ورجعتله|=وعدت|=بس رجعت|=رجعت|=وشربت)',
			'(انتكست|انتكاسة)',
			'رجعت (أشرب|اشرب|أتعاطى|اتعاطى|للإدمان|للمخدرات|للخمر)',
		],
		killed: [
			'(دهست|دعست|صدمت|دهسته) ~ (مات|ماتت|توفي|توفت|بالغلط|بالخطأ)',
			'(قتلت) ~ (حادث|بالغلط|بالخطأ|خطأ)',
			'(حادث|الحادث) ~ (مات بسببي|قتلت|ماتت بسببي)',
		],
		single: [
			'(عمري|سنة|سنه|الأربعين|الثلاثين) ~ (ما تزوجت|لم أتزوج|عزباء|عانس|أعزب|ما انخطبت|بدون زواج)',
			'(ما حبيت|ما حبيتش|لم أحب|لم أعشق|ما عشقت) (=بحياتي|=في حياتي|=أحدا|=حدا|=أحد|=قط)',
			'(ما تزوجت|لم أتزوج|ما انخطبت) (إلى الآن|للحين|لحد الآن|بعد|حتى الآن)',
			'(تأخرت|تأخر) ~ (زواجي|الزواج|بالزواج)',
		],
		accused: [
			'(=يظن|=تظن|=يظنون|=بيظن|=تقول|=يقول|=يقولون|=بيقول|=بتقول|=مفكر|=مفكرة|=مفكرين|=فاكرة|=فاكر|=فاكرين) (=أني|=اني|=إني|=انى) (=سرقت|=أخذت|=اخذت|=خدت|=كذبت|=خنت|=كسرت|=سرقته)',
			'(=يتهمني|=تتهمني|=اتهمني|=اتهمتني|=اتهموني|=يتهموني|=بيتهمني|=بتتهمني)',
		],
		hidden: [
			'(=أنا|=انا|=إني|=اني|=كوني|=طلعت) (=شاذ|=شاذة|=مثلي|=مثلية|=مثليه|=جاي|=غاي|=لزبيان|=ليزبيان|=ترانس|=عابر|=عابرة)',
			'(شاذ|شاذة|مثلي|مثلية|غاي|لزبيان|ليزبيان|ترانس) ~ (أهلي|اهلي|عرفوا|يعرفون|يعرفوا|عيلتي|أمي|أبوي)',
			'(مثلي|مثلية|مثليه|لزبيان|ترانس|متحول|متحولة) ~ (لا يعرفون|ما يعرفون|ما يدرون|يعرف|أهلي|اهلي|أخفي|سر)',
		],
	},
	es: {
		lostChild: [
			'(=aborte|=aborto|=abortar|=aborté|=abortos|=abortado)',
			'(=esteril|=estéril|=esteriles|=infertil|=infértil|=infertilidad|=esterilidad)',
			'no (puedo|podemos|puede|podre|podremos|voy a poder) (=tener|=concebir) (hijos|hijo|niños|bebes|mas hijos)?',
			'no (puedo|podemos|logro|logramos|consigo|conseguimos) (quedarme|quedar|quedarnos) (embarazada|encinta)',
			'(=fiv|in vitro|inseminacion) ~ (=no|=fallo|=falló|=fallida|=fracaso|=negativo)',
			'(=perdi|=perdí|=perdimos|=perder) (=al|=el|=mi|=a mi|=nuestro|=a nuestro) (=bebe|=bebé|=embarazo|=niño)',
			'(=perdio|=perdió|=perdieron) (=al|=el|=su|=a su) (=bebe|=bebé|=embarazo)',
			'(=perdi|=perdido|=perdimos|=perdiendo) (=a)? (=un|=otro|=dos|=tres|=varios) (=bebe|=bebes|=embarazo|=embarazos)',
			'(=perdido|=perdiendo) (=al|=el|=a mi|=mi|=a nuestro|=nuestro) (=bebe|=embarazo)',
			'=nacio =(muerto|muerta|sin vida)',
			'=se =(me|nos) =fue =el =embarazo',
			'(=llorar|=duelo|=perdida) ~ =gestacional',
			'(=sin|=no tenia|=no había|=no habia|=no hay|=no tiene) latido',
		],
		war: [
			'(=bombardeo|=bombardeos|=bombardean|=bombardearon|=misil|=misiles)',
			'(=de|=por|=durante|=desde) (=la|=esta|=nuestra) guerra',
			'(=esta|=está|=fue|=mandaron|=sigue|=pelea|=peleando) (=en|=a) (=la|=esta) guerra',
		],
		missing: [
			'(=hijo|=hija|=hermano|=hermana|=padre|=madre|=sobrino|=sobrina|=primo|=prima|=tio|=tia|=marido) ~ (=desaparecido|=desaparecida|=secuestraron|=secuestrado|=secuestrada)',
			'(=hijo|=hija|=hermano|=hermana|=sobrino|=sobrina) (=desaparecio|=ha desaparecido)',
			'(=se llevaron|=secuestraron|=levantaron|=raptaron) a mi (=hijo|=hija|=hermano|=hermana|=padre|=madre|=sobrino|=sobrina|=primo|=prima|=tio|=marido|=esposo)',
		],
		ruin: [
			'(=casa|=piso|=tienda|=local|=pueblo) ~ (=quemo|=ardio|=inundo|=derrumbo|=destruida|=destruido|=incendio)',
			'se (=nos|=me)? (=quemo|=incendio|=inundo|=derrumbo) (=la|=mi|=nuestra|=el) (=casa|=piso|=tienda)',
		],
		relapse: ['(=recai|=recaida|=recaer)', '(=volvi|=he vuelto) a (=beber|=consumir|=drogarme)'],
		killed: [
			'(=mate|=mato) (=a alguien|=a una persona|=a un hombre|=a una mujer|=a un niño|=a una niña|=a un chico|=a un peaton)? ~ (=accidente|=coche|=sin querer|=conduciendo)',
			'(=accidente|=coche|=conduciendo) ~ (=mate|=murio por mi culpa|=lo mate|=la mate)',
			'=atropelle (=a un|=a una|=a) (=señor|=señora|=hombre|=mujer|=niño|=niña|=persona|=chico|=chica|=alguien|=peaton|=anciano|=anciana)',
		],
		single: [
			'(=nunca|=jamas) me (=he enamorado|=enamore)',
			'(=nunca|=jamas) (=he tenido|=tuve|=me han) (=pareja|=novio|=novia|=una relacion|=querido|=amado|=besado)',
			'(=años|=anos|=treinta|=cuarenta|=cincuenta) ~ (=soltero|=soltera|=sin pareja|=sin casarme)',
			'(=sigo|=sigue|=estoy) (=soltero|=soltera) (=a|=con|=y)',
			'todavia no (me he casado|me case|tengo pareja)',
		],
		accused: [
			'(=cree|=creen|=dice|=dicen|=piensa|=piensan) =que (=yo)? (=me =quedé|=robé|=cogí|=tomé|=le =robé|=les =robé|=mentí|=lo =hice|=fui =yo)',
			'=me (=acusa|=acusan|=acusó|=acusaron|=culpa|=culpan|=culpó|=echa =la =culpa|=echan =la =culpa)',
		],
		hidden: [
			'(=gay|=lesbiana|=bisexual|=homosexual|=trans|=transexual) ~ (=sabe|=saben|=digo|=contar|=contarlo|=secreto|=acepta|=aceptan|=familia|=padres|=escondo)',
			'salir del armario',
			'=soy (=gay|=lesbiana|=bisexual|=homosexual|=trans|=transexual)',
		],
	},
};
