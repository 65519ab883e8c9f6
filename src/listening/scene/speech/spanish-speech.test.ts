import { expect, it } from 'vitest';
import { seeScene } from '../see-scene.server.ts';

const said = (text: string) => seeScene(text, 'es').speech.map(({ words }) => words);

it.each<[string, string[]]>([
	['«No tengas miedo», me dijo mi madre, y cerró la ventana.', ['No tengas miedo']],
	['«Te estaba esperando», respondió el perro.', ['Te estaba esperando']],
	['—Ven conmigo —me dijo la niña.', ['Ven conmigo']],
	['Estaba en el bosque. —No llores más —susurró la niña y se fue.', ['No llores más']],
	['El niño me pedía: quédate quieto.', ['quédate quieto']],
	['Una vieja insistía: el agua sabe el camino.', ['el agua sabe el camino']],
	['Mi padre me gritaba la puerta está abierta.', ['la puerta está abierta']],
	['Yo gritaba Mateo, Mateo, y todos se volteaban.', ['Mateo, Mateo']],
	['Le dije perdóname por venderte y bajó la cabeza.', ['perdóname por venderte']],
	['Grité «¡corran!» y nadie me oía.', ['¡corran!']],
])('%s', (text, words) => expect(said(text)).toEqual(words));

it.each([
	'Íbamos por un camino y yo no le preguntaba adónde, me daba igual.',
	'Un señor me pedía dinero y yo no tenía.',
	'Mi madre insistía en que comiera.',
	'Leía un libro y una mujer me miraba.',
	'Me pidió que cerrara la puerta.',
	'Mi abuelo no me dijo nada, solo sonreía.',
])('%s holds no words', (text) => expect(said(text)).toEqual([]));
