import type { Language } from '#src/language/languages.ts';
import type { Heard, Person } from '#src/listening/heard.ts';
import type { Matter } from '#src/listening/matter.ts';
import { own as en } from '../speech/own-en.server.ts';
import type { OwnLines, OwnPlace, OwnSpeech } from '../speech/own-shape.ts';
import type { GuideTurn } from '../turn.ts';

const speeches: Readonly<Partial<Record<Language, OwnSpeech>>> = { en };

/** The visitor's own word for the first person, and whether the sentence is about them; null where none is found. */
function calledIn(folded: string, person: Person | undefined, { called, before, does, and }: OwnSpeech) {
	const words = person && called[person];
	if (!words) return null;
	const own = new RegExp(`\\b(?:${before.source} (?:late |dear |poor |own |lovely |beloved )?)(${words})\\b`).exec(
		folded,
	);
	const found = own ?? new RegExp(`^(?:and |but |so )?(${words})\\b`).exec(folded);
	const word = found?.[1];
	if (!found || !word) return null;
	const behind = folded.slice(found.index + found[0].length);
	const anybody = Object.values(called).join('|');
	const [, other] = new RegExp(`^${and}(?:${before.source} )?(${anybody})\\b`).exec(behind) ?? [];
	return { word, other: other ? [other] : [], acts: new RegExp(`^(?:${does})`).test(behind) };
}

const includes = <Item>(some: readonly Item[] | undefined, item: Item | undefined) =>
	!some || (item !== undefined && some.includes(item));

/**
 * A line for just this person, event or way of asking, said before those that anybody could be told; null where there is
 * none, or it has been said.
 */
export function ownLine(turn: GuideTurn, subject: Heard, matter: Matter, place: OwnPlace): string | null {
	const { language, folded, said, heard } = turn;
	const speech = speeches[language];
	if (!speech) return null;
	const [person] = subject.people;
	const [event] = subject.events;
	const name = calledIn(folded, person, speech);
	const fits = ({ place: at, matters, people, events, asks, told, ofThem }: OwnLines) =>
		at === place &&
		includes(matters, matter) &&
		includes(people, person) &&
		includes(events, event) &&
		includes(asks, heard.asks) &&
		(!told || told.test(folded)) &&
		(!ofThem || name?.acts === true);
	const who = name && [name.word, ...name.other].map((word) => speech.your.replace('{word}', word)).join(speech.and);
	for (const { lines } of speech.lines.filter(fits)) {
		const filled = lines.flatMap((line) => {
			const { say, when } = typeof line === 'string' ? { say: line, when: [] } : line;
			if (!say.includes('{who}')) return [line];
			return who ? [{ say: say.replaceAll('{who}', who), when }] : [];
		});
		const line = said.newLine(filled);
		if (line) return line;
	}
	return null;
}
