import type { LuckyWords } from './shape.ts';

const folds = (folded: string | null, how = 'que se pliega en') => (folded ? `, ${how} ${folded}` : '');

/** The built-in writer's Spanish for the twelve numbers and the seven days. */
export const words: LuckyWords = {
	numbers: {
		1: {
			path: {
				clause: 'el palote solo, el que se traza antes de que haya nada que contar',
				more: [
					'Euclides ni siquiera lo tenía por número: para él la cuenta empezaba con la compañía.',
					'Es lo primero que un niño dibuja en la cartilla y lo último que deja de salirle torcido.',
				],
			},
			wealth: {
				clause: 'un monedero con una sola llave, y la llave en tu bolsillo',
				more: [
					'Lo que ganas a solas a solas lo gastas, y nadie te repasa las cuentas.',
					'Antes pagas la mesa entera que esperar a que la dividan.',
				],
			},
			protection: {
				clause: 'la jamba, esa madera derecha de la que cuelga la puerta',
				more: [
					'Te pusieron pronto de pie y te soltaron un momento antes de que lo pidieras.',
					'Lo que te dejó es más columna que techo.',
				],
			},
			love: {
				clause: 'una silla que se acerca del todo, y no dos que se acercan a medias',
				more: [
					'Eliges deprisa y luego te quedas ahí, como si elegir fuera el asunto entero.',
					'La primera palabra te sale fácil; es la segunda la que hay que esperarte.',
				],
			},
			pull: 'ya está en la calle cuando los demás buscan los zapatos',
			counter: 'Con todo, no toda soledad es fuerza: a veces es solo que nadie aprendió a echarte una mano.',
			question: '¿Qué sigues cargando sin ayuda porque pasárselo a alguien exigiría explicarlo?',
		},
		2: {
			path: {
				clause: 'la pareja, dos ojos que ven el fondo porque no están de acuerdo',
				more: [
					'Tapa uno y la taza de la mesa se queda plana; para cogerla hace falta la discusión de ambos.',
					'El albañil de antes comprobaba el muro con dos cuerdas y se fiaba de lo que quedaba entre ellas.',
				],
			},
			wealth: {
				clause: 'una balanza y no un cofre',
				more: [
					'Tu nombre pesa lo que da y lo que recibe, y se sonroja si los platillos se igualan.',
					'Regateas como nadie cuando lo haces por otra persona.',
				],
			},
			protection: {
				clause: 'la segunda taza, puesta antes de que llamaran a la puerta',
				more: [
					'De ese lado aprendiste a oír un humor a través de la pared.',
					'Te guarda que te escuchen, y notas en un minuto cuando no es así.',
				],
			},
			love: {
				clause: 'la mitad de la conversación que escucha',
				more: [
					'Recuerdas cómo toma el café la otra persona y esperas años a que pregunte por el tuyo.',
					'Para ti la cercanía es un silencio que nadie corre a llenar.',
				],
			},
			pull: 'espera a oír la otra campana',
			counter:
				'Claro que lo que parece tacto puede ser una manera de que nunca te citen; también en el acuerdo se esconde uno.',
			question: '¿Qué callaste esta semana para que la sala siguiera siendo agradable?',
		},
		3: {
			path: {
				clause: 'el taburete de tres patas, que no cojea en ningún suelo',
				more: [
					'Los cuentos dan tres hijos y tres deseos porque con el tercero la historia ya sabe adónde va.',
					'Es el primero que tiene un medio, y quien se sienta en medio acaba hablando con los dos lados.',
				],
			},
			wealth: {
				clause: 'dinero que entra por la boca, de enseñar, de convencer, de un chiste a tiempo',
				more: [
					'Por ahí mismo se va: una buena anécdota en la caja y el recibo se queda en el mostrador.',
					'Tu nombre vive de que lo recuerden, así que le cuesta gastar en secreto.',
				],
			},
			protection: {
				clause: 'alguien que tararea en el cuarto de al lado',
				more: [
					'Lo que te tuvo a salvo fue que en aquella casa sabían contar los líos más pequeños de lo que eran.',
					'Aún pruebas un miedo contándolo en alto, a ver dónde se ríen.',
				],
			},
			love: {
				clause: 'cartas antes que juramentos',
				more: [
					'Te prendas de quien contesta bien, y te inquietas donde se acaban las respuestas.',
					'La ternura te sale de lado, como una broma envuelta en una manta.',
				],
			},
			pull: 'empieza a contar sin saber el final',
			counter: 'Un número tan hablador halaga; hay días en que tanta charla está ahí para no decir una frase concreta.',
			question: '¿Qué historia tuya cuentas tan bien que nadie pregunta qué pasó después?',
		},
		4: {
			path: {
				clause: 'un cuadrado, cuatro patas de mesa y cuatro paredes antes del techo',
				more: [
					'En el Nilo se tendían cuerdas sobre el barro cada año, y tras la crecida el campo volvía a estar donde estaba.',
					'No tiene brillo por ningún lado y todo el mundo come encima.',
				],
			},
			wealth: {
				clause: 'el tarro de la alacena, lleno a cucharadas',
				more: [
					'Te fías de la suma que creció despacio y miras dos veces la que llegó corriendo.',
					'En tus manos arreglar sale más barato que estrenar, y dura hasta llamarse herencia.',
				],
			},
			protection: {
				clause: 'una pared con las marcas de la paleta todavía a la vista',
				more: [
					'Tu seguridad se hizo de horas cumplidas: la cena a su hora, la luz en su ventana.',
					'Lo heredado es orden, y notas la corriente donde falta.',
				],
			},
			love: {
				clause: 'la balda colgada sin que nadie la pidiera',
				more: [
					'Lo dices con bisagras y copias de llaves, y te extraña que alguien quisiera palabras.',
					'La lealtad no te cuesta; la sorpresa la tienes que apuntar en el calendario.',
				],
			},
			pull: 'mide dos veces antes de cortar',
			counter: 'Ahora bien, se puede cuidar tanto un muro que ya nadie recuerde qué debía dejar fuera.',
			question: '¿Qué norma de tu casa no volverías a poner si la casa se levantara hoy?',
		},
		5: {
			path: {
				clause: 'la mano abierta, cinco dedos y ninguno del mismo largo',
				more: [
					'Cuelga sobre puertas de todo el Mediterráneo, y en las cuevas alguien sopló color a su alrededor para decir que estuvo allí.',
					'Está justo en el centro de los nueve, y desde el centro todos los caminos quedan igual de cerca.',
				],
			},
			wealth: {
				clause: 'monedas tibias del bolsillo, ya medio en camino',
				more: [
					'Tu nombre vive del cambio y lo paga en cuadernos a medias.',
					'Compras el billete y después echas cuentas, y aciertas más de lo que creen los prudentes.',
				],
			},
			protection: {
				clause: 'una puerta trasera que nunca se cerró con llave',
				more: [
					'Te ampara saber por dónde se sale; poca gente entiende que por eso te quedas.',
					'De ella viene la maleta hecha, y la calma que llega cuando está hecha.',
				],
			},
			love: {
				clause: 'la curiosidad con el abrigo puesto',
				more: [
					'Te acercas preguntando y te enfrías en cuanto sabes la respuesta de antemano.',
					'Quien guarda un secreto pequeño te guarda también a ti.',
				],
			},
			pull: 'tiene la mano en el picaporte',
			counter:
				'Puede que alabe demasiado el movimiento: hay quien cambia de cuarto durante años y se lleva siempre la misma silla.',
			question: '¿Qué averiguarías de este sitio si te quedaras una estación más de lo cómodo?',
		},
		6: {
			path: {
				clause: 'la celda de la abeja, seis paredes y todas compartidas',
				more: [
					'Ninguna forma guarda tanta miel con tan poca cera; el precio es que en ella nadie vive a solas.',
					'Suma sus divisores, uno, dos y tres, y vuelve a salir entero: los griegos lo llamaron perfecto por eso.',
				],
			},
			wealth: {
				clause: 'una despensa llena con la cartera vacía al lado',
				more: [
					'Lo que entra da la vuelta a la mesa antes de que nadie lo cuente.',
					'Tu nombre tiene crédito, sobre todo entre quienes no devuelven.',
				],
			},
			protection: {
				clause: 'el olor a pan que atraviesa un tabique',
				more: [
					'Te cuidó alguien que cuidaba a todos, y hasta eso tuviste que repartirlo.',
					'Su manera de guardar era dar de comer, y te ha dejado algo de sordera para la palabra «basta».',
				],
			},
			love: {
				clause: 'una mano que endereza el cuello de otra camisa',
				more: [
					'Quieres fijándote, y lo que ves empiezas a arreglarlo.',
					'Te cuesta dejarte cuidar sin levantarte a ayudar.',
				],
			},
			pull: 'pone un plato más en la mesa',
			counter:
				'Pero cuidar puede ser una forma callada de mandar, y a quien siempre hace falta pocas veces le dicen cómo es.',
			question: '¿A quién de tu casa no le has dejado hacer nada por ti últimamente?',
		},
		7: {
			path: {
				clause: 'la semana, con un día que sobra del trabajo para preguntar a qué vino',
				more: [
					'Las siete luces errantes del cielo antiguo le pusieron nombre, y ningún calendario reformado ha podido con ella.',
					'Entre el uno y el diez es el invitado raro: ni divide a los otros ni sale de ellos.',
				],
			},
			wealth: {
				clause: 'un carné de biblioteca donde otros tienen una cartilla de ahorros',
				more: [
					'Pagas con gusto lo que no se puede revender.',
					'El dinero te interesa como acertijo; resuelto, se te olvida ir a cobrarlo.',
				],
			},
			protection: {
				clause: 'una lámpara en la ventana de enfrente del patio',
				more: [
					'Alguien te enseñó que dejar en paz también es una forma de ternura.',
					'Tu refugio es un libro cerrado sobre la rodilla, con un dedo entre las páginas.',
				],
			},
			love: {
				clause: 'una mirada larga antes de la primera palabra',
				more: [
					'Te gustaría que te entendieran sin el trabajo de darte a conocer.',
					'La confianza te llega ya entrada la noche, y por la mañana sigue ahí.',
				],
			},
			pull: 'pregunta qué hay detrás de la pregunta',
			counter:
				'Quizá se equivoque con tu hondura: hay preguntas que se rumian tanto porque contestarlas obligaría a algo.',
			question: '¿Qué sabes desde hace tiempo y continúas investigando?',
		},
		8: {
			path: {
				clause: 'dos anillos unidos: lo que sale por un lado vuelve por el otro',
				more: [
					'La octava nota de la escala es la primera que ha vuelto a casa, solo que más arriba.',
					'Para el campesino era la cuenta entre la siembra y el granero, de la que no se puede saltar ningún mes.',
				],
			},
			wealth: {
				clause: 'un libro de cuentas con las dos columnas llenas',
				more: [
					'Ves lo que cuesta una cosa, horas incluidas, y lo dices mientras otros hacen cumplidos.',
					'Tu nombre pesa en una sala donde hay que decidir algo antes de comer.',
				],
			},
			protection: {
				clause: 'una mano firme al pie de la escalera',
				more: [
					'La seguridad de la que vienes era saber hacer: alguien sabía dónde estaban los papeles.',
					'Te guardaron con exigencia, y con ella te has seguido guardando.',
				],
			},
			love: {
				clause: 'una promesa con fecha',
				more: [
					'Das hechos y llevas de ellos, sin querer, una pequeña lista.',
					'Mostrar flaqueza delante de una persona es el mayor regalo que tienes.',
				],
			},
			pull: 'cuenta los ladrillos',
			counter: 'La cosecha depende también de la lluvia, y un número tan amigo de resultados no menciona el tiempo.',
			question: '¿Por qué trabajo te han pagado en una moneda que nunca apuntas en el libro?',
		},
		9: {
			path: {
				clause: 'la última de las cifras solas, con todas las demás detrás',
				more: [
					'Multiplícalo por lo que quieras, suma las cifras y reaparece; con eso cazaban errores los contables.',
					'Nueve meses es lo que tarda la más lenta de las buenas noticias.',
				],
			},
			wealth: {
				clause: 'una verja abierta y fruta que asoma por encima de la cerca',
				more: [
					'Das por adelantado y te desengañas a plazos.',
					'Lo que tu nombre reúne lo reúne para poder ponérselo a otra cosa.',
				],
			},
			protection: {
				clause: 'un abrigo prestado tantas veces que ya es de todos',
				more: [
					'De ella tienes la certeza de que los extraños ayudan, y esa certeza te trajo a algunos que lo hicieron.',
					'Pronto te dijeron que otros lo pasaban peor: fue escudo y fue mordaza.',
				],
			},
			love: {
				clause: 'una despedida que se recuerda con más detalle que el encuentro',
				more: [
					'Puedes querer a una calle entera y tener vergüenza ante un solo vecino.',
					'Primero perdonas y luego entiendes, que es el orden difícil.',
				],
			},
			pull: 'ya recoge los platos de la fiesta',
			counter:
				'Un corazón ancho se gusta con facilidad: amar a la humanidad pide menos que contestar un mensaje de ayer.',
			question: '¿Qué se ha terminado en tu vida y aún lo atiendes por cortesía?',
		},
		11: {
			path: {
				clause: 'dos palotes juntos que, según la costumbre, no se pliegan',
				more: [
					'Es un portal sin dintel: se ve el otro lado y no hay de dónde colgar nada.',
					'Dos veces uno y sin embargo no dos, queda como una corriente entre dos jambas.',
				],
			},
			wealth: {
				clause: 'una idea que llega antes que el comprador',
				more: [
					'Lo que sabes temprano da dinero tarde, y entretanto vence el alquiler.',
					'Mejor que nada te pagan la observación que por poco te callas.',
				],
			},
			protection: {
				clause: 'un presentimiento que acertaba casi siempre',
				more: [
					'Allí alguien dormía ligero para que durmieras tú; ahora la guardia es tuya.',
					'Su regalo es un oído fino, y un oído fino necesita más silencio que aplauso.',
				],
			},
			love: {
				clause: 'dos velas que se inclinan con el aire de la otra',
				more: [
					'Oyes lo que no te han dicho y respondes a eso, para confusión de ambas partes.',
					'Necesitas a alguien tan cerca que se note y tan lejos que se vea.',
				],
			},
			pull: 'oye el teléfono antes de que suene',
			counter:
				'Un aviso: si a alguien le dicen que presiente cosas, hallará señales hasta en la cara cansada del panadero.',
			question: '¿Cuándo comprobaste por última vez una corazonada con la persona de la que trataba?',
		},
		22: {
			path: {
				clause: 'el número del constructor, sin plegar, con un plano más grande que la mesa',
				more: [
					'Veintidós letras bastaron para escribir la Biblia hebrea: lo grande se hace con poco material y paciencia.',
					'Plegado es un cuatro, una pared honrada; sin plegar pide un puente.',
				],
			},
			wealth: {
				clause: 'cimientos que no se ven desde la calle',
				more: [
					'Calculas por décadas, lo cual es admirable, salvo a fin de mes.',
					'Tu nombre está hecho para el dinero ajeno, es decir, para que se lo confíen.',
				],
			},
			protection: {
				clause: 'un andamio que aguantó hasta que el arco se sostuvo solo',
				more: [
					'Pensaba en tus años futuros y alguna vez se le escapó la tarde.',
					'Los grandes planes fueron tu manta: abrigaba y pesaba lo suyo.',
				],
			},
			love: {
				clause: 'una casa dibujada antes de pedir la mano',
				more: [
					'Enseñas planos a quien se habría conformado con el asiento de la ventana.',
					'Lo que quieres lo quieres duradero, y a lo duradero no le gustan las prisas.',
				],
			},
			pull: 'dibuja el puente sin haber visto el río',
			counter:
				'El tamaño no prueba el valor: un plan puede ser grandioso por la sencilla razón de no tener que empezar esta semana.',
			question: '¿Qué parte del gran plan valdría la pena aunque el resto no llegara nunca?',
		},
		33: {
			path: {
				clause: 'el número de quien enseña, sin plegar, tantos como huesos tiene la espalda',
				more: [
					'El rosario musulmán corto tiene treinta y tres cuentas, para que la mano lleve la suma y la cabeza quede libre.',
					'Es raro entre las fechas, y a quien lo tiene se lo recuerdan más de la cuenta.',
				],
			},
			wealth: {
				clause: 'un sueldo pagado en gracias y, de vez en cuando, en un sobre',
				more: [
					'Pones el precio según lo que el otro puede, y el otro lo nota.',
					'A tu nombre le va bien donde la ganancia de uno es la lección de otro.',
				],
			},
			protection: {
				clause: 'una mano sobre una frente con fiebre',
				more: [
					'Te quisieron con mucha atención y aprendiste que la atención es una clase de pan.',
					'Detrás de ti hay alguien que zurcía de noche para que todo amaneciera entero.',
				],
			},
			love: {
				clause: 'la paciencia con las mangas subidas',
				more: [
					'Sacas lo mejor de la gente y luego te quedas un poco a solas a su lado.',
					'Tardas en ver que quien te gusta no se había matriculado.',
				],
			},
			pull: 'se agacha a atarle el zapato a un desconocido',
			counter:
				'A quien siempre enseña nunca hay que verle no saber; el número pasa por encima de eso con una sonrisa amable.',
			question: '¿De quién más joven que tú aprendiste algo hace poco, y cómo se lo dirías?',
		},
	},
	days: {
		0: {
			clause: 'domingo, que los libros viejos dan al sol',
			more: [
				'Le sienta bien lo que se hace a la vista, y mal lo que se hace para que lo vean.',
				'Su metal era el oro, menos por el precio que porque no se oxida.',
			],
			acts: [
				'Hoy, descorre la cortina del cuarto que menos usas y siéntate dentro cinco minutos.',
				'Antes de la noche, pon algo de lo que te enorgulleces donde se vea desde la puerta.',
			],
		},
		1: {
			clause: 'lunes, día de la luna, en el que las mareas orientan más que los relojes',
			more: [
				'Los planes de ese día conviene escribirlos a lápiz.',
				'Su gente se levanta despacio y recuerda lo que se dijo fregando los platos.',
			],
			acts: [
				'Hoy, llena un vaso hasta el borde y paséalo por la casa sin decir palabra.',
				'Esta noche, escribe en siete palabras a qué supo el día, y nada de lo que pasó.',
			],
		},
		2: {
			clause: 'martes, que es de Marte, patrón de los herreros tanto como de las riñas',
			more: [
				'El hierro frío no sirve: ese día empieza por lo que te da calor.',
				'Una frase dura dicha por la mañana ahorra otra peor el viernes.',
			],
			acts: [
				'Hoy, afila algo: un lápiz, un cuchillo de cocina, la primera línea de una carta que debes.',
				'Pon el reloj a ocho minutos y haz solo eso que llevas rodeando desde la semana pasada.',
			],
		},
		3: {
			clause: 'miércoles, día de Mercurio, que llevaba recados y se quedaba algo por el porte',
			more: [
				'Prosperan en él los recados, las llamadas y la letra pequeña.',
				'Lo que envíes entonces léelo una vez en voz alta antes de que salga.',
			],
			acts: [
				'Hoy, manda un mensaje de tres líneas a alguien que no se lo espere.',
				'Apunta los nombres de cinco personas que saben algo que necesitas y llama a la tercera.',
			],
		},
		4: {
			clause: 'jueves, que la tabla de los planetas da a Júpiter, el grande y llevadero',
			more: [
				'Es buen día para pedir más de lo que parece educado, y para dar otro tanto.',
				'Se tenía por bien aconsejados a los jueces de ese día, porque habían comido.',
			],
			acts: [
				'Hoy, dile a alguien con exactitud qué hizo bien, con el lugar y la hora.',
				'Antes de dormir, regala una cosa en buen estado que lleve un año esperándote.',
			],
		},
		5: {
			clause: 'viernes, día de Venus y, en medio mundo, el de reunirse',
			more: [
				'Suyo era el cobre, que toma lustre y delata cada dedo.',
				'Las paces hechas ese día agarran mejor si hay algo de comer.',
			],
			acts: [
				'Hoy, pon la mesa de una comida como si vinieran invitados y siéntate a ella.',
				'Dedica seis minutos a que un rincón de tu cuarto sea agradable a la vista y deja el resto como está.',
			],
		},
		6: {
			clause: 'sábado, el de Saturno, la más lenta de las siete luces',
			more: [
				'Lo que se acaba en él acabado queda; lo que se empieza pide segunda mano.',
				'Los jardineros de antes podaban entonces y no le pedían disculpas al árbol.',
			],
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
			`Si te hubieran contado por ${solar} o por ${lunar}, que es el mismo día, aquí habría otra suma: toma esta como una pregunta bien hecha.`,
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
				`${count === '1' ? 'La vocal sola, por donde pasa el aire, da' : `Las ${count} vocales solas, por donde pasa el aire, dan`} ${total}${folds(folded)}`,
			({ total, folded }, [count]) =>
				`Di únicamente ${count === '1' ? 'su vocal' : `sus ${count} vocales`} y habrás dicho ${total}${folds(folded, 'que termina en')}`,
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
	tension: [
		(date, datePull, mother, motherPull) =>
			`El ${date} de tu fecha ${datePull}, mientras que el ${mother} del nombre de tu madre ${motherPull}.`,
		(date, datePull, mother, motherPull) =>
			`De un lado, el ${mother} que te dieron ${motherPull}; del otro, el ${date} con el que naciste ${datePull}.`,
	],
	unison: [
		(number, pull) =>
			`El mismo ${number} está sobre tu fecha y sobre el nombre de tu madre: ${pull}, y en casa nadie protesta.`,
		(number, pull) =>
			`Fecha y madre coinciden en el ${number}, que ${pull} por partida doble; mira qué flanco queda sin vigilar.`,
	],
};
