/** The sentences of the guide's page. English is the type of the other languages. */
export const texts = {
	title: 'The Guide',
	description:
		'Talk with the guide of Hoopoe about your path, a dream or a feeling: an old story, one good question, and the reading that fits. Nothing is kept.',
	lead: 'A quiet talk, with an old story in it and one good question.',
	window: 'Conversation with the guide',
	welcome:
		'Peace, and welcome. Tell me of your path, of a dream, or of how your heart is doing; a few words are enough. I know old stories and I ask. What is to come I cannot see, and nothing you write here is kept.',
	you: 'You',
	guide: 'The guide',
	label: 'Your message',
	placeholder: 'Write what is on your mind',
	help: 'Enter sends, Shift and Enter begin a new line.',
	send: 'Send',
	stop: 'Stop',
	stopped: 'Stopped here.',
	typing: 'The guide is writing',
	again: 'Ask again',
	unanswered: 'No answer came to this.',
	failed: 'The reply could not be received. Please try again.',
	copy: 'Copy the conversation',
	newConversation: 'New conversation',
	emptied: 'A new page',
	starters: 'Ways to begin',
	starterDecision: 'I cannot decide between two ways.',
	starterDream: 'I had a dream I keep thinking about.',
	starterWeary: 'I am tired and do not know why.',
	starterReading: 'Explain my reading.',
};

export type ChatTexts = typeof texts;

/** Said when no reply came, whatever the language of the page (specification, 7); below it the same in its own. */
export const failedInPersian = 'پاسخ دریافت نشد. لطفاً دوباره تلاش کن.';
