import { noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import type { GuideTurn, Reply } from '../turn.ts';

const DAY_MS = 86_400_000;

/** Whether Mercury goes backwards today, seen from the Earth, where that is asked; null where it is not. */
export function answerMercuryToday({ language, folded, day, speech }: GuideTurn): Reply | null {
	if (!day || !requestWords[language].mercuryToday.test(folded)) return null;
	const noon = noonOf(day);
	const today = positionsAt(noon).mercury;
	const tomorrow = positionsAt(new Date(noon.getTime() + DAY_MS)).mercury;
	const moved = ((tomorrow - today + 540) % 360) - 180;
	const entry = allEntries.find(({ id }) => id === 'retrograde');
	const now = moved < 0 ? speech.mercury.backwards : speech.mercury.forwards;
	return {
		text: [now, entry?.words[language].say].filter(Boolean).join(' '),
		kind: 'knowledge',
		...(entry && { entry }),
	};
}
