import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { arch } from '../../art/arch.ts';
import { CardBack } from '../../art/card-back.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { type CardText, facing } from '../../cards/card-text.ts';
import { flyInNextFrame, type Lying } from '../../cards/flight.ts';
import type { TarotTexts } from '../../texts/en.ts';
import type { Pick } from '../spread-state.ts';
import type { SpreadSize } from '../spreads.ts';
import { SpreadPlace } from './spread-place.tsx';
import { useFit } from './use-fit.ts';

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
				const shown = pick?.revealed && card ? { pick, card } : null;
				return (
					<SpreadPlace
						key={label}
						texts={texts}
						label={label}
						shown={shown && facing(shown.card, shown.pick.reversed)}
						heading="h2"
						filled={Boolean(pick)}
						next={fitted && position === picks.length}
					>
						{shown ? (
							<button
								type="button"
								className="tarot-card"
								data-reversed={shown.pick.reversed || undefined}
								aria-label={t('open', { name: shown.card.name })}
								onClick={() => onOpen(position)}
							>
								<CardPicture id={shown.pick.id} image={images[shown.pick.id]} />
								{!images[shown.pick.id] && (
									<Line className="tarot-gold-line">
										<path d={arch} pathLength={1} />
									</Line>
								)}
							</button>
						) : pick ? (
							<LandingCard lay={lay} />
						) : (
							<div className="tarot-card" data-empty aria-hidden>
								<Line>
									<rect x="2" y="2" width="196" height="336" rx="10" strokeDasharray="5 6" />
									<path d={arch} />
								</Line>
							</div>
						)}
					</SpreadPlace>
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

/** A drawing in thin lines as large as a card: its edge and its arch where one will lie, gold around the arch of one that has turned. */
function Line({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<svg className={className} viewBox="0 0 200 340" fill="none" aria-hidden focusable="false">
			{children}
		</svg>
	);
}

/** The card's drawing, or the picture that was made of it. Decoration: its name stands beside it. */
export function CardPicture({ id, image }: { id: number; image: string | undefined }) {
	return image ? <img src={image} alt="" width={200} height={340} className="tarot-image" /> : <CardFace id={id} />;
}
