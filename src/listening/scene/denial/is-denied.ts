import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { LanguageLexicon } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import {
	arabicLight,
	deniedInArabic,
	held,
	inPlace,
	inThe,
	isExcepted,
	isOnlyOtherwise,
	isUnreal,
	meets,
	unable,
	withoutWhen,
} from './denied-in-arabic.ts';
import { deniedInPersian, isPlaceInPersian } from './denied-in-persian.ts';
import { cameTrue, deniedInEnglish } from './english.ts';
import { isNotHeld } from './english-expected.ts';
import { denyingThemselves, happenings } from './happenings.ts';
import { isOwnerInPersian } from './persian.ts';
import {
	isDeniedWithin,
	isNoneInSpanish,
	isNotDoneInSpanish,
	isNotThereInSpanish,
	isTakenForInSpanish,
	spanishLight,
	spanishPlace,
} from './spanish.ts';
import { isDeniedBehind } from './spanish-fronted.ts';
import { isTakenBack } from './spanish-retracted.ts';
import { isToldAway } from './told-away.ts';

/** What is held on a day, and may not be. */
const isHeld: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'wedding',
	'funeral',
	'failing-exam',
	'feast',
	'war',
	'presence',
]);

/** Whether a symbol is named only to say that it is not there. */
export function isDenied(
	all: readonly Word[],
	match: Match<SymbolId | null>,
	{ language, without, not, being }: LanguageLexicon,
): boolean {
	const id = match.label;
	if (id === null) return false;
	if (match.denied) return !(language === 'en' && cameTrue(all, match));
	const words = language === 'ar' ? withoutWhen(all) : all;
	const { first } = match;
	if (language === 'ar' && !denyingThemselves.has(id) && isUnreal(words, match, id)) return true;
	const denies = (word: string) => not.has(word) || without.has(word);
	// «بلا مي»: what is told with its own "without".
	const isWithout = language === 'ar' && !happenings.has(id) && !denyingThemselves.has(id);
	if (isWithout && (without.has(words[first]?.word ?? '') || words[first]?.word === 'ولا')) return true;
	if (match.at.some((index) => denies(words[index]?.word ?? ''))) return false;
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	if (language === 'en' && isHeld.has(id) && isNotHeld(words, match)) return true;
	if (denyingThemselves.has(id)) return false;
	if (
		language === 'ar' &&
		(isExcepted(words, first, not) ||
			// «ليس في البيت إلا مرآة»: where there is nothing else.
			(kindOf(id) === 'places' &&
				/^[وف]?(?:ما|لیس|لیست)$/.test(before(2)) &&
				before(1) === 'فی' &&
				/^ال.{2}/.test(own?.word ?? '')) ||
			(!happenings.has(id) && isOnlyOtherwise(words, match, not)))
	)
		return false;
	if (language === 'fa' && isOwnerInPersian(words, match)) return false;
	const isPlace = language === 'fa' && isPlaceInPersian(words, match, before);
	if (!isPlace && !happenings.has(id) && isToldAway(words, match, language)) return true;
	if (language === 'es' && happenings.has(id) && isNoneInSpanish(words, match, [6, 5, 4, 3, 2, 1].map(before)))
		return true;
	if (language === 'fa') return deniedInPersian(words, match, { without, not, being }, before);
	if (language === 'ar' && deniedInArabic(words, match, not, before)) return true;
	if (language === 'en') {
		const told = deniedInEnglish(words, match, denies, being);
		if (told !== null) return told;
	}
	if (language === 'es') {
		if (happenings.has(id) ? isNotDoneInSpanish(words, match) : isNotThereInSpanish(words, match, being)) return true;
		if (isDeniedWithin(words, match) || isTakenForInSpanish(words, match)) return true;
		if (isDeniedBehind(words, match) || isTakenBack(words, match)) return true;
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
			// «بلا ثياب في السوق»: where it is lacking.
			if (language === 'ar' && distance > 1 && inPlace.test(before(1))) return false;
			// «طفل بلا أسنان يضحك»: he does laugh; «بدون ما يضحك», «دون أن يضحك»: he does not.
			if (language === 'ar' && happenings.has(id) && distance > 1)
				return distance === 2 && /^(?:ما|ان)$/.test(before(1));
			return !isJoined;
		}
		if (!not.has(word)) continue;
		// «ما كسرت ولا بيضة»: eggs are there, «ما شفت ولا بيضة»: none.
		if (language === 'ar' && !happenings.has(id) && word === 'ولا' && distance === 1 && /^(?:ما|لم)$/.test(before(3)))
			return being.has(before(2)) || meets.test(before(2));
		if (happenings.has(id)) {
			const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
			return (
				language === 'en' ||
				between.every((one) =>
					language === 'es'
						? spanishLight.test(one)
						: arabicLight.test(one) || (id !== 'chased' && unable.test(one)) || (held.has(id) && meets.test(one)),
				)
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
