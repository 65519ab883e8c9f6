import { signNames } from '#src/methods/sky/sign-names/es.ts';
import type { DayNoteWords } from './shape.ts';

export const es: DayNoteWords = {
	date: (weekday, date) => `${weekday} ${date}`,
	moon: {
		new: 'una luna casi nueva',
		waxing_crescent: 'una luna creciente y delgada',
		first_quarter: 'una luna cerca del cuarto creciente',
		waxing_gibbous: 'una luna creciente y ya gibosa',
		full: 'una luna casi llena',
		waning_gibbous: 'una luna menguante y aún gibosa',
		last_quarter: 'una luna cerca del cuarto menguante',
		waning_crescent: 'una luna menguante y delgada',
	},
	signs: signNames,
	frames: [
		({ date, moon, sign }) => `Estas líneas se escribieron el ${date}, mientras ${moon} cruzaba ${sign}.`,
		({ date, moon, sign }) => `La página se terminó el ${date}, bajo ${moon} en ${sign}.`,
		({ date, moon, sign }) => `Para que conste: se escribió el ${date}, y las efemérides ponen ${moon} en ${sign}.`,
		({ date, moon, sign }) => `El ${date}, cuando se escribía este texto, había ${moon} en ${sign}.`,
		({ date, moon, sign }) => `Quien alzó la vista el ${date}, día de estas líneas, buscaba ${moon} en ${sign}.`,
		({ date, moon, sign }) => `El calendario de la mesa dice ${date}; el almanaque anota ${moon} en ${sign}.`,
		({ date, moon, sign }) => `Nota sobre el día: ${date}, con ${moon} en ${sign} al mediodía de Greenwich.`,
		({ date, moon, sign }) => `Fecha de esta página: ${date}. Las tablas del cielo dan ${moon} en ${sign}.`,
	],
	again: {
		begins: 'Esta página volvió a la mesa el ',
		goesOn: ({ date, moon, sign }) => `${date}, bajo ${moon} en ${sign}.`,
	},
	ofPhase: {
		new: [
			'De ella no se ve nada, y aun así en Babilonia contaban los días hasta su vuelta.',
			'Una luna tan pegada al sol sale y se pone con él, y la noche queda para las estrellas.',
		],
		waxing_crescent: [
			'Cuelga en el oeste una hora o dos tras la puesta de sol, y se la pierde quien cena pronto.',
			'También se adivina su parte oscura, por la luz del sol que la tierra le devuelve.',
		],
		first_quarter: [
			'Tiene media cara encendida, y al atardecer, en lo más alto, la ven antes los niños que los mayores.',
			'En la raya recta entre su luz y su sombra, un telescopio pequeño encuentra montañas de sombra larga.',
		],
		waxing_gibbous: [
			'Asoma ya por la tarde, pálida sobre los tejados, mucho antes de que alguien hable de la noche.',
			'Tiene casi toda la cara encendida y todavía hay quien dice que le falta.',
		],
		full: [
			'Sale más o menos cuando el sol se va, y quien durmió mal tuvo a quien culpar.',
			'Los laboratorios del sueño siguen discutiendo estas noches; los perros del barrio dan el asunto por resuelto.',
		],
		waning_gibbous: [
			'Llega con las farolas encendidas y sigue ahí cuando reparten el pan.',
			'Cada noche hace esperar más a quien la mira, algo así como cincuenta minutos.',
		],
		last_quarter: [
			'Sale hacia la medianoche, para los panaderos, el turno de noche y quien acuna a un recién nacido.',
			'De aquí en adelante la ve sobre todo gente que no pensaba estar despierta.',
		],
		waning_crescent: [
			'Se muestra un rato antes del alba, una luz fina al ras del este, hasta que la tapa el día.',
			'Los calendarios lunares dejan acabar sin ruido estos días y guardan la ceremonia para el próximo creciente.',
		],
	},
	ofSign: {
		aries: 'A Aries le dan los astrólogos el primer paso; el segundo es el que hay que pensar.',
		taurus: 'Los almanaques del campo querían a Tauro para plantar raíces; la tierra, al menos, no discute.',
		gemini: 'Géminis es signo de cartas y recados; aquí cabe recordar esa respuesta que lleva semanas esperando.',
		cancer: 'Cáncer es su propia casa en los libros viejos, la única puerta a la que no llama.',
		leo: 'Leo es la casa del sol, y en ella la luna está de visita entre ventanales.',
		virgo: 'Virgo lleva una espiga en los mapas antiguos, y de ahí toma nombre Espiga, su estrella más brillante.',
		libra: 'De los doce signos solo Libra es una herramienta: una balanza con los platillos vacíos.',
		scorpio: 'El Escorpión fue más grande: los griegos llamaban pinzas suyas a las estrellas de Libra.',
		sagittarius: 'El arquero lleva dos mil años apuntando al corazón del Escorpión sin soltar la cuerda.',
		capricorn: 'Capricornio es una cabra con cola de pez, así dibujada desde Babilonia y nunca explicada del todo.',
		aquarius: 'El aguador vierte desde la Antigüedad el mismo cántaro, y el pez que tiene debajo no se ha quejado.',
		pisces: 'Los dos peces de Piscis están atados por un cordón y, con todo, nadan cada uno por su lado.',
	},
};
