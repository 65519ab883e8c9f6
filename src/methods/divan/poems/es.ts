import type { PoemId } from '../poems.ts';
import type { PoemTelling } from './shape.ts';

/** Los doce poemas contados en español. La traducción es nuestra. */
export const tellings: Readonly<Record<PoemId, PoemTelling>> = {
	1: {
		translation: [
			'¡Ea, copero! Haz girar la copa y alcánzamela,',
			'que el amor pareció fácil al principio, y luego llegaron los trabajos.',
		],
		theme: 'El amor y su dificultad',
		imagery: ['copa', 'copero', 'rueda'],
	},
	2: {
		translation: [
			'Ven, que el alcázar de la esperanza tiene muy flojos los cimientos;',
			'trae vino, que el cimiento de la vida descansa en el viento.',
		],
		theme: 'Lo frágil y lo presente',
		imagery: ['alcázar', 'cimientos', 'vino', 'viento'],
	},
	3: {
		translation: [
			'No censures a los libertinos, asceta de limpia estirpe,',
			'que los pecados ajenos no van a escribirlos a tu nombre.',
		],
		theme: 'No juzgar a nadie',
		imagery: ['asceta', 'libertinos', 'pluma'],
	},
	4: {
		translation: [
			'De quien me acaricia el alma tengo gratitud con queja;',
			'si entiendes las finuras del amor, escucha este relato.',
		],
		theme: 'Gratitud con queja',
		imagery: ['caricia', 'queja', 'relato'],
	},
	5: {
		translation: [
			'Años llevaba el corazón pidiéndonos la copa de Jamshid:',
			'lo que él mismo tenía se lo rogaba a un extraño.',
		],
		theme: 'Buscar fuera lo propio',
		imagery: ['copa', 'corazón', 'extraño'],
	},
	6: {
		translation: [
			'Anoche, a la hora del alba, me libraron de la pena,',
			'y en aquella tiniebla de la noche me dieron agua de vida.',
		],
		theme: 'El alivio antes del día',
		imagery: ['alba', 'tiniebla', 'agua'],
	},
	7: {
		translation: [
			'José, el perdido, volverá a Canaán: no te apenes;',
			'la choza de las penas será un día rosaleda: no te apenes.',
		],
		theme: 'La espera y el regreso',
		imagery: ['José', 'choza', 'rosaleda'],
	},
	8: {
		translation: [
			'Señor, esta flor nueva y risueña que me confiaste',
			'te la confío yo a ti, lejos del ojo envidioso del prado.',
		],
		theme: 'Lo que se tiene en custodia',
		imagery: ['flor', 'prado', 'ojo'],
	},
	9: {
		translation: [
			'No hemos venido a esta puerta en busca de pompa ni de rango:',
			'de la mala fortuna hemos venido aquí a buscar amparo.',
		],
		theme: 'Pedir amparo',
		imagery: ['puerta', 'umbral', 'polvo'],
	},
	10: {
		translation: [
			'Ven, esparzamos flores y echemos vino en la copa;',
			'abramos el techo del cielo y tracemos un nuevo plan.',
		],
		theme: 'Empezar de otro modo',
		imagery: ['flores', 'copa', 'techo', 'cielo'],
	},
	11: {
		translation: [
			'Vi el verde sembrado del cielo y la hoz de la luna nueva;',
			'me acordé de lo que yo sembré y del tiempo de la siega.',
		],
		theme: 'Lo sembrado',
		imagery: ['campo', 'hoz', 'luna nueva'],
	},
	12: {
		translation: [
			'Al alba le contaba yo al viento la historia de mi anhelo;',
			'llegó una voz: «Ten confianza en los favores del Señor».',
		],
		theme: 'El anhelo y la confianza',
		imagery: ['alba', 'viento', 'voz'],
	},
};
