import type { Word } from './words.ts';

/** "Le pregunté a un policía", "gritaba desde abajo que me caía": what stands between the verb and the report. */
export const isBeforeReport = (words: readonly Word[], verb: number, next: string): boolean =>
	/^al?$/.test(next) || (/^(?:en|desde|por)$/.test(next) && askedOf(words, verb)?.word === 'que');

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
	/^(?:madre|padre|mama|papa|mami|papi|abuel[oa]|abuelit[oa]|herman[oa]|tio|tia|prim[oa]|amig[oa]|novi[oa]|marido|espos[oa]|suegr[oa]|hij[oa]|jef[ea]|vecin[oa]|hombre|mujer|senora?|viej[oa]|nin[oa]|maestr[oa]|profesora?|profe|doctora?|medic[oa]|enfermer[oa]|cura|monja|policia|guardia|taxista|chofer|portero|camarer[oa]|cajer[oa]|dependient[ea]|juez|jueza|rey|reina|bruja|gente|publico|perro|gato|loro|ninos|chic[oa]|tip[oa]|voz|locutora?|conductora?|capitan|cantante|angel|diablo|muert[oa]|ex)$/;

/** "No llores, decía mi madre": who speaks stands behind the verb, and nothing more. */
export function isSubject(text: string, words: readonly Word[], verb: number): boolean {
	const [own, next, noun] = words.slice(verb, verb + 3);
	if (!own || !next || !noun || noun.sentence !== own.sentence || /[:,"“«]/.test(text.slice(own.to, next.from)))
		return false;
	if (!/^(?:el|la|los|las|mi|mis|un|una|su|aquel|aquella|ese|esa|otra|otro)$/.test(next.word)) return false;
	if (/:/.test(text.slice(noun.to, noun.to + 40).split(/[.!?\n,]/)[0] ?? '')) return false;
	const end = words[verb + 3];
	const ends = !end || end.clause !== noun.clause || /^(?:y|desde|con|sin|mientras|a|en|muy|todo|toda)$/.test(end.word);
	return spanishSpeaker.test(noun.word) && ends;
}

/** Speech begins with its opening mark: "¿y tú?". */
export const opened = (text: string, at: number): number => (/[¿¡]/.test(text[at - 1] ?? '') ? at - 1 : at);
