import type { SarketabWords } from './shape.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = (items: readonly string[]) =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;
/** The definite article fits these nouns and no others. */
const withArticle: Readonly<Record<string, string>> = {
	fuego: 'el fuego',
	tierra: 'la tierra',
	aire: 'el aire',
	agua: 'el agua',
};
const articled = (text: string) =>
	text.replace(/fuego|tierra|aire|agua/g, (element) => withArticle[element] ?? element);
const of = (text: string) => `de ${text}`.replace(/\bde el\b/g, 'del');
const to = (text: string) => `a ${text}`.replace(/\ba el\b/g, 'al');

/** The built-in writer's Spanish for sarketab. */
export const words: SarketabWords = {
	clauses: {
		aries: 'el Carnero, que en las cartas antiguas mira hacia atrás mientras salta',
		taurus: 'el Toro, del que el cielo viejo solo enseña la mitad delantera, metida en faena hasta el hombro',
		gemini: 'los Gemelos, dos muchachos con una sola capa que no paran de hablar',
		cancer: 'el Cangrejo, que lleva la casa a cuestas y da un rodeo hasta lo que desea',
		leo: 'el León, con una estrella clara donde el corazón, la que llaman el pequeño rey',
		virgo: 'la Espiga, en la mano de una muchacha que ha contado los granos',
		libra: 'la Balanza, lo único en ese círculo que no respira',
		scorpio: 'el Escorpión, con una estrella roja por corazón',
		sagittarius: 'el Arquero, medio caballo, que apunta más allá del borde de la carta',
		capricorn: 'la Cabra, una cabra con cola de pez que sale del mar trepando',
		aquarius: 'el Cubo, que vierte alguien de quien el nombre persa ni siquiera habla',
		pisces: 'los Peces, dos, atados con un cordel y nadando cada uno por su lado',
	},
	sum: {
		own: [
			(own, mother, sum, remainder) =>
				`El que pesa es tu nombre, ${own} frente a los ${mother} del de tu madre; de los ${sum} que suman, los doces dejan ${remainder}`,
			(own, mother, sum, remainder) =>
				`Pon ${own} en el mostrador y al lado los ${mother} de tu madre, una hogaza y un panecillo; ${sum} entre doce deja ${remainder}`,
			(own, mother, sum, remainder) =>
				`De los ${sum} casi todo es tuyo, ${own}, y el nombre de tu madre añade sus ${mother}; pasado el último doce queda ${remainder}`,
		],
		mother: [
			(own, mother, sum, remainder) =>
				`La suma la lleva el nombre de tu madre, ${mother} frente a tus ${own}; quita los doces de ${sum} y queda ${remainder}`,
			(own, mother, sum, remainder) =>
				`El suyo vale ${mother} y el tuyo ${own}, un abrigo y la criatura que va dentro; ${sum} entre doce deja ${remainder}`,
			(own, mother, sum, remainder) =>
				`De ${sum} las letras de tu madre pagaron ${mother} y las tuyas ${own}; lo que no cabe en ningún doce es ${remainder}`,
		],
		near: [
			(own, mother, sum, remainder) =>
				`Tus ${own} y los ${mother} de tu madre van casi hombro con hombro; sus ${sum}, contados por doces, dejan ${remainder}`,
			(own, mother, sum, remainder) =>
				`Ningún nombre pesa mucho más que el otro, el tuyo ${own}, el de tu madre ${mother}; juntos ${sum}, y por doces ${remainder}`,
			(own, mother, sum, remainder) =>
				`${own} tú y ${mother} tu madre, dos nombres que caben en un banco; de ${sum} los doces dejan ${remainder}`,
		],
	},
	poles: {
		aries: {
			pull: 'salta antes de que abran la verja',
			work: 'ya ha empezado cuando los demás buscan el bolígrafo',
			money: 'paga en el acto y cuenta después',
			home: 'se deja la puerta abierta al entrar',
			heart: 'lo dice primero y se sonroja luego',
			year: 'lo quiere todo antes de que florezca el almendro',
			thing: 'el primer paso',
			act: 'empieza aquello que más llevas aplazando, cinco minutos y ni uno más',
			manner: 'antes de que pase un minuto desde que leas esto',
		},
		taurus: {
			pull: 'no se mueve hasta acabar el surco',
			work: 'ara hasta el final del surco',
			money: 'mete una moneda bajo la tinaja y la olvida a propósito',
			home: 'tiene la misma silla en el mismo rincón',
			heart: 'se queda, y da por dicho lo que se queda',
			year: 'pide doce meses iguales que el bueno',
			thing: 'el suelo firme',
			act: 'arregla una cosa pequeña: un botón, una bisagra, un recibo',
			manner: 'con las manos y no con una pantalla',
		},
		gemini: {
			pull: 'ya ha oído dos versiones',
			work: 'contesta tres cartas a la vez',
			money: 'sabe el precio en dos tiendas',
			home: 'charla a través del tabique con quien haya',
			heart: 'escribe el mensaje largo y manda el corto',
			year: 'tiene dos planes y se los cuenta a gente distinta',
			thing: 'la segunda versión',
			act: 'escribe a mano tres líneas para alguien que esté lejos',
			manner: 'y cuéntalo luego en dos frases, a una persona o a la pared',
		},
		cancer: {
			pull: 'vuelve a casa por el callejón',
			work: 'da una vuelta alrededor antes de tocar nada',
			money: 'esconde un poco en tres sitios',
			home: 'sabe qué peldaño cruje',
			heart: 'lleva un caldo y dice que le quedaba de paso',
			year: 'guarda el anterior en el cajón de al lado',
			thing: 'el camino a casa',
			act: 'ordena un cajón y deja a la vista una cosa de las que había',
			manner: 'en el rincón donde más te gusta sentarte',
		},
		leo: {
			pull: 'espera a que la sala se dé cuenta',
			work: 'da lo mejor cuando alguien mira',
			money: 'paga lo de toda la mesa',
			home: 'quiere un buen sillón y una lámpara al lado',
			heart: 'da en compañía lo que a solas no sabe decir',
			year: 'está seguro de su hora y ya se ha vestido para ella',
			thing: 'el mejor sillón',
			act: 'elogia a alguien por una cosa exacta',
			manner: 'con el mismo esmero que si te miraran',
		},
		virgo: {
			pull: 'escoge lentejas a la luz de la lámpara',
			work: 'lee en voz alta la letra pequeña',
			money: 'guarda los recibos de cosas gastadas hace años',
			home: 'estira el mantel cuando se van los invitados',
			heart: 'muestra su cariño señalando el botón que falta',
			year: 'ya lo tiene en una lista a la segunda semana',
			thing: 'la última corrección',
			act: 'despeja en una mesa el espacio de una bandeja',
			manner: 'y devuelve después cada cosa a su sitio',
		},
		libra: {
			pull: 'pide que carguen el otro platillo',
			work: 'pide otra opinión sin haber acabado de oír la primera',
			money: 'reparte la cuenta al céntimo y luego deja propina',
			home: 'mueve el cuadro un dedo y lo vuelve a poner',
			heart: 'espera a que la otra parte termine de hablar',
			year: 'pesa la primera mitad contra la segunda',
			thing: 'la justicia con todos',
			act: 'escribe una línea a favor del asunto y otra en contra',
			manner: 'y párate a la mitad para mirarlo desde el otro lado',
		},
		scorpio: {
			pull: 'se queda quieto bajo la piedra',
			work: 'lo acaba de noche y no dice nada',
			money: 'sabe la suma al céntimo y no la cuenta',
			home: 'tiene una puerta que no se abre',
			heart: 'olvida despacio y perdona de golpe',
			year: 'deja pasar la mitad antes de enseñar una carta',
			thing: 'un secreto bien guardado',
			act: 'pon en un papel algo que no has contado a nadie, y rómpelo',
			manner: 'sin decírselo a nadie',
		},
		sagittarius: {
			pull: 'mira detrás de la colina',
			work: 'ya está explicando el proyecto siguiente',
			money: 'se gasta el pasaje antes de sacar el billete',
			home: 'tiene siempre una bolsa a medio hacer',
			heart: 'echa de menos a gente que aún no conoce',
			year: 'apunta más allá del final',
			thing: 'lo que hay detrás de la colina',
			act: 'busca el sitio más cercano con vistas y mira lejos durante un minuto',
			manner: 'al aire libre o junto a una ventana',
		},
		capricorn: {
			pull: 'pone una pezuña y prueba la piedra',
			work: 'toma el extremo pesado sin que se lo pidan',
			money: 'ahorra primero y pregunta después para qué',
			home: 'paga el tejado antes que las cortinas',
			heart: 'enseña la ternura llegando a la hora',
			year: 'lo empieza por el día más corto, y sube',
			thing: 'el siguiente apoyo del pie',
			act: 'termina algo a lo que solo le falten diez minutos',
			manner: 'y apunta la hora a la que quedó hecho',
		},
		aquarius: {
			pull: 'vierte para toda la calle',
			work: 'mejora la regla mientras los demás la cumplen',
			money: 'presta antes a un extraño que a sí mismo',
			home: 'se sienta en muchas mesas con el abrigo puesto',
			heart: 'piensa en lo que siente, a menudo con acierto',
			year: 'ha regalado casi todo para primavera',
			thing: 'la mano abierta',
			act: 'haz un favor a alguien que no vaya a enterarse',
			manner: 'de una manera que no hayas probado',
		},
		pisces: {
			pull: 'nada en los dos sentidos',
			work: 'oye lo que la sala necesita y se olvida del reloj',
			money: 'encuentra monedas en un abrigo que ya ha regalado',
			home: 'deja entrar sin llamar el humor ajeno',
			heart: 'lleva una tristeza que nadie le entregó',
			year: 'deja que la corriente elija el mes',
			thing: 'el mar abierto',
			act: 'escucha una pieza de música hasta el final',
			manner: 'y quédate un minuto más cuando esté hecho',
		},
		most_fire: {
			name: 'el fuego de tus letras',
			pull: 'calienta la sala y quiere que otros traigan la leña',
			work: 'arde alto una semana',
			money: 'funde lo que tenga en la mano',
			home: 'reúne a todos junto al fogón',
			heart: 'se enciende enseguida, a la vista de todos',
			year: 'quemaría sus doce leños antes del verano',
			thing: 'la llama rápida',
			act: 'calienta algo con cuidado, aunque sea una infusión, y tómalo bien caliente',
			manner: 'mientras las ganas sigan tibias',
		},
		most_earth: {
			name: 'la tierra de tus letras',
			pull: 'apoya la escalera en su propia palabra',
			work: 'pone un ladrillo y luego el siguiente',
			money: 'lo convierte en cosas que se tocan',
			home: 'sabe lo que pesa cada olla',
			heart: 'cree en lo hecho y no en lo dicho',
			year: 'querría saber dónde irá el muro',
			thing: 'la palabra cumplida',
			act: 'mete las manos en tierra, en harina o en agua tibia cinco minutos',
			manner: 'despacio, notando el peso de lo que uses',
		},
		most_air: {
			name: 'el aire de tus letras',
			pull: 'ya es medio recado',
			work: 'entiende pronto y acaba tarde',
			money: 'habla de él más de lo que lo cuenta',
			home: 'abre todas las ventanas',
			heart: 'se explica de maravilla',
			year: 'lo ha contado antes de que ocurra',
			thing: 'una buena conversación',
			act: 'lee una página en voz alta',
			manner: 'diciendo en alto lo que vas haciendo',
		},
		most_water: {
			name: 'el agua de tus letras',
			pull: 'toma la forma de lo que la contenga',
			work: 'corre adonde está el hueco',
			money: 'deja que venga con la lluvia y se vaya con el cubo',
			home: 'da con el sitio más bajo y con quien esté sentado allí',
			heart: 'lo sabe antes de que se lo digan',
			year: 'rodea cada una de sus piedras',
			thing: 'un cauce',
			act: 'riega una planta, o llena un cuenco para un animal de la calle',
			manner: 'después de un vaso de agua bebido despacio',
		},
		none_fire: {
			name: 'un nombre sin fuego',
			pull: 'saca su calor de frotar dos cosas',
			work: 'arranca a la segunda llamada y a la décima sigue ahí',
			money: 'no quema ningún bolsillo',
			home: 'tarda en calentarse, como un muro grueso',
			heart: 'quiere que se lo pregunten dos veces',
			year: 'espera a quien traiga la cerilla',
			thing: 'el calor lento',
			act: 'enciende una vela y mírala tres minutos',
			manner: 'en el doble del tiempo que hace falta',
		},
		none_earth: {
			name: 'un nombre sin tierra',
			pull: 'construye sobre acuerdos, que aguantan si se dicen en voz alta',
			work: 'dibuja la casa sin tener el solar',
			money: 'lo pierde donde no hay tarro',
			home: 'podría tener hecho el equipaje para la noche',
			heart: 'flota hasta que alguien agarra el hilo',
			year: 'necesita una fecha que pongan otros',
			thing: 'un acuerdo dicho en voz alta',
			act: 'escribe una promesa con su fecha y déjala donde la veas',
			manner: 'de pie, con las dos plantas en el suelo',
		},
		none_air: {
			name: 'un nombre sin aire',
			pull: 'habla cuando hay algo que llevar, y le creen',
			work: 'hace la cosa y deja a otros el informe',
			money: 'pregunta el precio una sola vez',
			home: 'agradece una puerta cerrada',
			heart: 'antes arregla una bicicleta que decirlo',
			year: 'lo deja venir sin anuncio',
			thing: 'un silencio que se entiende',
			act: 'quédate diez respiraciones ante una ventana abierta y nombra lo que oigas',
			manner: 'sin una palabra hasta terminar',
		},
		none_water: {
			name: 'un nombre sin agua',
			pull: 'queda seco por fuera, de modo que hay que contarlo',
			work: 'no deja que lo que siente conste en acta',
			money: 'lo cuenta con los ojos secos',
			home: 'tiene un paraguas junto a cada puerta',
			heart: 'se conmueve y pone cara tranquila',
			year: 'espera lluvia y no lo menciona',
			thing: 'el techo sin goteras',
			act: 'friega una taza como si fuera prestada',
			manner: 'y dile después a alguien qué sentiste',
		},
	},
	voices: {
		taleh: (name) => `${name}, adonde llevan los nombres,`,
		sun: (name) => `${name}, donde estaba el sol de tu nacimiento,`,
		moon: (name) => `${name}, donde estaba la luna de ese día,`,
		letters: (name) => name,
	},
	tension: [
		(one, oneDoes, other, otherDoes) => `${capital(one)} ${oneDoes}; ${other} ${otherDoes}.`,
		(one, oneDoes, other, otherDoes) => `La disputa es esta: ${one} ${oneDoes}, y ${other} ${otherDoes}.`,
		(one, oneDoes, other, otherDoes) => `Así que son dos a la mesa: ${one} ${oneDoes}, pero ${other} ${otherDoes}.`,
	],
	areas: {
		work: [
			(a, x, b, y) => `Donde hay faena, ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Dales una sola tarea: ${a} ${x}, pero ${b} ${y}.`,
			(a, x, b, y) => `En cualquier trabajo ${a} ${x}, mientras que ${b} ${y}.`,
		],
		money: [
			(a, x, b, y) => `Con el dinero ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Pon dinero entre los dos: ${a} ${x}, pero ${b} ${y}.`,
			(a, x, b, y) => `Hay dinero y dos manos: ${a} ${x}; ${b} ${y}.`,
		],
		home: [
			(a, x, b, y) => `En casa ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Bajo techo, sea cual sea, ${a} ${x}, pero ${b} ${y}.`,
			(a, x, b, y) => `Entre cuatro paredes ${a} ${x}, mientras que ${b} ${y}.`,
		],
		heart: [
			(a, x, b, y) => `En cosas del corazón ${a} ${x}; ${b} ${y}, y ninguno finge.`,
			(a, x, b, y) => `El corazón oye a ambos: ${a} ${x}, pero ${b} ${y}.`,
			(a, x, b, y) => `Cuando se trata de querer, ${a} ${x}, mientras que ${b} ${y}.`,
		],
		year: [
			(a, x, b, y) => `En cuanto al año, ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Del año que viene la suma solo sabe esto: ${a} ${x}, pero ${b} ${y}.`,
			(a, x, b, y) => `Ante el año, ${a} ${x}, mientras que ${b} ${y}.`,
		],
	},
	counsel: [
		(one, other) => `Que empiece ${one} y que firme ${other}.`,
		(one, other) => `Dale las mañanas ${to(one)} y la última palabra ${to(other)}.`,
		(one, other) => `Antes de cerrar nada, que ${other} lea lo que ha escrito ${one}.`,
		(one, other) => `Ni ${one} ni ${other} deberían tener la llave a solas.`,
		(one, other) => `Marca el mes en que ${one} y ${other} se pongan de acuerdo.`,
	],
	notable: {
		equal_names: [
			({ sum }) =>
				`Los dos nombres pesan exactamente lo mismo, la mitad de ${sum} cada uno, y ninguno es la vuelta del otro.`,
		],
		known_sum: [({ sum }) => `Y ${sum} es una de esas sumas ante las que el escribano levantaba la vista.`],
		four_equal: [
			() => 'Tus letras se reparten por igual entre los cuatro elementos: una mesa en la que nadie se queda de pie.',
		],
		one_element: [
			({ elements, sign }) =>
				`No hay en tu nombre una letra que no sea de ${elements}, y ${sign} tiene que vivir con eso.`,
		],
		halves: [
			({ elements, sign }) =>
				`Tus letras son ${elements} a partes iguales, con ${sign} de puerta entre las dos mitades.`,
		],
		nothing_left: [
			({ sum }) => `De ${sum} no sobró nada, y la costumbre da a quien nada le sobra el mar entero.`,
			({ sum, other }) =>
				`Con ${sum} la división sale limpia, y el sol, que estaba en ${other}, tuvo que esperar fuera.`,
		],
		unison: [
			({ sign }) =>
				`También el sol de tu nacimiento estaba en ${sign}: por una vez suma y cielo coinciden, y nadie lo frena.`,
			({ sign }) => `Suma y sol dicen ${sign}; un acuerdo así pide una tercera opinión.`,
		],
		opposite: [
			({ sign, other }) =>
				`El sol estaba en ${other}, justo al otro lado del círculo de ${sign}: no hay dos signos más lejanos.`,
		],
		moon_in_taleh: [
			({ sign, other }) => `La luna de aquel día coincide con la suma en ${sign} y deja al sol solo en ${other}.`,
		],
		own_day: [
			({ elements, sign }) => `Era el día ${of(elements)}, y ${of(elements)} es ${sign}: el casero estaba en casa.`,
		],
		unlettered: [
			({ elements, sign }) => `${sign} es signo de ${elements} y ninguna letra tuya lo es: una casa sin llave.`,
			({ elements, sign }) => `En tus letras no hay ${elements}, y aun así llevaron a ${sign}, que vive de eso.`,
		],
	},
	planets: {
		sun: 'el Sol',
		moon: 'la Luna',
		mercury: 'Mercurio',
		venus: 'Venus',
		mars: 'Marte',
		jupiter: 'Júpiter',
		saturn: 'Saturno',
	},
	elements: { fire: 'fuego', earth: 'tierra', air: 'aire', water: 'agua' },
	list,
	ranking: (groups, none) =>
		[
			...groups.map(({ count, elements }) => `${list(elements)} ${count}${elements.length > 1 ? ' por cabeza' : ''}`),
			...(none.length > 0 ? [`${list(none)} nada`] : []),
		].join(', '),
	stop: ';',
	letters: [
		(all, ranking, lead) => `De ${all} letras: ${ranking}${lead}.`,
		(all, ranking, lead) => `Tus ${all} letras, repartidas como en los libros viejos: ${ranking}${lead}.`,
	],
	leads: {
		fire: ['manda el fuego, que no espera al resto del alfabeto', 'el fuego es quien habla primero'],
		earth: ['manda la tierra, en la que se apoya una escalera', 'la tierra es la que tiene los pies bajo la mesa'],
		air: ['manda el aire, y el nombre ya es medio recado', 'el aire es el que está junto a la puerta'],
		water: ['manda el agua, y toma la forma de quien la dice', 'el agua es la que encontró el sitio más bajo'],
	},
	ties: [
		(elements) => `${articled(elements)} empatan, y ninguno puede leerse antes`,
		(elements) => `no manda nadie, porque ${articled(elements)} empatan`,
	],
	ends: [
		(first, opens, last, closes) => `El nombre entra por la ${first}, ${opens}, y sale por la ${last}, ${closes}.`,
		(first, opens, last, closes) => `Su primera letra es la ${first}, ${opens}; la última, la ${last}, ${closes}.`,
	],
	opens: {
		fire: 'con la cerilla encendida',
		earth: 'limpiándose los zapatos',
		air: 'hablando ya',
		water: 'como quien llega de la lluvia',
	},
	closes: {
		fire: 'con la lámpara sin apagar',
		earth: 'cerrando la verja',
		air: 'con la ventana aún abierta',
		water: 'después de regar las plantas',
	},
	mother: {
		shared: [
			(hers) =>
				`Las letras de tu madre también se apoyan en ${articled(hers)}: la parte heredada tiene la voz más vieja.`,
			(hers) =>
				`${capital(articled(hers))} va por delante en el nombre de tu madre como en el tuyo; es herencia, y agradece un paño.`,
		],
		wanting: [
			(hers, own) =>
				`Al nombre de tu madre le sobra ${hers} y el tuyo no tiene: lo que allí abundaba hubo que suplirlo con ${own}.`,
			(hers, own) => `Lo que más tenía el de tu madre, ${hers}, no llegó al tuyo, que vive de ${own}.`,
		],
		other: [
			(hers, own) =>
				`El nombre de tu madre pone delante ${articled(hers)} y el tuyo ${articled(own)}; quizá la disputa sea más vieja que tú.`,
			(hers, own) =>
				`Frente a lo tuyo, ${own}, las letras de tu madre ponen ${hers}, y un nombre gasta lo que el de la madre ahorró.`,
		],
	},
	date: [
		(solar, gregorian, lunar) => `El día fue el ${gregorian}, en Persia ${solar} y por la luna ${lunar}.`,
		(solar, gregorian, lunar) => `Naciste, en tres calendarios, el ${gregorian}, ${solar}, ${lunar}.`,
	],
	moon: [
		(phase, sign) => `La luna estaba ${phase}, ${sign}.`,
		(phase, sign) => `Por arriba pasaba la luna, ${phase}, ${sign}.`,
	],
	phases: {
		new: 'nueva y sin que nadie la viera',
		waxing_crescent: 'joven y fina',
		first_quarter: 'a medias, la mitad que va delante',
		waxing_gibbous: 'casi redonda y sin prisa',
		full: 'llena',
		waning_gibbous: 'recién pasada la llena, para quien siguiera despierto',
		last_quarter: 'a medio gastar, compañía de panaderos',
		waning_crescent: 'vieja y fina antes del alba',
	},
	moons: {
		aries: 'en el Carnero, donde lo que se siente llega corriendo y a mediodía ya se ha ido',
		taurus: 'en el Toro, bien alojada, como un huésped junto a la estufa',
		gemini: 'en los Gemelos, donde un humor es frase antes que sentimiento',
		cancer: 'en su casa, el Cangrejo, y se acordaba de todo',
		leo: 'en el León, donde hasta una pena privada quiere buena silla',
		virgo: 'en la Espiga, donde la preocupación se hace pasar por limpieza',
		libra: 'en la Balanza, donde el deseo propio se pesa en último lugar',
		scorpio: 'en el Escorpión, cuando los almanaques prohibían empezar y la gente empezaba',
		sagittarius: 'en el Arquero, donde se echan de menos sitios aún no vistos',
		capricorn: 'en Capricornio, donde la ternura llega a la hora',
		aquarius: 'en el Cubo, donde se piensa sobre los sentimientos, a menudo con acierto',
		pisces: 'en los Peces, donde el humor ajeno entra sin llamar',
	},
	counter: [
		(flaw) => `Contra todo esto, ${flaw}.`,
		(flaw) => `Puede que esto se equivoque contigo: ${flaw}.`,
		(flaw) => `Lo que la suma halaga es esto: ${flaw}.`,
	],
	flaws: {
		sun: 'rige tu signo el Sol, y quien está en su luz apenas ve cómo los demás se tapan los ojos',
		moon: 'rige tu signo la Luna, y un presentimiento puede ser el mes pasado que vuelve',
		mercury: 'rige tu signo Mercurio, criado listo que explica de maravilla lo que convendría hacer',
		venus: 'rige tu signo Venus, que llama paz a muchas cosas que solo están bien colocadas',
		mars: 'rige tu signo Marte, y una puerta cerrada le parece un insulto',
		jupiter: 'rige tu signo Júpiter, y sus promesas son más grandes que su despensa',
		saturn: 'rige tu signo Saturno, que da por cierto lo que pesa',
	},
	days: {
		sun: 'Era domingo, día del Sol, en el que lo oculto es solo lo que aún no ha salido.',
		moon: 'Era lunes, prestado por la Luna, mudable y experto en volver.',
		mars: 'Era martes, y Marte prefiere una riña corta a una cortesía larga.',
		mercury: 'Era miércoles, el de Mercurio, con tinta en los dedos.',
		jupiter: 'Era jueves, el de Júpiter, que siempre pone un plato de más.',
		venus: 'Era viernes, día de Venus, lavado y peinado antes de mediodía.',
		saturn: 'Era sábado, el de Saturno, la pared trasera de la semana.',
	},
	blessings: {
		islam: [
			(one, other) => `Que Dios ponga bendición en ${one} y holgura en ${other}.`,
			(one, other) => `Empieza con buena intención, sea por ${one} o por ${other}, y deja el final donde está a salvo.`,
		],
		christianity: [
			(one, other) => `Que haya pan en la mesa y paz entre ${one} y ${other}.`,
			(one, other) => `Enciende una vela por ${one} y, con la misma cerilla, otra por ${other}.`,
		],
		judaism: [
			(one, other) => `Que digan tu nombre con cariño en una mesa llena, por ${one} y no menos por ${other}.`,
			(one, other) => `Guarda una tarde de la semana en la que no se hable ni ${of(one)} ni ${of(other)}.`,
		],
		zoroastrianism: [
			(one, other) =>
				`Piensa bien en ${one}, habla bien ${of(other)} y luego pon la mano: el orden antiguo sigue en pie.`,
			(one, other) => `Que tu lámpara esté limpia y alumbre lo mismo ${to(one)} que ${to(other)}.`,
		],
		buddhism: [
			(one, other) =>
				`Siéntate tres respiraciones con el deseo ${of(one)}, tres con el ${of(other)}, y deja que pasen los dos.`,
			(one, other) => `Que halles calma con ${one} y calma también sin ${other}.`,
		],
		other: [
			(one, other) => `Llámese como se llame lo que está arriba, que mire con bondad ${to(one)} y ${to(other)}.`,
			(one, other) => `Una buena palabra no necesita dirección: que haya sitio este año para ${one} y para ${other}.`,
		],
	},
	questions: [
		'¿Cuál de las dos cosas se echaría antes en falta si pasaras un mes sin ella, y quién lo notaría?',
		'¿Qué harías distinto esta semana si la segunda tuviera tanto voto como la primera?',
		'¿Dónde te costó por última vez la una perder la otra?',
		'¿Quién te enseñó a elegir entre las dos?',
		'¿Por cuál de las dos te dan las gracias, y por cuál te las das tú?',
		'Si pudieras prestar una de las dos por una semana, ¿cuál prestarías, y a quién?',
	],
	acts: [(act, manner) => `Hoy, ${act}, ${manner}.`, (act, manner) => `Antes de que acabe el día, ${act}, ${manner}.`],
};
