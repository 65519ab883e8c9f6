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

/** "I asked him if he was cold": a report in English, where the one asked stands between. */
const indirect = /^\s+(?:(?:him|her|them|me|us)\s+)?(?:if|whether)\b/iu;

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
		// A single word in quotation marks is a name or a title where nobody says it.
		if (near.length === 0 && inner.trim().split(/\s+/).length < 3) continue;
		const [verb] = near;
		found.push({
			words: inner.trim(),
			where: [from, to],
			reported: false,
			verb: verb?.last ?? null,
			myself: verb?.label === 'saidMyself',
		});
	}
	if (language === 'es') found.push(...spokenBefore(text, words, verbs));
	for (const { last, label } of verbs) {
		const verb = words[last];
		const next = words[last + 1];
		if (!verb || !next) continue;
		if (found.some((one) => one.verb === last && one.where[1] <= verb.from)) continue;
		const gap = text.slice(verb.to, next.from);
		if (/[.!?؟\n…]/.test(gap)) continue;
		const colon = /[:：]/.test(gap);
		const after = text.slice(verb.to);
		if (
			found.some(
				// "I asked a woman and she answered: …": what is said behind a colon is no part of a report.
				({ where: [from, to], reported }) =>
					!(reported && colon) && ((from >= verb.from && from - verb.to < 30) || (verb.from >= from && verb.to <= to)),
			)
		)
			continue;
		// "he said to me: come"
		const toWhom = /^[\s,،]*(?:[\p{L}\p{M}\u200c]+\s+){0,3}[\p{L}\p{M}\u200c]+\s*[:：]\s*/u.exec(after);
		const report =
			!colon && (that.has(next.word) || indirect.test(after) || (/^(?:told|me)$/.test(verb.word) && !/,/.test(gap)));
		if (!colon && !toWhom && scene.onlyWithColon?.test(verb.word)) continue;
		if (report && !toWhom) {
			const end = endOf(text, next.from, scene.afterSpeech);
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

/** Where speech without marks ends: at the end of the sentence, or where the telling is taken up again. */
function endOf(text: string, from: number, after: RegExp): number {
	const rest = text.slice(from);
	const stop = /[.!?؟;؛\n…]+/.exec(rest);
	const punctuation = stop ? stop.index + (/[!?؟]/.test(stop[0]) ? stop[0].length : 0) : rest.length;
	const resumed = after.exec(rest.slice(0, punctuation));
	return from + (resumed && resumed.index > 0 ? resumed.index : punctuation);
}
