import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';

/**
 * How it is told that a partner loves somebody else, of folded texts: "he's in love with my best friend". Whoever asks
 * whether that is so has not been told it.
 */
const told: Readonly<Record<Language, RegExp>> = {
	en: /\b(?<!(?:is|does|has|if|think|whether) (?:my )?)(?:he|she|husband|wife|boyfriend|girlfriend|fiancee?|partner|hubby|bf|gf)(?:'?s)?(?: (?!(?:not|never|isn't|me|i)\b)[\w']+){0,3} (?:(?:in love|madly in love|infatuated|smitten) with|(?:falling|fallen|fell|falls) (?:in love with|for)|(?:has|have|having|had|got|developed|caught|catching) (?:real |strong |some )?feelings for|(?:has|had|have) a (?:huge |big )?crush on|(?:loves|wants|chose|prefers)(?= another (?:woman|man|girl|guy)| someone else| somebody else)) (?:another|some(?:one|body) else|some (?:woman|girl|guy|man)|(?:an?|the|this|that|his|her|my|our|one of (?:his|her|my)) (?:\w+ ){0,2}?(?:woman|man|girl|guy|lady|friends?|bestie|mate|colleagues?|co ?workers?|boss|secretary|assistant|trainer|coach|teacher|student|ex|sister|brother|cousin|neighbou?r|client|classmate|nurse))\b/,
	fa: /عاشق (?:\S+ )?(?:یکی|کسی|نفر|زن|زنی|دختر|دختری|پسر|پسری|مرد|مردی|دوستم|دوستش|دوست|رفیقم|رفیقش|همکارم|همکارش|منشیش|منشی|خواهرم|برادرم|همسایه|شاگردش|استادش|رییسش)(?: \S+){0,3} (?:شده|شد|شدن|است|هست|بوده)(?: |$)|(?:یکی|کس|زن|دختر|پسر|مرد|نفر)ی? (?:دیگه|دیگر|دیگه ای|دیگری) ?(?:ای |رو |را )?(?:دوست (?:داره|دارد)|می ?خواد|می ?خواهد)|دلش پیش (?:یکی|یه|یک|کس|زن|دختر|پسر|مرد|همکار|دوست)|به (?:همکارش|دوستم|دوستش|منشیش|منشی|خواهرم|رفیقم|یکی دیگه|کس دیگه ای|زن دیگه ای|یه زن دیگه) (?:علاقه|حس|احساس|دل بسته|دل باخته)/,
	ar: /(?:^| )(?:و?(?:ب?ی|ب?ت)(?:حب|عشق)|عاشق|عاشقه|حب|حبت|مغرم|مغرمه|(?:وقع|وقعت|واقع|واقعه|طاح|طاحت) (?:فی|ب) ?(?:حب|غرام)) (?:غیری|صدیقتی|صاحبتی|رفیقتی|اختی|صدیقی|صاحبی|اخوی|زمیلته|زمیلتها|زمیلها|زمیله|صدیقته|صاحبته|سکرتیرته|مدیرها|مدیرته|شخص (?:اخر|ثانی|تانی)|حدا? (?:غیری|تانی|ثانی)|(?:واحده?|وحده|امراه|بنت|رجل|واحد) (?:تانیه?|ثانیه?|اخری|اخر|غیری|معه|معاه|بالشغل|فی الشغل))(?: |$)|(?:^| )(?:متعلق|متعلقه|معجب|معجبه) ب(?:غیری|صدیقتی|صاحبتی|اختی|زمیلته|زمیلها|زمیلتها|صدیقته|سکرتیرته|مدیرها|واحده?|وحده|امراه|بنت|رجل)(?: |$)/,
	es: /(?<!\b(?:estoy|estaba yo|me|yo) )(?<!\bme (?:he|habia|estoy|estaba) )\b(?:enamorad[oa]|enamoro|enamorando|enamora|encaprichad[oa]|colad[oa] por|pillad[oa] por)(?: \w+)? (?:de |por )?(?:otr[oa]|alguien mas|(?:mi|su|una?|la|el|es[ae]) (?:\w+ )?(?:amig[oa]|companer[oa]|colega|jef[ea]|secretari[oa]|vecin[oa]|herman[oa]|prim[oa]|ex|alumn[oa]|profesora?|entrenadora?|mujer|hombre|chic[oa]|tip[oa]|muchach[oa]|cunad[oa]|client[ae]|comadre))\b|\b(?:quiere|ama|prefiere|desea) a otr[oa]\b|\bsiente (?:algo|cosas|mariposas) por (?:otr[oa]|(?:su|mi|una?) (?:amig[oa]|companer[oa]|jef[ea]|vecin[oa]|herman[oa]|prim[oa]|ex|chic[oa]|mujer|hombre))\b/,
};

/** "Does he have feelings for her?", "… or not" */
const asked = /[?؟]|(?:^|\s)(?:یا نه|آیا|هل|ولا لا)(?:\s|$)|^(?:is|does|has|do you think) /i;

/** Whether a text tells that the writer's partner loves somebody else; `mayAsk`: it was heard as a question of feelings. */
export const tellsOfAnotherLove = (text: string, language: Language, mayAsk: boolean): boolean =>
	!(mayAsk && asked.test(text)) && told[language].test(fold(text));
