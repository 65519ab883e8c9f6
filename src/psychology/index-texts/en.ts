/** The sentences of the index of tests. English is the type of the other languages. */
export const texts = {
	title: 'Psychology tests',
	description:
		'Short tests about how you think, feel and work: sixteen types, emotional intelligence, career, multiple intelligences and love compatibility. Free, without signing up.',
	lead: 'Short tests with plain results. None of them knows you better than you do; some ask a good question.',
	soon: 'Coming soon',
	note: 'The questions are our own, but for the Big Five’s, which are public. What you answer stays on your device; only a result is kept, and only if you are signed in.',
	tests: {
		mbti: { name: 'Sixteen types (MBTI)', line: 'Twelve small scenes, four letters, and what may not fit.' },
		eq: { name: 'Emotional intelligence', line: 'Ten statements, five bars, and the price of a strong result.' },
		love: { name: 'Love compatibility', line: 'Two names and two birthdays, asked in five traditions.' },
		career: { name: 'Career', line: 'Five questions about what you do when nobody tells you to.' },
		gardner: { name: 'Multiple intelligences', line: 'Gardner’s eight on one figure, and your three strongest.' },
		bigFive: { name: 'The Big Five', line: 'A hundred and twenty statements, five large traits, thirty facets.' },
	},
};

export type IndexTexts = typeof texts;
