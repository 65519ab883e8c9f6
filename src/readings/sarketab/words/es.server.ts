import type { SarketabWords } from './shape.ts';

/** The built-in writer's Spanish for sarketab. */
export const words: SarketabWords = {
	signs: {
		aries: {
			clause: 'el Carnero, que en las cartas antiguas mira hacia atrás mientras salta',
			more: [
				'El año empezaba en su pezuña, y de los suyos aún se espera que crucen primero todas las puertas.',
				'Los pastores lo conocían mejor que los astrólogos: valiente de frente, inquieto cuando nada se le opone.',
			],
			pull: 'salta antes de que abran la verja',
			moon: 'La luna estaba en el Carnero, donde lo que se siente llega corriendo y a mediodía ya se ha ido.',
			question: '¿Qué puerta empujas que en realidad se abre hacia ti?',
		},
		taurus: {
			clause: 'el Toro, del que el cielo viejo solo enseña la mitad delantera, metida en faena hasta el hombro',
			more: [
				'Lo que ha arado queda arado; lo que no ha consentido se queda donde estaba.',
				'Su gente conoce con la mano y no cree en un precio hasta haber tocado la tela.',
			],
			pull: 'no se mueve hasta acabar el surco',
			moon: 'La luna estaba en el Toro, donde los almanaques la tenían por bien alojada, como un huésped junto a la estufa.',
			question: '¿Qué sigues sujetando sobre todo porque tus manos se han hecho a su peso?',
		},
		gemini: {
			clause: 'los Gemelos, dos muchachos con una sola capa que no paran de hablar',
			more: [
				'Los árabes llamaron Yauza a esa parte y vieron allí una sola figura: ni el cielo supo decir cuántos eran.',
				'Uno pregunta y el otro contesta, y pocas veces es el que sabe.',
			],
			pull: 'ya ha oído dos versiones',
			moon: 'La luna estaba en los Gemelos, donde un humor se vuelve frase antes de volverse sentimiento.',
			question: '¿Cuál de tus dos respuestas le darías a alguien que te quisiera?',
		},
		cancer: {
			clause: 'el Cangrejo, que lleva la casa a cuestas y da un rodeo hasta lo que desea',
			more: [
				'En su puesto el sol da la vuelta cada verano; quien cuenta bajo él también se vuelve, una vez, en el umbral.',
				'La concha es de verdad, y está fuera porque lo de dentro es blando.',
			],
			pull: 'vuelve a casa por el callejón',
			moon: 'La luna estaba en su casa, el Cangrejo, y se acordaba de todo.',
			question: '¿Qué proteges que hace tiempo se hizo mayor?',
		},
		leo: {
			clause: 'el León, con una estrella clara donde el corazón, la que llaman el pequeño rey',
			more: [
				'El campesino lo veía en las semanas de calor, cuando también el león bajaba al agua con todos.',
				'En compañía es espléndido, y no soporta que le den las gracias con prisas.',
			],
			pull: 'espera a que la sala se dé cuenta',
			moon: 'La luna estaba en el León, donde hasta una pena privada quiere buena silla.',
			question: '¿Para quién hiciste algo bien por última vez sin contárselo a nadie?',
		},
		virgo: {
			clause: 'la Espiga, en la mano de una muchacha que ha contado los granos',
			more: [
				'Las listas persas la nombran por la gavilla y callan a la muchacha: la obra va firmada, quien la hace no.',
				'Encuentra la única piedra de las lentejas, y se lo agradece quien nunca la vio.',
			],
			pull: 'escoge lentejas a la luz de la lámpara',
			moon: 'La luna estaba en la Espiga, donde la preocupación se hace pasar por limpieza.',
			question: '¿Qué está bastante bien en tu mesa y aun así corriges?',
		},
		libra: {
			clause: 'la Balanza, lo único en ese círculo que no respira',
			more: [
				'Cielos más antiguos daban estas estrellas al Escorpión por pinzas: la justicia se hizo de algo que pellizcaba.',
				'Día y noche pesan igual cuando el sol llega aquí, y a la noche siguiente ya no.',
			],
			pull: 'pide que carguen el otro platillo',
			moon: 'La luna estaba en la Balanza, donde el deseo propio se pesa en último lugar.',
			question: '¿A quién haces una injusticia por ser justo el trato que das a todos?',
		},
		scorpio: {
			clause: 'el Escorpión, con una estrella roja por corazón',
			more: [
				'Se le teme por la cola, aunque pasa el día bajo una piedra y no pide más que sombra.',
				'Los suyos olvidan despacio y perdonan de golpe, sin palabras, en la cocina.',
			],
			pull: 'se queda quieto bajo la piedra',
			moon: 'La luna estaba en el Escorpión, días en que los almanaques desaconsejaban empezar nada, y la gente empezaba y le iba bastante bien.',
			question: '¿Qué has perdonado sin habérselo dicho?',
		},
		sagittarius: {
			clause: 'el Arquero, medio caballo, que apunta más allá del borde de la carta',
			more: [
				'La flecha mira al centro de la Vía Láctea, y ningún pintor ha mostrado dónde cae.',
				'Tiene un pie en la cuadra, y cuatro si se cuentan bien.',
			],
			pull: 'mira detrás de la colina',
			moon: 'La luna estaba en el Arquero, donde se echan de menos sitios que aún no se han visto.',
			question: '¿A qué blanco apuntarías aunque nadie mirara el tiro?',
		},
		capricorn: {
			clause: 'el Cabrito, una cabra con cola de pez que sale del mar trepando',
			more: [
				'Empieza en el día más corto y no le da importancia; desde ahí cada mediodía está una pezuña más alto.',
				'A su gente la vejez le llega pronto y luego, para asombro de todos, se marcha.',
			],
			pull: 'pone una pezuña y prueba la piedra',
			moon: 'La luna estaba en el Cabrito, donde la ternura se muestra llegando a la hora.',
			question: '¿Qué altura subiste por alguien que ya no está mirando?',
		},
		aquarius: {
			clause: 'el Cubo, que vierte alguien de quien el nombre persa ni siquiera habla',
			more: [
				'Lo que lleva es para los demás; su sed se arregla después, en el charco.',
				'Tiene sitio en muchas mesas y en todas se sienta con el abrigo puesto.',
			],
			pull: 'vierte para toda la calle',
			moon: 'La luna estaba en el Cubo, donde se piensa sobre los sentimientos, a menudo con acierto.',
			question: '¿Qué principio tuyo dejarías en suspenso por una persona concreta?',
		},
		pisces: {
			clause: 'los Peces, dos, atados con un cordel y nadando cada uno por su lado',
			more: [
				'El nudo de ese cordel tiene estrella propia; los marinos se guiaban por los peces y no por el nudo.',
				'Al dividir tu suma no quedó nada, y la costumbre da a quien nada le sobra el mar entero.',
			],
			pull: 'nada en los dos sentidos',
			moon: 'La luna estaba en los Peces, donde el humor ajeno entra sin llamar.',
			question: '¿De quién es la tristeza que llevas y que nadie te entregó?',
		},
	},
	elements: {
		fire: {
			strongest: [
				'Manda el fuego, las letras que abren el alfabeto y no esperan al resto.',
				'Un nombre con el fuego arriba calienta pronto la sala y quiere que otro traiga la leña.',
			],
			missing: 'El fuego no tiene allí ni una letra; tu calor nace entonces de frotar dos cosas, y dura más.',
			acts: [
				'Hoy, enciende una vela antes de que oscurezca y no hagas nada más hasta haberla mirado tres minutos.',
				'Calienta algo con cuidado esta tarde, aunque sea una infusión, y tómalo mientras queme un poco.',
				'Di hoy con calor una cosa que hasta ahora solo habías pensado.',
			],
		},
		earth: {
			strongest: [
				'Manda la tierra, letras en las que se puede apoyar una escalera.',
				'Un nombre cargado de tierra tarda en contestar y no se baja de su palabra.',
			],
			missing:
				'Falta la tierra, y por eso construyes sobre acuerdos, que aguantan como piedra si se dicen en voz alta.',
			acts: [
				'Hoy, mete las manos en tierra, en harina o en agua tibia durante cinco minutos.',
				'Arregla esta tarde una cosa pequeña: un botón, una bisagra, un recibo.',
				'Da una vuelta despacio alrededor de tu casa o de la manzana y toca la pared.',
			],
		},
		air: {
			strongest: [
				'Manda el aire, así que el nombre ya es medio recado.',
				'Donde el aire tiene más letras las cosas se entienden pronto y se acaban tarde.',
			],
			missing: 'Ninguna letra es de aire, y quizá por eso te creen: hablas cuando hay algo que llevar.',
			acts: [
				'Hoy, abre una ventana, quédate diez respiraciones y nombra lo que oyes.',
				'Escribe a mano tres líneas para alguien que esté lejos y, si no hay sello, mándale la foto.',
				'Lee esta noche una página en voz alta a alguien, o a la pared.',
			],
		},
		water: {
			strongest: [
				'Manda el agua, letras que toman la forma de quien las dice.',
				'Un nombre hecho sobre todo de agua encuentra el sitio más bajo de cada reunión, y allí hay alguien sentado.',
			],
			missing: 'El agua no tiene letra en él; lo que te conmueve queda seco por fuera y hay que contarlo.',
			acts: [
				'Hoy, riega una planta o ponle un cuenco a un animal de la calle, y quédate hasta que beba.',
				'Friega esta noche una taza como si fuera prestada.',
				'Bebe despacio un vaso de agua antes de contestar al próximo mensaje difícil.',
			],
		},
	},
	balanced: [
		'Los cuatro tienen su letra, de modo que ningún invitado se queda de pie.',
		'No falta ninguno de los cuatro, lo cual suena a suerte y suele ser un comité.',
	],
	weekdays: {
		0: 'domingo, el día del propio Sol, en el que lo oculto es solo lo que aún no ha salido',
		1: 'lunes, prestado por la Luna, mudable y experto en volver',
		2: 'martes, a las órdenes de Marte, que prefiere una riña corta a una cortesía larga',
		3: 'miércoles de Mercurio, con tinta en los dedos',
		4: 'jueves, el de Júpiter, que siempre pone un plato de más',
		5: 'viernes, día de Venus, lavado y peinado antes de mediodía',
		6: 'sábado de Saturno, la pared trasera de la semana',
	},
	seasons: {
		spring: [
			'Era primavera, cuando el almendro se lo juega todo a una semana templada.',
			'De los nacidos en primavera se decía que todos les prometen mucho y que siguen preguntando.',
		],
		summer: [
			'Era verano, cuando vale la pena acarrear agua y la sombra tiene dueño.',
			'Los cumpleaños de verano caen en vacaciones: se aprende a celebrar con pocos, y a gusto.',
		],
		autumn: [
			'Era otoño, la estación de las cuentas, cuando se cierran los tarros y se les pone nombre.',
			'El otoño da a los suyos ojo para lo que todavía sirve.',
		],
		winter: [
			'Era invierno, cuando la semilla está a oscuras y no ociosa.',
			'Quien nace en invierno llega a un cuarto que otros han calentado.',
		],
	},
	phases: {
		new: 'La luna era nueva: todo el día en el cielo y nadie la vio.',
		waxing_crescent: 'Una luna joven y fina se puso poco después del sol, como quien pasa solo a decir que ya vendrá.',
		first_quarter: 'Lucía media luna, la mitad que va delante; a los albañiles les gustaba poner umbrales con ella.',
		waxing_gibbous: 'La luna estaba casi redonda y sin prisa, como masa bajo un paño.',
		full: 'La luna estaba llena y salió al ponerse el sol, despidiéndose ambos de punta a punta del cielo.',
		waning_gibbous: 'La luna acababa de empezar a devolver, y salía después de cenar, para quien siguiera despierto.',
		last_quarter: 'Quedaba media luna y salía a medianoche, compañía de panaderos y recién nacidos.',
		waning_crescent: 'Una última luna fina estaba antes del alba; la vieron pastores y madres.',
	},
	counters: {
		sun: 'Claro que a tu signo lo rige el Sol, y quien está en su luz apenas ve cómo los demás se tapan los ojos.',
		moon: 'Pero a tu signo lo rige la Luna, y lo que llamas presentimiento puede ser el mes pasado que vuelve.',
		mercury: 'Ahora bien, rige tu signo Mercurio, criado listo que explica de maravilla lo que convendría hacer.',
		venus: 'Con todo, rige tu signo Venus, que llama paz a muchas cosas que solo están bien colocadas.',
		mars: 'Ten presente que rige tu signo Marte, y que una puerta cerrada le parece un insulto.',
		jupiter: 'Solo que rige tu signo Júpiter, y sus promesas son más grandes que su despensa.',
		saturn: 'Contra todo esto, rige tu signo Saturno, que da por cierto lo que pesa.',
	},
	blessings: {
		islam: [
			'Empieza con buena intención, como dicen los tuyos, y deja el final donde está a salvo.',
			'Que sea bueno lo que tengas escrito, y que tu letra también esté en ello.',
		],
		christianity: [
			'Que haya pan en tu mesa y alguien con quien partirlo.',
			'Enciende una vela por quien te dio el nombre y deja que arda en paz.',
		],
		judaism: [
			'Que tu nombre sea un buen nombre y lo digan con cariño en una mesa llena.',
			'Guarda una tarde de la semana para el descanso y que la cuenta espere fuera.',
		],
		zoroastrianism: [
			'Piensa bien primero, habla después y luego pon la mano: el orden antiguo sigue en pie.',
			'Que tu lámpara esté limpia y su llama derecha.',
		],
		buddhism: [
			'Quédate tres respiraciones con ello antes de hacer nada, y deja que pase como el tiempo.',
			'Que halles calma, y que la halle también quien se te hace difícil.',
		],
		other: [
			'Llames como llames a lo que tienes por encima, que hoy te mire con bondad.',
			'Una buena palabra no necesita dirección: que el año sea suave contigo y con los tuyos.',
		],
	},
	sum: [
		(own, mother, sum, remainder) =>
			`Tu nombre vale ${own} y el de tu madre ${mother}, juntos ${sum}; quitando doces quedan ${remainder}`,
		(own, mother, sum, remainder) =>
			`Pon ${own} al lado de ${mother}, tu nombre junto al de ella, y de ${sum} los doces dejan ${remainder}`,
	],
	letters: [
		(all, worth, fire, earth, air, water) =>
			`De las ${all} letras que hacen ${worth} tu nombre, al fuego le tocan ${fire}, a la tierra ${earth}, al aire ${air} y al agua ${water}.`,
		(all, worth, fire, earth, air, water) =>
			`Reparte como los libros viejos las ${all} letras de ese ${worth}: fuego ${fire}, tierra ${earth}, aire ${air}, agua ${water}.`,
	],
	mother: [
		(all, worth, element) =>
			`El ${worth} de tu madre, en ${all} letras, se apoya sobre todo en ${element}, y un nombre gasta lo que el de la madre ahorró.`,
		(all, worth, element) =>
			`El suyo, ${all} letras y ${worth}, es más que nada ${element}; ponlo junto al tuyo antes de llamar propia a ninguna cosa.`,
	],
	date: [
		(solar, gregorian, lunar, weekday) =>
			`El día mismo, ${gregorian}, que los persas escriben ${solar} y el calendario lunar ${lunar}, fue ${weekday}`,
		(solar, gregorian, lunar, weekday) => `El ${gregorian}, o ${solar}, o ${lunar} según la luna, cayó en ${weekday}`,
	],
	tension: [
		(taleh, talehPull, sun, sunPull) =>
			`Los nombres llevan a ${taleh}, que ${talehPull}; el sol de tu nacimiento estaba en ${sun}, que ${sunPull}.`,
		(taleh, talehPull, sun, sunPull) =>
			`Hay otra voz: ese día el sol estaba en ${sun}, y ${sun} ${sunPull}, mientras que ${taleh} ${talehPull}.`,
	],
	unison: [
		(sign, pull) =>
			`Suma y sol coinciden por una vez en ${sign}, que ${pull} según ambas cuentas; un acuerdo así pide una tercera opinión.`,
		(sign, pull) =>
			`También el sol de tu nacimiento estaba en ${sign}, así que por partida doble ${pull}, y nadie lo frena.`,
	],
};
