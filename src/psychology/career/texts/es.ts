import type { CareerTexts } from './en.ts';

export const texts: CareerTexts = {
	entry: { name: 'Vocación', line: 'Cinco preguntas sobre el trabajo que te iría bien.' },
	title: 'Vocación',
	description:
		'Cinco preguntas sobre lo que haces cuando nadie te lo manda, y el campo de trabajo al que apuntan, con oficios que mirar: una prueba breve en cuatro idiomas.',
	lead: 'Cinco preguntas con cuatro respuestas. Toma la que elegirías si en todo se pagara lo mismo.',
	limits:
		'Cinco respuestas señalan una dirección; no saben nada de tus estudios, tu ciudad ni tu alquiler. Toma el campo como un lugar por donde empezar a mirar y pregunta a tres personas que trabajen en él.',
	caption: 'Cómo se repartieron tus cinco respuestas',
	head: ['Campo', 'Respuestas'],
	count: '{n, number} de {total, number}',
	tied: 'Con la misma frecuencia elegiste: {others}. Arriba está el campo al que llegaste primero; lee también el otro.',
	mixed:
		'Tus respuestas se reparten entre varios campos. Es corriente, y muchos buenos oficios están entre dos de ellos.',
	jobsTitle: 'Oficios que mirar',
	labels: { thrives: 'Dónde florece', price: 'Lo que cuesta', experiment: 'Un pequeño experimento' },
	questions: {
		q1: {
			ask: 'Hay un escaparate vacío en tu calle. ¿Qué ves en él?',
			creative: 'Cómo podría quedar para el sábado',
			analytical: 'Por qué cerraron las tres últimas tiendas',
			social: 'Quién de la calle querría encontrarse allí',
			leadership: 'Un negocio, y con quién lo llevaría',
		},
		q2: {
			ask: 'Tu clase o tu equipo prepara una fiesta. Acabas',
			creative: 'haciendo los carteles y el escenario',
			analytical: 'llevando las cuentas y el horario',
			social: 'atendiendo a los invitados y a quien se siente fuera',
			leadership: 'decidiendo quién hace qué y cuándo',
		},
		q3: {
			ask: 'Te has atascado en una tarea. ¿Qué ayuda primero?',
			creative: 'Dejarla, dibujar, probar algo raro',
			analytical: 'Desmontarla y comprobar cada pieza',
			social: 'Hablarla con alguien',
			leadership: 'Repartirla y preguntar a quien sabe',
		},
		q4: {
			ask: '¿Al final de qué día vuelves a casa con gusto?',
			creative: 'Existe algo que por la mañana no existía',
			analytical: 'Está claro algo que no lo estaba',
			social: 'Alguien está mejor que por la mañana',
			leadership: 'Un grupo ha sacado algo adelante',
		},
		q5: {
			ask: '¿Qué elogio recuerdas más tiempo?',
			creative: '«A nadie más se le habría ocurrido.»',
			analytical: '«Encontraste el error.»',
			social: '«Qué bien que estuvieras.»',
			leadership: '«Sin ti no habría salido.»',
		},
	},
	fields: {
		creative: {
			name: 'El campo creativo',
			opening:
				'Una mesa con una mancha de pintura que ya no saldrá y, encima, algo que a la hora del desayuno no estaba en el mundo.',
			thrives:
				'Vas hacia lo inacabado. Donde otros ven un hueco tú ves una forma, y prefieres hacer tres versiones a hablar de una. Talleres, estudios, cocinas y redacciones viven de quienes soportan que el primer intento salga mal.',
			price:
				'Las ideas se pagan tarde y a saltos, y del gusto discute gente que no ha puesto en él ni una de tus horas. Sin marco (un plazo, un encargo, un formato) la libertad se vuelve niebla. La mitad del oficio es terminar.',
			experiment:
				'Toma algo que uses a diario y dibuja, escribe o construye su versión mejor en nueve minutos. ¿Cuál de tus ideas lleva más tiempo viva sin que nadie la haya visto?',
			jobs: [
				'diseño gráfico o de producto',
				'escritura o edición',
				'arquitectura',
				'cine o sonido',
				'cocina',
				'desarrollo de videojuegos',
			],
		},
		analytical: {
			name: 'El campo analítico',
			opening: 'Un reloj abierto bajo una lámpara. Alguien busca la rueda que es un pelo más pequeña, y disfruta.',
			thrives:
				'Quieres saber cómo funciona, aunque te lleve hasta la noche. Las cifras, las causas y las excepciones te hablan. Laboratorios, talleres de reparaciones difíciles, salas de datos y juzgados necesitan a quien no se conforma con una respuesta limpia y falsa.',
			price:
				'El mundo rara vez espera a la última prueba. Puede que tengas razón cuando ya nadie escucha, y una solución sin oyente se queda en el cajón. Explicar es un segundo oficio que vale la pena aprender.',
			experiment:
				'Elige una cifra de las noticias de hoy y dedica nueve minutos a averiguar cómo se contó. ¿Qué pregunta llevas contigo sin que nadie te haya pedido la respuesta?',
			jobs: [
				'ingeniería de software o de datos',
				'investigación',
				'medicina diagnóstica',
				'contabilidad o auditoría',
				'mecánica',
				'abogacía',
			],
		},
		social: {
			name: 'El campo social',
			opening:
				'En la sala de espera hay nueve sillas. En la décima, traída de al lado, está quien ha notado a quién le tiemblan las manos.',
			thrives:
				'Ves a la persona antes que el caso. Sabes escuchar sin ir fabricando la respuesta, y la gente crece un poco a tu lado. Escuelas, plantas de hospital, centros de ayuda y buenos hoteles se sostienen en quienes a las cuatro de la tarde siguen siendo amables.',
			price:
				'Con quien se puede hablar, se habla. El trabajo se viene a casa contigo y se sienta a la mesa, y su éxito cuesta enseñarlo en un formulario. Aprende pronto dónde acaba tu día y dilo en voz alta.',
			experiment:
				'Haz hoy una segunda pregunta cuando alguien conteste «bien», y escucha nueve minutos. ¿De quién cargas unas penas que su dueño soltó hace tiempo?',
			jobs: [
				'enseñanza',
				'enfermería o partería',
				'psicología u orientación',
				'trabajo social',
				'recursos humanos',
				'hostelería o guía de viajes',
			],
		},
		leadership: {
			name: 'El campo del liderazgo',
			opening:
				'Lluvia, un prado, cuarenta personas con tiendas y sin plan. Una se sube a un cajón y dice: primero los postes.',
			thrives:
				'Notas el momento en que un grupo quiere una decisión y no te asusta que el error lleve tu nombre. Piensas en personas y fechas. Obras, empresas jóvenes, redacciones y ayuntamientos se mueven porque alguien le ha puesto nombre al paso siguiente.',
			price:
				'Te llega el agradecimiento de todo el equipo, y también su enfado. Cuanto más alto, menos elogios y menos verdades te dicen. Quien dirige bien tiene a alguien con permiso para contradecir, y va a preguntarle.',
			experiment:
				'Elige algo pequeño que todo el mundo espera, haz una propuesta con fecha y envíala en nueve minutos. ¿A quién seguirías tú, y qué hace esa persona que tú no haces?',
			jobs: [
				'dirección de proyectos o de obra',
				'fundar una empresa',
				'dirección de escuela o de planta',
				'producción',
				'mando en rescate o bomberos',
				'política u organización vecinal',
			],
		},
	},
};
