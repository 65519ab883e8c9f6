import type { PoemWords } from '../shape.ts';

/** Ghazal 374: flowers and the roof of heaven, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Primero caen flores, luego vino, luego el cielo. En dos líneas Hafez pasa de la fiesta a la demolición con la misma soltura con que alguien, al apartar la mesa para bailar, decide que sobra una pared.',
		'«Ven», dice, y todos los verbos que siguen van en plural: esparzamos, abramos, tracemos. Nadie rompe el firmamento por su cuenta. El techo se parte entre varios, con pétalos en el pelo y una idea todavía sin medidas.',
		'Al cielo lo trata de techo, es decir, de obra hecha por alguien y que admite reforma. Hafez quiere abrirle un boquete y dibujar otra cosa encima, y empieza, con mucha cordura, por decorar la sala.',
	],
	quietOpenings: [
		'Un cielo que es techo, y alguien que quisiera abrirlo. Antes de nada el verso dice «ven», en voz que hoy se puede leer baja.',
		'Hay flores esparcidas y un techo que se rompe. Para un día como este el verso guarda solo su primera palabra y el plural que viene después.',
	],
	heritage: [
		'«Trazar un nuevo plan» salió del verso y anda suelta por el persa de cada día: la usan los periódicos, la usa quien cambia de oficio, y hasta una editorial de Teherán se llama así.',
		'Goethe pasaba ya de los sesenta cuando leyó a Hafez en la traducción de Hammer; en vez de retirarse empezó libro nuevo, el Diván de Occidente y Oriente, y le dedicó una de sus partes.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Un verso de fiesta llega mal a un duelo y hay que recibirlo en la puerta. Algo trae que no es fiesta: también ahí se ha roto un cielo, y debajo se ve lo que hay. Las flores que se esparcen se esparcen asimismo en las despedidas. El plan nuevo, que ocupa la segunda línea, puede quedarse sin leer.',
				counter: 'Puede que hasta las flores molesten. Hay días en que lo mejor de un poema es cerrarlo.',
				question: '¿Quién puede estar debajo de ese cielo roto sin hablar de arreglarlo?',
				act: 'Deja caer unos pétalos o unas hojas en un cuenco con agua y quédate mirando cómo se quedan quietos.',
			},
			{
				when: ['person_dead'],
				turn: 'La casa de planes que había con quien falta tenía un techo, y por el boquete entra ahora el frío. Hafez rompe el suyo adrede y canta; aquí nadie ha pedido romper nada. Del verso solo es tuya la intemperie, y la mano que dice «ven» a quien está debajo. Dibujos, ninguno por ahora.',
				counter:
					'No hay prisa por trazar nada. Si un día aparece un lápiz, que sea sin sentir que se traiciona el dibujo anterior.',
				question: '¿Qué es lo que se oye ahora en los días que antes no se oía?',
				act: 'Esparce unas migas o unos granos en el alféizar o en el patio, y aléjate sin esperar a los pájaros.',
			},
		],
		illness: [
			{
				turn: 'Guardar cama es mirar un techo. Se le aprenden las manchas, la lámpara, la grieta que parece un río, y el verso, que quiere abrirlo de par en par, suena a broma de gente sana. Le queda algo útil: Hafez no va al cielo por su cuenta, llama. Y antes de los grandes gestos, pide flores cerca.',
				counter:
					'Los planes los hace aquí quien entiende, con paciencia y análisis. A este verso no hay que pedirle tanto.',
				question: '¿Qué se ve desde esa cama, y qué podría ponerse al alcance de los ojos?',
				act: 'Pon una flor, un dibujo o una foto donde llegue la mirada desde la cama o desde el sillón.',
			},
			{
				when: ['ill'],
				turn: 'Un techo bajo obliga a andar con la cabeza inclinada, y la enfermedad baja todos los techos. No es tu estatura. Los pétalos del verso sirven de medida modesta: para soltar uno hay que abrir los dedos, nada más. El resto del dibujo, el de los grandes trazos, puede esperar a otra mano y a otra semana.',
				counter:
					'Quizá hoy ni los dedos tengan ganas. Lo bajo también abriga, y de un día así no hay que sacar medida ninguna.',
				question: '¿Qué cosa alegre y pequeña cabe bajo este techo, tal como está hoy?',
				act: 'Abre y cierra los dedos diez veces, muy despacio, como si soltaras algo que no pesa.',
			},
		],
		betrayal: [
			{
				turn: 'Había un cielo pintado y alguien lo ha roto desde arriba, sin avisar. El verso imagina una rotura distinta, hecha entre varios y con vino; a quien le cae el yeso encima le da igual la diferencia. Que Hafez empiece por llamar, eso sí se aprovecha. Bajo un boquete nadie tiene que quedarse a solas.',
				counter: 'Del plan nuevo ni se hable. Quien lo proponga esta semana, por bueno que sea, llega pronto.',
				question: '¿A quién querrías cerca mientras se asienta el polvo?',
				act: 'Échate una manta por encima de los hombros, siéntate lejos del teléfono y respira hasta que el cuerpo pese.',
			},
			{
				when: ['wronged'],
				turn: 'En la línea que sigue a este verso la pena arma un ejército para derramar la sangre de los que aman, y Hafez no sale a su encuentro por separado: «el copero y yo, juntos». Contra lo que te han hecho no hay que tener un plan, ni siquiera valor. Basta, de momento, con ser dos en la misma cocina.',
				counter: 'Si prefieres que no lo sepa nadie, también se entiende. El segundo puede ser un perro, o un árbol.',
				question: '¿Con quién harías frente a esta pena, aunque solo fuera compartir una mesa?',
				act: 'Invita a esa persona a comer o a cenar algo sencillo contigo, hoy, sin explicar todavía el motivo.',
			},
		],
		separation: [
			{
				turn: 'Dos que vivieron juntos pintaron un cielo encima de la cama, y al separarse cada uno se lleva la mitad de las estrellas. Por un tiempo el techo nuevo parece bajo y sin dibujo. Hafez es hombre de trazar deprisa. Pero él venía de una fiesta; a quien viene de un final le toca mirar el yeso un rato.',
				counter: 'Quizá se respire, por fin, bajo lo blanco. También eso es un dibujo, aunque no lo parezca.',
				question: '¿Qué estrella de aquel techo querrías volver a pintar en otro sitio?',
				act: 'Túmbate mirando al techo, sigue con los ojos sus bordes dos vueltas completas y ciérralos después.',
			},
			{
				turn: 'En este verso todo se hace en plural, esparzamos, abramos, y por eso a quien se separa le falta el aire al leerlo: los verbos se le han quedado en singular. Pasan los días aprendiendo a conjugar. Desayuno, cierro, apago. Hafez quería partir el firmamento, y hay semanas en que eso es comprar pan para una persona.',
				counter:
					'El plural vuelve por donde menos se cuenta: una hermana, un coro, la gente del autobús. No tiene por qué ser de dos.',
				question: '¿Qué verbo cuesta más decir en singular, y cuál casi alivia?',
				act: 'Prepara hoy la mesa con cuidado, con un vaso bonito y una servilleta, aunque sea para una sola persona.',
			},
		],
		quarrel: [
			{
				turn: 'Unos versos más allá, uno presume de razón y otro teje milagros; Hafez propone llevar el pleito a quien juzga de verdad y, mientras tanto, seguir bailando. En una disputa hay siempre un techo que nadie mira, el que obliga a que solo quepan dos posturas. Abierto ese techo, sobran bastantes gritos.',
				counter:
					'Abrir techos entretiene. Si lo que se discute es una deuda o una falta, hay que acabarlo bajo el que hay.',
				question: '¿Qué tercera postura no ha cabido hasta ahora en esta discusión?',
				act: 'Tira unos papelitos o pétalos al aire sobre la mesa de la discusión, y escribe en tres de ellos una salida distinta.',
			},
		],
		love: [
			{
				turn: 'Todo amor vive bajo una bóveda pintada por otros: lo que se hace en la primera cita, en la boda, en los aniversarios. Quien empieza trae la de una historia vieja, y quien lleva años ha dejado de mirarla. Lo distinto exige romper yeso, con el riesgo de que caiga polvo en la cena.',
				counter:
					'Cambiarlo todo es a veces una manera vistosa de no cambiar una cosa concreta, pequeña, con nombre y con horario.',
				question: '¿Qué costumbre del querer se ha heredado de otra época sin haberla votado nadie?',
				act: 'Baila una canción entera en la cocina, con alguien o con la escoba, sin que haya nada que celebrar.',
			},
			{
				when: ['couple'],
				turn: 'Entre los dos tienen ustedes un techo con sus manchas: el sitio en el sofá, la broma fija, el tema prohibido. Hafez dice «ven» y no dice «tenemos que hablar». Esparce algo primero, hace ruido de copas, y cuando el otro se acerca riendo se pregunta en voz alta si no convendría una claraboya.',
				counter:
					'Los pétalos pueden ser también la manera de no llegar nunca a la obra. Al tercer ramo, se saca el lápiz.',
				question: '¿De qué tema prohibido podrían reírse ustedes con una copa delante?',
				act: 'Propón a tu pareja cambiar una sola costumbre por una noche, el lado de la cama o quién elige la música.',
			},
		],
		unrequited: [
			{
				turn: 'Se parten cielos por quien no ha levantado la vista. En las canciones queda bien y en la vida cae mucho yeso. El verso lo hace a varias manos, y ese es el dato: el plan nuevo de Hafez empieza por un «nosotros» que contesta. Donde no contesta nadie, lo que se puede abrir es el propio techo, por ventilar.',
				counter:
					'Quizá de ese amor salga, con los años, un dibujo hermosísimo. Hay obras enteras hechas bajo un cielo sin respuesta.',
				question: '¿Qué podría entrar por el techo si se dejara de mirar hacia esa única ventana?',
				act: 'Haz algo inútil y alegre durante diez minutos, pintar, cantar, recortar, que no vaya dedicado a nadie.',
			},
			{
				when: ['in_love'],
				turn: 'A los que no son queridos se les aconseja borrón y cuenta nueva, y este verso parecería darles la razón: techo abajo y otro plan. Pero primero esparce flores. No tira lo que siente, lo echa al aire, y se ve por dónde cae. Querer así, sin meta y con buen pulso, desgasta menos que apuntar.',
				counter:
					'Apuntar tampoco está prohibido. Se puede preguntar una vez, claro y sin rodeos, y dejar luego el arco.',
				question: '¿Qué harías con lo que sientes si no tuviera que dar en ningún blanco?',
				act: 'Rompe en trozos de colores una revista vieja y échalos por el cuarto; tarda lo tuyo en recogerlos.',
			},
		],
		loneliness: [
			{
				turn: 'La primera palabra del verso es una invitación, y nadie sabe si alguien vino. Hafez sigue en plural por si acaso. Para echar flores de fiesta en un cuarto vacío hay que tener un poco de descaro, y no es mal principio: la gente acude antes adonde se oye música que adonde solo se la espera.',
				counter: 'Ponerse alegre por encargo cansa el doble. Si hoy no sale, que la silla espere sin guirnaldas.',
				question: '¿Para qué te gustaría que alguien te dijera «ven» esta misma tarde?',
				act: 'Invita a una persona a algo absurdo y breve: mirar nubes, probar un dulce raro, oír una canción a medias.',
			},
		],
		dismissal: [
			{
				turn: 'No hay que oír este verso como lo dirían en la oficina, que si una puerta se cierra se rompe el techo y a volar. Hoy se ha caído algo y ha caído encima. Hafez, cuando la pena le manda un ejército, busca compañía antes que lápiz. El plano en blanco puede quedarse enrollado detrás de la puerta.',
				counter: 'A lo mejor sientes alivio y no te atreves a decirlo. Caben las dos cosas bajo el mismo agujero.',
				question: '¿Quién te traería flores hoy sin preguntarte qué vas a hacer ahora?',
				act: 'Ponte música que conozcas de memoria, túmbate en el suelo y no te levantes hasta la tercera canción.',
			},
		],
		work: [
			{
				turn: 'Todo proyecto necesita un hueco, y casi nunca hay hueco en el horario. Se dibuja sobre lo ya lleno y el resultado es un borrón. El verso rompe antes de trazar: para que quepa lo que se quiere hacer, algo tendrá que venirse abajo, y lo probable es que sea algo que sale bien.',
				counter:
					'Ojo con el placer del martillo. Hay techos que parecen límite y son, sencillamente, lo que evita que llueva sobre los papeles.',
				question: '¿Qué tendría que venirse abajo para que cupiera el trabajo que querrías hacer?',
				act: 'Borra de la agenda de esta semana un compromiso que nadie notaría, y no pongas nada en su lugar.',
			},
			{
				when: ['has_job'],
				turn: 'Las empresas tienen un techo pintado de cielo que se llama «aquí siempre se ha hecho así». Lleva nubes, un ángel con organigrama y dos goteras. Hafez y los suyos proponen otro dibujo y empiezan por ganarse a la sala: flores, jarra, buen humor. Tu reforma quizá tenga buen plano y le falte la primera línea.',
				counter: 'Hay sitios donde las flores se comen y el plano se archiva. Saberlo antes ahorra pétalos.',
				question: '¿Cuál de las costumbres de tu trabajo caería sin que nadie la llorara?',
				act: 'Lleva hoy a tu trabajo algo que se reparta, pan, mandarinas o un chiste, antes de proponer nada.',
			},
		],
		study: [
			{
				turn: 'Estudiar levanta bóvedas: al principio protegen, esto es así, esto no se pregunta, y un día estorban. Quien entiende de veras una materia le ha roto alguna vez el techo y ha visto que arriba seguía. El verso no lo recomienda sin flores. Antes de discutir al maestro, conviene haber gozado el mosaico.',
				counter:
					'La víspera de la prueba no es momento de claraboyas. Para mañana, el cielo es exactamente el del programa.',
				question: '¿Qué idea de la materia merecería abrirse para ver qué hay detrás?',
				act: 'Dibuja un tema cualquiera como un techo con vigas, una por idea, y pinta un sol donde no se entienda.',
			},
		],
		waiting: [
			{
				turn: 'Aquí nadie aguarda a que el cielo cambie: lo parten. Sería fácil oír una orden de impaciencia, y hay algo mejor, la sospecha de que una parte de lo que se espera no está viniendo de ningún sitio. Nadie la trae porque no era cosa de recibirla; era cosa de empezarla, y entre varios.',
				counter: 'Si todo depende en verdad de otra persona o de un sello, golpear el firmamento solo cansa el brazo.',
				question: '¿Qué porción de lo que se aguarda podría fabricarse, aunque fuera en cartón?',
				act: 'Adorna la mesa con un mantel, un vaso bueno y una rama de la calle, y cena hoy como si fuera víspera.',
			},
			{
				when: ['waiting'],
				turn: 'Esperas bajo un cielo que han cerrado otros: tienen la llave, el sello, los días hábiles. El verso no discute con las ventanillas. Mira la sala en que se espera y la encuentra sin barrer. Lo primero que hace, mucho antes de llegar al techo, es esparcir algo por el suelo, para que el rato tenga dueño.',
				counter: 'Si llevas meses ahí, que te hablen de pétalos suena a burla. Hay esperas que solo piden que acaben.',
				question: '¿Qué harías con este rato si de verdad fuera tuyo y no de la respuesta?',
				act: 'Elige una tontería aplazada «hasta que se sepa» y hazla ahora mismo durante diez minutos.',
			},
		],
		leaving: [
			{
				turn: 'El gazal que empieza con flores acaba con una puerta: en Shiraz, dice, ya no se cultiva el buen decir; ven, Hafez, echémonos a otra tierra. El plan nuevo era, al final, marcharse. Lo gracioso es que él no se fue casi nunca. Quien parte cumple a veces el último verso de otro, y quien se queda le guarda el primero.',
				counter:
					'Irse por despecho da billetes muy caros. A lo mejor la tierra no tiene la culpa de que hoy no se hable bien en ella.',
				question: '¿Qué flores habría que esparcir aquí antes de ir a ningún sitio?',
				act: 'Merienda hoy en un lugar de tu casa donde no hayas comido nunca: la escalera, el balcón, el suelo.',
			},
			{
				when: ['leaving'],
				turn: 'En cada ciudad hay una altura a partir de la cual ya no se mira. Salir la cambia: con otras nubes encima, hasta las manos gesticulan de otro modo. Hafez propone la reforma sin moverse de la sala; tú quizá necesites ir a ver un cielo ajeno para descubrir que el tuyo era de quita y pon.',
				counter:
					'Puede que allí te aguarde un techo idéntico con otras estrellas pintadas. Los planes nuevos no se recogen en la aduana.',
				question: '¿Cómo sería el primer desayuno lejos de casa, y qué faltaría en la mesa?',
				act: 'Abre la ventana, mira el trozo de cielo que te toca y dile en voz alta qué forma quisieras que tuviera el próximo.',
			},
		],
		home: [
			{
				turn: 'Romper el techo, trazar otro plano: por una vez un verso de Hafez que puede leer el albañil. Toda casa nueva empieza por esa insolencia de mirar hacia arriba y decir que sobra. Lo que no enseñan los planos es la sala de hoy, con gente en medio y copas por lavar. La obra se hace viviendo dentro.',
				counter: 'Antes del boquete, que alguien mire si esa viga sujeta algo. El firmamento no paga la grúa.',
				question: '¿Qué quitarías de la casa, y qué entraría por ese hueco?',
				act: 'Túmbate un momento en medio de la habitación más grande y mira el techo como si pudiera quitarse.',
			},
		],
		eviction: [
			{
				turn: 'Hay versos que no se deben leer en ciertas casas, y este habla alegremente de abrir el techo. A quien lo está perdiendo se le puede ofrecer solo el plural. Todo lo que se hace en él lo hacen varios; nadie carga con el cielo por su cuenta. Si alguien dice «ven», hoy cuenta más que cualquier plano.',
				counter:
					'Y que nadie llame a esto empezar de nuevo. El derecho a no encontrarle el lado bueno también es un techo.',
				question: '¿Quién formaría parte de tu «nosotros» si hubiera que decirlo esta noche?',
				act: 'Escribe los nombres de ese «nosotros», aunque sean dos, y llama al primero sin preparar el discurso.',
			},
		],
		money: [
			{
				turn: 'Hafez esparce lo que tiene, y a quien anda contando monedas le chirría. Pero flores y vino los pone la sala, no la caja. Lo que el verso derrocha es ánimo, que también se agota y no sale en los recibos. Un plan de dinero hecho sin pizca de ese gasto suele quedarse en techo: bajo y bien pintado.',
				counter: 'El ánimo no abona intereses. Con una cantidad debida delante, primero se cuenta y luego se canta.',
				question: '¿Qué alegría barata ha desaparecido desde que se cuentan las monedas?',
				act: 'Compra o recoge algo que cueste casi nada, una flor o una fruta, y regálalo antes de la noche.',
			},
		],
		guilt: [
			{
				turn: 'Con la culpa encima el cielo baja hasta tocar el pelo. El verso no promete levantarlo; propone otro trazo, que no es borrar. Un plan nuevo, cuando algo ha quedado mal, empieza por recoger el yeso y mirar si le cayó a alguien. Flores también se llevan a eso, sin música y con la cara descubierta.',
				counter:
					'Hay quien se entrega a planes hermosos para no oír la queja que tiene al lado. Primero el oído, después el lápiz.',
				question: '¿Qué trazo pequeño cambiaría algo, para ti o para quien estuviera debajo?',
				act: 'Recoge del suelo de tu casa algo que lleve días caído y piensa, al levantarlo, en la primera palabra que dirías.',
			},
		],
		fear: [
			{
				turn: 'En la infancia los miedos viven en el techo: se los ve al apagar la luz. Los griegos contaban de un pueblo que solo temía que el cielo se le cayera encima. Hafez hace del terror una reforma, y quiere que se caiga, y a ser posible con público. No cura nada; cambia quién tiene el martillo.',
				counter:
					'Con peligros de verdad nadie juega al albañil. Lo primero es ponerse a cubierto, y de la mano de alguien.',
				question: '¿Qué pasaría el día siguiente a que se cayera ese cielo, hora por hora?',
				act: 'Enciende una lámpara, haz con las manos un pájaro de sombra en el techo y llévalo despacio hasta la pared.',
			},
		],
		weariness: [
			{
				turn: 'Un techo bajo obliga a andar con la cabeza inclinada, y al cabo del tiempo se toma esa postura por estatura. El cansancio hace lo mismo. Los pétalos del verso sirven para medirlo: lanzarlos pide levantar el brazo. Antes de grandes reformas, se puede comprobar cuánto hace que la mirada no pasa de la lámpara.',
				counter:
					'Hay temporadas en que lo bajo abriga, como a los gatos las cajas. De esas se sale cuando se sale, sin empujones.',
				question: '¿Qué cosa alegre se ha ido dejando para cuando haya fuerzas?',
				act: 'Estira los brazos hacia arriba en el lugar más alto de tu casa, o al aire libre, y bosteza con ganas.',
			},
		],
		anger: [
			{
				turn: 'La pena arma ejércitos, dice la línea siguiente, y Hafez sale contra ella con un copero por toda infantería. Es una ira con buen humor, la única que no despierta a los niños. Romper un cielo gasta la misma fuerza que romper un plato. Queda mejor luz y nadie tiene que barrer loza a las once.',
				counter:
					'A ciertas cosas el humor les queda corto. Hay cielos que se rompen con una denuncia, y está muy bien.',
				question: '¿Qué querrías romper, y qué dibujarías en el hueco?',
				act: 'Raya con fuerza una hoja entera hasta gastar el lápiz, dale la vuelta y traza en la otra cara una sola línea limpia.',
			},
		],
		child: [
			{
				turn: 'Trazar un plan nuevo tiene a veces nombre propio, y ropa de talla cero. También lo tiene cuando el dibujo no llegó a color, o cuando se espera y no hay todavía papel. El verso junta flores y cielo roto en dos líneas, y quien anda en esto sabe que pueden venir el mismo día, y en el mismo orden.',
				counter:
					'No hace falta trazar nada ahora. A ciertos cielos abiertos se los mira mucho tiempo antes de tomar un lápiz.',
				question: '¿Qué ha cambiado de sitio en ese techo, para bien o para mal, que nadie más ve?',
				act: 'Pinta o recorta una estrella pequeña y pégala en el techo o en lo alto de una pared, por quien tú sabes.',
			},
		],
		joy: [
			{
				turn: 'Para esto se escribió el verso, y hay que obedecerlo en su orden: flores primero, luego la copa, el cielo al final. La gente con una buena noticia tiende a saltarse el principio y se pone a trazar planes sobre la misma servilleta del brindis. El firmamento lleva ahí mucho tiempo; aguantará otra ronda.',
				counter:
					'De tanto alargar la fiesta hay techos que se quedaron en pétalos. Mañana, con café, un lápiz no estorba.',
				question: '¿Cómo se celebraría esto si no hubiera que hacer nada útil después?',
				act: 'Esparce algo de color por la mesa, confeti, hojas o lentejas, y come hoy con eso puesto.',
			},
		],
		faith: [
			{
				turn: 'Romper el techo del cielo, dicho por un hombre que se sabía el Corán de memoria, suena a blasfemia y a plegaria. Unos versos después pide al viento que lleve su polvo hasta lo más alto. Tal vez quería eso, que entre la súplica y quien la oye hubiera menos mampostería. Las doctrinas son techo, y abrigan, y tapan.',
				counter: 'Bajo la bóveda de una mezquita o de una iglesia ha cabido mucho cielo. El yeso también reza.',
				question: '¿Qué idea de lo divino, tuya o heredada, se ha quedado baja de techo?',
				act: 'Sal a donde se vea cielo, mira hacia arriba un minuto entero y di solo lo que te salga sin pensar.',
			},
		],
		decision: [
			{
				turn: 'Todo menú tiene detrás a quien lo escribió, y eso sospecha el verso de cualquier elección: quién cerró la lista, quién puso el techo a esa altura. Antes de elegir cabe la insolencia de pedir un lápiz. La propuesta que nadie ha hecho suele estar peor acabada, con borrones, y tener mejor luz.',
				counter:
					'También es verdad que inventar otras vías entretiene mucho. Hay encrucijadas honradas donde solo falta echar a andar.',
				question: '¿Cuál sería la salida que nadie ha mencionado porque daría un poco de risa?',
				act: 'Traza en un papel, con más flechas que palabras, un camino absurdo y rodea la única parte que no lo es.',
			},
			{
				when: ['two_options'],
				turn: 'Dos opciones y un techo común: las dos caben porque alguien decidió la altura. Sube un momento a mirarlas desde arriba, como quien abre el cielo raso y ve los dos cuartos a la vez. Quizá sean más parecidas de lo que dicen sus puertas, o quizá falte entre ambas un tabique que podría quitarse.',
				counter:
					'Desde el tejado todo se ve pequeño y a nadie le duele. Para elegir hay que volver a bajar, y entrar en uno.',
				question: '¿Qué dan por hecho las dos que tú podrías discutir?',
				act: 'Dibuja los dos caminos vistos desde el cielo, con sus tejados, y marca dónde pondrías una puerta entre ellos.',
			},
		],
		change: [
			{
				turn: 'El persa tiene para esto una frase, tarhi now, y la inventó este verso. Desde entonces se usa para cambios de gobierno y de peinado. Hafez no pensaba en ninguno de los dos: primero suelta los pétalos, después rompe, y el dibujo sale de lo que quedó en el suelo. El orden es raro y bastante real.',
				counter:
					'Hay roturas que no traían dibujo dentro, y empeñarse en hallarlo las hace durar. Algunas solo se barren.',
				question: '¿Qué ha quedado en el suelo, después de la rotura, que podría servir para el dibujo?',
				act: 'Tira sobre un papel unas hojas o unos garbanzos y une los puntos con un lápiz sin pensar en la forma.',
			},
		],
		person: [
			{
				turn: '«Ven», dice, y no se sabe a quién; luego el verbo ya es de todos. Hay personas para las que tenemos el «ven» y no el plural, y otras con las que se haría cualquier plan y a quienes no se llama nunca. El verso pide las dos cosas seguidas. Quizá quien está en el pensamiento tenga ya una de ellas.',
				counter: 'A algunas personas no conviene decirles ni lo uno ni lo otro. Para eso el techo se deja donde está.',
				question: '¿Qué plan pequeño te imaginas con ese nombre dentro, y cuál te sería imposible?',
				act: 'Escribe ese nombre con letras de colores y alrededor tres verbos en plural, los primeros que vengan.',
			},
			{
				when: ['person_alive'],
				turn: 'El trato con alguien acaba teniendo su cielo raso: los mismos temas, el mismo tono, una altura a partir de la cual ya no se habla. No lo puso nadie. Los pétalos del verso serían cualquier cosa inesperada, una pregunta boba, un sitio distinto. Rompen poco, y por la rendija cabe una frase de pie.',
				counter: 'Puede que el techo lo pusiera esa persona para estar tranquila. Hay alturas que se respetan.',
				question: '¿De qué no hablas nunca con esa persona, y desde cuándo?',
				act: 'Proponle para esta semana algo que no hayan hecho nunca, muy breve, y dilo con la palabra «ven».',
			},
		],
		open: [
			{
				turn: 'Hay una frivolidad muy seria en empezar por lo que no sirve. El que quiere rehacer el mundo suele entrar con el mazo; este entra tirando pétalos, como si el ánimo fuera herramienta. Hay asuntos a los que les sobra gravedad en el primer paso, y ceden antes a un gesto inútil.',
				counter:
					'Inútil, ojo, tampoco es sinónimo de sabio. En cualquier bolsillo hay confeti que solo vale para no mirar el suelo.',
				question: '¿Qué harías distinto esta semana si no tuviera que servir para nada?',
				act: 'Mueve un mueble pequeño a un sitio donde estorbe un poco y observa por dónde pasas ahora.',
			},
			{
				turn: 'Cinco verbos lleva este verso, y solo el primero manda sobre alguien; los demás se hacen juntos. Entre el suelo con flores y el techo roto no se dice qué plan era. Seis siglos lleva el dibujo sin enseñarse. Cabe cualquiera, también uno que aún no se ve, y el verso no ayuda a adivinarlo: ayuda a hacer sitio.',
				counter: 'Hacer sitio sin saber para qué puede ser muy sabio o muy cómodo. El poema no distingue, y se ríe.',
				question: '¿Qué espacio vacío tienes ahora, en la casa o en el día, que no hayas llenado por costumbre?',
				act: 'Despeja un trozo de mesa del tamaño de un libro y no pongas nada encima hasta mañana.',
			},
		],
	},
};
