import type { Speech } from './shape.ts';

export const speech: Speech = {
	receive: {
		bereavement: ['Lo siento mucho. Nada de lo que diga aquí lo hace más pequeño.', 'Siento de veras que haya pasado.'],
		illness: ['Es una noticia pesada, y ocupa toda la casa.', 'Lo siento; la enfermedad alarga cada día.'],
		betrayal: ['Eso duele, y no es poca cosa.', { say: 'Lo que te hicieron no lo merecías.', when: ['wronged'] }],
		separation: ['Separarse es duro incluso cuando está bien.', 'Lo siento; después cambia el ruido de toda la casa.'],
		quarrel: ['Una pelea sigue hablando cuando ya nadie grita.', 'Lo que roza a diario acaba haciendo herida.'],
		love: [
			'Así que el corazón tiene voto en esto.',
			{ say: 'Te has enamorado, entonces; no voy a pedirte sensatez.', when: ['in_love'] },
		],
		unrequited: ['Querer donde vuelve poco cansa mucho.', 'Es un sitio difícil, y mucha gente ha estado ahí.'],
		loneliness: [
			'Qué bien que se lo escribas a alguien, aunque sea a un pájaro.',
			{ say: 'Tanta soledad pesa, y no es un veredicto sobre ti.', when: ['lonely'] },
		],
		dismissal: [
			'Es un golpe duro, y dice de ti menos de lo que hoy parece.',
			'Lo siento; una noticia así deja un tiempo sin suelo.',
		],
		work: [
			'El trabajo se lleva las mejores horas, así que importa cómo pasan.',
			'Suena a un asunto de trabajo que no se queda en el trabajo.',
		],
		study: ['Estudiar gasta más que horas, y eso casi nadie lo apunta.', 'Una nota ocupa poco papel y mucha casa.'],
		waiting: [
			'No saber todavía también es un trabajo, aunque no lo paguen.',
			{ say: 'Esperar es una palabra corta para días muy largos.', when: ['waiting'] },
		],
		leaving: [
			'Una frontera parte también cosas que no salen en el mapa.',
			{ say: 'Irse a un sitio es siempre dejar otro.', when: ['leaving'] },
		],
		home: ['Una casa nunca es solo una casa.', 'Dónde se vive decide bastante de cómo.'],
		eviction: [
			'Eso es una urgencia de verdad, y va antes que cualquier lectura.',
			'Lo siento; perder el techo es más que perder unas paredes.',
		],
		money: [
			'Lo siento; de golpe se pasa el día contando lo que falta.',
			{ say: 'Los apuros de dinero agotan porque no duermen.', when: ['money_matters'] },
			{ say: 'Eso pesa, y no tiene que ver con lo que vales.', when: ['money_matters'] },
		],
		guilt: ['Hace falta valor para decirlo.', 'Se oye cuánto pesa eso.'],
		fear: [
			'Oigo el miedo que hay ahí y no voy a discutirle.',
			{ say: 'Tener miedo agota, también de lo que quizá no llegue.', when: ['afraid'] },
		],
		weariness: [
			'Eso suena a más que una noche de cansancio.',
			{ say: 'El cansancio que tienes es un hecho, no una culpa.', when: ['tired'] },
		],
		anger: ['Eso quema por dentro, y callarlo no lo apaga.', 'Cuando algo escuece así, suele haber un límite cerca.'],
		child: ['Una criatura cambia la medida de todo.', 'Es algo grande en tamaño pequeño.'],
		joy: ['Es una buena noticia.', 'Me alegra que me lo cuentes.'],
		faith: ['Esa pregunta no se le hace a cualquiera.', 'La duda y la fe comparten casa desde hace mucho.'],
		decision: ['Hay algo por decidir, entonces.', 'No puedo decidirlo por ti, ni quiero.'],
		change: ['Algo está girando, entonces.', 'En medio de un cambio nadie está en su mejor momento.'],
		person: [
			'Hay alguien ahí que no se te va de la cabeza.',
			'De esa persona solo tengo lo que tú cuentas, y así lo tomo.',
		],
		open: [
			'Oigo las palabras y todavía no sé de qué van.',
			'Prefiero preguntar a adivinar.',
			'Hasta ahí entiendo; no todavía qué es para ti.',
			'No quiero leer en esto más de lo que pone.',
		],
	},
	feared: ['No ha pasado y, sin embargo, ya está aquí; eso hace el miedo.', 'Es mucho tener eso delante.'],
	listening: ['Te escucho; no hay prisa.', 'Eso también cuenta. Aquí sigo.', 'Sí. Continúa, si quieres.'],
	ofOther: [
		'Es mucho, también para quien está al lado.',
		'Lo siento; cuesta mirar y no poder cargarlo por otra persona.',
	],
	news: {
		lostChild: {
			receive: [
				'Lo siento mucho; hay pocas penas tan grandes de las que se hable tan poco.',
				'Eso duele donde los demás no lo ven, y lo siento.',
			],
			question: ['¿Quién lo sabe y te trata con cariño?', '¿Qué te haría bien hoy, compañía o silencio?'],
			forgiven: 'No hago de juez en eso, y no le debes ningún sentimiento en particular: ni el llanto ni su falta.',
		},
		war: {
			receive: [
				'Lo siento; una guerra lo atraviesa todo, también años después.',
				'Una guerra es más grande que cualquier cosa que yo diga a su lado.',
			],
			question: ['¿Qué parte de ella tienes hoy más cerca?', '¿Quién está contigo?'],
		},
		missing: {
			receive: [
				'Lo siento; no saber dónde está alguien no deja una hora tranquila.',
				'Es un miedo sin borde, y desde aquí no veo dónde está.',
			],
			question: ['¿Quién busca contigo, y lo sabe ya la policía?', '¿Quién fue la última persona que supo algo?'],
		},
		ruin: {
			receive: ['Lo siento. Un lugar que desaparece se lleva más que paredes.', 'Es mucho para perderlo en un día.'],
			question: ['¿Están todos bien, y dónde te quedas ahora?', '¿Qué se salvó?'],
		},
		relapse: {
			receive: [
				'Decirlo pide honradez, y los días de antes siguen contando.',
				'Lo siento; caer después de un camino así duele dos veces.',
			],
			question: ['¿Quién te ayudó la primera vez, y puedes llamar hoy?', '¿Qué pasó en la hora de antes?'],
		},
		killed: {
			receive: [
				'Es un peso terrible, y lo siento por todos los que están en ello, también por ti.',
				'Un momento así no pregunta por la intención.',
			],
			question: ['¿Quién ha estado a tu lado desde entonces?', '¿Qué te pasa cuando vuelve aquella hora?'],
		},
		harmed: {
			receive: [
				'Siento que te hicieran eso. No estaba en tu mano evitarlo, y no fue culpa tuya.',
				'Eso no tenía que haber pasado, y lo sigues llevando. Lo siento.',
			],
			question: ['¿Qué te ayudaba entonces, aunque fuera poco?', '¿Quién puede saberlo hoy?'],
			answer: {
				will: [
					'A muchos se les vuelve más callado, pocas veces solo con el tiempo y a menudo cuando alguien lo escucha. No hace falta que se acabe del todo para que un día sea bueno.',
				],
				should: [
					'Aquí no le debes nada a nadie: ni una visita ni un perdón, tampoco al pie de una cama de hospital. Puede ser una hora con el abrigo puesto, una carta o nada; elige lo que puedas sostener dentro de diez años, y no vayas a solas.',
				],
				which: ['Toma lo que te deje una puerta que puedas cerrar.'],
				why: [
					'El motivo estaba en quien lo hizo, no en ti. Algunos venían heridos de antes; eso explica algo y no disculpa nada.',
				],
				how: [
					'Casi siempre por partes, y con alguien que ha aprendido a escucharlo: en una consulta o en una línea de ayuda conocen ese camino. Lo que se cuenta deja de estar solo por dentro.',
				],
				feelings_of: ['Lo que pasaba por dentro de quien lo hizo no se ve desde aquí, y no cambia lo que te hizo.'],
				forgiven: ['No hay en esto culpa tuya que perdonar. Y perdonar o no a quien lo hizo es cosa tuya, sin fecha.'],
				meaning: ['Dice algo de quien lo hizo y de una casa en la que nadie lo paró. De lo que vales no dice nada.'],
			},
		},
		dying: {
			receive: [
				'Lo siento; son días pesados.',
				'Lo siento. Estar cerca de días así es un trabajo duro, aunque no se haga más que estar.',
			],
			question: [
				'¿Qué te gustaría decir, u oír, mientras se puede?',
				'¿Quién cuida de ti mientras tanto?',
				'¿Qué no quieres olvidar de estos días?',
			],
			answer: {
				will: [
					'El día no lo sabe nadie, y quienes atienden allí dicen con claridad lo que ven si se les pregunta con claridad. Si queda un viaje o una frase, más vale pronto que perfecto.',
					'Eso solo se sabe estando allí. Avisa antes, ve sin esperar nada y quédate poco; si hoy no puede ser, la visita no se pierde.',
				],
				should: [
					'De estas cosas, haber ido es lo que menos se lamenta después. Basta una visita corta o una llamada, y no hace falta que antes se haya arreglado nada.',
					'Mira qué no se podrá hacer más tarde y empieza por eso. Lo demás te espera, también la cuestión de quién tenía razón.',
				],
				which: ['Mira cuál de las dos cosas se podrá hacer también dentro de un mes, y haz antes la otra.'],
				how: [
					'Con palabras cortas: «estoy aquí», «gracias por», «perdona que», «me las arreglaré». Y ratos largos sin decir nada, con una mano cerca; se dice que el oído es lo último que se va.',
					'No hace falta una gran frase. Empieza por algo que solo conocen ustedes dos, un plato, una calle, una broma, y deja que lo otro llegue solo o no llegue.',
				],
				why: [
					'Tiene causas, que un médico puede nombrar, y ninguna razón que pese lo bastante. Ni ser bueno ni ser querido ha decidido nunca a quién le toca primero.',
				],
				feelings_of: [
					'Desde aquí no se ve. Quien está muy enfermo a veces aparta a la gente por cansancio, o para que no lo vean así; se puede mandar antes un recado y luego ir diez minutos.',
				],
				meaning: [
					'Puede que no signifique más que lo que es. Cerca del final se habla de viajes, de los que ya no están, de un abrigo que hace falta; se puede contestar dentro de esa imagen, sin corregir a nadie.',
				],
				forgiven: [
					'No soy juez, y muchos, en esa cama, cerraron los expedientes hace tiempo. Si hay algo que quieres devolver, una palabra, una verdad, unas gracias, todavía hay tiempo.',
				],
			},
		},
		single: {
			receive: [
				'Los demás preguntan por eso más alto de lo que deberían.',
				'No todas las vidas van con el mismo calendario, y aun así puede doler.',
			],
			question: ['¿Qué echas en falta cuando nadie pregunta?', '¿Con el calendario de quién te comparas?'],
		},
		accused: {
			receive: [
				'Duele que alguien cercano te crea capaz de eso, sea cual sea la verdad.',
				'Pesa mucho que te carguen con algo así, y no basta con tener razón para soltarlo.',
			],
			question: ['¿Qué tendría que decirse, y a quién, para que quedara claro?', '¿Quién sabe cómo fue de verdad?'],
		},
		hidden: {
			receive: ['Contarlo es cosa tuya: a quién y cuándo.', 'Es mucho que llevar en una casa donde nadie lo sabe.'],
			question: ['¿Con quién puedes estar sin esconder nada?', '¿Qué tendría que ser seguro antes de decirlo?'],
		},
		court: {
			receive: [
				'Un juzgado o una cárcel pesa sobre toda la casa, no sobre uno solo.',
				'Es una espera larga, entre papeles y desconocidos.',
			],
			question: ['¿Quién te acompaña en esto?', '¿Cuál es la próxima fecha y qué tiene que estar listo para entonces?'],
		},
		theft: {
			receive: ['Lo siento. Con la cosa se llevan siempre algo más: la tranquilidad.', 'Eso no se le hace a nadie.'],
			question: ['¿Qué había ahí que no se puede volver a comprar?', '¿Lo has denunciado? ¿Alguien pudo ver algo?'],
		},
		lost_thing: {
			receive: [
				'Lo siento; se sigue buscando de reojo, aun hablando de otra cosa.',
				'Es un hueco en el que la mano vuelve a entrar una y otra vez.',
			],
			question: ['¿Dónde estaba la última vez, que tú recuerdes?', '¿Quién más podría ayudarte a buscar?'],
		},
	},
	answer: {
		will: [
			'Si va a pasar, aquí no lo sabe nadie, yo tampoco.',
			'No veo lo que viene, y no me fío de quien dice verlo.',
			'Ninguna carta ni ningún verso lo sabe todavía.',
		],
		should: [
			'Esa decisión no te la quito de las manos. Solo digo: lo que no tiene vuelta atrás, después de dormir una noche.',
			'La decisión es tuya; yo pregunto qué costaría cada camino dentro de un año.',
		],
		which: [
			'Fíjate en qué respuesta esperabas mientras lo escribías.',
			{ say: 'Prueba: di que ya está decidido uno, y mira si sientes alivio o pena.', when: ['two_options'] },
			{ say: 'Quizá la opción que más defiendes sea la que más dudas.', when: ['two_options'] },
		],
		why: [
			'No sé por qué, y una razón inventada por mí no te serviría.',
			'«Por qué» es la palabra que queda cuando se acaban las demás, y no tengo para ella una respuesta honrada.',
		],
		how: [
			'Empieza por el trozo más pequeño que se pueda hacer hoy y dile a alguien que has empezado.',
			'No conozco el truco; hay un paso siguiente, y suele ser más chico de lo que parece.',
		],
		feelings_of: [
			'Desde aquí no veo otro corazón. Lo que se ve es qué hace alguien cuando le cuesta algo.',
			'No lo sé, y tú solo lo sabrías preguntando; una suposición alimenta un día.',
		],
		forgiven: [
			'No puedo perdonar en lugar de nadie. Que aún te duela dice que no lo hiciste a la ligera.',
			'Si está perdonado solo lo dice la otra persona; preguntarlo ya es parte de reparar.',
		],
		meaning: [
			'Qué significa prefiero buscarlo contigo que sentenciarlo.',
			'Una cosa significa lo que toca; sin saber eso, solo adivinaría.',
		],
	},
	normal: [
		'Sí, pasa más de lo que se cuenta; un sentimiento no pide permiso, y tampoco firma nada.',
		'Lo es. Lo que se siente no es sentencia ni plan: es una noticia de dentro.',
	],
	question: {
		bereavement: [
			'Si te apetece contarlo, ¿por dónde empezarías?',
			{ say: '¿Qué te gustaría que supiera de esa persona?', when: ['person_dead'] },
			'¿Quién está contigo estos días?',
			{ say: '¿Qué es lo primero que echas de menos por la mañana?', when: ['person_dead'] },
		],
		illness: [
			'¿Qué sabes hasta ahora y qué falta por oír?',
			'¿Quién ayuda a llevarlo?',
			'¿Qué has tenido que aplazar por esto?',
		],
		betrayal: [
			'¿Qué necesitas primero, antes de decidir nada?',
			'¿Quién lo sabe además de ti?',
			'¿Qué supiste primero, y qué después?',
		],
		separation: [
			'¿Cuál es ahora la hora más difícil del día?',
			'¿Qué ruido falta en la casa?',
			'¿Qué te han dicho que no te ha servido de nada?',
		],
		quarrel: [
			'¿Qué frase se te quedó?',
			'¿Qué querrías que la otra persona hubiera entendido?',
			'¿Qué pasó justo antes?',
		],
		love: [
			'¿Qué no has dicho todavía?',
			{ say: '¿Qué te gusta de esa persona que los demás no ven?', when: ['in_love'] },
		],
		unrequited: [
			'¿Qué esperas, de verdad, cuando se enciende el teléfono?',
			'¿Cómo sería una semana sin esperarlo?',
			'¿Qué hacías con ese rato antes de todo esto?',
		],
		loneliness: [
			'¿Cuándo es peor?',
			'¿Con quién hablaste por última vez más de una hora?',
			'¿Quién contestaría hoy, si escribieras tú?',
		],
		dismissal: [
			'¿Qué hay que pagar o resolver primero?',
			'¿A quién se lo has contado?',
			'¿Qué te toca hacer esta semana que no puede esperar?',
		],
		work: [
			'¿Qué pasó la última vez, exactamente?',
			'¿Qué tendría que cambiar para dormir bien un domingo?',
			'¿Quién lo ve igual que tú allí dentro?',
		],
		study: [
			'¿Qué pesa más en esto, lo que quieres tú o lo que otros esperan?',
			'¿Qué sería lo primero que te quitaría un poco de peso?',
		],
		waiting: ['¿Qué haces con las horas mientras tanto?', '¿Qué harías mañana si lo supieras?'],
		leaving: ['¿Qué plan tuyo depende más de eso?', '¿Con quién puedes hablar de eso sin explicarlo todo?'],
		home: ['¿Para qué debería haber sitio?', '¿Qué rincón ves primero al cerrar los ojos?'],
		eviction: [
			'¿Hasta cuándo tienes, y quién podría alojarte las primeras noches?',
			'¿Con qué oficina o persona has hablado ya?',
			'¿Qué cosas hay que poner a salvo hoy mismo?',
		],
		money: [
			'¿Qué habría que resolver primero, y quién puede ayudarte con eso?',
			{ say: '¿Qué cantidad es la urgente, y hasta cuándo?', when: ['money_matters'] },
			{ say: '¿Quién sabe la cifra real?', when: ['money_matters'] },
		],
		guilt: [
			'¿A quién se lo has contado?',
			'¿Qué le dirías a alguien querido que te contara eso mismo?',
			{ say: '¿Qué harías distinto en aquella hora?', when: ['did_wrong'] },
		],
		fear: [
			'¿Qué pasa exactamente en la imagen que te asusta?',
			'¿Desde cuándo es tan fuerte?',
			'¿Qué lo ha aflojado alguna vez, aunque fuera poco?',
		],
		weariness: [
			'¿Desde cuándo es así?',
			'¿Qué podría hacer otra persona por un día?',
			'¿Qué te descansaba antes, y ya no?',
		],
		anger: ['¿Qué límite se cruzó ahí?', '¿Qué dirías si no tuviera consecuencias?'],
		child: [
			'¿Qué te imaginas cuando lo piensas a solas?',
			{ say: '¿Qué le deseas a tu criatura antes que nada?', when: ['has_child'] },
		],
		joy: ['¿A quién se lo contaste primero?', '¿Cómo te enteraste?'],
		faith: ['¿Cuándo empezó a sentirse distinto?', '¿Qué creías antes sin darte cuenta?'],
		decision: ['¿Para cuándo hay que decidirlo?', '¿Qué le aconsejarías a alguien en tu lugar?'],
		change: ['¿Qué termina con eso, y qué ha empezado ya?', '¿Qué quieres conservar?'],
		person: ['¿Qué fue lo último que pasó entre ustedes?', '¿Qué querrías que supiera?'],
		open: [
			'¿De qué te gustaría hablar?',
			'¿Qué hay detrás de eso para ti?',
			'¿Por dónde empezamos?',
			'¿Qué te hizo escribirlo ahora?',
			'¿Qué te haría bien oír?',
			'¿Cómo te vino hoy a la cabeza?',
		],
	},
	joy: [
		'Qué alegría, me alegro contigo.',
		'Enhorabuena; eso merece decirse dos veces.',
		'Qué bien. Que dure un rato antes de que venga otra cosa.',
	],
	joyQuestion: ['¿A quién se lo contaste primero?', '¿Con quién te gustaría celebrarlo?', '¿Qué recordarás de hoy?'],
	thanksAfterGrief: [
		'Has hecho bien en contarlo. Cuando vuelva a pesar, aquí se puede volver a contar.',
		'De nada. Esta noche trátate con cuidado.',
	],
	complaint: [
		'Tienes razón, hablé de otra cosa.',
		'Es verdad, eso no era una respuesta.',
		'La queja es justa, y la acepto.',
	],
	complaintQuestion: [
		'Dime en una frase a qué debía haber contestado.',
		'Dilo otra vez, con otras palabras, y me quedo ahí.',
	],
	offTopic: [
		'Eso queda fuera de lo que sé: el tiempo, las cuentas, los programas y los precios se los dejo a otros. Sé de poetas, cartas, sueños, nombres y días.',
		'En eso no ayudo. Pregúntame por un poema, una carta, un sueño o una costumbre antigua, o dime qué te ronda.',
		'Eso se me daría mal, y prefiero no inventarlo. Lo mío son los versos, las cartas, los sueños y los cuentos viejos.',
	],
	unknown: [
		'Eso no lo sé. De poetas persas, cartas, sueños y números antiguos, algo más.',
		'De eso no sé nada, y no voy a inventarlo.',
		'Ahí paso: no está en nada de lo que he leído.',
	],
	unknownVerse: [
		'No lo tengo con su lugar, y muchos versos andan por ahí con la firma de quien no los escribió. ¿Qué palabra te ha retenido?',
		'No está entre los versos que he comprobado, así que no voy a explicarlo. ¿Qué te dice a ti, con tus palabras?',
	],
	recall: ['Me dijiste: {quotes}.', 'Tus palabras fueron: {quotes}.', 'Esto es lo que contaste: {quotes}.'],
	nothingTold: ['No, de eso no me has contado nada.', 'De eso, ni una palabra hasta ahora.'],
	butTold: ['Lo que sí me contaste: {quotes}.', 'Lo que está más arriba es esto: {quotes}.'],
	again: ['Seguimos con «{name}», entonces.', 'Volvamos a «{name}».'],
	reversed: [
		'{name} al revés: {meaning}. Es la misma fuerza, bloqueada o vuelta hacia dentro, más que lo contrario.',
		'Invertida, la carta {name} habla de esto: {meaning}. Tómalo como demora o duda, rara vez como un no.',
	],
	forYou: ['¿Qué de eso toca tus días?', '¿Dónde está eso ahora en tu vida?'],
	dreamOmen: [
		'Ningún sueño trae en la maleta una muerte ni un accidente; hablan de lo que se siente, y llegan después. Lo que te preocupa quizá merezca que lo mires de día, por sí mismo.',
		'Los viejos intérpretes aconsejaban leer un mal sueño por su lado bueno, o no contarlo. No anuncia nada. Puede que recuerde algo.',
	],
	dreamFear: [
		'Pasaste miedo, y eso va antes que cualquier imagen.',
		'El miedo de un sueño es miedo de verdad, aunque la noche haya pasado.',
	],
	cardField: {
		omen: [
			'Ninguna carta anuncia una muerte, y {name} tampoco; se pintaron para jugar y se leen por lo que uno lleva dentro. Lo que te asusta de la imagen estaba antes de ponerla.',
		],
		love: [
			'En el amor {name} no dice otra cosa; solo que se busca entre dos y no en uno. Del derecho pregunta dónde ha pasado ya eso entre ustedes; del revés sería {reversed}.',
		],
		work: [
			'En el trabajo {name} se lee igual, solo cambia la sala: quién tiene allí la palabra y en qué se van los días. Del derecho pregunta dónde se nota ya; del revés sería {reversed}.',
		],
		other: [
			'{name} significa lo mismo dondequiera que se ponga; el asunto de al lado es tuyo. Del derecho pregunta dónde se nota ya; del revés sería {reversed}.',
		],
	},
	dreamMoment: ['De todo el sueño me paro donde dices «{moment}».', 'Me quedo un momento en «{moment}».'],
	verse: ['Este:', 'Aquí va uno:', 'Con gusto:'],
	otherPoet: [
		'De ese poeta no tengo ningún verso comprobado letra por letra; de Hafez y de Rumi, sí.',
		'Solo recito lo que he comprobado, y son Hafez y Rumi. Entonces:',
	],
	versePlace: { translated: '({place}; traducción nuestra)', original: '({place})' },
	places: {
		hafez: 'Hafez, gazal {number}',
		masnavi: 'Rumi, Masnavi, libro {book}, sección {number}',
		shams: 'Rumi, Diván de Shams, gazal {number}',
	},
	mercury: {
		backwards: 'Sí, hoy Mercurio va hacia atrás visto desde la Tierra.',
		forwards: 'No, hoy Mercurio va directo.',
	},
	moon: {
		today: 'Hoy, a mediodía de Greenwich, la Luna está en {sign}: {phase}, iluminada al {lit} por ciento.',
		phases: {
			new: 'casi nueva',
			waxing_crescent: 'creciente fina',
			first_quarter: 'cerca del cuarto creciente',
			waxing_gibbous: 'creciente, pasada la mitad',
			full: 'casi llena',
			waning_gibbous: 'menguante, pasada la llena',
			last_quarter: 'cerca del cuarto menguante',
			waning_crescent: 'menguante fina',
		},
	},
	cardOfDay: ['La carta de hoy es {name}.', 'Para hoy: {name}.'],
	whichReading: [
		'Desde aquí no veo tu lectura. Escríbeme la carta, el verso o el símbolo que te salió y te digo lo que sé.',
		'Tu lectura se queda contigo; no la he visto. Dime su primera frase o el nombre de la carta y seguimos.',
	],
	readingCarried: [
		'Tu lectura se sostiene en una frase y lo demás se apoya en ella: {text}.',
		'Léela otra vez desde aquí: {text}. Lo que sigue dice lo mismo más despacio.',
	],
	readingAsked: [
		'Al final te preguntó {text} Esa pregunta sigue abierta; ¿qué contestarías hoy?',
		'Te dejó con {text} ¿Qué palabra de esa pregunta habla de ti?',
	],
	quote: '«{text}»',
	article: 'Más sobre esto en la revista: {title}',
};
