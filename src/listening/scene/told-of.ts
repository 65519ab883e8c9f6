import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import { isOnlyAsIf, isOnlySensed } from './denial/arabic.ts';
import { isThing } from './denial/happenings.ts';
import { isDenied } from './denial/is-denied.ts';
import { isAverted } from './denial/persian.ts';
import { isCorrected } from './denial/spanish.ts';
import type { LanguageLexicon, Mark } from './language-lexicon.server.ts';
import type { Match } from './phrase-finder.ts';
import type { Word } from './words.ts';

/** Symbols of which another tells as well; they are not told apart beside it. */
const partOf: Readonly<Partial<Record<SymbolId, readonly SymbolId[]>>> = {
	'being-killed': ['attacked'],
	'holy-book': ['book'],
	tsunami: ['storm'],
};

/** «وقعت» is "I fell" and "it fell": behind a noun, and right before one, it tells of that. */
function fallsItself(
	words: readonly Word[],
	{ label, first, last, denied }: Match<SymbolId | null>,
	matches: readonly Match<SymbolId | null>[],
) {
	if (label !== 'falling') return false;
	// «أسناني ... ما وقعت»
	if (denied && matches.some((match) => match.label === 'teeth')) return true;
	const [before, after] = [words[first - 1], words[last + 1]];
	const sentence = words[first]?.sentence;
	const tells = (word: Word | undefined, isNext: (match: Match<SymbolId | null>) => boolean) =>
		word?.sentence === sentence &&
		(word?.word.startsWith('ال') || matches.some((match) => match.label !== 'falling' && isNext(match)));
	return (
		(falls.test(words[first]?.word ?? '') && tells(before, (match) => match.last === first - 1)) ||
		(falls.test(words[last]?.word ?? '') && tells(after, (match) => match.first === last + 1))
	);
}

/** Whether somebody is named in the words of a clause, the nearest first, as far as "I dreamt". */
function isPersonBefore(words: readonly string[]): boolean {
	const dreamt = words.findIndex((word) => /^dream/.test(word));
	return words.slice(0, dreamt < 0 ? words.length : dreamt).some((word) => person.test(word));
}
const person =
	/^(?:i|we|me|us|im|i'm|he|she|they|you|myself|boyfriend|husband|wife|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|people|everyone|somebody|someone|man|woman|body)$/;

/** "Mirrors falling off walls": in English the word right before "falling" tells what falls. */
function isThingFalling(words: readonly Word[], { label, first: begun }: Match<SymbolId | null>): boolean {
	const first = words[begun]?.word === 'and' ? begun + 1 : begun;
	const own = words[first];
	if (label !== 'falling' || !/^f[ae]ll/.test(own?.word ?? '')) return false;
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	const one = before(1);
	// "My ring was too big and fell into the sea": who falls is told before the "and".
	if (/^(?:and|then)$/.test(one)) return !isPersonBefore([2, 3, 4, 5, 6, 7, 8].map(before));
	const verb = /^(?:was|were|is|are|kept|keep|started|began|be|been|being|just|slowly|suddenly|all|always|still)$/.test(
		one,
	);
	return verb ? !falling.test(before(2)) : !falling.test(one);
}
const falling =
	/^(?:|i|we|me|us|im|i'm|am|he|she|they|you|myself|and|of|about|like|felt|feeling|then|endlessly|to|from|while|when|as|was|were|just|kept|keep|started|begin|began|suddenly|dream|dreamt|dreamed|for|forever|again|almost|nearly|always|without|or|not|didn't|never|boyfriend|husband|wife|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|people|everyone|somebody|someone|man|woman|body)$/;

const falls = /^[وف]?(?:سقطت|وقعت|طاحت)$/;

/** What is not done where its denial is told last, whatever prepared it. */
const undone: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'haircut',
	'killing',
	'late',
	'missed-departure',
	'wedding',
	'crying',
	'failing-exam',
]);

/** Those of which only words that deny them as one undo what was told. */
const toldApart: ReadonlySet<SymbolId> = new Set<SymbolId>(['wedding', 'crying', 'failing-exam']);

/** How a word begins, by which it is known again; in Arabic without the article: «خفنا من السيل وما صار سيل». */
const beginningOf = (word: string, language: Language) =>
	(language === 'ar' ? word.replace(/^[وفبلک]?ال(?=.{2})/, '') : word).slice(0, 3);

/** English: "they danced and there was no music", "an airport with no planes": the thing itself by its name. */
const ownNames: Readonly<Partial<Record<SymbolId, RegExp>>> = {
	music: /^music$/,
	airplane: /^(?:aero)?planes?$/,
	bread: /^bread$/,
	king: /^(?:king|queen)$/,
	elevator: /^lift$/,
	train: /^trains?$/,
	phone: /^(?:phone|mobile)$/,
	bee: /^bees?$/,
	egg: /^eggs?$/,
	honey: /^honey$/,
	book: /^books?$/,
	candle: /^candles?$/,
	fire: /^fire$/,
	baby: /^baby$/,
	sea: /^sea$/,
	ship: /^(?:ships?|boats?)$/,
	prayer: /^prayers?$/,
	police: /^police$/,
	doctor: /^doctors?$/,
	ghost: /^ghosts?$/,
};
/** Whether it is denied by its name, and told elsewhere only by what goes with it. */
function isItselfDenied(
	words: readonly Word[],
	{ label, first, last }: Match<SymbolId | null>,
	affirmed: readonly Match<SymbolId | null>[],
): boolean {
	const name = label && ownNames[label];
	if (!name) return false;
	const names = (match: Match<unknown>) => words.slice(match.first, match.last + 1).some(({ word }) => name.test(word));
	if (!words.slice(first, last + 1).some(({ word }) => name.test(word))) return false;
	if (label === 'music') return true;
	const isNone = words.slice(Math.max(first - 3, 0), first).some(({ word }) => /^(?:no|without|not|any)$/.test(word));
	return isNone && !affirmed.some(names);
}

/** English: "I sank to the bottom but I didn't drown", "I thought I was late, but I wasn't late": what is told last is so. */
const undoneInEnglish: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'drowning',
	'own-death',
	'being-killed',
	'late',
	'failing-exam',
	'missed-departure',
	'haircut',
	'killing',
]);
/** Takes away what is denied by its name and told once more only by its look. */
function dropLooks(
	words: readonly Word[],
	denied: readonly Match<SymbolId | null>[],
	affirmed: Map<SymbolId, Match<SymbolId | null>[]>,
): void {
	for (const { label } of denied)
		if (label && affirmed.get(label)?.every(({ first }) => isOnlyAsIf(words, first))) affirmed.delete(label);
}

/** What might have been used, or who might have done something, as an animal might have bitten. */
const threats: ReadonlySet<SymbolId> = new Set<SymbolId>(['knife', 'gun', 'thief', 'presence', 'jinn', 'ghost']);

/** Disasters that are told by what they do as well as by their names. */
const disasters: ReadonlySet<SymbolId> = new Set<SymbolId>(['flood', 'tsunami', 'storm', 'earthquake', 'war']);

/** «آب تا کمرم بود ولی سیل نبود»: what is denied by its name is not there by its signs. */
function dropSigns(
	words: readonly Word[],
	denied: readonly Match<SymbolId | null>[],
	affirmed: Map<SymbolId, Match<SymbolId | null>[]>,
): void {
	for (const { label, at } of denied) {
		// «زیر درخت سیبی که میوه نداشت»
		const ofTrees = affirmed.get('fruit')?.every(({ first }) => words[first - 1]?.word.startsWith('درخت'));
		if (label === 'fruit' && ofTrees && words[at[0] ?? -1]?.word.startsWith('میوه')) affirmed.delete(label);
		if (!label || !disasters.has(label)) continue;
		const names = at.map((index) => words[index]?.word.slice(0, 3));
		const isNamed = (place: Match<unknown>) => place.at.some((index) => names.includes(words[index]?.word.slice(0, 3)));
		if (!affirmed.get(label)?.some(isNamed)) affirmed.delete(label);
	}
}

/** "El pan se acababa, ya no quedaba pan", "un perro me seguía, no era mi perro": what is denied was there. */
function wasThere(words: readonly Word[], first: number, last: number, language: Language): boolean {
	if (language === 'en')
		return (
			/^(?:my|our|his|her|their|the)$/.test(words[first - 1]?.word ?? '') &&
			/^(?:wasn't|wasnt|weren't|werent|not|isn't|isnt)$/.test(words[first - 2]?.word ?? '')
		);
	if (language !== 'es') return false;
	const around = words
		.slice(Math.max(first - 4, 0), last + 4)
		.filter(({ sentence }) => sentence === words[first]?.sentence)
		.map(({ word }) => word)
		.join(' ');
	return /\bya no\b|^(?:\S+ ){1,5}desaparec|\bno (?:es|era|eran|fue)(?: \S+)?(?: \S+)?$|\ben (?:vez|lugar)\b|^(?:\S+ ){0,4}no (?:es|era|eran) (?:mi|el|la|de|como|un|una)/.test(
		around,
	);
}

/** The symbols that are there, and those that are named and denied. */
export function toldOf(
	words: readonly Word[],
	matches: readonly Match<SymbolId | null>[],
	marks: readonly Match<Mark>[],
	lexicon: LanguageLexicon,
): { affirmed: Map<SymbolId, Match<SymbolId | null>[]>; absent: Set<SymbolId> } {
	const affirmed = new Map<SymbolId, Match<SymbolId | null>[]>();
	const absent = new Set<SymbolId>();
	const denied: Match<SymbolId | null>[] = [];
	const staying = marks.filter(({ label }) => label === 'toothStays').map(({ first }) => words[first]?.sentence ?? -9);
	for (const match of matches) {
		if (match.label === null || (lexicon.language === 'ar' && fallsItself(words, match, matches))) continue;
		if (lexicon.language === 'en' && isThingFalling(words, match)) continue;
		if (isDenied(words, match, lexicon)) {
			absent.add(match.label);
			denied.push(match);
			continue;
		}
		const places = affirmed.get(match.label);
		if (places) places.push(match);
		else affirmed.set(match.label, [match]);
	}
	if (lexicon.language === 'en')
		for (const match of denied) {
			const { label, first } = match;
			const places = (label && affirmed.get(label)) || [];
			if (!label || places.length === 0) continue;
			const isUndone =
				undoneInEnglish.has(label) &&
				places.every(({ last }) => last < first) &&
				words.slice(Math.max(first - 4, 0), first).some(({ word }) => word === 'but');
			if (isUndone || isItselfDenied(words, match, places)) affirmed.delete(label);
		}
	// «سه تاشون ریخت، بقیه سر جاش موند»
	const fellOut = (last: number) =>
		lexicon.language === 'fa' && /^(?:ریخت|افتاد|شکست|کنده|افتاده|ریخته|شکسته)/.test(words[last]?.word ?? '');
	const staysPut = ({ at, first, last }: Match<unknown>) =>
		!fellOut(last) &&
		(at.length < 3 ||
			/^(?:لق|شل)/.test(words[last]?.word ?? '') ||
			// "My teeth did not fall out": the denial stands within the words that tell of them.
			words.slice(first + 1, last).some(({ word }) => lexicon.not.has(word))) &&
		staying.some((sentence) => Math.abs(sentence - (words[first]?.sentence ?? 0)) <= 1);
	if (affirmed.get('teeth')?.every(staysPut)) {
		affirmed.delete('teeth');
		absent.add('teeth');
	}
	// «پدرم نگاه می‌کرد و کاری نکرد» tells of no attack that did not come; of an animal it does.
	const hasAnimal = [...affirmed.keys()].some((id) => kindOf(id) === 'animals' || threats.has(id));
	const spares = ({ label, first, last }: Match<Mark>) =>
		label === 'manner:not_biting' &&
		(hasAnimal || lexicon.language !== 'fa' || words[first]?.word !== 'کاری' || words[last]?.word !== 'نکرد');
	if (marks.some(spares) && !affirmed.has('attacked')) absent.add('attacked');
	// "I was sure of a snake. No snake anywhere": what is told last of a thing is so.
	// «بابام هیچ‌وقت زندان نبوده» tells of life, not of what is no longer in the dream.
	const toldOfLife = (last: number) =>
		lexicon.language === 'fa' &&
		words.slice(last + 1, last + 4).some(({ word }) => /^(?:نبوده|نداشته|ندارم|نداریم)$/.test(word));
	// «به جای دندان»: what another thing stands for.
	const isReplaced = (first: number) =>
		words[first - 2]?.word === 'به' && /^(?:جای|جا)$/.test(words[first - 1]?.word ?? '');
	// «العقارب تمشي والساعة بلا عقارب»: what another thing lacks.
	const lacks = (first: number) =>
		lexicon.language === 'ar' && /^[وف]?(?:بلا|بدون|دون|غیر|بدل)$/.test(words[first - 1]?.word ?? '');
	if (lexicon.language === 'ar') dropLooks(words, denied, affirmed);
	if (lexicon.language === 'fa') dropSigns(words, denied, affirmed);
	if (lexicon.language === 'ar')
		// «الكوافيرة جابت المقص بس ما قصت شعري»: what is told last of it is so.
		// «عروس وما في عريس» is a wedding all the same.
		for (const { label, first, last: end, denied: asOne } of denied)
			if (
				label &&
				undone.has(label) &&
				(asOne || !toldApart.has(label)) &&
				affirmed.get(label)?.every(({ last }) => last < first || (asOne && last <= end))
			)
				affirmed.delete(label);
	for (const denial of denied) {
		const { label, first, last: end } = denial;
		if (lexicon.language === 'fa' && label && isAverted(words, label, affirmed.get(label) ?? [], denial))
			affirmed.delete(label);
		if (lexicon.language === 'es' && label && isCorrected(words, first)) {
			if (affirmed.get(label)?.every(({ last }) => last < first)) affirmed.delete(label);
			continue;
		}
		if (toldOfLife(end) || isReplaced(first) || lacks(first) || wasThere(words, first, end, lexicon.language)) continue;
		const begun = words[first]?.word.slice(0, 3);
		const places = (label && isThing(label) && affirmed.get(label)) || [];
		// «سمعت نباح كلاب لكن لم أر أي كلب»: what is heard and never seen.
		const isSensed =
			lexicon.language === 'ar' && places.length > 0 && places.every((place) => isOnlySensed(words, place.first));
		const isNamedBefore =
			isSensed ||
			places.some(
				(place) =>
					words[place.first]?.word.slice(0, 3) === begun ||
					beginningOf(words[place.first]?.word ?? '', lexicon.language) === begun,
			);
		// «رسیدم لب دریا ولی دریایی نبود»: one is told that there was none of it.
		const isNone =
			lexicon.language === 'fa' &&
			label &&
			kindOf(label) === 'nature' &&
			first === end &&
			/.{3}ی$/.test(words[first]?.word ?? '');
		const before = (isNone && affirmed.get(label)) || [];
		const isSame = (one: Match<unknown>) =>
			one.last < first && one.at.some((index) => words[index]?.word.slice(0, 3) === begun);
		if (label && before.length > 0 && before.every(isSame)) affirmed.delete(label);
		if (label && isNamedBefore && places.every(({ last }) => last < first)) affirmed.delete(label);
	}
	for (const id of absent) if (affirmed.has(id)) absent.delete(id);
	for (const id of [...affirmed.keys()])
		for (const part of partOf[id] ?? []) {
			const own = affirmed.get(id)?.flatMap(({ at }) => at) ?? [];
			const left = affirmed.get(part)?.filter(({ at }) => !at.some((index) => own.includes(index)));
			if (left && left.length === 0) affirmed.delete(part);
		}
	return { affirmed, absent };
}
