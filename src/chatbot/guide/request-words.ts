import type { Language } from '#src/language/languages.ts';

type RequestWords = {
	/** A card is upside down. */
	reversed: RegExp;
	story: RegExp;
	cardOfDay: RegExp;
	explainReading: RegExp;
	/** The first thing that was told. */
	first: RegExp;
	hafez: RegExp;
	rumi: RegExp;
	/** Poets of whom no verse has been checked. */
	otherPoet: RegExp;
	/** A dream is told, not asked about. */
	dreamTold: RegExp;
};

/** What requests are known by, in folded text (`fold.ts`). */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
	en: {
		reversed: /\b(revers\w*|upside ?down|inverted)\b/,
		story: /\b(stor(y|ies)|tale|fable|the one with|how the thirty)\b/,
		cardOfDay:
			/\b(card (of|for) (the|my) day|(draw|pull|pick|give) (me )?(a|one|my) card|card (for )?today|daily card|today s card)\b/,
		explainReading: /\b(explain|interpret|understand) (me )?(my|the|this|that) (reading|cards|fal|result|spread)\b/,
		first: /\b(first|beginning|start|came here)\b/,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|mawlana|moulana|mevlana)\b/,
		otherPoet: /\b(sa ?adi|khayyam|ferdowsi|attar|nizami|nezami|neruda|shakespeare|rilke|mutanabbi|keats)\b/,
		dreamTold:
			/\b(i (dreamt|dreamed)|(had|have|having) (a|this|the same) (strange |bad |weird )?(dream|nightmare)|in my dream)\b/,
	},
	fa: {
		reversed: /وارونه|برعکس|معکوس/,
		story: /قصه|داستان|حکایت/,
		cardOfDay: /(کارت|ورق) (امروز|روز)|یه (کارت|ورق) (برام )?(بکش|بردار|بگیر)|یک (کارت|ورق) بکش|امروز .*(کارت|ورق)/,
		explainReading: /(فالم|فال من|تعبیرم|نتیجم|نتیجه فالم|این فال) ?(رو|را)? ?(برام)? ?(توضیح|باز کن|یعنی|معنی)/,
		first: /اولین|اول از همه|اول چی|برای چی اومدم/,
		hafez: /حافظ/,
		rumi: /مولانا|مولوی|مثنوی|شمس/,
		otherPoet: /سعدی|خیام|فردوسی|عطار|نظامی|شاملو|سهراب|فروغ|متنبی|پروین/,
		dreamTold: /خواب (دیدم|میدیدم|می دیدم|میبینم|می بینم)|خوابم دیدم|تو خوابم|در خوابم|خواب یه|خواب یک/,
	},
	ar: {
		reversed: /مقلوب|معکوس/,
		story: /قصه|حکایه|احکی|حدوته|روایه/,
		cardOfDay: /(بطاقه|ورقه|کارت) (الیوم|النهارده|یومی)|اسحب\S* (لی )?(بطاقه|ورقه|کارت)|(بطاقه|ورقه) لهذا الیوم/,
		explainReading: /(اشرح\S*|فسر\S*) (لی )?(قراءتی|قراتی|الفال|فالی|القراءه)/,
		first: /اول (شی|ما|حاجه)|البدایه|لیش جیت/,
		hafez: /حافظ/,
		rumi: /الرومی|مولانا|المثنوی|شمس/,
		otherPoet: /المتنبی|سعدی|الخیام|الفردوسی|العطار|نزار|درویش|قبانی|امرو|عنتره/,
		dreamTold: /حلمت|حلمانه|شفت (بالحلم|بمنامی|فی المنام)|رایت فی (المنام|منامی)|فی منامی/,
	},
	es: {
		reversed: /\b(invertid\w*|al reves|del reves|boca abajo)\b/,
		story: /\b(cuento|historia|relato|la del|como llegaron)\b/,
		cardOfDay: /\b(carta (del|de mi|para el) dia|(saca|sacame|tira|tirame|echa|echame|dame) una carta|carta de hoy)\b/,
		explainReading: /\b(explica\w*|interpreta\w*) (me )?(mi|la|esta|esa) (lectura|tirada|fal)\b/,
		first: /\b(primero|primera|principio|para que vine)\b/,
		hafez: /\bhaf[ei]z\b/,
		rumi: /\b(rumi|moulana|mevlana)\b/,
		otherPoet: /\b(saadi|jayyam|khayyam|ferdousi|attar|neruda|lorca|machado|borges|becquer)\b/,
		dreamTold: /\b(sone|he sonado|tuve un sueno|en mi sueno|sueno (mucho )?con)\b/,
	},
};
