import { cards } from './es-cards.server.ts';
import type { TarotWords } from './shape.ts';

/** Las palabras del tarot en español. */
export const words: TarotWords = {
	cards,
	pairs: {
		'0-9':
			'Uno sale sin farol y el otro no tiene más que farol: entre El Loco y El Ermitaño se ve cuánto equipaje hace falta de verdad.',
		'0-13':
			'Un comienzo y un final han entrado por la misma puerta, El Loco silbando y La Muerte al paso, y ninguno parece extrañado.',
		'0-21':
			'Aquí están la primera y la última de la baraja: el hatillo de El Loco y la corona de El Mundo son los dos cabos de un camino.',
		'1-2':
			'El Mago cuenta lo que sabe y La Sacerdotisa se lo calla; el asunto lo aclarará aquel de los dos a quien menos escuchas.',
		'1-15':
			'La mano alzada de El Mago tiene en El Diablo una gemela oscura: el mismo gesto, una vez para hacer y otra para retener.',
		'2-5':
			'Dos guardianes del saber comparten mesa, La Sacerdotisa con su rollo medio oculto y El Hierofante con su bendición pública.',
		'2-18':
			'La Sacerdotisa tiene una luna a los pies y ahora llega La Luna entera: en esta tirada se sabe mucho y se dice poco.',
		'3-4':
			'La Emperatriz deja crecer y El Emperador pone la valla; el huerto quiere las dos cosas, aunque rara vez en la misma semana.',
		'3-13':
			'Se han encontrado la que siembra y el que siega: La Emperatriz vive entre el trigo para el que se afiló la hoz de La Muerte.',
		'4-16':
			'El Emperador construyó en piedra y La Torre enseña qué hace la piedra en una tormenta; pregunta cuál de tus muros se ha puesto a prueba.',
		'5-6':
			'En las barajas antiguas las dos muestran a una pareja ante alguien más alto: El Hierofante pregunta qué se puede, Los Enamorados qué se quiere.',
		'5-15':
			'Puestos uno al lado del otro, El Hierofante y El Diablo casi se calcan: dos figuras pequeñas ante un trono, unas por convicción y otras por costumbre.',
		'6-15':
			'Los Enamorados y El Diablo retratan a la misma gente, bajo un ángel y con una cadena; cambia la soltura con que están de pie.',
		'7-8':
			'El Carro guía a sus bestias y La Fuerza toca a la suya con las manos vacías; la tirada pregunta cuál de los dos modos pide el asunto.',
		'7-12':
			'Una carta no sabe parar y la otra no se mueve: entre El Carro y El Colgado, tu semana habrá sabido a las dos.',
		'8-15': 'Lo que La Fuerza acaricia y lo que El Diablo encadena es el mismo animal, tratado con otros modales.',
		'9-17':
			'En el farol de El Ermitaño hay una estrella de seis puntas, y aquí un cielo lleno: lo que él buscaba a solas se regala en La Estrella.',
		'9-19':
			'Un farol y un mediodía: El Ermitaño trabaja con el uno y a El Sol no le hace falta; decide a qué hora pertenece esto.',
		'10-11':
			'El azar y la cuenta están juntos: La Rueda de la Fortuna da sin preguntar y La Justicia pregunta qué se hizo con ello.',
		'10-21':
			'Cuatro criaturas guardan las esquinas de las dos estampas; junto a La Rueda de la Fortuna aún leen, en El Mundo han cerrado el libro.',
		'11-20':
			'La Justicia pesa un acto y El Juicio llama a la persona entera; importa saber para cuál de las dos vistas te preparas.',
		'13-20':
			'La Muerte despeja el campo y El Juicio toca encima la trompeta; algo a lo que se renunció pide que lo oigan una vez más.',
		'14-16':
			'La Templanza vierte gota a gota lo que La Torre arroja de golpe; quizá el cambio sea el mismo y solo varíe el recipiente.',
		'16-17':
			'En el orden de la baraja, La Estrella viene justo después de La Torre: primero se va el tejado y luego se ve qué había encima.',
		'17-18':
			'Dos cartas de noche: La Estrella da agua clara y La Luna un charco que se mueve, y estos días bebes de ambas.',
		'18-19': 'Han salido juntas la noche y el día: lo que La Luna agrandaba tendrá su tamaño al lado de El Sol.',
		'19-20':
			'Un niño a caballo y una trompeta sobre el agua: El Sol enseña las cosas como son y El Juicio pregunta qué harás con ellas.',
		'3-21': 'Las dos llevan verde: La Emperatriz al empezar la cosecha y El Mundo con la corona ya atada.',
	},
	same: {
		fire: [
			'{x} y {y} son de fuego; dos leños en un hogar arden mejor que uno y piden más vigilancia.',
			'Fuego junto a fuego: {x} y {y} se entienden enseguida, y no queda nadie pendiente de las cortinas.',
			'Con {x} y {y} en llamas no es calor lo que falta en esta mesa; un cubo a mano no estorbaría.',
		],
		water: [
			'{x} y {y} son de agua y se mezclan hasta que ya no se sabe de quién era cada pena.',
			'Agua con agua: {x} y {y} se ahondan, y el vado del año pasado puede que este año no lo sea.',
			'Dos de agua, {x} y {y}, hacen buen pozo y mal suelo; mira dónde pisas.',
		],
		air: [
			'{x} y {y} son de aire; entre ambas no faltarán palabras, con el riesgo de que no haya otra cosa.',
			'Aire junto a aire: {x} y {y} pueden aclarar el asunto antes de cenar, o desmenuzarlo hasta medianoche.',
			'Con {x} y {y}, las dos de aire, la ventana está abierta por ambos lados; sujeta los papeles con algo.',
		],
		earth: [
			'{x} y {y} son cartas de tierra, lentas en dar el sí y más lentas en retirarlo.',
			'Tierra sobre tierra: {x} y {y} aguantan una casa, pero ninguna pondrá el primer ladrillo.',
			'Dos de tierra, {x} y {y}, quieren verlo en la mano; con ellas las promesas no cuentan.',
		],
	},
	mixed: {
		'fire-air': [
			'La llama respira aire: {y} aviva lo que {x} ha prendido, para bien y para las prisas.',
			'{x} pone la chispa y {y} el tiro; fuego y aire son amigos viejos y se levantan la voz.',
			'Entre el fuego de la carta {x} y el aire de la carta {y} hay amistad antigua, y conviene una chimenea.',
		],
		'water-earth': [
			'Agua y tierra se llevan bien: a lo que siente {x}, {y} puede darle forma, como la orilla al arroyo.',
			'{y} sería polvo sin {x}, y {x} un charco sin {y}; se hacen buena compañía.',
			'El agua que trae {x} se hunde en la tierra que pone {y}; durante un rato no se nota, y luego algo verdea.',
		],
		'fire-water': [
			'Fuego y agua se restan fuerza: {x} quiere zanjarlo esta noche y {y} prefiere consultarlo con la almohada.',
			'{y} moja lo que {x} encendió, y {x} seca lo que {y} guardaba; no des aún a nadie la última palabra.',
			'Entre {x} y {y}, fuego y agua, se oye un siseo; cada carta tiene razón hasta que entra la otra.',
		],
		'air-earth': [
			'Aire y tierra no se ayudan: {x} ya ha explicado lo que {y} no ha empezado.',
			'{x} habla por encima de la cabeza de su vecina, y {y} no levanta un pie por una teoría.',
			'Entre el aire de {x} y la tierra de {y}, el plano y el terreno no se encuentran por un dedo.',
		],
		'fire-earth': [
			'Fuego y tierra se toleran: {y} es el hogar y {x} lo que arde en él, si alguien levanta la chimenea.',
			'{x} cuece lo que {y} ha amasado; fuego y tierra no se quieren, pero hacen buenos ladrillos.',
			'El fuego que trae {x} no se propaga por la tierra de {y}, y en este asunto quizá sea un favor.',
		],
		'air-water': [
			'Aire y agua conviven sin calor: {x} pone nombre a lo que {y} solo siente, y algo se pierde al nombrarlo.',
			'{x} pasa por encima de {y} y deja ondas; se tocan en la superficie, y por ahora basta.',
			'Entre el aire de {x} y el agua de {y} hay una neblina fina que se cruza mejor despacio.',
		],
	},
	triads: {
		alone: [
			'Las vecinas son de elementos reñidos y se anulan: {name} queda a solas en el centro y tiene que hablar por sí.',
			'Las cartas que rodean a {name} andan en su propia pelea; lo que dice el centro ni gana ni pierde con ellas.',
			'Según la vieja regla de las dignidades, {name} queda aquí en paz, porque las de fuera gastan su fuerza entre sí.',
		],
		strong: [
			'Las dos vecinas ponen su peso detrás de {name}: lo que diga lo dice alto, defectos incluidos.',
			'{name} está entre los suyos y eso le da fuerza, cosa buena si el rumbo es bueno.',
			'Nada en la mesa frena a {name}; una carta tan bien sentada se lee dos veces, una de ellas con duda.',
		],
		supported: [
			'{name} tiene una amiga al lado, y esta vez se le puede creer algo más que de costumbre.',
			'Las vecinas quieren bien a {name}; de las tres, es la carta sobre la que construir.',
			'Por un lado al menos, {name} recibe ayuda como se ayuda con una mesa pesada: en silencio y por la otra punta.',
		],
		torn: [
			'{name} tiene una amiga a un lado y una rival al otro, y tira de ahí como tira una cuerda.',
			'Media mesa está con {name} y media en contra; la lectura depende de dónde te sientes.',
			'Una vecina da de comer a {name} y la otra le quita el plato: tendrá razón en días alternos.',
		],
		weakened: [
			'{name} lleva aquí las de perder: sus vecinas son de un elemento que le gasta el suyo, así que toma la mitad.',
			'Las cartas de al lado bajan el volumen a {name}; lo grande en la estampa puede ser pequeño en la semana.',
			'Por la regla de las dignidades {name} está débil en este lugar, y eso suaviza tanto la amenaza como la promesa.',
		],
		quiet: [
			'Las vecinas de {name} ni ayudan ni estorban; es exactamente lo que lleva dibujado.',
			'Alrededor de {name} todo es cortés y fresco, y la compañía no decidirá nada por ti.',
			'A {name} no le dan empujón ni freno las cartas de al lado; lo que ocurra ahí habrá de salir de ti.',
		],
	},
	arcs: {
		rising: [
			'En el orden del tiempo los números suben, de {first} a {last}: el asunto crece, y cada día costará más devolverlo a su caja.',
			'De {first} a {last} los números no hacen más que subir, como en una escalera que ya nadie cuenta.',
			'Los números van de {first} a {last} sin un paso atrás; lo que ahora es pequeño conviene arreglarlo ahora.',
		],
		falling: [
			'Los números bajan de {first} a {last}, como quien se quita un abrigo pesado al entrar.',
			'De {first} se baja hasta {last}, y la baraja se lee desde el final: hacia algo más sencillo que el principio.',
			'Leído en el tiempo, {first} desciende hasta {last}; aquí se trata más de desaprender que de aprender.',
		],
		hill: [
			'Los números suben hasta {middle} y vuelven a bajar; la cuesta está en medio, y te queda menos de lo que crees.',
			'Hasta {middle} se sube y hasta {last} se baja, como en un puerto con un tiempo distinto a cada lado.',
			'El más alto de la fila es {middle}, con tierra más baja antes y después; en la cresta no se acampa.',
		],
		valley: [
			'Los números caen hasta {middle} y remontan: el punto más bajo no está al final de esta fila.',
			'De {first} se baja a {middle} y se sube a {last}: sale un cuenco, y en los cuencos se recoge algo.',
			'El menor de la fila es {middle}; después los números suben, aunque nadie dice a qué paso.',
		],
		restless: [
			'Los números suben, bajan y suben como quien busca las gafas; el asunto no se dejará poner en línea recta.',
			'En este vaivén no hay pendiente que se pueda nombrar; juzga la tirada por sus estampas y no por su rumbo.',
			'Por estos números no pasa ninguna línea; quien te prometa aquí un camino claro no ha mirado.',
		],
	},
	alone: {
		fire: [
			'Es carta de fuego y está sola, sin agua que la enfríe ni aire que la avive; el calor depende de la mano que la sostiene.',
			'Un fuego sin vecinos ni se propaga ni se apaga, y este espera a ver si traes leña.',
			'Como única carta de fuego, pide un acto antes que un motivo.',
		],
		water: [
			'Es carta de agua y, sin orilla, toma la forma de lo último que has pensado.',
			'El agua sola se queda quieta y enseña una cara; mira un momento antes de tirar la piedra.',
			'Con una sola carta de agua vale más escuchar que discutir, y mejor al anochecer que a mediodía.',
		],
		air: [
			'Es carta de aire y no tiene tierra bajo los pies; necesita algo tuyo que la lastre: una fecha, un nombre, una cifra.',
			'El aire solo se va por cualquier puerta abierta, y esta carta dirá hoy menos que el jueves.',
			'Una sola carta de aire empieza en palabras y agradecería que alguien le llevara la contraria.',
		],
		earth: [
			'Es carta de tierra y, sola en la mesa, no tiene prisa; habla de lo que se toca, se paga o se guarda.',
			'La tierra sin lluvia conserva lo que tiene y no cría nada nuevo; el riego te lo han dejado a ti.',
			'Una sola carta de tierra prefiere ver una cosa hecha con las manos a oírla explicada.',
		],
	},
	missing: {
		fire: [
			'No hay fuego en la mesa: está todo menos la cerilla.',
			'Falta el fuego en la fila, y con él las simples ganas de empezar; habrá que pedirlas prestadas.',
		],
		water: [
			'Falta el agua en la fila: nadie ha dicho todavía qué se siente con todo esto.',
			'No ha salido ninguna carta de agua; la tirada es clara y algo seca, como una carta de la oficina.',
		],
		air: [
			'Falta el aire en la fila; pasan muchas cosas que nadie ha puesto aún en una frase.',
			'No ha salido ninguna carta de aire y convendría abrir una ventana: preguntar a alguien de fuera.',
		],
		earth: [
			'Falta la tierra en la fila y, con ella, las horas, el dinero y el pan; de eso ocúpate tú.',
			'No ha salido ninguna carta de tierra: puede que todo sea verdad y aún no tenga mesa donde apoyarse.',
		],
	},
	dominant: {
		fire: [
			'Casi toda la fila es fuego: da luz y chamusca las mangas.',
			'El fuego tiene mayoría; la cuestión no es tanto si ocurrirá como a qué velocidad.',
		],
		water: [
			'Casi toda la fila es agua, y en ella mandan más las mareas que los horarios.',
			'El agua tiene mayoría: lo que se siente llegará antes que lo que se decide.',
		],
		air: [
			'Casi toda la fila es aire: se hablará, se consultará con la almohada y se volverá a hablar.',
			'El aire tiene mayoría, y un recado sencillo valdría por tres buenos argumentos.',
		],
		earth: [
			'Casi toda la fila es tierra; se moverá cuando la empujes, y luego no habrá quien la devuelva.',
			'La tierra tiene mayoría, y lo que pide no son ideas: son horas.',
		],
	},
	allUpright: [
		'Todas las cartas han salido al derecho; una tirada en la que nada se resiste merece una segunda mirada.',
		'Ninguna está invertida: las cosas son más o menos lo que parecen, algo menos frecuente de lo que suena.',
	],
	allReversed: [
		'Todas han salido invertidas: esto ocurre de puertas adentro, lejos de quien pregunta qué tal.',
		'Ni una carta al derecho, como si hubieran puesto la mesa para quien se sienta enfrente.',
	],
};
