import type { Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';

/** What a model is asked for one spread. The answer is plain prose; the guard holds it to these cards and numbers. */
export function tarotPrompt({ language }: TarotRequest, facts: TarotFacts): Prompt {
	const { cards, dignities, triad, elements, arc, quintessence } = facts;
	const name = (index: number) => cards[index]?.name;
	return {
		system: `${voicePrompt(language)}
The visitor has drawn tarot cards. Read them together, in 150 to 300 words: what each shows in its position, how they speak to each other by dignity, element and number, and where they pull apart. Call each card by the name given and name no other card. A reversed card is the same force turned inwards, delayed or overdone, never a threat. Death is an ending that makes room, and The Tower a truth; neither foretells harm.`,
		user: JSON.stringify({
			cards: cards.map(({ name: called, place, reversed, meaning, element, attribution, id }) => ({
				name: called,
				number: id,
				position: place,
				orientation: reversed ? 'reversed' : 'upright',
				meaning,
				element,
				attribution,
			})),
			sideBySide: dignities.map(({ between, dignity }) => ({ cards: between.map(name), dignity })),
			triad: triad && { cards: triad.cards.map(name), effectOnTheMiddle: triad.effect },
			missingElements: elements.missing,
			numbers: arc && { inTime: arc.numbers, shape: arc.shape },
			quintessence: { sum: quintessence.sum, card: quintessence.name },
		}),
		maxTokens: 1100,
	};
}
