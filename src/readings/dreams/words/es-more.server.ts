import type { Doubts, MoreOfSymbols } from './saying.ts';

/** Further sentences for the symbols that are dreamt most, in Spanish. */
export const more: MoreOfSymbols = {
	teeth: {
		tradition: [
			'Los dientes también eran años, y de quien los veía caer se decía que viviría más que muchos de su edad.',
			'Los dientes de arriba se leían por la familia del padre, los de abajo por la de la madre, y el flojo, como aviso de visita.',
		],
		jung: [
			'Los dientes de leche caen para hacer sitio a otros mayores, y quizá el sueño respete ese orden.',
			{ say: 'Los dientes se enseñan en compañía, y este sueño la tiene.', when: 'company' },
		],
		everyday: ['La lengua anda por las encías también de noche, y eso basta para aflojar los dientes del sueño.'],
		question: [
			'¿Qué palabra habría necesitado dientes esta semana?',
			'¿Qué hiciste con la boca cuando ya no era la de siempre?',
		],
		act: ['Cepíllate esta noche el doble de despacio y cuenta solo los dientes de arriba.'],
	},
	snake: {
		tradition: [
			'La serpiente que habla con suavidad era buena noticia, y la que sigue su camino, una riña que no llegó.',
		],
		jung: [
			'La serpiente enroscada en la vara de los médicos es la misma; Jung no olvidaba que también cura.',
			{
				say: 'Donde una serpiente asusta, Jung veía levantar la cabeza a la vida en un sitio dormido.',
				when: 'afraid',
			},
		],
		everyday: [
			'También en las ciudades se sueña con una serpiente, y lo que vuelve con ella suele ser la cautela ante una persona.',
		],
		question: [
			'Si no te buscaba a ti, ¿qué tenía a la vista?',
			'¿Qué piel se te ha quedado estrecha desde el año pasado?',
		],
		act: ['Quítate una hora algo que llevas puesto sin gusto, un reloj o un cinturón.'],
	},
	'dead-alive': {
		tradition: [
			'Los muertos están en la casa de la verdad, se decía, y por eso se sopesaba lo que daban y lo que callaban.',
			{
				say: 'Lo que un difunto dice se guardaba palabra por palabra, porque ya no tiene a quién halagar.',
				when: 'spoken',
			},
		],
		jung: [
			'Jung, que también soñaba con sus muertos, tenía por cortesía preguntarles primero qué querían saber ellos.',
			{ say: 'Vivos y muertos comparten este sueño, y Jung no tendría prisa por separarlos.', when: 'company' },
		],
		everyday: [
			'La añoranza lleva su propio calendario, y a los muertos se les sueña cerca de aniversarios, mudanzas y guisos.',
			'En todas partes hay quien cuenta visitas así de sus muertos, y casi nadie querría haberse quedado sin la suya.',
		],
		question: [
			'¿Qué frase suya sigues terminando tú?',
			'¿Qué tenía igual que siempre y qué no?',
			'Si hubiera quedado tiempo para una frase más, ¿quién la habría dicho?',
		],
		act: [
			'Prepara o compra algo pequeño que le gustaba y cómelo despacio, sin ceremonia.',
			'Busca algo que tenga su letra y léelo de pie.',
			'Reza por su descanso o da una moneda en su nombre, como tengas por costumbre.',
		],
	},
	falling: {
		tradition: ['Importaba dónde se caía: sobre hierba o en un patio, la caída era una buena llegada.'],
		jung: [
			'La caída es el camino más corto al suelo, y suelo es lo que les falta a los planes altos.',
			{
				say: 'Despertaste antes del fondo, como casi todo el mundo; Jung te haría imaginar el aterrizaje.',
				when: 'woke',
			},
		],
		everyday: ['Al tumbarse, el sentido del equilibrio pierde las señas, y la cabeza escribe eso como una caída.'],
		question: ['¿Qué soltaste justo antes de que empezara la caída?', '¿Qué te sostenía hasta entonces?'],
		act: ['Siéntate tres minutos en el suelo con la espalda en la pared, y lee o no hagas nada.'],
	},
	flying: {
		tradition: ['Volar del propio tejado a otro era cambiar de casa o de compañía, y se alababa posarse sin daño.'],
		jung: ['Quien vuela ha dejado un peso, y Jung lo buscaría abajo, en el suelo.'],
		everyday: [
			'Quien vuela en sueños cuenta mañanas ligeras, y los niños vuelan más que sus padres.',
			{ say: 'El vuelo que asusta suele ir sin mandos, y acompaña a días que gobierna otro.', when: 'afraid' },
		],
		question: ['¿Cómo sabías que podías?', '¿Quién te habría gustado que lo viera?'],
		act: ['Ponte tres veces de puntillas con los brazos abiertos hasta tambalearte, y fíjate adónde miras.'],
	},
	chased: {
		tradition: ['El miedo soñado se volvía seguridad, porque el versículo promete amparo después del temor.'],
		jung: [
			'Quien te persigue tiene interés en ti, y no puede decirse lo mismo de todo aquello tras lo que corres.',
			{
				say: 'Corrías a solas; Jung preguntaría a qué parte de ti le toca siempre huir de quien persigue.',
				when: 'alone',
			},
		],
		everyday: ['En esta fase el corazón se acelera se sueñe lo que se sueñe, y una persecución lo explica deprisa.'],
		question: [
			'¿A qué distancia estaba la primera vez que miraste atrás?',
			'¿Por delante de qué puerta pasaste corriendo?',
		],
		act: ['Camina hoy un tramo a la mitad de tu paso y deja que te adelanten dos personas.'],
	},
	water: {
		tradition: ['Beber agua fresca era salud y ganancia limpia, y llevarla en un paño, fiarse demasiado.'],
		jung: ['El agua toma la forma de lo que la contiene: mira también la orilla, el vaso o la tubería.'],
		everyday: ['Una boca seca sueña con agua, y también quien anda oyendo que debe beber más.'],
		question: ['¿Hacia dónde quería ir?', '¿Qué querías de ella y qué te frenó?'],
		act: ['Siéntate, bebe un vaso de agua en diez sorbos y mira dentro entre uno y otro.'],
	},
	sea: {
		tradition: ['Cruzar el mar era dar fin a un asunto grande, y quien solo se lavaba en él dejaba allí una pena.'],
		jung: ['El mar no tiene asas; delante de él, por una vez, el yo es orilla.'],
		everyday: ['La respiración tiene su oleaje, y quien la escucha a oscuras acaba pronto junto al mar.'],
		question: ['¿A qué distancia estabas y quién había elegido el sitio?', '¿Qué había a tu espalda mientras mirabas?'],
		act: ['Ponte un poco de sal en la lengua, cierra los ojos y espera a que desaparezca.'],
	},
	house: {
		tradition: ['La casa que se ensancha era alivio, y la barrida, visita; por eso preguntaban por paredes y escobas.'],
		jung: [
			'Una casa soñada tiene más pisos que en el catastro, y en cada uno vive alguien.',
			{
				say: 'También otros entran en este sueño; Jung preguntaría de quién es la casa y quién está de visita.',
				when: 'company',
			},
		],
		everyday: ['El cerebro guarda el sitio junto con lo que allí pasó, y una casa suele abreviar una época entera.'],
		question: ['¿Por qué puerta entraste?', '¿Qué había en ella que nunca ha sido tuyo?'],
		act: [
			'Lleva una cosa desde el cuarto donde estorba hasta el cuarto al que pertenece.',
			'Abre la puerta de tu casa, quédate un minuto en el umbral y vuelve a entrar como de visita.',
		],
	},
	baby: {
		tradition: ['La niña era alivio y el niño, tarea, decían, y al bebé se le sostenía siempre con los dos brazos.'],
		jung: [
			'En los mitos al bebé se le encuentra en cestas, juncos o paja: lo nuevo nunca llega a la dirección correcta.',
		],
		everyday: ['Quien cuida algo indefenso sueña con un bebé, aunque sea un negocio recién abierto o un gato viejo.'],
		question: ['¿Quién lo tenía en brazos y cuánto habría aguantado?', '¿Qué necesita que no exija ser listo?'],
		act: ['Elige el más joven de tus planes y dale hoy diez minutos tranquilos antes que a nada.'],
	},
	pregnancy: {
		tradition: [
			'Otros leían en el embarazo algo prestado que se lleva un tiempo, y preguntaban si el paso era ligero.',
		],
		jung: ['El embarazo era para Jung el tiempo de ser dos sin que nadie sepa aún el nombre del segundo.'],
		everyday: ['Un cuerpo que cambia, por edad, comida o ejercicio, sueña con el cambio mayor que conoce.'],
		question: ['¿Quién lo notó antes de que dijeras nada?', '¿Qué tendría que estar listo antes de que llegue?'],
		act: ['Despeja un estante o una hora para algo que aún no está.'],
	},
	'failing-exam': {
		tradition: [
			'Se pesan las obras y no las notas, decían, y leían un examen como invitación a hacer cuentas con calma.',
		],
		jung: ['El examen aprobado hace tiempo vuelve cuando ya no sirve la respuesta de entonces.'],
		everyday: [
			'Sueñan con suspender los cumplidores, dicen quienes lo estudian; los despreocupados no van al examen ni dormidos.',
		],
		question: ['¿De qué era y quién te enseñó que importaba?', '¿Qué pregunta de la hoja sí habrías sabido contestar?'],
		act: ['Apunta tres cosas que sabes hacer y de las que nadie te ha examinado.'],
	},
	naked: {
		tradition: ['A quien pasaba apuros la desnudez le anunciaba alivio, como quitarse un abrigo pesado bajo techo.'],
		jung: [
			'A Adán le preguntaron quién le había dicho que iba desnudo, y la pregunta sigue siendo buena.',
			{
				say: 'Donde hay otros en el cuadro, Jung miraría primero sus disfraces y después tu desnudez.',
				when: 'company',
			},
		],
		everyday: ['Una manta caída explica algunas de esas noches de desnudez, y un puesto nuevo, unas cuantas más.'],
		question: ['¿Qué habrías tapado primero?', '¿Delante de quién no te habría importado?'],
		act: ['Di hoy en siete palabras llanas algo que sueles adornar.'],
	},
	late: {
		tradition: ['Lo que llega tarde no está perdido: se consolaban con caravanas que habían esperado a un invitado.'],
		jung: ['Llegar tarde puede ser una opinión, y quizá el sueño la haya dado por ti.'],
		everyday: ['Dormidos no sabemos contar minutos; por eso los relojes saltan y siempre se llega tarde.'],
		question: ['¿En qué se te iba el tiempo mientras tanto?', '¿Quién había puesto la hora?'],
		act: ['Llega hoy a algún sitio cinco minutos antes y gástalos en mirar.'],
	},
	fire: {
		tradition: [
			'El fuego en que uno se calienta era sustento de invierno, y la lámpara encendida en él, saber que pasa de mano.',
		],
		jung: ['El fuego vuelve una cosa otra; Jung, lector de alquimistas, preguntaría qué había en la vasija.'],
		everyday: [
			'El humo es de los pocos olores que parecen llegar a quien duerme, y la duda de si se apagó el fuego, otra visita.',
		],
		question: ['¿Qué dejó ver su luz que antes estaba a oscuras?', '¿Quién más lo veía arder?'],
		act: ['Pon agua a hervir y quédate al lado, sin teléfono, hasta que cante.'],
	},
	ex: {
		tradition: ['Los afectos viejos se leían como deudas viejas, y perdonar era el modo más rápido de pagar un amor.'],
		jung: ['Lo que amaste en alguien era en parte un préstamo tuyo, y ese amor se recoge sin llamar a su timbre.'],
		everyday: ['El cerebro vuelve a las personas con quienes aprendió algo, y el amor es lección larga.'],
		question: ['¿Qué edad tenías en el sueño?', '¿Qué querrías de aquel tiempo, si viniera sin la persona?'],
		act: ['Escucha entera una canción de aquellos años, y después otra que saliera más tarde.'],
	},
	wedding: {
		tradition: ['Una boda sin alboroto era un asunto resuelto, y lo que en ella se come, sustento.'],
		jung: ['Los textos viejos la llaman boda del sol y la luna, y hablan de un acuerdo dentro de un solo pecho.'],
		everyday: ['Invitados, mesas y trajes son mucho planear, y las semanas llenas toman prestada la boda.'],
		question: ['¿Qué papel tenías y quién te lo había dado?', '¿Quién faltaba entre los invitados?'],
		act: ['Pon hoy la mesa de una comida como si esperases a alguien.'],
	},
	car: {
		tradition: ['Una montura dócil era suerte, y del coche habrían preguntado quién lleva las riendas.'],
		jung: [
			'Un coche es una casa pequeña con voluntad, y el sueño enseña hasta qué punto va por donde quieres.',
			{
				say: 'También otros entran en este sueño del coche; Jung preguntaría quién miraba la carretera.',
				when: 'company',
			},
		],
		everyday: ['Los frenos del coche que no frenan son cosa del dormir: el pie aprieta y no contesta ningún músculo.'],
		question: ['¿Adónde iba antes de que pasara nada?', '¿Qué pedal buscabas?'],
		act: ['Haz hoy un trayecto de otra manera que de costumbre, aunque sea hasta la esquina.'],
	},
	dog: {
		tradition: ['El perro que ladra y no muerde era charla de necios, y el consejo, seguir andando.'],
		jung: ['Un perro conoce a su amo antes de que el amo se conozca; fíjate en cómo te miraba.'],
		everyday: ['Un ladrido nocturno entra derecho en el argumento, y el perro del vecino es autor muy cumplidor.'],
		question: ['¿Qué olía que tú no veías?', '¿Cuál de los dos llevaba al otro?'],
		act: ['Saluda sin prisa al próximo perro que veas, o a su dueño.'],
	},
	mother: {
		tradition: ['El abrazo de la madre era consuelo, y servirla, una puerta que se abre.'],
		jung: ['Soñar con la madre es soñar con la primera cocina, donde todo sabía a alguien.'],
		everyday: ['Las voces que se aprenden antes duran más, y el sueño pone la de la madre cuando hay cansancio.'],
		question: ['¿Cuántos años tenías en sus ojos?', '¿Qué gesto suyo te has sorprendido haciendo?'],
		act: ['Haz algo a su manera, con un detalle que sea tuyo.'],
	},
	father: {
		tradition: ['Ver al padre era ver cumplida una necesidad o recordada una promesa.'],
		jung: ['Todo padre está a la sombra del suyo, y quizá el sueño te haya enseñado a los dos.'],
		everyday: ['Casi todo lo que se sueña de un padre es corriente: un abrigo, una tos, una manera de cerrar puertas.'],
		question: ['¿En qué andaba, y qué sitio quedaba a su lado?', '¿Qué tendría que haber dicho para darte descanso?'],
		act: ['Usa hoy una herramienta, una palabra o una receta suya y mira de quién es la mano.'],
	},
	hands: {
		tradition: ['La mano derecha era la fuerza y la izquierda su ayuda, y se miraba bien qué había en cada una.'],
		jung: ['Las manos fueron lo primero que alguien pintó en una pared, y siguen diciendo: aquí estuve.'],
		everyday: ['Una de las manos se duerme bajo el cuerpo y entra en el sueño como si fuera ajena.'],
		question: ['¿Qué iban a hacer cuando se acabó?', '¿Qué sostenían que habrían podido soltar?'],
		act: ['Date crema o aceite en las manos dos minutos, dedo por dedo.'],
	},
	clothes: {
		tradition: ['La ropa nueva después de lavarse era una pena que se quita, y la blanca se alababa en las fiestas.'],
		jung: ['La ropa siempre nos la ha puesto alguien, y los sueños suelen citar al sastre.'],
		everyday: ['Una manga torcida o una costura que aprieta meten el armario entero, con su ropa, en el argumento.'],
		question: ['¿De quién era el gusto?', '¿Qué había en los bolsillos?'],
		act: ['Regala hoy una prenda, o ponla en la bolsa junto a la puerta.'],
	},
	searching: {
		tradition: ['De la búsqueda paciente se decía que antes encuentra otra cosa, y que se alegra.'],
		jung: ['Lo que pide una búsqueda en sueños no suele estar perdido, sino sin abrir.'],
		everyday: ['La búsqueda no acaba dormidos porque la cosa cambia de sitio, igual que los recuerdos.'],
		question: ['¿Dónde no miraste?', '¿Qué harías la primera mañana después de hallarlo?'],
		act: ['Vacía un bolsillo o un cajón en la mesa y devuelve solo la mitad.'],
	},
	crying: {
		tradition: ['El llanto sin lamentos era lluvia en el sembrado, y detrás se esperaba alivio.'],
		jung: ['El llanto ablanda lo endurecido, y los alquimistas empezaban toda obra disolviendo.'],
		everyday: ['Dormidos, el llanto corre más libre, porque quien pone orden de día se ha ido a casa.'],
		question: ['¿Qué hubo justo antes de las lágrimas?', '¿Quién habría podido verte?'],
		act: ['Escribe tres líneas a quien te deja estar triste y decide mañana si las mandas.'],
	},
	hair: {
		tradition: ['Peinar el pelo era despedir las preocupaciones, hebra por hebra.'],
		jung: ['El pelo que sale de la cabeza crece decida lo que decida la cabeza.'],
		everyday: ['Una corriente en la nuca o una hebra de pelo en la cara meten la peluquería entera en el sueño.'],
		question: [
			'¿Quién fue el último en decirte qué aspecto debías tener?',
			'¿Qué cambiaría si lo llevaras como te gusta?',
		],
		act: ['Hazte la raya al otro lado, o recógetelo de otra forma, durante una hora.'],
	},
	window: {
		tradition: ['Abrir una ventana era alivio para quien se ahogaba, y cada una tenía su ración de luz.'],
		jung: ['La ventana es el único lugar de la casa desde el que se puede estar en dos sitios.'],
		everyday: ['Al despertar los ojos buscan antes que nada la ventana, y a veces se adelantan un poco.'],
		question: ['¿A qué te habías acercado?', '¿Qué tiempo hacía al otro lado?'],
		act: ['Abre la ventana tres minutos, apóyate y nombra cinco cosas que se muevan.'],
	},
	fish: {
		tradition: ['Los peces frescos eran ganancia limpia, y alguna vez llevaban dentro una perla o un anillo.'],
		jung: ['Los peces viven donde no podemos quedarnos: cada uno es recado de un lugar sin aire.'],
		everyday: ['Lo que se desliza sin ruido, como los peces, se sueña con facilidad, porque dormir es así.'],
		question: ['¿Dónde estaba su agua?', '¿Qué habría hecho falta para que viviera?'],
		act: ['Quédate junto al agua que tengas cerca, fuente o palangana, lo que duran cincuenta respiraciones.'],
	},
	school: {
		tradition: ['Sentarse en la escuela ante quien enseña, aun con canas, era humildad y provecho.'],
		jung: ['La escuela de la noche tiene un solo alumno, y el horario lo escribe el día.'],
		everyday: [
			'La primera vergüenza y el primer triunfo se guardaron en el mismo pasillo de la escuela, y por eso se vuelve.',
		],
		question: ['¿En qué fila estabas y quién tenías detrás?', '¿Qué te hacía falta y nadie te enseñó allí?'],
		act: ['Busca hoy una cosa que finges saber desde la escuela.'],
	},
	road: {
		tradition: ['El camino con gente era seguridad en compañía, y al guía que salía al paso se le daban las gracias.'],
		jung: ['Un camino es la decisión de otros antes de nosotros; mira dónde se aparta el tuyo del empedrado.'],
		everyday: ['Un camino largo sigue una hora bajo los párpados, como nota el marinero las olas en tierra.'],
		question: ['¿Qué dejaste atrás sin pararte?', '¿Hasta qué punto se podía aún dar la vuelta?'],
		act: ['Anda hasta el final de tu calle y vuelve por la acera que nunca usas.'],
	},
	door: {
		tradition: ['La puerta guardaba la casa, y la que se abre sola era sustento que nadie pidió.'],
		jung: ['Una puerta convierte el muro en pregunta, y de ella solo te han enseñado un lado.'],
		everyday: ['También despiertos olvidamos al cruzar una puerta a qué veníamos; dormidos, mucho más.'],
		question: ['¿Qué se oía detrás?', '¿Quién la había puesto ahí?'],
		act: ['Engrasa una bisagra, aprieta un pomo o cierra hoy una puerta sin que suene.'],
	},
	book: {
		tradition: [
			'Una carta sellada era honra, como la de Salomón a la reina de Saba, y la abierta, noticia que ya corre.',
		],
		jung: ['Alguien escribió esa carta o ese libro antes de que lo leas, y en un sueño solo puedes ser tú.'],
		everyday: ['Leer un libro se le da mal a un cerebro dormido: la página se queda y las letras se van.'],
		question: ['¿Qué palabra pudiste leer?', '¿De quién era la letra?'],
		act: ['Escribe una línea a mano, dobla el papel dos veces y llévalo en el bolsillo hasta la noche.'],
	},
	rain: {
		tradition: ['La lluvia a su tiempo era misericordia para todos, y se preguntaba si había hecho daño.'],
		jung: ['La lluvia baja hasta lo que no puede subir y no distingue tejados.'],
		everyday: ['La lluvia en el cristal es de los pocos ruidos que el sueño deja pasar sin disfraz.'],
		question: ['¿Qué se mojó que debía quedar seco?', '¿Dónde había techo?'],
		act: ['Riega una planta, tuya o de la calle, y espera a que la tierra beba.'],
	},
	bird: {
		tradition: ['El pájaro que se posa en la mano era buena nueva, y valía más su voz que sus plumas.'],
		jung: ['Un pájaro es un pensamiento que llega sin llamarlo y se va por la misma ventana.'],
		everyday: ['El primer pájaro canta cuando aún soñamos, y a veces se le deja entrar.'],
		question: ['¿De dónde vino y qué dejó?', '¿Qué era lo que no podía contarte?'],
		act: ['Deja unas migas en el alféizar y no esperes a nadie.'],
	},
	attacked: {
		tradition: ['De quien aguanta un ataque en sueños se decía que de día encuentra ayuda.'],
		jung: ['Un ataque enseña dónde está el muro, y a veces que hay muro.'],
		everyday: ['Tras películas, riñas y mensajes ásperos la alarma suena una noche o dos sin fuego ni ataque.'],
		question: ['¿Por qué lado vino?', '¿Qué defendiste primero?'],
		act: ['Apoya un minuto los dos pies con firmeza y di tu nombre en voz alta.'],
	},
	frozen: {
		tradition: ['Cuando el cuerpo no obedecía se recetaba paciencia y se buscaba una promesa aplazada.'],
		jung: ['A una estatua se la mira; quizá algo de tu cuerpo quería por una vez que lo vieran sin hacer nada.'],
		everyday: ['El cuerpo queda sujeto mientras soñamos para que no caigamos de la cama, y a veces se nota.'],
		question: ['¿Qué podías mover todavía?', '¿A quién querías llamar?'],
		act: ['Estira los dedos uno por uno, del meñique al pulgar, y sigue con tu día.'],
	},
	'missed-departure': {
		tradition: ['Lo que salió sin ti no estaba escrito para ti, decían, y señalaban la caravana siguiente.'],
		jung: ['El horario es cosa de todos; quien pierde la salida quizá tenga una cita propia.'],
		everyday: ['En andenes y puertas de embarque todavía corre la gente mayor, y las piernas recuerdan cada salida.'],
		question: ['¿Qué habrías dejado atrás al marcharte?', '¿Quiénes iban a bordo?'],
		act: ['Quédate hoy en una parada y deja que se vaya sin ti un autobús o un ascensor.'],
	},
};

/** The second thought on a dream of each kind of thing, in Spanish. */
export const doubts: Doubts = {
	happenings: [
		'Lo que pasa en un sueño pasa deprisa, y quizá solo se recogían los restos de una tarde cualquiera.',
		'Puede que todo salga de la postura, un brazo bajo la almohada, y que lo demás se inventara después.',
		'A un argumento se le puede pedir demasiado; dormidos usamos el primero que hay a mano.',
		'Quizá viste esto mismo en una pantalla y la noche solo cambió al protagonista.',
		'Media humanidad ha soñado algo parecido, y la otra media lo entiende de otra manera.',
		'Tal vez el cuerpo andaba inquieto, y un cuerpo inquieto pide un cuento.',
		'Pudo ser un ensayo sin función: no toda práctica es para algo.',
		'Contado por otra persona te llamaría la atención otra cosa, y también eso sería leerlo.',
		'Nada de esto dice que vaya a pasar, ni que haya pasado.',
		'Si en tus días nada le responde, la razón la tienen los días.',
	],
	people: [
		'De noche las caras se prestan, y la que viste puede ser solo la que estaba más cerca.',
		'Lo que alguien hace en tu sueño lo has inventado tú, y ningún juez lo admitiría.',
		'A lo mejor trata de otra persona, cuyo nombre el sueño no supo encontrar.',
		'Quizá era un poco de nostalgia y no hay nada que explicar.',
		(thing) => `A veces ${thing} en un sueño es la conversación de ayer, y nada más.`,
	],
	body: [
		'Quizá el cuerpo hable por sí mismo, y entonces un médico o un vaso de agua saben más que cualquier libro.',
		(thing) => `Antes de ver una señal en ${thing}, mira si de día te aprieta, te pica o te tira algo.`,
		'Lo que se ve cada mañana en el espejo no necesita motivo hondo para salir de noche.',
		'Algunas imágenes del cuerpo son solo noticias de la almohada.',
		'Tu cuerpo lo conoces tú mejor que el sueño; si no ves nada en ello, puede que no lo haya.',
	],
	animals: [
		(thing) => `Puede que te cruzaras en la calle o en una pantalla con ${thing} y la noche tomara nota.`,
		'El animal no quiere decir nada; somos nosotros quienes no lo dejamos pasar sin más.',
		'Quien vive con animales los sueña como otros sueñan la cocina.',
		(thing) => `De pequeños miramos ${thing} con miedo o con cariño sin saber por qué, y quizá siga sin haber razón.`,
		'Un refrán o un cuento de la infancia pudo mandar a la criatura.',
		'Al sueño le basta un ruido tras la ventana para soltar un animal en la historia.',
	],
	nature: [
		(thing) =>
			`Quizá no fuera más que el tiempo que hacía en el sueño, con ${thing} al fondo, y lo importante pasara bajo techo.`,
		'Una corriente de aire, un grifo o la calefacción fabrican un paisaje entero en una noche.',
		'Lo grande no siempre trata de cosas grandes; un cerebro cansado toma la brocha ancha.',
		(thing) => `Quien ha estado hace poco ante ${thing}, o lo ha deseado, no necesita otro motivo.`,
		(thing) => `Sobre ${thing} se han escrito muchas canciones, y alguna pudo quedarse dando vueltas.`,
	],
	food: [
		(thing) =>
			`A lo mejor te acostaste con algo de hambre, y un estómago vacío dibuja lo que quiere, también ${thing}.`,
		'El gusto es memoria, y quizá una cocina de hace años solo quería volver a oler.',
		'Cenar tarde y ayunar dan sueños iguales; pregúntale antes al reloj.',
		(thing) => `En ocasiones la lista de la compra trae ${thing}, y el sueño la leía en voz alta.`,
	],
	places: [
		(thing) => `La cabeza necesita empezar en algún sitio, y del almacén de decorados sacó ${thing}.`,
		'Los lugares se nos quedan por costumbre, y lo que se pasa a diario acaba saliendo.',
		'Quizá ordenaste fotos o moviste sillas, y la noche siguió con ello.',
		(thing) => `Puede tratar de comodidad y corrientes de aire y de nada más alto, aunque saliera ${thing}.`,
		'No midas el plano del sueño con la dirección de tu calle: suele pegar los trozos que tiene cerca.',
	],
	roads: [
		(thing) => `Quien anda mucho por ahí lo sueña, y ${thing} puede venir de ayer, solo que con el volumen más alto.`,
		'Un horario, una factura o un ruido bajo la ventana bastan para un sueño así.',
		(thing) => `Quizá fueran solo ganas de irse, para las que ${thing} es señal bastante modesta.`,
		'No todos los caminos llevan a algo; algunos están para cansar las piernas del sueño.',
	],
	things: [
		(thing) => `Hay veces en que soñar con ${thing} solo recuerda algo extraviado, deseado o roto.`,
		'Lo que se maneja a diario deja huellas en la noche, y no hay obligación de leerlas.',
		(thing) => `Los anuncios entran en el sueño mejor que los adivinos, y más de uno enseña ${thing}.`,
		'A lo mejor se eligió por el brillo, como eligen las urracas.',
	],
	sacred: [
		'Ante cosas así los propios intérpretes bajaban la voz, y esta lectura puede hacer lo mismo.',
		'Lo que tienes por sagrado lo conoce mejor tu corazón que tres libros.',
		'Quizá hable en él una estampa de la infancia, vista una vez y nunca más.',
		'No te obliga a nada: ni la propia tradición deja mandar a un sueño.',
	],
	dead: [
		'Puede ser añoranza y nada más, y la añoranza no necesita intérprete.',
		'Un sueño así no anuncia nada; habla de lo que ha sido y de lo cerca que sigue.',
		'Quizá lo llamó una fecha, un olor o una foto, y se fue como había venido.',
		'A quienes has perdido, o temes perder, los conoces tú y no un libro; donde este diga otra cosa, tienes razón tú.',
		'El sueño se cuida poco de la raya entre aquí y allí, y lo hace sin mala intención.',
	],
};
