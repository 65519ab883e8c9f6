import type { HomeTexts } from './en.ts';

export const texts: HomeTexts = {
	title: 'Pregunta y mira adentro',
	subtitle: 'Viejas maneras de preguntar, con las cuentas bien hechas y dichas en tu propia lengua.',
	free: 'Todas las lecturas y pruebas son gratis',
	begin: 'Emprender el viaje',
	dayVerse: 'El verso de hoy',
	dayPlace: 'Hafez, gazal {ghazal, number} · Qazvini y Ghani',
	ask: 'Abre el Diván con tu pregunta',
	dayCard: 'o saca la carta de hoy',
	remembered: {
		about: '{when} preguntaste por {what}.',
		kinds: {
			hafez: '{when} abriste el Diván.',
			tarot: '{when} echaste las cartas.',
			dreams: '{when} contaste un sueño.',
			'lucky-number': '{when} contaste un nombre.',
		},
		matters: {
			waiting: 'la espera',
			love: 'el amor',
			work: 'el trabajo',
			study: 'los estudios',
			leaving: 'una partida',
			home: 'una casa',
			money: 'el dinero',
			decision: 'una decisión',
			change: 'un cambio',
			joy: 'una buena noticia',
			child: 'los hijos',
			person: 'alguien',
			faith: 'la fe',
		},
		again: 'Volver a leerlo',
	},
	features: 'Por dónde empezar',
	open: 'Abrir',
	how: 'Cómo se hace una lectura',
	steps: {
		lot: {
			title: 'Lo que sale',
			text: 'Un poema, una carta o una suma salen según su regla. Ves cómo, y nada de eso se inventa.',
		},
		words: {
			title: 'Lo que se dice',
			text: 'Después se le ponen palabras en tu lengua: de dónde viene la imagen y en qué toca tu pregunta.',
		},
		rest: {
			title: 'Lo que es tuyo',
			text: 'Termina con una pregunta para rumiar y una cosa pequeña que hacer hoy. La respuesta se queda contigo.',
		},
	},
	more: 'Además de las lecturas',
};
