export const texts = {
	title: 'About Hoopoe',
	description: 'Why the house is named after a bird, how its readings are made, and what they cannot do.',
	mission: {
		title: 'What we are for',
		text: 'People have always asked: a book opened with closed eyes, a card, a dream told at breakfast. We keep these old ways of asking in good order, explain where each comes from, and give you something to think with. No one is frightened here, and no one is flattered. Everything is free, and works without signing up.',
	},
	story: {
		title: 'Why a hoopoe',
		first:
			'In the twelfth century Attar, a druggist of Nishapur, wrote of the birds of the world, who had no king. The hoopoe, who had carried Solomon’s letters to Sheba, knew of one: the Simorgh, behind the mountain Qaf.',
		second:
			'The birds had their excuses. The nightingale could not leave its rose, the duck its water, the owl its ruin. Those who flew crossed seven valleys, and of the thousands thirty arrived. In Persian, thirty birds is “si morgh”. When they were let in at last, they looked at the Simorgh and saw thirty birds.',
		third:
			'A guide that knows the way and, at its end, a mirror: we have found no better picture of what a reading can do.',
	},
	features: {
		title: 'What you find here',
		readings: {
			title: 'AI-powered readings',
			text: 'Where a language model is connected, it writes; where none is, our own writer does, from sentences made by hand. Under each reading stands who wrote it.',
		},
		languages: {
			title: 'Four languages',
			text: 'English, Persian, Arabic and Spanish. Each is written from its own images, and dates and numbers are its own too.',
		},
		path: {
			title: 'Your own path',
			text: 'Sign in and your readings are kept for you alone, so that in a year you can see what you were asking.',
		},
		tests: {
			title: 'Psychology tests',
			text: 'They count, they do not judge. A weak spot is told as the place where attention pays first, a strong one with its price.',
		},
	},
	made: {
		title: 'How it is made, and where it ends',
		computed: {
			title: 'Computed',
			text: 'Which poem opens, what a name adds up to, where a planet stands: found by rule or by lot, shown with the working. Verses are quoted letter by letter, with their number and edition.',
		},
		written: {
			title: 'Written',
			text: 'All the rest is interpretation. It can miss you entirely; then it is the reading that was wrong.',
		},
		cannot: {
			title: 'What it cannot do',
			text: 'It cannot see the future. It does not know anyone’s thoughts, heal an illness, or decide in your place. For matters of health, law or money, and whenever life becomes too heavy, please speak with a person who is trained for it.',
		},
	},
};

export type AboutTexts = typeof texts;
