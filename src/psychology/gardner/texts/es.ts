import type { GardnerTexts } from './en.ts';

export const texts: GardnerTexts = {
	entry: { name: 'Inteligencias múltiples', line: 'Las ocho de Gardner, y tus tres más fuertes.' },
	title: 'Inteligencias múltiples',
	description:
		'Ocho frases según las ocho clases de Howard Gardner: tus tres preferencias más fuertes en una figura, de qué viven y cómo alimentarlas, en cuatro idiomas.',
	lead: 'Ocho frases, una por cada clase de Gardner. Di hasta qué punto es cierta cada una.',
	limits:
		'Una frase por clase muestra lo que te gusta hacer, no lo bien que lo haces: son preferencias, no medidas de inteligencia.',
	origin:
		'Las ocho clases son de Howard Gardner. Nunca publicó un cuestionario para ellas, y muchos psicólogos dudan de que sean inteligencias separadas. Como lista de maneras de tener curiosidad, ha dado buen resultado.',
	heading: 'Tus tres preferencias más fuertes',
	caption: 'Las ocho, según respondiste',
	head: ['Clase', 'Respuesta del 1 al 5'],
	count: '{n, number} de {total, number}',
	equal: 'A la misma altura que la tercera: {others}.',
	flat: 'Las ocho están a la par. El orden de abajo es solo el de la lista; léelo como un menú.',
	outro: {
		label: 'Un pequeño experimento',
		text: 'Dedica hoy diez minutos al radio más corto de la figura, mal hecho y para nadie. ¿Cuál de las tres usas solo cuando trabajas para otros?',
	},
	kinds: {
		musical: {
			name: 'Musical',
			statement: 'Una melodía se me queda, y noto si alguien la canta algo distinta.',
			text: 'La ventana está abierta y por el ritmo de los pasos sabes quién viene. Oyes el orden de las cosas: la cojera de una frase, la máquina que pronto se romperá. Aprende de oído cuando puedas; lee en voz alta, marca el compás, ponle tonada a la lista. El precio es el ruido: una lámpara que zumba puede costarte una hora.',
		},
		kinesthetic: {
			name: 'Cinestésica',
			statement: 'Entiendo mejor una cosa cuando la he tenido en las manos.',
			text: 'La masa avisa a las manos cuando está lista, y ninguna receta lo ha dicho con tanta exactitud. Piensas moviéndote; si pasas mucho rato en la silla, entiendes menos. Camina mientras aprendes, construye el modelo, representa la escena. Lo que sabes hacer a menudo no se deja explicar, y la escuela olvida preguntarlo.',
		},
		logical: {
			name: 'Lógica',
			statement: 'Me gusta descubrir por qué regla se rige algo.',
			text: 'Alguien dispone cerillas en la mesa del café y no bebes hasta que cuadran. Buscas la regla y luego el caso que la rompe. Aliméntala con enigmas que tengan dientes: presupuestos, horarios de tren, una demostración. Cuidado con los problemas en que la gente figura como número; la gente contesta.',
		},
		interpersonal: {
			name: 'Interpersonal',
			statement: 'Noto cuándo alguien del grupo se ha quedado callado.',
			text: 'En una mesa de siete ves la octava cosa: la mirada entre dos de ellos. Aprendes conversando, y conversando enseñas sin querer. Estudia con otros, explícaselo a un niño, pregunta a quien sabe. Deja vacías algunas noches, o ya no oirás cuál de las voces es la tuya.',
		},
		linguistic: {
			name: 'Lingüística',
			statement: 'Busco la palabra que encaja justo y me alegro al dar con ella.',
			text: 'Una palabra se gira entre los dedos como un guijarro y se devuelve, porque la siguiente es más lisa. Recuerdas qué se dijo y cómo. Escribe para pensar; ten un cuaderno para las frases ajenas. De vez en cuando algo está bien dicho y no es verdad, y a ti será a quien menos le moleste.',
		},
		naturalist: {
			name: 'Naturalista',
			statement: 'Reconozco plantas, animales o nubes junto a las que otros pasan de largo.',
			text: 'Entre dos baldosas ha salido algo con cinco hojas y ya te has agachado. Ordenas lo vivo por señas pequeñas: la corteza, el canto, el modo de moverse. Aprende al aire libre, recoge, compara, lleva un calendario de las primeras flores. Las habitaciones sin ventana te apagan más de lo que crees.',
		},
		spatial: {
			name: 'Espacial',
			statement: 'Puedo ver en la mente cómo quedaría un cuarto con los muebles de otra forma.',
			text: 'Doblas el mapa antes de la primera esquina, porque ya lo llevas colgado dentro. Piensas en imágenes y las giras como una taza. Dibuja antes de escribir; clava los datos en la pared y da un paso atrás. Las palabras en fila pueden parecerte una casa mirada por la cerradura.',
		},
		intrapersonal: {
			name: 'Intrapersonal',
			statement: 'Pienso a menudo por qué hice algo justo de esa manera.',
			text: 'Un diario tiene candado, y quien escribe en él sabe para qué está de verdad el candado. Te haces compañía y aprendes de ella. Ponte metas a solas y por escrito, y vuelve a mirarlas al cabo de un mes. Desde dentro, pensar en la vida se parece mucho a vivirla.',
		},
	},
};
