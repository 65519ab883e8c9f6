import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { type DeckKind, deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import { Button } from '#src/ui/button.tsx';
import { CardArc } from './card-arc.tsx';
import { CardDialog } from './card-dialog.tsx';
import type { CardText } from './card-text.ts';
import type { Tarot, TarotLoaded } from './contract.ts';
import { type Lying, lyingOf } from './flight.ts';
import { ShuffledDeck } from './shuffled-deck.tsx';
import { SpreadChoice } from './spread-choice.tsx';
import { SpreadLayout } from './spread-layout.tsx';
import { deckOf, type SpreadSize } from './spreads.ts';
import { useCardImages } from './use-card-images.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { usePlaceLabels } from './use-place-labels.ts';
import { type Pick, useSpread } from './use-spread.ts';
import { useSuits } from './use-suits.ts';

/** A spread is chosen, the deck shuffled, cards are picked and turned; they stay in sight while they are read. */
export function SpreadForm({ loaded, onAsk, onNew, onBegun }: FormProps<Tarot, TarotLoaded, null>) {
	const { texts } = loaded;
	const { language } = useLanguage();
	const t = useTexts(texts);
	const [opened, setOpened] = useState<number | null>(null);
	const { deck, fetchSuits } = useSuits(loaded.deck);
	const { images, skies, making, makeImage } = useCardImages(deck);
	const stage = useRef<HTMLDivElement>(null);

	const [uprightOnly, setUprightOnly] = useKeptChoice('upright-only');
	const [wholeDeck, setWholeDeck] = useKeptChoice('whole-deck');
	const { state, choose, cut, pick } = useSpread(uprightOnly, (spreadType, kind, picks: readonly Pick[]) =>
		onAsk({
			cards: picks.map(({ id, reversed }, position) => {
				const { name, meaning, reversed: reversedMeaning } = deck[id] as CardText;
				return { card: { id, name, meaning, reversed: reversedMeaning }, position, revealed: true, reversed };
			}),
			language,
			spreadType,
			...(kind === 'whole' && { deck: kind }),
			...(spreadType === 12 && { date }),
		}),
	);
	const chooseSpread = (size: SpreadSize) => {
		const kind: DeckKind = deckOf(size, wholeDeck ? 'whole' : 'trumps');
		choose(size, kind, kind === 'whole' ? fetchSuits() : undefined);
	};
	const [lay, setLay] = useState<Lying | null>(null);
	const pickFrom = (place: number, back: HTMLElement) => {
		// Measured before the card is gone from the arc.
		const lying = lyingOf(back, back.parentElement);
		const taken = pick(place);
		if (taken) setLay(lying);
		return taken;
	};
	const { step } = state;
	const picks = 'picks' in state ? state.picks : [];
	const { labels, date } = usePlaceLabels(texts, 'size' in state ? state.size : null);

	/** Moves the focus to the new step. */
	useEffect(() => {
		onBegun(step !== 'choosing');
		const here = stage.current;
		if (!here || (step !== 'shuffling' && step !== 'picking')) return;
		bringIntoSight(here.querySelector<HTMLElement>('.tarot-deck, .tarot-back') ?? here, here);
	}, [step, onBegun]);

	const newest = picks.findLast(({ revealed }) => revealed);
	const newestCard = newest && deck[newest.id];
	const newestPlace = newest && labels[picks.indexOf(newest)];
	const nextPlace = labels[picks.length];
	const openedPick = opened === null ? undefined : picks[opened];

	return (
		<div
			ref={stage}
			tabIndex={-1}
			className="tarot-stage"
			data-step={step}
			data-deck={'kind' in state ? state.kind : undefined}
		>
			{state.step === 'choosing' && (
				<SpreadChoice
					texts={texts}
					failed={state.failed === true}
					onChoose={chooseSpread}
					uprightOnly={uprightOnly}
					onUprightOnly={setUprightOnly}
					wholeDeck={wholeDeck}
					onWholeDeck={setWholeDeck}
				/>
			)}
			{state.step === 'shuffling' && (
				<ShuffledDeck texts={texts} size={deckSizes[state.kind]} lifted={state.lifted} onCut={cut} />
			)}
			{(state.step === 'picking' || state.step === 'complete') && (
				<div className="tarot-room">
					<SpreadLayout
						texts={texts}
						deck={deck}
						size={state.size}
						labels={labels}
						picks={picks}
						fitted={step === 'picking'}
						lay={lay}
						images={images}
						onOpen={setOpened}
					/>
				</div>
			)}
			<p role="status" className={step === 'picking' ? 'tarot-telling' : 'sr-only'}>
				{state.step === 'shuffling' && state.lifted !== null && t('wasCut')}
				{step === 'picking' && newestCard && newestPlace && (
					// Another card is another sentence, which takes the place of the last.
					<span key={newestCard.name}>
						<strong>
							{t(newest.reversed ? 'drawnReversed' : 'drawn', {
								place: newestPlace,
								name: newestCard.name,
							})}
						</strong>{' '}
						<span>{newest.reversed ? newestCard.sight.reversed : newestCard.sight.upright}</span>
					</span>
				)}
			</p>
			{state.step === 'picking' && (
				<>
					<div className="tarot-tally">
						<p key={picks.length} className="tarot-count">
							{t('count', { picked: picks.length, total: state.size })}
						</p>
						<p key={nextPlace}>{nextPlace && t('prompt', { place: nextPlace })}</p>
						<p className="tarot-keys">{t('keys')}</p>
					</div>
					<CardArc texts={texts} size={state.deck.length} taken={picks.map(({ place }) => place)} onPick={pickFrom} />
					<div className="tarot-leave">
						<Button look="quiet" onClick={onNew}>
							{t('newReading')}
						</Button>
					</div>
				</>
			)}
			{openedPick && (
				<CardDialog
					texts={texts}
					card={deck[openedPick.id] as CardText}
					id={openedPick.id}
					reversed={openedPick.reversed}
					image={images[openedPick.id]}
					sky={skies[openedPick.id]}
					making={making === openedPick.id}
					onMakeImage={() => void makeImage(openedPick.id)}
					onClose={() => setOpened(null)}
				/>
			)}
		</div>
	);
}
