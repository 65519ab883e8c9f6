import { elements } from '#src/methods/tarot/arcana.ts';
import { countOf, isMinor } from '#src/methods/tarot/cards.ts';
import { suits } from '#src/methods/tarot/minor-arcana.ts';
import type { Block, Piece } from '../../flow/working/working.ts';
import type { LeafTools } from '../../reading-page.ts';
import { attributesOf } from '../cards/attributes.ts';
import type { TarotLoaded } from '../contract.ts';
import type { TarotFacts } from '../facts.ts';

type Term = { label: string; told: readonly (readonly Piece[])[] };

/** What the method finds in the spread, with its working: closed at first. */
export function spreadFacts(facts: TarotFacts, { t, locale }: Pick<LeafTools<TarotLoaded>, 't' | 'locale'>): Block[] {
	const { format } = new Intl.NumberFormat(locale);
	const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
	const { cards, dignities, triad, arc, quintessence } = facts;
	const { counts, missing } = facts.elements;
	const named = (index: number) => {
		const card = cards[index];
		return card ? `${card.name} (${t(`elements.${card.element}`)})` : '';
	};
	const term = (label: string, ...told: Piece[][]): Term => ({ label, told });

	const ofOneCard = cards.map((card) => {
		const attributes = attributesOf(card, { t, locale, title: isMinor(card) ? card.title : undefined });
		return term(card.name, ...attributes.map(({ label, value }) => [`${label}: ${value}`]));
	});
	const elementsThere = elements.filter((element) => counts[element] > 0);
	const elementsLine = list.format(elementsThere.map((one) => `${t(`elements.${one}`)} ${format(counts[one])}`));
	const missingLine = t('factMissing', { list: list.format(missing.map((one) => t(`elements.${one}`))) });
	const suitsLine = ({ counts: ofSuits, trumps }: NonNullable<TarotFacts['suits']>) =>
		list.format(
			[
				...suits.map((suit) => ({ kind: t(`suits.${suit}`), count: ofSuits[suit] })),
				{ kind: t('trumps'), count: trumps },
			]
				.filter(({ count }) => count > 0)
				.map(({ kind, count }) => `${kind} ${format(count)}`),
		);
	const between = dignities.map(({ between: [one, other], dignity }) => [
		t('dignity', { one: named(one), other: named(other), dignity: t(`dignities.${dignity}`) }),
	]);
	const sum = `${cards.map((card) => format(countOf(card))).join(' + ')} = ${format(quintessence.sum)}`;
	const folded = [sum, ...quintessence.steps.map((step) => format(step))].join(' → ');
	const several = cards.length > 1;
	const terms = [
		...(several
			? [term(t('factElements'), [missing.length > 0 ? `${elementsLine} · ${missingLine}` : elementsLine])]
			: ofOneCard),
		...(several && facts.suits ? [term(t('factSuits'), [suitsLine(facts.suits)])] : []),
		...(between.length > 0 ? [term(t('factDignities'), ...between)] : []),
		...(triad
			? [
					term(t('factTriad'), [
						t('triad', { name: cards[triad.cards[1]]?.name ?? '', effect: t(`effects.${triad.effect}`) }),
					]),
				]
			: []),
		...(arc ? [term(t('factArc'), [`${list.format(arc.numbers.map(format))}: ${t(`arcs.${arc.shape}`)}`])] : []),
		...(several ? [term(t('factQuintessence'), [`${quintessence.name} `, { as: 'digits', text: folded }])] : []),
	];
	return [{ kind: 'folded', className: 'tarot-facts', summary: t('facts'), blocks: [{ kind: 'terms', terms }] }];
}
