import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
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

/** What tells behind a thing that it was not there, and right before one. */
const notThere: Readonly<Record<Language, { readonly behind: RegExp; readonly before: RegExp }>> = {
	en: {
		behind:
			/^(?:itself |himself |herself )?(?:(?:was|were|is|are) (?:all )?(?:gone|missing|nowhere|not there)\b|(?:wasn't|weren't|isn't|aren't) (?:there|in it|anywhere)\b|never (?:came|arrived|showed|turned up|appeared))/,
		before: /\b(?:no sign of|not a drop of|not one|there never was|there was never)(?: an?| any| the)?$/,
	},
	es: {
		behind:
			/^(?:(?:que )?(?:esperaba|esperabamos|buscaba|tenia|siempre|vi|veia|\S+ba) )?(?:ya |se |por ninguna parte |por ningun lado )?(?:no|nunca|jamas|tampoco) (?:estaba|estaban|esta|estan|habia|aparecia|aparecian|aparecio|aparecieron|vino|llego|llegaron|salia en|existia|existian|se veia por|lo veia|la veia)\b|^(?:ni (?:se|la|lo|los|las) (?:veia|veian|vi|oia)|brillaba por su ausencia|por ninguna parte|por ningun lado|habia desaparecido|habian desaparecido|desaparecio|desaparecieron)\b/,
		before:
			/(?:\bni (?:un|una|gota|rastro|sombra|media|medio)(?: \S+)?(?: de| del)?(?: la| el| mi)?|\bni (?:un solo|una sola|siquiera(?: un| una)?)|\bni rastro (?:de|del)(?: la| el| mi| los| las)?|\bya no (?:habia|tenia|estaba|estaban|quedaba|quedaban|llevaba)(?: mi| el| la| los| las| mis| ningun| ninguna)?|\b(?:nunca|jamas|tampoco) (?:llego|llegaba|vino|venia|aparecio|aparecia|llegaron|vinieron|habia|hubo|tenia|vi|veia)(?: el| la| los| las| mi| un| una| ningun| ninguna)?|\bno (?:llevaba|llevabamos|traia|quedaba|quedaban|existia|existian|hubo|aparecia|veia|vi|se veia|se veian|se oia)(?: ya| mas)?(?: el| la| un| una| los| las| mi| mis| ni| ningun| ninguna| ni un| ni una| nada de)?|\b(?:nada de|cero|falta de|faltaban|faltaba)(?: el| la| los| las| mi| un| una)?)$/,
	},
	fa: {
		behind: /^(?:هم )?(?:در کار |اصلا |هیچ جا |که (?:\S+ ){1,4})?(?:نبود|نبودن|نیست|نیومد|نیامد)(?: |$)|^تموم شده/,
		before: /(?:یه|یک|حتی یه|حتی یک) (?:قطره|ذره)$|(?:^| )بی \S+ و$|(?:^| )نی$/,
	},
	ar: {
		behind:
			/^(?:کلها |کله )?(?:و)?(?:ما|لم) ?(?:لقیته|لقیتها|اجده|اجدها|اجا|اجت|وصل|وصلت|جا|جاء|یات|یاتی|ظهر|ظهرت)(?: |$)|^(?:کلها |کله )?(?:اختفی|اختفت|اختفوا)(?: |$)|^(?:راح|راحت)$|^(?:اللی|الذی|التی) (?:\S+ ){1,3}(?:ما|لم) (?:اجا|اجت|جا|یات)/,
		before:
			/(?:ولا|ما فی|بلا|ما فیه|ماکو) (?:نقطه|قطره|ریحه|اثر|حبه)$|(?:ماکانش|ما کانش|ماکانتش)(?: کاین)?$|(?:ما )?عندوش$|لم اجد(?: فی \S+)?$|(?:^| )(?:ما|لم|لیس|عندوش|اجد) .*ولا$/,
	},
};

/** Whether the words around a thing tell that it was not there. */
function isToldAway(words: readonly Word[], { first, last }: Match<unknown>, language: Language): boolean {
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const [own, end] = [words[first], words[last]];
	// "En el velorio no estaba el muerto": the place is there.
	const isPlace =
		language === 'es' && [1, 2].some((distance) => spanishPlace.test(words[first - distance]?.word ?? ''));
	const before = words.slice(Math.max(first - 5, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	// Behind a comma a verb is that of something else, where it may stand behind its subject.
	const unit = language === 'fa' || language === 'ar' ? 'clause' : 'sentence';
	const behind = words.slice(last + 1, last + 6).filter((word) => word[unit] === end?.[unit]);
	return (!isPlace && notThere[language].behind.test(join(behind))) || notThere[language].before.test(join(before));
}

/** What may stand between a denial and the verb that it denies. */
const light: Readonly<Record<'ar' | 'es', RegExp>> = {
	ar: /^(?:کنت|اکن|یکن|تکن|کان|کانت|نکن|اکون|حدا|احد|حد|عم)$/,
	es: /^(?:me|se|nos|te|lo|la|le|les|los|las|mi|ni|yo|estaba|estabamos|estaban|iba|iban|era|eran|habia|habiamos|habian|he|hemos|ha|han|estoy|esta|fui|llegue|llegaba|llego|llegamos|llegabamos|nunca|ya|siquiera|hubo|tenia|sentia|oia|hacia|fue|podia|podiamos|podian|pude|puedo|quise|llegaron|logro|logre|alcanzo|alcance|pudo|consiguio|quiso|intento|atrevio|queria|a)$/,
};

/** Persian words behind which a place is named. */
const place = /^(?:پشت|دم|جلو|جلوی|زیر|روی|رو|توی|تو|داخل|کنار|بالای|بالا|وسط|لای|پای|سر)$/;

/** "Nada de andar desnuda", "no hubo boda": a happening told away by what stands before it. */
const spanishNone =
	/\b(?:nada de|ni rastro de|no hubo|no habia|tampoco hubo|nunca hubo|en vez de|en lugar de)(?: \S+)?$/;

/** Spanish prepositions behind which a place is named, or what something is done with. */
const spanishPlace = /^(?:por|en|hacia|desde|sobre|hasta|bajo|contra|ante|entre|tras|para)$/;

/** What may stand between a thing and the «نداشت» that denies it. */
const aside = /^(?:هم|اصلا|توش|دیگه|دیگر|هیچ|اونجا|انجا|تو|در|وجود|کار)$/;

/** Whether a symbol is named only to say that it is not there. */
export function isDenied(
	words: readonly Word[],
	match: Match<SymbolId | null>,
	{ language, without, not, being }: LanguageLexicon,
): boolean {
	const id = match.label;
	if (id === null) return false;
	if (match.denied) return true;
	const denies = (word: string) => not.has(word) || without.has(word);
	if (match.at.some((index) => denies(words[index]?.word ?? ''))) return false;
	const { first, last } = match;
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	if (denyingThemselves.has(id)) return false;
	if (!happenings.has(id) && isToldAway(words, match, language)) return true;
	if (
		language === 'es' &&
		happenings.has(id) &&
		spanishNone.test(`${before(4)} ${before(3)} ${before(2)} ${before(1)}`)
	)
		return true;
	if (language === 'fa') {
		for (let distance = 1; distance <= 2; distance++) if (without.has(before(distance))) return true;
		if (happenings.has(id) && [1, 2].some((distance) => /^نمی(?:تون|توان|شد|خواس)/.test(before(distance)))) return true;
		// "Behind the door there was nobody": the place is there.
		if (!happenings.has(id) && (place.test(own?.word ?? '') || place.test(before(1)))) return false;
		const denial = happenings.has(id) ? not : being;
		for (let distance = 1; distance <= (happenings.has(id) ? 2 : 3); distance++) {
			const word = words[last + distance];
			if (!word || word.clause !== words[last]?.clause) return false;
			// "My car had no brakes": what stands nearest is what is not there.
			if (denial.has(word.word))
				return !(distance > 1 && /^ندا/.test(word.word) && !aside.test(words[last + distance - 1]?.word ?? ''));
			// The thing is told to be somewhere else, or to have done something.
			if (/^(?:را|رو|از|به|با|در|توی|تو|روی|و|یادم|یادش|.*(?:دیدم|دید|شد|زد|کرد|گفت|رفت|امد|اومد))$/.test(word.word))
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
		if (/^(?:ما|لم)$/.test(behind(1)) && /^(?:کان|کانت|کانوا|یکن|تکن|فی|فیه)$/.test(behind(2)) && !behind(3))
			return true;
	}
	for (let distance = 1; distance <= 3; distance++) {
		const word = before(distance);
		if (!word) return false;
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else.
		if (language === 'es' && spanishPlace.test(word)) return false;
		if (without.has(word)) return true;
		if (!not.has(word)) continue;
		if (happenings.has(id)) {
			const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
			return language === 'en' || between.every((one) => light[language].test(one));
		}
		// "There was no snake", "I did not see a snake"; but "I could not open the door".
		if (distance === 1) return true;
		const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
		if (being.has(word) || between.some((one) => being.has(one))) return true;
	}
	return false;
}
