/** "Se me cayeron las muelas", "me mordió una culebra": told by nobody but who dreamt it. */
const onlyDreamt =
	/(?<!\p{L})se me (?:ca[ií]an?|cayeron|caen|romp[ií]an|deshac[ií]an|aflojaban|desmoronaban) (?:tod[oa]s |casi )*(?:los|las|mis) (?:dientes|muelas|colmillos)(?! de leche)|(?<!\p{L})me (?:mordi[oó]|mord[ií]a|picaba|pic[oó]) una? (?:culebra|serpiente|v[ií]bora|cobra|escorpi[oó]n|alacr[aá]n)(?!\p{L})/iu;
export const isOnlyDreamt = (text: string): boolean => onlyDreamt.test(text);

/** Days and hours by which people make plans. */
const planned =
	/(?<!\p{L})(?:(?:el|los|este|cada|próximo) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)|mañana|esta (?:tarde|noche)|hoy|este finde)(?!\p{L})/iu;
/** How one bids others: "pasen", "quítense". */
const bidden =
	/^[¡¿]?(?:por favor,? |oye,? |chicos,? |niños,? )?(?:pas(?:en|ad)|qu[ií]t(?:ense|aos|ate)|d[eé]j(?:en|ad|ame|ala|alo)|entr(?:en|ad)|cierr(?:en|a)|cerrad|ap[aá]g(?:uen|a|ame)|p[aá]same|tr[aá](?:e|eme|igan)|pon(?:me|le|te|la|los|las|lo)?|ponga[ns]?e?|haz(?:me|le|lo)?|lleva(?:te|me|le|los)?|busca|guarda|cuelga|tiende|prende|enciende|lava|limpia|recoge|cuida|mira|d[ií]le|dales|ll[aá]mame|av[ií]same|recuerd[ae]n?|no (?:olvides|olviden|te olvides|dejes|salgas|tires|toques)|compra|cómprame|rec[oó]geme|s[aá]ca(?:me|la|lo)?|dale|mete)(?!\p{L})/iu;
/** Verbs in the tenses of a telling, and the word "dream". */
const told =
	/(?<!\p{L})(?!(?:d[ií]as?|m[ií]a|t[ií]as?|polic[ií]as?|todav[ií]a|compañ[ií]a|lejan[ií]a|qué|sé|té|así|aquí|ahí|allí|sí|mí|café|porqué|bebé|también)(?!\p{L}))\p{L}*(?:ía|ías|ían|íamos|aba|abas|aban|ábamos|é|ó|í|aron|ieron)(?!\p{L})|(?<!\p{L})(?:era|eran|iba|iban|habia|habian|hubo|tenia|tenian|veia|fue|fui|vi|vino|salia|corria|caia|queria|podia|decia|venia|hizo|hice|puse|puso|dijo|sue[nñ]\p{L}*|soñ\p{L}*|sone|sonaba)(?!\p{L})/iu;

/** "Llegaré", "vendrán": what is still to come. */
const future =
	/(?<!\p{L})(?:\p{L}{2,}[aei]r|podr|tendr|vendr|pondr|saldr|habr|sabr|querr|cabr|valdr|dir|har)(?:é|ás|á|emos|éis|án)(?!\p{L})|(?<!\p{L})(?:voy|vas|vamos|van) a \p{L}+r(?!\p{L})/giu;
/** Who is spoken to: "tus ojos", "yo soy tu padre". */
const spokenTo = /(?<!\p{L})(?:tu|tus|tú|ti|contigo|vos|usted|ustedes|vuestr[oa]s?|vosotr[oa]s|tuy[oa]s?)(?!\p{L})/iu;
/** "Besar sin bigote es como…", "lo que no mata engorda": what is said of the world. */
const ofTheWorld =
	/^[¡¿]?(?:el |lo )?\p{L}{2,}(?:ar|er|ir)(?:se|lo|la)? [^.!?]* es |^(?:lo que|quien|el que|la que|los que) /iu;
/** "Me he cortado el pelo": the tense of what has just been done; dreams are told in others. */
const justDone =
	/(?<!\p{L})(?:he|has|ha|hemos|han) (?:\p{L}+(?:ado|ido|ído)|hecho|dicho|visto|puesto|roto|muerto|vuelto|abierto|escrito)(?!\p{L})/iu;
/** "Me duele una muela", "hay que comprar pan": wants and aches of the day. */
const wanted =
	/^[¡¿]?(?:me (?:duelen?|gustan?|encantan?|apetece|faltan?|sobran?|toca|da pereza|pican?)|quiero|queremos|necesito|necesitamos|prefiero|odio|detesto|hay que|hace falta|tengo (?:que|cita|hora|ganas|hambre|sed)|ando buscando|estamos buscando|busco (?:piso|trabajo|casa|habitación)|no (?:me gustan?|quiero|tengo ganas|soporto|encuentro (?:aparcamiento|trabajo|piso|curro|sitio|pareja|mesa|talla|entradas))|qué (?:calor|frío|hambre|rico|bien|mal|día)|(?:te|les|os) (?:paso|mando|dejo|presto|aviso|llamo|recojo|veo|espero|llevo|traigo|compro|invito)|llueve|nieva|est[aá] (?:lloviendo|nevando)|hace (?:frío|calor|viento|un sol))(?!\p{L})/iu;
/** "Se casan en la playa y no sé qué zapatos llevar": what one has yet to choose. */
const undecided =
	/(?<!\p{L})no s[eé] (?:qué|cuál|si|dónde|con qué) (?:\p{L}+ ){0,2}(?:llevar|ponerme|comprar|comprarle|regalar|regalarle|cocinar|pedir|hacer de comer|dejar|aparcar|estacionar)(?!\p{L})/iu;
/** "Cuando era pequeño vivíamos…": so begins what is remembered. */
const remembering =
	/^(?:cuando (?:yo )?(?:era|éramos)|de (?:pequeñ|niñ|chic|joven)|antes,? |en mis tiempos|en aquella época|todos los veranos)/iu;
/** "Compré manzanas": the chores of a day, told by themselves. */
const chores =
	/^(?:ya |hoy |ayer |anoche )?(?:compré|compramos|vendí|vendimos|pagué|lavé|limpié|planché|cociné|aparqué|reservé|reservamos|alquilé|alquilamos|arreglé|cambié|pedí cita|recogí|monté|instalé|desayuné|merendé|almorcé|cené|cenamos|comí (?:demasiado|mucho|poco|fatal|bien))(?!\p{L})(?!.*(?<!\p{L})(?:aba|había|era|eran|estaba|salía|tenía)(?!\p{L}))/iu;
/** "Mi tía cría gallinas", "el coche no arranca": how things are. */
const asEver =
	/^(?:mi|mis|la|el|los|las|tu|su) \p{L}+(?: \p{L}+)? (?:cría|crían|trabaja|trabajan|vende|venden|colecciona|cultiva|estudia|estudian|enseña|entrena|fabrica|repara|es (?:polic[ií]a|bombero|soldado|piloto|azafata|monja|juez|cantante|bailarina?|pescador|jinete|panader[oa]|joyer[oa]|relojer[oa]|carnicer[oa]) en|fue (?:pastor|maestr[oa]|profesora?|médic[oa]|albañil|minero|marinero|militar|soldado|panader[oa]|enfermer[oa]|camionero)|fueron (?:pastores|maestros|campesinos)|se conocieron|se casaron|emigr(?:ó|aron)|nacieron|puso multas|no (?:arranca|funciona|enciende|carga|enfría|calienta))(?!\p{L})/iu;
/** "Mi padre murió en marzo": with its date. */
const dated =
	/^(?:se )?(?:mi|mis|la|el|nació|murió|falleció|casó)[^,;:]{0,40} (?:murió|falleció|nació|se casó|se casaron|se jubiló|se separó|se separaron)?[^,;:]{0,12}(?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4})|hace (?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) (?:días?|semanas?|mes|meses|años?))[.!]?$/iu;
const ofOneself = /(?<!\p{L})(?:yo|me|mi|mis|nos|nuestr[oa]s?|conmigo|mí)(?!\p{L})/iu;
/** Somebody by name did it, and the teller is not in it: "Ana se comió el pollo". */
const byName =
	/^(?:Ana|Andrés|Antonio|Carla|Carlos|Carmen|Clara|Daniel|David|Diego|Elena|Fernando|Jorge|José|Juan|Juana|Julia|Laura|Lucía|Luis|Luisa|Manuel|María|Marta|Mary|Miguel|Nuria|Pablo|Paula|Pedro|Pepe|Rosa|Sara|Sergio|Sofía|Teresa|Tom|Tomás|Tony)(?: y \p{Lu}\p{L}+)? (?:no )?(?:se )?(?:lo |la |le |les )?(?!\p{L}+(?:aba|aban|ía|ían)(?!\p{L}))\p{L}+(?:ó|o|a|e|an|en|aron|ieron)(?!\p{L})/u;

/**
 * "Los jueves ensaya el coro", "pasen sin zapatos": the plans and biddings of a day, of which nothing is told; what will be,
 * what is said to somebody or of the world, and what others did.
 */
export function isOfTheDay(text: string): boolean {
	if (
		(byName.test(text) && !ofOneself.test(text)) ||
		remembering.test(text) ||
		chores.test(text) ||
		asEver.test(text) ||
		dated.test(text)
	)
		return true;
	const isAhead = text.search(future) >= 0;
	const isNotTold = !told.test(text.replace(future, ''));
	return (
		isNotTold &&
		(isAhead ||
			planned.test(text) ||
			bidden.test(text) ||
			spokenTo.test(text) ||
			ofTheWorld.test(text) ||
			justDone.test(text) ||
			wanted.test(text) ||
			undecided.test(text))
	);
}

/** "De pequeña pasábamos los veranos allí": what was so awake, told in the same tense. */
const remembered =
	/(?<!\p{L})(?:de (?:pequeñ|niñ|chic|chiquit|joven|jóven)\p{L}*,?|cuando (?:yo )?(?:era|éramos) (?:muy |un |una |más )?(?:pequeñ|niñ|chic|chiquit|joven|jóven|estudiante)\p{L}*,?|todos los (?:veranos|domingos|años|inviernos)|en (?:aquella época|mis tiempos|aquellos años|los años)|antes,? (?:de la guerra|la gente|se|no había|las cosas))(?!\p{L})/iu;

/** Two verbs of one's telling in the imperfect, by which Spanish tells its dreams: "iba por un túnel y caía". */
const inImperfect =
	/(?<!\p{L})(?:era|eran|iba|iban)(?!\p{L})|(?<!\p{L})\p{L}+(?:aba|aban|ábamos|abamos)(?!\p{L})|(?<!\p{L})(?!(?:d[ií]as?|m[ií]a|t[ií]as?|polic[ií]as?|todav[ií]a|energ[ií]a|compañ[ií]a|autov[ií]a|v[ií]a|alegr[ií]a|(?!quer)\p{L}+er[ií]a|har[ií]a|ser[ií]a|podr[ií]a|gustar[ií]a|deber[ií]a|tendr[ií]a)(?!\p{L}))\p{L}+(?:ía|ían|íamos)(?!\p{L})/giu;
export const isToldInImperfect = (text: string): boolean =>
	(text.match(inImperfect)?.length ?? 0) >= 2 &&
	!remembered.test(text) &&
	!/(?<!\p{L})(?:ayer|el otro d[ií]a|la semana pasada)(?!\p{L})/iu.test(text);
