import type { PoemWords } from '../shape.ts';

/** Ghazal 407: the green field and the sickle, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Alguien alza la vista al anochecer y ve un campo: verde el cielo, la luna nueva hecha hoz. No hay segador todavía. Entonces, sin transición, se acuerda de su propia parcela y de lo que echó en ella.',
		'La luna nueva dura poco sobre el horizonte, lo justo para parecer una herramienta. Hafez la mira colgada sobre un prado sin bordes y le viene a la memoria otra labor, más pequeña y con fecha, que lleva su nombre.',
		'Una hoz en el cielo no corta nada: avisa. El verso es el sobresalto de quien, mirando algo hermoso y lejano, recuerda de golpe que dejó una tarea en el suelo, entre terrones, hace meses.',
	],
	quietOpenings: [
		'Cae la noche, hay una luna muy delgada sobre un campo verde. Alguien la mira y se acuerda de lo que un día puso en la tierra.',
		'Un cielo verde y una luna como un filo. Quien lo ve no saca cuentas; recuerda, se queda quieto, y la tarde sigue.',
	],
	heritage: [
		'Dos siglos largos después, Góngora vería pacer a un toro de estrellas en un campo de zafiro; el Diván y las Soledades no se conocieron, pero araron la misma altura.',
		'En el verso siguiente el poeta regaña a su suerte por dormirse mientras salía el sol, y ella contesta que no desespere; pocas veces la fortuna ha sido tan educada.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Una hoz se lee mal en los días de una muerte: parece que venga a dar razones. El verso no llega a tanto. Alguien mira arriba, se acuerda, y ya. En los rastrojos, tras el corte, quedaban espigas para quien pasara detrás. Así vienen los recuerdos, sueltos y en desorden, cuando el campo parece raso.',
				counter:
					'Hay días en que una espiga pincha más que abriga, y se la puede dejar en el suelo. No se pierde por eso.',
				question: '¿Qué recuerdo suelto ha salido al paso esta semana sin que nadie lo llamara?',
				act: 'Recoge del suelo una hoja, una piedra o una pluma, y métela en el bolsillo en nombre de quien falta.',
			},
			{
				when: ['person_dead'],
				turn: '«Lo que yo sembré», dice Hafez, y de quien falta quedan siembras que siguen su calendario: una palabra que se dice en casa, un árbol, el modo de probar la sal. Salen en su mes, sin avisar, y hay que sentarse. No compensan nada. Son suyas, y están en pie cuando parecía que ya no.',
				counter: 'Puede que tarden, o que duela verlas. El verso mira la luna un instante y tampoco se queda a segar.',
				question: '¿Qué sigue creciendo en alguna parte porque quien falta lo plantó?',
				act: 'Cuéntale a alguien una sola cosa que aprendieras de quien falta, o dila en voz alta junto a una planta.',
			},
		],
		illness: [
			{
				turn: 'De la luna de este verso solo se puede decir que está delgada, y que a las delgadas se las mira con más atención. Nadie enferma por lo que sembró. Hafez habla de trigo y de memoria, y leerle otra cosa sería torcerlo. Lo que acompaña es el anochecer: dos que miran el mismo filo desde la misma ventana.',
				counter: 'La luna crece y mengua a fecha fija, y los cuerpos no. De eso sabe quien los atiende, no un poema.',
				question: '¿Con quién se podría mirar por la ventana un rato, sin hablar del parte?',
				act: 'Asómate al anochecer con alguien, o cuéntale por teléfono, qué forma tiene la luna o qué nubes la tapan.',
			},
			{
				when: ['ill'],
				turn: 'La luna nueva es casi nada, una uña, y nadie le reprocha que no alumbre. A tu cuerpo, que anda por uno de sus cuartos menguados, se le pide todos los días el mismo brillo. Hafez la encuentra así de flaca y se detiene a mirarla. No es un consejo ni una cura; es un modo de no reñir a lo que está débil.',
				counter: 'Si notas algo nuevo, se cuenta a quien entiende y no a la luna. Ella no apunta síntomas.',
				question: '¿A quién le estás disimulando en qué cuarto te encuentras hoy?',
				act: 'Asómate al anochecer, busca la luna o su hueco entre las nubes y fíjate en qué forma tiene.',
			},
		],
		betrayal: [
			{
				turn: 'Se sembró de buena fe y ha salido otra cosa; eso, y no el cálculo, es lo que este verso puede decir de una traición. El que mira el campo se acuerda de lo que puso su mano. Nada más. La hoz del cielo no reparte castigos, está ahí colgada, muy fina, y abajo alguien recuerda con exactitud.',
				counter: 'Recordar con exactitud cansa. Por hoy se puede dejar el campo como está y volver a casa.',
				question: '¿Qué se puso de buena fe en esa tierra, digan lo que digan ahora los surcos?',
				act: 'Sal al fresco, mira lejos durante tres minutos y mete las manos en los bolsillos o en agua tibia al volver.',
			},
			{
				when: ['wronged'],
				turn: 'Te dirán que se cosecha lo que se siembra. Hoy ese refrán es una injusticia y no está en el verso: Hafez recuerda su siembra y ni siquiera dice qué salió. Tú pusiste trigo. Que otra mano echara mala hierba de noche es una parábola antigua, y en ella al labrador nadie le pide cuentas.',
				counter:
					'Puede que dentro de un tiempo quieras ver si hubo alguna semilla tuya. Eso se mira con luz y con alguien al lado.',
				question: '¿Qué de lo que diste fue bueno, y seguirá siéndolo pase lo que pase?',
				act: 'Dile a alguien de confianza qué pusiste tú en esa historia, una sola cosa, y deja que te lo confirme.',
			},
		],
		separation: [
			{
				turn: 'Un campo de dos se parte mal, porque las raíces no saben de lindes. Cuando eso ocurre, cada cual se lleva su hoz y se queda mirando lo que sembraron juntos, que sigue verde o que ya no. El verso está en ese instante anterior a segar: alguien recuerda lo que puso su mano, solo la suya.',
				counter: 'Lo de la otra mano también creció, y negarlo por orgullo deja calvas en la memoria.',
				question: '¿Qué sembró cada cual en ese campo que valió la pena?',
				act: 'Come algo de pan despacio, a oscuras o con luz baja, y piensa en una comida de entonces sin seguir más allá.',
			},
			{
				turn: 'La luna nueva no es el final de nada; los que viven de la tierra la tienen por principio, aunque apenas se vea. Quien viene de una separación no tiene por qué verla así. A Hafez el filo aquel le trajo lo pasado, no lo por venir, y no lo corrigió. Miró hacia atrás un rato, que también es labor.',
				counter: 'Si se mira atrás cada noche, el filo acaba cortando. Alguna tarde conviene mirar solo el verde.',
				question: '¿Qué temporada de esa vida se puede dar por segada, y cuál sigue en pie?',
				act: 'Sube la persiana al atardecer, quédate hasta que salga una luz cualquiera en el cielo y ciérrala.',
			},
		],
		quarrel: [
			{
				turn: 'Una palabra echada en abril se discute en agosto y ya nadie recuerda el grano. En medio de la riña los dos enseñan espigas: tú dijiste, y tú. Hafez hace lo que no se hace nunca en ese momento, acordarse de lo que puso él. Dicho en voz alta antes que el reproche, suele bajar la hoz.',
				counter: 'Cuando el otro campo invade de verdad, hablar solo de las propias semillas es regalar la linde.',
				question: '¿Qué semilla propia, por pequeña que sea, hay en esta discusión?',
				act: 'Separa en un plato un puñado de lentejas en dos montones, lo dicho y lo oído, y cuenta cuál sale mayor.',
			},
		],
		love: [
			{
				turn: 'Se recoge en una estación lo que se dijo en otra, y en amor las siembras son mínimas: un tono, un plato apartado, la broma que dolió. La luna no pregunta qué sentías; pregunta qué pusiste en la tierra. Entre el sentimiento y el surco hay un trecho, y ahí suele estar la sorpresa.',
				counter:
					'Cuidado con la justicia campesina: también graniza sobre buenos sembrados, y nadie deja de merecer cariño por haber sembrado mal.',
				question: '¿Cuánto de este cariño se habrá visto desde fuera este mes?',
				act: 'Esconde en el bolsillo, el bolso o el libro de alguien una nuez o un dulce, sin nota ni firma.',
			},
			{
				when: ['in_love'],
				turn: 'Verde está el campo del cielo y la hoz aún es nueva: al amor le gusta esa hora. Hay tiempo, dice el color; hay fecha, dice el filo. Quien ama se acuerda de pronto de lo que fue echando sin pensar, un apodo, una canción prestada, y ve que ha salido. Ni lo sembró para eso ni puede ya disimularlo.',
				counter:
					'Puede que mires hierba y creas que es trigo. En verde se parecen, y la gracia está en no tener prisa.',
				question: '¿Qué gesto tuyo, echado sin pensar, se ve ya crecer?',
				act: 'Guarda hoy dentro de un libro una brizna, una hoja o un pétalo con la fecha escrita en la página.',
			},
		],
		unrequited: [
			{
				turn: 'Hay semilla que cae en piedra, y el sembrador lo sabe desde hace mucho. No es mala ni lo es la piedra. Este verso, ante un campo que no responde, no aconseja más abono: levanta los ojos hacia otro, enorme y sin dueño, y luego los baja a la parcela de siempre. Algo se ve distinto al bajar.',
				counter:
					'La piedra se ablanda alguna vez y un higo crece en un muro. Lo que no se puede es contar con el higo.',
				question: '¿En qué otra tierra no ha caído ni un grano desde que todos van a esa?',
				act: 'Planta una semilla de lo que hayas comido hoy, tomate, limón o manzana, y no pienses en nadie al taparla.',
			},
			{
				when: ['in_love'],
				turn: 'Quien quiere en balde es el mejor labrador de la comarca: madruga, escarda, conoce cada terrón de un campo que no le pertenece. La luna, que ve las dos fincas, encontraría la otra en barbecho. Barbecho no es abandono; la tierra está descansando y espera sin rencor a que alguien se acuerde de ella.',
				counter:
					'No hay ninguna obligación de sembrar ya lo tuyo. A veces lo que pide el cuerpo es tumbarse en la linde.',
				question: '¿Cómo está hoy tu campo, el de este lado de la cerca?',
				act: 'Arranca una mala hierba de una maceta o de un bordillo, y ordena después diez minutos algo que sea solo tuyo.',
			},
		],
		loneliness: [
			{
				turn: 'En el verso no hay nadie más. Un cielo, una luna, un hombre, y el recuerdo le hace de compañía o de lo contrario. Siglos después Góngora miró el mismo prado y vio un toro; otra gente, en otros sitios, ve una barca. Al filo de la luna nueva lo están mirando ahora mismo desde mil ventanas sueltas.',
				counter: 'Compartir luna con mil ventanas no calienta la cena. Por una de ellas habría que llamar.',
				question: '¿A quién le enseñarías la luna de esta noche, si hubiera alguien a mano?',
				act: 'Mándale a una persona una foto del cielo, o dos palabras sobre él, y nada más que eso.',
			},
		],
		dismissal: [
			{
				turn: 'Hay quien llega una mañana y encuentra segado lo que cuidaba. No era su hora, ni era su mano. De la hoz del verso se dice que es nueva, que cuelga lejos y no toca nada; ojalá fueran todas así. Lo que recuerda Hafez es lo que él sembró, y eso, lo trabajado, no cambia de dueño por un corte.',
				counter: 'Eso se entiende más tarde, o no se entiende. Ante un campo recién segado, lo natural es sentarse.',
				question: '¿Qué de lo sembrado allí está creciendo ya en otra gente?',
				act: 'Siéntate en un banco, en el suelo o en la cama, mira hacia fuera un rato y deja el teléfono boca abajo.',
			},
		],
		work: [
			{
				turn: 'Sembrar y segar piden cuerpos distintos: para lo uno se camina derecho echando puñados, para lo otro hay que inclinarse. Hay quien sigue sembrando proyectos en plena cosecha porque agacharse a recoger, cobrar, terminar, le parece poca cosa. La hoz de arriba no felicita ni riñe; dice qué mes es.',
				counter:
					'O bien el grano está verde y te meten prisa desde fuera. Segar antes de tiempo da mucha paja y una foto bonita.',
				question: '¿Qué hay ya maduro y sin recoger, porque gusta más empezar?',
				act: 'Termina una cosa de pocos minutos que lleve abierta un mes: un correo, una costura, una frase pendiente.',
			},
			{
				when: ['has_job'],
				turn: 'En los trabajos se siembra en una mesa y se siega en otra, a menudo dos plantas más arriba. Quien echó el grano ve pasar el carro. Hafez no dice «mi cosecha»; dice lo que yo sembré, y con esa frase corta deja a salvo lo único que no se puede llevar nadie. La firma del surco se ve desde la luna.',
				counter:
					'Desde la luna, sí, pero no desde el despacho. A veces conviene salir al camino y decir de quién era el trigo.',
				question: '¿De qué cosa que hoy funciona en tu trabajo eres tú quien puso el grano?',
				act: 'Escribe una lista corta de lo que has puesto en marcha este año y ponle a cada línea su mes.',
			},
		],
		study: [
			{
				turn: 'Aprender es una siembra a ciegas: se repite, se tapa, y nadie ve nada hasta que un día, hablando de otra cosa, sale entero. El que examina viene con la hoz cuando lo manda el calendario y no la planta. Hafez junta los dos tiempos en una mirada y se sobresalta. Es comprensible; le pasa a todo el mundo en mayo.',
				counter:
					'Hay exámenes que no miden ninguna siembra. Se pasan con resumen y sueño, y tampoco hay que pedirles más.',
				question: '¿Qué cosa aprendida hace mucho salió sola, sin esfuerzo, en los últimos días?',
				act: 'Repasa tres minutos algo que ya sepas, solo por verlo en pie, y empieza después por la línea siguiente.',
			},
		],
		waiting: [
			{
				turn: 'Entre la siembra y la hoz hay un mes en que el labrador no sirve. Arranca alguna hierba, endereza la cerca, mira nubes. Ese mes mal pagado es el que hace el pan. Una espera puede ser simplemente agrícola: nada la detiene, nada la acelera, y avanza también mientras se duerme.',
				counter:
					'Siempre que algo se haya sembrado. Mirar con mucha paciencia un campo vacío se parece a esperar y no lo es.',
				question: '¿Qué semilla concreta se puso, en qué fecha, y de qué planta se espera fruto?',
				act: 'Repara algo menor que se rompió mientras esperabas: un asa, un cierre, la pata que baila.',
			},
			{
				when: ['waiting'],
				turn: 'A la luna nueva se la busca; en media Persia subía la gente a la azotea para verla y dar por empezado el mes. Unos la veían y otros juraban que no. Tu noticia está quizá en esa noche dudosa, ya ocurrida y sin testigos. El verso, mientras, no mira si ha salido. Mira la tierra que le queda a los pies.',
				counter: 'O no ha salido aún, y quienes te dicen que la ven son amables. Otra noche se vuelve a subir.',
				question: '¿Qué tienes en la tierra, a tus pies, que no depende de la azotea?',
				act: 'Barre, riega o endereza algo que esté a ras de suelo, y deja la azotea para mañana.',
			},
		],
		leaving: [
			{
				turn: 'El campo de arriba se ve igual desde un andén que desde la ventana de siempre; lo que se queda es la tierra de abajo. Antes de una salida larga los labradores miraban dos cosas, la luna y lo que seguía en pie sin cortar. No es mala lista para nadie, tampoco para quien mira irse a otro.',
				counter:
					'Los trigales, también es cierto, sirven de excusa para todo. Siempre hay una gavilla que impide marcharse.',
				question: '¿Qué tendría que quedar segado aquí para no volver la cabeza allí?',
				act: 'Riega a fondo las plantas que tengas cerca, calculando cuántos días aguantarían sin nadie.',
			},
			{
				when: ['leaving'],
				turn: 'Lo que siembras al final no lo vas a ver: la conversación de la última semana, el libro prestado, un consejo dicho en la escalera. Otros andarán por ahí cuando salga. Hafez se acuerda de su parcela y no dice que esté delante de ella; quizá hablaba ya desde otro sitio, bajo la misma luna delgada.',
				counter: 'Cabe que lo de aquí ya no dé nada más y que llevarse el saco de grano sea lo más sensato.',
				question: '¿Qué querrías dejar sembrado aquí, para gente que ni te imaginas?',
				act: 'Pon hoy en manos de alguien algo que siga creciendo sin ti: una planta, una receta, un contacto.',
			},
		],
		home: [
			{
				turn: 'Las casas se firman en un día y se cosechan en veinte años. El banco conoce la hoz; el verde lo pone quien vive dentro, con el limonero plantado el primer domingo y la raya de lápiz en la puerta. Hafez recordaría, antes que los metros, qué se quería hacer crecer ahí. De esa respuesta cuelga lo demás.',
				counter:
					'Hay suelos en los que no agarra nada, y se nota al segundo verano. También entonces se puede cambiar de finca.',
				question: '¿Qué te gustaría ver crecido entre esas paredes dentro de diez años?',
				act: 'Marca con un lápiz algo en el quicio de una puerta: la fecha, una altura o la hora a la que llega el sol.',
			},
		],
		eviction: [
			{
				turn: 'Echar a alguien de donde sembró es de las cosas que ni la luna mira bien. El verso no tiene título de propiedad; tiene memoria. Lo que se puso en esa casa, comidas, fiebres, cumpleaños, lo puso alguien, y consta aunque otra mano venga con el hierro. Decir qué se sembró ahí, en voz alta, es poco, y es verdad.',
				counter:
					'La memoria no detiene ninguna hoz. Para eso hacen falta vecinos, gente que sepa y no tener que pelear a solas.',
				question: '¿Qué se ha vivido en esa casa que nadie podría desalojar?',
				act: 'Cuéntale a alguien una tarde buena de esas paredes, con su comida y su estación, y bebe algo caliente.',
			},
		],
		money: [
			{
				turn: 'El dinero tiene dos lunas, la de sembrar y la de segar, y el apuro viene casi siempre de que no cuadran. Se siembra en enero con lo que llegará en junio. Bajo este cielo Hafez no riñe a nadie por ello; se acuerda, con un respingo, de que hay algo puesto y de que el mes avanza. Ese respingo es útil.',
				counter: 'A quien le pedrisqueó la cosecha, o se la robaron, no le hace falta calendario. Le hace falta grano.',
				question: '¿En qué mes se sembró este apuro, y qué día del calendario lleva la hoz?',
				act: 'Marca en un calendario dos fechas, la de entrada y la de salida, y cuenta con el dedo los días entre ambas.',
			},
		],
		guilt: [
			{
				turn: 'Este verso lo lanzan a la cara quienes gustan de cosechas ajenas. Léelo despacio: quien se acuerda de su siembra es él, no se lo recuerda ningún vecino. Y no dice mala. La memoria honrada de lo que se puso en la tierra, grano por grano, no es aún ni castigo ni perdón. Es ver el campo.',
				counter:
					'También se puede ver de más, y tomar por siembra propia el pedrisco. Que otra persona mire contigo ayuda.',
				question: '¿Qué grano es tuyo de verdad en eso que te pesa, y cuál trajo el viento?',
				act: 'Pon en un plato tantos garbanzos como cosas te reprochas y aparta, despacio, los que no pusiste tú.',
			},
		],
		fear: [
			{
				turn: 'Una hoz siempre asusta un poco, aunque sea de luna. Hafez la mira hasta que deja de ser amenaza y es herramienta, y después fecha. El temor hace ese recorrido al revés: convierte una fecha en filo. Puede que lo tuyo esté en el calendario y no a la puerta, y que haya tierra de por medio.',
				counter: 'Si lo que temes corta de verdad, no está en el cielo, y se le hace frente con alguien al lado.',
				question: '¿En qué fecha, si la tiene, cae lo que temes, y qué se comerá al día siguiente?',
				act: 'Escribe esa fecha, o un interrogante, en mitad de un papel y alrededor lo que harás de comer después.',
			},
		],
		weariness: [
			{
				turn: 'La luna nueva es casi nada, una uña. De ahí a llena pasan dos semanas sin que nadie la empuje, y luego mengua sin que nadie la riña. A las personas, que también tienen sus cuartos, se las trata como a lámparas, siempre al mismo brillo. Este cielo sugiere contar de otra manera.',
				counter:
					'Puede que no sea fase y sea faena: demasiados surcos para unos brazos. Eso no lo arregla la astronomía, lo arregla repartir.',
				question: '¿En qué cuarto de la luna pondrías el día de hoy, y a quién se le disimula?',
				act: 'Asómate al anochecer, busca la luna o su hueco entre las nubes y quédate hasta que se enfríe la cara.',
			},
		],
		anger: [
			{
				turn: 'De la envidia se dice que es mirar la siega del vecino; Hafez mira una más lejana y le entra el recuerdo de la suya. Ahí está el giro. El campo ajeno, visto el tiempo suficiente, devuelve los ojos a los propios terrones, y algo de la quemazón se queda por el camino, en el trayecto de la vista.',
				counter:
					'Cuando la linde la movieron de noche, no mires arriba. Se toma el metro y se habla con quien corresponda.',
				question: '¿Hacia dónde mira esta rabia, y qué terreno propio queda mientras tanto sin mirar?',
				act: 'Corta verduras o hierbas a golpe de cuchillo, con cuidado y con ganas, y haz con ellas algo de comer.',
			},
		],
		child: [
			{
				turn: 'La luna más delgada y un campo verde: en las aldeas se contaban con eso los meses de las mujeres y los de la tierra. No siempre salía la cuenta. Este verso recuerda lo sembrado sin decir si prendió, y ese silencio, tan poco de poeta, lo hace habitable para quien espera, para quien tiene y para quien perdió.',
				counter: 'Hay quien no soporta que se compare un hijo con un campo, y lleva razón. Deja la imagen si te raspa.',
				question: '¿Qué fecha de este asunto llevas apuntada donde nadie la ve?',
				act: 'Mira esta noche la luna, o donde debiera estar, y dile lo que no le dices a la gente.',
			},
		],
		joy: [
			{
				turn: 'Para variar, la hoz viene a tiempo. Alguien levanta los ojos, se acuerda de lo que puso y, al bajarlos, encuentra dorado el campo. Lo normal en ese punto es explicar el mérito. Hafez se limita al asombro: tenía algo sembrado y no lo llevaba en la cabeza. De una buena noticia, esa es la mejor mitad.',
				counter:
					'En las cosechas ayudan manos que no salen en la foto, y lluvias. Hay que acordarse de algunas por su nombre.',
				question: '¿Cuándo se echó el primer grano de esto, y quién estaba delante?',
				act: 'Cuéntale la noticia a quien te vio empezar, y recuérdale qué dijo entonces.',
			},
		],
		faith: [
			{
				turn: 'Unos versos más abajo, en plena noche, Hafez le baja los humos al cielo: las mieses de la luna, por amor, valen un grano de cebada. Lo mira verde, inmenso, y no se arrodilla ante él. Busca a quien lo siembra. Su fe, en este gazal, le pide al final que tire el hábito si es de adorno y siga andando.',
				counter: 'También cabe quedarse en lo que se ve, luna y campo, que ya es bastante cielo para una vida honrada.',
				question: '¿Qué de lo que crees lo has sembrado tú, y qué venía en la tierra?',
				act: 'Esparce en la palma unos granos de arroz o de trigo, escoge uno y ponle delante una petición muy corta.',
			},
		],
		decision: [
			{
				turn: 'Una elección es una semilla, y tiene el defecto de todas: de cerca no dice nada. Lo que la distingue es el tiempo que ocupa la tierra. Hay cultivos de tres meses y olivares. Aclara qué estás decidiendo, un rábano o un olivo, y concédele la seriedad que le toque, ni una palada más.',
				counter:
					'Con la salvedad de que los olivos más viejos los plantó alguien distraído, con la cabeza en otra cosa y un hueso en la mano.',
				question: '¿Cuántos años querrías que lo que elijas ocupara tu tierra?',
				act: 'Toma de la cocina un grano o un hueso de fruta, ponle el nombre de lo que piensas hacer y llévalo en el bolsillo.',
			},
			{
				when: ['two_options'],
				turn: 'Dos semillas, y un solo campo este año. De cerca son parientes, redondas y mudas; la hoz de arriba es la única que sabe lo que va de una a otra. Hafez no podría decirte cuál. Lo que sí hace es mirar a la vez la tierra y la luna, lo que pide cada una y cuándo habría que agacharse a recogerla.',
				counter: 'Algunos años el tiempo decide por el labrador, y hasta acierta. No toda la faena es escoger.',
				question: '¿Cuál de las dos te imaginas regando en un mes de mucho trabajo?',
				act: 'Toma dos granos distintos, arroz y lenteja, dale a cada uno el nombre de una opción y entierra el que se quede en la mano.',
			},
		],
		change: [
			{
				turn: 'Luna nueva quiere decir que la vieja ya no está y que apenas se ve la otra. Los que labran no le tienen miedo a esa noche: es la de podar, o la de echar raíces, según el pueblo. A Hafez lo encuentra mirando. Lo que está por venir es solo un filo, y aun así le alumbra lo que dejó atrás.',
				counter: 'Hay cambios que no traen luna, solo nubes bajas. Se anda despacio y se tantea con el pie.',
				question: '¿Qué se ve ya de lo nuevo, aunque sea del ancho de una uña?',
				act: 'Corta una rama seca, un hilo suelto o el borde gastado de algo, y mira qué deja ver debajo.',
			},
		],
		person: [
			{
				turn: 'Cada trato es un campo con su historial: lo que se echó, lo que heló, los años de barbecho. De la persona en quien se piensa acuden primero las cosechas, buenas o malas. El verso baja un poco más, al gesto de la mano que sembraba. Es difícil odiar o idealizar a nadie visto a esa altura.',
				counter:
					'Tal vez no haya historial, solo una siega de lejos y unas ganas de mirar. Eso también es una estación.',
				question: '¿Qué fue lo primero que se sembró en ese trato, y de qué mano vino?',
				act: 'Busca la foto, el mensaje o el recuerdo más antiguo que tengas de ese nombre y míralo un minuto, sin pasar al siguiente.',
			},
			{
				when: ['person_alive'],
				turn: 'Con alguien vivo la siega no es nunca definitiva; a cada conversación se echa algo, aunque sea al descuido, mientras se mira el teléfono. Hafez se sobresalta porque recuerda. Tú puedes adelantarte al sobresalto y fijarte, hoy, en una sola cosa de las que caen de tu mano cuando tratas a esa persona.',
				counter:
					'Hay tierra que devuelve cardos eches lo que eches. Con el tiempo se aprende a pasar de largo por ella.',
				question: '¿Qué se te cae de la mano cuando hablas con esa persona, sin querer?',
				act: 'Elige una frase amable y precisa sobre algo que hizo, y échala hoy en la conversación como de paso.',
			},
		],
		open: [
			{
				turn: 'A Hafez se le fue la vista a lo alto y le volvió a los pies. Ese rebote es todo el verso. Hay quien mira siempre a una sola altura, o noticias lejanas o la punta del zapato; la línea de Hafez obliga a hacer el recorrido entero, de ida y de vuelta.',
				counter:
					'Cabe que el asunto no tenga moraleja y que solo haya delante una noche bonita. En tal caso, hay que dejarla serlo.',
				question: '¿Qué ves si levantas ahora los ojos, y qué ves luego al bajarlos?',
				act: 'Afila un lápiz despacio sobre un plato, observa las virutas antes de tirarlas y deja la punta lista.',
			},
			{
				turn: 'Verde el cielo, que es raro; nueva la luna, que dura poco; y sin segador. Hafez no cuenta qué sembró ni si se dio bien. Se acordó, y esa palabra, yādam āmad, «me vino a la memoria», es el único suceso. Del resto se encarga cualquiera que lea con algún campo a la espalda, y todos lo tienen.',
				counter: 'A veces no acude ningún campo, y la luna es una luna. Con eso ya se puede ir a cenar.',
				question: '¿Qué te ha venido a la memoria, sin llamarlo, mientras leías?',
				act: 'Espera a que anochezca, sal o asómate, y cuenta hasta cien mirando un solo punto del cielo.',
			},
		],
	},
};
