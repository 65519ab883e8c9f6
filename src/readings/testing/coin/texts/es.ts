import type { CoinTexts } from './en.ts';

/** The sentences of the coin. */
export const texts: CoinTexts = {
	entry: {
		name: 'Una moneda',
		line: 'Cara o cruz para una pregunta.',
		kept: { heading: 'Monedas', tab: 'Una moneda', asked: 'Preguntaste' },
	},
	title: 'Una moneda',
	description: 'Cara o cruz para una pregunta.',
	lead: 'Cara o cruz para una pregunta.',
	label: 'Tu pregunta',
	toss: 'Lanzar',
	tossing: 'La moneda está en el aire',
	again: 'Lanzar otra vez',
	sides: { heads: 'Cara', tails: 'Cruz' },
	told: { heads: 'Cara: ¿qué haces primero?', tails: 'Cruz: ¿qué dejas para mañana?' },
	failed: 'La moneda se perdió',
	failedLine: 'La moneda no cayó. Lánzala otra vez.',
	messages: { question_invalid: 'Escribe tu pregunta en 5 a 200 caracteres' },
};
