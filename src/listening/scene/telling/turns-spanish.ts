/** Spanish turns of the day, and by how much each lets a short text be talk; below 0 those that only dreams have. */
const turns: readonly (readonly [RegExp, number])[] = [
	// How one feels about what happened: "qué susto", "menos mal".
	[
		/(?<!\p{L})qu[eé] (?:susto|horror|coraje|rabia|risa|asco|pena|bronca|lata|flojera|pereza|suerte|descaro|tristeza|l[aá]stima|lind[oa]s?|bonit[oa]s?|ric[oa]s?|desastre|vergüenza|oso|pesad[oa]s?|calor|fr[ií]o|fiaca|rollo|cara|fuerte|chido|padre|guay|chulad?[oa]?)(?!\p{L})|(?<!\p{L})(?:menos mal|por suerte|gracias a dios|lo que me faltaba|para colmo|ni modo|en fin|jaja\p{L}*|xd|la verdad|por favor|porfa|porfis)(?!\p{L})/iu,
		1.3,
	],
	// What is out of order, or wants mending.
	[
		/(?<!\p{L})(?:no (?:sirven?|funcionan?|jalan?|prenden?|arrancan?|cortan?|enciende|cierra bien|carga)|est[aá]n? (?:averiad|descompuest|rot|estropead|dañad|malograd|cerrad|car[ií]sim|car|bloquead|cortad|atascad)[oa]s?|se (?:descompuso|estrope[oó]|averi[oó]|malogr[oó]|dañ[oó]|atasc[oó]|tap[oó]|poch[oó]|poncho)|al (?:taller|mec[aá]nico|veterinario|plomero|dentista|t[eé]cnico))(?!\p{L})/iu,
		1.3,
	],
	// Places, wares and business of the day.
	[
		/(?<!\p{L})(?:autopista|sem[aá]foro|cajero|restaurante|zool[oó]gico|karaoke|oficina|wifi|netflix|serie|pel[ií]cula|partido|clase de|gimnasio|oferta|descuento|factura|recibo|tr[aá]fico|atasco|taller|receta|microondas|lavadora|nevera|cargador|bater[ií]a|gasolina|peaje|multa|turno|cita|entradas|boletos|pasajes|reuni[oó]n|deberes|tarea|pesos|euros|d[oó]lares|soles|kilos?|litros?|minutos|ida y vuelta|descont\p{L}+|puntadas|cosieron|yeso|veterinari[oa])(?!\p{L})/iu,
		0.8,
	],
	// Its hours and days.
	[
		/(?<!\p{L})(?:ayer|anteayer|antier|hoy|esta (?:mañana|tarde|semana)|este (?:mes|finde|año)|el otro d[ií]a|hace (?:un rato|poco|d[ií]as)|la semana pasada|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)|por primera vez|por fin|de siempre|todav[ií]a no|hasta (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el lunes|nuevo aviso))(?!\p{L})/iu,
		0.9,
	],
	// "No encuentro mis lentes", "no abras la puerta".
	[
		/^(?:ya )?no (?:encuentro|hallo|veo) (?:mis?|el|la|las|los) \p{L}+(?: por ning[uú]n lado| en ning[uú]n lado)?[.!]?$/iu,
		2.2,
	],
	[
		/^(?:por favor,? )?no (?:abras|abran|cierres|cierren|apagues|dejes|dejen|toques|toquen|olvides|salgas|salgan|vayas|vayan|compres|comas|coman|metas|tires|pises|laves|prendas|uses|lleves|traigas|pongas)(?!\p{L})/iu,
		2,
	],
	// News of the town, told without the teller.
	[
		/^(?!.*(?<!\p{L})(?:yo|me|mi|mis|nos|conmigo)(?!\p{L}))(?:la polic[ií]a|el gobierno|el presidente|las autoridades|los bomberos|el ayuntamiento|la municipalidad|el alcalde|un (?:hombre|señor|muchacho|joven)|una (?:mujer|señora|joven)|dos|tres|varios) (?:se )?\p{L}+(?:ó|aron|ieron|o)(?!\p{L})/iu,
		1.2,
	],
	// How things are: "el ascensor huele a pescado", "las casas cuestan mucho".
	[
		/^(?!.*(?<!\p{L})(?:me|mí|conmigo)(?!\p{L}))(?:el|la|los|las|tu|tus|su|sus|este|esta|ese|esa) \p{L}+(?: (?:de|del) (?:la |el |mi |tu )?\p{L}+)? (?:ya |no |siempre )?(?:huele|huelen|sabe|cuestan?|vale|valen|sirven?|dura|duran|pesa|mide|cierran?|abren?|empieza|termina|corta|necesita|va llen[oa]|viene con|tarda|queda lejos|queda cerca|es (?:much|muy|tan|de lo|la mejor|el mejor|una (?:joya|porquer[ií]a|maravilla|lata)))\p{L}*(?!\p{L})/iu,
		1.2,
	],
	// Somebody's ways and trade: "mi mamá guarda mis dientes de leche", "mi abuelo vendía leche".
	[
		/^(?:mi|mis|tu|tus|su|la|el) (?:abuel|pap|mam|madre|padre|viej|t[ií][oa]|prim|herman|hij|suegr|cuñad|vecin|novi|espos|marido|mujer|amig|jef|compañer|sobrin)\p{L}*(?: \p{L}+)? (?:siempre |nunca |ya |no |todav[ií]a )?(?:guarda|colecciona|tiene miedo a|le tiene miedo|trabaja|vende|vend[ií]a|criaba|sembraba|cultivaba|repart[ií]a|estudia|cumple|ronca|cocina|prepara|hace (?:el|la|los|las|unas|unos)|usa|odia|detesta|adora|ama|vive|maneja|conduce|canta en|toca (?:el|la)|juega)(?!\p{L})/iu,
		1.3,
	],
	// Mishaps.
	[
		/(?<!\p{L})(?:casi (?:me (?:caigo|duermo|desmayo)|choc\p{L}+)|se (?:me|le) (?:rompi[oó]|cay[oó]|quem[oó]|perdi[oó]|descarg[oó]|acab[oó]) (?:el|la|un|una) (?:cel|celular|m[oó]vil|tel[eé]fono|espejo|vaso|plato|pantalla|cartera|arete|llanta|reloj|cafetera|arroz|comida)|me qued[eé] (?:dormid[oa]|atorad[oa]|atrapad[oa]) en el|se torci[oó]|me torc[ií]|se desmay[oó]|me pic[oó] (?:una|un) (?:avispa|mosquito|zancudo|abeja|hormiga)|estoy (?:muert[oa]|hech[oa] polvo|frit[oa]|agotad[oa])(?=[.!]?$))(?!\p{L})/iu,
		1.3,
	],
	// Talk with somebody, where nobody in it speaks.
	[
		/^(?!.*(?<!\p{L})(?:dec[ií]a|dijo|dice|gritaba|grit[oó]|preguntaba|pregunt[oó]|susurr\p{L}+|repet[ií]a|contest\p{L}+|respond\p{L}+)(?!\p{L})).*(?<!\p{L})(?:tu (?:mam[aá]|pap[aá]|casa|perro|prima|hermana|hermano|hijo|hija|carro|coche|n[uú]mero|mensaje)|te (?:acuerdas|acord[aá]s|dej[eé]|mando|mand[eé]|llamo|aviso|espero|paso|veo|compr[eé]|presto|escribo|oigo)|viste|vistes|has visto|vieron)(?!\p{L})/iu,
		1.3,
	],
	[/^(?:ella|él|ellos|ellas) (?!me |y yo|nos )(?!.*(?<!\p{L})(?:me|yo|mi|conmigo)(?!\p{L}))/iu, 0.8],
	[/^no hab[ií]a \p{L}+,? (?:compr[eé]|traje|ped[ií]|us[eé]|nos fuimos|me fui|lo dejamos)/iu, 2],
	[
		/(?<!\p{L})(?:vendiendo|haciendo fila|ven[ií]a en el (?:metro|bus|cami[oó]n|autob[uú]s)|iba manejando y me par[oó]|nos dejaron salir)(?!\p{L})/iu,
		0.9,
	],
	[
		/^(?:tienes|ten[eé]s|est[aá]s|eres|sos|vas|puedes|pod[eé]s|quieres|quer[eé]s|llevas|necesitas|debes|sabes|hueles|pareces|traes)(?!\p{L})/iu,
		1.5,
	],
	[
		/(?<!\p{L})(?:es|son|era|eran) (?:enfermer|m[eé]dic|maestr|abogad|ingenier|contador|cociner|psic[oó]log|doctor|profesor|albañil|alérgic|al[eé]rgic)\p{L}*[.!]?$/iu,
		1.4,
	],
	[
		/(?<!\p{L})(?:cerraron (?:el|la|los)|vi a(?:l| la| los)? \p{L}+ (?:pasar|salir|entrar)|cada que|^se me (?:enchueca|olvida|antoja|hace agua|acaba|descarga|tapa|empaña|pega el sueño))(?!\p{L})/iu,
		1,
	],
	[/^hay (?:una? )?(?:gotera|fuga|fila|cola|baches?|obras|humedad|atasco|paro|huelga)(?!\p{L})/iu, 1.5],
	[
		/(?<!\p{L})(?:la|el) (?:maestr[oa]|profe\p{L}*) (?:pidi[oó]|mand[oó]|dej[oó]|nos|puso|subi[oó]|dijo que|faltó)(?!\p{L})/iu,
		1.3,
	],
	// How dreams begin: "movía las cosas con la mente", "el médico me abría la panza".
	[
		/^(?:me |se |nos )?(?!(?:hab[ií]a|quer[ií]a|pod[ií]a|deb[ií]a|dec[ií]a|sab[ií]a|cre[ií]a|estaba|gustaba|iba a|todav[ií]a|tr[aá]fico)(?!\p{L}))\p{L}{2,}(?:aba|aban|ábamos|abamos|ía|ían|íamos)(?!\p{L})(?!.*(?<!\p{L})(?:cuando|ayer|siempre|antes|todos los)(?!\p{L}))/iu,
		-0.9,
	],
	[
		/^(?:el|la|los|las|un|una|mi|mis|del) \p{L}+(?: \p{L}+)? (?:me|nos|se) \p{L}{2,}(?:aba|aban|ía|ían)(?!\p{L})/iu,
		-0.7,
	],
	[
		/^(?:un|una|unos|unas) \p{L}+(?: \p{L}+)? \p{L}{2,}(?:aba|aban|ía|ían)(?!\p{L})|^(?:estuve|estaba|est[aá]bamos) a punto de(?!\p{L})/iu,
		-0.9,
	],
	// Beasts where none are, things made of what they are not made of.
	[
		/(?<!\p{L})(?:hab[ií]a|entraba|aparec[ií]a|ten[ií]a) (?:una? |unos |unas )?(?:le[oó]n|leona|tigre|elefante|camello|ballena|tibur[oó]n|oso|lobo|mono|serpiente|v[ií]bora|cocodrilo|caballo|vaca|toro|jirafa|drag[oó]n|[aá]guila|pulpo|burro|cabra|buitre)s?(?!\p{L})|(?<!\p{L})hech[oa]s? de (?!madera|vidrio|cart[oó]n|pl[aá]stico|piedra|lana|algod[oó]n|tela|hierro|oro|plata)/iu,
		-1.5,
	],
	// What only dreams go on about.
	[
		/(?<!\p{L})(?:de (?:repente|pronto)|sin (?:cara|rostro|cabeza|ojos)|se (?:convert[ií]a|convirti[oó]|volv[ií]a|transform\p{L}+)|no pod[ií]a (?:mover|gritar|correr|hablar|salir|respirar)\p{L}*|me persegu\p{L}+|difunt[oa]s?|fallecid[oa]s?|que en paz descanse|ya muert[oa]|muert[oa] (?:me|hace|ven[ií]a|estaba)|(?:perro|gato|gata|p[aá]jaro|caballo|serpiente|[aá]rbol|espejo|luna|pez|vaca|loro|rana|estatua)s? (?:me )?(?:hablaba|habl[oó]|me dec[ií]a|dec[ií]a|dijo|cantaba|lloraba|sonre[ií]a))(?!\p{L})/iu,
		-1.5,
	],
]; // prettier-ignore

/** How much more likely than its words tell, by its turns of phrase, a short Spanish text is ordinary talk. */
export const talkInSpanish = (text: string): number =>
	turns.reduce((sum, [turn, weight]) => (turn.test(text) ? sum + weight : sum), 0);
