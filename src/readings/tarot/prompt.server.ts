import { isMinor } from '#src/methods/tarot/cards.ts';
import type { Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { FactCard, TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';

/** What the order of the Golden Dawn gave a card, for a model. */
function attributesOf(card: FactCard) {
	if (!isMinor(card)) return { number: card.id, element: card.element, attribution: card.attribution };
	const { suit, element, title } = card;
	if (card.kind === 'pip') return { number: card.number, suit, element, title, decan: card.decan };
	return { rank: card.rank, suit, element: `${card.part} of ${element}`, title };
}

/** What a model is asked for one spread. The answer is plain prose; the guard holds it to these cards and numbers. */
export function tarotPrompt({ language }: TarotRequest, facts: TarotFacts): Prompt {
	const { cards, deck, dignities, triad, elements, suits, arc, quintessence } = facts;
	const [least, most] = cards.length > 5 ? [300, 600] : [150, 300];
	const name = (index: number) => cards[index]?.name;
	return {
		system: `${voicePrompt(language)}
The visitor has drawn tarot cards. Read them together, in ${least} to ${most} words: what each shows in its position, how they speak to each other by dignity, element and number, and where they pull apart. Call each card by the name given and name no other card. A reversed card is the same force turned inwards, delayed or overdone, never a threat. Death is an ending that makes room, and The Tower a truth; neither foretells harm.`,
		user: JSON.stringify({
			cards: cards.map((card) => {
				const { name: called, place, month, reversed, meaning } = card;
				const { number, ...attributes } = attributesOf(card);
				return {
					name: called,
					...(number !== undefined && { number }),
					position: month ?? place,
					orientation: reversed ? 'reversed' : 'upright',
					meaning,
					...attributes,
				};
			}),
			...(deck === 'whole' && suits && { suits: suits.counts, trumps: suits.trumps, courts: suits.courts }),
			sideBySide: dignities.map(({ between, dignity }) => ({ cards: between.map(name), dignity })),
			triad: triad && { cards: triad.cards.map(name), effectOnTheMiddle: triad.effect },
			missingElements: elements.missing,
			numbers: arc && { inTime: arc.numbers, shape: arc.shape },
			quintessence: { sum: quintessence.sum, card: quintessence.name },
		}),
		maxTokens: cards.length > 5 ? 2200 : 1100,
	};
}
