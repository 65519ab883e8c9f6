import type { DreamLexicon } from './shape.ts';

/** The words by which people tell what a dream is told with in Spanish. */
export const lexicon: DreamLexicon = {
	before: '',
	endings: '(?:s|es|ito|ita|itos|itas)?',
	feelings: {
		joy: [
			'(feliz|felices|felicidad|alegr(e|ia|es)|content(o|a)|dichos(o|a)|euforia|euforic(o|a)|gozo|encantad(o|a)|maravillos(o|a)|ilusion|me sentia (bien|libre|ligero|ligera))',
		],
		trust: [
			'(tranquil(o|a|idad)|calma|calmad(o|a)|paz|segur(o|a)|a salvo|protegid(o|a)|confianza|seren(o|a|idad)|alivio|aliviad(o|a)|en paz)',
		],
		fear: [
			'(mied(o|os)|asustad(o|a)|terror|aterrad(o|a)|panico|horror|horrible|angusti(a|ad(o|a))|susto|pesadilla|temor|pavor|asustaba|aterrorizad(o|a)|ansiedad|preocupad(o|a)|miedos(o|a)|aterrador(a)|aterrador)',
		],
		surprise: [
			'(sorpres(a|as)|sorprendid(o|a)|asombr(o|ad(o|a))|desconcertad(o|a)|confus(o|a|ion)|estupor|de repente|de pronto|impresionad(o|a)|sorprendio|extranad(o|a))',
		],
		sadness: [
			'(triste|tristes|tristeza|pena|lloraba|lloraban|llorando|melancolia|soledad|nostalgia|desconsol(ad(o|a)|uelo)|echaba de menos|extranaba|desesperanza|deprimid(o|a)|llore|llanto|lagrimas|duelo)',
		],
		disgust: [
			'(asco|asquer(oso|osa|osos|osas)|repugnan(te|cia)|nauseas|sucio|sucia|podrid(o|a|os|as)|verguenza|avergonzad(o|a)|repulsion|vomit(e|aba|o)|mal olor|apestaba|hedor|repulsiv(o|a))',
		],
		anger: [
			'(enfad(o|ad(o|a)|aba|ada)|enojad(o|a)|rabia|furi(a|os(o|a))|ira|colera|discutia|discutiamos|discusion|gritaba a|le gritaba|indignad(o|a)|celos|molest(o|a)|enojo|peleaba|pelea)',
		],
		anticipation: [
			'(ilusionad(o|a)|emocionad(o|a)|emocion|curiosidad|curios(o|a)|esperanza|impacien(te|cia)|expectacion|ganas de|ansios(o|a)|nervios(o|a|ismo)|intriga)',
		],
	},
	notFelt: [
		'(no|sin|ni|tampoco|nunca|nadie) (me|se|nos|) (llore|llorar|lloraba|lloraban|lloro|llorabamos|lloramos|habia llorado)',
		'(no|sin|ni|tampoco) (habia|hubo|salian|salia|tenia|caian|me salian|quedaban|) (ni una|una sola|) (lagrimas|lagrima|llanto)',
		'(no|ni|tampoco|nunca) (me|) (dio|daba|da|hubo|fue|parecia|parecio|puse|ponia) (nada de|ningun|ninguna|mas|ni|) (miedo|triste|tristeza|panico|pena|feliz|rabia|asco|verguenza|angustia|terror|horrible|raro)',
		'(no|ni|tampoco|nunca) (me|nos|) (asuste|asustaba|asustaba nada|enfade|enoje|preocupe)',
		'(no|sin|ni|tampoco|nunca) (tenia|tengo|sentia|senti|tuve|estaba|me daba|era|habia|) (nada de|ningun|ninguna|mas|) (miedo|asustad(o|a)|triste|tristeza|panico|pena|enfadad(o|a)|feliz|rabia|asco|verguenza|angustia|terror|nervios(o|a)|dolor)',
		'(nadie|ningun*) (tenia|sentia|tuvo|estaba|parecia|se puso) (nada de|) (miedo|asustad(o|a)|triste|tristeza|panico|pena|enfadad(o|a)|feliz|rabia|sorprendid(o|a))',
	],
	elements: {
		stranger: [
			'(desconocid(o|a|os|as)|extran(o|a|os)|un hombre|una mujer|no conocia|forastero|sin rostro|una persona|un senor|una senora)',
		],
		friend: ['(amig(o|a|os|as)|novi(o|a)|vecin(o|a|os)|companer(o|a) de piso|colega de)'],
		child: ['(nin(o|a|os|as)|hij(o|a|os)|chic(o|a) pequen(o|a)|chiquill(o|a)|pequenos|crios|cria)'],
		crowd: [
			'(gente|multitud|todo el mundo|todos (me|nos|se|estaban|miraban|reian)|publico|fiesta|invitados|muchedumbre|muchas personas|mucha gente)',
		],
		elder: ['(ancian(o|a)|viej(o|a|ecito|ita)|abuel(o|a)|sabio|cura|monje|maestr(o|a)|sacerdote|mayor)'],
		colleague: [
			'(companer(o|a|os) de trabajo|jef(e|a)|compañero|cliente|companer(o|a|os)|director|directora|encargad(o|a))',
		],
		alone: ['(sol(o|a)|a solas|nadie|vaci(o|a|os)|abandonad(o|a)|desiert(o|a)|solitari(o|a))'],
		street: ['(call(e|es|ejon)|plaza|acera|avenida|barrio|carretera|cruce|esquina|callejuela)'],
		workplace: ['(oficina|trabajo|empresa|fabrica|reunion|entrevista|taller|despacho|trabajaba)'],
		'old-home': [
			'(casa|piso|colegio|escuela|patio|cuarto|habitacion|barrio|pueblo) (de mi infancia|de mi ninez|de mis abuelos|de mi abuela|de mi abuelo|de mis padres|antigu(o|a)|viej(o|a)|donde creci|de cuando era)',
			'(antigua|vieja) (casa|escuela|habitacion)',
		],
		'unknown-city': [
			'(ciudad|pueblo|pais|hotel|extranjero|edificio|lugar desconocido|sitio desconocido|lugar extrano|aldea|otro pais)',
		],
		room: ['(habitacion|cuarto|dormitorio|cocina|salon|pasillo|cama|sala|comedor|corredor)'],
		height: [
			'(azotea|tejado|torre|rascacielos|balcon|altura|alturas|borde|lo alto|terraza|muy alto|piso alto|barandilla)',
		],
		underground: ['(sotano|tunel|bodega|subterrane(o|a)|hoyo|agujero|bajo tierra|cripta|metro|galeria)'],
		field: ['(campo|campos|prado|hierba|pradera|valle|colina|trigal|cesped|naturaleza|pasto|finca|granja)'],
		running: ['(corria|corriamos|corri|corriendo|correr|huia|huyendo|escapaba|escapar|prisa|huir|escapando|huimos)'],
		walking: [
			'(caminaba|caminando|andaba|andando|paseaba|paseando|cruzaba|caminar|camine|caminabamos|paseo|cruce|iba por|iba andando)',
		],
		climbing: ['(subia|subi|subiendo|escalaba|trepaba|subir|escalando|trepando|subiamos|trepar|escalar)'],
		hiding: [
			'(escond(ia|iamos|ido|ida|erme|i|iendo|o)|ocult(aba|o|a)|debajo de la cama|dentro del armario|detras de la cortina|escondite)',
		],
		waiting: ['(esperaba|esperando|cola|fila|espera|de pie|esperabamos|sentad(o|a)|parad(o|a))'],
		speaking: [
			'(dijo|decia|dije|hablaba|hablaban|hablando|hablamos|voz|susurraba|pregunto|preguntaba|gritaba|discutia|conversacion|grito|voces|me hablo)',
		],
		returning: ['(volvia|volvi|regresaba|regrese|vuelta|regreso|volver|volviendo|volviamos|de camino a casa|regresar)'],
		night: ['(noche|noches|oscuridad|oscur(o|a)|medianoche|anochecia|a oscuras|tinieblas|de noche)'],
	},
	recurring: [
		'(siempre|cada noche|todas las noches|otra vez|a menudo|muchas veces|de nuevo|vuelvo a|sigo|varias veces) ~ (sueno|sonar|soñar|sonando|este sueno|el mismo sueno|sueno lo mismo|he sonado)',
		'(sueno|pesadilla) ~ (recurrente|repite|se repite|repetido|de siempre|repetitivo|cada noche|vuelve)',
		'el mismo sueno',
		'(sueno|suenos) recurrente*',
	],
};
