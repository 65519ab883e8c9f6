import { expect, it } from 'vitest';
import { seeScene } from './see-scene.server.ts';

/** What is there, and what is denied. */
it.each<[string, string, string]>([
	['Soñé que íbamos en mi coche y el coche desapareció de pronto.', 'car', ''],
	['Llegaba la ola y el mar estaba quieto como un plato.', 'tsunami sea', ''],
	['Encontraba billetes en los abrigos de mi difunto padre.', 'finding-money clothes father', ''],
	['Mi difunto padre me abrochaba el abrigo y callaba.', 'dead-alive father clothes', ''],
	['Me quedaba encerrada en el ascensor con una vecina.', 'elevator', ''],
	['Me encerraban en una celda y yo cantaba.', 'prison music', ''],
	['Mi abuelo, que murió cuando yo era niña, callaba.', 'dead-alive', ''],
	['El hotel se hundía y nadie soltaba la copa.', '', ''],
	['Un perrito recién nacido dormía en mi zapato.', 'dog shoes', ''],
	['En el ascensor había música y subía a un piso distinto.', 'elevator music', ''],
	['La directora miraba y el inspector era un señor mayor.', 'school', ''],
	['Unas hormigas llevaban mi anillo en procesión.', 'ant ring', ''],
	['Me disparaban confeti y yo bailaba.', 'music', ''],
	['Una ambulancia venía a buscar a mi perro.', 'hospital dog', ''],
	['Mi perro conducía y yo iba con el cinturón puesto.', 'dog car', ''],
	['Soñé que discutía con mi amiga de la facultad por los cráteres de la luna.', 'moon', ''],
	['Volaba bajito, a la altura de los gatos.', 'flying', ''],
	['Cavaba en un castillo y salía un cofre con monedas.', 'coins', ''],
	['Volvía a tener quince años y besaba a un chico.', 'child-again kiss', ''],
	['Me peinaba una mujer sin ojos y cantaba.', 'hair music', 'eyes'],
	['Vi la luna partida en dos, sobre el río.', 'moon river', ''],
	['Me robaban el coche y en vez de enojarme me reía.', 'thief car laughing', ''],
	['Tenía alas pero no podía volar.', '', 'flying'],
	['Nadaba en una piscina vacía.', 'swimming', 'water'],
	['Cruzaba un puente que se iba cayendo detrás de mí.', 'bridge', ''],
	['Mi hermano me disparaba con una pistola de agua.', 'gun', ''],
	['Soñé que el reloj de la torre era más lento que una tortuga.', 'clock', ''],
	['Se me caían los dientes en el lavabo.', 'teeth', ''],
	['Me encerraba en el lavabo y lloraba.', 'toilet crying', ''],
	['Abría el ataúd y era yo.', 'own-death funeral', ''],
	['Mi hermana cantaba un sol sostenido y me pedía la luna.', 'music', ''],
	['Volaba y no pegaba ojo, me perseguía la mala suerte.', 'flying', ''],
	['Volaba y el portero paró el penal.', 'flying', ''],
	['Volaba con el padre Ramón y me importaba madre.', 'flying', ''],
	['Volaba y estaba la cosa negra.', 'flying', ''],
	['Volaba y había sobre la mesa un mantel.', 'flying', ''],
	['Volaba y en la pared había un cuadro de un barco.', 'flying', ''],
	['Volaba y daban un documental de leones.', 'flying', ''],
	['Volaba y mi prima me hablaba de su perro.', 'flying', ''],
	['Un camión se llevaba todo menos el piano.', 'car music', ''],
	['Volaba y corría el rumor de que se casaban.', 'flying', ''],
	['Volaba y me hervía la sangre con mi jefe.', 'flying', ''],
	['Volaba y mi tía pagó el pato.', 'flying', ''],
	['Volaba y le echaba los perros a la muchacha.', 'flying', ''],
	['Volaba y era un parto ese trámite.', 'flying', ''],
	['Volaba y le importaba un huevo.', 'flying', ''],
	['Volaba y mi suegra era de puertas adentro.', 'flying', ''],
	['Volaba y se quedó congelado el video.', 'flying', ''],
	['Volaba y quedé con ella en la Puerta del Sol.', 'flying', ''],
	['Volaba y mi hermano se salvó por los pelos.', 'flying', ''],
	['Volaba y sacaban los trapitos al sol.', 'flying', ''],
	['Volaba y iba a toda leche por la oficina.', 'flying', ''],
	['Volaba y el ex ministro saludaba.', 'flying', ''],
	['Volaba y era un terremoto mi sobrino.', 'flying', ''],
	['Volaba y tendía puentes con todos.', 'flying', ''],
	['Volaba y abría la puerta a nuevos negocios.', 'flying', ''],
	['Volaba y barría para casa.', 'flying', ''],
	['Volaba y se me subía el pavo.', 'flying', ''],
	['Volaba y cerraba otra ventana del navegador.', 'flying', ''],
	['Volaba y vendían llaves USB.', 'flying', ''],
	['Volaba y mi jefe era el rey del pollo frito.', 'flying', ''],
	['Volaba y se me pasó el arroz.', 'flying', ''],
	['Volaba y hacían la vaca para el regalo.', 'flying', ''],
	['Volaba y le robaba horas al sueño.', 'flying', ''],
	['Volaba y llovía a mares.', 'flying rain', ''],
	['Volaba y un bandido miraba a su pichicho.', 'flying thief dog', ''],
	['Volaba y las ánimas seguían a un bagre.', 'flying ghost fish', ''],
	['Volaba en un barco fantasma.', 'flying ship', ''],
	['Volaba y la abeja reina me miraba.', 'flying bee', ''],
	['Un pez dorado me miraba desde un vaso.', 'fish', ''],
	['Mi abuela estaba en un ataúd y me hablaba.', 'living-dead funeral', ''],
	['Iba a presentar el examen de mate y no traía lápiz.', 'failing-exam', ''],
	['Volaba y un cuchillo me apuntaba a la garganta.', 'flying knife', ''],
	['Volaba y un perro viejo me seguía por la calle Mayor.', 'flying dog chased road', ''],
	['Veía la luna y las estrellas desde una casa blanca.', 'moon stars house', ''],
])('%s', (text, there, denied) => {
	const { symbols, absent } = seeScene(text, 'es');
	expect(symbols.map(({ id }) => id).sort()).toEqual(there.split(' ').filter(Boolean).sort());
	expect([...absent].sort()).toEqual(denied.split(' ').filter(Boolean).sort());
});

it.each([
	'Estaba esperando el momento adecuado.',
	'Como muy tarde llegaré a casa a medianoche.',
	'Ana se comió el pollo con los dedos.',
	'Tus ojos son dos pozos.',
	'Yo soy tu padre.',
	'Me he cortado el pelo.',
	'Me duele una muela.',
	'Cuando era pequeño vivíamos en una casa con jardín.',
	'De pequeñas íbamos al río y volvíamos de noche.',
	'Compré manzanas y uvas.',
	'Mi tía cría gallinas.',
	'Mi coche no arranca.',
	'Me persigue Hacienda.',
	'Mi padre murió en marzo.',
	'Besar sin bigote es como comer huevo sin sal.',
])('is no dream: %s', (text) => {
	expect(seeScene(text, 'es').symbols.map(({ id }) => id)).toEqual([]);
});

it('keeps what is asked in a dream with its opening mark, and no more of the moment than who is there', () => {
	const { speech, turn } = seeScene(
		'Estaba en clase de matemáticas con mi edad y la maestra me preguntó ¿y tú cuándo piensas empezar?',
		'es',
	);
	expect(speech.map(({ words }) => words)).toEqual(['¿y tú cuándo piensas empezar?']);
	expect(turn).toBe('Estaba en clase de matemáticas con mi edad');
});

it('hears no words in what is asked after', () => {
	expect(seeScene('Mi papá me preguntaba la hora; el reloj no tenía agujas.', 'es').speech).toEqual([]);
});

it('hears no words in a shouting that is only told of', () => {
	const { speech, symbols } = seeScene('Discutía con mi padre a gritos en el coche y yo le dije: ya no te temo.', 'es');
	expect(speech.map(({ words }) => words)).toEqual(['ya no te temo']);
	expect(symbols.map(({ id }) => id)).toEqual(['father', 'car']);
});
