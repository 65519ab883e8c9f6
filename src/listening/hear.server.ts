import type { Language } from '#src/language/languages.ts';
import { type Guesses, guessAll, joinWithRules } from './classifier/join.server.ts';
import type { Heard } from './heard.ts';
import { findEcho } from './hearing/find-echo.ts';
import { type Hearing, type HearOptions, hearByRules } from './hearing/hear-by-rules.server.ts';
import { weighTense, weighWeight, weighWhose } from './hearing/weigh-time.ts';

/** What rules and classifier hear together, and what the rules alone hear; `guesses` is null where there are no words. */
export type JoinedHearing = Hearing & { readonly rules: Hearing; readonly guesses: Guesses | null };

/** What is heard in a text, with what it was heard from; for the operator's command and for `holds`. */
export function hearWithReading(text: string, page: Language, options: HearOptions = {}): JoinedHearing {
	const rules = hearByRules(text, page, options);
	const { reading } = rules;
	if (reading.tokens.length === 0) return { ...rules, rules, guesses: null };
	const guide = options.guide ?? false;
	const guesses = guessAll(rules, guide);
	const { events, people, asks } = joinWithRules(rules, guesses, guide);
	const asked = guide ? rules.asked : asks;
	const heard: Heard = {
		people,
		events,
		asks,
		whose: weighWhose(reading, events, people),
		tense: weighTense(reading, events, asked),
		weight: weighWeight(reading, events, asked),
		echo: findEcho(reading, events),
	};
	return { heard, reading, asked, sure: rules.sure && asks === rules.heard.asks, rules, guesses };
}

/**
 * What is heard in a text (`docs/listening.md`): rules over the lexicons of the language that it is written in, with a
 * classifier beside them (`classifier/`).
 * @param page the language of the page, taken where the text does not tell its own
 */
export function hear(text: string, page: Language, options: HearOptions = {}): Heard {
	return hearWithReading(text, page, options).heard;
}
