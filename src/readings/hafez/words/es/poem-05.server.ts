import type { PoemWords } from '../shape.ts';

/** Ghazal 143: the cup of Jamshid, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Durante años el corazón recorre la ciudad pidiendo una copa de rey. La pide en las puertas ajenas, con buenos modales, y nadie le dice que la lleva colgada del cinto desde que salió de casa.',
		'Lo cómico del verso es la dirección de la súplica: el dueño mendiga ante quien no tiene nada. Y lo triste es el plazo, porque Hafez no habla de una tarde ni de un mes; habla de años, y los dice al empezar.',
		'Una copa donde se ve el mundo entero, y alguien que la busca con tanto empeño que no baja la vista. El extraño a quien interroga se encoge de hombros; ni siquiera sabe de qué le están hablando.',
	],
	quietOpenings: [
		'El corazón pide durante años, de puerta en puerta, una copa en la que se ve el mundo. La llevaba consigo; nadie sabe decírselo.',
		'Alguien busca lejos y con buenos modales lo que tenía cerca. Hafez lo cuenta sin burla, y lo primero que dice es «años».',
	],
	heritage: [
		'En el Libro de los Reyes la copa que todo lo muestra es de Kay Josrow, que halló en ella a Bizhan encerrado en un pozo; los poetas posteriores se la pasaron a Jamshid.',
		'Los comentaristas sufíes entendieron la copa como un alma bruñida; más abajo, en el mismo gazal, un viejo tabernero ríe con ella en la mano, mira dentro y contesta a cuanto le preguntan.',
	],
	turns: {
		bereavement: [
			{
				turn: 'La palabra del verso que un duelo reconoce es «pidiéndonos». El corazón pide, y pide a quien no puede darle. Tras una muerte se sigue preguntando a las cosas, al ruido de una llave, a un abrigo en la percha, y ninguna sabe. Hafez no riñe a ese corazón por buscar.',
				counter: 'De la copa dice que estaba dentro. En una pena reciente eso no consuela ni tiene por qué consolar.',
				question: '¿A qué cosas se les sigue preguntando, sin querer, por quien falta?',
				act: 'Ten un rato en la mano algo que pertenezca a aquellos días y no hagas nada con ello, solo notar el peso.',
			},
			{
				when: ['person_dead'],
				turn: 'A quien se ha ido se le sigue buscando fuera: en una nuca por la calle, en una voz al otro lado del mostrador. Los extraños se dan la vuelta y no son. Hafez no dice que la copa consuele; dice dónde está. Algo de quien falta, cierta manera de doblar el pan, sigue en tus manos.',
				counter:
					'Esto no repara nada ni pretende hacerlo. Llevar algo dentro no es lo mismo que tenerlo al lado, y las manos lo saben.',
				question: '¿De quién aprendiste ese gesto que haces ya sin pensar y que te detiene un instante?',
				act: 'Dobla una servilleta o un paño como lo hacía quien falta, o como se hacía en aquella casa.',
			},
		],
		illness: [
			{
				turn: 'En la copa de Jamshid se veía el mundo entero, y nada daría tanto gusto, ante una enfermedad, como mirar dentro y saber. A falta de copa se pregunta a extraños, a pantallas, a la madrugada. Hafez deja al corazón con su pregunta y no finge que el extraño conteste.',
				counter:
					'Hay extraños con bata que sí saben, y preguntarles no es mendigar. La copa del verso no lee análisis.',
				question: '¿Qué pregunta, de todas las que rondan, puede esperar hasta mañana?',
				act: 'Pon un cuenco con agua junto a la ventana y míralo hasta que la superficie se quede quieta.',
			},
			{
				when: ['ill'],
				turn: 'Cuando el cuerpo falla, todo el mundo tiene un remedio y lo trae puesto: una infusión, un nombre, una prima que se curó. Entretanto hay un saber tuyo, pequeño y muy antiguo, sobre qué te alivia la tarde. No cura. Su mérito es que no hay que pedirlo en ninguna puerta.',
				counter:
					'No todo se encuentra dentro, y acudir a una persona de oficio y de confianza no tiene nada de mendigar.',
				question: '¿Qué te aliviaba a los diez años cuando te quedabas en cama?',
				act: 'Tararea durante un par de minutos una canción de cuando te cuidaban, y rellena a tu gusto las partes olvidadas.',
			},
		],
		betrayal: [
			{
				turn: 'Con los ojos puestos en una copa ajena se camina mucho tiempo sin ver el suelo. Una traición obliga a mirar hacia abajo de golpe, y lo primero que se busca es un extraño que explique. Nadie tiene en la mano ese cristal. Lo que se supo, sin saberlo, y lo que no había modo de saber, van juntos.',
				counter: 'La lucidez de después es tramposa. Parece que todo estaba a la vista, y no lo estaba.',
				question: '¿A quién se le está pidiendo una explicación que no puede dar?',
				act: 'Lávate la cara con agua fresca, sécala despacio y no te mires en el espejo todavía.',
			},
			{
				when: ['wronged'],
				turn: 'Lo que te quitaron no era la copa. Parece que sí, porque quien traiciona se lleva también el espejo donde una vida se veía entera, y durante un tiempo no se refleja nada. Hafez escribió que el corazón pedía fuera lo que tenía. Tu buen juicio no se fue con nadie; tiembla, y sigue contigo.',
				counter:
					'De momento puede que no lo notes en absoluto, y que oírlo te parezca una frase. Está bien que lo parezca.',
				question: '¿En qué asunto pequeño sigues fiándote de tu propio criterio?',
				act: 'Elige tú, sin consultar a nadie, qué te apetece comer o beber ahora, y tómalo sin prisa.',
			},
		],
		separation: [
			{
				turn: 'Se dio a guardar un corazón, o se creyó darlo, y ahora parece que hay que ir a pedirlo a una casa donde ya no se llama. El verso conoce el trayecto y la vergüenza de esa súplica. Y cambia un detalle: el que pide llevaba encima aquello que rogaba. No lo dice para aliviar; lo dice porque mira.',
				counter:
					'Alguna cosa sí se quedó allá, y no hay verso que la devuelva. No todo lo querido se lleva en el cinto.',
				question: '¿Qué de ti parecía pertenecer a esa historia y aparece también fuera de ella?',
				act: 'Saca de un cajón algo que tenías antes de esa historia y déjalo esta noche a la vista.',
			},
			{
				turn: '«Años», empieza Hafez, y lo dice casi con asombro. Quien se separa también cuenta: años pidiendo que el otro viera, y el otro quizá pidiendo lo mismo en la misma cocina. Dos mendigos de una copa, cada uno ante la puerta del vecino. Entenderlo tarde no es tontería.',
				counter: 'Puede que uno de los dos sí tuviera con qué y no quisiera dar. No todos los finales son simétricos.',
				question: '¿Qué se pidió tantas veces en esa casa que dejó de oírse?',
				act: 'Pon la palma de la mano sobre el pecho, cuenta doce respiraciones y guarda silencio con lo que venga.',
			},
		],
		quarrel: [
			{
				turn: 'La disputa es una peregrinación a casa ajena: dame la razón, que la tienes tú. Se ruega a gritos, pero se ruega. Hafez vería cómico que el dueño de la copa la exija a quien no sabe de qué le hablan. Tener razón resulta ser de esas cosas que nadie de fuera entrega.',
				counter:
					'Hay cosas que sí debe el otro: una disculpa, un dinero, una hora. No todo lo que se reclama estaba en casa.',
				question: '¿Qué seguirías pensando del asunto aunque nadie te diera nunca la razón?',
				act: 'Explica la postura contraria, en voz alta, ante tu propia imagen en el cristal de una ventana.',
			},
		],
		love: [
			{
				turn: 'Hay quien pide en cada amor un espejo y llama frialdad a que el espejo tenga vida propia. Lo buscado en otros ojos, ser visible, había que llevarlo puesto; si no, cualquier mirada resbala. Nadie guarda la copa de otro: bastante tiene con sostener la suya, que también tiembla.',
				counter:
					'Tampoco conviene exagerar la autosuficiencia. Hay cosas que solo se aprenden de una mano en la espalda, y ahí el propio brazo no llega.',
				question: '¿Qué querrías que te dijeran que nunca te has dicho sin reírte?',
				act: 'Ponte de noche ante una ventana, con la luz encendida, y saluda por tu nombre al reflejo.',
			},
			{
				turn: 'A Jamshid le dieron los poetas una copa para ver el reino, y ninguno cuenta que mirara en ella a una sola persona. Amar hace lo contrario: cambia el reino por una cara. El verso pregunta qué se perdió en el cambio y qué se vio por primera vez. Suelen ser cosas distintas.',
				counter: 'Preguntarse tanto enfría el té. A ratos se mira una cara porque es hermosa, y en paz.',
				question: '¿Qué parte del mundo se ve mejor desde este amor, y cuál ha quedado a oscuras?',
				act: 'Mira durante un minuto el fondo de una taza vacía y di después lo que esperabas encontrar.',
			},
		],
		unrequited: [
			{
				turn: 'El verso habla de este asunto con una exactitud que da apuro: un corazón que ruega a un extraño lo que ya lleva. No es que el amor esté dentro y baste; eso se dice muy pronto. Lo que está dentro es el tesoro que se vio brillar en la otra persona, y por eso se lo reconoció.',
				counter:
					'Reconocerlo no lo acerca. Hay brillos ajenos de verdad, y que no alumbren nuestra casa es una pena sin vuelta.',
				question: '¿Qué fue lo primero que brilló, y en qué lugar de tu propia vida se le parece algo?',
				act: 'Haz tú, durante diez minutos, algo de lo que se admira en quien no responde.',
			},
			{
				when: ['in_love'],
				turn: 'Preguntas a cada gesto como a la copa: un visto, una risa, un retraso. Y el gesto, que es un extraño, no sabe de qué le hablas. Hafez puso «años» al principio para que nadie se sintiera ridículo por unos meses. La consulta se puede suspender sin dejar de querer; son dos costumbres.',
				counter: 'Algún gesto, es verdad, sí respondió. Que uno contestara no convierte a los demás en oráculos.',
				question: '¿Qué señal llevas leyendo y releyendo, y qué diría a simple vista?',
				act: 'Lustra una cuchara o una copa, mírala al trasluz y ponla boca abajo antes de ver nada.',
			},
		],
		loneliness: [
			{
				turn: 'Quien busca de puerta en puerta ve a mucha gente y no está con nadie, porque a todos les hace la misma pregunta. El extraño se encoge de hombros y el corazón sigue. En este verso la soledad no es falta de puertas, es exceso de prisa en el umbral. Hafez habría hablado antes del tiempo.',
				counter: 'Hay también calles sin puertas, temporadas enteras. De eso no tiene culpa la manera de llamar.',
				question: '¿Con qué extraño de tu semana podrías hablar de algo que no necesites?',
				act: 'Pregúntale a alguien con quien te cruces de dónde es, o cómo va la tarde, y quédate a oír la respuesta.',
			},
		],
		dismissal: [
			{
				turn: 'Durante años el corazón pidió fuera que le dijeran lo que valía; y de pronto un extraño, con una carta, parece contestar. No contesta. El verso es tajante en esto: el extraño no tiene la copa, ni sabe lo que en ella se ve. Puede cerrar una puerta. El resto no estaba en su mano.',
				counter: 'Aun así duele, y hay cuentas que hacer. Que el oficio quede dentro no paga este mes.',
				question: '¿Qué parte de ese trabajo no se queda en el edificio, aunque nadie la haya nombrado?',
				act: 'Déjate caer en un sillón con una manta, cierra los ojos y no decidas nada hasta que se enfríe la merienda.',
			},
		],
		work: [
			{
				turn: 'Se acumulan títulos, cursos, el visto bueno de alguien con corbata. El verso se pregunta si la pericia no estaba ya en uso, sin certificado, en eso que haces cuando los demás te consultan al pasar. Los extraños no pueden darla: como mucho, sellarla. Y el sello acostumbra llegar después, y a veces por correo equivocado.',
				counter:
					'El sello, no obstante, abre puertas que el talento no abre, y despreciarlo es un lujo de quien ya lo tiene.',
				question: '¿Para qué te piden ayuda los demás sin que figure en tu currículo?',
				act: 'Enumera con los dedos lo que has resuelto este mes sin que nadie lo pidiera y detente cuando se acaben las dos manos.',
			},
			{
				when: ['has_job'],
				turn: 'Hay oficios en que se pasa la vida mirando de reojo a una copa: lo que verá el jefe, lo que dirá el cliente. El tabernero viejo de este gazal la tiene en la mano y se ríe, porque mira dentro y contesta él. La pregunta que te inquieta en tu puesto puede tener ya un experto, mal pagado y con tu nombre.',
				counter: 'O puede faltarte un dato que de verdad tiene otra persona. Preguntar a tiempo no es rogar.',
				question: '¿Qué decidirías mañana en tu puesto si te consultaras como consultas a los demás?',
				act: 'Responde por escrito y en dos líneas, como si te hubiera preguntado alguien, la duda de trabajo que más te ronda.',
			},
		],
		study: [
			{
				turn: 'Estudiar es el único oficio en que pedir la copa a un extraño tiene sentido, y aun así el verso enreda: lo que se aprende solo se queda si encuentra dentro un sitio parecido. Lo demás se presta por unos días. La tarde en que algo encaja no llega nada nuevo; se reconoce.',
				counter:
					'Las fechas y los verbos irregulares no se reconocen, se repiten. Para eso no hace falta leyenda ninguna.',
				question: '¿Qué se sabía ya, sin su nombre, antes de abrir el libro?',
				act: 'Escribe de memoria cinco líneas sobre lo último que hayas leído, sin abrir nada para comprobarlo.',
			},
		],
		waiting: [
			{
				turn: 'Se vigila la puerta de enfrente, y así se van los meses. Pero quien aguarda un recado usa ya, sin saberlo, algo de lo que el recado iba a traerle: la terquedad, por ejemplo, o esa imaginación capaz de oír pasos. Quizá lo esperado autorice una cosa que podrías empezar sin permiso.',
				counter:
					'Hay esperas que no esconden ningún tesoro íntimo: un visado, una llave, la firma de un notario. Esas se esperan y punto.',
				question: '¿Qué empezarías el día en que llegue la noticia, y qué parte de ello cabe hoy?',
				act: 'Prueba una por una las llaves de tu llavero y aparta la que ya no sabes qué abre.',
			},
			{
				when: ['waiting'],
				turn: 'En la copa del Libro de los Reyes apareció Bizhan en su pozo, es decir, una noticia de lejos: alguien vive, está ahí, se le puede sacar. Quien espera cambiaría la casa por ese cristal. No lo hay, y el verso lo sabe. Ofrece a cambio una sospecha, que no todo lo que quieres ver está en la carta que no llega.',
				counter:
					'La sospecha es barata. Lo que depende de otros se sabe cuando lo dicen, y a veces toca preguntar otra vez.',
				question: '¿Qué crees que verías en la copa, y qué harías nada más verlo?',
				act: 'Llena una fuente de agua, mira un momento el techo reflejado en ella y riega después una planta.',
			},
		],
		leaving: [
			{
				turn: 'La copa puede estar lejos o puede estar en el cinto, y no hay manera de averiguarlo desde la mesa. Muchos la han hallado a la vuelta, en el bolsillo de siempre, con los zapatos rotos. Hafez llama a eso «años» y no los da por perdidos. Alguien que parte se lleva, de todas formas, el cinto.',
				counter: 'Hay marchas que no buscan ninguna copa, buscan un sueldo o un hermano. No les hace falta leyenda.',
				question: '¿Qué es lo que solo puede buscarse lejos, y qué lo hace imposible aquí?',
				act: 'Vacía los bolsillos o el bolso sobre la mesa y quédate mirando lo que ya va siempre contigo.',
			},
			{
				when: ['leaving'],
				turn: 'Se puede cruzar medio mundo para ver en un río lo que el de casa también llevaba. Eso no hace inútil la salida: el río propio solo se ve al regresar, con ojos prestados por el otro. Lo buscado estaba aquí, de acuerdo; a lo mejor hacía falta irse para darle la vuelta.',
				counter:
					'O hace falta no irse. Hay itinerarios trazados con tanto cuidado que sirven para esquivar una conversación de la calle de al lado.',
				question: '¿Cuánto de lo que buscas allí has visto ya aquí, de pasada?',
				act: 'Recorre tu propia manzana como si te hubieran dado un folleto: detente en tres cosas dignas de postal.',
			},
		],
		home: [
			{
				turn: 'Se recorren casas como el corazón del verso recorría puertas, pidiendo a cada una lo mismo: que se parezca. Al pasillo de una abuela, a una siesta de agosto, a la cocina de una amiga. Esa copa ya la lleva encima quien visita pisos, y por eso algunos metros cuadrados resultan grandes.',
				counter: 'También hay medidas que no son nostalgia. Una cama ha de caber, y eso se ve con un metro.',
				question: '¿A qué lugar que ya conoces tendría que parecerse?',
				act: 'Dibuja de memoria la planta de una casa donde fuiste feliz o dormiste bien, con sus puertas.',
			},
		],
		eviction: [
			{
				turn: 'Una casa es lo contrario de la copa: no se lleva puesta. Quien la pierde no necesita que le digan que el hogar va por dentro. El verso puede acompañar en otra cosa, en la humillación de pedir de puerta en puerta, que Hafez cuenta como asunto de un corazón noble y no de un mendigo.',
				counter: 'Puede que no haya que pedir nada todavía. Hoy basta con que alguien sepa dónde estás.',
				question: '¿En qué puerta no te daría vergüenza llamar esta semana?',
				act: 'Apoya la espalda en una pared, la que sea, con algo caliente entre las manos, y quédate unos minutos.',
			},
		],
		money: [
			{
				turn: 'El dinero se parece a la copa del rey: quien la tuviera, se piensa, lo vería todo claro. Hafez quita algo de oro al asunto. El que la pide lleva años y el que escucha no la tiene; ni siquiera sabe qué es. Conviene separar lo que ha de pagarse de lo que se esperaba ver en el fondo.',
				counter: 'Con el alquiler vencido, la copa tiene un número muy preciso y no está dentro de nadie.',
				question: '¿Qué promete el dinero, en este asunto, que ninguna cantidad ha cumplido antes?',
				act: 'Cuenta las monedas que tengas en casa, alinéalas, y piensa en una cosa que te salga bien sin ellas.',
			},
		],
		guilt: [
			{
				turn: 'Se ruega el perdón a cualquiera que tenga cara de poder darlo: un amigo, un cura, este libro. El extraño del verso, honradamente, no sabe qué hacer con la súplica. Hay algo que sí lleva dentro el que pide: sabe muy bien qué pasó y a quién. Eso ya es la mitad de una conversación, con la persona justa.',
				counter:
					'Y si esa persona no está, la conversación se queda en voz baja. Nadie más puede cerrarla en su nombre.',
				question: '¿A quién habría que decírselo, y a quién se lo estás diciendo?',
				act: 'Di en voz alta la verdad más corta sobre lo ocurrido, delante de un espejo, y aparta después los ojos sin prisa.',
			},
		],
		fear: [
			{
				turn: 'El que teme pide la copa entera, ver el mundo y la semana próxima. Como no la encuentra, se fía de videntes, de estadísticas, del tono con que alguien dijo «ya hablaremos». Todos ellos son el extraño del verso. Ninguno es mala gente; sencillamente no tienen ese objeto.',
				counter: 'A lo mejor tu susto sí vio algo que los demás no. En ese caso merece un oyente, y no un refrán.',
				question: '¿Qué te dirías si tuvieras que tranquilizarte con lo que ya sabes?',
				act: 'Frota las palmas hasta que estén tibias, póntelas sobre los párpados y quédate en esa oscuridad un minuto.',
			},
		],
		weariness: [
			{
				turn: 'Los pies del corazón, después de años de puertas, no salen en el verso y deberían. Buscar cansa más que trabajar, porque no se ve lo hecho. Hafez interrumpe la ronda con una noticia que, antes que sabia, es descansada: no hay otra puerta. Se puede volver con las manos en los bolsillos.',
				counter:
					'Hay cansancios que no vienen de buscar nada, vienen de cargar. A esos la noticia no les quita un kilo.',
				question: '¿Qué llevas mucho tiempo buscando que podrías dejar de buscar por un mes?',
				act: 'Descuelga lo que lleves encima, bolso, llaves o chaqueta, y pasa cinco minutos sin nada en las manos.',
			},
		],
		anger: [
			{
				turn: 'También la envidia sale de esta copa: se la ve brillar en la mesa de otro y arde la cara. El extraño, que cena su sopa, no entiende la mirada. Hafez diría que lo que escuece señala con bastante puntería. Nadie se enfurece por un talento o una suerte que no haya echado de menos en su cinto.',
				counter: 'Si te han quitado lo que era tuyo, esto no es envidia, y la copa tiene que volver a casa.',
				question: '¿Qué echa de menos este enfado, si se deja a un lado contra quién va?',
				act: 'Usa hoy algo que guardas para una ocasión mejor: una taza, un mantel o un perfume.',
			},
		],
		child: [
			{
				turn: 'El deseo de un hijo hace preguntas a todo el mundo, a los calendarios, a las fotos de otros. Y cuando hay uno, se pregunta igual: si estará bien, si se sabrá. Hafez encuentra al corazón en plena ronda y no le quita la esperanza ni se la da. Le dice solo que lo más valioso de su amor no lo tiene el extraño.',
				counter:
					'Este verso, leído por quien ha perdido, puede sonar cruel. A quien le falta algo, le falta de verdad.',
				question: '¿Qué sabes de este amor que no sale en ningún consejo?',
				act: 'Acuna un vaso de agua tibia entre las manos, respira sobre él y bébelo cuando se haya enfriado.',
			},
		],
		joy: [
			{
				turn: 'Por un día la súplica ha terminado: lo que se pedía fuera está en la mano, y pesa menos de lo que brillaba. No es desengaño, es que ya se toca. El tabernero de este gazal ríe con la copa en la mano y mira dentro, por puro gusto. Una buena noticia merece ese rato de mirarla a solas.',
				counter: 'Mañana vendrán otras copas y otras puertas. El corazón tiene memoria corta para lo concedido.',
				question: '¿Qué ves ahora, con esto en la mano, que no veías pidiéndolo?',
				act: 'Sirve algo en un vaso transparente, levántalo hacia la ventana y míralo a la luz antes de beber.',
			},
		],
		faith: [
			{
				turn: 'Unos versos más abajo aparece un enamorado con Dios siempre al lado que no lo ve y lo llama desde lejos. Es la copa, contada otra vez. Hafez no se burla de quien reza a gritos; le da pena la distancia, que no era tal. De la duda tampoco se burla: años, dice, y los cuenta con respeto.',
				counter:
					'Para quien no siente a nadie cerca, oír que está ahí puede doler más que el silencio. El verso no obliga.',
				question: '¿A qué distancia se pone el cielo en tu casa, y quién la midió?',
				act: 'Di lo que dirías al cielo, pero como a alguien sentado en la silla de al lado, sin levantar la voz.',
			},
		],
		decision: [
			{
				turn: 'Antes de elegir se consulta a media ciudad, y cada consejo es bueno para quien lo da. Los extraños describen su propia copa. Fíjate en el instante en que, al escuchar una respuesta, algo se encoge: ahí se movió la tuya y quizá había elegido. Lo que sigue son preguntas para repartir la culpa.',
				counter:
					'Confundir el miedo con la intuición es, dicho sea de paso, el accidente más frecuente de este método. Ambos encogen parecido.',
				question: '¿Qué consejo se pide con la esperanza de oír lo contrario?',
				act: 'Escribe los consejos que te hayan dado, cada uno con su dueño al lado, y tacha los que hablen del dueño.',
			},
			{
				when: ['two_options'],
				turn: 'Dos opciones son dos extraños a los que se pide la copa. Cada uno pone cara de tenerla, y hasta brilla algo en su mesa: es el reflejo de la tuya. Lo que quieres ver, una vida donde reconocerte, irá contigo a cualquiera de las dos. Elige dónde se podrá mirar con más calma.',
				counter:
					'Tan indiferente no es. Hay lugares que empañan el mejor cristal, y conviene saber de qué está hecho el aire.',
				question: '¿Qué esperas encontrar en cada una que hoy ya usas sin nombrarlo?',
				act: 'Lanza una moneda y, mientras esté en el aire, atiende a qué cara deseas; el resultado puedes ignorarlo.',
			},
		],
		change: [
			{
				turn: 'La búsqueda del verso acaba en una vuelta: de la calle al cinto. Casi todos los cambios que importan tienen esa forma, aunque por fuera parezcan mudanza o pleito. Se va lejos con la pregunta y se regresa con los mismos bolsillos, y con menos fe en los extraños con buena planta.',
				counter:
					'No siempre hay copa al final. Algunas vueltas son solo vueltas, y cansan, y no pasa nada por admitirlo.',
				question: '¿Qué has estado pidiendo en la puerta de antes que ya no tendrás dónde pedir?',
				act: 'Ordena lo que llevas en la cartera, deja dentro solo lo que usaste este mes y mira lo que queda fuera.',
			},
		],
		person: [
			{
				turn: 'Hay personas a las que se mira como a la copa: si se inclinan un poco, se verá el mundo, o al menos la semana. El verso avisa de que el reflejo lo pone quien mira. No dice que esa persona esté vacía. Dice que para verla a ella habría que dejar un momento de verse.',
				counter: 'Quizá ya la ves tal como es y lo que echas en falta es otra cosa, que ningún espejo da.',
				question: '¿Qué parte de ese vivir ajeno no tiene ninguna relación contigo?',
				act: 'Escribe tres cosas que esa vida tenía antes de cruzarse con la tuya, y deja en blanco las que no sepas.',
			},
			{
				when: ['person_alive'],
				turn: 'A quien importa se le pide, sin palabras, que diga quién somos. Es mucho pedir a alguien que a lo mejor buscaba las llaves. Hafez lo vería como ve al extraño: amable, ajeno, con las manos vacías y ninguna culpa. Descargada de ese encargo, la misma persona suele resultar bastante más ligera.',
				counter:
					'Tampoco hay que dejar de pedir del todo. Que alguien nos diga cómo nos ve es de lo bueno que tiene la gente.',
				question: '¿Qué le pides a esa persona cada vez que la ves, sin decirlo?',
				act: 'Pregúntale algo que solo tenga que ver con su vida, y no cuentes nada de la tuya en un buen rato.',
			},
		],
		open: [
			{
				turn: 'Una copa, bien mirada, es un hueco con borde. Se la buscaba como tesoro y era un lugar vacío donde se refleja lo que pasa. Cuando algo no se deja formular, el hueco puede estar haciendo su oficio; convendría no taparlo enseguida con la primera respuesta amable que asome por la puerta.',
				counter:
					'Claro que un hueco también puede ser hambre corriente, de comida, de calle, de alguien con quien hablar sin tema.',
				question: '¿Con qué sueles llenar el rato en que podrías enterarte de algo?',
				act: 'Saca brillo a una cuchara con un paño seco hasta que tu cara aparezca en ella, del revés y completa.',
			},
			{
				turn: 'Una copa, un corazón, un extraño, y entre los tres un malentendido que dura años. El verso entero es esa escena de calle. Nadie miente: uno pide de buena fe y otro no sabe de buena fe. De lo que cada cual lleva encima sin notarlo, Hafez no hace la lista; se limita a señalar el cinto.',
				counter:
					'Que todo estuviera ya dentro es una idea muy cómoda para quien no quiere ayudar. Vale para copas, y poco más.',
				question: '¿Qué objeto de los que llevas siempre encima echarías de menos el primero?',
				act: 'Da tres vueltas despacio por tu habitación tocando lo que sueles dejar de ver, y párate en una cosa.',
			},
		],
	},
};
