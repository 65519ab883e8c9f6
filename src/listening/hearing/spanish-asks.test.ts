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
	['quedé seleccionada para la pega!!', { events: ['new_job'], asks: 'joy' }],
	['van 90 días sin él', { weight: 'plain' }],
	['se nos quemó el departamento con todo adentro', { weight: 'heavy', news: 'ruin' }],
	['le dije algo horrible de su marido', { events: ['guilt'] }],
	['un infarto se llevó a mi padrino', { weight: 'heavy' }],
	['Llevo dos meses saliendo con ella, es malo?', { asks: 'forgiven' }],
	['¿qué tendrá en la cabeza mi ex?', { asks: 'feelings_of' }],
	['mi hermano me quiere vender su moto, ¿se la compro?', { events: [], asks: 'should' }],
	['mi jefa me quiere mandar a Monterrey, ¿acepto?', { asks: 'should' }],
	['¿por qué siempre terminamos discutiendo por plata?', { events: ['quarrel'] }],
	['terminé aceptando un trabajo que no quería', { events: ['new_job', 'work_trouble'] }],
	['mi compadre está preso por algo que no hizo, ¿lo van a soltar?', { people: ['friend'], events: ['court'] }],
	['llevo quince años pagando alquiler, ¿algún día tendré mi casa?', { events: ['home'] }],
	['me ofrecieron ser socia del taller, ¿le entro?', { people: [], asks: 'should' }],
	['¿Qué siente Julián por mí? a veces desaparece una semana', { events: ['in_love'], asks: 'feelings_of' }],
	['lo único que quiero es regresar a mi pueblo', { events: ['migration'] }],
	['¿quién soy yo?', { asks: 'meaning' }],
	['no le creo al médico, ¿de verdad se va a recuperar mi mamá?', { events: ['illness'], asks: 'will' }],
	['mañana empiezo en el hospital, ¿unas palabritas?', { asks: 'speak' }],
	['Señor, ayúdame, ya no puedo', { people: ['god'] }],
	['me salió un bulto en el cuello', { events: ['illness'] }],
	['le debo mucho a mi hermana', { events: [] }],
])('%s', (text, expected) => {
	expect(hear(text, 'es')).toMatchObject(expected);
});

it.each([
	['cuál es la piedra de capricornio', 'knowledge'],
	['¿Qué dice el islam de los sueños?', 'knowledge'],
	['hablas como un robot', 'complaint'],
	['discuto mucho con mi marido por tonterías', 'speak'],
	['graciassss', 'thanks'],
	['son las 4 y sigo despierto dándole vueltas a lo mismo', 'speak'],
	['llevo horas sin pegar ojo con lo mismo en la cabeza', 'speak'],
	['siempre lo mismo con mi madre, me grita y luego llora', 'speak'],
	['siempre me dices lo mismo', 'complaint'],
	['no quiero un poema, quiero que me escuches', 'complaint'],
	['¿será que dejó de quererme?', 'feelings_of'],
	['cómo se lee la borra del café', 'knowledge'],
	['te dije que mi papá está internado, no que murió', 'speak'],
	['y mi horóscopo de hoy?', 'knowledge'],
	['me escribió a las 3 de la mañana, qué querrá', 'feelings_of'],
] as const)('in a talk: %s', (text, asks) => {
	expect(hear(text, 'es', { guide: true }).asks).toBe(asks);
});
