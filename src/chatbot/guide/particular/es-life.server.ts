import type { Particular } from './shape.ts';

/** What people tell and ask in Spanish of their own life that wants an answer just to it. */
export const life: readonly Particular[] = [
	{
		asked:
			/\b(?:como|que) (?:se )?(?:le|les) (?:digo|decir|dice|cuento|contar|explico|explicar|explica|decimos|contamos)\b.*\b(?:nin[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|pequen[oa]s?|peques?|crios?)\b.*\b(?:muert\w*|muri\w*|fallec\w*|mori\w*|se muere|va a morir)\b/,
		say: [
			{
				say: 'Lo siento mucho, y más si te toca decirlo. Con la palabra exacta y a su altura: «ha muerto, su cuerpo ya no funciona y no va a volver». Ni «se ha dormido» ni «se ha ido de viaje», porque después da miedo dormir y se espera la vuelta. Deja que pregunte lo mismo muchas veces, y si lloras delante no pasa nada.',
				ask: '¿Qué ha preguntado ya por su cuenta?',
			},
		],
	},
	{
		asked:
			/\b(?:como|que) (?:se )?(?:le|les) (?:digo|decir|dice|cuento|contar|explico|explicar|decimos|contamos)\b.*\b(?:hij[oa]s?|nin[oa]s?|peques?|pequen[oa]s?)\b.*\b(?:separ\w+|divorci\w+)\b/,
		say: [
			{
				say: 'Si se puede, los dos juntos, un día sin prisa y con tres frases: nos separamos, no es por nada que hayan hecho los hijos, seguimos siendo su padre y su madre. Después, lo que a su edad importa: dónde duermen, quién los recoge, cuándo ven a cada uno. Los motivos son cosa de mayores y pueden quedarse fuera.',
				ask: '¿Qué edad tienen, y qué se huelen ya?',
			},
		],
	},
	{
		asked:
			/\bcomo (?:se lo |se la |le |les |se los )(?:digo|decimos|cuento|contamos|confieso|explico|doy la noticia)\b(?: \w+){0,3} a (?:mis? |su |la |el |los )?(?:padres?|madre|mama|papa|familia|viejos|marido|mujer|espos[oa]|novi[oa]|pareja|jef[ea]|hij[oa]s?|amig[oa]s?|herman[oa]s?|suegr[oa]s?|abuel[oa]s?)\b|\bcomo (?:le|les) (?:digo|cuento|confieso) a (?:mis? )?(?:padres?|madre|mama|papa|familia|viejos|marido|mujer|espos[oa]|novi[oa]|pareja|jef[ea]|hij[oa]s?|amig[oa]s?|herman[oa]s?|suegr[oa]s?|abuel[oa]s?)\b/,
		light: true,
		say: [
			{
				say: 'Sin prólogo: lo que asusta es el rodeo. Elige un rato sin público ni reloj, di la frase entera la primera, y luego qué está ya decidido y qué no. Esa noche no hace falta contestar a todo; «deja que lo piense» es una respuesta.',
				ask: '¿Qué reacción temes más de quien va a oírlo?',
			},
		],
	},
	{
		asked:
			/^(?:yo |a veces |siempre |cada dia |hoy )*le pego a mis? (?:hij[oa]s?|nin[oa]s?)\b|\b(?:pegue|pegado|golpee|abofetee|zarandee)\b(?: \w+){0,4} a mis? (?:propi[oa] )?(?:hij[oa]s?|nin[oa]s?|nen[ea]|bebe|peques?|chic[oa]s?|criatura)\b|\ble (?:di|he dado|solte|meti|pegue) (?:una?|dos) (?:bofetada|bofeton|cachetada|azote|nalgada|golpes?|torta|palmada|chirlo|paliza|manotazo|correazo)s?\b(?: \w+){0,4} (?:hij[oa]|nin[oa]|nen[ea]|bebe)\b|\bse me fue la mano con (?:mi|el|la) (?:hij[oa]|nin[oa]|nen[ea]|bebe)\b/,
		not: /\b(?:marido|profes\w+|maestr[oa]|le pego a mi hijo en|en el colegio|un companero|otro nino)\b/,
		say: [
			{
				say: 'Decirlo así, sin excusa, ya es el primer paso. El segundo es que esté bien y que lo oiga de tu boca: «te pegué, estuvo mal, no fue culpa tuya». El tercero es tuyo: cuando notes que sube, sal de la habitación antes que la mano. Si ha pasado más veces, o temes que vuelva, cuéntaselo a la pediatra o a un teléfono de ayuda a familias; a eso se dedican.',
				ask: '¿Qué pasó en los diez minutos de antes?',
			},
		],
	},
	{
		asked:
			/\bno (?:puedo|logro|consigo|podia) (?:dormir|conciliar|pegar ojo)\b|\binsomnio\b|\bno (?:pego|pegue) ojo\b|\bno duermo\b|\b(?:noches?|dias?|semanas?) sin dormir\b|\bme desvelo\b|\bdespierto a las (?:dos|tres|cuatro|2|3|4)\b/,
		not: /\b(?:sone|sueno con|muri|murio|muerte|cancer|fiebre|fallec)\w*\b/,
		light: true,
		say: [
			{
				say: 'A las tres de la mañana todo mide el doble. Si llevas un rato dando vueltas, levántate, luz baja, algo aburrido en papel, y vuelve cuando piquen los ojos; lo que gire en la cabeza, en una línea y para mañana. Si van ya semanas, que lo vea un médico: suele tener arreglo.',
				ask: '¿Qué es lo primero que aparece al apagar la luz?',
			},
		],
	},
	{
		asked:
			/^(?:hoy |hola |la verdad |es que |yo )*(?:estoy|me siento|ando|amaneci|me encuentro|me levante|llevo dias) (?:muy |tan |super |bastante |un poco |algo |re |demasiado )*(?:triste|mal|fatal|decaid[oa]|deprimid[oa]|de bajon|bajonead[oa]|apagad[oa]|rot[oa]|hundid[oa]|chof|depre|apachurrad[oa]|de capa caida|sin animo|sin ganas)(?: hoy| ultimamente| estos dias| y no se por que| sin motivo| sin razon)*$/,
		light: true,
		say: [
			{
				say: 'No hace falta que tenga motivo para que cuente. Puedes decir de dónde viene, o solo cuánto pesa; no voy a pedirte que se te pase.',
				ask: '¿Llegó de golpe o lleva días sentándose a la mesa?',
			},
			{
				say: 'Siento que hoy sea de esos días. A veces tiene nombre y a veces es sueño atrasado, y desde aquí no sé cuál de los dos.',
				ask: '¿Qué ha sido lo más difícil desde que te levantaste?',
			},
		],
	},
	{
		asked: /^(?:me aburro|estoy aburrid[oa]|que aburrimiento|que aburrid[oa])(?: \w+){0,3}$/,
		say: [
			{
				say: 'Buena hora para un cuento, entonces: las historias se inventaron para ratos así. También puedo volver la carta de hoy o decirte lo que suman las letras de tu nombre.',
				ask: '¿Cuento, carta o nombre?',
			},
		],
	},
	{
		asked:
			/\b(?:cuenta|cuentame|di|dime|echa|echame|conoces|sabes|contame|decime)\b.{0,20}\bchistes?\b|^(?:un )?chistes?$|\bhazme reir\b/,
		say: [
			{
				say: 'A Nasrudín le preguntaron por qué montaba el burro al revés. «No voy al revés —contestó—; es el burro el que mira para el otro lado».',
			},
			{
				say: 'Nasrudín perdió el anillo en el sótano y lo buscaba en la calle. «¿Por qué aquí?», le dijo un vecino. «Porque abajo está oscuro, y aquí al menos se ve».',
			},
			{
				say: 'Un vecino le pidió a Nasrudín el burro prestado. «No está», dijo él, y en ese momento el burro rebuznó en la cuadra. «¿A quién vas a creer —se ofendió Nasrudín—, a mí o a un burro?».',
			},
		],
	},
	{
		asked: /\b(?:necesito|dame|quiero|mandame|pido) (?:una |alguna )?senal(?:es)?\b/,
		say: [
			{
				say: 'Una señal no te la puedo fabricar; una página al azar sí, que es lo que se hace en Shiraz. Di la pregunta entera, mejor en voz alta, antes de abrirla: la mitad de las veces se contesta sola al decirla.',
				ask: '¿Cuál es la pregunta?',
			},
		],
	},
	{
		asked:
			/^(?:por favor |hola |porfa )*(?:dame|necesito|quiero|me das|podrias darme|regalame) (?:un |algun |tu )?consejos?(?: por favor| porfa)*$|^aconsejame(?: por favor| algo)*$/,
		say: [
			{
				say: 'Uno que sirve casi siempre: no contestes hoy a lo que te enfadó hoy. Para otro más a medida me falta el asunto.',
				ask: '¿De qué se trata?',
			},
		],
	},
	{
		asked:
			/\btodo me (?:sale|va|esta saliendo|esta yendo) (?:mal|fatal|al reves|torcido)\b|\bnada me sale(?: bien)?\b|\bno me sale nada\b|\b(?:que|tengo una|llevo una|vaya) (?:mala )?racha\b|\bmala racha\b|\bpor que (?:siempre )?me (?:pasa|ocurre|sucede|toca) (?:siempre )?(?:todo|lo malo|esto|lo peor)\b/,
		not: /\bcuando\b|\bhasta cuando\b/,
		light: true,
		say: [
			{
				say: 'Cuando se juntan varias parece que alguien las mandara. No las manda nadie: se empujan unas a otras, porque a la segunda ya se llega sin dormir.',
				ask: '¿Cuál de todas quitarías primero?',
			},
		],
	},
	{
		asked:
			/\b(?:enamorad[oa]|saliendo|liad[oa]|me gusta|amante|estoy|ando|con) (?:de |con )?(?:un hombre|una mujer|alguien|una persona|un tipo|un senor|de un|mi jefe|un companero) casad[oa]\b/,
		not: /\b(?:mi marido|mi esposo|mi mujer|mi esposa|se fue con)\b/,
		say: [
			{
				say: 'En esa historia hay al menos tres personas, y solo una me ha escrito. Lo que alguien promete desde una casa ajena vale menos que lo que ya ha cambiado en ella. No te lo digo como juez; lo digo por las horas de espera, que son tuyas.',
				ask: '¿Qué ha hecho hasta ahora, además de decir?',
			},
		],
	},
	{
		asked:
			/\bpor que (?:siempre |solo |nada mas )?(?:elijo|escojo|me enamoro|termino|acabo|me fijo|atraigo|caigo|doy|me tocan|repito)\b.*\b(?:mism[oa]s? tipo|mism[oa] clase|hombres?|mujeres|tipos?|personas|quien no|gente que|idiotas|toxic\w+|no disponibles?|mismo error)\b/,
		say: [
			{
				say: 'A menudo se toma por amor lo que se parece a lo primero que se conoció, aunque aquello doliera: el cuerpo lo reconoce y descansa. Haz una lista corta, qué tenían en común los tres últimos y qué sentiste tú la primera tarde.',
				ask: '¿Qué te tranquiliza al principio y luego te falta?',
			},
		],
	},
	{
		asked:
			/\b(?:me|nos) estara(?:n)? (?:mintiendo|enganando|siendo infiel|poniendo los cuernos|ocultando\w*|usando)\b|\b(?:me|nos) (?:sera|seran) (?:infiel|fiel)\b|\bcreo que me (?:engana|miente|es infiel|pone los cuernos|esta enganando|esta mintiendo)\b|\bsospecho que (?:me|mi)\b/,
		say: [
			{
				say: 'Desde aquí no lo veo, y una sospecha no es todavía una noticia. Apunta en dos columnas qué has visto y qué has imaginado; con la primera se puede preguntar a la cara, con la segunda no.',
				ask: '¿Qué viste exactamente, y cuándo?',
			},
		],
	},
	{
		asked:
			/\b(?:tengo|es|sera|me (?:ha salido|salio|sale|noto|encontre|toque|duele)|siento) (?:un |una |unas |unos )?(?:bulto|lunar|mancha|sangr\w+|dolor|pinchazo|mareos?|ganglio|granos?|nodulo)\b.*\b(?:sera|es|seria) (?:algo )?(?:malo|grave|cancer|normal|maligno|serio)\b/,
		say: [
			{
				say: 'Eso no se lee en una carta: se mira y se toca, y ninguno se descarta pensando. La mayoría resultan ser otra cosa que la temida, y el único modo de saber la tuya es pedir cita hoy y decir por teléfono desde cuándo está.',
				ask: '¿Quién puede acompañarte a la consulta?',
			},
		],
	},
	{
		asked: /\b(?:ataques?|crisis) de (?:panico|ansiedad|angustia)\b/,
		not: /\b(?:mi (?:hij|madre|padre|novi|mari|muj|amig)\w*)\b/,
		say: [
			{
				say: 'Un ataque así asusta como un infarto y pasa solo, casi siempre en menos de media hora. Mientras dura, suelta el aire más despacio de lo que lo tomas y nombra cinco cosas que veas. Cuéntaselo a un médico: conviene descartar lo demás, y para esto hay tratamiento que funciona.',
				ask: '¿Dónde estabas la primera vez?',
			},
		],
	},
	{
		asked:
			/\b(?:tengo|cumplo|cumpli|voy a cumplir|a mis) (?:ya )?(?:\d\d|veinti\w+|treinta|treinta y \w+|cuarenta|cuarenta y \w+|cincuenta|cincuenta y \w+|sesenta)\b.*\b(?:no he (?:hecho|logrado|conseguido)|no tengo nada|no logre nada|nada con mi vida|sin nada|fracas\w+)\b/,
		light: true,
		say: [
			{
				say: 'Los números redondos hacen balance sin pedir permiso, y solo suman lo que viene con diploma. No cuentan a quién cuidaste, qué aguantaste ni de qué te reíste; y eso ocupa casi todo el tiempo.',
				ask: '¿Qué has sostenido estos años que no sale en ninguna lista?',
			},
		],
	},
	{
		asked:
			/\b(?:mis hij[oa]s|mi hij[oa]|los ninos|las ninas) (?:ya )?se (?:han ido|ha ido|fueron|fue|van|marcharon|marcho) (?:ya )?(?:de casa|a vivir fuera|a la universidad|a estudiar)\b|\bnido vacio\b/,
		light: true,
		say: [
			{
				say: 'La casa se queda con todas las camas y la mitad de los ruidos. Para que alguien se vaya andando hizo falta alguien que le enseñara a andar; y aun así el primer domingo pesa.',
				ask: '¿Qué hora del día se ha quedado más grande?',
			},
		],
	},
	{
		asked:
			/\b(?:no encuentro (?:trabajo|empleo|curro|chamba|laburo|pega)|nadie me contrata|no me contratan|llevo \w+ (?:meses|anos|semanas) (?:buscando|en el paro|sin trabajo|parad[oa]|desemplead[oa]))\b/,
		not: /\b(?:encontrare|lograre|conseguire|cuando|desahuci\w*|pega a)\b/,
		light: true,
		say: [
			{
				say: 'Buscar trabajo es un trabajo que no paga y encima pone nota. Muchas puertas no se abren por anuncio, sino porque alguien se acuerda: escribe hoy a dos personas que te vieran hacer bien tu oficio, y diles solo que buscas.',
				ask: '¿Quién te vio trabajar bien y no sabe que buscas?',
			},
		],
	},
	{
		asked:
			/\b(?:aprender a|como (?:se )?(?:empiezo a |puedo |aprendo a )?|quiero (?:empezar a |aprender a )?|ensename a )medit(?:ar|o|a)\b/,
		say: [
			{
				say: 'Cinco minutos en una silla, con el reloj puesto para no mirarlo. Cuenta cada vez que sueltas el aire, de uno a diez, y vuelve a uno; cuando te descubras pensando en la compra, que será pronto, vuelve a uno sin enfadarte. Eso no es el fallo: es el ejercicio.',
				ask: '¿A qué hora te dejaría en paz la casa?',
			},
		],
	},
	{
		asked: /\b(?:dejar|dejando|dejo|deje) (?:de fumar|el tabaco|el cigarro|el cigarrillo)\b/,
		say: [
			{
				say: 'Las ganas fuertes duran unos cinco minutos, aunque parezcan la tarde entera. Ayudan tres cosas bastante probadas: un día fijado, alguien que lo sepa, y preguntar en la farmacia o al médico por parches o pastillas en vez de hacerlo a pulso.',
				ask: '¿Cuál es el cigarrillo del día que menos te quieres quitar?',
			},
		],
	},
	{
		asked:
			/\bpesadillas?\b.*\b(?:todas las noches|cada noche|siempre|a diario|muchas|seguidas|quitar|evitar|dejar)\b|\b(?:todas las noches|siempre|cada noche) (?:tengo|sueno con) pesadillas\b/,
		entry: 'nightmare',
		say: [{ say: 'Cansa tener que ganarse la noche de esa manera.' }],
	},
	{
		asked:
			/\bpor que (?:siempre )?(?:suen[oa]|sone|he sonado)\b(?: \w+){0,3} con\b.*\b(?:ex|novi[oa]|padre|madre|mama|papa|abuel[oa]|amig[oa]|jef[ea]|herman[oa]|el|ella|alguien|esa persona|companer[oa])\b/,
		say: [
			{
				say: 'Se sueña más con lo que quedó a medias que con lo que se echa de menos, y la cabeza reparte los papeles entre caras conocidas. Que alguien vuelva de noche no quiere decir que deba volver de día, ni que esté pensando en ti.',
				ask: '¿Qué hace en el sueño: se acerca, se va o no te ve?',
			},
		],
	},
	{
		asked:
			/\b(?:que|cual es el) sentido (?:tiene|de|le ves a|hay en) (?:la |mi |nuestra )?(?:vida|vivir|todo)\b|\bpara que (?:vivimos|estamos aqui|estamos en este mundo)\b|\bcual es el proposito de (?:la|mi) vida\b/,
		say: [
			{
				say: 'Rumi contesta con la caña cortada, que canta porque se acuerda del cañaveral; Hafez, con una copa y una tarde que se va. Ninguno de los dos cerró la pregunta. Casi todo el mundo la contesta sin darse cuenta, con lo que hace un martes y por quién lo hace.',
				ask: '¿La preguntas con curiosidad, o porque hoy pesa?',
			},
		],
	},
	{
		asked:
			/\b(?:hay|existe|que hay|habra|que pasa|que nos pasa) (?:algo |vida |otra vida )?(?:despues de la muerte|despues de morir|mas alla|cuando (?:nos )?mor\w+|al morir)\b|\badonde vamos (?:al morir|cuando morimos)\b/,
		say: [
			{
				say: 'Nadie ha vuelto con el mapa. Rumi llamó a su muerte noche de bodas, y así se celebra en Konya cada 17 de diciembre; Jayam decía que de los que se fueron ninguno ha vuelto a contarlo, y pedía otra copa. Entre los dos cabe casi todo el mundo.',
				ask: '¿Piensas en alguien al preguntarlo?',
			},
		],
	},
];
