import type { Voices } from '../shape.ts';

/** What each trump says in a quarrel, in Spanish, El Loco to El Mundo. */
export const voices: Voices = [
	{ upright: 'Sal antes de estar a punto', reversed: 'Rehaz otra vez el equipaje' },
	{ upright: 'Usa lo que hay en la mesa', reversed: 'Explícalo bien antes de tocarlo' },
	{ upright: 'Calla y espera a que te lo digan', reversed: 'Pregunta a todos menos a ti' },
	{ upright: 'Riégalo y déjalo en paz', reversed: 'Tira del tallo, a ver si crece' },
	{ upright: 'Traza la raya y mantenla', reversed: 'La norma es la norma, sirva o no' },
	{ upright: 'Lee primero las instrucciones', reversed: 'Escribe tus propias instrucciones' },
	{ upright: 'Elige, y elige del todo', reversed: 'Sé amable con los dos lados' },
	{ upright: 'Di adónde y arranca', reversed: 'Más deprisa, ya miraremos el mapa' },
	{ upright: 'Ponle la mano encima cada día', reversed: 'Aguanta la puerta con todo el peso' },
	{ upright: 'Un paso, un farol, nadie más', reversed: 'El farol encendido y la puerta cerrada' },
	{ upright: 'Da vueltas; aprende a soltar', reversed: 'Sujeta el borde y que no gire' },
	{ upright: 'Cuenta antes de sentir', reversed: 'Apoya un dedo en la balanza' },
	{ upright: 'Espera y míralo del revés', reversed: 'Baja ya, el nudo no era serio' },
	{ upright: 'Se acabó, deja que pase', reversed: 'Dale otro sorbito de agua' },
	{ upright: 'Una cucharada de cada, despacio', reversed: 'O todo o nada' },
	{ upright: 'Toma la calderilla y quédate', reversed: 'Sácate la cadena por la cabeza' },
	{ upright: 'Dilo y que caiga el muro', reversed: 'Empapela la grieta' },
	{ upright: 'Vierte y no cuentes las jarras', reversed: 'Guarda la esperanza tras la cortina' },
	{ upright: 'Anda despacio y no firmes', reversed: 'Sube la luz: era una silla' },
	{ upright: 'Que se te note la alegría', reversed: 'Pon la mano delante de la luz' },
	{ upright: 'Levántate, era tu nombre', reversed: 'Lee otra vez la vieja sentencia' },
	{ upright: 'Dalo por hecho y ata la cinta', reversed: 'Deja la última puntada para mañana' },
];
