import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import { isMistaken, isOnlyToldOf } from './denial/arabic.ts';
import { isDenied } from './denial/is-denied.ts';
import { isTakenForInPersian, isToldInVainInPersian } from './denial/persian.ts';
import { isTakenForInSpanish } from './denial/spanish.ts';
import { endingOf } from './ending.ts';
import { isLikenessInEnglish, isShownAtOnce, isVerbInEnglish } from './english-senses.ts';
import { figuresOf } from './figures.ts';
import { namingOf, symbolsIn } from './find-symbols.ts';
import { howOf } from './how.ts';
import { lexiconOf } from './phrases/language-lexicon.server.ts';
import { areOfHaircut } from './phrases/persian-things.ts';
import type { Match } from './phrases/phrase-finder.ts';
import { type Word, wordsOf } from './phrases/words.ts';
import type { Scene, Span } from './scene.ts';
import { isCalled, speechOf } from './speech/speech.ts';
import { isOrdinaryTalk } from './telling/told-how.server.ts';
import { toldOf } from './told-of.ts';
import { turnOf } from './turn.ts';
import { isCarried, isCompared, isName, isOfWakingLife, isOtherLetter } from './waking-life.ts';

/**
 * What of a dream is a scene (`docs/listening.md`): what is in it and what is told of it, what is denied, who is there, what
 * is said, its strangest moment and its end.
 * @param pageLanguage the language of the page, taken where the text itself does not tell its own
 */
export function seeScene(dream: string, pageLanguage: Language): Scene {
	const lexicon = lexiconOf(guessLanguage(dream, pageLanguage));
	const words = wordsOf(dream, lexicon.language);
	const isEnglish = lexicon.language === 'en';
	// "I woke up as a bird" happens in the dream.
	const marks = lexicon
		.findMarks(words)
		.filter(
			({ label, last }) => label !== 'woke' || !/^(?:as|inside|dentro|adentro)$/.test(words[last + 1]?.word ?? ''),
		);
	const said = speechOf(dream, words, marks, lexicon);
	// Who is called is there: «صدا زدم مامان، برنگشت».
	const isSaid = ({ from, to }: Word) =>
		said.some(({ where: [start, end], words: own }) => from >= start && to <= end && !isCalled.test(own));
	// «گفتم تو که مرده بودی»: who is told so to their face is there; «گفت تو که مردی» says it to the dreamer.
	const tellsTheDead = ({ label, last }: Match<SymbolId | null>) =>
		label === 'dead-alive' &&
		/^(?:مرد|بود|کرد|نمرد)(?:ی|ین|ید)$/.test(words[last]?.word ?? '') &&
		!said.some(({ where: [start, end], myself, verb }) => {
			const word = words[last];
			const isTo = verb !== null && /^(?:بهش|بهشون)$/.test(words[verb - 1]?.word ?? '');
			return !myself && !isTo && word !== undefined && word.from >= start && word.to <= end;
		});
	const outside = (match: Match<SymbolId | null>) =>
		tellsTheDead(match) ||
		!match.at.every((index) => words[index] && isSaid(words[index])) ||
		(isEnglish && isShownAtOnce(dream, words, match, said));
	const isAlive = aliveAwake.test(dream);
	const matches = symbolsIn(words, lexicon).flatMap((match) => {
		if (!isAlive) return [match];
		const dead = { ...match, label: 'living-dead' as const };
		// "They were burying my neighbour, who is alive": the funeral is there as well.
		return match.label === 'dead-alive' ? [dead] : match.label === 'funeral' ? [match, dead] : [match];
	});
	const isTalk = isOrdinaryTalk(dream, words, namingOf(words, matches), lexicon.language);
	// What talk denies is told as absent all the same: "no snakes this time, just the empty tank".
	const tellsAbsent = lexicon.language !== 'es';
	const real = (isTalk && !tellsAbsent ? [] : matches)
		.filter(outside)
		.filter((match) => !isEnglish || !isVerbInEnglish(words, match))
		.filter((match) => !isEnglish || !isLikenessInEnglish(dream, words, match))
		.filter(
			(match) =>
				// «حسبته مسدس وطلع تلفون»: what something is taken for is denied, not compared.
				((lexicon.language === 'ar' && isMistaken(words, match.first, match.last)) ||
					(lexicon.language === 'fa' && (isTakenForInPersian(words, match) || isToldInVainInPersian(words, match))) ||
					(lexicon.language === 'es' && isTakenForInSpanish(words, match)) ||
					!isCompared(dream, words, match, marks, lexicon.language)) &&
				!isOfWakingLife(words, match, marks) &&
				!(lexicon.language === 'ar' && isOnlyToldOf(words, match.first)),
		)
		.filter((match) => lexicon.language !== 'fa' || !areOfHaircut(words, match, matches))
		.filter((match) => !isName(dream, words, match, lexicon.language))
		.filter((match) => lexicon.language !== 'ar' || !isCarried(words, match))
		.filter((match) => !isOtherLetter(dream, words, match, lexicon.language));
	const { affirmed, absent } = toldOf(words, real, marks, lexicon);
	// "What looked like a snake was a rope": what is likened may be denied as well.
	const isLikened = (match: Match<SymbolId | null>) =>
		isEnglish && isCompared(dream, words, match, marks, lexicon.language);
	for (const match of matches)
		if (
			match.label &&
			(!outside(match) || isLikened(match)) &&
			!affirmed.has(match.label) &&
			isDenied(words, match, lexicon)
		)
			absent.add(match.label);
	if (isTalk) affirmed.clear();
	// Who was expected and was not there is nobody of the dream.
	const figures = figuresOf(words, lexicon, marks, matches, said).filter(({ who }) => !isAway(who, absent));
	const symbols = [...affirmed]
		.sort(([, [one]], [, [other]]) => (one?.first ?? 0) - (other?.first ?? 0))
		.map(([id, places]) => ({
			id,
			where: places.map(({ first, last }): Span => [words[first]?.from ?? 0, words[last]?.to ?? 0]),
			how: howOf(dream, words, id, places[0], marks),
		}));
	return {
		symbols,
		absent: [...absent],
		figures: figures.map(({ who, dead, mood }) => ({ who, dead, mood })),
		speech: said
			.filter(({ reported }) => !reported)
			.map(({ words: letters, myself, verb }) => ({
				who: myself
					? 'self'
					: (figures.findLast(({ at }) => verb !== null && at <= verb && isNear(words, at, verb))?.who ?? null),
				words: letters.replace(/[,،]$/, ''),
			})),
		turn: turnOf(dream, words, affirmed, marks, isSaid),
		ending: endingOf(words, marks),
	};
}

/** "My mother, who is alive, was dead": whoever lives by day has only died in the dream. */
const aliveAwake =
	/\bwho(?:['’]s| is| are)(?: still| very much)? (?:alive|living)\b|\b(?:s?he['’]?s|s?he is|they['’]?re|they are)(?: still| very much| actually)? alive(?: and well)?(?:,? (?:thank (?:god|goodness|heavens)|thankfully|alhamdulillah|touch wood|by the way|btw|praise god|in case|obviously)| and (?:well|kicking))|\balive (?:irl|in (?:real|waking|actual) life)\b|\bque (?:est[aá]|sigue|est[aá]n|siguen) viv[oa]s?(?!\p{L})|\bviv[oa] en la vida real|که (?:هنوز )?زنده[\u200c ]?(?:ست|است|ن|اند|س)(?!\p{L})|(?:وهو|وهي|وهم|هو|هي|هم|مع [إأا]ن(?:ه|ها|هم|و)|بس|لكنه|لكنها) (?:الحمد ?لله |ولله الحمد |بالواقع |بالحقيقة |في الواقع |في الحقيقة )?(?:لسا |لسه |بعده |بعدها |ما زال |ما زالت |لا يزال |لا تزال )?(?:حي|حية|أحياء|على قيد الحياة|عايش|عايشة|عايشين)(?!\p{L})/iu;

const isAway = (who: string | null, absent: ReadonlySet<SymbolId>) =>
	(who === 'mother' && absent.has('mother')) ||
	(who === 'father' && absent.has('father')) ||
	(who === 'child' && absent.has('baby')) ||
	(who === 'former_partner' && absent.has('ex'));

const isNear = (words: readonly Word[], one: number, other: number) =>
	Math.abs((words[one]?.sentence ?? 0) - (words[other]?.sentence ?? 0)) <= 1;
