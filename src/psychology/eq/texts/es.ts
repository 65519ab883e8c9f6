import type { EqTexts } from './en.ts';

export const texts: EqTexts = {
	entry: { name: 'Inteligencia emocional', line: 'Diez frases sobre lo que se siente, en ti y en los demás.' },
	title: 'Inteligencia emocional',
	description:
		'Diez frases sobre lo que se siente, en ti y en los demás; una puntuación sobre cien, cinco barras y cuatro niveles dichos tal cual: una prueba breve en cuatro idiomas.',
	lead: 'Diez frases. Di hasta qué punto es cierta cada una en un día corriente.',
	limits:
		'Es lo que dices de ti en diez frases. No mide la inteligencia ni diagnostica nada; quien te conoce bien quizá respondería otra cosa, y vale la pena preguntárselo.',
	score: 'Puntuación',
	caption: 'Cinco asuntos, dos frases cada uno',
	head: ['Asunto', 'Parte'],
	areas: {
		noticing: 'Notar lo que sientes',
		steadying: 'Recobrar la calma',
		reading: 'Leer a los demás',
		meeting: 'Seguir ahí cuando cuesta',
		using: 'Dejar que el sentir ayude',
	},
	statements: {
		s1: 'Cuando me cambia el humor, suelo saber en qué momento empezó.',
		s2: 'Noto en una voz que algo va mal antes de que me lo digan.',
		s3: 'Con rabia, soy capaz de esperar antes de contestar.',
		s4: 'Sé decir algo desagradable sin herir a la otra persona.',
		s5: 'Al decidir pregunto a lo que siento, además de a mis razones.',
		s6: 'Puedo imaginar por qué alguien hizo lo que me molestó.',
		s7: 'Distingo si lo mío es cansancio, tristeza u ofensa.',
		s8: 'Después de una pelea, a veces doy yo el primer paso.',
		s9: 'Cuando necesito valor o calma, sé qué me lleva hasta ahí.',
		s10: 'Tras un mal día encuentro el camino de vuelta sin pagarlo con nadie.',
	},
	labels: {
		says: 'Lo que dices de ti',
		price: 'Lo que cuesta',
		first: 'Dónde compensa mirar primero',
		experiment: 'Un pequeño experimento',
	},
	levels: {
		excellent: {
			name: 'Excelente',
			opening:
				'Quien cuida el puerto conoce cada barco por el motor antes de que salga de la niebla, y le tiene el amarre preparado.',
			says: 'Dices que notas pronto lo que se siente, en ti y al otro lado de la mesa, y que rara vez te quita el timón. A gente así se la llama cuando una familia tiene que decidir algo o cuando hay que subir una mala noticia al piso de arriba.',
			aside: 'price',
			more: 'Quien lee tan bien a los demás acaba haciéndoles de diccionario. Puede que calmes una sala antes de preguntar si convenía que se calmara, y pocos te preguntan cómo estás, porque parece que ya lo sabes. Una puntuación así también puede salir de pensar bien de uno mismo; sería muy humano.',
			experiment:
				'Di hoy a una persona, en dos frases, qué sientes en ese momento, sin ponérselo fácil. ¿Quién fue la última en verte cuando no controlabas nada?',
		},
		good: {
			name: 'Bueno',
			opening:
				'Un puente de madera que lleva años aguantando carros: una tabla cede un poco, y todo el pueblo sabe cuál.',
			says: 'Casi todos los días sabes qué te pasa y soportas lo que les pasa a los demás. Cuando algo falla, no suele faltar el sentimiento, sino la media hora en que lo habrías oído.',
			aside: 'price',
			more: 'Lo que funciona lo bastante bien rara vez se arregla. Mira la barra más corta de las cinco, o cualquiera de ellas si hay varias: será la situación en la que dices «es que soy así». Los demás se han acomodado a esa tabla y la saltan sin decírtelo.',
			experiment:
				'Recuerda la última conversación que acabó mal y escribe en tres líneas qué pudo sentir la otra persona. ¿Qué costumbre tuya rodean en silencio los que te quieren?',
		},
		average: {
			name: 'Medio',
			opening: 'Una radio entre dos emisoras. Hay música, hay voces y, cada pocos minutos, ambas a la vez.',
			says: 'A veces captas el tono justo; otras te enteras de camino a casa de qué iba la noche. A la mayoría le pasa. El tiempo que hace manda mucho: el sueño, el ruido, quién más está en la sala.',
			aside: 'first',
			more: 'Lo primero que compensa es la pausa. Un sentimiento con nombre empuja menos, y ponerle nombre cabe en una respiración. Toma una de las barras más cortas y empieza por ella; cinco asuntos a la vez son un propósito de Año Nuevo.',
			experiment:
				'Tres veces hoy, al lavarte las manos, acaba la frase «Ahora mismo siento…» con una palabra, que no sea «nada». ¿A qué hora del día entiendes mejor a los demás, y qué tiene esa hora de distinto?',
		},
		growing: {
			name: 'Necesita mejorar',
			opening:
				'Una casa a la que llegan las cartas, solo que el buzón está detrás, bajo la hiedra. No se pierde nada. Se lee tarde.',
			says: 'Dices que lo que se siente, en ti o en otros, te sorprende a menudo, y que cuando lo oyes ya habla alto. Fue una respuesta sincera, y la sinceridad es la mejor mitad de esta asignatura. No es un veredicto sobre tu corazón: mucha gente que lo tiene cálido contesta igual.',
			aside: 'first',
			more: 'Compensa mirar primero donde menos cuesta: en el cuerpo. La mandíbula apretada, las manos frías, la voz más rápida llegan minutos antes del estallido o del silencio. Quien conoce dos de esas señales ha ganado esos minutos. Las barras más largas enseñan en qué puedes apoyarte ya.',
			experiment:
				'Siéntate cuatro minutos esta noche y repasa el día: ¿dónde se te tensó el cuerpo, y quién estaba? ¿Qué habrías dicho en ese punto si lo hubieras sabido entonces?',
		},
	},
};
