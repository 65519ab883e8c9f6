/** "Se me cayeron las muelas", "me mordió una culebra": told by nobody but who dreamt it. */
const onlyDreamt =
	/(?<!\p{L})se me (?:ca[ií]an?|cayeron|caen|romp[ií]an|deshac[ií]an|aflojaban|desmoronaban) (?:tod[oa]s |casi )*(?:los|las|mis) (?:dientes|muelas|colmillos)(?! de leche)|(?<!\p{L})me (?:mordi[oó]|mord[ií]a|picaba|pic[oó]) una? (?:culebra|serpiente|v[ií]bora|cobra|escorpi[oó]n|alacr[aá]n)(?!\p{L})/iu;
export const isOnlyDreamt = (text: string): boolean => onlyDreamt.test(text);

/** Days and hours by which people make plans. */
const planned =
	/(?<!\p{L})(?:(?:el|los|este|cada|próximo) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)|mañana|esta (?:tarde|noche)|hoy|este finde)(?!\p{L})/iu;
/** How one bids others: "pasen", "quítense". */
const bidden =
	/^[¡¿]?(?:por favor,? |oye,? |chicos,? |niños,? )?(?:pas(?:en|ad)|qu[ií]t(?:ense|aos|ate)|d[eé]j(?:en|ad|ame|ala|alo)|entr(?:en|ad)|cierr(?:en|a)|cerrad|ap[aá]g(?:uen|a|ame)|p[aá]same|tr[aá](?:e|eme|igan)|ponme|ll[aá]mame|av[ií]same|recuerd[ae]n?|no (?:olvides|olviden|te olvides|dejes|salgas|tires|toques)|compra|cómprame|rec[oó]geme|s[aá]ca(?:me|la|lo)?|dale|mete)(?!\p{L})/iu;
/** Verbs in the tenses of a telling, and the word "dream". */
const told =
	/(?<!\p{L})(?!(?:d[ií]as?|m[ií]a|t[ií]as?|polic[ií]as?|todav[ií]a|compañ[ií]a|lejan[ií]a|qué|sé|té|así|aquí|ahí|allí|sí|mí|café|porqué|bebé|también)(?!\p{L}))\p{L}*(?:ía|ías|ían|íamos|aba|abas|aban|ábamos|é|ó|í|aron|ieron)(?!\p{L})|(?<!\p{L})(?:era|eran|iba|iban|habia|habian|hubo|tenia|tenian|veia|fue|fui|vi|vino|salia|corria|caia|queria|podia|decia|venia|hizo|hice|puse|puso|dijo|sue[nñ]\p{L}*|so[nñ]\p{L}*)(?!\p{L})/iu;

/** "Los jueves ensaya el coro", "pasen sin zapatos": the plans and biddings of a day, of which nothing is told. */
export const isOfTheDay = (text: string): boolean => (planned.test(text) || bidden.test(text)) && !told.test(text);

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
