import type { PoemWords } from '../shape.ts';

/** Ghazal 281: the flower held in trust, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Una flor recién abierta, todavía con la risa puesta, pasa de unas manos a otras. El poeta la recibió en custodia y, al verla rodeada de miradas, hace lo único que sabe: devolverla, por un rato, a quien se la dio.',
		'El peligro, en este verso, no viene del invierno ni del ladrón. Viene del prado, de las demás flores, que también tienen ojos. Hafez teme por la recién abierta lo que se teme por quien ríe demasiado alto en una fiesta.',
		'«Me la confiaste, te la confío»: un mismo verbo va y vuelve como una pelota entre dos que se fían. En medio queda una flor que no ha pedido nada y sigue riéndose, ajena al trato.',
	],
	quietOpenings: [
		'Una flor recién abierta pasa de unas manos a otras. Quien la tenía en custodia, y teme por ella, la devuelve un momento a quien se la dio.',
		'Alguien dice a su Señor: me la diste a guardar, te la encomiendo. Son palabras de quien ha llegado hasta donde llegan sus manos.',
	],
	heritage: [
		'En Irán, cuando alguien se marcha, se vierte agua a su espalda y se quema espand, una semilla que estalla, contra el mal de ojo: a ese humo pertenecen estas dos líneas.',
		'En el resto del gazal la flor ya está a cien jornadas, y el poeta encarga a la brisa que le lleve saludos y que, al rozarle el pelo, tenga modales.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Hay palabras que un duelo puede tomar prestadas sin forzarlas, y «te la confío» está entre ellas. Hafez la dice por alguien a quien no puede seguir cuidando de cerca. No pide explicaciones, no da las gracias. Deja la frase en el aire, con las manos todavía en el gesto de sostener, y ahí se acaba el verso.',
				counter: 'La flor del poema vivía. Puede que la palabra se quede pequeña, y nadie debería pedirte que la uses.',
				question: '¿A quién, o a qué, se le podría encomendar lo que ya no está al alcance de los brazos?',
				act: 'Pon agua limpia en un vaso, una flor o una hoja dentro, y déjalo cerca de una foto o de una ventana.',
			},
			{
				when: ['person_dead'],
				turn: 'Duele de otro modo lo que se tuvo en custodia: nunca fue propiedad y, aun así, los brazos conservan la forma de sostenerlo. Hafez habla a quien se lo dio, de tú, sin exigir explicaciones. Si no tienes a quién dirigir esa frase, puede decirse a la tierra, a un árbol, a nadie.',
				counter:
					'Pero hay pérdidas que no se dejan llamar devolución, y nadie debería pedirte que lo digas así. La palabra queda pequeña.',
				question: '¿Qué hacían tus manos por quien falta que ahora no tienen a quién hacer?',
				act: 'Abre las manos sobre las rodillas, déjalas así unos minutos y nota el sitio que guardan.',
			},
		],
		illness: [
			{
				turn: 'Cuidar es haber recibido algo en custodia sin que nadie preguntara. El verso lo dice con una flor, y la flor está riendo; no siempre ríe. Cuando la mano que sostiene se cansa, Hafez no la llama floja. Le busca otra mano por un rato, y lo que le sale es casi un turno de hospital.',
				counter:
					'Quizá no seas tú quien cuida, ni quien está en cama. El verso también vale para quien solo puede desear algo desde lejos.',
				question: '¿Qué parte del cuidado puede pasar hoy por otras manos sin que nadie falte a nadie?',
				act: 'Acomoda una almohada, riega una planta o besa una frente, una sola cosa, y descansa después los brazos.',
			},
			{
				when: ['ill'],
				turn: 'Por una vez te toca ser la flor: lo que va de unas manos a otras, con cuidado, y no manda. Es incómodo para quien solía sostener. Hafez se imagina a la flor risueña, pero no le exige la risa. Le pide a quien puede más que él que aparte los ojos que se clavan, y los hay, también en las visitas.',
				counter: 'Dejarse llevar no significa no preguntar. Saber en qué manos estás, y por qué, es cosa tuya.',
				question: '¿Qué miradas te descansan y cuáles te agotan en estos días?',
				act: 'Pide que hoy te hagan una sola cosa, abrir una cortina o leerte una página, y no la agradezcas dos veces.',
			},
		],
		betrayal: [
			{
				turn: 'En este verso un verbo va y vuelve, confiar, y todo él se apoya en que quien recibe no aprieta ni vende. Una traición es ese verbo roto por la mitad. Hafez, de la envidia del prado, sabía bastante. Pero su cuidado no lo pone en vigilar a las flores; lo pone en elegir a quién le entrega la suya.',
				counter: 'Elegir bien no salva de todo. Hay manos que parecían buenas a cualquiera que mirase con atención.',
				question: '¿Qué queda todavía por poner a salvo, y en qué manos?',
				act: 'Guarda algo pequeño y querido en un sitio que solo tú conozcas y siéntate un momento al lado.',
			},
			{
				when: ['wronged'],
				turn: 'Diste a guardar algo vivo, y lo maltrató quien lo tenía. Que estuviera abierto no fue tu falta: las flores nuevas están abiertas, en eso consiste serlo. El verso pide amparo para lo que ríe sin defensa, y no le pide a la flor que aprenda a cerrarse. Hoy lo herido puede estar un rato en tus manos, o en otras seguras.',
				counter:
					'Cerrarse por una temporada también es sabiduría de planta. Nadie tiene que seguir confiando por principio.',
				question: '¿Quién ha tenido alguna vez algo tuyo en las manos y lo ha devuelto entero?',
				act: 'Llama a esa persona, o recuérdala con detalle, y cuéntale lo que quieras contar y nada más.',
			},
		],
		separation: [
			{
				turn: 'Devolver lo que se tuvo en custodia es lo que el verso hace con las dos manos y muy despacio. Dos que se separan devuelven así los nombres de cariño, los secretos de familia, el modo de dormir del otro. No se olvidan; se dejan de usar. «Te lo confío» sería una manera limpia de decirlo.',
				counter: 'No todo lo recibido merece tantos miramientos. Lo que hizo daño se suelta, sin lazo y sin poema.',
				question: '¿Qué secreto o costumbre de esa vida seguirás guardando con respeto?',
				act: 'Aparta una cosa que guardabas para la otra persona y ponla en un sobre, sin decidir aún qué harás con él.',
			},
			{
				turn: 'En el resto de este gazal la flor está lejos, a cien jornadas, y el poeta sigue encargando a la brisa que la trate bien. No le escribe a ella. Así quedan algunos cariños después de una separación, sin derecho a llamar y sin ganas de mal. El verso no los llama esperanza, y tampoco vergüenza.',
				counter: 'Puede que no desees ningún bien por ahora. A la brisa se la puede mandar también callada.',
				question: '¿Qué le desearías a esa otra vida si nadie fuera a saberlo?',
				act: 'Abre una ventana unos minutos, deja que se ventile el cuarto y di, o no, un buen deseo en voz baja.',
			},
		],
		quarrel: [
			{
				turn: 'Entre dos que discuten suele haber una tercera cosa en las manos: una criatura, una casa, una amistad de veinte años, una flor. Tiran las dos partes y ella se ríe todavía, porque no entiende. El verso haría un alto: a quién se le puede confiar mientras duran los gritos.',
				counter:
					'Poner la flor por delante ha servido para callar quejas justas. Se la puede proteger y hablar igualmente.',
				question: '¿Qué saldría dañado de esta riña sin haber dicho una palabra?',
				act: 'Riega o cuida algo que compartas con la otra parte, una planta o un cacharro, antes de volver al asunto.',
			},
		],
		love: [
			{
				turn: 'Con un amor pasa lo que con las flores prestadas: apretarlo lo estropea, exhibirlo lo expone. El verso conoce esa vieja torpeza de las manos. Entre el puño y el escaparate queda una tercera postura, la palma abierta, que tiene el inconveniente de que un golpe de aire puede llevarse lo que sostiene.',
				counter:
					'Desconfía un poco, de paso, del ojo envidioso: a menudo lo inventa quien teme, y el prado estaba mirando a otra parte.',
				question: '¿Qué parte de un querer se guarda por pudor, y cuál porque conviene?',
				act: 'Pon una canción que asocies con ese cariño y ten las dos palmas abiertas sobre la mesa hasta que termine.',
			},
			{
				when: ['in_love'],
				turn: 'A lo que quieres le salen ojos alrededor: los que preguntan, los que opinan, los que se alegran demasiado. Hafez llamó prado a ese público y no le tenía miedo a los cardos, se lo tenía a las otras flores. Quien ama anda queriendo contarlo y taparlo con la mano, las dos cosas en la misma esquina.',
				counter: 'A lo mejor nadie mira. El amor reciente es vanidoso y se cree en una plaza.',
				question: '¿A quién se lo has contado, y a quién no se lo contarías todavía?',
				act: 'Dibuja una flor cualquiera en la palma de la mano, ciérrala y ve así hasta la puerta y vuelta.',
			},
		],
		unrequited: [
			{
				turn: 'La flor no le había pedido al poeta que la guardara. Ríe, y hay alguien que se desvela por ella sin que lo sepa. Es una custodia de un solo lado, y Hafez encontró el modo de salir de ella con gracia: desearle bien en voz alta y ponerla en manos que no son las suyas.',
				counter: 'Desear el bien así puede ser todavía una forma de no irse. Se nota en cuántas veces al día se hace.',
				question: '¿Qué cuidado se está dando aquí que nadie ha pedido?',
				act: 'Elige una flor de la calle, mírala bien, no la cortes y sigue tu camino.',
			},
			{
				when: ['in_love'],
				turn: 'De los ojos envidiosos del prado el más temible es a veces el propio. Se mira a quien ríe y se querría ser el motivo, o que dejara de reír con otros. Hafez tuvo que notarlo, para hablar tan bien de la envidia. Entrega la flor también por eso: para apartarla de su mirada.',
				counter: 'Querer para ti no es un mal de ojo. Es la parte corriente del deseo, y puede decirse sin sonrojo.',
				question: '¿Qué le deseas cuando te olvidas de desear que te mire?',
				act: 'Mira al suelo o al cielo, y no a la pantalla, durante el tiempo que tardes en contar cien pasos.',
			},
		],
		loneliness: [
			{
				turn: 'Un prado lleno de ojos y nadie con quien hablar: la soledad del verso es de multitud. A la flor la miran muchos y la guarda uno, y ese uno anda ya despidiéndose. No está claro quién queda más a solas, si ella o quien la entrega. Por eso, quizá, Hafez se dirige a una tercera persona.',
				counter: 'Hay soledades sin prado. Para esas lo primero es que alguien mire, aunque sea con torpeza.',
				question: '¿Quién te mira con buenos ojos, aunque pase poco por delante?',
				act: 'Ofrece a alguien una cosa viva y pequeña: un esqueje, una fruta madura, una foto del árbol de tu calle.',
			},
		],
		dismissal: [
			{
				turn: 'Lo que se pierde con un trabajo no es solo el sueldo; es lo que allí se tenía a cargo, una lista de gente, unas llaves, una planta en la ventana. Nadie firma su devolución. El verso sabe despedirse de lo cuidado, diciéndolo en alto. Se cuidó, y ahora queda en otras manos; y eso pesa de un modo que no sale en ningún papel.',
				counter:
					'Quizá aquello no merecía tanta custodia, y lo mejor cuidado tendría que haber sido otra cosa. Hoy no hay que decidirlo.',
				question: '¿Qué es lo que más cuesta soltar de un sitio así?',
				act: 'Riega una planta, tuya o de la escalera, lávate las manos con agua templada y échate un rato.',
			},
		],
		work: [
			{
				turn: 'Una idea nueva es esa flor, y el prado, la mesa donde se enseña. La envidia ajena le hace menos daño que la luz demasiado temprana: el elogio la seca igual que la burla. Hafez la aparta un poco sin esconderla; la vuelve hacia el motivo por el que nació, para que sea él quien la cuide.',
				counter:
					'Ese pudor le viene de perlas al perfeccionismo. Hay brotes que llevan años en el cajón y ya solo son papel prensado.',
				question: '¿Quién debería ver lo que empieza antes que nadie, y quién el último?',
				act: 'Enseña a una sola persona de confianza un trozo sin terminar, y ruégale que señale lo vivo, nada más.',
			},
			{
				when: ['has_job'],
				turn: 'Te han dado a guardar algo en tu trabajo, y no figura en el contrato: la calma de un equipo, el nombre de un cliente difícil, quien entró el lunes y aún se ríe. Esas flores no tienen partida en el presupuesto. El verso le pide a quien manda que las mire bien, y de paso recuerda de quién son.',
				counter:
					'Guardar lo que no te pagan por guardar tiene un límite sano. También se puede entregar a quien sí le pagan.',
				question: '¿Qué cuidas en tu trabajo que se notaría solo si dejaras de hacerlo?',
				act: 'Pregúntale a quien lleve menos tiempo que tú qué le está costando, y escúchalo sin contarle tus comienzos.',
			},
		],
		study: [
			{
				turn: 'Lo que se aprende está tierno unos días y el primer ojo que cae sobre ello lo marca. Por eso una pregunta burlona en clase seca más que un suspenso. Hafez sostendría el tema nuevo a la sombra, sin prisa por enseñarlo, y lo encomendaría a una sola persona que supiera alegrarse.',
				counter:
					'A la sombra para siempre no crece nada. El examen, con todos sus defectos, es también una salida al sol.',
				question: '¿Quién se alegra de verdad, sin compararse, cuando alguien cerca entiende algo?',
				act: 'Enséñale a una planta, o a quien se deje, lo último que hayas comprendido, en tres frases y con ejemplo.',
			},
		],
		waiting: [
			{
				turn: 'Hecha la entrega, ya no queda nada que hacer, y eso es lo más arduo. El verso acaba justo ahí, con las manos vacías y la hierba delante. Lo que se aguarda está al cuidado de otros, de plazos y de azares; mirar sin pausa no lo riega, aunque dé la sensación de regarlo.',
				counter:
					'Tal vez se soltó demasiado pronto algo que aún dependía de una llamada, de un papel, de la segunda explicación que faltaba.',
				question: '¿En qué se ocuparían tus manos mañana si no tuvieran que sostener esta espera?',
				act: 'Amasa pan, barro o papel mojado hasta darle forma de pétalo; no tiene que salir bonito ni durar.',
			},
			{
				when: ['waiting'],
				turn: 'Esperas algo que salió de tus manos abierto y riendo, y te imaginas mientras tanto el prado: quién lo mira, con qué cara. Las flores de alrededor, dice el verso, también tienen ojos. Pero Hafez no las ve, las supone. Del sitio donde está ahora lo tuyo se sabe poco, y lo que falta lo pinta el temor.',
				counter: 'Que alguien mire con mala cara es posible. Adivinar cuál no lo acerca ni lo aleja.',
				question: '¿Qué cara te imaginas mirando lo tuyo, y a quién se parece?',
				act: 'Dibuja ojos, muchos, en el borde de un papel, y en el centro algo que se ría.',
			},
		],
		leaving: [
			{
				turn: 'El agua que en Irán se vierte detrás de quien se va pertenece al mismo patio que este verso. No detiene a nadie. Se echa para que vuelva fácil, como vuelve ella, y la echa quien se queda, que necesita hacer algo con las manos. Irse también es eso: pasar a otras custodias, en la ida y en la vuelta.',
				counter:
					'Hay partidas que no quieren vuelta. Para ellas el agua puede significar solo que el suelo quede limpio.',
				question: '¿Quién vertería agua detrás, y qué diría al entrar en casa?',
				act: 'Vierte un vaso de agua en un umbral, una maceta o un alcorque, y di el nombre de quien está en camino.',
			},
			{
				when: ['leaving'],
				turn: 'Irse es dejar lo querido a otros cuidados: la casa, el gato, las voces que quedan al otro lado. No hay candado que sustituya a la confianza. Y al revés: en el lugar al que vas serás tú esa cosa recién llegada que alguien ha puesto, cruzando los dedos, en manos de desconocidos.',
				counter:
					'Aunque tanto encomendarse puede esconder pocas ganas de soltar. Quien telefonea cada hora no ha dejado su planta en buenas manos: la vigila.',
				question: '¿A quién le dejarías tu casa una semana sin darle ninguna instrucción?',
				act: 'Ofrece a alguien cercano el cuidado de algo tuyo durante un día, una planta o un libro, y no des indicaciones.',
			},
		],
		home: [
			{
				turn: 'Ninguna casa es del todo propia, y este verso le pone nombre: custodia. La tuvo otro, la tendrá otro, y entre medias alguien le abre las ventanas. Vista así, se elige de otro modo; no por lo que se podrá presumir en el prado, sino por lo que se sabría cuidar en un mal invierno.',
				counter:
					'También puede ser que haga falta un techo y punto. La filosofía del depositario es para quien ya tiene las llaves.',
				question: '¿Qué cuidados pide ese lugar que darías con gusto, y cuáles te pesarían?',
				act: 'Limpia la hoja más polvorienta de una planta, o el cristal más pequeño de la casa, por los dos lados.',
			},
		],
		eviction: [
			{
				turn: '«Me la confiaste, te la confío»: hay casas que se tuvieron así, con macetas, con marcas de lápiz en el marco de la puerta. Perderlas no es perder una propiedad, es que te quiten de los brazos algo que estaba vivo. El verso no discute el papel. Acompaña a quien, de momento, solo puede pedir que alguien la mire bien.',
				counter: 'Quizá la casa daba más frío que cariño, y lo que hay es miedo. El miedo también pide compañía.',
				question: '¿Qué de esa casa querrías llevar en las manos, y quién te ayudaría a llevarlo?',
				act: 'Recuerda o dibuja con detalle lo que más quieras de ahí, y siéntate después con un vaso de agua.',
			},
		],
		money: [
			{
				turn: 'De los ojos del prado, los que se fijan en el dinero son los más antiguos. Por eso se calla tanto, lo que se tiene y lo que falta. Hafez trataba lo suyo como depósito, y un depósito no enorgullece ni avergüenza: se cuida, se devuelve, se le pide a alguien que ayude a guardarlo.',
				counter:
					'Cuando el depósito se lo llevó otro, la palabra se vuelve amarga. Aquí hay cuentas que pedir, con calma y con nombre.',
				question: '¿Qué cambiaría en este asunto de dinero si nadie pudiera mirarlo desde el prado?',
				act: 'Guarda una moneda en un sobre para algo que quieras cuidar, escribe fuera qué es y ciérralo.',
			},
		],
		guilt: [
			{
				turn: 'Quien custodia y falla oye una pregunta todo el día: dónde está lo que se te dio. El verso la conoce al revés, en boca de quien entrega a tiempo, cuando aún le tiemblan las manos pero no se le ha caído nada. Pedir ayuda antes habría sido eso. Ahora solo queda la otra mitad, decir en qué manos estaba.',
				counter:
					'Hay flores que se hielan bajo los mejores cuidados. No toda pérdida es un descuido, aunque la culpa lo firme.',
				question: '¿Qué estaba de verdad a tu cargo, y qué estaba a cargo del invierno?',
				act: 'Cuida durante unos minutos algo pequeño que se haya descuidado: una planta, una herramienta, un zapato.',
			},
		],
		fear: [
			{
				turn: 'Tener miedo por algo es haberlo recibido. Nadie se desvela por lo que no le dieron a guardar, y el verso empieza ahí, con una flor que ríe y un guardián que no. Hafez hace con su temor lo único decente: lo dice, en voz alta, a alguien con más brazos. La flor ni se entera.',
				counter:
					'Alguien con más brazos puede ser también un médico, una vecina o un guardia. Al Señor se le reza además.',
				question: '¿Qué es lo que se ríe, ajeno a todo, mientras alguien teme por ello?',
				act: 'Escribe lo que te da miedo en un pétalo de papel y ponlo esta noche debajo de una maceta.',
			},
		],
		weariness: [
			{
				turn: 'El cansancio de quien guarda no se ve: está quieto, tiene algo frágil en la mano y parece descansar. El verso introduce un alivio de centinela: se puede ceder la guardia por unas horas. Ni el descanso es deserción ni la flor se entera de que ha cambiado el turno.',
				counter:
					'Ceder la guardia exige tener a quién. Si no lo hay, el verso suena a burla, y entonces vale pedirlo sin poesía.',
				question: '¿Qué cuidado de todos los días podría pasar la tarde en otras manos?',
				act: 'Silencia todos los avisos durante ocho minutos y pásalos en una silla que no sea la de siempre.',
			},
		],
		anger: [
			{
				turn: 'Es raro ver a los celos tan bien retratados: el prado entero sonríe, y con los ojos quema. Quien los siente sabe que duelen más por dentro de la sonrisa. Hafez no castiga a las envidiosas; retira la flor. Hay rabias que menguan cuando se quita de la vista, un rato, lo que las enciende.',
				counter: 'Si la flor te la arrancaron, no son celos y nadie debe pedirte que sonrías en ese prado.',
				question: '¿Qué es lo que enciende, y qué tendría que haber de este lado para mirarlo en paz?',
				act: 'Aparta de tu vista durante lo que queda de tarde aquello que más te enciende, y pon una flor o una fruta en su lugar.',
			},
		],
		child: [
			{
				turn: 'Una flor nueva y risueña, dada a guardar: medio Irán ha leído este verso ante una cuna. Otra gente lo ha dicho por una flor que no se abrió, o que se espera todavía, y también cabe, porque está escrito en el momento en que las manos no alcanzan. «Te la confío» no pide fecha ni da seguridades.',
				counter:
					'La risa del verso puede herir donde hubo silencio. En ese caso se lee solo la segunda línea, y sin prisa.',
				question: '¿A qué manos, de carne o no, les confiarías este cuidado por una noche?',
				act: 'Ahueca las manos como si llevaras agua, quédate así cinco respiraciones y ábrelas despacio.',
			},
		],
		joy: [
			{
				turn: 'Recién abierta, riéndose y sin saber del invierno: así llegan las buenas noticias, y así las quiso guardar Hafez. Su primer impulso no fue enseñarla a todo el prado. Fue volverse un instante hacia quien se la había dado. Una alegría se cuida como una flor cortada, con agua y lejos del sol de las tres.',
				counter: 'Tampoco hay que andar quemando espand por cada sonrisa. La gente, muchas veces, se alegra y ya está.',
				question: '¿Hacia quién te volviste primero, con el pensamiento, al saberlo?',
				act: 'Dale las gracias en voz baja a quien te puso esto en las manos, y tarda un rato más en contarlo.',
			},
		],
		faith: [
			{
				turn: 'El verso es un rezo de ida y vuelta: se me dio, lo devuelvo por un rato, cuídalo tú. No es poca teología. Quien reza así no pide que le den más; pide ayuda con lo que tiene. Hasta el descreído conoce el gesto, ese instante, ante alguien que se va, en que se le encarga al aire que lo trate bien.',
				counter:
					'El aire no siempre hace el encargo. La fe, para Hafez, no es un seguro, y las flores de Shiraz también se helaban.',
				question: '¿Qué le encomendarías hoy a alguien más grande que tú, sin pedir nada nuevo?',
				act: 'Nombra de uno en uno, con las manos abiertas, lo que se te ha dado a guardar, y di al final «por esta noche».',
			},
		],
		decision: [
			{
				turn: 'La mano que posee, calcula; la que custodia pregunta qué le conviene a la flor. Según con cuál se decida, cambia bastante la lista. Hay elecciones que te dejarían mejor a ti y otras que dejarían mejor a eso que tienes a cargo, sea talento, afecto o palabra dada. A veces coinciden, y entonces sobra el poema.',
				counter:
					'La abnegación, sin embargo, sabe disfrazarse de encargo sagrado. También tú figuras entre las cosas que te dieron a guardar.',
				question: '¿Qué te han puesto en las manos que saldría ganando o perdiendo con lo que elijas?',
				act: 'Ata un hilo a algo que tengas a tu cargo, una llave, un anillo, un libro ajeno, y no lo desates hasta decidir.',
			},
			{
				when: ['two_options'],
				turn: 'Imagina que ambas opciones son flores y te dejan guardar una. La que ríe más fuerte tiene ya medio prado mirándola; la otra apenas se ha abierto. Hafez temía por la primera y habría elegido por la segunda, o al contrario, pero el verso deja una cosa clara: no se cuida bien lo que se escoge para que lo vean.',
				counter: 'También lo vistoso tiene derecho a dueño. Elegir siempre lo que nadie mira es otra forma de posar.',
				question: '¿Cuál de las dos cuidarías con ganas en una semana de lluvia?',
				act: 'Pon dos objetos en las palmas, uno por opción, cierra los ojos y fíjate en qué mano se cierra sola.',
			},
		],
		change: [
			{
				turn: '«Nueva» es lo primero que dice Hafez de su flor, y ya la está soltando. Los comienzos se le van de las manos en el mismo verso en que llegan. Quien vive un cambio reconoce la rapidez: apenas se ha visto lo que se abre y hay que ponerlo al cuidado de lo que venga.',
				counter: 'No todo lo nuevo es flor. A algunas novedades hay que mirarles primero la raíz, y sin ternura.',
				question: '¿Qué acaba de abrirse, por pequeño que sea, en medio de lo que cambia?',
				act: 'Busca en la calle o en casa la cosa más nueva que se vea, un brote o una grieta, y mírala de cerca un minuto.',
			},
		],
		person: [
			{
				turn: 'Hay dos maneras de pensar en alguien: como quien tiene y como quien guarda. La primera cuenta horas y mensajes; la segunda se pregunta si estará bien. Este verso pertenece entero a la segunda, y aun así lleva dentro un temblor de la primera, ese «me» de «me confiaste», que no hay quien lo quite.',
				counter:
					'Puede que esa persona no necesite guardián, o que ya haya sufrido alguno. Desear el bien de lejos también cuenta.',
				question: '¿Qué le desearías a ese nombre si no pudieras estar delante?',
				act: 'Di ese nombre y detrás, despacio, un solo deseo que no te incluya; después deja el tema hasta mañana.',
			},
			{
				when: ['person_alive'],
				turn: 'Nadie nos pertenece y a todos nos dejan a alguien un tiempo: en una mesa, en un barrio, en una familia. El recibo no lleva fecha. Mirar a esa persona como algo confiado no obliga a vigilarla; obliga a cierta delicadeza al cerrar las puertas. Y a alegrarse, de vez en cuando, de que ría con otros.',
				counter:
					'Tanta custodia puede agobiar a quien no la pidió. La delicadeza consiste a veces en mirar a otro lado.',
				question: '¿Qué hace reír a esa persona cuando no eres tú quien cuenta el chiste?',
				act: 'Hazle un pequeño bien del que no pueda enterarse: guarda un asiento, quita un estorbo, calla una queja.',
			},
		],
		open: [
			{
				turn: 'Conviene notar el buen humor de la flor. En medio de tanta súplica y tanto encargo al cielo, lo protegido está contento. Puede que lo guardado, visto desde dentro, no se sepa en peligro, y que la inquietud pertenezca entera al jardinero, que duerme poco y cuenta las hojas por costumbre.',
				counter: 'A veces el jardinero ve la helada antes que la rosa. Que algo ría no demuestra que esté a cubierto.',
				question: '¿Qué hay en tu vida tan nuevo que todavía no sabe que podría perderse?',
				act: 'Cuéntale a alguien el chiste más tonto que sepas, hasta el final, sin disculparte antes ni después.',
			},
			{
				turn: 'Una flor, un prado, alguien que pide en voz alta. Entre la primera línea y la segunda, lo que era «me» pasa a ser «te», y en ese cambio de una letra cabe el verso. No se sabe quién es la flor. Se sabe solo que está riendo y que hay en el mundo quien prefiere verla lejos y a salvo.',
				counter:
					'Quizá esto no tenga nada que ver con flores, y menos con envidias. El verso no ha oído más que su propia pena.',
				question: '¿Qué se te ha dado sin pedirlo, y qué te gustaría devolver por un rato?',
				act: 'Lleva algo ligero de una habitación a otra con las dos manos, como si fuera a derramarse, y déjalo con cuidado.',
			},
		],
	},
};
