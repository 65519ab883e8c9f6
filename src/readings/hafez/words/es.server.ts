import type { HafezWords } from './shape.ts';

/** Las palabras de los doce poemas en español. */
export const words: HafezWords = {
	1: {
		openings: [
			'Una copa da la vuelta a la sala de mano en mano, y quien la pide lo confiesa sin rodeos: al principio parecía fácil. La dificultad no estaba escondida; llegó después, cuando ya nadie quería levantarse de la rueda.',
			'Antes de hablar del amor, Hafez llama a quien sirve. Quiere que la copa circule, como se pide en la mesa la sal, y solo entonces admite que lo empezado con ligereza le ha caído encima con todo su peso.',
			'«Fácil» es la palabra que sostiene este verso, y está en pasado. Entre un hemistiquio y otro cabe todo lo que nadie cuenta al brindar: el segundo mes, la primera deuda, la noche en que la música siguió sin ganas.',
		],
		heritage: [
			'Como el Diván se ordena por la última letra de la rima, este gazal abre casi todos los ejemplares; su primera línea está en árabe, y en árabe se cierra también la última.',
			'Sudi, comentarista bosnio del siglo XVI, sostuvo que la mitad árabe era préstamo de un califa de mala fama; los eruditos modernos no han dado con ese poema, pero la discusión sigue servida.',
		],
		turns: {
			love: {
				turn: 'El verso no se queja del amor; se queja de su publicidad, que enseñaba el comienzo y callaba el resto. En lo que preguntas hay también dos fechas, la del primer asombro y la del primer esfuerzo. Se suele añorar una y esconder la otra, cuando solo de la segunda quedan testigos.',
				counter:
					'Claro que no toda dificultad es prueba de hondura. A veces un amor cuesta porque roza donde no debe, y aguantar no lo vuelve más verdadero.',
				question: '¿Cuándo dejó de parecerte fácil querer, y a quién se lo callaste?',
				act: 'Sirve hoy dos vasos de agua, bebe uno y deja el otro enfrente; mientras se entibia, decide qué frase merece ser dicha primero.',
			},
			work: {
				turn: 'Todo oficio tiene su copa de bienvenida: el primer contrato, el cuaderno nuevo, la nota del primer examen. Después vienen los días sin brindis, que son casi todos. Hafez no se levanta de la mesa; manda que la jarra siga, es decir, reparte el peso. A lo tuyo puede estar faltándole otra mano, más que otro esfuerzo.',
				counter:
					'O la ayuda sobra y lo que falta es un no. Quien reparte una carga mal elegida solo consigue que la lleven entre varios.',
				question: '¿A quién no le has pedido ayuda todavía, y qué crees que perderías al pedirla?',
				act: 'Escribe en un papel la tarea que más pesa y, al lado, el nombre de quien podría sostener una esquina.',
			},
			travel: {
				turn: 'Ninguna marcha empieza en la puerta: empieza la noche en que se cuenta la idea y todos levantan el vaso. El mapa, entonces, no tiene cuestas. La partida que imaginas ya ha sido sencilla una vez, de palabra; lo que viene ahora trae horarios, rodillas y lluvia, y por eso mismo se parece más al mundo.',
				counter:
					'También hay quien exagera las cuestas para no salir nunca de la sobremesa. La prudencia y la pereza llevan el mismo abrigo.',
				question: '¿Qué dificultad de este camino prefieres no mirar porque estropearía el relato?',
				act: 'Pesa hoy la bolsa o mochila que llevarías, con lo imprescindible dentro, y saca la cosa que solo va por si acaso.',
			},
			wellbeing: {
				turn: 'Al cuerpo nadie lo convida al brindis, y es quien paga la ronda. Empezar algo con ganas esconde cuánto va a costar, y el cansancio llega más tarde, como la cuenta. Hafez lo dice sin moverse de su sitio, con el vaso en la mano: ni se disculpa ni promete enmienda. Nombra lo que pesa y se queda.',
				counter:
					'Puede que no te falte reposo sino compañía, y entonces dormir más no toque el fondo. De eso sabe más tu almohada que ningún verso.',
				question: '¿Desde qué día llamas normal a algo que antes te parecía demasiado?',
				act: 'Bebe un vaso de agua a sorbos, de cara a una ventana y sin pantalla cerca, hasta que se vea el fondo.',
			},
			family: {
				turn: 'En una rueda la copa llega a cada cual, también a quien menos se soporta; así es la familia. Al principio fue fácil porque cargaban otros: alguien cocinaba, alguien callaba a tiempo. Ahora el turno ha pasado a tus manos, y se descubre que sostener la jarra cansa un hombro que antes ni se notaba.',
				counter:
					'No siempre le toca al mismo brazo. Si tus turnos duran años, la rueda se ha roto por otro lado y no te corresponde a ti cerrarla.',
				question: '¿Quién hacía en tu casa lo que nadie veía, y quién lo hace hoy?',
				act: 'Llama a la persona más callada de tu familia y pregúntale por algo pequeño: una receta, una calle, el nombre de un vecino.',
			},
			decision: {
				turn: 'Quien decide suele comparar dos comienzos, y los comienzos son parientes: todos sonríen. Este verso aconseja comparar los martes del tercer mes. Busca en cada camino su trabajo más feo y más repetido; el que puedas imaginar sin apartar la vista le lleva al otro cierta ventaja, aunque brille menos.',
				counter:
					'Con ese método, eso sí, nadie se habría enamorado ni habría aprendido el violín. Un poco de ceguera inicial hace falta para empezar.',
				question: '¿Cuál de las dos dificultades te aburriría y cuál, además de costarte, te interesaría?',
				act: 'Pon sobre la mesa dos tazas, una por opción, y empuja hacia ti la que elegirías si nadie mirara.',
			},
			waiting: {
				turn: 'El copero tiene un defecto: empieza por el otro extremo de la sala. Entre pedir y recibir, la copa pasa por bocas que no conoces. Tu respuesta podría andar por ese recorrido, ni negada ni cercana, detenida en manos que tienen su propia sed y ninguna noticia de la tuya.',
				counter:
					'Aunque convendría averiguar si llegaste a pedirla. Hay silencios que parecen demora y son una petición que nunca salió de la boca.',
				question: '¿Por cuántas manos tiene que pasar lo que esperas antes de llegar a la tuya?',
				act: 'Friega a mano una taza que lleve días en el fondo del armario, sécala y déjala boca arriba.',
			},
			loss: {
				turn: 'Un día la copa da la vuelta y hay un asiento que no la toma. Quien la pasa duda un instante, y esa duda es el duelo. Lo difícil vino luego, dice el verso; con el dolor ocurre igual: los primeros días traen su propia multitud, y es más tarde cuando pesa la mano tendida en el aire.',
				counter:
					'Cada ausencia tiene su calendario y el tuyo puede ir al revés. Nada obliga a que hoy duela de la manera prevista.',
				question: '¿En qué momento del día se nota más el hueco en la rueda?',
				act: 'Enciende una vela pequeña en la mesa donde comes y déjala arder lo que dura una taza de té.',
			},
			open: {
				turn: 'El trago va delante de la confesión. Primero se pide, luego se dice la verdad: es un orden poco heroico y muy humano. Lo que traes sin nombre a lo mejor no anda buscando explicaciones. Le bastaría un sitio a la mesa, cierto ruido de platos, y permiso para decirse mal la primera vez.',
				counter:
					'Aunque un exceso de compañía también sirve para no oírse. Hay cosas que solo hablan cuando se han ido los invitados.',
				question: '¿Cómo contarías lo que te pasa si empezaras por lo sencillo que parecía?',
				act: 'Di a solas y en voz alta, mal dicho, lo que te ronda; luego repítelo con la mitad de palabras.',
			},
		},
	},
	2: {
		openings: [
			'Un alcázar entero, con torres y banderas, y debajo tierra suelta. Hafez no lo derriba ni lo llora: lo mira como un albañil que ya ha tocado el muro con los nudillos, y llama a los suyos para que salgan al patio.',
			'Dos edificios hay en este verso, el de lo que se espera y el de los años, y ninguno pisa roca: uno cojea de la base, el otro está construido sobre una corriente de aire. Entre ambos, alguien hace señas de acercarse.',
			'«Ven», dice la primera palabra, y lo que sigue es un parte de obra: cimientos flojos, suelo de viento. Es raro convidar a alguien enseñándole las grietas. Así se invita, sin embargo, cuando hay confianza y poca tarde por delante.',
		],
		heritage: [
			'En persa el vino se llama bāde y el viento, bād: una letra apenas separa lo que Hafez pide de lo que se lo lleva todo, y quien recita el verso oye el soplo dos veces.',
			'Ibn Battuta contó que el emir Abu Ishaq quería alzar en Shiraz un arco que rivalizara con el de Ctesifonte; en 1353 había perdido la ciudad. El poeta, por entonces, aún era joven.',
		],
		turns: {
			love: {
				turn: 'Sobre una persona se edifica deprisa: habitaciones con vistas, años enteros amueblados sin preguntarle. Que la base ceda no acusa al cariño, acusa al plano, dibujado por una sola mano. Una tienda de campaña clavada entre dos aguanta más temporal que el palacio que alguien soñó por su cuenta.',
				counter:
					'Con todo, ningún amor ha empezado con informe técnico. Cierta imprudencia de arquitecto forma parte del asunto, y curarse de ella sería mudarse a la roca pelada.',
				question: '¿Qué habitación has construido para dos sin contárselo a la otra persona?',
				act: 'Dibuja en una servilleta la casa que imaginas con ese amor y marca con una cruz lo que ya existe.',
			},
			work: {
				turn: 'Los planes de trabajo aman las plantas altas: el cargo, la cifra, el título colgado en la pared. Abajo, mientras tanto, hay cosas sin lucimiento que sostienen o no sostienen: dormir, cobrar a tiempo, saber hacer bien una tarea. El verso baja al sótano con una lámpara y se entretiene allí un rato.',
				counter:
					'Mirar demasiado los pilares también es un modo de no subir. Algunas casas se afirmaron porque alguien ya vivía en ellas.',
				question: '¿Sobre qué descansa hoy tu proyecto que podría faltar mañana sin hacer ruido?',
				act: 'Calcula en el reverso de un recibo cuántas semanas aguantaría tu plan si le fallara el apoyo principal.',
			},
			travel: {
				turn: 'Lejos siempre hay un castillo: la ciudad donde por fin madrugarías, el país sin vecinos de arriba. Se construye con fotografías ajenas y no necesita sostén, porque nadie duerme dentro. El temblor que lo sacude al llegar suele haber subido contigo al tren, plegado entre las camisas.',
				counter:
					'Pero hay castillos que vistos de cerca tienen cocina, gotera y una llave puesta. Sin ir hasta allí, eso no se averigua.',
				question: '¿Qué esperas que haga por ti ese lugar que aquí nadie ha logrado?',
				act: 'Busca en un mapa la calle más corriente de ese destino, lejos de la plaza, y mira dónde comprarías el pan.',
			},
			wellbeing: {
				turn: 'Que la vida descanse sobre el aire puede oírse como amenaza o como dato de la respiración. Si todo pende de un soplo, ningún ladrillo tuyo tiene obligación de ser eterno. Se puede pasar un día sin apuntalar nada y comprobar, al anochecer, que el techo sigue en su sitio y la espalda también.',
				counter:
					'Hay preocupaciones que no son castillos, y a esas les conviene hablar con alguien que sepa antes que un poema de ruinas.',
				question: '¿Cuánto de tu cansancio viene de sujetar algo que aún no se ha caído?',
				act: 'Túmbate en el suelo, con la espalda entera apoyada, y deja que durante cinco minutos la tierra haga su trabajo.',
			},
			family: {
				turn: 'Los padres levantan torres dentro de los hijos, y los hijos dentro de los padres: serás, fuiste, deberías. Viven todos entre andamios. Lo que Hafez propone es el patio, esa parte de la casa que no promete nada y donde, sin embargo, se está junto al pozo a la hora del fresco.',
				counter:
					'Algunas expectativas fueron buena escalera y alguien creció gracias a ellas. Retirarlas todas por principio sería otra forma de soberbia.',
				question: '¿Qué ilusión ajena llevas puesta como si fuera un muro maestro?',
				act: 'Siéntate cinco minutos junto a alguien de casa, o junto a su retrato, sin corregir ni pedir nada.',
			},
			decision: {
				turn: 'Te gustaría elegir sobre piedra, y en este verso no hay piedra en venta. Las dos opciones tienen el suelo blando; una lo esconde bajo mármol y la otra lo deja ver. Descartada la firmeza, queda un criterio más modesto: en cuál de las dos obras te gustaría que te sorprendiera la tarde.',
				counter:
					'No todo suelo cede igual, desde luego. Antes de ponerse poético conviene leer la letra pequeña, preguntar precios y dormir una noche.',
				question: '¿Qué garantía estás exigiendo que tampoco tenía ninguna de tus decisiones buenas?',
				act: 'Golpea con los nudillos la mesa y nombra, golpe a golpe, los hechos firmes de cada opción; compara cuántos suenan.',
			},
			waiting: {
				turn: 'Esperar es un oficio de constructor: cada día sin noticia se añade una planta. Cuando la respuesta llegue, sea la que sea, encontrará un edificio enorme donde tú habías dejado una pregunta. El soplo del verso no trae ni quita la carta; solo enseña cuánto has levantado alrededor del buzón.',
				counter:
					'O puede que esa construcción te haya abrigado estos días, y entonces bien está, con tal de no cobrarle alquiler a nadie.',
				question: '¿En qué momento la espera dejó de tratar de la respuesta?',
				act: 'Quita una sola cosa que tengas puesta ahí por si llega la noticia, y devuélvela a su cajón.',
			},
			loss: {
				turn: 'Había una casa hecha de planes con quien falta, o con el lugar que quedó atrás, y nadie la ha visto caer salvo tú. Los demás preguntan por la fecha, por los papeles; del piso imaginado, de los veranos pendientes, no pregunta nadie. Ese derrumbe también cuenta, y también deja polvo en la ropa.',
				counter:
					'No hace falta ponerlo todo en orden ni llamarlo enseñanza. Hay escombros junto a los cuales solo se puede estar en silencio.',
				question: '¿Qué plan compartido echas de menos del que todavía no has hablado con nadie?',
				act: 'Apunta en una tarjeta ese plan, con su lugar y su estación del año, y métela entre las páginas de un libro querido.',
			},
			open: {
				turn: 'Contra el viento se puede levantar un muro más grueso o tender la ropa. Hafez es de los que tienden. Tu pregunta, que aún no ha dicho su apellido, acaso esté hecha de tela: pide aire, un par de pinzas, y que nadie la obligue a sostener un techo ni a quedarse quieta para la foto.',
				counter:
					'Cuidado, de todos modos, con la filosofía del instante: más de uno la ha usado para no pagar la gotera del vecino.',
				question: '¿Dónde, en tu vida, levantaste un tabique pudiendo poner una cortina?',
				act: 'Tiende hoy algo al aire, una toalla o un paño, y espera a su lado hasta que se mueva.',
			},
		},
	},
	3: {
		openings: [
			'Un asceta de túnica limpia mira hacia la taberna y lleva la cuenta. Hafez le toca el hombro: deja esa lista, que no te la van a leer a ti. Con una broma de contable despacha un pleito de virtudes.',
			'«De limpia estirpe», le dice Hafez al censor, y no se sabe si es elogio o pellizco. El verso es cortés como una reverencia y afilado como una aguja: tan pura es tu casa que te sobra tiempo para la mía.',
			'Hay en el verso un cuaderno invisible donde cada cual tiene su página. El devoto ha metido la pluma en la del vecino, y Hafez, sin enfadarse, le aparta la mano: por mucho que escribas ahí, esa tinta no cuenta.',
		],
		heritage: [
			'La tradición musulmana da a cada persona dos ángeles escribanos que anotan lo bueno y lo malo; de esa oficina toma el verso su chiste, y en Irán todavía se cita para frenar un chisme.',
			'Cuentan que, muerto Hafez, algunos le negaban el rezo, y que un niño sacó a ciegas unas palabras suyas que zanjaron la disputa: salían del gazal que precede a este en el Diván.',
		],
		turns: {
			love: {
				turn: 'En el amor, el censor suele vivir dentro: anota retrasos, palabras tibias, el aniversario olvidado. Su registro es exacto y no ha servido nunca para volver a querer. Hafez pone en el otro lado al libertino, que llega tarde, con el abrigo mal puesto, la verdad encima y los bolsillos vacíos de papeles.',
				counter:
					'Perdonar la lista entera tampoco es obligatorio. Lo que hiere de veras se dice de frente, y para eso basta una línea.',
				question: '¿Desde cuándo llevas las cuentas, y quién te las pidió?',
				act: 'Tacha en un chat, una nota o una agenda un solo reproche antiguo que ya no pienses reclamar.',
			},
			work: {
				turn: 'Toda oficina tiene su asceta, el que sabe quién llegó a y diez; y casi todo el mundo lo ha sido algún lunes. Vigilar el mérito ajeno cansa el doble que trabajar y no figura en la nómina. Lo irónico es que, mientras se apunta el desliz del otro, lo propio sigue sin empezar.',
				counter:
					'Salvo que el descuido ajeno te caiga encima. Entonces ya no es chisme, es asunto tuyo, y se habla a la cara y con fechas.',
				question: '¿Cuánto tiempo de ayer se te fue en juzgar cómo trabaja otra gente?',
				act: 'Felicita hoy en dos líneas a quien más criticas en tu oficio, por una cosa concreta que hizo bien.',
			},
			travel: {
				turn: 'Fuera de casa el asceta se despierta: aquí comen tarde, gritan, no hacen cola. Llevar la regla propia a tierra extraña es como medir alfombras con un termómetro. El libertino, en cambio, llega sin reglamento y por eso lo invitan. Donde piensas ir hay costumbres que no han pedido tu voto.',
				counter:
					'Aun así, respetar no es tragar con todo. Hay lugares de los que conviene volver pronto y sin dar explicaciones.',
				question: '¿Cuál de tus hábitos indiscutibles parecería extraño visto desde allí?',
				act: 'Aprende el saludo de ese lugar y repítelo tres veces, hasta que deje de sonar a lección.',
			},
			wellbeing: {
				turn: 'El asceta más severo no mira a la taberna: mira tu plato, tu sueño, la hora a la que te levantaste. Toma nota de cada falta y llama salud a la libreta. Hafez sospecha de esa limpieza. Quien se vigila todo el día termina sin otra ocupación que portarse bien, y sin ganas de ninguna.',
				counter:
					'Ahora bien, ciertas reglas sostienen a quien las lleva y no hay por qué burlarse. Importa saber quién manda, la regla o la persona.',
				question: '¿Quién te dictó la norma sobre tu descanso o tu cuerpo que más obedeces?',
				act: 'Come despacio algo que te guste, media naranja o un trozo de pan, sin pensar en merecerlo ni en compensarlo.',
			},
			family: {
				turn: 'Las familias llevan un libro mayor: quién cuidó, quién no vino, quién recibió la casa. Se hereda con los muebles y cada generación añade su columna. El verso suelta en la sobremesa una noticia extraña: lo que debía una tía no se cobra en tu nombre, ni lo tuyo en el de quienes vengan.',
				counter:
					'Decir eso es fácil cuando se salió ganando. A quien cargó con todo no se le puede pedir que olvide la aritmética.',
				question: '¿De quién era la culpa que te tocó en el reparto y sigues pagando a plazos?',
				act: 'Escucha por teléfono, durante siete minutos y sin preparar la réplica, a alguien de tu familia a quien siempre interrumpes.',
			},
			decision: {
				turn: 'Entre dos caminos suele colarse un tercero: el público. Se elige, y ya se oye el veredicto del barrio. El verso le quita al público el lápiz: no cargarán con tu falta ni te prestarán su mérito. Queda la decisión en su tamaño verdadero, que es menor de lo que parecía y más tuyo.',
				counter:
					'Si esa elección recae sobre alguien más, su opinión no es público, es parte. Conviene distinguir las butacas de la mesa.',
				question: '¿Qué elegirías si nadie fuera a enterarse en un año entero?',
				act: 'Cierra los ojos, imagina a tu juez más severo y ponle un sombrero ridículo; después repasa otra vez las opciones.',
			},
			waiting: {
				turn: 'Quien espera mira cómo les llega a otros. A aquella persona, que no madruga ni se lo ha ganado, le contestaron en dos días. Aquí interviene el verso: su renglón no es el tuyo, y la suerte del libertino no se resta de la del piadoso. Ninguna cola sabe cuánto ha merecido cada cual.',
				counter:
					'Puede haber, con todo, una injusticia de verdad en ese orden de llegada, y reclamarla con un papel firmado no tiene nada de mezquino.',
				question: '¿Con quién comparas tu espera, y qué sabes de la suya?',
				act: 'Camina hasta la esquina y vuelve sin mirar el teléfono; por cada persona con quien te cruces, supón una espera que no se ve.',
			},
			loss: {
				turn: 'Después de una pérdida aparece un escribiente nocturno que redacta cargos: no llamaste, no estuviste, no lo viste venir. Firma con tu nombre y solo conoce el pasado. Hafez, que trató a muchos fiscales, ni siquiera discute las pruebas; le basta con recordar que ese puesto, el de juez, no estaba libre.',
				counter:
					'Si hay algo que de verdad querrías haber hecho, tampoco urge la absolución. Puede decirse en voz baja y quedarse ahí.',
				question: '¿Qué frase de ese fiscal te repites más, y con qué voz la oyes?',
				act: 'Rasga una hoja en blanco en trozos pequeños, despacio, como quien rompe un acta, y échalos al cesto.',
			},
			open: {
				turn: 'No se cuenta aquí qué hacían los libertinos. Falta el delito; solo se ve a alguien ocupado en señalarlo. Cuando una inquietud llega sin nombre, a veces es eso, un dedo levantado que ha perdido su objeto. Valdría la pena seguir el brazo hasta el hombro y ver de quién es.',
				counter:
					'También puede haber detrás una falta real y tuya, de tamaño corriente, que se arreglaría esta semana con una disculpa.',
				question: '¿A quién señalas últimamente cuando lo que te molesta está más cerca?',
				act: 'Frota con un paño el espejo que uses más, esquinas incluidas, y mírate después sin hacer inventario.',
			},
		},
	},
	4: {
		openings: [
			'Gratitud y queja caben en la misma frase, casi en el mismo aliento. Hafez no las ordena ni pide permiso: las pone juntas sobre la mesa, como dos platos de una sola cocina, y busca a quien sepa probar ambos.',
			'El verso empieza dando las gracias y antes de la coma ya se está quejando. No cambia de tono ni de persona: la misma mano que acaricia es la que falta. De ese nudo, dice, va a salir una historia.',
			'Hafez pone una condición para contar lo suyo: que escuche alguien capaz de finura. Lo que trae no es un agravio limpio ni una alabanza entera, y los oídos gruesos querrían saber enseguida de qué lado ponerse.',
		],
		heritage: [
			'En persa, shokr es dar gracias, shekāyat es quejarse y hekāyat es relato: tres palabras que se llaman por el sonido, de modo que el oído las emparenta antes que la razón.',
			'El persa no distingue géneros: nadie sabe si ese amor es mujer, muchacho, príncipe o Dios, y seis siglos de lectores siguen sin ponerse de acuerdo, casi siempre de buen humor.',
		],
		turns: {
			love: {
				turn: 'A fondo solo se queja quien sigue ahí. La indiferencia no redacta agravios; devuelve las llaves. Lo que en tu pregunta suena a reproche puede ser una manera torpe de pedir cercanía, y lo que suena a gracias, una manera elegante de no pedirla. Las dos mitades están mal traducidas.',
				counter:
					'Hay quejas, eso sí, que no traducen ternura alguna: dicen lo que dicen, y tomarlas por amor disfrazado sería no escucharlas.',
				question: '¿Qué agradecimiento te has callado por miedo a que desarme tu reclamo?',
				act: 'Manda un mensaje con dos frases unidas por la palabra «y»: en la primera agradece, en la segunda pide.',
			},
			work: {
				turn: 'Un trabajo puede darte de comer y comerte la tarde. Reconocer lo uno no obliga a callar lo otro, por más que en las oficinas se enseñe que la gente agradecida no protesta. Hafez sirvió de balde, según él mismo cuenta más abajo, y lo protesta con rima, sin portazo y sin bajar la cabeza.',
				counter:
					'El estilo, por cierto, no sustituye al contrato. Una reclamación bellísima dirigida a quien no decide es literatura, y no sube el sueldo.',
				question: '¿Qué te da este trabajo que no querrías perder al mejorarlo?',
				act: 'Divide una hoja en dos columnas, favores y agravios, y ve llenando ambas hasta que midan lo mismo.',
			},
			travel: {
				turn: 'La tierra que se deja acaricia y aprieta; la que se busca, también. Se parte con cariño y fastidio en la misma maleta, y al abrirla lejos aparece siempre arriba el que se guardó en el fondo. Por eso hay gente que llora en aeropuertos que llevaba años deseando ver.',
				counter:
					'No todo lo mezclado es profundo: a veces el lugar es bueno y el disgusto venía del zapato, del sueño corto o de la compañía.',
				question: '¿De qué te quejarás con cariño cuando estés lejos de aquí?',
				act: 'Fotografía el rincón de tu calle que más te irrita y ponle por título una razón para extrañarlo.',
			},
			wellbeing: {
				turn: 'El cuerpo es un amigo de esta clase: lleva años sosteniéndote y elige mal momento para protestar. Se oye la protesta y se da por hecho el sostén, igual que nadie felicita a un puente. Escuchar con finura sería distinguir entre el achaque que informa y el que solo quiere acompañar.',
				counter:
					'Esa finura tiene su límite: interpretar cada molestia como un poema agota más que consultar a quien entiende o acostarse temprano.',
				question: '¿Qué parte de ti trabaja bien hace tanto que ya no la saludas?',
				act: 'Unta tus manos con crema o aceite, dedo por dedo, como si fueran de alguien que te ha hecho favores.',
			},
			family: {
				turn: 'A los padres se les debe la vida y alguna conversación pendiente; a los hijos, mucho sueño perdido y casi toda la risa. Quien agradece para no reclamar termina con la voz dulce y la espalda rígida. Quien reclama para no agradecer, al revés. Las dos voces cabrían en una merienda, si nadie recoge el mantel antes.',
				counter:
					'En algunas casas el reclamo nunca tuvo sitio y las gracias fueron obligatorias. Allí la mezcla no es finura: primero va lo callado.',
				question: '¿Cómo sonaría tu reproche más antiguo si supieras que la puerta de casa seguirá abierta?',
				act: 'Cocina algo mínimo, un huevo o un té, como lo hacía quien te crio, y corrige la receta a tu gusto.',
			},
			decision: {
				turn: 'Si una opción te inspirara solo agrado y la otra solo disgusto, no habría nada que decidir. Te detiene que ambas traigan las dos cosas en dosis parecidas. El verso sugiere un truco de narrador: preguntarse con cuál de esos disgustos darían ganas, dentro de unos años, de sentarse a contar.',
				counter:
					'Vivir para la anécdota es mal consejero, todo hay que decirlo. Existen penas que no se dejan contar y solo se padecen.',
				question: '¿De cuál de las dos opciones podrías quejarte sin dejar de quererla?',
				act: 'Relata las dos opciones a una planta, a un perro o a la pared, y advierte en cuál te cambia la voz.',
			},
			waiting: {
				turn: 'Quien tarda se vuelve, para quien espera, una mezcla rara de bienhechor y ladrón: dará algo y, mientras, se queda con los días. Lo curioso es que la queja mantiene caliente la silla. Dejar de reclamar la carta es haber empezado ya a vivir sin ella, y tampoco eso sería mala noticia.',
				counter:
					'Esta lectura supone encanto o mala fe en quien tarda. Lo habitual es más soso: una oficina, un lunes, un formulario traspapelado.',
				question: '¿Qué le dirías hoy a quien te hace esperar, si pudieras decirlo con afecto?',
				act: 'Ensaya delante del espejo, en tono amable, una sola frase para pedir noticias, hasta que suene a ti.',
			},
			loss: {
				turn: 'Queda un resto de enfado con quien se fue, y da vergüenza, porque también queda lo demás. Se fue y dejó encendida la lámpara, las plantas, la discusión sin terminar. En este verso el enfado tiene asiento junto al cariño y nadie le pide que baje la voz. Forman, los dos, una sola fidelidad.',
				counter:
					'Y si hoy no hay enfado ni gracias y solo queda un gran cansancio, no hace falta fabricarlos en honor del poema.',
				question: '¿Qué le reclamas todavía en silencio a quien, o a lo que, ya no está?',
				act: 'Toca un objeto que venga de esa ausencia, busca su parte gastada y deja allí el pulgar un momento.',
			},
			open: {
				turn: 'Se promete un relato y, once versos después, no ha ocurrido ningún suceso: solo se ha visto a alguien dar vueltas en torno a dos sentimientos. Puede que lo tuyo tampoco tenga argumento. No ha pasado nada y, sin embargo, algo agrada y duele por el mismo lado, como el sol de invierno en la cara.',
				counter:
					'La ambigüedad, ya se sabe, halaga a los inteligentes. Cabe que en el fondo ya conozcas tu bando y que todo sea más simple.',
				question: '¿Qué tienes en la vida que a la vez recomendarías y desaconsejarías?',
				act: 'Prueba al mismo tiempo algo dulce y algo amargo, chocolate y corteza de naranja, y espera a que dejen de pelear en la boca.',
			},
		},
	},
	5: {
		openings: [
			'Durante años el corazón recorre la ciudad pidiendo una copa de rey. La pide en las puertas ajenas, con buenos modales, y nadie le dice que la lleva colgada del cinto desde que salió de casa.',
			'Lo cómico del verso es la dirección de la súplica: el dueño mendiga ante quien no tiene nada. Y lo triste es el plazo, porque Hafez no habla de una tarde ni de un mes; habla de años, y los dice al empezar.',
			'Una copa donde se ve el mundo entero, y alguien que la busca con tanto empeño que no baja la vista. El extraño a quien interroga se encoge de hombros; ni siquiera sabe de qué le están hablando.',
		],
		heritage: [
			'En el Libro de los Reyes la copa que todo lo muestra es de Kay Josrow, que halló en ella a Bizhan encerrado en un pozo; los poetas posteriores se la pasaron a Jamshid.',
			'Los comentaristas sufíes entendieron la copa como un alma bruñida; más abajo, en el mismo gazal, un viejo tabernero ríe con ella en la mano, mira dentro y contesta a cuanto le preguntan.',
		],
		turns: {
			love: {
				turn: 'Hay quien pide en cada amor un espejo y llama frialdad a que el espejo tenga vida propia. Lo buscado en otros ojos, ser visible, había que llevarlo puesto; si no, cualquier mirada resbala. La persona por la que preguntas tal vez no guarde tu copa: tendrá bastante con sostener la suya.',
				counter:
					'Tampoco conviene exagerar la autosuficiencia. Hay cosas que solo se aprenden de una mano en la espalda, y ahí el propio brazo no llega.',
				question: '¿Qué pides que te digan que tú no te has dicho nunca sin reírte?',
				act: 'Ponte de noche ante una ventana, con la luz encendida, y saluda por tu nombre al reflejo.',
			},
			work: {
				turn: 'Se acumulan títulos, cursos, el visto bueno de alguien con corbata. El verso se pregunta si la pericia no estaba ya en uso, sin certificado, en eso que haces cuando los demás te consultan al pasar. Los extraños no pueden darla: como mucho, sellarla. Y el sello acostumbra llegar después, y a veces por correo equivocado.',
				counter:
					'El sello, no obstante, abre puertas que el talento no abre, y despreciarlo es un lujo de quien ya lo tiene.',
				question: '¿Para qué te piden ayuda los demás sin que figure en tu currículo?',
				act: 'Enumera con los dedos lo que has resuelto este mes por tu cuenta y detente cuando se acaben las dos manos.',
			},
			travel: {
				turn: 'Se puede cruzar medio mundo para ver en un río lo que el de casa también llevaba. Eso no hace inútil la salida: el río propio solo se ve al regresar, con ojos prestados por el otro. Lo buscado estaba aquí, de acuerdo; a lo mejor hacía falta irse para darle la vuelta.',
				counter:
					'O hace falta no irse. Hay itinerarios trazados con tanto cuidado que sirven para esquivar una conversación de la calle de al lado.',
				question: '¿Cuánto de lo que buscas allí has visto ya aquí, de pasada?',
				act: 'Recorre tu propia manzana como si te hubieran dado un folleto: detente en tres cosas dignas de postal.',
			},
			wellbeing: {
				turn: 'Los remedios de moda vienen siempre de fuera: una aplicación, una infusión, alguien con barba que cuenta hasta cuatro. Se prueban y se abandonan, y entretanto el sueño, que era de casa, espera en el pasillo. Existe un saber tuyo, muy antiguo, sobre qué te calma; su único defecto es que aburre y no tiene marca.',
				counter:
					'No todo se encuentra dentro, y acudir a una persona de oficio y de confianza no tiene nada de mendigar.',
				question: '¿Qué te calmaba a los diez años, antes de que nadie te lo recetara?',
				act: 'Tararea durante un par de minutos una canción de aquella época, y rellena a tu gusto las partes olvidadas.',
			},
			family: {
				turn: 'De los padres se espera a veces una frase que no saben decir, y se la reclama año tras año con distintas excusas: un título, una visita, un nieto. No la niegan; no la tienen. Puede ocurrir que esa frase viva desde hace mucho en tu lengua, y que la hayas dicho ya a otros sin darle importancia.',
				counter:
					'Saberlo no quita el hambre. Que puedas dártela no significa que no doliera, ni que hubiera que crecer tan pronto.',
				question: '¿Qué frase llevas años esperando oír en casa, palabra por palabra?',
				act: 'Lee en voz alta, para alguien más joven o para una foto de tu infancia, una página que te habría gustado oír.',
			},
			decision: {
				turn: 'Has consultado, seguramente, a media ciudad, y cada consejo era bueno para quien lo daba. Los extraños describen su propia copa. Fíjate en el instante en que, al escuchar una respuesta, se te encogió algo: ahí la tuya se movió y ya había elegido. Lo que sigue son preguntas para repartir la culpa.',
				counter:
					'Confundir el miedo con la intuición es, dicho sea de paso, el accidente más frecuente de este método. Ambos encogen parecido.',
				question: '¿Qué consejo pediste con la esperanza de que te dijeran lo contrario?',
				act: 'Lanza una moneda y, mientras esté en el aire, atiende a qué cara deseas; el resultado puedes ignorarlo.',
			},
			waiting: {
				turn: 'Se vigila la puerta de enfrente, y así se van los meses. Pero quien aguarda un recado usa ya, sin cobrarlo, algo de lo que el recado iba a traerle: la terquedad, por ejemplo, o esa imaginación capaz de oír pasos. Quizá lo esperado autorice una cosa que podrías empezar sin permiso.',
				counter:
					'Hay esperas que no esconden ningún tesoro íntimo: un visado, una llave, la firma de un notario. Esas se esperan y punto.',
				question: '¿Qué empezarías el día en que llegue la noticia, y qué parte de ello cabe hoy?',
				act: 'Prueba una por una las llaves de tu llavero y aparta la que ya no sabes qué abre.',
			},
			loss: {
				turn: 'A quien se ha ido se le sigue buscando fuera: en una nuca por la calle, en una voz al otro lado del mostrador. Los extraños se dan la vuelta y no son. Hafez no dice que la copa consuele; dice dónde está. Algo de quien falta, cierta manera de doblar el pan, sigue en tus manos.',
				counter:
					'Esto no repara nada ni pretende hacerlo. Llevar algo dentro no es lo mismo que tenerlo al lado, y las manos lo saben.',
				question: '¿De quién aprendiste ese gesto que haces ya sin pensar y que te detiene un instante?',
				act: 'Dobla una servilleta o un paño como lo hacía esa persona, o como se hacía en aquella casa.',
			},
			open: {
				turn: 'Una copa, bien mirada, es un hueco con borde. Se la buscaba como tesoro y era un lugar vacío donde se refleja lo que pasa. Si la pregunta no se deja formular, el hueco puede estar haciendo su oficio; convendría no taparlo enseguida con la primera respuesta amable que asome por la puerta.',
				counter:
					'Claro que un hueco también puede ser hambre corriente, de comida, de calle, de alguien con quien hablar sin tema.',
				question: '¿Con qué sueles llenar el rato en que podrías enterarte de algo?',
				act: 'Saca brillo a una cuchara con un paño seco hasta que tu cara aparezca en ella, del revés y completa.',
			},
		},
	},
	6: {
		openings: [
			'Anoche, casi de día, alguien abre una mano en la oscuridad y da de beber. El verso calla quién fue: «me libraron», «me dieron», en plural y sin nombres, como se habla de los vecinos cuando han sido muy buenos.',
			'La hora está dicha con precisión, el filo del alba; el resto es negro. Hafez recibe agua a tientas, sin ver el jarro ni la cara de quien lo inclina, y por la mañana tiene la boca fresca y ningún testigo.',
			'Dos tiempos se tocan en el verso: el alba que viene y la tiniebla que no se ha ido. El alivio no aguarda a que haya luz para leer el recibo; entra antes, con los zapatos en la mano.',
		],
		heritage: [
			'Según la leyenda de Alejandro, el agua de la vida brota en el País de las Tinieblas: Jidr la encontró y el conquistador, con todo su ejército, pasó de largo.',
			'Shiraz cuenta que el joven Hafez veló cuarenta noches en la tumba de Baba Kuhi, en la ladera que domina la ciudad, y que de la última volvió con este gazal.',
		],
		turns: {
			love: {
				turn: 'Hay amores que se entienden a oscuras y se estropean cuando alguien enciende para comprobar si siguen ahí. El agua del verso llega sin negociarla, a una hora en que ya no se actúa para nadie. De quien te ocupa el pensamiento, interesa menos lo que dice que cómo calla después de medianoche.',
				counter:
					'La noche, por otra parte, disculpa demasiado. Lo que solo funciona sin luz puede necesitar una merienda a las cinco, con público.',
				question: '¿En qué momento del día te resulta más fácil decir la verdad en asuntos de querer?',
				act: 'Apaga las luces de una habitación y di allí, en voz baja, lo que a esa persona le dirías si no pudiera verte.',
			},
			work: {
				turn: 'Los problemas de trabajo tienen la costumbre de resolverse a las seis de la mañana, en la ducha o al pie de la cafetera, cuando nadie los mira. El verso concuerda: lo recibido fue regalo de la hora. Pero hubo antes una noche entera con la cuestión en brazos, y esa parte no sale en la anécdota.',
				counter:
					'Peligro: convertir el insomnio en método. Muchas ideas de madrugada, vistas con desayuno, eran cansancio bien redactado y poco más.',
				question:
					'¿Cuál de tus problemas llevas al escritorio cuando tendrías que llevarlo a la almohada, o al contrario?',
				act: 'Anota en una sola línea la duda que te ocupa, déjala junto a la cama y prohíbete tocarla hasta mañana.',
			},
			travel: {
				turn: 'Partir de madrugada tiene sus reglas: se habla bajo, se anda de puntillas, se descubre que la ciudad propia es forastera. Quien sale a esa hora recibe las cosas sin explicación, un café, una seña, un asiento junto al conductor. A tu ruta podría sobrarle plan y faltarle disposición a que otros la empujen.',
				counter:
					'Fiarlo todo a la amabilidad de los desconocidos exige, lo sabe quien ha dormido en una estación, un abrigo y un plan segundo.',
				question: '¿A quién te gustaría acabar debiéndole un favor en ese camino?',
				act: 'Llena una botella, ponla junto a la puerta con tu abrigo y comprueba cuánto tardas en estar en la calle.',
			},
			wellbeing: {
				turn: 'De la pena sale Hafez en voz pasiva: lo sacan. No se aplicó, no siguió consejos; estaba ahí cuando alguien le acercó el agua. Descansa leerlo, porque casi todo lo que se escribe sobre sentirse mejor añade tareas. También cuenta como hacer algo dejarse cuidar un poco, aunque sea por la manta.',
				counter:
					'Eso no pide aguantar callando hasta el amanecer. Si las noches se alargan demasiado, el agua puede llamarse hablar con alguien.',
				question: '¿De quién aceptarías un vaso de agua sin tener que explicarle nada?',
				act: 'Moja con agua fresca tus muñecas y la nuca, sécate despacio y no hagas nada durante tres minutos.',
			},
			family: {
				turn: 'En las casas siempre hay quien se levanta de noche: a cubrir a una criatura, a ver si tose el abuelo, a cerrar la estufa. En el desayuno nadie lo menciona. Esa frase sin sujeto es la gramática de las familias, donde los mejores favores se hicieron mientras quien los recibía estaba durmiendo.',
				counter: 'No en todas las casas hubo esa mano, y a quien no la tuvo le sobra la nostalgia de los otros.',
				question: '¿Cuándo supiste, ya tarde, que alguien había hecho algo por ti sin decirlo?',
				act: 'Da las gracias, de palabra y con detalle, por un favor doméstico que llevaba años sin dueño.',
			},
			decision: {
				turn: 'Heródoto cuenta de los antiguos persas que deliberaban bebidos y revisaban el acuerdo sobrios, y también al revés. Algo de eso tiene un verso con dos luces. Lo que decidiste a oscuras merece verse al sol, y lo que parece sensato a mediodía debería resistir una visita a las cuatro de la mañana.',
				counter:
					'Tanta revisión puede ser la forma culta de aplazar. Un alba basta; dos son costumbre y tres, un escondite.',
				question: '¿Qué decisión tomarías a medianoche y cuál a las diez, y en qué se separan?',
				act: 'Programa una alarma para mañana con el nombre de la opción que hoy prefieres; ya verás con qué ánimo la apagas.',
			},
			waiting: {
				turn: 'La noticia, si llega, llegará a una hora que no figura en tus cálculos. A Hafez no lo encontraron en la puerta; lo encontraron en plena pena, pensando en otra cosa, como suele estar quien recibe. La vigilancia y la llegada rara vez coinciden, y nadie ha de pasar la noche en pie para tener derecho.',
				counter:
					'Pero alguien tuvo que quedarse en casa para que lo hallaran. Un mínimo de presencia, un teléfono con carga, no estorba a la gracia.',
				question: '¿Cómo pasarías esta noche si supieras que mañana tampoco habrá respuesta?',
				act: 'Cambia la funda de la almohada por una limpia y deja el teléfono a dormir en la cocina.',
			},
			loss: {
				turn: 'A este verso no hay que meterle prisa. En él la oscuridad sigue siendo oscuridad mientras se bebe; el agua no enciende nada. Quien está de duelo conoce esos tragos sueltos: una risa a destiempo, cinco minutos de olvido en la cola del pan, y enseguida la culpa por haberlos tenido.',
				counter:
					'Si todavía no ha habido ni un trago así, el poema no lo reprocha. Habla de su noche; de la tuya no sabe.',
				question: '¿Qué pequeño alivio te has reprochado, y a quién más le habría molestado?',
				act: 'Pela una fruta despacio, procurando que la piel salga de una pieza, y deja de pensar mientras dura.',
			},
			open: {
				turn: 'El verso es una noticia contada al día siguiente. En plena noche no hubo poema; hubo sed, y un cuenco. Tu pregunta puede estar todavía en la parte que no sabe contarse. Los relatos hermosos, con su principio y su agua, se ordenan después, a menudo en la cocina, delante de alguien que pela ajos.',
				counter:
					'O puede que ya haya amanecido para ti sin aviso, y sigas con las persianas bajadas por pura costumbre.',
				question: '¿Qué te ocurrió hace poco que todavía no le has contado a nadie?',
				act: 'Corre una cortina o sube una persiana tan despacio que puedas seguir la línea de luz por el suelo.',
			},
		},
	},
	7: {
		openings: [
			'Una choza en Canaán, con fama de llanto, y un hijo que falta. Hafez anuncia dos regresos, el de José y el de las rosas, y entre los dos coloca una orden pequeña, dicha como quien arropa: no te apenes.',
			'El verso termina dos veces en el mismo sitio, «no te apenes», igual que una mano que palmea la espalda sin encontrar mejor argumento. Alrededor, un padre espera, un hijo anda lejos, unas paredes tienen nombre triste.',
			'De Canaán se ve poco: una puerta baja, un anciano, polvo en el camino de Egipto. La rosaleda está dicha en futuro y nadie precisa el día. En presente hay solamente un ruego, y la voz baja con que se pide.',
		],
		heritage: [
			'En persa la pena se come: el estribillo dice literalmente «no comas pena», y así se habla todavía en las calles de Irán, donde preocuparse por alguien es comerse su pena.',
			'A la historia que cuenta la Biblia, el Corán le añade una camisa: Jacob, ciego de tanto llorar, recobra la vista cuando le ponen sobre el rostro la de su hijo.',
		],
		turns: {
			love: {
				turn: 'Cuando José reaparece ya no es el muchacho del pozo: tiene cargo, otro idioma, un nombre egipcio. Quien espera un amor, o que un amor vuelva a ser, debería contar con eso. El verso promete un regreso y se calla el parecido. Querer a quien llega es otro trabajo que querer a quien se fue.',
				counter:
					'Además, el poema habla de padres e hijos. Trasladarlo al deseo favorece mucho a quien espera y pregunta poco a quien se marchó.',
				question: '¿A quién esperas exactamente, a alguien de hoy o a alguien de cierta fecha?',
				act: 'Alinea tres fotos tuyas de años distintos y busca qué ha cambiado en tu manera de mirar a la cámara.',
			},
			work: {
				turn: 'Antes de ser llorado, José pasó por una cisterna, una casa ajena y una cárcel; después administró graneros que no eran suyos. Ninguno de esos empleos lo eligió. Entre el pozo y el trigo hay años de tareas menores bien hechas, sin saber adónde iban. Acaso estés en uno de esos años, con su contabilidad invisible.',
				counter:
					'La historia premia al que aguanta, y por eso gusta tanto a los jefes. Hay cisternas de las que se sale gritando.',
				question: '¿Qué estás aprendiendo en este puesto que no sale en la descripción del puesto?',
				act: 'Mete en un frasco un botón, un garbanzo o una moneda por cada cosa bien hecha de esta semana.',
			},
			travel: {
				turn: 'Para el padre, José está perdido; para José, hay una caravana, un mercado, una lengua que aprender. La misma distancia se llama de dos maneras según desde qué extremo se mida. Al irte, o al pensar en hacerlo, ten presente que alguien, en casa, está buscando otro nombre para tu ausencia.',
				counter:
					'Tampoco va a quedarse quieto el mundo para no preocupar a nadie. Hubo hambre en Canaán, y el que se había ido tenía trigo.',
				question: '¿Con qué palabra nombra tu marcha la persona que se queda?',
				act: 'Avisa a alguien, con calle y hora, de dónde estarás la próxima vez que salgas, sin que te lo pregunte.',
			},
			wellbeing: {
				turn: 'Una choza no se hace jardín por decreto. Hay que abrir los postigos, sacar lo mojado, echar tierra buena sobre la cansada, y todo eso es faena lenta, de rodillas. El consuelo del verso está en la escala: no pide un palacio para empezar, se conforma con las paredes que hay.',
				counter:
					'Que te manden no apenarte puede ser lo más irritante del mundo. Con razón: hay penas que tienen derecho a su silla.',
				question: '¿Dónde, entre tus días, cabría una maceta, por estrecho que sea el sitio?',
				act: 'Planta un diente de ajo o una legumbre en un vaso, con tierra o con algodón húmedo, y ponlo donde dé luz.',
			},
			family: {
				turn: 'El drama empezó por una túnica regalada a un solo hijo. Es fácil recordar a los hermanos crueles y olvidar al padre que repartía mal. En las casas, la envidia tiene casi siempre un sastre. Mira, antes de juzgar a nadie, qué prenda se dio a quién, y qué pidió en silencio el que no la recibió.',
				counter:
					'Conocer el origen de una herida no disculpa a quien empujó. Los hermanos tuvieron manos, y nadie se las movía.',
				question: '¿Qué se repartió mal en tu casa que todavía se nota en la mesa?',
				act: 'Cose el botón o el dobladillo de una prenda que tenga que ver con tu familia, aunque la puntada quede torcida.',
			},
			decision: {
				turn: 'Dos veces dejó Jacob partir a un hijo. Con José no sospechó nada; cuando más tarde le pidieron a Benjamín, tembló. Elegir después de un error es otra clase de elección, porque el miedo entra a votar. Convendría separar lo que hoy decides de aquello otro cuya sombra se le parece.',
				counter:
					'Tampoco hay que echar al miedo de la sala: a veces recuerda un detalle que el entusiasmo barrió bajo la alfombra.',
				question: '¿Qué elección antigua está votando en esta sin que la hayas invitado?',
				act: 'Coloca dos sillas enfrentadas; ocupa una como quien decidió entonces y la otra como quien decide hoy, y conversa.',
			},
			waiting: {
				turn: 'La buena nueva tardó, y cuando llegó la traía el peor mensajero: los mismos hermanos que mintieron. El padre no los creyó de entrada. Quien pasa mucho tiempo esperando se prepara para la llegada y nunca para el cartero. Ten cuidado de no rechazar lo tuyo por la cara que lo trae.',
				counter:
					'Desconfiar también es memoria. Si quien te trae recados ya falló otras veces, comprobar el sobre no ofende a nadie.',
				question: '¿De quién no te gustaría recibir la noticia, y por qué precisamente de esa persona?',
				act: 'Despeja el lugar donde dejarías un paquete recién llegado, buzón, recibidor o esquina de la mesa, hasta que quepa una caja.',
			},
			loss: {
				turn: 'A la casa de Jacob la tradición le puso nombre, choza de las penas, y eso ya es hospitalidad: el dolor tuvo paredes, puerta, un lugar donde encontrarlo. Hoy se le concede una semana y luego se le ruega discreción. Hafez deja la choza en pie y habla desde fuera, sin entrar a ordenar.',
				counter:
					'Rosas, dice el verso, y puede sonar a insulto en los primeros tiempos. No tienes por qué ver ninguna, ni imaginarlas siquiera.',
				question: '¿En qué lugar de la casa vive tu pena cuando no hay visitas?',
				act: 'Quédate en ese sitio unos minutos, con una manta si hace frío, sin arreglar ni mover nada.',
			},
			open: {
				turn: 'José y Canaán han dejado de ser nombres propios: cualquiera tiene un ausente, que puede ser una vocación o una risa, y un lugar que se quedó mirando la carretera. Para averiguar qué preguntas, podrías empezar por el lado de la casa: qué se entristeció ahí, en qué año, con qué objeto delante.',
				counter:
					'O no falta nadie, y la tristeza es la del inquilino anterior. Hay paredes que guardan penas ajenas a quien paga el alquiler.',
				question: '¿Qué cosa tuya, sin ser persona, anda perdida y merecería que alguien la esperara?',
				act: 'Cuelga en una pared vacía algo de color, un dibujo o una tela, y mantenlo ahí hasta el domingo.',
			},
		},
	},
	8: {
		openings: [
			'Una flor recién abierta, todavía con la risa puesta, pasa de unas manos a otras. El poeta la recibió en custodia y, al verla rodeada de miradas, hace lo único que sabe: devolverla, por un rato, a quien se la dio.',
			'El peligro, en este verso, no viene del invierno ni del ladrón. Viene del prado, de las demás flores, que también tienen ojos. Hafez teme por la recién abierta lo que se teme por quien ríe demasiado alto en una fiesta.',
			'«Me la confiaste, te la confío»: un mismo verbo va y vuelve como una pelota entre dos que se fían. En medio queda una flor que no ha pedido nada y sigue riéndose, ajena al trato.',
		],
		heritage: [
			'En Irán, cuando alguien se marcha, se vierte agua a su espalda y se quema espand, una semilla que estalla, contra el mal de ojo: a ese humo pertenecen estas dos líneas.',
			'En el resto del gazal la flor ya está a cien jornadas, y el poeta encarga a la brisa que le lleve saludos y que, al rozarle el pelo, tenga modales.',
		],
		turns: {
			love: {
				turn: 'Con un amor pasa lo que con las flores prestadas: apretarlo lo estropea, exhibirlo lo expone. Tu pregunta roza esa vieja torpeza de las manos. Entre el puño y el escaparate queda una tercera postura, la palma abierta, que tiene el inconveniente de que un golpe de aire puede llevarse lo que sostiene.',
				counter:
					'Desconfía un poco, de paso, del ojo envidioso: a menudo lo inventa quien teme, y el prado estaba mirando a otra parte.',
				question: '¿Qué parte de tu querer guardas por pudor, y cuál porque te conviene?',
				act: 'Pon una canción que asocies con ese cariño y ten las dos palmas abiertas sobre la mesa hasta que termine.',
			},
			work: {
				turn: 'Una idea nueva es esa flor, y el prado, la sala de reuniones. La envidia ajena le hace menos daño que la luz demasiado temprana: el elogio la seca igual que la burla. Hafez la aparta un poco sin esconderla; la vuelve hacia el motivo por el que nació, para que sea él quien la cuide.',
				counter:
					'Ese pudor le viene de perlas al perfeccionismo. Hay brotes que llevan años en el cajón y ya solo son papel prensado.',
				question: '¿Quién debería ver lo que estás haciendo antes que nadie, y quién el último?',
				act: 'Enseña a una sola persona de confianza un trozo sin terminar, y ruégale que señale lo vivo, nada más.',
			},
			travel: {
				turn: 'Irse es dejar lo querido a otros cuidados: la casa, el gato, las voces que quedan al otro lado. No hay candado que sustituya a la confianza. Y al revés: en el lugar al que vas serás tú esa cosa recién llegada que alguien ha puesto, cruzando los dedos, en manos de desconocidos.',
				counter:
					'Aunque tanto encomendarse puede esconder pocas ganas de soltar. Quien telefonea cada hora no ha dejado su planta en buenas manos: la vigila.',
				question: '¿A quién le dejarías tu casa una semana sin darle ninguna instrucción?',
				act: 'Ofrece a alguien cercano el cuidado de algo tuyo durante un día, una planta o un libro, y no des indicaciones.',
			},
			wellbeing: {
				turn: 'Hay días en que lo frágil eres tú y también eres la mano que lo sostiene, y el reparto cansa. El verso introduce un alivio de centinela: se puede ceder la guardia por unas horas. Ni el descanso es deserción ni la flor se entera de que ha cambiado el turno.',
				counter:
					'Ceder la guardia exige tener a quién. Si no lo hay, el verso suena a burla, y entonces vale pedirlo sin poesía.',
				question: '¿Qué cuidas todo el día que podría pasar la tarde en otras manos?',
				act: 'Silencia todos los avisos durante ocho minutos y pásalos en una silla que no sea la de siempre.',
			},
			family: {
				turn: 'A los hijos, a los hermanos menores, a los padres cuando se vuelven pequeños, se los tiene en depósito. El recibo no lleva fecha y no hay dueño a quien reclamar. De ahí la mezcla de miedo y orgullo con que se mira salir por la puerta, con el pelo mojado, a alguien de los tuyos.',
				counter:
					'De tanto temer al prado hay quien no deja crecer la flor. La sombra del guardián también quita sol, y eso no se ve.',
				question: '¿Qué miedo tuyo lleva puesto quien sale de tu casa por la mañana?',
				act: 'Acompaña hasta la puerta a quien se despida hoy de ti y quédate mirando hasta que doble la esquina.',
			},
			decision: {
				turn: 'La mano que posee, calcula; la que custodia pregunta qué le conviene a la flor. Según con cuál decidas, cambia bastante la lista. Entre las opciones que barajas, alguna te dejaría mejor a ti y alguna dejaría mejor a eso que tienes a cargo, sea talento, criatura o palabra dada. No siempre es la misma.',
				counter:
					'La abnegación, sin embargo, sabe disfrazarse de encargo sagrado. También tú figuras entre las cosas que te dieron a guardar.',
				question: '¿Qué te han puesto en las manos que saldría ganando o perdiendo con cada opción?',
				act: 'Ata un hilo a algo que tengas a tu cargo, una llave, un anillo, un libro ajeno, y no lo desates hasta decidir.',
			},
			waiting: {
				turn: 'Hecha la entrega, ya no queda nada que hacer, y eso es lo más arduo. El verso acaba justo ahí, con las manos vacías y la hierba delante. Lo que aguardas está al cuidado de otros, de plazos y de azares; mirar sin pausa no lo riega, aunque dé la sensación de regarlo.',
				counter:
					'Tal vez has soltado demasiado pronto algo que aún dependía de ti: una llamada, un papel, la segunda explicación que faltaba.',
				question: '¿En qué se ocuparían tus manos mañana si no tuvieran que sostener esta espera?',
				act: 'Amasa pan, barro o papel mojado hasta darle forma de pétalo; no tiene que salir bonito ni durar.',
			},
			loss: {
				turn: 'Duele de otro modo lo que se tuvo en custodia: nunca fue propiedad y, aun así, los brazos conservan la forma de sostenerlo. Hafez habla a quien se lo dio, de tú, sin exigir explicaciones. Si no tienes a quién dirigir esa frase, puede decirse a la tierra, a un árbol, a nadie.',
				counter:
					'Pero hay pérdidas que no se dejan llamar devolución, y nadie debería pedirte que lo digas así. La palabra queda pequeña.',
				question: '¿Cómo eran tus días, qué hacían tus brazos, cuando aún había algo que cuidar?',
				act: 'Corta una hoja o una flor de la calle, ponla en un vaso con agua y colócala donde la veas al pasar.',
			},
			open: {
				turn: 'Conviene notar el buen humor de la flor. En medio de tanta súplica y tanto encargo al cielo, lo protegido está contento. Puede que aquello que te preocupa, visto desde dentro, no se sepa en peligro, y que la inquietud pertenezca entera al jardinero, que duerme poco y cuenta las hojas por costumbre.',
				counter: 'A veces el jardinero ve la helada antes que la rosa. Que algo ría no demuestra que esté a cubierto.',
				question: '¿Qué hay en tu vida tan nuevo que todavía no sabe que podría perderse?',
				act: 'Cuéntale a alguien el chiste más tonto que sepas, hasta el final, sin disculparte antes ni después.',
			},
		},
	},
	9: {
		openings: [
			'Una puerta, y delante un grupo con el polvo de la ruta. Antes de que nadie pregunte, dicen a qué no vienen: ni cargos ni honores. Luego, con la misma calma, dicen lo otro: afuera las cosas se torcieron y hace falta un techo.',
			'Hafez habla aquí en plural y con el sombrero en la mano. No argumenta méritos ni apellidos; presenta como única credencial el golpe recibido. Es un modo de llamar que deja al dueño de la casa sin excusas.',
			'Se puede llamar a una puerta de dos maneras, para subir o para guarecerse. El verso lo aclara desde el umbral, sin levantar la voz, como quien deja las armas a la entrada y muestra las palmas.',
		],
		heritage: [
			'En Irán existió durante siglos el bast, derecho de asilo: quien tocaba la cadena de un santuario, o se metía en las caballerizas del rey, no podía ser prendido mientras siguiera allí.',
			'Shiraz, que pagó tributo y se libró del saqueo mongol, había acogido a letrados huidos de medio Irán; el poeta creció en una ciudad hecha, en parte, de gente recién llegada.',
		],
		turns: {
			love: {
				turn: 'Hay amores que empiezan por deslumbramiento y otros por lluvia: alguien abre, alguien se seca el pelo. De los segundos se habla con menos brillo y sostienen mucho. La dificultad llega cuando escampa, porque el refugio tiene que volverse casa o despedida, y ninguna de las dos cosas ocurre sin que alguien la diga.',
				counter:
					'Tampoco es justo hacer de nadie un tejado. La otra persona quizá también llamaba, con su propio chaparrón, a tu ventana.',
				question: '¿De qué tormenta venías cuando ese amor, o la idea de tenerlo, empezó a importarte?',
				act: 'Prepara una bebida caliente y llévasela a alguien, de tu casa o de la portería, sin que medie motivo.',
			},
			work: {
				turn: 'Quien declara que no viene por el rango pone nerviosa a la oficina entera, porque ya no se sabe con qué contentarlo. Es una libertad cara: sin escalafón que mirar hay que decir qué se quiere, en palabras corrientes. Tiempo, aprender de alguien, salir a las seis. Pedir eso cuesta más que pedir un cargo.',
				counter:
					'O te cuentas que el dinero da igual porque pedirlo da apuro. Hafez también vivía de mecenas, y lo hacía constar.',
				question: '¿Qué querrías de este oficio si te prohibieran las palabras sueldo y puesto?',
				act: 'Practica en voz alta una petición de quince palabras, con cifra o con hora, y quítale la disculpa del principio.',
			},
			travel: {
				turn: 'El verso distingue al que llega por gusto del que llega porque atrás se cerró algo. Muchas partidas son las dos cosas y conviene saber en qué proporción: el curioso elige y el fugitivo agradece. Según qué lleves más, te hará falta una guía o te hará falta una dirección con un nombre al lado.',
				counter:
					'Huir tiene peor prensa de la que merece. Irse a tiempo de un sitio malo es puntería, por mucho que otros lo llamen miedo.',
				question: '¿De qué te alejas y hacia quién vas, si tuvieras que decirlo en un portal?',
				act: 'Averigua el número de una persona que podría abrirte en ese lugar y guárdalo en la cartera, en papel.',
			},
			wellbeing: {
				turn: 'Decir que se viene por amparo es más difícil que decir que se viene por negocios. Casi todo el mundo se presenta con un pretexto, un libro que devolver, una duda tonta, y debajo trae el susto. Podrías ahorrarte el pretexto una vez, y notar cuánto pesaba llevarlo además de lo otro.',
				counter:
					'Que hay timbres equivocados es cierto; un susto no se le cuenta a cualquiera. Elegir bien ante quién forma parte del cuidado.',
				question: '¿Con qué excusa sueles presentarte cuando en realidad buscas compañía?',
				act: 'Descálzate al entrar en casa y anda un rato sin zapatos, como quien ha llegado a un sitio seguro.',
			},
			family: {
				turn: 'La familia es el sitio adonde se vuelve sin haber ganado nada. Ahí no sirve la categoría de fuera: el director no sabe freír un huevo, la jueza sigue siendo la pequeña. Humilla un poco y descansa mucho. Las cosas se enredan cuando alguien, desde dentro, exige que se entre con la medalla colgada.',
				counter:
					'Para mucha gente esa casa no fue amparo, fue la intemperie misma. Entonces hogar es otra, y también vale llamarla así.',
				question: '¿A qué casa puedes llegar con las manos vacías y la cara que traigas?',
				act: 'Limpia el timbre, el felpudo o la manija de tu puerta, lo primero que toca quien viene a verte.',
			},
			decision: {
				turn: 'Entre tus motivos los hay de las dos clases que el verso separa: lo que quieres alcanzar y aquello de lo que te proteges. Suelen venir revueltos y con la misma ropa. Para resguardarse hace falta un buen alero; para subir, una buena escalera. Quien compra escalera cuando llueve se moja más alto.',
				counter:
					'Ninguno de los dos motivos es innoble, por si el verso lo diera a entender. También la pompa ha mantenido a familias enteras.',
				question: '¿Cuánto de cada opción es deseo y cuánto es susto, medido en tazas de café?',
				act: 'Reparte diez monedas o diez lentejas en dos montones, deseo y resguardo; hazlo una vez por cada camino posible.',
			},
			waiting: {
				turn: 'Los del verso ya han llamado. No golpean otra vez, no se ponen a comentar el servicio: están. Hay en eso una dignidad parecida a la de los caballos atados ante la posada, que nadie confundiría con la resignación. A qué vienes quedó dicho; lo demás se cuece dentro, con la tapa puesta.',
				counter:
					'Salvo que la puerta esté pintada en la pared. Cuando pasan los meses sin un ruido, conviene rodear el edificio.',
				question: '¿Por dónde más se entra en esa casa a la que llevas tanto llamando?',
				act: 'Barre el trozo de suelo que hay ante tu puerta, de dentro hacia fuera, hasta el peldaño o el pasillo.',
			},
			loss: {
				turn: '«De la mala fortuna»: Hafez no detalla cuál. En ciertos lugares sobra el relato; basta el estado de la ropa. Después de una pérdida cansa tener que explicarse, ordenar los hechos, tranquilizar a quien pregunta. Existe gente que aparta una silla y no pide el informe. Son pocas personas, y cuentan.',
				counter:
					'Y hay ratos en que contarlo entero, de principio a fin y por enésima vez, es el único abrigo. También eso vale.',
				question: '¿Ante quién puedes quedarte un rato largo sin explicar cómo estás?',
				act: 'Pide a esa persona, con una sola frase, que te acompañe un momento sin preguntar; puede ser al teléfono.',
			},
			open: {
				turn: 'Es notable que digan «hemos». Nadie llama del todo por separado: con cada cual vienen sus muertos, sus maestras, el idioma, un perro de la infancia. Cuando no sabes qué preguntas, mira quiénes te acompañan hasta el felpudo. Alguno de ellos conoce el motivo y lleva rato tirándote de la manga.',
				counter:
					'Si el grupo hace demasiado ruido, también se le puede rogar que espere en el patio y entrar sin séquito.',
				question: '¿Quién viene contigo sin que nadie más lo vea, y qué quiere?',
				act: 'Nombra en alto a cinco personas que te han traído hasta aquí, vivas o no, como quien pasa lista.',
			},
		},
	},
	10: {
		openings: [
			'Primero caen flores, luego vino, luego el cielo. En dos líneas Hafez pasa de la fiesta a la demolición con la misma soltura con que alguien, al apartar la mesa para bailar, decide que sobra una pared.',
			'«Ven», dice, y todos los verbos que siguen van en plural: esparzamos, abramos, tracemos. Nadie rompe el firmamento por su cuenta. El techo se parte entre varios, con pétalos en el pelo y una idea todavía sin medidas.',
			'Al cielo lo trata de techo, es decir, de obra hecha por alguien y que admite reforma. Hafez quiere abrirle un boquete y dibujar otra cosa encima, y empieza, con mucha cordura, por decorar la sala.',
		],
		heritage: [
			'«Trazar un nuevo plan» salió del verso y anda suelta por el persa de cada día: la usan los periódicos, la usa quien cambia de oficio, y hasta una editorial de Teherán se llama así.',
			'Goethe pasaba ya de los sesenta cuando leyó a Hafez en la traducción de Hammer; en vez de retirarse empezó libro nuevo, el Diván de Occidente y Oriente, y le dedicó una de sus partes.',
		],
		turns: {
			love: {
				turn: 'Las parejas largas viven bajo una bóveda que ellas mismas pintaron y que ya no miran: el sitio en el sofá, la broma fija, el tema prohibido. Y quien empieza trae consigo la bóveda de otra historia. En ambos casos lo distinto exige romper yeso, con el riesgo de que caiga polvo en la cena.',
				counter:
					'Cambiarlo todo es a veces una manera vistosa de no cambiar una cosa concreta, pequeña, con nombre y con horario.',
				question: '¿Qué costumbre del querer has heredado de otra época sin haberla votado nunca?',
				act: 'Baila una canción entera en la cocina, con alguien o con la escoba, sin que haya nada que celebrar.',
			},
			work: {
				turn: 'Todo proyecto necesita un hueco, y casi nunca hay hueco en el horario. Se dibuja sobre lo ya lleno y el resultado es un borrón. El verso rompe antes de trazar: para que quepa lo que quieres hacer, algo tendrá que venirse abajo, y lo probable es que sea algo que haces bien.',
				counter:
					'Ojo con el placer del martillo. Hay techos que parecen límite y son, sencillamente, lo que evita que llueva sobre los papeles.',
				question: '¿Cuál de las tareas que dominas ocupa el sitio de la que querrías aprender?',
				act: 'Borra de tu agenda de esta semana un compromiso que nadie notaría, y no pongas nada en su lugar.',
			},
			travel: {
				turn: 'En cada ciudad hay una altura a partir de la cual ya no se mira. Salir la cambia: con otras nubes encima, hasta las manos gesticulan de otro modo. Hafez propone la reforma sin moverse de la sala; tú quizá necesites ir a ver un cielo ajeno para descubrir que el tuyo era de quita y pon.',
				counter:
					'Puede que allí te aguarde un techo idéntico con otras estrellas pintadas. Los planes nuevos no se recogen en la aduana.',
				question: '¿Cómo sería el primer desayuno lejos de casa, y qué faltaría en la mesa?',
				act: 'Merienda hoy en un lugar de tu casa donde no hayas comido nunca: la escalera, el balcón, el suelo.',
			},
			wellbeing: {
				turn: 'Un techo bajo obliga a andar con la cabeza inclinada, y al cabo del tiempo se toma esa postura por estatura. Los pétalos del verso sirven de medida: para lanzarlos hay que levantar el brazo. Antes de grandes reformas, comprueba cuánto hace que tu mirada no pasa de la lámpara.',
				counter:
					'Hay temporadas en que lo bajo abriga, como a los gatos las cajas. De esas se sale cuando se sale, sin empujones.',
				question: '¿Qué cosa alegre has ido dejando para cuando estés mejor?',
				act: 'Estira los brazos hacia arriba en el lugar más alto de tu casa, o al aire libre, y bosteza con ganas.',
			},
			family: {
				turn: 'Cada casa tiene su cielo raso: lo que aquí se hace, lo que no se nombra, quién corta el pan. Lo clavaron los bisabuelos y aguanta. A martillazos, la reforma acaba en portazo; Hafez, que entiende de anfitriones, echa primero las flores. La novedad entra mejor por una merienda que por un manifiesto.',
				counter:
					'Aunque hay techos que aplastan a alguien, y a esa persona no se le pide paciencia ni pastel. Se la saca de debajo.',
				question: '¿Para qué servía, cuando se puso, la regla más rara de tu familia?',
				act: 'Permuta los sitios en la comida de hoy, o elige para ti la silla donde jamás te sientas.',
			},
			decision: {
				turn: 'Ninguna de las opciones que tienes delante la has dibujado tú. Eso sospecha el verso ante todo menú: quién decidió que eran dos, quién cerró la lista. Antes de elegir cabe la insolencia de pedir un lápiz. La tercera propuesta suele estar peor acabada, con borrones, y tener mejor luz.',
				counter:
					'También es verdad que inventar terceras vías entretiene mucho. Hay encrucijadas honradas, de dos brazos, donde solo falta echar a andar.',
				question: '¿Cuál sería la opción que nadie ha mencionado porque daría un poco de risa?',
				act: 'Traza en un papel, con más flechas que palabras, un camino absurdo y rodea la única parte que no lo es.',
			},
			waiting: {
				turn: 'Aquí nadie aguarda a que el cielo cambie: lo parten. Sería fácil oír una orden de impaciencia, y hay algo mejor, la sospecha de que una parte de lo que se espera no está viniendo de ningún sitio. Nadie la trae porque no era cosa de recibirla; era cosa de empezarla.',
				counter:
					'Si lo tuyo depende en verdad de otra persona o de un sello, golpear el firmamento solo te cansará el brazo.',
				question: '¿Qué porción de lo que aguardas podrías fabricar, aunque fuera en cartón?',
				act: 'Adorna la mesa como si ya hubiera llegado lo que esperas: mantel, vaso bueno, una rama de la calle.',
			},
			loss: {
				turn: 'Un verso de fiesta es mal huésped en un duelo, y hay que recibirlo en la puerta. Algo trae, sin embargo, que no es fiesta: también ahí se ha roto un cielo. Bajo el boquete se ve lo que hay, se oye llover dentro. Proyectos, ninguno por ahora; bastante trabajo da el frío.',
				counter:
					'No hay prisa por trazar nada. Si un día aparece un lápiz, que sea sin sentir que se traiciona el dibujo anterior.',
				question: '¿Dónde tienes guardado el dibujo de la vida que se quedó a medias?',
				act: 'Esparce unas migas o unos granos en el alféizar o en el patio, y aléjate sin esperar a los pájaros.',
			},
			open: {
				turn: 'Hay una frivolidad muy seria en empezar por lo que no sirve. El que quiere rehacer el mundo suele entrar con el mazo; este entra tirando pétalos, como si el ánimo fuera herramienta. Puede que tu pregunta tenga mal puesto el primer paso y le sobre gravedad: cede antes a un gesto inútil.',
				counter:
					'Inútil, ojo, tampoco es sinónimo de sabio. En cualquier bolsillo hay confeti que solo vale para no mirar el suelo.',
				question: '¿Qué harías distinto esta semana si no tuviera que servir para nada?',
				act: 'Mueve un mueble pequeño a un sitio donde estorbe un poco y observa por dónde pasas ahora.',
			},
		},
	},
	11: {
		openings: [
			'Alguien alza la vista al anochecer y ve un campo: verde el cielo, la luna nueva hecha hoz. No hay segador todavía. Entonces, sin transición, se acuerda de su propia parcela y de lo que echó en ella.',
			'La luna nueva dura poco sobre el horizonte, lo justo para parecer una herramienta. Hafez la mira colgada sobre un prado sin bordes y le viene a la memoria otra labor, más pequeña y con fecha, que lleva su nombre.',
			'Una hoz en el cielo no corta nada: avisa. El verso es el sobresalto de quien, mirando algo hermoso y lejano, recuerda de golpe que dejó una tarea en el suelo, entre terrones, hace meses.',
		],
		heritage: [
			'Dos siglos largos después, Góngora vería pacer a un toro de estrellas en un campo de zafiro; el Diván y las Soledades no se conocieron, pero araron la misma altura.',
			'En el verso siguiente el poeta regaña a su suerte por dormirse mientras salía el sol, y ella contesta que no desespere; pocas veces la fortuna ha sido tan educada.',
		],
		turns: {
			love: {
				turn: 'Se recoge en una estación lo que se dijo en otra, y en amor las siembras son mínimas: un tono, un plato apartado, la broma que dolió. La luna no pregunta qué sentías; pregunta qué pusiste en la tierra. Entre el sentimiento y el surco hay un trecho, y ahí suele estar la sorpresa.',
				counter:
					'Cuidado con la justicia campesina: también graniza sobre buenos sembrados, y nadie deja de merecer cariño por haber sembrado mal.',
				question: '¿Cuánto de tu cariño se habrá visto desde fuera este mes?',
				act: 'Esconde en el bolsillo, el bolso o el libro de alguien una nuez o un dulce, sin nota ni firma.',
			},
			work: {
				turn: 'Sembrar y segar piden cuerpos distintos: para lo uno se camina derecho echando puñados, para lo otro hay que inclinarse. Hay quien sigue sembrando proyectos en plena cosecha porque agacharse a recoger, cobrar, terminar, le parece poca cosa. La hoz de arriba no felicita ni riñe; dice qué mes es.',
				counter:
					'O bien el grano está verde y te meten prisa desde fuera. Segar antes de tiempo da mucha paja y una foto bonita.',
				question: '¿Qué tienes ya maduro y sin recoger porque te gusta más empezar?',
				act: 'Termina una cosa de pocos minutos que lleve abierta un mes: un correo, una factura, una firma.',
			},
			travel: {
				turn: 'El campo de arriba se ve igual desde un andén que desde tu ventana; lo que se queda es la tierra de abajo. Antes de una salida larga los labradores miraban dos cosas, la luna y lo que seguía en pie sin cortar. No es mala lista. Un camino espera mejor que el trigo.',
				counter:
					'Los trigales, también es cierto, sirven de excusa para todo. Siempre hay una gavilla que impide marcharse a quien no quiere.',
				question: '¿Qué tendrías que dejar segado aquí para andar por allí sin volver la cabeza?',
				act: 'Riega a fondo tus plantas, o la de un vecino, mientras calculas cuántos días aguantarían sin ti.',
			},
			wellbeing: {
				turn: 'La luna nueva es casi nada, una uña. De ahí a llena pasan dos semanas sin que nadie la empuje, y luego mengua sin que nadie la riña. Al cuerpo, que también tiene sus cuartos, se lo trata como a una lámpara, siempre al mismo brillo. Este cielo sugiere contar de otra manera.',
				counter:
					'Puede que no sea fase y sea faena: demasiados surcos para unos brazos. Eso no lo arregla la astronomía, lo arregla repartir.',
				question: '¿En qué cuarto de tu luna estás, y a quién se lo disimulas?',
				act: 'Asómate al anochecer, busca la luna o su hueco entre las nubes y fíjate en qué forma tiene.',
			},
			family: {
				turn: 'De los padres se hereda, además de la nariz, un campo ya sembrado: refranes, miedos, la manera de discutir. Durante años se siega trigo ajeno creyéndolo propio. Llega un día en que se alza la vista, se ve la hoz y se pregunta quién plantó aquello. Casi nunca es reproche; es curiosidad de labrador.',
				counter:
					'Buscar al sembrador de todo puede volverse un deporte. Alguna mala hierba, dicho con cariño, la has traído tú en los zapatos.',
				question: '¿Cuál de las cosechas de tu casa querrías dejar de replantar?',
				act: 'Pregunta a alguien mayor de tu familia qué se comía cuando faltaba dinero y cómo se preparaba.',
			},
			decision: {
				turn: 'Una elección es una semilla, y tiene el defecto de todas: de cerca son iguales. Lo que las distingue es el tiempo que ocupan la tierra. Hay cultivos de tres meses y olivares. Aclara qué estás decidiendo, un rábano o un olivo, y concédele la seriedad que le toque, ni una palada más.',
				counter:
					'Con la salvedad de que los olivos más viejos los plantó alguien distraído, con la cabeza en otra cosa y un hueso en la mano.',
				question: '¿Cuántos años querrías que lo que elijas ocupara tu tierra?',
				act: 'Toma de la cocina dos granos distintos, arroz y lenteja, bautízalos con cada opción y llévalos en el bolsillo.',
			},
			waiting: {
				turn: 'Entre la siembra y la hoz hay un mes en que el labrador no sirve. Arranca alguna hierba, endereza la cerca, mira nubes. Ese mes mal pagado es el que hace el pan. Tu espera puede ser simplemente agrícola: nada la detiene, nada la acelera, y avanza también en los ratos en que duermes.',
				counter:
					'Siempre que algo se haya sembrado. Mirar con mucha paciencia un campo vacío se parece a esperar y no lo es.',
				question: '¿Qué semilla concreta pusiste, en qué fecha, y de qué planta esperas fruto?',
				act: 'Repara algo menor que se rompió mientras esperabas: un asa, un cierre, la pata que baila.',
			},
			loss: {
				turn: 'Una hoz se lee mal en los días de pérdida: parece que venga a dar razones. El verso no llega a tanto. Alguien mira arriba, se acuerda, y ya. En los rastrojos, tras el corte, quedaban espigas para quien pasara detrás. Así vienen los recuerdos, sueltos y en desorden, cuando el campo parece raso.',
				counter:
					'Hay días en que una espiga pincha más que abriga, y se la puede dejar en el suelo. No se pierde por eso.',
				question: '¿Qué recuerdo suelto te ha salido al paso esta semana sin llamarlo?',
				act: 'Recoge del suelo una hoja, una piedra o una pluma, y métela en el bolsillo en nombre de lo que falta.',
			},
			open: {
				turn: 'A Hafez se le fue la vista a lo alto y le volvió a los pies. Ese rebote es todo el verso. Si no sabes qué preguntas, tal vez lleves mucho tiempo mirando a una sola altura, o noticias lejanas o la punta del zapato, y te falte el otro tramo del recorrido.',
				counter:
					'Cabe que el asunto no tenga moraleja y que solo haya delante una noche bonita. En tal caso, hay que dejarla serlo.',
				question: '¿Cuándo fue la última vez que algo te devolvió los ojos al lugar donde estabas?',
				act: 'Afila un lápiz despacio sobre un plato, observa las virutas antes de tirarlas y deja la punta lista.',
			},
		},
	},
	12: {
		openings: [
			'Alguien habla con el viento antes de que se levante la ciudad. No pide nada, cuenta: la historia, un poco larga, de lo que desea. Y entonces, de donde no había nadie, le llega una respuesta de pocas palabras.',
			'El confidente es aire. Hafez lo escoge bien: no interrumpe, no recuerda, pasa por todas las ventanas. A media confesión suena otra voz, y lo que dice cabe en una línea, como si hubiera estado escuchando detrás del seto.',
			'A un lado, el anhelo, que es prolijo y se repite; al otro, una frase corta que invita a confiar. Entre los dos, el fresco de la hora primera moviendo apenas las hojas. El verso dura lo que tarda en cambiar el aire.',
		],
		heritage: [
			'En la poesía persa la brisa de la mañana, saba, es el cartero de los amantes; en otro gazal Hafez juega con Saba, el país al que voló la abubilla de Salomón.',
			'El gazal que arranca con esta confidencia termina presumiendo de público: según su autor, con sus versos bailan ya en Cachemira y en Samarcanda. El mensajero, por lo visto, repartió.',
		],
		turns: {
			love: {
				turn: 'Antes que a la persona, Hafez se lo cuenta al viento. Es un ensayo sin riesgo: la frase sale, se enfría, se oye. Muchos se quedan ahí y llaman destino a lo que fue mala mensajería. Tu deseo ya sabe hablar; le faltan una dirección, una hora y alguien que pueda contestarle que no.',
				counter:
					'Con todo, hay deseos que viven mejor sin destinatario, y no entregarlos es cortesía hacia una vida ajena.',
				question: '¿A quién le corresponde la frase que hasta ahora solo has dicho al techo o a la ducha?',
				act: 'Susurra por la ventana abierta lo que quisieras decirle; si al oírlo te parece cierto, consérvalo en el teléfono como borrador.',
			},
			work: {
				turn: 'Las mejores entrevistas de trabajo se hacen sin jefe, hablando a media voz por la calle. Ahí aparece lo que de verdad quieres, con sus rodeos. El verso da a esa murmuración rango de audiencia. Tiene un reparo: la voz que contesta dice que confíes, y no dice en qué, ni a qué hora se entra.',
				counter:
					'Confiar es poco plan cuando vence el alquiler. A la frase del alba habría que graparle un presupuesto y dos llamadas.',
				question: '¿Qué oficio describes cuando nadie te pide que seas razonable?',
				act: 'Graba en el teléfono un minuto hablando de lo que querrías hacer, escúchalo una vez y elimínalo.',
			},
			travel: {
				turn: 'El viento ya ha estado donde quieres ir, y no trae fotos. Tampoco se le piden datos: se le cuentan ganas. Al preparar una salida se invierte el orden, muchos datos y pocas ganas dichas. Convendría saber qué deseo exactamente va a ocupar el asiento, antes de discutir si ventanilla o pasillo.',
				counter:
					'Los datos, en justicia, también son una forma de cariño: alguien tuvo que mirar los horarios para que el soñador subiera al tren.',
				question: '¿A qué huele, en tu imaginación, la primera mañana de allá?',
				act: 'Sopla una pluma, una brizna o un papelillo desde la palma y mira hacia qué lado se marcha.',
			},
			wellbeing: {
				turn: 'Hablarle al viento quita peso sin dar trabajo a nadie. Lo saben quienes cantan tendiendo ropa y quienes van por el parque discutiendo con un ausente. Lo que se suelta al aire no se corrige ni se juzga; se dispersa. Y de la respuesta no hay que ocuparse: en el verso llega cuando nadie la busca.',
				counter:
					'Cuando el monólogo da vueltas y siempre acaba en el mismo muro, el viento queda corto y una persona oye mejor.',
				question: '¿Qué te repites por dentro que cambiaría de tamaño al aire libre?',
				act: 'Sal al balcón o al portal, cierra un momento los ojos y averigua por la cara de qué lado viene el aire.',
			},
			family: {
				turn: 'En las casas se habla mucho con el viento: el padre que comenta mientras friega, la abuela que protesta a la radio, quien canta con la puerta cerrada a los quince años. Son mensajes con destinatario, lanzados a ver quién pasa. Contestar uno, con suavidad, puede valer más que una gran conversación.',
				counter:
					'Aunque tienen derecho a su aire. No toda murmuración pide respuesta, y hay puertas que se agradecen por estar cerradas.',
				question: '¿Qué repite alguien de tu casa, a media voz, que llevas tiempo sin contestar?',
				act: 'Silba o canturrea cerca de alguien de casa la melodía que esa persona suele cantar, y espera.',
			},
			decision: {
				turn: 'Cuéntale al viento una de las opciones y notarás que la adornas; cuéntale la otra y te justificas. Adornar y justificar suenan distinto. A Hafez lo interrumpe una voz que no elige por él: le cambia el pulso, y con otro pulso seguirá decidiendo. De la calma y del susto salen cosas diferentes.',
				counter:
					'La calma, por simpática que resulte, no ha leído el contrato. Que serene esa voz, y que alguien más mire la cláusula nueve.',
				question: '¿Cómo suena cada opción cuando la defiendes sin público?',
				act: 'Recita las ventajas de una opción andando hacia el norte y las de la otra hacia el sur, cincuenta pasos cada una.',
			},
			waiting: {
				turn: 'La respuesta no contesta. A un relato detallado del deseo le devuelven una actitud: confía. Es desesperante, y es casi siempre lo único que llega a tiempo. Mientras la noticia verdadera hace antesala en alguna oficina, lo que puede llegar hoy es otra cosa, un tono, una mano firme en el codo.',
				counter:
					'Y puede ser que la voz la ponga el propio deseo, que imita muy bien. El verso no exige comprobar el remite.',
				question: '¿Qué tono te gustaría que tuviera la respuesta, diga lo que diga?',
				act: 'Deja un papel ligero en el alféizar, con la ventana entornada, y al volver mira adónde ha ido a parar.',
			},
			loss: {
				turn: 'Con quien falta se sigue hablando, y el aire presta su oído sin hacer comentarios. En el poema contestan; en la vida, por lo común, no. Pero la frase dicha en alto en una habitación vacía tiene un peso que la pensada no tiene, y hay quien, para decirla, pone todavía dos tazas.',
				counter:
					'No se trata de convencerse de nada. Si hablar al vacío te parece mentira, el silencio guarda igual de bien.',
				question: '¿Con qué noticia tuya habrías corrido primero hacia quien ya no puede oírla?',
				act: 'Abre el armario o la carpeta que llevas tiempo rodeando, quédate el rato de tres respiraciones y vuelve a cerrar.',
			},
			open: {
				turn: 'Hafez no dice qué quería. Habló largo, lo oyeron, y en la página quedó solo el hueco del deseo, sin objeto. Es un permiso raro. Puede desearse sin saber todavía qué, y salir de madrugada a contarlo, a ver si en algún giro de la frase aparece por fin el nombre.',
				counter:
					'Si lleva demasiado tiempo sin nombre, acaso sea porque ya lo tiene y te parece poca cosa para tanto viento.',
				question: '¿Qué palabra evitas cada vez que explicas lo que te pasa?',
				act: 'Empieza en alto la frase «lo que yo quisiera» y déjala terminar de siete maneras distintas, seguidas.',
			},
		},
	},
};
