/** The sentences every page shares. English is the type of the other languages. */
export const chrome = {
	brand: 'Hoopoe',
	tagline: 'A gateway to spiritual wisdom and self-discovery',
	description:
		'Hafez, tarot, dreams and the old arts of names and numbers: worked out with care, told in your language, free.',
	nav: {
		skip: 'Skip to the content',
		main: 'Main',
		menu: 'Menu',
		divination: 'Divination',
		knowledge: 'Knowledge',
		explore: 'Explore',
		history: 'History',
		profile: 'Profile',
		login: 'Login',
		logout: 'Logout',
		language: 'Language',
		theme: 'Light',
		night: 'Night',
		paper: 'Paper',
		system: 'Automatic',
	},
	footer: {
		label: 'At the foot of the page',
		divination: 'Divination',
		tests: 'Psychology tests',
		resources: 'Resources',
		connect: 'Connect',
		signIn: 'Sign in',
		contact: 'Write to us',
	},
	contact: 'Write to us on WhatsApp (opens in a new window)',
	close: 'Close',
	messages: 'Messages',
	loading: 'Loading',
	offline: 'You are offline. What is on the page stays; the rest waits for the connection.',
	noScript:
		'This page works with JavaScript, and your browser has it switched off. Switch it on and load the page again.',
	notFound: {
		title: 'This leaf is missing',
		line: 'There is no page at this address. It may have been moved, or mistyped.',
		home: 'Return home',
		back: 'Go back',
	},
	sessionEnded: {
		title: 'You are signed out',
		line: 'Your session came to its end. What you typed is still here; sign in to keep it.',
	},
	/** Above what is said of a text that was refused (specification, 6.1 and 6.4). */
	validationError: 'Validation Error',
	toast: { error: 'Error', signedOut: 'You are signed out' },
	entries: {
		chatbot: { name: 'The guide', line: 'A quiet conversation about your path, your dreams or your feelings.' },
		psychology: { name: 'Psychology tests', line: 'Five tests about how you think, feel and work.' },
		blog: { name: 'Blog', line: 'Articles on symbols, poets and the habits of the mind.' },
		about: { name: 'About', line: 'Why a hoopoe, and how a reading is made.' },
	},
};

export type Chrome = typeof chrome;
