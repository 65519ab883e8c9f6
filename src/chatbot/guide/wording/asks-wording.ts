import type { Language } from '#src/language/languages.ts';

/** How people ask for words to say or write, and what tells which; all of folded texts (`fold.ts`). */
type WordingWords = {
	/** "What do I say to her", "how do I tell my son", "how do I start the letter". */
	asks: RegExp;
	/** The same words where they ask for something else: "how can you tell". */
	asksElse: RegExp | null;
	sorry: RegExp;
	no: RegExp;
	goodbye: RegExp;
	dying: RegExp;
	resigns: RegExp;
	proposes: RegExp;
};

export const wordingWords: Readonly<Record<Language, WordingWords>> = {
	en: {
		asks: /\b(?:what|how)(?:'s| is| would| do| does| should| can| could| shall| might| am| to)*(?: the best way| best)?(?: (?:i|we|you|one))?(?: \w+){0,2}? (?:say|tell|write|text|reply|answer (?:him|her|them|back)|word|phrase|put it|break (?:it|the news)|bring (?:it|this) up|apologi[sz]e|explain (?:it|this|that|to))\b|\b(?:first|opening) (?:line|sentence|words?)\b|\bhow (?:do|should|can|could|to)(?: i)? (?:start|begin|open) (?:the|a|this|my|that)? ?(?:letter|message|talk|conversation|email|text)\b|\bwhat (?:do|should|would) (?:i|you) put in\b/,
		asksElse:
			/\b(?:tell (?:if|whether|when|the difference|apart|which|how)|did (?:i|you|he|she|they) (?:say|tell|write)|(?:how|what) (?:can|do|could) (?:you|one) tell\b|(?:he|she|they|it|cards?|verse|poem) (?:say|tell|wrote|write)|say about (?:me|us|my|this)|tell my fortune|what (?:is|are) (?:he|she|they) trying)/,
		sorry: /\b(?:sorry|apologi[sz]\w*|make it up to)\b/,
		no: /\b(?:say|saying|said|tell \w+(?: \w+)?) no\b|\b(?:don'?t|do not) (?:love|feel|want) (?:him|her|them|the same|anything)\b|\bloves me and i (?:don'?t|do not)\b|\bturn (?:him|her|them|it|\w+) down\b|\bnot interested\b|\breject\b/,
		goodbye: /\b(?:goodbye|good bye|farewell)\b/,
		dying:
			/\b(?:dying|hospice|death ?bed|palliative|last days|hasn't got long|not got long|nothing more (?:he|she|they|we) can do)\b/,
		resigns:
			/\b(?:quit|quitting|resign|resigning|i'm leaving|im leaving|i am leaving|i'm going|hand in my notice|my notice|another (?:job|offer))\b/,
		proposes: /\b(?:marry me|to marry|propose|proposing|proposal)\b/,
	},
	fa: {
		asks: /(?:^| )(?:چی|چه چیزی|چه|چطور|چطوری|چجور|چجوری|چه جوری|چه جور|چگونه|چه شکلی)(?: \S+){0,4}? (?:بگم|بگیم|بگویم|بگوییم|بنویسم|بنویسیم|جواب بدم|جوابش را بدهم|جوابشو بدم|پیام بدم|خبر بدم|توضیح بدم|عذرخواهی کنم|معذرت بخوام|معذرت بخواهم|مطرح کنم|سر صحبت)(?: |$)|(?:^| )(?:بگم|بنویسم) (?:چی|چه)(?: |$)|(?:جمله|خط) اول/,
		asksElse: /(?:^| )چی بگم (?:والا|والله|آخه|از)|نمی ?دونم چی بگم$/,
		sorry:
			/عذرخواهی (?:کنم|بکنم)|معذرت (?:بخوام|بخواهم|خواهی)|از دلش در (?:بیارم|بیاورم)|دلجویی کنم|بگم (?:ببخش|شرمنده)/,
		no: /(?:بگم|بگویم|گفتن) نه(?: |$)|(?:^| )نه (?:بگم|بگویم)|جواب رد|رد(?:ش)? کنم|بگم نمی ?(?:خوام|تونم)|حسی (?:بهش )?ندارم|دوستش ندارم/,
		goodbye: /خداحافظی|خدافظی|وداع/,
		dying:
			/در حال مرگ|دم مرگ|رو به مرگ|دارد می ?میرد|داره می ?میره|جوابش کرده اند|جوابش کردن|روزهای آخر|روزای آخر|بستر مرگ/,
		resigns: /استعفا|دیگه نمیام|نمیام دیگه|(?:می ?خوام|میخواهم) برم|دارم میرم|ترک کار/,
		proposes: /خواستگاری|باهاش ازدواج|با من ازدواج|زنم بش|شوهرم بش/,
	},
	ar: {
		asks: /(?:^| )و?ف?(?:ماذا|ما الذی|کیف|شو|ایش|اش|وش|شنو|ازای|شلون|کیفاش)(?: \S+){0,3}? (?:ب|ح|راح |رح |بدی |لازم |المفروض )?(?:اقول\S*|قول\S*|نقول\S*|اکتب\S*|کتب|اخبر\S*|احکی\S*|حکی\S*|ارد|رد|(?<!ما )(?<!لم )اعتذر\S*|اصارح\S*|ابلغ\S*|اشرح\S*|افاتح\S*)(?: |$)|(?:^| )(?:ب|ح)?(?:اقول\S*|اکتب\S*|احکی\S*) (?:ایه|شو|ایش|وش)(?: |$)|(?:اول|افتتاح) (?:جمله|سطر)|کیف (?:ابدا|ابتدی|افتح) (?:الرساله|الکلام|الحدیث|الموضوع|معه|معها)/,
		asksElse: /(?:قلت|حکیت|حکینا|کتبت|اخبرت)(?:ه|ها|لک|لکم|ک|کم)?(?: |$)/,
		sorry: /(?<!ما )(?<!لم )(?:اعتذر|اعتذار)|اراضی/,
		no: /(?:اقول|احکی|قول)\S* لا(?: |$)|(?:اقول|احکی|قول)\S* \S+ لا(?: |$)|(?:^| )ارفض|ما ?بحب(?:ه|ها)|لا احب(?:ه|ها)/,
		goodbye: /وداع|اودع|مع السلامه/,
		dying: /یحتضر|تحتضر|فراش الموت|ایامه الاخیره|ایامها الاخیره|عم (?:یموت|تموت)|بی ?موت|بتموت/,
		resigns: /استقال|استقیل|اترک الشغل|بترک الشغل|اسیب الشغل|اترک العمل/,
		proposes: /(?:اطلب|بطلب) (?:یدها|ایدها)|ازواجها|تتزوجنی|اتقدم/,
	},
	es: {
		asks: /(?<!\b(?:por|lo|la|el|los|las|al) )\b(?:que|como)(?: (?:se|me|te|le|les|lo|la|los|las|nos|puedo|podria|debo|deberia|tengo que|hay que|mas))* (?:digo|diria|decir(?:se)?(?:le|les|lo|la|selo|sela)?|decirselo|escribo|escribir(?:le|les)?|contesto|contestar(?:le|les)?|respondo|responder(?:le|les)?|cuento|contar(?:le|les|selo)|contarselo|explico|explicar(?:le|selo)|pido perdon|pedir(?:le)? perdon|disculpo|suelto|planteo)\b|\bque (?:le|les) (?:pongo|pondria)\b|\bque pongo en\b|\b(?:primera|la primera) (?:frase|linea)\b|\b(?:empiezo|empezar|arranco) (?:la|una|el|un|esta) (?:carta|mensaje|conversacion|charla|correo)\b/,
		asksElse:
			/\b(?:que|como) (?:te|me|le) (?:dije|conte|escribi)\b|\bque quiere decir\b|\bcomo se dice\b|\bque (?:me )?dice\b/,
		sorry: /\b(?:perdon|disculp\w*|lo siento)\b/,
		no: /\b(?:digo|decir\w*) (?:que )?no(?: (?:a|al|sin|y|pero|porque|quiero|puedo|siento)\b|$)|\bno (?:siento nada|me gusta|l[aoe] quiero)\b|\brechaz\w*/,
		goodbye: /\b(?:adios|despid\w*|despedir\w*)\b/,
		dying:
			/\b(?:se (?:esta muriendo|muere|nos muere)|moribund\w*|agoniz\w*|lecho de muerte|paliativos|ultimos dias|le queda poco)\b/,
		resigns: /\b(?:renunci\w*|dimit\w*|me voy|dejo (?:el|la)|la baja voluntaria|otra oferta|competencia)\b/,
		proposes: /\b(?:casarse conmigo|que se case|pedirle matrimonio|le pido matrimonio|pedirle la mano)\b/,
	},
};
