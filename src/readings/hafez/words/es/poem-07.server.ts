import type { PoemWords } from '../shape.ts';

/** Ghazal 255: Joseph and the hut of sorrows, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Una choza en Canaán, con fama de llanto, y un hijo que falta. Hafez anuncia dos regresos, el de José y el de las rosas, y entre los dos coloca una orden pequeña, dicha como quien arropa: no te apenes.',
		'El verso termina dos veces en el mismo sitio, «no te apenes», igual que una mano que palmea la espalda sin encontrar mejor argumento. Alrededor, un padre espera, un hijo anda lejos, unas paredes tienen nombre triste.',
		'De Canaán se ve poco: una puerta baja, un anciano, polvo en el camino de Egipto. La rosaleda está dicha en futuro y nadie precisa el día. En presente hay solamente un ruego, y la voz baja con que se pide.',
	],
	quietOpenings: [
		'En Canaán hay una choza con nombre de pena, y dentro un padre que espera. Hafez le habla desde fuera, muy bajo, y repite lo mismo dos veces.',
		'Falta un hijo y una casa lo llora. El verso no entra a ordenar nada; se queda junto a la puerta, con unas pocas palabras.',
	],
	heritage: [
		'En persa la pena se come: el estribillo dice literalmente «no comas pena», y así se habla todavía en las calles de Irán, donde preocuparse por alguien es comerse su pena.',
		'A la historia que cuenta la Biblia, el Corán le añade una camisa: Jacob, ciego de tanto llorar, recobra la vista cuando le ponen sobre el rostro la de su hijo.',
	],
	turns: {
		bereavement: [
			{
				turn: 'José vuelve, y quienes mueren no. Eso hay que decirlo antes de seguir con el verso. Queda de él la choza: un dolor con paredes y puerta, al que se le puso nombre y donde se lo pudo encontrar. Hafez la deja en pie. Llorar tiene aquí un lugar, y nadie viene a pedirlo para otra cosa.',
				counter:
					'«No te apenes» puede doler como una orden. Si es así, que se quede en la página; está dicho a otro padre.',
				question: '¿Dónde, en la casa, tiene sitio esta pena para sentarse?',
				act: 'Arropa con una manta una silla o una cama, siéntate ahí unos minutos y no ordenes nada alrededor.',
			},
			{
				when: ['person_dead'],
				turn: 'A la casa de Jacob la tradición le puso nombre, choza de las penas, y eso ya es hospitalidad: el dolor tuvo paredes y un sitio donde encontrarlo. Hoy se le concede una semana y luego se le ruega discreción. Hafez habla desde fuera, sin meterle prisa, y la puerta se queda como estaba.',
				counter:
					'Rosas, dice el verso, y puede sonar a insulto en los primeros tiempos. No tienes por qué ver ninguna, ni imaginarlas siquiera.',
				question: '¿Qué olor o qué prenda trae más cerca a quien falta cuando no hay visitas?',
				act: 'Busca algo que aún conserve su olor o su forma, tenlo en el regazo un rato y guárdalo donde estaba.',
			},
		],
		illness: [
			{
				turn: 'Jacob perdió la vista de tanto llorar, y del verso suele recordarse el regreso y no esos años de ojos enfermos en la choza. Alguien le daría de comer. Alguien le contaría el tiempo que hacía. Cuidar es casi siempre eso, sostener una casa triste sin saber la fecha de nada.',
				counter: 'La historia acaba bien y la vida no firma finales. Este libro no sabe cuál será el de hoy.',
				question: '¿Qué cosa menuda haría hoy más habitable el cuarto donde se está mal?',
				act: 'Acerca una flor, una rama o una fruta a la habitación donde se guarda cama, o a tu mesa si está lejos.',
			},
			{
				when: ['ill'],
				turn: 'El verso llama choza a la casa y no la tira. Quien está malo vive en una choza de esas, el propio cuerpo, con postigos que ya no cierran y un rincón que todavía es bueno. No se te pide un jardín. Hafez pone el verbo en futuro y deja el plazo en blanco; hoy basta con el rincón.',
				counter:
					'Si ese ruego de no apenarte te cansa, no lo oigas. Está dicho a un padre que espera, y no a quien guarda cama.',
				question: '¿Cuál es hoy el rincón bueno, aunque mida solo un palmo?',
				act: 'Acomódate de lado, con algo blando entre las rodillas o bajo el brazo, y mira un punto de luz hasta que se mueva.',
			},
		],
		betrayal: [
			{
				turn: 'Antes del llanto de Canaán hubo un pozo, y junto al pozo, hermanos. El verso no los nombra. Habla desde el lado de quien aún no sabe y espera, con una camisa manchada en la mano. La traición deja a menudo eso, una prenda que alguien trajo y una historia que no acaba de encajar.',
				counter: 'En aquel relato hubo después pan y perdón. En el tuyo no hay por qué adelantar ninguna escena.',
				question: '¿Qué parte de lo que se ha contado no encaja, y quién te ayudaría a mirarla sin prisa?',
				act: 'Lava a mano una prenda pequeña, escúrrela y tiéndela al sol o cerca de una ventana.',
			},
			{
				when: ['wronged'],
				turn: 'Los que tiraron a José comieron pan sentados junto al pozo; lo dice el relato, y es lo que más hiela. Quien hiere sigue cenando. A ti te toca la cisterna, con su eco, y no hay que salir de ahí con mejor carácter. En el verso nadie le pide a José que entienda a sus hermanos.',
				counter: 'Tal vez algún día quieras hablar con quien te echó abajo, o tal vez nunca. El verso no fija la cita.',
				question: '¿Qué voz querrías oír ahora mismo en la boca del pozo?',
				act: 'Llama a la persona en quien has pensado y déjala hablar; puedes estar en silencio al otro lado.',
			},
		],
		separation: [
			{
				turn: 'Quien lee este verso en una ruptura oye «volverá» y ya no lee lo demás. Conviene frenar ahí: es la historia de un padre y un hijo, y Hafez no conoce a nadie más. Lo que sí toca a cualquiera es la casa. Lo que cambia en la segunda línea, para bien, es la choza, y nadie tiene que cruzar su puerta para ello.',
				counter:
					'También la casa pide tiempo, y hay días en que ver crecer algo en ella parecería una traición a lo perdido.',
				question: '¿Qué se ha entristecido en la casa que podría alegrarse sin que vuelva nadie?',
				act: 'Pon una rama verde o una flor de la calle en un vaso y déjalo en el cuarto donde más se nota el silencio.',
			},
			{
				turn: 'José y su padre envejecieron por separado, y cada uno guardó al otro con una edad equivocada. Toda separación hace lo mismo: conserva a alguien en una tarde y lo deja ahí, con aquella camisa. El verso no despierta a nadie. Solo mueve los labios desde la puerta, dos veces, con un ruego de tres palabras.',
				counter:
					'A lo mejor tú no conservas a nadie, o lo que quieres es dejar de hacerlo. El ruego vale igual para salir.',
				question: '¿Con qué edad y con qué ropa se ha quedado guardada esa persona?',
				act: 'Guarda en una caja, sin tirarlo, un objeto de aquellos años, y ponla donde no la veas al acostarte.',
			},
		],
		quarrel: [
			{
				turn: 'La peor pelea de aquel libro empezó por una túnica de colores, y la pagó el que la llevaba puesta. En la choza de Canaán faltaba uno y sobraban diez que no podían mirarse. Hafez no menciona la túnica ni a los diez. Mira la casa, donde, con razón o sin ella, todos comen peor.',
				counter:
					'No todas las riñas son de hermanos ni se curan con trigo. Algunas solo necesitan que cada uno tenga su puerta.',
				question: '¿Qué túnica hay en el fondo de esta disputa, y quién la repartió?',
				act: 'Zurce, dobla o cepilla una prenda que te haya regalado alguien de los tuyos, pensando en quién la eligió.',
			},
		],
		love: [
			{
				turn: 'Cuando José reaparece ya no es el muchacho del pozo: tiene cargo, otro idioma, un nombre egipcio. A los amores les pasa, incluso sin salir de casa. El verso anuncia a uno que vuelve y se calla el parecido. Querer a quien se tiene delante es otro trabajo que querer a quien se recordaba.',
				counter:
					'Además, el poema habla de padres e hijos. Trasladarlo al deseo favorece mucho a quien sueña y pregunta poco al soñado.',
				question: '¿A quién se quiere exactamente en esta historia, a alguien de hoy o a alguien de cierta fecha?',
				act: 'Alinea tres fotos tuyas de años distintos y busca qué ha cambiado en tu manera de mirar a la cámara.',
			},
			{
				when: ['in_love'],
				turn: 'En la tradición de Persia hay otra historia de José, la de Zuleija, que lo quiso con toda la fuerza equivocada y aprendió luego. Hafez prefiere la del padre, donde nadie corta nada con un cuchillo. Se puede querer como la una o como el otro, tirando de la camisa o reconociéndola con las manos.',
				counter:
					'Sin algo de Zuleija tampoco arranca nada. La paciencia sola no le ha quitado el sueño a ninguna persona.',
				question: '¿Qué haría tu querer si tuviera más paciencia, y qué perdería?',
				act: 'Lleva hoy contigo una prenda que te recuerde a quien quieres y tócala solo tres veces en todo el día.',
			},
		],
		unrequited: [
			{
				turn: '«Volverá» supone que alguna vez estuvo. El amor sin respuesta espera a un José que no se ha ido porque no llegó a venir, y eso el verso no lo prevé. Le queda, sin embargo, la otra mitad: una casa llena de pena puede cambiar de nombre sin esperar caravanas. Es poco, y está de este lado de la puerta.',
				counter:
					'Puede que la choza te guste como está, con su luz de tarde. No todo el mundo tiene prisa por las rosas.',
				question: '¿Qué quedaría en esta espera al quitarle la palabra «volverá»?',
				act: 'Abre de par en par una ventana que nunca se abra, quita el polvo del marco y deja algo verde en el hueco.',
			},
			{
				when: ['in_love'],
				turn: 'Quien quiere sin eco vive con el oído en el camino de Egipto: cualquier polvo es caravana. El estribillo le pone la mano en el brazo, dos veces, y no le promete carta ninguna; un poema no puede. Le dice que la pena se come, en persa, y que hay otras cosas sobre la mesa.',
				counter:
					'También la esperanza se come, y algunos días no hay otra cosa. No es asunto de nadie quitársela a nadie.',
				question: '¿Qué caravana sigues viendo venir, y de qué está hecho el polvo?',
				act: 'Come hoy sin prisa algo que te guste mucho, de cara a una ventana que no dé al camino.',
			},
		],
		loneliness: [
			{
				turn: 'La choza de Jacob estaba llena de gente y era la casa más sola de Canaán. La tradición lo sabe y por eso nombró la casa, no al hombre. Hafez se acerca y le habla al lugar: será jardín. A quien está en soledad se le suele aconsejar que salga; aquí se cuida la habitación donde se queda.',
				counter: 'Un jardín sin visitas sigue sin visitas. La segunda silla también hay que sacarla a la puerta.',
				question: '¿Qué cambiaría en tu cuarto si fueras a recibir a alguien esta semana?',
				act: 'Coloca dos sillas de modo que se miren, limpia la mesa entre ambas y piensa a quién le gustaría esa luz.',
			},
		],
		dismissal: [
			{
				turn: 'Al pozo nadie baja: lo arrojan, y los primeros minutos son de no entender. El verso está escrito para esa parte, la de los que se quedan mirando el hueco. No pide lecciones ni planes para Egipto. Le dice «no te apenes» a alguien que ya se apena, y se ve que lo sabe, por la voz.',
				counter:
					'La carrera de José es un mal consuelo para el primer día. Lo que venga después ya traerá su caravana, o no.',
				question: '¿Quién trata igual a una persona con puesto y sin él?',
				act: 'Ponte la ropa más vieja y cómoda que tengas, échate un rato y deja que la tarde pase sin contarla.',
			},
		],
		work: [
			{
				turn: 'Antes de su cargo, José pasó por una cisterna, una casa ajena y una cárcel; ninguno de esos empleos lo eligió. Entre el pozo y los graneros hay años de tareas menores bien hechas, sin saber adónde iban. El verso mira desde Canaán y no ve nada de eso. Lo que se aprende lejos de casa tiene una contabilidad invisible.',
				counter:
					'La historia premia al que aguanta, y por eso gusta tanto a los jefes. Hay cisternas de las que se sale gritando.',
				question: '¿Qué tarea menor, de las que nadie ve, está enseñándote el oficio?',
				act: 'Mete en un frasco un botón, un garbanzo o una moneda por cada cosa bien hecha de esta semana.',
			},
			{
				when: ['has_job'],
				turn: 'El sueño de las espigas le costó a José un pozo, y el de las vacas le valió un despacho; era el mismo talento delante de otra gente. En tu puesto puede pasar lo que en Canaán, que el mérito no se vea porque se ve la túnica. El verso no discute el reparto. Espera, y entretanto cambia la casa de nombre.',
				counter: 'Esperar a que un faraón te llame no es una estrategia. A los despachos también se sube a preguntar.',
				question: '¿Qué estás aprendiendo en este puesto que no sale en la descripción del puesto?',
				act: 'Cuéntale a alguien de fuera, en un minuto, qué sabes hacer, sin nombrar tu cargo ni el de nadie.',
			},
		],
		study: [
			{
				turn: 'Entre Canaán y Egipto hay un desierto, y este gazal manda cruzarlo: quien va por gusto hacia la Caaba, dice más abajo, que no se queje de las espinas. Para los estudios valen las dos cosas, el gusto y la espina. Lo que no aparece en ningún verso es que haga falta apenarse para llegar.',
				counter:
					'El gusto se puede perder a mitad del desierto, y no es pecado. También hay caravanas que vuelven con provecho.',
				question: '¿Qué se quería saber al principio, antes de que hubiera notas?',
				act: 'Pon sobre la mesa una planta o una hoja verde, abre un libro por un tema que te guste y lee diez minutos.',
			},
		],
		waiting: [
			{
				turn: 'La buena nueva tardó, y cuando llegó la traía el peor mensajero: los mismos hermanos que mintieron. El padre no los creyó de entrada. Quien pasa mucho tiempo esperando se prepara para la llegada y nunca para el cartero. Ten cuidado de no rechazar lo tuyo por la cara que lo trae.',
				counter:
					'Desconfiar también es memoria. Si quien te trae recados ya falló otras veces, comprobar el sobre no ofende a nadie.',
				question: '¿De quién no te gustaría recibir la noticia, y por qué precisamente de esa persona?',
				act: 'Despeja el lugar donde dejarías un paquete recién llegado, buzón, recibidor o esquina de la mesa, hasta que quepa una caja.',
			},
			{
				when: ['waiting'],
				turn: 'Jacob no espera de cualquier manera: tiene una casa donde hacerlo, y esa casa acaba llamándose como su pena. También tu espera le está poniendo nombre a algo, a un cajón, a las once de la mañana, a un ruido del portal. Hafez tacha el nombre y escribe otro antes de que llegue nadie.',
				counter: 'Rebautizar un cajón no mueve una carta. Si hay a quien preguntar, pregunta, y riega después.',
				question: '¿Qué rincón de tu casa lleva ya el nombre de lo que esperas?',
				act: 'Despeja ese rincón y deja en él algo vivo o de color, aunque sea una naranja en un plato.',
			},
		],
		leaving: [
			{
				turn: 'Para el padre, José está perdido; para José, hay una caravana, un mercado, una lengua que aprender. La misma distancia se llama de dos maneras según el extremo desde el que se mida. El verso está dicho desde Canaán, del lado del que se queda, y por eso no se le oye a José ni un suspiro.',
				counter:
					'Tampoco va a quedarse quieto el mundo para no preocupar a nadie. Hubo hambre en Canaán, y el que faltaba tenía trigo.',
				question: '¿Con qué palabra nombra esta distancia quien se queda, y con cuál quien se va?',
				act: 'Pregúntale a alguien que vivió una marcha, la suya o la de otro, qué objeto se dejó puesto en su sitio.',
			},
			{
				when: ['leaving'],
				turn: 'Alguien llamará pérdida a lo que para ti es camino, y cada cual lo dirá con razón desde su puerta. José no supo hasta muy tarde que en Canaán había una casa con nombre de pena. A ti no tiene por qué pasarte: al irte se puede mirar una vez hacia atrás y decir por dónde se vuelve.',
				counter:
					'Hay quien no deja choza ninguna detrás y sale ligero. Inventarse un Jacob para el camino es literatura.',
				question: '¿Qué dejarías en la casa para que hablara de ti sin entristecerla?',
				act: 'Dile a alguien cómo prefieres que te escriba cuando estés lejos, a qué hora y de qué cosas.',
			},
		],
		home: [
			{
				turn: 'La palabra del verso para esa casa es kolbe, choza: techo bajo, adobe, una sola puerta. En ella Hafez ve una rosaleda, y no ve un palacio, que habría sido lo natural en un poeta de corte. Pide a las paredes que cambien de ánimo y no de tamaño. Muchas casas solo necesitan eso, y alguna ventana.',
				counter: 'Otras necesitan otra casa. El buen ánimo no quita la humedad del muro norte, y eso se mira antes.',
				question: '¿Qué tendría que crecer entre esas paredes para que dejaran de ser solo paredes?',
				act: 'Pon un poco de tierra o un esqueje donde entre luz, en la casa que haya, y échale un dedo de agua.',
			},
		],
		eviction: [
			{
				turn: 'La choza de las penas, por lo menos, era de Jacob. Quien está a punto de perder la puerta, o ya la perdió, no debe oír que la casa florecerá. Que oiga solo el tono, el de alguien que se queda al lado y repite lo mismo porque no tiene llaves que dar. La pena, esta vez, va a necesitar varias casas.',
				counter: 'Puede sobrar hasta el tono. Hay días en que cualquier verso sobre casas hace daño, y es normal.',
				question: '¿Quién podría sentarse a tu lado esta tarde, donde estés?',
				act: 'Hierve agua para dos tazas y llama a alguien para que venga, o para tomarla cada cual en su lado del teléfono.',
			},
		],
		money: [
			{
				turn: 'Años de vacas gordas y años de vacas flacas: el sueño más famoso sobre dinero lo explicó José, y lo explicó en Egipto, mientras su casa pasaba hambre sin saberlo. La lección que suele citarse es ahorrar. La otra es que el grano estaba en manos de alguien de la familia y nadie se atrevía a preguntar.',
				counter:
					'Quien está en los años flacos no tiene granero al que volver atrás. Decirle que ahorrase es llegar tarde.',
				question: '¿Qué pregunta sobre dinero cuesta tanto hacer, y a quién habría que hacérsela?',
				act: 'Revisa la despensa, cuenta para cuántos días hay de algo, arroz o pasta, y escríbelo en la puerta.',
			},
		],
		guilt: [
			{
				turn: 'La culpa de los hermanos pasó más de veinte años con la boca cerrada, comiendo a la mesa de su padre ciego. El verso los tiene tan cerca y no los mira. Solo habla al que llora. Y sin embargo, en la historia, los que tenían que abrir la boca eran ellos; hasta entonces la choza no cambió.',
				counter:
					'Hay culpas que no arrojaron a nadie a ningún pozo. La tuya puede ser más pequeña de lo que la hace el silencio.',
				question: '¿Quién necesitaría oír lo que se calla, y qué cambiaría en esa casa?',
				act: 'Di la frase que callas en el cuarto más pequeño de la casa, con la puerta cerrada, y sal después al aire.',
			},
		],
		fear: [
			{
				turn: '«No te apenes», repite, y para el miedo el gazal tiene más abajo una imagen mejor: si viene la riada que arranca los cimientos, el timonel es Noé. No dice que no llueva. Entre la choza y el arca hay la misma idea modesta, un sitio pequeño con alguien dentro mientras pasa el agua.',
				counter:
					'Hay lluvias de las que se sale por pies, sin arca. Si el peligro es cierto, el verso va detrás del paraguas.',
				question: '¿Con quién te meterías en un sitio pequeño hasta que escampe?',
				act: 'Haz con una sábana y dos sillas un techo bajo, o métete bajo la colcha, y quédate ahí cinco minutos.',
			},
		],
		weariness: [
			{
				turn: 'Una choza no se hace jardín por decreto. Hay que abrir los postigos, sacar lo mojado, echar tierra buena sobre la cansada, y todo eso es faena lenta, de rodillas. El consuelo del verso está en la escala: no pide un palacio para empezar, se conforma con las paredes que hay.',
				counter:
					'Que te manden no apenarte puede ser lo más irritante del mundo. Con razón: hay penas que tienen derecho a su silla.',
				question: '¿Dónde, entre tus días, cabría una maceta, por estrecho que sea el sitio?',
				act: 'Planta un diente de ajo o una legumbre en un vaso, con tierra o con algodón húmedo, y ponlo donde dé luz.',
			},
		],
		anger: [
			{
				turn: 'De la envidia, este cuento lo sabe todo: once hermanos, una túnica, un padre con un preferido. Nadie en Canaán se cree envidioso, todos se creen mal repartidos, y acaso aciertan. Hafez, en vez de moraleja, trae a escena el resultado: una choza donde no ríe nadie, tampoco los que ganaron.',
				counter:
					'El agravio existió: túnica hubo una sola. A quien no la recibió no se le puede decir que es cosa de carácter.',
				question: '¿Qué hay debajo de este enfado que se parezca a un reparto mal hecho?',
				act: 'Escribe qué habrías pedido tú de haber podido elegir, con color y con talla, y guárdalo en el ropero.',
			},
		],
		child: [
			{
				turn: 'Este verso lo ha dicho mucha gente junto a una cuna vacía o llena, porque habla de un hijo que falta y de una casa que cambia. Hay que leerlo con tiento. Promete a Jacob lo que no puede prometer a nadie más. A los demás les deja la mano en la espalda y el nombre de la pena, dicho sin rodeos.',
				counter:
					'Algunas ausencias no vuelven por ningún camino. Para esas, el futuro de rosas de la segunda línea no sirve.',
				question: '¿Cómo llamarías, con palabras tuyas, lo que vive ahora en esa casa?',
				act: 'Dale a lo que sientes un lugar pequeño: un hilo atado, una piedra, una flor en un vaso.',
			},
		],
		joy: [
			{
				turn: 'Pocas veces se lee este verso por el final, y hoy toca: la choza ha cambiado de nombre. No lo hizo de golpe, ni lo hizo la fama; alguien dejó la puerta sin cerrojo durante años. En la segunda línea de Hafez todo eso cabe en una palabra, golestán, que se dice abriendo mucho la boca.',
				counter:
					'Los jardines piden riego desde el primer día. La parte de la rosa que se olvida en las fiestas es la regadera.',
				question: '¿Qué puerta quedó sin cerrojo, todo ese tiempo, para que esto entrara?',
				act: 'Cuelga hoy en una pared o una puerta algo de color, y déjalo por lo menos hasta el domingo.',
			},
		],
		faith: [
			{
				turn: 'Jacob siguió diciendo «paciencia hermosa», según el Corán, y a la vez lloró hasta quedarse ciego; nadie le pidió que eligiera. Este gazal termina recomendando lo mismo: una noche oscura, un rincón pobre, el rezo y la lección. Creer no le secó los ojos. Le dio, si acaso, hacia dónde llorar.',
				counter: 'A quien no reza, el rincón pobre le queda igualmente, y tampoco ahí le falta compañía de buena ley.',
				question: '¿Hacia dónde miras cuando lo que pides se retrasa tanto?',
				act: 'Repite despacio, con el ritmo de la respiración, unas palabras que aprendieras en la infancia, cinco veces.',
			},
		],
		decision: [
			{
				turn: 'Dos veces dejó Jacob partir a un hijo. Con José no sospechó nada; cuando más tarde le pidieron a Benjamín, tembló. Elegir después de un error es otra clase de elección, porque el miedo entra a votar. Convendría separar lo que hoy decides de aquello otro cuya sombra se le parece.',
				counter:
					'Tampoco hay que echar al temor de la sala: a veces recuerda un detalle que el entusiasmo barrió bajo la alfombra.',
				question: '¿Qué elección antigua está votando en esta sin que la hayas invitado?',
				act: 'Coloca dos sillas enfrentadas; ocupa una como quien decidió entonces y la otra como quien decide hoy, y conversa.',
			},
			{
				when: ['two_options'],
				turn: 'José, libre y con poder, pudo escoger: darse a conocer o mandar a los hermanos de vuelta con el trigo y sin palabra. Los dos caminos daban de comer. Solo uno devolvía a alguien a su casa. Ante tus dos posibilidades, el verso miraría de lejos, desde la choza, y preguntaría cuál se nota allí.',
				counter:
					'No todo lo que se decide ha de llegar a Canaán. Hay elecciones que solo te conciernen, y son legítimas.',
				question: '¿Cuál de las dos cambiaría algo en la casa a la que vuelves por la noche?',
				act: 'Camina de la puerta al fondo de tu casa pensando en una opción, y al volver, en la otra; nota dónde te detienes.',
			},
		],
		change: [
			{
				turn: 'En la segunda línea no se muda nadie. La casa es la misma, adobe y techo bajo, y de choza pasa a jardín sin moverse del sitio. Hafez cree en esa clase de cambio, la que no sale en el mapa. Lo que está cambiando en la vida de alguien también puede que no esté donde hay más polvo de caravana.',
				counter: 'Hay años en que todo cambia de sitio y no florece nada. El verso pasa por alto los inviernos.',
				question: '¿Qué ha cambiado ya en tu casa, sin ruido, antes que en los papeles?',
				act: 'Mueve una planta, una lámpara o una silla hacia donde da mejor la luz y siéntate a su lado.',
			},
		],
		person: [
			{
				turn: 'Jacob llevaba a José en el olfato. Cuentan que olió la camisa cuando la caravana salía apenas de Egipto, a muchas jornadas, y los de la casa lo tomaron por viejo. Pensar en una persona tiene algo de eso: se sabe de ella por señales que a los demás les parecen desvarío. No siempre son noticia; siempre dicen algo de quien huele.',
				counter: 'Los de la casa a veces llevan razón y no hay camisa. Tampoco oler de más es ningún delito.',
				question: '¿Por qué señal reconocerías de lejos a quien tienes en mente?',
				act: 'Acércate a la ventana, respira hondo por la nariz y di en qué te ha hecho pensar el olor de la calle.',
			},
			{
				when: ['person_alive'],
				turn: 'A José lo dieron por perdido y estaba trabajando. De quien no llama solemos pensar dos cosas, que le ha ocurrido algo o que nos ha olvidado, y la tercera, que está descargando trigo, da menos juego. El verso se queda en el padre, que no la pensó. Tú puedes pensarla: al otro lado hay un día con sus horas.',
				counter:
					'O no hay trigo ninguno y el silencio dice lo que parece. Tampoco conviene administrar graneros imaginarios.',
				question: '¿Cómo será un día corriente de esa persona, hora por hora, sin ti dentro?',
				act: 'Mándale una foto de algo tuyo que le resulte familiar, una esquina, una taza, y que conteste cuando quiera.',
			},
		],
		open: [
			{
				turn: 'José y Canaán han dejado de ser nombres propios: cualquiera tiene un ausente, que puede ser una vocación o una risa, y un lugar que se quedó mirando la carretera. Quien quiera leerlo así puede empezar por el lado de la casa: qué se apagó ahí, y con qué objeto delante.',
				counter:
					'O no falta nadie, y la tristeza es la del inquilino anterior. Hay paredes que guardan penas de otra gente.',
				question: '¿Qué cosa tuya, sin ser persona, anda perdida y merecería que alguien la esperara?',
				act: 'Cuelga en una pared vacía algo de color, un dibujo o una tela, y mantenlo ahí hasta el domingo.',
			},
			{
				turn: 'El verso vuelve dos veces a la misma puerta, con la misma frase. En medio quedan un nombre, una tierra y dos palabras para la casa, antes y después. Todo lo demás, el pozo, la túnica, el hambre, Hafez lo da por sabido y lo calla. Quizá sea bueno también callar algo y quedarse en el dintel.',
				counter:
					'Una palmada en la espalda no contesta a nadie. El verso no sabe qué te trae, y repetirse no lo vuelve más sabio.',
				question: '¿Qué frase te gustaría oír dos veces, dicha por alguien sin prisa?',
				act: 'Di en voz alta esa frase, dos veces, con la mano apoyada en el marco de una puerta.',
			},
		],
	},
};
