import { ideaAsked } from '../ideas/idea-asked.ts';
import { ideaTexts } from '../ideas/ideas.server.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { answerRecite } from './answer-request.server.ts';

/** What love, death or happiness is, where nothing else is asked; whoever asks again gets a verse of it. Null elsewhere. */
export function answerIdea(turn: GuideTurn): Reply | null {
	const { newest, earlier, language, said, dreamt } = turn;
	if (dreamt) return null;
	const before = earlier.at(-1);
	const idea = ideaAsked(newest, language, before !== undefined && ideaAsked(before, language, true) !== null);
	if (!idea) return null;
	const text = ideaTexts[language][idea];
	return said.isNew(text) ? { text, kind: 'idea' } : { ...answerRecite(turn, []), kind: 'idea' };
}
