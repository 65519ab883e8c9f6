import { expect, it } from 'vitest';
import { seeScene } from './see-scene.server.ts';

/** What is there, and what is told away: taken for, expected, sought, feared, or gone. */
it.each<[string, string, string]>([
	['Soñé que me asomaba al balcón y no me caía, el aire me sujetaba.', '', 'falling'],
	['Parecía una víbora pero era una manguera.', '', 'snake'],
	['Donde antes estaba mi escuela había un hoyo.', '', 'school'],
	['Donde tenía que estar la cama había un río.', 'river', ''],
	['Era un lobo, no un perro.', 'wolf', 'dog'],
	['Estaba segura de que había un fantasma, y era la cortina.', '', 'ghost'],
	['Tenía la certeza de que mi padre estaba detrás, pero giré y no había nadie.', '', 'father'],
	['Soñé que pedía pan y me daban una piedra.', '', 'bread'],
	['Soñé que se habían llevado la luna.', '', 'moon'],
	['Soñé que iba a morderme pero se arrepintió y se echó a dormir.', '', 'attacked'],
	['Soñé que los perros ni me tocaron.', 'dog', 'attacked'],
	['Ardía la calle y el río no se desbordó.', 'fire road river', 'flood'],
	['Soñé que la gata estaba en su sitio, el sillón también, pero la casa no.', 'cat', 'house'],
	['Soñé que el sol no salió aquel día.', '', 'sun'],
	['Soñé que iba en una lanchita con un perrote y una florcita.', 'ship dog flower', ''],
	['Soñé que velaban a mi prima, que está viva.', 'funeral living-dead', ''],
	['Soñé que el difunto era yo.', 'own-death', ''],
	['Soñé que subía una montaña de noche.', 'mountain', ''],
	['Soñé que caía la tarde y yo seguía en la oficina.', '', ''],
	['Mi madre me decía que no me quería, en una iglesia vacía.', 'mother mosque', ''],
])('%s', (text, there, denied) => {
	const { symbols, absent } = seeScene(text, 'es');
	expect(symbols.map(({ id }) => id).sort()).toEqual(there.split(' ').filter(Boolean).sort());
	expect([...absent].sort()).toEqual(denied.split(' ').filter(Boolean).sort());
});

it.each([
	'Qué susto, casi me caigo del puente.',
	'No encuentro mis zapatos por ningún lado.',
	'No abras la ventana.',
	'La policía cerró la avenida por un choque.',
	'El agua no sirve, la llave está rota.',
	'Hay una gotera en el baño.',
	'Tienes un pelo en el vestido.',
	'Mi abuelo vendía leche en el mercado.',
])('is no dream: %s', (text) => {
	expect(seeScene(text, 'es').symbols.map(({ id }) => id)).toEqual([]);
});

it.each<[string, string[]]>([
	['Le dije permiso y me lavé las manos.', ['permiso']],
	['Alguien gritaba bájate de ahí.', ['bájate de ahí']],
	['Le pregunté quién era y me dijo soy la que espera.', ['soy la que espera']],
])('hears what is said: %s', (text, words) => {
	expect(seeScene(text, 'es').speech.map((said) => said.words)).toEqual(words);
});
