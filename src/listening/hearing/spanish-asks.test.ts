import { expect, it } from 'vitest';
import { hear } from '../hear.server.ts';

it.each([
	['Tengo 67 años y me he enamorado, qué vergüenza', { asks: 'speak' }],
	['ayer mi jefe lloró delante de mí y no supe qué decirle', { asks: 'speak' }],
	['La chica de la biblioteca, ¿se habrá fijado en mí?', { asks: 'feelings_of' }],
	['Meter a mi madre en una residencia, ¿es abandonarla?', { asks: 'forgiven' }],
	['me ascendieron y ahora mis compañeros no me hablan', { asks: 'speak' }],
	['acabo de ser mamá y lloro todo el día', { asks: 'speak', weight: 'plain' }],
	['eres muy amable conmigo', { events: [] }],
	['me han echado del piso', { events: ['eviction'] }],
	['he perdido un bebé', { weight: 'heavy', news: 'lostChild' }],
	['echo de menos a mi abuela', { events: ['loneliness'] }],
	['me siento un fraude en mi curro', { asks: 'speak' }],
	['me arrepiento de no haber tenido hijos', { people: [] }],
	['mi marido bebe demasiado', { people: ['partner'] }],
])('%s', (text, expected) => {
	expect(hear(text, 'es')).toMatchObject(expected);
});

it.each([
	['cuál es la piedra de capricornio', 'knowledge'],
	['¿Qué dice el islam de los sueños?', 'knowledge'],
	['hablas como un robot', 'complaint'],
	['discuto mucho con mi marido por tonterías', 'speak'],
	['graciassss', 'thanks'],
	['me escribió a las 3 de la mañana, qué querrá', 'feelings_of'],
] as const)('in a talk: %s', (text, asks) => {
	expect(hear(text, 'es', { guide: true }).asks).toBe(asks);
});
