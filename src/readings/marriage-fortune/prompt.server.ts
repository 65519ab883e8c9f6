import { decks, requireTelling } from '#src/methods/tarot/deck/decks.ts';
import type { Names } from '#src/words/guard-names.server.ts';
import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { MarriageFacts } from './facts.ts';
import type { MarriageRequest } from './request.ts';
import { marriageTexts } from './texts.server.ts';
import { chooseThesis } from './thesis/thesis.ts';

/** What a model is asked. It gets the facts with the names of cards and stars in the visitor's language, and no letters of names. */
export function marriagePrompt({ language, person1, person2 }: MarriageRequest, facts: MarriageFacts): Prompt {
	const { status, couple, score, working } = facts;
	return {
		system: `${voicePrompt(language)}
${
	couple
		? 'Two people are looked at together by one old method.'
		: 'One person is looked at by one old method: speak of readiness, and of nobody else as if they were known; presume no partner.'
}
Serve the one tension given: its two sides under one roof, where families meet, in a quarrel and after it.
Write five texts, 150 to 300 words in all: loveEnergy (begin with the figures themselves), compatibility (what the two make together, and what the score does not say), opportunities, challenges (a theme with something they can do, then a counter-view; never a verdict), inspiringMessage (one question that cannot be answered with yes, and one act of less than ten minutes for today). Do not use the names of the people.`,
		user: `${JSON.stringify({ status, score, scoreOf: 100, tension: chooseThesis(facts), method: named(working, language) })}\n\n${fence('visitor_names', [person1.name, person2?.name].filter(Boolean).join('\n'), 210)}`,
		maxTokens: 1200,
	};
}

function named(working: MarriageFacts['working'], language: MarriageRequest['language']): object {
	const texts = marriageTexts[language];
	switch (working.type) {
		case 'tarot':
			return {
				...working,
				cards: working.cards.map((card) => ({ ...card, name: requireTelling(language, card.id).name })),
			};
		case 'indian':
			return {
				...working,
				people: working.people.map((person) => ({
					...person,
					star: texts.nakshatras[person.nakshatra - 1],
					animal: texts.yonis[person.yoni],
				})),
			};
		case 'islamic':
			return {
				...working,
				people: working.people.map(({ name, mother, ...rest }) => ({
					...rest,
					name: name.value,
					mother: mother.value,
				})),
			};
		default:
			return working;
	}
}

/** The cards a text may name. */
export function cardNames({ working }: MarriageFacts, language: MarriageRequest['language']): Names | null {
	if (working.type !== 'tarot') return null;
	return {
		known: decks[language].map(({ name }) => name),
		allowed: working.cards.map(({ id }) => requireTelling(language, id).name),
	};
}
