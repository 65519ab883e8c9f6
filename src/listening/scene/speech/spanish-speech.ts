import type { Mark } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import type { Said } from './said.ts';

/** "Le pregunté a un policía", "gritaba desde abajo que me caía": what stands between the verb and the report. */
export const isBeforeReport = (words: readonly Word[], verb: number, next: string): boolean =>
	(/^al?$/.test(next) && words[verb + 2]?.word !== 'ver') ||
	(/^(?:en|desde|por)$/.test(next) && askedOf(words, verb)?.word === 'que');

/** How something is said, between the verb and the words: "me decía al oído", "gritó por el altavoz", "dijo muy seria". */
const saidHow =
	/^(?:al (?:oido|telefono|altavoz|microfono|pasar|despedirse|irse|verme|final)|(?:a|en) (?:mi|el) oido|en voz (?:muy |bien )?(?:baja|alta|bajita|bajisima)|por lo bajo|a (?:los )?gritos|a (?:viva voz|pleno pulmon|coro)|a lo lejos|en (?:susurros|sueños|suenos|ingles|secreto|broma|serio)|entre (?:dientes|lagrimas|risas|sollozos|susurros)|(?:bajito|quedito|llorando|riendo|riendose|sonriendo|susurrando)|(?:muy |bien |todo |toda |tan |mas )(?:bajito|bajo|quedito|seri[oa]|tranquil[oa]|content[oa]|enojad[oa]|enfadad[oa]|molest[oa]|triste|despacio|despacito|clarito|feliz|furios[oa]|llorando|riendo|riendose|sonriendo|susurrando|gritando|cantando|extrañad[oa]|extranad[oa])|por (?:el |la |los )?(?:telefono|altavoz|altavoces|megafono|altoparlante|radio|microfono|interfono|portero|ventana|ventanilla|telefonillo|walkie)|asi (?:nomas|no mas|de golpe|como si nada|tal cual|sin mas)|de (?:golpe|pronto|repente|la nada)|como si nada|con (?:(?:la |una |su )?(?:misma )?voz (?:de \S+|\S+)|(?:toda la |mucha )?(?:calma|dulzura|ternura|tristeza|paciencia|cariño|carino|naturalidad|seriedad))|sin (?:mirarme|voltear|volverse|abrir la boca|mover los labios|voz)|(?:desde|en) (?:el|la|los|las) (?!que )\S+)(?= |$)/;
/** What goes on telling behind it. */
const tellsOn =
	/^(?:y|e|pero|mientras|como|cuando|porque|aunque|su|sus|un|una|unas|unos|palabras|el|la|los|las|en|con|desde|sin|para|por|a|al|hasta|todo|todos|algo|cosas|nada|de|del|mi|entonces|luego|donde)$/;

/** The last word of how something is said, or the verb itself. */
export function lastOfManner(text: string, words: readonly Word[], verb: number): number {
	const own = words[verb];
	const behind = words.slice(verb + 1, verb + 8).filter(({ sentence }) => sentence === own?.sentence);
	const told = behind.map(({ word }) => word).join(' ');
	const how =
		own?.word === 'voz' ? /^(?:muy |bien )?(?:baja|alta|bajita)(?= |$)/.exec(told)?.[0] : saidHow.exec(told)?.[0];
	if (!how) return verb;
	const end = verb + how.split(' ').length;
	const [last, next] = [words[end], words[end + 1]];
	if (!own || !last || !next || next.sentence !== own.sentence || /[:,]/.test(text.slice(own.to, last.from)))
		return verb;
	const isMarked = /[:,¿¡]/.test(text.slice(last.to, next.from));
	// "Me dijo al oído la luna está rota"
	const isPresent =
		/^(?:el|la|los|las|mi|tu|todo|todos|un|una)$/.test(next.word) &&
		words
			.slice(end + 2, end + 5)
			.some(({ word }) => /^(?:esta|estan|es|son|tiene|tienen|viene|vienen|va|van|hay|sabe|saben)$/.test(word));
	const isSpoken = isPresent || !tellsOn.test(next.word) || (next.word === 'a' && words[end + 2]?.word === 'ver');
	return isMarked || isSpoken ? end : verb;
}

/** "Dice a ver, genio", "me decía por favor no te vayas", "dijo mi amor, ven": no report, though it begins like one. */
export const isAddressed = (next: string, third: string): boolean =>
	(next === 'a' && third === 'ver') ||
	(next === 'por' && /^(?:favor|fin|dios|ahi|aqui)$/.test(third)) ||
	(next === 'mi' &&
		/^(?:amor|vida|cielo|reina|rey|niña|niño|nina|nino|hija|hijo|hijita|hijito|corazon|negra|viejo)$/.test(third)) ||
	(next === 'si' && /^(?:claro|señor|senor|señora|senora|ya|pues|hombre|mujer)$/.test(third)) ||
	(next === 'nada' && /^(?:mujer|hombre|hija|hijo|tranquil[oa])$/.test(third));

/** Spanish verbs that report what somebody says where "que" follows: "me contaban que había lobos". */
export const hearsay = /^(?:cont|coment|avis|anunci|grit|chill|asegur|cuent)/;

/** "Decía qué grande estás", "preguntaba qué hay de cenar", but "preguntaba qué hora era": the words themselves, by their tense. */
export function isExclaimed(text: string, words: readonly Word[], verb: number): boolean {
	const next = words[verb + 1];
	if (!next || text.slice(next.from, next.to).toLowerCase() !== 'qué') return false;
	return !words
		.slice(verb + 2, verb + 8)
		.some(({ word, sentence }) => sentence === next.sentence && /(?:aba|abas|aban|ia|ias|ian|era|fue|fui)$/.test(word));
}

/** "Le pregunté a un policía": who is asked; what is asked begins with "que" or "si". */
export function askedOf(words: readonly Word[], verb: number): Word | undefined {
	const sentence = words[verb]?.sentence;
	return words.slice(verb + 2, verb + 7).find((one) => one.sentence === sentence && /^(?:que|si)$/.test(one.word));
}

const spanishSpeaker =
	/^(?:madre|padre|mama|papa|mami|papi|abuel[oa]|abuelit[oa]|herman[oa]|tio|tia|prim[oa]|amig[oa]|novi[oa]|marido|espos[oa]|suegr[oa]|hij[oa]|jef[ea]|vecin[oa]|hombre|mujer|senora?|viej[oa]|nin[oa]|maestr[oa]|profesora?|profe|doctora?|medic[oa]|enfermer[oa]|cura|monja|policia|guardia|taxista|chofer|portero|camarer[oa]|cajer[oa]|dependient[ea]|juez|jueza|rey|reina|bruja|gente|publico|perro|gato|loro|ninos|chic[oa]|tip[oa]|voz|locutora?|conductora?|capitan|cantante|angel|diablo|muert[oa]|ex|novi[oa]s?|bomber[oa]|pilot[oa]|carter[oa]|soldad[oa]|general|payas[oa]|mag[oa]|mesera?|azafata|obispo|sacerdote|abogad[oa]|alcalde|alcaldesa|panader[oa]|jardiner[oa]|peluquer[oa]|barquer[oa]|pescador|cazador|vendedora?|revisora?|inspectora?|presentadora?|nen[ea]|muchach[oa]|sobrin[oa]|cuñad[oa]|cunad[oa]|nuera|yerno|nona|nono|yaya|yayo)$/;

/** "Me preguntaba la hora": what is asked after, not the words that ask it. */
export function isAskedAfter(words: readonly Word[], verb: number): boolean {
	const [own, next, noun] = words.slice(verb, verb + 3);
	return (
		/^(?:pregunt|dij|dec|dic|dio)/.test(own?.word ?? '') &&
		/^(?:el|la|los|las|mi|mis|su|sus|un|una)$/.test(next?.word ?? '') &&
		/^(?:hora|edad|nombre|nombres|apellido|camino|direccion|precio|fecha|motivo|verdad|mentira|clave|contraseña|contrasena|talla|numero|telefono|resultado|futuro|secreto|misa|adivinanza|cosa|año|ano|dia|ubicacion|receta)$/.test(
			noun?.word ?? '',
		)
	);
}

/** "No llores, decía mi madre": who speaks stands behind the verb, and nothing more. */
export function isSubject(text: string, words: readonly Word[], verb: number): boolean {
	const [own, next, noun] = words.slice(verb, verb + 3);
	// "Lo que se dice llorar"
	if (words[verb - 1]?.word === 'se' && words[verb - 2]?.word === 'que') return true;
	if (!own || !next || !noun || noun.sentence !== own.sentence || /[:,"“«]/.test(text.slice(own.to, next.from)))
		return false;
	if (!/^(?:el|la|los|las|mi|mis|un|una|su|aquel|aquella|ese|esa|otra|otro)$/.test(next.word)) return false;
	if (/:/.test(text.slice(noun.to, noun.to + 40).split(/[.!?\n,]/)[0] ?? '')) return false;
	const end = words[verb + 3];
	const ends = !end || end.clause !== noun.clause || /^(?:y|desde|con|sin|mientras|a|en|muy|todo|toda)$/.test(end.word);
	return spanishSpeaker.test(noun.word) && ends;
}

/** "Gritaba la casa se quema": what is told in the present, as people speak. */
export const isTalkInPresent = (words: readonly Word[], verb: number): boolean =>
	/^(?:el|la|los|las|mi|tu|todo|todos|un|una)$/.test(words[verb + 1]?.word ?? '') &&
	words
		.slice(verb + 2, verb + 5)
		.some(
			({ word, clause }) =>
				clause === words[verb]?.clause &&
				/^(?:esta|estan|es|son|viene|vienen|va|van|hay|sabe|saben|quema|queman|cae|caen|hunde)$/.test(word),
		);

/** "Yo no le preguntaba adónde": what nobody says. */
export const isNotAsked = (words: readonly Word[], first: number): boolean => {
	let index = first - 1;
	while (/^(?:me|te|le|nos|les|se)$/.test(words[index]?.word ?? '')) index--;
	const [before, own] = [words[index], words[first]];
	return before !== undefined && before.clause === own?.clause && /^(?:no|nunca|jamas|nadie|ni)$/.test(before.word);
};

/** "Repite y repite", "gritaba y lloraba": another verb goes on. */
export const isRepeated = (words: readonly Word[], verb: number): boolean =>
	/^(?:rep[ei]t|grit|cant|susurr)/.test(words[verb]?.word ?? '') && words[verb + 1]?.word === 'y';

/** Speech begins with its opening mark: "¿y tú?". */
export const opened = (text: string, at: number): number => (/[¿¡]/.test(text[at - 1] ?? '') ? at - 1 : at);

/** "¡Corre!, me gritaba", "—Ven —dijo": words in front of a verb of saying, behind an opening mark or a dash. */
export function spokenBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const match of text.matchAll(
		/(?:[¡¿]([^¡¿!?\n]+)[!?]+[\s,—–-]+|(?<=^|\n|[.:?!]\s)[—–-]\s?([^—–\n]+?)(?:\s*[—–]\s*|\s-\s*|,\s*(?=(?:(?:me|te|le|nos|les) )?(?:dij|dec|dic|grit|susurr|pregunt|contest|respond|murmur|repet|repit))))(?=\p{L})/gu,
	)) {
		const inner = (match[1] ?? match[2] ?? '').trim();
		const end = match.index + match[0].length;
		const verb = verbs.find(({ first, last }) => {
			const own = words[last];
			// "Y ella: …" answers it.
			if (words[first]?.word === 'y') return false;
			// "me", "le" and the like may stand between.
			return own && own.from >= end && own.from - end <= 6 && !/[.!?\n]/.test(text.slice(end, own.from));
		});
		if (!verb || !inner) continue;
		const from = match.index + match[0].indexOf(inner);
		const where = [from, from + inner.length] as const;
		found.push({ words: inner, where, reported: false, verb: verb.last, myself: verb.label === 'saidMyself' });
	}
	return found;
}

/** What is said in front of the verb and its subject: from the sentence's beginning where that is short, else from the last comma. */
export function toldBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const { first, last, label } of verbs) {
		if (label !== 'said' || !isSubject(text, words, last)) continue;
		let begin = first;
		while (/^(?:me|te|le|nos|les|se)$/.test(words[begin - 1]?.word ?? '')) begin--;
		const [own, before] = [words[begin], words[begin - 1]];
		if (!own || !before || before.sentence !== own.sentence || !/,/.test(text.slice(before.to, own.from))) continue;
		const sentence = words.slice(0, begin).filter((word) => word.sentence === own.sentence);
		const part = sentence.length <= 8 ? sentence : sentence.filter(({ clause }) => clause === before.clause);
		const from = part[0]?.from ?? before.from;
		if (found.some(({ where }) => where[0] === from)) continue;
		found.push({
			words: text.slice(from, before.to),
			where: [from, before.to],
			reported: false,
			verb: last,
			myself: false,
		});
	}
	return found;
}

/** "Gritaba desde el balcón ¡dejen que se queme!": from where it is cried stands between the verb and the words. */
export function criedBehind(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	return verbs.flatMap(({ last, label }): Said[] => {
		const verb = words[last];
		const cry = /^[^.!?¡¿:;,\n]{2,40}([¡¿][^¡¿!?\n]+[!?]+)/u.exec(text.slice(verb?.to ?? text.length));
		if (!verb || !cry?.[1]) return [];
		const to = verb.to + cry[0].length;
		const where = [to - cry[1].length, to] as const;
		return [{ words: cry[1], where, reported: false, verb: last, myself: label === 'saidMyself' }];
	});
}
