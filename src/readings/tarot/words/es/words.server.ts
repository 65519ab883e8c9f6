import type { TarotWords } from '../shape.ts';
import { cards } from './cards.server.ts';
import { voices } from './voices.server.ts';

/** Las palabras del tarot en español. */
export const words: TarotWords = {
	cards,
	pairs: {
		'0-9':
			'Uno sale sin farol y el otro no tiene más que farol: entre El Loco y El Ermitaño se ve cuánto equipaje hace falta de verdad.',
		'0-13':
			'Un comienzo y un final han entrado por la misma puerta, El Loco a pie y La Muerte a caballo, y ninguno parece extrañado.',
		'0-21':
			'Aquí están la primera y la última de la baraja: el hatillo de El Loco y la corona de El Mundo son los dos cabos de un camino.',
		'1-2':
			'El Mago cuenta lo que sabe y La Sacerdotisa se lo calla; el asunto lo aclarará aquel de los dos a quien menos escuchas.',
		'1-15':
			'La mano alzada de El Mago tiene en El Diablo una gemela oscura: el mismo gesto, una vez para hacer y otra para retener.',
		'2-5':
			'Dos guardianes del saber comparten mesa, La Sacerdotisa con su rollo cerrado y El Hierofante con su bendición pública.',
		'2-18':
			'La Sacerdotisa tiene una luna a los pies y ahora llega La Luna entera: en esta tirada se sabe mucho y se dice poco.',
		'3-4':
			'La Emperatriz deja crecer y El Emperador pone la valla; el huerto quiere las dos cosas, aunque rara vez en la misma semana.',
		'3-13':
			'Se han encontrado la que siembra y la que siega: La Emperatriz está sentada entre el trigo maduro y La Muerte pasa a caballo junto al campo.',
		'4-16':
			'El Emperador construyó en piedra y La Torre enseña qué hace la piedra en una tormenta; pregunta cuál de tus muros se ha puesto a prueba.',
		'5-6':
			'Las dos muestran a dos figuras pequeñas ante alguien más alto: El Hierofante pregunta qué se puede, Los Enamorados qué se quiere.',
		'5-15':
			'Puestos uno al lado del otro, El Hierofante y El Diablo casi se calcan: dos figuras pequeñas ante un trono, unas por convicción y otras por costumbre.',
		'6-15':
			'Los Enamorados y El Diablo retratan a la misma gente, bajo un ángel y con una cadena; cambia la soltura con que están de pie.',
		'7-8':
			'El Carro no tiene riendas para sus bestias ni La Fuerza correa para la suya, solo las manos vacías; la tirada pregunta cuál de los dos modos pide el asunto.',
		'7-12':
			'Una carta no sabe parar y la otra no se mueve: entre El Carro y El Colgado, la lectura tira hacia dos lados.',
		'8-15': 'Lo que La Fuerza acaricia y lo que El Diablo encadena es el mismo animal, tratado con otros modales.',
		'9-17':
			'En el farol de El Ermitaño hay una estrella de seis puntas, y aquí un cielo lleno: lo que él buscaba a solas se regala en La Estrella.',
		'9-19':
			'Un farol y un mediodía: El Ermitaño trabaja con el uno y a El Sol no le hace falta; decide a qué hora pertenece esto.',
		'10-11':
			'El azar y la cuenta están juntos: La Rueda de la Fortuna da sin preguntar y La Justicia pregunta qué se hizo con ello.',
		'10-21':
			'Cuatro criaturas guardan las esquinas de las dos estampas; junto a La Rueda de la Fortuna miran girar, en El Mundo miran bailar.',
		'11-20':
			'La Justicia pesa un acto y El Juicio llama a la persona entera; importa saber cuál de las dos vistas es esta.',
		'13-20':
			'La Muerte despeja el campo y El Juicio toca encima la trompeta; algo a lo que se renunció pide que lo oigan una vez más.',
		'14-16':
			'La Templanza vierte gota a gota lo que La Torre arroja de golpe; quizá el cambio sea el mismo y solo varíe el recipiente.',
		'16-17':
			'En el orden de la baraja, La Estrella viene justo después de La Torre: primero se va el tejado y luego se ve qué había encima.',
		'17-18':
			'Dos cartas de noche: La Estrella da agua clara y La Luna un charco que se mueve, y aquí se ofrecen las dos.',
		'18-19': 'Han salido juntas la noche y el día: lo que La Luna agrandaba tendrá su tamaño al lado de El Sol.',
		'19-20':
			'Un niño a caballo y una trompeta sobre el agua: El Sol enseña las cosas como son y El Juicio pregunta qué harás con ellas.',
		'3-21':
			'Un campo y una corona de hojas: La Emperatriz está entre espigas en pie y El Mundo tiene ya atado su laurel.',
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
			'Entre el fuego de {x} y el aire de {y} hay amistad antigua, y conviene una chimenea.',
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
			'Ninguna vecina le cierra el paso a {name}; una carta con amigas a los dos lados se lee dos veces, una de ellas con duda.',
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
			'{name} lleva aquí las de perder: al lado tiene un elemento que le gasta el suyo, así que toma la mitad.',
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
			'En el orden del tiempo los números suben de {first} a {last}: crece lo que separa a {x} de {y}.',
			'De {first} a {last} los números solo suben, y entre {x} y {y} se discute el peldaño siguiente.',
			'Los números van de {first} a {last} sin un paso atrás; lo que {x} y {y} dejen sin arreglar saldrá luego más caro.',
		],
		falling: [
			'Los números bajan de {first} a {last}, como quien se quita un abrigo, y entre {x} y {y} se discute quién lo sostiene.',
			'De {first} se baja a {last}, hacia algo más simple; a {x} y a {y} les toca desaprender.',
			'Leído en el tiempo, {first} desciende a {last}: la disputa de {x} con {y} trata de algo que mengua.',
		],
		hill: [
			'Los números suben a {middle} y vuelven a bajar: entre {x} y {y} la cuesta está en el medio.',
			'Hasta {middle} cuesta arriba y luego bajada hasta {last}, un puerto con {x} en una ladera y {y} en la otra.',
			'Lo más alto de la fila es {middle}, una cresta entre {x} y {y}; en las crestas no se acampa.',
		],
		valley: [
			'Los números caen a {middle} y vuelven a subir: lo más hondo entre {x} y {y} no está al final.',
			'De {first} se baja a {middle} y se sube a {last}: un cuenco donde se junta lo que dicen {x} y {y}.',
			'Lo más bajo de la fila es {middle}; después se sube, aunque ni {x} ni {y} sepan a qué paso.',
		],
		restless: [
			'Los números suben, bajan y suben como quien busca las gafas; tampoco {x} y {y} se dejan poner en línea.',
			'Arriba y abajo van los números: mira a {x} y a {y} por su estampa y no por su rumbo.',
			'No hay línea que cruce estos números, giran cada vez, igual que {x} frente a {y}.',
		],
	},
	voices,
	named: { 6: 'la carta de Los Enamorados' },
	tension: [
		'{x} dice «{saysX}», {y} dice «{saysY}», y las dos cosas no caben en una misma tarde.',
		'«{saysX}» es la palabra de {x}; «{saysY}», contesta {y}, y la tirada entera cuelga entre ambas.',
		'Una frase contra otra: «{saysX}», de {x}, y «{saysY}», de {y}.',
		'En breve: {y} dice «{saysY}» y {x} insiste en «{saysX}».',
	],
	turning: {
		upright: [
			'Tal como está, {name} dice «{says}»; del revés habría dicho «{other}», y la raya entre las dos es fina.',
			'«{says}» es lo que dice {name} del derecho, y su tentación es lo otro: «{other}».',
		],
		reversed: [
			'Del revés, {name} dice «{says}»; del derecho diría «{other}», y de lo uno a lo otro hay un giro de mano.',
			'«{says}», murmura {name} cabeza abajo, sin haber olvidado su propio consejo: «{other}».',
		],
	},
	places: {
		answer: [
			'Como respuesta {name} ofrece una conjetura, que has de cotejar con lo que sabes: {line}',
			'Sin conocer tu pregunta, {name} le diría esto: {line}',
		],
		self: [
			'En el lugar de quien pregunta, {name} aventura: {line}',
			'Sobre ti {name} solo puede adivinar: {line}',
			'Si {name} ha de hacer tus veces, es por esto: {line}',
		],
		past: [
			'Del pasado {name} supone: {line}',
			'Allí de donde vienen las cosas, {name} lo cuenta así: {line}',
			'{name} lee el pasado a su manera: {line}',
		],
		present: [
			'Del presente {name} cree: {line}',
			'En medio de todo, {name} lo ve así: {line}',
			'{name} toma el día de hoy por esto: {line}',
		],
		challenge: [
			'Como lo que se cruza, {name} objeta: {line}',
			'En el lugar del desafío {name} sostiene: {line}',
			'{name} se atraviesa en el camino y dice por qué: {line}',
		],
		future: [
			'De lo que viene {name} tiene una opinión, nada más: {line}',
			'Mirando adelante, {name} espera: {line}',
			'{name}, en el lugar del futuro, apostaría por esto: {line}',
		],
		outcome: [
			'Adónde tiende, si nadie lo tuerce, {name} lo dice así: {line}',
			'Como desenlace {name} propone: {line}',
			'{name} cierra la fila con un pronóstico, y los pronósticos yerran: {line}',
		],
	},
	at: {
		answer: 'en el centro',
		self: 'por quien pregunta',
		past: 'en el pasado',
		present: 'en el presente',
		challenge: 'como desafío',
		future: 'en el futuro',
		outcome: 'como desenlace',
	},
	witness: {
		one: [
			'{name}, {at}, se pone de parte de {x} y en contra de {y}: «{says}».',
			'Con «{says}», {name} da su voto, {at}, a {x} y no a {y}.',
			'{x} cuenta {at} con la ayuda de {name}, que dice «{says}», cosa que a {y} no le va a gustar.',
		],
		both: [
			'{name}, {at}, quiere bien a {x} y a {y}, y dice «{says}», con lo que no gana nadie.',
			'«{says}», dice {name} {at}, y sirve a {x} y a {y} de la misma tetera.',
			'Tanto {x} como {y} pueden contar {at} con {name}: dice «{says}» y busca la paz.',
		],
		neither: [
			'{name}, {at}, no toma partido entre {x} y {y}, y le dice a la ventana «{says}».',
			'«{says}», comenta {name} {at}, y deja que lo arreglen {x} y {y}.',
			'Ni {x} ni {y} reciben ayuda de {name}, que {at} solo dice esto: «{says}».',
		],
	},
	counter: [
		'Contra {x}, y a favor de {y}, hay que decir algo: {line}',
		'Antes de dar la razón a {x} y quitársela a {y}: {line}',
		'Aquí {y} le pondría un reparo a {x}: {line}',
	],
	question: [
		'Entre {x} y {y}: {line}',
		'Hay una pregunta de {x} que {y} nunca haría: {line}',
		'Pregúntate entonces, con {x} y {y} delante: {line}',
	],
	act: [
		'La pregunta era de {y}; el gesto pequeño es de {x}: {line}',
		'Y mientras {y} se lo piensa, haz lo que haría {x}: {line}',
		'Una cosa para hoy, de parte de {x} y a la vista de {y}: {line}',
	],
	alone: {
		fire: [
			'{name} es carta de fuego y está a solas, sin agua que la enfríe ni aire que la avive; el calor depende de la mano que la tiene.',
			'El fuego sin vecinos ni se extiende ni se apaga, y {name} espera a ver si le traen leña.',
			'Como carta suelta de fuego, {name} pide un acto antes que una razón.',
		],
		water: [
			'{name} es carta de agua y, sin orilla al lado, toma la forma del último pensamiento.',
			'El agua sola se queda quieta y enseña una cara; con {name}, mira un momento antes de tirar la piedra.',
			'Como carta suelta de agua, a {name} es mejor escucharla que discutirle, y mejor de noche que a mediodía.',
		],
		air: [
			'{name} es carta de aire y no tiene tierra que pisar, así que pide algo que pese: una fecha, un nombre, una cifra.',
			'El aire solo se va por cualquier puerta abierta, y {name} dirá hoy menos que el jueves.',
			'Como carta suelta de aire, {name} empieza en palabras y agradecería que la contradijeran.',
		],
		earth: [
			'{name} es carta de tierra y, sola en la mesa, no tiene prisa; habla de lo que se toca, se paga o se guarda.',
			'La tierra sin lluvia guarda lo que tiene y no da nada nuevo; regar lo de {name} te toca a ti.',
			'Como carta suelta de tierra, {name} prefiere ver una cosa hecha con las manos a oírla explicada.',
		],
	},
	missing: {
		fire: [
			'No hay en la mesa ninguna carta de fuego: {x} y {y} lo tienen todo menos la cerilla.',
			'Falta el fuego en la fila, y ni {x} ni {y} pueden empezar sin más; habrá que pedir prestadas las ganas.',
		],
		water: [
			'Falta el agua en la fila: qué se siente con todo esto no lo han dicho ni {x} ni {y}.',
			'No ha salido ninguna carta de agua, y {x} discute con {y} algo en seco, como una carta de oficina.',
		],
		air: [
			'Falta el aire en la fila; lo que hay entre {x} y {y} no se ha puesto aún en una frase.',
			'No ha salido ninguna carta de aire: alguien de fuera podría abrir una ventana entre {x} y {y}.',
		],
		earth: [
			'Falta la tierra en la fila, y con ella las horas, el dinero y el pan; {x} y {y} no van a ocuparse de eso.',
			'No ha salido ninguna carta de tierra: puede que {x} y {y} tengan razón, y no hay mesa donde apoyarla.',
		],
	},
	dominant: {
		fire: [
			'Casi toda la fila es fuego: {x} y {y} tienen luz para reñir y las mangas chamuscadas.',
			'El fuego tiene mayoría; con {x} y {y} no se pregunta tanto si como cuándo.',
		],
		water: [
			'Casi toda la fila es agua, y a {x} y a {y} les conviene más la marea que el horario.',
			'El agua tiene mayoría, y lo que se siente de {x} y {y} llega antes que lo que se decide.',
		],
		air: [
			'Casi toda la fila es aire: lo de {x} y {y} se hablará, se consultará con la almohada y se volverá a hablar.',
			'El aire tiene mayoría; un recado sencillo arreglaría más entre {x} y {y} que tres buenos argumentos.',
		],
		earth: [
			'Casi toda la fila es tierra; {x} y {y} se mueven si los empujan, y luego no se mueven de ahí.',
			'La tierra tiene mayoría, y lo que piden {x} y {y} no es lucidez sino horas.',
		],
	},
	allUpright: [
		'Todas las cartas han salido derechas: {x} y {y} hablan claro y nada se resiste, cosa que merece otra mirada.',
		'Ninguna ha salido invertida; la disputa de {x} con {y} es más o menos lo que parece, y eso es más raro de lo que suena.',
	],
	allReversed: [
		'Todas han salido invertidas: {x} y {y} discuten de puertas adentro, donde no se ve.',
		'Ni una carta está derecha, como si {x}, {y} y las demás se hubieran echado para alguien sentado enfrente.',
	],
	loneUpright: [
		'Solo {name} está del derecho; entre {x} y {y}, ahí es donde se habla sin rodeos.',
		'Todas están invertidas menos una, {name}, y desde allí el pleito de {x} con {y} tiene otra cara.',
	],
	loneReversed: [
		'Solo {name} ha salido del revés, y lo que se resiste entre {x} y {y} se resiste ahí.',
		'Todas están derechas menos una, {name}: de {x}, {y} y las demás, esa trabaja a escondidas.',
	],
	home: [
		'Sumados y reducidos, los números dan en {name}, que ya está en la mesa: a {x} y a {y} se les responde desde dentro.',
		'La suma de todos los números es {name}, así que en el pleito de {x} con {y} esa carta vota dos veces.',
	],
	quintessence: [
		'Sumados y reducidos, los números dan en {name}, que no ha salido y juzga desde fuera a {x} y a {y}.',
		'Lo que {x} y {y} suman con las demás es el número de {name}, una carta que no ha sacado nadie.',
	],
};
