import type { Ask, Event, Person } from '../heard.ts';
import { hasMark, type Reading } from './reading.ts';

/** A "he" or "she" in these is somebody loved, in others anybody. */
const ofTheHeart: ReadonlySet<Event> = new Set([
	'in_love',
	'unrequited',
	'separation',
	'wedding',
	'awaiting',
	'jealousy',
]);
const ofOthers: ReadonlySet<Event> = new Set([
	'theft',
	'court',
	'money',
	'eviction',
	'work_trouble',
	'dismissal',
	'illness',
	'death',
]); // prettier-ignore

/** In these a "he" or "she" is nobody who could be told. */
const ofNobody: ReadonlySet<Event> = new Set([
	'loneliness',
	'tiredness',
	'faith',
	'business',
	'study',
	'home',
	'change',
	'debt',
	'exam',
	'fear',
	'military',
]); // prettier-ignore

/** A divorce that is done: the partner is one no longer. */
const afterDivorce =
	/(?:after|since) (?:the|our|my|we) (?:divorce|got divorced)|(?:despues|desde) (?:del|el|de) (?:mi |nuestro |el )?divorcio|بعد (?:از )?(?:ال|ما )?طلاق|(?:بعد|من) ما (?:ا?ت?طلقنا|طلقت)|طلقنی|طلاق گرفتیم|طلاق گرفتم|طلاقم(?:و|ا) گرفتم|طلاقمو گرفتم|مهر طلاق|جدا شد(?:یم|م|ه ?ام|ه ?ایم)(?: |$)/u;

/** Persian words of a "him" or "her"; another somebody is named. */
const pronoun = /^(?:به|از|با|برا|دل|جواب|او|اون|خود|نگا|منظور|صدا|قلب|حرف|پیا|پیش|عاشق|بدون|ول|دارم|عکس)/u;

/** Who is meant where nobody is named. */
function whoIsMeant(reading: Reading, events: readonly Event[], ask: Ask): Person | null {
	const [first] = events;
	const divorce = reading.events.some(
		({ label, phrase }) => label.event === 'separation' && /divor|طلاق|طلق|حضانت|custod/u.test(phrase),
	);
	if (divorce) return 'former_partner';
	// «نازنین برمی‌گرده؟»
	const isNamed =
		reading.language === 'fa' && hasMark(reading, 'somebody') && !pronoun.test(reading.tokens[0]?.word ?? '');
	if (reading.tokens.length < 3 && !isNamed) return null;
	if (first && ofNobody.has(first)) return null;
	// "Zainab or Maryam? She came last night": whoever was born.
	const isBorn =
		reading.language === 'en' && first === 'birth' && !/\b(?:gave|give|giving) birth\b/i.test(reading.text);
	if (isBorn && hasMark(reading, 'somebody')) return 'child';
	if (hasMark(reading, 'somebody')) return first && ofOthers.has(first) ? 'other' : 'beloved';
	if (first === 'birth' && ask === 'joy') return 'child';
	if (first === 'unrequited' || (first === 'separation' && ask !== 'how')) return 'beloved';
	return first && ofTheHeart.has(first) && ask === 'feelings_of' ? 'beloved' : null;
}

/** The most important first: whoever is named before whoever is only meant, God last unless forgiveness is asked of him. */
export function weighPeople(reading: Reading, events: readonly Event[], ask: Ask): Person[] {
	const scores = new Map<Person, number>();
	const divorced = afterDivorce.test(reading.tokens.map(({ word }) => word).join(' '));
	for (const match of reading.people) {
		let person = divorced && match.label === 'partner' ? 'former_partner' : match.label;
		// "Someone" whom one loves.
		if (person === 'other' && (events[0] === 'in_love' || events[0] === 'unrequited')) person = 'beloved';
		let score = 10 - match.first * 0.05;
		if (match.label === 'god') score = ask === 'forgiven' ? 12 : 4;
		if (match.label === 'beloved') score -= 3;
		if (match.label === 'other') score -= 5;
		if (match.label === 'relative' && /famil|اهل|عیل|خانواد|خونواد|فامیل/u.test(match.phrase)) score -= 2;
		scores.set(person, Math.max(scores.get(person) ?? 0, score));
	}
	// «طلاق گرفتم و با دوتا بچه برگشتم»: whom one is divorced from is in it, named or not.
	const isParted =
		reading.language === 'fa' && divorced && reading.events.some(({ label }) => label.event === 'separation');
	if (isParted && scores.size > 0 && !scores.has('former_partner')) scores.set('former_partner', 9.99);
	if (scores.size === 0) {
		const meant = whoIsMeant(reading, events, ask);
		return meant ? [meant] : [];
	}
	return [...scores].sort(([, one], [, other]) => other - one).map(([person]) => person);
}
