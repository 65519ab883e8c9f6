import type { MoulanaWords } from './shape.ts';

/** The sixty-four stories in Spanish. */
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
	pulse: {
		title: 'El dedo en el pulso',
		translation: [
			'El mal del amante es distinto de los otros males;',
			'el amor es astrolabio de los secretos de Dios.',
		],
		story:
			'La muchacha adelgazaba por semanas, y cuanto más recetaban los médicos del rey, peor: el vinagre le daba calor, el aceite de almendras la secaba. Llegaron muy seguros. Entonces vino un forastero, mandó salir a todo el mundo, le tomó la muñeca y se puso a charlar. ¿De dónde eres? ¿Quién es tu gente? ¿En qué ciudades has vivido, y quién te vendía allí el pan? Preguntaba como quien mata el rato, sin mover el dedo de su sitio. Pasaba una ciudad tras otra y el pulso seguía igual. Al oír Samarcanda, dio un salto. Él recorrió la ciudad calle por calle, casa por casa, hasta que saltó de nuevo; luego le dejó la mano sobre la manta y, de momento, no contó nada a nadie.',
		message:
			'Los demás le habían tratado el hígado. Él buscaba unas señas, y las encontró hablando de pan. Halaga pensar que detrás de cada cansancio hay una Samarcanda; detrás de casi todos hay una mala noche. Y fíjate en cómo acaba: lo que delata un pulso sigue siendo de quien pone la muñeca.',
		practice:
			'Di despacio, en voz alta, diez nombres de lugares y personas de tu último año, con dos dedos en la muñeca. Apunta dónde se ha movido algo. ¿A quién dejarías tenerte la mano mientras repasas la lista?',
	},
	mirror: {
		title: 'Un regalo para José',
		translation: ['«Un espejo te traje, luz mía,', 'para que al ver tu rostro te acuerdes de mí».'],
		story:
			'De la otra punta del mundo vino a ver a José un amigo de la infancia. Se recostaron en el mismo cojín, como entonces, y hablaron de los hermanos, del pozo, de la cárcel. Cuando todo estuvo contado, José preguntó lo que entre amigos se puede preguntar: «¿Y qué me has traído?». El otro se echó las manos a la cabeza. Había mirado en todas partes, dijo. Pero ¿qué le llevas a quien lo tiene todo? ¿Un grano al granero, una gota al mar, cominos a Kermán, de donde salen los cominos? Solo faltaba una cosa en aquella casa. Metió la mano bajo la capa y sacó un espejo. «Lo tienes todo menos a ti delante —dijo—. Mírate, y cuando te veas acuérdate de mí».',
		message:
			'Enseñarle a alguien lo hermoso que es cuesta poco, y casi nunca se regala. Pide algo, eso sí, al que lo da: un espejo que ya tiene su propio dibujo no sirve. Y hay anfitriones que habrían preferido una hogaza. Antes de sacar el cristal, entérate de si la otra persona ha comido.',
		practice:
			'Dile hoy a alguien, en una frase y con un hecho dentro, algo bueno que desde su sitio no puede ver. No añadas nada. ¿Qué te enseñó una vez un amigo que todavía encuentras cuando te miras al espejo?',
	},
	lancet: {
		title: 'Majnún y el sangrador',
		translation: ['«Temo, sangrador, que al abrirme la vena', 'le claves de pronto el acero a Layla».'],
		story:
			'«¡Toma lo que se te debe y vete!», gritó Majnún, con la manga ya arremangada y la venda apretada en el brazo. De tanto añorar le había entrado calentura; el médico lo encontró ardiendo, dijo que había que sangrarlo y mandó llamar a uno que tenía buena mano. El hombre bajó la lanceta. «¿Qué te asusta? —le preguntó—. Por la noche te rodean leones, osos y lobos, y tú duermes. ¿Y ahora una punta así de fina?» «No le temo a la punta —dijo Majnún—, que mi paciencia pesa más que un monte. Pero no me queda rincón que no esté lleno de ella. Si cortas aquí, ¿cómo sabes a quién cortas?»',
		message:
			'Leído con cariño dice que a quien te quiere le duele tu descuido: buena razón para ponerse bufanda, ir al médico y acostarse pronto. Leído sin él, enseña a alguien que ya no tiene brazo propio. A Layla, es de suponer, le habría gustado que se curara.',
		practice:
			'Haz hoy por tu cuerpo una cosa pequeña que vas dejando, diez minutos como mucho, y hazla en nombre de alguien que se alegraría. Escribe ese nombre. ¿A quién más tratas mal cuando te tratas así?',
	},
	city: {
		title: 'La más bella de las ciudades',
		translation: ['«¿Cuál de todas ellas es, pues, la mejor?»', '«La ciudad —dijo él— donde está mi amor».'],
		story:
			'Había pasado años fuera, y se le notaba en las botas. Por fin estaba sentado enfrente, y ella le preguntó lo que se pregunta a los viajeros: «Con tantas ciudades como has visto, ¿cuál es la más hermosa?». Podría haber empezado por Damasco y sus albaricoques, o por aquel puerto cuyas casas se meten en el agua hasta la rodilla. Podría haber alabado zocos, baños, puentes. Rumi le concede medio verso. «Aquella donde vive quien me tiene el corazón». Y como ella seguía mirándolo: «Donde mi reina extiende la alfombra, el ojo de una aguja es campo abierto. Y si en el fondo de un pozo hay un José como la luna, el paraíso queda ahí abajo».',
		message:
			'El atlas entero se reduce a una puerta con alguien detrás; quien haya subido corriendo cierta escalera sabe que es pura exactitud. Da pena, eso sí, de las ciudades. Las cruzó todas midiendo solo lo lejos que estaban de ella. Y hay quien necesita una ciudad justamente para curarse de una persona.',
		practice:
			'Camina diez minutos por tu barrio y pon a una esquina su verdadero nombre, el de alguien a quien allí encontraste o echaste de menos. Apúntalo. ¿Qué lugar llamas feo porque en él no te esperaba nadie?',
	},
	halva: {
		title: 'El niño del dulce',
		translation: ['Mientras no llora el niño que vende los dulces,', 'el mar de la misericordia no rompe a hervir.'],
		story:
			'El jeque Ahmad se pasó la vida pidiendo prestado a los ricos y dándolo a los pobres. Ahora estaba enfermo, y los acreedores le rodeaban la cama como gente con una piedra en el zapato. En la calle un niño pregonaba halva. El jeque hizo una seña al criado: cómprale la bandeja, que estos señores prueben por una vez algo dulce. Comieron. Cuando el niño pidió su medio dinar, el viejo dijo: «¿Y de dónde lo saco?». El chiquillo tiró la bandeja y lloró hasta media tarde, tan fuerte que se juntó la calle; el jeque se tapó la cara con la manta. Entonces llamaron. Un desconocido mandaba una fuente cubierta: cuatrocientos dinares y, doblado en un papel aparte, medio más.',
		message:
			'Tantos hombres hechos y derechos reclamando con mala cara, y la ayuda llega cuando alguien pequeño llora sin compostura. Hay un orgullo que prefiere la ruina a decir por favor. Ahora bien, al niño nadie le pidió permiso, y su media jornada de lágrimas no era del jeque. Llora por tu cuenta, y que se oiga.',
		practice:
			'Pide hoy a alguien una cosa que necesitas, en ocho palabras, sin broma y sin explicar por qué la mereces. Es un minuto. ¿Qué escondes bajo la manta para que no se te oiga pedirlo?',
	},
	jewel: {
		title: 'Ayaz y la joya del rey',
		translation: ['Llevaba piedras en la manga, y a toda prisa', 'la hizo añicos: eso le pareció lo justo.'],
		story:
			'Entró el rey en el consejo con una joya que le encendía los dedos y se la puso en la mano al visir. «¿Cuánto vale?» «Más de cien cargas de oro». «Rómpela». «¿Yo, que guardo tu tesoro?» El rey lo alabó y le regaló un manto. Pasó al chambelán, que dijo que medio reino, tampoco la rompió y recibió otro manto; y así de mano en mano, cincuenta, sesenta emires, cada uno con la respuesta del anterior. Al final le llegó a Ayaz, y también a él le preguntaron el precio. «Más de lo que sé decir». «Pues rómpela», dijo el rey. Ya tenía las piedras en la manga. Cuando empezaron los gritos preguntó: «Señores, ¿qué vale más, la piedra o la palabra?».',
		message:
			'Sesenta personas sensatas salvaron un guijarro y no se dieron cuenta de que recitaban. Ayaz miró a quien pedía y no lo pedido. En una oficina es un cuento peligroso: hay órdenes de romper a las que conviene negarse, y más de una casa se salvó por un administrador cuidadoso. El amor sabe quién habla; la obediencia oye solo el tono.',
		practice:
			'Elige algo que guardas porque todos lo llaman valioso, un plan, una costumbre, una fama, y suéltalo por un día. Apunta en qué ocupaste la mano libre. ¿Qué voz tendría que pedírtelo para que lo dejaras caer?',
	},
	walnuts: {
		title: 'Nueces en el bolsillo',
		translation: ['«Nuestro rey —dijo— es todo verdad y lealtad;', 'lo que nos sucede, de nosotros mismos viene».'],
		story:
			'Al cabo de años de espera llegó el recado: esta noche. «He guisado judías para ti —decía—; siéntate en tal cuarto hasta las doce, que iré sin que me llames». El enamorado repartió pan de pura alegría, fue temprano, tomó asiento y clavó los ojos en la puerta. Ardía la lámpara, no hacía frío, habían sido muchos años. Pasada la medianoche la puerta se abrió. El visitante, puntual, lo vio dormido como un tronco, se quedó un momento, le rasgó un jirón de la manga en señal de que había venido, le metió unas nueces en el bolsillo y se fue. Al alba descubrió la manga y luego las nueces, de las que se dan a los niños para jugar. No protestó. Les daba vueltas en la palma.',
		message:
			'Suponemos que el amor falla por mala suerte; aquí llega a su hora, con judías, y no encuentra a nadie. Cuántas veces la gran visita nos encuentra preparándola. Claro que cansarse es humano. Con un poco menos de ingenio, alguien se habría sentado al borde y lo habría despertado.',
		practice:
			'Dedica diez minutos de esta noche, enteros, a algo que llevas tiempo deseando: la charla de un niño, un libro, tu propia cama. Sin pantalla. ¿Qué preparabas con tanto afán que te dormiste cuando llegó?',
	},
	answer: {
		title: '«Aquí estoy»',
		translation: [
			'Tu temor y tu amor son el lazo de nuestra ternura;',
			'bajo cada «Señor» tuyo hay muchos «aquí estoy».',
		],
		story:
			'Noche tras noche un hombre llamaba a Dios, hasta que el nombre se le hizo dulce en los labios. Una vez le habló Satán, con voz bastante razonable: «Tanto llamar, charlatán, ¿y dónde queda un solo “aquí estoy”? Del trono no baja respuesta. ¿Cuánto piensas seguir aporreando, con esa cara dura?». El hombre se calló. Apoyó la cabeza, y le dolía. En sueños vio a Jidr, de pie en un lugar verde. «¿Por qué has parado?» «Porque nadie me dice que está ahí; temo que me hayan cerrado la puerta». «Traigo un recado —dijo Jidr—: esa llamada tuya es la respuesta. Tu falta, tu quemadura, ese era el mensajero. ¿Quién te crees que te tiraba de los pies?»',
		message:
			'La añoranza se suele contar como falta de noticias. El viejo de verde la cuenta como la noticia. Es uno de los giros más tiernos del libro, y por eso mismo no hay que llevarlo a otra casa: si una persona no contesta semana tras semana, puede que de verdad no esté, y se puede quitar el dedo del timbre.',
		practice:
			'Escribe en un papel eso que pides una y otra vez y, debajo, lo que el simple pedirlo ya te ha hecho hacer. Tres líneas bastan. Si el deseo fuera una carta dirigida a ti, ¿qué diría?',
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
	harper: {
		title: 'El viejo arpista',
		translation: ['«Gasté mi vida, aliento tras aliento,', 'y toda la soplé en graves y agudos».'],
		story:
			'Hubo un tiempo en que los ruiseñores callaban para oírle el arpa. Ahora tenía setenta años, la espalda curva como panza de tinaja y una voz que hacía torcer la oreja a los burros, y nadie lo contrataba. Así que se llevó el instrumento al cementerio de Medina. «Todos estos años me has dado de comer —le dijo a Dios—; hoy no tengo otro cliente, toco para ti». Tocó, lloró y se durmió con el arpa por almohada. En la ciudad, al califa Omar le mandaron en sueños llevar setecientos dinares a un servidor querido que estaba entre las tumbas. Fue, encontró solo a un viejo, dio otra vuelta y se sentó a su lado con mucho respeto. Entonces estornudó y el durmiente se levantó espantado. «De parte de un amigo —dijo Omar—, para cuerdas».',
		message:
			'Creía que estaba acabado y solo había perdido al público. En el poema rompe luego el arpa y llora el aliento malgastado, y Omar le advierte con suavidad que también ese llanto es una cortina. Nosotros nos ponemos además del lado del arpa: quizá fuera mala dueña, pero como almohada cumplía.',
		practice:
			'Haz durante diez minutos algo por lo que te alababan y que ya no te sale tan bien, sin que nadie te oiga. Escribe una línea sobre cómo lo notaron las manos. ¿Quién lleva tiempo escuchándote sin que lo cuentes como público?',
	},
	needle: {
		title: 'Una aguja del mar',
		translation: [
			'Se volvió hacia él y le dijo: «Dime, emir, qué vale más:',
			'el reino del corazón o aquel reino mezquino».',
		],
		story:
			'A la orilla del mar un hombre remendaba su capa. Pasó un emir a caballo, miró, volvió a mirar y se apeó: era Ibrahim, el hijo de Adham, antiguo señor de Balj, a quien él mismo había servido. Se inclinó. Y pensó, que inclinarse no lo impide: ¡tuvo los siete climas del mundo y ahora le da a la aguja como un mendigo! Ibrahim levantó los ojos. Era de esas personas ante las que conviene tener el pensamiento recogido. Tomó la aguja, la tiró al agua y la pidió a voces. Entonces el mar se llenó de bocas. Cien mil peces asomaron la cabeza, y cada uno traía entre los labios una aguja de oro.',
		message:
			'Lo que desde fuera parece una caída puede ser un cambio de país. Pero el prodigio es para el emir; a Ibrahim le basta con una aguja de hierro, y mañana la capa seguirá teniendo el agujero. La pobreza es un reino para quien la escogió. A los demás se les lleva hilo.',
		practice:
			'Arregla con tus manos una cosa pequeña, un botón, una bisagra, una página rota, hasta la última puntada, y luego mírala. ¿De qué pérdida tuya se siguen compadeciendo otros cuando tú hace mucho que no la quieres de vuelta?',
	},
	guesthouse: {
		title: 'El huésped en la otra cama',
		translation: ['Todo lo que te llega del mundo invisible', 'es huésped en tu corazón: trátalo bien.'],
		story:
			'Habían preparado dos camas, la de la puerta para el huésped y la del fondo para el matrimonio. Llovía; la charla se alargó; y el invitado, lleno de cena y de historias, cayó en la que no era, sin que el dueño, de puro cortés, dijera nada. Volvió la mujer de una fiesta de vecinas, se metió a oscuras bajo la manta y susurró a quien allí estaba: «Ya ha pasado lo que temía. Con este barro y esta lluvia lo vamos a tener encima como una contribución». El huésped se levantó de un salto. «Dejadme —dijo—, tengo botas y el barro no me da miedo». Salió, y lo oscuro por donde iba clareaba como si alguien llevara velas. Desde aquella noche tuvieron la casa abierta como posada.',
		message:
			'Cada mañana, dice Rumi, viene corriendo a la puerta algún ánimo; no digas que se te cuelga del cuello, que pronto levantará el vuelo. Vale para una tristeza que tenga algo que entregar. Dar posada, sin embargo, no es dar las llaves, y a quien rompe los platos se le acompaña a la calle.',
		practice:
			'Ponle nombre, abrigo y maleta al ánimo con que te has despertado y cuenta en cuatro líneas qué parece traer. Ofrécele un vaso de agua, y bébetelo. ¿A qué huésped ofendiste a oscuras, creyendo que era otro?',
	},
	apples: {
		title: 'Manzanas podridas',
		translation: ['Así es la enemistad de los que saben:', 'su veneno es para el alma una alegría.'],
		story:
			'Venía un jinete por el camino justo cuando una serpiente se colaba en la boca de uno que dormía bajo un árbol. Picó espuelas, ya tarde. Conque se lanzó sobre el dormido con la maza, lo empujó hasta un montón de manzanas pasadas y le gritó: «¡Come!». Comió hasta que se le caían de los labios. «¡Corre!» Corrió, tropezó, siguió corriendo, ahíto y magullado, y maldecía con el aliento que le quedaba: «¿Qué te he hecho yo? ¡Dichoso el que nunca te vio la cara!». Al anochecer vomitó. Salió todo, lo bueno y lo malo, y con ello, larga y negra, la serpiente. Entonces se puso de rodillas. «¡Si me hubieras dicho una palabra!» «Con una palabra —dijo el jinete— se te habría hecho agua la hiel».',
		message:
			'No toda mano que sacude está en contra, y a veces la bondad no tiene tiempo de ser educada. Hasta aquí es verdad. Es también lo que dicen los matones desde que el mundo es mundo. Se distinguen en dos cosas: el jinete no espera gratitud y, cuando la serpiente está fuera, para.',
		practice:
			'Recuerda una frase dura que con el tiempo te hizo bien y otra que solo te hizo daño, y apunta la primera palabra de cada una. Compara cómo acabaron. ¿Quién tuvo derecho a despertarte así, y de dónde le venía?',
	},
	ducklings: {
		title: 'El huevo de pata',
		translation: ['Si tu madre te mete miedo al agua,', 'tú no temas: corre, y hacia el mar.'],
		story:
			'Entre los huevos había uno distinto, y la gallina lo empolló con los demás, porque las gallinas no cuentan. Lo que salió era tibio y amarillo; corría con los otros, escarbaba con los otros y dormía bajo la misma ala. Solo tenía los pies anchos. A veces, cuando el viento soplaba de cierto lado, se paraba con la cabeza torcida y no habría sabido decir qué había oído. Un día el corral dio en una charca. La gallina chillaba en la orilla, y con razón, pues sabía lo que hace el agua con los pollos. «Tu madre era una pata —le dice Rumi al oído—; esta fue tu nodriza. El apego a lo seco lo tienes de ella. Y esto otro, ¿de quién te viene?»',
		message:
			'Hay miedos que son patrimonio de familia: honrados, bien conservados y hechos a la medida de otro pie. Deja a la nodriza en tierra, manda el poema, y acierta. Pero salúdala con la mano. Pasó semanas encima de lo que no era suyo y, en lo que entendía, que era de pollos, no mintió jamás.',
		practice:
			'Apunta una advertencia que oíste mucho en tu infancia y, al lado, para qué animal era cierta. Después moja un dedo: cinco minutos de lo prohibido, en su forma más suave. ¿Para qué parecen hechos tus pies?',
	},
	fish: {
		title: 'Tres peces en un estanque',
		translation: ['«Iré sobre ella como va una brizna,', 'y no nadando como nada quien sabe».'],
		story:
			'Unos pescadores vieron al pasar tres peces grandes en un estanque y se fueron por la red. Los tres los habían visto a ellos. El más sabio no perdió el tiempo en discutir, porque conocía el cariño de los otros por su charca; hizo del pecho pies, dice Rumi, y se metió por el canal largo y amargo que iba al mar. El segundo anduvo más lento. Con la red ya allí pensó: mi buen compañero se ha ido y es tarde para su camino. Volvió la panza hacia arriba y se dejó llevar de un lado a otro. «Qué lástima, el mejor está muerto», dijeron, y lo tiraron a la hierba. Rodó, rodó otro poco, y al agua. El tercero nadaba con mucha decisión a derecha e izquierda y se prometía que la próxima vez viviría en el océano.',
		message:
			'De un mal sitio se sale por dos puertas: una temprana, con esfuerzo, y otra tardía, soltando. Las dos piden cabeza fría. No hagas de la segunda un modo de vida, porque quedarse quieto de miedo año tras año es solo estar mojado. Y el primero bien podía haberse despedido.',
		practice:
			'Escoge un asunto en el que llevas días dando coletazos y no hagas en él un solo movimiento hasta la noche. Apunta luego adónde ha ido a parar. ¿Qué estanque supiste pequeño desde la primera tarde?',
	},
	boots: {
		title: 'Lo que Ayaz guardaba bajo llave',
		translation: ['Miraron hacia la izquierda y hacia la derecha:', 'había unas abarcas rotas y un pellico.'],
		story:
			'Todas las mañanas, antes de ir a ver al rey, Ayaz entraba solo en un cuartito, se quedaba un momento y volvía a echarle un cerrojo complicadísimo. Aquello solo podía significar una cosa. «Ahí esconde oro, una tinaja —le dijeron al rey los cortesanos—, ¡él, tu favorito!» El rey, que lo conocía, contestó: «Id a medianoche, forzadlo, y lo que haya es vuestro». Entraron atropellándose, como moscas en el suero. De un clavo colgaban unas abarcas abiertas por la punta y un pellico. Para despistar, pensaron; trajeron hierros y cavaron hasta dejar el suelo lleno de agujeros. «Estamos vacíos», decían los agujeros. De madrugada se presentaron ante el rey con tierra en las rodillas. Con aquel calzado había llegado Ayaz a la corte, y cada mañana le daba los buenos días.',
		message:
			'A quien va subiendo le conviene tener a la vista el primer par; ahorra muchos discursos. El cerrojo estaría porque de algo así es fácil reírse. Pero una reliquia también acaba en medalla, y para otros el abrigo viejo huele a hambre. Esos pueden regalarlo sin rezarle nada.',
		practice:
			'Busca un objeto de cuando aún no se te daba bien lo que ahora haces y ponlo hoy donde lo veas. Dale una vez los buenos días. ¿Qué querría preguntarte quien llevaba aquellos zapatos?',
	},
	plough: {
		title: '¿Por qué estropeas el campo?',
		translation: ['¿Cómo ha de ser esto rosaleda y trigal?', 'Antes tiene que quedar esta tierra fea y en ruinas.'],
		story:
			'«¿Qué le haces a esa tierra?», gritó uno desde el camino. No podía soportarlo: un prado bueno y liso, y aquel hombre abriéndolo con un hierro de punta a punta. «¡La estás destrozando! ¡Lo dejas todo patas arriba!» El labrador no se detuvo. «Anda, simple —dijo por encima del hombro—, y aprende a distinguir la obra de la ruina. ¿De dónde va a salir el huerto, si primero no da pena verlo? El sastre mete las tijeras en una pieza de raso, ¿y entra alguien a preguntarle por qué rompe una tela tan bonita? ¿Has visto levantar una casa en un solar viejo sin tirar las paredes? ¿O hacer pan a quien le daba lástima el trigo?» Con eso llegó al final del surco y dio la vuelta a los bueyes.',
		message:
			'La primera mitad de cualquier obra parece un estropicio, y quien se para ahí se queda con la tela rota y sin abrigo. Es bueno saberlo cuando la cocina, o el pecho, está llena de terrones. Aun así, no todo lo que está revuelto se está labrando. Hay que mirar si anda cerca alguien con semilla.',
		practice:
			'Toma un cajón, una página o un plan que haya que deshacer y empeóralo diez minutos a propósito, con la primera semilla del orden nuevo al lado. Déjalo abierto hasta mañana. ¿A qué llamaste ruina que en realidad era el segundo surco?',
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
	drum: {
		title: 'Tambor ante una casa vacía',
		translation: ['Aunque para ti este instante sea la medianoche,', 'para mí está ya cerca la mañana del gozo.'],
		story:
			'En el mes del ayuno los tamborileros recorren las calles antes del alba, para que la gente se despierte y coma. Uno de ellos se plantó en plena noche delante de un portón de palacio y tocaba con toda el alma. Se abrió enfrente una ventana. «En primer lugar —dijo una voz—, son las doce y falta mucho para el alba. En segundo lugar, ahí dentro no hay más que duendes y hadas; lleva años deshabitada. ¿Para qué oreja le das a eso?» El tamborilero dejó quietos los palillos. «Ya has hablado —contestó—; ahora oye. Para ti es medianoche. Para mí va a amanecer. Y en cuanto a la casa: la gente gasta su oro en mezquitas y anda meses hasta La Meca, ¿y quién les dice que allí no hay nadie?»',
		message:
			'Casi todo lo que merece la pena se empezó demasiado pronto, según el reloj de los vecinos, y ante una casa que parecía cerrada. Él toca para el dueño de los muros. Con todo, a la voz de la ventana hay que escucharla: querer dormir no es falta de espíritu, y también se puede creer con palillos forrados.',
		practice:
			'Haz hoy diez minutos de un trabajo que nadie va a revisar y hazlo bien hasta la última esquina, sin comentarlo después. ¿Para qué oreja, si lo piensas con franqueza, llevas tocando este año?',
	},
	mail: {
		title: 'Luqmán en la herrería',
		translation: ['Si no preguntas, antes se te descubre:', 'el pájaro de la paciencia vuela más que ninguno.'],
		story:
			'David doblaba hierro. Hacía una anilla, la colgaba de otra y enganchaba las dos en una tercera; y Luqmán, que había ido a verlo y no conocía aquel oficio, ardía de curiosidad junto al banco. ¿Qué sería, anilla sobre anilla? ¿Una red, un bocado de caballo? Ya tenía la boca abierta. Entonces se dijo que la paciencia es guía más rápida, la cerró y se quedó mirando las manos. A la cosa le salieron mangas. Le salió cuello. Cuando la última anilla estuvo cerrada, David se puso en pie, se la metió por la cabeza y se sacudió, de modo que tintineaba. «Buena ropa, muchacho —dijo—, para los golpes de una batalla». Luqmán le dio la vuelta entera. «Morderse la lengua también abriga», dijo.',
		message:
			'Hay respuestas que se están haciendo delante de nosotros, y preguntar es darle en el codo a quien las hace. Sirve para los niños, los amigos y las masas de pan. No sirve para todos los talleres: donde se forja algo que te van a poner, o que van a usar contra ti, pregunta en la primera anilla.',
		practice:
			'Mira trabajar a alguien cinco minutos sin preguntar ni aconsejar, siguiéndole las manos, y di luego en una frase qué has visto. ¿Qué estás a punto de reclamar que el jueves llegaría solo?',
	},
	palm: {
		title: 'El califa bajo la palmera',
		translation: ['«Sin armas, este hombre duerme sobre la tierra;', 'yo tiemblo de pies a cabeza: ¿qué es esto?»'],
		story:
			'Preguntó el enviado de César, al entrar en Medina, por el palacio del califa, para llevar allí el caballo y el equipaje. La gente sonreía. «Omar no tiene palacio», le dijeron. Una beduina señaló con la barbilla: «Allí, bajo la palmera. Duerme a la sombra». Se acercó sin ruido y se paró a cierta distancia. Había estado ante emperadores sin pestañear; se había metido en la espesura tras leones y leopardos; había dado golpes y los había recibido. Allí no había más que un hombre en el suelo, sin guardia, con la camisa remendada, respirando. Y empezó a temblar. Cruzó las manos y esperó. Al cabo de una hora Omar despertó, le devolvió el saludo y, viéndolo tan pálido, lo hizo sentarse a su lado.',
		message:
			'Algunas personas cambian el aire con solo haber terminado con algo. No tenía espada al lado, así que no había con qué medirse. El respeto, sin embargo, es mal juez, y ha temblado ante gente peor. La mejor prueba viene una hora después: se despierta, y lo primero que hace es tranquilizar a un desconocido.',
		practice:
			'Quítate una pieza de la armadura durante una conversación de hoy, el reloj, el cargo, la broma rápida, el móvil en la mano; bastan diez minutos. ¿Con quién te quedas en silencio, y eso te agranda o te encoge?',
	},
	sword: {
		title: 'Alí suelta la espada',
		translation: ['«Cuando en el combate se coló otro motivo,', 'vi que lo justo era guardar la espada».'],
		story:
			'Aquel duelo estaba resuelto: el gran guerrero en el suelo, de espaldas, y Alí encima con el acero en alto. El caído hizo lo último que le quedaba. Escupió, y le dio en plena cara. Alí soltó la espada. Retrocedió un paso y no hizo nada, y fue el único momento del día en que el otro pasó miedo de verdad. «Me tenías —dijo—. ¿Qué has visto para que se te siente así la cólera? Cuéntamelo, que también en mí se ha encendido algo». «Peleaba por la verdad —respondió Alí—, y el brazo era suyo. Al escupirme me enfadé por mi cuenta. Medio golpe habría sido para Dios y medio para mi cara. Con eso no pego».',
		message:
			'La pausa es corta, lo que se tarda en limpiarse la mejilla, y todo gira en ella. Una causa justa ya no es del todo la misma cuando se le ha sumado nuestra herida. Pero la pausa no es el final: él explica, él deja libre al otro. Y hay pleitos que toca retomar mañana, con la cara seca.',
		practice:
			'La próxima vez que algo te pique hoy, deja un minuto sobre la mesa lo que tengas en la mano, la taza, el lápiz, el teléfono, y contesta después. Apunta cuál habría sido la primera respuesta. ¿Cuánto de tu mejor pelea es por la causa, y cuánto por la cara?',
	},
	minstrel: {
		title: 'No sé, no sé',
		translation: ['«Di, atontado, aquello que sí sabes;', 'no alargues más ese “no sé, no sé”».'],
		story:
			'Con la cabeza pesada y al amanecer, un señor turco pidió música. El cantor templó las cuerdas. «No sé si eres luna o ídolo —empezó—; no sé qué quieres de mí. No sé cómo servirte, si callarme o ponerte en palabras». Seguía así estrofa tras estrofa, y cada una sabía menos que la anterior. Cuando ya no se pudo aguantar, el turco se levantó y echó mano a la maza. «¡Pues canta lo que sepas! Te pregunto de dónde vienes y me sales con que no de Balj, y no de Herat, y no de Bagdad ni de Mosul. Te pregunto qué has comido, y ni carne ni lentejas». «Señor —dijo el cantor—, lo que quiero decir es huidizo. Niego todo lo demás para que te llegue el olor».',
		message:
			'Hay un no saber que es pereza con laúd y hay otro que despeja la sala para lo que no cabe en palabras. Desde fuera suenan igual, y eso es duro para el público. El de la maza tiene nuestra simpatía hasta cierto punto: si uno conoce el camino de Mosul, lo decente es decirlo.',
		practice:
			'Contesta hoy a una pregunta con un «no sé» a secas y guarda silencio tres respiraciones en vez de rellenar. Escribe qué llegó en la tercera. ¿Qué cosa que amas solo has conseguido describir por lo que no es?',
	},
	hobbyhorse: {
		title: 'El sabio del caballo de caña',
		translation: ['«Mi juicio es un tesoro, y yo, su ruina;', 'si enseño el tesoro, entonces sí estoy loco».'],
		story:
			'«Necesito consejo —dijo uno—. ¿No hay en este pueblo nadie con seso?» «Solo aquel», le contestaron, y le señalaron a un hombre hecho y derecho que galopaba en una caña entre los niños. El otro lo llamó. «Rápido —dijo él tirando de las riendas—, que este caballo es fogoso y da coces». Y ya se había ido con un grito, y hubo que llamarlo una segunda vez y una tercera; y cada vez soltaba al paso una respuesta que daba en el blanco. «Lo último —jadeó el que preguntaba—. Con esa cabeza, ¿a qué viene el juego?» «Esos pillos me querían hacer juez. Dije que no; dijeron que no había nadie más docto. Así que tuve que volverme loco. Por dentro soy el mismo. ¡Cuidado con las patas!»',
		message:
			'Ha escondido el oro donde nadie mira, en una ruina, y se lo gasta en chiquillos. Se entiende: un talento al que sientan en una silla acaba pareciéndose a la silla. Por otra parte, el pueblo sigue sin juez. Quien ve claro y juega es libre; de la viuda de al lado ya no es tan seguro.',
		practice:
			'Haz cinco minutos algo que te deje un poco en ridículo: pisar solo las baldosas claras, tararear, dibujar con la otra mano. ¿Qué silla temes que te ofrezcan, y en cuál te sientas cuando nadie te ve?',
	},
	jar: {
		title: 'El inspector y el borracho',
		translation: ['«Te dije que dijeras “ay”, y dices “ju”».', '«Yo estoy contento —dijo—, y tú, doblado de pena».'],
		story:
			'A eso de la medianoche el inspector de las costumbres dio con uno tumbado al pie de un muro. «Estás borracho. ¿Qué has bebido?» «Lo que había en el cántaro». «¿Y qué había en el cántaro?» «Lo que he bebido». «Eso no me aclara nada. ¿Qué es lo que has bebido?» «Lo que esconde el cántaro». Daba vueltas el asunto, y el inspector se atascaba como un burro en el lodo. «Di “ay”», ordenó, para olerle el aliento. «Ju —dijo el otro—, ju, ju». «¡He dicho “ay”!» «“Ay” es de pena; “ju” lo dice quien está alegre». «Menos sabiduría. En pie, a la cárcel». «Déjame, inspector. ¿Qué prenda le vas a quitar al desnudo? Si pudiera andar, estaría en mi cama».',
		message:
			'A quien solo busca la respuesta que trae impresa lo pasean con buenos modales hasta que amanece. Lo que podía haber aprendido, que existe una alegría sin nadie en contra, lo tenía a los pies. En algo llevaba razón: el muro estaba frío, y a aquel hombre había que llevarlo a casa.',
		practice:
			'Haz hoy una pregunta para la que no tengas respuesta preparada y deja pasar sin un gesto el primer medio minuto de la otra persona. Luego pregunta por una sola de sus palabras. ¿Cuáles de tus preguntas son en realidad una orden de decir «ay»?',
	},
	island: {
		title: 'La vaca de la isla verde',
		translation: ['Años llevas comiendo y la comida no faltó:', 'deja lo que vendrá y mira lo pasado.'],
		story:
			'Hay en el mundo una isla verde, y en ella vive sola una vaca de buen diente. De la mañana a la noche pasta, y lo hace a conciencia: al caer la tarde no queda una brizna de orilla a orilla, y ella está redonda y reluciente. Luego oscurece. De pie en el rastrojo piensa: ¿qué voy a comer mañana? Lo piensa por delante y por detrás. Cuando clarea está como un pelo. Sale el sol, y ahí lo tiene todo otra vez, trébol hasta la panza, cebada tierna; se lanza, se rellena, y por la noche vuelve a velar. Van años así. Jamás se le ha ocurrido, dice Rumi, echar la cuenta: tantos veranos, ¿y qué día no hubo hierba?',
		message:
			'La contabilidad de la noche siempre se cierra sin las mañanas. Si por una vez se cuenta hacia atrás, aparece mucho trébol, y sobre trébol se duerme bien. Pero no le cuentes esto a quien tiene vacía la despensa. Hay islas donde la hierba no vuelve a salir, y allí el miedo es una forma de sensatez.',
		practice:
			'Antes de acostarte escribe siete cosas que el último año temiste que faltaran y marca las que llegaron igual. Apaga la luz con la lista boca arriba. ¿A qué hora se pone a pensar tu vaca, y qué haría si tuviera vecina?',
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
	fly: {
		title: 'La mosca al timón',
		translation: ['«De mar y de barcos —decía— tengo mucho leído;', 'llevo ya una temporada dándole vueltas».'],
		story:
			'Flotaba una paja en el charco que había dejado un burro, y en la paja iba una mosca. Llevaba la cabeza alta, como un piloto. «He estudiado el mar —decía— y la teoría del barco; durante mucho tiempo no pensé en otra cosa. Pues bien: aquí está el mar, aquí el barco, y aquí quien entiende, con experiencia y buen juicio». Y gobernaba. Se apartaba de la costa, vigilaba el tiempo, y por todos lados el agua llegaba más lejos que su vista, así que no era fanfarronería decir océano sin límites. ¿Quién había allí para ver lo que aquello era? La sombra de alguien pasó sobre el charco. La capitana anotó una nube.',
		message:
			'Hasta donde alcanza la vista, hasta ahí llega el mar de cada cual; en eso está el chiste, y no es solo para moscas. Con una pizca de duda, añade Rumi, habría sido ave de buen agüero. Digamos algo en su favor, de todos modos. No se quedó en la orilla, y no hay almirante que no empezara en algo que dejó un burro.',
		practice:
			'Toma un tema del que hablas con soltura y busca durante diez minutos justo lo que siempre te has saltado. Apúntalo en un papel. ¿Desde qué altura habría que mirar para verle la orilla a tu mar?',
	},
	fox: {
		title: 'Dónde estudió la zorra',
		translation: ['«¿De quién aprendiste esto, oh grande?»', '«De lo que pasó al lobo, rey del mundo».'],
		story:
			'León, lobo y zorra salieron juntos de caza y trajeron un buey, una cabra y una liebre. «Lobo —dijo el león—, tú que eres viejo y justo, reparte». «El buey es tuyo, que eres grande; la cabra mía, que soy mediano; y la liebre para la zorra». Al león aquel «mía» le sonó demasiado fuerte. Levantó la zarpa, y desde entonces fueron dos. «Ahora tú». La zorra se dobló hasta el suelo. «Este buey tan gordo, para el desayuno de su majestad. De la cabra saldrá un caldo a mediodía. Y la liebre es algo que picar de noche». «¡Qué justicia! —exclamó el león—. ¿Dónde has estudiado?» «Con el lobo». «Ya que eres del todo nuestra, llévate las tres cosas. ¿Cómo voy a hacerte daño, si tú eres yo?»',
		message:
			'Rumi ve aquí a quien ama y ha dejado de decir mío, y a quien sabe aprender del golpe ajeno. Nosotros oímos además cómo se habla en las casas donde hay una zarpa. A quien llega en segundo lugar le sobran motivos para dar las gracias al primero. También para buscarse otra partida de caza.',
		practice:
			'Escribe el nombre de alguien de cuyo error aprendiste gratis y dale las gracias en una línea sin mencionar el error. Cinco minutos. ¿Dónde repartes como la zorra por amor, y dónde por la zarpa?',
	},
	jackal: {
		title: 'El chacal en la tina del tintorero',
		translation: ['«¿Das el grito de los pavos reales?» Dijo: «No».', '«Entonces no eres pavo real, ilustre señor».'],
		story:
			'De tina en tina fue cayendo un chacal en casa de un tintorero, estuvo a remojo una hora larga y salió rojo, verde, azul y amarillo. Amaneció, y el sol le dio en el pelo. Imposible no verse. Se paseó ante los suyos y le susurró a uno que siempre lo criticaba: «Mírame. No hay ídolo con estos colores; llámame gloria del mundo». Lo rodearon como mariposas a una vela. «¿Y cómo hemos de llamarte?» «Pavo real, brillante como Júpiter». «Los pavos reales abren la cola en el jardín. ¿Tú puedes?» «No. ¿Cómo voy a hablar del desierto que no crucé?» «¿Y el grito? ¿Te sale el grito?» Calló un momento. Por debajo era honrado. «No», dijo.',
		message:
			'A un color tarde o temprano le piden la voz, y más vale ensayar la voz primero. Pero mira bien a ese tribunal: ninguno había sido en su vida otra cosa que gris. El pobre tuvo una hora de alba sobre el lomo. Si hubiera dicho «qué risa, me he caído en el tinte», habrían bailado.',
		practice:
			'Localiza algo que dejas creer de ti y que es solo tinte, y corrígelo hoy ante una persona, con voz ligera; es un minuto. ¿Con qué color te quedarías aunque nadie pudiera verlo?',
	},
	cat: {
		title: 'Pesar al gato',
		translation: ['«Si esto es el gato, ¿la carne dónde está?', 'Y si es la carne, busca tú el gato».'],
		story:
			'Seis libras de carne había llevado a casa, después de mucho trajín, porque venía un invitado. Mientras iba a buscarlo, alguien de la familia que hacía tiempo que no comía bien la asó, abrió una botella y se sentó a la mesa. «¿Y la carne? —preguntó él al volver—. Que el invitado está en la puerta». «Se la comió el gato. Compra más, si queda». No levantó la voz. «Muchacho —dijo—, trae la balanza». Cogió al gato, que ronroneaba, y lo puso en el platillo. Seis libras. Estuvo un rato mirando la aguja. «Eso pesaba la carne —dijo—. Si esto es el gato, ¿dónde está la carne? Y si esto es la carne, ¿tendría alguien la bondad de enseñarme el gato?»',
		message:
			'Algunas excusas caben en una balanza, y da gusto verlo hacer con tanta calma. Rumi pesa enseguida otra cosa: si esto es el cuerpo, ¿dónde está el espíritu, y al contrario? Entretanto el invitado espera de pie. La cuenta sale, cena sigue sin haber, y nadie ha preguntado por aquella hambre.',
		practice:
			'Toma una explicación que hayas dado hace poco y pésala en cinco líneas, con cariño: a la izquierda lo que pasó, a la derecha lo que dijiste. ¿De qué tenías tanta hambre como para echarle la culpa al gato?',
	},
	ram: {
		title: 'Dos robos y un carnero',
		translation: ['Se quitó la ropa y se metió en el pozo;', 'la ropa se la llevó aquel mismo ladrón ligero.'],
		story:
			'Iba tirando de una cuerda con un carnero detrás, y al volverse no llevaba más que la cuerda. Corrió a un lado, corrió al otro. Junto a un pozo encontró a uno que se daba golpes en la cabeza. «¿Qué te pasa, amigo?» «¡La bolsa, cien dinares de oro, se me ha ido al fondo! Si la sacas, te doy un quinto con toda mi alma: veinte dinares contantes». El otro echó cuentas. Veinte dinares son diez carneros. Se cierra una puerta y mira, se abren diez; Dios quita una oveja y manda un camello. Ya había dejado capa, camisa y zapatos en un montón muy ordenado, al borde. Abajo solo había agua. Cuando subió no quedaba montón, ni llanto.',
		message:
			'Pocas veces es tan fácil robarnos como en la hora que sigue a un robo, cuando el mundo nos debe algo y ya lo estamos sumando. Ese es el momento de sentarse en el brocal. Pero no saques de aquí que toda voz junto a un pozo es de ladrón; hay gente que pierde la bolsa y llora.',
		practice:
			'Recuerda tu última pérdida y lo primero que hiciste después, comprar, firmar, decir; escribe las dos cosas juntas. A la próxima dale antes una hora de banco. ¿Qué creías que se te debía, y quién te lo debía?',
	},
	tanner: {
		title: 'El curtidor entre perfumes',
		translation: ['No sabía que en aquel lugar de pasto', 'fue el agua de rosas la que lo tumbó.'],
		story:
			'Donde empieza la calle de los perfumistas se desplomó un hombre y quedó atravesado como un tronco. Acudió gente enseguida, toda dispuesta a ayudar. Uno le frotaba el pecho. Otro lo rociaba con agua de rosas, sin saber que eso era lo que lo había derribado. Aquel quemaba áloe y azúcar; este le tomaba el pulso, el de más allá le olía la boca por si era vino. Él, cada vez más pálido. Por fin se abrió paso su hermano, curtidor también, con una cosa del taller envuelta en la manga. Se inclinó como quien va a contar un secreto y se la puso bajo la nariz. Era excremento de perro. El hombre tomó aire, hondo, abrió los ojos y se sintió en su casa.',
		message:
			'Tantas manos buenas, y cada una echaba más de lo mismo. Antes de socorrer conviene saber a qué aire está hecha la persona. Rumi riñe a la nariz que no quiere rosas; nosotros estamos con el hermano, al que no le dio vergüenza traer lo que hacía falta. Más adelante, sin prisa, se puede empezar por una rosa muy pequeña.',
		practice:
			'Pregunta a alguien que no esté bien, antes de hacer nada, qué suele aliviarle, y llévale eso aunque tú habrías elegido otra cosa; son cinco minutos. ¿Qué agua de rosas se empeñan en echarte a ti?',
	},
	bread: {
		title: 'Las lágrimas salen gratis',
		translation: ['«El pan, de camino, no se obtiene sin dinero;', 'pero el agua de los ojos sale gratis».'],
		story:
			'«¿Por qué lloras?», preguntó un caminante, porque había un beduino a la vera del camino llorando a gritos junto a su perro. «Se me apaga —dijo—. ¡Tan buen perro! De día cazaba para mí, de noche me guardaba, y no se acercó un ladrón». «¿Qué tiene? ¿Está herido?» «Hambre». «Ten paciencia, pues, que Dios la premia. ¿Y qué llevas en ese saco tan lleno?» «¿Ahí? El pan, y lo que sobró de la cena. Tengo que conservar las fuerzas». «¿Y no le das un poco?» «Hasta ahí no me llega el cariño —contestó el beduino—. El pan cuesta dinero. Las lágrimas salen gratis». El perro tenía el hocico vuelto hacia el saco y no decía nada.',
		message:
			'Es un espejo pequeño y amargo. Se reconocen en él muchas cartas de pésame, y esa clase de dolor por el mundo que nunca desata la bolsa. En justicia: hay días en que las lágrimas son todo lo que se tiene, y entonces no son moneda barata. La prueba es sencilla; se mira si hay un saco.',
		practice:
			'Piensa en una necesidad que te haya conmovido esta semana y saca para ella un pan de tu bolsa: una moneda, un plato, diez minutos de teléfono. ¿Qué hay en el saco que dices reservar estrictamente para el camino?',
	},
	turban: {
		title: 'Ábrelo antes de correr',
		translation: ['«Desenróllalo y pálpalo con tu propia mano;', 'luego llévatelo, si quieres: te lo doy por bueno».'],
		story:
			'Trapos, retales de piel, algodón, puños rotos: todo eso había juntado un sabio para enrollarlo dentro del turbante, hasta que se le puso como una cúpula. Por fuera era seda. Antes del alba salió con él hacia la escuela, donde el asiento se da según el tamaño. En una calle oscura alguien estaba esperando una cabeza así. Un tirón, y el ladrón a la carrera. «¡Hijo! —lo llamó el sabio—. ¡Ábrelo primero! Tócalo bien y después llévatelo con mi bendición». El ladrón, sin parar, tiró de un cabo. Fueron quedando en el camino cien mil trapos, hasta que tuvo en la mano una vara de tela gastada. La tiró al suelo. «¡Tramposo, me has echado a perder la noche!» «Bien te he aconsejado», dijo el otro.',
		message:
			'Así nos llama también el mundo, dice Rumi, desde dentro de sus vueltas espléndidas: primero desenróllame. Quizá sea lo único honrado que tiene. Que quien se ría del sabio se lleve, no obstante, la mano a la cabeza. Algo hemos rellenado todos; y los trapos, hay que reconocerlo, abrigan.',
		practice:
			'Toma algo tras lo que andas corriendo, una invitación, un título, un paquete, y desenróllalo cinco minutos en un papel, vuelta por vuelta. Quédate con la vara de tela que sobre. ¿Con qué rellenaste el sitio donde temías parecer poca cosa?',
	},
};
