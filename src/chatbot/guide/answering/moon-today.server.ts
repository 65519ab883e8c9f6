import { languageFacts } from '#src/language/languages.ts';
import { signNames } from '#src/methods/sky/sign-names.server.ts';
import { signOf } from '#src/methods/sky/signs.ts';
import { moonAt, noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { fill } from './answer-knowledge.server.ts';

/**
 * Where the moon stands today and how much of it is lit, where that is asked; null where it is not. The sign is that of the
 * tropical zodiac, at noon in Greenwich.
 */
export function answerMoonToday({ heard, folded, language, day, speech }: GuideTurn): Reply | null {
	if (heard.asks !== 'knowledge' || !day || !requestWords[language].moonToday.test(folded)) return null;
	const positions = positionsAt(noonOf(day));
	const { phase, lit } = moonAt(positions);
	const sign = signOf(positions.moon);
	const percent = new Intl.NumberFormat(languageFacts[language].locale).format(Math.round(lit * 100));
	const where = fill(speech.moon.today, {
		sign: signNames[language][sign.id],
		phase: speech.moon.phases[phase],
		lit: percent,
	});
	// In Scorpio it has a name of its own, and a custom.
	const id = sign.id === 'scorpio' ? 'moon-scorpio' : 'moon-phases';
	const entry = allEntries.find((one) => one.id === id);
	const text = entry && id === 'moon-scorpio' ? `${where} ${entry.words[language].say}` : where;
	return { text, kind: 'knowledge', ...(entry && { entry }) };
}
