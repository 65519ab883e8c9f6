import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { isThing } from './happenings.ts';

const joined = (words: readonly Word[]) => words.map(({ word }) => word).join(' ');

/** "Había de todo menos pan", "vinieron todos menos mi padre": what alone is not there. */
const allBut =
	/\b(?:hab\S+|hay|est(?:a|an|aba|aban|abamos|amos)|eramos|fu(?:imos|eron)|iba(?:n|mos)|ibamos|cen\S+|com(?:iamos|ian)|bail\S+|vin\S+|ven\S+|vien\S+|lleg\S+|trai\S+|ten\S+|tien\S+|qued\S+|encontr\S+|vend\S+|vi|veia|(?<!\bse )llev\S+) (?:\S+ ){0,3}?tod[oa]s?(?: \S+){0,5} (?:menos|excepto|salvo|a excepcion de|con excepcion de)(?: (?:el|la|los|las|mi|mis|un|una|a|al))*$/;
/** "O eso creí", "o al menos eso decían". */
const only =
	/^(?:\S+ ){0,6}?(?:o (?:al menos |por lo menos )?(?:eso|asi) (?:me )?(?:crei|creia|creiamos|pense|pensaba|parecia|parecio|decian|dijeron|contaba|contaban|juraba|juraban))\b/;
const proved =
	/\b(?:no (?:era|eran|habia|estaba|estaban|fue|hubo|vi|encontre|me|lo|la|se|hacia|tenia)|(?:y|pero|despues|luego) (?:era|eran|resulto|resultaba)|(?:al final|en realidad) (?:era|eran|no))\b/;
/** "Y resultó que no", "pero era una falsa alarma". */
const notSo =
	/^(?:\S+ ){0,14}?(?:y|pero|aunque|hasta que) (?:al final |luego |despues |entonces )?(?:(?:resulto|resultaba|resulta) (?:ser )?(?:que (?:no|era|eran|estaba|ni)(?: |$)|mentira|falso)|(?:era|fue) (?:todo |toda )?(?:mentira|(?:una )?falsa alarma|(?:una )?broma|puro cuento|falso|de mentira)|no era (?:verdad|cierto))/;

/** What is told and taken back: "o eso creí", "y resultó que no", "perseguir tampoco, venía detrás". */
export function isTakenBack(words: readonly Word[], { label, first, last }: Match<SymbolId | null>): boolean {
	const [own, end] = [words[first], words[last]];
	if (!own || !end || label === null) return false;
	const sentence = (some: readonly Word[]) => some.filter((word) => word.sentence === own.sentence);
	if (allBut.test(joined(sentence(words.slice(Math.max(first - 14, 0), first))))) return true;
	// A semicolon begins a new sentence; what is proved may stand behind it.
	const behind = joined(words.slice(last + 1, last + 24));
	const taken = only.exec(behind)?.[0];
	if (taken && kindOf(label) !== 'nature' && proved.test(behind.slice(taken.length))) return true;
	if ((!isThing(label) || label === 'pregnancy') && notSo.test(joined(sentence(words.slice(last + 1, last + 22)))))
		return true;
	return isContrasted(words, first, last, label);
}

/** "Lloraba no, cantaba", "perseguir tampoco": a word told first, with nothing but its denial behind it. */
function isContrasted(words: readonly Word[], first: number, last: number, label: SymbolId): boolean {
	const [before, end, no, next] = [words[first - 1], words[last], words[last + 1], words[last + 2]];
	if (!no || !end || !/^(?:no|tampoco)$/.test(no.word) || no.clause !== end.clause) return false;
	if (!next || (next.clause === no.clause && next.sentence === no.sentence)) return false;
	const begins =
		(before?.word === 'como' && words[first - 2]?.word === 'tanto') ||
		!before ||
		before.clause !== words[first]?.clause;
	if (isThing(label)) return false;
	return begins && /^(?:no|tampoco)$/.test(no.word);
}
