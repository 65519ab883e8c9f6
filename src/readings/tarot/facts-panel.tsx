import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { elements } from '#src/methods/tarot/arcana.ts';
import type { TarotFacts } from './facts.ts';
import type { TarotTexts } from './texts/en.ts';

/** What the method finds in the spread, with its working. */
export function FactsPanel({ facts, texts }: { facts: TarotFacts; texts: TarotTexts }) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const { format } = new Intl.NumberFormat(locale);
	const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
	const { cards, dignities, triad, arc, quintessence } = facts;
	const name = (index: number) => cards[index]?.name ?? '';
	const { counts, missing } = facts.elements;
	const named = (index: number) => {
		const card = cards[index];
		return card ? `${card.name} (${t(`elements.${card.element}`)})` : '';
	};
	const there = elements.filter((element) => counts[element] > 0);
	const sum = `${cards.map(({ id }) => format(id)).join(' + ')} = ${format(quintessence.sum)}`;
	const folded = [sum, ...quintessence.steps.map((step) => format(step))].join(' → ');
	return (
		<details className="working tarot-facts">
			<summary>{t('facts')}</summary>
			<dl>
				{cards.length === 1 ? (
					cards.map(({ id, name: called, element, attribution }) => (
						<div key={id}>
							<dt>{called}</dt>
							<dd>
								{t('element')}: {t(`elements.${element}`)}
							</dd>
							<dd>
								{t('belongsTo')}: {t(`attributions.${attribution}`)}
							</dd>
						</div>
					))
				) : (
					<div>
						<dt>{t('factElements')}</dt>
						<dd>
							{list.format(there.map((element) => `${t(`elements.${element}`)} ${format(counts[element])}`))}
							{missing.length > 0 &&
								` · ${t('factMissing', { list: list.format(missing.map((element) => t(`elements.${element}`))) })}`}
						</dd>
					</div>
				)}
				{dignities.length > 0 && (
					<div>
						<dt>{t('factDignities')}</dt>
						{dignities.map(({ between: [one, other], dignity }) => (
							<dd key={`${one}-${other}`}>
								{t('dignity', { one: named(one), other: named(other), dignity: t(`dignities.${dignity}`) })}
							</dd>
						))}
					</div>
				)}
				{triad && (
					<div>
						<dt>{t('factTriad')}</dt>
						<dd>{t('triad', { name: name(triad.cards[1]), effect: t(`effects.${triad.effect}`) })}</dd>
					</div>
				)}
				{arc && (
					<div>
						<dt>{t('factArc')}</dt>
						<dd>
							{list.format(arc.numbers.map(format))}: {t(`arcs.${arc.shape}`)}
						</dd>
					</div>
				)}
				{cards.length > 1 && (
					<div>
						<dt>{t('factQuintessence')}</dt>
						<dd>
							{quintessence.name} <bdi dir="ltr">{folded}</bdi>
						</dd>
					</div>
				)}
			</dl>
		</details>
	);
}
