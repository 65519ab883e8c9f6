import type { PoemWords } from '../shape.ts';

/** Ghazal 440: words to the wind, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Alguien habla con el viento antes de que se levante la ciudad. No pide nada, cuenta: la historia, un poco larga, de lo que desea. Y entonces, de donde no había nadie, le llega una respuesta de pocas palabras.',
		'El confidente es aire. Hafez lo escoge bien: no interrumpe, no recuerda, pasa por todas las ventanas. A media confesión suena otra voz, y lo que dice cabe en una línea, como si hubiera estado escuchando detrás del seto.',
		'A un lado, el anhelo, que es prolijo y se repite; al otro, una frase corta que invita a confiar. Entre los dos, el fresco de la hora primera moviendo apenas las hojas. El verso dura lo que tarda en cambiar el aire.',
	],
	quietOpenings: [
		'Al filo del alba alguien habla con el viento, largo y bajo. Cuenta lo que le falta. De algún sitio le llega una palabra corta: confía.',
		'Antes de que despierte la calle, una voz le dice al aire lo que no ha dicho a nadie. El aire escucha y no interrumpe.',
	],
	heritage: [
		'En la poesía persa la brisa de la mañana, saba, es el cartero de los amantes; en otro gazal Hafez juega con Saba, el país al que voló la abubilla de Salomón.',
		'El gazal que arranca con esta confidencia termina presumiendo de público: según su autor, con sus versos bailan ya en Cachemira y en Samarcanda. El mensajero, por lo visto, repartió.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Después de una muerte se habla mucho a solas, y no es mal síntoma; es que la conversación no ha terminado. Hafez le habla al viento porque a esa hora no hay otro oído. La frase dicha en alto, en una habitación vacía, pesa de un modo que la pensada no pesa. Lo de confiar puede esperar.',
				counter:
					'En el poema contestan; en la vida, por lo común, no. Si hablar al vacío parece mentira, el silencio guarda igual de bien.',
				question: '¿Qué noticia de estos días habría que contarle a quien ya no puede oírla?',
				act: 'Abre una ventana, di en voz baja esa noticia, con el nombre delante, y espera un poco antes de cerrar.',
			},
			{
				when: ['person_dead'],
				turn: 'Con quien falta se sigue hablando: en el coche, fregando, en la cola del banco. El aire presta su oído sin hacer comentarios. Este verso es una de esas charlas de madrugada, y no se avergüenza de ser larga ni de repetirse. Hay quien, para seguirla, pone todavía dos tazas, y nadie tiene que corregirlo.',
				counter:
					'No se trata de convencerse de nada. Si hablar al vacío te parece mentira, el silencio guarda igual de bien.',
				question: '¿Con qué noticia tuya habrías corrido primero hacia quien falta?',
				act: 'Abre el armario o la carpeta que llevas tiempo rodeando, quédate el rato de tres respiraciones y vuelve a cerrar.',
			},
		],
		illness: [
			{
				turn: 'En las casas donde hay alguien enfermo se madruga sin querer, y a esa hora se le dicen al aire cosas que a la cara no. Deseos larguísimos, pactos. El verso los oye sin anotarlos. Confianza es aquí una palabra pequeña: no asegura el análisis, endereza un poco la espalda de quien espera de pie en el pasillo.',
				counter:
					'Con la voz del alba no se puede hablar de dosis. Para eso hay otra, con horario y bata, y se le pregunta todo.',
				question: '¿Qué deseo se repite tantas veces que ya casi no se oye?',
				act: 'Entreabre una ventana, siéntate donde llegue el aire y di ese deseo una sola vez, despacio.',
			},
			{
				when: ['ill'],
				turn: 'Hablarle al viento quita peso sin dar trabajo a nadie, y a quien está malo le cansa dar trabajo. Se puede contar ahí el miedo entero, mal dicho, sin tener que consolar después al que escucha. De la respuesta no hay que ocuparse: en el verso llega cuando no se la busca, y es muy corta.',
				counter:
					'El aire no sostiene a nadie por el brazo. Cuando el miedo se repita mucho, hará falta un oído con manos.',
				question: '¿Qué no le cuentas a nadie por no asustar, y el aire podría oír?',
				act: 'Acércate a una ventana o deja que la abran, cierra un momento los ojos y averigua por la cara de qué lado viene el aire.',
			},
		],
		betrayal: [
			{
				turn: 'Lo que no se puede decir aún a ninguna persona se le dice primero al aire. El verso da rango a esa costumbre: antes de la confianza, la larga murmuración, con sus vueltas, a una hora en que no hay quien la repita. Al viento no hay que ocultarle nada ni pedirle que guarde el secreto.',
				counter:
					'Oír «confía» después de una traición puede dar náuseas. La voz del verso habla de los favores del Señor, no de la gente.',
				question: '¿Qué parte de esto no se ha dicho todavía en voz alta, ni siquiera al aire?',
				act: 'Camina unos minutos por donde corra el aire, diciendo por lo bajo lo que venga, y vuelve a entrar.',
			},
			{
				when: ['wronged'],
				turn: 'Confiabas, y la palabra se te ha vuelto extraña en la boca. Hafez la oyó de madrugada, sin cara y sin firma, tras haberse vaciado del todo. Quizá ese sea el orden: primero vaciarse. No tienes que confiar hoy en nadie. El viento no se ofende, y las personas buenas de tu vida saben esperar a que vuelva la palabra.',
				counter: 'Es posible que nunca vuelva igual. Una confianza con los ojos abiertos es otra cosa y no es peor.',
				question: '¿Quién se ha ganado, con los años, que le hables como al aire?',
				act: 'Dile a esa persona que necesitas hablar diez minutos sin que te responda, y hazlo.',
			},
		],
		separation: [
			{
				turn: 'Se le siguen contando cosas a quien ya no vive en la casa: la del tercero se muda, han abierto el puente. Se dicen al aire, en la cocina, y el aire las recoge. El verso acoge esa charla sin destinatario y no la llama recaída. Es una lengua que tarda en apagarse más que las luces.',
				counter: 'Y si era una casa de silencios, lo nuevo será oírse. Hay voces que aparecen al irse la otra.',
				question: '¿Qué noticia pequeña iba a contarse, por costumbre, a quien ya no está ahí?',
				act: 'Cuéntale hoy esa noticia menuda a otra persona, o al aire del balcón, y escucha cómo suena.',
			},
			{
				turn: 'Al terminar algo, la respuesta que se espera es un porqué. Al que habla con el viento le llega otra, una actitud: confía. No explica nada de lo ocurrido, y al principio se recibe con enfado. A lo mejor es que las razones, a esa hora, no caben por la ventana, y un tono sí.',
				counter:
					'Hay preguntas que merecen su porqué, y quien pueda darlo quizá debería. El tono no sustituye a esa conversación.',
				question: '¿Qué tono te haría bien oír hoy, aunque no explicara nada?',
				act: 'Escucha durante unos minutos una voz que te calme, grabada o de cerca, con los ojos cerrados.',
			},
		],
		quarrel: [
			{
				turn: 'De madrugada se le dicen al viento todas las respuestas que no se encontraron por la noche, y son excelentes. El verso sabe lo que les pasa después: amanece y no hacen falta. Contada una vez entera, sin nadie a quien ganar, la disputa pierde adornos. Queda un deseo, largo y bastante tonto, de que nos quieran bien.',
				counter:
					'Debajo de algunas disputas no hay ternura, hay un límite pisado. Ese se dice de día y con la persona delante.',
				question: '¿Qué se deseaba, de un lado y del otro, justo antes de discutir?',
				act: 'Discute con el viento en la calle o el balcón hasta quedarte sin argumentos, y di entonces qué querías.',
			},
		],
		love: [
			{
				turn: 'Antes que a la persona, Hafez se lo cuenta al viento. Es un ensayo sin riesgo: la frase sale, se enfría, se oye. Muchos se quedan ahí y llaman destino a lo que fue mala mensajería. Un deseo que ya sabe hablar necesita una dirección, una hora y alguien que pueda contestarle que no.',
				counter:
					'Con todo, hay deseos que viven mejor sin destinatario, y no entregarlos es cortesía hacia una vida ajena.',
				question: '¿A quién le corresponde la frase que hasta ahora solo ha oído el techo?',
				act: 'Susurra por la ventana abierta lo que quisieras decir; si al oírlo te parece cierto, consérvalo en el teléfono como borrador.',
			},
			{
				when: ['in_love'],
				turn: 'La pluma no tiene lengua para esto, dice Hafez dos versos después; la glosa del anhelo pasa de la raya de lo que se puede contar. Así que habla con el viento, que no pide claridad. Si al hablar de lo que sientes todo te suena a otra cosa, estás en buena compañía y en la hora justa.',
				counter: 'Hay amores que se cuentan en cuatro palabras y no por eso son menos. Lo inefable también presume.',
				question: '¿Qué palabra usas siempre para lo que sientes, y qué se deja fuera?',
				act: 'Describe lo que sientes sin la palabra amor ni ninguna de su familia, en voz alta, durante un minuto.',
			},
		],
		unrequited: [
			{
				turn: 'El viento es el confidente de los que no pueden decirlo en otro sitio. Pasa por la ventana de todos, también por esa. En la poesía persa hace de cartero y casi nunca trae contestación; los amantes lo siguen cargando de recados, y en la carga está la mitad del alivio. La otra mitad no la reparte él.',
				counter: 'De tanto mandar aire se llega a no mandar nada. A veces un «no» claro habría pesado menos.',
				question: '¿Qué recado se le ha dado al viento que merecería papel, o merecería olvido?',
				act: 'Sopla una pluma, una brizna o un papelillo desde la palma y mira hacia qué lado se marcha.',
			},
			{
				when: ['in_love'],
				turn: 'Tú hablas largo y te contestan corto, como en el verso; solo que aquí la respuesta no viene de esa persona. Viene, si viene, de cualquier otro lado: una amiga, una noche bien dormida, una voz sin cara. Hafez pidió por una y le respondió otra, y lo dejó escrito sin quejarse del cambio.',
				counter: 'Quizá no quieras otra voz. La fidelidad a lo que no contesta también tiene sus mañanas hermosas.',
				question: '¿De dónde te ha venido últimamente una palabra buena que no pedías?',
				act: 'Escribe en un papel lo que le dirías, sal a donde haya aire, léelo una vez y tráelo de vuelta doblado.',
			},
		],
		loneliness: [
			{
				turn: 'Hablar a solas tiene mala fama y este verso la lava. El que lo dice estaba sin nadie, a la peor hora, y no fingió otra cosa: escogió el oído que había. De la soledad se sale a menudo así, hablando antes de saber con quién. Una voz que se usa, aunque sea con el aire, está templada cuando alguien llama.',
				counter:
					'Días y días de viento acaban siendo demasiado viento. Que la próxima frase tenga un nombre al principio.',
				question: '¿A quién le sonaría bien tu voz, si sonara hoy en su teléfono?',
				act: 'Lee en voz alta un párrafo cualquiera, para templarla, y llama después a alguien por nada en especial.',
			},
		],
		dismissal: [
			{
				turn: 'De madrugada, tras perder un empleo, se ensayan discursos: lo que se tenía que haber dicho, lo que se dirá en casa. El viento los oye todos y no toma nota. Puedes soltarlos ahí hasta que se gasten. La palabra que viene después en el verso, esa de confiar, no es para hoy si hoy suena a burla.',
				counter:
					'Puede que el discurso haya que darlo de verdad, y con razón. Pero saldrá mejor después de dormir y con alguien al lado.',
				question: '¿Qué le contarías al aire de lo de hoy, si nadie fuera a responder con un consejo?',
				act: 'Ponte junto a una ventana abierta con algo tibio en la mano y di la verdad del día en tres frases.',
			},
		],
		work: [
			{
				turn: 'Las mejores entrevistas de trabajo se hacen sin jefe, hablando a media voz por la calle. Ahí aparece lo que de verdad se quiere, con sus rodeos. El verso da a esa murmuración rango de audiencia. Tiene un reparo: la voz que contesta habla de los favores del cielo, y no dice a qué hora se entra.',
				counter:
					'Confiar es poco plan cuando vence el alquiler. A la frase del alba habría que graparle un presupuesto y dos llamadas.',
				question: '¿Qué oficio describes cuando nadie te pide que seas razonable?',
				act: 'Graba en el teléfono un minuto hablando de lo que querrías hacer, escúchalo una vez y elimínalo.',
			},
			{
				when: ['has_job'],
				turn: 'Este gazal regaña a una homa, el ave cuya sombra hace reyes, porque anda por ahí detrás de un hueso. La homa, por las mañanas, toma el metro. Tu anhelo, contado al viento, tiene plumas; contado en el trabajo, hueso. La voz del verso no manda dejar nada. Quizá pregunte cuánta sombra gastas y en quién.',
				counter:
					'Los huesos alimentan, y hay que ver quién los desprecia. Un sueldo ha dado a muchos poetas madrugadas libres.',
				question: '¿En qué se te va la mejor hora del día, y quién la aprovecha?',
				act: 'Dedica los primeros diez minutos de tu próxima jornada, o los últimos de esta, a lo que le contarías al viento.',
			},
		],
		study: [
			{
				turn: 'A la hora del verso estudia mucha gente, y habla sola: conjuga, recita, se pregunta y se responde. El viento es un alumno estupendo. Hafez debía su nombre a esas repeticiones. La voz que dice «confía» no ha leído los apuntes, pero algo entiende: pasada cierta hora, lo que falta no es otra página.',
				counter: 'Si faltan páginas, faltan, y la confianza no las aprueba. Con el viento se repasa; no se inventa.',
				question: '¿Qué parte de lo estudiado se sabe ya decir a oscuras, sin papel?',
				act: 'Recita junto a la ventana lo que recuerdes de una lección, y donde te quedes en blanco, respira y sigue.',
			},
		],
		waiting: [
			{
				turn: 'La respuesta no contesta. A un relato detallado del deseo le devuelven una actitud: confía. Es desesperante, y es casi siempre lo único que llega a tiempo. Mientras la noticia verdadera hace antesala en alguna oficina, lo que puede llegar hoy es otra cosa, un tono, una mano firme en el codo.',
				counter:
					'Y puede ser que la voz la ponga el propio deseo, que imita muy bien. El verso no exige comprobar el remite.',
				question: '¿Qué tono querrías que tuviera la respuesta, diga lo que diga?',
				act: 'Deja un papel ligero en el alféizar, con la ventana entornada, y al volver mira adónde ha ido a parar.',
			},
			{
				when: ['waiting'],
				turn: 'El deseo se cuenta de madrugada y la noticia llega en horario de oficina. Entre ambas horas hay un hueco, y en él sopla lo que sopla. Hafez dejó escrito que algo le dijo confía, sin fecha ni sello. Tu respuesta será otra cosa, con membrete; esto es solo lo que se puede oír hasta entonces.',
				counter: 'Y oírlo no acelera a nadie. Si hay un número al que llamar, un alba se puede emplear en buscarlo.',
				question: '¿Qué te gustaría haber hecho con este hueco cuando por fin se cierre?',
				act: 'Cuelga una cinta o un hilo donde corra el aire y mira un rato cómo se mueve, sin buscarle señal.',
			},
		],
		leaving: [
			{
				turn: 'El viento ya ha estado adonde otros quieren ir, y no trae fotos. Tampoco se le piden datos: se le cuentan ganas. Al preparar una salida se invierte el orden, muchos datos y pocas ganas dichas. Convendría saber qué deseo va a ocupar el asiento, antes de discutir si ventanilla o pasillo.',
				counter:
					'Los datos, en justicia, también son una forma de cariño: alguien tuvo que mirar los horarios del tren.',
				question: '¿A qué huele, en la imaginación, la primera mañana de allá?',
				act: 'Di hacia la ventana el nombre del lugar, tres veces, y fíjate en cuál de las tres suena a deseo y cuál a trámite.',
			},
			{
				when: ['leaving'],
				turn: 'Los versos de este gazal se fueron más lejos que su autor: a Cachemira, a Samarcanda, bailados por gente de ojos negros. Él apenas salía de Shiraz y le hablaba al aire por la mañana. Tú vas a hacer el trayecto en persona. Antes de irte, dile a alguien de aquí lo que querías, para que quede dicho en los dos sitios.',
				counter: 'Hay deseos que se gastan de anunciarlos. Si el tuyo es de esos, cuéntaselo al primer viento de allí.',
				question: '¿Qué deseo te llevas dicho y cuál prefieres llevarte en silencio?',
				act: 'Elige una palabra de aquí que allí nadie usará, dila al aire y apúntala donde la encuentres al llegar.',
			},
		],
		home: [
			{
				turn: 'Por dónde entra el aire: esa es la primera pregunta de cualquier abuela ante una casa, y el verso la comparte. Se desea un sitio donde hablar de madrugada sin que lo oiga el vecino, una ventana que dé a algo, un seto. La voz que responde no dice dónde. Pero se oye mejor, cabe suponer, con las persianas en buen uso.',
				counter: 'Con aire no se paga el notario. De los metros y la hipoteca, el viento de Shiraz no sabe nada.',
				question: '¿Qué dirías al aire, la primera madrugada, desde la ventana de esa casa?',
				act: 'Abre dos ventanas enfrentadas donde vives, ponte en medio y nota por qué lado entra la corriente.',
			},
		],
		eviction: [
			{
				turn: 'Quien puede perder la casa se despierta a esta hora y le cuenta al aire lo que va a decir: en la ventanilla, a la familia, al espejo. Hafez conoce el discurso, largo y repetido. La voz que le llega es amable y no trae llaves. Por eso el verso, hoy, vale por su primera mitad: se puede decir todo, y nadie lo apunta.',
				counter:
					'Alguien con oficio sí debería apuntarlo, cuando haya fuerzas. Lo que se cuenta al aire por la noche se le puede contar de día a una persona.',
				question: '¿Quién sería la primera persona a quien contarle lo que solo ha oído la ventana?',
				act: 'Llámala, o escríbele que la llamarás, y después ponte algo de abrigo y respira un rato junto al aire.',
			},
		],
		money: [
			{
				turn: 'Más abajo, este gazal entra en un mercado: si aquí hay ganancia, dice, es del derviche contento, y pide a Dios la riqueza de no desear. Lo pide, nótese, después de desear un buen rato de madrugada. Las preocupaciones de dinero se dicen al viento porque a las personas dan vergüenza. Dichas, pierden la mitad del interés.',
				counter: 'La otra mitad sigue venciendo cada mes. El contento es buena moneda, pero no la cambian en el banco.',
				question: '¿Qué se le cuenta al techo sobre el dinero que ninguna persona ha oído?',
				act: 'Di la cantidad en voz alta con la ventana abierta, y escribe luego el nombre de alguien a quien podrías decírsela.',
			},
		],
		guilt: [
			{
				turn: 'Hay culpas que solo se han contado al aire, y vuelven por la ventana cada madrugada porque el aire no puede hacer nada con ellas. El verso responde con «favores», una palabra que no habla de méritos. No dice «perdonado», y tampoco «condenado»; dice que hay bondad suelta por ahí. Lo que se debe a alguien se le debe igual.',
				counter:
					'Confiar en la bondad del cielo puede ser muy cómodo para quien ha dejado a otro esperando en la tierra.',
				question: '¿A quién tendría que llegarle lo que vienes contando al viento?',
				act: 'Escribe el nombre de esa persona en un papel, déjalo en el alféizar con algo encima para que no vuele, y piensa la primera línea.',
			},
		],
		fear: [
			{
				turn: 'El viento se lleva bien con el miedo: los dos suenan más de noche y mueven las cortinas. Hafez se pone a hablarle, y ya no es un ruido, es alguien. Tener con qué hablar cambia el tamaño de un cuarto. Después llega lo de confiar, que en persa, vāseq, tiene más de nudo bien hecho que de sonrisa.',
				counter:
					'Si lo que se oye no es el viento, enciende la luz y llama a quien corresponda. Los nudos se hacen antes.',
				question: '¿Qué le dirías a lo que te asusta si supieras que escucha?',
				act: 'Ata un nudo firme en un cordón o en una bufanda, tira de él dos veces y llévalo hoy en la mano.',
			},
		],
		weariness: [
			{
				turn: 'Hablarle al viento quita peso sin dar trabajo a nadie. Lo saben quienes cantan tendiendo ropa y quienes van por el parque discutiendo con un ausente. Lo que se suelta al aire no se corrige ni se juzga; se dispersa. Y de la respuesta no hay que ocuparse: en el verso llega cuando nadie la busca.',
				counter:
					'Cuando el monólogo da vueltas y siempre acaba en el mismo muro, el viento queda corto y una persona oye mejor.',
				question: '¿Qué se repite por dentro que cambiaría de tamaño al aire libre?',
				act: 'Sal a donde corra el aire, afloja la mandíbula y los hombros, y camina sin rumbo lo que dura una canción.',
			},
		],
		anger: [
			{
				turn: 'El enfado dicho al viento vuelve despeinado. Se empieza con una acusación y, tres frases después, si nadie contradice, asoma lo que se quería. A Hafez le contestaron ahí, cuando ya iba por el deseo. Con público no habría llegado: el público para en la acusación, que es lo que aplaude.',
				counter: 'Hay acusaciones que deben oírse con público. El aire no declara en ninguna parte, y las personas sí.',
				question: '¿Qué viene después de la tercera frase, cuando se acaba la acusación?',
				act: 'Grita dentro de una almohada o contra el viento, una sola vez y con ganas, y di después en tono normal qué quieres.',
			},
		],
		child: [
			{
				turn: 'De este anhelo se le ha hablado al aire más que de ningún otro. A la hora del verso hay quien amamanta, quien cuenta los días y quien no puede dormir por un cuarto que no se usó. Todas esas voces son largas y se repiten. Les llega lo mismo, confía, y a cada una le cae en un sitio distinto.',
				counter: 'No quererlo también es justo. Hay anhelos a los que ninguna palabra de madrugada les está bien.',
				question: '¿Con qué palabra, tuya y no de otros, le hablas a esto cuando nadie te oye?',
				act: 'Di esa palabra en voz muy baja, junto a una ventana, con la mano abierta donde la quieras poner.',
			},
		],
		joy: [
			{
				turn: 'También las alegrías se le cuentan al viento, sobre todo las que llegan cuando los demás duermen. Hafez hablaba de un deseo; a lo mejor hoy toca contarle el final de aquella charla. Hay que volver a la misma ventana y decir que sí, que ha pasado. Al aire le gusta enterarse, y lo reparte mejor que nadie.',
				counter:
					'No le atribuyas todo el mérito a la brisa. Alguien mandó papeles, o se levantó a las seis, o tuvo paciencia.',
				question: '¿Dónde y a qué hora se deseó esto por primera vez?',
				act: 'Vuelve a ese sitio, o a uno que se le parezca, y cuéntaselo al aire en voz alta como a un amigo.',
			},
		],
		faith: [
			{
				turn: 'Entre el que habla y el que contesta hay en el verso un malentendido muy fino: uno se dirige al viento y le responde el Señor, o eso parece. Rezar tiene mucho de eso, mandar una carta a la brisa y recibirla abierta. «Confía en los favores», dice, y no «cree en mí». La diferencia le deja sitio a bastante gente.',
				counter:
					'El oído oye lo que desea. La voz puede ser el propio anhelo con otra ropa, y ningún poema lo desmiente.',
				question: '¿Qué favores, pequeños y sin firma, recuerdas de esta semana?',
				act: 'Mañana, antes de hablar con nadie, o esta noche la última cosa, cuéntale al aire lo que deseas y calla dos minutos.',
			},
		],
		decision: [
			{
				turn: 'Cuéntale al viento lo que piensas hacer y notarás dónde lo adornas; cuéntale que no lo haces y notarás dónde te justificas. Adornar y justificar suenan distinto. A Hafez lo interrumpe una voz que no elige por él: le cambia el pulso, y con otro pulso seguirá decidiendo. De la calma y del susto salen cosas diferentes.',
				counter:
					'La calma, por simpática que resulte, no ha leído el contrato. Que serene esa voz, y que alguien más mire la cláusula nueve.',
				question: '¿Cómo suena lo que vas a hacer cuando lo defiendes sin público?',
				act: 'Cuenta al aire tu decisión andando cincuenta pasos hacia el norte, y lo contrario volviendo hacia el sur.',
			},
			{
				when: ['two_options'],
				turn: 'De las dos opciones, una se la contarías al viento y la otra a un notario. Ambas hacen falta en la vida; lo malo es confundir ventanillas. El anhelo del verso es prolijo y se repite, señal de que está vivo. La confianza es corta. Fíjate en cuál de las dos se te alarga al contarla y cuál te deja respirar.',
				counter: 'Una que se alarga puede ser solo la más embrollada. El viento escucha igual un sueño que una excusa.',
				question: '¿Cuál de las dos nombras primero cuando hablas a solas, y cuál cuando te preguntan?',
				act: 'Deja dos papeles ligeros, uno por opción, en un alféizar con corriente, y persigue solo el que quieras salvar.',
			},
		],
		change: [
			{
				turn: 'A la brisa de la mañana el persa la llama saba, y viene siempre de otra parte. Cuando algo cambia en una vida se nota primero ahí, en un aire distinto que mueve las cosas de siempre. Hafez, en lugar de cerrar la ventana, le da conversación. No sabe qué trae. Le cuenta lo que él desea, por si coinciden.',
				counter: 'Con ciertas corrientes lo prudente es el postigo. No todo lo que sopla viene a contestar.',
				question: '¿Qué se está moviendo ya en lo de cada día, como una cortina?',
				act: 'Deja un papel ligero en el alféizar con la ventana entornada, vete diez minutos y mira adónde ha ido a parar.',
			},
		],
		person: [
			{
				turn: 'A mitad de este gazal Hafez se vuelve hacia un José encumbrado y le pide que pregunte alguna vez por su padre. Así funciona el pensamiento a solas: se empieza hablando con el aire y aparece una cara. No se la llamó. Quien sale en esas charlas, sin que venga a cuento, suele ser quien tiene todavía una frase pendiente.',
				counter: 'También asoman caras por simple costumbre, como vecinos a la ventana. Saludarlas no obliga a abrir.',
				question: '¿Cuál es la frase pendiente con la cara que aparece en esas charlas?',
				act: 'Di esa frase hacia la ventana como si quien la merece pasara por debajo, y mira si te apetece repetirla.',
			},
			{
				when: ['person_alive'],
				turn: 'Con el viento se habla de alguien mejor que con alguien: no interrumpe, y a la vuelta no hay que verle la cara. Luego llega el día, y esa persona, y la charla se queda en «qué tal». La voz del verso, tan escueta, sugiere un término medio: de todo lo que le contarías al aire, pasar a su oído una línea.',
				counter: 'Algunas líneas están mejor en el aire. Que alguien ande cerca no significa que haya pedido oírlas.',
				question: '¿Qué línea, de todas las que le dices cuando no está, aguantaría la luz del día?',
				act: 'Mándale solo esa línea, o una más corta, y apaga el teléfono mientras hierve el agua del té.',
			},
		],
		open: [
			{
				turn: 'Hafez no dice qué quería. Habló largo, lo oyeron, y en la página quedó solo el hueco del deseo, sin objeto. Es un permiso raro. Puede desearse sin saber todavía qué, y salir de madrugada a contarlo, a ver si en algún giro de la frase aparece por fin una palabra.',
				counter:
					'Si lleva demasiado tiempo sin decirse, acaso sea porque ya tiene nombre y parece poca cosa para tanto viento.',
				question: '¿Qué palabra se evita siempre, dando un rodeo, y cómo suena a solas?',
				act: 'Empieza en alto la frase «lo que yo quisiera» y déjala terminar de siete maneras distintas, seguidas.',
			},
			{
				turn: 'Uno que habla, un aire que pasa, una voz sin dueño. El verso reparte así los papeles y no aclara ninguno. La frase larga se ha perdido; de la corta han quedado cinco palabras persas. Puede que las conversaciones que importan se guarden de ese modo, por la parte menos brillante, la que solo puso un tono.',
				counter: 'Un tono no dice de qué se hablaba. El verso no ha oído tu asunto y no va a fingir que sí.',
				question: '¿Qué frase corta, dicha por alguien hace tiempo, te sigue sonando en el oído?',
				act: 'Di esa frase en voz alta al aire libre, con la voz de quien la dijo, y después con la tuya.',
			},
		],
	},
};
