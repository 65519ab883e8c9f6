import type { LuckyNumberTexts } from './en.ts';

export const texts: LuckyNumberTexts = {
	entry: {
		name: 'Número de la suerte',
		line: 'Cuatro números y un día, de dos nombres y una fecha, con todas las sumas.',
		kept: { heading: 'Números de la suerte', tab: 'Números', asked: 'Contado para' },
	},
	title: 'Número de la suerte',
	description:
		'Cuatro números y un día a partir de un nombre, el nombre de la madre y una fecha de nacimiento, con cada suma paso a paso.',
	lead: 'Las letras fueron números mucho antes de que hubiera cifras. Escribe dos nombres y una fecha y mira cuánto suman.',
	notForGames: 'Sirve para pensar, no para loterías, apuestas ni acciones: una suma de letras no sabe nada de precios.',
	calculate: 'Calcular',
	calculating: 'Se están contando tus letras',
	calculated: '¡Números de la suerte calculados!',
	failed: 'Error al calcular. Inténtalo de nuevo.',
	failedLine: 'Los números no han llegado. Lo que escribiste sigue aquí; puedes pedirlos otra vez.',
	result: 'Tus números',
	luckyNumber: 'Número de la suerte',
	wealthNumber: 'Número de la riqueza',
	protectionNumber: 'Número de la protección',
	loveNumber: 'Número del amor',
	luckyDay: 'Día de la suerte',
	showSum: 'Ver la suma',
	fromDate:
		'Del {date}: camino de vida; mes, día y año se reducen por separado. El 11, el 22 y el 33 quedan como están.',
	fromName: 'Cada letra del nombre completo con su valor.',
	fromMother: 'Cada letra del nombre de la madre con su valor.',
	fromVowels: 'Aquí cuentan solo las vocales del nombre.',
	fromLetters: 'El nombre no tiene vocales, así que cuentan todas sus letras.',
	fromNames: 'Los valores de ambos nombres juntos.',
	fromBoth: 'Ambos nombres juntos, divididos entre siete; el resto da el día, del 1 del domingo al 0 del sábado.',
	abjad: 'Abjad, en el orden oriental; پ چ ژ گ cuentan como ب ج ز ک.',
	pythagorean:
		'De la A a la I, de la J a la R y de la S a la Z valen de 1 a 9; no cuentan las tildes y la Y es consonante.',
	month: 'Mes',
	day: 'Día',
	year: 'Año',
	remains: 'quedan {remainder}',
	analysis: 'Análisis espiritual',
	writing: 'Se está escribiendo el análisis',
	nameOnPicture: 'Poner mi nombre en la imagen',
	contact: 'Comentarlo por WhatsApp',
	contactMessage:
		'¡Hola! Hoopoe ha contado mis números: número de la suerte {lucky, number}, riqueza {wealth, number}, protección {protection, number}, amor {love, number}, día de la suerte {day}. Me gustaría saber más.',
	newReading: 'Nueva lectura',
};
