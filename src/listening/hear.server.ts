import type { Language } from '#src/language/languages.ts';
import { type Heard, nothingHeard } from './heard.ts';
import { findEcho } from './hearing/find-echo.ts';
import { readText } from './hearing/read-text.server.ts';
import type { Reading } from './hearing/reading.ts';
import { weighAsks } from './hearing/weigh-asks.ts';
import { weighEvents } from './hearing/weigh-events.ts';
import { weighGuideAsks } from './hearing/weigh-guide-asks.server.ts';
import { weighPeople } from './hearing/weigh-people.ts';
import { weighTense, weighWeight, weighWhose } from './hearing/weigh-time.ts';

/** `guide`: the text is a message to the guide, which knows more asks (`guideAsks`). */
export type HearOptions = { readonly guide?: boolean };

/** What was heard, what it was heard from, and whether words told the ask (it is a guess otherwise). */
export type Hearing = { readonly heard: Heard; readonly reading: Reading; readonly sure: boolean };

/** What is heard in a text, with what it was heard from; for the operator's command and for `holds`. */
export function hearWithReading(text: string, page: Language, options: HearOptions = {}): Hearing {
	const reading = readText(text, page);
	if (reading.tokens.length === 0) return { heard: nothingHeard, reading, sure: false };
	const wanted = weighAsks(reading);
	const asked = wanted.ask;
	const events = weighEvents(reading, asked);
	const people = weighPeople(reading, events, asked);
	const asks = options.guide ? weighGuideAsks(reading, wanted, events, people) : asked;
	const heard: Heard = {
		people,
		events,
		asks,
		whose: weighWhose(reading, events, people),
		tense: weighTense(reading, events, asked),
		weight: weighWeight(reading, events, asked),
		echo: findEcho(reading, events),
	};
	return { heard, reading, sure: wanted.sure };
}

/**
 * What is heard in a text (`docs/listening.md`): rules over the lexicons of the language that it is written in.
 * @param page the language of the page, taken where the text does not tell its own
 */
export function hear(text: string, page: Language, options: HearOptions = {}): Heard {
	return hearWithReading(text, page, options).heard;
}
