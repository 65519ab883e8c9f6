import type { Particular } from '../shape.ts';

/** The entries of the major arcana in the order of their numbers. */
const arcana = [
	'fool',
	'magician',
	'high-priestess',
	'empress',
	'emperor',
	'hierophant',
	'lovers',
	'chariot',
	'strength',
	'hermit',
	'wheel',
	'justice',
	'hanged-man',
	'death',
	'temperance',
	'devil',
	'tower',
	'star',
	'moon',
	'sun',
	'judgement',
	'world',
];

/** A card that is asked for by its number: "¿cuál es la carta número 13?", "el arcano 0". */
const byNumber: readonly Particular[] = arcana.map((entry, number) => ({
	asked: new RegExp(
		`\\b(?:carta|arcano)(?: mayor)?(?: (?:numero|nro|n))? ${number}\\b|\\bque (?:carta|arcano) es (?:el|la)(?: numero)? ${number}\\b`,
	),
	entry,
	say: [],
}));

/** What is asked in Spanish about other oracles, signs of the zodiac, numbers, words and faiths. */
export const lore: readonly Particular[] = [
	{
		asked: /\bque (?:significa|simboliza|representa) el (?:color )?verde\b/,
		not: /\b(?:sueno|sonar|sone|mi|mis)\b/,
		entry: 'green',
		say: [],
	},
	{
		asked: /\bque (?:ave|pajaro)\b.*\bsalomon\b/,
		entry: 'solomon',
		say: [],
	},
	...byNumber,
	{
		asked:
			/^(?:y |pero )*(?:si (?:sale |me sale )?)?(?:junto (?:con|a)|combinad[oa] con|al lado de|pegad[oa] a|con) (?:la carta de )?la muerte$/,
		page: 'major-arcana',
		say: [
			{
				say: 'Dos cartas juntas se leen como una frase: la primera pone de qué se trata y la segunda qué le pasa. La Muerte, al lado de otra, dice que eso cambia de forma y no vuelve a ser como era; no habla de que muera nadie.',
				ask: '¿Qué habías preguntado cuando salieron?',
			},
		],
	},
	{
		asked:
			/\b(?:rumi|hafez|hafiz)\b.*\b(?:amig[oa]s?|se conoci\w+|se conocen|conocio a|contemporane\w+|coincidi\w+|se trataban|rivales?)\b/,
		not: /\b(?:mi|mis|shams|tabriz)\b/,
		page: 'hafez',
		say: [
			{
				say: 'No llegaron a conocerse: Rumi murió en Konya en 1273 y Hafez nació en Shiraz unos cuarenta años después. Hafez sí lo leyó, a él y a todos, como lee un nieto los libros de la casa.',
				ask: '¿Por cuál de los dos quieres empezar?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero )*(?:es verdad que )?(?:bebian?|tomaban?|se emborrachaban?|bebio) (?:vino|alcohol)?(?: ?(?:de verdad|en serio|realmente|tambien|en persia|alla))*$|\b(?:hafez|hafiz|rumi|jayam|khayyam)\b.*\b(?:bebian?|tomaban?|se emborrachaban?|borrach[oa]s?)\b|\bel vino (?:es|era) (?:de verdad|real|una metafora|un simbolo|literal|vino)\b/,
		say: [
			{
				say: 'Probablemente sí, alguno. En el Shiraz de Hafez había tabernas, y un príncipe que las cerró y al que él se lo reprochó en verso. Pero en los poemas el vino hace más oficios: es alegría, franqueza, y para los sufíes, lo que embriaga sin copa. Se lleva siete siglos discutiendo cuál es cuál, y Hafez no dejó nota aclaratoria.',
				ask: '¿Cuál de los dos vinos te interesa más?',
			},
		],
	},
	{
		asked: /\bque (?:dice|dicen|opina|piensa|ensena)\b.*\b(?:islam|coran|profeta|musulmanes)\b.*\bsuen/,
		ofDreams: true,
		entry: 'ibn-sirin',
		say: [
			{
				say: 'La tradición islámica distingue tres sueños: el bueno, que se cuenta a quien te quiere; la pesadilla, que se calla y no hace daño; y el que solo repite las preocupaciones del día.',
			},
		],
	},
	{
		asked:
			/\bque (?:dice|dicen|opina|piensa|ensena)\b.*\b(?:biblia|iglesia|cristian\w+|catolic\w+|jesus|evangelio\w*)\b.*\bsuen/,
		ofDreams: true,
		say: [
			{
				say: 'En la Biblia José descifra los sueños del faraón, Daniel los del rey, y a otro José un sueño lo manda a Egipto con el niño. El Eclesiastés, más seco, dice que los sueños vienen de las muchas tareas. La Iglesia heredó las dos cosas: los escucha alguna vez y desconfía casi siempre.',
			},
		],
	},
	{
		asked:
			/\b(?:veo|vi|me (?:aparece|sale|persigue|encuentro))\w*\b.*\b(?:11 11|22 22|12 12|10 10|111|222|333|444|555|777|888|1111)\b.*\b(?:signific\w+|quier\w+ decir|senal|mensaje)\b/,
		as: 'meaning',
		entry: 'angel-numbers',
		say: [],
	},
	{
		asked:
			/\b(?:veo|ver|vi|aparece\w*|sale|me persigue\w*|me encuentro)\b.*\b(?:11 11|22 22|12 12|10 10|111|222|333|444|555|777|888|1111)\b/,
		entry: 'angel-numbers',
		say: [],
	},
	{
		asked: /\b(?:11|22|33)\b.*\bmaestro|\bmaestro\b.*\b(?:11|22|33)\b/,
		entry: 'master-numbers',
		say: [],
	},
	{
		asked:
			/\bpiedras?\b.*\b(?:signo|zodiac\w*|nacimiento|aries|tauro|geminis|cancer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)\b/,
		say: [
			{
				say: 'La lista de piedras que circula va por meses, no por signos, y la fijaron unos joyeros de Estados Unidos en 1912: granate en enero, amatista en febrero, esmeralda en mayo, rubí en julio, zafiro en septiembre. Para los signos cada libro tiene la suya, y no se ponen de acuerdo.',
			},
		],
	},
	{
		asked:
			/\b(?:planetas?|rige|regente)\b.*\b(?:signo|aries|tauro|geminis|cancer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)\b/,
		not: /\bretrograd/,
		say: [
			{
				say: 'En la astrología antigua Marte rige Aries y Escorpio; Venus, Tauro y Libra; Mercurio, Géminis y Virgo; Júpiter, Sagitario y Piscis; Saturno, Capricornio y Acuario; el Sol, Leo, y la Luna, Cáncer. A Escorpio, Acuario y Piscis les dieron después Plutón, Urano y Neptuno.',
			},
		],
	},
	{
		asked: /\b(?:i ching|iching|yijing|libro de las mutaciones)\b/,
		say: [
			{
				say: 'El I Ching es un libro chino de hace unos tres mil años: sesenta y cuatro figuras de seis rayas, enteras o partidas, que se sacan con tallos de milenrama o con tres monedas. Se lee la figura y en qué otra se está convirtiendo. Aquí no se echa; su pariente más cercano en esta casa es Hafez abierto al azar.',
			},
		],
	},
	{
		asked:
			/\b(?:que (?:es|son)|como (?:se|funciona\w*)|hablame|explica\w*|sabes de|significan?)\b.*\brunas?\b|^(?:las )?runas$/,
		say: [
			{
				say: 'Las runas son letras germánicas de hace casi dos mil años, rectas porque se cortaban en madera; cada una tiene nombre: ganado, granizo, sol, heredad. Echarlas como oráculo, tal como se hace hoy, viene sobre todo de libros del siglo XX. Aquí no hay ninguna bolsa de runas.',
			},
		],
	},
	{
		asked: /\bouija\b|\bpendulo\b/,
		say: [
			{
				say: 'El péndulo y la ouija se mueven por los dedos de quien los sostiene, sin que se dé cuenta; se probó ya en el siglo XIX y se llama efecto ideomotor. Dicen lo que la mano piensa, que a veces asusta. Si hay un muerto al otro lado de la pregunta, mejor escribirle una carta.',
			},
		],
	},
	{
		asked: /\bque es (?:el |un |tener )?(?:buen |mal )?karma\b|\b(?:existe|crees en|hay) (?:el )?karma\b/,
		say: [
			{
				say: 'Karma es palabra sánscrita y quiere decir acto: en las religiones de la India lo que se hace deja huella y vuelve, en esta vida o en otra. En persa se dice con un campo: el trigo sale del trigo y la cebada, de la cebada.',
			},
		],
	},
	{
		asked:
			/\b(?:existe|hay|crees en|esta escrito) (?:en )?(?:el |un |nuestro )?destino\b|\besta todo escrito\b|\btodo esta escrito\b|\bque es el destino\b/,
		say: [
			{
				say: 'Si existe, nadie lo ha visto por escrito. Hafez dice unas veces que el reparto se hizo sin preguntarnos, y otras invita a partir el techo del cielo y trazar un plan nuevo. Vivió con las dos cosas, y parece que con las dos se puede.',
			},
		],
	},
	{
		asked: /\bquien es mejor\b.*\b(?:rumi|hafez)\b|\b(?:rumi o hafez|hafez o rumi)\b/,
		say: [
			{
				say: 'No tengo podio. Rumi cuenta y enseña, y te lleva de la mano por seis libros de historias; Hafez guiña, y en dos versos dice una cosa y su contraria. Para una noche larga, Rumi; para un minuto antes de salir de casa, Hafez.',
				ask: '¿Qué te falta hoy, un cuento o un guiño?',
			},
		],
	},
	{
		asked:
			/\b(?:que|como) (?:es|era|decia|dice|dijo|entiende|pensaba|piensa)\b.*\bamor\b.*\brumi\b|\brumi\b.*\b(?:del|sobre el|el) amor\b/,
		not: /\b(?:poema|verso|recita\w*|dime un|leeme)\b/,
		say: [
			{
				say: 'En el primer libro del Masnavi el amor es el astrolabio de los secretos de Dios, y la pluma que corría por el papel se raja al llegar a esa palabra. Es decir, no lo explica: lo hace pasar. Quien quiera saber qué es, viene a decir, que ame.',
			},
		],
	},
	{
		asked:
			/\bcomo se dice\b.*\b(?:te (?:quiero|amo)|amor)\b.*\b(?:persa|farsi|irani)\b|\b(?:te (?:quiero|amo)) en (?:persa|farsi)\b/,
		say: [
			{
				say: 'Se dice «dúset dáram», que palabra por palabra es «te tengo por amigo». Cuando es del amor que quita el sueño, «ásheguetam», soy tu enamorado; de esa raíz, eshq, hablan casi todos los gazales de Hafez.',
			},
		],
	},
	{
		asked:
			/\b(?:que|cual) (?:carta|arcano) (?:del tarot )?(?:soy|me (?:corresponde|toca|representa)|es la mia|es el mio)\b|\bmi carta de nacimiento\b/,
		page: 'major-arcana',
		say: [
			{
				say: 'Hay una cuenta moderna para eso: se suman las cifras de la fecha de nacimiento hasta quedar en 22 o menos y se busca ese arcano. Con el 3 de mayo de 1990 salen 27, y 2 y 7 son 9: el Ermitaño.',
				ask: '¿Qué número te sale a ti?',
			},
		],
	},
	{
		asked:
			/^(?:hola |muy )*(?:feliz navidad|felices fiestas|feliz ano(?: nuevo)?|feliz yalda|feliz nouruz|felices pascuas)(?: \w+){0,3}$/,
		say: [{ say: 'Igualmente, y que quede alguna mancha en el mantel: es señal de que vino gente.' }],
	},
];
