import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrase-finder.ts';
import type { Word } from '../words.ts';

/** What may stand between a denial and the verb that it denies. */
export const spanishLight =
	/^(?:me|se|nos|te|lo|la|le|les|los|las|mi|ni|yo|estaba|estabamos|estaban|iba|iban|era|eran|habia|habiamos|habian|he|hemos|ha|han|estoy|esta|fui|llegue|llegaba|llego|llegamos|llegabamos|nunca|ya|siquiera|hubo|tenia|sentia|oia|hacia|fue|podia|podiamos|podian|pude|puedo|quise|llegaron|logro|logre|alcanzo|alcance|pudo|consiguio|quiso|intento|atrevio|queria|andaba|andabamos|seguia|seguian|parecia|parecian|volvi|volvia|volvio|dejaba|deje|dejaban|llegamos|iba|ibamos|hizo|hacian|hicieron|falta|vi|veia|pense|pensaba|ninguno|ninguna|ningun|nunca|jamas|a)$/;

/** "Nada de andar desnuda", "no hubo boda": a happening told away by what stands before it. */
export const spanishNone =
	/\b(?:nada de|ni rastro de|no hubo|no habia|tampoco hubo|tampoco habia|nunca hubo|en vez de|en lugar de|no se trataba de|no parecia|no sone con|(?:pense|pensaba|crei|creia|creiamos) que (?:era|habia|seria))(?: \S+)?$/;

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
	/^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|ningun|ninguna|solo|sola|unico|unica|de|nada|gota|gotas|rastro|resto|restos|siquiera|mas|otro|otra|otros|otras|tipo|clase|mucho|mucha|muchos|muchas|tanto|tanta|tantos|tantas|demasiado|demasiada|buen|buena|gran|grandes|verdadero|verdadera|simple|triste|misero|misera|maldito|maldita|puto|puta|pinche|ese|esa|este|esta|dichoso|dichosa|pedazo|trozo|grano|pizca|miga|puesto|puesta|puestos|puestas|ya|ni|me|se|le|les|nos|tener|ver|haber|llevar|usar|traer|encontrar|oir|sentir|necesitar)$/;
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
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else.
		if (spanishPlace.test(word)) return false;
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
				// "Tampoco las llaves"
				if (word === 'tampoco' && asOne && words[last + 1]?.clause !== words[last]?.clause) return true;
				// "No se caía el ascensor"
				if (/^(?:el|la|mi|un|una) (?:caia|caian|salia|salian) se\b/.test(between.join(' '))) return false;
				if (between.every(known) && between.some((one) => being.has(one))) return true;
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

/** "Sin que me mordiera", "no dejé que me raparan", "nadie en la plaza lloraba", "boda no hubo". */
export function isNotDoneInSpanish(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const sentence = words[first]?.sentence;
	const join = (some: readonly Word[]) =>
		some
			.filter((word) => word.sentence === sentence)
			.map(({ word }) => word)
			.join(' ');
	const before = join(words.slice(Math.max(first - 5, 0), first));
	return (
		/\b(?:sin|nadie|no (?:dej[aeo]|dejaba|dejaban|dejamos|queria|quise|permiti|permitia|habia|hubo|hacia falta|fue necesario)(?: nadie)?) que(?: (?:me|nos|se|le|lo|la|nadie))?$/.test(
			before,
		) ||
		/\b(?:nadie|ningun[oa]?) (?:en|de|del|con|entre|a)(?: \S+){1,3}$/.test(before) ||
		/^(?:no|tampoco|nunca) (?:hubo|habia)\b/.test(join(words.slice(last + 1, last + 3)))
	);
}
