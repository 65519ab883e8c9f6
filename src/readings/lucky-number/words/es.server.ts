import type { LuckyWords } from './shape.ts';

const folds = (folded: string | null, how = 'que se pliega en') => (folded ? `, ${how} ${folded}` : '');

/** The built-in writer's Spanish for the twelve numbers and the seven days. */
export const words: LuckyWords = {
	numbers: {
		1: {
			sign: 'el palote',
			lore: [
				'Euclides ni siquiera lo tenía por número: para él la cuenta empezaba con la compañía.',
				'Es lo primero que un niño dibuja en la cartilla y lo último que deja de salirle torcido.',
			],
			as: {
				path: 'el palote solo, el que se traza antes de que haya nada que contar',
				wealth: 'un monedero con una sola llave, y la llave en tu bolsillo',
				protection: 'la jamba, esa madera derecha de la que cuelga la puerta',
				love: 'una silla que se acerca del todo, y no dos que se acercan a medias',
			},
			pull: 'ya está en la calle cuando los demás buscan los zapatos',
			counter: 'No toda soledad es fuerza: a veces es solo que pedir ayuda exige explicarse.',
			question: '¿Qué tendrías que explicar con calma para que alguien cargase con la mitad?',
		},
		2: {
			sign: 'la pareja',
			lore: [
				'Tapa un ojo y la taza de la mesa se queda plana; para cogerla hace falta la discusión de los dos.',
				'El albañil de antes comprobaba el muro con dos cuerdas y se fiaba de lo que quedaba entre ellas.',
			],
			as: {
				path: 'la pareja, dos ojos que ven el fondo porque no están de acuerdo',
				wealth: 'una balanza y no un cofre',
				protection: 'la segunda taza, puesta antes de que llamaran a la puerta',
				love: 'la mitad de la conversación que escucha',
			},
			pull: 'espera a oír la otra campana',
			counter: 'Lo que parece tacto puede ser una manera de que nunca te citen; también en el acuerdo se esconde uno.',
			question: '¿Qué frase tendrías que decir para que la sala dejara de ser solo agradable?',
		},
		3: {
			sign: 'el taburete de tres patas',
			lore: [
				'Los cuentos dan tres hijos y tres deseos porque con el tercero la historia ya sabe adónde va.',
				'Es el primero que tiene un medio, y quien se sienta en medio acaba hablando con los dos lados.',
			],
			as: {
				path: 'el taburete de tres patas, que no cojea en ningún suelo',
				wealth: 'dinero que entra por la boca, de enseñar, de convencer, de un chiste a tiempo',
				protection: 'alguien que tararea en el cuarto de al lado',
				love: 'cartas antes que juramentos',
			},
			pull: 'empieza a contar sin saber el final',
			counter: 'Un número tan hablador halaga; hay días en que tanta charla está ahí para no decir una frase concreta.',
			question: '¿Qué historia tuya cuentas tan bien que nadie pregunta qué pasó después?',
		},
		4: {
			sign: 'el cuadrado',
			lore: [
				'En el Nilo se tendían cuerdas sobre el barro cada año, y tras la crecida el campo volvía a estar donde estaba.',
				'No tiene brillo por ningún lado y todo el mundo come encima.',
			],
			as: {
				path: 'un cuadrado, cuatro patas de mesa y cuatro paredes antes del techo',
				wealth: 'el tarro de la alacena, lleno a cucharadas',
				protection: 'una pared con las marcas de la paleta todavía a la vista',
				love: 'la balda colgada sin que nadie la pidiera',
			},
			pull: 'mide dos veces antes de cortar',
			counter: 'Se puede cuidar tanto un muro que ya nadie recuerde qué debía dejar fuera.',
			question: '¿Qué norma no volverías a poner si todo se levantara hoy de nuevo?',
		},
		5: {
			sign: 'la mano abierta',
			lore: [
				'Cuelga sobre puertas de todo el Mediterráneo, y en las cuevas alguien sopló color a su alrededor para decir que estuvo allí.',
				'Está justo en el centro de los nueve, y desde el centro todos los caminos quedan igual de cerca.',
			],
			as: {
				path: 'la mano abierta, cinco dedos y ninguno del mismo largo',
				wealth: 'monedas tibias del bolsillo, ya medio en camino',
				protection: 'una puerta trasera que nunca se cerró con llave',
				love: 'la curiosidad con el abrigo puesto',
			},
			pull: 'tiene la mano en el picaporte',
			counter:
				'Puede que alabe demasiado el movimiento: hay quien cambia de cuarto durante años y se lleva siempre la misma silla.',
			question: '¿Qué averiguarías de este sitio si te quedaras una estación más de lo cómodo?',
		},
		6: {
			sign: 'la celda de la abeja',
			lore: [
				'Ninguna forma guarda tanta miel con tan poca cera; el precio es que en ella nadie vive a solas.',
				'Suma sus divisores, uno, dos y tres, y vuelve a salir entero: los griegos lo llamaron perfecto por eso.',
			],
			as: {
				path: 'la celda de la abeja, seis paredes y todas compartidas',
				wealth: 'una despensa llena con la cartera vacía al lado',
				protection: 'el olor a pan que atraviesa un tabique',
				love: 'una mano que endereza el cuello de otra camisa',
			},
			pull: 'pone un plato más en la mesa',
			counter:
				'Cuidar puede ser una forma callada de mandar, y a quien siempre hace falta pocas veces le dicen cómo es.',
			question: '¿Qué dejarías que hicieran por ti, si te preguntaran cómo?',
		},
		7: {
			sign: 'la semana',
			lore: [
				'Las siete luces errantes del cielo antiguo le pusieron nombre, y ningún calendario reformado ha podido con ella.',
				'Entre el uno y el diez es el invitado raro: ni divide a los otros ni sale de ellos.',
			],
			as: {
				path: 'la semana, con un día que sobra del trabajo para preguntar a qué vino',
				wealth: 'un carné de biblioteca donde otros tienen una cartilla de ahorros',
				protection: 'una lámpara en la ventana de enfrente del patio',
				love: 'una mirada larga antes de la primera palabra',
			},
			pull: 'pregunta qué hay detrás de la pregunta',
			counter:
				'Quizá se equivoque con tu hondura: hay preguntas que se rumian tanto porque contestarlas obligaría a algo.',
			question: '¿Qué sabes desde hace tiempo y continúas investigando?',
		},
		8: {
			sign: 'el doble anillo',
			lore: [
				'La octava nota de la escala es la primera que ha vuelto a casa, solo que más arriba.',
				'Para el campesino era la cuenta entre la siembra y el granero, de la que no se puede saltar ningún mes.',
			],
			as: {
				path: 'dos anillos unidos: lo que sale por un lado vuelve por el otro',
				wealth: 'un libro de cuentas con las dos columnas llenas',
				protection: 'una mano firme al pie de la escalera',
				love: 'una promesa con fecha',
			},
			pull: 'cuenta los ladrillos',
			counter: 'La cosecha depende también de la lluvia, y un número tan amigo de resultados no menciona el tiempo.',
			question: '¿Qué tienes por paga y no entra en ningún libro?',
		},
		9: {
			sign: 'la última cifra',
			lore: [
				'Multiplícalo por lo que quieras, suma las cifras y reaparece; con eso cazaban errores los contables.',
				'Nueve meses es lo que tarda la más lenta de las buenas noticias.',
			],
			as: {
				path: 'la última de las cifras solas, con todas las demás detrás',
				wealth: 'una verja abierta y fruta que asoma por encima de la cerca',
				protection: 'un abrigo prestado tantas veces que ya es de todos',
				love: 'una despedida que se recuerda con más detalle que el encuentro',
			},
			pull: 'ya recoge los platos de la fiesta',
			counter:
				'Un corazón ancho se gusta con facilidad: amar a la humanidad pide menos que contestar un mensaje de ayer.',
			question: '¿Qué se ha terminado y aún se atiende por cortesía?',
		},
		11: {
			sign: 'la puerta sin dintel',
			lore: [
				'Es un portal sin dintel: se ve el otro lado y no hay de dónde colgar nada.',
				'Dos veces uno y sin embargo no dos, queda como una corriente entre dos jambas.',
			],
			as: {
				path: 'dos palotes juntos que, según la costumbre, no se pliegan',
				wealth: 'una idea que llega antes que el comprador',
				protection: 'un presentimiento que acertaba casi siempre',
				love: 'dos velas que se inclinan con el aire de la otra',
			},
			pull: 'oye el teléfono antes de que suene',
			counter:
				'Un aviso: si a alguien le dicen que presiente cosas, hallará señales hasta en la cara cansada del panadero.',
			question: '¿Cómo pondrías a prueba una corazonada con la persona de la que trata?',
		},
		22: {
			sign: 'el constructor',
			lore: [
				'Veintidós letras bastaron para escribir la Biblia hebrea: lo grande se hace con poco material y paciencia.',
				'Plegado es un cuatro, una pared honrada; sin plegar pide un puente.',
			],
			as: {
				path: 'el número del constructor, sin plegar, con un plano más grande que la mesa',
				wealth: 'cimientos que no se ven desde la calle',
				protection: 'un andamio que aguantó hasta que el arco se sostuvo solo',
				love: 'una casa dibujada antes de pedir la mano',
			},
			pull: 'dibuja el puente sin haber visto el río',
			counter:
				'El tamaño no prueba el valor: un plan puede ser grandioso por la sencilla razón de no tener que empezar esta semana.',
			question: '¿Qué parte del gran plan valdría la pena aunque el resto no llegara nunca?',
		},
		33: {
			sign: 'el maestro',
			lore: [
				'El rosario musulmán corto tiene treinta y tres cuentas, para que la mano lleve la suma y la cabeza quede libre.',
				'Es raro entre las fechas, y a quien lo tiene se lo recuerdan más de la cuenta.',
			],
			as: {
				path: 'el número de quien enseña, sin plegar, tantos como huesos tiene la espalda',
				wealth: 'un sueldo pagado en gracias y, de vez en cuando, en un sobre',
				protection: 'una mano sobre una frente con fiebre',
				love: 'la paciencia con las mangas subidas',
			},
			pull: 'se agacha a atarle el zapato a un desconocido',
			counter:
				'A quien siempre enseña nunca hay que verle no saber; el número pasa por encima de eso con una sonrisa amable.',
			question: '¿De quién más joven que tú podrías aprender algo esta semana, y cómo se lo pedirías?',
		},
	},
	of: {
		path: 'de tu fecha',
		wealth: 'de tu nombre',
		protection: 'del nombre de tu madre',
		love: 'del corazón',
	},
	quarrel: {
		against: [
			'De un lado, {a}; del otro, {b}.',
			'Eso es {a}, y enfrente está esto otro: {b}.',
			'Hay aquí dos cosas frente a frente: {a}; {b}.',
		],
		tension: [
			'El {nx} {ofX} {pullX}, mientras que el {ny} {ofY} {pullY}.',
			'El {ny} {ofY} {pullY}; el {nx} {ofX} {pullX}, y ahí empieza el asunto.',
			'Mientras el {nx} {ofX} {pullX}, el {ny} {ofY} {pullY}.',
		],
		unison: [
			'Tus cuatro números son {n}, que {pull}, y en casa nadie protesta.',
			'Fecha, nombres y corazón coinciden en el {n}, que {pull} por cuadruplicado; mira qué flanco queda sin vigilar.',
		],
		lore: [
			'De {x} se ha hablado más que de {y}, y se dice esto: {line}',
			'Hay algo que saber de {x}, y {y} lo admite: {line}',
			'Sobre {x}, antes de que {y} interrumpa: {line}',
		],
		near: [
			'El número {of} ({as}) queda más cerca de {x} que de {y}.',
			'Si hubiera que votar, el número {of} ({as}) iría con {x} y no con {y}.',
			'Si se cuenta, el número {of} mira hacia {x} y da la espalda a {y}: {as}.',
		],
		again: [
			'Con el número {of} ({as}) sale otra vez {x}, y {y} se queda ahí en minoría.',
			'El número {of} es de nuevo {x}, ahora como {as}, cosa que {y} tendrá que oír dos veces.',
			'Vuelve {x} en el número {of} ({as}), y {y} no saca de ahí ayuda.',
		],
		midway: [
			'El número {of} ({as}) está tan lejos de {x} como de {y}, y podría hacer de juez.',
			'Justo entre {x} y {y} está el número {of}: {as}.',
			'El número {of} ({as}) guarda la misma distancia con {x} y con {y}.',
		],
		all: [
			'Cuatro veces el mismo número es una mano rara; lo que aquí no tiene contrario hay que buscarlo fuera.',
			'Muy pocas veces salen los cuatro iguales, y una mesa de cuatro idénticos pide un quinto.',
		],
		thrice: [
			'De los cuatro, tres son {r}; lo que tanto se repite suena alto y no por eso acierta, y lo saben {x} y {y}.',
			'Tres veces está {r}, con lo que se resuelve la votación entre {x} y {y}, pero no la pregunta.',
		],
		twice: [
			'Dos veces sale {r} entre los cuatro, y lo que decidan {x} y {y} tendrá que pasar las dos veces por ahí.',
			'Dos de los cuatro son {r}, un empate que {x} y {y} no pueden negar.',
			'En dos sitios de los cuatro está {r}: ante la misma cara discuten dos veces {x} y {y}.',
		],
		master: [
			'Entre los números que la costumbre no pliega está {r}, y da una sombra larga a la riña de {x} con {y}.',
			'Por vieja costumbre no se pliega más {r}: está junto a {x} y {y} con toda su altura.',
		],
		odd: [
			'Los cuatro son impares: nada de {x} ni de {y} se parte en mitades iguales.',
			'No hay un solo par entre los cuatro, y entre {x} y {y} siempre sobrará uno.',
		],
		even: [
			'Los cuatro son pares: entre {x} y {y} se reparte hasta la última miga, y de eso va la riña.',
			'No hay un solo impar entre los cuatro, y entre {x} y {y} nadie tiene el voto que desempata.',
		],
		apart: [
			'Ningún número se repite entre los cuatro; {x} y {y} tienen dos testigos que no dan la razón entera a nadie.',
			'Cuatro números, todos distintos: {x} y {y} son solo los que más se oyen.',
			'Los cuatro son distintos, y los que menos compartirían banco son {x} y {y}.',
		],
		dayNear: [
			'{sum}: {day}; ese resto queda más cerca de {x} que de {y}.',
			'{sum}: {day}; por lo que sobra, el día está con {x} y contra {y}.',
			'{sum}: {day}; según ese resto, {x} le lleva ventaja a {y}.',
		],
		dayMidway: [
			'{sum}: {day}; ese resto queda tan lejos de {x} como de {y}.',
			'{sum}: {day}; lo que sobra no favorece ni a {x} ni a {y}.',
		],
		counter: [
			'Una palabra contra {x}, en favor de {y}: {line}',
			'Antes de que {x} le gane a {y}: {line}',
			'Lo que {y} podría decirle a {x}: {line}',
		],
		question: [
			'Entre {x} y {y} queda esto: {line}',
			'Hay una pregunta de {x} que {y} no tocaría: {line}',
			'Con {x} en una mano y {y} en la otra: {line}',
		],
		act: [
			'Una cosa pequeña para {x}, a la vista de {y}: {line}',
			'Para que le toque a {x} después de {y}: {line}',
			'Tanto {x} como {y} pueden vivir con esto: {line}',
		],
	},

	days: {
		0: {
			clause: 'domingo, que los libros viejos dan al sol',
			acts: [
				'Hoy, descorre la cortina del cuarto que menos usas y siéntate dentro cinco minutos.',
				'Antes de la noche, pon algo de lo que te enorgulleces donde se vea desde la puerta.',
			],
		},
		1: {
			clause: 'lunes, día de la luna, en el que las mareas orientan más que los relojes',
			acts: [
				'Hoy, llena un vaso hasta el borde y paséalo por la casa sin decir palabra.',
				'Esta noche, escribe en siete palabras a qué supo el día, y nada de lo que pasó.',
			],
		},
		2: {
			clause: 'martes, que es de Marte, patrón de los herreros tanto como de las riñas',
			acts: [
				'Hoy, afila algo: un lápiz, un cuchillo de cocina, la primera línea de una carta que debes.',
				'Pon el reloj a ocho minutos y haz solo eso que llevas rodeando desde la semana pasada.',
			],
		},
		3: {
			clause: 'miércoles, día de Mercurio, que llevaba recados y se quedaba algo por el porte',
			acts: [
				'Hoy, manda un mensaje de tres líneas a alguien que no se lo espere.',
				'Apunta los nombres de cinco personas que saben algo que necesitas y llama a la tercera.',
			],
		},
		4: {
			clause: 'jueves, que la tabla de los planetas da a Júpiter, el grande y llevadero',
			acts: [
				'Hoy, dile a alguien con exactitud qué hizo bien, con el lugar y la hora.',
				'Antes de dormir, regala una cosa en buen estado que lleve un año esperándote.',
			],
		},
		5: {
			clause: 'viernes, día de Venus y, en medio mundo, el de reunirse',
			acts: [
				'Hoy, pon la mesa de una comida como si vinieran invitados y siéntate a ella.',
				'Dedica seis minutos a que un rincón de tu cuarto sea agradable a la vista y deja el resto como está.',
			],
		},
		6: {
			clause: 'sábado, el de Saturno, la más lenta de las siete luces',
			acts: [
				'Hoy, tacha una promesa de tu lista diciéndole a quien corresponda que no vas a cumplirla.',
				'Busca el objeto más viejo de tu casa, quítale el polvo y lee lo que ponga por debajo.',
			],
		},
	},
	pathSum: [
		(date, [month, day, year], { total, folded }) =>
			`Del ${date}, el mes da ${month}, el día ${day} y el año ${year}; juntos hacen ${total}${folds(folded)}`,
		(date, [month, day, year], { total, folded }) =>
			`Pon ${day} por el día, ${month} por el mes y ${year} por el año, y el ${date} suma ${total}${folds(folded, 'que acaba en')}`,
	],
	calendars: [
		(solar, lunar) =>
			`Un almanaque persa escribe ese mismo día ${solar} y uno lunar ${lunar}; allí se habrían sumado otras cifras, y la mañana era la misma.`,
		(solar, lunar) =>
			`Si se hubiera contado por ${solar} o por ${lunar}, que es el mismo día, aquí habría otra suma: toma esta como una pregunta bien hecha.`,
	],
	wealthSum: [
		({ total, folded }, letters) => `Las ${letters} letras de tu nombre completo suman ${total}${folds(folded)}`,
		({ total, folded }, letters) =>
			`Deletreado en ${letters} letras y sumado, tu nombre entero vale ${total}${folds(folded, 'o sea, al cabo')}`,
	],
	protectionSum: [
		({ total, folded }, letters) => `El nombre de tu madre, de ${letters} letras, vale ${total}${folds(folded)}`,
		({ total, folded }, letters) =>
			`De las ${letters} letras del nombre de tu madre te llega ${total}${folds(folded, 'y al final')}`,
	],
	loveSum: {
		vowels: [
			({ total, folded }, [count]) =>
				`${count === '1' ? 'La vocal de tu nombre, por donde pasa el aire, da' : `Las ${count} vocales de tu nombre, por donde pasa el aire, dan`} ${total}${folds(folded)}`,
			({ total, folded }, [count]) =>
				`Di únicamente ${count === '1' ? 'la vocal' : `las ${count} vocales`} de tu nombre y habrás dicho ${total}${folds(folded, 'que termina en')}`,
		],
		letters: [
			({ total, folded }) =>
				`Sin una vocal dentro, tu nombre habla de amor con todas sus letras, ${total}${folds(folded)}`,
		],
		names: [
			({ total, folded }, [own, mother]) =>
				`Los dos nombres puestos juntos, ${own} y ${mother}, son ${total}${folds(folded)}`,
			({ total, folded }, [own, mother]) =>
				`Para el corazón se suman ambos nombres, ${own} con ${mother}, ${total}${folds(folded, 'y al cabo')}`,
		],
	},
	daySum: [
		(own, mother, sum, remainder) =>
			`Los nombres, de ${own} y de ${mother}, hacen ${sum} y, quitando sietes, ${remainder === '1' ? 'queda' : 'quedan'} ${remainder}`,
		(own, mother, sum, remainder) =>
			`Da ${own} pasos y luego ${mother} alrededor de la semana, ${sum} en total, y te ${remainder === '1' ? 'sobra' : 'sobran'} ${remainder}`,
	],
};
