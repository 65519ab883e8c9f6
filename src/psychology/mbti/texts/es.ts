import type { MbtiTexts } from './en.ts';

export const texts: MbtiTexts = {
	entry: { name: 'MBTI', line: 'Doce elecciones que llevan a uno de dieciséis tipos.' },
	title: 'MBTI: dieciséis tipos',
	description:
		'Doce elecciones de cada día que llevan a uno de dieciséis tipos junguianos, con la parte de cada letra a la vista: una prueba independiente, gratuita y en cuatro idiomas.',
	lead: 'Doce escenas pequeñas con dos respuestas cada una. Elige lo que de verdad haces, no lo que te gustaría hacer.',
	limits:
		'Doce elecciones muestran hacia dónde te inclinas hoy. No miden capacidades, no diagnostican ni eligen por ti un oficio o una pareja; a mucha gente le sale otra letra un mes después.',
	independent:
		'Es una prueba independiente basada en los tipos psicológicos de Jung. No es la evaluación MBTI® ni tiene relación con quien la publica.',
	analyzing: 'Leyendo tus respuestas',
	failed: 'Error al analizar la personalidad',
	failedLine: 'La descripción no llegó; quizá no hay conexión. Las letras de arriba están contadas y se quedan.',
	shares: 'Cómo se repartieron tus doce respuestas',
	dimension: 'Dimensión',
	firstLetter: 'Primera letra',
	secondLetter: 'Segunda letra',
	strength: { clear: 'las tres respuestas coinciden', light: 'una preferencia leve' },
	dimensions: {
		EI: { name: 'Dónde recobras el aliento', poles: ['con gente', 'a solas'] },
		SN: { name: 'De qué te fías primero', poles: ['lo que hay', 'lo que podría haber'] },
		TF: { name: 'Qué pesas primero', poles: ['el asunto', 'las personas'] },
		JP: { name: 'Cómo te gusta el día', poles: ['resuelto', 'abierto'] },
	},
	names: {
		ISTJ: 'Quien lleva el cuaderno',
		ISFJ: 'La memoria de la casa',
		INFJ: 'La lámpara en la ventana',
		INTJ: 'Quien dibuja los mapas',
		ISTP: 'La mano callada',
		ISFP: 'La acuarela',
		INFP: 'Lectura bajo el árbol',
		INTP: 'La pregunta siguiente',
		ESTP: 'Al agua sin pensarlo',
		ESFP: 'La puerta abierta',
		ENFP: 'La cometa de hilo largo',
		ENTP: 'La objeción amable',
		ESTJ: 'Quien levanta puentes',
		ESFJ: 'La cabecera de la mesa',
		ENFJ: 'La voz que da el tono',
		ENTJ: 'La mano en el timón',
	},
	bird: 'Tu ave',
	birds: {
		ISTJ: {
			name: 'La perdiz',
			line: 'La perdiz recorre cada día la misma ladera y conoce cada piedra por su peso: lo que ha contado una vez no lo cuenta dos.',
		},
		ISFJ: {
			name: 'La tórtola',
			line: 'La tórtola vuelve a la rama que dejó y repite allí sus pocas notas: guarda lo que los demás olvidaron haber dicho.',
		},
		INFJ: {
			name: 'La garza',
			line: 'La garza se queda donde acaba la tierra y mira el agua más que nadie: ve el temblor antes de que haya ola.',
		},
		INTJ: {
			name: 'El halcón',
			line: 'El halcón está quieto en el guante con toda la llanura ya medida: cuando vuela, ha terminado de pensar.',
		},
		ISTP: {
			name: 'El martín pescador',
			line: 'El martín pescador espera en su rama sin decir nada y se mueve una sola vez: una mirada, una zambullida, y el agua se cierra.',
		},
		ISFP: {
			name: 'El jilguero',
			line: 'El jilguero lleva el oro en el ala y canta desde un cardo: encuentra lo bueno en aquello que los demás rodean.',
		},
		INFP: {
			name: 'El ruiseñor',
			line: 'El ruiseñor de Attar se queda junto a la rosa y canta la noche entera como si ella se lo hubiera pedido: antes siente algo hasta el fondo que explicarlo.',
		},
		INTP: {
			name: 'El búho',
			line: 'El búho vive en la ruina porque sospecha que hay algo debajo: cuanto más callada la noche, mejor la pregunta.',
		},
		ESTP: {
			name: 'El pato',
			line: 'El pato de Attar ya está en el agua cuando los demás preguntan si cubre: aprende mojándose, y deja que le resbale.',
		},
		ESFP: {
			name: 'El pavo real',
			line: 'El pavo real abre la rueda y el patio se vuelve fiesta: a su lado nadie se queda mucho tiempo de público.',
		},
		ENFP: {
			name: 'La golondrina',
			line: 'La golondrina nunca va en línea recta y llega igual: escribe la primavera en bucles y lleva las noticias a cada alero.',
		},
		ENTP: {
			name: 'El loro',
			line: 'El loro te devuelve la frase del revés: te tiene cariño, y por eso no la deja estar.',
		},
		ESTJ: {
			name: 'La cigüeña',
			line: 'La cigüeña sube rama tras rama al tejado más alto y vuelve el día en que se la espera: en las paredes de su nido hacen el suyo los gorriones.',
		},
		ESFJ: {
			name: 'El gorrión',
			line: 'El gorrión vive donde hay mesa puesta y llama a los demás antes de la primera miga: bajo su techo nadie come a solas.',
		},
		ENFJ: {
			name: 'La abubilla',
			line: 'La abubilla conocía el camino hasta el Simurg y aun así no se adelantó: se quedó a responder, una por una, a las excusas de las aves.',
		},
		ENTJ: {
			name: 'El huma',
			line: 'Dicen que reinará aquel sobre quien caiga la sombra del huma: vuela alto y ve pronto quién puede cargar con qué.',
		},
	},
	questions: {
		ei1: {
			ask: 'Es viernes por la noche y nadie ha organizado nada.',
			first: 'Escribo a unas cuantas personas para ver quién puede.',
			second: 'Cierro la puerta y me alegro de que no llame nadie.',
		},
		sn1: {
			ask: 'Llega una caja con un aparato que nunca has usado.',
			first: 'Sigo el folleto, un paso tras otro.',
			second: 'Dejo el folleto y voy descubriendo qué sabe hacer.',
		},
		tf1: {
			ask: 'Un amigo te enseña un dibujo suyo y te pide opinión.',
			first: 'Digo primero qué podría mejorar y por qué.',
			second: 'Digo primero qué me ha llegado de él.',
		},
		jp1: {
			ask: 'Mañana al mediodía sales de viaje.',
			first: 'La maleta está hecha esta noche, junto a la puerta.',
			second: 'La hago en la última hora, y suele bastar.',
		},
		ei2: {
			ask: 'Algo te ronda la cabeza desde la mañana.',
			first: 'Se me aclara mientras lo cuento.',
			second: 'Tiene que aclarárseme antes de contarlo.',
		},
		sn2: {
			ask: 'Alguien te habla de una película que no has visto.',
			first: 'Quiero saber qué pasa en ella.',
			second: 'Quiero saber de qué habla en el fondo.',
		},
		tf2: {
			ask: 'Dos amigos se han peleado y los dos acuden a ti.',
			first: 'Averiguo quién tiene razón y en qué.',
			second: 'Busco qué necesita cada cual para volver a hablarse.',
		},
		jp2: {
			ask: 'Tienes dos semanas para un trabajo.',
			first: 'Lo reparto por días y acabo antes.',
			second: 'Lo dejo madurar y hago casi todo al final.',
		},
		ei3: {
			ask: 'En una fiesta no conoces a casi nadie.',
			first: 'Al terminar he hablado con media sala.',
			second: 'Al terminar he tenido una sola conversación, larga.',
		},
		sn3: {
			ask: 'Explicas a una visita cómo llegar a tu casa.',
			first: 'Nombres de calles, cuántas vueltas, la tienda de la esquina.',
			second: 'La dirección aproximada, y qué aire tiene el barrio cuando ya estás cerca.',
		},
		tf3: {
			ask: 'Una norma castiga a alguien que iba con buena intención.',
			first: 'Una norma es justa si es igual para todos.',
			second: 'Una norma es justa si mira a la persona.',
		},
		jp3: {
			ask: 'Un sábado sin nada apuntado.',
			first: 'Por la mañana me gusta saber qué será del día.',
			second: 'Me gusta ir viéndolo según pasa.',
		},
	},
};
