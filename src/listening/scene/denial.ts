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

/** What tells behind a thing that it was not there, and right before one. */
const notThere: Readonly<Record<Language, { readonly behind: RegExp; readonly before: RegExp }>> = {
	en: {
		behind:
			/^(?:itself |himself |herself |at all |in sight |anywhere |of mine )?(?:(?:was|were|is|are) (?:all |nowhere |just )?(?:gone|missing|nowhere|not there|absent)\b|(?:was not|were not|is not|are not|wasn't|wasnt|weren't|werent|isn't|aren't) (?:there|in it|in the dream|anywhere|here|around|to be (?:seen|found)|present|with (?:me|us))\b|never (?:came|arrived|showed|turned up|appeared|existed|rang|happened|got there)|(?:hadn't|hadnt|didn't|didnt|did not|had not|won't|wouldn't) (?:even )?(?:come|arrived?|show(?:n|ed)?(?: up)?|turn(?:ed)? up|appear(?:ed)?|exist|happen)\b|(?:should|ought to|used to) (?:have )?be(?:en)?\b)/,
		before:
			/(?:\b(?:no sign of|not a drop of|not one|there never was|there was never|instead of|no longer|rather than|lack of|lacking|free of|empty of|devoid of|run out of|ran out of|not even|never had|never saw|never a|not so much as|in place of)|(?:n't|nt| not| never| without| no) (?:\S+ )?an? (?:single |tiny )?(?:drop|trace|sign|hint|scrap|speck|sound|smell|single|bit|grain|spot|whiff|crumb|shred)(?: of)?|(?:n't|nt| not| without) (?:\S+ )?(?:a single|one single|one))(?: an?| any| the| my| single| real)?$/,
	},
	es: {
		behind:
			/^(?:que \S+ )?(?:ya )?(?:no|nunca) (?:estaba|estaban|aparecia|aparecian|aparecio|vino|venia|llego|salia en|existia)\b/,
		before:
			/(?:\bni (?:un|una) \S+(?: de)?|\bya no (?:habia|tenia|estaba|estaban)(?: mi| el| la| los| las)?|\bnunca (?:llego|vino|aparecio|llegaron|vinieron)(?: el| la| los| las| mi)?|\b(?:no (?:llevaba|traia|encontre|encontraba|encontramos))(?: el| la| un| una)?)$/,
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
function isToldAway(
	words: readonly Word[],
	{ label: id, first, last }: Match<SymbolId | null>,
	language: Language,
): boolean {
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const [own, end] = [words[first], words[last]];
	const before = words.slice(Math.max(first - 5, 0), first).filter(({ sentence }) => sentence === own?.sentence);
	// Behind a comma a verb is that of something else, where it may stand behind its subject.
	const unit = language === 'fa' || language === 'ar' ? 'clause' : 'sentence';
	const behind = words.slice(last + 1, last + 6).filter((word) => word[unit] === end?.[unit]);
	if (notThere[language].behind.test(join(behind)) || notThere[language].before.test(join(before))) return true;
	if (language !== 'en') return false;
	if (id !== null && movable.has(kindOf(id)) && elsewhere.test(join(behind))) return true;
	return isMissed(words, first, last);
}

/** "Dad wasn't at the table": of what may be in one place or another. */
const movable: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['people', 'animals', 'body', 'food', 'things']);
const elsewhere =
	/^(?:was not|were not|wasn't|wasnt|weren't|werent) (?:at|in|on|among|with|by|under|inside) (?:the|my|his|her|our|their|it|us|me|any)\b/;

/** "I looked for my phone, but it wasn't there": what is sought, wanted or awaited, and told of behind by a pronoun. */
const sought =
	/\b(?:look(?:ed|ing|s)?|search(?:ed|ing)?|hunt(?:ed|ing)?|wait(?:ed|ing)?|feel(?:ing)?|felt|reach(?:ed|ing)?|went|listen(?:ed|ing)?|hop(?:ed|ing)|ask(?:ed|ing)?|digging|dug|bracing|braced|check(?:ed|ing)?|gone|back|prepared|ready) (?:back |inside |in my bag |everywhere |down |around |out )?for(?: \S+){0,3}$|\b(?:expect(?:ed|ing)?|wanted|needed|promised|ordered|suppos(?:ed) to be|meant to be)(?: \S+){0,4}$/;
const gone =
	/\b(?:it|they|he|she|mine|theirs|one|none) (?:was|were|is|had)(?:n't|nt| not) (?:there|in|on|anywhere|where|any|come|arrived|here|under|with)\b|\b(?:it|they|he|she|mine) (?:was|were) (?:all |just )?(?:gone|missing|nowhere)\b|\bfound (?:none|nothing)\b|\bthere (?:was|were) (?:none|nothing|no one|nobody)\b|\bthere (?:was|were)(?:n't|nt| not) (?:one|any)\b|\b(?:it|they|he|she|one|none) never (?:came|arrived|showed|turned up|appeared|existed)\b|\b(?:it|they|he|she) (?:didn't|didnt|did not) (?:come|arrive|show up|turn up|appear)\b/;
const imagined =
	/\b(?:thought|sworn|swore|sure|assumed|believed) (?:that )?(?:it|they|that|he|she|there) (?:was|were|might be|must be|had been)(?: an?| the| my| some)?$/;
const otherwise =
	/^(?:\S+ ){0,5}(?:but|turned out|only it) (?:it |that |they )?(?:was|were|turned|wasn't|weren't|just|only)\b/;

function isMissed(words: readonly Word[], first: number, last: number): boolean {
	const sentence = words[first]?.sentence ?? -1;
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const before = join(words.slice(Math.max(first - 8, 0), first).filter((word) => word.sentence === sentence));
	const behind = words.slice(last + 1, last + 16);
	const own = join(behind.filter((word) => word.sentence === sentence));
	if (imagined.test(before) && otherwise.test(own)) return true;
	if (!sought.test(before)) return false;
	// A denial of the next sentence counts where it begins with it: "I looked for my key. It wasn't there".
	const next = join(behind.filter((word) => word.sentence === sentence + 1).slice(0, 6));
	return gone.test(own) || (/^(?:but )?(?:it|they|he|she|mine|there|none)\b/.test(next) && gone.test(next));
}

/** What may stand between a denial and the verb that it denies. */
const light: Readonly<Record<'ar' | 'es', RegExp>> = {
	ar: /^(?:کنت|اکن|یکن|تکن|کان|کانت|نکن|اکون|حدا|احد|حد|عم)$/,
	es: /^(?:me|se|nos|te|lo|la|le|estaba|era|habia|he|estoy|fui|quise|pude|podia|llegue|a)$/,
};

/** Persian words behind which a place is named. */
const place = /^(?:پشت|دم|جلو|جلوی|زیر|روی|رو|توی|تو|داخل|کنار|بالای|بالا|وسط|لای|پای|سر)$/;

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
	if (language === 'en') {
		const told = deniedInEnglish(words, match, denies, being);
		if (told !== null) return told;
	}
	for (let distance = 1; distance <= 3; distance++) {
		const word = before(distance);
		if (!word) return false;
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
