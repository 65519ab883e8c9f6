import type { PoemWords } from '../shape.ts';

/** Ghazal 80: the ascetic and the pen, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Un asceta de túnica limpia mira hacia la taberna y lleva la cuenta. Hafez le toca el hombro: deja esa lista, que no te la van a leer a ti. Con una broma de contable despacha un pleito de virtudes.',
		'«De limpia estirpe», le dice Hafez al censor, y no se sabe si es elogio o pellizco. El verso es cortés como una reverencia y afilado como una aguja: tan pura es tu casa que te sobra tiempo para la mía.',
		'Hay en el verso un cuaderno invisible donde cada cual tiene su página. El devoto ha metido la pluma en la del vecino, y Hafez, sin enfadarse, le aparta la mano: por mucho que escribas ahí, esa tinta no cuenta.',
	],
	quietOpenings: [
		'Dos personas ante una puerta: una señala, la otra le aparta despacio la mano. Las faltas ajenas, dice Hafez, no van a escribirse en tu página.',
		'Hay un cuaderno que nadie ve, con una página para cada cual. En este verso alguien pide, sin enfado, que se deje de escribir en la del vecino.',
	],
	heritage: [
		'La tradición musulmana da a cada persona dos ángeles escribanos que anotan lo bueno y lo malo; de esa oficina toma el verso su chiste, y en Irán todavía se cita para frenar un chisme.',
		'Cuentan que, muerto Hafez, algunos le negaban el rezo, y que un niño sacó a ciegas unas palabras suyas que zanjaron la disputa: salían del gazal que precede a este en el Diván.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Ante una muerte aparecen escribientes: los que opinan sobre el llanto, sobre la ropa, sobre quién vino y quién no. El verso les quita la pluma con buenos modales. De cómo se vive una pérdida no hay acta, y lo que hagan otros con la suya tampoco pasa a tu página.',
				counter: 'Algunas costumbres de luto sostienen a quien las sigue. No todo el que da una norma quiere juzgar.',
				question: '¿Qué harías estos días si nadie fuera a tomar nota de cómo se lleva?',
				act: 'Apaga el teléfono durante diez minutos y quédate en una habitación donde nadie tenga que verte la cara.',
			},
			{
				when: ['person_dead'],
				turn: 'Después de una pérdida aparece un escribiente nocturno que redacta cargos: no llamaste, no estuviste, no lo viste venir. Firma con tu nombre y solo conoce el pasado. Hafez ni siquiera discute las pruebas; recuerda que el puesto de juez no estaba libre. Quien falta tenía su propia página, y ahí se te nombraba con otra letra.',
				counter:
					'Si hay algo que de verdad querrías haber hecho, tampoco urge la absolución. Puede decirse en voz baja y quedarse ahí.',
				question: '¿Qué frase de ese fiscal te repites más, y con qué voz la oyes?',
				act: 'Escucha entera una canción que le gustara a quien falta, con la luz baja y las manos quietas.',
			},
		],
		illness: [
			{
				turn: 'De la enfermedad todo el mundo lleva la contabilidad: que si comía mal, que si no descansaba, que si se veía venir. Hafez, con la mano en el hombro del asceta, le pide que deje esa columna. El cuerpo no es una página de faltas, y quien está malo no necesita fiscal al pie de la cama.',
				counter:
					'Hay consejos que sí ayudan y vienen de quien entiende. La diferencia se oye: unos señalan, otros se sientan.',
				question: '¿Qué reproche, dicho o callado, podría dejarse fuera de la habitación esta semana?',
				act: 'Cambia el agua de un vaso o estira una sábana, y mientras tanto no opines de nada.',
			},
			{
				when: ['ill'],
				turn: 'Enfermar pone a mucha gente a escribir en la propia página con letra de asceta: debí, no debí, me lo busqué. Hafez tiene poca paciencia con esa caligrafía. La falta que se anota no baja la fiebre, y el cuaderno pesa en las rodillas de quien tendría que estar durmiendo.',
				counter:
					'Si hay algo que quieras preguntar sobre lo que pasa, pregúntalo a quien cura. No hace falta que suene a confesión.',
				question: '¿Qué le dirías a un amigo que se culpara de estar enfermo?',
				act: 'Cierra los ojos, pon una mano sobre lo que te duele o te cansa, y no le expliques nada durante dos minutos.',
			},
		],
		betrayal: [
			{
				turn: 'El verso distingue dos cosas que la traición mezcla: la falta y la página donde se escribe. Lo que alguien hizo está apuntado en la suya, con su letra. Que haya caído sobre otras vidas no lo traslada de cuaderno. Hafez no dice que no haya falta; dice de quién es la tinta.',
				counter: 'Eso no vuelve pequeño lo ocurrido. Una mancha ajena también estropea la mesa donde se come.',
				question: '¿Qué parte de esto está escrita en una página que no es la tuya?',
				act: 'Cierra un libro o un cuaderno cualquiera con las dos manos y déjalas encima hasta que el pulso baje.',
			},
			{
				when: ['wronged'],
				turn: 'Quien sufre una traición repasa a solas su propio renglón: qué no vi, qué no di, dónde fallé. Es un trabajo agotador y está hecho en el cuaderno equivocado. «No van a escribirlos a tu nombre», dice Hafez a otro, en otra calle; pero la frase alcanza también a quien carga hoy con una falta que no cometió.',
				counter:
					'Puede que algún día quieras mirar tu parte, si la hay. Ese día no es obligatorio, y desde luego no es hoy.',
				question: '¿Qué culpa de esta historia te has apuntado sin que te corresponda?',
				act: 'Dile a alguien que te quiera bien la frase «esto no lo hice yo», y deja que la conteste.',
			},
		],
		separation: [
			{
				turn: 'Al separarse, la gente se reparte primero la casa y después el relato, y el relato trae asceta: quién falló, quién aguantó, quién dio el portazo. Los amigos piden la versión en limpio. Hafez aconseja dejar la página en borrador. No hay tribunal al que llevar el mejor de los dos cuadernos.',
				counter:
					'Hay separaciones con una falta clara, y disimularla por elegancia también cansa. Nombrarla una vez no es ensañarse.',
				question: '¿Ante quién sientes que tienes que quedar bien al contar esto?',
				act: 'Prepárate una cena mínima, pan y algo, y cómela sin repasar ninguna conversación.',
			},
			{
				turn: 'Una pareja aprende la letra del otro a fuerza de leerle los errores. Cuando se acaba, esa pericia se queda sin oficio y sigue señalando, de noche, faltas en un cuaderno que ya está en otra casa. El verso le busca descanso: aquella página tiene dueño, y nadie te la va a preguntar.',
				counter:
					'También el cariño queda escrito y no se tacha por orden de nadie. Los dos repasos pueden alternarse mucho tiempo.',
				question: '¿Qué defecto ajeno sigues corrigiendo de memoria, y qué pasaría si lo dejaras como está?',
				act: 'Dobla con cuidado una prenda tuya, la más cómoda, y póntela antes de lo que toca.',
			},
		],
		quarrel: [
			{
				turn: 'En toda disputa alguien hace de asceta y alguien de libertino, y lo gracioso es que ambos creen ser el primero. Se señalan desde balcones opuestos. El verso hace una pregunta de administración: en qué folio va a constar lo del otro. Si no es en el tuyo, se puede bajar el brazo y hablar.',
				counter:
					'Bajar el brazo no es dar la razón. Lo que te afecta de verdad se dice, mirando a la cara y una sola vez.',
				question: '¿De qué te acusa la otra parte que, dicho con cariño, aceptarías a medias?',
				act: 'Escribe en una tira de papel la acusación que más te molesta, dale la vuelta y léela mañana.',
			},
		],
		love: [
			{
				turn: 'En el amor, el censor suele vivir dentro: anota retrasos, palabras tibias, el aniversario olvidado. Su registro es exacto y no ha servido nunca para volver a querer. Hafez pone en el otro lado al libertino, que llega tarde, con el abrigo mal puesto, la verdad encima y los bolsillos vacíos de papeles.',
				counter:
					'Perdonar la lista entera tampoco es obligatorio. Lo que hiere de veras se dice de frente, y para eso basta una línea.',
				question: '¿Desde cuándo llevas las cuentas, y quién te las pidió?',
				act: 'Tacha en una nota o una agenda un solo reproche antiguo, propio o ajeno, que ya no valga la pena reclamar.',
			},
			{
				turn: 'El asceta del verso quiere un amor de estirpe limpia, sin mancha en el mantel. Los libertinos se ríen poco de él: le tienen lástima, porque va a comer a solas. Querer a alguien es entrar en una página con tachones y no pedir copia en limpio. Lo de limpia estirpe, además, nunca se ha visto de cerca.',
				counter: 'Hay tachones que son advertencias. No ver ninguna falta y perdonarlas todas se parecen bastante.',
				question: '¿Qué imperfección de este amor te hace gracia y no se la contarías al barrio?',
				act: 'Recuerda la metedura de pata más tonta que guarde esta historia y cuéntatela en voz alta, sin moraleja.',
			},
		],
		unrequited: [
			{
				turn: 'Un sentimiento sin respuesta se vive como suspenso, y el verso niega que haya examen. Ni el que ama tiene más mérito por amar ni quien no corresponde comete falta. Son dos páginas. Hafez pide que no se tome la ajena por un veredicto sobre la propia, aunque estén abiertas una al lado de la otra.',
				counter:
					'Saber que no hay culpables no abriga gran cosa. Se puede entender el verso entero y seguir pasando frío.',
				question: '¿Qué dice de verdad esa negativa, y qué le has hecho decir sobre lo que vale cada cual?',
				act: 'Ponte algo que te guste llevar, aunque no salgas, y pasa así un rato delante de tus libros o de tu ventana.',
			},
			{
				when: ['in_love'],
				turn: 'Quien quiere en balde pasa a limpio su propia página buscando la falta: demasiado esto, poco lo otro. Y no hay falta. En la hoja de la otra persona falta solo una palabra, que nadie puede escribir en su lugar. Hafez, que conoce la manía de corregir cuadernos ajenos, le retira al censor hasta el lápiz.',
				counter: 'Quizá en alguna línea sí hubo torpeza. Ser torpe tampoco es delito, y rara vez es la causa.',
				question: '¿Qué te has reprochado de tu manera de querer que a otra persona le perdonarías riendo?',
				act: 'Copia en un papel tres cosas tuyas que no piensas corregir por nadie y pégalo por dentro de un armario.',
			},
		],
		loneliness: [
			{
				turn: 'El asceta del verso tiene poca compañía: desde la pureza se ve a todo el mundo y no se cena con nadie. A su lado, los libertinos, llenos de faltas, se hacen sitio en el banco. La soledad lleva a menudo un cuaderno de requisitos para sentarse con alguien, y el verso propone perderlo.',
				counter:
					'Otras veces es al revés y es el mundo el que exige túnica limpia para entrar. De eso no tiene culpa quien espera fuera.',
				question: '¿A quién descartaste por una falta que hoy te parecería simpática?',
				act: 'Manda un saludo a alguien con quien dejaste de hablar por una tontería, sin mencionar la tontería.',
			},
		],
		dismissal: [
			{
				turn: 'Perder un empleo invita a leerse en la página de otro: la del informe, la del que decidió. Tiene membrete y parece definitiva. El verso separa los papeles. Lo que una empresa apunta para sus cuentas no es lo que consta de ti, y esa segunda página no la lleva nadie con corbata.',
				counter:
					'Que no sea un juicio no impide que haga daño. Puedes dejar para otro día cualquier conclusión sobre ti.',
				question: '¿Qué frase de todo esto suena a sentencia y es solo una decisión ajena?',
				act: 'Date una ducha o lávate la cara con agua templada, ponte ropa blanda y no respondas mensajes durante un rato.',
			},
		],
		work: [
			{
				turn: 'Toda oficina tiene su asceta, el que sabe quién llegó a y diez; y casi todo el mundo lo ha sido algún lunes. Vigilar el mérito ajeno cansa el doble que trabajar y no figura en la nómina. Lo irónico es que, mientras se apunta el desliz del otro, lo propio sigue sin empezar.',
				counter:
					'Salvo que el descuido ajeno caiga sobre quien no lo cometió. Entonces ya no es chisme, y se habla a la cara y con fechas.',
				question: '¿Qué apuntarías de lo tuyo si dejaras en blanco la columna de los demás?',
				act: 'Felicita en dos líneas a alguien de tu oficio, o del que te gustaría tener, por una cosa concreta que hizo bien.',
			},
			{
				when: ['has_job'],
				turn: 'Donde trabajas circula seguramente un cuaderno sin tapas: quién llegó, quién no, quién se fue antes. Nadie lo firma y todos lo leen. Hafez haría con él lo que hace aquí, un chiste fino y a otra cosa. Tu jornada mejora el día en que dejas de ser colaborador de esa publicación.',
				counter:
					'Cuidado, eso sí, con la superioridad de quien no chismorrea. Es otra túnica blanca, y se mancha igual.',
				question: '¿Qué sabes de alguien de tu trabajo que no necesitabas saber?',
				act: 'Responde a la próxima murmuración que oigas con un dato bueno de esa misma persona, y cambia de tema.',
			},
		],
		study: [
			{
				turn: 'La gente que estudia lleva dos libros, el de texto y el de los demás: cuántas horas hacen, qué nota sacaron, qué página van. El segundo no entra en ninguna prueba. El verso parece escrito en la puerta de una biblioteca: las faltas y los aciertos de la mesa de enfrente no se apuntan en tu hoja.',
				counter:
					'Compararse también da ideas. Mirar cómo trabaja quien sabe es aprender, mientras no se mire para puntuarse.',
				question: '¿Con quién se hace la comparación, y qué no se sabe de sus tardes?',
				act: 'Dibuja en el margen de una hoja un angelito con lápiz y díctale lo único que hoy se haya entendido bien.',
			},
		],
		waiting: [
			{
				turn: 'Quien espera mira cómo les llega a otros. A aquella persona, que no madruga ni se lo ha ganado, le contestaron en dos días. Aquí interviene el verso: su renglón no es el tuyo, y la suerte del libertino no se resta de la del piadoso. Ninguna cola sabe cuánto ha merecido cada cual.',
				counter:
					'Puede haber, con todo, una injusticia de verdad en ese orden de llegada, y reclamarla con buenas razones no tiene nada de mezquino.',
				question: '¿Con quién comparas tu espera, y qué sabes de la suya?',
				act: 'Camina hasta la esquina y vuelve sin mirar el teléfono; por cada persona con quien te cruces, supón una espera que no se ve.',
			},
			{
				turn: 'De quien decide se imagina siempre un asceta: pluma fina, ceño, una lista de defectos abierta por la página propia. Se redacta su informe por él, y sale implacable. El verso duda de que haya informe. Los que escriben de veras, dice la tradición, son dos ángeles, y ninguno contesta por correo.',
				counter:
					'Algunas respuestas dependen, en efecto, de que alguien juzgue. Pero juzgará un papel, y tú no cabes en él.',
				question: '¿Qué cara le has puesto a quien tiene que contestar, y de dónde la sacaste?',
				act: 'Dobla una hoja en blanco en forma de barco o de avión, y ponla donde sueles esperar.',
			},
		],
		leaving: [
			{
				turn: 'De quien se marcha se habla, y el pueblo entero se vuelve asceta: que si huye, que si se cree más, que si volverá. Cada cual escribe en página ajena lo que no se atreve a poner en la suya. Hafez aconseja no leerlo. El que se va tendrá faltas de sobra por estrenar en otra parte.',
				counter:
					'Entre los que opinan suele haber alguien que solo está triste. A ese conviene quitarle la pluma con un abrazo.',
				question: '¿Qué opinión sobre esta marcha pesa más de lo que vale, y de quién viene?',
				act: 'Di adiós en voz alta a una habitación de tu casa, por ensayar, y atiende a qué tono te sale.',
			},
			{
				when: ['leaving'],
				turn: 'Fuera de casa el asceta se despierta: aquí comen tarde, gritan, no hacen cola. Llevar la regla propia a tierra extraña es como medir alfombras con un termómetro. El libertino, en cambio, llega sin reglamento y por eso lo invitan. Donde piensas ir hay costumbres que no han pedido tu voto.',
				counter:
					'Aun así, respetar no es tragar con todo. Hay lugares de los que conviene volver pronto y sin dar explicaciones.',
				question: '¿Cuál de tus hábitos indiscutibles parecería extraño visto desde allí?',
				act: 'Aprende el saludo de ese lugar y repítelo tres veces, hasta que deje de sonar a lección.',
			},
		],
		home: [
			{
				turn: 'Una casa se elige con un jurado detrás: el cuñado que mira los techos, la amiga que pregunta el precio. Entran con zapatos de asceta y van apuntando. El verso les agradece la visita. De los fallos de una vivienda responderá quien la habite, por las noches, con su humedad y su vista preferida.',
				counter: 'El cuñado de los techos a veces acierta. Puede no gustar su tono y convenir su linterna.',
				question: '¿Qué defecto de esa casa perdonarías con gusto, y cuál solo por quedar bien?',
				act: 'Borra con una goma o un paño una marca de tu pared y deja otra, la que tenga historia.',
			},
		],
		eviction: [
			{
				turn: 'Perder el techo viene con miradas, y algunas juzgan. Este verso está escrito contra ellas. Quien señala desde una casa segura escribe en una página que no le pertenece, y lo que apunte allí no dice nada de nadie. La vergüenza no es de quien se queda sin llave.',
				counter:
					'Un verso no para un papel sellado. Para eso hay gente que sabe y acompaña, cuando haya fuerzas para llamarla.',
				question: '¿Delante de quién no tendrías que justificar cómo se ha llegado hasta aquí?',
				act: 'Cuéntale a una sola persona lo que está pasando, sin excusas delante, y deja que te conteste lo que sea.',
			},
		],
		money: [
			{
				turn: 'Nada ha tenido tantos ascetas como el dinero: quien no debe señala a quien debe, quien gasta poco predica. El verso los conoce por la túnica. Las cuentas de cada uno son suyas, con sus borrones, y las del vecino no cuadran las propias. Hacerlas a solas y con buena luz ya es bastante virtud.',
				counter: 'Hay deudas que sí llevan otro nombre al pie, el de alguien que aguarda. En esa hoja conviene mirar.',
				question: '¿Qué vergüenza sobre el dinero te enseñaron otros y sigues pagando tú?',
				act: 'Apunta un gasto de hoy, solo uno, con su importe y sin adjetivos, y cierra la libreta.',
			},
		],
		guilt: [
			{
				turn: 'Este verso no absuelve a nadie; cambia de sitio la pluma. La culpa tiene un vicio, que es escribir en todas las páginas a la vez: la tuya, la de la familia, la de quien pasaba. Hafez pide orden. Lo que sea tuyo cabe en un renglón, y un renglón se puede leer entero.',
				counter: 'Quizá ese renglón sea largo. Repartir la culpa también ha servido para no mirar la parte propia.',
				question: '¿Cuánto de lo que te reprochas está escrito con letra tuya?',
				act: 'Escribe en una sola línea lo que te pesa, sin adjetivos, y tapa con la mano todo lo demás de la hoja.',
			},
			{
				when: ['did_wrong'],
				turn: 'Quien lleva listas tendría aquí cuanto pide: una falta, una fecha, una confesión. Pero en este verso no se le da la palabra. La página la escribe cada cual, y escribir algo en ella incluye las líneas siguientes, las que todavía no están. Borrar no se puede; continuar, con otra letra, sí.',
				counter:
					'Continuar bien no obliga a nadie a perdonarte. Quien recibió el daño tiene su propio cuaderno y su propio ritmo.',
				question: '¿Qué línea te gustaría que viniera después de esa, y a quién habría que leérsela?',
				act: 'Di en voz baja, con nombre y sin explicaciones, «lo hice», y después «y ahora», y calla un momento.',
			},
		],
		fear: [
			{
				turn: 'Muchos miedos tienen cara de escribano: alguien, en alguna parte, anota, y un día leerá. Hafez trata a ese personaje con una familiaridad asombrosa, le toca el hombro. Vista de cerca, la libreta está llena de vidas ajenas y en tu página hay bastante menos. El susto se alimentaba de no mirarla.',
				counter: 'Si lo que temes no juzga sino que amenaza, el chiste no sirve y hace falta alguien que te acompañe.',
				question: '¿Quién sostiene la pluma en eso que temes, y qué has visto que escriba?',
				act: 'Escribe en una línea lo que temes, deja debajo otra en blanco y guarda el papel doblado hasta mañana.',
			},
		],
		weariness: [
			{
				turn: 'El asceta más severo no mira a la taberna: mira tu plato, tu sueño, la hora a la que te levantaste. Toma nota de cada falta y llama salud a la libreta. Hafez sospecha de esa limpieza. Quien se vigila todo el día termina sin otra ocupación que portarse bien, y sin ganas de ninguna.',
				counter:
					'Ahora bien, ciertas reglas sostienen a quien las lleva y no hay por qué burlarse. Importa saber quién manda, la regla o la persona.',
				question: '¿Quién te dictó la norma sobre tu descanso o tu cuerpo que más obedeces?',
				act: 'Come despacio algo que te guste, media naranja o un trozo de pan, sin pensar en merecerlo ni en compensarlo.',
			},
		],
		anger: [
			{
				turn: 'Indignarse tiene una dulzura de túnica limpia: mientras se señala, se está del lado bueno. El verso le conoce el sabor a Hafez mismo, que despacha al asceta con bastante gusto. La rabia que apunta hacia fuera no se equivoca siempre; lo que cansa es tener que sostener la lista.',
				counter:
					'Si alguien te hizo algo, tu cólera es memoria y no túnica. No la entregues a cambio de parecer elegante.',
				question: '¿Qué entrada de esa lista sigue doliendo, y cuáles conservas por costumbre?',
				act: 'Haz una lista de todo lo que te irrita hoy, rómpela por la mitad y guarda únicamente el trozo de abajo.',
			},
		],
		child: [
			{
				turn: 'Nada se anota tanto como esto: cuándo, cuántos, por qué no, por qué tan pronto. Quien lo vive tiene un coro de ascetas con babero. Hafez los despide con cortesía. Lo que ocurra en un vientre, en una cuna o en un deseo pertenece a una página que solo escriben quienes la habitan.',
				counter:
					'Algunas preguntas torpes vienen de tías que quieren bien. Se les puede dar un bizcocho en vez de una respuesta.',
				question: '¿Qué opinión sobre este asunto te gustaría dejar de oír dentro de la cabeza?',
				act: 'Di en voz alta y a solas la respuesta que nunca das a quien pregunta, y bebe después un poco de agua.',
			},
		],
		joy: [
			{
				turn: 'Hasta una alegría tiene censor: no será para tanto, otros lo merecían más, a ver cuánto dura. Suele hablar desde dentro y con voz de familia. Esta es una taberna y los libertinos ya han hecho sitio. Ni el mérito ajeno se resta del tuyo ni tu suerte le quita el vaso a nadie.',
				counter: 'Conviene, al salir cantando, no despertar a quien hoy perdió. Eso no es censura, es tener oído.',
				question: '¿Qué dirías de esta noticia si presumir estuviera bien visto por un día?',
				act: 'Escribe tu buena noticia con letra grande y adornos, como la primera página de un cuaderno bonito.',
			},
		],
		faith: [
			{
				turn: 'De los dos del verso, el que reza es el que se distrae: tiene los ojos en la taberna. Hafez no le reprocha la devoción, le reprocha la dirección de la mirada. Creer, según esto, tiene más de cuidar la propia página que de vigilar el cielo de los demás, y deja las manos bastante ocupadas.',
				counter: 'También los descreídos tienen su asceta, y señala con la misma uña. El verso reparte para todos.',
				question: '¿Qué quedaría de tu fe, o de tu duda, si nadie pudiera verla?',
				act: 'Haz un bien pequeño sin testigos, antes de la noche, y no se lo cuentes a nadie, tampoco a la almohada.',
			},
		],
		decision: [
			{
				turn: 'Cuando se elige suele colarse en la sala el público. Se tantea un camino y ya se oye el veredicto del barrio. El verso le quita al público el lápiz: no cargarán con tu falta ni te prestarán su mérito. Queda la decisión en su tamaño verdadero, que es menor de lo que parecía y más tuyo.',
				counter:
					'Si esa elección recae sobre alguien más, su opinión no es público, es parte. Conviene distinguir las butacas de la mesa.',
				question: '¿Qué elegirías si nadie fuera a enterarse en un año entero?',
				act: 'Cierra los ojos, imagina a tu juez más severo y ponle un sombrero ridículo; después vuelve a pensar lo que pensabas.',
			},
			{
				when: ['two_options'],
				turn: 'Una de las opciones viste de blanco y la otra huele a taberna; casi siempre se reparten así los papeles. La primera da buena conciencia con testigos, la segunda da ganas. El verso no toma partido por las ganas. Solo avisa de que la blancura, vista de cerca, suele ser un traje para que lo mire la otra acera.',
				counter:
					'Hay deberes sin espectadores, y son los buenos. Si la opción decente lo sigue siendo a oscuras, ya tienes respuesta.',
				question: '¿Cuál de las dos elegirías si hubiera que guardar el secreto para siempre?',
				act: 'Ponte para cada opción una prenda distinta, mírate un minuto con cada una y quédate con la más cómoda.',
			},
		],
		change: [
			{
				turn: 'Cambiar es dar trabajo a quienes llevaban el registro: cada cual estaba apuntado en su columna y ahora hay que tachar. Por eso protestan los ascetas del barrio, por el tachón. Hafez, cuya reputación se discutió hasta en su entierro, sabía que la página no se cierra a gusto de los escribanos.',
				counter:
					'A veces el registro lo llevas tú y la columna vieja te protegía. Se puede mudar de hoja sin quemar la anterior.',
				question: '¿Quién perdería una certeza sobre ti si las cosas cambian de verdad?',
				act: 'Firma en una hoja con una letra que no sea la tuya, tres veces, y mira cuál podrías acabar usando.',
			},
		],
		person: [
			{
				turn: 'Señalar y mirar se hacen con la misma cabeza levantada, y se confunden. El verso retrata al que creía mirar. Quien piensa mucho en alguien reúne datos sin darse cuenta, fechas, tonos, retrasos, y un día tiene un expediente donde quería tener un retrato. La diferencia es que en el retrato hay luz.',
				counter: 'Un expediente, alguna vez, salva de algo. Si lo que recuerdas te pone en guardia, hazle caso.',
				question: '¿Qué sabes de esa vida que no sea ni falta ni mérito?',
				act: 'Describe en voz alta a quien tienes en mente sin usar un solo adjetivo, solo lo que hace con las manos.',
			},
			{
				when: ['person_alive'],
				turn: 'Alguien de tu vida lleva su cuaderno y tú llevas el tuyo; lo peligroso es cuando se los intercambian. Entonces cada cual defiende el párrafo del otro. El verso devuelve los tomos a sus dueños sin leerlos. Lo que esa persona haga con su página no mejora por mucho que la tuya esté impecable.',
				counter:
					'Quizá esa persona necesita hoy que alguien le diga algo. Callar por respeto y callar por pereza suenan igual.',
				question: '¿Qué falta de esa persona te sabes de memoria, y qué acierto no?',
				act: 'La próxima vez que hables con esa persona, pregúntale por algo que le salga bien y no añadas nada.',
			},
		],
		open: [
			{
				turn: 'No se cuenta aquí qué hacían los libertinos. Falta el delito; solo se ve a alguien ocupado en señalarlo. Cuando una inquietud llega sin nombre, a veces es eso, un dedo levantado que ha perdido su objeto. Valdría la pena seguir el brazo hasta el hombro y ver de quién es.',
				counter:
					'También puede haber detrás una falta real y tuya, de tamaño corriente, que se arreglaría esta semana con una disculpa.',
				question: '¿A quién señalas últimamente cuando lo que te molesta está más cerca?',
				act: 'Frota con un paño el espejo que uses más, esquinas incluidas, y mírate después sin hacer inventario.',
			},
			{
				turn: 'Una túnica, una taberna que no se ve y una pluma en el aire. Lo que falta en el verso es justamente lo que todos querrían leer: qué había en la página. Hafez la deja cerrada. Cabe que lo tuyo esté también a ese lado, en lo que nadie tiene derecho a leer todavía, ni siquiera por ayudar.',
				counter:
					'Una página cerrada demasiado tiempo también se pega. Alguien de confianza podría leer por encima de tu hombro.',
				question: '¿Qué escribirías en tu página de hoy si nadie fuera a corregirla?',
				act: 'Escribe una sola frase con la mano con que no sueles escribir y guárdala sin leerla.',
			},
		],
	},
};
