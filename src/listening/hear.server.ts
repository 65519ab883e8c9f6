import type { Language } from '#src/language/languages.ts';
import type { Heard } from './heard.ts';
import { readText } from './hearing/read-text.server.ts';
import { weighAsks } from './hearing/weigh-asks.ts';
import { weighEvents } from './hearing/weigh-events.ts';
import { weighPeople } from './hearing/weigh-people.ts';

/** What is heard in a text (`docs/listening.md`). */
export function hear(text: string, pageLanguage: Language): Heard {
	const reading = readText(text, pageLanguage);
	const asks = weighAsks(reading);
	const events = weighEvents(reading, asks);
	const people = weighPeople(reading, events, asks);
	return { people, events, asks, whose: 'self', tense: 'now', weight: 'plain', echo: null };
}
