import type { BigFiveTexts } from './en.ts';

export const texts: BigFiveTexts = {
	entry: { name: 'Los cinco grandes rasgos', line: 'Ciento veinte frases, cinco rasgos, treinta facetas.' },
	title: 'Los cinco grandes rasgos',
	description:
		'Ciento veinte frases breves, cinco grandes rasgos con seis facetas cada uno: el cuestionario público IPIP-NEO-120 en cuatro idiomas, gratis y sin registro.',
	lead: 'Ciento veinte frases breves, diez por página. Lleva un cuarto de hora, y puedes dejarlo y volver.',
	ask: '¿Hasta qué punto te describe cada frase tal como eres ahora, no como te gustaría ser?',
	scale: ['Nada', 'Poco', 'A medias', 'Bastante', 'Mucho'],
	page: 'Página {n, number} de {total, number}',
	pageOpen: 'Todas las frases de esta página necesitan respuesta antes de seguir.',
	goOn: 'Pasar la página sola cuando esté completa',
	keys: 'Con el teclado: del 1 al 5 respondes una frase y pasas a la siguiente.',
	heading: 'Cinco rasgos, treinta facetas',
	summary:
		'Lo que más asoma en tus respuestas: {high}. Lo que menos: {low}. Cada uno de los cinco tiene su provecho y su precio.',
	even: 'En tus respuestas los cinco quedan a la misma altura. Cada uno tiene su provecho y su precio.',
	caption: 'Tus cinco rasgos',
	facetsOf: 'Facetas: {domain}',
	head: ['Rasgo', 'Parte de la escala'],
	bands: { low: 'bajo', middle: 'medio', high: 'alto' },
	closing: {
		label: 'Un pequeño experimento',
		words:
			'Elige la faceta que más te haya sorprendido y lee su frase en voz alta a alguien que te conozca desde hace años. Calla un minuto y escucha. ¿Cuál de las treinta habría puesto en otro sitio?',
	},
	limits:
		'Así te describes hoy. Bajo, medio y alto son tramos de la escala: no se te compara con nadie, porque no tenemos baremos propios. No es un diagnóstico ni un motivo para contratar a nadie.',
	origin:
		'Las frases son las del IPIP-NEO-120 de John A. Johnson, de dominio público, con traducciones del proyecto Bigfive; donde alguna se apartaba del original, la hemos corregido. Las descripciones son nuestras.',
};
