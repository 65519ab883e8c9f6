import type { Particular } from '../shape.ts';

/** What is asked in Spanish about reading cards, verses, dreams and signs, and about some things next to them. */
export const practice: readonly Particular[] = [
	{
		asked:
			/(?:leer|echar|tirar|leo|echo|tiro|leyendo|echando|tirando|autolectura|leer las)\w*\b.*\b(?:cartas?|tarot)\b.*\b(?:un[oa] mism[oa]|mi mism[oa]|yo mism[oa]|yo sol[oa]|si mism[oa]|a solas)\b|\b(?:leer|echar|tirar)(?:me|se|te)(?: yo)?(?: a)?(?: mi| solo| sola)? (?:las cartas|el tarot)\b/,
		not: /\b(?:me pued(?:es|o)|puedes|podrias|quiero|quisiera|vas a)\b (?:leer|echar|tirar)me\b/,
		say: [
			{
				say: 'No da mala suerte: es una costumbre de mesa, no una ley, y mucha gente se las echa cada mañana. Lo difícil es otra cosa, que con un deseo en la cabeza se lee el deseo. Escribe la pregunta antes de volver la carta, apunta lo primero que ves en el dibujo y no repitas hasta otro día.',
			},
		],
	},
	{
		asked:
			/\b(?:tengo que|tiene que|hay que|hace falta|es necesario|es obligatorio|necesito|se necesita|debo|puedo|puede|vale|sirve|podria)\b.*\b(?:ser|siendo|si no soy|si soy|sin ser|aunque no sea|aunque sea)\b.*\b(?:musulman\w*|creyentes?|religios\w+|persas?|irani\w*|cristian\w+|catolic\w+|ate[oa]s?|judi\w+|evangelic\w+|agnostic\w+|budistas?|practicantes?)\b|\b(?:soy|somos) (?:muy )?(?:cristian\w+|catolic\w+|ate[oa]s?|judi\w+|evangelic\w+|agnostic\w+|budistas?|musulman\w*|creyentes?)\b.*\b(?:puedo|podemos|debo|me vale|sirve|hago mal)\b/,
		not: /\bpecad|\bcasar/,
		say: [
			{
				say: 'No hay que ser de ninguna religión para eso. En Irán abren a Hafez musulmanes, zoroastras, judíos, armenios cristianos y gente que no reza nunca; quien quiere dice antes una oración, y quien no, se queda un momento en silencio. Lo único que se pide es una pregunta de verdad.',
			},
		],
	},
	{
		asked:
			/\b(?:puedo|se puede|pasa algo|esta mal|es malo|vale|conviene|debo|deberia|da mala suerte|trae mala suerte|cada cuanto|cuantas veces)\b.*\b(?:preguntar|pregunto|consultar|consulto|echar|echo|tirar|tiro|repetir|repito|abrir|abro)\w*\b.*\b(?:lo mismo|otra vez|dos veces|tres veces|varias veces|misma pregunta|de nuevo|mas de una vez|al dia|seguidas?|hafez|cartas?|tarot|oraculo)\b|\b(?:cada cuanto|cuantas veces)\b.*\b(?:hafez|cartas|tarot|oraculo|consult\w*|pregunt\w*)\b/,
		not: /\bte (?:he )?pregunt|\bsin que|\bpermiso|\bnoche|\bpor otr|\bhermana|\bhermano|\bamig/,
		say: [
			{
				say: 'Se puede, nadie lleva la cuenta. La costumbre con Hafez es preguntar una vez y de verdad, porque a la tercera ya no se pregunta: se regatea. Deja pasar unos días, o cambia la pregunta hasta que sea la que te quema.',
			},
		],
	},
	{
		asked:
			/\b(?:puedo|se puede|esta mal|es malo|vale|debo|es correcto)\b.*\b(?:echar|leer|tirar|consultar|preguntar|sacar|abrir)\w*\b.*\b(?:sin que (?:lo |se |la )?\w+|sin (?:su )?permiso|por otr[oa]\w*|para otr[oa]\w*|en nombre de|por mi \w+|para mi \w+)\b/,
		not: /\bmi (?:cuenta|mism[oa])\b/,
		say: [
			{
				say: 'Se puede preguntar por alguien, pero la carta le habla a quien la vuelve: dirá de tu preocupación más que de su vida. Si no te gustaría que lo hicieran contigo a escondidas, pregunta por lo tuyo, por lo que puedes hacer tú por esa persona.',
			},
		],
	},
	{
		asked:
			/\b(?:baraja|mazo|cartas|tarot)\b.*\b(?:regal\w+|comprarmel[oa]|comprarl[oa] yo|comprar yo)\b|\bregal\w+\b.*\b(?:baraja|mazo|el tarot|las cartas del)\b/,
		not: /\bque (?:le|me) regal[oe]\b|cumple/,
		say: [
			{
				say: 'No hace falta que te la regalen. Casi todo el mundo se compra la suya; lo del regalo es una superstición simpática que nadie sabe de dónde salió. Sirve la que te guste mirar un buen rato.',
			},
		],
	},
	{
		asked:
			/\b(?:que hora|a que hora|que dia|cuando es mejor|mejor momento|de dia o de noche|de noche|por la noche|luna llena)\b.*\b(?:consultar|cartas|tarot|hafez|oraculo|preguntar|tirada)\b|\b(?:consultar|cartas|tarot|hafez|oraculo|tirada)\b.*\b(?:que hora|que dia|de dia o de noche|solo de noche|por la noche|de madrugada)\b/,
		say: [
			{
				say: 'A cualquier hora. Hay quien prefiere la noche porque no llama nadie, y en Irán se abre a Hafez sobre todo en la más larga, la de Yalda; pero la hora no cambia la página. Cambia quien la lee: mejor después de dormir y sin prisa.',
			},
		],
	},
	{
		asked:
			/\b(?:si|aunque|y si) (?:yo )?no (?:me )?cre(?:o|es|emos|yera)\b.*\b(?:nada|esto|estas|eso|cartas|tarot|magia|horoscopos?)\b|\b(?:hay que|tengo que|hace falta|necesito|es necesario) creer\b/,
		not: /\bdios\b/,
		say: [
			{
				say: 'No pasa nada: esto no pide fe. Un verso o una carta sirven igual como imagen de fuera con la que pensar lo propio; si te dice algo, lo usas, y si no, lo dejas en la mesa.',
			},
		],
	},
	{
		asked:
			/\bno se (?:ni )?que (?:preguntar|pregunta|consultar|decir(?:te|le) a las cartas)\w*\b|\bque (?:pregunta )?(?:le |les )?(?:pregunto|puedo preguntar|hay que preguntar|debo preguntar|se pregunta|pregunta (?:le |les )?(?:hago|hacer)|preguntas (?:le |les )?(?:hago|hacer|puedo hacer))\b|\bcomo (?:se )?(?:formul|hag|plante)\w+ (?:bien )?(?:la|una|mi) pregunta\b/,
		not: /\bsiempre me sal|\bte pregunt/,
		say: [
			{
				say: 'Mejor una que no se conteste con sí o no: «¿qué no estoy viendo de esto?», «¿qué puedo hacer yo con aquello?». Donde dice esto, pon lo que hoy te ha dado más vueltas; con eso basta.',
				ask: '¿Qué ha sido lo primero que te ha venido ahora?',
			},
		],
	},
	{
		asked:
			/\b(?:los |mis |estos )?suenos\b.*\b(?:se cumplen|cumplen|cumplirse|hacen realidad|hacerse realidad|predicen|avisan|premonitorios?|son verdad|adivinan|anuncian)\b|\b(?:sueno|suenos) premonitori|\b(?:se cumpl\w+|se hace realidad) (?:lo que|un sueno|el sueno)\b.*\b(?:sueno|suena|suenas|sone)\b/,
		not: /\bmi sueno de\b|\bmi gran sueno\b/,
		ofDreams: true,
		say: [
			{
				say: 'No hay prueba de que un sueño traiga lo que enseña: de los que fallan nadie lleva la cuenta. Los libros antiguos ya distinguían el sueño claro, la pesadilla y el que solo repite el día, y aconsejaban no contarle el segundo a nadie. Lo que dice casi siempre es qué te ocupa.',
			},
		],
	},
	{
		asked:
			/\b(?:sone|soñe|he sonado|sueno|soñado|soñar|sonar)\b.*\b(?:le|les|nos|me) (?:va|van|ira|iran|puede|podria) a? ?(?:pasar|ocurrir|suceder)\b|\b(?:sone|he sonado)\b.*\b(?:mori|muri|muert|fallec)\w*\b.*\b(?:va a morir|se va a morir|es un aviso|es aviso|sera un aviso|es premonicion|mala senal|presagio|se muere de verdad)\b|\bsi (?:sueno|suenas|uno suena) (?:con )?(?:que )?(?:alguien |una persona )?(?:se )?mue\w+.*\b(?:mue|mor)\w+/,
		ofDreams: true,
		say: [
			{
				say: 'No: un sueño no avisa ni empuja, y nadie enferma por haber sido soñado. En los libros antiguos ver morir a un vivo se tomaba incluso por larga vida suya; en la cama de hoy suele ser el miedo a perder a quien se quiere. Si te ha dejado inquietud, llama esta mañana y oye su voz.',
				ask: '¿Qué pasaba en el sueño justo antes?',
			},
		],
	},
	{
		asked:
			/\b(?:es|sera|seria|puede ser|podria ser|fue) (?:una |un |alguna |algun )?(?:senal|aviso|mensaje|presagio)\b|\bque (?:significa|quiere decir|querra decir) (?:que )?(?:encontrar\w*|ver|se me (?:aparezca|pose|cruce)|me (?:siga|persiga)|entre|haya entrado)\b.*\b(?:plumas?|mariposas?|gatos?|moneda\w*|pajaro|colibri|libelula|buho|lechuza|polilla|abeja|arcoiris|numero\w*|corazon\w*|trebol)\b/,
		beside: true,
		not: /\b(?:sone|sueno|sonar|cancer|bulto|fiebre|dolor|doctor|medic)\w*\b|\b(?:de que|que) (?:me|te|le|lo|la) (?:quiere|ama|enga|gusta|miente)/,
		say: [
			{
				say: 'Que venga de fuera no te lo puedo confirmar, y quien te lo asegure adivina. Lo que sí cuenta es en qué pensaste al verlo: a eso iba dirigido, lo mandara quien lo mandara.',
				ask: '¿En quién o en qué pensaste en ese momento?',
			},
		],
	},
	{
		asked: /\b(?:rompi\w*|quebr\w+|roto|rota|cayo)\b.{0,25}\bespejo\b|\bespejo\b.{0,15}\b(?:roto|rompi\w*|quebr\w+)\b/,
		not: /\b(?:sone|sueno|sonado)\b/,
		light: true,
		say: [
			{
				say: 'Los siete años de mala suerte se cuentan desde que un espejo costaba una fortuna y había que asustar a quien lo llevaba en brazos. Barre los trozos con los zapatos puestos y pasa después un trapo húmedo; hasta ahí llega el peligro.',
			},
		],
	},
	{
		asked: /\b(?:salio|sale|saque|tocado|toco|salido|tiro|aparecio)\b (?:la carta de )?la muerte\b/,
		entry: 'death',
		say: [{ say: 'Puedes soltar el susto: esa carta no anuncia que se muera nadie.' }],
	},
	{
		asked:
			/\b(?:salio|sale|saque|tocado|toco|salido|aparecio)\b (?:la carta de(?:l)? )?(?:la torre|el diablo|diablo)\b.*\b(?:miedo|asust\w+|malo|mala|preocup\w+|grave|terrible)\b/,
		say: [
			{
				say: 'Ninguna carta trae la desgracia en el bolsillo. La Torre enseña lo que ya crujía, y el Diablo, una cadena bastante floja; las dos preguntan qué sostienes por costumbre. Mírala mañana otra vez, con luz, y tapa un momento el título.',
				ask: '¿Qué fue lo primero que te dio miedo del dibujo?',
			},
		],
	},
	{
		asked:
			/\b(?:tarot|cartas|hafez|horoscopo|numerologia|adivina\w+|oraculo|suenos)\b.*\b(?:cosa del (?:diablo|demonio)|del (?:diablo|demonio)|diabolic[oa]s?|satanic[oa]s?|demoniac[oa]s?|brujeria|magia negra)\b|\b(?:cosa del (?:diablo|demonio)|brujeria|satanic[oa])\b.*\b(?:tarot|cartas|oraculo|horoscopo)\b/,
		entry: 'is-it-allowed',
		say: [],
	},
	{
		asked:
			/\b(?:haram|halal|pecado|brujeria|del diablo|prohibid[oa])\b.*\b(?:esto|esta pagina|aqui|esta web|hacer esto|este sitio|preguntar)\b|\b(?:esto|esta pagina|esta web|este sitio)\b.*\b(?:haram|halal|pecado|brujeria|del diablo)\b/,
		entry: 'is-it-allowed',
		say: [],
	},
	{
		asked:
			/\b(?:leer|echar|tirar|lee|leeme|echame|tirame|tiras|echas|lees|haz|hazme|hacer|haces|hacerme|leerme|echarme|tirarme)\b(?: me)? (?:las|unas|mis|el|una) (?:cartas|tarot|tirada|lectura(?: de (?:tarot|cartas))?)(?: por favor| porfa| para mi| gratis)*$/,
		not: /\b(?:suerte|pecado|puedo|sola|solo|mism[oa]|hermana)\b/,
		page: 'spread',
		say: [
			{
				say: 'Aquí en la charla hablo de cartas, pero no las echo: eso se hace en la página del tarot, donde las vuelves tú y cada lugar trae su pregunta. Si ya te ha salido alguna, dime cuál y seguimos.',
				ask: '¿Qué le preguntarías a la primera?',
			},
		],
	},
	{
		asked:
			/\b(?:dime|lee|leeme|predice|predime|adivina|adiviname|ves|quiero saber|cuentame|muestrame) (?:mi|el) (?:futuro|destino|porvenir)\b|\bque ves en mi futuro\b/,
		page: 'fal-hafez',
		say: [
			{
				say: 'El futuro no lo sé leer, y desconfío de quien cobra por ello. Puedo hacer algo más modesto: escuchar qué parte de él te ronda, y abrir al lado una página o una carta con la que pensarla.',
				ask: '¿Qué te gustaría que pasara, y qué no?',
			},
		],
	},
	{
		asked:
			/\b(?:suen\w+|sone|sonar|sonado)\b.*\b(?:mi (?:propia )?muerte|que me (?:muero|moria|mori|mataban)|morirme|que estoy muert[oa])\b/,
		not: /\b(?:de mi|mi (?:padre|madre|abuel\w+|hij\w+|herman\w+|perr\w+|gat\w+))\b/,
		ofDreams: true,
		entry: 'dream-own-death',
		say: [{ say: 'No pasa nada: quien sueña que se muere se despierta como todo el mundo.' }],
	},
	{
		asked:
			/\beres mejor que mi (?:psicolog[oa]|terapeuta|psiquiatra|marido|novi[oa]|cura)\b|\bme ayudas mas que mi (?:psicolog[oa]|terapeuta|psiquiatra)\b/,
		say: [
			{
				say: 'Gracias, pero juego con ventaja: no te conozco, no te llevo la contraria y se me olvida todo. Lo que te haya servido de aquí llévalo allí y cuéntalo; quien te ve la cara oye lo que yo no puedo.',
			},
		],
	},
];
