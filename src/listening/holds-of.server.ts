import type { Language } from '#src/language/languages.ts';
import { isPlainlySo, surenessNumbers, surenessOf } from './classifier/sureness.ts';
import { weightsOf } from './classifier/weights.server.ts';
import { hearWithReading, type JoinedHearing } from './hear.server.ts';
import type { Heard } from './heard.ts';
import { findEvidence } from './hearing/evidence.server.ts';
import type { HearOptions } from './hearing/hear-by-rules.server.ts';
import { holds } from './presumed.ts';
import type { Presumption } from './presumption.ts';

/**
 * Which presumptions hold for a text: those that hold by what the rules alone hear and by what is heard in the end, and of
 * which both together are sure enough.
 */
export function holdsOf(hearing: JoinedHearing): ReadonlySet<Presumption> {
	const { heard, rules, guesses, reading } = hearing;
	const byRules = holds(rules.heard, findEvidence(rules));
	if (!guesses) return byRules;
	const { join, least } = weightsOf(reading.language).presumed;
	const joined = holds(heard, findEvidence(hearing));
	const isSure = (one: Presumption) =>
		isPlainlySo(one, heard, guesses) || surenessOf(surenessNumbers(one, heard, guesses), join) >= least;
	return new Set([...byRules].filter((one) => joined.has(one) && isSure(one)));
}

/**
 * What is heard in a text, and which presumptions hold for it; `isGuessed` where the classifier alone hears an event.
 */
export function hearAndPresume(
	text: string,
	page: Language,
	options?: HearOptions,
): { heard: Heard; holding: ReadonlySet<Presumption>; isGuessed: boolean } {
	const hearing = hearWithReading(text, page, options);
	const isGuessed = hearing.heard.events.length > 0 && hearing.rules.heard.events.length === 0;
	return { heard: hearing.heard, holding: holdsOf(hearing), isGuessed };
}
