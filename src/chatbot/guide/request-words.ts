import type { Language } from '#src/language/languages.ts';

type RequestWords = {
	/** A card is upside down. */
	reversed: RegExp;
	story: RegExp;
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
	hafez: RegExp;
	rumi: RegExp;
	/** Poets of whom no verse has been checked. */
	otherPoet: RegExp;
	/** A dream is told, not asked about. */
	dreamTold: RegExp;
	/** What nobody tells of who was awake: flying by oneself, breathing under water, teeth that fall into the hand. */
	onlyDreamt: RegExp;
};

/** What requests are known by, in folded text (`fold.ts`). */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
	en: {
		evilEye: /evil eye|jinx/,
		loveSpell: /love (spell|potion)|(make|bring) (him|her|them|my)|come back/,
		reversed: /\b(revers\w*|upside ?down|inverted)\b/,
		story: /\b(stor(y|ies)|tale|fable|the one with|how the thirty)\b/,
		cardOfDay:
			/\b(card (of|for) (the|my) day|(draw|pull|pick|give) (me )?(a|one|my) card|card (for )?today|daily card|today s card)\b/,
		explainReading: /\b(explain|interpret|understand) (me )?(my|the|this|that) (reading|cards|fal|result|spread)\b/,
		first: /\b(first|beginning|start|came here)\b/,
		nameAsked: /\b(name|called)\b/,
		ownPast: /\b(did i (say|tell|mention|ask)|i (said|told you|mentioned)|have i (ever )?told|was i|i asked)\b/,
		misread:
			/\b(not what i (meant|said|asked)|that s not (it|what)|i (didn t|did not) (say|mean) that|why (do|did) you say)\b/,
		allowed:
			/\b(sins?|sinful|haram|halal|forbidden|against (my |the )?(religion|faith|bible|islam))\b.*\b(tarot|cards?|fortune\w*|divination|hafez|readings?|horoscopes?|this site)\b|\b(tarot|cards?|fortune\w*|divination|hafez|readings?|horoscopes?)\b.*\b(sins?|sinful|haram|halal|forbidden|against (my |the )?(religion|faith|bible|islam))\b/,
		medical: /\b(doctor|pain (is )?(there|back)|hospital|symptom\w*|it hurts again)\b/,
		goodNews:
			/\b(benign|beat (the )?cancer|all clear|in remission|cancer free|made up with|reconciled|first steps|(a new|my new|our new|first|expecting a|having a|got a|become a) grand(son|daughter|child)|paid off|said yes)\b/,
		difference: /\b(difference|differ|compare|versus|vs)\b/,
		defines: /^(what|who|when|where|why|how) (is|are|was|were|do|does|did) /,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|mawlana|moulana|mevlana)\b/,
		otherPoet: /\b(sa ?adi|khayyam|ferdowsi|attar|nizami|nezami|neruda|shakespeare|rilke|mutanabbi|keats)\b/,
		dreamTold:
			/\b(i (dreamt|dreamed)|(had|have|having) (a|this|the same) (strange |bad |weird )?(dream|nightmare)|in my dream)\b/,
		onlyDreamt:
			/\bi (was flying|flew|could fly|was floating|floated) (over|above|through the (air|sky|clouds)|without)\b|\bbreath(e|ing|ed) under ?water\b|\bmy teeth (were|was|all|kept|started|began)? ?(fell|falling|fall|crumbl\w*)\b/,
	},
	fa: {
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
		goodNews: /خوش ?خیم|هیچی نیست|شفا (گرفت|پیدا)|خوب شد خدا|اشتی کرد|نوه دار|جواب (ازمایش|بله).*(خوب|شکر)/,
		difference: /فرق|تفاوت/,
		defines: /(چیه|چیست|یعنی چه|کیه|کیست|کی بود|کی بوده|چه کسی بود|چه روزیه|کی هست|کجاست)$/,
		hafez: /حافظ/,
		rumi: /مولانا|مولوی|مثنوی|شمس/,
		otherPoet: /سعدی|خیام|فردوسی|عطار|نظامی|شاملو|سهراب|فروغ|متنبی|پروین/,
		dreamTold:
			/خوابی? ((بد|عجیب|ترسناک|شیرین)ی? )?(دیدم|دیده ?ام|میدیدم|می دیدم|میبینم|می بینم)|خوابم دیدم|تو خوابم|در خوابم|خواب یه|خواب یک/,
		onlyDreamt:
			/(بالای|روی|فراز|بر فراز|توی اسمان|در اسمان|تو هوا|بدون بال)( \S+){0,3} پرواز (میکردم|می ?کردم|کردم)|زیر اب نفس (میکشیدم|می ?کشیدم)|دندان(هایم|هام|هامو)? .{0,16}(میریخت|می ?ریخت|ریخت)/,
	},
	ar: {
		evilEye: /العین|بعین|عین حاسده|عین( |$)|حسد|محسود|منظول/,
		loveSpell: /جلب|محبه|یحبنی|تحبنی|رد المطلقه|یرجع|ترجع/,
		reversed: /مقلوب|معکوس/,
		story: /قصه|حکایه|احکی|حدوته|روایه/,
		cardOfDay: /(بطاقه|ورقه|کارت) (الیوم|النهارده|یومی)|اسحب\S* (لی )?(بطاقه|ورقه|کارت)|(بطاقه|ورقه) لهذا الیوم/,
		explainReading: /(اشرح\S*|فسر\S*) (لی )?(قراءتی|قراتی|الفال|فالی|القراءه)/,
		first: /اول (شی|ما|حاجه)|البدایه|لیش جیت/,
		nameAsked: /(^| )اسم/,
		ownPast: /(^| )(کنت|قلت\S*|حکیت\S*|خبرت\S*|ذکرت\S*|سالت\S*)( |$)/,
		misread: /(مش|مو|لیس|ما کان) (هاد |هذا |ده )?قصدی|ما قلت (هیک|کده|هذا)|لم اقصد/,
		allowed:
			/(تاروت|الفال|فال|طالع|قراءه|الابراج|التنجیم).*(حرام|حلال|یجوز|شرک|اثم|ذنب)|(حرام|حلال|یجوز|شرک|حکم).*(تاروت|فال|طالع|قراءه|ابراج|تنجیم|الموقع)/,
		medical: /(دکتور|طبیب|الطبیب|مستشفی|وجع|یولمنی)/,
		goodNews:
			/(ورم|کتله|کیس|طلع|طلعت|انه|انها) (حمید|سلیم)|(?<!(مش|مو|غیر|ما|مب|کانت) )سلیمه|(?<!(ما|لم|لا|مش|لسه|متی|هل|رح|راح|یا رب|لو) )(?<![\p{L}])و?(شفی|شفیت|شفیو|انشفی|تعافی|تعافت|تعافیت|تعافینا)(?![\p{L}])|(?<!(ما|لم) )تصالحت|اول خطوات|صار عند(ی|نا) حفید|قالت نعم|(?<!(ما|لم) )وافقت(?! (علی|عالـ?)? ?(ال)?(طلاق|اطلق|انفصال|استقاله))/u,
		difference: /الفرق|فرق/,
		defines: /^(ما|من) (هو|هی|هم|معنی|قصه|حکایه) |^(مین|شو|ایش|وش|متی|وین) |(مین|شو)$/,
		hafez: /حافظ/,
		rumi: /الرومی|مولانا|المثنوی|شمس/,
		otherPoet: /المتنبی|سعدی|الخیام|الفردوسی|العطار|نزار|درویش|قبانی|امرو|عنتره/,
		dreamTold:
			/حلمت|حلمانه|(شفت|رایت) (حلما?|مناما?)( |$)|شفت (بالحلم|بالمنام|بمنامی|بنومی|فی المنام|فی الحلم)|(شفت|رایت|شوفت) .{0,24}(بالمنام|بالحلم|فی المنام|فی الحلم|بمنامی|بنومی)( |$)|رایت فی (المنام|منامی|الحلم)|فی منامی/,
		onlyDreamt:
			/(كنت|کنت) (اطیر|احلق|طایر[هة]?) (فوق|فی السماء|بلا|بدون|عالیا)|طرت (فوق|فی السماء|بلا)|اتنفس تحت الماء|اسنانی (تسقط|تتساقط|کانت تسقط|وقعت|سقطت|تقع)/,
	},
	es: {
		evilEye: /mal de ojo/,
		loveSpell: /amarre|me quiera|vuelva|pocion|enamor/,
		reversed: /\b(invertid\w*|al reves|del reves|boca abajo)\b/,
		story: /\b(cuento|historia|relato|la del|como llegaron)\b/,
		cardOfDay: /\b(carta (del|de mi|para el) dia|(saca|sacame|tira|tirame|echa|echame|dame) una carta|carta de hoy)\b/,
		explainReading: /\b(explica\w*|interpreta\w*) (me )?(mi|la|esta|esa) (lectura|tirada|fal)\b/,
		first: /\b(primero|primera|principio|para que vine)\b/,
		nameAsked: /\bse llama(ba)?\b|\bnombre\b/,
		ownPast: /\b(te (dije|conte|mencione|pregunte|prometi)|te he (hablado|dicho|contado)|estaba yo|era yo|dije)\b/,
		misread: /\bno (era|es) eso\b|no quise decir|no dije eso|no me referia|por que dices eso/,
		allowed:
			/\b(pecado|prohibid[oa]|peca|pecar)\b.*\b(tarot|cartas?|adivina\w*|hafez|lecturas?|horoscopos?)\b|\b(tarot|cartas?|adivina\w*|hafez|lecturas?|horoscopos?)\b.*\b(pecado|prohibid[oa]|peca|pecar)\b/,
		medical: /\b(medico|medica|doctora?|me duele|hospital|sintoma\w*)\b/,
		goodNews:
			/\b(benigno|le gano al cancer|vencio al cancer|esta curad[oa]|hicimos las paces|primeros pasos|tenemos niet[oa]|termine de pagar|dijo que si)\b/,
		difference: /\b(diferencia|comparar)\b/,
		defines: /^(y )?(que|quien|quienes|cuando|donde) (es|son|fue|era|eran|cae|significa) /,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|moulana|mevlana)\b/,
		otherPoet: /\b(saadi|jayyam|khayyam|ferdousi|attar|neruda|lorca|machado|borges|becquer)\b/,
		dreamTold: /\b(sone|he sonado|tuve un sueno|en mi sueno|sueno (mucho )?con)\b/,
		onlyDreamt:
			/\b(yo )?(volaba|estaba volando|vole|flotaba) ((de noche|muy alto|sol[oa]|sin alas) )?(sobre|por encima|sin|por el aire|por el cielo)\b|\brespira(ba|r) bajo el agua\b|\bse me (caian|cayeron|caen) (todos )?los dientes\b/,
	},
};

/** A poem is asked for with these, whatever it is to be about. */
export const ofPoems = new Set(
	'شعر شعرا بیت بیتا بیتی ابیات قصیده غزل حکمه poem poems verse verses line poema poemas verso versos'.split(' '),
);
