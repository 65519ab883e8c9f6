import type { Particular } from '../shape.ts';

/** What people tell and ask in Spanish of their own life that wants an answer just to it. */
export const life: readonly Particular[] = [
	{
		// A child, a brother, a friend has told whom they love, or who they are.
		asked:
			/\b(?:mi|nuestr[oa]) (?:\S+ )?(?:hij[oa]|nin[oa]|herman[oa]|amig[oa]|sobrin[oa]|prim[oa]|niet[oa])\b.{0,40}?\b(?:gay|lesbiana|bi|bisexual|trans|homosexual|queer)\b|\b(?:hij[oa]|herman[oa]|amig[oa]) (?:ha )?sali(?:o|do) del closet\b|\b(?:hij[oa]|herman[oa]|amig[oa]) (?:ha )?sali(?:o|do) del armario\b/,
		as: 'told',
		say: [
			{
				say: 'Contar algo así pide valor, y te eligió a ti para escucharlo. No hace falta entenderlo todo esta noche: «me alegra que me lo hayas contado» es una respuesta entera, y quién más lo sepa es cosa suya.',
				ask: '¿Qué te gustaría que oyera de ti ahora?',
			},
		],
	},
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
			/^(?:yo |a veces |siempre |cada dia |hoy )*le pego a mis? (?:hij[oa]s?|nin[oa]s?)\b|\b(?:pegue|pegado|golpee|abofetee|zarandee)\b(?: \w+){0,4} a mis? (?:propi[oa] )?(?:hij[oa]s?|nin[oa]s?|nen[ea]|bebe|peques?|chic[oa]s?|criatura)\b|\ble (?:di|he dado|solte|meti|pegue) (?:una?|dos) (?:bofetada|bofeton|cachetada|azote|nalgada|golpes?|torta|palmada|chirlo|paliza|manotazo|correazo)s?\b(?: \w+){0,4} (?:hij[oa]|nin[oa]|nen[ea]|bebe)\b|\ble (?:levante|alce|he levantado|puse) la mano(?: encima)? a mis? (?:hij[oa]s?|nin[oa]s?|nen[ea]s?)\b|\bse me fue la mano con (?:mi|el|la) (?:hij[oa]|nin[oa]|nen[ea]|bebe)\b/,
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
		asked:
			/\btodo me (?:sale|va|esta saliendo|esta yendo) (?:mal|fatal|al reves|torcido)\b|\bnada me sale(?: bien)?\b|\bno me sale nada\b|\b(?:que|tengo una|llevo una|vaya) (?:mala )?racha\b|\bmala racha\b|\bpor que (?:siempre )?me (?:pasa|ocurre|sucede|toca) (?:siempre )?(?:todo|lo malo|esto|lo peor)\b/,
		not: /\bcuando\b|\bhasta cuando\b/,
		light: true,
		asks: ['speak', 'why'],
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
			/\bpor que (?:siempre )?(?:suen[oa]|sone|he sonado)\b(?: (?:tanto|siempre|mucho|otra vez|todavia|todas las noches|cada noche))* con (?:mi |mis |un |una |el |la |mi ex )*(?:ex|novi[oa]|padre|madre|mama|papa|abuel[oa]|amig[oa]s?|jef[ea]|herman[oa]|alguien|esa persona|companer[oa]|exnovi[oa]|exmarido|el$|ella$)/,
		ofDreams: true,
		say: [
			{
				say: 'Se sueña más con lo que quedó a medias que con lo que se echa de menos, y la cabeza reparte los papeles entre caras conocidas. Que alguien vuelva de noche no quiere decir que deba volver de día, ni que esté pensando en ti.',
				ask: '¿Qué hace en el sueño: se acerca, se va o no te ve?',
			},
		],
	},
	{
		asked:
			/^(?:por favor |hola |porfa )*(?:ayudame|ayudeme|me ayudas|puedes ayudarme|necesito ayuda|tengo que|necesito) (?:a |para |con )?(?:tomar |decidir )(?:una |la |esta )?decision(?: importante| dificil| por favor)*$|^(?:ayudame|me ayudas) a decidir(?: algo)?$/,
		say: [
			{
				say: 'Con gusto. Pon cada opción en una línea, y debajo cuál elegirías si nadie fuera a enterarse nunca; entre esas dos líneas suele estar el asunto.',
				ask: '¿Entre qué y qué?',
			},
		],
	},
	{
		asked:
			/\b(?:hoy|manana|ayer) (?:es|fue|sera)?(?: \w+)? ?(?:mi cumple\w*|cumplo)\b.*\b(?:sol[oa]|nadie)\b|\bcumple\w*\b.*\b(?:paso|pase|pasar|estoy|estuve) (?:\w+ )?sol[oa]\b/,
		light: true,
		say: [
			{
				say: 'Entonces, feliz cumpleaños, que al menos aquí conste por escrito. Los días señalados a solas se oyen más que los otros; enciende una vela, aunque sea en una galleta, y sopla igual.',
				ask: '¿Cuál de tus años volverías a cumplir?',
			},
		],
	},
	{
		asked:
			/\bmi ex (?:\w+ )?(?:se casa|se va a casar|se caso|se ha casado|tiene (?:nov\w+|otra|otro|pareja)|va a ser (?:padre|madre)|esta con otr[oa])\b/,
		not: /\bmejor amig/,
		say: [
			{
				say: 'Una puerta que ya estaba cerrada puede volver a sonar. No obliga a alegrarse ni a enseñar que no duele; ese día, mejor con plan y con alguien que con su perfil abierto.',
				ask: '¿Qué parte te escuece de las que no dirías en voz alta?',
			},
		],
	},
	{
		asked:
			/\b(?:mi (?:hij[oa]|niet[oa])|adolescente)\b.*\b(?:no sale de (?:su|el|la) (?:cuarto|habitacion|pieza)|se encierra|esta encerrad[oa]|no habla con nadie|no quiere salir)\b/,
		say: [
			{
				say: 'Una puerta cerrada a esa edad puede ser crecer o puede ser estar mal, y desde el pasillo se parecen. Mira qué ha cambiado: sueño, comida, amigos, ganas. Si cambia todo a la vez, o habla de no estar, pide ayuda ya, al médico o a un psicólogo. Mientras, llévale algo de comer y quédate dos minutos sin preguntar.',
				ask: '¿Desde cuándo es, y qué pasó por entonces?',
			},
		],
	},
	{
		asked:
			/\b(?:me roban?|me robo|se apropia de|me copian?|me copio|me quitan?) (?:de )?(?:las |mis |la |mi )?(?:ideas?|merito|trabajo|proyectos?|disenos?)\b/,
		say: [
			{
				say: 'Que otro firme lo tuyo duele dos veces, por lo que se lleva y por la cara con que lo enseña. Guarda borradores y correos con fecha, y la próxima idea dila tú la primera, por escrito o delante de más gente.',
				ask: '¿Quién más sabe que era tuya?',
			},
		],
	},
	{
		asked:
			/\b(?:debo|deberia|puedo|podria|es malo|esta mal|hago mal|mejor|conviene)\b.{0,24}\b(?:ocultar|esconder)(?:le|selo|sela|les|lo|la)?\b|\b(?:se lo|se la|le) (?:oculto|escondo)\b/,
		not: /\b(?:sorpresa|regalo|cumpleanos|hijos?|hijas?|ninos?|me pega|me golpea|violent\w+|miedo de el)\b/,
		light: true,
		say: [
			{
				say: 'Lo escondido se paga dos veces: al esconderlo y el día que aparece, y ese día la pelea es por haberlo escondido. Prueba antes algo más pequeño: di qué cosas decides sin pedir permiso, y deja lo mismo a la otra parte.',
				ask: '¿Qué temes que pase si lo dices?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/\b(?:hij[oa]|niet[oa]|herman[oa]|sobrin[oa]|amig[oa])\b.*\b(?:salio|ha salido|acaba de salir) del (?:closet|armario|ropero)\b|\b(?:hij[oa]|niet[oa]|herman[oa])\b.*\b(?:me (?:dijo|conto|confeso|ha dicho)) que (?:es|era) (?:gay|lesbiana|bi\w*|trans\w*|homosexual)\b/,
		light: true,
		say: [
			{
				say: 'Te lo ha dicho a ti, y eso ya cuenta algo de los dos. No hace falta un discurso: «te quiero igual, y gracias por decírmelo» cabe en un mensaje, y las preguntas torpes se perdonan si llegan después de eso. Para tus dudas hay grupos de familias; que no tenga que resolverlas quien acaba de dar el paso.',
				ask: '¿Qué le contestaste en el momento?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/^(?:y |pero |crees que |tu crees que |sera que )*(?:ella |el |mi \w+ )?(?:estara|estaran|estara todavia|seguira|seguiran) (?:bien|viv[oa]s?|a salvo|sufriendo|con vida)(?: ahora)?$/,
		say: [
			{
				say: 'No lo sé, y no voy a inventarte un sí. Quien puede saber algo tiene nombre y teléfono; una hora fija al día para preguntar cansa menos que preguntar a todas horas.',
				ask: '¿A quién le toca la próxima llamada, y quién te acompaña mientras?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/\bpor que no (?:puedo|consigo|logro|me sale|me salen|he podido|lloro)(?: (?:llorar|ni llorar|lagrimas|las lagrimas|una lagrima|ni una lagrima))?\b.*\b(?:llor\w*|lagrimas?)\b|\bpor que no lloro\b|\bno (?:puedo|consigo|logro|he podido|me sale) (?:ni )?llorar\b/,
		not: /\b(?:dejar de|parar de|sin) llorar\b/,
		say: [
			{
				say: 'No llorar no es no querer. El cuerpo aplaza lo que no le cabe, y a veces lo suelta semanas después por una tontería, una canción o un calcetín. No hay turno que se pierda.',
				ask: '¿Qué hace tu cuerpo en lugar de llorar?',
			},
		],
		as: 'told',
	},
];
