import type { PoemWords } from '../shape.ts';

/** Ghazal 366: the door and the refuge, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Una puerta, y delante un grupo con el polvo de la ruta. Antes de que nadie pregunte, dicen a qué no vienen: ni cargos ni honores. Luego, con la misma calma, dicen lo otro: afuera las cosas se torcieron y hace falta un techo.',
		'Hafez habla aquí en plural y con el sombrero en la mano. No argumenta méritos ni apellidos; presenta como única credencial el golpe recibido. Es un modo de llamar que deja al dueño de la casa sin excusas.',
		'Se puede llamar a una puerta de dos maneras, para subir o para guarecerse. El verso lo aclara desde el umbral, sin levantar la voz, como quien deja las armas a la entrada y muestra las palmas.',
	],
	quietOpenings: [
		'Ante una puerta se detiene gente con polvo en la ropa. No vienen a pedir honores, dicen; vienen porque algo malo ocurrió y buscan amparo.',
		'Quien llama en este verso no presume de nada. Dice que la suerte ha sido dura, y espera en el umbral, con otros.',
	],
	heritage: [
		'En Irán existió durante siglos el bast, derecho de asilo: quien tocaba la cadena de un santuario, o se metía en las caballerizas del rey, no podía ser prendido mientras siguiera allí.',
		'Shiraz, que pagó tributo y se libró del saqueo mongol, había acogido a letrados huidos de medio Irán; el poeta creció en una ciudad hecha, en parte, de gente recién llegada.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Ante la puerta del verso nadie pregunta qué pasó. Se ve en la ropa. Después de una muerte cansa tener que ordenar los hechos y tranquilizar a quien pregunta; hay gente que aparta una silla y no pide el informe. Hafez dice «hemos venido», en plural, y en ese plural se llega mejor.',
				counter: 'También hay ratos en que contarlo entero, por enésima vez, es el único abrigo. Vale igual.',
				question: '¿Quién apartaría hoy una silla sin pedir que se le cuente nada?',
				act: 'Siéntate un rato en el umbral, en un escalón o cerca de la puerta, con una manta, y mira pasar la calle.',
			},
			{
				when: ['person_dead'],
				turn: 'Quien falta era, acaso, una de las puertas: el sitio adonde se iba sin motivo y con la cara que se trajera. Ese amparo no lo sustituye otro. El verso no lo intenta. Se queda con los que siguen fuera, llenos de polvo, y dice lo único que consta, que de la mala fortuna han venido hasta aquí.',
				counter:
					'Puede que fuera de otro modo y que el amparo lo dieras tú. Entonces lo que sobra ahora es el sitio en los brazos.',
				question: '¿Qué se podía dejar a la entrada cuando se iba a ver a quien falta?',
				act: 'Pide a alguien, con una sola frase, que te acompañe un momento sin preguntar; puede ser al teléfono.',
			},
		],
		illness: [
			{
				turn: 'La enfermedad cambia de puerta a la gente: de pronto se entra en salas donde el cargo, el apellido y el traje no abren nada. Todos esperan con el mismo papel en la mano. Hafez lo diría sin amargura, no hemos venido por rango. En ese umbral se acompañan personas que en otro no se habrían hablado.',
				counter:
					'Ninguna puerta de poema sustituye a la de quien atiende. Allí sí conviene preguntar, y volver a preguntar.',
				question: '¿Quién más está esperando en ese mismo banco, y qué le vendría bien?',
				act: 'Deja una silla junto a la puerta o junto a la cama, con algo blando encima, para quien venga cansado.',
			},
			{
				when: ['ill'],
				turn: 'Llegas a esta puerta con el cuerpo por delante, sin pompa ninguna: la bata lo deja claro. «De la mala fortuna hemos venido», dicen los de Hafez, y no dan más datos ni los piden. Sería un descanso que también a ti se te dejara entrar así, sin tener que contar otra vez desde cuándo y dónde duele.',
				counter:
					'A quien atiende sí hay que contárselo, con fechas y sin adornos. El descanso es para las demás visitas.',
				question: '¿A quién no hace falta que le des el parte para que se quede contigo?',
				act: 'Deja los pies sin zapatos el rato que puedas sobre algo tibio, como quien ya ha llegado y no tiene que mostrar nada.',
			},
		],
		betrayal: [
			{
				turn: 'Hay golpes que llegan por la puerta de casa, y después no se sabe a cuál llamar. Los del verso traen solo eso, el golpe, y lo enseñan sin adornos como quien enseña las palmas. No acusan en el umbral. Lo primero es entrar en calor; los nombres se dicen luego, si se dicen.',
				counter:
					'Puede que hoy ninguna puerta parezca segura. Quedarse un rato a la intemperie, con abrigo, tampoco es rendirse.',
				question: '¿Qué lugar, aunque sea un banco de la calle, parece hoy menos frío?',
				act: 'Ve a ese lugar o al rincón que más se le parezca y quédate con las manos en los bolsillos hasta entrar en calor.',
			},
			{
				when: ['did_wrong'],
				turn: 'En este gazal alguien llega con la hoja de sus actos en negro y pide lluvia a una nube, la que tapa las faltas. No disimula: lo dice. Llamar así a una puerta, sabiendo lo que se ha hecho, cuesta más que huir. El verso no garantiza que abran. Da la manera de estar delante, sin pompa y sin cuento.',
				counter:
					'Quizá esa puerta tenga derecho a seguir cerrada mucho tiempo. Estar delante no puede ser otra forma de empujar.',
				question: '¿Qué dirías en ese umbral si no pudieras añadir ninguna explicación?',
				act: 'Lava tus manos con agua y jabón, despacio, y di mientras tanto en voz baja la frase sin el «pero».',
			},
		],
		separation: [
			{
				turn: 'A la puerta propia se llama con los nudillos solo por juego, porque se sabe que abren. Cuando eso acaba, la misma puerta es otra. De la mala fortuna, dice el verso, hemos venido aquí; y «aquí» puede ser un sofá prestado, una amiga, un cuarto con una sola lámpara. Nadie pide méritos allí.',
				counter:
					'Hay quien se queda con la casa y es el refugio lo que se va. El umbral se puede echar de menos desde dentro.',
				question: '¿Qué puerta se abre ahora igual que se abría antes?',
				act: 'Enciende una lámpara en el sitio donde vas a pasar la noche y siéntate cerca hasta que parezca tuyo.',
			},
			{
				turn: 'El verso separa dos cosas que al final de una pareja se discuten juntas: el rango y el amparo. El rango es quién tenía razón, quién se queda la mesa, qué dirán. El amparo es dónde se duerme y quién pregunta si se ha cenado. De lo primero se hablará meses. Lo segundo es de esta noche.',
				counter:
					'Alguna vez lo primero también es amparo: hay cosas que proteger, y alguien debe defenderlo con papeles.',
				question: '¿Qué necesitas para esta noche, y qué puede esperar al mes que viene?',
				act: 'Haz la cama con esmero, aunque sea un sofá, y pon al lado lo que te gusta encontrar al despertar.',
			},
		],
		quarrel: [
			{
				turn: 'Los que riñen quieren entrar por la puerta grande, con música y con la razón por delante. El verso enseña otra entrada: «no hemos venido por eso». Dicho en mitad de una pelea desarma bastante, porque obliga al otro a preguntar a qué se ha venido. Casi siempre era a guarecerse.',
				counter: 'Si al otro lado usan la humildad para pasar por encima, llama con la cabeza alta y con testigos.',
				question: '¿A qué has venido de verdad a esta discusión, si no es a ganar?',
				act: 'Ensaya ante la puerta cerrada de tu cuarto una frase que empiece por «no vengo a» y termine por «vengo a».',
			},
		],
		love: [
			{
				turn: 'Hay amores que empiezan por deslumbramiento y otros por lluvia: alguien abre, alguien se seca el pelo. De los segundos se habla con menos brillo y sostienen mucho. La dificultad llega cuando escampa, porque el refugio tiene que volverse casa o despedida, y ninguna de las dos cosas ocurre sin que alguien la diga.',
				counter:
					'Tampoco es justo hacer de nadie un tejado. Quien abrió quizá también traía su chaparrón y no lo dijo.',
				question: '¿De qué tormenta se venía cuando esto empezó a importar?',
				act: 'Prepara una bebida caliente y llévasela a alguien, de tu casa o de la portería, sin que medie motivo.',
			},
			{
				when: ['couple'],
				turn: 'En las parejas la pompa dura un año y después viene el umbral: dos que llegan del frío con bolsas y polvo, y se abren. Nadie aplaude. Hafez celebraría esa pobreza, que dos se junten por algo tan poco distinguido como el frío. Lo peligroso es volver a casa con el cargo puesto y llamar como quien visita una sucursal.',
				counter:
					'Hay noches en que la puerta se abre y el que entra trae dentro la intemperie. También de eso se habla.',
				question: '¿Cómo llega cada cual a casa, y qué deja en la puerta?',
				act: 'Recibe hoy a tu pareja en la entrada, o espera a que te reciba, y no hablen de pendientes durante cinco minutos.',
			},
		],
		unrequited: [
			{
				turn: 'A una puerta que no se abre se la mira tanto que se le aprenden las vetas. Los del verso llamaron y dijeron a qué venían; con eso su parte está hecha. Quien quiere sin respuesta suele haber llamado sin decirlo, o haberlo dicho sin llamar. Ninguna de las dos cosas obliga al dueño a levantarse.',
				counter:
					'A veces el dueño no está, y a veces está y es su derecho. Saber cuál de las dos cosas ocurre no siempre se puede.',
				question: '¿Qué se dijo en ese umbral, palabra por palabra, y qué se dio por dicho?',
				act: 'Da un paseo corto hasta una puerta que sí suela abrirse para ti: la de una tienda, una biblioteca, una amiga.',
			},
			{
				when: ['in_love'],
				turn: 'No vienes por rango y casi te ofendería que lo pensaran. Vienes a esa persona como a un techo, con la suerte torcida, y tal vez ahí está lo difícil: nadie quiere ser amado como tejado. Hafez pide amparo a una puerta de la que no pretende ser dueño. Con eso basta para una noche y no alcanza para una boda.',
				counter:
					'Si lo tuyo no tiene nada de lluvia y es admiración en día claro, este verso se equivoca de temporada.',
				question: '¿Qué buscabas debajo de ese alero que podría darte también otro sitio?',
				act: 'Abrígate con lo más suave que tengas y quédate un rato bajo un techo que sea tuyo, mirando hacia fuera.',
			},
		],
		loneliness: [
			{
				turn: 'Aunque hable en plural, el verso nació seguramente en un cuarto con una persona sola. Ese «hemos» es una ayuda: detrás de quien llama están cuantos pasaron por lo mismo. Nadie dice en un rellano que busca amparo; dice que se le ha acabado la sal. Por eso tanta gente llega con una taza vacía.',
				counter: 'Puede que la taza vacía sea buena idea. Los pretextos son el picaporte de los tímidos.',
				question: '¿Con qué pretexto pequeño podrías llamar hoy a una puerta?',
				act: 'Pide prestada una cosa a quien viva cerca, sal, un libro, una herramienta, y devuélvela mañana con algo encima.',
			},
		],
		dismissal: [
			{
				turn: 'Hay una puerta que se cerró y no por mano propia. El verso habla desde el otro lado de ese portazo, con el cargo ya quitado y el polvo encima, y encuentra de pronto una frase limpia: no hemos venido por el rango. No consuela de lo perdido. Recuerda que se puede ser alguien en un umbral sin tarjeta.',
				counter:
					'El rango daba de comer, y echarlo en falta no es vanidad. Ni la dignidad ni la pena se cobran a fin de mes.',
				question: '¿En qué casa te van a recibir hoy igual que la semana pasada?',
				act: 'Ve a esa casa o llama, y di solo «ha sido un día malo»; no hace falta más.',
			},
		],
		work: [
			{
				turn: 'Quien declara que no viene por el rango pone nervioso a cualquier tribunal, porque ya no se sabe con qué contentarlo. Es una libertad cara: sin escalafón que mirar hay que decir qué se quiere, en palabras corrientes. Tiempo, aprender de alguien, salir a las seis. En este umbral, pedir eso cuesta más que pedir un cargo.',
				counter:
					'O se cuenta que el dinero da igual porque pedirlo da apuro. Hafez también vivía de mecenas, y lo hacía constar.',
				question: '¿Qué querrías de un oficio si te prohibieran las palabras sueldo y puesto?',
				act: 'Practica en voz alta una petición de quince palabras, con cifra o con hora, y quítale la disculpa del principio.',
			},
			{
				when: ['has_job'],
				turn: 'Un puesto puede ser pompa o puede ser amparo, y en la misma planta trabajan los dos. Hay quien viene a subir y hay quien viene a estar a cubierto, con techo, nómina y gente. Los del verso lo dicen de entrada y nadie los mira mal. En tu sitio de trabajo podría aliviar mucho saber quién viene a qué.',
				counter:
					'También hay refugios que con los años se llenan de goteras. Que un sitio te guareciera no obliga a quedarse para siempre.',
				question: '¿A qué vas tú a ese trabajo por las mañanas, dicho sin quedar bien?',
				act: 'Aguanta hoy la puerta a quien venga detrás, dale los buenos días por su nombre y deja que pase primero.',
			},
		],
		study: [
			{
				turn: 'A las aulas se llega por pompa, por miedo o por frío, y el que entra por frío a menudo se queda. Este gazal cuenta que sus viajeros vienen de lejos, desde la raya de la nada hasta el país de las cosas; mucho camino para acabar preguntando por un título. La puerta del saber, por fuera, no tiene letrero.',
				counter:
					'El título abre otras puertas y nadie tiene que disculparse por quererlo. Con la nada no se paga la matrícula.',
				question: '¿A qué se ha venido a estos libros, además de a aprobar?',
				act: 'Escribe en una hoja por qué se empezó, con una palabra corriente, y déjala en el sitio donde se estudia.',
			},
		],
		waiting: [
			{
				turn: 'Los del verso ya han llamado. No golpean otra vez, no se ponen a comentar el servicio: están. Hay en eso una dignidad parecida a la de los caballos atados ante la posada, que nadie confundiría con la resignación. A qué vienes quedó dicho; lo demás se cuece dentro, con la tapa puesta.',
				counter:
					'Salvo que la puerta esté pintada en la pared. Cuando pasan los meses sin un ruido, es hora de rodear el edificio.',
				question: '¿Por dónde más se entra en esa casa a la que tanto se llama?',
				act: 'Barre el trozo de suelo que hay ante tu puerta, de dentro hacia fuera, hasta el peldaño o el pasillo.',
			},
			{
				when: ['waiting'],
				turn: 'De esperar en un umbral se sabe todo cuando se ha hecho: el ruido de dentro, los pasos que vienen y no eran, la vista puesta en la rendija de luz. El verso añade un dato curioso, que en la puerta hay otros. Esperas cosas distintas de las que esperan ellos, y el frío es el mismo.',
				counter:
					'Mirar a los de al lado distrae, pero la puerta es una para cada cual. También se puede preguntar al que sale.',
				question: '¿Quién más está esperando cerca de ti, aunque sea otra cosa?',
				act: 'Pregúntale a alguien qué está esperando este mes, y escucha la respuesta sin contar la tuya.',
			},
		],
		leaving: [
			{
				turn: 'Toda marcha cierra una puerta y busca otra, y en medio hay un rato sin ninguna. El verso está escrito en ese rato. Distingue al que llega por gusto y al que llega porque atrás se torció algo; casi nadie es del todo una cosa. El curioso elige y el fugitivo agradece, y ambos necesitan un nombre al otro lado.',
				counter: 'Huir tiene peor prensa de la que merece. Irse a tiempo de un sitio malo es puntería.',
				question: '¿Qué nombre habría al otro lado de la puerta, y cómo abriría?',
				act: 'Escribe ese nombre y su número en un papel, dóblalo y mételo en una cartera o en un bolsillo de viaje.',
			},
			{
				when: ['leaving'],
				turn: 'Vas hacia una puerta que aún no conoce tu cara. Delante de ella no servirá contar lo que eras; servirá, dice el verso, decir a qué no vienes, y luego a qué. Quien llega sin pompa es menos lucido y se le invita antes. El polvo del camino, en ciertas casas, hace de carta de presentación.',
				counter:
					'Tampoco hace falta llegar en harapos del alma. Hay puertas que solo respetan un buen traje, y se sabe pronto.',
				question: '¿Qué dirías de ti en un portal extranjero, en solo dos frases?',
				act: 'Aprende a decir «vengo de lejos» o «busco a» en la lengua o con el acento del sitio adonde vas.',
			},
		],
		home: [
			{
				turn: 'El verso sabe para qué sirve una casa, y no sirve para el rango: se busca una puerta que se abra cuando afuera las cosas se tuercen. Casi todo lo que figura en los anuncios pertenece a la otra columna, la de la pompa. El amparo no sale en las fotografías; es el ruido, el vecino y si da el sol en febrero.',
				counter: 'Un poco de pompa alegra las escaleras. También se vive de mirar una fachada bonita al llegar.',
				question: '¿Cómo sonaría llegar a esa casa una noche mala?',
				act: 'Limpia el timbre, el felpudo o la manija de tu puerta, lo primero que toca quien viene a verte.',
			},
		],
		eviction: [
			{
				turn: 'Este verso lo pronuncia gente en la calle, ante una puerta que no es suya. No piden limosna ni cuentan su historia; dicen que la suerte ha sido mala y que hace falta un techo. Seis siglos después se puede decir con esas mismas palabras, sin bajar la cabeza. A quien se queda sin puerta no le falta nada de lo demás.',
				counter: 'Decirlo bien no consigue un techo. Hacen falta puertas de verdad, y personas que sepan dónde están.',
				question: '¿A quién le podrías decir hoy, sin rodeos, «necesito amparo»?',
				act: 'Dile esa frase a una sola persona, a tu modo, y quédate después un rato con alguien o con un té.',
			},
		],
		money: [
			{
				turn: '«No hemos venido por la pompa» se dice con más facilidad cuando se tiene para cenar. Cuando no, lo que sigue es la frase seria: de la mala fortuna hemos venido. Pedir dinero, o que lo devuelvan, se parece a llamar; ayuda decir de entrada a qué no se viene. No vengo a quejarme. No vengo a acusar. Vengo a hablar.',
				counter:
					'Hay puertas a las que no conviene deber nada, por amables que abran. El amparo con intereses es otra cosa.',
				question: '¿Qué habría que decir primero en esa puerta, y qué cifra después?',
				act: 'Escribe dos frases: una con lo que no vienes a hacer y otra con la cantidad exacta, sin adornos.',
			},
		],
		guilt: [
			{
				turn: 'Más abajo, en este mismo gazal, los que llaman confiesan que traen la hoja en negro y el agua al cuello, «ahogados en falta», y que aun así vinieron a esa puerta. Del otro lado no se oye todavía nada. El verso se sostiene en ese silencio, y no lo rellena con un sí ni con un no. Lo que hace es llamar.',
				counter:
					'La puerta que importa puede ser la de alguien concreto, con timbre y apellido. Llamar a otra más blanda sale más cómodo.',
				question: '¿A qué puerta te lleva lo que sientes, y qué traes en las manos?',
				act: 'Da unos golpes suaves con los nudillos en la mesa, di a qué vienes y quédate escuchando un minuto.',
			},
		],
		fear: [
			{
				turn: 'Quien tiene miedo busca la puerta antes que la razón, y hace bien. Los del verso no explican la tormenta, no la miden; la dejan a su espalda y llaman. Amparo es una palabra de cuerpo, viene de poner algo delante: un muro, un brazo, un abrigo. De las causas se habla dentro, con la ropa ya seca.',
				counter: 'Si la tormenta está ahora mismo encima, no leas: ve con alguien. Los versos se secan solos.',
				question: '¿Qué puerta, qué número o qué nombre tienes más a mano cuando te asustas?',
				act: 'Apunta ese nombre en un papel, pégalo junto a la puerta y cierra con dos vueltas, oyendo cada una.',
			},
		],
		weariness: [
			{
				turn: 'Cansa llegar, y cansa más explicar por qué se llega. Los del verso, con el polvo del camino en la ropa, sueltan de entrada lo que no traen, méritos, cargos, proyectos, y se quedan solo con lo que pesa. Es un buen modo de descargar. El cansancio, en un umbral así, no necesita justificante: se nota, y alguien hace sitio.',
				counter:
					'Hay umbrales donde el cansancio se toma por pereza. En esos no conviene descargar nada, y menos dar explicaciones.',
				question: '¿Qué podrías dejar de demostrar al llegar, para poder simplemente llegar?',
				act: 'Descálzate, deja el bolso y las llaves en la entrada y tarda cinco minutos enteros en hacer lo siguiente.',
			},
		],
		anger: [
			{
				turn: 'De mala fortuna viene también la rabia, pero llama de otro modo, con el puño. Los del verso han pasado por lo mismo y llegan con la palma abierta; no es mansedumbre, traen el golpe a la vista. Una puerta aporreada se atranca. Lo que duele se dice mejor cuando al otro lado aún hay quien pueda oír.',
				counter: 'Algunas puertas solo oyen el puño, y lo saben. Ante esas, la palma abierta la ponen los ingenuos.',
				question: '¿Qué golpe recibido hay detrás de esta rabia, y quién lo ha visto?',
				act: 'Cierra una puerta con toda la suavidad de que seas capaz, tres veces, hasta que no suene.',
			},
		],
		child: [
			{
				turn: 'El primer amparo que conoce nadie es un cuerpo, y la primera puerta también. Por eso este verso, que parece de caravanas, se ha dicho en habitaciones con una mujer y una lámpara. No vienen por pompa las criaturas, ni quien las espera, ni quien las llora. Vienen, o no vienen, y alguien tiene los brazos hechos a ello.',
				counter:
					'Ningún umbral explica por qué una puerta se abre y otra no. Delante de eso el verso se calla, y debe.',
				question: '¿Quién puede hacer de techo ahora para quien está en medio de esto?',
				act: 'Ponte una prenda grande y suave, rodéate con los brazos y quédate así lo que dure una canción lenta.',
			},
		],
		joy: [
			{
				turn: 'También se llega a esta puerta con buenas noticias, y entonces el verso da un consejo de cortesía: no entrar con pompa. Decir que no se viene a presumir, que hubo mala suerte antes y que ahora hay pan para repartir. Las alegrías que se cuentan desde el umbral dejan sitio; las que entran a caballo, poco.',
				counter: 'Hay días en que el caballo se ha ganado a pulso. Que suenen las herraduras una vez no mata a nadie.',
				question: '¿A qué puerta irías a contarlo de las que se abrían cuando no había nada que contar?',
				act: 'Ve o llama a esa puerta con algo en la mano, un dulce, una naranja, y cuéntalo antes de sentarte.',
			},
		],
		faith: [
			{
				turn: 'Para los piadosos, esta puerta es la de Dios y los del polvo somos todos; para los historiadores, la de un visir. El persa deja la misma palabra, dar, y ambos entran. Lo que tiene de oración está en el orden: primero se suelta lo que no se pide, y con eso lo que queda por pedir resulta muy corto.',
				counter:
					'A quien no cree que haya nadie dentro, llamar le parece teatro. Queda, con todo, el banco de la entrada y quien lo comparte.',
				question: '¿Qué tacharías de lo que pides hasta que quedara una sola cosa?',
				act: 'Párate en un umbral, di primero a qué no vienes y después, en cinco palabras, a qué vienes.',
			},
		],
		decision: [
			{
				turn: 'El verso ordena los motivos en dos montones: lo que se quiere alcanzar y aquello de lo que se busca resguardo. Suelen venir revueltos y con la misma ropa. Para resguardarse hace falta un buen alero; para subir, una buena escalera. Quien compra escalera cuando llueve se moja más alto.',
				counter:
					'Ninguno de los dos montones es innoble, por si el verso lo diera a entender. También la pompa ha mantenido a familias enteras.',
				question: '¿Cuánto de lo que quieres hacer es deseo y cuánto es susto, medido en tazas de café?',
				act: 'Reparte diez monedas o diez lentejas en dos montones, deseo y resguardo, y cambia de sitio la última.',
			},
			{
				when: ['two_options'],
				turn: 'Tienes dos puertas y ante cada una podrías decir la frase entera: aquí no vengo por esto, vengo por lo otro. Dila en las dos. En una te saldrá de corrido y en la otra habrá que rebuscar un motivo presentable. Hafez llega a una sola y no se sabe cuántas descartó por el camino.',
				counter: 'La frase que sale de corrido puede ser la más ensayada. Conviene oírla también con sueño.',
				question: '¿Ante cuál de las dos puertas mentirías un poco, y en qué?',
				act: 'Ponte delante de dos puertas de tu casa, una por opción, di a cada una a qué vienes y cruza la que se te haga fácil.',
			},
		],
		change: [
			{
				turn: '«De la mala fortuna», dice el persa, az bad-e hādese: de lo malo del acontecer. Así llaman a los cambios quienes no los escogieron. El que sí lo ha escogido llega igual, con idéntico polvo, porque el camino no distingue. Delante de la puerta nueva conviene sacudirse un poco y no del todo.',
				counter:
					'No siempre hay puerta nueva a la vista. A veces el umbral es el sitio entero, y toca vivir en él una temporada.',
				question: '¿Qué polvo de lo anterior quieres conservar en los zapatos?',
				act: 'Sacude un abrigo o una alfombra por la ventana, mira caer lo que cae y déjalo doblado a la entrada.',
			},
		],
		person: [
			{
				turn: 'Cada persona es para otra una puerta: alguna para subir, alguna para guarecerse, alguna que se mira al pasar. El verso obliga a decir cuál. Pensar mucho en alguien sin saberlo es quedarse en la acera, moviendo los labios. A qué no se viene: por ahí se empieza, y suele aclarar el resto.',
				counter: 'Una puerta también puede ser solo bonita, o temible. No todo el que la recuerda quiere entrar.',
				question: '¿A qué no irías nunca a la puerta de quien tienes en mente?',
				act: 'Dibuja una puerta en un papel con su tirador, escribe encima ese nombre y decide si la dibujas abierta.',
			},
			{
				when: ['person_alive'],
				turn: 'Esa persona tiene también su intemperie y tú quizá seas, sin saberlo, una de sus puertas. Se nota poco: una pregunta tonta, una visita sin motivo, un libro que viene a devolver. El verso enseña a reconocer a quien llama sin pompa. Lo que trae en la mano es el pretexto, y lo otro está en la ropa.',
				counter:
					'O no llama en absoluto y la taza vacía la imaginas. Abrir de par en par a quien pasa de largo enfría la casa.',
				question: '¿Qué pretextos ha traído esa persona últimamente, si ha traído alguno?',
				act: 'Hazle saber, con una frase de las corrientes, a qué horas sueles estar y que puede llamar.',
			},
		],
		open: [
			{
				turn: 'Es notable que digan «hemos». Nadie llama del todo por separado: con cada cual vienen sus muertos, sus maestras, el idioma, un perro de la infancia. Delante del felpudo, cuando no sale la frase, se puede mirar quiénes acompañan. Alguno conoce el motivo y lleva rato tirando de la manga.',
				counter:
					'Si el grupo hace demasiado ruido, también se le puede rogar que espere en el patio y entrar sin séquito.',
				question: '¿Quién viene contigo hasta ese umbral sin que nadie más lo vea?',
				act: 'Nombra en alto a cinco personas que te han traído hasta aquí, vivas o no, como quien pasa lista.',
			},
			{
				turn: 'El verso no dice de quién es la puerta. Palacio, mezquita, taberna o casa de vecino: lo mismo vale para llamar. Tampoco explica la mala fortuna. Lo único que se sabe es que han venido varios, que no quieren nada que brille y que siguen de pie en el umbral cuando la línea se acaba.',
				counter:
					'Puede que no vengas a por nada y hayas entrado porque estaba abierto. En las buenas casas eso también se admite.',
				question: '¿Qué dirías que no vienes a buscar, con toda seguridad, en un sitio como este?',
				act: 'Abre una puerta de tu casa, quédate un minuto en el vano con un pie a cada lado y elige después.',
			},
		],
	},
};
