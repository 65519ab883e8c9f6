import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { CardBack } from '../art/card-back.tsx';
import type { TarotTexts } from '../texts/en.ts';

/** How many backs stand for the deck. */
const LEAVES = Array.from({ length: 10 }, (_, leaf) => leaf);
/** Milliseconds in which cards that were caught in the air by a cut come to rest. */
const SETTLE_MS = 140;

type ShuffledDeckProps = {
	texts: TarotTexts;
	/** How many cards the deck has. */
	size: number;
	/** How many cards were lifted off the top; null while the deck is whole. */
	lifted: number | null;
	/** The shuffle is over: nothing moves any more. */
	resting: boolean | undefined;
	/** The share of the deck that is lifted off, 0 to 1. */
	onCut: (share: number) => void;
};

/** The deck while it is shuffled: it riffles, and a touch cuts it, the deeper the lower it falls. */
export function ShuffledDeck({ texts, size, lifted, resting, onCut }: ShuffledDeckProps) {
	const t = useTexts(texts);
	const deck = useRef<HTMLButtonElement>(null);
	const cut = lifted !== null;
	const kept =
		LEAVES.length - Math.max(1, Math.min(LEAVES.length - 1, Math.round(((lifted ?? 0) / size) * LEAVES.length)));

	const onClick = (event: MouseEvent) => {
		const box = event.currentTarget.getBoundingClientRect();
		const share = event.detail > 0 ? (event.clientY - box.top) / box.height : 0.5;
		// Without motion there is nothing to bring to rest.
		for (const leaf of deck.current?.querySelectorAll('img') ?? []) {
			const { transform } = getComputedStyle(leaf);
			if (transform !== 'none') leaf.animate([{ transform }, { transform: 'none' }], SETTLE_MS);
		}
		onCut(share);
	};

	return (
		<div className="tarot-shuffling" data-resting={resting}>
			<button
				ref={deck}
				type="button"
				className="tarot-deck"
				aria-label={t('cut')}
				aria-disabled={cut || undefined}
				data-cut={cut || undefined}
				onClick={onClick}
			>
				{LEAVES.map((leaf) => (
					<span
						key={leaf}
						className="tarot-leaf"
						data-lifted={(cut && leaf >= kept) || undefined}
						style={{ '--leaf': cut ? (leaf + LEAVES.length - kept) % LEAVES.length : leaf } as CSSProperties}
					>
						<CardBack />
					</span>
				))}
			</button>
			<Spinner label={t('shuffling')} />
			<p className="tarot-hint" aria-hidden={cut || undefined}>
				{cut ? t('wasCut') : t('cutHere')}
			</p>
		</div>
	);
}
