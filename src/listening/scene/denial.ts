import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId, type SymbolKind } from '#src/listening/symbols.ts';
import type { LanguageLexicon } from './language-lexicon.server.ts';
import type { Match } from './phrase-finder.ts';
import type { Word } from './words.ts';

/** Symbols that happen: denied by denying their verb. All others are things, denied by denying that they are there. */
const happenings: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'chased',
	'falling',
	'failing-exam',
	'late',
	'missed-departure',
	'intimacy',
	'flying',
	'attacked',
	'naked',
	'swimming',
	'drowning',
	'being-killed',
	'killing',
	'own-death',
	'living-dead',
	'dead-alive',
	'pregnancy',
	'birth',
	'wedding',
	'infidelity',
	'crying',
	'laughing',
	'kiss',
	'being-lost',
	'prayer',
	'haircut',
	'feast',
	'searching',
	'child-again',
]); // prettier-ignore

/** Symbols that are told by what cannot be done: their own denial is part of them. */
const denyingThemselves: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'frozen',
	'searching',
	'trying',
	'out-of-control',
	'failing-exam',
	'new-room',
	'wrong-clothes',
	'toilet',
	'powers',
	'presence',
]); // prettier-ignore

/** Whether a symbol is a thing, of which can be told that it is not there. */
export const isThing = (id: SymbolId): boolean => !happenings.has(id) && !denyingThemselves.has(id);

/** Arabic words behind a denial by which something is had or is there, and by which it is met or happens. */
const owning =
	'(?:کان |یکن |تکن |کانت )?(?:له|لها|لهم|لی|لنا|عنده|عندها|عندهم|عندی|عندنا|فیه|فیها|فیهم|معه|معها|معی|معنا|معایا|علیه|علیها|فوقه|فوقها|تحته|تحتها|جواه|جواها|داخله|داخلها|حولی|حوله|جنبی|معاه|معاها|عندهم|هناک|فی|کاین|اکو|موجود)';
const meeting =
	'(?:کان|کانت|یکن|تکن|صار|صارت|حدث|یحدث|حسیت|احسست|اشعر|اری|ار|نر|رایت|شفت|اجد|اسمع|سمعت|لبست|لابس|لابسه|البس|ارتدی|احمل|جاء|اجا|اجت|جا|جات|یات|تات|حضر|حضرت|یحضر|تحضر|یظهر|ظهر|ظهرت|طلع|طلعت|یطلع|وصل|وصلت|یصل|تصل|بقی|بقیت|بقا|یبقی|تبقی|ضل|ضلت|ظل|ظلت|لمحت|المح|لمحنا|صادفت|وجدنا|وجدت|نجد|لقیت|لقینا|شفنا|راینا|نری|نر|ریت|رینا|بان|یبن|حصلت|جبت|جبنا|جبنا معنا|جبت معی|احضرت|شافت عینی|(?:عثرت|اعثر|نعثر|عثرنا) علی|(?:نزل|نزلت|ینزل|سال|یسیل|خرج|یخرج|خرجت)(?: منه| منها| منی| منهم)?)';
/** The same in one word with its denial: «معنديش». */
const fused =
	'م(?:ا )?(?:ا)?(?:عندیش|عندناش|عندهاش|عندوش|عندهمش|عهاش|عهوش|فیهاش|فیهوش|فیهمش|لهاش|لوش|لهوش|لهمش|کنش|کانش|کانتش|کنتش|کاینش|کاینینش|معییش|معاییش|معیش|عاییش|لقیتش|لقتش|لقیناش|شفتش|شفناش|ریتش|لمحتش|وجدتش|جبتش|جبناش|بقاش|بقتش|ضلش|لبستش|حسیتش|سمعتش|جاش|جتش|حصلش|حصلتش)|ما(?:عندهم|عندی|عندنا|عنده|عندها|فیها|فیه|فیهم|لها|له|لهم|لی|لقیت|شفت|کاین|کان|کانت|معی|هو|هی|لبست|حسیت|سمعت|صار|ریت|لقینا|شفنا|بقی|ضل|جبت)|فش|ماکو|مافی|مافیش|مفیش|مافش|ماکاینش';

/** What tells behind a thing that it was not there, and right before one. */
const notThere: Readonly<Record<Language, { readonly behind: RegExp; readonly before: RegExp }>> = {
	en: {
		behind:
			/^(?:itself |himself |herself |at all |in sight |anywhere |of mine )?(?:(?:had|has|have) (?:all |completely |just |simply )?(?:gone(?= *$| (?:and|when|but|from|entirely|forever|altogether|missing|overnight|already|by the)\b)|vanished\b|disappeared\b)|(?:wasn't|weren't) in (?:the|my|his|her|its)\b|(?:was|were|is|are) (?:all |nowhere |just )?(?:gone|missing|nowhere|not there|absent)\b|(?:was not|were not|is not|are not|wasn't|wasnt|weren't|werent|isn't|aren't) (?:there|in it|in the dream|anywhere|here|around|to be (?:seen|found)|present|with (?:me|us))\b|never (?:came|arrived|showed|turned up|appeared|existed|rang|happened|got there)|(?:hadn't|hadnt|didn't|didnt|did not|had not|won't|wouldn't) (?:even )?(?:come|arrived?|show(?:n|ed)?(?: up)?|turn(?:ed)? up|appear(?:ed)?|exist|happen)\b|(?:should|ought to|used to) (?:have )?be(?:en)?\b)/,
		before:
			/\b(?:run|ran|running) out of(?: any)?$|(?:\bthere used to be(?: an?)?|\b(?:never|didn't|couldn't|could not|did not) (?:find|found)(?: an?| any| the| my)?|\b(?:no sign of|not a drop of|not one|there never was|there was never|instead of|no longer|rather than|lack of|lacking|free of|empty of|devoid of|not even|never had|never saw|never a|not so much as|in place of)|(?:n't|nt| not| never| without| no) (?:\S+ )?an? (?:single |tiny )?(?:drop|trace|sign|hint|scrap|speck|sound|smell|single|bit|grain|spot|whiff|crumb|shred)(?: of)?|(?:n't|nt| not| without) (?:\S+ )?(?:a single|one single|one))(?: an?| any| the| my| single| real)?$/,
	},
	es: {
		behind:
			/^(?:habian? (?:desaparecido|volado)|ya no (?:colgaba|quedaba|quedaban)|(?:pero|y) (?:ya )?no (?:estaba|estaban|aparecia|aparecio|vino|vinieron))\b|^(?:(?:que )?(?:esperaba|esperabamos|buscaba|tenia|siempre|vi|veia|\S+ba) )?(?:ya |se |por ninguna parte |por ningun lado )?(?:no|nunca|jamas|tampoco) (?:estaba|estaban|esta|estan|habia|aparecia|aparecian|aparecio|aparecieron|vino|llego|llegaron|salia en|existia|existian|se veia por|lo veia|la veia)\b|^(?:ni (?:se|la|lo|los|las) (?:veia|veian|vi|oia)|brillaba por su ausencia|por ninguna parte|por ningun lado|habia desaparecido|habian desaparecido|desaparecio|desaparecieron)\b/,
		before: new RegExp(
			[
				String.raw`(?:\bno (?:consegui|logre|pude|podia|lograba) encontrar(?: el| la| mi| mis| los| las)?)$`,
				String.raw`(?:\bnada de (?:andar|ir|estar)?)$`,
				String.raw`(?:\bni (?:un|una|gota|rastro|sombra|media|medio)(?: (?!(?:en|por|sobre|con|entre|para)\b)\S+)?(?: de| del)?(?: la| el| mi)?)$`,
				String.raw`(?:\bno (?:paso|pasaba|ocurrio|ocurria|sucedio|estallo|estallaba|llego a haber|hizo falta|hacia falta|quedo|quedaron)(?: el| la| los| las| un| una| mi| ni| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:un solo|una sola|siquiera(?: un| una)?))$`,
				String.raw`(?:\bni rastro (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bya no (?:habia|tenia|estaba|estaban|quedaba|quedaban|llevaba)(?: mi| el| la| los| las| mis| ningun| ninguna)?)$`,
				String.raw`(?:\b(?:nunca|jamas|tampoco) (?:llego|llegaba|vino|venia|aparecio|aparecia|llegaron|vinieron|habia|hubo|tenia|vi|veia)(?: el| la| los| las| mi| un| una| ningun| ninguna)?)$`,
				String.raw`(?:\bno (?:llevaba|llevabamos|traia|quedaba|quedaban|existia|existian|hubo|aparecia|veia|vi|se veia|se veian|se oia)(?: ya| mas)?(?: el| la| un| una| los| las| mi| mis| ni| ningun| ninguna| ni un| ni una| nada de)?)$`,
				String.raw`(?:\b(?:nada de|cero|falta de|faltaban|faltaba)(?: el| la| los| las| mi| un| una)?)$`,
				String.raw`(?:\bno (?:me |se |nos |le )?(?:llegaba|llegaban|llego|llegaron|venia|venian|vino|vinieron|acudia|acudio|brillaba|brillaban|brillo|crecia|crecian|faltaba mas que|sonaba nada de|sone con|sonaba con|se trataba de|trataba de)(?: el| la| los| las| un| una| mi| mis| ni un| ni una| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:huella|huellas|señal|señales|pista|restos|noticia|noticias|una sola gota|asomo|atisbo|pizca) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bsin (?:rastro|huella|huellas|señal|señales|restos|sombra|asomo) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\b(?:en vez|en lugar|a falta|carec(?:ia|ian|e|iendo)|desprovist[oa]s?|vaci[oa]s?|libres?|privad[oa]s?|exent[oa]s?) de(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:pense|pensaba|pensabamos|pensamos|crei|creia|creiamos|creimos|jure|juraba|juraria|imagine|imaginaba|supuse|suponia) que (?:era|eran|habia|seria|serian|veia|oia)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:crei|creia|parecio|parecia) (?:ver|oir|sentir)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
			].join('|'),
		),
	},
	fa: {
		behind:
			/^(?:(?:دیگه |دیگر |هم )*(?:سر جاش|سر جایش|سر جای خودش|(?:تو|توی|در) \S+) (?:نبود|نبودن|نبودند)|(?:\S+ )?(?:رو|را) (?:پیدا نکرد|پیدا نمیکرد|ندید|نمیدید|نیافت)\S*)(?: |$)|^(?:هم )?(?:در کار |اصلا |هیچ جا |هیچجا |دیگه |دیگر |هنوز |هیچ وقت |هیچوقت |هرگز |سر جاش |سرجاش |که (?!قبلا |قبلنا |پیش |تا |تاحالا |دیروز |اول |هیچوقت |هرگز )(?:\S+ ){1,5})?(?:(?:تو|توی|در|داخل|روی|رو|پیش|کنار|همراه|دور) \S+ (?:\S+ )?)?(?:نبود|نبودش|نبودن|نبودند|نیست|نیومد|نیومدن|نیامد|نیامدند|نرسید|نرسیدن|درنیومده|درنیومد|نیومده|نیامده|معلوم نبود|پیدا نبود|دیده نمیشد)(?: |$)|^تموم شده|^نه$|^(?:را |رو )?(?:می)?گشت(?:م|یم) (?:ولی |اما |و )?(?:هیچ جا |اونجا |اصلا |سر جاش )?(?:نبود|نبودش|نبودن)(?: |$)/,
		before:
			/(?:یه|یک|حتی یه|حتی یک) (?:قطره|ذره|تیکه|دونه)$|(?:^| )(?:بی|بدون) \S+ (?:و|یا)(?: یه)?$|(?:^| )نی$|(?:^| )نه (?:حتی|یه|یک|هیچ|حتی یه|حتی یک|یه دونه)$|به (?:جای|جا|عوض)$|(?:خبری|اثری|نشونی|نشانی|اثر) از(?: (?:اون|آن|هیچ))?$/,
	},
	ar: {
		behind:
			/^(?:کلها |کله )?(?:ما|لم) ?(?:وصلت)(?: |$)|^(?:کلها |کله )?(?:و)?(?:ما|لم) ?(?:لقیته|لقیتها|اجده|اجدها|اجا|اجت|وصل|جا|جاء|جات|یات|یاتی|تات|ظهر|ظهرت|حضر|حضرت|یحضر|تحضر)(?: |$)|^(?:کلها |کله )?(?:اختفی|اختفت|اختفوا)(?: |$)|^(?:راح|راحت)$|^لم (?:تعد|یعد) (?:هناک|موجود|موجوده|فی مکان\S*)(?: |$)|^(?:اللی|الذی|التی) (?:\S+ ){1,3}(?:ما|لم) (?:اجا|اجت|جا|یات)|^(?:و)?(?:(?:ما|لم|مو|مش|مب|لیس|لیست|غیر) ?(?:کان|کانت|کانوا|یکن|تکن|یکونوا)?|ما?کان(?:ت|وا)?ش|ما?کاینش|ما?کنش) ?(?:موجود|موجوده|موجودین|هناک|معی|معایا|معنا|عندی)(?: |$)/,
		before: new RegExp(
			[
				'(?:خالی|خالیه|خالیا|خلت|تخلو|یخلو|مجرد|فاضی|فاضیه) من(?: ای| کل)?$|نسیت (?:ان )?(?:اجیب|اخذ|اخد|احضر|اجلب|جیب|البس)$',
				'(?:^| )(?:و|ف)?(?:ما|لم) \\S+ (?:منه |منها |منی )?(?:ولا )?(?:نقطه|قطره|ذره)$',
				'(?:ولا|ما فی|بلا|ما فیه|ماکو|مافی|مفیش|فش|بدون|دون|لا) (?:نقطه|قطره|ریحه|اثر|حبه|ای|حتی|مجرد|وجود|صوت)$',
				'(?:ماکانش|ما کانش|ماکانتش)(?: کاین)?$|(?:ما )?عندوش$|لم اجد(?: فی \\S+)?$|(?:^| )(?:(?:ما|لم|لیس) (?:\\S+ ){2,}|(?:عندوش|اجد) .*)ولا$',
				`(?:^| )(?:و|ف)?(?:ما|لم|لا|مو|مش|مب|لیس|لیست) (?:${owning}|${meeting})(?: (?:ای|بای|ولا|حتی|هناک|عندی|معی|اثر|وجود))?$`,
				'(?:^| )(?:و|ف)?(?:ما|لم) (?:کان|کانت|یکن|تکن|صار|ضل|ظل|بقی|عاد) (?:فی|فیه)$',
				`(?:^| )(?:و|ف)?(?:${fused})(?: (?:فی|فیه|فیها|عندی|معایا|معی|معاها|معانا|عندنا|هناک|ای|ولا|حتی|عنده|عندها|کاین|کاینه))*$`,
				'(?:^| )(?:و|ف)?(?:لا|ولا|ما|مو|مش|مب) (?:هو|هی|هم|انا)$',
			].join('|'),
		),
	},
};

/** Arabic «ما» behind these denies nothing: «لحد ما وصلت الباب». */
const beforeWhen =
	/^(?:و|ف|من|ل)?(?:بعد|قبل|کل|مثل|متل|زی|قد|قدر|اول|وقت|یوم|ساعه|لین|لحد|لغایه|حال|طول|بدل|حسب|کیف|عند|حین|الی|عقب|لمن|وین|مجرد)$/;

/** The words as denials are looked for in them. */
function withoutWhen(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ word }, index) => word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? ''))) return words;
	return words.map((word, index) =>
		word.word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? '') ? { ...word, word: 'اذ' } : word,
	);
}

/** Places that one does not go to, though they are there. */
const visited: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'sea',
	'river',
	'mountain',
	'garden',
	'forest',
	'cave',
	'desert',
	'house',
	'school',
	'market',
	'hospital',
	'mosque',
	'prison',
	'stairs',
	'well',
	'bridge',
]); // prettier-ignore

/** Arabic «ما لقيت غير مفتاح», «لم أجد إلا حية»: nothing but what is there. */
const except = /^(?:غیر|الا|سوی)$/;
const deniesBefore = /^[وف]?م.{2,}ش$/;

function isExcepted(words: readonly Word[], first: number, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word?.sentence === own?.sentence ? (word?.word ?? '') : '';
	};
	const at = except.test(before(1)) ? 1 : except.test(before(2)) && /^و.{3}/.test(own?.word ?? '') ? 2 : 0;
	if (at === 0 || /^و?من$/.test(before(at + 1))) return false;
	return [1, 2, 3, 4].some((more) => not.has(before(at + more)) || deniesBefore.test(before(at + more)));
}

/** Whether the words around a thing tell that it was not there. */
function isToldAway(
	words: readonly Word[],
	{ label: id, first, last }: Match<SymbolId | null>,
	language: Language,
): boolean {
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const [own, end] = [words[first], words[last]];
	// "En el velorio no estaba el muerto": the place is there.
	const isPlace =
		language === 'es' && [1, 2].some((distance) => spanishPlace.test(words[first - distance]?.word ?? ''));
	const before = words.slice(Math.max(first - 5, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	// Behind a comma a verb is that of something else, where it may stand behind its subject.
	const unit = language === 'fa' || language === 'ar' ? 'clause' : 'sentence';
	// Clauses of "who" or "but" that go on about the same thing count as well in Persian.
	const next = words[last + 1];
	const goesOn = (word: Word) =>
		language === 'fa' &&
		word.sentence === end?.sentence &&
		word.clause === (end?.clause ?? 0) + 1 &&
		(next?.word === 'که' || /^(?:می)?گشت(?:م|یم)$/.test(next?.word ?? ''));
	const behind = words.slice(last + 1, last + 8).filter((word) => word[unit] === end?.[unit] || goesOn(word));
	const { behind: isGone, before: isMissed } = notThere[language];
	if (language === 'ar') {
		// «باب ما كان موجود، فتحته»: only what is known can be told to be missing.
		const isKnown = /^[وفب]?ال|(?:ی|نا|ه|ها)$/.test(end?.word ?? '');
		const tail = join(behind);
		// «ما نزلت البحر»: the place is there, and nobody goes to it.
		const isUnvisited =
			id !== null &&
			isKnown &&
			visited.has(id) &&
			/(?:^| )(?:ما|لم) (?:وصلت|طلعت|نزلت|خرجت|دخلت|جیت)$/.test(join(before));
		return (
			(isGone.test(tail) && (isKnown || !/موجود/.test(tail))) ||
			(!isUnvisited && !inThe.test(own?.word ?? '') && isMissed.test(join(before)))
		);
	}
	if (isMissed.test(join(before))) return true;
	if (language === 'es' && !isPlace) {
		const determined = [own, words[first - 1]].some((word) => spanishArticle.test(word?.word ?? ''));
		return (isGone.test(join(behind)) && !isSomehow(behind, isGone)) || (!determined && isUnmet(behind));
	}
	if (!isPlace && isGone.test(join(behind))) return true;
	if (language !== 'en') return false;
	if (id !== null && movable.has(kindOf(id)) && elsewhere.test(join(behind))) return true;
	return isSoughtInVain(words, first, last);
}

/** "La puerta no estaba cerrada", "el escenario no había público": not told to be missing. */
function isSomehow(behind: readonly Word[], gone: RegExp): boolean {
	const found = gone.exec(behind.map(({ word }) => word).join(' '))?.[0] ?? '';
	const verb = behind[found.split(' ').length - 1];
	const [next, after] = behind.slice(found.split(' ').length);
	if (!verb || !next || !/^(?:esta|estan|estaba|estaban|habia)$/.test(verb.word)) return false;
	if (next.clause !== verb.clause) return verb.word === 'habia' && verb.clause !== behind[0]?.clause;
	if (next.word === 'en') return /^(?:calma|paz|llamas|silencio|guerra|venta|forma)$/.test(after?.word ?? '');
	return !/^(?:alli|ahi|aqui|aca|alla|por|donde|y|ya|mas|con|conmigo|tampoco|siquiera|cerca|dentro|entre|ni|a)$/.test(
		next.word,
	);
}

/** "Perros no vi", "serpientes ninguna", "de sangre nada": behind a thing without an article. */
function isUnmet(behind: readonly Word[]): boolean {
	const own = behind.filter(({ clause }) => clause === behind[0]?.clause).map(({ word }) => word);
	return (
		/^(?:no|nunca|tampoco|ni|yo no) (?:me |se |lo |la |los |las )?(?:vi|veia|veian|hubo|habia|hay|tenia|llevaba|encontre|encontraba|quedaba|quedaban|salia|salio|oi|oia|traia|aparecio|aparecian)$/.test(
			own.join(' '),
		) || /^(?:ninguna?|ninguno|nada|ni un[oa]|cero)$/.test(own.join(' '))
	);
}

/** "Dad wasn't at the table": of what may be in one place or another. */
const movable: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['people', 'animals', 'body', 'food', 'things']);
const elsewhere =
	/^(?:was not|were not|wasn't|wasnt|weren't|werent) (?:at|in|on|among|with|by|under|inside) (?:the|my|his|her|our|their|it|us|me|any)\b/;

/** "I looked for my phone, but it wasn't there": what is sought, wanted or awaited, and told of behind by a pronoun. */
const sought =
	/\b(?:look(?:ed|ing|s)?|search(?:ed|ing)?|hunt(?:ed|ing)?|wait(?:ed|ing)?|feel(?:ing)?|felt|reach(?:ed|ing)?|went|listen(?:ed|ing)?|hop(?:ed|ing)|ask(?:ed|ing)?|digging|dug|bracing|braced|check(?:ed|ing)?|gone|back|prepared|ready) (?:back |inside |in my bag |everywhere |down |around |out )?for(?: \S+){0,3}$|\b(?:expect(?:ed|ing)?|wanted|needed|promised|ordered|announc(?:ed|ing)|predict(?:ed|ing)|forecast|warn(?:ed|ing)(?: \S+)? (?:of|about)|suppos(?:ed) to be|meant to be)(?: \S+){0,4}$/;
const gone =
	/\b(?:it|they|he|she|mine|theirs|one|none) (?:was|were|is|had)(?:n't|nt| not) (?:there|in|on|anywhere|where|any|come|arrived|here|under|with)\b|\b(?:it|they|he|she|mine) (?:was|were) (?:all |just )?(?:gone|missing|nowhere)\b|\bfound (?:none|nothing)\b|\bthere (?:was|were) (?:none|nothing|no one|nobody)\b|\bthere (?:was|were)(?:n't|nt| not) (?:one|any)\b|\b(?:it|they|he|she|one|none) never (?:came|arrived|showed|turned up|appeared|existed|happened|reached us|got here)\b|\b(?:it|they|he|she) (?:didn't|didnt|did not) (?:come|arrive|show up|turn up|appear)\b/;
/** "A storm was forecast, but it never came". */
const announced =
	/^(?:was|were|had been|has been|is|that (?:was|were|had been)) (?:announced|forecast|predicted|expected|promised|due|supposed|meant|planned|advertised|on its way|on the way)\b/;
const imagined =
	/\b(?:thought|sworn|swore|sure|assumed|believed|convinced) (?:that )?(?:(?:it|they|that|he|she|there) (?:was|were|might be|must be|had been)|i (?:saw|heard|smell(?:ed|t)|felt|could (?:see|hear|smell|feel)|(?:had )?(?:found|spotted|caught|trod on|stepped on)|was holding))(?: an?| the| my| some)?$/;
const otherwise =
	/^(?:\S+ ){0,5}(?:but|turned out|only it) (?:it |that |they )?(?:was|were|turned|wasn't|weren't|just|only)\b/;

function isSoughtInVain(words: readonly Word[], first: number, last: number): boolean {
	const sentence = words[first]?.sentence ?? -1;
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const before = join(words.slice(Math.max(first - 8, 0), first).filter((word) => word.sentence === sentence));
	const behind = words.slice(last + 1, last + 22);
	const own = join(behind.filter((word) => word.sentence === sentence));
	if (imagined.test(before) && otherwise.test(own)) return true;
	if (announced.test(own) && gone.test(own)) return true;
	if (!sought.test(before)) return false;
	// A denial of the next sentence counts where it begins with it: "I looked for my key. It wasn't there".
	const next = join(
		behind
			.slice(0, 15)
			.filter((word) => word.sentence === sentence + 1)
			.slice(0, 6),
	);
	return gone.test(own) || (/^(?:but )?(?:it|they|he|she|mine|there|none)\b/.test(next) && gone.test(next));
}

/** An Arabic word with "in the", "on the", "to the" before it: the place where something is not. */
const inThe = /^[وف]?(?:بال|عال|لل)/;

/** What may stand between a denial and the verb that it denies. */
const light: Readonly<Record<'ar' | 'es', RegExp>> = {
	ar: /^(?:کنت|اکن|یکن|تکن|کان|کانت|نکن|اکون|حدا|احد|حد|عم)$/,
	es: /^(?:me|se|nos|te|lo|la|le|les|los|las|mi|ni|yo|estaba|estabamos|estaban|iba|iban|era|eran|habia|habiamos|habian|he|hemos|ha|han|estoy|esta|fui|llegue|llegaba|llego|llegamos|llegabamos|nunca|ya|siquiera|hubo|tenia|sentia|oia|hacia|fue|podia|podiamos|podian|pude|puedo|quise|llegaron|logro|logre|alcanzo|alcance|pudo|consiguio|quiso|intento|atrevio|queria|andaba|andabamos|seguia|seguian|parecia|parecian|volvi|volvia|volvio|dejaba|deje|dejaban|llegamos|iba|ibamos|hizo|hacian|hicieron|falta|vi|veia|pense|pensaba|ninguno|ninguna|ningun|nunca|jamas|a)$/,
};

/** The same where something cannot be done; one who cannot flee is chased all the same. */
const unable = /^(?:قدرت|اقدر|استطع|استطعت|عرفت|بقدر|قادر|قادره|اتمکن|تمکنت)$/;

/** An Arabic verb by which a thing is had, met or there. */
const meets = new RegExp(`^(?:${owning}|${meeting})$`);

/** Arabic: «nobody» before what happens. */
const nobody =
	/(?:^| )(?:و|ف)?(?:محدش|محد|ماحد|ماحدا|(?:ما|ولا|لا) (?:حدا|حد|احد|واحد)|لم یکن احد)(?: (?:کان|عم|قاعد|راح))?$/;

/** An Arabic verb that denies by itself: «موقعتش». */
const deniesItself = /^[وف]?ما?.{2,}ش$/;

/** Arabic words before the place where something else is told to be or not to be. */
const inPlace = /^(?:فی|علی|من|الی|عند|داخل|تحت|فوق|جنب|قدام|امام|خلف|ورا|وراء|حول|بین)$/;

/** Whether Arabic words around what happens deny it: nobody does it, or the denial stands within its words. */
function isNotDone(words: readonly Word[], { first, last, at }: Match<unknown>, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 4, 0), first).filter(({ clause }) => clause === own?.clause);
	const join = before.map(({ word }) => word).join(' ');
	if (nobody.test(join) || notThere.ar.before.test(join)) return true;
	if (at.some((index) => deniesItself.test(words[index]?.word ?? ''))) return true;
	return last - 1 > first && !at.includes(last - 1) && not.has(words[last - 1]?.word ?? '');
}

/** Persian words behind which a place is named. */
const place = /^(?:پشت|دم|جلو|جلوی|زیر|روی|رو|توی|تو|داخل|کنار|بالای|بالا|وسط|لای|پای|سر)$/;

/** Persian verbs right behind a thing that tell that nothing came of it, by its kind. */
const unvisited: ReadonlyMap<SymbolKind, RegExp> = new Map([
	['places', /^ن(?:می)?رفت/],
	['food', /^ن(?:می)?(?:خورد|نوشید)/],
]);

/** A Persian verb in a form that tells what happened. */
const persianVerb =
	/^(?!ن|خوابید)(?:می.{2,}|.*(?:کرد|شد|زد|رفت|گرفت|داد|افتاد|اومد|دوید|پرید|خندید|کشت|بوسید)(?:م|یم|ید|ین|ند|ن|نش|ش)?)$/;

/** "Nada de andar desnuda", "no hubo boda": a happening told away by what stands before it. */
const spanishNone =
	/\b(?:nada de|ni rastro de|no hubo|no habia|tampoco hubo|tampoco habia|nunca hubo|en vez de|en lugar de|no se trataba de|no parecia|no sone con|(?:pense|pensaba|crei|creia|creiamos) que (?:era|habia|seria))(?: \S+)?$/;

/** Spanish prepositions behind which a place is named, or what something is done with. */
const spanishPlace = /^(?:por|en|hacia|desde|sobre|hasta|bajo|contra|ante|entre|tras|para)$/;

/** What may stand between a thing and the «نداشت» that denies it. */
const aside = /^(?:هم|اصلا|توش|دیگه|دیگر|هیچ|اونجا|انجا|تو|در|وجود|کار)$/;

/** Whether a symbol is named only to say that it is not there. */
export function isDenied(
	all: readonly Word[],
	match: Match<SymbolId | null>,
	{ language, without, not, being }: LanguageLexicon,
): boolean {
	const id = match.label;
	if (id === null) return false;
	if (match.denied) return true;
	const words = language === 'ar' ? withoutWhen(all) : all;
	const denies = (word: string) => not.has(word) || without.has(word);
	if (match.at.some((index) => denies(words[index]?.word ?? ''))) return false;
	const { first, last } = match;
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	if (denyingThemselves.has(id)) return false;
	if (language === 'ar' && isExcepted(words, first, not)) return false;
	const isPlace = language === 'fa' && !happenings.has(id) && (place.test(own?.word ?? '') || place.test(before(1)));
	if (!isPlace && !happenings.has(id) && isToldAway(words, match, language)) return true;
	if (language === 'es' && happenings.has(id) && spanishNone.test([6, 5, 4, 3, 2, 1].map(before).join(' ')))
		return true;
	if (language === 'fa') {
		for (let distance = 1; distance <= 2; distance++) if (without.has(before(distance))) return true;
		if (happenings.has(id) && [1, 2].some((distance) => /^نمی(?:تون|توان|شد|خواس)/.test(before(distance)))) return true;
		// "Behind the door there was nobody": the place is there.
		if (isPlace) return false;
		// «پرواز می‌کردم نمی‌افتادم»: what has its own verb is not denied by the next one.
		if (happenings.has(id) && persianVerb.test(words[last]?.word ?? '')) return false;
		const next = words[last + 1];
		const isNext = next?.clause === words[last]?.clause;
		// «مدرسه نرفتم»، «نان نخوردم»: no school, no bread; «نان را نخوردم»: the bread is there.
		if (isNext && unvisited.get(kindOf(id))?.test(next?.word ?? '')) return true;
		const denial = happenings.has(id) ? not : being;
		for (let distance = 1; distance <= (happenings.has(id) ? 2 : 3); distance++) {
			const word = words[last + distance];
			if (!word || word.clause !== words[last]?.clause) return false;
			// "My car had no brakes": what stands nearest is what is not there.
			if (denial.has(word.word))
				return !(distance > 1 && /^ندا/.test(word.word) && !aside.test(words[last + distance - 1]?.word ?? ''));
			// The thing is told to be somewhere else, or to have done something.
			if (
				/^(?:را|رو|از|به|با|در|توی|تو|روی|و|یادم|یادش|بود|هست|.*(?:دیدم|دید|شد|زد|کرد|گفت|رفت|امد|اومد))$/.test(
					word.word,
				)
			)
				return false;
		}
		return false;
	}
	if (language === 'ar') {
		// «غول ما كان»: the denial follows, and ends the clause.
		const behind = (distance: number) => {
			const word = words[last + distance];
			return word && word.clause === words[last]?.clause ? word.word : '';
		};
		if (happenings.has(id) && isNotDone(words, match, not)) return true;
		// «ما حلمت بالبحر»
		if (/^(?:حلمت|احلم|حلمنا)$/.test(before(1)) && not.has(before(2))) return true;
		if (/^(?:ما|لم)$/.test(behind(1)) && /^(?:کان|کانت|کانوا|یکن|تکن|فی|فیه)$/.test(behind(2)) && !behind(3))
			return true;
	}
	if (language === 'en') {
		const told = deniedInEnglish(words, match, denies, being);
		if (told !== null) return told;
	}
	if (language === 'es') {
		if (happenings.has(id) ? isNotDoneInSpanish(words, match) : isNotThereInSpanish(words, match, being)) return true;
		if (!happenings.has(id)) return false;
	}
	for (let distance = 1; distance <= 3; distance++) {
		const word = before(distance);
		if (!word) return false;
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else.
		if (language === 'es' && spanishPlace.test(word)) return false;
		// «ما في مي بالنهر»: the river is there.
		if (language === 'ar' && distance > 1 && inThe.test(own?.word ?? '')) return false;
		// «بلا عقارب وصوت مؤذن»: the voice is there.
		const isJoined = language === 'ar' && [1, 2].some((more) => more < distance && /^و(?!لا).{3,}/.test(before(more)));
		if (without.has(word)) {
			// «طفل بلا أسنان يضحك»: he does laugh; «بدون ما يضحك»: he does not.
			if (language === 'ar' && happenings.has(id) && distance > 1) return distance === 2 && before(1) === 'ما';
			return !isJoined;
		}
		if (!not.has(word)) continue;
		// «ما كسرت ولا بيضة»: eggs are there, «ما شفت ولا بيضة»: none.
		if (language === 'ar' && word === 'ولا' && distance === 1 && /^(?:ما|لم)$/.test(before(3)))
			return being.has(before(2)) || meets.test(before(2));
		if (happenings.has(id)) {
			const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
			return (
				language === 'en' ||
				between.every((one) => light[language].test(one) || (language === 'ar' && id !== 'chased' && unable.test(one)))
			);
		}
		// "There was no snake", "I did not see a snake"; but "I could not open the door".
		if (distance === 1) return true;
		const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
		if (language === 'ar') {
			// «مو كلب، كان قط»: the cat is there.
			if (inPlace.test(before(1)) && !not.has(before(2))) return false;
			if (!being.has(word) && !being.has(between.at(-1) ?? '')) return false;
		}
		if (being.has(word) || between.some((one) => being.has(one))) return true;
	}
	return false;
}

const unceasing = /^(?:stop|stopped|stops|stopping|quit|help|helped|cease|ceased)$/;
const noneDoes =
	/\b(?:none|neither|not (?:a single )?one|not a single \S+|nobody|no one|noone|no \S+)(?: (?:of|in|on|at) (?:them|us|those|these|(?:the|my|his|her|our|their|its)(?: \S+){1,2}))?(?: (?:was|were|had|has|is|are|ever|even|actually|got|did|would|could|seemed to|tried to|wanted to|dared to|dared|managed to|came|been|being|really)){0,3}$/;

/** What may stand between a Spanish denial and the thing that is not there: articles, "single", "drop of", "puestos". */
const spanishAsOne =
	/^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|ningun|ninguna|solo|sola|unico|unica|de|nada|gota|gotas|rastro|resto|restos|siquiera|mas|otro|otra|otros|otras|tipo|clase|mucho|mucha|muchos|muchas|tanto|tanta|tantos|tantas|demasiado|demasiada|buen|buena|gran|grandes|verdadero|verdadera|simple|triste|misero|misera|maldito|maldita|puto|puta|pinche|ese|esa|este|esta|dichoso|dichosa|pedazo|trozo|grano|pizca|miga|puesto|puesta|puestos|puestas|ya|ni|me|se|le|les|nos|tener|ver|haber|llevar|usar|traer|encontrar|oir|sentir|necesitar)$/;
const spanishArticle = /^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|al|del|este|esta|ese|esa|aquel|aquella)$/;
/** Verbs as they end in a telling, right behind which a noun without an article is what is not there. */
const spanishVerb =
	/^(?!(?:solo|mucho|poco|todo|otro|como|entre|sobre|este|ese|siempre|mientras|cada|puro|donde|unicamente|precisamente|para|una|la|tanto|tan|muy|mas|menos|bien|mal|bajo|hasta|contra|ante|tras|hacia|desde|todavia|aun|dia|alegria|nadie|misma|mismo)$)\S*(?:aba|abas|abamos|aban|ia|ias|iamos|ian|aron|ieron|eron|uvo|uve|uvieron|izo|ice|ando|iendo|[aei]r(?:me|se|nos|le|la|lo)?|\S[^aeiou](?:o|e|i|io|a|an|en))$/;

/** "No había ninguna puerta", "sin un solo árbol", "no comía pan": a thing that is not there. */
function isNotThereInSpanish(
	words: readonly Word[],
	{ label, first, last }: Match<SymbolId | null>,
	being: ReadonlySet<string>,
): boolean {
	const own = words[first];
	if (!own || label === null) return false;
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own.clause ? word.word : '';
	};
	// "Nada ardía"
	if (/^(?:ard|quem|sangr|brill)/.test(own.word) && /\bnada (?:se )?$/.test(`${before(2)} ${before(1)} `)) return true;
	const isBare =
		!spanishArticle.test(own.word) && (kindOf(label) !== 'people' || label === 'police' || label === 'doctor');
	// "Jamás vi al bebé"
	const known = (one: string, index: number) =>
		spanishAsOne.test(one) ||
		being.has(one) ||
		light.es.test(one) ||
		(one === 'al' && /^(?:vi|veia|oi|oia|encontre|encontraba)$/.test(between[index + 1] ?? ''));
	const between: string[] = [];
	for (let distance = 1; distance <= 5; distance++) {
		const word = before(distance);
		if (!word) return false;
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else.
		if (spanishPlace.test(word)) return false;
		const asOne = between.every((one) => spanishAsOne.test(one));
		const defined = between.some((one) => /^(?:el|la|los|las|mi|mis|su|sus|tu)$/.test(one));
		switch (word) {
			case 'sin':
				return asOne && !(defined && between.some((one) => /[aei]r$/.test(one)));
			case 'ni': {
				if (!asOne) return between.every(known) && between.some((one) => being.has(one));
				// "Ni mi madre me conocía": she is there.
				const said = [1, 2, 3, 4, 5, 6].map((more) => before(distance + more));
				const list = said.some(
					(one, index) => one === 'sin' || (/^(?:no|nunca|tampoco)$/.test(one) && being.has(said[index - 1] ?? '')),
				);
				return !defined || list;
			}
			case 'ninguna':
				return asOne || (isBare && being.has(between[0] ?? '') && between.length === 1);
			case 'ningun':
			case 'cero':
				return asOne;
			case 'ninguno':
			case 'nadie':
				// "Ninguno traía cuaderno"
				return isBare && being.has(between[0] ?? '') && between.length === 1;
			case 'no':
			case 'nunca':
			case 'jamas':
			case 'tampoco': {
				if (distance === 1) return true;
				// "Tampoco las llaves"
				if (word === 'tampoco' && asOne && words[last + 1]?.clause !== words[last]?.clause) return true;
				// "No se caía el ascensor"
				if (/^(?:el|la|mi|un|una) (?:caia|caian|salia|salian) se\b/.test(between.join(' '))) return false;
				if (between.every(known) && between.some((one) => being.has(one))) return true;
				// "No comía pan"
				return (
					isBare &&
					!spanishArticle.test(between[0] ?? '') &&
					spanishVerb.test(between[0] ?? '') &&
					between.every((one) => spanishVerb.test(one) || light.es.test(one))
				);
			}
		}
		between.push(word);
	}
	return false;
}

/** "Sin que me mordiera", "no dejé que me raparan", "nadie en la plaza lloraba", "boda no hubo". */
function isNotDoneInSpanish(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const sentence = words[first]?.sentence;
	const join = (some: readonly Word[]) =>
		some
			.filter((word) => word.sentence === sentence)
			.map(({ word }) => word)
			.join(' ');
	const before = join(words.slice(Math.max(first - 5, 0), first));
	return (
		/\b(?:sin|nadie|no (?:dej[aeo]|dejaba|dejaban|dejamos|queria|quise|permiti|permitia|habia|hubo|hacia falta|fue necesario)(?: nadie)?) que(?: (?:me|nos|se|le|lo|la|nadie))?$/.test(
			before,
		) ||
		/\b(?:nadie|ningun[oa]?) (?:en|de|del|con|entre|a)(?: \S+){1,3}$/.test(before) ||
		/^(?:no|tampoco|nunca) (?:hubo|habia)\b/.test(join(words.slice(last + 1, last + 3)))
	);
}

const preposition =
	/^(?:in|on|at|by|under|behind|to|from|inside|over|near|for|around|through|into|between|beside|outside|along|across|among|with)$/;
const see = /^(?:see|saw|seen|notice|noticed|hear|heard)$/;
const asOne =
	/^(?:an?|any|the|my|his|her|single|of|one|real|actual|even|other|more|proper|our|their|own|that|such|much|many|normal|big|little|sort|kind)$/;

const wanting =
	/^(?:want|to|be|have|get|even|actually|been|being|going|able|a|the|my|me|it|really|ever|manage|managed|seem|need|like|end|up|in)$/;

/** What English tells by what stands between a denial and what it denies; null where nothing of that is told. */
function deniedInEnglish(
	words: readonly Word[],
	{ label, first }: Match<SymbolId | null>,
	denies: (word: string) => boolean,
	being: ReadonlySet<string>,
): boolean | null {
	const own = words[first];
	if (label === null || !own) return null;
	// "I couldn't stop laughing", "she never quit crying".
	if (happenings.has(label) && [1, 2].some((distance) => unceasing.test(words[first - distance]?.word ?? '')))
		return false;
	const near = words.slice(Math.max(first - 9, 0), first).filter(({ sentence }) => sentence === own.sentence);
	// "No shoes, no coat or hat", "without a key or a phone", "I had neither shoes, a coat nor a hat".
	const list = near.map(({ word }) => word).join(' ');
	if (
		!happenings.has(label) &&
		/(?:^| )(?:no|without|neither|(?:\S*n't|\S*nt|not|never)(?: (?:have|see|any|had|wearing|got|a|an|there|hear|own))+)(?: (?!but\b|and\b|i\b|was\b|were\b|is\b|had\b)\S+){1,4} (?:or|nor)(?: even)?(?: an?| any| the| my)?(?: \S+)?$/.test(
			list,
		)
	)
		return true;
	// "None of them stung me", "not one of the dogs was chasing us".
	const clause = near.filter((word) => word.clause === own.clause).map(({ word }) => word);
	if (happenings.has(label) && noneDoes.test(clause.join(' '))) return true;
	for (let distance = 1; distance <= 6; distance++) {
		const word = words[first - distance];
		if (!word || word.clause !== own.clause) return null;
		if (!denies(word.word)) continue;
		const ownPlace = preposition.test(own.word) ? [own] : [];
		const between = [...words.slice(first - distance + 1, first), ...ownPlace].map((one) => one.word);
		const subject = words[first - distance - 1]?.word ?? '';
		// "No man in the house", "nobody in the car": the place is there.
		const at = between.findIndex((one) => preposition.test(one));
		if (!happenings.has(label)) {
			if (at > 0 || (at === 0 && /^(?:nobody|nothing|no|none)$/.test(word.word))) return false;
			// "The key wasn't in the door": the door is there.
			if (at === 0 && /n't$|^not$|nt$/.test(word.word) && !/^(?:i|we|and|but|you|was|were|)$/.test(subject))
				return false;
			// "Nobody saw the dog", "he didn't see the dog": it is there, and not seen.
			const sees = between.some((one) => see.test(one));
			if (
				sees &&
				(/^(?:nobody|nothing|none)$/.test(word.word) || /^(?:he|she|they|one|everyone|people)$/.test(subject))
			)
				return false;
			if (distance > 3)
				return between.some((one) => being.has(one)) && between.every((one) => being.has(one) || asOne.test(one))
					? true
					: null;
		}
		// "I didn't want to be naked".
		if (happenings.has(label) && distance > 3) return between.every((one) => wanting.test(one)) ? true : null;
		return null;
	}
	return null;
}
