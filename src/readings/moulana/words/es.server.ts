import type { MoulanaWords } from './shape.ts';

/** The thirty-two stories in Spanish. */
export const words: MoulanaWords = {
	reed: {
		title: 'La caña',
		translation: ['Quien se queda lejos de la raíz de donde vino', 'sigue buscando los días en que eran uno.'],
		story:
			'Una caña tiene los pies en el barro, un tallo verde entre miles, y por sí sola no suena. Luego llega un cuchillo. La cortan, la vacían con un hierro al rojo, le abren agujeros en el costado y la llevan a una sala donde la gente está sentada en corro. Alguien se la pone en los labios, y lloran hombres y mujeres que jamás han visto un cañaveral. Cada cual toma la melodía por suya: uno oye el barco que no volvió, otra un paso en la escalera. A la caña nadie le pregunta. Ella repite toda la noche lo mismo: el lugar donde estaba de pie y cómo la atravesaba el viento.',
		message:
			'El hueco que duele es el mismo que suena; una caña llena de médula es un palo. Rumi no dice que la nostalgia sea agradable, y no toda pena significa algo: hay penas que son hambre, o una corriente por debajo de la puerta. Pero la que lleva años sin desafinar se sabe una dirección.',
		practice:
			'Escucha cinco minutos de música sin palabras y no hagas nada más. Apunta el primer lugar que te traiga, con su olor. ¿Qué echas de menos allí: las paredes, la gente, o a quien eras tú entre ellos?',
	},
	layla: {
		title: 'El califa mira a Layla',
		translation: ['«No eres más hermosa que las otras hermosas».', '«Calla —dijo ella—, que tú no eres Majnún».'],
		story:
			'Al califa le habían hablado de una mujer por la que un muchacho de talento perdió el juicio y se fue a vivir con las gacelas. Mandó traerla. Se abrió la cortina y apareció una persona con polvo en las sandalias, ni alta ni deslumbrante, junto a la que habría pasado de largo en cualquier calle. Dio una vuelta a su alrededor, como quien descubre que le han vendido otro caballo. «¿Eres tú la que extravió a Majnún? No veo que tengas nada que no tengan las demás». Layla no se ofendió. Lo miró como se mira a quien llega a la fuente sin vaso, y le dijo lo que faltaba. En ella no faltaba.',
		message:
			'La belleza es aquí obra de quien mira: hace falta un Majnún para encontrar a una Layla. Consuela a cualquiera que se sepa corriente. También halaga el capricho, porque aquellos ojos, agudos para un rostro, estaban ciegos para todo lo demás que debían. El califa, al menos, vio el polvo de las sandalias.',
		practice:
			'Mira durante un minuto entero a alguien que ves a diario, como si luego tuvieras que dibujarlo. Apunta una cosa que no habías visto nunca. ¿Con los ojos de quién aprendiste a encontrarlo vulgar?',
	},
	door: {
		title: '¿Quién llama?',
		translation: ['«Ahora que eres yo —dijo—, entra, oh yo:', 'en esta casa no caben dos yoes».'],
		story:
			'Un hombre llamó a la puerta de su amigo. «¿Quién es?», preguntaron dentro. «Yo». «Entonces vete —dijo la voz—. Es pronto; a esta mesa no se sienta lo crudo». Se fue, y nadie lo llamó. Un año anduvo con aquella respuesta en el bolsillo por ciudades donde no sabían su nombre, y lo que tenía de duro se fue cociendo al fuego de echar de menos. Cuando volvió a la calle tardó mucho en atreverse a tocar la aldaba, por miedo a que se le escapara una palabra torpe. «¿Quién está a la puerta?», preguntó la voz. «A la puerta —dijo— estás tú». Y se corrió el cerrojo.',
		message:
			'Una sola palabra era demasiado grande para aquel umbral. Quien dice «yo» lo primero trae consigo una mudanza: lo que merezco, lo que me prometieron, cómo quedo. El cuento es peligroso para quien lleva años haciéndose pequeño; que llame con su nombre, y fuerte. Está escrito para los demás.',
		practice:
			'Escribe hoy un mensaje a alguien cercano sin decir «yo», «me» ni «mí», y léelo en voz alta antes de enviarlo. ¿Qué frase ha dejado de ser posible, y qué quería?',
	},
	melon: {
		title: 'La tajada diecisiete',
		translation: ['Por el amor lo amargo se vuelve dulce;', 'por el amor el cobre se vuelve oro.'],
		story:
			'Al señor le habían regalado un melón. Hizo llamar a Luqmán, que lo servía y a quien quería mucho, cortó la primera tajada y se la dio. Luqmán la comió como si fuera miel, y por eso recibió la segunda, y la tercera, y así hasta la diecisiete. Quedaba una. «Esta para mí —dijo el señor—; a ver hasta dónde llega lo dulce». Mordió, y le ardió la lengua y se le llenó de ampollas la garganta; un buen rato no pudo hablar. «¿Cómo has tragado este veneno sin decir palabra?» Luqmán bajó los ojos. «He comido tantas cosas buenas de tu mano —dijo— que me daba vergüenza gritar por una amarga».',
		message:
			'La gratitud tiene más memoria que la lengua, y una tajada mala no anula la mesa. Fíjate, eso sí, en quién habla: alguien que no podía marcharse. El amor puede hacer comible lo amargo, pero no tiene por qué llamarlo dulce, y la tajada dieciocho se puede rechazar dando las gracias.',
		practice:
			'Piensa en quien te ha dado hace poco algo difícil de tragar y apunta cinco cosas buenas que vinieron de la misma mano. ¿Cuál de las cinco habías dejado de contar, y desde cuándo?',
	},
	shepherd: {
		title: 'Moisés y el pastor',
		translation: ['No miramos la lengua ni lo dicho;', 'miramos el alma y cómo se encuentra.'],
		story:
			'Por el camino Moisés oyó rezar a un pastor: «¿Dónde estás, para que te remiende los zapatos y te peine, te lave la camisa, te lleve leche, te frote los pies y te barra el cuarto a la hora de dormir?». Le preguntó con quién hablaba. «Con quien nos hizo». «Métete algodón en la boca —dijo Moisés—; ¿es que tiene cuerpo, para querer zapatos?» El pastor se rasgó la ropa, suspiró y se fue al desierto. Entonces le hablaron a Moisés: has venido a unir y no a separar; a cada uno le hemos dado su manera de decir. Y el profeta corrió tras las huellas, aquí derechas, allá torcidas, para decirle que dijera lo que quisiera su corazón apretado.',
		message:
			'La gramática del pastor era mala y su peine era de verdad. La gente cuidadosa apenas nota cuántas veces corrige un cariño antes de aceptarlo. Tampoco Moisés era tonto: lo que consuela a uno puede confundir a un pueblo, y alguien tiene que vigilarlo. Es cuestión de orden; primero la leche y después la doctrina.',
		practice:
			'Cuando alguien se exprese hoy con torpeza, contesta a lo que quería decir y deja en paz las palabras. Luego apunta en dos minutos lo que te ha costado. ¿El amor desmañado de quién llevas años corrigiendo?',
	},
	camel: {
		title: 'Majnún en su camella',
		translation: ['El alma abre las alas hacia lo alto;', 'el cuerpo tiene las garras hundidas en la tierra.'],
		story:
			'Majnún salió hacia Layla en una camella que había dejado en casa a su cría. Mientras iba despierto, avanzaban. Pero pensaba en ella, se le iba la cabeza, aflojaba la rienda; y la camella, que no esperaba otra cosa, daba media vuelta y trotaba hacia su pequeño. Cuando volvía en sí, estaba leguas más atrás. El camino era de tres días y él llevaba años. «Los dos estamos enamorados —dijo al fin—, y no de lo mismo; somos mala compañía». Se tiró al suelo con tanta fuerza que se partió una pierna. Se la vendó, se hizo un ovillo y siguió rodando hacia la tienda de ella.',
		message:
			'Aquí no hay nadie malo. El amor de la camella vale tanto como el suyo, y ahí está el nudo: medio día llevas tú la rienda, y el otro medio te devuelve a casa algo que también tiene una cría hambrienta. La pierna rota es respuesta de enamorado. Un jinete con más paciencia habría traído al pequeño.',
		practice:
			'Dibuja dos flechas, una hacia lo que quieres y otra hacia donde te ha llevado de verdad el día, y escribe junto a la segunda el nombre de la cría. ¿De qué manera podría venir contigo?',
	},
	letters: {
		title: 'Leerle cartas a quien está delante',
		translation: ['«Estoy aquí, ante ti, y tú leyendo cartas:', 'eso, al fin y al cabo, no es señal de amantes».'],
		story:
			'Después de mucho tiempo ella le dejó sentarse a su lado. Él metió la mano en la ropa, sacó un fajo de cartas y empezó a leérselas: versos en su alabanza, noches en vela, lágrimas, la palidez. Leía bien y pasaba las hojas. Al cabo de un rato ella puso la mano sobre el papel. «Si todo esto es por mí —dijo—, ahora que estoy aquí malgastas la vida». Él reconoció que algo le faltaba: el año anterior, lejos de ella, bebía agua clara de esa fuente; hoy veía la fuente y no encontraba el agua. «Entonces no soy yo tu amada —dijo ella—. Amas un estado en que estuviste. Yo soy solo la casa donde vivía».',
		message:
			'Da gusto enamorarse de la propia nostalgia, y además mejora el estilo. La persona que está al otro extremo del banco respira, interrumpe y tiene las manos frías. En descargo del lector: hay noches en que una hoja escrita es todo el valor que reúne un corazón tímido.',
		practice:
			'Hoy siéntate diez minutos frente a alguien, con el teléfono en otra habitación, y pregúntale por algo pequeño. ¿Qué sentimiento tuyo has estado visitando en nombre de otra persona?',
	},
	bazaar: {
		title: 'Una vuelta por el bazar',
		translation: ['Corazón, siéntate con quien sepa de corazones;', 'ponte bajo el árbol que lleva flores frescas.'],
		story:
			'Rumi agarra a su corazón de la manga y se lo lleva por el mercado. No vayas de puesto en puesto por la calle de los perfumistas como la gente que no tiene qué hacer: siéntate en la tienda de quien de verdad tenga azúcar. Lleva tu propia balanza, o el primero que enseñe una moneda dorada te vaciará la bolsa. Otro te sentará sonriendo a una puerta y dirá que vuelve enseguida; no esperes, esa casa tiene dos puertas. En cada esquina hierve una olla. Guarda el cuenco, que no toda olla que hierve lleva dentro lo que te apetece. Y no toda caña, dice, tiene azúcar, ni todo ojo vista, ni todo mar perlas.',
		message:
			'Es un poema de amor con ojo de mercader. Da por hecho que a un corazón se le engaña con buenos modales, y que elegir compañía es la mitad de querer. La advertencia se puede agriar: a quien va todo el día con la balanza en la mano nadie le regala nada, porque los regalos no llevan peso.',
		practice:
			'Escribe el nombre de alguien tras cuya visita sueles pensar más claro y mándale hoy dos líneas sin motivo. ¿A la puerta de qué casa de dos puertas sigues esperando, y qué te cuentas mientras tanto?',
	},
	chickpea: {
		title: 'El garbanzo en la olla',
		translation: ['No te hiervo porque me seas odioso,', 'sino para que tomes gusto y sabor.'],
		story:
			'En cuanto el agua se calienta, el garbanzo salta. Sube hasta el borde, da cien gritos y le dice a la cocinera: «¿Por qué me prendes fuego? Tú me compraste; ¿por qué me pones cabeza abajo?». Ella lo devuelve al fondo con el cazo. «Hierve bien —le dice— y no huyas de quien hizo la lumbre. En la huerta, verde y jugoso, bebías agua; para este fuego la bebiste». Y le cuenta que ella misma fue tierra un día y que también pasó lo suyo en la olla. Al anochecer el garbanzo está tierno. Ya no pide salir, pide cazo: dame otra vuelta, dice, que lo haces muy bien.',
		message:
			'Es un consuelo del que se abusa con facilidad. Al que está junto al fogón le gusta decir a los garbanzos que es por su bien. La cocinera de Rumi puede decirlo porque la cocieron a ella. Donde nadie sabe en qué vas a convertirte, y el fuego no hace más que quemar, saltar es lo sensato.',
		practice:
			'Calienta hoy algo a fuego lento y quédate diez minutos al lado, sin pantallas, hasta notar el momento en que cambia el olor. ¿Qué te está cociendo estos días, y qué solo te quema?',
	},
	stone: {
		title: 'De piedra a planta, de planta a animal',
		translation: ['Morí como mineral y me hice planta;', 'morí como planta y brotó el animal.'],
		story:
			'Un hombre había huido de Bujará, y del ser que amaba allí, por miedo a su cólera. Años después dio la vuelta. Los amigos lo sujetaban del abrigo: te espera una espada, decían. Contestó como un enfermo de sed que sabe lo que puede hacerle el agua y aun así va al río. Luego fue contando lo que ya había sido. Había sido piedra, y la soltó, y fue planta; había sido hierba y fue animal; había sido animal y aquí estaba. «¿Cuándo fui menos por ello?», preguntó. En Bujará hacía tiempo que el enojo se había vuelto pena. Cuando el viajero cayó a sus pies, le puso la cabeza en el regazo.',
		message:
			'Cada forma era un mundo entero mientras duraba, y ninguna sabía imaginar la siguiente. Quien tiene a la espalda tres puertas así puede fiarse de la cuarta. Rumi cuenta solo las que subían; la mano que te agarra del abrigo no siempre es cobarde, y hay ríos que conviene admirar desde la orilla.',
		practice:
			'Pon en fila tres fotos o tres fechas de épocas en que eras claramente otra persona y di en voz alta qué temía perder cada una. ¿Qué conservas ahora sobre todo porque no te imaginas sin ello?',
	},
	wall: {
		title: 'La sed encima del muro',
		translation: ['Quien más enamorado está de la voz del agua', 'arranca de la tapia los terrones más grandes.'],
		story:
			'Junto a un arroyo había un muro alto, y en lo alto un hombre medio muerto de sed, que veía el agua y no llegaba. Desesperado, arrancó un ladrillo y lo tiró, y el chapoteo le subió a los oídos como la voz de un amigo. Se le fue a la cabeza como vino, y arrancó otro, y otro. «¿Qué sacas con tirarme piedras?», gritó el agua. «Dos cosas —dijo—. Primero, que te oigo, y para la sed eso es música. Y luego, que con cada ladrillo que quito el muro es más bajo y yo estoy más cerca». Así siguió, desmontando con sus manos aquello sobre lo que estaba sentado.',
		message:
			'No hace nada heroico. Quita un ladrillo porque le gusta el ruido, y resulta que ese es el camino de bajada. Para un trabajo así cuenta más el oído que la voluntad. Ahora bien, los muros también guardan la huerta de las cabras; antes del décimo ladrillo vale la pena preguntar quién levantó este, y para qué.',
		practice:
			'Elige algo de lo que tengas sed y quita un ladrillo: una llamada, un cajón, una cita anulada, diez minutos como mucho. Escucha cómo cae. ¿De qué piedra de tu muro presumes más, y qué sostiene?',
	},
	thorn: {
		title: 'La zarza en el camino',
		translation: ['La zarza va ganando fuerza, y crece;', 'el que ha de arrancarla envejece y mengua.'],
		story:
			'Un hombre de buena labia plantó una zarza en mitad del camino. Los que pasaban le dijeron que la arrancara; él dijo que sí con mucho gusto y allí la dejó. La zarza creció. Desgarraba las faldas y cortaba los pies descalzos de los pobres, hasta que el camino tuvo manchas rojas. Por fin lo llamó el gobernador. «Desde luego —dijo él—, un día de estos». Prometía mañana, y otra vez mañana, y la mata iba echando raíces. «Tú dices mañana —le dijo el gobernador—, pero con cada día que pasa este árbol es más joven y quien debe arrancarlo más viejo. Él tiene prisa. Aquí el único que no la tiene eres tú».',
		message:
			'La cuenta es poco amable y muy sencilla: una costumbre y su dueño no envejecen en la misma dirección. Aunque quizá no fuera perezoso; quizá le gustaba que se lo pidieran. Y no todas las zarzas de tu puerta las plantaste tú. Algunas estaban antes, y para esas basta con unos guantes.',
		practice:
			'Nombra una espina en la que otros se enganchan siempre la manga y córtale hoy una ramita, cosa de diez minutos, sin contárselo a nadie. ¿Qué te viene dando, para que prometas tan bien y no empieces nunca?',
	},
	tattoo: {
		title: 'Un león sin cola',
		translation: ['Si quieres resplandecer igual que el día,', 'quema ese ser tuyo que es como la noche.'],
		story:
			'En Qazvín era costumbre tatuarse figuras azules, y un forzudo fue al barbero a encargar un león, fiero, entre los hombros, porque había nacido bajo Leo. Entró la aguja. «¿Qué haces ahí?», gimió. «La cola». «Deja la cola, amigo, que se me ha quedado el aliento en ella». El barbero empezó por otro lado. «¿Y eso?» «La oreja». «Que no tenga orejas; abrevia». Al tercer sitio volvió a chillar y le dijeron que era la barriga. «¿Y para qué quiere barriga un león?» El barbero se quedó un rato con el dedo entre los dientes. Después tiró la aguja al suelo. «¿Quién ha visto un león sin cola, sin cabeza y sin barriga? Ni Dios ha hecho uno».',
		message:
			'Encargamos el animal terminado y regateamos cada pinchazo. Lo divertido es lo razonable que suena, de una en una, cada objeción. En defensa del de Qazvín: averiguó en tres puntadas que no quería ningún león, y hay quien necesita para eso treinta años y un título.',
		practice:
			'Toma el plan que has ido encogiendo y haz su parte más fea durante diez minutos de reloj. Después para. ¿Qué pedazo del león quitaste primero, y cómo lo llamaste: modestia, sensatez, falta de tiempo?',
	},
	dragon: {
		title: 'El dragón helado',
		translation: ['Guarda al dragón en la nieve de la distancia;', 'cuidado, no lo arrastres al sol de Iraq.'],
		story:
			'En pleno invierno un cazador de serpientes subió a la montaña a buscar algo por lo que la gente pagara. Encontró en la nieve un dragón grueso como una columna y, a la vista, muerto. Lo ató, le echó trapos encima y lo arrastró hasta Bagdad: lo había matado él mismo, decía, y casi le cuesta la vida. A la orilla del Tigris montó el espectáculo y acudió media ciudad. Esperó a que hubiera más, pues cada cabeza era una moneda. Entretanto el sol de Iraq daba en los trapos. Aquello no estaba muerto, estaba frío. Se movió una vez, crujieron las cuerdas una tras otra y la multitud echó a correr.',
		message:
			'Eso que llamamos superado es a veces algo que lleva tiempo sin ocasión: el mal genio que en un año pobre parece manso, la envidia que duerme mientras nadie triunfa. El frío no es virtud. Tampoco lo desprecies; quien sabe para qué sirve su nieve no tiene por qué luchar con dragones.',
		practice:
			'Apunta algo que crees acabado y, al lado, qué clase de día lo despertaría. Decide una pequeña sombra para ese día y ponla en el calendario. ¿Qué has llevado al mercado como trofeo?',
	},
	cage: {
		title: 'El loro del mercader',
		translation: ['Dijo el loro: «Con lo que hizo me aconsejó:', 'suelta el encanto de tu voz y el que te quieran».'],
		story:
			'Un mercader que salía para la India preguntó a su loro qué le traía. «Cuando veas loros —dijo—, salúdalos y cuéntales que hay uno en una jaula que pregunta si eso es justo». Encontró una bandada y dio el recado. Uno de los pájaros tembló, cayó y quedó quieto. Se arrepintió de haber hablado, y en casa, a fuerza de ruegos, lo contó; y su propio pájaro tembló, cayó y quedó quieto de la misma manera. Lloró, se rasgó el cuello, lo sacó de la jaula. El loro voló a una rama alta. «Ella me enseñó —dijo—. Mi voz es lo que me encierra: hazte la muerta, me dijo, y te soltarán». Le deseó suerte y se fue.',
		message:
			'Aquello por lo que nos alaban suele ser el pestillo: la charla amena, la disposición, el sí. El consejo llegó sin una palabra y solo pudo entenderlo quien estaba enjaulado igual. Tiene su precio. Al pájaro que se hace el muerto, durante un tiempo no lo oye nadie, y los amigos tampoco.',
		practice:
			'Durante diez minutos, en compañía o por teléfono, deja fuera aquello por lo que gustas: la broma, el consejo, la ayuda rápida. Mira qué pasa. ¿Por qué canción te dan de comer, y quién serías si callara?',
	},
	mad: {
		title: 'Te falta locura para esta casa',
		translation: [
			'Estaba muerto y viví, era llanto y me hice risa;',
			'vino la fortuna de amar, y yo fui fortuna que dura.',
		],
		story:
			'Llegó a la casa del amor y a la puerta le hicieron un examen. «No estás loco —le dijeron—, esta casa no es para ti». Se fue, se volvió loco y se puso la cadena. «No estás ebrio; no eres de los nuestros». Fue y se embriagó hasta llenarse de alegría. «Eres listo, andas perdido en fantasías y dudas». Se hizo simple y se desprendió de todo. «Ahora eres una vela y todos se vuelven hacia ti». «Ni vela ni reunión —dijo—: soy humo, y disperso». «Eres maestro y guía». «Ninguna de las dos cosas; haré lo que digas». «Tienes alas y plumas; entonces no te daré las mías». Y por el deseo de aquellas otras alas se arrancó las propias.',
		message:
			'Cada vez llega con lo que le pidieron, y cada vez la siguiente negativa da en aquello de lo que acaba de presumir. Así enseña la puerta. Añadamos que hay puertas de otra clase, que suben el precio solo porque pueden; quien disfruta de que le supliquen no es el amor.',
		practice:
			'Escribe tu nombre y debajo las cinco palabras por las que te conocen. Tacha la que más te costaría perder y dedica diez minutos a algo que esa palabra no haría nunca. ¿Qué queda de ti en la hoja?',
	},
	boat: {
		title: 'El gramático y el barquero',
		translation: ['Aquí hace falta borrarse y no analizar, sábelo;', 'si te has borrado, entra sin miedo en el agua.'],
		story:
			'Un gramático subió a una barca, se acomodó y le preguntó al barquero: «¿Has estudiado gramática?». «No». «Pues has perdido media vida». Al barquero le dolió, pero de momento calló y siguió remando. En medio del agua se levantó viento y los metió en un remolino. Por encima del estruendo preguntó él: «Dime, ¿sabes nadar?». «No, hombre de buena palabra». «Pues has perdido la vida entera, porque la barca se hunde». Rumi no cuenta lo que pasó después. Los deja dando vueltas y habla del mar, que lleva en la superficie al cuerpo que ha dejado de luchar y tira hacia el fondo del que pelea.',
		message:
			'En persa la gracia cuelga de una letra: nahv es gramática, mahv es quedar borrado. Los que más ríen son los estudiosos, que saben lo seca que está su barca. Pero ¿quién nos lo ha contado tan bien? Alguien con muchísima gramática. Nadie ha aprendido a flotar despreciando los libros.',
		practice:
			'Calla hoy una sola observación, justo esa en la que tendrías razón, y cuenta despacio hasta sesenta. ¿Qué oyes en ese minuto que tu respuesta habría tapado?',
	},
	painters: {
		title: 'Los que pintan y los que pulen',
		translation: ['Hay un camino de doscientos colores a ninguno;', 'el color es como nube, y lo incoloro, una luna.'],
		story:
			'Los pintores de China y los de Rum decían cada uno ser mejor, y el sultán les dio dos salas enfrentadas con una cortina en medio. Los chinos pidieron cien colores, y cada mañana el tesoro les mandaba más. Los otros no pidieron ninguno. «Lo nuestro —dijeron— es quitar herrumbre». Cerraron la puerta y pulieron la pared. Cuando los chinos acabaron, tocaron los tambores; vino el sultán, y lo que vio le cortó el aliento. Luego cruzó. Levantaron la cortina, y en la pared desnuda estaba todo lo que acababa de ver, hoja por hoja y pájaro por pájaro, más hondo, y se movía con la luz.',
		message:
			'Rumi le da el premio al paño. Una mente callada no añade nada, y por eso el mundo queda mejor en ella. Seamos justos con los tambores, sin embargo: sin la gente que mezcló la pintura habría quedado una pared muy limpia, y nada más.',
		practice:
			'Limpia hoy despacio una ventana o un espejo, las dos caras y los rincones, y quédate delante tres respiraciones. ¿Qué opinión habría que frotar para ver a cierta persona como es?',
	},
	garden: {
		title: 'El sufí en el jardín',
		translation: ['Los jardines y los frutos están en el corazón;', 'su gracia se refleja en esta agua y este barro.'],
		story:
			'Un sufí había ido a un jardín para que se le abriera el pecho, y allí estaba bajo las parras, con la frente en las rodillas, hundido en sí mismo como en un pozo. A un entrometido que pasaba le molestó tanto sueño. «¿Qué haces dormitando? —dijo—. Mira las parras, mira los árboles, el verde, las señales de la misericordia. Está mandado: mirad». El otro no levantó la cabeza. «Sus señales son el corazón —contestó—; lo de fuera son señales de las señales». Lo decía como cuando un jardín aparece boca abajo en un arroyo y tiembla porque tiembla el agua. Hay quien corre toda la vida por la orilla, pensó, queriendo coger esa fruta.',
		message:
			'No desprecia las manzanas; pregunta dónde se conoce su dulzura. Es buena respuesta para quien cree que solo miran los ojos que se mueven. El entrometido también tiene su parte: cerrar los ojos en un jardín puede ser hondura, o la costumbre de quien ya no quiere encontrarse con nadie.',
		practice:
			'Mira una planta tres minutos, cierra los ojos otros tres y deja que siga ahí hasta que se borre. ¿Qué parte tuviste que inventar, y qué cuenta de ti ese invento?',
	},
	prayer: {
		title: 'Cuatro que rezaban',
		translation: ['Feliz el alma que vio su propio defecto:', 'quien nombra el de otro lo compra para sí.'],
		story:
			'Cuatro hombres de la India entraron en una mezquita; cada uno formuló su intención y se puso a rezar con el corazón contrito. Llegó el almuédano, y a uno se le escapó: «¿Has llamado ya? ¿Es la hora?». El segundo, sin dejar de inclinarse, dijo: «Calla, has hablado y tu oración no vale». El tercero le dijo al segundo: «¿Por qué lo riñes, tío? Mírate a ti». El cuarto se alegró: «Gracias a Dios, yo no he caído en el hoyo como estos tres». Lo malo es que lo dijo en voz alta. Así se echaron a perder las cuatro oraciones, y dice Rumi que los que señalaron la falta se extraviaron más que quien la cometió.',
		message:
			'El primero quería saber la hora; los otros tres, tener razón. Ocurre deprisa, antes de que dé tiempo a cerrar la boca, y el último es el más elegante, porque no acusa a nadie. De vez en cuando sí hay que nombrar un defecto. Esos casos se conocen en que nombrarlo no da gusto.',
		practice:
			'Hasta la noche, cada vez que te sorprendas con una corrección en la lengua, cambia una moneda de bolsillo; luego cuéntalas. ¿Cuál de esas faltas conoces tan bien porque vives con ella?',
	},
	moon: {
		title: 'No digas nada',
		translation: [
			'Sirvo a la luna: de lo que no sea luna no me digas nada;',
			'si no es de vela y de azúcar, ante mí no digas nada.',
		],
		story:
			'Anoche, cuenta, enloquecí, y el amor me vio y dijo: «Aquí estoy. No grites, no te rasgues la ropa, no digas nada». «Amor —dije yo—, es otra cosa lo que me da miedo». «No hay otra cosa —dijo—. Te hablaré de lo escondido al oído; tú solo asiente». Salió entonces una luna en el camino del corazón, y le pregunté al corazón qué luna era aquella. Me hizo una seña: no es de tu medida, pasa de largo. «¿Es rostro de ángel o de persona?» «Ninguno de los dos». «¿Qué es entonces? Me tienes del revés». «Quédate del revés. Estás en una casa llena de figuras: levántate, recoge lo tuyo y márchate callando».',
		message:
			'Pregunta tras pregunta, y cada vez la misma mano suave en la boca. Hay cosas que contestan solo mientras no se las interroga. Pero atención a la diferencia: este silencio lo ofrece el amor, con un gesto. El que exige quien teme lo que sabes es otra cosa, y se puede romper.',
		practice:
			'Esta noche asómate cinco minutos a la ventana y busca la luna, o el sitio donde se esconde, sin una palabra y sin sacar fotos. ¿De qué has hablado tanto últimamente que ha dejado de crecer?',
	},
	visit: {
		title: 'La visita del sordo',
		translation: ['Por una conjetura que hizo aquel sordo', 'se echó a perder una amistad de diez años.'],
		story:
			'A un hombre duro de oído le dijeron que su vecino estaba enfermo. «Tengo que ir —pensó—, pero ¿qué voy a oír de una voz tan débil? Le miraré los labios y lo adivinaré. Le pregunto cómo está; dirá que mejor, y yo: gracias a Dios. Le pregunto qué ha comido; dirá que un caldo, y yo: que aproveche. Le pregunto quién lo trata, y alabo al médico». Y fue. «¿Cómo estás?» «Muriéndome». «¡Gracias a Dios!» «¿Qué has comido?» «Veneno». «Que aproveche». «¿Y quién te trata?» «El ángel de la muerte: ¡vete!» «Trae buena suerte; alégrate». Y volvió a su casa contento de haber cumplido como vecino.',
		message:
			'No le fallaron los oídos; le falló la conversación terminada que llevaba consigo. La mayoría oímos bien y la llevamos igual. El enfermo, claro está, también podría haber tomado aire: estaba allí tumbado, juntando insultos contra alguien que, al fin y al cabo, había ido.',
		practice:
			'Pregunta hoy a una persona cómo está y no contestes hasta haber repetido con tus palabras lo que ha dicho; bastan dos minutos. ¿La parte de quién llevas tiempo escribiendo tú?',
	},
	mouse: {
		title: 'El ratón que guiaba a un camello',
		translation: ['Presta oído a «guardad silencio» y calla:', 'no eres lengua de Dios; sé, pues, oído.'],
		story:
			'Un ratón tomó en las patas el ronzal de un camello y echó a andar. El camello lo siguió de buena gana, y el ratón pensó: qué valiente soy. El camello notó la idea y se dijo: espera un poco. Llegaron a un río en el que hasta un elefante se habría visto apurado, y el ratón se quedó clavado. «¿Qué pasa, compañero de montes y llanos? —dijo el camello—. Tú eres el guía; entra con valor». «Es hondo, me da miedo ahogarme». El camello metió una pata. «Llega a la rodilla». «¡A la tuya! De rodilla a rodilla hay diferencia; a mí me cubre cien varas». «Entonces no seas tan atrevido otra vez», dijo el camello; le dio pena y se lo subió a la joroba.',
		message:
			'El camello, que podía haberlo dicho todo al principio, no dice nada hasta que habla el agua. Es tacto, con una pizca de malicia. Y el ratón, al menos, tomó la cuerda y fue delante: alguien tiene que hacerlo, y a veces es el pequeño quien encuentra el vado. Le faltó preguntar por el camino.',
		practice:
			'En tu próxima conversación haz dos preguntas de verdad antes de explicar cómo se hace algo, y apunta después lo que no habrías sabido. ¿Dónde llevas la cuerda solo porque alguien más grande tiene buenos modales?',
	},
	hoopoe: {
		title: 'La abubilla ante Salomón',
		translation: ['La lengua de la confianza es, pues, otra:', 'mejor que hablar lo mismo es sentir lo mismo.'],
		story:
			'Cuando plantaron la tienda de Salomón, todos los pájaros acudieron a servirlo. Vieron que hablaba su lengua; dejaron el pío pío y conversaron con él con más claridad que con un hermano. Uno tras otro contaron lo que sabían hacer, no por vanidad, sino para que los dejara acercarse. Le tocó a la abubilla. «Majestad —dijo—, tengo una sola habilidad, y es pequeña. Seré breve, que es mejor». «Habla». «En lo más alto de mi vuelo veo el agua debajo de la tierra: a qué hondura está, de qué color es, si mana de arcilla o de roca. Por el bien de tu ejército, lleva contigo a quien lo sepa». Y Salomón, que tenía desiertos por delante, dijo: «Sé nuestra compañera».',
		message:
			'Los demás cantaron largo; la abubilla nombró lo único que a alguien le hacía falta. Dos pueden tener la misma lengua madre y ser extraños, dice Rumi, y un turco y un hindú entenderse sin ninguna. Había por allí un cuervo que se burló: si ve tanto, ¿cómo cae en las trampas? También eso conviene recordarlo.',
		practice:
			'Escribe en una frase sin adjetivos qué sabes hacer que otros necesiten, y léesela a alguien. ¿Con quién callas sin esfuerzo, y qué es lo que nunca te pide?',
	},
	elephant: {
		title: 'El elefante a oscuras',
		translation: ['Si en la mano de cada uno hubiera una vela,', 'la diferencia saldría de sus palabras.'],
		story:
			'Gente de la India había traído un elefante y lo enseñaba en una casa sin luz. Acudieron muchos, cada cual entró en lo oscuro y, como los ojos no servían, palparon con la mano. Uno dio con la trompa: el animal es como un caño, contó. A otro le tocó la oreja, y para él era un abanico. Uno palpó la pata: he visto su forma, dijo, es una columna. Otro le puso la mano en el lomo: en realidad es como un trono. Así cada uno entendió el todo por el trozo que le tocó, y lo llamaron con nombres tan distintos como una letra curva y una recta. Nadie había mentido. Nadie había ido a buscar una vela.',
		message:
			'Se cuenta para hacernos tolerantes, y nos hace también un poco orgullosos, porque quien lo cuenta ha visto el elefante. ¿Lo hemos visto? El ojo de la cara es una palma, dice Rumi, y nada más. Con una vela se acabaría la discusión, y una vela es muy poca cosa: luz para ver la mano de al lado.',
		practice:
			'Toma una discusión tuya y escribe tres frases honradas desde donde está el otro, empezando por lo que toca su mano. ¿Cuál es la parte del elefante a la que solo llega él?',
	},
	grapes: {
		title: 'Cuatro hombres y una moneda',
		translation: ['En aquella disputa llegaron a las manos,', 'porque ignoraban lo que guardan los nombres.'],
		story:
			'Alguien dio una moneda a cuatro hombres. El persa dijo: «Compremos angur». El árabe gritó: «No, bribón, yo quiero inab, y no angur». El tercero era turco: «Nada de inab; yo quiero üzüm». «Basta de charla —dijo el griego—; compraremos stafili». Discutieron, y luego se liaron a puñetazos, porque andaban llenos de ignorancia y escasos de saber. Si hubiera estado allí alguien de muchas lenguas, dice Rumi, les habría dicho: dadme esa moneda y callad un rato, que voy a daros a los cuatro lo que queréis. Habría ido al mercado y habría vuelto con uvas.',
		message:
			'Todos pedían lo mismo y nadie lo tuvo, porque cada uno montaba guardia ante una palabra. Tienta creer que todas las peleas son así. No lo son: a veces uno quiere de verdad uvas y otro una cabra, y entonces no hay diccionario que valga. Mira primero qué defiende el puño.',
		practice:
			'Toma la palabra que más se repite en un desacuerdo tuyo, respeto, orden, libertad, y pregunta hoy a la otra parte qué vería si la tuviera. ¿Qué habría exactamente sobre la mesa si ganaras tú?',
	},
	treasure: {
		title: 'El tesoro en casa',
		translation: ['Se dijo: el tesoro está en mi propia casa;', '¿a qué viene allí mi miseria y mi queja?'],
		story:
			'Un hombre de Bagdad se había comido la herencia, y en su apuro soñó que en Egipto lo esperaba un tesoro. Fue a pie, llegó sin un céntimo y salía de noche a pedir, porque le daba vergüenza. El guardia lo tomó por ladrón y le pegó. «Para —gritó—, te diré la verdad», y contó el sueño. El guardia lo creyó y meneó la cabeza. «Qué simple. Yo también he soñado, muchas veces, con un tesoro: en Bagdad, en tal calle, en tal casa», y nombró la calle y la casa de aquel hombre. «¿Y me levanté yo de la cama por eso?» El otro le agradeció los golpes, volvió a casa y cavó.',
		message:
			'Lo que buscaba estaba bajo su suelo, y en casa no podía saberlo. Así que es falso decir que fue en balde, y falso que haya que ir lejos: el camino era el precio de una frase en boca de un extraño. El guardia, que tenía el mismo mapa, siguió pobre.',
		practice:
			'Recorre diez minutos tus habitaciones como una visita que ha oído que ahí se esconde algo valioso, y abre un cajón que no abres nunca. ¿Qué tuviste que oír de un extraño para creértelo?',
	},
	grocer: {
		title: 'El loro y el calvo',
		translation: ['No midas por ti lo que hacen los puros,', 'aunque shir, león, se escriba igual que shir, leche.'],
		story:
			'Un tendero tenía un loro verde que le guardaba la tienda y daba conversación a los clientes. Un día que había salido, un gato saltó tras un ratón; el loro se asustó, huyó al otro lado y volcó los frascos de aceite de rosas. Volvió el tendero, vio el suelo encharcado y le dio al pájaro en la cabeza, de modo que perdió las plumas y quedó calvo. No habló más. Días enteros se mesó la barba el tendero, arrepentido, y hacía regalos a los derviches para que el loro volviera a hablar. Pasó entonces uno con la cabeza rapada y lisa como un cuenco. «Oye —gritó el loro al momento—, ¿cómo acabaste entre los calvos? ¿También tú volcaste el aceite?» La calle entera se rio.',
		message:
			'Es tan natural pensar que lo que le pasó a una cabeza explica la otra. Lo hacemos con ternura, para sentirnos en casa en el mundo, y es injusto. Con todo, del error salió algo: el pájaro habló. Una mala comparación puede ser la primera palabra después de un golpe largo.',
		practice:
			'Recuerda la última vez que dijiste «sé muy bien cómo es eso» y pregunta hoy a esa persona qué tenía de distinto lo suyo; escucha cinco minutos. ¿Qué frasco roto tuyo ves detrás de cada cabeza calva?',
	},
	well: {
		title: 'El león en el pozo',
		translation: ['Delante de los ojos llevabas un vidrio azul;', 'por eso el mundo te parecía azul.'],
		story:
			'Los animales de un valle mandaban al león cada día a uno de ellos, por sorteo, para que dejara en paz al resto. Cuando le tocó a la liebre, se hizo esperar. El león estaba ronco de rabia. «Venía con otra liebre, más gorda —dijo ella—, pero nos paró un león, se quedó con mi compañera y se rio de ti». «¿Dónde?» Lo llevó a un pozo y se quedó atrás: «Está ahí abajo; me da miedo, si no me tomas en brazos». El león la apretó contra el pecho y se asomó. Desde el agua lo miraba un león furioso con una liebre rolliza en los brazos. Soltó a una, se lanzó sobre el otro, y fue su propio enemigo hasta el fondo.',
		message:
			'Mucho del mal que vemos en la gente es nuestro carácter reflejado en su agua, dice Rumi, y a menudo acierta. No siempre. Hay pozos con león de verdad, y a los pequeños no se les debe pedir que se busquen a sí mismos en cada dentadura. La liebre, recuérdalo, veía muy claro.',
		practice:
			'Apunta el defecto que más te irrita en cierta persona y luego las tres últimas veces que mostraste uno de su familia. Cinco minutos, con piedad. ¿De qué color es el vidrio que llevas delante?',
	},
	donkey: {
		title: 'Se fue el burro',
		translation: ['Su imitación fue lo que me arruinó:', 'doscientas maldiciones a tal imitación.'],
		story:
			'Un sufí de paso llegó de noche a una casa de derviches, dio agua a su burro, lo metió en la cuadra y se lo encomendó al criado. Los de la casa eran pobres y tenían hambre. Mientras descansaba le vendieron el burro, compraron comida y velas, y lo invitaron al banquete. Le conmovió tanta atención. Después de cenar bailaron hasta que el polvo llegó al techo, y el cantor arrancó: «¡Se fue el burro, se fue el burro!». Todos lo siguieron con palmas hasta el alba, y el huésped cantaba más fuerte que nadie. Por la mañana la cuadra estaba vacía. «Vine varias veces a avisarte —dijo el criado—, pero lo cantabas con más sentimiento que ninguno, y pensé: lo sabe, y está conforme».',
		message:
			'Se puede cantar algo con toda el alma y no saber lo que dice. La melodía ajena lleva muy bien, por una noche. Rumi maldice esa copia y luego retira la mitad: sigue siendo eco de buenos amigos, dice, hasta que puedas sacar agua del mar por tu cuenta. Así empezamos todos.',
		practice:
			'Toma una frase que repitas mucho, sobre el dinero, el amor o tu generación, y rastrea en cinco líneas dónde la oíste por primera vez. ¿Qué se han llevado de tu cuadra mientras cantabas?',
	},
	crescent: {
		title: 'El pelo delante de la luna',
		translation: ['Si un pelo torcido fue velo del cielo,', '¿qué será cuando todo en ti esté torcido?'],
		story:
			'Era la víspera del mes de ayuno, en tiempos de Omar, y la gente subió a una colina a buscar la luna nueva. «¡Omar —gritó uno—, ahí está, ahí está la media luna!» Omar miró al cielo y no la encontró. «Esa luna —dijo— ha salido de tu fantasía. Mis ojos son mejores que los tuyos y no veo nada. Mójate la mano, pásatela por la ceja y mira otra vez». El hombre lo hizo. «Señor, ya no está; no hay luna». «Claro —dijo Omar—: un pelo de la ceja se te había curvado en arco y te disparó una flecha de suposición». Con un solo pelo torcido habría bastado para que lo jurase ante un juez.',
		message:
			'Fíjate en cómo se trata el error: sin sermón, con un dedo mojado. Aquel hombre no mentía; era honrado y tenía un pelo ante el ojo, y así son casi todos los que nos contradicen. Pero puede serlo también el de la buena vista. Omar tuvo suerte de que la luna no saliera mientras lo explicaba.',
		practice:
			'Toma algo de lo que esta semana tenías certeza, lávate la cara con agua fría y míralo otra vez; apunta lo que sigue ahí. ¿De qué pelo, un miedo, un deseo, una vieja ofensa, saca su curva tu media luna?',
	},
	lamp: {
		title: 'Con un farol, de día',
		translation: [
			'Ayer el anciano iba con un farol por la ciudad:',
			'«Harto de fieras y demonios, lo que ansío es un ser humano».',
		],
		story:
			'En mitad de un largo canto al deseo, entre jardines, reyes y mar, Rumi deja que un viejo cruce la página. Lleva un farol y da vueltas con él por la ciudad. La gente le pregunta qué busca. Está cansado, dice, de demonios y fieras; lo que ansía es un ser humano. Le contestan con amabilidad que de eso no hay: también nosotros hemos buscado. «Lo que no se encuentra —dice él— es justo lo que ansío». Los griegos lo contaban de Diógenes, que lo hacía a mediodía y lo daba como una bofetada. El farol del anciano calienta más. Mira debajo de cada sombrero como si esta vez fuera a ser.',
		message:
			'Ese farol se puede llevar como un reproche, y entonces solo encuentras caras que se apartan del resplandor. También se puede llevar bajo, para que la gente vea dónde pisa. Y quizá los vecinos se equivocaban, y la buena gente abunda tanto que sin farol nadie repara en ella.',
		practice:
			'Antes de esta noche encuentra algo que alguien haya hecho bien sin que nadie lo viera, y díselo en una frase; lleva un minuto. ¿Por quién sigues siendo un ser humano cuando no te da la luz?',
	},
};
