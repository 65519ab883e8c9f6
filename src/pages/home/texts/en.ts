export const texts = {
	title: 'Ask, and look within',
	subtitle: 'Old ways of asking, worked out with care and told in the words of your own language.',
	free: 'Every reading and test is free',
	begin: 'Begin the journey',
	dayVerse: 'Today’s couplet',
	dayPlace: 'Hafez, ghazal {ghazal, number} · Qazvini and Ghani',
	ask: 'Open the Divan with your question',
	dayCard: 'or draw today’s card',
	remembered: {
		about: '{when} you asked about {what}.',
		kinds: {
			hafez: '{when} you opened the Divan.',
			tarot: '{when} you laid out the cards.',
			dreams: '{when} you told a dream.',
			'lucky-number': '{when} you counted a name.',
		},
		matters: {
			waiting: 'waiting',
			love: 'love',
			work: 'work',
			study: 'studying',
			leaving: 'going away',
			home: 'a home',
			money: 'money',
			decision: 'a decision',
			change: 'a change',
			joy: 'good news',
			child: 'a child',
			person: 'somebody',
			faith: 'faith',
		},
		again: 'Read it again',
	},
	features: 'Where to begin',
	open: 'Open',
	how: 'How a reading is made',
	steps: {
		lot: {
			title: 'What falls',
			text: 'A poem, a card or a sum is drawn or worked out by rule. You see how, and nothing in it is made up.',
		},
		words: {
			title: 'What is said',
			text: 'Words are put to it in your language: where the image comes from, and how it touches your question.',
		},
		rest: {
			title: 'What is yours',
			text: 'It ends with one question to ponder and one small thing to do today. The answer stays with you.',
		},
	},
	more: 'Besides the readings',
};

export type HomeTexts = typeof texts;
