import type { Line, Presumption } from '#src/listening/presumption.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { ChatMessage } from '../request.ts';
import type { Lines } from './speech/shape.ts';
import type { Saying } from './words/shape.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A saying in one piece. */
export const joined = ({ say, ask }: Saying) => (ask ? `${say} ${ask}` : say);

/**
 * What the guide has said so far in a conversation, and choices among what it has not; the same for the same messages.
 * It counts which presumptions the chosen lines rest on.
 * @param holding what is true of the person, by what was heard
 */
export function createMemory(conversation: readonly ChatMessage[], holding: ReadonlySet<Presumption>) {
	const assistant = conversation.filter(({ role }) => role === 'assistant').map(({ content }) => flat(content));
	const visitor = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
	const told = assistant.join('\n');
	const choices = seededChoices(JSON.stringify(visitor));
	const presumed = new Set<Presumption>();
	const isNew = (text: string) => !told.includes(flat(text));
	const pick = <T>(items: readonly T[]): T | null => {
		const [first, ...rest] = items;
		return first === undefined ? null : choices.pick([first, ...rest]);
	};
	const unsaid = <S extends Saying>(sayings: readonly S[]): S | null =>
		pick(sayings.filter(({ say, ask }) => isNew(say) && (!ask || isNew(ask))));
	/** One that is new, else the one that was said longest ago. */
	const require = <S extends Saying>(sayings: readonly S[]): S => {
		const found =
			unsaid(sayings) ??
			[...sayings].sort((one, other) => told.lastIndexOf(flat(one.say)) - told.lastIndexOf(flat(other.say)))[0];
		if (!found) throw new Error('the guide has no words');
		return found;
	};
	const spread = (line: Line) => (typeof line === 'string' ? { say: line, when: [] } : line);
	const rest = (presumptions: readonly Presumption[]) => {
		for (const presumption of presumptions) presumed.add(presumption);
	};
	/** The lines whose presumptions all hold; where some of them presume anything and are new, only those. */
	const fitting = (lines: readonly Line[]) => {
		const holds = lines.map(spread).filter(({ when }) => when.every((presumption) => holding.has(presumption)));
		const special = holds.filter(({ say, when }) => when.length > 0 && isNew(say));
		return special.length > 0 ? special : holds;
	};
	/** A line whose presumptions all hold. */
	const line = (lines: Lines): string => {
		const { say, when } = require(fitting(lines));
		rest(when);
		return say;
	};
	/** The same, or null where all of them have been said. */
	const newLine = (lines: readonly Line[]): string | null => {
		const found = unsaid(fitting(lines));
		rest(found?.when ?? []);
		return found?.say ?? null;
	};
	return {
		isNew,
		pick,
		unsaid,
		require,
		line,
		newLine,
		/** Says that what is used besides rests on these. */
		presume: rest,
		presumed: () => [...presumed],
		/** The guide's newest message. */
		last: assistant.at(-1) ?? '',
		find: (sentences: readonly string[]) => pick(sentences.filter(isNew)),
		choose: (sayings: readonly Saying[]) => joined(require(sayings)),
	};
}

export type Memory = ReturnType<typeof createMemory>;
