import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { elements } from '#src/methods/tarot/arcana.ts';
import { countOf, isMinor } from '#src/methods/tarot/cards.ts';
import { suits } from '#src/methods/tarot/minor-arcana.ts';
import type { TarotFacts } from './facts.ts';
import type { TarotTexts } from './texts/en.ts';
import { useAttributes } from './use-attributes.ts';

/** What the method finds in the spread, with its working. */
export function FactsPanel({ facts, texts }: { facts: TarotFacts; texts: TarotTexts }) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const attributesOf = useAttributes(texts);
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
	const sum = `${cards.map((card) => format(countOf(card))).join(' + ')} = ${format(quintessence.sum)}`;
	const folded = [sum, ...quintessence.steps.map((step) => format(step))].join(' → ');
	const suitsShown = ({ counts, trumps }: NonNullable<TarotFacts['suits']>) =>
		[
			...suits.map((suit) => ({ kind: t(`suits.${suit}`), count: counts[suit] })),
			{ kind: t('trumps'), count: trumps },
		].filter(({ count }) => count > 0);
	return (
		<details className="working tarot-facts">
			<summary>{t('facts')}</summary>
			<dl>
				{cards.length === 1 ? (
					cards.map((card) => (
						<div key={card.id}>
							<dt>{card.name}</dt>
							{attributesOf(card, isMinor(card) ? card.title : undefined).map(({ label, value }) => (
								<dd key={label}>
									{label}: {value}
								</dd>
							))}
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
				{cards.length > 1 && facts.suits && (
					<div>
						<dt>{t('factSuits')}</dt>
						<dd>{list.format(suitsShown(facts.suits).map(({ kind, count }) => `${kind} ${format(count)}`))}</dd>
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
