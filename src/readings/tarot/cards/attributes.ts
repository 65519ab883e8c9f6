import type { TextsReader } from '#src/language/use-texts.ts';
import { type Card, isMinor } from '#src/methods/tarot/cards.ts';
import type { MinorArcanum } from '#src/methods/tarot/minor-arcana.ts';
import type { TarotTexts } from '../texts/en.ts';

/** Something that belongs to a card, under its label. */
export type Attribute = { label: string; value: string };

type Tools = {
	t: TextsReader<TarotTexts>;
	locale: string;
	/** The title of a card of a suit, as the language has it. */
	title?: string | undefined;
};

/**
 * What the order of the Golden Dawn gave a card: element, and planet, sign, decan or degrees; its title last, as the
 * language has it.
 */
export function attributesOf(card: Card, { t, locale, title }: Tools): Attribute[] {
	const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

	/** The part of the zodiac that a card of a suit has; an ace has none. */
	const heavens = (card: MinorArcanum): Attribute[] => {
		if (card.kind === 'pip') {
			if (!card.decan) return [];
			const { sign, from, to, planet } = card.decan;
			const values = { sign: t(`attributions.${sign}`), from, to, planet: t(`attributions.${planet}`) };
			return [{ label: t('decan'), value: t('decanOf', values) }];
		}
		if (card.degrees) {
			const { from, to, degree } = card.degrees;
			const values = { degree, from: t(`attributions.${from}`), to: t(`attributions.${to}`) };
			return [{ label: t('degrees'), value: t('degreesOf', values) }];
		}
		const signs = (card.quarter ?? []).map((sign) => t(`attributions.${sign}`));
		return [{ label: t('quarter'), value: list.format(signs) }];
	};

	const element = t(`elements.${card.element}`);
	if (!isMinor(card))
		return [
			{ label: t('element'), value: element },
			{ label: t('belongsTo'), value: t(`attributions.${card.attribution}`) },
		];
	const own = card.kind === 'court' ? t('part', { part: t(`elements.${card.part}`), element }) : element;
	return [{ label: t('element'), value: own }, ...heavens(card), { label: t('bookTitle'), value: title ?? card.title }];
}
