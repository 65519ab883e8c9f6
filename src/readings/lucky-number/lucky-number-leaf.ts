import { type Leaf, paragraphsOf } from '#src/readings/leaf/leaf.ts';
import type { Given, LeafTools } from '#src/readings/reading-page.ts';
import type { LuckyNumber, LuckyNumberLoaded } from './contract.ts';

/** Four numbers and a day, and what they say. Of a kept one the figures are those of its row. */
export function luckyNumberLeaf(given: Given<LuckyNumber>, { t, loaded, locale }: LeafTools<LuckyNumberLoaded>): Leaf {
	const { request, facts, fields, kept } = given;
	const { format } = new Intl.NumberFormat(locale);
	const names = ['luckyNumber', 'wealthNumber', 'protectionNumber', 'loveNumber'] as const;
	const day = facts ? loaded.person.weekdays[facts.luckyDay.weekday] : fields.luckyDay;
	const numbers = names.map((name) => ({ label: t(name), value: format(facts?.[name].value ?? fields[name] ?? 0) }));
	return {
		className: 'lucky-result',
		title: t('title'),
		pictureName: 'lucky-number',
		heading: kept ? request.fullName : t('result'),
		...(day && { figures: [...numbers, { label: t('luckyDay'), value: day }] }),
		answer: t('analysis'),
		answerShown: !kept,
		parts: [{ id: 'analysis', text: fields.analysis ?? '' }],
		excerpt: paragraphsOf(fields.analysis ?? '').slice(-1),
		...(!kept && { name: request.fullName }),
	};
}
