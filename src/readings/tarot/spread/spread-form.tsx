import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CardDialog } from '../cards/card-dialog.tsx';
import { facing } from '../cards/card-text.ts';
import { ShuffledDeck } from '../cards/shuffled-deck.tsx';
import { useCardImages } from '../cards/use-card-images.ts';
import type { Tarot, TarotLoaded } from '../contract.ts';
import { useTarotTable } from '../use-tarot-table.ts';
import { CardArc } from './layout/card-arc.tsx';
import { SpreadLayout } from './layout/spread-layout.tsx';
import { SpreadChoice } from './spread-choice.tsx';

/** A spread is chosen, the deck shuffled, cards are picked and turned; they stay in sight while they are read. */
export function SpreadForm({ loaded, onAsk, onNew, onBegun }: FormProps<Tarot, TarotLoaded, null>) {
	const { texts } = loaded;
	const t = useTexts(texts);
	const [opened, setOpened] = useState<number | null>(null);
	const table = useTarotTable(loaded, onAsk);
	const { state, deck, picks, labels } = table;
	const { step } = state;
	const { images, skies, making, makeImage } = useCardImages(deck);
	const stage = useRef<HTMLDivElement>(null);

	/** Moves the focus to the new step. */
	useEffect(() => {
		onBegun(step !== 'choosing');
		const here = stage.current;
		if (!here || (step !== 'shuffling' && step !== 'picking')) return;
		bringIntoSight(here.querySelector<HTMLElement>('.tarot-deck, .tarot-back') ?? here, here);
	}, [step, onBegun]);

	const openedPick = opened === null ? undefined : picks[opened];
	const openedCard = openedPick && deck[openedPick.id];
	const nextPlace = labels[picks.length];

	return (
		<div
			ref={stage}
			tabIndex={-1}
			className="tarot-stage"
			data-step={step}
			data-deck={'kind' in state ? state.kind : undefined}
		>
			{state.step === 'choosing' && (
				<SpreadChoice texts={texts} failed={state.failed === true} onChoose={table.choose} {...table.choices} />
			)}
			{state.step === 'shuffling' && (
				<ShuffledDeck
					texts={texts}
					size={deckSizes[state.kind]}
					lifted={state.lifted}
					resting={state.resting}
					onCut={table.cut}
				/>
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
						lay={table.lay}
						images={images}
						onOpen={setOpened}
					/>
				</div>
			)}
			<Telling texts={texts} table={table} />
			{state.step === 'picking' && (
				<>
					<div className="tarot-tally">
						<p key={picks.length} className="tarot-count">
							{t('count', { picked: picks.length, total: state.size })}
						</p>
						<p key={nextPlace}>{nextPlace && t('prompt', { place: nextPlace })}</p>
						<p className="tarot-keys">{t('keys')}</p>
					</div>
					<CardArc texts={texts} size={state.deck.length} taken={picks.map(({ place }) => place)} onPick={table.pick} />
					<div className="tarot-leave">
						<Button look="quiet" onClick={onNew}>
							{t('newReading')}
						</Button>
					</div>
				</>
			)}
			{openedCard && (
				<CardDialog
					texts={texts}
					card={openedCard}
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

/** Tells of the cut, and of the card that was turned last: where it lies, and what is seen on it. */
function Telling({ texts, table }: Pick<TarotLoaded, 'texts'> & { table: ReturnType<typeof useTarotTable> }) {
	const t = useTexts(texts);
	const { state, deck, picks, labels } = table;
	const newest = picks.findLast(({ revealed }) => revealed);
	const card = newest && deck[newest.id];
	const place = newest && labels[picks.indexOf(newest)];
	return (
		<p role="status" className={state.step === 'picking' ? 'tarot-telling' : 'sr-only'}>
			{state.step === 'shuffling' && state.lifted !== null && t('wasCut')}
			{state.step === 'picking' && card && place && (
				// Another card is another sentence, which takes the place of the last.
				<span key={card.name}>
					<strong>{t(newest.reversed ? 'drawnReversed' : 'drawn', { place, name: card.name })}</strong>{' '}
					<span>{facing(card, newest.reversed).sight}</span>
				</span>
			)}
		</p>
	);
}
