import type { SceneWords } from './scene-shape.ts';

/** Dreams as scenes, in Spanish. */
export const scene: SceneWords = {
	turns: [
		(turn) => `«${turn}»: quédate un momento con esa imagen antes de sacarle nada.`,
		(turn) => `El sueño hace su trabajo de siempre hasta que llega aquí: «${turn}».`,
		(turn) => `«${turn}», cuentas con el mismo tono que lo demás, y es donde cede el suelo.`,
		(turn) => `Si de este sueño solo pudiera guardarse una línea, sería esta: «${turn}».`,
		(turn) => `«${turn}», y a nadie en el sueño parece extrañarle.`,
		(turn) => `Quien oyera este sueño pediría que le repitieras una parte: «${turn}».`,
		(turn) => `Aquí la noche deja de copiar al día: «${turn}».`,
	],
	said: [
		(words) => `Y alguien habló: «${words}»; déjalo tal como se dijo.`,
		(words) => `La frase «${words}» venía con voz, y las voces rara vez llegan hasta la mañana.`,
		(words) => `También te trajiste palabras, «${words}», y eso no le pasa a todo el mundo.`,
		(words) => `«${words}» puede oírse de dos maneras por lo menos, y tú sabes cuál oíste.`,
	],
	saidMyself: [
		(words) => `Fuiste tú quien dijo «${words}», y de día pocas veces se habla tan claro.`,
		(words) => `Tu parte en el diálogo fue «${words}»; pregúntate a quién más se lo dirías.`,
	],
	figures: {
		partner: [
			'Quien estaba a tu lado en el sueño tiene la cara que conoces y un papel escrito por ti; no le pidas cuentas en el desayuno.',
			'Quien comparte los días hace de noche muchos papeles, y pocas veces el suyo.',
			'Estaba la persona a la que tienes costumbre, y la costumbre es el mejor disfraz de un sueño.',
			'A veces tu pareja en sueños es tu pareja y nada más.',
		],
		former_partner: [
			'Entró alguien de un capítulo anterior, como suelen, sin preguntar si estaba cerrado.',
			'Un amor de antes ocupa a menudo el lugar de quien eras tú a su lado.',
		],
		mother: [
			'Estaba tu madre, y delante de una madre nadie acaba de ser mayor.',
			'La madre de un sueño es a medias ella y a medias el clima en que creciste.',
		],
		father: [
			'Estaba tu padre, y en sueños al padre se le mira casi siempre desde abajo.',
			'Con el padre entra en el cuarto una medida, diga algo o calle.',
		],
		sibling: [
			'Una hermana o un hermano recuerda la misma escalera desde otro peldaño.',
			'Las reglas no escritas de aquella casa solo las sabe quien creció al lado.',
			'Con un hermano o una hermana vuelve el viejo reparto: la ventanilla, el turno, la culpa.',
		],
		grandparent: [
			'Los abuelos entran en los sueños con los muebles de otro tiempo y con su paciencia.',
			'De los abuelos llega, más que un consejo, una manera de sentarse.',
		],
		child: [
			'Un hijo en sueños es también el propio comienzo, que pide brazos.',
			'Había un hijo tuyo, y por los hijos se sueña con más cuidado que por uno mismo.',
			'Lo que hace un hijo en un sueño es mitad susto y mitad admiración, rara vez a partes iguales.',
		],
		friend: [
			'Una amistad sabe de ti lo que la familia ignora; quizá el sueño buscaba un testigo.',
			'Había una amistad, de esas ante las que no hace falta empezar por el principio.',
			'Las amistades hacen o dicen en sueños lo que una persona no se atreve.',
		],
		relative: [
			'Con los parientes llega la mesa larga entera, en la que uno sigue siendo de los pequeños.',
			'Los parientes traen al sueño su propia silla y su opinión sobre cómo te sientas.',
		],
		teacher: [
			'Allí seguía quien enseña, tiza en mano, como si la lección solo se hubiera interrumpido.',
			'Donde hay quien enseña queda algo por aprender, o por desaprender con permiso.',
		],
		boss: [
			'La autoridad vino vestida de oficina; pregúntate quién llevó antes ese traje delante de ti.',
			'Quien manda de día vino sin cita, así que puedes mirarlo con calma.',
		],
		neighbour: [
			'Un vecino vive al otro lado de una pared delgada, igual que algunos pensamientos.',
			'El vecino de un sueño es quien oye mucho y pregunta poco.',
		],
		stranger: [
			'Había alguien desconocido, el único huésped que un sueño ha de hacer de la nada.',
			'El desconocido no tiene nombre porque hacía falta su oficio: una mano, un abrigo, una pregunta.',
			'Fuera quien fuese, no se presentó, y tú no parece que preguntaras.',
			'Alguien sin nombre ha hecho un camino largo hasta tu noche; mira qué traía.',
			'De esa persona desconocida sabes lo que hizo, y eso es más que un nombre.',
		],
		crowd: [
			'Una multitud en sueños suele ser una sola mirada repetida.',
			'Era mucha gente, y el sueño no le dio a nadie una cara que guardar.',
			'Donde todos miran, o nadie, se oye lo fuerte que suena un solo paso.',
			'Los muchos de un sueño se ponen de acuerdo demasiado pronto para creerles.',
		],
		child_unknown: [
			'Había una criatura que nadie reclamaba, y esas suelen saberse el camino.',
			'Una criatura desconocida mira las cosas antes de que se las expliquen, y el sueño quería esa mirada.',
		],
		holy_person: [
			'Vino alguien a quien los creyentes veneran; una visita así no se discute, se recibe con el ánimo quieto y un día limpio.',
		],
	},
	dead: {
		kind: ['Cuando un muerto llegaba con cariño, los intérpretes contaban su visita entre las buenas.'],
		smiling: [
			'La sonrisa de un muerto se leía como descanso suyo, con una parte para quien sueña.',
			'La sonrisa era la suya y la conociste enseguida; los intérpretes no pedían mejor señal.',
		],
		silent: [
			'El silencio de los muertos no esconde nada; para los antiguos, haber venido ya era la frase.',
			'Quien murió no dijo nada, y era un silencio en el que se podía estar.',
		],
		angry: [
			'Si un muerto venía con reproche, se hacía una limosna en su nombre y se tomaba por recordatorio, nunca por amenaza.',
		],
		sad: ['A un muerto que llega triste la tradición le debe poco: una oración, un favor hecho en su nombre.'],
		other: [
			'Alguien que ya murió estaba allí ocupado en algo, como los vivos, y así suelen volver los que se echan de menos.',
			'Que alguien muerto anduviera como si nada es la piedad de este sueño, y lo que duele al despertar.',
			'Estaba, sin más, y más no se habría pedido.',
			'A quien murió no hubo que abrirle; en este sueño conservaba su sitio.',
		],
	},
	endings: {
		woke: [
			'Ahí despertaste, y el lugar donde se corta un sueño también forma parte de él.',
			'El despertar llegó antes que el final, así que el final sigue siendo tuyo.',
			'Después ya tenías los ojos abiertos, con la mitad del cuento que llegó a entregarse.',
			'De ahí te despertó, y un sueño que despierta rara vez se pierde.',
		],
		saved: [
			'Y salió bien: un sueño que se organiza su propio rescate sabe algo de tus fuerzas.',
			'La salida era tan del sueño como el peligro.',
			'Al final aguantó, y también eso lo hiciste tú durmiendo.',
		],
		lost: [
			'Acabó con las manos vacías, y lo que se pierde en sueños no se pierde por eso de día.',
			'El sueño no lo devolvió; a veces pregunta así cuánto importaba.',
			'No se recuperó nada, y nadie ha dicho que hiciera falta.',
		],
	},
	lasts: {
		woke: [
			(last) => `Despertaste con «${last}», y el paso siguiente se lo has dejado al día.`,
			(last) =>
				`«${last}» fue lo último antes de que volviera el cuarto, y una última imagen suele ser una primera pregunta.`,
			(last) => `El despertar cortó en «${last}»; de lo que venía después nadie tiene noticia.`,
			(last) => `Entre «${last}» y tus ojos abiertos no se concluyó nada, y no hace falta.`,
		],
		open: [
			(last) => `El sueño se para en «${last}», donde otro habría puesto una explicación.`,
			(last) => `Lo último que cuentas es «${last}», y no cierra nada tras de sí.`,
			(last) => `Con «${last}» el sueño suelta la pluma, como si bastara por una noche.`,
			(last) => `«${last}»: ahí te deja, ni bien ni mal.`,
			(last) => `Al final queda «${last}», y lo que se querría saber empieza justo después.`,
			(last) => `Terminas con «${last}», una frase que podría leerse sola.`,
		],
	},
	naming: {
		tradition: [
			(thing) => `Los libros antiguos tienen una hoja para ${thing}.`,
			(thing) => `En ${thing} se paraban también los intérpretes.`,
			(thing) => `También para ${thing} hay sitio en aquellos libros.`,
		],
		jung: [
			(thing) => `Jung se habría detenido más en ${thing}.`,
			(thing) => `Visto por dentro, hay algo de ti en ${thing}.`,
			(thing) => `Jung habría vuelto dos veces sobre ${thing}.`,
		],
		everyday: [
			(thing) => `De día hay menos misterio en ${thing}.`,
			(thing) => `Quienes estudian el sueño también se han cruzado con ${thing}.`,
			(thing) => `Para ${thing} puede haber una explicación más cercana.`,
		],
	},
	manners: {
		'dead-alive.animal': {
			tradition:
				'Cuando los libros hablan de muertos que vuelven piensan en personas; quien dio de comer a un animal puede leer la línea como suya: una esperanza dada por perdida empieza a respirar.',
			jung: 'Para Jung el animal es lo que en nosotros quiere sin dar razones, y esa parte guarda sus horas aunque el cesto esté vacío.',
			everyday:
				'Quien llora a un animal lo sueña entero y tibio, a veces durante años; el oído todavía espera sus pasos en el pasillo.',
		},
		'teeth.in_hand': {
			tradition: 'Un diente que cae en la mano se tenía por ganancia, pues no se ha perdido lo que aún se sostiene.',
			jung: 'Te quedó en la mano: lo que se soltó te fue entregado, no arrebatado.',
			everyday: 'Que estuviera en la palma, como algo que se cuenta, va con noches en que se sopesa una decisión.',
		},
		'teeth.without_blood': {
			tradition: 'Sin sangre ni dolor, decían los intérpretes, esa pérdida es solo un cambio de sitio.',
			jung: 'No hubo sangre, así que no se arrancó nada vivo; lo que cae con tanta facilidad había cumplido.',
			everyday: 'Los sueños de dientes que no duelen acompañan más a una mandíbula apretada que a una pena.',
		},
		'teeth.broken': {
			jung: 'Deshacerse no es caer: aquí cede la mordida misma, quizá una palabra que pasó demasiado tiempo entre los dientes.',
		},
		'snake.not_biting': {
			tradition: 'La serpiente que no hace daño era un enemigo sin fuerza, o una fortuna que se está quieta.',
			jung: 'Podía y no lo hizo; algo peligroso en ti parece haber aprendido modales.',
			everyday: 'Tocaba tener miedo y no vino, y el sueño ensaya exactamente eso.',
		},
		'snake.biting': {
			tradition:
				'La mordedura se leía como una palabra o una deuda que da con su dueño, y se curaba saldándola a la luz del día.',
			jung: 'Lo que muerde quiere entrar: un saber por encima del cual has pasado demasiadas veces.',
			everyday: 'Mira el lugar mordido, porque el cuerpo escribe a veces su queja en la imagen.',
		},
		'dog.biting': { jung: 'Mordió el fiel, y la lealtad que muerde suele haber tenido la cadena corta.' },
		'water.clear': {
			tradition: 'El agua clara era de lo mejor que se podía soñar: un sustento sin posos.',
			jung: 'Se veía el fondo, cosa rara en el agua y en los afectos.',
			everyday: 'Quienes llevan un diario anotan el agua clara en las noches de las que se levantan descansados.',
		},
		'water.muddy': {
			tradition: 'El agua turbia era una preocupación removida, y el consejo, dejarla reposar.',
			jung: 'En el agua revuelta nada se pierde, solo se mezcla; habría que esperar a ver qué se hunde.',
			everyday: 'La imagen turbia suele seguir a un día en que se habló de demasiadas cosas a la vez.',
		},
		'flying.low': {
			jung: 'Volabas bajo, lo bastante cerca para que te hablaran; la libertad aún no se ha peleado con el suelo.',
		},
		'flying.high': {
			tradition: 'Volar alto era rango y camino largo, y los prudentes añadían: piensa dónde te posas.',
			jung: 'Desde esa altura se quiere a todos y no se reconoce a nadie; pregunta qué se hizo pequeño.',
		},
		'chased.escaped': {
			tradition: 'De quien escapa en sueños se decía que está a salvo de lo que teme.',
			jung: 'Escapaste, y el perseguidor sigue sin cara; algún día quizá valga la pena perder la carrera.',
		},
		'chased.caught': { jung: 'Te alcanzó, y ahora que lo tienes de frente el sueño podría empezar a hablar.' },
		'naked.unnoticed': {
			tradition: 'La desnudez en la que nadie repara se leía como un corazón que no esconde nada.',
			jung: 'Nadie se dio cuenta: la vergüenza era la única que tenía ojos.',
			everyday: 'Ya a Freud le llamaba la atención que en estos sueños los demás no miren.',
		},
		'naked.seen': { jung: 'Todos miraban; cabe preguntar cuáles de esos ojos eran tuyos.' },
		'door.closed': {
			tradition: 'Una puerta cerrada era un asunto aplazado, y el aplazamiento no contaba como negativa.',
			jung: 'Una puerta que no se abre también guarda algo; tal vez dentro aún falten los muebles.',
		},
		'door.open': { tradition: 'La puerta abierta era sustento y bienvenida, y a nadie se le aconsejaba correr.' },
		'mirror.broken': { jung: 'Un espejo roto enseña varias caras en lugar de una, y ninguna miente.' },
		'house.empty': { jung: 'La casa estaba vacía, y una casa así o se ha dejado atrás o espera la mudanza.' },
		'well.empty': { tradition: 'Para el pozo seco recetaban paciencia y una cuerda más larga.' },
		'baby.speaking': {
			tradition: 'Un recién nacido que habla es un prodigio antiguo, y se le daba crédito.',
			jung: 'Algo recién nacido ya tiene palabras; sería descortés no contestarle.',
		},
	},
	absent: {
		blood: [
			'Quisiste decir que no hubo sangre, y quizá ahí esté el consuelo.',
			'No hubo sangre, y con eso el sueño retira la mitad de su amenaza.',
		],
		teeth: [
			'El diente aguantó al final, y con lo que aguanta se puede contar esta noche.',
			'El diente no se cayó, y de todo lo que pasa ahí esa es la noticia.',
		],
		attacked: [
			'Lo que podía hacerte daño no lo hizo, y esa es la noticia.',
			'Cuentas un daño que no llegó, y al sueño no le faltó ocasión de hacerlo.',
			'Podía haber sido de otro modo y no lo fue; deja ahí el susto, que no tiene a qué agarrarse.',
		],
		pregnancy: ['Lo que no era así en el sueño lo contaste con tanto cuidado como lo demás.'],
	},
};
