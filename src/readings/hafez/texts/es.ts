import type { HafezTexts } from './en.ts';

export const texts: HafezTexts = {
	title: 'El oráculo de Hafez',
	description:
		'Piensa una pregunta y deja que se abra el Diván de Hafez: un verso, puesto como poesía, y una lectura que mira hacia lo que has preguntado.',
	lead: 'Desde hace seis siglos la gente lleva una sola pregunta al Diván de Hafez y lee el verso por el que se abre.',
	intention: 'Primero la intención: una pregunta, un respiro, y solo después la pluma.',
	label: 'Tu pregunta',
	placeholder: '¿Qué no veo de la casa que quiero dejar?',
	help: 'Basta una línea. Cuanto más precisa sea, mejor podrá contestar el verso.',
	count: '{count, number} de {most, number} caracteres',
	draw: 'Abrir el Diván',
	drawing: 'El Diván se está abriendo',
	invocationTitle: 'Las palabras antiguas',
	invocation:
		'Hafez de Shiraz, que conoces todos los secretos: por Dios y por tu Shaj-e Nabat te pido que me muestres claro lo que es bueno y conviene, y que cumplas mi deseo.',
	invocationNote:
		'Palabras del pueblo, que se dicen antes de abrir el libro; hay muchas versiones y nadie sabe quién las dijo primero. Shaj-e Nabat, «rama de azúcar», es la amada que la leyenda da al poeta.',
	yourQuestion: 'Tu pregunta',
	verse: 'El verso',
	place: 'Diván de Hafez, gazal {ghazal, number}, edición de Qazvini y Ghani',
	theme: 'Tema',
	imagery: 'Se ve en él',
	about: 'Se ha oído como una pregunta sobre',
	subjects: {
		love: 'el amor',
		work: 'el trabajo',
		travel: 'un viaje',
		wellbeing: 'el bienestar',
		family: 'la familia',
		decision: 'una decisión',
		waiting: 'la espera',
		loss: 'una pérdida',
		open: 'muchas cosas',
	},
	reading: 'La lectura',
	interpreting: 'La lectura se está escribiendo',
	failed: 'No se ha podido obtener la interpretación',
	failedLine: 'La lectura no ha llegado. El verso sigue abierto; puedes pedirla otra vez.',
	newOracle: 'Nuevo oráculo',
};
