import type { CardWords } from './shape.ts';

/** The suit of Cups in Spanish, from the As to the Rey de Copas. */
export const cups: readonly CardWords[] = [
	{
		lore: 'El libro de Waite habla de cuatro chorros y Smith dibujó cinco, y nadie los puso de acuerdo. En el marco de los naipes españoles las copas se reconocen por un solo corte, como quien hace un guiño.',
		upright: {
			images: [
				'El As de Copas rebosa en cinco hilos sobre un estanque con dos lotos, y una paloma baja a ver si es verdad.',
				'Boca roja, banda verde azulada y agua por todas partes: el As de Copas no ha preguntado quién tenía sed.',
			],
			self: 'Hay de sobra. Lo que sientes no se gasta por enseñarlo, igual que la fuente de la plaza no baja porque beban los que van de paso.',
			past: 'Alguien te quiso una vez porque sí, sin que hicieras ningún mérito, y de ese chorro sigues llenando el botijo.',
			now: 'El corazón está hasta el borde, y a su alrededor todo el mundo anda de puntillas por miedo a la mancha.',
			ahead: 'Te va a llegar un cariño sin factura, de esos que dejan en la puerta metido en una bolsa de tela.',
			counter: 'Rebosar es muy bonito para quien mira; al suelo de madera habría que preguntarle.',
			question: '¿Qué le dirías a alguien si no tuviera que pasar nada después?',
			act: 'Manda hoy un «me he acordado de ti» a quien te haya venido ahora mismo a la cabeza.',
		},
		reversed: {
			images: [
				'Del revés, el As de Copas debería estar vacío, pero los cinco hilos le suben del estanque como si nada.',
				'Con el As de Copas invertido la paloma se va volando, y los dos lotos tienen la cara contra el suelo.',
			],
			self: 'Llevas la copa llena y la mano encima, como en las bodas cuando pasa el camarero. Nadie va a pensar mal si esta vez dices que sí, que otro poquito.',
			past: 'En cierta casa el afecto se servía con cuentagotas, los domingos, y había que dar las gracias de pie.',
			now: 'Lo bueno se guarda para las visitas, y resulta que la visita llevaba toda la tarde siendo la de siempre.',
			ahead:
				'Saldrá por donde menos convenga, a propósito de un paraguas perdido, y será un descanso para los dos lados.',
			counter: 'No confundas seco con callado; hay quien quiere a lo bestia y solo sabe decirlo pelando una naranja.',
			question: '¿Qué mancha es la que temes, y en qué alfombra?',
			act: 'Escribe dos renglones a una persona a quien aprecias y envíalos sin releer, con sus faltas.',
		},
	},
	{
		lore: 'En el Dos de Copas de Marsella no hay enamorados: hay una flor entre dos peces con cara de delfín. Smith puso a la pareja y, encima, las serpientes de Hermes con una cabeza de león alada.',
		upright: {
			images: [
				'Del Dos de Copas suben dos rosales que se enredan en lo alto, y allí se besan el pico dos palomas.',
				'Las copas del Dos de Copas están juntas sin tocarse; del resto se han encargado las rosas por su cuenta.',
			],
			self: 'Aquí mandan dos y ninguno manda. Lo que ofrezcas, ofrécelo a la altura de los ojos: ni desde el balcón, ni de rodillas, ni con el recibo en la mano.',
			past: 'Un día te salieron al encuentro hasta la mitad del puente, y desde entonces desconfías de quien grita desde la orilla.',
			now: 'Los dos tienen la frase en la boca, y los dos han encontrado algo interesantísimo en el fondo del vaso.',
			ahead: 'Vas a dar una cosa y a recibir otra, y cada parte presumirá en su casa de lo bien que ha comprado.',
			counter:
				'Enamorarse del propio reflejo con otra voz le pasa a cualquiera; comprueba si en la otra copa hay otra bebida.',
			question: '¿Qué le preguntarías si supieras que no va a contestar por quedar bien?',
			act: 'Mira a los ojos a alguien mientras te cuenta algo, sin preparar tu turno, hasta que acabe.',
		},
		reversed: {
			images: [
				'Invertido, el Dos de Copas cuelga de sus propios rosales, y abajo las palomas lo comentan.',
				'Con el Dos de Copas del revés los tallos parecen dos cuerdas que alguien anudó por equivocación.',
			],
			self: 'El paso está cambiado, como cuando dos suben un sofá por la escalera. Se deja en el rellano, se respira, y alguien cuenta hasta tres en voz alta.',
			past: 'Se cruzaron dos regalos iguales, cada parte creyó que el otro era una indirecta, y así quedó.',
			now: 'Cada cual tiene lista una contestación magnífica, con sus pausas, para cuando el otro haya pedido perdón primero.',
			ahead: 'El nudo se soltará por el cabo flojo; mira si no es precisamente el que tienes tú.',
			counter:
				'Hay parejas de baile que solo funcionan en pistas vecinas; desacompasarse puede ser andar cada cual a lo suyo.',
			question: '¿Qué sigues reprochando que ya se ha disculpado a su manera?',
			act: 'Repara una cortesía pequeña, las gracias que faltaron, el táper sin devolver o el saludo a medias.',
		},
	},
	{
		lore: 'Tres mujeres bailan con la copa en alto en el huerto de Smith, y es difícil no acordarse de las Gracias de tanto museo. La Aurora Dorada puso aquí a Mercurio en Cáncer: conversación en la cocina.',
		upright: {
			images: [
				'Una manga roja, otra verde azulada y otra de oro alzan el Tres de Copas; del resto de la gente no se ve nada.',
				'Sobre el Tres de Copas cuelgan granadas maduras, inclinadas como si el árbol también quisiera brindar.',
			],
			self: 'Esto se arregla en una mesa con más de dos. No hace falta que den consejos: basta con que alguien se ría con la boca llena y te pase las aceitunas.',
			past: 'Perteneciste a una pandilla, y el chiste que nació allí lo cuentan ya personas que no estaban.',
			now: 'La alegría solo se sirve en plural, y cada cual está en su casa esperando a que convoque otro.',
			ahead: 'Te llamarán a última hora para que vengas como estés, y harás mal en ponerte a planchar.',
			counter:
				'En la exaltación de la amistad se alquilan casas enteras para agosto; a la mañana siguiente alguien tendrá la señal pagada.',
			question: '¿Con quién te ríes sin tener que explicar el principio?',
			act: 'Propón hoy a dos personas un rato sin motivo, con día y con hora.',
		},
		reversed: {
			images: [
				'Con el Tres de Copas del revés los brazos sacuden la última gota sobre un suelo que queda arriba.',
				'Invertido, el Tres de Copas tiene las granadas debajo, rodadas hasta allí como al final de una boda.',
			],
			self: 'O ha habido una ronda de más, o han puesto un vaso de menos. Mira quién está junto a los abrigos fingiendo que busca el suyo.',
			past: 'Te tocó una vez sujetar los abrigos mientras bailaban, y aprendiste a conocer a la gente por los forros.',
			now: 'El jolgorio sube de volumen porque se ha acabado el motivo, y a nadie le apetece pedir la cuenta.',
			ahead: 'La reunión se irá quedando en los dos de siempre, que son quienes recogen y quienes de verdad hablan.',
			counter: 'Que no te avisaran puede ser simple despiste; con tres grupos de mensajes, se pierde el bueno.',
			question: '¿Quién falta siempre en las fotos porque es quien las hace?',
			act: 'Manda a alguien que se te ha ido quedando lejos una foto o una canción, sin reproche dentro.',
		},
	},
	{
		lore: 'En el Río de la Plata, ser un cuatro de copas es no pintar nada: en el truco casi no hay carta más humilde. La Aurora Dorada le puso la Luna en Cáncer y lo llamó Placer Mezclado.',
		upright: {
			images: [
				'Bajo un plátano de sombra, el Cuatro de Copas tiene tres en fila junto a un cojín vacío, y otra esperando en una nube.',
				'El cojín del Cuatro de Copas conserva la huella de quien se ha ido, y en la nube nadie ha retirado la oferta.',
			],
			self: 'Tienes el estómago lleno y la cara larga, que es estado muy de sobremesa. Antes de decir que no te apetece nada, alza la vista medio palmo.',
			past: 'Lo tenías todo en la mesa, hasta los postres, y te levantaste diciendo que entraba mucha corriente.',
			now: 'Hay una propuesta justo a la altura a la que no mira nadie, ni los niños ni los serios.',
			ahead: 'Te lo ofrecerán otra vez, con menos lazos y mejor contenido; procura no estar en plena siesta.',
			counter: 'Aburrirse no es profetizar, pero rechazar también está permitido; hay nubes que traen muestras gratis.',
			question: '¿A qué dices «luego» antes de saber qué es?',
			act: 'Mira diez minutos por la ventana como si fuera el cine, y quédate con lo primero que te dé gana.',
		},
		reversed: {
			images: [
				'Invertido, el Cuatro de Copas cuelga en fila de su cojín, y la de la nube queda la más a mano.',
				'Con el Cuatro de Copas del revés el árbol derrama la sombra hacia arriba y la copa suelta es la primera que se ve.',
			],
			self: 'La desgana se ha marchado y la cara no se ha enterado. Estira el brazo: será un poco torpe, como volver a pedir postre después de haber dicho que no.',
			past: 'Te pasaste una temporada al pie de un árbol, y un buen día te levantaste por algo tan poco místico como el hambre.',
			now: 'Vuelve el apetito, y con él la vergüenza de haber pregonado tanto que no querías nada.',
			ahead: 'Dirás que sí con la boca llena y sin consultarlo, y será lo más sensato del trimestre.',
			counter:
				'Levantarse puede ser puro hormigueo en las piernas; aquellas tres copas, miradas sin prisa, no estaban tan mal.',
			question: '¿Qué te apetece ya que hace un mes te daba pereza?',
			act: 'Acepta hoy algo que sueles rehusar por no molestar, un asiento, un café o que te lleven la bolsa.',
		},
	},
	{
		lore: 'Sobre esta carta escribió Waite que es de pérdida, pero que queda algo: se llevaron tres y siguen dos. La figura de Smith, de manto negro, todavía no se ha dado la vuelta para contarlas.',
		upright: {
			images: [
				'En el Cinco de Copas hay tres volcadas sobre su vino y dos en pie; tras el puente, una casa tiene luz.',
				'Tres charcos rojos, un río, una luz al otro lado: el Cinco de Copas se duele y no ha perdido las señas.',
			],
			self: 'Lo que se derramó, se derramó, y era vino bueno. Puedes quedarte mirándolo cuanto haga falta; solo conviene saber que detrás hay dos copas y que el puente no cierra.',
			past: 'Se te cayó algo bueno, de lo bueno que había, y quien dijo «era un vaso» no había bebido de él.',
			now: 'Estás mirando las tres, como debe ser; nadie cuenta las copas enteras mientras oye gotear las otras.',
			ahead: 'Te darás la vuelta una tarde, no por valentía sino por sed, y verás que dejaron la luz puesta.',
			counter:
				'Hace cuentas que el corazón no hace: a veces aquella copa era la mesa entera, y otras dos son otras dos.',
			question: '¿Qué parte de aquello sigue siendo tuya?',
			act: 'Di en voz alta, una vez, qué perdiste; luego sostén algo caliente entre las manos hasta que se temple.',
		},
		reversed: {
			images: [
				'Con el Cinco de Copas del revés el vino corre hacia arriba, y el puente es lo primero que encuentran los pies.',
				'Invertido, el Cinco de Copas ha bajado hasta ti la casita con su luz, y las dos copas aguantan colgadas.',
			],
			self: 'Ya te has vuelto. Lo rojo sigue en el suelo, igual de grande, pero a la espalda, y las dos que quedaban estaban llenas: no lo sabías porque mirabas al otro lado.',
			past: 'La primera noche que volviste a tener hambre te pareció una falta de respeto, y repetiste de todo.',
			now: 'Andas ya por el puente y todavía vas dando explicaciones al río, que las ha oído todas.',
			ahead: 'Alguien te hará sitio en el banco de la cocina sin dejar de pelar patatas, y ya estarás.',
			counter: 'Volver no corre prisa; hay quien necesita otra tarde junto al río, y el río no la cobra.',
			question: '¿A quién le debes un «ya vuelvo»?',
			act: 'Sirve agua en dos vasos, bebe uno despacio y lleva el otro a una planta o a una persona.',
		},
	},
	{
		lore: 'El seis es número del Sol en el árbol de la Aurora Dorada, y además el Sol rige este decano de Escorpio: por eso la llamaron, sin adjetivos, Placer. En la de Smith hay un patio antiguo y dos criaturas.',
		upright: {
			images: [
				'En unos escalones está el Seis de Copas, con una flor en cada una, y en medio un caballito de ruedas.',
				'El caballo de madera del Seis de Copas ha recorrido muchos pasillos y está dispuesto a recorrer otro.',
			],
			self: 'La respuesta te llega por la cintura y huele a lápiz. Sabías regalar una canica sin pensar en qué te darían; haz esto de la misma manera.',
			past: 'Viene de un patio con sol hasta las siete, de un bolsillo con pipas, de alguien que te guardaba el hueco.',
			now: 'Un cariño viejo ha levantado la mano al fondo de la clase, y el orden del día no lo contempla.',
			ahead: 'Aparecerá alguien de antes, o un sabor suyo, y te preguntará por aquello como si hubiera sido ayer.',
			counter: 'La memoria barre el patio antes de enseñarlo; había más niños, y alguno lo contaría con otra luz.',
			question: '¿Qué dabas con diez años sin pensarlo y ahora entregas con recibo?',
			act: 'Haz durante cinco minutos lo que hacías a los nueve años cuando nadie quería nada de ti, como dibujar, silbar o apilar cosas.',
		},
		reversed: {
			images: [
				'Del revés, el Seis de Copas conserva las flores, y el caballito rueda por el techo.',
				'Con el Seis de Copas invertido los escalones solo bajan, y el caballo tiene las ruedas al aire como un escarabajo.',
			],
			self: 'Vas allí a calentarte y cada vez vuelves con un poco más de frío. El patio existió; ahora lo tiene alquilado otra familia, y han pintado la puerta.',
			past: 'En aquel reparto te tocó el papel de quien no crece, y lo bordaste tanto que aún te lo piden.',
			now: 'Se mide el día de hoy con el metro de ayer, y claro, siempre le faltan cuatro dedos.',
			ahead: 'Pondrás en otras manos un juguete tuyo, y lo que te sorprenderá es lo bien que rueda allí.',
			counter:
				'A crecer le hacen propaganda quienes ya han acabado; un caballito en un estante no ha arruinado a nadie.',
			question: '¿Qué antigua bondad intentas pagar todavía?',
			act: 'Elige un recuerdo que guardes, cuenta su historia en un minuto y decide si se queda.',
		},
	},
	{
		lore: 'Crowley, poco amigo de medias tintas, la llamó Libertinaje; para la Aurora Dorada era el Éxito Ilusorio, con Venus en Escorpio. En las nubes de Smith flotan un castillo, joyas, un dragón y algo tapado con un paño.',
		upright: {
			images: [
				'El Siete de Copas flota en nubes, y sobre cada una hay algo que querer: corona, rosa, llama, perla, estrella.',
				'Una luna, una cupulita, una perla: el Siete de Copas lo ofrece todo menos dónde apoyarlo.',
			],
			self: 'Puedes mirar las siete y levantar una. Desear se te ha dado de maravilla hasta aquí, con mucho detalle de cortinas; ahora falta meter la mano.',
			past: 'De tanto imaginar casas te aprendiste hasta el ruido de las persianas, y alguna ventana has acabado abriendo.',
			now: 'El escaparate está tan bien puesto que se te ha olvidado a qué venías, y son casi las ocho.',
			ahead: 'Se presentarán propuestas en fila, todas muy peinadas, y la buena será la que pese más que las otras.',
			counter:
				'Los castillos en el aire no pagan contribución; siete de ellos salen más baratos que un tejado equivocado.',
			question: '¿Cuál de esos deseos te llamaría por teléfono si pudiera?',
			act: 'Apunta siete deseos en siete minutos y rodea el que llevarías a casa en brazos, sin taxi.',
		},
		reversed: {
			images: [
				'Con el Siete de Copas del revés se han caído las visiones, y abajo están corona, rosa y llama como fruta caída.',
				'Invertido, el Siete de Copas tiene las nubes de sombrero, y la cúpula ha bajado hasta ser casi una casa.',
			],
			self: 'Se levanta la calima y de siete queda una con sombra. No es la más vistosa; eso lo sabías desde el segundo día y te daba un poco de apuro.',
			past: 'Le viste el cartón a una maravilla, la echaste de menos un tiempo y empezaste a dormir mejor.',
			now: 'Ya has elegido, en el sótano y sin papeles; solo queda despedirse de seis con cierta educación.',
			ahead: 'Una de las estampas se convertirá en una cita con calle y número, y de día será bastante más bajita.',
			counter: 'Quien le ve el truco a todo acaba sin ir al circo; deja al menos la perla sin explicar.',
			question: '¿Qué tienes elegido y sigues probándote por el gusto del espejo?',
			act: 'Cierra seis de las cosas que tengas abiertas, pestañas, cajones o planes, y dedica cinco minutos a la séptima.',
		},
	},
	{
		lore: 'La luna que Smith puso encima tiene dos caras a la vez, llena y menguante, y aún se discute si es un eclipse. La Aurora Dorada la tituló Éxito Abandonado: se va cuando le iba bien.',
		upright: {
			images: [
				'Hay un hueco en la fila de arriba: detrás del Ocho de Copas alguien de capa roja sube de espaldas hacia los montes.',
				'El Ocho de Copas no lo ha volcado nadie; lo han mirado, se han puesto la capa y se han ido con la luna.',
			],
			self: 'Nada está roto, y esa es la dificultad. Te puedes levantar de una mesa buena sin que nadie te haya ofendido, doblar la servilleta y salir a ver el monte.',
			past: 'Dejaste un puesto, una casa o un baile en lo mejor, y en la cena te cambiaron de tema.',
			now: 'Mueves las ocho de sitio cada semana, por ver si así se llena el hueco, y el hueco se mueve contigo.',
			ahead: 'Se abrirá un camino cuesta arriba y con poca luz, y lo que te lleves cabrá en un bolsillo.',
			counter:
				'En los montes hay cola de gente que dejó algo; comprueba que no sea, simplemente, domingo por la tarde.',
			question: '¿Qué es lo que ya no te llena y todavía te abriga?',
			act: 'Abandona hoy algo a la mitad, una película, una discusión, una serie de fotos, y escucha qué dicen los pies.',
		},
		reversed: {
			images: [
				'Del revés, en el Ocho de Copas quien subía baja por el cielo, con la capa por delante, otra vez hacia las filas.',
				'Con el Ocho de Copas invertido la luna queda tumbada como una barca, y el hueco sigue donde estaba.',
			],
			self: 'Has vuelto, o no llegaste a irte. Nadie tiene por qué burlarse de quien da media vuelta: ahora sabe cómo se ven las copas desde arriba.',
			past: 'La maleta se hizo y se deshizo en la misma noche, y la escalera, que lo sabe, nunca ha dicho nada.',
			now: 'Te quedas con el abrigo puesto, que ni sirve a los demás de manta ni llega a ser marcharse.',
			ahead: 'Aquello que pensabas dejar te pedirá que te quedes, y esta vez lo pedirá con otras palabras.',
			counter: 'Quedarse no es rendirse; en el pueblo de al lado tienen las mismas copas y peor agua.',
			question: '¿Qué le pedirías a esta mesa para quedarte de verdad?',
			act: 'Da una vuelta por donde vives como si acabaras de llegar de lejos, y saluda a un objeto.',
		},
	},
	{
		lore: 'Entre quienes echan las cartas es, desde hace mucho, la del deseo cumplido, y se alegran al verla. Smith sentó delante a un señor orondo de brazos cruzados; la nuestra deja libre el diván.',
		upright: {
			images: [
				'El Nueve de Copas tiene una hornacina para cada una, tres por tres, y debajo un diván con dos cojines rojos.',
				'Han hecho una pared entera para lucirlo: en el Nueve de Copas no falta nada, y nadie tiene prisa.',
			],
			self: 'Disfruta de lo que hay. La alacena está más llena de lo que cuentas por ahí, y delante tienes un asiento que usas para dejar abrigos.',
			past: 'Aquello que tanto pediste llegó un lunes, y lo dejaste en doble fila hasta el fin de semana.',
			now: 'Ya estás bien y todavía no te lo han notificado; el contento, aquí, va por correo ordinario.',
			ahead: 'Vendrá lo que pediste y del tamaño que pediste; que no te pille cambiando la redacción.',
			counter: 'Una vitrina impresiona sobre todo a su dueño; y habrás notado que en esta estampa no bebe nadie.',
			question: '¿Qué tienes tan a mano que se te ha vuelto pared?',
			act: 'Come o bebe hoy una cosa rica sin hacer nada más, y di en voz alta a qué sabe.',
		},
		reversed: {
			images: [
				'Invertido, el Nueve de Copas se agarra por el pie a sus hornacinas, y el diván lo aplasta desde arriba.',
				'Con el Nueve de Copas del revés los mejores asientos los tienen los cojines, y la pared parece una cuenta de sumar.',
			],
			self: 'Llevas un rato contando en vez de probar. La novena no trajo lo que prometía y la décima tampoco lo traerá; baja una, sóplale el polvo y mira qué tiene dentro.',
			past: 'En aquella casa había tanto que admirar que daba no sé qué pedir un vaso de agua.',
			now: 'La satisfacción está posando, muy bien iluminada, para una visita que mira de reojo la hora.',
			ahead: 'Algo tuyo resultará más bonito prestado, y volverá a casa con una anécdota y un golpecito en la esquina.',
			counter: 'Estar a gusto no pide disculpas; a veces llama presumido el que se quedó sin cojín.',
			question: '¿Cuántas serían bastantes, y para qué visita?',
			act: 'Presta o regala hoy algo bueno, no lo segundo mejor, y deja su sitio vacío hasta mañana.',
		},
	},
	{
		lore: 'En los juegos antiguos las copas contaban al revés, y un diez era la más baja del palo. Los decanos, además, acaban como empiezan, con Marte: raro inquilino para un arcoíris, al final de Piscis.',
		upright: {
			images: [
				'El Diez de Copas está puesto sobre un arcoíris, y debajo hay una casita encendida, un arroyo y dos palomas.',
				'Dos cipreses, una puerta con luz y el Diez de Copas por el cielo: lo grande arriba y lo bueno abajo.',
			],
			self: 'Lo que buscas es una noche corriente, con el arco de propina. Mira la puerta y no los colores: la han dejado encendida para quien sea de la casa.',
			past: 'Hubo una cena sin nada de particular en la que nadie miró el reloj, y es la que más recuerdas.',
			now: 'La paz estaría hecha si cada cual no trajera recortada de una revista la foto de cómo tiene que ser.',
			ahead: 'Viene una alegría que no será solo tuya, y que crece, como las tortillas, al partirla.',
			counter: 'El arcoíris guarda las distancias con todos por igual, y desde dentro de esa casa no se ve.',
			question: '¿A quién esperas cuando dejas la luz puesta?',
			act: 'Dile a alguien con quien vives, viviste o vivirías qué hace que mejora un cuarto.',
		},
		reversed: {
			images: [
				'Del revés, el Diez de Copas cuelga en un cuenco de colores, y la casita está arriba con el tejado hacia abajo.',
				'Con el Diez de Copas invertido el arco parece una barca, y las palomas vuelan bajo la quilla.',
			],
			self: 'Hay un retrato de familia feliz, algo torcido, tapando un desconchón. No lo toques todavía; ve a ver quién se ha quedado en la cocina.',
			past: 'La paz de aquella casa la sostenía una sola persona a base de callarse, y la sostenía divinamente.',
			now: 'Van por la novena foto, «más juntos, más juntos», y a alguien pequeño le tiembla la barbilla.',
			ahead: 'Las paces empezarán por lo práctico, una llave, una escalera o quién se llevó las tijeras de la cocina.',
			counter: 'A las seis de la tarde son de oro las ventanas de los otros; también se les pega el arroz.',
			question: '¿Qué asunto se sienta a la mesa con todos sin que nadie le ponga plato?',
			act: 'Deja un cuarto un poco mejor para quien entre después, y no lo anuncies.',
		},
	},
	{
		lore: 'En las minchiate, el juego grande de Florencia, las sotas de copas y de oros eran doncellas; la nuestra es aguadora. El pez que se asoma a la copa lo inventó Pamela Colman Smith.',
		upright: {
			images: [
				'El Paje de Copas está junto al estanque, alza la copa, y un pececillo saca la cabeza como quien pide la vez.',
				'Trenza, vestido verde azulado, el cántaro en el suelo: al Paje de Copas le ha dirigido la palabra su propia agua.',
			],
			self: 'Algo pequeño y raro se ha asomado. No lo expliques: dale los buenos días y espera a ver qué quiere un pez de quien iba a por agua.',
			past: 'Les ponías nombre a las nubes y voz a los cubiertos, y alguien en la mesa te seguía la corriente.',
			now: 'Ha llegado un recado tierno en hora de oficina, y le das vueltas buscando quién lo cobra.',
			ahead: 'Vendrá una invitación, un verso o una disculpa tímida, a mano, con un borrón hacia el final.',
			counter: 'No todo pez es un oráculo; a este quizá lo pescaron sin querer y solo pide que lo devuelvan.',
			question: '¿Qué te ha enternecido esta semana sin pedirte permiso?',
			act: 'Apunta un sueño, un antojo o una frase tonta tal como vino, y fírmalo.',
		},
		reversed: {
			images: [
				'Invertido, el Paje de Copas tiene la cabeza en el fondo y los pies en el agua, y el pez puede irse cuando quiera.',
				'El Paje de Copas está del revés, la trenza se le ha puesto de punta y el cántaro no vierte ni gota.',
			],
			self: 'Con la piel tan fina se nota hasta el tiempo de la calle de al lado. Te ha dolido un tono que a lo mejor iba para el ascensor; pregunta antes de sangrar.',
			past: 'Enseñaste una cosa hecha con toda el alma, preguntaron qué era, y desde entonces lo explicas todo.',
			now: 'En lugar de una pregunta hay una novela, y los personajes se portan contigo que da pena.',
			ahead: 'Un sueño llamará a la puerta en mono de trabajo, y querrá saber si lo decías en serio.',
			counter: 'Sentir mucho no es sentir mal; a veces quien da el respingo es el único que ha oído el trueno.',
			question: '¿Qué comentario llevas puesto desde hace días como una etiqueta que pica?',
			act: 'Mójate las muñecas con agua fría y pregúntale luego a alguien, con pocas palabras, qué quiso decir.',
		},
	},
	{
		lore: 'Waite pidió que este jinete fuera despacio y le puso alas en el yelmo, por los dones de la imaginación. Smith le llenó de peces la túnica, encima de una armadura completa, por si acaso.',
		upright: {
			images: [
				'El Caballero de Copas entra al paso en un arroyo poco hondo, con la copa por delante para que no se vierta.',
				'Caballo de marfil, turbante de marfil, casaca azul: el Caballero de Copas viene despacio para que lo veas venir.',
			],
			self: 'Sigue lo que sientes, pero al paso. Lo que se lleva con cuidado por mitad del agua no necesita discurso al otro lado: se le cree por lo mojadas que trae las botas.',
			past: 'Alguien, o algo, te rondó sin prisas, con serenata y todo, y aprendiste a dejarte querer por etapas.',
			now: 'La proposición va ya por media corriente, y en la orilla no se habla más que del caballo.',
			ahead: 'Te pedirán algo precioso y a deshora, y quien lo pida lo dirá en serio mientras lo dice.',
			counter: 'La gracia a veces es buen sastre y nada más; que haya algo en la copa está por ver.',
			question: '¿Qué llevarías en la copa si pudieras cruzar con una sola cosa?',
			act: 'Pon por escrito una invitación que te gustaría hacer, con lugar y hora; enviarla es cosa aparte.',
		},
		reversed: {
			images: [
				'Del revés, el Caballero de Copas cabalga por debajo del arroyo, y en su copa no puede haber más que aire.',
				'Con el Caballero de Copas invertido el caballo de marfil camina sobre su reflejo, que parece saberse la ruta.',
			],
			self: 'La promesa era una preciosidad, y el humor que la hizo se ha cambiado ya de camisa. Cumple uno de los votos, el más soso, y que los otros queden de poesía.',
			past: 'Te dijeron a la luz de la luna una cosa que a la mañana siguiente hubo que buscar a gatas.',
			now: 'Los estados de ánimo se anuncian por megafonía, y los viajeros han aprendido a traerse un libro.',
			ahead: 'Llegará antes la tarjeta que el ramo, y será una tarjeta preciosa; espera al ramo para sacar el florero.',
			counter: 'Lo dice de corazón, que es lo malo y lo que le disculpa; los veletas casi nunca mienten.',
			question: '¿Qué promesa le hiciste a una emoción y no a una persona?',
			act: 'Cumple hoy una promesa minúscula de la que solo te acuerdas tú, y no se lo digas a nadie.',
		},
	},
	{
		lore: 'La suya es la única copa tapada de la baraja de Smith, labrada como una custodia, y ella la mira como quien ve a través. En la tabla de la Aurora Dorada es agua del agua, sin mezcla.',
		upright: {
			images: [
				'En un trono como una concha, frente al mar, la Reina de Copas sostiene con las dos manos una copa con tapa.',
				'Velo de marfil, vestido azul, la tapa puesta: a la Reina de Copas le han contado algo y lo está abrigando.',
			],
			self: 'Escucha un poco más de lo cómodo. Lo importante suele salir cuando creen que ya han terminado, con la mano en el pomo de la puerta.',
			past: 'Hubo quien te escuchó sin darte ni un consejo, y por la escalera ya ibas tarareando otra cosa.',
			now: 'Te han puesto en las manos una confidencia con su tapa, y lo que no te han pedido es curiosidad.',
			ahead: 'Sabrás una cosa antes de que te la digan, y la delicadeza consistirá en dejar que la digan.',
			counter: 'Mirar tan hondo halaga mucho; parte de lo que ve en el fondo es la tapa.',
			question: '¿Quién sabe cómo estás, además de saber que bien?',
			act: 'Sujeta una taza tres minutos con las dos manos, mira dentro y dale a lo que sientes su nombre exacto.',
		},
		reversed: {
			images: [
				'Invertida, la Reina de Copas cuelga de su concha sobre el mar, y solo la tapa salva lo que haya dentro.',
				'Con la Reina de Copas del revés el mar hace de techo, y la concha parece una cueva donde no entra nadie.',
			],
			self: 'Tienes al cuello penas que no son de tu talla. Tres de ellas tienen dueño: devuélvelas dobladas, y mira cuál se queda en la silla.',
			past: 'Gente mayor te hizo demasiado pronto sus confidencias, y luego elogiaba ante las visitas lo poco que molestabas.',
			now: 'Se ha consultado el sentir de todos, por turno y con café, menos el de quien reparte los pañuelos.',
			ahead: 'Bajará la marea, y se irá con ella bastante de lo que tenías apuntado como tuyo.',
			counter: 'Sentir a lo grande no es una dolencia; a la gente de secano muchas veces nadie la ha invitado.',
			question: '¿De quién es la pena que llevas hoy en el bolsillo?',
			act: 'Lávate las manos despacio con agua templada y di al acabar de quién era lo que sueltas.',
		},
	},
	{
		lore: 'Su trono flota en el mar, con un barco a un lado y un delfín que salta al otro, y del cuello le cuelga un pez de oro. El rey de corazones de París se llama Carlos, por Carlomagno.',
		upright: {
			images: [
				'Entre las olas, con la copa en una mano y un cetro de loto en la otra, el Rey de Copas no se moja.',
				'A la izquierda salta un pez, a la derecha pasa una nave, y el Rey de Copas no levanta la voz por ninguno.',
			],
			self: 'Siéntelo entero y lleva el timón de todos modos. La calma no es que falte mar: es una silla que ha aprendido a flotar, y a la que otros se agarran.',
			past: 'En medio de un jaleo, una voz tranquila dijo tu nombre, y llevas desde entonces ensayando ese tono.',
			now: 'Hay dos tormentas en el cuarto y te miran para que elijas una; el puesto vacante era el de mar.',
			ahead: 'Irás mandando a fuerza de trato, que tarda más que el grito y no se destiñe.',
			counter: 'Tanta serenidad se paga bajo la túnica; hasta un buen rey necesita a alguien con quien dar un portazo.',
			question: '¿Dónde guardas el enfado cuando todos te agradecen que no se note?',
			act: 'Contesta hoy algo claro y tranquilo donde llevas días diciendo «ya veremos».',
		},
		reversed: {
			images: [
				'Con el Rey de Copas del revés las olas le hacen de techo, y por una vez el pez salta hacia abajo.',
				'El Rey de Copas está invertido, la nave navega con la quilla al aire y el cetro parece un ancla.',
			],
			self: 'Hay una galerna encerrada detrás de unos modales excelentes. Se nota en la copa: la superficie tiembla y nadie ha tocado la mesa.',
			past: 'Los sentimientos, en aquella casa, estaban en el trastero con los adornos de Navidad, y se sacaban con cuidado.',
			now: '«Aquí no pasa nada», repite quien lleva la nave, y hasta los peces se han puesto el chaleco.',
			ahead: 'Por una grieta de tanta calma entrará el aire, y alrededor más de uno soltará el suyo.',
			counter: 'Callar no es mentir; hay personas mansas que prefieren, sencillamente, marearse a solas.',
			question: '¿Sobre qué guardas tal calma que nadie sabe que te importa?',
			act: 'Di hoy «esto me molesta» de una cosa real, a una persona, y no añadas nada.',
		},
	},
];
