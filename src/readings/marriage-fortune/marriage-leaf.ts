import { percentFormat } from '#src/language/percent.ts';
import type { Leaf } from '#src/readings/leaf/leaf.ts';
import type { Given, LeafTools } from '#src/readings/reading-page.ts';
import type { Marriage, MarriageLoaded, MarriageText } from './contract.ts';

const texts: readonly MarriageText[] = [
	'loveEnergy',
	'compatibility',
	'opportunities',
	'challenges',
	'inspiringMessage',
];

/** Two names, or one, the score, and five texts. */
export function marriageLeaf(given: Given<Marriage>, { t, language }: LeafTools<MarriageLoaded>): Leaf {
	const { facts, fields } = given;
	const { person1, person2 } = given.request;
	const together = person2 ? t('and', { one: person1.name, other: person2.name }) : person1.name;
	const figure = facts && {
		label: t(facts.couple ? 'score' : 'readiness'),
		value: percentFormat(language)(facts.score / 100),
	};
	const type = facts ? t(`fortuneTypes.${facts.working.type}`) : '';
	return {
		className: 'marriage-result',
		title: t('title'),
		pictureName: 'marriage-fortune',
		heading: together,
		...(figure && { figures: [figure], summary: `${together}\n${type}\n${figure.label}: ${figure.value}` }),
		answer: t('title'),
		parts: texts.flatMap((id) => {
			const text = fields[id];
			const alone = id === 'compatibility' && facts && !facts.couple;
			return text ? [{ id, title: t(alone ? 'readinessTitle' : id), text }] : [];
		}),
		excerpt: [type, fields.inspiringMessage ?? ''],
		name: together,
	};
}
