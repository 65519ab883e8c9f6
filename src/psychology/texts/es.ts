import type { TestTexts } from './en.ts';

export const texts: TestTexts = {
	place: 'Pregunta {n, number} de {total, number}',
	answered: '{n, number} de {total, number} respondidas',
	previous: 'Anterior',
	next: 'Siguiente',
	results: 'Ver el resultado',
	answerAll: 'Por favor, responde a todas las preguntas',
	chooseFirst: 'Elige antes una respuesta.',
	goOn: 'Pasar solo a la siguiente tras cada respuesta',
	resumed: 'Tus respuestas de la última vez siguen aquí.',
	startOver: 'Volver a empezar',
	keys: 'Con el teclado: {last, plural, =2 {con el 1 y el 2} other {del 1 al {last, number}}} respondes; las flechas avanzan y retroceden.',
	onDevice: 'Hasta que pidas el resultado, tus respuestas se guardan en este dispositivo y en ninguna otra parte.',
	scale: ['Nada de acuerdo', 'Poco de acuerdo', 'Ni sí ni no', 'De acuerdo', 'Muy de acuerdo'],
	yourResult: 'Tu resultado',
	again: 'Repetir la prueba',
	limits: 'Qué puede decir esta prueba y qué no',
	saved: 'Prueba completada con éxito',
	saveFailed: 'Error al guardar los resultados',
	haste: {
		fast: 'Estas respuestas llegaron más deprisa de lo que nadie puede leer. Si tenías prisa, repite la prueba con una taza de té; el resultado de abajo está contado igualmente.',
		alike:
			'Todas tus respuestas están en el mismo sitio. Puede que sea así; también puede ser un pulgar cansado. El resultado de abajo está contado igualmente.',
	},
	common: {
		actions: 'Qué hacer con este resultado',
		again: 'Intentarlo otra vez',
		saved: 'Queda en tu historial.',
		saving: 'Guardándose en tu historial',
		notSaved: 'Este resultado no se pudo guardar en tu historial. Sigue aquí mientras la página esté abierta.',
		historyFull:
			'Tu historial está lleno: ya no caben más resultados de pruebas. Borra algunos antiguos para hacer sitio; este sigue aquí mientras la página esté abierta.',
		notKept:
			'Los resultados se guardan para quien ha <signIn>iniciado sesión</signIn>. Este se va al cerrar la página.',
	},
};
