import type { Waking } from '#src/listening/waking.server.ts';
import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { DreamFacts } from './facts.server.ts';
import { DREAM_LENGTH, type DreamRequest } from './request.ts';

/** What a model is asked for one dream. The answer is plain prose in the five paragraphs that the screen sets apart. */
export function dreamPrompt({ dream, language }: DreamRequest, facts: DreamFacts): Prompt {
	if (facts.waking) return wakingPrompt({ dream, language }, facts.waking);
	return {
		system: `${voicePrompt(language)}
The visitor tells a dream. Read it in exactly five paragraphs, 180 to 320 words in all:
1. begin with the strangest moment ("turn"), quoted in the dreamer's own words; keep what was said in the dream as it was said; who was there, as themselves and not as "family";
2. the Islamic tradition of dream books after Ibn Sirin: say "the interpreters" or "the old books", attribute nothing you are not sure of, and always the kinder reading;
3. Jung: the figures as parts of the dreamer, compensation, amplification;
4. everyday psychology and sleep research: the day before, the body asleep, feelings; no percentages;
5. a counter-view, one question, one act.
The scene is given: read each symbol by what is told of it ("how"), never speak of what is "absent" as if it were there, and heed how the dream ends. The leading symbols are given; a feeling or a recurrence that is given must be heard. A dream of death is an ordinary dream and foretells nothing. The headings stand above your text: write none.`,
		user: `${JSON.stringify({
			leadingSymbols: facts.leads,
			otherSymbols: facts.symbols.map(({ id }) => id).filter((id) => !facts.leads.includes(id)),
			feelings: facts.feelings,
			companyPlaceMovement: facts.elements,
			recurring: facts.recurring,
		})}\n\n${fence('scene_of_the_dream', sceneOf(facts), 2 * DREAM_LENGTH.most)}\n\n${fence('visitor_dream', dream, DREAM_LENGTH.most)}`,
		maxTokens: 1400,
	};
}

/** The scene as the model gets it; it holds the visitor's words and therefore is fenced, too. */
const sceneOf = ({ scene, symbols }: DreamFacts) =>
	JSON.stringify({
		...scene,
		symbols: scene.symbols
			.filter(({ id }) => symbols.some((symbol) => symbol.id === id))
			.map(({ id, how }) => ({ id, how })),
	});

/** What a model is asked where no dream was told. */
const wakingPrompt = ({ dream, language }: Pick<DreamRequest, 'dream' | 'language'>, waking: Waking): Prompt => ({
	system: `${voicePrompt(language)}
The visitor was asked for a dream and wrote something else, which reads like waking life; what follows holds here instead of the order of a reading. ${
		waking === 'news'
			? 'It is heavy news: receive it first in one plain sentence, without an image. Say that nothing of it is read as a sign, and that a dream of it may be brought here when one comes. Give no task.'
			: 'Say plainly and kindly that nothing of it is taken for a sign, and what to tell if it was a dream after all: what could not have happened by day.'
	} Two short paragraphs, 40 to 90 words in all. End with one open question.`,
	user: fence('visitor_text', dream, DREAM_LENGTH.most),
	maxTokens: 400,
});
