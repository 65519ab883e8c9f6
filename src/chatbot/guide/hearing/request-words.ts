import type { Language } from '#src/language/languages.ts';

type RequestWords = {
	/** A card is upside down. */
	reversed: RegExp;
	story: RegExp;
	joke: RegExp;
	/** What Hafez or Rumi would say to it: a verse is wished. */
	poetSays: RegExp;
	cardOfDay: RegExp;
	explainReading: RegExp;
	/** The first thing that was told. */
	first: RegExp;
	/** A name is asked for. */
	nameAsked: RegExp;
	/** The visitor asks for what they themselves said or were. */
	ownPast: RegExp;
	/** The guide took something wrongly. */
	misread: RegExp;
	/** Pain, or the question whether to see a doctor. */
	medical: RegExp;
	/** Whether religion allows this. */
	allowed: RegExp;
	/** Of spells: the evil eye; one that makes somebody love or return. */
	evilEye: RegExp;
	loveSpell: RegExp;
	/** An illness or a quarrel that ended well, and news that is good by itself. */
	goodNews: RegExp;
	/** Two things are to be told apart. */
	difference: RegExp;
	/** Asks what a thing or who somebody is. */
	defines: RegExp;
	/** The words that ask who a poet was, the name taken out; to be cut away wherever they stand. */
	asksWho: RegExp;
	/** What a poet is called beside the name. */
	ofPoet: RegExp;
	/** Another is asked of as well. */
	besides: RegExp;
	/** "My Dante" is somebody's own. In Arabic such words ask "who" and "what" as well. */
	ofOneself: RegExp | null;
	/** Somebody who is not named: "him", "her". */
	ofThem: RegExp;
	/** Love, called by its name. */
	ofLove: RegExp;
	hafez: RegExp;
	rumi: RegExp;
	/** Where the moon stands now. */
	moonToday: RegExp;
	/** Whether Mercury goes backwards now. */
	mercuryToday: RegExp;
	/** Whether a feeling is normal. */
	normal: RegExp;
	/** Something that does one good. */
	nice: RegExp;
	/** A verse is to be explained. */
	verseAsked: RegExp;
	/** Behind a verse: the same in other words. */
	plainly: RegExp;
	/** Poets of whom no verse has been checked. */
	otherPoet: RegExp;
	/** A dream is told, not asked about. */
	/** Of a dream: whether it announces something bad. */
	omen: RegExp;
	dreamTold: RegExp;
	/** What nobody tells of who was awake: flying by oneself, breathing under water, teeth that fall into the hand. */
	onlyDreamt: RegExp;
};

/** What requests are known by, in folded text (`fold.ts`). */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
	en: {
		plainly:
			/\b(?:plain|simple|other|normal) (?:words|english|language)\b|\bexplain\b|\b(?:don't|dont|do not) (?:get|understand) it\b|\bmeaning what\b/,
		poetSays:
			/\b(?:what|how) (?:would|does|might|could|will) (?:hafez|hafiz|rumi|mawlana|molana|the poet) (?:say|tell|answer|advise|think)\b|\bwhat did (?:hafez|hafiz|rumi|mawlana) (?:say|write|think) (?:about|of|on)\b/,
		omen: /\b(?:worr(?:y|ied)|bad (?:sign|omen|luck)|omen|come true|warning|mean(?:s|ing)? (?:\S+ ){0,4}?(?:death|die|dies|dying)|going to (?:die|happen)|will (?:it|this|that) happen)\b/,
		joke: /\bjokes?\b|\bsomething funny\b|\bmake me (?:laugh|smile)\b/,
		ofLove:
			/\b(?:lov(?:e|es|ed|ing)|crush|fell for|fancy|dating|girlfriend|boyfriend|kiss\w*|met (?:someone|somebody))\b/,
		ofThem: /\b(?:he|she|they|him|her|them|his|hers|their)(?:'\w+)?\b/,
		evilEye: /evil eye|jinx/,
		loveSpell: /love (spell|potion)|(make|bring) (him|her|them|my)|come back/,
		reversed: /\b(revers\w*|upside ?down|inverted)\b/,
		story: /\b(stor(y|ies)|tale|fable|the one with|how the thirty)\b/,
		cardOfDay:
			/\b(card (of|for) (the|my) day|(draw|pull|pick|give) (me )?(a|one|my) card|card (for )?today|daily card|today s card)\b/,
		explainReading: /\b(explain|interpret|understand) (me )?(my|the|this|that) (reading|cards|fal|result|spread)\b/,
		first: /\b(first|beginning|start|came here)\b/,
		nameAsked: /\b(name|called)\b/,
		ownPast:
			/\b(did i (say|tell|mention|ask)|i (said|told you|mentioned)|have i (ever )?told|was i|i asked|(did|were) we (talk|speak|chat|discuss|say|talking|saying)|(poem|verse|line) go again|(you|u|ya) (just )?(say|said|tell|told|gave|give|read|mentioned|suggested|called))\b/,
		misread:
			/\b(not what i (meant|said|asked)|that s not (it|what)|i (didn t|did not) (say|mean) that|why (do|did) you say)\b/,
		allowed:
			/\b(sins?|sinful|haram|halal|forbidden|against (my |the )?(religion|faith|bible|islam))\b.*\b(tarot|cards?|fortune\w*|divination|hafez|readings?|horoscopes?|this site)\b|\b(tarot|cards?|fortune\w*|divination|hafez|readings?|horoscopes?)\b.*\b(sins?|sinful|haram|halal|forbidden|against (my |the )?(religion|faith|bible|islam))\b/,
		medical: /\b(doctor|pain (is )?(there|back)|hospital|symptom\w*|it hurts again)\b/,
		goodNews:
			/^(?!.*\b(wrong|mistake|mix up)\b)(?!.*\b(and|but) (my|his|her) \w+ (didn|hasn|isn|wasn)'?t\b).*\b(benign|beat (the )?cancer|all clear|in remission|cancer free|made up with|reconciled|first steps|(a new|my new|our new|first|expecting a|having a|got a|become a) grand(son|daughter|child)|paid off|said yes(?! to (him|her|another|some)))\b/,
		difference: /\b(difference|differ|compare|versus|vs)\b/,
		defines:
			/^(what|who|when|where|why|how) (is|are|was|were|do|does|did) |^(did|does|was|has|had) (?!you|u|i|we|my|your|his|her|our|their|he|she|it|they|there|this|that|the|any|some|god|no)\w+ (really |ever |actually )?\w+/,
		asksWho:
			/\b(who (is|was|are|were)|(who|what) s|what (is|was)|(tell|talk to) me (something |more )?(about|of|who)|(do|did) you (know|hear)|have you (heard|read)|what do you know|who wrote|(the )?(author|life|works|biography) of)\b|^(when|where|how|why|(in )?what (year|century)|what( books| poems| works)?) (was|did|is|has)\b|\b(born|die|live|buried|write|written|famous)$/g,
		ofPoet: /\b(the )?(poet(ess)?|writer)\b/g,
		besides: /^(and|what about|how about) /,
		ofOneself: /(^| )(i|me|my|we|us|our)( |$)/,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|mawlana|moulana|mevlana)\b/,
		mercuryToday:
			/(?=.*\bmercury\b)(?=.*\bretrograde\b)(?=.*\b(now|today|right now|currently|still|this (?:week|month)|at the moment|these days|yet|again)\b)/,
		moonToday:
			/(?=.*\bmoon\b)(?=.*\b(tonight|today|now|currently)\b)(?=.*\b(sign|phase|full|new|waxing|waning|doing|in)\b)/,
		normal:
			/\b(is|are) (it|this|that|these) (normal|ok|okay|weird|strange|common) (to|that i|if i) (still |not |just )?(miss|cry|love|hate|envy|feel (nothing|relieved|sad|jealous|angry|lonely|empty|numb)|think (of|about)|be (jealous|sad|angry|relieved|lonely))/,
		nice: /\b(something|anything) (nice|beautiful|kind|good|sweet|lovely)\b|cheer me up/,
		verseAsked:
			/\b(this|that|the following) (verse|couplet|poem|quote|line)\b.*\b(mean|about)|\b(mean\w*|explain) (of )?(this|that) (verse|couplet|poem|quote|line)\b/,
		otherPoet:
			/\b(sa ?adi|khayyam|ferdowsi|attar|nizami|nezami|neruda|shakespeare|rilke|mutanabbi|keats|forugh|forough|nima|sohrab|shahriar|darwish|mistral|homer|whitman|blake|yeats|byron|wordsworth)\b/,
		dreamTold:
			/\b(i (dreamt|dreamed)|(had|have|having) (a|this|the same) (strange |bad |weird )?(dream|nightmare)|in my dream)\b/,
		onlyDreamt:
			/\bi (was flying|flew|could fly|was floating|floated) (over|above|through the (air|sky|clouds)|without)\b|\bbreath(e|ing|ed) under ?water\b|\bmy teeth (were|was|all|kept|started|began)? ?(fell|falling|fall|crumbl\w*)\b/,
	},
	fa: {
		plainly: /ساده (?:بگو|تر|ش)|زبان ساده|زبون ساده|توضیح بده|یعنی چی|نفهمیدم|معنیش|معنی اش/,
		poetSays:
			/(?:حافظ|مولانا|مولوی)(?: \S+){0,3}? (?:چی|چه) ?(?:می ?گه|می ?گوید|می ?گفت|بگه|میگه|گفته|گفت|میگن)|نظر (?:حافظ|مولانا)/,
		omen: /نگران(?! (?:نباش|نشو|نباشید))|بترسم|بده(?: |$)|بدیه|نشونه|نشانه|شوم|نحس|بدیمن|تعبیر (?:بشه|شود|میشه|می شود)|راست در|به حقیقت|می ?میر|مرگ|اتفاق (?:بدی )?(?:میفته|می افتد|بیفته)/,
		joke: /(?:^| )(?:جوک|لطیفه)(?:ی|ای)?(?: |$)|خنده دار|بخندون|بخندان/,
		ofLove: /عاشق|عشق|دوس(?:ت|)ش دار|دوستت دار|دوست دار|دلم پیش|خاطرخواه|نامزد|بوس/,
		ofThem: /(?:^| )(?:او|اون|ایشون|ایشان|بهش|ازش|باهاش|براش|پیشش)(?: |$)/,
		evilEye: /چشم زخم|چشمم? (زد|خور)|چشم و نظر/,
		loveSpell: /محبت|بازگشت|برگرد|عاشق/,
		reversed: /وارونه|برعکس|معکوس/,
		story: /قصه|داستان|حکایت/,
		cardOfDay: /(کارت|ورق) (امروز|روز)|یه (کارت|ورق) (برام )?(بکش|بردار|بگیر)|یک (کارت|ورق) بکش|امروز .*(کارت|ورق)/,
		explainReading: /(فالم|فال من|تعبیرم|نتیجم|نتیجه فالم|این فال) ?(رو|را)? ?(برام|برایم)? ?(توضیح|باز کن|یعنی|معنی)/,
		first: /اولین|اول از همه|اول چی|برای چی اومدم/,
		nameAsked: /(^| )اسم/,
		ownPast: /(گفتم|گفته بودم|بودم|شدم|پرسیدم|نوشتم)( |$)/,
		misread: /منظورم این نبود|این نبود که|اینو نگفتم|این را نگفتم|چرا اینو میگی/,
		allowed: /(فال|تاروت|طالع|سرکتاب).*(گناه|حرام|حلال|شرع|جایز)|(گناه|حرام|حلال|شرعی?|جایز).*(فال|تاروت|طالع|سرکتاب)/,
		medical: /(دکتر|پزشک|بیمارستان|درد دارم|درد میکنه|علایم)/,
		goodNews:
			/خوش ?خیم|هیچی نیست|شفا (گرفت|پیدا)|خوب شد خدا|اشتی کرد|نوه دار|جواب (ازمایش|بله).*(خوب|شکر)|طلاقم? ?(مو |م رو )?گرفتم.*(راحت|خلاص|ازاد|نفس)/,
		difference: /فرق|تفاوت/,
		defines: /(چیه|چیست|یعنی چه|کیه|کیست|کی بود|کی بوده|چه کسی بود|چه روزیه|کی هست|کجاست)$/,
		asksWho:
			/(?<= |^)(کیه|کی بوده?|کیست|کی هست|چه کسی (بوده?|است)|کی هستش|(چه|چی) ?کاره (بوده?|است)|چیه|چیست|(می ?)?شناسی(د|ش)?|درباره ی?|راجع به|در مورد|از|(برام |برایم )?(بگو|بگین|بگویید|تعریف کن)|توضیح بده(ید)?|چی می ?دونی|چه می ?دانی(د)?|(رو|را) (کی|چه کسی) (نوشت|گفت|سرود)(ه( است)?)?|(زندگی ?نامه|اثار|کتاب ?های|شعر ?های)( معروف)?|(کی|کجا|چه? ?طوری?|چجوری|چگونه|(در )?(چه|کدام) (سال|قرن)ی?) (مرد|مرده|فوت کرده?|درگذشت|(به ?دنیا|بدنیا) (امده?|اومده?)|متولد شده?|زندگی (می ?)?کرده?|(دفن|خاک) شده?( است)?|کشته شده?))(?= |$)/g,
		ofPoet: /(?<=^| )(شاعره?|نویسنده)(?= |$)/g,
		besides: /^و /,
		ofOneself: /(^| )(من|ما)( |$)/,
		hafez: /حافظ/,
		rumi: /مولانا|مولوی|مثنوی|شمس/,
		mercuryToday:
			/(?=.*(عطارد|مرکوری))(?=.*(رجعت|بازگشتی|رتروگراد|عقب))(?=.*(^| )(الان|امروز|حالا|هنوز|این روزا|این روزها|این هفته|این ماه)( |$))/,
		moonToday: /(?=.*(^| )(ماه|قمر)( |$))(?=.*(امشب|امروز|الان))(?=.*(برج|هلال|کامل|بدر|فاز|عقرب|چه ?شکل))/,
		normal:
			/(دلم .{0,40}تنگ|دلتنگ|گریه|حسود|دوستش|بهش فکر|هیچ حسی|عصبانی).{0,40}(طبیعیه|عادیه|نرماله|طبیعی است|عادی است)|(طبیعیه|عادیه|نرماله|طبیعی است|عادی است).{0,20}(دلم .{0,40}تنگ|دلتنگ|گریه|حسود|دوستش|بهش فکر|هیچ حسی)/,
		nice: /(چیز|حرف|جمله) ?ی? ?(قشنگ|خوب|زیبا|شیرین|خوشحال)|حالمو خوب کن/,
		verseAsked:
			/(معنی|معنای|تفسیر|تعبیر) (این|اون|ان) (بیت|شعر|غزل|مصرع|جمله)|(این|اون) (بیت|شعر|غزل|مصرع) .{0,200}(یعنی|معنی|معنیش|معناش)/,
		otherPoet:
			/سعدی|خیام|فردوسی|عطار|نظامی|شاملو|سهراب|فروغ|متنبی|پروین|(^| )(نیما|شهریار|اقبال|غالب|اخوان|سایه|جامی|درویش|جبران)( |$)/,
		dreamTold:
			/خوابی? ((بد|عجیب|ترسناک|شیرین)ی? )?(دیدم|دیده ?ام|میدیدم|می دیدم|میبینم|می بینم)|خوابم دیدم|(^| )خواب(?! (بودم|رفتم|موندم|رفته)( |$))( \S+){1,4} (دیدم|دیده ?ام|می ?دیدم|می ?بینم)( |$)|تو خوابم|در خوابم|خواب یه|خواب یک/,
		onlyDreamt:
			/(بالای|روی|فراز|بر فراز|توی اسمان|در اسمان|تو هوا|بدون بال)( \S+){0,3} پرواز (میکردم|می ?کردم|کردم)|زیر اب نفس (میکشیدم|می ?کشیدم)|دندان(هایم|هام|هامو)? .{0,16}(میریخت|می ?ریخت|ریخت)/,
	},
	ar: {
		plainly: /کلمات (?:بسیطه|سهله)|ببساطه|اشرح|شو یعنی|یعنی ایه|ایش یعنی|ما فهمت|لم افهم/,
		poetSays:
			/(?:ماذا|ایش|شو|وش|شنو) (?:ی|ب?ی|س?ی|کان س?ی)?(?:قول|قال)(?: لی)? (?:حافظ|الرومی|مولانا|جلال الدین)|(?:حافظ|الرومی|مولانا) (?:شو|ایش|ماذا) ب?یقول/,
		omen: /اقلق|قلق|اخاف|خایف|نذیر|شوم|فال سیی|علامه|یتحقق|تتحقق|انذار|(?:^| )(?:ال)?موت|یموت|تموت|(?:^| )س?اموت(?: |$)|راح یصیر|سیحدث/,
		joke: /(?:^| )(?:نکته|نکت|نکتت?ین)(?: |$)|ا?ضحکنی|شی مضحک|شی یضحک/,
		ofLove: /(?:^| )\S{0,3}(?:حب|حبه|حبها|عشق|احبه|احبها|بحبه|بحبها|معجب|معجبه|خطیب)\S{0,3}(?: |$)/,
		ofThem:
			/(?:^| )(?:هو|هی|له|لها|لهم|معه|معها|عنه|عنها|منه|منها|الیه|الیها|علیه|علیها|انه|انها|انهم|فیه|فیها|بوجوده|وجوده|\S{3,}ها)(?: |$)/,
		evilEye: /العین|بعین|عین حاسده|عین( |$)|حسد|محسود|منظول/,
		loveSpell: /جلب|محبه|یحبنی|تحبنی|رد المطلقه|یرجع|ترجع/,
		reversed: /مقلوب|معکوس/,
		story: /قصه|حکایه|احکی|حدوته|روایه/,
		cardOfDay: /(بطاقه|ورقه|کارت) (الیوم|النهارده|یومی)|اسحب\S* (لی )?(بطاقه|ورقه|کارت|کرت)|(بطاقه|ورقه) لهذا الیوم/,
		explainReading: /(اشرح\S*|فسر\S*) (لی )?(قراءتی|قراتی|الفال|فالی|القراءه)/,
		first: /اول (شی|ما|حاجه)|البدایه|لیش جیت/,
		nameAsked: /(^| )اسم/,
		ownPast: /(^| )(کنت|قلت\S*|حکیت\S*|خبرت\S*|ذکرت\S*|سالت\S*)( |$)/,
		misread: /(مش|مو|لیس|ما کان) (هاد |هذا |ده )?قصدی|ما قلت (هیک|کده|هذا)|لم اقصد/,
		allowed:
			/(تاروت|الفال|فال|طالع|قراءه|الابراج|التنجیم).*(حرام|حلال|یجوز|شرک|اثم|ذنب)|(حرام|حلال|یجوز|شرک|حکم).*(تاروت|فال|طالع|قراءه|ابراج|تنجیم|الموقع)/,
		medical: /(دکتور|طبیب|الطبیب|مستشفی|وجع|یولمنی)/,
		goodNews:
			/(?:^| )(?:نجحت|نجحنا|اجتزت|جزت) (?:فی|ب)(?: |ال)|(ورم|کتله|کیس|طلع|طلعت|انه|انها) (حمید|سلیم)|(?<!(مش|مو|غیر|ما|مب|کانت) )سلیمه|(?<!(ما|لم|لا|مش|لسه|متی|هل|رح|راح|یا رب|لو) )(?<![\p{L}])و?(شفی|شفیت|شفیو|انشفی|تعافی|تعافت|تعافیت|تعافینا)(?![\p{L}])|(?<!(ما|لم) )تصالحت|اول خطوات|صار عند(ی|نا) حفید|قالت نعم|(?<!(ما|لم) )وافقت(?! (علی|عالـ?)? ?(ال)?(طلاق|اطلق|انفصال|استقاله))/u,
		difference: /الفرق|فرق/,
		defines: /^(ما|من) (هو|هی|هم|معنی|قصه|حکایه) |^(مین|شو|ایش|وش|متی|وین) |(مین|شو)$/,
		asksWho:
			/(?<= |^)((من|مین|منو) (هو|هی|کان|کانت)|مین|منو|ما (هو|هی)|ماذا تعرف\S* عن|شو بتعرف\S* عن|(حدث|خبر|اخبر|کلم)\S* عن|(احک|قول|قل)\S* (لی )?عن|(هل )?(ب?تعرف|سمعت)\S*( عن| ب)?|من (کتب|نظم|الف)|ما علاقه|(ماذا|شو|ایش) (کتب|کتبت|الف|نظم)|(متی|این|وین|فین|کیف|من این|فی ای (سنه|عام|قرن)) (مات|ماتت|ولدت?|توفیت?|عاشت?|دفنت?|قتلت?|هو|هی))(?= |$)/g,
		ofPoet: /(?<=^| )ال(شاعر|کاتب|ادیب)ه?(?= |$)/g,
		besides: /^(و|وماذا عن|طیب و) /,
		ofOneself: null,
		hafez: /حافظ/,
		rumi: /الرومی|مولانا|المثنوی|شمس/,
		mercuryToday:
			/(?=.*عطارد)(?=.*(تراجع|متراجع|یتراجع|رجوع|راجع|رتروگراد))(?=.*(^| )(الیوم|الان|هسه|هلا|هلق|النهارده|دلوقتی|حالیا|لسه|هالایام|هالشهر|هذا الشهر|هذه الایام)( |$))/,
		moonToday: /(?=.*القمر)(?=.*(اللیله|الیوم|الان|هسه|النهارده))(?=.*(برج|طور|بدر|هلال|مکتمل|شکل))/,
		normal:
			/(اشتاق|مشتاق|ابکی|بکی|احبه|احبها|بحبه|اکره|بکره|اغار|بغار|افکر|بفکر|ما احس|لا اشعر).{0,60}(طبیعی|عادی)|(طبیعی|عادی) .{0,30}(اشتاق|ابکی|احبه|احبها|اکره|اغار|افکر|بفکر|لا اشعر|ما احس)/,
		nice: /(شی|شیا|شیی|کلام|کلاما|حاجه|کلمه) ?(حلو|جمیل|طیب|بی?ی?طمن\S*|یطمن\S*|ب?یریح\S*|یصبر\S*|یواسی\S*|ب?یفرح\S*|یهدی\S*|یشرح|یقوی\S*|یبرد)/,
		verseAsked:
			/(معنی|شرح|تفسیر|اشرح\S*|فسر\S*) (لی )?(هذا |هذه |هاد )?(البیت|القصیده|بیت الشعر|المقوله|العباره)|(هذا|هاد) البیت .{0,200}(معنا|یعنی)/,
		otherPoet:
			/متنبی|سعدی|الخیام|الفردوسی|العطار|نزار|درویش|قبانی|امرو|عنتره|جبران|(^| )(ل|ل?ل?ال)?(شوقی|سیاب|بحتری|معری|شابی)( |$)/,
		dreamTold:
			/حلمت|حلمانه|(شفت|رایت) (حلما?|مناما?)( |$)|شفت (بالحلم|بالمنام|بمنامی|بنومی|فی المنام|فی الحلم)|(شفت|رایت|شوفت) .{0,24}(بالمنام|بالحلم|فی المنام|فی الحلم|بمنامی|بنومی)( |$)|رایت فی (المنام|منامی|الحلم)|فی منامی|(صارلی|صار لی|بقالی|صرلی|کل لیله|کل یوم|دایما|هالایام|من (اسبوع|شهر|سنه|یومین)) .{0,20}(احلم|بحلم|نحلم|کنحلم)( |$)|(احلم|بحلم|کنحلم) .{0,30}(کل لیله|کل یوم|من اسبوع|من شهر|دایما|من زمان)|(یجینی|بیجینی|جانی|اجانی|یجیلی|بیجیلی|جالی) (نفس )?(ال)?(حلم|منام|کابوس)( |$)|حلم (متکرر|یتکرر|بیتکرر)/,
		onlyDreamt:
			/(كنت|کنت) (اطیر|احلق|طایر[هة]?) (فوق|فی السماء|بلا|بدون|عالیا)|طرت (فوق|فی السماء|بلا)|اتنفس تحت الماء|اسنانی (تسقط|تتساقط|کانت تسقط|وقعت|سقطت|تقع)/,
	},
	es: {
		plainly:
			/\b(?:palabras (?:sencillas|simples|claras)|mas claro|en cristiano|explica\w*|no (?:lo )?(?:entiendo|entendi)|que quiere decir)\b/,
		poetSays:
			/\bque (?:me )?(?:diria|dice|dijo|escribio|opina|opinaria|aconseja\w*|responderia)(?: de esto)? (?:hafez|hafiz|rumi)\b/,
		omen: /\b(?:preocup\w*|mal augurio|mala (?:senal|suerte)|presagio|se (?:va a )?cumpl\w*|aviso|anuncia\w*|muerte|morir\w*|va a pasar)\b/,
		joke: /\bchistes?\b|\balgo gracioso\b|\bhazme re[i]r\b/,
		ofLove: /\b(?:quier[oe]s?|am(?:o|a|or|ar)|enamor\w*|novi[oa]s?|gusta\w*|bes[oa]\w*)\b/,
		ofThem: /\b(?:ella|ellos|ellas|le|les)\b/,
		evilEye: /mal de ojo/,
		loveSpell: /amarre|me quiera|vuelva|pocion|enamor/,
		reversed: /\b(invertid\w*|al reves|del reves|boca abajo)\b/,
		story: /\b(cuento|historia|relato|la del|como llegaron|(?:cuentame|contame|cuenteme) (?:algo|lo que quieras))\b/,
		cardOfDay: /\b(carta (del|de mi|para el) dia|(saca|sacame|tira|tirame|echa|echame|dame) una carta|carta de hoy)\b/,
		explainReading: /\b(explica\w*|interpreta\w*) (me )?(mi|la|esta|esa) (lectura|tirada|fal)\b/,
		first: /\b(primero|primera(?! vez)|principio|para que vine)\b/,
		nameAsked: /\bse llama(ba)?\b|\bnombre\b/,
		ownPast:
			/\b(te (dije|conte|mencione|pregunte|prometi)|te he (hablado|dicho|contado)|me (dijiste|aconsejaste|recomendaste|sugeriste|contestaste|respondiste|leiste|preguntaste)|estaba yo|era yo|dije)\b/,
		misread: /\bno (era|es) eso\b|no quise decir|no dije eso|no me referia|por que dices eso/,
		allowed:
			/\b(pecado|prohibid[oa]|peca|pecar)\b.*\b(tarot|cartas?|adivina\w*|hafez|lecturas?|horoscopos?)\b|\b(tarot|cartas?|adivina\w*|hafez|lecturas?|horoscopos?)\b.*\b(pecado|prohibid[oa]|peca|pecar)\b/,
		medical: /\b(medico|medica|doctora?|me duele|hospital|sintoma\w*)\b/,
		goodNews:
			/\b(benigno|no (es|era) (maligno|cancer)|le gano al cancer|vencio al cancer|esta curad[oa]|hicimos las paces|primeros pasos|tenemos niet[oa]|termine de pagar|dijo que si|(nos|me) dijeron que si|vencio (el|al|su) (cancer|tumor|leucemia)|(entro|entre) (mi \w+ )?(en|a) la (universidad|uni|facultad|prepa|carrera)|(consegui|conseguimos) (el |la |un |una |por fin )?(piso|casa|departamento|depa|trabajo|plaza|visa|beca|papeles|curro|laburo|chamba|pega)|me quede con el (trabajo|puesto|piso))\b/,
		difference: /\b(diferencia|comparar)\b/,
		defines: /^(y )?(que|quien|quienes|cuando|donde) (es|son|fue|era|eran|cae|significa) /,
		asksWho:
			/\b(quien(es)? (es|fue|era|eran)|(que|cual) (es|fue|era)|sabes (quien (es|fue|era)|algo de)|(habla|cuenta|di)(me|nos) (algo )?(de|sobre|acerca de|quien (es|fue|era))|(que sabes|has oido hablar|has leido) (de|sobre|a)|conoces a?|quien escribio|que( poemas| libros| obras)? (escribio|publico)|(vida|obras?|biografia) de|(cuando|donde|como|por que|de donde|(en|de) que (ano|siglo|pais)|de que) (nacio|murio|vivio|es|era|fue|escribio|esta enterrad[oa]))\b/g,
		ofPoet: /\b((el|la) )?(poeta|poetisa|escritora?)\b/g,
		besides: /^(y|que hay de) /,
		ofOneself: /(^| )(yo|me|mi|mis|nos|nuestr[oa]s?)( |$)/,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|moulana|mevlana)\b/,
		mercuryToday:
			/(?=.*\bmercurio\b)(?=.*\bretrograd)(?=.*\b(?:hoy|ahora|ya|esta|estamos|sigue|todavia|estos dias|este mes)\b)/,
		moonToday: /(?=.*\bluna\b)(?=.*\b(hoy|esta noche|ahora)\b)(?=.*\b(signo|fase|llena|nueva|creciente|menguante)\b)/,
		normal:
			/(es|sera) (normal|raro|comun) .{0,20}(extran|echar? de menos|llorar|llore|querer|odiar|pensar en|sentir (celos|alivio|tristeza|rabia)|no sentir)|(extrano|echo de menos|lloro|odio|pienso en|siento (celos|alivio|tristeza|rabia)|no siento nada).{0,60}(es|sera) (normal|raro)/,
		nice: /algo (bonito|lindo|bello|hermoso|alegre|dulce)/,
		verseAsked:
			/(significa|signifique|quiere decir|explica\w*) (me )?(este|esta|ese|esa) (verso|poema|frase|cita|copla)|(este|esta|ese) (verso|poema|frase|cita) .{0,200}(significa|quiere decir)/,
		otherPoet:
			/\b(saadi|jayyam|khayyam|ferdousi|attar|neruda|lorca|machado|borges|becquer|mistral|darwish|quevedo|gongora|garcilaso|benedetti|vallejo|ruben dario|homero|whitman)\b/,
		dreamTold: /\b(sone|he sonado|tuve un sueno|en mi sueno|sueno (mucho )?con)\b/,
		onlyDreamt:
			/\b(yo )?(volaba|estaba volando|vole|flotaba) ((de noche|muy alto|sol[oa]|sin alas) )?(sobre|por encima|sin|por el aire|por el cielo)\b|\brespira(ba|r) bajo el agua\b|\bse me (caian|cayeron|caen) (todos )?los dientes\b/,
	},
};

/** A poem is asked for with these, whatever it is to be about. */
export const ofPoems = new Set(
	'شعر شعری غزلی شعرا بیت بیتا بیتی ابیات قصیده غزل حکمه poem poems verse verses line poema poemas verso versos'.split(
		' ',
	),
);

/** Of these, a house in Arabic, and where people wait. */
export const poemsOrElse = new Set(['بیت', 'بیتا', 'line', 'linea']);
