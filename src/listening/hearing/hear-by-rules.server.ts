import type { Language } from '#src/language/languages.ts';
import { type Ask, type Heard, nothingHeard } from '../heard.ts';
import { findEcho } from './find-echo.ts';
import { readText } from './read-text.server.ts';
import type { Reading } from './reading.ts';
import { weighAsks } from './weigh-asks.ts';
import { weighEvents } from './weigh-events.ts';
import { weighGuideAsks } from './weigh-guide-asks.server.ts';
import { weighPeople } from './weigh-people.ts';
import { weighTense, weighWeight, weighWhose } from './weigh-time.ts';

/** `guide`: the text is a message to the guide, which knows more asks (`guideAsks`). */
export type HearOptions = { readonly guide?: boolean };

/**
 * What was heard, what it was heard from, what it asks as a question would (`asked`, of a message to the guide too), and
 * whether words told that (it is a guess otherwise).
 */
export type Hearing = {
	readonly heard: Heard;
	readonly reading: Reading;
	readonly asked: Ask;
	readonly sure: boolean;
};

/** What the rules over the lexicons hear in a text, in the language that it is written in. */
export function hearByRules(text: string, page: Language, options: HearOptions = {}): Hearing {
	const reading = readText(text, page);
	if (reading.tokens.length === 0) return { heard: nothingHeard, reading, asked: nothingHeard.asks, sure: false };
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
	return { heard, reading, asked, sure: wanted.sure };
}
