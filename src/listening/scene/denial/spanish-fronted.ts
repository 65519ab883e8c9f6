import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { isThing } from './happenings.ts';

/** Verbs of being there, having and meeting, in any tense. */
const meets =
	/^(?:hubo|habian?|hay|ten(?:ia|ian|iamos|go|emos)|tienen?|tuv\S+|llev\S+|tra(?:e|en|ia\S*|igo|emos|jo|je|jimos|jeron)|v(?:i|eo|eia\S*|imos|ieron|io|emos|en)|o(?:i|ia\S*|igo|yo|imos|ye|yen)|sent(?:i|ia\S*|imos)|siento|encontr\S+|encuentr\S+|hall\S+|qued\S+|sal(?:en?|ia\S*|io|ieron)|aparec\S+|exist\S+|ven(?:ia\S*)|vienen?|vin(?:o|ieron)|lleg\S+|carg\S+|us(?:o|a|an|aba\S*|e)|pon(?:ia\S*|go|en?)|son(?:aba\S*|o)|ca(?:ia\S*|yo|en?|yeron)|asom\S+|not(?:aba\S*|e)|sirv\S+|serv\S+|dab(?:a|an)|dieron|dio|quise|queria)$/;
/** What may stand between the denial and its verb. */
const pronoun = /^(?:me|te|se|nos|le|les|lo|la|los|las|ya|nunca|jamas|casi)$/;
const denial = /^(?:no|nunca|jamas|tampoco|ni)$/;
const isNone =
	/^(?:ningun[oa]|nada(?: de nada)?|ni (?:un[oa]|medi[oa]|rastro|asomo|sombra|gota|hablar|de lejos)|cero)$/;
/** Nouns of what happens; a verb that stands first denies nothing: "lloraba y no me oía nadie". */
const happening =
	/^(?:bodas?|casamiento|matrimonio|llantos?|lagrimas?|sollozos?|besos?|risas?|carcajadas?|persecucion|caida|ataque|muerte|muertes|parto|embarazo|rezos?|oracion|oraciones|fiesta|banquete|examen|corte|accidente|golpes?|mordidas?|mordiscos?)$/;
const verbal = /(?:aba|abas|aban|abamos|iamos|iendo|ando)$/;
/** Behind these a clause begins anew. */
const joins = /^(?:y|e|o|u|ni|pero|porque|aunque|que|pues|eso|si|entonces|ahora|luego)$/;

/** "Pistola no llevan", "de llanto, nada", "volar, no volaba": told first, without an article, and denied behind it. */
export function isDeniedBehind(words: readonly Word[], match: Match<SymbolId | null>): boolean {
	const { label, first, last } = match;
	const [own, end] = [words[first], words[last]];
	if (!own || !end || label === null) return false;
	if (isInfinitiveDenied(words, match)) return true;
	const begins = (index: number) => {
		const before = words[index - 1];
		return !before || before.clause !== words[index]?.clause || joins.test(before.word);
	};
	// "Fantasmas, lo que es fantasmas, no vimos": the second of them.
	const isEcho = /^lo que (?:se dice|es)$/.test(
		words
			.slice(Math.max(first - 4, 0), first)
			.map(({ word }) => word)
			.join(' ')
			.replace(/^(?!lo )\S+ /, ''),
	);
	const isOf = words[first - 1]?.word === 'de' && words[first - 1]?.clause === own.clause && begins(first - 1);
	if (!isOf && !isEcho && !begins(first)) return false;
	if (/^(?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|tu|al|del|est[ea]|es[ea]|aquel|aquella)$/.test(own.word))
		return false;
	if (!isThing(label) && !happening.test(end.word)) return false;
	if (verbal.test(own.word)) return false;
	const all = words.slice(last + 1, last + 13).filter(({ sentence }) => sentence === end.sentence);
	// "Agua, lo que se dice agua, no llevaba"
	const again = /^lo que (?:se dice|es) \S+ no /.test(all.map(({ word }) => word).join(' '));
	const rest = again ? all.slice(all[2]?.word === 'es' ? 4 : 5) : all.slice(0, 8);
	const [next] = rest;
	if (!next) return false;
	const clause = rest.filter((word) => word.clause === next.clause).map(({ word }) => word);
	if (isNone.test(clause.join(' '))) return next.clause !== end.clause || isOf || kindOf(label) !== 'people';
	// "Pan duro no había": at most one word of its own stands between.
	const no = clause.findIndex((word) => denial.test(word));
	if (no < 0 || no > 1 || (next.clause !== end.clause && !again && !isEcho)) return false;
	// "Llovía y no había techo"
	if (no === 1 && joins.test(clause[0] ?? '')) return false;
	let verb = no + 1;
	while (pronoun.test(clause[verb] ?? '')) verb++;
	const told = clause[verb] ?? '';
	// "Monedas no, puro billete"
	const isAlone = no === 0 && clause[no] === 'no' && own.clause !== words[first - 1]?.clause;
	if (!told) return (clause[no] === 'tampoco' || isAlone) && kindOf(label) !== 'people';
	// "Perro no era, era un zorro"
	if (/^(?:era|eran|es|son|fue)$/.test(told)) return clause.length === verb + 1 && kindOf(label) !== 'people';
	if (kindOf(label) === 'people') return /^(?:hubo|habian?|hay|ven|vin|vien|lleg|aparec)/.test(told);
	return meets.test(told);
}

/** "Volar, no volaba", "casarme, lo que se dice casarme, no me casé": a verb told first, and denied behind it. */
function isInfinitiveDenied(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	if (!own || !/.[aei]r(?:me|se|nos|lo|la|los|las)?$/.test(own.word)) return false;
	const before = words[first - 1];
	const begins = !before || before.clause !== own.clause || joins.test(before.word) || before.word === 'como';
	const told = words
		.slice(last + 1, last + 10)
		.filter(({ sentence }) => sentence === own.sentence)
		.map(({ word }) => word)
		.join(' ');
	const stem = own.word.slice(0, 3);
	const again = new RegExp(
		`^(?:(?:lo )?que se dice (?:\\S+ )?)?(?:yo )?no (?:me |se |nos |lo |la |le )?(?:${stem}\\S*|(?:pude|podia|quise|pudo|podian|llegue|llegaba|supe|sabia)(?: |$))`,
	);
	return begins && (again.test(told) || /^(?:lo )?que se dice \S+ (?:yo )?no(?: |$)/.test(told));
}
