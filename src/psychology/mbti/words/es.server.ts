import type { MbtiWords } from './shape.ts';

/** The built-in writer's Spanish for the sixteen types. The reader's gender is never guessed. */
export const words: MbtiWords = {
	labels: {
		strengths: 'Lo que se te da bien',
		blindSpots: 'Lo que no ves',
		work: 'En el trabajo',
		love: 'En el amor',
		stress: 'Bajo presión',
		misfit: 'Lo que quizá no encaje',
		experiment: 'Un pequeño experimento',
	},
	types: {
		ISTJ: {
			portrait:
				'Un cajón con etiqueta y, dentro, justo lo que la etiqueta dice. Alguien apuntó cuándo se revisó la caldera por última vez, y la fecha es correcta. En ese cajón empiezan estas cuatro letras: qué se prometió, qué día, y si se hizo.',
			strengths:
				'Adviertes el paso que otros se saltaron. Cumples tu palabra sin hacer un discurso de ella, y la gente se apoya en ti como en una pared: sin mirar. Cuando los demás discuten de memoria, tú vas a buscar el papel.',
			blindSpots:
				'Un método que ha funcionado nueve años te parece la verdad. A veces das la razón de siempre antes de que la idea nueva acabe su frase, y casi nadie sabe cuánto llevas a cuestas.',
			work: 'Rindes donde la tarea es clara y el resultado se puede comprobar. El elogio vago te incomoda; que te confíen otro encargo te dice más. Una reunión sin orden del día te cuesta la paciencia de una tarde.',
			love: 'Lo dices con bicicletas arregladas y citas a su hora. Quien vive contigo quizá siga esperando oír la frase, sin saber que la rueda nueva era la frase.',
			stress:
				'Primero se alargan las listas; después, a las dos de la madrugada, llega todo lo que podría salir mal, junto y en color. Terminar una cosa pequeña devuelve las paredes a su sitio.',
			misfit: 'Te dirán que no tienes sentido del humor. Lo tienes, seco, y espera a que los demás dejen de reír.',
			experiment:
				'Haz hoy una cosa diaria en otro orden: otra calle, otra taza, la última página primero. Son dos minutos. ¿Cuál de tus reglas responde a una pregunta que ya nadie hace?',
		},
		ISFJ: {
			portrait:
				'La invitada dijo una vez, en marzo, que las nueces le dan tos. En noviembre hay una tarta en la mesa y otra pequeña sin nueces. Nadie lo comenta. Así quieren al mundo estas letras: acordándose de él.',
			strengths:
				'Ves lo que falta antes de que lo pidan y lo traes con tanta discreción que parece haber estado siempre ahí. Los detalles de la gente te duran décadas. Lo que tomas en tus manos se acaba, y después se recoge.',
			blindSpots:
				'Esperas que te lean con el cuidado con que tú lees. No saben, y tú dices que no importa. Eso va a una cuenta pequeña que se presenta años más tarde, con intereses.',
			work: 'Sostienes el sitio de maneras que ningún contrato menciona. La mitad invisible merece decirse en voz alta al menos una vez al año, aunque tengas que decirla tú.',
			love: 'Cedes la manta más caliente y luego te desvelas preguntándote si te quieren. Pedir media manta también es un regalo: deja que la otra persona sea buena contigo.',
			stress:
				'Haces más, más deprisa y con una sonrisa, y las puertas del armario se cierran un poco más fuerte. Hasta que un gracias olvidado pesa lo que todos los demás juntos.',
			misfit:
				'Se dice que con estas letras se detesta todo cambio. Puede que hayas cambiado mucho ya, solo que por alguien y sin anunciarlo.',
			experiment:
				'Pide hoy a alguien un favor que podrías hacer tú y deja que lo haga a su manera. ¿Qué descubrirían de ti si dejaras una hora de adivinar lo que desean?',
		},
		INFJ: {
			portrait:
				'Una sola lámpara encendida tras la cortina, tarde. Desde la calle no se ve quién está; solo que alguien piensa en una conversación que terminó hace cuatro horas y acaba de entender de qué trataba.',
			strengths:
				'Oyes la frase que va debajo de la frase. Puedes guardar años la imagen de lo que todavía no existe y caminar hacia ella con pasos muy cortos. Quien habla una noche contigo vuelve a casa más claro de como vino.',
			blindSpots:
				'Aciertas tanto con la gente que dejas de comprobarlo. Cuando te equivocas, esa persona vive en tu cabeza con una cara que ella no conoce, y allí no puede defenderse.',
			work: 'Necesitas saber para qué. Con un propósito haces de buena gana hasta lo aburrido; sin él, lo agradable se vuelve gris antes del miércoles. Defiende la hora en que no se abre ninguna puerta.',
			love: 'Querrías que te encontraran sin haber llamado. Es un escondite largo, y quien busca puede estar esperando con paciencia en otro jardín.',
			stress:
				'Callas y ayudas; luego, de golpe, no estás. Comida, compras, una serie entera en una noche: cuando se agota el sentido, toma el mando el cuerpo.',
			misfit:
				'Suele afirmarse que es el tipo más raro y, por tanto, el más hondo. Lo raro prueba poco; la hondura depende de cavar.',
			experiment:
				'Elige algo que crees de alguien y pregúntale, sin rodeos, si es así. Cinco minutos. ¿Qué esperas que noten los demás para no tener que decirlo?',
		},
		INTJ: {
			portrait:
				'En el reverso de un sobre está el plano de una cocina que se construirá dentro de seis años. Las flechas ya son correctas. Quien lo dibujó friega ahora los platos en la cocina de hoy y la encuentra mal pensada.',
			strengths:
				'Ves adónde va una cosa y qué le hará falta al llegar. Sueltas una opinión si te demuestran otra mejor, lo cual es menos frecuente de lo que suena. A solas con un problema difícil no te falta compañía.',
			blindSpots:
				'Has terminado la discusión en tu cabeza antes de que los demás sepan que la había. Lo que para ti es ahorrar tiempo, para ellos es una puerta cerrada con luz por debajo.',
			work: 'Que te den la meta y te dejen el camino, y volverás con algo notable. Si vigilan el camino, empiezas a pensar en otro sitio, sin ruido y con calendario.',
			love: 'Tu lealtad es de plan a largo plazo. Mejoras la vida de quien quieres, a veces sin preguntar si estaba rota; una tarde sin objetivo sería toda una novedad.',
			stress:
				'El plan se estrecha y cuantos están dentro estorban. Acabas limpiando algo, o comiéndotelo, con una minuciosidad que asusta. Dormir resuelve más que analizar.',
			misfit: 'Leerás que no tienes sentimientos. Los tienes archivados con otro título, y sabes muy bien dónde.',
			experiment:
				'Enseña hoy a alguien un plan que todavía tenga errores y pídele solo el primer cambio. ¿Cuál de tus certezas no ha salido este año a conocer a nadie?',
		},
		ISTP: {
			portrait:
				'El grifo gotea. Tres personas opinan sobre ello. La cuarta ha ido por una llave: gira algo un poco, escucha, devuelve la mitad. El grifo calla. Cuando van a darle las gracias, ya no está en la habitación.',
			strengths:
				'Tus manos piensan. En un lío repentino se te calma el pulso y se te afina el gesto mientras los otros corren. Tomas cada cosa como es y no le guardas rencor por no ser otra.',
			blindSpots:
				'Arreglas lo que tiene arreglo y te apartas de lo que solo puede hablarse. Quien esperaba la charla concluye que no te diste cuenta. Sí te diste; no tenías herramienta para eso.',
			work: 'Quieres el problema, no la presentación sobre el problema. Poder probar, y una máquina que conteste la verdad, te importa más que un cargo en la puerta.',
			love: 'Das mucho espacio y te gusta recibirlo. Di de vez en cuando que ese espacio no es distancia: desde fuera se parecen como dos gotas.',
			stress:
				'Desapareces en el garaje, en el juego, en la carretera que sale de la ciudad. Si alguien te sigue con preguntas, lo guardado sale de una vez, y tú eres quien más se sorprende.',
			misfit:
				'No todo el mundo con estas letras desmonta motores. A veces la herramienta es una hoja de cálculo, un bisturí o una guitarra.',
			experiment:
				'Cuenta hoy a alguien, durante cinco minutos, lo que haces mientras lo haces, aunque parezca evidente. ¿Qué has reparado por no decir algo?',
		},
		ISFP: {
			portrait:
				'Alguien ha corrido la silla un palmo para que la luz de la tarde caiga en el cuenco azul. No se lo ha dicho a nadie. Quien entra se sienta, respira y no sabe por qué.',
			strengths:
				'Notas cuándo algo está en su punto, en el color, en el tono, en el trato, y no te hace falta teoría. Dejas a las personas como son. Lo que haces despacio se queda años en casas ajenas.',
			blindSpots:
				'Esquivas tan bien el momento ruidoso que las injusticias pequeñas se instalan. Un día te vas de un trabajo o de una amistad y todos se asombran, porque no te habías quejado a nadie.',
			work: 'Trabajas mejor si ves y tocas lo que haces, a tu ritmo y cerca de gente que no grita. La prisa te estropea la mano; la confianza te la afirma.',
			love: 'Lo muestras con gestos tan finos que a una persona apresurada se le escapan. Busca a quien no tenga prisa y, de vez en cuando, subraya alguno.',
			stress:
				'Cada comentario se vuelve un veredicto sobre tu persona entera. Sacas filo y orden, cuentas las faltas de los demás y no te gusta oírte hacerlo.',
			misfit:
				'No hace falta que pintes ni toques nada. A lo mejor todo eso va a parar a un seto bien cortado, a una venda, a tu manera de hablar con los perros.',
			experiment:
				'Di hoy que no a algo pequeño, en una frase y sin dar motivos. ¿Qué has ido embelleciendo para no tener que cambiarlo?',
		},
		INFP: {
			portrait:
				'Un libro abierto boca abajo en la hierba, para no perder la página. Su lector mira una hormiga que arrastra algo enorme, y hace un rato que está de parte de la hormiga.',
			strengths:
				'Sabes lo que te importa y distingues la nota verdadera de la agradable. La gente rara se encuentra a gusto contigo. Eres fiel a una idea durante años antes de que nadie haya oído hablar de ella.',
			blindSpots:
				'Lo terminado en tu mente es tan hermoso que el borrador de la mesa lo ofende. Así que se queda en la mente. Y allí una palabra descuidada puede releerse cuarenta veces.',
			work: 'Por una causa puedes casi todo; por una cifra de la tabla, casi nada. Pregunta a quién ayuda, con nombre; luego escribe una fecha y enséñasela a alguien más severo.',
			love: 'Quieres a la persona y también a la que podría llegar a ser. La segunda nunca llega tarde y siempre entiende; haz justicia a la primera, que está de verdad en la cocina.',
			stress:
				'Los datos ladran. Tú, que nunca llevas cuentas, llevas la de todas las faltas, propias y ajenas, con una voz dura que suena prestada. Se va antes caminando que discutiendo con ella.',
			misfit:
				'Se supone que hay dulzura en ti a todas horas. Quienes han pisado una de tus convicciones cuentan otra cosa.',
			experiment:
				'Dedica hoy diez minutos a la peor versión posible de algo que aplazas, y no la mejores. ¿Cuál de tus sueños está a salvo porque nunca lo empiezas?',
		},
		INTP: {
			portrait:
				'La pregunta era si torcer a la izquierda. Ha llevado a la historia de los semáforos y, de ahí, a por qué se aceptan las normas. El coche de atrás toca el claxon. Es una pregunta interesantísima.',
			strengths:
				'Encuentras el tornillo sobre el que gira toda una discusión. Impresionarte es difícil, interesarte es fácil. Un error tuyo te gusta casi más que acertar, porque enseña dónde estaba floja la máquina.',
			blindSpots:
				'Entiendes algo y lo das por hecho. Facturas, cumpleaños y el último diez por ciento se quedan en el pasillo. Donde buscabas compañía, los demás han oído una objeción.',
			work: 'Necesitas un enigma y cuerda larga. Donde la respuesta ya se sabe y solo hay que entregarla, te inventas otro enigma, que no siempre es lo que encargaron.',
			love: 'Compartes tu pensamiento, que es lo más íntimo que tienes. La otra persona quizá aguarda una palabra sobre el domingo. Ambas cosas son conversación; en tu lista solo está una.',
			stress:
				'Los sentimientos llegan en talla equivocada, como muebles de otro piso. Los explicas hasta muy tarde y luego escribes un mensaje que mañana leerás con extrañeza.',
			misfit:
				'Que vives en la cabeza es la mitad de la historia: tus manos, ante un instrumento o un fogón, tal vez sepan más que tus teorías sobre ellas.',
			experiment:
				'Toma algo hecho en sus nueve décimas partes y haz ahora la que falta, aunque salga regular. ¿En qué sigues pensando porque decidir acabaría el juego?',
		},
		ESTP: {
			portrait:
				'El agua del lago está fría; ha quedado demostrado por debate. Se oye un chapuzón. Asoma una cabeza, ríe e informa de la temperatura desde el único lugar donde se puede saber.',
			strengths:
				'Ves lo que ocurre en una sala mientras otros recuerdan lo que debía ocurrir. Actúas, el mundo contesta y encajas bien la respuesta. En un aprieto, las miradas van primero a ti.',
			blindSpots:
				'La consecuencia lejana no huele ni hace ruido, y se te cuela a menudo. Puede que bromees justo cuando alguien iba a contarte algo importante.',
			work: 'Que te den un cliente, un plazo, un incendio. El plan trimestral te aburre y lo sabes; busca a alguien que adore esos planes y sé para esa persona tan útil como ella para ti.',
			love: 'Contigo pasan cosas, y eso es buena parte del amor. Otra parte es sosa y sucede los martes. Demuestra que también ahí te quedas, sin encender la radio.',
			stress:
				'Vas más deprisa, más alto, con más riesgo, y dejas de dormir. Después, cosa impropia de ti, una idea negra sobre el sentido de todo. Es cansancio con abrigo de filósofo.',
			misfit:
				'Te tienen por imprudente. Obsérvate antes de un salto de verdad: has mirado esa agua más rato del que nadie notó.',
			experiment:
				'Antes de tu próximo sí rápido cuenta cinco respiraciones y di en voz alta cómo se verá dentro de un mes. ¿De qué corres, que quizá sea más lento de lo que crees?',
		},
		ESFP: {
			portrait:
				'Alguien entra con lluvia en el abrigo y una bolsa de pan caliente, llama al vecino por su nombre, y la noche, que estaba sentada en sillas separadas, se junta.',
			strengths:
				'Estás donde estás. Notas el corte de pelo nuevo y la voz un tono más baja que ayer. La alegría a tu lado no es un programa: se le acerca una silla y se le ofrece algo de comer.',
			blindSpots:
				'Las cartas desagradables maduran sin abrir. Dices que sí a dos personas a la misma hora porque a las dos les hizo ilusión, y una crítica sencilla te suena a insulto a la familia.',
			work: 'Se te dan bien las caras, las manos, el día que cambia. Siéntate junto a quien disfrute con los formularios: una hora de su orden por una hora de tu soltura.',
			love: 'Das mucho y en el acto. Lo que te cuesta es la tercera conversación difícil sobre el mismo asunto. No te levantes; no se te pide más.',
			stress:
				'La sala tiene que estar llena y, cuando se vacía, quedan sombras que tomas por profecías. La luz del día y un paseo con un amigo las devuelven al tamaño de un abrigo.',
			misfit: 'Creen que no soportas la soledad. A lo mejor la llevas bien y no ves motivo para anunciarlo.',
			experiment:
				'Abre hoy una carta o un mensaje que venías evitando, léelo hasta el final y contesta una línea. ¿Qué oirías si la música de tu casa callara un rato?',
		},
		ENFP: {
			portrait:
				'Una cometa roja se sostiene sobre el campo con una bufanda vieja por cola. Tira de cuatro cosas a la vez. Abajo, quien lleva el hilo acaba de tener una idea mejor para la cola.',
			strengths:
				'Ves el don de la gente antes que ella y se lo dices. Dos cosas que nunca se han visto se dan la mano en tu cabeza. Donde pones entusiasmo, otros recuerdan que lo tenían.',
			blindSpots:
				'El comienzo te da tanto que la mitad parece trabajo de otra persona. Los cajones se llenan de principios. Y sientes tan claro lo que quiere cada cual que tu deseo se pregunta el último.',
			work: 'Necesitas variedad y una cosa que permanezca. Elígela a propósito. El colega que termina no es enemigo de la libertad, sino la tierra a la que está atado tu hilo.',
			love: 'Te enamoras de lo posible. Es un modo precioso de empezar; luego la otra persona quiere que la quieran por lo que simplemente es, ronquidos incluidos.',
			stress:
				'Prometes más, duermes menos y pierdes las llaves; después te vuelves contable: un dolor, un recibo sin pagar, se examina como si de él colgara la vida.',
			misfit:
				'Dispersión, dicen. Y sin embargo habrá un asunto al que llevas quince años siendo fiel con títulos distintos.',
			experiment:
				'Toma la tarea más vieja de tu lista: o le das diez minutos ahora o la tachas para siempre. ¿Cuál de tus comienzos se alegraría de oír que ya terminó?',
		},
		ENTP: {
			portrait:
				'«Supongamos lo contrario», dice una voz alegre al fondo de la mesa, y las cucharas se paran en el aire. Cuando llega el café nadie está seguro del todo, y a dos personas se les ha ocurrido algo bueno.',
			strengths:
				'Ves una pregunta por un lado que ella misma ignoraba. No temes a un rival listo ni hacer el ridículo durante una hora. Las salas dormidas despiertan cuando dudas de algo en ellas.',
			blindSpots:
				'Para ti era deporte; para la otra persona, una opinión criada desde la semilla. Además sueles marcharte en cuanto algo se entiende, o sea, justo antes de que sirva.',
			work: 'Lo tuyo son los arranques, los rescates, los casos extraños. La rutina te vuelve un peligro, porque mejoras lo que marchaba bien. Acuerda qué no se toca y respétalo como el ajedrecista el tablero.',
			love: 'Cortejas llevando la contraria. A algunos les encanta. Con todo, hay noches en que alguien solo quiere que le den la razón, por una vez, hasta el final de la frase.',
			stress:
				'Discutes con quienes no están. Luego te encoges y compruebas un dato o un síntoma diez veces. Dormir, y un amigo franco, son la refutación más rápida.',
			misfit:
				'Se dice que no se puede contar contigo para nada. Con quienes de verdad cuentan, a lo mejor conduces toda la noche sin discutirlo.',
			experiment:
				'Deja hoy que alguien acabe un pensamiento, hazle dos preguntas sobre él y no pongas ninguna pega. ¿Qué defenderías si no hubiera nadie a quien llevar la contraria?',
		},
		ESTJ: {
			portrait:
				'El río llevaba cien años en medio. Entonces llegó alguien con botas, una lista y once personas que sabían a qué hora venir, y ahora hay un puente, y tiene barandilla.',
			strengths:
				'Conviertes «habría que hacer algo» en el jueves a las nueve. Dices lo que piensas a la cara de quien toca y pagas lo que debes. Contigo un grupo sabe dónde está, y esa es una amabilidad que muchos jefes olvidan.',
			blindSpots:
				'La vacilación te suena a pereza. A veces era la única persona que había visto la grieta. Y puedes defender un orden porque es orden, cuando su motivo se mudó hace tiempo.',
			work: 'La responsabilidad te sienta bien en la mano. Repite a tu colega más callado la pregunta de la semana pasada y aguanta el silencio: detrás suele haber algo que te habría costado un mes.',
			love: 'Provees, organizas, proteges. Es amor y tiene horario. A quien te quiere le gustaría verte alguna vez sin tarea entre manos y sin saber muy bien qué hacer.',
			stress:
				'Sube la voz y se acortan las palabras. Detrás, donde casi nadie mira, duele que no se valore lo que haces. Ese dolor prefiere que lo digan a que lo obedezcan.',
			misfit:
				'Que te gusta el poder es un error corriente. Lo que te gusta es que las cosas funcionen, y el poder era lo que estaba más a mano.',
			experiment:
				'Deja hoy sin decidir algo que podrías zanjar en un minuto y mira qué hacen los demás con ello. ¿Quién ha dejado de contarte cosas porque siempre sabes qué hacer?',
		},
		ESFJ: {
			portrait:
				'La mesa tiene ocho sitios y para el noveno invitado ya traen un taburete. Alguien sabe quién no debe sentarse junto a quién, quién toma el café sin azúcar y la madre de cuál está en el hospital.',
			strengths:
				'Haces un grupo de gente que vino por separado. Mantienes en marcha cumpleaños, promesas y fiambreras. No te avergüenza necesitar a otros, y así otros se atreven a necesitarte.',
			blindSpots:
				'La armonía de la sala puede pesarte más que la verdad que hay en ella. Das y luego escuchas el eco; si no vuelve, te quejas, pero a una tercera persona.',
			work: 'Mantienes unido lo que un plan solo enumera. Necesitas oír que lo hiciste bien, y puedes decirlo. Practica dar pronto una noticia incómoda, con el mismo calor que la tarta.',
			love: 'Cuidas los días. Deja alguno sin cuidar: la otra persona también quiere averiguar qué te gusta cuando no le sirve a nadie.',
			stress:
				'Organizas los sentimientos de quienes no los tenían hasta que entraste. Entonces se te escapa una frase fría, lista y cortante, que no reconoces como tuya.',
			misfit:
				'Te toman por convencional. Y puede que hayas abierto tu puerta a quien toda la calle daba por perdido, sin más ceremonia que un plato.',
			experiment:
				'Haz hoy diez minutos algo que solo te guste a ti y no se lo cuentes a nadie. ¿Para la aprobación de quién llevas años cocinando, si nunca va a sentarse a tu mesa?',
		},
		ENFJ: {
			portrait:
				'Cuarenta personas tararean, cada una en su tono. Una levanta la mano, no mucho, y toma aire, y con ella las otras treinta y nueve. De ese aliento anterior al canto vienen estas letras.',
			strengths:
				'Oyes lo que alguien podría hacer y se lo dices de modo que se lo cree. Encuentras palabras en las que un grupo peleado se reconoce. Cerca de ti se trabaja mejor, y nadie sabe bien cómo ha sido.',
			blindSpots:
				'Sabes lo que conviene a los demás y sueles acertar, y aun así descubrirlo puede ser cosa suya. Que te necesiten sabe tan parecido a que te quieran que sigues sirviendo con el plato lleno.',
			work: 'Diriges aunque no tengas el cargo. Vigila la letra pequeña, que no canta; y deja caer de vez en cuando un proyecto que solo vivía porque lo llevabas a hombros.',
			love: 'Te afinas con la otra persona como un instrumento. Al cabo de unos años pregunta, con toda sinceridad, qué te gustaría tocar a ti. Ten lista una respuesta, o al menos un tarareo.',
			stress:
				'Sonríes con más fuerza y todo te parece prueba de que le has fallado a alguien. Después viene una fase fría en que enumeras con gran lógica por qué nada valió la pena. No envíes esa lista.',
			misfit:
				'Dicen que vives para los demás. Quizá tengas también un cuarto con llave y lo visites más de lo que tus amigos imaginan.',
			experiment:
				'Cuando alguien te cuente hoy una pena, no des consejos en cinco minutos; solo pregunta. ¿A quién dejas que te vea cuando no tienes nada que dar?',
		},
		ENTJ: {
			portrait:
				'Hay niebla en el puerto y tres capitanes la comentan. En el cuarto barco alguien ha puesto la mano en el timón, ha mandado a un chico a proa con la sonda, y sale, despacio.',
			strengths:
				'Ves la otra orilla y las tres primeras paladas hacia ella. Decides con lo que sabes y corriges por el camino. Quien quiere mejorar en algo crece deprisa a tu lado.',
			blindSpots:
				'Tomas el silencio por acuerdo. La velocidad te es tan natural que el paso ajeno te parece desgana. Y lo que no se mide es lo primero que va por la borda, amistad incluida.',
			work: 'Tarde o temprano te darán un timón, o lo tomarás. Ten cerca a alguien con permiso para decir «no» antes del mediodía, y prémialo a la vista de todos la primera vez.',
			love: 'Enamoras con planes, y los cumples. Pero una pareja no es un proyecto que ya se lanzó con éxito. Hazle una pregunta para la que no tengas respuesta preferida.',
			stress:
				'Más horas, menos gente. Luego, cuando nadie mira, sube una herida antigua, fuera de toda proporción, y no sabes en qué carpeta ponerla. Pide un oído, no una solución.',
			misfit:
				'Dicen que necesitas ganar. Tal vez necesites un problema a tu altura, y con gusto perderías ante quien te enseñe algo.',
			experiment:
				'Pregunta a alguien con quien trabajas o vives: ¿qué te pongo más difícil? Escucha cuatro minutos y di solo gracias. ¿Qué quedaría de tu autoridad en un día sin resultados?',
		},
	},
};
