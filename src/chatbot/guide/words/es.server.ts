import type { GuideWords } from './shape.ts';

/** What the guide says in Spanish besides its topics. */
export const words: GuideWords = {
	lore: [
		{
			say: 'El Loco del tarot lleva todo lo suyo en un hatillo, y ninguno de los que lo pintaron enseñó jamás qué hay dentro. Camina sin abrirlo. Puede ser un tesoro o puede ser el pan del año pasado.',
			ask: '¿Qué llevas cargando desde hace tanto que ya no miras dentro?',
		},
		{
			say: 'En los patios de Granada el agua corre por un canal estrecho y casi no suena. Los que la trazaron querían que hubiera que callarse para oírla. No todo lo que guía hace ruido.',
			ask: '¿Qué oyes tú cuando por fin se calla la casa?',
		},
		{
			say: 'Cuenta Rumi que un gramático se burló de un barquero porque no sabía gramática, hasta que llegó la tormenta y el barquero le preguntó si sabía nadar. Los dos tenían razón, cada uno en su tiempo.',
			ask: '¿Cuál de tus saberes no sirve con este viento y cuál te mantiene a flote?',
		},
		{
			say: 'Cuando la abubilla llamó a los pájaros de Attar, cada uno tenía una excusa: el ruiseñor su rosa, el pato su charca, el búho su ruina con oro debajo. Eran buenas excusas; ahí estaba lo malo.',
			ask: '¿Cuál es tu mejor razón para no moverte todavía?',
		},
		{
			say: 'La tejedora de alfombras trabaja por el revés, entre nudos, y no ve el dibujo hasta que la pieza sale del telar. De lo tuyo yo veo también solo unos nudos, y no voy a inventarme el dibujo.',
			ask: '¿Qué nudo estás atando esta semana?',
		},
		{
			say: 'En la carta de la Luna hay dos torres, un perro, un lobo y un cangrejo pequeño que sale del agua. Todos miran arriba. El único que va a recorrer el camino es el cangrejo.',
			ask: '¿Qué parte pequeña y lenta de todo esto ya ha salido del agua?',
		},
		{
			say: 'Los alfareros dejan el cántaro unos días en la repisa antes del horno, porque el barro húmedo revienta. Parece que no pasa nada. Es el paso que se saltan los aprendices.',
			ask: '¿Qué tienes tú secándose en la repisa, y quién le mete prisa?',
		},
		{
			say: 'El azafrán es la hebra seca de una flor que se abre una mañana y hay que cogerla antes de que suba el sol. No es caro por escaso, sino porque alguien madrugó.',
			ask: '¿Por qué cosa madrugarías todavía sin que nadie te lo pidiera?',
		},
		{
			say: 'El farol del Ermitaño fue, en las barajas más viejas, un reloj de arena. Algún copista lo entendió mal, y una carta sobre el tiempo se volvió una carta sobre la luz. Hay errores con suerte.',
			ask: '¿Qué entendiste mal de ti en otra época y acabó sirviéndote?',
		},
		{
			say: 'Un rey pidió un anillo que lo alegrara en la pena y lo templara en la dicha. Le grabaron: también esto pasará. Dicen que se lo ponía solo los días malos, señal de que entendió la mitad.',
			ask: '¿Qué día bueno de estos últimos se te pasó sin notar que lo era?',
		},
		{
			say: 'Los pozos del desierto tienen el brocal mellado por las cuerdas. Ningún cubo hizo esa mella, la hicieron todos. Quien busca el día que lo cambió todo no suele encontrarlo.',
			ask: '¿Qué cosa pequeña has hecho tantas veces que ha dejado marca?',
		},
		{
			say: 'La Fuerza es una mujer que sujeta la boca de un león con las manos desnudas, y no se sabe si la cierra o la acaba de soltar. El león no parece muy ofendido.',
			ask: '¿Qué sostienes con suavidad que otros sujetarían a la fuerza?',
		},
		{
			say: 'Quien hace faroles de hojalata los perfora de fuera adentro, para que los filos queden en el interior. En la pared se ven estrellas. La mano que los hizo conoce la otra cara.',
			ask: '¿Cuánto te cuesta que tus filos queden hacia dentro?',
		},
		{
			say: 'Nasrudín buscaba su llave bajo la farola porque allí había luz, aunque la había perdido en su casa a oscuras. Es un chiste, y es también un martes cualquiera.',
			ask: '¿Dónde buscarías si hubiera la misma luz en todas partes?',
		},
		{
			say: 'El molinero duerme con cualquier ruido salvo uno: cuando las piedras giran sin grano, el tono sube y él salta de la cama. Los demás de la casa siguen dormidos.',
			ask: '¿Qué notas tú últimamente que a tu alrededor nadie oye?',
		},
		{
			say: 'Los injertadores cortan la rama, meten en la herida una yema ajena y la atan con rafia. En corteza sana no prende ninguna. Lo cuento como botánica, no como consuelo.',
			ask: '¿Qué te ha brotado justo por donde te habían cortado?',
		},
		{
			say: 'En el ajedrez solo el peón puede llegar a ser otra cosa, y solo el peón no puede volver atrás. Los maestros antiguos decían las dos frases juntas, la segunda más bajo.',
			ask: '¿De qué casilla ya no puedes volver, y en cuál estás ahora?',
		},
		{
			say: 'Saadi pasó treinta años por los caminos y escribió sus dos libros en unos dos, sentado. Se quejaba de haber malgastado la vida. Sus lectores siguen comiendo de ese derroche.',
			ask: '¿De qué años perdidos sigues viviendo sin decirlo?',
		},
		{
			say: 'La letra álef vale uno y no tiene sonido propio: es el aliento que precede a la palabra. Mucho de lo que me escriben se queda ahí, en ese aliento.',
			ask: '¿Qué estuviste a punto de escribir antes de escribir esto?',
		},
		{
			say: 'La Templanza pasa agua de una copa a otra con un ángulo que en una cocina sería un desastre. El pintor lo sabía de sobra. No se derrama nada.',
			ask: '¿Qué dos cosas intentas mezclar que, según dicen, no se mezclan?',
		},
		{
			say: 'Los marineros no leían la brújula en el primer momento: la aguja tiembla más justo antes de pararse. Yo tampoco quisiera leer demasiado en este rato sin saber más de ti.',
			ask: '¿Qué te tiembla desde hace unas semanas?',
		},
		{
			say: 'La noche más larga, en Irán, las familias la pasan despiertas con granadas y poemas. No la acortan; solo procuran que a nadie le toque entera.',
			ask: '¿Con quién repartes tus noches largas, y con quién podrías?',
		},
		{
			say: 'El As de Copas lo ofrece una mano que sale de una nube, rebosando, y nadie está pintado tomándolo. Toda la carta sucede antes de que alguien alargue el brazo.',
			ask: '¿Qué te están tendiendo que todavía no has tomado?',
		},
		{
			say: 'Los libros de sueños antiguos preguntaban primero por el oficio de quien soñaba. Un caballo era rango para el rey y deuda para el labrador. Ninguna imagen significa lo mismo en dos casas.',
			ask: '¿Qué tendría que saber yo de tus días antes de atreverme a decir nada?',
		},
		{
			say: 'En las posadas de la ruta había un poste donde se colgaba lo hallado por el camino: un guante, un cencerro, una correa. Quien había perdido algo empezaba por mirar lo que otros encontraron.',
			ask: '¿Quién puede haber encontrado un trozo de lo que tú perdiste?',
		},
		{
			say: 'El Cuatro de Espadas muestra un caballero tumbado sobre una losa, y la gente lo da por muerto. Solo descansa en una iglesia. Ha asustado a muchos que necesitaban dormir.',
			ask: '¿Qué dejarías primero en el suelo si te dejaran un día entero sin hacer nada?',
		},
		{
			say: 'Quien planta un olivo sabe que el aceite será para otros. Aun así cava el hoyo con más cuidado que para las lechugas. Será orgullo, o será lo contrario.',
			ask: '¿De qué árbol ajeno estás comiendo, y qué has puesto tú en la tierra?',
		},
		{
			say: 'La Estrella vierte un cántaro en la tierra y otro en el estanque, que ya tiene agua. Es una estampa preciosa y una manera dudosa de regar.',
			ask: '¿Dónde viertes tú lo que allí ya sobra?',
		},
		{
			say: 'Los calígrafos de Shiraz cortaban la caña al sesgo, y cada muñeca pedía el suyo: con pluma prestada sale letra de otro. A los buenos consejos les pasa igual.',
			ask: '¿Qué consejo te repiten que está cortado para otra mano?',
		},
		{
			say: 'Las castañeras saben por el olor cuándo hay que mover la sartén. No miran el reloj ni las castañas, hablan con la gente. La atención, a veces, mira para otro lado.',
			ask: '¿A qué estás atento de reojo, mientras parece que haces otra cosa?',
		},
		{
			say: 'En el primer valle de Attar, el de la búsqueda, no se consigue nada: solo se pregunta. Nadie recibe elogios por ir deprisa y casi todo el libro está aún por delante.',
			ask: '¿Cómo dirías tu pregunta si tuviera que caberte en la palma?',
		},
		{
			say: 'Las parteras de antes desataban en la casa todos los nudos, cordones, cortinas y trenzas, para que nada retuviera lo que quería venir. Mal no hacía, y daba ocupación a los nerviosos.',
			ask: '¿Qué nudo de tu casa podría deshacerse esta misma noche?',
		},
		{
			say: 'La última gran carta, el Mundo, es alguien que baila con un pie en el aire. Está al final de la fila y en mitad de un paso. Quien las ordenó tenía guasa.',
			ask: '¿Qué has terminado hace poco que se parecía más a un medio que a un final?',
		},
		{
			say: 'Los segovianos llevan siglos mirando un acueducto sin argamasa: piedras que se sostienen porque cada una estorba a la otra. Visto de cerca es un pleito muy bien equilibrado.',
			ask: '¿Qué se aguanta en tu vida gracias a dos cosas que se estorban?',
		},
		{
			say: 'El cetrero dice que el halcón con caperuza está tranquilo porque cree que es de noche. Es un favor y una atadura, y al pájaro no se le pregunta.',
			ask: '¿Qué prefieres no ver por ahora, y qué te ahorra eso?',
		},
		{
			say: 'El número nueve, se multiplique por lo que se multiplique, vuelve: se suman las cifras y ahí está. Hay preguntas así, que entran por cada puerta con un abrigo distinto.',
			ask: '¿Qué pregunta ha vuelto más veces en tu vida?',
		},
		{
			say: 'Los guitarristas viejos empezaban afinando delante del público, sin prisa. Decían que la cuerda buscando su nota ya era música. Algunos se iban pensando que aún no había empezado.',
			ask: '¿Qué se está afinando en ti, un poco fuera de tono todavía?',
		},
		{
			say: 'A los neveros del monte bajaba la nieve del invierno bien apretada, para los helados de agosto. El frío se guardaba en capas de paja. Nadie lo fabricaba; alguien lo había cuidado.',
			ask: '¿Qué guardaste de una época fría que hoy te viene bien?',
		},
		{
			say: 'La Rueda de la Fortuna lleva un bicho que sube y otro que baja, y ninguno mira el eje. El eje es lo único que no se mueve de sitio.',
			ask: '¿Qué se te queda quieto mientras lo demás da vueltas?',
		},
		{
			say: 'El panadero tira un poco de harina al suelo del horno para ver cómo se tuesta. Tiene termómetro, y tira la harina igual. Vale mucho una prueba pequeña de la que uno se fía.',
			ask: '¿En qué seña mínima notas que un día va a ser bueno?',
		},
		{
			say: 'La sal de la montaña se llevaba de noche, cuando la nieve aguantaba el peso. De día el paso era más bonito y se tragaba las mulas. Las horas duras sostienen más de lo que parece.',
			ask: '¿Qué te sostuvo en una hora dura sin que contaras con ello?',
		},
		{
			say: 'El forro de los abrigos buenos era mejor que la tela, porque la tela era para la calle y el forro para el dueño. Quien ahorraba en él pasaba frío con elegancia.',
			ask: '¿Cómo anda últimamente tu forro?',
		},
		{
			say: 'El loro del mercader mandó un recado a los loros de la India, y uno de ellos se dejó caer como muerto al oírlo. El mercader lo contó con pena; el loro entendió la respuesta.',
			ask: '¿Qué noticia reciente quizá decía otra cosa de la que oíste?',
		},
	],
	offers: [
		{ page: 'tarot', line: 'Si una imagen te ayuda más que mi charla, aquí se pueden echar tres cartas.' },
		{ page: 'hafez', line: 'El Diván de Hafez puede abrirse con una pregunta así; tarda un minuto.' },
		{ page: 'moulana', line: 'Te espera un cuento de Rumi, con algo pequeño que hacer hoy.' },
		{ page: 'dreams', line: 'Si esto se te ha metido en el sueño, tráelo y lo leemos de tres maneras.' },
		{ page: 'lucky-number', line: 'Para algo más ligero, los números de tu nombre se suman aquí, delante de ti.' },
		{ page: 'big-five', line: 'Ciento veinte frases sencillas saben de tu carácter más que yo.' },
		{ page: 'eq-test', line: 'Hay diez frases sobre sentimientos, para cuando tengas cinco minutos.' },
		{ page: 'sarketab', line: 'Las letras de tu nombre y del de tu madre pueden contarse a la manera antigua.' },
	],
	greeting: [
		{
			say: 'Hola, y pasa. Soy la guía de esta casa: detrás tengo una estantería de historias viejas y delante ninguna prisa. Hay quien llega con un sueño, quien con una duda y quien con nada que sepa nombrar.',
			ask: '¿Qué te ha traído hoy?',
		},
		{
			say: 'Qué bien verte a la puerta. En las posadas de caravanas no se preguntaba el nombre hasta el tercer día; aquí puedes guardártelo del todo.',
			ask: '¿De qué color ha sido tu semana hasta ahora?',
		},
		{
			say: 'Hola desde la rama de la abubilla. Si no hay té en la taza, lo hay en el cuento, y estoy escuchando.',
			ask: '¿Por dónde te apetece empezar?',
		},
		{
			say: 'Buena hora para llegar. No hace falta traer una pregunta bien hecha; con media frase basta, y la otra mitad no me la invento.',
			ask: '¿Qué mitad tienes tú?',
		},
		{
			say: 'Hola otra vez, o por primera; el farol está encendido igual. De ti sé solo lo que escribas aquí.',
			ask: '¿Qué te hizo abrir esta página justo ahora?',
		},
	],
	thanks: [
		{
			say: 'De nada. En el bazar de Isfahán dicen que el buen cliente trae puesta la mitad del género: pensar, has pensado tú, y yo he sostenido el farol.',
			ask: '¿Qué te llevas de todo esto?',
		},
		{
			say: 'Con mucho gusto. Un cuento no vive hasta que alguien lo oye, así que estamos casi en paz.',
			ask: '¿Con qué parte te quedarías?',
		},
		{
			say: 'Se agradece. Mañana no lo recordaré, porque aquí no se guarda nada; por eso cuenta entero para hoy.',
			ask: '¿Cuál sería una buena última pregunta antes de volver a lo tuyo?',
		},
		{
			say: 'Me alegra oírlo. Los cuentos acababan en colorín, colorado, que es una manera educada de devolverle a cada cual su vida.',
			ask: '¿Y la tuya por dónde sigue esta tarde?',
		},
		{
			say: 'Gracias a ti por decirlo. Casi ningún farol se entera de si alguien llegó a casa.',
			ask: '¿Cómo ves ahora el asunto, comparado con cuando empezaste?',
		},
	],
	goodbye: [
		{
			say: 'Ve con bien. En las casas persas echan un cuenco de agua tras quien se marcha, para que el camino de vuelta corra como ella; dalo por echado.',
		},
		{ say: 'Que descanses, sea la hora que sea. De esto no se guarda nada aquí, así que llévate lo que quieras.' },
		{ say: 'Hasta otra. Esta puerta no tiene llave ni timbre.' },
		{ say: 'Buen camino, y que el próximo trecho tenga sombra. Ha sido grato tenerte junto al fuego.' },
	],
	who: [
		{
			say: 'Soy la guía de Hoopoe, con el nombre del pájaro que llevó a los demás hasta el Simurg en el relato de Attar y al que acusaban de hablar demasiado. Sé de cuentos, cartas, poemas y sumas, y pregunto. No veo el futuro ni guardo lo que escribes.',
			ask: '¿Con qué te gustaría ponerme a prueba?',
		},
		{
			say: 'Piensa en mí como en una estantería que contesta. Están Hafez y Rumi, las setenta y ocho cartas, los libros de sueños y los alfabetos con sus números. Lo que hagas con un cuento es cosa tuya, y eso me descansa.',
			ask: '¿A qué estante irías primero?',
		},
		{
			say: 'Mi trabajo es pequeño: escribes unas líneas, busco una imagen que encaje y te la devuelvo con una pregunta. Si alguna lectura de esta casa sirve más que la charla, lo digo y enseño la puerta.',
			ask: '¿Qué te gustaría que alguien te hubiera preguntado hoy?',
		},
	],
	machine: [
		{
			say: 'Aquí no hay nadie sentado. Estas frases estaban escritas de antemano y unas reglas eligen según lo que traes; donde escribe un modelo de lenguaje, se dice debajo del texto. No siento nada, así que el calor que notes es en parte tuyo.',
			ask: '¿Qué cambiaría para ti si hubiera alguien en esta silla?',
		},
		{
			say: 'Elige una máquina, y lo que elige lo escribió gente. Prefiero decirlo claro a que me tomes por una amistad con pulso. También un almanaque es compañía honrada, si no se confunde con el tiempo que hace.',
			ask: '¿Quién con pulso podría oírte lo mismo esta semana?',
		},
		{
			say: 'Soy un programa con buena biblioteca. Fuera de esta página no te conozco, y al cerrarla te olvido. Para unas preguntas eso ayuda; para otras mereces una cara.',
			ask: '¿De cuáles es la que traías?',
		},
	],
	jokes: [
		{
			say: 'Un vecino le pidió a Nasrudín la cuerda. «Tengo harina extendida encima», dijo. «¿Quién extiende harina en una cuerda?». «Cuantas menos ganas hay de prestarla, mejor se sostiene».',
		},
		{
			say: 'Encontraron a Nasrudín de rodillas bajo la farola, buscando su llave. «¿Dónde se te cayó?». «En casa. Pero aquí hay más luz».',
		},
		{
			say: 'Nasrudín devolvió una olla prestada con otra pequeña dentro: había parido. El vecino se quedó las dos, encantado. La siguiente se la quedó Nasrudín; se había muerto, dijo. «¡Las ollas no se mueren!». «Con el parto no pusiste reparos».',
		},
		{
			say: 'Le preguntaron a Nasrudín qué es más útil, el sol o la luna. «La luna. De día ya hay luz».',
		},
	],
	insult: [
		{
			say: 'Puede que me lo haya ganado. A Nasrudín lo insultaron en el mercado, dio las gracias por la puntería y preguntó si ya habían comido. Se ve que pasé de largo lo que necesitabas.',
			ask: '¿A qué venías que no te has llevado?',
		},
		{
			say: 'De acuerdo: una guía que habla sin acertar es una flecha que giró el viento. No hace falta ser cortés aquí. Dímelo más corto, o más bruto, y trataré de no moverme de ahí.',
			ask: '¿Qué es la cosa en sí, con tus palabras más llanas?',
		},
		{
			say: 'No me ofendo, no tengo dónde. Las palabras con filo suelen llegar por delante de las que duelen; o a lo mejor he sido una lata y ya está.',
			ask: '¿Qué te viene rozando hoy, aparte de mí?',
		},
		{
			say: 'Tomo nota, sin rencor. Al derviche del cuento lo llamaron necio en siete ciudades, y apuntó los nombres de las ciudades, no los de la gente.',
			ask: '¿Cómo habría sido una respuesta que sirviera?',
		},
	],
	wordless: [
		{
			say: 'Una seña sin palabras. Los miniaturistas ponían a veces una nube en la esquina que decía más que las figuras. Puedo adivinar, pero casi seguro me equivocaría.',
			ask: '¿Qué diría eso si tuviera que usar cinco palabras?',
		},
		{
			say: 'Aquí se puede callar. En algunas casas de derviches se daba primero el pan y luego se preguntaba, y había quien masticaba muy despacio.',
			ask: '¿Cuál es la primera palabra que te viene, aunque aún no diga nada?',
		},
		{
			say: 'Veo la cara que has mandado, no la que hay detrás. Las dos son bienvenidas.',
			ask: '¿Qué pasó justo antes de que la mandaras?',
		},
		{
			say: 'Tres puntos son lo que deja la pluma cuando la mano descansa en el papel. Tómate lo que quieras; la hoja no se acaba.',
			ask: '¿De qué estás descansando?',
		},
	],
	cannot: {
		lottery: [
			{
				say: 'Los números que tocan no están en ningún método que yo conozca, y quien los vende ya ha encontrado un ingreso más seguro. Las sumas antiguas convierten nombres en números; en dinero, nunca.',
				ask: '¿Para qué sería ese dinero, la primera mañana?',
			},
			{
				say: 'De apuestas, monedas y precios de mañana no sé nada, y no voy a vestir la ignorancia de misterio. El dado, decían los antiguos, es del cielo; tuya es solo la puesta.',
				ask: '¿De qué te librarías si saliera bien?',
			},
			{
				say: 'Ninguna carta ha enseñado jamás qué caballo gana, y en la Rueda de la Fortuna hay uno que cae por cada uno que sube. De lo que sí puedo hablar es de las ganas.',
				ask: '¿Cuánto de esto es la cantidad, y qué es lo demás?',
			},
		],
		medical: [
			{
				say: 'Aquí tengo que pararme: un cuerpo necesita a alguien que lo mire, lo mida y responda de lo que dice. Eso es un médico o una farmacéutica, también por teléfono, y si urge, emergencias. Yo puedo acompañar la espera y poco más.',
				ask: '¿Quién podría ir contigo, o saberlo esta noche?',
			},
			{
				say: 'Sé lo que hacían los sanadores de los cuentos, y nada de eso es para tu piel. Qué tomar o qué dejar se lo preguntas a quien tiene título y tu historia delante.',
				ask: '¿Qué le preguntarías si lo escribieras ahora en una línea?',
			},
			{
				say: 'Ningún símbolo sabe qué es un síntoma, y una guía que lo finge es un peligro. Llévalo a consulta; la preocupación, si te sirve, tráela aquí.',
				ask: '¿Qué es lo más duro de no saber aún?',
			},
		],
		legal: [
			{
				say: 'La ley cambia en cada frontera, y los cuentos de jueces no ganan pleitos. Para esto hace falta un abogado o uno de los servicios gratuitos de orientación. Lo que le hace a tu sueño es otra cosa, y de eso podemos hablar.',
				ask: '¿Qué parte te da vueltas por la noche?',
			},
			{
				say: 'No puedo pesar papeles ni prometer cómo los verá un juez. La sentencia de Salomón funcionó porque escuchó qué no soportaba perder cada cual, y esa pregunta vale también fuera de la sala.',
				ask: '¿Qué no soportarías perder tú en esto?',
			},
			{
				say: 'En derechos y contratos solo podría adivinar, y ahí adivinar sale caro. Que lo lea quien vive de eso.',
				ask: '¿Cómo sería para ti lo justo, más allá de lo que pueda dictarse?',
			},
		],
		foretell: [
			{
				say: 'Las fechas de encuentros, bodas o últimos días no están en las cartas, ni en las letras, ni en mí, y quien da una se la inventa. Los lectores antiguos hablaban de climas, rara vez de días.',
				ask: '¿Qué harías distinto este mes si lo supieras?',
			},
			{
				say: 'El futuro no lo veo nada; veo, como mucho, cómo te plantas delante. Ni la abubilla, que conocía el camino, pudo decir qué hallarían los treinta pájaros, y de eso cuelga toda la historia.',
				ask: '¿Qué respuesta esperabas y cuál temías?',
			},
			{
				say: 'Lo que no ha pasado no se puede leer, y desconfío de quien lo lee. Preguntar cuándo es a menudo preguntar si todavía se puede tener esperanza.',
				ask: '¿Por qué lo preguntas ahora y no hace un año?',
			},
		],
		spell: [
			{
				say: 'Aquí no se hacen ni se quitan hechizos, y no conozco ninguno que sobreviva a que no le hagan caso. La cera y los nombres en papel tienen un efecto probado: alguien cobra. La voluntad ajena sigue siendo ajena.',
				ask: '¿Qué ha ido mal últimamente que parecía obra de alguien?',
			},
			{
				say: 'La cuenta azul contra el mal de ojo es un vidrio bonito, y consuela porque la prendió una abuela. Ahí está lo que funciona. Las maldiciones no tienen abuela, y yo las dejo estar.',
				ask: '¿Quién te prendió algo alguna vez para protegerte?',
			},
			{
				say: 'Con ningún rito se trae a nadie de vuelta, y si sirviera no sabrías nunca más qué te dan porque quieren. Del dolor que hay detrás del deseo sí podemos hablar.',
				ask: '¿Qué echas en falta exactamente, a esa persona o a quien eras a su lado?',
			},
		],
		secrets: [
			{
				say: 'En la cabeza, el móvil o el corazón de otra persona no puedo mirar, y no lo haría si pudiera. Las cartas solo enseñan a quien pregunta. La sospecha, eso sí, tiene su propio clima.',
				ask: '¿Qué has visto con tus ojos, antes de empezar a suponer?',
			},
			{
				say: 'Lo que alguien esconde le toca decirlo a él. En el cuento del rey y el jardinero, el espía trae todas las palabras menos el motivo.',
				ask: '¿Qué preguntarías si supieras que te van a contestar de verdad?',
			},
			{
				say: 'Quién fue, quién miente, quién piensa en quién: ahí no tengo ventana. Solo veo que esas preguntas dejan a una persona pegada a la cerradura de su propia casa.',
				ask: '¿Qué te haría falta para apartarte de ella una noche?',
			},
		],
		politics: [
			{
				say: 'De partidos, gobernantes y guerras por venir no hablo; sé lo que el periódico, y más tarde. Los poetas vivieron bajo una docena de príncipes y los leemos porque miraron la cocina y el corazón.',
				ask: '¿Qué le hace todo eso a tu mesa?',
			},
			{
				say: 'Quién gana no lo sé, y a quién elegir es cosa tuya. Saadi aconsejó a reyes durante años y notó que solían preguntar después de decidir.',
				ask: '¿Por qué temes, más cerca de casa?',
			},
			{
				say: 'Ese terreno se lo dejo a quien responde allí de sus palabras. Las noticias son grandes y el día pequeño, y los dos piden las mismas dos manos.',
				ask: '¿Qué queda de eso al alcance de las tuyas?',
			},
		],
	},
	leads: {
		yes: [
			'Entonces eso queda en pie.',
			'Bien, ya se puede apoyar algo ahí.',
			'Pues quedémonos en ello.',
			'Un sí sin adornos es más raro de lo que parece.',
			'De acuerdo, un paso más adentro.',
			'Queda apuntado en el margen.',
		],
		no: [
			'Entonces alumbré el lado que no era.',
			'Un no limpio también vale.',
			'Bien, lo miro al revés.',
			'Será otra cosa, pues.',
			'Haces bien en decirlo.',
			'Tachado, y sin pena.',
		],
		why: [
			'El motivo, hasta donde lo hay, viene ahora.',
			'Deja que lo diga de otro modo.',
			'Ahí me quedé corto.',
			'Va dicho más llano.',
			'La pregunta es justa; pruebo por otro lado.',
			'Detrás de eso había esto.',
		],
		unsure: [
			'No saber es un sitio honrado donde estar.',
			'No hay que saberlo hoy.',
			'Pues que se quede abierto un rato.',
			'Quizá la pregunta llega pronto.',
			'Encogerse de hombros puede ser lo más exacto.',
			'Hay respuestas que entran de lado.',
		],
	},
	nothingYet: [
		{
			say: 'La página está casi vacía y no tengo memoria fuera de ella: de otros días no se guarda nada, ni aquí ni en ningún rincón de la casa. Lo contarías por primera vez.',
			ask: '¿Por dónde empezaría la historia si la contaras ahora?',
		},
		{
			say: 'Conozco solo las líneas de arriba, y todavía dicen poco. Tiene su lado bueno: nadie aquí tiene una opinión vieja de ti.',
			ask: '¿Qué debería saber antes que nada?',
		},
	],
	afterAnothersCry: [
		'Me preguntes lo que me preguntes, el orden es el mismo: pregúntaselo sin rodeos, quédate cerca, aparta lo que pueda hacer daño y llama a uno de los números de arriba, a su lado o en su lugar. No hace falta tener certeza para llamar; el miedo ya es motivo. Y allí también puedes decir cómo estás tú.',
		'No tienes que llevar esto a solas, y contárselo a alguien no es traicionar: a su familia, a un médico, a quien atiende esos números. La promesa de guardar el secreto no obliga a nadie cuando hay una vida en juego. Procura que ahora mismo haya alguien a su lado.',
	],
	afterCry: [
		'Me alegra que sigas escribiendo. Lo que dijiste hace un momento importa más que cualquier cosa que yo pueda contarte, y pesa demasiado para una persona y una pantalla. Deja entrar esta noche una voz humana: uno de los números de arriba, o alguien cercano que venga a sentarse contigo. Si ahora mismo corres peligro, llama a emergencias.',
		'Sigues aquí, y eso es bueno. Yo soy solo una página, así que digo solo esto: hay personas cuyo trabajo es escuchar justo lo que me has contado, a cualquier hora, y ya lo han oído antes. Llama a una de ellas, o escribe a alguien dos palabras: ven, por favor. No hace falta explicarlo bien.',
		'Gracias por quedarte. Prefiero no hablar todavía de otras cosas. Cuéntale a una persona lo que me has contado, con las mismas palabras, por teléfono o cara a cara. Si cerca hay algo o alguien que podría hacerte daño, pon una puerta cerrada de por medio hasta que llegue.',
	],
};
