import type { Mark } from '../lexicon/shape.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';

const infinitive = /^(?!ayer$|mujer$|lugar$|par$)\p{L}{2,}(?:ar|er|ir)(?:me|te|se|nos|l[aeo]s?)?(?:l[ao]s?)?$/u;
const gerund = /^\p{L}+(?:ando|iendo|yendo)(?:me|te|se|nos|l[aeo]s?)?(?:l[ao]s?)?$/u;

/**
 * "Me quiere vender su moto" tells of no love, "termino llorando" and "acabamos discutiendo" of no parting: what a verb with
 * another behind it means, the other tells.
 */
export function isHelperVerb(tokens: readonly Token[], { last, at }: Match<unknown>): boolean {
	const [own, next] = [tokens[last], tokens[last + 1]];
	if (!own || !next || next.clause !== own.clause) return false;
	if (/^(?:quier(?:e|en|es)|quer(?:ia|ian)|quiso|quisieron)$/.test(own.word)) return infinitive.test(next.word);
	return (
		at.length === 1 && /^(?:termin|acab)(?:o|e|a|as|an|amos|aron|aba|abamos)$/.test(own.word) && gerund.test(next.word)
	);
}

/** "¿Le entro?", "le echo ganas": a pronoun of an idiom is nobody. */
export const isNobody = (tokens: readonly Token[], { label, first }: Match<Mark>): boolean =>
	label === 'somebody' &&
	tokens[first]?.word === 'le' &&
	/^(?:(?:entro|entramos|entrare|meto|sigo|seguimos|atino|hago (?:al|a la) )|(?:echo|echamos|pongo|meto|busco|doy) (?:ganas|duro|vueltas|la vuelta|el hombro|empeño|play|para adelante|pa))/.test(
		`${tokens[first + 1]?.word} ${tokens[first + 2]?.word} ${tokens[first + 3]?.word}`,
	);
