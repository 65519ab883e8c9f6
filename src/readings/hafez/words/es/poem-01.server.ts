import type { PoemWords } from '../shape.ts';

/** Ghazal 1: the cup that goes round, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Una copa da la vuelta a la sala de mano en mano, y quien la pide lo confiesa sin rodeos: al principio parecía fácil. La dificultad no estaba escondida; llegó después, cuando ya nadie quería levantarse de la rueda.',
		'Antes de hablar del amor, Hafez llama a quien sirve. Quiere que la copa circule, como se pide en la mesa la sal, y solo entonces admite que lo empezado con ligereza le ha caído encima con todo su peso.',
		'«Fácil» es la palabra que sostiene este verso, y está en pasado. Entre un hemistiquio y otro cabe todo lo que nadie cuenta al brindar: el segundo mes, la primera deuda, la noche en que la música siguió sin ganas.',
	],
	quietOpenings: [
		'Una copa va de mano en mano en una sala, y quien la pide admite que lo que parecía fácil se volvió difícil.',
		'Alguien pide de beber en voz baja. El peso llegó después del comienzo, dice, y lo dice sentado entre otros que también esperan la copa.',
	],
	heritage: [
		'Como el Diván se ordena por la última letra de la rima, este gazal abre casi todos los ejemplares; su primera línea está en árabe, y en árabe se cierra también la última.',
		'Sudi, comentarista bosnio del siglo XVI, sostuvo que la mitad árabe era préstamo de un califa de mala fama; los eruditos modernos no han dado con ese poema, pero la discusión sigue servida.',
	],
	turns: {
		bereavement: [
			{
				turn: 'La palabra que pesa en este verso es «luego». Hafez no explica qué llegó; acerca la mano y pide que alguien sirva. Ante una muerte queda poco más que dar: algo de beber y un cuerpo al lado. Nada de eso arregla nada, y sin embargo es lo que después se recuerda.',
				counter:
					'El verso nació hablando de amor. Prestárselo a un duelo es cosa nuestra, y puede que no le venga bien.',
				question: '¿Quién podría sentarse cerca esta noche sin necesitar que nadie le explique cómo estar?',
				act: 'Prepara algo caliente, siéntate en una silla cómoda y tómalo entero sin hacer otra cosa mientras dura.',
			},
			{
				when: ['person_dead'],
				turn: 'Un día la copa da la vuelta y hay un asiento que no la toma. Quien la pasa duda un instante, y esa duda es el duelo. Lo difícil vino luego, dice el verso; con el dolor ocurre igual: los primeros días traen su propia multitud, y es más tarde cuando pesa la mano tendida en el aire.',
				counter:
					'Cada ausencia tiene su calendario y el tuyo puede ir al revés. Nada obliga a que hoy duela de la manera prevista.',
				question: '¿En qué momento del día se nota más el hueco en la rueda?',
				act: 'Enciende una vela pequeña en la mesa donde comes y déjala arder lo que dura una taza de té.',
			},
		],
		illness: [
			{
				turn: 'En la rueda, la copa se detiene ante quien no puede tomarla, y alguien la sostiene un momento en su lugar. Eso es, dicho sin adornos, lo que la enfermedad cambia en una casa: los turnos. Hafez pide que le alcancen el vaso, con todas las letras; tampoco él llega a todo con su brazo.',
				counter:
					'De remedios este verso no entiende. Lo que haya que saber lo saben quienes atienden, y a ellos se les pregunta lo que haga falta.',
				question: '¿Qué parte de la carga de estos días podría sostener otra mano durante una hora?',
				act: 'Llena un vaso de agua fresca, déjalo al alcance de una cama o de un sillón, y quédate un rato al lado.',
			},
			{
				when: ['ill'],
				turn: 'Pedir que te acerquen la copa no es debilidad en este verso; está en su primera línea. Antes que hablar de lo difícil, Hafez extiende la mano. Un cuerpo enfermo obliga a pedir cosas pequeñas todo el día, y cansa. Aquí ese gesto va el primero y nadie lo toma a mal.',
				counter:
					'Puede que la mesa te quede lejos hoy y que no quieras ver a nadie. También cabe beber a solas y callar.',
				question: '¿Qué te cuesta más pedir ahora mismo, y a quién se lo pedirías primero?',
				act: 'Bebe despacio medio vaso de agua, con la espalda bien apoyada, y deja que el otro medio espere.',
			},
		],
		betrayal: [
			{
				turn: 'Una copa que se pasa de mano en mano es un acuerdo sin papeles: cada cual bebe de donde bebió el anterior. La traición rompe justo eso, lo que nadie había firmado. El verso no borra el comienzo por lo que llegó después; los dos siguen en la misma línea, y se miran mal.',
				counter:
					'Tampoco hay que salvar el principio a toda costa. A veces la dificultad ya estaba en la primera ronda y nadie quiso verla.',
				question: '¿Qué se daba por seguro en esta historia sin haberse dicho nunca en voz alta?',
				act: 'Siéntate con un vaso entre las manos y espera a que se temple antes de contestar a nadie.',
			},
			{
				when: ['wronged'],
				turn: 'Beber del mismo vaso es fiarse de unos labios. Te hirieron por ahí, por donde no se vigila, y lo fácil de antes duele ahora más que lo difícil. Hafez no se arrepiente de haber pedido la copa. Haber confiado no fue el error de esta historia; fue tu parte del trato.',
				counter:
					'Quizá hoy no quieras medir culpas, ni siquiera las ajenas. La rabia y el cansancio pueden ir por delante un tiempo.',
				question: '¿Quién te conoce desde antes y podría oír esto entero sin dar consejos?',
				act: 'Llama a esa persona de siempre y dile solo que ha sido un mal día; el resto puede esperar.',
			},
		],
		separation: [
			{
				turn: 'Entre «fácil» y «trabajos» hay en el verso una sola respiración. En una separación ese trecho son años, muebles, nombres de calles, y nadie sabe decir en qué vuelta de la copa cambió el sabor. Hafez cuenta el principio y el peso con la misma voz, sin llamar mentira a ninguno.',
				counter:
					'Quizá no hubo tal facilidad al principio, o la hubo para una sola de las dos partes. El verso redondea.',
				question: '¿Qué del comienzo sigues teniendo por verdadero, pase lo que pase ahora?',
				act: 'Lava con agua tibia la taza que más uses, sécala sin prisa y bebe hoy de ella algo que te siente bien.',
			},
			{
				turn: 'Cuando una rueda se deshace, queda la costumbre de alargar el brazo. La mano va sola hacia un lado de la mesa y no encuentra a quién pasar. Este verso conoce esa torpeza del después, y lo que hace es pedir otra vez, a otro, lo mínimo: que alguien sirva, que alguien esté.',
				counter:
					'Hay finales que alivian, y entonces el vacío de al lado es sitio para los codos. No hace falta fingir pena.',
				question: '¿En qué gesto de cada día se nota más que la mesa ha cambiado?',
				act: 'Come o bebe algo hoy en otro asiento del acostumbrado, sin música ni pantalla, hasta acabarlo.',
			},
		],
		quarrel: [
			{
				turn: 'La copa circula porque cada cual la suelta. En una riña dos la agarran a la vez, uno por el borde y otro por el pie, y lo que se derrama es lo de menos: se ha parado la ronda. Hafez no pide que nadie ceda. Pide que la copa gire, que es otra cosa.',
				counter:
					'Quien siempre suelta primero acaba sin probar nada. Si te toca cada vez ese papel, el giro es un reparto injusto.',
				question: '¿En qué momento de la disputa dejó de importar lo que se discutía?',
				act: 'Cuenta la discusión en voz alta y a solas, primero desde tu asiento y luego desde el de enfrente.',
			},
		],
		love: [
			{
				turn: 'El verso no se queja del amor; se queja de su publicidad, que enseñaba el comienzo y callaba el resto. Toda historia de querer tiene dos fechas, la del primer asombro y la del primer esfuerzo. Se suele añorar una y esconder la otra, cuando solo de la segunda quedan testigos.',
				counter:
					'Claro que no toda dificultad es prueba de hondura. A veces un amor cuesta porque roza donde no debe, y aguantar no lo vuelve más verdadero.',
				question: '¿Qué tendría este amor de bueno un martes por la tarde, sin invitados ni música?',
				act: 'Sirve hoy dos vasos de agua, bebe uno y deja el otro enfrente; mientras se entibia, decide qué frase merece ser dicha primero.',
			},
			{
				when: ['in_love'],
				turn: 'Querer parece fácil porque la primera copa la pagan otros: la estación, una canción, la suerte de coincidir. La segunda hay que servirla. Hafez descubre ahí su lado flaco y en vez de retirarse pide que le pasen la jarra. Lo que sientes tal vez esté cambiando de manos, del azar a las tuyas.',
				counter:
					'Puede ser todavía la primera ronda, y entonces sobra la prudencia. Hay alegrías que solo piden no ser interrumpidas.',
				question: '¿Qué pondrías tú en la mesa, cuando la suerte deje de invitar?',
				act: 'Elige la copa o la taza más bonita que tengas y úsala hoy, aunque no haya visita.',
			},
		],
		unrequited: [
			{
				turn: 'Hay rondas en las que la copa pasa de largo. Se ve venir, brilla, cambia de mano y sigue. Hafez se atreve a decirlo en alto, «alcánzamela», y esa es ya toda su dignidad: pedir claro. Lo que el copero haga con la petición pertenece al copero y a su noche.',
				counter:
					'Pedirla no obliga a nadie a servirla. Y seguir con el brazo en alto, ronda tras ronda, acaba por doler en el hombro.',
				question: '¿Qué se ha dicho de verdad en voz alta, y qué se ha dejado a los ojos?',
				act: 'Sírvete algo que te guste, en la mejor copa que haya en la casa, y bébelo a tu propia salud.',
			},
			{
				when: ['in_love'],
				turn: 'Un amor sin respuesta conserva mucho tiempo la facilidad del comienzo, porque nunca llega al segundo mes. Nadie ronca, nadie llega tarde. La dificultad que el verso anuncia es aquí otra: la copa está llena, no circula, y cada día cuesta más tenerla derecha sin que se derrame.',
				counter:
					'Decir que lo tuyo es solo comodidad sería una grosería. Hay quereres sin respuesta que han sido lo más serio de una vida.',
				question: '¿Qué harías con tus tardes si este querer ocupara la mitad de sitio?',
				act: 'Vuelca un vaso de agua sobre la planta o el árbol más cercano, despacio, hasta la última gota.',
			},
		],
		loneliness: [
			{
				turn: 'Para que una copa dé la vuelta hacen falta, por lo menos, dos. Hafez la pide rodeado de gente y algo en su voz suena a solas: sabe que lo difícil se bebe en compañía y pesa por separado. La soledad de este verso tiene sillas alrededor, y por eso mismo puede decirse.',
				counter:
					'Hay quien está en la rueda cada noche y vuelve a casa con la misma sed. Más gente no es siempre el remedio.',
				question: '¿Con quién tomarías algo sin tener que contar nada interesante?',
				act: 'Envía a alguien una invitación pequeña y con hora: un café, un banco al sol, media hora de esta semana.',
			},
		],
		dismissal: [
			{
				turn: 'Quedarse fuera de una rueda es oír, desde el pasillo, que la jarra sigue pasando. El verso conoce el golpe: lo que empezó con brindis trae luego su peso, y cae sobre quien menos lo había calculado. No dice de quién es la culpa. Dice que ahora toca sentarse y que alguien acerque un vaso.',
				counter:
					'También puede que el brindis aquel nunca supiera bien. Hoy no hace falta decidir si esto es pérdida o salida.',
				question: '¿A quién le contarías esto hoy sin tener que poner buena cara?',
				act: 'Quítate los zapatos, bebe un vaso grande de agua y quédate diez minutos en el sitio más cómodo de la casa.',
			},
		],
		work: [
			{
				turn: 'Todo oficio tiene su copa de bienvenida: el primer contrato, el cuaderno nuevo, el apretón de manos. Después vienen los días sin brindis, que son casi todos. Hafez no se levanta de la mesa; manda que la jarra siga, es decir, reparte el peso. A lo tuyo puede estar faltándole otra mano, más que otro esfuerzo.',
				counter:
					'O la ayuda sobra y lo que falta es un no. Quien reparte una carga mal elegida solo consigue que la lleven entre varios.',
				question: '¿A quién no le has pedido ayuda todavía, y qué crees que perderías al pedirla?',
				act: 'Escribe en un papel la tarea que más pesa y, al lado, el nombre de quien podría sostener una esquina.',
			},
			{
				when: ['has_job'],
				turn: 'En un puesto ya ocupado nadie brinda por el lunes. La copa de bienvenida se rompió o la guarda alguien de recursos humanos, y lo que circula son correos. Hafez recuerda que el peso vino después y que no vino por error: era el oficio, asomando debajo de la fiesta.',
				counter:
					'Tal vez no sea el oficio. Puede ser un jefe, un horario o una silla mala, y a eso se le pone nombre sin poesía.',
				question: '¿Qué tarea de tu trabajo harías igual si nadie brindara nunca por ella?',
				act: 'Ofrece un café o un vaso de agua a quien tengas más cerca en el trabajo, o mándale tres palabras amables.',
			},
		],
		study: [
			{
				turn: 'Un libro por estrenar es de lo más fácil que hay en la vida. Se le pasa la mano por el lomo y ya parece sabido. Luego llega la página cuarenta. Hafez, que tuvo su nombre por saberse el Corán de memoria, conocía esa distancia, y lo que pide en ella es compañía y algo de beber.',
				counter:
					'Puede que el temario sea malo o que falten horas de sueño. No toda página cuarenta es una lección sobre la vida.',
				question: '¿Qué lección te parecía sencilla hasta que tuviste que contársela a alguien?',
				act: 'Explica en voz alta a una silla vacía algo que sepas, como si fuera la primera vez que alguien lo oye.',
			},
		],
		waiting: [
			{
				turn: 'El copero tiene un defecto: empieza por el otro extremo de la sala. Entre pedir y recibir, la copa pasa por bocas que no conoces. Lo esperado podría andar por ese recorrido, ni negado ni cercano, detenido en manos que tienen su propia sed y ninguna noticia de la tuya.',
				counter:
					'Aunque convendría averiguar si llegaste a pedirla. Hay silencios que parecen demora y son una petición que nunca salió de la boca.',
				question: '¿Por cuántas manos tiene que pasar lo que esperas antes de llegar a la tuya?',
				act: 'Friega a mano una taza que lleve días en el fondo del armario, sécala y déjala boca arriba.',
			},
			{
				when: ['waiting'],
				turn: 'Mientras la copa viene, la mesa existe. Hay pan, hay una conversación a medias, alguien cuenta algo que no estás oyendo porque miras la jarra. El verso es la voz de un impaciente, sí, pero de un impaciente sentado. De la espera suele olvidarse eso: que ocurre en algún sitio, con gente.',
				counter: 'Si lo que esperas manda sobre tu techo o tu salud, pedirte que mires el pan es pedir demasiado.',
				question: '¿Qué conversación de estos días has oído a medias por estar mirando la puerta?',
				act: 'Termina hoy una conversación que quedó cortada, aunque sea con un mensaje de dos líneas.',
			},
		],
		leaving: [
			{
				turn: 'A quien se va se le llena una última copa, y todos la beben de prisa para que no pese. Lo difícil, avisa el verso, cae luego: en la primera fiesta sin esa silla, en la primera calle donde nadie saluda. Despedirse es fácil precisamente porque aún están todos.',
				counter:
					'Quizá la parte dura ya pasó, antes, mientras se decidía. Hay marchas que empiezan a aliviar en la puerta misma.',
				question: '¿Qué se echará de menos de esta mesa que nadie ha nombrado todavía?',
				act: 'Pide a alguien cercano la receta de algo que se coma en tu casa, y apúntala con sus palabras.',
			},
			{
				when: ['leaving'],
				turn: 'Ninguna marcha empieza en la puerta: empieza la noche en que se cuenta la idea y todos levantan el vaso. El mapa, entonces, no tiene cuestas. La partida que imaginas ya ha sido sencilla una vez, de palabra; lo que viene ahora trae horarios, rodillas y lluvia, y por eso mismo se parece más al mundo.',
				counter:
					'También hay quien exagera las cuestas para no salir nunca de la sobremesa. La prudencia y la pereza llevan el mismo abrigo.',
				question: '¿Qué dificultad de este camino prefieres no mirar porque estropearía el relato?',
				act: 'Pesa hoy la bolsa o mochila que llevarías, con lo imprescindible dentro, y saca la cosa que solo va por si acaso.',
			},
		],
		home: [
			{
				turn: 'Una casa se brinda vacía. Con las llaves en la mano y un vaso de plástico, todo son ventanas. La dificultad entra después con los muebles: la humedad, el vecino, la cuota, el enchufe que falta. Hafez no devolvería las llaves por eso; sabe que lo habitable empieza cuando se acaba la visita.',
				counter:
					'Salvo que la humedad se viera desde el portal. Hay dificultades que no llegan luego: estaban, y alguien las pintó de blanco.',
				question: '¿Qué haría soportable esa casa la peor tarde de enero?',
				act: 'Bebe un vaso de agua en el rincón de la casa que menos uses, de pie, y mira desde ahí.',
			},
		],
		eviction: [
			{
				turn: 'De todas las cosas difíciles que caen luego, quedarse sin techo es de las que no caben en un verso. Este ofrece lo que tiene: una sala con gente y una copa que no pregunta de quién es la casa. Nadie pasa por algo así a solas sin que le cueste el doble.',
				counter:
					'La culpa de esto casi nunca está donde se la busca de noche. El poema no la reparte, y hoy no hace falta repartirla.',
				question: '¿Quién te abriría su puerta hoy para un rato, sin preguntar por cuánto?',
				act: 'Llama a alguien de confianza y cuéntale cómo estás; para este momento basta con que alguien más lo sepa.',
			},
		],
		money: [
			{
				turn: 'Al brindar nadie saca la cuenta; la trae luego quien sirve, doblada, en un platillo. De eso sabe este verso: lo ligero del principio y el peso que llega cuando la sala se vacía. Con el dinero duele sobre todo el desfase, que la alegría fuera de una noche y la suma sea de muchas.',
				counter:
					'A veces no hubo fiesta ninguna. Se debe, o se pierde, por comer y por fiarse, y ahí el brindis sobra.',
				question: '¿Qué cifra exacta hay debajo de la preocupación, dicha en voz alta?',
				act: 'Escribe la cifra en un papel, fecha al lado, y guárdalo bajo una taza; por hoy ya está mirada.',
			},
		],
		guilt: [
			{
				turn: 'En esta línea nadie pregunta quién tuvo la culpa de que el amor se volviera difícil. Hafez dice que los trabajos «llegaron», como se dice de la lluvia, y sigue sentado con los demás. La culpa levanta de la mesa a quien la siente; el verso, sin declarar a nadie inocente, le guarda el sitio.',
				counter: 'Guardar un sitio no salda nada. Si hay alguien a quien decirle algo, el vino no lo dirá en tu lugar.',
				question: '¿Qué parte de lo que cayó estaba de veras en tu mano?',
				act: 'Sirve dos vasos de agua y, ante el segundo, di en voz alta lo que dirías a quien corresponda.',
			},
		],
		fear: [
			{
				turn: 'El miedo bebe solo y de un trago. La copa del verso va despacio, da toda la vuelta, y cuando llega ya ha pasado por otras manos que también temblaban. Hafez no dice que lo difícil no vaya a venir: vino. Lo dice, eso sí, con la garganta húmeda y alguien a cada lado.',
				counter:
					'Puede que tu miedo tenga razón y esté señalando algo concreto. En ese caso, menos copa y más preguntas.',
				question: '¿Qué tamaño tiene lo que temes cuando se lo cuentas a alguien sentado a tu lado?',
				act: 'Llena un vaso hasta el borde y cruza con él una habitación sin derramarlo; fíjate dónde pones los ojos.',
			},
		],
		weariness: [
			{
				turn: 'Al cuerpo nadie lo convida al brindis, y es quien paga la ronda. Empezar algo con ganas esconde cuánto va a costar, y el cansancio llega más tarde, como la cuenta. Hafez lo dice sin moverse de su sitio, con el vaso en la mano: ni se disculpa ni promete enmienda. Nombra lo que pesa y se queda.',
				counter:
					'Puede que no te falte reposo sino compañía, y entonces dormir más no toque el fondo. De eso sabe más tu almohada que ningún verso.',
				question: '¿Desde qué día llamas normal a algo que antes te parecía demasiado?',
				act: 'Bebe un vaso de agua a sorbos, de cara a una ventana y sin pantalla cerca, hasta que se vea el fondo.',
			},
		],
		anger: [
			{
				turn: 'Una copa apretada con rabia se rompe en la mano propia. En la rueda, mientras tanto, sigue habiendo quien espera la suya. Hafez se queja, y con fuerza, pero se queja pidiendo: convierte el golpe en la mesa en un brazo extendido. La distancia entre ambos gestos es de un palmo.',
				counter:
					'Algunas mesas merecen el golpe. Si la jarra se salta siempre a la misma persona, enfadarse es llevar bien la cuenta.',
				question: '¿Qué pedirías, con palabras de mesa, si el enfado supiera pedir?',
				act: 'Aprieta con fuerza un trapo mojado sobre el fregadero, cinco veces, y tiéndelo después bien liso.',
			},
		],
		child: [
			{
				turn: 'De un hijo se habla siempre por el lado del brindis, y el verso conoce el otro. Lo que parece sencillo cuando se desea pide luego noches, esperas, un valor que nadie felicita. Entre ambas cosas circula una copa que solo se pasa a quien está muy cerca. No todo el mundo tiene que saberlo.',
				counter: 'Puede que lo difícil fuera lo primero, y que la alegría, si la hay, todavía no se atreva a sentarse.',
				question: '¿Quién puede oír de esto tanto la parte buena como la que cuesta?',
				act: 'Pon la mano abierta sobre la mesa, bebe con la otra un poco de agua y respira diez veces, contándolas.',
			},
		],
		joy: [
			{
				turn: 'Por fin una ocasión para la primera mitad del verso, la que nadie cita: fácil, ligera, con la jarra en alto. Ya vendrá lo que venga. Hafez manda que la copa gire antes de decir nada grave, y ese orden es un consejo. Una buena noticia se estropea si no da una vuelta a la mesa.',
				counter:
					'No hay que invitar a todo el mundo, claro. Algunas alegrías saben mejor entre tres y con la puerta entornada.',
				question: '¿Quién merece enterarse el primero, y con qué cara te gustaría que lo oyera?',
				act: 'Brinda con lo que haya, agua o café, y pronuncia en alto el nombre de quien te ayudó a llegar.',
			},
		],
		faith: [
			{
				turn: 'La copa de este verso está servida en dos idiomas: empieza en árabe, la lengua del rezo, y sigue en persa, la de la cocina. Quien reza sabe del cambio. Creer parecía sencillo cuando otros sostenían la jarra; luego toca pedir por cuenta propia, en la lengua de todos los días, y sin música.',
				counter:
					'Los piadosos leen aquí un vino que no es vino, y los bebedores, vino. La fe de cada cual elige sola su mesa.',
				question: '¿Con qué palabras pedirías si nadie te hubiera enseñado ninguna?',
				act: 'Di una petición en tu lengua más corriente, como quien pide la sal, y calla después un minuto entero.',
			},
		],
		decision: [
			{
				turn: 'Lo que hoy se elige llegará mañana a la mesa en forma de platos por fregar. A ese después apunta el verso. El comienzo se elige solo, con su brillo; lo que de verdad se decide es qué cansancio se acepta de buena gana, y con qué compañía se va a soportar.',
				counter: 'Demasiada previsión agua el vino. Alguna vez hay que aceptar la copa sin preguntar por la resaca.',
				question: '¿Qué cansancio aceptarías con gusto, y cuál te amargaría desde la primera semana?',
				act: 'Imagina un martes dentro de tres meses, hora por hora, y escribe solo lo que harías a las once.',
			},
			{
				when: ['two_options'],
				turn: 'Quien decide suele comparar dos comienzos, y los comienzos son parientes: todos sonríen. Este verso aconseja comparar los martes del tercer mes. Busca en cada camino su trabajo más feo y más repetido; el que puedas imaginar sin apartar la vista le lleva al otro cierta ventaja, aunque brille menos.',
				counter:
					'Con ese método, eso sí, nadie se habría enamorado ni habría aprendido el violín. Un poco de ceguera inicial hace falta para empezar.',
				question: '¿Cuál de las dos dificultades te aburriría y cuál, además de costarte, te interesaría?',
				act: 'Pon sobre la mesa dos tazas, una por opción, y empuja hacia ti la que elegirías si nadie mirara.',
			},
		],
		change: [
			{
				turn: 'El giro del verso cabe en «y luego»: fácil, y luego. Toda vida que cambia tiene el suyo, y suele ponerse a la puerta, entre la mesa de antes y otra que aún no tiene sillas. Hafez no vuelve al hemistiquio de arriba. Pide de beber ahí mismo, en el cambio, con todo en el aire.',
				counter: 'Tampoco cada «luego» anuncia otra vida. Algunos solo piden terminar la frase que ya estaba empezada.',
				question: '¿Qué había de fácil en lo anterior que ahora tendrás que aprender a hacer?',
				act: 'Cambia de mano la taza en la que bebes hoy y nota, hasta el fondo, la pequeña torpeza.',
			},
		],
		person: [
			{
				turn: 'En una rueda cada cual tiene a alguien a la izquierda, de quien recibe, y a alguien a la derecha, a quien entrega. Pensar en una persona sin decidir qué se espera de ella es no saber de qué lado se sienta. El verso lo aclara pidiendo: a quien se le puede pedir está muy cerca.',
				counter:
					'Puede que quien ocupa tu pensamiento no esté en la rueda, ni tenga por qué. Se puede pensar en alguien sin sentarlo a la mesa.',
				question: '¿De qué lado de la mesa pones a quien tienes en el pensamiento, y desde cuándo?',
				act: 'Di su nombre a media voz, solo una vez, y atiende a lo primero que te viene: pedir, dar o callar.',
			},
			{
				when: ['person_alive'],
				turn: 'Al principio alguien era fácil, y luego, dice el verso, llegó el trabajo de tratarlo. Ese trabajo no es mala señal; con los desconocidos no se tiene. Hafez no cambia de copero: le pide otra vez. Hay tratos que no mejoran a fuerza de pensarlos y sí, a veces, al pedir algo sencillo.',
				counter:
					'Cuando el trato cuesta siempre al mismo lado, la sencillez no basta. Una copa no se pide a quien la niega por gusto.',
				question: '¿Qué cosa pequeña podrías pedirle a esa persona sin que pareciera un examen?',
				act: 'Pídele hoy un favor de los que se hacen en un minuto, y agradécelo como si hubiera costado diez.',
			},
		],
		open: [
			{
				turn: 'El trago va delante de la confesión. Primero se pide, luego se dice la verdad: es un orden poco heroico y muy humano. Lo que traes sin nombre a lo mejor no anda buscando explicaciones. Le bastaría un sitio a la mesa, cierto ruido de platos, y permiso para decirse mal la primera vez.',
				counter:
					'Aunque un exceso de compañía también sirve para no oírse. Hay cosas que solo hablan cuando se han ido los invitados.',
				question: '¿Cómo contarías lo que te pasa si empezaras por lo sencillo que parecía?',
				act: 'Di a solas y en voz alta, mal dicho, lo que te ronda; luego repítelo con la mitad de palabras.',
			},
			{
				turn: 'Dos lenguas, un «luego» y una mano extendida: no hay mucho más en este verso. No dice qué era lo fácil ni qué fue lo difícil; deja los dos vasos sin etiqueta. Así puede beberlos cualquiera. Lo que has traído no necesita presentarse para que aquí le hagan sitio, ni hay que saber su nombre.',
				counter:
					'Un verso que sirve para cualquiera se equivoca fácilmente de mesa. Este no sabe nada de ti, y conviene recordarlo.',
				question: '¿Qué palabra de estas dos líneas te ha sonado más cerca, y por qué esa?',
				act: 'Lee el verso en voz alta dos veces, la segunda más despacio, y detente donde la voz quiera.',
			},
		],
	},
};
