import type { Ask, Event, Heard, Person } from '../heard.ts';
import { isAfterDeath } from './arabic-asks.ts';
import { hasMark, type Reading } from './reading.ts';

const heavy: ReadonlySet<Event> = new Set(['death', 'betrayal', 'dismissal', 'eviction']);
/** How words (folded) begin by which illnesses are told that pass or last without danger: they do not make a text heavy. */
const mild =
	/(?<!\p{L})(?:flu(?!\p{L})|fever|cold|grip|fiebre|resfri|constip|سرما|تب(?:[مشت]|دار)?(?!\p{L})|زکام|رشح|مزکوم|سخونه|migra|insomn|jaqueca|بی خوابی|بیخوابی|سردرد|سرم? درد|میگرن|دندان|دندون|زانو|معده|معدم|کمردرد|کمر\p{L}? درد|دیسک|گلو ?درد|گلوم درد|دل ?درد|دلم درد|پا ?درد|پام درد|الرژی|حساسیت|عینک|چشمم ضعیف|کم ?خونی|وسواس|سرفه|سینوزیت|ریزش مو|انفولانزا|انفلوانزا|صداع|addict|adic|drogas?(?!\p{L})|معتاد|اعتیاد|ادمان|مدمن|depre|افسرد|اکتیاب|مکتیب|ansie|anxi|health|salud(?!\p{L})|سلامت|صحه|صحت)/u;
const divorce = /divor|طلاق|طلق|متارکه|خلع|marriage|matrimonio|separad|separar|custod|حضان/u;
const dark: ReadonlySet<Event> = new Set(['fear', 'tiredness', 'loneliness', 'quarrel', 'debt', 'money']);
/** Arabic verbs that tell of a death as done. */
const died =
	/^[وف]?(?:مات|ماتت|ماتوا|توفی|توفت|توفیت|فقدت|فقدنا|خسرت|رحل|رحلت|دفنت|دفنا|استشهد|متوفی|متوفیه|متوفاه|مرحوم|المرحوم|مرحومه|المرحومه|میت|میته)$/;
/** What is done once it is told. */
const done: ReadonlySet<Event> = new Set([
	'death',
	'betrayal',
	'dismissal',
	'theft',
	'separation',
	'lost_thing',
	'guilt',
	'shame',
	'eviction',
	'quarrel',
]); // prettier-ignore
const ofMany: ReadonlySet<Event> = new Set([
	'birth',
	'pregnancy',
	'wedding',
	'dismissal',
	'job_search',
	'exam',
	'court',
	'military',
	'new_job',
	'separation',
	'betrayal',
]); // prettier-ignore
const others: ReadonlySet<Person> = new Set(['child', 'sibling', 'friend', 'relative', 'neighbour', 'colleague']);

/** How heavy the matter is; by the contract only some illnesses and separations are. */
export function weighWeight(reading: Reading, events: readonly Event[], ask: Ask): Heard['weight'] {
	if (events.some((event) => heavy.has(event))) return 'heavy';
	/** The words by which an event is told. */
	const toldBy = (event: Event) =>
		reading.events
			.filter(({ label }) => label.event === event)
			.map(({ first, last }) =>
				reading.tokens
					.slice(first, last + 1)
					.map(({ word }) => word)
					.join(' '),
			);
	if (events.includes('illness') && ask !== 'joy' && toldBy('illness').some((words) => !mild.test(words)))
		return 'heavy';
	if (events.includes('separation') && toldBy('separation').some((words) => divorce.test(words))) return 'heavy';
	if (ask === 'joy') return 'light';
	// "About to become a father and terrified" is no light matter.
	if (events[0] === 'birth' && ask !== 'why' && !events.some((event) => dark.has(event))) return 'light';
	return 'plain';
}

const beforeParticiple = /^(?:be|get|gets|getting|being|will|to|gonna|about|not|just)$/;
/** Spanish verbs that tell what is done, whatever day is named beside them: "murió el martes", "me dejó esta mañana". */
const preterite =
	/^(?:mur|fallec|part|perd|sufr)ió$|^(?:\p{L}+(?:aron|ieron|eron)|murio|murieron|enterramos|velamos|cremamos|fallecio|perdi|perdí|fue|fueron|\p{L}{2,}(?:ó|amé|té|ré|jé|né|lé|gué|qué|í))$/u;
const subjunctive = /(?:ra|ran|se|sen)$/;

function isPreterite(
	{ language, text, tokens }: Reading,
	happened: { first: number; last: number } | undefined,
): boolean {
	if (language !== 'es' || !happened) return false;
	return tokens
		.slice(Math.max(happened.first - 2, 0), happened.last + 1)
		.filter(({ clause }) => clause === tokens[happened.first]?.clause)
		.map(({ from, to }) => text.slice(from, to).toLowerCase())
		.some(
			(word) =>
				/^(?:perdon\p{L}*|sin)$/u.test(word) ||
				(preterite.test(word) && !subjunctive.test(word) && !/^(?:aquí|allí|ahí|así|sí|mí|qué)$/.test(word)),
		);
}

/** Where the matter lies. */
export function weighTense(reading: Reading, events: readonly Event[], ask: Ask): Heard['tense'] {
	if (isAfterDeath(reading, events)) return 'past';
	if (ask === 'will' || ask === 'should' || ask === 'which') return 'ahead';
	if (ask === 'feelings_of') return 'now';
	const [first] = events;
	const feared = hasMark(reading, 'feared') && events.length > 1 && events.includes('fear');
	const happened = reading.events.find(({ label }) => label.event === first);
	// «ماتت أمي وأخاف من المستقبل»: what is told as done before the fear is not what is feared.
	const hasDied =
		reading.language === 'ar' && happened !== undefined && died.test(reading.tokens[happened.first]?.word ?? '');
	const isDone =
		hasDied && reading.marks.some(({ label, first: at }) => label === 'feared' && at > (happened?.last ?? 0));
	if (feared && ask === 'speak') return isDone ? 'past' : 'ahead';
	const clauseOf = (index: number | undefined) => reading.tokens[index ?? -1]?.clause;
	const coming = reading.marks.some(
		(mark) => mark.label === 'ahead' && clauseOf(mark.first) === clauseOf(happened?.first),
	);
	// "My dad died on Tuesday": what is told in the past is not to come, whatever the day.
	const over = reading.marks.some(
		(mark) =>
			mark.label === 'past' &&
			happened?.at.includes(mark.first) &&
			!beforeParticiple.test(reading.tokens[mark.first - 1]?.word ?? ''),
	);
	// «أمي متوفية وأبوي تزوج بعد شهر»: what comes after a month is not her death.
	const isOver = over || hasDied || isPreterite(reading, happened);
	if (first && done.has(first) && coming && !isOver && ask !== 'forgiven') return 'ahead';
	if (first && done.has(first)) return hasMark(reading, 'past') || !hasMark(reading, 'now') ? 'past' : 'now';
	if (hasMark(reading, 'ahead') && !hasMark(reading, 'past')) return 'ahead';
	return hasMark(reading, 'past') && !hasMark(reading, 'now') ? 'past' : 'now';
}

/** Whose event it is. */
export function weighWhose(reading: Reading, events: readonly Event[], people: readonly Person[]): Heard['whose'] {
	const [event] = events;
	const [person] = people;
	if (!event || !person || !ofMany.has(event) || !others.has(person)) return 'self';
	const told = reading.people.find(({ label }) => label === person);
	const happened = reading.events.find(({ label }) => label.event === event);
	if (!told || !happened) return 'self';
	const between = reading.tokens.slice(told.last + 1, happened.first).map(({ word }) => word);
	const self = new Set(reading.marks.filter(({ label }) => label === 'self').flatMap(({ at }) => at));
	const touched = [...self].some((index) => index > told.last && index <= happened.last + 2);
	return told.first <= happened.first && between.length <= 5 && !touched ? 'other' : 'self';
}
