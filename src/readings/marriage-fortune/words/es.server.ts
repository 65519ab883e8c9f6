import { thesis } from './es-thesis.server.ts';
import type { MarriageWords } from './shape.ts';

/** Lo que dice Hoopoe en español de dos personas, o de una. */
export const words: MarriageWords = {
	islamic: {
		openings: {
			couple: [
				({ own, other, sum }) =>
					`Letra a letra, dos nombres suman ${own}, los otros dos ${other}, y en una misma pizarra dan ${sum}.`,
				({ own, other, sum }) =>
					`${own} y ${other} están codo con codo, con un nombre y una madre dentro de cada cifra, y bajo la raya pone ${sum}.`,
				({ own, other, sum }) =>
					`Cuatro nombres pesados por sus letras: ${own} en un platillo, ${other} en el de enfrente, ${sum} en total.`,
			],
			single: [
				({ name, mother, sum }) =>
					`Tu nombre pesa ${name} y el de tu madre ${mother}: lo que llevas contigo a cualquier umbral son ${sum}.`,
				({ name, mother, sum }) =>
					`${name} por el nombre al que respondes, ${mother} por el de quien te llamó primero: juntos, ${sum}.`,
				({ name, mother, sum }) =>
					`En la pizarra hay dos cifras, ${name} y ${mother}, de criatura y de madre, y su suma es ${sum}.`,
			],
		},
		remainders: {
			0: {
				open: 'Al resto de nada lo llamaban umbral: hay gente con opiniones de pie en él, y casi toda ha traído comida.',
				strain: 'En un umbral siempre habla alguien por la familia, y a los interesados se los oye al final.',
			},
			1: {
				open: 'Que quede uno es señal de una sola puerta, que abre mejor cuantas menos llaves se le hagan.',
				strain:
					'Con una sola puerta todo el mundo se encuentra en el pasillo, y un portazo se oye en todos los cuartos.',
			},
			2: {
				open: 'Que queden dos se leía como dos patios, cada uno con su pozo, y la cancela de en medio es la tarea.',
				strain: 'Dos patios pueden estar tan barridos que nadie se atreva a cruzar.',
			},
			3: {
				open: 'Que queden tres cuenta como unión, igual que el taburete de tres patas no cojea en suelo desigual.',
				strain: 'A esta unión la sostiene un tercero, un niño, una tienda o una manía compartida, y querrá opinar.',
			},
			4: {
				open: 'Que queden cuatro hace un cuadrado: una esquina para cada soledad y dos para la compañía.',
				strain: 'De esquina a esquina de un cuadrado la misma palabra llega tarde y algo más fría.',
			},
		},
		counters: [
			'Escribe uno de los nombres con otra ortografía y cambia el resto; la persona, no.',
			'El calculista vio cuatro nombres y no vio quién se levanta de noche.',
			'La suma que agrada se cree antes que la otra, y las dos se hicieron con la misma tinta.',
			'Quizá sea honrar demasiado a las letras suponer que saben más que un mes de desayunos.',
			'Puede que las abuelas tuvieran mejores restos y peores inviernos.',
		],
	},
	angels: {
		openings: {
			couple: [
				({ own, other, ownSum, otherSum }) =>
					`${ownSum} se reduce a ${own}, y al otro lado ${otherSum} se reduce a ${other}: son los dos caminos de vida.`,
				({ own, other, ownSum, otherSum }) =>
					`Mes, día y año dan ${ownSum} de un lado, que acaba en ${own}; del otro, ${otherSum}, que acaba en ${other}.`,
				({ own, other, ownSum, otherSum }) =>
					`Frente a frente se han sentado ${own} y ${other}, con estas sumas a la espalda: ${ownSum} y ${otherSum}.`,
			],
			single: [
				({ own, ownSum }) => `${ownSum}, mes y día y año de tu nacimiento, se pliega hasta que solo queda ${own}.`,
				({ own, ownSum }) => `Tu fecha se parte en ${ownSum}, y todo eso viene a dar en ${own}.`,
				({ own, ownSum }) => `Al pie de la columna está ${own}; más arriba, todavía legible, ${ownSum}.`,
			],
		},
		steps: {
			0: {
				open: [
					'En el anillo de nueve la primera pareja de números comparte asiento, y ninguno alza la voz.',
					'Los dos primeros números señalan un mismo lugar del anillo, como dos abrigos en una percha.',
				],
				strain: [
					'La segunda pareja cae en el mismo punto, donde el acuerdo llega tan pronto que nadie lo revisa.',
					'Donde la segunda pareja coincide, una sola opinión trabaja por dos y se cansa el doble.',
				],
			},
			1: {
				open: [
					'La primera pareja son vecinos en el anillo, tan cerca que se piden sal en zapatillas.',
					'Pared con pared en el anillo, la primera pareja oye cuándo se ríe el otro.',
				],
				strain: [
					'A la segunda pareja la separa un paso, y los vecinos así riñen por el seto.',
					'La segunda pareja está a un paso, justo el ancho de una puerta con dos personas dentro.',
				],
			},
			2: {
				open: [
					'Dos pasos hay en la primera pareja, como cuando se salta un peldaño.',
					'La primera pareja deja un hueco en medio, y allí hay una tercera taza por si hace falta.',
				],
				strain: [
					'En la segunda pareja hay siempre un número en medio, como la visita que se queda a cenar.',
					'Dos pasos en la segunda pareja: cerca para esperar algo, lejos para darlo por seguro.',
				],
			},
			3: {
				open: [
					'Un tercio del anillo separa a la primera pareja, y desde ahí cada uno ve lo que el otro tiene detrás.',
					'Con tres pasos de por medio, la primera pareja forma un triángulo con la casa.',
				],
				strain: [
					'Tres pasos apartan a la segunda pareja, los justos para que un recado cambie un poco por el camino.',
					'La segunda pareja, a tres pasos, contesta a la pregunta anterior.',
				],
			},
			4: {
				open: [
					'La primera pareja está a cuatro pasos, lo más lejos que deja el anillo: cada uno es la mejor vista del otro.',
					'De punta a punta del anillo, la primera pareja se ve la cara mejor que nadie.',
				],
				strain: [
					'La segunda pareja ocupa todo el ancho del anillo, y el cariño hay que decirlo alto para que llegue.',
					'Cuatro pasos dividen a la segunda pareja, y no conviene adivinar lo que se puede preguntar.',
				],
			},
		},
		patterns: {
			same: 'Tu propia fila repite una sola cifra, una llamada a la puerta que nadie confunde con el viento.',
			ascending: 'En la fila del día cada cifra sube sobre la anterior, y no vendría mal mirar atrás desde el rellano.',
			descending: 'Tu propia fila cuenta hacia abajo, como antes de saltar o de encender la luz.',
			alternating: 'En la fila del día dos cifras se turnan, como quienes llevan una bolsa entre dos.',
			mirror: 'Tu propia fila se lee igual por las dos puntas, así que quien venga del otro lado no es extraño.',
			double: 'Hay una cifra doble en la fila del día, y lo que en una casa se dice dos veces suele ir en serio.',
			plain: 'Tu propia fila no tiene dibujo, lo que aburre a los creyentes y comparten casi todas las buenas tardes.',
		},
		counters: [
			'Con un día más de retraso al nacer leerías otra página y asentirías igual de fácil.',
			'Nueve números para toda la humanidad son un cedazo muy ancho, y de cualquiera se cae mucho por él.',
			'El calendario que hizo estas cifras se corrigió una vez en diez días, y ningún matrimonio lo notó.',
			'Quien quiere ver un número lo ve: en los billetes, en las puertas, en la trasera del autobús.',
			'La distancia en un anillo es vara nuestra, y algunas de las mejores parejas se ponen enfrente a propósito.',
		],
	},
	tarot: {
		openings: {
			couple: [
				({ self, other, bond }) => `De un lado sale esta carta: ${self}; del otro, ${other}; y entre las dos, ${bond}.`,
				({ self, other, bond }) =>
					`Tres cartas boca arriba: ${self} de este lado, ${bond} en medio, ${other} al otro lado de la mesa.`,
				({ self, other, bond }) => `A un lado ${self}, al otro ${other}, y lo que se les pone por medio es ${bond}.`,
			],
			single: [
				({ self, other, bond }) =>
					`Tu carta es ${self}; el sitio a tu lado muestra ${other}, y el paso entre ambos, ${bond}.`,
				({ self, other, bond }) =>
					`${self} ocupa un lado de la mesa, con ${other} en el sitio libre y ${bond} por medio.`,
				({ self, other, bond }) =>
					`Primero ${self}, que eres tú; luego ${bond}; luego ${other}, en una silla donde aún no hace falta nadie.`,
			],
		},
		cards: [
			{
				person: 'El Loco quiere con un pie en el borde y un perro pequeño por testigo.',
				bond: 'Con el Loco por medio, nadie ha leído las instrucciones y el aparato funciona más de lo previsto.',
			},
			{
				person: 'El Mago tiene en la mesa copa, espada, basto y oro, y aún ha de elegir qué levanta primero.',
				bond: 'Con el Mago por medio, lo dicho está hecho el fin de semana, también lo dicho por decir.',
			},
			{
				person: 'La Sacerdotisa se sienta entre una columna oscura y otra clara, y responde sin pasar la página.',
				bond: 'Con la Sacerdotisa por medio, lo principal lo saben ambas partes y no lo ha dicho ninguna.',
			},
			{
				person: 'La Emperatriz descansa en un trigal y no deja que nadie se vaya con hambre.',
				bond: 'Con la Emperatriz por medio, crece todo lo que se riega, incluida la mala hierba.',
			},
			{
				person: 'El Emperador cumple desde su silla de piedra y le cuesta quitarse la armadura para cenar.',
				bond: 'Con el Emperador por medio, hay una norma, alguien la puso, y conviene decir quién.',
			},
			{
				person: 'El Hierofante guarda las llaves de la casa de los padres y sabe cómo se hacían allí las cosas.',
				bond: 'Con el Hierofante por medio, hay dos libros de familia abiertos que no coinciden en las fiestas.',
			},
			{
				person: 'Los Enamorados de las estampas viejas no se contemplan: eligen, y hay quien mira hacia otra parte.',
				bond: 'Con los Enamorados por medio, esto fue una elección y tiene que volver a serlo una mañana cualquiera.',
			},
			{
				person: 'El Carro lleva dos bestias que tiran a lados opuestos, y las riendas no se ven.',
				bond: 'Con el Carro por medio, se tira con fuerza de ambas partes y nadie ha dicho en voz alta hacia dónde.',
			},
			{
				person: 'La Fuerza cierra con las manos la boca del león y le habla bajito.',
				bond: 'Con la Fuerza por medio, quien aguanta con suavidad un minuto más sujeta al león por los dos.',
			},
			{
				person: 'El Ermitaño levanta un farol en lo alto, y lo ve de lejos cualquiera que mire.',
				bond: 'Con el Ermitaño por medio, viven dos silencios bajo un techo y habría que presentarlos.',
			},
			{
				person: 'La Rueda de la Fortuna lleva pasajeros en la llanta, y este se ríe porque ahora le toca subir.',
				bond: 'Con la Rueda por medio, la mitad del trabajo la hizo el momento, y nadie se lo ha agradecido.',
			},
			{
				person:
					'La Justicia tiene en una mano la balanza y en la otra la espada, y se acuerda de quién fregó el lunes.',
				bond: 'Con la Justicia por medio, las cuentas cuadran, y un regalo parecerá en ellas un error.',
			},
			{
				person: 'El Colgado pende de un talón con cara tranquila y ve la casa entera desde abajo.',
				bond: 'Con el Colgado por medio, algo espera, y no es seguro que ambas partes recuerden qué.',
			},
			{
				person: 'La Muerte de la carta cabalga por un campo segado hace tiempo y hace sitio.',
				bond: 'Con esta carta de finales por medio, una manera vieja de estar juntos acabó y su abrigo sigue en la percha.',
			},
			{
				person: 'La Templanza pasa agua de copa en copa, con un pie en el arroyo, y no se le cae.',
				bond: 'Con la Templanza por medio, va bien a sorbos y mal a cubos.',
			},
			{
				person:
					'El Diablo tiene dos cautivos con cadenas tan flojas que salen por la cabeza, si a alguien se le ocurre.',
				bond: 'Con el Diablo por medio, la llave la tiene una costumbre, y se sabe en qué bolsillo.',
			},
			{
				person: 'La Torre recibió el rayo arriba y tiene vistas por primera vez en años.',
				bond: 'Con la Torre por medio, una frase verdadera atravesó el techo y detrás entró la lluvia.',
			},
			{
				person: 'La Estrella se arrodilla junto al agua y vacía los dos cántaros, uno de ellos en suelo seco.',
				bond: 'Con la Estrella por medio, cuando los enfados se fueron a casa la que se quedó fue la esperanza.',
			},
			{
				person: 'La Luna alumbra un sendero entre un perro y un lobo y no aclara cuál es cuál.',
				bond: 'Con la Luna por medio, la mitad de lo que se teme del otro es la sombra de un abrigo en una puerta.',
			},
			{
				person: 'El Sol da en un niño que monta sin silla y no esconde nada en la manga, porque no la tiene.',
				bond: 'Con el Sol por medio, las cosas son lo que parecen, y acostumbrarse cuesta más de lo que se cree.',
			},
			{
				person: 'El Juicio toca la trompeta sobre gente bien instalada, y la gente se levanta.',
				bond: 'Con el Juicio por medio, algo llama a dos personas por su nombre, y una lo oyó primero.',
			},
			{
				person: 'El Mundo baila dentro de una corona de hojas, con una pierna cruzada, al final de un trabajo largo.',
				bond: 'Con el Mundo por medio, se ha cerrado una vuelta y nadie ha pedido todavía el baile siguiente.',
			},
		],
		effects: {
			alone: {
				open: [
					'Las de los lados se anulan, y la del centro habla en un cuarto tranquilo con su propia voz.',
					'Izquierda y derecha se deshacen entre sí, y la palabra se queda con la de en medio.',
				],
				strain: 'Como los dos lados no casan, lo que hay en medio tiene que sostenerse sin apoyo.',
			},
			strong: {
				open: [
					'Las tres son de la misma casa, y a la del centro se la oye el doble.',
					'Cada cual da con su igual, y lo de en medio gana el peso de las tres.',
				],
				strain: 'Fuerte no es lo mismo que bueno, y una carta tan sonora también pregona sus defectos.',
			},
			supported: {
				open: [
					'La carta del centro tiene un hombro amigo y puede recostarse un poco.',
					'Hay algo junto a la carta del centro que la quiere bien, y eso no lo tiene cualquier centro.',
				],
				strain: 'A quien siempre sostienen se le olvida cuál era la pierna floja.',
			},
			torn: {
				open: [
					'La carta del centro tiene a un lado una amiga y al otro una rival, lo que al menos la mantiene despierta.',
					'Una vecina tira y la otra empuja, y la carta del centro aprende a estar de puntillas.',
				],
				strain: 'De la carta del centro tiran por ambos lados, como de quien lleva recados.',
			},
			weakened: {
				open: [
					'La carta del centro queda delgada entre estas vecinas, y lo delgado pasa por debajo de las puertas.',
					'Donde las dos vecinas restan fuerza, la carta del centro enseña lo que tiene de suyo.',
				],
				strain: 'Ningún lado alimenta lo que hay en medio, así que habrá que alimentarlo a propósito.',
			},
			quiet: {
				open: [
					'Ninguna vecina empuja a la carta del centro, y lo que se deja en paz a veces crece.',
					'Las vecinas de la carta del centro son corteses y lejanas, como en una buena escalera.',
				],
				strain: 'Nadie molesta a la carta del centro, y nadie ha preguntado tampoco por ella.',
			},
		},
		reversed: {
			0: 'Todas las cartas están derechas, lo que hace muy ordenado y oculta cuánto hubo que ensayar.',
			1: 'Una carta está cabeza abajo, y en una fila de tres es de la que habla todo el mundo.',
			2: 'Dos cartas están del revés, de modo que la única derecha no debería llevarse el mérito.',
			3: 'Las tres están invertidas, y vistas desde el otro lado de la mesa están las tres derechas.',
		},
		counters: [
			'Tres de veintidós es una ventana estrecha, y la calle no se ve por ella.',
			'Estas cartas se pintaron mucho antes de que conocieras a nadie, y también les irían a los vecinos.',
			'A una imagen se le da bien parecer que iba por uno; para eso están las imágenes.',
			'Ninguna de las tres sabe nada del alquiler, del atasco ni de los ronquidos.',
			'Sería vanidad creer que la baraja tomó partido, y tentación si tomó el propio.',
		],
	},
	indian: {
		openings: {
			couple: [
				({ own, other, ownPada, otherPada }) =>
					`Una Luna estaba en ${own}, cuarto ${ownPada}, y la otra en ${other}, cuarto ${otherPada}.`,
				({ own, other, ownPada, otherPada }) =>
					`${own} y ${other} son las dos posadas donde durmió la Luna sus primeras noches, habitación ${ownPada} en la una y habitación ${otherPada} en la otra.`,
				({ own, other, ownPada, otherPada }) =>
					`Dos lunas puestas una junto a otra: ${own} en su cuarto ${ownPada}, ${other} en su cuarto ${otherPada}.`,
			],
			single: [
				({ own, pada, degree }) =>
					`La Luna de tu cumpleaños se alojaba en ${own}, cuarto ${pada}, a ${degree} grados del zodiaco indio.`,
				({ own, pada, degree }) =>
					`${own} es la casa de la Luna bajo la que naciste; la habitación, la ${pada}; la puerta, a ${degree} grados.`,
				({ own, pada, degree }) =>
					`A mediodía de tu primer día la Luna llevaba ${degree} grados de camino, por ${own}, cuarto ${pada}.`,
			],
		},
		kootas: {
			varna: {
				open: 'Varna, que vale un solo punto, está entera: por temple pueden mandarse lo que dura una receta.',
				strain: 'Varna no da nada, así que acuerden quién conduce antes de subir al coche.',
			},
			vashya: {
				open: 'Vashya, la atracción, está llena: cada cual mueve al otro sin empujar.',
				strain: 'Vashya anda baja; nadie sigue a nadie por naturaleza, y una invitación puede más que una indirecta.',
			},
			tara: {
				open: 'Tara cuenta de estrella a estrella y encuentra bueno el camino de ida y el de vuelta.',
				strain: 'Tara se queda corta: hay días en que la suerte llama a una sola puerta y hay que repartirla a mano.',
			},
			yoni: {
				open: 'Yoni junta a los animales y da sus cuatro puntos: la cercanía no pide manual.',
				strain: 'Yoni es escasa porque los dos animales llevan otro horario, y la cercanía habrá que concertarla.',
			},
			maitri: {
				open: 'Maitri, la amistad de los planetas regentes, está completa: también habrían sido ustedes buenos colegas.',
				strain:
					'Maitri es débil, pues los regentes de las dos lunas no son amigos, y el afecto se apoyará en lo que hagan juntos.',
			},
			gana: {
				open: 'Gana, el talante, tiene sus seis puntos: la risa y el silencio llegan casi en el mismo sitio.',
				strain: 'Gana tiene pocos puntos, porque lo que uno da por franqueza al otro le suena a trueno.',
			},
			bhakoot: {
				open: 'Bhakoot, el lugar de signo a signo, paga sus siete, y los libros ven ahí una bolsa común sin candado.',
				strain: 'Bhakoot no da nada: los dos signos no se ven bien, de modo que del dinero, hablen con sol.',
			},
			nadi: {
				open: 'Nadi, el más pesado de los ocho, está entero: los pulsos son distintos y uno descansa mientras el otro corre.',
				strain:
					'Nadi no da nada cuando los pulsos son iguales: se cansan a la misma hora, y alguien debería poner el reloj.',
			},
		},
		noLow: [
			'Ningún punto flojea, y a una mesa sin pata coja se le acaba poniendo todo encima.',
			'De los ocho, nada baja de la mitad, y no queda a quién culpar más que al martes.',
		],
		ganas: [
			{
				open: [
					'Su talante es deva, el suave, que encuentra a oscuras el picaporte sin despertar a nadie.',
					'Deva, el talante suave de los tres, riega las plantas de quien no se lo pidió.',
				],
				strain: [
					'El talante suave aplaza la frase difícil hasta que le sale barba.',
					'Lo que el talante suave se traga a mediodía lo digiere hasta el jueves.',
				],
			},
			{
				open: [
					'Su talante es manushya, el humano, a gusto con recibos, cumpleaños y segundos platos.',
					'Con manushya, el talante humano de los tres, se puede hablar antes del desayuno.',
				],
				strain: [
					'El talante humano regatea consigo mismo y puede vender el domingo por un lunes tranquilo.',
					'El talante humano guarda el recibo también en el amor, y haría bien en perderlo alguna vez.',
				],
			},
			{
				open: [
					'Su talante es rakshasa, el bravo, y la casa que tiene tal guardia duerme con las ventanas abiertas.',
					'Rakshasa, el talante bravo de los tres, dice enseguida lo que callado cuesta un año.',
				],
				strain: [
					'El talante bravo toma toda puerta cerrada por una pared, y llama en consecuencia.',
					'El talante bravo gana la discusión y luego tiene que cenar con ella.',
				],
			},
		],
		counters: [
			'Otras escuelas cuentan de otro modo dos de los ocho, y moverían este total unos puntos.',
			'De todas las parejas posibles casi un tercio no llega a dieciocho, y muchas duermen ahora mismo espalda con espalda.',
			'No se preguntó la hora de nacer, y la Luna podría estar una posada más allá de donde aquí se pinta.',
			'Entre los ocho puntos no figura el humor, y es lástima, porque carga con más que siete de ellos.',
			'La lista se hizo para familias que elegían por otros, y nada sabe de quien elige por su cuenta.',
		],
	},
	astrology: {
		openings: {
			couple: [
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`El día en que naciste el Sol estaba a ${ownDegree} grados de ${ownSun}; el de la otra persona había llegado a ${otherDegree} de ${otherSun}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`Extiende un cielo sobre otro y brillan dos soles a la vez: desde ${ownSun}, grado ${ownDegree}, y desde ${otherSun}, grado ${otherDegree}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`${ownDegree} grados de ${ownSun}, ${otherDegree} grados de ${otherSun}: ahí estaban los dos soles, a mediodía de dos días.`,
			],
			single: [
				({ sun, sunDegree, moon, moonDegree }) =>
					`A mediodía de tu primer día el Sol estaba a ${sunDegree} grados de ${sun} y la Luna a ${moonDegree} de ${moon}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`Tu cielo tiene el Sol en ${sun}, grado ${sunDegree}, y la Luna en ${moon}, grado ${moonDegree}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`${sunDegree} grados de ${sun} para el Sol, ${moonDegree} de ${moon} para la Luna, y aún no te había preguntado nadie nada.`,
			],
		},
		pairs: {
			'sun-sun': {
				easy: 'El Sol mira bien al Sol: lo que a uno le enorgullece, el otro puede alabarlo sin apretar los dientes.',
				hard: 'El Sol está duro con el Sol, como dos que leen un mapa desde lados opuestos de la mesa.',
			},
			'sun-moon': {
				easy: 'El Sol se lleva bien con la Luna, y lo que se enseña de día se reconoce de noche.',
				hard: 'Entre Sol y Luna el ángulo es agudo: lo que uno quiere hacer choca con lo que otro necesita sentir, casi siempre en viernes.',
			},
			'sun-mercury': {
				easy: 'Sol y Mercurio se hablan, y un deseo encuentra su frase antes de volverse mal humor.',
				hard: 'Sol y Mercurio se entienden al revés, y un plan suena a corrección.',
			},
			'sun-venus': {
				easy: 'El Sol calienta a Venus, y la taza buena sale un día cualquiera.',
				hard: 'El Sol deslumbra a Venus: el esfuerzo se toma por cariño y después por factura.',
			},
			'sun-mars': {
				easy: 'Sol y Marte tiran hacia el mismo lado, y el armario pesado está arriba a mediodía.',
				hard: 'Sol y Marte chocan de hombros en la puerta, y los dos querían ayudar.',
			},
			'moon-moon': {
				easy: 'Luna con Luna va suave: hambre a la misma hora y cansancio a la misma hora, casi sin palabras.',
				hard: 'La Luna roza con la Luna, porque a la una la calma la gente justo cuando a la otra la calma nadie.',
			},
			'moon-mercury': {
				easy: 'Luna y Mercurio congenian, y los sentimientos vienen con subtítulos.',
				hard: 'Mercurio explica, y la Luna solo quería una palmada en la espalda.',
			},
			'moon-venus': {
				easy: 'Luna y Venus se arriman como dos bajo un mismo chal en el cine de verano.',
				hard: 'La Luna quiere cuidados y Venus ofrece encanto, y las dos creen haber dado de sobra.',
			},
			'moon-mars': {
				easy: 'Marte monta guardia por la Luna, y lo tierno queda a cubierto sin que le pidan dureza.',
				hard: 'Marte cruza con botas el cuarto de la Luna, y lo hace sin malicia.',
			},
			'mercury-mercury': {
				easy: 'Mercurio charla con Mercurio, y un recado de diez minutos dura una hora con mucho gusto.',
				hard: 'Mercurio interrumpe a Mercurio: dos buenas explicaciones llegan a la vez y no pasa ninguna por la puerta.',
			},
			'mercury-venus': {
				easy: 'Mercurio escribe y Venus firma, así que hasta la lista de la compra es amable.',
				hard: 'Mercurio es exacto donde Venus preferiría ser amable, y tienen dos nombres para un mismo silencio.',
			},
			'mercury-mars': {
				easy: 'Mercurio señala y Marte lo hace, que en una casa significa que la balda se cuelga de verdad.',
				hard: 'Marte contesta a Mercurio antes de que acabe, y contesta a otra cosa.',
			},
			'venus-venus': {
				easy: 'Venus está de acuerdo con Venus en las cortinas, en las amistades y en cuándo irse de la fiesta.',
				hard: 'Venus le arquea la ceja a Venus: dos buenos gustos en un cuarto y una sola pared.',
			},
			'venus-mars': {
				easy: 'Venus y Marte se han mirado a los ojos, y la vieja historia no hace falta repetirla.',
				hard: 'Venus y Marte tiran de la manta por las dos puntas, y nadie admite tener frío.',
			},
			'mars-mars': {
				easy: 'Marte trabaja con Marte como dos en un serrucho: cada cual tira y nadie empuja.',
				hard: 'Marte se topa con Marte en una escalera estrecha, los dos con los brazos llenos.',
			},
		},
		noEasy: [
			'Ningún ángulo fácil está lo bastante cerca para contar; aquí nada vendrá de regalo y lo que venga será ganado.',
			'Faltan los ángulos fáciles, y quien no tiene ascensor se sabe la escalera de memoria.',
		],
		noHard: [
			'Ningún ángulo difícil está lo bastante cerca para contar, y un camino sin una piedra adormece a quien lo anda.',
			'De ángulos difíciles no se halla ninguno, cosa cómoda que deja poco donde apoyarse.',
		],
		closest: [
			({ first, second, aspect, orb }) =>
				`El ángulo más cerrado de todos es el de ${first} con ${second}: ${aspect}, a solo ${orb} grados de lo exacto.`,
			({ first, second, aspect, orb }) =>
				`Nada hay aquí más cerca de lo exacto que ${first} y ${second}, en ${aspect}, con un desvío de ${orb} grados.`,
		],
		counters: [
			'Un horóscopo sin hora no tiene casas, y mucho de lo que gusta decir a los astrólogos se ha dejado fuera adrede.',
			'Los planetas vieron nacer esos días a unos cientos de miles más, y les dieron vidas muy distintas.',
			'Si el ángulo hizo el humor o el humor fue a buscarse un ángulo, nunca se ha aclarado.',
			'Un cielo fácil no es mérito, y se ha hecho mucha buena carpintería a contraveta.',
			'El Sol y la Luna se midieron a fracciones de grado, y el tono de voz de la cena, no.',
		],
	},
	thesis,
};
