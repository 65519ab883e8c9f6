import type { LanguageLexicon, Mark } from './language-lexicon.server.ts';
import type { Match } from './phrase-finder.ts';
import type { FigureWho, Span } from './scene.ts';
import { askedOf, hearsay, isBeforeReport, isExclaimed, isSubject, opened } from './spanish-speech.ts';
import type { Word } from './words.ts';

/** What somebody says in a dream. */
export type Said = {
	/** The words as they stand. */
	readonly words: string;
	/** Their place; what is only said is not in the scene. */
	readonly where: Span;
	/** Told with "that": a report, not the words themselves. */
	readonly reported: boolean;
	/** The word with which it is said; null for a quotation without one. */
	readonly verb: number | null;
	readonly myself: boolean;
};

const quotes =
	/«([^»]+)»|“([^”]+)”|„([^“”]+)[“”]|"([^"]+)"|‹([^›]+)›|‘([^’]{3,})’(?!\p{L})|(?<!\p{L})'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){3,}?)'(?!\p{L})/gu;

/** How Persian speech begins that bids somebody: «صدا زد بیا». */
const isBidden = /^(?:بیا|برو|نرو|کجا|پاشو|پاشین|بدو|وایسا|بگیر|ببین|کمک|مواظب|نکن)/;
/** Who is called by it: «صدا زدم مامان، برنگشت». */
export const isCalled = /^(?:مامان|بابا|مادر|پدر|ننه|داداش|ابجی|خدا|خدایا|عزیزم)$/;
const isCalledAlone = (words: readonly Word[], index: number): boolean =>
	isCalled.test(words[index]?.word ?? '') && words[index + 1]?.clause !== words[index]?.clause;
/** The same in Arabic, and questions: «سألني الشرطي وين رخصتك». */
const isBiddenInArabic =
	/^(?:وین|فین|شو|ایش|شنو|شنهو|ایه|لیش|لیه|علاش|مین|منو|شکون|متی|امتی|ایمتی|کیف|ازای|شلون|کیفاش|این|لماذا|ماذا|هل|کم|بکم|بقدیش|تعال|تعالی|تعالوا|اهرب|اهربی|اهربوا|ارکض|ارکضی|انتبه|انتبهی|اطلع|اطلعی|اطلعوا|انزل|انزلی|ادخل|ادخلی|ادخلوا|افتح|افتحی|افتحوا|اقعد|اقعدی|اجلس|اجلسی|ارجع|ارجعی|ارجعوا|قوم|قومی|قم|وقف|وقفی|اوقف|اوعی|الحق|الحقی|الحقوا|غنی|غنوا|ارقص|ارقصی|ارقصوا|کمل|کملی|کملوا|امشی|امشوا|روح|روحی|روحوا|خذ|خذی|خذوا|خد|خدی|هات|هاتی|هاتوا|جیب|جیبی|جیبوا|سکر|سکری|سکروا|شوف|شوفی|شوفوا|سیب|سیبنی|سیبونی|اترکنی|اترکونی|خلونی|اسکت|اسکتی|اسکتوا|الحقونی|انقذنی|انقذونی|ساعدونی|ساعدنی|خلاص|یا|لا|مش|مو)$/;

/** Arabic: whoever speaks stands right behind the verb; what is said begins behind them and what tells of them. */
const speaker =
	/^(?:الکل|(?:ال)?(?:طبیب|طبیبه|دکتور|دکتوره|ممرض|ممرضه|ملک|ملکه|رجل|راجل|رجال|زلمه|امراه|مراه|ست|بنت|بنیه|ولد|شیخ|حارس|شرطی|ضابط|عسکری|قاضی|معلم|معلمه|استاذ|استاذه|ابله|مدیر|مدیره|سواق|سایق|بیاع|بایع|طفل|طفله|عجوز|ختیار|ختیاره|عریس|عروس|عروسه|امام|خطیب|حرامی|لص|جنی|جنیه|عفریت|کاهن|صوت|حیه|افعی|تعبان|ثعبان|کلب|قط|قطه|بسه|عصفور|اسد|حصان|غراب|حمامه|ببغاء|سمکه|قرد|ناس|جمیع|موظف|موظفه|قبطان|کابتن|طیار|جندی|ملاک|شبح|غریب|مذیع|مذیعه|مخرج|سید|سیده|شاب|صبیه|قابله|دایه|بواب|جزار|لحام|غسال|مسافر|رکاب))$/;
const tellsOfSpeaker =
	/^(?:المرحوم|المرحومه|المتوفی|المتوفیه|المتوفاه|المیت|المیته|الراحل|الراحله|الصغیر|الصغیره|الکبیر|الکبیره|العجوز|الغریب|الغریبه|ضاحکا|ضاحکه|باکیا|باکیه|مبتسما|مبتسمه|غاضبا|غاضبه)$/;
const blessing = /^(?:یرحمه|یرحمها|یرحمو|یرحما)$/;

/** Words by which a mother or father is only called. */
const called = /^(?:یما|یمه|یبه|یابه|یوما|یبا)$/;

/** The last word of who speaks, behind an Arabic verb of saying; the verb itself where nobody is named there. */
function speakerBehind(words: readonly Word[], verb: number, figures: readonly Match<FigureWho | null>[]): number {
	const own = words[verb];
	const isHere = (index: number) => words[index]?.clause === own?.clause;
	let end = verb;
	for (const { label, first, last } of figures)
		if (label && first === verb + 1 && isHere(last) && !called.test(words[first]?.word ?? ''))
			end = Math.max(end, last);
	if (end === verb && isHere(verb + 1) && speaker.test(words[verb + 1]?.word ?? '')) end++;
	if (end === verb) return verb;
	for (;;) {
		const [next, after] = [words[end + 1]?.word ?? '', words[end + 2]?.word ?? ''];
		if (isHere(end + 1) && tellsOfSpeaker.test(next)) end++;
		else if (isHere(end + 2) && next === 'الله' && blessing.test(after)) end += 2;
		else return end;
	}
}

/** «مكتوب عليها ادخلوا»: a writing quoted behind what it stands on. */
const writtenOn = /^(?:علیه|علیها|فیه|فیها)$/;
const notQuoted = /^(?:اسم|تاریخ|رقم|کلام|حروف|ارقام|اشیا|شی|حاجه|بال|بخط|بلغه|ب)/;

/** Whether an Arabic verb that quotes only behind a colon quotes all the same by how its words begin. */
function quotesInArabic(verb: Word, by: number, words: readonly Word[]): boolean {
	const [next, after] = [words[by + 1], words[by + 2]];
	if (!next || next.sentence !== verb.sentence) return false;
	if (/^[وف]?مکتوبا?ه?$/.test(verb.word))
		return writtenOn.test(next.word) && after?.clause === next.clause && !notQuoted.test(after.word);
	// «صاحوا كبروا»: many are bidden.
	return isBiddenInArabic.test(next.word) || /^(?![وف])(?!(?:کان|صار|راح|جا|اج)وا$).{2,}وا$/.test(next.word);
}

/** How Spanish speech begins that is shouted: "todos gritaban salta". */
const isShouted =
	/^(?:salta|corre|corran|corred|ven|vengan|vete|vayanse|huye|huyan|para|paren|ayuda|ayudame|ayudenme|socorro|auxilio|fuego|cuidado|mira|miren|baja|bajen|sube|suban|fuera|salgan|quieto|quieta|mama|papa|agarrate|sueltame|sueltala|sueltalo|apurate|espera|esperame|callate|despierta|levantate|apaguen|llamen|abre|abran|cierra|viva|bravo|vamos|vamonos|dejame|dejenme|nos|hay|ya|viene|vienen|te|tu|eres|soy|perdon|gracias|basta|adios|goool|gol|escondete|no te|al ladron)$/;

/** Persian words that make another verb of "say". */
const saidWith = /^(?:اذان|دروغ|راست|قصه|شعر|تبریک|تسلیت|ذکر|سخن|خوشامد|متلک|شهادتین|هذیان|لبیک|آمین|امین)$/;
/** Persian cries, and what stands behind one where no words are told: «جیغ زدم صدام درنیومد». */
const criesFa = /^(?:جیغ|داد|فریاد|هوار|نعره|چیغ|ناله)(?: |$)/;
const criesOn =
	/^(?:صدام|صدایم|صداش|صدایی|کسی|هیچکس|هیچکی|هیچ|ولی|اما|از|تا|سر|سرم|سرش|همه|بعد|بعدش|بیدار|نشنید|نشد|یهو|ناگهان|خیلی|بلند|دویدم|فرار|مامانم|بابام)$/;
/** What stands behind a verb of saying where its words are not told. */
const goesOn =
	/^(?:to|at|from|in|into|across|through|over|with|until|so|as|and|but|because|out|down|up|when|while|then|back|on|by|like|loudly|again|something|nothing|goodbye|hello)$/;

/** How words begin that are spoken to somebody: "he told me don't move". */
const spokenTo =
	/^(?:don't|dont|do|go|come|stop|run|look|wait|be|get|take|leave|hold|stay|let|never|you|you're|your|youre|it's|not|no|yes|hurry|wake|open|close|follow|keep|give|you've|you'll|you'd|youve|they're|he's|she's|i'd|we'll|we've|well|just|listen|please|sorry|welcome|calm|drop|jump|eat|drink|sit|stand|turn|walk|put|trust|i'm|im|i've|i'll|we're|there's|that's|what|where|why|who|can|are|is|will|have|has|did|do|this|mind|remember|forget|hide|swim|climb|ok|okay)$/;

/** How words begin that are shouted, called or read out: "she kept shouting get out". */
const criedOut =
	/^(?:get|run|come|stop|don't|dont|wait|help|look|hurry|leave|wake|jump|give|let|kiss|sit|stand|dance|sing|eat|drink|drop|shoot|push|pull|climb|catch|take|bring|throw|watch|mind|listen|save|speak|answer|remember|forgive|pray|breathe|welcome|guilty|fire|murder|hide|duck|swim|you're|youre|it's|its|i'm|im|i've|i'll|we're|he's|she's|they're|who's|who|where's|keep|follow|faster|surprise|happy|please|please|never|mine|mum|mummy|stay|hold|close|open|not|no|yes|we|do|go|you|that's|there's|what|why|is|are|can|where|this)$/;

/** English verbs that speak to somebody even without a colon, where such words follow. */
const cries =
	/^(?:screamed|cried|called|screaming|shouting|screams|yells|shouts|yell|shout|yelled|shouted|answered|answers|sobbed|chanted|chanting|sighed|added|ordered|mouthed|texted|wailed|sang)$/;

/** "It kept saying my name at the window", "she said goodbye to the cat": no words follow. */
const isOnlyNamed =
	/^(?:(?:my|his|her|our|your|their) (?:full |first |middle )?names?|(?:goodbye|hello|goodnight|grace|prayers|mass) (?!i|you|my|love|darling|dear|sweetheart)\w*|(?:anything|everything|much|nothing) ?(?:to|at|about|else|when|and|but|as)?|(?:a|one|another) (?:word|thing|syllable))$/;

const quotesNothing = (gap: string, next: string, third = '') =>
	(!gap.includes(',') && goesOn.test(next)) || isOnlyNamed.test(`${next} ${third}`);

/** Whether what follows "it", "my" or "where" is told in the present, as people speak. */
const presentBehind = (third: string, fourth: string) =>
	/^(?:is|isn't|isnt|are|do|don't|does|doesn't|can|can't|will|won't|has|have|grows|comes|goes|takes|looks|belongs|hurts|works|gets)$/.test(
		third,
	) || /^(?:is|isn't|are|do|don't|does|doesn't|can|can't|will|won't|has)$/.test(fourth);

/** "He told my husband keep the receipt": the words themselves follow whom they are spoken to. */
function spokenToSomebody(
	text: string,
	words: readonly Word[],
	at: number,
	after: RegExp,
): Pick<Said, 'words' | 'where'> | null {
	const [verb, next, begun] = [words[at], words[at + 1], words[at + 3]];
	if (!verb || !next || !begun || begun.clause !== verb.clause) return null;
	if (!/^(?:told|tells|telling|begged)$/.test(verb.word) || !/^(?:the|my|his|her|our)$/.test(next.word)) return null;
	if (!spokenTo.test(begun.word)) return null;
	const end = endOf(text, begun.from, after);
	return { words: text.slice(begun.from, end).trim(), where: [begun.from, end] };
}

/** "She shouted get out", but not "she shouted no one's name". */
const isCriedOut = (verb: string, next: string, third: string) =>
	cries.test(verb) && criedOut.test(next) && !(next === 'no' && third === 'one');

/** "She said it grows back": the present is what was said itself. */
const isToldInPresent = (next: string, third: string, fourth: string, language: string) =>
	(/^(?:it|my|where|how|a|at|something)$/.test(next) && presentBehind(third, fourth)) ||
	(language === 'en' && next === 'it' && /^(?!was$|its$|always$|perhaps$|sometimes$)[a-z]{3,}s$/.test(third));

/** "I asked him if he was cold": a report in English, where the one asked stands between. */
const indirect = /^\s+(?:(?:him|her|them|me|us)\s+)?(?:if|whether)\b/iu;

/** Whether who is asked stands behind the verb, and not what. */
const isAsked = (verb: string, next: string, third: string, fourth: string) =>
	/^(?:asked|told|begged|asks|ask|asking)$/.test(verb) &&
	/^(?:the|my|everyone|everybody|people|someone|somebody|anyone|around|permission|a|an|some|his|her)$/.test(next) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(third) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(fourth);

/** «جیغ زدم صدام درنیومد», but «داد زد فرار کن». */
const isOnlyCry = (words: readonly Word[], first: number, by: number): boolean =>
	criesFa.test(words[first]?.word ?? '') &&
	criesOn.test(words[by + 1]?.word ?? '') &&
	!/^کن(?:ید|ین)?$/.test(words[by + 2]?.word ?? '');

/** «گفت چیزی نیست»: the words themselves; «گفت چیزی که …» is a report. */
const isToldAsSaid = (next: string, third: string, language: string): boolean =>
	language === 'fa' && next !== 'که' && /^(?:نیست|نشد|نشده|نگو|نپرس|نمیشه|نترس)$/.test(third);

/** All that is said: within quotation marks of any kind, or behind a verb of saying to the end of the sentence. */
export function speechOf(
	text: string,
	words: readonly Word[],
	marks: readonly Match<Mark>[],
	{ that, scene, language, findFigures }: LanguageLexicon,
): Said[] {
	const figures = language === 'ar' ? findFigures(words) : [];
	const verbs = marks.filter(({ label }) => label === 'said' || label === 'saidMyself');
	const found: Said[] = [];
	for (const match of text.matchAll(quotes)) {
		const inner = match.slice(1).find((group) => group !== undefined) ?? '';
		const from = match.index + match[0].indexOf(inner);
		const to = from + inner.length;
		const near = verbs.filter(({ last }) => {
			const verb = words[last];
			return verb && (Math.abs(from - verb.to) < 30 || Math.abs(verb.from - to) < 12);
		});
		// A single word in quotation marks is a name or a title where nobody says it; a cry is none.
		if (near.length === 0 && inner.trim().split(/\s+/).length < 3 && !/[!?]$/.test(inner.trim())) continue;
		const [verb] = near;
		found.push({
			words: inner.trim(),
			where: [from, to],
			reported: false,
			verb: verb?.last ?? null,
			myself: verb?.label === 'saidMyself',
		});
	}
	if (language === 'es') found.push(...spokenBefore(text, words, verbs), ...toldBefore(text, words, verbs));
	for (const { first, last, label } of verbs) {
		const verb = words[last];
		const by = language === 'ar' && label === 'said' ? speakerBehind(words, last, figures) : last;
		const isWritten = language === 'ar' && verb !== undefined && writtenOn.test(words[by + 1]?.word ?? '');
		const next = words[isWritten && /^[وف]?مکتوبا?ه?$/.test(verb.word) ? by + 2 : by + 1];
		if (!verb || !next) continue;
		if (found.some((one) => one.verb === last && one.where[1] <= verb.from)) continue;
		if (language === 'es' && isSubject(text, words, last)) continue;
		const gap = text.slice(verb.to, next.from);
		if (/[.!?؟\n…]/.test(gap)) continue;
		const colon = /[:：¿¡]/.test(gap);
		// «صدا زد و رفت»: another verb goes on, nothing is quoted.
		if (language === 'fa' && !colon && /^(?:و|ولی|اما)$/.test(next.word)) continue;
		// «اذان می‌گفت»، «راست می‌گفت»: another verb.
		if (language === 'fa' && !colon && saidWith.test(words[first - 1]?.word ?? '')) continue;
		if (language === 'fa' && !colon && isOnlyCry(words, first, by)) continue;
		const after = text.slice(verb.to);
		if (
			found.some(
				// "I asked a woman and she answered: …": what is said behind a colon is no part of a report.
				({ where: [from, to], reported }) =>
					!(reported && colon) && ((from >= verb.from && from - verb.to < 30) || (verb.from >= from && verb.to <= to)),
			)
		)
			continue;
		// "She shouted at me from the garden": nothing is quoted.
		if (language === 'en' && !colon && quotesNothing(gap, next.word, words[last + 2]?.word)) continue;
		// "he said to me: come"
		const toWhom = /^[\s,،]*(?:[\p{L}\p{M}\u200c]+\s+){0,3}[\p{L}\p{M}\u200c]+\s*[:：]\s*/u.exec(after);
		const comma = /,/.test(gap);
		const [third, fourth] = [words[last + 2]?.word ?? '', words[last + 3]?.word ?? ''];
		const toSomebody = language === 'en' ? spokenToSomebody(text, words, last, scene.afterSpeech) : null;
		if (toSomebody) {
			found.push({ ...toSomebody, reported: false, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		// "I asked the police", "he told my mother": who is asked, not what.
		if (language === 'en' && !colon && !comma && isAsked(verb.word, next.word, third, fourth)) continue;
		const isPresent = isToldInPresent(next.word, third, fourth, language);
		const tells = words.slice(first, last + 1).some(({ word }) => /^(?:told|tells?|telling|me)$/.test(word));
		const isReported =
			language === 'en'
				? (that.has(next.word) && !comma && !isPresent) ||
					(tells && !comma && !(spokenTo.test(next.word) || /^(?:said|says)$/.test(words[first]?.word ?? '')))
				: (that.has(next.word) && !isExclaimed(text, words, last)) || (/^(?:told|me)$/.test(verb.word) && !comma);
		if (language === 'es' && !colon && !toWhom && isBeforeReport(words, last, next.word)) {
			const begin = askedOf(words, last);
			const where = [begin?.from ?? 0, begin ? endOf(text, begin.to, scene.afterSpeech) : 0] as const;
			if (begin) found.push({ words: '', where, reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const report = !colon && !isToldAsSaid(next.word, third, language) && (isReported || indirect.test(after));
		const phrase =
			language === 'fa'
				? words
						.slice(first, last + 1)
						.map(({ word }) => word)
						.join(' ')
				: verb.word;
		const isCry = language === 'en' && isCriedOut(verb.word, next.word, third);
		const isQuoted =
			isCry ||
			(language === 'fa' && (next.word === third || isCalledAlone(words, by + 1))) ||
			isBidden.test(next.word) ||
			isShouted.test(next.word) ||
			(language === 'es' && next.word === 'no' && /^(?:me|te|lo|la|los|las|nos|le)$/.test(third)) ||
			(language === 'ar' && quotesInArabic(verb, by, words));
		const isHearsay = language === 'es' && next.word === 'que' && hearsay.test(verb.word);
		if (!colon && !toWhom && !isQuoted && !isHearsay && scene.onlyWithColon?.test(phrase)) continue;
		if (report && !toWhom) {
			const whole = endOf(text, next.from, scene.afterSpeech);
			// "A room nobody told us about, full of clocks": what comes behind the comma is not told.
			const comma = next.word === 'about' ? text.indexOf(',', next.from) : -1;
			const end = comma > 0 ? Math.min(comma, whole) : whole;
			found.push({ words: '', where: [next.from, end], reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const from = opened(text, toWhom ? verb.to + toWhom[0].length : next.from);
		const end = language === 'fa' && isCalledAlone(words, by + 1) ? next.to : endOf(text, from, scene.afterSpeech);
		const said = text.slice(from, end).trim();
		if (!said) continue;
		found.push({ words: said, where: [from, end], reported: false, verb: last, myself: label === 'saidMyself' });
	}
	return found.sort((one, other) => one.where[0] - other.where[0]);
}

/** "¡Corre!, me gritaba", "—Ven —dijo": words in front of a verb of saying, behind an opening mark or a dash. */
function spokenBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const match of text.matchAll(
		/(?:[¡¿]([^¡¿!?\n]+)[!?]+|(?<=^|\n|[.:]\s)[—–-]\s?([^—–\n]+?))[\s,—–-]+(?=\p{L})/gu,
	)) {
		const inner = (match[1] ?? match[2] ?? '').trim();
		const end = match.index + match[0].length;
		const verb = verbs.find(({ last }) => {
			const own = words[last];
			// "me", "le" and the like may stand between.
			return own && own.from >= end && own.from - end <= 6 && !/[.!?\n]/.test(text.slice(end, own.from));
		});
		if (!verb || !inner) continue;
		const from = match.index + match[0].indexOf(inner);
		const where = [from, from + inner.length] as const;
		found.push({ words: inner, where, reported: false, verb: verb.last, myself: verb.label === 'saidMyself' });
	}
	return found;
}

/** What is said in front of the verb and its subject: from the sentence's beginning where that is short, else from the last comma. */
function toldBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const { first, last, label } of verbs) {
		if (label !== 'said' || !isSubject(text, words, last)) continue;
		let begin = first;
		while (/^(?:me|te|le|nos|les|se)$/.test(words[begin - 1]?.word ?? '')) begin--;
		const [own, before] = [words[begin], words[begin - 1]];
		if (!own || !before || before.sentence !== own.sentence || !/,/.test(text.slice(before.to, own.from))) continue;
		const sentence = words.slice(0, begin).filter((word) => word.sentence === own.sentence);
		const part = sentence.length <= 8 ? sentence : sentence.filter(({ clause }) => clause === before.clause);
		const from = part[0]?.from ?? before.from;
		found.push({
			words: text.slice(from, before.to),
			where: [from, before.to],
			reported: false,
			verb: last,
			myself: false,
		});
	}
	return found;
}

/** Where speech without marks ends: at the end of the sentence, or where the telling is taken up again. */
function endOf(text: string, from: number, after: RegExp): number {
	const rest = text.slice(from);
	const stop = /[.!?؟;؛\n…]+/.exec(rest);
	const punctuation = stop ? stop.index + (/[!?؟]/.test(stop[0]) ? stop[0].length : 0) : rest.length;
	const resumed = after.exec(rest.slice(0, punctuation));
	return from + (resumed && resumed.index > 0 ? resumed.index : punctuation);
}
