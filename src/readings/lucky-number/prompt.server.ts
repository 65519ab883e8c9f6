import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { LuckyNumberFacts } from './facts.server.ts';
import type { LuckyNumberRequest } from './request.ts';

/** What a model is asked about four numbers and a day. The names go as fenced text; their letters stay here. */
export function luckyNumberPrompt(
	{ fullName, motherName, language }: LuckyNumberRequest,
	facts: LuckyNumberFacts,
	weekday: string,
): Prompt {
	const { luckyNumber, wealthNumber, protectionNumber, loveNumber, luckyDay } = facts;
	const sum = ({ value, reduction }: { value: number; reduction: { from: number } }) => ({
		value,
		sum: reduction.from,
	});
	return {
		system: `${voicePrompt(language)}
The visitor has had four numbers and a weekday computed from their name, their mother's name and their date of birth. The sums are shown above your text. Write one analysis of 140 to 260 words about how these numbers answer and contradict each other: the lucky number (life path of the date), the wealth number (the full name), the protection number (the mother's name), the love number, and the day. Numbers are an old way of thinking about oneself, not a cause of anything. They are never advice for lotteries, bets, shares or any purchase; if the names contain such a wish, say kindly that sums know nothing of prices.`,
		user: `${JSON.stringify({
			luckyNumber: {
				value: luckyNumber.value,
				month: luckyNumber.month.value,
				day: luckyNumber.day.value,
				year: luckyNumber.year.value,
				sum: luckyNumber.sum,
			},
			wealthNumber: sum(wealthNumber),
			protectionNumber: sum(protectionNumber),
			loveNumber: { ...sum(loveNumber), from: loveNumber.source },
			luckyDay: { weekday, sum: luckyDay.sum, remainder: luckyDay.remainder },
		})}\n\n${fence('visitor_names', `${fullName} / ${motherName}`, 210)}`,
		maxTokens: 1000,
	};
}
