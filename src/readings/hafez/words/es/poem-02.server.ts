import type { PoemWords } from '../shape.ts';

/** Ghazal 37: the palace without foundations, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Un alcázar entero, con torres y banderas, y debajo tierra suelta. Hafez no lo derriba ni lo llora: lo mira como un albañil que ya ha tocado el muro con los nudillos, y llama a los suyos para que salgan al patio.',
		'Dos edificios hay en este verso, el de lo que se espera y el de los años, y ninguno pisa roca: uno cojea de la base, el otro está construido sobre una corriente de aire. Entre ambos, alguien hace señas de acercarse.',
		'«Ven», dice la primera palabra, y lo que sigue es un parte de obra: cimientos flojos, suelo de viento. Es raro convidar a alguien enseñándole las grietas. Así se invita, sin embargo, cuando hay confianza y poca tarde por delante.',
	],
	quietOpenings: [
		'Un palacio hecho de lo que se espera, con los cimientos flojos. Hafez lo mira, no lo derriba, y dice a quien está cerca: ven.',
		'Todo descansa aquí sobre el viento, la casa y los años. El verso no lo disimula ni levanta la voz; hace sitio a su lado.',
	],
	heritage: [
		'En persa el vino se llama bāde y el viento, bād: una letra apenas separa lo que Hafez pide de lo que se lo lleva todo, y quien recita el verso oye el soplo dos veces.',
		'Ibn Battuta contó que el emir Abu Ishaq quería alzar en Shiraz un arco que rivalizara con el de Ctesifonte; en 1353 había perdido la ciudad. El poeta, por entonces, aún era joven.',
	],
	turns: {
		bereavement: [
			{
				turn: 'De la fragilidad que anuncia este verso no hace falta convencer a nadie en una casa de luto. Lo que puede servir es la otra palabra, la primera. Hafez sabe lo que sabe y no dice «sé fuerte»; dice «ven». Estos días tal vez no pidan levantar nada, solo estar donde haya alguien.',
				counter: 'Un poema sobre ruinas puede llegar demasiado pronto. Si molesta, se deja en la mesa y no pasa nada.',
				question: '¿Junto a quién se puede estar estos días sin tener que sostener nada?',
				act: 'Siéntate en un escalón o en el suelo, con una manta sobre los hombros, y apoya un rato la espalda en la pared.',
			},
			{
				when: ['person_dead'],
				turn: 'Había una casa hecha de planes con quien falta, y nadie la ha visto caer salvo tú. Los demás preguntan por la fecha, por los papeles; del piso imaginado, de los veranos pendientes, no pregunta nadie. Ese derrumbe también cuenta, y también deja polvo en la ropa.',
				counter:
					'No hace falta ponerlo todo en orden ni llamarlo enseñanza. Hay escombros junto a los cuales solo se puede estar en silencio.',
				question: '¿Qué habitación de esa casa imaginada te gustaría contarle a alguien?',
				act: 'Cuéntale a alguien de confianza, por teléfono o a la mesa, uno solo de esos planes, con su lugar y su estación del año.',
			},
		],
		illness: [
			{
				turn: 'El viento de la segunda línea se oye distinto junto a una cama. Ahí es aliento: entra, sale, se cuenta, se espera el siguiente. El verso no quiere asustar con ello. Hace lo que hace cualquiera en una habitación así, acercar algo de beber y decir que entre alguien más.',
				counter:
					'Un poema no toma el pulso a nadie. Para lo que da miedo saber está la gente que entiende, y se le puede llamar.',
				question: '¿Qué necesita apoyarse hoy, y en quién puede apoyarse un rato?',
				act: 'Abre una rendija de la ventana y respira diez veces al ritmo que traigas, sin mejorarlo.',
			},
			{
				when: ['ill'],
				turn: 'Que la vida descanse sobre el aire puede oírse como amenaza o como dato de la respiración. Si todo pende de un soplo, ningún ladrillo tuyo tiene obligación de ser eterno. Se puede pasar un día sin apuntalar nada y comprobar, al anochecer, que el techo sigue en su sitio y la espalda también.',
				counter: 'Hay molestias que no caben en ningún poema y que piden una voz de oficio. Llamarla no derriba nada.',
				question: '¿Cuánto de tu cansancio viene de sujetar algo que aún no se ha caído?',
				act: 'Túmbate en el suelo, con la espalda entera apoyada, y deja que durante cinco minutos la tierra haga su trabajo.',
			},
		],
		betrayal: [
			{
				turn: 'Una confianza es un piso alto: se vive en ella sin pensar en lo que la sostiene. Cuando algo cede abajo, lo primero que se pierde es la costumbre de pisar. El verso ve las grietas y no corre a taparlas. Llama a salir al patio, al aire, donde ningún techo promete ya nada.',
				counter:
					'También es posible que una parte del edificio siga sana. Bajo el polvo no se distingue todavía, y no corre prisa.',
				question: '¿Qué suelo sigue firme a tu alrededor, aunque sea el de una sola habitación?',
				act: 'Sal a un balcón, a un patio o a la puerta, pisa con los dos pies y quédate hasta notar el fresco.',
			},
			{
				when: ['did_wrong'],
				turn: 'Se puede ser quien quitó la piedra de abajo. Hafez, que mira el edificio entero, no señala al albañil, pero tampoco dice que la casa esté bien. Estar de pie entre lo que cayó, sin explicarlo enseguida, es ya una manera de no volver a construir sobre arena.',
				counter:
					'Confesar deprisa puede ser otro modo de descargarse sobre quien ya lleva bastante. Conviene saber para quién se habla.',
				question: '¿Qué se sostenía sobre tu palabra, y quién vivía encima?',
				act: 'Escribe a mano, solo para ti, qué ocurrió, sin la palabra «pero», y dobla la hoja.',
			},
		],
		separation: [
			{
				turn: 'Dos personas levantaron algo, y el verso diría que en suelo de viento, como todo lo que levanta la gente. No por eso fue mentira: en él se durmió, se guisó, se esperó a alguien con la luz dada. Que un edificio se deje no borra que estuvo habitado.',
				counter:
					'La imagen hace del final un derrumbe. Algunos finales se parecen más a cerrar con llave una casa entera y en orden.',
				question: '¿Qué ventana de esa vida te gustaría seguir recordando abierta?',
				act: 'Recorre despacio el cuarto donde estás tocando la pared con la mano, hasta volver a la puerta.',
			},
			{
				turn: 'Lo que más tarda en caer no es lo que hubo, es el piso de arriba, lo que iba a haber: la casa de viejos, el otro idioma, los domingos. Hafez sabe que esa planta pesa aunque sea de aire. Por eso no invita a desmontarla; invita a bajar un momento y beber algo.',
				counter:
					'Puede que tales planes fueran de una sola parte. Perder un piso que la otra nunca subió tiene su propia pena.',
				question: '¿Qué planta de ese edificio existía solo en la conversación?',
				act: 'Deja en silencio el teléfono, bebe algo tibio junto a una ventana y mira pasar las nubes el rato que dure.',
			},
		],
		quarrel: [
			{
				turn: 'Cada cual defiende en la riña su torre, y ninguna de las dos tiene base: una se apoya en lo que se dijo, la otra en lo que se entendió. El verso es el vecino que pasa por debajo y grita «bajen, que hay vino». Suena a frivolidad. Es la única frase que nadie había probado.',
				counter:
					'No toda disputa va de torres. Si lo que se discute es el suelo mismo, la casa o la dignidad, el vino espera.',
				question: '¿Qué saldría a la luz si cada parte enseñara la grieta que esconde?',
				act: 'Pon dos sillas fuera o junto a la ventana, siéntate en una y deja la otra puesta un rato.',
			},
		],
		love: [
			{
				turn: 'Sobre una persona se edifica deprisa: habitaciones con vistas, años enteros amueblados sin preguntarle. Que la base ceda no acusa al cariño, acusa al plano, dibujado por una sola mano. Una tienda de campaña clavada entre dos aguanta más temporal que el palacio que alguien soñó por su cuenta.',
				counter:
					'Con todo, ningún amor ha empezado con informe técnico. Cierta imprudencia de arquitecto forma parte del asunto, y curarse de ella sería mudarse a la roca pelada.',
				question: '¿Qué habitación de este querer se ha construido sin preguntar?',
				act: 'Dibuja en una servilleta la casa que imaginas cuando piensas en esto y marca con una cruz lo que ya existe.',
			},
			{
				when: ['couple'],
				turn: 'Dos que viven juntos acaban siendo arquitectos por turnos: uno añade terraza, la otra teme por el muro. El verso, que no cree en los muros, pone el acento en el verbo del comienzo. «Ven» es lo que se dice de cerca. Mientras uno de los dos lo diga y el otro se levante, hay casa.',
				counter: 'De «ven» solo no se paga el tejado. Alguna tarde hay que hablar de goteras, con números y sin laúd.',
				question: '¿Qué se dicen ustedes de cerca que no se dirían por escrito?',
				act: 'Llama a tu pareja desde otra habitación solo con un «ven» y enséñale lo que se ve por la ventana.',
			},
		],
		unrequited: [
			{
				turn: 'El querer sin respuesta es el gran constructor de alcázares. Trabaja de noche, con un saludo hace una torre, y no le hace falta permiso de nadie. Hafez no se ríe de la obra: la llama palacio. Pero avisa de que abajo no hay roca, y de que hace rato que alguien ofrece vino en el patio.',
				counter:
					'Puede que ese palacio sea hoy tu único sitio con vistas. Desalojarlo de golpe sería crueldad, y nadie lo pide.',
				question: '¿Con qué piedra real, dicha o hecha por otra persona, empezó la obra?',
				act: 'Arma una torre con lo que haya en la mesa, sopla, y deja caídas las piezas hasta mañana.',
			},
			{
				turn: 'Viento es lo que no se queda por mucho que se le abra. Quien quiere a quien no quiere conoce esa física: se ensancha la ventana, se añade un balcón, y el aire pasa igual. El verso deja de agrandar la casa y sale afuera, donde al menos el aire da en la cara.',
				counter: 'Salir no es olvidar. Hay quien vive bien con una ventana así, con tal de no mudarse a ella.',
				question: '¿Cuántas ventanas has abierto en esa dirección, y qué has dejado de ver por las otras?',
				act: 'Da una vuelta a la manzana sin teléfono, con el aire de cara a la ida y de espaldas a la vuelta.',
			},
		],
		loneliness: [
			{
				turn: 'Un palacio es un mal lugar para estar a solas: cada paso devuelve eco. Hafez propone el patio, que es pequeño y tiene una sola palabra escrita en la entrada, «ven». La soledad a veces no pide gente, pide techos más bajos, sitios donde la propia voz no vuelva tan grande.',
				counter: 'Quizá no haya quien diga esa palabra. El verso presume de vecinos que no todo el mundo tiene.',
				question: '¿A qué lugar pequeño irías solo porque allí alguien saluda?',
				act: 'Saluda hoy por su nombre a quien atiende en una tienda o en el portal, y quédate una frase más de lo normal.',
			},
		],
		dismissal: [
			{
				turn: 'Un empleo parece de piedra hasta el día en que alguien lo deshace con una frase. Ese temblor en los pies es el del verso. Hafez no manda reconstruir esta tarde; manda acercarse y beber algo. Lo primero, tras un derrumbe, es salir al aire libre y comprobar que hay alguien más fuera.',
				counter:
					'Que el suelo fuera flojo no significa que lo pisaras mal. Hay edificios que se caen con la gente trabajando bien dentro.',
				question: '¿Qué sigue en pie esta noche que no dependía de aquella puerta?',
				act: 'Túmbate boca arriba sobre una alfombra o la cama, con las manos en el vientre, y cuenta veinte respiraciones.',
			},
		],
		work: [
			{
				turn: 'Los planes de trabajo aman las plantas altas: el cargo, la cifra, el título colgado en la pared. Abajo, mientras tanto, hay cosas sin lucimiento que sostienen o no sostienen: dormir, cobrar a tiempo, saber hacer bien una tarea. El verso baja al sótano con una lámpara y se entretiene allí un rato.',
				counter:
					'Mirar demasiado los pilares también es un modo de no subir. Algunas casas se afirmaron porque alguien ya vivía en ellas.',
				question: '¿Sobre qué descansa hoy tu proyecto que podría faltar mañana sin hacer ruido?',
				act: 'Calcula en el reverso de un recibo cuántas semanas aguantaría tu plan si le fallara el apoyo principal.',
			},
			{
				turn: 'Un proyecto se enseña siempre por la fachada, y este verso entra por la obra. Pregunta de qué está hecho el suelo: de una promesa, de un cliente, de las ganas de una noche. Nada de eso es roca y con todo eso se trabaja. Lo peligroso es añadir plantas para no mirar.',
				counter:
					'También las catedrales se empezaron sin saber cómo se cerraría la cúpula. Alguna vez hay que subir y ver.',
				question: '¿Qué planta estás añadiendo para no bajar a mirar la de abajo?',
				act: 'Anota las tres cosas sobre las que se apoya tu plan y subraya la que más se mueve.',
			},
		],
		study: [
			{
				turn: 'Se estudia como se edifica: capítulo sobre capítulo, y abajo, siempre, un tema que nunca quedó claro. El edificio aguanta hasta que alguien pregunta justo por ese. A Hafez no le alarma la grieta. La enseña primero, antes que la torre, y así no hay susto.',
				counter:
					'Puede que la base esté bien y lo que tiemble sea el pulso. A ese temblor no lo cura otra hora de repaso.',
				question: '¿Qué lección del principio se da por sabida y nadie querría explicar en voz alta?',
				act: 'Abre un libro por la primera página, la fácil, léela en voz alta y marca la línea donde te detengas.',
			},
		],
		waiting: [
			{
				turn: 'Esperar es un oficio de constructor: cada día sin noticia se añade una planta. Cuando la respuesta llegue, sea la que sea, encontrará un edificio enorme donde tú habías dejado una pregunta. El soplo del verso no trae ni quita la carta; solo enseña cuánto has levantado alrededor del buzón.',
				counter:
					'O puede que esa construcción te haya abrigado estos días, y entonces bien está, con tal de no cobrarle alquiler a nadie.',
				question: '¿En qué momento la espera dejó de tratar de la respuesta?',
				act: 'Quita una sola cosa que tengas puesta ahí por si llega la noticia, y devuélvela a su cajón.',
			},
			{
				when: ['waiting'],
				turn: 'Con viento no se construye, pero se navega, se avienta el grano, se secan sábanas. El verso deja a medias la imagen y la espera puede terminarla: esto que hoy parece falta de suelo tiene también sus usos. Lo que no admite es que se lo trate de roca y se apoye encima la semana entera.',
				counter:
					'Cuando de la respuesta cuelga lo necesario, oír que el aire sirve para secar sábanas no consuela a nadie.',
				question: '¿Qué has dejado apoyado en esa respuesta que podría dormir en otro sitio?',
				act: 'Seca y dobla algo que esté tendido o húmedo, pasando la mano por cada pliegue.',
			},
		],
		leaving: [
			{
				turn: 'Marcharse es dejar un edificio a medio construir: la amistad que iba por el segundo piso, el barrio, la tienda donde ya fiaban. Ninguno tenía cimientos y todos aguantaban. Hafez mira esa clase de obra sin llamarla fracaso. Lo que descansa en el viento, dice, descansa; y se puede visitar.',
				counter:
					'No siempre se deja algo. A veces la única construcción de aquí era la costumbre, y se va con poco peso.',
				question: '¿Qué de lo construido aquí seguiría en pie con una carta al mes?',
				act: 'Haz una foto de un muro o una ventana de tu calle que nadie fotografiaría, y mándasela a quien la conozca.',
			},
			{
				when: ['leaving'],
				turn: 'Lejos siempre hay un castillo: la ciudad donde por fin madrugarías, el país sin vecinos de arriba. Se construye con fotografías ajenas y no necesita sostén, porque nadie duerme dentro. El temblor que lo sacude al llegar suele haber subido contigo al tren, plegado entre las camisas.',
				counter:
					'Pero hay castillos que vistos de cerca tienen cocina, gotera y una llave puesta. Sin ir hasta allí, eso no se averigua.',
				question: '¿Qué esperas que haga por ti ese lugar que aquí nadie ha logrado?',
				act: 'Busca en un mapa la calle más corriente de ese destino, lejos de la plaza, y mira dónde comprarías el pan.',
			},
		],
		home: [
			{
				turn: 'Verso peligroso para leer delante de un notario: dice que los cimientos son flojos y lo dice de todo lo que se edifica. Tomado por el lado bueno, quita un peso. La casa no tiene que ser para siempre ni para todos los que vendrán; le basta con dejar entrar la tarde por algún lado.',
				counter:
					'Que todo se apoye en el aire no excusa a un mal constructor. La grieta del pasillo se mira con linterna.',
				question: '¿Qué le pides a una casa que en realidad se lo estás pidiendo al tiempo?',
				act: 'Golpea con los nudillos tres paredes del lugar donde vives y escucha cuál suena hueca.',
			},
		],
		eviction: [
			{
				turn: 'Lo que este verso dice del palacio se oye de otro modo ante una puerta concreta, y no hay que añadirle filosofía. Sirve, si acaso, por cómo empieza: llamando a alguien. Una casa que falla es un asunto para varias personas, aunque llegue en una carta con un solo nombre.',
				counter:
					'Es muy fácil para un poeta decir que todo se cae. Quien tiene que dormir en algún sitio merece otra conversación.',
				question: '¿Qué lugar, fuera de esas paredes, sientes todavía como tuyo?',
				act: 'Prepárate un té, siéntate donde mejor se esté ahora y quédate allí hasta que la taza esté fría.',
			},
		],
		money: [
			{
				turn: 'Alcázar es también una cifra con muchos ceros; se habita por adelantado y por las noches se le oye crujir. El verso lo pone todo sobre el viento, lo que se debe y lo que se espera cobrar, y a nadie humilla por ello. Enseñar la grieta a una persona cambia más cosas que otra planta.',
				counter:
					'Filosofar sobre la riqueza es más barato que carecer de ella. Un pan no descansa en el viento: se paga.',
				question: '¿Qué parte de esa cuenta es suelo y cuál es torre?',
				act: 'Separa en dos montones los papeles o recibos que tengas a mano, lo urgente y lo imaginado, y tapa el segundo.',
			},
		],
		guilt: [
			{
				turn: 'Quien siente culpa querría un suelo de piedra, una sentencia, aunque fuera dura. Este verso no tiene piedra para nadie. Sobre el viento no se levantan cárceles, y tampoco tronos; se puede, a lo sumo, estar de pie y decir lo que pasó. Eso se hace al aire libre y con otra persona delante.',
				counter: 'De que todo sea frágil no se sigue que todo dé igual. Si algo se rompió, lo sabe quien vivía dentro.',
				question: '¿Qué suelo quedaría bajo tus pies si lo dijeras tal como fue?',
				act: 'Escribe la primera línea de lo que dirías de ello a alguien de confianza, y no la segunda.',
			},
		],
		fear: [
			{
				turn: 'El miedo examina los cimientos a las tres de la mañana y siempre encuentra que son flojos. Lleva razón: el verso firmaría el informe. La diferencia está en lo que hace después. Hafez, con el mismo dato en la mano, no apuntala; llama a alguien y pide que traiga de beber.',
				counter:
					'Hay vigas que sí se pueden revisar de día, con quien entiende. Reírse de todas sería otra manera de no mirar.',
				question: '¿Qué sabe tu miedo de cierto, y qué añade de noche?',
				act: 'Pon las dos manos abiertas contra una pared, empuja cinco segundos y suelta; repítelo tres veces.',
			},
		],
		weariness: [
			{
				turn: 'Cansa menos cargar que sujetar, y mucha gente pasa el día sujetando muros que ya se sostienen, o que ya cayeron. Hafez deja la viga y pide vino, sin esperar a que la obra quede segura; no iba a quedar. Entre un puntal y otro, dice, hay sitio para sentarse en el suelo del patio.',
				counter:
					'Algunas vigas las sujetas porque debajo hay alguien. Soltarlas un rato exige que otra persona ponga el hombro.',
				question: '¿Cuál de las cosas que sostienes seguiría en pie si mañana faltaras tú?',
				act: 'Siéntate en el suelo con la espalda contra una pared y deja que te sostenga ella durante cinco minutos.',
			},
		],
		anger: [
			{
				turn: 'La ira quiere demoler y el verso le ahorra el trabajo: aquello ya estaba en el aire. Queda el martillo en la mano, con toda su fuerza y ningún muro. En ese momento raro, dice Hafez, conviene que haya una copa cerca, porque la mano se abre para tomarla.',
				counter:
					'Si lo que indigna es una injusticia con dirección y firma, no está en el aire, y hay que llamar a esa puerta.',
				question: '¿Contra qué muro va el golpe, y quién lo levantó de verdad?',
				act: 'Golpea un cojín diez veces contra el colchón, colócalo derecho y siéntate encima.',
			},
		],
		child: [
			{
				turn: 'Alrededor de un hijo, venga, se espere o falte, se construye más alto que en ningún otro sitio. Hay cuartos pintados en la cabeza, nombres puestos a las puertas. Hafez no manda parar. Recuerda que debajo hay viento y que por eso se tiende la mano antes que los planos.',
				counter: 'Cuando algo ya se vino abajo, hablar de cimientos hiere. Si es tu caso, toma solo la mano tendida.',
				question: '¿Qué cuarto de esa casa imaginada te da más ternura, y quién lo conoce?',
				act: 'Coloca una mano en el pecho y la otra en el vientre, y nota por cuál entra primero el aire.',
			},
		],
		joy: [
			{
				turn: 'Alegrarse sobre cimientos flojos es la especialidad de este verso. No espera a que la noticia esté asegurada: con el viento pasando por debajo, pide vino. Hay gente que aplaza la alegría hasta que pueda firmarla ante testigos, y para entonces se ha vuelto un trámite. Esta tarde aún está fresca.',
				counter: 'El viento también sopla mañana. Celebrar no quita leer lo que haya que leer antes de gastarlo.',
				question: '¿Qué parte de esta noticia disfrutarías aunque lo demás se torciera?',
				act: 'Sal un momento al aire libre y di en voz alta lo que ha pasado, con su verbo y sin quitarle importancia.',
			},
		],
		faith: [
			{
				turn: 'El verso más descreído del Diván viene justo antes de otro en que Hafez se dice esclavo de quien vive libre de todo apego. Los cimientos son flojos, y de ahí saca él una forma de confianza: no en el edificio. Creer sería eso, poder sentarse en el patio sin pedirle garantías al muro.',
				counter:
					'Hay quien de la misma grieta saca lo contrario, y lo piensa con honradez. El viento no da la razón a nadie.',
				question: '¿En qué te apoyas cuando no queda pared a la que arrimarse?',
				act: 'Ponte de pie donde corra el aire, cierra los ojos y quédate así el tiempo de decir algo que sepas de memoria.',
			},
		],
		decision: [
			{
				turn: 'Te gustaría elegir sobre piedra, y en este verso no la hay en venta. Ceden lo que se escoge y lo que se deja. Descartada la firmeza, queda un criterio modesto: con qué grietas podrías vivir sin estar mirándolas, y cuáles te tendrían en vela por muy bonita que fuera la torre.',
				counter:
					'No todo suelo cede igual, desde luego. Antes de ponerse poético conviene leer la letra pequeña y dormir una noche.',
				question: '¿Qué garantía estás exigiendo que tampoco tenía ninguna de tus decisiones buenas?',
				act: 'Golpea con los nudillos la mesa y nombra, a cada golpe, un hecho firme; cuando se acaben los hechos, para.',
			},
			{
				when: ['two_options'],
				turn: 'Los dos edificios del verso cojean, el de lo esperado y el de los años, y así son también las dos opciones: una esconde el suelo blando bajo mármol y la otra lo deja ver. Como no se puede escoger la roca, escoge la tarde: en cuál de las dos obras te gustaría que te sorprendiera.',
				counter: 'La tarde es mala perita. Pregunta además cuánto cuesta salir de cada una si el muro se abre.',
				question: '¿Cuál de las dos grietas te atreverías a enseñar a quien te visite?',
				act: 'Apila dos torres de monedas, una por opción, hasta que caiga una, y observa por cuál contenías el aliento.',
			},
		],
		change: [
			{
				turn: 'Un cambio se nota primero en los pies. El suelo de ayer hacía un ruido y el de hoy hace otro, o ninguno. Hafez lo diría sin drama: era viento antes y es viento ahora, solo que antes tenía baldosas. Quien lo ha notado una vez camina distinto, más suelto y más atento.',
				counter:
					'También hay baldosas que convendría salvar. No hace falta vivir a la intemperie para demostrar que se entendió el poema.',
				question: '¿Qué dabas por cimiento que resultó ser costumbre?',
				act: 'Anda sin zapatos por tu casa en dos direcciones y fíjate en qué punto cambia el suelo.',
			},
		],
		person: [
			{
				turn: '«Ven» se dice a alguien, y el verso no apunta a quién. Cualquiera que piense en una persona puede poner ahí su nombre y notar qué ocurre con el resto de la línea. Lo de los cimientos entonces no espanta: explica la prisa. Se llama a quien importa porque la torre no va a esperar.',
				counter:
					'Llamar no es siempre posible, ni siempre bueno. Puede haber buenas razones para que ese nombre se quede donde está.',
				question: '¿Cómo suena su nombre puesto detrás de esa primera palabra?',
				act: 'Escribe en el polvo de un mueble o en el vaho de un cristal la palabra «ven», y bórrala con la manga.',
			},
			{
				when: ['person_alive'],
				turn: 'Levantamos a los demás torres de lo que deberían ser, y luego les reprochamos las grietas, que eran nuestras. Mira hoy a esa persona en el patio, a ras de tierra, sin plano. Hafez convida así, con el edificio en entredicho y la jarra a mano, y nadie tiene que estar a la altura.',
				counter:
					'Algunas exigencias son justas, y hay quien usa la fragilidad para no cumplir ninguna. Un plano puede hacer falta.',
				question: '¿Qué plano tuyo lleva esa persona encima sin haberlo firmado?',
				act: 'Mándale dos líneas que no pidan, no corrijan y no pregunten nada; cuéntale qué tiempo hace.',
			},
		],
		open: [
			{
				turn: 'Contra el viento se puede levantar un muro más grueso o tender la ropa. Hafez es de los que tienden. Lo que no ha dicho aún su apellido acaso esté hecho de tela: pide aire, un par de pinzas, y que nadie lo obligue a sostener un techo ni a quedarse quieto para la foto.',
				counter:
					'Cuidado, de todos modos, con la filosofía del instante: más de uno la ha usado para no pagar la gotera del vecino.',
				question: '¿Dónde, en tu vida, levantaste un tabique pudiendo poner una cortina?',
				act: 'Tiende hoy algo al aire, una toalla o un paño, y espera a su lado hasta que se mueva.',
			},
			{
				turn: 'El edificio es de esperanza y la base, de aire; entre medias, dos órdenes breves: ven, trae. El verso entero podría decirse de puerta a puerta, con las manos ocupadas. No explica cómo se repara nada. Da por hecho que la tarde es corta y que dos, junto a un muro que se inclina, ya hacen sombra.',
				counter:
					'Tanta ligereza tiene truco: a Hafez se le olvida decir quién limpia los escombros. Otros versos suyos lo saben.',
				question: '¿Cuál de las dos órdenes te costaría más obedecer hoy, y por qué?',
				act: 'Mira durante tres minutos por una ventana algo que se sostenga en el aire: una rama, un cable, un pájaro.',
			},
		],
	},
};
