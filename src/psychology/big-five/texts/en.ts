/** The sentences of the Big Five's page. English is the type of the other languages. */
export const texts = {
	entry: { name: 'The Big Five', line: 'A hundred and twenty statements, five traits, thirty facets.' },
	title: 'The Big Five',
	description:
		'A hundred and twenty statements, five large traits with six facets each: the public IPIP-NEO-120 in four languages, free and without signing up.',
	lead: 'A hundred and twenty short statements, ten to a page. It takes a quarter of an hour, and you may stop and come back.',
	ask: 'How well does each describe you as you are now, not as you would like to be? Read an “I” before it.',
	scale: ['Not at all', 'Rather not', 'In between', 'Rather', 'Very much'] as readonly string[],
	page: 'Page {n, number} of {total, number}',
	pageOpen: 'Every statement of this page needs an answer before you go on.',
	goOn: 'Turn the page by itself once it is full',
	keys: 'With the keyboard: 1 to 5 answer a statement and go on to the next.',
	heading: 'Five traits, thirty facets',
	summary:
		'What shows most in your answers is {high}; what shows least is {low}. Each of the five has its use and its price.',
	even: 'In your answers all five lie equally far along. Each of them has its use and its price.',
	caption: 'Your five traits',
	facetsOf: 'Facets: {domain}',
	head: ['Trait', 'Share of the scale'] as readonly [string, string],
	bands: { low: 'low', middle: 'middle', high: 'high' },
	closing: {
		label: 'A small experiment',
		words:
			'Pick the facet above that surprised you most and read its sentence aloud to somebody who has known you for years. Say nothing for a minute and listen. Which of the thirty would they have put elsewhere?',
	},
	limits:
		'This is how you describe yourself today. Low, middle and high are parts of the scale: you are compared with nobody, for we have no norms of our own. It is no diagnosis, and no ground for hiring anyone.',
	origin:
		'The statements are the IPIP-NEO-120 by John A. Johnson, in the public domain, with translations from the Bigfive project; where one strayed from its original we set it right. The descriptions are ours.',
};

export type BigFiveTexts = typeof texts;
