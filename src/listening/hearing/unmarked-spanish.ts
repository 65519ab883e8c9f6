import { fold } from '#src/words/fold.ts';
import type { Token } from '../text/token.ts';

const wordsOf = (tokens: readonly Token[]) => `${tokens.map(({ word }) => word).join(' ')} `;

/** "Cuando me voy me mira": tells when, and asks nothing; "cuando me voy a casar", "cuando sale la visa" ask. */
const asksWhen =
	/^(?:(?:me|nos|se|te|le|les|lo|la|los|las) ){0,2}(?:(?:va|van|voy|vamos) a |(?:llega|sale|salen|toca|pagan|dan|llaman|vuelve|termina|acaba|sera|empieza|podre|tendre|deja|para|mejora|cambia|paga|nace) |[a-z]{2,}(?:are|ere|ire|ara|era|ira|aran|eran|iran|aremos|eremos|iremos|dre|dra|dran|dremos) )/;

/** Whether "cuando", without its accent where the sentence begins, tells a time only. */
export function tellsWhen(text: string, tokens: readonly Token[], first: number): boolean {
	const token = tokens[first];
	if (token?.word !== 'cuando' || text.slice(token.from, token.to).toLowerCase() !== 'cuando') return false;
	const rest = tokens.slice(first + 1).filter(({ sentence }) => sentence === token.sentence);
	const last = rest.at(-1);
	if (!last || /^\s*\?/.test(text.slice(last.to))) return false;
	return !asksWhen.test(wordsOf(rest));
}

/** "Solo quiero saber si va a volver": asks wherever it stands in its clause. */
export const asksAnywhere = (tokens: readonly Token[], first: number): boolean =>
	/^(?:quiero|quisiera|queria|necesito|desearia|querria|quisieramos|queremos)$/.test(tokens[first]?.word ?? '') &&
	tokens[first + 1]?.word === 'saber' &&
	!/^(?:no|ni|tampoco)$/.test(tokens[first - 1]?.word ?? '');

/** Days and hours: what will be on them is known. */
const dated =
	/ (?:mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) /;
const clouds = /^(?:y |pero |entonces |ahora |o )*/;
/** How the last words ask, without a mark: "me darán la hipoteca", "algún día me querrá", "puedo hacer algo". */
const atTheEnd = [
	/^(?:algun dia |sera que |me |nos |lo |la |le |les |se )*(?:(?:dar|llamar|responder|contestar|aceptar|escribir|querr|amar|perdonar|extranar|buscar|elegir|escoger|contratar|tocar|alcanzar|aguantar|funcionar|cambiar|mejorar|curar|recuperar|sanar|despertar|aparecer|pagar|devolver|salir|saldr|ir|caer|servir|dejar|durar|creer|olvidar|gustar|quedar|reconocer|pasar)(?:a|an)) /,
	/^algun dia (?:me |nos |lo |la |le |se )*[a-z]+(?:re|remos|ra|ran) /,
	/^(?:se |le )?(?:puedo|podemos|podria) (?:hacer|reclamar|pedir|exigir|demandar|recuperar|negarme|denunciar)(?:lo|la|le)? ?(?:algo|nada|eso|esto|dinero)? $/,
	/^cuando (?:me |nos |se |le )*(?:va|van|voy|vamos) a [a-z]+ /,
	/^(?:como|por donde|de donde|con que cara|a donde|que) (?:me |lo |la |le |se |les |lo |los |las )*(?:hago|arreglo|digo|salgo|empiezo|saco|llego|miro|pago|vuelvo|sigo|explico|cuento|consigo|quito|recupero|hacemos) /,
	/^(?:me |nos )(?:va|van) a (?:ir|salir|dar|llamar|querer|perdonar|volver|escribir|buscar|contestar) /,
	/^(?:me |nos )?ira (?:bien|mal|mejor) /,
	/^(?:se|me) habran? [a-z]+[ai]do /,
	/^(?:por favor )?(?:ayuda|ayudame|ayudenme|socorro)(?: por favor)? $/,
];

/** Whether the words behind the last comma of a sentence, or all of a short one, ask without a mark of it. */
export function asksUnmarked(text: string, sentence: readonly Token[]): boolean {
	let start = 0;
	for (let index = sentence.length - 1; index > 0 && start === 0; index--) {
		const [before, token] = [sentence[index - 1], sentence[index]];
		if (before && token && /[,:–—]/u.test(text.slice(before.to, token.from))) start = index;
	}
	const tail = sentence.slice(start);
	const last = tail.at(-1);
	if (!last || tail.length > 8 || /^\s*[!.]/.test(text.slice(last.to))) return false;
	const line = wordsOf(tail).replace(clouds, '');
	// "Me ofrecen su piso, acepto"
	if (start > 0 && /^(?:(?:se )?(?:lo|la|le) )?(?:acepto|firmo|voy|digo|cuento|perdono|denuncio) $/.test(line))
		return true;
	// "Volvera" with or without its accent; "volviera" is none.
	return !dated.test(` ${line}`) && atTheEnd.some((pattern) => pattern.test(fold(line.trim()).concat(' ')));
}

/** "Alguien con quien nunca tuve nada": who is told of, and nobody asked for. */
export const isOfWhom = (tokens: readonly Token[], first: number): boolean =>
	/^(?:con|a|de|por|para)$/.test(tokens[first]?.word ?? '') &&
	tokens[first + 1]?.word === 'quien' &&
	/^(?:alguien|nadie|hombre|mujer|persona|chico|chica|tipo|tipa|gente|amigo|amiga|unico|unica|padre|madre|hermano|hermana|hijo|hija|marido|esposo|esposa|novio|novia|el|ella|muchacho|muchacha|señor|señora|primo|prima|jefe|vecino|companero|companera|compañero|compañera|no tengo|tengo)$/.test(
		tokens[first - 1]?.word ?? '',
	);
