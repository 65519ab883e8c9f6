import type { Language } from '../../src/language/languages.ts';
import type { Task } from '../../src/listening/classifier/weights-file.ts';
import { asks as arAsks } from '../../src/listening/lexicon/ar/asks.server.ts';
import { events as arEvents } from '../../src/listening/lexicon/ar/events.server.ts';
import { guideAsks as arGuide } from '../../src/listening/lexicon/ar/guide-asks.server.ts';
import { people as arPeople } from '../../src/listening/lexicon/ar/people.server.ts';
import { asks as enAsks } from '../../src/listening/lexicon/en/asks.server.ts';
import { events as enEvents } from '../../src/listening/lexicon/en/events.server.ts';
import { guideAsks as enGuide } from '../../src/listening/lexicon/en/guide-asks.server.ts';
import { people as enPeople } from '../../src/listening/lexicon/en/people.server.ts';
import { asks as esAsks } from '../../src/listening/lexicon/es/asks.server.ts';
import { events as esEvents } from '../../src/listening/lexicon/es/events.server.ts';
import { guideAsks as esGuide } from '../../src/listening/lexicon/es/guide-asks.server.ts';
import { people as esPeople } from '../../src/listening/lexicon/es/people.server.ts';
import { asks as faAsks } from '../../src/listening/lexicon/fa/asks.server.ts';
import { events as faEvents } from '../../src/listening/lexicon/fa/events.server.ts';
import { guideAsks as faGuide } from '../../src/listening/lexicon/fa/guide-asks.server.ts';
import { people as faPeople } from '../../src/listening/lexicon/fa/people.server.ts';
import type { Phrase } from '../../src/listening/text/phrases.ts';

const lexicons = {
	en: { events: enEvents, people: enPeople, asks: enAsks, guide: enGuide },
	fa: { events: faEvents, people: faPeople, asks: faAsks, guide: faGuide },
	ar: { events: arEvents, people: arPeople, asks: arAsks, guide: arGuide },
	es: { events: esEvents, people: esPeople, asks: esAsks, guide: esGuide },
};

type LabelledPhrase = { readonly label: string; readonly phrase: Phrase };

const flat = (record: Readonly<Partial<Record<string, readonly Phrase[]>>>): LabelledPhrase[] =>
	Object.entries(record).flatMap(([label, phrases]) => (phrases ?? []).map((phrase) => ({ label, phrase })));

/** The phrases of a language's lexicons that tell something of a task. */
export function phrasesOf(language: Language, task: Task): LabelledPhrase[] {
	const { events, people, asks, guide } = lexicons[language];
	if (task === 'events') return flat(events);
	if (task === 'people') return flat(people);
	const ofQuestions = [...flat(asks.always), ...flat(asks.inQuestion)];
	return task === 'asks' ? ofQuestions : [...ofQuestions, ...flat(guide)];
}
