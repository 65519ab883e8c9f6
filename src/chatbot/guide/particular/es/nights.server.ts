import type { Particular } from '../shape.ts';

/** What people ask and tell in Spanish of sleep, the body, breath, boredom and the last questions. */
export const nights: readonly Particular[] = [
	{
		asked:
			/\bno (?:puedo|logro|consigo|podia) (?:dormir|conciliar|pegar ojo)\b|\binsomnio\b|\bno (?:pego|pegue) ojo\b|\bno duermo\b|\b(?:noches?|dias?|semanas?) sin dormir\b|\bme desvelo\b|\bdespierto a las (?:dos|tres|cuatro|2|3|4)\b/,
		not: /\b(?:sone|sueno con|muri|murio|muerte|cancer|querra decir|significa|jueves|fiebre|fallec)\w*\b/,
		light: true,
		events: ['tiredness', 'fear', 'illness', 'birth'],
		say: [
			{
				say: 'A las tres de la mañana todo mide el doble. Si llevas un rato dando vueltas, levántate, luz baja, algo aburrido en papel, y vuelve cuando piquen los ojos; lo que gire en la cabeza, en una línea y para mañana. Si van ya semanas, que lo vea un médico: suele tener arreglo.',
				ask: '¿Qué es lo primero que aparece al apagar la luz?',
			},
		],
	},
	{
		asked: /^(?:me aburro|estoy aburrid[oa]|que aburrimiento|que aburrid[oa])(?: \w+){0,3}$/,
		say: [
			{
				say: 'Buena hora para un cuento, entonces: las historias se inventaron para ratos así. También puedo volver la carta de hoy o decirte lo que suman las letras de tu nombre.',
				ask: '¿Cuento, carta o nombre?',
			},
		],
	},
	{
		asked: /\b(?:necesito|dame|quiero|mandame|pido) (?:una |alguna )?senal(?:es)?\b/,
		say: [
			{
				say: 'Una señal no te la puedo fabricar; una página al azar sí, que es lo que se hace en Shiraz. Di la pregunta entera, mejor en voz alta, antes de abrirla: la mitad de las veces se contesta sola al decirla.',
				ask: '¿Cuál es la pregunta?',
			},
		],
	},
	{
		asked:
			/^(?:por favor |hola |porfa )*(?:dame|necesito|quiero|me das|podrias darme|regalame) (?:un |algun |tu )?consejos?(?: por favor| porfa)*$|^aconsejame(?: por favor| algo)*$/,
		say: [
			{
				say: 'Uno que sirve casi siempre: no contestes hoy a lo que te enfadó hoy. Para otro más a medida me falta el asunto.',
				ask: '¿De qué se trata?',
			},
		],
	},
	{
		asked:
			/\b(?:tengo|es|sera|me (?:ha salido|salio|sale|noto|encontre|toque|duele)|siento) (?:un |una |unas |unos )?(?:bulto|lunar|mancha|sangr\w+|dolor|pinchazo|mareos?|ganglio|granos?|nodulo)\b.*\b(?:sera|es|seria) (?:algo )?(?:malo|grave|cancer|normal|maligno|serio)\b/,
		say: [
			{
				say: 'Eso no se lee en una carta: se mira y se toca, y ninguno se descarta pensando. La mayoría resultan ser otra cosa que la temida, y el único modo de saber la tuya es pedir cita hoy y decir por teléfono desde cuándo está.',
				ask: '¿Quién puede acompañarte a la consulta?',
			},
		],
	},
	{
		asked: /\b(?:ataques?|crisis) de (?:panico|ansiedad|angustia)\b/,
		not: /\b(?:mi (?:hij|madre|padre|novi|mari|muj|amig)\w*)\b/,
		say: [
			{
				say: 'Un ataque así asusta como un infarto y pasa solo, casi siempre en menos de media hora. Mientras dura, suelta el aire más despacio de lo que lo tomas y nombra cinco cosas que veas. Cuéntaselo a un médico: conviene descartar lo demás, y para esto hay tratamiento que funciona.',
				ask: '¿Dónde estabas la primera vez?',
			},
		],
	},
	{
		asked:
			/\b(?:aprender a|como (?:se )?(?:empiezo a |puedo |aprendo a )?|quiero (?:empezar a |aprender a )?|ensename a )medit(?:ar|o|a)\b/,
		say: [
			{
				say: 'Cinco minutos en una silla, con el reloj puesto para no mirarlo. Cuenta cada vez que sueltas el aire, de uno a diez, y vuelve a uno; cuando te descubras pensando en la compra, que será pronto, vuelve a uno sin enfadarte. Eso no es el fallo: es el ejercicio.',
				ask: '¿A qué hora te dejaría en paz la casa?',
			},
		],
	},
	{
		asked: /\b(?:dejar|dejando) (?:de fumar|el tabaco|el cigarro|el cigarrillo)\b/,
		asks: ['speak', 'how', 'should', 'will'],
		say: [
			{
				say: 'Las ganas fuertes duran unos cinco minutos, aunque parezcan la tarde entera. Ayudan tres cosas bastante probadas: un día fijado, alguien que lo sepa, y preguntar en la farmacia o al médico por parches o pastillas en vez de hacerlo a pulso.',
				ask: '¿Cuál es el cigarrillo del día que menos te quieres quitar?',
			},
		],
	},
	{
		asked:
			/\bpesadillas?\b.*\b(?:todas las noches|cada noche|siempre|a diario|muchas|seguidas|quitar|evitar|dejar)\b|\b(?:todas las noches|siempre|cada noche) (?:tengo|sueno con) pesadillas\b/,
		ofDreams: true,
		entry: 'nightmare',
		say: [{ say: 'Cansa tener que ganarse la noche de esa manera.' }],
	},
	{
		asked:
			/\b(?:que|cual es el) sentido (?:tiene|de|le ves a|hay en) (?:la |mi |nuestra )?(?:vida|vivir|todo)\b|\bpara que (?:vivimos|estamos aqui|estamos en este mundo)\b|\bcual es el proposito de (?:la|mi) vida\b/,
		say: [
			{
				say: 'Rumi contesta con la caña cortada, que canta porque se acuerda del cañaveral; Hafez, con una copa y una tarde que se va. Ninguno de los dos cerró la pregunta. Casi todo el mundo la contesta sin darse cuenta, con lo que hace un martes y por quién lo hace.',
				ask: '¿La preguntas con curiosidad, o porque hoy pesa?',
			},
		],
	},
	{
		asked:
			/\b(?:hay|existe|que hay|habra|que pasa|que nos pasa) (?:algo |vida |otra vida )?(?:despues de la muerte|despues de morir|mas alla|cuando (?:nos )?mor\w+|al morir)\b|\badonde vamos (?:al morir|cuando morimos)\b/,
		say: [
			{
				say: 'Nadie ha vuelto con el mapa. Rumi llamó a su muerte noche de bodas, y así se celebra en Konya cada 17 de diciembre; Jayam decía que de los que se fueron ninguno ha vuelto a contarlo, y pedía otra copa. Entre los dos cabe casi todo el mundo.',
				ask: '¿Piensas en alguien al preguntarlo?',
			},
		],
	},
];
