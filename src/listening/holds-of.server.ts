import type { Language } from '#src/language/languages.ts';
import { type HearOptions, hearWithReading } from './hear.server.ts';
import type { Heard } from './heard.ts';
import { findEvidence } from './hearing/evidence.server.ts';
import { holds } from './presumed.ts';
import type { Presumption } from './presumption.ts';

/** What is heard in a text, and which presumptions hold for it. */
export function hearAndPresume(
	text: string,
	page: Language,
	options?: HearOptions,
): { heard: Heard; holding: ReadonlySet<Presumption> } {
	const hearing = hearWithReading(text, page, options);
	return { heard: hearing.heard, holding: holds(hearing.heard, findEvidence(hearing)) };
}
