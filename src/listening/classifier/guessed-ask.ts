import { type Ask, type Event, guideAsks, questionAsks } from '../heard.ts';
import { anybodysDream } from '../hearing/arabic-asks.ts';
import type { Hearing } from '../hearing/hear-by-rules.server.ts';
import { asksFactsOfLife, complainsOfOthers } from '../hearing/persian-talk.ts';
import { remembersTelling } from '../hearing/remembers-telling.ts';
import { isOfOneselfInSpanish } from '../hearing/spanish-asks.ts';
import type { Guess } from './guess.ts';
import type { TaskWeights } from './weights-file.ts';

/**
 * So likely it has to be that a message confides nothing: refusing somebody who confides is worse than listening to
 * somebody who does not.
 */
const LEAST_TO_DISMISS = 0.85;
/** So likely that something told before is asked for: who begins to tell is not asking. */
const LEAST_TO_RECALL = 0.6;
const dismissing: ReadonlySet<string> = new Set<Ask>([
	'about_you',
	'complaint',
	'farewell',
	'greeting',
	'insult',
	'off_topic',
	'thanks',
]);

/** Of these nobody is glad on a guess: "I lost everything at the casino". */
const dearlyPaid: ReadonlySet<Event | undefined> = new Set(['money', 'theft', 'betrayal', 'death', 'dismissal']);
/** So likely a Spanish text without a question asks what will be. */
const LEAST_TO_FORETELL = 0.85;
/** So likely a question has to be where no word of one is found. */
const LEAST_TO_ASK = 0.5;
/** So likely something else has to be asked where the words of an English question name what is known. */
const SURELY_ELSE = 0.6;
/** So likely good news has to be where the rules hear something told, and no joy in it. */
const LEAST_TO_REJOICE = 0.9;
const ofOneself = /(?:^| )(?:am i|i am|i'm|im|was i|i feel|i was)(?: |$)/;
const promised = /(?:^| )(?:i will|i'll|ill|we will|we'll|i might|i wont|i won't)(?: |$)/;
const ofQuestions: ReadonlySet<string> = new Set<Ask>([
	'will',
	'should',
	'which',
	'why',
	'how',
	'feelings_of',
	'forgiven',
	'meaning',
]);

/** What is not asked for on a guess where the words ask for a fact: «رستم چرا سهراب رو کشت». */
const beyondFacts: ReadonlySet<string> = new Set<Ask>(['which', 'joy', 'how', 'why']);

const isAsk = (label: string): label is Ask => [...questionAsks, ...guideAsks].some((ask) => ask === label);

/** What a message to the guide wants by the likeliest guess; null where what the rules hear is to be kept. */
export function guessedAsk(hearing: Hearing, guess: Guess | undefined, { least }: TaskWeights): Ask | null {
	if (!guess || !isAsk(guess.label)) return null;
	const { label, likelihood } = guess;
	const { heard, reading } = hearing;
	// A "yes" asks what was asked before it.
	if (reading.tokens.length === 1) return null;
	if (likelihood < Math.max(least, dismissing.has(label) ? LEAST_TO_DISMISS : label === 'recall' ? LEAST_TO_RECALL : 0))
		return null;
	if (label === 'recite' && remembersTelling(reading)) return null;
	// «از کی داشتم حرف می‌زدم؟»
	if (reading.language === 'fa' && heard.asks === 'recall' && likelihood < LEAST_TO_RECALL) return null;
	// «قلتلي بيرجع وما رجع», «إمتى اتولد سعدي»: words told it.
	const told = heard.asks === 'complaint' || heard.asks === 'knowledge';
	if (reading.language === 'ar' && told && (label === 'will' || label === 'recite')) return null;
	// «إذا حلم الإنسان بأن أسنانه تسقط فما دلالته» asks of no dream of one's own.
	if (reading.language === 'ar' && heard.asks === 'knowledge' && label === 'meaning') {
		if (anybodysDream.test(reading.tokens.map(({ word }) => word).join(' '))) return null;
	}
	// «فين أنا من حياته»: what words ask is no question of what was told before.
	const isAsked =
		reading.always.some((match) => match.label === heard.asks) && ofQuestions.has(heard.asks) && heard.asks !== 'will';
	if (reading.language === 'ar' && label === 'recall' && isAsked) return null;
	// «هل الفال حرام», «هل يجب أن أكون مسلمًا؟»: what is asked of the practice weighs no act.
	const ofUs = heard.asks === 'about_you';
	// «كلبي مريض» insults nobody.
	const ofAnimal = heard.people[0] === 'animal' && heard.events.length > 0;
	if (reading.language === 'ar' && label === 'insult' && ofAnimal) return null;
	const ofPractice = (ofUs || heard.asks === 'knowledge') && label === 'forgiven';
	if (reading.language === 'ar' && (ofPractice || (ofUs && label === 'should'))) return null;
	// «زرتشت کجا به دنیا اومد», «رون الفبای کدوم مردمه»
	const asksOfFacts = reading.language === 'fa' && heard.asks === 'knowledge';
	if (asksOfFacts && (asksFactsOfLife(reading) || beyondFacts.has(label))) return null;
	// «یه تیکه از منطق‌الطیر بخون»
	const isRead = reading.language === 'fa' && heard.asks === 'recite' && label === 'knowledge';
	if (isRead && likelihood < LEAST_TO_RECALL) return null;
	const asksNothing = heard.asks === 'speak' && !reading.asking.some(Boolean);
	// "They say it might be leukaemia": what asks nothing asks for a meaning or an advice only where that is likelier than not.
	if (asksNothing && ofQuestions.has(label) && likelihood < LEAST_TO_ASK) return null;
	const foretells = reading.language === 'es' && (label === 'will' || label === 'forgiven');
	if (asksNothing && foretells && likelihood < LEAST_TO_FORETELL) return null;
	// "No me dieron la beca": where something is denied no joy is guessed, and words of joy stay joy.
	const isGladInWords = heard.asks === 'joy' && reading.marks.some((mark) => mark.label === 'joyful');
	if (isGladInWords && (label === 'speak' || label === 'will')) return null;
	const isRefused = reading.denied.length > 0 || dearlyPaid.has(heard.events[0]);
	if (label === 'joy' && heard.asks !== 'joy' && isRefused) return null;
	// Where the rules hear that good news is not all, a guess makes it no joy.
	const tellsMore = heard.asks === 'speak' && heard.events.length > 0;
	const isGlad = /!|\p{Extended_Pictographic}/u.test(reading.text);
	const isUnsaid = reading.language === 'ar' && heard.asks !== 'joy';
	if (label === 'joy' && (tellsMore || isUnsaid) && !isGlad && likelihood < LEAST_TO_REJOICE) return null;
	if (reading.language === 'fa' && label === 'complaint' && complainsOfOthers(reading, heard.people)) return null;
	const line = reading.tokens.map(({ word }) => word).join(' ');
	if (reading.language === 'es' && label === 'complaint' && isOfOneselfInSpanish(line)) return null;
	// «شعرای حافظو برام می‌خوند، حالا زیر خاکه»
	if (reading.language === 'fa' && label === 'recite' && heard.events.includes('death')) return null;
	return reading.language === 'en' && isSaidOfOneself(guess, label, hearing, asksNothing) ? null : label;
}

/** "Am I stupid" insults nobody, "I didn't help" is no complaint, and "ok, I will call" asks nothing. */
function isSaidOfOneself(
	{ likelihood }: Guess,
	label: Ask,
	{ heard, reading }: Hearing,
	asksNothing: boolean,
): boolean {
	// "Is it bad luck to read your own cards": words told what is asked about.
	if (heard.asks === 'knowledge' && ofQuestions.has(label)) return likelihood < SURELY_ELSE;
	const line = reading.tokens.map(({ word }) => word).join(' ');
	if (label === 'insult') return ofOneself.test(line);
	if (label === 'complaint') return /(?:^| )i (?:didn't|didnt|did not|couldn't|couldnt|never) help/.test(line);
	return label === 'will' && asksNothing && promised.test(line);
}
