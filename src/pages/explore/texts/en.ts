export const texts = {
	title: 'Explore',
	subtitle: 'Choose by what you carry: a question, a dream, a name, or only curiosity.',
	description:
		'All readings and tests of Hoopoe: divination, psychology tests and the guide. Free, without signing up.',
	divination: 'Divination',
	tests: 'Psychology tests',
	birds: 'Sixteen birds, sixteen types. Which of them is yours?',
	services: 'Other services',
};

export type ExploreTexts = typeof texts;
