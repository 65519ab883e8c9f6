import type { Answers } from './shape.ts';

export const answers: Answers = {
	bereavement: {
		will: [
			'Eso no lo sabe nadie. Lo que sí está en tu mano es no dejar para otro día lo que aún pueda decirse o hacerse hoy.',
			'No hay plazo que yo pueda darte: el dolor no avisa ni de cuándo afloja ni de cuándo vuelve, y ninguna de las dos cosas significa que vayas mal.',
		],
		should: [
			'Casi nada de lo que trae una pérdida tiene que decidirse la primera semana. Separa lo que tiene fecha de lo que solo tiene prisa, y haz hoy lo primero.',
			'Pregúntate qué podrás mirar sin reproche dentro de un año. Esa respuesta suele ser más sencilla que todas las opiniones de alrededor.',
		],
		how: [
			'Por ratos y con compañía: come aunque no apetezca, acuéstate a tu hora y pídele a una persona concreta una cosa concreta para esta semana.',
			'No hay modo correcto. A muchos les sirve decir el nombre en voz alta, contar cómo fue a alguien que no interrumpa y dejar las cosas donde están hasta que puedan tocarse.',
		],
		why: [
			'No hay un porqué que consuele, y desconfía de quien te lo ofrezca. Se puede saber de qué ocurre una muerte; por qué ahora y por qué ahí, no.',
			'La cabeza busca una razón porque una razón dolería menos que el azar. Que no la encuentres no quiere decir que haya habido un fallo.',
		],
		which: [
			'Elige lo que puedas deshacer más adelante: guardar antes que tirar, aplazar antes que vender, y pocos antes que muchos alrededor.',
			'Cuando hay duelo, la opción que menos fuerzas pide suele ser bastante buena. Lo demás puede esperar unos meses sin perderse.',
		],
		feelings_of: [
			'Lo que hay en otro corazón no lo veo, y menos en el de quien ya no habla. Lo que queda es lo que hizo cuando podía hacerlo; ahí está casi todo.',
			'Cada cual lleva una pérdida a su paso: hay quien calla, quien trabaja, quien ríe a destiempo. El silencio de alguien estos días dice poco de su cariño.',
		],
		meaning: [
			'Unos lo leen como una despedida y otros como un hueco sin mensaje. Lo que signifique lo irá diciendo el tiempo, y no hace falta fijarlo hoy.',
			'Una ausencia pesa según lo que ocupaba. Quizá el sentido no esté en que haya pasado, sino en lo que te dejó aprendido.',
		],
		forgiven: [
			'Casi nadie se despide a tiempo ni con las palabras justas; que eso te duela habla del cariño que había. Ante quien ya no responde, se repara con los que siguen aquí.',
			'Nadie puede absolverte en su lugar. Sí puedes escribirle lo que faltó decir y leerlo en voz alta, o hacer por otra persona lo que habrías hecho por él o por ella.',
		],
	},
	illness: {
		will: [
			'No lo sé, y quien más se acerca a saberlo es quien ha visto las pruebas. Pregúntale qué espera en las próximas semanas y qué haría cambiar ese pronóstico.',
			'Los cuerpos no siguen el calendario. Lo que se puede saber hoy es el paso siguiente: la próxima cita, la próxima prueba, la persona que acompaña.',
		],
		should: [
			'Lo que toca al cuerpo pregúntalo a quien lo trata, y si la duda sigue, pide una segunda opinión: es un derecho corriente, no una ofensa.',
			'Antes de decidir, escribe tres preguntas y llévalas a la consulta con alguien que apunte las respuestas. Muchas decisiones se aclaran en esa hoja.',
		],
		how: [
			'Reparte el peso: una lista de lo que hay que hacer cada semana y un nombre al lado de cada cosa. Quien cuida también necesita dormir, comer y un día libre.',
			'De día en día, con las preguntas apuntadas, una sola persona que informe a las demás y un rato diario en que no se hable de ello.',
		],
		why: [
			'La mayoría de las veces no hay culpa ni aviso, solo células, genes, azar o cansancio acumulado. Buscar al culpable gasta fuerzas que hacen falta en otra parte.',
			'La medicina sabe a menudo el cómo y rara vez el porqué de que le toque a alguien. No es un castigo, ni una lección que hubiera que aprender.',
		],
		which: [
			'Entre dos tratamientos o dos médicos, pregunta a cada uno qué pasa si se espera un mes y qué se puede deshacer. Lo reversible suele ir primero.',
			'Mira cuál de las dos opciones deja dormir mejor a quien la lleva en el cuerpo. Los demás opinan; esa persona la vive.',
		],
		meaning: [
			'Un síntoma es un asunto de consulta antes que un símbolo: si es nuevo, si dura o si asusta, que lo vea alguien con bata. Lo que significa para tu vida viene después.',
			'Hay quien encuentra en la enfermedad un orden nuevo de lo importante, y quien no encuentra nada. Las dos cosas son honradas.',
		],
	},
	betrayal: {
		will: [
			'Nadie sabe si volverá a pasar. Lo que más dice es lo que se hace después sin que nadie lo vigile: si se cuenta la verdad completa o solo la parte descubierta.',
			'La confianza no vuelve con una promesa; si vuelve, es a plazos pequeños y comprobables. Eso se ve en meses, no en una noche.',
		],
		should: [
			'Primero ponte a salvo, tú y tu dinero y tu techo; luego decide. Lo que se resuelve en la primera semana de rabia suele tener que resolverse otra vez.',
			'Puedes separar dos preguntas que llegan pegadas: qué necesitas esta semana y qué harás con esa persona. La primera no espera; la segunda sí puede.',
		],
		how: [
			'Cuéntaselo a alguien de confianza antes de hablar con quien te hizo daño. Después, pocas preguntas y concretas: los detalles que no necesitas saber se quedan a vivir contigo.',
			'Escribe lo que sabes y lo que supones en dos columnas. Ayuda a no discutir sobre sombras, y a no dejarte convencer de que lo visto no pasó.',
		],
		why: [
			'Quien traiciona suele tener motivos suyos: miedo, vanidad, ganas de no dar la cara. Ninguno de ellos mide lo que tú valías.',
			'No sé por qué lo hizo, y puede que ni siquiera lo sepa quien lo hizo. Una explicación no lo arregla; solo sirve si viene con la verdad entera.',
		],
		which: [
			'Mira en cuál de los dos caminos tendrías que dejar de hacer preguntas. Ese suele ser el que sale más caro.',
			'Imagina que dentro de un año cuentas lo que elegiste a alguien a quien quieres. ¿En cuál de las dos versiones hablarías sin bajar la voz? Esa pista vale.',
		],
		feelings_of: [
			'Se puede querer y hacer daño; el cariño no lo borra ni el daño lo desmiente. Fíjate en si repara cuando le cuesta algo, no en cuánto llora.',
			'Lo que siente no lo veo. Lo que se ve es si te dice la verdad antes de que la descubras.',
		],
		forgiven: [
			'Perdonar no es obligación ni tiene fecha. Se puede soltar el rencor sin volver a abrir la puerta, y nadie puede pedirte las dos cosas juntas.',
			'Si el daño lo hiciste tú, reparar empieza por contarlo sin adornos y aceptar la respuesta que venga, también el silencio.',
		],
	},
	separation: {
		will: [
			'Si habrá vuelta no lo sabe nadie. Cuando la hay, suele depender menos de echarse de menos que de que haya cambiado aquello que los separó.',
			'Eso no está escrito. Sí puedes saber algo: si alguno de los dos ha hecho ya algo distinto, o si solo se repite la misma conversación.',
		],
		should: [
			'Lo que no tiene vuelta, después de dormirlo varias noches; lo que protege tu techo, tu dinero o a los niños, antes. Para los papeles, un abogado y no un adivino.',
			'Antes de escribir o de llamar, decide qué harías si no hay respuesta. Si esa posibilidad te hunde, espera un día más.',
		],
		how: [
			'Con rutinas pequeñas: cambia de sitio en la mesa, guarda lo que mires de más, llena la hora más dura del día con una persona y no con el teléfono.',
			'Lo práctico se habla por escrito y en frases cortas; lo demás, con amigos. Mezclar las cuentas con las heridas alarga las dos.',
		],
		why: [
			'Pocas parejas se acaban por un solo motivo; suele ser un cansancio largo con una fecha al final. Que no lo vieras venir no significa que no miraras.',
			'Cada uno contará una historia distinta y las dos serán medio ciertas. Entenderlo del todo no es condición para seguir adelante.',
		],
		which: [
			'Pon las dos vidas un martes cualquiera: quién desayuna, quién calla, cómo llegas a la noche. Los martes deciden mejor que los aniversarios.',
			'Mira cuál de las dos opciones eliges por deseo y cuál por miedo a estar a solas. El miedo es mal casero.',
		],
		feelings_of: [
			'Que piense o no en aquello no lo veo desde aquí. Lo que cuenta es lo que hace: quien quiere volver llama a la puerta, no solo mira por la ventana.',
			'Una señal en el teléfono no es una decisión. Lee los hechos de los últimos meses antes que el mensaje de las dos de la madrugada.',
		],
		meaning: [
			'Soñar con volver o tropezar con un recuerdo no es un aviso; es que la memoria también tarda en mudarse. Lo que signifique lo decides con luz de día.',
			'Hay quien lo lee como un final y quien lo lee como una cuenta saldada. Lo que pese más en tu vida de ahora es lo que significa.',
		],
		forgiven: [
			'Irse o dejar ir hace daño también cuando es lo justo. Se repara en lo que aún se comparte: puntualidad, cuentas claras, ninguna frase de más delante de los niños, si los hay.',
			'El perdón de la otra persona no se puede exigir. Sí puedes decir una vez, sin peros, lo que lamentas, y no volver a pedir respuesta.',
		],
	},
	quarrel: {
		will: [
			'No sé si se arreglará. Las peleas que acaban suelen acabar porque alguien dice primero una frase sin «pero»; las que duran esperan a que sea el otro.',
			'Depende de si lo que se discute es el asunto o quién manda en él. Lo primero se arregla con un trato; lo segundo pide tiempo.',
		],
		should: [
			'Si en esa casa hay golpes, amenazas o miedo, no se dialoga: se pide ayuda y se pone distancia. Si no los hay, da el paso que no te haga mentir.',
			'Una disculpa por tu parte no firma la del otro. Si hay algo tuyo que lamentas, dilo sin esperar recibo.',
		],
		how: [
			'A solas, sin público y sin teléfono: qué pasó, qué te dolió, qué pides de ahora en adelante. Tres frases, y luego callar lo que tarda en enfriarse un té.',
			'Empieza por lo que tú harías distinto y deja los «siempre» y los «nunca» en la puerta. Si no se puede hablar, una nota breve a mano hace menos ruido.',
		],
		why: [
			'Se discute por platos y por dinero, y debajo suele haber otra cosa: no sentirse visto, el turno de ceder, una cuenta vieja. Mira qué se repite de una pelea a otra.',
			'A veces las fuerzas no alcanzan y cualquier palabra llega con espinas. El cansancio explica más riñas que la maldad.',
		],
		which: [
			'Entre tener razón y tener paz, pregúntate cuál echarás de menos el mes que viene. No siempre es la misma.',
			'Cede en lo que se olvida y sostén lo que se repite. Ese reparto aclara más que contar quién empezó.',
		],
		feelings_of: [
			'Quien no habla no siempre está lejos; a veces no sabe por dónde volver. Mira si deja alguna puerta entornada: un saludo, un recado, un plato guardado.',
			'El enfado y el cariño caben en la misma persona. Lo sabrás por lo que hace cuando le das una salida digna.',
		],
		forgiven: [
			'Una palabra dicha en caliente no se recoge, pero se puede poner otra al lado: «aquello no fue justo». Sin explicación detrás pesa más.',
			'Si te perdonarán no lo sé. Que te importe ya ha empezado a repararlo; lo que falta es que la otra persona lo note en los hechos.',
		],
	},
	love: {
		will: [
			'Ninguna carta sabe si será que sí. Suele depender de cosas poco misteriosas: que se vean, que haya tiempo, que alguien lo diga.',
			'El amor tiene mal calendario. Lo que puedes saber es si esta semana se ha acercado un paso o solo ha dado vueltas en tu cabeza.',
		],
		should: [
			'Di lo que sea verdad y puedas sostener también si la respuesta es no. Lo que se calla para no estropear nada acaba pesando más que un no.',
			'Prueba la decisión tres días en secreto, como si ya estuviera tomada. El cuerpo suele votar antes que los argumentos.',
		],
		how: [
			'Empieza por algo que quepa en una tarde: un paseo, una pregunta de verdad, una frase sin ensayo. Lo grande se dice mejor de lado y andando.',
			'Con el ritmo de quien planta: un poco cada pocos días, y sin desenterrar para ver si ha prendido.',
		],
		why: [
			'Nadie ha explicado bien por qué esta persona y no otra. Los poetas persas lo intentaron durante mil años y siguieron escribiendo.',
			'A menudo nos atrae lo que nos falta o lo que conocemos desde la infancia. Saber cuál de las dos cosas es ayuda más que el porqué.',
		],
		which: [
			'Fíjate con quién hablas más bajo y más despacio. El corazón cambia el volumen antes que la opinión.',
			'Pregunta en cuál de los dos caminos sigues teniendo a tus amigos, tu trabajo y tu risa. El amor que pide mudarse de uno mismo sale caro.',
		],
		feelings_of: [
			'El corazón ajeno no lo veo. Se nota en cosas de poco brillo: si recuerda lo que dijiste, si pregunta dos veces, si encuentra el rato.',
			'Las palabras prometen y los horarios confiesan. Mira cuánto de su tiempo te da cuando tiene otras cosas que hacer.',
		],
		meaning: [
			'Un gesto puede ser cariño, costumbre o cortesía; uno solo no se lee. Tres parecidos, en días distintos, ya empiezan a ser una frase.',
			'La gente ha visto en ello un destino, una prueba o una casualidad con suerte. Lo que signifique se decide en lo que hagan después.',
		],
	},
	unrequited: {
		will: [
			'A veces cambia y casi siempre no; nadie puede asegurarte cuál te toca. Lo que sí se sabe es cuánto tiempo llevas esperando, y ese número también habla.',
			'No lo sé. Un corazón no se gana por paciencia como un turno en la panadería; si se mueve, es por su propio pie.',
		],
		should: [
			'Si nunca lo has dicho, decirlo una vez y con claridad suele aliviar, sea cual sea la respuesta. Si ya lo dijiste, lo siguiente es escuchar lo que contestaron los hechos.',
			'Ponle fecha a la espera: hasta aquí dejo la puerta abierta. Sin fecha, esperar se convierte en domicilio.',
		],
		how: [
			'Con distancia de la que se nota: menos mirar su perfil, menos rutas que pasan por su calle, más gente que sí contesta.',
			'Se sale despacio y por costumbre: cada vez que la mano vaya al teléfono, que vaya antes a otra cosa de cinco minutos.',
		],
		why: [
			'No es falta de mérito: el cariño no se reparte por méritos. Puede haber mil razones al otro lado y ninguna ser tuya.',
			'Duele tanto porque se pierde también lo imaginado, que nunca decepcionó. Esa parte no se la puede reprochar nadie a nadie.',
		],
		which: [
			'Entre esperar e irte, mira cuál de las dos te deja dormir una semana seguida. Ahí suele estar la respuesta que aún no te gusta.',
			'Elige lo que elegirías si estuvieras seguro el corazón de que nada va a cambiar. Si cambia, ya habrá tiempo.',
		],
		feelings_of: [
			'Lo que siente no puedo verlo. Pero quien quiere acercarse encuentra el modo, y quien no quiere encuentra el motivo; mira cuál de los dos encuentra.',
			'La amabilidad no es una promesa, ni el silencio un enigma. Léelo por lo que dice en llano.',
		],
		meaning: [
			'Una respuesta tibia suele querer decir eso, tibieza. Buscarle un segundo fondo cansa y rara vez lo tiene.',
			'Se ha cantado como castigo, como escuela y como manía. Lo que signifique para ti se verá en lo que aprendas a no aceptar.',
		],
	},
	loneliness: {
		will: [
			'No sé cuándo, y desconfío de quien te ponga fecha. Lo que se sabe es que la compañía llega casi siempre por costumbre: el mismo lugar, la misma hora, muchas veces.',
			'Las rachas así no duran igual para nadie. Cambian antes cuando hay un sitio fijo en la semana donde alguien nota si faltas.',
		],
		should: [
			'Da el paso que puedas repetir: un curso corto, un coro, un café a la misma hora. Uno grande y único suele dejar más vacío al volver.',
			'Si hay alguien a quien llevas tiempo sin escribir, escríbele sin pedir perdón por el silencio. Casi nadie lo cuenta tanto como tememos.',
		],
		how: [
			'Empieza por hablar con la misma persona tres veces: quien vende el pan, quien pasea al perro a tu hora. La cercanía se hace de repeticiones.',
			'Llama hoy a una sola persona y hazle una pregunta cuya respuesta te interese. Ofrecer ayuda abre más puertas que pedir compañía.',
		],
		why: [
			'Suele venir de mudanzas, horarios, timidez o una pérdida, y no de un defecto. Mucha gente con la casa llena escribiría lo mismo.',
			'Cuanto más dura, más señales de rechazo se ven donde no las hay. No es torpeza: es lo que hace el aislamiento con cualquiera.',
		],
		feelings_of: [
			'Lo que otros piensan de ti rara vez es tanto ni tan malo como parece de noche. La mayoría está pensando en lo que piensan de ella.',
			'Que no llamen no siempre es que no quieran; a menudo cada cual espera a que empiece otro. Alguien puede romper ese empate.',
		],
	},
	dismissal: {
		will: [
			'No sé si pasará ni cuándo saldrá otra cosa. Lo que se puede saber hoy: qué dice el contrato, cuántos meses cubren los ahorros y a quién preguntar por la prestación.',
			'Las plantillas se deciden en hojas que ni tú ni yo vemos. Sirve más tener lista la lista de lo urgente que adivinar la fecha.',
		],
		should: [
			'No firmes nada el mismo día; pide copia y que lo mire un sindicato o un abogado laboral. Los plazos para reclamar son cortos, así que eso sí va primero.',
			'Lo primero es lo que caduca: papeles, prestación, alquiler. Las decisiones sobre qué hacer con tu vida aguantan unas semanas.',
		],
		how: [
			'Hoy, los papeles; mañana, las cuentas en una hoja; esta semana, contárselo a dos personas. Buscar trabajo viene después de haber dormido.',
			'Dilo con una frase corta y sin disculpas: «se acabó aquel trabajo y estoy mirando». Quien puede ayudar necesita saberlo.',
		],
		why: [
			'Casi siempre decide un presupuesto, una fusión o alguien que no conocía tu trabajo. Que hayan elegido tu nombre dice poco de cómo lo hacías.',
			'A veces hubo un motivo concreto, y entonces tienes derecho a pedirlo por escrito. Si no lo dan, no lo inventes en contra tuya.',
		],
		which: [
			'Entre aceptar y reclamar, una consulta laboral cuesta poco y cambia mucho. Entre dos salidas, mira cuál te paga antes el alquiler y te deja tiempo de buscar.',
			'Elige lo que puedas abandonar sin daño dentro de seis meses. Ahora valen más las puertas con pomo por dentro.',
		],
		meaning: [
			'Para muchos fue un corte, para otros un permiso que no se daban; y para la mayoría las dos cosas, en ese orden y con meses en medio.',
			'No es un veredicto sobre tu valor. Es una decisión de otros que te ha caído en casa.',
		],
	},
	work: {
		will: [
			'No sé si saldrá. Suele depender de tres cosas que sí se pueden mirar: cuántas puertas has tocado, quién puede hablar de ti y cuánto aguantas sin prisa.',
			'Ninguna carta firma contratos. Lo que sí sabes es qué harás el lunes si dicen que no, y tenerlo escrito quita bastante ruido.',
		],
		should: [
			'Haz la cuenta de meses antes que la de ganas: cuántos puedes vivir si sale mal. Con ese número delante, la decisión pierde la mitad de la niebla.',
			'Pregúntate si te vas de algo o hacia algo. Lo primero se arregla a veces sin moverse; lo segundo rara vez.',
		],
		how: [
			'Elige una persona que ya haga eso y pídele veinte minutos; saldrás con dos nombres más. Casi todo lo que se llama suerte entra por ahí.',
			'Una cosa por día y antes de mediodía: una llamada, una carta, un número que revisar. Lo demás del plan puede seguir siendo borrador.',
		],
		why: [
			'A menudo no es por ti: hay cien solicitudes, un primo del jefe o un presupuesto que se cerró en marzo. Lo que se repite contigo, en cambio, merece mirarse.',
			'El trabajo que agota suele fallar en una de tres cosas: demasiado, sin mando sobre ello, o sin que nadie lo vea. Saber cuál orienta.',
		],
		which: [
			'Compara los jueves por la tarde de las dos opciones, no los sueldos del anuncio. Allí es donde se vive un trabajo.',
			'Mira con quién aprenderías más en un año y de cuál te sería más fácil volver. Con esas dos respuestas, el dinero desempata.',
		],
		feelings_of: [
			'Qué piensan de ti allí arriba no lo veo. Se nota en lo que te encargan cuando hay prisa y en si tu nombre sale cuando no estás.',
			'Un jefe callado puede estar contento, cansado o ausente. Pregunta por escrito qué haría falta para que tu parte estuviera bien; la respuesta, o su falta, ya dice.',
		],
		meaning: [
			'Un trabajo no tiene por qué darle sentido a una vida; a veces basta con que la pague y no la ensucie. Si pides más, di qué más.',
			'Una puerta cerrada puede ser un aviso o solo una puerta. Cuenta cuántas has probado antes de leerla como destino.',
		],
	},
	study: {
		will: [
			'Nadie puede prometer una nota. Lo que más pesa es sabido: dormir, repasar a ratos repartidos y haber hecho exámenes de otros años con reloj.',
			'Eso se decide en una hoja que todavía está en blanco, o en una mesa que no vemos. Tu parte termina al entregar, y hasta ahí sí mandas.',
		],
		should: [
			'Habla con dos personas que estén un curso por delante: una contenta y otra que lo dejó. Entre las dos cuentan más que cualquier folleto.',
			'Distingue el cansancio de mayo de la falta de ganas de octubre. La primera pide descanso; la segunda, otra pregunta.',
		],
		how: [
			'Cierra el libro y escribe lo que recuerdas; lo que falte es lo que toca estudiar. Media hora así vale más que tres de subrayar.',
			'Divide lo que queda entre los días que quedan menos dos, y empieza por el tema que evitas. Esos dos días son para dormir y respirar.',
		],
		why: [
			'La mente se atasca por sueño, por miedo o porque se leyó sin preguntar nada. Ninguna de las tres es falta de cabeza.',
			'Los nervios roban justo la memoria que más se necesita. Por eso sirve ensayar en condiciones parecidas, con ruido y reloj incluidos.',
		],
		which: [
			'Mira qué tarea harías de buena gana un domingo sin nota: por ahí suele tirar lo que dura. El título se olvida antes que las horas.',
			'Entre dos carreras o dos escuelas, visita una clase normal de cada una. El aburrimiento se huele en el pasillo.',
		],
	},
	waiting: {
		will: [
			'La respuesta está en otra mesa y no la veo. Lo que puedes saber es el plazo habitual y a partir de qué día es razonable preguntar.',
			'Puede llegar mañana o cuando ya no mires. Un silencio largo rara vez es un sí o un no: suele ser una bandeja llena.',
		],
		should: [
			'Pregunta una vez, corto y amable, cuando haya pasado el plazo normal. Preguntar no espanta lo que ya estaba decidido.',
			'Sigue como si la respuesta fuera no, sin cerrar nada: otras solicitudes, otros planes. Si es sí, no habrás perdido nada.',
		],
		how: [
			'Dale un horario a la espera: mirar el correo a las diez y a las cinco, y el resto del día para algo que se termine.',
			'Ten en las manos una tarea que acabe hoy. Lo que se termina calma más que lo que se consulta.',
		],
		why: [
			'Tarda porque alguien está de baja, porque falta una firma o porque el papel duerme debajo de otro. Casi nunca es una señal dirigida a ti.',
			'La espera se alarga más cuando no se sabe el plazo. Averiguarlo, aunque sea aproximado, la encoge.',
		],
		meaning: [
			'Un silencio no es un mensaje cifrado; es un hueco, y la cabeza lo llena de noche. Deja que diga solo lo que dice.',
			'Hay quien ha hecho de la espera una escuela. A mí me basta con que no se quede con todos tus días.',
		],
	},
	leaving: {
		will: [
			'No sé si saldrá bien. Los que se van cuentan casi siempre lo mismo: el primer año es de papeles y de echar de menos; el segundo ya se parece a una vida.',
			'Depende de visados, fechas y gente con sello, y eso no sale en ningún verso. Mira qué papel falta y quién lo tiene en la mesa.',
		],
		should: [
			'Ve primero a pasar un mes corriente, con supermercado y lluvia, si puedes. Si no puedes, habla con alguien que volvió y con alguien que se quedó.',
			'Pregúntate de qué te cansarías allí también. Eso viaja en la maleta y no paga exceso de peso.',
		],
		how: [
			'Una lista de tres columnas: papeles, dinero, gente. Cada semana una línea de cada una; lo que no tenga columna puede esperar.',
			'Despídete despacio y de pocos, y deja dicho quién te llamará los domingos. Ese hilo sostiene más que la maleta.',
		],
		why: [
			'Uno se va por hambre, por miedo, por amor o por aire, y suele decir solo uno de los cuatro. Saber cuál es el tuyo ayuda a no pedirle al lugar lo que no tiene.',
			'Cuesta porque se dejan cosas que no se pueden empaquetar: un acento, una esquina, quien te conocía de antes. No es indecisión, es peso.',
		],
		which: [
			'Pon las dos ciudades un lunes de febrero, con tos y sin amigos. La que siga pareciendo habitable ha ganado bastante.',
			'Mira de cuál de las dos podrías volver sin vergüenza. La vuelta posible hace más ligera la ida.',
		],
		feelings_of: [
			'Quien se queda siente dos cosas a la vez y enseña una. Pregúntale qué le gustaría conservar contigo cuando haya distancia.',
			'La lejanía enfría a unos y aclara a otros. Lo verás en si mantiene la llamada cuando ya no es novedad.',
		],
	},
	home: {
		will: [
			'No sé qué casa será ni cuándo. Se sabe en cambio qué la acerca: el banco, los papeles en regla y haber visto al menos diez antes de decidir.',
			'Las obras y las firmas tardan más de lo dicho, en todos los idiomas. Cuenta un tercio más de tiempo y de dinero y te sorprenderás menos.',
		],
		should: [
			'Si hay ya un sitio elegido, ve dos veces, una de noche y otra con lluvia, y habla con un vecino. Si después de eso sigue gustándote, tienes la mitad.',
			'Haz la cuenta con un mes malo, no con uno bueno, tanto de quedarte como de moverte. Si cuadra así, lo demás es gusto.',
		],
		how: [
			'Empieza por el número que puedes pagar cada mes sin dejar de dormir, y busca hacia abajo desde ahí. Los papeles, que los vea alguien que no cobre por vender.',
			'Una habitación detrás de otra, y primero lo que moja o lo que quema: techo, agua, luz. La pintura espera.',
		],
		which: [
			'Camina desde las dos hasta donde compras el pan y hasta quien irías a ver con fiebre. Los pies suelen tener opinión.',
			'Elige la que perdona mejor un error: la que se puede alquilar, vender o ampliar. La más bonita suele perdonar menos.',
		],
	},
	eviction: {
		will: [
			'No lo sé, y depende de plazos que un juzgado o una oficina sí conocen. Llama hoy a los servicios sociales o a una asociación de vivienda y lleva todos los papeles.',
			'Un desalojo tiene pasos y en varios se puede parar o aplazar. Quien sepa de eso cerca de ti necesita ver la notificación cuanto antes.',
		],
		should: [
			'No te vayas ni firmes nada antes de que alguien lo mire: oficina de vivienda, abogado de oficio, asociación de vecinos. Marcharse por vergüenza quita derechos.',
			'Pon por orden lo que urge: dónde dormir la primera noche, los documentos en una bolsa, las medicinas. Después, lo demás.',
		],
		how: [
			'Tres llamadas hoy: servicios sociales, una asociación de vivienda y alguien con un sofá. Apunta nombre y hora de cada una.',
			'Reúne contrato, recibos y la notificación en un sobre y hazles una foto. Con eso en la mano te atienden antes y mejor.',
		],
		why: [
			'Los alquileres suben, los dueños venden, los sueldos no llegan: le pasa a mucha gente que lo hizo todo bien. No es una nota sobre tu vida.',
			'Puede haber un motivo legal y puede no haberlo; eso es lo primero que un abogado debería mirar. Lo que no hay es motivo para avergonzarse.',
		],
	},
	money: {
		will: [
			'No sé si llegará ni si lo devolverán. Lo que se puede saber hoy es la cifra exacta, la fecha más próxima y qué pasa si no se cumple.',
			'El dinero prestado vuelve más a menudo cuando hay fecha y papel, y poco por compasión. Si faltan, aún se pueden pedir.',
		],
		should: [
			'Decide con la hoja delante: lo que entra, lo que sale, lo que vence. Si prestas, que sea una suma que puedas dar por perdida sin perder a la persona.',
			'Lo que corta la luz o el techo va antes que lo que solo manda cartas. Y nada de tapar un préstamo con otro más caro sin que lo vea un asesor gratuito.',
		],
		how: [
			'Escribe en una sola hoja cada deuda o cada gasto, con cantidad y fecha, y llama primero a quien más aprieta, antes de que llame él. Casi todos prefieren un plan a un silencio.',
			'Una semana apuntando hasta el café enseña más que un mes de propósitos. Luego se quita una cosa, no diez.',
		],
		why: [
			'Suele ser una suma de cosas corrientes: un mes malo, un precio que sube, una confianza de más. No hace falta buscarle maldición.',
			'Quien engaña por dinero vive de parecer de fiar; por eso cae también gente prudente. La vergüenza es su mejor cómplice: cuéntalo.',
		],
		which: [
			'Compara qué pasa con cada opción en el peor mes, no en el mejor. La que deja pagar el techo y la mesa gana a la que promete.',
			'Entre dos deudas, paga antes la que más interés cobra o la que puede dejarte sin casa. El orgullo suele señalar otra; déjalo esperar.',
		],
		forgiven: [
			'Se repara con números: una cantidad pequeña, un día fijo y avisar antes de fallar. Quien recibe diez puntuales cree más que quien oye mil promesas.',
			'Perder dinero ajeno duele porque detrás había confianza. Dilo entero y pronto; lo que rompe del todo es enterarse por otro.',
		],
	},
	guilt: {
		will: [
			'No sé si se sabrá ni si pasará el peso. Lo que se sabe es que contarlo a una sola persona, bien elegida, lo hace más llevadero que guardarlo.',
			'Si habrá perdón no depende de ti; sí depende lo que hagas mientras tanto. Eso es lo único que se puede sostener con las dos manos.',
		],
		should: [
			'Confesar sirve si alivia al otro o le devuelve algo que es suyo. Si solo te alivia a ti y a la otra persona la hunde, habla antes con alguien de fuera.',
			'Haz primero lo que repara y después lo que explica. Al revés suena a defensa.',
		],
		how: [
			'En tres pasos: decir qué hiciste sin «pero», preguntar qué falta, y hacerlo aunque no te den las gracias.',
			'Separa lo que hiciste de lo que no supiste ver entonces. Lo primero se repara; lo segundo se aprende, y castigarse no hace ninguna de las dos cosas.',
		],
		why: [
			'La culpa aparece cuando uno hace algo que no encaja con lo que cree. Mala señal sería que no doliera.',
			'A veces se siente por cosas que nadie habría podido evitar, porque tener culpa asusta menos que no haber tenido mando. Mira si es tu caso.',
		],
		which: [
			'Elige lo que podrías contar a la persona afectada mirándola de frente. La otra opción suele ser la que necesita que no se entere.',
			'Entre callar y decirlo, pregunta a quién protege cada cosa. Si el silencio solo te protege a ti, ya sabes de qué lado pesa.',
		],
		feelings_of: [
			'Lo que piensan los demás no lo veo. Casi siempre recuerdan menos que uno, y lo que más recuerdan es cómo se portó uno después.',
			'Quizá siga doliendo, o quizá ya no piense en ello. Se puede preguntar una vez: «¿te debo todavía algo por aquello?».',
		],
		forgiven: [
			'Mira primero si hubo un hecho o solo un sentimiento, que no es una falta. El hecho se repara: decirlo sin rodeos a quien le dolió y, la próxima vez, obrar distinto.',
			{
				say: 'Perdonar en nombre de otro no puedo, y no voy a decirte que no fue nada. Lo que sí repara es reconocerlo sin rodeos y cambiar lo que lo hizo posible.',
				when: ['did_wrong'],
			},
			'Que alguien se vaya, enferme o se rompa rara vez es obra de uno solo. Mira qué dependía de ti de verdad y cuánto de eso sabías entonces; el resto no es culpa, es pena.',
			{
				say: 'Un error no es una biografía. Lo que pesa después es lo que se hace con él: decirlo una vez, sin adornos, y no pedirle a nadie que lo olvide.',
				when: ['did_wrong'],
			},
		],
	},
	fear: {
		will: [
			'Que dé miedo no lo hace más probable; solo lo hace más nítido. Lo que se puede saber es qué harías al día siguiente, y escribirlo lo encoge.',
			'Eso no puedo saberlo. De cien cosas que se temen de noche llegan pocas, y casi nunca como se pensaron.',
		],
		should: [
			'Si hay peligro de verdad, alguien que te amenaza o un dolor que no cede, ve a quien pueda protegerte hoy. Si es el pensamiento el que amenaza, da un paso pequeño hacia lo temido.',
			'Haz la versión más corta de lo que te asusta, con alguien al lado. Evitarlo del todo lo engorda.',
		],
		how: [
			'Suelta el aire más despacio de lo que lo tomas, diez veces, y nombra cinco cosas que veas. Después, en una línea, qué temes exactamente: lo vago asusta más.',
			'Ponle una hora al día para preocuparse, con lápiz. Lo que venga a otra hora, se apunta y se cita para entonces.',
		],
		why: [
			'El cuerpo guarda una alarma antigua que prefiere sonar cien veces de más que una de menos. No es debilidad; es un mal ajuste.',
			'Suele crecer con poco sueño, mucho café y ninguna palabra en voz alta. A veces viene de algo vivido, y entonces merece que lo oiga un profesional.',
		],
		meaning: [
			'El miedo señala algo que te importa, pero no dice la verdad sobre lo que va a pasar. Es un perro que ladra, no un mapa.',
			'Los antiguos lo tomaban por presagio; yo lo tomo por pregunta. Qué protege ese miedo es lo que vale la pena mirar.',
		],
	},
	weariness: {
		will: [
			'No sé cuándo pasará. El cansancio largo no se va con un fin de semana; suele aflojar cuando se quita algo, no cuando se añade otra cosa.',
			'Cambia antes cuando alguien lo sabe. Si dura semanas, no te deja dormir o quita las ganas de todo, que lo vea un médico.',
		],
		should: [
			'Quita una cosa de la semana antes de decidir nada grande. Agotada la cabeza, todo parece dimitir o aguantar, y casi siempre hay un tercero.',
			'Pide ayuda con algo que tenga nombre y día: «el jueves, la compra». A lo concreto la gente dice que sí.',
		],
		how: [
			'Tres noches con la misma hora de apagar la luz y el teléfono en otra habitación. Parece poco, y es lo único que he visto mover lo demás.',
			'Haz la lista de todo lo que llevas y tacha lo que nadie echaría en falta un mes. Después reparte una línea; solo una.',
		],
		why: [
			'Cansa más lo que no se acaba que lo que pesa: cuidar, esperar, sostener el tipo. No hace falta haber hecho nada heroico para no poder más.',
			'A veces es falta de sueño, a veces de hierro, a veces de sentido. Las dos primeras se miran con un análisis; por ahí conviene empezar.',
		],
		which: [
			'Elige lo que te deje una hora más a la semana. Con esa hora se piensa mejor lo siguiente.',
			'De las dos opciones, mira cuál puedes sostener en un día malo. En los buenos sirve cualquiera.',
		],
	},
	anger: {
		will: [
			'No sé si tendrán lo suyo ni si se te pasará pronto. La rabia dura lo que tarda en oírse: dicha a alguien que escuche, baja; masticada, crece.',
			'La justicia no tiene hora fija. Lo que está en tu mano es que no te salga cara dos veces.',
		],
		should: [
			'Espera una noche y luego di lo mismo sin los adjetivos. Lo que siga siendo verdad por la mañana merece decirse.',
			'Si la respuesta puede costarte el trabajo, la casa o un golpe, primero un testigo o un consejo. Si no, una frase firme a tiempo ahorra diez gritos.',
		],
		how: [
			'Mueve el cuerpo antes que la lengua: andar deprisa hasta que la respiración mande. Luego, por escrito: qué pasó, qué límite se cruzó, qué pides.',
			'Escribe la carta entera, con todo, y no la mandes. De ahí saldrán las dos líneas que sí hay que mandar.',
		],
		why: [
			'La rabia suele guardar la puerta de otra cosa: un límite pisado, una injusticia, un miedo. Mira qué defendía esta vez.',
			'Los celos y la envidia señalan con mala educación algo que deseas. Quitada la mala educación, queda un dato útil.',
		],
		which: [
			'Entre callar y estallar hay una tercera: decirlo bajo y una sola vez. De las dos tuyas, mira cuál se le parece más.',
			'Elige la que no te obligue a vigilar a nadie después. Vigilar cansa más que perder.',
		],
		feelings_of: [
			'Si lo hizo a propósito no lo veo. Se nota en lo que hace cuando sabe que te dolió: repara, se ríe o lo repite.',
			'Puede que ni lo haya notado, y puede que sí. Antes de adivinar, dilo una vez en llano y mira la cara.',
		],
		forgiven: [
			'Enfadarse no es falta; lo que se hace con ello puede serlo. Si hubo palabras o actos de más, se repara eso, sin renunciar al límite.',
			'Nadie está obligado a perdonar deprisa. Se puede dejar de alimentar el rencor sin decir que estuvo bien.',
		],
	},
	child: {
		will: [
			'Eso no lo sabe ninguna carta, ni si vendrá, ni cuándo, ni cómo será. Lo que tiene respuesta, la tiene en la consulta; lo demás se espera a oscuras, como siempre se ha esperado.',
			'Los hijos llegan con su propio reloj y su propio carácter. Lo único que se puede preparar es la casa y quién ayudará en ella.',
		],
		should: [
			'Una decisión así no se toma por la edad ni por los demás. Pregúntate cómo serían un día corriente con y sin, y con quién contarías a las tres de la madrugada.',
			'Lo que toca al cuerpo, con quien lo atiende; lo que toca a la vida, sin prisa ajena. Nadie de fuera va a levantarse por ti.',
		],
		how: [
			'Con ayuda apalabrada antes: quién cocina una semana, quién se queda una tarde. La ternura viene mejor dormida.',
			'De poco en poco y con bastante de lo mismo: sueño, comida, una voz tranquila. Los niños recuerdan el tono más que el método.',
		],
		why: [
			'Que tarde o que no llegue casi nunca es culpa de nadie; el cuerpo tiene razones que a veces ni los médicos encuentran. Preguntarlas en consulta sí merece la pena.',
			'Un niño llora, se enfada o se calla porque todavía no tiene otra palabra. Suele ser hambre, sueño, miedo o ganas de que alguien mire.',
		],
		which: [
			'Di cada opción en voz alta diez veces, por ejemplo al llamar desde la puerta. La que no se gasta con el uso es buena.',
			'Elige la que deje más sitio para que sea quien vaya a ser. Lo demás se corrige sobre la marcha.',
		],
	},
	faith: {
		will: [
			'Si vendrá una respuesta no lo sé, ni en qué idioma. Quienes la oyeron cuentan que llegó más por la puerta de la cocina que por la del templo.',
			'Nadie puede darte plazo para eso. La fe que se va a veces vuelve con otra forma, y a veces deja en su sitio una honradez que también sirve.',
		],
		should: [
			'Quédate con la práctica que te haga más amable con quien tienes cerca; esa prueba vale en todas las religiones y también fuera de ellas.',
			'No hace falta decidir hoy si crees. Puedes ir, callar y escuchar; nadie pasa lista.',
		],
		how: [
			'Cinco minutos a la misma hora, sin pedir nada: una oración, un silencio, una luz. La constancia pesa más que el fervor.',
			'Habla con alguien que crea sin gritar y con alguien que dude sin burlarse. Entre los dos suele haber un camino.',
		],
		why: [
			'Si hay una razón para lo que pasa, no me ha sido contada. Job preguntó lo mismo y nadie le reprochó la pregunta.',
			'La fe se seca por cansancio, por una pena o por haberla llevado de prestado. Las tres tienen remedio distinto.',
		],
		which: [
			'Pregunta cuál de los dos caminos seguirías si nadie lo supiera nunca. Ahí habla la conciencia sin público.',
			'Elige donde puedas hacer preguntas. Un lugar que no las aguanta te pedirá otras cosas también.',
		],
		meaning: [
			'Unos lo llaman señal, otros coincidencia; la diferencia está en lo que haces con ello. Si te vuelve más justo el día, ya sirvió.',
			'Las tradiciones lo han leído de maneras contrarias y todas con buenos libros. Lo que signifique para ti no hace falta defenderlo ante nadie.',
		],
		forgiven: [
			'En nombre de Dios no hablo. Las religiones que conozco coinciden en algo: se pide perdón primero a quien se dañó, y se devuelve lo que se pueda.',
			'Los textos insisten más en volver que en no haber caído. Volver, ahí, quiere decir hacer hoy algo distinto en el mismo sitio.',
		],
	},
	change: {
		will: [
			'No sé cómo acabará. Los cambios grandes suelen pasar por una temporada fea en medio, y tomarla por el final es el error más común.',
			'Si hay papeles o jueces de por medio, quien lleva el caso sabe los plazos y yo no. En lo demás, mira qué ha empezado ya sin pedir permiso.',
		],
		should: [
			'Cambia una sola cosa y deja quietas las otras un mes. Así sabrás qué hizo qué.',
			'Pregúntate qué conservarías aunque todo lo demás se mueva. Con eso a salvo, lo otro asusta menos.',
		],
		how: [
			'Por un extremo y no por el medio: lo más pequeño que ya sea de la vida nueva, hecho hoy. El resto se irá acomodando a ese hecho.',
			'Deja fijas dos costumbres, la del desayuno y la de una persona. Lo que gira necesita un eje.',
		],
		why: [
			'A veces la vida se mueve porque algo dejó de caber: una edad, un lugar, una manera de querer. No siempre hubo un culpable ni una señal.',
			'Llegan juntas muchas cosas porque unas sostenían a otras. Cuando cede una, se mueven todas, y luego paran.',
		],
		which: [
			'Mira cuál de las dos puertas se puede volver a abrir desde dentro. Esa se cruza con menos miedo.',
			'Elige la que puedas explicar en una frase sin nombrar lo que piensan los demás.',
		],
		meaning: [
			'De cerca un cambio parece ruido; el dibujo se ve desde lejos. Nadie te pide que lo entiendas este mes.',
			'Se ha leído como muda de piel, como exilio y como simple lunes. Quédate con la imagen que te deje andar.',
		],
	},
	person: {
		will: [
			'Lo que hará otra persona no puedo verlo. Lo más parecido a un pronóstico es lo que hizo las tres últimas veces que pudo elegir.',
			'No hay modo de saberlo desde aquí. Depende de lo que quiera y de lo que le cueste, y eso se averigua preguntando antes que esperando.',
		],
		how: [
			'Con una frase preparada y el resto improvisado: di lo que quieres que sepa en menos de diez palabras y luego deja sitio. Mejor andando que frente a frente.',
			'Empieza por algo que sea verdad y no duela, y sigue por lo que importa. Si temes quedarte sin voz, escríbelo y léeselo.',
		],
		why: [
			'Las razones de otro no las veo desde aquí. Casi siempre tienen más que ver con su día que contigo, y eso se puede preguntar sin acusar.',
			'La gente hace cosas extrañas por timidez, por orgullo o por no saber decir que no. Antes de elegir una, mira cuál se repite.',
		],
		feelings_of: [
			'Dentro de otra persona no veo. Fíjate en lo que hace sin que nadie se lo pida: si pregunta, si recuerda, si encuentra un rato.',
			'Cuesta leerlo porque lo miras de cerca. Alguien de fuera que los vea juntos un cuarto de hora te diría más que mil vueltas.',
		],
		meaning: [
			'Un gesto solo no significa gran cosa; un gesto que se repite, sí. Cuenta las veces antes de darle nombre.',
			'Puede ser interés, costumbre o educación. Lo más barato es preguntar; lo más caro, seguir adivinando.',
		],
	},
};
