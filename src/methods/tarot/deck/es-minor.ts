import type { Deck } from './shape.ts';

/** The 56 minor arcana in Spanish: Bastos, Copas, Espadas, Oros, each from the As to the Rey. */
export const minor: Deck = [
	{
		name: 'As de Bastos',
		meaning: 'una chispa, ganas de empezar, primer calor',
		reversed: 'un arranque que se retrasa, llama sin leña',
	},
	{
		name: 'Dos de Bastos',
		meaning: 'un plan, vista larga, fuerza en reposo',
		reversed: 'quedarse en lo seguro, un plan sin hacer',
	},
	{
		name: 'Tres de Bastos',
		meaning: 'otear, lo que ya va de camino, primer fruto',
		reversed: 'esperar barcos, mira corta',
	},
	{
		name: 'Cuatro de Bastos',
		meaning: 'fiesta, umbral, casa y gracias',
		reversed: 'fiesta interrumpida, casa sin sosiego',
	},
	{
		name: 'Cinco de Bastos',
		meaning: 'contienda, muchas voces, juego en serio',
		reversed: 'riña esquivada, o reglas por fin acordadas',
	},
	{
		name: 'Seis de Bastos',
		meaning: 'éxito a la vista, buena nueva, ir en hombros',
		reversed: 'elogio que tarda, soberbia',
	},
	{
		name: 'Siete de Bastos',
		meaning: 'mantenerse, coraje en lo alto',
		reversed: 'cansancio de defender, pelea inútil',
	},
	{
		name: 'Ocho de Bastos',
		meaning: 'rapidez, mensajes, cosas en vuelo',
		reversed: 'prisa o demora, un recado perdido',
	},
	{
		name: 'Nueve de Bastos',
		meaning: 'vela, fuerza guardada, una vez más',
		reversed: 'guardia que nunca baja, fatiga',
	},
	{ name: 'Diez de Bastos', meaning: 'carga entera, deber, el último trecho', reversed: 'soltar, repartir el peso' },
	{
		name: 'Paje de Bastos',
		meaning: 'estreno valiente, noticias, curiosidad',
		reversed: 'promesa precipitada, no parar quieto',
	},
	{ name: 'Caballero de Bastos', meaning: 'partida, ardor, acción', reversed: 'prisa, fuego sin puntería' },
	{
		name: 'Reina de Bastos',
		meaning: 'calor, aplomo, casa abierta',
		reversed: 'celos, una lumbre que hay que vigilar',
	},
	{ name: 'Rey de Bastos', meaning: 'mando, visión, voluntad generosa', reversed: 'impaciencia, gobierno a voces' },
	{ name: 'As de Copas', meaning: 'corazón abierto, cariño, manantial', reversed: 'una copa llena que no se ofrece' },
	{
		name: 'Dos de Copas',
		meaning: 'encuentro, trueque, dos que se ven',
		reversed: 'paso cambiado, un lazo por remendar',
	},
	{
		name: 'Tres de Copas',
		meaning: 'amistad, brindis, alegría compartida',
		reversed: 'demasiado de lo bueno, alguien fuera del corro',
	},
	{
		name: 'Cuatro de Copas',
		meaning: 'hartura, cavilación, una oferta sin ver',
		reversed: 'salir de la desgana, aceptar lo que tienden',
	},
	{
		name: 'Cinco de Copas',
		meaning: 'pena, lo derramado y lo que sigue en pie',
		reversed: 'darse la vuelta, volver a casa',
	},
	{ name: 'Seis de Copas', meaning: 'memoria, infancia, un regalo sencillo', reversed: 'vivir en el ayer, crecer' },
	{
		name: 'Siete de Copas',
		meaning: 'deseos, muchas estampas, elegir',
		reversed: 'elección hecha, espejismo descubierto',
	},
	{ name: 'Ocho de Copas', meaning: 'dejar lo lleno que ya no llena, buscar', reversed: 'quedarse, o regresar' },
	{
		name: 'Nueve de Copas',
		meaning: 'contento, un deseo cumplido',
		reversed: 'autocomplacencia, contar en vez de saborear',
	},
	{ name: 'Diez de Copas', meaning: 'paz en casa, gozo repartido', reversed: 'felicidad de retrato, paz por hacer' },
	{ name: 'Paje de Copas', meaning: 'un recado tierno, imaginación', reversed: 'ensoñación, piel demasiado fina' },
	{
		name: 'Caballero de Copas',
		meaning: 'invitación, gracia, seguir al corazón',
		reversed: 'promesas, humor cambiante',
	},
	{ name: 'Reina de Copas', meaning: 'ternura, escucha, hondura', reversed: 'ahogarse en penas ajenas' },
	{
		name: 'Rey de Copas',
		meaning: 'corazón en calma, autoridad amable',
		reversed: 'sentimientos a escondidas, tormenta contenida',
	},
	{ name: 'As de Espadas', meaning: 'idea clara, verdad, decisión', reversed: 'palabra que corta de más, confusión' },
	{ name: 'Dos de Espadas', meaning: 'tregua, equilibrio, aún sin elegir', reversed: 'se desata el pañuelo, se elige' },
	{ name: 'Tres de Espadas', meaning: 'pena con nombre, verdad que duele', reversed: 'curar, dejar que escampe' },
	{
		name: 'Cuatro de Espadas',
		meaning: 'descanso, pausa, silencio',
		reversed: 'otra vez al camino, o reposo rechazado',
	},
	{
		name: 'Cinco de Espadas',
		meaning: 'victoria cara, orgullo, palabras huecas',
		reversed: 'hacer las paces, dejar el campo',
	},
	{
		name: 'Seis de Espadas',
		meaning: 'travesía, aguas más mansas, salida',
		reversed: 'cuenta sin cerrar, travesía aplazada',
	},
	{ name: 'Siete de Espadas', meaning: 'astucia, plan propio, ir por libre', reversed: 'confesar, plan descubierto' },
	{
		name: 'Ocho de Espadas',
		meaning: 'sentirse sin salida, salida aún sin ver',
		reversed: 'la puerta estaba abierta, primeros pasos',
	},
	{
		name: 'Nueve de Espadas',
		meaning: 'noche en vela, preocupación más grande que la cosa',
		reversed: 'la mañana, contárselo a alguien',
	},
	{
		name: 'Diez de Espadas',
		meaning: 'final completo, la hora antes de la luz',
		reversed: 'levantarse, el primer rayo',
	},
	{ name: 'Paje de Espadas', meaning: 'ojo alerta, preguntas, ingenio vivo', reversed: 'chisme, lengua adelantada' },
	{ name: 'Caballero de Espadas', meaning: 'arrojo, palabra derecha', reversed: 'temeridad, palabras como golpes' },
	{
		name: 'Reina de Espadas',
		meaning: 'vista clara, independencia, consejo franco',
		reversed: 'frialdad, juicio demasiado duro',
	},
	{
		name: 'Rey de Espadas',
		meaning: 'juicio, ley, mente ecuánime',
		reversed: 'severidad, la letra por encima de todo',
	},
	{
		name: 'As de Oros',
		meaning: 'semilla, un don que se toca, buena tierra',
		reversed: 'ocasión sin recoger, fiarlo a la suerte',
	},
	{ name: 'Dos de Oros', meaning: 'malabares, cambio en equilibrio', reversed: 'demasiadas cosas en el aire' },
	{
		name: 'Tres de Oros',
		meaning: 'oficio, obra entre varios, plano que se levanta',
		reversed: 'obra sin plano, maña que nadie ve',
	},
	{ name: 'Cuatro de Oros', meaning: 'guardar, ahorrar, seguridad', reversed: 'aflojar la mano, o apretarla de más' },
	{
		name: 'Cinco de Oros',
		meaning: 'vacas flacas, estar fuera, ayuda aún sin pedir',
		reversed: 'una puerta encontrada, calor después del frío',
	},
	{ name: 'Seis de Oros', meaning: 'dar y recibir, mano justa', reversed: 'regalo con hilo, deudas' },
	{
		name: 'Siete de Oros',
		meaning: 'paciencia, mirar lo que crece',
		reversed: 'impaciencia, esfuerzo en bancal ajeno',
	},
	{
		name: 'Ocho de Oros',
		meaning: 'práctica, esmero, pieza tras pieza',
		reversed: 'trabajo de rutina, o a medio hacer',
	},
	{ name: 'Nueve de Oros', meaning: 'huerto propio, holgura ganada', reversed: 'comodidad sin compañía, escaparate' },
	{
		name: 'Diez de Oros',
		meaning: 'casa de varias edades, bienes que duran',
		reversed: 'herencia como carga, paredes sin calor',
	},
	{ name: 'Paje de Oros', meaning: 'ganas de aprender, primer jornal', reversed: 'estudiar sin hacer, distracción' },
	{
		name: 'Caballero de Oros',
		meaning: 'constancia, trabajo hasta el final',
		reversed: 'atasco en el surco, deber sin gusto',
	},
	{
		name: 'Reina de Oros',
		meaning: 'cuidado que alimenta, casa caliente, buen juicio',
		reversed: 'cuidar a todos menos a sí misma',
	},
	{
		name: 'Rey de Oros',
		meaning: 'abundancia, mano segura, buena administración',
		reversed: 'codicia, valer lo que se paga',
	},
];
