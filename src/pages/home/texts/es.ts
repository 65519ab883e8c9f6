import type { HomeTexts } from './en.ts';

export const texts: HomeTexts = {
	title: 'Pregunta y mira adentro',
	subtitle: 'Viejas maneras de preguntar, con las cuentas bien hechas y dichas en tu propia lengua.',
	free: 'Todas las lecturas y pruebas son gratis',
	begin: 'Emprender el viaje',
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
