import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { findEntries } from '../../knowledge/find-entry.server.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { fill } from './answer-knowledge.server.ts';

/** What was drawn or asked stands in the lines before the prose; of these so many characters are looked through. */
const HEAD = 400;
const NAMED = { score: 3, kinds: new Set<KnowledgeEntry['kind']>(['card', 'symbol']) };
/** A line with fewer words is a heading, a name or a hemistich. */
const PROSE_WORDS = 14;
/** A longer sentence is not quoted. */
const QUOTED_WORDS = 40;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The sentences of the prose in a reading's text. */
function sentencesOf(reading: string): string[] {
	const prose = reading.split('\n').filter((line) => wordsIn(line) >= PROSE_WORDS);
	return prose.flatMap((line) => line.match(/[^.!?؟…]+[.!?؟…]+[»”"]?/gu) ?? []).map((sentence) => sentence.trim());
}

/** The reading a visitor came from: what carries it, what its first sign stands for, and the question it ended on. */
export function explainReading({ language, said, speech }: GuideTurn, reading: string): Reply {
	const sentences = sentencesOf(reading).filter((sentence) => wordsIn(sentence) <= QUOTED_WORDS);
	const first = sentences.find((sentence) => wordsIn(sentence) > 4 && !/[?؟]/.test(sentence));
	const asked = sentences.findLast((sentence) => /[?؟][»”"]?$/.test(sentence));
	const sign = reading
		.slice(0, HEAD)
		.split('\n')
		.filter((line) => wordsIn(line) < PROSE_WORDS)
		.flatMap((line) => findEntries(line, language).sort((one, other) => one.at - other.at))
		.find(({ entry, score }) => NAMED.kinds.has(entry.kind) && score >= NAMED.score);
	const quoted = (text: string) => fill(speech.quote, { text: text.replace(/[.]$/, '') });
	const text = [
		first && fill(said.line(speech.readingCarried), { text: quoted(first) }),
		sign?.entry.words[language].say,
		asked ? fill(said.line(speech.readingAsked), { text: quoted(asked) }) : said.line(speech.forYou),
	]
		.filter(Boolean)
		.join(' ');
	return { text, kind: 'reading', ...(sign && { entry: sign.entry }) };
}
