import type { ExploreTexts } from './en.ts';

export const texts: ExploreTexts = {
	title: 'Explorar',
	subtitle: 'Elige por lo que traes: una pregunta, un sueño, un nombre o pura curiosidad.',
	description:
		'Todas las lecturas y pruebas de Hoopoe: adivinación, pruebas de psicología y la guía. Gratis y sin registrarse.',
	divination: 'Adivinación',
	tests: 'Pruebas de psicología',
	birds: 'Dieciséis aves, dieciséis tipos. ¿Cuál es la tuya?',
	services: 'Otros servicios',
};
