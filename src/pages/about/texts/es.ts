import type { AboutTexts } from './en.ts';

export const texts: AboutTexts = {
	title: 'Quiénes somos',
	description: 'Por qué la casa lleva el nombre de un pájaro, cómo se hacen sus lecturas y qué no pueden hacer.',
	mission: {
		title: 'Para qué estamos',
		text: 'La gente siempre ha preguntado: a un libro abierto con los ojos cerrados, a una carta, a un sueño contado en el desayuno. Aquí guardamos en buen orden esas viejas maneras, contamos de dónde viene cada una y te damos algo con lo que pensar. No se asusta a nadie ni se adula a nadie. Todo es gratis y funciona sin registrarse.',
	},
	story: {
		title: 'Por qué una abubilla',
		first:
			'En el siglo XII, Attar, boticario de Nishapur, escribió sobre los pájaros del mundo, que no tenían rey. La abubilla, que había llevado a Saba las cartas de Salomón, conocía a uno: el Simurg, detrás del monte Qaf.',
		second:
			'Cada pájaro puso su excusa. El ruiseñor no podía dejar la rosa, ni el pato el agua, ni el búho su ruina. Los que volaron cruzaron siete valles y, de miles, llegaron treinta. En persa, treinta pájaros se dice «si morgh». Cuando por fin los dejaron entrar, miraron al Simurg y vieron treinta pájaros.',
		third:
			'Una guía que conoce el camino y, al final, un espejo: no hemos encontrado mejor imagen de lo que puede una lectura.',
	},
	features: {
		title: 'Qué hay aquí',
		readings: {
			title: 'Lecturas con IA',
			text: 'Si hay un modelo de lenguaje conectado, escribe él; si no, nuestro propio escritor, con frases hechas a mano. Debajo de cada lectura pone quién la escribió.',
		},
		languages: {
			title: 'Cuatro lenguas',
			text: 'Español, inglés, persa y árabe. Cada una se escribe con sus propias imágenes, y sus fechas y cifras también son las suyas.',
		},
		path: {
			title: 'Tu propio camino',
			text: 'Si inicias sesión, tus lecturas se guardan solo para ti, y dentro de un año podrás ver qué andabas preguntando.',
		},
		tests: {
			title: 'Pruebas de psicología',
			text: 'Cuentan, no juzgan. Un punto flojo se dice como el sitio donde antes rinde la atención; uno fuerte, con su precio.',
		},
	},
	made: {
		title: 'Cómo se hace y dónde acaba',
		computed: {
			title: 'Lo que se calcula',
			text: 'Qué poema se abre, cuánto suma un nombre, dónde está un planeta: por regla o por sorteo, con las cuentas a la vista. Los versos se citan letra por letra, con su número y su edición.',
		},
		written: {
			title: 'Lo que se escribe',
			text: 'Todo lo demás es interpretación. Puede no acertar en nada contigo; entonces la que se equivoca es la lectura.',
		},
		cannot: {
			title: 'Lo que no puede hacer',
			text: 'No ve el futuro. No sabe lo que piensa nadie, no cura enfermedades ni decide por ti. Para asuntos de salud, de leyes o de dinero, y siempre que la vida pese demasiado, habla con alguien que se haya preparado para ello.',
		},
	},
};
