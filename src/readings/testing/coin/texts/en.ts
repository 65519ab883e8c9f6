/** The sentences of the coin. */
export const texts = {
	entry: {
		name: 'A coin',
		line: 'Heads or tails for one question.',
		kept: { heading: 'Coins', tab: 'A coin', asked: 'You asked' },
	},
	title: 'A coin',
	description: 'Heads or tails for one question.',
	lead: 'Heads or tails for one question.',
	label: 'Your question',
	toss: 'Toss',
	tossing: 'The coin is in the air',
	again: 'Toss again',
	sides: { heads: 'Heads', tails: 'Tails' },
	told: { heads: 'Heads: what do you do first?', tails: 'Tails: what do you leave for tomorrow?' },
	failed: 'The coin got lost',
	failedLine: 'The coin did not land. Toss it again.',
	messages: { question_invalid: 'Please ask in 5 to 200 characters' },
};

export type CoinTexts = typeof texts;
