import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { SarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';
import { chooseThesis } from './thesis.ts';

/** What a model is asked for a sarketab. The names go as fenced text; religion is a register, never a doctrine. */
export function sarketabPrompt(
	{ name, motherName, religion, language }: SarketabRequest,
	facts: SarketabFacts,
): Prompt {
	const { taleh, elements, leading, missing, birth, weekdayRuler, sunSign, moon } = facts;
	return {
		system: `${voicePrompt(language)}
The visitor has had their sarketab computed: the abjad sum of their name and their mother's, the sign (taleh) it leads to, the elements of the letters, and the day of birth. The sums are shown above your text. Write one reading of 140 to 260 words that serves the one tension given: what its two sides say to each other about work, money, home, the heart and the year, answered by the question and the act. Elements that have equally many letters are told as equal. Presume no partner, job, house or living parent. The religion chooses the tone of one sentence of blessing or counsel and nothing else: no doctrine, no quotation from any scripture, no prayer formula, no talisman, no charm. Never speak of spells, curses or the evil eye, and never promise to remove anything.`,
		user: `${JSON.stringify({
			nameValue: taleh.name,
			motherNameValue: taleh.mother,
			sum: taleh.sum,
			remainderOfTwelve: taleh.remainder,
			taleh: taleh.sign,
			lettersByElement: elements,
			elementsWithMostLetters: leading,
			tension: chooseThesis(facts),
			missingElements: missing,
			solarDate: birth.solar,
			gregorianDate: birth.gregorian,
			lunarDate: birth.lunar,
			weekday: birth.weekday,
			weekdayRuler,
			season: birth.season,
			sunSign,
			moonSign: moon.sign,
			moonPhase: moon.phase,
			religion,
		})}\n\n${fence('visitor_names', `${name} / ${motherName}`, 210)}`,
		maxTokens: 1000,
	};
}
