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

it.each<[string, string, string]>([
	['Soñé que entraba en una casa enorme y puertas no tenía ninguna.', 'house', 'door'],
	['Corríamos por el bosque, de lobos ni rastro.', 'forest', 'wolf'],
	['Soñé con un río, pero agua, lo que se dice agua, no llevaba.', 'river', 'water'],
	['Llaves no traigo, teléfono tampoco, y la puerta cerrada.', 'door', 'key phone'],
	['Soñé que morirme no me moría, me iba haciendo transparente.', '', 'own-death'],
	['Soñé que quería besarme y no nos besamos.', '', 'kiss'],
	['Mi ex me llevaba al altar pero no hubo boda.', 'ex', 'wedding'],
	['Soñé que me acusaban de haber matado a un hombre y yo no había matado a nadie.', '', 'killing'],
	['Me sentaban en la peluquería y no me cortaban nada.', '', 'haircut'],
	['Me iban a fusilar en el patio. Al final nadie disparó.', 'gun', 'being-killed'],
	['Soñé que en el mercado había de todo menos pan.', 'market', 'bread'],
	['Me subía al escenario y se me había olvidado la guitarra.', 'stage', 'music'],
	['Soñé que ojalá hubiera un pozo, y lo que había era un teléfono.', 'phone', 'well'],
	['Había una serpiente en la cuna, o eso creí; encendí la luz y era el cinturón.', '', 'snake'],
	['Soñé que estaba embarazada, y al final resultó que no.', '', 'pregnancy'],
	['Todo se movía en la casa pero terremoto no era.', 'house', 'earthquake'],
	['Estábamos todos en la mesa excepto mi mamá.', '', 'mother'],
	['Soñé con humo. Nunca hubo tal incendio.', '', 'fire'],
	['Soñé que lejos de caerme me quedaba en el aire.', '', 'falling'],
	['Soñé que lloraba y no me oía nadie.', 'crying', ''],
	['La panadera y el cartero venían con nosotros por el bosque.', 'forest', ''],
])('takes back: %s', (text, there, denied) => {
	const { symbols, absent } = seeScene(text, 'es');
	const ids = symbols.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining(there.split(' ').filter(Boolean)));
	expect(absent).toEqual(expect.arrayContaining(denied.split(' ').filter(Boolean)));
	expect(ids.filter((id) => denied.split(' ').includes(id) || id === 'bread')).toEqual([]);
});

it.each<[string, string[]]>([
	['Mi abuela me decía en voz baja cierra la puerta.', ['cierra la puerta']],
	['Mi padre dijo muy serio no vuelvas por aquí.', ['no vuelvas por aquí']],
	['Un niño me dijo al oído la luna está rota.', ['la luna está rota']],
	['Mi madre me decía por favor no te vayas.', ['por favor no te vayas']],
	['Mi tía me dice mi amor, súbete al tren.', ['mi amor, súbete al tren']],
	['Le pregunto por qué no viene a verme y me contesta el que no viene eres tú.', ['el que no viene eres tú']],
	['Soñé que un loro repetía y repetía no es tuyo.', ['no es tuyo']],
	['Mi tío se me acerca y me suelta así nomás te vas a casar con el mar.', ['te vas a casar con el mar']],
	['Soñé con humo. Nunca hubo tal incendio, decía el bombero.', ['Nunca hubo tal incendio']],
	['Me susurraba al oído y me daba risa.', []],
	['Un señor me decía que subiera.', []],
	['Llorar, lo que se dice llorar, no lloraba.', []],
])('hears what is said behind how it is said: %s', (text, words) => {
	expect(seeScene(text, 'es').speech.map((said) => said.words)).toEqual(words);
});

/** What is told before an "and there was no …" did happen. */
it.each<[string, string, string]>([
	['Volaba y no había perros.', 'flying', 'dog'],
	['Volaba y tampoco había luna.', 'flying', 'moon'],
	['Llovía y no había techo.', 'rain', ''],
	['Volaba y nunca hubo sangre.', 'flying', 'blood'],
	['Volaba y esperaba ver peces y no.', 'flying', 'fish'],
	['Volaba y quería una llave y no me la daban.', 'flying', 'key'],
	['Volaba y los zapatos brillaban por su ausencia.', 'flying', 'shoes'],
	['Boda no hubo, solo un baile.', 'music', 'wedding'],
])('%s', (text, there, denied) => {
	const { symbols, absent } = seeScene(text, 'es');
	expect(symbols.map(({ id }) => id).sort()).toEqual(there.split(' ').filter(Boolean).sort());
	expect([...absent].sort()).toEqual(denied.split(' ').filter(Boolean).sort());
});
