import type { Particular } from '../shape.ts';

/** What people tell and ask in Spanish of those near to them, and of love, that wants an answer just to it. */
export const others: readonly Particular[] = [
	{
		asked:
			/\b(?:acabo de|recien|hace \w+ (?:dias|semanas|meses))\b.*\b(?:ser (?:mama|madre)|parir|dar a luz|pari|tuve)\b.*\b(?:llor\w*|trist\w*|no (?:siento|quiero|puedo)|sola|miedo|agotad\w*|ahog\w*)\b|\b(?:desde que (?:nacio|pari|tuve|soy (?:mama|madre))|posparto|postparto)\b.*\b(?:llor\w*|trist\w*|no (?:siento|quiero|puedo)|vacia|sola|rara|mal|deprimid\w*|depresion)\b/,
		say: [
			{
				say: 'Un parto no trae siempre la alegría en la misma bolsa. Llorar los primeros días es cosa de hormonas y de sueño, y les pasa a muchas; si sigue después de dos semanas, o si asusta, dilo con esas palabras a la matrona o al médico, que lo conocen y se trata. No quiere decir que seas mala madre ni que no quieras a tu criatura.',
				ask: '¿Quién podría tenerla en brazos mientras duermes tres horas seguidas?',
			},
		],
	},
	{
		asked:
			/\b(?:mi|nuestr[oa]) (?:\w+ ){0,2}(?:padre|madre|papa|mama|abuel[oa]|marido|mujer|espos[oa]|herman[oa]|suegr[oa]|ti[oa])\b.*\b(?:ya )?no me (?:conoce|reconoce|reconocio|conocio|recuerda|recordo)\b|\b(?:alzheimer|demencia)\b/,
		not: /\b(?:murio|fallec\w+|muri\w+|muert[oa]|tengo que meter|residencia|rob[oa]\w*|acusa|oper\w+|limite|aguanto|loca|nariz)\b/,
		say: [
			{
				say: 'Es una pena rara: sigue ahí y ya no te encuentra. Los nombres se van antes que el tono de voz y la mano; siéntate de frente, di quién eres sin examinar, y prueba con una canción de sus veinte años, que la música suele quedarse la última.',
				ask: '¿Qué hace todavía igual que siempre?',
			},
		],
	},
	{
		asked:
			/\b(?:mi|mis) (?:\w+ ){0,2}(?:padres?|madre|papa|mama|marido|mujer|espos[oa]|novi[oa]|pareja|herman[oa]|hij[oa]|ti[oa]|ex)\b(?: \w+){0,3} (?:(?<!\b(?:al|el|un|mi|del|la|con|su|nuestro) )bebe|bebe mucho|bebia|toma mucho|se emborracha|alcoholic[oa]|adict[oa]s?|drogadict[oa]|se droga|consume (?:drogas?|cocaina|alcohol|crack|pastillas)|(?:es|esta) ludopata|apuesta|juega a las maquinas|esta enganchad[oa])\b/,
		not: /\b(?:agua|leche|cafe|muri\w+|murio|pega|golpea|infiel|llora|biberon|mi bebe|la bebe|el bebe|un bebe)\b/,
		say: [
			{
				say: 'Eso es vivir pendiente de cómo suenan las llaves en la puerta. Las familias que pasaron por ahí lo resumen en tres frases: no lo causaste, no lo controlas, no lo curas tú. Lo que sí está en tu mano es qué dejas de tapar, y hay grupos gratuitos para familiares donde no hace falta explicar nada.',
				ask: '¿Qué llevas tiempo tapando?',
			},
		],
	},
	{
		asked:
			/\b(?:extrano|echo (?:mucho )?(?:de menos|en falta)|me hace (?:mucha )?falta|anoro|me falta)\b(?: mucho| tanto)? (?:a )?(?:mi|mis) (?:\w+ )?(?:abuel\w+|padres?|madre|papa|mama|herman[oa]s?|hij[oa]s?|amig[oa]s?|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|ti[oa]|prim[oa]s?|familia|niet[oa]s?)\b/,
		not: /\b(?:muri\w*|muert\w*|fallec\w*|enterr\w*|cielo|dios|dinero|carrera)\b/,
		say: [
			{
				say: 'Echar de menos se hace con el cuerpo entero: con el oído, que espera un ruido, y con la mano, que se adelanta sola. Desde aquí no sé si es distancia o ausencia para siempre, y no voy a suponerlo.',
				ask: '¿Qué ruido suyo falta en la casa?',
			},
		],
	},
	{
		asked:
			/\bno (?:acepta|aceptan|quiere|quieren|soporta|soportan|traga|tragan|aprueba|aprueban) a mi (?:novi[oa]|pareja|marido|espos[oa]|chic[oa]|mujer|prometid[oa])\b|\bmi (?:novi[oa]|pareja|marido|espos[oa]) no (?:le )?(?:gusta|cae bien) a (?:mi|mis)\b/,
		say: [
			{
				say: 'Estar en medio es traducir el día entero para gente que no se habla. No tienes que elegir esta noche ni convencer a nadie; puedes decir una vez «a ustedes los quiero, y a esta persona también», y dejar que lo vean con los meses.',
				ask: '¿Qué temen en el fondo, si lo han dicho alguna vez?',
			},
		],
	},
	{
		asked:
			/\bquiero (?:tener )?(?:hijos|ser (?:madre|padre|mama|papa)|un hijo|otro hijo)\b.*\b(?:el|ella|mi (?:marido|mujer|novi[oa]|pareja|espos[oa])) no\b|\b(?:el|ella|mi (?:marido|mujer|novi[oa]|pareja|espos[oa])) (?:no quiere (?:tener )?(?:mas )?hijos|no quiere ser (?:padre|madre)|quiere (?:tener )?hijos y yo no)\b/,
		say: [
			{
				say: 'Es de las pocas cosas que no se parten por la mitad. No se resuelve convenciendo; se aclara sabiendo si es un «no», un «todavía no» o un «tengo miedo», porque cada uno pide otra conversación, y poniéndole fecha a la siguiente.',
				ask: '¿Cuál de los tres dirías que es?',
			},
		],
	},
	{
		asked:
			/\b(?:volver|vuelvo|regresar|regreso|volviera|otra oportunidad|segunda oportunidad)\b.*\b(?:con|a) (?:mi|su) ex\b|\bmi ex quiere (?:volver|regresar)\b|\b(?:volver|vuelvo|regresar|regreso) con (?:el|ella)\b/,
		not: /\b(?:pega\w*|golpe\w*|miedo|infiel|engan\w+|volvera)\b/,
		light: true,
		say: [
			{
				say: 'Vuelve bien lo que ha cambiado, no lo que se echa de menos. Mira qué es distinto hoy de la semana en que se acabó, y quién hizo ese trabajo; si la única novedad es que se extrañan, aún no hay novedad.',
				ask: '¿Por qué se acabó la última vez, en una sola frase?',
			},
		],
	},
	{
		asked:
			/\b(?:sigo|todavia|aun)\b.*\b(?:enamorad[oa] de|amo a|quiero a|pensando en|llorando por|colgad[oa] de) mi ex\b|\bno (?:puedo|logro|consigo) olvidar a mi ex\b/,
		say: [
			{
				say: 'El corazón no firma el mismo día que la cabeza. Que siga ahí no dice que haya que volver; dice que aquello fue de verdad, y que la memoria se muda despacio, caja a caja.',
				ask: '¿Qué harías con ese cariño si supieras que no vuelve?',
			},
		],
	},
	{
		asked:
			/\b(?:dejo|deberia dejar|debo dejar|tengo que dejar|corto con|rompo con|termino con|deberia cortar con|deberia terminar con) (?:con |a )?mi (?:novi[oa]|marido|mujer|espos[oa]|pareja|chic[oa])\b|^(?:y )?(?:me separo|me divorcio|deberia separarme|deberia divorciarme|debo divorciarme|debo separarme)$|\bno se que hacer con mi (?:matrimonio|relacion|pareja|marido|mujer)\b|\bmi (?:matrimonio|relacion) (?:no funciona|va mal|se acaba|se hunde|hace aguas|esta rot[oa]|esta muert[oa])\b/,
		not: /\b(?:me dejo|me dejaba|infiel|engan\w+|traicion\w*|pega\w*|golpe\w*|miedo|muri\w+|enferm\w+|sol[oa] con)\b/,
		say: [
			{
				say: 'No lo decidas en la semana de la última pelea, ni en la de las flores. Imagina que en cinco años no ha cambiado nada, ni lo bueno ni lo malo, y mira si te ves quedándote en ese cuarto.',
				ask: '¿Qué tendría que ser distinto para que no lo preguntaras?',
			},
		],
	},
	{
		asked:
			/\b(?:que hago|por que|deberia|debo|escribo|le escribo|que significa)\b.*\bno me (?:contesta|responde|escribe|llama|habla)\b|\b(?:me (?:dejo|deja|ha dejado) en visto|me clavo el visto|me hizo ghosting|me hace ghosting)\b|\bno me (?:contesta|responde) (?:los |a los |mis )?(?:mensajes|wasaps?|whatsapps?|llamadas)\b/,
		not: /\b(?:profesora?|rector|nota|editor\w*|clientes?|abogad[oa]|empresa|entrevista|trabajo|banco|consulado|embajada|medico|hospital|universidad|seguro|casero|hij[oa]s?|madre|padre|mama|papa|herman[oa]|jef[ea]|dios)\b/,
		only: ({ heard }) => !heard.events.includes('faith'),
		light: true,
		say: [
			{
				say: 'Un mensaje sin respuesta admite diez explicaciones, y la cabeza escoge siempre la peor. Si acaso, escribe uno más que se conteste en una palabra, y deja el teléfono en otro cuarto; lo que pase con ese ya es una respuesta.',
				ask: '¿Qué decía el último que mandaste?',
			},
		],
	},
	{
		asked:
			/\b(?:como|quiero|intento|no puedo|no se|no logro|puedo) (?:se )?(?:como )?perdon(?:o|ar|arl[oae]s?|a)\b(?! a mi mism)/,
		not: /\b(?:dios|perdonarme|a mi mism[oa]|infiel|engan\w+|cuernos|muri\w+|murio|fallec\w+|abus\w+|viol\w+|mato|uno|una misma)\b/,
		say: [
			{
				say: 'Perdonar no es decir que no fue nada, ni volver a poner ese plato en tu mesa; es dejar de cobrar la deuda cada mañana. Se empieza por escribirla entera: qué pasó, qué te costó, qué ya no vas a recibir. Puede que con eso baste, y puede que todavía no toque.',
				ask: '¿Qué tendría que haber hecho de otra manera?',
			},
		],
	},
	{
		asked:
			/\b(?:envidia|celos)\b.*\b(?:de|a) mi (?:amig[oa]|herman[oa]|prim[oa]|compañer[oa]|companer[oa]|cunad[oa]|vecin[oa])\b|\bme da envidia\b/,
		say: [
			{
				say: 'La envidia apunta mejor de lo que parece: casi nunca a todo lo del otro, sino a una cosa concreta. Dicha por su nombre se hace más pequeña, y a veces se vuelve un plan.',
				ask: '¿Qué tiene exactamente que querrías para ti?',
			},
		],
	},
	{
		asked:
			/\bmi (?:jef[ea]|encargad[oa]|supervisor[a]?|patron[a]?)\b.*\b(?:grita|gritaba|grito|gritan|humill\w*|insult\w*|ridiculiz\w*|maltrat\w*|me trata mal)\b/,
		not: /\bno me (?:grito|grita|insult|humill)/,
		say: [
			{
				say: 'Que te griten delante de otros humilla dos veces, por lo que se oye y por quien lo oye. Apunta hoy mismo fecha, hora, palabras y quién estaba: parece poco, y es lo que sirve después, para quejarse o para irse.',
				ask: '¿Quién lo vio y te diría que no exageras?',
			},
		],
	},
	{
		asked:
			/^(?:hola )?(?:me caso|nos casamos|me voy a casar|nos vamos a casar|me case ayer|nos casamos ayer)\b(?: \w+){0,5}$/,
		not: /\b(?:miedo|dudas?|no quiero|obligad\w*|deberia|con quien|cuando|sin amor|no se)\b|\?/,
		asks: ['speak', 'joy'],
		say: [
			{
				say: 'Así que hay boda. Entre la lista de invitados y los zapatos es fácil perder de vista para qué era; apunta hoy, para el papel de dentro del anillo, la frase que los dos dirían sin ensayar.',
				ask: '¿Qué parte de ese día te hace más ilusión, y cuál te quita el sueño?',
			},
		],
	},
];
