import type { MarriageWords } from './shape.ts';

/** Lo que dice Hoopoe en español de dos personas, o de una. */
export const words: MarriageWords = {
	signs: {
		aries: 'Aries, el carnero, llama una sola vez y ya está en la cocina; esperar en el rellano no es lo suyo.',
		taurus: 'Tauro quiere la misma silla, el mismo pan y la misma voz al caer la tarde, y a eso lo llama fortuna.',
		gemini: 'Géminis, dos figuras en un solo signo, deja una conversación abierta en cada cuarto y termina una.',
		cancer: 'Cáncer lleva la casa a cuestas y te deja entrar de lado, de noche, cuando ya se fía.',
		leo: 'Leo se tumba en el umbral para que nadie vuelva a casa sin saludar.',
		virgo: 'Virgo sostiene una espiga y cuenta los granos, que es su manera de decir te quiero.',
		libra: 'Libra es el único de los doce que no es animal ni persona, y saca la segunda taza antes de preguntar.',
		scorpio: 'Escorpio sabe qué tabla del suelo cruje, lo sabe desde hace años y no se lo ha dicho a nadie.',
		sagittarius: 'Sagitario es medio caballo: la mitad de arriba promete quedarse, la de abajo mira la carretera.',
		capricorn: 'Capricornio, cabra con cola de pez, sube mojado un escalón al año y de paso arregla el tejado.',
		aquarius: 'Acuario da de beber a toda la calle y se sorprende de que en casa también hubiera sed.',
		pisces: 'Piscis son dos peces atados con un cordel: cada uno tira a su lado y siente todos los tirones.',
	},
	sameSign: [
		'El segundo lugar cae en ese mismo signo, así que las mañas del uno las conoce el otro desde la primera noche.',
		'Los dos caminos dan en un solo signo: un espejo a cada lado de la mesa y nadie frente a la ventana.',
	],
	elements: {
		'fire-fire': {
			meet: [
				'Fuego junto a fuego da luz para leer, y ninguno pregunta quién prendió la cerilla.',
				'Fuego con fuego no pide presentación, y el cuarto está tibio antes de quitarse los abrigos.',
			],
			rub: 'Dos fuegos se ponen de acuerdo tan deprisa que la leña no es asunto de nadie hasta que se acaba.',
		},
		'fire-earth': {
			meet: [
				'Fuego y tierra hacen un hogar, y el horno de barro es lo más viejo que han sacado el uno de la otra.',
				'La tierra se está quieta para que el fuego guise, y el fuego hace que valga la pena volver a ella.',
			],
			rub: 'La tierra pregunta cuánto costará esa llama, y el fuego oye en la pregunta un cubo de arena.',
		},
		'fire-air': {
			meet: [
				'A fuego y aire los llaman amigos, porque una llama es sobre todo aire que se ha decidido.',
				'El aire lleva al fuego de tejado en tejado, y el fuego le da al aire de qué hablar.',
			],
			rub: 'El aire se va por la ventana justo cuando el fuego había encontrado las palabras.',
		},
		'fire-water': {
			meet: [
				'Fuego y agua figuran como enemigos, y sin embargo todas las teteras del mundo viven de esa riña.',
				'Fuego y agua caben en una casa siempre que haya hierro por medio, por ejemplo una olla.',
			],
			rub: 'Una hierve y el otro se apaga, y los dos lo cuentan como un ataque.',
		},
		'earth-earth': {
			meet: [
				'Tierra sobre tierra es una pared de dos palmos, tibia por dentro mucho después de ponerse el sol.',
				'Tierra junto a tierra ara despacio y come en invierno.',
			],
			rub: 'En una casa así no se mueve nada que no se moviera el año pasado, ni el cuadro torcido.',
		},
		'earth-air': {
			meet: [
				'Tierra y aire no se mezclan solos: alguien tiene que arar, y entonces respira el campo.',
				'Tierra y aire se tratan como la loma y el viento, y a la hierba de en medio le va muy bien.',
			],
			rub: 'El aire trae el tercer plan cuando la tierra aún busca la pala del primero.',
		},
		'earth-water': {
			meet: [
				'Tierra y agua son la pareja del alfarero, y lo que hacen juntas guarda la sopa cien años.',
				'La tierra le da cauce al agua, y el agua le da a la tierra su verde.',
			],
			rub: 'Un poco más de la una y es barro, un poco más de la otra y se agrieta.',
		},
		'air-air': {
			meet: [
				'Aire con aire es conversación: hasta las dos de la madrugada, con la lámpara encendida y los platos sin fregar.',
				'Aire con aire deja las puertas entornadas, y cada cual oye al otro pasar la página.',
			],
			rub: 'Entre dos aires se dice tanto que cuesta dar con lo que no se ha dicho nunca.',
		},
		'air-water': {
			meet: [
				'El aire pasa sobre el agua y la riza, y una ola nunca ha sido otra cosa.',
				'El aire sube el agua hasta la nube, y tarde o temprano tiene que devolverla en lluvia.',
			],
			rub: 'El agua recuerda lo que dijo el aire el martes; el jueves, el aire no entiende a qué viene tanto oleaje.',
		},
		'water-water': {
			meet: [
				'El agua encuentra al agua sin que le enseñen el camino, y donde se juntan no queda raya.',
				'Dos aguas se leen en la superficie, y por el frío sabe la una dónde es honda la otra.',
			],
			rub: 'Sin orilla por ningún lado, hasta una pena pequeña inunda los cuartos de abajo.',
		},
	},
	bands: {
		single: {
			low: [
				'Una cifra baja solo dice que el cuarto de invitados está lleno de cajas, y las cajas se llevan.',
				'La disposición anda baja, como un huerto en febrero, y a un huerto nadie le riñe.',
			],
			fair: [
				'Así de preparada está una casa con la luz encendida y la mesa todavía sin poner.',
				'Un vaso a medias se lleva con más cuidado que uno lleno.',
			],
			good: [
				'Es buena disposición: hay dos sillas, y a una le han quitado el polvo hace poco.',
				'Tienes más disposición de la que aparentas, si la cifra acierta, y ella no tiene por qué ser amable.',
			],
			high: [
				'Tanta disposición también tiene su precio, pues a quien barre así le puede molestar la primera pisada.',
				'A esta altura la disposición puede volverse espera, y por fuera se parecen mucho.',
			],
		},
		inRelationship: {
			low: [
				'Una puntuación baja mide cuánto hay que decir en voz alta entre dos, porque poco se da por entendido.',
				'El número es pequeño, así que toda amabilidad entre vosotros es ganancia que nadie había presupuestado.',
			],
			fair: [
				'Esta puntuación, a media escala, deja la mitad mayor del asunto en vuestras manos.',
				'Ni alta ni baja: es de esas cifras que dejan a la gente libre para sorprenderlas.',
			],
			good: [
				'La puntuación es buena, y su peligro es que apetece dejarle a ella el trabajo.',
				'Sopla buen viento, y el buen viento también quiere a alguien en la cuerda.',
			],
			high: [
				'Una cifra tan alta se lee con gusto una vez y no conviene citarla en plena discusión.',
				'Tanto acuerdo pide de vez en cuando un no sincero, como la sopa pide sal.',
			],
		},
		married: {
			low: [
				'Vuestra mesa es más antigua que este cálculo, y un número bajo cuenta lo que cargasteis sin ayuda.',
				'La suma es tacaña, y lleváis años viviendo de cosas por las que ninguna suma preguntó.',
			],
			fair: [
				'Para quienes comparten llave, un resultado mediano es noticia vieja en cifras nuevas.',
				'Media puntuación para una casa entera: la otra mitad está en quién hace el té.',
			],
			good: [
				'Un buen número después de la boda es como el elogio de un puente en boca de quien os vio cruzarlo.',
				'La cifra es amistosa, y al matrimonio también le gustaría que le preguntaran.',
			],
			high: [
				'Las puntuaciones altas les sobran a los casados, que saben qué cajón se atasca diga lo que diga la cuenta.',
				'Con una puntuación así no queda más que seguir sin saberlo todo el uno del otro.',
			],
		},
	},
	questions: {
		single: [
			'¿Qué tendría que salir de tus tardes para que cupieran otros zapatos junto a la puerta?',
			'¿Qué costumbre tuya no has tenido que explicarle todavía a nadie?',
			'¿Cuándo fue la última vez que te gustó una interrupción?',
			'¿De quién aprendiste cómo suena una pelea, y cuánto de eso quieres pasar a otra casa?',
			'¿Qué alabas en las parejas de tus amigos que no aguantarías ni una semana?',
			'¿Con cuál de tus humores te gustaría menos cruzarte en el pasillo?',
			'¿En qué notaría quien viviera contigo que tienes un buen día?',
			'¿Qué te gustaría que te preguntaran al llegar a casa, y quién lo preguntó la última vez?',
			'¿Qué cajón vaciarías primero para otra persona, y cuál el último?',
			'¿Qué sabía de ti la última persona que te conoció bien y hoy no sabe nadie?',
			'¿Qué noche de la semana es la más callada en tu casa, y de qué está hecho ese silencio?',
		],
		inRelationship: [
			'¿Qué hace la otra persona por ti a diario, tan a diario que ya no lo ves?',
			'¿Qué frase habéis empezado tres veces y no habéis acabado ninguna?',
			'¿En qué rincón de la casa, o en qué día de la semana, os tratáis mejor?',
			'¿Sobre qué estáis siendo corteses los dos?',
			'¿De quién es el turno que dura tanto que ya nadie lo llama turno?',
			'¿Qué te encantó el primer mes y hoy lleva otro nombre?',
			'¿Cómo se entera la otra persona de que lo sientes cuando no lo has dicho?',
			'¿De qué no hacéis nunca fotos?',
			'¿Quién de sus amistades le ve algo que a ti se te escapa?',
			'¿Qué cogería cada cual primero si mañana hubiera que mudarse?',
			'¿En qué has cambiado de opinión desde que os conocéis, y cuándo lo dijiste?',
		],
		married: [
			'¿Las costumbres de qué familia ganaron en vuestra casa sin votación?',
			'¿Qué haríais con un miércoles libre del que nadie supiera?',
			'¿Qué broma vuestra se ha hecho vieja, y qué ocupa su sitio?',
			'¿Cuándo supiste por última vez algo de tu pareja por tu pareja?',
			'¿Qué trabajo de esta casa solo se ve cuando no se hace?',
			'¿Qué has perdonado tan del todo que se te olvidó decirlo?',
			'¿Qué promesa del primer año has cumplido sin darte cuenta?',
			'¿Quién de los dos se acuerda de las fechas, y de qué se acuerda el otro?',
			'¿Qué se ha vuelto más fácil entre vosotros sin que a nadie se le ocurra celebrarlo?',
			'¿Qué cuarto de la casa no es de nadie, y por qué justo ese?',
			'¿Qué habría aprendido de vosotros, al llegar el jueves, una visita de una semana?',
		],
	},
	acts: {
		single: [
			'Pon esta noche la mesa para dos, siéntate a un lado y mira el otro mientras dure el té caliente.',
			'Vacía hoy un estante, uno solo, y déjalo vacío hasta el fin de semana.',
			'Escribe tres cosas que no dejarías por nadie y tacha la que solo dices.',
			'Llama a una amistad que lleve años en pareja y pregúntale por qué discuten los domingos.',
			'Recorre tus cuartos cinco minutos con ojos de visita y mueve la única cosa que te llame la atención.',
			'Dile una vez, en voz alta, al espejo del baño cómo te gusta que te despierten.',
			'Busca la foto más antigua en la que te rías y apunta detrás quién sostenía la cámara.',
			'Escribe en un sobre el nombre de alguien a quien echas de menos, mete dentro una línea y déjalo junto a la puerta.',
			'Hazte hoy un huevo justo como te gusta, siéntate a comerlo y deja el teléfono en otro cuarto.',
			'Arregla o tira una cosa que estuviera esperando a que una visita la disculpara.',
			'Da la vuelta a la manzana al anochecer y cuenta las cocinas encendidas.',
		],
		inRelationship: [
			'Antes de que acabe el día, da las gracias por algo tan pequeño que nadie lo ha agradecido nunca.',
			'En la próxima comida cambiad de sitio y contaos qué se ve desde allí.',
			'Mándale hoy una línea que no pida nada ni espere respuesta.',
			'Pon el reloj a cuatro minutos, deja que hable y tú solo escucha; después, al revés.',
			'Apuntad en dos papeles qué querría hacer menos cada cual, cambiadlos y leedlos de pie.',
			'Id hasta la esquina y volved, sin teléfono, al paso de quien vaya más despacio.',
			'Haz hoy una de sus tareas, aunque salga regular, y no la anuncies.',
			'Pídele la historia de una cicatriz o de una mancha, y no cuentes la tuya.',
			'Deja en el bolsillo de su abrigo un papel con una palabra que solo usáis vosotros.',
			'Haced hoy la cama entre los dos, uno a cada lado, y acabad a la vez.',
			'Elegid una canción cada uno y oídlas enteras sin decir cuál es mejor.',
		],
		married: [
			'Coge la taza más vieja del armario, prepara en ella un té y llévaselo hasta donde esté.',
			'Contaos esta noche, en dos frases cada uno, un mismo día lejano y ved qué le falta a cada versión.',
			'Pon una silla donde nunca os sentáis y quedaos allí los dos lo que dure una canción.',
			'Pregúntale qué recado le pesa más y hazlo antes de la cena.',
			'Busca una foto en la que salgáis ridículos los dos y ponla hasta mañana en el lugar de la buena.',
			'Recíbele hoy en la puerta, de pie, como se recibe a una visita.',
			'Leeos un párrafo cada uno de lo que tengáis más a mano, y ahí lo dejáis.',
			'Apunta tres buenas costumbres suyas detrás de un recibo y déjalo bajo el azucarero.',
			'Abre la ventana del cuarto donde menos habláis y cuenta allí qué has comido.',
			'Buscad juntos cuánto costó lo primero que comprasteis para la casa.',
			'Poned esta tarde dos sillas en la ventana y mirad la calle lo que dure una tetera.',
		],
	},
	days: {
		couple: [
			({ days }) =>
				`Entre tu primera mañana y la de la otra persona hay ${days} días, y en todos ellos alguien ponía una mesa.`,
			({ days }) => `Uno de los dos llevaba ${days} días de ventaja, y de todos ellos se ha hablado ya o se hablará.`,
			({ days }) =>
				`De un nacimiento al otro se cuentan ${days} días, cosa por la que aquí ninguna tradición pregunta.`,
		],
		single: [
			({ days }) => `Llegaste el día ${days} de su año, con el resto del año todavía por organizar.`,
			({ days }) => `En el año en que naciste tu día llevaba el número ${days}, y el calendario siguió como si nada.`,
			({ days }) => `Era el día ${days} de un año que hasta entonces se las arreglaba sin ti.`,
		],
	},
	islamic: {
		openings: {
			couple: [
				({ own, other, sum }) =>
					`Letra a letra, tu nombre y el de tu madre suman ${own}, los otros dos ${other}, y en una misma pizarra ${sum}.`,
				({ own, other, sum }) =>
					`${own} y ${other} están codo con codo, con un nombre y una madre dentro de cada cifra, y bajo la raya pone ${sum}.`,
				({ own, other, sum }) =>
					`Cuatro nombres pesados por sus letras: ${own} en tu platillo, ${other} en el de enfrente, ${sum} en total.`,
			],
			single: [
				({ name, mother, sum }) =>
					`Tu nombre pesa ${name} y el de tu madre ${mother}: lo que llevas contigo a cualquier umbral son ${sum}.`,
				({ name, mother, sum }) =>
					`${name} por el nombre al que respondes, ${mother} por el de quien te llamó primero: juntos, ${sum}.`,
				({ name, mother, sum }) =>
					`En la pizarra hay dos cifras, ${name} y ${mother}, de criatura y de madre, y su suma es ${sum}.`,
			],
		},
		heritage: [
			'Antes de que hubiera cifras aparte contaban las letras, y un constructor podía esconder un año en medio verso.',
			'Los calculistas preguntaban por la madre porque a la madre, decían, no hay que buscarla en ningún registro.',
			'Con este alfabeto de números se fecharon poemas, tumbas y puertas de palacio desde El Cairo hasta Delhi.',
			'El año en que murió Hafez se guarda en dos palabras, «tierra de Musalla», cuyas letras persas suman 791.',
		],
		talehs: [
			({ sum, remainder, sign }) =>
				`Tu ${sum} entre doce deja ${remainder}, que contando signos desde el Carnero es ${sign}.`,
			({ sum, remainder, sign }) =>
				`Doce cabe en ${sum} y sobra ${remainder}: el lugar de ${sign} entre los signos de los nombres.`,
			({ sum, remainder, sign }) =>
				`A fuerza de doces, ${sum} se queda en ${remainder}; los antiguos escribían al lado ${sign}.`,
		],
		sums: [
			({ sum, remainder, score }) =>
				`Quita cincos a ${sum} hasta que no se pueda y te queda ${remainder} en la mano; con los dos signos salen ${score} de cien.`,
			({ sum, remainder, score }) =>
				`${sum} entre cinco deja ${remainder}, y con los elementos la balanza marca ${score}.`,
			({ sum, remainder, score }) =>
				`Lo que resta de ${sum} cuando los cincos se han ido a casa es ${remainder}, y la aguja se para en ${score}.`,
		],
		remainders: {
			0: {
				open: 'Al resto de nada lo llamaban umbral: hay gente con opiniones de pie en él, y casi toda ha traído comida.',
				strain: 'En un umbral siempre habla alguien por la familia, y a los interesados se los oye al final.',
			},
			1: {
				open: 'Que quede uno es señal de una sola puerta, que abre mejor cuantas menos llaves se le hagan.',
				strain:
					'Con una sola puerta todo el mundo se encuentra en el pasillo, y un portazo se oye en todos los cuartos.',
			},
			2: {
				open: 'Que queden dos se leía como dos patios, cada uno con su pozo, y la cancela de en medio es la tarea.',
				strain: 'Dos patios pueden estar tan barridos que nadie se atreva a cruzar.',
			},
			3: {
				open: 'Que queden tres cuenta como unión, igual que el taburete de tres patas no cojea en suelo desigual.',
				strain: 'A esta unión la sostiene un tercero, un niño, una tienda o una manía compartida, y querrá opinar.',
			},
			4: {
				open: 'Que queden cuatro hace un cuadrado: una esquina para cada soledad y dos para la compañía.',
				strain: 'De esquina a esquina de un cuadrado la misma palabra llega tarde y algo más fría.',
			},
		},
		alone: [
			({ name, sign }) => `Sin contar a las madres, tu nombre solo es ${name}, y de doce en doce habría dado ${sign}.`,
			({ name, sign }) =>
				`Contado sin madre alguna, el ${name} de tu nombre señala a ${sign}: segunda opinión con la misma tinta.`,
		],
		counters: [
			'Escribe uno de los nombres con otra ortografía y cambia el resto; la persona, no.',
			'El calculista vio cuatro nombres y no vio quién se levanta cuando llora el niño.',
			'La suma que agrada se cree antes que la otra, y las dos se hicieron con la misma tinta.',
			'Quizá sea honrar demasiado a las letras suponer que saben más que un mes de desayunos.',
			'Puede que tus abuelas tuvieran mejores restos y peores inviernos.',
		],
	},
	angels: {
		openings: {
			couple: [
				({ own, other, ownSum, otherSum }) =>
					`${ownSum} se reduce a ${own}, y al otro lado ${otherSum} se reduce a ${other}: son los dos caminos de vida.`,
				({ own, other, ownSum, otherSum }) =>
					`Mes, día y año te dan ${ownSum}, que acaba en ${own}; a la otra persona, ${otherSum}, que acaba en ${other}.`,
				({ own, other, ownSum, otherSum }) =>
					`Frente a frente se han sentado ${own} y ${other}, con estas sumas a la espalda: ${ownSum} y ${otherSum}.`,
			],
			single: [
				({ own, ownSum }) => `${ownSum}, mes y día y año de tu nacimiento, se pliega hasta que solo queda ${own}.`,
				({ own, ownSum }) => `Tu fecha se parte en ${ownSum}, y todo eso viene a dar en ${own}.`,
				({ own, ownSum }) => `Al pie de la columna está ${own}; más arriba, todavía legible, ${ownSum}.`,
			],
		},
		paths: {
			1: 'El Uno decide en la escalera y está arriba antes de que le pregunten a qué piso va.',
			2: 'El Dos oye la segunda voz de cualquier canción y la tararea hasta que alguien se atreva con la primera.',
			3: 'El Tres cuenta tan bien lo del arroz quemado que las visitas piden repetir.',
			4: 'El Cuatro mide la puerta antes de comprar el sofá, y todas las veces se lo perdonan.',
			5: 'El Cinco deja la ventana abierta en enero, porque cerrada le parece una respuesta.',
			6: 'El Seis ya ha tapado a alguien con la manta y luego busca el motivo.',
			7: 'El Siete necesita una hora a puerta cerrada y sale con algo que vale la pena oír.',
			8: 'El Ocho lleva las cuentas de la casa y sabe, cuchara a cuchara, qué se prestó y a quién.',
			9: 'El Nueve tiene sitio en la mesa para gente cuyo nombre nadie entendió bien.',
			11: 'El Once, que no se pliega más, nota el tiempo que hace en un cuarto antes de cerrar la puerta.',
			22: 'El Veintidós, número maestro, dibuja primero la casa y luego pregunta quién vivirá en ella.',
			33: 'El Treinta y tres, raro entre los caminos, atiende a toda la reunión y hay que mandarle sentarse.',
		},
		samePath: [
			'Las dos fechas acaban en un mismo número, y cada cual tiene en casa lo que otros solo ven en el espejo.',
			'El segundo camino es otra vez ese número, cosa que ahorra explicaciones y dobla el punto ciego.',
		],
		heritage: [
			'Leer recados en cifras repetidas es cosa joven: un libro de 2005 lo puso de moda y su autora renegó después.',
			'Ningún tratado antiguo habla de números de ángeles; aquí lo único viejo es sumar.',
			'Plegar números es mucho más antiguo que los ángeles que últimamente les han puesto.',
			'Siempre se ha mirado dos veces un reloj con cuatro cifras iguales, y solo en este siglo se le pide consejo.',
		],
		steps: {
			0: {
				open: [
					'En el anillo de nueve la primera pareja de números comparte asiento, y ninguno alza la voz.',
					'Los dos primeros números señalan un mismo lugar del anillo, como dos abrigos en una percha.',
				],
				strain: [
					'La segunda pareja cae en el mismo punto, donde el acuerdo llega tan pronto que nadie lo revisa.',
					'Donde la segunda pareja coincide, una sola opinión trabaja por dos y se cansa el doble.',
				],
			},
			1: {
				open: [
					'La primera pareja son vecinos en el anillo, tan cerca que se piden sal en zapatillas.',
					'Pared con pared en el anillo, la primera pareja oye cuándo se ríe el otro.',
				],
				strain: [
					'A la segunda pareja la separa un paso, y los vecinos así riñen por el seto.',
					'La segunda pareja está a un paso, justo el ancho de una puerta con dos personas dentro.',
				],
			},
			2: {
				open: [
					'Dos pasos hay en la primera pareja, como cuando se salta un peldaño.',
					'La primera pareja deja un hueco en medio, y allí hay una tercera taza por si hace falta.',
				],
				strain: [
					'En la segunda pareja hay siempre un número en medio, como la visita que se queda a cenar.',
					'Dos pasos en la segunda pareja: cerca para esperar algo, lejos para darlo por seguro.',
				],
			},
			3: {
				open: [
					'Un tercio del anillo separa a la primera pareja, y desde ahí cada uno ve lo que el otro tiene detrás.',
					'Con tres pasos de por medio, la primera pareja forma un triángulo con la casa.',
				],
				strain: [
					'Tres pasos apartan a la segunda pareja, los justos para que un recado cambie un poco por el camino.',
					'La segunda pareja, a tres pasos, contesta a la pregunta anterior.',
				],
			},
			4: {
				open: [
					'La primera pareja está a cuatro pasos, lo más lejos que deja el anillo: cada uno es la mejor vista del otro.',
					'De punta a punta del anillo, la primera pareja se ve la cara mejor que nadie.',
				],
				strain: [
					'La segunda pareja ocupa todo el ancho del anillo, y el cariño hay que decirlo alto para que llegue.',
					'Cuatro pasos dividen a la segunda pareja, y no conviene adivinar lo que se puede preguntar.',
				],
			},
		},
		digits: {
			couple: [
				({ own, other, score }) =>
					`En cifras, los dos días son ${own} y ${other}, y los dos anillos juntos dan ${score}.`,
				({ own, other, score }) =>
					`${own} está junto a ${other} como dos portales de la misma calle, y la puntuación es ${score}.`,
				({ own, other, score }) => `Pon ${own} al lado de ${other}: los días añaden su parte y se llega a ${score}.`,
			],
			single: [
				({ own, root, score }) => `Tu día en cifras es ${own}, su raíz ${root}, y con el año llegas a ${score}.`,
				({ own, root, score }) =>
					`${own} tendría que marcar un reloj para ser tu cumpleaños; se pliega a ${root} y la puntuación es ${score}.`,
				({ own, root, score }) =>
					`De ${own} se va a ${root}, y de ahí, pasando por el año, a una puntuación de ${score}.`,
			],
		},
		patterns: {
			same: 'Tu propia fila repite una sola cifra, una llamada a la puerta que nadie confunde con el viento.',
			ascending: 'En tu propia fila cada cifra sube sobre la anterior, y no vendría mal mirar atrás desde el rellano.',
			descending: 'Tu propia fila cuenta hacia abajo, como antes de saltar o de encender la luz.',
			alternating: 'En tu propia fila dos cifras se turnan, como quienes llevan una bolsa entre dos.',
			mirror: 'Tu propia fila se lee igual por las dos puntas, así que quien venga del otro lado no es extraño.',
			double: 'Hay una cifra doble en tu propia fila, y lo que en una casa se dice dos veces suele ir en serio.',
			plain: 'Tu propia fila no tiene dibujo, lo que aburre a los creyentes y comparten casi todas las buenas tardes.',
		},
		rows: {
			couple: [
				({ row, root }) => `Si se pegan los dos días, la fila es ${row}, que al final se pliega a ${root}.`,
				({ row, root }) => `En un solo número largo, ${row}, vuestros días bajan hasta ${root}.`,
			],
			single: [
				({ sum, path }) =>
					`Antes del último pliegue la columna decía ${sum}; después, ${path}, y del número grande siempre queda algo.`,
				({ sum, path }) => `De ${sum} a ${path} hay una sola suma, lo que se tarda en abrochar un abrigo.`,
			],
		},
		counters: [
			'Con un día más de retraso al nacer leerías otra página y asentirías igual de fácil.',
			'Nueve números para toda la humanidad son un cedazo muy ancho, y de cualquiera se cae mucho por él.',
			'El calendario que hizo estas cifras se corrigió una vez en diez días, y ningún matrimonio lo notó.',
			'Quien quiere ver un número lo ve: en los billetes, en las puertas, en la trasera del autobús.',
			'La distancia en un anillo es vara nuestra, y algunas de las mejores parejas se ponen enfrente a propósito.',
		],
	},
	tarot: {
		openings: {
			couple: [
				({ self, other, bond }) => `De tu lado sale esta carta: ${self}; del otro, ${other}; y entre las dos, ${bond}.`,
				({ self, other, bond }) =>
					`Tres cartas boca arriba: ${self} para ti, ${bond} en medio, ${other} al otro lado de la mesa.`,
				({ self, other, bond }) => `A un lado ${self}, al otro ${other}, y lo que se les pone por medio es ${bond}.`,
			],
			single: [
				({ self, other, bond }) =>
					`Tu carta es ${self}; el sitio a tu lado muestra ${other}, y el paso entre ambos, ${bond}.`,
				({ self, other, bond }) =>
					`${self} ocupa un lado de la mesa, con ${other} en el sitio libre y ${bond} por medio.`,
				({ self, other, bond }) =>
					`Primero ${self}, que eres tú; luego ${bond}; luego ${other}, en una silla donde aún no hace falta nadie.`,
			],
		},
		cards: [
			{
				person: 'El Loco quiere con un pie en el borde y un perro pequeño por testigo.',
				bond: 'Con el Loco por medio, nadie ha leído las instrucciones y el aparato funciona más de lo previsto.',
			},
			{
				person: 'El Mago tiene en la mesa copa, espada, basto y oro, y aún ha de elegir qué levanta primero.',
				bond: 'Con el Mago por medio, lo dicho está hecho el fin de semana, también lo dicho por decir.',
			},
			{
				person: 'La Sacerdotisa se sienta entre una columna oscura y otra clara, y responde sin pasar la página.',
				bond: 'Con la Sacerdotisa por medio, lo principal lo saben ambas partes y no lo ha dicho ninguna.',
			},
			{
				person: 'La Emperatriz descansa en un trigal y no deja que nadie se vaya con hambre.',
				bond: 'Con la Emperatriz por medio, crece todo lo que se riega, incluida la mala hierba.',
			},
			{
				person: 'El Emperador cumple desde su silla de piedra y le cuesta quitarse la armadura para cenar.',
				bond: 'Con el Emperador por medio, hay una norma, alguien la puso, y conviene decir quién.',
			},
			{
				person: 'El Hierofante guarda las llaves de la casa de los padres y sabe cómo se hacían allí las cosas.',
				bond: 'Con el Hierofante por medio, hay dos libros de familia abiertos que no coinciden en las fiestas.',
			},
			{
				person: 'Los Enamorados de las estampas viejas no se contemplan: eligen, y hay quien mira hacia otra parte.',
				bond: 'Con los Enamorados por medio, esto fue una elección y tiene que volver a serlo una mañana cualquiera.',
			},
			{
				person: 'El Carro lleva dos bestias que tiran a lados opuestos, y las riendas no se ven.',
				bond: 'Con el Carro por medio, se tira con fuerza de ambas partes y nadie ha dicho en voz alta hacia dónde.',
			},
			{
				person: 'La Fuerza cierra con las manos la boca del león y le habla bajito.',
				bond: 'Con la Fuerza por medio, quien aguanta con suavidad un minuto más sujeta al león por los dos.',
			},
			{
				person: 'El Ermitaño levanta un farol en lo alto, y lo ve de lejos cualquiera que mire.',
				bond: 'Con el Ermitaño por medio, viven dos silencios bajo un techo y habría que presentarlos.',
			},
			{
				person: 'La Rueda de la Fortuna lleva pasajeros en la llanta, y este se ríe porque ahora le toca subir.',
				bond: 'Con la Rueda por medio, la mitad del trabajo la hizo el momento, y nadie se lo ha agradecido.',
			},
			{
				person:
					'La Justicia tiene en una mano la balanza y en la otra la espada, y se acuerda de quién fregó el lunes.',
				bond: 'Con la Justicia por medio, las cuentas cuadran, y un regalo parecerá en ellas un error.',
			},
			{
				person: 'El Colgado pende de un talón con cara tranquila y ve la casa entera desde abajo.',
				bond: 'Con el Colgado por medio, algo espera, y no es seguro que ambas partes recuerden qué.',
			},
			{
				person: 'La Muerte de la carta cabalga por un campo segado hace tiempo y hace sitio.',
				bond: 'Con esta carta de finales por medio, una manera vieja de estar juntos acabó y su abrigo sigue en la percha.',
			},
			{
				person: 'La Templanza pasa agua de copa en copa, con un pie en el arroyo, y no se le cae.',
				bond: 'Con la Templanza por medio, va bien a sorbos y mal a cubos.',
			},
			{
				person:
					'El Diablo tiene dos cautivos con cadenas tan flojas que salen por la cabeza, si a alguien se le ocurre.',
				bond: 'Con el Diablo por medio, la llave la tiene una costumbre, y se sabe en qué bolsillo.',
			},
			{
				person: 'La Torre recibió el rayo arriba y tiene vistas por primera vez en años.',
				bond: 'Con la Torre por medio, una frase verdadera atravesó el techo y detrás entró la lluvia.',
			},
			{
				person: 'La Estrella se arrodilla junto al agua y vacía los dos cántaros, uno de ellos en suelo seco.',
				bond: 'Con la Estrella por medio, cuando los enfados se fueron a casa la que se quedó fue la esperanza.',
			},
			{
				person: 'La Luna alumbra un sendero entre un perro y un lobo y no aclara cuál es cuál.',
				bond: 'Con la Luna por medio, la mitad de lo que se teme del otro es la sombra de un abrigo en una puerta.',
			},
			{
				person: 'El Sol da en un niño que monta sin silla y no esconde nada en la manga, porque no la tiene.',
				bond: 'Con el Sol por medio, las cosas son lo que parecen, y acostumbrarse cuesta más de lo que se cree.',
			},
			{
				person: 'El Juicio toca la trompeta sobre gente bien instalada, y la gente se levanta.',
				bond: 'Con el Juicio por medio, algo llama a dos personas por su nombre, y una lo oyó primero.',
			},
			{
				person: 'El Mundo baila dentro de una corona de hojas, con una pierna cruzada, al final de un trabajo largo.',
				bond: 'Con el Mundo por medio, se ha cerrado una vuelta y nadie ha pedido todavía el baile siguiente.',
			},
		],
		scores: [
			({ self, other, score }) =>
				`Por elementos hay ${self} de tu lado y ${other} enfrente, y las tres cartas hacen ${score}.`,
			({ self, other, score }) =>
				`Las cartas te dan ${self} y al sitio de enfrente ${other}; la suma de todo es ${score}.`,
			({ self, other, score }) => `Pon ${self} ante ${other}, cuenta lo que está derecho, y la cifra es ${score}.`,
		],
		effects: {
			alone: {
				open: [
					'Las de los lados se anulan, y la del centro habla en un cuarto tranquilo con su propia voz.',
					'Izquierda y derecha se deshacen entre sí, y la palabra se queda con la de en medio.',
				],
				strain: 'Como los dos lados no casan, lo que hay en medio tiene que sostenerse sin apoyo.',
			},
			strong: {
				open: [
					'Las tres son de la misma casa, y a la del centro se la oye el doble.',
					'Cada cual da con su igual, y lo de en medio gana el peso de las tres.',
				],
				strain: 'Fuerte no es lo mismo que bueno, y una carta tan sonora también pregona sus defectos.',
			},
			supported: {
				open: [
					'La carta del centro tiene un hombro amigo y puede recostarse un poco.',
					'Hay algo junto a la carta del centro que la quiere bien, y eso no lo tiene cualquier centro.',
				],
				strain: 'A quien siempre sostienen se le olvida cuál era la pierna floja.',
			},
			torn: {
				open: [
					'La carta del centro tiene a un lado una amiga y al otro una rival, lo que al menos la mantiene despierta.',
					'Una vecina tira y la otra empuja, y la carta del centro aprende a estar de puntillas.',
				],
				strain: 'De la carta del centro tiran por ambos lados, como de quien lleva recados.',
			},
			weakened: {
				open: [
					'La carta del centro queda delgada entre estas vecinas, y lo delgado pasa por debajo de las puertas.',
					'Donde las dos vecinas restan fuerza, la carta del centro enseña lo que tiene de suyo.',
				],
				strain: 'Ningún lado alimenta lo que hay en medio, así que habrá que alimentarlo a propósito.',
			},
			quiet: {
				open: [
					'Ninguna vecina empuja a la carta del centro, y lo que se deja en paz a veces crece.',
					'Las vecinas de la carta del centro son corteses y lejanas, como en una buena escalera.',
				],
				strain: 'Nadie molesta a la carta del centro, y nadie ha preguntado tampoco por ella.',
			},
		},
		reversed: {
			0: 'Todas las cartas están derechas, lo que hace muy ordenado y oculta cuánto hubo que ensayar.',
			1: 'Una carta está cabeza abajo, y en una fila de tres es de la que habla todo el mundo.',
			2: 'Dos cartas están del revés, de modo que la única derecha no debería llevarse el mérito.',
			3: 'Las tres están invertidas, y vistas desde el otro lado de la mesa están las tres derechas.',
		},
		numbers: [
			({ numbers, sum }) => `Sus números, ${numbers}, hacen ${sum}, por si te gusta llevar cuentas.`,
			({ numbers, sum }) => `En números es ${numbers}, o sea ${sum}, y la baraja no lo ha apuntado en ninguna parte.`,
		],
		counters: [
			'Tres de veintidós es una ventana estrecha, y tu calle no se ve por ella.',
			'Estas cartas se pintaron mucho antes de que conocieras a nadie, y también les irían a los vecinos.',
			'A una imagen se le da bien parecer que iba por ti; para eso están las imágenes.',
			'Ninguna de las tres sabe nada del alquiler, del atasco ni de los ronquidos.',
			'Sería vanidad creer que la baraja tomó partido, y tentación si tomó el tuyo.',
		],
	},
	indian: {
		openings: {
			couple: [
				({ own, other, ownPada, otherPada }) =>
					`La Luna de tu cumpleaños estaba en ${own}, cuarto ${ownPada}, y la de la otra persona en ${other}, cuarto ${otherPada}.`,
				({ own, other, ownPada, otherPada }) =>
					`${own} y ${other} son las dos posadas donde durmió la Luna vuestras primeras noches, en la habitación ${ownPada} y en la ${otherPada}.`,
				({ own, other, ownPada, otherPada }) =>
					`Dos lunas puestas una junto a otra: ${own} en su cuarto ${ownPada}, ${other} en su cuarto ${otherPada}.`,
			],
			single: [
				({ own, pada, degree }) =>
					`La Luna de tu cumpleaños se alojaba en ${own}, cuarto ${pada}, a ${degree} grados del zodiaco indio.`,
				({ own, pada, degree }) =>
					`${own} es la casa de la Luna bajo la que naciste; la habitación, la ${pada}; la puerta, a ${degree} grados.`,
				({ own, pada, degree }) =>
					`A mediodía de tu primer día la Luna llevaba ${degree} grados de camino, por ${own}, cuarto ${pada}.`,
			],
		},
		heritage: [
			'La Luna tarda unos veintisiete días en dar la vuelta, y la India le hizo veintisiete posadas, una por noche.',
			'Quienes hacen almanaques en la India aún echan esta cuenta en la cocina, con dos papeletas de nacimiento y un té.',
			'Su nombre sánscrito, ashtakoota, quiere decir ocho puntos de comparación, y valen de uno a ocho.',
			'Donde se mandaba casamentera, los ocho puntos daban a las familias un tema del que nadie tenía la culpa.',
		],
		yonis: [
			'El caballo es de esta luna: duerme de pie y acude cuando lo llama quien debe.',
			'El elefante es el animal de esta luna, y recuerda cada favor y, qué remedio, cada pasillo estrecho.',
			'A esta luna le toca la oveja, compañía tibia en ladera fría y poco amiga de ir delante.',
			'Con esta luna va la serpiente, que oye por el suelo lo que se dijo dos cuartos más allá.',
			'Junto a esta luna se echa un perro que a la segunda tarde ya ha decidido sobre ti.',
			'Esta luna tiene gato, o sea, el gato la tiene a ella, y el regazo se concede, no se pide.',
			'La rata, buena ama de casa en las listas antiguas, es de esta luna y sabe dónde está cada miga.',
			'La vaca está con esta luna: ojos lentos, cubo lleno y ninguna gana de empujones en la cancela.',
			'El búfalo es la bestia de esta luna, paciente con el agua a las rodillas y difícil de volver cuando anda.',
			'Esta luna tiene tigre, que caza solo y reparte la carne con quien tiene por suyo.',
			'Un ciervo está al borde de esta luna y escucha con toda la piel antes de dar un paso.',
			'El mono es el animal de esta luna, y ha abierto el cajón que parecía cerrado.',
			'La mangosta guarda esta luna: menuda, rápida y nada impresionable.',
			'Con esta luna descansa un león, que espera a que se lo pidan y entonces es generoso.',
		],
		sameYoni: [
			'Las dos lunas tienen un mismo animal, y las normas de la casa no hace falta escribirlas.',
			'La otra luna trae otra vez ese animal, y dos de una especie dan muchas vueltas antes de echarse.',
		],
		totals: {
			couple: [
				({ total, percentile }) =>
					`De treinta y seis puntos se dan ${total}, más de los que reciben ${percentile} de cada cien parejas de lunas.`,
				({ total, percentile }) =>
					`Los ocho suman ${total} de treinta y seis; de cien parejas, ${percentile} tendrían menos.`,
				({ total, percentile }) =>
					`${total} es el total, treinta y seis el máximo, y ${percentile} de cada cien parejas quedan por debajo.`,
			],
			single: [
				({ quarters, score }) =>
					`Frente a los 108 cuartos del cielo, tu luna llega a la mitad de los puntos con ${quarters}, y nuestra escala lo llama ${score}.`,
				({ quarters, score }) =>
					`${quarters} de 108 lunas posibles alcanzarían con la tuya los dieciocho puntos: en la escala de disposición, ${score}.`,
				({ quarters, score }) =>
					`Puesta junto a cada uno de los 108 cuartos, tu luna se entiende con ${quarters}, lo que da una disposición de ${score}.`,
			],
		},
		kootas: {
			varna: {
				open: 'Varna, que vale un solo punto, está entera: por temple podéis mandaros lo que dura una receta.',
				strain: 'Varna no da nada, así que acordad quién conduce antes de subir al coche.',
			},
			vashya: {
				open: 'Vashya, la atracción, está llena: cada cual mueve al otro sin empujar.',
				strain: 'Vashya anda baja; nadie sigue a nadie por naturaleza, y una invitación puede más que una indirecta.',
			},
			tara: {
				open: 'Tara cuenta de estrella a estrella y encuentra bueno el camino de ida y el de vuelta.',
				strain: 'Tara se queda corta: hay días en que la suerte llama a una sola puerta y hay que repartirla a mano.',
			},
			yoni: {
				open: 'Yoni junta a los animales y da sus cuatro puntos: la cercanía no pide manual.',
				strain: 'Yoni es escasa porque los dos animales llevan otro horario, y la cercanía habrá que concertarla.',
			},
			maitri: {
				open: 'Maitri, la amistad de los planetas regentes, está completa: también habríais sido buenos colegas.',
				strain:
					'Maitri es débil, pues los regentes de las dos lunas no son amigos, y el afecto se apoyará en lo que hagáis juntos.',
			},
			gana: {
				open: 'Gana, el talante, tiene sus seis puntos: la risa y el silencio llegan casi en el mismo sitio.',
				strain: 'Gana tiene pocos puntos, porque lo que uno da por franqueza al otro le suena a trueno.',
			},
			bhakoot: {
				open: 'Bhakoot, el lugar de signo a signo, paga sus siete, y los libros ven ahí una bolsa común sin candado.',
				strain: 'Bhakoot no da nada: los dos signos no se ven bien, de modo que del dinero, hablad con sol.',
			},
			nadi: {
				open: 'Nadi, el más pesado de los ocho, está entero: los pulsos son distintos y uno descansa mientras el otro corre.',
				strain:
					'Nadi no da nada cuando los pulsos son iguales: os cansáis a la misma hora, y alguien debería poner el reloj.',
			},
		},
		noLow: [
			'Ningún punto flojea, y a una mesa sin pata coja se le acaba poniendo todo encima.',
			'De los ocho, nada baja de la mitad, y no queda a quién culpar más que al martes.',
		],
		ganas: [
			{
				open: [
					'Su talante es deva, el suave, que encuentra a oscuras el picaporte sin despertar a nadie.',
					'Deva, el talante suave de los tres, riega las plantas de quien no se lo pidió.',
				],
				strain: [
					'El talante suave aplaza la frase difícil hasta que le sale barba.',
					'Lo que el talante suave se traga a mediodía lo digiere hasta el jueves.',
				],
			},
			{
				open: [
					'Su talante es manushya, el humano, a gusto con recibos, cumpleaños y segundos platos.',
					'Con manushya, el talante humano de los tres, se puede hablar antes del desayuno.',
				],
				strain: [
					'El talante humano regatea consigo mismo y puede vender el domingo por un lunes tranquilo.',
					'El talante humano guarda el recibo también en el amor, y haría bien en perderlo alguna vez.',
				],
			},
			{
				open: [
					'Su talante es rakshasa, el bravo, y la casa que tiene tal guardia duerme con las ventanas abiertas.',
					'Rakshasa, el talante bravo de los tres, dice enseguida lo que callado cuesta un año.',
				],
				strain: [
					'El talante bravo toma toda puerta cerrada por una pared, y llama en consecuencia.',
					'El talante bravo gana la discusión y luego tiene que cenar con ella.',
				],
			},
		],
		degrees: {
			couple: [
				({ own, other, apart }) => `En el círculo indio están a ${own} y a ${other} grados, con ${apart} por medio.`,
				({ own, other, apart }) => `${apart} grados de cielo separan las dos lunas, una en ${own} y otra en ${other}.`,
			],
			single: [
				({ done, left }) => `Llevaba recorridos ${done} grados de esa posada y le quedaban ${left}.`,
				({ done, left }) =>
					`De su habitación había cruzado ${done} grados, y faltaban ${left} hasta la puerta siguiente.`,
			],
		},
		counters: [
			'Otras escuelas cuentan de otro modo dos de los ocho, y moverían este total unos puntos.',
			'De todas las parejas posibles casi un tercio no llega a dieciocho, y muchas duermen ahora mismo espalda con espalda.',
			'No se preguntó la hora de nacer, y la Luna podría estar una posada más allá de donde aquí se pinta.',
			'Entre los ocho puntos no figura el humor, y es lástima, porque carga con más que siete de ellos.',
			'La lista se hizo para familias que elegían por otros, y nada sabe de quien elige por su cuenta.',
		],
	},
	astrology: {
		openings: {
			couple: [
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`El día en que naciste el Sol estaba a ${ownDegree} grados de ${ownSun}; el de la otra persona había llegado a ${otherDegree} de ${otherSun}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`Extiende un cielo sobre otro y brillan dos soles a la vez: desde ${ownSun}, grado ${ownDegree}, y desde ${otherSun}, grado ${otherDegree}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`${ownDegree} grados de ${ownSun}, ${otherDegree} grados de ${otherSun}: ahí estaban los dos soles, a mediodía de dos días.`,
			],
			single: [
				({ sun, sunDegree, moon, moonDegree }) =>
					`A mediodía de tu primer día el Sol estaba a ${sunDegree} grados de ${sun} y la Luna a ${moonDegree} de ${moon}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`Tu cielo tiene el Sol en ${sun}, grado ${sunDegree}, y la Luna en ${moon}, grado ${moonDegree}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`${sunDegree} grados de ${sun} para el Sol, ${moonDegree} de ${moon} para la Luna, y aún no te había preguntado nadie nada.`,
			],
		},
		heritage: [
			'Ptolomeo, en Alejandría, ya comparaba el Sol y la Luna de los esposos, y los prefería a un tercio de círculo.',
			'Los astrólogos llaman aspecto a que dos planetas se vean, y la palabra no significa más que mirada.',
			'El círculo se parte sin resto entre dos, tres, cuatro y seis, y sobre esa aritmética se sostiene todo el arte de los aspectos.',
			'Jung contó una vez los aspectos de varios cientos de parejas y aprendió sobre todo lo dispuestos que están los números a agradar.',
		],
		counts: [
			({ easy, hard, score }) =>
				`Entre los cinco cuerpos los ángulos fáciles son ${easy} y los difíciles ${hard}, y pesados por su cercanía dan ${score}.`,
			({ easy, hard, score }) =>
				`La cuenta es de ${easy} a favor y ${hard} en contra, y en una curva donde media humanidad queda bajo cincuenta eso es ${score}.`,
			({ easy, hard, score }) =>
				`Miradas buenas entre planetas, ${easy}; miradas torcidas, ${hard}; en total, ${score} de cien.`,
		],
		pairs: {
			'sun-sun': {
				easy: 'El Sol mira bien al Sol: lo que a uno le enorgullece, el otro puede alabarlo sin apretar los dientes.',
				hard: 'El Sol está duro con el Sol, como dos que leen un mapa desde lados opuestos de la mesa.',
			},
			'sun-moon': {
				easy: 'El Sol se lleva bien con la Luna, y lo que se enseña de día se reconoce de noche.',
				hard: 'Entre Sol y Luna el ángulo es agudo: lo que uno quiere hacer choca con lo que otro necesita sentir, casi siempre en viernes.',
			},
			'sun-mercury': {
				easy: 'Sol y Mercurio se hablan, y un deseo encuentra su frase antes de volverse mal humor.',
				hard: 'Sol y Mercurio se entienden al revés, y un plan suena a corrección.',
			},
			'sun-venus': {
				easy: 'El Sol calienta a Venus, y la taza buena sale un día cualquiera.',
				hard: 'El Sol deslumbra a Venus: el esfuerzo se toma por cariño y después por factura.',
			},
			'sun-mars': {
				easy: 'Sol y Marte tiran hacia el mismo lado, y el armario pesado está arriba a mediodía.',
				hard: 'Sol y Marte chocan de hombros en la puerta, y los dos querían ayudar.',
			},
			'moon-moon': {
				easy: 'Luna con Luna va suave: hambre a la misma hora y cansancio a la misma hora, casi sin palabras.',
				hard: 'La Luna roza con la Luna, porque a la una la calma la gente justo cuando a la otra la calma nadie.',
			},
			'moon-mercury': {
				easy: 'Luna y Mercurio congenian, y los sentimientos vienen con subtítulos.',
				hard: 'Mercurio explica, y la Luna solo quería una palmada en la espalda.',
			},
			'moon-venus': {
				easy: 'Luna y Venus se arriman como dos bajo un mismo chal en el cine de verano.',
				hard: 'La Luna quiere cuidados y Venus ofrece encanto, y las dos creen haber dado de sobra.',
			},
			'moon-mars': {
				easy: 'Marte monta guardia por la Luna, y lo tierno queda a cubierto sin que le pidan dureza.',
				hard: 'Marte cruza con botas el cuarto de la Luna, y lo hace sin malicia.',
			},
			'mercury-mercury': {
				easy: 'Mercurio charla con Mercurio, y un recado de diez minutos dura una hora con mucho gusto.',
				hard: 'Mercurio interrumpe a Mercurio: dos buenas explicaciones llegan a la vez y no pasa ninguna por la puerta.',
			},
			'mercury-venus': {
				easy: 'Mercurio escribe y Venus firma, así que hasta la lista de la compra es amable.',
				hard: 'Mercurio es exacto donde Venus preferiría ser amable, y tienen dos nombres para un mismo silencio.',
			},
			'mercury-mars': {
				easy: 'Mercurio señala y Marte lo hace, que en una casa significa que la balda se cuelga de verdad.',
				hard: 'Marte contesta a Mercurio antes de que acabe, y contesta a otra cosa.',
			},
			'venus-venus': {
				easy: 'Venus está de acuerdo con Venus en las cortinas, en las amistades y en cuándo irse de la fiesta.',
				hard: 'Venus le arquea la ceja a Venus: dos buenos gustos en un cuarto y una sola pared.',
			},
			'venus-mars': {
				easy: 'Venus y Marte se han mirado a los ojos, y la vieja historia no hace falta repetirla.',
				hard: 'Venus y Marte tiran de la manta por las dos puntas, y nadie admite tener frío.',
			},
			'mars-mars': {
				easy: 'Marte trabaja con Marte como dos en un serrucho: cada cual tira y nadie empuja.',
				hard: 'Marte se topa con Marte en una escalera estrecha, los dos con los brazos llenos.',
			},
		},
		noEasy: [
			'Ningún ángulo fácil está lo bastante cerca para contar; aquí nada vendrá de regalo y lo que venga será ganado.',
			'Faltan los ángulos fáciles, y quien no tiene ascensor se sabe la escalera de memoria.',
		],
		noHard: [
			'Ningún ángulo difícil está lo bastante cerca para contar, y un camino sin una piedra adormece a quien lo anda.',
			'De ángulos difíciles no se halla ninguno, cosa cómoda que deja poco donde apoyarse.',
		],
		closest: [
			({ first, second, aspect, orb }) =>
				`El ángulo más cerrado de todos es el de ${first} con ${second}: ${aspect}, a solo ${orb} grados de lo exacto.`,
			({ first, second, aspect, orb }) =>
				`Nada hay aquí más cerca de lo exacto que ${first} y ${second}, en ${aspect}, con un desvío de ${orb} grados.`,
		],
		counters: [
			'Un horóscopo sin hora no tiene casas, y mucho de lo que gusta decir a los astrólogos se ha dejado fuera adrede.',
			'Los planetas vieron nacer esos días a unos cientos de miles más, y les dieron vidas muy distintas.',
			'Si el ángulo hizo el humor o el humor fue a buscarse un ángulo, nunca se ha aclarado.',
			'Un cielo fácil no es mérito, y se ha hecho mucha buena carpintería a contraveta.',
			'El Sol y la Luna se midieron a fracciones de grado, y el tono de voz de la cena, no.',
		],
	},
};
