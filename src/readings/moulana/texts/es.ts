import type { MoulanaTexts } from './en.ts';

export const texts: MoulanaTexts = {
	entry: { name: 'Moulana', line: 'Un cuento del Masnaví y algo que practicar hoy.' },
	title: 'La sabiduría de Moulana',
	description:
		'Elige uno de los cuatro caminos y lee el cuento que Rumi trae hoy, con su mensaje, algo que practicar y un verso con su lugar.',
	lead: 'Cuatro caminos llevan a los libros de Moulana Yalal al-Din, a quien en Occidente se llama Rumi. En cada uno espera cada día un cuento distinto.',
	choose: 'Elige un camino',
	paths: {
		love: { name: 'Amor', line: 'Quién llama, y para quién se abre la puerta.' },
		transformation: { name: 'Transformación', line: 'Lo que el fuego se lleva y lo que sale de la olla.' },
		silence: { name: 'Silencio', line: 'Lo que se oye cuando ya nadie se empeña en tener razón.' },
		story: { name: 'Cuento', line: 'Historias antiguas con un elefante, un loro o un tesoro.' },
	},
	note: 'Los libros de Rumi no se abren para buscar augurios, como el Diván de Hafez; se acude a ellos por consejo. Los cuentos se cuentan aquí de nuevo, a partir del Masnaví y del Diván de Shams. Los versos están letra por letra, cada uno con su lugar, y las traducciones son nuestras.',
	listening: 'Se está abriendo el libro',
	writing: 'El cuento se está contando',
	path: 'Camino',
	quote: 'La cita del día',
	ofDay: 'La cita del día, {date}',
	places: {
		masnavi: 'Masnaví, libro {daftar}, sección {section}, según la cuenta de Ganjoor',
		shams: 'Diván de Shams, gazal {ghazal}, en la numeración de Foruzanfar',
	},
	answer: 'El cuento de hoy',
	story: 'El cuento',
	message: 'El mensaje',
	practice: 'Práctica y reflexión del día',
	failed: 'No se ha podido recibir la sabiduría de Rumi',
	failedLine: 'El cuento no ha llegado. Puedes pedirlo otra vez o tomar otro camino.',
	contact: 'Comentarlo por WhatsApp',
	contactMessage: 'Hola, he leído un cuento en la página de Moulana de Hoopoe y me gustaría hablar de él.',
	newPath: 'Nuevo camino',
};
