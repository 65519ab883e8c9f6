import type { HafezWords } from '../shape.ts';

/** What is said in Spanish around the verses, and all for a couplet that is not one of the twelve. */
export const general: Omit<HafezWords, 'poems'> = {
	graveNews: {
		war: 'Lo siento; una guerra lo atraviesa todo, también años después.',
		missing: 'Lo siento; no saber dónde está alguien no deja una hora tranquila.',
		ruin: 'Lo siento. Un lugar que desaparece se lleva más que paredes.',
		relapse: 'Decirlo pide honradez, y los días de antes siguen contando.',
		killed: 'Es un peso terrible, y lo siento por todos los que están en ello, también por ti.',
		harmed: 'Siento que te hicieran eso; no fue culpa tuya.',
	},
	receptions: [
		// Death.
		{
			events: ['death'],
			people: ['mother'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte; la de una madre no se parece a ninguna otra.',
		},
		{
			events: ['death'],
			people: ['mother'],
			when: ['person_dead'],
			say: 'Lo siento de verdad: cuando muere una madre falta alguien hasta en lo más pequeño del día.',
		},
		{
			events: ['death'],
			people: ['mother'],
			when: ['person_dead'],
			say: 'Perder a una madre duele a cualquier edad, y lo siento mucho.',
		},
		{
			events: ['death'],
			people: ['father'],
			when: ['person_dead'],
			say: 'Siento mucho la muerte de ese padre, y que haya que seguir los días con esa falta.',
		},
		{
			events: ['death'],
			people: ['father'],
			when: ['person_dead'],
			say: 'Lo siento: la muerte de un padre deja mucho sin decir, aunque se hablara mucho.',
		},
		{
			events: ['death'],
			people: ['father'],
			when: ['person_dead'],
			say: 'Un padre que muere hace falta de golpe y después poco a poco; lo siento mucho.',
		},
		{
			events: ['death'],
			people: ['child'],
			when: ['person_dead'],
			say: 'Lo siento muchísimo: no hay palabras para la muerte de un hijo o de una hija, y no se va a buscar ninguna.',
		},
		{
			events: ['death'],
			people: ['child'],
			when: ['person_dead'],
			say: 'No hay pena como esta, y nadie debería decirte cómo se lleva; lo siento con toda el alma.',
		},
		{
			events: ['death'],
			people: ['child'],
			when: ['person_dead'],
			say: 'Lo que cuentas es lo más difícil que se puede contar, y gracias por decirlo aquí.',
		},
		{
			events: ['death'],
			people: ['partner', 'former_partner', 'beloved'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte: con quien se quiere así se pierde también la vida de todos los días.',
		},
		{
			events: ['death'],
			people: ['partner', 'former_partner', 'beloved'],
			when: ['person_dead'],
			say: 'Lo siento mucho; un amor que muere deja callada la casa entera.',
		},
		{
			events: ['death'],
			people: ['partner', 'former_partner', 'beloved'],
			when: ['person_dead'],
			say: 'Es una pérdida enorme, y no hace falta estar bien para contarla.',
		},
		{
			events: ['death'],
			people: ['sibling'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte; con un hermano o una hermana se va quien conocía la casa desde dentro.',
		},
		{
			events: ['death'],
			people: ['sibling'],
			when: ['person_dead'],
			say: 'Lo siento: perder a alguien con quien se creció es perder a un testigo de toda la vida.',
		},
		{
			events: ['death'],
			people: ['sibling'],
			when: ['person_dead'],
			say: 'La muerte entre hermanos duele de un modo que a veces nadie pregunta; aquí se puede decir, y lo siento.',
		},
		{
			events: ['death'],
			people: ['grandparent'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte; los años no hacen más pequeña la falta de un abuelo o de una abuela.',
		},
		{
			events: ['death'],
			people: ['grandparent'],
			when: ['person_dead'],
			say: 'Lo siento: con los abuelos se van también unas tardes que no se parecían a otras.',
		},
		{
			events: ['death'],
			people: ['grandparent'],
			when: ['person_dead'],
			say: 'Que fuera mayor no quita nada, y esa pena merece su sitio.',
		},
		{
			events: ['death'],
			people: ['friend'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte; a los amigos se los llora a menudo sin que nadie dé el pésame.',
		},
		{
			events: ['death'],
			people: ['friend'],
			when: ['person_dead'],
			say: 'Lo siento de veras: perder una amistad así es perder a alguien elegido.',
		},
		{
			events: ['death'],
			people: ['friend'],
			when: ['person_dead'],
			say: 'Es una pena grande la de quedarse sin un amigo o una amiga, y lamento que haya llegado.',
		},
		{
			events: ['death'],
			people: ['animal'],
			when: ['person_dead'],
			say: 'Siento mucho esa muerte; a un animal de la casa se lo llora como a uno de la casa.',
		},
		{
			events: ['death'],
			people: ['animal'],
			when: ['person_dead'],
			say: 'Lo siento: quien ha vivido con un animal sabe cuánto silencio deja, y no hay que justificarlo.',
		},
		{
			events: ['death'],
			people: ['animal'],
			when: ['person_dead'],
			say: 'Esa pena es de verdad, y no es menor porque se trate de un animal.',
		},
		{ events: ['death'], when: ['person_dead'], say: 'Siento mucho esa muerte, y que estos días haya que pasarlos.' },
		{
			events: ['death'],
			when: ['person_dead'],
			say: 'Lo lamento de corazón; una muerte no se entiende en poco tiempo, y nadie tiene que entenderla hoy.',
		},
		{
			events: ['death'],
			when: ['person_dead'],
			say: 'Es una pérdida, y se dice así, sin añadirle nada: lo siento mucho.',
		},
		{ events: ['death'], when: ['person_dead'], say: 'Lamento mucho que haya muerto alguien que importaba tanto.' },
		{ events: ['death'], say: 'Lo que traes pesa mucho, y aquí se puede decir despacio.' },
		{ events: ['death'], say: 'Cuando la muerte anda cerca de una casa, todo lo demás puede esperar; lo siento.' },
		{ events: ['death'], say: 'Siento mucho que estés cerca de algo así.' },
		// Illness.
		{
			events: ['illness'],
			when: ['ill'],
			say: 'Siento que estés pasando por una enfermedad, con todo lo que cansa además de doler.',
		},
		{
			events: ['illness'],
			when: ['ill'],
			say: 'Lo siento: estar mal ocupa el día entero, y no hay que disimularlo aquí.',
		},
		{
			events: ['illness'],
			when: ['ill'],
			say: 'Lamento lo que te ocurre; ojalá haya cerca manos que sepan y que te traten bien.',
		},
		{ events: ['illness'], when: ['ill'], say: 'Enfermar asusta y agota, y se entiende que hables de ello.' },
		{
			events: ['illness'],
			people: ['mother', 'father', 'grandparent'],
			when: ['person_alive'],
			say: 'Siento esa enfermedad; ver mal a quien te cuidó, o a quien cuidó a otros, cuesta mucho.',
		},
		{
			events: ['illness'],
			people: ['child'],
			when: ['person_alive'],
			say: 'Siento mucho esa enfermedad; con un hijo o una hija enfermos no hay otra noticia en el mundo.',
		},
		{
			events: ['illness'],
			people: ['partner', 'beloved'],
			when: ['person_alive'],
			say: 'Siento esa enfermedad; cuando se quiere a alguien, su cuerpo preocupa más que el propio.',
		},
		{ events: ['illness'], say: 'Siento mucho esa enfermedad, y lo que cambia en los días de quienes están cerca.' },
		{ events: ['illness'], say: 'Una enfermedad así es mucho, y lamento que haya que vivirla.' },
		{ events: ['illness'], say: 'Lo siento: donde hay alguien enfermo cada hora cuenta doble.' },
		// Betrayal.
		{
			events: ['betrayal'],
			when: ['wronged'],
			say: 'Siento mucho lo que te han hecho; duele más cuanto más te fiabas.',
		},
		{
			events: ['betrayal'],
			when: ['wronged'],
			say: 'Lo lamento: que te falle alguien de cerca deja sin suelo, y es natural que todo parezca raro.',
		},
		{ events: ['betrayal'], when: ['wronged'], say: 'Eso hace daño de verdad, y no tienes que restarle importancia.' },
		{
			events: ['betrayal'],
			when: ['did_wrong'],
			say: 'Decir algo así cuesta, y se escucha sin darte ni quitarte la razón.',
		},
		{ events: ['betrayal'], when: ['did_wrong'], say: 'Has puesto en palabras algo que pesa, y eso no era fácil.' },
		{
			events: ['betrayal'],
			when: ['did_wrong'],
			say: 'Es duro mirar de frente un daño hecho, y aquí se mira contigo.',
		},
		{
			events: ['betrayal'],
			say: 'Una traición es de las cosas que más cuesta contar, y lamento que esté en tu pregunta.',
		},
		{ events: ['betrayal'], say: 'Lo siento: cuando se rompe la confianza duele en muchos sitios a la vez.' },
		{ events: ['betrayal'], say: 'Lo que cuentas es grave, y merece tiempo antes que opiniones.' },
		// Separation.
		{ events: ['separation'], say: 'Siento que estés cerca de una separación, la haya querido quien la haya querido.' },
		{
			events: ['separation'],
			say: 'Una separación es mucho, incluso cuando hacía falta, y no tiene que ordenarse hoy.',
		},
		{ events: ['separation'], say: 'Lo siento: separarse remueve hasta lo que parecía ya quieto.' },
		{ events: ['separation'], say: 'Eso duele y cansa por muchos lados, y se puede decir sin tener claro nada.' },
		// Work and home.
		{ events: ['dismissal'], say: 'Siento mucho lo de ese empleo; un golpe así no toca solo el sueldo.' },
		{ events: ['dismissal'], say: 'Lo lamento: quedarse sin trabajo, o temerlo, quita el sueño a cualquiera.' },
		{ events: ['dismissal'], say: 'Es un golpe, y no hay que sacarle ninguna enseñanza esta tarde.' },
		{ events: ['dismissal'], say: 'Siento que haya llegado esa noticia; hoy no hace falta decidir nada.' },
		{ events: ['eviction'], say: 'Siento mucho lo que pasa con esa casa; nadie debería tener que vivir algo así.' },
		{
			events: ['eviction'],
			say: 'Lo lamento de verdad: perder el techo, o poder perderlo, es de lo más duro que hay.',
		},
		{ events: ['eviction'], say: 'Eso da miedo y da rabia, y no es ninguna vergüenza contarlo.' },
		{ events: ['eviction'], say: 'Es muy grave lo que dices, y ojalá no tengas que pasarlo sin compañía.' },
		{
			events: ['debt', 'money', 'theft'],
			say: 'Siento esa preocupación; el dinero, cuando falta o se pierde, se mete en todas las horas.',
		},
		{
			events: ['debt', 'money', 'theft'],
			say: 'Lo que cuentas aprieta mucho, y no dice nada malo de nadie que apriete.',
		},
		{ events: ['debt', 'money', 'theft'], say: 'Lo lamento: vivir con esas cuentas encima cansa más de lo que se ve.' },
		// What weighs from inside.
		{ events: ['guilt', 'shame'], say: 'Lo que traes pesa, y ha hecho falta valor para escribirlo.' },
		{ events: ['guilt', 'shame'], say: 'Siento que estés con esa carga; aquí no se te va a juzgar.' },
		{ events: ['guilt', 'shame'], say: 'Vivir con un remordimiento es agotador, y se te escucha.' },
		{
			events: ['pregnancy', 'birth'],
			say: 'Lo siento mucho; hay penas de estas para las que ni siquiera existe un nombre.',
		},
		{
			events: ['pregnancy', 'birth'],
			say: 'Lo que cuentas es muy hondo y muy delicado, y aquí nadie va a meterle prisa.',
		},
		{ events: ['pregnancy', 'birth'], say: 'Siento que esto esté siendo tan difícil, y gracias por decirlo.' },
		{
			events: ['tiredness'],
			say: 'Siento que el cansancio haya llegado hasta ahí; no es pereza ni es falta de ganas.',
		},
		{ events: ['tiredness'], say: 'Se nota que es mucho y desde hace tiempo, y está bien decir que no se puede más.' },
		{ events: ['tiredness'], say: 'Lamento ese agotamiento, que no se quita con una noche de sueño.' },
		{ events: ['fear'], say: 'Siento que estés con ese miedo; decirlo ya es no llevarlo a escondidas.' },
		{ events: ['fear'], say: 'Lo que temes es serio, y se entiende que no te deje en paz.' },
		{ events: ['fear'], say: 'Tener tanto miedo cansa el cuerpo entero, y lo lamento.' },
		{ events: ['loneliness'], say: 'Siento que pese tanto esa soledad, y gracias por hablar desde ella.' },
		{ events: ['loneliness'], say: 'Estar así, sin nadie a mano, duele, y no es culpa de quien lo vive.' },
		{ events: ['loneliness'], say: 'Lo lamento: hay soledades que no se notan por fuera y ocupan el día.' },
		{
			events: ['quarrel', 'anger', 'jealousy'],
			say: 'Siento que las cosas hayan llegado a doler así entre personas que se importan.',
		},
		{ events: ['quarrel', 'anger', 'jealousy'], say: 'Lo que cuentas es duro, y es natural que remueva tanto.' },
		{ events: ['unrequited', 'in_love', 'wedding'], say: 'Siento que este cariño traiga tanta pena.' },
		{
			events: ['unrequited', 'in_love', 'wedding'],
			say: 'Querer y pasarlo así de mal es mucho para un solo cuerpo, y lo lamento.',
		},
		{
			events: ['court', 'military', 'migration', 'journey', 'home', 'change', 'lost_thing', 'awaiting'],
			say: 'Siento que tengas delante algo tan difícil.',
		},
		{
			events: ['court', 'military', 'migration', 'journey', 'home', 'change', 'lost_thing', 'awaiting'],
			say: 'Lo que cuentas es mucho, y se entiende que pese.',
		},
		{
			events: ['job_search', 'new_job', 'work_trouble', 'business', 'exam', 'study', 'success', 'faith'],
			say: 'Lamento que esto se haya vuelto tan pesado.',
		},
		{
			events: ['job_search', 'new_job', 'work_trouble', 'business', 'exam', 'study', 'success', 'faith'],
			say: 'No es poca cosa lo que llevas encima, y gracias por contarlo.',
		},
	],
	echoes: {
		heavy: [
			{ say: '«{echo}»: así lo has escrito, y no hace falta decirlo mejor.' },
			{ say: 'Has puesto «{echo}», y con eso basta para que el verso baje la voz.' },
			{ say: 'Escribes «{echo}». Lo que sigue no lo arregla; solo se queda un rato al lado.' },
			{ say: 'Ante tus palabras, «{echo}», este poema viejo entra despacio y sin querer enseñar nada.' },
			{ say: 'Dices «{echo}», y se nota cuánto cabe ahí. El verso no lo llena.' },
			{ say: 'Con «{echo}» delante se lee de otra manera lo que escribió Hafez.' },
		],
		plain: [
			{ say: 'Has escrito «{echo}», y el libro se ha abierto por aquí.' },
			{ say: '«{echo}», dices, y Hafez contesta hablando de otra cosa, como suele.' },
			{ say: 'Quedémonos con tus palabras, «{echo}», y pongamos el verso a su lado.' },
			{ say: 'Lo tuyo empieza por «{echo}». Lo de Hafez, seis siglos antes, empieza así.' },
			{ say: 'De lo que escribiste, «{echo}» es lo que se queda en el aire al pasar la página.' },
			{ say: 'Entre «{echo}» y este verso hay más camino del que parece; vale la pena andarlo.' },
			{ say: 'Sobre la mesa están tus palabras, «{echo}», y una página abierta al azar.' },
			{ say: 'Traes «{echo}». Veamos qué hace con eso una línea escrita en Shiraz.' },
		],
		light: [
			{ say: '«{echo}»: da gusto leerlo, y al libro se le nota.' },
			{ say: 'Con «{echo}» se abre cualquier libro por una buena página.' },
			{ say: 'Escribes «{echo}», y hasta Hafez, que ha visto de todo, levanta la vista.' },
			{ say: 'Has traído «{echo}», que pesa poco y alumbra. A ver cómo le sienta el verso.' },
			{ say: 'Pocas veces llega aquí algo como «{echo}», y conviene leerlo dos veces.' },
		],
	},
	asks: {
		will: [
			{
				say: 'Si va a suceder, el libro no lo sabe: se abre al azar en bodas y en exámenes desde hace siglos, y nunca ha dado una fecha.',
			},
			{
				say: 'Un poema no ve el mes que viene. Puede mostrar, eso sí, con qué ánimo se lo aguarda, que es la única parte ya visible.',
			},
			{
				say: 'A Hafez lo llaman «lengua de lo oculto», y aun así nadie le ha sacado un sí ni un no. Lo que venga vendrá sin leerlo.',
			},
			{
				say: 'Del futuro aquí no se promete nada, ni bueno ni malo. El verso mira lo que ya está sobre la mesa mientras llega la respuesta.',
			},
		],
		should: [
			{
				say: 'Hacerlo o no hacerlo no lo decide una página abierta con el dedo. Sirve para oírte: fíjate en qué respuesta temías encontrar.',
			},
			{
				say: 'El verso no conoce tus razones ni va a vivir con las consecuencias. Da un ángulo desde el que mirarlas, y ahí se retira.',
			},
			{
				say: 'En las casas de Irán se abre el libro antes de un paso importante, y luego se discute igual hasta la cena. Es buena costumbre.',
			},
			{
				say: 'No hay aquí permiso ni prohibición. Si al leer has sentido alivio o fastidio, eso dice más que las dos líneas.',
			},
		],
		which: [
			{
				say: 'Elegir entre nombres propios no está en la mano de Hafez, que no conocía ninguno. Puede decir con qué vara se miden.',
			},
			{
				say: 'Si las cosas están tan igualadas que se consulta a un poeta, es que ya no se trata de datos. El verso sirve para lo demás.',
			},
			{
				say: 'Hay quien abre el Diván una vez por cada posibilidad y se queda con la página más amable. El libro lo consiente y no responde de nada.',
			},
			{ say: 'El poema no señala con el dedo ninguna de las posibilidades; alumbra un poco la mano que va a señalar.' },
		],
		why: [
			{
				say: 'Las causas no salen en los versos: quien las busca encuentra, con suerte, una forma de hacer la pregunta que duele menos.',
			},
			{
				say: 'Ni los comentaristas, que llevan siglos explicando cada palabra de Hafez, se atreven con el porqué de una vida. Aquí tampoco.',
			},
			{
				say: 'Puede que haya una razón y puede que haya varias pequeñas. El verso no las conoce; sabe cómo se vive mientras tanto.',
			},
			{ say: 'Un porqué pide a veces una explicación y a veces compañía. El poema no tiene la primera.' },
		],
		how: [
			{
				say: 'Instrucciones no trae: lo escribió un hombre que copiaba libros, no manuales. Trae una postura, y desde ella se ve el primer paso.',
			},
			{
				say: 'Cómo se hace lo dirá mejor alguien que lo haya hecho. Lo que el verso puede cambiar es por dónde se empieza a mirar.',
			},
			{
				say: 'Con catorce palabras persas no se resuelve un modo de obrar. A veces, sin embargo, se cae una prisa que estorbaba.',
			},
			{ say: 'El camino entero no cabe en una página. Cabe el tramo de esta noche, y de ese sí se puede hablar.' },
		],
		feelings_of: [
			{ say: 'Lo que siente otra persona no está escrito en ningún Diván. Solo ella puede decirlo, y solo si quiere.' },
			{
				say: 'De un corazón ajeno el libro no sabe nada, por mucho que se abra. Sabe algo de quien pregunta, que es quien pasa las hojas.',
			},
			{
				say: 'En las calles de Shiraz un pájaro saca sobrecitos con versos, y mucha gente le pregunta esto mismo. El pájaro tampoco lo sabe.',
			},
			{
				say: 'Adivinar sentimientos es lo que peor se le da a un poema. Para eso hace falta preguntar, y aguantar lo que se tarde en contestar.',
			},
		],
		forgiven: [
			{
				say: 'Perdonar no está en manos de un verso, y condenar tampoco. Corresponde a quien pueda hacerlo, y a veces a los años.',
			},
			{
				say: 'Si fue culpa o no lo fue, aquí no se va a dictar. Hafez desconfiaba de los jueces, y también de quienes se absuelven muy deprisa.',
			},
			{
				say: 'El libro no reparte perdones. Puede sentarse cerca de la pregunta para que no tengas que hacértela siempre de noche.',
			},
			{
				say: 'Nadie que no estuviera allí debería decirte que sí o que no. Lo honrado es mirar qué se puede hacer todavía, y con quién.',
			},
		],
		meaning: [
			{
				say: 'Qué significa se lo preguntan a Hafez desde hace seis siglos, y cada casa tiene su respuesta. Vale la que te haga mirar mejor.',
			},
			{
				say: 'Un sentido único no lo tiene ni el verso. Los comentaristas discuten si el vino es vino, y lo pasan bien.',
			},
			{
				say: 'Significar es un verbo que se conjuga despacio. De momento se puede decir qué une esta imagen con lo que has contado.',
			},
			{
				say: 'No hay clave escondida que alguien deba revelarte. Hay un parecido entre dos cosas, y de él se puede tirar un poco.',
			},
		],
		speak: [
			{ say: 'No has pedido respuesta, y está bien así. El verso tampoco la da: acompaña lo que se ha dicho.' },
			{
				say: 'A veces se abre el libro solo para no callarse algo. Es uno de sus usos más antiguos, y no exige pregunta.',
			},
			{
				say: 'Cuando no se pregunta nada, el poema puede dejar de contestar y ponerse a escuchar, que es lo que mejor hace.',
			},
			{ say: 'Lo has contado, y con eso ya has hecho la mitad. La otra mitad la pone una página que no tiene prisa.' },
		],
		joy: [
			{
				say: 'Las buenas noticias también se le llevan a Hafez: en la noche de Yalda el libro pasa de mano en mano entre granadas y sandía.',
			},
			{ say: 'Para alegrarse no hacía falta oráculo, y por eso se agradece que hayas venido a contarlo.' },
			{
				say: 'El verso no añade suerte a la suerte. Le pone un marco pequeño, para que no se pierda entre los recados de mañana.',
			},
			{
				say: 'Hafez trató la alegría como un asunto serio, de los que hay que atender en el día. Lo tuyo entra en ese cajón.',
			},
		],
	},
	notUnderstood: [
		'De qué se trata no ha quedado claro desde aquí, y no se va a adivinar; lo que sigue habla solo del verso.',
		'Este libro no ha sabido ver qué hay detrás de esas palabras, así que se queda con las suyas.',
		'Puede que la pregunta sea clara y el oído, corto: no se ha entendido el asunto, y queda el verso por sí mismo.',
		'Antes que suponer algo falso, mejor decirlo: aquí no se ha comprendido lo que traes. El poema, al menos, está entero.',
		'Sin saber de qué hablas no sería honrado aplicarle nada; va el verso tal como es, y tú verás si te toca.',
	],
	apart: {
		lostChild: [
			{
				turn: 'De lo que falta aquí apenas hay fotos, no tiene día en ningún calendario, y la gente que te quiere empieza sus frases con «por lo menos». No le debes respuesta a ninguna. La esperanza de un hijo mueve los muebles de una vida mucho antes de que se vea nada, y durante mucho tiempo se sigue tropezando con lo que quedó cambiado de sitio.',
				counter:
					'Puede que hoy no sientas tristeza, o solo cansancio, o incluso alivio en algún rincón. Nada de eso desmiente lo demás.',
				question: '¿Quién podría oírlo entero sin decir «por lo menos»?',
				act: 'Cuéntale a esa persona algo de esto que nadie te haya preguntado; o escríbelo y dobla el papel.',
			},
			{
				turn: 'Un cuerpo no se presenta a examen. Nada de esto se paga por lo que se comió, se cargó o se pensó, aunque de noche la cabeza abra sus libros y busque culpables. Quienes llevan juntos una pena así rara vez la llevan igual: hay quien habla y hay quien calla. Cambian las manos; el cariño no tiene por qué.',
				counter:
					'Un verso no sabe de medicina. Lo que aún se pueda preguntar es cosa de médicos, y el momento lo eliges tú.',
				question: '¿Qué cuenta de las que te haces de noche no le pedirías jamás a alguien que quieres?',
				act: 'Escribe ese reproche en una línea y, debajo, lo que le dirías a quien estuviera en tu lugar.',
			},
		],
		harmed: [
			{
				turn: 'Para quien es pequeño, la casa que le toca es el mundo entero, y se aprende su clima: la llave en la puerta, el paso en la escalera. Quien lo aprendió temprano lo sigue oyendo en cuartos a los que ya no viene nadie. No es debilidad; es un oído que un día tuvo demasiado trabajo.',
				counter: 'Quizá hoy venías por otra cosa, y está bien. Hoy no hay que abrir ninguna puerta.',
				question: '¿En qué cuarto descansa ahora ese oído?',
				act: 'Entra ahí diez minutos esta tarde y cierra tú la puerta.',
			},
			{
				turn: 'De algo así se oye que fue hace mucho, que fue por tu bien, que otros lo pasaron peor. El verso no tiene por qué pesarlo. Alguien grande se lo hizo a alguien pequeño, y desde entonces la vergüenza llega a la dirección equivocada.',
				counter:
					'Hay quien perdona y hay quien no, y de las dos maneras se ha podido vivir. Ningún verso tiene derecho a decidirlo.',
				question: 'Si esa vergüenza se pudiera devolver por correo, ¿a qué nombre iría?',
				act: 'Escribe el nombre correcto en un sobre y déjalo vacío; no hay que enviar nada.',
			},
		],
		shame: [
			{
				turn: 'La vergüenza te mira con ojos ajenos y les presta una vista que no tienen. La culpa pregunta qué se hizo y a quién; la vergüenza solo pregunta quién lo vio. Casi todos los que vieron algo andaban pendientes de su propia manga. Los pocos que aún lo comentan están contando cómo son sus tardes.',
				counter:
					'A veces señala algo que de verdad se salió de su sitio, y entonces una disculpa breve sale más barata que un mes de esconderse.',
				question: '¿Qué cara ves cuando te vuelve, y qué ha dicho en realidad esa persona?',
				act: 'Cuéntalo en tres frases sin adjetivos a alguien que te quiera.',
			},
			{
				turn: 'Hay cosas que avergüenzan y en las que nadie hizo nada malo: un bolsillo vacío, un acento, un cuerpo, una familia, una risa en mala mesa. Pesan por escondidas, como un abrigo que se lleva puesto dentro de casa. Si te lo quitas delante de una sola persona buena, lo normal es que la habitación siga caliente.',
				counter:
					'No todas las habitaciones son buenas. Elegir con cuidado ante quién, y cuándo, no tiene nada de cobardía.',
				question: '¿Qué sería distinto mañana si una persona lo supiera y se quedara?',
				act: 'Escribe el nombre de esa persona y, al lado, la primera mitad de una frase.',
			},
		],
	},
	unknown: {
		admissions: [
			'Este verso no está entre los doce que aquí se conocen de cerca. Se lee por lo que dice, y dice «{word}».',
			'De este gazal no hay en la casa historia ni comentario. Quedan sus palabras, y entre ellas «{word}», que ya es un hilo.',
			'La página es de las que aquí no se han estudiado; sería mentir contar su leyenda. En cambio se ve bien «{word}».',
			'No es uno de los poemas de cabecera de este oráculo. Habrá que fiarse de lo que se oye, y lo que se oye es «{word}».',
			'Sobre estas dos líneas no se sabe aquí más que lo escrito. Por «{word}» se puede entrar, como por una puerta lateral.',
		],
		images: {
			wine: [
				'El vino de la poesía persa se ha bebido de dos maneras, en copa y en sentido figurado, y nadie ha podido prohibir ninguna. A quien lee le pide que suelte, por un momento, lo que ya daba por sabido.',
				'En Shiraz hubo años de tabernas cerradas por orden del príncipe, y los poetas siguieron nombrando el vino. Desde entonces la palabra lleva dentro una puerta. Pregunta qué se tiene bajo llave.',
			],
			wind: [
				'El viento hace de cartero en estos versos: pasa por la calle de quien se ama, roba un olor y lo trae sin explicaciones. Pide un oído paciente, que sepa distinguir una noticia de una corriente de aire.',
				'Sin manos y sin casa, el viento mueve en el gazal lo que nadie más puede mover, un rizo, un velo, una hoja. Su pregunta es modesta: qué se dejaría mover si no se sujetara tanto.',
			],
			night: [
				'La noche persa es larga por oficio: en ella se vela, se espera, se hacen las cuentas que de día no salen. Los poetas la comparan con una cabellera. A quien lee le pide que no tenga prisa por encender.',
				'En el solsticio se abre a Hafez en las casas de Irán, porque la noche más larga necesita visita. La noche de un verso es eso, un rato oscuro con gente alrededor. Pide que alguien se quede.',
			],
			dawn: [
				'El alba es en estos poemas la hora de los que piden: ni noche ni día, con el aire todavía sin usar. A los que llegan tarde no les riñe. Quiere saber qué se diría antes de que empiece el ruido.',
			],
			garden: [
				'Un jardín persa es un cuadrado de agua y sombra detrás de una tapia, rodeado de polvo. Los poetas entran en él para hablar de lo que dura poco. Pide cuidar lo que hay dentro sin negar lo de fuera.',
			],
			rose: [
				'La rosa lleva siglos callando en persa mientras otro canta por ella. Dura unos días y lo sabe medio mundo. De quien mira espera una sola cosa, que no deje para después el rato de mirarla.',
				'Abrirse y perderse son en la rosa el mismo gesto, y por eso los poetas la llaman risueña y rasgada a la vez. Pregunta qué se está abriendo ahora, aunque cueste.',
			],
			nightingale: [
				'El ruiseñor se pasa la noche explicando a la rosa lo que siente, y la rosa no ha contestado en ochocientos años de poesía. Su canto, por lo que se ve, no dependía de eso. Pregunta para quién se canta.',
			],
			friend: [
				'«Amigo» es en persa el que se quiere, el que manda y, a veces, Dios; la palabra no dice cuál ni si es él o ella. Obliga a leer con cuidado. Pide saber a quién se le habla de tú por dentro.',
				'El amigo de estos versos está casi siempre en otra parte y aun así todo se le cuenta. De quien lee espera que piense en un oído concreto, y en lo que hace falta para llegar hasta él.',
			],
			heart: [
				'El corazón, en persa, sale de casa por su cuenta: se va, se pierde, se queda enredado en una calle, y su dueño lo busca. A quien lee le pregunta dónde anda hoy, con la voz con que se pregunta por un gato.',
				'Los poetas hablan con su corazón como con un pariente difícil, al que se riñe y se le guarda la cena. Pide eso mismo: un poco de paciencia con lo que no obedece.',
			],
			hair: [
				'La cabellera es en el gazal noche, cadena, camino con curvas y trampa para pájaros. Quien entra en ella tarda en salir y no se queja. A quien lee le pide mirar con calma en qué anda enredado.',
			],
			eye: [
				'Los ojos de estos poemas son narcisos, arqueros, enfermos y borrachos, según el verso; nunca son solo ojos. Ven y hieren al mismo tiempo. Preguntan qué se ha mirado tanto que ya no se ve.',
			],
			blood: [
				'La sangre, en la poesía persa, se bebe antes que se derrama: «beber sangre del corazón» es aguantar. Es el color que toma la paciencia cuando cuesta. Pide que alguien reconozca lo que ha costado algo.',
			],
			road: [
				'Del camino dicen estos versos que tiene bandidos, posadas con dos puertas y un polvo que ennoblece. Nadie lo recorre con prisa y entero. Pide saber cuál es el tramo de hoy, y con quién se anda.',
			],
			sea: [
				'El mar lo conocían los poetas de Shiraz sobre todo de oídas, y por eso es tan grande en sus versos: una noche, una ola, gente ligera mirando desde la orilla. Pregunta desde dónde se habla, si dentro o fuera del agua.',
			],
			fire: [
				'El fuego persa tiene historia de templo y costumbre de cocina: purifica, guisa y se apaga si nadie lo atiende. En el amor lo ponen en el pecho. Pide distinguir lo que arde de lo que calienta.',
			],
			candle: [
				'La vela de los poetas llora mientras alumbra, y la mariposa acude sin que la llamen. Es la imagen de lo que se gasta dando luz. Pregunta para quién se gasta, y si queda cera para la noche.',
			],
			mirror: [
				'Los espejos de estos versos eran de metal y había que pulirlos; el vaho de un suspiro los empañaba. De ahí que el corazón limpio se llamara espejo. Pide un poco de paño y nada de prisa.',
			],
			dust: [
				'El polvo, en persa, es lo que queda a la puerta de quien se quiere, y los poetas se lo ponen en los ojos como si fuera colirio. No humilla. Pregunta ante qué se bajaría la cabeza con gusto.',
			],
			moon: [
				'La luna hace en el gazal de cara, de lámpara y de rival, y suele salir perdiendo en la comparación. Crece y mengua sin disculparse. Pide que se acepte en qué noche del mes se está.',
			],
			sun: [
				'El sol de la poesía persa no acaricia: revela. Una mota de polvo baila en su rayo y los poetas se reconocen en la mota, que por un momento llega a parecer algo. Pregunta qué gustaría ver a plena luz.',
			],
			tears: [
				'Las lágrimas son en estos versos perlas, ríos y testigos que hablan de más: delatan lo que la boca calla. Nadie se avergüenza de ellas. Piden que se les deje decir lo suyo sin traducirlas.',
			],
			patience: [
				'La paciencia, para un persa, es planta amarga de fruto dulce, y los enamorados juran siempre que se les ha acabado. Lo dicen en verso, que lleva su tiempo. Pregunta cuánta queda, y en qué se está gastando.',
			],
			secret: [
				'El secreto es en el gazal lo que todos saben y nadie pronuncia. Se guarda en el pecho y lo cuentan los ojos, la palidez, la brisa. Pide pensar quién podría oírlo sin que se estropeara.',
			],
			fate: [
				'El destino de estos poemas escribe en la frente, donde uno no puede leerse, o gira como rueda sin mirar a quién. Los poetas protestan y siguen cenando. Pregunta qué parte del día no ha escrito nadie todavía.',
			],
			separation: [
				'Separación es la palabra más gastada del gazal, y la que menos pierde con el uso: hay noches, caravanas y siglos metidos en ella. No explica de quién fue la culpa. Pide que se nombre lo que está lejos.',
				'Los poetas persas miden la separación en alturas de noche y en distancias de olor. Nunca la llaman vacía: está llena de detalles. Quiere saber cuál vuelve primero.',
			],
			union: [
				'La unión casi no ocurre en estos versos; se recuerda o se espera, y una noche de ella da para cien poemas de espera. Quizá por eso se la cuida tanto. Pregunta qué se haría con ella al día siguiente.',
			],
			prayer: [
				'La plegaria del gazal se dice de madrugada, en voz baja y sin testigos, y a menudo pide por otro. De las que se hacen con público los poetas se ríen un poco. Pide saber qué se pediría en secreto.',
			],
			king: [
				'Reyes hay muchos en estos poemas, y casi todos escuchan: el poeta los alaba, les pide y les recuerda que el trono gira. Un rey en un verso pregunta qué se está gobernando, y a qué precio.',
			],
			beggar: [
				'El mendigo del gazal se cree más rico que el sultán, y lo dice a la puerta del sultán. No tiene nada que guardar y por eso duerme. Pregunta qué se defiende tanto, y si vale la guardia.',
			],
			time: [
				'El tiempo, en persa, se llama a veces «estas dos jornadas», para que quepa en la mano. Los poetas no lo persiguen: se sientan junto a un arroyo y lo ven irse. Pide un rato así, sin medirlo.',
			],
		},
		acts: {
			prohibition: [
				'El verso prohíbe algo: «{word}» es un no dicho a la cara. La poesía rara vez gasta una palabra en impedir lo que nadie está haciendo. Cabe preguntarse a quién detiene aquí, y en mitad de qué.',
				'Entre estas dos líneas hay una mano extendida, «{word}», como la que frena a un peatón al borde de la acera. Para qué te sirve depende del lugar en que estés.',
			],
			question: [
				'El verso pregunta, y su pregunta gira sobre «{word}». Lo que pregunta un poema no es un examen y puedes llevártelo en el bolsillo. Ahora está junto a lo tuyo, y las dos preguntas pueden hacerse compañía.',
				'Aquí alguien más quiere saber algo: lo delata «{word}». Hace siglos que la pregunta vive en el libro y se vuelve a leer. Saber que otros también preguntaron es una manera de no estar a solas con ello.',
			],
			wish: [
				'El verso desea: con «{word}» se vuelve hacia quien podría concederlo. Un deseo en verso se hace a la vista de todos, con el lector por testigo. La mayoría de los deseos no tiene ni eso.',
				'Con «{word}» se acaba la descripción y empieza el querer. La respuesta no está impresa. De aquí puedes llevarte hoy el tono con que se pide una cosa.',
			],
			speech: [
				'Dentro del verso habla alguien: lo dice «{word}». Hay, pues, dos voces donde el oído cuenta una. Toda conversación contada la ha elegido quien la cuenta; lo que dejó fuera no se ve desde aquí.',
				'«{word}» convierte estas líneas en una conversación. Un lado se oye y el otro llega a través de él, como un teléfono en el cuarto de al lado. Prueba a sentarte en las dos sillas.',
			],
			memory: [
				'«{word}» lleva el verso al pasado: cuenta algo que fue, y lo cuenta ahora. Entre lo uno y lo otro queda un trecho en blanco, que cada lector cruza con lo suyo.',
				'Estas líneas miran hacia atrás, y «{word}» es la bisagra. Lo que un poema recuerda se queda quieto dos líneas, el tiempo de mirarlo. Después el poema sigue, y quien miraba también puede.',
			],
			call: [
				'El verso llama: «{word}» va dirigido a alguien que puede oírlo, y espera que haga algo. Toda llamada tiene su hora y no llega a la semana pasada. Puedes oírla como si fuera para otra persona y, aun así, levantar la cabeza.',
				'Con «{word}» estas líneas piden un acto y no una opinión. Hablan a alguien que está presente. Abrir el libro por un lugar así es oír que te llaman por el nombre de otra persona.',
			],
			address: [
				'En este verso se habla a alguien: con «{word}» el poema se da la vuelta y encuentra una cara delante. Es difícil oír lo que va dirigido a otra persona sin llevarse un poco a casa. No hace falta que se trate de ti.',
				'Dice «{word}» el verso, y deja de hablar consigo mismo. El turno pasa a quien acaba de nombrar, y las dos líneas terminan antes de ese turno.',
			],
			condition: [
				'Hay una condición en el verso: «{word}». Media frase se apoya en la otra media, como un tablón en su caballete. Mira cuál de los dos extremos tienes en la mano.',
				'«{word}» hace de estas líneas un trato: esto, siempre que aquello. Un si es cosa pequeña, y no pocas casas se sostienen sobre uno.',
			],
		},
		names: {
			wine: 'el vino',
			wind: 'el viento',
			night: 'la noche',
			dawn: 'el alba',
			garden: 'el jardín',
			rose: 'la rosa',
			nightingale: 'el ruiseñor',
			friend: 'el ser amado',
			heart: 'el corazón',
			hair: 'la cabellera',
			eye: 'la mirada',
			blood: 'la sangre',
			road: 'el camino',
			sea: 'el mar',
			fire: 'el fuego',
			candle: 'la vela',
			mirror: 'el espejo',
			dust: 'el polvo',
			moon: 'la luna',
			sun: 'el sol',
			tears: 'las lágrimas',
			patience: 'la paciencia',
			secret: 'un secreto',
			fate: 'el destino',
			separation: 'la separación',
			union: 'el encuentro',
			prayer: 'la oración',
			king: 'el rey',
			beggar: 'el mendigo',
			time: 'el tiempo',
		},
		turns: {
			bereavement: [
				{
					turn: 'Ante una muerte las palabras llegan tarde y aun así hacen compañía. No hay que encontrarle sentido ni plazo. Los días siguientes se hacen de cosas muy pequeñas, un plato, una llamada, una ventana que alguien abre, y en esas cosas cabe la pena entera sin que haya que explicarla.',
					counter: 'Cada cual lleva estas cosas a su manera, y puede que la tuya no se parezca en nada a esto.',
					question: '¿Qué ayuda a atravesar la hora más larga del día, aunque ayude poco?',
					act: 'Siéntate unos minutos junto a una ventana con las manos quietas y deja que venga lo que venga, sin ordenarlo.',
				},
			],
			illness: [
				{
					turn: 'La enfermedad encoge el mapa: de pronto el mundo es una cama, un pasillo, la hora de la pastilla. Dentro de ese mapa pequeño siguen pasando cosas que no son la enfermedad, una luz, un chiste malo, el olor de un caldo. No curan, y sin ellas no se aguanta.',
					counter:
						'A veces no hay luz ni caldo, solo cansancio. También ese día cuenta como vivido, y nadie tiene que mejorarlo.',
					question: '¿Qué hay hoy en este mapa pequeño que no sea la enfermedad?',
					act: 'Pon una música suave durante cinco minutos y no hagas mientras tanto ninguna otra cosa.',
				},
			],
			betrayal: [
				{
					turn: 'Cuando se rompe una confianza se rompe hacia atrás: hay que volver a mirar meses, frases, fotos, y ninguna se está quieta. Es un trabajo enorme que nadie ve desde fuera. No corre prisa por terminarlo ni por decidir qué se hará después con los pedazos.',
					counter: 'Puede que desde fuera ya te pidan una conclusión. La prisa suele ser de quien mira.',
					question: '¿Qué sigue siendo cierto hoy, aunque lo demás se mueva?',
					act: 'Pon los pies en el suelo, aprieta las manos una contra otra durante diez segundos y suéltalas; hazlo tres veces.',
				},
			],
			separation: [
				{
					turn: 'Una separación no ocurre un día, ocurre muchas veces: al comprar, al cocinar, al ver el asiento del coche. Cada una de esas veces pide un instante de atención y después se apaga. Nadie sabe cuántas son. Se va sabiendo, porque una tarde se compra el pan y no ha pasado nada.',
					counter:
						'Hay quien lo vivió todo antes de que se dijera, y ahora solo descansa. Tampoco eso hay que disculparlo.',
					question: '¿En qué momento del día se vuelve a notar, y qué ayuda a atravesarlo?',
					act: 'Date un baño, una ducha o un rato de silla al sol, sin repasar mientras tanto ninguna conversación.',
				},
			],
			quarrel: [
				{
					turn: 'En una disputa se oye casi siempre lo que se va a contestar. La otra frase pasa por debajo, y suele llevar dentro algo más pequeño y más triste que el reproche. Para oírla hay que dejar sin usar, aunque sea una vez, la mejor respuesta.',
					counter: 'Si ya has dejado sin usar demasiadas, puede que te toque a ti decir algo, y entero.',
					question: '¿Qué frase de la otra parte se quedó sin respuesta porque nadie la oyó?',
					act: 'Escribe esa frase tal como la recuerdes, sin contestarla, y vuelve a leerla después de cenar.',
				},
			],
			love: [
				{
					turn: 'El amor tiene muy buena literatura y muy poca contabilidad. De lo que se quiere a alguien se habla con cielos; de lo que se hace por alguien, con verbos cortos: esperar, traer, callarse, venir. Si se pregunta por un amor, los verbos cortos contestan antes.',
					counter:
						'También los cielos tienen su parte. Hay semanas en que lo único que sostiene los verbos es haber mirado arriba juntos.',
					question: '¿Qué verbo corto falta en esta historia, y quién podría ponerlo?',
					act: 'Elige uno de esos verbos, el más fácil, y conjúgalo hoy con hechos durante diez minutos.',
				},
			],
			unrequited: [
				{
					turn: 'Que un cariño no tenga respuesta no lo vuelve falso ni ridículo. Lo vuelve difícil de colocar, como un mueble heredado en una casa pequeña. Se puede pasar mucho tiempo rodeándolo. Algún día se apoya en él una taza, sin pensar, y ya forma parte del cuarto.',
					counter: 'O no cabe de ninguna manera y hay que sacarlo, con ayuda y en trozos. Eso tampoco es ingratitud.',
					question: '¿Cuánto sitio ocupa esto en un día corriente, contado en horas?',
					act: 'Cambia de lugar un objeto que te lo recuerde y mira dos veces cómo queda el hueco.',
				},
			],
			loneliness: [
				{
					turn: 'La soledad pesa menos por la falta de gente que por la falta de testigos: nadie que haya visto el día que se ha tenido. Por eso a veces alivia tan poco una fiesta y tanto una llamada de tres minutos a la que se cuenta que se ha roto un vaso.',
					counter: 'Hay días que prefieren no tener testigos y descansan así. No toda puerta cerrada es un problema.',
					question: '¿A quién le contarías la cosa más pequeña que te ha pasado hoy?',
					act: 'Cuéntasela, por escrito o de viva voz, en no más de veinte palabras y sin disculparte.',
				},
			],
			dismissal: [
				{
					turn: 'Perder un trabajo deja de golpe mucho tiempo y muy poca calma para usarlo. En las primeras horas la cabeza pide planes y el cuerpo pide cama; suele tener más razón el cuerpo. Lo urgente de verdad cabe en una hoja, y esa hoja se puede escribir otro día.',
					counter: 'Quizá haya cuentas que no admiten espera. En ese caso, que alguien de confianza las mire contigo.',
					question: '¿Quién te haría hoy la cena o te la haría más llevadera?',
					act: 'Siéntate con esa persona, o con su voz al teléfono, y come algo caliente aunque no apetezca.',
				},
			],
			work: [
				{
					turn: 'En las cosas del trabajo hay tres preguntas que se confunden: si sale, si sirve y si gusta. Se contesta a una con la respuesta de otra, y así se pierden años. Por separado son bastante manejables, y casi nunca fallan las tres al mismo tiempo.',
					counter: 'Hay épocas en que la única pregunta es si paga. No es menos digna por ser la cuarta.',
					question: '¿Cuál de las tres preguntas te inquieta de verdad ahora?',
					act: 'Escribe las tres en una hoja, contesta a cada una con un sí, un no o un «a medias» y subraya la que más te cueste.',
				},
			],
			study: [
				{
					turn: 'Estudiar es tener paciencia con la propia torpeza delante de un papel que no se impacienta. Lo que cuesta no es la lección, es el rato anterior a entenderla, en que parece que nunca se entenderá. Ese rato se parece mucho en todo el mundo y casi nunca dura lo que promete.',
					counter: 'Puede que el plan sea demasiado grande para las horas que hay. Ahí falta un recorte, no paciencia.',
					question: '¿Qué es lo más pequeño de todo esto que podría quedar entendido hoy?',
					act: 'Pon un reloj con diez minutos para una sola página, la que sea, y para aunque queden ganas.',
				},
			],
			waiting: [
				{
					turn: 'Esperar gasta sin que se vea en qué. El día entero se organiza alrededor de algo que no está, y lo que sí está se queda de pie, en la entrada, con el abrigo puesto. Se le puede decir que pase. La respuesta no va a llegar antes porque todo lo demás siga fuera.',
					counter:
						'Algunas esperas mandan de verdad sobre lo demás, y no es posible distraerse. Entonces basta con pasarlas sin reñirse.',
					question: '¿Qué ha quedado en la entrada, con el abrigo puesto, desde que se espera?',
					act: 'Haz pasar una de esas cosas: un libro empezado, una comida aplazada, una visita corta.',
				},
			],
			leaving: [
				{
					turn: 'Toda partida tiene dos relatos, y los dos son ciertos: el de lo que se busca y el de lo que se deja. Suele contarse uno solo, según quién escuche. Poner ambos en la misma frase cuesta un poco, y evita bastantes malentendidos con los que se quedan.',
					counter:
						'Hay partidas que no admiten literatura: se hace la maleta porque hay que hacerla. Ya vendrán los relatos.',
					question: '¿Cómo sería la frase que llevara dentro las dos cosas, lo buscado y lo dejado?',
					act: 'Dile esa frase, o un borrador de ella, a alguien a quien esta partida le importe.',
				},
			],
			home: [
				{
					turn: 'Una casa se escoge con los ojos y se vive con los oídos y con los pies: el ruido de la escalera, el frío de las baldosas, los pasos hasta la cama. Lo que la hará buena casi no se ve en una visita. Por eso conviene imaginarse en ella un día sin gracia.',
					counter: 'También se puede vivir muy bien en un error, con una alfombra gorda y buenos vecinos.',
					question: '¿Cómo sería en esa casa un lunes corriente, de la mañana a la noche?',
					act: 'Cierra los ojos donde vives ahora, escucha tres minutos y decide qué ruido te llevarías.',
				},
			],
			eviction: [
				{
					turn: 'Tener que dejar una casa por la fuerza es algo que se le hace a alguien, no algo que alguien sea. Conviene repetirlo, porque por dentro las dos cosas se mezclan muy deprisa. La vergüenza pide esconderse; lo que ayuda va en la dirección contraria, hacia la gente.',
					counter:
						'Nada de esto sustituye a una llave. Los pasos que haya que dar se pueden dar después de descansar, y con otros.',
					question: '¿Quién debería saber lo que está pasando y todavía no lo sabe?',
					act: 'Avisa a esa persona con una frase, la que salga, y bebe un vaso de agua mientras contesta.',
				},
			],
			money: [
				{
					turn: 'El dinero habla siempre de otra cosa: de miedo, de independencia, de quién cuidó a quién. Por eso cuesta tanto tratarlo como número. Separar las dos conversaciones ayuda. En una se suma y se resta; en la otra se dice qué se teme, y ninguna resuelve a la otra.',
					counter:
						'Cuando de verdad falta, solo hay una conversación y es la de los números. Todo lo demás suena a sermón.',
					question: '¿Qué se teme en este asunto, si se quitan los números?',
					act: 'Haz una resta, una sola, la que vas retrasando, y escribe debajo cómo te has quedado.',
				},
			],
			guilt: [
				{
					turn: 'La culpa tiene dos caras y las dos se llaman igual. Una señala algo que se puede reparar, aunque sea en parte, y empuja hacia alguien. La otra da vueltas en el mismo cuarto y no deja entrar a nadie. Distinguir cuál está hablando no la quita, pero dice hacia dónde queda la puerta.',
					counter:
						'Puede que no haya nada que reparar, o que ya no sea posible. Entonces se acompaña, sin forzarle un final.',
					question: '¿Hacia quién empuja lo que sientes, si empuja hacia alguien?',
					act: 'Escribe una frase que repare un poco, sin enviarla, y léela mañana con luz.',
				},
				{
					turn: 'Con los hijos la culpa tiene una salida que no hay con todo el mundo: casi siempre se puede volver. Si hubo algo que reparar, cabe en una frase dicha a su altura, «aquello no estuvo bien, y no fue por ti»; si no lo hubo, basta con quedarse un rato. Lo que se rompe en una tarde se arregla en muchas, y se empieza por la siguiente.',
					counter:
						'Si lo que pesa es solo no llegar a todo, entonces no hay nada que confesar, y sí bastante que repartir con otra persona adulta.',
					question: '¿Qué querrías que recordara de esta semana dentro de veinte años?',
					act: 'Quédate hoy cinco minutos a su altura, sin teléfono, y empieza tú por «lo siento» o por «cuéntame»; si no están cerca, escríbelo.',
					when: ['has_child'],
				},
			],
			fear: [
				{
					turn: 'El miedo trabaja con materiales buenos, la memoria, el cariño, la imaginación, y por eso le salen obras tan convincentes. No hace falta derribarlas. Se les puede preguntar cuántos de sus ladrillos son de hoy y cuántos de otra época, y mirar cuántos quedan en pie.',
					counter:
						'Si los ladrillos son de hoy, el miedo está haciendo bien su trabajo y conviene escucharlo con alguien.',
					question: '¿Qué parte de lo que temes ha ocurrido ya, y cuál sigue siendo imaginada?',
					act: 'Nombra en voz alta cinco cosas que veas desde donde estás, despacio, tocando las que puedas.',
				},
			],
			weariness: [
				{
					turn: 'Hay un cansancio que se arregla durmiendo y otro que amanece ya en pie. El segundo no viene de hacer mucho, o no solo; viene de hacer sin que nada vuelva. Al que está así no hay que pedirle más ganas. Hay que preguntarle qué le devuelve algo.',
					counter: 'Si dura y se lleva el sueño o el hambre, merece que lo mire alguien que entienda, y no un poema.',
					question: '¿Qué cosa, por pequeña que sea, te devuelve un poco más de lo que te quita?',
					act: 'Deja hoy una tarea a medias, a propósito, y dedica esos diez minutos a no servir para nada.',
				},
			],
			anger: [
				{
					turn: 'El enfado es rápido y lleva muy poco equipaje: una razón, a veces buena. Lo demás, la pena, el susto, la vergüenza, viene detrás andando. Si se le da tiempo a que lleguen, la conversación cambia. Si no, la razón buena se gasta sola en el primer portazo.',
					counter:
						'Hay ocasiones que piden rapidez y una voz firme. La calma, en esas, la recomiendan quienes no pagan.',
					question: '¿Qué viene andando detrás de este enfado y todavía no ha llegado?',
					act: 'Sube y baja una escalera, o camina a paso vivo, hasta que respires por la boca, y di entonces una sola frase.',
				},
			],
			child: [
				{
					turn: 'Alrededor de un hijo que viene, que está, que se desea o que falta, todo el mundo tiene algo que decir. Lo que cuesta encontrar es quien escuche sin opinar. Esto es tan grande que admite a la vez la alegría y el espanto, y nadie debería tener que elegir uno para contarlo.',
					counter: 'Quizá lo tuyo sea de un solo color, y muy claro. No hay que complicarlo por parecer profundo.',
					question: '¿Qué te gustaría que alguien te preguntara sobre esto, y no te pregunta?',
					act: 'Responde tú a esa pregunta, en voz baja, con una mano donde la quieras poner.',
				},
			],
			joy: [
				{
					turn: 'Una alegría se cuenta tres veces: a quien la esperaba contigo, a quien se va a sorprender y a la almohada, por la noche, cuando ya no hay nadie. La tercera es la que se salta casi todo el mundo, y es la que la fija.',
					counter:
						'Puede que te dé apuro alegrarte tanto. El apuro se pasa pronto, y la alegría, por desgracia, también si no se la atiende.',
					question: '¿Qué detalle de esta noticia no le has contado todavía a nadie?',
					act: 'Escribe ese detalle con fecha en un papel y guárdalo donde lo vayas a encontrar en un mes malo.',
				},
			],
			faith: [
				{
					turn: 'De la fe se habla como de una cosa que se tiene o no se tiene, y se parece más a una conversación: hay temporadas de mucho hablar, otras de enfado, otras en que solo se está en el mismo cuarto. El silencio entre dos que se conocen no siempre quiere decir que uno se haya ido.',
					counter: 'También puede ser que el cuarto esté vacío, y mucha gente buena vive así, con la ventana abierta.',
					question: '¿En qué parte de esa conversación dirías que estás ahora?',
					act: 'Siéntate cinco minutos en silencio, sin pedir y sin discutir, y levántate cuando se te canse la espalda.',
				},
			],
			decision: [
				{
					turn: 'Para decidir se suelen reunir más datos, y a partir de cierto punto los datos estorban. Queda algo que no se puede consultar: qué clase de persona se quiere ser en el asunto. Esa pregunta no elige sola, pero hace que algunas salidas se caigan por su peso.',
					counter: 'No todas las decisiones retratan a nadie. Muchas son de zapatos, y basta con que no aprieten.',
					question: '¿Qué salida se cae sola al preguntarte a quién te gustaría parecerte?',
					act: 'Cuéntale tu decisión a alguien como si ya estuviera tomada y atiende a lo que te pasa en el estómago.',
				},
			],
			change: [
				{
					turn: 'En los cambios hay un rato en que lo anterior ya no funciona y lo siguiente no ha empezado. No tiene nombre, y por eso se vive como fallo. Es solo un pasillo. Se atraviesa mejor con poca carga y con alguna costumbre que no haya cambiado, aunque sea la hora del café.',
					counter: 'Algunos pasillos se alargan, y entonces se les ponen sillas. Vivir en medio también es vivir.',
					question: '¿Qué costumbre se ha quedado igual en medio de lo que se mueve?',
					act: 'Haz hoy esa costumbre con todo el esmero, como si alguien fuera a aprenderla de ti.',
				},
			],
			person: [
				{
					turn: 'Cuando se piensa mucho en alguien, lo que se tiene delante es un retrato hecho de memoria, retocado a cada rato. Se parece y no se mueve. La persona, entretanto, se ha cortado el pelo, ha cambiado de opinión, ha tenido un día. Entre ambas cosas hay sitio para la curiosidad.',
					counter:
						'A lo mejor el retrato es lo único posible, porque no hay trato o no lo debe haber. Tampoco a un retrato se le falta.',
					question: '¿Qué es lo último nuevo que supiste de quien tienes en el pensamiento?',
					act: 'Dibuja en treinta segundos, sin mirar el papel, la cara que recuerdas, y fíjate por dónde empezaste.',
				},
			],
			open: [
				{
					turn: 'No siempre hay asunto. A veces se abre un libro como se abre la nevera, por ver, y lo que se busca no estaba ni dentro ni fuera. Un verso soporta bien que se lo mire sin motivo. Quizá deje una palabra en el oído, o un color, y quizá nada, y sigue siendo un buen rato.',
					counter: 'Tal vez sí haya un asunto y esta página no lo haya visto. En ese caso el fallo es de la página.',
					question: '¿Qué palabra de todo lo leído te llevarías, sin saber para qué?',
					act: 'Apunta esa palabra en el dorso de la mano o en un papelito y mira esta noche si sigue ahí.',
				},
				{
					turn: 'El futuro entero no cabe en una pregunta, y por eso quien lo pregunta piensa casi siempre en una sola cosa, la que da miedo o la que da ganas; las demás le hacen de fondo. De esa cosa el verso no trae noticias. Trae compañía para el rato en que todavía no se sabe.',
					counter: 'También puede venir un tiempo sin mucha historia, de los que después se echan de menos.',
					question: '¿Qué fue lo primero en lo que pensaste, de todo lo que podría venir?',
					act: 'Escribe esa sola cosa en un papel, con la fecha de hoy, y guárdalo donde lo encuentres dentro de un año.',
					when: ['asked_for_future'],
				},
			],
		},
	},
};
