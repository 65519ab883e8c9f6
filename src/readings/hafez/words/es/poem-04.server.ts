import type { PoemWords } from '../shape.ts';

/** Ghazal 94: thanks and complaint, in Spanish. */
export const words: PoemWords = {
	openings: [
		'Gratitud y queja caben en la misma frase, casi en el mismo aliento. Hafez no las ordena ni pide permiso: las pone juntas sobre la mesa, como dos platos de una sola cocina, y busca a quien sepa probar ambos.',
		'El verso empieza dando las gracias y antes de la coma ya se está quejando. No cambia de tono ni de persona: la misma mano que acaricia es la que falta. De ese nudo, dice, va a salir una historia.',
		'Hafez pone una condición para contar lo suyo: que escuche alguien capaz de finura. Lo que trae no es un agravio limpio ni una alabanza entera, y los oídos gruesos querrían saber enseguida de qué lado ponerse.',
	],
	quietOpenings: [
		'Una sola frase lleva dentro las gracias y la queja. Hafez no escoge entre las dos, y busca a alguien que sepa escucharlas juntas.',
		'Quien habla en este verso quiere y reprocha a la vez, sin levantar la voz. Pide únicamente un oído fino antes de empezar su relato.',
	],
	heritage: [
		'En persa, shokr es dar gracias, shekāyat es quejarse y hekāyat es relato: tres palabras que se llaman por el sonido, de modo que el oído las emparenta antes que la razón.',
		'El persa no distingue géneros: nadie sabe si ese amor es mujer, muchacho, príncipe o Dios, y seis siglos de lectores siguen sin ponerse de acuerdo, casi siempre de buen humor.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Cuando alguien muere se oyen elogios, y es justo. Lo otro, el enfado menudo, lo que quedó sin decir, se guarda por respeto. Hafez los sienta juntos: la misma voz agradece y reclama, y no por eso quiere menos. Un duelo entero cabe mejor en dos palabras que en una.',
				counter:
					'También hay pérdidas sin reproche alguno. Nadie tiene que buscar el suyo para que el cariño sea completo.',
				question: '¿Quién sabe escuchar lo bueno y lo difícil de una vida sin ponerse a ordenarlos?',
				act: 'Pídele a alguien que te cuente un recuerdo de quien falta, cualquiera, y escúchalo sin completarlo.',
			},
			{
				when: ['person_dead'],
				turn: 'A veces queda un resto de enfado con quien se fue, y da vergüenza, porque también queda lo demás. Se fue y dejó encendida la lámpara, las plantas, la discusión sin terminar. En este verso el enfado tiene asiento junto al cariño y nadie le pide que baje la voz. Forman, los dos, una sola fidelidad.',
				counter:
					'Y si hoy no hay enfado ni gracias y solo queda un gran cansancio, no hace falta fabricarlos en honor del poema.',
				question: '¿Qué le reclamarías, si pudieras, y qué le agradecerías en el mismo aliento?',
				act: 'Toca un objeto que haya sido de quien falta, busca su parte gastada y deja allí el pulgar un momento.',
			},
		],
		illness: [
			{
				turn: 'A quien está enfermo se le perdonan las quejas o se le aplauden las gracias, según quién visite. El verso no hace turnos. Deja que la misma boca diga que el caldo está bueno y que está harta del caldo. Un oído fino, en esta casa, es el que no se asusta de la segunda mitad.',
				counter: 'Hay días sin ánimo para ninguna de las dos, y el silencio en esa cama no significa nada malo.',
				question: '¿A quién se le puede decir hoy lo que agradecer no tapa?',
				act: 'Siéntate un rato cerca de alguien, o al teléfono, y deja que se oigan los ruidos de la casa.',
			},
			{
				when: ['ill'],
				turn: 'El cuerpo es un amigo de esta clase: lleva años sosteniéndote y ahora te falla, y las dos cosas son verdad el mismo día. Se le riñe y se le echa de menos. Hafez no pediría a nadie que escogiera entre agradecerle lo andado y quejarse de él; pediría que alguien escuchara ambas frases hasta el final.',
				counter:
					'Esa finura tiene su límite: interpretar cada molestia como un poema agota más que consultar a quien entiende o acostarse temprano.',
				question: '¿Qué parte de ti trabaja bien hace tanto que ya no la saludas?',
				act: 'Unta tus manos con crema o con aceite, dedo por dedo, con el cuidado que le pondrías a otra persona.',
			},
		],
		betrayal: [
			{
				turn: 'Lo insoportable de una traición es la gramática: el mismo nombre en la frase buena y en la mala. Este verso vive en esa frase. No la parte en dos para entenderla antes; dice «gratitud con queja», y la preposición es lo que duele. Quien quiera un relato limpio tendrá que esperar.',
				counter:
					'Puede que la mitad agradecida te parezca hoy una burla. El verso es de quien se queda; quizá no sea el tuyo.',
				question: '¿Qué frase sobre esto no te atreves a terminar porque empieza bien?',
				act: 'Pon las manos alrededor de algo caliente y di en voz alta un solo nombre, el de quien sabes que está de tu lado.',
			},
			{
				when: ['wronged'],
				turn: 'Tras una traición se espera de alguien que odie o que perdone, y ninguna de las dos cosas sale entera. Hafez pone una condición antes de contar lo suyo: que oiga alguien capaz de finura. A quien exige de qué lado estás se le puede contestar otro día. La queja que llevas no necesita ser elegante para ser cierta.',
				counter:
					'Hay ofensas sin mitad amable. Buscarles una, solo por educación, sería hacerte a ti una segunda injusticia.',
				question: '¿Quién puede oír tu queja sin empujarte hacia ningún sitio?',
				act: 'Habla con esa persona unos minutos, o grábate la voz contando solo cómo fue el día de hoy.',
			},
		],
		separation: [
			{
				turn: '«Con» es la palabra difícil del verso, y la de quien se separa. Gratitud con queja, alivio con pena, la llave en el bolsillo con la puerta cerrada. Los amigos aconsejan elegir una mitad para sufrir menos. Hafez no eligió, y de esa falta de decisión le salió una historia que se puede contar.',
				counter:
					'La finura tiene un precio. A veces hace falta una temporada de frase simple, solo queja, para poder salir.',
				question: '¿Qué agradecerías de esa historia si nadie lo tomara como una decisión?',
				act: 'Di en voz alta una cosa buena y una mala de esos años, en ese orden, y luego en el contrario.',
			},
			{
				turn: 'Un final llega con dos listas y los papeles solo admiten una. En la otra están el modo de doblar las sábanas, la broma del ascensor, la vez que alguien condujo toda la noche. Esa no prescribe. El verso le hace un sitio, sin quitarle una coma a los agravios, que también son exactos.',
				counter: 'Si hubo miedo en esa casa, la lista buena puede esperar en un cajón cerrado, o no escribirse.',
				question: '¿Qué detalle de esa vida no cabe en ninguna de las versiones que se cuentan?',
				act: 'Escucha una canción de entonces hasta donde quieras, apágala sin culpa y bebe un poco de agua.',
			},
		],
		quarrel: [
			{
				turn: 'La riña corriente es una queja a la que se le han caído las gracias por el camino. Se sabe que las hubo porque nadie discute tanto con un desconocido. Hafez las lleva de la mano, y su reproche por eso suena a historia y no a portazo. El orden también cuenta: agradece primero.',
				counter:
					'Agradecer antes de protestar puede volverse una trampa de buenos modales. Lo que urge decir, se dice sin prólogo.',
				question: '¿Qué agradecimiento se quedó fuera de la última discusión?',
				act: 'Rehaz de memoria tu mejor reproche empezando por algo bueno que sea verdad, y fíjate en si aguanta.',
			},
		],
		love: [
			{
				turn: 'A fondo solo se queja quien sigue ahí. La indiferencia no redacta agravios; devuelve las llaves. Lo que en una historia de amor suena a reproche puede ser una manera torpe de pedir cercanía, y lo que suena a gracias, una manera elegante de no pedirla. Las dos mitades están mal traducidas.',
				counter:
					'Hay quejas, eso sí, que no traducen ternura alguna: dicen lo que dicen, y tomarlas por amor disfrazado sería no escucharlas.',
				question: '¿Qué agradecimiento se calla en esta historia por miedo a que desarme un reproche?',
				act: 'Escribe dos frases unidas por la palabra «y»: una que agradezca, otra que pida; decide mañana si se envían.',
			},
			{
				when: ['couple'],
				turn: 'Tu pareja sabe de memoria tu queja y de oídas tus gracias; es lo normal, las gracias se piensan y la queja se dice. El verso invierte el volumen sin quitar nada. Quien entiende las finuras, añade, que escuche el relato: con los años lo que más se pierde en una casa es ese oyente.',
				counter:
					'Y puede que la queja lleve razón y años. Endulzarla sería cambiarle el nombre a lo que hay que cambiar.',
				question: '¿Cuándo fue la última vez que uno de ustedes contó su día y el otro no lo arregló?',
				act: 'Da hoy las gracias por algo que tu pareja hace siempre, con tanto detalle que se note que lo has visto.',
			},
		],
		unrequited: [
			{
				turn: 'Quien acaricia el alma sin querer hacerlo reparte favores que no sabe que da. De eso hay gratitud, y de eso mismo hay queja, y ninguna de las dos tiene ventanilla. Hafez encontró una salida modesta: no se la llevó a esa persona, buscó a alguien con oído y le contó el relato.',
				counter:
					'Puede que lo callado merezca decirse una vez a quien le toca. El relato a terceros, repetido, envejece mal.',
				question: '¿Qué te ha dado este querer que nadie pretendía darte?',
				act: 'Cuenta en voz alta la historia como si fuera de otra persona, desde el principio, y detente donde empiece a repetirse.',
			},
			{
				when: ['in_love'],
				turn: 'Te quejas de alguien que no te debe nada y lo sabes, y por eso la queja sale tan bien escrita. El persa tiene la ventaja de que shokr y shekāyat riman casi de cuna. Lo que sientes tiene derecho a ser las dos cosas. Lo que no tiene es factura, y nadie la va a pagar.',
				counter:
					'Con todo, hay quien da esperanzas por coquetería y luego se extraña. En ese caso la queja sí lleva destinatario.',
				question: '¿De qué te quejas exactamente cuando quitas lo que nadie prometió?',
				act: 'Muerde algo amargo, un trozo de cáscara o chocolate negro, y sigue después con algo dulce, prestando atención al cambio.',
			},
		],
		loneliness: [
			{
				turn: 'Este verso sale a buscar oyente, que escuche quien entienda, y en la espera hay seis siglos de silla vacía. La soledad suele ser eso, tener el relato y no el oído. Hafez no rebajó la historia para que cupiera en cualquiera. La dejó puesta sobre la mesa hasta que pasó alguien fino.',
				counter: 'De tanto pedir finura se puede acabar sin conversación. Hay oídos bastos con muy buen corazón.',
				question: '¿Qué historia tuya no has contado por falta de quien la entienda entera?',
				act: 'Cuenta esa historia en un mensaje de voz de un minuto a alguien que no sea perfecto para oírla.',
			},
		],
		dismissal: [
			{
				turn: 'Echar a alguien es un modo brusco de enseñarle la mezcla: allí hubo gente buena, tardes de provecho, y allí se cerró la puerta. Ni la rabia borra lo primero ni el cariño suaviza lo segundo. Hafez, que trabajó sin paga y lo dejó dicho, no pidió perdón por quejarse.',
				counter: 'Hay empleos que no merecen ni una línea de gracias. Con esos, la queja puede ir sola.',
				question: '¿A qué persona de allí sería bueno no perder de vista?',
				act: 'Llama o escribe a alguien que te quiera y cuéntale lo de hoy dejando salir la queja sin pulirla.',
			},
		],
		work: [
			{
				turn: 'Todo oficio acaricia y aprieta con la misma mano. Da nombre, compañía, un motivo para madrugar, y luego pasa la cuenta en tardes. Hafez serviría de patrón a los que dudan: no se calla el favor para cobrar el agravio ni al contrario. Lo tuyo, visto así, quizá no pida un sí ni un no, sino una frase más larga.',
				counter:
					'El estilo, por cierto, no sustituye a un contrato. Una reclamación bellísima dirigida a quien no decide es literatura.',
				question: '¿Qué favor y qué agravio te hace este oficio en un mismo día?',
				act: 'Divide una hoja en dos columnas, favores y agravios, y ve llenando ambas hasta que midan lo mismo.',
			},
			{
				when: ['has_job'],
				turn: 'Un trabajo puede darte de comer y comerte la tarde. Reconocer lo uno no obliga a callar lo otro, por más que en las oficinas se enseñe que la gente agradecida no protesta. Hafez sirvió de balde, según él mismo cuenta más abajo, y lo protesta con rima, sin portazo y sin bajar la cabeza.',
				counter: 'A fuerza de entender a todo el mundo se acaba sin pedir nada. La finura también necesita una cifra.',
				question: '¿Qué te da este trabajo que no querrías perder al mejorarlo?',
				act: 'Señala en tu semana la hora que más agradeces y la que más te pesa, y mira si las separa alguien.',
			},
		],
		study: [
			{
				turn: 'Se estudia dando gracias y maldiciendo, a menudo en el mismo párrafo. Hafez cierra este gazal jactándose de recitar el Corán en catorce lecturas, y lo abre quejándose; los dos son el mismo hombre con las mismas horas de mesa. El fastidio no prueba que se haya elegido mal.',
				counter: 'Tampoco prueba lo contrario. Hay materias que se quejan de quien las estudia, y con motivo.',
				question: '¿De qué parte del estudio se queja quien no piensa dejarlo?',
				act: 'Escribe en un papel una línea de gracias y otra de protesta, dirigidas a quien redactó el temario.',
			},
		],
		waiting: [
			{
				turn: 'Quien tarda se vuelve, para quien espera, una mezcla rara de bienhechor y ladrón: dará algo y, mientras, se queda con los días. Lo curioso es que la queja mantiene caliente la silla. Dejar de reclamar la carta es haber empezado ya a vivir sin ella, y tampoco eso sería mala noticia.',
				counter:
					'Esta lectura supone encanto o mala fe en quien tarda. Lo habitual es más soso: una oficina, un lunes, un formulario traspapelado.',
				question: '¿Qué le dirías hoy a quien tarda, si pudiera oírse sin rencor?',
				act: 'Ensaya delante del espejo, en tono amable, una sola frase para pedir noticias, hasta que suene a ti.',
			},
			{
				when: ['waiting'],
				turn: 'La espera tiene mala lengua y buen corazón. Se queja del retraso y, a la vez, agradece que aún no haya un no. Hafez conoce ese equilibrio de pies juntos: mientras se cuenta el relato, el final no ha llegado. A ratos puede que lo que más pese sea quedarse sin tema.',
				counter:
					'Cuando ya se ha perdido el gusto de contarlo, la espera es solo cansancio, y conviene dejar de vestirla.',
				question: '¿Qué le agradeces a este tiempo sin respuesta, si es que algo le agradeces?',
				act: 'Tararea lo que suelas tararear cuando algo se retrasa, y búscale un final.',
			},
		],
		leaving: [
			{
				turn: 'La tierra que se deja acaricia y aprieta, y en las despedidas no sabe cuál de las dos manos tender. Se parte con cariño y fastidio en una misma maleta; arriba, al abrirla, aparece siempre el que se guardó en el fondo. Por eso hay gente que llora en aeropuertos que llevaba años deseando ver.',
				counter:
					'No todo lo mezclado es profundo: a veces el lugar era bueno y el disgusto venía del zapato o del sueño corto.',
				question: '¿De qué se quejará con cariño quien hoy está tan harto de este sitio?',
				act: 'Di en voz alta lo que menos soportas de tu calle, con el tono con que lo contarías muy lejos de ella.',
			},
			{
				when: ['leaving'],
				turn: 'Vas a marcharte con una frase a medias: esto me ha tratado bien, y sin embargo. El verso no ayuda a cerrarla, ayuda a llevarla abierta. Quien se va solo quejándose tarda en llegar a ninguna parte, y quien se va solo agradeciendo vuelve a los tres meses por una carta.',
				counter: 'Si hay que salir deprisa, basta una mitad. Ya tendrá tiempo la otra de alcanzarte en el camino.',
				question: '¿A quién de aquí le debes las dos mitades, dichas a la cara?',
				act: 'Fotografía el rincón de tu calle que más te irrita y ponle por título una razón para extrañarlo.',
			},
		],
		home: [
			{
				turn: 'De una casa nadie habla a derechas: cuanto más se la quiere, más se le riñe. Fría en enero, con una luz que no tiene precio. Hafez sería buen inquilino y pésimo vendedor, porque enseñaría el grifo que gotea al mismo tiempo que la vista. Los pisos perfectos, además, no producen relatos.',
				counter: 'Algunos defectos no son carácter, son tubería. Enamorarse de ellos sale caro al segundo invierno.',
				question: '¿Qué defecto de una casa contarías con orgullo después de diez años?',
				act: 'Pasa la mano por el mueble más feo que tengas cerca y dile, en voz alta, qué le debes.',
			},
		],
		eviction: [
			{
				turn: 'De la casa que se pierde se guarda todo junto, el frío y el cumpleaños, y no hay por qué ordenarlo ahora. El verso admite la queja con las gracias pegadas, como viene. Quien la oiga bien no responderá que hay casas mejores. Dirá qué ventana recuerda.',
				counter:
					'Puede que no quede gratitud ninguna para esas paredes. Tampoco hay que encontrarla para poder descansar esta noche.',
				question: '¿Quién conoce esa casa por dentro y podría recordarla contigo?',
				act: 'Túmbate donde estés, con luz baja y algo de abrigo, y deja descansar los ojos un rato.',
			},
		],
		money: [
			{
				turn: 'Agradecer el pan y quejarse del precio es la oración diaria de mucha gente, y este verso la dignifica. Con lo prestado, lo debido o lo perdido va siempre cosida una segunda cosa: un favor, una humillación. Cansa más la cosida que la suma. Para descoserlas hay que decirlas por separado.',
				counter: 'A quien no llega a fin de mes no le hace falta finura. Le hace falta que salga la cuenta.',
				question: '¿Qué favor o qué ofensa va cosido a esa cantidad?',
				act: 'Di primero la cifra y después, aparte, lo que sentiste al oírla la primera vez; deja un silencio entre las dos.',
			},
		],
		guilt: [
			{
				turn: 'Hay remordimientos que son agradecimiento llegado tarde. Se recibió algo, un cuidado, una paciencia, y solo ahora se nota el peso de lo que no se devolvió. El verso tiene de eso el acento justo: no separa la deuda del cariño. Quien se acusa con tanta finura, por lo menos, estaba escuchando.',
				counter:
					'También hay culpas que no quieren a nadie, solo castigan. Con esas, un oyente de carne vale más que este verso.',
				question: '¿Qué gracias quedaron sin dar debajo de lo que te reprochas?',
				act: 'Escribe tres líneas de agradecimiento a quien tengas en el pensamiento, aunque nunca vayan a leerse.',
			},
		],
		fear: [
			{
				turn: 'El que teme, si se le deja hablar, cuenta siempre una historia de amor: a algo, a alguien, a una costumbre. Tememos por lo que agradecemos. En este verso la queja se sostiene sobre las gracias igual que el susto sobre lo que se quiere. Mirada por debajo, la lista de tus miedos dice qué te acaricia el alma.',
				counter: 'Del temor que no deja dormir no se sale con una vuelta tan bonita. Ahí conviene que escuche alguien.',
				question: '¿Qué es lo querido que se esconde debajo de lo que temes?',
				act: 'Nombra lo que temes perder y di una frase de gracias por haberlo tenido hoy, tal como está.',
			},
		],
		weariness: [
			{
				turn: 'También lo que se ama cansa, y no hay idioma que lo perdone. El verso lo intenta: la mano que acaricia y la que falta son la misma, y quien habla sigue queriéndola a las nueve de la noche, con ojeras. Un cansancio con gratitud dentro no es ingratitud. Es una frase con las dos mitades puestas.',
				counter: 'Quizá no haya nada que agradecer en esa carga y solo sobre. Entonces la queja es un parte exacto.',
				question: '¿De qué cosa querida necesitas vacaciones sin dejar de quererla?',
				act: 'Deja sin hacer algo que haces por cariño, solo hoy, y siéntate donde lo habrías hecho.',
			},
		],
		anger: [
			{
				turn: 'Una queja sin gracias es un grito; con ellas, es un relato. La diferencia no está en la razón que se tenga, está en si alguien puede oírla hasta el final. Hafez quiere ser oído. La rabia, que quiere ser obedecida, tira la mitad del verso por la ventana y luego se extraña del silencio.',
				counter:
					'A veces se ha contado finísimamente diez veces y nadie escuchó. Después de eso, subir la voz también es hablar.',
				question: '¿Qué quieres que alguien entienda cuando termine tu enfado?',
				act: 'Escribe tu reproche en una página y subraya las palabras que también podrían ir en una carta de amor.',
			},
		],
		child: [
			{
				turn: 'Ningún amor tiene tan revueltas las dos columnas. Se agradece y no se duerme; se desea y da miedo; se pierde, o no llega, y aun así hay ternura por lo que iba a ser. Quien oiga esto con oídos gruesos preguntará si es bueno o malo. El verso aconseja no contestarle y buscar otra silla.',
				counter:
					'Tal vez hoy tengas una sola de las dos, pura, y sea alegría o sea pena. Tampoco a esa hay que corregirla.',
				question: '¿Qué no se puede decir de este asunto sin que alguien lo tome por lo contrario?',
				act: 'Mécete despacio en una silla o de pie, con los brazos cruzados sobre el pecho, durante una canción.',
			},
		],
		joy: [
			{
				turn: 'A la alegría completa le sale siempre una queja diminuta, un hilo: que llegara tan tarde, que no la vea cierta persona. No es aguarla. Hafez, en plena gratitud, deja asomar ese hilo, y el tejido gana. Una buena noticia con su pequeña pena al lado es más difícil de perder.',
				counter: 'Hay alegrías sin hilo. No tires de ellas buscándolo, que se puede deshacer la manga.',
				question: '¿A quién le agradecerías esta noticia antes que a la suerte?',
				act: 'Da las gracias en voz alta a tres personas por lo ocurrido, presentes o no, y a una de ellas con reproche cariñoso.',
			},
		],
		faith: [
			{
				turn: 'Los místicos leyeron este verso como una queja a Dios, y no les pareció blasfemia: solo discute con el cielo quien cree que lo oyen. Dar gracias a secas es trato de huésped; la queja es de la casa. Hafez habla como quien tiene allí confianza, o como quien echa de menos haberla tenido.',
				counter: 'Los poetas ponían el mismo «amigo» para un príncipe y para Dios. Quizá aquí se reclama un sueldo.',
				question: '¿Qué reclamarías al cielo si supieras que no se ofende?',
				act: 'Termina hoy una acción de gracias con la palabra «pero» y di lo que venga detrás.',
			},
		],
		decision: [
			{
				turn: 'Si lo que eliges inspirara solo agrado, no habría nada que decidir. Te detiene que traiga sus dos mitades, y que vengan bien cosidas. El verso sugiere un truco de narrador: preguntarse de qué disgusto darían ganas, dentro de unos años, de sentarse a contarlo a alguien con oído.',
				counter: 'Vivir para la anécdota es mal consejero, todo hay que decirlo. Existen penas que no se dejan contar.',
				question: '¿De qué elección podrías quejarte toda la vida sin arrepentirte?',
				act: 'Imagina que ya elegiste y dicta en voz alta la primera queja que pondrías; escucha si suena a cariño.',
			},
			{
				when: ['two_options'],
				turn: 'Una opción te acaricia y la otra también, y las dos arañan. Comparar caricias no decide nada: se anulan. Compara arañazos. El verso sabe que con una queja se puede vivir muchos años si lleva dentro su agradecimiento, y que la queja sola, por pequeña que sea, acaba ocupando la casa.',
				counter: 'El arañazo se recuerda mejor que de lo que cuida. La balanza sale torcida de fábrica.',
				question: '¿De cuál de las dos opciones podrías quejarte sin dejar de quererla?',
				act: 'Relata las dos opciones a una planta, a un perro o a la pared, y advierte en cuál te cambia la voz.',
			},
		],
		change: [
			{
				turn: 'Lo que termina recibe gracias apresuradas, y lo que empieza, quejas anticipadas. Hafez pondría las cuatro cartas boca arriba: lo que agradece de antes, lo que reprocha de antes, y otro tanto de lo que viene. Un cambio se entiende cuando las cuatro están escritas, y suelen escribirse tres.',
				counter:
					'No siempre hay mesa para tanta carta. Algunos cambios se llevan puestos, y solo con los años se leen.',
				question: '¿Cuál de las cuatro cartas te cuesta más escribir?',
				act: 'Escribe solo el título de cada una en cuatro esquinas de una hoja y rellena con una palabra la más vacía.',
			},
		],
		person: [
			{
				turn: 'Yār-e delnavāz, dice el persa: quien acaricia el alma. Y a renglón seguido, la queja. Casi nadie que nos importe se libra de llevar las dos palabras a la vez, y Hafez, en lugar de pedirle cuentas, busca a un tercero que escuche. Pensar en alguien también consiste en encontrar con quién hablar de ello.',
				counter:
					'Puede que en tu caso no haya queja, o no haya caricia. El verso pide ambas y no sabe de quién se trata.',
				question: '¿Qué dirías de ese nombre a un oyente fino y qué le dirías a uno grueso?',
				act: 'Escribe ese nombre en el centro de un papel y, a cada lado, una palabra: la que agradeces y la que te queda por decir.',
			},
			{
				when: ['person_alive'],
				turn: 'Lo que más cuesta decirle a alguien es la frase mixta. La de gracias sale sola, la de queja sale a gritos, y la que lleva ambas se queda en la garganta porque parece falta de carácter. En este verso es lo contrario: es lo único que merece un relato. Y va dirigida a alguien que todavía puede oírla.',
				counter: 'Esa persona quizá no tenga hoy los oídos para tanta finura. Esperar un buen rato no es callarse.',
				question: '¿Cuál sería tu frase mixta, en no más de doce palabras?',
				act: 'Prepara algo que le guste a esa persona, o la canción que pone siempre, y pruébalo sin decírselo.',
			},
		],
		open: [
			{
				turn: 'Se promete un relato y, once versos después, no ha ocurrido ningún suceso: solo se ha visto a alguien dar vueltas en torno a dos sentimientos. Hay asuntos que tampoco tienen argumento. No ha pasado nada y, sin embargo, algo agrada y duele por el mismo lado, como el sol de invierno en la cara.',
				counter:
					'La ambigüedad, ya se sabe, halaga a los inteligentes. Cabe que en el fondo ya conozcas tu bando y que todo sea más simple.',
				question: '¿Qué tienes en la vida que a la vez recomendarías y desaconsejarías?',
				act: 'Prueba al mismo tiempo algo dulce y algo amargo, chocolate y corteza de naranja, y espera a que dejen de pelear en la boca.',
			},
			{
				turn: 'Dos palabras que suenan casi igual y tiran cada una de una manga, y un oyente que aún no ha llegado: así empieza. No se sabe quién acaricia ni de qué se le acusa. El verso pide algo antes que nada, que se escuche sin correr a ponerse de un lado, y eso también puede hacerlo quien escucha a solas.',
				counter:
					'Escuchar sin tomar partido cansa y no siempre es virtud. Alguna vez hay que decir de qué lado se está.',
				question: '¿Qué dos sentimientos te llegan hoy con la misma cara?',
				act: 'Di «gracias» y «ay» en voz alta, una palabra detrás de otra, hasta que se oiga cuál pesa más.',
			},
		],
	},
};
