/** The sentences of the Hafez oracle. English is the type of the other languages. */
export const texts = {
	title: 'The Hafez Oracle',
	description:
		'Hold a question in mind and let the Divan of Hafez open: one verse, set as poetry, and a reading of it towards what you asked.',
	lead: 'For six centuries people have brought one question to the Divan of Hafez and read the verse at which it opened.',
	intention: 'First the intention: one question, one breath, and only then the pen.',
	label: 'Your question',
	placeholder: 'What am I not seeing about the house I want to leave?',
	help: 'One line is enough. The more exactly it is asked, the better the verse can answer.',
	count: '{count, number} of {most, number} characters',
	draw: 'Draw Oracle',
	drawing: 'The Divan is opening',
	invocationTitle: 'The old words',
	invocation:
		'Hafez of Shiraz, who are let into every secret: by God and by your Shakh-e Nabat I ask you, show me plainly what is good and fitting, and bring my wish to pass.',
	invocationNote:
		'Folk words, said before the book is opened; there are many versions, and nobody knows who said them first. Shakh-e Nabat, “branch of sugar”, is the beloved whom legend gives the poet.',
	yourQuestion: 'Your question',
	verse: 'The verse',
	place: 'Divan of Hafez, ghazal {ghazal, number}, edited by Qazvini and Ghani',
	theme: 'Theme',
	imagery: 'Seen in it',
	about: 'Heard as a question of',
	subjects: {
		love: 'love',
		work: 'work',
		travel: 'travel',
		wellbeing: 'wellbeing',
		family: 'family',
		decision: 'decision',
		waiting: 'waiting',
		loss: 'loss',
		open: 'many things',
	},
	reading: 'The reading',
	interpreting: 'The reading is being written',
	failed: 'Unable to get interpretation',
	failedLine: 'The reading did not come. The verse stays open; you can ask for it again.',
	newOracle: 'New Oracle',
};

export type HafezTexts = typeof texts;
