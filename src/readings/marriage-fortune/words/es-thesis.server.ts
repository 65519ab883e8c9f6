import type { ThesisWords } from './shape.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const of = (text: string) => `de ${text}`.replace(/^de el /, 'del ');
const to = (text: string) => `a ${text}`.replace(/^a el /, 'al ');

/** The built-in writer's Spanish for the two sides of a marriage fortune: a couple is ustedes, one person tú. */
export const thesis: ThesisWords = {
	manners: {
		aries: {
			pull: 'llama una vez y ya está en la cocina',
			home: 'decide el sitio del sofá en plena escalera',
			family: 'le lleva la contraria a un tío antes de la sopa',
			quarrel: 'dice primero la peor frase',
			peace: 'a mediodía ya lo ha olvidado y ofrece pan',
			thing: 'la primera palabra',
			couple: 'díganse primero lo que cada uno esperaría oír',
			single: 'mándale a alguien una línea sin borrador',
		},
		taurus: {
			pull: 'quiere el mismo pan y la misma voz al anochecer',
			home: 'sabe dónde va cada taza',
			family: 'come lo que le sirvan y no suelta prenda',
			quarrel: 'deja de contestar y sigue pelando patatas',
			peace: 'vuelve con algo de comer',
			thing: 'la mano firme',
			couple: 'cocinen juntos una cosa pequeña sin hablar de planes',
			single: 'vacía un estante y déjalo vacío hasta el fin de semana',
		},
		gemini: {
			pull: 'tiene una conversación abierta en cada cuarto',
			home: 'lee en voz alta desde la habitación de al lado',
			family: 'sabe las dos versiones de la vieja historia',
			quarrel: 'defiende ambas partes y gana las dos',
			peace: 'hace la broma una frase antes de tiempo',
			thing: 'la respuesta rápida',
			couple: 'cuéntense el día en cuatro frases y repitan lo que hayan oído',
			single: 'cuenta en voz alta el día de ayer en cuatro frases, a alguien o al hervidor',
		},
		cancer: {
			pull: 'deja pasar a la gente de lado y ya de noche',
			home: 'guarda llave en tres sitios',
			family: 'recuerda dónde se sentó cada cual',
			quarrel: 'se retira y se le oye fregar',
			peace: 'abre la puerta un palmo y espera',
			thing: 'la memoria larga',
			couple: 'cuéntense cada uno un olor de una casa de la infancia',
			single: 'apunta un olor de una casa de la infancia',
		},
		leo: {
			pull: 'se tumba en el umbral para que nadie pase sin saludar',
			home: 'quiere las tazas buenas un martes',
			family: 'echa un discurso, y le sale bien',
			quarrel: 'querría un testigo',
			peace: 'perdona al momento si se lo piden en voz alta',
			thing: 'la buena acogida',
			couple: 'salúdense de pie, como se saluda a una visita',
			single: 'ponte la mesa como para un invitado',
		},
		virgo: {
			pull: 'cuenta los granos, que es su manera de decir que quiere',
			home: 'pone las etiquetas mirando al frente',
			family: 'trae el regalo acertado y pide disculpas por él',
			quarrel: 'cita lo que se dijo en marzo',
			peace: 'arregla la cosa por la que se discutió',
			thing: 'el detalle visto',
			couple: 'nómbrense una cosa pequeña que hoy se haya hecho bien',
			single: 'di en voz alta una cosa pequeña que hoy hayas hecho bien',
		},
		libra: {
			pull: 'pone la segunda taza sin preguntar',
			home: 'pregunta en qué pared con el clavo en la mano',
			family: 'se sienta entre las dos tías',
			quarrel: 'es tan imparcial que dan ganas de gritar',
			peace: 'propone condiciones y las cumple',
			thing: 'la mitad justa',
			couple: 'cámbiense el sitio en la mesa lo que dure un té',
			single: 'tómate un té en la silla que no usas nunca',
		},
		scorpio: {
			pull: 'sabe qué tabla cruje y no se lo ha dicho a nadie',
			home: 'tiene un cajón que no se abre',
			family: 've enseguida quién no se habla con quién',
			quarrel: 'se calla, y va en serio',
			peace: 'perdona de golpe, una semana más tarde',
			thing: 'el secreto guardado',
			couple: 'cuéntense cada uno algo inofensivo que nunca hayan contado',
			single: 'escribe una línea que no vaya a leer nadie y dóblala',
		},
		sagittarius: {
			pull: 'promete quedarse y mira la carretera',
			home: 'deja una bolsa junto a la puerta',
			family: 'invita a todos y llega tarde',
			quarrel: 'abre la ventana y se va por la puerta',
			peace: 'vuelve con una historia',
			thing: 'el camino abierto',
			couple: 'vayan hasta la esquina y vuelvan sin teléfono',
			single: 'camina hasta una esquina en la que nunca te hayas parado',
		},
		capricorn: {
			pull: 'sube una repisa al año y de paso arregla el tejado',
			home: 'paga el recibo en su día',
			family: 'se pone en pie cuando entran los mayores',
			quarrel: 'hace una lista de puntos',
			peace: 'cumple lo acordado y a eso lo llama ternura',
			thing: 'la cita cumplida',
			couple: 'acuerden una hora de esta semana y apúntenla donde la vean los dos',
			single: 'apunta una hora de esta semana que no sea de nadie más',
		},
		aquarius: {
			pull: 'vierte para toda la calle y pregunta quién tiene sed en casa',
			home: 'invita a cenar a desconocidos',
			family: 'es de todos y de ninguno',
			quarrel: 'discute el principio',
			peace: 'lo entiende por la tarde y lo dice por la mañana',
			thing: 'la puerta abierta',
			couple: 'hagan al revés, juntos, una cosa de cada día',
			single: 'haz al revés una cosa de cada día',
		},
		pisces: {
			pull: 'nada en dos sentidos y nota cada tirón',
			home: 'deja una luz encendida por si viene alguien',
			family: 'llora en el momento oportuno',
			quarrel: 'dice que sí a todo y cree la mitad',
			peace: 'se sienta cerca sin una palabra',
			thing: 'la bondad no pedida',
			couple: 'escuchen una canción entera, uno al lado del otro',
			single: 'escucha una canción entera con la lámpara apagada',
		},
	},
	paths: {
		1: 'el Uno',
		2: 'el Dos',
		3: 'el Tres',
		4: 'el Cuatro',
		5: 'el Cinco',
		6: 'el Seis',
		7: 'el Siete',
		8: 'el Ocho',
		9: 'el Nueve',
		11: 'el Once',
		22: 'el Veintidós',
		33: 'el Treinta y tres',
	},
	name: (plain) => plain.replace(/^(El|La|Los|Las) /, (article) => article.toLowerCase()),
	moon: (sign) => `la Luna en ${sign}`,
	whose: ({ kind, plain }, person) =>
		({ moon: `la Luna de ${person}`, sign: `el ${plain} de ${person}`, path: `${plain} de ${person}` })[kind],
	couple: {
		named: [
			(one, other) => `; con eso, ${one} queda de un lado y ${other} del otro.`,
			(one, other) => `, y quienes se sientan a esa cuenta son ${one} y ${other}.`,
		],
		tension: [
			(a, x, b, y) => `De este lado, ${a} ${x}; al otro lado de la mesa, ${b} ${y}.`,
			(a, x, b, y) => `Lo demás sale de aquí: ${a} ${x}, y ${b} ${y}.`,
			(a, x, b, y) => `Una parte es ${a}, que ${x}; la otra es ${b}, que ${y}.`,
		],
		areas: {
			home: [
				(a, x, b, y) => `Tras una misma puerta ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `Bajo un mismo techo ${a} ${x}, y ${b} ${y}.`,
				(a, x, b, y) => `De la convivencia la cuenta sabe esto: ${a} ${x}, mientras que ${b} ${y}.`,
				(a, x, b, y) => `Con un solo llavero para ambos, ${a} ${x}; ${b} ${y}.`,
			],
			family: [
				(a, x, b, y) => `En los días de fiesta ${a} ${x}, y ${b} ${y}.`,
				(a, x, b, y) => `Donde se juntan las dos familias, ${a} ${x} y ${b} ${y}.`,
				(a, x, b, y) => `En una mesa con las dos familias ${a} ${x}, pero ${b} ${y}.`,
				(a, x, b, y) => `Entre parientes, sean de quien sean, ${a} ${x}; ${b} ${y}.`,
			],
			quarrel: [
				(a, x, b, y) => `Cuando las palabras se calientan, ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `Si se llega a discutir, ${a} ${x}, y ${b} ${y}.`,
				(a, x, b, y) => `Una riña suya suena así: ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `En el enfado ${a} ${x}, mientras que ${b} ${y}.`,
			],
			peace: [
				(a, x, b, y) => `Pasada la tormenta, ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) =>
					`Se acaba cuando ${a} ${x}, o cuando ${b} ${y}; conviene que sepan cuál de las dos cosas quiere decir paz.`,
				(a, x, b, y) => `Después ${a} ${x}, mientras que ${b} ${y}.`,
				(a, x, b, y) => `La paz tiene dos puertas: ${a} ${x}; ${b} ${y}.`,
			],
		},
		same: {
			tension: [
				(name, does) => `Ambas partes dan en ${name}, que ${does}, y no queda quien abra la ventana.`,
				(name, does) => `De un lado y del otro ${name} ${does}, así que se discute a quién le toca.`,
				(name, does) => `Ustedes tienen en común ${name}, que ${does}; lo que ninguno es tendrá que venir de fuera.`,
			],
			home: [
				(name, does) => `Bajo un mismo techo ${name} ${does}, y por partida doble.`,
				(name, does) => `De la convivencia la cuenta sabe esto: ${name} ${does}, y a nadie le extraña.`,
				(name, does) => `Con un solo llavero para ambos, ${name} ${does}, y la otra persona ya lo ha hecho antes.`,
			],
			family: [
				(name, does) => `Donde se juntan las dos familias, ${name} ${does} a ambos lados de la mesa.`,
				(name, does) => `En una mesa con las dos familias ${name} ${does}, y solo se sorprende una de ellas.`,
				(name, does) => `Entre parientes, sean de quien sean, ${name} ${does} y encuentra un aliado.`,
			],
			quarrel: [
				(name, does) => `En una riña ${name} ${does}, y el eco también.`,
				(name, does) => `Si se llega a discutir, ${name} ${does} en las dos esquinas del cuarto.`,
				(name, does) => `En el enfado ${name} ${does}; nada pesa tanto como el arma propia.`,
			],
			peace: [
				(name, does) => `Después ${name} ${does}, y alguien tiene que ser primero.`,
				(name, does) => `La paz tiene una sola puerta, estrecha para dos: ${name} ${does}.`,
				(name, does) => `Se acaba cuando ${name} ${does}, y un poco después otra vez, del otro lado.`,
			],
		},
		twice: {
			named: [
				(name) => `; con eso, ${name} queda de los dos lados.`,
				(name) => `, y a un lado y al otro de esa cuenta se sienta ${name}.`,
			],
			score: [
				(name, score, band) => `En la pizarra pone ${score}: ${name} por los dos lados, y ustedes dos ${band}.`,
				(name, score, band) => `Con ${score} de cien, ${name} y su igual ${band}.`,
			],
		},
		gifts: [
			(a, x, b, y) => `${capital(a)} trae ${x}, ${b} trae ${y}, y ninguna de las dos cosas estaba en la otra casa.`,
			(a, x, b, y) => `Aquí abre ${x}, que viene ${of(a)}, y mantiene abierto ${y}, que viene ${of(b)}.`,
			(a, x, b, y) => `Entre ${x} y ${y} hay sitio para vivir, con ${a} y ${b} en los extremos.`,
		],
		score: [
			(one, other, score, band) => `En la pizarra pone ${score}, y ${one} y ${other} ${band}.`,
			(one, other, score, band) => `La puntuación es ${score}, así que ${one} y ${other} ${band}.`,
			(one, other, score, band) => `Con ${score} de cien, ${one} y ${other} ${band}.`,
		],
		bands: {
			low: [
				'tienen que decir en voz alta lo que en otras casas se sobrentiende',
				'no deben a las cifras ninguna de sus bondades',
			],
			fair: ['han de resolver a solas la mitad mayor', 'son libres de sorprender a la suma'],
			good: [
				'sentirán la tentación de dejarle el trabajo al viento',
				'llevan viento a favor y aun así hace falta alguien al cabo',
			],
			high: ['harán mejor en no citarla en una discusión', 'coinciden tanto que un no sincero vale algo'],
		},
		questions: [
			(one, other) => `¿Quién de ustedes cuenta con ${one}, y cuándo se agradeció por última vez ${other}?`,
			(one, other) => `¿Qué cambiaría de aquí al domingo si entre ustedes ${one} valiera tanto como ${other}?`,
			(one, other) => `¿Dónde les costó por última vez ${one} perder ${other}?`,
			(one, other) => `¿De quién aprendió cada uno de ustedes a preferir ${one} o ${other}?`,
		],
		sameQuestions: [
			(name, thing) => `Si aquí los dos son ${name}, ¿a quién le toca cuando haga falta ${thing} dos veces?`,
		],
		acts: [
			(act, other) => `En algún momento de hoy, antes de que ${other} encuentre un pretexto, ${act}.`,
			(act, other) => `Hoy, ${act}, y que ${other} elija la hora.`,
			(act, other) => `Antes de apagar la lámpara, ${act}; ${other} dirá cuándo basta.`,
		],
	},
	single: {
		named: [
			(one, other) => `; en signos y cifras eso da ${one}, y detrás ${other}.`,
			(one, other) => `, y lo que en ti responde a eso es ${one}, y luego ${other}.`,
		],
		tension: [
			(a, x, b, y) => `Un lado tuyo es ${a}, que ${x}; el otro es ${b}, que ${y}.`,
			(a, x, b, y) => `Antes de que entre nadie: ${a} ${x}, y ${b} ${y}.`,
			(a, x, b, y) => `Aquí ya viven dos: ${a} ${x}, pero ${b} ${y}.`,
		],
		areas: {
			home: [
				(a, x, b, y) => `Con llave propia ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `En cuartos propios ${a} ${x}, mientras que ${b} ${y}.`,
				(a, x, b, y) => `De convivir con quien sea la cuenta sabe esto: ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `De puertas adentro ${a} ${x}, y ${b} ${y}.`,
			],
			family: [
				(a, x, b, y) => `En los días de fiesta ${a} ${x}, y ${b} ${y}.`,
				(a, x, b, y) => `En una mesa familiar ${a} ${x}, pero ${b} ${y}.`,
				(a, x, b, y) => `Entre parientes, sean de quien sean, ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `Donde se reúnen familias, ${a} ${x} y ${b} ${y}.`,
			],
			quarrel: [
				(a, x, b, y) => `Cuando las palabras se calientan, ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `En una riña, con quien sea, ${a} ${x}, mientras que ${b} ${y}.`,
				(a, x, b, y) => `El enfado tiene en ti dos voces: ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) => `Cuando se alza la voz ${a} ${x}, y ${b} ${y}.`,
			],
			peace: [
				(a, x, b, y) => `Pasada la tormenta, ${a} ${x}; ${b} ${y}.`,
				(a, x, b, y) =>
					`Después ${a} ${x}, mientras que ${b} ${y}; no todo el mundo sabe que ambas cosas quieren decir paz.`,
				(a, x, b, y) => `Se acaba de una de estas maneras: ${a} ${x}, o ${b} ${y}.`,
				(a, x, b, y) => `La paz tiene dos puertas: ${a} ${x}; ${b} ${y}.`,
			],
		},
		same: {
			tension: [(name, does) => `Tus dos lados son ${name}, que ${does}, sin nadie que diga lo contrario.`],
			home: [(name, does) => `En cuartos propios ${name} ${does}, y vuelta a empezar.`],
			family: [(name, does) => `En una mesa familiar ${name} ${does}, y por eso se le recuerda.`],
			quarrel: [(name, does) => `En una riña, con quien sea, ${name} ${does}, y nada en ti protesta.`],
			peace: [(name, does) => `Después ${name} ${does}, y espera que se entienda.`],
		},
		twice: {
			named: [(name) => `; en signos y cifras eso da ${name}, y detrás otra vez ${name}.`],
			score: [(name, score, band) => `La disposición es de ${score} sobre cien: ${name} y su doble ${band}.`],
		},
		gifts: [
			(a, x, b, y) => `${capital(a)} te da ${x}, ${b} te da ${y}, y con ambas cosas se lleva una casa.`,
			(a, x, b, y) =>
				`Quien entra se topa con ${x}, que viene ${of(a)}, y solo más tarde con ${y}, que viene ${of(b)}.`,
			(a, x, b, y) => `Entre ${x} y ${y} hay una silla libre, con ${a} a un lado y ${b} al otro.`,
		],
		score: [
			(one, other, score, band) => `La disposición es de ${score} sobre cien: ${one} y ${other} ${band}.`,
			(one, other, score, band) =>
				`Según esta cuenta tu disposición llega a ${score} de cien, pues ${one} y ${other} ${band}.`,
		],
		bands: {
			low: ['aún tienen cajas en el cuarto de invitados', 'están más o menos donde el jardín en febrero'],
			fair: ['han encendido la lámpara y no han puesto la mesa', 'llevan un vaso a medias, y con cuidado'],
			good: ['le han quitado el polvo a una de las dos sillas', 'tienen más hecho de lo que dan a entender'],
			high: ['han barrido tan bien que se notará la primera huella', 'no deberían tomar la espera por disposición'],
		},
		questions: [
			(one, other) => `¿Qué compartirías antes con alguien, ${one} o ${other}, y qué te lo impide?`,
			(one, other) => `¿Qué haces en una semana por ${one} y qué por ${other}?`,
			(one, other) => `¿Quién te enseñó que ${one} y ${other} caben en una misma casa?`,
			(one, other) => `¿Dónde te costó por última vez ${one} perder ${other}?`,
		],
		sameQuestions: [(name, thing) => `Si todo en ti es ${name}, ¿a quién le pides algo que no sea ${thing}?`],
		acts: [
			(act, other) => `En algún momento de hoy, antes de que ${other} encuentre un pretexto, ${act}.`,
			(act, other) => `Hoy, ${act}, y deja que ${other} elija la hora.`,
			(act, other) => `Antes de apagar la lámpara, ${act}; ${other} dirá cuándo basta.`,
		],
	},
	notable: {
		one_day: [(one, other) => `Un mismo día trajo ${to(one)} y ${to(other)}, cosa que casi nunca ocurre.`],
		all_reversed: [
			(one, other) => `Las tres cartas están invertidas, y ${one} y ${other} hay que leerlos desde el otro lado.`,
		],
		masters: [(one, other) => `${capital(one)} junto ${to(other)}, números que no se reducen: se ve pocas veces.`],
		generation: [(one, other) => `Entre ${one} y ${other} hay más de veinte años y todo un mobiliario de canciones.`],
		one_week: [(one, other) => `Entre el nacimiento ${of(one)} y el ${of(other)} no hay ni ocho días.`],
		threshold: [(one, other) => `No sobró nada al dividir, y ${one} y ${other} están en el umbral.`],
		same: [(one) => `En la pizarra hay un solo nombre, ${one}, escrito dos veces.`],
		opposite: [
			(one, other) => `${capital(one)} y ${other} quedan justo enfrente en el círculo: no hay nada más lejano.`,
		],
	},
	notableTwice: {
		one_day: (name) => `Un mismo día trajo ${to(name)} dos veces, cosa que casi nunca ocurre.`,
		masters: (name) => `${capital(name)} junto a su igual, números que no se reducen: se ve pocas veces.`,
		generation: (name) =>
			`Los dos son ${name}, y entre ellos hay más de veinte años y todo un mobiliario de canciones.`,
		one_week: (name) => `Los dos son ${name}, y de un nacimiento al otro no van ni ocho días.`,
		threshold: (name) => `No sobró nada al dividir, y ${name} está en el umbral por partida doble.`,
	},
};
