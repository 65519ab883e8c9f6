import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { arch } from './art/arch.ts';
import { CardBack } from './art/card-back.tsx';
import { CardFace } from './art/card-face.tsx';
import type { CardText } from './card-text.ts';
import { flyInNextFrame, type Lying } from './flight.ts';
import type { SpreadSize } from './spreads.ts';
import type { TarotTexts } from './texts/en.ts';
import { useFit } from './use-fit.ts';
import type { Pick } from './use-spread.ts';

type SpreadLayoutProps = {
	texts: TarotTexts;
	deck: readonly CardText[];
	size: SpreadSize;
	/** What its places are called, in their order. */
	labels: readonly string[];
	picks: readonly Pick[];
	/** Cards are still being picked: the spread stays within the room above the arc. */
	fitted: boolean;
	/** Where the newest card lay before it was picked. */
	lay: Lying | null;
	/** Pictures that were asked for, by the card's id. */
	images: Readonly<Record<number, string>>;
	onOpen: (position: number) => void;
};

/** The chosen cards in their positions: label, card, name, meaning, whether it is reversed, and what is seen on it. */
export function SpreadLayout({ texts, deck, size, labels, picks, fitted, lay, images, onOpen }: SpreadLayoutProps) {
	const t = useTexts(texts);
	const spread = useRef<HTMLOListElement>(null);
	useFit(spread, fitted, size !== 5 && size !== 10);
	return (
		<ol ref={spread} className="tarot-spread" data-size={size} aria-label={t('spread')}>
			{labels.map((label, position) => {
				const pick = picks[position];
				const card = pick && deck[pick.id];
				const shown = pick?.revealed && card;
				return (
					<li
						key={label}
						className="tarot-position"
						data-filled={pick ? true : undefined}
						data-next={(fitted && position === picks.length) || undefined}
					>
						<p className="tarot-place">{label}</p>
						{shown ? (
							<button
								type="button"
								className="tarot-card"
								data-reversed={pick.reversed || undefined}
								aria-label={t('open', { name: card.name })}
								onClick={() => onOpen(position)}
							>
								<CardPicture id={pick.id} image={images[pick.id]} />
								{!images[pick.id] && <GoldLine />}
							</button>
						) : pick ? (
							<LandingCard lay={lay} />
						) : (
							<EmptyPlace />
						)}
						{shown && (
							<div className="tarot-caption">
								<p className="tarot-caption-place" aria-hidden>
									{label}
								</p>
								<h2>
									{card.name}
									{pick.reversed && <span className="tarot-reversed"> {t('reversed')}</span>}
								</h2>
								<p>{pick.reversed ? card.reversed : card.meaning}</p>
								<p className="tarot-sight">{pick.reversed ? card.sight.reversed : card.sight.upright}</p>
							</div>
						)}
					</li>
				);
			})}
		</ol>
	);
}

/** A card on its way to its place, and there face down. */
function LandingCard({ lay }: { lay: Lying | null }) {
	const card = useRef<HTMLDivElement>(null);
	const from = useRef(lay);
	useLayoutEffect(() => {
		if (card.current && from.current) return flyInNextFrame(card.current, from.current);
	}, []);
	return (
		<div ref={card} className="tarot-card" aria-hidden>
			<CardBack />
		</div>
	);
}

/** Where a card will lie: its edge and its arch, in a thin line. */
function EmptyPlace() {
	return (
		<div className="tarot-card" data-empty aria-hidden>
			<svg viewBox="0 0 200 340" fill="none" aria-hidden focusable="false">
				<rect x="2" y="2" width="196" height="336" rx="10" strokeDasharray="5 6" />
				<path d={arch} />
			</svg>
		</div>
	);
}

/** The line of gold that runs around the arch of a card that has turned. */
function GoldLine() {
	return (
		<svg className="tarot-gold-line" viewBox="0 0 200 340" fill="none" aria-hidden focusable="false">
			<path d={arch} pathLength={1} />
		</svg>
	);
}

/** The card's drawing, or the picture that was made of it. Decoration: its name stands beside it. */
export function CardPicture({ id, image }: { id: number; image: string | undefined }) {
	return image ? <img src={image} alt="" width={200} height={340} className="tarot-image" /> : <CardFace id={id} />;
}
