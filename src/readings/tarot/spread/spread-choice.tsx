import type { CSSProperties } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { deckKinds } from '#src/methods/tarot/deck-kinds.ts';
import { CardBack } from '../art/card-back.tsx';
import type { TarotTexts } from '../texts/en.ts';
import { spreadFigure } from './layout/spread-figure.ts';
import { type SpreadSize, spreadSizes, spreads, wholeDeckSizes } from './spreads.ts';

type SpreadChoiceProps = {
	texts: TarotTexts;
	/** The cards of the suits could not be fetched. */
	failed: boolean;
	onChoose: (size: SpreadSize) => void;
	uprightOnly: boolean;
	onUprightOnly: (chosen: boolean) => void;
	wholeDeck: boolean;
	onWholeDeck: (chosen: boolean) => void;
};

/** The choice of a spread, and of the deck it is laid with; the large spreads are laid with the whole deck in any case. */
export function SpreadChoice({ texts, failed, onChoose, ...kept }: SpreadChoiceProps) {
	const t = useTexts(texts);
	const { uprightOnly, onUprightOnly, wholeDeck, onWholeDeck } = kept;
	return (
		<section aria-labelledby="tarot-choice" className="tarot-choice">
			{failed && <p role="alert">{t('deckFailed')}</p>}
			<fieldset className="tarot-decks">
				<legend>{t('chooseDeck')}</legend>
				{deckKinds.map((kind) => (
					<label key={kind}>
						<input
							type="radio"
							name="deck"
							checked={wholeDeck === (kind === 'whole')}
							onChange={() => onWholeDeck(kind === 'whole')}
						/>
						<span>
							<strong>{t(`decks.${kind}.name`)}</strong> <span>{t(`decks.${kind}.line`)}</span>
						</span>
					</label>
				))}
			</fieldset>
			<label className="tarot-upright">
				<input type="checkbox" checked={uprightOnly} onChange={(event) => onUprightOnly(event.target.checked)} />
				<span>
					<strong>{t('uprightOnly')}</strong> {t('uprightOnlyHelp')}
				</span>
			</label>
			<h2 id="tarot-choice">{t('chooseSpread')}</h2>
			<ul>
				{spreadSizes.map((size) => (
					<li key={size}>
						<button type="button" className="tarot-choose" onClick={() => onChoose(size)}>
							<SpreadSketch size={size} />
							<strong>{t(`spreads.${size}.name`)}</strong>
							<span>
								{t(`spreads.${size}.line`)}
								{!wholeDeck && wholeDeckSizes.some((whole) => whole === size) && (
									<em className="tarot-whole-only"> {t('wholeOnly')}</em>
								)}
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A spread in small: a fan of its cards, or its figure. */
function SpreadSketch({ size }: { size: SpreadSize }) {
	const figure = spreadFigure(size);
	if (!figure)
		return (
			<span aria-hidden className="tarot-fan" data-size={size}>
				{spreads[size].map((place) => (
					<CardBack key={place} />
				))}
			</span>
		);
	return (
		<span aria-hidden className="tarot-sketch" data-size={size}>
			{figure.map(({ x, y, across }, position) => (
				<i
					// biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the figure.
					key={position}
					data-across={across || undefined}
					style={{ '--x': x, '--y': y } as CSSProperties}
				/>
			))}
		</span>
	);
}
