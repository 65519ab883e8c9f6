import type { Language } from '#src/language/languages.ts';

/** Arabic words behind a denial by which something is had or is there, and by which it is met or happens. */
export const owning =
	'(?:(?:کان|یکن|تکن|کانت|عاد|عادت|عدت|یعد|تعد|اعد|نعد|یبق|تبق|بقی|بقیت|ضل|ظل) )?(?:له|لها|لهم|لی|لنا|اله|الها|الهم|الو|الی|النا|لو|فینی|فینا|فیا|فیی|بیا|عنده|عندها|عندهم|عندی|عندنا|فیه|فیها|فیهم|بیه|بیها|بیهم|عدنا|عدهم|معه|معها|معی|معنا|معایا|معای|معانا|ویای|ویانا|ویاه|ویاها|عندو|عندهن|معهن|الهن|معهم|علیه|علیها|فوقه|فوقها|تحته|تحتها|وراه|وراها|قدامه|قدامها|خلفه|خلفها|جنبه|جنبها|حولها|بوسطه|بوسطها|بداخله|بداخلها|جواتها|جواته|جواه|جواها|داخله|داخلها|حولی|حوله|جنبی|معاه|معاها|عندهم|هناک|فی|کاین|اکو|موجود(?:ه|ین)?|به|بها|بهم|لدی|لدیه|لدیها|لدینا|لدیهم|ثمه|ثما|فما)';
export const meeting =
	'(?:(?:عاد|عادت|عدت|عدنا|یعد|تعد|اعد|نعد|کنت|کنا|اکن|نکن) )?(?:کان|کانت|یکن|تکن|یبق|تبق|حامل|حامله|شایل|شایله|ماسک|ماسکه|اذکر|اتذکر|بتذکر|نذکر|صار|صارت|حدث|یحدث|حسیت|احسست|اشعر|اری|ار|نر|رایت|شفت|اجد|اسمع|سمعت|لبست|لابس|لابسه|البس|ارتدی|احمل|جاء|اجا|اجت|جا|جات|یات|تات|حضر|حضرت|دخل|یدخل|فات|یحضر|تحضر|یظهر|ظهر|ظهرت|طلع|طلعت|یطلع|وصل|وصلت|یصل|تصل|بقی|بقیت|بقا|یبقی|تبقی|ضل|ضلت|ظل|ظلت|لمحت|المح|لمحنا|صادفت|وجدنا|وجدت|نجد|حصلنا|حصلوا|حصلو|لاقی|لاقیه|لاقیین|ملاقی|ملاقیه|شایف|شایفه|شایفین|لقوا|لقو|شافوا|شافو|وجدوا|یجدوا|یجد|تجد|لقی|لقت|لقا|شاف|شافت|جابوا|جابو|لقیت|لقینا|شفنا|راینا|نری|نر|ریت|رینا|بان|یبن|حصلت|جبت|جبنا|جبنا معنا|جبت معی|احضرت|شافت عینی|(?:عثرت|اعثر|نعثر|عثرنا) علی|(?:نزل|نزلت|ینزل|سال|یسیل|خرج|یخرج|خرجت)(?: منه| منها| منی| منهم)?)';
/** The same in one word with its denial: «معنديش». */
const fused =
	'م(?:ا )?(?:ا)?(?:معایاش|عایاش|فماش|ثماش|فمش|ثمش|فضلش|فضلتش|فاضلش|عادش|عادتش|بقاتش|عندیش|عندناش|عندهاش|عندوش|عندهمش|عهاش|عهوش|فیهاش|فیهوش|فیهمش|لهاش|لوش|لهوش|لهمش|کنش|کانش|کانتش|کنتش|کاینش|کاینینش|معییش|معاییش|معیش|عاییش|لقیتش|لقتش|لقیناش|شفتش|شفناش|ریتش|لمحتش|وجدتش|جبتش|جبناش|بقاش|بقتش|ضلش|لبستش|حسیتش|سمعتش|لقوش|لقوهش|لقاش|لقیش|لاقوش|شافوش|شافش|شافتش|جابوش|جابش|جابتش|طلعش|طلعتش|ظهرش|ظهرتش|وصلش|وصلتش|جوش|کنتش لابسه?|کانش لابس|کانتش لابسه|کنتش شایله?|کنتش ماسکه?|عندهوش|عهمش|معانیش|عاناش|عاهوش|عاهاش|عاهمش|جاش|جتش|حصلش|حصلتش)|ما(?:عندهم|عندی|عندنا|عنده|عندها|فیها|فیه|فیهم|لها|له|لهم|لی|لقیت|شفت|کاین|کان|کانت|معی|هو|هی|لبست|حسیت|سمعت|صار|ریت|لقینا|شفنا|بقی|ضل|جبت)|فش|ماکو|مافی|مافیش|مفیش|مافش|ماکاینش|فماش|ثماش|فیهاش|فیهوش|فیهش';

/** What tells of all of them that they are there. */
const all =
	'موجود|موجودا|موجوده|موجودین|موجودون|هناک|حاضر|حاضره|حاضرین|حاضرون|حضر|حضرت|حضروا|حضرو|اجا|اجوا|اجو|جا|جاء|جاووا|جوا|جو|وصل|وصلوا|جاین|مجتمعین|فیه|معی|معایا|معنا|بیناتنا|لقیت|لقیتهم|لقینا|شفت|شفتهم|وجدت|رایت';

/** Verbs of meeting as they stand before the «ش» of a denial: «ما شفتهاش» is of another word, «ما لمحتش» of the thing. */
const meetingFused =
	'شفت|شفنا|لقیت|لقینا|لمحت|لمحنا|ظهر|ظهرت|طلع|طلعت|وصل|وصلت|جا|جات|جت|اجا|اجت|نزل|نزلت|خرج|خرجت|سمعت|سمعنا|حسیت|حسینا|بان|بانت|کاین|صار|صارت|بقا|بقی|بقات|حصل|حصلت|ریت|رینا|صبت|صبنا|جبت|جبنا|لبست|کان|کانت|عند(?:ی|نا|ه|ها|هم|و)';

/** What tells behind a thing that it was not there, and right before one. */
export const notThere: Readonly<Record<Language, { readonly behind: RegExp; readonly before: RegExp }>> = {
	en: {
		behind:
			/^(?:itself |himself |herself |at all |in sight |anywhere |of mine )?(?:(?:had|has|have) (?:all |completely |just |simply )?(?:dried up\b|run dry\b|drained away\b|boiled away\b|evaporated\b|melted away\b|gone(?= *$| (?:and|when|but|from|entirely|forever|altogether|missing|overnight|already|by the)\b)|vanished\b|disappeared\b)|(?:wasn't|weren't) in (?:the|my|his|her|its)\b|(?:was|were|is|are) (?:all |nowhere |just )?(?:gone|missing|nowhere|not there|absent)\b|(?:was not|were not|is not|are not|wasn't|wasnt|weren't|werent|isn't|aren't) (?:there|in it|in the dream|anywhere|here|around|to be (?:seen|found)|present|with (?:me|us))\b|never (?:came|arrived|showed|turned up|appeared|existed|rang|happened|got there)|nowhere(?: in sight| to be (?:seen|found|had)| about| around| near(?:by)?)?(?= *$| (?:and|but)\b)|conspicuous by|noticeable by|no dey\b|(?:was|were) not (?:there|available) only\b|(?:wasnae|werenae) (?:there|in)\b|(?:had|has|have|was|were|'d) (?:all |just |since |never )?(?:been )?(?:stolen|removed|taken away|abolished|taken out|done away with|cut down|uprooted|bulldozed|demolished|knocked down|felled|switched off|turned off|drained)\b(?! (?:by (?:me|my)))|(?:hadn't|hadnt|didn't|didnt|did not|had not|won't|wouldn't) (?:even )?(?:come|arrived?|show(?:n|ed)?(?: up)?|turn(?:ed)? up|appear(?:ed)?|exist|happen)\b|(?:should|ought to|used to) (?:have )?be(?:en)?\b)/,
		before:
			/\b(?:run|ran|running) out of(?: any)?$|\bnone of(?: the| my| our| his| her| these| those)?$|\bnowhere (?:was|were|is|are|did i see|could i see|to be seen (?:was|were))(?: there)?(?: an?| the| my)?$|\beverything (?:but|except|bar)(?: an?| the| my)?$|\b(?:lacks|lacked|lacking)(?: an?| any| the| its)?$|\b(?:room|house|place|it|face|mouth|town|street|car|kitchen|body|flat|garden|picture|hand) (?:was|were|is) missing(?: an?| its| the)?$|\bno such thing as(?: an?| the)?$|\b(?:ne'er|neer|devil|divil|nary) an?$|\b(?:none|neither|not one|nobody|no one)(?: of (?:us|them|you|these|the \S+))? (?:had (?:brought|got|packed)|had|has|have|owned|owns|carried|carries|wore|brought|(?:was|were|is|are) (?:wearing|carrying|holding)|could (?:see|find|hear))(?: an?| any| the| even an?)?$|\b(?:i'd|i|we|we'd|had|having) (?:forgotten|forgot|left behind|come out without|gone out without)(?: to bring)?(?: my| the| our| any)?$|(?:\bthere used to be(?: an?)?|\bthere (?:should|ought to) have been(?: an?| the)?|\b(?:never|didn't|didnt|couldn't|couldnt|could not|did not|can't|cant|cannot|can not|don't|unable to|not able to|failed to|couldnae) (?:ever |even |seem to |for the life of me )?(?:find|found|locate)(?: an?| any| the| my| our| his| her)?(?: front| back| right| other| own)?|\b(?:gone|missing|absent|vanished) (?:was|were|is|are)(?: the| my| all the| every)?|\b(?:stripped|bereft|emptied|drained|robbed|cleared) of(?: its| their| all| every)?|\b(?:minus|sans|fresh out of|clean out of|clean of|short of)|\b(?:wasn't|wasnt|weren't|not|isn't) wearing|\b(?:hadn't|hadnt|haven't|havent|hasn't|hasnt|hadnae|hadn't got|haven't got|had not) (?:got )?(?:an?|any|one)|\b(?:no sign of|not a drop of|not one|there never was|there was never|instead of|no longer|no need (?:for|of)|rather than|lack of|lacking|free of|empty of|devoid of|not even|\S*(?:n't|nt|not|never|without|no|nobody) (?:\S+ ){0,2}so much as|never had|never saw|never a|not so much as|but never|but not|in place of)|(?:n't|nt| not| never| without| no) (?:\S+ )?an? (?:single |tiny )?(?:drop|trace|sign|hint|scrap|speck|sound|smell|single|bit|grain|spot|whiff|crumb|shred)(?: of)?|(?:n't|nt| not| without) (?:\S+ )?(?:a single|one single|one))(?: an?| any| the| my| single| real)?$/,
	},
	es: {
		behind:
			/^(?:habian? (?:desaparecido|volado)|ya no (?:colgaba|quedaba|quedaban)|(?:pero|y) (?:ya )?no (?:estaba|estaban|aparecia|aparecio|vino|vinieron))\b|^(?:del? \S+ |de la \S+ )?(?:(?:que )?(?:esperaba|esperabamos|buscaba|tenia|siempre|vi|veia|\S+ba) )?(?:ya |se |por ninguna parte |por ningun lado )?(?:no|nunca|jamas|tampoco) (?:estaba|estaban|esta|estan|habia|aparece|aparecen|aparecia|aparecian|aparecio|aparecieron|vino|venia|venian|llego|llegaron|salia en|existia|existian|se veia por|lo veia|la veia)\b|^(?:ni (?:rastro|señal|senal|huella|huellas|noticia|noticias|sombra|luces)\b|ni (?:se|la|lo|los|las) (?:veia|veian|vi|oia)|brillaban? por su ausencia|por ninguna parte|por ningun lado|habia desaparecido|habian desaparecido|desaparecio|desaparecieron)\b/,
		before: new RegExp(
			[
				String.raw`(?:\bno (?:consegui|logre|pude|podia|lograba) encontrar(?: el| la| mi| mis| los| las)?)$`,
				String.raw`(?:\bnada de (?:andar|ir|estar)?)$`,
				String.raw`(?:\bdonde (?:antes|siempre|antiguamente) (?:estaba|estaban|habia|estuvo|quedaba|crecia|crecian)(?: el| la| los| las| un| una| mi| nuestra| nuestro)?)$`,
				String.raw`(?:\bse (?:habian|habia|han) llevado(?: el| la| los| las| mi| mis| un| una)?)$`,
				String.raw`(?:\bno (?:me |nos |se |le )?(?:traje|trajo|trajimos|trajeron|acompañaba|acompanaba|acompañaban|acompanaban|cargaba|cargabamos)(?: el| la| los| las| un| una| mi| mis| ningun| ninguna)?)$`,
				String.raw`(?:\bdonde (?:tenia que|tendria que|deberia|deberian|debia|debian|debio|habria que) (?:de )?(?:estar|haber|ir)(?: el| la| los| las| un| una| mi| mis| nuestra| nuestro)?)$`,
				String.raw`(?:\bni (?:un|una|gota|rastro|sombra|media|medio)(?: (?!(?:en|por|sobre|con|entre|para)\b)\S+)?(?: de| del)?(?: la| el| mi)?)$`,
				String.raw`(?:\bno (?:paso|pasaba|ocurrio|ocurria|sucedio|estallo|estallaba|llego a haber|hizo falta|hacia falta|quedo|quedaron)(?: el| la| los| las| un| una| mi| ni| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:un solo|una sola|siquiera(?: un| una)?))$`,
				String.raw`(?:\bse (?:me |nos |les )?habian? (?:acabado|agotado|terminado)(?: el| la| los| las| todo el| toda la)?)$`,
				String.raw`(?:\b(?:ojala|si tan solo|si al menos|como me gustaria que|quisiera que|me habria gustado que|me hubiera gustado que) (?:que )?(?:aqui |ahi )?(?:hub\S+|tuv\S+|estuv\S+|fuera|fuese|vin\S+|aparec\S+|pas\S+)(?: el| la| los| las| un| una| mi| mis| algun| alguna)?)$`,
				String.raw`(?:\b(?:echaba|echabamos|echo|eche|echando) (?:de menos|en falta)(?: a)?(?: el| la| los| las| un| una| mi| mis)?)$`,
				String.raw`(?:\bse (?:me|nos) (?:habia |habian )?(?:olvid(?:aba|aban|o|aron|ado|a)|quedaban?|quedo|quedaron)(?: el| la| los| las| mi| mis| un| una))$`,
				String.raw`(?:\b(?:me|nos) (?:habia |habiamos |he )?olvid(?:aba|e|ado|amos|abamos|o)(?: de)?(?: (?:traer|llevar|ponerme|coger|agarrar|meter|comprar))?(?: el| la| los| las| mi| mis| un| una))$`,
				String.raw`(?:\bni rastro (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bya no (?:habia|tenia|estaba|estaban|quedaba|quedaban|llevaba)(?: mi| el| la| los| las| mis| ningun| ninguna)?)$`,
				String.raw`(?:\b(?:nunca|jamas|tampoco) (?:llego|llegaba|vino|venia|aparecio|aparecia|llegaron|vinieron|habia|hubo|tenia|vi|veia)(?: el| la| los| las| mi| un| una| ningun| ninguna)?)$`,
				String.raw`(?:\bno (?:llevaba|llevabamos|traia|quedaba|quedaban|existia|existian|hubo|aparecia|veia|vi|se veia|se veian|se oia)(?: ya| mas)?(?: el| la| un| una| los| las| mi| mis| ni| ningun| ninguna| ni un| ni una| nada de)?)$`,
				String.raw`(?:\b(?:nada de|cero|falta de|faltaban|faltaba)(?: el| la| los| las| mi| un| una)?)$`,
				String.raw`(?:\bno (?:me |se |nos |le )?(?:llegaba|llegaban|llego|llegaron|venia|venian|vino|vinieron|acudia|acudio|brillaba|brillaban|brillo|crecia|crecian|faltaba mas que|sonaba nada de|sone con|sonaba con|se trataba de|trataba de)(?: el| la| los| las| un| una| mi| mis| ni un| ni una| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:huella|huellas|señal|señales|pista|restos|noticia|noticias|una sola gota|asomo|atisbo|pizca) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bsin (?:rastro|huella|huellas|señal|señales|restos|sombra|asomo) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\b(?:en vez|en lugar|a falta|carec(?:ia|ian|e|iendo)|desprovist[oa]s?|vaci[oa]s?|libres?|privad[oa]s?|exent[oa]s?) de(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:pense|pensaba|pensabamos|pensamos|crei|creia|creiamos|creimos|jure|juraba|juraria|imagine|imaginaba|supuse|suponia|segur[oa]s? de|convencid[oa]s? de) que (?:era|eran|habia|seria|serian|veia|oia)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:crei|creia|parecio|parecia) (?:ver|oir|sentir)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
			].join('|'),
		),
	},
	fa: {
		behind:
			/^(?:هم )?(?:(?:در|تو|توی|داخل) \S+ )?(?:یافت نمیشد|یافت نشد|دیده نمیشد|دیده نشد|پیدا نمیشد)(?: |$)|^(?:(?:دیگه |دیگر |هم )*(?:سر جاش|سر جایش|سر جای خودش|(?:تو|توی|در) \S+) (?:نبود|نبودن|نبودند)|(?:\S+ )?(?:رو|را) (?:پیدا نکرد|پیدا نمیکرد|ندید|نمیدید|نیافت)\S*)(?: |$)|^(?!که (?:\S+ ){0,4}(?:روشن|باز|بسته|سالم|پر|خالی|تموم|شبیه|مثل|مال|کامل|تمیز|واقعی|زنده|بیدار) (?:نبود|نیست))(?!(?:\S+ ){1,4}(?:داغ|سرد|گرم|روشن|باز|بسته|سالم|پر|خالی|تمیز|واقعی|زنده|بیدار|تنها|خوشحال|ناراحت|بزرگ|کوچیک|سفید|سیاه|قشنگ|ترسناک|تاریک) (?:نبود|نیست))(?:هم )?(?:در کار |اصلا |هیچ جا |هیچجا |دیگه |دیگر |هنوز |هیچ وقت |هیچوقت |هرگز |سر جاش |سرجاش |که (?!قبلا |قبلنا |پیش |تا |تاحالا |دیروز |اول |هیچوقت |هرگز )(?:\S+ ){1,5})?(?:(?:تو|توی|در|داخل|روی|رو|پیش|کنار|همراه|دور) \S+ (?:\S+ )?)?(?:نبود|نبودش|نبودن|نبودند|نیست|نیومد|نیومدن|نیامد|نیامدند|نرسید|نرسیدن|درنیومده|درنیومد|نیومده|نیامده|معلوم نبود|پیدا نبود|دیده نمیشد)(?: |$)|^تموم شده|^نه$|^که (?:نبود|نداشت|نیومد|نیست)(?:م|ن|ند)?(?: |$)|^(?:رو |را |هم )?(?:با خودم |همراهم |همرام )?(?:نیاورد|نیورد|نبرد)(?:ه|م|یم)(?: |$)|^به چشم (?:نمی?خورد|نمی?ومد|نیومد|نمیامد|نیامد)|^به \S+م نبود(?: |$)|^(?:را |رو )?(?:می)?گشت(?:م|یم) (?:ولی |اما |و )?(?:هیچ جا |اونجا |اصلا |سر جاش )?(?:نبود|نبودش|نبودن)(?: |$)/,
		before:
			/(?:حتی یه|حتی یک) (?:قطره|ذره|تیکه|دونه)$|(?:^| )(?:بی|بدون) \S+ (?:و|یا)(?: یه)?$|(?:^| )نی$|(?:^| )(?:خالی|عاری|تهی) از$|(?:^| )(?:عوض|بجای|بجا)$|(?:^| )همه (?:\S+ ){0,2}(?:بودن|بودند|اومدن|اومده بودن|امدند|امده بودند|هستن|جمع بودن) (?:جز|به جز|بجز|غیر|غیر از|الا|منهای)$|(?:^| )نه (?:حتی|یه|یک|هیچ|حتی یه|حتی یک|یه دونه)$|به (?:جای|جا|عوض)$|^جای$|[^ ]{2,}م جای$|(?:خبری|اثری|نشونی|نشانی|اثر) از(?: (?:اون|آن|هیچ))?$/,
	},
	ar: {
		behind:
			/^(?:کلها |کله )?(?:ما|لم) ?(?:وصلت)(?: |$)|^(?:کلها |کله )?م(?:ا)?(?:جاش|جتش|جاتش|جوش|وصلش|وصلتش|ظهرش|ظهرتش|بانش|بانتش|حضرش|حضرتش|لقیتهاش|لقیتوش)(?: |$)|^(?:مو|مش|مب|ماهو|ماهی|لیس|لیست|موب) (?:جوا|جواه|جواها|بداخله|بداخلها|داخله|داخلها|فیه|فیها|به|بها|هنا|هون|هنه|هنا خالص)(?: |$)|^(?:کلها |کله )?(?:و)?(?:ما|لم) ?(?:لقیته|لقیتها|اجده|اجدها|اجا|اجت|وصل|جا|جاء|جات|یات|یاتی|تات|ظهر|ظهرت|حضر|حضرت|یحضر|تحضر)(?: |$)|^(?:کلها |کله )?(?:کان |کانت |کانوا )?(?:قد )?(?:اختفی|اختفت|اختفوا|انمحی|انمحت|تلاشی|تلاشت|نشف|نشفت|جف|جفت)(?: |$)|^(?:قالوا |قالولی |قالت |قال )?(?:انشالت|انشال|انزالت|ما عاد موجود|ما عادت موجوده|هدموها|هدموه)(?: |$)|^(?:راح|راحت)$|^لم (?:تعد|یعد) (?:هناک|موجود|موجوده|فی مکان\S*)(?: |$)|^(?:اللی|الذی|التی) (?:\S+ ){1,3}(?:ما|لم) (?:اجا|اجت|جا|یات)|^(?:و)?(?:(?:ما|لم|مو|مش|مب|لیس|لیست|غیر) ?(?:کان|کانت|کانوا|یکن|تکن|یکونوا)?|ما?کان(?:ت|وا)?ش|ما?کاینش|ما?کنش) ?(?:موجود|موجوده|موجودین|هناک(?!(?: ای)? (?!بس|لکن|فی|علی|ابدا|اصلا|ایضا|لما|عندما|و)\S)|معی|معایا|معنا|عندی|معهم|معاهم|معانا|بینهم|بیننا|بینا|بیناتهم|حاضره?|حولی|جنبی)(?: |$)/,
		before: new RegExp(
			[
				'(?:خالی|خالیه|خالیا|خلت|تخلو|یخلو|مجرد|فاضی|فاضیه|فارغ|فارغه|ناشف|ناشفه|جاف|جافه|مهجور|مهجوره)(?: تماما| کلیا| بالکامل| خالص| بالمره)? من(?: ای| کل)?$|نسیت (?:ان )?(?:اجیب|اخذ|اخد|احضر|اجلب|جیب|البس)$',
				'(?:^| )(?:و|ف)?(?:ما|لم|ولا) \\S+ (?:منه |منها |منی )?(?:ولا )?(?:نقطه|قطره|ذره)$',
				'(?:^| )(?:و|ف)?(?:ما|لم|لا|ولا|بلا|مافی|مفیش|مافیش|ماکو|ماکاین|ماکاینش|بدون|م(?:ا)?\\S{2,}ش)(?: \\S+){0,3} (?:قطره|کطره|گطره|قطعه|کطعه|حته|نقطه|ذره|بله|شربه|رشفه|شمه|لقمه)(?: (?:دیال|تاع|نتاع|متاع|من|بتاع|حق|مال))?$',
				'(?:^| )(?:یا )?(?:ریت|ریتنی|لیت|لیتنی|یاریت|یاریتنی|تمنیت|تمنینا|اتمنی|بتمنی|نتمنی)(?: (?:ان|لو|انی|انه|یکون|تکون|کان|کانت|فی|فیه|عندی|عندنا|معی|معایا|معنا|شفت|اشوف|اری|رایت|الاقی|لقیت|یجی|تجی|اجا|اجت|یطلع|تطلع|یظهر|تظهر))*$',
				'(?:^| )(?:و|ف)?(?:ما|لم) \\S+ (?:ای|ولا)(?: \\S+)? (?:او|ولا)$',
				'(?:ولا|ما فی|بلا|ما فیه|ماکو|مافی|مفیش|فش|بدون|دون|لا) (?:نقطه|قطره|کطره|گطره|قطعه|کطعه|ریحه|اثر|حبه|ای|حتی|مجرد|وجود|صوت)$',
				'(?:ماکانش|ما کانش|ماکانتش)(?: کاین)?$|(?:ما )?عندوش$|لم اجد(?: فی \\S+)?$|(?:^| )(?:(?:ما|لم|لیس) (?:\\S+ ){2,}|(?:عندوش|اجد) .*)ولا$',
				`(?:^| )(?:و|ف)?(?:(?:ما|لم|لا|مو|مش|مب|لیس|لیست) (?:${owning}|${meeting})|ما? ?(?:${meetingFused})ش)(?: (?:ای|بای|ولا|حتی|هناک|فیه|فیها|به|بها|له|لها|معه|معها|منه|منها|علیه|علیها|داخله|داخلها|تحته|تحتها|جواه|جواها|عندی|معی|اثر|وجود|علینا|علی|عندنا|بیتنا))?$`,
				'(?:^| )(?:و|ف)?(?:ما|لم) (?:کان|کانت|یکن|تکن|صار|ضل|ظل|بقی|عاد) (?:فی|فیه)$',
				`(?:^| )(?:و|ف)?(?:${fused})(?: (?:فی|فیه|فیها|عندی|معایا|معی|معاها|معاه|معاهم|معه|معها|ویاه|ویای|عندهم|عندی|معانا|عندنا|هناک|ای|ولا|حتی|عنده|عندها|کاین|کاینه))*$`,
				'(?:^| )(?:و|ف)?(?:لا|ولا|ما|مو|مش|مب) (?:هو|هی|هم|انا)$',
				// «ما من أحد», «ينقصه باب», and all of them but one.
				'(?:^| )(?:و|ف)?ما من$|(?:^| )(?:و|ف)?(?:ناقص(?:ه|ها|هم|نی|نا)?|ینقص(?:ه|ها|هم|نی|نا)|تنقص(?:ه|ها|هم|نی|نا)|بینقص(?:ه|ها|نی))(?: بس| فقط)?$',
				`(?:^| )(?:و|ف)?(?:کل|کلهم|کلهن|کلنا|کلها|الکل|الجمیع|جمیعهم|جمیع)(?: \\S+){0,3}? (?:و|ف)?(?:${all})(?: \\S+)?? (?:الا|ماعدا|عدا|ما عدا|باستثناء|غیر|سوی)(?: بس)?$|(?:^| )(?:و|ف)?(?:${all}) (?:الکل|الجمیع|کلهم|کل \\S+|جمیع \\S+) (?:الا|ماعدا|عدا|ما عدا|باستثناء|غیر|سوی)$`,
			].join('|'),
		),
	},
};
