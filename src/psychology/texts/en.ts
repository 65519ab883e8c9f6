/** The sentences every test shares. English is the type of the other languages. */
export const texts = {
	place: 'Question {n, number} of {total, number}',
	answered: '{n, number} of {total, number} answered',
	previous: 'Previous',
	next: 'Next',
	results: 'See the result',
	answerAll: 'Please answer all questions',
	chooseFirst: 'Choose an answer first.',
	goOn: 'Go on by itself after each answer',
	resumed: 'Your answers from last time are still here.',
	startOver: 'Start over',
	keys: 'With the keyboard: {last, plural, =2 {1 and 2} other {1 to {last, number}}} answer, the arrows go on and back.',
	onDevice: 'Until you ask for the result, your answers are kept on this device and nowhere else.',
	scale: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'] as readonly string[],
	yourResult: 'Your result',
	again: 'Take test again',
	limits: 'What this test can and cannot say',
	saved: 'Test completed successfully',
	saveFailed: 'Error saving results',
	haste: {
		fast: 'These answers came faster than anyone can read them. If you were in a hurry, take the test once more with a cup of tea; the result below is counted all the same.',
		alike:
			'All your answers stand in the same place. That may be how it is; it may also be a tired thumb. The result below is counted all the same.',
	},
	common: {
		actions: 'What to do with this result',
		again: 'Try again',
		saved: 'Kept in your history.',
		saving: 'Being kept in your history',
		notSaved: 'This result could not be kept in your history. It stays here as long as the page is open.',
		historyFull:
			'Your history is full: it takes no more test results. Delete older ones to make room; this one stays here as long as the page is open.',
		notKept: 'Results are kept for those who are <signIn>signed in</signIn>. This one goes when you leave the page.',
	},
};

export type TestTexts = typeof texts;
