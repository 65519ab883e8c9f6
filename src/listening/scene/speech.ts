import type { LanguageLexicon, Mark } from './language-lexicon.server.ts';
import type { Match } from './phrase-finder.ts';
import type { Span } from './scene.ts';
import type { Word } from './words.ts';

/** What somebody says in a dream. */
export type Said = {
	/** The words as they stand. */
	readonly words: string;
	/** Their place; what is only said is not in the scene. */
	readonly where: Span;
	/** Told with "that": a report, not the words themselves. */
	readonly reported: boolean;
	/** The word with which it is said; null for a quotation without one. */
	readonly verb: number | null;
	readonly myself: boolean;
};

const quotes =
	/«([^»]+)»|“([^”]+)”|„([^“”]+)[“”]|"([^"]+)"|‹([^›]+)›|‘([^’]{3,})’(?!\p{L})|(?<!\p{L})'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){3,}?)'(?!\p{L})/gu;

/** How Persian speech begins that bids somebody: «صدا زد بیا». */
const isBidden = /^(?:بیا|برو|نرو|کجا|پاشو|پاشین|بدو|وایسا|بگیر|ببین|کمک|مواظب|نکن)/;

/** How Spanish speech begins that is shouted: "todos gritaban salta". */
const isShouted =
	/^(?:salta|corre|corran|corred|ven|vengan|vete|vayanse|huye|huyan|para|paren|ayuda|ayudame|ayudenme|socorro|auxilio|fuego|cuidado|mira|miren|baja|bajen|sube|suban|fuera|salgan|quieto|quieta|mama|papa|agarrate|sueltame|sueltala|sueltalo|apurate|espera|esperame|callate|despierta|levantate|apaguen|llamen|abre|abran|cierra|viva|bravo|vamos|vamonos|dejame|dejenme|nos|hay|ya|viene|vienen|te|tu|eres|soy|perdon|gracias|basta|adios|goool|gol|escondete|no te|al ladron)$/;

/** Persian words that make another verb of "say". */
const saidWith = /^(?:اذان|دروغ|راست|قصه|شعر|تبریک|تسلیت|ذکر|سخن|خوشامد|متلک|شهادتین|هذیان|لبیک|آمین|امین)$/;
/** What stands behind a verb of saying where its words are not told. */
const goesOn =
	/^(?:to|at|from|in|into|across|through|over|with|until|so|as|and|but|because|out|down|up|when|while|then|back|on|by|like|loudly|again|something|nothing|goodbye|hello)$/;

/** How words begin that are spoken to somebody: "he told me don't move". */
const spokenTo =
	/^(?:don't|dont|do|go|come|stop|run|look|wait|be|get|take|leave|hold|stay|let|never|you|you're|your|youre|it's|not|no|yes|hurry|wake|open|close|follow|keep|give|listen|please|sorry|welcome|calm|drop|jump|eat|drink|sit|stand|turn|walk|put|trust|i'm|im|i've|i'll|we're|there's|that's|what|where|why|who|can|are|is|will|this|mind|remember|forget|hide|swim|climb|ok|okay)$/;

/** Whether what follows "it", "my" or "where" is told in the present, as people speak. */
const presentBehind = (third: string, fourth: string) =>
	/^(?:is|isn't|isnt|are|do|don't|does|doesn't|can|can't|will|won't|has|have|grows|comes|goes|takes|looks|belongs|hurts|works|gets)$/.test(
		third,
	) || /^(?:is|isn't|are|do|don't|does|doesn't|can|can't|will|won't|has)$/.test(fourth);

/** "I asked him if he was cold": a report in English, where the one asked stands between. */
const indirect = /^\s+(?:(?:him|her|them|me|us)\s+)?(?:if|whether)\b/iu;

/** Whether who is asked stands behind the verb, and not what. */
const isAsked = (verb: string, next: string, third: string, fourth: string) =>
	/^(?:asked|told|begged|asks|ask|asking)$/.test(verb) &&
	/^(?:the|my|everyone|everybody|people|someone|somebody|anyone|around|permission|a|an|some|his|her)$/.test(next) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(third) &&
	!/^(?:if|whether|that|to|how|where|about)$/.test(fourth);

/** All that is said: within quotation marks of any kind, or behind a verb of saying to the end of the sentence. */
export function speechOf(
	text: string,
	words: readonly Word[],
	marks: readonly Match<Mark>[],
	{ that, scene, language }: LanguageLexicon,
): Said[] {
	const verbs = marks.filter(({ label }) => label === 'said' || label === 'saidMyself');
	const found: Said[] = [];
	for (const match of text.matchAll(quotes)) {
		const inner = match.slice(1).find((group) => group !== undefined) ?? '';
		const from = match.index + match[0].indexOf(inner);
		const to = from + inner.length;
		const near = verbs.filter(({ last }) => {
			const verb = words[last];
			return verb && (Math.abs(from - verb.to) < 30 || Math.abs(verb.from - to) < 12);
		});
		// A single word in quotation marks is a name or a title where nobody says it; a cry is none.
		if (near.length === 0 && inner.trim().split(/\s+/).length < 3 && !/[!?]$/.test(inner.trim())) continue;
		const [verb] = near;
		found.push({
			words: inner.trim(),
			where: [from, to],
			reported: false,
			verb: verb?.last ?? null,
			myself: verb?.label === 'saidMyself',
		});
	}
	if (language === 'es') found.push(...spokenBefore(text, words, verbs), ...toldBefore(text, words, verbs));
	for (const { first, last, label } of verbs) {
		const verb = words[last];
		const next = words[last + 1];
		if (!verb || !next) continue;
		if (found.some((one) => one.verb === last && one.where[1] <= verb.from)) continue;
		if (language === 'es' && isSubject(text, words, last)) continue;
		const gap = text.slice(verb.to, next.from);
		if (/[.!?؟\n…]/.test(gap)) continue;
		const colon = /[:：]/.test(gap);
		// «صدا زد و رفت»: another verb goes on, nothing is quoted.
		if (language === 'fa' && !colon && next.word === 'و') continue;
		// «اذان می‌گفت»، «راست می‌گفت»: another verb.
		if (language === 'fa' && !colon && saidWith.test(words[first - 1]?.word ?? '')) continue;
		const after = text.slice(verb.to);
		if (
			found.some(
				// "I asked a woman and she answered: …": what is said behind a colon is no part of a report.
				({ where: [from, to], reported }) =>
					!(reported && colon) && ((from >= verb.from && from - verb.to < 30) || (verb.from >= from && verb.to <= to)),
			)
		)
			continue;
		// "She shouted at me from the garden": nothing is quoted.
		if (language === 'en' && !colon && !/,/.test(gap) && goesOn.test(next.word)) continue;
		// "he said to me: come"
		const toWhom = /^[\s,،]*(?:[\p{L}\p{M}\u200c]+\s+){0,3}[\p{L}\p{M}\u200c]+\s*[:：]\s*/u.exec(after);
		const comma = /,/.test(gap);
		const [third, fourth] = [words[last + 2]?.word ?? '', words[last + 3]?.word ?? ''];
		// "I asked the police", "he told my mother": who is asked, not what.
		if (language === 'en' && !colon && !comma && isAsked(verb.word, next.word, third, fourth)) continue;
		// "She said it grows back": the present is what was said itself.
		const isPresent = /^(?:it|my|where|how|a|at|something)$/.test(next.word) && presentBehind(third, fourth);
		const tells = words.slice(first, last + 1).some(({ word }) => /^(?:told|tells?|telling|me)$/.test(word));
		const isReported =
			language === 'en'
				? (that.has(next.word) && !comma && !isPresent) ||
					(tells && !comma && !(spokenTo.test(next.word) || /^(?:said|says)$/.test(words[first]?.word ?? '')))
				: that.has(next.word) || (/^(?:told|me)$/.test(verb.word) && !comma);
		if (language === 'es' && !colon && !toWhom && /^al?$/.test(next.word)) {
			const begin = askedOf(words, last);
			const where = [begin?.from ?? 0, begin ? endOf(text, begin.to, scene.afterSpeech) : 0] as const;
			if (begin) found.push({ words: '', where, reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const report = !colon && (isReported || indirect.test(after));
		const phrase =
			language === 'fa'
				? words
						.slice(first, last + 1)
						.map(({ word }) => word)
						.join(' ')
				: verb.word;
		if (
			!colon &&
			!toWhom &&
			scene.onlyWithColon?.test(phrase) &&
			!isBidden.test(next.word) &&
			!isShouted.test(next.word)
		)
			continue;
		if (report && !toWhom) {
			const whole = endOf(text, next.from, scene.afterSpeech);
			// "A room nobody told us about, full of clocks": what comes behind the comma is not told.
			const comma = next.word === 'about' ? text.indexOf(',', next.from) : -1;
			const end = comma > 0 ? Math.min(comma, whole) : whole;
			found.push({ words: '', where: [next.from, end], reported: true, verb: last, myself: label === 'saidMyself' });
			continue;
		}
		const from = toWhom ? verb.to + toWhom[0].length : next.from;
		const end = endOf(text, from, scene.afterSpeech);
		const said = text.slice(from, end).trim();
		if (!said) continue;
		found.push({ words: said, where: [from, end], reported: false, verb: last, myself: label === 'saidMyself' });
	}
	return found.sort((one, other) => one.where[0] - other.where[0]);
}

/** "Le pregunté a un policía": who is asked; what is asked begins with "que" or "si". */
function askedOf(words: readonly Word[], verb: number): Word | undefined {
	const sentence = words[verb]?.sentence;
	return words.slice(verb + 2, verb + 7).find((one) => one.sentence === sentence && /^(?:que|si)$/.test(one.word));
}

/** "¡Corre!, me gritaba", "—Ven —dijo": words in front of a verb of saying, behind an opening mark or a dash. */
function spokenBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
	const found: Said[] = [];
	for (const match of text.matchAll(
		/(?:[¡¿]([^¡¿!?\n]+)[!?]+|(?<=^|\n|[.:]\s)[—–-]\s?([^—–\n]+?))[\s,—–-]+(?=\p{L})/gu,
	)) {
		const inner = (match[1] ?? match[2] ?? '').trim();
		const end = match.index + match[0].length;
		const verb = verbs.find(({ last }) => {
			const own = words[last];
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

const spanishSpeaker =
	/^(?:madre|padre|mama|papa|mami|papi|abuel[oa]|abuelit[oa]|herman[oa]|tio|tia|prim[oa]|amig[oa]|novi[oa]|marido|espos[oa]|suegr[oa]|hij[oa]|jef[ea]|vecin[oa]|hombre|mujer|senora?|viej[oa]|nin[oa]|maestr[oa]|profesora?|profe|doctora?|medic[oa]|enfermer[oa]|cura|monja|policia|guardia|taxista|chofer|portero|camarer[oa]|cajer[oa]|dependient[ea]|juez|jueza|rey|reina|bruja|gente|publico|perro|gato|loro|ninos|chic[oa]|tip[oa]|voz|locutora?|conductora?|capitan|cantante|angel|diablo|muert[oa]|ex)$/;

/** "No llores, decía mi madre": who speaks stands behind the verb, and nothing more. */
function isSubject(text: string, words: readonly Word[], verb: number): boolean {
	const [own, next, noun] = words.slice(verb, verb + 3);
	if (!own || !next || !noun || noun.sentence !== own.sentence || /[:,"“«]/.test(text.slice(own.to, next.from)))
		return false;
	if (!/^(?:el|la|los|las|mi|mis|un|una|su|aquel|aquella|ese|esa|otra|otro)$/.test(next.word)) return false;
	if (/:/.test(text.slice(noun.to, noun.to + 40).split(/[.!?\n,]/)[0] ?? '')) return false;
	const end = words[verb + 3];
	const ends = !end || end.clause !== noun.clause || /^(?:y|desde|con|sin|mientras|a|en|muy|todo|toda)$/.test(end.word);
	return spanishSpeaker.test(noun.word) && ends;
}

/** What is said in front of the verb and its subject: from the sentence's beginning where that is short, else from the last comma. */
function toldBefore(text: string, words: readonly Word[], verbs: readonly Match<Mark>[]): Said[] {
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

/** Where speech without marks ends: at the end of the sentence, or where the telling is taken up again. */
function endOf(text: string, from: number, after: RegExp): number {
	const rest = text.slice(from);
	const stop = /[.!?؟;؛\n…]+/.exec(rest);
	const punctuation = stop ? stop.index + (/[!?؟]/.test(stop[0]) ? stop[0].length : 0) : rest.length;
	const resumed = after.exec(rest.slice(0, punctuation));
	return from + (resumed && resumed.index > 0 ? resumed.index : punctuation);
}
