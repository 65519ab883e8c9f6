import { fold } from '#src/words/fold.ts';
import type { Person } from '../heard.ts';
import type { Token } from '../text/token.ts';
import { type Asked, behindComma } from './behind-comma.ts';
import type { Reading } from './reading.ts';

/** "Le gustaré?", "estará molesta conmigo?", "me seguirá queriendo?": what somebody else feels. */
const feels =
	/\b(?:gustar[ae]n?|querra|amara|odiara|extranara|echara de menos|pensara|sentira|(?:estara|seguira) (?:(?:muy|tan|todavia|aun) )?(?:molest[oa]|enojad[oa]|enfadad[oa]|orgullos[oa]|enamorad[oa]|celos[oa]|dolid[oa]|resentid[oa]|queriendo|pensando|amando)|importare|caere|dolera|(?:se )?acordaran? (?:todavia |aun )?de (?:mi|nosotros|nosotras)\b|(?:se|me|le) habran? (?:fijad|gustad|cansad|aburrid|hartad|encariñad|enganchad|enamorad|molestad|enfadad|enojad|ofendid|perdonad|olvidad|arrepentid|echad)o|me (?:odia|desea|respeta|soporta|aguanta|valora|tiene (?:rencor|mania|envidia|cariño|miedo|celos)|guarda rencor))\b/;

/** "Me gusta la lluvia": a thing that is liked is nobody loved. */
export const likesThing = (text: string): boolean =>
	/^(?:y |pero |a mi |la verdad |tambien )*me (?:gustan?|encantan?|gustaba|encantaba)(?: mucho| tanto| un monton)? (?:(?:el|los|las|la) (?!chic|muchach|herman|vecin|prim|profe|novi|hij|amig|mujer|hombre|tip|compa|jef|doctor|medic|maestr|espos|marid|tio|tia|que |de )|(?:leer|bailar|cantar|cocinar|caminar|viajar|dormir|escribir|dibujar|pintar|correr|nadar|escuchar|hablar|estar|ver|cuando) ?)/.test(
		fold(text),
	);

/** "Sigo despierto dándole vueltas a lo mismo": what one says of oneself reproaches nobody. */
export const isOfOneselfInSpanish = (line: string): boolean =>
	/(?:^| )(?:yo|sigo|estoy|ando|llevo|pienso|duermo|desperte|despierto|doy|lloro|siento|mi|mis|mismo) /.test(
		`${line} `,
	) &&
	!/(?:^| )(?:tu|tus|te|ti|vos|usted|eres|sos|(?:dic|dec|respond|contest|repit|repet|habl|entiend|escuch|ayud|sab|sirv|d)(?:es|as|is|iste|aste|e|a))(?: |$)/.test(
		line,
	);

/** "Mi marido no ayuda en nada": somebody near is complained of, and not the guide. */
export const isOfOthersInSpanish = (line: string, people: readonly Person[]): boolean =>
	/^(?:y |pero |es que |ademas |encima )*(?:mi|mis|nuestr[oa]s?|ella|ellos|ellas|nadie)(?: |$)/.test(line) &&
	people.some((person) => person !== 'other' && person !== 'god');

/** "Empiezo el lunes, ¿alguna palabra?" */
const wishesWord =
	/^(?:y )?(?:me (?:das|dices|dejas|regalas|dedicas) |dame |dime |tienes |hay )?(?:algun|alguna|algunas|unas?|dos|tus?)? ?(?:palabras?|palabritas?|mensaje|mensajito|frase|bendicion|animos?)(?: (?:para mi|de (?:aliento|animo)|bonitas?|amiga))? $/;

const foretold =
	/^(?:y |pero )?(?:cu[aá]ndo (?:(?:me|nos|se|le|les|lo|la) )*(?:va|van|voy|vamos|llega|sale|dan|pagan|llaman)|(?:(?:me|nos|se|le|les|lo|la|los|las) )*(?!habr)(?:\p{L}{2,}(?:[aei]r|dr|abr|br)(?:á|án|é|emos)|llegara|saldra|volvera|podra|vendra|podre|saldre|lograre|encontrare))(?: (?!si |o no)|$)/iu;
/** Whether the words behind the last comma, taken alone, ask what will be. */
export const foretells = ({ text }: Reading, tail: readonly Token[]): boolean =>
	foretold.test(tail.map(({ from, to }) => text.slice(from, to)).join(' '));

/** "Me equivoqué de grupo, ahora cómo lo arreglo?", "¿por qué me duele si fui yo quien lo dejó?": asks for a way or a cause, whatever was done. */
export function mends(reading: Reading, tokens: readonly Token[]): Asked | null {
	const folded = (some: readonly Token[]) => `${fold(some.map(({ word }) => word).join(' '))} `;
	if (
		/^(?:y |pero |entonces )*por que (?:me|lloro|siento|sigo|estoy|tengo|no puedo|extrano|duermo|soy) /.test(
			folded(tokens),
		)
	)
		return { ask: 'why', sure: true };
	const tail = behindComma(reading, tokens);
	if (tail.length === tokens.length || tail.length > 10) return null;
	// "Debo dos rentas, cuando va a salir algo", "sigo soltera, llegará alguien": what is told before weighs no act.
	if (foretells(reading, tail))
		return feels.test(folded(tail)) ? { ask: 'feelings_of', sure: true } : { ask: 'will', sure: true };
	return /^(?:y |pero |ahora |entonces )*(?:como (?:lo |la |le |les |se lo |se la |me |nos )*[a-z]+(?:o|oy|mos) |con que cara |por donde (?:empiezo|sigo) |que (?:hago|hacemos) |de donde saco |(?:por favor )?(?:ayuda|ayudame|ayudenme) )/.test(
		folded(tail),
	) && !/^(?:y )?como (?:lo|la|le) (?:llamo|pongo|ponemos|llamamos) (?:$|de |a |al )/.test(folded(tail))
		? { ask: 'how', sure: true }
		: null;
}

/** What the words behind the last comma ask in Spanish: "no lo encuentro, aparecerá?", "murió a los dos meses, la abandoné?". */
export function asksAtTheEnd(reading: Reading, tokens: readonly Token[]): Asked | null {
	const tail = behindComma(reading, tokens);
	const last = tail.at(-1);
	if (!last || tail.length === tokens.length || tail.length > 8) return null;
	if (!/^\s*\?/.test(reading.text.slice(last.to))) return null;
	if (reading.marks.some(({ label, first }) => label === 'or' && tokens.includes(reading.tokens[first] as Token)))
		return null;
	const letters = ({ from, to }: Token) => reading.text.slice(from, to).toLowerCase();
	// What a question word has asked before is not asked anew: "¿cómo le digo que sí, que vendré?"
	const head = tokens.slice(0, tokens.length - tail.length);
	const opened = reading.text.slice(head.at(-1)?.to, tail[0]?.from).includes('¿');
	if (!opened && head.some((token) => /^(?:qué|cómo|cuándo|dónde|quién|cuál|porqué)$/.test(letters(token))))
		return null;
	if (!opened && head.some((token) => token.word === 'por') && /por qu[eé]/i.test(reading.text)) return null;
	const verb = tail.find(
		({ word }) => !/^(?:y|me|te|le|lo|la|los|las|les|nos|se|ya|si|algun|dia|el|ella|entonces)$/.test(word),
	);
	if (verb && feels.test(tail.map(({ word }) => word).join(' '))) return { ask: 'feelings_of', sure: true };
	if (verb && /(?:[aeid]r)(?:á|án|ás|é|emos)$/.test(letters(verb)) && reading.how.comes?.test(verb.word) !== false)
		return { ask: 'will', sure: true };
	const line = `${tail.map(({ word }) => word).join(' ')} `;
	// "¿Me la traigo a vivir con nosotros?", "¿lo meto en mi casa?"
	if (
		/^(?:y )?(?:(?:me|te|se) )?(?:lo|la|los|las) (?!encuentro|recupero|gano|consigo|apruebo|paso|logro|extrano|quiero|tengo|merezco|conozco|creo|pregunto|imagino|supero|olvido|pierdo|veo|puedo|siento|llamo yo)(?:[a-z]{2,}o|doy) (?:a|en|con|conmigo|de|para|por) /.test(
			line,
		)
	)
		return { ask: 'should', sure: true };
	if (
		/^(?:y )?(?:me|te|se) (?:lo|la|los|las) (?:quedo|llevo|traigo|compro|como|bebo|pongo|corto|opero|tatuo|caso) $/.test(
			line,
		)
	)
		return { ask: 'should', sure: true };
	// "Lo interno?", "la duermo?"
	if (
		tail.length <= 4 &&
		/^(?:(?:y|entonces|mejor) )?(?:se )?(?:lo|la|le|los|las|les) (?!encuentro|recupero|gano|intereso|gusto|consigo|apruebo|paso|logro|extrano|quiero|tengo|merezco|conozco|importo|hago bien)[a-z]{2,}o $/.test(
			line,
		)
	)
		return { ask: 'should', sure: true };
	if (wishesWord.test(line)) return { ask: 'speak', sure: true };
	if (/^(?:y )?(?:estoy|hago|hice|obre|hicimos) mal $/.test(line)) return { ask: 'forgiven', sure: true };
	if (
		/^(?:y )?(?:eso )?(?:es|sera|esta|estara) (?:muy |tan )?(?:malo|mal|pecado|grave|horrible|imperdonable) $/.test(
			line,
		)
	)
		return { ask: 'forgiven', sure: true };
	// "La abandoné?", "hice mal?": one's own deed, done, and nothing else asked.
	if (
		verb &&
		tail.length <= 3 &&
		/^(?:l[aeo]s? )?(?:abandon|traicion|descuid|mat|fall|dej)(?:é|e)$/.test(tail.map(letters).join(' '))
	)
		return { ask: 'forgiven', sure: true };
	return null;
}
