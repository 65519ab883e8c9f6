import type { PoemWords } from '../shape.ts';

/** Ghazal 183: water before dawn, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Anoche, casi de día, alguien abre una mano en la oscuridad y da de beber. El verso calla quién fue: «me libraron», «me dieron», en plural y sin nombres, como se habla de los vecinos cuando han sido muy buenos.',
		'La hora está dicha con precisión, el filo del alba; el resto es negro. Hafez recibe agua a tientas, sin ver el jarro ni la cara de quien lo inclina, y por la mañana tiene la boca fresca y ningún testigo.',
		'Dos tiempos se tocan en el verso: el alba que viene y la tiniebla que no se ha ido. El alivio no aguarda a que haya luz para leer el recibo; entra antes, con los zapatos en la mano.',
	],
	quietOpenings: [
		'Es de noche todavía, cerca del alba, y alguien da de beber a quien sufre. El verso no dice quién fue ni enciende ninguna luz.',
		'En la parte más oscura, antes del día, Hafez recibe agua de una mano sin nombre. Lo cuenta luego, en voz baja y en pasado.',
	],
	heritage: [
		'Según la leyenda de Alejandro, el agua de la vida brota en el País de las Tinieblas: Jidr la encontró y el conquistador, con todo su ejército, pasó de largo.',
		'Shiraz cuenta que el joven Hafez veló cuarenta noches en la tumba de Baba Kuhi, en la ladera que domina la ciudad, y que de la última volvió con este gazal.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Las noches que siguen a una muerte son muy largas, y este verso no las acorta. Lo que guarda de ellas es un plural: «me dieron». Manos sin nombre, las que dejan una olla en la puerta, las que se quedan hasta tarde y friegan. No traen el día. Acercan agua a quien está a oscuras.',
				counter:
					'A veces no viene nadie, o vienen y estorban. El verso habla de su noche y no promete nada sobre otras.',
				question: '¿De quién fue la mano que hizo algo bueno estos días sin decirlo?',
				act: 'Deja una luz pequeña dada en el pasillo esta noche y un vaso de agua junto a la cama.',
			},
			{
				when: ['person_dead'],
				turn: 'A este verso no hay que meterle prisa. En él la oscuridad sigue siendo oscuridad mientras se bebe; el agua no enciende nada. Quien está de duelo conoce esos tragos sueltos: una risa a destiempo, cinco minutos de olvido en la cola del pan, y enseguida la culpa por haberlos tenido.',
				counter:
					'Si todavía no ha habido ni un trago así, el poema no lo reprocha. Habla de su noche; de la tuya no sabe.',
				question: '¿A qué hora se nota más la falta, y a quién se podría llamar entonces?',
				act: 'Pela una fruta despacio, procurando que la piel salga de una pieza, y deja de pensar mientras dura.',
			},
		],
		illness: [
			{
				turn: 'Quien ha velado junto a una cama conoce el verso sin haberlo leído: la hora azul, el vaso, la nuca sostenida con una mano. Hafez recuerda el agua y olvida la cara. Así se cuida de noche, sin que haya quien lo vea, y de tales favores vive media humanidad.',
				counter:
					'Que en el verso llegue el alivio no dice nada de una noche concreta. Lo que haga falta saber se pregunta a quien atiende.',
				question: '¿Quién vela, y quién vela a quien vela?',
				act: 'Humedece un paño limpio, pásalo por la cara o las manos, las tuyas o las de otra persona, y sécalas bien.',
			},
			{
				when: ['ill'],
				turn: 'En este verso hay alguien que no puede levantarse a por agua, y Hafez no encuentra en ello nada que disculpar. Se la dieron. Quien lleva tiempo en cama conoce la incomodidad de ese verbo, recibir, y también la hora en que deja de importar. Lo oscuro sigue oscuro, la boca está menos seca, y eso ya es una noche distinta.',
				counter:
					'Puede que la noche no traiga nada y que mañana toque preguntar a quien te atiende. Preguntar también es pedir de beber.',
				question: '¿Qué te gustaría encontrar al alcance de la mano cuando abras los ojos de noche?',
				act: 'Moja con agua fresca las muñecas y la nuca, si el cuerpo te lo permite, sécalas despacio y quédate un rato sin hacer nada.',
			},
		],
		betrayal: [
			{
				turn: 'Hay noches en que se sabe algo y todavía no hay día donde ponerlo. De esas habla Hafez. No dice que entendiera, ni que perdonara; dice que estaba en la tiniebla y le dieron agua. Primero fue beber. La explicación, si llegó, no está en el poema, y las caras tampoco.',
				counter: 'Puede que esta noche no quieras nada de nadie. La jarra del verso espera sin ofenderse.',
				question: '¿Qué necesita tu cuerpo ahora mismo, antes que ninguna respuesta?',
				act: 'Bebe agua, cúbrete con algo que abrigue y deja el teléfono en otra habitación hasta que claree.',
			},
			{
				when: ['wronged'],
				turn: 'Lo más negro de ser víctima de un engaño es que a oscuras se desconfía también del agua. Toda mano parece aquella mano. El verso no pide confianza: quien bebió no veía nada y tenía demasiada sed para preguntar. Hay personas de las que puedes beber sin luz. Con que recuerdes una, alcanza por hoy.',
				counter: 'Si no te viene ningún nombre, no es que no exista. A las tres de la mañana la memoria cuenta mal.',
				question: '¿De qué mano beberías ahora mismo sin encender la luz?',
				act: 'Llama a alguien así, o déjale un mensaje, y dile que no hace falta que diga nada.',
			},
		],
		separation: [
			{
				turn: 'La cama se vuelve ancha a una hora exacta, y suele ser la del verso. A esa altura de la noche no sirven las razones del día, ni las propias ni las ajenas. Hafez no discutió con lo oscuro; bebió de lo que le acercaron. Amanecer, amaneció después, y no por mérito suyo.',
				counter: 'No toda separación tiene estas noches. Hay quien por fin duerme, y tampoco eso hay que explicarlo.',
				question: '¿Qué hora de la noche habría que cuidar más, y con qué?',
				act: 'Cambia de lado la almohada, pon junto a ella un vaso de agua y acuéstate hoy media hora antes.',
			},
			{
				turn: '«Me libraron», dice, y calla de quién era la mano y qué había que soltar. Un final tiene de esas ambigüedades: libra y deja a oscuras en el mismo gesto, y hay que beber con los ojos cerrados. Pasará tiempo hasta saber cuál de los dos verbos pesaba. Esta madrugada no lo va a decir.',
				counter: 'Quizá la palabra «librar» no tenga nada que ver y suene a ofensa. Quédate entonces solo con el agua.',
				question: '¿Qué se ha quedado a oscuras con este final y qué se ha quedado, por fin, en silencio?',
				act: 'Corre las cortinas, siéntate en penumbra con una bebida tibia y no midas el tiempo hasta terminarla.',
			},
		],
		quarrel: [
			{
				turn: 'Discutir de noche es pelear a ciegas: se golpea lo que suena. En este verso, a esa misma hora, alguien en vez de un argumento trae un vaso. La sed era de los dos, seguramente. Hay disputas que no ceden por la razón y se quedan sin fuelle ante una jarra puesta en medio.',
				counter:
					'Agua y sueño aplazan, no resuelven. Lo que siga siendo cierto a las once de la mañana habrá que hablarlo.',
				question: '¿Qué se ha dicho a una hora en que nadie tendría que decir nada?',
				act: 'Llena una jarra, ponla en el centro de la mesa con dos vasos y deja que se entienda sola.',
			},
		],
		love: [
			{
				turn: 'Hay amores que se entienden a oscuras y se estropean cuando alguien enciende para comprobar si siguen ahí. El agua del verso llega sin negociarla, a una hora en que ya no se actúa para nadie. En las cosas de querer, interesa menos lo que se dice que cómo se calla después de medianoche.',
				counter:
					'La noche, por otra parte, disculpa demasiado. Lo que solo funciona sin luz puede necesitar una merienda a las cinco, con público.',
				question: '¿En qué momento del día resulta más fácil decir la verdad en asuntos de querer?',
				act: 'Apaga las luces de una habitación y di allí, en voz baja, lo que a plena luz te daría risa.',
			},
			{
				when: ['couple'],
				turn: 'De noche, sin que nadie lo anote, uno tapa al otro, cierra la ventana, aparta el vaso del borde. En el desayuno se habla de facturas. El verso da las gracias por esas manos sin cara que todas las parejas tienen y olvidan. Lo que se hace a oscuras sostiene bastante más que lo que se promete.',
				counter: 'También hay noches de espaldas, y callarlas solo porque hubo una manta sería hacer trampa.',
				question: '¿Qué cuidado de tu pareja descubriste por casualidad, a deshora?',
				act: 'Deja esta noche agua fresca del lado de tu pareja, sin anunciarlo, y apaga la luz.',
			},
		],
		unrequited: [
			{
				turn: 'Jidr encontró el agua sin buscarla y Alejandro, con ejército y mapas, pasó de largo. La leyenda es cruel con quien se esfuerza, y en asuntos de corazón acierta a menudo. Que no haya respuesta no es falta de empeño. El manantial estaba en otra vuelta de la oscuridad, y eso nadie lo eligió.',
				counter:
					'Aunque Alejandro, por lo menos, preguntó el camino. Si nunca se dijo nada, no ha pasado de largo nadie.',
				question: '¿Cuánto de este esfuerzo es ya ejército y cuánto es sed?',
				act: 'Apaga todas las pantallas una hora antes de dormir, solo hoy, y deja fuera del cuarto lo que sueles consultar.',
			},
			{
				when: ['in_love'],
				turn: 'Las horas del verso son las peores para querer sin respuesta: todo lo escrito antes del alba parece valiente y se lee a mediodía con las orejas rojas. Hafez no mandó nada. Recibió. Es difícil y es casi un oficio, estar a oscuras con un amor así y no convertirlo en mensaje.',
				counter: 'Con las orejas rojas se han empezado también buenas historias. A veces la vergüenza sale barata.',
				question: '¿Qué dirías a mediodía, con el sol en la cara, de lo que sientes de madrugada?',
				act: 'Pon hoy por escrito lo que sientes, ciérralo en un cajón y prométete no abrirlo antes de desayunar.',
			},
		],
		loneliness: [
			{
				turn: 'A las cinco todas las ventanas son iguales, y detrás de alguna hay otra persona con los ojos abiertos. El verso es la voz de una de ellas. Da las gracias en plural a gente que no vio, y ese plural acompaña: lo escribieron hace siglos para una hora en la que nadie llama.',
				counter:
					'El plural de un poema no es una visita. Cuando pesa muchas noches seguidas, hace falta una voz con teléfono.',
				question: '¿A qué hora te cuesta más no tener a quién decir una tontería?',
				act: 'Busca desde tu ventana otra luz dada en la calle, y deséale buenas noches en voz alta.',
			},
		],
		dismissal: [
			{
				turn: 'La noche después de perder un empleo se trabaja más que nunca: se repasa, se redacta, se contesta. Y es de noche, no hay oficina. Hafez pone en esa hora un vaso y dos verbos que no son suyos: lo libraron, le dieron. No hizo nada. Por esta noche, no hacer nada puede ser lo más difícil y lo más tuyo.',
				counter: 'Si los pensamientos no paran, no es mala voluntad. La noche es así, y nadie la gana discutiendo.',
				question: '¿Quién podría quedarse un rato contigo, aunque fuera por teléfono, sin hablar de planes?',
				act: 'Pon los pies en agua tibia unos minutos, sécalos bien y métete en la cama con un libro conocido.',
			},
		],
		work: [
			{
				turn: 'Los problemas de oficio tienen la costumbre de resolverse al pie de la cafetera, cuando nadie los mira. El verso concuerda: lo recibido fue regalo de la hora. Pero hubo antes una noche entera con la cuestión en brazos, y esa parte no sale en la anécdota. El agua vino a quien estaba en vela.',
				counter:
					'Peligro: convertir el insomnio en método. Muchas ideas de madrugada, vistas con desayuno, eran cansancio bien redactado.',
				question: '¿Qué duda tendría que pasar una noche a oscuras antes de volver a la mesa?',
				act: 'Anota en una sola línea lo que te ocupa, déjalo junto a la cama y prohíbete tocarlo hasta mañana.',
			},
			{
				when: ['has_job'],
				turn: 'En cada trabajo hay un turno de noche que no figura en ningún cuadrante: quien arregla lo que nadie vio roto, quien contesta al que se ahogaba. Hafez no les pone nombre y les debe la vida. Puede que a ti te toque ser esa mano, o que la hayas recibido sin levantar la vista del plato.',
				counter: 'Ser siempre la mano anónima también vacía. Alguna vez conviene que se sepa quién llevó el agua.',
				question: '¿Qué favor invisible sostiene tu jornada, y de quién viene?',
				act: 'Haz hoy en tu trabajo un arreglo pequeño que nadie te haya pedido, y no lo firmes.',
			},
		],
		study: [
			{
				turn: 'En las noches de estudio la luz es una isla y alrededor todo calla. Hafez sitúa ahí, hacia el final, el momento en que algo se abre; y en el último verso se lo atribuye también al aliento de los que madrugan. Lo entendido llega cuando llega. Lo que dependía de él era no haberse levantado de la mesa.',
				counter:
					'Cuidado con la leyenda: de cuarenta noches en vela se cuenta una. De las otras salió, casi siempre, un bostezo.',
				question: '¿A qué hora se te abren de verdad las cosas, y a cuál finges que se abren?',
				act: 'Lee una página con una sola lámpara, apágala y cuéntate a oscuras lo que haya quedado.',
			},
		],
		waiting: [
			{
				turn: 'La noticia, si llega, llegará a una hora que no figura en ningún cálculo. A Hafez no lo encontraron en la puerta; lo encontraron en plena pena, pensando en otra cosa, como suele estar quien recibe. La vigilancia y la llegada rara vez coinciden, y nadie ha de pasar la noche en pie para tener derecho.',
				counter:
					'Pero alguien tuvo que quedarse en casa para que lo hallaran. Un mínimo de presencia, un teléfono con carga, no estorba a la gracia.',
				question: '¿Cómo pasarías esta noche si supieras que mañana tampoco habrá respuesta?',
				act: 'Cambia la funda de la almohada por una limpia y deja el teléfono a dormir en la cocina.',
			},
			{
				when: ['waiting'],
				turn: 'Cuarenta noches, dice la leyenda, y solo la última sale en el poema. De las otras treinta y nueve no hay verso, y fueron casi toda la espera. La tuya está quizá en alguna de las de en medio, sin número. Se pasan con lo de siempre: cenar, apagar la luz, oír las cañerías del edificio.',
				counter: 'Contar noches sirve si la cuenta tiene fin. De otro modo es mejor no ponerles número.',
				question: '¿Cómo se llamaría la noche de hoy, si no fuera «todavía no»?',
				act: 'Pon nombre a la noche de hoy, escríbelo en el calendario y acuéstate como si fuera fiesta.',
			},
		],
		leaving: [
			{
				turn: 'A oscuras salen los pescadores y las novias de los cuentos. La hora del verso es de cocina con luz baja y voz de no despertar a nadie, y alguien, en el último momento, mete una botella de agua en la bolsa. De una marcha se recuerda después esa mano, mucho mejor que el andén.',
				counter: 'Hay quien se va a mediodía y sin botella. Que nadie lo despida no significa que nadie lo vea partir.',
				question: '¿Quién debería estar despierto en esa última media hora, y para decir qué?',
				act: 'Guarda un vaso, una taza o una botella para el camino de alguien, el tuyo u otro, y lávala bien.',
			},
			{
				when: ['leaving'],
				turn: 'Partir de madrugada tiene sus reglas: se habla bajo, se anda de puntillas, se descubre que la ciudad propia es forastera. Quien sale a esa hora recibe las cosas sin explicación, un café, una seña, un asiento junto al conductor. A tu ruta podría sobrarle plan y faltarle disposición a que otros la empujen.',
				counter:
					'Fiarlo todo a la amabilidad de los desconocidos exige, lo sabe quien ha dormido en una estación, un abrigo y un plan segundo.',
				question: '¿A quién te gustaría acabar debiéndole un favor en ese camino?',
				act: 'Llena una botella, ponla junto a la puerta con tu abrigo y comprueba cuánto tardas en estar en la calle.',
			},
		],
		home: [
			{
				turn: 'Una casa se conoce de noche y con la luz apagada. De día enseña las paredes; a oscuras se oye lo que gotea, lo que cruje, por dónde entra el frío. El agua del verso llegó a tientas por un pasillo que alguien se sabía de memoria. Eso acaba siendo el hogar: ir a por agua sin encender.',
				counter: 'De la caldera no dirá nada un pasillo poético. Que la mire alguien que sepa, y de día.',
				question: '¿Por qué casa serías capaz de andar a oscuras sin tropezar?',
				act: 'Recorre tu cuarto con los ojos cerrados, la mano por delante, de la puerta a la ventana.',
			},
		],
		eviction: [
			{
				turn: 'La noche pesa más cuando no se sabe de quién será la puerta. Este verso no tiene llaves; tiene una mano que da agua sin preguntar la dirección, y un plural, «me dieron», que quiere decir vecinos. En lo más oscuro Hafez no estaba a solas. Esta parte del asunto se puede buscar hoy.',
				counter: 'Nadie debería contarte que el alba lo arregla. Lo que hay que arreglar es de día y entre varios.',
				question: '¿Quién de los que viven cerca sabría oír esto sin asustarse?',
				act: 'Llama a una puerta conocida y siéntate allí un rato con alguien; no hace falta contar nada.',
			},
		],
		money: [
			{
				turn: 'Las cuentas hechas de noche salen siempre mal: falta luz y sobran ceros. Hafez está en esa misma tiniebla y lo que recibe no es dinero, es agua, lo que más barato corre y más se nota cuando falta. No paga nada con ella. Le sirve para llegar al día, que es donde se suman las cosas.',
				counter: 'A plena luz puede que la suma siga sin cuadrar. Entonces hará falta alguien con lápiz y sin poemas.',
				question: '¿Cuáles de esas cifras solo existen de madrugada, y cuáles siguen ahí después del café?',
				act: 'Cierra por hoy los números, pon encima un vaso lleno y no los abras hasta que haya luz en la ventana.',
			},
		],
		guilt: [
			{
				turn: 'La culpa tiene su hora y es esta, la de antes del alba, cuando repasa en alto y nadie contesta. A Hafez lo sacan de la pena sin preguntarle si la merecía. Es lo más raro del verso y no puede tomarse por sentencia: el agua se da a quien tiene sed. De lo demás se habla con luz.',
				counter: 'Con luz, y con la persona debida, quizá la pena tenga razón. Beber no es borrar.',
				question: '¿Qué te dice la voz de esa hora que no se atreve a decirte al mediodía?',
				act: 'Escribe lo que te acusa antes de dormir, en una línea, y respóndele por la mañana con la hora puesta.',
			},
		],
		fear: [
			{
				turn: 'La oscuridad del verso es entera y Hafez no la rebaja. Sigue negra mientras bebe. Contra el miedo se suele pedir luz, y él recibió otra cosa, un sabor, algo que la boca conoce. Lo conocido y pequeño cabe en lo oscuro sin tener que vencerlo: un grifo, una sábana, el ruido del tren.',
				counter:
					'Hay temores que piden luz de verdad, la de un médico o la de un amigo. El agua es para el camino hasta allí.',
				question: '¿Qué cosa conocida y pequeña te queda siempre a mano en lo oscuro?',
				act: 'Bebe tres sorbos de agua con los ojos cerrados y nombra después tres ruidos que se oigan.',
			},
		],
		weariness: [
			{
				turn: 'De la pena no sale Hafez: lo sacan. No se aplicó, no siguió consejos; estaba en lo oscuro cuando alguien le acercó el agua. Descansa leerlo, porque casi todo lo escrito sobre el cansancio añade tareas. Dejarse cuidar un poco, aunque sea por la manta, es también hacer algo.',
				counter:
					'Eso no pide aguantar callando hasta que claree. Si las noches se alargan demasiado, el agua puede llamarse hablar.',
				question: '¿De quién recibirías un vaso de agua sin ponerte enseguida a devolverlo?',
				act: 'Túmbate a oscuras diez minutos, con permiso expreso de no dormir, y deja los brazos donde caigan.',
			},
		],
		anger: [
			{
				turn: 'Enfado y tiniebla tienen el mismo defecto, que no dejan ver la cara de nadie. Hafez estaba en lo negro con su disgusto, y la mano que se acercó pudo llevarse un manotazo. Bebió. Tiempo hubo por la mañana para decir quién tuvo la culpa, y por la mañana, al parecer, ya no le interesaba el asunto.',
				counter:
					'Puede que al día siguiente te siga interesando, y con razón. Dormir sobre una ofensa no la convierte en nada.',
				question: '¿Qué quedaría de este enojo después de seis horas de sueño y un desayuno?',
				act: 'Pon agua muy fría en un cuenco, mete las manos hasta las muñecas y cuenta hasta veinte.',
			},
		],
		child: [
			{
				turn: 'A esta hora nacen muchos, y a esta hora se los vela, se los espera y se llora por ellos. El verso cae en medio de esas noches con su jarra. No trae noticias. Trae la certeza, comprobada por cualquier abuela, de que antes del alba siempre hay alguien despierto por causa de una criatura.',
				counter:
					'El agua de vida es una leyenda, y hay penas que no la oyen. Por esas no se pasa deprisa ni con poemas.',
				question: '¿Quién más pasa alguna noche en vela por este cariño?',
				act: 'Canta muy bajito, para quien tú sabes, la nana que recuerdes, o solo su primera estrofa.',
			},
		],
		joy: [
			{
				turn: 'Ya es por la mañana y Hafez lo está contando. A ese tono de recién salido le toca el turno: anoche, de pronto, me dieron. No se apropia del regalo, no dice que lo merecía; lo cuenta con los ojos aún pequeños. De una alegría así conviene guardar la hora exacta, que se olvida antes que el motivo.',
				counter: 'Tiene derecho la noche anterior a figurar en el relato. Sin lo oscuro, el agua era solo agua.',
				question: '¿Qué hora era cuando lo supiste, y qué tenías en las manos?',
				act: 'Apunta la hora, el lugar y lo que llevabas puesto cuando llegó la noticia, y guarda el papel.',
			},
		],
		faith: [
			{
				turn: 'Ningún sujeto en los verbos: me libraron, me dieron. Los creyentes oyen ahí a los ángeles; los vecinos de Shiraz, a un santo de la colina; el gramático, un plural. Hafez los dejó a todos con su parte. Quizá la gracia se reconozca por eso, por no dejar tarjeta y llegar con zapatos de andar por casa.',
				counter:
					'Hubo otras noches, de las que no escribió, en las que nadie trajo nada. También esas son materia de fe.',
				question: '¿Qué recibiste alguna vez sin saber a quién darle las gracias?',
				act: 'Levántate mañana un poco antes que el sol, o mira hoy el último cielo, y di «gracias» sin poner a quién.',
			},
		],
		decision: [
			{
				turn: 'Heródoto cuenta de los antiguos persas que deliberaban bebidos y revisaban el acuerdo sobrios, y también al revés. Algo de eso tiene un verso con dos luces. Lo decidido a oscuras merece verse al sol, y lo que parece sensato a mediodía debería resistir una visita a las cuatro de la mañana.',
				counter:
					'Tanta revisión puede ser la forma culta de aplazar. Un alba basta; dos son costumbre y tres, un escondite.',
				question: '¿Qué decidirías a medianoche y qué a las diez, y en qué se separan?',
				act: 'Programa una alarma para mañana con el nombre de lo que hoy prefieres; ya verás con qué ánimo la apagas.',
			},
			{
				when: ['two_options'],
				turn: 'Cada opción tiene su hora. Una se defiende muy bien de día, con luz y argumentos; la otra vuelve de noche, sin ellos, y se sienta al borde de la cama. Hafez recibió lo suyo en la frontera, cuando ya no es lo uno y aún no es lo otro. A esa hora conviene ver quién sigue ahí.',
				counter: 'La que vuelve de noche puede ser simplemente el susto. No le des la razón solo por madrugadora.',
				question: '¿Cuál de las dos te encuentra a ti cuando has dejado de buscarla?',
				act: 'Escribe cada opción en un papel, ponlos bajo la almohada y mira al despertar en cuál pensaste primero.',
			},
		],
		change: [
			{
				turn: 'Entre la noche y el día hay un rato que no pertenece a nadie, y el verso entero sucede ahí. Es la hora de los cambios: lo de ayer ha terminado, lo de mañana no se ve, y alguien aprovecha para dar de beber. Se quisiera pasar deprisa. Hafez se quedó lo bastante para notar el sabor.',
				counter: 'La frontera puede ser también un mal sitio donde dormir. Si dura meses, busca luz por donde la haya.',
				question: '¿Qué ha terminado ya, y qué no se ve todavía aunque esté cerca?',
				act: 'Observa el final de la tarde desde que enciendan las farolas hasta que se vaya el azul, sin hacer otra cosa.',
			},
		],
		person: [
			{
				turn: 'En la oscuridad del verso nadie tiene cara, solo manos. Pensar así en alguien, sin la cara, es un ejercicio curioso: quedan lo que dio, lo que tomó, la temperatura. Puede que la persona en quien piensas se deje ver mejor de esta manera que en todas las conversaciones imaginadas de día.',
				counter: 'La cara también cuenta, y la voz, y lo que dijo. A oscuras se puede querer o temer a cualquiera.',
				question: '¿Qué te ha dado ese trato, y qué se ha llevado, si quitas las palabras?',
				act: 'Apaga la luz, piensa en ese nombre durante diez respiraciones y enciende cuando notes calor o frío.',
			},
			{
				when: ['person_alive'],
				turn: 'Alguien te acercó agua alguna vez y se fue sin esperar. O fuiste tú. De esas deudas sin recibo está hecho casi todo trato que dura, y de ellas se habla poco porque a la luz del día parecen nada. El verso las llama vida. Por esa persona podría empezarse la lista, aunque hoy haya algo en medio.',
				counter:
					'No hay que deberle gratitud a quien una vez dio agua y luego cerró el grifo. Las cuentas se pueden ver juntas.',
				question: '¿Qué hizo por ti esa persona de lo que nunca se ha hablado?',
				act: 'Dile, sin explicar por qué, que te acordaste de aquello, y cambia de tema enseguida.',
			},
		],
		open: [
			{
				turn: 'El verso es una noticia contada al día siguiente. En plena noche no hubo poema; hubo sed, y un cuenco. Lo que te trae puede estar todavía en la parte que no sabe contarse. Los relatos hermosos, con su principio y su agua, se ordenan después, a menudo en la cocina, delante de alguien que pela ajos.',
				counter:
					'O puede que ya haya amanecido para ti sin aviso, y sigas con las persianas bajadas por pura costumbre.',
				question: '¿Qué te ocurrió hace poco que todavía no le has contado a nadie?',
				act: 'Corre una cortina o sube una persiana tan despacio que puedas seguir la línea de luz por el suelo.',
			},
			{
				turn: 'Anoche, alba, tiniebla, agua: cuatro palabras que se oyen mejor con los ojos cerrados. El verso no explica la pena de la que salió ni da el nombre de quien abrió la mano. Se limita a las horas. En ellas queda algo que cualquiera puede mirar en su propio día: a qué hora le pesa y a qué hora se le alivia todo.',
				counter:
					'Un reloj no es una respuesta. Puede que tus horas sean todas parecidas y que eso sea precisamente el tema.',
				question: '¿A qué hora del día eres más tú, y qué luz hay entonces?',
				act: 'Apunta tres veces en lo que queda de jornada la hora y una palabra sobre cómo estás.',
			},
		],
	},
};
