import type { Word } from '../phrases/words.ts';

/** Fear, doubt or a narrow escape right before what did not happen: «كنت خايف أغرق», «كدت أسقط», «حسبت إنه فاتني». */
const feared = new RegExp(
	`(?:^| )(?:و|ف)?(?:${[
		// Fear, with what is feared behind it.
		'(?:کنت |کنا )?(?:خایف|خایفه|خایفین|خفت|خفنا|اخاف|بخاف|اخشی|خشیت|مرعوب|مرعوبه|خوفی|خوفا)(?: (?:من|علی (?:نفسی|حالی)))?',
		// What nearly happened.
		'(?:کدت|کدنا|کاد|کادت|اوشکت|اوشکنا|(?:کنت |کنا )?(?:علی|ع) وشک|شوی وکنت|بغیت|تقریبا کنت)',
		// What is only wished.
		'(?:یا )?(?:ریت|ریتنی|لیت|لیتنی|یاریت|یاریتنی)|(?:تمنیت|تمنینا|اتمنی|بتمنی|کنت اتمنی)(?: (?:ان|لو|انی))?',
		'قبل (?:ما|اذ|ان)',
		'(?:کنت|کنا|کان|کانت) (?:راح|رح|حا|ها|هه|بدی|بدنا|بده|بدها)',
		// What somebody took for true.
		'(?:حسبت|حسبتنی|حسبته|حسبتها|افتکرت|افتکرته|افتکرتها|ظننت|ظنیت|ظننته|ظنیته|فکرت|فکرته|فکرتها|تخیلت|اعتقدت|توقعت|تخوفت)',
		'(?:قلت|قلنا|حسیت|حسینا|احس|بحس|حاسس|حاسه|شعرت|اشعر|تاکدت|متاکد|متاکده)(?: حالی| نفسی| روحی)?(?: خلاص| اکید| انی| انه)? (?:راح|رح|سوف|غادی|بدی|انی راح|انی رح|انی سوف|انه راح|انها راح)',
	].join(
		'|',
	)})(?: (?:ان|انی|انه|انها|انو|انهم|اننی|اننا|انا|حالی|نفسی|روحی|حالنا|لا|لحسن|احسن|یشوفونی|یشوفنی|یلاقونی|یلقونی|یمسکونی|حدا|حد|الناس|یکون|تکون|راح|رح|سوف|قد))*$`,
);

/** Somebody or something that keeps it from happening. */
const caught =
	/(?:^| )(?:بس|لکن|لولا|وفجاه|ولکن)(?: \S+){0,2} (?:قال|قالت|قالوا|طلع|طلعت|نزلت|نزل|عشت|صحیت|مسکنی|مسکتنی|شدنی|شدتنی|لحقنی|لحقتنی|انقذنی|انقذتنی|خلصنی|خلصتنی|سحبنی|سحبتنی|ثبت|تمسکت|نجوت|نفدت|وقفت|رجعت|طفت|طفوت|عمت|سبحت)(?: |$)/;

/** Whether what happens is only feared, nearly happens, or is taken for true by mistake. */
export function isOnlyFearedInArabic(words: readonly Word[], first: number, last: number): boolean {
	const behindFear = (at: number) => {
		const own = words[at];
		const before = words.slice(Math.max(at - 5, 0), at).filter(({ clause }) => clause === own?.clause);
		return feared.test(before.map(({ word }) => word).join(' '));
	};
	if (behindFear(first) || (last > first && behindFear(last))) return true;
	// «رح أوقع من الجسر بس حدا مسكني»
	const own = words[first];
	const before = words.slice(Math.max(first - 2, 0), first).map(({ word }) => word);
	const behind = words.slice(last + 1, last + 9).filter(({ sentence }) => sentence === own?.sentence);
	return (
		before.concat(own?.word ?? '').some((word) => /^(?:رح|راح|سوف)$/.test(word)) &&
		caught.test(behind.map(({ word }) => word).join(' '))
	);
}

/** Fear that something comes over one: «خايفين تقوم حرب», «خفت يطلع لي كلب». */
const fearedToCome =
	/(?:^| )[وف]?(?:خایف|خایفه|خایفین|خفت|خفنا|اخاف|بخاف|نخاف|اخشی|خشیت|خوفا|خوفی|مرعوب|مرعوبه|مرعوبین|قلقان|قلقانه|متوقع|متوقعه|متوقعین|توقعت|توقعنا|مستنیین)(?: (?:من|ان|انه|انها|انو|لا|لحسن|احسن))* (?:تقوم|یقوم|یصیر|تصیر|یحدث|تحدث|یحصل|تحصل|یقع|تقع|تندلع|یندلع|ینزل|تنزل|یجی|تجی|یاتی|تاتی|یطلع|تطلع|یظهر|تظهر|یکون|تکون|تشتعل|یهب|تهب)(?: (?:فی|فیه|لی|لنا|علی|علینا|هناک|منه|منها))?$/;

/** Whether a thing is only feared to come. */
export function isFearedToCome(words: readonly Word[], first: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 6, 0), first).filter(({ clause }) => clause === own?.clause);
	return fearedToCome.test(before.map(({ word }) => word).join(' '));
}

/** Somebody's attempt right before what it is an attempt at. */
const attempt =
	/(?:^| )[وف]?(?:حاول|حاولت|حاولوا|حاولو|یحاول|تحاول|یحاولون|بیحاول|بتحاول|بده|بدو|بدها|بدهم|اراد|ارادت|ارادوا|کان یرید|کانت ترید|عایز|عایزه|عاوز|عاوزه|یبغی|تبغی|یبی|تبی|بغی|بغا|جای|جایه|هم|رفض|رفضت|رفضوا|رافض|رافضه)(?: (?:ان|انه|انها|علشان|عشان|لحتی|منی|واحد|واحده|حدا|حد|رجل|رجال|شخص|زلمه|راجل|حرامی))?$/;

/** The dreamer's own: «كنت أحاول أطير وما قدرت». */
const ownAttempt = /(?:^| )[وف]?(?:حاولت|احاول|بحاول|نحاول|کنحاول|حاولنا|بدی|اردت|کنت بدی|بغیت)(?: ان)?$/;

/** What tells behind it that nothing came of it. */
const failed =
	/(?:^| )[وف]?(?:(?:ما|لم|لکن لم|مو|مش) (?:خلیته|خلیتها|خلیتهم|خلیناه|قدر|قدرت|اقدر|قدرنا|استطع|اعرف|عرفت|قدروا|قدرو|یقدر|تقدر|لحق|لحقت|لحقوا|عرف|عرفت|یستطع|تستطع|یستطیعوا|یتمکن|تتمکن|استطاع|استطاعت|سمحت|سمحتله|اسمح|صابنی|اصابنی|طالنی|طالتنی|وصلنی|زبط|زبطت|نجح|ینجح|نزلت|تنزل|طلع|یطلع|طلعت|خرج|یخرج)|ما?(?:خلیتوش|خلیتهاش|عرفتش|قدرناش|قدرش|قدرتش|لحقش|لحقنیش|عرفش|طالنیش|سبتوش))(?: |$)/;

/** One's own verb, denied right behind the attempt. */
const notDone = /^(?:\S+ )?[وف]?(?:ما|لم) (?:\S{2,}(?:ت|تها|ته)|[ان]\S{2,})(?: |$)/;

/** Whether something is only tried by another, and fails: «حاول يبوسني وما خليته»; or refused: «رفض يقصه». */
export function isFailedAttempt(words: readonly Word[], first: number, last: number, alsoMine = true): boolean {
	const own = words[first];
	const before = words
		.slice(Math.max(first - 2, 0), Math.max(first, last))
		.filter(({ clause }) => clause === own?.clause);
	const told = before.map(({ word }) => word).join(' ');
	if (/(?:^| )[وف]?(?:رفض|رفضت|رفضوا|رافض|رافضه)(?: ان)?$/.test(told)) return true;
	if (!attempt.test(told) && !(alsoMine && ownAttempt.test(told))) return false;
	const behind = words.slice(last + 1, last + 6).filter(({ sentence }) => sentence === own?.sentence);
	// «حاولت أطير وما طرت»
	if (alsoMine && ownAttempt.test(told) && notDone.test(behind.map(({ word }) => word).join(' '))) return true;
	return failed.test(behind.map(({ word }) => word).join(' '));
}

/** Looking for something, right before it. */
const sought =
	/(?:^| )[وف]?(?:ع?م )?(?:ادور|دورت|بدور|ندور|دورنا|یدور|تدور|کنقلب|نقلب|قلبت|کندور|ابحث|بحثت|نبحث|بحثنا|یبحث|تبحث|افتش|بفتش|فتشت|نفتش|فتشنا)(?: (?:ب\S{3,}|فی \S+|(?:کل )?(?:ال)?(?:بیت|بیوت|غابه|شقه|غرف|غرفه|سوق|حاره|مدرسه|مستشفی|شنطه|دنیا|بلد|جیوبی|درج|دروج|سیاره)))?(?: (?:علی|ع|عن|فی|ورا))?(?: \S{3,} (?:او|ولا))?(?: (?:ای|شویه|شوی|شویت|نقطه|کل|مکان))?$/;

/** Waiting for something, right before it, and that it does not come, behind it. */
const awaited =
	/(?:^| )[وف]?(?:ع?م )?(?:ینتظر|ینتظرون|تنتظر|بینتظروا|بیستنوا|یستنوا|یستنی|بیستنی|یستنون|ینطرون|ینطر|کنا ننتظر|انتظر|انتظرت|ننتظر|استنی|استنیت|بستنی|مستنی|مستنیه|نستنی|کنتسنی|نتسنی|ناطر|ناطره|ناطرین|انطر|نطرت|انطره|اترقب|متاکد|متاکده|متوقع|متوقعه|خایف|خایفه|خفت|اتوقع|بتوقع|احسب|ظانه?|متخیله?)(?: (?:یجی|اشوف|بشوف|اری|القی|الاقی|بلاقی|تجی|ان|انه|انها|من|رح|راح|سوف|یوصل|توصل|یطلع|تطلع|یظهر|تظهر|یهجم|لی|لنا|علی|علینا|ب|فی|ای))*$/;
const uncome =
	/(?:^| )[وف]?(?:(?:ما|لم|لا|ولا) (?:اجا|اجت|جا|جاء|جات|جت|یات|تات|یاتی|تاتی|وصل|وصلت|یصل|تصل|ظهر|ظهرت|یظهر|تظهر|نزل|نزلت|ینزل|تنزل|بین|بان|مر|مرت|طلع|طلعت|وقف|وقفت|شفت|شفنا|ار|لقیت|اجد|کان|کانت|یکن|تکن)|ما? ?(?:کانش|کانتش|شفتش|لقیتش|جاش|جاتش|جتش|وصلش|وصلتش|ظهرش|بانش|نزلش|نزلتش|طلعش|طلعتش))(?: |$)|(?:^| )(?:بس|لکن|[وف])\S*(?: \S+){0,3}? (?:فاضی|فاضیه|فارغ|فارغا|فارغه|خالی|خالیا|خالیه)(?: |$)/;

/** Being sure that it is there, right before it: «متأكدة في حية تحت السرير، رفعته وما لقيت شي». */
const sureOf = /(?:متاکد|متاکده|متوقع|متوقعه|حاسس|حاسه)(?: (?:ان|انه|انها|انو))?(?: (?:فی|فیه|هناک|اکو|کاین))?$/;

/** Calling somebody, right before them; that nobody answers or comes, behind them. */
const called =
	/(?:^| )[وف]?(?:نادیت|انادی|بنادی|نادینا|اصرخ|بصرخ|اصیح|بصیح|اطلب|بطلب|اتصل|بتصل|استنجد|طلبت|طلبنا|اتصلت|اتصلنا|استنجدت|صرخت|صحت|دقیت|رنیت|کلمت)(?: (?:علی|ع|ب|ل|فی|لل))?$/;
const unanswered =
	/^(?:\S+ ){0,3}?[وف]?(?:(?:ما|لم|لا|ولا) (?:(?:حدا|حد|احد) )?(?:رد|ردوا|یرد|یردوا|اجا|اجت|اجوا|جا|جت|جوا|جات|جاء|وصل|وصلت|وصلوا|سمع|سمعوا|سمعنی|جاوب|جاوبت|یات|تات|یصل|تصل|یجب)|محدش (?:رد|جه|جا)|ما?(?:ردتش|ردش|جاتش|جاش|جوش|جتش))(?: |$)/;

/** Not finding it, behind it. */
const unfound =
	/(?:^| )[وف]?(?:(?:ما|لم|لا|ولا) (?:لقیته|لقیتها|لقیتهم|لقیناه|لقیناها|لقیتو|اجده|اجدها|اجدهم|نجده|نجدها|وجدته|وجدتها|یلاقیه|تلاقیه|لقاه|لقاها|لقته|لقتها|اعثر علیه|اعثر علیها)|(?:ما|لم|لا|ولا) (?:لقیت|لقیتش|لقینا|لقی|لقت|اجد|نجد|وجدت|یجد|تجد|الاقی|نلاقی|اعثر)(?=$| (?:شی|شیء|شییا|حاجه|والو|ای|اثر|نقطه|قطره|ولا|الا|غیر|سوی|حتی|خبر|احد|حدا|له|لها)(?: |$))|ما?(?:لقتوش|لقتهوش|لقتهاش|لقتهمش|لقیتاش|لقیتهش|لقیتوش|لقیتهوش|لقیتهاش|لقیتهمش|لقیناهش|لقیناهاش|لقیتوهش)|ما?(?:لقیتش|لقیناش)(?=$| (?:شی|حاجه|والو|ولا|اثر)(?: |$))|(?:ما|لم) (?:طلع|طلعت|یطلع|یظهر|ظهر|خرج)(?: لی| معی)?(?=$| (?:شی|الا|غیر|سوی|ولا|بس))|(?:مش|مو|ما|مب|مانی|ما عم) (?:عم )?(?:لاقی|ملاقی|بلاقی|الاقی|ملقی)\S*|(?:بلا|بدون|دون|من غیر) (?:فایده|جدوی|نتیجه)|عبثا|عالفاضی|ولا لقیت|(?:ما|لم) (?:کان|یکن) (?:فی|فیه|هناک|موجود)(?: ولا| ای| شی| حد|$)|ما?کانش (?:فی|فیه|موجود)|م(?:ا ?)?کاینش(?: |$)|م(?:ا )?فیش(?: ولا| حاجه|$)|ماکو(?: شی|$))|(?:^| )[وف]?(?:لقیت|لقینا|وجدت) \S+ (?:\S+ )?و?(?:فاضی|فاضیه|فارغ|فارغا|فارغه|خالی|خالیا|خالیه)(?: |$)/;

/** Finding it all the same, behind that: «وما لقيته، وبعدين لقيته في جيبي». */
const foundAgain =
	/(?:^| )(?:و?بعدین|و?بعدها|ثم|و?فجاه|و?ملی|ولما|لما|ومنین|منین|و?فی (?:الاخر|الاخیر|النهایه)|و?بالاخر|و?بالنهایه|و?اخر شی|و?اخیرا|لین|لحد ما|حتی) [وف]?(?:لقیته|لقیتها|لقیتهم|لقیتو|لقیناه|لقیناها|وجدته|وجدتها|وجدناه|لاقیته|لاقیتها|حصلته|حصلتها|طلعلی|طلع لی)(?: |$)/;

/** Whether what is not found at first is found in the end. */
export function isFoundAgain(words: readonly Word[], last: number): boolean {
	const later = words.slice(last + 1, last + 16).filter(({ sentence }) => sentence === words[last]?.sentence);
	return foundAgain.test(later.map(({ word }) => word).join(' '));
}

/** Whether a thing is only looked or waited for, and not found: «أدور على مي وما لقيت», «أستنى مركب وما اجا». */
export function isSoughtInVainInArabic(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const isSought = (at: number) => {
		const before = words.slice(Math.max(at - 5, 0), at).filter(({ clause }) => clause === own?.clause);
		return sought.test(before.map(({ word }) => word).join(' '));
	};
	const behind = words.slice(last + 1, last + 9).filter(({ sentence }) => sentence === own?.sentence);
	const waitsFor = words
		.slice(Math.max(first - 5, 0), first)
		.filter(({ clause }) => clause === own?.clause)
		.map(({ word }) => word)
		.join(' ');
	const told = behind.map(({ word }) => word).join(' ');
	if (called.test(waitsFor) && unanswered.test(told)) return true;
	// «فتشنا الغابة عن أختي»: the forest is where one looks.
	const isWhere = /^(?:علی|ع|عن)$/.test(words[last + 1]?.word ?? '') && words[last + 1]?.clause === own?.clause;
	if (isWhere && !/^(?:عن|علی|ع|ورا)$/.test(words[first - 1]?.word ?? '')) return false;
	// «أنتظر أمي عند باب المدرسة»: where one waits.
	const isWhereOneWaits = /^(?:عند|باب|قدام|امام|جنب)$/.test(words[first - 1]?.word ?? '');
	if (awaited.test(waitsFor) && isWhereOneWaits) return false;
	if (awaited.test(waitsFor)) return uncome.test(told) || (sureOf.test(waitsFor) && unfound.test(told));
	if (!isSought(first) && !isSought(last)) return false;
	if (isFoundAgain(words, last)) return false;
	// «دورت على سيف مالقيتش، وكل راس…»: the denial ends its clause.
	return unfound.test(told) || clausesOf(behind).some((clause) => unfound.test(clause));
}

/** The words of each clause. */
const clausesOf = (words: readonly Word[]): string[] =>
	[...new Set(words.map(({ clause }) => clause))].map((own) =>
		words
			.filter(({ clause }) => clause === own)
			.map(({ word }) => word)
			.join(' '),
	);

/** Wanting something, right before it, and that there is none, behind it: «رحت أشتري خبز وكل المحلات بدون خبز». */
const wanted =
	/(?:^| )[وف]?(?:ا?شتری|بشتری|نشتری|اجیب|اجلب|جیب|نجیب|اخذ|اخد|اشرب|نشرب|بشرب|اکل|ناکل|اطلب|طلبت|طلبنا|بدی|اردت|اردنا|احتجت|ابی|ابغی|نبی|عایز|عاوز|محتاج|محتاجه|ارید|نرید|یشتروا|تشتری)(?: (?:شویه|شوی|کاسه|کیلو|حبه))?$/;
const none = (name: string) =>
	new RegExp(
		`(?:^| )[وف]?(?:(?:بدون|بلا|مافی|مفیش|مافیش|ماکو|ماکاین|بلاش|ما فی|ما فیه|ما کان فی|ما عندهم|ما بقی|ما ضل|ماعندهم|معندهمش) (?:ولا |ای )?${name}|(?:مخلص|خالص|خلص|خلصان|نفد|نفذ|انتهی)(?: |$)|(?:ما|لم) (?:لقیت|لقینا|اجد|نجد)(?: |$)|ملقیتش|ملقیناش|(?:مفیش|مافیش|ماکو|مافی|ماکاین|ما فی|ما فیه|ما کاین|ما کان فی)$|(?:ما|لم) (?:عطونی|اعطونی|عطانی|اعطانی|عطتنی|یعطونی|یعطنی|یعطینی|جابوا|جابولی)(?: |$)|م(?:ا)?عطونیش|م(?:ا)?ادونیش)`,
	);

/** Whether a thing is only wanted, and there is none. */
export function isWantedInVain(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 3, 0), first).filter(({ clause }) => clause === own?.clause);
	const told = before.map(({ word }) => word).join(' ');
	if (!own || !(wanted.test(told) || sought.test(told))) return false;
	const behind = words.slice(last + 1, last + 10).filter(({ sentence }) => sentence === own.sentence);
	return none(own.word).test(behind.map(({ word }) => word).join(' '));
}

/** Telling of something, before it: «حكتلي عن الذئب اللي أكل غنم أبوها»; it goes on to where the scene is told again. */
const tellsOf =
	/(?:^| )[وف]?(?:حکتلی|حکالی|حکت لی|حکی لی|تحکیلی|یحکیلی|بتحکیلی|بیحکیلی|تحکی لی|یحکی لی|عم تحکی|عم یحکی|بتحکی|بیحکی|تحکی|یحکی|سولفلی|سولفتلی|یسولف|تسولف|قصت علی|قص علی|خبرتنی|خبرنی|حدثنی|حدثتنی|یحدثنی|تحدثنی|قرالی)(?: \S+){0,2} عن (?:\S+ )*$|(?:^| )قالوا (?:بالرادیو|بالتلفزیون|بالاخبار) (?:\S+ )*$/;
const goesOn = /^(?:وهی|وهو|وانا|ونحن|واحنا|بس|لکن|ثم|بعدین|وبعدین|لما|عندما)$/;

/** Whether something is only told of by somebody. */
export function isOnlyToldOf(words: readonly Word[], first: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 12, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	const begun = before.findLastIndex(({ word }) => goesOn.test(word));
	if (goesOn.test(own?.word ?? '')) return false;
	const told = before.slice(begun + 1).map(({ word }) => word);
	return tellsOf.test(`${told.join(' ')} `);
}

/** Taking it for something, right before it; that it is another, behind it. */
const taken =
	/(?:^| )[وف]?(?:فکرت|فکرته|فکرتها|فکرتو|حسبت|حسبته|حسبتها|حسبتو|ظننت|ظننته|ظننتها|ظنیت|ظنیته|ظنیتها|افتکرت|افتکرته|افتکرتها|تخیلت|تخیلته|اعتقدت|توقعت|قلت|قلنا|علی اساس|ا?حسب(?:ه|ها|هم)?|بحسب(?:ه|ها)?|ا?ظن(?:ه|ها|هم)?|بظن(?:ه|ها)?|فاکر(?:ه|ها|هم|اه|اها)?|مفکر(?:ه|ها|ته|تها)?|حسبالی|عبالی|(?:علی|ع) بالی|بالی|یسحابلی|یسحاب لی|سحابلی|تسحابلی|تحسابلی)(?: (?:اللی \S+|الصوت|صوت|الظل|ظل|الخیال|الضو|النور|الحرکه|الشی|ان|انه|انها|انو|فی|فیه|هذا|هذی|ده|دی|هاد))*$/;
/** «ظننت الحبل ثعبانا»: what is taken for it stands between. */
const takenFor = /(?:^| )[وف]?(?:ظننت|ظنیت|حسبت|حسبنا|ظننا|افتکرت|خلت|توهمت) ال\S{2,}$/;
const turnsOut =
	/^(?:\S+ ){0,2}[وف]?(?:(?:اتاریه|اتاریها|طلع|طلعت|طلعوا|طلعو|کان|کانت|کانوا|اذا|واذا|لقیته|لقیتها) \S|(?:لکن|بس) (?:طلع|طلعت|کان|کانت|هو|هی)|(?:ما|لم|مو|مش) (?:کان|کانت|طلع|طلعت|یکن|تکن|هو|هی))/;

/** Whether a thing is only taken for one: «فكرته حرامي وطلع أبوي». */
export function isMistaken(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 3, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	const told = before.map(({ word }) => word).join(' ');
	if (takenFor.test(told) && !/^ال|ی$/.test(own?.word ?? '')) return true;
	if (!taken.test(told)) return false;
	const behind = words.slice(last + 1, last + 6).filter(({ sentence }) => sentence === own?.sentence);
	return turnsOut.test(behind.map(({ word }) => word).join(' '));
}

/** What something is seen to be in the end: «بس لما قربت طلع حبل»; but not how it is, nor where it comes out. */
const another =
	'(?: (?:بس|مجرد|انه|انها|عباره عن))? (?!ا?ل|من|فی|علی|ع |الی|فوق|تحت|قدام|برا|بره|ورا|مع|عند|منه|بال|ب[یت]|[یت]\\S{3}|ما |مش|مو|لسا|فاضی|فارغ|مکسور|مسکر|مقفول|مغلق|مفتوح|میت|حی|عایش|صغیر|کبیر|الیف|طیب|لطیف|حلو|غریب|اسود|ابیض|احمر|سودا|بیضا|نایم|جوعان|یابس|ناشف|جاف|مالح|بارد|حار|سخن|مریض|زعلان|حزین|مبسوط|عریان|لابس|واقف|قاعد|جالس|هناک|موجود|بعید|قریب|کل|انا|هو|هی)\\S{2,}';
const turned = new RegExp(
	`(?:^| )(?:(?:بس|لکن|لکنه|لکنها|ولکن|وبس)(?: (?!ما |لم |مو |مش )\\S+){0,4}? (?:طلع|طلعت|طلعوا|طلعو|تبین انه|تبین انها|کان مجرد|کانت مجرد|اتاریه|اتاریها)|[وف]?(?:اخر شی|اخر شیء|اخرتها|بالاخر|فی الاخر|فی النهایه|بالنهایه|اتاریه|اتاریها|تاریه|تاریها)(?: \\S+)? (?:طلع|طلعت|طلعوا|کان|کانت)|[وف]?(?:مشیت|قربت|رحت|وصلت|اقتربت|رکضت|جریت)(?: (?:له|لها|الیه|الیها|علیه|علیها|منه|منها|عنده|عندها|صوبه|صوبها))? [وف]?(?:طلع|طلعت|لقیته|لقیتها)|[وف]?(?:لما|یوم|اول ما|بعد ما|عندما|لمن) (?:قربت|اقتربت|فتحت\\S*|لمست\\S*|مسکت\\S*|دققت|رکزت|ولعت|شعلت|ضویت|شفت\\S*)(?: \\S+){0,2}? (?:طلع|طلعت|طلعوا|کان|کانت|لقیته|لقیتها|وجدته|وجدتها))${another}`,
);

/** What is seen to be no living thing: «عقرب تحت المخدة طلعت لعبة بلاستيك», «ولما ضويت طلع الستارة». */
const lifeless =
	/(?:^| )[وف]?(?:طلع|طلعت|طلعوا|لقیته|لقیتها|اتاریه|اتاریها)(?: (?:بس|مجرد|عباره عن))? (?:ال)?(?:لعبه|بلاستیک|حبل|خرطوم|ظل|ظلی|خیال|خیالی|وهم|سراب|تمثال|صوره|مجسم|کذبه|مقلب|دمیه|قماش|قماشه|ستاره|کیس|خشبه|عصا|عصایه|غصن|سلک|خیط|رسمه|رسم|شال|حزام|جزمه|کرتون)(?= |$)/;

/** Whether a thing turns out to be another: «شفت ثعبان طويل بس طلع حبل غسيل». */
export function turnsOutOther(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const behind = words.slice(last + 1, last + 11).filter(({ sentence }) => sentence === own?.sentence);
	const told = behind.map(({ word }) => word).join(' ');
	return turned.test(told) || lifeless.test(told);
}

/** What is only supposed, right before it: «كان المفروض أمي تستقبلني»; and what tells that it was otherwise. */
const supposed =
	/(?:^| )[وف]?(?:المفروض|مفروض|المفترض|مفترض|یفترض)(?: (?:ان|انه|انها|انو|تکون|یکون|تجی|یجی|القی|الاقی|اشوف|فی|فیه|هناک|عندی|معی))*$/;
const otherwise = /(?:^| )(?:بس|لکن|لکنه|لکنها|ولکن|وطلع|وطلعت|ولقیت|فلقیت|وما|ولم|فلم|فما|ومحد|ومحدش)(?: |$)/;

/** Whether a thing is only supposed to be there, and another is. */
export function isOnlySupposed(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 5, 0), first).filter(({ clause }) => clause === own?.clause);
	const behind = words.slice(last + 1).filter(({ sentence }) => sentence === own?.sentence);
	const told = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	return supposed.test(told(before)) && otherwise.test(told(behind));
}

/** Somebody says that it is there: «قال في عقرب تحت الصخرة، قلبناها وكانت ورقة». */
const claimed =
	/(?:^| )[وف]?(?:قال|قالت|قالوا|قالولی|قالی|قالتلی|یقول|تقول|یقولون|بیقول|بیقولوا|خبرونی|حذرونی|سمعت(?= فی| ان| انه)|سمعنا(?= فی| ان| انه)|(?:قال|قالت|قالوا|یقول|تقول|بیقول|بتقول|اعلن|اعلنت|اعلنوا|حذر|حذرت|حذرونا|بلغونا|خبرونا)(?: \S+){1,4} (?:ان|انه|انها|انو))(?: (?:لی|لنا|ان|انه|انها|انو))*(?: (?:فی|فیه|هناک|اکو|کاین|جای|جایه|رح یجی|راح یجی|رح یصیر|راح یصیر|سیقع|سیحدث|سیضرب|سیاتی|ستقع|ستقوم|ستاتی|ستنزل|رح تقوم|راح تقوم|رح تجی|راح تجی|رح یضرب|هیحصل|هتقوم|غادی یکون))?$/;
const wasOther =
	/(?:^| )[وف](?:کان|کانت|طلع|طلعت|لقیت|لقیتها|لقیته|لقینا|لقیناها|لقیناه|طلعوا)(?: بس| مجرد)? (?!فی|فیه|هناک|علی|معی|عند)\S|(?:^| )[وف]?(?:ما|لم) (?:کان|لقیت|لقینا|شفت|شفنا|نجد|اجد|ار|نر|طلع|یکن|صار|صارت|یصر|اجا|اجت|جا|جت|وصل|وصلت|بین|حصل|یهتز|تهتز|اهتز|اهتزت|تحرک|یتحرک|یقع|تقع|یحدث|یات|تات|تقم|قامت|ینزل|نزل|نزلت|یصبنا|یضرب|ضرب)/;

/** Whether a thing is only said to be there, and is not. */
export function isOnlyClaimed(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 7, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	if (!claimed.test(before.map(({ word }) => word).join(' '))) return false;
	const behind = words.slice(last + 1, last + 13).filter(({ sentence }) => sentence === own?.sentence);
	return wasOther.test(behind.map(({ word }) => word).join(' '));
}

/** By sound or smell alone, right before it. */
const sensed =
	/(?:^| )[وف]?(?:سمعت|اسمع|بسمع|سامع|سامعه|سمعنا|شمیت(?: رایحه)?|شممت(?: رایحه)?|اشم(?: رایحه)?|صوت|نباح|عواء|عوی|مواء|زییر|صهیل|نهیق|نقیق|ازیز|فحیح|خریر|هدیر|ریحه|دخان)(?: (?:صوت|نباح|عواء|مواء|زییر|صهیل|خریر|هدیر|ریحه|رایحه))?$/;

/** Whether a thing is known by its sound or its smell only: «سمعت نباح كلاب». */
export function isOnlySensed(words: readonly Word[], first: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 2, 0), first).filter(({ clause }) => clause === own?.clause);
	return sensed.test(before.map(({ word }) => word).join(' '));
}

/** Behind it, that nothing of it was there. */
const butNone =
	/^(?:\S+ ){0,2}(?:لکن|بس|ولکن|مع ان|رغم ان)(?: \S+)? ?(?:ما|لم|مافی|ماکو|مفیش|مافیش)(?: (?:کان|کانت|یکن|لقیت|شفت|اجد|ار|نر|فی|فیه|هناک|یوجد|حدا|بین))* ?(?:الا|غیر|سوی|شی|شیا|حدا|احد|ای|ولا|اثر|$)/;

/** «شممت رائحة بحر لكن ما كان في إلا رمل»: what is smelt or heard, and not there. */
export function isSensedInVain(words: readonly Word[], first: number, last: number): boolean {
	if (!isOnlySensed(words, first)) return false;
	const behind = words.slice(last + 1, last + 10).filter(({ sentence }) => sentence === words[first]?.sentence);
	return butNone.test(behind.map(({ word }) => word).join(' '));
}

/** Whether it is there, right before it; that nothing was, behind it. */
const whether = /(?:^| )(?:اذا|لو|هل|ان کان) (?:فی|فیه|کان فی|کان فیه|اکو|کاین|هناک|کان هناک|یوجد)$/;
const nothing =
	/(?:^| )[وف]?(?:(?:ما|لم|لا) (?:کان |یکن )?(?:فی|فیه|لقیت|شفت|اجد|لقینا|شفنا|هناک) (?:شی|شیء|حدا|احد|حاجه|ولا)|مفیش|مافیش|ماکو شی)(?: |$)/;

/** Whether one only looks if a thing is there, and it is not: «أتأكد إذا في حية وما كان في شي». */
export function isWonderedAt(words: readonly Word[], first: number, last: number): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 4, 0), first).filter(({ clause }) => clause === own?.clause);
	if (!whether.test(before.map(({ word }) => word).join(' '))) return false;
	const behind = words.slice(last + 1, last + 7).filter(({ sentence }) => sentence === own?.sentence);
	return nothing.test(behind.map(({ word }) => word).join(' '));
}

/** Whether what is denied by name is told once more only by its look: «لست عارية لكنهم ينظرون كأني عارية», «مو حامل بس بطني كبير». */
export const isOnlyAsIf = (words: readonly Word[], first: number): boolean =>
	/^[وف]?کان(?:ی|نی|نا|ه|ها|هم)$/.test(words[first - 1]?.word ?? '') || words[first]?.word === 'بطنی';
