import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';

/** What may stand between a denial and the verb that it denies. */
export const spanishLight =
	/^(?:me|se|nos|te|lo|la|le|les|los|las|mi|ni|yo|estaba|estabamos|estaban|iba|iban|era|eran|habia|habiamos|habian|he|hemos|ha|han|estoy|esta|fui|llegue|llegaba|llego|llegamos|llegabamos|nunca|ya|siquiera|hubo|tenia|sentia|oia|hacia|fue|podia|podiamos|podian|pude|puedo|quise|llegaron|logro|logre|alcanzo|alcance|pudo|consiguio|quiso|intento|atrevio|queria|andaba|andabamos|seguia|seguian|parecia|parecian|volvi|volvia|volvio|dejaba|deje|dejaban|llegamos|iba|ibamos|hizo|hacian|hicieron|falta|vi|veia|pense|pensaba|ninguno|ninguna|ningun|nunca|jamas|a)$/;

/** "Nada de andar desnuda", "no hubo boda": a happening told away by what stands before it. */
const spanishNone =
	/\b(?:nada de|ni rastro de|no hubo|no habia|tampoco hubo|tampoco habia|nunca hubo|en vez de|en lugar de|lejos de|no es que|no era que|no un|no una|no se trataba de|no parecia|no sone con|(?:pense|pensaba|crei|creia|creiamos) que (?:era|habia|seria))(?: \S+)?$/;

/** "En vez de andar desnuda", but "en vez de enojarme me reía": what was done is no part of what was not. */
export function isNoneInSpanish(
	words: readonly Word[],
	{ first }: Pick<Match<unknown>, 'first'>,
	before: readonly string[],
): boolean {
	const isDone =
		/(?:aba|abas|abamos|aban|ia|ias|iamos|ian|aron|ieron|o|e|i)$/.test(words[first]?.word ?? '') ||
		/^(?:me|se|nos)$/.test(words[first]?.word ?? '');
	const instead = /\b(?:en vez de|en lugar de|lejos de) \S+[aei]r(?:me|se|nos|l[aeo]s?)?(?: me| se| nos)?$/;
	const line = before.join(' ');
	return !(isDone && instead.test(line)) && spanishNone.test(line);
}

/** Spanish prepositions behind which a place is named, or what something is done with. */
export const spanishPlace = /^(?:por|en|hacia|desde|sobre|hasta|bajo|contra|ante|entre|tras|para)$/;

/** "La puerta no estaba cerrada", "el escenario no había público": not told to be missing. */
export function isSomehow(behind: readonly Word[], gone: RegExp): boolean {
	const found = gone.exec(behind.map(({ word }) => word).join(' '))?.[0] ?? '';
	const verb = behind[found.split(' ').length - 1];
	const [next, after] = behind.slice(found.split(' ').length);
	if (!verb || !next || !/^(?:esta|estan|estaba|estaban|habia)$/.test(verb.word)) return false;
	if (next.clause !== verb.clause) return verb.word === 'habia' && verb.clause !== behind[0]?.clause;
	if (next.word === 'en') return /^(?:calma|paz|llamas|silencio|guerra|venta|forma)$/.test(after?.word ?? '');
	return !/^(?:alli|ahi|aqui|aca|alla|por|donde|y|ya|mas|con|conmigo|tampoco|siquiera|cerca|dentro|entre|ni|a)$/.test(
		next.word,
	);
}

/** "Perros no vi", "serpientes ninguna", "de sangre nada": behind a thing without an article. */
export function isUnmet(behind: readonly Word[]): boolean {
	const own = behind.filter(({ clause }) => clause === behind[0]?.clause).map(({ word }) => word);
	return (
		/^(?:no|nunca|tampoco|ni|yo no) (?:me |se |lo |la |los |las )?(?:vi|veia|veian|hubo|habia|hay|tenia|llevaba|encontre|encontraba|quedaba|quedaban|salia|salio|oi|oia|traia|aparecio|aparecian)$/.test(
			own.join(' '),
		) || /^(?:ninguna?|ninguno|nada|ni un[oa]|cero)$/.test(own.join(' '))
	);
}

/** What may stand between a Spanish denial and the thing that is not there: articles, "single", "drop of", "puestos". */
const spanishAsOne =
	/^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|ningun|ninguna|solo|sola|unico|unica|de|nada|gota|gotas|rastro|resto|restos|siquiera|mas|otro|otra|otros|otras|tipo|clase|mucho|mucha|muchos|muchas|tanto|tanta|tantos|tantas|demasiado|demasiada|buen|buena|gran|grandes|verdadero|verdadera|simple|triste|misero|misera|maldito|maldita|puto|puta|pinche|ese|esa|este|esta|dichoso|dichosa|tal|tales|pedazo|trozo|grano|pizca|miga|puesto|puesta|puestos|puestas|ya|ni|me|se|le|les|nos|tener|ver|haber|llevar|usar|traer|encontrar|oir|sentir|necesitar)$/;
export const spanishArticle =
	/^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|al|del|este|esta|ese|esa|aquel|aquella)$/;
/** Verbs as they end in a telling, right behind which a noun without an article is what is not there. */
const spanishVerb =
	/^(?!(?:solo|mucho|poco|todo|otro|como|entre|sobre|este|ese|siempre|mientras|cada|puro|donde|unicamente|precisamente|para|una|la|tanto|tan|muy|mas|menos|bien|mal|bajo|hasta|contra|ante|tras|hacia|desde|todavia|aun|dia|alegria|nadie|misma|mismo)$)\S*(?:aba|abas|abamos|aban|ia|ias|iamos|ian|aron|ieron|eron|uvo|uve|uvieron|izo|ice|ando|iendo|[aei]r(?:me|se|nos|le|la|lo)?|\S[^aeiou](?:o|e|i|io|a|an|en))$/;

/** "No había ninguna puerta", "sin un solo árbol", "no comía pan": a thing that is not there. */
export function isNotThereInSpanish(
	words: readonly Word[],
	{ label, first, last }: Match<SymbolId | null>,
	being: ReadonlySet<string>,
): boolean {
	const own = words[first];
	if (!own || label === null) return false;
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own.clause ? word.word : '';
	};
	// "Nada ardía"
	if (/^(?:ard|quem|sangr|brill)/.test(own.word) && /\bnada (?:se )?$/.test(`${before(2)} ${before(1)} `)) return true;
	const isBare =
		!spanishArticle.test(own.word) && (kindOf(label) !== 'people' || label === 'police' || label === 'doctor');
	// "Jamás vi al bebé"
	const known = (one: string, index: number) =>
		spanishAsOne.test(one) ||
		being.has(one) ||
		spanishLight.test(one) ||
		(one === 'al' && /^(?:vi|veia|oi|oia|encontre|encontraba)$/.test(between[index + 1] ?? ''));
	const between: string[] = [];
	for (let distance = 1; distance <= 5; distance++) {
		const word = before(distance);
		if (!word) return false;
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else; "pero no por la calle,
		// por dentro", "no estaba en el hospital sino en casa": another place.
		if (spanishPlace.test(word)) {
			const being = /^(?:estaba|estabamos|estaban|era|fue|fui|iba|ibamos|fuimos)$/.test(before(distance + 1)) ? 2 : 1;
			return before(distance + being) === 'no' && isOtherPlace(words, first - distance - being, last);
		}
		const asOne = between.every((one) => spanishAsOne.test(one));
		const defined = between.some((one) => /^(?:el|la|los|las|mi|mis|su|sus|tu)$/.test(one));
		switch (word) {
			case 'sin':
				return asOne && !(defined && between.some((one) => /[aei]r$/.test(one)));
			case 'ni': {
				if (!asOne) return between.every(known) && between.some((one) => being.has(one));
				// "Ni mi madre me conocía": she is there.
				const said = [1, 2, 3, 4, 5, 6].map((more) => before(distance + more));
				const list = said.some(
					(one, index) => one === 'sin' || (/^(?:no|nunca|tampoco)$/.test(one) && being.has(said[index - 1] ?? '')),
				);
				return !defined || list;
			}
			case 'ninguna':
				return asOne || (isBare && being.has(between[0] ?? '') && between.length === 1);
			case 'ningun':
			case 'cero':
				return asOne;
			case 'ninguno':
			case 'nadie':
				// "Ninguno traía cuaderno"
				return isBare && being.has(between[0] ?? '') && between.length === 1;
			case 'no':
			case 'nunca':
			case 'jamas':
			case 'tampoco': {
				if (distance === 1) return true;
				// "Era un lobo, no un perro"
				if (/^(?:un|una|el|la)$/.test(between.join(' ')) && words[first - distance - 1]?.clause !== own.clause)
					return true;
				// "Tampoco las llaves"
				if (word === 'tampoco' && asOne && words[last + 1]?.clause !== words[last]?.clause) return true;
				// "No se caía el ascensor"
				if (/^(?:el|la|mi|un|una) (?:caia|caian|salia|salian) se\b/.test(between.join(' '))) return false;
				if (between.every(known) && between.some((one) => being.has(one) || /^(?:ver|oir|encontrar)$/.test(one)))
					return true;
				// "No comía pan"
				return (
					isBare &&
					!spanishArticle.test(between[0] ?? '') &&
					spanishVerb.test(between[0] ?? '') &&
					between.every((one) => spanishVerb.test(one) || spanishLight.test(one))
				);
			}
		}
		between.push(word);
	}
	return false;
}

/** Whether a "no" begins what is said of a place, and the place ends it: "no por la calle, por dentro de la casa". */
function isOtherPlace(words: readonly Word[], no: number, last: number): boolean {
	const [before, own, behind] = [words[no - 1], words[no], words[last + 1]];
	const begins = !before || before.clause !== own?.clause || /^(?:pero|y|sino|que)$/.test(before.word);
	return begins && (!behind || behind.clause !== words[last]?.clause || behind.word === 'sino');
}

/** "El pelo, no me lo quería cortar", "el río no se desbordó": the denial stands within the words that tell of it. */
export function isDeniedWithin(
	words: readonly Word[],
	{ first, last, at }: Pick<Match<unknown>, 'first' | 'last' | 'at'>,
): boolean {
	for (let index = last - 1; index > first && last - index <= 4; index--) {
		const word = words[index]?.word ?? '';
		if (!at.includes(index) && /^(?:no|nunca|tampoco|nadie|jamas)$/.test(word)) return true;
		if (!spanishLight.test(word)) return false;
	}
	return false;
}

/** "Parecía una serpiente pero era una manguera": what something was only taken for. */
export function isTakenForInSpanish(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const join = (some: readonly Word[]) =>
		some
			.filter(({ sentence }) => sentence === words[first]?.sentence)
			.map(({ word }) => word)
			.join(' ');
	return (
		looked.test(join(words.slice(Math.max(first - 4, 0), first))) &&
		/^(?:\S+ ){0,3}?(?:pero|y|aunque) (?:en realidad |al final |de cerca |luego |solo |al acercarme |al mirar )?(?:no (?:era|eran|lo era|la era|habia)|era|eran|resulto|resultaba|resultaron)(?: |$)/.test(
			join(words.slice(last + 1, last + 10)),
		)
	);
}
const looked =
	/\b(?:parecian?(?: ser)?|son(?:aba|o) (?:como|a)|tenia pinta de|juraria que era|tome por|confundi con)(?: (?:un|una|unos|unas|el|la|los|las))?$/;

/** "Sin que me mordiera", "no dejé que me raparan", "nadie en la plaza lloraba", "boda no hubo". */
export function isNotDoneInSpanish(
	words: readonly Word[],
	{ label, first, last, at }: Match<SymbolId | null>,
): boolean {
	const sentence = words[first]?.sentence;
	const join = (some: readonly Word[]) =>
		some
			.filter((word) => word.sentence === sentence)
			.map(({ word }) => word)
			.join(' ');
	const before = join(words.slice(Math.max(first - 5, 0), first));
	const clause = join(
		words.slice(Math.max(first - 7, 0), first).filter(({ clause }) => clause === words[first]?.clause),
	);
	if (label && isAlmost(label, join(words.slice(Math.max(first - 9, 0), first)))) return true;
	// "Creía que me seguía un hombre y era mi sombra"
	const lead = join(words.slice(Math.max(first - 6, 0), first));
	if (believed.test(lead) && provedOther.test(join(words.slice(last + 1, last + 12)))) return true;
	const whole = join(words.slice(Math.max(first - 7, 0), last).filter(({ clause }) => clause === words[first]?.clause));
	const rest = join(words.slice(last + 1, last + 10));
	if (label && (isTriedInVain(label, clause, rest) || isTriedInVain(label, whole, rest))) return true;
	if (isDeniedWithin(words, { first, last, at })) return true;
	return (
		/\b(?:sin|nadie|no (?:dej[aeo]|dejaba|dejaban|dejamos|queria|quise|permiti|permitia|habia|hubo|hacia falta|fue necesario)(?: nadie)?) que(?: (?:me|nos|se|le|lo|la|nadie))?$/.test(
			before,
		) ||
		/\b(?:nadie|ningun[oa]?) (?:en|de|del|con|entre|a)(?: \S+){1,3}$/.test(before) ||
		// "Boda no hubo"; of "volaba y no había viento" the wind is denied.
		(words[last]?.word !== 'y' && /^(?:no|tampoco|nunca) (?:hubo|habia)\b/.test(join(words.slice(last + 1, last + 3))))
	);
}

/** "Temblaba todo pero no era terremoto": what was taken for it before was none. */
export function isCorrected(words: readonly Word[], first: number): boolean {
	const before = (distance: number) => words[first - distance]?.word ?? '';
	const article = /^(?:un|una|unos|unas|ningun|ninguna)$/.test(before(1)) ? 1 : 0;
	return (
		before(article + 2) === 'no' &&
		/^(?:era|eran|fue)$/.test(before(article + 1)) &&
		!(article && /^(?:cualquiera|normal|comun|de|como)$/.test(words[first + 1]?.word ?? ''))
	);
}

/** What happens at once: it is not done where it was "almost" done. */
const momentary: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'falling',
	'drowning',
	'missed-departure',
	'attacked',
	'being-killed',
	'killing',
	'own-death',
	'crying',
	'laughing',
	'kiss',
	'being-lost',
	'late',
	'wedding',
	'infidelity',
	'intimacy',
	'birth',
]); // prettier-ignore
/** "Casi me caigo", "por poco se me va el tren", "me salvé de ahogarme", "tenía miedo de caerme". */
const almost =
	/\b(?:casi|(?:convencid[oa]s?|segur[oa]s?) de que|(?:crei|creia|pense|pensaba|creyendo|pensando) que|por poco(?: no)?|a punto de|falt[oa]\S* (?:muy )?(?:poco|nada) para(?: que)?|(?:me|nos|se) (?:salve|salvamos|salvo|salvaba|salvabamos|libre|libramos|libro|libraba)(?: por (?:un pelo|los pelos|poco|nada|un milagro))? de|(?:hacia|haciamos|hice|hacian|fingi|fingia|fingiamos)(?: como)? que|evit(?:e|o|aba|amos) (?:que )?|(?:miedo|terror|panico|pavor|temor) (?:de|a)(?: que)?|tem(?:ia|iamos|iendo|i)(?: que)?|no (?:llegue|llego|llegaba|llegamos|llegaban|llegaron|alcance|alcanzo|alcanzaba|alcanzamos|alcanzaron|logre|logro|lograba|consegui|conseguia|consiguio) a)(?: (?:me|se|nos|lo|la|le|les|te|yo|mi|el|un|una|perro|tigre|iba|iban|ibamos|a|marido|mujer|novio|novia|esposo|esposa|pareja|estuviera|estaba))*$/;
export const isAlmost = (id: SymbolId, before: string): boolean => momentary.has(id) && almost.test(before);

const believed =
	/\b(?:crei|creia|creiamos|creian|creyendo|pensando|pense|pensaba|pensabamos|pensaban|juraba|juraban|convencid[oa]s? de|segur[oa]s? de) que(?: (?:me|nos|se|lo|la|le|estaba|iba|andaba|era|yo))*$/;
const provedOther =
	/^(?:\S+ ){0,6}?(?:y|pero) (?:(?:(?:solo|al final|luego|en verdad) )?(?:era|eran|resulto|resultaba|resulta|fue) |no(?: (?:venia|habia|era|estaba|me seguia) (?:nadie|nada|cierto|verdad|asi))?$)/;

/** "Quise llorar y no pude", "trataba de besarla pero no podía". */
const tried =
	/\b(?:quise|queria|queriamos|quiso|queria yo|intente|intentaba|intentamos|intento|trataba de|trate de|tratamos de|trato de|tratando de|queriendo|intentando|iba a|ibamos a)(?: (?:no|a|de|volver a|me|lo|la))*$/;
const couldNot =
	/^(?:\S+ ){0,4}?(?:y|pero) (?:ya )?no (?:me |se |nos )?(?:pude|podia|pudimos|podiamos|pudo|logre|lograba|consegui|conseguia|lo logre|lo consegui|dejo|dejaba|dejaron|dejaban|dio tiempo|salia|salian|salio|anime|atrevi|atrevia|hizo|deje|elevaba|despegaba|levantaba)(?= *$| (?:hacerlo|ni|nada|las lagrimas|lagrimas|porque|y|del suelo)\b)/;
/** "Iba a casarse y al final no se casó". */
const didNot =
	/^(?:\S+ ){0,6}?(?:y|pero) (?:al final |a ultima hora |luego )?no (?:me |se |nos |lo |la |le )?(?:cas|bes|mat|ca|mord|atac|mor|cort|rap|par|nac)(?:o|io|e|i|aba|ia|aban|ian|aron|ieron)\b|^(?:\S+ ){0,4}?(?:y|pero) (?:al final )?(?:era|fue|resultaba|resulto)(?: ser)? (?:una |un |puro |de )?(?:falsa alarma|broma|mentira|juego|pelicula|ensayo|simulacro|susto)\b/;
/** "Iba a besarme y me desperté", "iba a morderme pero se echó a dormir". */
const gaveUp =
	/^(?:\S+ ){0,3}?(?:y|pero) (?:entonces |justo |en eso )?(?:me (?:desperte|despierto|desperto|arrepenti|arrepentia|soltaban|solto|soltaron)|se (?:esfum|desvanec|arrepint|arrepent|detuv|deten|echo a|echaba a|quedaba dormid)\S*)/;
export const isTriedInVain = (id: SymbolId, before: string, behind: string): boolean =>
	(momentary.has(id) || id === 'flying' || id === 'prayer' || id === 'swimming' || id === 'haircut') &&
	tried.test(before) &&
	(couldNot.test(behind) || didNot.test(behind) || gaveUp.test(behind));
