import type { MinorWords } from '../minor-shape.ts';

/** Las palabras en español para las tiradas de la baraja entera. */
export const minorWords: MinorWords = {
	places: {
		root: [
			'Debajo de todo, donde se guardan las patatas y los motivos, {name} supone: {line}',
			'En la raíz del asunto {name} escarbaría por aquí: {line}',
			'Si preguntas en qué se apoya esto, {name} responde: {line}',
		],
		crown: [
			'Por encima de la mesa, como una lámpara, {name} deja dicho: {line}',
			'Lo mejor que podría salir de esto, según {name}: {line}',
			'Mirando hacia arriba, {name} señala: {line}',
		],
		near: [
			'De los próximos días {name} tiene algo que comentar: {line}',
			'Aquí al lado, casi en el rellano, {name} oye pasos: {line}',
			'Lo primero que doblará la esquina, si {name} no se equivoca: {line}',
		],
		surroundings: [
			'De la gente y los cuartos que te rodean {name} aventura: {line}',
			'En nombre del vecindario, {name} toma la palabra: {line}',
			'De lo que pintan los demás en esto {name} piensa: {line}',
		],
		hopes: [
			'Donde la esperanza y el miedo comparten silla, {name} susurra: {line}',
			'Entre quererlo y no quererlo, {name} dice: {line}',
			'Lo que se desea y se teme con el mismo suspiro, para {name}, es esto: {line}',
		],
		hidden: [
			'Detrás de la cortina {name} cree haber visto algo: {line}',
			'Lo que nadie ha puesto aún en la mesa lo trae {name} por la puerta de servicio: {line}',
			'De lo que no se ve {name} sospecha: {line}',
		],
		advice: [
			'Si le pides consejo, que se puede rechazar, {name} contesta: {line}',
			'De tener las manos libres, {name} empezaría por recordar esto: {line}',
			'Como quien no quiere la cosa, {name} aconseja: {line}',
		],
		month: [
			'Para {month}, {name} tiene preparado esto: {line}',
			'{name} se queda con {month} y lo ve así: {line}',
			'En la hoja de {month} {name} ha escrito a lápiz: {line}',
		],
	},
	at: {
		root: 'en la raíz',
		crown: 'por encima de todo',
		near: 'a la vuelta de la esquina',
		surroundings: 'entre la gente que te rodea',
		hopes: 'entre la esperanza y el miedo',
		hidden: 'detrás de la cortina',
		advice: 'en el lugar del consejo',
		month: 'en {month}',
	},
	numbers: {
		1: [
			'Han salido {x} y {y}, dos ases, y el as es raíz: donde se juntan dos raíces se ve poco y se espera mucho.',
			'Uno y uno, {x} y {y}: para los pitagóricos el uno aún no era número, sino la semilla con la que se cuenta lo demás.',
		],
		2: [
			'Dos doses, {x} y {y}: con el dos aparece alguien enfrente, y lo que se haga habrá que hacerlo mirándole a la cara.',
			'Entre {x} y {y} el dos se repite; era para Pitágoras lo par, lo partido, la pregunta que se queda esperando.',
		],
		3: [
			'Con {x} y {y} hay dos veces principio, medio y fin, que eso trajo al mundo el tres; algo debería verse ya.',
			'Con {x} y {y} hay dos treses, y la Aurora Dorada los pone en Biná, que da forma a lo que solo era empuje.',
		],
		4: [
			'Dos cuatros, {x} y {y}, hacen esquina firme: es número de paredes y de estaciones, que guardan y también encierran.',
			'A {x} y a {y} las une el cuatro, que los pitagóricos daban a la justicia y a cuanto tiene suelo.',
		],
		5: [
			'Con {x} y {y} entra Marte por partida doble, pues suyo es el cinco en la Aurora Dorada: lo que el cuatro sentó se vuelve a levantar.',
			'Cinco y cinco, {x} y {y}: es el invitado de más en una mesa puesta para cuatro, y alguien tendrá que correrse.',
		],
		6: [
			'Dos seises, {x} y {y}: es el número del Sol y el primero que suma justo sus partes, cosa que a los griegos les encantaba contar.',
			'{x} y {y} caen en medio del árbol, donde la Aurora Dorada pone la belleza y las cosas se sostienen un rato.',
		],
		7: [
			'Con {x} y {y} hay dos sietes, número que dentro del diez ni engendra ni es engendrado: de ahí su soledad y cierto orgullo.',
			'El siete, que la Aurora Dorada da a Venus, se repite en {x} y en {y}: se desea mucho, y el resultado llega a su hora.',
		],
		8: [
			'Dos ochos, {x} y {y}, son cosa de Mercurio: rápidos, listos, y con tantas salidas como entradas.',
			'{x} y {y} llevan dos cuatros cada uno, así que todo depende de cómo encajen las piezas.',
		],
		9: [
			'El nueve está aquí dos veces, en {x} y en {y}: la última cifra que se escribe sola, llena hasta el borde.',
			'Con {x} y {y} salen dos nueves, que la Aurora Dorada da a la Luna; lo que cuentan ya lo ha soñado alguien.',
		],
		10: [
			'Dos dieces, {x} y {y}, y por el diez juraban los pitagóricos, porque uno, dos, tres y cuatro caben en él.',
			'En {x} y en {y} el palo se completa y toca tierra: de ahí no se sube más, solo se pasa a otras manos.',
		],
	},
	ranks: {
		page: [
			'Hay dos pajes, {x} y {y}: noticias, gente joven, o una parte de ti que tiene todo por aprender.',
			'{x} y {y} han venido corriendo con el mismo recado; convendría ver si lo cuentan igual.',
		],
		knight: [
			'Con {x} y {y} son dos los caballeros en el camino, y quizá no importe tanto adónde van como quién cede el paso.',
			'Donde cabalgan a la vez {x} y {y} nada se queda en su sitio, digan lo que digan los muebles.',
		],
		queen: [
			'Dos reinas, {x} y {y}, reciben en salas distintas: las dos conocen el asunto por dentro y lo llevarían de otro modo.',
			'Llevan corona de reina {x} y {y}; aquí no falta comprensión, falta un idioma común.',
		],
		king: [
			'Hay dos reyes, {x} y {y}, y una mesa con dos cabeceras: decide qué clase de mando pide esto.',
			'Se han sentado a la vez {x} y {y}, cada cual competente en su reino, que puede no ser este.',
		],
	},
	suits: {
		wands: [
			'Pintan bastos: {count} cartas, con {x} entre ellas, y mucho más calor que sombra.',
			'Con {count} de bastos, {x} por delante, la tirada prefiere moverse a que le pregunten cómo ha dormido.',
		],
		cups: [
			'Pintan copas: han salido {count}, {x} una de ellas, y el asunto se decide donde la gente baja la voz.',
			'De copas hay {count}, y {x} te diría que lo que se siente también cuenta como dato.',
		],
		swords: [
			'Pintan espadas: {count}, y {x} con ellas; se piensa mucho, con filo a ratos y con los ojos abiertos siempre.',
			'Las espadas son {count} y {x} habla por el resto: esto se va a discutir, y más vale que sea despacio.',
		],
		pentacles: [
			'Pintan oros: {count}, {x} por ejemplo, y todos quieren saber qué cuesta, qué pesa y qué se come.',
			'La tirada lleva {count} cartas de oros en el bolsillo; {x} y compañía solo creen en lo que sigue ahí por la mañana.',
		],
	},
	noSuit: {
		wands: [
			'No ha salido ni un basto: aquí nadie tiene prisa, y nadie ha traído lumbre.',
			'Faltan los bastos, así que el empuje habrá que ir a buscarlo fuera de la mesa.',
		],
		cups: [
			'No hay ni una copa, y cabe preguntarse a quién se le va a contar lo que se siente con todo esto.',
			'Sin copas la tirada queda seca; que alguien ponga café antes de empezar a hablar.',
		],
		swords: [
			'Las espadas no han venido, lo cual favorece la paz y los malentendidos.',
			'Ni una espada: se siente y se supone mucho, y la frase llana sigue en su vaina.',
		],
		pentacles: [
			'No hay oros, nada que contar ni que morder; de la renta, el pan y el sueño tendrás que ocuparte aparte.',
			'Sin un solo oro en la mesa, los motivos son preciosos y la cuenta se ha quedado en la puerta.',
		],
	},
	manyTrumps: [
		'Más de la mitad son arcanos mayores, {count}: el asunto excede a una sola persona y a una sola semana; rodéalo antes de empujar.',
		'Con {count} mayores en la mesa los menores apenas meten baza, como pasa cuando algo se sale de lo de cada día.',
	],
	noTrump: [
		'No ha salido ningún arcano mayor: es cosa de cocinas, recados y miércoles, y se mueve con manos corrientes.',
		'Ni uno de los grandes ha venido, y a su manera es buena noticia: nada de esto pesa demasiado para levantarlo.',
	],
	manyCourts: [
		'Se han sentado a la mesa {count} figuras: otras tantas personas, o caras de una sola, y todas opinan.',
		'Hay {count} rostros en la tirada; pregunta de cada uno si es alguien que conoces o un abrigo que te has puesto.',
	],
};
