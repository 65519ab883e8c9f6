import type { Deck } from './shape.ts';

export const deck: Deck = [
	{
		name: 'El Loco',
		meaning: 'un primer paso ligero, confianza sin pruebas',
		reversed: 'un paso aplazado, o dado sin mirar',
	},
	{
		name: 'El Mago',
		meaning: 'oficio, herramientas a mano, palabra que se hace obra',
		reversed: 'ingenio sin trabajo, herramientas quietas',
	},
	{
		name: 'La Sacerdotisa',
		meaning: 'saber callado, lo que se sabe y no se dice',
		reversed: 'un secreto demasiado largo, una corazonada acallada',
	},
	{
		name: 'La Emperatriz',
		meaning: 'crecimiento, cuidado, lo que madura',
		reversed: 'cuidado que ahoga, o un huerto sin riego',
	},
	{
		name: 'El Emperador',
		meaning: 'orden, lindes, una mano que sostiene',
		reversed: 'mando endurecido, o silla vacía',
	},
	{
		name: 'El Hierofante',
		meaning: 'lo heredado, la enseñanza, la costumbre',
		reversed: 'una norma que se queda pequeña, una lección a solas',
	},
	{
		name: 'Los Enamorados',
		meaning: 'una elección de corazón entero',
		reversed: 'una elección esquivada, dos mitades en desacuerdo',
	},
	{
		name: 'El Carro',
		meaning: 'rumbo, voluntad, dos fuerzas en un tiro',
		reversed: 'prisa sin camino, riendas que resbalan',
	},
	{
		name: 'La Fuerza',
		meaning: 'una mano suave sobre algo salvaje',
		reversed: 'fuerza donde hacía falta paciencia, o duda',
	},
	{
		name: 'El Ermitaño',
		meaning: 'una búsqueda a solas, una luz pequeña y exacta',
		reversed: 'soledad convertida en escondite',
	},
	{
		name: 'La Rueda de la Fortuna',
		meaning: 'un giro de las cosas, el azar y su momento',
		reversed: 'un giro resistido, la misma vuelta otra vez',
	},
	{ name: 'La Justicia', meaning: 'peso, equidad, acto y respuesta', reversed: 'una balanza con un dedo encima' },
	{ name: 'El Colgado', meaning: 'una pausa que cambia la vista', reversed: 'una espera que ha perdido su porqué' },
	{ name: 'La Muerte', meaning: 'un final que hace sitio', reversed: 'algo acabado que no se suelta' },
	{
		name: 'La Templanza',
		meaning: 'medida, mezcla, paciencia a sorbos',
		reversed: 'demasiado de una cosa, prisa en la mezcla',
	},
	{
		name: 'El Diablo',
		meaning: 'un lazo, un hábito, un apetito con la llave',
		reversed: 'una cadena vista, un nudo que se afloja',
	},
	{
		name: 'La Torre',
		meaning: 'una verdad súbita, un muro que cae',
		reversed: 'una grieta tapada, un cambio aplazado',
	},
	{
		name: 'La Estrella',
		meaning: 'esperanza tras la tormenta, agua dada sin cuenta',
		reversed: 'esperanza a puerta cerrada, una fuente sin visitas',
	},
	{
		name: 'La Luna',
		meaning: 'poca luz, sueños, lo que aún no está claro',
		reversed: 'niebla que se levanta, un miedo visto de día',
	},
	{
		name: 'El Sol',
		meaning: 'luz de día, alegría, las cosas como son',
		reversed: 'luz tras una nube, alegría contenida',
	},
	{
		name: 'El Juicio',
		meaning: 'una llamada, cuentas claras, levantarse',
		reversed: 'una llamada sin respuesta, un veredicto viejo repetido',
	},
	{
		name: 'El Mundo',
		meaning: 'plenitud, un todo, un baile al final',
		reversed: 'falta la última puntada, un final sin cerrar',
	},
];
