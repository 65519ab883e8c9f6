import type { Language } from '#src/language/languages.ts';
import { type Heard, nothingHeard } from '#src/listening/heard.ts';
import { fold } from '#src/words/fold.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { joined, type Memory } from '../memory.ts';
import { particulars } from '../particular/particulars.server.ts';
import type { Particular, PlainMessage } from '../particular/shape.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { receiveBeside } from './answer-personal.server.ts';

/** So many messages back something is looked for that a message stands behind. */
const REMEMBERED = 3;
/** Longer messages tell a story, of which one such sentence is only a part. */
const MOST_WORDS = 30;

/**
 * What a message is that comes often and has an answer of its own; null where it has none, or where that was given already.
 * @param heard what is heard in the message alone, and in those before it
 * @param dreamt whether it tells a dream
 */
export function findParticular(
	text: string,
	{ heard, before }: Pick<PlainMessage, 'heard' | 'before'>,
	dreamt: boolean,
	said: Memory,
	language: Language,
): Particular | null {
	const message: PlainMessage = { text, folded: fold(text), heard, before };
	if (message.folded.split(' ').length > MOST_WORDS) return null;
	const found = particulars[language].find((one) => (one.ofDreams || !dreamt) && fits(one, message));
	return found && isUnsaid(found, said, language) ? found : null;
}

/** Whether a message is just this, and nothing else is told that weighs more. */
function fits({ asked, not, light, asks, events, behind, only }: Particular, message: PlainMessage): boolean {
	const { folded, heard, before } = message;
	const [event] = heard.events;
	if (!asked.test(folded) || not?.test(folded) || only?.(message) === false) return false;
	const isBehind = before.slice(-REMEMBERED).some((one) => one.events.some((told) => behind?.includes(told)));
	if (behind && !isBehind) return false;
	if (light && heard.weight === 'heavy' && event) return false;
	return (!asks || asks.includes(heard.asks)) && (!events || !event || events.includes(event));
}

const entryOf = (id: string | undefined) => allEntries.find((entry) => entry.id === id);

function isUnsaid({ say, entry }: Particular, said: Memory, language: Language): boolean {
	if (say.length > 0) return say.some((one) => said.isNew(one.say) && said.isNew(one.ask ?? one.say));
	return said.isNew(entryOf(entry)?.words[language].say ?? '');
}

/** As what such a message is heard; null where it stays as it is. Whoever lost somebody is condoled with all the same. */
export function hearParticular({ as = 'knowledge', beside }: Particular, heard: Heard): Heard | null {
	if (as === 'told') return null;
	const isNear = heard.people.some((person) => person !== 'other' && person !== 'god');
	const isBereaved = heard.events[0] === 'death' && (beside || isNear);
	return { ...(isBereaved ? heard : nothingHeard), asks: as };
}

/** The answer to what comes often. */
export function answerParticular({ as = 'knowledge', entry: id, page, say }: Particular, turn: GuideTurn): Reply {
	const { language, said } = turn;
	const saying = said.unsaid(say);
	const entry = entryOf(id);
	const received = as === 'told' ? '' : receiveBeside(turn);
	const text = [received, saying && joined(saying), entry?.words[language].say].filter(Boolean).join(' ');
	const offered = entry ?? entryOf(page);
	return { text, kind: as === 'told' ? 'topic' : as, topic: null, ...(offered && { entry: offered }) };
}
