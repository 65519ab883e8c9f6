import { anyOf, pattern, type Telling, words } from './telling.ts';

/** A text that none of some words follows in the sentence. */
const notBefore = (text: string, other: string) => `(?:${text})(?!(?: \\S+)* (?:${other}) )`;
/** A text where none of some words stands in the sentence, behind it or ahead. */
const unless = (text: string, other: string) => `(?<! (?:${other}) (?:\\S+ )*)${notBefore(text, other)}`;

const kin = anyOf(
	'hij[oa]s?|hijit[oa]|nin[oa]s?|nen[ea]s?|chic[oa]s?|herman[oa]s?|hermanit[oa]|marid[oa]|espos[oa]|mujer|pareja|novi[oa]|ex|mama|papa',
	'madre|padre|viej[oa]|abuel[oa]s?|abuelit[oa]|ti[oa]|prim[oa]|sobrin[oa]|niet[oa]|amig[oa]s?|familia|todos|gente|mundo',
);
const that = '(?:que|q|k|ke|qe)';
const says = anyOf(
	'di[cs]en?|dijo|dijeron|decia|diga|diciendo(?:me|nos|le)?|ha dicho|decir(?:me|nos)?|repite|repetia|repitiendo|escribi(?:o|endo)|escribe|escrito|puso|pone|puesto',
	'publico|publicado|posteo|subio|confeso|confesado|conto|contado|cuenta|solto|suelta|soltado|admitio|piensa|pensaba|cree|siente|sentia|asegura',
	'jura|juro|insiste|mando|mandado|amenaz\\S+|grit[ao]|gritando|llorando|comento|reconocio|convencid[oa]',
);
const wants = anyOf(
	'(?:qu|k|q)(?:iere|ieren|ieran?|eria|erian|isieran?|isiese|erria|iso|erer|eriendo)|desea|deseaba|desearia|deseando|prefiere|preferia|preferiria',
	'(?:ganas|deseos?|intencion) de|gustaria|anhela|merece|preferido|(?:piensa|pensaba|pensado|pensando) en|(?:habla|hablaba|hablo|hablado|hablando) de|suena con|(?:ha |tiene )?decid(?:io|ido|ida)(?: a)?|listo para|lista para|lo mejor (?:es|seria)',
);
/** What stands before an infinitive. */
const modal = anyOf(
	wants,
	'(?:va|van|iba|iban|vaya|vayan|fuera|fuese|volvio|vuelve|vuelva|volviera|vuelto|llegue|llegara|empezo|empieza|empezado|ponga) a|pued[ea]n?|podria|podia|pudiera|pudiese|piensa|pensaba|planea\\S*',
	'intent(?:a|o|e|aba|ara|ase|aria|ado|ando|aron|ar)|(?:trat(?:a|o|e|aba|ara|ado|ando|ar)) de|amenaz(?:a|o|aba|ado|ando|e) con|pretende|suele|necesita|decidi(?:o|do)|es capaz de|sea capaz de',
);
const progressive =
	'(?:esta|este|estaba|estuvo|ha estado|anda|ande|andaba|sigue|seguia|siga|lleva|llevaba|viene|vive|empezo)';
/** All reflexive forms of a verb, with what belongs behind it. */
const reflexive = (infinitive: string, gerund: string, finite: string, behind = '') => {
	const se = `se (?:me |nos |le |te |lo )?`;
	return `${anyOf(`(?:${infinitive})[sc]e(?:lo|la|me|le|nos)?`, `(?:${gerund})se`, `${se}${modal} ${words(1)}(?:${infinitive})`, `${se}${progressive} ${words(2)}(?:${gerund})`, `${se}(?:(?:ha|haya|han|habia|hubiera|hubiese|vuelve a|volvio a) )?(?:${finite})`)}${behind}`;
};
/** The forms of a verb in -ar that are no death that has happened. */
const ar = (stem: string, subjunctive = stem) =>
	reflexive(`${stem}ar`, `${stem}ando`, `${stem}(?:a|an|aba|aban|ara|aria|arian|aran|ase)|${subjunctive}en?`);
const arDone = (stem: string, subjunctive = stem) =>
	anyOf(ar(stem, subjunctive), `se (?:me |nos )?(?:(?:ha|haya|habia|han) ${stem}ado|${stem}o)`);

const afraid = anyOf(
	'miedo|temo|tememos|teme|temor|temia|temiendo|panico|terror|pavor|aterr\\S+|asust\\S+|preocup\\S+|angusti\\S+|susto|nervi\\S+|horroriza|me da cosa',
	'cuidado|no (?:vaya|fuera|sea)|por si|evit(?:ar|o|amos)|imped(?:ir|irle)|impido|capaz|presiento|presentimiento|sospech\\S+|siento|creo|temblando|corazonada|intuicion|mala espina|no quiero|ojala|seria capaz',
);
const does =
	'(?:cometa|(?:vaya|fuera|va|iba|vayan|llegue|llegara|pueda|puede|podria|pudiera|capaz de|acabe|termine|intente)(?: a| por)? (?:h?a[cs]er|cometer)|haciendo|h?agan?|h?ace|h?a[cs]er|h?iciera|h?iciese|haya hecho|haya cometido|cometan?|cometiera|cometer)';
const folly =
	'(?:locuras?|tonterias?|estupide[zc]\\S*|barbaridad|burrada|pendejada|cagada|disparate|macana|idiotez|boludez|huevada|wevada|weada|gueva?da|imprudencia|bobada|desgracia|salvajada)';
const ordinaryFolly = anyOf(
	`con (?:\\S+ )?(?:dinero|plata|pasta|lana|pelo|cabello|herencia|sueldo|ahorros|tarjetas?|casa|coche|carro|auto|finiquito|aguinaldo|novi[oa]|ex|trabajo|examen|contrato|bitcoin|barba|flequillo)`,
	`como (?!las?t|cort|mat|quit|suic|tir|tom|hac|ahor)|por (?:amor|celos|dinero|plata|despecho)|al volante|(?:en|con|durante) (?:la|el|su|mi|una|un|plena) (?:boda|fiesta|examen|entrevista|despedida|partido|trabajo|carretera|discoteca|juicio|reunion|cumple\\S*|clase|concurso|graduacion)`,
	`(?:y|o|e) ${words(2)}(?:escrib\\S+|llam\\S+|cas[ea]\\S*|gast\\S+|compr\\S+|inv[ie]\\S+|apost\\S+|apuest\\S+|renunci\\S+|tatu\\S+|pegu?e\\S*|vend\\S+|firm\\S+|dej\\S+|vuelva con|pid\\S+|tin\\S+|rap\\S+|pele\\S+|gole\\S+|deten\\S+|metan)`,
);

const accident = anyOf(
	'motos?|bicis?|bicicletas?|patin\\S*|patinaje|skate\\S*|monopatin|trampolin|cama elastica|camas elasticas|futbol|rugby|baloncesto|basquet\\S*|voley|boxeo|box|karate|judo|esqui\\S*|snow\\S*|surf\\S*|escalad\\S*|escalando|escalar',
	'parkour|columpios?|tobogan|escaleras?|gimnasia|gimnasio|gym|crossfit|pesas|partido|entren\\S+|jugando|jugar|juega|jugaba|corriendo|correr|saltando|bailando|baile|ballet|cocin\\S+|carpinteria|taladro|sierra|martillo|herramientas|cuchillo de',
	'cortando|conduc\\S+|manej\\S+|coche|carro|velocidad|carretera|volante|patio|parque|recreo|caballo|toros?|rodilla|tobillo|espalda|hombro|cintura|muela|caiga|caer\\S*|cayo|resbal\\S+|tropez\\S+|montana|buceo|paracaidas|parapente|puenting|bungee',
	'(?:con|de) (?:las tijeras|los cuchillos|los juguetes)|perr\\S+|gat[oa]|gatit[oa]|cachorr\\S+|conejo|gatea\\S*|caminar|andador|maraton|lata|vidrio|cristal|afeit\\S+|rasur\\S+|depil\\S+|hervir|agua caliente|aceite|horno|plancha|estufa|enchufes?|sin querer|accidente\\S*|tacones|zapatos',
);
const laughs =
	'(?:a|si se (?:entera|cae)|por|de (?!verdad|una vez|veras|este|una )\\S+|trabajando|trabaja|estudiando|haciendo|entren\\S+|entre|con (?:\\S+ )?(?:dieta|profe\\S*|jefe|trabajo|entrenamiento)|risa|risas|equipo|partido|seleccion|gol|mundial|factura|examen|dieta|jefe|pelo|peluquer\\S+|curro)';

/** Where "to live" means a place or a way: "no quiere vivir en Madrid". */
const life =
	'[vb]i[vb]ir(?!(?: mas| ya| asi)? (?:en (?!este mundo|esta vida|un mundo)|sin (?!ella|el|mi|su)|(?:con|conmigo|junt\\S+|sol[oa]s?|aca|alla|ahi|aqui|de|del|cerca|lejos|fuera|entre|al|a|la|el|bajo|otra|esa|esta|experiencias) ))';
const goOn =
	'seguir(?: viviendo| adelante| aqui| aca| existiendo| luchando| viv[oa]|(?! \\S+ndo ))(?! (?:en (?!este mundo|esta vida)|(?:con|al|de|esa|este|la|el|a) ))(?! viviendo (?:en|con|aqui) )';
const place =
	'(?! (?:antes (?:que|de)|a (?!manos)\\S+r|que|en (?:su|casa|la|el|mi|nuestr[oa]|un|una)|de (?!hambre|tristeza|verdad|una vez|veras)\\S+|del|con dignidad|dignamente|rodead[oa]|por (?:la|su) (?:patria|pais)|sin (?:ver|conocer|haber|volver)|cuando (?:vi|le|lo|la|se ent|supo|ley|se dio)\\S*) )';
const over = anyOf(
	`morir(?:[sc]e)?${place}`,
	'(?:estar |verse )?muert[oa](?! de)|dejar de (?:vivir|existir|sufrir)|(?:no (?:volver a )?|nunca (?:mas )?|jamas )(?:despertar\\S*|existir|amanecer|haber nacido|haber existido|nacer|levantarse (?:mas|nunca))|no estar (?:mas )?(?:viv[oa]|en este mundo)',
	`dormir(?:se)? ${words(4)}(?:siempre|despertar\\S*|mas|nunca)|desaparecer(?= (?:para siempre|del mundo|de este mundo|de esta vida|de la faz|y|porque|que|$))`,
	'(?:irse|pelarse|largarse|partir) (?:ya )?(?:de este mundo|de esta vida|al cielo|para siempre|al otro lado)|(?:dejar|abandonar) (?:este mundo|esta vida)',
	`(?:irse|estar|reunirse|encontrarse) con (?:su|nuestr[oa]|mi) ${words(4)}(?:muert[oa]|difunt[oa]|fallecid[oa]|al cielo|en el cielo|en el mas alla)|descansar (?:para siempre|eternamente)`,
	`(?:dios|diosito|se) (?:se )?(?:l[oa] )?(?:lleve|llevara|recoja|muera|muriera)(?! de)`,
);
const gone =
	'(?:no (?:estuviera|estuviese|esta|este|existiera|existiese|hubiera nacido|hubiese nacido)|se (?:muere|muriera|muriese|fuera|va|matara|muera|mata)|desaparec\\S+|faltara|muriera)';
const without =
	'(?:el|ella|ellos)(?= (?:y|que|q|porque|ni|pero|si|en|a|aqui|aca|cuando|molestando|como|dando|estorbando|$)| $)|su presencia';

const body =
	'(?:brazos?|brasos|antebrazos?|munecas?|piernas?|muslos?|venas?|piel|cuerpo|barriga|panza|vientre|abdomen|estomago|tobillos|manos|costillas|caderas?)';
const pills =
	'(?:pasti(?:ll|y)as?|pildoras?|pepas|medicament\\S+|medicinas?|remedios?|tabletas?|capsulas|comprimidos?|ansioliticos|antidepresivos|somniferos|tranquilizantes|calmantes|analgesicos|paracetamol\\S*|ibuprofeno\\S*|clonazepam|rivotril|lexatin|diazepam|alprazolam|trankimazin|orfidal|aspirinas|barbituricos|insulina|quetiapina|sertralina|tramadol)';
const took =
	'(?:(?:tom(?:o|ado|arse|ara)|se tom[ae])|trag(?:o|ado|arse|ue)|ingiri(?:o|endo)|ingerido|be[bv]i(?:o|do)|comi(?:o|do)|meti(?:o|do)|metido|zamp(?:o|ado)|trago|embucho|empujo|mando|atraco|echo)';
const many =
	'(?:much\\S+|demasiad\\S+|monton|mogollon|bote|frasco|caj(?:a|ita)|cajas|blister\\S*|tiras?|tod[oa]s?|enter[oa]|punad\\S+|puno|cantidad|varias|sobredosis|[1-9]\\d|diez|quince|veinte|treinta|cuarenta|cincuenta|plancha|tableta entera|no se cuantas|no se cuant[oa]s|bastantes|exceso|coctel|mezcl\\S+|resto|pomo|sobres?|porron|chingo|vergo|pila)';
const prescribed =
	'(?:recetad[oa]s?|recet\\S+|de (?:azucar|chocolate|cafe|series|realidad|dulce|ternura|amor|cafeina|informacion|humor|menta)|vitaminas?|marisco\\S*|vacuna|para (?:la |el |los |las |su |un |una )?(?:resfr\\S+|gripe|alergias?|presion|tension|migranas?|dolor\\S*|fiebre|tiroides|diabetes|azucar|corazon|colesterol|hierro|artrosis|artritis|cabeza|tos|catarro|mareo|acne|adelgazar|gripa|garganta)|colonoscopia|mayonesa|perr\\S+|gat[oa])';
const journey =
	'viaje|viaj\\S+|aeropuerto|erasmus|trabajo|empresa|oficina|jubil\\S+|companeros|colegas|mud\\S+|avion|vuelo|soltero|soltera|curso|equipo|club|fiesta|intercambio|misionero|ejercito|universidad|vacaciones|antes de (?:ir|sub|volar|emb)\\S*|videollamad\\S+|sin mirar\\S*|telefono|puerta';
const ill =
	'(?:hospital\\S*|urgencias|emergencias?|guardia|uci|terapia intensiva|cuidados intensivos|ingresad[oa]|internad[oa]|clinica|inconsciente|no (?:despierta|reacciona|responde|contesta)|desmay\\S+|vomit\\S+|ambulancia|lavado|lavaje|dormid[oa]|convulsion\\S+)';
const blade =
	'(?:cuchillas?|navajas?|navajitas?|hojas? de afeitar|hojillas?|gill?ett?es?|cutters?|cuters?|bisturi|sacapuntas|tijeras|soga|cuerda|veneno)';
const mark =
	'(?:cort(?:es|adas|aduras|ecitos|aditas)|marcas|cicatri[czs]\\S*|heridas|rajas|tajos|rasguno?n?e?s|aranazos|quemaduras|lineas|rayas|rayones|ronchas)';
const height =
	'(?:balcon|ventana|puente|azotea|terraza|edificio|tejado|techo|viaducto|acantilado|piso|cornisa|barranco|vacio|tren|metro|rio|vias?|subte|camion|camiones|autos|carros|coches|torre|precipicio)';

/** That it goes on now, whatever was dreamt or happened long ago. */
const now =
	'(?:(?:ahora|hoy)(?! (?:en dia|es|esta (?:bien|feliz|mejor)|vive|tiene|da charlas))|sigue|otra vez|de nuevo|vuelve|volvio|vuelva|dice|quiere|amenaza|temo|miedo|se corta|ultimamente|en la vida real|de verdad|despierta|esta semana|ayer)';
const danger =
	'(?:intent\\S+|quiso|trat\\S+|decidi\\S+|quit\\S+|suicid\\S+|matar\\S+|hac[ei]\\S*|cort\\S+|pastillas|sobredosis|queria|dijo|decia|ahorc\\S+|morir\\S*|carta|nota)';
const story =
	'(?:pelicula|peli|serie|novela|telenovela|libro|cancion|obra|cuento|capitulo|episodio|videojuego|poema|opera|documental|anime|manga(?! larga)|tema|tango|corrido|bolero|comic|relato|culebron|temporada)';

/** How Spanish tells of somebody else who may harm themselves. */
export const spanish: Telling = {
	somebody: pattern(`(?:mi|su|un|una|nuestr[oa]) ${words(1)}${kin}|${kin}|ella|ellos|alguien|${says}|se`),
	told: [
		// Taking one's life, planned, threatened, tried or feared; a death that has happened is mourning.
		reflexive('quitar', 'quitando', 'quit(?:a|e|ara|ase|aria|aba)', ' (?:de )?(?:la|su) (?:propia )?vida'),
		anyOf(
			ar('sui[cs]id'),
			ar('autolesion'),
			ar('autoinflig', 'autoinflij'),
			ar('autoelimin'),
			ar('autoagred'),
			ar('(?:en)?guind'),
			`${ar('ahor[ck]', 'ahorqu')}(?! con (?:\\S+ )?(?:deudas|impuestos|cuotas|hipoteca|corbata))`,
			ar('envenen'),
		),
		`(?:atentar|atente|atento|atentara|atentado|hacer algo|haga algo) contra (?:su|la) (?:propia )?(?:vida|persona|integridad)|contra si mism[oa]`,
		`(?:acabar|acabe|acabara|terminar|termine|terminara|ponerle|poner|ponga|pongan) (?:ya )?(?:con|fin a|punto final a) (?:su (?:propia )?(?:vida|existencia|sufrimiento)|todo(?= (?:y|porque|de una|ya|$)| $))`,
		unless(anyOf(ar('mat'), 'se (?:quiso|intento) matar'), `${accident}|(?:van|iban) a matar`).concat(
			`(?! ${laughs} )`,
		),
		reflexive('desvivir', 'desviviendo', 'desviva', '(?! (?:por|para|en) )'),
		unless(
			anyOf(
				arDone('tir'),
				arDone('lan[zc]', 'lanc'),
				arDone('arroj'),
				ar('av(?:e|ie)nt'),
				'saltar|salte|salto|brincar',
			).concat(` ${words(2)}(?:de|del|desde|por|al|a|bajo|debajo) ${words(4)}${height}`),
			'negocio|proyecto|mercado|carrera|aventura|paracaidas|puenting|bungee|parapente|piscina|pileta|trampolin|banarse|nadar|perder el|perro|gat[oa]|caminar|vacaciones',
		),
		reflexive(
			'(?:peg|d|met)ar|meter',
			'pegando|dando|metiendo',
			'pegue|de|meta|pegara',
			' un (?:tiro|balazo|plomazo|escopetazo)',
		),
		`${reflexive('volar', 'volando', 'vuele|volara', ' (?:los sesos|la cabeza|la tapa)')}|(?:quiere|iba a|intento|quiso|trato de|va a|vaya a) colgarse(?! (?:de|con) (?:el|la|su) (?:telefono|movil|celular))`,
		`(?:habl\\S+|pens(?:o|aba|ando|ado|ar)|piensa|amenaz\\S+|intent\\S+|ide(?:a|as|acion|aciones)|pensamientos?|tendencias?|impulsos?|conductas?|plane\\S+|planes|busc\\S+|carta|nota|riesgo|crisis|googl\\S+|menciona\\S*|obsesion\\S*|contempla\\S*|es|esta|muy|amig[oa]|hij[oa]|herman[oa]|novi[oa]) ${words(2)}(?:de |en |con |el |del |sobre |al )*sui[cs]id(?:io|ios|as?|arse)(?! (?:en (?:el|la) ${story}|squad))`,
		`(?:intento|intentarlo|intente|vuelva a intentar\\S*|lo (?:vuelva|volvio|vuelve|volviera) a (?:intentar|hacer)|l[oa] (?:ha|habia|haya) intentado|lo intent[oe]) ${words(6)}(?:pastillas|quitarse|hospital|psiquiatric\\S+|internad[oa]|ingresad[oa]|urgencias|morir|vida)`,
		unless(
			'(?:ya )?lo (?:ha intentado|intento|habia intentado|intentaba) (?:ya )?(?:una vez|(?:dos|tres|varias|2|3) veces|antes|otra vez|de nuevo|el (?:mes|ano|verano) pasado|la semana pasada)|la proxima (?:vez )?(?:no (?:va a fallar|fallara|falla)|(?:si )?lo (?:va a lograr|logra|lograra|consigue|hara))',
			'examen|carnet|carne|licencia|oposicion\\S*|manejar|conducir|fumar|receta|prueba|ingles|dieta|beca|gol|entrar|negocio|bebe|embarazo|ingreso|universidad',
		),
		`${afraid} ${words(5)}lo (?:vuelva a (?:intentar|hacer)|intente (?:otra vez|de nuevo|nuevamente))`,
		'(?:formas?|maneras?|modos?|metodos?|como) (?:(?:facil|rapid[oa]|indolor\\S*|menos dolorosa) )?de (?:morir(?:se)?|matarse|suicid\\S+)|(?:busc\\S+|googl\\S+|pregunt\\S+) \\S* ?como (?:morir(?:se)?|matarse)|sobre como (?:morir(?:se)?|matarse)',
		notBefore(
			`${says} ${words(6)}(?:va a|quiere|se quiere|piensa) (?:saltar|aventar|tirar)(?:se)?(?= (?:y|si|de|del|desde)| $)`,
			'paracaidas|puenting|bungee|trampolin|piscina|ropa|basura|cosas|parapente',
		),
		`(?:cuerda|soga|cinturon|pistola|cuchillo|navaja) ${words(2)}(?:en|al|alrededor del|contra) (?:el |la |su )?(?:cuello|cabeza|sien|muneca)`,
		// Wishing to be dead, being tired of life.
		`(?<! (?:no|nunca|tampoco|nadie|sin) (?:se |le )?)${wants} ${words(2)}(?:${that} )?(?:${over})`,
		`(?<! no )se (?:me |nos )?${modal} (?:dejar )?(?:morir${place}|(?:ir|pelar|largar|marchar) (?:de este mundo|de esta vida|para siempre|al cielo))|dejarse morir|se (?:esta |quiere )?dejando morir|se deja morir`,
		`(?<! (?:pienso|creo|siento|yo|pensado) (?:\\S+ )*)(?:ojala|mejor|quisiera|hubiera preferido|desearia|preferiria|gustaria) ${words(3)}(?:estuviera muert[oa]|estar muert[oa]|muert[oa](?= (?:que|y|$)| $)|no (?:hubiera|hubiese|haber) (?:nacido|existido)|no (?:despertara|despierte|despertase|existiera|amanezca|amaneciera)|nunca (?:hubiera|hubiese|haber) nacido|se muriera|morirse)`,
		`(?:no|ni|sin|tampoco) ${words(1)}(?:${wants}|soporta|aguanta|(?:puede|podia)(?= (?:mas|seguir|con) )|le interesa|vale la pena|merece la pena|tiene (?:caso|sentido)|sirve de nada) ${words(1)}(?:${life}|${goOn}|existir|estar viv[oa]|(?:seguir|estar) ${words(1)}(?:en este mundo|en esta vida|con vida)|despertar(?:se)?(?: mas| nunca|(?= $))|(?:mas )?(?:con )?(?:la|su|esta) vida(?= (?:y|que|ya|porque|$)| $))`,
		`${says} ${words(12)}no (?:quiere|queria|quisiera|va a|deberia|iba a) (?:estar|seguir) (?:mas )?(?:aqui|aca)(?: mas| ya)?(?! (?:en|con|trabaj\\S+|estudi\\S+|de) )`,
		`(?:cansad[oa]|cansando|hart[oa]|aburrid[oa]|hastiad[oa]|agotad[oa]|podrid[oa]|cans[oa]|asquead[oa]|asco|chat[oa]|hasta (?:la madre|las narices|el cono|los huevos)) (?:ya )?(?:de|con|por) (?:tanto )?(?:${life}|existir|estar viv[oa]|seguir viv(?:iendo|[oa])|(?:la|su|esta) vida(?! (?:de|en|que|del|nocturna|social|con|universitaria|sedentaria) ))`,
		`(?:sin|no (?:le |les )?(?:tiene|tenia|queda|quedan|encuentra|halla|haya|siente|ve|veia|da|dan)|perdi(?:o|do|endo)|quit(?:o|aron|an|ado)|falta|ningun|nada de|fueron|ido|acabaron) ${words(3)}(?:ganas|deseos|motivos?|razon(?:es)?|sentido|fuerzas|ilusion|chiste|caso|gracia) ${words(1)}(?:de|para|por|a|en|pa) (?:(?:la|el|lo) )?(?:que |cual )?(?:${life}|${goOn}|existir|estar viv[oa]|(?:la|su|esta) vida(?! (?:de|en|del|social) )|nada(?= $))`,
		`${says} ${words(6)}(?:vida|vivir|nada|todo) ${words(2)}(?:no|carece|perdio)(?: ya)? (?:le |de )?(?:vale|tiene|merece|valia|tenia|sirve|sentido|importa) ?(?:ya )?(?:la pena|nada|sentido|caso|mas)?(?!(?: \\S+){0,2} sin (?!ella|el |su |mi ))`,
		`(?:para|pa) ${that} (?:(?:va a |vale )?(?:seguir|sigue|segui)(?: viviendo| viv[oa]| adelante| aqui)?(?= (?:si|y|$)| $)|(?:vive|vivir|nacio|existe)(?= (?:si|y|$)| $))|nada (?:por (?:lo |la )?que|para) (?:vivir|seguir)|(?:nadie|nada) por quien vivir`,
		`(?:estar(?:iamos|ian|iais|emos|an)|(?:todo|todos|mundo|familia) estaria|est(?:amos|an)|(?:vamos|van|va|ibamos|iban) a estar|vivir(?:iamos|ian|emos|an)|ser(?:iamos|ian|ia)|(?:vamos|van) a ser|ir(?:ia|iamos)) ${words(4)}(?:mejor|mas (?:facil|felices|tranquilos|contentos|feliz)|bien) ${words(2)}(?:sin (?:${without})|(?:si|cuando) ${words(2)}${gone})`,
		`mejor (?:sin (?:${without}) ${words(3)}(?:mundo|vida|todos)|para (?:todos|nosotros|el mundo|la familia) ${words(2)}(?:si|que|cuando) ${words(2)}${gone})|(?:mundo|todos|familia|hijos) (?:estari\\S+|seri\\S+|viviri\\S+|esta|estan) ${words(1)}mejor sin (?:ella|el)(?= (?:y|que|$)| $)`,
		`nadie (?:l[oae] )?(?:va a |iba a )?(?:extran\\S+|ech\\S+|llor\\S+|notar\\S+|import\\S+|enter\\S+|daria cuenta|sentiria) ${words(4)}(?:si|cuando) ${words(2)}${gone}|(?:a|le importa) nadie ${words(3)}si ${words(1)}${gone}`,
		`${says} ${words(5)}(?:es|era|seria|somos|ser) (?:solo |una? |puro |nada mas )*(?:(?:carga|peso|lastre) para|estorbo)|${says} ${words(8)}no deberia (?:existir|haber nacido|estar viv[oa])|${says} ${words(5)}(?:solo|nomas|nada mas) (?:estorba|sobra|molesta)|sobra en (?:este|el) mundo`,
		// What they say word for word.
		`${says} ${words(7)}(?:me (?:quiero|voy a|quisiera) (?:morir|matar|ir de este|suicidar|tirar)|quiero (?:morir\\S*|matarme|desaparecer|acabar con todo|dormir y)|no quiero (?:vivir|seguir|despertar|existir|estar ${words(1)}(?:aqui|aca|en este mundo|viv[oa]))|me mato|cansad[oa] de vivir|ya no puedo mas|no aguanto mas|no puedo seguir|estarian mejor sin mi|mejor sin mi|adios para siempre|perdon por todo|perdonenme|perdoname por todo|cuiden a|cuida a (?:mi|mis|los))`,
		// Goodbyes.
		notBefore(
			`(?:cartas?|nota|notita|mensajes?|msj|msjs|audios?|video|whatsapps?|wasaps?|texto|post|publicacion|estado|historia|papel|mail|correo) ${words(4)}(?:de despedida|de adios|de suicidio|despidiendose|diciendo adios|(?:en|con) (?:el|la) ${that} se despide|donde se despid\\S+|${that} (?:sonaba|suena|parece) (?:a )?despedida)`,
			'viaje|viaj\\S+|aeropuerto|erasmus|trabajo|empresa|oficina|jubil\\S+|companeros|colegas|mud\\S+|avion|vuelo|soltero|soltera|curso|equipo|club|fiesta|intercambio|misionero|ejercito|universidad|vacaciones|antes de (?:ir|sub|volar|emb)\\S*',
		),
		notBefore(
			`(?:se (?:despidio|esta despidiendo|despide|ha despedido|estaba despidiendo|anda despidiendo)|despidiendose|despedirse) ${words(3)}(?:de (?:todos|todo el mundo|mi|nosotros|la vida|sus (?:hij\\S+|herman\\S+)|su familia|este mundo|la familia)|como si|para siempre|por (?:whatsapp|mensaje|redes|facebook|instagram))`,
			'viaje|viaj\\S+|aeropuerto|erasmus|trabajo|empresa|oficina|jubil\\S+|companeros|colegas|mud\\S+|avion|vuelo|tren|curso|equipo|club|fiesta|ejercito|universidad|vacaciones|dormir|beso|(?:irse|iba|va) a (?!matar|morir)\\S+',
		),
		unless(
			'(?:regal(?:o|a|ando|ado)|repart(?:io|iendo|ido)) (?:a \\S+ )?(?:todas )?sus cosas',
			'mud\\S+|piso|viaj\\S+|minimalis\\S+|orden\\S*|kondo|emigr\\S+|se va a \\S+|pais|reform\\S+',
		),
		`tiene (?:todo planeado|fecha y|un plan para (?:morir|mat|quit)\\S*)|(?:su|sus) ultim[oa]s? (?:noche|dia|dias|cumpleanos|navidad) (?:viv[oa]|de vida|en este mundo)`,
		unless(
			`${says} ${words(8)}(?:es|era|sera|seria) (?:su|la|mi) ultim[oa] (?:noche|dia|mensaje|vez|publicacion|foto|cumpleanos|navidad)`,
			'viaje|playa|vacaciones|trabajo|oficina|clases?|colegio|universidad|fiesta|fuma\\S*|hotel|concierto|gira|temporada',
		),
		`(?:nota|notita|carta|cartita|mensaje|audio|papel) ${words(12)}(?:perdon\\S+|no es (?:la )?culpa|lo siento|no (?:puede|podia|aguanta\\S*) mas|que (?:nos|me) (?:quiere|queria) mucho y)`,
		`(?:vi|visto|encontr\\S+|note|descubri\\S*) ${words(1)}(?:l[oa]s |unos |unas |varios |varias )(?:cortes|cortadas|tajos|marcas de cort\\S+|cicatrices)(?! de pelo)|mangas? largas? ${words(5)}(?:tap\\S+|escond\\S+|ocult\\S+|cortes|marcas|que no (?:le|se) ve\\S*)`,
		// Harming themselves.
		notBefore(
			`(?:public\\S+|posteo|subio|escribi\\S+|mando|mandado|dejo|dejado|grabo|colgo) ${words(4)}(?:una|su|la) (?:despedida|carta de adios)`,
			journey,
		),
		`h?a[cs]er(?:nos|les|le)? un favor (?:a todos|a la familia|al mundo|a todo el mundo) ${words(1)}si ${words(1)}${gone}`,
		`(?:pid[eo]|pidio|pedia|ruega|reza|rezando|pidiendo|suplica)(?:le)? ${words(5)}(?:dios|diosito|que|senor|virgen) (?:ya )?(?:se )?(?:l[oa] )?(?:lleve|llevara|recoja|muera|deje morir)`,
		`(?:odia|odiaba|detesta|lamenta|se arrepiente de|maldice) ${words(1)}(?:${life}|estar viv[oa]|existir|haber nacido|seguir viv[oa]|el dia (?:en )?que nacio)`,
		unless(
			'(?:compr(?:o|ado)|consiguio|conseguido|busca|buscando|guarda|encontre|halle) (?:una|un|la) (?:soga|pistola|arma|revolver|veneno)',
			'perr\\S+|ropa|columpio|hamaca|caballo|camping|ratas|ratones|cucarachas|juguete|agua|defender\\S*|policia|campo|barco',
		),
		`auto ?lesion\\S*|autoagresion\\S*|auto ?lastim\\S*|autodestru\\S+|self harm`,
		unless(
			anyOf(
				reflexive(
					'h?a[cs]er',
					'h?a[cs]iendo',
					'h?agan?|h?acen?|h?acia|h?iciera|h?iciese|hecho|haria',
					` ${words(1)}(?:dan(?:i|y)?o|mal)`,
				),
				ar('lastim'),
				ar('lesion'),
				ar('hier', 'hier'),
				reflexive('herir', 'hiriendo', 'hiera|hiere'),
				reflexive('danar', 'danando', 'dane|dana'),
			),
			accident,
		),
		`${afraid} ${words(9)}${reflexive('h?a[cs]er', 'h?a[cs]iendo', 'h?agan?|h?ace|h?iciera|h?iciese|hecho', ` ${words(1)}(?:algo|alguna cosa|cualquier cosa|cosas|lo peor|una (?:locura|tonteria|desgracia|barbaridad))`)}(?! (?:de (?:comer|cenar|cena|comida)|en (?:el|la|los|las) (?:pelo|cara|nariz|cabello|labios|rodilla|tobillo)|al respecto|por) )`,
		`(?:vaya|fuera|pueda|podria|puede|va|capaz de|capaz que|intente|llegue|pensando|pensado en|piensa|amenaza con|quiere)(?: a| en)? h?a[cs]er[sc]e ${words(1)}(?:algo|cualquier cosa)(?! (?:de|en|por) )|lo que ${words(2)}(?:h?a[cs]er[sc]e|se (?:pueda|puede|podria|vaya a) hacer|se haga)|${that} (?:se )?(?:puede|pueda|podria|va a|vaya a) h?a[cs]er[sc]e(?= $)`,
		`${afraid} ${words(9)}${does} ${words(2)}(?:una |alguna |cualquier |otra |un |algun |ninguna |mas |las |la )${words(1)}${folly}(?! (?:${ordinaryFolly})(?= |\\S))`,
		`${afraid} ${words(9)}${does} ${words(1)}algo ${words(1)}(?:malo|mal|feo|terrible|horrible|irreparable|irreversible|drastico|grave|loco|estupido|tonto|peor|${that} no tenga|de lo ${that} (?:no haya|nos|no hay))(?! (?:${ordinaryFolly})(?= |\\S))`,
		`${afraid} ${words(6)}(?:lo ${that}|de lo ${that}|${that}) ${words(2)}(?:puede|pueda|podria|vaya a|va a|es capaz de|sea capaz de) h?a[cs]er(?:se)?(?= (?:esta|si|cuando|hoy|ahora|sol[oa]|en la noche|$)| $)`,
		`(?:miedo|panico|terror|temo|temor|preocupa|atrevo|animo|puedo|podemos|quiero|pavor|cosa|debo|se puede|conviene) ${words(3)}(?:a |de )?dejar(?:l[oae]|se|l[oa]s)? (?:a mi ${words(2)})?(?:sol[oa]|solit[oa]) ${words(6)}(?:esta noche|por si|ni (?:un|para|a)|por lo que|por miedo|haga|hace|vaya a|porque (?:ya|dice|se (?:corta|quiere|puede (?:hacer|matar)|hace)|creo))`,
		`${afraid} ${words(5)}(?:encontr\\S+|hall\\S+|amanezca|amanecer) ${words(3)}(?:muert[oa]|colgad[oa]|ahorcad[oa]|sin vida|desangrad[oa])|(?:voy|vamos|vaya|vayamos) a encontrar\\S* (?:muert[oa]|colgad[oa])|(?:miedo|temo|panico) ${words(5)}(?:ya no este viv[oa]|no (?:llegue|pase|amanezca|despierte) ${words(1)}(?:manana|viv[oa]|noche))`,
		notBefore(
			`(?:escond\\S+|guard(?:e|ado|amos)|quit(?:e|ado|amos)|sac(?:ado|amos)|saque) ${words(3)}(?:los cuchillos|las pastillas|los medicamentos|las tijeras|las navajas|las cuchillas|los remedios|la pistola|las medicinas)`,
			'perr\\S+|nietos?|ninos|alcance|cajon|bebe|mudanza|lavavajillas|bolso|mochila|maleta',
		),
		`se (?:ha encerrado|encerro|encierra|tranco) ${words(5)}(?:con (?:un|una|el|la|las|unas) (?:cuchillo|navaja|pistola|pastillas|cuchilla|tijeras?|soga)|bano ${words(4)}no (?:contesta|responde|abre|me abre|sale))`,
		anyOf(
			reflexive(
				'(?:cort|raj|taje|ray|aran|rasgun|quem|pinch|muerd|mord)[ae]r',
				'(?:cort|raj|taje|ray|aran|rasgun|quem|pinch)ando|mordiendo',
				'(?:cort|raj|taje|ray|aran|rasgun|quem|pinch|muerd)(?:a|an|e|en|aba|aban|ara)',
				` ${words(2)}(?:los|las|la|el|en|todo|sus) ${words(2)}${body}(?! (?:con (?:la|el|una?|aceite) )?(?:plancha|horno|aceite|sol|lata|vidrio|cocin\\S+|sin querer|papel|podand\\S+))`,
			),
		),
		notBefore(
			`se (?:(?:ha|habia) )?(?:cort(?:o|ado)|raj(?:o|ado)|taje(?:o|ado)|quem(?:o|ado)|aran(?:o|ado)) ${words(2)}(?:los|las|en (?:los|las|el)|la muneca) ${words(1)}${body}?`,
			`${accident}|manos|unas|puntas|orejas|mangas|patillas|cejas|cocina|papel|podando|sol|playa|ramas|espinas|vidrios|amigdalas|pestanas|trenzas|grenas|alas`,
		),
		notBefore(
			`(?:(?:volvi(?:o|endo)|vuelto|vuelve|vuelva|empe[cz]\\S+|comenz\\S+|lleva|llevaba|sigue|dejar?|deje|deja|pare|parar|ganas|necesidad|descubri|pille|vi) ${words(3)}(?:a |de )?cort(?:arse|andose)|se (?:volvio a|vuelve a|ha vuelto a|vuelva a|esta|estaba|anda|sigue|lleva \\S+) cort(?:ar|ando)|se (?:ha cortado|corto) (?:otra vez|de nuevo|a proposito|a si mism[oa])|se corta(?:ba|n)? (?:a si mism[oa]|cuando|para (?:sentir|aliviar|calmar|no)|a escondidas|por (?:ansiedad|depresion|las noches)|otra vez|de nuevo|desde|todas las noches|mucho)|(?:mi|su|una?|nuestr[oa]) ${words(1)}${kin} ${words(3)}se corta(?:ba)?(?= (?:y|pero|porque|sol[oa]|a veces|casi)| $))`,
			'pelo|cabello|unas|barba|flequillo|melena|luz|agua|internet|llamada|wifi|senal|leche|mayonesa|videollamada|digestion|puntas|fleco|cerquillo|chasquilla|conexion|la voz',
		),
		`se (?:da|daba|dio|anda dando|esta dando|pega) ${words(1)}(?:punetazos|punetes|cabezazos|cachetadas|bofetadas|golpes) ${words(2)}(?:en|contra) |(?:locura|tonteria|barbaridad|estupidez|cagada|macana) con (?:su vida|las pastillas|los remedios)|${says} ${words(5)}${that} ${words(1)}(?:salta|saltara|se tira|se avienta|lo va a acabar todo|va a acabar(?:lo)? (?:con )?todo)|(?:cornisa|barandilla|azotea|baranda|puente) ${words(3)}(?:gritando|diciendo|amenaz\\S+) ${words(1)}${that} ${words(2)}(?:salta|tira|avienta|mata)|(?:quitarse|quitar) (?:de en|del|de el) ?medio|${body} (?:tod[oa]s )?marcad[oa]s`,
		`se (?:hace|hizo|hacia|haga|ha hecho|esta haciendo|hacen|anda haciendo) ${words(1)}(?:cortes|cortadas|tajos|heridas|rajas|quemaduras|marcas)(?! de pelo)|haciendose (?:cortes|tajos|heridas)`,
		`${reflexive('(?:golpe|peg|quem|apag|castig)ar', '(?:golpe|peg|quem|apag|castig)ando', '(?:golpe|peg|quem|apag|castig)(?:a|aba|an)', ` ${words(3)}(?:a si mism[oa]|(?:la|su) cabeza (?:contra|con|en)|contra (?:la|las) pared\\S*|con (?:un |el |una |los )?(?:cigarr\\S+|mechero|encendedor|colillas?|vela)|cigarr\\S+|punetazos|cachetadas|colillas)`)}`,
		`se ${words(2)}(?:mat(?:a|ando) de hambre|muri?endo de hambre a proposito|provoca el vomito)|(?:dejo|dejado|deja) de comer ${words(4)}(?:morir\\S*|desaparecer|castig\\S+)|hasta (?:morir|morirse|desaparecer)`,
		notBefore(
			`${mark} ${words(3)}(?:en|por|de) ${words(1)}(?:los|las|sus|la|el|su|todo el|ambos) ${words(1)}${body}|${body} ${words(2)}(?:llen|cubiert|marcad|cortad|rajad|tod)[oa]s? (?:de )?${words(2)}(?:${mark}|cortad\\S+)?(?= (?:y|que|por|en|$)| $)`,
			`${accident}|gata|gatos?|varicela|mosquitos?|cirugia|operacion|estrias|embarazo|cesarea|sol|tinta|harina|pintura|barro|tatuajes?|alergia|acne|quirofano|apendice|rosal|zarzas`,
		),
		notBefore(
			`(?:encontr\\S+|halle|vi|descubri\\S*|tiene|tenia|guarda|esconde|escondid\\S+|habia|compro) ${words(5)}${blade} ${words(5)}(?:en|bajo|debajo|entre|dentro|con|de) ${words(3)}(?:cuarto|habitacion|pieza|cama|almohada|colchon|mochila|cajon|cajones|mesita|mesilla|cartuchera|estuche|recamara|dormitorio|armario|sangre|ropa|celular|funda|diario)`,
			'pesca\\S*|costura|coser|cocina|afeitarse|rasurarse|barba|manualidades|pelo|escalar|pesca|taller|excursion|colegio para',
		),
		// Pills and poison.
		notBefore(
			`${took} ${words(4)}${many} ${words(4)}${pills}|${took} ${words(3)}(?:las |sus |unas )?${pills} ${words(1)}(?:tod\\S+|de golpe|de una|de un jalon|juntas|a proposito|para (?:morir|no despertar|matar|dormir(?:se)? (?:para|y))\\S*|de (?:mi |su |la |el )${kin})`,
			prescribed,
		),
		notBefore(
			`${took} ${words(3)}${pills} ${words(10)}${ill}|${ill} ${words(8)}${took} ${words(4)}${pills}|${ill} ${words(5)}(?:por|con|tras|despues de) ${words(4)}(?:${pills} |intoxicacion|sobredosis|ingesta)|empastill\\S+|sobredosis|sobre dosis|(?:lavado|lavaje) (?:de estomago|gastrico|estomacal)|ingesta ${words(2)}${pills}|atracon de ${pills}|intoxic\\S+ ${words(2)}con ${pills}`,
			prescribed,
		),
		notBefore(
			`${took} ${words(3)}(?:veneno|raticida|matarratas|cloro|lejia|lavandina|insecticida|plaguicida|pesticida|gramoxone|paraquat|fosfina|anticongelante|acido|thinner|aguarras|soda caustica|amoniaco)`,
			'perr\\S+|gat[oa]|sin querer|por error|accidente',
		),
	].map(pattern),
	not: [
		`se mat(?:a|aba|aban|an|o|aron|ando) (?:a |de )?(?:\\S+[aei]ndo|trabajar|estudiar|limpiar|pesas|ejercicios)(?= |$)`,
		'(?<!quiere )se (?:me |nos |le )?va a morir(?! sol[oa])',
		'acido (?:folico|hialuronico|urico|glicolico|retinoico)|(?:o|yo|y si|que si|si) lo intento|yo estaria mejor|(?:gat[oa]s?|gatit[oa]s?|perr[oa]s?|veterinari[oa]|zarzas?|rosales?)',
		unless(
			'sone (?:que|q|con|anoche|ayer)|sone|he sonado|(?:tuve|tenido) (?:un sueno|una pesadilla)|en (?:mi|el|un|ese) sueno|en (?:mi|la|una) pesadilla|yo sonaba|estaba sonando',
			now,
		),
		`(?<! (?:despues de|tras|desde que|de tanto|por|viendo) (?:ver |vio |leer |la |una |esa )*)(?:(?:la|el|una?|esta|este|es[ea]|mi|de|otr[oa]) ${words(2)}${story}|(?:esta|estoy|estamos) (?:leyendo|viendo)|(?:cancion|musica|chiste)(?:es)? (?:como )?para cortarse|protagonista|personaje|villan[oa]|netflix|guion|ensayo sobre|tesis|telediario)(?!(?: \\S+)* (?:mi|su) (?:${kin}) ${words(2)}(?:dice|dijo|quiere|se quiere|amenaza|se corta) )`,
		unless(
			`(?<!desde )hace ${words(2)}(?:anos|decadas|siglos|anitos)(?! que)(?:(?: \\S+)* ${danger})?|en (?:el (?:ano )?)?(?:19\\d\\d|200\\d|201\\d|los (?:anos )?\\S+enta)|cuando (?:yo )?(?:era|eramos|tenia) (?:yo )?(?:\\S+ )?(?:nin[oa]s?|chic[oa]s?|pequen[oa]s?|joven|adolescente|\\d+|siete|ocho|nueve|diez|doce)|antes de que (?:yo )?naciera|en (?:la|su|mi) (?:infancia|juventud)`,
			now,
		),
		`(?:terrorista|atentado|atacante|escuadron|kamikaze|gol|plan de vuelo|mision|comando) suicidas?`,
	].map(pattern),
};
